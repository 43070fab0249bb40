"""Stubs of the modules of ``ferrohub.pygithub`` that are made of the table of facts."""

from __future__ import annotations

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
#: The stub of each other module: it has the classes of all, as at run time. A wheel stores that in the fewest bytes.
MODULE = "from._api import*"


def modules() -> dict[str, str]:
    """The stubs of modules, by their paths. The classes are in ``_api.pyi``, the table."""
    found = sorted({*_facts.modules()} - {*WRITTEN})
    folder = "python/ferrohub/pygithub"
    return {
        **{f"{folder}/{module}.pyi": MODULE for module in found},
        **{f"packages/pygithub/github/{module}.pyi": second_name(module) for module in ["__init__", *found, *WRITTEN]},
    }


def second_name(module: str) -> str:
    """The stub of a module of ``github``, another name for one of ``ferrohub.pygithub``."""
    path = "ferrohub.pygithub" if module == "__init__" else f"ferrohub.pygithub.{module}"
    private = f"from {path} import _NotSetType as _NotSetType\n" if module == "GithubObject" else ""
    return f"from {path} import *\n{private}"
