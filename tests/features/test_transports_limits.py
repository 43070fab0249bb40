"""The limits of transports: the size of a body in memory, the time to read it, and the read timeout."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

import ferrohub
from ferrohub import transports
from ferrohub.exceptions import ConnectionError, Timeout
from ferrohub.transports import Request, Response, _bodies, _calls
from harness import PATIENCE, TOKEN, run


async def silent(scope: Any, receive: Any, send: Any) -> None:
    await asyncio.Event().wait()


async def silent_after_the_head(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await asyncio.Event().wait()


async def silent_after_a_chunk(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"x", "more_body": True})
    await asyncio.Event().wait()


async def endless(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    while True:
        await send({"type": "http.response.body", "body": b"x" * (1 << 20), "more_body": True})


async def slow_after_its_response(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b'{"login": "octocat"}'})
    await asyncio.sleep(1.5)


async def slow_but_steady(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    for chunk in (b"{", b'"login"', b": ", b'"octocat"', b"}"):
        await asyncio.sleep(0.3)
        await send({"type": "http.response.body", "body": chunk, "more_body": chunk != b"}"})


def client(application: Any, **options: Any) -> ferrohub.Client:
    return ferrohub.Client(token=TOKEN, transport=transports.asgi(application), retries=0, **options)


def awaited(application: Any, **options: Any) -> ferrohub.AsyncClient:
    return ferrohub.AsyncClient(token=TOKEN, transport=transports.asgi(application), retries=0, **options)


async def sending_nothing(scope: Any, receive: Any, send: Any) -> None:
    while True:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"", "more_body": True})
        await asyncio.sleep(0.01)


SILENT = [silent, silent_after_the_head, silent_after_a_chunk, sending_nothing]


@pytest.mark.parametrize("application", SILENT)
def test_an_application_that_sends_nothing_exceeds_the_timeout(application: Callable[..., Any]) -> None:
    with pytest.raises(Timeout, match=r"the application sent nothing for 0\.2 s"):
        client(application, timeout=(1, 0.2)).user("octocat")


@pytest.mark.parametrize("application", SILENT)
def test_awaited_calls_exceed_the_timeout(application: Callable[..., Any]) -> None:
    async def call() -> None:
        await awaited(application, timeout=(1, 0.2)).user("octocat")

    with pytest.raises(Timeout, match=r"the application sent nothing for 0\.2 s"):
        run(call())


def test_a_streamed_body_exceeds_the_timeout() -> None:
    with pytest.raises(Timeout, match="the application sent nothing"):
        client(silent_after_a_chunk, timeout=(1, 0.2)).session.get("https://api.github.com/x", stream=True).read()


async def returns_after_the_head(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})


async def returns_in_the_middle(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b'{"login": "octocat"}', "more_body": True})


@pytest.mark.parametrize("application", [returns_after_the_head, returns_in_the_middle])
def test_a_response_without_its_end_is_an_error(application: Callable[..., Any]) -> None:
    """A server would close the connection; what came is not taken for the whole body."""
    with pytest.raises(ConnectionError, match="returned before the end of its response"):
        client(application).user("octocat")
    with pytest.raises(ConnectionError, match="returned before the end of its response"):
        client(application).session.get("/x", stream=True).read()

    async def call() -> None:
        await awaited(application).user("octocat")

    with pytest.raises(ConnectionError, match="returned before the end of its response"):
        run(call())


class Stubborn:
    """An application that ignores that it is cancelled."""

    def __init__(self) -> None:
        self.events: list[Any] = []
        self.ended = threading.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"x" * (1 << 20), "more_body": True})
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        for _ in range(3):
            with pytest.raises(OSError, match="not awaited any more"):
                await send({"type": "http.response.body", "body": b"x" * (1 << 20), "more_body": True})
        self.events.append(await receive())
        self.ended.set()


@pytest.mark.parametrize("stream", [False, True])
def test_an_application_that_ignores_cancellation_finds_the_connection_closed(stream: bool) -> None:
    application = Stubborn()
    with client(application, timeout=(1, 0.2)) as blocking:
        with pytest.raises(Timeout):
            response = blocking.session.get("/x", stream=stream)
            _ = response.read()
        assert application.ended.wait(PATIENCE)
    assert application.events == [{"type": "http.disconnect"}]


def test_an_application_that_goes_on_after_its_call_leaves_no_message() -> None:
    """Nothing of it reaches the handler of the event loop; an error of its own does."""
    reported: list[dict[str, Any]] = []
    interrupted: list[str] = []

    async def going_on(scope: Any, receive: Any, send: Any) -> None:
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        interrupted.append(scope["path"])
        if scope["path"] == "/broken":
            raise LookupError("of the application")
        if scope["path"] == "/disconnected":
            raise BrokenPipeError("the client is gone")
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def call() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: reported.append(context))
        async with ferrohub.AsyncClient(transport=transports.asgi(going_on), timeout=(1, 0.1), retries=0) as client:
            for path in ("/x", "/disconnected", "/broken"):
                with pytest.raises(Timeout):
                    await client.session.get(path)
            while len(interrupted) < 3:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.1)
            # The loop reports an error that nobody has read when its task goes.
            gc.collect()

    run(call())
    assert [type(context["exception"]) for context in reported] == [LookupError]


def test_a_transport_is_closed_whatever_its_application_does() -> None:
    """An application that never ends delays it by a second."""

    async def endless(scope: Any, receive: Any, send: Any) -> None:
        while True:
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.sleep(0.01)

    transport = transports.asgi(endless)
    with pytest.raises(Timeout):
        ferrohub.Client(transport=transport, timeout=(1, 0.2), retries=0).session.get("/x")
    began = time.monotonic()
    transport.close()
    assert time.monotonic() - began < PATIENCE


@pytest.mark.parametrize("application", [slow_after_its_response, slow_but_steady])
def test_the_timeout_is_between_two_events(application: Callable[..., Any]) -> None:
    assert client(application, timeout=(1, 1)).user("octocat").login == "octocat"


def test_a_body_that_does_not_end_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_bodies, "_MOST", 8 << 20)
    with pytest.raises(ValueError, match="is over 8 MiB"):
        client(endless).user("octocat")

    async def call() -> None:
        await awaited(endless).user("octocat")

    with pytest.raises(ValueError, match="is over 8 MiB"):
        run(call())


def endless_wsgi(environ: Any, start_response: Any) -> Iterator[bytes]:
    start_response("200 OK", [])
    while True:
        yield b"x" * (1 << 20)


def written_wsgi(environ: Any, start_response: Any) -> list[bytes]:
    write = start_response("200 OK", [])
    while True:
        write(b"x" * (1 << 20))


@pytest.mark.parametrize("application", [endless_wsgi, written_wsgi])
def test_a_body_of_wsgi_that_does_not_end_is_an_error(
    application: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_bodies, "_MOST", 8 << 20)
    with pytest.raises(ValueError, match="is over 8 MiB"):
        ferrohub.Client(token=TOKEN, transport=transports.wsgi(application)).user("octocat")


def test_an_application_of_wsgi_that_is_late_exceeds_the_timeout() -> None:
    """It is not interrupted, as it runs on the thread of the caller."""

    def late(environ: Any, start_response: Any) -> list[bytes]:
        time.sleep(0.2)
        start_response("200 OK", [])
        return [b"{}"]

    with pytest.raises(Timeout, match=r"the application sent nothing for 0\.1 s"):
        ferrohub.Client(token=TOKEN, transport=transports.wsgi(late), timeout=(1, 0.1), retries=0).user("octocat")


@pytest.fixture
def endless_server() -> Iterator[Callable[[bytes, float], str]]:
    """A server whose responses do not end: of so many bytes at once, with so many seconds between them."""
    listener = socket.create_server(("127.0.0.1", 0))
    chunk, pause = b"", 0.0

    def respond(connection: socket.socket) -> None:
        with connection, contextlib.suppress(OSError):
            connection.recv(65536)
            connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n")
            while True:
                connection.sendall(chunk)
                time.sleep(pause)

    def serve() -> None:
        with contextlib.suppress(OSError):
            while True:
                threading.Thread(target=respond, args=(listener.accept()[0],), daemon=True).start()

    def begin(each: bytes, seconds: float) -> str:
        nonlocal chunk, pause
        chunk, pause = each, seconds
        return f"http://127.0.0.1:{listener.getsockname()[1]}"

    threading.Thread(target=serve, daemon=True).start()
    yield begin
    listener.shutdown(socket.SHUT_RDWR)
    listener.close()


def over_requests(url: str) -> None:
    ferrohub.Client(base_url=url, transport=transports.requests(), retries=0, timeout=0.3).user("octocat")


def over_httpx(url: str) -> None:
    with httpx.Client() as client:
        transport = transports.httpx(client)
        ferrohub.Client(base_url=url, transport=transport, retries=0, timeout=0.3).user("octocat")


def over_awaited_httpx(url: str) -> None:
    async def call() -> None:
        async with httpx.AsyncClient() as client:
            transport = transports.httpx(client)
            await ferrohub.AsyncClient(base_url=url, transport=transport, retries=0, timeout=0.3).user("octocat")

    run(call())


def over_a_function(url: str) -> None:
    def chunks() -> Iterator[bytes]:
        with socket.create_connection(("127.0.0.1", int(url.rpartition(":")[2]))) as connection:
            connection.sendall(b"GET / HTTP/1.1\r\n\r\n")
            yield from iter(lambda: connection.recv(1 << 20), b"")

    def transport(request: Request) -> Response:
        return Response(200, {}, chunks())

    ferrohub.Client(base_url=url, transport=transport, retries=0, timeout=0.3).user("octocat")


WAYS = [over_requests, over_httpx, over_awaited_httpx, over_a_function]


@pytest.mark.parametrize("way", WAYS)
def test_a_body_of_a_server_that_does_not_end_is_an_error(
    way: Callable[[str], None], endless_server: Callable[[bytes, float], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_bodies, "_MOST", 8 << 20)
    with pytest.raises(ValueError, match="is over 8 MiB"):
        way(endless_server(b"x" * (1 << 20), 0))


@pytest.mark.parametrize("way", WAYS[1:])
def test_a_body_of_a_server_that_drips_exceeds_the_timeout(
    way: Callable[[str], None], endless_server: Callable[[bytes, float], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not over requests, which waits for each piece of 128 KiB as long as the server sends anything."""
    monkeypatch.setattr(_calls, "_WHOLE", 2)
    with pytest.raises(Timeout, match=r"the response took more than 0\.6 s"):
        way(endless_server(b" ", 0.05))
