"""Blocking transports for asynchronous clients: they run in threads."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from typing import Any

from ferrohub.transports import Request, Response

_END: Any = object()


def run(send: Callable[[Request], Response], request: Request) -> Response | Coroutine[Any, Any, Response]:
    """Send a request; for an asynchronous client in a thread, so that the event loop goes on."""
    return _run(send, request) if request.asynchronous else send(request)


async def _run(send: Callable[[Request], Response], request: Request) -> Response:
    import asyncio

    response = await asyncio.to_thread(_sent, send, request)
    if request.stream and not isinstance(response.body, bytes):
        response.body = _iterated(iter(response.body))  # type: ignore[arg-type]
    return response


def _sent(send: Callable[[Request], Response], request: Request) -> Response:
    """Send a request in a thread. A future of asyncio does not hold StopIteration: nobody would ever be woken up."""
    try:
        return send(request)
    except StopIteration as error:
        raise RuntimeError("the transport raised StopIteration") from error


async def _iterated(chunks: Iterator[bytes]) -> AsyncIterator[bytes]:
    """The chunks of an iterator, each read in a thread."""
    import asyncio

    try:
        while (chunk := await asyncio.to_thread(next, chunks, _END)) is not _END:
            yield chunk
    finally:
        close = getattr(chunks, "close", None)
        if close is not None:
            close()
