"""Deploy keys (https://docs.github.com/rest/deploy-keys), and alerts of vulnerable dependencies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import events
from ferrohub.testing.github.failures import not_found
from ferrohub.testing.github.families.users import check_key
from ferrohub.testing.github.records import DeployKey
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views.repositories import url_of

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Repository


def _shown(call: Call, repository: Repository, found: DeployKey) -> dict[str, Any]:
    """A deploy key: the schema ``deploy-key``."""
    return {
        "id": found.id,
        "key": found.key,
        "url": f"{url_of(call, repository)}/keys/{found.id}",
        "title": found.title,
        "verified": True,
        "created_at": found.created_at,
        "read_only": found.read_only,
        "added_by": call.state.accounts[found.added_by].login,
        "last_used": None,
        "enabled": True,
    }


def administered(call: Call) -> Repository:
    """The repository of the path; to others than its administrators, its keys and autolinks do not exist
    (https://github.com/orgs/community/discussions/39280).

    :raises Failure: the user is no administrator
    """
    _ = call.me
    if not call.may(call.repository(), "admin"):
        raise not_found()
    return call.repository("admin")


def _key(call: Call, repository: Repository) -> DeployKey:
    return call.item(repository.deploy_keys, "key_id")


@operation("repos/list-deploy-keys")
def list_all(call: Call) -> Any:
    repository = administered(call)
    return call.page(list(repository.deploy_keys.values()), lambda each: _shown(call, repository, each))


@operation("repos/get-deploy-key")
def get(call: Call) -> Any:
    repository = administered(call)
    return _shown(call, repository, _key(call, repository))


@operation("repos/create-deploy-key")
def create(call: Call) -> Any:
    repository, body = administered(call), call.body
    text = check_key(call, body["key"])
    id = call.state.next_id("key")
    made = DeployKey(id, text, body.get("title") or "", call.now, call.me.id, bool(body.get("read_only")))
    repository.deploy_keys[id] = made
    shown = _shown(call, repository, made)
    call.more_headers["Location"] = shown["url"]
    return shown


@operation("repos/delete-deploy-key")
def delete(call: Call) -> None:
    repository = administered(call)
    del repository.deploy_keys[_key(call, repository).id]


events.register(
    "deploy_key",
    "key",
    {"created": "repos/create-deploy-key", "deleted": "repos/delete-deploy-key", "get": "repos/get-deploy-key"},
)


@operation("repos/check-vulnerability-alerts")
def has_alerts(call: Call) -> None:
    if not call.repository("admin").vulnerability_alerts:
        raise not_found()


@operation("repos/enable-vulnerability-alerts")
def enable_alerts(call: Call) -> None:
    call.writer("admin").vulnerability_alerts = True


@operation("repos/disable-vulnerability-alerts")
def disable_alerts(call: Call) -> None:
    call.writer("admin").vulnerability_alerts = False
