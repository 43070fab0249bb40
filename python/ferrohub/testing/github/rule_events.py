"""What webhooks tell of rules of branches, of blocked users, and of webhooks that are deleted."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import webhooks
from ferrohub.testing.github.events import after_operations, register, repository_of
from ferrohub.testing.github.hook_events import Event
from ferrohub.testing.github.views.accounts import user

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Hook, Protection, Repository


for _home in ("repo", "org"):
    _ids = {"created": "create", "edited": "update", "deleted": "delete", "get": "get"}
    register(
        "repository_ruleset",
        "repository_ruleset",
        {action: f"repos/{verb}-{_home}-ruleset" for action, verb in _ids.items()},
        ("name", "enforcement"),
    )


@after_operations("repos/replace-all-topics", shows="repos/get-all-topics")
def _topics_replaced(call: Call, result: Any, old: Any) -> None:
    if old["names"] != result["names"]:
        changes = {"changes": {"topics": {"from": old["names"]}}}
        webhooks.emit(call, "repository", "edited", changes, repository=repository_of(call))


def _blocking(call: Call, action: str) -> None:
    organization, found = call.state.account(call.params["org"]), call.state.account(call.params["username"])
    if organization is not None and found is not None:
        webhooks.emit(call, "org_block", action, {"blocked_user": user(call, found)}, organization=organization.id)


@after_operations("orgs/block-user")
def _blocked(call: Call, result: Any, old: Any) -> None:
    _blocking(call, "blocked")


@after_operations("orgs/unblock-user")
def _unblocked(call: Call, result: Any, old: Any) -> None:
    _blocking(call, "unblocked")


def hook_deleted(call: Call, hook: Hook, shown: dict[str, Any]) -> None:
    """Let a webhook that is deleted tell of it, and no other one.

    :param shown: the webhook, as the API has it
    """
    if hook.active and {"meta", "*"} & set(hook.events):
        repository = call.state.repositories.get(hook.repository or 0)
        members = {"hook_id": hook.id, "hook": shown}
        call.world.events.append(Event("meta", "deleted", [hook], members, repository, hook.organization))


def protection(call: Call, repository: Repository, name: str, old: Protection | None, new: Protection | None) -> None:
    """Let webhooks tell of the protection of a branch.

    :param name: the name of the branch
    :param old: its protection before; None without one
    :param new: its protection now; None without one
    """
    before, after = (each and _rule(call, repository, name, each) for each in (old, new))
    members: dict[str, Any] = {"rule": after or before}
    action = "edited" if before and after else "created" if after else "deleted"
    if before and after:
        members["changes"] = {each: {"from": before[each]} for each in _SHOWN if before[each] != after[each]}
    webhooks.emit(call, "branch_protection_rule", action, members, repository=repository)


#: The members of a rule whose changes payloads show.
_SHOWN = (
    "admin_enforced",
    "authorized_actor_names",
    "authorized_actors_only",
    "linear_history_requirement_enforcement_level",
    "lock_branch_enforcement_level",
    "pull_request_reviews_enforcement_level",
    "required_status_checks",
    "required_status_checks_enforcement_level",
)


def _authorized(call: Call, rules: Protection) -> list[str]:
    """The names of the users, the teams and the Apps who may push."""
    held, state = rules.restrictions or {"users": [], "teams": [], "apps": []}, call.state
    users = [state.accounts[id].login for id in held["users"] if id in state.accounts]
    teams = [state.teams[id].name for id in held["teams"] if id in state.teams]
    return [*users, *teams, *(state.apps[id].name for id in held["apps"] if id in state.apps)]


def _rule(call: Call, repository: Repository, name: str, rules: Protection) -> dict[str, Any]:
    """A protection as GitHub's older payloads have it, with levels of enforcement."""

    def level(is_on: object) -> str:
        return "off" if not is_on else "everyone" if rules.enforce_admins else "non_admins"

    checks: dict[str, Any] = rules.required_status_checks or {}
    reviews: dict[str, Any] = rules.required_pull_request_reviews or {}
    return {
        "id": zlib.crc32(f"{repository.id}/{name}".encode()),
        "repository_id": repository.id,
        "name": name,
        "created_at": repository.created_at,
        "updated_at": call.now,
        "admin_enforced": rules.enforce_admins,
        "allow_deletions_enforcement_level": level(rules.allow_deletions),
        "allow_force_pushes_enforcement_level": level(rules.allow_force_pushes),
        "authorized_actor_names": _authorized(call, rules),
        "authorized_actors_only": rules.restrictions is not None,
        "authorized_dismissal_actors_only": False,
        "dismiss_stale_reviews_on_push": bool(reviews.get("dismiss_stale_reviews")),
        "ignore_approvals_from_contributors": False,
        "linear_history_requirement_enforcement_level": level(rules.required_linear_history),
        "lock_branch_enforcement_level": level(rules.lock_branch),
        "merge_queue_enforcement_level": "off",
        "pull_request_reviews_enforcement_level": level(rules.required_pull_request_reviews is not None),
        "require_code_owner_review": bool(reviews.get("require_code_owner_reviews")),
        "required_approving_review_count": int(reviews.get("required_approving_review_count") or 0),
        "required_conversation_resolution_level": level(rules.required_conversation_resolution),
        "required_deployments_enforcement_level": "off",
        "required_status_checks": checks.get("contexts", []),
        "required_status_checks_enforcement_level": level(rules.required_status_checks is not None),
        "signature_requirement_enforcement_level": level(rules.required_signatures),
        "strict_required_status_checks_policy": bool(checks.get("strict")),
    }
