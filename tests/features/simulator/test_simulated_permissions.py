"""The permissions that a program used."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import ferrohub
from ferrohub.exceptions import GitHubException
from ferrohub.testing import GitHub

FULL = "octo-org/compass"


def triage(client: ferrohub.Client) -> None:
    """Labels an issue and comments on it."""
    issue = client.issue("octo-org", "compass", 1)
    issue.add_labels("crash")
    issue.create_comment("Thank you!")


def merge(client: ferrohub.Client) -> None:
    """Comments on a pull request and merges it."""
    pull = client.pull_request("octo-org", "compass", 2)
    client.request(f"POST /repos/{FULL}/issues/2/comments", json={"body": "Merged"})
    assert pull.merge()


def release(client: ferrohub.Client) -> None:
    """Changes a file, releases and deploys."""
    repository = client.repository("octo-org", "compass")
    repository.create_file("CHANGES.md", "Add changes", b"New")
    repository.create_release("v1")
    repository.create_deployment("main", required_contexts=[], auto_merge=False)


PROGRAMS = [(triage, {"issues"}), (merge, {"contents", "pull_requests"}), (release, {"contents", "deployments"})]


def new_github() -> GitHub:
    github = GitHub()
    github.organization("octo-org", owners=[github.user("mona")])
    github.repository(FULL, files={"README.md": "# Compass"}, private=True)
    github.commit(FULL, {"a.py": "1"}, branch="topic")
    compass = github.client("mona").repository("octo-org", "compass")
    compass.create_issue("A crash")
    compass.create_pull("Add a", "main", "topic")
    github.requests.clear()
    return github


@pytest.mark.parametrize(("program", "names"), PROGRAMS)
def test_a_token_with_the_recorded_permissions_suffices_and_less_does_not(
    program: Callable[[ferrohub.Client], None], names: set[str]
) -> None:
    first = new_github()
    program(first.client("mona"))
    found = first.permissions.recorded()
    assert set(found.permissions) == names and not found.unknown and found.scopes == ["repo"]

    def run(permissions: dict[str, str]) -> None:
        github = new_github()
        program(github.client(token=github.token("mona", permissions=permissions)))

    run(found.permissions)
    for name, level in found.permissions.items():
        less = {other: held for other, held in found.permissions.items() if other != name}
        for fewer in [less, {**less, name: "read"}] if level == "write" else [less]:
            with pytest.raises(GitHubException) as caught:
                run(fewer)
            assert caught.value.code == 403
            assert name in caught.value.response.headers["X-Accepted-GitHub-Permissions"]


def test_an_app_with_the_recorded_permissions_suffices() -> None:
    first = new_github()
    triage(first.client("mona"))
    github = new_github()
    app = github.app("Triage", permissions=first.permissions.recorded().permissions)
    github.install(app, "octo-org")
    triage(github.app_client(app).client("octo-org"))


def test_either_permission_suffices_and_the_fewest_are_recorded() -> None:
    github = new_github()
    client = github.client("mona")
    client.request(f"POST /repos/{FULL}/issues/2/comments", json={"body": "Fine"})
    assert len(github.permissions.recorded().permissions) == 1
    list(client.repository("octo-org", "compass").pull_requests())
    assert github.permissions.recorded().permissions == {"pull_requests": "write"}


def test_reading_what_is_public_needs_nothing() -> None:
    github = GitHub()
    github.repository("mona/compass", files={"README.md": "x"})
    client = github.client("hubot")
    client.repository("mona", "compass").readme()
    found = github.permissions.recorded("hubot")
    assert (found.permissions, found.scopes, found.unknown) == ({}, [], [])
    assert "none beside metadata: read" in str(found)


def test_the_text_has_the_manifest_the_page_and_what_is_unknown() -> None:
    github = new_github()
    client = github.client("mona")
    client.issue("octo-org", "compass", 1).edit(title="x")
    client.request("POST /gists", json={"files": {"a.txt": {"content": "x"}}, "public": True})
    text = str(github.permissions.recorded())
    assert '"default_permissions": {"issues": "write"}' in text
    assert "https://github.com/settings/personal-access-tokens/new?name=My+token&issues=write" in text
    assert "Scopes of a classic token: gist, repo" in text
    assert github.permissions.recorded("hubot").permissions == {}
