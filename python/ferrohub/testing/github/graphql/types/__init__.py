"""The types of GraphQL that are simulated, one file a family."""

from __future__ import annotations

import importlib

_FAMILIES = (
    "accounts",
    "checks",
    "comments",
    "discussions",
    "gists",
    "git",
    "issue_mutations",
    "issues",
    "projects",
    "pull_mutations",
    "pulls",
    "queries",
    "reaction_mutations",
    "releases",
    "repositories",
    "repository_mutations",
    "reviews",
    "shared",
    "timelines",
)


def load() -> None:
    """Register all fields."""
    for name in _FAMILIES:
        importlib.import_module(f"{__name__}.{name}")
