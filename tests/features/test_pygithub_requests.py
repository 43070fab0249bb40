"""`ferrohub.pygithub` beside programs that replace or record what requests sends, and retries by urllib3's rules."""

from __future__ import annotations

import functools
import importlib
import json
import socket
from collections.abc import Iterator
from typing import Any
from unittest import mock

import pytest

from ferrohub.pygithub import Auth, Github, GithubException, RateLimitExceededException
from ferrohub.pygithub.GithubRetry import GithubRetry
from harness import Reply, Server

requests = pytest.importorskip("requests")
ISSUE = {"number": 7, "title": "Broken needle", "url": "https://api.github.com/repos/mona/compass/issues/7"}
PATH = "/repos/mona/compass/issues/7"


@pytest.fixture
def github() -> Iterator[Github]:
    with Github(auth=Auth.Token("t0ken"), lazy=True, seconds_between_requests=None) as made:
        yield made


def test_responses_sees_the_url_with_its_port(github: Github) -> None:
    responses = pytest.importorskip("responses")
    with responses.RequestsMock() as mocked:
        mocked.get(f"https://api.github.com:443{PATH}", json=ISSUE)
        assert github.get_repo("mona/compass").get_issue(7).title == "Broken needle"
        (call,) = mocked.calls
        assert call.request.headers["Authorization"] == "token t0ken"


def test_requests_mock_sees_the_body(github: Github) -> None:
    requests_mock = pytest.importorskip("requests_mock")
    with requests_mock.Mocker() as mocked:
        mocked.post(f"https://api.github.com:443{PATH}/comments", json={"id": 1, "body": "North"}, status_code=201)
        assert github.get_repo("mona/compass").get_issue(7).create_comment("North").body == "North"
        assert mocked.last_request.json() == {"body": "North"}


def test_a_cassette_of_vcr_is_recorded_and_replayed(server: Server, tmp_path: Any) -> None:
    vcr = pytest.importorskip("vcr")
    server.will(Reply(ISSUE))
    github = Github(base_url=server.url, lazy=True)
    for _ in range(2):
        with vcr.use_cassette(str(tmp_path / "recorded.yaml")):
            assert github.get_repo("mona/compass").get_issue(7).title == "Broken needle"
    assert len(server.requests) == 1


def test_a_cassette_of_betamax_is_recorded_and_replayed(server: Server, tmp_path: Any) -> None:
    betamax = pytest.importorskip("betamax")
    server.will(Reply(ISSUE))
    for _ in range(2):
        github = Github(base_url=server.url, lazy=True)
        session = github.requester._Requester__createConnection().session
        with betamax.Betamax(session, cassette_library_dir=str(tmp_path)).use_cassette("recorded", record="once"):
            assert github.get_repo("mona/compass").get_issue(7).title == "Broken needle"
    assert len(server.requests) == 1
    (recorded,) = json.loads((tmp_path / "recorded.json").read_text())["http_interactions"]
    assert recorded["request"]["uri"] == f"{server.url}{PATH}"


@pytest.mark.parametrize("package", ["ferrohub.pygithub", "github"])
def test_httpretty_sees_requests(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("github")
    httpretty = pytest.importorskip("httpretty")
    # urllib3 shuts its connections down, which httpretty does not know.
    monkeypatch.setattr(httpretty.core.fakesock.socket, "shutdown", lambda *_: None, raising=False)
    module = importlib.import_module(package)
    with httpretty.enabled(allow_net_connect=False):
        httpretty.register_uri("GET", f"https://api.github.com{PATH}", body=json.dumps(ISSUE))
        github = module.Github(auth=importlib.import_module(f"{package}.Auth").Token("t0ken"), lazy=True, retry=None)
        assert github.get_repo("mona/compass").get_issue(7).title == "Broken needle"
        assert httpretty.last_request().headers["Authorization"] == "token t0ken"


def test_a_method_of_requests_is_replaced(github: Github) -> None:
    found = requests.Response()
    found.status_code, found._content = 200, json.dumps(ISSUE).encode()
    with mock.patch.object(requests.Session, "get", return_value=found) as get:
        assert github.get_repo("mona/compass").get_issue(7).title == "Broken needle"
    assert get.call_args.args == (f"https://api.github.com:443{PATH}",)


def test_a_method_of_requests_is_decorated(github: Github, monkeypatch: pytest.MonkeyPatch) -> None:
    """As requre does, which records: the decorator has the name of the method."""
    found = requests.Response()
    found.status_code, found._content = 200, json.dumps(ISSUE).encode()
    sent = []

    @functools.wraps(requests.Session.send)
    def send(self: Any, request: Any, **_: Any) -> Any:
        sent.append(request.url)
        return found

    monkeypatch.setattr(requests.Session, "send", send)
    assert github.get_repo("mona/compass").get_issue(7).title == "Broken needle"
    assert sent == [f"https://api.github.com:443{PATH}"]


def test_an_adapter_that_a_program_mounts_is_used(github: Github) -> None:
    class Adapter(requests.adapters.BaseAdapter):  # type: ignore[name-defined]
        def send(self, request: Any, **_: Any) -> Any:
            made = requests.Response()
            made.status_code, made._content, made.url = 200, json.dumps(ISSUE).encode(), request.url
            return made

        def close(self) -> None:
            pass

    connection = github.requester._Requester__createConnection()
    connection.session.mount("https://", Adapter())
    assert github.get_repo("mona/compass").get_issue(7).title == "Broken needle"


def test_requests_go_over_ferrohub_again_when_the_mock_ends(server: Server) -> None:
    requests_mock = pytest.importorskip("requests_mock")
    github = Github(base_url=server.url, lazy=True, seconds_between_requests=None)
    with requests_mock.Mocker() as mocked:
        mocked.get(requests_mock.ANY, json={**ISSUE, "title": "Of the mock"})
        assert github.get_repo("mona/compass").get_issue(7).title == "Of the mock"
    server.will(Reply(ISSUE))
    assert github.get_repo("mona/compass").get_issue(7).title == "Broken needle"
    assert "python-requests" not in str(server.requests[-1].headers)


def test_a_connection_that_fails_raises_the_exception_of_requests() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        github = Github(base_url=f"http://127.0.0.1:{taken.getsockname()[1]}", retry=None)
        with pytest.raises(requests.ConnectionError):
            github.get_user("mona")


def test_an_object_of_urllib3_decides_what_is_retried(server: Server) -> None:
    urllib3 = pytest.importorskip("urllib3")
    retry = urllib3.Retry(total=2, status_forcelist=[418], allowed_methods=["GET"], backoff_factor=0)
    github = Github(base_url=server.url, lazy=True, retry=retry, seconds_between_requests=None)
    server.will(Reply({}, 418), Reply({}, 418), Reply(ISSUE))
    assert github.get_repo("mona/compass").get_issue(7).title == "Broken needle"
    assert len(server.requests) == 3
    server.will(Reply({}, 418), Reply({}, 418), Reply({}, 418))
    with pytest.raises(requests.exceptions.RetryError):
        github.get_repo("mona/compass").get_issue(7).complete()
    assert len(server.requests) == 3
    server.will(Reply({"message": "no"}, 500))
    with pytest.raises(GithubException):
        github.get_repo("mona/compass").get_issue(7).complete()
    assert len(server.requests) == 1


def test_a_connection_that_fails_is_retried_as_often_as_an_object_of_urllib3_says() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        base = f"http://127.0.0.1:{taken.getsockname()[1]}"
        github = Github(base_url=base, retry=GithubRetry(total=2, backoff_factor=0), seconds_between_requests=None)
        with (
            mock.patch.object(GithubRetry, "increment", autospec=True, side_effect=GithubRetry.increment) as increment,
            pytest.raises(requests.ConnectionError),
        ):
            github.get_user("mona")
    assert increment.call_count == 3


def test_githubretry_waits_for_a_rate_limit_and_raises_for_another_403(server: Server) -> None:
    limited = {"message": "API rate limit exceeded for user ID 1."}
    # A credential of its own: other clients with the same one would wait for these limits, too.
    options: dict[str, Any] = {"base_url": server.url, "auth": Auth.Token("limited"), "seconds_between_requests": None}
    github = Github(lazy=True, retry=GithubRetry(total=1), **options)
    server.will(Reply(limited, 403), Reply(ISSUE))
    assert github.get_repo("mona/compass").get_issue(7).title == "Broken needle"
    server.will(Reply({"message": "Forbidden for you"}, 403))
    with pytest.raises(GithubException, match="Forbidden for you") as caught:
        github.get_repo("mona/compass").get_issue(7).complete()
    assert not isinstance(caught.value, RateLimitExceededException)
    long = GithubRetry(total=1, max_rate_limit_wait=5)
    github = Github(lazy=True, retry=long, **options)
    server.will(Reply({"message": "You have exceeded a secondary rate limit"}, 403))
    with pytest.raises(RateLimitExceededException) as waits:
        github.get_repo("mona/compass").get_issue(7).complete()
    assert waits.value.wait == 60


@pytest.mark.parametrize("package", ["ferrohub.pygithub", "github"])
@pytest.mark.parametrize("verb", ["GET", "POST"])
def test_a_rate_limit_is_waited_for_unless_retries_are_off(package: str, verb: str, server: Server) -> None:
    pytest.importorskip("github")
    made: Any = importlib.import_module(package)
    pauses = {"seconds_between_requests": None, "seconds_between_writes": None}
    options = {"base_url": server.url, "auth": made.Auth.Token(f"of-{package}-{verb}"), **pauses}
    limited = Reply({"message": "You have exceeded a secondary rate limit"}, 403, {"Retry-After": "1"})
    server.will(limited, Reply({"number": 7}))
    assert made.Github(**options).requester.requestJsonAndCheck(verb, PATH)[1]["number"] == 7
    assert len(server.requests) == 2
    server.will(limited)
    with pytest.raises(made.RateLimitExceededException):
        made.Github(retry=None, **options).requester.requestJsonAndCheck(verb, PATH)
    assert len(server.requests) == 1


def test_a_post_is_not_repeated_without_an_explicit_retry(server: Server) -> None:
    github = Github(base_url=server.url, lazy=True, seconds_between_requests=None, seconds_between_writes=None)
    server.will(Reply({"message": "no"}, 502))
    with pytest.raises(GithubException):
        github.get_repo("mona/compass").get_issue(7).create_comment("North")
    assert len(server.requests) == 1
