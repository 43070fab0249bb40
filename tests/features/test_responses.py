"""Responses: what they tell of their request, made by hand, streamed; and options of one call."""

from __future__ import annotations

import asyncio
import datetime
import io
import pathlib
import pickle
import shutil
import threading
from typing import Any

import pytest

import ferrohub
from fault_server import Faulty
from harness import TOKEN, Reply, Server

BODY = b"".join(b"line %d\n" % n for n in range(20_000))


def test_a_response_tells_of_its_request(client: ferrohub.Client, server: Server) -> None:
    """Response.elapsed, Response.request and Response.history."""
    server.will(Reply(None, 302, {"Location": "/b"}), Reply(None, 307, {"Location": "/c"}), Reply({"a": 1}))
    response = client.session.get("/a", headers={"X-One": "1"})
    assert response.url == f"{server.url}/c" and datetime.timedelta(0) < response.elapsed < datetime.timedelta(
        minutes=9
    )
    assert [(hop.status_code, hop.url) for hop in response.history] == [
        (302, f"{server.url}/a"),
        (307, f"{server.url}/b"),
    ]
    assert response.history[0].headers["location"] == "/b"
    sent = response.request
    assert sent is not None and (sent.method, sent.url, sent.body) == ("GET", f"{server.url}/c", None)
    assert sent.headers["x-one"] == "1" and sent.headers["Authorization"] == "***" and TOKEN not in repr(sent.headers)
    posted = client.session.post("/a", json={"b": 2}).request
    assert posted is not None and posted.body == b'{"b":2}' and posted.method == "POST"
    assert ferrohub.Response(200).request is None and ferrohub.Response(200).history == []


def test_options_of_one_call(client: ferrohub.Client, server: Server) -> None:
    """ClientSession.request takes headers, a credential and a timeout."""
    client.session.headers["X-Team"] = "session"
    client.session.get("/a", headers={"X-Team": "call"}, auth=("mona", "pw"), timeout=(3, None))
    client.session.get("/a")
    first, second = server.requests
    assert (first.headers["x-team"], second.headers["x-team"]) == ("call", "session")
    assert first.headers["authorization"].startswith("Basic ") and second.headers["authorization"] == f"token {TOKEN}"
    assert client.session.timeout == (4, 10)
    for bad in (0, "soon", (1, 2, 3)):
        with pytest.raises((TypeError, ValueError), match="timeout"):
            client.session.get("/a", timeout=bad)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="auth"):
        client.session.get("/a", auth=5)  # type: ignore[arg-type]


def test_the_timeout_of_one_call_ends_it() -> None:
    with Faulty(lambda connection, server: server.head(connection) and server.over.wait(60)) as server:
        client = server.client(timeout=60, retries=0)
        with pytest.raises(ferrohub.exceptions.Timeout):
            client.session.get("/x", timeout=0.1)


def test_responses_are_made_by_hand() -> None:
    made = ferrohub.Response(404, "https://h/x", {"X-Thing": "1"}, json={"message": "No"}, method="get".upper())
    assert made.json() == {"message": "No"} and made.headers["x-thing"] == "1" and not made.ok
    with pytest.raises(ferrohub.exceptions.NotFoundError, match="404 No"):
        made.raise_for_status()
    assert ferrohub.Response().status_code == 200 and ferrohub.Response(content="text").text == "text"
    assert ferrohub.Response(204, "https://h/x", [("A", "1"), ("A", "2")], b"").headers["a"] == "1, 2"
    copied = pickle.loads(pickle.dumps(made))
    assert (copied.status_code, copied.content, copied.method) == (404, made.content, "GET")
    with pytest.raises(TypeError, match="mutually exclusive"):
        ferrohub.Response(200, content=b"", json={})
    with pytest.raises(ValueError, match="url"):
        ferrohub.Response(200, "no url")


def test_requests_are_made_by_hand(client: ferrohub.Client, server: Server) -> None:
    """ClientSession.send"""
    request = ferrohub.Request("post", f"{server.url}/a", {"X-A": "1"}, "body", timeout=(1, 2))
    assert (request.method, request.body, request.timeout, request.auth) == ("POST", b"body", (1.0, 2.0), None)
    other = request.with_headers({"X-A": None, "X-B": "2"})
    client.session.send(other)
    sent = server.requests[0]
    assert (sent.method, sent.body, sent.headers.get("x-a"), sent.headers["x-b"]) == ("POST", b"body", None, "2")
    assert sent.headers["authorization"] == f"token {TOKEN}" and request.headers["x-a"] == "1"
    assert repr(ferrohub.Request("GET", "https://h/x?access_token=s3cret")).count("s3cret") == 0


@pytest.mark.parametrize("stream", [False, True])
def test_bodies_are_read_in_pieces(client: ferrohub.Client, server: Server, stream: bool) -> None:
    """Response.iter_content, Response.iter_lines, Response.raw and Response.read."""
    server.will(*[Reply(BODY)] * 10)

    def get() -> ferrohub.Response:
        return client.session.get("/x", stream=stream)

    pieces = list(get().iter_content(1000))
    assert b"".join(pieces) == BODY and {len(piece) for piece in pieces[:-1]} == {1000}
    assert b"".join(get().iter_content(None)) == BODY
    assert "".join(get().iter_content(7, decode_unicode=True)) == BODY.decode()
    assert list(get().iter_lines()) == BODY.splitlines()
    assert list(get().iter_lines(decode_unicode=True, chunk_size=3))[:3] == ["line 0", "line 1", "line 2"]
    file = io.BytesIO()
    shutil.copyfileobj(get().raw, file)
    assert file.getvalue() == BODY
    assert get().raw.read(6) == b"line 0" and b"".join(get().raw.stream(999)) == BODY
    response = get()
    assert (response.raw.read(2), response.raw.readline(), response.raw.read(0)) == (b"li", b"ne 0\n", b"")
    assert response.raw.read() == BODY[7:] and response.raw.read(5) == response.raw.read() == b""
    with get() as response:
        assert response.content == BODY == response.read() and response.text.startswith("line 0")
        assert b"".join(response.iter_content()) == BODY
        assert response.method == "GET" and response.request is not None
    with pytest.raises(ValueError, match="chunk_size"):
        response.iter_content(0)


@pytest.mark.parametrize(
    ("body", "delimiter"),
    [
        (b"a\r\nb\rc\n\nd", None),
        (b"a\n", None),
        (b"", None),
        (b"a;b;;c", b";"),
        (b"\n\n", None),
        ("é\nü".encode(), None),
    ],
)
@pytest.mark.parametrize("size", [1, 2, 3, None])
def test_lines_do_not_depend_on_the_pieces(body: bytes, delimiter: bytes | None, size: int | None) -> None:
    due = body.split(delimiter) if delimiter else body.splitlines()
    assert list(ferrohub.Response(content=body).iter_lines(size, delimiter=delimiter)) == due


def test_a_stream_begins_before_its_body_has_come(tmp_path: pathlib.Path) -> None:
    """The body of a stream is never whole in memory, and the head is there before it."""

    def handle(connection: Any, server: Faulty) -> None:
        server.head(connection)
        connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nfirst")
        read.wait(60)
        connection.sendall(b"later")

    read = threading.Event()
    with Faulty(handle) as server:
        response = server.client(timeout=60).session.get("/x", stream=True)
        pieces = response.iter_content(None)
        assert response.status_code == 200 and next(pieces) == b"first"
        read.set()
        assert b"".join(pieces) == b"later"


def test_the_body_of_an_error_is_read_at_once(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"message": "No"}, 404), Reply(b""))
    response = client.session.get("/x", stream=True)
    assert response.json() == {"message": "No"}
    assert list(client.session.get("/x", stream=True).iter_content()) == []


def test_a_stream_that_breaks_off_raises() -> None:
    def handle(connection: Any, server: Faulty) -> None:
        server.head(connection)
        connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nfirst")

    with Faulty(handle) as server:
        response = server.client(timeout=60, retries=0).session.get("/x", stream=True)
        with pytest.raises(ferrohub.exceptions.ConnectionError):
            list(response.iter_content())


def test_a_stream_that_is_closed_ends(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(BODY * 20))
    response = client.session.get("/x", stream=True)
    pieces = response.iter_content(10)
    assert next(pieces) == BODY[:10]
    response.raw.close()
    assert len(b"".join(pieces)) < len(BODY * 20)
    assert client.session.get("/x").ok


def test_streams_of_an_asynchronous_client(server: Server) -> None:
    async def run() -> None:
        client = ferrohub.AsyncClient(token="t", base_url=server.url)
        server.will(*[Reply(BODY)] * 5)
        response: Any = await client.session.get("/x", stream=True)
        with pytest.raises(TypeError, match="await"):
            _ = response.content
        with pytest.raises(TypeError, match="iter_content"):
            _ = response.raw
        assert b"".join([piece async for piece in response.iter_content(1000)]) == BODY
        response = await client.session.get("/x", stream=True)
        assert [line async for line in response.iter_lines(decode_unicode=True)] == BODY.decode().splitlines()
        response = await client.session.get("/x", stream=True)
        assert await response.read() == BODY == await response.read() == response.content
        assert b"".join([piece async for piece in response.iter_content()]) == BODY
        assert (await client.session.get("/x")).content == BODY

    asyncio.run(run())


def test_async_with_closes_a_stream(server: Server) -> None:
    async def run() -> None:
        client = ferrohub.AsyncClient(token="t", base_url=server.url)
        server.will(*[Reply(BODY * 20)] * 2)
        async with await client.session.get("/x", stream=True) as response:
            pieces = [piece async for piece in response.iter_content(10)]
            assert b"".join(pieces) == BODY * 20
        async with await client.session.get("/x", stream=True) as response:
            first = await anext(response.iter_content(10))
        assert first == BODY[:10] and [piece async for piece in response.iter_content()] == []

    asyncio.run(run())


def test_a_stream_of_a_cassette(server: Server, tmp_path: pathlib.Path) -> None:
    from ferrohub.testing import Recorder

    server.will(Reply({"a": 1}))
    for _ in range(2):
        client = ferrohub.Client(base_url=server.url)
        with Recorder(client, tmp_path).use_cassette("stream"):
            assert b"".join(client.session.get("/x", stream=True).iter_content()) == b'{"a": 1}'
    assert len(server.requests) == 1
