"""The operations that are simulated, one file a family."""

from __future__ import annotations

import importlib

_FAMILIES = (
    "accounts",
    "branches",
    "comments",
    "commits",
    "contents",
    "git",
    "issues",
    "labels",
    "meta",
    "pulls",
    "releases",
    "repositories",
    "reviews",
    "search",
)


def load() -> None:
    """Register all operations."""
    for name in _FAMILIES:
        importlib.import_module(f"{__name__}.{name}")
