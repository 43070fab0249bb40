"""Event loops: how they learn of responses, on any kind of loop, and how programs end."""

from __future__ import annotations

import asyncio
import concurrent.futures
import contextlib
import contextvars
import gc
import pathlib
import socket
import subprocess
import sys
import textwrap
import threading
import time
import weakref
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import ferrohub
from forking import in_child, needs_fork
from harness import TOKEN, Recorded, Reply, Server
from paged_server import PATIENCE, PagedServer, serving

Loop = asyncio.AbstractEventLoop


class WithoutReaders(asyncio.SelectorEventLoop):
    """A loop that watches no sockets for others, as the proactor of Windows."""

    def add_reader(self, *_arguments: Any) -> None:
        raise NotImplementedError


def loops() -> dict[str, Callable[[], Loop]]:
    """Kinds of event loops."""
    kinds: dict[str, Callable[[], Loop]] = {"default": asyncio.new_event_loop, "without readers": WithoutReaders}
    try:
        import uvloop
    except ImportError:
        return kinds
    return {**kinds, "uvloop": uvloop.new_event_loop}


@pytest.fixture(params=loops())
def new_loop(request: pytest.FixtureRequest) -> Callable[[], Loop]:
    return loops()[request.param]


@pytest.fixture(autouse=True)
def users(server: Server) -> None:
    server.will(Reply({"login": "octocat"}))


async def send(server: Server, times: int = 1) -> None:
    async with ferrohub.AsyncClient(token=TOKEN, base_url=server.url) as client:
        users = await asyncio.wait_for(asyncio.gather(*(client.user("octocat") for _ in range(times))), PATIENCE)
    assert [user.login for user in users] == ["octocat"] * times


def test_requests_on_each_kind_of_loop(server: Server, new_loop: Callable[[], Loop]) -> None:
    loop = new_loop()
    for times in (1, 50, 2):
        loop.run_until_complete(send(server, times))
    loop.close()


def test_loops_of_several_threads(server: Server, new_loop: Callable[[], Loop]) -> None:
    def run(_: int) -> None:
        for _ in range(3):
            loop = new_loop()
            loop.run_until_complete(send(server, 5))
            loop.close()

    with concurrent.futures.ThreadPoolExecutor(4) as threads:
        list(threads.map(run, range(4)))


UNIX_SOCKETS = pathlib.Path("/proc/net/unix")


def own_sockets() -> set[str]:
    """The pairs of sockets of this process, as the system names them."""
    links = set()
    for link in pathlib.Path("/proc/self/fd").iterdir():
        with contextlib.suppress(OSError):  # that of the folder itself
            links.add(str(link.readlink()))
    numbers = {line.split()[6] for line in UNIX_SOCKETS.read_text().splitlines()[1:]}
    return {link for link in links if link.startswith("socket:[") and link[8:-1] in numbers}


@pytest.mark.skipif(not UNIX_SOCKETS.exists(), reason="the system does not tell of its sockets")
@pytest.mark.filterwarnings("error")
def test_what_a_loop_was_watching_is_closed_with_it(server: Server, new_loop: Callable[[], Loop]) -> None:
    asyncio.run(send(server))
    gc.collect()
    before = own_sockets()
    loop = new_loop()
    loop.run_until_complete(send(server))
    assert len(own_sockets() - before) >= 2
    loop.close()
    gc.collect()
    assert own_sockets() <= before
    gone = weakref.ref(loop)
    del loop
    gc.collect()
    assert gone() is None


def test_a_loop_keeps_no_context_of_who_used_it_first(server: Server) -> None:
    class Value:
        pass

    variable: contextvars.ContextVar[Value] = contextvars.ContextVar("variable")
    loop = asyncio.new_event_loop()

    def use() -> weakref.ref[Value]:
        value = Value()
        variable.set(value)
        loop.run_until_complete(send(server))
        return weakref.ref(value)

    value = contextvars.Context().run(use)
    gc.collect()
    assert value() is None
    loop.close()


@needs_fork
def test_a_child_has_loops_of_its_own(server: Server) -> None:
    def child() -> str:
        asyncio._set_running_loop(None)  # newer Pythons do so themselves
        asyncio.run(send(server, 3))
        return "sent"

    async def parent() -> None:
        client = ferrohub.AsyncClient(token=TOKEN, base_url=server.url)
        await client.user("octocat")
        under_way = asyncio.create_task(client.user("octocat"))
        await asyncio.sleep(0)
        assert in_child(child) == "sent"
        assert (await under_way).login == "octocat"
        assert (await client.user("octocat")).login == "octocat"

    asyncio.run(asyncio.wait_for(parent(), PATIENCE))


@pytest.mark.slow
def test_a_loop_that_is_closed_returns_its_requests_up() -> None:
    """Their connections are closed, though nothing reads the results."""
    hung_up = threading.Event()
    arrived = threading.Event()

    class Held(Server):
        def reply_to(self, request: Recorded, connection: socket.socket) -> Reply:
            arrived.set()
            connection.settimeout(PATIENCE)
            if connection.recv(1, socket.MSG_PEEK) == b"":
                hung_up.set()
            return Reply({}, drop=True)

    with serving(Held()) as server:
        loop = asyncio.new_event_loop()
        task = loop.create_task(send(server))
        loop.run_until_complete(asyncio.to_thread(arrived.wait, PATIENCE))
        loop.run_until_complete(loop.shutdown_default_executor())
        task._log_destroy_pending = False  # type: ignore[attr-defined]
        loop.close()
        del task, loop
        gc.collect()
        assert hung_up.wait(PATIENCE)


class Slow(PagedServer):
    """Pages of users, single users after a moment, and a file that comes in pieces."""

    def reply_to(self, request: Recorded, connection: socket.socket) -> Reply:
        if request.path == "/users":
            return super().reply_to(request, connection)
        time.sleep(0.01)
        return Reply(b"x" * 300_000 if request.path == "/file" else {"login": "octocat"})


@pytest.fixture
def slow() -> Iterator[Server]:
    with serving(Slow(1000)) as server:
        yield server


PROGRAM = """
import asyncio, sys, tempfile, threading, time
import ferrohub
from ferrohub import _core

url = sys.argv[1]
client = ferrohub.AsyncClient(token="t", base_url=url)
blocking = ferrohub.Client(session=client)
asset = '{"url": "' + url + '/file", "name": "file"}'

async def begin(count=8):
    global tasks
    tasks = [asyncio.create_task(client.user("octocat")) for _ in range(count)]
    await asyncio.sleep(0.005)

async def without_end():
    while True:
        await client.user("octocat")

def once():
    asyncio.run(without_end())
"""

#: What runs at the end of a program, after which it prints "done" and ends.
ENDS = {
    "one request": "asyncio.run(client.user('octocat')); print('done')",
    "requests that are done": """
        async def main():
            await begin()
            await asyncio.gather(*tasks)
        asyncio.run(main()); print('done')""",
    "requests under way": "asyncio.run(begin()); print('done')",
    "sys.exit": """
        async def main():
            await begin()
            print('done')
            sys.exit(0)
        asyncio.run(main())""",
    "an exception": """
        async def main():
            await begin()
            raise LookupError
        try:
            asyncio.run(main())
        except LookupError:
            print('done')""",
    "prefetch": """
        async def main():
            async for user in client.all_users(per_page=10):
                if user.id > 25:
                    break
        asyncio.run(main()); print('done')""",
    "prefetch of a blocking client": """
        users = iter(blocking.all_users(per_page=10))
        [next(users) for _ in range(25)]
        print('done')""",
    "downloads": """
        async def main():
            folder = tempfile.mkdtemp()
            files = [_core.Asset.from_json(asset, client) for _ in range(3)]
            tasks = [asyncio.create_task(file.download(f"{folder}/{n}")) for n, file in enumerate(files)]
            await asyncio.sleep(0.03)
        asyncio.run(main()); print('done')""",
    "loops of daemon threads": """
        for _ in range(3):
            threading.Thread(target=once, daemon=True).start()
        time.sleep(0.05); print('done')""",
    "daemon threads that download into objects": """
        class File:
            def write(self, data):
                for _ in range(20):
                    time.sleep(0.0001)
        def download():
            while True:
                _core.Asset.from_json(asset, blocking).download(File())
        for _ in range(3):
            threading.Thread(target=download, daemon=True).start()
        time.sleep(0.1); print('done')""",
}


@pytest.mark.parametrize("end", ENDS.values(), ids=ENDS)
def test_programs_end_as_they_should(slow: Server, end: str) -> None:
    """No thread of the core comes back to an interpreter that is gone, which would abort the process."""
    script = PROGRAM + textwrap.dedent(end)

    def run(_: int) -> tuple[int, str, str]:
        command = [sys.executable, "-c", script, slow.url]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        return done.returncode, done.stdout, done.stderr

    with concurrent.futures.ThreadPoolExecutor(4) as threads:
        assert set(threads.map(run, range(4))) == {(0, "done\n", "")}
