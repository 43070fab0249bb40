"""Searches with more than 1,000 results: the query is divided, and the cost can be found first."""

from __future__ import annotations

import asyncio
import copy
import datetime
import json
import logging
import re
from typing import Any

import pytest

import ferrohub
import ferrohub.transports
from ferrohub.testing import Fake
from harness import Reply, Server

START = datetime.datetime(2015, 1, 1, tzinfo=datetime.timezone.utc)
RANGE = re.compile(r"created:(?:(>=|<=)(\S+)|(\S+)\.\.(\S+))")


def issue(number: int) -> dict[str, Any]:
    """An issue; a higher number is newer."""
    created = START + datetime.timedelta(hours=number)
    url = f"https://api.github.com/repos/octocat/Hello-World/issues/{number}"
    return {"url": url, "number": number, "created_at": f"{created:%Y-%m-%dT%H:%M:%SZ}", "score": 1}


class Search:
    """A fake search for issues that lists the first 1,000 results, newest first."""

    def __init__(self, count: int) -> None:
        self.issues = [issue(number) for number in range(count, 0, -1)]
        self.fake = Fake()
        self.fake.get("/search/issues").reply(self.reply, paging="none")

    def reply(self, call: Any) -> Any:
        first, last = "", "9"
        if (found := RANGE.search(call.query["q"])) is not None:
            first = found[3] or (found[2] if found[1] == ">=" else "")
            last = found[4] or (found[2] if found[1] == "<=" else "9")
        results = [one for one in self.issues if first <= one["created_at"] <= last]
        page, size = int(call.query.get("page", 1)), int(call.query["per_page"])
        listed = results[:1000][(page - 1) * size : page * size]
        body = {"total_count": len(results), "incomplete_results": False, "items": listed}
        if page * size >= min(len(results), 1000):
            return body
        link = f'<{call.url.partition("&page=")[0]}&page={page + 1}>; rel="next"'
        headers = {"Link": link, "Content-Type": "application/json"}
        return ferrohub.transports.Response(200, headers, json.dumps(body).encode())


@pytest.mark.parametrize("kind", ["blocking", "awaitable"])
def test_more_than_a_thousand_results_are_listed_once_and_in_order(kind: str) -> None:
    search = Search(3500)

    async def read() -> tuple[list[int], Any]:
        listing = search.fake.async_client().search_issues("is:issue", number=3000)
        return [found.issue.number async for found in listing], listing

    if kind == "blocking":
        listing: Any = search.fake.client().search_issues("is:issue", number=3000)
        numbers = [found.issue.number for found in listing]
    else:
        numbers, listing = asyncio.run(read())
    assert numbers == list(range(3500, 500, -1))
    assert (listing.total_count, listing.incomplete_results) == (3500, False)
    assert len(search.fake.calls) < 45


@pytest.mark.parametrize("number", [-1, 1000])
def test_other_searches_end_after_a_thousand_results(number: int) -> None:
    search = Search(3500)
    assert len(list(search.fake.client().search_issues("is:issue", number=number))) == 1000
    assert {call.query["q"] for call in search.fake.calls} == {"is:issue"}


def test_the_cost_is_found_with_one_request() -> None:
    search = Search(3500)
    client = search.fake.client()
    cost = client.search_issues("is:issue", number=3000).cost()
    assert (cost.results, len(search.fake.calls)) == (3000, 1)
    len(list(client.search_issues("is:issue", number=3000)))
    spent = len(search.fake.calls) - 1
    assert abs(cost.requests - spent) <= spent / 4
    assert client.search_issues("is:issue").cost() == (1000, 10)
    assert client.search_issues("is:issue", number=70).cost() == (70, 1)
    assert asyncio.run(search.fake.async_client().search_issues("is:issue", number=3000).cost()) == cost


def test_a_copy_continues_within_the_parts() -> None:
    search = Search(2500)
    listing = search.fake.client().search_issues("is:issue", number=10_000)
    first = [next(listing).issue.number for _ in range(1234)]
    rest = [found.issue.number for found in copy.copy(listing)]
    assert first + rest == list(range(2500, 0, -1))


def test_a_slice_and_a_refresh_divide_too() -> None:
    search = Search(2500)
    listing = search.fake.client().search_issues("is:issue", number=10_000)
    assert [found.issue.number for found in listing[1500:1503]] == [1000, 999, 998]
    assert len(list(listing)) == len(list(listing.refresh())) == 2500


def test_results_that_cannot_be_reached_are_reported(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    server.will(Reply({"total_count": 5000, "incomplete_results": False, "items": []}))
    listing = ferrohub.Client(token="t", base_url=server.url).search_labels("bug", 1, number=2000)
    with caplog.at_level(logging.WARNING, "ferrohub"):
        assert list(listing) == []
    assert (listing.total_count, listing.incomplete_results) == (5000, True)
    assert "its results are incomplete" in caplog.text
