"""What servers call: ASGI, WSGI and aiohttp applications of a receiver."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Iterable

    from ferrohub.webhooks.receiver import Reply, Webhooks

#: Reason phrases of the statuses of responses.
REASONS = {
    200: "OK",
    202: "Accepted",
    400: "Bad Request",
    401: "Unauthorized",
    403: "Forbidden",
    405: "Method Not Allowed",
    413: "Content Too Large",
    500: "Internal Server Error",
    503: "Service Unavailable",
}
_CHUNK = 1 << 16


class ASGIApplication:
    """The ASGI application of a receiver; made by :attr:`ferrohub.webhooks.receiver.Webhooks.asgi`.

    Servers recognize it by its coroutine function ``__call__``, which a method of the receiver would not have.
    """

    def __init__(self, hooks: Webhooks[Any]) -> None:
        self._hooks = hooks

    async def __call__(
        self,
        scope: dict[str, Any],
        receive: Callable[[], Awaitable[dict[str, Any]]],
        send: Callable[[dict[str, Any]], Awaitable[None]],
    ) -> None:
        await _asgi(self._hooks, scope, receive, send)

    async def aclose(self, timeout: float | None = 30.0) -> None:
        """Close the receiver, as its method does.

        :param timeout: seconds to wait for handlers; None waits for all
        """
        await self._hooks.aclose(timeout)


async def _asgi(
    hooks: Webhooks[Any],
    scope: dict[str, Any],
    receive: Callable[[], Awaitable[dict[str, Any]]],
    send: Callable[[dict[str, Any]], Awaitable[None]],
) -> None:
    if scope["type"] == "lifespan":
        await _lifespan(hooks, receive, send)
        return
    if scope["type"] != "http":
        raise ValueError(f"webhooks are requests of HTTP, not of {scope['type']!r}")
    reply = hooks._check_method(scope["method"])
    if reply is None:
        body = await collected(_asgi_chunks(receive), _announced(scope["headers"]), hooks.max_body)
        reply = hooks._too_large() if body is None else await hooks.areceive(scope["headers"], body)
    headers = [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in reply.headers.items()]
    await send({"type": "http.response.start", "status": reply.status, "headers": headers})
    await send({"type": "http.response.body", "body": reply.body})


async def _lifespan(hooks: Webhooks[Any], receive: Any, send: Any) -> None:
    while True:
        event = await receive()
        if event["type"] == "lifespan.shutdown":
            await hooks.aclose()
            await send({"type": "lifespan.shutdown.complete"})
            return
        await send({"type": "lifespan.startup.complete"})


async def _asgi_chunks(receive: Callable[[], Awaitable[dict[str, Any]]]) -> AsyncIterator[bytes]:
    while True:
        event = await receive()
        if event["type"] == "http.disconnect":
            raise ConnectionError("the sender closed the connection before it had sent the whole body")
        yield event.get("body", b"")
        if not event.get("more_body", False):
            return


async def collected(chunks: AsyncIterator[bytes], announced: int | None, most: int) -> bytes | None:
    """A body of at most so many bytes; None for a larger one, of which no more is kept."""
    if announced is not None and announced > most:
        return None
    found: list[bytes] = []
    size = 0
    async for chunk in chunks:
        size += len(chunk)
        if size > most:
            return None
        found.append(chunk)
    return b"".join(found)


def _announced(headers: Iterable[tuple[bytes, bytes]]) -> int | None:
    """The Content-Length, if it is a number."""
    found = next((value for name, value in headers if name.lower() == b"content-length"), b"")
    return _length(found.decode("latin-1"))


def _length(text: str) -> int | None:
    """A Content-Length; None if it is no number. One with more digits than any length has is large, too."""
    if not (text.isascii() and text.isdigit()):
        return None
    return int(text) if len(text) <= len(str(sys.maxsize)) else sys.maxsize


def wsgi(hooks: Webhooks[Any], environ: dict[str, Any], start_response: Callable[..., object]) -> list[bytes]:
    """Respond to a request of WSGI."""
    reply = hooks._check_method(environ["REQUEST_METHOD"])
    if reply is None:
        body = _wsgi_body(environ, hooks.max_body)
        reply = hooks._too_large() if body is None else hooks.receive(_wsgi_headers(environ), body)
    status = f"{reply.status} {REASONS[reply.status]}"
    start_response(status, list(reply.headers.items()))
    return [reply.body]


def _wsgi_headers(environ: dict[str, Any]) -> list[tuple[str, str]]:
    found = [(name[5:].replace("_", "-"), value) for name, value in environ.items() if name.startswith("HTTP_")]
    return [*found, ("Content-Type", environ.get("CONTENT_TYPE") or "")]


def _wsgi_body(environ: dict[str, Any], most: int) -> bytes | None:
    length = _length(environ.get("CONTENT_LENGTH") or "")
    # Without a length, only some servers end the stream with the body.
    left = length if length is not None else sys.maxsize if environ.get("wsgi.input_terminated") else 0
    if length is not None and length > most:
        return None
    found: list[bytes] = []
    size = 0
    while left > 0 and (chunk := environ["wsgi.input"].read(min(left, _CHUNK))):
        size += len(chunk)
        left -= len(chunk)
        if size > most:
            return None
        found.append(chunk)
    return b"".join(found)


async def aiohttp(hooks: Webhooks[Any], request: Any) -> Any:
    """Respond to a request of aiohttp."""
    from aiohttp import web

    reply: Reply | None = hooks._check_method(request.method)
    if reply is None:
        body = await collected(request.content.iter_any(), request.content_length, hooks.max_body)
        reply = hooks._too_large() if body is None else await hooks.areceive(request.headers, body)
    return web.Response(status=reply.status, headers=reply.headers, body=reply.body)
