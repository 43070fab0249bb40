"""Write down every name that can be reached in github3.py, with its signature.

Run it where github3.py 4.0.1 is installed::

    python tools/github3_names.py            # write tests/project/github3_names.tsv
    python tools/github3_names.py --check    # write nothing; exit with 1 if the file differs

A row is a name of a module, or a member of a class: module, class, name, kind, facts. A class has the members that it
defines itself, and a row of the kind ``base`` for each class of github3.py that it extends; members of other bases,
such as ``requests.Session``, are listed as its own. A module or a class that is a dot is that of the row above. Facts
are a signature without annotations, the value of a constant, or, after ``=``, what an imported name refers to. Names of
members that begin with two underscores are left out.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import importlib.metadata
import importlib.util
import inspect
import pathlib
import pkgutil
import sys
import types
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

ROOT = pathlib.Path(__file__).resolve().parents[1]
SNAPSHOT = ROOT / "tests" / "project" / "github3_names.tsv"
PEER = "github3"
VERSION = "4.0.1"
#: Names that Python itself puts into a module.
MACHINERY = set(vars(types.ModuleType("m"))) | {"__annotations__", "__builtins__", "__cached__", "__file__", "__path__"}
#: Bases whose members every class, exception, generic or file has, and what the first of them adds to a class.
PLAIN = {"_io", "abc", "builtins", "collections", "typing"}
ADDED = {"_abc_impl"}
#: A module or a class that is the same as in the row above.
AS_ABOVE = "."


class Name(NamedTuple):
    """A row of the snapshot."""

    module: str
    class_: str
    name: str
    kind: str
    facts: str


def read(path: pathlib.Path = SNAPSHOT) -> list[Name]:
    """The rows of the snapshot."""
    found: list[Name] = []
    module = class_ = ""
    for line in path.read_text().splitlines()[1:]:
        first, second, *facts = line.split("\t")
        module = module if first == AS_ABOVE else first
        class_ = class_ if second == AS_ABOVE else second
        found.append(Name(module, class_, *facts))
    return found


def names() -> list[Name]:
    """Every name that can be reached in the installed github3.py."""
    package = importlib.import_module(PEER)
    modules = [PEER, *(found.name for found in pkgutil.walk_packages(package.__path__, f"{PEER}."))]
    return sorted({row for module in modules for row in of_module(importlib.import_module(module))})


def of_module(module: types.ModuleType) -> Iterator[Name]:
    """The names of a module, and the members of the classes that it defines."""
    yield Name(module.__name__, "", "", "module", "")
    for name, value in vars(module).items():
        if name in MACHINERY:
            continue
        yield Name(module.__name__, "", name, *of_global(module.__name__, value))
        if isinstance(value, type) and value.__module__ == module.__name__:
            yield from of_class(value)


def of_global(module: str, value: Any) -> tuple[str, str]:
    """The kind of what a name of a module refers to, and the facts."""
    if isinstance(value, types.ModuleType):
        return "module", f"= {value.__name__}"
    for kind, is_kind in (("class", isinstance(value, type)), ("function", inspect.isroutine(value))):
        if is_kind and value.__module__ != module:
            return kind, f"= {value.__module__}.{value.__qualname__}"
        if is_kind:
            return kind, signature(value)
    return "constant", shown(value)


def of_class(class_: type) -> Iterator[Name]:
    """The bases and the members of a class."""

    def row(name: str, kind: str, facts: str = "") -> Name:
        return Name(class_.__module__, class_.__qualname__, name, kind, facts)

    for base in class_.__bases__:
        if is_peers(base):
            yield row(f"{base.__module__}.{base.__qualname__}", "base")
    found: dict[str, tuple[str, str]] = dict.fromkeys(assigned(class_), ("attribute", ""))
    for owner in reversed([class_, *foreign(class_)]):
        found |= dict.fromkeys(getattr(owner, "__attrs__", ()), ("attribute", "")) if owner is not class_ else {}
        found |= {name: of_member(value) for name, value in vars(owner).items()}
    public = (name for name in found if not name.startswith("__") and name not in ADDED)
    yield from (row(name, *found[name]) for name in public)


def foreign(class_: type) -> list[type]:
    """The classes of other packages whose members a class has, and those that it extends in github3.py do not."""
    others = [base for base in class_.__mro__ if not is_peers(base) and base.__module__.split(".")[0] not in PLAIN]
    inherited = {base for parent in class_.__bases__ if is_peers(parent) for base in parent.__mro__}
    return [base for base in others if base not in inherited]


def is_peers(class_: type) -> bool:
    """Whether a class is one of github3.py."""
    return class_.__module__.split(".")[0] == PEER


def of_member(value: Any) -> tuple[str, str]:
    """The kind of a member, and the facts."""
    if isinstance(value, staticmethod):
        return "method", signature(value.__func__)
    if isinstance(value, classmethod):
        return "method", signature(value.__func__, bound=True)
    if inspect.isroutine(value):
        return "method", signature(value)
    if isinstance(value, property):
        return "property", ""
    return "constant", shown(value)


def assigned(class_: type) -> Iterator[str]:
    """The attributes that a class annotates, and those that its methods assign to an instance."""
    yield from inspect.get_annotations(class_)
    module = inspect.getsource(sys.modules[class_.__module__])
    for node in ast.walk(ast.parse(module)):
        if isinstance(node, ast.ClassDef) and node.name == class_.__name__:
            yield from set_on_self(node)


def set_on_self(tree: ast.AST) -> Iterator[str]:
    """The attributes of ``self`` that are assigned, also those whose name a function of a method passes to setattr."""
    nodes = list(ast.walk(tree))
    setters = {node.name for node in nodes if isinstance(node, ast.FunctionDef) and calls(node, "setattr")}
    for node in nodes:
        match node:
            case ast.Attribute(value=ast.Name(id="self"), attr=name, ctx=ast.Store()):
                yield name
            case ast.Call(func=ast.Name(id=function), args=[ast.Constant(value=str(name)), *_]) if function in setters:
                yield name


def calls(function: ast.FunctionDef, name: str) -> bool:
    """Whether a function calls the one of this name."""
    called = (node.func for node in ast.walk(function) if isinstance(node, ast.Call))
    return any(isinstance(each, ast.Name) and each.id == name for each in called)


def signature(value: Any, *, bound: bool = False) -> str:
    """A signature without annotations; ``...`` is a default without a literal, ``(...)`` an unknown signature."""
    try:
        found = inspect.signature(value)
    except (TypeError, ValueError):
        return "(...)"
    plain = [
        parameter.replace(annotation=inspect.Parameter.empty, default=literal(parameter.default))
        for parameter in found.parameters.values()
    ]
    return str(inspect.Signature(plain[bound:]))


def literal(value: Any) -> Any:
    """The value if its text is that of a literal, the ellipsis otherwise."""
    if value is inspect.Parameter.empty:
        return value
    try:
        ast.literal_eval(repr(value))
    except (SyntaxError, ValueError):
        return ...
    return Shown(repr(value).replace("Ellipsis", "..."))


class Shown(str):
    """A text that is its own repr."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


def shown(value: Any) -> str:
    """The value of a constant that is a literal, the class that it is, or the name of its type."""
    if isinstance(value, frozenset):
        return f"frozenset({sorted(value)})"
    if isinstance(value, type):
        return f"= {value.__module__}.{value.__qualname__}"
    return f"a {type(value).__name__}" if literal(value) is ... else repr(value)


def text(rows: Iterable[Name]) -> str:
    """The snapshot as text."""
    lines, above = [], Name("", "", "", "", "")
    for row in [Name("module", "class", "name", "kind", "facts"), *rows]:
        places = [AS_ABOVE if one and one == other else one for one, other in zip(row[:2], above[:2], strict=True)]
        lines.append("\t".join([*places, *row[2:]]) + "\n")
        above = row
    return "".join(lines)


def keep(snapshot: pathlib.Path, description: str | None, names: Callable[[], Iterable[Name]]) -> int:
    """Run the command of a tool that keeps a snapshot: write it, or compare it with what is installed.

    :param snapshot: the file
    :param description: the docstring of the tool
    :param names: reads the rows
    """
    parser = argparse.ArgumentParser(description=(description or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if the file is out of date")
    check = parser.parse_args().check
    found = text(names())
    if check:
        return int(not snapshot.is_file() or snapshot.read_text() != found)
    snapshot.write_text(found)
    return 0


def installed_names() -> list[Name]:
    """The names, if the installed github3.py is of the snapshot's version."""
    installed = importlib.metadata.version("github3.py")
    if installed != VERSION:
        raise SystemExit(f"the snapshot is that of github3.py {VERSION}, and {installed} is installed")
    return names()


if __name__ == "__main__":
    sys.exit(keep(SNAPSHOT, __doc__, installed_names))
