"""Names of the modules of ``ferrohub.github3``, resolved on first use: an import of the package makes no class."""

from __future__ import annotations

import ast
import importlib
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

PACKAGE = "ferrohub.github3"
#: Modules with classes written by hand; the classes of all others are made by the extension module.
BY_HAND = ("models", "structs", "session", "exceptions", "github", "decorators")
#: Classes of other packages for which ferrohub has its own.
OWN = {"uritemplate.template.URITemplate": "URITemplate"}


def names(module: str) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """The functions ``__getattr__`` and ``__dir__`` of a module.

    :param module: the name of the module
    :returns: the functions
    """

    def found(name: str) -> Any:
        target = _table(module).get(name)
        if target is None:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        value = resolve(target, module, name)
        setattr(sys.modules[module], name, value)
        return value

    def listed() -> list[str]:
        return sorted(vars(sys.modules[module]).keys() | _table(module).keys())

    return found, listed


def public(module: str) -> list[str]:
    """The public names of a module, which ``from module import *`` imports."""
    return sorted(name for name in _table(module) if not name.startswith("_"))


def resolve(target: str, module: str, name: str) -> Any:
    """What a name stands for.

    :param target: its kind and origin, as in ``_facts.MODULES``
    :param module: the module that it is in
    :param name: the name
    """
    kind, _, what = target.partition(" ")
    if kind == "value":
        return ast.literal_eval(what)
    if kind == "module":
        try:
            return importlib.import_module(_ours(what))
        except ModuleNotFoundError as error:
            raise AttributeError(f"module {module!r} has {name!r} only if {what} is installed") from error
    if kind == "object":
        return _functions(module, name)
    origin, _, own = what.rpartition(".")
    if what in OWN:
        return getattr(importlib.import_module("ferrohub._core"), OWN[what])
    if origin.split(".")[0] != "github3":
        return getattr(resolve(f"module {origin}", module, name), own)
    if kind == "class" and origin.removeprefix("github3.") not in BY_HAND:
        from ferrohub.github3 import _classes

        return _classes.resource(what)
    if _ours(origin) == module:
        return _functions(module, name)
    return getattr(importlib.import_module(_ours(origin)), own)


def _functions(module: str, name: str) -> Any:
    from ferrohub.github3 import _functions

    try:
        return getattr(_functions, name)
    except AttributeError:
        raise AttributeError(f"module {module!r} has no attribute {name!r}") from None


def _ours(module: str) -> str:
    return f"ferrohub.{module}" if module.split(".")[0] == "github3" else module


def _table(module: str) -> dict[str, Any]:
    # An import from the package itself would look for the name here.
    facts: Any = importlib.import_module(f"{PACKAGE}._facts")
    table: dict[str, Any] = facts.MODULES.get(module.removeprefix("ferrohub."), {})
    return table
