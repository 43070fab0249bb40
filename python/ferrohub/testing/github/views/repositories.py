"""Repositories as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing import _addresses
from ferrohub.testing.github import repositories
from ferrohub.testing.github.links import node_id
from ferrohub.testing.github.views.accounts import user, user_by_id
from ferrohub.testing.github.world import ROLES

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Repository

_PLAIN_URLS = (
    "contributors",
    "deployments",
    "downloads",
    "events",
    "forks",
    "hooks",
    "languages",
    "merges",
    "stargazers",
    "subscribers",
    "subscription",
    "tags",
    "teams",
)
#: The members of a repository that one of an alert has, beside its URLs.
_SIMPLE = (
    "id",
    "node_id",
    "name",
    "full_name",
    "owner",
    "private",
    "html_url",
    "description",
    "fork",
    "url",
)
#: The endings of the URLs in a repository.
_ENDINGS = {**_addresses.REPOSITORY, **{f"{name}_url": f"/{name}" for name in _PLAIN_URLS}}
#: The repository permissions of GitHub in the order of the roles, and the roles that have them.
_PERMISSIONS = ("admin", "maintain", "push", "triage", "pull")


def url_of(call: Call, repository: Repository) -> str:
    """The URL of a repository."""
    return f"{call.links.api}/repos/{call.state.full_name(repository)}"


def page_of(call: Call, repository: Repository) -> str:
    """The URL of the page of a repository."""
    return f"{call.links.web}/{call.state.full_name(repository)}"


def minimal(call: Call, repository: Repository) -> dict[str, Any]:
    """A repository in a list: the schemas ``minimal-repository`` and ``repository``."""
    full_name = call.state.full_name(repository)
    url = f"{call.links.api}/repos/{full_name}"
    host = call.links.web.partition("://")[2]
    stars = sum(repository.id in each.starred for each in call.state.accounts.values())
    forks = sum(each.parent == repository.id for each in call.state.repositories.values())
    unsolved = sum(issue.state == "open" for issue in repository.issues.values())
    return {
        "id": repository.id,
        "node_id": node_id("R", repository.id),
        "name": repository.name,
        "full_name": full_name,
        "owner": user(call, call.state.accounts[repository.owner]),
        "private": repository.private,
        "html_url": f"{call.links.web}/{full_name}",
        "description": repository.description,
        "fork": repository.parent is not None,
        "url": url,
        **{name: f"{url}{ending}" for name, ending in _ENDINGS.items()},
        "git_url": f"git://{host}/{full_name}.git",
        "ssh_url": f"git@{host}:{full_name}.git",
        "clone_url": f"{call.links.web}/{full_name}.git",
        "svn_url": f"{call.links.web}/{full_name}",
        "mirror_url": None,
        "homepage": repository.homepage,
        "language": None,
        "license": None,
        "size": repository.size,
        "forks_count": forks,
        "forks": forks,
        "stargazers_count": stars,
        "watchers_count": stars,
        "watchers": stars,
        "open_issues_count": unsolved,
        "open_issues": unsolved,
        "default_branch": repository.default_branch,
        "is_template": repository.is_template,
        "topics": repository.topics,
        "has_issues": repository.has_issues,
        "has_projects": repository.has_projects,
        "has_wiki": repository.has_wiki,
        "has_pages": repository.site is not None,
        "has_downloads": True,
        "has_discussions": repository.has_discussions,
        "archived": repository.archived,
        "disabled": False,
        "visibility": "private" if repository.private else "public",
        "allow_forking": repository.allow_forking,
        "web_commit_signoff_required": False,
        "pushed_at": repository.pushed_at,
        "created_at": repository.created_at,
        "updated_at": repository.updated_at,
        **({"permissions": permissions(call.role(repository))} if call.user is not None else {}),
    }


def simple(call: Call, repository: Repository) -> dict[str, Any]:
    """The repository of an alert: the schema ``simple-repository``."""
    shown = minimal(call, repository)
    return {name: shown[name] for name in (*_SIMPLE, *_ENDINGS)}


def permissions(role: str) -> dict[str, bool]:
    """What a role permits, as GitHub shows it."""
    return {name: ROLES.index(role) >= ROLES.index(name) for name in _PERMISSIONS}


def merge_settings(repository: Repository) -> dict[str, Any]:
    """How pull requests are merged: members that those who may push see."""
    return {
        "allow_squash_merge": repository.allow_squash_merge,
        "allow_merge_commit": repository.allow_merge_commit,
        "allow_rebase_merge": repository.allow_rebase_merge,
        "allow_auto_merge": repository.allow_auto_merge,
        "delete_branch_on_merge": repository.delete_branch_on_merge,
        "allow_update_branch": repository.allow_update_branch,
        "use_squash_pr_title_as_default": False,
        "squash_merge_commit_title": "COMMIT_OR_PR_TITLE",
        "squash_merge_commit_message": "COMMIT_MESSAGES",
        "merge_commit_title": "MERGE_MESSAGE",
        "merge_commit_message": "PR_TITLE",
    }


def full(call: Call, repository: Repository) -> dict[str, Any]:
    """A repository: the schema ``full-repository``."""
    found = minimal(call, repository)
    found |= {
        "network_count": len(repositories.network(call.world, repository)) - 1,
        "subscribers_count": len(repositories.watchers(call.world, repository)),
        "temp_clone_token": None,
    }
    if call.may(repository, "push"):
        found |= merge_settings(repository)
    if call.state.accounts[repository.owner].type == "Organization":
        found["organization"] = user_by_id(call, repository.owner)
    parent = call.state.repositories.get(repository.parent or 0)
    if parent is not None and call.sees(parent):
        found["parent"] = minimal(call, parent)
        if call.sees(source := repositories.source(call.world, repository)):
            found["source"] = minimal(call, source)
    return found
