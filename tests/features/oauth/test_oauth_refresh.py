"""OAuth: tokens of users that are refreshed, and where none of them is shown."""

from __future__ import annotations

import asyncio
import concurrent.futures
import copy
import dataclasses
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
    OAuthError,
    TransportError,
)
from ferrohub.oauth import (
    AsyncOAuthApp,
    OAuthApp,
    UserToken,
)
from ferrohub.testing import Fake, Recorder
from harness import PATIENCE, Recorded, Reply, body_of, run
from simulated_service import CLIENT_ID, CLIENT_SECRET, USER_TOKENS, SimulatedService
from user_tokens import expired, expiring, form


def test_refreshed_tokens_have_the_authorization_of_the_first(app: OAuthApp, github: SimulatedService) -> None:
    first = UserToken("ghu_0", refresh_token="ghr_0")
    stored = app.refresh(first).as_dict()
    authorization = first.as_dict()["authorization"].partition(".")[0]
    assert [stored["access_token"]] == github.granted and stored["authorization"].partition(".")[0] == authorization
    assert app.refresh(UserToken.from_dict(stored)).as_dict()["authorization"].startswith(f"{authorization}.")
    mixed = UserToken.from_dict({**stored, "access_token": "ghu_other"}).as_dict()
    assert mixed["authorization"] == UserToken("ghu_other").as_dict()["authorization"]
    assert "ghu" not in stored["authorization"]


@pytest.mark.parametrize("restarted", [False, True])
def test_a_refresh_keeps_what_is_cached(github: SimulatedService, tmp_path: pathlib.Path, restarted: bool) -> None:
    """Also in a later process, which has the stored token."""

    def user(request: Recorded) -> Reply:
        known = request.headers.get("if-modified-since") == "Thu, 05 Jul 2012 15:31:30 GMT"
        headers = {"Last-Modified": "Thu, 05 Jul 2012 15:31:30 GMT", "Vary": "Accept, Authorization"}
        return Reply(None if known else body_of("User"), 304 if known else 200, headers)

    github.routes |= {"GET /users/mona": user}
    stored: list[UserToken] = []
    cache = ferrohub.Cache(tmp_path / "cache")
    app = OAuthApp(CLIENT_ID, CLIENT_SECRET, client=ferrohub.Client(base_url=github.url, cache=cache))
    client = app.client(UserToken("ghu_0", refresh_token="ghr_0"), on_refresh=stored.append)
    client.user("mona")
    client.auth.refresh()
    if restarted:
        client = app.client(json.loads(json.dumps(stored[0].as_dict())))
    assert client.user("mona").login == body_of("User")["login"]
    assert (cache.hits, cache.misses) == (1, 1)
    assert [r.headers["authorization"] for r in github.sent("GET /users/mona")] == [
        "token ghu_0",
        f"token {github.granted[0]}",
    ]
    other = app.client(UserToken("ghu_9", refresh_token="ghr_9"))
    other.user("mona")
    assert cache.misses == 2


def test_a_valid_token_is_used_as_it_is(app: OAuthApp, github: SimulatedService) -> None:
    year = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(days=365)
    for token in (UserToken("ghu_0"), UserToken("ghu_0", expires_at=year, refresh_token="ghr_0")):
        client = app.client(token)
        assert client.me().login == "mona" and client.auth.kind == "user"
        assert client.auth.token() == "ghu_0" and client.auth.expires_at == token.expires_at
    assert github.lines == ["GET /user"] * 2
    assert {request.headers["authorization"] for request in github.requests} == {"token ghu_0"}


@pytest.mark.parametrize("make", [expired, expiring, lambda: expired().as_dict()])
def test_a_new_token_is_stored_before_its_first_use(
    app: OAuthApp, github: SimulatedService, make: Callable[[], Any]
) -> None:
    stored: list[UserToken] = []

    def store(token: UserToken) -> None:
        assert len(github.granted) == 2 or github.lines == [USER_TOKENS], "nothing was sent with it"
        assert threading.current_thread() is threading.main_thread()
        stored.append(token)

    client = app.client(make(), on_refresh=store)
    assert github.requests == []
    assert client.me().login == client.me().login == "mona"
    assert [token.access_token for token in stored] == github.granted and len(stored) == 1
    assert stored[0].refresh_token in github.github.state.refresh_tokens
    assert form(github.requests[0]) == {
        "client_id": CLIENT_ID,
        "client_secret": CLIENT_SECRET,
        "grant_type": "refresh_token",
        "refresh_token": "ghr_0",
    }
    assert "authorization" not in github.requests[0].headers
    assert {request.headers["authorization"] for request in github.sent("GET /user")} == {f"token {github.granted[0]}"}
    client.auth.refresh()
    assert [token.access_token for token in stored] == github.granted and client.auth.token() == github.granted[1]


def test_one_refresh_serves_all_threads_and_tasks(
    app: OAuthApp, later: AsyncOAuthApp, github: SimulatedService
) -> None:
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
    assert found == ["mona"] * 100 and stored == github.granted
    assert len(github.sent(USER_TOKENS)) == 1
    assert {request.headers["authorization"] for request in github.sent("GET /user")} == {f"token {github.granted[0]}"}


def test_a_coroutine_function_may_store(later: AsyncOAuthApp, github: SimulatedService) -> None:
    async def main() -> None:
        loop, stored = asyncio.get_running_loop(), []

        async def store(token: UserToken) -> None:
            await asyncio.sleep(0)
            assert asyncio.get_running_loop() is loop
            stored.append(token.access_token)

        async with later.client(expired(), on_refresh=store) as client:
            await asyncio.gather(*(client.me() for _ in range(10)))
            assert stored == github.granted and len(stored) == 1
            await client.auth.refresh()
            assert await client.auth.token() == github.granted[1] and stored == github.granted

    run(main())


def test_a_token_that_could_not_be_stored_is_stored_by_the_next_call(app: OAuthApp, github: SimulatedService) -> None:
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
    assert github.lines == [USER_TOKENS]
    client.me()
    assert github.lines == [USER_TOKENS, "GET /user"] and stored == github.granted


@pytest.mark.parametrize("max_wait", [0, 1])
def test_a_callback_that_hangs_delays_others_for_max_wait_only(github: SimulatedService, max_wait: float) -> None:
    """The new token is not used before it is stored; once it is, all calls use it."""
    begun, go = threading.Event(), threading.Event()

    def store(token: UserToken) -> None:
        begun.set()
        assert go.wait(PATIENCE)

    app = OAuthApp(CLIENT_ID, CLIENT_SECRET, client=ferrohub.Client(base_url=github.url, max_wait=max_wait))
    client = app.client(expired(), on_refresh=store)
    with concurrent.futures.ThreadPoolExecutor() as pool:
        first = pool.submit(lambda: client.me().login)
        try:
            assert begun.wait(PATIENCE)
            for call in (client.me, client.auth.refresh):
                with pytest.raises(TransportError, match=r"on_refresh, .* has not returned for 1 s \(max_wait\)"):
                    call()
            assert github.lines == [USER_TOKENS]
        finally:
            go.set()
        assert first.result(PATIENCE) == client.me().login == "mona"
    assert github.lines == [USER_TOKENS, "GET /user", "GET /user"]


def test_the_callback_may_use_the_client(app: OAuthApp, github: SimulatedService) -> None:
    logins: list[str] = []
    client = app.client(expired(), on_refresh=lambda token: logins.append(client.me().login))
    assert client.me().login == "mona" and logins == ["mona"]
    assert github.lines == [USER_TOKENS, "GET /user", "GET /user"]


@pytest.mark.parametrize("pooled", [False, True])
def test_a_cancelled_refresh_is_not_lost(later: AsyncOAuthApp, github: SimulatedService, pooled: bool) -> None:
    """GitHub has replaced the tokens: another task gets them, without a second refresh."""
    requested, go = threading.Event(), threading.Event()

    def slow(request: Recorded) -> Reply:
        requested.set()
        return dataclasses.replace(github.simulated(request), after=go)

    github.routes = {USER_TOKENS: slow}
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
    assert github.lines == [USER_TOKENS, "GET /user"] and stored == github.granted


def test_the_next_refresh_after_a_cancelled_one_is_sent(later: AsyncOAuthApp, github: SimulatedService) -> None:
    """The first one ends while no call waits for it."""
    go = threading.Event()
    lives = iter([1, 28_800])

    def slow(request: Recorded) -> Reply:
        granted = json.loads(github.simulated(request).body)
        return Reply({**granted, "expires_in": next(lives)}, after=go)

    github.routes = {USER_TOKENS: slow}

    async def main() -> None:
        client = later.client(expired())
        first = asyncio.create_task(client.me())
        await asyncio.sleep(0.1)
        first.cancel()
        go.set()
        await asyncio.sleep(3)  # the new token has expired, also by a clock that has only whole seconds
        assert (await client.me()).login == "mona"

    run(main())
    assert github.lines == [USER_TOKENS, USER_TOKENS, "GET /user"]


def test_observers_see_the_request_for_a_refresh(github: SimulatedService) -> None:
    seen: list[str] = []
    hooks = {"response": [lambda event: seen.append(event.url.removeprefix(github.url))]}
    app = OAuthApp(CLIENT_ID, CLIENT_SECRET, client=ferrohub.Client(base_url=github.url, event_hooks=hooks))
    assert app.client(expired()).me().login == "mona"
    assert seen == ["/login/oauth/access_token", "/user"]


def test_a_request_that_was_under_way_gets_the_new_token(app: OAuthApp, github: SimulatedService) -> None:
    """The refresh ended the old one. What was rejected was not processed, so a write is repeated, too."""
    requested, refreshed = threading.Event(), threading.Event()

    def write(request: Recorded) -> Reply:
        if request.headers["authorization"] == "token ghu_0":
            requested.set()
            assert refreshed.wait(PATIENCE)
        return github.simulated(request)

    create = "POST /repos/octo-org/hello/issues"
    github.routes = {create: write}
    year = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(days=365)
    client = app.client(UserToken("ghu_0", expires_at=year, refresh_token="ghr_0"))
    with concurrent.futures.ThreadPoolExecutor(1) as pool:
        pending = pool.submit(lambda: client.session.post(create.split()[1], json={"title": "a"}).status_code)
        assert requested.wait(PATIENCE)
        client.auth.refresh()
        refreshed.set()
        assert pending.result(PATIENCE) == 201
    assert github.lines == [create, USER_TOKENS, create]
    assert len(github.github.issues("octo-org/hello")) == 1
    github.github.state.tokens.clear()
    with pytest.raises(ferrohub.exceptions.AuthenticationFailed):
        client.me()
    assert github.lines[3:] == ["GET /user"], "a token that the user has revoked is not refreshed"


def test_a_transport_in_python_refreshes_too() -> None:
    fake = Fake()
    body = {"access_token": "ghu_1", "expires_in": 28800, "refresh_token": "ghr_1"}
    fake.post("https://github.com/login/oauth/access_token").reply(json=body)
    fake.get("/user").reply(json={**body_of("AuthenticatedUser"), "login": "mona"})
    stored: list[str] = []
    client = OAuthApp(CLIENT_ID, CLIENT_SECRET, client=fake.client()).client(
        expired(), on_refresh=lambda token: stored.append(token.access_token)
    )
    assert client.me().login == "mona" and stored == ["ghu_1"]
    assert [call.method for call in fake.calls] == ["POST", "GET"]


def test_an_awaited_transport_that_allows_prefetching_refreshes_too(github: SimulatedService) -> None:
    class Awaited:
        prefetch = True

        async def __call__(self, request: transports.Request) -> Any:
            return await asyncio.to_thread(transports.requests(), request_for_threads(request))

    def request_for_threads(request: transports.Request) -> transports.Request:
        return transports.Request(request.method, request.url, request.headers, request.read())

    async def main() -> None:
        base = ferrohub.AsyncClient(base_url=github.url, transport=Awaited())
        client = AsyncOAuthApp(CLIENT_ID, CLIENT_SECRET, client=base).client(expired())
        assert (await client.me()).login == "mona"

    run(main())
    assert github.lines == [USER_TOKENS, "GET /user"]


def test_a_copy_shares_what_a_refresh_brings(app: OAuthApp, github: SimulatedService) -> None:
    client = app.client(expired())
    other = ferrohub.Client(session=copy.copy(client.session))
    assert other.me().login == client.me().login
    assert len(github.sent(USER_TOKENS)) == 1


def test_only_the_token_of_a_user_can_be_refreshed(github: SimulatedService) -> None:
    for client in (ferrohub.Client(), ferrohub.Client(token="t0ken")):
        with pytest.raises(ValueError, match="only the token of a user"):
            client.auth.refresh()


# Secrets


def test_nothing_shows_a_secret(app: OAuthApp, github: SimulatedService, tmp_path: pathlib.Path) -> None:
    flow = app.start_web_flow()
    client = app.client(expired())
    with Recorder(client, tmp_path).use_cassette("refreshed"):
        client.me()
    base = ferrohub.Client(base_url=github.url)
    with Recorder(base, tmp_path).use_cassette("exchanged"):
        given = github.github.authorize(flow.url, "mona")
        [code] = github.github.state.grants
        assert code in given
        token = OAuthApp(CLIENT_ID, CLIENT_SECRET, client=base).exchange(code, code_verifier=flow.code_verifier)
    secrets = [CLIENT_SECRET, flow.state, flow.code_verifier, "ghu_0", "ghr_0", code]
    secrets += [*github.granted, *github.github.state.refresh_tokens]
    assert len(github.granted) == 2 and len(secrets) == 10
    github.routes = {
        USER_TOKENS: {"error": "bad_refresh_token", "error_description": f"{CLIENT_SECRET} is secret: ghr_0"}
    }
    with pytest.raises(OAuthError) as caught:
        app.refresh(expired())
    recorded = [path.read_text() for path in tmp_path.iterdir()]
    assert len(recorded) == 2 and all("/login/oauth/access_token" in text for text in recorded)
    shown = [app, flow, token, client, client.auth, client.session, client.session.auth]
    texts = [*recorded, *map(repr, shown), *map(str, shown), "".join(traceback.format_tb(caught.tb))]
    assert [secret for secret in secrets for text in texts if secret in text] == []
    kept = pickle.dumps(client)
    assert not any(secret.encode() in kept for secret in secrets)
    with pytest.raises(TypeError, match="pickle"):
        pickle.dumps(app)


def test_a_cassette_replays_a_refresh(app: OAuthApp, github: SimulatedService, tmp_path: pathlib.Path) -> None:
    client = app.client(expired())
    with Recorder(client, tmp_path).use_cassette("me"):
        client.me()
    github.requests.clear()
    other = app.client(expired())
    with Recorder(other, tmp_path).use_cassette("me", record="none"):
        assert other.me().login == "mona"
    assert github.requests == []
