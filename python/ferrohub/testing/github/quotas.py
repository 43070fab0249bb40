"""Rate limits, primary and secondary, by credential."""

from __future__ import annotations

import dataclasses
import math
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
#: What a request costs of the points of a minute
#: (https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#about-secondary-rate-limits).
_READ, _WRITE = 1, 5


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


@dataclasses.dataclass
class Minute:
    """What a credential used of the secondary rate limits in a minute."""

    end: float
    #: The points of requests to GraphQL, by True, and of all others, by False.
    points: dict[bool, int] = dataclasses.field(default_factory=lambda: {False: 0, True: 0})
    writes: int = 0


class Quotas:
    """The quotas of all credentials.

    :param clock: the clock; windows end on the clock of the machine and what the clock was advanced by
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._windows: dict[tuple[str, str], Window] = {}
        #: Requests of a window by resource, for credentials.
        self.limits = {resource: limit for resource, (limit, _) in LIMITS.items()}
        #: Those of anonymous requests.
        self.anonymous = dict(_ANONYMOUS)
        #: Seconds of a window by resource.
        self.seconds: dict[str, float] = {resource: seconds for resource, (_, seconds) in LIMITS.items()}
        #: The secondary rate limits of a credential, which are off by default: GitHub has 900 points a minute for REST
        #: and 2,000 for GraphQL, of which a read costs 1 and a write 5, and 80 writes a minute for both. A query of
        #: GraphQL is a read, a mutation a write.
        self.points_per_minute: int | None = None
        self.graphql_points_per_minute: int | None = None
        self.writes_per_minute: int | None = None
        self._minutes: dict[str, Minute] = {}

    def window(self, credential: str, resource: str) -> Window:
        """The quota of a credential for a resource.

        :param credential: the credential; empty for anonymous requests
        :param resource: the resource, such as ``"core"``
        """
        now = self._clock.wall()
        found = self._windows.get((credential, resource))
        if found is None or found.reset <= now:
            limit = self.limits[resource] if credential else self.anonymous[resource]
            # GitHub reports whole seconds.
            found = Window(limit, 0, math.floor(now + self.seconds[resource]))
            self._windows[credential, resource] = found
        return found

    def wait(self, credential: str, *, writes: bool, graphql: bool = False) -> int:
        """Count a request for the secondary rate limits, and return the seconds to wait if it is one too many.

        :param credential: the credential; empty for anonymous requests
        :param writes: whether the request writes
        :param graphql: whether it is one to GraphQL
        """
        most = self.graphql_points_per_minute if graphql else self.points_per_minute
        most_writes = self.writes_per_minute
        if most is None and most_writes is None:
            return 0
        now = self._clock.wall()
        found = self._minutes.get(credential)
        if found is None or found.end <= now:
            found = self._minutes[credential] = Minute(now + 60)
        points, count = found.points[graphql] + (_WRITE if writes else _READ), found.writes + writes
        if (most is not None and points > most) or (writes and most_writes is not None and count > most_writes):
            return math.ceil(found.end - now)
        found.points[graphql], found.writes = points, count
        return 0

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
