"""What GitHub's description says of each operation, as the built module reports it."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from typing import Any

from ferrohub import _core
from generator import bound

#: Types of mappings: the key, the type and whether it is required of each member, by the name of the mapping.
Mappings = dict[str, list[tuple[str, str, bool]]]
#: The arguments of every call in the stubs, which have it thousands of times.
CALL = "_Call"
#: Parameters that every operation has, which `CallOptions` describes.
COMMON = ("extra", "headers", "timeout")
#: Parameters that one of the two forms of a download lacks.
OF_DOWNLOADS = ("to", "progress")
#: Types that many parts of paths have.
PARTS = {
    "str | GitHubCore": "_Str",
    "int | GitHubCore": "_Int",
    'Literal["npm", "maven", "rubygems", "docker", "nuget", "container"]': "_PackageType",
}
#: A name outside of string literals.
NAME = re.compile(r'"(?:\\.|[^"\\])*"|\b[A-Za-z_]\w*\b')


@dataclasses.dataclass(frozen=True)
class Parameter:
    """A parameter of an operation; ``positional`` ones can be passed by position."""

    name: str
    type: str
    required: bool
    positional: bool

    def __str__(self) -> str:
        type_ = PARTS.get(self.type, self.type) if self.positional else self.type
        return f"{self.name}: {type_}" + ("" if self.required else "=...")


@dataclasses.dataclass(frozen=True)
class Operation:
    """An operation as GitHub describes it."""

    id: str
    name: str
    request: str
    docs: str
    hosts: list[str]
    deprecated: bool
    parameters: tuple[Parameter, ...]
    returns: str
    awaited: str
    downloads: bool
    doc: str
    #: The type of the arguments that are given by keyword: one mapping for all forms of the operation, and for all
    #: operations of a module that take the same.
    keywords: str = CALL

    @property
    def path(self) -> list[Parameter]:
        """The parts of the path."""
        return [each for each in self.parameters if each.positional]

    @property
    def root(self) -> int:
        """Number of parts of the path that a repository, an organization, an enterprise or a user fills in."""
        names = tuple(each.name for each in self.path)
        return next((len(root) for root in bound.ROOTS if names[: len(root)] == root), 0)

    @property
    def options(self) -> list[Parameter]:
        """What is given by keyword, apart from what every operation takes."""
        return [each for each in self.parameters if not each.positional and each.name not in COMMON]

    @property
    def members(self) -> str:
        """The members of the type of the arguments that are given by keyword; empty if it has none of its own."""
        if self.downloads:
            return ""
        typed = ((each.name, f"Required[{each.type}]" if each.required else each.type) for each in self.options)
        return "\n".join(f"    {name}: {type_}" for name, type_ in typed)

    def signature(self, to: bool, filled: int, rest: bool) -> list[str]:
        """The parameters as a stub has them: with ``to`` for a download into a file, with those parts of the path by
        keyword that a resource has ``filled``, and the ``rest`` of the path required or not.
        """
        left = [dataclasses.replace(each, required=each.required and rest) for each in self.path[filled:]]
        named = [dataclasses.replace(each, required=False) for each in self.path[:filled]]
        if self.downloads:  # Type checkers do not look into a mapping of arguments where there are overloads.
            given = [each for each in self.parameters if not each.positional and (to or each.name not in OF_DOWNLOADS)]
            named = [*(dataclasses.replace(each, required=each.name == "to") for each in given), *named]
        options = [] if self.downloads else [f"**options: _U[{self.keywords}]"]
        return ["self", *map(str, left), *(["*", *map(str, named)] if named else []), *options]


@dataclasses.dataclass(frozen=True)
class Tag:
    """A tag of the description, with the mappings that its operations take."""

    name: str
    operations: tuple[Operation, ...]
    mappings: list[tuple[str, list[tuple[str, str, bool]]]]

    @property
    def keywords(self) -> dict[str, str]:
        """The types of arguments that are given by keyword: the members of each by its name."""
        return {each.keywords: each.members for each in self.operations if each.members}

    @property
    def module(self) -> str:
        """The name of its module."""
        return self.name.replace("-", "_")

    @property
    def type(self) -> str:
        """The name of its type."""
        return "".join(part[:1].upper() + part[1:] for part in self.name.split("-"))


class Described:
    """Everything that is described, as the installed package reports it."""

    def __init__(self) -> None:
        tags, self.models, self.parents = _core._rest_described()
        self.tags = [_tag(entry) for entry in tags]


def _tag(entry: dict[str, Any]) -> Tag:
    mappings, names = _shared(dict(entry["mappings"]))
    operations = tuple(_with_keywords([_operation(found, names) for found in entry["operations"]]))
    return Tag(entry["name"], operations, [*mappings.items()])


def _shared(mappings: Mappings) -> tuple[Mappings, dict[str, str]]:
    """The mappings but for those that have the same members as an earlier one, and the new name of each of those."""
    names: dict[str, str] = {}
    while True:
        first: dict[str, str] = {}
        same = {name: first.setdefault(repr(members), name) for name, members in mappings.items()}
        renamed = {name: earlier for name, earlier in same.items() if name != earlier}
        if not renamed:
            return mappings, names
        names = {name: renamed.get(earlier, earlier) for name, earlier in names.items()} | renamed
        mappings = {
            name: [(key, _renamed(type_, renamed), required) for key, type_, required in members]
            for name, members in mappings.items()
            if name not in renamed
        }


def _renamed(type_: str, names: dict[str, str]) -> str:
    return NAME.sub(lambda found: names.get(found[0], found[0]), type_)


def _operation(entry: dict[str, Any], names: dict[str, str]) -> Operation:
    found = (Parameter(*each) for each in entry["parameters"])
    parameters = tuple(dataclasses.replace(each, type=_renamed(each.type, names)) for each in found)
    return Operation(**{**entry, "parameters": parameters})


#: Members of many types of arguments, which therefore share one.
PAGED = "    page: int\n    per_page: int"


def _with_keywords(operations: list[Operation]) -> Iterator[Operation]:
    """The operations with the names of the types of their arguments, after the first argument that is required."""
    names = {"": CALL, PAGED: "_Paged"}
    for each in operations:
        if each.members not in names:
            first = min(each.options, key=lambda option: not option.required)
            camel = "".join(part[:1].upper() + part[1:] for part in first.name.split("_"))
            name = f"_With{camel}{'Etc' if len(each.options) > 1 else ''}"
            same = sum(re.fullmatch(rf"{name}\d*", other) is not None for other in names.values())
            names[each.members] = f"{name}{same + 1}" if same else name
        yield dataclasses.replace(each, keywords=names[each.members])
