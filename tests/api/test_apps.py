"""Apps, their installations, and OAuth authorizations."""

from __future__ import annotations

import base64
import datetime
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import AuthenticationFailed, NotRefreshable
from harness import Case, Reply, Server, body_of, check, make, outcomes, warning_due

ALL = {"per_page": "100"}
CLIENT = ("abcde12345fghij67890", "abcde12345fghij67890abcde12345fghij67890")
AUTHORIZATION = "/authorizations/1"
REPOSITORIES = {"total_count": 1, "repositories": [body_of("Repository")]}


def basic(username: str, password: str) -> dict[str, str]:
    """The header of a name and a password."""
    return {"Authorization": "Basic " + base64.b64encode(f"{username}:{password}".encode()).decode()}


def as_app(client: ferrohub.Client) -> None:
    """Sign in as an app."""
    client.session.app_bearer_token_auth("the.app.jwt", 60)


def as_installation(client: ferrohub.Client) -> None:
    """Sign in as an installation."""
    later = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(hours=1)
    client.session.app_installation_token_auth({"token": "ghs_of_the_tests", "expires_at": later.isoformat()})


def as_application(client: ferrohub.Client) -> None:
    """Speak for an OAuth application, beside a user's token."""
    client.login(token="t0ken")
    client.set_client_id(*CLIENT)


def app(operation: str, args: tuple[Any, ...], path: str, **more: Any) -> Case:
    """A case of an app's operation."""
    more.setdefault("reply", "Installation")
    more.setdefault("result", "Installation")
    headers = {"Authorization": "Bearer the.app.jwt"}
    return Case(operation, args, f"GET {path}", sign_in=as_app, headers=headers, **more)


def application(operation: str, args: tuple[Any, ...], request: str, **more: Any) -> Case:
    """A case of an OAuth application's operation."""
    headers = basic(*CLIENT)
    return Case(operation, args, request, sign_in=as_application, headers=headers, result=True, refused=404, **more)


def scopes(operation: str, member: str) -> Case:
    """A case of a change of scopes."""
    sent = {member: ["user", "repo"], "note": "new"}
    args = (["user", "repo"], "new")
    return Case(operation, args, f"PATCH {AUTHORIZATION}", json=sent, reply="Authorization", result=True)


CASES = [
    Case("Client.app", ("octoapp",), "GET /apps/octoapp", reply="App", result="App"),
    app("Client.authenticated_app", (), "/app", reply="App", result="App"),
    app("Client.app_installation", (1,), "/app/installations/1"),
    app("Client.app_installation_for_organization", ("github",), "/orgs/github/installation"),
    app(
        "Client.app_installation_for_repository", ("octocat", "Hello-World"), "/repos/octocat/Hello-World/installation"
    ),
    app("Client.app_installation_for_user", ("octocat",), "/users/octocat/installation"),
    app(
        "Client.app_installations", (), "/app/installations", query=ALL, reply="[Installation]", result="[Installation]"
    ),
    Case(
        "Client.user_installations",
        (),
        "GET /user/installations",
        query=ALL,
        reply={"total_count": 1, "installations": [body_of("Installation")]},
        result="[Installation]",
    ),
    Case(
        "Client.app_installation_repos",
        (),
        "GET /installation/repositories",
        query=ALL,
        headers={"Authorization": "token ghs_of_the_tests"},
        reply=REPOSITORIES,
        result="[ShortRepository]",
        sign_in=as_installation,
    ),
    application(
        "Client.check_authorization",
        ("ct0ken",),
        f"POST /applications/{CLIENT[0]}/token",
        json={"access_token": "ct0ken"},
        reply="Authorization",
    ),
    application(
        "Client.revoke_authorization",
        ("ct0ken",),
        f"DELETE /applications/{CLIENT[0]}/token",
        json={"access_token": "ct0ken"},
        status=204,
    ),
    application("Client.revoke_authorizations", (), f"DELETE /applications/{CLIENT[0]}/tokens", status=204),
    Case(
        "Client.authorize",
        ("mona", "pa55", ["user", "gist"], "note", "http://note", *CLIENT),
        "POST /authorizations",
        json={
            "scopes": ["user", "gist"],
            "note": "note",
            "note_url": "http://note",
            "client_id": CLIENT[0],
            "client_secret": CLIENT[1],
        },
        headers=basic("mona", "pa55"),
        reply="Authorization",
        status=201,
        result="Authorization",
        sign_in=as_application,
    ),
    Case(
        "Client.authorize",
        ("mona", "pa55"),
        "POST /authorizations",
        json={"note": "", "note_url": "", "client_id": "", "client_secret": ""},
        headers=basic("mona", "pa55"),
        reply="Authorization",
        status=201,
        result="Authorization",
        sign_in=lambda client: None,
        note="anonymous",
    ),
    Case(
        "Client.authorize",
        (b"mona", "pä55".encode()),
        "POST /authorizations",
        json={"note": "", "note_url": "", "client_id": "", "client_secret": ""},
        headers=basic("mona", "pä55"),
        reply="Authorization",
        status=201,
        result="Authorization",
        sign_in=lambda client: None,
        note="bytes",
    ),
    Case("Client.authorization", (1,), f"GET {AUTHORIZATION}", reply="Authorization", result="Authorization"),
    Case(
        "Client.authorizations",
        (),
        "GET /authorizations",
        query=ALL,
        headers=basic("octocat", "s3cret"),
        reply="[Authorization]",
        result="[Authorization]",
        sign_in=lambda client: client.login("octocat", "s3cret"),
    ),
    scopes("Authorization.add_scopes", "add_scopes"),
    scopes("Authorization.remove_scopes", "remove_scopes"),
    scopes("Authorization.replace_scopes", "scopes"),
    Case("Authorization.delete", (), f"DELETE {AUTHORIZATION}", status=204, result=True, refused=404),
]


@pytest.mark.parametrize(("case", "outcome"), outcomes(CASES))
def test_operation(case: Case, outcome: str, server: Server) -> None:
    check(case, outcome, server)


BY_APP: list[Any] = [
    lambda c: c.authenticated_app(),
    lambda c: c.app_installation(1),
    lambda c: c.app_installation_for_organization("github"),
    lambda c: c.app_installation_for_repository("octocat", "Hello-World"),
    lambda c: c.app_installation_for_user("octocat"),
    lambda c: c.app_installations(),
]


@pytest.mark.parametrize("call", BY_APP)
@pytest.mark.parametrize("sign_in", [lambda c: None, lambda c: c.login(token="t0ken"), as_installation])
def test_an_app_must_be_signed_in(anonymous: ferrohub.Client, server: Server, call: Any, sign_in: Any) -> None:
    sign_in(anonymous)
    with pytest.raises(ferrohub.exceptions.MissingAppBearerAuthentication, match="login_as_app"):
        call(anonymous)
    assert server.requests == []


@pytest.mark.parametrize("sign_in", [lambda c: None, lambda c: c.login(token="t0ken"), as_app])
def test_an_installation_must_be_signed_in(anonymous: ferrohub.Client, server: Server, sign_in: Any) -> None:
    sign_in(anonymous)
    with pytest.raises(ferrohub.exceptions.MissingAppInstallationAuthentication):
        anonymous.app_installation_repos()
    assert server.requests == []


@pytest.mark.parametrize(
    "call",
    [
        lambda c: c.check_authorization("ct0ken"),
        lambda c: c.revoke_authorization("ct0ken"),
        lambda c: c.revoke_authorizations(),
    ],
)
def test_an_application_must_be_known(client: ferrohub.Client, server: Server, call: Any) -> None:
    with pytest.raises(AuthenticationFailed, match="set_client_id"):
        call(client)
    assert server.requests == []


def test_the_address_of_an_app_is_made_from_its_slug(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({**body_of("App"), "description": "Says more"}))
    app = make("App", client, slug="octo app")
    assert app.url == f"{server.url}/apps/octo%20app"
    assert app.refresh() is app and app.description == "Says more" and str(app) == "Octocat App"
    assert [r.line for r in server.requests] == ["GET /apps/octo%20app"]
    assert app.created_at.isoformat() == "2017-07-08T20:18:44+00:00"


def test_an_app_without_a_slug_has_no_address(client: ferrohub.Client, server: Server) -> None:
    app = make("App", client, slug=None)
    assert app.url is None
    with pytest.raises(NotRefreshable):
        app.refresh()
    assert server.requests == []


def test_an_installation_has_no_address(client: ferrohub.Client) -> None:
    with pytest.raises(NotRefreshable):
        make("Installation", client).refresh()


def test_changed_scopes_show(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({**body_of("Authorization"), "scopes": ["gist", "user"]}))
    authorization = make("Authorization", client)
    with warning_due("Authorization.add_scopes"):
        assert authorization.add_scopes(["user"]) and authorization.scopes == ["gist", "user"]
    assert server.requests[0].json == {"add_scopes": ["user"]}


@pytest.mark.parametrize(
    ("call", "argument"),
    [
        (lambda c: c.app(""), "app_slug"),
        (lambda c: c.check_authorization(""), "access_token"),
        (lambda c: c.set_client_id("", "secret"), "id"),
        (lambda c: c.set_client_id("id", ""), "secret"),
    ],
)
def test_bad_input_is_refused_before_anything_is_sent(
    client: ferrohub.Client, server: Server, call: Any, argument: str
) -> None:
    with pytest.raises(ValueError, match=argument):
        call(client)
    assert server.requests == []


@pytest.mark.parametrize(
    ("call", "error", "argument"),
    [
        (lambda c: c.authorization(0), ValueError, "id_num"),
        (lambda c: c.authorize("", "pa55"), ValueError, "username"),
        (lambda c: c.authorize("mona", b""), ValueError, "password"),
        (lambda c: c.authorize(b"\xff", "pa55"), ValueError, "username"),
        (lambda c: c.authorize(7, "pa55"), TypeError, "username"),
    ],
)
def test_bad_input_of_authorizations(
    client: ferrohub.Client, server: Server, call: Any, error: type[Exception], argument: str
) -> None:
    with pytest.warns(DeprecationWarning, match="is deprecated"), pytest.raises(error, match=argument):
        call(client)
    assert server.requests == []


def test_the_user_name_of_a_login_may_be_bytes(anonymous: ferrohub.Client, server: Server) -> None:
    server.will(Reply(body_of("AuthenticatedUser")))
    anonymous.login(b"mona", b"pa55")
    assert anonymous.me().login == "octocat"
    assert server.requests[0].headers["authorization"] == basic("mona", "pa55")["Authorization"]
