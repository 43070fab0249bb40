"""Requests and responses, as transports get and return them."""

from __future__ import annotations

import json
from collections.abc import AsyncIterable, AsyncIterator, Awaitable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from ferrohub._core import Headers, _shown
from ferrohub.transports import _bodies

if TYPE_CHECKING:
    from ferrohub.transports._bodies import _Upload

#: Headers, as they are passed.
Pairs: TypeAlias = Headers | Mapping[str, str] | Iterable[tuple[str, str]]
#: The body of a response.
Body: TypeAlias = bytes | bytearray | memoryview | str | Iterable[bytes] | AsyncIterable[bytes]


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

    __slots__ = ("_awaitables", "_body", "asynchronous", "headers", "method", "stream", "timeout", "url")

    def __init__(
        self,
        method: str,
        url: str,
        headers: Pairs | None = None,
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
        #: What callbacks for the progress returned while the body was read without an event loop.
        self._awaitables: list[Awaitable[object]] = []

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
        return _bodies.chunks(body, self._awaitables if self.asynchronous else None)

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
        headers: Pairs | None = None,
        body: Body = b"",
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
    def json(cls, value: Any, status: int = 200, headers: Pairs | None = None) -> Response:
        """Return a response with a JSON body.

        :param value: any JSON value
        :param status: status code
        :param headers: further headers; Content-Type is ``application/json`` unless they contain it
        """
        pairs = _pairs(headers)
        if not any(name.lower() == "content-type" for name, _ in pairs):
            pairs.append(("Content-Type", "application/json; charset=utf-8"))
        return cls(status, pairs, json.dumps(value).encode())

    def __repr__(self) -> str:
        return f"<Response [{self.status}]>"


def _pairs(headers: Pairs | None) -> list[tuple[str, str]]:
    """Headers as pairs."""
    if headers is None:
        return []
    return list(headers.items() if hasattr(headers, "items") else headers)
