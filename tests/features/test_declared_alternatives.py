"""What GitHub documents beside a name: labels, assignees and types with a confidence, and numbers as titles."""

from __future__ import annotations

from typing import Any

import pytest

from ferrohub import _core
from ferrohub.testing import Fake

ISSUE = {"url": "https://api.github.com/repos/o/r/issues/1"}
LABEL = {"name": "bug", "confidence": "high", "rationale": "It crashes", "suggest": True}
MONA = {"login": "mona", "confidence": "low"}


@pytest.fixture
def fake() -> Fake:
    return Fake(examples=True)


@pytest.fixture
def issue(fake: Fake) -> Any:
    return _core.ShortIssue(ISSUE, fake.client(token="t"))


@pytest.mark.parametrize(
    "given",
    [
        {"labels": ["a", LABEL]},
        {"labels": [{"name": "a", "color": None}]},
        {"assignees": ["octocat", MONA]},
        {"type": {"value": "Bug", "confidence": "medium"}},
        {"type": {"value": None, "rationale": "None fits"}},
        {"title": 7},
    ],
    ids=str,
)
def test_an_issue_is_edited_with_objects(given: dict[str, Any], fake: Fake, issue: Any) -> None:
    assert issue.edit(**given)
    assert fake.calls.last.json == given


def test_other_methods_take_objects(fake: Fake, issue: Any) -> None:
    issue.add_labels("a", LABEL)
    assert fake.calls.last.json == {"labels": ["a", LABEL]}
    issue.add_labels("a", "b")
    assert fake.calls.last.json == ["a", "b"]
    issue.add_assignees([MONA])
    assert fake.calls.last.json == {"assignees": [MONA]}
    label = {"name": "a", "description": "b"}
    _core.ShortRepository({"url": "https://api.github.com/repos/o/r"}, issue.session).create_issue("t", labels=[label])
    assert fake.calls.last.json == {"title": "t", "labels": [label]}


def test_objects_of_github_stand_for_their_names(fake: Fake, issue: Any) -> None:
    sent = {"name": "bug", "url": "https://api.github.com/repos/o/r/labels/bug", "default": True}
    issue.edit(labels=[sent, {"name": "a"}, _core.ShortLabel(sent, issue.session)])
    assert fake.calls.last.json == {"labels": ["bug", "a", "bug"]}
    issue.replace_labels([{"name": "bug"}])
    assert fake.calls.last.json == ["bug"]


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"labels": [{"name": "bug", "confidnce": "high"}]}, r'"confidnce"; did you mean "confidence"\?$'),
        ({"assignees": [{"login": "mona", "confidence": "huge"}]}, "confidence must be one of"),
        ({"type": ["Bug"]}, "type must be a str"),
        ({"type": True}, "type must be a str"),
        ({"labels": [{}]}, "labels must be a str or an object with name"),
    ],
    ids=str,
)
def test_other_objects_raise(given: dict[str, Any], message: str, fake: Fake, issue: Any) -> None:
    with pytest.raises((TypeError, ValueError), match=message):
        issue.edit(**given)
    assert not fake.calls
