"""What is declared in ``src/github/declared``, as the installed package reports it."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

from ferrohub import _core


@dataclasses.dataclass(frozen=True)
class Field:
    """A field of a class; ``old_key`` is read if the JSON lacks the other one.

    ``promised`` says that GitHub's description requires it, and never makes it null.
    """

    name: str
    key: str
    old_key: str
    type: str
    promised: bool
    doc: str

    @property
    def annotation(self) -> str:
        """The type, with None unless it is promised."""
        return self.type if self.promised or self.type == "Any" or self.type.endswith("None") else f"{self.type} | None"


@dataclasses.dataclass(frozen=True)
class Class:
    """A kind of resource. ``shown`` is its name in its module, ``name`` is unique.

    ``changed`` are the inherited fields that are promised here and not in the parent, or the other way round.
    """

    name: str
    shown: str
    module: str
    parent: str | None
    full: str
    doc: str
    fields: tuple[Field, ...]
    changed: list[str]


@dataclasses.dataclass(frozen=True)
class Parameter:
    """A parameter of an operation.

    ``wire`` is its name in the request, ``choices`` are the only texts that it takes, ``keyword`` says that it is given
    by keyword only, and ``default`` is Python source, None for a required one.
    """

    name: str
    wire: str
    choices: list[str]
    keyword: bool
    type: str
    default: str | None
    rest: bool

    def __str__(self) -> str:
        if self.rest:
            return f"*{self.name}: {self.type}"
        return f"{self.name}: {self.type}" + ("" if self.default is None else f" = {self.default}")


@dataclasses.dataclass(frozen=True)
class Operation:
    """A method of a class, and the request it makes."""

    owner: str
    name: str
    doc: str
    parameters: tuple[Parameter, ...]
    returns: str
    request: str
    id: str
    page: str
    docs: str
    deprecated: str
    on_class: bool

    @property
    def key(self) -> str:
        """The unique name."""
        return f"{self.owner}.{self.name}"

    @property
    def signature(self) -> list[str]:
        """The parameters as written in a stub, with the star before the keyword-only ones."""
        first = [str(found) for found in self.parameters if not found.keyword]
        last = [str(found) for found in self.parameters if found.keyword]
        return [*first, "*", *last] if last else first


@dataclasses.dataclass(frozen=True)
class Chapter:
    """The declarations of one file of ``src/github/declared``."""

    name: str
    title: str
    classes: tuple[Class, ...]
    operations: tuple[Operation, ...]


class Declared:
    """Everything that is declared, by chapter and by class."""

    #: Whether the fields are documented here.
    documents_fields = True

    def __init__(self) -> None:
        self.chapters = [_chapter(entry) for entry in _core.schema()]
        self.classes = {found.name: found for chapter in self.chapters for found in chapter.classes}
        self.chapter_of = {found.name: chapter.name for chapter in self.chapters for found in chapter.classes}
        self._operations = [found for chapter in self.chapters for found in chapter.operations]
        self._operations_of: dict[str, list[Operation]] = {}
        for found in self._operations:
            self._operations_of.setdefault(found.owner, []).append(found)

    def operations(self, owner: str | None = None) -> Iterator[Operation]:
        """The operations of a class without those it inherits, or all."""
        yield from self._operations if owner is None else self._operations_of.get(owner, [])

    def fields(self, name: str | None) -> dict[str, Field]:
        """All fields of a class by name, as it has or inherits them."""
        if not name:
            return {}
        found = self.classes[name]
        inherited = self.fields(found.parent)
        changed = {
            name: dataclasses.replace(inherited[name], promised=not inherited[name].promised) for name in found.changed
        }
        return {**inherited, **changed, **{field.name: field for field in found.fields}}

    def doc(self, field: Field) -> str:
        """The documentation of a field."""
        return field.doc

    @property
    def rest(self) -> str:
        """The type of the operations of a resource whose URL fills in only the first parts of paths."""
        return "RootRest"

    def result(self, returns: str) -> str:
        """The type that a call returns, for the type of its result."""
        return returns

    def lineage(self, name: str | None) -> Iterator[Class]:
        """The class and those it inherits from, nearest first."""
        while name:
            yield self.classes[name]
            name = self.classes[name].parent

    def is_a(self, name: str, other: str) -> bool:
        """Whether one class is the other or extends it."""
        return any(found.name == other for found in self.lineage(name if name in self.classes else None))


def _chapter(entry: dict[str, Any]) -> Chapter:
    classes = tuple(_class(found) for found in entry["classes"])
    return Chapter(entry["name"], entry["doc"], classes, tuple(_operation(found) for found in entry["operations"]))


def _class(entry: dict[str, Any]) -> Class:
    return Class(**{**entry, "fields": tuple(Field(**field) for field in entry["fields"])})


def _operation(entry: dict[str, Any]) -> Operation:
    parameters = tuple(Parameter(**found) for found in entry["parameters"])
    kept = {field.name: entry[field.name] for field in dataclasses.fields(Operation) if field.name in entry}
    return Operation(**{**kept, "owner": entry["class"], "parameters": parameters})
