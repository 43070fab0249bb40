"""Each merge into a table of Delta Lake goes on where the last one has ended, whatever became of the folder since."""

from __future__ import annotations

import datetime
import pathlib
from typing import Any

import pytest

pytest.importorskip("pyarrow")
pytest.importorskip("deltalake")

import deltalake
import pyarrow as pa

from crawled_github import Repo, SimulatedGitHub
from ferrohub import delta
from ferrohub.crawl import _additions, _bucket_writer, _folder, _merging, _partition, _views, compact, read
from ferrohub.delta import Merged, merge
from merged_folder import MergedFolder, interrupt, two_repositories
from packed_folders import change, crawled, loose, organization, pack_few


@pytest.fixture
def folder(github: SimulatedGitHub, tmp_path: pathlib.Path) -> MergedFolder:
    return two_repositories(github, tmp_path)


@pytest.fixture
def one(github: SimulatedGitHub, folder: MergedFolder) -> Repo:
    return github.repositories["o/one"]


def test_an_interrupted_merge_repeats_and_loses_nothing(
    github: SimulatedGitHub, folder: MergedFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each batch has the rows of a repository; the first two calls end after two of them."""
    for number in range(5):
        github.add(f"o/r{number}", issues=3 + number)
    folder.crawl()
    monkeypatch.setattr(_additions, "SIZE", 1)
    for version in (2, 4):
        with pytest.MonkeyPatch.context() as patched:
            interrupt(patched, 2)
            with pytest.raises(KeyboardInterrupt):
                merge(folder.path, "issues", folder.place())
        assert folder.table().version() == version
    before = len(folder.rows())
    assert folder.merge() == Merged(inserted=42 - before, updated=0, deleted=0, version=7)
    assert folder.operations() == ["WRITE"] * 7 + ["CREATE TABLE"]


@pytest.mark.parametrize("stop", [None, 0, 1, 2])
def test_a_snapshot_that_takes_several_batches(
    github: SimulatedGitHub, tmp_path: pathlib.Path, stop: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the first call is interrupted, the next one goes on."""
    monkeypatch.setattr(_merging, "GROUP", 60)
    repo, folder = github.add("o/one", labels=250), MergedFolder(github, tmp_path)
    folder.crawl()
    folder.merge("labels")
    for number in range(1, 250, 3):
        repo.streams["labels"].remove(number)
    for _ in range(120):
        github.create(repo, "labels")
    folder.crawl()
    monkeypatch.setattr(_additions, "SIZE", 1)
    if stop is not None:
        with pytest.MonkeyPatch.context() as patched:
            interrupt(patched, stop)
            with pytest.raises(KeyboardInterrupt):
                merge(folder.path, "labels", folder.place("labels"))
    version = folder.merge("labels").version
    assert len(folder.rows("labels")) == len(repo.keys("labels"))
    assert folder.operations("labels")[:-2] == ["MERGE"] * (version - 1) and version > 4
    assert folder.merge("labels").version == version


def test_rows_of_packed_repositories_are_not_read_again(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was merged before a repository was packed is not read again after that, nor after a compaction."""
    repositories, folder, names = organization(github), MergedFolder(github, tmp_path), ("issues", "labels", "reviews")
    crawled(github, folder.path, "o/r1", "o/r2")
    first = {name: folder.merge(name).inserted for name in names}
    assert len(loose(folder.path)) == 2
    pack_few(monkeypatch)
    crawled(github, folder.path)
    assert loose(folder.path) == []
    for name in names:
        rows = len(read(folder.path, name))
        assert folder.merge(name).inserted == rows - first[name]
        compact(folder.path)
        assert folder.merge(name).version == 2
    change(github, *repositories[:3])
    crawled(github, folder.path)
    assert folder.merge("issues").updated == 3
    for name in names:
        folder.merge(name)
    change(github, *repositories[2:])
    crawled(github, folder.path)
    compact(folder.path, drop_versions=True)
    assert folder.merge("issues").updated == 3
    for name in names:
        folder.merge(name)


def test_versions_of_an_item_in_several_files_of_a_bucket(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack_few(monkeypatch)
    monkeypatch.setattr(_bucket_writer.BucketWriter, "_tail", lambda *arguments: [])
    repositories, folder = organization(github, 3), MergedFolder(github, tmp_path)
    for _ in range(2):
        for _ in range(3):
            crawled(github, folder.path)
            change(github, *repositories)
        folder.merge()
    assert len(list(folder.path.glob("issues/bucket-*/*.parquet"))) > 6


@pytest.mark.parametrize("packed", [False, True])
def test_files_that_are_removed_meanwhile(
    github: SimulatedGitHub, tmp_path: pathlib.Path, packed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others have replaced them."""
    repositories, folder = organization(github, 4), MergedFolder(github, tmp_path)
    for _ in range(2):
        crawled(github, folder.path)
        change(github, *repositories)
    monkeypatch.setattr(_additions, "SIZE", 1)
    original, seen = _views.stored, list[Any]()

    def stored(*arguments: Any, **options: Any) -> Any:
        found = original(*arguments, **options)
        seen.append(found)
        if len(seen) == 2:
            if packed:
                pack_few(monkeypatch)
            compact(folder.path, drop_versions=True, keep=0)
        return found

    monkeypatch.setattr(_views, "stored", stored)
    for name in ("issues", "labels"):
        assert folder.merge(name).inserted == len(read(folder.path, name))
        seen.clear()


@pytest.mark.parametrize("packed", [False, True])
def test_a_position_stays_when_versions_are_dropped(
    github: SimulatedGitHub, tmp_path: pathlib.Path, packed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also those of rows that were not merged yet."""
    if packed:
        pack_few(monkeypatch)
    repositories, folder = organization(github, 4), MergedFolder(github, tmp_path)
    crawled(github, folder.path)
    for number in (1, 1, 2):
        github.touch(repositories[0], "issues", number)
        crawled(github, folder.path)
    folder.merge()
    for number in (1, 1, 3):
        github.touch(repositories[0], "issues", number)
        crawled(github, folder.path)
    assert compact(folder.path, drop_versions=True).dropped == 6
    github.touch(repositories[0], "issues", 2)
    crawled(github, folder.path)
    assert folder.merge() == Merged(inserted=0, updated=3, deleted=0, version=2)
    assert folder.merge().version == 2


def test_rows_of_another_folder_replace_those_of_the_first(
    github: SimulatedGitHub, folder: MergedFolder, one: Repo, tmp_path: pathlib.Path
) -> None:
    """Positions in one folder say nothing about another one."""
    folder.merge()
    one.streams["issues"].remove(4)
    github.create(one, "issues")
    folder.path = tmp_path / "another"
    folder.crawl()
    done = folder.merge()
    assert (done.inserted, done.updated, done.deleted) == (1, 16, 1)
    assert folder.merge().version == done.version


def test_a_table_that_was_restored_gets_the_rows_again(
    github: SimulatedGitHub, folder: MergedFolder, one: Repo
) -> None:
    folder.merge()
    github.create(one, "issues")
    folder.crawl()
    folder.merge()
    folder.table().restore(1)
    assert folder.merge().inserted == 1
    deltalake.write_deltalake(folder.place(), read(folder.path, "issues").slice(0, 3), mode="overwrite")
    assert folder.merge().inserted == 15


@pytest.mark.parametrize("size", [_additions.SIZE, 1])
def test_lost_positions_are_found_again(
    github: SimulatedGitHub, folder: MergedFolder, size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log of a table is cleaned after some time. Then all rows are read once, and none is written."""
    monkeypatch.setattr(_merging, "GROUP", 60)
    monkeypatch.setattr(_additions, "SIZE", size)
    github.add("o/large", issues=150)
    folder.crawl()
    compact(folder.path)
    version = folder.merge().version
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(delta, "_LOOKS", ())
        assert folder.merge() == Merged(inserted=0, updated=0, deleted=0, version=2 * version)
    monkeypatch.setattr(_additions.Change, "spans", lambda self: pytest.fail("a row is read"))
    assert folder.merge().version == 2 * version


def test_a_state_that_is_rebuilt_loses_no_rows(github: SimulatedGitHub, folder: MergedFolder, one: Repo) -> None:
    github.touch(one, "issues", 2)
    folder.crawl()
    compact(folder.path, drop_versions=True)
    folder.merge()
    [state] = folder.path.glob("_state/repositories/o/one.json")
    state.write_text(state.read_text()[:-30])
    for _ in range(3):
        github.create(one, "issues")
        folder.crawl()
    assert folder.merge().inserted == 3


def test_an_earlier_state_after_a_failure_of_power(github: SimulatedGitHub, folder: MergedFolder, one: Repo) -> None:
    """Other rows are in the places of those that were merged."""
    folder.merge()
    state = folder.path / "_state/repositories/o/one.json"
    before = state.read_bytes()
    for _ in range(2):
        github.touch(one, "issues", 2)
        folder.crawl()
        folder.merge()
        state.with_name("one.json.stored").write_bytes(before)
        state.write_bytes(b"")
    github.touch(one, "issues", 2)
    folder.crawl()
    assert folder.merge().updated == 1


def test_rows_without_a_key_come_once(folder: MergedFolder) -> None:
    """They are versions of no other row."""
    rows = read(folder.path, "issues").drop_columns(["owner", "repository"]).slice(0, 2)

    def add(keys: list[int | None]) -> None:
        with _partition.Partition(_folder.Folder(folder.path), "o", "one") as stored:
            now = [datetime.datetime.now(datetime.timezone.utc)] * 2
            columns = {"number": pa.array(keys, pa.int64()), "crawled_at": pa.array(now, pa.timestamp("us", "UTC"))}
            made = pa.table({**dict(zip(rows.column_names, rows.columns, strict=True)), **columns})
            stored.commit({"issues": made}, lambda: None)

    add([None, 1])
    folder.merge()
    for keys in ([None, None], [1, None]):
        add(keys)
        folder.merge()
        add([2, 2])
        compact(folder.path, drop_versions=True)
        folder.merge()
    assert sum(row["number"] is None for row in folder.rows()) == 4


def test_two_merges_at_once_do_not_mix(
    github: SimulatedGitHub, folder: MergedFolder, one: Repo, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The one that commits later fails; the same call goes on."""
    folder.merge()
    github.create(one, "issues")
    folder.crawl()
    original = delta._Target.write

    def write(self: Any, batch: Any) -> None:
        monkeypatch.setattr(delta._Target, "write", original)
        folder.merge()
        original(self, batch)

    monkeypatch.setattr(delta._Target, "write", write)
    with pytest.raises(deltalake.exceptions.CommitFailedError):
        merge(folder.path, "issues", folder.place())
    assert folder.merge() == Merged(inserted=0, updated=0, deleted=0, version=2)
