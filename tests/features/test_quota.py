"""Quotas that several processes share."""

from __future__ import annotations

import contextlib
import functools
import hashlib
import json
import logging
import os
import pathlib
import pickle
import random
import signal
import stat
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from typing import Any

import pytest

import ferrohub
from counting_github import ROUTE, CountingGitHub, client_of, serving, until
from ferrohub.quota import Broker, Machine
from forking import in_child, needs_fork

MOST = 100
needs_signals = pytest.mark.skipif(sys.platform == "win32", reason="the system has no such signals")

#: A process that sends many requests at once, until it is killed.
WORKER = """
import asyncio, sys
import ferrohub
from ferrohub.quota import Machine

url, folder, token, route, name = sys.argv[1:]

async def main():
    options = dict(rate_limit="wait", quota=Machine(folder), user_agent=name)
    async with ferrohub.AsyncClient(base_url=url, token=token, **options) as client:
        async def send():
            while True:
                await client.request(route)
        await asyncio.gather(*(send() for _ in range(60)))

asyncio.run(main())
"""


#: What two workers of an engine do: together, they have more calls than may be in flight.
CALLS = """
import logging, os, sys, threading
import ferrohub

def work(quota, url, token, route, name):
    logging.basicConfig(level=logging.WARNING)
    options = dict(quota=quota, user_agent=name, rate_limit="wait")
    client = ferrohub.Client(base_url=url, token=token, **options)
    threads = [threading.Thread(target=lambda: [client.request(route) for _ in range(3)]) for _ in range(80)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

if __name__ == "__main__":
    main(*sys.argv[1:])
"""

ON_DASK = """
def main(*given):
    import ferrohub.dask
    from distributed import Client, LocalCluster, wait
    with LocalCluster(n_workers=3, threads_per_worker=2, dashboard_address=None) as cluster, Client(cluster) as client:
        quota = ferrohub.dask._quota()
        addresses = list(client.scheduler_info(n_workers=-1)["workers"])
        tasks = [client.submit(work, quota, *given, f"worker-{at}", workers=[addresses[at]]) for at in range(2)]
        client.run(os._exit, 1, workers=[addresses[2]], on_error="ignore")  # a worker is lost
        client.gather(tasks)
"""

ON_RAY = """
def main(*given):
    import ray
    import ferrohub.ray
    ray.init(num_cpus=2, include_dashboard=False)
    quota, lost = ferrohub.ray._quota(ray), 0
    task = ray.remote(work)
    tasks = [task.remote(quota, *given, f"worker-{at}") for at in range(2)]
    while not ray.wait(tasks, timeout=1)[0] and lost < 3:
        ray.kill(quota.actor, no_restart=False)  # its worker is lost
        lost += 1
    ray.get(tasks)
    ray.shutdown()
"""


@pytest.fixture
def server() -> Iterator[CountingGitHub]:
    with serving() as server:
        yield server


@pytest.fixture
def folder(tmp_path: pathlib.Path) -> pathlib.Path:
    return tmp_path / "quota"


class Workers:
    """Processes that share the quota in a folder."""

    def __init__(self, server: CountingGitHub, folder: pathlib.Path) -> None:
        self.server, self.folder = server, folder
        self.running: dict[str, subprocess.Popen[bytes]] = {}
        self.started = 0

    def start(self) -> str:
        self.started += 1
        name = f"worker-{self.started}"
        arguments = [sys.executable, "-c", WORKER, self.server.url, str(self.folder), self.server.secret, ROUTE, name]
        self.running[name] = subprocess.Popen(arguments)
        return name

    def kill(self, name: str) -> None:
        worker = self.running.pop(name)
        self.server.killed.add(name)
        worker.kill()
        worker.wait()

    def until_served(self, count: int, *names: str) -> None:
        """Wait until each of these workers has sent so many more requests."""
        before = {name: self.server.agents[name] for name in names}
        until(lambda: all(self.server.agents[name] >= before[name] + count for name in names))


@contextlib.contextmanager
def working(server: CountingGitHub, folder: pathlib.Path, count: int) -> Iterator[Workers]:
    workers = Workers(server, folder)
    try:
        for _ in range(count):
            workers.start()
        workers.until_served(20, *workers.running)
        yield workers
    finally:
        for name in list(workers.running):
            workers.kill(name)


def states(folder: pathlib.Path) -> list[pathlib.Path]:
    return list(folder.glob("*.quota"))


def holders(folder: pathlib.Path) -> set[str]:
    """The holders in a file, which is empty for moments."""
    [state] = states(folder)
    with contextlib.suppress(ValueError):
        return set(json.loads(state.read_bytes())["holders"])
    return set()


def readable_holders(folder: pathlib.Path) -> set[str]:
    """The holders in a file, once it is not empty."""
    found = set[str]()

    def read() -> bool:
        found.update(holders(folder))
        return bool(found)

    until(read)
    return found


@pytest.mark.slow
def test_processes_that_are_killed_never_exceed_the_cap(server: CountingGitHub, folder: pathlib.Path) -> None:
    choose = random.Random(7)
    # Without a broker, all 240 requests of the workers would be in flight, also on a slow machine.
    server.respond_after(1.0)
    with working(server, folder, 4) as workers:
        for _ in range(4):
            workers.kill(choose.choice(sorted(workers.running)))
            workers.start()
            workers.until_served(30, *workers.running)
        # What the killed ones had is returned.
        for name in sorted(workers.running)[:2]:
            workers.kill(name)
        until(lambda: len(holders(folder)) == 2)
        workers.until_served(100, *workers.running)
    assert server.most_in_flight <= MOST


def test_a_limit_that_one_process_reaches_stops_all(server: CountingGitHub, folder: pathlib.Path) -> None:
    with working(server, folder, 4):
        server.report_limit()
        until(lambda: server.limits_sent == 1)
        began = time.monotonic()
        served = -1
        while served != server.served:
            served = server.served
            time.sleep(1)
        # The property tests of the library check the time exactly, without the load of this machine.
        assert time.monotonic() - began < 10
        assert server.limits_sent == 1, "the others have not reached it themselves"
        assert server.in_flight == 0


@needs_signals
def test_a_stopped_process_does_not_stop_the_others(server: CountingGitHub, folder: pathlib.Path) -> None:
    with working(server, folder, 3) as workers:
        stopped, *others = sorted(workers.running)
        os.kill(workers.running[stopped].pid, signal.SIGSTOP)
        workers.until_served(200, *others)
        os.kill(workers.running[stopped].pid, signal.SIGCONT)
        workers.until_served(50, *workers.running)
    assert server.most_in_flight <= MOST


@needs_signals
def test_a_file_that_stays_locked_does_not_stop_requests(
    server: CountingGitHub, folder: pathlib.Path, caplog: pytest.LogCaptureFixture
) -> None:
    import fcntl

    client = client_of(server, Machine(folder))
    client.request(ROUTE)
    [state] = states(folder)
    with state.open("rb+") as file, caplog.at_level(logging.WARNING, "ferrohub"):
        fcntl.flock(file, fcntl.LOCK_EX)
        began = time.monotonic()
        # Longer than a share is valid.
        while time.monotonic() < began + 2:
            client.request(ROUTE)
        fcntl.flock(file, fcntl.LOCK_UN)
        client.request(ROUTE)
    [record] = caplog.records
    assert "locked" in record.getMessage() and "stopped" in record.getMessage()


def test_a_damaged_file_is_replaced(server: CountingGitHub, folder: pathlib.Path) -> None:
    client = client_of(server, Machine(folder))
    client.request(ROUTE)
    [state] = states(folder)

    def is_replaced(content: bytes) -> bool:
        client.request(ROUTE)
        with contextlib.suppress(ValueError):
            return state.read_bytes() != content and "holders" in json.loads(state.read_bytes())
        return False

    for content in (b"", b"{", b"\xff" * 5000, b'{"version": 99}', b"[]"):
        state.write_bytes(content)
        until(functools.partial(is_replaced, content))


def test_the_folder_is_private_and_names_nobody(server: CountingGitHub, folder: pathlib.Path) -> None:
    machine = Machine(folder)
    client_of(server, machine).request(ROUTE)
    password = server.token("the-login")
    ferrohub.Client("the-login", password, base_url=server.url, quota=machine).request(ROUTE)
    assert len(states(folder)) == 2
    files = list(folder.iterdir())
    hashes = [
        hashlib.sha256(text.encode()).hexdigest() for text in (server.secret, "the-login", f"token {server.secret}")
    ]
    for text in (server.secret, "the-login", password, *hashes):
        assert not any(text in str(file) or text.encode() in file.read_bytes() for file in files)
    if sys.platform != "win32":
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        assert {stat.S_IMODE(state.stat().st_mode) for state in states(folder)} == {0o600}
        folder.chmod(0o777)
        with pytest.raises(ValueError, match="other users can write"):
            Machine(folder)


def test_all_clients_of_a_process_are_one_holder(server: CountingGitHub, folder: pathlib.Path) -> None:
    clients = [client_of(server, Machine(folder)) for _ in range(3)]
    for client in clients:
        client.request(ROUTE)
    assert len(list(folder.glob("*.holder"))) == 1
    # What is not used is returned.
    until(lambda: not list(folder.glob("*.holder")))
    assert json.loads(states(folder)[0].read_bytes())["holders"] == {}


@needs_fork
def test_a_forked_process_is_another_holder(server: CountingGitHub, folder: pathlib.Path) -> None:
    client = client_of(server, Machine(folder))

    def work() -> set[str]:
        client.request(ROUTE)
        return readable_holders(folder)

    own = work()
    both = in_child(work)
    assert len(own) == 1 and len(both - own) == 1
    assert client.request(ROUTE).status_code == 200


@needs_fork
def test_processes_that_one_process_forks_are_different_holders(server: CountingGitHub, folder: pathlib.Path) -> None:
    """They inherit the state of its random numbers."""
    client = client_of(server, Machine(folder))

    def work() -> set[str]:
        client.request(ROUTE)
        return readable_holders(folder)

    own = work()
    children = [in_child(work) - own for _ in range(3)]
    assert len(set().union(*children)) == 3


def test_the_default_folder_is_in_the_caches_of_the_user(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("HOME", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path))
    machine = Machine()
    assert machine.path.is_relative_to(tmp_path) and machine.path.parts[-2:] == ("ferrohub", "quota")
    assert str(machine.path) in repr(machine)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "other"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "other"))
    if sys.platform != "darwin":
        assert pickle.loads(pickle.dumps(machine)).path.is_relative_to(tmp_path / "other")


def test_pickles_have_the_quota(folder: pathlib.Path) -> None:
    machine = Machine(folder)
    assert machine == Machine(folder) != Machine(folder / "other") and hash(machine) == hash(Machine(folder))
    client = ferrohub.Client(quota=machine)
    assert client.session.quota == machine == pickle.loads(pickle.dumps(client)).session.quota
    assert ferrohub.Client().session.quota is None
    client.session.quota = None
    assert client.session.quota is None
    broker = Broker()
    assert ferrohub.AsyncClient(quota=broker).session.quota is broker
    with pytest.raises(TypeError, match="pickled"):
        pickle.dumps(ferrohub.Client(quota=broker))


@pytest.mark.parametrize("value", [7, "folder", True, Machine, Broker, object()])
def test_what_is_no_quota_is_rejected(value: Any) -> None:
    with pytest.raises(TypeError, match="quota must be"):
        ferrohub.Client(quota=value)
    with pytest.raises(ValueError, match="empty"):
        Machine("")
    with pytest.raises(TypeError, match="salt must be"):
        Broker(value)
    with pytest.raises(ValueError, match="message"):
        Broker().exchange("{}")


@pytest.mark.slow
@pytest.mark.parametrize(("engine", "script"), [("distributed", ON_DASK), ("ray", ON_RAY)])
def test_the_workers_of_an_engine_share_a_broker_that_survives_the_loss_of_a_worker(
    server: CountingGitHub, tmp_path: pathlib.Path, engine: str, script: str
) -> None:
    pytest.importorskip(engine)
    server.respond_after(0.3)
    path = tmp_path / "on_engine.py"
    path.write_text(script + CALLS)
    with tempfile.TemporaryDirectory(prefix="r", dir="/tmp") as short:  # the paths of Ray's sockets have to be short
        environment = {**os.environ, "RAY_TMPDIR": short, "RAY_USAGE_STATS_ENABLED": "0", "NO_PROXY": "*"}
        done = subprocess.run(
            [sys.executable, str(path), server.url, server.secret, ROUTE],
            capture_output=True, text=True, check=False, timeout=500, env=environment,
        )  # fmt: skip
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    assert server.agents == {"worker-0": 240, "worker-1": 240}
    assert server.most_in_flight <= MOST
    assert "quota broker failed" not in done.stdout + done.stderr and server.secret not in done.stdout + done.stderr
