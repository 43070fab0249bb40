"""A listing ends where its pages end: neither early without an error, nor never."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import signal
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import ferrohub
from ferrohub.aio import AsyncClient
from ferrohub.exceptions import TransportError, UnexpectedResponse, UnprocessableResponseBody
from harness import TOKEN, Recorded, Reply, Server
from paged_server import PagedServer, serving, users

#: What is no page, after a page that links to it.
NO_PAGES = [
    Reply(None, 101),
    Reply({}, 202),
    Reply(None, 204),
    Reply([], 206),
    Reply([], 226),
    Reply([], 300),
    Reply(None, 302),
    Reply(None, 302, {"Location": "/\xe9"}),
    Reply(None, 304),
]


async def walk(client: AsyncClient) -> list[int]:
    return [user.id async for user in client.all_users(per_page=10)]


async def walk_pages(client: AsyncClient) -> list[int]:
    return [user.id async for page in client.all_users(per_page=10).pages() for user in page]


#: Every way to read a listing to its end; each returns the ids of the items.
BLOCKING: dict[str, Callable[[Any], list[int]]] = {
    "items": lambda listing: [user.id for user in listing],
    "pages": lambda listing: [user.id for page in listing.pages() for user in page],
    "slice": lambda listing: [user.id for user in listing[0:]],
    "rows": lambda listing: [row["id"] for row in listing.to_dicts(["id"])],
    "table": lambda listing: list(range(len(listing.to_arrow(["id"])))),
    "progress": lambda listing: [user.id for user in listing.progress()],
    "pickle": lambda listing: [next(listing).id, *(user.id for user in pickle.loads(pickle.dumps(listing)))],
}
READERS: dict[str, Callable[[str, int], list[int]]] = {
    **{
        name: lambda url, pages, read=read: read(
            ferrohub.Client(token=TOKEN, base_url=url, read_ahead=pages).all_users(per_page=10)
        )
        for name, read in BLOCKING.items()
    },
    "async items": lambda url, pages: asyncio.run(walk(AsyncClient(token=TOKEN, base_url=url, read_ahead=pages))),
    "async pages": lambda url, pages: asyncio.run(walk_pages(AsyncClient(token=TOKEN, base_url=url, read_ahead=pages))),
}


@pytest.fixture
def paged() -> Iterator[PagedServer]:
    with serving(PagedServer(60)) as server:
        assert isinstance(server, PagedServer)
        yield server


class Endless(Server):
    """Pages that link to another one each time."""

    def __init__(self, page: Callable[[Endless, int], Reply]) -> None:
        super().__init__()
        self.page = page

    def link(self, query: str) -> dict[str, str]:
        return {"Link": f'<{self.url}/users?{query}>; rel="next"'}

    def reply_to(self, request: Recorded, connection: Any) -> Reply:
        return self.page(self, len(self.requests))


@contextlib.contextmanager
def endless(page: Callable[[Endless, int], Reply]) -> Iterator[tuple[Endless, ferrohub.Client]]:
    server = Endless(page)
    with serving(server):
        yield server, ferrohub.Client(token=TOKEN, base_url=server.url)


@pytest.mark.parametrize("reply", NO_PAGES, ids=lambda reply: str(reply.status))
@pytest.mark.parametrize("reader", READERS)
def test_a_later_page_that_is_none_is_an_error(paged: PagedServer, reader: str, reply: Reply) -> None:
    paged.instead = {3: [reply] * 9}
    with pytest.raises(
        UnexpectedResponse, match=f"Expected the next page of the listing, got {reply.status}"
    ) as caught:
        READERS[reader](paged.url, 4)
    assert caught.value.code == reply.status


@pytest.mark.parametrize("reader", READERS)
def test_a_response_that_was_changed_on_the_way_is_a_page(paged: PagedServer, reader: str) -> None:
    paged.instead = {
        page: [Reply(made.body, 203, made.headers)] * 2 for page in (1, 3) for made in [paged.page(page, "/users")]
    }
    assert READERS[reader](paged.url, 0) == list(range(60))


def test_what_was_read_before_such_a_page_is_given_out_and_the_page_can_be_read_again(paged: PagedServer) -> None:
    paged.instead = {4: [Reply({}, 202)] * 2}
    listing = ferrohub.Client(token=TOKEN, base_url=paged.url).all_users(per_page=10)
    found = []
    with pytest.raises(UnexpectedResponse):
        found.extend(user.id for user in listing)
    assert found == list(range(30)) and listing.last_status == 202
    assert [user.id for user in listing] == list(range(30, 60))


def test_a_prefetched_page_that_is_none_is_read_again_when_it_is_reached(paged: PagedServer) -> None:
    paged.instead = {page: [Reply({}, 202)] for page in (3, 4, 5)}
    listing = ferrohub.Client(token=TOKEN, base_url=paged.url).all_users(per_page=10)
    assert [user.id for user in listing] == list(range(60))
    assert [paged.requested.count(page) for page in range(1, 7)] == [1, 1, 2, 2, 2, 1]


@pytest.mark.parametrize("status", [202, 204, 304])
def test_a_first_page_without_items_is_an_empty_listing(paged: PagedServer, status: int) -> None:
    for reader in BLOCKING.keys() - {"pickle"}:
        paged.instead = {1: [Reply(None if status != 202 else {}, status)]}
        assert READERS[reader](paged.url, 4) == []
    client = ferrohub.Client(token=TOKEN, base_url=paged.url)
    paged.instead = {1: [Reply(None, status)]}
    assert list(pickle.loads(pickle.dumps(client.all_users(etag='"x"')))) == []


def test_a_later_page_of_a_search_has_to_have_its_items(paged: PagedServer) -> None:
    paged.instead = {2: [Reply({"total_count": 60})]}
    results = ferrohub.Client(token=TOKEN, base_url=paged.url).search_users("tom", per_page=10)
    with pytest.raises(UnprocessableResponseBody, match="items"):
        list(results)
    paged.instead = {1: [Reply({"total_count": 0})]}
    assert list(ferrohub.Client(token=TOKEN, base_url=paged.url).search_users("tom")) == []


@pytest.mark.parametrize("other", ["page=1#{n}", "page=1#", "page=1"])
def test_a_page_that_links_to_itself_is_found_out(other: str) -> None:
    with endless(lambda server, n: Reply(users(range(1)), headers=server.link(other.format(n=n)))) as (server, client):
        with pytest.raises(TransportError, match="circle"):
            list(client.all_users())
        assert len(server.requests) == 2


def test_a_name_in_the_address_does_not_make_it_another_page() -> None:
    def page(server: Endless, n: int) -> Reply:
        other = server.url.replace("//", f"//name{n}:password@")
        return Reply(users(range(1)), headers={"Link": f'<{other}/users?page=1>; rel="next"'})

    with endless(page) as (server, client):
        with pytest.raises(TransportError, match="circle"):
            list(client.all_users())
        assert len(server.requests) == 2


@pytest.mark.parametrize(
    ("reader", "body"),
    [
        *((reader, []) for reader in ("items", "pages", "slice", "rows", "async items", "async pages")),
        *((reader, [None]) for reader in ("items", "rows", "async items")),
    ],
)
def test_pages_without_an_item_that_go_on_for_ever_are_an_error(reader: str, body: list[None]) -> None:
    with (
        endless(lambda server, n: Reply(body, headers=server.link(f"after={n}"))) as (server, _),
        pytest.raises(TransportError, match="does not end: 100 pages in a row without a new item"),
    ):
        READERS[reader](server.url, 4)
    assert 100 <= len(server.requests) <= 101  # one more may be prefetched


def test_some_pages_without_an_item_are_passed_over() -> None:
    def page(server: Endless, n: int) -> Reply:
        return Reply(
            users(range(n, n + 1)) if n % 100 == 0 else [], headers=server.link(f"after={n}") if n < 300 else {}
        )

    with endless(page) as (server, client):
        assert [user.id for user in client.all_users()] == [100, 200, 300]
        assert len(server.requests) == 300


def test_who_insists_goes_on_after_empty_pages() -> None:
    def page(server: Endless, n: int) -> Reply:
        return Reply([], headers=server.link(f"after={n}")) if n < 150 else Reply(users(range(7, 8)))

    with endless(page) as (_, client):
        listing = client.all_users()
        with pytest.raises(TransportError, match="does not end"):
            next(listing)
        assert [user.id for user in listing] == [7]


@pytest.mark.skipif(os.name == "nt", reason="signals of another kind")
def test_ctrl_c_ends_a_walk_over_pages_that_come_fast(interruptible: None) -> None:
    last = 3000

    def page(server: Endless, n: int) -> Reply:
        if n == 20:
            os.kill(os.getpid(), signal.SIGINT)
        return Reply(users(range(n, n + 1)), headers=server.link(f"after={n}") if n < last else {})

    with endless(page) as (server, client):
        with pytest.raises(KeyboardInterrupt):
            client.all_users()[last:]
        assert 20 <= len(server.requests) < last
