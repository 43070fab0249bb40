"""OAuth: refreshes of tokens that fail, and which of them the next call repeats."""

from __future__ import annotations

import asyncio
import concurrent.futures
import threading
from typing import Any

import pytest

import ferrohub
from ferrohub import transports
from ferrohub.exceptions import ConnectionError, OAuthError, UserTokenExpired
from ferrohub.oauth import AsyncOAuthApp, OAuthApp, UserToken
from harness import PATIENCE, Reply, run
from service import Service
from simulated_service import CLIENT_ID, CLIENT_SECRET, USER_TOKENS, SimulatedService, add_user_token
from user_tokens import PAST, expired, expiring


@pytest.mark.parametrize("way", ["native", "request hook", "transport"])
def test_a_hook_that_raises_does_not_lose_the_new_token(github: SimulatedService, way: str) -> None:
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
    app = OAuthApp(CLIENT_ID, CLIENT_SECRET, client=ferrohub.Client(base_url=github.url, **options))
    client = app.client(expired(), on_refresh=lambda token: stored.append(token.access_token))
    with pytest.raises(LookupError, match="of a hook"):
        client.me()
    assert client.me().login == "mona"
    assert github.lines == [USER_TOKENS, "GET /user"] and stored == github.granted and len(raised) == 1


def test_a_refresh_whose_outcome_is_unknown_is_not_repeated(app: OAuthApp, github: SimulatedService) -> None:
    for reply in (Reply(drop=True), Reply({}, 502), Reply("no JSON")):
        github.requests.clear()
        github.routes = {USER_TOKENS: reply}
        add_user_token(github.github)
        client = app.client(expired())
        for _ in range(3):
            with pytest.raises(UserTokenExpired, match="may have been carried out") as caught:
                client.me()
            assert "ghr_0" not in str(caught.value)
        assert github.lines == [USER_TOKENS]
        github.routes = {}
        client.auth.refresh()
        assert client.me().login == "mona"


def test_a_refresh_that_a_transport_ends_in_its_own_way_is_not_repeated(github: SimulatedService) -> None:
    send = transports.requests()

    def transport(request: transports.Request) -> Any:
        response = send(request)
        if request.method == "POST":
            raise RuntimeError("after the request was sent")
        return response

    app = OAuthApp(CLIENT_ID, CLIENT_SECRET, client=ferrohub.Client(base_url=github.url, transport=transport))
    client = app.client(expired())
    with pytest.raises(RuntimeError, match="after the request was sent"):
        client.me()
    for _ in range(2):
        with pytest.raises(UserTokenExpired, match="may have been carried out"):
            client.me()
    assert github.lines == [USER_TOKENS]


def test_a_rejected_refresh_token_says_what_to_do(app: OAuthApp, github: SimulatedService) -> None:
    github.github.state.refresh_tokens.clear()
    client = app.client(expired())
    for _ in range(3):
        with pytest.raises(OAuthError, match="must authorize the application again") as caught:
            client.me()
        assert caught.value.error == "bad_refresh_token"
    assert github.lines == [USER_TOKENS]
    bare = app.client(UserToken("ghu_0", expires_at=PAST))
    with pytest.raises(UserTokenExpired, match="must authorize the application again"):
        bare.me()
    assert github.lines == [USER_TOKENS]


def test_a_failed_refresh_is_tried_again_if_nothing_was_sent(github: SimulatedService) -> None:
    with Service({}) as other:
        gone = other.url  # nothing listens there any more
    app = OAuthApp(CLIENT_ID, CLIENT_SECRET, client=ferrohub.Client(base_url=github.url, retries=0), web_url=gone)
    client = app.client(expired())
    for _ in range(2):
        with pytest.raises(ConnectionError):
            client.me()
    assert github.requests == []
    valid = app.client(expiring())
    assert valid.me().login == "mona", "a valid token is used as long as it lasts"
    assert github.requests[0].headers["authorization"] == "token ghu_0"


def test_one_error_serves_all_who_wait(app: OAuthApp, github: SimulatedService) -> None:
    github.github.state.refresh_tokens.clear()
    client, ready = app.client(expired()), threading.Barrier(20)

    def thread(_: int) -> type[BaseException]:
        ready.wait(PATIENCE)
        with pytest.raises(OAuthError) as caught:
            client.me()
        return type(caught.value)

    with concurrent.futures.ThreadPoolExecutor(20) as pool:
        assert set(pool.map(thread, range(20))) == {OAuthError}
    assert github.lines == [USER_TOKENS]


@pytest.mark.parametrize("way", ["native", "transport"])
def test_a_refresh_that_a_request_hook_prevents_is_sent_by_the_next_call(github: SimulatedService, way: str) -> None:
    """Nothing was sent, so that the refresh token is still valid."""
    left = ["first", "second"]

    def fail(event: Any) -> None:
        if left and event.method == "POST":
            raise LookupError(left.pop(0))

    options: dict[str, Any] = {"transport": transports.requests()} if way == "transport" else {}
    base = ferrohub.Client(base_url=github.url, event_hooks={"request": [fail]}, **options)
    client = OAuthApp(CLIENT_ID, CLIENT_SECRET, client=base).client(expired())
    for due in ("first", "second"):
        with pytest.raises(LookupError, match=due):
            client.me()
        assert github.requests == []
    assert client.me().login == "mona"
    assert github.lines == [USER_TOKENS, "GET /user"]


def test_a_refresh_that_is_cancelled_in_a_request_hook_is_sent_by_the_next_call(github: SimulatedService) -> None:
    async def main() -> None:
        reached = asyncio.Event()

        async def hang(event: Any) -> None:
            if event.method == "POST" and not reached.is_set():
                reached.set()
                await asyncio.sleep(PATIENCE)

        base = ferrohub.AsyncClient(base_url=github.url, event_hooks={"request": [hang]})
        client = AsyncOAuthApp(CLIENT_ID, CLIENT_SECRET, client=base).client(expired())
        first = asyncio.create_task(client.me())
        await asyncio.wait_for(reached.wait(), PATIENCE)
        first.cancel()
        with pytest.raises(asyncio.CancelledError):
            await first
        assert github.requests == []
        assert (await client.me()).login == "mona"

    run(main())
    assert github.lines == [USER_TOKENS, "GET /user"]


def test_a_hook_that_raises_after_a_redirect_does_not_repeat_a_refresh(github: SimulatedService) -> None:
    """The first server may have carried it out."""
    github.routes = {USER_TOKENS: Reply(None, 307, {"Location": f"{github.url}/elsewhere"})}

    def fail(event: Any) -> None:
        if event.url.endswith("/elsewhere"):
            raise LookupError("of a hook")

    base = ferrohub.Client(base_url=github.url, event_hooks={"request": [fail]})
    client = OAuthApp(CLIENT_ID, CLIENT_SECRET, client=base).client(expired())
    with pytest.raises(LookupError, match="of a hook"):
        client.me()
    for _ in range(2):
        with pytest.raises(UserTokenExpired, match="may have been carried out"):
            client.me()
    assert github.lines == [USER_TOKENS]
