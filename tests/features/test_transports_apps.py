"""Transports to WSGI and ASGI applications."""

from __future__ import annotations

import asyncio
import json
import os
import pathlib
import pickle
import threading
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest
from test_transfer_files import until

import ferrohub
from ferrohub import transports
from forking import in_child, needs_fork
from harness import TOKEN, body_of, make, run

DATA = os.urandom(300_000)
PIECE = 50_000


def reply(method: str, path: str, body: bytes) -> tuple[int, bytes]:
    """What both applications respond."""
    if path == "/users/octocat":
        return 200, json.dumps({"login": "octocat"}).encode()
    if path == "/echo":
        return 201, json.dumps({"method": method, "body": body.decode()}).encode()
    if path.startswith("/upload"):
        return 201, json.dumps({**body_of("Asset"), "size": len(body), "label": str(body == DATA)}).encode()
    return 404, b'{"message": "Not Found"}'


# WSGI


class Wsgi:
    """A WSGI application."""

    def __init__(self) -> None:
        self.environs: list[dict[str, Any]] = []
        self.produced = 0
        self.closed = 0

    def __call__(self, environ: dict[str, Any], start: Callable[..., Any]) -> Iterable[bytes]:
        self.environs.append(environ)
        if environ["PATH_INFO"] == "/broken":
            raise ConnectionError("a bug")
        if environ["PATH_INFO"] == "/file" or "assets" in environ["PATH_INFO"]:
            return self.chunks(start)
        if environ["PATH_INFO"] == "/written":
            start("200 OK", [])(b"writ")
            return [b"ten"]
        if environ["PATH_INFO"] == "/silent":
            return []
        body = environ["wsgi.input"].read(int(environ.get("CONTENT_LENGTH") or 0))
        status, content = reply(environ["REQUEST_METHOD"], environ["PATH_INFO"], body)
        start(f"{status} Status", [("Content-Type", "application/json"), ("Content-Length", str(len(content)))])
        return [content]

    def chunks(self, start: Callable[..., Any]) -> Iterator[bytes]:
        start("200 OK", [("Content-Length", str(len(DATA)))])
        try:
            for at in range(0, len(DATA), PIECE):
                self.produced += 1
                yield DATA[at : at + PIECE]
        finally:
            self.closed += 1


def test_a_wsgi_application() -> None:
    app = Wsgi()
    client = ferrohub.Client(token=TOKEN, transport=transports.wsgi(app), base_url="https://h.example:8443/base")
    client.session.get("/d%C3%A9j%C3%A0 vu", params={"a": "b c"})
    environ = app.environs[0]
    assert environ["PATH_INFO"].encode("latin-1").decode() == "/base/déjà vu" and environ["QUERY_STRING"] == "a=b+c"
    assert (environ["SERVER_NAME"], environ["SERVER_PORT"], environ["wsgi.url_scheme"]) == (
        "h.example",
        "8443",
        "https",
    )
    assert environ["HTTP_AUTHORIZATION"] == f"token {TOKEN}" and environ["HTTP_HOST"] == "h.example:8443"
    client = ferrohub.Client(transport=transports.wsgi(app))
    assert client.user("octocat").login == "octocat"
    assert client.session.post("/echo", data="é").json() == {"method": "POST", "body": "é"}
    assert app.environs[-1]["CONTENT_LENGTH"] == "2"
    with pytest.raises(ferrohub.NotFoundError):
        client.user("nobody")
    assert client.session.get("/written").content == b"written"


@pytest.mark.parametrize(
    ("path", "raised", "why"), [("/broken", ConnectionError, "^a bug"), ("/silent", RuntimeError, "start_response")]
)
def test_an_error_of_a_wsgi_application(path: str, raised: Any, why: str) -> None:
    app = Wsgi()
    with pytest.raises(raised, match=why):
        ferrohub.Client(transport=transports.wsgi(app)).session.get(path)
    assert len(app.environs) == 1


def test_bodies_of_a_wsgi_application_are_streamed(tmp_path: pathlib.Path) -> None:
    app = Wsgi()
    client = ferrohub.Client(token=TOKEN, transport=transports.wsgi(app))
    response = client.session.get("/file", stream=True)
    pieces = response.iter_content(PIECE)
    assert next(pieces) == DATA[:PIECE] and app.produced < 6 and app.closed == 0
    assert b"".join(pieces) == DATA[PIECE:] and app.closed == 1
    make("Asset", client).download(str(tmp_path / "it"))
    assert (tmp_path / "it").read_bytes() == DATA and app.closed == 2
    release = make("Release", client, upload_url="https://api.github.com/upload{?name,label}")
    uploaded = release.upload_asset("application/zip", "it.zip", tmp_path / "it")
    assert (uploaded.size, uploaded.label) == (len(DATA), "True")
    response = client.session.get("/file", stream=True)
    response.close()
    assert app.closed == 3


def test_a_wsgi_application_of_an_asynchronous_client(tmp_path: pathlib.Path) -> None:
    app = Wsgi()
    threads = []

    def noted(environ: Any, start: Any) -> Any:
        threads.append(threading.get_ident())
        return app(environ, start)

    async def main() -> None:
        client = ferrohub.AsyncClient(token=TOKEN, transport=transports.wsgi(noted))
        assert (await client.user("octocat")).login == "octocat"
        found: Any = make("Asset", client)
        await found.download(str(tmp_path / "it"))
        assert (tmp_path / "it").read_bytes() == DATA and app.closed == 1
        assert threading.get_ident() not in threads

    run(main())


# ASGI


class Asgi:
    """An ASGI application."""

    def __init__(self) -> None:
        self.scopes: list[dict[str, Any]] = []
        self.loops: list[Any] = []
        self.produced = 0
        self.ended: list[str] = []

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        self.scopes.append(scope)
        self.loops.append(asyncio.get_running_loop())
        if scope["path"] == "/broken":
            raise ConnectionError("a bug")
        if scope["path"] == "/silent":
            return
        if scope["path"] == "/file" or "assets" in scope["path"]:
            await self.chunks(send)
            return
        body, more = b"", True
        while more:
            event = await receive()
            body, more = body + event["body"], event["more_body"]
        await asyncio.sleep(0)
        status, content = reply(scope["method"], scope["path"], body)
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(content)).encode())]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": content})
        assert (await receive())["type"] == "http.disconnect"

    async def chunks(self, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200})
        try:
            for at in range(0, len(DATA), PIECE):
                self.produced += 1
                await send({"type": "http.response.body", "body": DATA[at : at + PIECE], "more_body": True})
            await send({"type": "http.response.body"})
            self.ended.append("done")
        except asyncio.CancelledError:
            self.ended.append("cancelled")
            raise


def test_an_asgi_application_of_a_blocking_client() -> None:
    app = Asgi()
    with ferrohub.Client(token=TOKEN, transport=transports.asgi(app), base_url="http://h.example/base") as client:
        client.session.get("/d%C3%A9j%C3%A0 vu", params={"a": "b c"})
    scope = app.scopes[0]
    assert (scope["path"], scope["raw_path"]) == ("/base/déjà vu", b"/base/d%C3%A9j%C3%A0%20vu")
    assert (scope["query_string"], scope["scheme"], scope["server"]) == (b"a=b+c", "http", ("h.example", 80))
    assert dict(scope["headers"])[b"authorization"] == f"token {TOKEN}".encode()
    assert dict(scope["headers"])[b"host"] == b"h.example"
    with ferrohub.Client(transport=transports.asgi(app)) as client:
        assert client.user("octocat").login == "octocat"
        assert client.session.post("/echo", data="é").json() == {"method": "POST", "body": "é"}
        assert client.session.head("/users/octocat").content == b""
        with pytest.raises(ferrohub.NotFoundError):
            client.user("nobody")
        assert len(set(app.loops[1:])) == 1 and not app.loops[1].is_closed()
    assert app.loops[1].is_closed()


@pytest.mark.parametrize(
    ("path", "raised", "why"), [("/broken", ConnectionError, "^a bug"), ("/silent", RuntimeError, "without a response")]
)
@pytest.mark.parametrize("stream", [True, False])
def test_an_error_of_an_asgi_application(path: str, raised: Any, why: str, stream: bool) -> None:
    app = Asgi()
    with ferrohub.Client(transport=transports.asgi(app)) as client, pytest.raises(raised, match=why):
        client.session.get(path, stream=stream)
    assert len(app.scopes) == 1


def test_bodies_of_an_asgi_application_are_streamed(tmp_path: pathlib.Path) -> None:
    app = Asgi()
    with ferrohub.Client(token=TOKEN, transport=transports.asgi(app)) as client:
        pieces = client.session.get("/file", stream=True).iter_content(PIECE)
        assert next(pieces) == DATA[:PIECE] and app.produced < 6
        assert b"".join(pieces) == DATA[PIECE:] and app.ended == ["done"]
        make("Asset", client).download(str(tmp_path / "it"))
        assert (tmp_path / "it").read_bytes() == DATA
        release = make("Release", client, upload_url="https://api.github.com/upload{?name,label}")
        uploaded = release.upload_asset("application/zip", "it.zip", tmp_path / "it")
        assert (uploaded.size, uploaded.label) == (len(DATA), "True")
        client.session.get("/file", stream=True).close()
        until(lambda: len(app.ended) == 3)
        assert app.ended == ["done", "done", "cancelled"]


def test_a_blocking_client_within_an_event_loop() -> None:
    async def main() -> None:
        with ferrohub.Client(transport=transports.asgi(Asgi())) as client:
            assert client.user("octocat").login == "octocat"

    run(main())


def test_an_asgi_application_of_an_asynchronous_client(tmp_path: pathlib.Path) -> None:
    app = Asgi()

    async def main() -> None:
        async with ferrohub.AsyncClient(token=TOKEN, transport=transports.asgi(app)) as client:
            assert (await client.user("octocat")).login == "octocat"
            response = await client.session.get("/file", stream=True)
            assert b"".join([chunk async for chunk in response.iter_content(PIECE)]) == DATA
            found: Any = make("Asset", client)
            await found.download(str(tmp_path / "it"))
            assert (tmp_path / "it").read_bytes() == DATA
            release: Any = make("Release", client, upload_url="https://api.github.com/upload{?name,label}")
            uploaded = await release.upload_asset("application/zip", "it.zip", tmp_path / "it")
            assert (uploaded.size, uploaded.label) == (len(DATA), "True")
            assert set(app.loops) == {asyncio.get_running_loop()} and app.ended == ["done", "done"]

    run(main())


def test_a_cancelled_call_cancels_the_application() -> None:
    events = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        events.append("started")
        started.set()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            events.append("cancelled")
            raise

    async def main() -> None:
        client = ferrohub.AsyncClient(transport=transports.asgi(app))
        task = asyncio.create_task(client.user("octocat"))
        await started.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    started = asyncio.Event()
    run(main())
    assert events == ["started", "cancelled"]


@needs_fork
def test_a_forked_process_has_an_event_loop_of_its_own() -> None:
    with ferrohub.Client(transport=transports.asgi(Asgi())) as client:
        assert client.user("octocat").login == "octocat"
        assert in_child(lambda: client.user("octocat").login) == "octocat"


def test_transports_of_applications_are_pickled() -> None:
    for make_transport, app in ((transports.wsgi, Wsgi()), (transports.asgi, Asgi())):
        client: Any = ferrohub.Client(transport=make_transport(app))  # type: ignore[operator]
        with pickle.loads(pickle.dumps(client)) as copied:
            assert copied.user("octocat").login == "octocat"


@pytest.mark.parametrize("make_transport", [transports.wsgi, transports.asgi])
def test_what_is_no_application_is_rejected(make_transport: Any) -> None:
    with pytest.raises(TypeError, match="SGI application, not int"):
        make_transport(1)
    assert "SGI" in type(make_transport(print)).__name__ and "print" in repr(make_transport(print))
