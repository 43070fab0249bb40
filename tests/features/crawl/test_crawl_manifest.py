"""Readers follow the states: what they have begun to read stays, whatever crawls and compactions replace."""

from __future__ import annotations

import collections
import concurrent.futures
import pathlib
import random
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("pyarrow")

import pyarrow as pa
import pyarrow.dataset as ds

import ferrohub
from crawled_github import Repo, SimulatedGitHub
from ferrohub.crawl import STREAMS, _folder, _partition, compact, crawl, dataset, files, latest_sql, read
from object_store import ObjectStore

NAMES = ["issues", "pulls", "labels"]


@pytest.fixture(params=["local", "S3"])
def folder(request: pytest.FixtureRequest, tmp_path: pathlib.Path) -> Any:
    """An empty folder."""
    if request.param == "local":
        return tmp_path / "folder"
    made: ObjectStore = request.getfixturevalue("store")
    return made.url(f"{made.bucket()}/folder")


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Merge files early."""
    monkeypatch.setattr(_partition, "MERGED", 3)


def crawled(github: SimulatedGitHub, folder: Any) -> None:
    client = ferrohub.Client(token="...", transport=github)
    assert crawl(["o/one", "o/two"], NAMES, client, folder, graphql=False).complete


def change(github: SimulatedGitHub) -> None:
    for repo in github.repositories.values():
        github.touch(repo, "labels", 3)
        for stream in ("issues", "pulls"):
            github.touch(repo, stream, 2)
            github.create(repo, stream)
    github.now += 100


def filled(github: SimulatedGitHub, folder: Any) -> list[Repo]:
    made = [github.add(name, issues=150, pulls=3, labels=102) for name in ("o/one", "o/two")]
    crawled(github, folder)
    return made


def rows(table: Any) -> list[str]:
    return sorted(map(repr, table.to_pylist()))


def stored(folder: Any, stream: str) -> int:
    """The number of files of a stream, valid or replaced."""
    return len(_folder.Folder(folder).storage.find(f"{stream}/*/*/*.parquet"))


def test_what_a_crawl_and_a_compaction_replace_stays_for_readers(github: SimulatedGitHub, folder: Any) -> None:
    filled(github, folder)
    datasets = {name: dataset(folder, name) for name in NAMES}
    before = {name: rows(found.to_table()) for name, found in datasets.items()}
    for _ in range(3):
        change(github)
        crawled(github, folder)
        compact(folder, drop_versions=True)
    assert {name: rows(found.to_table()) for name, found in datasets.items()} == before
    assert all(rows(dataset(folder, name).to_table()) != before[name] for name in NAMES)
    # Without a time to keep them, they are removed at once.
    compact(folder, keep=0)
    assert [stored(folder, name) for name in NAMES] == [len(files(folder, name)) for name in NAMES] == [2, 2, 2]
    with pytest.raises(FileNotFoundError):
        datasets["labels"].to_table()


def test_what_was_replaced_some_time_ago_is_removed(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(github, tmp_path)
    for _ in range(3):
        change(github)
        crawled(github, tmp_path)
    assert stored(tmp_path, "labels") > len(files(tmp_path, "labels"))
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 3601)
    crawled(github, tmp_path)
    assert [stored(tmp_path, name) for name in NAMES] == [len(files(tmp_path, name)) for name in NAMES]
    with pytest.raises(ValueError, match="keep must be 0 or more"):
        compact(tmp_path, keep=-1)


def test_a_long_crawl_removes_what_it_has_replaced(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also files of repositories that it has finished."""
    for name in ("o/one", "o/two"):
        github.add(name, issues=650)
    monkeypatch.setattr(_folder, "KEEP", 0.1)
    github.before = lambda number: time.sleep(0.03)
    client = ferrohub.Client(token="...", transport=github)
    assert crawl(["o/one", "o/two"], ["issues"], client, tmp_path, concurrency=1).complete
    left = [path.name for path in (tmp_path / "issues/owner=o/repository=one").iterdir()]
    assert sorted(left) == [pathlib.Path(path).name for path in files(tmp_path, "issues") if "=one" in path]


@pytest.mark.slow
def test_readers_never_fail_while_crawls_and_compactions_go_on(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    """Each reader sees each item of the beginning once, and each snapshot whole."""
    duckdb = pytest.importorskip("duckdb")
    repos = filled(github, tmp_path)
    least = {name: {(repo.name, key) for repo in repos for key in repo.keys(name)} for name in NAMES}
    views = {name: latest_sql(tmp_path, name) for name in NAMES}
    over, errors = threading.Event(), list[str]()
    done: collections.Counter[str] = collections.Counter()

    def check(name: str, table: Any, *, versions: bool = False) -> None:
        column = STREAMS[name].key_column
        found = list(zip(table["repository"].to_pylist(), table[column].to_pylist(), strict=True))
        if least[name] - set(found) or (not versions and len(set(found)) != len(found)):
            errors.append(
                f"{name}: {len(found)} rows, {len(set(found))} items, {len(least[name] - set(found))} missing"
            )
        if name == "labels" and len(found) != len(least[name]):
            errors.append(f"{len(found)} labels")

    def read_rows(name: str) -> None:
        check(name, read(tmp_path, name))

    def read_dataset(name: str) -> None:
        found = dataset(tmp_path, name)
        time.sleep(random.random() / 5)
        check(name, found.to_table(), versions=True)

    def read_files(name: str) -> None:
        listed = files(tmp_path, name)
        time.sleep(random.random() / 5)
        check(name, ds.dataset(listed, format="parquet", partitioning="hive").to_table(), versions=True)

    def query(name: str) -> None:
        with duckdb.connect() as connection:
            check(name, pa.table(connection.sql(views[name])))

    def repeat(function: Callable[[str], None]) -> None:
        while not over.is_set():
            try:
                function(random.choice(NAMES))
            except Exception as error:
                errors.append(f"{function.__name__}: {error!r}")
                over.set()
            done[function.__name__] += 1

    def compact_all(_name: str) -> None:
        assert compact(tmp_path, drop_versions=random.random() < 0.5).failed == {}
        time.sleep(0.05)

    def crawl_changes(_name: str) -> None:
        change(github)
        crawled(github, tmp_path)

    tasks = [read_rows, read_dataset, read_files, query, compact_all, crawl_changes]
    with concurrent.futures.ThreadPoolExecutor(len(tasks)) as threads:
        calls = [threads.submit(repeat, task) for task in tasks]
        until = time.monotonic() + 60
        while not over.is_set() and time.monotonic() < until and min(done[task.__name__] for task in tasks) < 8:
            time.sleep(0.05)
        over.set()
    assert [call.exception() for call in calls] == [None] * len(calls)
    assert errors == [] and min(done[task.__name__] for task in tasks) >= 3, done
