"""Folders are paths, URLs of object stores, or file systems of pyarrow."""

from __future__ import annotations

import datetime
import errno
import gc
import http.server
import os
import pathlib
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import emulators

pytest.importorskip("pyarrow")

import pyarrow as pa
import pyarrow.parquet as pq
from pyarrow import fs

import ferrohub
from crawl_model import WAYS, play
from crawled_folders import keys
from crawled_github import SimulatedGitHub
from ferrohub.crawl import (
    _data_files,
    _folder,
    _locks,
    _object_store,
    _partition,
    _requests,
    _storage,
    compact,
    crawl,
    dataset,
    estimate,
    latest_sql,
    read,
    workers,
)  # fmt: skip
from harness import PATIENCE
from object_store import running

STEPS = ["issues", "pulls", "reviews", "labels", "commits"]


@pytest.fixture(scope="module", params=["s3", "gs", "az"])
def store(request: pytest.FixtureRequest) -> Iterator[Any]:
    """A store of each kind; those of Google and Azure where there is an emulator."""
    pytest.importorskip("obstore")
    if request.param == "s3":
        pytest.importorskip("moto")
        with running() as made:
            yield made
        return
    with emulators.running(request.param) as found:
        if found is None:
            pytest.skip(f"no emulator of {request.param}://")
        yield found


@pytest.fixture
def folder(store: Any) -> str:
    """A folder in a new bucket."""
    return f"{store.bucket()}/deep/folder"


def crawled(github: SimulatedGitHub, into: Any) -> dict[str, int]:
    client = ferrohub.Client(token="...", transport=github)
    report = crawl(["octo/one"], STEPS, client, into, graphql=False)
    assert report.complete, report.failed
    return {stream: rows for stream, rows in report.rows.items() if rows}


def test_a_crawl_into_a_url_is_read_from_there(
    github: SimulatedGitHub, store: Any, folder: str, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    repo, url = github.add("octo/one", issues=150, pulls=4, labels=102, commits=101), store.url(folder)
    crawled(github, url)
    assert list(tmp_path.iterdir()) == []
    for stream in STEPS:
        assert keys(url, stream) == sorted(repo.keys(stream)), stream
    assert crawled(github, url) == {}
    github.create(repo, "issues")
    github.touch(repo, "labels", 3)
    assert crawled(github, url) == {"issues": 1, "labels": 102}
    assert len(read(url, "issues")) == len(repo.keys("issues"))
    assert keys(url, "labels") == sorted(repo.keys("labels"))
    assert [key for key in store.keys(folder.partition("/")[0]) if key.endswith(".tmp")] == []


def test_a_folder_in_an_object_store_is_compacted(github: SimulatedGitHub, store: Any, folder: str) -> None:
    repo, url = github.add("octo/one", issues=5, pulls=4, labels=3, commits=4), store.url(folder)
    for _ in range(3):
        crawled(github, url)
        github.touch(repo, "issues", 2)
    before = sorted(map(repr, read(url, "issues").to_pylist()))
    done = compact(url, drop_versions=True, keep=0)
    bucket = folder.partition("/")[0]
    assert (done.dropped, done.after) == (2, len([key for key in store.keys(bucket) if key.endswith(".parquet")]))
    assert done.after == len(STEPS) + 1 < done.before
    assert sorted(map(repr, read(url, "issues").to_pylist())) == before and keys(url, "issues") == [1, 2, 3, 4, 5]
    assert f"read_parquet('{store.scheme}://{folder}/issues/**" in latest_sql(url, "issues")
    assert crawled(github, url)["issues"] == 1


def test_a_file_system_of_pyarrow_is_a_folder(github: SimulatedGitHub, store: Any, folder: str) -> None:
    repo = github.add("octo/one", issues=3)
    into = fs.SubTreeFileSystem(folder, store.filesystem())
    crawled(github, into)
    assert keys(into, "issues") == keys(store.url(folder), "issues") == sorted(repo.keys("issues"))


def test_a_local_file_system_and_a_file_url_are_paths(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    github.add("octo/one", issues=3)
    crawled(github, fs.SubTreeFileSystem(str(tmp_path / "a"), fs.LocalFileSystem()))
    crawled(github, (tmp_path / "b").as_uri())
    assert len(read(tmp_path / "a", "issues")) == len(read(tmp_path / "b", "issues")) == 3
    assert len(read((tmp_path / "b").as_uri().replace("file", "FILE", 1), "issues")) == 3


def test_a_folder_that_cannot_be_made_raises(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a drive that does not exist, or below a current folder that was removed."""

    def mkdir(self: pathlib.Path, **_: Any) -> None:
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(self))

    monkeypatch.setattr(pathlib.Path, "mkdir", mkdir)
    with pytest.raises(FileNotFoundError, match="missing"):
        crawled(github, tmp_path / "missing")
    assert github.requests == []


@pytest.mark.parametrize(
    ("into", "error", "text"),
    [
        ("ftp://host/folder", ValueError, "must be a path or a URL with s3://"),
        (" ftp://host/folder", ValueError, "not ftp://"),
        (pathlib.Path("s3://bucket/folder"), ValueError, "pass a URL as a str"),
        ("gs://anonymous@bucket//folder", ValueError, "with a part that is empty"),
        ("gs://anonymous@bucket/folder/../other", ValueError, "with a part that is empty, . or .."),
        ("gs://anonymous@bucket/a folder", ValueError, "percent-encode its path"),
        ("s3:bucket/folder", ValueError, "without // after its scheme"),
        ("File:folder", ValueError, "without // after its scheme"),
        (" ", ValueError, "must be the path or the URL of a folder"),
        ("s3:///folder", ValueError, "bucket"),
        (b"folder", TypeError, "not bytes"),
        (7, TypeError, "not int"),
        (fs.LocalFileSystem(), ValueError, "without a folder"),
        (fs.SubTreeFileSystem("a", fs._MockFileSystem()), ValueError, "not known to rename atomically"),
        ("az://container/folder", ValueError, "AZURE_STORAGE_ACCOUNT_NAME"),
        ("az://container/folder?sas_token=sig%3D1", ValueError, "sas_token"),
        ("gs://bucket/folder?endpoint_override=localhost:1&scheme=http", ValueError, "gs://anonymous@bucket"),
    ],
)
def test_what_is_no_folder_raises_before_anything_is_sent(
    into: Any, error: type[Exception], text: str, github: SimulatedGitHub, tmp_path: pathlib.Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    pytest.importorskip("obstore")
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("AZURE_STORAGE_ACCOUNT_NAME", raising=False)
    github.add("octo/one", issues=3)
    with pytest.raises(error, match=text):
        crawled(github, into)
    assert (github.requests, list(tmp_path.iterdir())) == ([], [])


@pytest.mark.parametrize("token", ["", "half"])
def test_an_endpoint_of_google_cloud_storage_gets_the_conditional_writes(token: str) -> None:
    pytest.importorskip("obstore")
    received: list[tuple[str, str | None]] = []

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            received.append((self.path, self.headers["authorization"]))
            self.send_response(404)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Print nothing."""

    until = datetime.datetime(2099, 1, 1, tzinfo=datetime.timezone.utc)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
        credential = {"access_token": token, "credential_token_expiration": until} if token else {"anonymous": True}
        address = f"127.0.0.1:{server.server_port}"
        filesystem = fs.GcsFileSystem(endpoint_override=address, scheme="http", **credential)
        with pytest.raises(FileNotFoundError):
            _object_store.ObjectStorage(filesystem, "bucket/folder").load(pathlib.PurePosixPath("x"))
        server.shutdown()
    assert received == [("/bucket/folder%2Fx", f"Bearer {token}" if token else None)]


@pytest.mark.parametrize("kind", [str, pathlib.Path])
def test_no_error_shows_the_credential_of_a_url(kind: Any) -> None:
    """Keys of AWS often have a slash, which has to be percent-encoded in a URL."""
    url = "s3://AKIA:half/other@bucket/folder"
    with pytest.raises(ValueError, match=r"percent-encode|as a str") as caught:
        _storage.opened(kind(url))
    assert "half" not in "".join(traceback.format_exception(caught.value))


def test_the_reason_of_a_failure_has_no_shared_access_signature() -> None:
    error = OSError("GetProperties failed for 'https://a.blob.core.windows.net/c/x?sv=2022&sig=half%3D&se=1'")
    assert _requests.reason(error) == f"OSError: {error}".replace("half%3D", "REDACTED")


def test_a_store_that_ignores_conditions_raises_before_anything_is_sent(
    github: SimulatedGitHub, store: Any, folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if store.scheme != "s3":
        pytest.skip("the emulator honours conditions")
    github.add("octo/one", issues=3)
    monkeypatch.setattr(store, "ignores_conditions", True)
    with pytest.raises(ValueError, match="ignores conditions"):
        crawled(github, store.url(folder))
    assert (github.requests, store.keys(folder.partition("/")[0])) == ([], [])


def test_a_bucket_that_is_missing_raises_before_anything_is_sent(github: SimulatedGitHub, store: Any) -> None:
    with pytest.raises(FileNotFoundError):
        crawled(github, store.url("missing/folder"))
    assert github.requests == []


def test_an_estimate_writes_nothing(github: SimulatedGitHub, store: Any, folder: str) -> None:
    github.add("octo/one", issues=3)
    client = ferrohub.Client(token="...", transport=github)
    found = crawl(["octo/one"], ["issues"], client, store.url(folder), dry_run=True)
    assert found.requests == estimate(["octo/one"], ["issues"], client).requests
    assert store.keys(folder.partition("/")[0]) == []


def test_a_repository_has_one_writer(store: Any, folder: str) -> None:
    url = store.url(folder)
    with _partition.Partition(_folder.Folder(url), "octo", "one"), pytest.raises(_locks.Busy):
        _partition.Partition(_folder.Folder(url), "octo", "one")
    _partition.Partition(_folder.Folder(url), "octo", "one").close()


def test_a_lease_is_renewed_while_it_is_held(store: Any, folder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_object_store, "RENEWAL", 0.05)
    storage, path = _storage.opened(store.url(folder)), pathlib.PurePosixPath("one.lock")
    lease = storage.lock(path)
    seen, until = set[bytes](), time.monotonic() + 30
    while len(seen) < 3 and time.monotonic() < until:
        seen.add(storage.load(path)[0])
    assert len(seen) == 3
    lease.check()
    lease.close()
    with pytest.raises(_locks.Busy):
        lease.check()


def test_a_lease_that_is_dropped_is_not_renewed(store: Any, folder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_object_store, "RENEWAL", 0.02)
    storage: Any = _storage.opened(store.url(folder))
    path = pathlib.PurePosixPath("one.lock")
    lease = storage.lock(path)
    taken = storage.load(path)[0]
    assert waited_for(lambda: storage.load(path)[0] != taken)
    del lease
    assert waited_for(lambda: storage._leases._thread is None)
    left = storage.load(path)[0]
    time.sleep(0.1)
    assert storage.load(path)[0] == left


def waited_for(what: Callable[[], bool]) -> bool:
    """Whether something becomes true."""
    until = time.monotonic() + PATIENCE
    while not what() and time.monotonic() < until:
        gc.collect()
        time.sleep(0.01)
    return what()


def test_a_lease_that_is_not_renewed_is_taken_over(store: Any, folder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_object_store, "LEASE", 0.2)  # and no renewal for 8 seconds
    path = pathlib.PurePosixPath("one.lock")
    one, other = _storage.opened(store.url(folder)), _storage.opened(store.url(folder))
    stopped = one.lock(path)
    with pytest.raises(_locks.Busy):
        other.lock(path)
    time.sleep(0.3)
    other.lock(path).close()
    with pytest.raises(_locks.Busy):
        stopped.check()
    stopped.close()


def test_a_writer_that_was_stopped_cannot_disturb_the_next_one(
    github: SimulatedGitHub, store: Any, folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    repo, url = github.add("octo/one", issues=3), store.url(folder)
    crawled(github, url)
    for name in ("LEASE", "RENEWAL"):  # nothing notices meanwhile
        monkeypatch.setattr(_object_store, name, 600.0)
    stopped = _partition.Partition(_folder.Folder(url), "octo", "one")
    monkeypatch.setattr(_object_store._Leases, "_is_over", lambda *_: True)  # as it is after 30 seconds
    state, rows = stopped.data, dataset(url, "issues").to_table().drop_columns(["owner", "repository"])
    github.create(repo, "issues")
    crawled(github, url)
    stopped._lock.check()  # it believes that it still has the lease
    with pytest.raises(_locks.Busy):
        stopped.commit({"issues": rows}, lambda: state["streams"]["issues"].update(run="stopped"))
    assert keys(url, "issues") == sorted(repo.keys("issues"))
    stopped.close()
    crawled(github, url)
    assert keys(url, "issues") == sorted(repo.keys("issues"))


@pytest.mark.parametrize("number", [1, 3])
def test_a_lease_of_a_plan_that_was_lost_is_a_clear_error(
    github: SimulatedGitHub, store: Any, folder: str, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    """While the repositories are listed, and when the run is marked as finished."""
    repo, url = github.add("octo/one", issues=3), store.url(folder)
    client = ferrohub.Client(token="...", transport=github)
    lost: list[str] = []
    original = _object_store.ObjectStorage.lock

    def lock(storage: Any, path: pathlib.PurePosixPath) -> Any:
        held = original(storage, path)
        if path.parent.name == "runs":
            lost.append(path.name)
            if len(lost) == number // 2 + 1:  # another process has taken it over
                storage.replace(path, b"{}", _storage.ANY)
                held.renew()
        return held

    monkeypatch.setattr(_object_store.ObjectStorage, "lock", lock)
    with pytest.raises(TimeoutError, match=r"the lease bucket.*runs/.*\.lock was lost.*goes on where"):
        crawl(["octo/*"], ["issues"], client, url, graphql=False)
    monkeypatch.setattr(_object_store.ObjectStorage, "lock", original)
    monkeypatch.setattr(_object_store._Leases, "_is_over", lambda *_: True)  # as it is after 30 seconds
    assert crawl(["octo/*"], ["issues"], client, url, graphql=False).complete
    assert keys(url, "issues") == sorted(repo.keys("issues"))


@pytest.mark.parametrize("way", WAYS)
def test_the_folder_equals_the_server_in_an_object_store(
    way: str, store: Any, folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_object_store._Leases, "_is_over", lambda *_: True)  # all others were killed
    assert play(WAYS[way], 3, store.url(folder)) == []


def test_partitions_are_crawled_into_an_object_store(
    github: SimulatedGitHub, store: Any, folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    repo, url = github.add("octo/one", issues=120), store.url(folder)
    monkeypatch.setattr(workers, "client", lambda credential: ferrohub.Client(token="...", transport=github))
    plan = workers.plan(["octo/one"], ["issues"], url)
    assert [workers.crawl_partition(each, url)["failed"] for each in plan] == [None]
    workers.finish(plan, url)
    assert keys(url, "issues") == sorted(repo.keys("issues"))


@pytest.mark.parametrize(
    ("filesystem", "kind", "settings"),
    [
        (
            lambda: fs.AzureFileSystem(account_name="account", account_key="YWJj"),
            "AzureStore",
            {"account_name": "account", "account_key": "YWJj"},
        ),
        (lambda: fs.GcsFileSystem(anonymous=True), "GCSStore", {"skip_signature": True}),
        (
            lambda: fs.S3FileSystem(access_key="key", secret_key="secret", session_token="session", region="eu-west-1"),
            "S3Store",
            {"access_key_id": "key", "secret_access_key": "secret", "region": "eu-west-1"},
        ),
        (lambda: fs.S3FileSystem(anonymous=True, region="eu-west-1"), "S3Store", {"skip_signature": True}),
    ],
)
def test_conditional_writes_have_the_credential_of_the_file_system(
    filesystem: Any, kind: str, settings: dict[str, Any]
) -> None:
    pytest.importorskip("obstore")
    made = _object_store.ObjectStorage(filesystem(), "bucket/folder")._store
    assert type(made).__name__ == kind
    found = {name.removeprefix("aws_").removeprefix("azure_").removeprefix("google_").removeprefix("storage_"): value
             for name, value in made.config.items()}  # fmt: skip
    assert {name: str(found.get(name)).lower() for name in settings} == {
        name: str(value).lower() for name, value in settings.items()
    }


@pytest.mark.parametrize("is_readable", [False, True])
def test_an_error_of_an_object_store_is_no_damage(tmp_path: pathlib.Path, is_readable: bool) -> None:
    """The object may be readable later, or by now. The error has no number, as those of local files have."""
    store = fs.SubTreeFileSystem(str(tmp_path), fs.LocalFileSystem())
    if is_readable:
        pq.write_table(pa.table({"id": [1]}), tmp_path / "a")
    with pytest.raises(OSError, match=r"^a: AWS Error") as raised, _data_files.named("a", store):
        raise OSError("AWS Error NETWORK_CONNECTION")
    assert not isinstance(raised.value, _data_files.LOST)
