"""A damaged or missing file of a bucket: each repository with rows there reads them again."""

from __future__ import annotations

import errno
import json
import pathlib
import re
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("pyarrow")

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

import ferrohub
from crawled_github import Repo, SimulatedGitHub
from ferrohub import transports
from ferrohub.crawl import (
    _bucket_writer,
    _buckets,
    _folder,
    _packing,
    compact,
    crawl,
    dataset,
    files,
    latest_sql,
    read,
)
from killed_crawls import left_by_kills
from object_store import ObjectStore
from packed_folders import NAMES, assert_exact, change, crawled, loose, of, organization, pack_few


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    pack_few(monkeypatch)


@pytest.fixture
def repositories(github: SimulatedGitHub) -> list[Repo]:
    """Two in a bucket, and one in another."""
    return organization(github, 3)


@pytest.fixture
def folder(github: SimulatedGitHub, repositories: list[Repo], tmp_path: pathlib.Path) -> pathlib.Path:
    """A folder with buckets that has two runs."""
    into = tmp_path / "folder"
    crawled_in_turn(github, into)
    for _ in range(2):
        change(github, *repositories)
        crawled(github, into)
    return into


def crawled_in_turn(github: SimulatedGitHub, into: Any) -> None:
    """The first two are put into the first bucket."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(_packing, "MANY", 1)
        for name in ("r0", "r1", "r2"):
            crawled(github, into, f"o/{name}")


def flip(path: pathlib.Path) -> None:
    """Change the rows, and not the footer."""
    data = path.read_bytes()
    size = int.from_bytes(data[-8:-4], "little") + 8
    path.write_bytes(data[:4] + bytes(255 - each for each in data[4:-size]) + data[-size:])


DAMAGES: dict[str, Callable[[pathlib.Path], Any]] = {
    "missing": lambda path: path.unlink(),
    "cut": lambda path: path.write_bytes(path.read_bytes()[:-100]),
    "flipped": flip,
}


@pytest.fixture(params=DAMAGES)
def damage(request: pytest.FixtureRequest) -> Callable[[pathlib.Path], Any]:
    return DAMAGES[request.param]


def one_of(into: Any, stream: str = "issues", name: str = "r0") -> pathlib.Path:
    """The first file of a bucket that has rows of a repository."""
    record = _folder.Folder(into).buckets.find(f"o/{name}")
    return pathlib.Path(into) / _buckets.path_of(stream, record.bucket, record.packed[stream][0][0])


def users(path: pathlib.Path) -> list[str]:
    """The repositories with rows in a file of a bucket."""
    manifest = _folder.Folder(path.parents[2]).buckets.current(path.parent.name.removeprefix("bucket-"))
    assert manifest is not None
    packed = [(each.key, each.packed.get(path.parents[1].name, [])) for each in manifest.records()]
    return [key for key, places in packed if any(path.name == name for name, _, _ in places)]


def lost(into: Any) -> list[str]:
    """The files of buckets of which is known that they are lost."""
    buckets = _folder.Folder(into).buckets
    found = [manifest for manifest in map(buckets.current, buckets.names()) if manifest is not None]
    return [name for manifest in found for names in manifest.header["lost"].values() for name in names]


def versions(into: Any) -> dict[Any, Any]:
    """When the issues were changed."""
    return {(row["repository"], row["number"]): row["updated_at"] for row in read(into, "issues").to_pylist()}


def assert_raises(into: Any, path: pathlib.Path) -> None:
    for function in (read, dataset, files):
        with pytest.raises(OSError, match=re.escape(str(path))):
            function(into, path.parents[1].name)


def assert_readable(into: Any, repo: Repo, stream: str) -> None:
    """A repository can be read although others cannot."""
    rows = read(into, stream, filter=pc.field("repository") == repo.name).to_pylist()
    assert of(rows, repo, stream) == sorted(repo.keys(stream))


@pytest.mark.parametrize("stream", [*NAMES, "repositories"])
def test_what_compact_has_found_is_read_again_by_the_next_crawl(
    github: SimulatedGitHub, repositories: list[Repo], folder: pathlib.Path, stream: str
) -> None:
    """Also of repositories without changes."""
    path, expected = one_of(folder, stream, "r1"), versions(folder)
    path.unlink()
    assert "o/r1" in users(path) and "o/r2" not in users(path) and lost(folder) == []
    for _ in range(2):
        found = compact(folder).failed[path.parent.name.replace("-", " ")]
        assert str(path) in found and "o/r1" in found and "o/r2" not in found
        assert_raises(folder, path)
    crawled(github, folder)
    assert (loose(folder), lost(folder), compact(folder).failed) == ([], [], {})
    assert_exact(folder, *repositories)
    assert versions(folder) == expected and len(read(folder, "repositories")) == 3
    github.requests.clear()
    assert crawled(github, folder) == {} and github.requested("/reviews") == 0


def test_a_crawl_that_needs_a_damaged_file_reads_its_rows_again(
    github: SimulatedGitHub, repositories: list[Repo], folder: pathlib.Path, damage: Callable[[pathlib.Path], Any]
) -> None:
    """Two repositories at once, and a third one of another bucket. Rows that other files have are not written again."""
    damage(one_of(folder))
    damage(one_of(folder, "labels"))
    change(github, *repositories)
    rows = crawled(github, folder)
    assert rows["issues"] == len(repositories[0].keys("issues")) + len(repositories[1].keys("issues")) + 1
    assert (loose(folder), lost(folder), compact(folder).failed) == ([], [], {})
    assert_exact(folder, *repositories)


@pytest.mark.parametrize("stream", ["issues", "labels"])
def test_repositories_without_changes_follow_with_the_next_run(
    github: SimulatedGitHub,
    repositories: list[Repo],
    folder: pathlib.Path,
    damage: Callable[[pathlib.Path], Any],
    stream: str,
) -> None:
    path = one_of(folder, stream)
    damage(path)
    change(github, repositories[0])
    assert crawled(github, folder, "o/r0")[stream] == len(repositories[0].keys(stream))
    assert users(path) == ["o/r1"] and lost(folder) == [path.name]
    assert_raises(folder, path)
    assert_readable(folder, repositories[0], stream)
    assert crawled(github, folder) == {stream: len(repositories[1].keys(stream))}
    assert_exact(folder, *repositories)


def test_items_of_parents_that_have_changed_meanwhile_are_read(
    github: SimulatedGitHub, repositories: list[Repo], folder: pathlib.Path, damage: Callable[[pathlib.Path], Any]
) -> None:
    damage(one_of(folder, "pulls"))
    github.touch(repositories[0], "pulls", 2)
    repositories[0].reviewed[2] = 5
    github.now += 100
    crawled(github, folder)
    compact(folder)
    crawled(github, folder)
    assert_exact(folder, *repositories)
    github.requests.clear()
    assert crawled(github, folder) == {} and github.requested("/reviews") == 0


def test_all_files_of_all_buckets(
    github: SimulatedGitHub, repositories: list[Repo], folder: pathlib.Path, damage: Callable[[pathlib.Path], Any]
) -> None:
    for path in folder.glob("*/bucket-*/*.parquet"):
        damage(path)
    change(github, *repositories)
    assert compact(folder, drop_versions=True).failed
    for _ in range(2):
        crawled(github, folder)
    assert_exact(folder, *repositories)
    assert compact(folder, drop_versions=True, keep=0).failed == {}
    assert_exact(folder, *repositories)


def test_compact_finds_damaged_rows_if_it_needs_them(
    github: SimulatedGitHub, repositories: list[Repo], folder: pathlib.Path
) -> None:
    path = one_of(folder)
    flip(path)
    assert "bucket" not in str(compact(folder).failed)  # it has nothing to merge
    assert str(path) in str(compact(folder, drop_versions=True).failed)
    crawled(github, folder)
    assert_exact(folder, *repositories)


def test_other_repositories_are_packed_beside_a_damaged_file(
    github: SimulatedGitHub, tmp_path: pathlib.Path, damage: Callable[[pathlib.Path], Any], monkeypatch: Any
) -> None:
    monkeypatch.setattr(_buckets, "FULL", 1000)
    repositories = organization(github, 4)
    crawled(github, tmp_path, "o/r0", "o/r1", "o/r2")
    path = one_of(tmp_path)
    damage(path)
    crawled(github, tmp_path, "o/r3")
    assert loose(tmp_path) == [] and lost(tmp_path) == [path.name]
    assert_readable(tmp_path, repositories[3], "issues")
    assert_raises(tmp_path, path)
    crawled(github, tmp_path)
    assert_exact(tmp_path, *repositories)


def test_files_before_and_after_a_damaged_one_keep_their_order(
    github: SimulatedGitHub, repositories: list[Repo], folder: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that the last version of an item stays the last one."""
    monkeypatch.setattr(_bucket_writer.BucketWriter, "_tail", lambda *_: [])
    for _ in range(4):
        change(github, *repositories[:2])
        crawled(github, folder)
    expected = versions(folder)
    found = sorted(one_of(folder).parent.glob("*.parquet"))[-5:]
    found[2].unlink()
    assert str(found[2]) in str(compact(folder, drop_versions=True, keep=0).failed)
    assert not any(path.exists() for path in found)
    assert len(list(found[0].parent.glob("*.parquet"))) == 2
    crawled(github, folder)
    assert_exact(folder, *repositories)
    assert versions(folder) == expected


def test_versions_are_dropped_before_and_after_a_damaged_file_of_another_repository(
    github: SimulatedGitHub, repositories: list[Repo], folder: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last one stays, although fewer rows are before it then."""
    monkeypatch.setattr(_bucket_writer.BucketWriter, "_tail", lambda *_: [])
    for targets in (["o/r0", "o/r1"], ["o/r1"], ["o/r0"], ["o/r0"]):
        change(github, *repositories[:2])
        for target in targets:
            crawled(github, folder, target)
    crawled(github, folder, "o/r1")
    expected = versions(folder)
    paths = {path: pq.read_table(path, partitioning=None) for path in one_of(folder).parent.glob("*.parquet")}
    alone = sorted(path for path, table in paths.items() if {*table["repository"].to_pylist()} == {"r1"})
    alone[1].unlink()
    compact(folder, drop_versions=True, keep=0)
    crawled(github, folder)
    assert versions(folder) == expected


def test_a_repository_that_is_not_packed_leaves_out_its_rows_in_a_bucket(
    github: SimulatedGitHub, repositories: list[Repo], folder: pathlib.Path, damage: Callable[[pathlib.Path], Any]
) -> None:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(_packing, "pack", lambda *_: None)
        for _ in range(2):
            change(github, repositories[0])
            crawled(github, folder, "o/r0")
        damage(one_of(folder))
        damage(one_of(folder, "pulls"))
        change(github, repositories[0])
        crawled(github, folder, "o/r0")
        assert loose(folder) == ["o/r0"]
        assert_readable(folder, repositories[0], "issues")
    for _ in range(2):
        crawled(github, folder)
    assert_exact(folder, *repositories)


def test_a_stream_that_is_not_crawled_keeps_its_rows(
    github: SimulatedGitHub, repositories: list[Repo], folder: pathlib.Path
) -> None:
    """Readers raise until a crawl reads it again."""
    path = one_of(folder, "labels")
    path.unlink()
    compact(folder)
    change(github, *repositories)
    crawled(github, folder, streams=["issues"])
    assert_raises(folder, path)
    crawled(github, folder)
    assert_exact(folder, *repositories)


def test_a_repository_that_github_no_longer_has_is_named(
    github: SimulatedGitHub, repositories: list[Repo], folder: pathlib.Path
) -> None:
    """It is in no list of the owner's repositories."""
    path = one_of(folder)
    path.unlink()
    github.delete(repositories[1])
    compact(folder)
    crawled(github, folder)
    [why] = compact(folder).failed.values()
    assert str(path) in why and "o/r1" in why and "o/r0" not in why
    assert_raises(folder, path)
    crawled(github, folder, "o/r1")
    assert compact(folder).failed == {}
    rows = read(folder, "issues").to_pylist()
    assert of(rows, repositories[0], "issues") == sorted(repositories[0].keys("issues"))
    assert {row["repository"] for row in rows} == {"r0", "r2"}
    assert {row["repository"] for row in read(folder, "labels").to_pylist()} == {"r0", "r1", "r2"}


def test_a_file_that_is_put_back_too_late_does_not_count(
    github: SimulatedGitHub, repositories: list[Repo], folder: pathlib.Path
) -> None:
    """It has earlier rows of a snapshot that has been read again."""
    path = one_of(folder, "labels")
    data = path.read_bytes()
    path.unlink()
    compact(folder)
    repositories[0].streams["labels"].remove(1)
    crawled(github, folder, "o/r0")
    path.write_bytes(data)
    assert_raises(folder, path)
    assert_readable(folder, repositories[0], "labels")
    crawled(github, folder)
    assert_exact(folder, *repositories)


def test_outcomes_that_are_lost_are_written_again(
    github: SimulatedGitHub, repositories: list[Repo], tmp_path: pathlib.Path
) -> None:
    for repo in repositories:
        repo.statuses["labels"] = 410
    crawled(github, tmp_path)
    one_of(tmp_path, "outcomes").unlink()
    compact(tmp_path)
    crawled(github, tmp_path)
    found = read(tmp_path, "outcomes").to_pylist()
    assert sorted((row["repository"], row["stream"]) for row in found if row["status"] == 410) == [
        ("r0", "labels"), ("r1", "labels"), ("r2", "labels")
    ]  # fmt: skip


def test_an_owner_is_read_again(
    github: SimulatedGitHub, repositories: list[Repo], tmp_path: pathlib.Path, caplog: pytest.LogCaptureFixture
) -> None:
    crawled(github, tmp_path, streams=["owners", "issues"])
    path = one_of(tmp_path, "owners", "@")
    path.unlink()
    assert "again, of o/*" in compact(tmp_path).failed[path.parent.name.replace("-", " ")]
    assert crawled(github, tmp_path, streams=["owners", "issues"]) == {"owners": 1}
    assert [row["login"] for row in read(tmp_path, "owners").to_pylist()] == ["o"]
    assert f"{path} cannot be read; the stream owners of o/* is read again" in caplog.text


def test_an_error_of_the_disk_is_no_damage(
    github: SimulatedGitHub, repositories: list[Repo], folder: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file may be readable later."""
    path, opened = one_of(folder), pq.ParquetFile

    def failing(name: str, **options: Any) -> Any:
        if name == str(path):
            raise OSError(errno.EIO, "Input/output error")
        return opened(name, **options)

    change(github, *repositories)
    client = ferrohub.Client(token="...", transport=github)
    with monkeypatch.context() as patch:
        patch.setattr(pq, "ParquetFile", failing)
        report = crawl(["o/*"], NAMES, client, folder, graphql=False)
        assert not report.complete and str(path) in report.failed["o/r0"]
        assert str(path) in str(compact(folder).failed)
    assert lost(folder) == []
    assert crawled(github, folder)["issues"] == 2
    assert_exact(folder, *repositories)


def test_a_query_names_a_damaged_file_until_its_rows_are_read_again(
    github: SimulatedGitHub, repositories: list[Repo], folder: pathlib.Path
) -> None:
    """Also if one of them has replaced its rows."""
    duckdb = pytest.importorskip("duckdb")
    path, query = one_of(folder, "labels"), latest_sql(folder, "labels")
    path.unlink()
    compact(folder)
    change(github, repositories[0])
    for _ in range(2):
        with pytest.raises(duckdb.Error, match=f"labels/{path.parent.name}/{path.name} is damaged"):
            duckdb.sql(query).fetchall()
        crawled(github, folder, "o/r0")
    crawled(github, folder)
    found = pa.table(duckdb.sql(query)).select(["repository", "id"]).to_pylist()
    expected = read(folder, "labels", columns=["repository", "id"]).to_pylist()
    assert sorted(map(repr, found)) == sorted(map(repr, expected))


@pytest.mark.slow
def test_a_crawl_that_is_killed_anywhere_is_exact(
    github: SimulatedGitHub, repositories: list[Repo], folder: pathlib.Path
) -> None:
    """While damaged files are left out."""
    for stream in ("issues", "pulls", "labels"):
        one_of(folder, stream).unlink()
    github.touch(repositories[0], "pulls", 2)
    repositories[0].reviewed[2] = 5
    github.now += 100

    def run() -> None:
        compact(folder)
        crawled(github, folder)

    left = left_by_kills(folder, run)
    assert len(left) > 60
    for into in left[::3]:
        crawled(github, into)
        compact(into)
        crawled(github, into)
        assert_exact(into, *repositories)
    assert_exact(folder, *repositories)


def test_a_table_of_delta_lake_misses_no_row(
    github: SimulatedGitHub, repositories: list[Repo], folder: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    """Also if it is merged while rows are left out, and not read again yet."""
    pytest.importorskip("deltalake")
    from ferrohub import delta
    from merged_folder import assert_equal, rows

    place, is_broken = str(tmp_path / "table"), True
    delta.merge(folder, "issues", place)
    one_of(folder).unlink()
    repositories[0].streams["issues"].remove(1)
    compact(folder)

    def transport(request: transports.Request) -> transports.Response:
        is_wanted = is_broken and "/r0/issues" in request.url
        return transports.Response(500, {}, b"") if is_wanted else github(request)

    client = ferrohub.Client(token="...", transport=transport, retries=0)
    assert not crawl(["o/*"], NAMES, client, folder, graphql=False).complete
    assert {row["repository"] for row in read(folder, "issues").to_pylist()} == {"r1", "r2"}
    delta.merge(folder, "issues", place)
    is_broken = False
    change(github, *repositories)
    assert crawl(["o/*"], NAMES, client, folder, graphql=False).complete
    delta.merge(folder, "issues", place)
    [gone] = [row for row in rows(place) if (row["repository"], row["number"]) == ("r0", 1)]
    assert gone["number"] not in repositories[0].keys("issues")
    kept = [row for row in rows(place) if row != gone]
    expected = {(row["repository"], row["number"]): row["updated_at"] for row in kept}
    assert versions(folder) == expected and len(kept) == len(expected)
    delta.merge(folder, "issues", str(tmp_path / "another"))
    assert_equal(folder, "issues", str(tmp_path / "another"))


@pytest.mark.slow
@pytest.mark.parametrize("content", [None, b"PAR1"])
def test_an_object_that_is_lost(
    github: SimulatedGitHub, repositories: list[Repo], store: ObjectStore, content: bytes | None
) -> None:
    into = store.url(f"{store.bucket()}/folder")
    crawled_in_turn(github, into)
    storage = _folder.Folder(into).storage
    for stream in ("issues", "labels"):
        record = _folder.Folder(into).buckets.find("o/r0")
        path = _buckets.path_of(stream, record.bucket, record.packed[stream][0][0])
        storage.remove(path)
        if content is not None:
            with storage.filesystem.open_output_stream(storage.at(path)) as file:
                file.write(content)
    change(github, repositories[0])
    crawled(github, into)
    crawled(github, into)
    assert_exact(into, *repositories)


def test_a_manifest_of_an_earlier_version_knows_no_lost_files(
    github: SimulatedGitHub, repositories: list[Repo], folder: pathlib.Path
) -> None:
    for path in (folder / "_state/repositories/@packed").glob("*.json"):
        text = path.read_text().replace(',"lost":{}', "")
        path.write_text(re.sub(',"checksum":"[0-9a-f]+"', "", text))
        assert "lost" not in json.loads(path.read_text())
    one_of(folder).unlink()
    compact(folder)
    crawled(github, folder)
    assert_exact(folder, *repositories)
