"""The operations that are simulated, one file a family."""

from __future__ import annotations

import importlib

_FAMILIES = (
    "accounts",
    "activity",
    "branches",
    "comments",
    "commits",
    "contents",
    "deployments",
    "gists",
    "git",
    "issues",
    "labels",
    "memberships",
    "meta",
    "pulls",
    "relations",
    "releases",
    "repositories",
    "reviews",
    "search",
    "teams",
    "users",
)


def load() -> None:
    """Register all operations."""
    for name in _FAMILIES:
        importlib.import_module(f"{__name__}.{name}")
