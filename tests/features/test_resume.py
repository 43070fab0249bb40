"""Downloads that break off go on where they were, when that is safe."""

from __future__ import annotations

import gzip
import hashlib
import io
import os
import pathlib
import socket
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import ferrohub
from fault_server import PATIENCE, Faulty
from ferrohub._core import Asset
from ferrohub.exceptions import ConnectionError, ForbiddenError, TransportError

DATA = os.urandom(1000)
STRONG = {"ETag": '"one"', "Accept-Ranges": "bytes"}


class Storage(Faulty):
    """Serves one file, in parts on request, and breaks off after some bytes of each response."""

    def __init__(self) -> None:
        super().__init__(type(self).serve)  # type: ignore[arg-type]
        self.data = DATA
        self.headers = dict(STRONG)
        #: Bytes before each response breaks off; None for all.
        self.breaks: list[int | None] = [400]
        #: What to change in the responses, given their number, status and headers.
        self.change: Callable[[int, int, dict[str, str]], tuple[int, dict[str, str]]] = lambda n, status, headers: (
            status,
            headers,
        )
        self.requested: list[dict[str, str]] = []
        self.lines: list[str] = []
        self.ranges = True
        self.before: Callable[[str], bytes | None] = lambda line: None

    def serve(self, server: Storage) -> None: ...

    def reply(self, connection: socket.socket) -> None:
        while head := self.head(connection):
            line, *lines = head.decode().split("\r\n\r\n")[0].split("\r\n")
            requested = {name.lower(): value for name, _, value in (entry.partition(": ") for entry in lines)}
            self.requested.append(requested)
            self.lines.append(line)
            if special := self.before(line):
                connection.sendall(special)
                continue
            status, first = 200, 0
            headers = dict(self.headers)
            fits = requested.get("if-range") in (headers.get("ETag"), headers.get("Last-Modified"))
            if self.ranges and "range" in requested and fits:
                first = int(requested["range"].removeprefix("bytes=").removesuffix("-"))
                status = 206
                headers["Content-Range"] = f"bytes {first}-{len(self.data) - 1}/{len(self.data)}"
            rest = self.data[first:]
            headers["Content-Length"] = str(len(rest))
            status, headers = self.change(len(self.lines), status, headers)
            text = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
            stop = self.breaks.pop(0) if self.breaks else None
            connection.sendall(f"HTTP/1.1 {status} X\r\n{text}\r\n".encode() + rest[:stop])
            if stop is not None:
                return


Storage.serve = lambda connection, server: server.reply(connection)  # type: ignore[method-assign,assignment,misc]


@pytest.fixture
def storage() -> Iterator[Storage]:
    with Storage() as storage:
        yield storage


@pytest.fixture
def other() -> Iterator[Storage]:
    with Storage() as storage:
        yield storage


def asset(storage: Storage, **fields: Any) -> Any:
    client = ferrohub.Client(token="t", base_url=storage.url, timeout=PATIENCE)
    return Asset.from_dict({"url": f"{storage.url}/asset", "name": "x", **fields}, client)


def test_the_rest_is_requested(storage: Storage, tmp_path: pathlib.Path) -> None:
    storage.breaks = [400, 250, 0, 100]
    seen: list[tuple[int, int | None]] = []
    asset(storage).download(tmp_path / "x", progress=lambda done, total: seen.append((done, total)))
    assert (tmp_path / "x").read_bytes() == DATA and [path.name for path in tmp_path.iterdir()] == ["x"]
    assert [requested.get("range") for requested in storage.requested] == [
        None,
        "bytes=400-",
        "bytes=650-",
        "bytes=650-",
        "bytes=750-",
    ]
    assert {requested.get("if-range") for requested in storage.requested[1:]} == {'"one"'}
    assert {requested["accept-encoding"] for requested in storage.requested} == {"identity"}
    assert seen == sorted(seen) and seen[-1] == (1000, 1000)


def test_into_a_file_object_too(storage: Storage) -> None:
    file = io.BytesIO(b"before")
    file.seek(0, 2)
    asset(storage).download(file)
    assert file.getvalue() == b"before" + DATA and len(storage.lines) == 2


def test_the_whole_is_checked(storage: Storage, tmp_path: pathlib.Path) -> None:
    digest = "sha256:" + hashlib.sha256(DATA).hexdigest()
    asset(storage, digest=digest).download(tmp_path / "x")
    assert (tmp_path / "x").read_bytes() == DATA and len(storage.lines) == 2
    storage.breaks = [400]

    def other_content(number: int, status: int, headers: dict[str, str]) -> tuple[int, dict[str, str]]:
        if status == 206:
            storage.data = DATA[:500] + bytes(500)
        return status, headers

    storage.change = other_content
    storage.data = DATA


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"ETag": 'W/"one"', "Accept-Ranges": "bytes"},
        {"ETag": '"one"'},
        {"ETag": '"one"', "Accept-Ranges": "none"},
        {"Last-Modified": "Sun, 06 Nov 1994 08:49:37 GMT", "Accept-Ranges": "bytes"},
        {
            "Last-Modified": "Sun, 06 Nov 1994 08:49:37 GMT",
            "Date": "Sun, 06 Nov 1994 08:49:50 GMT",
            "Accept-Ranges": "bytes",
        },
    ],
)
def test_without_a_strong_validator_it_starts_anew(
    headers: dict[str, str], storage: Storage, tmp_path: pathlib.Path
) -> None:
    storage.headers = headers
    asset(storage).download(tmp_path / "x")
    assert (tmp_path / "x").read_bytes() == DATA
    assert len(storage.requested) == 2 and "range" not in storage.requested[1]


def test_an_old_date_of_change_is_a_validator(storage: Storage, tmp_path: pathlib.Path) -> None:
    changed = "Sun, 06 Nov 1994 08:49:37 GMT"
    storage.headers = {"Last-Modified": changed, "Date": "Sun, 06 Nov 1994 08:51:00 GMT", "Accept-Ranges": "bytes"}
    asset(storage).download(tmp_path / "x")
    assert (tmp_path / "x").read_bytes() == DATA and storage.requested[1]["if-range"] == changed


def test_a_file_that_changed_meanwhile_is_read_anew(storage: Storage, tmp_path: pathlib.Path) -> None:
    new = os.urandom(700)

    def changed(number: int, status: int, headers: dict[str, str]) -> tuple[int, dict[str, str]]:
        storage.data, storage.headers["ETag"] = new, '"two"'
        return status, headers

    storage.change = changed
    asset(storage).download(tmp_path / "x")
    assert (tmp_path / "x").read_bytes() == new
    assert [requested.get("range") for requested in storage.requested] == [None, "bytes=400-"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"Content-Range": "bytes 399-999/1000"},
        {"Content-Range": "bytes 401-999/1000"},
        {"Content-Range": "bytes 400-998/1000"},
        {"Content-Range": "bytes 400-999/2000"},
        {"Content-Range": "bytes 400-1999/2000"},
        {"Content-Range": "lines 400-999/1000"},
        {"Content-Range": "bytes */1000"},
        {"Content-Range": "bytes 400-18446744073709551615/18446744073709551615"},
        {"Content-Range": "nonsense"},
        {"Content-Encoding": "gzip"},
    ],
)
def test_a_part_that_does_not_fit_is_refused(wrong: dict[str, str], storage: Storage, tmp_path: pathlib.Path) -> None:
    storage.change = lambda n, status, headers: (status, {**headers, **wrong} if status == 206 else headers)
    with pytest.raises(TransportError, match="a part that was not requested"):
        asset(storage).download(tmp_path / "x")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("validator", [{"ETag": '"two"'}, {"ETag": 'W/"one"'}, {}], ids=["another", "weak", "none"])
def test_a_part_without_the_known_etag_has_the_whole_read(
    validator: dict[str, str], storage: Storage, tmp_path: pathlib.Path
) -> None:
    new = os.urandom(1000)

    def another(number: int, status: int, headers: dict[str, str]) -> tuple[int, dict[str, str]]:
        if status != 206:
            return status, headers
        storage.data = new  # the server does not honour If-Range
        return status, {name: value for name, value in headers.items() if name != "ETag"} | validator

    storage.change, storage.breaks = another, [400]
    asset(storage).download(tmp_path / "x")
    assert (tmp_path / "x").read_bytes() == new and [path.name for path in tmp_path.iterdir()] == ["x"]
    assert [requested.get("range") for requested in storage.requested] == [None, "bytes=400-", None]


def test_a_part_with_another_time_of_change_has_the_whole_read(storage: Storage, tmp_path: pathlib.Path) -> None:
    storage.headers = {
        "Last-Modified": "Sun, 06 Nov 1994 08:49:37 GMT",
        "Date": "Sun, 06 Nov 1994 08:51:00 GMT",
        "Accept-Ranges": "bytes",
    }
    later = {"Last-Modified": "Sun, 06 Nov 1994 08:50:00 GMT"}
    storage.change = lambda n, status, headers: (status, headers | later if status == 206 else headers)
    asset(storage).download(tmp_path / "x")
    assert (tmp_path / "x").read_bytes() == DATA
    assert [requested.get("range") for requested in storage.requested] == [None, "bytes=400-", None]


def test_parts_that_never_fit_end(storage: Storage, tmp_path: pathlib.Path) -> None:
    storage.breaks = [400] * 50
    storage.change = lambda n, status, headers: (status, headers | {"ETag": '"two"'} if status == 206 else headers)
    with pytest.raises(ConnectionError):
        asset(storage).download(tmp_path / "x")
    assert 2 <= len(storage.lines) <= 20 and list(tmp_path.iterdir()) == []


def test_a_part_that_was_not_requested_is_refused(storage: Storage, tmp_path: pathlib.Path) -> None:
    storage.breaks, storage.change = [], lambda n, status, headers: (206, headers)
    with pytest.raises(TransportError, match="a part that was not requested"):
        asset(storage).download(tmp_path / "x")


def test_a_range_out_of_reach_has_the_whole_read(storage: Storage, tmp_path: pathlib.Path) -> None:
    def out_of_reach(line: str) -> bytes | None:
        return b"HTTP/1.1 416 No\r\nContent-Length: 0\r\n\r\n" if "range" in storage.requested[-1] else None

    storage.before = out_of_reach
    asset(storage).download(tmp_path / "x")
    assert (tmp_path / "x").read_bytes() == DATA and len(storage.lines) == 3


def test_attempts_that_bring_nothing_end(storage: Storage, tmp_path: pathlib.Path) -> None:
    storage.breaks = [400] + [0] * 20
    with pytest.raises(ConnectionError):
        asset(storage).download(tmp_path / "x")
    assert 2 <= len(storage.lines) <= 20 and list(tmp_path.iterdir()) == []


def test_what_is_compressed_is_read_anew(storage: Storage, tmp_path: pathlib.Path) -> None:
    storage.data, storage.headers = gzip.compress(DATA), {**STRONG, "Content-Encoding": "gzip"}
    storage.breaks = [500]
    asset(storage).download(tmp_path / "x")
    assert (tmp_path / "x").read_bytes() == DATA
    assert len(storage.requested) == 2 and "range" not in storage.requested[1]


def redirects(to: Storage) -> Callable[[str], bytes]:
    """Lead to the storage, with another signature each time."""
    count = iter(range(10))

    def lead(line: str) -> bytes:
        location = f"{to.url}/file?signature={next(count)}"
        return f"HTTP/1.1 302 Found\r\nLocation: {location}\r\nContent-Length: 0\r\n\r\n".encode()

    return lead


def test_it_resumes_at_the_address_that_responded(storage: Storage, other: Storage, tmp_path: pathlib.Path) -> None:
    storage.before = redirects(other)
    asset(storage).download(tmp_path / "x")
    assert (tmp_path / "x").read_bytes() == DATA
    assert len(storage.lines) == 1 and [line.split()[1] for line in other.lines] == ["/file?signature=0"] * 2
    assert "authorization" in storage.requested[0]
    assert not any("authorization" in requested for requested in other.requested)


def test_a_rejected_resumption_follows_redirects_anew(storage: Storage, other: Storage, tmp_path: pathlib.Path) -> None:
    storage.before = redirects(other)

    def expired(line: str) -> bytes | None:
        late = "signature=0" in line and len(other.lines) > 1
        return b"HTTP/1.1 403 Expired\r\nContent-Length: 0\r\n\r\n" if late else None

    other.before = expired
    asset(storage).download(tmp_path / "x")
    assert (tmp_path / "x").read_bytes() == DATA
    assert [line.split()[1][-1] for line in other.lines] == ["0", "0", "1"]
    assert [requested.get("range") for requested in other.requested] == [None, "bytes=400-", "bytes=400-"]
    assert not any("authorization" in requested for requested in other.requested)


def test_when_the_way_is_refused_too_it_ends(storage: Storage, other: Storage, tmp_path: pathlib.Path) -> None:
    storage.before = redirects(other)
    refuse = b"HTTP/1.1 403 Expired\r\nContent-Length: 0\r\n\r\n"
    other.before = lambda line: refuse if len(other.lines) > 1 else None
    with pytest.raises(ForbiddenError):
        asset(storage).download(tmp_path / "x")
    assert len(other.lines) == 3 and list(tmp_path.iterdir()) == []


def test_what_cannot_be_taken_back_is_not_written_twice(storage: Storage, tmp_path: pathlib.Path) -> None:
    storage.headers = {}
    os.mkfifo(tmp_path / "pipe")
    reader = os.open(tmp_path / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    try:
        with pytest.raises(ConnectionError):
            asset(storage).download(tmp_path / "pipe")
        assert os.read(reader, 10_000) == DATA[:400]
    finally:
        os.close(reader)


def test_without_retries_it_ends_at_once(storage: Storage, tmp_path: pathlib.Path) -> None:
    client = ferrohub.Client(token="t", base_url=storage.url, retries=0)
    with pytest.raises(ConnectionError):
        Asset.from_dict({"url": f"{storage.url}/asset", "name": "x"}, client).download(tmp_path / "x")
    assert len(storage.lines) == 1 and list(tmp_path.iterdir()) == []
