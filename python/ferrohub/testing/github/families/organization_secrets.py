"""Secrets and variables of organizations, and secrets of users for codespaces, with the repositories that read them
(https://docs.github.com/rest/actions/secrets, .../rest/actions/variables and .../rest/codespaces/secrets).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import actions
from ferrohub.testing.github.call import Reply
from ferrohub.testing.github.failures import Failure, not_found, unprocessable
from ferrohub.testing.github.families import secrets
from ferrohub.testing.github.families.accounts import owned
from ferrohub.testing.github.records import Secret, Variable
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views.repositories import minimal

if TYPE_CHECKING:
    from collections.abc import Callable

    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Account, Repository

    Shared = Secret | Variable

_FAMILIES = ("actions", "codespaces", "dependabot")


def _operations(*names: str) -> Callable[[Any], Any]:
    """Decorator: the function responds to operations of secrets of all three families, and to those of variables.

    :param names: the IDs without their families; those of variables exist for Actions alone
    """

    def register(function: Callable[[Call], Any]) -> Callable[[Call], Any]:
        for name in names:
            for family in _FAMILIES if "variable" not in name else ("actions",):
                operation(f"{family}/{name}")(function)
        return function

    return register


def _owner(call: Call) -> Account:
    """The organization of the path, whose owner the user is; or the user, of a path without one."""
    return owned(call) if "org" in call.params else call.me


def _is_variable(call: Call) -> bool:
    return "/variables" in call.route.template


def _held(call: Call, owner: Account) -> dict[str, Any]:
    """The secrets of the family of the path, or the variables."""
    if _is_variable(call):
        return owner.variables
    return owner.secrets.setdefault(call.route.id.split("/")[0], {})


def _found(call: Call) -> Shared:
    """The secret or the variable of the path."""
    name = call.params["name" if _is_variable(call) else "secret_name"]
    found: Shared | None = _held(call, _owner(call)).get(name.upper())
    if found is None:
        raise not_found()
    return found


def _seed(call: Call) -> bytes:
    return secrets.seed_of(f"organization secrets {_owner(call).id}", call.route.id.split("/")[0])


def _shown(call: Call, found: Shared) -> dict[str, Any]:
    body = secrets.shown(found) if isinstance(found, Secret) else secrets.shown_variable(found)
    body["visibility"] = found.visibility
    if found.visibility == "selected":
        family, kind = call.route.id.split("/")[0], "secrets" if isinstance(found, Secret) else "variables"
        home = f"orgs/{_owner(call).login}" if "org" in call.params else "user"
        body["selected_repositories_url"] = f"{call.links.api}/{home}/{family}/{kind}/{found.name}/repositories"
    return body


@_operations("get-org-public-key")
@operation("codespaces/get-public-key-for-authenticated-user")
def get_key(call: Call) -> Any:
    return secrets.key_of(_seed(call))


@_operations("list-org-secrets", "list-org-variables")
@operation("codespaces/list-secrets-for-authenticated-user")
def list_all(call: Call) -> Any:
    found = sorted(_held(call, _owner(call)).values(), key=lambda each: str(each.name))
    return call.page(found, lambda each: _shown(call, each), usual=10 if _is_variable(call) else 30)


@_operations("get-org-secret", "get-org-variable")
@operation("codespaces/get-secret-for-authenticated-user")
def get(call: Call) -> Any:
    return _shown(call, _found(call))


def _reads(call: Call, repository: Repository) -> bool:
    """Whether a repository may read a secret: one of the organization, or one that the user sees."""
    return repository.owner == owned(call).id if "org" in call.params else call.sees(repository)


def _selected(call: Call, ids: list[Any]) -> list[int]:
    """The IDs of repositories that the body names, which may be texts.

    :raises Failure: a repository is none of the organization
    """
    found = [call.state.repositories.get(int(id)) if str(id).isdecimal() else None for id in ids]
    if any(each is None or not _reads(call, each) for each in found):
        raise unprocessable("Validation Failed: selected_repository_ids has a repository of another owner")
    return list(dict.fromkeys(each.id for each in found if each is not None))


def _share(call: Call, found: Shared) -> None:
    """Change which repositories read a secret or a variable."""
    # Those of users are for repositories that are selected.
    found.visibility = call.body.get("visibility", found.visibility) if "org" in call.params else "selected"
    if found.visibility != "selected":
        found.selected = []
    elif "selected_repository_ids" in call.body:
        found.selected = _selected(call, call.body["selected_repository_ids"])


@_operations("create-or-update-org-secret")
@operation("codespaces/create-or-update-secret-for-authenticated-user")
def set_secret(call: Call) -> Any:
    held, name = _held(call, _owner(call)), secrets.check_name(call.params["secret_name"])
    known = held.get(name)
    # Without a value, who reads a secret is changed.
    has_value = bool({"encrypted_value", "key_id"} & call.body.keys())
    value = secrets.opened(call, _seed(call)) if known is None or has_value else known.value
    made = Secret(name, value, call.now if known is None else known.created_at, call.now)
    if known is not None:
        made.visibility, made.selected = known.visibility, known.selected
    _share(call, made)
    held[name] = made
    return Reply(201, {}) if known is None else None


@_operations("create-org-variable")
def create_variable(call: Call) -> Any:
    held, name = _owner(call).variables, secrets.check_name(call.body["name"])
    if name in held:
        raise Failure(409, "Already exists - Variable already exists")
    secrets.check_size(call.body["value"].encode())
    made = Variable(name, call.body["value"], call.now, call.now)
    _share(call, made)
    held[name] = made
    return Reply(201, {})


@_operations("update-org-variable")
def update_variable(call: Call) -> None:
    held, found = _owner(call).variables, _found(call)
    name = secrets.check_name(call.body.get("name", found.name))
    if name != found.name and name in held:
        raise Failure(409, "Already exists - Variable already exists")
    value = call.body.get("value", found.value)
    secrets.check_size(value.encode())
    _share(call, found)
    del held[found.name]
    found.name, found.value, found.updated_at = name, value, call.now
    held[name] = found  # type: ignore[assignment]


@_operations("delete-org-secret", "delete-org-variable")
@operation("codespaces/delete-secret-for-authenticated-user")
def delete(call: Call) -> None:
    del _held(call, _owner(call))[_found(call).name]


def _with_selection(call: Call) -> Shared:
    """The secret or the variable of the path, for which repositories are selected."""
    found = _found(call)
    if found.visibility != "selected":
        raise Failure(409, "Conflict when visibility type is not set to selected")
    return found


@_operations("list-selected-repos-for-org-secret", "list-selected-repos-for-org-variable")
@operation("codespaces/list-repositories-for-secret-for-authenticated-user")
def list_selected(call: Call) -> Any:
    known = call.state.repositories
    chosen = [known[id] for id in _with_selection(call).selected if id in known]
    # Those that were transferred read it no more.
    found = [each for each in chosen if _reads(call, each)]
    if "org" not in call.params:
        return {"total_count": len(found), "repositories": [minimal(call, each) for each in found]}
    return call.page(found, lambda each: minimal(call, each))


@_operations("set-selected-repos-for-org-secret", "set-selected-repos-for-org-variable")
@operation("codespaces/set-repositories-for-secret-for-authenticated-user")
def set_selected(call: Call) -> None:
    found = _with_selection(call)
    found.selected = _selected(call, call.body["selected_repository_ids"])


def _repository(call: Call) -> int:
    found = call.state.repositories.get(call.number("repository_id"))
    if found is None or not _reads(call, found):
        raise not_found()
    return found.id


@_operations("add-selected-repo-to-org-secret", "add-selected-repo-to-org-variable")
@operation("codespaces/add-repository-for-secret-for-authenticated-user")
def select(call: Call) -> None:
    found, id = _with_selection(call), _repository(call)
    if id not in found.selected:
        found.selected.append(id)


@_operations("remove-selected-repo-from-org-secret", "remove-selected-repo-from-org-variable")
@operation("codespaces/remove-repository-for-secret-for-authenticated-user")
def deselect(call: Call) -> None:
    found, id = _with_selection(call), _repository(call)
    if id in found.selected:
        found.selected.remove(id)


@operation("actions/list-repo-organization-secrets")
def list_shared_secrets(call: Call) -> Any:
    repository = call.repository("push")
    found = actions.shared_with(repository, call.state.accounts[repository.owner].secrets.get("actions", {}))
    return call.page(sorted(found, key=lambda each: each.name), secrets.shown)


@operation("actions/list-repo-organization-variables")
def list_shared_variables(call: Call) -> Any:
    repository = call.repository("push")
    found = actions.shared_with(repository, call.state.accounts[repository.owner].variables)
    return call.page(sorted(found, key=lambda each: each.name), secrets.shown_variable, usual=10)
