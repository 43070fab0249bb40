"""Streamed bodies of responses."""

from __future__ import annotations

import codecs
import io
import weakref

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from typing import Any

    from typing_extensions import Buffer

    from ferrohub._core import Response


class _Rest:
    """What was received of a body and not yet read, and whether that was its end."""

    __slots__ = ("data", "ended")

    def __init__(self) -> None:
        self.data = b""
        self.ended = False

    def take(self, response: Response, size: int) -> bytes:
        """Return up to a number of bytes, of at most one piece."""
        if size > 0 and not self.data and not self.ended:
            self.data = response._piece()
            self.ended = not self.data
        taken, self.data = self.data[:size], self.data[size:]
        return taken


#: What is left of the raw bodies of responses: each access of ``raw`` makes another file.
_RESTS: weakref.WeakKeyDictionary[Response, _Rest] = weakref.WeakKeyDictionary()


class Raw(io.RawIOBase):
    """A body as a file that can be read once. All files of a response read on where the last one stopped."""

    def __init__(self, response: Response) -> None:
        self._rest = _RESTS.setdefault(response, _Rest())
        self._response = response

    def __del__(self) -> None:
        """Leave the response open, unlike other files: it may have more of them."""

    def readable(self) -> bool:
        """Return True."""
        return True

    def readinto(self, buffer: Buffer, /) -> int:
        """Read up to the size of the buffer."""
        view = memoryview(buffer)
        read = self.read(len(view))
        view[: len(read)] = read
        return len(read)

    def read(self, size: int | None = -1, /) -> bytes:
        """Read up to a number of bytes, or all of them. That of the base class allocates the whole size at first."""
        if size is None or size < 0:
            return self.readall()
        return self._rest.take(self._response, size)

    def stream(self, amt: int = 65536, decode_content: bool | None = None) -> Iterator[bytes]:
        """Return an iterator of pieces of a size."""
        return iter(lambda: self.read(amt) or b"", b"")

    def close(self) -> None:
        """Close the response."""
        if not self.closed:
            self._response.close()
        super().close()


class _Cut:
    """Splits a stream into chunks of a size, and decodes them."""

    def __init__(self, size: int | None, decode: bool) -> None:
        if size is not None and size < 1:
            raise ValueError(f"chunk_size must be at least 1, not {size}")
        self.size = size
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace") if decode else None
        self.rest = b""

    def add(self, piece: bytes) -> Iterator[Any]:
        """Return the chunks that are complete after a piece; an empty piece is the end."""
        data, start = self.rest + piece if self.rest else piece, 0
        size = self.size or len(data)
        while size and len(data) - start >= size:
            yield from self.decoded(data[start : start + size])
            start += size
        self.rest = data[start:]
        if self.rest and not piece:
            yield from self.decoded(self.rest)
            self.rest = b""
        if not piece and self.decoder is not None:
            yield from filter(None, [self.decoder.decode(b"", True)])

    def decoded(self, piece: bytes) -> Iterator[Any]:
        """Return a chunk, as text if it is to be decoded."""
        if self.decoder is None:
            yield piece
        else:
            yield from filter(None, [self.decoder.decode(piece)])


def content(response: Response, size: int | None, decode: bool) -> Iterator[Any]:
    """Return the body in pieces."""
    cut = _Cut(size, decode)

    def pieces() -> Iterator[Any]:
        while piece := response._piece():
            yield from cut.add(piece)
        yield from cut.add(b"")

    return pieces()


def async_content(response: Response, size: int | None, decode: bool) -> AsyncIterator[Any]:
    """Return the body in pieces, which are awaited."""
    cut = _Cut(size, decode)

    async def pieces() -> AsyncIterator[Any]:
        while piece := await response._piece():  # type: ignore[misc]
            for part in cut.add(piece):
                yield part
        for part in cut.add(b""):
            yield part

    return pieces()


class _Lines:
    """Splits a stream into lines."""

    def __init__(self, delimiter: Any) -> None:
        self.delimiter = delimiter
        self.rest: Any = None

    def add(self, piece: Any) -> list[Any]:
        """Return the lines that are complete after a piece."""
        whole = piece if self.rest is None else self.rest + piece
        if self.delimiter:
            *lines, self.rest = whole.split(self.delimiter)
            return list(lines)
        lines = whole.splitlines()
        # A line is complete once its end has been read; a CR may still be followed by an LF.
        ended = lines and whole[-1:] in (b"\n", "\n")
        if ended or not lines:
            self.rest = None
            return list(lines)
        *lines, self.rest = whole.splitlines(keepends=True)
        return [line for kept in lines for line in kept.splitlines()]

    def end(self) -> list[Any]:
        """Return the last line, if it has no line end."""
        if not self.rest:
            return []
        return [self.rest] if self.delimiter else list(self.rest.splitlines())


def lines(response: Response, size: int | None, decode: bool, delimiter: Any) -> Iterator[Any]:
    """Return the lines of a body."""
    found = _Lines(delimiter)
    for piece in content(response, size, decode):
        yield from found.add(piece)
    yield from found.end()


async def async_lines(response: Response, size: int | None, decode: bool, delimiter: Any) -> AsyncIterator[Any]:
    """Return the lines of a body, which are awaited."""
    found = _Lines(delimiter)
    async for piece in async_content(response, size, decode):
        for line in found.add(piece):
            yield line
    for line in found.end():
        yield line
