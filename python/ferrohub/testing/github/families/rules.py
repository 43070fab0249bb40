"""Rulesets and the rules that apply to branches (https://docs.github.com/rest/repos/rules and .../rest/orgs/rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import rules
from ferrohub.testing.github.failures import unprocessable
from ferrohub.testing.github.families.accounts import owned
from ferrohub.testing.github.records import Ruleset
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views.repositories import url_of

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Account, Repository

#: What stays as it is where a request leaves it out.
_MEMBERS = ("name", "target", "enforcement", "rules", "conditions", "bypass_actors")
#: The members of bodies that have members themselves.
_NESTED = ("bypass_actors", "conditions", "rules")
_ENFORCED = (
    "enforces the rules deletion, non_fast_forward, update, pull_request (without code owners), "
    "required_status_checks and required_linear_history of branches; remembers others; deploy keys bypass nothing"
)


def _source(call: Call, found: Ruleset, repository: Repository | None) -> tuple[str, str, str]:
    """Whose a ruleset is: the type, the name and the URL."""
    if repository is not None and found.id in repository.rulesets:
        return "Repository", call.state.full_name(repository), url_of(call, repository)
    organizations = call.state.accounts.values()
    login = next(each.login for each in organizations if found.id in each.rulesets)
    return "Organization", login, f"{call.links.api}/orgs/{login}"


def _shown(call: Call, found: Ruleset, repository: Repository | None, *, short: bool = False) -> dict[str, Any]:
    """A ruleset: the schema ``repository-ruleset``; listings do not show its rules."""
    kind, name, url = _source(call, found, repository)
    body: dict[str, Any] = {
        "id": found.id,
        "name": found.name,
        "target": found.target,
        "source_type": kind,
        "source": name,
        "enforcement": found.enforcement,
        "node_id": f"RRS_{found.id}",
        "_links": {"self": {"href": f"{url}/rulesets/{found.id}"}},
        "created_at": found.created_at,
        "updated_at": found.updated_at,
    }
    if not short:
        body |= {"rules": found.rules, "conditions": found.conditions}
        if _may_change(call, found, repository):
            body["bypass_actors"] = found.bypass_actors
    return body


def _may_change(call: Call, found: Ruleset, repository: Repository | None) -> bool:
    """Whether the user may change a ruleset, without which GitHub hides who may bypass it
    (https://docs.github.com/rest/repos/rules#get-a-repository-ruleset).
    """
    if repository is not None and found.id in repository.rulesets:
        return call.may(repository, "admin")
    organization = next(each for each in call.state.accounts.values() if found.id in each.rulesets)
    return call.user is not None and call.standing(organization) == "admin"


def _change(call: Call, home: Repository | Account, found: Ruleset) -> Ruleset:
    given = {name: call.body[name] for name in _MEMBERS if name in call.body}
    name = given.get("name", found.name)
    if any(each.name == name and each.id != found.id for each in home.rulesets.values()):
        raise unprocessable("Name must be unique")
    for member, value in given.items():
        setattr(found, member, value)
    found.updated_at = call.now
    home.rulesets[found.id] = found
    return found


def _made(call: Call, home: Repository | Account) -> Ruleset:
    body = call.body
    return _change(
        call, home, Ruleset(call.state.next_id("ruleset"), body["name"], body["enforcement"], call.now, call.now)
    )


def _of_repository(call: Call, repository: Repository) -> list[Ruleset]:
    """Its rulesets, and those of its organization unless the query excludes them."""
    if call.query.get("includes_parents") == "false":
        return list(repository.rulesets.values())
    return rules.rulesets_of(call.state, repository)


def _targeted(call: Call, found: list[Ruleset]) -> list[Ruleset]:
    targets = call.query.get("targets", "")
    return [each for each in found if not targets or each.target in targets.split(",")]


@operation("repos/get-repo-rulesets")
def list_rulesets(call: Call) -> Any:
    repository = call.repository()
    found = _targeted(call, _of_repository(call, repository))
    return call.page(found, lambda each: _shown(call, each, repository, short=True))


@operation("repos/get-repo-ruleset")
def get_ruleset(call: Call) -> Any:
    repository = call.repository()
    known = {each.id: each for each in _of_repository(call, repository)}
    return _shown(call, call.item(known, "ruleset_id"), repository)


@operation("repos/create-repo-ruleset", partly=_ENFORCED, nested=_NESTED)
def create_ruleset(call: Call) -> Any:
    repository = call.writer("admin")
    return _shown(call, _made(call, repository), repository)


@operation("repos/update-repo-ruleset", nested=_NESTED)
def update_ruleset(call: Call) -> Any:
    repository = call.writer("admin")
    return _shown(call, _change(call, repository, call.item(repository.rulesets, "ruleset_id")), repository)


@operation("repos/delete-repo-ruleset")
def delete_ruleset(call: Call) -> None:
    repository = call.writer("admin")
    del repository.rulesets[call.item(repository.rulesets, "ruleset_id").id]


@operation("repos/get-branch-rules")
def branch_rules(call: Call) -> Any:
    repository = call.repository()
    shown = []
    for found in rules.rulesets_of(call.state, repository):
        if rules.applies(repository, found, call.params["branch"]):
            kind, name, _ = _source(call, found, repository)
            source = {"ruleset_source_type": kind, "ruleset_source": name, "ruleset_id": found.id}
            shown += [{**rule, **source} for rule in found.rules]
    return call.page(shown, lambda each: each)


@operation("repos/get-org-rulesets")
def list_of_organization(call: Call) -> Any:
    found = _targeted(call, list(owned(call).rulesets.values()))
    return call.page(found, lambda each: _shown(call, each, None, short=True))


@operation("repos/get-org-ruleset")
def get_of_organization(call: Call) -> Any:
    return _shown(call, call.item(owned(call).rulesets, "ruleset_id"), None)


@operation(
    "repos/create-org-ruleset",
    partly=f"{_ENFORCED}; conditions by properties of repositories are those of no repository",
    nested=_NESTED,
)
def create_for_organization(call: Call) -> Any:
    return _shown(call, _made(call, owned(call)), None)


@operation("repos/update-org-ruleset", nested=_NESTED)
def update_of_organization(call: Call) -> Any:
    home = owned(call)
    return _shown(call, _change(call, home, call.item(home.rulesets, "ruleset_id")), None)


@operation("repos/delete-org-ruleset")
def delete_of_organization(call: Call) -> None:
    home = owned(call)
    del home.rulesets[call.item(home.rulesets, "ruleset_id").id]
