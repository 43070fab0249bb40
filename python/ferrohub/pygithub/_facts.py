"""The table of facts, ``_api.pyi``: read once, and parsed class by class when a class is made.

It is a stub, for type checkers, whose comments are the facts that a stub has no words for. What follows from the
signature of a method is left out; ``whole`` adds it.
"""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Collection, Iterator
from typing import NamedTuple


class Method(NamedTuple):
    """A method: its signature as Python writes it, and the lines of its plan; of its checks alone if it is by hand."""

    name: str
    signature: str
    decorators: tuple[str, ...]
    lines: tuple[str, ...]
    overload: bool
    by_hand: bool

    @property
    def plan(self) -> list[str]:
        """The lines, with what follows from the signature."""
        return whole(self.signature, self.lines)


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
    with open(__file__.removesuffix("_facts.py") + "_api.pyi", encoding="utf-8") as file:  # noqa: PTH123 - pathlib takes longer
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


VERBS = ("GET", "POST", "PUT", "PATCH", "DELETE")
#: The words of results. Of the first ones, a class is made.
OF_CLASS = ("one", "list", "pages", "at")
RESULTS = (*OF_CLASS, "status", "data", "use", "complete", "none", "call", "constant", "self")
_OPENING, _CLOSING = "([{", ")]}"


def split(words: str) -> Iterator[str]:
    """The parts between commas, those in brackets and quotes aside."""
    depth, start, quoted = 0, 0, ""
    for place, letter in enumerate(words):
        if quoted:
            quoted = "" if letter == quoted else quoted
        elif letter in "'\"`":
            quoted = letter
        elif letter in _OPENING or letter in _CLOSING:
            depth += 1 if letter in _OPENING else -1
        elif letter == "," and depth == 0:
            yield words[start:place]
            start = place + 2
    yield words[start:]


def parameters(signature: str) -> dict[str, str]:
    """The parameters of a signature but for the object, each as Python writes it, by their names."""
    _, *found = split(signature.rpartition("->")[0][1:-1])
    return {re.findall(r"\w+", each)[0]: each for each in found if each != "*"}


def by_annotation(parameter: str) -> str:
    """The check that follows from an annotation: ``optional list str`` is that of ``Opt[list[str]]``."""
    words = parameter.partition(": ")[2].partition("=")[0].replace(" | ", "|").replace("dict[str, Any]", "dict")
    words = "optional " + words.replace("Opt[", "") if "Opt[" in words else words
    words = words.replace("list[", "list ").replace("]", "")
    return f"each {words}" if parameter.startswith("*") else words


def by_result(signature: str) -> tuple[str, str]:
    """The word and the class of the result that follows from a signature, as far as one does."""
    returned = signature.rpartition("->")[2]
    word = {"PaginatedList": "pages", "list": "list"}.get(returned.partition("[")[0], "one")
    class_ = re.findall(r"\w+", returned.removesuffix(" | None"))[-1]
    return word, class_ if class_[0].isupper() and returned != "None" else ""


def members(signature: str, url: str, words: str) -> str:
    """The members of a query or a body: those of the table, then the parameters that they and the URL leave.

    :param signature: the signature
    :param url: the template of the URL
    :param words: the members of the table; behind ``only``, they are all
    """
    if words.partition(" ")[0] in ("only", "=", "{}"):
        return words.removeprefix("only").lstrip()
    known = parameters(signature)
    rows = []
    for row in split(words) if words else ():
        name, converted, _ = row.partition("|")
        if converted and name in known:
            row = f"{name}={row}" + (f" if {name}" if known[name].endswith("=NotSet") else "")
        rows.append(row)
    used = {*re.findall(r"{(\w+)", url), *re.findall(r"(?<![\w|(.:])\w+", words)}
    return ", ".join([*rows, *(f"?{name}" for name in known if name not in used)])


def _checks(signature: str, lines: Collection[str]) -> Iterator[str]:
    """The checks that follow from annotations, but for parameters with another check and those that are unchecked."""
    known = parameters(signature)
    others = {line[6:].partition(":")[0] for line in lines if line.startswith("check ")}
    for line in lines:
        if line.startswith("unchecked"):
            others.update(line.split()[1:] or known)
    found = {name: by_annotation(each) for name, each in known.items() if name not in others}
    return (f"check {name}: {words}" for name, words in found.items() if words)


def whole(signature: str, lines: Collection[str]) -> list[str]:
    """The lines of a method with what follows from its signature: checks, members of a query or a body, and the result.

    :param signature: the signature
    :param lines: the lines of the table
    """
    found = [*_checks(signature, lines)]
    words = [line.partition(" ")[0] for line in lines]
    verb, url = next((line.split(" ")[:2] for line in lines if line.partition(" ")[0] in VERBS), ("", ""))
    sent = "query" if verb == "GET" else "body"
    result, class_ = by_result(signature)
    for line in lines:
        word, _, rest = line.partition(" ")
        if word in OF_CLASS and not rest[:1].isupper():
            found.append(f"{word} {class_} {rest}".rstrip())
        elif word not in ("unchecked", sent):
            found.append(line)
        if word == sent or (word == verb and sent not in words):
            implied = members(signature, url, rest if word == sent else "")
            found += [f"{sent} {implied}"] if implied else []
    if verb and class_ and not any(word in RESULTS for word in words):
        found.append(f"{result} {class_}")
    return found
