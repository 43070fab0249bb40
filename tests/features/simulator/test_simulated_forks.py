"""Forks of the simulator: where they are created, and how they are synchronized."""

from __future__ import annotations

import pytest

import ferrohub
from ferrohub.testing import GitHub
from sending import send

FORK = "/repos/lisa/compass"


@pytest.fixture
def lisa(github: GitHub) -> ferrohub.Client:
    client = github.client("lisa")
    assert send(client, "POST /repos/mona/compass/forks")[0] == 202
    return client


def synchronized(client: ferrohub.Client, branch: str = "main") -> tuple[int, str | None]:
    """The status, and how the branch was synchronized."""
    status, body = send(client, f"POST {FORK}/merge-upstream", {"branch": branch})
    return status, body.get("merge_type")


def test_a_fork_without_commits_of_its_own_is_fast_forwarded(github: GitHub, lisa: ferrohub.Client) -> None:
    assert synchronized(lisa) == (200, "none")
    sha = github.commit("mona/compass", {"a": "1\n"})
    assert synchronized(lisa) == (200, "fast-forward") and synchronized(lisa) == (200, "none")
    assert send(lisa, f"GET {FORK}/git/ref/heads/main")[1]["object"]["sha"] == sha


def test_a_branch_that_is_new_upstream_is_created_in_the_fork(github: GitHub, lisa: ferrohub.Client) -> None:
    sha = github.commit("mona/compass", {"a": "1\n"}, branch="topic")
    assert send(lisa, f"GET {FORK}/branches/topic")[0] == 404
    assert synchronized(lisa, "topic") == (200, "fast-forward")
    assert send(lisa, f"GET {FORK}/branches/topic")[1]["commit"]["sha"] == sha
    assert synchronized(lisa, "nothing")[0] == 404


def test_a_fork_with_commits_of_its_own_gets_a_merge_commit(github: GitHub, lisa: ferrohub.Client) -> None:
    upstream = github.commit("mona/compass", {"a": "1\n"})
    own = github.commit("lisa/compass", {"b": "2\n"})
    assert synchronized(lisa) == (200, "merge")
    _, head = send(lisa, f"GET {FORK}/commits/main")
    assert [each["sha"] for each in head["parents"]] == [own, upstream]
    assert head["commit"]["message"] == "Merge branch 'mona:main' into main"
    assert {each["name"] for each in send(lisa, f"GET {FORK}/contents")[1]} == {"README.md", "a", "b"}
    # The repository upstream is as it was.
    assert {each["name"] for each in send(lisa, "GET /repos/mona/compass/contents")[1]} == {"README.md", "a"}


def test_a_fork_that_conflicts_stays_as_it_is(github: GitHub, lisa: ferrohub.Client) -> None:
    github.commit("mona/compass", {"README.md": "# North\n"})
    own = github.commit("lisa/compass", {"README.md": "# South\n"})
    assert synchronized(lisa)[0] == 409
    assert send(lisa, f"GET {FORK}/commits/main")[1]["sha"] == own


def test_only_forks_are_synchronized_by_those_who_may_push(
    github: GitHub, client: ferrohub.Client, lisa: ferrohub.Client
) -> None:
    assert send(client, "POST /repos/mona/compass/merge-upstream", {"branch": "main"})[0] == 422
    assert send(client, f"POST {FORK}/merge-upstream", {"branch": "main"})[0] == 403


def test_a_fork_has_the_name_owner_and_branches_that_are_requested(github: GitHub, client: ferrohub.Client) -> None:
    github.organization("octo-org", owners=[github.user("mona")])
    github.commit("mona/compass", {"a": "1\n"}, branch="topic")
    body = {"organization": "octo-org", "name": "north", "default_branch_only": True}
    status, made = send(client, "POST /repos/mona/compass/forks", body)
    assert (status, made["full_name"], made["fork"]) == (202, "octo-org/north", True)
    assert made["parent"]["full_name"] == made["source"]["full_name"] == "mona/compass"
    assert [each["name"] for each in send(client, "GET /repos/octo-org/north/branches")[1]] == ["main"]
    assert send(client, "GET /repos/mona/compass")[1]["forks_count"] == 1
    # There is one fork of a repository in an account: a second request returns it.
    assert send(client, "POST /repos/mona/compass/forks", {"organization": "octo-org"})[1]["id"] == made["id"]
    assert send(client, "POST /repos/mona/compass/forks")[0] == 403


def test_forks_are_listed_the_newest_first(github: GitHub, lisa: ferrohub.Client) -> None:
    send(github.client("hubot"), "POST /repos/mona/compass/forks")
    listed = "GET /repos/mona/compass/forks"
    assert [each["owner"]["login"] for each in send(lisa, listed)[1]] == ["hubot", "lisa"]
    assert [each["owner"]["login"] for each in send(lisa, f"{listed}?sort=oldest")[1]] == ["lisa", "hubot"]
    # A fork of a fork has the repository that all come from as its source.
    send(github.client("bart"), f"POST {FORK}/forks")
    _, shown = send(lisa, "GET /repos/bart/compass")
    assert (shown["parent"]["full_name"], shown["source"]["full_name"]) == ("lisa/compass", "mona/compass")
