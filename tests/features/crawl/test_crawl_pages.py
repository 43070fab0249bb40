"""Pages that shift: listings that end on a full page, and items that are deleted while a listing is read."""

from __future__ import annotations

import pathlib

import pytest

pytest.importorskip("pyarrow")

import ferrohub
import simulated_github
from ferrohub.crawl import STREAMS, Report, crawl, read
from simulated_github import Repo, SimulatedGitHub

SIZES = [*range(98, 103), *range(198, 203), 298, 300]


def crawled(github: SimulatedGitHub, folder: pathlib.Path, stream: str, budget: int | None = None) -> Report:
    client = ferrohub.Client(token="...", transport=github)
    report = crawl(["octo/one"], [stream], client, folder, budget=budget)
    assert report.complete == (budget is None)
    return report


def missing(folder: pathlib.Path, repo: Repo, stream: str) -> set[int]:
    """The items that exist and that a crawl has not found."""
    return repo.keys(stream) - set(read(folder, stream)[STREAMS[stream].key_column].to_pylist())


@pytest.mark.parametrize("stream", ["issues", "comments", "pulls", "workflow_runs", "stargazers"])
def test_an_item_after_a_full_page_is_found(stream: str, tmp_path: pathlib.Path) -> None:
    for size in SIZES:
        github, folder = SimulatedGitHub(), tmp_path / str(size)
        repo = github.add("octo/one", **{stream: size})
        crawled(github, folder, stream)
        assert crawled(github, folder, stream).rows.get(stream, 0) == 0
        github.create(repo, stream)
        assert crawled(github, folder, stream).rows[stream] == 1, size
        assert missing(folder, repo, stream) == set(), size


def test_a_short_page_costs_no_quota(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    for name, count in {"issues": 99, "comments": 100, "stargazers": 199}.items():
        github.add("octo/one", **{name: count})
        crawled(github, tmp_path / name, name)
        crawled(github, tmp_path / name, name)  # after a full page, the next request has another query
        before = len(github.requests)
        crawled(github, tmp_path / name, name)
        assert [status for _, status in github.requests[before:]] == [304, 304], name


def remove_at(github: SimulatedGitHub, repo: Repo, stream: str, number: int, request: int) -> None:
    """Delete an item before a request, counted from the next one."""
    at = len(github.requests) + request
    github.before = lambda sent: repo.streams[stream].remove(number) if sent == at else None


@pytest.mark.parametrize("size", [150, 350])
def test_stars_that_are_taken_back_during_a_crawl(size: int, tmp_path: pathlib.Path) -> None:
    """One star of each page, before each request; in a first crawl, and in one of as many new stars."""
    for gone in range(5, size, 100):
        for request in range(1, -(-size // 100) + 2):
            github, folder = SimulatedGitHub(), tmp_path / f"{gone}-{request}"
            repo = github.add("octo/one", stargazers=size)
            for number in (gone, gone + 1, size + gone):
                remove_at(github, repo, "stargazers", number, request)
                crawled(github, folder, "stargazers")
                assert missing(folder, repo, "stargazers") == set(), (number, request)
                for _ in range(size):
                    github.create(repo, "stargazers")


def test_stars_that_are_taken_back_between_crawls(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo = github.add("octo/one", stargazers=350)
    for taken, new in ((0, 0), (120, 30), (150, 0), (20, 180), (269, 5), (5, 0), (0, 1)):
        crawled(github, tmp_path, "stargazers")
        for number in list(repo.streams["stargazers"].order)[:taken]:
            repo.streams["stargazers"].remove(number)
        for _ in range(new):
            github.create(repo, "stargazers")
        crawled(github, tmp_path, "stargazers")
        assert missing(tmp_path, repo, "stargazers") == set(), (taken, new)
    assert read(tmp_path, "stargazers").num_rows == 350 + 216


def test_stars_are_read_once(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo = github.add("octo/one", stargazers=350)
    report = crawled(github, tmp_path, "stargazers")
    # The first page is requested again, and has not changed.
    assert report.rows["stargazers"] == 350 and len(github.requests) == 1 + 4 + 1
    assert github.requests[-1][1] == 304
    for _ in range(200):
        github.create(repo, "stargazers")
    before = len(github.requests)
    assert crawled(github, tmp_path, "stargazers").rows["stargazers"] == 200
    assert [status for _, status in github.requests[before + 1 :]] == [200, 200, 200, 304]


def rewrite(repo: Repo, since: int, patched: pytest.MonkeyPatch) -> None:
    """Push other commits by force, from a number on."""
    before = simulated_github.sha
    patched.setattr(simulated_github, "sha", lambda of, number: before(of + (number >= since) * 77777, number))
    repo.shas.clear()


@pytest.mark.parametrize("since", [1, 200])
@pytest.mark.parametrize("known", [0, 100, 250])
def test_a_forced_push_during_a_crawl(
    known: int, since: int, github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a branch that is new, or of whose commits so many are known."""
    repo = github.add("octo/one", commits=known or 350)
    if known:
        crawled(github, tmp_path, "commits")
        repo.commits = 500
    crawled(github, tmp_path, "commits", budget=3)
    rewrite(repo, since, monkeypatch)
    crawled(github, tmp_path, "commits")
    assert missing(tmp_path, repo, "commits") == set()
    assert crawled(github, tmp_path, "commits").requests == 2


def test_a_head_that_cannot_be_read_is_an_outcome(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo = github.add("octo/one", commits=350)
    crawled(github, tmp_path, "commits", budget=3)
    repo.statuses["commits"] = 404
    assert [row["outcome"] for row in crawled(github, tmp_path, "commits").outcomes] == ["not_found"]
