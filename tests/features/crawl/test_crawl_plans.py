"""Plans and estimates with a budget that is too small for them."""

from __future__ import annotations

import dataclasses
import pathlib
from typing import Any

import pytest

pytest.importorskip("pyarrow")

import ferrohub
from crawled_github import SimulatedGitHub, Weather
from ferrohub.crawl import Stream, _planning, crawl, estimate, read


def client(github: SimulatedGitHub) -> ferrohub.Client:
    return ferrohub.Client(token="ghp_" + "c0ffee" * 6, transport=github)


@pytest.mark.parametrize(("names", "budget"), [(["octo/*"], 0), (["octo/*"], 1), (["octo/a"], 0), (["octo/a"], 1)])
def test_an_estimate_raises_if_nothing_is_known(github: SimulatedGitHub, names: list[str], budget: int) -> None:
    for number in range(150):
        github.add(f"octo/r{number}", issues=3)
    github.add("octo/a", issues=3)
    with pytest.raises(ValueError, match=f"^budget is {budget}, which is too small "):
        estimate(names, ["issues"], client(github), budget=budget)
    assert len(github.requests) == budget


def test_an_estimate_uses_what_the_budget_allows(github: SimulatedGitHub) -> None:
    for number in range(20):
        github.add(f"octo/r{number}", issues=3)
    found = estimate(["octo/*"], ["issues"], client(github), budget=6)
    assert (found.total, found.sampled, found.spent) == (40, 2, 6)


def test_a_stream_that_github_does_not_count_is_unknown(github: SimulatedGitHub) -> None:
    """A search that ran out of time does not count issues, and GraphQL needs a token."""
    github.add("octo/one", issues=350, labels=120)
    unfinished = {"total_count": 250, "incomplete_results": True, "items": []}
    github.on_request("search/issues-and-pull-requests", lambda _call: unfinished)
    found = estimate(["octo/one"], ["issues", "labels"], ferrohub.Client(transport=github))
    assert found.items == {"repositories": 1, "issues": None, "labels": 120} and found.unknown == ["issues"]
    assert found.requests["issues"] == 1


@pytest.fixture
def small_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Request ten repositories of an owner at a time, and not a hundred."""
    made = _planning.Stream

    def small(*args: Any) -> Stream:
        stream = made(*args)
        return dataclasses.replace(stream, query=f"{stream.query}&per_page=10")

    monkeypatch.setattr(_planning, "Stream", small)


@pytest.mark.usefixtures("small_pages")
@pytest.mark.parametrize("owner", ["octo", "user"])
def test_a_listing_goes_on_where_the_budget_stopped_it(
    github: SimulatedGitHub, tmp_path: pathlib.Path, owner: str
) -> None:
    for number in range(45):
        github.add(f"{owner}/r{number:02}")
    github.add("other/last")
    # The first of the five pages is requested again at the end.
    names, pages = ["octo/first", f"{owner}/*", "nobody/*", "other/*"], 5 + 1 + 2 + 1 + (owner == "user")
    for _ in range(-(-pages // 2)):
        report = crawl(names, [], client(github), tmp_path, budget=2)
        assert not report.complete and report.requests == 2
    listed = [each.path for each in github.requests if "/repos?" in each.path]
    assert len(listed) == len(set(listed)) + 1 == pages
    report = crawl(names, [], client(github), tmp_path)
    assert report.complete and report.repositories == 47
    # The last run before may have read one: the repository whose request came first got the one that was left.
    assert len(read(tmp_path, "repositories")) == 46
    assert github.requested("/repos?") == pages
    # The next run lists them again.
    github.add(f"{owner}/new")
    assert crawl(names, [], client(github), tmp_path).repositories == 48


@pytest.mark.usefixtures("small_pages")
def test_a_listing_goes_on_after_an_error(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    for number in range(45):
        github.add(f"octo/r{number:02}")
    github.before = lambda number: setattr(github, "weather", Weather(failures=float(number == 3)))
    stubborn = ferrohub.Client(token="ghp_" + "c0ffee" * 6, transport=github, retries=0)
    report = crawl(["octo/*"], [], stubborn, tmp_path)
    assert report.complete and report.repositories == 45
    assert [row["outcome"] for row in report.outcomes] == ["failed", "ok"]
    assert github.requested("/repos?") == 5 + 1 + 1
