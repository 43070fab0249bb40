"""When connections are closed, and what is not sent on one that the server closed."""

from __future__ import annotations

import gc
import itertools
import pathlib
import socket
import subprocess
import sys
import textwrap
import threading
from collections.abc import Iterator
from typing import Any

import pytest

import ferrohub
from fault_server import Faulty, good, reply
from forking import in_child, needs_fork

#: Seconds that closing may take; what closes late is checked every second.
PATIENCE = 20


class Watched(Faulty):
    """A server that reports when clients close connections, and closes its own side on demand.

    Its clients share their connections with no client of another test, which may still be there: they have a timeout of
    their own.
    """

    timeouts = itertools.count(PATIENCE + 1)

    def __init__(self) -> None:
        super().__init__(self.serve)
        self.timeout = next(self.timeouts)
        self.closed = threading.Semaphore(0)
        self.leave = threading.Event()
        self.left = threading.Semaphore(0)

    def client(self, **options: Any) -> ferrohub.Client:
        return super().client(**{"timeout": self.timeout, **options})

    def serve(self, connection: socket.socket, server: Faulty) -> None:
        while self.head(connection):
            connection.sendall(reply())
            if self.leave.is_set():
                break
        else:
            self.closed.release()
            return
        # Not with the response, but once nothing drives the client.
        self.left.acquire()
        connection.shutdown(socket.SHUT_WR)
        self.left.release()
        assert connection.recv(1) == b""
        self.closed.release()


@pytest.fixture
def server() -> Iterator[Watched]:
    with Watched() as server:
        yield server


def test_a_closed_client_closes_its_connections(server: Watched) -> None:
    with server.client() as client:
        client.user("octocat")
    assert server.closed.acquire(timeout=PATIENCE)


def test_connections_in_use_by_another_client_stay(server: Watched) -> None:
    first, second = server.client(), server.client(token="another")
    first.user("octocat")
    second.user("octocat")
    first.close()
    second.user("octocat")
    assert server.connections == 1
    second.close()
    assert server.closed.acquire(timeout=PATIENCE)


def test_the_connections_of_a_client_that_is_collected_are_closed(server: Watched) -> None:
    session = server.client().session
    for _ in range(2):
        session.get("/user")
    assert server.connections == 1
    del session
    gc.collect()
    assert server.closed.acquire(timeout=PATIENCE)


def test_clients_one_after_another_share_a_connection(server: Watched) -> None:
    # It is kept for 2 s, which a busy machine may take between two of them.
    for _ in range(60):
        before = server.connections
        server.client().user("octocat")
        gc.collect(0)  # of a large process, all generations take longer
        if server.connections == before:
            return
    pytest.fail("each client opened a connection of its own")


def test_a_connection_that_the_server_closed_is_closed_though_no_request_runs(server: Watched) -> None:
    client = server.client()
    server.leave.set()
    client.user("octocat")
    server.left.release()
    assert server.closed.acquire(timeout=PATIENCE)


@pytest.mark.parametrize("method", ["post", "patch"])
def test_a_write_is_not_sent_on_a_connection_that_the_server_closed(method: str, server: Faulty) -> None:
    closing, closed = threading.Event(), threading.Event()

    def leaves(connection: socket.socket, server: Faulty) -> None:
        server.head(connection)
        connection.sendall(reply())
        closing.wait(PATIENCE)
        connection.close()
        closed.set()

    server.handler = leaves
    client = server.client(timeout=PATIENCE, retries=3)
    client.user("octocat")
    server.handler = good
    closing.set()
    assert closed.wait(PATIENCE)
    # At once: nothing has looked at the connection since.
    assert getattr(client.session, method)("/x", json={}).ok
    assert len(server.heads) == 2 and server.connections == 2


@needs_fork
def test_a_child_that_closes_its_client_leaves_the_parents_connection_alone(server: Watched) -> None:
    client = server.client(timeout=PATIENCE)
    client.user("octocat")
    in_child(client.close)
    client.user("octocat")
    assert server.connections == 1


@pytest.mark.skipif(not pathlib.Path("/proc/self/task").is_dir(), reason="threads are counted by Linux's means")
def test_no_thread_stays_when_the_connections_are_closed(server: Watched) -> None:
    code = """
        import pathlib, sys, time
        import ferrohub

        def names():
            return [(task / "comm").read_text().strip() for task in pathlib.Path("/proc/self/task").iterdir()]

        before = len(names())
        def wait_for(condition):
            deadline = time.monotonic() + 20
            while not condition() and time.monotonic() < deadline:
                time.sleep(0.05)
            assert condition(), names()

        client = ferrohub.Client(base_url=sys.argv[1])
        client.user("octocat")
        wait_for(lambda: "ferrohub-idle" in names())  # a thread sets its name after it has started
        client.close()
        wait_for(lambda: len(names()) == before)
        other = ferrohub.Client(base_url=sys.argv[1])
        other.user("octocat")
        wait_for(lambda: "ferrohub-idle" in names())
    """
    subprocess.run([sys.executable, "-c", textwrap.dedent(code), server.url], check=True, timeout=60)
