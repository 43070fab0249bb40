"""One request for a token for all callers, whatever their requests pass through."""

from __future__ import annotations

import asyncio
import concurrent.futures
import contextlib
import datetime
import io
import json
import logging
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from test_login import PEM

import ferrohub
from ferrohub import otel, transports
from ferrohub.exceptions import ForbiddenError, TransportError
from ferrohub.transports import Request, Response
from harness import PATIENCE, Recorded, Reply, run
from simulated_service import CLIENT_ID, TOKENS, SimulatedService

CALLERS = 40


@pytest.fixture
def slow(github: SimulatedService) -> SimulatedService:
    """Tokens take long enough for all callers to need them."""

    def token(request: Recorded) -> Reply:
        time.sleep(0.1)
        return github.simulated(request)

    github.routes = {TOKENS: token}
    return github


def from_threads(client: Callable[[], Any]) -> list[str | Exception]:
    """What 40 threads get that call at the same time: the name of an organization, or an exception."""
    ready = threading.Barrier(CALLERS)

    def call(_: int) -> str | Exception:
        mine = client()
        ready.wait(PATIENCE)
        try:
            return str(mine.organization("github").login)
        except ferrohub.exceptions.GitHubException as error:
            return error

    with concurrent.futures.ThreadPoolExecutor(CALLERS) as pool:
        return list(pool.map(call, range(CALLERS)))


@contextlib.contextmanager
def over_requests() -> Iterator[Any]:
    requests = pytest.importorskip("requests")
    with requests.Session() as session:
        yield transports.requests(session)


@contextlib.contextmanager
def over_httpx() -> Iterator[Any]:
    httpx = pytest.importorskip("httpx")
    with httpx.Client() as client:
        yield transports.httpx(client)


def forward(request: Request) -> Response:
    """A transport over the standard library."""
    outgoing = urllib.request.Request(request.url, request.read() or None, dict(request.headers), method=request.method)
    try:
        with urllib.request.urlopen(outgoing, timeout=PATIENCE) as response:
            return Response(response.status, {}, response.read())
    except urllib.error.HTTPError as error:
        return Response(error.code, {}, error.read())


WAYS: dict[str, Callable[[], dict[str, Any]]] = {
    "native": dict,
    "request hook": lambda: {"event_hooks": {"request": [lambda event: None]}},
    "response hook": lambda: {"event_hooks": {"response": [lambda event: None]}},
    "callable": lambda: {"transport": forward},
    "waits": lambda: {"rate_limit": "wait", "on_wait": lambda seconds, reason: None},
}
LIBRARIES = {"requests": over_requests, "httpx": over_httpx}


@pytest.fixture(params=[*WAYS, *LIBRARIES])
def options(request: pytest.FixtureRequest) -> Iterator[dict[str, Any]]:
    """Options of a client whose requests pass through something."""
    if request.param in WAYS:
        yield WAYS[request.param]()
    else:
        with LIBRARIES[request.param]() as transport:
            yield {"transport": transport}


def test_threads_share_one_request_for_a_token(slow: SimulatedService, options: dict[str, Any]) -> None:
    app = ferrohub.AppClient(CLIENT_ID, PEM, base_url=slow.url, **options)
    shared = app.client(1)
    assert from_threads(lambda: shared) == ["github"] * CALLERS
    assert len(slow.sent(TOKENS)) == 1
    assert from_threads(lambda: app.client(1)) == ["github"] * CALLERS
    assert len(slow.sent(TOKENS)) == 1


def test_clients_of_one_installation_share_one_request(slow: SimulatedService, options: dict[str, Any]) -> None:
    app = ferrohub.AppClient(CLIENT_ID, PEM, base_url=slow.url, **options)
    assert from_threads(lambda: app.client(1)) == ["github"] * CALLERS
    assert len(slow.sent(TOKENS)) == 1


@pytest.mark.parametrize("way", ["native", "async hook", "async callable"])
def test_tasks_share_one_request_for_a_token(slow: SimulatedService, way: str) -> None:
    async def hook(event: Any) -> None:
        await asyncio.sleep(0)

    async def transport(request: Request) -> Response:
        return await asyncio.to_thread(forward, request)

    options: dict[str, Any] = {
        "native": {},
        "async hook": {"event_hooks": {"request": [hook]}},
        "async callable": {"transport": transport},
    }[way]

    async def tasks() -> list[str]:
        client = ferrohub.AsyncAppClient(CLIENT_ID, PEM, base_url=slow.url, **options).client(1)
        found = await asyncio.gather(*(client.organization("github") for _ in range(CALLERS)))
        return [str(organization.login) for organization in found]

    assert run(tasks()) == ["github"] * CALLERS
    assert len(slow.sent(TOKENS)) == 1


@pytest.fixture
def debugging() -> Iterator[None]:
    logger = logging.getLogger("ferrohub")
    before, handlers = logger.level, list(logger.handlers)
    ferrohub.enable_debug_logging(io.StringIO())
    yield
    logger.setLevel(before)
    logger.handlers = handlers


@pytest.mark.usefixtures("debugging")
def test_logging_changes_nothing(slow: SimulatedService) -> None:
    client = ferrohub.AppClient(CLIENT_ID, PEM, base_url=slow.url).client(1)
    assert from_threads(lambda: client) == ["github"] * CALLERS
    assert len(slow.sent(TOKENS)) == 1


def test_instrumentation_changes_nothing(slow: SimulatedService) -> None:
    pytest.importorskip("opentelemetry")
    client = ferrohub.AppClient(CLIENT_ID, PEM, base_url=slow.url).client(1)
    otel.instrument(client)
    assert from_threads(lambda: client) == ["github"] * CALLERS
    assert len(slow.sent(TOKENS)) == 1


@pytest.mark.parametrize("way", ["native", "request hook", "callable"])
def test_callers_that_wait_share_an_error(github: SimulatedService, way: str) -> None:
    def refused(request: Recorded) -> Reply:
        time.sleep(0.3)
        return github.simulated(request)

    github.github.state.installations[1].suspended_at = "2026-01-01T00:00:00Z"
    github.routes = {TOKENS: refused}
    client = ferrohub.AppClient(CLIENT_ID, PEM, base_url=github.url, **WAYS[way]()).client(1)
    found = from_threads(lambda: client)
    assert all(isinstance(error, ForbiddenError) and "suspended" in str(error) for error in found)
    assert len(github.sent(TOKENS)) < CALLERS / 4  # one for each caller that came when the one before had ended


def test_a_hook_that_uses_its_client_does_not_wait_for_itself(slow: SimulatedService) -> None:
    found: list[str] = []

    def hook(event: Any) -> None:
        if "access_tokens" in str(event.url) and not found:
            found.append("began")
            found.append(client.organization("github").login)

    app = ferrohub.AppClient(CLIENT_ID, PEM, base_url=slow.url, event_hooks={"request": [hook]})
    client = app.client(1)
    assert client.organization("github").login == "github"
    assert found == ["began", "github"]
    assert len(slow.sent(TOKENS)) == 2  # the call of the hook requests its own, as it is part of the other request


def test_a_blocking_call_in_an_event_loop_does_not_wait_for_tasks_of_that_loop(slow: SimulatedService) -> None:
    """A task renews a token over a transport in Python, and another blocks the loop with a call that needs it, too."""
    began, found = asyncio.Event(), []

    async def awaited(request: Request) -> Response:
        if "access_tokens" in request.url and not began.is_set():
            began.set()
            await asyncio.sleep(0.01)  # the other task runs now
        return forward(request)

    class Both:
        """Blocks, or returns an awaitable if it was called by a call that is awaited."""

        def __call__(self, request: Request) -> Any:
            return awaited(request) if not began.is_set() else forward(request)

    blocking = ferrohub.AppClient(CLIENT_ID, PEM, base_url=slow.url, transport=Both())
    asynchronous = ferrohub.AsyncAppClient(CLIENT_ID, PEM, session=blocking)

    async def block() -> None:
        await began.wait()
        found.append(blocking.client(1).organization("github").login)

    async def both() -> None:
        await asyncio.gather(asynchronous.client(1).organization("github"), block())

    run(both())
    assert found == ["github"]


@pytest.mark.parametrize("way", ["native", "callable"])
def test_callers_wait_for_a_token_as_long_as_their_timeouts(github: SimulatedService, way: str) -> None:
    """They do not request tokens of their own."""
    go = threading.Event()

    def late(request: Recorded) -> Reply:
        assert go.wait(PATIENCE)
        return github.simulated(request)

    github.routes = {TOKENS: late}
    client = ferrohub.AppClient(
        CLIENT_ID, PEM, base_url=github.url, timeout=(PATIENCE, PATIENCE), **WAYS[way]()
    ).client(1)
    with concurrent.futures.ThreadPoolExecutor() as pool:
        first = pool.submit(lambda: client.organization("github").login)
        try:
            while not github.requests:
                time.sleep(0.01)
            with pytest.raises(TransportError, match=r"requests the token of the installation, .* 0\.5 s \(timeout\)"):
                client.request("GET /orgs/github", timeout=(0.25, 0.25))
        finally:
            go.set()
        assert first.result(PATIENCE) == client.organization("github").login == "github"
    assert len(github.sent(TOKENS)) == 1


def test_an_expired_token_is_renewed_once_for_all(github: SimulatedService) -> None:
    expires = (datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(seconds=1)).isoformat()
    made: list[Recorded] = []

    def token(request: Recorded) -> Reply:
        made.append(request)
        time.sleep(0.05)
        reply = github.simulated(request)
        return reply if len(made) > 1 else Reply({**json.loads(reply.body), "expires_at": expires}, 201)

    github.routes = {TOKENS: token}
    client = ferrohub.AppClient(CLIENT_ID, PEM, base_url=github.url, **WAYS["response hook"]()).client(1)
    client.organization("github")
    time.sleep(1)  # the token has expired
    assert from_threads(lambda: client) == ["github"] * CALLERS
    assert len(made) == 2


@pytest.mark.parametrize("fast", [-7200, -3500, 7200])
def test_a_wrong_clock_does_not_let_a_new_token_expire(fast: int) -> None:
    """GitHub's clock, from which it reckons the expiry, differs from that of this machine by so many seconds."""
    tokens: list[str] = []

    def transport(request: Request) -> Response:
        now = datetime.datetime.now(datetime.timezone.utc) - datetime.timedelta(seconds=fast)
        headers = {"Date": now.strftime("%a, %d %b %Y %H:%M:%S GMT")}
        if not request.url.endswith("/access_tokens"):
            return Response(200, headers, b'{"id": 1}')
        tokens.append(f"ghs_{len(tokens)}")
        expires_at = (now + datetime.timedelta(hours=1)).strftime("%Y-%m-%dT%H:%M:%SZ")
        body = json.dumps({"token": tokens[-1], "expires_at": expires_at}).encode()
        return Response(201, {**headers, "Content-Type": "application/json"}, body)

    client = ferrohub.AppClient(CLIENT_ID, PEM, transport=transport, retries=0).client(5)
    for _ in range(5):
        assert client.session.get("/x").status_code == 200
    assert len(tokens) == 1
