"""Cancelling a task ends its request, whatever the task awaits, and leaves asyncio's pool of threads alone."""

from __future__ import annotations

import asyncio
import concurrent.futures
import json
import pathlib
import socket
import threading
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, NoReturn

import pytest

from fault_server import Faulty, reply
from ferrohub.aio import AsyncClient
from harness import make

#: What must happen happens within so many seconds.
PATIENCE = 20
KEY = pathlib.Path(__file__).parents[1] / "keys" / "app-pkcs8.pem"

Call = Callable[[AsyncClient], Awaitable[Any]]


class NoThreads(concurrent.futures.ThreadPoolExecutor):
    """The pool of an event loop that nothing may use."""

    def submit(self, *_args: Any, **_kwargs: Any) -> NoReturn:
        raise AssertionError("asyncio's pool of threads is not ours to use")


class Stalled(Faulty):
    """A server that responds so often, and then never again. The last body it begins, if that has a length."""

    def __init__(self, *bodies: bytes, length: int = 0) -> None:
        super().__init__(lambda connection, _: self.serve(connection))
        self.bodies = list(bodies)
        self.length = length
        self.requested = threading.Event()
        self.hung_up = threading.Event()

    def serve(self, connection: socket.socket) -> None:
        while self.bodies:
            self.head(connection)
            connection.sendall(reply(self.bodies.pop(0)))
        self.head(connection)
        if self.length:
            connection.sendall(reply(b"begun", length=self.length))
        self.requested.set()
        try:
            while connection.recv(65536):
                pass
        except ConnectionResetError:
            pass
        self.hung_up.set()


def run(main: Coroutine[Any, Any, Any]) -> Any:
    async def alone() -> Any:
        asyncio.get_running_loop().set_default_executor(NoThreads())
        return await asyncio.wait_for(main, PATIENCE)

    return asyncio.run(alone())


async def walk(items: Any) -> None:
    async for _ in items:
        pass


LISTINGS: dict[str, Callable[[Any], Awaitable[Any]]] = {
    "async for": walk,
    "anext": anext,
    "pages": lambda listing: walk(listing.pages()),
    "progress": lambda listing: walk(listing.progress()),
    "slice": lambda listing: listing[2:5],
    "index": lambda listing: listing[0],
    "total": lambda listing: listing.total(),
    "to_dicts": lambda listing: listing.to_dicts(),
    "to_arrow": lambda listing: listing.to_arrow(),
    "to_pandas": lambda listing: listing.to_pandas(),
    "to_polars": lambda listing: listing.to_polars(),
}


def of_listing(call: Callable[[Any], Awaitable[Any]]) -> Call:
    return lambda client: call(client.issues_on("o", "r"))


def of(name: str, call: Callable[[Any], Awaitable[Any]], **changes: Any) -> Call:
    return lambda client: call(make(name, client, **changes))


CALLS: dict[str, Call] = {
    **{name: of_listing(call) for name, call in LISTINGS.items()},
    "authorize": lambda client: client.authorize("octocat", "secret", ["user"]),
    "auto_trigger_checks": of("Repository", lambda repository: repository.auto_trigger_checks(1)),
    "commit_files": of("Repository", lambda repository: repository.commit_files({"a": "b"}, "m")),
    "create_file": of("Repository", lambda repository: repository.create_file("a", "m", b"b")),
    "create_issue": lambda client: client.create_issue("o", "r", "title"),
    "create_tag": of("Repository", lambda repository: repository.create_tag("v1", "m", "a" * 40, "commit")),
    "delete_file": of("Contents", lambda file: file.delete("m")),
    "directory_contents": of("Repository", lambda repository: repository.directory_contents("")),
    "latest_sha": of("Branch", lambda branch: branch.latest_sha()),
    "login_as_app_installation": lambda client: client.login_as_app_installation(KEY.read_bytes(), 1, 2),
    "markdown": lambda client: client.markdown("*a*"),
    "pubsubhubbub": lambda client: client.pubsubhubbub("subscribe", "https://github.com/o/r/events/push", "http://h/"),
    "retrieve_issue_from_content": of("ProjectCard", lambda card: card.retrieve_issue_from_content()),
    "set_secret": of("Repository", lambda repository: repository.set_secret("NAME", "value")),
    "update_file": of("Contents", lambda file: file.update("m", b"b")),
    "update_protection": of("BranchProtection", lambda protection: protection.update()),
}


@pytest.mark.filterwarnings("ignore:.* is deprecated:DeprecationWarning")
@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
def test_a_cancelled_task_ends_its_request(call: Call) -> None:
    with Stalled() as server:
        run(cancelled(call, server))
        assert server.hung_up.wait(PATIENCE)
        assert len(server.heads) == 1


def test_no_request_follows_the_one_that_was_cancelled() -> None:
    tag = json.dumps({"sha": "a" * 40}).encode()
    with Stalled(tag) as server:
        run(cancelled(CALLS["create_tag"], server))
        assert server.hung_up.wait(PATIENCE)
        assert [head.split()[1].rpartition(b"/")[2] for head in server.heads] == [b"tags", b"refs"]


async def cancelled(call: Call, server: Stalled) -> None:
    """Cancel a call when the server has its last request."""
    client = AsyncClient(token="t", base_url=server.url, timeout=PATIENCE)
    task = asyncio.ensure_future(waiting(call, client))
    while not server.requested.is_set():
        await asyncio.sleep(0.005)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


async def waiting(call: Call, client: AsyncClient) -> None:
    await call(client)
