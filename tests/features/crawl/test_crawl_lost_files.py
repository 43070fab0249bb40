"""A file of Parquet that is missing, damaged, or another one: what was in it is requested again, packed or not."""

from __future__ import annotations

import errno
import pathlib
from typing import Any

import pytest

pytest.importorskip("pyarrow")

import pyarrow.parquet as pq

import ferrohub
from crawled_github import Repo, SimulatedGitHub
from ferrohub.crawl import _bucket_writer, _buckets, _folder, compact, crawl, files, read
from object_store import ObjectStore
from packed_folders import NAMES, assert_exact, change, of, organization, pack_few


@pytest.fixture(params=[False, True], ids=["own", "packed"])
def is_packed(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether the repositories are packed. Then a bucket has a file of each run."""
    if request.param:
        pack_few(monkeypatch)
        monkeypatch.setattr(_bucket_writer.BucketWriter, "_tail", lambda *_: [])
    return bool(request.param)


@pytest.fixture
def repositories(github: SimulatedGitHub) -> list[Repo]:
    return organization(github, 3)


def crawled(github: SimulatedGitHub, into: Any, **options: Any) -> bool:
    """Crawl, and return whether that is complete."""
    client = ferrohub.Client(token="...", transport=github)
    return bool(crawl(["o/*"], NAMES, client, into, graphql=False, **options).complete)


def last_of(into: Any, stream: str, is_packed: bool) -> str:
    """The last file with rows of a repository."""
    if not is_packed:
        return next(found for found in reversed(files(into, stream)) if "repository=r0" in found)
    folder = _folder.Folder(into)
    record = folder.buckets.find("o/r0")
    return str(folder.storage.url(_buckets.path_of(stream, record.bucket, record.packed[stream][-1][0])))


@pytest.mark.parametrize("stream", ["issues", "pulls", "labels"])
def test_a_missing_file_is_left_out_if_github_has_no_items_any_more(
    github: SimulatedGitHub, repositories: list[Repo], tmp_path: pathlib.Path, is_packed: bool, stream: str
) -> None:
    """The walk needs no file then."""
    assert crawled(github, tmp_path)
    path = last_of(tmp_path, stream, is_packed)
    pathlib.Path(path).unlink()
    assert path in str(compact(tmp_path).failed)
    for key in list(repositories[0].keys(stream)):
        repositories[0].streams[stream].remove(key)
    assert crawled(github, tmp_path)
    assert {row["repository"] for row in read(tmp_path, stream).to_pylist()} == {"r1", "r2"}
    assert compact(tmp_path).failed == {}


def test_a_deleted_item_stays_deleted_if_the_row_that_says_so_is_lost(
    github: SimulatedGitHub, repositories: list[Repo], tmp_path: pathlib.Path, is_packed: bool
) -> None:
    """The next crawl is another one without a sweep."""
    assert crawled(github, tmp_path, sweep=True)
    repositories[0].streams["issues"].remove(3)  # no pull request has this number
    assert crawled(github, tmp_path, sweep=True)
    assert len(read(tmp_path, "issues", deleted=True)) == len(read(tmp_path, "issues")) + 1
    pathlib.Path(last_of(tmp_path, "issues", is_packed)).unlink()
    compact(tmp_path)
    assert crawled(github, tmp_path)
    assert of(read(tmp_path, "issues").to_pylist(), repositories[0], "issues") == [1, 2]
    github.requests.clear()
    assert crawled(github, tmp_path)
    assert github.requested("/issues") == len(repositories)


@pytest.mark.parametrize("stream", ["issues", "labels"])
@pytest.mark.parametrize("by", ["compact", "crawl"])
def test_a_file_with_fewer_rows_than_were_written_is_damaged(
    github: SimulatedGitHub, repositories: list[Repo], tmp_path: pathlib.Path, is_packed: bool, stream: str, by: str
) -> None:
    """Such as an earlier one that was put in its place."""
    assert crawled(github, tmp_path)
    path = last_of(tmp_path, stream, is_packed)
    table = pq.ParquetFile(path).read()
    pq.write_table(table.slice(0, 0), path)
    if by == "compact":
        assert f"{path} is damaged: it has 0 rows, and a state" in str(compact(tmp_path).failed)
    change(github, *repositories)
    for _ in range(2):
        assert crawled(github, tmp_path)
    assert_exact(tmp_path, *repositories)
    assert compact(tmp_path, drop_versions=True).failed == {}


def test_an_error_of_the_disk_keeps_no_other_stream_from_being_read(
    github: SimulatedGitHub, repositories: list[Repo], tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also of a stream that is read again."""
    assert crawled(github, tmp_path)
    path = pathlib.Path(last_of(tmp_path, "issues", False))
    data, opened = path.read_bytes(), pq.ParquetFile
    path.unlink()
    compact(tmp_path)
    path.write_bytes(data)
    change(github, *repositories)

    def failing(name: str, **options: Any) -> Any:
        if name == str(path):
            raise OSError(errno.EIO, "Input/output error")
        return opened(name, **options)

    with monkeypatch.context() as patch:
        patch.setattr(pq, "ParquetFile", failing)
        assert not crawled(github, tmp_path)
        found = read(tmp_path, "labels").to_pylist()
        assert of(found, repositories[0], "labels") == sorted(repositories[0].keys("labels"))
    assert crawled(github, tmp_path)
    assert_exact(tmp_path, *repositories)


@pytest.mark.slow
def test_an_object_with_other_bytes_is_damaged(
    github: SimulatedGitHub, repositories: list[Repo], store: ObjectStore, is_packed: bool
) -> None:
    """The errors of pyarrow are the same for that and for a store that fails."""
    into = store.url(f"{store.bucket()}/folder")
    assert crawled(github, into)
    filesystem = store.filesystem()
    for stream in ("issues", "labels"):
        path = last_of(into, stream, is_packed).partition("://")[2]
        with filesystem.open_input_stream(path) as file:
            data = file.read()
        end = len(data) - int.from_bytes(data[-8:-4], "little") - 8
        with filesystem.open_output_stream(path) as file:
            file.write(data[:4] + bytes(255 - each for each in data[4:end]) + data[end:])
    change(github, *repositories)
    for _ in range(2):
        assert crawled(github, into)
    assert_exact(into, *repositories)
