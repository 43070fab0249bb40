"""The exception of each status, what it tells, and what it is a kind of."""

from __future__ import annotations

import asyncio
import datetime
import pickle
import time
import unittest.mock
from typing import Any

import pytest

import ferrohub
from ferrohub import exceptions
from harness import Reply, Server, make

STATUSES = {
    400: exceptions.BadRequest,
    401: exceptions.AuthenticationFailed,
    403: exceptions.ForbiddenError,
    404: exceptions.NotFoundError,
    405: exceptions.MethodNotAllowed,
    406: exceptions.NotAcceptable,
    409: exceptions.Conflict,
    418: exceptions.ClientError,
    422: exceptions.UnprocessableEntity,
    451: exceptions.UnavailableForLegalReasons,
    500: exceptions.ServerError,
    503: exceptions.ServerError,
}


@pytest.mark.parametrize("status", STATUSES)
def test_each_status_has_its_exception(client: ferrohub.Client, server: Server, status: int) -> None:
    """ferrohub.exceptions.GitHubError.message is the service's."""
    server.will(Reply({"message": "No", "errors": [{"code": "x"}], "documentation_url": "https://d"}, status))
    with pytest.raises(exceptions.GitHubError) as caught:
        client.user("octocat")
    assert type(caught.value) is STATUSES[status] and isinstance(caught.value, exceptions.ResponseError)
    assert (caught.value.code, caught.value.message, caught.value.errors) == (status, "No", [{"code": "x"}])
    assert caught.value.documentation_url == "https://d"
    assert str(caught.value) == f"{status} No (GET {server.url}/users/octocat); x"


@pytest.mark.parametrize(
    ("kind", "of"),
    [
        (exceptions.GitHubError, exceptions.GitHubException),
        (exceptions.IncompleteResponse, exceptions.GitHubError),
        (exceptions.UnexpectedResponse, exceptions.ResponseError),
        (exceptions.UnprocessableResponseBody, exceptions.ResponseError),
        (exceptions.TransportError, exceptions.GitHubException),
        (exceptions.ConnectionError, exceptions.TransportError),
        (exceptions.AppTokenExpired, exceptions.GeneratedTokenExpired),
        (exceptions.AppInstallationTokenExpired, exceptions.GeneratedTokenExpired),
        (exceptions.GeneratedTokenExpired, exceptions.GitHubException),
        (exceptions.MissingAppBearerAuthentication, exceptions.MissingAppAuthentication),
        (exceptions.MissingAppInstallationAuthentication, exceptions.MissingAppAuthentication),
        (exceptions.MissingAppAuthentication, exceptions.GitHubException),
        (exceptions.NotRefreshable, exceptions.GitHubException),
        (exceptions.CardHasNoContentUrl, exceptions.GitHubException),
    ],
)
def test_scripts_catch_a_kind(kind: type[Exception], of: type[Exception]) -> None:
    assert issubclass(kind, of)
    with pytest.raises(of):
        raise kind


ISSUE = "POST {url}/repos/octocat/Hello-World/issues"
USER = "GET {url}/users/octocat"


def error_text(reply: Reply, client: ferrohub.Client, server: Server) -> str:
    """What an error status says, with the URL of the server taken out."""
    server.will(reply)
    with pytest.raises(exceptions.GitHubError) as caught:
        client.user("octocat")
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)
    return str(caught.value).replace(server.url, "{url}")


@pytest.mark.parametrize(
    ("errors", "shown"),
    [
        ([{"resource": "Issue", "field": "title", "code": "missing_field"}], "; title: missing_field"),
        ([{"field": "name", "code": "custom", "message": "name already exists"}], "; name: name already exists"),
        ([{"message": "Only one"}, "plain text", {"code": "invalid"}], "; Only one; plain text; invalid"),
        ("text", "; text"),
        ({"field": "x", "code": "invalid"}, "; x: invalid"),
        ([None, {}, 5, [1]], "; None; 5; [1]"),
        (
            [{"field": f"f{n}", "code": "c"} for n in range(12)],
            "".join(f"; f{n}: c" for n in range(10)) + "; and 2 more",
        ),
        ([{"field": "f", "message": "m" * 1000}], f"; f: {'m' * 297}... (1,003 characters)"),
    ],
)
def test_an_error_names_the_fields_that_failed(
    errors: Any, shown: str, client: ferrohub.Client, server: Server
) -> None:
    reply = Reply({"message": "Validation Failed", "errors": errors}, 422)
    assert error_text(reply, client, server) == f"422 Validation Failed ({USER}){shown}"


SSO = "required; url=https://github.com/orgs/octo/sso?authorization_request=s3cret"


@pytest.mark.parametrize("status", [401, 403, 404])
@pytest.mark.parametrize(
    ("headers", "shown"),
    [
        ({}, ""),
        ({"X-Accepted-GitHub-Permissions": "issues=write"}, "; the request needs the permission issues=write"),
        ({"X-Accepted-GitHub-Permissions": "allows_permissionless_access=true"}, ""),
        (
            {"X-Accepted-OAuth-Scopes": "admin:org, repo", "X-OAuth-Scopes": "gist, user"},
            "; the request needs the scope admin:org or repo, the token has gist, user",
        ),
        (
            {"X-Accepted-OAuth-Scopes": "repo", "X-OAuth-Scopes": ""},
            "; the request needs the scope repo, the token has none",
        ),
        ({"X-Accepted-OAuth-Scopes": "admin:org, repo", "X-OAuth-Scopes": "repo"}, ""),
        ({"X-Accepted-OAuth-Scopes": "", "X-OAuth-Scopes": "gist"}, ""),
        ({"X-Accepted-OAuth-Scopes": "repo"}, ""),
        (
            {"X-GitHub-SSO": SSO},
            "; the organization requires single sign-on: authorize the token at https://github.com/orgs/octo/sso",
        ),
        ({"X-GitHub-SSO": "required"}, "; the organization requires single sign-on: authorize the token"),
        (
            {"X-GitHub-SSO": "partial-results; organizations=1,2"},
            "; authorize the token for the single sign-on of the organizations 1, 2",
        ),
        (
            {"X-Accepted-GitHub-Permissions": "pull_requests=write,contents=read; issues=write"},
            "; the request needs the permission pull_requests=write and contents=read, or issues=write",
        ),
    ],
)
def test_an_error_names_the_permission_that_is_missing(
    headers: dict[str, str], shown: str, status: int, client: ferrohub.Client, server: Server
) -> None:
    assert error_text(Reply({"message": "No"}, status, headers), client, server) == f"{status} No ({USER}){shown}"
    assert error_text(Reply({"message": "No"}, 409, headers), client, server) == f"409 No ({USER})"


LACKS = "; Enterprise Server 3.19 does not have this operation"


@pytest.mark.parametrize(
    ("version", "shown"),
    [
        (None, LACKS),
        ("enterprise-server@3.19.2", LACKS),
        ("enterprise-server@3.1.0", f"{LACKS} (this server is 3.1)"),
        ("enterprise-server@3.21.0", f"{LACKS} (this server is 3.21)"),
    ],
)
def test_a_404_says_that_an_enterprise_server_lacks_the_operation(
    version: str | None, shown: str, server: Server
) -> None:
    client = ferrohub.ClientEnterprise(server.url, token="t")
    headers = {} if version is None else {"X-GitHub-Enterprise-Version": version}
    server.will(Reply({"message": "Not Found"}, 404, headers))
    with pytest.raises(exceptions.NotFoundError) as caught:
        client.rest.copilot.get_copilot_organization_details("octo-org")
    with pytest.raises(exceptions.NotFoundError) as declared:
        make("ShortRepository", client).clones()
    with pytest.raises(exceptions.NotFoundError) as known:
        client.rest.repos.get("octo-org", "hello")
    address = f"{server.url}/api/v3/orgs/octo-org/copilot/billing"
    assert str(caught.value) == f"404 Not Found (GET {address}){shown}"
    clones = f"{server.url}/api/v3/repos/octocat/Hello-World/traffic/clones?per=day"
    assert str(declared.value) == f"404 Not Found (GET {clones}){shown}"
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)
    assert str(known.value) == f"404 Not Found (GET {server.url}/api/v3/repos/octo-org/hello)"
    server.will(Reply({"message": "Forbidden"}, 403, headers))
    with pytest.raises(exceptions.ForbiddenError, match=r"hello\)$"):
        client.rest.repos.get("octo-org", "hello")


def test_a_404_of_github_com_says_nothing_of_enterprise_server(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"message": "Not Found"}, 404))
    with pytest.raises(exceptions.NotFoundError, match=r"/copilot/billing\)$"):
        client.rest.copilot.get_copilot_organization_details("octo-org")


def test_an_error_names_method_and_address(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"message": "No"}, 422))
    with pytest.raises(exceptions.UnprocessableEntity) as caught:
        make("ShortRepository", client).create_issue("title")
    assert str(caught.value).replace(server.url, "{url}") == f"422 No ({ISSUE})"
    assert caught.value.response.method == "POST"
    reply = client.session.delete("/x", params={"a": "b c"})
    with pytest.raises(exceptions.GitHubError) as caught:
        reply.raise_for_status()
    assert str(caught.value) == f"422 No (DELETE {server.url}/x?a=b+c)"


def test_an_error_that_was_not_sent_names_no_address() -> None:
    with pytest.raises(exceptions.AuthenticationFailed) as caught:
        ferrohub.Client().me()
    assert str(caught.value).startswith("401 Requires authentication; the client has no credential: pass token=")


def test_an_error_shows_no_secret(client: ferrohub.Client, server: Server) -> None:
    token = "ghp_" + "a1B2" * 9
    message = f"Bad {token} \x1b[31m at https://joe:s3cret@h/?sig=s3cret"
    server.will(Reply({"message": message, "errors": [token, {"field": "x", "message": token}]}, 422))
    with pytest.raises(exceptions.GitHubError) as caught:
        client.session.get("/x", params={"access_token": "s3cret", "key": "s3cret", "q": "a"}).raise_for_status()
    error = caught.value
    assert str(error).isprintable() and "a1B2" not in str(error) and "s3cret" not in str(error)
    assert f"GET {server.url}/x?access_token=" in str(error) and "q=a" in str(error)
    assert error.msg == message


def test_an_error_that_repeats_a_secret_of_the_body_does_not_show_it(client: ferrohub.Client, server: Server) -> None:
    server.will(*[Reply({"message": "S3cr3t-99 is too short"}, 422)] * 2)
    for body in ({"json": {"config": {"secret": "S3cr3t-99"}}}, {"data": "client_id=a&client_secret=S3cr3t-99"}):
        with pytest.raises(exceptions.UnprocessableEntity) as caught:
            client.session.post("/x", **body).raise_for_status()
        assert "REDACTED is too short" in str(caught.value)


def test_a_long_address_is_cut(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"message": "No"}, 400))
    with pytest.raises(exceptions.BadRequest) as caught:
        client.session.get("/x", params={"q": "a" * 5000}).raise_for_status()
    assert len(str(caught.value)) < 600


def test_an_error_may_be_made_by_hand() -> None:
    """As tests of programs do, with something that only looks like a response."""
    response = unittest.mock.Mock(status_code=404, content=b'{"message": "No"}', headers={})
    assert str(exceptions.NotFoundError(response)) == "404 No"
    del response.headers
    response.headers = unittest.mock.Mock()
    assert str(exceptions.NotFoundError(response)) == "404 No"
    assert str(exceptions.error_for(ferrohub.Response(404, "https://h/x", [], b"{}"))) == "404 {}"


LIMIT = {"X-RateLimit-Remaining": "0", "Date": "Tue, 01 Feb 2000 10:00:00 GMT"}
NOW = datetime.datetime(2000, 2, 1, 10, tzinfo=datetime.timezone.utc)
YEARS = 30 * 365 * 24 * 3600


@pytest.mark.parametrize(
    ("headers", "seconds"),
    [
        ({"Retry-After": "7"}, 7),
        ({"Retry-After": " 7 "}, 7),
        ({"Retry-After": "Tue, 01 Feb 2000 10:00:09 GMT"}, 9),
        ({"Retry-After": "Tue, 01 Feb 2000 09:00:00 GMT"}, 0),
        ({"X-RateLimit-Reset": "949399230"}, 30),
        ({"X-RateLimit-Reset": "7"}, 0),
        ({"Retry-After": "9" * 5000}, YEARS),
        ({"Retry-After": "9223372036854775808"}, YEARS),
        ({"X-RateLimit-Reset": "9" * 400}, YEARS),
        ({"Retry-After": "Fri, 31 Dec 9999 23:59:59 GMT"}, YEARS),
        ({"Retry-After": "²"}, None),
        ({"Retry-After": "-5"}, None),
        ({"Retry-After": "soon"}, None),
        ({"Retry-After": "Tue, 01 Feb 99999 10:00:00 GMT"}, None),
        ({"X-RateLimit-Reset": "1e9"}, None),
        ({}, None),
    ],
)
def test_when_a_limit_ends(headers: dict[str, str], seconds: float | None) -> None:
    response = ferrohub.Response(429, "https://h/x", list({**LIMIT, **headers}.items()), b"{}")
    error = exceptions.error_for(response)
    assert isinstance(error, exceptions.RateLimitExceeded) and error.retry_after == seconds
    assert error.reset_at == (None if seconds is None else NOW + datetime.timedelta(seconds=seconds))


@pytest.mark.parametrize("date", ["Fri, 31 Dec 9999 23:59:59 GMT", "Mon, 01 Jan 0001 00:00:00 +2359", "soon", "-0"])
def test_a_limit_ends_within_the_calendar(date: str) -> None:
    response = ferrohub.Response(429, "https://h/x", [("Date", date), ("Retry-After", "9" * 30)], b"{}")
    error = exceptions.RateLimitExceeded(response)
    assert error.reset_at is not None and error.reset_at.tzinfo is datetime.timezone.utc


def closed_calls(client: ferrohub.Client) -> dict[str, Any]:
    """Calls of each kind, for a client that was closed."""
    repository, release = make("ShortRepository", client), make("Asset", client)
    return {
        "operation": client.zen,
        "route": lambda: client.request("GET /zen"),
        "address": lambda: client.session.get("/zen"),
        "listing": lambda: next(repository.issues()),
        "slice": lambda: repository.issues()[0],
        "total": lambda: repository.issues().total(),
        "table": lambda: repository.issues().to_dicts(),
        "download": lambda: release.download("never.bin"),
        "several requests": lambda: repository.create_tag("t", "m", "sha", "commit", {}),
    }


@pytest.mark.parametrize("kind", closed_calls(ferrohub.Client()))
def test_a_closed_session_raises_an_exception_of_the_package(
    kind: str, client: ferrohub.Client, server: Server
) -> None:
    """It is a RuntimeError too."""
    client.close()
    with pytest.raises(exceptions.SessionClosed, match="this session is closed") as caught:
        closed_calls(client)[kind]()
    assert isinstance(caught.value, exceptions.GitHubException) and isinstance(caught.value, RuntimeError)
    assert server.requests == []


def test_a_closed_session_raises_in_asyncio(server: Server) -> None:
    async def run() -> None:
        client = ferrohub.AsyncClient(token="t", base_url=server.url)
        client.close()
        with pytest.raises(exceptions.SessionClosed):
            await client.zen()
        with pytest.raises(exceptions.SessionClosed):
            await client.session.get("/zen")
        with pytest.raises(exceptions.SessionClosed):
            async for _ in client.all_users():
                pass

    asyncio.run(run())
    assert server.requests == []


def test_all_exceptions_have_a_place_in_the_tree() -> None:
    tree = exceptions.__doc__ or ""
    for name in exceptions.__all__:
        kind = getattr(exceptions, name)
        if isinstance(kind, type):
            assert issubclass(kind, exceptions.GitHubException)
            [line] = [line for line in tree.splitlines() if line.strip(" |+-").split()[:1] == [name]]
            depth = (len(line) - len(line.lstrip(" |+-"))) // 4
            bases = [kind]
            while bases[-1] is not exceptions.GitHubException:
                bases.append(bases[-1].__bases__[0])
            assert depth == len(bases) or kind is exceptions.RateLimitExceeded


@pytest.mark.parametrize(
    ("status", "headers", "body", "is_limit"),
    [
        (429, {}, b"", True),
        (403, {"X-RateLimit-Remaining": "0"}, b"{}", True),
        (403, {"Retry-After": "1"}, b"{}", True),
        (403, {}, b'{"message": "You have exceeded a secondary rate limit"}', True),
        (403, {}, b'{"message": ["rate limit"]}', False),
        (403, {"X-RateLimit-Remaining": "9"}, b'{"message": "Must have admin rights"}', False),
        (404, {"Retry-After": "1"}, b"", False),
    ],
)
def test_responses_made_by_hand_are_classified_as_others(
    status: int, headers: dict[str, str], body: bytes, is_limit: bool
) -> None:
    for response in (
        ferrohub.Response(status, "https://h/x", list(headers.items()), body),
        unittest.mock.Mock(status_code=status, headers=headers, content=body),
    ):
        assert (type(exceptions.error_for(response)) is exceptions.RateLimitExceeded) is is_limit


def test_a_missing_credential_differs_from_a_rejected_one(client: ferrohub.Client, server: Server) -> None:
    def message(text: str) -> str:
        server.will(Reply({"message": text}, 401))
        with pytest.raises(exceptions.AuthenticationFailed) as caught:
            client.session.get("/user").raise_for_status()
        return str(caught.value)

    assert "the client has no credential: pass token=, or set GH_TOKEN (GH_ENTERPRISE_TOKEN" in message(
        "Requires authentication"
    )
    rejected = message("Bad credentials")
    assert "wrong, has expired or was revoked" in rejected and "no credential" not in rejected
    assert "credential" not in message("Another reason")


#: GitHub's clock, an hour before its limit ends.
NEW_YEAR = "Thu, 31 Dec 2099 23:00:00 GMT"


def test_a_rate_limit_says_until_when(client: ferrohub.Client, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    limits = {"X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "4102444800", "Date": NEW_YEAR}
    server.will(Reply({"message": "API rate limit exceeded"}, 403, limits))
    with pytest.raises(exceptions.RateLimitExceeded) as caught:
        client.session.get("/user").raise_for_status()
    assert "again at 2100-01-01 00:00:00 UTC" in str(caught.value)
    assert 'rate_limit="wait" waits for it' in str(caught.value)
    if hasattr(time, "tzset"):
        monkeypatch.setenv("TZ", "CET-1")
        time.tzset()
        try:
            assert "2100-01-01 00:00:00 UTC (2100-01-01 01:00:00 CET)" in str(caught.value)
        finally:
            monkeypatch.undo()
            time.tzset()


def test_the_body_of_a_response_is_read_once(
    client: ferrohub.Client, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An exception that reads its response must not raise another one, which reads it again, and so on."""
    made: list[str] = []
    known = exceptions.UnexpectedResponse.__init__

    def counted(self: Any, *arguments: Any, **more: Any) -> None:
        made.append("made")
        known(self, *arguments, **more)

    monkeypatch.setattr(exceptions.UnexpectedResponse, "__init__", counted)
    server.will(Reply(b"0" * 1000), Reply(b"<html>", 502))
    with pytest.raises(exceptions.UnexpectedResponse):
        client.user("octocat")
    assert made == ["made"]
    with pytest.raises(exceptions.ServerError) as caught:
        client.session.post(f"{server.url}/x").raise_for_status()
    assert caught.value.msg == b"<html>" and made == ["made"]
