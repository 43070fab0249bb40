"""The tokens of the installations of a GitHub App: shared, kept per process, and shown nowhere."""

from __future__ import annotations

import asyncio
import concurrent.futures
import copy
import dataclasses
import pathlib
import pickle
import threading
from typing import Any

import pytest
from test_login import PEM, claims

import ferrohub
from ferrohub.exceptions import (
    AuthenticationFailed,
    ForbiddenError,
    MissingAppBearerAuthentication,
)
from ferrohub.testing import Recorder
from forking import in_child, needs_fork
from harness import PATIENCE, Recorded, Reply, run
from simulated_service import CLIENT_ID, TOKENS, SimulatedService, github_with_app, serving


def test_one_request_gets_a_token_for_all_threads_and_tasks(github: SimulatedService, app: ferrohub.AppClient) -> None:
    """50 threads and 50 tasks, with clients of their own for the same installation, and clients that they share."""
    asynchronous = ferrohub.AsyncAppClient(CLIENT_ID, PEM, session=app)
    shared, awaited = app.client("octo-org"), asynchronous.client("octo-org")
    ready = threading.Barrier(51)

    def thread(number: int) -> str:
        client = shared if number % 2 else app.client("octo-org")
        ready.wait(PATIENCE)
        return str(client.organization("github").login)

    async def task(number: int) -> str:
        client = awaited if number % 2 else asynchronous.client("octo-org")
        return str((await client.organization("github")).login)

    async def tasks() -> list[str]:
        ready.wait(PATIENCE)
        return list(await asyncio.gather(*map(task, range(50))))

    with concurrent.futures.ThreadPoolExecutor(50) as pool:
        pending = [pool.submit(thread, number) for number in range(50)]
        found = run(tasks()) + [each.result(PATIENCE) for each in pending]
    assert found == ["github"] * 100
    assert len(github.sent(TOKENS)) == len(github.sent("GET /orgs/octo-org/installation")) == 1
    assert {request.headers["authorization"] for request in github.sent("GET /orgs/github")} == {
        f"token {token}" for token in github.granted
    }


def test_no_token_is_among_the_responses_of_a_call(github: SimulatedService, app: ferrohub.AppClient) -> None:
    client = app.client(1)
    with client.responses() as responses:
        client.organization("github")
    assert [response.url.rpartition("/")[2] for response in responses] == ["github"]
    assert len(github.sent(TOKENS)) == 1


def test_a_failed_token_is_requested_again_by_the_next_call(github: SimulatedService, app: ferrohub.AppClient) -> None:
    client = app.client(1)
    github.github.state.installations[1].suspended_at = "2026-01-01T00:00:00Z"
    with pytest.raises(ForbiddenError, match="suspended"):
        client.organization("github")
    github.github.state.installations[1].suspended_at = None
    assert client.organization("github").login == "github"


def test_a_token_is_not_shared_with_another_server(github: SimulatedService, app: ferrohub.AppClient) -> None:
    app.client(1).organization("github")
    with serving(github_with_app()) as other:
        elsewhere = ferrohub.AppClient(CLIENT_ID, PEM, session=copy.copy(app.session), base_url=other.url)
        elsewhere.client(1).organization("github")
        assert other.lines == [TOKENS, "GET /orgs/github"]


@needs_fork
def test_a_child_gets_a_token_of_its_own(github: SimulatedService, app: ferrohub.AppClient) -> None:
    requested, go = threading.Event(), threading.Event()

    def late(request: Recorded) -> Reply:
        requested.set()
        return dataclasses.replace(github.simulated(request), after=None if go.is_set() else go)

    github.routes = {TOKENS: late}
    client = app.client(1)
    with concurrent.futures.ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(lambda: client.organization("github").login)
        assert requested.wait(PATIENCE)
        github.routes = {}
        assert in_child(lambda: client.organization("github").login) == "github"
        token = in_child(lambda: app.client("mona").auth.token())
        assert github.github.state.tokens[token].installation == 2
        assert not waiting.done()
        go.set()
        assert waiting.result(PATIENCE) == "github"


def test_the_token_of_a_client(github: SimulatedService, app: ferrohub.AppClient) -> None:
    """ClientAuth: of an app, an installation and a user."""
    assert claims(f"Bearer {app.auth.token()}")["iss"] == CLIENT_ID and github.requests == []
    client = app.client(1)
    assert client.auth.token() == client.auth.token() == github.granted[0]
    assert github.lines == [TOKENS]
    user = ferrohub.Client(token="t0ken-of-mona")
    assert user.auth.token() == "t0ken-of-mona" and user.auth.kind == "token" and user.auth.expires_at is None
    with user.session.no_auth():
        assert user.auth.kind is None
    for anonymous in (ferrohub.Client(), ferrohub.Client("mona", "pa55word")):
        with pytest.raises(AuthenticationFailed):
            anonymous.auth.token()

    async def main() -> None:
        async with ferrohub.AsyncAppClient(CLIENT_ID, PEM, base_url=github.url) as asynchronous:
            assert await asynchronous.client("mona").auth.token() == github.granted[1]
            assert claims(f"Bearer {await asynchronous.auth.token()}")["iss"] == CLIENT_ID

    run(main())


def test_a_token_that_was_handed_out_is_scrubbed(github: SimulatedService, tmp_path: pathlib.Path) -> None:
    """Also from the recordings of other sessions, in any text, and where it does not look like a token."""
    token = "opaque-token-of-a-proxy"
    assert ferrohub.Client(token=token).auth.token() == token
    github.routes = {"GET /x": Reply({"log": f"git clone https://x-access-token:{token}@github.com/x"})}
    client = ferrohub.Client(base_url=github.url)
    with Recorder(client, tmp_path).use_cassette("handed_out"):
        client.session.get("/x")
    assert token not in (tmp_path / "handed_out.json").read_text()
    github.routes = {"GET /x": Reply({"message": f"no access with {token}"}, 403)}
    with pytest.raises(ForbiddenError) as caught:
        client.request("GET /x")
    assert token not in str(caught.value)


def test_a_cassette_of_an_app_has_the_requests_of_its_installations(
    github: SimulatedService, app: ferrohub.AppClient, tmp_path: pathlib.Path
) -> None:
    with Recorder(app, tmp_path).use_cassette("app"):
        assert app.client("octo-org").organization("github").login == "github"
        jwt = app.auth.token()
    recorded = (tmp_path / "app.json").read_text()
    assert all(path in recorded for path in ("/orgs/octo-org/installation", "access_tokens", "/orgs/github"))
    assert not any(secret in recorded for secret in (*github.granted, jwt))
    github.requests.clear()
    other = ferrohub.AppClient(CLIENT_ID, PEM, base_url=github.url)
    with Recorder(other, tmp_path).use_cassette("app", record="none"):
        assert other.client("octo-org").organization("github").login == "github"
    assert github.requests == []


def test_nothing_shows_the_key_or_a_token(github: SimulatedService, app: ferrohub.AppClient) -> None:
    client = app.client(1)
    token, jwt = client.auth.token(), app.auth.token()
    shown = [client, client.auth, client.session, client.session.auth, app, app.auth, app.session, app.session.auth]
    text = "\n".join(f"{each!r} {each}" for each in shown)
    assert (
        "<ClientAuth installation>" in text
        and "<ClientAuth app>" in text
        and f"<AppClient app at {github.url}>" in text
    )
    assert not any(secret in text for secret in [token, jwt, *PEM.splitlines()[1:-1]])


@pytest.mark.parametrize("make", [ferrohub.AppClient, ferrohub.AsyncAppClient])
def test_a_pickle_has_the_key_only_on_request(
    github: SimulatedService, make: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GH_ENTERPRISE_TOKEN", "of-the-environment")
    whole, bare = (make(CLIENT_ID, PEM, base_url=github.url, pickle_credentials=each) for each in (True, False))
    bare.auth.token() if make is ferrohub.AppClient else run(bare.auth.token())
    kept = pickle.dumps(bare)
    assert not any(line.encode() in kept for line in PEM.splitlines()[1:-1]) and b"eyJ" not in kept
    restored = pickle.loads(kept)
    assert type(restored) is make and restored.auth.kind is None
    with pytest.raises(MissingAppBearerAuthentication):
        restored.client(1)
    again = pickle.loads(pickle.dumps(whole))
    assert type(again) is make and again.client(1).auth.kind == "installation"
    if make is ferrohub.AppClient:
        assert again.client(1).organization("github").login == "github"


def test_a_copy_shares_tokens(github: SimulatedService, app: ferrohub.AppClient) -> None:
    app.client(1).organization("github")
    ferrohub.Client(session=copy.deepcopy(app.client(1).session)).organization("github")
    assert len(github.sent(TOKENS)) == 1
