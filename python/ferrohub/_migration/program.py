"""The modules of a program, and what is known of their functions and classes."""

from __future__ import annotations

import ast
import dataclasses
import pathlib
from collections.abc import Iterable, Iterator

from ferrohub._migration.types import NOTHING, Types, union

Function = ast.FunctionDef | ast.AsyncFunctionDef
#: Folders that hold no code of the program.
_OTHERS = frozenset(("__pycache__", "node_modules", "site-packages", "venv"))


@dataclasses.dataclass
class Module:
    """A module of the program."""

    path: str
    name: str
    tree: ast.Module
    #: The types of its global names.
    names: dict[str, Types] = dataclasses.field(default_factory=dict)
    functions: dict[str, Function] = dataclasses.field(default_factory=dict)
    classes: dict[str, ast.ClassDef] = dataclasses.field(default_factory=dict)


class Program:
    """All modules, and the types that were found so far. They are read several times, until nothing is new."""

    def __init__(self, modules: Iterable[Module]) -> None:
        self.modules = {module.name: module for module in modules}
        #: Types of parameters, results, and attributes of objects of the program, by ``module:name``.
        self.parameters: dict[tuple[str, str], Types] = {}
        self.results: dict[str, Types] = {}
        self.fields: dict[tuple[str, str], Types] = {}
        self.bases: dict[str, Types] = {}

    def module(self, name: str, package: str = "", level: int = 0) -> Module | None:
        """The module that an import names: the one whose name ends with this."""
        if level:
            above = package.split(".")[:-level]
            return self.modules.get(".".join([*above, *filter(None, name.split("."))]))
        found = self.modules.get(name)
        ending = [other for own, other in self.modules.items() if name and own.endswith(f".{name}")]
        return found or (ending[0] if len(ending) == 1 else None)

    def known(self) -> int:
        """How much is known, to notice when nothing is new."""
        tables = (self.parameters, self.results, self.fields)
        return sum(len(types) for table in tables for types in table.values()) + sum(
            len(types) for module in self.modules.values() for types in module.names.values()
        )

    def add(self, table: dict[str, Types] | dict[tuple[str, str], Types], name: object, types: Types) -> None:
        """Add types to what is known of a name."""
        if types:
            table[name] = union(table.get(name, NOTHING), types)  # type: ignore[index,call-overload]


def load(paths: Iterable[str]) -> tuple[Program, dict[str, str]]:
    """The program of some files and folders, and why files could not be read, by path.

    :raises ValueError: a path does not exist, or none has a file of Python
    """
    modules, failed = [], {}
    for root, path in files(paths):
        try:
            tree = ast.parse(path.read_bytes(), str(path))
        except (SyntaxError, ValueError) as error:
            failed[str(path)] = f"{type(error).__name__}: {error}"
            continue
        parts = path.relative_to(root).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" and len(parts) > 1 else parts)
        modules.append(Module(str(path), name, tree))
    if not (modules or failed):
        raise ValueError("no file of Python is there")
    return Program(modules), failed


def files(paths: Iterable[str]) -> Iterator[tuple[pathlib.Path, pathlib.Path]]:
    """The files of Python in folders, and files that are named, each with the folder that its imports begin at."""
    for each in map(pathlib.Path, paths):
        if each.is_dir():
            for path in sorted(each.rglob("*.py")):
                inner = path.relative_to(each).parts[:-1]
                if not any(part in _OTHERS or part.startswith(".") for part in inner):
                    yield each, path
        elif each.exists():
            yield each.parent, each
        else:
            raise ValueError(f"{each} does not exist")
