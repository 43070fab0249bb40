"""How streams are read through the items of their parents."""

from __future__ import annotations

import contextlib
import dataclasses
from typing import TYPE_CHECKING, Any

from ferrohub.crawl import _walks
from ferrohub.crawl._forms import BATCH
from ferrohub.crawl._replies import ALONE, FAILED, Unavailable
from ferrohub.crawl._requests import BudgetSpent, ends_crawl, reason, status_of
from ferrohub.crawl._walks import steps
from ferrohub.crawl._walks.newest import SETTLED_AFTER

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable
    from typing import Protocol, TypeAlias

    from ferrohub.crawl._replies import Reply
    from ferrohub.crawl._walks.steps import Get, State
    from ferrohub.crawl.streams import Stream

    #: Returns the rows of the parent stream from an offset on, as offset, key, and the time of the last change.
    _Parents: TypeAlias = Callable[[int], Iterable[tuple[int, Any, float | None]]]
    #: Raises if the repository itself cannot be read.
    _Check: TypeAlias = Callable[[], Awaitable[object]]

    class _Batch(Protocol):
        """Reads the items of many parents at once."""

        async def __call__(self, keys: list[Any]) -> tuple[int, dict[Any, list[Any]], float]:
            """The number of parents that are done with, from the first on; the items of those that it has read; and
            when GitHub sent them, in seconds since 1970. The others of them are to be read one by one.
            """


#: So many parents in a row whose items cannot be read end the walk: others would hardly be readable.
MOST_FAILED = 3
#: A parent whose items cannot be read in so many attempts, those of two calls, is set aside if others can.
SET_ASIDE = 8
#: Seconds until it is tried again: at first, and at most.
PAUSES = (3600.0, 7 * 86400.0)
#: Lists of the state: parents that are read again in this run, in the next one, and those that were set aside.
_LISTS = ("again", "recent", "later")
#: The outcome of one that can be read again.
READ = Unavailable(200, "")


def children(
    stream: Stream, get: Get, state: State, parents: _Parents, batch: _Batch | None = None, check: _Check | None = None
) -> AsyncGenerator[_walks.Step]:
    """The items of parents: of all, or of those that have changed.

    :param batch: reads many parents at once, or None
    :param check: raises if the repository itself cannot be read; None if it is known to be readable
    """
    if stream.whole:
        return _whole(stream, get, state, parents)
    return _Changed(stream, get, state, parents, batch, _Missing(stream, check)).steps()


class _Changed:
    """Reads the items of parents that were written since the last run, and of those that are read again: because they
    had changed just before they were read then, as another change within the same second is no other row of the parent;
    or because their items may change without the parent.
    """

    def __init__(
        self, stream: Stream, get: Get, state: State, parents: _Parents, batch: _Batch | None, missing: _Missing
    ) -> None:
        self._stream, self._get, self._state, self._batch, self._missing = stream, get, state, batch, missing
        self._left = _in_order(state, list(parents(state.get("offset", 0))))
        self._failed, self._in_a_row = list[Exception](), 0

    async def steps(self) -> AsyncGenerator[_walks.Step]:
        """The items, and the state after them."""
        while self._left and not self._is_over:
            tried, found, date = await self._read_at_once()
            held: list[Any] | None = None
            for parent in self._left[:tried]:
                if parent.key in found and parent.pause:
                    # First, so that it is not missing if the walk is interrupted: then the parent is read again.
                    yield _walks.Step([], self._state, gone=(parent.key, READ))
            for parent in self._left[:tried]:
                if parent.key in found:
                    held = [] if held is None else held
                    held.extend(self._taken(parent, found[parent.key], date))
                    continue
                if held is not None:
                    yield _walks.Step(held, self._state)
                    held = None
                async for step in self._read(parent):
                    yield step
                if self._is_over:
                    break
            if held is not None:
                yield _walks.Step(held, self._state)
            self._left = self._left[tried:]
        async for step in self._ended():
            yield step

    @property
    def _is_over(self) -> bool:
        return self._in_a_row == MOST_FAILED or self._missing.are_all

    async def _read_at_once(self) -> tuple[int, dict[Any, list[Any]], float]:
        state, left = self._state, self._left
        if self._batch is None or ("of" in state and state["of"] == left[0].key):
            return 1, {}, 0.0
        return await self._batch([parent.key for parent in left[:BATCH]])

    def _taken(self, parent: _Parent, items: list[Any], date: float) -> Iterable[Any]:
        """The items of a parent that were read with those of others."""
        is_open, self._in_a_row = any(map(self._stream.is_unsettled, items)), 0
        self._state = _after(self._stream, self._state, parent, is_open, date=date)
        return ({**item, "_parent": parent.key} for item in items)

    async def _read(self, parent: _Parent) -> AsyncGenerator[_walks.Step]:
        """The items of a parent by itself."""
        missing, error = self._missing, None
        async for step in _child(self._stream, self._get, self._state, parent):
            self._state, error = step.state, step.error if isinstance(step, _Postponed) else None
            if parent.pause and error is None and "of" not in step.state:
                step.gone = (parent.key, READ)
            yield step
        if error is None:
            missing.are_alone = True
        elif (why := parent.is_missing(error)) is not None:
            error = await missing.add(parent, why)
        for step in missing.steps(self._state):
            self._state = step.state
            yield step
        self._failed += [error] if error else []
        self._in_a_row = self._in_a_row + 1 if error else 0

    async def _ended(self) -> AsyncGenerator[_walks.Step]:
        """The state after all."""
        missing, failed = self._missing, self._failed
        if not failed and missing.left and (error := await missing.check()) is not None:
            failed.append(error)
        for step in missing.steps(self._state):
            self._state = step.state
            yield step
        state = self._state
        # What has failed is last, so that it cannot keep others from being read, nor from being read again.
        again = [*state.get("recent", ()), *(state.get("again", ()) if failed else ())]
        later = {"later": state["later"]} if state.get("later") else {}
        yield _walks.Step([], {"offset": state.get("offset", 0), "again": again, **later}, done=not failed)
        if failed:
            raise min(failed, key=lambda each: isinstance(each, Unavailable))


def _in_order(state: State, rows: list[tuple[int, Any, float | None]]) -> list[_Parent]:
    """The parents that are to be read.

    :param rows: the rows of the parent that were written since the last run
    """
    last = {key: at for at, key, _ in rows}
    later = {
        key: _Parent(None, key, changed, first, failures=SET_ASIDE, pause=pause)
        for key, changed, first, _, pause in state.get("later", ())
    }
    again = [_Parent(None, *each) for each in state.get("again", ())]
    known = {**later, **{parent.key: parent for parent in again}}
    waiting = {key: changed for key, changed, _, at, _ in state.get("later", ()) if at > steps.now()}
    # First what was begun, then those that are new, as others may have failed before. A row of a parent that was set
    # aside and has not changed is no reason to read it, as when all rows were replaced.
    new = [
        dataclasses.replace(known.get(key, _Parent(None, key, None)), row=at, changed=changed, etag=None, is_open=False)
        for at, key, changed in rows
        if last[key] == at and not (key in waiting and waiting[key] == changed)
    ]
    again = [parent for parent in again if parent.key not in last]
    begun = [parent for parent in again if parent.key == state.get("of")]
    due = [later[key] for key in later if key not in last and key not in waiting]
    return [*begun, *new, *(parent for parent in again if parent not in begun), *due]


class _Missing:
    """Parents whose items GitHub does not have. They were deleted, unless the repository cannot be read meanwhile, as
    if a credential has lost its access: then they are read again. So they count as deleted when another parent has been
    read after them, or the repository itself. So do those that have often failed, as if their diffs take too long: they
    are set aside.

    :param check: raises if the repository cannot be read; None if it is known to be readable
    """

    def __init__(self, stream: Stream, check: _Check | None) -> None:
        self._stream, self._check, self._most = stream, check, MOST_FAILED
        self.left = list[tuple[_Parent, Unavailable]]()
        #: Whether those that are left were deleted; whether the repository cannot be read.
        self.are_alone, self.are_all = False, False

    async def add(self, parent: _Parent, error: Unavailable) -> Exception | None:
        """Note a parent. Returns why the repository cannot be read, if that was found."""
        self.left.append((parent, error))
        self.are_alone = False
        if len(self.left) < self._most:
            return None
        self._most *= 2
        return await self.check()

    async def check(self) -> Exception | None:
        """Why the repository cannot be read, or None if it can."""
        try:
            if self._check is not None:
                await self._check()
        except Exception as error:
            if isinstance(error, BudgetSpent) or ends_crawl(error):
                raise
            self.are_all = True
            return error
        self.are_alone = True
        return None

    def steps(self, state: State) -> Iterable[_walks.Step]:
        """Those that were deleted, or are set aside."""
        for parent, error in self.left if self.are_alone else ():
            parent = dataclasses.replace(parent, row=None)
            is_gone = error.outcome != FAILED
            state = _after(self._stream, state, parent, False) if is_gone else _set_aside(state, parent)
            yield _walks.Step([], state, gone=(parent.key, error))
        if self.are_alone:
            self.left = []


@dataclasses.dataclass(frozen=True)
class _Parent:
    """An item of the parent stream.

    :param row: the number of its row, or None if it has not changed
    :param changed: when it was changed
    :param first: when it was first read, or None if it was not yet
    :param etag: ETag of its only page, or None
    :param is_open: whether it has items that are not settled
    :param failures: in how many attempts in a row its items could not be read
    :param pause: seconds for which it was set aside; 0 if it was not
    """

    row: int | None
    key: Any
    changed: float | None
    first: float | None = None
    etag: str | None = None
    is_open: bool = False
    failures: int = 0
    pause: float = 0.0

    def is_missing(self, error: Exception) -> Unavailable | None:
        """What is said of the parent if GitHub does not have its items, or if they have failed too often, else None."""
        if isinstance(error, Unavailable):
            return error if error.status in ALONE else None
        return Unavailable(status_of(error), reason(error), FAILED) if self.failures + 1 >= SET_ASIDE else None


@dataclasses.dataclass
class _Postponed(_walks.Step):
    """The items of a parent could not be read.

    :param error: why
    """

    error: Exception = dataclasses.field(kw_only=True)


async def _child(stream: Stream, get: Get, state: State, parent: _Parent) -> AsyncGenerator[_walks.Step]:
    """The items of one parent."""
    is_continued = "of" in state and state["of"] == parent.key
    query, is_open = (state.get("next"), bool(state.get("open"))) if is_continued else (None, False)
    get, etag = _walks.bounded(stream, get), None
    while True:
        try:
            reply = await get(query or stream.parameters(), None if query else parent.etag, parent=parent.key)
            items = [{**item, "_parent": parent.key} for item in reply.items]
            # New items of a full page would be on another one.
            is_full = stream.order != "one" and steps.is_full(stream, reply)
            query, etag = reply.next, None if query or reply.next or is_full else reply.etag
        except Exception as error:
            if isinstance(error, BudgetSpent) or ends_crawl(error):
                raise
            if is_continued and query and steps.is_rejected(error):
                query, is_continued = None, False  # the cursor is not valid any more
                continue
            yield _Postponed([], _postponed(state, parent, error), error=error)
            return
        is_continued = False
        is_unchanged = reply.status == 304 and parent.is_open
        is_open = is_open or is_unchanged or any(map(stream.is_unsettled, items))
        following = _after(stream, state, parent, is_open, etag, reply.date)
        if query:
            following = {**state, "of": parent.key, "next": query, "open": is_open}
        yield _walks.Step(items, following)
        if query is None:
            return


def _after(
    stream: Stream, state: State, parent: _Parent, is_open: bool, etag: str | None = None, date: float = 0.0
) -> State:
    """The state after the items of a parent.

    :param is_open: whether it has items that are not settled
    :param etag: ETag of its only page, or None
    :param date: when GitHub sent the items; 0 for the time of this machine, whose clock may be wrong
    """
    now = date or steps.now()
    first = now if parent.first is None else parent.first
    following = _without(state, parent)
    is_recent = parent.changed is not None and now - parent.changed <= steps.OVERLAP
    # By the time of the parent: the first run reads all parents, of which those that are old do not change any more.
    is_new = stream.window > 0 and now - (first if parent.changed is None else parent.changed) <= stream.window
    if is_recent or is_new or (is_open and now - first <= SETTLED_AFTER):
        following["recent"].append([parent.key, parent.changed, first, etag, is_open])
    return following


def _postponed(state: State, parent: _Parent, error: Exception) -> State:
    """The state after a parent whose items could not be read: they are read after those of the others."""
    following, failures = _without(state, parent), 0 if isinstance(error, Unavailable) else parent.failures + 1
    following["again"].append([parent.key, parent.changed, parent.first, None, False, failures, parent.pause])
    return following


def _set_aside(state: State, parent: _Parent) -> State:
    """The state after a parent whose items could not be read for long: they are read after a pause, which grows."""
    following, pause = _without(state, parent), min(2 * parent.pause or PAUSES[0], PAUSES[1])
    following["later"].append([parent.key, parent.changed, parent.first, steps.now() + pause, pause])
    return following


def _without(state: State, parent: _Parent) -> State:
    """The state after a parent, without what it had of it."""
    lists = {name: [each for each in state.get(name, ()) if each[0] != parent.key] for name in _LISTS}
    return {"offset": _offset(state, parent), **lists}


def _offset(state: State, parent: _Parent) -> int:
    """The number of the row of the next parent."""
    return int(state.get("offset", 0)) if parent.row is None else parent.row + 1


async def _whole(stream: Stream, get: Get, state: State, parents: _Parents) -> AsyncGenerator[_walks.Step]:
    """The items of all parents, if a page has changed. A step has those of several parents, as the state has the ETags
    of all. If the page cannot be read at which an interrupted walk goes on, the walk begins again.
    """
    rows = list(parents(0))
    last = {key: at for at, key, _ in rows}
    left = [key for at, key, _ in rows if last[key] == at]
    reading: State = state.get("walk") or {}
    if reading.get("keys") != left:
        reading = {"keys": left, "pages": [], "read": 0, "next": None}
        if left == state.get("keys") and await _is_unchanged(stream, get, state.get("pages", [])):
            yield _walks.Step([], state, done=True)
            return
    discards, held, is_resumed = not reading["pages"], list[Any](), reading["next"] is not None
    for number, key in enumerate(left[reading["read"] :], reading["read"] + 1):
        bounded, query = _walks.bounded(stream, get), reading["next"]
        while True:
            gone: tuple[Any, Unavailable] | None = None
            found: Reply | Unavailable
            try:
                found = await bounded(query or stream.parameters(), parent=key)
            except Exception as error:
                if is_resumed and (isinstance(error, Unavailable) or steps.is_rejected(error)):
                    async with contextlib.aclosing(_whole(stream, get, {**state, "walk": None}, parents)) as again:
                        async for step in again:
                            yield step
                    return
                # What a parent had is kept if it cannot be read, unless its first pages were read.
                if not isinstance(error, Unavailable) or (query and error.status not in ALONE):
                    raise
                found = error
            is_resumed = False
            pages = [*reading["pages"], [key, query, found.status if isinstance(found, Unavailable) else found.etag]]
            if isinstance(found, Unavailable):
                gone, query = (key, found), None
            else:
                held += [{**item, "_parent": key} for item in found.items]
                query = found.next
                if query is None and stream.order != "one" and steps.is_full(stream, found):
                    pages[-1].append(True)  # new items would be on the page after it, and it would keep its ETag
            reading = {"keys": left, "pages": pages, "read": number - (query is not None), "next": query}
            if gone is not None or len(held) >= BATCH or number % BATCH == 0:
                walk = {**state, "walk": reading}
                yield _walks.Step(held, walk, replaces=True, discards=discards, gone=gone)
                discards, held = False, []
            if query is None:
                break
    yield _walks.Step(held, {"keys": left, "pages": reading["pages"]}, done=True, replaces=True, discards=discards)


async def _is_unchanged(stream: Stream, get: Get, pages: list[Any]) -> bool:
    """Whether all pages are those of the last run.

    :param pages: the key of each parent, the query, the ETag, or the status of a parent that could not be read, and
        True if it is a page to which another one may have been added
    """
    for key, query, known, *full in pages:
        etag = known if isinstance(known, str) else None
        try:
            found = await get(query or stream.parameters(), None if full else etag, parent=key)
            is_same = steps.is_unchanged(found, etag)
        except Exception as error:
            is_same = isinstance(error, Unavailable) and error.status == known
            if not (isinstance(error, Unavailable) or (query and steps.is_rejected(error))):
                raise
        if not is_same:
            return False
    return True
