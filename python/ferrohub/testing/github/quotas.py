"""Rate limits, primary and secondary, by credential."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ferrohub.testing.github.clock import Clock

#: Requests of a window, and its seconds, by resource (https://docs.github.com/rest/rate-limit).
LIMITS: dict[str, tuple[int, int]] = {
    "core": (5000, 3600),
    "search": (30, 60),
    "code_search": (10, 60),
    "graphql": (5000, 3600),
}
_ANONYMOUS = {"core": 60, "search": 10, "code_search": 60, "graphql": 0}


@dataclasses.dataclass
class Window:
    """The quota of one credential for one resource."""

    limit: int
    used: int
    reset: float

    @property
    def remaining(self) -> int:
        """Requests that are left."""
        return max(0, self.limit - self.used)


class Quotas:
    """The quotas of all credentials.

    :param clock: the clock; windows end on the clock of the machine and what the clock was advanced by
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._windows: dict[tuple[str, str], Window] = {}
        #: Requests of a window by resource, for credentials.
        self.limits = {resource: limit for resource, (limit, _) in LIMITS.items()}

    def window(self, credential: str, resource: str) -> Window:
        """The quota of a credential for a resource.

        :param credential: the credential; empty for anonymous requests
        :param resource: the resource, such as ``"core"``
        """
        now = self._clock.wall()
        found = self._windows.get((credential, resource))
        if found is None or found.reset <= now:
            limit = self.limits[resource] if credential else _ANONYMOUS[resource]
            found = Window(limit, 0, int(now) + LIMITS[resource][1])
            self._windows[credential, resource] = found
        return found

    def overview(self, credential: str) -> dict[str, Any]:
        """The quotas of a credential, as ``GET /rate_limit`` shows them.

        :param credential: the credential; empty for anonymous requests
        """
        return {resource: shown(self.window(credential, resource), resource) for resource in LIMITS}


def shown(window: Window, resource: str) -> dict[str, Any]:
    """A quota as JSON.

    :param window: the quota
    :param resource: the resource
    """
    return {
        "limit": window.limit,
        "used": window.used,
        "remaining": window.remaining,
        "reset": int(window.reset),
        "resource": resource,
    }


def headers(window: Window, resource: str) -> dict[str, str]:
    """A quota as headers.

    :param window: the quota
    :param resource: the resource
    """
    return {f"X-RateLimit-{name.title()}": str(value) for name, value in shown(window, resource).items()}


def resource_of(path: str) -> str:
    """The resource whose quota a request counts against.

    :param path: the path below the API
    """
    if path == "/graphql":
        return "graphql"
    if path.startswith("/search/"):
        return "code_search" if path == "/search/code" else "search"
    return "core"
