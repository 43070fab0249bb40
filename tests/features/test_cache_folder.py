"""The folder of a cache: its size, damaged files, who may read it, and several processes."""

from __future__ import annotations

import base64
import hashlib
import multiprocessing
import os
import pathlib
import stat
import sys
import time
from collections.abc import Callable, Iterator

import pytest

import ferrohub
from cached_service import Service, cache_of, connect, entries, serving
from harness import TOKEN


@pytest.fixture
def service() -> Iterator[Service]:
    with serving() as service:
        yield service


@pytest.fixture
def folder(tmp_path: pathlib.Path) -> pathlib.Path:
    return tmp_path / "folder"


def test_the_folder_is_bounded(service: Service, folder: pathlib.Path) -> None:
    client = connect(service, ferrohub.Cache(folder, max_bytes=100_000))
    service.things["/kept"] = "x" * 10_000
    client.session.get("/kept")
    [kept] = entries(folder)
    for number in range(30):
        service.things[f"/{number}"] = "x" * 10_000
        client.session.get(f"/{number}")
        for file in entries(folder):  # all were used long ago, this one more than once
            os.utime(file, (0, 1_000_000 + number if file == kept else file.stat().st_mtime))
        assert sum(file.stat().st_size for file in entries(folder)) <= 110_000
    assert len(entries(folder)) >= 6


def test_what_is_used_stays_in_the_folder(service: Service, folder: pathlib.Path) -> None:
    client = connect(service, folder)
    client.me()
    [file] = entries(folder)
    os.utime(file, (0, 0))
    client.me()
    assert time.time() - file.stat().st_mtime < 60


@pytest.mark.parametrize(
    "damage",
    [
        lambda content: b"",
        lambda content: content[:-1],
        lambda content: content[:20],
        lambda content: content[:-5] + b"x" + content[-4:],
        lambda content: b"something else",
        lambda content: content.replace(b"cache 2", b"cache 1"),
    ],
)
def test_a_damaged_file_is_as_none(service: Service, folder: pathlib.Path, damage: Callable[[bytes], bytes]) -> None:
    client = connect(service, folder)
    first = client.me()
    [file] = entries(folder)
    file.write_bytes(damage(file.read_bytes()))
    assert client.me().as_json() == first.as_json()
    client.me()
    assert service.conditions() == [False, False, True]


def test_no_file_is_no_error(service: Service, folder: pathlib.Path) -> None:
    client = connect(service, folder)
    client.me()
    for file in folder.iterdir():
        file.unlink()
    folder.rmdir()
    client.me()
    client.me()
    [file] = entries(folder)
    file.unlink()
    file.mkdir()  # nothing can be written there
    assert client.me().login == client.me().login
    assert service.conditions() == [False, False, True, False, False]
    salt = folder / "salt"
    salt.write_bytes(b"damaged")
    connect(service, folder).me()
    assert len(salt.read_bytes()) == 32


@pytest.mark.skipif(sys.platform == "win32", reason="has no such permissions")
def test_folder_and_files_are_private(service: Service, folder: pathlib.Path) -> None:
    connect(service, folder).me()
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in (folder, *entries(folder), folder / "salt")}
    assert modes.pop("folder") == 0o700 and set(modes.values()) == {0o600}


def test_no_secret_is_in_the_folder(service: Service, folder: pathlib.Path) -> None:
    client = connect(service, folder)
    client.session.headers["Cookie"] = "c00kie"
    client.session.params = {"access_token": "p4ram"}
    client.me()
    client.session.basic_auth("octocat", "pa55word")
    client.me()
    assert len(entries(folder)) == 2
    secrets = [TOKEN, "pa55word", "c00kie", "p4ram", "session=of-this-service"]
    secrets.append(base64.b64encode(b"octocat:pa55word").decode())
    secrets += [hashlib.sha256(secret.encode()).hexdigest() for secret in secrets]
    for file in folder.iterdir():
        content = file.name.encode() + file.read_bytes()
        assert not [secret for secret in secrets if secret.encode() in content]
    assert (folder / ".gitignore").read_text() == "*\n"
    assert repr(client.session.cache) == f"<Cache at {folder}>"


def hammer(url: str, folder: pathlib.Path, seed: int) -> tuple[int, int]:
    """Read a few things again and again; return how many responses were wrong, and how many came from the cache."""
    client = ferrohub.Client(token=TOKEN, base_url=url, cache=ferrohub.Cache(folder, max_bytes=20_000))
    wrong = 0
    for turn in range(60):
        path = f"/{(seed + turn) % 5}"
        reply = client.session.get(path)
        wrong += reply.status_code != 200 or set(reply.json()) != {path}
        if turn == 30:
            cache_of(client).clear()
    return wrong, cache_of(client).hits


def test_several_processes_share_a_folder(service: Service, folder: pathlib.Path) -> None:
    for number in range(5):
        service.things[f"/{number}"] = [f"/{number}"] * 200
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        running = pool.starmap_async(hammer, [(service.url, folder, seed) for seed in range(2)])
        turn = 0
        while not running.ready():  # some things change, and files are damaged, meanwhile
            turn += 1
            service.things[f"/{turn % 2}"] = [f"/{turn % 2}"] * (200 + turn % 100)
            if turn % 10 == 0 and folder.exists():
                for file in entries(folder)[:1]:
                    os.truncate(file, 300) if file.exists() else None
            running.wait(0.005)
        results = running.get()
    assert [wrong for wrong, _ in results] == [0, 0]
    assert all(hits > 5 for _, hits in results)
    assert not [file for file in folder.iterdir() if file.name.startswith(".unfinished")]
