"""Stubs of the modules of ``ferrohub.pygithub`` that are made of the table of facts."""

from __future__ import annotations

from collections.abc import Iterable

from ferrohub.pygithub import _facts

#: Modules with a file of their own.
WRITTEN = (
    "AppAuthentication",
    "Auth",
    "Consts",
    "GithubException",
    "GithubIntegration",
    "GithubObject",
    "GithubRetry",
    "PaginatedList",
    "Requester",
)


def modules() -> dict[str, str]:
    """The stubs of modules, by their paths. The classes are in ``_objects.pyi``, the table."""
    found = {module: names for module, names in sorted(_facts.modules().items()) if module not in WRITTEN}
    folder = "python/ferrohub/pygithub"
    return {
        **{f"{folder}/{module}.pyi": module_stub(names) for module, names in found.items()},
        **{f"packages/pygithub/github/{module}.pyi": second_name(module) for module in ["__init__", *found, *WRITTEN]},
    }


def second_name(module: str) -> str:
    """The stub of a module of ``github``, another name for one of ``ferrohub.pygithub``."""
    path = "ferrohub.pygithub" if module == "__init__" else f"ferrohub.pygithub.{module}"
    private = f"from {path} import _NotSetType as _NotSetType\n" if module == "GithubObject" else ""
    return f"from {path} import *\n{private}"


def module_stub(names: Iterable[str]) -> str:
    """The stub of a module with these classes."""
    return f"from ._objects import {', '.join(f'{name} as {name}' for name in names)}\n"
