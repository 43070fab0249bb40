"""Pinned comments of issues in the simulated GitHub: IssueComment.pin_comment, IssueComment.unpin_comment."""

from __future__ import annotations

from typing import Any

import pytest

from ferrohub.exceptions import ForbiddenError, UnprocessableEntity
from ferrohub.testing import GitHub


@pytest.fixture
def github() -> GitHub:
    made = GitHub(validate=True)
    made.user("mona")
    made.user("hubot")
    made.repository("mona/compass", files={"README.md": "x"})
    made.commit("mona/compass", {"a.txt": "a"}, branch="fix")
    return made


def test_a_comment_is_pinned_in_place_of_another_one(github: GitHub) -> None:
    issue: Any = github.client("mona").repository("mona", "compass").create_issue("Bug")
    first, second = issue.create_comment("One"), issue.create_comment("Two")
    assert issue.pinned_comment is None and first.pin is None
    assert first.pin_comment() and first.pin["pinned_by"]["login"] == "mona"
    assert issue.refresh().pinned_comment.body == "One"
    assert second.pin_comment() and issue.refresh().pinned_comment.body == "Two"
    assert first.refresh().pin is None
    assert second.unpin_comment() and second.pin is None and issue.refresh().pinned_comment is None
    assert not second.unpin_comment()


def test_comments_on_pull_requests_and_of_others_cannot_be_pinned(github: GitHub) -> None:
    compass = github.client("mona").repository("mona", "compass")
    pull = compass.create_pull("Fix", "main", "fix")
    with pytest.raises(UnprocessableEntity):
        pull.issue().create_comment("One").pin_comment()
    comment = compass.create_issue("Bug").create_comment("One")
    other = github.client("hubot").repository("mona", "compass").issue(2).comment(comment.id)
    with pytest.raises(ForbiddenError):
        other.pin_comment()
