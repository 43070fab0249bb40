"""The calls of transports by the core: they turn responses and failures into what it reads."""

from __future__ import annotations

import inspect
import time
from typing import Any

from ferrohub.transports import _failures
from ferrohub.transports._bodies import counted
from ferrohub.transports._chunks import AsyncChunks, Chunks
from ferrohub.transports._messages import Request, Response

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Iterator

    from ferrohub._core import Headers
    from ferrohub.transports._failures import Failed

    #: Status, headers, the body or its chunks, and the reason phrase.
    _Head = tuple[int, list[tuple[str, bytes]], bytes | Iterator[bytes] | AsyncIterator[bytes], str]

#: Maximum time to read a body into memory, as a multiple of the read timeout, as without a transport.
_WHOLE = 30


def check(transport: Any) -> None:
    """Raise a TypeError unless an object is a transport."""
    if callable(transport) and not isinstance(transport, type):
        return
    kind = f"{type(transport).__module__}.{type(transport).__qualname__}"
    text = f"transport must be a callable that takes a request, not {kind}"
    for package in ("requests", "httpx"):
        if kind.startswith(f"{package}."):
            text += f"; pass ferrohub.transports.{package}(...)"
    raise TypeError(text)


def may_prefetch(transport: Any) -> bool:
    """Whether pages of a listing may be prefetched through a transport."""
    return getattr(transport, "prefetch", False) is True


def close(transport: Any) -> None:
    """Close a transport that has a method for it."""
    method = getattr(transport, "close", None)
    if callable(method):
        method()


async def aclose(chunks: Any) -> None:
    """Close the chunks of a body, if there is a method for it."""
    method = getattr(chunks, "aclose", None)
    if callable(method):
        await method()


def send(
    transport: Callable[[Request], Any],
    method: str,
    url: str,
    headers: Headers,
    body: Any,
    timeout: tuple[float | None, float | None] | None,
    stream: bool,
    asynchronous: bool,
) -> _Head | Failed | Awaitable[_Head | Failed]:
    """Call a transport, and return the head of its response with the body, or a failure of the connection."""
    request = Request(
        method, url, headers, body, timeout=timeout or (None, None), stream=stream, asynchronous=asynchronous
    )
    try:
        response = transport(request)
        if inspect.isawaitable(response):
            if not asynchronous:
                close(response)  # else it warns that it was never awaited
                raise TypeError("the transport returned an awaitable, which needs an asynchronous client")
            return _awaited(transport, response, request)
        if request._awaitables:
            return _awaited(transport, _returned(response), request)
        return _head(response, request)
    except Exception as error:
        return _failed(transport, error)


def _failed(transport: Any, error: Exception) -> Failed:
    """A failure of the connection; of an application in this process, only a timeout and an early end are ones."""
    known = (_failures.NoResponse, _failures.Closed, _failures.Incomplete)
    if getattr(transport, "_in_process", False) is True and not isinstance(error, known):
        raise error
    return _failures.of(error)


async def _awaited(transport: Any, response: Awaitable[Any], request: Request) -> _Head | Failed:
    try:
        response = await response
        while request._awaitables:
            await request._awaitables.pop(0)
        body = _body(response)
        if hasattr(body, "__aiter__"):
            chunks = body.__aiter__()
            if _is_streamed(response, request):
                return _parts(response, _closing(chunks))
            return _parts(response, await acollected(chunks, request))
        return _head(response, request)
    except Exception as error:
        return _failed(transport, error)


async def _returned(response: Any) -> Any:
    return response


def _head(response: Any, request: Request) -> _Head:
    body = _body(response)
    if isinstance(body, bytes):
        return _parts(response, body)
    if not hasattr(body, "__iter__") and hasattr(body, "__aiter__"):
        if not request.asynchronous:
            raise TypeError("the body of the transport's response is asynchronous, which needs an asynchronous client")
        raise TypeError("a transport whose response has an asynchronous body must return an awaitable")
    chunks = iter(body)
    if _is_streamed(response, request):
        return _parts(response, chunks if isinstance(chunks, Chunks) else Chunks(chunks, lambda: close(chunks)))
    return _parts(response, collected(chunks, request))


def _closing(chunks: AsyncIterator[bytes]) -> AsyncChunks:
    """The chunks of a body, which is closed also if nobody reads it."""
    return chunks if isinstance(chunks, AsyncChunks) else AsyncChunks(chunks, lambda: aclose(chunks))


def _body(response: Any) -> Any:
    """The body of a response: bytes, or an iterable of either kind."""
    if isinstance(response, Response):
        body = response.body
        if isinstance(body, bytes):
            return body
        if isinstance(body, str):
            return body.encode()
        return bytes(body) if isinstance(body, (bytearray, memoryview)) else body
    if hasattr(response, "status_code") and hasattr(response, "headers") and hasattr(response, "content"):
        return bytes(response.content)
    kind = type(response).__qualname__
    raise TypeError(f"a transport must return a ferrohub.transports.Response, not {kind}")


def _is_streamed(response: Any, request: Request) -> bool:
    """Whether the body is read in chunks. That of an error is read at once."""
    return request.stream and 200 <= _status(response) < 300


def _status(response: Any) -> int:
    status = response.status if isinstance(response, Response) else response.status_code
    if not isinstance(status, int) or not 100 <= status <= 999:
        raise ValueError(f"the transport returned the status {status!r}, which is not a number from 100 to 999")
    if status < 200:
        raise ValueError(f"the transport returned the interim status {status}; it must return the final response")
    return int(status)


def _parts(response: Any, body: Any) -> _Head:
    headers = response.headers.items() if hasattr(response.headers, "items") else response.headers
    return _status(response), [(name, _encoded(value)) for name, value in headers], body, _reason(response)


def _reason(response: Any) -> str:
    """The reason phrase of a response; an empty text for that of the status."""
    # httpx has another name for it.
    reason = getattr(response, "reason", None) or getattr(response, "reason_phrase", None)
    if isinstance(reason, bytes):
        reason = reason.decode("latin-1")
    return reason.encode("utf-8", "replace").decode() if isinstance(reason, str) else ""


def _encoded(value: Any) -> bytes:
    """The value of a header, in the encoding in which servers send them."""
    text = str(value)
    try:
        return text.encode("latin-1")
    except UnicodeEncodeError:
        return text.encode()


def collected(chunks: Iterator[bytes], request: Request) -> bytes:
    """A whole body, whose chunks are closed."""
    body = _Body(request)
    try:
        for chunk in chunks:
            body.add(chunk)
    finally:
        close(chunks)
    return body.whole()


async def acollected(chunks: AsyncIterator[bytes], request: Request) -> bytes:
    """The same for an event loop."""
    body = _Body(request)
    try:
        async for chunk in chunks:
            body.add(chunk)
    finally:
        await aclose(chunks)
    return body.whole()


class _Body:
    """A body that is read into memory, with the limits of one without a transport."""

    def __init__(self, request: Request) -> None:
        read = request.timeout[1]
        self._limit = None if read is None else _WHOLE * read
        self._began = time.monotonic()
        self._found: list[bytes] = []
        self._size = 0

    def add(self, chunk: bytes) -> None:
        """Take a chunk.

        :raises ValueError: the body is too large
        :raises TimeoutError: it takes too long
        """
        self._size = counted(self._size, chunk)
        self._found.append(chunk)
        if self._limit is not None and time.monotonic() - self._began > self._limit:
            raise _failures.NoResponse(f"the response took more than {self._limit:g} s")

    def whole(self) -> bytes:
        """The body."""
        return b"".join(self._found)


def piece(chunks: Any) -> bytes | Failed | Awaitable[bytes | Failed | None] | None:
    """The next chunk of a body, None at the end, or a failure of the connection."""
    if hasattr(chunks, "__anext__"):
        return _apiece(chunks)
    try:
        for chunk in chunks:
            if chunk:
                return bytes(chunk)
        close(chunks)
    except Exception as error:
        return _failures.of(error)
    return None


async def _apiece(chunks: AsyncIterator[bytes]) -> bytes | Failed | None:
    try:
        async for chunk in chunks:
            if chunk:
                return bytes(chunk)
        await aclose(chunks)
    except Exception as error:
        return _failures.of(error)
    return None
