"""Transports: a callable of the user sends the requests, below all layers."""

from __future__ import annotations

import asyncio
import datetime
import json
import pickle
import subprocess
import sys
import threading
from typing import Any

import pytest

import ferrohub
from ferrohub.transports import Request, Response
from forking import in_child, needs_fork
from harness import TOKEN, Reply, Server, run
from transport_replies import API, KEY, USER, Replies, ok, page

# What a transport gets


def test_a_transport_gets_what_would_be_sent() -> None:
    transport = Replies(ok)
    client = ferrohub.Client(token=TOKEN, transport=transport, timeout=(3, None), user_agent="mine/1")
    assert client.user("octocat").login == "octocat"
    client.session.post("/x", json={"a": "é"}, timeout=9, headers={"X-One": "1"})
    first, second = transport.requests
    assert (first.method, first.url, first.read(), list(first), first.size) == (
        "GET",
        f"{API}/users/octocat",
        b"",
        [],
        None,
    )
    assert first.headers["AUTHORIZATION"] == f"token {TOKEN}" and first.headers["User-Agent"] == "mine/1"
    assert (first.timeout, first.stream, first.asynchronous, first.streamed) == ((3.0, None), False, False, False)
    assert (second.method, json.loads(second.read()), second.timeout) == ("POST", {"a": "é"}, (9.0, 9.0))
    assert b"".join(second) == second.read() and second.size == len(second.read())
    assert second.headers["x-one"] == "1" and second.headers["content-type"] == "application/json"
    assert client.session.request_counter == 2


def test_no_repr_shows_a_credential() -> None:
    transport = Replies(ok)
    ferrohub.Client(token=TOKEN, transport=transport).session.get(
        "/x?access_token=ghp_abcdefghijklmnopqrstuvwxyz0123456789"
    )
    [request] = transport.requests
    assert TOKEN not in repr(request) + repr(request.headers) and "ghp_" not in repr(request)
    assert repr(request).startswith("<Request [GET] https://api.github.com/x?access_token=")
    assert TOKEN in request.headers["authorization"] and "ghp_" in request.url


def test_it_runs_on_the_calling_thread() -> None:
    threads = []

    def transport(request: Request) -> Response:
        threads.append(threading.get_ident())
        return page(request)

    client = ferrohub.Client(transport=transport, read_ahead=8)
    issues = client.issues_on("o", "r", number=-1)
    assert [issue.number for issue in issues] == [1, 2, 3, 4, 5, 6]
    assert threads == [threading.get_ident()] * 3


def test_it_runs_in_the_task_that_awaits_the_call() -> None:
    tasks = []

    async def transport(request: Request) -> Response:
        tasks.append(asyncio.current_task())
        await asyncio.sleep(0)
        assert request.asynchronous
        return page(request)

    async def main() -> None:
        client = ferrohub.AsyncClient(transport=transport)
        assert [issue.number async for issue in client.issues_on("o", "r")] == [1, 2, 3, 4, 5, 6]
        assert tasks == [asyncio.current_task()] * 3

    run(main())


def test_an_asynchronous_client_may_have_a_blocking_transport() -> None:
    async def main() -> str:
        return str((await ferrohub.AsyncClient(transport=ok).user("octocat")).login)

    assert run(main()) == "octocat"


def test_no_page_is_prefetched() -> None:
    transport = Replies(page)
    issues = iter(ferrohub.Client(transport=transport, read_ahead=8).issues_on("o", "r"))
    numbers = [next(issues).number for _ in range(3)]
    assert numbers == [1, 2, 3] and len(transport.requests) == 2
    assert [issue.number for issue in issues] == [4, 5, 6] and len(transport.requests) == 3


class Prefetching(Replies):
    """A transport that may be called in other threads."""

    prefetch = True

    def __call__(self, request: Request) -> Any:
        reply = super().__call__(request)
        if request.url.endswith("page=3"):
            assert threading.current_thread() is not threading.main_thread()
            reached.set()
        return reply


def test_pages_are_prefetched_through_a_transport_that_allows_it() -> None:
    transport = Prefetching(page)
    reached.clear()
    issues = iter(ferrohub.Client(transport=transport, read_ahead=8).issues_on("o", "r"))
    assert [next(issues).number for _ in range(3)] == [1, 2, 3]
    # The third page is requested although iteration has not reached it.
    assert reached.wait(30)
    assert [issue.number for issue in issues] == [4, 5, 6] and len(transport.requests) == 3


def test_a_prefetch_that_fails_is_repeated_where_the_call_waits() -> None:
    class Asynchronous(Replies):
        prefetch = True

        def __call__(self, request: Request) -> Any:
            asynchronous.append(request.asynchronous)
            return self.reply(request)

        async def reply(self, request: Request) -> Response:
            return page(request)

    async def main() -> None:
        client = ferrohub.AsyncClient(transport=Asynchronous(None))
        assert [issue.number async for issue in client.issues_on("o", "r")] == [1, 2, 3, 4, 5, 6]

    asynchronous: list[bool] = []
    run(main())
    assert asynchronous.count(True) == 3


reached = threading.Event()


def test_tables_are_read_through_a_transport() -> None:
    transport = Replies(page)
    rows = ferrohub.Client(transport=transport).issues_on("o", "r").to_dicts(["number"])
    assert [row["number"] for row in rows] == [1, 2, 3, 4, 5, 6] and len(transport.requests) == 3


def test_a_transport_may_send_requests_itself() -> None:
    """No lock is held: other clients, other listings and the same client work meanwhile."""
    inner = ferrohub.Client(transport=page)
    depth = []

    def transport(request: Request) -> Response:
        assert len([issue.number for issue in inner.issues_on("o", "r")]) == 6
        if len(depth) < 2:
            depth.append(request.url)
            assert client.user("nested").login == "octocat"
        return ok()

    client = ferrohub.Client(transport=transport, token=TOKEN)
    assert client.user("octocat").login == "octocat" and len(depth) == 2


def test_a_transport_in_a_task_may_await_requests_itself() -> None:
    async def transport(request: Request) -> Response:
        if request.url.endswith("/octocat"):
            assert (await client.user("nested")).login == "octocat"
        return ok()

    async def main() -> None:
        assert (await client.user("octocat")).login == "octocat"

    client = ferrohub.AsyncClient(transport=transport)
    run(main())


def test_a_transport_sends_requests_while_it_renews_a_token() -> None:
    """Whoever renews the token of an installation holds a lock, but not while the transport runs."""
    tokens: list[str] = []

    def transport(request: Request) -> Response:
        if not request.url.endswith("/access_tokens"):
            signed.append((request.url.rpartition("/")[2], request.headers["authorization"]))
            revoked = request.headers["authorization"].endswith("-0")
            return Response.json({"message": "Bad credentials"}, 401) if revoked else ok()
        tokens.append(f"token-{len(tokens)}")
        name = tokens[-1]
        if name == "token-1":
            client.session.get("/inner")
        end = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(hours=1)
        return Response.json({"token": name, "expires_at": end.isoformat()}, 201)

    signed: list[tuple[str, str]] = []
    client = ferrohub.Client(transport=transport)
    client.session.retries = 0  # a new token that is rejected is retried for some seconds
    client.login_as_app_installation(KEY, 1, 2)
    assert client.user("octocat").login == "octocat"
    assert signed[:2] == [("octocat", "token token-0"), ("inner", "token token-0")]
    assert signed[-1] == ("octocat", f"token {tokens[1]}")


def test_a_session_that_overrides_send_has_a_transport() -> None:
    class Counting(ferrohub.ClientSession):
        sent = 0

        def send(self, request: Any, *args: Any, **options: Any) -> Any:
            self.sent += 1
            return super().send(request, *args, **options)

    session = Counting(transport=page)
    assert [issue.number for issue in ferrohub.Client(session=session).issues_on("o", "r")] == [1, 2, 3, 4, 5, 6]
    assert session.sent == 3


# The option


def test_a_transport_is_an_option_that_can_be_changed(server: Server) -> None:
    transport = Replies(ok)
    client = ferrohub.Client(base_url=server.url)
    assert client.session.transport is None
    client.session.transport = transport
    assert client.session.transport is transport and client.user("octocat").login == "octocat"
    assert server.requests == []
    client.session.transport = None
    server.will(Reply(USER))
    assert client.user("octocat").login == "octocat" and len(server.requests) == 1
    session = ferrohub.ClientSession(transport=transport)
    assert ferrohub.Client(session=session).session.transport is transport


@pytest.mark.parametrize("wrong", [1, "requests", Response(200), Replies])
def test_what_is_no_transport_is_rejected(wrong: Any) -> None:
    with pytest.raises(TypeError, match="transport must be a callable that takes a request"):
        ferrohub.Client(transport=wrong)


class Fixed:
    """A transport that can be pickled."""

    def __init__(self, login: str) -> None:
        self.login = login

    def __call__(self, request: Request) -> Response:
        return Response.json({**USER, "login": self.login})


def test_a_pickle_of_a_session_contains_its_transport() -> None:
    client = ferrohub.Client(transport=Fixed("kept"))
    for copied in (pickle.loads(pickle.dumps(client)), pickle.loads(pickle.dumps(client.user("x")))):
        assert copied.session.transport.login == "kept"
        assert ferrohub.Client(session=copied.session).user("y").login == "kept"
    client.session.transport = lambda request: ok()
    with pytest.raises((pickle.PicklingError, AttributeError), match=r"lambda|local"):
        pickle.dumps(client)


@needs_fork
def test_a_forked_process_uses_the_transport() -> None:
    client = ferrohub.Client(transport=ok)
    assert client.user("octocat").login == "octocat"
    assert in_child(lambda: client.user("octocat").login) == "octocat"


class Closing(Replies):
    """A transport that counts how often it is closed."""

    closed = 0
    aclosed = 0

    def close(self) -> None:
        self.closed += 1


class AsyncClosing(Closing):
    """The same with the method for asyncio."""

    async def aclose(self) -> None:
        await asyncio.sleep(0)
        self.aclosed += 1


def test_a_transport_is_closed_with_the_client() -> None:
    transport = Closing(ok)
    with ferrohub.Client(transport=transport) as client:
        assert client.user("octocat").login == "octocat" and transport.closed == 0
    client.close()
    assert transport.closed == 1
    transport = Closing(ok)
    with ferrohub.ClientSession(transport=transport):
        pass
    assert transport.closed == 1


def test_a_transport_is_closed_at_the_end_of_async_with() -> None:
    transport = AsyncClosing(ok)

    async def main() -> None:
        async with ferrohub.AsyncClient(transport=transport) as client:
            await client.user("octocat")
        assert (transport.closed, transport.aclosed) == (1, 1)

    run(main())


def test_a_cancelled_task_cancels_its_transport() -> None:
    events = []

    async def transport(request: Request) -> Response:
        started.set()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            events.append("cancelled")
            raise
        raise AssertionError

    async def main() -> None:
        global started
        started = asyncio.Event()
        client = ferrohub.AsyncClient(transport=transport)
        task = asyncio.create_task(client.user("octocat"))
        await started.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        client.session.transport = ok
        assert (await client.user("octocat")).login == "octocat"

    run(main())
    assert events == ["cancelled"]


started: asyncio.Event


def test_threads_share_a_transport() -> None:
    barrier = threading.Barrier(4, timeout=30)

    def transport(request: Request) -> Response:
        barrier.wait()  # no lock keeps the others out
        return ok()

    client = ferrohub.Client(transport=transport)
    logins: list[str] = []
    threads = [threading.Thread(target=lambda: logins.append(client.user("octocat").login)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert logins == ["octocat"] * 4


def test_nothing_is_imported_without_a_transport() -> None:
    code = (
        "import sys, ferrohub; ferrohub.Client(); assert 'ferrohub.transports' not in sys.modules; "
        "import ferrohub.transports as t; assert not {'requests', 'httpx', 'asyncio'} & set(sys.modules), sys.modules; "
        "ferrohub.Client(transport=lambda r: t.Response(200)).session.get('/x'); "
        "assert not {'requests', 'httpx', 'asyncio'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-I", "-c", code], check=True)
