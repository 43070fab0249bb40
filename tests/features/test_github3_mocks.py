"""`ferrohub.github3` beside mocks: what github3.py lets through passes through."""

from __future__ import annotations

import base64
import collections
import json
import pathlib
import sys
from collections.abc import Callable
from typing import Any
from unittest import mock

import pytest

from ferrohub import github3
from ferrohub.github3.apps import create_token
from ferrohub.github3.issues.issue import ShortIssue
from harness import Reply, Server, body_of
from importing import importing

requests = pytest.importorskip("requests")
SMALL_KEY = (pathlib.Path(__file__).parents[1] / "keys" / "app-small.pem").read_bytes()
ISSUE = body_of("Issue")
REPOSITORY = {name: value for name, value in body_of("Repository").items() if name not in ("parent", "source")}
PLACEHOLDER = mock.MagicMock()


def response(body: Any, status: int = 200) -> Any:
    """A response without a body, whose `json()` is replaced."""
    made = requests.Response()
    made.status_code = status
    made.json = lambda: body
    return made


@pytest.mark.parametrize("replaced", ["requests.Session.request", "requests.adapters.HTTPAdapter.send"])
def test_a_response_without_a_body_has_what_its_json_returns(replaced: str) -> None:
    gh = github3.login(token="t0ken")
    with mock.patch(replaced, side_effect=lambda *_, **__: response(ISSUE)):
        assert gh.issue("octocat", "Hello-World", 1).title == ISSUE["title"]
    with mock.patch(replaced, side_effect=lambda *_, **__: response([ISSUE, ISSUE])):
        assert [issue.number for issue in gh.issues()] == [ISSUE["number"]] * 2
    missing = mock.patch(replaced, side_effect=lambda *_, **__: response({"message": "not here"}, 404))
    with missing, pytest.raises(github3.exceptions.NotFoundError, match="not here"):
        gh.issue("octocat", "Hello-World", 1)


def test_a_response_without_a_body_and_json_is_empty() -> None:
    empty = requests.Response()
    empty.status_code = 204
    with mock.patch("requests.Session.request", return_value=empty):
        assert github3.login(token="t0ken").session.delete("https://api.github.com/x").content == b""


def test_objects_and_requests_while_another_thread_imports_mocks(monkeypatch: pytest.MonkeyPatch) -> None:
    gh = github3.login(token="t0ken")
    monkeypatch.setattr("requests.adapters.HTTPAdapter.send", lambda *_, **__: response(ISSUE))
    importing("unittest.mock", monkeypatch)
    assert ShortIssue(ISSUE, gh).title == ISSUE["title"]
    assert gh.issue("octocat", "Hello-World", 1).title == ISSUE["title"]


WRITES: list[Callable[[Any], Any]] = [
    lambda repo: repo.create_issue("first", body="\u00e9"),
    lambda repo: repo.create_pull("Title", "main", "topic", "Body"),
    lambda repo: repo.create_comment("Nice", "6dcb09b5", "README.md", 4, 2),
    lambda repo: repo.create_file("a.txt", "Add it", b"text", "main"),
    lambda repo: repo.create_hook("web", {"url": "https://example.com"}, ["push"]),
]


@pytest.mark.parametrize("call", WRITES)
def test_a_mock_is_called_as_github3_py_calls_it(call: Callable[[Any], Any]) -> None:
    """`assert_called_with()` compares the method, the URL, the text of the body, and no headers of the session."""
    sent = []
    for package in (pytest.importorskip("github3"), github3):
        gh = package.login(token="t0ken")
        repository = package.repos.Repository(collections.defaultdict(str, REPOSITORY), gh)
        refused = mock.patch("requests.Session.request", return_value=response({"message": "no"}, 400))
        with refused as request, pytest.raises(package.exceptions.BadRequest):
            call(repository)
        sent.append(request.call_args)
    positional, named = sent[0]
    assert sent[1] == mock.call(*positional, **{**named, "timeout": mock.ANY})


def test_a_wrapped_session_gets_bodies_as_github3_py_writes_them() -> None:
    """Such as one that keeps the headers of the last response."""
    gh = github3.login(token="t0ken")
    wrapped = mock.Mock(wraps=gh.session)
    with mock.patch("requests.Session.request", side_effect=lambda *_, **__: response(ISSUE)) as request:
        ShortIssue(ISSUE, wrapped).create_comment("Nice")
    text = '{"body": "Nice"}'
    wrapped.post.assert_called_once_with(f"{ISSUE['url']}/comments", data=text)
    request.assert_called_once_with("POST", f"{ISSUE['url']}/comments", data=text, json=None, timeout=mock.ANY)


@pytest.mark.parametrize(
    "made",
    [
        lambda: github3.GitHub(token=PLACEHOLDER),
        lambda: github3.login(token=PLACEHOLDER),
        lambda: github3.login("octocat", token=PLACEHOLDER),
        lambda: github3.GitHubEnterprise("https://github.example.com", token=PLACEHOLDER),
    ],
)
def test_a_mock_is_a_token(made: Callable[[], Any]) -> None:
    assert made().session.auth.token is PLACEHOLDER


@pytest.mark.parametrize(
    "made",
    [
        lambda: github3.GitHub(PLACEHOLDER, PLACEHOLDER).session,
        lambda: github3.login(PLACEHOLDER, PLACEHOLDER).session,
        lambda: github3.session.GitHubSession(),
    ],
)
def test_mocks_are_a_username_and_a_password(made: Callable[[], Any]) -> None:
    session = made()
    session.basic_auth(PLACEHOLDER, PLACEHOLDER)
    assert session.auth.username is PLACEHOLDER and session.auth.password is PLACEHOLDER
    assert session.auth == github3.session.BasicAuth(PLACEHOLDER, PLACEHOLDER)


def test_the_text_of_a_mock_is_sent(server: Server) -> None:
    server.will(Reply(body_of("User")))
    username = mock.MagicMock(__str__=lambda _: "octocat")
    github3.GitHub(username, username, base_url=server.url).me()
    sent = server.requests[0].headers["authorization"].removeprefix("Basic ")
    assert base64.b64decode(sent) == b"octocat:octocat"


@pytest.mark.parametrize("name", ["title", "number", "body", "state", "created_at"])
def test_a_mock_is_the_value_of_a_field(name: str) -> None:
    issue = ShortIssue({**ISSUE, name: PLACEHOLDER}, github3.GitHub())
    assert getattr(issue, name) is PLACEHOLDER
    assert vars(issue)[name] is PLACEHOLDER
    assert issue.url == ISSUE["url"] and issue.user.login == ISSUE["user"]["login"]
    assert issue == ShortIssue(ISSUE, github3.GitHub())


def test_values_that_no_json_has_may_be_below_a_field() -> None:
    login = mock.MagicMock(__str__=lambda _: "octocat")
    assert ShortIssue({**ISSUE, "user": {**ISSUE["user"], "login": login}}, None).user.login == "octocat"
    with pytest.raises(TypeError):
        ShortIssue({1, 2}, None)  # type: ignore[arg-type]


def claims(token: str) -> Any:
    part = token.split(".")[1]
    return json.loads(base64.urlsafe_b64decode(part + "=" * (-len(part) % 4)))


def test_pyjwt_signs_with_a_small_key(server: Server) -> None:
    pytest.importorskip("jwt")
    pytest.importorskip("cryptography")
    token = create_token(SMALL_KEY, 7, expire_in=300)
    assert claims(token)["iss"] == "7" and claims(token)["exp"] - claims(token)["iat"] == 300
    server.will(Reply(body_of("App")), Reply({"token": "ghs_x", "expires_at": "2999-01-01T00:00:00Z"}, 201))
    gh = github3.GitHub(base_url=server.url)
    gh.login_as_app(SMALL_KEY, 7)
    gh.authenticated_app()
    gh.login_as_app_installation(SMALL_KEY, 7, 8)
    assert gh.session.auth.token == "ghs_x"
    assert [request.path for request in server.requests] == ["/app", "/app/installations/8/access_tokens"]
    signed = [request.headers["authorization"].removeprefix("Bearer ") for request in server.requests]
    assert [claims(token)["iss"] for token in signed] == ["7", "7"]


def test_without_pyjwt_a_small_key_raises(monkeypatch: pytest.MonkeyPatch, server: Server) -> None:
    monkeypatch.setitem(sys.modules, "jwt", None)
    gh = github3.GitHub(base_url=server.url)
    for call in (create_token, gh.login_as_app, lambda key, app: gh.login_as_app_installation(key, app, 8)):
        with pytest.raises(ValueError, match=r"less than 2,048 bits.*openssl genrsa 2048"):
            call(SMALL_KEY, 7)
    assert server.requests == []
