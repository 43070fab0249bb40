"""What the lists of alerts have in common, be they of code, of secrets, or of dependencies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from ferrohub.testing.github.families.accounts import organization_of
from ferrohub.testing.github.organizations import repositories_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Repository

_Alert = TypeVar("_Alert")


def of_organization(
    call: Call, role: str, held: Callable[[Repository], Iterable[_Alert]]
) -> list[tuple[Repository, _Alert]]:
    """The alerts of those repositories of the organization of the path whose alerts the credential may read.

    :param role: the role in a repository that its alerts need
    :param held: the alerts of a repository
    """
    homes = repositories_of(call.state, organization_of(call))
    return [(home, each) for home in homes if call.sees(home) and call.may(home, role) for each in held(home)]


def ordered(call: Call, found: Iterable[tuple[Repository, Any]]) -> list[tuple[Repository, Any]]:
    """Alerts in the order of the query.

    :param found: the alerts, each with its repository
    """
    key = "updated_at" if call.query.get("sort") == "updated" else "created_at"
    is_descending = call.query.get("direction", "desc") == "desc"
    return sorted(found, key=lambda each: (getattr(each[1], key), each[1].number), reverse=is_descending)
