"""OAuth: the web flow, the manifest flow, and tokens that are checked, limited and revoked."""

from __future__ import annotations

import base64
import datetime
import hashlib
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
from harness import Reply, body_of, run
from oauth_server import (
    ID,
    SECRET,
    TOKENS,
    form,
    query,
)
from service import Service

# The web flow


def test_the_web_flow_sends_the_browser_to_github(app: OAuthApp, github: Service) -> None:
    flow = app.start_web_flow(
        redirect_uri="https://app.example/cb", scopes=["repo", "gist"], login="mona", allow_signup=False
    )
    assert type(flow) is WebFlow and flow.url.startswith(f"{github.url}/login/oauth/authorize?")
    digest = hashlib.sha256(flow.code_verifier.encode()).digest()
    assert query(flow.url) == {
        "client_id": ID,
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
    app: OAuthApp, later: AsyncOAuthApp, github: Service, asynchronous: bool
) -> None:
    flow = app.start_web_flow(redirect_uri="https://app.example/cb")
    callback = f"https://app.example/cb?code=c0de%2B1&state={flow.state}"
    arguments = {"state": flow.state, "code_verifier": flow.code_verifier, "redirect_uri": flow.redirect_uri}
    finish = (later if asynchronous else app).finish_web_flow
    token: Any = finish(callback, **arguments)  # type: ignore[arg-type]
    token = run(token) if asynchronous else token
    assert (token.access_token, token.refresh_token, token.scopes) == ("ghu_1", "ghr_1", ["repo", "gist"])
    left = token.expires_at - datetime.datetime.now(datetime.timezone.utc)
    assert datetime.timedelta(hours=7.9) < left <= datetime.timedelta(hours=8)
    [request] = github.requests
    assert form(request) == {
        "client_id": ID,
        "client_secret": SECRET,
        "code": "c0de+1",
        "code_verifier": flow.code_verifier,
        "redirect_uri": "https://app.example/cb",
    }
    assert request.headers["accept"] == "application/json"
    assert "authorization" not in request.headers and "x-github-api-version" not in request.headers


@pytest.mark.parametrize(
    ("callback", "error"),
    [
        ("/cb?code=c&state=forged", "state_mismatch"),
        ("/cb?code=c", "state_mismatch"),
        ("/cb?error=access_denied&error_description=No.", "state_mismatch"),
        ("/cb?error=access_denied&error_description=No.&state=s", "access_denied"),
    ],
)
def test_a_callback_of_somebody_else_is_refused(app: OAuthApp, github: Service, callback: str, error: str) -> None:
    with pytest.raises(OAuthError) as caught:
        app.finish_web_flow(callback, state="s", code_verifier="v")
    assert caught.value.error == error and github.requests == []


def test_an_error_under_status_200_raises(app: OAuthApp, github: Service) -> None:
    body = {
        "error": "bad_verification_code",
        "error_description": "It has expired.",
        "error_uri": "https://docs.example",
    }
    github.routes = {TOKENS: Reply(body)}
    with pytest.raises(OAuthError) as caught:
        app.exchange("c0de")
    error = caught.value
    assert (error.error, error.description, error.error_uri) == (*body.values(),)
    assert str(error).startswith("bad_verification_code: It has expired.") and TOKENS.split()[1] in str(error)
    assert error.response is not None and error.response.status_code == 200 and isinstance(error, GitHubError)
    restored = pickle.loads(pickle.dumps(error))
    assert (restored.error, str(restored)) == (error.error, str(error))
    assert ferrohub.OAuthError is ferrohub.oauth.OAuthError is OAuthError


def test_an_exchange_is_not_sent_twice(app: OAuthApp, github: Service) -> None:
    github.routes = {TOKENS: Reply(drop=True)}
    with pytest.raises(ConnectionError):
        app.exchange("c0de")
    github.routes = {TOKENS: Reply({}, 503)}
    with pytest.raises(ServerError):
        app.exchange("c0de")
    assert github.lines == [TOKENS, TOKENS]


def test_the_secret_goes_to_no_other_host(app: OAuthApp, github: Service) -> None:
    with Service({"* /stolen": {}}) as other:
        other.thread.start()
        for status in (301, 302, 303, 307, 308):
            github.routes = {TOKENS: Reply({}, status, {"Location": f"{other.url}/stolen"})}
            with pytest.raises((GitHubError, TransportError)):
                app.exchange("c0de")
        assert all(SECRET not in f"{r.body!r}{r.headers}" and r.body == b"" for r in other.requests)
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
    app = OAuthApp(ID, SECRET, client=ferrohub.Client(base_url=api, transport=fake))
    assert app.web_url == web and app.exchange("c0de").expires_at is None
    assert (
        OAuthApp(ID, client=ferrohub.Client(base_url=api), web_url="https://h.example/").web_url == "https://h.example"
    )


# What an application may do with tokens

AUTHORIZATION = {**body_of("Authorization"), "token": "ghu_new"}
MANAGED: dict[str, tuple[Callable[[Any], Any], Any]] = {
    f"POST /applications/{ID}/token": (lambda app: app.check("ghu_0"), {"access_token": "ghu_0"}),
    f"PATCH /applications/{ID}/token": (lambda app: app.reset(UserToken("ghu_0")), {"access_token": "ghu_0"}),
    f"DELETE /applications/{ID}/token": (lambda app: app.revoke("ghu_0"), {"access_token": "ghu_0"}),
    f"DELETE /applications/{ID}/grant": (lambda app: app.revoke_authorization("ghu_0"), {"access_token": "ghu_0"}),
    f"POST /applications/{ID}/token/scoped": (
        lambda app: app.create_scoped_token(
            "ghu_0", "octo-org", repositories=["hello", 7], permissions={"contents": "read"}
        ),
        {
            "access_token": "ghu_0",
            "target": "octo-org",
            "repositories": ["hello"],
            "repository_ids": [7],
            "permissions": {"contents": "read"},
        },
    ),
}


@pytest.mark.parametrize("asynchronous", [False, True])
@pytest.mark.parametrize("line", MANAGED)
def test_tokens_are_managed(
    app: OAuthApp, later: AsyncOAuthApp, github: Service, line: str, asynchronous: bool
) -> None:
    """OAuthApp.check, reset, revoke, revoke_authorization and create_scoped_token."""
    call, body = MANAGED[line]

    def result() -> Any:
        async def main() -> Any:
            return await call(later)

        return run(main()) if asynchronous else call(app)

    deletes = line.startswith("DELETE")
    github.routes = {line: Reply(None, 204) if deletes else Reply(AUTHORIZATION)}
    found = result()
    assert found is True if deletes else (type(found) is ferrohub.auths.Authorization and found.token == "ghu_new")
    [request] = github.requests
    basic = base64.b64encode(f"{ID}:{SECRET}".encode()).decode()
    assert (request.line, request.json) == (line, body) and request.headers["authorization"] == f"Basic {basic}"
    github.routes = {line: Reply({"message": "Not Found"}, 404)}
    if deletes:
        assert result() is False
    elif line.endswith(f"{ID}/token") and line.startswith("POST"):
        assert result() is None
    else:
        with pytest.raises(NotFoundError):
            result()
    github.routes = {line: Reply({}, 500)}
    with pytest.raises(ServerError):
        result()


def test_an_account_may_be_an_id(app: OAuthApp, github: Service) -> None:
    github.routes = {f"POST /applications/{ID}/token/scoped": Reply(AUTHORIZATION)}
    app.create_scoped_token("ghu_0", 5)
    assert github.requests[0].json == {"access_token": "ghu_0", "target_id": 5}


# Bad arguments

BAD: list[tuple[Callable[[Any], Any], type[Exception], str]] = [
    (lambda app: OAuthApp(""), ValueError, "client_id"),
    (lambda app: OAuthApp(ID, ""), ValueError, "client_secret"),
    (lambda app: OAuthApp(5), TypeError, "client_id"),  # type: ignore[arg-type]
    (lambda app: OAuthApp(ID, client=5), TypeError, "client"),  # type: ignore[arg-type]
    (lambda app: OAuthApp(ID, web_url="ftp://h"), ValueError, "https"),
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
    app: OAuthApp, github: Service, call: Callable[[Any], Any], error: type[Exception], named: str
) -> None:
    with pytest.raises(error, match=named):
        call(app)
    assert github.requests == []


@pytest.mark.parametrize("call", [call for call, _ in MANAGED.values()] + [lambda app: app.exchange("c0de")])
def test_what_needs_the_secret_says_so(github: Service, call: Callable[[Any], Any]) -> None:
    with pytest.raises(ValueError, match="client_secret"):
        call(OAuthApp(ID, client=ferrohub.Client(base_url=github.url)))
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
def test_a_manifest_registers_an_app(github: Service, asynchronous: bool) -> None:
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
