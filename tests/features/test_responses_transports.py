"""``client.responses()`` over every transport: blocking and awaited, in threads, tasks and greenlets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import subprocess
import sys
import textwrap
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import httpx
import pytest
import requests

import ferrohub
from ferrohub import transports
from ferrohub.exceptions import NotFoundError
from ferrohub.transports import Request, Response
from harness import GITHUB, PATIENCE, TOKEN, Recorded, Reply, Server, run

#: Number of threads or tasks, and of calls of each.
MANY, CALLS = 4, 10


def reply(target: str, base: str) -> tuple[int, dict[str, str], Any]:
    """Status, headers and body for a path with its query. The ID of the request is the end of the path."""
    path, _, query = target.partition("?")
    name = path.rpartition("/")[2]
    headers = {"X-GitHub-Request-Id": name, "Content-Type": "application/json"}
    if name == "missing":
        return 404, headers, {"message": "Not Found"}
    if "/following/" in path:
        return 204, headers, None
    if path.endswith("/repos"):
        page = int(query.rpartition("page=")[2]) if "page=2" in query or "page=3" in query else 1
        headers |= {"Link": f'<{base}{path}?page={page + 1}>; rel="next"'} if page < 3 else {}
        return 200, headers | {"X-GitHub-Request-Id": f"page-{page}"}, [{"id": page, "full_name": f"o/{page}"}]
    return 200, headers, {"login": name, "id": 1}


class Echo(Server):
    """A server that replies by path."""

    def reply_to(self, request: Recorded, _connection: Any) -> Reply:
        query = "&".join(f"{name}={value}" for name, value in request.query.items())
        status, headers, body = reply(f"{request.path}?{query}", self.url)
        return Reply(body, status, headers)


def target_of(url: str) -> str:
    return url.removeprefix(GITHUB)


def function(request: Request) -> Response:
    status, headers, body = reply(target_of(request.url), GITHUB)
    return Response(status, headers, b"" if body is None else json.dumps(body).encode())


async def coroutine(request: Request) -> Response:
    await asyncio.sleep(0)
    return function(request)


def wsgi(environ: dict[str, Any], start: Callable[..., Any]) -> Iterable[bytes]:
    status, headers, body = reply(f"{environ['PATH_INFO']}?{environ['QUERY_STRING']}", GITHUB)
    start(f"{status} Status", list(headers.items()))
    return [] if body is None else [json.dumps(body).encode()]


async def asgi(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    status, headers, body = reply(f"{scope['path']}?{scope['query_string'].decode()}", GITHUB)
    raw = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": raw})
    await send({"type": "http.response.body", "body": b"" if body is None else json.dumps(body).encode()})


class Way(NamedTuple):
    """A transport of clients, made for one test, and whether its requests go to the server."""

    make: Callable[[contextlib.ExitStack], Any]
    is_remote: bool = True


def pooled(stack: contextlib.ExitStack) -> requests.Session:
    session = stack.enter_context(requests.Session())
    session.mount("http://", requests.adapters.HTTPAdapter(pool_maxsize=MANY))
    return session


BLOCKING = {
    "own": Way(lambda _: None),
    "requests": Way(lambda stack: transports.requests(pooled(stack))),
    "httpx": Way(lambda stack: transports.httpx(stack.enter_context(httpx.Client()))),
    "wsgi": Way(lambda _: transports.wsgi(wsgi), False),
    "asgi": Way(lambda _: transports.asgi(asgi), False),
    "function": Way(lambda _: function, False),
}
AWAITED = {**BLOCKING, "coroutine": Way(lambda _: coroutine, False)}


@pytest.fixture(scope="module")
def echo() -> Iterator[Echo]:
    server = Echo()
    server.thread.start()
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture
def options(request: pytest.FixtureRequest, echo: Echo) -> Iterator[dict[str, Any]]:
    """The options of a client with the transport that the test names."""
    way: Way = request.param
    with contextlib.ExitStack() as stack:
        found = {"token": TOKEN, "transport": way.make(stack), "retries": 0}
        yield {**found, "base_url": echo.url} if way.is_remote else found


def over(ways: dict[str, Way]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("options", ways.values(), ids=ways.keys(), indirect=True)


def shown(responses: Any) -> list[tuple[int, str | None]]:
    return [(response.status_code, response.request_id) for response in responses]


@over(BLOCKING)
def test_blocking_calls_of_every_kind_have_responses(options: dict[str, Any]) -> None:
    with ferrohub.Client(**options) as client, client.responses() as responses:
        assert client.user("mona").login == "mona"
        assert client.is_following("hubot") is True
        with pytest.raises(NotFoundError):
            client.user("missing")
        assert client.rest.users.get_by_username("named").id == 1
        assert client.request("GET /users/{name}", name="route").json()["login"] == "route"
        assert [each.full_name for each in client.repositories_by("mona")] == ["o/1", "o/2", "o/3"]
    calls = [(200, "mona"), (204, "hubot"), (404, "missing"), (200, "named"), (200, "route")]
    assert shown(responses) == [*calls, (200, "page-1"), (200, "page-2"), (200, "page-3")]
    assert responses[0].json() == {"login": "mona", "id": 1}


@over(BLOCKING)
def test_threads_have_responses_of_their_own(options: dict[str, Any]) -> None:
    together = threading.Barrier(MANY, timeout=PATIENCE)

    def work(name: int) -> list[str | None]:
        with client.responses() as responses:
            together.wait()
            for number in range(CALLS):
                client.user(f"{name}-{number}")
        return [response.request_id for response in responses]

    with ferrohub.Client(**options) as client, ThreadPoolExecutor(MANY) as pool, client.responses() as around:
        found = list(pool.map(work, range(MANY)))
    assert found == [[f"{name}-{number}" for number in range(CALLS)] for name in range(MANY)]
    assert len(around) == 0


@over(AWAITED)
def test_awaited_calls_of_every_kind_have_responses(options: dict[str, Any]) -> None:
    async def main() -> None:
        async with ferrohub.AsyncClient(**options) as client:
            with client.responses() as responses:
                assert (await client.user("mona")).login == "mona"
                assert await client.is_following("hubot") is True
                with pytest.raises(NotFoundError):
                    await client.user("missing")
                assert (await client.rest.users.get_by_username("named")).id == 1
                assert (await client.request("GET /users/{name}", name="route")).status_code == 200
                assert [each.full_name async for each in client.repositories_by("mona")] == ["o/1", "o/2", "o/3"]
            calls = [(200, "mona"), (204, "hubot"), (404, "missing"), (200, "named"), (200, "route")]
            assert shown(responses) == [*calls, (200, "page-1"), (200, "page-2"), (200, "page-3")]

    run(main())


@over(AWAITED)
def test_tasks_have_responses_of_their_own(options: dict[str, Any]) -> None:
    async def main() -> None:
        async with ferrohub.AsyncClient(**options) as client:

            async def work(name: int) -> list[str | None]:
                with client.responses() as responses:
                    for number in range(CALLS):
                        await client.user(f"{name}-{number}")
                return [response.request_id for response in responses]

            with client.responses() as around:
                found = await asyncio.gather(*map(work, range(MANY)))
            due = [[f"{name}-{number}" for number in range(CALLS)] for name in range(MANY)]
            assert found == due
            assert sorted(each.request_id or "" for each in around) == sorted(name for names in due for name in names)

    run(main())


def test_an_asynchronous_client_of_httpx_has_responses(echo: Echo) -> None:
    async def main() -> None:
        async with httpx.AsyncClient() as outer:
            client = ferrohub.AsyncClient(token=TOKEN, transport=transports.httpx(outer), base_url=echo.url)

            async def work(name: str) -> list[tuple[int, str | None]]:
                with client.responses() as responses:
                    await client.user(name)
                    await client.is_following(name)
                return shown(responses)

            assert await asyncio.gather(*map(work, "ab")) == [[(200, name), (204, name)] for name in "ab"]

    run(main())


def test_greenlets_have_responses_of_their_own(echo: Echo) -> None:
    pytest.importorskip("gevent")
    program = f"""
    from gevent import monkey
    monkey.patch_all()
    import sys, gevent, ferrohub
    client = ferrohub.Client(token="{TOKEN}", base_url=sys.argv[1])
    def work(name):
        with client.responses() as responses:
            for number in range({CALLS}):
                client.user(f"{{name}}-{{number}}")
                gevent.sleep(0)
        return [response.request_id for response in responses]
    with client.responses() as around:
        greenlets = [gevent.spawn(work, name) for name in range({MANY})]
        gevent.joinall(greenlets)
        client.user("around")
    print([each.get() for each in greenlets], [response.request_id for response in around])
    """
    command = [sys.executable, "-c", textwrap.dedent(program), echo.url]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=2 * PATIENCE)
    due = [[f"{name}-{number}" for number in range(CALLS)] for name in range(MANY)]
    assert (ran.stdout.strip(), ran.stderr) == (f"{due} {['around']}", "")
