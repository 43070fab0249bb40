"""What alerts have in common, be they of code, of secrets, or of dependencies: how they are listed and shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from ferrohub.testing.github.failures import not_found
from ferrohub.testing.github.families.accounts import organization_of
from ferrohub.testing.github.organizations import repositories_of
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views.repositories import simple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Repository

_Alert = TypeVar("_Alert")


class Alerts(Generic[_Alert]):
    """The operations that list and show alerts.

    :param family: how the IDs of the operations begin
    :param role: the role in a repository that its alerts need
    :param held: the alerts of a repository by number
    :param fits: whether an alert fits the query
    :param shown: an alert as JSON
    :param is_enabled: whether a repository may have alerts; a list of one that may not is 404
    :param paging: how the lists are divided into pages
    """

    def __init__(
        self,
        family: str,
        role: str,
        held: Callable[[Repository], dict[int, _Alert]],
        fits: Callable[[Call, _Alert], bool],
        shown: Callable[[Call, Repository, _Alert], dict[str, Any]],
        *,
        is_enabled: Callable[[Repository], bool] = lambda home: True,
        paging: str = "page",
    ) -> None:
        self._role, self._held, self._fits, self._shown = role, held, fits, shown
        self._is_enabled = is_enabled
        operation(f"{family}/list-alerts-for-repo", paging=paging)(self._list)
        operation(f"{family}/list-alerts-for-org", paging=paging)(self._list_for_organization)
        operation(f"{family}/get-alert")(self._get)

    def _list(self, call: Call) -> Any:
        repository = call.repository(self._role)
        if not self._is_enabled(repository):
            raise not_found()
        found = self._chosen(call, ((repository, each) for each in self._held(repository).values()))
        return call.page(found, lambda each: self._shown(call, *each))

    def _list_for_organization(self, call: Call) -> Any:
        """The alerts of those repositories of the organization whose alerts the credential may read."""
        _ = call.me
        homes = repositories_of(call.state, organization_of(call))
        read = (home for home in homes if call.sees(home) and call.may(home, self._role))
        found = self._chosen(call, ((home, each) for home in read for each in self._held(home).values()))
        return call.page(found, lambda each: {**self._shown(call, *each), "repository": simple(call, each[0])})

    def _get(self, call: Call) -> Any:
        repository = call.repository(self._role)
        return self._shown(call, repository, call.item(self._held(repository), "alert_number"))

    def _chosen(self, call: Call, alerts: Iterable[tuple[Repository, _Alert]]) -> list[tuple[Repository, _Alert]]:
        """The alerts that fit the query, in its order."""
        key = "updated_at" if call.query.get("sort") == "updated" else "created_at"

        def order(found: tuple[Repository, Any]) -> tuple[str, int]:
            return getattr(found[1], key), found[1].number

        is_descending = call.query.get("direction", "desc") == "desc"
        return sorted((each for each in alerts if self._fits(call, each[1])), key=order, reverse=is_descending)


def has_values(call: Call, found: Any, members: dict[str, str]) -> bool:
    """Whether an alert has values that the query names between commas.

    :param found: the alert
    :param members: the names of parameters, and of members of the alert
    """
    given = ((getattr(found, member), call.query.get(name)) for name, member in members.items())
    return all(not wanted or value in wanted.split(",") for value, wanted in given)
