"""Files that are damaged, missing or cannot be read: what is reported of them, and what they keep from working."""

from __future__ import annotations

import asyncio
import dataclasses
import errno
import json
import os
import pathlib
import re
import threading
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("pyarrow")

import pyarrow as pa
import pyarrow.compute as pc

import ferrohub
from crawled_github import Repo, SimulatedGitHub
from ferrohub import transports
from ferrohub.crawl import (
    STREAMS,
    Report,
    Stream,
    _packing,
    _storage,
    _stream_reader,
    compact,
    crawl,
    dataset,
    files,
    read,
)
from harness import PATIENCE
from packed_folders import loose, pack_few

NAMES = ["issues", "pulls", "reviews", "labels"]


def crawled(github: Any, folder: pathlib.Path, *targets: str, streams: Any = NAMES) -> Report:
    client = ferrohub.Client(token="...", transport=github)
    return crawl(targets or ["o/*"], streams, client, folder, graphql=False)


def change(github: SimulatedGitHub, *repositories: Repo) -> None:
    for repo in repositories:
        github.create(repo, "issues")
        github.touch(repo, "pulls", 2)
    github.now += 100


@pytest.fixture
def repositories(github: SimulatedGitHub) -> list[Repo]:
    return [github.add(f"o/R{number}", issues=5 + number, pulls=3, labels=2) for number in range(3)]


@pytest.fixture
def folder(github: SimulatedGitHub, repositories: list[Repo], tmp_path: pathlib.Path) -> pathlib.Path:
    """Three repositories, with several files of issues each."""
    for _ in range(3):
        assert crawled(github, tmp_path).complete
        change(github, *repositories)
    return tmp_path


@pytest.fixture
def packed(
    github: SimulatedGitHub, repositories: list[Repo], tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> pathlib.Path:
    """The same in buckets."""
    pack_few(monkeypatch)
    for _ in range(2):
        assert crawled(github, tmp_path).complete
        change(github, *repositories)
    return tmp_path


def fails_to_load(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """The disk cannot read a file. Only the error of `open` has its name."""
    load = _storage.Local.load

    def failing(self: Any, path: pathlib.PurePosixPath) -> Any:
        if path.name == name:
            raise OSError(errno.EIO, "Input/output error")
        return load(self, path)

    monkeypatch.setattr(_storage.Local, "load", failing)


def of_later_version(path: pathlib.Path) -> None:
    path.write_text(json.dumps({**json.loads(path.read_bytes()), "format": 9}))


@pytest.fixture(params=["disk", "format"])
def unreadable(request: pytest.FixtureRequest, folder: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> pathlib.Path:
    """The path of a state that cannot be read."""
    path = folder / "_state/repositories/o/r1.json"
    if request.param == "disk":
        fails_to_load(monkeypatch, "r1.json")
    else:
        of_later_version(path)
    return path


def test_a_state_that_cannot_be_read_keeps_no_other_repository_from_being_compacted(
    folder: pathlib.Path, unreadable: pathlib.Path
) -> None:
    done = compact(folder)
    assert list(done.failed) == ["o/r1"] and not done.busy
    for name, count in (("R0", 1), ("R1", 2), ("R2", 1)):
        state = json.loads((folder / f"_state/repositories/o/{name.lower()}.json").read_bytes())
        assert len(state["streams"]["issues"]["files"]) == count
    assert done.before - done.after >= 4


@pytest.mark.parametrize("function", [read, dataset, files])
def test_readers_name_a_state_that_cannot_be_read(
    folder: pathlib.Path, unreadable: pathlib.Path, function: Callable[..., Any]
) -> None:
    """Without it, rows would be missing."""
    with pytest.raises((OSError, ValueError), match=re.escape(str(unreadable))):
        function(folder, "issues")


def test_a_filter_that_excludes_a_repository_does_not_need_its_state(
    folder: pathlib.Path, unreadable: pathlib.Path
) -> None:
    field = pc.field("repository")
    assert len(read(folder, "issues", filter=field == "R0")) == 7
    assert len(read(folder, "issues", filter=(pc.field("owner") == "o") & field.isin(["R0", "R2"]))) == 16
    # Whether the stream was read is not known without the state.
    for stream, chosen in (("issues", "R1"), ("commits", "R0")):
        with pytest.raises((OSError, ValueError), match=re.escape(str(unreadable))):
            read(folder, stream, filter=field == chosen)
    with pytest.raises((OSError, ValueError), match=re.escape(str(unreadable))):
        read(folder, "issues", filter=pc.field("number") == 1)


def test_a_filter_that_excludes_a_packed_repository_does_not_need_its_state(
    github: SimulatedGitHub, packed: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert crawled(github, packed, "o/R1").complete
    state = max((packed / "_state/repositories/o").glob("r1~*.json"))
    fails_to_load(monkeypatch, state.name)
    assert len(read(packed, "issues", filter=pc.field("repository") == "R0")) == 6
    with pytest.raises(OSError, match=re.escape(str(state))):
        read(packed, "issues")


@pytest.mark.parametrize("kind", ["disk", "format"])
def test_a_bucket_that_cannot_be_read_keeps_no_other_from_being_compacted(
    github: SimulatedGitHub, repositories: list[Repo], packed: pathlib.Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    github.add("other/x", issues=3)
    for _ in range(2):
        crawled(github, packed, "other/x")
        github.touch(github.repositories["other/x"], "issues", 2)
    monkeypatch.setattr(_packing, "MANY", 1000)  # the folder is packed as it has buckets
    manifests = sorted((packed / "_state/repositories/@packed").glob("*.json"))
    assert len(manifests) > 1
    broken = next(path for path in manifests if b'"o/r' in path.read_bytes())
    if kind == "disk":
        fails_to_load(monkeypatch, broken.name)
    else:
        broken.write_bytes(broken.read_bytes().replace(b'{"format":2', b'{"format":9', 1))
    done = compact(packed)
    assert f"bucket {broken.stem}" in done.failed
    assert "other/x" not in done.failed and not done.busy
    with pytest.raises((OSError, ValueError), match=re.escape(str(broken))):
        read(packed, "issues")


DAMAGES: dict[str, Callable[[pathlib.Path], Any]] = {
    "missing": lambda path: path.unlink(),
    "empty": lambda path: path.write_bytes(b""),
    "cut": lambda path: path.write_bytes(path.read_bytes()[:-100]),
}


@pytest.fixture(params=DAMAGES)
def damage(request: pytest.FixtureRequest) -> Callable[[pathlib.Path], Any]:
    return DAMAGES[request.param]


def one_of(folder: pathlib.Path, stream: str = "issues", name: str = "R1") -> pathlib.Path:
    """The first valid file of a repository."""
    found = [path for path in files(folder, stream) if f"repository={name}" in path or "bucket-" in path]
    return pathlib.Path(found[0])


def test_compact_and_readers_name_a_damaged_file(folder: pathlib.Path, damage: Callable[[pathlib.Path], Any]) -> None:
    path = one_of(folder)
    damage(path)
    for _ in range(2):  # also when only one file of each other repository is left
        done = compact(folder, drop_versions=True)
        assert list(done.failed) == ["o/r1"] and str(path) in done.failed["o/r1"]
        assert "is missing" in done.failed["o/r1"] or "is damaged" in done.failed["o/r1"]
    for function in (read, dataset):
        with pytest.raises(OSError, match=re.escape(str(path))):
            function(folder, "issues")
    assert len(read(folder, "issues", filter=pc.field("repository") == "R0")) == 7


def test_compact_and_readers_name_a_damaged_file_of_a_bucket(
    packed: pathlib.Path, damage: Callable[[pathlib.Path], Any]
) -> None:
    path = one_of(packed)
    damage(path)
    done = compact(packed)
    [failed] = [why for name, why in done.failed.items() if name == path.parent.name.replace("-", " ")]
    assert str(path) in failed
    with pytest.raises(OSError, match=re.escape(str(path))):
        read(packed, "issues")


def test_a_single_damaged_file_is_found_by_compact(
    github: SimulatedGitHub, tmp_path: pathlib.Path, damage: Callable[[pathlib.Path], Any]
) -> None:
    """Which has nothing to merge."""
    github.add("o/R1", issues=3)
    assert crawled(github, tmp_path).complete
    path = one_of(tmp_path)
    damage(path)
    assert str(path) in compact(tmp_path).failed["o/r1"]


@pytest.mark.parametrize("stream", ["issues", "pulls", "reviews", "labels", "repositories"])
def test_a_crawl_reads_again_what_a_damaged_file_had(
    github: SimulatedGitHub,
    repositories: list[Repo],
    folder: pathlib.Path,
    damage: Callable[[pathlib.Path], Any],
    stream: str,
) -> None:
    """Once it needs the file, or `compact` has found it."""
    before = read(folder, "repositories")["full_name"].to_pylist()
    damage(one_of(folder, stream))
    assert compact(folder).failed
    assert crawled(github, folder).complete
    assert sorted(read(folder, "repositories")["full_name"].to_pylist()) == sorted(before)
    for name in NAMES:
        rows = read(folder, name).to_pylist()
        key = STREAMS[name].key_column
        for repo in repositories:
            assert sorted(row[key] for row in rows if row["repository"] == repo.name) == sorted(repo.keys(name))
    assert compact(folder).failed == {}


def test_a_crawl_that_needs_a_damaged_file_requests_its_rows_again(
    github: SimulatedGitHub, repositories: list[Repo], folder: pathlib.Path, damage: Callable[[pathlib.Path], Any]
) -> None:
    """The items of a pull request that has changed meanwhile are read, too."""
    path = one_of(folder, "pulls")
    damage(path)
    repositories[1].reviewed[2] = 5
    report = crawled(github, folder)
    assert report.complete
    assert [row["outcome"] for row in report.outcomes if row["stream"] == "pulls"] == ["failed", "ok"]
    assert str(path) in report.outcomes[0]["detail"]
    for name in ("pulls", "reviews"):
        keys = read(folder, name, filter=pc.field("repository") == "R1")[str(STREAMS[name].key_column)].to_pylist()
        assert sorted(keys) == sorted(repositories[1].keys(name))
    github.requests.clear()
    assert crawled(github, folder).complete and github.requested("/reviews") == 0


def test_a_parent_that_was_read_is_read_again_if_its_children_need_a_damaged_file(
    github: SimulatedGitHub, repositories: list[Repo], folder: pathlib.Path
) -> None:
    assert crawled(github, folder).complete
    path = folder / "_state/repositories/o/r1.json"
    state = json.loads(path.read_bytes())
    del state["checksum"]
    state["streams"]["reviews"].update(walk={}, again=True)
    path.write_text(json.dumps(state))
    one_of(folder, "pulls").write_bytes(b"")
    assert crawled(github, folder).complete
    numbers = read(folder, "pulls", filter=pc.field("repository") == "R1")["number"].to_pylist()
    assert sorted(numbers) == sorted(repositories[1].keys("pulls"))


def test_a_stream_whose_parent_loses_rows_while_it_is_read_misses_no_later_change(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another stream has found the damage. The place of the first one is the number of a row of the parent."""
    repo, state = github.add("o/R1", pulls=3), tmp_path / "_state/repositories/o/r1.json"
    streams, requested, has_failed = ["pulls", "pull_files", "reviews"], threading.Event(), threading.Event()

    async def transport(request: transports.Request) -> transports.Response:
        if "/files" in request.url:
            return transports.Response.json([{"filename": "a"}])
        if "/reviews" in request.url and not requested.is_set() and len(files(tmp_path, "pulls")) == 2:
            one_of(tmp_path, "pulls").unlink()
            requested.set()
            assert await asyncio.to_thread(has_failed.wait, PATIENCE)
        return github(request)

    class Late(_stream_reader.StreamReader):
        """Reads the files of pull requests after the first reviews were requested."""

        def _known_children(self) -> Any:
            if self._stream.name == "pull_files":
                assert requested.wait(PATIENCE)
            return super()._known_children()

        async def read(self) -> bool:
            is_read = await super().read()
            if self._stream.name == "pull_files":
                has_failed.set()
            return is_read

    for _ in range(2):  # rows of the second run are merged with those of the first, and those of the third are not
        assert crawled(transport, tmp_path, streams=streams).complete
        for number in (1, 2, 3):
            github.touch(repo, "pulls", number)
        github.now += 100
    found = json.loads(state.read_bytes())
    del found["checksum"]
    found["streams"]["pull_files"].update(walk={}, again=True)
    state.write_text(json.dumps(found))
    monkeypatch.setattr("ferrohub.crawl._repository.StreamReader", Late)
    assert crawled(transport, tmp_path, streams=streams).complete and has_failed.is_set()
    github.touch(repo, "pulls", 2)
    repo.reviewed[2] = 5
    assert crawled(transport, tmp_path, streams=streams).complete
    assert sorted(read(tmp_path, "reviews")["id"].to_pylist()) == sorted(repo.keys("reviews"))


def test_a_stream_of_the_user_misses_no_change_if_another_crawl_leaves_out_a_file_of_its_parent(
    github: SimulatedGitHub, tmp_path: pathlib.Path
) -> None:
    """Earlier versions did not note the parent, and that crawl does not know the stream, so it is read anew."""
    own, changes = dataclasses.replace(STREAMS["pull_files"], name="own"), {"/2/": "a"}

    def transport(request: transports.Request) -> transports.Response:
        if "/files" not in request.url:
            return github(request)
        return transports.Response.json([{"filename": next((changes[at] for at in changes if at in request.url), "b")}])

    repo, state = github.add("o/R1", pulls=3), tmp_path / "_state/repositories/o/r1.json"
    assert crawled(transport, tmp_path, streams=["pulls", own]).complete
    found = json.loads(state.read_bytes())
    del found["checksum"], found["streams"]["own"]["walk"]["parent"]
    state.write_text(json.dumps(found))
    one_of(tmp_path, "pulls").unlink()
    github.touch(repo, "pulls", 2)
    github.now += 100
    changes["/2/"] = "c"
    assert crawled(transport, tmp_path, streams=["pulls"]).complete
    assert crawled(transport, tmp_path, streams=["pulls", own]).complete
    assert sorted(read(tmp_path, own)["filename"].to_pylist()) == ["a", "b", "b", "c"]


def test_a_damaged_file_that_compact_has_found_is_read_again_by_the_call_that_goes_on(
    github: SimulatedGitHub, tmp_path: pathlib.Path, damage: Callable[[pathlib.Path], Any]
) -> None:
    """Also if the interrupted run has read the stream."""
    github.add("o/R1", issues=150, labels=150)
    client = ferrohub.Client(token="...", transport=github)
    assert not crawl(["o/R1"], ["issues", "labels"], client, tmp_path, budget=4, concurrency=1).complete
    state = json.loads((tmp_path / "_state/repositories/o/r1.json").read_bytes())
    [stream] = [name for name in ("issues", "labels") if state["streams"][name]["run"]]
    damage(one_of(tmp_path, stream))
    assert compact(tmp_path).failed
    assert crawl(["o/R1"], ["issues", "labels"], client, tmp_path).complete
    assert len(read(tmp_path, stream)) == 150


@pytest.mark.skipif(os.name == "nt", reason="symbolic links may need a privilege")
def test_files_that_cannot_be_read_now_stay_valid_if_a_state_is_damaged(
    github: SimulatedGitHub, repositories: list[Repo], folder: pathlib.Path
) -> None:
    """An error of the disk is no damage: the files may have what GitHub has no more."""
    count, path = len(read(folder, "issues")), one_of(folder)
    (folder / "_state/repositories/o/r1.json").write_bytes(b"")
    data = path.read_bytes()
    path.unlink()
    path.symlink_to(path.name)  # a loop: each attempt to open it is an error
    repositories[1].streams["issues"].remove(1)
    assert not crawled(github, folder).complete
    with pytest.raises(OSError, match=re.escape(path.name)):
        read(folder, "issues")
    path.unlink()
    path.write_bytes(data)
    report = crawled(github, folder)
    assert report.complete and len(read(folder, "issues")) == count + 3


def test_a_damaged_file_does_not_keep_a_damaged_state_from_being_rebuilt(
    github: SimulatedGitHub, repositories: list[Repo], folder: pathlib.Path
) -> None:
    """The ID of the repository is in the rows, and the footer of the file is intact."""
    path = one_of(folder, "repositories")
    data = path.read_bytes()
    path.write_bytes(data[:4] + bytes(200) + data[204:])
    (folder / "_state/repositories/o/r1.json").write_bytes(b"")
    assert crawled(github, folder).complete
    for name, key in (("repositories", "id"), ("issues", "number")):
        rows = [row[key] for row in read(folder, name).to_pylist() if row["repository"] == "R1"]
        assert sorted(rows) == (sorted(repositories[1].keys(name)) if name == "issues" else [repositories[1].id])


def test_a_swept_stream_whose_file_is_damaged_is_swept_again_by_the_same_run(
    github: SimulatedGitHub, tmp_path: pathlib.Path, damage: Callable[[pathlib.Path], Any]
) -> None:
    """Otherwise, an item that was deleted would come back with its earlier row."""
    repo, is_broken = github.add("o/R1", issues=5, labels=2), False

    def transport(request: transports.Request) -> transports.Response:
        return transports.Response(500, {}, b"") if is_broken and "/labels" in request.url else github(request)

    def crawl_swept() -> Report:
        client = ferrohub.Client(token="...", transport=transport, retries=0)
        return crawl(["o/R1"], ["issues", "labels"], client, tmp_path, sweep=True)

    for _ in range(2):  # rows of the second run are merged with those of the first, and those of the third are not
        assert crawl_swept().complete
        github.touch(repo, "issues", 5)
        github.now += 100
    repo.streams["issues"].remove(2)
    is_broken = True
    report = crawl_swept()
    assert not report.complete and report.deleted == {"issues": 1}
    is_broken = False
    damage(pathlib.Path(files(tmp_path, "issues")[1]))
    assert compact(tmp_path).failed
    assert crawl_swept().complete
    assert sorted(read(tmp_path, "issues")["number"].to_pylist()) == [1, 3, 4, 5]


def test_a_file_that_this_pyarrow_cannot_read_is_named_and_stays(
    github: SimulatedGitHub, folder: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another one has written it."""
    path, before = one_of(folder), files(folder, "issues")

    def opened(name: str, **options: Any) -> Any:
        raise pa.ArrowNotImplementedError("Support for codec 'zstd' not built")

    with monkeypatch.context() as patch:
        patch.setattr("pyarrow.parquet.ParquetFile", opened)
        assert not crawled(github, folder, "o/R1").complete
        with pytest.raises(OSError, match=f"{re.escape(str(path.parent))}.*zstd"):
            read(folder, "issues", filter=pc.field("repository") == "R1")
    assert {*before} <= {*files(folder, "issues")}


def test_a_damaged_file_of_outcomes_does_not_keep_a_repository_from_being_read(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack_few(monkeypatch)  # three files are merged, and three of these
    damaged: list[pathlib.Path] = []
    repo = github.add("o/R1", issues=2)
    repo.statuses["issues"] = 404
    for status in (404, 410) * 6:
        repo.statuses["labels"] = status
        assert crawled(github, tmp_path, "o/R1").complete
        if status == 410 and not damaged:
            damaged.append(one_of(tmp_path, "outcomes"))
            damaged[0].write_bytes(b"")
    found = {row["stream"]: row["status"] for row in read(tmp_path, "outcomes").to_pylist()}
    assert found == {"labels": 410, "issues": 404}


def test_a_repository_with_a_damaged_file_keeps_no_other_from_being_packed(
    folder: pathlib.Path, damage: Callable[[pathlib.Path], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = one_of(folder)
    damage(path)
    pack_few(monkeypatch)
    done = compact(folder)
    assert list(done.failed) == ["o/r1"] and str(path) in done.failed["o/r1"]
    assert loose(folder) == ["o/r1"]


@pytest.mark.parametrize("kinds", ["id:int id", "id id:int"])
def test_a_key_whose_type_has_changed_is_named(github: SimulatedGitHub, tmp_path: pathlib.Path, kinds: str) -> None:
    repo = github.add("o/r", issues=5)
    for kind in kinds.split():
        own = Stream("own", "GET /repos/{owner}/{repo}/issues", f"{kind} title", order="since", cursor="updated_at",
                     query="state=all&sort=updated&direction=asc")  # fmt: skip
        report = crawled(github, tmp_path, "o/r", streams=[own])
        github.touch(repo, "issues", 2)
    assert not report.complete
    why = report.failed["o/r"]
    assert all(part in why for part in ("column id", "stream own", "int64", "string")) and "object" not in why
    assert len(read(tmp_path, own)) == 5
