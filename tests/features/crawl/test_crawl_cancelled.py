"""A crawl that is cancelled anywhere loses nothing, and the next call goes on where it stopped."""

from __future__ import annotations

import asyncio
import concurrent.futures
import itertools
import pathlib
import threading
from typing import Any

import pytest

pytest.importorskip("pyarrow")

import ferrohub
from crawled_folders import keys
from crawled_github import Repo, SimulatedGitHub
from ferrohub import _loop_thread, transports
from ferrohub.crawl import _folder, _locks, _partition, _storage, crawl
from harness import PATIENCE
from slow import all_but

STEPS = ["issues", "pulls", "reviews", "labels", "commits"]


def make(github: SimulatedGitHub) -> Repo:
    return github.add("octo/one", issues=150, pulls=4, labels=102, commits=101)


def assert_exact(folder: pathlib.Path, repo: Repo) -> None:
    for stream in STEPS:
        assert keys(folder, stream) == sorted(repo.keys(stream)), stream


def crawled(github: SimulatedGitHub, folder: pathlib.Path) -> int:
    """The number of requests of a whole crawl."""
    before = len(github.requests)
    client = ferrohub.Client(token="...", transport=github)
    assert crawl(["octo/one"], STEPS, client, folder).complete
    return len(github.requests) - before


def test_cancelled_while_a_request_waits_for_its_response(tmp_path: pathlib.Path) -> None:
    github = SimulatedGitHub()
    repo = make(github)
    total = crawled(github, tmp_path / "whole")
    github.requests.clear()

    async def main(responses: int) -> None:
        async def transport(request: transports.Request) -> transports.Response:
            # A response would be in a race with the cancellation.
            if len(github.requests) >= responses:
                task.cancel()
                await asyncio.Event().wait()
            return github(request)

        client = ferrohub.AsyncClient(token="...", transport=transport)
        into = tmp_path / "cancelled"
        # One stream after another, so that each response is committed before the next request.
        task = asyncio.ensure_future(crawl(["octo/one"], STEPS, client, into, concurrency=1))
        with pytest.raises(asyncio.CancelledError):
            await task

    for responses in range(1, total):
        asyncio.run(main(responses))
        assert len(github.requests) == responses
    assert crawled(github, tmp_path / "cancelled") == 1
    assert_exact(tmp_path / "cancelled", repo)


@pytest.mark.parametrize("concurrency", all_but(1, [1, 8]))
def test_cancelled_while_a_file_is_written(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, concurrency: int
) -> None:
    total = None
    for step in itertools.count(1):
        github, folder = SimulatedGitHub(), tmp_path / str(step)
        repo, done = make(github), 0

        async def main(github: SimulatedGitHub, folder: pathlib.Path, step: int) -> bool:
            client = ferrohub.AsyncClient(token="...", transport=github)
            task = asyncio.ensure_future(crawl(["octo/one"], STEPS, client, folder, concurrency=concurrency))
            loop, cancelled = asyncio.get_running_loop(), asyncio.Event()

            def cancel() -> None:
                task.cancel()
                cancelled.set()

            def sync(file: Any) -> None:
                nonlocal done
                file.flush()
                done += 1
                if done == step:
                    loop.call_soon_threadsafe(cancel)

            monkeypatch.setattr(_storage, "sync", sync)
            await asyncio.gather(task, return_exceptions=True)
            return cancelled.is_set()

        is_cancelled = asyncio.run(main(github, folder, step))
        monkeypatch.setattr(_storage, "sync", lambda file: file.flush())
        if not is_cancelled:
            break
        is_finished = len(github.requests) == total
        crawled(github, folder)
        assert_exact(folder, repo)
        total = total or len(github.requests)
        # What was written is not requested again, but the pages of other streams that waited to be written. A crawl
        # that had all responses may have been complete.
        assert len(github.requests) <= total + min(concurrency, len(STEPS)) - 1 or is_finished, step
    assert step > 10


def test_a_lock_is_released_if_its_task_is_cancelled_twice(tmp_path: pathlib.Path) -> None:
    """As by a second Ctrl-C, while the lock is still being acquired in a thread."""
    path, go = tmp_path / "lock", threading.Event()

    def acquire() -> _locks.Lock:
        go.wait(10)
        return _locks.Lock(path)

    async def main() -> None:
        task = asyncio.ensure_future(_locks.acquired(acquire, True))
        for _ in range(2):
            await asyncio.sleep(0.01)
            task.cancel()
        await asyncio.sleep(0.01)
        go.set()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(main())
    _locks.Lock(path).close()


def test_a_crawl_that_is_interrupted_in_a_notebook_holds_nothing_afterwards(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An event loop runs there already. What the crawl was writing is finished first."""
    github, begun, go = SimulatedGitHub(), threading.Event(), threading.Event()
    repo = make(github)

    def sync(file: Any) -> None:
        file.flush()
        if ".parquet" in file.name:  # states of plans are written by the event loop
            begun.set()
            assert go.wait(PATIENCE)

    def interrupted(future: concurrent.futures.Future[Any]) -> Any:
        assert begun.wait(PATIENCE)
        threading.Timer(2.0, go.set).start()  # cancelled tasks of other loops have a second
        future.cancel()
        raise KeyboardInterrupt

    async def main() -> None:
        client = ferrohub.Client(token="...", transport=github)
        with pytest.raises(KeyboardInterrupt):
            crawl(["octo/one"], STEPS, client, tmp_path)
        assert go.is_set()
        _partition.Partition(_folder.Folder(tmp_path), "octo", "one").close()

    with monkeypatch.context() as patched:
        patched.setattr(_storage, "sync", sync)
        patched.setattr(_loop_thread, "result_of", interrupted)
        asyncio.run(main())
    crawled(github, tmp_path)
    assert_exact(tmp_path, repo)
