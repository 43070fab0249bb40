"""What the wire can do to a client: each fault raises the documented exception in time, and the client works on."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

import pytest

from fault_server import (
    GOOD,
    LIMIT,
    PATIENCE,
    Faulty,
    Handler,
    drips,
    for_ever,
    good,
    reply,
    resets,
    sends,
    stalls,
    tried,
    works_on,
)
from ferrohub.exceptions import (
    ConnectionError,
    GitHubException,
    ServerError,
    Timeout,
    TransportError,
    UnexpectedResponse,
)

HEAD = b"HTTP/1.1 200 OK\r\n"
CHUNKED = HEAD + b"Transfer-Encoding: chunked\r\n\r\n"
AWAY = b"302 Found"

FAULTS: dict[str, tuple[Handler, type[GitHubException]]] = {
    "reset at once": (resets(reads=False), ConnectionError),
    "reset before the response": (resets(), ConnectionError),
    "reset in the head": (resets(HEAD + b"Content-"), ConnectionError),
    "reset in the body": (resets(reply(GOOD, length=100)), ConnectionError),
    "closed at once": (lambda connection, server: None, ConnectionError),
    "closed before the response": (sends(), ConnectionError),
    "closed in the status line": (sends(b"HTT"), ConnectionError),
    "closed in the head": (sends(HEAD + b"Content-"), ConnectionError),
    "closed in the body": (sends(reply(GOOD, length=100)), ConnectionError),
    "stall before the response": (stalls(), Timeout),
    "stall without reading": (stalls(reads=False), Timeout),
    "stall in the head": (stalls(HEAD + b"Content-"), Timeout),
    "stall in the body": (stalls(reply(GOOD, length=100)), Timeout),
    "stall in a chunk": (stalls(CHUNKED + b"64\r\n{"), Timeout),
    "head that drips": (drips(HEAD + b"X-A: ", pause=LIMIT / 8, data=b"a"), Timeout),
    "length cuts the body": (sends(reply(GOOD, length=10)), UnexpectedResponse),
    "two lengths": (sends(HEAD + b"Content-Length: 29\r\nContent-Length: 30\r\n\r\n" + GOOD), ConnectionError),
    "two lengths in a line": (sends(HEAD + b"Content-Length: 29, 30\r\n\r\n" + GOOD), ConnectionError),
    "negative length": (sends(HEAD + b"Content-Length: -1\r\n\r\n" + GOOD), ConnectionError),
    "length that is no number": (sends(HEAD + b"Content-Length: 0x1d\r\n\r\n" + GOOD), ConnectionError),
    "length over 64 bits": (sends(HEAD + b"Content-Length: 36893488147419103261\r\n\r\n" + GOOD), ConnectionError),
    "length over all bounds": (stalls(reply(length=2**40)), TransportError),
    "chunk without size": (sends(CHUNKED + b"\r\n" + GOOD), ConnectionError),
    "chunk of a bad size": (sends(CHUNKED + b"xyz\r\n" + GOOD), ConnectionError),
    "chunk of a negative size": (sends(CHUNKED + b"-1\r\n" + GOOD), ConnectionError),
    "chunk over 64 bits": (sends(CHUNKED + b"1ffffffffffffffff\r\n" + GOOD), ConnectionError),
    "chunk without end": (sends(CHUNKED + b"1d\r\n" + GOOD + b"0\r\n\r\n"), ConnectionError),
    "chunk that is cut": (sends(CHUNKED + b"64\r\n" + GOOD), ConnectionError),
    "chunks without end": (sends(CHUNKED + b"1d\r\n" + GOOD + b"\r\n"), ConnectionError),
    "chunk extension without end": (sends(CHUNKED + b"1d;", for_ever(b"a" * 65536)), ConnectionError),
    "trailers without end": (sends(CHUNKED + b"0\r\n", for_ever(b"a: b\r\n" * 10000)), ConnectionError),
    "headers without end": (sends(HEAD, for_ever(b"a: b\r\n" * 10000)), ConnectionError),
    "header without end": (sends(HEAD + b"a: ", for_ever(b"b" * 65536)), ConnectionError),
    "header without colon": (sends(HEAD + b"nonsense\r\n\r\n" + GOOD), ConnectionError),
    "header with a NUL": (sends(HEAD + b"a: b\0c\r\n\r\n" + GOOD), ConnectionError),
    "empty status line": (sends(b"\r\n\r\n" + GOOD), ConnectionError),
    "no status": (sends(b"HTTP/1.1 \r\n\r\n" + GOOD), ConnectionError),
    "status of letters": (sends(b"HTTP/1.1 abc\r\n\r\n" + GOOD), ConnectionError),
    "status of two digits": (sends(b"HTTP/1.1 20 OK\r\n\r\n" + GOOD), ConnectionError),
    "status of four digits": (sends(b"HTTP/1.1 2000 OK\r\n\r\n" + GOOD), ConnectionError),
    "status that nobody knows": (sends(reply(b"", status=b"799 What")), ServerError),
    "HTTP/0.9": (sends(GOOD), ConnectionError),
    "HTTP/3.0": (sends(b"HTTP/3.0 200 OK\r\n\r\n" + GOOD), ConnectionError),
    "another protocol": (sends(b"220 ready for mail\r\n"), ConnectionError),
    "another protocol without Upgrade": (
        sends(b"HTTP/1.1 101 Switching Protocols\r\n\r\n"),
        UnexpectedResponse,
    ),
    "continue without end": (drips(pause=0.005, data=b"HTTP/1.1 100 Continue\r\n\r\n" * 10), Timeout),
    "hints without end": (drips(pause=0.005, data=b"HTTP/1.1 103 Early Hints\r\nLink: <a>\r\n\r\n" * 10), Timeout),
    "redirect to nowhere": (sends(reply(b"", status=AWAY)), UnexpectedResponse),
    "redirect to another scheme": (sends(reply(b"", b"Location: file:///etc/passwd\r\n", AWAY)), TransportError),
    "redirect to no URL": (sends(reply(b"", b"Location: http://[\r\n", AWAY)), TransportError),
    "not one byte of a body": (sends(reply(b"")), UnexpectedResponse),
}


@pytest.fixture
def server() -> Iterator[Faulty]:
    with Faulty() as server:
        yield server


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_an_exception_and_no_more(name: str, server: Faulty) -> None:
    server.handler, expected = FAULTS[name]
    client = server.client(timeout=LIMIT if expected is Timeout else PATIENCE)
    with pytest.raises(expected) as caught:
        client.user("octocat")
    # No more than expected, nor less.
    assert type(caught.value) is expected and isinstance(caught.value, GitHubException)
    assert "token t" not in f"{caught.value} {caught.value!r}"
    works_on(client, server)


def test_redirects_do_not_go_on_for_ever(server: Faulty) -> None:
    circle, chain = reply(b"", b"Location: /users/octocat\r\n", AWAY), reply(b"", b"Location: /%d\r\n", AWAY)
    sent = circle

    def each(connection: Any, server: Faulty) -> None:
        while server.head(connection):
            connection.sendall(sent.replace(b"%d", b"%d" % len(server.heads)))

    server.handler = each
    client = server.client()
    for redirect in (circle, chain):
        sent, before = redirect, len(server.heads)
        with pytest.raises(TransportError, match="more than 10 redirects"):
            client.user("octocat")
        assert len(server.heads) - before == 11
    sent = reply()
    works_on(client, server, each)


@pytest.mark.parametrize(
    "data",
    [
        reply(head=b"X-Odd: \x80\xfe\xff\tend\r\nLink: <\xff>; rel=\xfe\r\n"),
        reply(head=b"ETag: \xff\r\nDate: never\r\nContent-Type: \xff/\xfe; charset=nonsense\r\n"),
        reply(head=b"X-RateLimit-Remaining: -1\r\nX-RateLimit-Reset: 99999999999999999999\r\n"),
        reply(head=b"Content-Encoding: what-is-this\r\n"),
        reply(head=b"".join(b"x-%d: y\r\n" % n for n in range(90))),
        b"HTTP/1.1 200 \xff\xfe\r\nContent-Length: 29\r\n\r\n" + GOOD,
        b"HTTP/1.1 200\r\nContent-Length: 29\r\n\r\n" + GOOD,
        b"HTTP/1.0 200 OK\r\n\r\n" + GOOD,
        HEAD + b"Content-Length: 29\r\nContent-Length: 29\r\n\r\n" + GOOD,
        CHUNKED + b"1d\r\n" + GOOD + b"\r\n0\r\nX-Trailer: \xff\r\n\r\n",
        b"HTTP/1.1 103 Early Hints\r\n\r\n" * 5 + reply(),
        reply() + reply(b"another"),
        reply() + b"garbage",
    ],
)
def test_what_can_be_read_is_read(data: bytes, server: Faulty) -> None:
    server.handler = sends(data)
    client = server.client()
    user = client.user("octocat")
    assert user.login == "octocat"
    response = tried(lambda: client.session.get(f"{server.url}/users/octocat"))
    assert response.ok and dict(response.headers) is not None and response.links is not None
    assert repr(response) and response.text == GOOD.decode()
    works_on(client, server)


def test_two_responses_to_one_request_do_not_response_the_next(server: Faulty) -> None:
    def twice(connection: Any, server: Faulty) -> None:
        while server.head(connection):
            connection.sendall(reply() + reply(b'{"login": "mallory"}'))

    server.handler = twice
    client = server.client()
    assert [client.user("octocat").login for _ in range(5)] == ["octocat"] * 5


def test_a_response_before_the_request_is_read_is_heard(server: Faulty) -> None:
    def hasty(connection: Any, server: Faulty) -> None:
        connection.sendall(reply(b'{"message": "No"}', b"Connection: close\r\n", b"422 No"))
        while connection.recv(65536):
            pass

    server.handler = hasty
    client = server.client()
    # The system may drop the response when the rest of the request meets a closed connection.
    with contextlib.suppress(ConnectionError):
        assert client.create_gist("x", {"a": {"content": "x" * 5_000_000}}) is None
    works_on(client, server)


@pytest.mark.slow
def test_a_body_that_drips_is_given_up(server: Faulty) -> None:
    """Something moves all the time, so that no step takes too long; the whole does."""
    server.handler = drips(reply(b"{", length=10**6), pause=0.01, data=b" ")
    client = server.client(timeout=0.2)
    errors: list[str] = []
    # Where the server has no turn for 0.2 s, it is another error.
    while not errors or (errors[-1].endswith("nothing moved for 0.2 s") and len(errors) < 10):
        with pytest.raises(Timeout) as caught:
            client.user("octocat")
        errors.append(str(caught.value))
    assert "the response took more than 6 s" in errors[-1]
    works_on(client, server)


def test_a_write_that_breaks_is_sent_once(server: Faulty) -> None:
    server.handler = resets()
    with pytest.raises(ConnectionError):
        server.client().create_gist("x", {"a": {"content": "b"}})
    assert len(server.heads) == 1


def test_a_read_that_breaks_is_sent_again_by_default(server: Faulty) -> None:
    def first(connection: Any, server: Faulty) -> None:
        server.handler = good
        resets()(connection, server)

    server.handler = first
    assert server.client(retries=3).user("octocat").login == "octocat"
    assert len(server.heads) == 2
