"""Importing issues."""

from __future__ import annotations

import datetime
from typing import Any

import pytest

import ferrohub
from harness import Case, Reply, Server, body_of, check, make, outcomes

IMPORTS = "/repos/octocat/Hello-World/import/issues"
PREVIEW = {"accept": "application/vnd.github.golden-comet-preview+json"}
EAST = datetime.timezone(datetime.timedelta(hours=2))
OPENED = datetime.datetime(2014, 3, 16, 17, 15, 42, tzinfo=EAST)

CASES = [
    Case(
        "ShortRepository.import_issue",
        ("Old bug", "It was there.", "2014-03-16T17:15:42Z"),
        f"POST {IMPORTS}",
        json={"issue": {"title": "Old bug", "body": "It was there.", "created_at": "2014-03-16T17:15:42Z"}},
        headers=PREVIEW,
        reply="ImportedIssue",
        status=202,
        result="ImportedIssue",
        note="least",
    ),
    Case(
        "ShortRepository.import_issue",
        ("Old bug", "", OPENED, "mona", 3, True, ["bug"], [{"body": "Yes", "created_at": OPENED}]),
        f"POST {IMPORTS}",
        json={
            "issue": {
                "title": "Old bug",
                "body": "",
                "created_at": "2014-03-16T15:15:42Z",
                "assignee": "mona",
                "milestone": 3,
                "closed": True,
                "labels": ["bug"],
            },
            "comments": [{"body": "Yes", "created_at": "2014-03-16T15:15:42Z"}],
        },
        headers=PREVIEW,
        reply="ImportedIssue",
        status=202,
        result="ImportedIssue",
    ),
    Case(
        "ShortRepository.imported_issue",
        (7,),
        f"GET {IMPORTS}/7",
        headers=PREVIEW,
        reply="ImportedIssue",
        result="ImportedIssue",
    ),
    Case(
        "ShortRepository.imported_issues",
        (3, datetime.date(2014, 4, 3)),
        f"GET {IMPORTS}",
        query={"per_page": "3", "since": "2014-04-03T00:00:00Z"},
        headers=PREVIEW,
        reply="[ImportedIssue]",
        result="[ImportedIssue]",
    ),
]


@pytest.mark.parametrize(("case", "outcome"), outcomes(CASES))
def test_operation(case: Case, outcome: str, server: Server) -> None:
    check(case, outcome, server)


def test_an_import_is_watched_by_reading_it_again(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({**body_of("ImportedIssue"), "status": "imported", "errors": None}))
    imported = make("ImportedIssue", client, status="pending")
    assert imported.status == "pending"
    assert imported.refresh() is imported
    assert imported.status == "imported"
    assert [r.line for r in server.requests] == [f"GET {IMPORTS}/7"]
    assert server.requests[0].headers["accept"] == PREVIEW["accept"]


def test_what_went_wrong(client: ferrohub.Client) -> None:
    imported = make("ImportedIssue", client)
    assert imported.status == "failed"
    assert imported.errors[0]["field"] == "assignee"


@pytest.mark.parametrize(
    ("args", "error", "argument"),
    [
        (("", "x", OPENED), ValueError, "title"),
        (("x", None, OPENED), TypeError, "body"),
        (("x", "x", "last week"), ValueError, "created_at"),
        (("x", "x", OPENED, ""), ValueError, "assignee"),
        (("x", "x", OPENED, "mona", "first"), TypeError, "milestone"),
        (("x", "x", OPENED, "mona", 1, "yes"), TypeError, "closed"),
        (("x", "x", OPENED, "mona", 1, True, 7), TypeError, "labels"),
        (("x", "x", OPENED, "mona", 1, True, [], {"body": "x"}), TypeError, "comments"),
        (("x", "x", OPENED, "mona", 1, True, [], [{1: "x"}]), TypeError, "comments"),
    ],
)
def test_bad_input_is_refused_before_anything_is_sent(
    client: ferrohub.Client, server: Server, args: Any, error: type[Exception], argument: str
) -> None:
    server.will(Reply({}))
    with pytest.raises(error, match=argument):
        make("Repository", client).import_issue(*args)
    assert server.requests == []
