"""The transport over the package requests: what is made for requests works as its users expect."""

from __future__ import annotations

import asyncio
import io
import json
import os
import pathlib
import pickle
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import betamax  # type: ignore[import-untyped]
import pytest
import pytest_socket
import requests
import requests_mock
import responses
import vcr  # type: ignore[import-untyped]

import ferrohub
from ferrohub import transports
from ferrohub.exceptions import ConnectionError, GitHubException, NotFoundError, Timeout
from ferrohub.transports import Request
from harness import TOKEN, Reply, Server, body_of, make

API = "https://api.github.com"
USER = {"login": "octocat", "id": 1, "url": f"{API}/users/octocat"}
DATA = os.urandom(300_000)


def over(session: requests.Session | None = None, **options: Any) -> ferrohub.Client:
    return ferrohub.Client(token=TOKEN, transport=transports.requests(session), **options)


@pytest.fixture
def through(server: Server) -> Iterator[ferrohub.Client]:
    """A client of the server, through requests."""
    with over(base_url=server.url) as client:
        yield client


# Sending


def test_requests_sends_what_ferrohub_would_send(through: ferrohub.Client, server: Server) -> None:
    server.will(Reply(USER))
    assert through.user("octocat").login == "octocat"
    through.session.post("/x", json={"a": 1})
    first, second = server.requests
    assert first.line == "GET /users/octocat" and first.headers["authorization"] == f"token {TOKEN}"
    assert first.headers["user-agent"].startswith("ferrohub/") and "gzip" in first.headers["accept-encoding"]
    assert first.headers["accept"] == "application/vnd.github.full+json" and "content-length" not in first.headers
    assert (second.json, second.headers["content-type"]) == ({"a": 1}, "application/json")


def test_the_credential_is_that_of_the_client(
    server: Server, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    netrc = tmp_path / "netrc"
    netrc.write_text("machine 127.0.0.1 login netrc-user password netrc-word\n")
    netrc.chmod(0o600)
    monkeypatch.setenv("NETRC", str(netrc))
    session = requests.Session()
    session.auth = ("session-user", "session-word")
    session.headers["Authorization"] = "session-header"
    for token, expected in ((TOKEN, f"token {TOKEN}"), ("", None)):
        server.will(Reply({}))
        client = ferrohub.Client(token=token, base_url=server.url, transport=transports.requests(session))
        client.session.get("/x")
        assert server.requests[0].headers.get("authorization") == expected


def test_headers_cookies_and_hooks_of_the_session_apply(server: Server) -> None:
    session, seen = requests.Session(), []
    session.headers["X-Mine"] = "1"
    session.cookies.set("c", "1", domain="127.0.0.1")
    session.hooks["response"].append(
        lambda response, **_: seen.append((response.status_code, response.json()["login"]))
    )
    server.will(Reply(USER))
    assert over(session, base_url=server.url).user("octocat").login == "octocat"
    assert server.requests[0].headers["x-mine"] == "1" and server.requests[0].headers["cookie"] == "c=1"
    assert seen == [(200, "octocat")]


def test_adapters_of_the_session_are_used() -> None:
    class Adapter(requests.adapters.BaseAdapter):
        def send(self, request: requests.PreparedRequest, **options: Any) -> requests.Response:  # type: ignore[override]
            seen.append((request.url, options["timeout"], options["stream"]))
            response = requests.Response()
            response.status_code, response.raw, response.request = 200, io.BytesIO(json.dumps(USER).encode()), request
            response.url = request.url or ""
            return response

        def close(self) -> None:
            pass

    seen: list[Any] = []
    session = requests.Session()
    session.mount("https://api.github.com", Adapter())
    assert over(session, timeout=(3, None)).user("octocat").login == "octocat"
    assert seen == [(f"{API}/users/octocat", (3.0, None), True)]


def test_redirects_are_followed_by_ferrohub(through: ferrohub.Client, server: Server) -> None:
    server.will(Reply(None, 301, {"Location": f"{server.url}/users/new"}), Reply(USER))
    response = through.session.get("/users/old")
    assert [r.line for r in server.requests] == ["GET /users/old", "GET /users/new"] and len(response.history) == 1


def test_pages_are_read_in_order(through: ferrohub.Client, server: Server) -> None:
    link = {"Link": f'<{server.url}/repos/o/r/issues?page=2>; rel="next"'}
    server.will(Reply([{"number": 1}], headers=link), Reply([{"number": 2}]))
    assert [issue.number for issue in through.issues_on("o", "r")] == [1, 2]


@pytest.mark.parametrize("coding", ["gzip", "identity"])
def test_a_compressed_response_is_decoded_once(coding: str, through: ferrohub.Client, server: Server) -> None:
    import gzip

    body = json.dumps(USER).encode()
    packed = gzip.compress(body) if coding == "gzip" else body
    server.will(Reply(packed, headers={"Content-Encoding": coding, "Content-Type": "application/json"}))
    assert through.user("octocat").login == "octocat"


def test_downloads_and_uploads_stream(through: ferrohub.Client, server: Server, tmp_path: pathlib.Path) -> None:
    server.will(Reply(DATA))
    make("Asset", through).download(str(tmp_path / "it"))
    assert (tmp_path / "it").read_bytes() == DATA
    server.will(Reply(body_of("Asset"), 201))
    release = make("Release", through, upload_url=f"{server.url}/upload{{?name,label}}")
    seen: list[int] = []
    release.upload_asset("application/zip", "it.zip", tmp_path / "it", progress=lambda done, total: seen.append(done))
    [upload] = server.requests
    assert upload.body == DATA and upload.headers["content-length"] == str(len(DATA)) and seen[-1] == len(DATA)
    assert "transfer-encoding" not in upload.headers and upload.headers["content-type"] == "application/zip"


def test_a_streamed_response(through: ferrohub.Client, server: Server) -> None:
    server.will(Reply(DATA))
    assert b"".join(through.session.get("/x", stream=True).iter_content(1000)) == DATA


def test_failures_of_requests_are_retried_and_translated(server: Server) -> None:
    server.will(Reply(drop=True), Reply(USER))
    assert over(base_url=server.url).user("octocat").login == "octocat" and len(server.requests) == 2
    with pytest.raises(ConnectionError, match=r"^GET http://127\.0\.0\.1:9/users/x: ") as caught:
        over(base_url="http://127.0.0.1:9", retries=0).user("x")
    assert isinstance(caught.value.__cause__, requests.ConnectionError)


@pytest.mark.parametrize(
    ("failure", "raised", "sent"),
    [
        (requests.ReadTimeout("late"), Timeout, 1),
        (requests.ConnectTimeout("late"), Timeout, 2),
        (requests.ConnectionError("broken"), ConnectionError, 1),
        (requests.exceptions.ChunkedEncodingError("broken"), ConnectionError, 1),
        (requests.exceptions.SSLError("CERTIFICATE_VERIFY_FAILED"), ConnectionError, 1),
        (requests.exceptions.ContentDecodingError("garbled"), ConnectionError, 1),
        (requests.HTTPError("raised by a hook"), requests.HTTPError, 1),
        (RuntimeError("of an adapter"), RuntimeError, 1),
    ],
)
def test_each_failure_of_requests_has_its_meaning(failure: Exception, raised: Any, sent: int) -> None:
    with responses.RequestsMock() as mock:
        mock.post(f"{API}/x", body=failure)
        with pytest.raises(raised) as caught:
            over(retries=1).session.post("/x")
        assert len(mock.calls) == sent
    assert failure in (caught.value, caught.value.__cause__)


def test_a_write_that_a_second_server_may_have_received_is_sent_once(server: Server) -> None:
    """A transport that goes on to another server has failed at that one, although the first one got nothing."""

    def transport(request: Request) -> Any:
        try:
            return requests.post("http://127.0.0.1:9/x", data=request.read())
        except requests.ConnectionError:
            return requests.post(f"{server.url}/x", data=request.read())

    server.will(Reply(drop=True))
    with pytest.raises(ConnectionError, match="Remote end closed connection"):
        ferrohub.Client(token=TOKEN, transport=transport).session.post("/x", json={"title": "once"})
    assert len(server.requests) == 1


@pytest.mark.parametrize("location", ["http://[", "http://[::1", "http://a]b/"])
def test_a_redirect_to_an_invalid_address_is_an_error(location: str, through: ferrohub.Client, server: Server) -> None:
    server.will(Reply(None, 302, {"Location": location}))
    with pytest.raises(GitHubException):
        through.session.get("/x")


def test_an_interim_response_is_not_taken_for_an_empty_list(through: ferrohub.Client, server: Server) -> None:
    """The package requests skips none but 100, and reports others as responses without a body."""
    server.will(*[Reply(None, 103)] * 4)
    with pytest.raises(ConnectionError, match="interim response 103"):
        list(through.issues_on("octocat", "Hello-World"))


# With what is made for requests


@responses.activate
def test_responses() -> None:
    responses.get(f"{API}/users/octocat", json=USER)
    responses.get(f"{API}/users/nobody", json={"message": "Not Found"}, status=404)
    responses.post(
        f"{API}/gists", json={"id": "1"}, status=201, match=[responses.matchers.json_params_matcher({"a": 1})]
    )
    client = over(retries=0)
    assert client.user("octocat").login == "octocat"
    with pytest.raises(NotFoundError):
        client.user("nobody")
    assert client.session.post("/gists", json={"a": 1}).status_code == 201
    assert responses.calls[0].request.headers["Authorization"] == f"token {TOKEN}" and len(responses.calls) == 3
    with pytest.raises(ConnectionError, match="Connection refused by Responses"):
        client.user("unknown")


def test_requests_mock() -> None:
    with requests_mock.Mocker() as mock:
        mock.get(f"{API}/users/octocat", json=USER)
        mock.get(f"{API}/file", content=DATA)
        client = over(retries=0)
        assert client.user("octocat").login == "octocat"
        assert client.session.get("/file", stream=True).content == DATA
        assert mock.call_count == 2 and mock.request_history[0].headers["Authorization"] == f"token {TOKEN}"
        with pytest.raises((ConnectionError, requests_mock.NoMockAddress), match="No mock address"):
            client.user("unknown")


def test_betamax(server: Server, tmp_path: pathlib.Path) -> None:
    session = requests.Session()
    client = over(session, base_url=server.url, retries=0)
    server.will(Reply(USER))
    for _ in range(2):
        with betamax.Betamax(session, cassette_library_dir=str(tmp_path)).use_cassette("users"):
            assert client.user("octocat").login == "octocat"
    assert len(server.requests) == 1 and (tmp_path / "users.json").exists()


def test_vcr(server: Server, tmp_path: pathlib.Path) -> None:
    client = over(base_url=server.url, retries=0)
    server.will(Reply(USER))
    for _ in range(2):
        with vcr.use_cassette(str(tmp_path / "users.yaml"), filter_headers=["authorization"]):
            assert client.user("octocat").login == "octocat"
    assert len(server.requests) == 1 and TOKEN not in (tmp_path / "users.yaml").read_text()


@pytest.mark.filterwarnings("ignore:A test tried to use socket")
def test_pytest_socket(server: Server) -> None:
    client = over(base_url=server.url)
    pytest_socket.disable_socket()
    try:
        with pytest.raises(pytest_socket.SocketBlockedError):
            client.user("octocat")
    finally:
        pytest_socket.enable_socket()
    assert server.requests == []


# The adapter


def test_an_asynchronous_client_sends_in_threads(server: Server, tmp_path: pathlib.Path) -> None:
    async def main() -> None:
        async with ferrohub.AsyncClient(token=TOKEN, base_url=server.url, transport=transports.requests()) as client:
            server.will(Reply(USER))
            assert [user.login for user in await asyncio.gather(*(client.user("x") for _ in range(5)))] == [
                "octocat"
            ] * 5
            server.will(Reply(DATA))
            found: Any = make("Asset", client)
            await found.download(str(tmp_path / "it"))
            assert (tmp_path / "it").read_bytes() == DATA
            response = await client.session.get("/x", stream=True)
            assert b"".join([chunk async for chunk in response.iter_content(1000)]) == DATA
            server.will(Reply(body_of("Asset"), 201))
            release: Any = make("Release", client, upload_url=f"{server.url}/upload{{?name,label}}")
            await release.upload_asset("application/zip", "it.zip", tmp_path / "it")
            assert server.requests[-1].body == DATA

    asyncio.run(asyncio.wait_for(main(), 30))


def test_only_a_session_of_the_adapter_is_closed() -> None:
    class Session(requests.Session):
        closed = 0

        def close(self) -> None:
            self.closed += 1
            super().close()

    session = Session()
    over(session).close()
    assert session.closed == 0
    transport = transports.requests()
    transport.session = session
    ferrohub.Client(transport=transport).close()
    assert session.closed == 1


def test_it_is_pickled_with_the_client(server: Server) -> None:
    session = requests.Session()
    session.headers["X-Mine"] = "1"
    client = pickle.loads(pickle.dumps(over(session, base_url=server.url)))
    server.will(Reply(USER))
    assert client.user("octocat").login == "octocat" and server.requests[0].headers["x-mine"] == "1"
    assert repr(transports.requests(session)).startswith(
        "<ferrohub.transports.requests over <requests.sessions.Session"
    )


def test_what_is_no_transport_yet_is_explained() -> None:
    with pytest.raises(TypeError, match=r"pass ferrohub\.transports\.requests\(\.\.\.\)"):
        ferrohub.Client(transport=requests.Session())  # type: ignore[arg-type]


@pytest.mark.parametrize("package", ["requests", "httpx"])
def test_a_missing_package_is_named(package: str) -> None:
    code = (
        f"import sys; sys.modules[{package!r}] = None; from ferrohub import transports\n"
        f"try: transports.{package}(None)\n"
        f"except ImportError as error: assert str(error).endswith('pip install {package}'), error\n"
        "else: raise SystemExit(1)"
    )
    subprocess.run([sys.executable, "-I", "-c", code], check=True)
