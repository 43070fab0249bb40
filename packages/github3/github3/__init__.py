"""The module ``github3``: another name for ``ferrohub.github3`` and its submodules."""

import importlib
import importlib.abc
import importlib.machinery
import sys

OWN = "ferrohub.github3"


class Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds the submodules of ``github3`` in ``ferrohub.github3``, so that each module and class exists once."""

    def find_spec(self, fullname, path=None, target=None):
        """The specification of a submodule of ``github3``."""
        if not fullname.startswith("github3."):
            return None
        try:
            found = importlib.import_module(self.own(fullname))
        except ModuleNotFoundError:
            return None
        return importlib.machinery.ModuleSpec(fullname, self, is_package=hasattr(found, "__path__"))

    def create_module(self, spec):
        """The module of ``ferrohub.github3``, with the specification that it has."""
        found = importlib.import_module(self.own(spec.name))
        spec.loader_state = found.__spec__
        return found

    def exec_module(self, module):
        """Restore the specification: the module has run under its own name."""
        module.__spec__ = module.__spec__.loader_state

    @staticmethod
    def own(name):
        """The name of a module in ferrohub."""
        return OWN + name.removeprefix("github3")


if not any(isinstance(finder, Finder) for finder in sys.meta_path):
    sys.meta_path.insert(0, Finder())
    importlib.import_module(f"{OWN}._classes").show_as_github3()
sys.modules[__name__] = importlib.import_module(OWN)
