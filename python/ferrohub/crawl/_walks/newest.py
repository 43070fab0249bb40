"""Streams that GitHub sorts from the newest item to the oldest."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING

from ferrohub.crawl._pages import only
from ferrohub.crawl._replies import limited
from ferrohub.crawl._walks import steps

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from ferrohub.crawl._replies import Reply
    from ferrohub.crawl._walks.steps import Get, State
    from ferrohub.crawl.streams import Stream

#: A walk steps back to earlier pages at most so many times, also if GitHub's totals are not right.
STEPS_BACK = 100
#: Items older than this, in seconds, are regarded as settled. GitHub ends workflow runs after 35 days.
SETTLED_AFTER = 40 * 86400.0


async def newest(stream: Stream, get: Get, state: State) -> AsyncGenerator[steps.Step]:
    """From the newest item to the newest one of the last run. Items that change meanwhile move to the front, so the
    others move to later pages: they may come twice, but none is missed. Items that are deleted meanwhile move others to
    earlier pages: if a response has a smaller total than expected, the walk steps back. Where responses have no total,
    an interrupted walk goes on at the page that it has read last; a deletion within the moment between two requests is
    not seen, and a sweep finds what has moved.

    Where GitHub sorts items without a time is not documented. As long as there are some, a walk reads all pages.

    If GitHub rejects the page at which an interrupted walk goes on, the walk begins again. If it rejects a page that
    the one before it has just named, it serves no more: the walk ends there, so that the next run finds what is new.
    """
    is_resumed, state = True, _resumed(state)
    while True:
        reading = state.get("walk")
        if reading and "next" in reading:
            try:
                reply: Reply | None = await get(reading["next"])
            except Exception as error:
                rejected = steps.rejection(error)
                if rejected is None:
                    raise
                if not is_resumed:
                    end = _Going(stream, state, reading).finished()
                    yield steps.Step([], {**end, "again": False, **limited(rejected)})
                    raise rejected from None
                state, is_resumed = {**state, "walk": {"anew": True}}, False
                continue
        else:
            pages = state.get("pages") or [[None, state.get("etag")]]
            # States of earlier versions may have the first page behind others.
            reply = await steps.first_change(stream, get, sorted(pages, key=lambda each: each[0] is not None))
        is_resumed = False
        if reply is None:
            yield steps.Step([], {**state, "again": False, "walk": None}, done=True)
            return
        going = _Going(stream, state, reading or {})
        if going.has_lost(reply):
            state = {**state, "walk": going.before(reply)}
            continue
        marked = enumerate(zip(map(str, reply.keys), reply.times, strict=True))
        found = only(reply.items, [number for number, (key, at) in marked if going.is_new(reply, number, key, at)])
        going.keep(reply)
        pages = going.reading["read"] = going.reading.get("read", 0) + 1
        if not (going.reached or reply.next is None):
            marks = {"next": reply.next, "total": reply.total, "back": False, "looked": bool(going.reading.get("back"))}
            state = {**state, "walk": {**going.reading, **marks}}
            yield steps.Step(found, state, again=going.is_anew)
            continue
        done = pages < steps.MANY_PAGES or bool(state.get("again"))
        state = {**going.finished(), "again": not done}
        yield steps.Step(found, state, done=done, again=going.is_anew)
        if done:
            return


def _resumed(state: State) -> State:
    """The state at which an interrupted walk goes on: at the page before the next one, if no total tells whether items
    have moved there. If the last run has done that and has read no other page, so would all runs.
    """
    reading: State = state.get("walk") or {}
    if reading.get("total") is not None or reading.get("looked") or _next_number(reading) < 2:
        return state
    return {**state, "walk": _one_back(reading)}


def _next_number(reading: State) -> int:
    """The number of the next page; 0 if its query has none."""
    page = str((reading.get("next") or {}).get("page"))
    return int(page) if page.isdecimal() else 0


def _one_back(reading: State) -> State:
    """A walk on the page before its next one."""
    query = {**reading["next"], "page": str(_next_number(reading) - 1)}
    return {**reading, "next": query, "back": True}


class _Going:
    """A walk from the newest item on.

    A second walk, which begins ``again`` after a long one, ends where that began.
    """

    def __init__(self, stream: Stream, state: State, reading: State) -> None:
        self.stream, self.state = stream, state
        again: State = {}
        if state.get("again") and "top" in state:
            again = {"open": state["open"], "floor": state["floor"], "pages": state.get("pages") or []}
        self.reading = {"edge": {}, "recent": {}, "open": {}, "pages": [], **copy.deepcopy(again), **reading}
        self.end = state.get("top" if again else "floor", 0.0) - steps.OVERLAP
        self.reached, self.is_second = False, bool(again)
        #: Whether an earlier walk may have written some of the items.
        self.is_anew = bool(reading.get("anew"))
        #: Whether the page has items whose changes the order does not show, or may get such an item without a change of
        #: the page before it: one of the last minute that is shown late, or comes after others of its second.
        self.is_watched = not reading or reading.get("low", 0.0) >= reading.get("top", 0.0) - steps.OVERLAP

    def is_known(self, key: str, at: float | None) -> bool:
        """Whether an item was on an earlier page of this walk."""
        reading = self.reading
        return key in reading["edge"] or (at is not None and "low" in reading and at > reading["low"] + steps.OVERLAP)

    def has_lost(self, reply: Reply) -> bool:
        """Whether items may have moved from this page to the previous one, because others were deleted."""
        before = self.reading.get("total")
        if _next_number(self.reading) < 2 or self.reading.get("backs", 0) >= STEPS_BACK:
            return False
        is_less = before is not None and reply.total is not None and before > reply.total
        # If an item of the previous page is on this one, others have moved in the same direction.
        return (is_less or bool(self.reading.get("back"))) and not any(
            map(self.is_known, map(str, reply.keys), reply.times)
        )

    def before(self, reply: Reply) -> State:
        """The walk, on the previous page."""
        return {**_one_back(self.reading), "total": reply.total, "backs": self.reading.get("backs", 0) + 1}

    def is_new(self, reply: Reply, number: int, key: str, at: float | None) -> bool:
        """Whether an item has to be written; what is learned from it is kept.

        :param number: the number of the item on the page
        :param key: what identifies the item
        :param at: the time of the item
        """
        state, reading = self.state, self.reading
        if at is None:
            reading["undated"] = self.is_watched = True
            return True
        if self.is_known(key, at):
            return self._is_changed(reply, number, key, at)
        self._remember(reply, number, key, at)
        if "top" in state and at < self.end:
            self.reached = not (state.get("undated") or reading.get("undated"))
            return False
        self._watch(reply, number, key, at)
        if "top" not in state:
            return True
        if key in state["open"]:
            return bool(state["open"][key] != self._version(reply, number, at))
        if at < state["top"] - steps.OVERLAP:
            return False
        return bool(state["recent"].get(key) != (reading["recent"].get(key) or [at, reply.digest(number)]))

    def _is_changed(self, reply: Reply, number: int, key: str, at: float) -> bool:
        """Whether an item that has moved here from an earlier page has changed since."""
        reading = self.reading
        is_changed = key in reading["open"] and reading["open"][key] != self._version(reply, number, at)
        if is_changed:
            self._watch(reply, number, key, at)
        if key in reading["recent"]:
            seen = [at, reply.digest(number)]
            is_changed = is_changed or reading["recent"][key] != seen
            reading["recent"][key] = seen
        return is_changed

    def _watch(self, reply: Reply, number: int, key: str, at: float) -> None:
        """Keep the version of an item that may still change."""
        reading, left = self.reading, self._settles_after(reply, number)
        reading["open"].pop(key, None)
        if left and at > reading["top"] - left:
            reading["open"][key] = self._version(reply, number, at)
            reading["floor"] = min(at, reading.get("floor", at))
            self.is_watched = True

    def _settles_after(self, reply: Reply, number: int) -> float:
        """Seconds after the time of an item in which it may still change."""
        stream = self.stream
        is_unsettled = stream.unsettled is not None and stream.is_unsettled(reply.items[number])
        return max(stream.window, SETTLED_AFTER) if is_unsettled else stream.window

    def _version(self, reply: Reply, number: int, at: float) -> str:
        """What changes when an item does that is not settled."""
        stream = self.stream
        if stream.version is None:
            return f"{at} "
        return f"{stream.value(reply.items[number], stream.version) or at} {reply.digest(number)}"

    def keep(self, reply: Reply) -> None:
        """Keep the ETag of a page that the next run has to look at. For the last page of a second walk, which has not
        looked at all items of it, that of the first one stays, if any.
        """
        query, pages = self.reading.get("next"), self.reading["pages"]
        # Of the first page, that of its first request stays: it shows what has come since.
        if not self.is_watched or (pages and (query or {}).get("page") == "1"):
            return
        at = next((at for at, each in enumerate(pages) if each[0] == query), len(pages))
        if not (self.is_second and self.reached):
            self.reading["pages"] = [*pages[:at], steps.kept(self.stream, query, reply), *pages[at + 1 :]]
        elif at == len(pages):
            self.reading["pages"] = [*pages, [query, None]]

    def _remember(self, reply: Reply, number: int, key: str, at: float) -> None:
        reading = self.reading
        reading["top"] = max(at, reading.get("top", at))
        reading["low"] = low = min(at, reading.get("low", at))
        reading["edge"][key] = at
        if len(reading["edge"]) > 100:
            reading["edge"] = {key: at for key, at in reading["edge"].items() if at <= low + steps.OVERLAP}
        if at >= reading["top"] - steps.OVERLAP:
            reading["recent"][key] = [at, reply.digest(number)]
            self.is_watched = True

    def finished(self) -> State:
        """The state after the walk."""
        reading, state = self.reading, self.state
        limit = {"limited": state["limited"]} if state.get("limited") else {}
        undated = {"undated": True} if reading.get("undated") else {}
        gaps = steps.gaps_of(state, reading.get("next") if reading.get("total") is None else None)
        if "top" not in reading:
            return {**state, **undated, **gaps, "pages": reading["pages"], "walk": None}
        top = reading["top"]
        recent = {key: seen for key, seen in reading["recent"].items() if seen[0] >= top - steps.OVERLAP}
        return {
            "pages": reading["pages"],
            "top": top,
            "floor": reading.get("floor", top),
            "recent": recent,
            "open": reading["open"],
            **limit,
            **undated,
            **gaps,
        }
