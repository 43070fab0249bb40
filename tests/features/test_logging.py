"""The logger `ferrohub`: one line for each request, waits and retries, and the headers on request."""

from __future__ import annotations

import asyncio
import io
import itertools
import logging
import logging.handlers
import multiprocessing
import pathlib
import pickle
import re
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

import ferrohub
from ferrohub.event_hooks import ResponseEvent
from harness import Reply, Server

LOGGER = logging.getLogger("ferrohub")
SECRET = "ghp_" + "s3cr3t" * 6
USER = {"login": "octocat"}
QUOTA = {"X-RateLimit-Remaining": "4987", "X-RateLimit-Limit": "5000"}

tokens = (f"t0ken-of-the-log-{number}" for number in itertools.count())


@pytest.fixture(autouse=True)
def _restored() -> Iterator[None]:
    level, handlers = LOGGER.level, list(LOGGER.handlers)
    yield
    LOGGER.setLevel(level)
    LOGGER.handlers[:] = handlers


def client_of(server: Server, **options: Any) -> ferrohub.Client:
    return ferrohub.Client(token=next(tokens), base_url=server.url, **options)


def lines(caplog: pytest.LogCaptureFixture) -> list[tuple[str, str]]:
    """The records by the name of their level, with times as 0."""
    shown = [(record.levelname, record.getMessage()) for record in caplog.records if record.name == "ferrohub"]
    return [(level, re.sub(r"\d+(\.\d)? (ms|s)\b", r"0 \2", text)) for level, text in shown]


def test_each_request_is_a_line(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    server.will(
        Reply(USER, headers={"ETag": '"1"', **QUOTA}), Reply(None, 304, {"ETag": '"1"'}), Reply({"message": "no"}, 404)
    )
    client = client_of(server, cache=True)
    with caplog.at_level(logging.DEBUG, "ferrohub"):
        for _ in range(2):
            client.user("octocat")
        assert not client.is_following("x")
    at = f"GET {server.url}/users/octocat"
    assert lines(caplog) == [
        ("DEBUG", f"{at}: 200 in 0 ms, 20 bytes, cache stored, 4987 requests left"),
        ("DEBUG", f"{at}: 304 in 0 ms, 0 bytes, cache revalidated"),
        ("DEBUG", f"GET {server.url}/user/following/x: 404 in 0 ms, 17 bytes, cache miss"),
    ]
    record = caplog.records[0]
    event: ResponseEvent = record.event  # type: ignore[attr-defined]
    assert (event.status, event.remaining) == (200, 4987)
    assert (
        pathlib.Path(record.pathname) == pathlib.Path(__file__)
        and record.funcName == test_each_request_is_a_line.__name__
    )


def test_waits_and_retries_are_lines_of_their_own(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    limited = Reply({"message": "secondary rate limit"}, 403, {"Retry-After": "1"})
    server.will(Reply(status=502), Reply(drop=True), limited, Reply(USER))
    client = client_of(server, rate_limit="wait")
    with caplog.at_level(logging.INFO, "ferrohub"):
        client.user("octocat")
    at = f"GET {server.url}/users/octocat"
    found = lines(caplog)
    assert found[0] == ("INFO", f"{at}: attempt 2 in 0 s: 502 Bad Gateway")
    assert found[1][1].startswith(f"{at}: attempt 3 in 0 s: {at}") and "connection closed" in found[1][1]
    assert found[2:] == [("INFO", f"{at}: attempt 4 in 0 s: secondary rate limit")]


def test_a_failure_is_a_line(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    server.will(Reply(drop=True))
    with caplog.at_level(logging.DEBUG, "ferrohub"), pytest.raises(ferrohub.ConnectionError):
        client_of(server, retries=0).user("octocat")
    [(level, line)] = lines(caplog)
    assert level == "DEBUG" and line.startswith(f"GET {server.url}/users/octocat: failed after 0 ms: ConnectionError: ")


def test_the_level_is_read_at_the_beginning_of_each_call(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    client = client_of(server)
    server.will(Reply(USER))
    for level, logged in ((logging.WARNING, 0), (logging.DEBUG, 1), (logging.INFO, 1), (logging.DEBUG, 2)):
        with caplog.at_level(level, "ferrohub"):
            client.user("octocat")
        assert len(lines(caplog)) == logged
    with caplog.at_level(logging.DEBUG, "ferrohub"):
        logging.disable()
        client.user("octocat")
        logging.disable(logging.NOTSET)
        assert len(lines(caplog)) == 2
        LOGGER.disabled = True
        client.user("octocat")
        LOGGER.disabled = False
    assert len(lines(caplog)) == 2


def test_a_program_that_logs_nothing_loads_nothing_for_it(server: Server) -> None:
    code = (
        "import sys, ferrohub; client = ferrohub.Client(base_url=sys.argv[1]); client.zen();"
        "print('logging' in sys.modules); import logging; client.zen();"
        "print([name for name in ('ferrohub._logging', 'ferrohub.event_hooks') if name in sys.modules]);"
        "logging.basicConfig(level=10, stream=sys.stdout, format='%(message)s'); client.zen()"
    )
    server.will(Reply("Keep it logically awesome."))
    ran = subprocess.run([sys.executable, "-c", code, server.url], capture_output=True, text=True, check=True)
    first, second, line = ran.stdout.splitlines()
    assert (first, second) == ("False", "[]") and line.startswith(f"GET {server.url}/zen: 200 in ")


def test_prefetched_pages_are_lines(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    link = f'<{server.url}/user/repos?per_page=100&page={{}}>; rel="next", <{server.url}/user/repos?page=4>; rel="last"'
    server.will(*[Reply([{"id": n}], headers={"Link": link.format(n + 1)} if n < 4 else {}) for n in range(1, 5)])
    server.numbered = True
    with caplog.at_level(logging.DEBUG, "ferrohub"):
        assert len(list(client_of(server).repositories())) == 4
    assert [line.endswith(", prefetched") for _, line in lines(caplog)][:2] == [False, False]
    assert len(lines(caplog)) == 4 and lines(caplog)[-1][1].endswith(", prefetched")


def test_asyncio_logs_on_the_event_loop(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    tasks: list[Any] = []

    class Handler(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            tasks.append(asyncio.current_task())

    async def main() -> None:
        client = ferrohub.AsyncClient(token=next(tokens), base_url=server.url)
        await client.user("octocat")
        assert tasks == [asyncio.current_task()]

    server.will(Reply(USER))
    LOGGER.addHandler(Handler())
    with caplog.at_level(logging.DEBUG, "ferrohub"):
        asyncio.run(asyncio.wait_for(main(), 30))
    assert len(lines(caplog)) == 1


def test_a_handler_may_send_requests_itself(server: Server) -> None:
    """Those are not logged: it would not end."""
    seen: list[str] = []

    class Handler(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            seen.append(record.getMessage())
            client.user("hubot")

    client = client_of(server)
    server.will(Reply(USER))
    LOGGER.addHandler(Handler())
    LOGGER.setLevel(logging.DEBUG)
    client.user("octocat")
    assert len(seen) == 1 and [request.path for request in server.requests] == ["/users/octocat", "/users/hubot"]


def test_records_go_through_a_queue_to_another_process(server: Server) -> None:
    queue: Any = multiprocessing.get_context("spawn").Queue()
    LOGGER.addHandler(logging.handlers.QueueHandler(queue))
    LOGGER.setLevel(logging.DEBUG)
    server.will(Reply(USER))
    client_of(server).user("octocat")
    record = queue.get(timeout=30)
    assert record.getMessage().startswith("GET ") and record.event.status == 200
    assert pickle.loads(pickle.dumps(record)).event.url == f"{server.url}/users/octocat"


def test_a_record_has_no_credential_and_no_body(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    client = ferrohub.Client(token=SECRET, base_url=server.url)
    client.session.headers.update({"X-Api-Key": "k3y-s3cret", "X-Custom": f"{SECRET} k3y-s3cret"})
    client.session.params = {"access_token": "qu3ry-s3cret"}
    stream = io.StringIO()
    ferrohub.enable_debug_logging(stream)
    server.will(
        Reply(None, 302, {"Location": f"{server.url}/x?sig=sign3d-s3cret", "Set-Cookie": "c00kie-s3cret"}),
        Reply(status=502),
        Reply(drop=True),
        Reply({"key": "b0dy-s3cret"}),
    )
    with caplog.at_level(logging.DEBUG, "ferrohub"):
        client.session.put("/user", data='{"password": "b0dy-s3cret"}')
        client.session.get("/user;access_token=p4th-s3cret")
    text = stream.getvalue() + caplog.text + repr([vars(record) for record in caplog.records])
    assert "authorization: ***" in stream.getvalue() and len(caplog.records) > 4
    for secret in ("s3cr3t", "s3cret"):
        assert secret not in text


# The dump


def test_headers_are_shown(server: Server) -> None:
    stream = io.StringIO()
    ferrohub.enable_debug_logging(stream)
    server.will(Reply(status=502), Reply(USER, headers={"Date": "now", **QUOTA}))
    client_of(server).session.get("/user?per_page=1")
    host = server.url.removeprefix("http://")
    request = [
        "> GET /user?per_page=1 HTTP/1.1",
        f"> host: {host}",
        "> accept: application/vnd.github.full+json",
        f"> user-agent: ferrohub/{ferrohub.__version__}",
        "> authorization: ***",
        ">",
    ]
    shown = stream.getvalue().splitlines()
    assert shown[:7] == [f"* GET {server.url}/user?per_page=1, attempt 1", *request]
    assert shown[7] == "< HTTP/1.1 502 Bad Gateway"
    second = shown.index(f"* GET {server.url}/user?per_page=1, attempt 2")
    assert re.fullmatch(r"\* GET .* attempt 2 in \d+\.\d s: 502 Bad Gateway", shown[second - 1])
    assert shown[second + 1 : second + 8] == [*request, "< HTTP/1.1 200 OK"]
    assert "< x-ratelimit-remaining: 4987" in shown
    assert (
        re.fullmatch(r"\* \d+ ms, 20 bytes, 4987 requests left", shown[-1]) and USER["login"] not in stream.getvalue()
    )


def test_the_dump_is_enabled_once_and_removed(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    server.will(Reply(USER))
    first = io.StringIO()
    ferrohub.enable_debug_logging(first)
    handler = ferrohub.enable_debug_logging()
    client_of(server).user("octocat")
    assert first.getvalue() == "" and capsys.readouterr().err.count("> GET ") == 1
    LOGGER.removeHandler(handler)
    client_of(server).user("octocat")
    assert capsys.readouterr().err == ""


def test_a_response_does_not_command_a_terminal(server: Server) -> None:
    stream = io.StringIO()
    ferrohub.enable_debug_logging(stream)
    server.will(Reply(USER, headers={"X-Evil": "a\x9b31mb"}))
    client_of(server).user("octocat")
    assert not re.search(r"[^\x20-\x7e\n\ufffd]", stream.getvalue()) and "x-evil: a" in stream.getvalue()


def test_other_records_are_shown_as_they_are() -> None:
    stream = io.StringIO()
    ferrohub.enable_debug_logging(stream)
    LOGGER.warning("a warning")
    assert stream.getvalue() == "* a warning\n"
