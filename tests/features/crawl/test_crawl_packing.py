"""Packing: when and which repositories are put into buckets, and what is found again afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import json
import pathlib
import re
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("pyarrow")

import ferrohub
from crawled_github import SimulatedGitHub
from ferrohub.crawl import (
    _bucket_writer,
    _buckets,
    _folder,
    _ids,
    _locks,
    _packing,
    _partition,
    _storage,
    _views,
    compact,
    crawl,
    latest_sql,
    read,
)
from packed_folders import NAMES, assert_exact, change, crawled, loose, organization, pack_few, rows


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    pack_few(monkeypatch)


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data[:-20],
        lambda data: re.sub(rb'"files":\{.*?\},"next"', b'"files":{},"next"', data),
        lambda data: re.sub(rb'"packed":\{.*?\},"state"', b'"packed":{},"state"', data),
    ],
    ids=["cut", "without files", "without rows"],
)
def test_a_damaged_manifest_is_read_from_its_copy(
    github: SimulatedGitHub, tmp_path: pathlib.Path, damage: Callable[[bytes], bytes]
) -> None:
    repositories = organization(github, 3)
    crawled(github, tmp_path)
    paths = sorted((tmp_path / "_state/repositories/@packed").glob("*.json"))
    for path in paths:
        data = path.read_bytes()
        path.write_bytes(damage(data))
        assert path.read_bytes() != data
    assert_exact(tmp_path, *repositories)
    assert crawled(github, tmp_path) == {}
    for path in paths:
        json.loads(path.read_bytes())
    paths[0].write_bytes(b"{")
    paths[0].with_name(f"{paths[0].name}.copy").write_bytes(b"{")
    with pytest.raises(ValueError, match=r"@packed/.*\.json is damaged"):
        read(tmp_path, "issues")


def test_ids_have_few_files(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_ids, "FULL", 10)
    found = _folder.Folder(tmp_path)
    for number in range(120):
        found.set_id(number, "o", f"r{number}")
    found.set_id(7, "o", "other")
    assert [found.of_id(number) for number in (3, 7, 119, 120)] == [("o", "r3"), ("o", "other"), ("o", "r119"), None]
    assert len(list((tmp_path / "_state/ids").rglob("*.json"))) < 25
    root = tmp_path / "_state/ids/root.json"
    others = [number for number in range(120) if str(number) not in json.loads(root.read_text())]
    root.write_text("{")
    found.set_id(120, "o", "r120")
    # The others are still in the files after it.
    assert {found.of_id(number) for number in [*others, 120]} == {("o", f"r{number}") for number in [*others, 120]}


def test_an_id_costs_the_same_however_many_there_are(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[int] = []
    original = _storage.Local.replace

    def replace(storage: Any, path: pathlib.PurePosixPath, data: bytes, tag: Any, **options: Any) -> Any:
        written.append(len(data))
        return original(storage, path, data, tag, **options)

    monkeypatch.setattr(_storage.Local, "replace", replace)
    found = _folder.Folder(tmp_path)
    for number in range(1000):
        found.set_id(number, "o", f"r{number}")
    one = len(b'"123":["o","r123"],')
    # Of fifty, each rewrites the new ones, and one all.
    assert sum(written[-_ids.NEW :]) < (_ids.NEW * _ids.NEW + 1100) * one
    assert {found.of_id(number) for number in range(1000)} == {("o", f"r{number}") for number in range(1000)}


@pytest.mark.parametrize("stops", range(3))
def test_an_id_that_moves_has_its_last_partition(
    stops: int, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wherever the process is killed while the new IDs move to the other file."""
    monkeypatch.setattr(_ids, "NEW", 3)
    found = _folder.Folder(tmp_path)

    def set_until(steps: int, number: int, name: str) -> None:
        """Set an ID, and be killed after so many writes."""
        left = iter(range(steps))

        def killed(original: Any) -> Any:
            def call(*args: Any, **options: Any) -> Any:
                if next(left, None) is None:
                    raise KeyboardInterrupt
                return original(*args, **options)

            return call

        with monkeypatch.context() as patched, contextlib.suppress(KeyboardInterrupt):
            patched.setattr(_storage.Local, "replace", killed(_storage.Local.replace))
            patched.setattr(_storage.Local, "remove", killed(_storage.Local.remove))
            found.set_id(number, "o", name)

    for number in range(2):
        found.set_id(number, "o", "first")
    set_until(1, 2, "first")  # the new ones are in both files
    set_until(stops, 1, "second")
    before = found.of_id(1)
    assert before in (("o", "first"), ("o", "second"))
    found.set_id(1, "o", "second")
    found.set_id(3, "o", "third")
    expected = {0: "first", 1: "second", 2: "first", 3: "third"}
    assert {number: found.of_id(number) for number in expected} == {n: ("o", name) for n, name in expected.items()}


class Remote(_storage.Local):
    """Local files that are replaced conditionally, as objects are."""

    is_remote = True

    def load(self, path: pathlib.PurePosixPath) -> tuple[bytes, Any]:
        data = super().load(path)[0]
        return data, data

    def replace(self, path: pathlib.PurePosixPath, data: bytes, tag: Any = None, *, later: bool = False) -> Any:
        found = (self.root / path).read_bytes() if (self.root / path).exists() else None
        if found != tag:
            raise _locks.Busy(str(path))
        super().replace(path, data)
        return data


def test_an_id_that_another_process_sets_and_moves_keeps_its_partition(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_ids, "NEW", 3)
    home = pathlib.PurePosixPath("ids")
    one, other = _ids.Ids(Remote(tmp_path), home), _ids.Ids(Remote(tmp_path), home)
    for number in range(2):
        one.set(number, "o", "first")
    original, loaded = one._load, list[pathlib.PurePosixPath]()

    def load(path: pathlib.PurePosixPath) -> tuple[bytes | None, Any]:
        found = original(path)
        loaded.append(path)
        if len(loaded) == 1:
            other.set(0, "o", "second")
            other.set(2, "o", "first")
        return found

    monkeypatch.setattr(one, "_load", load)
    one.set(3, "o", "first")
    expected = {0: "second", 1: "first", 2: "first", 3: "first"}
    assert {number: one.find(number) for number in expected} == {n: ("o", name) for n, name in expected.items()}


def test_a_full_bucket_stays_full_when_its_states_become_smaller(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_buckets, "FULL", 1000)
    repositories = organization(github)
    with monkeypatch.context() as patched:
        patched.setattr(_buckets, "FULL_SIZE", 1)
        crawled(github, tmp_path)
    assert len(_folder.Folder(tmp_path).buckets.names()) > 1
    github.requests.clear()
    assert crawled(github, tmp_path) == {} and github.requested("/reviews") == 0
    change(github, *repositories)
    crawled(github, tmp_path)
    assert_exact(tmp_path, *repositories)


def test_repositories_that_were_packed_are_not_opened_again(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their earlier states stay for an hour."""
    crawled(github, tmp_path, *(repo.full_name for repo in organization(github, 4)))
    opened, init = list[str](), _partition.Partition.__init__

    def noted(stored: _partition.Partition, folder: _folder.Folder, owner: str, name: str) -> None:
        opened.append(name)
        init(stored, folder, owner, name)

    monkeypatch.setattr(_partition.Partition, "__init__", noted)
    folder = _folder.Folder(tmp_path)
    assert len(folder.loose()) == 4 and loose(tmp_path) == []
    _packing.pack_all(folder)
    compact(tmp_path)
    assert opened == []


def test_a_query_of_owners_that_were_packed(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    """Their rows have no repository."""
    duckdb = pytest.importorskip("duckdb")
    organization(github)
    crawled(github, tmp_path, "o/*", "nobody/*")
    compact(tmp_path, keep=0)
    query = f"SELECT owner, repository FROM ({latest_sql(tmp_path, 'outcomes')})"
    names = [(row["owner"], row["repository"]) for row in read(tmp_path, "outcomes").to_pylist()]
    assert sorted(duckdb.sql(query).fetchall(), key=repr) == sorted(names, key=repr)
    assert ("nobody", None) in names


def test_a_reader_finds_repositories_that_were_packed_since_it_listed_them(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if their earlier states and files are removed meanwhile."""
    organization(github)
    with monkeypatch.context() as patched:
        patched.setattr(_packing, "pack", lambda *_: None)
        crawled(github, tmp_path)
    expected, parts, folder = rows(tmp_path), _views.parts, _folder.Folder(tmp_path)
    listed = list(parts(folder))
    compact(tmp_path, keep=0)
    assert [path for part in listed for _, path in part.loose.values() if (tmp_path / path).exists()] == []
    for name in NAMES:
        left = [listed]
        monkeypatch.setattr(_views, "parts", lambda folder, left=left: iter(left.pop()) if left else parts(folder))
        assert sorted(map(repr, read(tmp_path, name).to_pylist())) == expected[f"{name} last"]
    part = next(part for part in listed if list(part.loose) == ["o/r0"])
    once = _views.again(folder, part)
    assert once.buckets and once.only == _views.again(folder, once).only == "o/r0"


def test_a_crawl_that_is_cancelled_packs_no_further_repositories(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    organization(github)
    monkeypatch.setattr(_packing.Packer, "add", lambda *_: [])
    packed: list[list[str]] = []

    async def main() -> None:
        loop, task = asyncio.get_running_loop(), asyncio.current_task()
        assert task is not None

        def pack(_folder: _folder.Folder, keys: list[str]) -> None:
            packed.append(keys)
            loop.call_soon_threadsafe(task.cancel)

        monkeypatch.setattr(_packing, "pack", pack)
        await crawl(["o/*"], ["issues"], ferrohub.AsyncClient(token="...", transport=github), tmp_path)

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(main())
    assert len(packed) == 1


def test_a_repository_that_is_crawled_is_busy_once(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    repositories = organization(github)
    crawled(github, tmp_path)
    monkeypatch.setattr(_bucket_writer, "LARGE", 1)
    change(github, repositories[0])
    crawled(github, tmp_path)  # has files of its own besides those in the bucket
    with _partition.Partition(_folder.Folder(tmp_path), "o", "r0"):
        done = compact(tmp_path, drop_versions=True)
    assert (done.busy, done.failed) == (["o/r0"], {})


def test_a_lock_that_was_removed_is_left_to_its_next_holder(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "x.lock"
    first = _locks.Lock(path)
    first.remove()
    second = _locks.Lock(path)
    first.remove()
    second.check()
    second.remove()
    assert not path.exists()
