"""The crawl of one repository: which repository has the name of the plan, and in which order its streams are read."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

from ferrohub.crawl import _target, _walks
from ferrohub.crawl._locks import acquired, released
from ferrohub.crawl._loops import all_or_none
from ferrohub.crawl._partition import Partition as Stored
from ferrohub.crawl._replies import Unavailable
from ferrohub.crawl._rows import table
from ferrohub.crawl._state_files import path_of
from ferrohub.crawl._stream_reader import StreamReader
from ferrohub.crawl._target import Done, Target
from ferrohub.crawl.plan import checked

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from ferrohub.crawl._folder import Folder
    from ferrohub.crawl._replies import Reply
    from ferrohub.crawl._requests import Requests
    from ferrohub.crawl.plan import Partition
    from ferrohub.crawl.streams import Stream

#: Streams that are read at once, if their repository is crawled by itself.
AT_ONCE = 4


class Repository:
    """A repository that is crawled into a folder."""

    def __init__(
        self, partition: Partition, folder: Folder, requests: Requests, *, raw: bool, on_rows: Callable[[int], None],
        slots: asyncio.Semaphore | None = None, sweep: bool = False,
    ) -> None:  # fmt: skip
        self.partition, self.folder, self.requests = partition, folder, requests
        self.done = Done()
        self._options = _target.Options(raw, sweep, on_rows, folder.writers, folder.waiting)
        self._given, self._moved = slots, False
        #: Its streams are read at once, as many as there are slots, in one event loop.
        self._slots: asyncio.Semaphore

    async def crawl(self) -> Done:
        """Read what was not read in this run.

        :raises Busy: another process crawls the repository
        """
        self._slots = self._given or asyncio.Semaphore(AT_ONCE)
        async with self._opened(self.partition.owner, self.partition.name) as target:
            if not (target.is_finished and self._is_known(target)):
                await self._crawl(target)
        return self.done

    @contextlib.asynccontextmanager
    async def _opened(self, owner: str, name: str) -> AsyncIterator[Target]:
        """A repository and its partition, in threads if that takes requests.

        :raises Busy: another process crawls it
        """
        is_remote = self.folder.storage.is_remote
        stored = await acquired(lambda: Stored(self.folder, owner, name), is_remote)
        try:
            target = Target(self.partition, stored, self.done, self._options)
            await target.leave_out()
            yield target
        finally:
            await released(stored, is_remote or not stored.is_stored, self.folder.writers)

    async def _crawl(self, target: Target) -> None:
        first, *others = self.partition.streams
        is_identified = target.is_read(first) and self._is_known(target)
        if not is_identified and not await self._try_to_identify(first, target):
            return
        while await self._read_all(others, target):
            if not await self._try_to_identify(first, target):
                return

    async def _read_all(self, chosen: list[Stream], target: Target) -> bool:
        """Read streams, several at once. Returns whether the repository has to be identified before others are read."""
        reading: dict[str, asyncio.Task[bool]] = {}
        for stream in chosen:
            parent = reading.get(stream.parent or "")
            reading[stream.name] = asyncio.ensure_future(self._read_in_turn(stream, target, parent))
        # What ends the crawl, such as a budget that is spent, ends each; before, they commit what they have.
        await all_or_none(list(reading.values()), patient=Exception)
        return self._moved

    async def _read_in_turn(self, stream: Stream, target: Target, parent: asyncio.Task[bool] | None) -> bool:
        """Read a stream after its parent, when its turn comes. Returns False if it is not read."""
        if parent is not None and not await parent:
            return False
        if target.is_done(stream):
            return True
        async with self._slots:
            # Elsewhere than the last requests have led to, there may be another repository.
            if self._moved or target.is_over or stream.name in self.done.failed:
                return False
            return await StreamReader(stream, target, self.requests, self._get(stream, target), self._slots).read()

    async def _try_to_identify(self, stream: Stream, target: Target) -> bool:
        try:
            return await self._identify(stream, target)
        except Exception as error:
            await target.fail(stream, error)
            return False

    def _get(self, stream: Stream, target: Target, full_name: str = "") -> _walks.Get:
        """Requests pages of this repository under a name, or its present one."""

        async def get(query: dict[str, str], etag: str | None = None, route: str = "", **path: Any) -> Reply:
            own = target.path(full_name)
            reply = await self.requests.page(stream, {**own, **path}, query, etag, route)
            self._moved = self._moved or reply.moved
            target.invalid.setdefault(stream.name, {}).update(reply.invalid)
            return reply

        return get

    async def _identify(self, stream: Stream, target: Target) -> bool:
        """Read the repository itself. Returns whether its streams are to be read into this partition."""
        data = target.stored.data
        name, known = target.full_name if self._is_known(target) else target.own, data.get("id")
        is_followed = name.lower() != target.own.lower()
        walk = target.stored.stream(stream.name)["walk"]
        try:
            step = await anext(_walks.walk(stream, self._get(stream, target, name), walk))
        except Unavailable as error:
            if is_followed:
                return await self._identify_again(stream, target)
            await self._commit_unavailable(stream, target, error)
            return False
        self._moved = False
        number = step.items[0].get("id") if step.items else known
        if isinstance(number, int) and number != known:
            if is_followed:
                return await self._identify_again(stream, target)
            home = self._home(target, number)
            if known is not None or home is not None:
                await self._crawl_elsewhere(target, number, home)
                return False
        await self._commit_repository(stream, target, step)
        return True

    async def _identify_again(self, stream: Stream, target: Target) -> bool:
        """Under the name of the plan, as the repository has lost the name that it was requested under."""
        target.stored.data["followed"] = None
        return await self._identify(stream, target)

    @property
    def _key(self) -> str:
        """The name of the plan, which its runs have in common."""
        return self.partition.run.rpartition("-")[0]

    def _is_own(self, target: Target) -> bool:
        """Whether this is the partition of the name that the plan has."""
        return target.stored.path == path_of(self.partition.owner, self.partition.name)

    def _is_known(self, target: Target) -> bool:
        """Whether the repository of the partition is that which the name of the plan leads to, as far as is known.

        A repository with another name is requested under that name, which saves a redirect. But when the plan is
        another one, or the repository is crawled under that name as well, the name of the plan may be that of another
        repository by now.
        """
        is_own_name = target.full_name.lower() == target.own.lower()
        return is_own_name or target.stored.data.get("followed") == self._key

    def _home(self, target: Target, number: int) -> tuple[str, str] | None:
        """The other partition that has a repository, or None.

        :raises Busy: another process crawls it
        """
        home = self.folder.of_id(number)
        if home is None or path_of(*home) == target.stored.path:
            return None
        with Stored(self.folder, *home) as there:
            return home if there.data.get("id") == number else None

    async def _crawl_elsewhere(self, target: Target, number: int, home: tuple[str, str] | None) -> None:
        """Crawl the repository that has the name of the plan now into its own partition, or a new one."""
        data = target.stored.data
        known = data.get("id")
        async with self._opened(*(home or (data["owner"], f"{data['name']}@{number}"))) as there:
            found, stored = {"full_name": target.own, "followed": None}, there.stored
            place = stored.place
            if any(stored.data.get(key) != value for key, value in found.items()):
                await there.commit({}, lambda: stored.data.update(found))
            if not there.is_finished:
                await self._crawl(there)
        if self.done.failed:
            return
        rows: dict[str, Any] = {}
        if known is None:
            detail = f"its rows are in the partition of its earlier name, {place}"
            settle = target.add_outcome(rows, "repositories", 200, "renamed", detail, target.own)
            await target.finish(rows, settle, self.partition.streams)
        else:
            detail = f"the name is that of another repository now (id {number}, before {known}), in {place}"
            settle = target.add_outcome(rows, "repositories", 200, "replaced", detail, target.own, key=target.own)
            await target.finish(rows, settle, ())

    async def _commit_unavailable(self, stream: Stream, target: Target, error: Unavailable) -> None:
        if self._is_known(target):
            await target.finish_unavailable(stream.name, error, self.partition.streams)
            return
        # The repository of the partition may be readable under another name of the plan.
        rows: dict[str, Any] = {}
        settle = target.add_outcome(
            rows, stream.name, error.status, error.outcome, error.detail, target.own, key=target.own
        )
        await target.finish(rows, settle, ())

    async def _commit_repository(self, stream: Stream, target: Target, step: _walks.Step) -> None:
        stored, found = target.stored, dict[str, Any](followed=self._key if self._is_own(target) else None)
        rows: dict[str, Any] = {}
        settle: Callable[[], None] | None = None
        if step.items:
            number, own = step.items[0].get("id"), f"{stored.data['owner']}/{stored.data['name']}"
            full = checked(str(step.items[0].get("full_name") or own))
            found.update(id=number, full_name=full)
            rows[stream.name] = table(stream, step.items, number, self._options.raw)
            if stored.stream(stream.name).get("again"):
                rows[stream.name] = stored.changed(stream, rows[stream.name])
            settle = target.add_outcome(rows, stream.name, 200, *_renamed(own, full), full)

        def change() -> None:
            if isinstance(found.get("id"), int):
                self.folder.set_id(found["id"], stored.owner, stored.name)
            if settle is not None:
                settle()
                stored.stream(stream.name)["walk"] = step.state
            stored.stream(stream.name).pop("again", None)
            stored.data["outcomes"].pop(target.own, None)
            stored.data.update(found)
            stored.stream(stream.name)["run"] = self.partition.run

        await target.commit(rows, change)
        if step.items:
            target.count(stream, 1)


def _renamed(before: str, now: str) -> tuple[str, str]:
    """The outcome for a repository whose name was and is this."""
    if before.lower() == now.lower():
        return "ok", ""
    owner = before.partition("/")[0].lower() == now.partition("/")[0].lower()
    return ("renamed" if owner else "transferred"), f"{before} is {now} now"
