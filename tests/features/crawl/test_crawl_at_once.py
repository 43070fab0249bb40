"""The streams of a repository are read at once, and each as exactly as by itself."""

from __future__ import annotations

import asyncio
import pathlib

import pytest

pytest.importorskip("pyarrow")

import ferrohub
from crawled_folders import keys
from crawled_github import Repo, SimulatedGitHub
from ferrohub import transports
from ferrohub.crawl import Report, crawl

STEPS = ["issues", "pulls", "reviews", "labels", "commits"]


class Slow:
    """A transport whose responses take a while. It knows how many requests there were at once."""

    def __init__(self, github: SimulatedGitHub) -> None:
        self.github, self.now, self.most = github, 0, 0

    async def __call__(self, request: transports.Request) -> transports.Response:
        self.now += 1
        self.most = max(self.most, self.now)
        await asyncio.sleep(0.05)
        self.now -= 1
        return self.github(request)

    def crawl(self, folder: pathlib.Path, concurrency: int, budget: int | None = None) -> Report:
        client = ferrohub.AsyncClient(token="...", transport=self)

        async def main() -> Report:
            return await crawl(["o/*"], STEPS, client, folder, concurrency=concurrency, budget=budget, graphql=False)

        return asyncio.run(main())


def assert_exact(folder: pathlib.Path, repo: Repo) -> None:
    for stream in STEPS:
        assert keys(folder, stream) == sorted(repo.keys(stream)), stream


@pytest.mark.parametrize(("concurrency", "most"), [(1, 1), (2, 2), (8, 4)])
def test_streams_of_a_repository_are_read_at_once(
    github: SimulatedGitHub, tmp_path: pathlib.Path, concurrency: int, most: int
) -> None:
    repo = github.add("o/one", issues=250, pulls=3, labels=120, commits=250)
    transport = Slow(github)
    report = transport.crawl(tmp_path, concurrency)
    assert report.complete and transport.most == most
    assert_exact(tmp_path, repo)
    paths = [each.path for each in github.requests]
    reviews = [at for at, path in enumerate(paths) if "/reviews" in path]
    pulls = [at for at, path in enumerate(paths) if "/pulls?" in path]
    assert len(reviews) == 3 and max(pulls) < min(reviews)


def test_all_repositories_share_the_slots(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    for number in range(6):
        github.add(f"o/r{number}", issues=150, labels=120, commits=150)
    transport = Slow(github)
    assert transport.crawl(tmp_path, 3).complete
    # Each of the three repositories may be identified meanwhile.
    assert 3 <= transport.most <= 6


def test_no_stream_begins_after_an_error_that_ends_the_crawl(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo = github.add("o/one", issues=250, pulls=3, labels=120, commits=250)
    repo.statuses["issues"] = 401
    with pytest.raises(ferrohub.exceptions.AuthenticationFailed):
        Slow(github).crawl(tmp_path, 1)
    paths = [each.path.partition("?")[0] for each in github.requests]
    assert paths == ["/orgs/o/repos", "/repos/o/one", "/repos/o/one/issues"]
    repo.statuses.clear()
    assert Slow(github).crawl(tmp_path, 1).complete
    assert_exact(tmp_path, repo)


def test_what_a_budget_has_paid_for_is_committed(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo = github.add("o/one", issues=250, pulls=3, labels=120, commits=250)
    whole = Slow(github).crawl(tmp_path / "whole", 8).requests
    sent = 0
    for _ in range(whole):
        report = Slow(github).crawl(tmp_path / "parts", 8, budget=4)
        sent += report.requests
        if report.complete:
            break
    assert report.complete and sent == whole
    assert_exact(tmp_path / "parts", repo)


def test_a_crawl_that_is_cancelled_between_responses_goes_on(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo = github.add("o/one", issues=250, pulls=3, labels=120, commits=250)
    whole = Slow(github).crawl(tmp_path / "whole", 8).requests

    async def cancelled(responses: int) -> None:
        left = iter(range(responses))

        async def transport(request: transports.Request) -> transports.Response:
            await asyncio.sleep(0.01)
            if next(left, None) is None:
                task.cancel()
                await asyncio.Event().wait()
            return github(request)

        client = ferrohub.AsyncClient(token="...", transport=transport)
        task = asyncio.ensure_future(crawl(["o/*"], STEPS, client, tmp_path / "parts", graphql=False))
        await asyncio.gather(task, return_exceptions=True)

    for responses in range(1, whole):
        asyncio.run(cancelled(responses))
    assert Slow(github).crawl(tmp_path / "parts", 8).complete
    assert_exact(tmp_path / "parts", repo)
