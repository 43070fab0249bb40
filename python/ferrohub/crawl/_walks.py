"""How streams are read: generators of steps, each with the rows of a page and the state to commit with them.

A walk depends on nothing but the state of its last committed step, so it can be killed between any two.
"""

from __future__ import annotations

import copy
import dataclasses
import datetime
import hashlib
import time
from typing import TYPE_CHECKING, Any

from ferrohub.crawl import _columns
from ferrohub.crawl._bounds import Bound
from ferrohub.crawl._requests import Unavailable

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from typing import Protocol

    from ferrohub.crawl._requests import Reply
    from ferrohub.crawl.streams import Stream

    class _Get(Protocol):
        """Requests a page of a stream."""

        async def __call__(self, query: dict[str, str], etag: str | None = None, route: str = "", **path: Any) -> Reply:
            """Send the request."""


State = dict[str, Any]
#: Seconds before the last item in which items are recognized by their keys: items with equal times, and those that
#: a replica of GitHub's database shows late.
OVERLAP = 60.0
#: A walk from the newest item to the oldest is followed by a look at the first page if it had so many pages, because
#: items that were changed meanwhile have moved there.
MANY_PAGES = 50
#: A snapshot that changes while it is read is read at most so many times in a run.
TRIES = 3
#: A walk steps back to earlier pages at most so many times, also if GitHub's totals are not right.
STEPS_BACK = 100
#: Items older than this, in seconds, are regarded as settled. GitHub ends workflow runs after 35 days.
SETTLED_AFTER = 40 * 86400.0
UTC = datetime.timezone.utc


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
    """

    items: list[Any]
    state: State
    done: bool = False
    replaces: bool = False
    discards: bool = False
    again: bool = False
    gone: tuple[Any, Unavailable] | None = None


def walk(stream: Stream, get: _Get, state: State) -> AsyncIterator[Step]:
    """The steps of a stream without a parent."""
    walks: dict[str, Callable[[Stream, _Get, State], AsyncIterator[Step]]] = {
        "one": _one,
        "since": _since,
        "newest": _newest,
        "oldest": _oldest,
        "snapshot": _snapshot,
        "history": _history,
    }
    return walks[stream.order](stream, bounded(stream, get), state)


def bounded(stream: Stream, get: _Get) -> _Get:
    """The same requests, until too many pages have nothing new."""
    bound = Bound(stream.name)

    async def request(query: dict[str, str], etag: str | None = None, route: str = "", **path: Any) -> Reply:
        reply = await get(query, etag, route, **path)
        if reply.next is not None:
            bound.check(reply.items)
        return reply

    return request


async def _one(stream: Stream, get: _Get, state: State) -> AsyncIterator[Step]:
    reply = await get({}, state.get("etag"))
    yield Step(reply.items, {"etag": reply.etag}, done=True)


async def _since(stream: Stream, get: _Get, state: State) -> AsyncIterator[Step]:
    """From the oldest change to the newest. Each page starts at the time of the last item of the previous one, so items
    that change meanwhile cannot shift others to a page that was read already. A page whose items all have the same time
    has no such start: then the newest items are read first, back to that time.

    A run begins :data:`OVERLAP` before the last item of the previous run.
    """
    if state.get("pages") and not (state.get("next") or state.get("back")):
        reply = await _first_change(stream, get, state["pages"])
        if reply is None:
            yield Step([], state, done=True)
            return
        state = {**state, "pages": None}
    while True:
        if state.get("back"):
            step = await _backwards(stream, get, state)
            yield step
            if step.done:
                return
            state = step.state
            continue
        since, further = state.get("since"), state.get("next")
        query = further or {**stream.parameters(), **({"since": _shown(since)} if since is not None else {})}
        reply = await get(query, None if further else state.get("etag"))
        if reply.status == 304:
            yield Step([], state, done=True)
            return
        found, marks = _fresh(stream, state, reply.items, reply.date)
        state = {"since": since, **marks}
        if reply.next is None:
            # The next run repeats this request, which is free if nothing has changed.
            begin = _horizon(marks)
            state.update(floor=begin, live=None)
            repeatable = not further and not _is_full(stream, reply)
            repeatable = repeatable and (since is None or begin is None or since <= begin)
            state["etag"] = reply.etag if repeatable else None
            if not repeatable and begin is not None:
                state["since"] = begin
            yield Step(found, state, done=True)
            return
        newest = max((at for at in (_at(stream, item) for item in reply.items) if at is not None), default=None)
        # One second earlier, as it is not documented whether `since` includes the time itself.
        if newest is not None and (since is None or newest - 1 > since):
            state["since"] = newest - 1
        elif newest is not None and since is not None and stream.parameters().get("direction") == "asc":
            state["back"] = {"since": since - OVERLAP}
        else:
            state["next"] = reply.next
        yield Step(found, state)


async def _backwards(stream: Stream, get: _Get, state: State) -> Step:
    """A page of a walk from the newest change back to a time. Items that change meanwhile move to the front, so others
    move to later pages: they may come twice, but none is missed.
    """
    back: State = state["back"]
    query = back.get("next") or {**stream.parameters(), "direction": "desc", "since": _shown(back["since"])}
    reply = await get(query)
    found, _ = _fresh(stream, state, reply.items, reply.date)
    known = {name: state.get(name) for name in ("mark", "recent", "floor", "live")}
    marks = _fresh(stream, {**known, **back}, reply.items, reply.date)[1]
    pages = [*back.get("pages", ()), [query, reply.etag]][: MANY_PAGES + 1]
    if reply.next is not None:
        back = {"since": back["since"], **marks, "pages": pages, "next": reply.next}
        return Step(found, {**state, "back": back}, again=True)
    mark = marks["mark"]
    if mark is not None and mark - 1 > back["since"] + OVERLAP:
        return Step(found, {"since": mark - 1, **marks}, again=True)
    begin = _horizon(marks)
    is_covered = begin is not None and begin >= back["since"] and len(pages) <= MANY_PAGES
    state = {"since": begin, **marks, "floor": begin, "live": None, "pages": pages if is_covered else []}
    return Step(found, state, done=True, again=True)


async def _first_change(stream: Stream, get: _Get, pages: list[Any]) -> Reply | None:
    """The first page that has changed since its ETag, or None if none has.

    :param pages: queries with ETags; the query of the first page may be None
    """
    for number, (query, etag) in enumerate(pages):
        reply = await get(query or stream.parameters(), etag)
        if reply.status != 304:
            return reply if number == 0 else await get(pages[0][0] or stream.parameters())
    return None


async def _oldest(stream: Stream, get: _Get, state: State) -> AsyncIterator[Step]:
    """By numbered pages, the last of which has the newest items. It is read first, then the one before it, and so on to
    the items that are known: an item that is deleted meanwhile moves others to earlier pages, so they may come twice,
    but none is missed. At the end, the page whose response has the number of the last one is requested again, with its
    ETag.
    """
    while True:
        reading: State = state.get("walk") or {}
        page: int = {"page": 1, **state, **reading}["page"]
        start: int = reading.get("start", page)
        query = {**stream.parameters(), **({"page": str(page)} if page > 1 else {})}
        try:
            reply = await get(query, {**state, **reading}.get("etag") if page == start else None)
        except Unavailable as error:
            if error.status != 422 or page <= start:
                raise
            # There is a last page, but GitHub does not serve it: the pages are read from the first to the last.
            state = {**reading["top"], "page": start + 1, "onward": True}
            continue
        if reply.status == 304 and not reading:
            yield Step([], state, done=True)
            return
        going = _Descending(stream, state, {"start": start, "page": page, **reading}, reply)
        if reply.next is not None and (not reading or state.get("onward")):
            state = going.ascended()
        elif going.reached:
            yield Step(going.found, going.top, done=True)
            return
        else:
            state = going.descended()
        yield Step(going.found, state)


class _Descending:
    """A page of a walk from the last page to an earlier one."""

    def __init__(self, stream: Stream, state: State, reading: State, reply: Reply) -> None:
        self.state, self.reading, self.reply = state, reading, reply
        self.page = page = reading["page"]
        self.keys = [str(stream.value(item, stream.key)) for item in reply.items]
        known = {*reading.get("first", ()), *reading.get("edge", ())}
        fresh, _ = _fresh(stream, state, reply.items, reply.date)
        self.found = [item for item in fresh if str(stream.value(item, stream.key)) not in known]
        #: The state after the walk: its page is the last that has items.
        self.top = {**reading.get("top", {"mark": state.get("mark"), "recent": state.get("recent")})}
        marks = _fresh(stream, self.top, reply.items, reply.date)[1]
        self.top.update(mark=marks["mark"], recent=marks["recent"])
        if page > self.top.get("page", 0) and (reply.items or page == 1):
            is_last = reply.next is None and not _is_full(stream, reply)
            self.top.update(page=page, etag=reply.etag if is_last else None)
        # Where older items were deleted, those that are new begin on an earlier page.
        mark, times = state.get("mark"), [at for at in (_at(stream, item) for item in reply.items) if at is not None]
        written = state.get("recent") or {}
        oldest = min(times, default=None)
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


async def _newest(stream: Stream, get: _Get, state: State) -> AsyncIterator[Step]:
    """From the newest item to the newest one of the last run. Items that change meanwhile move to the front, so the
    others move to later pages: they may come twice, but none is missed. Items that are deleted meanwhile move others to
    earlier pages: if a response has a smaller total than expected, the walk steps back.
    """
    while True:
        reading = state.get("walk")
        if reading:
            reply: Reply | None = await get(reading["next"])
        else:
            reply = await _first_change(stream, get, state.get("pages") or [[None, state.get("etag")]])
        if reply is None:
            yield Step([], {**state, "again": False}, done=True)
            return
        going = _Going(stream, state, reading or {})
        if going.has_lost(reply):
            state = {**state, "walk": going.before(reply)}
            continue
        found = [item for item in reply.items if going.is_new(item)]
        going.keep(reply)
        pages = going.reading["read"] = going.reading.get("read", 0) + 1
        if not (going.reached or reply.next is None):
            state = {**state, "walk": {**going.reading, "next": reply.next, "total": reply.total, "back": False}}
            yield Step(found, state)
            continue
        done = pages < MANY_PAGES or bool(state.get("again"))
        state = {**going.finished(), "again": not done}
        yield Step(found, state, done=done)
        if done:
            return


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
        self.end = state.get("top" if again else "floor", 0.0) - OVERLAP
        self.reached = False
        #: Whether the page has items whose changes the order does not show.
        self.is_watched = not reading

    def is_known(self, key: str, at: float | None) -> bool:
        """Whether an item was on an earlier page of this walk."""
        reading = self.reading
        return key in reading["edge"] or (at is not None and "low" in reading and at > reading["low"] + OVERLAP)

    def has_lost(self, reply: Reply) -> bool:
        """Whether items may have moved from this page to the previous one, because others were deleted."""
        before, page = self.reading.get("total"), str((self.reading.get("next") or {}).get("page"))
        if before is None or reply.total is None or self.reading.get("backs", 0) >= STEPS_BACK:
            return False
        if not page.isdecimal() or int(page) < 2:
            return False
        keys = [(str(self.stream.value(item, self.stream.key)), _at(self.stream, item)) for item in reply.items]
        known = sum(self.is_known(*key) for key in keys)
        # Each new item at the front moves one from the previous page to this one.
        return known == 0 if self.reading.get("back") else before + known > reply.total

    def before(self, reply: Reply) -> State:
        """The walk, on the previous page."""
        back = {**self.reading["next"], "page": str(int(self.reading["next"]["page"]) - 1)}
        backs = self.reading.get("backs", 0) + 1
        return {**self.reading, "next": back, "total": reply.total, "back": True, "backs": backs}

    def is_new(self, item: Any) -> bool:
        """Whether an item has to be written; what is learned from it is kept."""
        stream, state, reading = self.stream, self.state, self.reading
        key, at = str(stream.value(item, stream.key)), _at(stream, item)
        if at is None:
            return True
        version = f"{stream.value(item, stream.version) or at} {_digest(stream, item) if stream.version else ''}"
        if self.is_known(key, at):
            return False  # it has moved here from an earlier page
        self._remember(key, at, item)
        if "top" in state and at < self.end:
            self.reached = True
            return False
        reading["open"].pop(key, None)
        left = stream.window if not stream.is_unsettled(item) else max(stream.window, SETTLED_AFTER)
        if left and at > reading["top"] - left:
            reading["open"][key] = version
            reading["floor"] = min(at, reading.get("floor", at))
            self.is_watched = True
        if "top" not in state:
            return True
        if key in state["open"]:
            return bool(state["open"][key] != version)
        if at < state["top"] - OVERLAP:
            return False
        return bool(state["recent"].get(key) != (reading["recent"].get(key) or [at, _digest(stream, item)]))

    def keep(self, reply: Reply) -> None:
        """Keep the ETag of a page that the next run has to look at."""
        if self.is_watched:
            query = self.reading.get("next")
            self.reading["pages"] = [*(each for each in self.reading["pages"] if each[0] != query), [query, reply.etag]]

    def _remember(self, key: str, at: float, item: Any) -> None:
        reading = self.reading
        reading["top"] = max(at, reading.get("top", at))
        reading["low"] = low = min(at, reading.get("low", at))
        reading["edge"][key] = at
        if len(reading["edge"]) > 100:
            reading["edge"] = {key: at for key, at in reading["edge"].items() if at <= low + OVERLAP}
        if at >= reading["top"] - OVERLAP:
            reading["recent"][key] = [at, _digest(self.stream, item)]
            self.is_watched = True

    def finished(self) -> State:
        """The state after the walk."""
        reading, state = self.reading, self.state
        if "top" not in reading:
            return {**state, "pages": reading["pages"], "walk": None}
        top = reading["top"]
        recent = {key: seen for key, seen in reading["recent"].items() if seen[0] >= top - OVERLAP}
        return {
            "pages": reading["pages"],
            "top": top,
            "floor": reading.get("floor", top),
            "recent": recent,
            "open": reading["open"],
        }


async def _snapshot(stream: Stream, get: _Get, state: State) -> AsyncIterator[Step]:
    """All items, if a page has changed. After several pages, the first is requested again: if it has changed since the
    walk began, items may have moved from one page to another, so all are read again.
    """
    while True:
        reading: State = state.get("walk") or {}
        further = reading.get("next")
        if not reading:
            found_reply = await _first_change(stream, get, state.get("pages") or [[None, None]])
            if found_reply is None:
                yield Step([], state, done=True)
                return
            reply = found_reply
        else:
            reply = await get(further or stream.parameters(), None if further else reading.get("etag"))
        if reply.status == 304:
            yield Step([], {"pages": reading["pages"]}, done=True, replaces=True)
            return
        changed = bool(reading) and not further
        tries = reading.get("tries", 0) + changed
        if tries == TRIES:
            yield Step([], {}, done=True, replaces=True)
            return
        edge = reading.get("edge", []) if further else []
        keys = [str(stream.value(item, stream.key)) for item in reply.items]
        found = [item for item, key in zip(reply.items, keys, strict=True) if key not in edge]
        pages = [*(reading["pages"] if further else ()), [further, reply.etag]]
        following = reply.next
        if following is None and _is_full(stream, reply) and "page" not in stream.parameters():
            # New items would be on the page after it.
            number = int((further or {}).get("page") or 1)
            following = {**stream.parameters(), "page": str(number + 1)} if not further or "page" in further else None
        if following is None and (pages[0][1] is None or not further):
            yield Step(found, {"pages": pages}, done=True, replaces=True, discards=changed)
            return
        walk = {"etag": pages[0][1], "next": following, "edge": keys, "tries": tries, "pages": pages}
        state = {"pages": state.get("pages"), "walk": walk}
        yield Step(found, state, replaces=True, discards=changed)


async def _history(stream: Stream, get: _Get, state: State) -> AsyncIterator[Step]:
    """The commits that can be reached from the default branch: all of them, or those since the last run.

    Pages are of a fixed commit, so they do not move. Merged commits may be older than others, so time is no criterion:
    what is new is what GitHub finds when it compares.
    """
    parameters, restarted = stream.parameters(), False
    while True:
        if not state.get("walk"):
            step = await _head(stream, get, state)
            if step.items or step.done:
                yield step
            if step.done:
                return
            state = step.state
        reading = state["walk"]
        head, base, page, again = reading["head"], reading["base"], reading["page"], bool(reading.get("again"))
        try:
            if base is None:
                reply = await get({**parameters, "sha": head, "page": str(page)})
            else:
                compare = "GET /repos/{owner}/{repo}/compare/{base}...{head}"
                reply = await get({**parameters, "page": str(page)}, route=compare, base=base, head=head)
        except Unavailable as error:
            if error.status not in (404, 422) or (base is None and restarted):
                raise
            if base is not None:
                # The last commit of the last run may no longer exist: its branch was rewritten.
                state = {**state, "walk": {**reading, "base": None, "page": 1}}
            else:
                # Nor does the head: the branch was rewritten during the walk.
                state, restarted = {"head": state.get("head"), "again": True}, True
            continue
        if reply.next is None:
            yield Step(reply.items, {"head": head, "etag": reading["etag"]}, done=True, again=again)
            return
        state = {**state, "walk": {**reading, "page": page + 1}}
        yield Step(reply.items, state, again=again)


async def _head(stream: Stream, get: _Get, state: State) -> Step:
    """The first page of the default branch. If it does not have all new commits, the walk begins."""
    reply = await get(stream.parameters(), state.get("etag"))
    if reply.status == 304 or not reply.items:
        return Step([], {**state, "etag": reply.etag}, done=True)
    head, known = reply.items[0].get("sha"), state.get("head")
    # A branch can go back, and forward again to commits that were written.
    again = known is not None or bool(state.get("again"))
    new = _all_new(reply.items, known) if known else None
    if known and new is None:
        walk = {"base": known, "head": head, "page": 1, "etag": reply.etag, "again": True}
        return Step([], {**state, "walk": walk})
    if known or reply.next is None:
        items = reply.items if new is None else new
        return Step(items, {"head": head, "etag": reply.etag}, done=True, again=again)
    walk = {"base": None, "head": head, "page": 2, "etag": reply.etag, "again": again}
    return Step(reply.items, {"walk": walk}, again=again)


def _all_new(items: list[Any], known: str) -> list[Any] | None:
    """The commits above a known one, if all their parents are among them or known; else None."""
    shas = [item.get("sha") for item in items]
    if known not in shas:
        return None
    new = items[: shas.index(known)]
    ours = {item.get("sha") for item in new} | {known}
    parents = {parent.get("sha") for item in new for parent in item.get("parents") or []}
    return new if parents <= ours else None


def _is_full(stream: Stream, reply: Reply) -> bool:
    """Whether new items would be on another page, so that the ETag of this one would stay the same."""
    return len(reply.items) >= int(stream.parameters()["per_page"])


def _fresh(stream: Stream, state: State, items: list[Any], date: float) -> tuple[list[Any], State]:
    """The items that were not written yet, and the marks after them. The order is from the oldest to the newest.

    ``mark`` is the time of the newest item, ``recent`` has those that may come again, and items before the ``floor``
    are known. ``live`` is when a page first had items that were so new that a replica may not have shown others.

    :param date: when GitHub sent the items
    """
    mark, recent, floor = state.get("mark"), dict(state.get("recent") or {}), state.get("floor")
    floor = mark - OVERLAP if floor is None and mark is not None else floor
    times = [_at(stream, item) for item in items]
    newest = max((at for at in times if at is not None), default=None)
    live = state.get("live")
    if live is None and newest is not None and newest >= date - OVERLAP:
        live = date
    mark = newest if mark is None else mark if newest is None else max(mark, newest)
    marks = {"mark": mark, "live": live, "floor": state.get("floor")}
    horizon = _horizon(marks)
    found = []
    for item, at in zip(items, times, strict=True):
        key = str(stream.value(item, stream.key))
        if at is not None and horizon is not None:
            if floor is not None and at < floor:
                continue
            if key in recent or at >= horizon:
                seen = [at, _digest(stream, item)]
                if recent.get(key) == seen:
                    continue
                recent[key] = seen
        found.append(item)
    if horizon is not None:
        recent = {key: seen for key, seen in recent.items() if _time_of(seen) >= horizon}
    return found, {**marks, "recent": recent}


def _horizon(marks: State) -> float | None:
    """The time from which on items may come again, or None if there are no items."""
    times = [at for at in (marks["mark"], marks["live"]) if at is not None]
    return min(times) - OVERLAP if times else None


def _time_of(seen: Any) -> float:
    """The time of an item that was seen; states of earlier versions have no digest."""
    return float(seen[0] if isinstance(seen, list) else seen)


def _digest(stream: Stream, item: Any) -> str:
    """A hash of the columns of an item, as items may change without a change of their times."""
    values = [column.value(item) for column in stream.fields() if not column.path[0].startswith("_")]
    return hashlib.blake2b(repr(values).encode(), digest_size=8).hexdigest()


def _at(stream: Stream, item: Any) -> float | None:
    """The time that a stream is sorted by, in seconds since 1970."""
    found = _columns.time(stream.value(item, stream.cursor))
    return None if found is None else found.timestamp()


def now() -> float:
    """The time, in seconds since 1970."""
    return time.time()


def _shown(seconds: float) -> str:
    """A time as GitHub's query has it."""
    return datetime.datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
