"""The cache keeps users apart: by everything that a request says of them, and by who can write to its folder."""

from __future__ import annotations

import os
import pathlib
import shutil
import stat
import sys
from collections.abc import Iterator

import pytest

import ferrohub
from harness import Reply, Server

posix = pytest.mark.skipif(sys.platform == "win32", reason="has no such permissions")
#: Another user than the one who runs the tests.
ANOTHER = 65534


class Private(Server):
    """Everybody has something of their own at the same URL, with the same ETag."""

    def next_reply(self) -> Reply:
        request = self.requests[-1]
        known = request.headers.get("if-none-match") == '"1"'
        names = ("authorization", "cookie", "x-api-key", "user-agent", "forwarded")
        said = [request.headers.get(name, "") for name in names] + [request.query.get("key", "")]
        return Reply(None if known else {"login": " ".join(said)}, 304 if known else 200, {"ETag": '"1"'})

    def hits(self) -> int:
        found = sum("if-none-match" in request.headers for request in self.requests)
        self.requests.clear()
        return found


@pytest.fixture
def service() -> Iterator[Private]:
    with Private() as service:
        service.thread.start()
        yield service
        service.shutdown()


@pytest.fixture(params=["memory", "disk"])
def cache(request: pytest.FixtureRequest, tmp_path: pathlib.Path) -> ferrohub.Cache:
    return ferrohub.Cache(None if request.param == "memory" else tmp_path / "cache")


@pytest.fixture
def folder(tmp_path: pathlib.Path) -> pathlib.Path:
    return tmp_path / "cache"


@pytest.mark.parametrize("name", ["Cookie", "X-Api-Key", "User-Agent", "Forwarded"])
@pytest.mark.parametrize("once", [False, True], ids=["session", "request"])
def test_a_header_that_tells_users_apart_keeps_them_apart(
    service: Private, cache: ferrohub.Cache, name: str, once: bool
) -> None:
    def login(user: str | None) -> str:
        session = ferrohub.Client(base_url=service.url, cache=cache).session
        headers = {name: user} if user else {}
        if not once:
            session.headers.update(headers)
        return str(session.get("/user", headers=headers if once else {}).json()["login"])

    for _ in range(2):
        assert "alice" in login("alice") and "bob" in login("bob")
        assert "alice" not in login(None) and "bob" not in login(None)
    assert service.hits() == 5  # the third one of each round is known in the fourth


def test_a_parameter_of_the_session_keeps_users_apart(service: Private, cache: ferrohub.Cache) -> None:
    def login(user: str) -> str:
        client = ferrohub.Client(base_url=service.url, cache=cache)
        client.session.params = {"key": user}
        return client.user("x").login.strip()

    assert [login(user)[-5:] for user in ("alice", "  bob", "alice")] == ["alice", "  bob", "alice"]
    assert service.hits() == 1


def test_headers_that_name_one_request_do_not_empty_the_cache(service: Private, cache: ferrohub.Cache) -> None:
    session = ferrohub.Client(base_url=service.url, cache=cache).session
    for number in range(3):
        session.get("/user", headers={"X-Request-Id": str(number), "traceparent": f"00-{number}", "Pragma": "no-cache"})
    assert service.hits() == 2


@posix
@pytest.mark.parametrize("mode", [0o777, 0o1777, 0o775, 0o722, 0o702])
def test_a_folder_that_others_can_write_to_is_refused(service: Private, folder: pathlib.Path, mode: int) -> None:
    folder.mkdir()
    folder.chmod(mode)
    for make in (ferrohub.Cache, lambda path: ferrohub.Client(base_url=service.url, cache=path)):
        with pytest.raises(
            ValueError, match=rf"cache: {folder}: other users can write to this folder \(mode 0?{mode:o}\)"
        ):
            make(folder)
    assert list(folder.iterdir()) == []
    folder.chmod(0o755)
    assert ferrohub.Cache(folder).path == folder


def of_another_user(folder: pathlib.Path) -> pathlib.Path:
    """A folder of another user: one that is made if that is possible, else one of the system."""
    if os.geteuid() != 0:
        return pathlib.Path("/")
    folder.mkdir(mode=0o755)
    os.chown(folder, ANOTHER, ANOTHER)
    return folder


@posix
def test_a_folder_of_another_user_is_refused(folder: pathlib.Path, tmp_path: pathlib.Path) -> None:
    theirs = of_another_user(folder)
    link = tmp_path / "link"
    link.symlink_to(theirs)
    for path in (theirs, link):
        with pytest.raises(ValueError, match=f"cache: {theirs}: this folder belongs to another user"):
            ferrohub.Cache(path)
    assert not (theirs / "salt").exists()


@posix
def test_a_link_leads_to_a_folder_that_is_held_to_the_same(folder: pathlib.Path, tmp_path: pathlib.Path) -> None:
    folder.mkdir(mode=0o700)
    link = tmp_path / "link"
    link.symlink_to(folder)
    assert ferrohub.Cache(link).path == link and (folder / "salt").exists()
    folder.chmod(0o777)
    with pytest.raises(ValueError, match=f"cache: {folder}: other users can write"):
        ferrohub.Cache(link)
    if os.geteuid() == 0:
        folder.chmod(0o700)
        os.chown(link, ANOTHER, ANOTHER, follow_symlinks=False)
        with pytest.raises(ValueError, match=f"cache: {link}: this link belongs to another user"):
            ferrohub.Cache(link)


@posix
def test_a_link_that_is_changed_later_leads_nowhere_else(
    service: Private, folder: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    for path in (folder, tmp_path / "other"):
        path.mkdir(mode=0o700)
    link = tmp_path / "link"
    link.symlink_to(folder)
    client = ferrohub.Client(base_url=service.url, cache=link)
    link.unlink()
    link.symlink_to(tmp_path / "other")
    client.user("x"), client.user("x")
    assert service.hits() == 1 and list((tmp_path / "other").iterdir()) == []


@posix
def test_a_folder_is_made_for_one_user_whatever_the_umask(folder: pathlib.Path) -> None:
    before = os.umask(0)
    try:
        ferrohub.Cache(folder / "in" / "here")
    finally:
        os.umask(before)
    made = [folder, folder / "in", folder / "in" / "here"]
    assert [stat.S_IMODE(path.stat().st_mode) for path in made] == [0o700] * 3


@posix
def test_a_folder_that_is_replaced_by_one_for_all_is_not_used(service: Private, folder: pathlib.Path) -> None:
    client = ferrohub.Client(base_url=service.url, cache=folder)
    client.user("x")
    kept = {path.name: path.read_bytes() for path in folder.iterdir()}
    shutil.rmtree(folder)
    folder.mkdir()
    for name, content in kept.items():
        (folder / name).write_bytes(content)
    folder.chmod(0o777)
    client.user("x"), client.user("y")
    assert service.hits() == 0 and {path.name for path in folder.iterdir()} == kept.keys()
    folder.chmod(0o700)
    client.user("x")
    assert service.hits() == 1


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() != 0, reason="needs files of another user")
def test_files_that_another_user_left_are_not_read(service: Private, folder: pathlib.Path) -> None:
    client = ferrohub.Client(base_url=service.url, cache=folder)
    client.user("x")
    salt = (folder / "salt").read_bytes()
    for path in folder.iterdir():
        os.chown(path, ANOTHER, ANOTHER)
    client.user("x")
    assert service.hits() == 0
    ferrohub.Cache(folder)
    assert (folder / "salt").read_bytes() != salt and (folder / "salt").stat().st_uid == 0
