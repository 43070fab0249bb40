"""Several pages of one stream are in flight, and what is written is the same."""

from __future__ import annotations

import asyncio
import pathlib
import random
from typing import Any

import pytest

pytest.importorskip("pyarrow")

import ferrohub
from crawled_github import Repo, SimulatedGitHub
from ferrohub import transports
from ferrohub.crawl import STREAMS, Report, _waiting, crawl, dataset, read
from ferrohub.crawl._walks import prefetch
from killed_crawls import killed_at
from slow import all_but

SIZE = 100


class Network:
    """A transport whose responses take a while. GitHub reads requests in any order, and may change before each."""

    def __init__(self, github: SimulatedGitHub, delay: float = 0.02) -> None:
        self.github, self.delay, self.now, self.most = github, delay, 0, 0
        self.chance = random.Random(1)

    async def __call__(self, request: transports.Request) -> transports.Response:
        self.now += 1
        self.most = max(self.most, self.now)
        await asyncio.sleep(self.chance.random() * self.delay)
        response = self.github(request)
        await asyncio.sleep(self.chance.random() * self.delay)
        self.now -= 1
        return response


def crawled(network: Any, folder: pathlib.Path, stream: str, **options: Any) -> Report:
    async def main() -> Report:
        read_ahead = options.pop("read_ahead", 4)
        client = ferrohub.AsyncClient(token="...", transport=network, read_ahead=read_ahead)
        report: Report = await crawl(["o/r"], [stream], client, folder, **options)
        return report

    return asyncio.run(main())


def assert_exact(folder: pathlib.Path, repo: Repo, stream: str) -> None:
    """Each item is there in its last version, and was written once for each version that was seen."""
    items = repo.streams[stream]
    rows = read(folder, stream).to_pylist()
    key = STREAMS[stream].key_column
    times = {row[key]: int(row["updated_at"].timestamp()) for row in rows}
    assert times == dict(zip(items.order, items.times, strict=True)) and len(times) == len(rows)
    seen = [(row[key], row["updated_at"]) for row in dataset(folder, stream).to_table().to_pylist()]
    assert len(set(seen)) == len(seen)


@pytest.mark.parametrize("stream", ["issues", "comments"])
def test_pages_of_a_stream_are_in_flight(stream: str, github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo, network = github.add("o/r", **{stream: 40 * SIZE}), Network(github)
    report = crawled(network, tmp_path, stream)
    assert report.complete and network.most >= 2
    assert_exact(tmp_path, repo, stream)
    # The repository, the pages with an overlap of 2 %, and the number of issues.
    assert report.requests <= 1 + 41 + 1 + (stream == "issues")
    assert crawled(network, tmp_path, stream).requests == 2


def test_pages_of_commits_are_in_flight(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo, network = github.add("o/r", commits=30 * SIZE), Network(github)
    report = crawled(network, tmp_path, "commits")
    assert report.complete and network.most >= 2 and report.requests == 1 + 30
    found = dataset(tmp_path, "commits").to_table()["sha"].to_pylist()
    assert found == [sha for sha, _ in sorted(repo.known_commits().items(), key=lambda each: -each[1])]
    repo.commits += 5 * SIZE
    # The first page, and the comparison.
    assert crawled(network, tmp_path, "commits").requests == 1 + 1 + 5
    assert sorted(dataset(tmp_path, "commits").to_table()["sha"].to_pylist()) == sorted(repo.keys("commits"))


@pytest.mark.parametrize("step", [4, 16, 28])
def test_a_kill_loses_no_page_of_commits(step: int, github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo, network = github.add("o/r", commits=15 * SIZE), Network(github)
    with killed_at(step):
        crawled(network, tmp_path, "commits")
    assert crawled(network, tmp_path, "commits").complete
    assert sorted(dataset(tmp_path, "commits").to_table()["sha"].to_pylist()) == sorted(repo.keys("commits"))


@pytest.mark.parametrize("options", [{"read_ahead": 0}, {"concurrency": 1}])
def test_no_page_is_requested_in_advance(
    options: dict[str, int], github: SimulatedGitHub, tmp_path: pathlib.Path
) -> None:
    repo, network = github.add("o/r", comments=8 * SIZE), Network(github)
    assert crawled(network, tmp_path, "comments", **options).complete and network.most == 1
    assert_exact(tmp_path, repo, "comments")


def test_short_streams_take_no_more_requests(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    github.add("o/r", issues=4 * SIZE + 20)
    assert crawled(Network(github), tmp_path, "issues").requests == 1 + 5


@pytest.mark.parametrize("seed", all_but(1, range(3)))
@pytest.mark.parametrize("stream", ["issues", "comments"])
def test_items_that_change_while_pages_are_in_flight(
    stream: str, seed: int, github: SimulatedGitHub, tmp_path: pathlib.Path
) -> None:
    """Items that follow soon are changed, so that those behind them move to pages that may have been read."""
    repo, network = github.add("o/r", **{stream: 25 * SIZE}), Network(github)
    network.chance = chance = random.Random(seed)

    def change(number: int) -> None:
        if 3 < number < 25:
            for _ in range(chance.choice([0, 1, 6])):
                github.touch(repo, stream, repo.streams[stream].order[chance.randrange(5 * SIZE, 15 * SIZE)])

    github.before = change
    assert crawled(network, tmp_path, stream).complete
    github.before = lambda number: None
    assert crawled(network, tmp_path, stream).complete
    assert_exact(tmp_path, repo, stream)


def test_windows_that_do_not_overlap_count_for_nothing(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without the check, items are missed: they moved to a page that had been read."""
    repo, network = github.add("o/r", comments=20 * SIZE), Network(github, 0.0)

    def change(number: int) -> None:
        if "page=3" in github.requests[-1].path if github.requests else False:
            for _ in range(10):
                github.touch(repo, "comments", repo.streams["comments"].order[6 * SIZE])

    github.before = change
    assert crawled(network, tmp_path / "checked", "comments").complete
    assert crawled(network, tmp_path / "checked", "comments").complete
    assert_exact(tmp_path / "checked", repo, "comments")
    monkeypatch.setattr(prefetch.Windows, "_continued", lambda self, reply: self._sorted(reply))
    assert crawled(network, tmp_path / "unchecked", "comments").complete
    assert len(read(tmp_path / "unchecked", "comments")) < 20 * SIZE


@pytest.mark.parametrize("step", all_but(1, range(3, 60, 9)))
def test_a_kill_loses_no_page_and_doubles_none(
    step: int, github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_waiting, "PAGES", 1)  # what is read is committed at once
    repo, network = github.add("o/r", comments=15 * SIZE), Network(github)
    with killed_at(step):
        crawled(network, tmp_path, "comments")
    assert crawled(network, tmp_path, "comments").complete
    assert_exact(tmp_path, repo, "comments")
    # What was in flight, and not committed.
    assert len(github.requests) <= 1 + 16 + 1 + 1 + prefetch.MOST + 2


def test_a_budget_is_kept_and_what_it_paid_for_is_committed(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo, network = github.add("o/r", comments=20 * SIZE), Network(github)
    report = crawled(network, tmp_path, "comments", budget=15)
    assert not report.complete and report.requests == 15
    assert report.rows["comments"] > 13 * SIZE
    assert crawled(network, tmp_path, "comments").complete
    assert_exact(tmp_path, repo, "comments")


def test_a_page_in_flight_that_fails_is_requested_again(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo, network = github.add("o/r", comments=20 * SIZE), Network(github)
    failing = "issues/list-comments-for-repo"
    github.before = lambda number: github.faults.add(failing, status=500, times=3) if number == 8 else None
    assert crawled(network, tmp_path, "comments").complete
    assert_exact(tmp_path, repo, "comments")


def test_issues_are_read_where_they_cannot_be_counted(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo, network = github.add("o/r", issues=10 * SIZE), Network(github)
    github.faults.add("search/issues-and-pull-requests", status=403, times=None, body={"message": "Forbidden"})
    report = crawled(network, tmp_path, "issues")
    assert report.complete and report.outcomes == []
    assert github.requested("/search/issues") == 1
    assert_exact(tmp_path, repo, "issues")
