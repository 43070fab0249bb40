"""Dependabot alerts of the simulated GitHub."""

from __future__ import annotations

from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import ForbiddenError, NotFoundError, UnprocessableEntity
from ferrohub.testing import GitHub
from sending import send


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


HOLES = [
    {"package": {"ecosystem": "pip", "name": "compass"}, "vulnerable_version_range": "< 2", "patched_versions": "2"}
]


def test_an_advisory_is_drafted_and_published(github: GitHub) -> None:
    client = github.client("mona")
    compass = client.repository("octo-org", "compass")
    credits = [{"login": "lisa", "type": "reporter"}]
    made = compass.create_security_advisory("Hole", "Deep", HOLES, severity="high", credits=credits)
    lisa = github.client("lisa").repository("octo-org", "compass")
    with pytest.raises(NotFoundError):
        lisa.security_advisory(made.ghsa_id)
    assert list(lisa.security_advisories()) == [] and [each.state for each in compass.security_advisories()] == [
        "draft"
    ]
    assert made.edit("published", cve_id="CVE-2026-1") and made.published_at is not None
    shown = lisa.security_advisory(made.ghsa_id)
    assert (shown.severity, shown.cve_id, shown.vulnerabilities[0].patched_versions) == ("high", "CVE-2026-1", "2")
    assert [each.user.login for each in shown.credits_detailed] == ["lisa"]
    with pytest.raises(UnprocessableEntity):
        made.edit("draft")
    with pytest.raises(ForbiddenError):
        lisa.create_security_advisory("Hole", "Deep", HOLES)
    found = client.organization("octo-org").security_advisories(state="published")
    assert [each.ghsa_id for each in found] == [made.ghsa_id]
    assert github.copy().state.repository("octo-org/compass").advisories[made.ghsa_id].state == "published"


def test_an_unpublished_advisory_is_hidden_from_credentials_that_may_not_read_it(github: GitHub) -> None:
    github.repository("octo-org/open")
    client = github.client("mona")
    draft = client.repository("octo-org", "open").create_security_advisory("Hole", "Deep", HOLES)

    def seen(reader: ferrohub.Client) -> list[int]:
        home = "/repos/octo-org/open/security-advisories"
        listed = send(reader, f"GET {home}")[1]
        return [len(listed), send(reader, f"GET {home}/{draft.ghsa_id}")[0]]

    assert seen(client) == [1, 200]
    assert seen(github.client(token=github.token("mona", permissions={"repository_advisories": "read"}))) == [1, 200]
    assert seen(github.client(token=github.token("mona", scopes=["repository_advisories:read"]))) == [1, 200]
    others = [github.client(token=github.token("mona", permissions={"issues": "read"})), github.client("lisa")]
    for reader in [*others, github.client(token=github.token("mona", scopes=["gist"])), github.client()]:
        assert seen(reader) == [0, 404]


def test_owners_list_the_advisories_of_an_organization(github: GitHub) -> None:
    for name in ("compass", "map"):
        github.client("mona").repository("octo-org", name).create_security_advisory("Hole", "Deep", HOLES)
    github.organization("octo-org", members=[github.user("lisa")])
    home = "/orgs/octo-org/security-advisories"
    page = github.client("mona").session.get(f"https://api.github.com{home}?per_page=1")
    assert len(page.json()) == 1 and "after=" in page.headers["Link"] and "page=2" not in page.headers["Link"]
    assert send(github.client("lisa"), f"GET {home}")[0] == 404
    for level, status in (("read", 403), ("write", 200)):
        token = github.token("mona", permissions={"repository_advisories": level})
        assert send(github.client(token=token), f"GET {home}")[0] == status
    assert send(github.client(token=github.token("mona", scopes=["public_repo"])), f"GET {home}")[0] == 404


def test_alerts_of_private_repositories_need_more_than_a_scope_of_public_ones(github: GitHub) -> None:
    github.repository("octo-org/open", files={"key.txt": "hunter2"})
    github.secret_scanning_alert("octo-org/open", "hunter2", "key.txt")
    github.dependabot_alert("octo-org/open", "jinja2", "Sandbox breakout")
    narrow = github.client(token=github.token("mona", scopes=["public_repo"]))
    for kind in ("dependabot", "secret-scanning"):
        (found,) = send(narrow, f"GET /orgs/octo-org/{kind}/alerts")[1]
        assert found["repository"]["name"] == "open"
    assert len(send(github.client("mona"), "GET /orgs/octo-org/dependabot/alerts")[1]) == 3


def test_a_vulnerability_is_reported(github: GitHub) -> None:
    github.repository("octo-org/open")
    lisa = github.client("lisa").repository("octo-org", "open")
    made = lisa.report_vulnerability("Hole", "Deep")
    assert made.state == "triage" and lisa.security_advisory(made.ghsa_id).submission.accepted is False
    (found,) = github.client("mona").repository("octo-org", "open").security_advisories(state="triage")
    assert found.edit("draft") and found.submission.accepted
    assert found.edit("closed") and found.closed_at is not None


def test_an_advisory_of_another_type_is_refused(github: GitHub) -> None:
    home, mona = "/repos/octo-org/open/security-advisories", github.client("mona")
    github.repository("octo-org/open")
    body = {"summary": "Hole", "description": "Deep", "vulnerabilities": HOLES}
    packages: list[Any] = [None, [], {}, 5, {"ecosystem": []}, {"ecosystem": "other-one"}]
    wrong = [{"vulnerabilities": [{"package": each}]} for each in packages]
    wrong += [{"credits": each} for each in ([5], [{}], [{"login": "lisa"}], [{"login": [], "type": "reporter"}])]
    for change in wrong:
        assert send(mona, f"POST {home}", {**body, **change})[0] == 422
    assert send(mona, f"GET {home}")[1] == []


def test_alerts_are_a_part_of_the_state(github: GitHub) -> None:
    assert github.copy().state.repository("octo-org/map").alerts[1].package == "lodash"
    with pytest.raises(ValueError, match="severity"):
        github.dependabot_alert("octo-org/map", "a", "b", severity="worst")
