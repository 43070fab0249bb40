"""What goes wrong on demand in the simulator: by route or at random, and as clients over HTTP see it."""

from __future__ import annotations

import contextlib
import http.client
import socket
import threading
import time
import types
import urllib.parse
from collections.abc import Iterator
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import ForbiddenError, RateLimitExceeded, ServerError
from ferrohub.testing import GitHub
from sending import send


def requested(url: str, path: str) -> int:
    """The status of the response to a request over HTTP."""
    connection = http.client.HTTPConnection(urllib.parse.urlsplit(url).netloc, timeout=20)
    try:
        connection.request("GET", path, headers={"User-Agent": "test"})
        return connection.getresponse().status
    finally:
        connection.close()


def test_a_fault_concerns_its_route_alone(github: GitHub) -> None:
    client = github.client("mona", retries=0)
    github.faults.add("issues/create", status=502, times=None)
    compass = client.repository("mona", "compass")
    for _ in range(2):
        with pytest.raises(ServerError):
            compass.create_issue("x")
    assert list(compass.issues()) == [] and compass.create_label("x", "ffffff").name == "x"
    github.faults.clear()
    assert compass.create_issue("x").number == 1


def test_faults_happen_in_their_order(github: GitHub) -> None:
    client = github.client("mona", retries=0)
    github.faults.add("users/get-authenticated", status=503)
    github.faults.add(status=500)
    github.faults.add("users/get-authenticated", status=429, retry_after=3)
    assert [send(client, "GET /user")[0] for _ in range(4)] == [503, 500, 429, 200]


@contextlib.contextmanager
def sent(github: GitHub, url: str, path: str) -> Iterator[socket.socket]:
    """A connection over which a request was sent, which the simulator has processed."""
    address = urllib.parse.urlsplit(url)
    with socket.create_connection((address.hostname, address.port or 80), timeout=30) as connection:
        connection.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        until = time.monotonic() + 30
        while not github.requests and time.monotonic() < until:
            time.sleep(0.01)
        assert github.requests
        yield connection


def test_latency_delays_the_response_over_http(github: GitHub, monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []
    monkeypatch.setattr("ferrohub.testing.github.simulator.time", types.SimpleNamespace(sleep=waits.append))
    github.faults.add("meta/get-zen", latency=0.3)
    with github.serve() as url:
        assert [requested(url, "/zen") for _ in range(2)] == [200, 200]
    # The second request is as fast as ever.
    assert waits == [0.3]


def test_a_slow_response_holds_up_nobody_else(github: GitHub, monkeypatch: pytest.MonkeyPatch) -> None:
    over = threading.Event()
    github.faults.add("users/get-by-username", latency=0.5)
    held = types.SimpleNamespace(sleep=lambda seconds: over.wait(30))
    monkeypatch.setattr("ferrohub.testing.github.simulator.time", held)
    with github.serve() as url, sent(github, url, "/users/mona") as slow:
        assert requested(url, "/zen") == 200
        slow.setblocking(False)
        with pytest.raises(BlockingIOError):
            slow.recv(1)
        over.set()
        slow.settimeout(30)
        assert slow.recv(12) == b"HTTP/1.1 200"


def test_a_stall_lasts_until_the_client_ends_it(github: GitHub) -> None:
    github.faults.add("meta/get-zen", error="timeout")
    with github.serve() as url:
        with sent(github, url, "/zen") as stalled:
            stalled.settimeout(0.2)
            with pytest.raises(TimeoutError):
                stalled.recv(1)
        assert requested(url, "/zen") == 200
    # The request was processed; only its response is lost.
    assert [each.status for each in github.requests] == [200, 200]


def test_a_limit_of_a_route_is_the_secondary_one(github: GitHub, client: ferrohub.Client) -> None:
    github.faults.add("search/issues-and-pull-requests", status=403, retry_after=60)
    with pytest.raises(RateLimitExceeded, match="secondary rate limit") as raised:
        list(client.search_issues("x"))
    assert raised.value.response is not None and raised.value.response.headers["Retry-After"] == "60"
    assert client.repository("mona", "compass").name == "compass" and list(client.search_issues("x")) == []
    github.faults.add("repos/get", status=403, body={"message": "Repository access blocked"})
    with pytest.raises(ForbiddenError, match="access blocked"):
        client.repository("mona", "compass")


def test_faults_of_several_kinds_repeat_with_their_seed() -> None:
    def run(seed: int) -> list[Any]:
        github = GitHub()
        client = github.client("mona", retries=0)
        github.faults.add(status=502, times=None, probability=0.3, seed=seed)
        github.faults.add("rate-limit/get", error="reset", times=None, probability=0.3)
        return [attempt(client, "GET /rate_limit" if number % 2 else "GET /users/mona") for number in range(40)]

    def attempt(client: ferrohub.Client, request: str) -> Any:
        try:
            return send(client, request)[0]
        except ConnectionError:
            return "lost"

    first = run(7)
    assert first == run(7) != run(8)
    assert 502 in first and 200 in first and "lost" in first
    # Only the route that is named loses its connections.
    assert "lost" not in first[::2]


def test_a_probability_is_one() -> None:
    with pytest.raises(ValueError, match="from 0 to 1"):
        GitHub().faults.add(status=502, probability=2)
