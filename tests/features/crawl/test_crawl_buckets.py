"""Repositories that are not crawled are packed: few files have the rows and states of many."""

from __future__ import annotations

import collections
import concurrent.futures
import json
import pathlib
import random
import re
import threading
import time
from collections.abc import Callable
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
    _folder,
    _locks,
    _object_store,
    _packing,
    _partition,
    compact,
    dataset,
    files,
    latest_sql,
    read,
    workers,
)  # fmt: skip
from killed_crawls import left_by_kills
from object_store import ObjectStore
from packed_folders import NAMES, RowsOfCopies, assert_exact, change, crawled, loose, of, organization, pack_few, rows


@pytest.fixture(params=["local", "S3"])
def folder(request: pytest.FixtureRequest, tmp_path: pathlib.Path) -> Any:
    """An empty folder."""
    if request.param == "local":
        return tmp_path / "folder"
    made: ObjectStore = request.getfixturevalue("store")
    return made.url(f"{made.bucket()}/folder")


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    pack_few(monkeypatch)


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
    found = _folder.Folder(folder).storage.find("issues/*/*")
    assert len(found) == len(files(folder, "issues")) and loose(folder) == []


@pytest.mark.slow
def test_packed_repositories_are_crawled_again(github: SimulatedGitHub, folder: Any) -> None:
    repositories = organization(github)
    crawled(github, folder)
    for _ in range(3):
        change(github, *repositories[:3])
        github.requests.clear()
        # Snapshots are replaced, of other streams only what has changed is written.
        labels = sum(len(repo.keys("labels")) for repo in repositories[:3])
        found = crawled(github, folder)
        assert (found["issues"], found["pulls"], found["labels"]) == (3, 3, labels)
        assert github.requested("/reviews") == 3
        assert_exact(folder, *repositories)
    assert len(dataset(folder, "issues").to_table()) == len(read(folder, "issues")) + 9
    done = compact(folder, drop_versions=True, keep=0)
    assert (done.busy, done.failed) == ([], {}) and done.dropped >= 9
    assert len(dataset(folder, "issues").to_table()) == len(read(folder, "issues"))
    assert_exact(folder, *repositories)
    github.requests.clear()
    assert crawled(github, folder) == {} and github.requested("/reviews") == 0
    change(github, *repositories)
    crawled(github, folder)
    assert_exact(folder, *repositories)


def test_a_manifest_is_read_again_once_it_has_changed(github: SimulatedGitHub, folder: Any) -> None:
    repositories = organization(github)
    crawled(github, folder)
    found = _folder.Folder(folder).buckets
    kept = {name: found.current(name) for name in found.names()}
    assert kept and all(found.current(name) is each for name, each in kept.items())
    for _ in range(2):
        change(github, *repositories)
        crawled(github, folder)
        now = [(name, _folder.Folder(folder).buckets.load(name)[0]) for name in found.names()]
        for name, each in now:
            current = found.current(name)
            assert each is not None and current is not None and current is not kept.get(name)
            assert list(current.records()) == list(each.records())
            kept[name] = current


def test_a_manifest_of_an_earlier_version_is_read_each_time(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    """It does not say which version of the file it is, and has no checksum."""
    organization(github)
    crawled(github, tmp_path)
    found = _folder.Folder(tmp_path).buckets
    [path, *_] = sorted((tmp_path / "_state/repositories/@packed").glob("*.json"))
    path.write_text(re.sub('"version":"[0-9a-f]+",|,"checksum":"[0-9a-f]+"', "", path.read_text()))
    before = found.current(path.stem)
    assert before is not None and found.current(path.stem) is not before
    path.write_text(path.read_text().replace('"number":1,', '"number":7,'))
    current = found.current(path.stem)
    assert current is not None and {each.number for each in current.records()} == {7}


@pytest.mark.slow
def test_readers_and_queries_agree(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repositories = organization(github)
    crawled(github, tmp_path)
    assert_query_agrees(tmp_path)
    change(github, *repositories[:2])
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(_packing, "_pack", lambda *_: [])  # as if the process was killed before
        crawled(github, tmp_path)
    assert len(loose(tmp_path)) == 5
    assert_query_agrees(tmp_path)
    assert_exact(tmp_path, *repositories)
    compact(tmp_path, drop_versions=True)
    assert loose(tmp_path) == []
    assert_query_agrees(tmp_path)
    for chosen in (pc.field("repository") == "r1", pc.field("number") > 3, pc.field("owner") == "nobody"):
        expected = read(tmp_path, "issues").filter(chosen)
        found = read(tmp_path, "issues", columns=["number", "title"], filter=chosen)
        assert sorted(found.to_pylist(), key=repr) == sorted(expected.select(["number", "title"]).to_pylist(), key=repr)


def not_packed(github: SimulatedGitHub, into: pathlib.Path) -> list[Repo]:
    """A folder with two runs in buckets, after a third one with changes that was not packed."""
    repositories = organization(github, 4)
    crawled(github, into)
    for _ in range(2):
        change(github, *repositories[:2])
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(_packing, "pack", lambda *_: None)
            crawled(github, into)
    return repositories


@pytest.mark.slow
@pytest.mark.parametrize("power", [False, True])
def test_packing_that_is_killed_anywhere_loses_nothing(
    github: SimulatedGitHub, tmp_path: pathlib.Path, power: bool
) -> None:
    """Also if the power fails."""
    folder = tmp_path / "folder"
    repositories = not_packed(github, folder)
    expected = rows(folder)
    assert len(loose(folder)) == 4
    left = left_by_kills(folder, lambda: _packing.pack_all(_folder.Folder(folder)), power=power)
    assert len(left) > 20
    rows_of = RowsOfCopies()
    for step, into in enumerate(left):
        assert rows_of(into) == expected, step
        if step % 4 == 0:
            assert crawled(github, into) == {}
            assert rows(into) == expected and loose(into) == []
    assert rows(folder) == expected and loose(folder) == []
    assert_exact(folder, *repositories)


@pytest.mark.slow
def test_a_compaction_that_is_killed_anywhere_loses_nothing(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    folder = tmp_path / "folder"
    not_packed(github, folder)
    expected = rows(folder)

    def run() -> None:
        assert compact(folder, drop_versions=True, keep=0).dropped > 0

    left = left_by_kills(folder, run)
    assert len(left) > 40
    rows_of = RowsOfCopies()
    for step, into in enumerate([*left, folder]):
        found = rows_of(into)
        for name, each in expected.items():
            assert found[name] == each if name.endswith("last") else set(found[name]) <= set(each), (step, name)
        if step % 4 == 0 and into != folder:
            github.requests.clear()
            assert crawled(github, into) == {} and github.requested("/reviews") == 0
            assert {name: each for name, each in rows(into).items() if name.endswith("last")} == {
                name: each for name, each in expected.items() if name.endswith("last")
            }
    assert len(dataset(folder, "issues").to_table()) == len(read(folder, "issues"))


@pytest.mark.slow
@pytest.mark.parametrize("power", [False, True])
def test_a_crawl_of_packed_repositories_that_is_killed_anywhere_is_exact(
    github: SimulatedGitHub, tmp_path: pathlib.Path, power: bool
) -> None:
    """Also while a snapshot replaces rows in a file with those of other repositories, and if the power fails."""
    streams = ["issues", "labels"]
    repositories = organization(github, 3)
    folder = tmp_path / "folder"
    crawled(github, folder, streams=streams)
    github.touch(repositories[0], "labels", 2)
    github.create(repositories[0], "issues")
    github.now += 100
    before = {repo.name: {*repo.keys("labels")} for repo in repositories}
    left = left_by_kills(folder, lambda: crawled(github, folder, streams=streams), power=power)
    assert len(left) > 30
    for step, into in enumerate([*left, folder]):
        labels = read(into, "labels").to_pylist()
        assert {repo.name: {*of(labels, repo, "labels")} for repo in repositories} == before, step
        assert len(labels) == len(dataset(into, "labels").to_table()) == sum(map(len, before.values())), step
        crawled(github, into, streams=streams)
        for repo in repositories:
            assert of(read(into, "issues").to_pylist(), repo, "issues") == sorted(repo.keys("issues")), step


@pytest.mark.slow
def test_readers_never_fail_while_repositories_are_packed(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    """Each reader sees each item of the beginning once, and each snapshot whole."""
    duckdb = pytest.importorskip("duckdb")
    streams = ["issues", "labels"]
    repositories = organization(github, 4)
    crawled(github, tmp_path, streams=streams)
    least = {name: {(repo.name, key) for repo in repositories for key in repo.keys(name)} for name in streams}
    views = {name: latest_sql(tmp_path, name) for name in streams}
    over, errors = threading.Event(), list[str]()
    done: collections.Counter[str] = collections.Counter()

    def check(name: str, table: Any, *, versions: bool = False) -> None:
        column = STREAMS[name].key_column
        found = list(zip(table["repository"].to_pylist(), table[column].to_pylist(), strict=True))
        twice = len(found) - len(set(found))
        if least[name] - set(found) or (twice and not (versions and name == "issues")):
            errors.append(f"{name}: {len(found)} rows, {twice} twice, {sorted(least[name] - set(found))} missing")
        if name == "labels" and len(found) != len(least[name]):
            errors.append(f"{len(found)} labels")

    def read_rows(name: str) -> None:
        check(name, read(tmp_path, name))

    def read_dataset(name: str) -> None:
        found = dataset(tmp_path, name)
        time.sleep(random.random() / 10)
        check(name, found.to_table(), versions=True)

    def query(name: str) -> None:
        with duckdb.connect() as connection:
            check(name, pa.table(connection.sql(views[name])))

    def repeat(function: Callable[[str], None]) -> None:
        while not over.is_set():
            try:
                function(random.choice(streams))
            except Exception as error:
                errors.append(f"{function.__name__}: {error!r}")
                over.set()
            done[function.__name__] += 1

    def compact_all(_name: str) -> None:
        assert compact(tmp_path, drop_versions=random.random() < 0.5).failed == {}
        time.sleep(0.05)

    def crawl_changes(_name: str) -> None:
        for repo in random.sample(repositories, 2):
            github.touch(repo, "labels", 2)
            github.touch(repo, "issues", 2)
            github.create(repo, "issues")
        github.now += 100
        crawled(github, tmp_path, streams=streams)

    tasks = [read_rows, read_dataset, query, compact_all, crawl_changes]
    with concurrent.futures.ThreadPoolExecutor(len(tasks)) as threads:
        calls = [threads.submit(repeat, task) for task in tasks]
        until = time.monotonic() + 60
        while not over.is_set() and time.monotonic() < until and min(done[task.__name__] for task in tasks) < 8:
            time.sleep(0.05)
        over.set()
    assert [call.exception() for call in calls] == [None] * len(calls)
    assert errors == [] and min(done[task.__name__] for task in tasks) >= 2, done


def test_a_damaged_state_of_a_packed_repository_is_rebuilt(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repositories = organization(github, 3)
    crawled(github, tmp_path)
    change(github, repositories[0])
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(_packing, "pack", lambda *_: None)
        crawled(github, tmp_path)
    (tmp_path / "_state/repositories/o/r0~1.json").write_text("{")
    read(tmp_path, "issues")
    crawled(github, tmp_path)
    assert_exact(tmp_path, *repositories)
    assert loose(tmp_path) == []


def test_a_damaged_file_of_ids_is_filled_from_buckets(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repositories = organization(github, 3)
    crawled(github, tmp_path)
    assert loose(tmp_path) == []
    (tmp_path / "_state/ids/root.new.json").write_text("{")
    github.add("o/another", issues=2)
    crawled(github, tmp_path)
    github.rename(repositories[0], "o/renamed")
    change(github, repositories[0])
    crawled(github, tmp_path)
    assert {row["repository"] for row in read(tmp_path, "issues").to_pylist()} == {"r0", "r1", "r2", "another"}


def test_a_folder_of_an_earlier_version_is_packed(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    """It has files for IDs, locks that stay, and no buckets."""
    repositories = organization(github, 3)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(_packing, "MANY", 100)
        patched.setattr(_packing, "AT_ONCE", 100)
        crawled(github, tmp_path)
    ids = tmp_path / "_state/ids/root.new.json"
    found = json.loads(ids.read_text())
    del found["checksum"]
    for number, place in found.items():
        path = tmp_path / f"_state/ids/{int(number) // 10_000}/{number}.json"
        path.parent.mkdir(exist_ok=True)
        path.write_text(json.dumps({"partition": place}))
    ids.unlink()
    github.rename(repositories[0], "o/new")
    change(github, repositories[0])
    crawled(github, tmp_path)
    # The repository is in the partition of its earlier name.
    assert of(read(tmp_path, "issues").to_pylist(), repositories[0], "issues") == []
    repositories[0].name = "r0"
    assert_exact(tmp_path, *repositories)
    assert "new" not in {row["repository"] for row in read(tmp_path, "issues").to_pylist()}


def test_large_files_of_a_repository_stay(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_bucket_writer, "LARGE", 1)
    repositories = organization(github)
    for _ in range(2):
        crawled(github, tmp_path)
        change(github, repositories[0])
    crawled(github, tmp_path)
    assert loose(tmp_path) == [] and all("/owner=o/repository=" in path for path in files(tmp_path, "issues"))
    assert all("/bucket-" in path for path in files(tmp_path, "labels"))
    assert_exact(tmp_path, *repositories)
    assert_query_agrees(tmp_path)
    monkeypatch.setattr(_bucket_writer, "LARGE", 2**20)
    compact(tmp_path, drop_versions=True, keep=0)
    assert len(dataset(tmp_path, "issues").to_table()) == len(read(tmp_path, "issues"))
    assert_exact(tmp_path, *repositories)


def test_a_packer_that_was_stopped_cannot_undo_what_came_after(
    github: SimulatedGitHub, tmp_path: pathlib.Path, store: ObjectStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process takes over a repository that it was about to pack."""
    into = store.url(f"{store.bucket()}/folder")
    repo = github.add("o/r0", issues=3, labels=2)
    crawled(github, into, "o/r0", streams=["issues"])
    stopped = _folder.Folder(into)
    bucket = _bucket_writer.BucketWriter(stopped, _buckets.way("o/r0")[0])
    with bucket, _partition.Partition(stopped, "o", "r0") as stored:
        monkeypatch.setattr(_object_store._Leases, "_is_over", lambda *_: True)  # as it is after 30 seconds
        github.create(repo, "issues")
        crawled(github, into, "o/r0", streams=["issues"])
        monkeypatch.setattr(_object_store.Lease, "check", lambda _: None)  # it believes that it still has the leases
        with pytest.raises(_locks.Busy):
            bucket.take([stored])
        with pytest.raises(_locks.Busy):
            stored.commit({}, lambda: None)
        assert of(read(into, "issues").to_pylist(), repo, "issues") == sorted(repo.keys("issues"))
        crawled(github, into, "o/r0", streams=["issues"])
        assert of(read(into, "issues").to_pylist(), repo, "issues") == sorted(repo.keys("issues"))


def test_tasks_pack_what_others_have_crawled(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    repositories = organization(github, 6)
    monkeypatch.setattr(workers, "client", lambda credential: ferrohub.Client(token="...", transport=github))
    for _ in range(2):
        plan = workers.plan(["o/*"], NAMES, tmp_path, graphql=False)
        with workers.held(plan, tmp_path):
            done = [workers.crawl_partition(part, tmp_path) for part in plan]
            assert [each["failed"] for each in done] == [None] * 6
            assert len(loose(tmp_path)) < 6  # a task has packed some
            workers.finish(plan, tmp_path)
        assert loose(tmp_path) == []
        assert_exact(tmp_path, *repositories)
        change(github, repositories[0])


def test_a_query_has_what_was_valid_when_it_began(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    """Whatever was packed, replaced, and packed again since."""
    duckdb = pytest.importorskip("duckdb")
    repositories = organization(github, 3)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(_packing, "pack", lambda *_: None)
        crawled(github, tmp_path)
    times, expected = [time.time()], [sorted(read(tmp_path, "labels")["id"].to_pylist())]
    for _ in range(3):
        _packing.pack_all(_folder.Folder(tmp_path))
        change(github, *repositories[:2])
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(_packing, "pack", lambda *_: None)
            crawled(github, tmp_path)
        times.append(time.time())
        expected.append(sorted(read(tmp_path, "labels")["id"].to_pylist()))
    compact(tmp_path)
    for at, ids in zip(times, expected, strict=True):
        query = latest_sql(tmp_path, "labels").replace("epoch(now())", str(at))
        assert sorted(row[0] for row in duckdb.sql(f"SELECT id FROM ({query})").fetchall()) == ids


@pytest.mark.slow
def test_a_file_has_fifteen_small_repositories(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As of 3,000 small repositories in 200 files, of all kinds."""
    for module, name, value in ((_packing, "MANY", 100), (_packing, "AT_ONCE", 100), (_buckets, "FULL", 1000)):
        monkeypatch.setattr(module, name, value)
    for number in range(150):
        github.add(f"o/r{number}", issues=1, comments=1)
    crawled(github, tmp_path, streams=["issues", "comments"])
    valid = sum(len(files(tmp_path, name)) for name in ("repositories", "issues", "comments"))
    assert valid <= 6
    compact(tmp_path, keep=0)
    assert len([path for path in tmp_path.rglob("*") if path.is_file()]) <= 10
    assert len(read(tmp_path, "comments")) == 150
