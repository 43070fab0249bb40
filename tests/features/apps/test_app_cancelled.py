"""Calls that are cancelled while they wait for a token: the request for it goes on, and the next call gets it."""

from __future__ import annotations

import asyncio
import dataclasses
import io
import logging
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from test_login import PEM

import ferrohub
from harness import PATIENCE, Recorded, Reply, run
from simulated_service import CLIENT_ID, TOKENS, SimulatedService

CALLERS = 20


class Held:
    """A token whose response is sent when the test allows it."""

    def __init__(self, github: SimulatedService) -> None:
        self.github, self.requested, self.go = github, threading.Event(), threading.Event()

    def __call__(self, request: Recorded) -> Reply:
        self.requested.set()
        return dataclasses.replace(self.github.simulated(request), after=self.go)


@pytest.fixture
def held(github: SimulatedService) -> Iterator[Held]:
    token = Held(github)
    github.routes = {TOKENS: token}
    yield token
    token.go.set()


@pytest.fixture
def debugging() -> Iterator[io.StringIO]:
    logger = logging.getLogger("ferrohub")
    before, handlers, log = logger.level, list(logger.handlers), io.StringIO()
    ferrohub.enable_debug_logging(log)
    yield log
    logger.setLevel(before)
    logger.handlers = handlers


async def cancelled(client: Any, count: int = 1) -> None:
    """Begin calls that need a token, and cancel them."""
    tasks = [asyncio.create_task(client.organization("github")) for _ in range(count)]
    await asyncio.sleep(0.05)
    for task in tasks:
        task.cancel()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        assert isinstance(result, asyncio.CancelledError)


WAYS: dict[str, Callable[[], dict[str, Any]]] = {
    "native": dict,
    "response hook": lambda: {"event_hooks": {"response": [lambda event: None]}},
    "waits": lambda: {"rate_limit": "wait"},
}


@pytest.mark.parametrize("way", WAYS)
def test_calls_that_are_cancelled_request_no_token_each(github: SimulatedService, held: Held, way: str) -> None:
    async def main() -> str:
        client = ferrohub.AsyncAppClient(CLIENT_ID, PEM, base_url=github.url, **WAYS[way]()).client(1)
        for _ in range(5):
            await cancelled(client)
        await cancelled(client, CALLERS)
        last = asyncio.create_task(client.organization("github"))
        await asyncio.sleep(0.05)
        held.go.set()
        return str((await last).login)

    assert run(main()) == "github"
    assert len(github.sent(TOKENS)) == 1


def test_a_token_that_nobody_waited_for_is_used(github: SimulatedService, held: Held) -> None:
    async def main() -> str:
        client = ferrohub.AsyncAppClient(CLIENT_ID, PEM, base_url=github.url).client(1)
        await cancelled(client)
        held.go.set()
        await asyncio.sleep(0.2)
        return str((await client.organization("github")).login)

    assert run(main()) == "github"
    assert len(github.sent(TOKENS)) == 1


def test_an_error_that_nobody_waited_for_is_forgotten(github: SimulatedService, held: Held) -> None:
    """The next call requests a token, as one does after any failure."""

    async def main() -> str:
        client = ferrohub.AsyncAppClient(CLIENT_ID, PEM, base_url=github.url, retries=0).client(1)
        github.routes = {TOKENS: lambda _: Reply({"message": "Bad"}, 500, after=held.go)}
        await cancelled(client)
        held.go.set()
        await asyncio.sleep(0.2)
        github.routes = {}
        return str((await client.organization("github")).login)

    assert run(main()) == "github"
    assert len(github.sent(TOKENS)) == 2


def test_observers_see_the_request_for_a_token_once(
    github: SimulatedService, held: Held, debugging: io.StringIO
) -> None:
    seen: list[str] = []

    async def main() -> None:
        hooks = {"response": [lambda event: seen.append(event.path)]}
        client = ferrohub.AsyncAppClient(CLIENT_ID, PEM, base_url=github.url, event_hooks=hooks).client(1)
        first = asyncio.create_task(client.organization("github"))
        await asyncio.to_thread(held.requested.wait, PATIENCE)
        first.cancel()
        with pytest.raises(asyncio.CancelledError):
            await first
        assert seen == []
        last = asyncio.create_task(client.organization("github"))
        await asyncio.sleep(0.5)  # it waits for the same token
        held.go.set()
        await last

    run(main())
    assert seen == ["/app/installations/1/access_tokens", "/orgs/github"]
    assert debugging.getvalue().count("POST /app/installations/1/access_tokens") == 1, debugging.getvalue()


def test_the_request_for_a_token_waits_for_a_rate_limit(github: SimulatedService) -> None:
    """That takes a caller, whose callback is invoked, and whose max_wait bounds it."""
    limited = Reply({"message": "You have exceeded a secondary rate limit"}, 403, {"Retry-After": "1"})
    waits: list[float] = []
    replies = [limited]
    github.routes = {TOKENS: lambda request: replies.pop() if replies else github.simulated(request)}
    options: dict[str, Any] = {"rate_limit": "wait", "on_wait": lambda seconds, reason: waits.append(seconds)}
    client = ferrohub.AppClient(CLIENT_ID, PEM, base_url=github.url, **options).client(1)
    assert client.organization("github").login == "github"
    assert len(github.sent(TOKENS)) == 2 and len(waits) == 1 and 0 < waits[0] <= 1
