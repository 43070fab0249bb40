"""OAuth: the web flow, the manifest flow, and tokens that are checked, limited and revoked."""

from __future__ import annotations

import base64
import datetime
import hashlib
import json
import pickle
from collections.abc import Callable
from typing import Any

import pytest
from test_login import PEM

import ferrohub
from ferrohub.exceptions import (
    ConnectionError,
    GitHubError,
    NotFoundError,
    OAuthError,
    ServerError,
    TransportError,
)
from ferrohub.oauth import (
    AppManifest,
    AppRegistration,
    AsyncAppManifest,
    AsyncOAuthApp,
    OAuthApp,
    UserToken,
    WebFlow,
)
from ferrohub.testing import Fake
from harness import Reply, run
from service import Service
from simulated_service import CLIENT_ID, CLIENT_SECRET, USER_TOKENS, SimulatedService
from user_tokens import PAST, form, query

# The web flow


def test_the_web_flow_sends_the_browser_to_github(app: OAuthApp, github: SimulatedService) -> None:
    flow = app.start_web_flow(
        redirect_uri="https://app.example/cb", scopes=["repo", "gist"], login="mona", allow_signup=False
    )
    assert type(flow) is WebFlow and flow.url.startswith(f"{github.url}/login/oauth/authorize?")
    digest = hashlib.sha256(flow.code_verifier.encode()).digest()
    assert query(flow.url) == {
        "client_id": CLIENT_ID,
        "redirect_uri": "https://app.example/cb",
        "scope": "repo gist",
        "state": flow.state,
        "code_challenge": base64.urlsafe_b64encode(digest).decode().rstrip("="),
        "code_challenge_method": "S256",
        "login": "mona",
        "allow_signup": "false",
    }
    other = app.start_web_flow()
    assert flow.state != other.state and len(flow.code_verifier) >= 43 and github.requests == []


@pytest.mark.parametrize("asynchronous", [False, True])
def test_the_code_is_exchanged_for_a_token(
    app: OAuthApp, later: AsyncOAuthApp, github: SimulatedService, asynchronous: bool
) -> None:
    flow = app.start_web_flow(redirect_uri="https://app.example/cb")
    callback = github.github.authorize(flow.url, "mona")
    given = query(callback)["code"]
    github.github.state.grants["c0de+1"] = github.github.state.grants.pop(given)
    callback = callback.replace(given, "c0de%2B1")
    arguments = {"state": flow.state, "code_verifier": flow.code_verifier, "redirect_uri": flow.redirect_uri}
    finish = (later if asynchronous else app).finish_web_flow
    token: Any = finish(callback, **arguments)  # type: ignore[arg-type]
    token = run(token) if asynchronous else token
    assert ([token.access_token], token.scopes) == (github.granted, [])
    assert token.refresh_token in github.github.state.refresh_tokens
    left = token.expires_at - datetime.datetime.now(datetime.timezone.utc)
    assert datetime.timedelta(hours=7.9) < left <= datetime.timedelta(hours=8)
    [request] = github.requests
    assert form(request) == {
        "client_id": CLIENT_ID,
        "client_secret": CLIENT_SECRET,
        "code": "c0de+1",
        "code_verifier": flow.code_verifier,
        "redirect_uri": "https://app.example/cb",
    }
    assert request.headers["accept"] == "application/json"
    assert "authorization" not in request.headers and "x-github-api-version" not in request.headers


def test_the_token_of_an_oauth_app_has_scopes_and_does_not_expire(github: SimulatedService) -> None:
    made = github.github.oauth_app("Octo", owner="mona", callback_urls=["https://app.example/"])
    app = OAuthApp(made.client_id, made.client_secret, client=ferrohub.Client(base_url=github.url))
    flow = app.start_web_flow(scopes=["repo", "gist"])
    callback = github.github.authorize(flow.url, "mona")
    token = app.finish_web_flow(callback, state=flow.state, code_verifier=flow.code_verifier)
    assert (token.scopes, token.expires_at, token.refresh_token) == (["repo", "gist"], None, None)
    assert app.client(token).me().login == "mona"


@pytest.mark.parametrize(
    ("callback", "error"),
    [
        ("/cb?code=c&state=forged", "state_mismatch"),
        ("/cb?code=c", "state_mismatch"),
        ("/cb?error=access_denied&error_description=No.", "state_mismatch"),
        ("/cb?error=access_denied&error_description=No.&state=s", "access_denied"),
    ],
)
def test_a_callback_of_somebody_else_is_refused(
    app: OAuthApp, github: SimulatedService, callback: str, error: str
) -> None:
    with pytest.raises(OAuthError) as caught:
        app.finish_web_flow(callback, state="s", code_verifier="v")
    assert caught.value.error == error and github.requests == []


def test_an_error_under_status_200_raises(app: OAuthApp, github: SimulatedService) -> None:
    body = {
        "error": "bad_verification_code",
        "error_description": "It has expired.",
        "error_uri": "https://docs.example",
    }
    github.routes = {USER_TOKENS: Reply(body)}
    with pytest.raises(OAuthError) as caught:
        app.exchange("c0de")
    error = caught.value
    assert (error.error, error.description, error.error_uri) == (*body.values(),)
    assert str(error).startswith("bad_verification_code: It has expired.") and USER_TOKENS.split()[1] in str(error)
    assert error.response is not None and error.response.status_code == 200 and isinstance(error, GitHubError)
    restored = pickle.loads(pickle.dumps(error))
    assert (restored.error, str(restored)) == (error.error, str(error))
    assert ferrohub.OAuthError is ferrohub.oauth.OAuthError is OAuthError


def test_an_exchange_is_not_sent_twice(app: OAuthApp, github: SimulatedService) -> None:
    github.routes = {USER_TOKENS: Reply(drop=True)}
    with pytest.raises(ConnectionError):
        app.exchange("c0de")
    github.routes = {USER_TOKENS: Reply({}, 503)}
    with pytest.raises(ServerError):
        app.exchange("c0de")
    assert github.lines == [USER_TOKENS, USER_TOKENS]


def test_the_secret_goes_to_no_other_host(app: OAuthApp, github: SimulatedService) -> None:
    with Service({"* /stolen": {}}) as other:
        other.thread.start()
        for status in (301, 302, 303, 307, 308):
            github.routes = {USER_TOKENS: Reply({}, status, {"Location": f"{other.url}/stolen"})}
            with pytest.raises((GitHubError, TransportError)):
                app.exchange("c0de")
        assert all(CLIENT_SECRET not in f"{r.body!r}{r.headers}" and r.body == b"" for r in other.requests)
        other.shutdown()


@pytest.mark.parametrize(
    ("api", "web"),
    [
        ("https://api.github.com", "https://github.com"),
        ("https://github.example.com/api/v3", "https://github.example.com"),
        ("https://api.octocorp.ghe.com", "https://octocorp.ghe.com"),
    ],
)
def test_the_web_host_is_that_of_the_api(api: str, web: str) -> None:
    fake = Fake(api)
    fake.post(f"{web}/login/oauth/access_token").reply(json={"access_token": "gho_x", "scope": ""})
    app = OAuthApp(CLIENT_ID, CLIENT_SECRET, client=ferrohub.Client(base_url=api, transport=fake))
    assert app.web_url == web and app.exchange("c0de").expires_at is None
    assert (
        OAuthApp(CLIENT_ID, client=ferrohub.Client(base_url=api), web_url="https://h.example/").web_url
        == "https://h.example"
    )


# What an application may do with tokens

MANAGED: dict[str, tuple[Callable[[Any], Any], Any]] = {
    f"POST /applications/{CLIENT_ID}/token": (lambda app: app.check("ghu_0"), {"access_token": "ghu_0"}),
    f"PATCH /applications/{CLIENT_ID}/token": (lambda app: app.reset(UserToken("ghu_0")), {"access_token": "ghu_0"}),
    f"DELETE /applications/{CLIENT_ID}/token": (lambda app: app.revoke("ghu_0"), {"access_token": "ghu_0"}),
    f"DELETE /applications/{CLIENT_ID}/grant": (
        lambda app: app.revoke_authorization("ghu_0"),
        {"access_token": "ghu_0"},
    ),
    f"POST /applications/{CLIENT_ID}/token/scoped": (
        lambda app: app.create_scoped_token(
            "ghu_0", "octo-org", repositories=["hello", 3], permissions={"contents": "read"}
        ),
        {
            "access_token": "ghu_0",
            "target": "octo-org",
            "repositories": ["hello"],
            "repository_ids": [3],
            "permissions": {"contents": "read"},
        },
    ),
}


@pytest.mark.parametrize("asynchronous", [False, True])
@pytest.mark.parametrize("line", MANAGED)
def test_tokens_are_managed(
    app: OAuthApp, later: AsyncOAuthApp, github: SimulatedService, line: str, asynchronous: bool
) -> None:
    """OAuthApp.check, reset, revoke, revoke_authorization and create_scoped_token."""
    call, body = MANAGED[line]

    def result() -> Any:
        async def main() -> Any:
            return await call(later)

        return run(main()) if asynchronous else call(app)

    deletes = line.startswith("DELETE")
    found = result()
    held = github.github.state.tokens
    if deletes:
        assert found is True and "ghu_0" not in held
    else:
        assert type(found) is ferrohub.auths.Authorization and found.token in held
        assert (found.token == "ghu_0") is (line.startswith("POST") and line.endswith("/token"))
    [request] = github.requests
    basic = base64.b64encode(f"{CLIENT_ID}:{CLIENT_SECRET}".encode()).decode()
    assert (request.line, request.json) == (line, body) and request.headers["authorization"] == f"Basic {basic}"
    held.clear()
    if deletes:
        assert result() is False
    elif line.endswith(f"{CLIENT_ID}/token") and line.startswith("POST"):
        assert result() is None
    else:
        with pytest.raises(NotFoundError):
            result()
    github.routes = {line: Reply({}, 500)}
    with pytest.raises(ServerError):
        result()


def test_an_account_may_be_an_id(app: OAuthApp, github: SimulatedService) -> None:
    account = github.github.organization("octo-org").id
    token = app.create_scoped_token("ghu_0", account).token
    assert github.requests[0].json == {"access_token": "ghu_0", "target_id": account}
    assert github.github.state.tokens[token].repositories == [1, 3]


# Tokens that an application stores


def test_a_token_is_stored_and_restored() -> None:
    token = UserToken("ghu_x", expires_at=PAST, refresh_token="ghr_x", scopes=["repo"])
    stored = token.as_dict()
    assert json.loads(json.dumps(stored)) == stored == UserToken.from_dict({**stored, "other": 1}).as_dict()
    assert stored["expires_at"] == PAST and UserToken("gho_x").as_dict()["expires_at"] is None
    assert repr(token) == "<UserToken expires 2020-01-01T00:00:00Z>" and repr(UserToken("gho_x")) == "<UserToken>"
    with pytest.raises(TypeError, match="pickle"):
        pickle.dumps(token)


@pytest.mark.parametrize("name", ["expires_in", "refresh_token_expires_in"])
def test_a_response_of_github_is_no_stored_token(name: str) -> None:
    """Its time of issue is not known, so the token would never be refreshed."""
    with pytest.raises(ValueError, match=f"stored has {name}.*as_dict"):
        UserToken.from_dict({"access_token": "ghu_x", name: 28800})


# Bad arguments

BAD: list[tuple[Callable[[Any], Any], type[Exception], str]] = [
    (lambda app: OAuthApp(""), ValueError, "client_id"),
    (lambda app: OAuthApp(CLIENT_ID, ""), ValueError, "client_secret"),
    (lambda app: OAuthApp(5), TypeError, "client_id"),  # type: ignore[arg-type]
    (lambda app: OAuthApp(CLIENT_ID, client=5), TypeError, "client"),  # type: ignore[arg-type]
    (lambda app: OAuthApp(CLIENT_ID, web_url="ftp://h"), ValueError, "https"),
    (lambda app: app.start_web_flow(scopes="repo"), TypeError, "scopes"),
    (lambda app: app.start_web_flow(scopes=[1]), TypeError, "scopes"),
    (lambda app: app.start_web_flow(scopes=["repo gist"]), ValueError, "scopes"),
    (lambda app: app.exchange(""), ValueError, "code"),
    (lambda app: app.finish_web_flow("/cb?state=s", state="s", code_verifier="v"), ValueError, "callback_url"),
    (lambda app: app.device_flow(on_code=5), TypeError, "on_code"),
    (lambda app: app.refresh(""), ValueError, "refresh_token"),
    (lambda app: app.refresh(UserToken("ghu_0")), TypeError, "refresh_token"),
    (lambda app: app.client("ghu_0"), TypeError, "token"),
    (lambda app: app.client({}), ValueError, "access_token"),
    (lambda app: app.client(5), TypeError, "stored"),
    (lambda app: app.client(UserToken("ghu_0"), on_refresh=5), TypeError, "on_refresh"),
    (lambda app: app.check(""), ValueError, "token"),
    (lambda app: app.check(5), TypeError, "token"),
    (lambda app: app.create_scoped_token("t", ""), ValueError, "account"),
    (lambda app: app.create_scoped_token("t", 0), ValueError, "account"),
    (lambda app: app.create_scoped_token("t", None), TypeError, "account"),
    (lambda app: app.create_scoped_token("t", "o", permissions={}), ValueError, "permissions"),
    (lambda app: UserToken(""), ValueError, "access_token"),
    (lambda app: UserToken("t", expires_at="soon"), ValueError, "expires_at"),
    (lambda app: AppManifest([]), TypeError, "manifest"),  # type: ignore[arg-type]
    (lambda app: AppManifest({"a": object()}), TypeError, "manifest"),
    (lambda app: AppManifest({}, organization=""), ValueError, "organization"),
    (lambda app: AppManifest({}, state=""), ValueError, "state"),
]


@pytest.mark.parametrize(("call", "error", "named"), BAD)
def test_bad_arguments_raise_at_once(
    app: OAuthApp, github: SimulatedService, call: Callable[[Any], Any], error: type[Exception], named: str
) -> None:
    with pytest.raises(error, match=named):
        call(app)
    assert github.requests == []


@pytest.mark.parametrize("call", [call for call, _ in MANAGED.values()] + [lambda app: app.exchange("c0de")])
def test_what_needs_the_secret_says_so(github: SimulatedService, call: Callable[[Any], Any]) -> None:
    with pytest.raises(ValueError, match="client_secret"):
        call(OAuthApp(CLIENT_ID, client=ferrohub.Client(base_url=github.url)))
    assert github.requests == []


# The manifest flow

CREATED = {
    "id": 1,
    "slug": "octoapp",
    "html_url": "https://github.com/apps/octoapp",
    "client_id": "Iv1.new",
    "client_secret": "secret-of-the-new-app",
    "webhook_secret": None,
    "pem": PEM,
}


@pytest.mark.parametrize("asynchronous", [False, True])
def test_a_manifest_registers_an_app(github: SimulatedService, asynchronous: bool) -> None:
    base = ferrohub.Client(token="t0ken-of-somebody", base_url=github.url)
    started = AppManifest({"name": "<Octo>", "url": "https://example.com"}, organization="octo-org", client=base)
    assert started.url == f"{github.url}/organizations/octo-org/settings/apps/new?state={started.state}"
    page = started.html()
    assert f'action="{started.url}"' in page and "&lt;Octo&gt;" in page and "<Octo>" not in page
    github.routes = {"POST /app-manifests/c0de/conversions": Reply(CREATED, 201)}
    make = AsyncAppManifest if asynchronous else AppManifest
    resumed: Any = make({}, state=started.state, client=base)
    made = resumed.register(f"https://example.com/registered?code=c0de&state={started.state}")
    made = run(made) if asynchronous else made
    assert type(made) is AppRegistration and "authorization" not in github.requests[0].headers
    assert made.as_dict() == {**{k: v for k, v in CREATED.items() if k != "pem"}, "private_key": PEM}
    assert (made.id, made.slug, made.webhook_secret) == (1, "octoapp", None)
    assert repr(made) == "<AppRegistration octoapp>"
    app = made.client()
    assert app.auth.kind == "app" and app.session.base_url == github.url
    assert made.client(base_url="https://ghe.example/api/v3").session.base_url == "https://ghe.example/api/v3"
    forged = resumed.register
    with pytest.raises(OAuthError, match="state_mismatch"):
        run(forged("/registered?code=c0de&state=x")) if asynchronous else forged("/registered?code=c0de&state=x")
    assert len(github.requests) == 1
