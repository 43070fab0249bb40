"""A simulated GitHub that counts the requests of several processes which are in flight."""

from __future__ import annotations

import collections
import contextlib
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import ferrohub
from ferrohub.testing import GitHub
from harness import PATIENCE

#: The request that the processes send.
ROUTE = "GET /repos/octo-org/hello"
#: Seconds until a response is sent.
_LATENCY = 0.02


class CountingGitHub(GitHub):
    """A GitHub with one user, whose requests are counted until their responses are made."""

    def __init__(self) -> None:
        super().__init__()
        self.url, self.most_in_flight = "", 0
        #: The processes that were killed.
        self.killed: set[str] = set()
        self._in_flight: collections.Counter[str] = collections.Counter()
        #: Number of requests by User-Agent.
        self.agents: collections.Counter[str] = collections.Counter()
        self._counting = threading.Lock()
        self.quotas.limits["core"] = 1_000_000
        self.repository("octo-org/hello")
        #: The token whose quota the processes share.
        self.secret = self.token("mona")
        self.respond_after(_LATENCY)

    def respond_after(self, seconds: float) -> None:
        """Let each response take so long from now on."""
        self.faults.clear()
        self.faults.add(latency=seconds, times=None)

    def report_limit(self) -> None:
        """Let the next response report a secondary rate limit, for a minute."""
        self.faults.clear()
        self.faults.add(status=403, retry_after=60)
        self.faults.add(latency=_LATENCY, times=None)

    def respond(self, method: str, path: str, query: str, headers: dict[str, str], *rest: Any) -> Any:
        agent = headers.get("user-agent", "")
        with self._counting:
            self.agents[agent] += 1
            self._in_flight[agent] += 1
            self.most_in_flight = max(self.most_in_flight, self.in_flight)
        try:
            return super().respond(method, path, query, headers, *rest)
        finally:
            # Counted before it is sent: the client may send the next one as soon as it has the response.
            with self._counting:
                self._in_flight[agent] -= 1

    @property
    def in_flight(self) -> int:
        """Number of requests in flight, but for those of processes that were killed."""
        return sum(count for agent, count in self._in_flight.items() if agent not in self.killed)

    @property
    def served(self) -> int:
        """Number of requests that came."""
        return self.agents.total()

    @property
    def limits_sent(self) -> int:
        """Number of responses that reported a rate limit."""
        return sum(each.status == 403 for each in self.requests)


@contextlib.contextmanager
def serving() -> Iterator[CountingGitHub]:
    """Serve one for the length of a context."""
    github = CountingGitHub()
    with github.serve() as github.url:
        yield github


def until(condition: Callable[[], bool]) -> None:
    """Wait for a condition."""
    deadline = time.monotonic() + 2 * PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "it takes too long"
        time.sleep(0.01)


def client_of(server: CountingGitHub, quota: Any) -> ferrohub.Client:
    """A client with a quota."""
    return ferrohub.Client(base_url=server.url, token=server.secret, quota=quota)
