"""Settings of repositories, organizations and users: who may interact (https://docs.github.com/rest/interactions), what
workflows may do (https://docs.github.com/rest/actions/permissions), the setup of code scanning, and releases that
cannot be changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github.call import Reply
from ferrohub.testing.github.failures import Failure, not_found, unprocessable
from ferrohub.testing.github.families.accounts import owned
from ferrohub.testing.github.organizations import repositories_of
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views.repositories import url_of

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Account, Repository

_DAY = 86400
#: How long limits of interactions last, in days.
_SPANS = {"one_day": 1, "three_days": 3, "one_week": 7, "one_month": 30, "six_months": 180}
_LIMIT, _IMMUTABLE = "interaction_limit", "immutable_releases"
_ACTIONS, _WORKFLOW, _OIDC, _CODE_SCANNING = "actions", "workflow", "oidc_subject", "code_scanning"


def _limit(call: Call, found: Account | Repository) -> dict[str, Any]:
    """The limit of an account or a repository; empty if there is none, or if it has ended."""
    held: Any = found.settings.get(_LIMIT) or {}
    return held if held.get("expires_at", "") > call.now else {}


def _set_limit(call: Call, found: Account | Repository, origin: str) -> dict[str, Any]:
    limit, expiry = call.body["limit"], call.body.get("expiry") or "one_day"
    if expiry not in _SPANS or limit not in ("existing_users", "contributors_only", "collaborators_only"):
        raise unprocessable("Validation Failed: limit or expiry is not one of the values that there are")
    until = call.world.clock.text(call.world.clock.timestamp + _SPANS[expiry] * _DAY)
    made: dict[str, Any] = {"limit": limit, "origin": origin, "expires_at": until}
    found.settings[_LIMIT] = made
    return made


def _set_limit_of_owner(call: Call, owner: Account, origin: str) -> dict[str, Any]:
    """Set the limit of an account, which overwrites those of its repositories."""
    made = _set_limit(call, owner, origin)
    for each in repositories_of(call.state, owner):
        each.settings.pop(_LIMIT, None)
    return made


@operation("interactions/get-restrictions-for-repo")
def get_limit_of_repository(call: Call) -> Any:
    repository = call.repository("admin")
    return _limit(call, call.state.accounts[repository.owner]) or _limit(call, repository)


@operation("interactions/set-restrictions-for-repo", partly="Limits end in time, but stop nobody.")
def set_limit_of_repository(call: Call) -> Any:
    repository = call.writer("admin")
    if _limit(call, call.state.accounts[repository.owner]):
        raise Failure(409, "Conflict: the owner of the repository has a limit")
    return _set_limit(call, repository, "repository")


@operation("interactions/remove-restrictions-for-repo")
def remove_limit_of_repository(call: Call) -> None:
    repository = call.writer("admin")
    if _limit(call, call.state.accounts[repository.owner]):
        raise Failure(409, "Conflict: the owner of the repository has a limit")
    repository.settings.pop(_LIMIT, None)


@operation("interactions/get-restrictions-for-org")
def get_limit_of_organization(call: Call) -> Any:
    return _limit(call, owned(call))


@operation("interactions/set-restrictions-for-org")
def set_limit_of_organization(call: Call) -> Any:
    return _set_limit_of_owner(call, owned(call), "organization")


@operation("interactions/remove-restrictions-for-org")
def remove_limit_of_organization(call: Call) -> None:
    owned(call).settings.pop(_LIMIT, None)


@operation("interactions/get-restrictions-for-authenticated-user")
def get_limit_of_user(call: Call) -> Any:
    return _limit(call, call.me)


@operation("interactions/set-restrictions-for-authenticated-user")
def set_limit_of_user(call: Call) -> Any:
    return _set_limit_of_owner(call, call.me, "user")


@operation("interactions/remove-restrictions-for-authenticated-user")
def remove_limit_of_user(call: Call) -> None:
    call.me.settings.pop(_LIMIT, None)


def _kept(found: Account | Repository, name: str, usual: dict[str, Any]) -> dict[str, Any]:
    """A group of settings, with those that were never changed."""
    held: Any = found.settings.get(name) or {}
    return {**usual, **held}


def _keep(call: Call, found: Account | Repository, name: str) -> None:
    """Change the settings of a group that the body has."""
    found.settings[name] = {**_kept(found, name, {}), **call.described}


@operation("actions/get-github-actions-permissions-repository")
def get_actions(call: Call) -> Any:
    repository = call.repository("admin")
    shown = _kept(repository, _ACTIONS, {"enabled": True, "allowed_actions": "all", "sha_pinning_required": False})
    if not shown["enabled"]:
        del shown["allowed_actions"]
    elif shown["allowed_actions"] == "selected":
        shown["selected_actions_url"] = f"{url_of(call, repository)}/actions/permissions/selected-actions"
    return shown


@operation("actions/set-github-actions-permissions-repository", partly="Workflows run whatever is set.")
def set_actions(call: Call) -> None:
    _keep(call, call.writer("admin"), _ACTIONS)


@operation("actions/get-github-actions-permissions-organization")
def get_actions_of_organization(call: Call) -> Any:
    organization = owned(call)
    usual = {"enabled_repositories": "all", "allowed_actions": "all", "sha_pinning_required": False}
    shown, url = _kept(organization, _ACTIONS, usual), f"{call.links.api}/orgs/{organization.login}/actions/permissions"
    if shown["enabled_repositories"] == "selected":
        shown["selected_repositories_url"] = f"{url}/repositories"
    if shown["allowed_actions"] == "selected":
        shown["selected_actions_url"] = f"{url}/selected-actions"
    return shown


@operation("actions/set-github-actions-permissions-organization", partly="Workflows run whatever is set.")
def set_actions_of_organization(call: Call) -> None:
    _keep(call, owned(call), _ACTIONS)


_READ = {"default_workflow_permissions": "read", "can_approve_pull_request_reviews": False}


@operation("actions/get-github-actions-default-workflow-permissions-repository")
def get_workflow_permissions(call: Call) -> Any:
    repository = call.repository("admin")
    return _kept(repository, _WORKFLOW, _kept(call.state.accounts[repository.owner], _WORKFLOW, _READ))


@operation("actions/set-github-actions-default-workflow-permissions-repository")
def set_workflow_permissions(call: Call) -> None:
    _keep(call, call.writer("admin"), _WORKFLOW)


@operation("actions/get-github-actions-default-workflow-permissions-organization")
def get_workflow_permissions_of_organization(call: Call) -> Any:
    return _kept(owned(call), _WORKFLOW, _READ)


@operation("actions/set-github-actions-default-workflow-permissions-organization")
def set_workflow_permissions_of_organization(call: Call) -> None:
    _keep(call, owned(call), _WORKFLOW)


@operation("actions/get-custom-oidc-sub-claim-for-repo")
def get_oidc(call: Call) -> Any:
    return _kept(call.repository(), _OIDC, {"use_default": True})


@operation("actions/set-custom-oidc-sub-claim-for-repo")
def set_oidc(call: Call) -> Any:
    _keep(call, call.writer("admin"), _OIDC)
    return Reply(201, {})


@operation("oidc/get-oidc-custom-sub-template-for-org")
def get_oidc_of_organization(call: Call) -> Any:
    return _kept(owned(call), _OIDC, {"include_claim_keys": ["repo", "context"]})


@operation("oidc/update-oidc-custom-sub-template-for-org")
def set_oidc_of_organization(call: Call) -> Any:
    _keep(call, owned(call), _OIDC)
    return Reply(201, {})


def is_immutable(call: Call, repository: Repository) -> bool:
    """Whether releases of a repository cannot be changed once they are published.

    :param repository: the repository
    """
    return bool(repository.settings.get(_IMMUTABLE)) or _is_enforced(call, repository)


def _is_enforced(call: Call, repository: Repository) -> bool:
    held: Any = call.state.accounts[repository.owner].settings.get(_IMMUTABLE) or {}
    chosen: Any = held.get("selected_repository_ids", ()) if held.get("enforced_repositories") == "selected" else ()
    return held.get("enforced_repositories") == "all" or repository.id in chosen


@operation("repos/check-immutable-releases")
def check_immutable(call: Call) -> Any:
    repository = call.repository("admin")
    if not is_immutable(call, repository):
        raise not_found()
    return {"enabled": True, "enforced_by_owner": _is_enforced(call, repository)}


def _set_immutable(call: Call, value: bool) -> None:
    repository = call.writer("admin")
    if _is_enforced(call, repository):
        raise Failure(409, "Conflict: the owner of the repository enforces immutable releases")
    repository.settings[_IMMUTABLE] = value


@operation("repos/enable-immutable-releases")
def enable_immutable(call: Call) -> None:
    _set_immutable(call, True)


@operation("repos/disable-immutable-releases")
def disable_immutable(call: Call) -> None:
    _set_immutable(call, False)


@operation("orgs/get-immutable-releases-settings")
def get_immutable_of_organization(call: Call) -> Any:
    organization = owned(call)
    held = _kept(organization, _IMMUTABLE, {"enforced_repositories": "none"})
    shown = {"enforced_repositories": held["enforced_repositories"]}
    if shown["enforced_repositories"] == "selected":
        url = f"{call.links.api}/orgs/{organization.login}/settings/immutable-releases/repositories"
        shown["selected_repositories_url"] = url
    return shown


@operation("orgs/set-immutable-releases-settings")
def set_immutable_of_organization(call: Call) -> None:
    owned(call).settings[_IMMUTABLE] = call.described


@operation("code-scanning/get-default-setup")
def get_code_scanning(call: Call) -> Any:
    usual = {"state": "not-configured", "languages": [], "query_suite": "default", "threat_model": "remote"}
    return _kept(call.repository("admin"), _CODE_SCANNING, {**usual, "updated_at": None, "schedule": None})


@operation("code-scanning/update-default-setup", partly="Nothing is scanned.")
def set_code_scanning(call: Call) -> Any:
    repository = call.writer("admin")
    _keep(call, repository, _CODE_SCANNING)
    kept = _kept(repository, _CODE_SCANNING, {})
    schedule = "weekly" if kept.get("state") == "configured" else None
    repository.settings[_CODE_SCANNING] = {**kept, "updated_at": call.now, "schedule": schedule}
    return {}
