"""What a token needs besides those of the repository: to change workflows, and to delete the repository."""

from __future__ import annotations

import base64

import pytest

import ferrohub
from ferrohub.exceptions import ForbiddenError, GitHubException, NotFoundError
from ferrohub.testing import GitHub

FULL, PATH = "octo-org/compass", ".github/workflows/ci.yml"
WORKFLOW, OTHER = "on: push", "on: pull_request"


def new_github(*, private: bool = True) -> GitHub:
    """A repository with a workflow, and a branch that changes it."""
    github = GitHub()
    github.organization("octo-org", owners=[github.user("mona")])
    github.repository(FULL, files={PATH: WORKFLOW, "a.txt": "a"}, private=private)
    github.commit(FULL, {PATH: OTHER}, branch="topic")
    github.client("mona").repository("octo-org", "compass").create_pull("Run less often", "main", "topic")
    github.requests.clear()
    return github


def put(client: ferrohub.Client, path: str = ".github/workflows/new.yml") -> None:
    content = base64.b64encode(b"on: workflow_dispatch").decode()
    client.session.put(f"/repos/{FULL}/contents/{path}", json={"message": "Add", "content": content}).raise_for_status()


def test_a_classic_token_changes_workflows_with_their_scope_only() -> None:
    github = new_github()
    without = github.client("mona", scopes=["repo"])
    put(without, "b.txt")
    with pytest.raises(NotFoundError) as caught:
        without.request(
            f"PUT /repos/{FULL}/contents/{PATH}", json={"message": "Add", "content": "", "sha": sha_of(github)}
        )
    assert "workflow" in caught.value.response.headers["X-Accepted-OAuth-Scopes"]
    put(github.client("mona", scopes=["repo", "workflow"]))
    assert github.permissions.recorded().scopes == ["repo", "workflow"]


def sha_of(github: GitHub) -> str:
    found: str = github.client("mona").session.get(f"/repos/{FULL}/contents/{PATH}").json()["sha"]
    return found


def test_a_fine_grained_token_changes_workflows_with_their_permission_only() -> None:
    github = new_github()
    contents = {"contents": "write"}
    without = github.client(token=github.token("mona", permissions=contents))
    put(without, "b.txt")
    assert github.permissions.recorded().permissions == contents
    route = f"PUT /repos/{FULL}/contents/.github/workflows/new.yml"
    with pytest.raises(ForbiddenError, match="not accessible by personal access token") as caught:
        without.request(route, json={"message": "Add", "content": ""})
    assert "workflows=write" in caught.value.response.headers["X-Accepted-GitHub-Permissions"]
    put(github.client(token=github.token("mona", permissions={**contents, "workflows": "write"})))
    assert github.permissions.recorded().permissions == {"contents": "write", "workflows": "write"}


@pytest.mark.parametrize("more", [{}, {"workflows": "write"}])
def test_an_app_merges_changes_of_workflows_with_their_permission_only(more: dict[str, str]) -> None:
    github = new_github()
    app = github.app("Merger", permissions={"contents": "write", "pull_requests": "write", **more})
    github.install(app, "octo-org")
    client = github.app_client(app).client("octo-org")
    pull = client.pull_request("octo-org", "compass", 1)
    if more:
        assert pull.merge()
        return
    with pytest.raises(GitHubException, match=f"refusing to allow a GitHub App to create or update workflow `{PATH}`"):
        client.request(f"PUT /repos/{FULL}/pulls/1/merge")
    with pytest.raises(GitHubException, match="without `workflows` permission"):
        client.graphql(
            "mutation($id: ID!) {mergePullRequest(input: {pullRequestId: $id}) {clientMutationId}}",
            {"id": pull.node_id},
        )
    assert not client.pull_request("octo-org", "compass", 1).merged


def test_what_another_branch_has_needs_no_scope() -> None:
    """A branch may begin where another one is, and a classic token may merge what another branch has."""
    github = new_github()
    client = github.client("mona", scopes=["repo"])
    main = client.repository("octo-org", "compass").branch("main").commit.sha
    client.request(f"POST /repos/{FULL}/git/refs", json={"ref": "refs/heads/later", "sha": main})
    client.request(f"PUT /repos/{FULL}/pulls/1/merge")
    token = github.token("mona", permissions={"contents": "write"})
    body = {"ref": "refs/heads/latest", "sha": main}
    assert github.client(token=token).request(f"POST /repos/{FULL}/git/refs", json=body).status_code == 201


@pytest.mark.parametrize(
    ("private", "scopes", "status"),
    [
        (True, ["repo"], 403),
        (True, ["delete_repo"], 404),
        (True, ["delete_repo", "repo"], 204),
        (False, ["public_repo", "repo"], 403),
        (False, ["delete_repo"], 204),
    ],
)
def test_deleting_a_private_repository_needs_two_scopes(private: bool, scopes: list[str], status: int) -> None:
    github = new_github(private=private)
    response = github.client("mona", scopes=scopes).session.delete(f"/repos/{FULL}")
    assert response.status_code == status
    if status == 403:
        assert "delete_repo" in response.headers["X-Accepted-OAuth-Scopes"]
    if status == 204:
        assert github.permissions.recorded().scopes == (["delete_repo", "repo"] if private else ["delete_repo"])
