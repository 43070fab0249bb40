"""Webhooks of repositories, organizations and Apps, and their deliveries (https://docs.github.com/rest/repos/webhooks)."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from ferrohub._core import _webhook_names
from ferrohub.testing.github import webhooks
from ferrohub.testing.github.call import Reply
from ferrohub.testing.github.failures import Failure, invalid, not_found, unprocessable
from ferrohub.testing.github.families.accounts import owned
from ferrohub.testing.github.families.apps import signed
from ferrohub.testing.github.hook_events import Event
from ferrohub.testing.github.issue_events import push_of
from ferrohub.testing.github.records import Delivery, Hook
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.rule_events import hook_deleted
from ferrohub.testing.github.views.repositories import url_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from ferrohub.testing.github.call import Call

_PING = "Keep it logically awesome."
#: How many webhooks of the same event a repository or an organization has at most.
_MOST = 20


def _config(found: Hook) -> dict[str, Any]:
    """The settings of a webhook: the schema ``webhook-config``."""
    secret = {} if found.secret is None else {"secret": "********"}
    return {"content_type": found.content_type, **secret, "url": found.url, "insecure_ssl": found.insecure_ssl}


def _url(call: Call, found: Hook) -> str:
    if found.repository is not None:
        return f"{url_of(call, call.state.repositories[found.repository])}/hooks/{found.id}"
    return f"{call.links.api}/orgs/{call.state.accounts[found.organization or 0].login}/hooks/{found.id}"


def _shown(call: Call, found: Hook) -> dict[str, Any]:
    """A webhook: the schemas ``hook`` and ``org-hook``."""
    url = _url(call, found)
    body: dict[str, Any] = {
        "type": "Repository" if found.repository is not None else "Organization",
        "id": found.id,
        "name": "web",
        "active": found.active,
        "events": found.events,
        "config": _config(found),
        "updated_at": found.updated_at,
        "created_at": found.created_at,
        "url": url,
        "ping_url": f"{url}/pings",
        "deliveries_url": f"{url}/deliveries",
    }
    if found.repository is not None:
        last = found.deliveries[-1] if found.deliveries else None
        body["test_url"] = f"{url}/test"
        body["last_response"] = {
            "code": None if last is None else last.status_code,
            "status": "unused" if last is None else "active" if last.status_code < 400 else "invalid",
            "message": None if last is None else last.status,
        }
    return body


def _home(call: Call) -> dict[str, Any]:
    """What the webhooks of the path belong to."""
    if "repo" in call.params:
        return {"repository": call.repository("admin").id}
    if "org" in call.params:
        return {"organization": owned(call).id}
    return {"app": signed(call).id}


def _hooks(call: Call) -> list[Hook]:
    ((name, id),) = _home(call).items()
    return [each for each in call.state.hooks.values() if getattr(each, name) == id]


def _hook(call: Call) -> Hook:
    found = _hooks(call)
    wanted = call.number("hook_id") if "hook_id" in call.params else None
    for each in found:
        if wanted in (None, each.id):
            return each
    raise not_found()


@operation("repos/list-webhooks")
@operation("orgs/list-webhooks")
def list_hooks(call: Call) -> Any:
    return call.page(_hooks(call), lambda each: _shown(call, each))


@operation("repos/get-webhook")
@operation("orgs/get-webhook")
def get_hook(call: Call) -> Any:
    return _shown(call, _hook(call))


def _check_events(events: list[str]) -> list[str]:
    known = {name.partition(".")[0] for name in _webhook_names()} | {"*"}
    for each in events:
        if each not in known:
            raise invalid("Hook", "events", "custom", f"These events are not allowed for this hook: {each}")
    return events


def _configure(found: Hook, config: dict[str, Any]) -> None:
    if "url" in config:
        url = config["url"]
        if not isinstance(url, str) or not url.startswith(("http://", "https://")):
            raise invalid("Hook", "url", "custom", "url is missing a scheme")
        found.url = url
    found.content_type = config.get("content_type", found.content_type)
    found.insecure_ssl = str(config.get("insecure_ssl", found.insecure_ssl))
    # The stars of a response that is sent back do not replace the secret.
    if config.get("secret", "********") != "********":
        found.secret = config["secret"] or None


@operation("repos/create-webhook", optional=("name",))
@operation("orgs/create-webhook")
def create_hook(call: Call) -> Any:
    body, home = call.body, _home(call)
    if body.get("name", "web") != "web":
        raise invalid("Hook", "name", "custom", "The name must be web")
    config = body.get("config") or {}
    if not config.get("url"):
        raise invalid("Hook", "url", "custom", "url cannot be blank")
    events = _check_events(list(body.get("events") or ["push"]))
    same = [each for each in _hooks(call) if each.url == config["url"] and set(each.events) & set(events)]
    if same:
        raise Failure(
            422,
            "Validation Failed",
            [{"resource": "Hook", "code": "custom", "message": "Hook already exists on this repository"}],
        )
    if len(_hooks(call)) >= _MOST:
        raise unprocessable(f"The event can be subscribed to by {_MOST} hooks at most")
    made = Hook(0, call.now, call.now, "", events, active=bool(body.get("active", True)), **home)
    _configure(made, config)
    made.id = call.state.next_id("hook")
    call.state.hooks[made.id] = made
    _ping(call, made)
    shown = _shown(call, made)
    call.more_headers["Location"] = shown["url"]
    return shown


@operation("repos/update-webhook")
@operation("orgs/update-webhook")
def update_hook(call: Call) -> Any:
    found, body = _hook(call), call.body
    if body.get("config"):
        _configure(found, body["config"])
    events = list(body.get("events") or found.events)
    events += [each for each in body.get("add_events") or [] if each not in events]
    found.events = _check_events([each for each in events if each not in (body.get("remove_events") or [])])
    found.active = bool(body.get("active", found.active))
    found.updated_at = call.now
    return _shown(call, found)


@operation("repos/delete-webhook")
@operation("orgs/delete-webhook")
def delete_hook(call: Call) -> None:
    found = _hook(call)
    del call.state.hooks[found.id]
    hook_deleted(call, found, _shown(call, found))


@operation("repos/get-webhook-config-for-repo")
@operation("orgs/get-webhook-config-for-org")
@operation("apps/get-webhook-config-for-app")
def get_config(call: Call) -> Any:
    return _config(_hook(call))


@operation("repos/update-webhook-config-for-repo")
@operation("orgs/update-webhook-config-for-org")
@operation("apps/update-webhook-config-for-app")
def update_config(call: Call) -> Any:
    found = _hook(call)
    _configure(found, call.body)
    found.updated_at = call.now
    return _config(found)


def _ping(call: Call, found: Hook) -> None:
    """Send a webhook the event "ping"."""
    names = ("test_url", "last_response")
    shown = {name: value for name, value in _shown(call, found).items() if found.repository or name not in names}
    members = {"zen": _PING, "hook_id": found.id, "hook": shown}
    repository = call.state.repositories.get(found.repository or 0)
    call.world.events.append(Event("ping", None, [found], members, repository, found.organization))


@operation("repos/ping-webhook")
@operation("orgs/ping-webhook")
def ping(call: Call) -> None:
    _ping(call, _hook(call))


@operation("repos/test-push-webhook")
def test_push(call: Call) -> None:
    found, repository = _hook(call), call.repository("admin")
    ref = f"refs/heads/{repository.default_branch}"
    if "push" in found.events and ref in repository.refs:
        members = push_of(call, repository, ref, repository.refs[ref], repository.refs[ref])
        call.world.events.append(Event("push", None, [found], members, repository))


def _item(found: Delivery) -> dict[str, Any]:
    """A delivery in a list: the schema ``hook-delivery-item``."""
    return {
        "id": found.id,
        "guid": found.guid,
        "delivered_at": found.delivered_at,
        "redelivery": found.redelivery,
        "duration": 0.01,
        "status": found.status,
        "status_code": found.status_code,
        "event": found.event,
        "action": found.action,
        "installation_id": found.installation,
        "repository_id": found.repository,
        "throttled_at": None,
    }


@operation("repos/list-webhook-deliveries", paging="cursor")
@operation("orgs/list-webhook-deliveries", paging="cursor")
@operation("apps/list-webhook-deliveries", paging="cursor")
def list_deliveries(call: Call) -> Any:
    found = _hook(call).deliveries[::-1]
    tests: dict[str, Callable[[Delivery], bool]] = {
        "success": lambda each: 0 < each.status_code < 400,
        "failure": lambda each: not 0 < each.status_code < 400,
    }
    fits = tests.get(call.query.get("status", ""))
    return call.page([each for each in found if fits is None or fits(each)], _item)


def _delivery(call: Call, hook: Hook) -> Delivery:
    wanted = call.number("delivery_id")
    found = next((each for each in hook.deliveries if each.id == wanted), None)
    if found is None:
        raise not_found()
    return found


@operation("repos/get-webhook-delivery")
@operation("orgs/get-webhook-delivery")
@operation("apps/get-webhook-delivery")
def get_delivery(call: Call) -> Any:
    hook = _hook(call)
    found = _delivery(call, hook)
    return {
        **_item(found),
        "url": hook.url,
        "request": {"headers": found.request_headers, "payload": json.loads(found.payload)},
        "response": {"headers": found.response_headers, "payload": found.response_body},
    }


@operation("repos/redeliver-webhook-delivery")
@operation("orgs/redeliver-webhook-delivery")
@operation("apps/redeliver-webhook-delivery")
def redeliver(call: Call) -> Any:
    hook = _hook(call)
    call.world.outbox.append((hook, webhooks.again(call.world, hook, _delivery(call, hook))))
    return Reply(202, {})
