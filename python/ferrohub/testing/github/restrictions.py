"""Who may push to a protected branch: users, teams and Apps, besides administrators.

See https://docs.github.com/repositories/configuring-branches-and-merges-in-your-repository/managing-protected-branches/about-protected-branches#restrict-who-can-push-to-matching-branches.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import organizations
from ferrohub.testing.github.failures import unprocessable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Protection, Repository

#: The message of a refused push or merge.
REFUSED = (
    "You're not authorized to push to this branch. Visit https://docs.github.com/articles/about-protected-branches/ "
    "for more information."
)


def of_body(call: Call, repository: Repository, given: dict[str, Any]) -> dict[str, list[int]]:
    """The IDs of those that a body names.

    :param repository: the repository
    :param given: logins of users, slugs of teams and of Apps
    :raises Failure: the repository is not one of an organization, or one of them is missing
    """
    if call.state.accounts[repository.owner].type != "Organization":
        raise unprocessable(
            "Validation Failed: only repositories of organizations can have users and team restrictions"
        )
    return {kind: ids_of(call, repository, kind, given.get(kind) or ()) for kind in _FINDERS}


def ids_of(call: Call, repository: Repository, kind: str, names: Iterable[str]) -> list[int]:
    """The IDs of users, teams or Apps.

    :param repository: the repository
    :param kind: ``"users"``, ``"teams"`` or ``"apps"``
    :param names: their logins or slugs
    :raises Failure: one of them is missing
    """
    found = {name: _FINDERS[kind](call, repository, name) for name in names}
    missing = [name for name, id in found.items() if id is None]
    if missing:
        raise unprocessable(f"Validation Failed: there are no {kind} {', '.join(missing)}")
    return [id for id in found.values() if id is not None]


def _user(call: Call, repository: Repository, login: str) -> int | None:
    account = call.state.account(login)
    return None if account is None or account.type == "Organization" else account.id


def _team(call: Call, repository: Repository, slug: str) -> int | None:
    teams = call.state.teams.values()
    return next((each.id for each in teams if (each.organization, each.slug) == (repository.owner, slug)), None)


def _app(call: Call, repository: Repository, slug: str) -> int | None:
    return next((each.id for each in call.state.apps.values() if each.slug == slug), None)


_FINDERS: dict[str, Callable[[Call, Repository, str], int | None]] = {"users": _user, "teams": _team, "apps": _app}


def permit(call: Call, repository: Repository, found: Protection | None) -> bool:
    """Whether a request may change a branch.

    :param repository: the repository
    :param found: the protection of the branch; None for none
    """
    user, token = call.user, call.token
    if found is None or found.restrictions is None or user is None:
        return True
    if token is not None and token.kind == "installation":
        # It has permissions, and no role.
        return token.app in found.restrictions["apps"]
    if call.role(repository) == "admin":
        return True
    teams = found.restrictions["teams"]
    return user.id in found.restrictions["users"] or any(
        each.id in teams for each in organizations.teams_of(call.state, user)
    )
