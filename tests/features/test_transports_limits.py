"""Applications in this process have the limits of a server: the size of a body in memory, and the read timeout."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import ferrohub
from ferrohub import transports
from ferrohub.exceptions import Timeout
from ferrohub.transports import _bodies
from harness import TOKEN, run


async def silent(scope: Any, receive: Any, send: Any) -> None:
    await asyncio.Event().wait()


async def silent_after_the_head(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await asyncio.Event().wait()


async def silent_after_a_chunk(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"x", "more_body": True})
    await asyncio.Event().wait()


async def endless(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    while True:
        await send({"type": "http.response.body", "body": b"x" * (1 << 20), "more_body": True})


async def slow_after_its_response(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b'{"login": "octocat"}'})
    await asyncio.sleep(0.3)


async def slow_but_steady(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    for chunk in (b"{", b'"login"', b": ", b'"octocat"', b"}"):
        await asyncio.sleep(0.1)
        await send({"type": "http.response.body", "body": chunk, "more_body": chunk != b"}"})


def client(application: Any, **options: Any) -> ferrohub.Client:
    return ferrohub.Client(token=TOKEN, transport=transports.asgi(application), retries=0, **options)


def awaited(application: Any, **options: Any) -> ferrohub.AsyncClient:
    return ferrohub.AsyncClient(token=TOKEN, transport=transports.asgi(application), retries=0, **options)


SILENT = [silent, silent_after_the_head, silent_after_a_chunk]


@pytest.mark.parametrize("application", SILENT)
def test_an_application_that_sends_nothing_exceeds_the_timeout(application: Callable[..., Any]) -> None:
    with pytest.raises(Timeout, match=r"the application sent nothing for 0\.2 s"):
        client(application, timeout=(1, 0.2)).user("octocat")


@pytest.mark.parametrize("application", SILENT)
def test_awaited_calls_exceed_the_timeout(application: Callable[..., Any]) -> None:
    async def call() -> None:
        await awaited(application, timeout=(1, 0.2)).user("octocat")

    with pytest.raises(Timeout, match=r"the application sent nothing for 0\.2 s"):
        run(call())


def test_a_streamed_body_exceeds_the_timeout() -> None:
    with pytest.raises(Timeout, match="the application sent nothing"):
        client(silent_after_a_chunk, timeout=(1, 0.2)).session.get("https://api.github.com/x", stream=True).read()


@pytest.mark.parametrize("application", [slow_after_its_response, slow_but_steady])
def test_the_timeout_is_between_two_events(application: Callable[..., Any]) -> None:
    assert client(application, timeout=(1, 0.25)).user("octocat").login == "octocat"


def test_a_body_that_does_not_end_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_bodies, "_MOST", 8 << 20)
    with pytest.raises(ValueError, match="is over 8 MiB"):
        client(endless).user("octocat")

    async def call() -> None:
        await awaited(endless).user("octocat")

    with pytest.raises(ValueError, match="is over 8 MiB"):
        run(call())


def endless_wsgi(environ: Any, start_response: Any) -> Iterator[bytes]:
    start_response("200 OK", [])
    while True:
        yield b"x" * (1 << 20)


def written_wsgi(environ: Any, start_response: Any) -> list[bytes]:
    write = start_response("200 OK", [])
    while True:
        write(b"x" * (1 << 20))


@pytest.mark.parametrize("application", [endless_wsgi, written_wsgi])
def test_a_body_of_wsgi_that_does_not_end_is_an_error(
    application: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_bodies, "_MOST", 8 << 20)
    with pytest.raises(ValueError, match="is over 8 MiB"):
        ferrohub.Client(token=TOKEN, transport=transports.wsgi(application)).user("octocat")


def test_an_application_of_wsgi_that_is_late_exceeds_the_timeout() -> None:
    """It is not interrupted, as it runs on the thread of the caller."""

    def late(environ: Any, start_response: Any) -> list[bytes]:
        time.sleep(0.2)
        start_response("200 OK", [])
        return [b"{}"]

    with pytest.raises(Timeout, match=r"the application sent nothing for 0\.1 s"):
        ferrohub.Client(token=TOKEN, transport=transports.wsgi(late), timeout=(1, 0.1), retries=0).user("octocat")
