"""Branches and their protection as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github.views.accounts import user_by_id
from ferrohub.testing.github.views.apps import app
from ferrohub.testing.github.views.git import commit, quoted
from ferrohub.testing.github.views.repositories import page_of, url_of
from ferrohub.testing.github.views.teams import team

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Protection, Repository


def _url(call: Call, repository: Repository, name: str) -> str:
    return f"{url_of(call, repository)}/branches/{quoted(name)}"


def short(call: Call, repository: Repository, name: str) -> dict[str, Any]:
    """A branch in a list: the schema ``short-branch``."""
    sha = repository.refs[f"refs/heads/{name}"]
    body: dict[str, Any] = {
        "name": name,
        "commit": {"sha": sha, "url": f"{url_of(call, repository)}/commits/{sha}"},
        "protected": name in repository.protections,
    }
    if body["protected"]:
        body["protection"] = summary(call, repository, name)
        body["protection_url"] = f"{_url(call, repository, name)}/protection"
    return body


def summary(call: Call, repository: Repository, name: str) -> dict[str, Any]:
    """The protection in short."""
    rules = repository.protections.get(name)
    required: Any = rules.required_status_checks if rules is not None else None
    contexts = list(required["contexts"]) if required is not None else []
    level = "off" if required is None else "everyone" if rules is not None and rules.enforce_admins else "non_admins"
    return {
        "enabled": rules is not None,
        "required_status_checks": {
            "enforcement_level": level,
            "contexts": contexts,
            "checks": _checks(required),
        },
    }


def _checks(required: Any) -> list[dict[str, Any]]:
    """The required checks, each with the ID of the App that has to report it; None for any."""
    apps = (required or {}).get("apps") or {}
    return [{"context": each, "app_id": apps.get(each)} for each in (required or {}).get("contexts", ())]


def full(call: Call, repository: Repository, name: str) -> dict[str, Any]:
    """A branch: the schema ``branch-with-protection``."""
    url = _url(call, repository, name)
    return {
        "name": name,
        "commit": commit(call, repository, repository.refs[f"refs/heads/{name}"]),
        "_links": {"self": url, "html": f"{page_of(call, repository)}/tree/{quoted(name)}"},
        "protected": name in repository.protections,
        "protection": summary(call, repository, name),
        "protection_url": f"{url}/protection",
    }


def protection(call: Call, repository: Repository, name: str, rules: Protection) -> dict[str, Any]:
    """The protection of a branch: the schemas ``branch-protection`` and ``protected-branch``."""
    url = f"{_url(call, repository, name)}/protection"
    body: dict[str, Any] = {
        "url": url,
        "required_signatures": {
            "url": f"{url}/required_signatures",
            "enabled": rules.required_signatures,
        },
        "enforce_admins": {"url": f"{url}/enforce_admins", "enabled": rules.enforce_admins},
    }
    for member in (
        "required_linear_history",
        "allow_force_pushes",
        "allow_deletions",
        "required_conversation_resolution",
        "lock_branch",
    ):
        body[member] = {"enabled": getattr(rules, member)}
    body["block_creations"] = body["allow_fork_syncing"] = {"enabled": False}
    if rules.required_status_checks is not None:
        body["required_status_checks"] = status_checks(call, repository, name, rules)
    if rules.required_pull_request_reviews is not None:
        body["required_pull_request_reviews"] = reviews(call, repository, name, rules)
    if rules.restrictions is not None:
        body["restrictions"] = restrictions(call, repository, name, rules)
    return body


def restrictions(call: Call, repository: Repository, name: str, rules: Protection) -> dict[str, Any]:
    """Who may push: the schema ``branch-restriction-policy``."""
    url = f"{_url(call, repository, name)}/protection/restrictions"
    body: dict[str, Any] = {"url": url, **{f"{kind}_url": f"{url}/{kind}" for kind in ("users", "teams", "apps")}}
    return body | {kind: permitted(call, kind, ids) for kind, ids in (rules.restrictions or {}).items()}


def permitted(call: Call, kind: str, ids: list[int]) -> list[Any]:
    """The users, the teams or the Apps who may push, as JSON."""
    if kind == "users":
        return [user_by_id(call, id) for id in ids if id in call.state.accounts]
    if kind == "teams":
        return [team(call, call.state.teams[id]) for id in ids if id in call.state.teams]
    return [app(call, call.state.apps[id]) for id in ids if id in call.state.apps]


def status_checks(call: Call, repository: Repository, name: str, rules: Protection) -> dict[str, Any]:
    """The required status checks: the schema ``status-check-policy``."""
    required: Any = rules.required_status_checks
    url = f"{_url(call, repository, name)}/protection/required_status_checks"
    contexts = list(required["contexts"])
    return {
        "url": url,
        "strict": bool(required.get("strict")),
        "contexts": contexts,
        "contexts_url": f"{url}/contexts",
        "checks": _checks(required),
    }


def reviews(call: Call, repository: Repository, name: str, rules: Protection) -> dict[str, Any]:
    """The required reviews: the schema ``protected-branch-pull-request-review``."""
    required: Any = rules.required_pull_request_reviews
    return {
        "url": f"{_url(call, repository, name)}/protection/required_pull_request_reviews",
        "dismiss_stale_reviews": bool(required.get("dismiss_stale_reviews")),
        "require_code_owner_reviews": bool(required.get("require_code_owner_reviews")),
        "require_last_push_approval": bool(required.get("require_last_push_approval")),
        "required_approving_review_count": int(required.get("required_approving_review_count") or 0),
    }
