"""Rulesets of repositories, and the rules that apply to branches (https://docs.github.com/rest/repos/rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import rules
from ferrohub.testing.github.failures import unprocessable
from ferrohub.testing.github.records import Ruleset
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views.repositories import url_of

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Repository

#: What stays as it is where a request leaves it out.
_MEMBERS = ("name", "target", "enforcement", "rules", "conditions", "bypass_actors")


def _shown(call: Call, repository: Repository, found: Ruleset, *, short: bool = False) -> dict[str, Any]:
    """A ruleset: the schema ``repository-ruleset``; listings do not show its rules."""
    body: dict[str, Any] = {
        "id": found.id,
        "name": found.name,
        "target": found.target,
        "source_type": "Repository",
        "source": f"{call.state.accounts[repository.owner].login}/{repository.name}",
        "enforcement": found.enforcement,
        "node_id": f"RRS_{found.id}",
        "_links": {"self": {"href": f"{url_of(call, repository)}/rulesets/{found.id}"}},
        "created_at": found.created_at,
        "updated_at": found.updated_at,
    }
    if not short:
        body |= {"rules": found.rules, "conditions": found.conditions, "bypass_actors": found.bypass_actors}
    return body


def _ruleset_of(call: Call, repository: Repository) -> Ruleset:
    return call.item(repository.rulesets, "ruleset_id")


def _change(call: Call, repository: Repository, found: Ruleset) -> dict[str, Any]:
    for name in _MEMBERS:
        if name in call.body:
            setattr(found, name, call.body[name])
    if any(each.name == found.name and each.id != found.id for each in repository.rulesets.values()):
        raise unprocessable("Name must be unique")
    found.updated_at = call.now
    repository.rulesets[found.id] = found
    return _shown(call, repository, found)


@operation("repos/get-repo-rulesets")
def list_rulesets(call: Call) -> Any:
    repository = call.repository()
    return call.page(list(repository.rulesets.values()), lambda each: _shown(call, repository, each, short=True))


@operation("repos/get-repo-ruleset")
def get_ruleset(call: Call) -> Any:
    repository = call.repository()
    return _shown(call, repository, _ruleset_of(call, repository))


@operation(
    "repos/create-repo-ruleset",
    partly="enforces the rules deletion, non_fast_forward, update, pull_request, required_status_checks and "
    "required_linear_history of branches; remembers others",
)
def create_ruleset(call: Call) -> Any:
    repository = call.writer("admin")
    made = Ruleset(call.state.next_id("ruleset"), call.body["name"], call.body["enforcement"], call.now, call.now)
    return _change(call, repository, made)


@operation("repos/update-repo-ruleset")
def update_ruleset(call: Call) -> Any:
    repository = call.writer("admin")
    return _change(call, repository, _ruleset_of(call, repository))


@operation("repos/delete-repo-ruleset")
def delete_ruleset(call: Call) -> None:
    repository = call.writer("admin")
    del repository.rulesets[_ruleset_of(call, repository).id]


@operation("repos/get-branch-rules")
def branch_rules(call: Call) -> Any:
    repository = call.repository()
    source = f"{call.state.accounts[repository.owner].login}/{repository.name}"
    found = [each for each in repository.rulesets.values() if rules.applies(repository, each, call.params["branch"])]
    shown = [
        {**rule, "ruleset_source_type": "Repository", "ruleset_source": source, "ruleset_id": each.id}
        for each in found
        for rule in each.rules
    ]
    return call.page(shown, lambda each: each)
