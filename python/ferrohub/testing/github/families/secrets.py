"""Secrets of repositories, for Actions, codespaces and Dependabot, and variables
(https://docs.github.com/rest/actions/secrets).
"""

from __future__ import annotations

import hashlib
import re
from typing import TYPE_CHECKING, Any

from ferrohub._core import _open_sealed, _sealing_key
from ferrohub.testing.github import actions
from ferrohub.testing.github.call import Reply
from ferrohub.testing.github.failures import Failure, not_found, unprocessable
from ferrohub.testing.github.records import Secret, Variable
from ferrohub.testing.github.router import operation

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Repository

#: The largest value of a secret or a variable, in bytes.
_LARGEST = 48 * 1024
_NAME = re.compile(r"(?!GITHUB_)[A-Z_][A-Z0-9_]*", re.IGNORECASE)


def _place(call: Call, role: str) -> tuple[Repository, str]:
    """The repository, and what comes before the names in the environment of the path."""
    repository = call.repository(role)
    name = call.params.get("environment_name")
    if name is None:
        return repository, ""
    if name not in repository.environments:
        raise not_found()
    return repository, f"{name}/"


def _listed(call: Call, held: dict[str, Any], prefix: str) -> list[Any]:
    found = [each for key, each in held.items() if key.rpartition("/")[0] == prefix.rstrip("/")]
    return sorted(found, key=lambda each: str(each.name))


def check_name(name: str) -> str:
    """The name of a secret or a variable as GitHub stores it.

    :param name: the name
    :raises Failure: it is not possible
    """
    if not _NAME.fullmatch(name):
        raise unprocessable(
            "Secret names can only contain alphanumeric characters ([a-z], [A-Z], [0-9]) or underscores (_). Spaces "
            "are not allowed. Must start with a letter ([a-z], [A-Z]) or underscores (_)."
        )
    return name.upper()


def shown(found: Secret) -> dict[str, Any]:
    """A secret, without its value.

    :param found: its record
    """
    return {"name": found.name, "created_at": found.created_at, "updated_at": found.updated_at}


def _secrets(call: Call, repository: Repository) -> dict[str, Secret]:
    """The secrets of the operation's family: each has its own."""
    return actions.secrets_of(repository, _family(call))


def _family(call: Call) -> str:
    return call.route.id.split("/")[0]


def _seed(call: Call, repository: Repository, prefix: str) -> bytes:
    """The seed of the key of secrets."""
    family = _family(call)
    return seed_of(f"secrets {repository.id}", prefix if family == "actions" else f"{family}/")


def seed_of(home: str, place: str) -> bytes:
    """The seed of the key with which secrets are sealed.

    :param home: the repository or the organization, such as ``"secrets 1"``
    :param place: the environment or the family
    """
    return hashlib.sha256(f"{home} {place}".encode()).digest()


def key_of(seed: bytes) -> dict[str, str]:
    """The public key with which secrets are sealed.

    :param seed: the seed of the key
    """
    return {"key_id": _id_of(seed), "key": _sealing_key(seed)}


def _id_of(seed: bytes) -> str:
    return str(int.from_bytes(seed[:8], "big"))


def opened(call: Call, seed: bytes) -> str:
    """The value of a secret that the body has sealed.

    :param seed: the seed of the key
    :raises Failure: it is missing, not sealed with this key, or too large
    """
    for name in ("encrypted_value", "key_id"):
        if name not in call.body:
            raise unprocessable(f'Invalid request.\n\n"{name}" wasn\'t supplied.')
    if call.body["key_id"] != _id_of(seed):
        raise unprocessable("key_id is not the ID of the current public key")
    value = _open_sealed(call.body["encrypted_value"], seed)
    if value is None:
        raise unprocessable("encrypted_value is not sealed with the public key")
    check_size(value)
    return value.decode("utf-8", "replace")


def check_size(value: bytes) -> None:
    """Check the size of the value of a secret or a variable.

    :param value: the value
    :raises Failure: it is too large
    """
    if len(value) > _LARGEST:
        raise unprocessable("Validation Failed: the value is larger than 48 KB")


@operation("actions/get-repo-public-key")
@operation("actions/get-environment-public-key")
@operation("codespaces/get-repo-public-key")
@operation("dependabot/get-repo-public-key")
def get_key(call: Call) -> Any:
    return key_of(_seed(call, *_place(call, "push")))


@operation("actions/list-repo-secrets")
@operation("actions/list-environment-secrets")
@operation("codespaces/list-repo-secrets")
@operation("dependabot/list-repo-secrets")
def list_secrets(call: Call) -> Any:
    repository, prefix = _place(call, "push")
    return call.page(_listed(call, _secrets(call, repository), prefix), shown)


def _held(call: Call, held: dict[str, Any], prefix: str, parameter: str) -> str:
    """The key of the secret or the variable of the path."""
    key = f"{prefix}{call.params[parameter].upper()}"
    if key not in held:
        raise not_found()
    return key


@operation("actions/get-repo-secret")
@operation("actions/get-environment-secret")
@operation("codespaces/get-repo-secret")
@operation("dependabot/get-repo-secret")
def get_secret(call: Call) -> Any:
    repository, prefix = _place(call, "push")
    held = _secrets(call, repository)
    return shown(held[_held(call, held, prefix, "secret_name")])


@operation("actions/create-or-update-repo-secret")
@operation("actions/create-or-update-environment-secret")
@operation("codespaces/create-or-update-repo-secret")
@operation("dependabot/create-or-update-repo-secret")
def set_secret(call: Call) -> Any:
    repository, prefix = _place(call, "push")
    name = check_name(call.params["secret_name"])
    value = opened(call, _seed(call, repository, prefix))
    held = _secrets(call, repository)
    known = held.get(f"{prefix}{name}")
    created = call.now if known is None else known.created_at
    held[f"{prefix}{name}"] = Secret(name, value, created, call.now)
    return Reply(201, {}) if known is None else None


@operation("actions/delete-repo-secret")
@operation("actions/delete-environment-secret")
@operation("codespaces/delete-repo-secret")
@operation("dependabot/delete-repo-secret")
def delete_secret(call: Call) -> None:
    repository, prefix = _place(call, "push")
    held = _secrets(call, repository)
    del held[_held(call, held, prefix, "secret_name")]


def shown_variable(found: Variable) -> dict[str, Any]:
    """A variable.

    :param found: its record
    """
    return {
        "name": found.name,
        "value": found.value,
        "created_at": found.created_at,
        "updated_at": found.updated_at,
    }


@operation("actions/list-repo-variables")
@operation("actions/list-environment-variables")
def list_variables(call: Call) -> Any:
    repository, prefix = _place(call, "push")
    return call.page(_listed(call, repository.variables, prefix), shown_variable, usual=10)


@operation("actions/get-repo-variable")
@operation("actions/get-environment-variable")
def get_variable(call: Call) -> Any:
    repository, prefix = _place(call, "push")
    return shown_variable(repository.variables[_held(call, repository.variables, prefix, "name")])


@operation("actions/create-repo-variable")
@operation("actions/create-environment-variable")
def create_variable(call: Call) -> Any:
    repository, prefix = _place(call, "push")
    name = check_name(call.body["name"])
    check_size(call.body["value"].encode())
    if f"{prefix}{name}" in repository.variables:
        raise Failure(409, "Already exists - Variable already exists")
    repository.variables[f"{prefix}{name}"] = Variable(name, call.body["value"], call.now, call.now)
    return Reply(201, {})


@operation("actions/update-repo-variable")
@operation("actions/update-environment-variable")
def update_variable(call: Call) -> None:
    repository, prefix = _place(call, "push")
    key = _held(call, repository.variables, prefix, "name")
    found = repository.variables[key]
    name = check_name(call.body.get("name", found.name))
    check_size(call.body.get("value", "").encode())
    if name != found.name and f"{prefix}{name}" in repository.variables:
        raise Failure(409, "Already exists - Variable already exists")
    del repository.variables[key]
    found.name, found.value, found.updated_at = name, call.body.get("value", found.value), call.now
    repository.variables[f"{prefix}{name}"] = found


@operation("actions/delete-repo-variable")
@operation("actions/delete-environment-variable")
def delete_variable(call: Call) -> None:
    repository, prefix = _place(call, "push")
    del repository.variables[_held(call, repository.variables, prefix, "name")]
