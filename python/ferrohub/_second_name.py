"""A second name of a package: what the distributions ``ferrohub-github3`` and ``ferrohub-pygithub`` consist of."""

from __future__ import annotations

import importlib
import sys
from types import ModuleType

#: That of ``typing``, whose import takes longer than that of most packages.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from importlib.machinery import ModuleSpec
    from typing import Any


class Finder:
    """Finds the submodules of the second name in the package, so that each module and class exists once.

    :param name: the second name
    :param own: name of the package
    """

    def __init__(self, name: str, own: str) -> None:
        self.name, self.own = name, own

    def find_spec(self, fullname: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        """The specification of a submodule."""
        if not fullname.startswith(f"{self.name}."):
            return None
        try:
            found = self._module(fullname)
        except ModuleNotFoundError:
            return None
        assert __spec__ is not None
        loader: Any = self
        return type(__spec__)(fullname, loader, is_package=hasattr(found, "__path__"))

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """The module of the package, with the specification that it has."""
        found = self._module(spec.name)
        spec.loader_state = found.__spec__
        return found

    def exec_module(self, module: ModuleType) -> None:
        """Restore the specification: the module has run under its own name."""
        assert module.__spec__ is not None
        module.__spec__ = module.__spec__.loader_state

    def _module(self, fullname: str) -> ModuleType:
        return importlib.import_module(self.own + fullname.removeprefix(self.name))


def provide(name: str, own: str) -> None:
    """Give a package a second name.

    :param name: the second name
    :param own: name of the package
    """
    if not any(isinstance(finder, Finder) and finder.name == name for finder in sys.meta_path):
        found: Any = Finder(name, own)
        sys.meta_path.insert(0, found)
    sys.modules[name] = importlib.import_module(own)
