"""Transfers over connections that are slow, stall or close."""

from __future__ import annotations

import contextlib
import io
import pathlib
import socket
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import ferrohub
from fault_server import LIMIT, PATIENCE, Faulty
from ferrohub._core import Asset, Release
from ferrohub.exceptions import ConnectionError, Timeout, UnprocessableEntity

CREATED = b'HTTP/1.1 201 Created\r\nContent-Length: 12\r\n\r\n{"size": 10}'
#: Seconds after which a client gives up that waits for what is slow, but comes.
SLOW = 2


@pytest.fixture
def serve() -> Iterator[Callable[..., ferrohub.Client]]:
    """Serve each connection with a function; returns a client."""
    with contextlib.ExitStack() as stack:

        def start(handle: Callable[[socket.socket], None], timeout: float = PATIENCE) -> ferrohub.Client:
            server = stack.enter_context(Faulty(lambda connection, _: handle(connection)))
            return server.client(timeout=timeout)

        yield start


def head_of(connection: socket.socket) -> bytes:
    """What comes up to the end of the headers, and perhaps more."""
    data = b""
    while b"\r\n\r\n" not in data:
        data += connection.recv(1000)
    return data


def release(client: ferrohub.Client) -> Any:
    url = client.session.base_url
    return Release.from_dict({"url": f"{url}/release", "upload_url": f"{url}/upload{{?name,label}}"}, client)


def asset(client: ferrohub.Client) -> Any:
    return Asset.from_dict({"url": f"{client.session.base_url}/asset", "name": "x"}, client)


class Slow(io.BytesIO):
    """A file that is read in small pieces, and slowly."""

    def read(self, size: int | None = -1) -> bytes:
        time.sleep(SLOW / 8)
        return super().read(1)


def test_a_slow_upload_takes_its_time(serve: Any) -> None:
    got = []

    def handle(connection: socket.socket) -> None:
        data = head_of(connection).partition(b"\r\n\r\n")[2]
        while len(data) < 10:
            data += connection.recv(100)
        got.append(data)
        connection.sendall(CREATED)

    # It takes longer than a client waits in which nothing moves.
    assert release(serve(handle, SLOW)).upload_asset("text/plain", "a", Slow(b"0123456789")).size == 10
    assert got == [b"0123456789"]


@pytest.mark.parametrize("size", [10, 50_000_000])
def test_an_upload_that_stalls_is_given_up(size: int, serve: Any) -> None:
    stop = threading.Event()

    def handle(connection: socket.socket) -> None:
        stop.wait(PATIENCE)

    with pytest.raises(Timeout, match=r"POST http.*/upload: nothing moved for 0\.4 s"):
        release(serve(handle, LIMIT)).upload_asset("text/plain", "a", bytes(size))
    stop.set()


def test_a_response_before_the_end_of_the_upload_is_heard(serve: Any) -> None:
    def handle(connection: socket.socket) -> None:
        head_of(connection)
        connection.sendall(b'HTTP/1.1 422 No\r\nContent-Length: 16\r\n\r\n{"message":"No"}')
        while connection.recv(100_000):
            pass

    with pytest.raises(UnprocessableEntity, match="422"):
        release(serve(handle)).upload_asset("text/plain", "a", bytes(20_000_000))


def test_an_upload_to_one_who_hangs_up_fails(serve: Any) -> None:
    calls = []

    def handle(connection: socket.socket) -> None:
        calls.append(head_of(connection))

    with pytest.raises(ConnectionError):
        release(serve(handle)).upload_asset("text/plain", "a", bytes(20_000_000))
    assert len(calls) == 1


def test_a_download_that_stalls_leaves_nothing(serve: Any, tmp_path: pathlib.Path) -> None:
    stop = threading.Event()

    def handle(connection: socket.socket) -> None:
        head_of(connection)
        connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n01234")
        stop.wait(PATIENCE)

    with pytest.raises(Timeout, match=r"GET http.*/asset: nothing moved"):
        asset(serve(handle, LIMIT)).download(tmp_path / "x")
    stop.set()
    assert list(tmp_path.iterdir()) == []


def test_a_slow_callback_is_no_stall(serve: Any, tmp_path: pathlib.Path) -> None:
    called = threading.Event()

    def handle(connection: socket.socket) -> None:
        head_of(connection)
        connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n01234")
        called.wait(PATIENCE)
        connection.sendall(b"56789")

    def progress(done: int, total: int | None) -> None:
        if not called.is_set():
            called.set()
            time.sleep(1.5 * SLOW)

    assert asset(serve(handle, SLOW)).download(tmp_path / "x", progress)
    assert (tmp_path / "x").read_bytes() == b"0123456789"
