"""Write down every public name of PyGithub, with its signature, and find those that ``ferrohub.pygithub`` lacks.

Run it where PyGithub, of the version of ``python/ferrohub/pygithub/_api.pyi``, is installed::

    python tools/pygithub_names.py            # write tests/project/pygithub_names.tsv
    python tools/pygithub_names.py --check    # write nothing; exit with 1 if the file differs

A row is a name of a module, or a member of a class: module, class, name, kind, facts. A module or a class
that is a dot is that of the row above. Facts are a signature without annotations, but with defaults, the value of a
constant, or, after ``=``, what a name that a module imports from another one of PyGithub refers to. Left out are names
that begin with an underscore, except ``__init__``, those that a module imports from other packages, and type variables.
"""

from __future__ import annotations

import datetime
import importlib
import inspect
import pathlib
import pkgutil
import re
import sys
import types
import typing
from collections.abc import Callable, Iterator
from typing import Any

import typing_extensions

from github3_names import Name, keep, read as rows_of

ROOT = pathlib.Path(__file__).resolve().parents[1]
SNAPSHOT = ROOT / "tests" / "project" / "pygithub_names.tsv"
PEER, OWN = "github", "ferrohub.pygithub"
#: Names that are there for type checkers, and what ``from __future__`` binds.
FOR_TYPES = frozenset(("TYPE_CHECKING", "annotations"))
EMPTY = inspect.Parameter.empty


def read() -> list[Name]:
    """The rows of the snapshot."""
    return rows_of(SNAPSHOT)


def names() -> list[Name]:
    """Every public name of the installed PyGithub."""
    package = importlib.import_module(PEER)
    modules = [PEER, *(f"{PEER}.{found.name}" for found in pkgutil.iter_modules(package.__path__))]
    return sorted(row for module in modules for row in of_module(importlib.import_module(module)))


def of_module(module: types.ModuleType) -> Iterator[Name]:
    """The names of a module, and the members of the classes that it defines."""
    yield Name(module.__name__, "", "", "module", "")
    for name, value in vars(module).items():
        if name.startswith("_") or name in FOR_TYPES or is_foreign(value):
            continue
        kind, facts = of_global(module.__name__, value)
        yield Name(module.__name__, "", name, kind, facts)
        if kind == "class" and not facts:
            yield from of_class(module.__name__, value)


def is_foreign(value: Any) -> bool:
    """Whether another package has defined a value, or it is a type variable."""
    if isinstance(value, types.ModuleType):
        return not value.__name__.startswith(f"{PEER}.")
    if typing.get_args(value):
        return False
    home = getattr(value, "__module__", PEER)
    return isinstance(value, (typing.TypeVar, typing_extensions.ParamSpec)) or not f"{home}.".startswith(f"{PEER}.")


def of_global(module: str, value: Any) -> tuple[str, str]:
    """The kind of what a name of a module refers to, and the facts."""
    if isinstance(value, types.ModuleType):
        return "module", f"= {value.__name__}"
    for kind, is_kind in (("class", isinstance(value, type)), ("function", inspect.isroutine(value))):
        if is_kind and value.__module__ != module:
            return kind, f"= {value.__module__}.{value.__qualname__}"
        if is_kind:
            return kind, "" if kind == "class" else signature(value)
    return "constant", shown(value)


def of_class(module: str, class_: type) -> Iterator[Name]:
    """The public members that a class defines itself."""
    for name, value in vars(class_).items():
        if not name.startswith("_") or name == "__init__":
            kind, facts = of_member(class_, name, value)
            yield Name(module, class_.__name__, name, kind, facts)
    for name in class_.__annotations__ if hasattr(class_, "__total__") else ():
        yield Name(module, class_.__name__, name, "field", "")


def of_member(class_: type, name: str, value: Any) -> tuple[str, str]:
    """The kind of a member, and the facts."""
    if isinstance(value, type):
        return "class", ""
    if isinstance(value, (staticmethod, classmethod)):
        return type(value).__name__, signature(getattr(class_, name))
    if inspect.isfunction(value):
        return "method", signature(value)
    is_constant = isinstance(value, (str, int, float, type(None)))
    return ("constant", shown(value)) if is_constant else ("property", "")


def signature(value: Any, without: Callable[[inspect.Parameter], bool] = lambda each: False) -> str:
    """A signature without annotations, and without some parameters."""
    found = inspect.signature(value).parameters.values()
    return str(inspect.Signature([plain(each) for each in found if not without(each)]))


def plain(parameter: inspect.Parameter) -> inspect.Parameter:
    """A parameter without its annotation, whose default is a text."""
    default = parameter.default if parameter.default is EMPTY else Shown(parameter.default)
    return parameter.replace(annotation=EMPTY, default=default)


class Shown:
    """A default: its text, that of a time aside, which is when the package was imported."""

    def __init__(self, value: Any) -> None:
        self.text = "..." if isinstance(value, datetime.datetime) else shown(value)

    def __repr__(self) -> str:
        return self.text


def shown(value: Any) -> str:
    """The text of a value, without the name of the package; that a value is a type, in place of it."""
    if typing.get_args(value):
        return "a type"
    return re.sub(r" at 0x\w+", "", repr(value)).replace(OWN, PEER)


def lacks(row: Name) -> str:
    """How ``ferrohub.pygithub`` differs from a row; an empty text if it does not."""
    try:
        found: Any = importlib.import_module(row.module.replace(PEER, OWN, 1))
    except ModuleNotFoundError:
        return "is missing"
    for name in filter(None, (row.class_, row.name)):
        if row.kind == "field" and name == row.name:
            return "" if name in found.__annotations__ else "is missing"
        if not hasattr(found, name):
            return "is missing"
        owner, found = found, getattr(found, name)
    if row.facts.startswith("= "):
        return "" if found is target(row.facts[2:]) else "is another object"
    if row.kind == "class":
        return "" if isinstance(found, type) else "is no class"
    if row.kind in ("method", "staticmethod", "classmethod", "function"):
        return differs(row, owner, found)
    if row.kind == "constant":
        return "" if shown(found) == row.facts else f"is {shown(found)}"
    return f"is a {type(found).__name__}" if callable(found) else ""


def target(path: str) -> Any:
    """The object here for that of a path in PyGithub."""
    module, _, name = path.removeprefix(f"{PEER}.").rpartition(".")
    if not module:
        return importlib.import_module(f"{OWN}.{name}")
    return getattr(importlib.import_module(f"{OWN}.{module}"), name)


def differs(row: Name, owner: Any, found: Any) -> str:
    """How a function differs from a row. It may have further parameters, by name alone, that are optional."""
    if not callable(found):
        return f"is a {type(found).__name__}"

    def is_further(each: inspect.Parameter) -> bool:
        known = re.search(rf"\b{each.name}\b", row.facts)
        return each.kind is each.KEYWORD_ONLY and each.default is not EMPTY and not known

    own = signature(found, is_further)
    if own != row.facts:
        return f"takes {own}"
    if row.kind in ("method", "function"):
        return ""
    static = type(inspect.getattr_static(owner, row.name)).__name__
    return "" if row.kind == static else f"is a {static}"


if __name__ == "__main__":
    sys.exit(keep(SNAPSHOT, __doc__, names))
