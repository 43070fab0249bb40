"""Files that are damaged, missing or cannot be read: what is reported of them, and what they keep from working."""

from __future__ import annotations

import errno
import json
import pathlib
import re
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("pyarrow")

import pyarrow.compute as pc

import ferrohub
from crawled_github import Repo, SimulatedGitHub
from ferrohub.crawl import STREAMS, Report, Stream, _packing, _storage, compact, crawl, dataset, files, latest_sql, read
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


def test_a_query_of_a_folder_with_a_backslash_raises(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    if _storage.Local("a\\b").url("") != (pathlib.Path.cwd() / "a\\b").absolute().as_posix():
        pytest.skip("a backslash separates folders")
    github.add("o/r", issues=5)
    folder = tmp_path / "a\\b"
    assert crawled(github, folder, "o/r").complete and len(read(folder, "issues")) == 5
    with pytest.raises(ValueError, match="backslash"):
        latest_sql(folder, "issues")
