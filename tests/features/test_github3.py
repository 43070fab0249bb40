"""`ferrohub.github3` behaves as github3.py does where a program can tell."""

from __future__ import annotations

import copy
import datetime
import json
import logging
import pickle
import subprocess
import sys
from typing import Any
from unittest import mock

import pytest

import ferrohub
from ferrohub import github3
from ferrohub.github3 import exceptions, models, session as sessions, structs
from harness import Reply, Server, body_of

USERS = [{**body_of("ShortUser"), "login": f"u{number}", "id": number} for number in range(3)]


@pytest.fixture
def gh(server: Server) -> github3.GitHub:
    """A client of the server."""
    return github3.GitHub(token="t0ken", base_url=server.url, retries=0)


def fake_session(**responses: Any) -> mock.Mock:
    """A mock of a session, whose methods return these responses."""
    fake = mock.Mock(spec=sessions.GitHubSession)
    fake.base_url = "https://api.github.com"
    fake.has_auth.return_value = True
    for method, body in responses.items():
        response = mock.Mock(status_code=200, headers={}, links={}, url="https://api.github.com/x")
        response.content = json.dumps(body).encode()
        response.json.return_value = body
        getattr(fake, method).return_value = response
    return fake


class TestClasses:
    def test_an_issue_is_one_of_both_packages(self, server: Server, gh: github3.GitHub) -> None:
        server.will(Reply(body_of("Issue")))
        issue = gh.issue("octocat", "Hello-World", 1347)
        assert type(issue) is github3.issues.Issue
        for kind in (github3.issues.ShortIssue, github3.issues.issue._Issue, models.GitHubCore):
            assert isinstance(issue, kind), kind
        assert isinstance(issue, ferrohub.issues.Issue) and isinstance(issue, ferrohub.issues.ShortIssue)
        assert type(issue.user) is github3.users.ShortUser

    def test_classes_of_ferrohub_stay_as_they_are(self, server: Server, gh: github3.GitHub, client: Any) -> None:
        server.will(Reply(body_of("Issue")))
        issue = client.issue("octocat", "Hello-World", 1347)
        assert type(issue) is ferrohub.issues.Issue and not hasattr(issue, "__dict__")
        with pytest.raises(AttributeError, match="body of a Issue cannot be set"):
            issue.body = "x"

    def test_clients_and_iterators_are_of_the_base_class(self, gh: github3.GitHub) -> None:
        assert isinstance(gh, models.GitHubCore) and isinstance(gh.all_users(), models.GitHubCore)
        assert isinstance(gh, ferrohub.Client) and not isinstance(gh.session, models.GitHubCore)
        assert not isinstance(ferrohub.Client(), models.GitHubCore)

    def test_an_import_makes_no_class(self) -> None:
        program = (
            "import gc, sys\nfrom ferrohub import github3\nimport ferrohub.github3.api\nfrom ferrohub import _core\n"
            "print([c for c in gc.get_objects() if isinstance(c, type) and issubclass(c, _core.GitHubCore)])\n"
            "print('requests' in sys.modules)"
        )
        ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
        classes, requests = ran.stdout.splitlines()
        assert classes.count("<class") == 3 and "ferrohub.models.GitHubCore" in classes and requests == "False"

    def test_the_import_of_ferrohub_does_not_load_it(self) -> None:
        program = "import sys, ferrohub\nprint([name for name in sys.modules if 'github3' in name])"
        ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
        assert ran.stdout == "[]\n"

    def test_a_subclass_sets_its_own_attributes(self, gh: github3.GitHub) -> None:
        class Marked(github3.issues.Issue):  # type: ignore[misc,name-defined]
            def _update_attributes(self, issue: Any) -> None:
                super()._update_attributes(issue)
                self.mark = issue["mark"]

        assert Marked({**body_of("Issue"), "mark": 7}, gh).mark == 7
        with pytest.raises(exceptions.IncompleteResponse) as raised:
            Marked(body_of("Issue"), gh)
        assert isinstance(raised.value.exception, KeyError)

    def test_objects_pickle_with_what_was_set(self, gh: github3.GitHub) -> None:
        issue = github3.issues.Issue(body_of("Issue"), gh)
        issue.mark = 7
        for other in (pickle.loads(pickle.dumps(issue)), copy.deepcopy(issue)):
            assert type(other) is type(issue) and other == issue and other.mark == 7
            assert other.title == issue.title


class TestFields:
    def test_a_field_that_is_set_changes_on_this_object_only(self, gh: github3.GitHub, server: Server) -> None:
        one, other = (github3.issues.Issue(body_of("Issue"), gh) for _ in range(2))
        one.body, one.mark = "changed", 7
        assert (one.body, one.mark) == ("changed", 7) and other.body == body_of("Issue")["body"]
        assert one.as_dict()["body"] == other.body
        server.will(Reply(body_of("Issue")))
        one.url = f"{server.url}/x"
        one.refresh()
        assert one.body == other.body and one.mark == 7

    def test_vars_has_the_fields(self, gh: github3.GitHub) -> None:
        issue = github3.issues.Issue(body_of("Issue"), gh)
        found = vars(issue)
        assert found["title"] == issue.title and found["session"] is gh.session and found["number"] == 1347
        assert found["created_at"] == issue.created_at and "close" not in found

    def test_times_of_short_forms_are_text(self, gh: github3.GitHub) -> None:
        body = {**body_of("Repository"), "pushed_at": "2011-01-26T11:06:43-08:00"}
        short, full = github3.repos.ShortRepository(body, gh), github3.repos.Repository(body, gh)
        assert short.pushed_at == "2011-01-26T11:06:43-08:00"
        zone = datetime.timezone(datetime.timedelta(hours=-8))
        assert full.pushed_at == datetime.datetime(2011, 1, 26, 11, 6, 43, tzinfo=zone)
        assert full.pushed_at.utcoffset() == datetime.timedelta(hours=-8)

    def test_a_key_that_the_peer_has_no_field_for_is_json(self, gh: github3.GitHub) -> None:
        body = {key: value for key, value in body_of("Team").items() if key != "members_count"}
        assert not hasattr(github3.orgs.ShortTeam(body, gh), "members_count")
        assert github3.orgs.ShortTeam({**body, "members_count": 3}, gh).members_count == 3

    def test_last_modified_is_empty_with_an_etag_only(self, server: Server, gh: github3.GitHub) -> None:
        server.will(Reply(body_of("User"), headers={"ETag": '"7"'}))
        user = gh.user("octocat")
        assert (user.etag, user.last_modified) == ('"7"', "")

    @pytest.mark.parametrize(
        ("kind", "name", "shown"),
        [
            ("Issue", "issues.issue.Issue", "<Issue [#1347]>"),
            ("Label", "issues.label.Label", "<Label [bug]>"),
            ("User", "users.User", "<User [octocat:monalisa octocat]>"),
            ("Repository", "repos.repo.Repository", "<Repository [octocat/Hello-World]>"),
            ("PullRequest", "pulls.PullRequest", "<Pull Request [#1347]>"),
        ],
    )
    def test_representations_are_those_of_the_peer(self, gh: github3.GitHub, kind: str, name: str, shown: str) -> None:
        made: Any = github3
        for part in name.split("."):
            made = getattr(made, part)
        assert repr(made(body_of(kind), gh)) == shown


class TestSessions:
    def test_resources_take_none_as_session(self) -> None:
        issue = github3.issues.Issue(body_of("Issue"), None)
        assert issue.title == "Found a bug" and issue.session is None
        with pytest.raises(AttributeError, match="'NoneType' object has no attribute 'get'"):
            issue.refresh()

    def test_a_mock_gets_the_requests(self) -> None:
        fake = fake_session(patch=body_of("Issue"), get=[body_of("IssueComment")])
        issue = github3.issues.Issue(body_of("Issue"), fake)
        assert issue.session is fake and issue.close() is True
        assert fake.patch.call_args == mock.call(issue.url, data='{"state": "closed"}')
        assert [comment.user.login for comment in issue.comments(number=7)] == ["octocat"]
        assert fake.get.call_args == mock.call(issue.comments_url, params={"per_page": 7}, headers={})

    def test_the_session_of_an_object_is_passed_on(self, gh: github3.GitHub) -> None:
        issue = github3.issues.Issue(body_of("Issue"), gh)
        assert issue.session is gh.session and issue.user.session is gh.session
        assert github3.users.ShortUser(body_of("ShortUser"), issue).session is gh.session

    def test_the_session_of_a_client_and_a_resource_can_be_set(self, gh: github3.GitHub) -> None:
        fake = fake_session(get=body_of("User"))
        issue = github3.issues.Issue(body_of("Issue"), gh)
        gh.session = issue.session = fake
        gh.version = "v3"
        assert gh.session is fake and gh.version == "v3"
        assert gh.user("octocat").login == "octocat" and fake.get.call_count == 1
        issue.refresh()
        assert fake.get.call_count == 2

    def test_a_session_of_ferrohub_makes_objects_of_this_package(self, server: Server, client: ferrohub.Client) -> None:
        server.will(Reply(body_of("User")))
        ours = github3.GitHub(session=client.session)
        assert type(ours.user("octocat")) is github3.users.User and type(client.user("octocat")) is ferrohub.users.User

    def test_tokens_can_be_read(self) -> None:
        gh = github3.login("octocat", "pa55word")
        assert gh is not None
        assert (gh.session.auth.username, gh.session.auth.password) == ("octocat", "pa55word")
        gh.login(token="t0ken")
        assert gh.session.auth.token == "t0ken" and repr(gh) == "<GitHub [token t0ke...]>"
        gh.session.auth = sessions.AppInstallationTokenAuth("other", "2099-01-01T00:00:00Z")
        assert gh.session.auth.token == "other" and gh.session.auth.expired is False
        gh.session.token_auth("third")
        assert gh.session.auth == sessions.TokenAuth("third")

    def test_no_auth_restores_the_credential(self, server: Server, gh: github3.GitHub) -> None:
        server.will(Reply({}))
        with gh.session.no_auth():
            gh.session.get(server.url)
        with gh.session.temporary_basic_auth("octocat", "pw"):
            assert gh.session.auth.username == "octocat"
        gh.session.get(server.url)
        assert [request.headers.get("authorization") for request in server.requests] == [None, "token t0ken"]

    def test_headers_show_the_defaults_of_the_peer(self, server: Server, gh: github3.GitHub) -> None:
        server.will(Reply({}))
        headers = gh.session.headers
        theirs = dict(pytest.importorskip("github3.session").GitHubSession().headers)
        assert {**headers, "User-Agent": ""} == {**theirs, "User-Agent": ""}
        assert headers["user-agent"] == gh.session.user_agent and "accept-charset" in headers
        headers["accept"] = "application/json"
        gh.session.headers.update({"X-Mine": "7", "Connection": None})
        assert (headers["Accept"], headers.get("Connection"), len(headers)) == ("application/json", None, 6)
        assert headers.pop("x-mine") == "7" and "X-Mine" not in gh.session.headers
        with pytest.raises(KeyError):
            del headers["Connection"]
        headers["Authorization"] = "token s3cret"
        assert "s3cret" not in repr(headers)
        gh.session.headers = {"X-A": "b"}
        assert dict(gh.session.headers) == {"X-A": "b"}
        gh.session.get(server.url)
        sent = server.requests[0].headers
        assert sent["x-a"] == "b" and sent["accept"] != "application/json"

    def test_bodies_are_sent_as_requests_does(self, server: Server, gh: github3.GitHub) -> None:
        server.will(Reply({}))
        gh.session.post(server.url, json.dumps({"a": 1}))
        gh.session.post(server.url, data={"a": "1 2"})
        gh.session.get(server.url, {"a": 1}, headers={"X-A": "b"}, allow_redirects=True)
        first, second, third = server.requests
        assert (first.body, first.headers["content-type"]) == (b'{"a": 1}', "application/json")
        assert (second.body, second.headers["content-type"]) == (b"a=1+2", "application/x-www-form-urlencoded")
        assert third.query == {"a": "1"} and third.headers["x-a"] == "b"

    def test_the_helpers_with_an_underscore(self, server: Server, gh: github3.GitHub) -> None:
        server.will(Reply({"a": 1}, headers={"ETag": '"7"'}))
        url = gh._build_url("a", 7)
        assert url == f"{server.url}/a/7"
        assert gh._json(gh._get(url), 200) == {"a": 1, "ETag": '"7"', "Last-Modified": ""}
        assert gh._boolean(gh._delete(url), 200, 404) is True
        assert gh._post(url, data={"b": 2}).status_code == 200 and server.requests[-1].json == {"b": 2}
        assert gh._put(url, data="c").ok and gh._patch(url, data="d").ok
        assert gh._instance_or_null(github3.users.ShortUser, None) is None
        server.will(Reply(USERS))
        assert [user.login for user in gh._iter(2, url, github3.users.ShortUser)] == ["u0", "u1"]
        server.will(Reply({"message": "no"}, 404))
        assert gh._boolean(gh._get(url), 204, 404) is False
        with pytest.raises(exceptions.NotFoundError):
            gh._json(gh._get(url), 200)


class TestIterators:
    def test_an_iterator_can_be_iterated_twice(self, server: Server, gh: github3.GitHub) -> None:
        server.will(Reply(USERS, headers={"ETag": '"7"'}))
        users = gh.all_users()
        assert [user.login for user in users] == [user.login for user in users] == ["u0", "u1", "u2"]
        assert len(server.requests) == 2 and users.last_status == 200 and users.etag == '"7"'
        assert type(users) is structs.GitHubIterator and users.last_response.status_code == 200

    def test_the_count_falls(self, server: Server, gh: github3.GitHub) -> None:
        server.will(Reply(USERS))
        users = gh.all_users(number=2)
        assert next(users).login == "u0" and users.next().login == "u1" and users.count == 1
        assert [user.login for user in users.refresh()] == ["u0", "u1"] and users.count == 0
        assert list(users) == [] and users.original == 2 and users.params["per_page"] == 2

    def test_pages_are_followed(self, server: Server, gh: github3.GitHub) -> None:
        link = {"Link": f'<{server.url}/users?page=2>; rel="next"'}
        server.will(Reply(USERS[:2], headers=link), Reply(USERS[2:]))
        users = gh.all_users()
        assert [user.login for user in users] == ["u0", "u1", "u2"]
        assert users.last_url == f"{server.url}/users?page=2"

    def test_an_iterator_can_be_made_by_hand(self, server: Server, gh: github3.GitHub) -> None:
        server.will(Reply({"users": USERS}))
        url = f"{server.url}/x"
        made = structs.GitHubIterator(-1, url, github3.users.ShortUser, gh, {"a": "b"}, list_key="users")
        assert [type(user) for user in made] == [github3.users.ShortUser] * 3
        assert server.requests[-1].query == {"a": "b", "per_page": "100"}

        class Mine(github3.users.ShortUser):  # type: ignore[misc,name-defined]
            pass

        made = structs.GitHubIterator(1, url, Mine, gh, list_key="users")
        assert [type(user) for user in made] == [Mine]
        assert [user["login"] for user in structs.GitHubIterator(2, url, dict, gh, list_key="users")] == ["u0", "u1"]

    def test_a_search_has_its_totals(self, server: Server, gh: github3.GitHub) -> None:
        items = [{"login": "octocat", "id": 1, "score": 1.0, **body_of("ShortUser")}]
        server.will(Reply({"total_count": 7, "incomplete_results": False, "items": items}))
        found = gh.search_users("tom")
        assert found.total_count == 0 and [result.user.login for result in found] == ["octocat"]
        assert found.total_count == 7 and len(found.items) == 1

    def test_an_error_of_a_page_is_one_of_this_package(self, server: Server, gh: github3.GitHub) -> None:
        server.will(Reply({"message": "no"}, 500))
        with pytest.raises(exceptions.ServerError):
            list(gh.all_users())

    def test_labels_are_accepted_as_a_list(self, server: Server, gh: github3.GitHub) -> None:
        repository = github3.repos.Repository({**body_of("Repository"), "url": f"{server.url}/repos/a/b"}, gh)
        server.will(Reply([]))
        assert list(repository.issues(labels=["bug", "ui"])) == []
        assert server.requests[-1].query["labels"] == "bug,ui"


class TestErrors:
    @pytest.mark.parametrize(
        ("status", "name"),
        [
            (400, "BadRequest"),
            (401, "AuthenticationFailed"),
            (403, "ForbiddenError"),
            (409, "Conflict"),
            (418, "ClientError"),
            (422, "UnprocessableEntity"),
            (429, "ClientError"),
            (500, "ServerError"),
        ],
    )
    def test_errors_are_those_of_the_peer(self, server: Server, gh: github3.GitHub, status: int, name: str) -> None:
        server.will(Reply({"message": "no", "errors": [{"code": "x"}]}, status, {"Retry-After": "1"}))
        with pytest.raises(exceptions.ResponseError) as raised:
            gh.user("octocat")
        error = raised.value
        assert type(error).__name__ == name and type(error) is getattr(exceptions, name)
        assert isinstance(error, getattr(ferrohub.exceptions, name))
        assert (error.code, error.msg, error.message, error.errors) == (status, "no", "no", [{"code": "x"}])
        assert str(error) == f"{status} no" and error.response.status_code == status

    def test_an_error_without_a_body_has_a_message(self, server: Server, gh: github3.GitHub) -> None:
        server.will(Reply(None, 404))
        with pytest.raises(exceptions.NotFoundError) as raised:
            gh.user("octocat")
        assert (raised.value.msg, str(raised.value)) == ("[No message]", "404 [No message]")

    def test_a_transport_error_has_its_reason(self) -> None:
        gh = github3.GitHub(base_url="http://127.0.0.1:9", retries=0)
        with pytest.raises(exceptions.ConnectionError) as raised:
            gh.user("octocat")
        assert isinstance(raised.value.exception, OSError) and isinstance(
            raised.value, ferrohub.exceptions.ConnectionError
        )
        assert isinstance(raised.value, exceptions.TransportError)

    def test_a_missing_credential_is_an_error(self, server: Server) -> None:
        gh = github3.GitHub(base_url=server.url)
        with pytest.raises(exceptions.AuthenticationFailed, match=r"^401 "):
            gh.me()
        with pytest.raises(exceptions.MissingAppBearerAuthentication):
            gh.authenticated_app()

    @pytest.mark.parametrize("number", [0, -1])
    def test_nothing_is_sent_for_an_empty_argument(self, server: Server, gh: github3.GitHub, number: int) -> None:
        server.requests.clear()
        assert gh.issue("octocat", "Hello-World", number) is None and gh.is_starred("", "x") is False
        assert list(gh.organizations_with("")) == [] and server.requests == []

    def test_exceptions_pickle(self, server: Server, gh: github3.GitHub) -> None:
        server.will(Reply({"message": "no"}, 404))
        with pytest.raises(exceptions.NotFoundError) as raised:
            gh.user("octocat")
        assert str(pickle.loads(pickle.dumps(raised.value))) == "404 no"


def test_the_logger_is_that_of_the_peer(server: Server, gh: github3.GitHub, caplog: pytest.LogCaptureFixture) -> None:
    assert models.LOG is logging.getLogger("github3")
    server.will(Reply({}, 202))
    with caplog.at_level("WARNING", logger="github3"):
        gh._json(gh._get(server.url), 200)
    assert [record.name for record in caplog.records] == ["github3"]


def test_an_enterprise_client_has_its_address(server: Server) -> None:
    gh = github3.enterprise_login(token="t0ken", url=f"{server.url}/")
    assert gh is not None and gh.url == server.url and isinstance(gh, ferrohub.ClientEnterprise)
    server.will(Reply(body_of("User")))
    assert gh.user("octocat").login == "octocat" and server.requests[-1].line == "GET /api/v3/users/octocat"
    with pytest.raises(ValueError, match="url"):
        github3.enterprise_login(token="t0ken")


class TestRequests:
    """With requests installed: its adapters, hooks and fakes."""

    requests = pytest.importorskip("requests")

    def test_a_mounted_adapter_sends_the_requests(self, gh: github3.GitHub) -> None:
        seen = []

        class Adapter(self.requests.adapters.HTTPAdapter):  # type: ignore[name-defined,misc]
            def send(self, request: Any, **kwargs: Any) -> Any:
                seen.append((request.method, request.url, request.headers["Authorization"]))
                response = TestRequests.requests.Response()
                response.status_code, response.url, response.request = 200, request.url, request
                response._content = json.dumps(body_of("User")).encode()
                return response

        adapter = Adapter()
        gh.session.mount("http://", adapter)
        assert gh.session.get_adapter("http://x") is adapter and gh.session.adapters["http://"] is adapter
        assert gh.user("octocat").login == "octocat"
        assert seen == [("GET", f"{gh.session.base_url}/users/octocat", "token t0ken")]

    def test_hooks_see_the_responses(self, server: Server, gh: github3.GitHub) -> None:
        server.will(Reply(body_of("User")))
        seen: list[Any] = []
        gh.session.hooks["response"].append(lambda response, **kwargs: seen.append(response.status_code))
        assert gh.user("octocat").login == "octocat" and seen == [200]

    def test_replaced_parts_of_requests_are_used_while_they_are(self, server: Server, gh: github3.GitHub) -> None:
        server.will(Reply(body_of("User")))
        fake = mock.Mock(side_effect=self.requests.exceptions.ConnectionError("not now"))
        with mock.patch.object(self.requests.adapters.HTTPAdapter, "send", fake):
            with pytest.raises(exceptions.ConnectionError) as raised:
                gh.user("octocat")
            assert isinstance(raised.value.exception, self.requests.exceptions.ConnectionError)
        assert fake.call_count == 1 and gh.user("octocat").login == "octocat" and gh.session.transport is None

    def test_a_session_of_requests_sends_the_requests(self, server: Server) -> None:
        server.will(Reply(body_of("User")))
        session = self.requests.Session()
        session.headers["X-Mine"] = "7"
        session.base_url = server.url
        gh = github3.GitHub(session=session)
        assert gh.session is session and gh.user("octocat").login == "octocat"
        assert server.requests[-1].headers["x-mine"] == "7"
