"""What ``ferrohub migrate`` has to know of a package, and what it says of a use of it."""

from __future__ import annotations

import ast
import dataclasses
from typing import Any, Protocol

from ferrohub._migration.types import Type, Types


@dataclasses.dataclass
class Finding:
    """A use of a package, and what it is in ferrohub."""

    path: str
    line: int
    column: int
    package: str
    #: The use, such as ``Repository.get_issues``.
    uses: str
    #: What to use, such as ``Repository.issues``; empty if there is nothing.
    here: str = ""
    #: ``same``, ``renamed``, ``differs``, ``none``, or ``unknown`` where the class is not known.
    outcome: str = "same"
    #: What differs: pairs of a kind (name, pages, parameter, type, request, note) and a sentence.
    differences: list[tuple[str, str]] = dataclasses.field(default_factory=list)

    def as_dict(self) -> dict[str, Any]:
        """The finding as JSON has it."""
        found = dataclasses.asdict(self)
        found["differences"] = [{"kind": kind, "text": text} for kind, text in self.differences]
        return found

    def differs(self, kind: str, text: str) -> None:
        """Add a difference."""
        if (kind, text) not in self.differences:
            self.differences.append((kind, text))

    def settle(self) -> None:
        """Set the outcome by what has been found."""
        if self.outcome in ("none", "unknown"):
            return
        if any(kind not in ("name", "pages") for kind, _ in self.differences):
            self.outcome = "differs"
        else:
            self.outcome = "renamed" if self.differences else "same"


class Peer(Protocol):
    """A package whose uses are listed."""

    #: The name that is printed.
    @property
    def title(self) -> str: ...
    #: The key of its types.
    @property
    def key(self) -> str: ...
    #: The modules that provide it.
    @property
    def modules(self) -> tuple[str, ...]: ...

    def export(self, module: str, name: str) -> Types:
        """What a module of the package has under a name. The module is without the name of the package."""

    def read(self, owner: Type, name: str) -> Types | None:
        """What an attribute of an object is: a method is one that can be called. None for no such name."""

    def result(self, function: Type, call: ast.Call) -> Types:
        """What a call of a class, function or method returns."""

    def describe(self, finding: Finding, owner: Type, name: str, call: ast.Call | None) -> None:
        """Complete a finding for the use of an attribute or method of an object."""

    def describe_export(self, finding: Finding, found: Type, call: ast.Call | None) -> None:
        """Complete a finding for the use of a class or function."""

    def guess(self, name: str) -> str:
        """What a method is in ferrohub, whatever its class; empty if that depends on the class."""


def arguments(call: ast.Call, names: list[str], rest: str = "") -> list[tuple[str, int | None]]:
    """The parameters that a call passes: name and position, None by keyword.

    :param call: the call
    :param names: names of the parameters, in their order
    :param rest: name of the parameter that takes further positional arguments
    """
    found: list[tuple[str, int | None]] = []
    for position, value in enumerate(call.args):
        if isinstance(value, ast.Starred):
            break
        if position < len(names):
            found.append((names[position], position))
        elif rest:
            found.append((rest, position))
            break
    return [*found, *((each.arg, None) for each in call.keywords if each.arg)]
