"""Transports: bodies that are read in pieces, in downloads, uploads and streamed responses."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import io
import os
import pathlib
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import ConnectionError, ForbiddenError, ServerError, TransportError
from ferrohub.testing import GitHub, Recorder
from ferrohub.transports import Request, Response
from harness import TOKEN, body_of, make, run

DATA = os.urandom(1_000_000)
PIECE = 100_000
ETAG = {"ETag": '"1"', "Accept-Ranges": "bytes"}


class Chunks:
    """The data in pieces; it counts the pieces that are read, and may break off after some."""

    def __init__(self, data: bytes = DATA, breaks_after: int | None = None) -> None:
        self.data, self.breaks_after = data, breaks_after
        self.read = 0
        self.closed = False

    def __iter__(self) -> Iterator[bytes]:
        try:
            for at in range(0, len(self.data), PIECE):
                if self.read == self.breaks_after:
                    raise ConnectionResetError("reset")
                self.read += 1
                yield self.data[at : at + PIECE]
        finally:
            self.closed = True

    async def __aiter__(self) -> AsyncIterator[bytes]:
        for chunk in iter(self):
            await asyncio.sleep(0)
            yield chunk


class Asynchronous:
    """The same, only for event loops."""

    def __init__(self, chunks: Chunks) -> None:
        self.chunks = chunks

    def __aiter__(self) -> AsyncIterator[bytes]:
        return self.chunks.__aiter__()


def blocking(transport: Any, **options: Any) -> ferrohub.Client:
    return ferrohub.Client(token=TOKEN, transport=transport, **options)


def asset(transport: Any, **changes: Any) -> Any:
    return make("Asset", blocking(transport), **changes)


# Downloads


def test_a_download_is_written_as_it_is_read(tmp_path: pathlib.Path) -> None:
    chunks, seen = Chunks(), []

    def transport(request: Request) -> Response:
        assert request.stream and request.headers["accept-encoding"] == "identity"
        return Response(200, {"Content-Length": str(len(DATA))}, chunks)

    def progress(done: int, total: int | None) -> None:
        seen.append((done, total, chunks.read))

    found = asset(transport, digest=f"sha256:{hashlib.sha256(DATA).hexdigest()}")
    name = found.download(str(tmp_path / "it"), progress=progress, check_digest=True)
    assert pathlib.Path(name).read_bytes() == DATA and chunks.closed
    assert seen == [(PIECE * n, len(DATA), n) for n in range(1, 11)]


def test_a_download_goes_to_an_object_of_the_user() -> None:
    target = io.BytesIO()
    asset(lambda request: Response(200, {}, Chunks())).download(target)
    assert target.getvalue() == DATA


@pytest.mark.parametrize("form", [Chunks, lambda: Asynchronous(Chunks()), lambda: DATA])
def test_an_asynchronous_download(form: Any, tmp_path: pathlib.Path) -> None:
    async def transport(request: Request) -> Response:
        await asyncio.sleep(0)
        return Response(200, {}, form())

    async def main() -> None:
        client = ferrohub.AsyncClient(token=TOKEN, transport=transport)
        found = client.session and make("Asset", client)
        await found.download(str(tmp_path / "it"))
        target = io.BytesIO()
        await found.download(target)
        assert (tmp_path / "it").read_bytes() == target.getvalue() == DATA

    run(main())


def test_an_interrupted_download_is_resumed(tmp_path: pathlib.Path) -> None:
    requests = []

    def transport(request: Request) -> Response:
        requests.append(request.headers.get("range"))
        if len(requests) == 1:
            return Response(200, ETAG, Chunks(breaks_after=3))
        rest = DATA[3 * PIECE :]
        headers = {**ETAG, "Content-Range": f"bytes {3 * PIECE}-{len(DATA) - 1}/{len(DATA)}"}
        return Response(206, headers, [rest])

    asset(transport).download(str(tmp_path / "it"))
    assert (tmp_path / "it").read_bytes() == DATA and requests == [None, f"bytes={3 * PIECE}-"]


def test_a_download_that_cannot_be_resumed_fails(tmp_path: pathlib.Path) -> None:
    client = blocking(lambda request: Response(200, ETAG, Chunks(breaks_after=3)), retries=0)
    with pytest.raises(ConnectionError, match="reset") as caught:
        make("Asset", client).download(str(tmp_path / "it"))
    assert isinstance(caught.value.__cause__, ConnectionResetError) and list(tmp_path.iterdir()) == []


def test_an_exception_of_the_body_ends_the_download_unchanged(tmp_path: pathlib.Path) -> None:
    def chunks() -> Iterator[bytes]:
        yield b"first"
        raise LookupError("no second chunk")

    with pytest.raises(LookupError, match="no second chunk"):
        asset(lambda request: Response(200, {}, chunks())).download(str(tmp_path / "it"))
    assert list(tmp_path.iterdir()) == []


def test_a_short_download_is_an_error(tmp_path: pathlib.Path) -> None:
    client = blocking(lambda request: Response(200, {"Content-Length": "9"}, [b"short"]), retries=0)
    with pytest.raises(ConnectionError, match="ended after 5 of 9 bytes"):
        make("Asset", client).download(str(tmp_path / "it"))


def test_the_body_of_an_error_is_its_message(tmp_path: pathlib.Path) -> None:
    def transport(request: Request) -> Response:
        assert request.stream
        return Response(403, {"Content-Type": "application/json"}, iter([b'{"message": ', b'"No"}']))

    with pytest.raises(ForbiddenError, match="403 No"):
        asset(transport).download(str(tmp_path / "it"))


def test_a_download_is_recorded_through_a_transport(tmp_path: pathlib.Path) -> None:
    sent = []

    def transport(request: Request) -> Response:
        sent.append(request.stream)
        return Response(200, {}, [b"cont", b"ent"])

    found = asset(transport)
    for _ in range(2):
        with Recorder(found, tmp_path / "cassettes").use_cassette("download"):
            target = io.BytesIO()
            found.download(target)
            assert target.getvalue() == b"content"
    assert sent == [False]


# Streamed responses


def test_a_streamed_response_is_read_on_demand() -> None:
    chunks = Chunks()
    client = blocking(lambda request: Response(200, {"Content-Type": "text/plain"}, chunks))
    response = client.session.get("/x", stream=True)
    assert response.status_code == 200 and chunks.read < 10
    pieces = response.iter_content(PIECE)
    assert next(pieces) == DATA[:PIECE] and chunks.read < 10
    assert b"".join(pieces) == DATA[PIECE:] and chunks.closed
    assert client.session.get("/x", stream=True).content == DATA


def test_a_streamed_response_that_breaks_off_raises_after_what_was_read() -> None:
    client = blocking(lambda request: Response(200, {}, Chunks(breaks_after=3)), retries=0)
    response = client.session.get("/x", stream=True)
    read = []
    with pytest.raises(ConnectionError, match="reset"):
        read += response.iter_content(PIECE)
    assert b"".join(read) == DATA[: 3 * PIECE]


def test_a_streamed_response_that_is_closed_closes_the_body() -> None:
    chunks = Chunks()
    response = blocking(lambda request: Response(200, {}, chunks)).session.get("/x", stream=True)
    response.close()
    assert chunks.closed and chunks.read < 10


def test_an_asynchronous_streamed_response() -> None:
    async def transport(request: Request) -> Response:
        return Response(200, {}, Asynchronous(Chunks()))

    async def main() -> None:
        client = ferrohub.AsyncClient(transport=transport)
        response = await client.session.get("/x", stream=True)
        assert b"".join([chunk async for chunk in response.iter_content(PIECE)]) == DATA
        response = await client.session.get("/x", stream=True)
        assert await response.read() == DATA

    run(main())


def test_a_streamed_response_is_decoded() -> None:
    packed = gzip.compress(DATA)
    client = blocking(lambda request: Response(200, {"Content-Encoding": "gzip"}, Chunks(packed)))
    response = client.session.get("/x", stream=True, headers={"Accept-Encoding": "gzip"})
    assert response.content == DATA
    client = blocking(lambda request: Response(200, {"Content-Encoding": "gzip"}, Chunks(packed[:500_000])))
    with pytest.raises(TransportError):
        _ = client.session.get("/x").content


# Uploads


class Uploads:
    """A transport that reads uploads in one of the possible ways."""

    def __init__(self, way: str, fails: int = 0) -> None:
        self.way, self.fails = way, fails
        self.bodies: list[bytes] = []
        self.headers: Any = None

    def __call__(self, request: Request) -> Any:
        assert request.streamed and request.size == len(DATA)
        self.headers = request.headers
        return self.awaited(request) if self.way.startswith("a") else self.reply(self.read(request))

    def read(self, request: Request) -> bytes:
        if self.way == "read":
            return request.read()
        found = []
        for chunk in request:
            found.append(chunk)
            if len(self.bodies) < self.fails:
                break
        return b"".join(found)

    async def awaited(self, request: Request) -> Response:
        body = await request.aread() if self.way == "aread" else b"".join([chunk async for chunk in request])
        return self.reply(body)

    def reply(self, body: bytes) -> Response:
        self.bodies.append(body)
        if len(self.bodies) <= self.fails:
            raise ConnectionRefusedError("refused")
        return Response.json(body_of("Asset"), 201)


def contents(folder: pathlib.Path) -> dict[str, Any]:
    (folder / "it").write_bytes(DATA)
    return {"bytes": DATA, "path": folder / "it", "file": io.BytesIO(DATA), "view": memoryview(DATA)}


@pytest.mark.parametrize("kind", ["bytes", "path", "file", "view"])
@pytest.mark.parametrize("way", ["read", "iterate"])
def test_an_upload_is_read_by_the_transport(kind: str, way: str, tmp_path: pathlib.Path) -> None:
    transport, seen = Uploads(way), []
    release = make("Release", blocking(transport))
    progress = lambda done, total: seen.append((done, total))  # noqa: E731
    release.upload_asset("application/zip", "it.zip", contents(tmp_path)[kind], progress=progress)
    assert transport.bodies == [DATA] and transport.headers["content-length"] == str(len(DATA))
    assert seen[-1] == (len(DATA), len(DATA)) and len(seen) > 1
    assert [done for done, _ in seen] == sorted({done for done, _ in seen})


@pytest.mark.parametrize("kind", ["bytes", "path", "file", "view"])
@pytest.mark.parametrize("way", ["read", "iterate", "aread", "aiterate"])
def test_an_upload_of_an_asynchronous_client(kind: str, way: str, tmp_path: pathlib.Path) -> None:
    transport, seen = Uploads(way), []

    async def progress(done: int, total: int | None) -> None:
        await asyncio.sleep(0)
        seen.append(done)

    async def main() -> None:
        release: Any = make("Release", ferrohub.AsyncClient(token=TOKEN, transport=transport))
        await release.upload_asset("application/zip", "it.zip", contents(tmp_path)[kind], progress=progress)

    run(main())
    assert transport.bodies == [DATA] and seen[-1] == len(DATA) and seen == sorted(seen)


def test_an_asynchronous_callback_is_awaited_also_by_a_transport_of_this_process() -> None:
    github, seen = GitHub(), []
    github.user("hubot")
    github.repository("hubot/needle", files={"README.md": "# Needle"})

    async def progress(done: int, total: int | None) -> None:
        await asyncio.sleep(0)
        seen.append((done, total))

    async def main() -> None:
        async with github.async_client("hubot") as client:
            release = await (await client.repository("hubot", "needle")).create_release("v1", draft=True)
            await release.publish({"a.txt": b"a", "b.txt": b"bb"}, progress=progress)

    run(main())
    assert seen == [(1, 3), (3, 3)]


def test_a_blocking_client_rejects_an_asynchronous_callback() -> None:
    async def progress(done: int, total: int | None) -> None: ...

    release = make("Release", blocking(Uploads("iterate")))
    with pytest.raises(TypeError, match="needs an asynchronous client"):
        release.upload_asset("application/zip", "it.zip", DATA, progress=progress)


@pytest.mark.parametrize("kind", ["bytes", "path", "file", "view"])
def test_a_retried_upload_begins_again(kind: str, tmp_path: pathlib.Path) -> None:
    transport = Uploads("iterate", fails=1)
    make("Release", blocking(transport)).upload_asset("application/zip", "it.zip", contents(tmp_path)[kind])
    first, second = transport.bodies
    assert second == DATA and DATA.startswith(first) and 0 < len(first) < len(DATA)


def test_an_error_of_the_file_ends_the_upload() -> None:
    class Broken(io.BytesIO):
        def read(self, size: int | None = -1) -> bytes:
            raise LookupError("unreadable")

    with pytest.raises(LookupError, match="unreadable"):
        make("Release", blocking(Uploads("iterate"))).upload_asset("application/zip", "it.zip", Broken(DATA))


def test_an_upload_that_is_rejected() -> None:
    release = make("Release", blocking(lambda request: Response.json({"message": "Busy"}, 500)))
    with pytest.raises(ServerError, match="500 Busy"):
        release.upload_asset("application/zip", "it.zip", DATA)
