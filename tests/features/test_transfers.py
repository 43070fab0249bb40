"""Downloads and uploads: they stream, they stay within their folder, and nothing half done is left behind."""

from __future__ import annotations

import contextlib
import hashlib
import io
import os
import pathlib
import random
from collections.abc import Iterator
from typing import Any

import pytest

import ferrohub
from ferrohub._core import Asset
from ferrohub.exceptions import (
    AuthenticationFailed,
    ConnectionError,
    ForbiddenError,
    NotFoundError,
    RateLimitExceeded,
    ServerError,
    TransportError,
    UnprocessableEntity,
)
from ferrohub.testing import Recorder
from harness import TOKEN, Reply, Server, body_of, make

REPO = "/repos/octocat/Hello-World"
ASSET = f"{REPO}/releases/assets/1"
#: Bytes that look random.
DATA = random.Random(1).randbytes(300_000)


@pytest.fixture(autouse=True)
def folder(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> pathlib.Path:
    """An empty working directory."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def storage() -> Iterator[Server]:
    """Another host, where the service keeps files."""
    with Server() as server:
        server.thread.start()
        yield server
        server.shutdown()


@pytest.fixture
def asset(client: ferrohub.Client) -> Any:
    return make("Asset", client)


@pytest.fixture
def release(client: ferrohub.Client) -> Any:
    return make("Release", client, upload_url=f"{client.session.base_url}/upload{{?name,label}}")


def content(name: str = "", body: bytes = DATA, status: int = 200, **headers: str) -> Reply:
    if name:
        headers["Content-Disposition"] = name
    return Reply(body, status, {"Content-Type": "application/octet-stream", **headers})


def files(folder: pathlib.Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_download_follows_to_the_storage_without_the_credential(
    asset: Any, server: Server, storage: Server, folder: pathlib.Path
) -> None:
    """Asset.download."""
    server.will(Reply(None, 302, {"Location": f"{storage.url}/files/1?signature=s"}))
    storage.will(content("attachment; filename=example-1.0.zip"))
    assert asset.download() == "example-1.0.zip"
    assert (folder / "example-1.0.zip").read_bytes() == DATA and files(folder) == ["example-1.0.zip"]
    assert server.requests[0].line == f"GET {ASSET}"
    assert server.requests[0].headers["accept"] == "application/octet-stream"
    assert server.requests[0].headers["authorization"] == f"token {TOKEN}"
    assert storage.requests[0].query == {"signature": "s"}
    assert TOKEN not in str(storage.requests) and "authorization" not in storage.requests[0].headers


def test_a_download_needs_no_credential(anonymous: ferrohub.Client, server: Server) -> None:
    server.will(content())
    assert make("Asset", anonymous).download() == "example.zip"


@pytest.mark.parametrize(
    ("disposition", "name"),
    [
        ('attachment; filename="../../evil.sh"', "evil.sh"),
        ('attachment; filename="/etc/passwd"', "passwd"),
        ('attachment; filename="C:\\\\x\\\\evil.exe"', "evil.exe"),
        (
            "attachment; filename=plain; filename*=UTF-8''..%2Fna%C3%AFve.txt",
            "naïve.txt",
        ),
        ('attachment; filename=".."', "example.zip"),
        ('attachment; filename=""', "example.zip"),
        ("inline", "example.zip"),
    ],
)
def test_a_name_never_leaves_the_folder(
    disposition: str, name: str, asset: Any, server: Server, folder: pathlib.Path
) -> None:
    target = folder / "target"
    target.mkdir()
    server.will(content(disposition))
    assert asset.download(target) == str(target / name)
    assert files(target) == [name] and files(folder) == ["target"]


def test_without_any_name_the_address_returns_one(client: ferrohub.Client, server: Server) -> None:
    server.will(content())
    nameless = Asset.from_dict({"url": f"{server.url}{ASSET}", "name": ".."}, client)
    assert nameless.download() == "1"


def test_a_download_goes_where_it_is_reported(asset: Any, server: Server, folder: pathlib.Path) -> None:
    server.will(content("attachment; filename=other"))
    (folder / "there").write_text("old")
    for path in ["there", folder / "there", str(folder / "there")]:
        assert asset.download(path) == str(path)
        assert (folder / "there").read_bytes() == DATA
    assert files(folder) == ["there"]
    assert (folder / "there").stat().st_mode & 0o777 == 0o666 & ~umask()


def umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def test_a_link_stays_a_link_and_a_device_a_device(asset: Any, server: Server, folder: pathlib.Path) -> None:
    server.will(content())
    (folder / "file").write_text("old")
    (folder / "link").symlink_to("file")
    assert asset.download("link") == "link"
    assert (folder / "link").is_symlink() and (folder / "file").read_bytes() == DATA
    assert asset.download("/dev/null") == "/dev/null"
    assert not pathlib.Path("/dev/null").is_file()


def test_a_download_into_an_open_file(asset: Any, server: Server, folder: pathlib.Path) -> None:
    server.will(content("attachment; filename=other"))
    buffer = io.BytesIO(b"ab")
    buffer.seek(2)
    assert asset.download(buffer) is None
    assert buffer.getvalue() == b"ab" + DATA and not buffer.closed
    with pathlib.Path("named").open("wb", buffering=0) as file:
        assert asset.download(file) == "named"
    assert (folder / "named").read_bytes() == DATA and files(folder) == ["named"]


@pytest.mark.parametrize(
    "reply",
    [Reply({"message": "No"}, 500), Reply({"message": "No"}, 403), Reply(None, 404)],
)
def test_a_refused_download_leaves_nothing(reply: Reply, asset: Any, server: Server, folder: pathlib.Path) -> None:
    server.will(reply)
    (folder / "kept").write_text("old")
    buffer = io.BytesIO()
    for path in ["", "new", "kept", buffer]:
        if reply.status == 404:
            assert asset.download(path) is None
        else:
            with pytest.raises((ServerError, ForbiddenError)):
                asset.download(path)
    assert files(folder) == ["kept"] and (folder / "kept").read_text() == "old" and buffer.getvalue() == b""


def test_a_download_that_breaks_leaves_nothing(asset: Any, server: Server, folder: pathlib.Path) -> None:
    server.will(
        content(
            "attachment; filename=x",
            **{"Content-Length": str(len(DATA) + 1), "Connection": "close"},
        )
    )
    (folder / "kept").write_text("old")
    asset.session.retries = 0
    for path in ["", "kept"]:
        with pytest.raises(ConnectionError):
            asset.download(path)
    assert files(folder) == ["kept"] and (folder / "kept").read_text() == "old"


def test_a_download_that_is_given_up_leaves_nothing(asset: Any, server: Server, folder: pathlib.Path) -> None:
    def stop(done: int, total: int | None) -> None:
        assert done <= len(DATA) == total
        raise KeyboardInterrupt

    server.will(content())
    with pytest.raises(KeyboardInterrupt):
        asset.download("x", stop)
    assert files(folder) == []
    assert asset.download("x") == "x"


def test_a_download_that_was_changed_on_the_way_is_refused(
    client: ferrohub.Client, server: Server, folder: pathlib.Path
) -> None:
    server.will(content())
    changed = make("Asset", client, digest=f"sha256:{'0' * 64}")
    with pytest.raises(TransportError, match="SHA-256"):
        changed.download("x", check_digest=True)
    assert files(folder) == []
    right = make("Asset", client, digest=f"sha256:{hashlib.sha256(DATA).hexdigest().upper()}")
    assert right.download("x", check_digest=True) == "x" and changed.download("y") == "y"
    server.will(content())
    with pytest.raises(ValueError, match="check_digest"):
        make("Asset", client, digest=None).download("x", check_digest=True)
    assert server.requests == []


def test_progress_of_a_download(asset: Any, client: ferrohub.Client, server: Server) -> None:
    reported: list[tuple[int, int | None]] = []
    large = DATA * 8  # more than is read at once, however fast it comes
    server.will(content(body=large))
    asset.download("x", progress=lambda done, total: reported.append((done, total)))
    assert reported[-1] == (len(large), len(large)) and len(reported) > 1
    assert [done for done, _ in reported] == sorted(done for done, _ in reported)
    # A callback may use the library itself.
    server.will(content(), Reply({"login": "octocat"}))
    logins = []
    asset.download("x", lambda done, total: logins.append(client.user("octocat").login))
    assert set(logins) == {"octocat"}


def test_what_cannot_be_written_to_is_refused_first(asset: Any, server: Server, folder: pathlib.Path) -> None:
    server.will(content())
    for missing in ["no-folder/x", "no-folder/"]:
        with pytest.raises(FileNotFoundError, match="no-folder"):
            asset.download(missing)
    with pathlib.Path("text").open("w") as text, pytest.raises(TypeError, match="binary"):
        asset.download(text)
    for wrong in [5, object()]:
        with pytest.raises(TypeError, match="path"):
            asset.download(wrong)
    with pytest.raises(TypeError, match="progress"):
        asset.download("x", progress="loud")
    assert server.requests == [] and files(folder) == ["text"]


def test_an_archive(client: ferrohub.Client, server: Server, storage: Server, folder: pathlib.Path) -> None:
    """ShortRepository.archive."""
    repository = make("ShortRepository", client)
    server.will(
        Reply(
            None,
            302,
            {"Location": f"{storage.url}/octocat/Hello-World/legacy.tar.gz/main"},
        )
    )
    storage.will(content('attachment; filename="octocat-Hello-World-1.tar.gz"'))
    assert repository.archive("tarball", ref="topic/x y") is True
    assert files(folder) == ["octocat-Hello-World-1.tar.gz"]
    assert server.requests[0].line == f"GET {REPO}/tarball/topic/x%20y"
    assert "authorization" not in storage.requests[0].headers
    reported: list[int] = []
    assert repository.archive("zipball", "a.zip", progress=lambda done, total: reported.append(done)) is True
    assert server.requests[1].line == f"GET {REPO}/zipball/master" and reported[-1] == len(DATA)
    buffer = io.BytesIO()
    assert repository.archive("zipball", buffer) is True and buffer.getvalue() == DATA
    server.will(Reply({"message": "Not Found"}, 404))
    assert repository.archive("tarball", "b.tar.gz") is False
    assert files(folder) == ["a.zip", "octocat-Hello-World-1.tar.gz"]


def test_an_archive_of_a_release(client: ferrohub.Client, server: Server, folder: pathlib.Path) -> None:
    """Release.archive."""
    server.will(content())
    release = make("Release", client)
    assert release.archive("tarball", "a.tar.gz") is True and release.archive("zipball", "a.zip") is True
    assert [r.line for r in server.requests] == [f"GET {REPO}/{kind}/v1.0.0" for kind in ("tarball", "zipball")]
    assert files(folder) == ["a.tar.gz", "a.zip"]
    server.will(Reply({}, 404))
    assert release.archive("tarball", "b") is False
    server.will(content())
    assert make("Release", client, tarball_url=None).archive("tarball", "b") is False
    assert server.requests == [] and files(folder) == ["a.tar.gz", "a.zip"]


class Unsized(io.RawIOBase):
    """A file that can only be read, such as a pipe."""

    def __init__(self, data: bytes) -> None:
        self.data = io.BytesIO(data)

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        piece = self.data.read(min(len(buffer), 1000))
        buffer[: len(piece)] = piece
        return len(piece)


@contextlib.contextmanager
def source(kind: str, folder: pathlib.Path) -> Iterator[Any]:
    """The data, as what an upload may be read from."""
    path = folder / "source"
    path.write_bytes(DATA)
    late = io.BytesIO(b"skipped" + DATA)
    late.seek(7)
    with path.open("rb") as file:
        kinds = {"bytes": DATA, "bytearray": bytearray(DATA), "memoryview": memoryview(DATA), "path": path}
        yield {**kinds, "file": file, "position": late, "unsized": Unsized(DATA)}[kind]


@pytest.mark.parametrize("kind", ["bytes", "bytearray", "memoryview", "path", "file", "position", "unsized"])
def test_an_upload(kind: str, release: Any, server: Server, folder: pathlib.Path) -> None:
    """Release.upload_asset."""
    server.will(Reply(body_of("Asset"), 201))
    reported: list[tuple[int, int | None]] = []
    with source(kind, folder) as content:
        asset = release.upload_asset(
            "application/zip", "a b&c.zip", content, "A label", lambda *at: reported.append(at)
        )
    assert type(asset) is Asset and asset.name == "example.zip"
    (request,) = server.requests
    assert request.line == "POST /upload" and request.query == {
        "name": "a b&c.zip",
        "label": "A label",
    }
    assert request.body == DATA and request.headers["content-length"] == str(len(DATA))
    assert request.headers["content-type"] == "application/zip"
    assert request.headers["authorization"] == f"token {TOKEN}"
    assert reported[-1] == (len(DATA), len(DATA)) and len(reported) > 1


def test_an_empty_upload(release: Any, server: Server) -> None:
    server.will(Reply(body_of("Asset"), 201))
    for empty in [b"", io.BytesIO(), bytearray()]:
        release.upload_asset("text/plain", "a", empty)
    assert [(r.body, r.query, r.headers["content-length"]) for r in server.requests] == [(b"", {"name": "a"}, "0")] * 3


@pytest.mark.parametrize(
    ("status", "error"),
    [
        (401, AuthenticationFailed),
        (404, NotFoundError),
        (422, UnprocessableEntity),
        (429, RateLimitExceeded),
        (500, ServerError),
    ],
)
def test_a_refused_upload_raises_and_is_not_repeated(status: int, error: type, release: Any, server: Server) -> None:
    server.will(Reply({"message": "No"}, status))
    with pytest.raises(error):
        release.upload_asset("text/plain", "a", b"x")
    assert len(server.requests) == 1


def test_an_upload_starts_again_for_a_one_time_password(release: Any, server: Server, folder: pathlib.Path) -> None:
    release.session.two_factor_auth_callback(lambda: "123456")
    required = Reply({"message": "Must specify two-factor"}, 401, {"X-GitHub-OTP": "required; app"})
    for kind in ["bytes", "memoryview", "path", "position", "unsized"]:
        server.will(required, Reply(body_of("Asset"), 201))
        with source(kind, folder) as content:
            release.upload_asset("text/plain", "a", content)
        assert [r.body == DATA for r in server.requests] == [True, True], kind
        assert server.requests[1].headers["x-github-otp"] == "123456"


def test_a_source_that_ends_early_is_no_upload(release: Any, server: Server, folder: pathlib.Path) -> None:
    class Lying(io.BytesIO):
        def seek(self, at: int, whence: int = 0) -> int:
            return super().seek(at, whence) + (5 if whence == 2 else 0)

    server.will(Reply(body_of("Asset"), 201))
    with pytest.raises(TransportError, match="10 of 15"):
        release.upload_asset("text/plain", "a", Lying(b"0123456789"))
    with pathlib.Path("text").open("w+") as text, pytest.raises(TypeError, match="binary"):
        release.upload_asset("text/plain", "a", text)
    with pytest.raises(FileNotFoundError, match="missing"):
        release.upload_asset("text/plain", "a", pathlib.Path("missing"))
    with pytest.raises(OSError, match="not a file"):
        release.upload_asset("text/plain", "a", folder)


def test_what_a_source_raises_is_raised(release: Any, server: Server) -> None:
    class Broken(io.BytesIO):
        def read(self, size: int | None = -1) -> bytes:
            raise ZeroDivisionError

    server.will(Reply(body_of("Asset"), 201))
    with pytest.raises(ZeroDivisionError):
        release.upload_asset("text/plain", "a", Broken(b"x"))
    assert release.upload_asset("text/plain", "a", b"x").name == "example.zip"


def test_an_upload_needs_a_credential(anonymous: ferrohub.Client, server: Server) -> None:
    server.will(Reply({}))
    with pytest.raises(AuthenticationFailed):
        make("Release", anonymous).upload_asset("text/plain", "a", b"x")
    assert server.requests == []


class Dribbling(io.BytesIO):
    """A file that returns little at once, as a pipe does."""

    def read(self, size: int | None = -1) -> bytes:
        return super().read(min(size or 0, 3_000))


def test_transfers_on_a_cassette(release: Any, asset: Any, server: Server, folder: pathlib.Path) -> None:
    recorder = Recorder(release.session, folder / "cassettes")
    data = DATA[:10_000] + b" mona@octo-corp.com "  # in binary data, it need not be an address
    server.will(Reply(body_of("Asset"), 201), content("attachment; filename=x", data))
    for record in ["once", "none"]:
        with recorder.use_cassette("transfer", record=record):
            release.upload_asset("text/plain", "a", Dribbling(data))
            assert Asset.from_dict(asset.as_dict(), release.session).download() == "x"
        assert (folder / "x").read_bytes() == data
        (folder / "x").unlink()
    assert [len(request.body) for request in server.requests] == [len(data), 0]
