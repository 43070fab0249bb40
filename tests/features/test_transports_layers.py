"""The layers above a transport of the user: retries, redirects, the cache, rate limits, cassettes."""

from __future__ import annotations

import asyncio
import pathlib

import pytest

import ferrohub
from ferrohub import _requests_in_use
from ferrohub.exceptions import ConnectionError, RateLimitExceeded, SessionClosed, Timeout
from ferrohub.testing import Recorder
from ferrohub.transports import Request, Response
from harness import TOKEN, run
from importing import importing
from transport_replies import API, USER, Replies, ok


def test_failures_of_the_connection_are_retried() -> None:
    for failure, raised in (
        (OSError("the line is dead"), ConnectionError),
        (ConnectionResetError("reset"), ConnectionError),
        (ConnectionError("ours"), ConnectionError),
        (TimeoutError("late"), Timeout),
        (Timeout("ours"), Timeout),
    ):
        transport = Replies(failure, failure, ok)
        assert ferrohub.Client(transport=transport).user("octocat").login == "octocat"
        assert len(transport.requests) == 3
        transport = Replies(failure)
        with pytest.raises(raised, match=f"GET {API}/users/octocat: {failure}") as caught:
            ferrohub.Client(transport=transport, retries=1).user("octocat")
        assert caught.value.__cause__ is failure and len(transport.requests) == 2


def test_a_failure_while_another_thread_imports_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    for package in ("requests", "httpx"):
        importing(package, monkeypatch)
    assert not _requests_in_use.is_replaced()
    with pytest.raises(ConnectionError, match="reset"):
        ferrohub.Client(transport=Replies(ConnectionResetError("reset"))).user("octocat")


def test_a_post_is_retried_only_if_it_certainly_was_not_sent() -> None:
    transport = Replies(ConnectionResetError("reset"), ok)
    with pytest.raises(ConnectionError, match="reset"):
        ferrohub.Client(transport=transport).session.post("/x")
    transport = Replies(ConnectionRefusedError("refused"), ok)
    assert ferrohub.Client(transport=transport).session.post("/x").status_code == 200
    assert len(transport.requests) == 2


def test_other_exceptions_end_the_call_unchanged() -> None:
    missing = FileNotFoundError(2, "No such file", "fixture.json")
    for failure in (LookupError("no reply"), missing, SessionClosed("other"), KeyboardInterrupt()):
        transport = Replies(failure)
        with pytest.raises(type(failure)) as caught:
            ferrohub.Client(transport=transport).user("octocat")
        assert caught.value is failure and len(transport.requests) == 1


def test_an_asynchronous_failure_is_retried_too() -> None:
    attempts = []

    async def transport(request: Request) -> Response:
        attempts.append(request)
        await asyncio.sleep(0)
        if len(attempts) < 3:
            raise asyncio.TimeoutError
        if len(attempts) == 3:
            return ok()
        raise LookupError("no reply")

    async def main() -> None:
        client = ferrohub.AsyncClient(transport=transport)
        assert (await client.user("octocat")).login == "octocat"
        with pytest.raises(LookupError, match="no reply"):
            await client.user("octocat")

    run(main())
    assert len(attempts) == 4


def test_no_message_shows_a_credential() -> None:
    text = f"cannot send token {TOKEN} to https://u:pass-word@h/?access_token=secret-word"
    with pytest.raises(ConnectionError) as caught:
        ferrohub.Client(token=TOKEN, transport=Replies(OSError(text)), retries=0).user("octocat")
    shown = str(caught.value)
    assert "cannot send" in shown and not any(secret in shown for secret in (TOKEN, "pass-word", "secret-word"))


def test_error_statuses_are_retried_and_raised() -> None:
    transport = Replies(Response(503, {"Retry-After": "0"}), ok)
    assert ferrohub.Client(transport=transport).user("octocat").login == "octocat"
    transport = Replies(Response.json({"message": "Not Found"}, 404))
    with pytest.raises(ferrohub.NotFoundError, match="404 Not Found"):
        ferrohub.Client(transport=transport).user("octocat")


def test_redirects_are_followed_without_the_credential_to_another_origin() -> None:
    transport = Replies(Response(302, {"Location": "https://elsewhere.example/x"}), ok)
    response = ferrohub.Client(token=TOKEN, transport=transport).session.get("/x")
    assert transport.lines == [f"GET {API}/x", "GET https://elsewhere.example/x"]
    assert "authorization" in transport.requests[0].headers and "authorization" not in transport.requests[1].headers
    assert response.url == "https://elsewhere.example/x" and len(response.history) == 1


def test_the_cache_is_above_a_transport() -> None:
    def reply(request: Request) -> Response:
        if request.headers.get("if-none-match") == '"1"':
            return Response(304, {"ETag": '"1"'})
        return Response.json(USER, headers={"ETag": '"1"'})

    transport = Replies(reply)
    client = ferrohub.Client(transport=transport, cache=True)
    assert [client.user("octocat").login for _ in range(2)] == ["octocat"] * 2
    assert transport.requests[1].headers["if-none-match"] == '"1"'


def test_each_transport_has_rate_limits_of_its_own() -> None:
    reset = {"x-ratelimit-remaining": "0", "x-ratelimit-limit": "60", "x-ratelimit-reset": "4102444800"}
    limited = Replies(Response.json({"message": "API rate limit exceeded"}, 403, reset))
    client = ferrohub.Client(token=TOKEN, transport=limited, rate_limit="wait", max_wait=0)
    for _ in range(2):
        with pytest.raises(RateLimitExceeded):
            client.user("octocat")
    other = ferrohub.Client(token=TOKEN, transport=ok, rate_limit="wait", max_wait=0)
    assert other.user("octocat").login == "octocat"


def test_a_cassette_records_what_a_transport_returns(tmp_path: pathlib.Path) -> None:
    transport = Replies(ok)
    client = ferrohub.Client(token=TOKEN, transport=transport)
    for expected in (1, 1):
        with Recorder(client, tmp_path).use_cassette("users"):
            assert client.user("octocat").login == "octocat"
        assert len(transport.requests) == expected
    assert TOKEN not in (tmp_path / "users.json").read_text()
    assert client.user("octocat").login == "octocat" and len(transport.requests) == 2


def test_a_cassette_records_through_an_asynchronous_transport(tmp_path: pathlib.Path) -> None:
    sent = []

    async def transport(request: Request) -> Response:
        await asyncio.sleep(0)
        sent.append(request)
        return ok()

    async def main() -> None:
        client = ferrohub.AsyncClient(transport=transport)
        for _ in range(2):
            with Recorder(client, tmp_path).use_cassette("users"):
                assert (await client.user("octocat")).login == "octocat"

    run(main())
    assert len(sent) == 1


def test_a_closed_session_calls_no_transport() -> None:
    transport = Replies(ok)
    client = ferrohub.Client(transport=transport)
    client.close()
    with pytest.raises(SessionClosed):
        client.user("octocat")
    assert transport.requests == []
