"""Which function responds to which request. Routes are those of GitHub's description, by the IDs of its operations."""

from __future__ import annotations

import dataclasses
import functools
import re
import urllib.parse
from typing import TYPE_CHECKING, Any, TypeVar

from ferrohub._core import _rest_operation

if TYPE_CHECKING:
    from collections.abc import Callable

    from ferrohub.testing.github.call import Call


@dataclasses.dataclass
class Route:
    """An operation that is simulated."""

    id: str
    method: str
    template: str
    handler: Callable[[Call], Any]
    #: How its list is divided into pages: "page", "cursor", "since" or "issues".
    paging: str = "page"
    #: What is missing, where it is not simulated in full.
    partly: str = ""
    #: Members of the body, and of its objects, that the description requires and GitHub does not, as the function
    #: checks them.
    optional: tuple[str, ...] = ()
    #: Members of the body that GitHub takes null for although the description excludes it.
    nullable: tuple[str, ...] = ()
    #: Members of the body whose own members are checked, too.
    nested: tuple[str, ...] = ()

    @functools.cached_property
    def operation(self) -> dict[str, Any]:
        """What GitHub's description says of it."""
        return dict(_rest_operation(self.id) or {})

    @functools.cached_property
    def status(self) -> int:
        """The status of success."""
        return next((status for status, _ in self.operation["responses"] if status < 300), 200)

    @functools.cached_property
    def _slashes(self) -> set[str]:
        return {name for place, name, *_ in self.operation["parameters"] if place == "segments"}

    @functools.cached_property
    def pattern(self) -> re.Pattern[str]:
        """The paths that it matches."""
        numbers = {name for _, name, _, kind in self.operation["parameters"] if kind == ("integer",)}

        def part(found: re.Match[str]) -> str:
            shape = r"\d+" if found[1] in numbers else ".+" if found[1] in self._slashes else "[^/]+"
            return f"(?P<{found[1].replace('-', '_')}>{shape})"

        return re.compile(re.sub(r"\{([\w-]+)\}", part, self.template.replace(".", r"\.")))

    @property
    def rank(self) -> tuple[int, int]:
        """How specific its path is; of several routes that match, the greatest is used."""
        parts = self.template.split("/")
        return sum(not part.startswith("{") for part in parts), -len(self._slashes)


_Function = TypeVar("_Function", bound="Callable[[Call], Any]")

#: All routes by the IDs of their operations.
ROUTES: dict[str, Route] = {}
#: Operations that are not simulated, and whose paths those of simulated ones would match.
_EXCLUDED = ("orgs/list-attestation-repositories",)
#: Paths that GitHub still accepts although its description lacks them.
_ALIASES: list[tuple[str, str, str]] = []


def operation(
    id: str,
    *,
    aliases: tuple[str, ...] = (),
    paging: str = "page",
    partly: str = "",
    optional: tuple[str, ...] = (),
    nullable: tuple[str, ...] = (),
    nested: tuple[str, ...] = (),
) -> Callable[[_Function], _Function]:
    """Decorator: the function responds to an operation.

    :param id: GitHub's ID of the operation
    :param aliases: further requests that it responds to, as method and path
    :param paging: how its list is divided into pages
    :param partly: what is missing, where it is not simulated in full
    :param optional: members of the body, and of its objects, that the description requires and GitHub does not
    :param nullable: members of the body that GitHub takes null for although the description excludes it
    :param nested: members of the body whose own members are checked, too
    """

    def register(handler: _Function) -> _Function:
        described = described_route(id)
        ROUTES[id] = Route(
            id, described.method, described.template, handler, paging, partly, optional, nullable, nested
        )
        for alias in aliases:
            method, _, template = alias.partition(" ")
            _ALIASES.append((method, template, id))
        return handler

    return register


def described_route(id: str, handler: Callable[[Call], Any] = lambda call: None) -> Route:
    """An operation of GitHub's description, with a function that responds to it.

    :param id: GitHub's ID of the operation
    :param handler: the function
    :raises ValueError: GitHub describes no such operation
    """
    described = _rest_operation(id)
    if described is None:
        raise ValueError(f"GitHub describes no operation {id!r}")
    return Route(id, described["method"], described["path"], handler)


@functools.cache
def _table() -> dict[tuple[str, str], list[tuple[Route, re.Pattern[str]]]]:
    """The routes by method and by the part of the path that tells families apart."""
    found: dict[tuple[str, str], list[tuple[Route, re.Pattern[str]]]] = {}
    routes = [*ROUTES.values(), *map(described_route, _EXCLUDED)]
    for method, template, id in _ALIASES:
        routes.append(dataclasses.replace(ROUTES[id], method=method, template=template))
    for route in sorted(routes, key=lambda each: each.rank, reverse=True):
        found.setdefault((route.method, _family(route.template)), []).append((route, route.pattern))
    return found


def _family(path: str) -> str:
    parts = path.split("/")
    if parts[1] == "repos":
        return f"repos/{parts[4] if len(parts) > 4 else ''}"
    return parts[1] if parts[1] in ("user", "users", "orgs", "teams", "gists", "app") else ""


def match(method: str, path: str) -> tuple[Route, dict[str, str]] | None:
    """The route of a request and the values of its placeholders; None if the request is not simulated.

    :param method: the method
    :param path: the path below the API, as it was sent
    """
    for route, pattern in _table().get((method, _family(path)), ()):
        if found := pattern.fullmatch(path):
            if route.id in _EXCLUDED:
                return None
            return route, {name: urllib.parse.unquote(value) for name, value in found.groupdict().items()}
    return None


def methods(path: str) -> list[str]:
    """The methods with which a path is simulated.

    :param path: the path below the API
    """
    return [method for method in ("GET", "POST", "PUT", "PATCH", "DELETE") if match(method, path)]
