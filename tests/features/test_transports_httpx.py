"""The transport over the package httpx, of blocking and of asynchronous clients."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import pathlib
from typing import Any

import httpx
import pytest

import ferrohub
from ferrohub import transports
from ferrohub.exceptions import ConnectionError, Timeout
from harness import TOKEN, Reply, Server, body_of, make, run

API = "https://api.github.com"
USER = {"login": "octocat", "id": 1, "url": f"{API}/users/octocat"}
DATA = os.urandom(300_000)


def blocking(client: httpx.Client, **options: Any) -> ferrohub.Client:
    return ferrohub.Client(token=TOKEN, transport=transports.httpx(client), **options)


def awaited(client: httpx.Client | httpx.AsyncClient, **options: Any) -> ferrohub.AsyncClient:
    return ferrohub.AsyncClient(token=TOKEN, transport=transports.httpx(client), **options)


def mocked(reply: Any) -> httpx.MockTransport:
    return httpx.MockTransport(reply)


def test_httpx_sends_what_ferrohub_would_send(server: Server) -> None:
    seen: list[str] = []
    hooks = {"request": [lambda request: seen.append(request.method)]}
    with httpx.Client(headers={"X-Mine": "1"}, auth=("a", "b"), event_hooks=hooks) as outer:
        client = blocking(outer, base_url=server.url)
        server.will(Reply(USER))
        assert client.user("octocat").login == "octocat"
        client.session.post("/x", json={"a": 1})
        first, second = server.requests
        assert first.headers["authorization"] == f"token {TOKEN}" and first.headers["x-mine"] == "1"
        assert first.headers["user-agent"].startswith("ferrohub/") and second.json == {"a": 1}
        assert seen == ["GET", "POST"]
        client.close()
        assert not outer.is_closed


def test_no_credential_of_httpx_is_sent(server: Server) -> None:
    with httpx.Client(headers={"Authorization": "of-httpx"}, auth=("a", "b")) as outer:
        server.will(Reply({}))
        ferrohub.Client(base_url=server.url, transport=transports.httpx(outer)).session.get("/x")
        assert "authorization" not in server.requests[0].headers


def test_timeouts_and_redirects_are_those_of_ferrohub() -> None:
    seen = []

    def reply(request: httpx.Request) -> httpx.Response:
        seen.append((str(request.url), request.extensions["timeout"]))
        if request.url.path == "/old":
            return httpx.Response(302, headers={"Location": f"{API}/new"})
        return httpx.Response(200, json=USER)

    with httpx.Client(transport=mocked(reply), follow_redirects=True) as outer:
        response = blocking(outer, timeout=(3, None)).session.get("/old")
    limits = {"connect": 3.0, "read": None, "write": None, "pool": 3.0}
    assert seen == [(f"{API}/old", limits), (f"{API}/new", limits)] and len(response.history) == 1


@pytest.mark.parametrize("hooked", [True, False])
@pytest.mark.parametrize("coding", ["gzip", ""])
def test_a_response_is_decoded_once(hooked: bool, coding: str, server: Server) -> None:
    body = json.dumps({"login": "octocat"}).encode()
    headers = {"Content-Encoding": "gzip"} if coding else {}
    hooks = {"response": [lambda response: response.read()]} if hooked else {}
    server.will(Reply(gzip.compress(body) if coding else body, headers=headers))
    with httpx.Client(event_hooks=hooks) as outer:  # type: ignore[arg-type]
        client = blocking(outer, base_url=server.url)
        assert client.session.get("/x").json() == {"login": "octocat"}
        assert client.session.get("/x", stream=True, headers={"Accept-Encoding": "gzip"}).content == body


def test_downloads_and_uploads_stream(server: Server, tmp_path: pathlib.Path) -> None:
    with httpx.Client() as outer:
        client = blocking(outer, base_url=server.url)
        server.will(Reply(DATA))
        make("Asset", client).download(str(tmp_path / "it"))
        assert (tmp_path / "it").read_bytes() == DATA
        server.will(Reply(body_of("Asset"), 201))
        release = make("Release", client, upload_url=f"{server.url}/upload{{?name,label}}")
        release.upload_asset("application/zip", "it.zip", tmp_path / "it")
        [upload] = server.requests
        assert upload.body == DATA and upload.headers["content-length"] == str(len(DATA))
        assert "transfer-encoding" not in upload.headers


@pytest.mark.parametrize("kind", [httpx.Client, httpx.AsyncClient])
def test_an_asynchronous_client(kind: Any, server: Server, tmp_path: pathlib.Path) -> None:
    async def main() -> None:
        outer = kind()
        client = awaited(outer, base_url=server.url)
        server.will(Reply(USER))
        assert [user.login for user in await asyncio.gather(*(client.user("x") for _ in range(5)))] == ["octocat"] * 5
        server.will(Reply(DATA))
        found: Any = make("Asset", client)
        await found.download(str(tmp_path / "it"))
        assert (tmp_path / "it").read_bytes() == DATA
        response = await client.session.get("/x", stream=True)
        assert b"".join([chunk async for chunk in response.iter_content(1000)]) == DATA
        server.will(Reply(body_of("Asset"), 201))
        release: Any = make("Release", client, upload_url=f"{server.url}/upload{{?name,label}}")
        await release.upload_asset("application/zip", "it.zip", tmp_path / "it")
        assert server.requests[0].body == DATA
        await outer.aclose() if kind is httpx.AsyncClient else outer.close()

    run(main())


def test_an_asynchronous_response_that_a_hook_has_read() -> None:
    async def read(response: httpx.Response) -> None:
        await response.aread()

    async def main() -> None:
        reply = lambda request: httpx.Response(200, json=USER)  # noqa: E731
        async with httpx.AsyncClient(transport=mocked(reply), event_hooks={"response": [read]}) as outer:
            assert (await awaited(outer).user("octocat")).login == "octocat"

    run(main())


@pytest.mark.parametrize(
    ("failure", "raised", "sent"),
    [
        (httpx.ReadTimeout("late"), Timeout, 1),
        (httpx.ConnectTimeout("late"), Timeout, 2),
        (httpx.PoolTimeout("late"), Timeout, 2),
        (httpx.ConnectError("refused"), ConnectionError, 2),
        (httpx.ReadError("broken"), ConnectionError, 1),
        (httpx.RemoteProtocolError("broken"), ConnectionError, 1),
        (httpx.DecodingError("garbled"), ConnectionError, 1),
        (httpx.InvalidURL("wrong"), httpx.InvalidURL, 1),
        (LookupError("of a mock"), LookupError, 1),
    ],
)
def test_each_failure_of_httpx_has_its_meaning(failure: Exception, raised: Any, sent: int) -> None:
    requests = []

    def reply(request: httpx.Request) -> httpx.Response:
        requests.append(request)
        raise failure

    with httpx.Client(transport=mocked(reply)) as outer, pytest.raises(raised) as caught:
        blocking(outer, retries=1).session.post("/x")
    assert len(requests) == sent and failure in (caught.value, caught.value.__cause__)


def test_a_wrong_client_is_rejected() -> None:
    with pytest.raises(TypeError, match=r"must be a httpx\.Client or httpx\.AsyncClient, not object"):
        transports.httpx(object())  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"pass ferrohub\.transports\.httpx\(\.\.\.\)"):
        ferrohub.Client(transport=httpx.Client())  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"needs ferrohub\.AsyncClient"):
        ferrohub.Client(transport=transports.httpx(httpx.AsyncClient())).user("octocat")
