"""Dependabot alerts (https://docs.github.com/rest/dependabot/alerts)."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import webhooks
from ferrohub.testing.github.alerts import Alerts, has_values
from ferrohub.testing.github.failures import unprocessable
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views.accounts import user_by_id
from ferrohub.testing.github.views.repositories import page_of, url_of

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Alert, Repository

#: The parameters by which a list selects, and the members of an alert.
_SELECTED = {
    "state": "state",
    "severity": "severity",
    "ecosystem": "ecosystem",
    "package": "package",
    "manifest": "manifest_path",
}


def advisory(found: Alert) -> dict[str, Any]:
    """The schema ``dependabot-alert-security-advisory``. Its ID is made of the package and the summary.

    :param found: the alert
    """
    digits = hashlib.sha256(f"{found.ecosystem} {found.package} {found.summary}".encode()).hexdigest()
    ghsa = f"GHSA-{digits[:4]}-{digits[4:8]}-{digits[8:12]}"
    return {
        "ghsa_id": ghsa,
        "cve_id": None,
        "summary": found.summary,
        "description": found.summary,
        "vulnerabilities": [_vulnerability(found)],
        "severity": found.severity,
        "cvss": {"score": 0.0, "vector_string": None},
        "cwes": [],
        "identifiers": [{"type": "GHSA", "value": ghsa}],
        "references": [{"url": f"https://github.com/advisories/{ghsa}"}],
        "published_at": found.created_at,
        "updated_at": found.created_at,
        "withdrawn_at": None,
    }


def _vulnerability(found: Alert) -> dict[str, Any]:
    """The schema ``dependabot-alert-security-vulnerability``."""
    return {
        "package": {"ecosystem": found.ecosystem, "name": found.package},
        "severity": found.severity,
        "vulnerable_version_range": found.vulnerable,
        "first_patched_version": {"identifier": found.patched} if found.patched is not None else None,
    }


def _shown(call: Call, repository: Repository, found: Alert) -> dict[str, Any]:
    """The schema ``dependabot-alert``."""
    by = user_by_id(call, found.dismissed_by) if found.dismissed_by is not None else None
    return {
        "number": found.number,
        "state": found.state,
        "dependency": {
            "package": {"ecosystem": found.ecosystem, "name": found.package},
            "manifest_path": found.manifest_path,
            "scope": "runtime",
            "relationship": "direct",
        },
        "security_advisory": advisory(found),
        "security_vulnerability": _vulnerability(found),
        "url": f"{url_of(call, repository)}/dependabot/alerts/{found.number}",
        "html_url": f"{page_of(call, repository)}/security/dependabot/{found.number}",
        "created_at": found.created_at,
        "updated_at": found.updated_at,
        "dismissed_at": found.dismissed_at,
        "dismissed_by": by,
        "dismissed_reason": found.dismissed_reason,
        "dismissed_comment": found.dismissed_comment,
        "fixed_at": found.fixed_at,
    }


Alerts(
    "dependabot",
    "push",
    lambda home: home.alerts,
    lambda call, found: has_values(call, found, _SELECTED),
    _shown,
    paging="cursor",
)


def emit(call: Call, repository: Repository, found: Alert, action: str) -> None:
    """Let webhooks tell of an alert.

    :param repository: its repository
    :param found: the alert
    :param action: what happened, such as ``"created"``
    """
    webhooks.emit(call, "dependabot_alert", action, {"alert": _shown(call, repository, found)}, repository=repository)


@operation("dependabot/update-alert", partly="Nobody is assigned.")
def update_alert(call: Call) -> Any:
    repository = call.writer()
    found, state = call.item(repository.alerts, "alert_number"), call.body.get("state")
    reason = call.body.get("dismissed_reason")
    if state == "dismissed" and reason is None:
        raise unprocessable("Validation Failed: dismissed_reason is required when state is dismissed")
    if found.state == "fixed":
        raise unprocessable("Validation Failed: the alert is fixed")
    if state is not None and state != found.state:
        is_dismissed = state == "dismissed"
        found.state = state
        found.dismissed_at, found.dismissed_by = (call.now, call.me.id) if is_dismissed else (None, None)
        found.dismissed_reason = reason if is_dismissed else None
        found.dismissed_comment = call.body.get("dismissed_comment") if is_dismissed else None
        found.updated_at = call.now
        emit(call, repository, found, "dismissed" if is_dismissed else "reopened")
    return _shown(call, repository, found)
