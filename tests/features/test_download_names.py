"""Where downloads are written: names that a server chooses, files that are replaced, and files that are not."""

from __future__ import annotations

import os
import pathlib
import stat
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

import ferrohub
from harness import Reply, Server, make

posix = pytest.mark.skipif(sys.platform == "win32", reason="has no such permissions")
DATA = b"new" * 100


@pytest.fixture(autouse=True)
def folder(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> pathlib.Path:
    """An empty working directory."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def asset(client: ferrohub.Client) -> Any:
    return make("Asset", client)


@pytest.fixture
def umask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


def named(disposition: str) -> Reply:
    headers = {"Content-Disposition": disposition} if disposition else {}
    return Reply(DATA, headers={"Content-Type": "application/octet-stream", **headers})


def files(folder: pathlib.Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.mark.parametrize(
    ("sent", "name"),
    [
        (".bashrc", "bashrc"),
        ("x/.ssh", "ssh"),
        ("CON", "_CON"),
        ("nul.txt", "_nul.txt"),
        ("report.txt. . ", "report.txt"),
        ("in%E2%80%AEfdp.exe", "infdp.exe"),
        ("a%00b%0Ac%7F", "abc"),
        ("..%2F..%2Fx", "x"),
        ("C:%5Ctemp%5Cx", "x"),
        ("a" * 300 + ".tar.gz", "a" * 233 + ".tar.gz"),
        (". . ", "example.zip"),
        ("%E2%80%8B", "example.zip"),
    ],
)
def test_a_name_that_the_server_chooses_is_harmless(
    sent: str, name: str, asset: Any, server: Server, folder: pathlib.Path
) -> None:
    server.will(named(f"attachment; filename*=UTF-8''{sent}"))
    assert asset.download() == name
    assert files(folder) == [name] and (folder / name).read_bytes() == DATA


def test_names_of_resources_and_addresses_are_no_better(client: ferrohub.Client, server: Server) -> None:
    server.will(named(""))
    assert make("Asset", client, name=".netrc").download() == "netrc"
    nameless = make("Asset", client, name="..", url=f"{server.url}/repos/o/r/releases/assets/.profile")
    assert nameless.download() == "profile"


def test_a_file_is_never_replaced_by_one_whose_name_the_server_chose(
    asset: Any, server: Server, folder: pathlib.Path
) -> None:
    server.will(named('attachment; filename="notes.tar.gz"'))
    (folder / "notes.tar.gz").write_text("mine")
    assert [asset.download(), asset.download(folder)] == ["notes (1).tar.gz", str(folder / "notes (2).tar.gz")]
    assert (folder / "notes.tar.gz").read_text() == "mine"
    assert (folder / "notes (1).tar.gz").read_bytes() == (folder / "notes (2).tar.gz").read_bytes() == DATA
    (folder / "notes (1).tar.gz").unlink()
    assert asset.download("") == "notes (1).tar.gz"
    # Who names the file means it.
    assert asset.download("notes.tar.gz") == "notes.tar.gz" and (folder / "notes.tar.gz").read_bytes() == DATA


@posix
def test_what_lies_under_such_a_name_stays_whatever_it_is(asset: Any, server: Server, folder: pathlib.Path) -> None:
    server.will(named("attachment; filename=x"))
    (folder / "x").mkdir()
    (folder / "x (1)").symlink_to(folder / "nowhere")
    (folder / "kept").write_text("mine")
    (folder / "x (2)").symlink_to("kept")
    assert asset.download() == "x (3)"
    assert (folder / "kept").read_text() == "mine" and not (folder / "nowhere").exists()


@posix
def test_a_device_is_not_written_to_under_such_a_name(asset: Any, server: Server, folder: pathlib.Path) -> None:
    server.will(named("attachment; filename=pipe"))
    os.mkfifo(folder / "pipe")
    assert asset.download() == "pipe (1)"
    assert stat.S_ISFIFO((folder / "pipe").stat().st_mode)


def test_a_file_that_appears_meanwhile_is_not_replaced(asset: Any, server: Server, folder: pathlib.Path) -> None:
    server.will(named("attachment; filename=x"))

    def appear(done: int, total: int | None) -> None:
        (folder / "x").write_text("mine")

    assert asset.download("", appear) == "x (1)"
    assert (folder / "x").read_text() == "mine" and files(folder) == ["x", "x (1)"]


def test_downloads_at_the_same_time_get_a_file_each(asset: Any, server: Server, folder: pathlib.Path) -> None:
    server.will(named("attachment; filename=x.txt"))
    ready = threading.Barrier(4)

    def download(_: int) -> str:
        ready.wait(20)
        return str(asset.download())

    with ThreadPoolExecutor(4) as threads:
        names = sorted(threads.map(download, range(4)))
    assert names == files(folder) == ["x (1).txt", "x (2).txt", "x (3).txt", "x.txt"]


def test_an_archive_replaces_nothing_either(client: ferrohub.Client, server: Server, folder: pathlib.Path) -> None:
    server.will(named("attachment; filename=octocat-1.zip"))
    repository = make("ShortRepository", client)
    assert repository.archive("zipball") is True and repository.archive("zipball", folder) is True
    assert files(folder) == ["octocat-1 (1).zip", "octocat-1.zip"]


@posix
@pytest.mark.parametrize("mode", [0o600, 0o640, 0o755, 0o444, 0o666])
def test_a_file_keeps_its_permissions(asset: Any, server: Server, folder: pathlib.Path, mode: int, umask: None) -> None:
    server.will(named(""))
    (folder / "target").write_text("old")
    (folder / "target").chmod(mode)
    (folder / "link").symlink_to("target")
    for name in ("target", "link"):
        seen = []

        def look(done: int, total: int | None, seen: list[int] = seen) -> None:
            seen.extend(path.stat().st_mode & 0o777 for path in folder.glob(".ferrohub-*"))

        assert asset.download(name, look) == name
        assert (folder / "target").read_bytes() == DATA and (folder / "link").is_symlink()
        assert (folder / "target").stat().st_mode & 0o7777 == mode
        assert set(seen) == {mode}  # nobody else reads it meanwhile


@posix
def test_a_new_file_has_the_permissions_of_new_files(
    asset: Any, server: Server, folder: pathlib.Path, umask: None
) -> None:
    server.will(named("attachment; filename=x"))
    for name in (asset.download("new"), asset.download()):
        assert (folder / name).stat().st_mode & 0o777 == 0o644


@posix
def test_a_link_to_a_file_that_is_not_there_stays_a_link(asset: Any, server: Server, folder: pathlib.Path) -> None:
    server.will(named(""))
    (folder / "in").mkdir()
    (folder / "far").symlink_to("in/near")
    (folder / "in" / "near").symlink_to("../target")
    assert asset.download("far") == "far"
    assert (folder / "far").is_symlink() and (folder / "in" / "near").is_symlink()
    assert (folder / "target").read_bytes() == DATA and not (folder / "target").is_symlink()
    (folder / "round").symlink_to("round")
    with pytest.raises(OSError, match="round"):
        asset.download("round")
    assert (folder / "round").is_symlink()


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() != 0, reason="needs files of another user")
def test_a_file_keeps_its_owner_where_that_is_allowed(asset: Any, server: Server, folder: pathlib.Path) -> None:
    server.will(named(""))
    (folder / "target").write_text("old")
    os.chown(folder / "target", 65534, 65533)
    (folder / "target").chmod(0o640)
    asset.download("target")
    found = (folder / "target").stat()
    assert (found.st_uid, found.st_gid, found.st_mode & 0o777) == (65534, 65533, 0o640)
