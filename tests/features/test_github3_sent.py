"""What `ferrohub.github3` sends, as fakes and recorders of programs see it."""

from __future__ import annotations

import datetime
import json
from typing import Any
from unittest import mock

import pytest

from ferrohub import github3
from ferrohub.github3 import exceptions
from harness import Reply, Server, body_of

requests = pytest.importorskip("requests")
HTTPAdapter: Any = pytest.importorskip("requests.adapters").HTTPAdapter
AuthBase: Any = pytest.importorskip("requests.auth").AuthBase
EXPIRES = (datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(hours=1)).isoformat()


class Recorder(HTTPAdapter):  # type: ignore[misc]
    """An adapter that keeps the prepared requests, and returns the given responses."""

    def __init__(self, *responses: tuple[int, Any, dict[str, str]]) -> None:
        super().__init__()
        self.responses = list(responses)
        self.sent: list[Any] = []

    def send(self, request: Any, **kwargs: Any) -> Any:
        self.sent.append(request)
        status, body, headers = self.responses.pop(0)
        response = requests.Response()
        response.status_code, response.url, response.request = status, request.url, request
        response._content = json.dumps(body).encode()
        response.headers.update(headers)
        return response


def client_with(*responses: tuple[int, Any, dict[str, str]]) -> tuple[github3.GitHub, Recorder]:
    gh, recorder = github3.GitHub(token="t0ken", retries=0), Recorder(*responses)
    gh.session.mount("https://", recorder)
    return gh, recorder


def repository_of(gh: github3.GitHub) -> Any:
    return github3.repos.Repository({**body_of("Repository"), "url": "https://api.github.com/repos/o/r"}, gh)


class TestKeywords:
    """Parameters that GitHub has, and github3.py does not, are those of ferrohub alone."""

    @pytest.mark.parametrize(("method", "name"), [("create_issue", "type"), ("create_deployment", "task")])
    def test_a_parameter_of_github_alone_is_unexpected(self, method: str, name: str) -> None:
        gh, recorder = client_with()
        with pytest.raises(TypeError, match=rf"{method}\(\) got an unexpected keyword argument '{name}'"):
            getattr(repository_of(gh), method)("first", **{name: "Bug"})
        assert recorder.sent == []

    def test_a_parameter_that_is_required_stays_required(self) -> None:
        gh, _ = client_with()
        with pytest.raises(TypeError, match=r"create_issue\(\) missing 1 required argument: 'title'"):
            repository_of(gh).create_issue()


class TestBodies:
    def test_json_is_sent_as_text(self) -> None:
        gh, recorder = client_with((201, body_of("Issue"), {}))
        repository_of(gh).create_issue("first", body="é")
        sent = recorder.sent[0]
        assert (
            isinstance(sent.body, str)
            and "first" in sent.body
            and sent.body == json.dumps({"title": "first", "body": "é"})
        )
        assert sent.headers["Content-Type"] == "application/json"

    def test_the_text_of_a_program_is_sent_as_it_is(self) -> None:
        gh, recorder = client_with(*[(200, {}, {})] * 3)
        for data in ('{"a":1}', '{"a":  1}', "no JSON"):
            gh.session.post("https://api.github.com/x", data)
        assert [sent.body for sent in recorder.sent] == ['{"a":1}', '{"a":  1}', "no JSON"]
        assert {sent.headers["Content-Type"] for sent in recorder.sent} == {"application/json"}

    def test_a_small_text_is_uploaded_as_text_and_other_bytes_as_they_are(self) -> None:
        gh, recorder = client_with(*[(201, body_of("Asset"), {})] * 2)
        url = "https://uploads.github.com/repos/o/r/releases/1/assets"
        release = github3.repos.release.Release({**body_of("Release"), "upload_url": f"{url}{{?name,label}}"}, gh)
        release.upload_asset("text/plain", "a.txt", "Hello World")
        release.upload_asset("application/zip", "a.zip", b"PK\xff")
        assert [sent.body for sent in recorder.sent] == ["Hello World", b"PK\xff"]
        assert recorder.sent[0].headers["Content-Type"] == "text/plain"

    def test_an_empty_blob_is_created(self, server: Server) -> None:
        gh = github3.GitHub(token="t0ken", base_url=server.url)
        repository = github3.repos.Repository({**body_of("Repository"), "url": f"{server.url}/repos/o/r"}, gh)
        server.will(Reply({"sha": "e69de29"}, 201))
        assert repository.create_blob("", "utf-8") == "e69de29"
        assert server.requests[-1].json == {"content": "", "encoding": "utf-8"}


class TestHeaders:
    def test_headers_are_those_of_the_peer(self) -> None:
        gh, recorder = client_with((200, body_of("User"), {}))
        gh.user("octocat")
        sent = dict(recorder.sent[0].headers)
        assert sent["Accept"] == "application/vnd.github.v3.full+json" and sent["Accept-Charset"] == "utf-8"
        assert sent["Content-Type"] == "application/json" and sent["Authorization"] == "token t0ken"

    def test_a_redirected_request_has_no_content_type(self) -> None:
        location = "https://api.github.com/user/583231"
        user = (200, body_of("User"), {})
        gh, recorder = client_with((301, {}, {"Location": location}), user, user)
        assert gh.user("octocat").login == "octocat"
        assert gh.user("other").login == "octocat"
        assert [sent.headers.get("Content-Type") for sent in recorder.sent] == [
            "application/json",
            None,
            "application/json",
        ]


class TestPaths:
    @pytest.mark.parametrize(
        ("method", "argument", "path"),
        [
            ("release_from_tag", "prod/1.4", "/releases/tags/prod/1.4"),
            ("release_from_tag", "a/b?c#d", "/releases/tags/a/b%3Fc%23d"),
            ("ref", "tags/prod/1.4", "/git/ref/tags/prod/1.4"),
            ("branch", "feature/x", "/branches/feature/x"),
            ("label", "a/b", "/labels/a%2Fb"),
        ],
    )
    def test_slashes_of_names_of_refs_are_plain(self, server: Server, method: str, argument: str, path: str) -> None:
        gh = github3.GitHub(token="t0ken", base_url=server.url, retries=0)
        repository = github3.repos.Repository({**body_of("Repository"), "url": f"{server.url}/repos/o/r"}, gh)
        server.will(Reply({"message": "Not Found"}, 404))
        with pytest.raises(exceptions.NotFoundError):
            getattr(repository, method)(argument)
        assert server.requests[-1].line == f"GET /repos/o/r{path}"

    @pytest.mark.parametrize("tag", ["..", "a/../../b", "../x"])
    def test_a_tag_leads_to_no_other_path(self, server: Server, tag: str) -> None:
        gh = github3.GitHub(token="t0ken", base_url=server.url, retries=0)
        repository = github3.repos.Repository({**body_of("Repository"), "url": f"{server.url}/repos/o/r"}, gh)
        server.requests.clear()
        with pytest.raises(ValueError, match="tag_name"):
            repository.release_from_tag(tag)
        assert server.requests == []


class TestCredentials:
    def test_an_app_signs_with_the_function_of_the_module(self, server: Server) -> None:
        gh = github3.GitHub(base_url=server.url)
        with mock.patch("ferrohub.github3.apps.create_token", return_value="jwt") as create_token:
            gh.login_as_app(b"bogus", 42, expire_in=120)
            assert gh.session.auth.token == "jwt"
            server.will(Reply({"token": "ins", "expires_at": EXPIRES}, 201))
            gh.login_as_app_installation(b"bogus", 42, 7)
        assert create_token.call_args_list == [mock.call(b"bogus", 42, 120), mock.call(b"bogus", 42, 30)]
        sent = server.requests[-1]
        assert sent.line == "POST /app/installations/7/access_tokens"
        assert sent.headers["authorization"] == "Bearer jwt" and gh.session.auth.token == "ins"

    def test_an_expiry_without_an_offset_is_in_utc(self, server: Server) -> None:
        gh = github3.GitHub(base_url=server.url)
        gh.session.app_installation_token_auth({"token": "ins", "expires_at": "2099-01-01T00:00:00.5"})
        server.will(Reply(body_of("User")))
        gh.user("octocat")
        assert server.requests[-1].headers["authorization"] == "token ins" and gh.session.auth.expired is False

    def test_any_object_is_accepted_as_token(self, server: Server) -> None:
        token = mock.Mock()
        gh = github3.GitHub(token=token, base_url=server.url)
        assert gh.session.auth.token is token
        server.will(Reply(body_of("User")))
        gh.user("octocat")
        assert server.requests[-1].headers["authorization"] == f"token {token}"

    def test_a_credential_of_requests_signs_requests_to_the_api_alone(self) -> None:
        class Signed(AuthBase):  # type: ignore[misc]
            def __call__(self, request: Any) -> Any:
                request.headers["Authorization"] = "Signed 7"
                return request

        user = (200, body_of("User"), {})
        gh, recorder = client_with(user, (302, {}, {"Location": "https://other.example/x"}), user, user)
        gh.session.auth = auth = Signed()
        assert gh.session.auth is auth
        gh.user("octocat")
        gh.user("moved")
        gh.session.auth = github3.session.TokenAuth("other")
        gh.user("octocat")
        sent = [request.headers.get("Authorization") for request in recorder.sent]
        assert sent == ["Signed 7", "Signed 7", None, "token other"]


class TestFakes:
    @pytest.mark.parametrize("headers", [{}, {"headers": {"ETag": '"7"'}}])
    def test_a_response_needs_a_status_and_json_alone(self, headers: dict[str, Any]) -> None:
        session = mock.Mock(spec=github3.session.GitHubSession, base_url="https://api.github.com")
        response = mock.Mock(status_code=200, **headers)
        response.json.return_value = body_of("User")
        session.get.return_value = response
        user = github3.GitHub(session=session).user("octocat")
        assert user.login == "octocat" and user.etag == headers.get("headers", {}).get("ETag")


class TestArguments:
    def test_switches_of_listings_are_on_for_numbers_and_the_text_true(self, server: Server) -> None:
        gh = github3.GitHub(token="t0ken", base_url=server.url)
        server.will(Reply([]))
        list(gh.notifications(all="true", participating=7))
        assert server.requests[-1].query["all"] == "true" and server.requests[-1].query["participating"] == "true"
        with pytest.raises(TypeError, match="all must be a bool"):
            gh.notifications(all="false")

    def test_a_number_in_place_of_a_choice_is_ignored(self, server: Server) -> None:
        gh = github3.GitHub(token="t0ken", base_url=server.url)
        server.will(Reply([]))
        user = github3.users.User({**body_of("User"), "url": f"{server.url}/users/octocat"}, gh)
        assert list(user.starred_repositories(50)) == [] and "sort" not in server.requests[-1].query


def test_an_exception_of_requests_is_that_of_a_transport_error() -> None:
    error = requests.exceptions.RetryError("too many 503 responses")
    error.response = requests.Response()
    error.response.url = "https://api.github.com/rate_limit"
    gh = github3.GitHub(retries=0)
    failing = mock.patch.object(HTTPAdapter, "send", mock.Mock(side_effect=error))
    with failing, pytest.raises(exceptions.TransportError) as raised:
        gh.rate_limit()
    assert type(raised.value) is exceptions.TransportError and raised.value.exception is error
    assert raised.value.exception.response.url == "https://api.github.com/rate_limit"
