"""Fixtures of all tests."""

from __future__ import annotations

import gc
import gzip
import importlib.util
import os
import pathlib
import shutil
import signal
from collections.abc import Generator, Iterator

import pytest

import ferrohub
from docs_routes import ROUTES
from documentation import redirect
from harness import BODIES, TOKEN, Reply, Server
from service import Service


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that names libraries whose tests must not skip."""
    parser.addoption("--require", default="", help="modules, separated by commas, without which the run fails")


def pytest_configure(config: pytest.Config) -> None:
    """Fail at once where a required library is missing: its tests would skip."""
    names = [name for name in str(config.getoption("--require")).split(",") if name]
    missing = [name for name in names if importlib.util.find_spec(name) is None]
    if missing:
        raise pytest.UsageError(f"--require: {', '.join(missing)} not installed")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Twice as many processes as processors, because many tests wait."""
    return 2 * (os.cpu_count() or 1)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Keep what is collected, a million objects, from being visited by each collection of garbage."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let each process of xdist begin with slow tests, so that all end at the same time: only short ones are left then.

    At first each process has one of equal parts of the list.
    """
    count = getattr(config, "workerinput", {}).get("workercount", 1)
    if count > 1:
        slow = [item for item in items if item.get_closest_marker("slow")]
        others = [item for item in items if not item.get_closest_marker("slow")]
        items[:] = [item for part in range(count) for each in (slow, others) for item in part_of(each, part, count)]


def part_of(items: list[pytest.Item], part: int, count: int) -> list[pytest.Item]:
    """One of ``count`` parts of a list."""
    return items[len(items) * part // count : len(items) * (part + 1) // count]


@pytest.fixture(scope="session")
def running_server() -> Iterator[Server]:
    """One server for all tests."""
    with Server() as server:
        server.thread.start()
        yield server
        server.shutdown()


@pytest.fixture
def server(running_server: Server) -> Server:
    """The server, with nothing recorded; it responds with an empty object."""
    running_server.will(Reply({}))
    return running_server


@pytest.fixture
def client(server: Server) -> ferrohub.Client:
    """A client of the server, signed in with a token."""
    return ferrohub.Client(token=TOKEN, base_url=server.url)


@pytest.fixture
def anonymous(server: Server) -> ferrohub.Client:
    """A client of the server without a credential."""
    return ferrohub.Client(base_url=server.url)


@pytest.fixture
def service(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Service]:
    """What all clients reach in place of GitHub, as the pages of the documentation have it; the folder is empty but for
    the files that the pages use.
    """
    monkeypatch.chdir(tmp_path)
    shutil.copy(BODIES.parent / "keys" / "app-pkcs1.pem", tmp_path / "app.pem")
    schema = BODIES.parent / "support" / "github.graphql.gz"
    (tmp_path / "schema.graphql").write_bytes(gzip.decompress(schema.read_bytes()))
    (tmp_path / "compass-1.0.zip").write_bytes(b"PK" + bytes(1022))
    with Service(ROUTES) as running:
        redirect(running, monkeypatch)
        running.thread.start()
        yield running
        running.shutdown()


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Ctrl-C raises, also where the tests run in the background of a shell, which ignores it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
