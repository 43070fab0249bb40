"""The operations that are simulated, one file a family."""

from __future__ import annotations

import importlib

_FAMILIES = (
    "accounts",
    "actions",
    "activity",
    "advisories",
    "apps",
    "authorizations",
    "autolinks",
    "branches",
    "checks",
    "code_scanning",
    "code_search",
    "comments",
    "commit_comments",
    "commit_search",
    "commits",
    "contents",
    "dependabot",
    "deploy_keys",
    "deployments",
    "feeds",
    "gists",
    "git",
    "hooks",
    "issue_types",
    "issues",
    "labels",
    "memberships",
    "meta",
    "organization_secrets",
    "packages",
    "projects",
    "properties",
    "pulls",
    "reactions",
    "relations",
    "releases",
    "repositories",
    "restrictions",
    "review_requests",
    "reviews",
    "rules",
    "search",
    "secret_scanning",
    "secrets",
    "sites",
    "settings",
    "statistics",
    "teams",
    "users",
)


def load() -> None:
    """Register all operations."""
    for name in _FAMILIES:
        importlib.import_module(f"{__name__}.{name}")
    # Its events are registered as well.
    importlib.import_module("ferrohub.testing.github.organization_events")
    importlib.import_module("ferrohub.testing.github.rule_events")
