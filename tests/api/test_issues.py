"""Issues, their comments, events, assignees and locks."""

from __future__ import annotations

import datetime
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import NotFoundError
from harness import Case, Reply, Server, body_of, check, make, outcomes

REPO = "/repos/octocat/Hello-World"
ISSUE = f"{REPO}/issues/1347"
ALL = {"per_page": "100"}
FILTERS: dict[str, Any] = {
    "filter": "created",
    "state": "closed",
    "labels": "bug, ui",
    "sort": "updated",
    "direction": "asc",
    "since": datetime.datetime(2014, 4, 3, 18, 58, 10),
}
FILTERED = {**ALL, **FILTERS, "since": "2014-04-03T18:58:10Z"}
ON_REPOSITORY: dict[str, Any] = {
    "milestone": 3,
    "state": "all",
    "assignee": "none",
    "mentioned": "mona",
    "labels": "bug",
    "sort": "comments",
    "direction": "desc",
    "since": "2014-04-03T18:58:10Z",
}
NEW = {
    "title": "Found a bug",
    "body": "It is here.",
    "assignee": "mona",
    "milestone": 1,
    "labels": ["bug"],
}

CASES = [
    Case(
        "Client.issue",
        ("octocat", "Hello-World", 1347),
        f"GET {ISSUE}",
        reply="Issue",
        result="Issue",
    ),
    Case(
        "Client.issues",
        (),
        "GET /issues",
        query=ALL,
        reply="[Issue]",
        result="[ShortIssue]",
    ),
    Case(
        "Client.issues",
        (),
        "GET /issues",
        FILTERS,
        FILTERED,
        reply=[],
        result=[],
        note="filters",
    ),
    Case(
        "Client.user_issues",
        (),
        "GET /user/issues",
        query=ALL,
        reply="[Issue]",
        result="[ShortIssue]",
    ),
    Case(
        "Client.user_issues",
        (),
        "GET /user/issues",
        {"per_page": 7},
        {"per_page": "7"},
        reply=[],
        result=[],
    ),
    Case(
        "Client.organization_issues",
        ("github",),
        "GET /orgs/github/issues",
        FILTERS,
        FILTERED,
        reply="[Issue]",
        result="[ShortIssue]",
    ),
    Case(
        "Client.issues_on",
        ("octocat", "Hello-World"),
        f"GET {REPO}/issues",
        ON_REPOSITORY,
        {**ALL, **ON_REPOSITORY, "milestone": "3"},
        reply="[Issue]",
        result="[ShortIssue]",
    ),
    Case("ShortRepository.issue", (1347,), f"GET {ISSUE}", reply="Issue", result="Issue"),
    Case(
        "ShortRepository.create_issue",
        ("Found a bug",),
        f"POST {REPO}/issues",
        json={"title": "Found a bug"},
        reply="Issue",
        status=201,
        result="ShortIssue",
    ),
    Case(
        "ShortRepository.create_issue",
        (),
        f"POST {REPO}/issues",
        {**NEW, "assignees": ["mona", "octocat"]},
        json={**NEW, "assignees": ["mona", "octocat"]},
        reply="Issue",
        status=201,
        result="ShortIssue",
        note="everything",
    ),
    Case(
        "ShortRepository.issues",
        (),
        f"GET {REPO}/issues",
        query=ALL,
        reply="[Issue]",
        result="[ShortIssue]",
    ),
    Case(
        "ShortRepository.issues",
        (),
        f"GET {REPO}/issues",
        {"number": 500, "etag": '"abc"'},
        query=ALL,
        headers={"If-None-Match": '"abc"'},
        reply=[],
        result=[],
        note="number-and-etag",
    ),
    Case(
        "ShortRepository.issue_events",
        (),
        f"GET {REPO}/issues/events",
        query=ALL,
        reply="[RepositoryIssueEvent]",
        result="[RepositoryIssueEvent]",
    ),
    Case(
        "ShortRepository.assignees", (), f"GET {REPO}/assignees", query=ALL, reply="[ShortUser]", result="[ShortUser]"
    ),
    Case("ShortRepository.is_assignee", ("mona",), f"GET {REPO}/assignees/mona", status=204, result=True, refused=404),
    Case(
        "ShortUser.is_assignee_on",
        ("github", "linguist"),
        "GET /repos/github/linguist/assignees/octocat",
        status=204,
        result=True,
        refused=404,
    ),
    Case(
        "ShortIssue.edit",
        (),
        f"PATCH {ISSUE}",
        {
            "title": "New",
            "labels": [],
            "assignees": ["mona"],
            "state": "closed",
            "body": "",
        },
        json={
            "title": "New",
            "labels": [],
            "assignees": ["mona"],
            "state": "closed",
            "body": "",
        },
        reply="Issue",
        result=True,
    ),
    Case(
        "ShortIssue.edit",
        (),
        f"PATCH {ISSUE}",
        {"milestone": 0},
        json={"milestone": None},
        reply="Issue",
        result=True,
        note="without-milestone",
    ),
    Case(
        "ShortIssue.edit",
        (),
        f"PATCH {ISSUE}",
        {"type": None, "milestone": None, "title": None},
        json={"type": None},
        reply="Issue",
        result=True,
        note="without-type",
    ),
    Case(
        "ShortIssue.close",
        (),
        f"PATCH {ISSUE}",
        json={"state": "closed"},
        reply="Issue",
        result=True,
    ),
    Case(
        "ShortIssue.reopen",
        (),
        f"PATCH {ISSUE}",
        json={"state": "open"},
        reply="Issue",
        result=True,
    ),
    Case(
        "ShortIssue.assign",
        ("mona",),
        f"PATCH {ISSUE}",
        json={"assignee": "mona"},
        reply="Issue",
        result=True,
    ),
    Case("ShortIssue.lock", (), f"PUT {ISSUE}/lock", status=204, result=True, refused=404),
    Case(
        "ShortIssue.unlock",
        (),
        f"DELETE {ISSUE}/lock",
        status=204,
        result=True,
        refused=404,
    ),
    Case(
        "ShortIssue.add_assignees",
        (["mona"],),
        f"POST {ISSUE}/assignees",
        json={"assignees": ["mona"]},
        reply="Issue",
        status=201,
        result=True,
    ),
    Case(
        "ShortIssue.remove_assignees",
        (["mona"],),
        f"DELETE {ISSUE}/assignees",
        json={"assignees": ["mona"]},
        reply="Issue",
        result=True,
    ),
    Case(
        "ShortIssue.comment",
        (1,),
        f"GET {REPO}/issues/comments/1",
        reply="IssueComment",
        result="IssueComment",
    ),
    Case(
        "ShortIssue.comments",
        (),
        f"GET {ISSUE}/comments",
        {
            "number": 3,
            "sort": "updated",
            "direction": "desc",
            "since": datetime.date(2014, 4, 3),
        },
        {
            "per_page": "3",
            "sort": "updated",
            "direction": "desc",
            "since": "2014-04-03T00:00:00Z",
        },
        reply="[IssueComment]",
        result="[IssueComment]",
    ),
    Case(
        "ShortIssue.create_comment",
        ("Me too",),
        f"POST {ISSUE}/comments",
        json={"body": "Me too"},
        reply="IssueComment",
        status=201,
        result="IssueComment",
    ),
    Case(
        "ShortIssue.events",
        (),
        f"GET {ISSUE}/events",
        query=ALL,
        reply="[IssueEvent]",
        result="[IssueEvent]",
    ),
    Case(
        "IssueComment.edit",
        ("New text",),
        f"PATCH {REPO}/issues/comments/1",
        json={"body": "New text"},
        reply="IssueComment",
        result=True,
    ),
    Case(
        "IssueComment.delete",
        (),
        f"DELETE {REPO}/issues/comments/1",
        status=204,
        result=True,
        refused=404,
    ),
]


@pytest.mark.parametrize(("case", "outcome"), outcomes(CASES))
def test_operation(case: Case, outcome: str, server: Server) -> None:
    check(case, outcome, server)


def test_create_issue_goes_by_way_of_the_repository(client: ferrohub.Client, server: Server) -> None:
    """Client.create_issue."""
    server.will(Reply(body_of("Repository")), Reply(body_of("Issue"), 201))
    issue = client.create_issue("octocat", "Hello-World", "Found a bug", assignees=["mona"])
    assert issue.number == 1347
    assert [r.line for r in server.requests] == [f"GET {REPO}", f"POST {REPO}/issues"]
    assert server.requests[1].json == {
        "title": "Found a bug",
        "labels": [],
        "assignees": ["mona"],
    }


def test_nothing_is_posted_where_the_repository_is_missing(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"message": "Not Found"}, 404))
    with pytest.raises(NotFoundError):
        client.create_issue("octocat", "Hello-World", "Found a bug")
    assert [r.method for r in server.requests] == ["GET"]


@pytest.mark.parametrize(("closed_at", "state", "closed"), [(None, "open", False), (None, "closed", True)])
def test_is_closed_sends_nothing(
    client: ferrohub.Client, server: Server, closed_at: Any, state: str, closed: bool
) -> None:
    """ShortIssue.is_closed."""
    issue = make("ShortIssue", client, closed_at=closed_at, state=state)
    assert issue.is_closed() is closed
    assert server.requests == []


def test_the_pull_request_of_an_issue(client: ferrohub.Client, server: Server) -> None:
    """ShortIssue.pull_request."""
    server.will(Reply({"number": 1347, "title": "New feature"}))
    pull = make("ShortIssue", client).pull_request()
    assert type(pull).__name__ == "PullRequest" and pull.title == "New feature"
    assert [r.line for r in server.requests] == [f"GET {REPO}/pulls/1347"]
    server.will(Reply({"message": "Not Found"}, 404))
    assert make("ShortIssue", client).pull_request() is None


def test_an_edit_shows_in_the_object(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({**body_of("Issue"), "title": "New", "state": "closed"}))
    issue = make("Issue", client)
    assert issue.edit(title="New")
    assert issue.title == "New" and issue.state == "closed"


def test_an_edit_of_nothing_sends_nothing(client: ferrohub.Client, server: Server) -> None:
    assert make("Issue", client).edit() is False
    assert server.requests == []


@pytest.mark.parametrize(
    ("call", "error", "argument"),
    [
        (lambda c: c.issue("", "Hello-World", 1), ValueError, "username"),
        (lambda c: c.issue("octocat", "Hello-World", 0), ValueError, "number"),
        (lambda c: c.issue("octocat", "Hello-World", 1.5), TypeError, "number"),
        (lambda c: c.issue("octocat", "Hello-World", True), TypeError, "number"),
        (lambda c: c.issue(None, "Hello-World", 1), TypeError, "username"),
        (lambda c: c.issue("..", "Hello-World", 1), ValueError, "username"),
        (lambda c: c.issues(state="bogus"), ValueError, "state"),
        (lambda c: c.issues(since="yesterday"), ValueError, "since"),
        (lambda c: c.issues(number=-5), ValueError, "number"),
        (
            lambda c: c.issues_on("octocat", "Hello-World", milestone=1.5),
            TypeError,
            "milestone",
        ),
        (lambda c: c.create_issue("octocat", "Hello-World", ""), ValueError, "title"),
        (
            lambda c: c.create_issue("octocat", "Hello-World", "x", labels=1),
            TypeError,
            "labels must be an iterable of names, or a str with commas, not int",
        ),
        (lambda c: c.create_issue("octocat", "Hello-World", "x", labels=[1]), TypeError, "labels"),
        (lambda c: make("Issue", c).edit(labels=" , "), ValueError, "labels must not be empty"),
        (lambda c: c.issues(labels={"name": "bug"}), TypeError, "labels"),
        (lambda c: c.issues(labels=["bug", "a,b"]), ValueError, 'labels has the name "a,b"'),
        (lambda c: make("Issue", c).create_comment("  "), ValueError, "body"),
        (lambda c: make("Issue", c).edit(state="gone"), ValueError, "state"),
        (lambda c: c.issue("octocat"), TypeError, "repository"),
        (
            lambda c: c.issue("octocat", "Hello-World", 1, 2),
            TypeError,
            "at most 3 positional arguments",
        ),
        (lambda c: c.issue("octocat", "Hello-World", 1, number=2), TypeError, "number"),
        (lambda c: c.issue("octocat", "Hello-World", no=2), TypeError, "no"),
    ],
)
def test_bad_input_is_refused_before_anything_is_sent(
    client: ferrohub.Client,
    server: Server,
    call: Any,
    error: type[Exception],
    argument: str,
) -> None:
    with pytest.raises(error, match=argument):
        call(client)
    assert server.requests == []


def test_a_lock_shows_in_the_issue(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(None, 204))
    issue = make("Issue", client, locked=False, active_lock_reason="spam")
    assert issue.lock() and issue.locked is True and issue.as_dict()["locked"] is True
    assert issue.unlock() and issue.locked is False and issue.active_lock_reason is None
    assert issue.title == "Found a bug" and list(issue.as_dict()) == list(body_of("Issue"))


def test_a_lock_that_fails_does_not_show(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"message": "Not Found"}, 404))
    issue = make("Issue", client, locked=False)
    assert not issue.lock() and issue.locked is False


def names_of(client: ferrohub.Client) -> list[Any]:
    """The same labels in every form."""
    label = make("Label", client, name="bug")
    return [
        "bug,good first issue",
        ["bug", "good first issue"],
        (name for name in ("bug", "good first issue")),
        (label, "good first issue"),
    ]


def test_labels_are_given_as_a_list_or_as_text(client: ferrohub.Client, server: Server) -> None:
    """In a body they are sent as a list, in a query as text, whatever they come as."""
    issue, repository = make("Issue", client), make("Repository", client)
    written: list[Any] = [
        lambda labels: repository.create_issue("x", labels=labels),
        lambda labels: issue.edit(labels=labels),
    ]
    for write in written:
        for labels in [*names_of(client), " bug ,good first issue,"]:
            server.will(Reply(body_of("Issue")))
            write(labels)
            assert server.requests[0].json["labels"] == ["bug", "good first issue"]
    for labels in names_of(client):
        server.will(Reply([body_of("Label")]))
        issue.replace_labels(labels)
        assert server.requests[0].json == ["bug", "good first issue"]
    read: list[Any] = [client.issues, client.user_issues, repository.issues]
    read.append(lambda labels: client.organization_issues("github", labels=labels))
    read.append(lambda labels: client.issues_on("octocat", "Hello-World", labels=labels))
    for listing in read:
        for labels in names_of(client):
            server.will(Reply([]))
            assert list(listing(labels=labels)) == []
            assert server.requests[0].query["labels"] == "bug,good first issue"
        for nothing in ("", [], None):
            server.will(Reply([]))
            assert list(listing(labels=nothing)) == [] and "labels" not in server.requests[0].query
