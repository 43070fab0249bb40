"""Families that the simulator does not remember, with the bodies that GitHub's documentation shows: what their methods
return, and what follows from it.
"""

from __future__ import annotations

import datetime
from typing import Any

import pytest

from ferrohub.exceptions import ForbiddenError
from ferrohub.rest import models
from ferrohub.testing import Fake

OCTOCAT = {"login": "octocat", "id": 1, "type": "User", "url": "https://api.github.com/users/octocat"}
TOKEN = {
    "id": 25381,
    "owner": OCTOCAT,
    "repository_selection": "all",
    "repositories_url": "https://api.github.com/organizations/652551/personal-access-tokens/25381/repositories",
    "permissions": {"organization": {"members": "read"}, "repository": {"metadata": "read"}},
    "token_id": 98716,
    "token_name": "Some Token",
    "token_expired": False,
    "token_expires_at": "2023-11-16T08:47:09.000-07:00",
    "token_last_used_at": None,
}


@pytest.fixture
def fake() -> Fake:
    return Fake(examples=True)


@pytest.fixture
def acme(fake: Fake) -> Any:
    fake.on("orgs/get").reply(json={"login": "acme", "id": 2, "url": "https://api.github.com/orgs/acme"})
    return fake.client(token="t").organization("acme")


def test_tokens_of_members_are_listed_and_revoked(fake: Fake, acme: Any) -> None:
    granted = {**TOKEN, "access_granted_at": "2023-05-16T08:47:09.000-07:00"}
    fake.on("orgs/list-pat-grants").reply(json=[granted]).then(json=[])
    fake.on("orgs/update-pat-access").reply(status=204)
    (found,) = acme.fine_grained_tokens(owner=["octocat"])
    assert isinstance(found, models.OrganizationProgrammaticAccessGrant)
    assert (found.token_name, found.owner.login, found.token_expired) == ("Some Token", "octocat", False)
    assert found.permissions.organization == {"members": "read"}
    acme.revoke_fine_grained_token(found.id)
    assert fake.calls.last.path == "/orgs/acme/personal-access-tokens/25381"
    assert fake.calls.last.json == {"action": "revoke"} and list(acme.fine_grained_tokens()) == []


def test_tokens_that_wait_for_an_approval_are_reviewed(fake: Fake, acme: Any) -> None:
    waiting = {**TOKEN, "reason": None, "created_at": "2023-05-16T08:47:09.000-07:00"}
    fake.on("orgs/list-pat-grant-requests").reply(json=[waiting]).then(json=[])
    fake.on("orgs/review-pat-grant-request").reply(status=204)
    (found,) = acme.fine_grained_token_requests()
    assert isinstance(found, models.OrganizationProgrammaticAccessGrantRequest) and found.reason is None
    acme.review_fine_grained_token_request(found.id, "approve")
    assert fake.calls.last.json == {"action": "approve"} and list(acme.fine_grained_token_requests()) == []


def test_only_apps_see_the_tokens_of_members(fake: Fake, acme: Any) -> None:
    message = "Resource not accessible by personal access token"
    fake.on("orgs/list-pat-grants").reply(status=403, json={"message": message})
    with pytest.raises(ForbiddenError, match=message):
        list(acme.fine_grained_tokens())


def test_the_audit_log_is_read_page_by_page(fake: Fake, acme: Any) -> None:
    first = {
        "@timestamp": 1606929874512,
        "action": "team.add_member",
        "actor": "octocat",
        "created_at": 1606929874512,
        "_document_id": "xJJFlFOhQ6b-5vaAFy9Rjw",
        "org": "acme",
        "team": "acme/example-team",
        "user": "monalisa",
    }
    second = {**first, "action": "org.create", "created_at": 1606507117008, "@timestamp": 1606507117008}
    url = "https://api.github.com/organizations/2/audit-log?per_page=100&after=MTYwNjUwN"
    fake.on("orgs/get-audit-log").reply(json=[first], headers={"Link": f'<{url}>; rel="next"'})
    fake.route("GET", "/organizations/2/audit-log").reply(json=[second])
    entries = list(acme.audit_log("action:team"))
    assert [(each.action, each.actor) for each in entries] == [
        ("team.add_member", "octocat"),
        ("org.create", "octocat"),
    ]
    assert isinstance(entries[0], models.AuditLogEvent) and entries[0].team == "acme/example-team"
    assert [call.query.get("after") for call in fake.calls][-2:] == [None, "MTYwNjUwN"]


def test_invitations_that_failed_say_why(fake: Fake, acme: Any) -> None:
    reason = "the organization used up its available seats"
    failed = {"id": 1, "login": None, "email": "octocat@github.com", "failed_reason": reason, "inviter": OCTOCAT}
    fake.on("orgs/list-failed-invitations").reply(json=[failed])
    assert [(each["email"], each["failed_reason"]) for each in acme.failed_invitations()] == [
        ("octocat@github.com", reason)
    ]


def test_advisories_of_the_database_are_found(fake: Fake) -> None:
    advisory = {
        "ghsa_id": "GHSA-abcd-1234-efgh",
        "cve_id": "CVE-2050-00000",
        "url": "https://api.github.com/advisories/GHSA-abcd-1234-efgh",
        "summary": "Heartbleed security advisory",
        "severity": "high",
        "type": "reviewed",
        "published_at": "2023-03-23T02:30:56Z",
        "withdrawn_at": None,
        "vulnerabilities": [
            {
                "package": {"ecosystem": "npm", "name": "a-package"},
                "first_patched_version": "1.0.3",
                "vulnerable_version_range": "<=1.0.2",
            }
        ],
    }
    fake.on("security-advisories/list-global-advisories").reply(json=[advisory])
    fake.on("security-advisories/get-global-advisory").reply(json={**advisory, "severity": "critical"})
    client = fake.client()
    (found,) = client.security_advisories(ecosystem="npm", severity="high")
    assert fake.calls.last.query["ecosystem"] == "npm" and found.withdrawn_at is None
    (hole,) = found.vulnerabilities
    assert (hole.package.name, hole.first_patched_version) == ("a-package", "1.0.3")
    assert client.security_advisory(found.ghsa_id).severity == "critical"
    assert found.published_at == datetime.datetime(2023, 3, 23, 2, 30, 56, tzinfo=datetime.timezone.utc)
