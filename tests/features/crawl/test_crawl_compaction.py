"""Compacted folders have the same rows in fewer files, and crawls go on with them."""

from __future__ import annotations

import pathlib

import pytest

pytest.importorskip("pyarrow")

import pyarrow as pa
import pyarrow.parquet as pq

import ferrohub
from crawled_github import Repo, SimulatedGitHub
from ferrohub.crawl import STREAMS, Stream, _folder, _merging, _partition, _views, compact, crawl, dataset, read
from killed_crawls import left_by_kills

NAMES = ["issues", "pulls", "reviews", "labels", "commits"]


def crawled(github: SimulatedGitHub, folder: pathlib.Path) -> dict[str, int]:
    client = ferrohub.Client(token="...", transport=github)
    report = crawl(["o/one"], NAMES, client, folder, graphql=False)
    assert report.complete, report.failed
    return {stream: rows for stream, rows in report.rows.items() if rows}


def change(github: SimulatedGitHub, repo: Repo) -> None:
    for stream in ("issues", "pulls"):
        github.touch(repo, stream, 2)
        github.create(repo, stream)
    github.now += 100


def filled(github: SimulatedGitHub, folder: pathlib.Path) -> Repo:
    """A folder with several files of each stream, and several versions."""
    repo = github.add("o/one", issues=5, pulls=4, labels=3, commits=4)
    for _ in range(3):
        crawled(github, folder)
        change(github, repo)
    crawled(github, folder)
    return repo


def files(folder: pathlib.Path) -> list[str]:
    """The valid files."""
    found = _folder.Folder(folder)
    return sorted(str(path) for stream in [*NAMES, "repositories"] for path in _views.files(found, stream))


def on_disk(folder: pathlib.Path) -> list[str]:
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*.parquet"))


def rows(folder: pathlib.Path, stream: str) -> list[str]:
    return sorted(map(repr, dataset(folder, stream).to_table().to_pylist()))


def assert_exact(folder: pathlib.Path, repo: Repo) -> None:
    for stream in NAMES:
        column = STREAMS[stream].key_column
        found = read(folder, stream, columns=[column])[column].to_pylist()
        assert sorted(found) == sorted(repo.keys(stream)), stream


def test_each_stream_has_one_file_with_the_same_rows(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo = filled(github, tmp_path)
    before, rows_before = files(tmp_path), {stream: rows(tmp_path, stream) for stream in NAMES}
    done = compact(tmp_path, keep=0)
    assert (done.before, done.after, done.dropped, done.busy) == (len(before), len(files(tmp_path)), 0, [])
    assert len(files(tmp_path)) == len(NAMES) + 1 < len(before) and on_disk(tmp_path) == files(tmp_path)
    assert {stream: rows(tmp_path, stream) for stream in NAMES} == rows_before
    again = files(tmp_path)
    assert compact(tmp_path).after == len(again) and files(tmp_path) == again
    assert crawled(github, tmp_path) == {}
    change(github, repo)
    assert crawled(github, tmp_path)["issues"] == 2
    assert_exact(tmp_path, repo)


def test_versions_are_dropped_on_request(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo = filled(github, tmp_path)
    last = {stream: sorted(map(repr, read(tmp_path, stream).to_pylist())) for stream in NAMES}
    assert len(rows(tmp_path, "issues")) > len(last["issues"])
    assert compact(tmp_path, drop_versions=True).dropped > 0
    assert {stream: rows(tmp_path, stream) for stream in NAMES} == last
    # The reviews of pull requests that have not changed are not requested again.
    github.requests.clear()
    assert crawled(github, tmp_path) == {} and github.requested("/reviews") == 0
    change(github, repo)
    github.requests.clear()
    crawled(github, tmp_path)
    assert github.requested("/reviews") == 2
    assert_exact(tmp_path, repo)


@pytest.mark.parametrize("position", [0, 3, 6])
def test_children_that_are_half_read_go_on(github: SimulatedGitHub, tmp_path: pathlib.Path, position: int) -> None:
    repo = filled(github, tmp_path)
    for number in range(1, 8):
        github.touch(repo, "pulls", number)
    github.now += 100
    client = ferrohub.Client(token="...", transport=github)
    budget = 1 + 4 + position  # the repository, and the streams without a parent, which come first
    assert not crawl(["o/one"], NAMES, client, tmp_path, graphql=False, budget=budget, concurrency=1).complete
    compact(tmp_path, drop_versions=True)
    github.requests.clear()
    crawled(github, tmp_path)
    assert github.requested("/reviews") == 7 - position
    assert_exact(tmp_path, repo)


def test_a_stream_of_the_user_keeps_its_versions_unless_it_is_passed(
    github: SimulatedGitHub, tmp_path: pathlib.Path
) -> None:
    query = "state=all&sort=updated&direction=asc"
    mine = Stream("mine", "GET /repos/{owner}/{repo}/issues", "number:int comments:int", "number", "since",
                  "updated_at", query)  # fmt: skip
    repo, client = github.add("o/one", issues=3), ferrohub.Client(token="...", transport=github)
    for _ in range(3):
        crawl(["o/one"], [mine], client, tmp_path)
        github.touch(repo, "issues", 2)
    assert compact(tmp_path, drop_versions=True).dropped == 0 and len(dataset(tmp_path, "mine").to_table()) == 5
    assert compact(tmp_path, [mine], drop_versions=True).dropped == 2
    assert sorted(dataset(tmp_path, "mine").to_table()["comments"].to_pylist()) == [0, 0, 2]


def test_large_streams_have_several_files(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    repo = filled(github, tmp_path)
    monkeypatch.setattr(_merging, "SIZE", 1)
    monkeypatch.setattr(_merging, "GROUP", 3)
    before = rows(tmp_path, "issues")
    done = compact(tmp_path, drop_versions=True)
    assert done.dropped > 0
    issues = [name for name in files(tmp_path) if name.startswith("issues")]
    assert len(issues) == 3 and set(rows(tmp_path, "issues")) < set(before)
    assert_exact(tmp_path, repo)


@pytest.mark.parametrize("labels", [3, 103])
def test_files_of_a_snapshot_that_stay_have_statistics(
    labels: int, github: SimulatedGitHub, tmp_path: pathlib.Path
) -> None:
    """Only files that are merged with others are written without them."""
    repo = github.add("o/one", labels=labels)
    for _ in range(2):
        crawled(github, tmp_path)
        found = list(_views.files(_folder.Folder(tmp_path), "labels"))
        assert len(found) == 1
        assert pq.read_metadata(tmp_path / found[0]).row_group(0).column(0).is_stats_set
        github.create(repo, "labels")
        github.now += 100


def test_rows_are_merged_a_few_megabytes_at_a_time(tmp_path: pathlib.Path) -> None:
    """Also those of files whose groups were kept small because their rows are large."""
    path, table = tmp_path / "large.parquet", pa.table({"text": ["x" * 50_000] * 30})
    with pq.ParquetWriter(path, table.schema) as writer:
        for _ in range(20):
            writer.write_table(table)
    sources = _merging.Sources([str(path)])
    groups = list(sources.groups(sources.schema()))
    assert sum(map(len, groups)) == 600
    assert max(group.nbytes for group in groups) < _merging.LARGE + 2 * table.nbytes
    assert {len(batch) for batch in _merging.batches(pq.ParquetFile(path))} == {30}


def test_a_repository_that_is_crawled_is_left_alone(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    filled(github, tmp_path)
    before = files(tmp_path)
    with _partition.Partition(_folder.Folder(tmp_path), "o", "one"):
        assert compact(tmp_path).busy == ["o/one"]
    assert files(tmp_path) == before


@pytest.mark.slow
@pytest.mark.parametrize("power", [False, True])
def test_a_compaction_that_is_killed_anywhere_loses_nothing(
    github: SimulatedGitHub, tmp_path: pathlib.Path, power: bool
) -> None:
    """Also if the power fails."""
    folder = tmp_path / "folder"
    repo = filled(github, folder)
    last = {stream: sorted(map(repr, read(folder, stream).to_pylist())) for stream in NAMES}
    left = left_by_kills(folder, lambda: compact(folder, drop_versions=True, keep=0), power=power)
    assert len(left) > 15
    for each in [*left, folder]:
        assert {stream: sorted(map(repr, read(each, stream).to_pylist())) for stream in NAMES} == last
        assert crawled(github, each) == {}
    change(github, repo)
    for each in left:
        crawled(github, each)
        assert_exact(each, repo)
        assert not [path for path in each.rglob("*.tmp") if path.parent.name.startswith("repository=")]


def test_a_repository_whose_files_cannot_be_read_does_not_stop_the_others(
    github: SimulatedGitHub, tmp_path: pathlib.Path
) -> None:
    filled(github, tmp_path)
    repo = github.add("o/two", issues=3)
    client = ferrohub.Client(token="...", transport=github)
    for _ in range(2):
        github.touch(repo, "issues", 2)
        assert crawl(["o/two"], ["issues"], client, tmp_path).complete
    broken = next((tmp_path / "issues/owner=o/repository=one").glob("*.parquet"))
    broken.write_bytes(b"PAR1")
    done = compact(tmp_path, drop_versions=True, keep=0)
    assert list(done.failed) == ["o/one"] and done.failed["o/one"]
    assert done.dropped == 1 and len(list((tmp_path / "issues/owner=o/repository=two").iterdir())) == 1
    assert broken.read_bytes() == b"PAR1"


def test_commits_leave_the_files_of_a_compaction_alone(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_partition, "MERGED", 3)
    repo = filled(github, tmp_path)
    compact(tmp_path)
    [made] = [name for name in files(tmp_path) if name.startswith("issues")]
    for _ in range(4):
        change(github, repo)
        crawled(github, tmp_path)
        assert made in files(tmp_path)
    assert_exact(tmp_path, repo)
