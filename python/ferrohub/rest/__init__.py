"""Every operation of GitHub's description by name, a module for each tag. Made by tools/generate.py."""

import importlib

from ferrohub._core import AsyncRest, Operations, Rest

__all__ = ["AsyncRest", "Operations", "Rest"]
#: Imported when they are first needed.
_MODULES = (
    "aio_models",
    "models",
    "actions",
    "activity",
    "agent_tasks",
    "agents",
    "announcement_banners",
    "api_insights",
    "apps",
    "billing",
    "campaigns",
    "checks",
    "classroom",
    "code_quality",
    "code_scanning",
    "code_security",
    "codes_of_conduct",
    "codespaces",
    "copilot",
    "copilot_spaces",
    "credentials",
    "dependabot",
    "dependency_graph",
    "emojis",
    "enterprise_admin",
    "enterprise_apps",
    "enterprise_team_memberships",
    "enterprise_team_organizations",
    "enterprise_teams",
    "gists",
    "git",
    "gitignore",
    "hosted_compute",
    "interactions",
    "issues",
    "licenses",
    "markdown",
    "meta",
    "migrations",
    "oauth_authorizations",
    "oidc",
    "orgs",
    "packages",
    "private_registries",
    "projects",
    "pull_request_stacks",
    "pulls",
    "rate_limit",
    "reactions",
    "repos",
    "scim",
    "search",
    "secret_scanning",
    "security_advisories",
    "teams",
    "users",
)


def __getattr__(name):
    """A module by its name."""
    if name in _MODULES:
        return importlib.import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__():
    """The names of the module, and those that are imported when they are needed."""
    return sorted({*globals(), *_MODULES})
