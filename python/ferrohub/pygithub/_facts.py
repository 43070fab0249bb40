"""The table of facts, ``_objects.pyi``: read once, and parsed class by class when a class is made.

It is a stub, for type checkers, whose comments are the facts that a stub has no words for.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Collection
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
    with open(__file__.removesuffix("_facts.py") + "_objects.pyi", encoding="utf-8") as file:  # noqa: PTH123 - pathlib takes longer
        return file.read()


@functools.cache
def _blocks() -> dict[str, str]:
    """The text of each class, by name."""
    _, *blocks = _text().split("\nclass ")
    return {block[: min(block.index(":"), block.find("(") % len(block))]: block for block in blocks}


@functools.cache
def constants() -> dict[str, str | float]:
    """The values of ``Consts``, by name."""
    lines = _text().partition("\nclass ")[0].splitlines()
    pairs = (line[7:].split(" ", 1) for line in lines if line.startswith("#const "))
    return {name: json.loads(value) for name, value in pairs}


@functools.cache
def modules() -> dict[str, tuple[str, ...]]:
    """The classes of each module."""
    found: dict[str, list[str]] = {}
    for name in _blocks():
        found.setdefault(module_of(name), []).append(name)
    return {module: tuple(names) for module, names in found.items()}


@functools.cache
def module_of(name: str) -> str:
    """The module of a class; an empty text for a name that is no class of the table."""
    block = _blocks().get(name)
    return (block.partition("\n")[0].partition("#")[2] or name) if block else ""


def usual(type_: str, bases: Collection[str]) -> str:
    """The words of most attributes of a type: ``-[str]`` for lists of texts of objects that are always whole.

    :param type_: the type
    :param bases: the bases of the class
    """
    completes = "" if "NonCompletableGithubObject" not in bases else "-"
    return completes + _kind(type_)


def _kind(type_: str) -> str:
    if type_.startswith("list["):
        return f"[{_kind(type_[5:-1])}]"
    return {"dict[str, Any]": "dict", "Decimal": "decimal"}.get(type_, type_)


@functools.cache
def class_(name: str) -> Class:
    """The facts of a class."""
    head, *lines = _blocks()[name].splitlines()
    found = _Reader(tuple(filter(None, head.partition("(")[2].partition(")")[0].split(", "))))
    for line in lines:
        found.read(line[1:])
    return Class(
        name,
        module_of(name),
        found.bases,
        found.words.get("identity", ""),
        found.words.get("repr", ""),
        found.attributes,
        tuple(found.methods),
        found.by_hand,
        found.fields,
        tuple(found.deprecated),
    )


class _Reader:
    """Reads the lines of a class."""

    def __init__(self, bases: tuple[str, ...]) -> None:
        self.bases = bases
        self.words: dict[str, str] = {}
        self.attributes: dict[str, Attribute] = {}
        self.methods: list[Method] = []
        self.by_hand: dict[str, str] = {}
        self.fields: dict[str, str] = {}
        self.deprecated: list[str] = []
        self._marks: list[str] = []

    def read(self, line: str) -> None:
        """Read a line: a decorator, a function, a remark, or a field."""
        if line.endswith("#ours"):
            self._marks = []
        elif line.startswith("@"):
            self._marks.append(line[1:])
        elif line.startswith(("def ", "#def ")):
            declared, _, remark = line.partition(":...")
            name, _, rest = declared.partition("def ")[2].partition("(")
            self._function(name, "(" + rest, remark[1:])
        elif line.startswith("#") and self.methods:
            last = self.methods[-1]
            self.methods[-1] = last._replace(lines=(*last.lines, line[1:]))
        elif line.startswith("#"):
            word, _, self.words[word] = line[1:].partition(" ")
        elif ": " in line:
            field, _, self.fields[field] = line.partition(": ")

    def _function(self, name: str, signature: str, remark: str) -> None:
        marks, self._marks = self._marks, []
        if any(mark.startswith("deprecated(") for mark in marks):
            self.deprecated.append(name)
        if "property" in marks:
            self._property(name, signature.partition("->")[2], remark)
        elif name != "__init__":
            decorators = ("staticmethod",) if "staticmethod" in marks else ()
            self.methods.append(Method(name, signature, decorators, (), "overload" in marks, remark == "hand"))

    def _property(self, name: str, type_: str, remark: str) -> None:
        word, _, words = remark.partition(" ")
        if word == "property":
            self.by_hand[name] = type_
            if not words:
                return
        else:
            words = remark if word else usual(type_, self.bases) + remark
        self.attributes[name] = attribute(name, words)


def attribute(name: str, words: str) -> Attribute:
    """An attribute of words such as ``-str = access_token else number``.

    :param name: its name
    :param words: the words
    """
    words, _, otherwise = words.partition(" else ")
    kind, _, key = words.partition(" = ")
    is_by_hand = kind.removeprefix("-") == "hand"
    return Attribute(kind.removeprefix("-"), key or name, not kind.startswith("-"), "hand" if is_by_hand else otherwise)
