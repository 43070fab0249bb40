"""A server that counts the requests of several processes which are in flight, and can report a rate limit."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from typing import Any

#: Seconds until a response is sent.
LATENCY = 0.02


class Connection(asyncio.Protocol):
    """A connection, with one request at a time."""

    def __init__(self, server: QuotaServer) -> None:
        self.server, self.received, self.pending = server, b"", False
        self.transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        self.server.connections.add(self)

    def data_received(self, data: bytes) -> None:
        self.received += data
        while b"\r\n\r\n" in self.received:
            head, _, self.received = self.received.partition(b"\r\n\r\n")
            self.pending = True
            agent = next(line for line in head.decode().split("\r\n") if line.lower().startswith("user-agent:"))
            self.server.came(agent.split(":")[1].strip())
            asyncio.get_running_loop().call_later(self.server.latency, self.respond)

    def respond(self) -> None:
        if self.pending:
            # Counted before it is sent: the client may send the next one as soon as it has the response.
            self.pending, self.server.in_flight = False, self.server.in_flight - 1
            self.transport.write(self.server.response())

    def connection_lost(self, _error: Exception | None) -> None:
        self.server.connections.discard(self)
        if self.pending:
            self.pending, self.server.in_flight = False, self.server.in_flight - 1


class QuotaServer:
    """What the server has seen."""

    def __init__(self) -> None:
        self.url, self.in_flight, self.most_in_flight, self.limits_sent = "", 0, 0, 0
        self.latency = LATENCY
        #: Number of requests by User-Agent.
        self.requests: dict[str, int] = {}
        #: Whether the next response reports a secondary rate limit, for a minute.
        self.limits_next = False
        self.connections: set[Connection] = set()

    def came(self, agent: str) -> None:
        self.in_flight += 1
        self.most_in_flight = max(self.most_in_flight, self.in_flight)
        self.requests[agent] = self.requests.get(agent, 0) + 1

    def response(self) -> bytes:
        status, extra = "200 OK", ""
        if self.limits_next:
            self.limits_next, status, extra = False, "403 Forbidden", "Retry-After: 60\r\n"
            self.limits_sent += 1
        head = f"HTTP/1.1 {status}\r\nContent-Type: application/json\r\n{extra}Content-Length: 2\r\n\r\n{{}}"
        return head.encode()

    @property
    def served(self) -> int:
        """Number of requests that came."""
        return sum(self.requests.values())


@contextlib.contextmanager
def serving() -> Iterator[QuotaServer]:
    """Run a server in a thread for the length of a context."""
    server, loop = QuotaServer(), asyncio.new_event_loop()
    create = loop.create_server(lambda: Connection(server), "127.0.0.1", 0, backlog=1024)
    listening = loop.run_until_complete(create)
    server.url = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    try:
        yield server
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        listening.close()
        for connection in server.connections:
            connection.transport.abort()
        loop.run_until_complete(asyncio.sleep(0.01))
        loop.close()
