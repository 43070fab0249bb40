"""Rate limits: what is one, and waiting for its end."""

from __future__ import annotations

import copy
import datetime
import itertools
import math
import pathlib
import pickle
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import ForbiddenError, RateLimitExceeded
from ferrohub.testing import Recorder
from forking import in_child, needs_fork
from harness import Reply, Server, at_once

DATE = "Tue, 01 Feb 2000 10:00:00 GMT"
EPOCH = 949_399_200
SECONDARY = "You have exceeded a secondary rate limit. Please wait a few minutes before you try again."
ABUSE = "You have triggered an abuse detection mechanism. Please wait a few minutes before you try again."

tokens = (f"t0ken-of-a-limit-{number}" for number in itertools.count())


class Stopped(Exception):
    """Ends a wait."""


def stop(seconds: float, reason: str) -> None:
    raise Stopped(math.ceil(seconds), reason)


def used_up(seconds: int, status: int = 403, resource: str = "core", **headers: str) -> Reply:
    """A response of a server whose clock is decades behind."""
    quota = {"X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": str(EPOCH + seconds)}
    quota |= {"X-RateLimit-Resource": resource, "Date": DATE, **headers}
    return Reply({"message": "API rate limit exceeded for user ID 1."}, status, quota)


def after(waits: str, status: int = 403) -> Reply:
    return Reply({"message": SECONDARY}, status, {"Retry-After": waits, "Date": DATE})


@pytest.fixture
def waiting(server: Server) -> Callable[..., ferrohub.Client]:
    """Makes clients that wait, each with a credential of its own."""

    def make(**options: Any) -> ferrohub.Client:
        given = {"token": next(tokens), "rate_limit": "wait", "on_wait": stop, **options}
        return ferrohub.Client(base_url=server.url, **given)

    return make


@pytest.mark.parametrize(
    ("reply", "due"),
    [
        (used_up(30), (30, 'the quota "core" is used up')),
        (used_up(30, 429), (30, 'the quota "core" is used up')),
        (used_up(30, resource="graphql"), (30, 'the quota "graphql" is used up')),
        (used_up(30, **{"Retry-After": "20"}), (20, 'the quota "core" is used up')),
        (after("7"), (7, "secondary rate limit")),
        (after("7", 429), (7, "secondary rate limit")),
        (after("Tue, 01 Feb 2000 10:00:09 GMT"), (9, "secondary rate limit")),
        (Reply({"message": SECONDARY}, 403), (60, "secondary rate limit")),
        (Reply({"message": SECONDARY}, 429), (60, "secondary rate limit")),
        (Reply({"message": ABUSE}, 403), (60, "secondary rate limit")),
        (Reply({"message": "Slow"}, 429), (60, "secondary rate limit")),
        (Reply("<html>", 429), (60, "secondary rate limit")),
        (Reply({"message": "Must have admin rights to Repository."}, 403), None),
        (Reply({"message": "No"}, 403, {"X-RateLimit-Remaining": "9", "X-RateLimit-Reset": "9"}), None),
    ],
)
def test_limits_are_distinguished(
    reply: Reply, due: tuple[int, str] | None, waiting: Callable[..., ferrohub.Client], server: Server
) -> None:
    """What raises RateLimitExceeded by default is what is waited for where one waits; nothing else."""
    server.will(reply)
    with pytest.raises(ForbiddenError if due is None or reply.status == 403 else RateLimitExceeded) as caught:
        waiting(rate_limit="raise").user("octocat")
    assert isinstance(caught.value, RateLimitExceeded) == (due is not None)
    if isinstance(caught.value, RateLimitExceeded) and due and due[0] != 60:
        assert caught.value.retry_after == due[0]
        assert caught.value.reset_at == datetime.datetime.fromtimestamp(EPOCH + due[0], datetime.timezone.utc)
    with pytest.raises(Stopped if due else ForbiddenError) as ended:
        waiting().user("octocat")
    assert due is None or ended.value.args == due
    assert len(server.requests) == 2


@pytest.mark.parametrize("method", ["GET", "POST", "PATCH", "DELETE"])
def test_what_was_refused_is_sent_again(method: str, waiting: Callable[..., ferrohub.Client], server: Server) -> None:
    """A write too: a request that was refused did nothing."""
    server.will(after("0"), Reply({"id": 1}))
    assert waiting().session.request(method, "/x", data=b"body").json() == {"id": 1}
    assert [(r.method, r.body) for r in server.requests] == [(method, b"body")] * 2


@needs_fork
def test_a_child_knows_the_limits_of_its_parent(waiting: Callable[..., ferrohub.Client], server: Server) -> None:
    client = waiting()
    server.will(used_up(30), Reply({"login": "octocat"}))
    with pytest.raises(Stopped):
        client.user("octocat")
    waits = in_child(lambda: client.user("octocat").login)
    assert waits.startswith("Stopped(") and 'the quota "core" is used up' in waits
    assert len(server.requests) == 1


def test_threads_wait_together(waiting: Callable[..., ferrohub.Client], server: Server) -> None:
    """While a quota is used up none sends. A clock that is decades off does no harm."""
    waits: list[tuple[float, str]] = []
    client = waiting(on_wait=lambda *wait: waits.append(wait))
    server.will(used_up(3, 200), Reply({"login": "octocat"}))
    began, arrived = time.monotonic(), []
    client.session.get("/x")

    def read() -> None:
        client.session.get("/x")
        arrived.append(time.monotonic() - began)

    threads = [threading.Thread(target=read) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(server.requests) == 5 and min(arrived) > 2.9
    assert len(waits) == 4 and all(0 < seconds <= 3 for seconds, _ in waits)


def test_clients_of_one_credential_share_what_they_know(
    waiting: Callable[..., ferrohub.Client], server: Server
) -> None:
    token = next(tokens)
    server.will(used_up(30), Reply({"login": "octocat"}))
    with pytest.raises(RateLimitExceeded):
        ferrohub.Client(token=token, base_url=server.url).user("octocat")
    server.requests.clear()
    with pytest.raises(Stopped):
        waiting(token=token).user("octocat")
    assert server.requests == []
    # The service decides where one does not wait; another credential and another quota are not concerned.
    ferrohub.Client(token=token, base_url=server.url).user("octocat")
    waiting().user("octocat")
    waiting(token=token).session.get("/search/issues")
    waiting(token=token).session.get("/rate_limit")
    assert len(server.requests) == 4


def test_anonymous_clients_have_a_quota_of_their_own() -> None:
    """On a server of its own: other tests use up the quota of anonymous requests."""
    with Server() as server:
        server.thread.start()
        server.will(used_up(30), Reply({"login": "octocat"}))
        options: dict[str, Any] = {"base_url": server.url, "rate_limit": "wait", "on_wait": stop}
        with pytest.raises(Stopped):
            ferrohub.Client(token=next(tokens), **options).user("octocat")
        assert ferrohub.Client(token=None, **options).user("octocat").login == "octocat"
        server.shutdown()


def test_longer_than_max_wait_is_not_waited(waiting: Callable[..., ferrohub.Client], server: Server) -> None:
    """Then the service has the last word, also the next time."""
    client = waiting(max_wait=20)
    server.will(after("21"))
    for requests in (1, 2):
        with pytest.raises(RateLimitExceeded) as caught:
            client.user("octocat")
        assert caught.value.retry_after == 21 and len(server.requests) == requests
    server.will(Reply({"login": "octocat"}))
    assert client.user("octocat").login == "octocat"


def test_an_endless_refusal_ends(waiting: Callable[..., ferrohub.Client], server: Server) -> None:
    """If a server names no wait, waits grow, up to max_wait in all."""
    server.will(after("0"))
    with pytest.raises(Stopped) as ended:
        waiting().user("octocat")
    assert ended.value.args[0] == 1 and len(server.requests) == 2
    with pytest.raises(RateLimitExceeded):
        waiting(max_wait=0).user("octocat")
    assert len(server.requests) == 4


HUGE = ["9223372036854775807", "9223372036854775808", "18446744073709551616", "9" * 400]


@pytest.mark.parametrize("number", HUGE)
@pytest.mark.parametrize("header", ["Retry-After", "X-RateLimit-Reset"])
def test_numbers_beyond_any_clock_are_a_wait_too_long(
    header: str, number: str, waiting: Callable[..., ferrohub.Client], server: Server
) -> None:
    waits: list[float] = []
    server.will(Reply({"message": SECONDARY}, 403, {"X-RateLimit-Remaining": "0", header: number}))
    with pytest.raises(RateLimitExceeded):
        waiting(max_wait=10**8, on_wait=lambda seconds, _: waits.append(seconds)).user("octocat")
    assert (len(server.requests), waits) == (1, [])


def test_a_refusal_that_no_quota_explains_is_waited_for(
    waiting: Callable[..., ferrohub.Client], server: Server
) -> None:
    """Fetching the limits costs no quota; a server that rejects it all the same gets no flood of requests."""
    server.will(used_up(0))
    with pytest.raises(Stopped) as ended:
        waiting().rate_limit()
    assert ended.value.args[0] == 1 and len(server.requests) == 2


def test_one_call_waits_no_longer_than_max_wait_with_all_its_retries(
    waiting: Callable[..., ferrohub.Client], server: Server
) -> None:
    waits: list[float] = []
    busy = Reply({}, 503, {"Retry-After": "0"})
    server.will(after("1"), busy, after("1"), busy, after("1"), Reply({"login": "octocat"}))
    with pytest.raises(RateLimitExceeded):
        waiting(max_wait=1.5, on_wait=lambda seconds, _: waits.append(seconds)).user("octocat")
    assert len(waits) == 1 and len(server.requests) == 3


def test_closing_the_session_ends_the_wait(waiting: Callable[..., ferrohub.Client], server: Server) -> None:
    client = waiting()
    server.will(after("30"))
    client.session.on_wait = lambda *_: threading.Timer(0.05, client.close).start()
    with pytest.raises(RuntimeError, match="this session is closed"):
        client.user("octocat")


def test_on_wait_may_send_requests(waiting: Callable[..., ferrohub.Client], server: Server) -> None:
    """Also through the session that waits. It is not called for those requests."""
    client = waiting()
    server.will(after("1"), Reply({"login": "inner"}), Reply({"login": "outer"}))
    seen = []
    client.session.on_wait = lambda *_: seen.append(client.user("inner").login)
    assert client.user("octocat").login == "outer"
    assert seen == ["inner"] and [r.path for r in server.requests] == [
        "/users/octocat",
        "/users/inner",
        "/users/octocat",
    ]


def test_a_replay_does_not_wait(
    waiting: Callable[..., ferrohub.Client], server: Server, tmp_path: pathlib.Path
) -> None:
    waits: list[float] = []
    client = waiting(on_wait=lambda seconds, _: waits.append(seconds))
    recorder = Recorder(client, tmp_path)
    server.will(after("0"), Reply({"login": "octocat"}))
    with recorder.use_cassette("limit"):
        client.user("octocat")
    cassette = tmp_path / "limit.json"
    cassette.write_text(cassette.read_text().replace('"0"', '"50"'))
    with recorder.use_cassette("limit"):
        assert at_once(lambda: client.user("octocat")).login == "octocat"
    assert [math.ceil(seconds) for seconds in waits] == [50]


def test_other_hosts_have_no_part_in_it(waiting: Callable[..., ferrohub.Client], server: Server) -> None:
    server.will(after("30"))
    elsewhere = server.url.replace("127.0.0.1", "localhost")
    assert waiting().session.get(f"{elsewhere}/x").status_code == 403


def test_the_options() -> None:
    """Client.rate_limit, Client.max_wait, Client.on_wait, and the properties of ClientSession of these names."""
    session = ferrohub.Client().session
    assert (session.rate_limit, session.max_wait, session.on_wait) == ("raise", 3660, None)
    session = ferrohub.ClientEnterprise("https://h.example", rate_limit="wait", max_wait=5, on_wait=stop).session
    assert (session.rate_limit, session.max_wait, session.on_wait) == ("wait", 5, stop)
    assert copy.copy(session).on_wait is stop
    kept = pickle.loads(pickle.dumps(session))
    assert (kept.rate_limit, kept.max_wait, kept.on_wait) == ("wait", 5, None)
    session.rate_limit, session.max_wait, session.on_wait = "raise", 0.5, None
    assert (session.rate_limit, session.max_wait, session.on_wait) == ("raise", 0.5, None)


@pytest.mark.parametrize(
    ("name", "bad"),
    [
        ("rate_limit", "Wait"),
        ("rate_limit", True),
        ("max_wait", -1),
        ("max_wait", float("nan")),
        ("max_wait", float("inf")),
        ("max_wait", "1"),
        ("on_wait", "print"),
    ],
)
def test_options_are_checked(name: str, bad: Any) -> None:
    for make in (ferrohub.Client, ferrohub.ClientSession):
        with pytest.raises((ValueError, TypeError), match=f"{name} must be"):
            make(**{name: bad})
    with pytest.raises((ValueError, TypeError), match=f"{name} must be"):
        setattr(ferrohub.ClientSession(), name, bad)
