"""The cache across renewed tokens: GitHub's ETags depend on the Authorization header."""

from __future__ import annotations

import hashlib
import itertools
import json
import pathlib
from collections.abc import Iterator
from typing import Any

import pytest

import ferrohub
from harness import Recorded, Reply, Server
from paged_server import serving

KEY = (pathlib.Path(__file__).parents[1] / "keys" / "app-pkcs8.pem").read_bytes()
HASHED = ("accept", "authorization", "cookie")
MODIFIED = "Thu, 05 Jul 2012 15:31:30 GMT"
apps = itertools.count(100)


class Tokens(Server):
    """A server that issues tokens for installations, and computes ETags as GitHub does, or in another way."""

    def __init__(self) -> None:
        super().__init__()
        self.issued = 0
        self.revoked: set[str] = set()
        self.body: Any = {"id": 1, "name": "Hello-World"}
        #: What ETags contain besides what GitHub's contain; None for no ETags.
        self.extra: str | None = ""
        self.modified: str | None = None

    def reply_to(self, request: Recorded, connection: Any) -> Reply:
        if request.method == "POST":
            self.issued += 1
            token = f"ghs_{self.server_port}_{self.issued}"
            return Reply({"token": token, "expires_at": "2999-01-01T00:00:00Z"}, 201)
        if request.headers["authorization"].removeprefix("token ") in self.revoked:
            return Reply({"message": "Bad credentials"}, 401)
        body = json.dumps(self.body)
        headers = {"Vary": "Accept, Authorization, Cookie, X-GitHub-OTP", "Date": "Tue, 01 Feb 2022 10:00:00 GMT"}
        known = self.modified is not None and request.headers.get("if-modified-since") == self.modified
        if self.modified:
            headers["Last-Modified"] = self.modified
        if self.extra is not None:
            seen = "".join(f"{request.headers[name]}:" for name in HASHED if name in request.headers)
            etag = hashlib.sha256(f"{self.extra}{seen}{body}".encode()).hexdigest()
            headers["ETag"] = f'W/"{etag}"'
            if "if-none-match" in request.headers:
                known = request.headers["if-none-match"].removeprefix("W/") == f'"{etag}"'
        return Reply(None if known else body, 304 if known else 200, headers)

    def conditions(self) -> list[tuple[str, ...]]:
        """The conditional headers of each request for something since the last call."""
        names = ("if-none-match", "if-modified-since")
        found = [
            tuple(name for name in names if name in request.headers)
            for request in self.requests
            if request.method == "GET"
        ]
        self.requests.clear()
        return found


@pytest.fixture
def server() -> Iterator[Tokens]:
    with serving(Tokens()) as server:
        assert isinstance(server, Tokens)
        yield server


@pytest.fixture(params=["memory", "disk"])
def cache(request: pytest.FixtureRequest, tmp_path: pathlib.Path) -> ferrohub.Cache:
    return ferrohub.Cache(None if request.param == "memory" else tmp_path / "cache")


@pytest.fixture
def app() -> int:
    """An app that no other test has."""
    return next(apps)


def installation(server: Tokens, cache: ferrohub.Cache, app: int, number: int = 2) -> ferrohub.Client:
    """A client for an installation, with a token of its own."""
    client = ferrohub.Client(base_url=server.url, cache=cache)
    client.login_as_app_installation(KEY, app, number)
    return client


def read(client: ferrohub.Client) -> str:
    return str(client.repository("octocat", "Hello-World").name)


def test_another_token_of_an_installation_revalidates_what_is_cached(
    server: Tokens, cache: ferrohub.Cache, app: int
) -> None:
    for _ in range(3):
        assert read(installation(server, cache, app)) == "Hello-World"
    assert server.conditions() == [(), ("if-none-match",), ("if-none-match",)]
    assert (cache.hits, cache.misses, server.issued) == (2, 1, 3)


def test_the_etag_of_the_new_token_is_cached_then(server: Tokens, cache: ferrohub.Cache, app: int) -> None:
    read(installation(server, cache, app))
    client = installation(server, cache, app)
    first = client.repository("octocat", "Hello-World").etag
    assert client.repository("octocat", "Hello-World").etag == first
    assert cache.hits == 2


def test_a_changed_response_is_returned_anew(server: Tokens, cache: ferrohub.Cache, app: int) -> None:
    read(installation(server, cache, app))
    server.body = {"id": 1, "name": "Renamed"}
    assert read(installation(server, cache, app)) == "Renamed"
    assert read(installation(server, cache, app)) == "Renamed"
    assert (cache.hits, cache.misses) == (1, 2)


def test_a_token_that_is_replaced_within_a_request_is_used_for_the_condition(
    server: Tokens, cache: ferrohub.Cache, app: int
) -> None:
    client = installation(server, cache, app)
    client.session.retries = 0  # a new token that is rejected is retried for some seconds
    read(client)
    server.revoked.add(f"ghs_{server.server_port}_1")
    assert read(client) == "Hello-World"
    # The rejected request had the ETag of the old token.
    conditions = [request.headers.get("if-none-match") for request in server.requests if request.method == "GET"]
    assert conditions[0] is None and None not in conditions[1:] and conditions[1] != conditions[2]
    assert (cache.hits, server.issued) == (1, 2)


def test_without_the_formula_the_time_of_the_last_change_is_sent(
    server: Tokens, cache: ferrohub.Cache, app: int
) -> None:
    server.extra, server.modified = "another formula", MODIFIED
    for _ in range(2):
        assert read(installation(server, cache, app)) == "Hello-World"
    client = installation(server, cache, app)
    read(client)
    read(client)
    # The last response named the ETag for its token.
    assert server.conditions() == [(), ("if-modified-since",), ("if-modified-since",), ("if-none-match",)]
    assert (cache.hits, cache.misses) == (3, 1)


def test_without_formula_and_time_the_request_is_plain(server: Tokens, cache: ferrohub.Cache, app: int) -> None:
    server.extra = "another formula"
    client = installation(server, cache, app)
    read(client)
    read(client)
    assert read(installation(server, cache, app)) == "Hello-World"
    assert server.conditions() == [(), ("if-none-match",), ()]
    assert (cache.hits, cache.misses) == (1, 2)


def test_a_server_that_changes_its_formula_sends_full_responses(
    server: Tokens, cache: ferrohub.Cache, app: int
) -> None:
    read(installation(server, cache, app))
    server.extra = "another formula"
    assert read(installation(server, cache, app)) == "Hello-World"
    assert read(installation(server, cache, app)) == "Hello-World"
    assert server.conditions() == [(), ("if-none-match",), ()]
    assert cache.hits == 0


def test_another_installation_and_another_token_read_nothing_of_it(
    server: Tokens, cache: ferrohub.Cache, app: int
) -> None:
    read(installation(server, cache, app))
    read(installation(server, cache, app, 3))
    read(ferrohub.Client(base_url=server.url, cache=cache, token="t0ken-of-a-user"))
    assert server.conditions() == [(), (), ()]


def test_no_token_is_in_the_folder(server: Tokens, tmp_path: pathlib.Path, app: int) -> None:
    cache = ferrohub.Cache(tmp_path / "cache")
    for _ in range(2):
        read(installation(server, cache, app))
    written = b"".join(file.read_bytes() for file in (tmp_path / "cache").rglob("*") if file.is_file())
    assert b"Hello-World" in written and b"ghs_" not in written
