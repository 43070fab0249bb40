"""Locked issues and pull requests of the simulator."""

from __future__ import annotations

import pytest

import ferrohub
from ferrohub.testing import GitHub
from sending import send

Repository = ferrohub.repos.Repository
HOME = "/repos/mona/compass"


@pytest.fixture
def lisa(github: GitHub, compass: Repository) -> ferrohub.Client:
    compass.create_issue("Heated")
    return github.client("lisa")


def test_a_locked_issue_takes_comments_of_those_who_may_push(
    client: ferrohub.Client, lisa: ferrohub.Client, github: GitHub
) -> None:
    path = f"{HOME}/issues/1"
    assert send(client, f"PUT {path}/lock", {"lock_reason": "too heated"})[0] == 204
    _, shown = send(lisa, f"GET {path}")
    assert (shown["locked"], shown["active_lock_reason"]) == (True, "too heated")
    status, refused = send(lisa, f"POST {path}/comments", {"body": "No"})
    assert (status, refused["message"]) == (403, "Unable to create comment because issue is locked.")
    assert send(client, f"POST {path}/comments", {"body": "Yes"})[0] == 201
    assert send(client, f"DELETE {path}/lock")[0] == 204
    _, shown = send(lisa, f"GET {path}")
    assert (shown["locked"], shown["active_lock_reason"]) == (False, None)
    assert send(lisa, f"POST {path}/comments", {"body": "Now"})[0] == 201


def test_locks_are_events(client: ferrohub.Client, lisa: ferrohub.Client) -> None:
    path = f"{HOME}/issues/1"
    for _ in range(2):
        send(client, f"PUT {path}/lock", {"lock_reason": "spam"})
    send(client, f"DELETE {path}/lock")
    events = [(each["event"], each.get("lock_reason")) for each in send(client, f"GET {path}/events")[1]]
    assert events == [("locked", "spam"), ("unlocked", None)]


def test_only_those_who_may_push_lock(client: ferrohub.Client, lisa: ferrohub.Client) -> None:
    path = f"{HOME}/issues/1/lock"
    assert send(lisa, f"PUT {path}")[0] == 403
    assert send(client, f"PUT {path}", {"lock_reason": "boring"})[0] == 422
    assert send(client, f"PUT {path}")[0] == 204 and send(lisa, f"DELETE {path}")[0] == 403
    assert send(client, f"PUT {HOME}/issues/9/lock")[0] == 404


def test_a_locked_pull_request_takes_no_reviews_of_others(
    github: GitHub, client: ferrohub.Client, lisa: ferrohub.Client, compass: Repository
) -> None:
    github.commit("mona/compass", {"a": "1\n"}, branch="topic")
    pull = compass.create_pull("Topic", "main", "topic")
    path = f"{HOME}/pulls/{pull.number}"
    comment = {"body": "x", "path": "a", "line": 1, "commit_id": pull.head.sha}
    _, first = send(client, f"POST {path}/comments", comment)
    assert send(client, f"PUT {HOME}/issues/{pull.number}/lock")[0] == 204
    assert send(lisa, f"GET {path}")[1]["locked"]
    assert send(lisa, f"POST {path}/reviews", {"event": "COMMENT", "body": "x"})[0] == 403
    assert send(lisa, f"POST {path}/comments", comment)[0] == 403
    assert send(lisa, f"POST {path}/comments/{first['id']}/replies", {"body": "x"})[0] == 403
    assert send(client, f"POST {path}/comments/{first['id']}/replies", {"body": "x"})[0] == 201
