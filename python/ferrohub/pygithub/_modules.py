"""The modules of PyGithub: ``github.Label`` is made of the table when it is first imported."""

from __future__ import annotations

import importlib
import importlib.machinery
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any, cast

from ferrohub.pygithub import _facts

PACKAGE = "ferrohub.pygithub"
#: The modules with a file of their own whose classes programs see.
BY_HAND = (
    "AppAuthentication",
    "Auth",
    "GithubException",
    "GithubIntegration",
    "GithubObject",
    "PaginatedList",
    "Requester",
)
#: Names in modules of the table beside its classes, with the module of Python that has them. Programs replace them.
_OTHERS = {
    "AccessToken": {"datetime": "datetime"},
    "PublicKey": {"encrypt": f"{PACKAGE}._by_hand.actions"},
}
_shown = PACKAGE


class Finder:
    """Finds the modules of the table, those with a file of their own aside."""

    def __init__(self, make: Callable[[str, str], Any]) -> None:
        self._make = make

    def find_spec(self, fullname: str, path: Any = None, target: Any = None) -> Any:
        """The specification of a module of the table."""
        package, _, name = fullname.rpartition(".")
        if package != PACKAGE or name not in _facts.modules():
            return None
        return importlib.machinery.ModuleSpec(fullname, cast(Any, self))

    def create_module(self, spec: Any) -> None:
        """None: Python makes the module."""

    def exec_module(self, module: ModuleType) -> None:
        """Have the classes of the module made when they are first needed."""
        name = module.__name__.rpartition(".")[2]
        module.__doc__ = f"``{name}``, as in PyGithub's module ``github.{name}``."
        module.__dict__["__all__"] = list(_facts.modules()[name])
        module.__dict__["__getattr__"] = lambda attribute: self._attribute(module, attribute)

    def _attribute(self, module: ModuleType, name: str) -> Any:
        others = _OTHERS.get(module.__name__.rpartition(".")[2], {})
        if name in others:
            return module.__dict__.setdefault(name, getattr(importlib.import_module(others[name]), name))
        if name not in module.__all__:
            raise AttributeError(f"module {module.__name__!r} has no attribute {name!r}")
        return module.__dict__.setdefault(name, self._make(name, module.__name__.replace(PACKAGE, _shown, 1)))


def class_(name: str) -> Any:
    """A class by its name, wherever it is: made when it is first needed."""
    return getattr(module(_facts.module_of(name) or name), name)


def module(name: str) -> Any:
    """A module by its name in PyGithub."""
    return importlib.import_module(f"{PACKAGE}.{name}")


def install(make: Callable[[str, str], Any]) -> None:
    """Have Python find the modules.

    :param make: makes a class, by its name and that of its module
    """
    if not any(isinstance(finder, Finder) for finder in sys.meta_path):
        sys.meta_path.append(cast(Any, Finder(make)))


def show_as_github() -> None:
    """Let classes name ``github`` as their package, as in PyGithub. It is another name for this package then."""
    global _shown
    _shown = "github"
    for name in BY_HAND:
        importlib.import_module(f"{PACKAGE}.{name}")
    loaded = [module for name, module in sys.modules.items() if name == PACKAGE or name.startswith(f"{PACKAGE}.")]
    for cls in {value for module in loaded for value in vars(module).values() if isinstance(value, type)}:
        if cls.__module__.startswith(f"{PACKAGE}."):
            cls.__module__ = cls.__module__.replace(PACKAGE, _shown, 1)
