"""Repositories that are not crawled are packed: few files have the rows and states of many."""

from __future__ import annotations

import itertools
import json
import pathlib
from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("pyarrow")

import pyarrow as pa
import pyarrow.compute as pc

import ferrohub
from crawled_github import Repo, SimulatedGitHub
from ferrohub.crawl import (
    STREAMS,
    _bucket_writer,
    _buckets,
    _locks,
    _packing,
    _state,
    compact,
    crawl,
    dataset,
    files,
    latest_sql,
    read,
    workers,
)  # fmt: skip
from killed_crawls import killed_at
from object_store import ObjectStore, running

NAMES = ["issues", "pulls", "reviews", "labels", "commits"]


@pytest.fixture(scope="module")
def store() -> Iterator[ObjectStore]:
    pytest.importorskip("obstore")
    pytest.importorskip("moto")
    with running() as made:
        yield made


@pytest.fixture(params=["local", "S3"])
def folder(request: pytest.FixtureRequest, tmp_path: pathlib.Path) -> Any:
    """An empty folder."""
    if request.param == "local":
        return tmp_path / "folder"
    made: ObjectStore = request.getfixturevalue("store")
    return made.url(f"{made.bucket()}/folder")


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pack folders with three repositories, two at a time, and fill buckets with two."""
    monkeypatch.setattr(_packing, "MANY", 3)
    monkeypatch.setattr(_packing, "AT_ONCE", 2)
    monkeypatch.setattr(_buckets, "FULL", 2)
    monkeypatch.setattr(_state, "MERGED", 3)


def crawled(github: SimulatedGitHub, into: Any, *targets: str, streams: list[str] = NAMES) -> dict[str, int]:
    client = ferrohub.Client(token="...", transport=github)
    report = crawl(targets or ["o/*"], streams, client, into, graphql=False)
    assert report.complete, report.failed
    return {stream: rows for stream, rows in report.rows.items() if rows}


def organization(github: SimulatedGitHub, count: int = 5) -> list[Repo]:
    return [
        github.add(f"o/r{at}", issues=3 + at, pulls=2, labels=2 + at % 2, commits=2 if at % 2 else 0)
        for at in range(count)
    ]


def change(github: SimulatedGitHub, *repositories: Repo) -> None:
    for repo in repositories:
        github.touch(repo, "issues", 2)
        github.touch(repo, "labels", 2)
        github.create(repo, "pulls")
        github.create(repo, "labels")
    github.now += 100


def loose(into: Any) -> list[str]:
    """The repositories whose own states count."""
    folder = _state.Folder(into)
    return [key for key, paths in folder.loose().items() if max(paths) == folder.buckets.find(key).number]


def of(rows: list[dict[str, Any]], repo: Repo, stream: str) -> list[Any]:
    return sorted(row[STREAMS[stream].key_column] for row in rows if row["repository"] == repo.name)


def assert_exact(into: Any, *repositories: Repo) -> None:
    """Every reader has every item once."""
    for stream in NAMES:
        rows = read(into, stream).to_pylist()
        for repo in repositories:
            assert of(rows, repo, stream) == sorted(repo.keys(stream)), (stream, repo.name)
        assert len(rows) == sum(len(repo.keys(stream)) for repo in repositories), stream
        key = STREAMS[stream].key_column
        found = dataset(into, stream).to_table().to_pylist()
        assert {(row["repository"], row[key]) for row in found} == {(row["repository"], row[key]) for row in rows}
        if stream != "issues":  # of which there are versions
            assert len(found) == len(rows), stream


def assert_query_agrees(into: Any) -> None:
    duckdb = pytest.importorskip("duckdb")
    for stream in [*NAMES, "repositories"]:
        expected, found = read(into, stream), pa.table(duckdb.sql(latest_sql(into, stream)))
        assert found.column_names == expected.column_names
        same = [field.name for field in expected.schema if not pa.types.is_timestamp(field.type)]
        assert sorted(map(repr, found.select(same).to_pylist())) == sorted(map(repr, expected.select(same).to_pylist()))


def test_a_crawl_of_many_repositories_ends_with_few_files(github: SimulatedGitHub, folder: Any) -> None:
    repositories = organization(github)
    crawled(github, folder)
    assert loose(folder) == [] and all("/bucket-" in path for name in NAMES for path in files(folder, name))
    assert_exact(folder, *repositories)
    before = {name: sorted(map(repr, dataset(folder, name).to_table().to_pylist())) for name in NAMES}
    github.requests.clear()
    assert crawled(github, folder) == {}
    assert loose(folder) == [] and github.requested("/reviews") == 0
    compact(folder, keep=0)
    assert {name: sorted(map(repr, dataset(folder, name).to_table().to_pylist())) for name in NAMES} == before
    found = _state.Folder(folder).storage.find("issues/*/*")
    assert len(found) == len(files(folder, "issues")) and loose(folder) == []


def test_packed_repositories_are_crawled_again(github: SimulatedGitHub, folder: Any) -> None:
    repositories = organization(github)
    crawled(github, folder)
    for _ in range(3):
        change(github, *repositories[:3])
        github.requests.clear()
        # Snapshots are replaced, of other streams only what has changed is written.
        labels = sum(len(repo.keys("labels")) for repo in repositories[:3])
        found = crawled(github, folder)
        assert (found["issues"], found["pulls"], found["labels"], found["reviews"]) == (3, 3, labels, 3)
        assert github.requested("/reviews") == 3
        assert_exact(folder, *repositories)
    assert len(dataset(folder, "issues").to_table()) == len(read(folder, "issues")) + 9
    done = compact(folder, drop_versions=True, keep=0)
    assert (done.dropped, done.busy, done.failed) == (9 + done.dropped - 9, [], {}) and done.dropped >= 9
    assert len(dataset(folder, "issues").to_table()) == len(read(folder, "issues"))
    assert_exact(folder, *repositories)
    github.requests.clear()
    assert crawled(github, folder) == {} and github.requested("/reviews") == 0
    change(github, *repositories)
    crawled(github, folder)
    assert_exact(folder, *repositories)


def test_readers_and_queries_agree(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repositories = organization(github)
    crawled(github, tmp_path)
    assert_query_agrees(tmp_path)
    change(github, *repositories[:2])
    # One repository is not packed again, as somebody crawls another one in its bucket.
    held = [_bucket_writer.BucketWriter(_state.Folder(tmp_path), name) for name in _buckets.way("o/r0")[:4]]
    crawled(github, tmp_path)
    assert len(loose(tmp_path)) >= 4
    assert_query_agrees(tmp_path)
    assert_exact(tmp_path, *repositories)
    for each in held:
        each.__exit__()
    compact(tmp_path, drop_versions=True)
    assert loose(tmp_path) == []
    assert_query_agrees(tmp_path)
    for chosen in (pc.field("repository") == "r1", pc.field("number") > 3, pc.field("owner") == "nobody"):
        expected = read(tmp_path, "issues").filter(chosen)
        found = read(tmp_path, "issues", columns=["number", "title"], filter=chosen)
        assert sorted(found.to_pylist(), key=repr) == sorted(expected.select(["number", "title"]).to_pylist(), key=repr)


@pytest.mark.slow
def test_killed_at_every_step_of_packing(tmp_path: pathlib.Path) -> None:
    for step in itertools.count():
        github, into = SimulatedGitHub(), tmp_path / str(step)
        repositories = organization(github, 4)
        crawled(github, into)
        change(github, *repositories[:2])
        complete = False
        with killed_at(step):
            complete = bool(crawled(github, into))
        rows = read(into, "labels").to_pylist()
        for repo in repositories:
            assert len(of(rows, repo, "labels")) in (len(repo.keys("labels")), len(repo.keys("labels")) - 1), step
        if complete:
            break
        crawled(github, into)
        assert_exact(into, *repositories)
        assert loose(into) == []
    assert step > 60


@pytest.mark.slow
def test_a_compaction_that_is_killed_anywhere_loses_nothing(tmp_path: pathlib.Path) -> None:
    for step in itertools.count():
        github, into = SimulatedGitHub(), tmp_path / str(step)
        repositories = organization(github, 4)
        crawled(github, into)
        change(github, *repositories[:2])
        crawled(github, into)
        last = {name: sorted(map(repr, read(into, name).to_pylist())) for name in NAMES}
        done: Any = None
        with killed_at(step):
            done = compact(into, drop_versions=True, keep=0)
        assert {name: sorted(map(repr, read(into, name).to_pylist())) for name in NAMES} == last
        if done is not None:
            break
        assert crawled(github, into) == {}
        change(github, *repositories)
        crawled(github, into)
        assert_exact(into, *repositories)
    assert step > 15
