"""The rules that apply to a branch: its protection, and the active rulesets of its repository and organization."""

from __future__ import annotations

import functools
import re
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github.organizations import teams_of
from ferrohub.testing.github.records import Protection
from ferrohub.testing.github.world import ROLES

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Repository, Ruleset, State

#: The roles of repositories by their IDs in lists of who may bypass a ruleset.
_ROLES = {1: "pull", 2: "maintain", 3: "triage", 4: "push", 5: "admin"}


def rulesets_of(state: State, repository: Repository) -> list[Ruleset]:
    """The rulesets of a repository, and those of its organization that are for it.

    :param repository: the repository
    """
    shared = state.accounts[repository.owner].rulesets.values()
    return [*repository.rulesets.values(), *(each for each in shared if _is_for(each, repository))]


def _is_for(found: Ruleset, repository: Repository) -> bool:
    """Whether a ruleset of an organization is for a repository, by its name or its ID."""
    ids: Any = found.conditions.get("repository_id")
    if ids is not None:
        return repository.id in ids.get("repository_ids", ())
    names: Any = found.conditions.get("repository_name") or {}

    def matches(patterns: list[str]) -> bool:
        return any(each == "~ALL" or _pattern(each).fullmatch(repository.name) is not None for each in patterns)

    return matches(names.get("include", [])) and not matches(names.get("exclude", []))


def of_branch(call: Call, repository: Repository, branch: str, *, merges: bool) -> list[Protection]:
    """The rules that the user of a request has to obey.

    :param repository: the repository
    :param branch: name of the branch
    :param merges: whether a pull request is merged
    """
    found = []
    protection = repository.protections.get(branch)
    is_admin = not _is_app(call) and call.role(repository) == "admin"
    if protection is not None and (protection.enforce_admins or not is_admin):
        found.append(protection)
    rulesets = (each for each in rulesets_of(call.state, repository) if applies(repository, each, branch))
    return found + [protection_of(each) for each in rulesets if not _bypasses(call, repository, each, merges=merges)]


def all_of_branch(state: State, repository: Repository, branch: str) -> list[Protection]:
    """All rules of a branch, also those that some may bypass.

    :param repository: the repository
    :param branch: name of the branch
    """
    protection = repository.protections.get(branch)
    rulesets = (each for each in rulesets_of(state, repository) if applies(repository, each, branch))
    return [*([] if protection is None else [protection]), *map(protection_of, rulesets)]


def applies(repository: Repository, found: Ruleset, branch: str) -> bool:
    """Whether an active ruleset is one for a branch.

    :param repository: the repository
    :param found: the ruleset
    :param branch: name of the branch
    """
    named: Any = found.conditions.get("ref_name") or {}
    full = f"refs/heads/{branch}"

    def matches(patterns: list[str]) -> bool:
        known = {"~ALL": True, "~DEFAULT_BRANCH": branch == repository.default_branch}
        return any(known[each] if each in known else _pattern(each).fullmatch(full) is not None for each in patterns)

    is_active = found.enforcement == "active" and found.target == "branch"
    return is_active and matches(named.get("include", [])) and not matches(named.get("exclude", []))


@functools.cache
def _pattern(text: str) -> re.Pattern[str]:
    """A pattern of names of branches: stars match no slashes, brackets have a set of characters.

    See https://docs.github.com/repositories/configuring-branches-and-merges-in-your-repository/managing-rulesets/creating-rulesets-for-a-repository#using-fnmatch-syntax.
    """

    def shape(part: re.Match[str]) -> str:
        if part["folders"]:
            return "(?:.*/)?"
        if part["set"]:
            return "[" + re.sub(r"[^\w-]", r"\\\g<0>", part["set"]) + "]"
        return {"*": "[^/]*", "?": "[^/]"}.get(part[0][0]) or re.escape(part[0])

    made = re.sub(r"(?P<folders>(?<![^/])\*\*/)|\*+|\?|\[(?P<set>[^]/]+)\]|[^*?[]+|\[", shape, text)
    try:
        return re.compile(made)
    except re.error:
        # A range such as [z-a] has no characters.
        return re.compile(r"(?!)")


def _bypasses(call: Call, repository: Repository, found: Ruleset, *, merges: bool) -> bool:
    """Whether a request may bypass a ruleset: as owner of the organization, by a role, as member of a team, or with a
    token of an App.
    """
    owner, user = call.state.accounts[repository.owner], call.user
    role = ROLES[0] if _is_app(call) else call.role(repository)
    for actor in found.bypass_actors:
        if actor.get("bypass_mode") == "pull_request" and not merges:
            continue
        id: Any = actor.get("actor_id")
        match actor.get("actor_type"):
            case "OrganizationAdmin" if user is not None and owner.members.get(user.id) == "admin":
                return True
            case "RepositoryRole" if ROLES.index(role) >= ROLES.index(_ROLES.get(id, "admin")):
                return True
            case "Team" if user is not None and any(id == each.id for each in teams_of(call.state, user)):
                return True
            case "Integration" if _is_app(call) and call.token is not None and call.token.app == id:
                return True
    return False


def _is_app(call: Call) -> bool:
    """Whether an App acts for itself: it has permissions, and no role."""
    return call.token is not None and call.token.kind == "installation"


def protection_of(found: Ruleset) -> Protection:
    """The rules of a ruleset as those of a protected branch.

    :param found: the ruleset
    """
    rules: dict[str, Any] = {str(each["type"]): each.get("parameters") or {} for each in found.rules}
    checks = rules.get("required_status_checks")
    if checks is not None:
        named = checks.get("required_status_checks", ())
        apps = {each["context"]: each["integration_id"] for each in named if each.get("integration_id", -1) > 0}
        checks = {**checks, "contexts": [each["context"] for each in named], "apps": apps}
    return Protection(
        required_status_checks=checks,
        enforce_admins=True,
        required_pull_request_reviews=rules.get("pull_request"),
        required_linear_history="required_linear_history" in rules,
        required_conversation_resolution=bool(rules.get("pull_request", {}).get("required_review_thread_resolution")),
        allow_force_pushes="non_fast_forward" not in rules,
        allow_deletions="deletion" not in rules,
        lock_branch="update" in rules,
    )
