"""The crawl of one stream of a repository or an owner."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import functools
from typing import TYPE_CHECKING, Any

from ferrohub.crawl import _arrays, _invalid, _pages, _schemas, _walks
from ferrohub.crawl._locks import ended
from ferrohub.crawl._replies import ALONE, Unavailable, limit_of
from ferrohub.crawl._waiting import Waiting

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Iterator

    from ferrohub.crawl._requests import Requests
    from ferrohub.crawl._target import Target
    from ferrohub.crawl.streams import Stream


class Renumbered(Exception):
    """The rows of a parent have other numbers now, as a file that was lost was left out."""

    def __init__(self, parent: str) -> None:
        super().__init__(f"a file of {parent} was left out while its rows were read")


class StreamReader:
    """Reads a stream to its end, and commits its pages.

    :param get: requests pages of it
    :param slots: those that the streams of the crawl share
    """

    def __init__(
        self, stream: Stream, target: Target, requests: Requests, get: _walks.Get, slots: asyncio.Semaphore
    ) -> None:
        self._stream, self._target, self._stored = stream, target, target.stored
        self._requests, self._get, self._slots = requests, get, slots
        self._waiting = Waiting(target.options.waiting)
        #: The last rows of a stream that is read through its parents, or None if they are not known yet.
        self._known: dict[Any, Any] | None = None
        #: What the numbers of the rows of its parent depended on when the walk began.
        self._numbering: tuple[int, int] | None = None

    async def read(self) -> bool:
        """Read what this run has not read. Returns False if the stream has failed."""
        stream, target = self._stream, self._target
        if not stream.suits(self._stored.data.get("kind")):
            async with target.turn:
                await target.finish({}, None, (stream,))
            return True
        try:
            await self._read_rest()
            async with target.turn:
                await target.in_thread(self._stored.settle, stream.name)
        except Exception as error:
            async with target.turn:
                await target.fail(stream, error)
            return False
        return True

    async def _read_rest(self) -> None:
        stream, target = self._stream, self._target
        try:
            if not target.is_read(stream):
                await self._walk()
            if not target.is_swept(stream):
                await self._sweep()
        except Unavailable as error:
            async with target.turn:
                await target.finish_unavailable(stream.name, error, (stream,))

    @property
    def _state(self) -> dict[str, Any]:
        return self._stored.stream(self._stream.name)

    async def _walk(self) -> None:
        walk, self._numbering = copy.deepcopy(self._state["walk"]), self._numbering_now()
        if self._stream.parent is not None and not self._stream.whole:
            self._known = await asyncio.to_thread(self._known_children)
        async with contextlib.aclosing(self._steps(walk)) as steps:
            try:
                async for step in steps:
                    await self._take(step)
            except (Exception, asyncio.CancelledError):
                # Also if the task is cancelled again meanwhile.
                await ended(asyncio.ensure_future(self._commit_waiting()))
                raise

    def _numbering_now(self) -> tuple[int, int] | None:
        """The epoch of its parent, and the number of the parent's first row; None if it has no parent."""
        if self._stream.parent is None:
            return None
        parent = self._stored.stream(self._stream.parent)
        return parent["epoch"], parent.get("first", 0)

    def _steps(self, walk: dict[str, Any]) -> AsyncGenerator[_walks.Step]:
        if self._stream.parent is None:
            return _walks.walk(self._stream, self._get, walk, self._room())
        from ferrohub.crawl import _children

        epoch = self._stored.stream(self._stream.parent)["epoch"]
        if walk.get("epoch") != epoch:
            # All rows of the parent were replaced. Those that were set aside stay so, if it still has them.
            keys = {key for _, key, _ in self._parents(0)} if walk.get("later") else ()
            walk = {"later": [each for each in walk.get("later", ()) if each[0] in keys]}
            self._state["again"] = True
        choice = False if self._target.options.raw else self._target.part.graphql
        batch = self._requests.forms.reader(self._stream, choice, lambda: self._target.full_name)
        return _children.children(self._stream, self._get, walk, self._parents, batch, self._check)

    async def _check(self) -> None:
        """Request the repository or the owner itself.

        :raises Unavailable: it cannot be read
        """
        route = self._target.part.streams[0].route
        await self._requests.head(route, {}, self._target.path())

    def _room(self) -> _walks.Room | None:
        count = functools.partial(self._requests.total, self._stream, self._target.path())
        return _walks.Room(self._slots, count) if self._requests.may_prefetch else None

    async def _take(self, step: _walks.Step) -> None:
        """Commit a page, or have it wait until it is committed with others."""
        made, state = self._target.table(self._stream, step.items), self._state
        _pages.release(step.items)
        is_read_again = state.get("again") or step.again or state["run"] or self._stream.parent is not None
        if not (is_read_again or step.replaces or step.discards):
            if self._waiting.add(step, made):
                await self._commit_waiting()
            return
        await self._commit_waiting()
        async with self._target.turn:
            if is_read_again and not step.replaces:
                made = await asyncio.to_thread(self._stored.changed, self._stream, made, self._known)
            await self._commit(step, made)

    async def _commit_waiting(self) -> None:
        if self._waiting:
            async with self._target.turn:
                await self._commit(*self._waiting.take())

    async def _commit(self, step: _walks.Step, made: Any) -> None:
        """Write rows, and the state after a step.

        :raises Renumbered: the step has the number of a row that is that of another one now
        """
        stream, target, state = self._stream, self._target, self._state
        if self._numbering != self._numbering_now():
            raise Renumbered(str(stream.parent))
        rows = {stream.name: made}
        settle: Callable[[], None] | None = None
        if (keeps := self._keeps(step)) is not None:
            made = rows[stream.name] = await asyncio.to_thread(self._with_earlier, made, *keeps)
        if step.gone is not None:
            parent, error = step.gone
            settle = target.add_outcome(rows, stream.name, error.status, error.outcome, error.detail, parent=parent)
        else:
            settle = self._outcome(step, rows)

        def change() -> None:
            if settle is not None:
                settle()
            if stream.parent is not None:
                step.state.update(epoch=self._stored.stream(stream.parent)["epoch"], parent=stream.parent)
            state["walk"] = copy.deepcopy(step.state)
            if step.done:
                state["run"] = target.part.run
                state.pop("again", None)

        name = stream.name if step.replaces else ""
        if step.discards:
            self._stored.discard(stream.name)
        following = "" if step.done else stream.name
        publish = name if step.done else ""
        await target.commit(rows, change, unpublished=name, publish=publish, goes_on=following)
        target.count(stream, len(made))

    def _keeps(self, step: _walks.Step) -> tuple[str, Any] | None:
        """A column, and its value in rows of the last snapshot that stay, as they cannot be read now."""
        if not step.replaces or step.gone is None or step.gone[1].status in ALONE:
            return step.keeps
        fields = self._stream.fields()
        column = next((each.name for each in fields if each.path == ("_parent",)), self._stream.key_column)
        return str(column), step.gone[0]

    def _with_earlier(self, made: Any, column: str, value: Any) -> Any:
        """The rows of a step, and those that the last snapshot has with a value in a column."""
        earlier = self._stored.having(self._stream.name, column, value, made.column_names)
        if earlier is None:
            return made
        return _arrays.arrow().concat_tables([made, _schemas.conform(earlier, made.schema)])

    def _outcome(self, step: _walks.Step, rows: dict[str, Any]) -> Callable[[], None] | None:
        """Add the outcome of a stream that was read: whether items are invalid. Returns the change of the state."""
        stream, target = self._stream, self._target
        known = _invalid.added(self._state.get("invalid"), target.invalid.pop(stream.name, {}), target.part.run)
        before = self._stored.data["outcomes"].get(stream.name)
        settle: Callable[[], None] | None = None
        if step.done and known["pages"]:
            settle = target.add_outcome(rows, stream.name, 200, _invalid.OUTCOME, _invalid.detail(known))
        elif step.done and (refused := limit_of(step.state)) is not None:
            settle = target.add_outcome(rows, stream.name, refused.status, refused.outcome, refused.detail)
        elif step.done and before is not None and (before["outcome"] != _invalid.OUTCOME or step.replaces):
            # Otherwise, the pages that had invalid items were not requested again.
            settle = target.add_outcome(rows, stream.name, 200, "ok", "")

        def change() -> None:
            if known["pages"]:
                self._state["invalid"] = known
            if settle is not None:
                settle()

        return change

    def _parent(self) -> Stream | None:
        return next((each for each in self._target.part.streams if each.name == self._stream.parent), None)

    def _parents(self, start: int) -> Iterator[tuple[int, Any, float | None]]:
        """The rows of the parent from a row on: their numbers, their keys, and the times of their last changes."""
        parent = self._parent()
        assert parent is not None  # a plan has the parents of its streams
        path = parent.cursor_path
        cursor = next((column.name for column in parent.fields() if column.path == path), None)
        column = self._stream.parent_column or parent.key_column or parent.key
        rows = self._stored.keys(parent.name, column, start, cursor, self._stream.needs)
        if "swept" not in self._stored.stream(parent.name):
            return rows
        from ferrohub.crawl import _sweeping

        gone = _sweeping.rows_gone(parent, self._stored)
        return (row for row in rows if row[0] not in gone)

    def _known_children(self) -> dict[Any, Any] | None:
        """The last rows of the children of parents that are read again, or None if the stream has no such column."""
        stream, parent, has_rows = self._stream, self._parent(), self._stored.count(self._stream.name) > 0
        column = next((column.name for column in stream.fields() if column.path == ("_parent",)), None)
        if column is None or parent is None or stream.key_column is None or not has_rows:
            return None if has_rows else {}
        walk = self._state["walk"]
        start = walk.get("offset", 0) if walk.get("epoch") == self._stored.stream(parent.name)["epoch"] else 0
        keys = {key for _, key, _ in self._parents(start)}
        keys.update(key for name in ("again", "later") for key, *_ in walk.get(name, ()))
        return self._stored.last_rows(stream.name, stream.key_column, column, keys, "crawled_at")

    async def _sweep(self) -> None:
        """Write rows of the items that were deleted, all at once: a sweep that is killed has written nothing."""
        from ferrohub.crawl import _sweeping

        stream, stored, target, walk = self._stream, self._stored, self._target, self._state["walk"]
        head, gaps = walk.get("head") if stream.order == "history" else None, bool(walk.get("gaps"))
        sweep = _sweeping.Sweep(stream, self._get, self._requests, target.path(), target.number, head, has_gaps=gaps)
        found = await sweep.find(await asyncio.to_thread(_sweeping.known, stream, stored))
        gone = await asyncio.to_thread(_sweeping.tombstones, stream, stored, found.gone, target.options.raw)
        again = target.table(stream, found.added)

        def change() -> None:
            self._state["swept"] = target.part.run
            self._state["walk"].pop("gaps", None)

        async with target.turn:
            await target.commit({stream.name: _arrays.arrow().concat_tables([gone, again])}, change)
        target.count(stream, len(gone) + len(again))
        if len(gone):
            target.done.deleted[stream.name] = len(gone)
