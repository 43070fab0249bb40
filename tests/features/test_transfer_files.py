"""Transfers to and from files that block: pipes that nobody reads, pipes that are full."""

from __future__ import annotations

import asyncio
import os
import pathlib
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import pytest

import ferrohub
from ferrohub.aio import AsyncClient
from harness import Recorded, Reply, Server, body_of, make

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes with names")

#: What must happen happens within so many seconds.
PATIENCE = 30
DATA = os.urandom(1 << 20)


class Files(Server):
    """A server that has a file, and JSON for everything else."""

    def reply_to(self, request: Recorded, connection: Any) -> Reply:
        if "/assets/" in request.path:
            return Reply(DATA, headers={"Content-Type": "application/octet-stream"})
        return Reply(body_of("User"))


@pytest.fixture
def files() -> Any:
    with Files() as server:
        server.thread.start()
        yield server
        server.shutdown()


@pytest.fixture
def pipe(tmp_path: pathlib.Path) -> pathlib.Path:
    """A pipe with a name."""
    path = tmp_path / "pipe"
    os.mkfifo(path)
    return path


def client_of(server: Server, timeout: float = PATIENCE) -> ferrohub.Client:
    return ferrohub.Client(token="t", base_url=server.url, timeout=timeout)


def started(call: Callable[[], Any]) -> Future[Any]:
    """A call in a thread of its own."""
    return ThreadPoolExecutor(1).submit(call)


def until(condition: Callable[[], object]) -> None:
    done = threading.Event()
    for _ in range(PATIENCE * 100):
        if condition():
            return
        done.wait(0.01)
    raise AssertionError("it never happened")


def first_of(reader: int) -> bytes:
    """The first byte of a pipe, which may have nobody who writes yet."""
    read = []
    until(lambda: read.append(os.read(reader, 1)) or read[-1])
    return read[-1]


def test_a_download_waits_for_the_reader_of_a_pipe_and_holds_up_nobody(files: Server, pipe: pathlib.Path) -> None:
    client = client_of(files)
    download = started(lambda: make("Asset", client).download(pipe))
    until(lambda: files.requests)
    for _ in range(3):
        assert client.user("octocat").login and not download.done()
    reader = started(pipe.read_bytes)
    assert download.result(PATIENCE) == str(pipe) and reader.result(PATIENCE) == DATA
    assert pipe.is_fifo() and list(pipe.parent.iterdir()) == [pipe]


def test_a_download_waits_for_a_pipe_that_is_full(files: Server, pipe: pathlib.Path) -> None:
    client = client_of(files)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    os.set_blocking(reader, True)
    download = started(lambda: make("Asset", client).download(pipe))
    first = first_of(reader)
    for _ in range(3):
        assert client.user("octocat").login and not download.done()
    with os.fdopen(reader, "rb") as rest:
        assert first + rest.read() == DATA
    assert download.result(PATIENCE) == str(pipe)


def test_a_pipe_that_nobody_reads_is_given_up(files: Server, pipe: pathlib.Path) -> None:
    asset = make("Asset", client_of(files, timeout=2))
    with pytest.raises(TimeoutError, match=r"pipe: nothing could be read or written for 2 s"):
        asset.download(pipe)
    full = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    with pytest.raises(TimeoutError, match="pipe"):
        asset.download(pipe)
    os.close(full)
    # What was written cannot be taken back, so there is no second attempt.
    assert len(files.requests) == 2


def test_a_reader_that_leaves_ends_the_download(files: Server, pipe: pathlib.Path) -> None:
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    os.set_blocking(reader, True)
    download = started(lambda: make("Asset", client_of(files)).download(pipe))
    assert first_of(reader)
    os.close(reader)
    with pytest.raises(BrokenPipeError, match="pipe"):
        download.result(PATIENCE)


def test_a_pipe_is_no_file_to_upload(files: Server, pipe: pathlib.Path) -> None:
    release = make("Release", client_of(files), upload_url=f"{files.url}/upload{{?name,label}}")
    with pytest.raises(OSError, match="pipe: it is not a file"):
        release.upload_asset("application/zip", "a.zip", pipe)
    assert files.requests == []


def test_a_key_is_read_from_a_pipe_when_it_comes(files: Server, pipe: pathlib.Path) -> None:
    client = client_of(files)
    created = started(lambda: client.create_key("title", pipe))
    assert client.user("octocat").login and not created.done()
    started(lambda: pipe.write_text("ssh-ed25519 AAAA")).result(PATIENCE)
    created.result(PATIENCE)
    assert files.requests[-1].json["key"] == "ssh-ed25519 AAAA"


def test_more_pipes_than_there_are_threads_hold_up_no_download(files: Server, tmp_path: pathlib.Path) -> None:
    async def main() -> None:
        client: Any = AsyncClient(token="t", base_url=files.url, timeout=PATIENCE)
        pipes = [tmp_path / f"pipe-{n}" for n in range(40)]
        for path in pipes:
            os.mkfifo(path)
        waiting = [asyncio.ensure_future(make("Asset", client).download(path)) for path in pipes]
        while len(files.requests) < len(pipes):
            await asyncio.sleep(0.01)
        assert await make("Asset", client).download(tmp_path / "file") == str(tmp_path / "file")
        for task in waiting:
            task.cancel()
        assert not [done for done in await asyncio.gather(*waiting, return_exceptions=True) if isinstance(done, str)]

    asyncio.run(asyncio.wait_for(main(), PATIENCE))
    assert (tmp_path / "file").read_bytes() == DATA


def test_files_are_read_and_written_in_large_parts(files: Server, tmp_path: pathlib.Path) -> None:
    """Beginning and end of each part are where they belong."""
    data = b"".join(n.to_bytes(4, "big") for n in range(700_000))
    source = tmp_path / "source"
    source.write_bytes(data)
    release: Any = make("Release", client_of(files), upload_url=f"{files.url}/upload{{?name,label}}")
    release.upload_asset("application/zip", "a.zip", source)
    assert files.requests[-1].body == data
    assert make("Asset", client_of(files)).download(tmp_path / "file") and (tmp_path / "file").read_bytes() == DATA
    assert sorted(tmp_path.iterdir()) == [tmp_path / "file", source]


@pytest.mark.skipif(not pathlib.Path("/dev/full").exists(), reason="needs a device that is full")
def test_a_full_device_is_reported(files: Server) -> None:
    with pytest.raises(OSError, match="/dev/full"):
        make("Asset", client_of(files)).download("/dev/full")
