"""Polling: what is new in a listing, in order and once, until a deadline or a signal."""

from __future__ import annotations

import asyncio
import datetime
import random
import threading
from typing import Any

import pytest

import ferrohub
from ferrohub import exceptions
from ferrohub.testing import Fake
from harness import PATIENCE, Reply, Server

START = datetime.datetime(2026, 1, 1, tzinfo=datetime.timezone.utc)


def event(number: int) -> dict[str, Any]:
    """An event; a higher number is newer."""
    return {"id": str(number), "type": "PushEvent", "created_at": moment(number)}


def moment(number: int) -> str:
    return f"{START + datetime.timedelta(seconds=number):%Y-%m-%dT%H:%M:%SZ}"


class Feed:
    """A listing that shows another state in each round of requests; the last one stays."""

    def __init__(self, path: str, *rounds: list[dict[str, Any]], key: str | None = None, **headers: str) -> None:
        self.fake, self.rounds, self.read = Fake(), rounds, 0
        self.fake.get(path).reply(self.reply, key=key, headers={n.replace("_", "-"): v for n, v in headers.items()})

    def reply(self, call: Any) -> Any:
        self.read += "page" not in call.query
        return self.rounds[min(self.read, len(self.rounds)) - 1]


def numbers(items: Any) -> list[int]:
    return [int(item.id) for item in items]


def newest_first(*found: int) -> list[dict[str, Any]]:
    return [event(number) for number in sorted(found, reverse=True)]


@pytest.mark.parametrize("kind", ["blocking", "awaitable"])
def test_what_is_new_is_returned_once_and_the_oldest_first(kind: str) -> None:
    feed = Feed("/events", newest_first(1, 2), newest_first(1, 2), newest_first(1, 2, 3, 4), newest_first(3, 4, 5))

    async def collect() -> list[int]:
        return [int(item.id) async for item in feed.fake.async_client().all_events().poll(timeout=600)]

    blocking = kind == "blocking"
    found = numbers(feed.fake.client().all_events().poll(timeout=600)) if blocking else asyncio.run(collect())
    assert found == [3, 4, 5]
    # A request every 60 seconds, with the ETag of the response before.
    assert len(feed.fake.calls) == 10
    assert ["if-none-match" in call.headers for call in feed.fake.calls] == [False] + [True] * 9


def test_those_that_exist_are_returned_if_that_is_wanted() -> None:
    feed = Feed("/events", newest_first(*range(1, 251)), newest_first(*range(1, 252)))
    listing = feed.fake.client().all_events()
    assert numbers(listing.poll(timeout=100, existing=True)) == list(range(1, 252))
    listing = Feed("/events", newest_first(*range(1, 251))).fake.client().all_events(number=5)
    assert numbers(listing.poll(timeout=100, existing=True)) == [246, 247, 248, 249, 250]


def test_several_pages_of_news_are_returned() -> None:
    feed = Feed("/events", newest_first(*range(1, 301)), newest_first(*range(1, 561)), newest_first(*range(1, 562)))
    assert numbers(feed.fake.client().all_events().poll(timeout=300)) == list(range(301, 562))
    assert [call.query.get("page") for call in feed.fake.calls][:5] == [None, None, "2", "3", None]


@pytest.mark.parametrize("seed", range(10))
def test_random_feeds_are_returned_exactly_once(seed: int) -> None:
    choose = random.Random(seed)
    sizes = [choose.choice((0, 0, 1, 7, 130)) for _ in range(8)]
    ends = [choose.randrange(250)]
    for size in sizes:
        ends.append(ends[-1] + size)
    # Only the newest 300 are shown, as GitHub does.
    rounds = [newest_first(*range(max(1, end - 299), end + 1)) for end in ends]
    feed = Feed("/events", *rounds)
    assert numbers(feed.fake.client().all_events().poll(timeout=3600)) == list(range(ends[0] + 1, ends[-1] + 1))


def run(number: int, updated: int) -> dict[str, Any]:
    return {"id": number, "created_at": moment(number), "updated_at": moment(updated), "status": "queued"}


def test_what_is_updated_is_new_again() -> None:
    older = [run(number, number) for number in range(150, 0, -1)]
    feed = Feed(
        "/repos/octocat/Hello-World/actions/runs",
        older,
        [run(152, 152), run(151, 151), *older],
        [run(152, 152), run(151, 153), *older],
        [run(number, 200 + number) for number in range(152, 0, -1)],
        key="workflow_runs",
    )
    listing = feed.fake.client().rest.actions.list_workflow_runs_for_repo("octocat", "Hello-World")
    found = [(item.id, f"{item.updated_at:%Y-%m-%dT%H:%M:%SZ}") for item in listing.poll(timeout=600)]
    first = [(151, moment(151)), (152, moment(152)), (151, moment(153))]
    assert found == first + [(number, moment(200 + number)) for number in range(1, 153)]


def test_notifications_are_new_when_they_were_updated() -> None:
    def thread(number: int, updated: int) -> dict[str, Any]:
        return {"id": str(number), "updated_at": moment(updated)}

    feed = Feed(
        "/notifications",
        [thread(2, 20), thread(1, 10)],
        [thread(1, 30), thread(2, 20)],
        [thread(3, 40), thread(1, 30)],
    )
    poll = feed.fake.client().notifications().poll(timeout=300)
    assert [(item.id, item.updated_at.second) for item in poll] == [("1", 30), ("3", 40)]


@pytest.mark.parametrize(("requested", "interval", "requests"), [(1, 120, 6), (60, 120, 6), (300, 300, 2)])
def test_the_longer_interval_counts(requested: float, interval: float, requests: int) -> None:
    feed = Feed("/events", [], X_Poll_Interval="120")
    poll = feed.fake.client().all_events().poll(interval=requested, timeout=600)
    assert (list(poll), poll.interval, feed.read) == ([], interval, requests - 1 if requests > 2 else requests)


def test_an_event_ends_it_after_what_was_received() -> None:
    stop = threading.Event()
    feed = Feed("/events", newest_first(1), newest_first(1, 2, 3))
    found = []
    for item in feed.fake.client().all_events().poll(stop=stop):
        found.append(int(item.id))
        stop.set()
    assert (found, feed.read) == ([2, 3], 2)


def test_an_event_of_asyncio_ends_it() -> None:
    feed = Feed("/events", newest_first(1), newest_first(1, 2, 3))

    async def collect() -> list[int]:
        found, stop = [], asyncio.Event()
        async for item in feed.fake.async_client().all_events().poll(stop=stop):
            found.append(int(item.id))
            stop.set()
        return found

    assert asyncio.run(collect()) == [2, 3]


@pytest.mark.parametrize("how", ["event", "close", "client"])
def test_another_thread_ends_a_wait(how: str, server: Server) -> None:
    stop, requested = threading.Event(), threading.Event()
    server.will(Reply([], then=requested.set))
    client = ferrohub.Client(token="t", base_url=server.url)
    poll = client.all_events().poll(interval=3600, stop=stop if how == "event" else None)
    ends: list[Any] = []

    def collect() -> None:
        try:
            ends.append(list(poll))
        except exceptions.SessionClosed as error:
            ends.append(type(error))

    thread = threading.Thread(target=collect)
    thread.start()
    assert requested.wait(PATIENCE)
    {"event": stop.set, "close": poll.close, "client": client.close}[how]()
    thread.join(PATIENCE)
    assert ends == [exceptions.SessionClosed if how == "client" else []]
    assert len(server.requests) == 1 and (how == "client" or list(poll) == [])


def test_a_cancelled_task_ends_it(server: Server) -> None:
    requested = threading.Event()
    server.will(Reply([], then=requested.set))

    async def collect() -> None:
        async with ferrohub.AsyncClient(token="t", base_url=server.url) as client:
            poll = client.all_events().poll(interval=3600)
            task = asyncio.ensure_future(anext(poll))
            assert await asyncio.to_thread(requested.wait, PATIENCE)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task

    asyncio.run(collect())


def test_a_deadline_ends_a_request(server: Server) -> None:
    never = threading.Event()
    server.will(Reply([], after=never))
    poll = ferrohub.Client(token="t", base_url=server.url).all_events().poll(timeout=0.05)
    assert list(poll) == [] and len(server.requests) == 1
    never.set()


def test_it_may_end_at_a_time() -> None:
    feed = Feed("/events", [])
    now = datetime.datetime.now(datetime.timezone.utc)
    assert list(feed.fake.client().all_events().poll(until=now - datetime.timedelta(seconds=1))) == []
    assert feed.read == 0
    later = now + datetime.timedelta(seconds=50)  # before the second request
    assert list(feed.fake.client().all_events().poll(until=later)) == [] and feed.read == 1
    assert list(feed.fake.client().all_events().poll(until=later.replace(tzinfo=None))) == [] and feed.read == 2


def test_after_an_error_nothing_is_lost() -> None:
    feed = Feed("/events", newest_first(1), newest_first(1, 2))
    fail = iter([False, True, False])
    reply = feed.reply
    feed.reply = lambda call: (500, {"message": "No"}) if next(fail, False) else reply(call)  # type: ignore[method-assign]
    fake = Fake()
    fake.get("/events").reply(lambda call: feed.reply(call))
    poll = fake.client(retries=0).all_events().poll(timeout=300)
    with pytest.raises(exceptions.ServerError):
        next(poll)
    assert numbers(poll) == [2]


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ({"interval": -1}, "interval"),
        ({"interval": "often"}, "interval"),
        ({"timeout": float("nan")}, "timeout"),
        ({"until": "noon"}, "until"),
        ({"timeout": 1, "until": START}, "mutually exclusive"),
        ({"stop": True}, "stop"),
    ],
)
def test_wrong_arguments_raise(arguments: Any, named: str) -> None:
    with pytest.raises((TypeError, ValueError), match=named):
        ferrohub.Client().all_events().poll(**arguments)
