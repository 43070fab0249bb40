"""The rows of ``specification.tsv``: a name of the specification, and ferrohub's operation for it."""

from __future__ import annotations

import dataclasses
import functools
import inspect
import pathlib
import pkgutil

from ferrohub import _core
from generator.declared import Declared, Operation

FILE = pathlib.Path(__file__).resolve().parents[2] / "docs" / "specification.tsv"


@dataclasses.dataclass(frozen=True)
class Row:
    """A name of the specification, and that of an operation ("Class.name") or a module's member ("ferrohub.name")."""

    name: str
    operation: str

    def declared(self, declared: Declared) -> Operation | None:
        """The declared operation, that of the client for a function of the module."""
        key = self.operation
        if key.startswith("ferrohub."):
            key = key.replace("ferrohub", "Client")
        return operations(declared).get(key)

    def exists(self, declared: Declared) -> bool:
        """Whether the operation, handwritten method, function or class exists."""
        owner, _, name = self.operation.rpartition(".")
        if owner.partition(".")[0] == "ferrohub":
            return _is_found(self.operation)
        return self.operation in operations(declared) or (owner not in declared.classes and _is_method(owner, name))

    def is_class(self) -> bool:
        """Whether the row is a class."""
        return self.operation.rpartition(".")[2][0].isupper()


@functools.cache
def rows() -> list[Row]:
    """The rows in the order of the file, without its heading."""
    lines = FILE.read_text().splitlines()[1:]
    return [Row(*line.split("\t")) for line in lines]


@functools.cache
def operations(declared: Declared) -> dict[str, Operation]:
    """Every declared operation, by its key."""
    return {found.key: found for found in declared.operations()}


def _is_found(path: str) -> bool:
    try:
        return not inspect.ismodule(pkgutil.resolve_name(path))
    except (ImportError, AttributeError):
        return False


def _is_method(owner: str, name: str) -> bool:
    return name in vars(getattr(_core, owner, object))
