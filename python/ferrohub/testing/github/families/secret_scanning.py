"""Secrets that GitHub found in code (https://docs.github.com/rest/secret-scanning/secret-scanning)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import webhooks
from ferrohub.testing.github.alerts import Alerts, has_values
from ferrohub.testing.github.failures import unprocessable
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views.accounts import user_by_id
from ferrohub.testing.github.views.repositories import page_of, url_of

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Repository, SecretAlert, SecretLocation

#: The parameters by which a list selects, and the members of an alert.
_SELECTED = {name: name for name in ("state", "secret_type", "resolution", "validity")}


def _details(call: Call, repository: Repository, found: SecretLocation) -> dict[str, Any]:
    """Where a secret is: the schema ``secret-scanning-location-commit``."""
    url = url_of(call, repository)
    names = ("path", "start_line", "end_line", "start_column", "end_column", "blob_sha", "commit_sha")
    return {
        **{name: getattr(found, name) for name in names},
        "blob_url": f"{url}/git/blobs/{found.blob_sha}",
        "commit_url": f"{url}/git/commits/{found.commit_sha}",
        "html_url": f"{page_of(call, repository)}/blob/{found.commit_sha}/{found.path}#L{found.start_line}",
    }


def _shown(call: Call, repository: Repository, found: SecretAlert) -> dict[str, Any]:
    """An alert: the schema ``secret-scanning-alert``."""
    url = f"{url_of(call, repository)}/secret-scanning/alerts/{found.number}"
    # GitHub omits the secret then, by
    # https://github.blog/changelog/2025-05-20-secret-scanning-alerts-api-now-supports-hiding-secret-literals.
    hidden = {"secret"} if call.query.get("hide_secret") == "true" else set()
    body = {
        "number": found.number,
        "created_at": found.created_at,
        "updated_at": found.updated_at,
        "url": url,
        "html_url": f"{page_of(call, repository)}/security/secret-scanning/{found.number}",
        "locations_url": f"{url}/locations",
        "state": found.state,
        "resolution": found.resolution,
        "resolution_comment": found.resolution_comment,
        "resolved_at": found.resolved_at,
        "resolved_by": user_by_id(call, found.resolved_by),
        "secret_type": found.secret_type,
        "secret_type_display_name": found.secret_type.replace("_", " ").capitalize(),
        "secret": found.secret,
        "validity": found.validity,
        "push_protection_bypassed": False,
        "push_protection_bypassed_by": None,
        "push_protection_bypassed_at": None,
        "publicly_leaked": False,
        "multi_repo": False,
        "first_location_detected": _details(call, repository, found.locations[0]) if found.locations else None,
        "has_more_locations": len(found.locations) > 1,
    }
    return {name: value for name, value in body.items() if name not in hidden}


Alerts(
    "secret-scanning",
    "admin",
    lambda home: home.secret_alerts,
    lambda call, found: has_values(call, found, _SELECTED),
    _shown,
)


@operation("secret-scanning/list-locations-for-alert")
def list_locations(call: Call) -> Any:
    repository = call.repository("admin")
    found = call.item(repository.secret_alerts, "alert_number").locations
    return call.page(found, lambda each: {"type": "commit", "details": _details(call, repository, each)})


def emit(call: Call, repository: Repository, found: SecretAlert, action: str) -> None:
    """Let webhooks tell of an alert; a payload does not have the secret.

    :param repository: its repository
    :param found: the alert
    :param action: what happened, such as ``"created"``
    """
    shown = {name: value for name, value in _shown(call, repository, found).items() if name != "secret"}
    webhooks.emit(call, "secret_scanning_alert", action, {"alert": shown}, repository=repository)
    if action == "created":
        for each in found.locations:
            members = {"alert": shown, "location": {"type": "commit", "details": _details(call, repository, each)}}
            webhooks.emit(call, "secret_scanning_alert_location", "created", members, repository=repository)


@operation("secret-scanning/update-alert", partly="Nobody is assigned.")
def update_alert(call: Call) -> Any:
    repository, body = call.writer("admin"), call.body
    found = call.item(repository.secret_alerts, "alert_number")
    state = body.get("state", found.state)
    if state == "resolved" and body.get("resolution", found.resolution) is None:
        raise unprocessable("Validation Failed: resolution is required when state is resolved")
    is_resolved, was = state == "resolved", found.state
    if "state" in body:
        found.resolution = body.get("resolution", found.resolution) if is_resolved else None
        found.resolution_comment = body.get("resolution_comment") if is_resolved else None
    if state != was:
        found.state = state
        found.resolved_at, found.resolved_by = (call.now, call.me.id) if is_resolved else (None, None)
        emit(call, repository, found, "resolved" if is_resolved else "reopened")
    if "validity" in body:
        found.validity = body["validity"] or "unknown"
    found.updated_at = call.now
    return _shown(call, repository, found)
