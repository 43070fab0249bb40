"""Who may push to protected branches, and signatures (https://docs.github.com/rest/branches/branch-protection)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import restrictions
from ferrohub.testing.github.failures import Failure
from ferrohub.testing.github.families.branches import change_protection, protection_of
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views import branches as views

if TYPE_CHECKING:
    from collections.abc import Callable

    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Protection

    Change = Callable[[list[int], list[int]], list[int]]


def _held(found: Protection) -> dict[str, list[int]]:
    if found.restrictions is None:
        raise Failure(404, "Push restrictions not enabled")
    return found.restrictions


@operation("repos/get-access-restrictions")
def get_restrictions(call: Call) -> Any:
    repository = call.repository("admin")
    name, found = protection_of(call, repository)
    _held(found)
    return views.restrictions(call, repository, name, found)


@operation("repos/delete-access-restrictions")
def delete_restrictions(call: Call) -> None:
    change_protection(call, restrictions=None)


def _add(held: list[int], given: list[int]) -> list[int]:
    return list(dict.fromkeys([*held, *given]))


def _remove(held: list[int], given: list[int]) -> list[int]:
    return [each for each in held if each not in given]


def _register(kind: str, name: str) -> None:
    """The operations that list and change users, teams or Apps.

    :param kind: the member that has them
    :param name: how the IDs of the operations name one
    """

    def shown(call: Call, found: Protection) -> Any:
        return views.permitted(call, kind, _held(found)[kind])

    @operation(f"repos/get-{kind}-with-access-to-protected-branch")
    def get(call: Call) -> Any:
        repository = call.repository("admin")
        return shown(call, protection_of(call, repository)[1])

    def changes(verb: str, change: Change) -> None:
        @operation(f"repos/{verb}-{name}-access-restrictions")
        def respond(call: Call) -> Any:
            repository = call.writer("admin")
            held = _held(protection_of(call, repository)[1])
            given = restrictions.ids_of(call, repository, kind, call.body[kind])
            return shown(call, change_protection(call, restrictions={**held, kind: change(held[kind], given)})[2])

    changes("add", _add)
    changes("set", lambda held, given: given)
    changes("remove", _remove)


for _kind, _name in (("users", "user"), ("teams", "team"), ("apps", "app")):
    _register(_kind, _name)

_UNSIGNED = "Commits of the simulator have no signatures, and are not refused."


@operation("repos/get-commit-signature-protection")
def get_signatures(call: Call) -> Any:
    repository = call.repository("admin")
    return views.protection(call, repository, *protection_of(call, repository))["required_signatures"]


@operation("repos/create-commit-signature-protection", partly=_UNSIGNED)
def require_signatures(call: Call) -> Any:
    return views.protection(call, *change_protection(call, required_signatures=True))["required_signatures"]


@operation("repos/delete-commit-signature-protection")
def permit_no_signatures(call: Call) -> None:
    change_protection(call, required_signatures=False)
