"""Pull requests: their commits, files, merging and reviewers."""

from __future__ import annotations

from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import (
    Conflict,
    MethodNotAllowed,
    NotFoundError,
    NotRefreshable,
    UnprocessableResponseBody,
)
from harness import Case, Reply, Server, body_of, check, make, outcomes

REPO = "/repos/octocat/Hello-World"
PULL = f"{REPO}/pulls/1347"
ISSUE = f"{REPO}/issues/1347"
ALL = {"per_page": "100"}
LISTED = {**ALL, "sort": "created", "direction": "desc"}
DIFF = {"accept": "application/vnd.github.diff"}
PATCH = {"accept": "application/vnd.github.patch"}
COMMIT = {
    "sha": "6dcb09b5b57875f334f61aebed695e2e4193db5e",
    "commit": {"message": "Fix all the bugs"},
}
MERGED = {
    "sha": "6dcb09b5b57875f334f61aebed695e2e4193db5e",
    "merged": True,
    "message": "Pull Request merged",
}
NEW: dict[str, Any] = {
    "title": "Amazing new feature",
    "base": "main",
    "head": "mona:topic",
}
CHANGED: dict[str, Any] = {
    "title": "New title",
    "body": "",
    "state": "closed",
    "base": "next",
    "maintainer_can_modify": False,
}

CASES = [
    Case(
        "Client.pull_request",
        ("octocat", "Hello-World", 1347),
        f"GET {PULL}",
        reply="PullRequest",
        result="PullRequest",
    ),
    Case(
        "ShortRepository.pull_request",
        (1347,),
        f"GET {PULL}",
        reply="PullRequest",
        result="PullRequest",
    ),
    Case(
        "ShortRepository.pull_requests",
        (),
        f"GET {REPO}/pulls",
        query=LISTED,
        reply="[PullRequest]",
        result="[ShortPullRequest]",
    ),
    Case(
        "ShortRepository.pull_requests",
        ("all", "mona:topic", "main", "long-running", "asc"),
        f"GET {REPO}/pulls",
        {"number": 1, "etag": '"an-etag"'},
        {
            "state": "all",
            "head": "mona:topic",
            "base": "main",
            "sort": "long-running",
            "direction": "asc",
            "per_page": "1",
        },
        headers={"if-none-match": '"an-etag"'},
        reply="[PullRequest]",
        result="[ShortPullRequest]",
        note="filters",
    ),
    Case(
        "ShortRepository.create_pull",
        (),
        f"POST {REPO}/pulls",
        {**NEW, "body": "Please pull.", "maintainer_can_modify": True},
        json={**NEW, "body": "Please pull.", "maintainer_can_modify": True},
        reply="PullRequest",
        status=201,
        result="ShortPullRequest",
    ),
    Case(
        "ShortRepository.create_pull",
        ("Amazing new feature", "main", "mona:topic"),
        f"POST {REPO}/pulls",
        json=NEW,
        reply="PullRequest",
        status=201,
        result="ShortPullRequest",
        note="least",
    ),
    Case(
        "ShortRepository.create_pull_from_issue",
        (5, "main", "topic"),
        f"POST {REPO}/pulls",
        json={"issue": 5, "base": "main", "head": "topic"},
        reply="PullRequest",
        status=201,
        result="ShortPullRequest",
    ),
    Case(
        "ShortPullRequest.update",
        (),
        f"PATCH {PULL}",
        CHANGED,
        json=CHANGED,
        reply="PullRequest",
        result=True,
    ),
    Case(
        "ShortPullRequest.close",
        (),
        f"PATCH {PULL}",
        json={"state": "closed"},
        reply="PullRequest",
        result=True,
    ),
    Case(
        "ShortPullRequest.reopen",
        (),
        f"PATCH {PULL}",
        json={"state": "open"},
        reply="PullRequest",
        result=True,
    ),
    Case(
        "ShortPullRequest.commits",
        (),
        f"GET {PULL}/commits",
        query=ALL,
        reply=[COMMIT, COMMIT],
        result="[ShortCommit]",
    ),
    Case(
        "ShortPullRequest.files",
        (),
        f"GET {PULL}/files",
        query=ALL,
        reply="[PullFile]",
        result="[PullFile]",
    ),
    Case(
        "ShortPullRequest.diff",
        (),
        f"GET {PULL}",
        headers=DIFF,
        reply="diff --git a/ä b/ä\n",
        result="diff --git a/ä b/ä\n".encode(),
        refused=404,
        otherwise=b"",
    ),
    Case(
        "ShortPullRequest.patch",
        (),
        f"GET {PULL}",
        headers=PATCH,
        reply=b"From \xff\n",
        result=b"From \xff\n",
        refused=404,
        otherwise=b"",
    ),
    Case(
        "ShortPullRequest.is_merged",
        (),
        f"GET {PULL}/merge",
        status=204,
        result=True,
        refused=404,
    ),
    Case(
        "ShortPullRequest.merge",
        (),
        f"PUT {PULL}/merge",
        json={"merge_method": "merge"},
        reply=MERGED,
        result=True,
    ),
    Case(
        "ShortPullRequest.merge",
        ("", "6dcb09b", "squash", "A title"),
        f"PUT {PULL}/merge",
        json={
            "commit_message": "",
            "sha": "6dcb09b",
            "merge_method": "squash",
            "commit_title": "A title",
        },
        reply={**MERGED, "merged": False},
        result=False,
        note="not-merged",
    ),
    Case("ShortPullRequest.issue", (), f"GET {ISSUE}", reply="Issue", result="Issue"),
    Case(
        "ShortPullRequest.create_comment",
        ("Me too",),
        f"POST {ISSUE}/comments",
        json={"body": "Me too"},
        reply="IssueComment",
        status=201,
        result="IssueComment",
    ),
    Case(
        "ShortPullRequest.issue_comments",
        (),
        f"GET {ISSUE}/comments",
        {"number": 250},
        ALL,
        reply="[IssueComment]",
        result="[IssueComment]",
    ),
    Case(
        "ShortPullRequest.create_review_requests",
        (["mona", {"login": "hubot"}], ["justice-league"]),
        f"POST {PULL}/requested_reviewers",
        json={"reviewers": ["mona", "hubot"], "team_reviewers": ["justice-league"]},
        reply="PullRequest",
        status=201,
        result="ShortPullRequest",
    ),
    Case(
        "ShortPullRequest.delete_review_requests",
        (["mona"],),
        f"DELETE {PULL}/requested_reviewers",
        json={"reviewers": ["mona"]},
        reply="PullRequest",
        result=True,
        refused=404,
    ),
    Case(
        "ShortPullRequest.review_requests",
        (),
        f"GET {PULL}/requested_reviewers",
        reply="ReviewRequests",
        result="ReviewRequests",
    ),
    Case(
        "PullFile.contents",
        (),
        f"GET {REPO}/contents/file1.txt",
        query={"ref": "6dcb09b5b57875f334f61aebed695e2e4193db5e"},
        reply={
            "type": "file",
            "path": "file1.txt",
            "encoding": "base64",
            "content": "YQ==",
        },
        result="Contents",
    ),
]


@pytest.mark.parametrize(("case", "outcome"), outcomes(CASES))
def test_operation(case: Case, outcome: str, server: Server) -> None:
    check(case, outcome, server)


@pytest.mark.parametrize(
    ("status", "error"),
    [(404, NotFoundError), (405, MethodNotAllowed), (409, Conflict)],
)
def test_a_merge_that_is_refused_says_why(
    client: ferrohub.Client, server: Server, status: int, error: type[Exception]
) -> None:
    server.will(Reply({"message": "Pull Request is not mergeable"}, status))
    with pytest.raises(error, match="Pull Request is not mergeable") as caught:
        make("PullRequest", client).merge()
    assert caught.value.code == status  # type: ignore[attr-defined]
    assert len(server.requests) == 1


def test_a_merge_says_yes_only_when_the_response_does(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"message": "queued"}))
    assert make("PullRequest", client).merge() is False
    server.will(Reply("[]"))
    with pytest.raises(UnprocessableResponseBody):
        make("PullRequest", client).merge()


def test_an_update_shows_in_the_object(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({**body_of("PullRequest"), "title": "New title", "state": "closed"}))
    pull = make("ShortPullRequest", client)
    assert pull.update(title="New title")
    assert (pull.title, pull.state) == ("New title", "closed")


def test_an_update_of_nothing_sends_nothing(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({}))
    assert make("PullRequest", client).update() is False
    assert server.requests == []


def test_a_failed_update_leaves_the_object_as_it_is(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"message": "Not Found"}, 404))
    pull = make("PullRequest", client)
    with pytest.raises(NotFoundError):
        pull.close()
    assert pull.state == "open"


def test_reviewers_can_be_objects(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(body_of("PullRequest")))
    pull = make("PullRequest", client)
    assert pull.delete_review_requests(pull.requested_reviewers, pull.requested_teams) is True
    assert server.requests[0].json == {
        "reviewers": ["other_user"],
        "team_reviewers": ["justice-league"],
    }


def test_refresh_returns_the_full_form(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(body_of("PullRequest")))
    full = make("ShortPullRequest", client).refresh()
    assert type(full).__name__ == "PullRequest" and full.mergeable is True
    assert [r.line for r in server.requests] == [f"GET {PULL}"]


def test_both_sides_of_a_pull_request(client: ferrohub.Client) -> None:
    pull = make("PullRequest", client)
    assert type(pull.head).__name__ == "Head" and type(pull.base).__name__ == "Base"
    assert pull.head.repo == ("octocat", "Hello-World")
    assert pull.repository == pull.base.repository and pull.repository.full_name == "octocat/Hello-World"
    assert str(pull) == "Amazing new feature" and str(pull.head) == "octocat:new-topic"


@pytest.mark.parametrize(
    ("repo", "pair"),
    [
        (None, ("", "")),
        ({"name": "gone", "owner": None}, ("", "gone")),
        ({"owner": {"login": "mona"}}, ("mona", "")),
    ],
)
def test_a_side_whose_repository_is_gone(client: ferrohub.Client, repo: Any, pair: tuple[str, str]) -> None:
    head = make("Head", client, repo=repo, user=None)
    assert head.repo == pair
    assert head.user is None and (head.repository is None) == (repo is None)


@pytest.mark.parametrize("name", ["Head", "Base", "PullFile", "ReviewRequests"])
def test_parts_have_no_address(client: ferrohub.Client, server: Server, name: str) -> None:
    server.will(Reply({}))
    with pytest.raises(NotRefreshable):
        make(name, client).refresh()
    assert server.requests == []


def test_a_sparse_pull_request_reads_none(client: ferrohub.Client) -> None:
    pull = ferrohub._core.PullRequest.from_dict({"number": 3, "user": None, "body": None, "_links": {}}, client)
    assert pull.number == 3 and pull.links == {}
    assert pull.user is None and pull.body is None and pull.head is None and pull.repository is None
    assert pull.assignees is None and pull.merged is None and pull.created_at is None


@pytest.mark.parametrize(
    ("call", "error", "argument"),
    [
        (lambda c: c.pull_request("", "Hello-World", 1), ValueError, "owner"),
        (lambda c: c.pull_request("octocat", " ", 1), ValueError, "repository"),
        (lambda c: c.pull_request("octocat", "Hello-World", 0), ValueError, "number"),
        (lambda c: make("Repository", c).pull_requests("bogus"), ValueError, "state"),
        (
            lambda c: make("Repository", c).pull_requests(sort="stars"),
            ValueError,
            "sort",
        ),
        (
            lambda c: make("Repository", c).pull_requests(direction="up"),
            ValueError,
            "direction",
        ),
        (
            lambda c: make("Repository", c).create_pull("", "main", "topic"),
            ValueError,
            "title",
        ),
        (
            lambda c: make("Repository", c).create_pull("x", "main", None),
            TypeError,
            "head",
        ),
        (
            lambda c: make("Repository", c).create_pull_from_issue(-1, "main", "topic"),
            ValueError,
            "issue",
        ),
        (
            lambda c: make("PullRequest", c).merge(merge_method="octopus"),
            ValueError,
            "merge_method",
        ),
        (lambda c: make("PullRequest", c).update(state="all"), ValueError, "state"),
        (lambda c: make("PullRequest", c).create_comment(""), ValueError, "body"),
        (
            lambda c: make("PullRequest", c).create_review_requests("mona"),
            TypeError,
            "reviewers",
        ),
    ],
)
def test_bad_input_is_refused_before_anything_is_sent(
    client: ferrohub.Client,
    server: Server,
    call: Any,
    error: type[Exception],
    argument: str,
) -> None:
    server.will(Reply({}))
    with pytest.raises(error, match=argument):
        call(client)
    assert server.requests == []


@pytest.mark.parametrize("name", ["PullRequest", "ShortPullRequest"])
def test_a_merge_shows_in_the_pull_request(name: str, client: ferrohub.Client, server: Server) -> None:
    pull = make(name, client, merged=False, state="open", merge_commit_sha="0" * 40)
    server.will(Reply(MERGED))
    assert pull.merge() and pull.merged is True and pull.state == "closed" and pull.merge_commit_sha == MERGED["sha"]


def test_a_merge_that_did_not_happen_does_not_show(client: ferrohub.Client, server: Server) -> None:
    pull = make("PullRequest", client, merged=False, state="open")
    server.will(Reply({**MERGED, "merged": False}))
    assert not pull.merge() and pull.merged is False and pull.state == "open"
    server.will(Reply({"message": "Method Not Allowed"}, 405))
    with pytest.raises(ferrohub.exceptions.MethodNotAllowed):
        pull.merge()
    assert pull.merged is False
