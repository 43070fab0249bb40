"""A crawl never exceeds the quota of its credential: what is in flight is reserved."""

from __future__ import annotations

import asyncio
import concurrent.futures
import pathlib
import time
from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("pyarrow")

import ferrohub
from crawled_github import SimulatedGitHub, Weather
from ferrohub import transports
from ferrohub.crawl import Progress, Report, _requests, batches, crawl, read
from ferrohub.quota import Broker


class Waits(Exception):
    """A wait began."""


def client(github: SimulatedGitHub, token: str = "...") -> ferrohub.AsyncClient:
    async def transport(request: transports.Request) -> transports.Response:
        response = github(request)
        await asyncio.sleep(0.05)  # others are sent before the client knows what is left
        return response

    return ferrohub.AsyncClient(token=token, transport=transport)


def clients(github: SimulatedGitHub) -> Iterator[ferrohub.Client]:
    """Clients with one credential, whose responses take some time."""

    def transport(request: transports.Request) -> transports.Response:
        time.sleep(0.02)
        return github(request)

    while True:
        yield ferrohub.Client(token="ghp_" + "w" * 36, transport=transport)


def organization(weather: Weather) -> SimulatedGitHub:
    github = SimulatedGitHub(weather)
    for number in range(12):
        github.add(f"o/r{number}", issues=3, labels=2)
    return github


@pytest.mark.slow
def test_no_request_is_over_the_quota(tmp_path: pathlib.Path) -> None:
    github = organization(Weather(limit=15, hour=2.0))

    async def main() -> Report:
        return await crawl(["o/*"], ["issues", "labels"], client(github), tmp_path, concurrency=16)

    report = asyncio.run(main())
    assert report.complete and report.requests == len(github.requests) > 2 * 15
    assert github.counts["over the quota"] == 0
    assert len(read(tmp_path, "issues")) == 12 * 3


@pytest.mark.parametrize("credentials", [2, 3])
def test_no_request_of_several_credentials_is_over_its_quota(tmp_path: pathlib.Path, credentials: int) -> None:
    """A request whose turn comes when its credential has nothing left goes to another one, and counts once."""
    github = organization(Weather(limit=15, hour=2.0))

    async def main() -> Report:
        clients = [client(github, f"t{number}") for number in range(credentials)]
        return await crawl(["o/*"], ["issues", "labels"], clients, tmp_path, concurrency=16)

    report = asyncio.run(main())
    assert report.complete and report.requests == len(github.requests)
    assert github.counts["over the quota"] == 0
    assert len(read(tmp_path, "issues")) == 12 * 3


def test_a_wait_for_the_last_request_of_another_task_is_reported() -> None:
    """It becomes a wait for a rate limit when that request has used up the quota."""
    left, waits = iter([1, 0]), list[str]()

    def note(seconds: float, reason: str) -> None:
        waits.append(reason)
        raise Waits

    async def transport(request: transports.Request) -> transports.Response:
        headers = {
            "X-RateLimit-Limit": "5000",
            "X-RateLimit-Remaining": str(next(left)),
            "X-RateLimit-Reset": str(int(time.time()) + 600),
            "X-RateLimit-Resource": "core",
        }
        await asyncio.sleep(0.1)
        return transports.Response(200, headers, b"{}")

    async def main() -> list[object]:
        options: dict[str, Any] = {"rate_limit": "wait", "on_wait": note}
        async with ferrohub.AsyncClient(token="...", transport=transport, quota=Broker(), **options) as client:
            await client.request("GET /user")
            both = client.request("GET /user"), client.request("GET /user")
            return await asyncio.gather(*both, return_exceptions=True)

    outcomes = asyncio.run(main())
    assert sorted(isinstance(each, Waits) for each in outcomes) == [False, True]
    assert waits == ['the quota "core" is used up']


def test_batches_are_not_over_the_quota() -> None:
    github = organization(Weather(limit=15, hour=2.0))

    async def main() -> int:
        return sum([len(batch) async for batch in batches(["o/*"], ["issues"], client(github), concurrency=16)])

    assert asyncio.run(main()) == 12 * (1 + 3)
    assert github.counts["over the quota"] == 0


def test_the_quota_that_a_client_shares_is_kept(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    machine = ferrohub.quota.Machine(tmp_path)
    own = ferrohub.Client(token="...", transport=github, quota=machine)
    assert _requests.Requests(own, _requests.Budget(None))._session.quota == machine
    assert own.session.quota == machine
    plain = ferrohub.Client(token="...", transport=github)
    assert _requests.Requests(plain, _requests.Budget(None))._session.quota is not None and plain.session.quota is None


def test_crawls_at_the_same_time_are_not_over_the_quota(tmp_path: pathlib.Path) -> None:
    """Each has a client and a thread of its own."""
    github = organization(Weather(limit=15, hour=2.0))

    own = clients(github)
    both = [next(own), next(own)]

    def one(number: int) -> bool:
        names = [f"o/r{each}" for each in range(number, 12, 2)]
        return crawl(names, ["issues", "labels"], both[number], tmp_path / str(number)).complete

    with concurrent.futures.ThreadPoolExecutor(2) as threads:
        assert list(threads.map(one, range(2))) == [True, True]
    assert len(github.requests) > 2 * 15 and github.counts["over the quota"] == 0


def test_a_crawl_knows_what_the_one_before_has_left(tmp_path: pathlib.Path) -> None:
    github = organization(Weather(limit=15))

    def show(progress: Progress) -> None:
        if progress.waiting:
            raise Waits

    for _, own in zip(range(3), clients(github), strict=False):
        with pytest.raises(Waits):
            crawl(["o/*"], ["issues", "labels"], own, tmp_path, progress=show)
    assert len(github.requests) == 15 and github.counts["over the quota"] == 0


def test_crawls_of_different_servers_share_no_quota() -> None:
    """Neither does a process that was forked, and a transport that cannot be a key has its own."""
    github, other = organization(Weather()), organization(Weather())
    assert _requests._broker(github) is _requests._broker(github) is not _requests._broker(other)
    assert _requests._broker(None) is _requests._broker(None) is not _requests._broker(github)
    assert _requests._broker([]) is not _requests._broker([])
