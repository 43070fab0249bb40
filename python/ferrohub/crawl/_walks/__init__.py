"""How streams are read: generators of steps, each with the rows of a page and the state to commit with them.

A walk depends on nothing but the state of its last committed step, so it can be killed between any two.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.crawl._bounds import Bound
from ferrohub.crawl._walks.history import history
from ferrohub.crawl._walks.newest import newest
from ferrohub.crawl._walks.oldest import oldest
from ferrohub.crawl._walks.prefetch import Room
from ferrohub.crawl._walks.since import since
from ferrohub.crawl._walks.snapshot import snapshot
from ferrohub.crawl._walks.steps import Get, Step

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable

    from ferrohub.crawl._replies import Reply
    from ferrohub.crawl._walks.steps import State
    from ferrohub.crawl.streams import Stream

__all__ = ["Get", "Room", "Step", "bounded", "walk"]


def walk(stream: Stream, get: Get, state: State, room: Room | None = None) -> AsyncGenerator[Step]:
    """The steps of a stream without a parent.

    :param stream: the stream
    :param get: requests a page of it
    :param state: state of the last step that was committed
    :param room: how many pages may be requested in advance, or None for none
    """
    if stream.order in ("since", "history"):
        return (since if stream.order == "since" else history)(stream, bounded(stream, get), state, room)
    walks: dict[str, Callable[[Stream, Get, State], AsyncGenerator[Step]]] = {
        "one": _one,
        "newest": newest,
        "oldest": oldest,
        "snapshot": snapshot,
    }
    return walks[stream.order](stream, bounded(stream, get), state)


def bounded(stream: Stream, get: Get) -> Get:
    """The same requests, until too many pages have nothing new.

    :param stream: the stream
    :param get: requests a page of it
    """
    bound = Bound(stream.name)

    async def request(query: dict[str, str], etag: str | None = None, route: str = "", **path: Any) -> Reply:
        reply = await get(query, etag, route, **path)
        # Pages that are read from the last to the first have no next one, but one before them.
        is_beyond = reply.status == 200 and not reply.items and "page" in query
        if reply.next is not None or is_beyond:
            bound.check(reply.items)
        return reply

    return request


async def _one(stream: Stream, get: Get, state: State) -> AsyncGenerator[Step]:
    reply = await get({}, state.get("etag"))
    yield Step(reply.items, {"etag": reply.etag}, done=True)
