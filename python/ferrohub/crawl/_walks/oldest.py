"""Streams that GitHub sorts from the oldest item to the newest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ferrohub.crawl._pages import keys, only
from ferrohub.crawl._replies import limited
from ferrohub.crawl._walks import steps

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from ferrohub.crawl._replies import Reply
    from ferrohub.crawl._walks.steps import Get, State
    from ferrohub.crawl.streams import Stream


async def oldest(stream: Stream, get: Get, state: State) -> AsyncGenerator[steps.Step]:
    """By numbered pages, the last of which has the newest items. It is read first, then the one before it, and so on to
    the items that are known: an item that is deleted meanwhile moves others to earlier pages, so they may come twice,
    but none is missed. At the end, the page whose response has the number of the last one is requested again, with its
    ETag. If the last page is full, the one after it is requested once, as GitHub serves the first 400 of some lists
    only.
    """
    while True:
        reading: State = state.get("walk") or {}
        page: int = {"page": 1, **state, **reading}["page"]
        start: int = reading.get("start", page)
        query = {**stream.parameters(), **({"page": str(page)} if page > 1 else {})}
        try:
            reply = await get(query, {**state, **reading}.get("etag") if page == start else None)
        except Exception as error:
            rejected = steps.rejection(error)
            if rejected is None or page == 1:
                raise
            if page <= start:
                raise rejected from None
            # There is a last page, but GitHub does not serve it: the pages are read from the first to the last.
            state = {**reading["top"], "page": start + 1, "onward": True}
            continue
        if reply.status == 304 and not reading:
            yield steps.Step([], state, done=True)
            return
        going = _Descending(stream, state, {"start": start, "page": page, **reading}, reply)
        if reply.next is not None and (not reading or state.get("onward")):
            state = going.ascended()
        elif going.reached:
            yield steps.Step(going.found, {**going.top, **await _limited(stream, get, state, going.top)}, done=True)
            return
        else:
            state = going.descended()
        yield steps.Step(going.found, state)


async def _limited(stream: Stream, get: Get, state: State, top: State) -> State:
    """What the state has of the page after a full one, which is requested once: whether GitHub rejects it.

    :param state: the state before the walk
    :param top: the state after the last page
    """
    if not top.get("full", top.get("etag") is None) or "page" not in top:
        return {}
    if state.get("last") == top["page"]:
        return {name: state[name] for name in ("last", "limited") if name in state}
    known = {"last": top["page"]}
    try:
        await get({**stream.parameters(), "page": str(top["page"] + 1)})
    except Exception as error:
        rejected = steps.rejection(error)
        if rejected is None:
            raise
        return {**known, **limited(rejected)}
    return known


class _Descending:
    """A page of a walk from the last page to an earlier one."""

    def __init__(self, stream: Stream, state: State, reading: State, reply: Reply) -> None:
        self.state, self.reading, self.reply = state, reading, reply
        self.page = page = reading["page"]
        self.keys = [str(key) for key in reply.keys]
        known = {*reading.get("first", ()), *reading.get("edge", ())}
        fresh, _ = steps.fresh(state, reply)
        self.found = only(fresh, [at for at, key in enumerate(keys(stream, fresh)) if str(key) not in known])
        #: The state after the walk: its page is the last that has items.
        self.top: State = {**reading.get("top", {"mark": state.get("mark"), "recent": state.get("recent")})}
        marks = steps.fresh(self.top, reply)[1]
        self.top.update(mark=marks["mark"], recent=marks["recent"])
        if page > self.top.get("page", 0) and (reply.items or page == 1):
            is_full = steps.is_full(stream, reply)
            self.top.update(page=page, etag=None if is_full or reply.next else reply.etag, full=is_full)
        # Where older items were deleted, those that are new begin on an earlier page.
        mark, written = state.get("mark"), state.get("recent") or {}
        oldest = min((at for at in reply.times if at is not None), default=None)
        self.settled = mark is None or (
            oldest is not None and (oldest < mark or (oldest == mark and any(key in written for key in self.keys)))
        )
        if reply.status == 304:
            self.settled = reading["settled"]
        self.reached = page == 1 or state.get("onward", False) or (page <= reading["start"] and self.settled)

    def ascended(self) -> State:
        """The state before the last page is read, or the next one if the last is not known."""
        last = self.reply.last
        if last is None or last <= self.page or self.state.get("onward"):
            return {**self.top, "page": self.page + 1, "etag": None, "onward": True}
        walk = {"start": self.page, "etag": self.reply.etag, "settled": self.settled, "first": self.keys}
        return {**self.state, "walk": {**walk, "page": last, "top": self.top}}

    def descended(self) -> State:
        """The state before the previous page is read."""
        return {**self.state, "walk": {**self.reading, "page": self.page - 1, "edge": self.keys, "top": self.top}}
