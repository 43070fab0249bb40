"""What the rules said of pushes (https://docs.github.com/rest/repos/rule-suites and .../rest/orgs/rule-suites)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github.failures import not_found
from ferrohub.testing.github.families.accounts import owned
from ferrohub.testing.github.organizations import repositories_of
from ferrohub.testing.github.router import operation

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Repository, RuleSuite

#: The seconds of the periods that a query may limit the list to.
_PERIODS = {"hour": 3600, "day": 86400, "week": 7 * 86400, "month": 31 * 86400}
_PARTLY = "Merges of pull requests are checked against the rules of branches alone, not their reviews and checks."


def _shown(call: Call, repository: Repository, found: RuleSuite) -> dict[str, Any]:
    """The schema ``rule-suites``."""
    body: dict[str, Any] = {
        "id": found.id,
        "before_sha": found.before,
        "after_sha": found.after,
        "ref": found.ref,
        "repository_id": repository.id,
        "repository_name": repository.name,
        "pushed_at": found.pushed_at,
        "result": found.result,
    }
    if found.actor is not None:
        body |= {"actor_id": found.actor, "actor_name": call.state.accounts[found.actor].login}
    return body if found.evaluation_result is None else {**body, "evaluation_result": found.evaluation_result}


def _full(call: Call, repository: Repository, found: RuleSuite) -> dict[str, Any]:
    """The schema ``rule-suite``."""
    return {**_shown(call, repository, found), "rule_evaluations": found.evaluations}


def _listed(call: Call, repositories: list[Repository]) -> Any:
    """The suites that the query selects, the newest first."""
    query = call.query
    since = call.world.clock.text(call.world.clock.timestamp - _PERIODS.get(query.get("time_period", "day"), 86400))
    ref, result = query.get("ref"), query.get("rule_suite_result", "all")
    actor = call.state.account(query.get("actor_name", ""))

    def fits(found: RuleSuite) -> bool:
        is_of_actor = "actor_name" not in query or (actor is not None and found.actor == actor.id)
        is_on_ref = ref in (None, found.ref, found.ref.removeprefix("refs/heads/"))
        is_tried = found.evaluation_result is not None
        has_status = {"active": not is_tried, "evaluate": is_tried}.get(query.get("evaluate_status", "all"), True)
        return found.pushed_at >= since and is_of_actor and is_on_ref and has_status and result in ("all", found.result)

    kept = [(home, each) for home in repositories for each in home.rule_suites.values() if fits(each)]
    kept.sort(key=lambda each: each[1].id, reverse=True)
    return call.page(kept, lambda each: _shown(call, *each))


@operation("repos/get-repo-rule-suites", partly=_PARTLY)
def list_of_repository(call: Call) -> Any:
    return _listed(call, [call.repository("admin")])


@operation("repos/get-repo-rule-suite")
def get_of_repository(call: Call) -> Any:
    repository = call.repository("admin")
    return _full(call, repository, call.item(repository.rule_suites, "rule_suite_id"))


@operation("repos/get-org-rule-suites")
def list_of_organization(call: Call) -> Any:
    name = call.query.get("repository_name")
    held = repositories_of(call.state, owned(call))
    return _listed(call, [each for each in held if name in (None, each.name)])


@operation("repos/get-org-rule-suite")
def get_of_organization(call: Call) -> Any:
    held = repositories_of(call.state, owned(call))
    wanted = call.number("rule_suite_id")
    for each in held:
        if wanted in each.rule_suites:
            return _full(call, each, each.rule_suites[wanted])
    raise not_found()
