"""Shared quotas after requests without a response: GitHub may have counted them."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

import ferrohub
from counting_github import ROUTE, CountingGitHub, serving
from ferrohub.quota import Broker


@pytest.fixture
def server() -> Iterator[CountingGitHub]:
    with serving() as server:
        yield server


class Reported(Exception):
    """A wait was reported."""


def test_a_wait_for_a_rest_that_lost_requests_may_have_used_is_reported(server: CountingGitHub) -> None:
    def report(seconds: float, reason: str) -> None:
        assert 3000 < seconds <= 3600
        raise Reported(reason)

    server.quotas.limits["core"] = 2
    broker = Broker()
    client = ferrohub.Client(
        base_url=server.url, token=server.secret, quota=broker, retries=0, rate_limit="wait", on_wait=report
    )
    client.request(ROUTE)
    time.sleep(0.6)  # longer than a share is valid
    server.faults.clear()
    server.faults.add(error="timeout")
    with pytest.raises(ferrohub.exceptions.TransportError):
        client.request(ROUTE, timeout=0.5)
    with pytest.raises(Reported, match='the rest of the quota "core" may be used up by requests without a response'):
        client.request(ROUTE)
    client.session.max_wait = 5
    with pytest.raises(ferrohub.exceptions.TransportError, match=r"more than max_wait \(the rest of the quota"):
        client.request(ROUTE)
    assert server.served == 2
    # One that does not wait is sent: GitHub knows what is left.
    with pytest.raises(ferrohub.exceptions.RateLimitExceeded):
        ferrohub.Client(base_url=server.url, token=server.secret, quota=broker).request(ROUTE)
    assert server.served == 3
