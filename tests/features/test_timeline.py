"""The classes of the events of a timeline, which their member ``event`` decides."""

from __future__ import annotations

import asyncio
import datetime
import pickle
from typing import Any

import pytest

import ferrohub
from ferrohub import _core
from ferrohub.issues import Issue
from ferrohub.repos.comment import RepoComment
from ferrohub.rest import models
from ferrohub.testing import Fake
from ferrohub.users import ShortUser
from harness import Reply, Server

URL = "https://api.github.com/repos/o/r/issues/1"
PERSON = {"login": "mona", "id": 1}
EVENTS: list[dict[str, Any]] = [
    {
        "event": "labeled",
        "actor": PERSON,
        "label": {"name": "bug", "color": "f00"},
        "created_at": "2026-01-02T03:04:05Z",
    },
    {"event": "assigned", "actor": PERSON, "assignee": PERSON},
    {"event": "commented", "user": PERSON, "body": "Done"},
    {"event": "cross-referenced", "source": {"type": "issue", "issue": {"number": 7}}},
    {"event": "committed", "sha": "5ea", "author": {"name": "Mona"}},
    {"event": "commit-commented", "comments": [{"body": "Nice"}]},
    {"event": "reviewed", "state": "approved"},
    {"event": "closed", "state_reason": "completed"},
    {"event": "head_ref_deleted", "actor": PERSON},
    {"event": "frobnicated", "label": {"name": "bug"}},
    {"event": None},
    {},
]
CLASSES = [
    "LabeledIssueEvent",
    "TimelineAssignedIssueEvent",
    "TimelineCommentEvent",
    "TimelineCrossReferencedEvent",
    "TimelineCommittedEvent",
    "TimelineCommitCommentedEvent",
    "TimelineReviewedEvent",
    "StateChangeIssueEvent",
    *["TimelineIssueEvents"] * 4,
]


@pytest.fixture
def fake() -> Fake:
    found = Fake()
    found.on("issues/list-events-for-timeline").reply(EVENTS)
    return found


def test_each_event_has_its_class_and_others_have_the_general_one(fake: Fake) -> None:
    client = fake.client()
    found = list(Issue({"url": URL}, client).timeline())
    assert [type(each).__name__ for each in found] == CLASSES
    assert all(isinstance(each, models.TimelineIssueEvents) for each in found)
    assert [type(each) for each in found] == [
        type(each) for each in client.rest.issues.list_events_for_timeline("o", "r", 1)
    ]
    labeled, assigned, commented, referenced, committed, remarked, *_, unknown, _, _ = found
    assert labeled.label.name == "bug" and isinstance(assigned.assignee, ShortUser) and commented.body == "Done"
    assert referenced.source.issue.number == 7 and committed.author.name == "Mona"
    assert isinstance(remarked.comments[0], RepoComment)
    # GitHub's description of labels that are added has a text here, that of other events a time.
    assert labeled.created_at == datetime.datetime(2026, 1, 2, 3, 4, 5, tzinfo=datetime.timezone.utc)
    # What another event has is missing, as it was before each had a class.
    assert labeled.milestone is None and unknown.label.name == "bug"


def test_classes_match_and_survive_pickling(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(EVENTS))
    first = Issue({"url": f"{server.url}/repos/o/r/issues/1"}, client).timeline()[0]
    match pickle.loads(pickle.dumps(first)):
        case models.LabeledIssueEvent(label=label):
            assert label.name == "bug"
        case other:
            pytest.fail(repr(other))


def test_asynchronous_listings_have_the_same_classes(fake: Fake) -> None:
    async def run() -> list[str]:
        async with fake.async_client() as client:
            return [type(each).__name__ async for each in Issue({"url": URL}, client).timeline()]

    assert asyncio.run(run()) == CLASSES


def test_stubs_know_what_each_class_extends() -> None:
    parents = _core._rest_described()[2]
    assert set(parents.values()) == {"TimelineIssueEvents"} and parents["LockedIssueEvent"] == "TimelineIssueEvents"
    assert all(issubclass(getattr(models, name), models.TimelineIssueEvents) for name in parents)
