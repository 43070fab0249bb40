"""A user's tests, which know nothing of recordings but the name of a cassette."""

from __future__ import annotations

import datetime

import pytest
from stale import remind, stale

import ferrohub
from ferrohub.issues import Issue
from ferrohub.testing import from_body

NOW = datetime.datetime(2026, 11, 21, tzinfo=datetime.timezone.utc)


def test_stale_issues_are_listed(client: ferrohub.Client) -> None:
    lines = stale(client, "octo-org", "compass", days=90, now=NOW)
    assert all(line.startswith("#") for line in lines)


@pytest.mark.cassette("reminder")
def test_a_reminder_is_written(client: ferrohub.Client) -> None:
    assert remind(client, "octo-org", "compass", 7).startswith("https://github.com/octo-org/compass/issues/7#")


def test_without_a_service() -> None:
    issue = from_body(Issue, {"number": 7, "title": "North is south", "user": {"login": "mona"}})
    assert issue.user is not None
    assert (issue.number, issue.user.login, issue.body) == (7, "mona", None)
