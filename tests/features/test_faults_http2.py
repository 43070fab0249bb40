"""HTTP/2 that breaks: connections and streams that are given up, frames that must not be. Frames are made by hand."""

from __future__ import annotations

import gzip
import pathlib
import socket
import ssl
from collections.abc import Iterator
from typing import Any, TypeAlias

import pytest

import ferrohub
from fault_server import GOOD, PATIENCE, Faulty, Handler, works_on
from ferrohub._core import Asset
from ferrohub.exceptions import ConnectionError, GitHubException, Timeout
from harness import make

#: Seconds after which a client gives up, in a test where nothing comes.
LIMIT = 0.8
#: A frame of the stream of a request (kind, flags, payload), or bytes.
Frame: TypeAlias = "tuple[int, int, bytes] | bytes"
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
    """Wait for the head of a request and return its stream."""
    while True:
        head = exactly(connection, 9)
        exactly(connection, int.from_bytes(head[:3], "big"))
        if head[3] == SETTINGS and not head[4] & ACK:
            connection.sendall(frame(SETTINGS, ACK))
        if head[3] == HEADERS:
            return int.from_bytes(head[5:], "big")


def joined(frames: tuple[Frame, ...], stream: int) -> bytes:
    return b"".join(part if isinstance(part, bytes) else frame(part[0], part[1], stream, part[2]) for part in frames)


def speaks(*frames: Frame, again: bool = False, pause: float = 0, waits: bool = False) -> Handler:
    """Greet, wait for a request, and respond with these frames (kind, flags, payload) or bytes."""

    def handle(connection: socket.socket, server: Faulty) -> None:
        exactly(connection, len(PREFACE))
        connection.sendall(frame(SETTINGS))
        stream = request(connection)
        server.heads.append(b"")
        data = joined(frames, stream)
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
EXACT = (HEADERS, END_HEADERS, OK + b"\x0f\x0d\x02%d" % len(GOOD))
PACKED = (HEADERS, END_HEADERS, OK + b"\x0f\x0b\x04gzip")  # content-encoding: gzip
NO_ERROR, INTERNAL_ERROR, REFUSED_STREAM, CANCEL = map(code, (0, 2, 7, 8))
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
    "RST_STREAM without error, length unknown": (
        speaks(HEAD, (DATA, 0, GOOD[:9]), (RST_STREAM, 0, NO_ERROR)),
        ConnectionError,
    ),
    "RST_STREAM without error before the body": (speaks(HEAD, (RST_STREAM, 0, NO_ERROR)), ConnectionError),
    "RST_STREAM without error in a compressed body": (
        speaks(PACKED, (DATA, 0, gzip.compress(GOOD)[:-9]), (RST_STREAM, 0, NO_ERROR)),
        ConnectionError,
    ),
    "RST_STREAM without error after a compressed part": (
        speaks(PACKED, (DATA, 0, gzip.compress(GOOD)), (RST_STREAM, 0, NO_ERROR)),
        ConnectionError,
    ),
    "closed before the response": (speaks(), ConnectionError),
    "closed in the body": (speaks(HEAD, (DATA, 0, GOOD[:9])), ConnectionError),
    "body shorter than its length": (speaks(LONG, (DATA, END_STREAM, GOOD)), ConnectionError),
    "body longer than its length": (speaks(LONG, (DATA, END_STREAM, GOOD * 4)), ConnectionError),
    "stall before the response": (speaks(waits=True), Timeout),
    "stall in the body": (speaks(HEAD, (DATA, 0, GOOD[:9]), waits=True), Timeout),
    "stall before the greeting": (mute, Timeout),
    "data before the head": (speaks((DATA, END_STREAM, GOOD)), ConnectionError),
    "data for no stream": (speaks(frame(DATA, 0, 0, GOOD)), ConnectionError),
    "data for a stream nobody opened": (speaks(frame(DATA, 0, 99, GOOD)), ConnectionError),
    "frame over all bounds": (speaks(frame(DATA, 0, 1, GOOD, length=2**24 - 1), waits=True), ConnectionError),
    "push without a request for it": (speaks((PUSH_PROMISE, END_HEADERS, code(2) + OK)), ConnectionError),
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


def client_of(server: Faulty, **options: Any) -> ferrohub.Client:
    client = server.client(**{"timeout": PATIENCE, **options})
    client.session.verify = KEYS / "tls-ca.pem"
    return client


def test_http_2_is_spoken(server: Faulty) -> None:
    client = client_of(server)
    assert [client.user("octocat").login for _ in range(3)] == ["octocat"] * 3


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_an_exception_and_no_more(name: str, server: Faulty) -> None:
    server.handler, expected = FAULTS[name]
    client = client_of(server, timeout=LIMIT if expected is Timeout else PATIENCE)
    with pytest.raises(expected) as caught:
        client.user("octocat")
    assert type(caught.value) is expected
    assert len(server.heads) <= 1
    works_on(client, server, good)


#: Bodies that are whole although their streams end in an unusual way.
WHOLE = {
    "reset when the announced length came": speaks(EXACT, (DATA, 0, GOOD), (RST_STREAM, 0, NO_ERROR), waits=True),
    "reset after its end": speaks(HEAD, (DATA, END_STREAM, GOOD), (RST_STREAM, 0, NO_ERROR), waits=True),
    "with trailers": speaks(HEAD, (DATA, 0, GOOD), (HEADERS, END_STREAM | END_HEADERS, b"\0\x01a\x01b"), waits=True),
    "compressed": speaks(PACKED, (DATA, END_STREAM, gzip.compress(GOOD)), waits=True),
}


@pytest.mark.parametrize("name", WHOLE)
def test_a_whole_body_is_taken(name: str, server: Faulty) -> None:
    server.handler = WHOLE[name]
    # More than the server reads before it responds.
    response = client_of(server, timeout=10).session.post("/x", data=bytes(200_000))
    assert response.content == GOOD


def then_good(*frames: Frame) -> Handler:
    """Respond to the first request with these frames, and correctly to those that follow."""

    def handle(connection: socket.socket, server: Faulty) -> None:
        exactly(connection, len(PREFACE))
        connection.sendall(frame(SETTINGS))
        while True:
            stream = request(connection)
            server.heads.append(b"")
            connection.sendall(joined(frames if len(server.heads) == 1 else WELL, stream))

    return handle


WELL: tuple[Frame, ...] = (HEAD, (DATA, END_STREAM, GOOD))
TRUNCATED: tuple[Frame, ...] = (HEAD, (DATA, 0, GOOD[:9]), (RST_STREAM, 0, NO_ERROR))


def test_a_truncated_body_is_requested_again(server: Faulty) -> None:
    server.handler = then_good(*TRUNCATED)
    assert client_of(server, timeout=10, retries=1).user("octocat").login == "octocat"
    assert len(server.heads) == 2


def test_a_truncated_download_leaves_no_file(server: Faulty, tmp_path: pathlib.Path) -> None:
    server.handler = then_good(*TRUNCATED)
    client = client_of(server, timeout=10)
    asset = Asset.from_dict({"url": f"{server.url}/asset", "name": "x"}, client)
    with pytest.raises(ConnectionError, match="before the body was complete"):
        asset.download(tmp_path / "x")
    assert list(tmp_path.iterdir()) == []
    server.heads = []
    client.session.retries = 1
    asset.download(tmp_path / "x")
    assert (tmp_path / "x").read_bytes() == GOOD


#: What says that the first stream was not processed.
UNPROCESSED: dict[str, tuple[Frame, ...]] = {
    "stream refused": ((RST_STREAM, 0, REFUSED_STREAM),),
    "GOAWAY without error": (frame(GOAWAY, payload=code(0) + NO_ERROR),),
    "GOAWAY for too much": (frame(GOAWAY, payload=code(0) + code(11)),),
}


@pytest.mark.parametrize("method", ["post", "patch"])
@pytest.mark.parametrize("name", UNPROCESSED)
def test_a_write_that_was_not_processed_is_retried(name: str, method: str, server: Faulty) -> None:
    server.handler = then_good(*UNPROCESSED[name])
    client = client_of(server, timeout=10, retries=1)
    assert getattr(client.session, method)("/x", json={"a": 1}).content == GOOD
    assert len(server.heads) == 2


@pytest.mark.parametrize("name", UNPROCESSED)
def test_without_retries_it_is_an_error(name: str, server: Faulty) -> None:
    server.handler = then_good(*UNPROCESSED[name])
    with pytest.raises(ConnectionError):
        client_of(server, timeout=10).session.post("/x", json={"a": 1})
    assert len(server.heads) == 1


def test_an_upload_that_was_refused_is_sent_from_its_beginning(server: Faulty) -> None:
    bodies: dict[int, bytes] = {}

    def handle(connection: socket.socket, server: Faulty) -> None:
        exactly(connection, len(PREFACE))
        connection.sendall(frame(SETTINGS))
        while True:
            head = exactly(connection, 9)
            kind, stream = head[3], int.from_bytes(head[5:], "big")
            payload = exactly(connection, int.from_bytes(head[:3], "big"))
            if kind == HEADERS:
                bodies[stream] = b""
            elif kind == DATA and stream == 1:
                if not bodies[stream]:
                    connection.sendall(frame(RST_STREAM, 0, stream, REFUSED_STREAM))
                bodies[stream] += payload
            elif kind == DATA:
                bodies[stream] += payload
                if head[4] & END_STREAM:
                    connection.sendall(joined(WELL, stream))

    server.handler = handle
    client = client_of(server, timeout=10, retries=1)
    address = {"upload_url": f"{server.url}/assets{{?name,label}}", "url": f"{server.url}/releases/1"}
    data = bytes(range(256)) * 100  # more than a frame; twice fit into the window
    make("Release", client, **address).upload_asset("text/plain", "a", data)
    first, second = bodies.values()
    assert data.startswith(first) and second == data


#: What leaves it open whether the first stream was processed.
DOUBTFUL: dict[str, tuple[Frame, ...]] = {
    "reset for an internal error": ((RST_STREAM, 0, INTERNAL_ERROR),),
    "cancelled": ((RST_STREAM, 0, CANCEL),),
    "reset without error": ((RST_STREAM, 0, NO_ERROR),),
    "GOAWAY that covers it, then closed": (frame(GOAWAY, payload=code(1) + NO_ERROR),),
    "GOAWAY that covers all, then closed": (frame(GOAWAY, payload=code(2**31 - 1) + NO_ERROR),),
    "refused after the head of the response": (HEAD, (RST_STREAM, 0, REFUSED_STREAM)),
    "GOAWAY after the head of the response": (HEAD, (DATA, 0, GOOD[:9]), frame(GOAWAY, payload=code(0) + NO_ERROR)),
    "truncated": TRUNCATED,
    "closed": (),
}


@pytest.mark.parametrize("method", ["post", "patch"])
@pytest.mark.parametrize("name", DOUBTFUL)
def test_a_write_that_may_have_been_processed_is_not_retried(name: str, method: str, server: Faulty) -> None:
    server.handler = speaks(*DOUBTFUL[name])
    with pytest.raises(ConnectionError):
        getattr(client_of(server, timeout=10, retries=3).session, method)("/x", json={"a": 1})
    assert len(server.heads) == 1
