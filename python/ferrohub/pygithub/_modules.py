"""The modules of PyGithub: ``github.Label`` is made of the table when it is first imported."""

from __future__ import annotations

import importlib
import sys
from types import ModuleType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

PACKAGE = "ferrohub.pygithub"
#: Names in modules of the table beside its classes, with the module of Python that has them. Programs replace them.
_OTHERS = {
    "AccessToken": {"datetime": "datetime"},
    "AdvisoryCredit": {"Credit": f"{PACKAGE}._by_hand.security"},
    "AdvisoryVulnerability": {"AdvisoryVulnerabilityInput": f"{PACKAGE}._by_hand.security"},
    "ApplicationOAuth": dict.fromkeys(("DEFAULT_BASE_URL", "DEFAULT_OAUTH_URL"), f"{PACKAGE}.Consts"),
    "Installation": {"INTEGRATION_PREVIEW_HEADERS": f"{PACKAGE}._by_hand.organizations"},
    "PublicKey": {"encrypt": f"{PACKAGE}._by_hand.actions"},
}
#: Names that modules import from others, classes of the table aside, with the module that defines them.
SHARED = {
    **dict.fromkeys(
        (
            "Attribute",
            "CompletableGithubObject",
            "CompletableGithubObjectWithPaginatedProperty",
            "GithubObject",
            "GraphQlObject",
            "NonCompletableGithubObject",
            "NotSet",
            "Opt",
            "_NotSetType",
            "as_rest_api_attributes",
            "is_defined",
            "is_list",
            "is_optional",
            "is_optional_list",
            "is_undefined",
        ),
        "GithubObject",
    ),
    **dict.fromkeys(("BadCredentialsException", "GithubException", "UnknownObjectException"), "GithubException"),
    "AppAuth": "Auth",
    "as_rest_api_attributes_list": "_graphql",
    **{name: name for name in ("AppAuthentication", "GithubIntegration", "GithubRetry", "PaginatedList", "Requester")},
}
#: Modules of others that those of PyGithub import: programs replace ``github.Requester.requests.Session``.
_FOREIGN = ("base64", "json", "jwt", "logging", "pickle", "requests", "time", "urllib", "urllib3", "warnings")
_shown = PACKAGE


def _facts() -> Any:
    """The table, which is read when a module or a class of it is first needed."""
    from ferrohub.pygithub import _facts as found

    return found


class Finder:
    """Finds the modules of the table without a file of their own, and ``_api``, whose stub has all classes."""

    def __init__(self, make: Callable[[str, str], Any]) -> None:
        self._make = make

    def find_spec(self, fullname: str, path: Any = None, target: Any = None) -> Any:
        """The specification of a module of the table."""
        package, _, name = fullname.rpartition(".")
        if package != PACKAGE or (name not in _facts().modules() and name != "_api"):
            return None
        loader: Any = self
        return type(__spec__)(fullname, loader)

    def create_module(self, spec: Any) -> None:
        """None: Python makes the module."""

    def exec_module(self, module: ModuleType) -> None:
        """Have the classes of the module made when they are first needed."""
        name = module.__name__.rpartition(".")[2]
        module.__doc__ = f"``{name}``, as in PyGithub's module ``github.{name}``."
        module.__dict__["__all__"] = list(_facts().modules().get(name, ()))
        module.__dict__["__getattr__"] = lambda attribute: self._attribute(module, attribute)

    def _attribute(self, module: ModuleType, name: str) -> Any:
        others = _OTHERS.get(module.__name__.rpartition(".")[2], {})
        if name in others:
            return module.__dict__.setdefault(name, getattr(importlib.import_module(others[name]), name))
        if name in module.__all__:
            return module.__dict__.setdefault(name, self._make(name, module.__name__.replace(PACKAGE, _shown, 1)))
        return module.__dict__.setdefault(name, _imported(module.__name__, name))


def _imported(importing: str, name: str) -> Any:
    """What a module of PyGithub imports from another one, as ``NotSet``."""
    if name == "Consts":
        return module(name)
    if name in _FOREIGN:
        try:
            return importlib.import_module(name)
        except ModuleNotFoundError as error:
            raise AttributeError(f"module {importing!r} has no attribute {name!r}") from error
    home = SHARED.get(name) or _facts().module_of(name)
    if not home:
        raise AttributeError(f"module {importing!r} has no attribute {name!r}")
    return getattr(module(home), name)


def class_(name: str) -> Any:
    """A class by its name, wherever it is: made when it is first needed."""
    return getattr(module(_facts().module_of(name) or name), name)


def module(name: str) -> Any:
    """A module by its name in PyGithub."""
    return importlib.import_module(f"{PACKAGE}.{name}")


def install(make: Callable[[str, str], Any]) -> None:
    """Have Python find the modules.

    :param make: makes a class, by its name and that of its module
    """
    if not any(isinstance(finder, Finder) for finder in sys.meta_path):
        found: Any = Finder(make)
        sys.meta_path.append(found)


def show_as_github() -> None:
    """Let classes name ``github`` as their package, as in PyGithub. It is another name for this package then."""
    global _shown
    _shown = "github"
    for name, module in list(sys.modules.items()):
        if name.startswith(f"{PACKAGE}."):
            name_classes(vars(module))


def complete(module: dict[str, Any]) -> None:
    """Let a module that is written by hand have the names that PyGithub's imports from others, and name its classes.

    :param module: the names of the module
    """
    module["__getattr__"] = lambda name: _imported(module["__name__"], name)
    name_classes(module)


def name_classes(module: dict[str, Any]) -> None:
    """Let the classes of a module name the package that programs import.

    :param module: the names of the module
    """
    for found in list(module.values()):
        if isinstance(found, type) and found.__module__.startswith(f"{PACKAGE}."):
            found.__module__ = found.__module__.replace(PACKAGE, _shown, 1)
