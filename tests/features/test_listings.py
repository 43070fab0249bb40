"""Lazy listings."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import (
    NotFoundError,
    ServerError,
    TransportError,
    UnexpectedResponse,
    UnprocessableResponseBody,
)
from harness import TOKEN, Reply, Server, make


def users(first: int, last: int) -> list[dict[str, Any]]:
    return [
        {"login": f"user-{n}", "id": n, "url": f"https://api.github.com/users/user-{n}"} for n in range(first, last)
    ]


def linked(server: Server, **pages: str) -> dict[str, str]:
    return {"Link": ", ".join(f'<{server.url}/users?{query}>; rel="{rel}"' for rel, query in pages.items())}


def paged(server: Server, sizes: tuple[int, ...]) -> None:
    """Respond with pages of these sizes, numbered as GitHub numbers them."""
    replies, start = [], 0
    for number, size in enumerate(sizes, 1):
        more = {"next": f"page={number + 1}", "last": f"page={len(sizes)}"} if number < len(sizes) else {}
        replies.append(Reply(users(start, start + size), headers={"ETag": f'"{number}"', **linked(server, **more)}))
        start += size
    server.will(*replies)
    server.numbered = True


def test_nothing_is_requested_before_it_is_needed(client: ferrohub.Client, server: Server) -> None:
    """Listing.next is the same as next()."""
    paged(server, (2, 2, 1))
    listing = client.all_users()
    assert server.requests == [] and listing.last_status == 0 and listing.last_response is None
    assert listing.next().id == 0
    assert [r.query for r in server.requests] == [{"per_page": "100"}]
    assert [user.id for user in listing] == [1, 2, 3, 4]
    assert [r.query for r in server.requests[1:]] == [{"page": "2"}, {"page": "3"}]
    assert all(r.headers["authorization"] for r in server.requests)


@pytest.mark.parametrize(("number", "size", "requests"), [(3, "3", 1), (100, "100", 1), (500, "100", 5), (0, None, 0)])
def test_number_bounds_the_items(
    client: ferrohub.Client, server: Server, number: int, size: str | None, requests: int
) -> None:
    paged(server, (100,) * 6)
    listing = client.all_users(number=number)
    assert listing.original == listing.count == number
    assert len(list(listing)) == number and listing.count == 0
    assert len(server.requests) == requests
    assert size is None or server.requests[0].query == {"per_page": size}


def test_per_page_is_sent(client: ferrohub.Client, server: Server) -> None:
    paged(server, (2, 2))
    assert len(list(client.all_users(per_page=2, number=3))) == 3
    assert server.requests[0].query == {"per_page": "2"}


def test_not_modified_returns_an_empty_listing_that_keeps_the_etag(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(None, 304))
    listing = client.all_users(etag='"abc"')
    assert list(listing) == [] and listing.last_status == 304
    assert server.requests[0].headers["if-none-match"] == '"abc"'


def test_the_etag_is_that_of_the_first_page_and_is_sent_with_it_alone(client: ferrohub.Client, server: Server) -> None:
    paged(server, (1, 1))
    listing = client.all_users(etag='"old"')
    assert len(list(listing)) == 2 and listing.etag == '"1"'
    assert ["if-none-match" in r.headers for r in server.requests] == [True, False]


@pytest.mark.parametrize("status", [202, 204])
def test_a_response_that_has_no_items_yet(client: ferrohub.Client, server: Server, status: int) -> None:
    server.will(Reply({} if status == 202 else None, status))
    listing = client.all_users()
    assert list(listing) == [] and listing.last_status == status


def test_an_error_on_a_later_page_can_be_tried_again(client: ferrohub.Client, server: Server) -> None:
    first = Reply(users(0, 2), headers=linked(server, next="page=2"))
    server.will(first, Reply({"message": "Oops"}, 500), Reply(users(2, 3)))
    listing = client.all_users()
    assert [next(listing).id, next(listing).id] == [0, 1]
    with pytest.raises(ServerError, match="500 Oops"):
        next(listing)
    assert listing.last_status == 500
    assert [user.id for user in listing] == [2]


def test_attributes(client: ferrohub.Client, server: Server) -> None:
    paged(server, (1,))
    listing = client.all_users(since=7)
    assert listing.url == f"{server.url}/users" and listing.path == "/users"
    assert listing.params == {"since": "7", "per_page": "100"}
    assert listing.cls is ferrohub.users.ShortUser and listing.list_key is None
    assert listing.last_url is None and not hasattr(listing, "total_count")
    list(listing)
    assert listing.last_url == f"{server.url}/users?since=7&per_page=100"
    assert listing.last_response.status_code == 200 and listing.session is client.session
    assert repr(listing) == "<Listing [all, /users]>"


def test_refresh_starts_again(client: ferrohub.Client, server: Server) -> None:
    """Listing.refresh."""
    paged(server, (2,))
    listing = client.all_users(number=2)
    assert len(list(listing)) == 2
    assert listing.refresh() is listing and len(list(listing)) == 2
    server.will(Reply(None, 304))
    assert list(listing.refresh(conditional=True)) == [] and listing.etag == '"1"'
    assert server.requests[0].headers["if-none-match"] == '"1"'


def test_length_is_reported_when_it_is_known(client: ferrohub.Client, server: Server) -> None:
    paged(server, (2, 1))
    listing = client.all_users()
    with pytest.raises(TypeError, match="total"):
        len(listing)
    assert bool(listing)
    list(listing)
    assert len(listing) == 3


def test_total_takes_one_small_request(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(users(0, 1), headers=linked(server, next="per_page=1&page=2", last="per_page=1&page=1234")))
    assert client.all_users().total() == 1234
    assert [r.query for r in server.requests] == [{"per_page": "1"}]
    server.will(Reply({"total_count": 40, "incomplete_results": False, "items": users(0, 1)}))
    assert client.search_users("tom").total() == 40
    server.will(Reply(users(0, 1), headers=linked(server, next="since=1")))
    assert client.all_users().total() is None


def test_slices_jump_to_the_right_page(client: ferrohub.Client, server: Server) -> None:
    paged(server, (3, 3, 3, 3))
    server.will(server.replies[0], server.replies[3])
    assert [user.id for user in client.all_users(per_page=3)[10:12]] == [10, 11]
    assert [r.query.get("page") for r in server.requests] == [None, "4"]


def test_slices_walk_where_the_first_page_is_not_full(client: ferrohub.Client, server: Server) -> None:
    """GitHub leaves out hidden items, so that the place of an item does not follow from the number of its page."""
    paged(server, (2, 3, 3, 1))
    assert [user.id for user in client.all_users(per_page=3)[5:7]] == [5, 6]
    assert [r.query.get("page") for r in server.requests] == [None, "2", "3"]


def test_slices_count_from_the_first_page_of_the_listing(client: ferrohub.Client, server: Server) -> None:
    paged(server, (3, 3, 3, 3))
    pages = list(server.replies)
    listing = client.listing("GET /users", params={"per_page": 3, "page": 2})
    server.will(pages[1], pages[3])
    assert [user["id"] for user in listing[7:8]] == [10]
    assert [r.query.get("page") for r in server.requests] == ["2", "4"]


def test_slices_walk_where_pages_have_no_numbers(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(users(0, 2), headers=linked(server, next="since=2")), Reply(users(2, 4)))
    assert [user.id for user in client.all_users()[3:9]] == [3]
    assert [r.query for r in server.requests] == [{"per_page": "100"}, {"since": "2"}]


def test_one_item_by_its_place(client: ferrohub.Client, server: Server) -> None:
    paged(server, (2,))
    assert client.all_users()[1].id == 1
    with pytest.raises(IndexError):
        client.all_users()[5]
    with pytest.raises(ValueError, match="negative"):
        client.all_users()[-1]


def test_pages(client: ferrohub.Client, server: Server) -> None:
    paged(server, (2, 1))
    assert [[user.id for user in page] for page in client.all_users().pages()] == [[0, 1], [2]]


def test_pages_on_another_host_are_not_followed(client: ferrohub.Client, server: Server) -> None:
    other = server.url.replace("127.0.0.1", "localhost")
    server.will(Reply(users(0, 1), headers={"Link": f'<{other}/users?page=2>; rel="next"'}))
    with pytest.raises(TransportError, match="another host"):
        list(client.all_users())
    assert len(server.requests) == 1


def test_pages_that_lead_in_a_circle_end(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(users(0, 1), headers=linked(server, next="per_page=100")))
    with pytest.raises(TransportError, match="circle"):
        list(client.all_users())
    assert len(server.requests) == 1


def test_a_null_among_the_items_is_passed_over(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply([users(0, 1)[0], None]))
    assert [user.id for user in client.all_users()] == [0]


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ({}, UnprocessableResponseBody),
        ("<html>", UnexpectedResponse),
        ("", UnexpectedResponse),
        ("[1,", UnexpectedResponse),
    ],
)
def test_an_odd_body(client: ferrohub.Client, server: Server, body: Any, error: type[Exception]) -> None:
    server.will(Reply(body))
    with pytest.raises(error):
        list(client.all_users())


def test_an_error_status(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"message": "Not Found"}, 404))
    listing = client.all_users()
    with pytest.raises(NotFoundError):
        list(listing)
    assert listing.last_status == 404


def test_threads_share_a_listing(client: ferrohub.Client, server: Server) -> None:
    import concurrent.futures

    paged(server, (50, 50, 50))
    listing = client.all_users()
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        found = [user.id for part in pool.map(lambda _: list(listing), range(4)) for user in part]
    assert sorted(found) == list(range(150)) and len(server.requests) == 3


def test_a_pickled_listing_goes_on_where_it_was(client: ferrohub.Client, server: Server) -> None:
    paged(server, (2, 2, 2))
    listing = client.all_users(number=5)
    assert next(listing).id == 0
    for other in (pickle.loads(pickle.dumps(listing)), copy.copy(listing), copy.deepcopy(listing)):
        server.requests.clear()
        assert [user.id for user in other] == [1, 2, 3, 4] and other.etag == '"1"'
        assert [r.query.get("page") for r in server.requests] == ["2", "3"]
    assert TOKEN.encode() not in pickle.dumps(listing) and listing.count == 4
    rows = pickle.loads(pickle.dumps(client.search_users("tom")))
    server.will(Reply({"total_count": 1, "items": users(7, 8)}))
    assert [type(user).__name__ for user in rows] == ["UserSearchResult"] and rows.total_count == 1


def test_incomplete_results_are_warned_about_once(
    client: ferrohub.Client, server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    found = {"total_count": 2, "incomplete_results": True}
    first = Reply({**found, "items": users(0, 1)}, headers=linked(server, next="page=2"))
    server.will(first, Reply({**found, "items": users(1, 2)}))
    results = client.search_users("tom")
    assert results.incomplete_results is None
    assert len(list(results)) == 2 and results.incomplete_results is True and results.total_count == 2
    assert [(r.name, r.levelname) for r in caplog.records] == [("ferrohub", "WARNING")]
    assert "/search/users" in caplog.text


@pytest.mark.parametrize(("name", "cls"), [("commit_activity", dict), ("code_frequency", list), ("languages", tuple)])
def test_items_that_are_no_resources_have_a_built_in_type(client: ferrohub.Client, name: str, cls: type) -> None:
    assert getattr(make("Repository", client), name)().cls is cls
