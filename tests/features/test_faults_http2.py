"""HTTP/2 that breaks: connections and streams that are given up, frames that must not be. Frames are made by hand."""

from __future__ import annotations

import pathlib
import socket
import ssl
from collections.abc import Iterator

import pytest

import ferrohub
from fault_server import GOOD, PATIENCE, Faulty, Handler, works_on
from ferrohub.exceptions import ConnectionError, GitHubException, Timeout

#: Seconds after which a client gives up, in a test where nothing comes.
LIMIT = 0.8
KEYS = pathlib.Path(__file__).parents[1] / "keys"
PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
DATA, HEADERS, RST_STREAM, SETTINGS, PUSH_PROMISE, PING, GOAWAY, WINDOW_UPDATE, CONTINUATION = 0, 1, 3, 4, 5, 6, 7, 8, 9
END_STREAM, ACK, END_HEADERS = 1, 1, 4
OK = b"\x88"  # :status 200, by its number in HPACK's table
EARLY = b"\x08\x03103"  # :status 103, as a literal


def frame(kind: int, flags: int = 0, stream: int = 0, payload: bytes = b"", length: int | None = None) -> bytes:
    length = len(payload) if length is None else length
    return length.to_bytes(3, "big") + bytes([kind, flags]) + stream.to_bytes(4, "big") + payload


def code(number: int) -> bytes:
    return number.to_bytes(4, "big")


def exactly(connection: socket.socket, size: int) -> bytes:
    data = b""
    while len(data) < size:
        piece = connection.recv(size - len(data))
        if not piece:
            raise ConnectionResetError
        data += piece
    return data


def request(connection: socket.socket) -> int:
    """Wait for the head of a request; gives its stream."""
    while True:
        head = exactly(connection, 9)
        exactly(connection, int.from_bytes(head[:3], "big"))
        if head[3] == SETTINGS and not head[4] & ACK:
            connection.sendall(frame(SETTINGS, ACK))
        if head[3] == HEADERS:
            return int.from_bytes(head[5:], "big")


def speaks(
    *frames: tuple[int, int, bytes] | bytes, again: bool = False, pause: float = 0, waits: bool = False
) -> Handler:
    """Greet, wait for a request, and answer it with these frames (kind, flags, payload) or bytes."""

    def handle(connection: socket.socket, server: Faulty) -> None:
        exactly(connection, len(PREFACE))
        connection.sendall(frame(SETTINGS))
        stream = request(connection)
        server.heads.append(b"")
        data = b"".join(
            part if isinstance(part, bytes) else frame(part[0], part[1], stream, part[2]) for part in frames
        )
        connection.sendall(data)
        while again and not server.over.wait(pause):
            connection.sendall(data)
        if waits:
            server.over.wait(PATIENCE)
        server.over.wait(0.05)

    return handle


def good(connection: socket.socket, server: Faulty) -> None:
    exactly(connection, len(PREFACE))
    connection.sendall(frame(SETTINGS))
    while True:
        stream = request(connection)
        server.heads.append(b"")
        connection.sendall(frame(HEADERS, END_HEADERS, stream, OK) + frame(DATA, END_STREAM, stream, GOOD))


def greets_and_leaves(connection: socket.socket, server: Faulty) -> None:
    exactly(connection, len(PREFACE))
    connection.sendall(frame(SETTINGS) + frame(GOAWAY, payload=code(0) + code(0)))
    server.over.wait(0.05)


def mute(connection: socket.socket, server: Faulty) -> None:
    server.over.wait(PATIENCE)


HEAD = (HEADERS, END_HEADERS, OK)
LONG = (HEADERS, END_HEADERS, OK + b"\x0f\x0d\x03100")  # content-length: 100
FAULTS: dict[str, tuple[Handler, type[GitHubException]]] = {
    "GOAWAY before the request": (greets_and_leaves, ConnectionError),
    "GOAWAY without error": (speaks(frame(GOAWAY, payload=code(0) + code(0))), ConnectionError),
    "GOAWAY for too much": (speaks(frame(GOAWAY, payload=code(0) + code(11) + b"calm down")), ConnectionError),
    "GOAWAY in the body": (
        speaks(HEAD, (DATA, 0, GOOD[:9]), frame(GOAWAY, payload=code(0) + code(2))),
        ConnectionError,
    ),
    "RST_STREAM for the request": (speaks((RST_STREAM, 0, code(7))), ConnectionError),
    "RST_STREAM in the body": (speaks(HEAD, (DATA, 0, GOOD[:9]), (RST_STREAM, 0, code(2))), ConnectionError),
    "RST_STREAM without error": (speaks(LONG, (DATA, 0, GOOD[:9]), (RST_STREAM, 0, code(0))), ConnectionError),
    "closed before the answer": (speaks(), ConnectionError),
    "closed in the body": (speaks(HEAD, (DATA, 0, GOOD[:9])), ConnectionError),
    "body shorter than its length": (speaks(LONG, (DATA, END_STREAM, GOOD)), ConnectionError),
    "body longer than its length": (speaks(LONG, (DATA, END_STREAM, GOOD * 4)), ConnectionError),
    "stall before the answer": (speaks(waits=True), Timeout),
    "stall in the body": (speaks(HEAD, (DATA, 0, GOOD[:9]), waits=True), Timeout),
    "stall before the greeting": (mute, Timeout),
    "data before the head": (speaks((DATA, END_STREAM, GOOD)), ConnectionError),
    "data for no stream": (speaks(frame(DATA, 0, 0, GOOD)), ConnectionError),
    "data for a stream nobody opened": (speaks(frame(DATA, 0, 99, GOOD)), ConnectionError),
    "frame over all bounds": (speaks(frame(DATA, 0, 1, GOOD, length=2**24 - 1), waits=True), ConnectionError),
    "push that nobody asked for": (speaks((PUSH_PROMISE, END_HEADERS, code(2) + OK)), ConnectionError),
    "head that is no HPACK": (speaks((HEADERS, END_HEADERS, b"\xff\xff\xff\xff\xff\xff")), ConnectionError),
    "head without status": (speaks((HEADERS, END_HEADERS | END_STREAM, b"\x0f\x0d\x0229")), ConnectionError),
    "head without end": (
        speaks((HEADERS, 0, OK), (CONTINUATION, 0, b"\0\x01a\x01b" * 3000), again=True),
        ConnectionError,
    ),
    "window over all bounds": (speaks(frame(WINDOW_UPDATE, payload=code(2**31 - 1))), ConnectionError),
    "settings of half a size": (speaks(frame(SETTINGS, payload=b"abc")), ConnectionError),
    "hints without end": (speaks((HEADERS, END_HEADERS, EARLY), again=True, pause=0.005), Timeout),
    "HTTP/1 all of a sudden": (speaks(b"HTTP/1.1 200 OK\r\n\r\n"), ConnectionError),
}


@pytest.fixture
def server() -> Iterator[Faulty]:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(KEYS / "tls-cert.pem", KEYS / "tls-key.pem")
    context.set_alpn_protocols(["h2"])
    with Faulty(good, context) as server:
        yield server


def client_of(server: Faulty, timeout: float = PATIENCE) -> ferrohub.Client:
    client = server.client(timeout=timeout)
    client.session.verify = KEYS / "tls-ca.pem"
    return client


def test_http_2_is_spoken(server: Faulty) -> None:
    client = client_of(server)
    assert [client.user("octocat").login for _ in range(3)] == ["octocat"] * 3


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_an_exception_and_no_more(name: str, server: Faulty) -> None:
    server.handler, expected = FAULTS[name]
    client = client_of(server, LIMIT if expected is Timeout else PATIENCE)
    with pytest.raises(expected) as caught:
        client.user("octocat")
    assert type(caught.value) is expected
    assert len(server.heads) <= 1
    works_on(client, server, good)
