"""Pages are committed together, so that rows are written once, and what was read is never lost."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import json
import pathlib
import threading
from typing import Any

import pytest

pytest.importorskip("pyarrow")

import pyarrow as pa
import pyarrow.parquet as pq

import ferrohub
import generated_items
from crawled_folders import keys
from crawled_github import Repo, SimulatedGitHub
from ferrohub import transports
from ferrohub.crawl import (
    Report,
    _folder,
    _pages,
    _partition,
    _planning,
    _storage,
    _waiting,
    _walks,
    compact,
    crawl,
    dataset,
)
from harness import PATIENCE


@pytest.fixture
def github() -> SimulatedGitHub:
    return SimulatedGitHub()


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages wait however slow the machine is, and a failure is not retried."""
    monkeypatch.setattr(_waiting, "SECONDS", 3600.0)
    monkeypatch.setattr(_planning, "PAUSES", ())


def crawled(github: SimulatedGitHub, folder: pathlib.Path, stream: str = "issues", **options: Any) -> Report:
    client = ferrohub.Client(token="...", transport=github, read_ahead=0, retries=0)
    report: Report = crawl(["octo/one"], [stream], client, folder, **options)
    return report


def files(folder: pathlib.Path) -> list[pathlib.Path]:
    """All files with issues, also those that were replaced."""
    return list((folder / "issues").rglob("*.parquet"))


def assert_exact(folder: pathlib.Path, repo: Repo, *streams: str) -> None:
    for stream in streams or ("issues",):
        assert keys(folder, stream) == sorted(repo.keys(stream)), stream


def large(monkeypatch: pytest.MonkeyPatch, every: int = 1) -> None:
    """Let issues have texts of 20 KB that are no repetitions, on every page or every second one."""
    small = generated_items.BODIES["issues"]

    def issue(repo: Repo, number: int, at: int, version: int) -> str:
        if number // 100 % every:
            return small(repo, number, at, version)
        body = "".join(f"{number * 7919 * each % 1_000_003:x} " for each in range(1, 3400))
        return json.dumps({**json.loads(small(repo, number, at, version)), "body": body})

    monkeypatch.setitem(generated_items.BODIES, "issues", issue)


def test_large_rows_are_written_once(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    large(monkeypatch)
    github.add("octo/one", issues=700)
    report = crawled(github, tmp_path)
    assert report.complete and report.rows["issues"] == 700
    valid = dataset(tmp_path, "issues").files
    assert len(valid) == len(files(tmp_path)) < 7  # none was replaced, and a file has several pages


def test_small_rows_are_written_in_a_few_files(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    github.add("octo/one", issues=1800)
    assert crawled(github, tmp_path).rows["issues"] == 1800
    # Of 19 pages: one for 16 and one for the others, which are merged at the end.
    assert len(files(tmp_path)) == 3 and len(dataset(tmp_path, "issues").files) == 1


def test_what_a_budget_allowed_to_read_is_committed(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    github.add("octo/one", issues=900)
    rows = []
    while not (report := crawled(github, tmp_path, budget=4)).complete:
        rows.append(report.rows["issues"])
        assert dataset(tmp_path, "issues").count_rows() == sum(rows)
    # Nothing twice; a page and the one after it have an item in common.
    assert sum(rows) + report.rows["issues"] == 900 and rows[:2] == [298, 396]


def test_pages_before_a_failure_are_committed(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    github.add("octo/one", issues=900)

    def fail(number: int) -> None:
        if number == 6:  # after that for the repository and five pages
            github.faults.add(status=500, times=None)

    github.before = fail
    report = crawled(github, tmp_path)
    assert not report.complete and list(report.failed) == ["octo/one"] and report.rows["issues"] == 496
    assert dataset(tmp_path, "issues").count_rows() == 496
    github.before = lambda number: None
    github.faults.clear()
    assert crawled(github, tmp_path).rows["issues"] == 404
    assert dataset(tmp_path, "issues").count_rows() == 900


def test_a_page_that_comes_late_is_committed_with_those_before(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_waiting, "SECONDS", 0.0)
    github.add("octo/one", issues=500)
    written: list[int] = []
    github.before = lambda number: written.append(len(files(tmp_path)))
    assert crawled(github, tmp_path).complete
    assert written[-5:] == [1, 2, 3, 4, 5]  # each page before the next one is requested


def test_a_commit_waits_for_the_disk_once(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For the rows; the state is stored from time to time, and when the crawl ends."""
    monkeypatch.setattr(_waiting, "SECONDS", 0.0)
    monkeypatch.setattr(_partition, "STORED", 3600.0)
    stored = list[str]()

    def sync(file: Any) -> None:
        file.flush()
        stored.append(pathlib.Path(file.name).suffixes[0])

    monkeypatch.setattr(_storage, "sync", sync)
    github.add("octo/one", issues=900)
    assert crawled(github, tmp_path).complete
    assert stored.count(".parquet") >= 10
    # The first and the last state, the file of the repository's ID, and twice the state of the run.
    assert len(stored) - stored.count(".parquet") == 5, stored


@pytest.mark.slow
def test_less_waits_of_a_stream_if_others_wait_as_well(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    large(monkeypatch)
    github.add("octo/one", issues=500)
    assert crawled(github, tmp_path / "one").complete
    assert len(files(tmp_path / "one")) == 2  # of several pages each
    monkeypatch.setattr(_waiting, "TOTAL", 0)
    assert crawled(github, tmp_path / "other").complete
    assert len(files(tmp_path / "other")) >= 5


def test_what_waits_of_all_streams_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_waiting, "TOTAL", 4 * 2**20)
    total = _waiting.Total()
    one, other = _waiting.Waiting(total), _waiting.Waiting(total)
    page, step = pa.table({"body": ["x" * 2**19] * 3}), _walks.Step([], {})
    dues = [waiting.add(step, page) for waiting in (one, other, one, other)]
    assert dues == [False, False, True, True] and 6 * 2**20 <= total.size < 7 * 2**20
    one.take()
    assert 3 * 2**20 <= total.size < 4 * 2**20
    other.take()
    assert total.size == 0


@pytest.mark.parametrize("stream", ["issues", "pulls", "commits", "labels"])
def test_a_page_is_freed_before_the_next_one_is_requested(
    github: SimulatedGitHub, tmp_path: pathlib.Path, stream: str
) -> None:
    def alive(number: int) -> None:
        pages = [each for each in gc.get_objects() if isinstance(each, _pages._PageColumns)]
        held.append(sum("page" in vars(each) for each in pages))

    held: list[int] = []
    github.add("octo/one", **{stream: 550})
    github.before = alive
    assert crawled(github, tmp_path, stream).complete
    assert len(held) > 5 and set(held) == {0}


@pytest.mark.parametrize("is_merged", [False, True])
def test_only_short_texts_have_a_dictionary(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, is_merged: bool
) -> None:
    large(monkeypatch)
    github.add("octo/one", issues=300)
    assert crawled(github, tmp_path).complete
    if is_merged:
        compact(tmp_path)
    path = max(files(tmp_path), key=lambda path: path.stat().st_size)
    group = pq.read_metadata(path).row_group(0)
    columns = [group.column(at) for at in range(group.num_columns)]
    found = {column.path_in_schema for column in columns if column.has_dictionary_page}
    assert {"state", "user_login"} <= found and "body" not in found and "labels_name.list.element" in found


@pytest.mark.slow
def test_small_files_between_large_ones_are_merged(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_waiting, "PAGES", 1)
    monkeypatch.setattr(_partition, "MERGED", 3)
    large(monkeypatch, every=2)
    repo = github.add("octo/one", issues=1200)
    assert crawled(github, tmp_path).complete
    assert_exact(tmp_path, repo)
    found = json.loads((tmp_path / "_state/repositories/octo/one.json").read_text())["streams"]["issues"]["files"]
    levels = [level for _, level, _ in found]
    assert levels == sorted(levels, reverse=True) and len(levels) < 8  # of 13 pages
    numbers = dataset(tmp_path, "issues").to_table(columns=["number"])["number"].to_pylist()
    assert numbers == sorted(numbers)


def test_a_snapshot_of_small_and_large_pages_is_one_file(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_partition, "LARGE", 4000)  # the last page is smaller
    monkeypatch.setattr(_partition, "MERGED", 3)
    repo = github.add("octo/one", labels=450)
    client = ferrohub.Client(token="...", transport=github, read_ahead=0, retries=0)
    assert crawl(["octo/one"], ["labels"], client, tmp_path).complete
    assert_exact(tmp_path, repo, "labels")
    assert len(dataset(tmp_path, "labels").files) == 1


def test_files_are_merged_after_one_that_cannot_be(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A stream of a program had lists in a column, and has texts in it now."""
    monkeypatch.setattr(_partition, "MERGED", 3)
    with _partition.Partition(_folder.Folder(tmp_path), "octo", "one") as stored:
        for value in ([["a"]], *([text] for text in "bcde")):
            stored.commit({"mine": pa.table({"column": value})}, lambda: None)
        assert [file[1:] for file in stored.stream("mine")["files"]] == [[0, 1], [1, 3], [0, 1]]


def test_a_stream_can_be_added_while_the_state_is_saved(tmp_path: pathlib.Path) -> None:
    """The event loop looks at a stream that a reload has forgotten, as all of its pages wait."""
    with _partition.Partition(_folder.Folder(tmp_path), "octo", "one") as stored:
        stored.stream("labels")
        forget = stored._forget_expired

        def slowly(stream: str) -> Any:
            stored.stream("issues")
            return forget(stream)

        stored._forget_expired = slowly  # type: ignore[method-assign]
        stored.commit({}, lambda: None)
        assert set(stored.data["streams"]) == {"issues", "labels"}


def test_pages_wait_while_another_stream_fails(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its failure forgets what was not committed of the state, but not the pages."""
    repo = github.add("octo/one", issues=900, labels=10)
    repo.statuses["labels"] = 500
    reload = _partition.Partition.reload

    async def main() -> Report:
        loop, wait, failed = asyncio.get_running_loop(), asyncio.Event(), asyncio.Event()

        def reloaded(stored: _partition.Partition) -> None:
            assert not files(tmp_path)
            reload(stored)
            loop.call_soon_threadsafe(failed.set)

        async def transport(request: transports.Request) -> transports.Response:
            issues = sum("/issues?" in each.path for each in github.requests)
            if "/labels" in request.url:
                await wait.wait()
            elif issues == 5:
                wait.set()
                await failed.wait()
            return github(request)

        monkeypatch.setattr(_partition.Partition, "reload", reloaded)
        client = ferrohub.AsyncClient(token="...", transport=transport, retries=0)
        report: Report = await crawl(["octo/one"], ["issues", "labels"], client, tmp_path)
        return report

    report = asyncio.run(main())
    assert "labels" in report.failed["octo/one"] and report.rows["issues"] == 900
    assert_exact(tmp_path, repo)


def test_what_waits_is_committed_if_the_crawl_is_cancelled_twice(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    repo = github.add("octo/one", issues=900)
    cancelled = threading.Event()

    async def main() -> None:
        loop = asyncio.get_running_loop()

        async def transport(request: transports.Request) -> transports.Response:
            if len(github.requests) == 6:  # that for the repository and five pages
                task.cancel()
                await asyncio.Event().wait()
            return github(request)

        def again() -> None:
            task.cancel()
            loop.call_soon(cancelled.set)

        def sync(file: Any) -> None:
            if len(github.requests) == 6 and not cancelled.is_set():
                loop.call_soon_threadsafe(again)
                assert cancelled.wait(PATIENCE)
            file.flush()

        monkeypatch.setattr(_storage, "sync", sync)
        client = ferrohub.AsyncClient(token="...", transport=transport, read_ahead=0)
        task = asyncio.ensure_future(crawl(["octo/one"], ["issues"], client, tmp_path, concurrency=1))
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(main())
    assert cancelled.is_set() and dataset(tmp_path, "issues").count_rows() == 496
    assert crawled(github, tmp_path).rows["issues"] == 404
    assert_exact(tmp_path, repo)


@pytest.mark.parametrize("error", [OSError(errno.ENOSPC, "No space left on device"), ValueError("unexpected")])
@pytest.mark.parametrize("step", [1, 2, 4])
def test_a_commit_that_fails_loses_nothing(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, error: Exception, step: int
) -> None:
    """Nor are pages committed after it without those before. Some errors end the crawl, others only the stream."""
    monkeypatch.setattr(_waiting, "PAGES", 3)
    repo, done = github.add("octo/one", issues=1000), 0

    def sync(file: Any) -> None:
        nonlocal done
        done += any("/issues?" in each.path for each in github.requests)
        if done == step:
            raise error
        file.flush()

    monkeypatch.setattr(_storage, "sync", sync)
    with contextlib.suppress(OSError):
        assert list(crawled(github, tmp_path).failed) == ["octo/one"]
    assert done >= step
    monkeypatch.setattr(_storage, "sync", lambda file: file.flush())
    assert crawled(github, tmp_path).complete
    assert_exact(tmp_path, repo)
