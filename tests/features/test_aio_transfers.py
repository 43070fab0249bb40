"""Transfers of asynchronous clients."""

from __future__ import annotations

import asyncio
import io
import pathlib
import threading
from typing import Any

import pytest
from test_aio import client_of
from test_aio_cancel import PATIENCE, Stalled, run

from ferrohub import _coroutines
from ferrohub.aio import AsyncClient
from ferrohub.exceptions import ConnectionError
from harness import Reply, Server, body_of, is_readable, make

DATA = bytes(range(256)) * 4096


@pytest.fixture(autouse=True)
def folder(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> pathlib.Path:
    """An empty working directory."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def asset_of(server: Server, **options: Any) -> Any:
    return make("Asset", client_of(server, **options))


def release_of(server: Server) -> Any:
    return make("Release", client_of(server), upload_url=f"{server.url}/upload{{?name,label}}")


def content() -> Reply:
    return Reply(DATA, headers={"Content-Type": "application/octet-stream"})


def test_downloads_are_awaited(server: Server, folder: pathlib.Path) -> None:
    async def main() -> None:
        server.will(content())
        reported: list[tuple[int, int | None]] = []
        assert await asset_of(server).download("path", lambda *at: reported.append(at)) == "path"
        assert (folder / "path").read_bytes() == DATA and reported[-1] == (len(DATA), len(DATA))
        buffer = io.BytesIO()
        assert await asset_of(server).download(buffer) is None and buffer.getvalue() == DATA
        repository: Any = make("Repository", client_of(server))
        assert await repository.archive("tarball", folder / "archive") is True
        assert (folder / "archive").read_bytes() == DATA
        server.will(Reply({"message": "Not Found"}, 404))
        assert await repository.archive("tarball", folder / "other") is False
        assert await asset_of(server).download("other") is None
        assert sorted(path.name for path in folder.iterdir()) == ["archive", "path"]

    run(main())


def test_uploads_are_awaited(server: Server, folder: pathlib.Path) -> None:
    async def main() -> None:
        server.will(Reply(body_of("Asset"), 201))
        (folder / "source").write_bytes(DATA)
        with pathlib.Path("source").open("rb") as file:
            for source in (DATA, bytearray(DATA), folder / "source", file):
                asset = await release_of(server).upload_asset("application/zip", "x", source)
                assert asset.name == "example.zip" and server.requests[-1].body == DATA
        with pytest.raises(FileNotFoundError, match="missing"):
            await release_of(server).upload_asset("application/zip", "x", folder / "missing")
        assert len(server.requests) == 4

    run(main())


def test_wrong_arguments_raise_when_the_call_is_made(server: Server) -> None:
    async def main() -> None:
        with pytest.raises(TypeError, match="path"):
            asset_of(server).download(5)
        with pytest.raises(TypeError, match="progress"):
            asset_of(server).download("x", progress=5)
        with pytest.raises(TypeError, match="asset"):
            release_of(server).upload_asset("application/zip", "x", 5)
        assert server.requests == []

    run(main())


def test_progress_runs_on_the_event_loop_and_may_be_a_coroutine(server: Server) -> None:
    async def main() -> None:
        server.will(content())
        threads, steps = set(), []

        async def progress(done: int, total: int | None) -> None:
            await asyncio.sleep(0)
            threads.add(threading.current_thread())
            steps.append(done)

        await asset_of(server).download("x", progress)
        assert threads == {threading.main_thread()} and steps[-1] == len(DATA)

    run(main())


def test_an_exception_of_progress_ends_the_download(server: Server, folder: pathlib.Path) -> None:
    async def main() -> None:
        def progress(done: int, total: int | None) -> None:
            raise LookupError("enough")

        server.will(content())
        with pytest.raises(LookupError, match="enough"):
            await asset_of(server).download("x", progress)
        assert list(folder.iterdir()) == []

    run(main())


@pytest.mark.parametrize("known", [b"", b"old"])
def test_the_file_of_a_cancelled_download_never_appears(known: bytes, folder: pathlib.Path) -> None:
    """Nothing is left behind by the time that the task has ended, the temporary file included."""

    async def main() -> None:
        client: Any = AsyncClient(token="t", base_url=server.url, timeout=PATIENCE)
        task = asyncio.ensure_future(make("Asset", client).download("x"))
        while not list(folder.glob(".ferrohub-*")):
            await asyncio.sleep(0.005)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert [path.name for path in folder.iterdir()] == (["x"] if known else [])

    if known:
        (folder / "x").write_bytes(known)
    with Stalled(length=len(DATA)) as server:
        run(main())
        assert server.hung_up.wait(PATIENCE)
    assert [path.read_bytes() for path in folder.iterdir()] == ([known] if known else [])


def test_a_download_that_is_cancelled_when_it_is_complete_leaves_nothing(server: Server, folder: pathlib.Path) -> None:
    async def main() -> None:
        server.will(content())
        task = asyncio.ensure_future(asset_of(server).download("x"))
        for _ in range(2):  # the call starts at the end of the first turn
            await asyncio.sleep(0)
        channel = _coroutines._channels[asyncio.get_running_loop()]()
        # The loop is to learn of the end, and does not run meanwhile.
        assert channel and is_readable(channel.fileno(), PATIENCE)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert list(folder.iterdir()) == []

    run(main())


@pytest.mark.parametrize("kind", ["path", "bytes"])
def test_a_cancelled_upload_ends_its_request(kind: str, folder: pathlib.Path) -> None:
    async def main() -> None:
        client: Any = AsyncClient(token="t", base_url=server.url, timeout=PATIENCE)
        release: Any = make("Release", client, upload_url=f"{server.url}/upload{{?name,label}}")
        task = asyncio.ensure_future(release.upload_asset("application/zip", "x", source))
        while not server.requested.is_set():
            await asyncio.sleep(0.005)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    source: Any = bytes(50_000_000)
    if kind == "path":
        (folder / "source").write_bytes(source)
        source = folder / "source"
    with Stalled() as server:
        run(main())
        assert server.hung_up.wait(PATIENCE)


def test_a_download_that_breaks_off_leaves_nothing(server: Server, folder: pathlib.Path) -> None:
    async def main() -> None:
        server.will(Reply(DATA, headers={"Content-Length": str(len(DATA) + 1), "Connection": "close"}))
        with pytest.raises(ConnectionError):
            await asset_of(server, retries=0).download("x")
        assert list(folder.iterdir()) == []

    run(main())
