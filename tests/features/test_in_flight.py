"""Calls inside a transport, which wait for a place among the requests in flight."""

from __future__ import annotations

import asyncio
import concurrent.futures
import io
import threading
import time
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import TransportError
from ferrohub.transports import Request, Response
from harness import PATIENCE, TOKEN, make, run

#: More than the places.
CALLERS = 150


def replied(request: Request) -> Response:
    return Response.json({"login": request.url.rpartition("/")[2], "id": 1})


def test_a_transport_may_use_its_own_client() -> None:
    """The first 100 outer calls are inside the transport at the same time, before one of them goes on."""
    inside = threading.Barrier(100)
    count = iter(range(CALLERS))

    def transport(request: Request) -> Response:
        if request.url.endswith("/outer"):
            if next(count) < 100:
                inside.wait(PATIENCE)
            assert client.user("inner").login == "inner"
        return replied(request)

    client = ferrohub.Client(token=TOKEN, transport=transport)
    with concurrent.futures.ThreadPoolExecutor(CALLERS) as pool:
        found = list(pool.map(lambda _: client.user("outer").login, range(CALLERS)))
    assert found == ["outer"] * CALLERS


def test_an_awaited_transport_may_use_its_own_client() -> None:
    async def transport(request: Request) -> Response:
        if request.url.endswith("/outer"):
            await asyncio.sleep(0.05)
            assert (await client.user("inner")).login == "inner"
        return replied(request)

    async def call() -> list[str]:
        found = await asyncio.gather(*(client.user("outer") for _ in range(CALLERS)))
        return [str(user.login) for user in found]

    client = ferrohub.AsyncClient(token=TOKEN, transport=transport)
    assert run(call()) == ["outer"] * CALLERS


def test_a_wait_that_nothing_ends_is_an_error() -> None:
    """The calls inside are made in other threads, so that nothing shows whose they are."""
    inside = threading.Barrier(100)

    def transport(request: Request) -> Response:
        if request.url.endswith("/outer"):
            inside.wait(PATIENCE)
            with concurrent.futures.ThreadPoolExecutor(1) as thread:
                thread.submit(client.user, "inner").result(PATIENCE)
        return replied(request)

    def call(_: int) -> Any:
        try:
            return client.user("outer").login
        except TransportError as error:
            return str(error)

    client = ferrohub.Client(token=TOKEN, transport=transport, timeout=(1, 0.5), retries=0)
    began = time.monotonic()
    with concurrent.futures.ThreadPoolExecutor(100) as pool:
        found = set(pool.map(call, range(100)))
    assert time.monotonic() - began < PATIENCE
    limit = (
        "100 requests of the credential are in flight, which is GitHub's limit, and none of them has ended or moved "
        "within 0.5 s"
    )
    assert any(limit in text for text in found)
    assert all(text == "outer" or limit in text for text in found)


def test_a_wait_goes_on_while_requests_end() -> None:
    """500 calls of half a second each, 100 at a time: the last ones wait for longer than the timeout."""

    def transport(request: Request) -> Response:
        time.sleep(0.5)
        return replied(request)

    client = ferrohub.Client(token=TOKEN, transport=transport, timeout=(1, 1.5), retries=0)
    with concurrent.futures.ThreadPoolExecutor(500) as pool:
        found = list(pool.map(lambda _: client.user("outer").login, range(500)))
    assert found == ["outer"] * 500


def test_a_wait_goes_on_while_bodies_move() -> None:
    """150 uploads of two seconds each, of which none ends within the timeout: a piece is sent every 0.2 seconds."""

    def transport(request: Request) -> Response:
        for _ in request:
            time.sleep(0.2)
        return Response.json({"id": 1, "name": "a"}, status=201)

    client = ferrohub.Client(token=TOKEN, transport=transport, timeout=(1, 1), retries=0)
    release = make("Release", client)
    body = io.BytesIO(b"x" * (10 * 128 * 1024))

    def upload(_: int) -> Any:
        return release.upload_asset("application/octet-stream", "a", io.BytesIO(body.getbuffer())).id

    with concurrent.futures.ThreadPoolExecutor(CALLERS) as pool:
        assert list(pool.map(upload, range(CALLERS))) == [1] * CALLERS


def test_other_credentials_inside_wait_for_their_own_places() -> None:
    def transport(request: Request) -> Response:
        if request.url.endswith("/outer"):
            assert other.user("inner").login == "inner"
        return replied(request)

    other = ferrohub.Client(token="another", transport=replied)
    client = ferrohub.Client(token=TOKEN, transport=transport)
    with concurrent.futures.ThreadPoolExecutor(CALLERS) as pool:
        assert set(pool.map(lambda _: client.user("outer").login, range(CALLERS))) == {"outer"}


@pytest.mark.parametrize("fails", [True, False])
def test_places_are_returned(fails: bool) -> None:
    def transport(request: Request) -> Response:
        if request.url.endswith("/outer") and fails:
            client.user("inner")
            raise ValueError("no")
        return replied(request)

    client = ferrohub.Client(token=TOKEN, transport=transport, timeout=(1, 0.5), retries=0)
    for _ in range(CALLERS):
        if fails:
            with pytest.raises(ValueError, match="no"):
                client.user("outer")
    assert client.user("other").login == "other"
