"""One crawl at a time writes to a folder, in any number of processes."""

from __future__ import annotations

import concurrent.futures
import contextlib
import errno
import os
import pathlib
import pickle
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("pyarrow")

import ferrohub
from crawled_github import SimulatedGitHub
from ferrohub import __main__ as command_line
from ferrohub.crawl import FolderInUse, _locks, _object_store, _storage, _writers, crawl, dataset, workers
from object_store import ObjectStore

#: A crawl that waits for its first response for ever.
WAITING = """
import sys, time
import ferrohub
from ferrohub.crawl import crawl

def transport(request):
    print("waits", flush=True)
    time.sleep(600)

client = ferrohub.Client(token="...", transport=transport)
crawl(["o/one", "o/two"], ["issues"], client, sys.argv[1], concurrency=1)
"""


@pytest.fixture
def url(store: ObjectStore, monkeypatch: pytest.MonkeyPatch) -> str:
    """A folder in a new bucket, where leases are renewed often."""
    monkeypatch.setattr(_object_store, "RENEWAL", 0.1)
    return store.url(f"{store.bucket()}/folder")


@contextlib.contextmanager
def waiting(folder: pathlib.Path) -> Iterator[subprocess.Popen[str]]:
    """A process that crawls, until it is killed."""
    command = [sys.executable, "-c", WAITING, str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "waits\n"
        try:
            yield process
        finally:
            process.kill()


def crawled(github: SimulatedGitHub, folder: Any, *names: str) -> int:
    report = crawl(names or ["o/three"], ["issues"], ferrohub.Client(token="...", transport=github), folder)
    assert report.complete, report.failed
    return report.rows["issues"]


def writer(crawl: str, *, is_task: bool = False) -> _writers.Writer:
    return _writers.writer(crawl, [crawl], is_task=is_task)


def test_another_crawl_raises_before_anything_is_sent(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    github.add("o/three", issues=3)
    with waiting(tmp_path) as process:
        with pytest.raises(
            FolderInUse, match=rf"is in use by the crawl of o/one, o/two \(process {process.pid} on "
        ) as e:
            crawled(github, tmp_path)
        assert github.requests == [] and str(tmp_path) in str(e.value)
        copied = pickle.loads(pickle.dumps(e.value))
        assert (str(copied), copied.writer) == (str(e.value), e.value.writer)
    # The process was killed, and the file that it left is removed.
    assert len(list((tmp_path / "_state/writers").iterdir())) == 1
    assert crawled(github, tmp_path) == 3
    assert list((tmp_path / "_state/writers").iterdir()) == []


def test_a_writer_that_cannot_say_who_it_is_holds_nothing(tmp_path: pathlib.Path) -> None:
    def full(_self: object, _data: bytes) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with pytest.MonkeyPatch.context() as patched, pytest.raises(OSError, match="No space left"):
        patched.setattr(_writers.Member, "write", full)
        _storage.opened(tmp_path).join(writer("a"))
    _storage.opened(tmp_path).join(writer("b")).close()


def test_a_file_system_without_locks_is_an_error_at_once(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As Lustre that is mounted without them."""
    github.add("o/three", issues=3)

    def missing(_handle: int) -> None:
        raise OSError(errno.ENOSYS, "Function not implemented")

    monkeypatch.setattr(_locks, "_acquire", missing)
    monkeypatch.setattr(_writers, "PATIENCE", 1.0)
    with pytest.raises(OSError, match=r"when it was locked.*writers\.lock") as e:
        crawled(github, tmp_path)
    assert e.value.errno == errno.ENOSYS and github.requests == []


def test_the_command_names_the_other_crawl(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("GH_TOKEN", "...")
    with contextlib.closing(_storage.opened(tmp_path).join(writer("a"))):
        assert command_line.main(["crawl", "o/one", "--streams", "issues", "--into", str(tmp_path), "--quiet"]) == 1
    assert f"the crawl of a (process {os.getpid()}" in capsys.readouterr().err


def test_a_process_of_the_same_crawl_joins_it(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    for name in ("o/one", "o/two"):
        github.add(name, issues=3)
    with concurrent.futures.ThreadPoolExecutor() as threads, waiting(tmp_path) as process:
        done = threads.submit(crawled, github, tmp_path, "o/two", "o/one")
        until = time.monotonic() + 30
        while not github.requested("/issues") and time.monotonic() < until:
            time.sleep(0.02)
        assert github.requested("/issues") and not done.done()
        # What the other process has is read when it is gone.
        process.kill()
        assert done.result(30) == 6


def test_tasks_of_a_plan_write_together(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("o/one", "o/two"):
        github.add(name, issues=3)
    monkeypatch.setattr(workers, "client", lambda credential: ferrohub.Client(token="...", transport=github))
    plan, other = (workers.plan(names, ["issues"], tmp_path) for names in (["o/one", "o/two"], ["o/one"]))
    with workers.held(plan, tmp_path):
        with concurrent.futures.ThreadPoolExecutor() as threads:
            done = list(threads.map(lambda part: workers.crawl_partition(part, tmp_path), plan))
        assert [each["rows"]["issues"] for each in done] == [3, 3]
        for call in (
            lambda: workers.crawl_partition(other[0], tmp_path),
            lambda: workers.plan(["o/one"], ["issues"], tmp_path),
            lambda: workers.finish(other, tmp_path),
        ):
            with pytest.raises(FolderInUse, match="the crawl of o "):
                call()
        workers.finish(plan, tmp_path)
    assert workers.crawl_partition(other[0], tmp_path)["failed"] is None


def test_another_crawl_into_an_object_store_raises(github: SimulatedGitHub, url: str) -> None:
    github.add("o/three", issues=3)
    with contextlib.closing(_storage.opened(url).join(writer("a"))) as held:
        with pytest.raises(FolderInUse, match=rf"bucket\d+/folder is in use by the crawl of a \(process {os.getpid()}"):
            crawled(github, url)
        held.check()
    assert github.requests == []
    started = time.monotonic()
    crawled(github, url)
    # A report counts no rows of a commit after which a busy machine was late to renew its lease.
    assert len(dataset(url, "issues").to_table()) == 3
    assert time.monotonic() - started < 30


def test_a_killed_crawl_into_an_object_store_is_followed_by_another(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_object_store, "LEASE", 2.0)
    storage = _storage.opened(url)
    killed = storage.join(writer("a"))
    storage._leases.forget(killed)  # type: ignore[attr-defined] # nothing renews it any more
    with contextlib.closing(_storage.opened(url).join(writer("b"))):
        with pytest.raises(FolderInUse, match="crawl of b"):
            killed.check()  # it was only stopped
        killed.close()
        with pytest.raises(FolderInUse):
            _storage.opened(url).join(writer("a"))


def test_a_crawl_that_was_stopped_sends_nothing_more(
    github: SimulatedGitHub, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another one has taken over the folder meanwhile; the thread that renews the leases has not noticed yet."""
    monkeypatch.setattr(_object_store, "RENEWAL", 600.0)
    for name in ("o/one", "o/two"):
        github.add(name, issues=3)
    clock, lease = _object_store._clock, pathlib.PurePosixPath(_writers.LEASE)
    other = b'{"crawl": "b", "who": "the crawl of b", "members": {}}'

    def stop(number: int) -> None:
        if number == 1:
            _storage.opened(url).replace(lease, other)
            monkeypatch.setattr(_object_store, "_clock", lambda: clock() + 31)

    github.before = stop
    with pytest.raises(FolderInUse, match="the crawl of b"):
        crawl(["o/one", "o/two"], ["issues"], ferrohub.Client(token="...", transport=github), url, concurrency=1)
    assert github.requested("/o/two") == 0 and _storage.opened(url).load(lease)[0] == other


def test_of_two_crawls_into_an_object_store_one_begins(url: str) -> None:
    with concurrent.futures.ThreadPoolExecutor(8) as threads:
        calls = [threads.submit(_storage.opened(url).join, writer(str(number))) for number in range(6)]
        errors = [call.exception(60) for call in calls]
    held = [call.result() for call, error in zip(calls, errors, strict=True) if error is None]
    assert len(held) == 1 and {type(error) for error in errors if error is not None} == {FolderInUse}
    held[0].close()


def test_the_last_process_of_a_crawl_frees_an_object_store(url: str) -> None:
    one, two = (_storage.opened(url).join(writer("a")) for _ in range(2))
    one.close()
    with pytest.raises(FolderInUse):
        _storage.opened(url).join(writer("b"))
    two.close()
    started = time.monotonic()
    _storage.opened(url).join(writer("b")).close()
    assert time.monotonic() - started < _object_store.LEASE


def test_tasks_do_not_compete_for_the_lease(store: ObjectStore, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_object_store, "RENEWAL", 30.0)
    with contextlib.closing(_storage.opened(url).join(writer("a"))):
        before = len(store.requests)
        for _ in range(10):
            _storage.opened(url).join(writer("a", is_task=True)).close()
        assert [method for method, _ in store.requests[before:]] == ["GET"] * 10
