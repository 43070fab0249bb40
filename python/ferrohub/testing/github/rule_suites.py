"""What the rules of a branch say of each push, whether it is refused or not."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import rules
from ferrohub.testing.github.failures import Failure
from ferrohub.testing.github.records import RuleSuite

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Protection, Repository

#: What stands for a commit where there is none.
NOTHING = "0" * 40


def record(
    call: Call, repository: Repository, ref: str, new: str | None, check: Callable[[Protection], None], *, passes: bool
) -> None:
    """Remember what the rules say of a push; without rules, there is nothing to remember.

    :param repository: the repository
    :param ref: full name of the branch
    :param new: the SHA that it gets; None if it is deleted
    :param check: raises :class:`Failure` if one of the rules of a protection is broken
    :param passes: whether the push may be made
    """
    found = list(_evaluations(call, repository, ref.removeprefix("refs/heads/"), check))
    if not found:
        return
    results: dict[str, set[Any]] = {"active": set(), "evaluate": set()}
    for each in found:
        results[str(each["enforcement"])].add(each["result"])
    tried = results["evaluate"]
    id = call.state.next_id("rule_suite")
    repository.rule_suites[id] = RuleSuite(
        id,
        None if call.user is None else call.user.id,
        repository.refs.get(ref, NOTHING),
        new or NOTHING,
        ref,
        call.now,
        "fail" if not passes else "bypass" if "fail" in results["active"] else "pass",
        ("fail" if "fail" in tried else "pass") if tried else None,
        found,
    )


def _evaluations(
    call: Call, repository: Repository, branch: str, check: Callable[[Protection], None]
) -> Iterator[dict[str, object]]:
    """What each rule of a branch says, also those that are only tried, or that the user may bypass."""
    for found in rules.rulesets_of(call.state, repository):
        active = dataclasses.replace(found, enforcement="active")
        if found.enforcement == "disabled" or not rules.applies(repository, active, branch):
            continue
        for rule in found.rules:
            alone = dataclasses.replace(active, rules=[rule])
            source = {"type": "ruleset", "id": found.id, "name": found.name}
            yield _evaluation(source, found.enforcement, str(rule["type"]), rules.protection_of(alone), check)
    protection = repository.protections.get(branch)
    for name, alone_ in _parts(protection) if protection is not None else ():
        yield _evaluation({"type": "protected_branch"}, "active", name, alone_, check)


def _evaluation(
    source: dict[str, object], enforcement: str, type: str, rule: Protection, check: Callable[[Protection], None]
) -> dict[str, object]:
    shown: dict[str, object] = {
        "rule_source": source,
        "enforcement": enforcement,
        "result": "pass",
        "rule_type": type,
    }
    try:
        check(rule)
    except Failure as failure:
        shown |= {"result": "fail", "details": failure.message}
    return shown


def _parts(found: Protection) -> Iterator[tuple[str, Protection]]:
    """The rules of a protected branch one by one, by the names that they have in rulesets."""
    free = dataclasses.replace(
        found,
        required_status_checks=None,
        required_pull_request_reviews=None,
        required_linear_history=False,
        allow_force_pushes=True,
        allow_deletions=True,
        lock_branch=False,
    )
    if found.required_status_checks is not None:
        yield "required_status_checks", dataclasses.replace(free, required_status_checks=found.required_status_checks)
    if found.required_pull_request_reviews is not None:
        reviews = found.required_pull_request_reviews
        yield "pull_request", dataclasses.replace(free, required_pull_request_reviews=reviews)
    if found.required_linear_history:
        yield "required_linear_history", dataclasses.replace(free, required_linear_history=True)
    if not found.allow_force_pushes:
        yield "non_fast_forward", dataclasses.replace(free, allow_force_pushes=False)
    if not found.allow_deletions:
        yield "deletion", dataclasses.replace(free, allow_deletions=False)
    if found.lock_branch:
        yield "update", dataclasses.replace(free, lock_branch=True)
