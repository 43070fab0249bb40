"""The transport over the package httpx."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ferrohub.transports import _threads
from ferrohub.transports._calls import acollected, collected
from ferrohub.transports._chunks import AsyncChunks, Chunks
from ferrohub.transports._messages import Request, Response

try:
    import httpx
except ModuleNotFoundError as _error:
    raise ImportError("ferrohub.transports.httpx needs the package httpx: pip install httpx") from _error

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Iterator


class HTTPXTransport:
    """A transport that sends requests with a client of httpx; made by :func:`ferrohub.transports.httpx`."""

    def __init__(self, client: httpx.Client | httpx.AsyncClient) -> None:
        if not isinstance(client, (httpx.Client, httpx.AsyncClient)):
            raise TypeError(f"client must be a httpx.Client or httpx.AsyncClient, not {type(client).__qualname__}")
        #: The client of httpx.
        self.client = client

    def __call__(self, request: Request) -> Response | Awaitable[Response]:
        if isinstance(self.client, httpx.Client):
            return _threads.run(self._send, request)
        if not request.asynchronous:
            raise TypeError("a transport over httpx.AsyncClient needs ferrohub.AsyncClient; use httpx.Client")
        return self._send_awaited(self.client, request)

    def _send(self, request: Request) -> Response:
        client = self.client
        assert isinstance(client, httpx.Client)
        outgoing = _outgoing(client, request, iter(request) if request.streamed else request.read())
        response = client.send(outgoing, stream=True, auth=None, follow_redirects=False)
        body: bytes | Iterator[bytes] | None = _content(response)
        if body is None and request.stream and response.is_success:
            body = Chunks(response.iter_raw(), response.close)
        elif body is None:
            body = collected(Chunks(response.iter_raw(), response.close), request)
        return _made(response, body)

    async def _send_awaited(self, client: httpx.AsyncClient, request: Request) -> Response:
        outgoing = _outgoing(client, request, request.__aiter__() if request.streamed else request.read())
        response = await client.send(outgoing, stream=True, auth=None, follow_redirects=False)
        body: bytes | AsyncIterator[bytes] | None = _content(response)
        if body is None:
            body = AsyncChunks(response.aiter_raw(), response.aclose)
            if not (request.stream and response.is_success):
                body = await acollected(body, request)
        return _made(response, body)

    def __repr__(self) -> str:
        return f"<ferrohub.transports.httpx over {self.client!r}>"


def _outgoing(
    client: httpx.Client | httpx.AsyncClient, request: Request, body: bytes | Iterator[bytes] | AsyncIterator[bytes]
) -> httpx.Request:
    connect, read = request.timeout
    outgoing = client.build_request(
        request.method,
        request.url,
        headers=dict(request.headers.items()),
        content=body or None,
        timeout=httpx.Timeout(connect=connect, read=read, write=read, pool=connect),
    )
    if "authorization" not in request.headers:
        outgoing.headers.pop("authorization", None)
    return outgoing


def _content(response: httpx.Response) -> bytes | None:
    """The decoded body, if an event hook has read it already."""
    if not response.is_stream_consumed:
        return None
    if response.headers.pop("content-encoding", None) is not None:
        response.headers.pop("content-length", None)
    return response.content


def _made(response: httpx.Response, body: bytes | Iterator[bytes] | AsyncIterator[bytes]) -> Response:
    # The bytes are those received, so ferrohub decodes them.
    headers = [(name, value) for name, value in response.headers.multi_items() if name != "transfer-encoding"]
    return Response(response.status_code, headers, body, reason=response.reason_phrase)
