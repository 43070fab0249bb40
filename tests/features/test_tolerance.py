"""What programs and their tests build by hand: exceptions, credentials, resources; and objects in place of names."""

from __future__ import annotations

import datetime
import json
import pathlib
import pickle
import unittest.mock
import warnings
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

import ferrohub
from ferrohub import _core, exceptions
from ferrohub.git import Tree
from ferrohub.session import AppInstallationTokenAuth
from ferrohub.testing import from_body
from ferrohub.users import ShortUser
from harness import Reply, Server, declared, make

BODY = {"message": "Validation Failed", "errors": [{"field": "title", "code": "missing"}], "status": "422"}
#: Every exception that has a response.
WITH_RESPONSE = [
    kind
    for name in exceptions.__all__
    if isinstance(kind := getattr(exceptions, name), type) and issubclass(kind, exceptions.GitHubError)
]
WITHOUT_RESPONSE = [
    kind
    for name in exceptions.__all__
    if isinstance(kind := getattr(exceptions, name), type) and not issubclass(kind, exceptions.GitHubError)
]


def of_requests() -> Any:
    requests = pytest.importorskip("requests")
    response = requests.Response()
    response.status_code = 422
    response.url = "https://api.github.com/repos/octocat/Hello-World/issues"
    response._content = b'{"message": "Validation Failed", "errors": [{"field": "title", "code": "missing"}]}'
    return response


def a_mock() -> Any:
    response = unittest.mock.Mock(status_code=422)
    response.json.return_value = BODY
    return response


def a_mock_with_content() -> Any:
    return unittest.mock.MagicMock(status_code=422, content=b'{"message": "Validation Failed", "errors": ["title"]}')


@pytest.mark.parametrize("kind", WITH_RESPONSE)
@pytest.mark.parametrize("make", [of_requests, a_mock, a_mock_with_content, lambda: BODY])
def test_an_exception_is_made_of_any_response(kind: type[exceptions.GitHubError], make: Callable[[], Any]) -> None:
    response = make()
    error = kind(response)
    is_json = kind is exceptions.IncompleteResponse and isinstance(response, dict)
    assert error.response is (None if is_json else response)
    assert error.code == (None if is_json else 422)
    if not is_json:
        assert error.msg == error.message == "Validation Failed" and len(error.errors) == 1
        assert str(error).startswith("422 Validation Failed") and "title" in str(error)
    with pytest.raises(kind):
        raise error


@pytest.mark.parametrize("kind", WITH_RESPONSE)
@pytest.mark.parametrize("response", [unittest.mock.Mock(), unittest.mock.MagicMock(), {}, None, "", object()])
def test_what_a_response_lacks_is_left_out(kind: type[exceptions.GitHubError], response: Any) -> None:
    error = kind(response)
    assert (error.errors, error.documentation_url, error.request_id) == ([], None, None)
    assert isinstance(str(error), str) and isinstance(repr(error), str)
    if not isinstance(response, unittest.mock.Mock):
        assert error.code is None


@pytest.mark.parametrize("kind", [*WITH_RESPONSE, *WITHOUT_RESPONSE])
def test_an_exception_is_made_of_a_text(kind: type[Exception]) -> None:
    error = pickle.loads(pickle.dumps(kind("no luck")))
    assert type(error) is kind and "no luck" in str(error)


@pytest.mark.parametrize("kind", WITH_RESPONSE)
def test_one_of_a_mapping_is_pickled(kind: type[exceptions.GitHubError]) -> None:
    error, copy = kind(BODY), pickle.loads(pickle.dumps(kind(BODY)))
    assert (copy.code, copy.msg, copy.errors, copy.response) == (error.code, error.msg, error.errors, error.response)


@pytest.mark.parametrize("make", [of_requests, a_mock, a_mock_with_content, lambda: BODY])
def test_the_status_of_any_response_selects_the_exception(make: Callable[[], Any]) -> None:
    assert type(exceptions.error_for(make())) is exceptions.UnprocessableEntity


@pytest.mark.parametrize("response", [unittest.mock.Mock(), {}, None])
def test_a_response_without_a_status_is_unexpected(response: Any) -> None:
    assert type(exceptions.error_for(response)) is exceptions.UnexpectedResponse


def test_a_rate_limit_is_read_from_a_mock() -> None:
    headers = {"retry-after": 60, "X-RateLimit-Resource": "search"}
    response = unittest.mock.Mock(status_code=429, headers=headers, content=b"")
    error = exceptions.error_for(response)
    assert isinstance(error, exceptions.RateLimitExceeded)
    assert (error.retry_after, error.resource) == (60.0, "search")
    assert exceptions.RateLimitExceeded(unittest.mock.Mock()).reset_at is None


def test_exceptions_have_what_they_were_made_of() -> None:
    lack = KeyError("url")
    incomplete = exceptions.IncompleteResponse({"id": 1}, lack)
    assert (incomplete.json, incomplete.exception, incomplete.msg) == ({"id": 1}, lack, "'url'")
    again = pickle.loads(pickle.dumps(incomplete))
    assert (again.json, again.msg) == ({"id": 1}, "'url'")

    body = exceptions.UnprocessableResponseBody("expected an object", [1])
    assert (body.msg, body.body, pickle.loads(pickle.dumps(body)).body) == ("expected an object", [1], [1])

    reason = OSError("broken")
    error = exceptions.ConnectionError(reason)
    assert (error.exception, error.msg) == (reason, "broken")
    caused = exceptions.TransportError("no luck")
    assert caused.exception is None
    caused.__cause__ = reason
    assert caused.exception is reason


@pytest.mark.parametrize("session", [None, unittest.mock.Mock(), unittest.mock.create_autospec(ferrohub.Client)])
@pytest.mark.parametrize("name", ["Tree", "Issue", "ShortUser", "Repository"])
def test_a_resource_is_made_without_a_session(name: str, session: Any) -> None:
    kind = getattr(_core, name)
    for made in (kind({"sha": "abc", "url": "https://api.github.com/x"}, session), kind.from_json("{}", session)):
        assert type(made) is kind and isinstance(repr(made), str)
    made = kind({"sha": "abc", "url": "https://api.github.com/x"}, session)
    assert made["sha"] == "abc"
    with pytest.raises(exceptions.UnrecordedRequest):
        made.refresh()


def test_a_session_that_is_none_is_rejected() -> None:
    with pytest.raises(TypeError, match="session must be a ClientSession, not int"):
        Tree({}, 7)


EXPIRES = datetime.datetime(2026, 1, 1, tzinfo=datetime.timezone.utc)


@pytest.mark.parametrize(
    "expires_at", ["2026-01-01T00:00:00Z", "2026-01-01T01:00:00+01:00", EXPIRES, EXPIRES.replace(tzinfo=None)]
)
def test_an_installation_token_expires_at_a_time_or_a_text(expires_at: Any) -> None:
    assert AppInstallationTokenAuth("t", expires_at).expires_at == EXPIRES


@pytest.mark.parametrize("expires_at", ["soon", "2026-01-01", 7, None])
def test_other_times_are_rejected(expires_at: Any) -> None:
    with pytest.raises(ValueError, match="expires_at must be a datetime or ISO 8601 text"):
        AppInstallationTokenAuth("t", expires_at)


def test_the_client_id_is_removed(client: ferrohub.Client) -> None:
    session = client.session
    assert client.set_client_id(None, None) is None
    assert session.retrieve_client_credentials() == (None, None)
    for remove in (client.set_client_id, session.oauth2_auth):
        client.set_client_id("id", "secret")
        assert session.retrieve_client_credentials() == ("id", "secret")
        remove(None, None)
        assert session.retrieve_client_credentials() == (None, None)
    with pytest.raises(exceptions.AuthenticationFailed, match="set_client_id"):
        client.check_authorization("token")


@pytest.mark.parametrize("pair", [("id", None), (None, "secret")])
def test_half_a_client_id_is_an_error(client: ferrohub.Client, pair: tuple[Any, Any]) -> None:
    with pytest.raises(ValueError, match="together"):
        client.set_client_id(*pair)


SMALL_KEY = (pathlib.Path(__file__).parents[1] / "keys" / "app-small.pem").read_text()


def test_a_small_key_says_that_it_is_too_small(client: ferrohub.Client) -> None:
    with pytest.raises(ValueError, match=r"private_key_pem is an RSA key of less than 2,048 bits") as caught:
        client.login_as_app(SMALL_KEY, 1)
    assert SMALL_KEY.splitlines()[1] not in str(caught.value)


def test_a_small_key_names_the_command_that_makes_another() -> None:
    with pytest.raises(ValueError, match=r"private_key is an RSA key of less than 2,048 bits.*openssl genrsa 2048"):
        ferrohub.AppClient("Iv1", SMALL_KEY)


def test_a_private_key_may_be_a_path_or_have_escaped_line_ends(client: ferrohub.Client, tmp_path: pathlib.Path) -> None:
    path = pathlib.Path(__file__).parents[1] / "keys" / "app-pkcs1.pem"
    for key in (path, path.read_text(), path.read_bytes(), path.read_text().replace("\n", "\\n")):
        assert ferrohub.AppClient("Iv1", key).auth.kind == "app"
        client.login_as_app(key, 1)
        assert client.auth.kind == "app"
    with pytest.raises(ValueError, match=r"not an RSA private key.*content of the file.*pathlib\.Path"):
        ferrohub.AppClient("Iv1", str(path))
    with pytest.raises(FileNotFoundError):
        ferrohub.AppClient("Iv1", tmp_path / "missing.pem")
    with pytest.raises(TypeError, match="private_key must be a str or bytes, the content of the PEM file, or a path"):
        ferrohub.AppClient("Iv1", 7)  # type: ignore[arg-type]


OBJECTS: list[tuple[str, str, dict[str, Any], str]] = [
    ("Client", "repository", {"owner": "ShortUser", "repository": "b"}, "GET /repos/octocat/b"),
    ("Client", "repository", {"owner": "Repository", "repository": "Repository"}, "GET /repos/octocat/Hello-World"),
    ("Client", "issue", {"username": "User", "repository": "Repository", "number": "Issue"}, "GET {repo}/issues/1347"),
    (
        "Client",
        "pull_request",
        {"owner": "User", "repository": "Repository", "number": "PullRequest"},
        "GET {repo}/pulls/1347",
    ),
    ("Client", "organization", {"username": "Organization"}, "GET /orgs/github"),
    ("Client", "user", {"username": "ShortUser"}, "GET /users/octocat"),
    ("Client", "repositories_by", {"username": "User"}, "GET /users/octocat/repos"),
    ("Client", "repository_with_id", {"number": "Repository"}, "GET /repositories/1296269"),
    ("ShortRepository", "label", {"name": "Label"}, "GET {repo}/labels/bug"),
    ("ShortRepository", "issue", {"number": "Issue"}, "GET {repo}/issues/1347"),
    ("ShortRepository", "milestone", {"number": "Milestone"}, "GET {repo}/milestones/1"),
    ("ShortRepository", "release", {"id": "Release"}, "GET {repo}/releases/1"),
    ("ShortRepository", "blob", {"sha": "Tree"}, "GET {repo}/git/blobs/9fb037999f264ba9a7fc6274d15fa3ae2ab98312"),
    ("ShortOrganization", "team", {"team_id": "Team"}, "GET /organizations/1/team/1"),
    ("ShortOrganization", "team_by_name", {"team_slug": "Team"}, "GET /orgs/github/teams/justice-league"),
]


@pytest.mark.parametrize(("owner", "operation", "arguments", "request_line"), OBJECTS)
@pytest.mark.parametrize("as_dict", [False, True])
def test_an_object_stands_for_its_name(
    client: ferrohub.Client,
    server: Server,
    owner: str,
    operation: str,
    arguments: dict[str, Any],
    request_line: str,
    as_dict: bool,
) -> None:
    def given(value: Any) -> Any:
        if value[0].isupper():
            made = make(value, client)
            return made.as_dict() if as_dict else made
        return value

    server.will(Reply([] if operation == "repositories_by" else {}))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        on = client if owner == "Client" else make(owner, client)
        result = getattr(on, operation)(**{name: given(value) for name, value in arguments.items()})
        if isinstance(result, ferrohub.Listing):
            list(result)
    assert server.requests[0].line == request_line.replace("{repo}", "/repos/octocat/Hello-World")


def test_a_body_has_the_number_of_an_object(client: ferrohub.Client, server: Server) -> None:
    make("Repository", client).create_issue("t", milestone=make("Milestone", client), assignee=make("User", client))
    assert json.loads(server.requests[0].body) == {"title": "t", "milestone": 1, "assignee": "octocat"}


def test_an_object_without_what_is_meant_is_rejected(client: ferrohub.Client, server: Server) -> None:
    label = make("Label", client)
    with pytest.raises(TypeError, match=r"owner must be a str or an object with owner\.login or login, not Label"):
        client.repository(label, "b")
    with pytest.raises(TypeError, match=r"number must be an int or an object with number, not dict"):
        client.issue("octocat", "Hello-World", {"number": None})  # type: ignore[call-overload]
    with pytest.raises(ValueError, match="owner must not be empty"):
        client.repository({"login": ""}, "b")  # type: ignore[call-overload]
    with pytest.raises(TypeError, match="title must be a str"):
        make("Repository", client).create_issue(label)
    assert server.requests == []


#: What a path has that no object has.
NO_OBJECT = {"format", "language", "option", "subspace", "path"}


def test_each_part_of_a_path_accepts_an_object() -> None:
    for operation in (found for found in declared().values() if "fields" not in found):
        for parameter in operation["parameters"]:
            in_path = f"{{{parameter['name']}}}" in operation["request"]
            # No object stands for a choice.
            if in_path and not parameter["choices"] and parameter["name"] not in NO_OBJECT:
                assert "GitHubCore" in parameter["type"], (operation["class"], operation["name"], parameter["name"])


def test_fields_are_read_by_key(client: ferrohub.Client) -> None:
    commit = make("RepoCommit", client)
    assert commit.author["login"] == commit.author.login == "octocat"
    issue = make("Issue", client, sparkle={"a": 1})
    assert issue["labels"] == issue.original_labels and issue["original_labels"] == issue.original_labels
    assert issue["created_at"] == issue.created_at and issue["user"]["login"] == issue.user.login
    assert issue["sparkle"] == {"a": 1}
    assert all(key in issue for key in ("title", "labels", "original_labels", "sparkle"))
    assert "login" not in issue and 7 not in issue and "etag" not in issue
    assert make("Issue", client, body=None)["body"] is None


@pytest.mark.parametrize("key", ["nope", "create_comment", "session", "user.login"])
def test_an_unknown_key_is_a_key_error(client: ferrohub.Client, key: str) -> None:
    issue = make("Issue", client)
    with pytest.raises(KeyError, match=key):
        issue[key]
    assert key not in issue


def test_a_declared_field_that_the_json_lacks_is_a_key_error() -> None:
    user = from_body(ShortUser, {"id": 1})
    assert user.login is None and "login" not in user
    with pytest.raises(KeyError, match="login"):
        user["login"]


def test_a_resource_is_no_sequence_and_cannot_be_iterated_over(client: ferrohub.Client) -> None:
    issue = make("Issue", client)
    with pytest.raises(TypeError, match="as_dict"):
        iter(issue)
    with pytest.raises(TypeError):
        issue[0]
    assert not isinstance(issue, (Mapping, Sequence))
