"""The transport to an ASGI application."""

from __future__ import annotations

import asyncio
import concurrent.futures
import os
import threading
import urllib.parse
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from typing import Any

from ferrohub._loop_thread import LoopThread
from ferrohub.transports._bodies import counted
from ferrohub.transports._chunks import AsyncChunks
from ferrohub.transports._failures import Closed, Incomplete, NoResponse
from ferrohub.transports._messages import Request, Response


class ASGITransport:
    """A transport that calls an ASGI application; made by :func:`ferrohub.transports.asgi`."""

    #: The exceptions of the application are no failures of a connection.
    _in_process = True

    def __init__(self, app: Callable[..., Awaitable[Any]]) -> None:
        if not callable(app):
            raise TypeError(f"app must be an ASGI application, not {type(app).__qualname__}")
        #: The application.
        self.app = app
        self._loop: _Loop | None = None
        self._lock = threading.Lock()

    def __call__(self, request: Request) -> Response | Coroutine[Any, Any, Response]:
        if request.asynchronous:
            return exchange(self.app, request)
        loop = self._running()
        response: Response = loop.call(exchange(self.app, request))
        if isinstance(response.body, AsyncChunks):
            response.body = loop.iterated(response.body)
        return response

    def _running(self) -> _Loop:
        """The event loop for blocking clients; a new one after a fork."""
        with self._lock:
            if self._loop is None or self._loop.process != os.getpid():
                self._loop = _Loop()
            return self._loop

    def close(self) -> None:
        """End the event loop, if there is one."""
        with self._lock:
            loop, self._loop = self._loop, None
        if loop is not None and loop.process == os.getpid():
            loop.end()

    def __reduce__(self) -> tuple[type[ASGITransport], tuple[Any]]:
        return ASGITransport, (self.app,)

    def __repr__(self) -> str:
        return f"<ferrohub.transports.asgi of {self.app!r}>"


class _Loop(LoopThread):
    """The event loop of a process for blocking clients."""

    def __init__(self) -> None:
        self.process = os.getpid()
        super().__init__("ferrohub-asgi")

    def call(self, job: Coroutine[Any, Any, Any]) -> Any:
        """Run a coroutine and return its result.

        :raises Closed: the loop ended before the coroutine
        """
        try:
            return self.run(job)
        except (RuntimeError, concurrent.futures.CancelledError) as error:
            if self.is_ending:
                raise Closed("the transport was closed during the call") from error
            raise

    def iterated(self, chunks: AsyncChunks) -> Iterator[bytes]:
        """The chunks of an asynchronous iterator."""
        end: Any = object()

        async def following() -> Any:
            return await anext(chunks, end)

        try:
            while (chunk := self.call(following())) is not end:
                yield chunk
        finally:
            chunks.drop()  # this may be the thread of the event loop, which must not wait for itself


async def exchange(app: Callable[..., Awaitable[Any]], request: Request) -> Response:
    """Call an application.

    A streamed response is returned when its body begins, any other one when the application is done.
    """
    call = _Call(request)
    call.task = asyncio.ensure_future(_run(app, request, call))
    try:
        if request.stream:
            await call.begin()
            return call.response(AsyncChunks(call.chunks(), call.abandon))
        await call.end()
        return call.response(call.collected())
    except BaseException:
        call.abandon()
        raise


async def _run(app: Callable[..., Awaitable[Any]], request: Request, call: _Call) -> None:
    try:
        await app(scope(request), call.receive, call.send)
    except OSError:
        # Where the connection is closed, the call has its error already. Others go to the handler of the event loop.
        if not call.abandoned:
            raise
    finally:
        call.done = True
        call.changed.set()


class _Abandoned(OSError):
    """What an application meets that sends although nobody waits, as with a server."""


class _Call:
    """One call of an application."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.body = request.__aiter__()
        self.sent = False
        self.start: dict[str, Any] | None = None
        self.found: list[bytes] = []
        self.size = 0
        #: Whether the application has sent the whole body, or returned.
        self.done = False
        #: Whether it has sent the whole body.
        self.complete = False
        self.task: asyncio.Future[None] | None = None
        #: Set when there is something to read, or when it was read.
        self.changed = asyncio.Event()
        self.read = asyncio.Event()
        self.finished = asyncio.Event()
        #: Whether nobody waits for the response any more.
        self.abandoned = False

    def abandon(self) -> None:
        """Cancel the application. If it goes on, it finds the connection closed, and nothing that it sends is kept."""
        assert self.task is not None
        self.abandoned = True
        self.found.clear()
        self.finished.set()
        self.read.set()
        self.task.cancel()

    async def receive(self) -> dict[str, Any]:
        """The next event for the application."""
        if self.sent or self.abandoned:
            await self.finished.wait()
            return {"type": "http.disconnect"}
        chunk = await anext(self.body, None)
        self.sent = chunk is None
        return {"type": "http.request", "body": chunk or b"", "more_body": chunk is not None}

    async def send(self, event: dict[str, Any]) -> None:
        """Take an event of the application."""
        if self.abandoned:
            await asyncio.sleep(0)  # one that sends in a loop lets others run
            raise _Abandoned("the response is not awaited any more")
        is_progress = False
        if event["type"] == "http.response.start":
            is_progress = self.start is None
            self.start = event
        elif event["type"] == "http.response.body":
            chunk, more = bytes(event.get("body", b"")), event.get("more_body", False)
            is_progress = bool(chunk) or not more
            await self._add(chunk, more)
        if is_progress:
            self.changed.set()

    async def _add(self, chunk: bytes, more: bool) -> None:
        if self.done:
            return
        if chunk and self.request.method != "HEAD":
            if not self.request.stream:
                self.size = counted(self.size, chunk)
            self.found.append(chunk)
        if not more and self.start is not None:
            self.done = self.complete = True
            self.finished.set()
        elif self.request.stream and self.found:
            # The application waits until the chunk was read.
            self.read.clear()
            self.changed.set()
            await self.read.wait()

    def collected(self) -> bytes:
        """The whole body."""
        return b"".join(self.found)

    async def _event(self) -> None:
        """Wait for the next event of the application, at most as long as between two reads."""
        _, limit = self.request.timeout
        try:
            await asyncio.wait_for(self.changed.wait(), limit)
        except asyncio.TimeoutError:
            raise NoResponse(f"the application sent nothing for {limit:g} s") from None
        self.changed.clear()

    async def end(self) -> None:
        """Wait until the application is done. What it does after its response may take any time."""
        assert self.task is not None
        while not self.done:
            await self._event()
        await self._returned()

    async def _returned(self) -> None:
        """Wait until the application has returned, after its response or without the end of it.

        :raises Incomplete: it has returned in the middle of its response
        """
        assert self.task is not None
        await self.task
        if self.start is not None and not self.complete:
            raise Incomplete("the ASGI application returned before the end of its response")

    async def begin(self) -> None:
        """Wait for the beginning of the body."""
        while not (self.found or self.done):
            await self._event()
        if self.start is None and self.task is not None:
            await self.task

    async def chunks(self) -> AsyncIterator[bytes]:
        """The chunks of the body; at the end, the application is done or cancelled."""
        try:
            while True:
                while self.found:
                    chunk = self.found.pop(0)
                    yield chunk
                self.read.set()
                if self.done:
                    break
                await self._event()
            await self._returned()
        finally:
            self.abandon()

    def response(self, body: bytes | AsyncIterator[bytes]) -> Response:
        """The response with this body."""
        if self.start is None:
            raise RuntimeError("the ASGI application returned without a response")
        headers = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in self.start.get("headers", [])]
        return Response(self.start["status"], headers, body)


def scope(request: Request) -> dict[str, Any]:
    """The scope of a request."""
    url = urllib.parse.urlsplit(request.url)
    headers = [(b"host", url.netloc.encode())]
    # The specification of ASGI wants names in lower case.
    headers += [(name.lower().encode(), value.encode("latin-1", "replace")) for name, value in request.headers.items()]
    if request.size is not None and "content-length" not in request.headers:
        headers.append((b"content-length", str(request.size).encode()))
    return {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": request.method,
        "scheme": url.scheme,
        "path": urllib.parse.unquote(url.path),
        "raw_path": url.path.encode(),
        "query_string": url.query.encode(),
        "root_path": "",
        "headers": headers,
        "server": (url.hostname, url.port or (443 if url.scheme == "https" else 80)),
        "client": ("127.0.0.1", 0),
    }
