"""How streams are read: generators of steps, each with the rows of a page and the state to commit with them.

A walk depends on nothing but the state of its last committed step, so it can be killed between any two.
"""

from __future__ import annotations

import dataclasses
import datetime
from typing import TYPE_CHECKING, Any

from ferrohub.crawl import _columns
from ferrohub.crawl._bounds import Bound
from ferrohub.crawl._forms import BATCH
from ferrohub.crawl._requests import Unavailable

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterable
    from typing import Protocol

    from ferrohub.crawl._requests import Reply
    from ferrohub.crawl.streams import Stream

    class _Get(Protocol):
        """Requests a page of a stream."""

        async def __call__(self, query: dict[str, str], etag: str | None = None, route: str = "", **path: Any) -> Reply:
            """Send the request."""

    class _Batch(Protocol):
        """Reads the items of many parents at once."""

        async def __call__(self, keys: list[Any]) -> tuple[int, dict[Any, list[Any]]]:
            """The number of parents that are done with, from the first on, and the items of those that it has read.
            The others of them are to be read one by one.
            """


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
    :param gone: what GitHub said of a parent that cannot be read, and the parent's key
    """

    items: list[Any]
    state: State
    done: bool = False
    replaces: bool = False
    discards: bool = False
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
    return walks[stream.order](stream, _bounded(stream, get), state)


def _bounded(stream: Stream, get: _Get) -> _Get:
    """The same requests, until too many pages have nothing new."""
    bound = Bound(stream.name)

    async def bounded(query: dict[str, str], etag: str | None = None, route: str = "", **path: Any) -> Reply:
        reply = await get(query, etag, route, **path)
        if reply.next is not None:
            bound.check(reply.items)
        return reply

    return bounded


async def _one(stream: Stream, get: _Get, state: State) -> AsyncIterator[Step]:
    reply = await get({}, state.get("etag"))
    yield Step(reply.items, {"etag": reply.etag}, done=True)


async def _since(stream: Stream, get: _Get, state: State) -> AsyncIterator[Step]:
    """From the oldest change to the newest. Each page starts at the time of the last item of the previous one, so items
    that change meanwhile cannot shift others to a page that was read already.
    """
    while True:
        since, further = state.get("since"), state.get("next")
        query = further or {**stream.parameters(), **({"since": _shown(since)} if since is not None else {})}
        reply = await get(query, None if further else state.get("etag"))
        if reply.status == 304:
            yield Step([], state, done=True)
            return
        found, marks = _fresh(stream, state, reply.items)
        state = {"since": since, **marks}
        mark = state.get("mark")
        if reply.next is None:
            # The next run repeats this request, which is free if nothing has changed.
            repeatable = not further and not _is_full(stream, reply)
            state["etag"] = reply.etag if repeatable else None
            if not repeatable and mark is not None:
                state["since"] = mark - 1
            yield Step(found, state, done=True)
            return
        # One second earlier, as it is not documented whether `since` includes the time itself.
        if mark is not None and (since is None or mark - 1 > since):
            state["since"] = mark - 1
        else:
            state["next"] = reply.next  # more than a page has the same time
        yield Step(found, state)


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
        fresh, _ = _fresh(stream, state, reply.items)
        self.found = [item for item in fresh if str(stream.value(item, stream.key)) not in known]
        #: The state after the walk: its page is the last that has items.
        self.top = {**reading.get("top", {"mark": state.get("mark"), "recent": state.get("recent")})}
        self.top.update(_fresh(stream, self.top, reply.items)[1])
        if page > self.top.get("page", 0) and (reply.items or page == 1):
            is_last = reply.next is None and not _is_full(stream, reply)
            self.top.update(page=page, etag=reply.etag if is_last else None)
        # Where older items were deleted, those that are new begin on an earlier page.
        mark, times = state.get("mark"), [at for at in (_at(stream, item) for item in reply.items) if at is not None]
        self.settled = mark is None or min(times, default=mark + 1) <= mark
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
        reply = await get(reading["next"] if reading else stream.parameters(), None if reading else state.get("etag"))
        if reply.status == 304:
            yield Step([], {**state, "again": False}, done=True)
            return
        going = _Going(stream, state, reading or {"etag": reply.etag})
        if going.has_lost(reply):
            state = {**state, "walk": going.before(reply)}
            continue
        found = [item for item in reply.items if going.is_new(item)]
        pages = going.reading["pages"] = going.reading.get("pages", 0) + 1
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
        again = {"open": dict(state["open"]), "floor": state["floor"]} if state.get("again") and "top" in state else {}
        self.reading = {"edge": {}, "recent": {}, "open": {}, **again, **reading}
        if again and state["etag"] is None:
            self.reading["etag"] = None
        self.end = state.get("top" if again else "floor", 0.0) - OVERLAP
        self.reached = False

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
        version = str(stream.value(item, stream.version) or at)
        if self.is_known(key, at):
            return False  # it has moved here from an earlier page
        self._remember(key, at)
        reading["open"].pop(key, None)
        if stream.is_unsettled(item) and at > reading["top"] - SETTLED_AFTER:
            reading["open"][key] = version
            reading["floor"] = min(at, reading.get("floor", at))
            if reading.get("pages"):
                reading["etag"] = None  # the first page does not show its changes
        if "top" not in state:
            return True
        if at < self.end:
            self.reached = True
            return False
        if key in state["open"]:
            return bool(state["open"][key] != version)
        return bool(at >= state["top"] - OVERLAP and state["recent"].get(key) != at)

    def _remember(self, key: str, at: float) -> None:
        reading = self.reading
        reading["top"] = max(at, reading.get("top", at))
        reading["low"] = low = min(at, reading.get("low", at))
        reading["edge"][key] = at
        if len(reading["edge"]) > 100:
            reading["edge"] = {key: at for key, at in reading["edge"].items() if at <= low + OVERLAP}
        if at >= reading["top"] - OVERLAP:
            reading["recent"][key] = at

    def finished(self) -> State:
        """The state after the walk."""
        reading, state = self.reading, self.state
        if "top" not in reading:
            return {**state, "etag": reading["etag"], "walk": None}
        top = reading["top"]
        recent = {key: at for key, at in reading["recent"].items() if at >= top - OVERLAP}
        return {
            "etag": reading["etag"],
            "top": top,
            "floor": reading.get("floor", top),
            "recent": recent,
            "open": reading["open"],
        }


async def _snapshot(stream: Stream, get: _Get, state: State) -> AsyncIterator[Step]:
    """All items, if the first page has changed. After several pages, it is requested again: if it has changed since the
    walk began, items may have moved from one page to another, so all are read again.
    """
    while True:
        reading: State = state.get("walk") or {}
        further = reading.get("next")
        reply = await get(further or stream.parameters(), None if further else {**state, **reading}.get("etag"))
        if reply.status == 304:
            yield Step([], {"etag": reply.etag}, done=True, replaces=bool(reading))
            return
        changed = bool(reading) and not further
        tries = reading.get("tries", 0) + changed
        if tries == TRIES:
            yield Step([], {"etag": None}, done=True, replaces=True)
            return
        edge = reading.get("edge", []) if further else []
        keys = [str(stream.value(item, stream.key)) for item in reply.items]
        found = [item for item, key in zip(reply.items, keys, strict=True) if key not in edge]
        etag = reading["etag"] if further else reply.etag
        if reply.next is None and (etag is None or not further):
            etag = None if _is_full(stream, reply) else etag
            yield Step(found, {"etag": etag}, done=True, replaces=True, discards=changed)
            return
        walk = {"etag": etag, "next": reply.next, "edge": keys, "tries": tries}
        state = {"etag": state.get("etag"), "walk": walk}
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
        head, base, page = reading["head"], reading["base"], reading["page"]
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
                state, restarted = {"head": state.get("head")}, True
            continue
        if reply.next is None:
            yield Step(reply.items, {"head": head, "etag": reading["etag"]}, done=True)
            return
        state = {**state, "walk": {**reading, "page": page + 1}}
        yield Step(reply.items, state)


async def _head(stream: Stream, get: _Get, state: State) -> Step:
    """The first page of the default branch. If it does not have all new commits, the walk begins."""
    reply = await get(stream.parameters(), state.get("etag"))
    if reply.status == 304 or not reply.items:
        return Step([], {**state, "etag": reply.etag}, done=True)
    head, known = reply.items[0].get("sha"), state.get("head")
    new = _all_new(reply.items, known) if known else None
    if known and new is None:
        return Step([], {**state, "walk": {"base": known, "head": head, "page": 1, "etag": reply.etag}})
    if known or reply.next is None:
        return Step(reply.items if new is None else new, {"head": head, "etag": reply.etag}, done=True)
    return Step(reply.items, {"walk": {"base": None, "head": head, "page": 2, "etag": reply.etag}})


def _all_new(items: list[Any], known: str) -> list[Any] | None:
    """The commits above a known one, if all their parents are among them or known; else None."""
    shas = [item.get("sha") for item in items]
    if known not in shas:
        return None
    new = items[: shas.index(known)]
    ours = {item.get("sha") for item in new} | {known}
    parents = {parent.get("sha") for item in new for parent in item.get("parents") or []}
    return new if parents <= ours else None


async def children(
    stream: Stream,
    get: _Get,
    state: State,
    parents: Callable[[int], Iterable[tuple[int, Any]]],
    batch: _Batch | None = None,
) -> AsyncIterator[Step]:
    """The items of parents that were written since the last run.

    :param parents: returns the rows of the parent stream from an offset on, as pairs of offset and key
    :param batch: reads many parents at once, or None
    """
    left = list(parents(state.get("offset", 0)))
    latest = {key: at for at, key in left}
    left = [(at, key) for at, key in left if latest[key] == at]
    while left:
        tried, found = 1, dict[Any, list[Any]]()
        if batch is not None and not (state.get("next") and state.get("offset") == left[0][0]):
            tried, found = await batch([key for _, key in left[:BATCH]])
        held: list[Any] | None = None
        for at, key in left[:tried]:
            if key in found:
                held = [] if held is None else held
                held.extend({**item, "_parent": key} for item in found[key])
                state = {"offset": at + 1}
                continue
            if held is not None:
                yield Step(held, state)
                held = None
            async for step in _child(stream, get, state, at, key):
                state = step.state
                yield step
        if held is not None:
            yield Step(held, state)
        left = left[tried:]
    yield Step([], state, done=True)


async def _child(stream: Stream, get: _Get, state: State, at: int, key: Any) -> AsyncIterator[Step]:
    """The items of one parent, whose row has the number ``at``."""
    query = state.get("next") if at == state.get("offset") else None
    get = _bounded(stream, get)
    while True:
        gone = None
        try:
            reply = await get(query or stream.parameters(), parent=key)
            items = [{**item, "_parent": key} for item in reply.items]
            query = reply.next
        except Unavailable as error:
            items, query, gone = [], None, (key, error)
        yield Step(items, {"offset": at, "next": query} if query else {"offset": at + 1}, gone=gone)
        if query is None:
            return


def _is_full(stream: Stream, reply: Reply) -> bool:
    """Whether new items would be on another page, so that the ETag of this one would stay the same."""
    return len(reply.items) >= int(stream.parameters()["per_page"])


def _fresh(stream: Stream, state: State, items: list[Any]) -> tuple[list[Any], State]:
    """The items that were not written yet, and the marks after them. The order is from the oldest to the newest."""
    mark, recent = state.get("mark"), dict(state.get("recent") or {})
    floor = None if mark is None else mark - OVERLAP
    found = []
    for item in items:
        key, at = str(stream.value(item, stream.key)), _at(stream, item)
        if at is not None:
            if (floor is not None and at < floor) or recent.get(key) == at:
                continue
            recent[key] = at
            mark = at if mark is None else max(mark, at)
        found.append(item)
    if mark is not None:
        recent = {key: at for key, at in recent.items() if at >= mark - OVERLAP}
    return found, {"mark": mark, "recent": recent}


def _at(stream: Stream, item: Any) -> float | None:
    """The time that a stream is sorted by, in seconds since 1970."""
    found = _columns.time(stream.value(item, stream.cursor))
    return None if found is None else found.timestamp()


def _shown(seconds: float) -> str:
    """A time as GitHub's query has it."""
    return datetime.datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
