"""What servers call: ASGI, WSGI and aiohttp applications of a receiver."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from ferrohub.webhooks._bodies import ARRIVES_WITHIN, Rejected

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
    408: "Request Timeout",
    413: "Content Too Large",
    500: "Internal Server Error",
    503: "Service Unavailable",
}


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
    reply = await _responded(hooks, scope["method"], scope["headers"], _announced(scope["headers"]), _chunks(receive))
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


async def _chunks(receive: Callable[[], Awaitable[dict[str, Any]]]) -> AsyncIterator[bytes]:
    while True:
        event = await receive()
        if event["type"] == "http.disconnect":
            raise ConnectionError("the sender closed the connection before it had sent the whole body")
        yield event.get("body", b"")
        if not event.get("more_body", False):
            return


def _announced(headers: Iterable[tuple[bytes, bytes]]) -> str:
    """The Content-Length; empty if there is none."""
    found = next((value for name, value in headers if name.lower() == b"content-length"), b"")
    return found.decode("latin-1")


async def _responded(
    hooks: Webhooks[Any], method: str, headers: Any, length: str, chunks: AsyncIterator[bytes]
) -> Reply:
    """Receive a body, and handle the delivery."""
    try:
        with hooks._incoming(method, headers, length) as incoming:
            try:
                body = await asyncio.wait_for(incoming.received(chunks), ARRIVES_WITHIN)
            except asyncio.TimeoutError:
                raise Rejected(408, f"the body did not arrive within {ARRIVES_WITHIN:g} s") from None
            return await hooks._respond(headers, body)
    except Rejected as rejected:
        return hooks._rejection(rejected)


def wsgi(hooks: Webhooks[Any], environ: dict[str, Any], start_response: Callable[..., object]) -> list[bytes]:
    """Respond to a request of WSGI."""
    headers, length = _wsgi_headers(environ), environ.get("CONTENT_LENGTH") or ""
    try:
        with hooks._incoming(environ["REQUEST_METHOD"], headers, length) as incoming:
            body = incoming.read(environ["wsgi.input"], bool(environ.get("wsgi.input_terminated")))
            reply = hooks._respond_blocking(headers, body)
    except Rejected as rejected:
        reply = hooks._rejection(rejected)
    status = f"{reply.status} {REASONS[reply.status]}"
    start_response(status, list(reply.headers.items()))
    return [reply.body]


def _wsgi_headers(environ: dict[str, Any]) -> list[tuple[str, str]]:
    found = [(name[5:].replace("_", "-"), value) for name, value in environ.items() if name.startswith("HTTP_")]
    return [*found, ("Content-Type", environ.get("CONTENT_TYPE") or "")]


async def aiohttp(hooks: Webhooks[Any], request: Any) -> Any:
    """Respond to a request of aiohttp."""
    from aiohttp import web

    length = "" if request.content_length is None else str(request.content_length)
    reply = await _responded(hooks, request.method, request.headers, length, request.content.iter_any())
    return web.Response(status=reply.status, headers=reply.headers, body=reply.body)
