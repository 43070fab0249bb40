"""Webhooks: which ones subscribe to an event, their payloads, and the deliveries."""

from __future__ import annotations

import dataclasses
import hashlib
import hmac
import http
import json
import urllib.parse
import uuid
from typing import TYPE_CHECKING, Any

from ferrohub._core import _webhook_schema
from ferrohub.testing.github import apps, validation
from ferrohub.testing.github.hook_events import Event
from ferrohub.testing.github.records import Delivery
from ferrohub.testing.github.views import apps as app_views
from ferrohub.testing.github.views.accounts import organization, user
from ferrohub.testing.github.views.repositories import minimal
from ferrohub.webhooks import sign

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.hook_events import Members
    from ferrohub.testing.github.records import Hook, Installation, Repository
    from ferrohub.testing.github.world import World

#: The events that each App receives, without a subscription.
_OF_APPS = ("installation", "installation_repositories", "github_app_authorization")
#: The events that only Apps receive.
_FOR_APPS = ("repository_dispatch",)
#: The events to which Apps are subscribed that may write checks
#: (https://docs.github.com/webhooks/webhook-events-and-payloads#check_suite).
_OF_CHECKS = ("check_run", "check_suite")
#: How many deliveries of a webhook are remembered.
_REMEMBERED = 1000
_JSON, _FORM = "application/json", "application/x-www-form-urlencoded"


def emit(
    call: Call,
    name: str,
    action: str | None,
    members: Members,
    *,
    repository: Repository | None = None,
    organization: int | None = None,
    installation: Installation | None = None,
    is_first: bool = False,
    only: int | None = None,
) -> None:
    """Let the webhooks that subscribe to an event tell of it.

    :param name: name of the event, such as ``"issues"``
    :param action: its action; None for an event without actions
    :param members: the members of the payload, or a function that makes them when the request is done
    :param repository: the repository in which it happened
    :param organization: the ID of the organization in which it happened, of an event without a repository
    :param installation: the installation that it is about
    :param is_first: whether it comes before the other events of the request
    :param only: the ID of the App that alone receives it; None for all that subscribe
    """
    if repository is not None and call.state.accounts[repository.owner].type == "Organization":
        organization = repository.owner
    found = [
        hook
        for hook in call.state.hooks.values()
        if hook.active
        and only in (None, hook.app)
        and _subscribes(call.world, hook, name, repository, organization, installation)
    ]
    if found:
        event = Event(name, action, found, members, repository, organization, installation)
        call.world.events.insert(0 if is_first else len(call.world.events), event)


def _subscribes(
    world: World,
    hook: Hook,
    name: str,
    repository: Repository | None,
    organization: int | None,
    installation: Installation | None,
) -> bool:
    if hook.app is not None:
        if installation is not None and name in _OF_APPS:
            return installation.app == hook.app
        found = installation_of(world, hook, repository, organization)
        if found is None or found.suspended_at is not None:
            return False
        return name in found.events or (name in _OF_CHECKS and found.permissions.get("checks") == "write")
    if name in _FOR_APPS or (name not in hook.events and "*" not in hook.events):
        return False
    if hook.repository is not None:
        return repository is not None and hook.repository == repository.id
    return organization is not None and hook.organization == organization


def installation_of(
    world: World, hook: Hook, repository: Repository | None, organization: int | None
) -> Installation | None:
    """The installation of the App of a webhook in which an event happened; None if there is none.

    :param hook: the webhook
    :param repository: the repository of the event
    :param organization: the ID of the organization of the event
    """
    for each in world.state.installations.values():
        if each.app == hook.app and (
            apps.has_access(each, repository) if repository is not None else each.account == organization
        ):
            return each
    return None


def flush(call: Call, *, validate: bool) -> None:
    """Make the deliveries of the events of a request, which are sent once its response is made.

    :param validate: whether payloads are compared with GitHub's description
    """
    events, call.world.events = call.world.events, []
    for event in events:
        payload = payload_of(call, event)
        for hook in event.hooks:
            installation = event.installation
            if hook.app is not None and installation is None:
                installation = installation_of(call.world, hook, event.repository, event.organization)
            more = (
                {}
                if installation is None or "installation" in payload
                else {"installation": app_views.simple_installation(installation)}
            )
            kind = schema_of(event.name, event.action)
            sent = validation.described(kind, {**payload, **(more if hook.app is not None else {})})
            if validate:
                wrong = validation.differences(kind, sent)
                assert not wrong, f"{event.name}.{event.action}: {'; '.join(wrong)}"
            call.world.outbox.append((hook, delivery_of(call.world, hook, event, sent, installation)))


def payload_of(call: Call, event: Event) -> dict[str, Any]:
    """The payload of an event, without the installation.

    :param event: the event
    """
    members = event.members() if callable(event.members) else event.members
    payload: dict[str, Any] = {} if event.action is None else {"action": event.action}
    payload |= members
    if event.repository is not None and "repository" not in members:
        payload["repository"] = minimal(call, event.repository)
    if event.organization is not None and "organization" not in members:
        payload["organization"] = organization(call, call.state.accounts[event.organization])
    # An App acts in the name of its owner.
    sender = call.user or (call.state.accounts[call.app.owner] if call.app is not None else None)
    if sender is not None and "sender" not in payload:
        payload["sender"] = user(call, sender)
    return payload


def schema_of(name: str, action: str | None) -> tuple[str, str]:
    """The type of the payload of an event, as GitHub's description has it.

    :param name: name of the event
    :param action: its action
    """
    # The actions of some events are those of a program, which the description cannot know.
    schema = _webhook_schema(name, action or "") or _webhook_schema(name, "")
    assert schema is not None, f"GitHub describes no event {name}.{action}"
    return "schema", schema


def delivery_of(
    world: World, hook: Hook, event: Event, payload: dict[str, Any], installation: Installation | None
) -> Delivery:
    """A delivery that is not sent yet.

    :param hook: the webhook
    :param event: the event
    :param payload: its payload
    :param installation: the installation of the webhook's App
    """
    identity = world.state.next_id("delivery")
    guid = str(uuid.UUID(int=(hook.id << 64) + identity, version=4))
    made = Delivery(
        identity,
        guid,
        event.name,
        event.action,
        world.clock.text(),
        0,
        "pending",
        {},
        json.dumps(payload, ensure_ascii=False, separators=(",", ":")).encode(),
        repository=event.repository.id if event.repository is not None else None,
        installation=installation.id if installation is not None else None,
    )
    remember(hook, made)
    return made


def again(world: World, hook: Hook, delivery: Delivery) -> Delivery:
    """A delivery of the same event with the same GUID, which is not sent yet.

    :param hook: the webhook
    :param delivery: the delivery that is repeated
    """
    made = dataclasses.replace(
        delivery,
        id=world.state.next_id("delivery"),
        delivered_at=world.clock.text(),
        redelivery=True,
        status_code=0,
        status="pending",
    )
    remember(hook, made)
    return made


def remember(hook: Hook, delivery: Delivery) -> None:
    """Add a delivery to those of a webhook.

    :param hook: the webhook
    :param delivery: the delivery
    """
    hook.deliveries.append(delivery)
    del hook.deliveries[:-_REMEMBERED]


def request_of(hook: Hook, delivery: Delivery) -> tuple[dict[str, str], bytes]:
    """The headers and the body of the request of a delivery.

    :param hook: the webhook
    :param delivery: the delivery
    """
    body = delivery.payload
    if hook.content_type == "form":
        body = urllib.parse.urlencode({"payload": body}).encode()
    kind, id = ("repository", hook.repository) if hook.repository is not None else ("organization", hook.organization)
    if hook.app is not None:
        kind, id = "integration", hook.app
    headers = {
        "Accept": "*/*",
        "Content-Type": _FORM if hook.content_type == "form" else _JSON,
        "User-Agent": "GitHub-Hookshot/0000000",
        "X-GitHub-Delivery": delivery.guid,
        "X-GitHub-Event": delivery.event,
        "X-GitHub-Hook-ID": str(hook.id),
        "X-GitHub-Hook-Installation-Target-ID": str(id),
        "X-GitHub-Hook-Installation-Target-Type": kind,
    }
    if hook.secret:
        headers["X-Hub-Signature"] = f"sha1={hmac.new(hook.secret.encode(), body, hashlib.sha1).hexdigest()}"
        headers["X-Hub-Signature-256"] = sign(body, hook.secret)
    return headers, body


def record(delivery: Delivery, sent: dict[str, str], status: int, headers: dict[str, str], body: bytes) -> None:
    """Record the response to a delivery.

    :param delivery: the delivery
    :param sent: the headers of the request
    :param status: the status; 0 if there was no response
    :param headers: its headers
    :param body: its body
    """
    delivery.request_headers, delivery.status_code = sent, status
    try:
        delivery.status = http.HTTPStatus(status).phrase
    except ValueError:
        delivery.status = "failed to connect" if status == 0 else "unknown"
    delivery.response_headers, delivery.response_body = headers, body[:1024].decode("utf-8", "replace")
