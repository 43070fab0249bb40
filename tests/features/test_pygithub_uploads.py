"""Uploads with PyGithub and with ``ferrohub.pygithub``; test_transfer_memory.py measures their memory."""

from __future__ import annotations

import importlib
import io
import pathlib
from typing import Any
from unittest import mock

import pytest

from ferrohub import exceptions
from harness import Reply, Server

DATA = bytes(range(256)) * 2_000
ASSET = {"id": 1, "name": "needle.zip", "size": len(DATA)}
PAUSES: dict[str, Any] = {"seconds_between_requests": None, "seconds_between_writes": None}


class ReadAlone:
    """The least that a file needs for PyGithub: it has ``read`` and nothing more."""

    def __init__(self, data: bytes) -> None:
        self._data = io.BytesIO(data)

    def read(self, size: int = -1) -> bytes:
        return self._data.read(size)


@pytest.fixture(params=["ferrohub.pygithub", "github"])
def package(request: pytest.FixtureRequest) -> Any:
    pytest.importorskip("github")
    return importlib.import_module(request.param)


def client(package: Any, server: Server, retry: Any = None) -> Any:
    token = importlib.import_module(f"{package.__name__}.Auth").Token("t0ken")
    return package.Github(auth=token, base_url=server.url, retry=retry, lazy=True, **PAUSES)


def release(github: Any, package: Any, server: Server) -> Any:
    made = importlib.import_module(f"{package.__name__}.GitRelease").GitRelease
    known = {"upload_url": f"{server.url}/repos/mona/compass/releases/1/assets{{?name,label}}"}
    return made(github.requester, {}, known, completed=True)


@pytest.fixture
def compass(package: Any, server: Server) -> Any:
    return release(client(package, server), package, server)


def test_a_file_is_uploaded_from_its_path(compass: Any, server: Server, tmp_path: pathlib.Path) -> None:
    source = tmp_path / "needle.zip"
    source.write_bytes(DATA)
    server.will(Reply(ASSET, 201))
    assert compass.upload_asset(str(source), "North & South").name == "needle.zip"
    (sent,) = server.requests
    assert sent.line == "POST /repos/mona/compass/releases/1/assets"
    assert sent.query == {"name": "needle.zip", "label": "North & South"}
    assert sent.body == DATA and sent.headers["content-length"] == str(len(DATA))
    assert (sent.headers["content-type"], sent.headers["authorization"]) == ("application/zip", "token t0ken")
    assert {"accept", "x-github-api-version"}.isdisjoint(sent.headers) or sent.headers["accept"] == "*/*"


def test_an_open_file_is_uploaded_from_its_position_and_closed(compass: Any, server: Server) -> None:
    server.will(Reply(ASSET, 201))
    file = io.BytesIO(b"skipped" + DATA)
    file.seek(7)
    assert compass.upload_asset_from_memory(file, len(DATA), "needle.zip", "application/zip").name == "needle.zip"
    (sent,) = server.requests
    assert sent.body == DATA and sent.headers["content-length"] == str(len(DATA)) and file.closed


def test_a_file_that_is_only_read_is_uploaded(compass: Any, server: Server) -> None:
    server.will(Reply(ASSET, 201))
    compass.upload_asset_from_memory(ReadAlone(DATA), len(DATA), "needle.zip")
    (sent,) = server.requests
    assert sent.body == DATA and sent.headers["content-length"] == str(len(DATA))
    assert sent.headers["content-type"] == "application/octet-stream"


def test_a_file_of_text_is_uploaded(compass: Any, server: Server) -> None:
    server.will(Reply(ASSET, 201))
    text = "needle\n" * 100
    compass.upload_asset_from_memory(io.StringIO(text), len(text.encode()), "needle.txt")
    assert server.requests[0].body == text.encode()


def test_an_upload_that_github_rejects_raises(package: Any, compass: Any, server: Server) -> None:
    server.will(Reply({"message": "Validation Failed", "errors": [{"code": "already_exists"}]}, 422))
    with pytest.raises(package.GithubException) as caught:
        compass.upload_asset_from_memory(io.BytesIO(DATA), len(DATA), "needle.zip")
    assert caught.value.status == 422 and caught.value.data["errors"] == [{"code": "already_exists"}]
    assert len(server.requests) == 1


def test_an_upload_is_repeated_from_its_position_if_an_object_of_urllib3_says_so(package: Any, server: Server) -> None:
    urllib3 = pytest.importorskip("urllib3")
    retry = urllib3.Retry(total=2, status_forcelist=[502], allowed_methods=["POST"], backoff_factor=0)
    server.will(Reply({}, 502), Reply(ASSET, 201))
    file = io.BytesIO(b"skipped" + DATA)
    file.seek(7)
    compass = release(client(package, server, retry), package, server)
    assert compass.upload_asset_from_memory(file, len(DATA), "needle.zip").name == "needle.zip"
    assert [sent.body == DATA for sent in server.requests] == [True, True]


@pytest.mark.parametrize("name", ["requestBlob", "_Requester__requestEncode", "_Requester__requestRaw"])
def test_an_upload_goes_through_the_methods_that_programs_replace(
    name: str, package: Any, compass: Any, server: Server, tmp_path: pathlib.Path
) -> None:
    source = tmp_path / "needle.zip"
    source.write_bytes(DATA)
    server.will(Reply(ASSET, 201))
    requester = importlib.import_module(f"{package.__name__}.Requester").Requester
    own, calls = getattr(requester, name), []

    def recorded(self: Any, *arguments: Any, **named: Any) -> Any:
        calls.append((arguments, named))
        return own(self, *arguments, **named)

    with mock.patch.object(requester, name, recorded):
        assert compass.upload_asset(str(source)).name == "needle.zip"
    (((_, *arguments), named),) = calls
    assert len(arguments) + len(named) >= 4 and server.requests[0].body == DATA
    response = (201, {"etag": "x"}, '{"name": "of the program"}')
    with mock.patch.object(requester, "requestBlob", return_value=response) as replaced:
        assert compass.upload_asset(str(source)).name == "of the program"
    assert replaced.call_args.args[4] == str(source) and len(server.requests) == 1


def test_a_connection_of_a_program_is_given_the_open_file(
    package: Any, compass: Any, server: Server, tmp_path: pathlib.Path
) -> None:
    source = tmp_path / "needle.zip"
    source.write_bytes(DATA)
    given = []
    module = importlib.import_module(f"{package.__name__}.Requester")

    class Connection(module.HTTPRequestsConnectionClass):  # type: ignore[misc, name-defined]
        def request(self, verb: str, url: str, input: Any, headers: Any, stream: bool = False) -> None:
            given.append(input)
            super().request(verb, url, input, headers, stream)

    server.will(Reply(ASSET, 201))
    module.Requester.injectConnectionClasses(Connection, Connection)
    try:
        github = client(package, server)
        assert release(github, package, server).upload_asset(str(source)).name == "needle.zip"
    finally:
        module.Requester.resetConnectionClasses()
    assert hasattr(given[0], "read") and given[0].closed and server.requests[0].body == DATA


def test_requests_is_given_the_open_file_while_it_is_replaced(
    package: Any, compass: Any, tmp_path: pathlib.Path
) -> None:
    requests_mock = pytest.importorskip("requests_mock")
    source = tmp_path / "needle.zip"
    source.write_bytes(DATA)
    bodies = []

    def respond(request: Any, context: Any) -> Any:
        bodies.append(request.body.read())
        context.status_code = 201
        return ASSET

    with requests_mock.Mocker() as mocked:
        mocked.post(requests_mock.ANY, json=respond)
        assert compass.upload_asset(str(source)).name == "needle.zip"
    assert bodies == [DATA]


@pytest.mark.parametrize("status", [301, 307, 308])
def test_an_upload_follows_a_redirect_within_its_host(status: int, server: Server) -> None:
    package = importlib.import_module("ferrohub.pygithub")
    server.will(Reply({}, status, {"Location": f"{server.url}/repositories/9/releases/1/assets"}), Reply(ASSET, 201))
    made = release(client(package, server), package, server)
    assert made.upload_asset_from_memory(io.BytesIO(DATA), len(DATA), "needle.zip").name == "needle.zip"
    first, second = server.requests
    assert second.line == "POST /repositories/9/releases/1/assets" and first.body == second.body == DATA


@pytest.mark.parametrize("status", [301, 302, 307, 308])
def test_an_upload_that_is_redirected_to_another_host_raises(status: int, server: Server) -> None:
    package = importlib.import_module("ferrohub.pygithub")
    elsewhere = server.url.replace("127.0.0.1", "localhost")
    server.will(Reply({"name": "elsewhere"}, status, {"Location": f"{elsewhere}/repositories/9/releases/1/assets"}))
    made = release(client(package, server), package, server)
    with pytest.raises(exceptions.TransportError, match="redirects to another host"):
        made.upload_asset_from_memory(io.BytesIO(DATA), len(DATA), "needle.zip")
    assert len(server.requests) == 1
