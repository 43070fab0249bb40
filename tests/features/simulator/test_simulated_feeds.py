"""Feeds of what happened."""

from __future__ import annotations

from typing import Any

import pytest

import ferrohub
from ferrohub.testing import GitHub


@pytest.fixture
def busy(github: GitHub) -> GitHub:
    """Repositories in which mona and hubot did something."""
    github.repository("octo-org/atlas", private=True, collaborators={"hubot": "push"})
    mona = github.client("mona")
    compass = mona.repository("mona", "compass")
    issue = compass.create_issue("A crash")
    github.client("hubot").issue("mona", "compass", 1).create_comment("Me too")
    issue.close()
    github.commit("mona/compass", {"a.py": "1"}, branch="topic")
    compass.create_pull("Add a", "main", "topic")
    compass.create_release("v1")
    mona.repository("octo-org", "atlas").create_issue("A secret")
    return github


def read(client: ferrohub.Client, path: str) -> list[tuple[str, str | None, str, str]]:
    """Type, action, actor and repository of the events of a feed."""
    found: list[dict[str, Any]] = client.request(f"GET {path}").json()
    assert len({each["id"] for each in found}) == len(found)
    return [
        (each["type"], each["payload"].get("action"), each["actor"]["login"], each["repo"]["name"]) for each in found
    ]


def test_a_repository_has_a_feed_the_newest_first(busy: GitHub) -> None:
    compass = "mona/compass"
    assert read(busy.client("lisa"), f"/repos/{compass}/events") == [
        ("ReleaseEvent", "published", "mona", compass),
        ("PullRequestEvent", "opened", "mona", compass),
        ("IssuesEvent", "closed", "mona", compass),
        ("IssueCommentEvent", "created", "hubot", compass),
        ("IssuesEvent", "opened", "mona", compass),
        ("CreateEvent", None, "mona", compass),
    ]


def test_a_merge_has_an_action_of_its_own(busy: GitHub) -> None:
    mona = busy.client("mona")
    pull = mona.pull_request("mona", "compass", 2)
    pull.close()
    pull.reopen()
    pull.merge()
    found = read(mona, "/repos/mona/compass/events")
    assert [action for type_, action, *_ in found if type_ == "PullRequestEvent"] == [
        "merged",
        "reopened",
        "closed",
        "opened",
    ]
    created = mona.request("GET /repos/mona/compass/events").json()[-1]["payload"]
    assert (created["ref_type"], created["ref"], created["master_branch"]) == ("repository", None, "main")


def test_events_older_than_30_days_are_in_no_feed(busy: GitHub) -> None:
    busy.clock.advance(days=29)
    busy.client("mona").repository("mona", "compass").create_issue("Another crash")
    assert len(read(busy.client("lisa"), "/repos/mona/compass/events")) == 7
    busy.clock.advance(days=2)
    assert read(busy.client("lisa"), "/repos/mona/compass/events") == [
        ("IssuesEvent", "opened", "mona", "mona/compass")
    ]


def test_only_the_user_sees_private_events(busy: GitHub) -> None:
    secret = ("IssuesEvent", "opened", "mona", "octo-org/atlas")
    assert secret in read(busy.client("mona"), "/users/mona/events")
    assert secret not in read(busy.client("hubot"), "/users/mona/events")
    assert secret not in read(busy.client("mona"), "/users/mona/events/public")
    assert read(busy.client("mona"), "/orgs/octo-org/events") == []
    permitted = busy.token("mona", permissions={"events": "read", "issues": "read"})
    assert secret in read(busy.client(token=permitted), "/users/mona/events")
    assert secret not in read(busy.client(token=busy.token("mona", permissions={})), "/users/mona/events")


def test_a_user_receives_what_is_watched_and_what_others_do_who_are_followed(busy: GitHub) -> None:
    hubot = busy.client("hubot")
    path = "/users/hubot/received_events"
    assert read(hubot, path) == []
    hubot.session.put("/repos/mona/compass/subscription", json={"subscribed": True}).raise_for_status()
    found = read(hubot, path)
    assert len(found) == 5 and ("IssueCommentEvent", "created", "hubot", "mona/compass") not in found
    hubot.session.delete("/repos/mona/compass/subscription").raise_for_status()
    hubot.session.put("/user/following/mona").raise_for_status()
    secret = ("IssuesEvent", "opened", "mona", "octo-org/atlas")
    assert secret in read(hubot, path) and secret not in read(hubot, f"{path}/public")
