"""Bodies of requests that are read while they are sent."""

from __future__ import annotations

import inspect
from collections.abc import AsyncIterator, Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from typing import Protocol

    class _Upload(Protocol):
        """A body that is read while it is sent."""

        @property
        def size(self) -> int:
            """Size in bytes."""

        @property
        def progress(self) -> Callable[[int, int], object] | None:
            """Callback invoked after each chunk, or None."""

        def progress_after(self, done: int) -> tuple[int, int]:
            """The arguments of the callback after this number of bytes; of several bodies, those of all."""

        def start(self, awaited: bool) -> Awaitable[None] | None:
            """Go to the beginning."""

        def read(self, awaited: bool) -> Any:
            """The next chunk, empty at the end, or an awaitable of it."""


#: Maximum size of a body in memory, as without a transport.
_MOST = 256 << 20


def chunks(upload: _Upload, awaitables: list[Awaitable[object]] | None) -> Iterator[bytes]:
    """The chunks of a streamed body.

    :param upload: the body
    :param awaitables: gets what an asynchronous callback for the progress returns; None if nobody can await it
    """
    upload.start(False)
    size, sent, progress = upload.size, 0, upload.progress
    while sent < size:
        chunk = _checked(upload.read(False), sent, size)
        sent += len(chunk)
        if progress is not None:
            result = progress(*upload.progress_after(sent))
            if inspect.isawaitable(result):
                _keep(result, awaitables)
        yield chunk


def _keep(result: Any, awaitables: list[Awaitable[object]] | None) -> None:
    if awaitables is None:
        result.close()  # else it warns that it was never awaited
        raise TypeError("a callback that is a coroutine function needs an asynchronous client")
    awaitables.append(result)


async def achunks(body: bytes | _Upload | None) -> AsyncIterator[bytes]:
    """The same for an event loop."""
    if body is None or isinstance(body, bytes):
        if body:
            yield body
        return
    await _settled(body.start(True))
    size, sent, progress = body.size, 0, body.progress
    while sent < size:
        chunk = _checked(await _settled(body.read(True)), sent, size)
        sent += len(chunk)
        if progress is not None:
            await _settled(progress(*body.progress_after(sent)))
        yield chunk


async def _settled(value: Any) -> Any:
    return await value if inspect.isawaitable(value) else value


def _checked(chunk: bytes, sent: int, size: int) -> bytes:
    """A chunk, of which no more is sent than was announced."""
    if not chunk:
        raise ValueError(f"what is uploaded ended after {sent} of {size} bytes")
    return chunk[: size - sent]


def counted(size: int, chunk: bytes) -> int:
    """The size of a body with another chunk.

    :raises ValueError: the body is too large to be kept in memory
    """
    size += len(chunk)
    if size > _MOST:
        raise ValueError(f"the body of the transport's response is over {_MOST >> 20} MiB")
    return size
