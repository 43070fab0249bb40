"""The progress of a crawl: what it says while requests wait, and of several credentials."""

from __future__ import annotations

import asyncio
import email.utils
import pathlib
import time
from typing import Any

import pytest

pytest.importorskip("pyarrow")

import ferrohub
from crawled_github import SimulatedGitHub, Weather
from ferrohub import transports
from ferrohub.crawl import Progress, _progress, _requests, crawl, estimate


def client(github: SimulatedGitHub, letter: str = "a") -> ferrohub.Client:
    return ferrohub.Client(token=f"ghp_{letter * 36}", transport=github)


def test_a_wait_is_shown_when_it_begins(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    github.add("octo/one", issues=3)
    shown: list[Progress] = []

    def limit(number: int) -> None:
        # The second request reaches the secondary limit until the wait has been shown, or until the twentieth.
        if number == 1:
            github.faults.add(status=403, retry_after=1, times=20)

    def show(progress: Progress) -> None:
        shown.append(progress)
        if progress.waiting:
            github.faults.clear()

    github.before = limit
    assert crawl(["octo/one"], ["issues"], client(github), tmp_path, progress=show).complete
    waits = [each for each in shown if each.waiting]
    # The state is the latest, although the one before was shown less than a tenth of a second ago.
    assert waits and (waits[0].rows, waits[0].requests) == (1, 2) and "waiting 1 s" in str(waits[0])
    assert shown[-1].waiting == 0 and len(github.requests) == 3


def test_the_callback_of_the_client_is_called_when_a_wait_begins(github: SimulatedGitHub) -> None:
    github.add("octo/one", issues=3)
    waits: list[tuple[float, str]] = []

    def waited(seconds: float, reason: str) -> None:
        waits.append((seconds, reason))
        github.faults.clear()

    github.faults.add(status=403, retry_after=1, times=None)
    crawler = ferrohub.Client(token=f"ghp_{'w' * 36}", transport=github, on_wait=waited)
    assert estimate(["octo/one"], ["issues"], crawler).requests["issues"] == 1
    ((seconds, reason),) = waits
    assert seconds > 0 and reason == "secondary rate limit"


def reporter(shown: Any, *requests: _requests.Requests) -> _progress.Reporter:
    return _progress.Reporter(shown, list(requests), _requests.Budget(None))


def test_the_progress_is_shown_while_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_progress, "TICK", 0.001)
    monkeypatch.setattr(_progress, "LEAST", 0.0)

    async def main() -> None:
        count, often = 0, asyncio.Event()

        def show(progress: Progress) -> None:
            nonlocal count
            count += 1
            if count == 5:
                often.set()

        await reporter(show).accompany(_wait(often))

    asyncio.run(asyncio.wait_for(main(), 60))


async def _wait(event: asyncio.Event) -> None:
    await event.wait()


def test_a_callback_that_raises_ends_the_crawl_also_during_a_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_progress, "TICK", 0.001)

    def show(progress: Progress) -> None:
        raise KeyError("mine")

    async def main() -> None:
        with pytest.raises(KeyError, match="mine"):
            await reporter(show).accompany(_wait(asyncio.Event()))

    asyncio.run(asyncio.wait_for(main(), 60))


def test_a_client_without_requests_does_not_hide_that_all_others_wait(github: SimulatedGitHub) -> None:
    first, second = (_requests.Requests(client(github, letter), _requests.Budget(None)) for letter in "ab")
    found = reporter(False, first, second)
    first.in_flight, first.waiting_until = 1, time.time() + 3600
    assert found.progress().waiting == pytest.approx(3600, abs=60)
    second.in_flight = 1
    assert found.progress().waiting == 0
    second.waiting_until = time.time() + 1800
    assert found.progress().waiting == pytest.approx(1800, abs=60)


def test_the_quota_of_a_pool_is_that_of_all_its_credentials(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    for name in "abcdef":
        github.add(f"octo/{name}", issues=3)
    github.weather = Weather(limit=100)
    shown: list[Progress] = []
    pool = ferrohub.Pool([client(github, letter) for letter in "ab"])
    report = crawl(["octo/*"], ["issues"], pool, tmp_path, progress=shown.append)
    assert len(github.credentials) == 2 and shown[-1].remaining == 200 - report.requests == 187


@pytest.mark.parametrize("is_pool", [True, False])
def test_the_hours_of_an_estimate_are_those_of_all_credentials(github: SimulatedGitHub, *, is_pool: bool) -> None:
    for number in range(20):
        github.add(f"octo/r{number}", issues=3)
    github.weather = Weather(limit=100)
    clients = [client(github, letter) for letter in "ab"]
    found = estimate(["octo/*"], ["issues"], ferrohub.Pool(clients) if is_pool else clients)
    assert (found.total, found.hours) == (40, 0.2)
    # Only one of them was used, and the other one is taken to have the same quota.
    assert estimate(["octo/r1"], ["issues"], clients).hours == 0.01


def test_the_quota_of_searches_is_not_that_of_other_requests(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    """A sweep searches for the number of issues, last of all, and so does an estimate."""
    github.add("octo/one", issues=130)
    github.weather = Weather(limit=1000)
    github.quotas.limits["search"] = 30
    assert estimate(["octo/one"], ["issues"], client(github)).hours == 0.003
    shown: list[Progress] = []
    crawl(["octo/one"], ["issues"], client(github), tmp_path)
    crawl(["octo/one"], ["issues"], client(github), tmp_path, sweep=True, progress=shown.append)
    assert github.requested("/search") == 2 and (shown[-1].remaining or 0) > 900


@pytest.mark.parametrize("hours", [-5, 5])
def test_the_end_of_a_quota_is_a_time_of_this_machine(tmp_path: pathlib.Path, hours: int) -> None:
    """Its clock may be wrong by hours."""
    github = SimulatedGitHub(Weather(limit=100))
    github.add("octo/one", issues=3)

    def transport(request: transports.Request) -> transports.Response:
        response, seconds = github(request), hours * 3600
        headers = dict(response.headers)
        headers["Date"] = email.utils.formatdate(time.time() + seconds, usegmt=True)
        headers["X-RateLimit-Reset"] = str(int(headers["X-RateLimit-Reset"]) + seconds)
        return transports.Response(response.status, headers, response.body)

    shown: list[Progress] = []
    own = ferrohub.Client(token="ghp_" + "d" * 36, transport=transport)
    assert crawl(["octo/one"], ["issues"], own, tmp_path, progress=shown.append).complete
    assert shown[-1].reset == pytest.approx(time.time() + 3600, abs=60) and "quota 98" in str(shown[-1])
