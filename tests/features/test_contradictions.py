"""Arguments that contradict each other raise before anything is sent: GitHub ignores one of them without a word."""

from __future__ import annotations

from typing import Any

import pytest

from ferrohub.exceptions import WaitTimeout
from ferrohub.testing import Fake, GitHub
from ferrohub.testing.github import Plan

CALLS = [
    ("close(reason='completed', state_reason='not_planned')", "reason is the same as state_reason: give one of them"),
    ("close(reason='completed', duplicate_issue_id=7)", "duplicate_issue_id is for the state_reason 'duplicate'"),
    ("close(state_reason='not_planned', duplicate_issue_id=7)", 'not "not_planned"'),
    ("edit(state='open', state_reason='not_planned')", "is for the state 'closed', not 'open'"),
    ("edit(state='closed', state_reason='reopened')", "is for the state 'open', not 'closed'"),
    ("move_sub_issue(9, after_id=8, before_id=7)", "after_id and before_id are mutually exclusive"),
]


@pytest.fixture
def fake() -> Fake:
    return Fake(examples=True)


@pytest.fixture
def issue(fake: Fake) -> Any:
    return fake.client(token="t").repository("o", "r").issue(1)


@pytest.mark.parametrize(("call", "why"), CALLS)
def test_a_contradiction_raises_before_anything_is_sent(fake: Fake, issue: Any, call: str, why: str) -> None:
    before = len(fake.calls)
    with pytest.raises(ValueError, match=why):
        eval(f"issue.{call}", {"issue": issue})
    assert len(fake.calls) == before


@pytest.mark.parametrize(
    ("call", "sent"),
    [
        ("close(reason='not_planned', state_reason='not_planned')", {"state": "closed", "state_reason": "not_planned"}),
        (
            "close(reason='duplicate', duplicate_issue_id=7)",
            {"state": "closed", "state_reason": "duplicate", "duplicate_issue_id": 7},
        ),
        ("edit(state='open', state_reason='reopened')", {"state": "open", "state_reason": "reopened"}),
        ("move_sub_issue(9, before_id=7)", {"sub_issue_id": 9, "before_id": 7}),
    ],
)
def test_what_fits_together_is_sent(fake: Fake, issue: Any, call: str, sent: dict[str, Any]) -> None:
    eval(f"issue.{call}", {"issue": issue})
    assert fake.calls.last.json == sent


def test_a_sub_issue_is_not_moved_without_a_place(fake: Fake, issue: Any) -> None:
    before = len(fake.calls)
    with pytest.raises(TypeError, match="missing one of 'after_id', 'before_id'"):
        issue.move_sub_issue(9)
    assert len(fake.calls) == before


@pytest.fixture
def run() -> Any:
    github = GitHub()
    github.user("mona")
    github.repository("mona/compass", files={".github/workflows/ci.yml": "on: workflow_dispatch"})

    @github.on_dispatch("ci.yml")
    def ci(plan: Plan) -> None:
        plan.job("test", seconds=3.25)

    return github.client("mona").repository("mona", "compass").workflow("ci.yml").dispatch()


def test_a_wait_may_end_after_a_fraction_of_a_second(run: Any) -> None:
    with pytest.raises(WaitTimeout, match=r"did not end within 0\.25 s"):
        run.wait(timeout=0.25)
    assert run.wait(timeout="60").conclusion == "success"


@pytest.mark.parametrize("timeout", [-1, -0.5])
def test_a_negative_timeout_is_refused(run: Any, timeout: float) -> None:
    with pytest.raises(ValueError, match="timeout must be 0 or more"):
        run.wait(timeout=timeout)


@pytest.mark.parametrize("timeout", [True, [], "soon"])
def test_a_timeout_that_is_no_number_is_refused(run: Any, timeout: Any) -> None:
    with pytest.raises(TypeError, match="timeout must be"):
        run.wait(timeout=timeout)
