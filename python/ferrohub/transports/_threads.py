"""Blocking transports for asynchronous clients: they run in threads."""

from __future__ import annotations

import threading
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

from ferrohub.transports._chunks import AsyncChunks
from ferrohub.transports._messages import Request, Response

_END: Any = object()


def run(send: Callable[[Request], Response], request: Request) -> Response | Coroutine[Any, Any, Response]:
    """Send a request; for an asynchronous client in a thread, so that the event loop goes on."""
    return _run(send, request) if request.asynchronous else send(request)


async def _run(send: Callable[[Request], Response], request: Request) -> Response:
    import asyncio

    response = await asyncio.to_thread(_sent, send, request)
    if request.stream and not isinstance(response.body, bytes):
        chunks = _Reader(iter(response.body))  # type: ignore[arg-type]
        response.body = AsyncChunks(chunks, chunks.close)
    return response


def _sent(send: Callable[[Request], Response], request: Request) -> Response:
    """Send a request in a thread. A future of asyncio does not hold StopIteration: nobody would ever be woken up."""
    try:
        return send(request)
    except StopIteration as error:
        raise RuntimeError("the transport raised StopIteration") from error


class _Reader:
    """The chunks of an iterator, each read in a thread, which goes on when the task that awaits it is cancelled."""

    def __init__(self, chunks: Iterator[bytes]) -> None:
        self._chunks = chunks
        self._reading = threading.Lock()
        self._is_over = False

    def __aiter__(self) -> _Reader:
        return self

    async def __anext__(self) -> bytes:
        import asyncio

        chunk = await asyncio.to_thread(self._next)
        if chunk is _END:
            raise StopAsyncIteration
        return chunk  # type: ignore[no-any-return]

    def _next(self) -> Any:
        try:
            with self._reading:
                return _END if self._is_over else next(self._chunks, _END)
        finally:
            self._settle()

    def close(self) -> None:
        """Close the iterator; if a thread reads a chunk, as soon as it has it."""
        self._is_over = True
        self._settle()

    def _settle(self) -> None:
        if self._is_over and self._reading.acquire(blocking=False):
            try:
                close = getattr(self._chunks, "close", None)
                if close is not None:
                    close()
            finally:
                self._reading.release()
