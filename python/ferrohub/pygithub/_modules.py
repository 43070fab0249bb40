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


class Finder:
    """Finds the modules of the table, those with a file of their own aside.

    :param make: makes a class of a module, by the names of both
    """

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
        if name not in module.__all__:
            raise AttributeError(f"module {module.__name__!r} has no attribute {name!r}")
        return module.__dict__.setdefault(name, self._make(name, module.__name__))


def class_(name: str) -> Any:
    """A class by its name, wherever it is: made when it is first needed."""
    return getattr(importlib.import_module(f"{PACKAGE}.{_facts.module_of(name) or name}"), name)


def install(make: Callable[[str, str], Any]) -> None:
    """Have Python find the modules.

    :param make: makes a class of a module, by the names of both
    """
    if not any(isinstance(finder, Finder) for finder in sys.meta_path):
        sys.meta_path.append(cast(Any, Finder(make)))
