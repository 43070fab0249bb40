"""Subclasses of sessions that override `request` or `send`: all operations go through them."""

from __future__ import annotations

import asyncio
import pathlib
import threading
import unittest.mock
from collections.abc import Callable
from typing import Any

import pytest

import ferrohub
from ferrohub.repos.release import Release
from ferrohub.testing import from_body
from harness import Reply, Server, make

ITEMS = [{"login": f"u{n}", "id": n} for n in range(3)]


class Logged(ferrohub.ClientSession):
    """Notes what goes through `request`, and adds a header."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.seen: list[str] = []
        self.threads: set[threading.Thread] = set()

    def request(self, method: str, url: str, **kwargs: Any) -> Any:
        self.seen.append(f"{method} {url.partition('?')[0].removeprefix(self.base_url)}")
        self.threads.add(threading.current_thread())
        kwargs["headers"] = {**(kwargs.get("headers") or {}), "X-Trace": "7"}
        return super().request(method, url, **kwargs)


class Sending(ferrohub.ClientSession):
    """The same through `send`."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.seen: list[str] = []
        self.threads: set[threading.Thread] = set()

    def send(self, request: ferrohub.Request, **kwargs: Any) -> Any:
        self.seen.append(f"{request.method} {request.url.partition('?')[0].removeprefix(self.base_url)}")
        self.threads.add(threading.current_thread())
        return super().send(request.with_headers({"X-Trace": "7"}), **kwargs)


def client_of(kind: type[Any], server: Server, **options: Any) -> Any:
    client = ferrohub.Client(token="t0ken", session=kind(base_url=server.url, **options))
    assert type(client.session) is kind
    return client


@pytest.fixture(params=[Logged, Sending])
def kind(request: pytest.FixtureRequest) -> Any:
    return request.param


def test_operations_listings_and_addresses_go_through_it(kind: Any, server: Server) -> None:
    client = client_of(kind, server)
    link = {"Link": f'<{server.url}/users?page=2>; rel="next"'}
    user = {**ITEMS[0], "url": f"{server.url}/users/u0"}
    server.will(Reply(user), Reply(ITEMS, headers=link), Reply(ITEMS), Reply("ok"), Reply("ok"), Reply(user))
    found = client.user("u0")
    assert found.session is client.session
    assert [each.login for each in client.all_users()] == [item["login"] for item in ITEMS * 2]
    client.session.get("/zen")
    client.request("GET /octocat")
    found.refresh()
    paths = ["/users/u0", "/users", "/users", "/zen", "/octocat", "/users/u0"]
    assert client.session.seen == [f"GET {path}" for path in paths]
    assert client.session.threads == {threading.current_thread()}
    assert [request.headers["x-trace"] for request in server.requests] == ["7"] * 6
    assert {request.headers["authorization"] for request in server.requests} == {"token t0ken"}


def test_nothing_is_prefetched(kind: Any, server: Server) -> None:
    """Prefetch runs no code of a program's."""
    client = client_of(kind, server)
    server.will(*(Reply(ITEMS, headers={"Link": f'<{server.url}/users?page={n}>; rel="next"'}) for n in range(2, 9)))
    listing = client.all_users()
    for _ in range(len(ITEMS) * 3):
        next(listing)
    assert len(server.requests) == len(client.session.seen) == 3


def test_operations_of_several_requests_go_through_it(kind: Any, server: Server) -> None:
    client = client_of(kind, server)
    server.will(Reply({"sha": "s", "tag": "t", "object": {}}, 201), Reply({"ref": "refs/tags/t", "object": {}}, 201))
    make("ShortRepository", client).create_tag("t", "m", "sha", "commit", {})
    assert [line.partition(" ")[0] for line in client.session.seen] == ["POST", "POST"]
    assert all(request.json and request.headers["x-trace"] == "7" for request in server.requests)


def test_downloads_and_uploads_go_through_it(kind: Any, server: Server, tmp_path: pathlib.Path) -> None:
    client = client_of(kind, server)
    server.will(Reply(b"x" * 300_000))
    assert make("Asset", client).download(tmp_path / "asset") == str(tmp_path / "asset")
    assert (tmp_path / "asset").read_bytes() == b"x" * 300_000
    server.will(Reply({"id": 1, "name": "a"}, 201))
    upload_url = f"{server.url}/assets{{?name,label}}"
    from_body(Release, {"id": 1, "upload_url": upload_url}, client).upload_asset("text/plain", "a.txt", b"content")
    assert server.requests[-1].body == b"content" and len(client.session.seen) == 2


def test_errors_and_exceptions_pass(kind: Any, server: Server) -> None:
    client = client_of(kind, server)
    server.will(Reply({"message": "No"}, 404))
    with pytest.raises(ferrohub.exceptions.NotFoundError):
        client.user("ghost")

    class Refusing(ferrohub.ClientSession):
        def send(self, request: ferrohub.Request, **kwargs: Any) -> Any:
            raise KeyError(request.method)

    with pytest.raises(KeyError, match="GET"):
        client_of(Refusing, server).user("ghost")
    assert len(server.requests) == 1


def test_a_response_made_by_hand_is_taken(server: Server) -> None:
    class Canned(ferrohub.ClientSession):
        def request(self, method: str, url: str, **kwargs: Any) -> ferrohub.Response:
            return ferrohub.Response(200, url, json={"login": "octocat", "id": 1})

    class Lookalike(ferrohub.ClientSession):
        def request(self, method: str, url: str, **kwargs: Any) -> Any:
            return unittest.mock.Mock(status_code=200, url=url, headers={"ETag": '"x"'}, content=b'{"login": "mona"}')

    assert client_of(Canned, server).user("octocat").login == "octocat"
    assert client_of(Lookalike, server).user("mona").etag == '"x"'
    assert server.requests == []


def test_a_method_that_is_patched_is_used(client: ferrohub.Client, server: Server) -> None:
    response = ferrohub.Response(200, json={"login": "patched"})
    with unittest.mock.patch.object(ferrohub.ClientSession, "request", return_value=response) as request:
        assert client.user("x").login == "patched"
    request.assert_called_once()
    assert client.user("octocat").session is client.session and len(server.requests) == 1


def test_an_override_may_send_others(server: Server) -> None:
    """It runs while no lock is held, also from within itself."""

    class Custom(ferrohub.ClientSession):
        def send(self, request: ferrohub.Request, **kwargs: Any) -> Any:
            if not request.url.endswith("/zen"):
                assert self.get("/zen").ok
            return super().send(request, **kwargs)

    client = client_of(Custom, server)
    server.will(Reply("zen"), Reply(ITEMS))
    assert len(list(client.all_users())) == 3
    assert [request.line for request in server.requests] == ["GET /zen", "GET /users"]


@pytest.mark.parametrize("is_async", [False, True])
def test_asyncio(kind: Any, server: Server, is_async: bool) -> None:
    """The override is called on the event loop; it may be a coroutine function."""

    class Awaiting(Logged):
        async def request(self, method: str, url: str, **kwargs: Any) -> Any:
            await asyncio.sleep(0)
            return await super().request(method, url, **kwargs)

    async def run() -> None:
        session = (Awaiting if is_async else kind)(base_url=server.url)
        client: Any = ferrohub.AsyncClient(token="t0ken", session=session)
        server.will(Reply(ITEMS[0]), Reply(ITEMS), Reply("zen"))
        assert (await client.user("u0")).login == "u0"
        assert [found.login async for found in client.all_users()] == ["u0", "u1", "u2"]
        assert (await client.session.get("/zen")).ok
        assert session.seen == ["GET /users/u0", "GET /users", "GET /zen"]

    asyncio.run(run())
    assert [request.headers["x-trace"] for request in server.requests] == ["7"] * 3


def test_the_plain_session_is_left_alone(client: ferrohub.Client, server: Server) -> None:
    calls: list[Callable[..., Any]] = []
    with unittest.mock.patch("ferrohub._overrides.request", calls.append):
        client.user("octocat")
    assert calls == [] and len(server.requests) == 1
