"""Transports: streamed responses that are not read to their end."""

from __future__ import annotations

import asyncio
import gc
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import ferrohub
from ferrohub import transports
from ferrohub.transports import Request, Response
from harness import PATIENCE, Reply, Server, run


class Held:
    """Chunks of which the second one comes when a test says so."""

    def __init__(self) -> None:
        self.count = 0
        self.reading, self.go_on, self.closed = threading.Event(), threading.Event(), threading.Event()

    def __iter__(self) -> Iterator[bytes]:
        return self

    def __next__(self) -> bytes:
        self.count += 1
        if self.count > 1:
            self.reading.set()
            self.go_on.wait(PATIENCE)
        return b"chunk"

    def close(self) -> None:
        self.closed.set()


def test_cancelling_a_task_whose_chunk_a_thread_reads() -> None:
    held = Held()

    def app(environ: dict[str, Any], start_response: Callable[..., object]) -> Held:
        start_response("200 OK", [])
        return held

    async def main() -> None:
        client = ferrohub.AsyncClient(transport=transports.wsgi(app))
        response = await client.session.get("/x", stream=True)

        async def read() -> None:
            async for _ in response.iter_content(5):
                pass

        task = asyncio.create_task(read())
        assert await asyncio.to_thread(held.reading.wait, PATIENCE)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert not held.closed.is_set(), "the thread still reads"
        held.go_on.set()
        assert await asyncio.to_thread(held.closed.wait, PATIENCE)

    run(main())


class Closable:
    """An endless body of either kind, which notes that it is closed."""

    def __init__(self) -> None:
        self.closed: list[str] = []

    def __iter__(self) -> Closable:
        return self

    def __next__(self) -> bytes:
        return b"chunk"

    def close(self) -> None:
        self.closed.append("close")


class AsyncClosable(Closable):
    """The same for event loops alone."""

    __iter__ = None  # type: ignore[assignment]

    def __aiter__(self) -> AsyncClosable:
        return self

    async def __anext__(self) -> bytes:
        return b"chunk"

    async def aclose(self) -> None:
        await asyncio.sleep(0)
        self.closed.append("aclose")


@pytest.mark.parametrize("chunks", [0, 2])
def test_a_body_that_is_not_read_on_is_closed(chunks: int) -> None:
    body = Closable()
    response = ferrohub.Client(transport=lambda _: Response(200, {}, body)).session.get("/x", stream=True)
    for _, _ in zip(range(chunks), response.iter_content(5), strict=False):
        pass
    response.close()
    assert body.closed == ["close"]


@pytest.mark.parametrize("chunks", [0, 2])
def test_an_asynchronous_body_that_is_not_read_on_is_closed(chunks: int) -> None:
    body = AsyncClosable()

    async def transport(_: Request) -> Response:
        return Response(200, {}, body)

    async def main() -> None:
        response = await ferrohub.AsyncClient(transport=transport).session.get("/x", stream=True)
        iterator = response.iter_content(5)
        for _ in range(chunks):
            await anext(iterator)
        response.close()
        await until(lambda: body.closed == ["aclose"])

    run(main())


@pytest.mark.parametrize("asynchronous", [False, True])
def test_an_asgi_application_whose_response_is_not_read_is_cancelled(asynchronous: bool) -> None:
    ended: list[str] = []

    async def app(scope: dict[str, Any], receive: Any, send: Any) -> None:
        try:
            await send({"type": "http.response.start", "status": 200, "headers": []})
            for _ in range(100):
                await send({"type": "http.response.body", "body": b"chunk", "more_body": True})
        except asyncio.CancelledError:
            ended.append("cancelled")
            raise

    async def main() -> None:
        if asynchronous:
            response = await ferrohub.AsyncClient(transport=transports.asgi(app)).session.get("/x", stream=True)
        else:
            blocking = ferrohub.Client(transport=transports.asgi(app))
            response = await asyncio.to_thread(blocking.session.get, "/x", stream=True)
        response.close()
        await until(lambda: ended == ["cancelled"])

    run(main())


def test_a_response_of_httpx_that_is_not_read_releases_its_connection(server: Server) -> None:
    httpx = pytest.importorskip("httpx")
    server.will(*[Reply(b"x" * 100_000)] * 3)

    async def main() -> None:
        async with httpx.AsyncClient(limits=httpx.Limits(max_connections=1)) as outer:
            client = ferrohub.AsyncClient(base_url=server.url, transport=transports.httpx(outer), retries=0)
            for _ in range(3):
                response = await client.session.get("/x", stream=True)
                response.close()
                await until(lambda: not outer._transport._pool.connections)

    run(main())


def test_calls_end_when_another_thread_closes_the_transport() -> None:
    """Whatever they do at that moment; the next call begins another event loop."""

    async def app(scope: dict[str, Any], receive: Any, send: Any) -> None:
        await asyncio.sleep(0.001)
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b'{"login": "mona"}'})

    transport = transports.asgi(app)
    client = ferrohub.Client(transport=transport, retries=0)
    found: list[str] = []

    def outcome() -> str:
        try:
            return str(client.user("mona").login)
        except ferrohub.ConnectionError as error:
            return str(error).partition(": ")[2]

    def call() -> None:
        found.extend(outcome() for _ in range(100))

    threads = [threading.Thread(target=call, daemon=True) for _ in range(6)]
    for thread in threads:
        thread.start()
    for _ in range(PATIENCE * 1000):
        if not any(thread.is_alive() for thread in threads):
            break
        transport.close()
        time.sleep(0.002)
    assert len(found) == 600 and set(found) <= {"mona", "the transport was closed during the call"}


async def until(holds: Callable[[], bool]) -> None:
    """Wait for something that the event loop does soon."""
    for _ in range(PATIENCE * 100):
        if holds():
            return
        gc.collect()
        await asyncio.sleep(0.01)
    raise AssertionError("it does not happen")
