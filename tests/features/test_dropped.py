"""What is dropped without ``close()`` leaves no thread and no descriptor."""

from __future__ import annotations

import gc
import multiprocessing
import pathlib
import sys
import threading
import time
import weakref
from collections.abc import Callable, Collection
from typing import Any

import pytest

import ferrohub
from ferrohub import transports
from ferrohub._loop_thread import LoopThread
from ferrohub.webhooks import Webhooks, sign
from harness import PATIENCE, TOKEN

BODY = b"{}"


async def application(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b'{"login": "octocat"}'})


def use_a_client() -> None:
    client = ferrohub.Client(token=TOKEN, transport=transports.asgi(application))
    assert client.user("octocat").login == "octocat"


def use_a_receiver() -> None:
    hooks: Webhooks[Any] = Webhooks("secret")
    hooks.on("push")(lambda event: None)
    headers = {"X-GitHub-Event": "push", "X-GitHub-Delivery": "1", "X-Hub-Signature-256": sign(BODY, "secret")}
    assert hooks.receive(headers, BODY).status == 200


def use_a_loop_that_is_busy() -> None:
    async def forever() -> None:
        while True:
            await asyncio_sleep()

    async def asyncio_sleep() -> None:
        import asyncio

        await asyncio.sleep(0.01)

    LoopThread("busy").submit(forever())


def ours(others: Collection[threading.Thread] = ()) -> int:
    """The number of threads of event loops and handlers, without those that were there before."""
    return sum(t.name.startswith(("ferrohub-", "busy")) for t in threading.enumerate() if t not in others)


def descriptors() -> int:
    return sum(1 for _ in pathlib.Path("/proc/self/fd").iterdir())


def waited_for(what: Callable[[], bool]) -> bool:
    until = time.monotonic() + PATIENCE
    while not what() and time.monotonic() < until:
        gc.collect()
        time.sleep(0.01)
    return what()


@pytest.mark.parametrize("use", [use_a_client, use_a_receiver, use_a_loop_that_is_busy])
def test_threads_end_with_what_uses_them(use: Callable[[], None]) -> None:
    others = threading.enumerate()
    for _ in range(20):
        use()
    assert waited_for(lambda: ours(others) == 0)


@pytest.mark.skipif(not pathlib.Path("/proc/self/fd").exists(), reason="counts descriptors as Linux shows them")
@pytest.mark.parametrize("use", [use_a_client, use_a_receiver])
def test_descriptors_are_closed(use: Callable[[], None]) -> None:
    """In a process of its own: what other tests have left may close or open some at any time."""
    process = multiprocessing.get_context("spawn").Process(target=uses_no_more_descriptors, args=(use,))
    process.start()
    process.join()
    assert process.exitcode == 0


def uses_no_more_descriptors(use: Callable[[], None]) -> None:
    """Fail if descriptors stay open after something was used."""
    use()
    assert waited_for(lambda: ours() == 0)
    before = descriptors()
    for _ in range(50):
        use()
    assert waited_for(lambda: descriptors() <= before)


def test_a_thread_lives_as_long_as_its_owner() -> None:
    async def nothing() -> int:
        return 7

    others = threading.enumerate()
    thread = LoopThread("ferrohub-owned")
    gone = weakref.ref(thread)
    gc.collect()
    assert thread.run(nothing()) == 7
    del thread
    assert waited_for(lambda: gone() is None and ours(others) == 0)


def test_a_program_that_ends_with_loops_ends(tmp_path: pathlib.Path) -> None:
    import subprocess

    program = (
        "import ferrohub, ferrohub.transports as transports\n"
        "async def app(scope, receive, send):\n"
        "    await send({'type': 'http.response.start', 'status': 200, 'headers': []})\n"
        "    await send({'type': 'http.response.body', 'body': b'{}'})\n"
        "client = ferrohub.Client(token='t', transport=transports.asgi(app))\n"
        "client.session.get('https://api.github.com/user')\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, timeout=PATIENCE, check=True)
    assert done.stderr == b""
