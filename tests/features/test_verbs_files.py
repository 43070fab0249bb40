"""Verbs about files, against the simulator.

Artifact.download, Artifact.extract, Release.publish, Comparison.list_files.
"""

from __future__ import annotations

import asyncio
import dataclasses
import io
import json
import pathlib
import stat
import zipfile
from typing import Any

import pytest

from ferrohub import _unpack
from ferrohub.exceptions import ConnectionError, TransportError
from ferrohub.rest import models
from ferrohub.testing import GitHub
from ferrohub.testing.github import Plan
from ferrohub.transports import Response

CI = "name: CI\non: workflow_dispatch\n"
REPORT = {"report.txt": "all good\n", "pages/index.html": b"<p>\xff"}


@pytest.fixture
def github() -> GitHub:
    made = GitHub(validate=True)
    made.user("mona")
    made.repository("mona/compass", files={".github/workflows/ci.yml": CI, "README.md": "x"})
    return made


@pytest.fixture
def compass(github: GitHub) -> Any:
    return github.client("mona").repository("mona", "compass")


def artifact_of(github: GitHub, compass: Any, files: dict[str, Any]) -> Any:
    @github.on_dispatch("ci.yml")
    def ci(plan: Plan) -> None:
        plan.artifact("report", files)

    compass.workflow("ci.yml").dispatch()
    return next(iter(compass.artifacts()))


def found(folder: pathlib.Path) -> dict[str, bytes]:
    """The files below a folder."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_an_artifact_is_downloaded(github: GitHub, compass: Any, tmp_path: pathlib.Path) -> None:
    artifact = artifact_of(github, compass, REPORT)
    path = artifact.download(tmp_path / "report.zip", check_digest=True)
    assert path == str(tmp_path / "report.zip")
    assert sorted(zipfile.ZipFile(path).namelist()) == sorted(REPORT)
    artifact.delete()
    assert artifact.download(tmp_path / "gone.zip") is None and not (tmp_path / "gone.zip").exists()


def test_an_artifact_is_unpacked(github: GitHub, compass: Any, tmp_path: pathlib.Path) -> None:
    artifact, seen = artifact_of(github, compass, REPORT), list[tuple[int, int | None]]()
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "report.txt").write_text("old")
    paths = artifact.extract(tmp_path / "out", progress=lambda done, total: seen.append((done, total)))
    assert paths == list(REPORT) and seen[-1][0] == artifact.size_in_bytes
    assert found(tmp_path) == {"out/report.txt": b"all good\n", "out/pages/index.html": b"<p>\xff"}
    artifact.delete()
    assert artifact.extract(tmp_path / "new") is None and not (tmp_path / "new").exists()


def test_an_interrupted_download_is_unpacked_once(github: GitHub, compass: Any, tmp_path: pathlib.Path) -> None:
    artifact = artifact_of(github, compass, REPORT)
    github.faults.add("actions/download-artifact", error="timeout")
    github.faults.add("actions/download-artifact", status=502)
    assert artifact.extract(tmp_path) == list(REPORT)
    assert sorted(found(tmp_path)) == sorted(REPORT)


@pytest.mark.parametrize("path", ["../outside", "/outside", "a/../../outside", "a\\b", "a//b", "./a"])
def test_nothing_is_unpacked_outside_the_folder(
    github: GitHub, compass: Any, tmp_path: pathlib.Path, path: str
) -> None:
    artifact = artifact_of(github, compass, {"good": "x", path: "x"})
    with pytest.raises(TransportError, match="which is not the path of a file in a folder"):
        artifact.extract(tmp_path / "out")
    assert found(tmp_path) == {}


def test_a_link_in_the_folder_is_not_followed(github: GitHub, compass: Any, tmp_path: pathlib.Path) -> None:
    artifact = artifact_of(github, compass, {"a": "x", "sub/b": "x"})
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "sub").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(TransportError, match="is a link"):
        artifact.extract(tmp_path / "out")
    assert found(tmp_path) == {}


def test_more_than_is_allowed_is_not_unpacked(github: GitHub, compass: Any, tmp_path: pathlib.Path) -> None:
    artifact = artifact_of(github, compass, {"a": "x" * 1000, "b": "x" * 1001})
    with pytest.raises(TransportError, match="2001 bytes, more than the 2000 of max_size"):
        artifact.extract(tmp_path / "out", max_size=2000)
    with pytest.raises(TransportError, match="2 files, more than the 1 of max_files"):
        artifact.extract(tmp_path / "out", max_files=1)
    assert found(tmp_path) == {}
    assert artifact.extract(tmp_path / "out", max_size=2001, max_files=2) == ["a", "b"]
    assert not any("?" in each.path for each in github.requests if each.route == "actions/download-artifact")


def test_content_with_another_digest_is_not_unpacked(github: GitHub, compass: Any, tmp_path: pathlib.Path) -> None:
    artifact = artifact_of(github, compass, REPORT)
    wrong = models.Artifact({**artifact.as_dict(), "digest": "sha256:" + "0" * 64}, compass)
    with pytest.raises(TransportError, match="SHA-256"):
        wrong.extract(tmp_path)
    assert found(tmp_path) == {}


@dataclasses.dataclass(frozen=True)
class Archive:
    """A zip file that is refused, and why."""

    why: str
    members: list[tuple[str, int]]


@pytest.mark.parametrize(
    "archive",
    [
        Archive("a link or a device", [("link", stat.S_IFLNK | 0o777)]),
        Archive("a link or a device", [("pipe", stat.S_IFIFO | 0o666)]),
        Archive("two files of the same path", [("a", 0), ("a", 0)]),
        Archive("which lies within", [("a", 0), ("a/b", 0)]),
    ],
    ids=lambda each: each.members[-1][0],
)
@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_an_archive_that_is_no_set_of_files_is_refused(archive: Archive, tmp_path: pathlib.Path) -> None:
    with zipfile.ZipFile(tmp_path / "a.zip", "w") as made:
        for name, mode in archive.members:
            member = zipfile.ZipInfo(name)
            member.external_attr = mode << 16
            made.writestr(member, "x")
    with pytest.raises(ValueError, match=archive.why):
        _unpack.extract(str(tmp_path / "a.zip"), str(tmp_path / "out"), 1 << 20, 9, lambda: False)
    assert not (tmp_path / "out").exists()


def test_a_file_that_is_longer_than_it_says_is_refused(tmp_path: pathlib.Path) -> None:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as made:
        made.writestr("bomb", bytes(1 << 20))
    # Both headers say 10 bytes.
    content = buffer.getvalue().replace((1 << 20).to_bytes(4, "little"), (10).to_bytes(4, "little"))
    (tmp_path / "a.zip").write_bytes(content)
    with pytest.raises(ValueError, match="cannot be unpacked"):
        _unpack.extract(str(tmp_path / "a.zip"), str(tmp_path / "out"), 100, 9, lambda: False)
    assert found(tmp_path / "out") == {}


def test_what_is_cancelled_leaves_nothing(tmp_path: pathlib.Path) -> None:
    with zipfile.ZipFile(tmp_path / "a.zip", "w") as made:
        made.writestr("a", "x")
    with pytest.raises(ValueError, match="cancelled"):
        _unpack.extract(str(tmp_path / "a.zip"), str(tmp_path / "out"), 100, 9, lambda: True)
    assert list((tmp_path / "out").iterdir()) == []


@pytest.fixture
def release(compass: Any) -> Any:
    return compass.create_release("v1.0.0")


def test_files_are_published_once(github: GitHub, release: Any, tmp_path: pathlib.Path) -> None:
    (tmp_path / "a.txt").write_text("a" * 300_000)
    (tmp_path / "b c.tar.gz").write_bytes(b"b")
    files, seen = [tmp_path / "a.txt", str(tmp_path / "b c.tar.gz")], list[tuple[int, int | None]]()
    assets = release.publish(files, progress=lambda done, total: seen.append((done, total)))
    assert [(each.name, each.content_type, each.size) for each in assets] == [
        ("a.txt", "text/plain", 300_000),
        ("b.c.tar.gz", "application/gzip", 1),
    ]
    assert seen[-1] == (300_001, 300_001) and sorted(seen) == seen
    before = len(github.requests)
    seen.clear()
    again = release.publish(files, progress=lambda done, total: seen.append((done, total)))
    assert again == assets and seen == [(300_000, 300_001), (300_001, 300_001)]
    assert [each.method for each in github.requests[before:]] == ["GET"]


def test_other_content_is_replaced_only_if_that_is_said(release: Any) -> None:
    release.publish({"a.txt": b"old", "b.txt": b"b"})
    with pytest.raises(ValueError, match=r"'a.txt' with other content|\"a.txt\" with other content"):
        release.publish({"c.txt": b"c", "a.txt": b"new"})
    assert [each.name for each in release.assets()] == ["a.txt", "b.txt"]
    (asset,) = release.publish({"a.txt": b"new"}, replace=True)
    assert asset.size == 3 and sorted(each.name for each in release.assets()) == ["a.txt", "b.txt"]


def test_two_files_of_one_name_are_an_error(release: Any) -> None:
    with pytest.raises(ValueError, match="more than one file"):
        release.publish({"a b": b"1", "a.b": b"2"})
    with pytest.raises(TypeError, match="files must be paths"):
        release.publish("a.txt")


@pytest.mark.parametrize("error", ["timeout", "reset"])
def test_a_lost_response_to_an_upload_is_found_out(github: GitHub, release: Any, error: str) -> None:
    github.faults.add("repos/upload-release-asset", error=error)
    (asset,) = release.publish({"a.txt": b"a"})
    assert [each.id for each in release.assets()] == [asset.id]


def test_an_upload_that_breaks_each_time_is_an_error(github: GitHub, release: Any) -> None:
    for _ in range(9):
        github.faults.add("repos/upload-release-asset", error="reset")
    with pytest.raises(ConnectionError):
        release.publish({"a.txt": b"a"})
    assert list(release.assets()) == []


class Broken:
    """A server on which the first upload of each file breaks off, and another one that knows no digests."""

    _skips_waits = True
    prefetch = False

    def __init__(self, github: GitHub, **changed: Any) -> None:
        self.github, self.changed = github, changed
        self._pass_time = github._pass_time

    def __call__(self, request: Any) -> Any:
        response = self.github(request)
        if request.method == "GET" and request.url.split("?")[0].endswith("/assets"):
            return Response.json([{**each, **self.changed} for each in json.loads(response.body)])
        return response


def test_half_of_an_upload_is_uploaded_anew(github: GitHub, compass: Any, release: Any) -> None:
    (old,) = release.publish({"a.txt": b"a"})
    client = github.client("mona", transport=Broken(github, state="starter"))
    (new,) = client.repository("mona", "compass").release(release.id).publish({"a.txt": b"a"})
    assert new.id != old.id and [each.id for each in release.assets()] == [new.id]


def test_without_a_digest_the_content_is_compared(github: GitHub, release: Any) -> None:
    (old,) = release.publish({"a.txt": b"a"})
    client = github.client("mona", transport=Broken(github, digest=None))
    same = client.repository("mona", "compass").release(release.id)
    assert same.publish({"a.txt": b"a"}) == [old]
    with pytest.raises(ValueError, match="other content"):
        same.publish({"a.txt": b"b"})


def test_somebody_else_publishes_the_same_file_meanwhile(github: GitHub, compass: Any, release: Any) -> None:
    class Busy:
        _skips_waits, prefetch, done = True, False, False

        def __init__(self) -> None:
            self._pass_time = github._pass_time

        def __call__(self, request: Any) -> Any:
            if request.method == "POST" and not self.done:
                self.done = True
                release.publish({"a.txt": b"a"})
            return github(request)

    client = github.client("mona", transport=Busy())
    (asset,) = client.repository("mona", "compass").release(release.id).publish({"a.txt": b"a"})
    assert [each.id for each in release.assets()] == [asset.id]


@pytest.fixture
def wide(github: GitHub, compass: Any) -> Any:
    """A comparison of more files than GitHub shows."""
    many = {f"dir{number % 7}/file{number:03}.txt": f"{number}\n" * 20 for number in range(400)}
    github.commit("mona/compass", {**many, "old.txt": "old"}, branch="main")
    changed = {path: f"new {content}" for path, content in many.items()}
    del changed["dir0/file000.txt"]
    github.commit(
        "mona/compass", {**changed, "zz/added.txt": "x", "zz/ä b.txt": "x", "dir0/file000.txt": None}, branch="wide"
    )
    return compass.compare_commits("main", "wide")


def test_all_files_of_a_comparison_are_listed(wide: Any) -> None:
    assert len(wide.files) == 300
    files = wide.list_files()
    assert len(files) == 402 == len({each.filename for each in files})
    assert [each.filename for each in files[:300]] == [each["filename"] for each in wide.files]
    by_path = {each.filename: each for each in files}
    assert by_path["dir0/file000.txt"].status == "removed" and by_path["zz/added.txt"].status == "added"
    late = by_path["dir6/file398.txt"]
    assert (late.status, late.patch, late.additions_count) == ("modified", None, None)
    assert by_path["zz/ä b.txt"].contents().decoded == b"x"


def test_a_comparison_of_few_files_needs_no_request(github: GitHub, compass: Any) -> None:
    github.commit("mona/compass", {"a.txt": "a"}, branch="fix")
    comparison = compass.compare_commits("main", "fix")
    before = len(github.requests)
    assert [(each.filename, each.status) for each in comparison.list_files()] == [("a.txt", "added")]
    assert len(github.requests) == before


def test_a_tree_that_github_does_not_list_whole_is_read_by_its_directories(github: GitHub, wide: Any) -> None:
    class Short:
        _skips_waits, prefetch = True, False

        def __init__(self) -> None:
            self._pass_time = github._pass_time

        def __call__(self, request: Any) -> Any:
            response = github(request)
            if "/git/trees/" in request.url and "recursive" in request.url:
                tree = json.loads(response.body)
                if any("/" in entry["path"] for entry in tree["tree"]):
                    return Response.json({**tree, "tree": tree["tree"][:1], "truncated": True})
            return response

    client = github.client("mona", transport=Short())
    comparison = client.repository("mona", "compass").compare_commits("main", "wide")
    assert [each.filename for each in comparison.list_files()] == [each.filename for each in wide.list_files()]


def test_the_verbs_are_awaited_by_an_asynchronous_client(
    github: GitHub, compass: Any, release: Any, wide: Any, tmp_path: pathlib.Path
) -> None:
    artifact_of(github, compass, REPORT)

    async def main() -> None:
        async with github.async_client("mona") as client:
            compass = await client.repository("mona", "compass")
            artifact = await anext(aiter(compass.artifacts()))
            assert await artifact.extract(tmp_path / "out") == list(REPORT)
            assert await artifact.download(tmp_path / "a.zip") == str(tmp_path / "a.zip")
            shown = await compass.release(release.id)
            assert [each.name for each in await shown.publish({"a": "text"})] == ["a"]
            assert len(await (await compass.compare_commits("main", "wide")).list_files()) == 402

    asyncio.run(main())
