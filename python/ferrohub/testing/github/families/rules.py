"""Rulesets of repositories and organizations, and the rules that apply to branches (https://docs.github.com/rest/repos/rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import rules
from ferrohub.testing.github.failures import not_found, unprocessable
from ferrohub.testing.github.families.accounts import owned
from ferrohub.testing.github.records import Account, Ruleset
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views.repositories import url_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Repository

#: What stays as it is where a request leaves it out.
_MEMBERS = ("name", "target", "enforcement", "rules", "conditions", "bypass_actors")


def _shown(call: Call, owner: Repository | Account, found: Ruleset, *, short: bool = False) -> dict[str, Any]:
    """A ruleset: the schema ``repository-ruleset``; listings do not show its rules."""
    source, url = _source(call, owner)
    body: dict[str, Any] = {
        "id": found.id,
        "name": found.name,
        "target": found.target,
        "source_type": _kind(owner),
        "source": source,
        "enforcement": found.enforcement,
        "node_id": f"RRS_{found.id}",
        "_links": {"self": {"href": f"{url}/rulesets/{found.id}"}},
        "created_at": found.created_at,
        "updated_at": found.updated_at,
    }
    if not short:
        body |= {"rules": found.rules, "conditions": found.conditions, "bypass_actors": found.bypass_actors}
    return body


def _kind(owner: Repository | Account) -> str:
    return "Organization" if isinstance(owner, Account) else "Repository"


def _source(call: Call, owner: Repository | Account) -> tuple[str, str]:
    """The name and the URL of what has a ruleset."""
    if isinstance(owner, Account):
        return owner.login, f"{call.links.api}/orgs/{owner.login}"
    return call.state.full_name(owner), url_of(call, owner)


def _owner(call: Call, repository: Repository, found: Ruleset) -> Repository | Account:
    """What has a ruleset that is for a repository: the repository, or its organization."""
    return repository if found.id in repository.rulesets else call.state.accounts[repository.owner]


def _ruleset_of(call: Call, known: Iterable[Ruleset]) -> Ruleset:
    id = call.number("ruleset_id")
    found = next((each for each in known if each.id == id), None)
    if found is None:
        raise not_found()
    return found


def _with_parents(call: Call, repository: Repository) -> list[Ruleset]:
    """The rulesets of a repository, with those of its organization unless the query leaves them out."""
    if call.query.get("includes_parents") == "false":
        return list(repository.rulesets.values())
    return rules.rulesets_of(call.state, repository)


def _change(call: Call, owner: Repository | Account, found: Ruleset) -> dict[str, Any]:
    for name in _MEMBERS:
        if name in call.body:
            setattr(found, name, call.body[name])
    if any(each.name == found.name and each.id != found.id for each in owner.rulesets.values()):
        raise unprocessable("Name must be unique")
    found.updated_at = call.now
    owner.rulesets[found.id] = found
    return _shown(call, owner, found)


def _made(call: Call) -> Ruleset:
    return Ruleset(call.state.next_id("ruleset"), call.body["name"], call.body["enforcement"], call.now, call.now)


@operation("repos/get-repo-rulesets")
def list_rulesets(call: Call) -> Any:
    repository = call.repository()
    found = _with_parents(call, repository)
    return call.page(found, lambda each: _shown(call, _owner(call, repository, each), each, short=True))


@operation("repos/get-repo-ruleset")
def get_ruleset(call: Call) -> Any:
    repository = call.repository()
    found = _ruleset_of(call, _with_parents(call, repository))
    return _shown(call, _owner(call, repository, found), found)


_ENFORCED = (
    "enforces the rules deletion, non_fast_forward, update, pull_request, required_status_checks and "
    "required_linear_history of branches; remembers others"
)


@operation("repos/create-repo-ruleset", partly=_ENFORCED)
def create_ruleset(call: Call) -> Any:
    return _change(call, call.writer("admin"), _made(call))


@operation("repos/update-repo-ruleset")
def update_ruleset(call: Call) -> Any:
    repository = call.writer("admin")
    return _change(call, repository, _ruleset_of(call, repository.rulesets.values()))


@operation("repos/delete-repo-ruleset")
def delete_ruleset(call: Call) -> None:
    repository = call.writer("admin")
    del repository.rulesets[_ruleset_of(call, repository.rulesets.values()).id]


@operation("repos/get-org-rulesets")
def list_rulesets_of_organization(call: Call) -> Any:
    organization = owned(call)
    return call.page(list(organization.rulesets.values()), lambda each: _shown(call, organization, each, short=True))


@operation("repos/get-org-ruleset")
def get_ruleset_of_organization(call: Call) -> Any:
    organization = owned(call)
    return _shown(call, organization, _ruleset_of(call, organization.rulesets.values()))


@operation("repos/create-org-ruleset", partly=_ENFORCED)
def create_ruleset_of_organization(call: Call) -> Any:
    return _change(call, owned(call), _made(call))


@operation("repos/update-org-ruleset")
def update_ruleset_of_organization(call: Call) -> Any:
    organization = owned(call)
    return _change(call, organization, _ruleset_of(call, organization.rulesets.values()))


@operation("repos/delete-org-ruleset")
def delete_ruleset_of_organization(call: Call) -> None:
    organization = owned(call)
    del organization.rulesets[_ruleset_of(call, organization.rulesets.values()).id]


@operation("repos/get-branch-rules")
def branch_rules(call: Call) -> Any:
    repository = call.repository()
    shown = []
    for each in rules.rulesets_of_branch(call.state, repository, call.params["branch"]):
        owner = _owner(call, repository, each)
        origin = {"ruleset_source_type": _kind(owner), "ruleset_source": _source(call, owner)[0], "ruleset_id": each.id}
        shown += [{**rule, **origin} for rule in each.rules]
    return call.page(shown, lambda each: each)
