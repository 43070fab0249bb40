"""Forks of the simulator: where they are created, and how they are synchronized."""

from __future__ import annotations

import pytest

import ferrohub
from ferrohub.testing import GitHub
from inbox import Inbox
from sending import send

HOME, FORK = "/repos/mona/compass", "/repos/lisa/compass"


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


def test_a_pull_request_from_a_fork_follows_what_is_pushed_there(
    github: GitHub, client: ferrohub.Client, lisa: ferrohub.Client
) -> None:
    inbox = Inbox()
    github.hook("mona/compass", inbox, events=["pull_request", "status"])
    user = github.user("lisa")
    github.commit("lisa/compass", {"a": "1\n"}, branch="topic", author=user)
    pull = lisa.repository("mona", "compass").create_pull("From a fork", "main", "lisa:topic")
    sha = github.commit("lisa/compass", {"b": "2\n"}, branch="topic", author=user)
    # The commit is known upstream at once.
    assert send(client, f"POST {HOME}/statuses/{sha}", {"state": "success", "context": "ci"})[0] == 201
    assert inbox.take() == ["pull_request.opened", "pull_request.synchronize", "status.None"]
    assert [each.filename for each in pull.files()] == ["a", "b"] and pull.refresh().head.sha == sha
    listed = [send(client, f"GET {HOME}/pulls?head={login}:topic")[1] for login in ("lisa", "mona")]
    assert [[each["number"] for each in found] for found in listed] == [[pull.number], []]
    merged = client.request(f"PUT {HOME}/pulls/{pull.number}/merge").json()
    _, head = send(client, f"GET {HOME}/commits/{merged['sha']}")
    assert head["commit"]["message"].startswith(f"Merge pull request #{pull.number} from lisa/topic")
    assert pull.refresh().merged and len(send(client, f"GET {HOME}/contents")[1]) == 3


def test_maintainers_update_the_branch_of_a_fork_that_permits_it(
    github: GitHub, client: ferrohub.Client, lisa: ferrohub.Client
) -> None:
    github.commit("lisa/compass", {"a": "1\n"}, branch="topic")
    body = {"title": "T", "base": "main", "head": "lisa:topic", "maintainer_can_modify": False}
    _, pull = send(lisa, f"POST {HOME}/pulls", body)
    github.commit("mona/compass", {"c": "3\n"})
    path = f"{HOME}/pulls/{pull['number']}"
    assert send(client, f"PUT {path}/update-branch")[0] == 403
    assert send(lisa, f"PATCH {path}", {"maintainer_can_modify": True})[1]["maintainer_can_modify"]
    assert send(github.client("bart"), f"PUT {path}/update-branch")[0] == 403
    assert send(client, f"PUT {path}/update-branch")[0] == 202
    assert {each["name"] for each in send(lisa, f"GET {FORK}/contents?ref=topic")[1]} == {"README.md", "a", "c"}
    # A branch that is up to date is not updated, nor one that is deleted created.
    assert send(client, f"PUT {path}/update-branch")[0] == 422
    github.commit("mona/compass", {"d": "4\n"})
    assert send(lisa, f"DELETE {FORK}/git/refs/heads/topic")[0] == 204
    assert send(lisa, f"PUT {path}/update-branch")[0] == 422
    assert send(lisa, f"GET {FORK}/branches/topic")[0] == 404


def test_a_fork_gets_nothing_from_a_repository_that_its_owner_no_longer_sees(
    github: GitHub, client: ferrohub.Client, lisa: ferrohub.Client
) -> None:
    github.commit("mona/compass", {"a": "1\n"})
    assert send(client, f"PATCH {HOME}", {"private": True})[0] == 200
    assert synchronized(lisa)[0] == 422
    assert {each["name"] for each in send(lisa, f"GET {FORK}/contents")[1]} == {"README.md"}


def test_a_pull_request_outlives_its_fork(github: GitHub, client: ferrohub.Client, lisa: ferrohub.Client) -> None:
    sha = github.commit("lisa/compass", {"a": "1\n"}, branch="topic")
    pull = lisa.repository("mona", "compass").create_pull("From a fork", "main", "lisa:topic")
    assert send(lisa, f"DELETE {FORK}")[0] == 204
    _, shown = send(client, f"GET {HOME}/pulls/{pull.number}")
    assert (shown["head"]["repo"], shown["head"]["label"], shown["head"]["sha"]) == (None, "unknown:topic", sha)
    assert [each.filename for each in pull.files()] == ["a"]


def test_a_fork_of_the_same_organization_is_named(github: GitHub, client: ferrohub.Client) -> None:
    github.organization("octo-org", owners=[github.user("mona")])
    github.repository("octo-org/compass", files={"a": "1\n"})
    send(client, "POST /repos/octo-org/compass/forks", {"organization": "octo-org", "name": "north"})
    github.commit("octo-org/north", {"b": "2\n"}, branch="topic")
    body = {"title": "T", "base": "main", "head": "octo-org:topic", "head_repo": "north"}
    assert send(client, "POST /repos/octo-org/compass/pulls", {**body, "head_repo": "south"})[0] == 422
    status, made = send(client, "POST /repos/octo-org/compass/pulls", body)
    assert (status, made["head"]["repo"]["full_name"]) == (201, "octo-org/north")


def test_checks_do_not_show_pull_requests_from_forks(
    github: GitHub, client: ferrohub.Client, lisa: ferrohub.Client
) -> None:
    sha = github.commit("lisa/compass", {"a": "1\n"}, branch="topic")
    lisa.repository("mona", "compass").create_pull("From a fork", "main", "lisa:topic")
    app = github.app("Linter", permissions={"checks": "write"})
    github.install(app, "mona")
    bot = github.app_client(app).client("mona")
    run = bot.repository("mona", "compass").create_check_run("lint", sha, conclusion="success")
    assert run.as_dict()["pull_requests"] == []
    (suite,) = send(client, f"GET {HOME}/commits/{sha}/check-suites")[1]["check_suites"]
    assert (suite["head_branch"], suite["pull_requests"]) == (None, [])


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


def test_a_fork_is_as_private_as_its_network_and_shows_what_one_sees_of_it(
    github: GitHub, client: ferrohub.Client, lisa: ferrohub.Client
) -> None:
    assert send(lisa, f"PATCH {FORK}", {"private": True, "name": "other"})[0] == 422
    bart = github.client(github.user("bart"))
    assert send(bart, f"POST {FORK}/forks")[1]["source"]["full_name"] == "mona/compass"
    assert send(client, f"PATCH {HOME}", {"visibility": "private"})[1]["private"]
    shown = send(bart, "GET /repos/bart/compass")[1]
    assert shown["parent"]["full_name"] == "lisa/compass" and "source" not in shown


def test_a_repository_keeps_its_name_if_the_change_is_refused(github: GitHub, client: ferrohub.Client) -> None:
    github.user("lisa")
    assert send(client, f"PATCH {HOME}", {"name": "north", "default_branch": "nothing"})[0] == 422
    for name in ("a/b", "a b", "..", "x" * 101):
        assert send(client, f"PATCH {HOME}", {"name": name})[0] == 422
        assert send(client, f"POST {HOME}/transfer", {"new_owner": "lisa", "new_name": name})[0] == 422
        assert send(github.client("lisa"), f"POST {HOME}/forks", {"name": name})[0] == 422
    assert send(client, f"GET {HOME}")[1]["name"] == "compass"
