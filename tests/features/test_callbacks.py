"""Callbacks (`on_wait`, one-time passwords) run where their call is waited for, and hold up nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import datetime
import itertools
import pathlib
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

import ferrohub
from harness import PATIENCE, Reply, Server, body_of, run

SECONDARY = "You have exceeded a secondary rate limit. Please wait a few minutes before you try again."
NEEDED = Reply({"message": "Must specify two-factor"}, 401, {"X-GitHub-OTP": "required; app"})
LIMITED = Reply({"message": SECONDARY}, 403, {"Retry-After": "1"})
FINE = Reply({"login": "octocat"})
KEY = (pathlib.Path(__file__).parents[1] / "keys" / "app-pkcs8.pem").read_bytes()

tokens = (f"t0ken-of-a-callback-{number}" for number in itertools.count())

#: For each kind of callback: the response that leads to it, and what sets it on a session.
KINDS: dict[str, tuple[Reply, Callable[[ferrohub.ClientSession, Any], None]]] = {
    "on_wait": (LIMITED, lambda session, callback: setattr(session, "on_wait", callback)),
    "password": (NEEDED, lambda session, callback: session.two_factor_auth_callback(callback)),
}


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def other() -> Any:
    """A server of its own, for requests that are sent meanwhile."""
    server = Server()
    server.thread.start()
    server.will(FINE)
    yield server
    server.shutdown()
    server.server_close()


def make(server: Server, kind: str, callback: Any, client: type[ferrohub.Client] = ferrohub.Client) -> Any:
    made = client(token=next(tokens), base_url=server.url, rate_limit="wait")
    KINDS[kind][1](made.session, callback)
    server.will(KINDS[kind][0], FINE)
    return made


def test_a_callback_runs_on_the_calling_thread(server: Server, kind: str) -> None:
    threads: list[int] = []

    def callback(*_: Any) -> str:
        threads.append(threading.get_ident())
        return "123456"

    assert make(server, kind, callback).user("octocat").login == "octocat"
    assert threads == [threading.get_ident()]


def test_other_threads_send_while_a_callback_runs(server: Server, other: Server, kind: str) -> None:
    """It may take a lock that another thread holds while it sends a request."""
    lock, called, sent = threading.Lock(), threading.Event(), threading.Event()

    def callback(*_: Any) -> str:
        called.set()
        assert sent.wait(PATIENCE)
        with lock:
            return "123456"

    def send() -> None:
        assert called.wait(PATIENCE)
        with lock:
            ferrohub.Client(token="t", base_url=other.url, timeout=PATIENCE).user("octocat")
            sent.set()

    thread = threading.Thread(target=send)
    thread.start()
    assert make(server, kind, callback).user("octocat").login == "octocat"
    thread.join(PATIENCE)
    assert sent.is_set()


def test_requests_of_the_same_session_go_on_while_a_callback_runs(server: Server, kind: str) -> None:
    called, sent = threading.Event(), threading.Event()

    def callback(*_: Any) -> str:
        called.set()
        assert sent.wait(PATIENCE)
        return "123456"

    client = make(server, kind, callback)
    server.will(KINDS[kind][0], FINE)

    def send() -> None:
        assert called.wait(PATIENCE)
        client.session.rate_limit = "raise"
        client.session.get("/meanwhile")
        sent.set()

    thread = threading.Thread(target=send)
    thread.start()
    client.user("octocat")
    thread.join(PATIENCE)
    assert [request.path for request in server.requests] == ["/users/octocat", "/meanwhile", "/users/octocat"]


def test_an_exception_of_a_callback_ends_the_call(server: Server, kind: str) -> None:
    def callback(*_: Any) -> str:
        raise LookupError("not today")

    with pytest.raises(LookupError, match="not today"):
        make(server, kind, callback).user("octocat")
    with pytest.raises(LookupError, match="not today"):
        run(make(server, kind, callback, ferrohub.AsyncClient).user("octocat"))


def test_a_coroutine_function_needs_an_asynchronous_client(server: Server, kind: str) -> None:
    async def callback(*_: Any) -> str:
        return "123456"

    with pytest.raises(TypeError, match="asynchronous client"):
        make(server, kind, callback).user("octocat")


@pytest.mark.parametrize("asynchronous", [False, True], ids=["function", "coroutine function"])
def test_an_awaited_call_runs_callbacks_on_its_event_loop(server: Server, kind: str, asynchronous: bool) -> None:
    """In the very task that awaits the call, so that context variables and cancellation work."""
    places: list[Any] = []

    def callback(*_: Any) -> str:
        places.append((threading.get_ident(), asyncio.current_task()))
        return "123456"

    async def coroutine(*_: Any) -> str:
        await asyncio.sleep(0)
        return callback()

    async def main() -> None:
        client = make(server, kind, coroutine if asynchronous else callback, ferrohub.AsyncClient)
        assert (await client.user("octocat")).login == "octocat"
        assert places == [(threading.get_ident(), asyncio.current_task())]

    run(main())
    if kind == "password":
        assert server.requests[-1].headers["x-github-otp"] == "123456"


def test_other_tasks_send_while_a_coroutine_runs(server: Server, other: Server, kind: str) -> None:
    async def main() -> None:
        called, sent = asyncio.Event(), asyncio.Event()

        async def callback(*_: Any) -> str:
            called.set()
            await sent.wait()
            return "123456"

        async def send() -> None:
            await called.wait()
            await ferrohub.AsyncClient(token="t", base_url=other.url).user("octocat")
            sent.set()

        client = make(server, kind, callback, ferrohub.AsyncClient)
        assert (await asyncio.gather(client.user("octocat"), send()))[0].login == "octocat"

    run(main())


def test_a_coroutine_sends_requests_through_its_own_client(server: Server, kind: str) -> None:
    """It is not called for those."""

    async def main() -> None:
        seen = []

        async def callback(*_: Any) -> str:
            seen.append((await client.user("inner")).login)
            return "123456"

        client = make(server, kind, callback, ferrohub.AsyncClient)
        server.will(KINDS[kind][0], Reply({"login": "inner"}), FINE)
        assert (await client.user("octocat")).login == "octocat"
        assert seen == ["inner"]

    run(main())
    assert [request.path for request in server.requests] == ["/users/octocat", "/users/inner", "/users/octocat"]


def test_cancelling_a_call_cancels_its_callback(server: Server, kind: str) -> None:
    async def main() -> None:
        called, cancelled = asyncio.Event(), asyncio.Event()

        async def callback(*_: Any) -> str:
            called.set()
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                cancelled.set()
                raise
            return ""

        task = asyncio.create_task(make(server, kind, callback, ferrohub.AsyncClient).user("octocat"))
        await called.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert cancelled.is_set() and len(server.requests) == 1

    run(main())


def test_a_callback_may_end_the_call_by_closing_the_client(server: Server, kind: str) -> None:
    def callback(*_: Any) -> str:
        client.close()
        return "123456"

    client = make(server, kind, callback)
    with pytest.raises(RuntimeError, match="closed"):
        client.user("octocat")


def token(name: str, seconds: int) -> Reply:
    end = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(seconds=seconds)
    return Reply({"token": name, "expires_at": end.isoformat()}, 201)


def test_a_callback_of_a_renewal_sends_requests_that_need_the_token(server: Server) -> None:
    """Whoever renews the token of an installation holds a lock, but not while a callback runs."""
    client = ferrohub.Client(base_url=server.url, rate_limit="wait")
    server.will(token("first", 2))
    client.login_as_app_installation(KEY, 1, 2)
    inner: list[str] = []
    while client.session.auth.expires_at > datetime.datetime.now(datetime.timezone.utc):
        time.sleep(0.1)
    client.session.on_wait = lambda *_: inner.append(client.user("inner").login)
    server.will(LIMITED, token("second", 3600), Reply({"login": "inner"}), token("third", 3600), FINE)
    assert client.user("octocat").login == "octocat" and inner == ["inner"]
    signed = [(r.path.rpartition("/")[2], r.headers["authorization"]) for r in server.requests]
    assert ("inner", "token second") in signed and signed[-1] == ("octocat", "token third")


def test_a_callback_of_a_listing_reads_the_same_listing(server: Server) -> None:
    """Each item is given out once, whoever reads its page."""
    client = make(server, "on_wait", None)
    client.session.read_ahead = 0
    following = {"Link": f'<{server.url}/repos/o/r/issues?page=2>; rel="next"'}
    pages = [Reply([{**body_of("ShortIssue"), "number": n} for n in numbers]) for numbers in ((1, 2), (3, 4))]
    pages[0].headers = following
    server.will(pages[0], LIMITED, pages[1])
    listing = client.issues_on("o", "r")
    inner: list[int] = []
    client.session.on_wait = lambda *_: inner.append(next(listing).number)
    assert [issue.number for issue in listing] + inner == [1, 2, 4, 3]


def test_a_thread_that_a_callback_started_is_reported_of_its_own_waits(server: Server) -> None:
    """What is not called again is the callback for the requests that it waits for itself."""
    waits: list[str] = []

    def callback(*_: Any) -> None:
        waits.append(threading.current_thread().name)
        if len(waits) == 1:
            thread = threading.Thread(target=lambda: client.user("inner"), name="inner")
            thread.start()
            thread.join(PATIENCE)

    client = make(server, "on_wait", callback)
    server.will(LIMITED, FINE)
    client.user("octocat")
    assert waits[:2] == [threading.current_thread().name, "inner"]


def test_a_task_that_a_callback_left_behind_is_reported_of_its_waits(server: Server) -> None:
    async def main() -> None:
        waits: list[asyncio.Task[Any]] = []
        over = asyncio.Event()

        async def later() -> None:
            await over.wait()
            server.will(LIMITED, FINE)
            await client.user("later")

        async def callback(*_: Any) -> None:
            waits.append(asyncio.create_task(later()) if not waits else waits[0])

        client = make(server, "on_wait", callback, ferrohub.AsyncClient)
        await client.user("octocat")
        over.set()
        await waits[0]
        assert len(waits) == 2

    run(main())


def test_a_callback_that_fails_leaves_nothing_behind(server: Server, kind: str) -> None:
    """The next call runs it again."""
    calls: list[int] = []

    def callback(*_: Any) -> str:
        calls.append(1)
        raise LookupError

    client = make(server, kind, callback)
    for _ in range(2):
        server.will(KINDS[kind][0])
        with contextlib.suppress(LookupError):
            client.user("octocat")
    assert len(calls) == 2
