"""What walks have in common: their steps, the marks by which items are recognized, and their limits."""

from __future__ import annotations

import dataclasses
import datetime
import time
from typing import TYPE_CHECKING, Any, Protocol

from ferrohub.crawl._pages import only
from ferrohub.crawl._replies import Unavailable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ferrohub.crawl._replies import Reply
    from ferrohub.crawl.streams import Stream

State = dict[str, Any]
#: Seconds before the last item in which items are recognized by their keys: items with equal times, and those that
#: a replica of GitHub's database shows late.
OVERLAP = 60.0
#: A walk from the newest item to the oldest is followed by a look at the first page if it had so many pages, because
#: items that were changed meanwhile have moved there.
MANY_PAGES = 50
UTC = datetime.timezone.utc
#: Statuses of a page that GitHub rejects: its cursor is not valid any more, or its number is too large.
REJECTED = (400, 422)


class Get(Protocol):
    """Requests a page of a stream."""

    async def __call__(self, query: dict[str, str], etag: str | None = None, route: str = "", **path: Any) -> Reply:
        """Send the request."""


@dataclasses.dataclass
class Step:
    """A page that was read.

    :param items: new or changed items
    :param state: state of the stream after them
    :param done: whether the stream has been read to its end
    :param replaces: whether the rows of this walk replace all earlier rows when it is done
    :param discards: whether the earlier rows of this walk are not to replace them
    :param again: whether earlier runs may have written some of the items
    :param gone: what GitHub said of a parent that cannot be read, and the parent's key
    :param keeps: a column, and its value in rows of the last snapshot that stay, as they cannot be read now
    """

    items: Sequence[Any]
    state: State
    done: bool = False
    replaces: bool = False
    discards: bool = False
    again: bool = False
    gone: tuple[Any, Unavailable] | None = None
    keeps: tuple[str, Any] | None = None


async def first_change(stream: Stream, get: Get, pages: list[Any]) -> Reply | None:
    """The first page, if a page has changed since its ETag, else None. So has a later page that GitHub rejects.

    :param pages: queries with ETags, and True if it is a page to which another one may have been added; the query of
        the first page may be None
    """
    for number, (query, etag, *full) in enumerate(pages):
        try:
            reply = await get(query or stream.parameters(), None if full else etag)
        except Exception as error:
            if number == 0 or not is_rejected(error):
                raise
            return await get(pages[0][0] or stream.parameters())
        if not is_unchanged(reply, etag):
            return reply if number == 0 else await get(pages[0][0] or stream.parameters())
    return None


def is_unchanged(reply: Reply, etag: str | None) -> bool:
    """Whether a page is that of an ETag. If it was requested without the ETag, it is still the last one, too."""
    return reply.status == 304 or (etag is not None and reply.etag == etag and reply.next is None)


def refusal(error: Exception) -> Unavailable | None:
    """What GitHub said of a page that it does not serve, or None if something else is wrong."""
    if isinstance(error, Unavailable):
        return error
    is_bad = getattr(error, "code", None) == 400
    return Unavailable(400, str(getattr(error, "msg", error))) if is_bad else None


def rejection(error: Exception) -> Unavailable | None:
    """What GitHub said of a page that it rejects, or None if something else is wrong."""
    refused = refusal(error)
    return refused if refused is not None and refused.status in REJECTED else None


def is_rejected(error: Exception) -> bool:
    """Whether GitHub rejects a page."""
    return rejection(error) is not None


def kept(stream: Stream, query: dict[str, str] | None, reply: Reply) -> list[Any]:
    """What :func:`first_change` needs of a page."""
    is_last = reply.next is None and is_full(stream, reply)
    return [query, reply.etag, *([True] if is_last else [])]


def is_full(stream: Stream, reply: Reply) -> bool:
    """Whether new items would be on another page, so that the ETag of this one would stay the same."""
    count = len(reply.items) + reply.dropped
    return count == reply.size or count >= int(stream.parameters()["per_page"])


def fresh(state: State, reply: Reply) -> tuple[Sequence[Any], State]:
    """The items that were not written yet, and the marks after them. The order is from the oldest to the newest.

    ``mark`` is the time of the newest item, ``recent`` has those that may come again, and items before the ``floor``
    are known. ``live`` is when a page first had items that were so new that a replica may not have shown others.
    """
    mark, recent, floor = state.get("mark"), dict(state.get("recent") or {}), state.get("floor")
    floor = mark - OVERLAP if floor is None and mark is not None else floor
    newest, live = reply.newest, state.get("live")
    if live is None and newest is not None and newest >= reply.date - OVERLAP:
        live = reply.date
    mark = newest if mark is None else mark if newest is None else max(mark, newest)
    marks = {"mark": mark, "live": live, "floor": state.get("floor")}
    horizon = horizon_of(marks)
    found = []
    for number, (key, at) in enumerate(zip(map(str, reply.keys), reply.times, strict=True)):
        if at is not None and horizon is not None:
            if floor is not None and at < floor:
                continue
            if key in recent or at >= horizon:
                seen = [at, reply.digest(number)]
                if recent.get(key) == seen:
                    continue
                recent[key] = seen
        found.append(number)
    if horizon is not None:
        recent = {key: seen for key, seen in recent.items() if _time_seen(seen) >= horizon}
    return only(reply.items, found), {**marks, "recent": recent}


def horizon_of(marks: State) -> float | None:
    """The time from which on items may come again, or None if there are no items."""
    times = [at for at in (marks["mark"], marks["live"]) if at is not None]
    return min(times) - OVERLAP if times else None


def _time_seen(seen: Any) -> float:
    """The time of an item that was seen; states of earlier versions have no digest."""
    return float(seen[0] if isinstance(seen, list) else seen)


def gaps_of(state: State, numbered: dict[str, str] | None = None) -> State:
    """What the state has of a walk through numbered pages, from which items may have moved to pages that were read, as
    others were deleted: a sweep looks for them.

    :param numbered: the query of a page of such a walk, or None if there was none since
    """
    return {"gaps": True} if state.get("gaps") or "page" in (numbered or {}) else {}


def now() -> float:
    """The time, in seconds since 1970."""
    return time.time()


def shown(seconds: float) -> str:
    """A time as GitHub's query has it."""
    return datetime.datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
