"""Transports: what sends the requests of a client in place of ferrohub's own connections.

A transport is a callable that gets a :class:`Request` and returns a :class:`Response`, or an awaitable of one for an
asynchronous client:

>>> from ferrohub.transports import Request, Response
>>> def transport(request: Request) -> Response:
...     return Response.json({"login": "octocat"})
>>> ferrohub.Client(transport=transport).user("octocat").login
'octocat'

It is called on the thread that makes the call, or in the task that awaits it. All layers stay above it: retries, rate
limits, redirects, the cache, cassettes and authentication. :func:`requests`, :func:`httpx`, :func:`wsgi` and
:func:`asgi` make transports of other packages' clients and of applications.

A transport may have these attributes:

- ``close()`` is called when the client is closed, ``aclose()`` at the end of ``async with`` of an asynchronous client.
- ``prefetch`` is False by default: no page of a listing is prefetched, as nobody awaits it. If it is True, blocking
  clients prefetch pages through it, in other threads; it must be thread-safe.

Some exceptions mean that the connection failed or that a timeout was exceeded: the two below, ``OSError`` without a
file name, ``TimeoutError``, and those of requests and httpx. Then the usual rules for retries apply, and the call
raises :class:`ferrohub.exceptions.ConnectionError` or :class:`ferrohub.exceptions.Timeout`. Any other exception ends
the call unchanged.
"""

from __future__ import annotations

import json as _json
from collections.abc import AsyncIterable, AsyncIterator, Awaitable, Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

import ferrohub.transports._bodies as _bodies
from ferrohub._core import Headers, _shown

if TYPE_CHECKING:
    from httpx import AsyncClient as _AsyncClient, Client as _Client
    from requests import Session as _Session

    from ferrohub.transports._asgi import ASGITransport
    from ferrohub.transports._bodies import _Upload
    from ferrohub.transports._httpx import HTTPXTransport
    from ferrohub.transports._requests import RequestsTransport
    from ferrohub.transports._wsgi import WSGITransport

__all__ = ["Request", "Response", "Transport", "asgi", "httpx", "requests", "wsgi"]

#: Headers, as they are passed.
_Pairs: TypeAlias = Headers | Mapping[str, str] | Iterable[tuple[str, str]]
#: The body of a response.
_Body: TypeAlias = bytes | bytearray | memoryview | str | Iterable[bytes] | AsyncIterable[bytes]


class Request:
    """A request, as it is to be sent: with the credential, and after all layers of the session.

    A transport gets it; tests of a transport can create one. Iterating over it, with ``for`` or ``async for``, yields
    the body in chunks, and starts at the beginning each time. ``repr()`` contains no credential.

    :param method: method, such as ``"GET"``
    :param url: absolute URL
    :param headers: headers, as a mapping or as pairs of names and values
    :param body: body, or None for a request without one
    :param timeout: seconds to connect and seconds between two reads, each a number or None
    :param stream: whether the caller reads the body of the response in chunks
    :param asynchronous: whether the transport may return an awaitable
    """

    __slots__ = ("_body", "asynchronous", "headers", "method", "stream", "timeout", "url")

    def __init__(
        self,
        method: str,
        url: str,
        headers: _Pairs | None = None,
        body: bytes | None = None,
        *,
        timeout: tuple[float | None, float | None] = (None, None),
        stream: bool = False,
        asynchronous: bool = False,
    ) -> None:
        #: Method, such as "GET".
        self.method = method
        #: Absolute URL with the query.
        self.url = url
        #: Headers, a mapping whose keys are case-insensitive. They contain the credential; its repr does not.
        self.headers: Headers = headers if isinstance(headers, Headers) else Headers(_pairs(headers))
        #: Seconds to connect and seconds between two reads; None disables that timeout.
        self.timeout = timeout
        #: Whether the caller reads the body of the response in chunks; it should then be an iterable.
        self.stream = stream
        #: Whether the transport may return an awaitable, because the request is one of an asynchronous client.
        self.asynchronous = asynchronous
        self._body: bytes | _Upload | None = body

    @property
    def size(self) -> int | None:
        """Size of the body in bytes; None without a body."""
        body = self._body
        if isinstance(body, bytes):
            return len(body)
        return None if body is None else body.size

    @property
    def streamed(self) -> bool:
        """Whether the body is read while it is sent, as in an upload; ``read()`` loads such a body into memory."""
        return self._body is not None and not isinstance(self._body, bytes)

    def read(self) -> bytes:
        """Return the whole body; empty without one."""
        return self._body if isinstance(self._body, bytes) else b"".join(self)

    async def aread(self) -> bytes:
        """Return the whole body, without blocking the event loop while files are read."""
        return self._body if isinstance(self._body, bytes) else b"".join([chunk async for chunk in self])

    def __iter__(self) -> Iterator[bytes]:
        body = self._body
        if body is None or isinstance(body, bytes):
            return iter([body] if body else [])
        return _bodies.chunks(body)

    def __aiter__(self) -> AsyncIterator[bytes]:
        return _bodies.achunks(self._body)

    def __repr__(self) -> str:
        return f"<Request [{self.method}] {_shown(self.url)}>"


class Response:
    """A response, as a transport returns it.

    If there is a Content-Encoding header (gzip, br or zstd), ferrohub decodes the body; a transport that decodes it
    itself removes the header. A redirect is returned like any other response: ferrohub follows it.

    :param status: status code, such as 200
    :param headers: headers, as a mapping or as pairs of names and values
    :param body: body: bytes, text (as UTF-8), or an iterable or asynchronous iterable of bytes. For a streamed request,
        an iterable is read only as far as the caller reads it, so that a large download needs little memory. Its
        ``close()`` or ``aclose()``, as generators have it, is called at the end
    :param reason: reason phrase; None for that of the status
    """

    __slots__ = ("body", "headers", "reason", "status")

    def __init__(
        self,
        status: int,
        headers: _Pairs | None = None,
        body: _Body = b"",
        *,
        reason: str | None = None,
    ) -> None:
        #: Status code.
        self.status = status
        #: Pairs of names and values.
        self.headers: list[tuple[str, str]] = _pairs(headers)
        #: Body, as it was passed.
        self.body = body
        #: Reason phrase, or None for that of the status.
        self.reason = reason

    @classmethod
    def json(cls, value: Any, status: int = 200, headers: _Pairs | None = None) -> Response:
        """Return a response with a JSON body.

        :param value: any JSON value
        :param status: status code
        :param headers: further headers; Content-Type is ``application/json`` unless they contain it
        """
        pairs = _pairs(headers)
        if not any(name.lower() == "content-type" for name, _ in pairs):
            pairs.append(("Content-Type", "application/json; charset=utf-8"))
        return cls(status, pairs, _json.dumps(value).encode())

    def __repr__(self) -> str:
        return f"<Response [{self.status}]>"


#: The type of a transport.
Transport: TypeAlias = Callable[[Request], "Response | Awaitable[Response]"]


def requests(session: _Session | None = None) -> RequestsTransport:
    """Return a transport that sends requests with the package requests.

    Adapters, hooks, cookies, proxies, certificates and headers of the session apply. The credential is that of the
    client: ``session.auth``, an Authorization header of the session and netrc files are not used. Redirects are
    followed by ferrohub. For an asynchronous client, it runs in threads.

    :param session: the session; None creates one, which is closed with the client
    :raises ImportError: requests is not installed
    """
    from ferrohub.transports._requests import RequestsTransport

    return RequestsTransport(session)


def httpx(client: _Client | _AsyncClient) -> HTTPXTransport:
    """Return a transport that sends requests with the package httpx.

    Transports, event hooks, cookies, proxies, certificates and headers of the client apply. The credential is that of
    ferrohub's client: ``auth`` and an Authorization header of httpx's client are not used. Redirects are followed by
    ferrohub. A ``httpx.Client`` runs in threads for an asynchronous client; a ``httpx.AsyncClient`` needs an
    asynchronous client.

    :param client: the client of httpx; it is not closed
    :raises ImportError: httpx is not installed
    """
    from ferrohub.transports._httpx import HTTPXTransport

    return HTTPXTransport(client)


def wsgi(app: Callable[..., object]) -> WSGITransport:
    """Return a transport that calls a WSGI application, such as one of Flask or Django, without a network.

    Any URL leads to the application, by its path. An exception of the application ends the call. For an asynchronous
    client, it runs in threads.

    :param app: the application
    """
    from ferrohub.transports._wsgi import WSGITransport

    return WSGITransport(app)


def asgi(app: Callable[..., Awaitable[object]]) -> ASGITransport:
    """Return a transport that calls an ASGI application, such as one of FastAPI or Starlette, without a network.

    Any URL leads to the application, by its path. An exception of the application ends the call. An asynchronous
    client runs the application in the task that awaits the call; for a blocking client there is an event loop in a
    thread, which ends when the client is closed. The lifespan of the application is not run.

    :param app: the application
    """
    from ferrohub.transports._asgi import ASGITransport

    return ASGITransport(app)


def _pairs(headers: _Pairs | None) -> list[tuple[str, str]]:
    """Headers as pairs."""
    if headers is None:
        return []
    return list(headers.items() if hasattr(headers, "items") else headers)
