"""Transports: a callable of the user sends the requests, below all layers."""

from __future__ import annotations

import asyncio
import datetime
import gzip
import json
import pathlib
import pickle
import subprocess
import sys
import threading
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import ConnectionError, RateLimitExceeded, SessionClosed, Timeout
from ferrohub.testing import Recorder
from ferrohub.transports import Request, Response
from forking import in_child, needs_fork
from harness import TOKEN, Reply, Server

KEY = (pathlib.Path(__file__).parents[1] / "keys" / "app-pkcs1.pem").read_bytes()
API = "https://api.github.com"
USER = {"login": "octocat", "id": 1, "url": f"{API}/users/octocat"}


class Replies:
    """A transport that keeps requests, and returns or raises these replies, the last one for ever."""

    def __init__(self, *replies: Any) -> None:
        self.replies = list(replies)
        self.requests: list[Request] = []

    def __call__(self, request: Request) -> Any:
        self.requests.append(request)
        reply = self.replies.pop(0) if len(self.replies) > 1 else self.replies[0]
        if isinstance(reply, BaseException):
            raise reply
        return reply(request) if callable(reply) else reply

    @property
    def lines(self) -> list[str]:
        return [f"{request.method} {request.url}" for request in self.requests]


def ok(*_: Any) -> Response:
    return Response.json(USER)


def run(main: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(asyncio.wait_for(main, 30))


def page(request: Request) -> Response:
    """One of three pages of two issues."""
    number = int(request.url.rpartition("page=")[2]) if "&page=" in request.url else 1
    base = f"{API}/repos/o/r/issues?per_page=2&page="
    links = [f'<{base}{number + 1}>; rel="next"', f'<{base}3>; rel="last"'] if number < 3 else []
    headers = {"Link": ", ".join(links)} if links else {}
    return Response.json([{"number": 2 * number - 1}, {"number": 2 * number}], headers=headers)


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


# The layers above


def test_failures_of_the_connection_are_retried() -> None:
    for failure, raised in (
        (OSError("the line is dead"), ConnectionError),
        (ConnectionResetError("reset"), ConnectionError),
        (ConnectionError("ours"), ConnectionError),
        (TimeoutError("late"), Timeout),
        (Timeout("ours"), Timeout),
    ):
        transport = Replies(failure, failure, ok)
        assert ferrohub.Client(transport=transport).user("octocat").login == "octocat"
        assert len(transport.requests) == 3
        transport = Replies(failure)
        with pytest.raises(raised, match=f"GET {API}/users/octocat: {failure}") as caught:
            ferrohub.Client(transport=transport, retries=1).user("octocat")
        assert caught.value.__cause__ is failure and len(transport.requests) == 2


def test_a_post_is_retried_only_if_it_certainly_was_not_sent() -> None:
    transport = Replies(ConnectionResetError("reset"), ok)
    with pytest.raises(ConnectionError, match="reset"):
        ferrohub.Client(transport=transport).session.post("/x")
    transport = Replies(ConnectionRefusedError("refused"), ok)
    assert ferrohub.Client(transport=transport).session.post("/x").status_code == 200
    assert len(transport.requests) == 2


def test_other_exceptions_end_the_call_unchanged() -> None:
    missing = FileNotFoundError(2, "No such file", "fixture.json")
    for failure in (LookupError("no reply"), missing, SessionClosed("other"), KeyboardInterrupt()):
        transport = Replies(failure)
        with pytest.raises(type(failure)) as caught:
            ferrohub.Client(transport=transport).user("octocat")
        assert caught.value is failure and len(transport.requests) == 1


def test_an_asynchronous_failure_is_retried_too() -> None:
    attempts = []

    async def transport(request: Request) -> Response:
        attempts.append(request)
        await asyncio.sleep(0)
        if len(attempts) < 3:
            raise asyncio.TimeoutError
        if len(attempts) == 3:
            return ok()
        raise LookupError("no reply")

    async def main() -> None:
        client = ferrohub.AsyncClient(transport=transport)
        assert (await client.user("octocat")).login == "octocat"
        with pytest.raises(LookupError, match="no reply"):
            await client.user("octocat")

    run(main())
    assert len(attempts) == 4


def test_no_message_shows_a_credential() -> None:
    text = f"cannot send token {TOKEN} to https://u:pass-word@h/?access_token=secret-word"
    with pytest.raises(ConnectionError) as caught:
        ferrohub.Client(token=TOKEN, transport=Replies(OSError(text)), retries=0).user("octocat")
    shown = str(caught.value)
    assert "cannot send" in shown and not any(secret in shown for secret in (TOKEN, "pass-word", "secret-word"))


def test_error_statuses_are_retried_and_raised() -> None:
    transport = Replies(Response(503, {"Retry-After": "0"}), ok)
    assert ferrohub.Client(transport=transport).user("octocat").login == "octocat"
    transport = Replies(Response.json({"message": "Not Found"}, 404))
    with pytest.raises(ferrohub.NotFoundError, match="404 Not Found"):
        ferrohub.Client(transport=transport).user("octocat")


def test_redirects_are_followed_without_the_credential_to_another_origin() -> None:
    transport = Replies(Response(302, {"Location": "https://elsewhere.example/x"}), ok)
    response = ferrohub.Client(token=TOKEN, transport=transport).session.get("/x")
    assert transport.lines == [f"GET {API}/x", "GET https://elsewhere.example/x"]
    assert "authorization" in transport.requests[0].headers and "authorization" not in transport.requests[1].headers
    assert response.url == "https://elsewhere.example/x" and len(response.history) == 1


def test_the_cache_is_above_a_transport() -> None:
    def reply(request: Request) -> Response:
        if request.headers.get("if-none-match") == '"1"':
            return Response(304, {"ETag": '"1"'})
        return Response.json(USER, headers={"ETag": '"1"'})

    transport = Replies(reply)
    client = ferrohub.Client(transport=transport, cache=True)
    assert [client.user("octocat").login for _ in range(2)] == ["octocat"] * 2
    assert transport.requests[1].headers["if-none-match"] == '"1"'


def test_each_transport_has_rate_limits_of_its_own() -> None:
    reset = {"x-ratelimit-remaining": "0", "x-ratelimit-limit": "60", "x-ratelimit-reset": "4102444800"}
    limited = Replies(Response.json({"message": "API rate limit exceeded"}, 403, reset))
    client = ferrohub.Client(token=TOKEN, transport=limited, rate_limit="wait", max_wait=0)
    for _ in range(2):
        with pytest.raises(RateLimitExceeded):
            client.user("octocat")
    other = ferrohub.Client(token=TOKEN, transport=ok, rate_limit="wait", max_wait=0)
    assert other.user("octocat").login == "octocat"


def test_a_cassette_records_what_a_transport_returns(tmp_path: pathlib.Path) -> None:
    transport = Replies(ok)
    client = ferrohub.Client(token=TOKEN, transport=transport)
    for expected in (1, 1):
        with Recorder(client, tmp_path).use_cassette("users"):
            assert client.user("octocat").login == "octocat"
        assert len(transport.requests) == expected
    assert TOKEN not in (tmp_path / "users.json").read_text()
    assert client.user("octocat").login == "octocat" and len(transport.requests) == 2


def test_a_cassette_records_through_an_asynchronous_transport(tmp_path: pathlib.Path) -> None:
    sent = []

    async def transport(request: Request) -> Response:
        await asyncio.sleep(0)
        sent.append(request)
        return ok()

    async def main() -> None:
        client = ferrohub.AsyncClient(transport=transport)
        for _ in range(2):
            with Recorder(client, tmp_path).use_cassette("users"):
                assert (await client.user("octocat")).login == "octocat"

    run(main())
    assert len(sent) == 1


def test_a_closed_session_calls_no_transport() -> None:
    transport = Replies(ok)
    client = ferrohub.Client(transport=transport)
    client.close()
    with pytest.raises(SessionClosed):
        client.user("octocat")
    assert transport.requests == []


# What a transport returns


def test_the_body_may_have_any_form() -> None:
    text = json.dumps(USER)
    half = len(text) // 2
    for body in (
        text,
        text.encode(),
        bytearray(text.encode()),
        memoryview(text.encode()),
        [text[:half].encode(), b"", text[half:].encode()],
        (part.encode() for part in (text[:half], text[half:])),
    ):
        transport = Replies(Response(200, [("Content-Type", "application/json")], body))
        assert ferrohub.Client(transport=transport).user("octocat").login == "octocat"


@pytest.mark.parametrize("packed", [True, False])
def test_a_content_coding_is_decoded_also_if_the_transport_has_decoded_it(packed: bool) -> None:
    body = json.dumps(USER).encode()
    headers = {"Content-Encoding": "gzip", "Content-Length": "1"}
    transport = Replies(Response(200, headers, gzip.compress(body) if packed else body))
    response = ferrohub.Client(transport=transport).session.get("/x")
    assert response.json() == USER and "content-encoding" not in response.headers
    assert transport.requests[0].headers.get("accept-encoding") is None
    # A coding that no magic number marks.
    if not packed:
        transport = Replies(Response(200, {"Content-Encoding": "br"}, body))
        assert ferrohub.Client(transport=transport).session.get("/x").json() == USER


def test_headers_are_read_as_servers_send_them() -> None:
    pairs = [("Link", '<https://h/2>; rel="next"'), ("link", '<https://h/9>; rel="last"'), ("X-Name", "é")]
    response = ferrohub.Client(transport=Replies(Response(200, pairs, "{}"))).session.get("/x")
    assert set(response.links) == {"next", "last"} and len(response.headers["link"].split(",")) == 2


@pytest.mark.parametrize(
    ("returned", "why"),
    [
        (None, r"must return a ferrohub\.transports\.Response, not NoneType"),
        ("text", "not str"),
        (Response("200"), "the status '200'"),  # type: ignore[arg-type]
        (Response(99), "the status 99"),
        (Response(200, {"bad name": "x"}), 'invalid header "bad name"'),
        (Response(200, {"X": "a\nb"}), 'invalid header "X"'),
        (Response(200, {}, ["text"]), "bytes-like|expected a bytes"),  # type: ignore[list-item]
    ],
)
def test_what_is_no_response_is_an_error(returned: Any, why: str) -> None:
    transport = Replies(returned)
    with pytest.raises((TypeError, ValueError), match=why):
        ferrohub.Client(transport=transport).user("octocat")
    assert len(transport.requests) == 1


def test_responses_of_requests_and_of_ferrohub_are_understood() -> None:
    returned = ferrohub.Response(200, json=USER)
    assert ferrohub.Client(transport=lambda _: returned).user("octocat").login == "octocat"


def test_a_coroutine_needs_an_asynchronous_client() -> None:
    async def transport(request: Request) -> Response:
        return ok()

    with pytest.raises(TypeError, match="asynchronous client"):
        ferrohub.Client(transport=transport).user("octocat")


def test_an_asynchronous_body_needs_an_awaited_transport() -> None:
    async def chunks() -> Any:
        yield json.dumps(USER).encode()

    async def awaited(request: Request) -> Response:
        return Response(200, None, chunks())

    async def main(transport: Callable[[Request], Any]) -> Any:
        return (await ferrohub.AsyncClient(transport=transport).user("octocat")).login

    assert run(main(awaited)) == "octocat"
    with pytest.raises(TypeError, match="must return an awaitable"):
        run(main(lambda request: Response(200, None, chunks())))
    with pytest.raises(TypeError, match="needs an asynchronous client"):
        ferrohub.Client(transport=lambda request: Response(200, None, chunks())).user("octocat")


def test_reprs_of_messages() -> None:
    assert repr(Response.json({}, 201)) == "<Response [201]>"
    request = Request("GET", f"{API}/x", {"Accept": "a"}, b"body")
    assert (request.headers["ACCEPT"], request.read(), request.timeout) == ("a", b"body", (None, None))


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
