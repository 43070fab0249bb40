"""A server that does what servers must not: one function handles each connection, byte by byte."""

from __future__ import annotations

import contextlib
import socket
import ssl
import struct
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

import ferrohub
from ferrohub.exceptions import ConnectionError, Timeout

T = TypeVar("T")
#: What handles a connection: it is given the connection and the server.
Handler = Callable[[socket.socket, "Faulty"], None]

#: Seconds after which a client gives up, in a test where nothing comes.
LIMIT = 0.4
#: Seconds for what must come, however busy the machine is.
PATIENCE = 30
GOOD = b'{"login": "octocat", "id": 1}'


class Faulty:
    """A server on loopback. Each connection has a thread of its own, and is handled by :attr:`handler`."""

    def __init__(self, handler: Handler | None = None, context: ssl.SSLContext | None = None) -> None:
        self.handler = handler or good
        self.context = context
        self.heads: list[bytes] = []
        self.connections = 0
        self.over = threading.Event()
        self.listener = socket.create_server(("127.0.0.1", 0), backlog=64)
        self.url = f"http{'s' if context else ''}://127.0.0.1:{self.listener.getsockname()[1]}"
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        while True:
            try:
                connection, _ = self.listener.accept()
            except OSError:
                return
            if self.over.is_set():
                connection.close()
                return
            self.connections += 1
            threading.Thread(target=self.handle, args=(connection,), daemon=True).start()

    def handle(self, connection: socket.socket) -> None:
        # Whoever is served badly may hang up.
        with contextlib.suppress(OSError), connection:
            connection.settimeout(PATIENCE)
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            if self.context:
                connection = self.context.wrap_socket(connection, server_side=True)
            with connection:
                self.handler(connection, self)

    def head(self, connection: socket.socket) -> bytes:
        """The head of the next request, and perhaps more; empty when there is none."""
        data = b""
        while b"\r\n\r\n" not in data:
            piece = connection.recv(65536)
            if not piece:
                return b""
            data += piece
        self.heads.append(data)
        return data

    def client(self, **options: Any) -> ferrohub.Client:
        """A client of this server. By default it is patient, and sends each request once."""
        options = {"token": "t", "base_url": self.url, "timeout": PATIENCE, "retries": 0, **options}
        return ferrohub.Client(**options)

    def __enter__(self) -> Faulty:
        return self

    def __exit__(self, *_: object) -> None:
        self.over.set()
        # On some systems neither a shutdown nor a close ends an accept; a connection does.
        with contextlib.suppress(OSError):
            socket.create_connection(self.listener.getsockname(), timeout=1).close()
        self.listener.close()


def tried(call: Callable[[], T]) -> T:
    """Call; again when a connection that was kept turns out to be closed."""

    def attempt() -> list[T]:
        try:
            return [call()]
        except Timeout:
            raise
        except ConnectionError:
            return []

    return (attempt() or attempt() or [call()])[0]


def works_on(client: ferrohub.Client, server: Faulty, handler: Handler | None = None) -> None:
    """Once the server is good, a client is served; one that gives up soon, as soon as the machine is quick enough."""
    server.handler = handler or good
    end = time.monotonic() + PATIENCE

    def served() -> bool:
        try:
            return tried(lambda: client.user("octocat")).login == "octocat"
        except Timeout:
            assert time.monotonic() < end
            return False

    while not served():
        pass


def reply(body: bytes = GOOD, head: bytes = b"", status: bytes = b"200 OK", length: int | None = None) -> bytes:
    """A response; ``head`` is more lines of its head, each with its end."""
    length = len(body) if length is None else length
    return b"HTTP/1.1 " + status + b"\r\n" + head + b"Content-Length: %d\r\n\r\n" % length + body


def serves(data: bytes) -> Handler:
    """Send this for each request, and keep the connection open."""

    def handle(connection: socket.socket, server: Faulty) -> None:
        while server.head(connection):
            connection.sendall(data)

    return handle


def good(connection: socket.socket, server: Faulty) -> None:
    """Send a good response for each request, and keep the connection open."""
    serves(reply())(connection, server)


def sends(*data: bytes | Callable[[], Iterable[bytes]]) -> Handler:
    """Read a request, send this, and close, without a word: a client that keeps the connection may use it once more."""

    def handle(connection: socket.socket, server: Faulty) -> None:
        server.head(connection)
        for part in data:
            for piece in [part] if isinstance(part, bytes) else part():
                connection.sendall(piece)

    return handle


def resets(*data: bytes, reads: bool = True) -> Handler:
    """Send this, and reset the connection."""

    def handle(connection: socket.socket, server: Faulty) -> None:
        if reads:
            server.head(connection)
        for piece in data:
            connection.sendall(piece)
            # What was sent arrives before the reset does.
            server.over.wait(0.05)
        linger = struct.pack("hh" if sys.platform == "win32" else "ii", 1, 0)
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)

    return handle


def stalls(*data: bytes, reads: bool = True) -> Handler:
    """Send this, and nothing more."""

    def handle(connection: socket.socket, server: Faulty) -> None:
        if reads:
            server.head(connection)
        for piece in data:
            connection.sendall(piece)
        server.over.wait(PATIENCE)

    return handle


def drips(*first: bytes, pause: float, data: bytes) -> Handler:
    """Send this, and then the data after each pause, for ever."""

    def handle(connection: socket.socket, server: Faulty) -> None:
        server.head(connection)
        for piece in first:
            connection.sendall(piece)
        while not server.over.wait(pause):
            connection.sendall(data)

    return handle


def for_ever(piece: bytes) -> Callable[[], Iterator[bytes]]:
    """The same again and again."""

    def pieces() -> Iterator[bytes]:
        while True:
            yield piece

    return pieces
