"""Dependabot alerts of the simulated GitHub."""

from __future__ import annotations

import pytest

import ferrohub
from ferrohub.exceptions import ForbiddenError, NotFoundError, UnprocessableEntity
from ferrohub.testing import GitHub


@pytest.fixture
def github() -> GitHub:
    made = GitHub(validate=True)
    made.user("mona")
    for name in ("compass", "map"):
        made.repository(f"octo-org/{name}", private=True, collaborators={"lisa": "pull"})
    made.dependabot_alert("octo-org/compass", "jinja2", "Sandbox breakout", severity="critical")
    made.dependabot_alert("octo-org/map", "lodash", "Prototype pollution", ecosystem="npm", patched=None)
    return made


def test_alerts_are_listed_and_dismissed(github: GitHub) -> None:
    client = github.client("mona")
    alerts = client.organization("octo-org").dependabot_alerts()
    shown = [
        (each.repository.full_name, each.security_advisory.severity, each.dependency.package.name) for each in alerts
    ]
    assert shown == [("octo-org/map", "high", "lodash"), ("octo-org/compass", "critical", "jinja2")]
    compass = client.repository("octo-org", "compass")
    alert = compass.dependabot_alert(1)
    alert.edit("dismissed", dismissed_reason="not_used", dismissed_comment="Only in tests")
    assert github.state.repository("octo-org/compass").alerts[1].dismissed_comment == "Only in tests"
    assert [each.state for each in compass.dependabot_alerts()] == ["dismissed"]
    assert [each.number for each in compass.dependabot_alerts(state="open")] == []
    with pytest.raises(UnprocessableEntity, match="dismissed_reason"):
        compass.dependabot_alert(1).edit("dismissed")
    listed = next(each for each in client.organization("octo-org").dependabot_alerts() if each.state == "dismissed")
    assert listed.edit("open") and (listed.state, listed.repository.full_name) == ("open", "octo-org/compass")
    assert compass.dependabot_alert(1).dismissed_by is None


def test_alerts_are_for_those_who_may_push(github: GitHub) -> None:
    lisa = github.client("lisa")
    with pytest.raises(ForbiddenError):
        list(lisa.repository("octo-org", "compass").dependabot_alerts())
    assert list(lisa.rest.dependabot.list_alerts_for_org("octo-org")) == []
    with pytest.raises(NotFoundError):
        github.client("mona").repository("octo-org", "compass").dependabot_alert(9)
    token = github.token("mona", permissions={"issues": "read"})
    with pytest.raises(ForbiddenError):
        list(ferrohub.Client(token=token, transport=github).rest.dependabot.list_alerts_for_org("octo-org"))


def test_alerts_are_a_part_of_the_state(github: GitHub) -> None:
    assert github.copy().state.repository("octo-org/map").alerts[1].package == "lodash"
    with pytest.raises(ValueError, match="severity"):
        github.dependabot_alert("octo-org/map", "a", "b", severity="worst")
