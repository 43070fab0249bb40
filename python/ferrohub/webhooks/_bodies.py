"""Bodies of deliveries, which anyone can send: how much of them is kept at the same time, and for how long."""

from __future__ import annotations

import sys
import threading
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from typing_extensions import Self

#: Seconds within which a body must arrive. GitHub waits for as long for a response.
ARRIVES_WITHIN = 10.0
#: Bytes of each body that count towards no limit. Few payloads have more, so large ones do not keep others out.
_FREE = 64 << 10
#: Number of bodies of the maximum size that are kept at the same time.
_LARGE_BODIES = 4
_CHUNK = 1 << 16


class Rejected(Exception):
    """A body that is not read to its end, with the status and the reason of the response."""

    def __init__(self, status: int, reason: str) -> None:
        super().__init__(status, reason)
        self.status = status
        self.reason = reason


class Bodies:
    """The memory of the bodies that are received or handled."""

    def __init__(self, max_body: int) -> None:
        self.max_body = max_body
        self._left = _LARGE_BODIES * max_body
        self._lock = threading.Lock()

    def incoming(self, length: str) -> Incoming:
        """Begin to receive a body.

        :param length: its Content-Length, as it was received; empty for none
        """
        announced = _length(length)
        if announced is not None and announced > self.max_body:
            raise self.too_large()
        return Incoming(self, announced)

    def too_large(self) -> Rejected:
        """The rejection of a body that is too large."""
        return Rejected(413, f"the body has more than {self.max_body} bytes")

    def take(self, size: int) -> None:
        """Take memory, or raise if there is not so much left."""
        with self._lock:
            if size > self._left:
                raise Rejected(503, "too many large bodies are being received")
            self._left -= size

    def give(self, size: int) -> None:
        """Return memory."""
        with self._lock:
            self._left += size


class Incoming:
    """A body that is received. Its memory is returned at the end of the context, when the response is known."""

    def __init__(self, bodies: Bodies, announced: int | None) -> None:
        self._bodies = bodies
        self._announced = announced
        self._found = bytearray()
        self._taken = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_exception: object) -> None:
        self._found.clear()
        self._bodies.give(self._taken)

    def _add(self, chunk: bytes) -> None:
        size = len(self._found) + len(chunk)
        if size > self._bodies.max_body:
            raise self._bodies.too_large()
        more = max(size - _FREE, 0) - self._taken
        if more > 0:
            self._bodies.take(more)
            self._taken += more
        self._found += chunk

    def _whole(self) -> bytes:
        whole = bytes(self._found)
        self._found.clear()
        return whole

    def keep(self, size: int) -> None:
        """Take memory for a body that something else has received."""
        self._taken = max(size - _FREE, 0)
        try:
            self._bodies.take(self._taken)
        except Rejected:
            self._taken = 0
            raise

    async def received(self, chunks: AsyncIterator[bytes]) -> bytes:
        """Receive a body in chunks."""
        async for chunk in chunks:
            self._add(chunk)
        return self._whole()

    def read(self, file: Any, ends: bool) -> bytes:
        """Read a body from a file of WSGI; ``ends`` is whether the file ends with the body."""
        # Without a length, only some servers end the stream with the body.
        left = self._announced if self._announced is not None else sys.maxsize if ends else 0
        while left > 0 and (chunk := file.read(min(left, _CHUNK))):
            left -= len(chunk)
            self._add(chunk)
        return self._whole()


def _length(text: str) -> int | None:
    """A Content-Length; None if it is no number. One with more digits than any length has is large, too."""
    if not (text.isascii() and text.isdigit()):
        return None
    return int(text) if len(text) <= len(str(sys.maxsize)) else sys.maxsize
