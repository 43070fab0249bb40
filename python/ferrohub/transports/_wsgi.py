"""The transport to a WSGI application (PEP 3333)."""

from __future__ import annotations

import io
import itertools
import sys
import time
import urllib.parse
from collections.abc import Callable, Coroutine, Generator, Iterable
from typing import Any

from ferrohub.transports import _threads
from ferrohub.transports._bodies import counted
from ferrohub.transports._chunks import Chunks
from ferrohub.transports._failures import NoResponse
from ferrohub.transports._messages import Request, Response


class WSGITransport:
    """A transport that calls a WSGI application; made by :func:`ferrohub.transports.wsgi`."""

    #: The exceptions of the application are no failures of a connection.
    _in_process = True

    def __init__(self, app: Callable[..., Any]) -> None:
        if not callable(app):
            raise TypeError(f"app must be a WSGI application, not {type(app).__qualname__}")
        #: The application.
        self.app = app

    def __call__(self, request: Request) -> Response | Coroutine[Any, Any, Response]:
        return _threads.run(self._send, request)

    def _send(self, request: Request) -> Response:
        started: list[tuple[str, list[tuple[str, str]]]] = []
        written: list[bytes] = []
        size, began = 0, time.monotonic()

        def start_response(
            status: str, headers: list[tuple[str, str]], exc_info: Any = None
        ) -> Callable[[bytes], object]:
            if exc_info is not None and written:
                raise exc_info[1].with_traceback(exc_info[2])
            started[:] = [(status, headers)]
            return write

        def write(chunk: bytes) -> None:
            nonlocal size
            size = counted(size, chunk)
            written.append(chunk)

        chunks = _chunks(self.app(environ(request), start_response), written)
        # The application may start its response with the first chunk.
        first = next(chunks, b"")
        _, limit = request.timeout
        if limit is not None and time.monotonic() - began > limit:
            chunks.close()
            raise NoResponse(f"the application sent nothing for {limit:g} s")
        if not started:
            raise RuntimeError("the WSGI application returned without calling start_response")
        status, headers = started[0]
        code, _, reason = status.partition(" ")
        body = Chunks(itertools.chain([first] if first else [], chunks), chunks.close)
        return Response(int(code), headers, body, reason=reason)

    def __repr__(self) -> str:
        return f"<ferrohub.transports.wsgi of {self.app!r}>"


def _chunks(parts: Iterable[bytes], written: list[bytes]) -> Generator[bytes, None, None]:
    """The chunks of a body; the application learns of its end."""
    try:
        for part in parts:
            yield from _taken(written)
            if part:
                yield part
        yield from _taken(written)
    finally:
        close = getattr(parts, "close", None)
        if close is not None:
            close()


def _taken(written: list[bytes]) -> list[bytes]:
    taken = [chunk for chunk in written if chunk]
    written.clear()
    return taken


def environ(request: Request) -> dict[str, Any]:
    """The environment of a request."""
    url = urllib.parse.urlsplit(request.url)
    found = {
        "REQUEST_METHOD": request.method,
        "SCRIPT_NAME": "",
        "PATH_INFO": urllib.parse.unquote_to_bytes(url.path).decode("latin-1"),
        "QUERY_STRING": url.query,
        "SERVER_NAME": url.hostname or "",
        "SERVER_PORT": str(url.port or (443 if url.scheme == "https" else 80)),
        "SERVER_PROTOCOL": "HTTP/1.1",
        "REMOTE_ADDR": "127.0.0.1",
        "HTTP_HOST": url.netloc,
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": url.scheme,
        "wsgi.input": io.BufferedReader(_Input(request)),
        "wsgi.errors": sys.stderr,
        "wsgi.multithread": True,
        "wsgi.multiprocess": True,
        "wsgi.run_once": False,
    }
    for name, value in request.headers.items():
        key = name.upper().replace("-", "_")
        found[key if key in ("CONTENT_TYPE", "CONTENT_LENGTH") else f"HTTP_{key}"] = value
    if request.size is not None:
        found["CONTENT_LENGTH"] = str(request.size)
    return found


class _Input(io.RawIOBase):
    """The body of a request as a file."""

    def __init__(self, request: Request) -> None:
        self._chunks = iter(request)
        self._rest = b""

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        if not self._rest:
            self._rest = next(self._chunks, b"")
        size = min(len(buffer), len(self._rest))
        buffer[:size], self._rest = self._rest[:size], self._rest[size:]
        return size
