"""Credentials that GitHub rejects while a crawl goes on, and crawls without one."""

from __future__ import annotations

import json
import pathlib

import pytest

pytest.importorskip("pyarrow")

import ferrohub
from crawled_folders import keys
from crawled_github import Repo, SimulatedGitHub
from ferrohub import transports
from ferrohub.crawl import crawl, estimate, read

CHOSEN = ["issues", "labels"]
#: What GitHub responds with if it rejects each request of a credential.
REJECTIONS = [
    (401, "Bad credentials"),
    (403, "Sorry. Your account was suspended."),
    (403, "This installation has been suspended"),
]


class Rejecting:
    """A GitHub that rejects the requests of some tokens whose URLs have a part."""

    def __init__(self, github: SimulatedGitHub, status: int, message: str, letters: str, part: str = "") -> None:
        self.github, self.status, self.message, self.letters, self.part = github, status, message, letters, part
        self.rejected = 0

    def __call__(self, request: transports.Request) -> transports.Response:
        if request.headers["authorization"][-1] in self.letters and self.part in request.url:
            self.rejected += 1
            return transports.Response(self.status, {}, json.dumps({"message": self.message}).encode())
        return self.github(request)

    def clients(self, letters: str) -> list[ferrohub.Client]:
        """A client for each letter."""
        return [ferrohub.Client(token=f"ghp_{letter * 36}", transport=self) for letter in letters]


@pytest.fixture
def github() -> SimulatedGitHub:
    return SimulatedGitHub()


def assert_exact(folder: pathlib.Path, *repositories: Repo) -> None:
    for stream in CHOSEN:
        assert keys(folder, stream) == sorted(key for repo in repositories for key in repo.keys(stream)), stream


@pytest.mark.parametrize(("status", "message"), REJECTIONS)
def test_a_rejected_credential_ends_the_crawl_and_the_next_call_goes_on(
    github: SimulatedGitHub, tmp_path: pathlib.Path, status: int, message: str
) -> None:
    repo = github.add("o/r", issues=130, labels=3)
    rejecting = Rejecting(github, status, message, "a", "/labels")
    with pytest.raises(ferrohub.exceptions.ResponseError, match=message) as raised:
        crawl(["o/*"], CHOSEN, rejecting.clients("a")[0], tmp_path, concurrency=1)
    assert raised.value.code == status and rejecting.rejected == 1
    github.requests.clear()
    rejecting.letters = ""
    assert crawl(["o/*"], CHOSEN, rejecting.clients("a")[0], tmp_path).complete and github.requested("/issues") == 0
    assert_exact(tmp_path, repo)


@pytest.mark.parametrize(("status", "message"), REJECTIONS)
@pytest.mark.parametrize("is_pool", [False, True])
def test_a_rejected_credential_of_several_is_not_used_any_more(
    github: SimulatedGitHub, tmp_path: pathlib.Path, is_pool: bool, status: int, message: str
) -> None:
    repositories = [github.add(f"o/r{number}", issues=3, labels=2) for number in range(8)]
    rejecting = Rejecting(github, status, message, "b")
    clients = rejecting.clients("abc")
    report = crawl(["o/*"], CHOSEN, ferrohub.Pool(clients) if is_pool else clients, tmp_path, concurrency=1)
    assert report.complete and report.failed == {} and rejecting.rejected == 1 and len(github.credentials) == 2
    assert report.rejected == {"token (clients[1])": f"{status} {message}"}
    assert_exact(tmp_path, *repositories)


@pytest.mark.parametrize(("status", "message"), REJECTIONS)
def test_no_credential_is_left(github: SimulatedGitHub, tmp_path: pathlib.Path, status: int, message: str) -> None:
    repo = github.add("o/r", issues=130, labels=3)
    rejecting = Rejecting(github, status, message, "ab", "/labels")
    with pytest.raises(ferrohub.exceptions.AuthenticationFailed, match=r"clients\[0\].*clients\[1\]") as raised:
        crawl(["o/*"], CHOSEN, rejecting.clients("ab"), tmp_path, concurrency=1)
    assert "ghp_" not in str(raised.value) and message in str(raised.value)
    github.requests.clear()
    rejecting.letters = ""
    assert crawl(["o/*"], CHOSEN, rejecting.clients("ab"), tmp_path).complete and github.requested("/issues") == 0
    assert_exact(tmp_path, repo)


def test_what_needs_a_credential_is_an_outcome_of_an_anonymous_crawl(
    github: SimulatedGitHub, tmp_path: pathlib.Path
) -> None:
    """GitHub responds with 401."""
    repo = github.add("o/r", issues=130, labels=3)
    streams = [*CHOSEN, "dependabot_alerts", "secret_scanning_alerts"]
    report = crawl(["o/*"], streams, ferrohub.Client(transport=github, retries=0), tmp_path)
    assert report.complete and report.failed == {}
    found = [(row["stream"], row["outcome"], row["status"]) for row in read(tmp_path, "outcomes").to_pylist()]
    assert sorted(found) == [(stream, "forbidden", 401) for stream in streams[2:]]
    assert_exact(tmp_path, repo)
    made = estimate(["o/r"], streams, ferrohub.Client(transport=github, retries=0))
    assert [made.requests[stream] for stream in streams] == [2, 1, 1, 1]


@pytest.mark.parametrize("targets", [["o/r"], ["o/*"]])
def test_a_server_that_needs_a_credential_for_everything_ends_an_anonymous_crawl(
    tmp_path: pathlib.Path, targets: list[str]
) -> None:
    """Otherwise a token that was forgotten would look like repositories without access."""

    def transport(request: transports.Request) -> transports.Response:
        return transports.Response(401, {}, b'{"message": "Must authenticate to access this API."}')

    with pytest.raises(ferrohub.exceptions.AuthenticationFailed, match="Must authenticate"):
        crawl(targets, CHOSEN, ferrohub.Client(transport=transport), tmp_path)
