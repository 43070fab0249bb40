"""The crawl of one repository."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import dataclasses
import functools
from typing import TYPE_CHECKING, Any

from ferrohub.crawl import _arrays, _walks, streams
from ferrohub.crawl._locks import Busy, acquired, ended, in_thread, released
from ferrohub.crawl._loops import all_or_none
from ferrohub.crawl._replies import FAILED, Unavailable
from ferrohub.crawl._requests import BudgetSpent, ends_crawl, reason, status_of
from ferrohub.crawl._rows import table
from ferrohub.crawl._waiting import Waiting
from ferrohub.crawl.plan import TARGET
from ferrohub.crawl.streams import path_of

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterator

    from ferrohub.crawl._replies import Reply
    from ferrohub.crawl._requests import Requests
    from ferrohub.crawl._state import Folder, Partition as Stored
    from ferrohub.crawl.plan import Partition
    from ferrohub.crawl.streams import Stream

#: Streams that are read at once, if their repository is crawled by itself.
AT_ONCE = 4


@dataclasses.dataclass
class Done:
    """What a crawl did with a repository.

    :param rows: number of rows written, by stream
    :param outcomes: rows of the table of outcomes
    :param failed: why streams could not be read, for reasons that may pass
    :param deleted: number of items that a sweep has found to be deleted, by stream
    """

    rows: dict[str, int] = dataclasses.field(default_factory=dict)
    outcomes: list[dict[str, Any]] = dataclasses.field(default_factory=list)
    failed: dict[str, str] = dataclasses.field(default_factory=dict)
    deleted: dict[str, int] = dataclasses.field(default_factory=dict)

    @property
    def failure(self) -> str | None:
        """The failures as a text, or None if there is none."""
        return "; ".join(f"{stream}: {why}" for stream, why in self.failed.items()) or None


class Invalid(Exception):
    """A response is JSON, but not what was requested."""


class Repository:
    """A repository that is crawled into a folder."""

    def __init__(
        self, partition: Partition, folder: Folder, requests: Requests, *, raw: bool, on_rows: Callable[[int], None],
        slots: asyncio.Semaphore | None = None, sweep: bool = False,
    ) -> None:  # fmt: skip
        self.partition, self.folder, self.requests, self.raw = partition, folder, requests, raw
        self.on_rows, self.sweep = on_rows, sweep
        self.done = Done()
        self._given, self._moved = slots, False
        #: Its streams are read at once, as many as there are slots, and committed one after another, in one event loop.
        self._slots: asyncio.Semaphore
        self._turn: asyncio.Lock
        #: Whether an error has ended the crawl, so that no other stream begins.
        self._ends = False

    async def crawl(self) -> Done:
        """Read what was not read in this run.

        :raises Busy: another process crawls the repository
        """
        self._slots, self._turn, self._ends = self._given or asyncio.Semaphore(AT_ONCE), asyncio.Lock(), False
        async with self._opened(self.partition.owner, self.partition.name) as stored:
            if not (self._is_finished(stored) and self._is_known(stored)):
                await self._crawl(stored)
        return self.done

    @contextlib.asynccontextmanager
    async def _opened(self, owner: str, name: str) -> AsyncIterator[Stored]:
        """The state of a repository, in threads if that takes requests.

        :raises Busy: another process crawls it
        """
        is_remote = self.folder.storage.is_remote
        stored = await acquired(lambda: self.folder.open(owner, name), is_remote)
        try:
            yield stored
        finally:
            await released(stored, is_remote, self.folder.writers)

    @property
    def _own(self) -> str:
        """The name that the plan has."""
        return f"{self.partition.owner}/{self.partition.name}"

    @property
    def _key(self) -> str:
        """The name of the plan, which its runs have in common."""
        return self.partition.run.rpartition("-")[0]

    def _is_finished(self, stored: Stored) -> bool:
        return all(self._is_done(stream, stored) for stream in self.partition.streams)

    def _is_done(self, stream: Stream, stored: Stored) -> bool:
        return self._is_read(stream, stored) and self._is_swept(stream, stored)

    def _is_read(self, stream: Stream, stored: Stored) -> bool:
        return bool(stored.stream(stream.name)["run"] == self.partition.run)

    def _is_swept(self, stream: Stream, stored: Stored) -> bool:
        """Whether the stream needs no sweep, or none any more."""
        return not (self.sweep and stream.is_swept) or stored.stream(stream.name).get("swept") == self.partition.run

    def _is_own(self, stored: Stored) -> bool:
        """Whether this is the partition of the name that the plan has."""
        return stored.path == self.folder.path_of(self.partition.owner, self.partition.name)

    def _is_known(self, stored: Stored) -> bool:
        """Whether the repository of the partition is that which the name of the plan leads to, as far as is known.

        A repository with another name is requested under that name, which saves a redirect. But when the plan is
        another one, or the repository is crawled under that name as well, the name of the plan may be that of another
        repository by now.
        """
        return self._full_name(stored).lower() == self._own.lower() or stored.data.get("followed") == self._key

    async def _crawl(self, stored: Stored) -> None:
        first, *others = self.partition.streams
        is_identified = self._is_read(first, stored) and self._is_known(stored)
        if not is_identified and not await self._try_to_identify(first, stored):
            return
        while await self._read_all(others, stored):
            if not await self._try_to_identify(first, stored):
                return

    async def _read_all(self, chosen: list[Stream], stored: Stored) -> bool:
        """Read streams, several at once. Returns whether the repository has to be identified before others are read."""
        reading: dict[str, asyncio.Task[bool]] = {}
        for stream in chosen:
            parent = reading.get(stream.parent or "")
            reading[stream.name] = asyncio.ensure_future(self._read_in_turn(stream, stored, parent))
        # What ends the crawl, such as a budget that is spent, ends each; before, they commit what they have.
        await all_or_none(list(reading.values()), patient=Exception)
        return self._moved

    async def _read_in_turn(self, stream: Stream, stored: Stored, parent: asyncio.Task[bool] | None) -> bool:
        """Read a stream after its parent, when its turn comes. Returns False if it is not read."""
        if parent is not None and not await parent:
            return False
        if self._is_done(stream, stored):
            return True
        async with self._slots:
            # Elsewhere than the last requests have led to, there may be another repository.
            is_next = not (self._moved or self._ends) and stream.name not in self.done.failed
            return is_next and await self._read(stream, stored)

    async def _try_to_identify(self, stream: Stream, stored: Stored) -> bool:
        try:
            return await self._identify(stream, stored)
        except Exception as error:
            await self._fail(stream, stored, error)
            return False

    async def _fail(self, stream: Stream, stored: Stored, error: Exception) -> None:
        """Note that a stream has failed, unless the error concerns others as well."""
        if isinstance(error, (Busy, BudgetSpent)) or ends_crawl(error):
            self._ends = True
            raise error
        await self._in_thread(stored.reload)
        state = stored.stream(stream.name)
        if isinstance(error, (AttributeError, LookupError, TypeError)) and state["walk"]:
            # What the walk keeps may be damaged: the stream is read from its beginning.
            state.update(walk={}, again=True)
        self.done.failed[stream.name] = reason(error)
        rows: dict[str, Any] = {}
        settle = self._outcome(stored, rows, stream.name, status_of(error), FAILED, reason(error))
        await self._commit_all(stored, rows, settle, ())

    async def _identify(self, stream: Stream, stored: Stored) -> bool:
        """Read the repository itself. Returns whether its streams are to be read into this partition."""
        name, known = self._full_name(stored) if self._is_known(stored) else self._own, stored.data.get("id")
        is_followed = name.lower() != self._own.lower()
        try:
            step = await anext(_walks.walk(stream, self._get(stream, stored, name), stored.stream(stream.name)["walk"]))
        except Unavailable as error:
            if is_followed:
                return await self._identify_again(stream, stored)
            await self._commit_unavailable(stream, stored, error)
            return False
        self._moved = False
        number = step.items[0].get("id") if step.items else known
        if isinstance(number, int) and number != known:
            if is_followed:
                return await self._identify_again(stream, stored)
            home = self._home(stored, number)
            if known is not None or home is not None:
                await self._crawl_elsewhere(stored, number, home)
                return False
        await self._commit_repository(stream, stored, step)
        return True

    async def _identify_again(self, stream: Stream, stored: Stored) -> bool:
        """Under the name of the plan, as the repository has lost the name that it was requested under."""
        stored.data["followed"] = None
        return await self._identify(stream, stored)

    def _home(self, stored: Stored, number: int) -> tuple[str, str] | None:
        """The other partition that has a repository, or None.

        :raises Busy: another process crawls it
        """
        home = self.folder.of_id(number)
        if home is None or self.folder.path_of(*home) == stored.path:
            return None
        with self.folder.open(*home) as there:
            return home if there.data.get("id") == number else None

    async def _crawl_elsewhere(self, stored: Stored, number: int, home: tuple[str, str] | None) -> None:
        """Crawl the repository that has the name of the plan now into its own partition, or a new one."""
        known = stored.data.get("id")
        async with self._opened(*(home or (stored.data["owner"], f"{stored.data['name']}@{number}"))) as there:
            found, place = {"full_name": self._own, "followed": None}, there.place
            if any(there.data.get(key) != value for key, value in found.items()):
                await self._in_thread(there.commit, {}, functools.partial(there.data.update, found))
            if not self._is_finished(there):
                await self._crawl(there)
        if self.done.failed:
            return
        rows: dict[str, Any] = {}
        if known is None:
            detail = f"its rows are in the partition of its earlier name, {place}"
            settle = self._outcome(stored, rows, "repositories", 200, "renamed", detail, self._own)
            await self._commit_all(stored, rows, settle, self.partition.streams)
        else:
            detail = f"the name is that of another repository now (id {number}, before {known}), in {place}"
            settle = self._outcome(stored, rows, "repositories", 200, "replaced", detail, self._own, key=self._own)
            await self._commit_all(stored, rows, settle, ())

    async def _commit_unavailable(self, stream: Stream, stored: Stored, error: Unavailable) -> None:
        if self._is_known(stored):
            await self._commit_outcome(stored, stream.name, error, self.partition.streams)
            return
        # The repository of the partition may be readable under another name of the plan.
        rows: dict[str, Any] = {}
        settle = self._outcome(
            stored, rows, stream.name, error.status, error.outcome, error.detail, self._own, key=self._own
        )
        await self._commit_all(stored, rows, settle, ())

    async def _commit_repository(self, stream: Stream, stored: Stored, step: _walks.Step) -> None:
        found: dict[str, Any] = {"followed": self._key if self._is_own(stored) else None}
        rows: dict[str, Any] = {}
        settle: Callable[[], None] | None = None
        if step.items:
            number, own = step.items[0].get("id"), f"{stored.data['owner']}/{stored.data['name']}"
            full = str(step.items[0].get("full_name") or own)
            if TARGET.fullmatch(full) is None:
                raise Invalid(f"the full_name of the repository is invalid: {full[:100]!r}")
            found.update(id=number, full_name=full)
            rows[stream.name] = table(stream, step.items, number, self.raw)
            if stored.stream(stream.name).get("again"):
                rows[stream.name] = stored.changed(stream, rows[stream.name])
            settle = self._outcome(stored, rows, stream.name, 200, *_renamed(own, full), full)

        def change() -> None:
            if isinstance(found.get("id"), int):
                self.folder.set_id(found["id"], stored.owner, stored.name)
            if settle is not None:
                settle()
                stored.stream(stream.name)["walk"] = step.state
            stored.stream(stream.name).pop("again", None)
            stored.data["outcomes"].pop(self._own, None)
            stored.data.update(found)
            stored.stream(stream.name)["run"] = self.partition.run

        await self._in_thread(stored.commit, rows, change)
        if step.items:
            self._count(stream, 1)

    async def _read(self, stream: Stream, stored: Stored) -> bool:
        """Read a stream to its end, and commit its pages. Returns False if it has failed."""
        try:
            if not self._is_read(stream, stored):
                await self._walk(stream, stored)
            if not self._is_swept(stream, stored):
                await self._sweep(stream, stored)
        except Unavailable as error:
            async with self._turn:
                await self._commit_outcome(stored, stream.name, error, (stream,))
        except Exception as error:
            async with self._turn:
                await self._fail(stream, stored, error)
            return False
        async with self._turn:
            await self._in_thread(stored.settle, stream.name)
        return True

    async def _walk(self, stream: Stream, stored: Stored) -> None:
        walk = copy.deepcopy(stored.stream(stream.name)["walk"])
        known: dict[Any, Any] | None = None
        if stream.parent is not None and not stream.whole:
            known = await asyncio.to_thread(self._known_children, stream, stored)
        waiting = Waiting()
        async with contextlib.aclosing(self._steps(stream, stored, walk)) as steps:
            try:
                async for step in steps:
                    await self._take(stream, stored, step, waiting, known)
            except (Exception, asyncio.CancelledError):
                # Also if the task is cancelled again meanwhile.
                await ended(asyncio.ensure_future(self._commit_waiting(stream, stored, waiting)))
                raise

    async def _take(
        self, stream: Stream, stored: Stored, step: _walks.Step, waiting: Waiting, known: dict[Any, Any] | None
    ) -> None:
        """Commit a page, or have it wait until it is committed with others.

        :param known: the last rows of a stream that is read through its parents, or None if they are not known yet
        """
        made, state = table(stream, step.items, self._number(stored), self.raw), stored.stream(stream.name)
        is_read_again = state.get("again") or step.again or state["run"] or stream.parent is not None
        if not (is_read_again or step.replaces or step.discards):
            if waiting.add(step, made):
                await self._commit_waiting(stream, stored, waiting)
            return
        await self._commit_waiting(stream, stored, waiting)
        async with self._turn:
            if is_read_again and not step.replaces:
                made = await asyncio.to_thread(stored.changed, stream, made, known)
            await self._commit(stream, stored, step, made)

    async def _commit_waiting(self, stream: Stream, stored: Stored, waiting: Waiting) -> None:
        if waiting:
            async with self._turn:
                await self._commit(stream, stored, *waiting.take())

    async def _sweep(self, stream: Stream, stored: Stored) -> None:
        """Write rows of the items that were deleted, all at once: a sweep that is killed has written nothing."""
        from ferrohub.crawl import _sweeping

        head = stored.stream(stream.name)["walk"].get("head") if stream.order == "history" else None
        sweep = _sweeping.Sweep(stream, self._get(stream, stored), self.requests, self._path(stored), head)
        found = await sweep.find(await asyncio.to_thread(_sweeping.known, stream, stored))
        gone = await asyncio.to_thread(_sweeping.tombstones, stream, stored, found.gone, self.raw)
        again = table(stream, found.restored, self._number(stored), self.raw)

        def change() -> None:
            stored.stream(stream.name)["swept"] = self.partition.run

        async with self._turn:
            await self._in_thread(stored.commit, {stream.name: _arrays.arrow().concat_tables([gone, again])}, change)
        self._count(stream, len(gone) + len(again))
        if len(gone):
            self.done.deleted[stream.name] = len(gone)

    def _steps(self, stream: Stream, stored: Stored, walk: dict[str, Any]) -> AsyncGenerator[_walks.Step]:
        get = self._get(stream, stored)
        if stream.parent is None:
            return _walks.walk(stream, get, walk, self._room(stream, stored))
        from ferrohub.crawl import _children

        parent = next(each for each in self.partition.streams if each.name == stream.parent)
        epoch = stored.stream(parent.name)["epoch"]
        if walk.get("epoch") != epoch:
            walk = {}  # all rows of the parent were replaced
            stored.stream(stream.name)["again"] = True
        choice = False if self.raw else self.partition.graphql
        batch = self.requests.forms.reader(stream, choice, lambda: self._full_name(stored))
        return _children.children(stream, get, walk, lambda start: self._parents(stream, parent, stored, start), batch)

    def _room(self, stream: Stream, stored: Stored) -> _walks.Room | None:
        count = functools.partial(self.requests.total, stream, self._path(stored))
        return _walks.Room(self._slots, count) if self.requests.may_prefetch else None

    def _parents(
        self, stream: Stream, parent: Stream, stored: Stored, start: int
    ) -> Iterator[tuple[int, Any, float | None]]:
        """The rows of the parent of a stream from a row on: their numbers, their keys, and the times of their last
        changes.
        """
        path = tuple((parent.cursor or "").split("."))
        cursor = next((column.name for column in parent.fields() if column.path == path), None)
        column = stream.parent_column or parent.key_column or parent.key
        rows = stored.keys(parent.name, column, start, cursor, stream.needs)
        if "swept" not in stored.stream(parent.name):
            return rows
        from ferrohub.crawl import _sweeping

        gone = _sweeping.rows_gone(parent, stored)
        return (row for row in rows if row[0] not in gone)

    def _known_children(self, stream: Stream, stored: Stored) -> dict[Any, Any] | None:
        """The last rows of the children of parents that are read again, or None if the stream has no such column."""
        column = next((column.name for column in stream.fields() if column.path == ("_parent",)), None)
        parent = next((each for each in self.partition.streams if each.name == stream.parent), None)
        state, has_rows = stored.stream(stream.name), stored.count(stream.name) > 0
        if column is None or parent is None or stream.key_column is None or not has_rows:
            return None if has_rows else {}
        walk = state["walk"]
        start = walk.get("offset", 0) if walk.get("epoch") == stored.stream(parent.name)["epoch"] else 0
        keys = {key for _, key, _ in self._parents(stream, parent, stored, start)}
        keys.update(key for key, *_ in walk.get("again", ()))
        return stored.last_rows(stream.name, stream.key_column, column, keys, "crawled_at")

    async def _commit(self, stream: Stream, stored: Stored, step: _walks.Step, made: Any) -> None:
        """Write rows, and the state after a step."""
        state = stored.stream(stream.name)
        rows = {stream.name: made}
        settle: Callable[[], None] | None = None
        if step.gone is not None:
            parent, error = step.gone
            row = (stream.name, error.status, error.outcome, error.detail)
            settle = self._outcome(stored, rows, *row, parent=parent)
        elif step.done and stream.name in stored.data["outcomes"]:
            settle = self._outcome(stored, rows, stream.name, 200, "ok", "")

        def change() -> None:
            if settle is not None:
                settle()
            if stream.parent is not None:
                step.state.update(epoch=stored.stream(stream.parent)["epoch"], parent=stream.parent)
            state["walk"] = copy.deepcopy(step.state)
            if step.done:
                state["run"] = self.partition.run
                state.pop("again", None)

        name = stream.name if step.replaces else ""
        if step.discards:
            stored.discard(stream.name)
        following = "" if step.done else stream.name
        publish = name if step.done else ""
        await self._in_thread(stored.commit, rows, change, unpublished=name, publish=publish, goes_on=following)
        self._count(stream, len(made))

    def _number(self, stored: Stored) -> Any:
        """The ID that its rows have."""
        return stored.data.get("id")

    def _path(self, stored: Stored, full_name: str = "") -> dict[str, str]:
        """The values for the placeholders of routes, under a name, or the present one."""
        return path_of(full_name or self._full_name(stored))

    def _full_name(self, stored: Stored) -> str:
        found = str(stored.data.get("full_name"))
        return found if TARGET.fullmatch(found) else f"{self.partition.owner}/{self.partition.name}"

    def _get(self, stream: Stream, stored: Stored, full_name: str = "") -> _walks.Get:
        """Requests pages of this repository under a name, or its present one."""

        async def get(query: dict[str, str], etag: str | None = None, route: str = "", **path: Any) -> Reply:
            own = self._path(stored, full_name)
            reply = await self.requests.page(stream, {**own, **path}, query, etag, route)
            self._moved = self._moved or reply.moved
            return reply

        return get

    async def _commit_outcome(
        self, stored: Stored, stream: str, error: Unavailable, finished: tuple[Stream, ...]
    ) -> None:
        rows: dict[str, Any] = {}
        settle = self._outcome(stored, rows, stream, error.status, error.outcome, error.detail)
        await self._commit_all(stored, rows, settle, finished)

    async def _commit_all(
        self, stored: Stored, rows: dict[str, Any], settle: Callable[[], None], finished: tuple[Stream, ...]
    ) -> None:
        def change() -> None:
            settle()
            for stream in finished:
                stored.stream(stream.name)["run"] = self.partition.run

        await self._in_thread(stored.commit, rows, change)

    def _outcome(
        self, stored: Stored, rows: dict[str, Any], stream: str, status: int | None, outcome: str, detail: str,
        name: str = "", *, parent: Any = None, key: str = "",
    ) -> Callable[[], None]:  # fmt: skip
        """Add a row to the outcomes, unless the stream or the key has it already. Returns the change of the state."""
        key = key or stream
        now = {"status": status, "outcome": outcome, "detail": detail, "name": name}
        known = stored.data["outcomes"].get(key, {"status": 200, "outcome": "ok", "detail": "", "name": name})
        row = {"run": self.partition.run, "stream": stream, "parent": parent, **now}
        if parent is None and all(known[part] == now[part] for part in ("status", "outcome", "detail")):
            return lambda: None
        rows[streams.OUTCOMES.name] = table(streams.OUTCOMES, [row], self._number(stored), False)
        self.done.outcomes.append({"owner": stored.data["owner"], "repository": stored.data["name"], **row})

        def change() -> None:
            if parent is None:
                stored.data["outcomes"][key] = now

        return change

    async def _in_thread(self, function: Callable[..., None], *args: Any, **options: Any) -> None:
        """Call a function that writes files in another thread, so that the event loop does not wait for the disk.

        A call that has begun ends before the task is cancelled: the repository is locked until then.
        """
        await in_thread(functools.partial(function, *args, **options), threads=self.folder.writers)

    def _count(self, stream: Stream, rows: int) -> None:
        self.done.rows[stream.name] = self.done.rows.get(stream.name, 0) + rows
        self.on_rows(rows)


def _renamed(before: str, now: str) -> tuple[str, str]:
    """The outcome for a repository whose name was and is this."""
    if before.lower() == now.lower():
        return "ok", ""
    owner = before.partition("/")[0].lower() == now.partition("/")[0].lower()
    return ("renamed" if owner else "transferred"), f"{before} is {now} now"
