"""Resources in place of parts of a path: what is taken from them, and which are rejected."""

from __future__ import annotations

from typing import Any

import pytest

import ferrohub
from ferrohub.rest import models
from harness import Reply, Server, make

#: Resources that have no example body: their class and their members.
OTHERS: dict[str, tuple[type[Any], dict[str, Any]]] = {
    "Codespace": (models.Codespace, {"id": 1, "name": "monalisa-x", "url": "/user/codespaces/monalisa-x"}),
    "Package": (models.Package, {"id": 1, "name": "p", "package_type": "npm", "url": "/orgs/o/packages/npm/p"}),
}


def resource(name: str, client: ferrohub.Client) -> Any:
    if name not in OTHERS:
        return make(name, client)
    cls, members = OTHERS[name]
    return cls({**members, "url": client.session.base_url + members["url"]}, client)


@pytest.mark.parametrize(
    ("operation", "arguments", "path"),
    [
        ("codespaces.get_for_authenticated_user", ("Codespace",), "/user/codespaces/monalisa-x"),
        ("issues.check_user_can_be_assigned", ("=o", "=r", "ShortUser"), "/repos/o/r/assignees/octocat"),
        ("users.check_following_for_user", ("ShortUser", "ShortUser"), "/users/octocat/following/octocat"),
        ("licenses.get", ("License",), "/licenses/mit"),
        ("repos.get_release_by_tag", ("=o", "=r", "Release"), "/repos/o/r/releases/tags/v1.0.0"),
        ("repos.get_release", ("=o", "=r", "Release"), "/repos/o/r/releases/1"),
        ("git.get_ref", ("=o", "=r", "Reference"), "/repos/o/r/git/ref/heads/featureA"),
        ("repos.get_commit", ("=o", "=r", "Branch"), "/repos/o/r/commits/main"),
        ("repos.get_branch", ("=o", "=r", "Branch"), "/repos/o/r/branches/main"),
        ("repos.get_branch_rules", ("=o", "=r", "Branch"), "/repos/o/r/rules/branches/main"),
        ("packages.get_package_for_organization", ("=o", "=npm", "Package"), "/orgs/o/packages/npm/p"),
        ("issues.get", ("=o", "=r", "PullRequest"), "/repos/o/r/issues/1347"),
        ("issues.get_comment", ("=o", "=r", "IssueComment"), "/repos/o/r/issues/comments/1"),
        ("teams.get_by_name", ("=o", "Team"), "/orgs/o/teams/justice-league"),
        (
            "actions.add_selected_repo_to_org_secret",
            ("=o", "=S", "Repository"),
            "/orgs/o/actions/secrets/S/repositories/1296269",
        ),
        (
            "pulls.create_reply_for_review_comment",
            ("=o", "=r", "=1", "ReviewComment"),
            "/repos/o/r/pulls/1/comments/1/replies",
        ),
    ],
)
def test_a_resource_is_taken_for_what_identifies_it(
    client: ferrohub.Client, server: Server, operation: str, arguments: tuple[str, ...], path: str
) -> None:
    server.will(Reply([]))
    tag, name = operation.split(".")
    values = [text[1:] if text.startswith("=") else resource(text, client) for text in arguments]
    body = {"body": "text"} if "reply" in name else {}
    result = getattr(getattr(client.rest, tag), name)(*values, **body)
    if isinstance(result, ferrohub.Listing):
        assert list(result) == []
    assert [r.path for r in server.requests] == [path]


def test_a_template_is_taken_from_a_repository(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({}, 201))
    client.rest.repos.create_using_template(make("Organization", client), make("Repository", client), name="n")
    assert server.requests[0].path == "/repos/github/Hello-World/generate"


@pytest.mark.parametrize(
    ("operation", "arguments"),
    [
        ("issues.delete_comment", ("Issue",)),
        ("issues.delete_comment", ("ReviewComment",)),
        ("issues.get", ("Milestone",)),
        ("repos.delete_release", ("Issue",)),
        ("repos.delete_release", ("Repository",)),
        ("actions.delete_workflow_run", ("Issue",)),
        ("repos.delete_branch_protection", ("Label",)),
        ("users.get_by_username", ("Team",)),
        ("orgs.get", ("Team",)),
        ("enterprise_teams.list", ("Team",)),
        ("repos.delete", ("Label",)),
    ],
)
def test_a_resource_of_another_class_is_rejected(
    client: ferrohub.Client, server: Server, operation: str, arguments: tuple[str, ...]
) -> None:
    tag, name = operation.split(".")
    method = getattr(getattr(client.rest, tag), name)
    given = [resource(text, client) for text in arguments]
    in_repository = tag in ("actions", "issues", "repos")
    before = ["o"] if operation == "repos.delete" else ["o", "r"] if in_repository else []
    with pytest.raises(TypeError, match=f"{arguments[0]}"):
        method(*before, *given)
    assert server.requests == []


def test_a_route_rejects_a_resource_of_another_class(client: ferrohub.Client, server: Server) -> None:
    route = "DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}"
    with pytest.raises(TypeError, match="comment_id cannot be taken from Issue"):
        client.request(route, owner="o", repo="r", comment_id=make("Issue", client))
    client.request(route, owner="o", repo="r", comment_id=make("IssueComment", client))
    assert [r.path for r in server.requests] == ["/repos/o/r/issues/comments/1"]
