"""OAuth: the web flow, the device flow, tokens that are refreshed, and tokens that are checked, limited and revoked."""

from __future__ import annotations

import asyncio
import base64
import concurrent.futures
import copy
import datetime
import hashlib
import json
import pathlib
import pickle
import threading
import traceback
import urllib.parse
from collections.abc import Callable, Coroutine, Iterator
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
    UserTokenExpired,
)
from ferrohub.oauth import (
    AppManifest,
    AppRegistration,
    AsyncAppManifest,
    AsyncOAuthApp,
    DeviceCode,
    OAuthApp,
    UserToken,
    WebFlow,
)
from ferrohub.testing import Fake, Recorder
from harness import PATIENCE, Recorded, Reply, body_of
from service import Service

ID, SECRET = "Iv1.0123456789abcdef", "client-secret-of-the-tests"
TOKENS = "POST /login/oauth/access_token"
CODES = "POST /login/device/code"
#: When a token has expired, and when it is about to.
PAST, SOON = "2020-01-01T00:00:00Z", datetime.timedelta(minutes=2)
ME = {**body_of("AuthenticatedUser"), "login": "mona"}


def form(request: Recorded) -> dict[str, str]:
    """The parameters in a body."""
    assert request.headers["content-type"] == "application/x-www-form-urlencoded"
    return dict(urllib.parse.parse_qsl(request.body.decode(), strict_parsing=True))


def granted(request: Recorded) -> Reply:
    """The token for a code, or for the refresh token with the number before."""
    sent = form(request)
    number = int(sent.get("refresh_token", "ghr_0").removeprefix("ghr_")) + 1
    body = {"access_token": f"ghu_{number}", "expires_in": 28800, "refresh_token": f"ghr_{number}"}
    return Reply({**body, "refresh_token_expires_in": 15897600, "scope": "repo,gist", "token_type": "bearer"})


def me(request: Recorded) -> Reply:
    return Reply(ME if request.headers.get("authorization", "").startswith("token ghu_") else {}, 200)


@pytest.fixture
def github() -> Iterator[Service]:
    """A server that is both the web host and the API."""
    with Service({TOKENS: granted, "GET /user": me}) as running:
        running.thread.start()
        yield running
        running.shutdown()


@pytest.fixture
def app(github: Service) -> OAuthApp:
    """An application with a secret. The credential of its client is used for nothing."""
    return OAuthApp(ID, SECRET, client=ferrohub.Client(token="t0ken-of-somebody", base_url=github.url))


@pytest.fixture
def later(github: Service) -> AsyncOAuthApp:
    """The same for asyncio."""
    return AsyncOAuthApp(ID, SECRET, client=ferrohub.AsyncClient(base_url=github.url))


def run(main: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(asyncio.wait_for(main, PATIENCE))


def lines(github: Service) -> list[str]:
    return [request.line for request in github.requests]


def sent(github: Service, line: str) -> list[Recorded]:
    return [request for request in github.requests if request.line == line]


def expired() -> UserToken:
    return UserToken("ghu_0", expires_at=PAST, refresh_token="ghr_0")


def expiring() -> UserToken:
    """A token that is due, and valid for two minutes."""
    return UserToken("ghu_0", expires_at=datetime.datetime.now(datetime.timezone.utc) + SOON, refresh_token="ghr_0")


def query(url: str) -> dict[str, str]:
    return dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(url).query, strict_parsing=True))


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
    assert lines(github) == [TOKENS, TOKENS]


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


# The device flow

CODE = {
    "device_code": "d3vice-code",
    "user_code": "WDJB-MJHT",
    "verification_uri": "https://github.com/login/device",
    "expires_in": 900,
    "interval": 5,
}


def device(*polls: dict[str, Any]) -> Fake:
    """A fake, for which no time passes, that replies to polls with these, the last again and again."""
    fake = Fake()
    fake.post("https://github.com/login/device/code").reply(json=CODE)
    route = fake.post("https://github.com/login/oauth/access_token").reply(json=polls[0])
    for body in polls[1:]:
        route = route.then(json=body)
    return fake


PENDING = {"error": "authorization_pending"}
GRANTED = {"access_token": "gho_x", "scope": "repo"}


@pytest.mark.parametrize("asynchronous", [False, True])
def test_the_device_flow_shows_a_code_and_polls(asynchronous: bool) -> None:
    fake = device(PENDING, {"error": "slow_down", "interval": 10}, PENDING, GRANTED)
    shown: list[DeviceCode] = []
    if asynchronous:

        async def show(code: DeviceCode) -> None:
            await asyncio.sleep(0)
            shown.append(code)

        token = run(AsyncOAuthApp(ID, client=fake.async_client()).device_flow(scopes=["repo"], on_code=show))
    else:
        token = OAuthApp(ID, client=fake.client()).device_flow(scopes=["repo"], on_code=shown.append)
    [code] = shown
    assert (code.user_code, code.verification_uri) == ("WDJB-MJHT", "https://github.com/login/device")
    assert (code.expires_in, code.interval) == (900, 5) and "WDJB" not in repr(code)
    assert (token.access_token, token.scopes) == ("gho_x", ["repo"])
    assert len(fake.calls) == 5 and all("authorization" not in call.headers for call in fake.calls)


def test_the_code_is_printed_by_default(capsys: pytest.CaptureFixture[str]) -> None:
    OAuthApp(ID, client=device(GRANTED).client()).device_flow()
    assert capsys.readouterr().out == "Open https://github.com/login/device and enter the code WDJB-MJHT\n"


@pytest.mark.parametrize(("poll", "calls"), [(PENDING, 180), ({"error": "expired_token"}, 1)])
def test_the_device_flow_ends_when_the_code_expires(poll: dict[str, Any], calls: int) -> None:
    fake = device(poll)
    with pytest.raises(OAuthError, match="did not enter the code in time") as caught:
        OAuthApp(ID, client=fake.client()).device_flow(on_code=lambda code: None)
    assert caught.value.error == "expired_token" and len(fake.calls) == calls + 1


def test_a_user_may_deny_access() -> None:
    fake = device(PENDING, {"error": "access_denied"})
    with pytest.raises(OAuthError, match="access_denied"):
        OAuthApp(ID, client=fake.client()).device_flow(on_code=lambda code: None)


def test_an_error_of_the_callback_ends_the_flow() -> None:
    fake = device(GRANTED)
    with pytest.raises(ZeroDivisionError):
        OAuthApp(ID, client=fake.client()).device_flow(on_code=lambda code: 1 // 0)
    assert len(fake.calls) == 1


def test_cancelling_ends_the_wait(later: AsyncOAuthApp, github: Service) -> None:
    github.routes = {CODES: {**CODE, "interval": 3600, "expires_in": 86400}}

    async def main() -> None:
        shown = asyncio.Event()
        task = asyncio.create_task(later.device_flow(on_code=lambda code: shown.set()))
        await shown.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    run(main())
    assert lines(github) == [CODES]


# Tokens that are refreshed


def test_a_token_is_stored_and_restored() -> None:
    token = UserToken("ghu_x", expires_at=PAST, refresh_token="ghr_x", scopes=["repo"])
    stored = token.as_dict()
    assert json.loads(json.dumps(stored)) == stored == UserToken.from_dict({**stored, "other": 1}).as_dict()
    assert stored["expires_at"] == PAST and UserToken("gho_x").as_dict()["expires_at"] is None
    assert repr(token) == "<UserToken expires 2020-01-01T00:00:00Z>" and repr(UserToken("gho_x")) == "<UserToken>"
    with pytest.raises(TypeError, match="pickle"):
        pickle.dumps(token)


def test_refreshed_tokens_have_the_authorization_of_the_first(app: OAuthApp) -> None:
    first = UserToken("ghu_0", refresh_token="ghr_0")
    stored = app.refresh(first).as_dict()
    authorization = first.as_dict()["authorization"].partition(".")[0]
    assert stored["access_token"] == "ghu_1" and stored["authorization"].partition(".")[0] == authorization
    assert app.refresh(UserToken.from_dict(stored)).as_dict()["authorization"].startswith(f"{authorization}.")
    mixed = UserToken.from_dict({**stored, "access_token": "ghu_other"}).as_dict()
    assert mixed["authorization"] == UserToken("ghu_other").as_dict()["authorization"]
    assert "ghu" not in stored["authorization"]


@pytest.mark.parametrize("restarted", [False, True])
def test_a_refresh_keeps_what_is_cached(github: Service, tmp_path: pathlib.Path, restarted: bool) -> None:
    """Also in a later process, which has the stored token."""

    def user(request: Recorded) -> Reply:
        known = request.headers.get("if-modified-since") == "Thu, 05 Jul 2012 15:31:30 GMT"
        headers = {"Last-Modified": "Thu, 05 Jul 2012 15:31:30 GMT", "Vary": "Accept, Authorization"}
        return Reply(None if known else body_of("User"), 304 if known else 200, headers)

    github.routes |= {"GET /users/mona": user}
    stored: list[UserToken] = []
    cache = ferrohub.Cache(tmp_path / "cache")
    app = OAuthApp(ID, SECRET, client=ferrohub.Client(base_url=github.url, cache=cache))
    client = app.client(UserToken("ghu_0", refresh_token="ghr_0"), on_refresh=stored.append)
    client.user("mona")
    client.auth.refresh()
    if restarted:
        client = app.client(json.loads(json.dumps(stored[0].as_dict())))
    assert client.user("mona").login == body_of("User")["login"]
    assert (cache.hits, cache.misses) == (1, 1)
    assert [r.headers["authorization"] for r in sent(github, "GET /users/mona")] == ["token ghu_0", "token ghu_1"]
    other = app.client(UserToken("ghu_9", refresh_token="ghr_9"))
    other.user("mona")
    assert cache.misses == 2


def test_a_valid_token_is_used_as_it_is(app: OAuthApp, github: Service) -> None:
    year = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(days=365)
    for token in (UserToken("ghu_0"), UserToken("ghu_0", expires_at=year, refresh_token="ghr_0")):
        client = app.client(token)
        assert client.me().login == "mona" and client.auth.kind == "user"
        assert client.auth.token() == "ghu_0" and client.auth.expires_at == token.expires_at
    assert lines(github) == ["GET /user"] * 2
    assert {request.headers["authorization"] for request in github.requests} == {"token ghu_0"}


@pytest.mark.parametrize("make", [expired, expiring, lambda: expired().as_dict()])
def test_a_new_token_is_stored_before_its_first_use(app: OAuthApp, github: Service, make: Callable[[], Any]) -> None:
    stored: list[UserToken] = []

    def store(token: UserToken) -> None:
        assert token.access_token == "ghu_2" or lines(github) == [TOKENS], "nothing was sent with it"
        assert threading.current_thread() is threading.main_thread()
        stored.append(token)

    client = app.client(make(), on_refresh=store)
    assert github.requests == []
    assert client.me().login == client.me().login == "mona"
    assert [token.access_token for token in stored] == ["ghu_1"] and stored[0].refresh_token == "ghr_1"
    assert form(github.requests[0]) == {
        "client_id": ID,
        "client_secret": SECRET,
        "grant_type": "refresh_token",
        "refresh_token": "ghr_0",
    }
    assert "authorization" not in github.requests[0].headers
    assert {request.headers["authorization"] for request in sent(github, "GET /user")} == {"token ghu_1"}
    client.auth.refresh()
    assert [token.access_token for token in stored] == ["ghu_1", "ghu_2"] and client.auth.token() == "ghu_2"


def test_one_refresh_serves_all_threads_and_tasks(app: OAuthApp, later: AsyncOAuthApp, github: Service) -> None:
    """50 threads and 50 tasks; the token is stored once, before anyone uses it."""
    stored: list[str] = []

    def store(token: UserToken) -> None:
        assert sent(github, "GET /user") == []
        stored.append(token.access_token)

    client = app.client(expired(), on_refresh=store)
    awaited = ferrohub.AsyncClient(session=client)
    ready = threading.Barrier(51)

    def thread(_: int) -> str:
        ready.wait(PATIENCE)
        return str(client.me().login)

    async def tasks() -> list[str]:
        ready.wait(PATIENCE)
        return [user.login for user in await asyncio.gather(*(awaited.me() for _ in range(50)))]

    with concurrent.futures.ThreadPoolExecutor(50) as pool:
        pending = [pool.submit(thread, number) for number in range(50)]
        found = run(tasks()) + [each.result(PATIENCE) for each in pending]
    assert found == ["mona"] * 100 and stored == ["ghu_1"]
    assert len(sent(github, TOKENS)) == 1
    assert {request.headers["authorization"] for request in sent(github, "GET /user")} == {"token ghu_1"}


def test_a_coroutine_function_may_store(later: AsyncOAuthApp, github: Service) -> None:
    async def main() -> None:
        loop, stored = asyncio.get_running_loop(), []

        async def store(token: UserToken) -> None:
            await asyncio.sleep(0)
            assert asyncio.get_running_loop() is loop
            stored.append(token.access_token)

        async with later.client(expired(), on_refresh=store) as client:
            await asyncio.gather(*(client.me() for _ in range(10)))
            assert stored == ["ghu_1"]
            await client.auth.refresh()
            assert await client.auth.token() == "ghu_2" and stored == ["ghu_1", "ghu_2"]

    run(main())


def test_a_token_that_could_not_be_stored_is_stored_by_the_next_call(app: OAuthApp, github: Service) -> None:
    """It is the only one that is valid, so it is not lost, and not refreshed again."""
    stored: list[str] = []
    full = iter([OSError("the disk is full")])

    def store(token: UserToken) -> None:
        for error in full:
            raise error
        stored.append(token.access_token)

    client = app.client(expired(), on_refresh=store)
    with pytest.raises(OSError, match="disk is full"):
        client.me()
    assert lines(github) == [TOKENS]
    client.me()
    assert lines(github) == [TOKENS, "GET /user"] and stored == ["ghu_1"]


def test_the_callback_may_use_the_client(app: OAuthApp, github: Service) -> None:
    logins: list[str] = []
    client = app.client(expired(), on_refresh=lambda token: logins.append(client.me().login))
    assert client.me().login == "mona" and logins == ["mona"]
    assert lines(github) == [TOKENS, "GET /user", "GET /user"]


def test_a_cancelled_refresh_is_not_lost(later: AsyncOAuthApp, github: Service) -> None:
    """GitHub has replaced the tokens: another task gets them, without a second refresh."""
    requested, go = threading.Event(), threading.Event()

    def slow(request: Recorded) -> Reply:
        requested.set()
        return Reply(granted(request).body, after=go)

    github.routes = {TOKENS: slow, "GET /user": me}
    stored: list[str] = []

    async def main() -> None:
        client = later.client(expired(), on_refresh=lambda token: stored.append(token.access_token))
        first = asyncio.create_task(client.me())
        await asyncio.to_thread(requested.wait, PATIENCE)
        first.cancel()
        with pytest.raises(asyncio.CancelledError):
            await first
        second = asyncio.create_task(client.me())
        go.set()
        assert (await second).login == "mona"

    run(main())
    assert lines(github) == [TOKENS, "GET /user"] and stored == ["ghu_1"]


def test_a_refresh_whose_outcome_is_unknown_is_not_repeated(app: OAuthApp, github: Service) -> None:
    for reply in (Reply(drop=True), Reply({}, 502), Reply("no JSON")):
        github.requests.clear()
        github.routes = {TOKENS: reply, "GET /user": me}
        client = app.client(expired())
        for _ in range(3):
            with pytest.raises(UserTokenExpired, match="may have been carried out") as caught:
                client.me()
            assert "ghr_0" not in str(caught.value)
        assert lines(github) == [TOKENS]
        github.routes = {TOKENS: granted, "GET /user": me}
        client.auth.refresh()
        assert client.me().login == "mona"


def test_a_rejected_refresh_token_says_what_to_do(app: OAuthApp, github: Service) -> None:
    github.routes = {TOKENS: {"error": "bad_refresh_token", "error_description": "It is incorrect or expired."}}
    client = app.client(expired())
    for _ in range(3):
        with pytest.raises(OAuthError, match="must authorize the application again") as caught:
            client.me()
        assert caught.value.error == "bad_refresh_token"
    assert lines(github) == [TOKENS]
    bare = app.client(UserToken("ghu_0", expires_at=PAST))
    with pytest.raises(UserTokenExpired, match="must authorize the application again"):
        bare.me()
    assert lines(github) == [TOKENS]


def test_a_failed_refresh_is_tried_again_if_nothing_was_sent(github: Service) -> None:
    with Service({}) as other:
        gone = other.url  # nothing listens there any more
    app = OAuthApp(ID, SECRET, client=ferrohub.Client(base_url=github.url, retries=0), web_url=gone)
    client = app.client(expired())
    for _ in range(2):
        with pytest.raises(ConnectionError):
            client.me()
    assert github.requests == []
    valid = app.client(expiring())
    assert valid.me().login == "mona", "a valid token is used as long as it lasts"
    assert github.requests[0].headers["authorization"] == "token ghu_0"


def test_one_error_serves_all_who_wait(app: OAuthApp, github: Service) -> None:
    github.routes = {TOKENS: {"error": "bad_refresh_token"}}
    client, ready = app.client(expired()), threading.Barrier(20)

    def thread(_: int) -> type[BaseException]:
        ready.wait(PATIENCE)
        with pytest.raises(OAuthError) as caught:
            client.me()
        return type(caught.value)

    with concurrent.futures.ThreadPoolExecutor(20) as pool:
        assert set(pool.map(thread, range(20))) == {OAuthError}
    assert lines(github) == [TOKENS]


def test_a_request_that_was_under_way_gets_the_new_token(app: OAuthApp, github: Service) -> None:
    """The refresh ended the old one. What was rejected was not processed, so a write is repeated, too."""
    requested, refreshed = threading.Event(), threading.Event()

    def write(request: Recorded) -> Reply:
        if request.headers["authorization"] == "token ghu_1":
            return Reply({}, 201)
        requested.set()
        return Reply({"message": "Bad credentials"}, 401, after=refreshed)

    github.routes = {TOKENS: granted, "POST /x": write}
    year = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(days=365)
    client = app.client(UserToken("ghu_0", expires_at=year, refresh_token="ghr_0"))
    with concurrent.futures.ThreadPoolExecutor(1) as pool:
        pending = pool.submit(lambda: client.session.post("/x", json={"a": 1}).status_code)
        assert requested.wait(PATIENCE)
        client.auth.refresh()
        refreshed.set()
        assert pending.result(PATIENCE) == 201
    assert lines(github) == ["POST /x", TOKENS, "POST /x"]
    github.routes = {"GET /user": Reply({"message": "Bad credentials"}, 401)}
    with pytest.raises(ferrohub.exceptions.AuthenticationFailed):
        client.me()
    assert lines(github)[3:] == ["GET /user"], "a token that the user has revoked is not refreshed"


def test_a_transport_in_python_refreshes_too() -> None:
    fake = Fake()
    body = {"access_token": "ghu_1", "expires_in": 28800, "refresh_token": "ghr_1"}
    fake.post("https://github.com/login/oauth/access_token").reply(json=body)
    fake.get("/user").reply(json=ME)
    stored: list[str] = []
    client = OAuthApp(ID, SECRET, client=fake.client()).client(
        expired(), on_refresh=lambda token: stored.append(token.access_token)
    )
    assert client.me().login == "mona" and stored == ["ghu_1"]
    assert [call.method for call in fake.calls] == ["POST", "GET"]


def test_a_copy_shares_what_a_refresh_brings(app: OAuthApp, github: Service) -> None:
    client = app.client(expired())
    other = ferrohub.Client(session=copy.copy(client.session))
    assert other.me().login == client.me().login
    assert len(sent(github, TOKENS)) == 1


def test_only_the_token_of_a_user_can_be_refreshed(github: Service) -> None:
    for client in (ferrohub.Client(), ferrohub.Client(token="t0ken")):
        with pytest.raises(ValueError, match="only the token of a user"):
            client.auth.refresh()


# Secrets


def test_nothing_shows_a_secret(app: OAuthApp, github: Service, tmp_path: pathlib.Path) -> None:
    flow = app.start_web_flow()
    client = app.client(expired())
    with Recorder(client, tmp_path).use_cassette("refreshed"):
        client.me()
    base = ferrohub.Client(base_url=github.url)
    with Recorder(base, tmp_path).use_cassette("exchanged"):
        token = OAuthApp(ID, SECRET, client=base).exchange("c0de-of-the-tests", code_verifier=flow.code_verifier)
    github.routes = {TOKENS: {"error": "bad_refresh_token", "error_description": f"{SECRET} is secret: ghr_0"}}
    with pytest.raises(OAuthError) as caught:
        app.refresh(expired())
    recorded = [path.read_text() for path in tmp_path.iterdir()]
    assert len(recorded) == 2 and all("/login/oauth/access_token" in text for text in recorded)
    shown = [app, flow, token, client, client.auth, client.session, client.session.auth]
    texts = [*recorded, *map(repr, shown), *map(str, shown), "".join(traceback.format_tb(caught.tb))]
    secrets = [SECRET, flow.state, flow.code_verifier, "ghu_0", "ghu_1", "ghr_0", "ghr_1", "c0de-of-the-tests"]
    assert [secret for secret in secrets for text in texts if secret in text] == []
    kept = pickle.dumps(client)
    assert not any(secret.encode() in kept for secret in secrets)
    with pytest.raises(TypeError, match="pickle"):
        pickle.dumps(app)


def test_a_cassette_replays_a_refresh(app: OAuthApp, github: Service, tmp_path: pathlib.Path) -> None:
    client = app.client(expired())
    with Recorder(client, tmp_path).use_cassette("me"):
        client.me()
    github.requests.clear()
    other = app.client(expired())
    with Recorder(other, tmp_path).use_cassette("me", record="none"):
        assert other.me().login == "mona"
    assert github.requests == []


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
    assert made.client(base_url=github.url).auth.kind == "app"
    forged = resumed.register
    with pytest.raises(OAuthError, match="state_mismatch"):
        run(forged("/registered?code=c0de&state=x")) if asynchronous else forged("/registered?code=c0de&state=x")
    assert len(github.requests) == 1
