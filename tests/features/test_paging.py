"""Pages of listings whose Link header names only the next page, as GitHub's issues do."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import multiprocessing
import pickle
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import ferrohub
from harness import TOKEN, Reply, run
from paged_server import IssueServer, issue, serving

Make = Callable[..., tuple[IssueServer, ferrohub.Client]]


@pytest.fixture
def make() -> Iterator[Make]:
    """Makes servers of issues, each with a client of it."""
    with contextlib.ExitStack() as stack:

        def make(*args: Any, read_ahead: int = 4, server: dict[str, Any] | None = None, **kwargs: Any) -> Any:
            made = IssueServer(*args, **(server or {}))
            stack.enter_context(serving(made))
            return made, ferrohub.Client(token=TOKEN, base_url=made.url, read_ahead=read_ahead, **kwargs)

        yield make


def numbers(items: Any) -> list[int]:
    return [item.number for item in items]


def all_of(server: IssueServer) -> list[int]:
    return list(range(server.count, 0, -1))


def test_pages_are_prefetched_by_number_without_a_last_page(make: Make) -> None:
    server, client = make(2000)
    assert numbers(client.issues_on("octo", "compass", state="all")) == all_of(server)
    windows = [query for query in server.queries if "after" not in query][1:]
    assert len(windows) > 12 and len(server.queries) <= 20 * 1.2 + 4
    # A request by number has no cursor, and every other parameter of the listing.
    assert all(set(query) == {"per_page", "page", "state"} for query in windows if "direction" not in query)
    assert all(90 <= int(query["per_page"]) <= 100 for query in windows)


@pytest.mark.parametrize(("count", "requests"), [(0, 1), (30, 1), (100, 1), (101, 2), (200, 2)])
def test_short_listings_cost_no_further_request(make: Make, count: int, requests: int) -> None:
    server, client = make(count)
    assert numbers(client.issues_on("octo", "compass")) == all_of(server)
    assert len(server.queries) == requests


@pytest.mark.parametrize("read_ahead", [0, 1])
def test_one_page_is_prefetched_by_its_cursor(make: Make, read_ahead: int) -> None:
    server, client = make(1500, read_ahead=read_ahead)
    assert numbers(client.issues_on("octo", "compass")) == all_of(server)
    assert len(server.queries) == 15 and all("after" in query for query in server.queries[1:])


@pytest.mark.parametrize("refused", [2, 4, 9])
def test_a_refused_number_is_no_error(make: Make, refused: int) -> None:
    server, client = make(1500, server={"refused": refused})
    assert numbers(client.issues_on("octo", "compass")) == all_of(server)


def test_no_number_is_requested_that_github_rejects(make: Make) -> None:
    """It would be wasted, with those requested after it, and the rest would be read by cursor."""
    server, client = make(9850)
    assert numbers(client.issues_on("octo", "compass")) == all_of(server)
    windows = [int(query["page"]) for query in server.queries[1:] if "after" not in query]
    assert len(windows) > 110 and max(windows) < server.refused and len(server.queries) <= 99 * 1.2 + 4


@pytest.mark.parametrize("number", [1, 100, 250, 999])
def test_no_window_begins_behind_the_number_of_items(make: Make, number: int) -> None:
    server, client = make(5000)
    assert numbers(client.issues_on("octo", "compass", number=number)) == all_of(server)[:number]
    pages = -(-number // 100)
    assert len(server.queries) <= pages + pages // 5 + 1


def test_issues_that_are_closed_meanwhile_hide_no_other(make: Make) -> None:
    """Each request removes issues at the front, so numbers alone would miss others."""
    server, client = make(1500)

    def close(server: IssueServer) -> None:
        del server.issues[:3]

    server.change = close
    found = numbers(client.issues_on("octo", "compass"))
    assert set(server.issues) <= set(found) and found == sorted(set(found), reverse=True)


def test_new_issues_repeat_no_other(make: Make) -> None:
    server, client = make(1500)

    def open_three(server: IssueServer) -> None:
        server.issues[:0] = range(server.issues[0] + 3, server.issues[0], -1)

    server.change = open_three
    assert numbers(client.issues_on("octo", "compass"))[-1500:] == all_of(server)


def test_the_page_size_of_the_caller_is_an_upper_bound(make: Make) -> None:
    server, client = make(900)
    listing = client.listing("GET /repos/octo/compass/issues", per_page=40)
    assert [item["number"] for item in listing] == all_of(server)
    assert max(int(query["per_page"]) for query in server.queries) == 40


def test_small_pages_are_read_by_cursor(make: Make) -> None:
    server, client = make(900)
    small = client.listing("GET /repos/octo/compass/issues", per_page=10, number=95)
    assert len(list(small)) == 95 and {query["per_page"] for query in server.queries} == {"10"}


@pytest.mark.parametrize("taken", [1, 150, 470])
def test_copies_and_pickles_go_on(make: Make, taken: int) -> None:
    server, client = make(1500)
    listing = client.issues_on("octo", "compass")
    head = numbers(next(listing) for _ in range(taken))
    twin, thawed = copy.copy(listing), pickle.loads(pickle.dumps(listing))
    assert [head + numbers(each) for each in (twin, thawed, listing)] == [all_of(server)] * 3


def _read_in_child(listing: Any, queue: Any) -> None:
    queue.put(numbers(listing))


def test_a_forked_process_goes_on(make: Make) -> None:
    server, client = make(1200)
    listing = client.issues_on("octo", "compass")
    head = numbers(next(listing) for _ in range(350))
    context = multiprocessing.get_context("fork")
    queue = context.Queue()
    child = context.Process(target=_read_in_child, args=(listing, queue))
    child.start()
    assert head + queue.get(timeout=60) == all_of(server)
    child.join()
    assert head + numbers(listing) == all_of(server)


def test_a_closed_listing_requests_nothing_more(make: Make) -> None:
    server, client = make(3000)
    listing = client.issues_on("octo", "compass")
    for _ in range(450):
        next(listing)
    listing.close()
    # Five pages were needed, and at most four more in flight.
    assert next(listing, None) is None and len(server.queries) <= 9


@pytest.mark.parametrize("every", [1, 2, 3])
def test_a_cancelled_read_goes_on(make: Make, every: int) -> None:
    """Each first, second or third request cancels the task that waits for its page."""
    server, _ = make(1500)

    async def main() -> list[int]:
        loop, found = asyncio.get_running_loop(), list[int]()
        reading: list[asyncio.Future[Any]] = []

        def cancel(server: IssueServer) -> None:
            if len(server.queries) % every == 0:
                loop.call_soon_threadsafe(lambda: [each.cancel() for each in reading])

        server.change = cancel
        async with ferrohub.AsyncClient(token=TOKEN, base_url=server.url) as client:
            listing, cancelled = client.issues_on("octo", "compass"), 0
            while cancelled < 40:
                reading[:] = [asyncio.ensure_future(anext(listing, None))]
                try:
                    item = await reading[0]
                except asyncio.CancelledError:
                    cancelled += 1
                    continue
                if item is None:
                    break
                found.append(item.number)
            server.change = lambda server: None
            found += [item.number async for item in listing]
        assert cancelled > 0 or every > 1  # later ones may arrive while nobody waits
        return found

    assert run(main()) == all_of(server)


def test_a_cached_listing_is_revalidated(make: Make, tmp_path: Any) -> None:
    server, client = make(1200, cache=tmp_path / "cache", server={"etags": True})
    for revalidated in (0, 8):
        server.requests.clear()
        assert numbers(client.issues_on("octo", "compass")) == all_of(server)
        sent = [request.headers.get("if-none-match") for request in server.requests]
        assert revalidated <= sum(map(bool, sent)) <= revalidated * len(sent)
    server.issues.insert(0, 1201)
    assert numbers(client.issues_on("octo", "compass")) == [1201, *all_of(server)]


def test_a_cursor_that_is_ignored_beside_a_number_is_no_harm(make: Make) -> None:
    server, client = make(1500, server={"ignores_cursor": True})
    assert numbers(client.issues_on("octo", "compass")) == all_of(server)
    assert len(server.queries) <= 15 * 1.2 + 4


def test_a_server_that_ignores_numbers_is_read_by_cursor(make: Make) -> None:
    server, client = make(1500, server={"ignores_number": True})
    assert numbers(client.issues_on("octo", "compass")) == all_of(server)
    assert len(server.queries) <= 15 * 1.2 + 4


def test_links_without_a_number_are_read_by_cursor(make: Make) -> None:
    server, client = make(1500, server={"links_number": False})
    assert numbers(client.issues_on("octo", "compass")) == all_of(server)
    assert len(server.queries) == 15 and not any("page" in query for query in server.queries)


REJECTED = {
    "empty": Reply([]),
    "short": Reply([issue(1300), issue(1299)]),
    "no list": Reply({"message": "no list"}),
    "no JSON": Reply("<html>"),
    "401": Reply({"message": "Bad credentials"}, 401),
    "403": Reply({"message": "You have exceeded a secondary rate limit"}, 403, {"Retry-After": "60"}),
    "502": Reply({"message": "Bad gateway"}, 502),
}


@pytest.mark.parametrize("reply", REJECTED.values(), ids=REJECTED)
def test_a_rejected_prefetch_is_no_error_and_not_repeated(make: Make, reply: Reply) -> None:
    server, client = make(1500, retries=3)
    server.instead = {page: [reply] for page in range(3, 7)}
    pool = ferrohub.Pool([client])
    assert numbers(pool.issues_on("octo", "compass")) == all_of(server)
    assert sum(map(len, server.instead.values())) < 4  # some were prefetched
    by_number = [
        (query["page"], query["per_page"]) for query in server.queries if "after" not in query and "page" in query
    ]
    assert len(by_number) == len(set(by_number))
    assert pool.status()[0]["parked_because"] is None


@pytest.mark.parametrize("first", [250, 640, 1480])
def test_slices_begin_at_the_numbered_page(make: Make, first: int) -> None:
    server, client = make(1500)
    listing = client.issues_on("octo", "compass")
    assert numbers(listing[first : first + 12]) == all_of(server)[first : first + 12]
    assert len(server.queries) == 2


def test_slices_of_a_listing_that_begins_at_a_cursor_walk(make: Make) -> None:
    _, client = make(1500)
    cursor = next(iter(client.listing("GET /repos/octo/compass/issues").pages()))[-1]["number"]
    listing = client.listing("GET /repos/octo/compass/issues", params={"after": str(cursor)})
    rest = [issue["number"] for issue in listing]
    assert [issue["number"] for issue in listing[350:353]] == rest[350:353]


def test_slices_behind_refused_numbers_begin_before_them(make: Make) -> None:
    server, client = make(1500, server={"refused": 6})
    assert numbers(client.issues_on("octo", "compass")[1203:1210]) == all_of(server)[1203:1210]
    assert len(server.queries) < 16
