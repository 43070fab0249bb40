"""Event hooks: what they receive for each request, what they may change, and where they run."""

from __future__ import annotations

import asyncio
import datetime
import pickle
import threading
from collections.abc import Callable
from typing import Any

import pytest

import ferrohub
from ferrohub.event_hooks import ErrorEvent, HookEvent, RequestEvent, RequestHeaders, ResponseEvent, RetryEvent
from ferrohub.exceptions import ConnectionError as Broken, NotFoundError
from harness import TOKEN, Reply, Server
from hooked import NAMES, SECRET, USER, Events, client_of

QUOTA = {
    "X-RateLimit-Remaining": "4987",
    "X-RateLimit-Limit": "5000",
    "X-RateLimit-Resource": "core",
    "X-RateLimit-Reset": "1767323047",
}
#: Headers that no hook may add; the session of the test has the last one.
RESERVED = (
    *("Authorization", "X-Api-Key", "Cookie", "X-GitHub-OTP", "Proxy-Authorization", "Host", "Content-Length"),
    *("Content-Type", "Transfer-Encoding", "Connection", "Accept", "accept-language", "If-None-Match", "Range"),
    *("User-Agent", "X-GitHub-Api-Version", "X-Mine"),
)


@pytest.fixture
def events() -> Events:
    return Events()


@pytest.fixture
def client(server: Server, events: Events) -> ferrohub.Client:
    return ferrohub.Client(token=SECRET, base_url=server.url, event_hooks=events.hooks)  # type: ignore[arg-type]


def paged(server: Server, number: int) -> list[Reply]:
    """Pages of one issue each, with links."""
    at = f"{server.url}/user/repos?per_page=100"
    link = f'<{at}&page={{}}>; rel="next", <{at}&page={number}>; rel="last"'
    headers = [{"Link": link.format(page + 1)} if page < number else {} for page in range(1, number + 1)]
    return [Reply([{"id": page, "name": f"r{page}"}], headers=each) for page, each in enumerate(headers, 1)]


# What events say


def test_a_request_and_its_response_are_reported(server: Server, client: ferrohub.Client, events: Events) -> None:
    server.will(Reply(USER, headers=QUOTA))
    before = datetime.datetime.now(datetime.timezone.utc)
    client.user("octocat")
    request, response = events
    assert events.names == ["request", "response"]
    for event in events:
        assert (event.method, event.url) == ("GET", f"{server.url}/users/octocat")
        assert (event.attempt, event.path, event.prefetched) == (1, "/users/octocat", False)
        assert event.template == "/users/{username}" and event.started_at >= before
    assert request.bytes == 0 and request.headers["Accept"] == "application/vnd.github.full+json"
    assert (response.status, response.bytes, response.http_version) == (200, len(b'{"login": "octocat"}'), "1.1")
    assert response.elapsed > 0 and response.headers["content-type"].startswith("application/json")
    assert response.request_headers["accept"] == request.headers["accept"]
    assert (response.remaining, response.limit, response.resource) == (4987, 5000, "core")
    assert response.reset == datetime.datetime(2026, 1, 2, 3, 4, 7, tzinfo=datetime.timezone.utc)
    assert response.cache is None


def test_the_size_of_a_body_is_reported(server: Server, client: ferrohub.Client, events: Events) -> None:
    server.will(Reply({"id": 1}, 201))
    client.session.post("/user/repos", json={"name": "x"})
    assert events[0].bytes == len(server.requests[0].body) > 0
    assert events[1].status == 201


def test_an_error_status_is_a_response(server: Server, client: ferrohub.Client, events: Events) -> None:
    server.will(Reply({"message": "Not Found"}, 404))
    with pytest.raises(NotFoundError):
        client.repository("octocat", "no-such")
    assert events.names == ["request", "response"] and events[1].status == 404 and events[1].remaining is None


def test_retries_are_reported_before_they_are_sent(server: Server, client: ferrohub.Client, events: Events) -> None:
    server.will(Reply(status=502), Reply(drop=True), Reply(USER))
    client.user("octocat")
    assert events.names == ["request", "response", "retry", "request", "error", "retry", "request", "response"]
    assert [event.attempt for event in events] == [1, 1, 2, 2, 2, 3, 3, 3]
    first, second = (event for event in events if isinstance(event, RetryEvent))
    assert (first.status, first.reason) == (502, "502 Bad Gateway") and 0 <= first.wait <= 30
    assert second.status is None and "connection" in second.reason
    [error] = (event for event in events if isinstance(event, ErrorEvent))
    assert isinstance(error.exception, Broken) and error.elapsed > 0


def test_the_last_failure_is_reported_and_raised(server: Server, events: Events) -> None:
    server.will(Reply(drop=True))
    with pytest.raises(Broken) as raised:
        client_of(server, retries=0, event_hooks=events.hooks).user("octocat")
    assert events.names == ["request", "error"] and str(events[1].exception) == str(raised.value)


def test_waits_for_a_rate_limit_are_reported(server: Server, events: Events) -> None:
    limited = Reply({"message": "secondary rate limit"}, 403, {"Retry-After": "1"})
    server.will(limited, Reply(USER))
    waits: list[float] = []
    on_wait = lambda seconds, reason: waits.append(seconds)  # noqa: E731
    client_of(server, rate_limit="wait", on_wait=on_wait, event_hooks=events.hooks).user("octocat")
    assert events.names == ["request", "response", "retry", "request", "response"]
    assert events[2].reason == "secondary rate limit" and [events[2].wait] == waits and events[2].status == 403


def test_redirects_are_attempts(server: Server, client: ferrohub.Client, events: Events) -> None:
    server.will(Reply(None, 301, {"Location": f"{server.url}/user/1"}), Reply(USER))
    client.user("octocat")
    assert [(event.attempt, event.path) for event in events[::2]] == [(1, "/users/octocat"), (2, "/user/1")]
    assert [event.status for event in events[1::2]] == [301, 200]


def test_the_state_of_the_cache_is_reported(server: Server, events: Events) -> None:
    client = client_of(server, cache=True, event_hooks={"response": [events.append]})
    server.will(Reply(USER, headers={"ETag": '"1"'}), Reply(None, 304, {"ETag": '"1"'}), Reply(USER))
    assert [client.user("octocat").login for _ in range(3)] == ["octocat"] * 3
    client.session.post("/user/repos")
    assert [event.cache for event in events] == ["stored", "revalidated", "miss", None]
    assert [event.bytes for event in events][:2] == [len(b'{"login": "octocat"}'), 0]


def test_a_conditional_request_of_the_caller_has_no_state(server: Server, events: Events) -> None:
    client = client_of(server, cache=True, event_hooks={"response": [events.append]})
    server.will(Reply(None, 304, {"ETag": '"1"'}))
    assert client.session.get("/user", headers={"If-None-Match": '"1"'}).status_code == 304
    assert [event.cache for event in events] == [None]


def test_the_events_of_an_attempt_share_a_state(server: Server) -> None:
    seen: list[Any] = []
    hooks: Any = {
        "request": [lambda event: event.state.update(began=event.attempt)],
        "response": [lambda event: seen.append(event.state)],
    }
    server.will(Reply(status=503), Reply(USER))
    client_of(server, event_hooks=hooks).user("octocat")
    assert seen == [{"began": 1}, {"began": 2}]


def test_events_of_requests_that_follow_a_streamed_response(server: Server, events: Events) -> None:
    client = client_of(server, event_hooks=events.hooks)
    server.will(Reply(b"x" * 200_000))
    response = client.session.get("/zip", stream=True)
    assert events.names == ["request", "response"] and events[1].bytes is None and events[1].status == 200
    assert len(response.content) == 200_000 and len(events) == 2
    server.will(Reply({"message": "no"}, 404))
    assert client.session.get("/zip", stream=True).status_code == 404
    assert events.names[2:] == ["request", "response"] and events[3].bytes == len(b'{"message": "no"}')


def test_every_request_of_an_operation_is_reported(server: Server, events: Events) -> None:
    server.will(Reply({"login": "octocat"}, headers={"ETag": "1"}))
    client = client_of(server, event_hooks=events.hooks)
    server.will(Reply(b"1" * 10))
    client.download(f"{server.url}/file", "/dev/null")
    assert events.names == ["request", "response"] and events[1].bytes == 10


# Secrets


def test_no_event_has_a_secret(server: Server, events: Events) -> None:
    client = client_of(server, event_hooks=events.hooks)
    client.session.token_auth(SECRET)
    client.session.headers["X-Api-Key"] = "k3y-s3cret"
    client.session.params = {"access_token": "qu3ry-s3cret"}
    signed = f"{server.url}/signed?X-Amz-Signature=sign3d-s3cret"
    server.will(
        Reply(None, 302, {"Location": signed, "Set-Cookie": "c00kie-s3cret"}),
        Reply(status=502),
        Reply(drop=True),
        Reply({"token": SECRET}),
    )
    client.session.get("/user")
    assert events.names.count("request") == 4
    for event in events:
        shown = repr(event) + str(pickle.dumps(vars(event) | {"exception": None}))
        assert "s3cr3t" not in shown and "s3cret" not in shown
    assert "access_token=REDACTED" in events[0].url and events[0].headers["authorization"] == "***"
    assert events[1].headers["set-cookie"] == "***" and "REDACTED" in events[1].headers["location"]


def test_a_registered_credential_is_hidden_whatever_header_has_it(server: Server, events: Events) -> None:
    """The session's credential, and the values of headers that are named as secrets, are known by their values."""
    odd = "my-odd-credential-77"
    shown: list[str] = []

    def copy(event: RequestEvent) -> None:
        shown.append(f"{event!r} {dict(event.headers)}")
        event.headers["X-Copy"] = f"for {odd}"

    client = client_of(server, event_hooks={"request": [copy], "response": [events.append], "retry": [events.append]})
    client.session.token_auth(odd)
    client.session.headers.update({"X-Api-Key": "k3y-s3cret", "X-Custom": f"k3y-s3cret {odd}"})
    server.will(Reply(status=502), Reply(USER, headers={"X-Echo": f"<{odd}> k3y-s3cret", "X-Other": "kept"}))
    response = client.session.get(f"/user?q=k3y-s3cret&a=1;access_token={odd}", headers={"X-Mine": odd})
    shown += [repr(event) + str(pickle.dumps(vars(event))) for event in events]
    shown.append(repr(dict(response.request.headers)))
    assert not [text for text in shown if odd in text or "k3y-s3cret" in text]
    assert "'x-mine': 'REDACTED'" in shown[0] and "'x-custom': 'REDACTED REDACTED'" in shown[0]
    assert events[-1].request_headers["x-copy"] == "for REDACTED"
    assert events[-1].headers["x-echo"] == "<REDACTED> REDACTED" and events[-1].headers["x-other"] == "kept"


def test_events_are_pickled_without_their_state(server: Server, client: ferrohub.Client, events: Events) -> None:
    client.user("octocat")
    events[1].state["lock"] = threading.Lock()
    copied = pickle.loads(pickle.dumps(events[1]))
    assert (copied.status, copied.url, copied.state) == (200, events[1].url, {})
    with pytest.raises(AttributeError):
        copied.status = 1


# Headers that hooks add


def test_a_request_hook_adds_headers(server: Server, events: Events) -> None:
    def trace(event: RequestEvent) -> None:
        event.headers["X-Trace"] = f"attempt {event.attempt}"
        event.headers["X-Other"] = "gone"
        del event.headers["x-other"]

    server.will(Reply(status=502), Reply(USER))
    hooks: Any = {"request": [trace, events.append], "response": [events.append]}
    client = client_of(server, event_hooks=hooks)
    client.user("octocat")
    assert [request.headers["x-trace"] for request in server.requests] == ["attempt 1", "attempt 2"]
    assert all("x-other" not in request.headers for request in server.requests)
    assert events[0].headers["x-trace"] == "attempt 1" and events[1].request_headers["x-trace"] == "attempt 1"
    server.will(Reply(USER))
    assert client.session.get("/user").request.headers["x-trace"] == "attempt 1"


@pytest.mark.parametrize("name", RESERVED)
def test_a_hook_sets_no_header_that_matters_elsewhere(server: Server, name: str) -> None:
    def set_it(event: RequestEvent) -> None:
        event.headers[name] = "of-the-hook"

    client = client_of(server, event_hooks={"request": [set_it]})
    client.session.headers["X-Mine"] = "of-the-session"
    with pytest.raises(ValueError, match=f"(?i){name}"):
        client.user("octocat")
    assert server.requests == []


def test_an_invalid_header_is_an_error(server: Server) -> None:
    headers = RequestHeaders({"accept": "x"})
    for name, value in (("X-Trace", "a\r\nAuthorization: b"), ("a b", "c")):
        with pytest.raises(ValueError, match="is not a header"):
            headers[name] = value
    with pytest.raises(ValueError, match="delete"):
        del headers["Accept"]
    assert dict(headers) == {"accept": "x"} and len(headers) == 1


def test_added_headers_stay_with_the_origins_of_the_session(server: Server, events: Events) -> None:
    other = Server()
    other.thread.start()
    other.will(Reply(b"content"))

    def trace(event: RequestEvent) -> None:
        events.append(event)
        event.headers["X-Trace"] = "of-the-hook"

    server.will(Reply(None, 302, {"Location": f"{other.url}/storage"}))
    assert client_of(server, event_hooks={"request": [trace]}).session.get("/zip").content == b"content"
    assert server.requests[0].headers["x-trace"] == "of-the-hook" and "x-trace" not in other.requests[0].headers
    assert [event.path for event in events] == ["/zip", None] and events[1].template is None
    other.shutdown()
    other.server_close()


# Listings


def test_with_a_request_hook_nothing_is_prefetched(server: Server, events: Events) -> None:
    server.will(*paged(server, 4))
    server.numbered = True
    hook: Any = lambda event: event.headers.update({"X-Trace": "1"})  # noqa: E731
    client = client_of(server, event_hooks={"request": [events.append, hook]})
    for read, repository in enumerate(client.repositories(), 1):
        assert repository.name == f"r{read}" and len(server.requests) == len(events) == read
    assert [request.headers["x-trace"] for request in server.requests] == ["1"] * 4


def test_prefetched_pages_are_reported_when_the_listing_reaches_them(server: Server, events: Events) -> None:
    server.will(*paged(server, 6))
    server.numbered = True
    threads: list[int] = []
    hooks: Any = {"response": [events.append, lambda event: threads.append(threading.get_ident())]}
    client = client_of(server, event_hooks=hooks)
    for read, _ in enumerate(client.repositories(), 1):
        assert len(events) == read
    assert [event.url.partition("&page=")[2] for event in events] == ["", "2", "3", "4", "5", "6"]
    assert [event.prefetched for event in events][:2] == [False, False] and events[-1].prefetched
    assert set(threads) == {threading.get_ident()}


def test_a_hook_that_raises_for_a_prefetched_page_loses_no_page(server: Server) -> None:
    server.will(*paged(server, 6))
    server.numbered = True
    raised: list[ResponseEvent] = []

    def fail_once(event: ResponseEvent) -> None:
        if event.prefetched and not raised:
            raised.append(event)
            raise LookupError("of the hook")

    listing = client_of(server, event_hooks={"response": [fail_once]}).repositories()
    names: list[Any] = []
    with pytest.raises(LookupError, match="of the hook"):
        names.extend(repository.name for repository in listing)
    names.extend(repository.name for repository in listing)
    assert raised and sorted(set(names)) == names[: len(set(names))] and names[-1] == "r6"


# Where hooks run, and what happens when they fail


def test_hooks_run_in_order_on_the_calling_thread(server: Server) -> None:
    called: list[tuple[str, int]] = []

    def hook(name: str) -> Callable[[HookEvent], None]:
        return lambda event: called.append((name, threading.get_ident()))

    hooks: Any = {"response": (hook("c"), hook("d")), "request": [hook("a"), hook("b")]}
    client_of(server, event_hooks=hooks).user("octocat")
    assert called == [(name, threading.get_ident()) for name in "abcd"]


@pytest.mark.parametrize("name", ["request", "response", "retry", "error"])
@pytest.mark.parametrize("method", ["GET", "PUT", "POST"])
def test_an_exception_of_a_hook_ends_the_call(server: Server, name: str, method: str) -> None:
    def fail(event: HookEvent) -> None:
        raise LookupError(f"in {name}")

    server.will(Reply(drop=True) if name in ("retry", "error") else Reply(USER))
    client = client_of(server, event_hooks={name: [fail]})
    due = Broken if (method, name) == ("POST", "retry") else LookupError
    with pytest.raises(due):
        client.session.request(method, "/user", data="x")
    assert len(server.requests) == (0 if name == "request" else 1)


def test_a_connection_error_of_a_hook_is_not_retried(server: Server) -> None:
    def fail(event: HookEvent) -> None:
        raise Broken("of the hook")

    client = client_of(server, event_hooks={"response": [fail]})
    with pytest.raises(Broken, match="of the hook"):
        client.session.put("/user", data="x")
    assert len(server.requests) == 1


def test_a_hook_may_send_requests_itself(server: Server) -> None:
    seen: list[str] = []

    def look_up(event: ResponseEvent) -> None:
        seen.append(event.url)
        client.user("hubot")  # does not call this hook again

    client = client_of(server, event_hooks={"response": [look_up]})
    server.will(Reply(USER))
    client.user("octocat")
    assert [request.path for request in server.requests] == ["/users/octocat", "/users/hubot"] and len(seen) == 1


def test_other_threads_read_the_listing_while_a_hook_runs(server: Server) -> None:
    """No lock is held: not even the one of the listing whose page was requested."""
    server.will(*paged(server, 2))
    server.numbered = True
    names: list[Any] = []

    def meet(event: ResponseEvent) -> None:
        if threading.current_thread() is threading.main_thread():
            thread = threading.Thread(target=lambda: names.append(next(listing).name))
            thread.start()
            thread.join(30)
            assert not thread.is_alive()

    listing = client_of(server, event_hooks={"response": [meet]}, read_ahead=0).repositories()
    names.extend(repository.name for repository in listing)
    assert sorted(names) == ["r1", "r2"]


# asyncio


def test_coroutine_functions_are_awaited_on_the_event_loop(server: Server) -> None:
    seen: list[Any] = []

    async def slowly(event: HookEvent) -> None:
        await asyncio.sleep(0)
        seen.append((type(event).__name__, asyncio.current_task()))
        if isinstance(event, RequestEvent):
            event.headers["X-Trace"] = "awaited"

    def at_once(event: HookEvent) -> None:
        seen.append((type(event).__name__, asyncio.current_task()))

    async def main() -> None:
        hooks: Any = {"request": [slowly, at_once], "response": [at_once, slowly], "retry": [slowly]}
        async with ferrohub.AsyncClient(token=TOKEN, base_url=server.url, event_hooks=hooks) as client:
            await client.user("octocat")
        task = asyncio.current_task()
        expected = ["RequestEvent"] * 2 + ["ResponseEvent"] * 2 + ["RetryEvent"] + ["RequestEvent"] * 2
        assert seen == [(name, task) for name in [*expected, *["ResponseEvent"] * 2]]

    server.will(Reply(status=502), Reply(USER))
    asyncio.run(asyncio.wait_for(main(), 30))
    assert [request.headers["x-trace"] for request in server.requests] == ["awaited"] * 2


def test_asyncio_iterates_with_hooks(server: Server, events: Events) -> None:
    async def main() -> list[Any]:
        client = ferrohub.AsyncClient(token=TOKEN, base_url=server.url, event_hooks={"response": [events.append]})
        return [repository.name async for repository in client.repositories()]

    server.will(*paged(server, 6))
    server.numbered = True
    assert asyncio.run(asyncio.wait_for(main(), 30)) == [f"r{number}" for number in range(1, 7)]
    assert len(events) == 6 and events[-1].prefetched


def test_an_exception_of_a_coroutine_ends_the_call(server: Server) -> None:
    async def fail(event: HookEvent) -> None:
        raise LookupError("awaited")

    async def main() -> None:
        client = ferrohub.AsyncClient(token=TOKEN, base_url=server.url, event_hooks={"response": [fail]})
        with pytest.raises(LookupError, match="awaited"):
            await client.session.post("/user")  # type: ignore[misc]

    asyncio.run(asyncio.wait_for(main(), 30))
    assert len(server.requests) == 1


@pytest.mark.parametrize("name", NAMES)
def test_a_blocking_client_sends_nothing_with_a_coroutine_function(server: Server, name: str) -> None:
    async def hook(event: HookEvent) -> None:
        raise AssertionError

    with pytest.raises(TypeError, match="asynchronous client"):
        client_of(server, event_hooks={name: [hook]}).session.post("/user")
    assert server.requests == []


def test_the_path_of_an_event_has_no_secret() -> None:
    """`/applications/{client_id}/tokens/{token}` has the credential in the path."""
    token = "my-odd-session-credential-1"
    events: list[Any] = []

    def transport(_request: Any) -> ferrohub.transports.Response:
        return ferrohub.transports.Response(404, {}, b"{}")

    client = ferrohub.Client(token=token, transport=transport, event_hooks={"request": [events.append]})
    client.session.get(f"/applications/Iv1/tokens/{token}")
    client.session.get(f"/x?pwd={token}&token[]={token}&u=https%3A%2F%2Fh%2F%3Faccess_token%3D{token}")
    client.session.get("/x", headers={"DPoP": token})
    assert len(events) == 3 and events[0].path == "/applications/Iv1/tokens/REDACTED"
    assert not any(token in f"{event!r}{event.path}{event.url}{dict(event.headers)}" for event in events)
