"""Prefetch: pages that are requested before iteration reaches them."""

from __future__ import annotations

import concurrent.futures
import contextlib
import copy
import gc
import pathlib
import pickle
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import NotFoundError, ServerError
from ferrohub.testing import Recorder
from harness import TOKEN, Recorded, Reply
from paged_server import PagedServer, serving

Make = Callable[..., tuple[PagedServer, ferrohub.Client]]


@pytest.fixture
def make() -> Iterator[Make]:
    """Makes servers of pages, each with a client of it."""
    with contextlib.ExitStack() as stack:

        def make(*args: Any, read_ahead: int | None = None, **kwargs: Any) -> tuple[PagedServer, ferrohub.Client]:
            server = PagedServer(*args, **kwargs)
            stack.enter_context(serving(server))
            options = {} if read_ahead is None else {"read_ahead": read_ahead}
            return server, ferrohub.Client(token=TOKEN, base_url=server.url, **options)

        yield make


def ids(items: Any) -> list[int]:
    return [item.id for item in items]


def test_the_pages_read_ahead_double(make: Make) -> None:
    """None for the first page, then one, doubling up to five."""
    server, client = make(120)
    pages = client.all_users(per_page=10).pages()
    for page, requested in enumerate((1, 3, 5, 8, 10, 11, 12, 12, 12, 12, 12, 12)):
        assert ids(next(pages)) == list(range(page * 10, page * 10 + 10))
        server.until_requested(*range(1, requested + 1))
    assert next(pages, None) is None and server.requested.count(7) == 1


@pytest.mark.parametrize(
    ("read_ahead", "requested"), [(0, (1, 2, 3, 4, 5)), (1, (1, 3, 4, 5, 6)), (3, (1, 3, 5, 7, 8))]
)
def test_the_pages_read_ahead_are_bounded(make: Make, read_ahead: int, requested: tuple[int, ...]) -> None:
    server, client = make(200, read_ahead=read_ahead)
    assert client.session.read_ahead == read_ahead
    pages = client.all_users(per_page=10).pages()
    for most in requested:
        next(pages)
        server.until_requested(*range(1, most + 1))


def test_items_come_in_order_whatever_comes_first(make: Make) -> None:
    server, client = make(95)
    server.hold(4)
    listing = client.all_users(per_page=10)
    assert ids(next(listing) for _ in range(30)) == list(range(30))
    server.until_requested(1, 2, 3, 4, 5)
    server.release()
    assert ids(listing) == list(range(30, 95)) and sorted(server.requested) == list(range(1, 11))
    assert all(request.headers["authorization"] == f"token {TOKEN}" for request in server.requests)


def test_a_page_comes_while_the_program_does_other_things(make: Make) -> None:
    server, client = make(30)
    pages = client.all_users(per_page=10).pages()
    next(pages), next(pages)
    server.until_requested(1, 2, 3)
    server.hold(3)
    assert ids(next(pages)) == list(range(20, 30)) and server.requested.count(3) == 1


@pytest.mark.parametrize("number", [1, 10, 11, 25, 40, 99])
def test_no_page_beyond_the_number_of_items_is_read(make: Make, number: int) -> None:
    server, client = make(100)
    assert ids(client.all_users(number=number, per_page=10)) == list(range(number))
    assert sorted(server.requested) == list(range(1, -(-number // 10) + 1))


def test_no_page_is_read_ahead_when_the_quota_is_nearly_used_up(make: Make) -> None:
    server, client = make(60, quota=(9, 100))
    pages = client.all_users(per_page=10).pages()
    for page in range(1, 5):
        next(pages)
        assert server.requested == list(range(1, page + 1))
    server.quota = (10, 100)
    next(pages), next(pages)
    server.until_requested(1, 2, 3, 4, 5, 6)


def test_where_pages_have_no_numbers_one_is_read_ahead(make: Make) -> None:
    server, client = make(60, cursors=True)
    pages = client.all_users(per_page=10).pages()
    for page, requested in enumerate((1, 3, 4, 5, 6, 6)):
        assert ids(next(pages)) == list(range(page * 10, page * 10 + 10))
        server.until_requested(*range(1, requested + 1))
    assert next(pages, None) is None


def test_an_error_nobody_reached_is_none(make: Make) -> None:
    server, client = make(60)
    server.instead = {4: [Reply({"message": "Oops"}, 500)], 5: [Reply("<html>")]}
    assert ids(client.all_users(per_page=10)) == list(range(60))
    assert server.requested.count(4) == server.requested.count(5) == 2 and len(server.requested) == 8


def test_an_error_is_raised_when_it_is_reached_and_the_page_can_be_requested_again(make: Make) -> None:
    server, client = make(60)
    server.instead = {4: [Reply({"message": "Gone"}, 404), Reply({"message": "Gone"}, 404)]}
    listing, found = client.all_users(per_page=10), []
    with pytest.raises(NotFoundError):
        found.extend(user.id for user in listing)
    assert listing.last_status == 404 and found == list(range(30))
    assert ids(listing) == list(range(30, 60))


def test_a_listing_that_is_left_before_an_error_raises_none(make: Make) -> None:
    server, client = make(60)
    server.instead = {3: [Reply({"message": "Oops"}, 500)] * 9}
    pages = client.all_users(per_page=10).pages()
    next(pages), next(pages)
    server.until_requested(1, 2, 3)
    with pytest.raises(ServerError):
        next(pages)


def leave_by_dropping(listings: list[Any], client: ferrohub.Client) -> None:
    listings.clear()
    gc.collect()


def leave_by_closing(listings: list[Any], client: ferrohub.Client) -> None:
    listings[0].close()
    assert list(listings[0]) == [] and next(listings[0], None) is None
    with pytest.raises(TypeError):
        len(listings[0])


def leave_by_closing_the_client(listings: list[Any], client: ferrohub.Client) -> None:
    client.close()
    with pytest.raises(RuntimeError, match="closed"):
        list(listings[0])


def leave_by_starting_again(listings: list[Any], client: ferrohub.Client) -> None:
    listings[0].refresh()


@pytest.mark.parametrize(
    "leave", [leave_by_dropping, leave_by_closing, leave_by_closing_the_client, leave_by_starting_again]
)
def test_leaving_a_listing_cancels_its_requests(make: Make, leave: Callable[..., None]) -> None:
    server, client = make(60)
    server.hold(4, 5)
    listings = [client.all_users(per_page=10)]
    assert ids(next(listings[0]) for _ in range(21)) == list(range(21))
    server.until_requested(1, 2, 3, 4, 5)
    leave(listings, client)
    server.until(lambda: sorted(server.given_up) == [4, 5])


def test_a_loop_that_breaks_cancels_the_requests_of_the_listing(make: Make) -> None:
    server, client = make(60)
    server.hold(3)
    for user in client.all_users(per_page=10):
        if user.id == 10:
            server.until_requested(1, 2, 3)
            break
    server.until(lambda: server.given_up == [3])


def test_a_closed_listing_starts_again(make: Make) -> None:
    _, client = make(20)
    listing = client.all_users(per_page=10)
    next(listing)
    listing.close()
    assert list(listing) == [] and listing.etag is None
    assert ids(listing.refresh()) == list(range(20))


@pytest.mark.parametrize("count", [5, 22, 30, 50, 90])
def test_a_listing_that_changes_while_it_is_walked_is_as_the_links_say(make: Make, count: int) -> None:
    """Items are those without prefetch, but for the requests that were under way already."""
    server, client = make(60)
    server.hold(3)
    listing = client.all_users(per_page=10)
    found = ids(next(listing) for _ in range(11))
    server.until_requested(1, 2, 3)
    server.count = count
    server.release()
    found += ids(listing)
    assert found == list(range(max(20, count)))


def test_links_that_lead_elsewhere_are_followed(make: Make) -> None:
    server, client = make(60)
    elsewhere = {"Link": f'<{server.url}/users?per_page=10&page=6>; rel="next"'}
    server.instead = {2: [Reply(server.page(2, "/users").body, headers=elsewhere)]}
    assert ids(client.all_users(per_page=10)) == [*range(20), *range(50, 60)]


def test_search_results(make: Make) -> None:
    server, client = make(60)
    results = client.search_users("tom", per_page=10)
    assert ids(results) == list(range(60)) and results.total_count == 60
    assert sorted(server.requested) == [1, 2, 3, 4, 5, 6]


def test_a_slice_prefetches_up_to_its_end(make: Make) -> None:
    server, client = make(200)
    listing = client.all_users(per_page=10)
    assert ids(listing[0:55]) == list(range(55)) and sorted(server.requested) == [1, 2, 3, 4, 5, 6]
    server.requested.clear()
    assert ids(listing[95:142]) == list(range(95, 142)) and sorted(server.requested) == [1, 10, 11, 12, 13, 14, 15]
    server.requested.clear()
    assert listing[123].id == 123 and server.requested == [1, 13]
    server.requested.clear()
    assert ids(client.all_users(per_page=10, number=30)[25:90]) == list(range(25, 30)) and server.requested == [1, 3]
    assert listing[7:7] == []


def test_threads_share_a_listing(make: Make) -> None:
    server, client = make(300)
    listing = client.all_users(per_page=10)
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        found = [user.id for part in pool.map(lambda _: list(listing), range(4)) for user in part]
    assert sorted(found) == list(range(300)) and sorted(server.requested) == list(range(1, 31))


def test_a_copy_of_a_listing_goes_on_by_itself(make: Make) -> None:
    server, client = make(60)
    listing = client.all_users(per_page=10)
    assert ids(next(listing) for _ in range(25)) == list(range(25))
    for other in (copy.copy(listing), copy.deepcopy(listing), pickle.loads(pickle.dumps(listing))):
        assert ids(other) == list(range(25, 60))
    assert ids(listing) == list(range(25, 60))
    assert sorted(server.requested) == sorted([1, 2, 3, *[4, 5, 6] * 4])


def test_a_copy_of_a_session_prefetches_as_many_pages(make: Make) -> None:
    _, client = make(10, read_ahead=2)
    for session in (copy.copy(client.session), pickle.loads(pickle.dumps(client)).session):
        assert session.read_ahead == 2
    client.session.read_ahead = 7
    assert client.session.read_ahead == 7 and ferrohub.Client().session.read_ahead == 5
    assert ferrohub.ClientEnterprise("https://e.example", read_ahead=1).session.read_ahead == 1
    assert ferrohub.ClientSession(read_ahead=0).read_ahead == 0


@pytest.mark.parametrize(("value", "error"), [(-1, ValueError), (65, ValueError), ("4", TypeError), (1.5, TypeError)])
def test_bad_values_are_refused(value: Any, error: type[Exception]) -> None:
    with pytest.raises(error, match="read_ahead"):
        ferrohub.Client(read_ahead=value)


def test_nothing_is_read_ahead_while_a_cassette_is_used(make: Make, tmp_path: pathlib.Path) -> None:
    server, client = make(60)
    recorder = Recorder(client, tmp_path)
    for record in ("once", "none"):
        with recorder.use_cassette("users", record=record):
            for page, _ in enumerate(client.all_users(per_page=10).pages(), 1):
                assert client.session.request_counter == page + (6 if record == "none" else 0)
    assert server.requested == [1, 2, 3, 4, 5, 6]


def test_prefetch_calls_no_one_time_password_callback(make: Make) -> None:
    server, client = make(60)
    required = Reply({"message": "Must specify two-factor"}, 401, {"X-GitHub-OTP": "required; app"})
    server.instead = {3: [required, required]}
    requested: list[Recorded] = []

    def password() -> str:
        requested.append(server.requests[-1])
        return "123456"

    client.session.two_factor_auth_callback(password)
    pages = client.all_users(per_page=10).pages()
    next(pages), next(pages)
    server.until_requested(1, 2, 3)
    server.until(lambda: len(server.instead[3]) == 1)
    assert ids(next(pages)) == list(range(20, 30))
    # Prefetched, requested when iteration reaches it, and once more with the password.
    assert len(requested) == 1 and server.requested.count(3) == 3
