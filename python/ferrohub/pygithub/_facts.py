"""The table of facts, ``facts.txt``: read once, and parsed class by class when a class is made."""

from __future__ import annotations

import functools
import json
from typing import NamedTuple


class Method(NamedTuple):
    """A method: its signature as Python writes it, and the words of its plan; of its checks alone if it is by hand."""

    name: str
    signature: str
    decorators: tuple[str, ...]
    lines: tuple[str, ...]
    overload: bool
    by_hand: bool


class Attribute(NamedTuple):
    """An attribute: its type, its JSON key, whether reading it completes the object, and its form without the key."""

    kind: str
    key: str
    completes: bool
    otherwise: str


class Class(NamedTuple):
    """The facts of a class."""

    name: str
    module: str
    bases: tuple[str, ...]
    identity: str
    shown: str
    attributes: dict[str, Attribute]
    methods: tuple[Method, ...]
    by_hand: dict[str, str]
    fields: dict[str, str]
    deprecated: tuple[str, ...]


@functools.cache
def _text() -> str:
    with open(__file__.removesuffix("_facts.py") + "facts.txt", encoding="utf-8") as file:  # noqa: PTH123 - pathlib takes longer
        return file.read()


@functools.cache
def _blocks() -> dict[str, str]:
    """The text of each class, by name."""
    _, *blocks = _text().split("\nclass ")
    return {block[: block.index(" ")]: block for block in blocks}


@functools.cache
def constants() -> dict[str, str | float]:
    """The values of ``Consts``, by name."""
    lines = _text().partition("\nclass ")[0].splitlines()
    pairs = (line[6:].split(" ", 1) for line in lines if line.startswith("const "))
    return {name: json.loads(value) for name, value in pairs}


@functools.cache
def modules() -> dict[str, tuple[str, ...]]:
    """The classes of each module."""
    found: dict[str, list[str]] = {}
    for name, block in _blocks().items():
        found.setdefault(block.split(None, 2)[1], []).append(name)
    return {module: tuple(names) for module, names in found.items()}


@functools.cache
def module_of(name: str) -> str:
    """The module of a class; an empty text for a name that is no class of the table."""
    block = _blocks().get(name)
    return block.split(None, 2)[1] if block else ""


def class_(name: str) -> Class:
    """The facts of a class."""
    head, *lines = _blocks()[name].splitlines()
    _, module, *bases = head.split()
    words = {"identity": "", "repr": "", "deprecated": ""}
    attributes: dict[str, Attribute] = {}
    methods: list[Method] = []
    by_hand: dict[str, str] = {}
    fields: dict[str, str] = {}
    for line in lines:
        word, _, rest = line[1:].partition(" ")
        if line.startswith("  "):
            last = methods[-1]
            methods[-1] = last._replace(lines=(*last.lines, line[2:]))
        elif word.startswith("."):
            attributes[word[1:]] = _attribute(word[1:], rest)
        elif word in words:
            words[word] = rest
        elif "(" in rest and word in ("def", "hand", "overload") and " __init__ " not in line:
            methods.append(_method(word, rest))
        elif word == "field":
            field, _, type_ = rest.partition(" ")
            fields[field] = type_
        elif word == "hand":
            by_hand[rest] = rest
    deprecated = tuple(words["deprecated"].split())
    shown = (words["identity"], words["repr"])
    return Class(name, module, tuple(bases), *shown, attributes, tuple(methods), by_hand, fields, deprecated)


def _attribute(name: str, words: str) -> Attribute:
    """``-str = access_token else number``."""
    words, _, otherwise = words.partition(" else ")
    kind, _, key = words.partition(" = ")
    is_by_hand = kind.removeprefix("-") == "hand"
    return Attribute(kind.removeprefix("-"), key or name, not kind.startswith("-"), "hand" if is_by_hand else otherwise)


def _method(word: str, text: str) -> Method:
    """``merge(cls, name: str) -> None @classmethod``."""
    text, *decorators = text.split(" @")
    name, _, signature = text.partition("(")
    return Method(name, "(" + signature, tuple(decorators), (), word == "overload", word == "hand")
