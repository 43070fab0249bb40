"""The smallest set of permissions with which a program could have done what it did."""

from __future__ import annotations

import dataclasses
import itertools
import json
import urllib.parse
from typing import TYPE_CHECKING

from ferrohub.testing.github.permissions import LEVELS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from ferrohub.testing.github.simulator import GitHub, LoggedRequest

#: How much a scope permits beside others; of two that suffice, the narrower is recorded.
_BREADTH = {"repo": 5, "user": 4, "public_repo": 3, "admin:": 4, "write:": 2}
#: The most combinations of alternatives that are compared; beyond, each is decided in turn.
_MOST = 4096


@dataclasses.dataclass(frozen=True)
class Recorded:
    """What a program needs, by the requests that it sent. ``str()`` is a text for people.

    A token with :attr:`permissions` can do the same, and without any one of them it cannot. Each token may read
    metadata besides.
    """

    #: Permissions of an App or a fine-grained token with their levels, such as ``{"issues": "write"}``.
    permissions: dict[str, str]
    #: The scopes of a classic token.
    scopes: list[str]
    #: The IDs of operations whose permissions are not known.
    unknown: list[str]
    #: The IDs of operations that only classic tokens may send.
    classic: list[str]

    def manifest(self, name: str = "My App", url: str = "https://example.com") -> dict[str, object]:
        """An App's manifest (https://docs.github.com/apps/sharing-github-apps/registering-a-github-app-from-a-manifest).

        :param name: the name of the App
        :param url: its homepage
        """
        return {"name": name, "url": url, "public": False, "default_permissions": self.permissions}

    def token_url(self, name: str = "My token") -> str:
        """The page of GitHub that creates a fine-grained token with these permissions.

        :param name: the name of the token
        """
        query = urllib.parse.urlencode({"name": name, **self.permissions})
        return f"https://github.com/settings/personal-access-tokens/new?{query}"

    def __str__(self) -> str:
        shown = [f"  {name}: {level}" for name, level in self.permissions.items()] or ["  none beside metadata: read"]
        lines = ["Permissions of an App or a fine-grained token:", *shown]
        lines += [f"Scopes of a classic token: {', '.join(self.scopes) or 'none'}"]
        lines += [f"Manifest of an App: {json.dumps(self.manifest())}", f"Fine-grained token: {self.token_url()}"]
        if self.unknown:
            lines.append(f"Unknown, add by hand: {', '.join(self.unknown)}")
        if self.classic:
            lines.append(f"Only with a classic token: {', '.join(self.classic)}")
        return "\n".join(lines)


class Permissions:
    """What the requests to a simulator needed.

    :param github: the simulator
    """

    def __init__(self, github: GitHub) -> None:
        self._github = github

    def recorded(self, user: str | None = None) -> Recorded:
        """Return the smallest set of permissions for the requests in the log that succeeded.

        Where either of two permissions suffices, the set with the fewest is chosen. Reading what is public needs none.

        :param user: the login of a user whose requests are meant; None for all with a credential
        """
        chosen = [
            each
            for each in self._github.requests
            if each.status < 400 and each.route is not None and each.user is not None and user in (None, each.user)
        ]
        unknown = dict.fromkeys(each.route for each in chosen if each.permissions is None and each.route)
        classic = dict.fromkeys(each.route for each in chosen if each.permissions == () and each.route)
        return Recorded(_permissions(chosen), _scopes(chosen), list(unknown), list(classic))


def _permissions(requests: Iterable[LoggedRequest]) -> dict[str, str]:
    """The permissions, sorted by name."""
    found: set[tuple[tuple[tuple[str, str], ...], ...]] = set()
    for each in requests:
        sets = [{name: level for name, level in one.items() if name != "metadata"} for one in each.permissions or ()]
        if sets and {} not in sets:
            found.add(tuple(sorted(tuple(sorted(one.items())) for one in sets)))
    best = _smallest([[dict(one) for one in sets] for sets in found], LEVELS.index)
    return dict(sorted(best.items()))


def _breadth(scope: str) -> int:
    level, colon, _ = scope.partition(":")
    return _BREADTH.get(level + colon, 1)


def _scopes(requests: Iterable[LoggedRequest]) -> list[str]:
    """The scopes, sorted."""
    found = {alternatives for each in requests for alternatives in each.scopes}
    options = [[{scope: scope} for scope in alternatives] for alternatives in found]
    return sorted(_smallest(options, _breadth))


def _smallest(options: list[list[dict[str, str]]], rank: Callable[[str], int]) -> dict[str, str]:
    """The smallest union of sets that has one of each list.

    :param options: the alternatives
    :param rank: how much a value permits
    """

    def merged(*sets: Mapping[str, str]) -> dict[str, str]:
        found: dict[str, str] = {}
        for name, value in (pair for one in sets for pair in one.items()):
            found[name] = max(found.get(name, value), value, key=rank)
        return found

    def size(found: Mapping[str, str]) -> tuple[int, int, list[str]]:
        return len(found), sum(map(rank, found.values())), sorted(found)

    def covers(found: Mapping[str, str], sets: list[dict[str, str]]) -> bool:
        return any(merged(found, each) == found for each in sets)

    best = merged(*(sets[0] for sets in options if len(sets) == 1))
    rest = [sets for sets in options if len(sets) > 1 and not covers(best, sets)]
    combinations = 1
    for sets in rest:
        combinations *= len(sets)
    if combinations <= _MOST:
        return min((merged(best, *each) for each in itertools.product(*rest)), key=size)
    for sets in rest:
        if not covers(best, sets):
            best = min((merged(best, each) for each in sets), key=size)
    return best
