"""OAuth: tokens of users that are refreshed, and where none of them is shown."""

from __future__ import annotations

import asyncio
import concurrent.futures
import copy
import datetime
import json
import pathlib
import pickle
import threading
import traceback
from collections.abc import Callable
from typing import Any

import pytest

import ferrohub
from ferrohub import transports
from ferrohub.exceptions import (
    ConnectionError,
    OAuthError,
    TransportError,
    UserTokenExpired,
)
from ferrohub.oauth import (
    AsyncOAuthApp,
    OAuthApp,
    UserToken,
)
from ferrohub.testing import Fake, Recorder
from harness import PATIENCE, Recorded, Reply, body_of, run
from oauth_server import (
    ID,
    ME,
    PAST,
    SECRET,
    TOKENS,
    expired,
    expiring,
    form,
    granted,
    me,
)
from service import Service


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
    assert [r.headers["authorization"] for r in github.sent("GET /users/mona")] == ["token ghu_0", "token ghu_1"]
    other = app.client(UserToken("ghu_9", refresh_token="ghr_9"))
    other.user("mona")
    assert cache.misses == 2


def test_a_valid_token_is_used_as_it_is(app: OAuthApp, github: Service) -> None:
    year = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(days=365)
    for token in (UserToken("ghu_0"), UserToken("ghu_0", expires_at=year, refresh_token="ghr_0")):
        client = app.client(token)
        assert client.me().login == "mona" and client.auth.kind == "user"
        assert client.auth.token() == "ghu_0" and client.auth.expires_at == token.expires_at
    assert github.lines == ["GET /user"] * 2
    assert {request.headers["authorization"] for request in github.requests} == {"token ghu_0"}


@pytest.mark.parametrize("make", [expired, expiring, lambda: expired().as_dict()])
def test_a_new_token_is_stored_before_its_first_use(app: OAuthApp, github: Service, make: Callable[[], Any]) -> None:
    stored: list[UserToken] = []

    def store(token: UserToken) -> None:
        assert token.access_token == "ghu_2" or github.lines == [TOKENS], "nothing was sent with it"
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
    assert {request.headers["authorization"] for request in github.sent("GET /user")} == {"token ghu_1"}
    client.auth.refresh()
    assert [token.access_token for token in stored] == ["ghu_1", "ghu_2"] and client.auth.token() == "ghu_2"


def test_one_refresh_serves_all_threads_and_tasks(app: OAuthApp, later: AsyncOAuthApp, github: Service) -> None:
    """50 threads and 50 tasks; the token is stored once, before anyone uses it."""
    stored: list[str] = []

    def store(token: UserToken) -> None:
        assert github.sent("GET /user") == []
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
    assert len(github.sent(TOKENS)) == 1
    assert {request.headers["authorization"] for request in github.sent("GET /user")} == {"token ghu_1"}


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
    assert github.lines == [TOKENS]
    client.me()
    assert github.lines == [TOKENS, "GET /user"] and stored == ["ghu_1"]


@pytest.mark.parametrize("max_wait", [0, 1])
def test_a_callback_that_hangs_delays_others_for_max_wait_only(github: Service, max_wait: float) -> None:
    """The new token is not used before it is stored; once it is, all calls use it."""
    begun, go = threading.Event(), threading.Event()

    def store(token: UserToken) -> None:
        begun.set()
        assert go.wait(PATIENCE)

    app = OAuthApp(ID, SECRET, client=ferrohub.Client(base_url=github.url, max_wait=max_wait))
    client = app.client(expired(), on_refresh=store)
    with concurrent.futures.ThreadPoolExecutor() as pool:
        first = pool.submit(lambda: client.me().login)
        try:
            assert begun.wait(PATIENCE)
            for call in (client.me, client.auth.refresh):
                with pytest.raises(TransportError, match=r"on_refresh, .* has not returned for 1 s \(max_wait\)"):
                    call()
            assert github.lines == [TOKENS]
        finally:
            go.set()
        assert first.result(PATIENCE) == client.me().login == "mona"
    assert github.lines == [TOKENS, "GET /user", "GET /user"]


def test_the_callback_may_use_the_client(app: OAuthApp, github: Service) -> None:
    logins: list[str] = []
    client = app.client(expired(), on_refresh=lambda token: logins.append(client.me().login))
    assert client.me().login == "mona" and logins == ["mona"]
    assert github.lines == [TOKENS, "GET /user", "GET /user"]


@pytest.mark.parametrize("pooled", [False, True])
def test_a_cancelled_refresh_is_not_lost(later: AsyncOAuthApp, github: Service, pooled: bool) -> None:
    """GitHub has replaced the tokens: another task gets them, without a second refresh."""
    requested, go = threading.Event(), threading.Event()

    def slow(request: Recorded) -> Reply:
        requested.set()
        return Reply(granted(request).body, after=go)

    github.routes = {TOKENS: slow, "GET /user": me}
    stored: list[str] = []

    async def main() -> None:
        client = later.client(expired(), on_refresh=lambda token: stored.append(token.access_token))
        if pooled:
            client = ferrohub.AsyncPool([client])
        first = asyncio.create_task(client.me())
        await asyncio.to_thread(requested.wait, PATIENCE)
        first.cancel()
        with pytest.raises(asyncio.CancelledError):
            await first
        second = asyncio.create_task(client.me())
        go.set()
        assert (await second).login == "mona"

    run(main())
    assert github.lines == [TOKENS, "GET /user"] and stored == ["ghu_1"]


def test_the_next_refresh_after_a_cancelled_one_is_sent(later: AsyncOAuthApp, github: Service) -> None:
    """The first one ends while no call waits for it."""
    go = threading.Event()
    lives = iter([1, 28_800])

    def slow(request: Recorded) -> Reply:
        return Reply({**granted(request).body, "expires_in": next(lives)}, after=go)

    github.routes = {TOKENS: slow, "GET /user": me}

    async def main() -> None:
        client = later.client(expired())
        first = asyncio.create_task(client.me())
        await asyncio.sleep(0.1)
        first.cancel()
        go.set()
        await asyncio.sleep(0.2)
        assert (await client.me()).login == "mona"
        await asyncio.sleep(1)  # the new token has expired
        assert (await client.me()).login == "mona"

    run(main())
    assert github.lines == [TOKENS, "GET /user", TOKENS, "GET /user"]


@pytest.mark.parametrize("way", ["native", "request hook", "transport"])
def test_a_hook_that_raises_does_not_lose_the_new_token(github: Service, way: str) -> None:
    raised: list[str] = []

    def fail(event: Any) -> None:
        if event.url.endswith("/login/oauth/access_token"):
            raised.append(event.url)
            raise LookupError("of a hook")

    options: dict[str, Any] = {"event_hooks": {"response": [fail]}}
    if way == "request hook":
        options["event_hooks"]["request"] = [lambda event: None]
    if way == "transport":
        options["transport"] = transports.requests()
    stored: list[str] = []
    app = OAuthApp(ID, SECRET, client=ferrohub.Client(base_url=github.url, **options))
    client = app.client(expired(), on_refresh=lambda token: stored.append(token.access_token))
    with pytest.raises(LookupError, match="of a hook"):
        client.me()
    assert client.me().login == "mona"
    assert github.lines == [TOKENS, "GET /user"] and stored == ["ghu_1"] and len(raised) == 1


def test_observers_see_the_request_for_a_refresh(github: Service) -> None:
    seen: list[str] = []
    hooks = {"response": [lambda event: seen.append(event.url.removeprefix(github.url))]}
    app = OAuthApp(ID, SECRET, client=ferrohub.Client(base_url=github.url, event_hooks=hooks))
    assert app.client(expired()).me().login == "mona"
    assert seen == ["/login/oauth/access_token", "/user"]


def test_a_refresh_whose_outcome_is_unknown_is_not_repeated(app: OAuthApp, github: Service) -> None:
    for reply in (Reply(drop=True), Reply({}, 502), Reply("no JSON")):
        github.requests.clear()
        github.routes = {TOKENS: reply, "GET /user": me}
        client = app.client(expired())
        for _ in range(3):
            with pytest.raises(UserTokenExpired, match="may have been carried out") as caught:
                client.me()
            assert "ghr_0" not in str(caught.value)
        assert github.lines == [TOKENS]
        github.routes = {TOKENS: granted, "GET /user": me}
        client.auth.refresh()
        assert client.me().login == "mona"


def test_a_refresh_that_a_transport_ends_in_its_own_way_is_not_repeated(github: Service) -> None:
    send = transports.requests()

    def transport(request: transports.Request) -> Any:
        response = send(request)
        if request.method == "POST":
            raise RuntimeError("after the request was sent")
        return response

    github.routes = {TOKENS: granted, "GET /user": me}
    app = OAuthApp(ID, SECRET, client=ferrohub.Client(base_url=github.url, transport=transport))
    client = app.client(expired())
    with pytest.raises(RuntimeError, match="after the request was sent"):
        client.me()
    for _ in range(2):
        with pytest.raises(UserTokenExpired, match="may have been carried out"):
            client.me()
    assert github.lines == [TOKENS]


def test_a_rejected_refresh_token_says_what_to_do(app: OAuthApp, github: Service) -> None:
    github.routes = {TOKENS: {"error": "bad_refresh_token", "error_description": "It is incorrect or expired."}}
    client = app.client(expired())
    for _ in range(3):
        with pytest.raises(OAuthError, match="must authorize the application again") as caught:
            client.me()
        assert caught.value.error == "bad_refresh_token"
    assert github.lines == [TOKENS]
    bare = app.client(UserToken("ghu_0", expires_at=PAST))
    with pytest.raises(UserTokenExpired, match="must authorize the application again"):
        bare.me()
    assert github.lines == [TOKENS]


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
    assert github.lines == [TOKENS]


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
    assert github.lines == ["POST /x", TOKENS, "POST /x"]
    github.routes = {"GET /user": Reply({"message": "Bad credentials"}, 401)}
    with pytest.raises(ferrohub.exceptions.AuthenticationFailed):
        client.me()
    assert github.lines[3:] == ["GET /user"], "a token that the user has revoked is not refreshed"


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


def test_an_awaited_transport_that_allows_prefetching_refreshes_too(github: Service) -> None:
    class Awaited:
        prefetch = True

        async def __call__(self, request: transports.Request) -> Any:
            return await asyncio.to_thread(transports.requests(), request_for_threads(request))

    def request_for_threads(request: transports.Request) -> transports.Request:
        return transports.Request(request.method, request.url, request.headers, request.read())

    async def main() -> None:
        base = ferrohub.AsyncClient(base_url=github.url, transport=Awaited())
        client = AsyncOAuthApp(ID, SECRET, client=base).client(expired())
        assert (await client.me()).login == "mona"

    run(main())
    assert github.lines == [TOKENS, "GET /user"]


def test_a_copy_shares_what_a_refresh_brings(app: OAuthApp, github: Service) -> None:
    client = app.client(expired())
    other = ferrohub.Client(session=copy.copy(client.session))
    assert other.me().login == client.me().login
    assert len(github.sent(TOKENS)) == 1


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


@pytest.mark.parametrize("name", ["expires_in", "refresh_token_expires_in"])
def test_a_response_of_github_is_no_stored_token(name: str) -> None:
    """Its time of issue is not known, so the token would never be refreshed."""
    with pytest.raises(ValueError, match=f"stored has {name}.*as_dict"):
        UserToken.from_dict({"access_token": "ghu_x", name: 28800})
