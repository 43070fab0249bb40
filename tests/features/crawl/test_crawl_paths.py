"""Local folders: every spelling of a path, and disks that are full or cannot be written to."""

from __future__ import annotations

import errno
import itertools
import os
import pathlib
from typing import Any

import pytest

pytest.importorskip("pyarrow")

import ferrohub
from crawled_folders import keys
from crawled_github import SimulatedGitHub
from ferrohub.crawl import _storage, crawl, latest_sql, read

STEPS = ["issues", "labels", "commits"]


def crawled(github: SimulatedGitHub, into: Any) -> None:
    report = crawl(["octo/one"], STEPS, ferrohub.Client(token="...", transport=github), into, graphql=False)
    assert report.complete, report.failed


def temporary(folder: pathlib.Path) -> list[pathlib.Path]:
    return list(folder.rglob("*.tmp"))


@pytest.mark.parametrize("is_path", [False, True])
@pytest.mark.parametrize(
    "into", ["a", "a/b/", "./a/../a", " a b /c ", "a:b", "http:a", "üñí/日本", "it's", "~", "~/a", "~no-such-user/a"]
)
def test_a_path_is_a_folder_however_it_is_spelled(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, into: str, is_path: bool
) -> None:
    if os.name == "nt" and (":" in into or into.endswith(" ")):
        pytest.skip("no name of a folder on Windows")
    monkeypatch.chdir(tmp_path)
    home = tmp_path / "home"
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(home))
    repo, folder = github.add("octo/one", issues=3), pathlib.Path(into) if is_path else into
    crawled(github, folder)
    assert keys(folder, "issues") == sorted(repo.keys("issues"))
    assert len(read(folder, "issues")) == 3 and str(tmp_path.name) in latest_sql(folder, "issues")
    assert home.exists() == (into in ("~", "~/a"))


def test_the_current_folder_may_change_while_a_crawl_runs(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "other").mkdir()
    monkeypatch.chdir(tmp_path)
    repo = github.add("octo/one", issues=3)

    def change(number: int) -> None:
        os.chdir(tmp_path / "other")

    github.before = change
    crawled(github, "folder")
    assert keys(tmp_path / "folder", "issues") == sorted(repo.keys("issues"))
    assert list((tmp_path / "other").iterdir()) == []


@pytest.mark.skipif(os.name == "nt", reason="names are in Unicode on Windows")
def test_a_path_that_pyarrow_cannot_open_raises_before_anything_is_sent(
    github: SimulatedGitHub, tmp_path: pathlib.Path
) -> None:
    github.add("octo/one", issues=3)
    with pytest.raises(ValueError, match=r"\\udcff', which pyarrow cannot open"):
        crawled(github, tmp_path / "a\udcff")
    assert github.requests == []


def test_a_file_is_no_folder(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    (tmp_path / "file").write_bytes(b"x")
    with pytest.raises((NotADirectoryError, FileExistsError), match="file"):
        crawled(github, tmp_path / "file")
    assert github.requests == [] and (tmp_path / "file").read_bytes() == b"x"


def test_a_full_disk_ends_the_crawl_with_the_file_and_the_next_call_goes_on(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for step in itertools.count(1):
        github, folder, left = SimulatedGitHub(), tmp_path / str(step), itertools.count(1)
        repo = github.add("octo/one", issues=150, labels=102, commits=101)

        def full(file: Any, left: Any = left, step: int = step) -> None:
            file.flush()
            if next(left) >= step:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

        with monkeypatch.context() as patched:
            patched.setattr(_storage, "sync", full)
            try:
                crawled(github, folder)
                break
            except OSError as error:
                found = error
        assert found.errno == errno.ENOSPC and str(found.filename).startswith(str(folder)), found
        assert temporary(folder) == []
        crawled(github, folder)
        assert {stream: keys(folder, stream) for stream in STEPS} == {
            stream: sorted(repo.keys(stream)) for stream in STEPS
        }
    assert step > 5


def test_a_disk_that_is_full_when_a_state_is_stored_later_is_named(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage, path = _storage.opened(tmp_path), pathlib.PurePosixPath("state.json")
    for content in (b"1", b"2"):
        storage.replace(path, content, later=True)

    def full(file: Any) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(_storage, "sync", full)
    with pytest.raises(OSError, match=r"state\.json") as caught:
        storage.store(path)
    assert caught.value.errno == errno.ENOSPC
