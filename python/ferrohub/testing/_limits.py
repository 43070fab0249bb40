"""The rate limits of a fake."""

from __future__ import annotations

import dataclasses
import datetime
import time
from typing import TYPE_CHECKING, Any

from ferrohub.testing._replies import JSON, error_body, response

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ferrohub.testing.calls import Call
    from ferrohub.transports import Response

#: GitHub's limits for a user, by resource.
LIMITS = {"core": 5000, "search": 30, "code_search": 10, "graphql": 5000}


@dataclasses.dataclass
class Quota:
    """The requests of a resource that are left, and how many requests are refused when none is."""

    resource: str
    limit: int
    remaining: int
    #: When the quota is renewed, in seconds since 1970.
    reset: float
    #: Number of requests to reject before it is renewed; None rejects all until ``reset``.
    refusals: int | None
    refused: int = 0

    def count(self, call: Call) -> Response | None:
        """Count a request.

        :param call: the request
        :returns: the response if it is refused
        """
        if self.remaining > 0:
            self.remaining -= 1
            return None
        if time.time() >= self.reset if self.refusals is None else self.refused >= self.refusals:
            self.remaining, self.refused = self.limit - 1, 0
            self.reset = time.time() + 3600
            return None
        self.refused += 1
        body = error_body(403, "API rate limit exceeded for user ID 1.")
        return _json(403, {**self.headers()}, body, call)

    def headers(self) -> dict[str, str]:
        """The headers of responses."""
        return {
            "X-RateLimit-Limit": str(self.limit),
            "X-RateLimit-Remaining": str(self.remaining),
            "X-RateLimit-Used": str(self.limit - self.remaining),
            "X-RateLimit-Reset": str(int(self.reset)),
            "X-RateLimit-Resource": self.resource,
        }

    def row(self) -> dict[str, int]:
        """Its part of the response to ``GET /rate_limit``."""
        return {
            "limit": self.limit,
            "used": self.limit - self.remaining,
            "remaining": self.remaining,
            "reset": int(self.reset),
        }


@dataclasses.dataclass
class Secondary:
    """A secondary rate limit: it rejects a number of requests."""

    retry_after: int | None
    times: int
    status: int

    def count(self, call: Call) -> Response | None:
        """Count a request.

        :param call: the request
        :returns: the response if it is refused
        """
        if self.times <= 0:
            return None
        self.times -= 1
        message = "You have exceeded a secondary rate limit. Please wait a few minutes before you try again."
        headers = {} if self.retry_after is None else {"Retry-After": str(self.retry_after)}
        return _json(self.status, headers, error_body(self.status, message), call)


def resource_of(call: Call) -> str:
    """The resource that a request counts for.

    :param call: the request
    """
    if call.path == "/graphql":
        return "graphql"
    if call.path.startswith("/search/"):
        return "code_search" if call.path == "/search/code" else "search"
    return "core"


def overview(quotas: Mapping[str, Quota], call: Call) -> Response:
    """The response to ``GET /rate_limit``.

    :param quotas: the quotas by resource
    :param call: the request
    """
    rows: dict[str, Any] = {
        name: {"limit": limit, "used": 0, "remaining": limit, "reset": int(time.time()) + 3600}
        for name, limit in LIMITS.items()
    }
    rows |= {name: quota.row() for name, quota in quotas.items()}
    return _json(200, {}, {"resources": rows, "rate": rows["core"]}, call)


def moment(reset: Any) -> float:
    """When a quota is renewed, in seconds since 1970.

    :param reset: seconds from now, a timedelta, or a datetime
    """
    if isinstance(reset, datetime.timedelta):
        reset = reset.total_seconds()
    if isinstance(reset, datetime.datetime):
        return reset.timestamp()
    return time.time() + float(reset)


def _json(status: int, headers: Mapping[str, str], body: Any, call: Call) -> Response:
    import json

    call.status = status
    return response(status, {**headers, "Content-Type": JSON}, json.dumps(body).encode())


def with_headers(found: Response, headers: Mapping[str, str]) -> Response:
    """A response with further headers, unless it has them.

    :param found: the response
    :param headers: the headers
    """
    pairs: Iterable[tuple[str, str]] = found.headers
    known = {name.lower() for name, _ in pairs}
    found.headers.extend((name, value) for name, value in headers.items() if name.lower() not in known)
    return found
