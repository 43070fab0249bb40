"""Requests in flight, connections, and pacing."""

from __future__ import annotations

import asyncio
import collections
import concurrent.futures
import contextlib
import itertools
import threading
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import SessionClosed, TransportError
from ferrohub.quota import Broker
from harness import PATIENCE, Reply, Server

MOST = 100
tokens = (f"t0ken-of-a-pace-{number}" for number in itertools.count())


class Counting:
    """A server that counts connections and requests, and holds responses until many requests are in flight."""

    def __init__(self) -> None:
        self.in_flight = self.most_in_flight = self.open = self.most_open = self.served = 0
        #: Send no response before so many requests are in flight, or all have come.
        self.gathers, self.expected = MOST, 0
        self.full: asyncio.Event | None = None
        self.tasks: set[asyncio.Task[Any]] = set()

    async def handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task
        self.tasks.add(task)
        self.open += 1
        self.most_open = max(self.most_open, self.open)
        with contextlib.suppress(asyncio.IncompleteReadError, asyncio.CancelledError, ConnectionError):
            while True:
                await reader.readuntil(b"\r\n\r\n")
                self.in_flight += 1
                self.most_in_flight = max(self.most_in_flight, self.in_flight)
                self.full = self.full or asyncio.Event()
                if self.in_flight >= self.gathers or self.served + self.in_flight >= self.expected:
                    self.full.set()
                await self.full.wait()
                await asyncio.sleep(0)
                self.in_flight -= 1
                self.served += 1
                writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}")
                await writer.drain()
        self.open -= 1
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


@contextlib.asynccontextmanager
async def counting(expected: int, gathers: int = MOST) -> AsyncIterator[tuple[Counting, str]]:
    """The server, and its URL."""
    counter = Counting()
    counter.expected, counter.gathers = expected, gathers
    server = await asyncio.start_server(counter.handle, "127.0.0.1", 0, backlog=4096)
    try:
        yield counter, f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()
        for task in counter.tasks:
            task.cancel()
        await asyncio.gather(*counter.tasks, return_exceptions=True)


def test_five_thousand_awaitables_are_at_most_a_hundred_requests_at_once() -> None:
    async def main() -> Counting:
        async with counting(5000) as (counter, url), ferrohub.AsyncClient(base_url=url, token=next(tokens)) as client:
            await asyncio.gather(*(client.request(f"GET /items/{number}") for number in range(5000)))
        return counter

    counter = asyncio.run(main())
    assert (counter.served, counter.most_in_flight) == (5000, MOST)
    assert counter.most_open <= MOST


def test_an_enterprise_server_has_no_cap_but_a_bounded_number_of_connections() -> None:
    async def main() -> Counting:
        async with (
            counting(2000) as (counter, url),
            ferrohub.AsyncClientEnterprise(url, token=next(tokens)) as client,
        ):
            await asyncio.gather(*(client.request(f"GET /items/{number}") for number in range(2000)))
        return counter

    counter = asyncio.run(main())
    assert (counter.served, counter.most_in_flight) == (2000, MOST)
    assert counter.most_open <= MOST


def test_threads_and_tasks_share_the_cap_of_a_credential() -> None:
    token = next(tokens)

    async def main() -> Counting:
        async with counting(400) as (counter, url):
            client = ferrohub.Client(base_url=url, token=token)
            loop = asyncio.get_running_loop()
            with concurrent.futures.ThreadPoolExecutor(120) as pool:
                calls: list[Any] = [
                    loop.run_in_executor(pool, client.session.get, f"{url}/threads/{number}") for number in range(200)
                ]
                async with ferrohub.AsyncClient(base_url=url, token=token) as tasks:
                    calls += [asyncio.ensure_future(tasks.request(f"GET /tasks/{n}")) for n in range(200)]
                    await asyncio.gather(*calls)
        return counter

    counter = asyncio.run(main())
    assert (counter.served, counter.most_in_flight) == (400, MOST)


def test_a_waiting_request_can_be_cancelled() -> None:
    async def main() -> Counting:
        async with (
            counting(MOST + 2, MOST + 1) as (counter, url),
            ferrohub.AsyncClient(base_url=url, token=next(tokens)) as client,
        ):
            first = [asyncio.ensure_future(client.request(f"GET /{number}")) for number in range(MOST)]
            while counter.in_flight < MOST:
                await asyncio.sleep(0.01)
            waiting = asyncio.ensure_future(client.request("GET /cancelled"))
            last = asyncio.ensure_future(client.request("GET /last"))
            for _ in range(3):
                await asyncio.sleep(0)
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
            assert counter.full is not None
            counter.full.set()
            await asyncio.gather(*first, last)
        return counter

    counter = asyncio.run(main())
    assert (counter.served, counter.most_in_flight) == (MOST + 1, MOST)


def test_closing_a_client_ends_waiting_requests() -> None:
    async def main() -> None:
        async with counting(10_000, 10_000) as (counter, url):
            client = ferrohub.AsyncClient(base_url=url, token=next(tokens))
            calls = [asyncio.ensure_future(client.request(f"GET /{number}")) for number in range(MOST + 5)]
            while counter.in_flight < MOST:
                await asyncio.sleep(0.01)
            client.close()
            ended = await asyncio.gather(*calls, return_exceptions=True)
            assert {type(error) for error in ended} == {SessionClosed}

    asyncio.run(main())


def test_a_request_waits_no_longer_than_max_wait() -> None:
    async def main() -> BaseException:
        async with (
            counting(10_000, 10_000) as (counter, url),
            ferrohub.AsyncClient(base_url=url, token=next(tokens), max_wait=0.05) as client,
        ):
            calls = [asyncio.ensure_future(client.request(f"GET /{number}")) for number in range(MOST + 1)]
            done, waiting = await asyncio.wait(calls, return_when=asyncio.FIRST_COMPLETED)
            assert counter.in_flight <= MOST
            for call in waiting:
                call.cancel()
            (late,) = done
            return late.exception() or AssertionError("it was sent")

    error = asyncio.run(main())
    assert isinstance(error, TransportError)
    assert "was not sent" in str(error) and "max_wait" in str(error) and not error.was_sent


def test_hooks_of_many_requests_may_send_requests() -> None:
    """A hook holds no place among the requests in flight."""

    async def main() -> Counting:
        async with counting(2 * 150, 1) as (counter, url):
            token = next(tokens)
            inner = ferrohub.AsyncClient(base_url=url, token=token)

            async def hook(_event: Any) -> None:
                await inner.request("GET /inner")

            async with ferrohub.AsyncClient(base_url=url, token=token, event_hooks={"request": [hook]}) as client:
                await asyncio.gather(*(client.request(f"GET /{number}") for number in range(150)))
        return counter

    counter = asyncio.run(main())
    assert counter.served == 300
    assert counter.most_in_flight <= MOST


class Stopped(Exception):
    """Ends a wait."""


def stop(seconds: float, reason: str) -> None:
    raise Stopped(round(seconds), reason)


@pytest.fixture
def paced(server: Server) -> Callable[..., ferrohub.Client]:
    """Makes clients that space requests, each with a credential of its own, and raise instead of waiting."""

    def make(**options: Any) -> ferrohub.Client:
        given = {"token": next(tokens), "pace": True, "on_wait": stop, **options}
        return ferrohub.Client(base_url=server.url, **given)

    return make


@pytest.mark.parametrize(
    ("method", "path", "wait", "reason"),
    [
        ("PATCH", "/repos/o/r/issues/7", 1, "pacing of writes"),
        ("POST", "/repos/o/r/issues", 3, "pacing of writes that notify people"),
        ("GET", "/search/issues?q=x", 2, "pacing of searches"),
        ("GET", "/search/code?q=x", 6, "pacing of searches"),
    ],
)
def test_requests_are_spaced(
    server: Server, paced: Callable[..., ferrohub.Client], method: str, path: str, wait: int, reason: str
) -> None:
    client = paced()
    client.request(f"{method} {path}")
    client.request("GET /user")
    with pytest.raises(Stopped) as stopped:
        client.request(f"{method} {path}")
    assert stopped.value.args == (wait, reason)
    assert len(server.requests) == 2
    # Another credential has a pace of its own.
    paced().request(f"{method} {path}")


def test_without_pace_nothing_waits(server: Server, paced: Callable[..., ferrohub.Client]) -> None:
    client = paced(pace=False)
    for _ in range(5):
        client.request("POST /repos/o/r/issues")
    assert len(server.requests) == 5


def test_a_low_quota_is_spread(server: Server, paced: Callable[..., ferrohub.Client]) -> None:
    client = paced()
    quota = {"X-RateLimit-Limit": "5000", "X-RateLimit-Remaining": "10", "X-RateLimit-Reset": "949399300"}
    server.will(Reply({}, headers={**quota, "X-RateLimit-Resource": "core", "Date": "Tue, 01 Feb 2000 10:00:00 GMT"}))
    client.request("GET /user")
    with pytest.raises(Stopped) as stopped:
        client.request("GET /user")
    assert stopped.value.args == (10, "pacing of a quota that is low")


def test_pacing_counts_towards_max_wait(server: Server, paced: Callable[..., ferrohub.Client]) -> None:
    waits: list[float] = []
    client = paced(max_wait=0.5, on_wait=lambda seconds, reason: waits.append(seconds))
    client.request("DELETE /repos/o/r/labels/x")
    with pytest.raises(TransportError, match="was not sent: it would wait for more than max_wait"):
        client.request("DELETE /repos/o/r/labels/y")
    assert (len(server.requests), waits) == (1, [])


def test_paced_requests_of_threads_are_sent_in_turn(server: Server, paced: Callable[..., ferrohub.Client]) -> None:
    foreseen: list[int] = []
    third = threading.Event()

    def note(seconds: float, reason: str) -> None:
        foreseen.append(round(seconds))

    client = paced(on_wait=note)
    client.request("PATCH /user")
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for call in [pool.submit(client.request, "PATCH /user") for _ in range(2)]:
            call.result(PATIENCE)
    third.set()
    assert len(server.requests) == 3
    assert foreseen[0] == 1 and set(foreseen) <= {1, 2}


@pytest.mark.slow
@pytest.mark.parametrize("quota", [None, Broker])
def test_a_rate_limit_holds_requests_that_wait_for_their_turn(
    server: Server, paced: Callable[..., ferrohub.Client], quota: Any
) -> None:
    sent: list[float] = []
    reasons = collections.Counter[str]()
    client = paced(
        rate_limit="wait",
        quota=quota and quota(),
        on_wait=lambda seconds, reason: reasons.update([reason]),
        event_hooks={"request": [lambda event: sent.append(time.monotonic())]},
    )
    server.will(Reply({}), Reply({"message": "slow down"}, 429, headers={"Retry-After": "4"}), Reply({}))
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        for call in [pool.submit(client.request, "PATCH /user") for _ in range(4)]:
            call.result(PATIENCE)
    assert len(sent) == len(server.requests) == 5
    assert sent[2] - sent[1] > 3.5, "the third one was due a second after the second one"
    assert reasons["secondary rate limit"] == 3, "each wait is reported once"


def test_pace_must_be_a_bool() -> None:
    with pytest.raises(TypeError, match="pace must be a bool, not str"):
        ferrohub.Client(pace="yes")  # type: ignore[arg-type]
