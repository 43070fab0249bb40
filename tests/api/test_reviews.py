"""Reviews of pull requests and the comments on their changes."""

from __future__ import annotations

from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import IncompleteResponse
from harness import Case, Reply, Server, body_of, check, make, outcomes

REPO = "/repos/octocat/Hello-World"
PULL = f"{REPO}/pulls/1347"
REVIEW = f"{REPO}/pulls/12/reviews/80"
COMMENT = f"{REPO}/pulls/comments/1"
ALL = {"per_page": "100"}
ON_LINE = {"path": "file1.txt", "position": 4, "body": "Why?"}

CASES = [
    Case(
        "ShortPullRequest.reviews",
        (),
        f"GET {PULL}/reviews",
        query=ALL,
        reply="[PullReview]",
        result="[PullReview]",
    ),
    Case(
        "ShortPullRequest.create_review",
        ("",),
        f"POST {PULL}/reviews",
        json={"body": "", "comments": []},
        reply="PullReview",
        result="PullReview",
        note="pending",
    ),
    Case(
        "ShortPullRequest.create_review",
        ("Well done", "6dcb09b", "APPROVE", [ON_LINE]),
        f"POST {PULL}/reviews",
        json={
            "body": "Well done",
            "commit_id": "6dcb09b",
            "event": "APPROVE",
            "comments": [ON_LINE],
        },
        reply="PullReview",
        result="PullReview",
    ),
    Case(
        "ShortPullRequest.create_review",
        ("Later",),
        f"POST {PULL}/reviews",
        {"event": ""},
        json={"body": "Later", "comments": []},
        reply="PullReview",
        result="PullReview",
        note="blank",
    ),
    Case(
        "ShortPullRequest.create_review",
        (),
        f"POST {PULL}/reviews",
        {"event": "APPROVE"},
        json={"event": "APPROVE", "comments": []},
        reply="PullReview",
        result="PullReview",
        note="without-a-text",
    ),
    Case(
        "ShortPullRequest.create_review",
        ("",),
        f"POST {PULL}/reviews",
        {"event": "COMMENT", "comments": [ON_LINE]},
        json={"body": "", "event": "COMMENT", "comments": [ON_LINE]},
        reply="PullReview",
        result="PullReview",
        note="comments-on-lines",
    ),
    Case(
        "PullReview.submit",
        ("Please change", "REQUEST_CHANGES"),
        f"POST {REVIEW}/events",
        json={"body": "Please change", "event": "REQUEST_CHANGES"},
        reply="PullReview",
        result=True,
    ),
    Case(
        "ShortPullRequest.create_review_comment",
        ("Why?", "6dcb09b", "file1.txt", 4),
        f"POST {PULL}/comments",
        json={**ON_LINE, "commit_id": "6dcb09b"},
        reply="ReviewComment",
        status=201,
        result="ReviewComment",
    ),
    Case(
        "ShortPullRequest.review_comments",
        (),
        f"GET {PULL}/comments",
        query=ALL,
        reply="[ReviewComment]",
        result="[ReviewComment]",
    ),
    Case(
        "ReviewComment.edit",
        ("New text",),
        f"PATCH {COMMENT}",
        json={"body": "New text"},
        reply="ReviewComment",
        result=True,
    ),
    Case(
        "ReviewComment.delete",
        (),
        f"DELETE {COMMENT}",
        status=204,
        result=True,
        refused=404,
    ),
    Case(
        "ReviewComment.reply",
        ("Because",),
        f"POST {REPO}/pulls/1/comments",
        json={"in_reply_to": 7, "body": "Because"},
        reply="ReviewComment",
        status=201,
        result="ReviewComment",
        changes={"id": 7},
    ),
]


@pytest.mark.parametrize(("case", "outcome"), outcomes(CASES))
def test_operation(case: Case, outcome: str, server: Server) -> None:
    check(case, outcome, server)


def test_a_submitted_review_shows_its_state(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({**body_of("PullReview"), "state": "CHANGES_REQUESTED"}))
    review = make("PullReview", client, state="PENDING", submitted_at=None)
    assert review.state == "PENDING" and review.submitted_at is None
    assert review.submit("Please change", "REQUEST_CHANGES")
    assert review.state == "CHANGES_REQUESTED" and review.submitted_at.year == 2019


def test_a_review_is_read_again_from_its_pull_request(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({**body_of("PullReview"), "body": "Changed"}, headers={"ETag": '"1"'}))
    review = make("PullReview", client)
    assert review.refresh() is review and review.body == "Changed"
    assert [r.line for r in server.requests] == [f"GET {REVIEW}"]
    server.will(Reply(None, 304))
    assert review.refresh(conditional=True).body == "Changed"
    assert server.requests[0].headers["if-none-match"] == '"1"'


def test_the_case_of_an_event_does_not_matter(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(body_of("PullReview")))
    assert make("PullReview", client).submit("Fine", "approve")
    assert server.requests[0].json == {"body": "Fine", "event": "APPROVE"}


def test_reviews_are_distinguished_by_number(client: ferrohub.Client) -> None:
    review, other = make("PullReview", client), make("PullReview", client, id=81)
    assert review == make("PullReview", client, state="DISMISSED") and hash(review) == hash(make("PullReview", client))
    assert review != other and review != 80


def test_a_reply_needs_the_number_of_the_comment(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({}))
    with pytest.raises(IncompleteResponse, match="id"):
        make("ReviewComment", client, id=None).reply("Because")
    assert server.requests == []


def test_a_comment_of_a_deleted_account(client: ferrohub.Client) -> None:
    comment = make("ReviewComment", client, user=None, position=None, line=None)
    assert comment.user is None and comment.position is None and comment.line is None


@pytest.mark.parametrize(
    ("call", "error", "argument"),
    [
        (lambda c: make("PullRequest", c).create_review(7), TypeError, "body"),
        (lambda c: make("PullRequest", c).create_review(event="COMMENT"), ValueError, "body"),
        (lambda c: make("PullRequest", c).create_review(" ", event="request_changes", comments=[]), ValueError, "body"),
        (
            lambda c: make("PullRequest", c).create_review("x", event="PENDING"),
            ValueError,
            "event",
        ),
        (
            lambda c: make("PullRequest", c).create_review("x", comments="Why?"),
            TypeError,
            "comments",
        ),
        (
            lambda c: make("PullRequest", c).create_review_comment("", "6dcb09b", "a", 1),
            ValueError,
            "body",
        ),
        (
            lambda c: make("PullRequest", c).create_review_comment("x", "6dcb09b", "a", "b"),
            TypeError,
            "position",
        ),
        (lambda c: make("PullReview", c).submit("x"), TypeError, "event"),
        (lambda c: make("PullReview", c).submit("x", ""), ValueError, "event"),
        (lambda c: make("PullReview", c).submit("x", "DISMISS"), ValueError, "event"),
        (lambda c: make("ReviewComment", c).edit(""), ValueError, "body"),
        (lambda c: make("ReviewComment", c).reply(" "), ValueError, "body"),
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
