"""Blocking calls that run coroutines on the event loop of a thread, which no exception of a user's function ends."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import ferrohub
from daemon_thread import in_daemon_thread
from ferrohub import transports
from ferrohub._loop_thread import LoopThread
from ferrohub.webhooks import Webhooks
from harness import PATIENCE
from webhook_modes import SECRET, Blocking, Deliver

ENDING = [SystemExit, KeyboardInterrupt]


def call(function: Callable[[], Any]) -> Any:
    """Call a function that may hang."""
    return asyncio.run(in_daemon_thread(function))


@pytest.fixture
def thread() -> Iterator[LoopThread]:
    thread = LoopThread("ferrohub-test")
    yield thread
    call(thread.end)
    assert "ferrohub-test" not in [each.name for each in threading.enumerate()]


async def seven() -> int:
    return 7


@pytest.mark.parametrize("special", ENDING)
def test_an_exception_is_raised_in_the_thread_of_the_caller(thread: LoopThread, special: type[BaseException]) -> None:
    async def fail() -> None:
        raise special

    async def fail_in_task() -> None:
        await asyncio.create_task(fail())

    def test() -> None:
        for function in (fail, fail_in_task):
            with pytest.raises(special):
                thread.run(function())
            assert thread.run(seven()) == 7

    call(test)


@pytest.mark.parametrize("special", ENDING)
def test_an_exception_of_a_callback_is_logged(
    thread: LoopThread, special: type[BaseException], caplog: pytest.LogCaptureFixture
) -> None:
    def fail() -> None:
        raise special

    async def start() -> None:
        asyncio.get_running_loop().call_soon(fail)
        await asyncio.sleep(0)

    def test() -> None:
        thread.run(start())
        assert thread.run(seven()) == 7

    with caplog.at_level(logging.ERROR, "asyncio"):
        call(test)
    assert f"{special.__name__} was raised on the event loop of the thread ferrohub-test" in caplog.text


@pytest.mark.parametrize("special", ENDING)
def test_a_task_of_a_handler_does_not_end_the_receiver(special: type[BaseException]) -> None:
    hooks: Webhooks[Any] = Webhooks(SECRET, respond_within=PATIENCE)

    async def fail() -> None:
        raise special

    @hooks.on("push")
    async def handle(event: Any) -> None:
        task = asyncio.create_task(fail())
        await asyncio.wait([task])
        assert type(task.exception()) is special

    async def test(deliver: Deliver) -> None:
        for _ in range(2):
            assert (await deliver("push")).status == 200

    Blocking().run(test, hooks)


@pytest.mark.parametrize("special", ENDING)
def test_an_asgi_application_does_not_end_its_transport(special: type[BaseException]) -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        raise special

    client = ferrohub.Client(token="t", transport=transports.asgi(app), retries=0)

    def test() -> None:
        for _ in range(2):
            with pytest.raises(special):
                client.user("octocat")

    call(test)


def test_a_wsgi_application_of_an_asynchronous_client_may_raise_stop_iteration() -> None:
    def app(environ: Any, start_response: Any) -> list[bytes]:
        raise StopIteration

    async def test() -> None:
        async with ferrohub.AsyncClient(token="t", transport=transports.wsgi(app), retries=0) as client:
            with pytest.raises(RuntimeError, match="the transport raised StopIteration"):
                await asyncio.wait_for(client.user("octocat"), PATIENCE)

    asyncio.run(test())
