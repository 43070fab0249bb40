"""The operations that are simulated, one file a family."""

from __future__ import annotations

import importlib

_FAMILIES = (
    "accounts",
    "actions",
    "activity",
    "advisories",
    "apps",
    "attestations",
    "authorizations",
    "autolinks",
    "billing",
    "branches",
    "caches",
    "checks",
    "code_scanning",
    "code_search",
    "codeowners",
    "codespaces",
    "comments",
    "commit_comments",
    "commit_search",
    "commits",
    "contents",
    "copilot",
    "dependabot",
    "dependency_graph",
    "deploy_keys",
    "deployments",
    "enterprise_teams",
    "environment_apps",
    "feeds",
    "gists",
    "git",
    "hooks",
    "issue_fields",
    "issue_types",
    "issues",
    "labels",
    "memberships",
    "meta",
    "migrations",
    "organization_roles",
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
    "rule_suites",
    "rules",
    "run_reviews",
    "runners",
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
