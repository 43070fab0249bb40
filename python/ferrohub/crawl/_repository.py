"""The crawl of one repository."""

from __future__ import annotations

import asyncio
import copy
import dataclasses
import datetime
import functools
import json
from typing import TYPE_CHECKING, Any

from ferrohub.crawl import _columns, _walks, streams
from ferrohub.crawl._requests import Unavailable

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from ferrohub.crawl._requests import Reply, Requests
    from ferrohub.crawl._state import Folder, Partition as Stored
    from ferrohub.crawl.plan import Partition
    from ferrohub.crawl.streams import Stream


@dataclasses.dataclass
class Done:
    """What a crawl did with a repository.

    :param rows: number of rows written, by stream
    :param outcomes: rows of the table of outcomes
    """

    rows: dict[str, int] = dataclasses.field(default_factory=dict)
    outcomes: list[dict[str, Any]] = dataclasses.field(default_factory=list)


class Repository:
    """A repository that is crawled into a folder."""

    def __init__(
        self, partition: Partition, folder: Folder, requests: Requests, *, raw: bool, on_rows: Callable[[int], None]
    ) -> None:
        self.partition, self.folder, self.requests, self.raw = partition, folder, requests, raw
        self.on_rows = on_rows
        self.done = Done()
        self._moved = False

    async def crawl(self) -> Done:
        """Read what was not read in this run.

        :raises Busy: another process crawls the repository
        """
        with self.folder.open(self.partition.owner, self.partition.name) as stored:
            if not self._is_finished(stored):
                await self._crawl(stored)
        return self.done

    def _is_finished(self, stored: Stored) -> bool:
        return all(stored.stream(stream.name)["run"] == self.partition.run for stream in self.partition.streams)

    async def _crawl(self, stored: Stored) -> None:
        first, *others = self.partition.streams
        if stored.stream(first.name)["run"] != self.partition.run and not await self._identify(first, stored):
            return
        for stream in others:
            if stored.stream(stream.name)["run"] != self.partition.run:
                await self._read(stream, stored)
                if self._moved and not await self._identify(first, stored):
                    return

    async def _identify(self, stream: Stream, stored: Stored) -> bool:
        """Read the repository itself. Returns whether its streams are to be read into this partition."""
        try:
            step = await anext(_walks.walk(stream, self._get(stream, stored), stored.stream(stream.name)["walk"]))
        except Unavailable as error:
            await self._commit_outcome(stored, stream.name, error, self.partition.streams)
            return False
        self._moved = False
        if not step.items:  # nothing has changed
            await self._commit_all(stored, {}, lambda: None, (stream,))
            return True
        number, known = step.items[0].get("id"), stored.data.get("id")
        home = self.folder.of_id(number) if isinstance(number, int) else None
        if known is None and home is not None and home != (stored.data["owner"], stored.data["name"]):
            await self._crawl_elsewhere(stored, home)
            return False
        if known is not None and known != number:
            stored.rename(f"owner={stored.data['owner']}/repository={stored.data['name']}@{number}")
        await self._commit_repository(stream, stored, step, known)
        return True

    async def _crawl_elsewhere(self, stored: Stored, home: tuple[str, str]) -> None:
        """Crawl a repository into the partition of the name that it had when it was first crawled."""
        name = f"{stored.data['owner']}/{stored.data['name']}"
        with self.folder.open(*home) as there:
            there.data["full_name"] = name
            if not self._is_finished(there):
                await self._crawl(there)
        rows: dict[str, Any] = {}
        detail = f"its rows are in the partition of its earlier name, {home[0]}/{home[1]}"
        settle = self._outcome(stored, rows, "repositories", 200, "renamed", detail, name)
        await self._commit_all(stored, rows, settle, self.partition.streams)

    async def _commit_repository(self, stream: Stream, stored: Stored, step: _walks.Step, known: Any) -> None:
        number = step.items[0].get("id")
        name = f"{stored.data['owner']}/{stored.data['name']}"
        full = str(step.items[0].get("full_name") or name)
        outcome, detail = _renamed(name, full)
        if known is not None and known != number:
            outcome, detail = "replaced", f"the name is that of another repository now (id {number}, before {known})"
        if isinstance(number, int):
            self.folder.set_id(number, stored.data["owner"], stored.data["name"])
        rows = {stream.name: table(stream, step.items, number, self.raw)}
        settle = self._outcome(stored, rows, stream.name, 200, outcome, detail, full)

        def change() -> None:
            settle()
            stored.data.update(id=number, full_name=full)
            stored.stream(stream.name).update(walk=step.state, run=self.partition.run)

        await self._in_thread(stored.commit, rows, change)
        self._count(stream, 1)

    async def _read(self, stream: Stream, stored: Stored) -> None:
        """Read a stream to its end, and commit each page."""
        state = stored.stream(stream.name)
        walk = copy.deepcopy(state["walk"])
        try:
            async for step in self._steps(stream, stored, walk):
                await self._commit(stream, stored, step)
        except Unavailable as error:
            await self._commit_outcome(stored, stream.name, error, (stream,))
        await self._in_thread(stored.settle, stream.name)

    def _steps(self, stream: Stream, stored: Stored, walk: dict[str, Any]) -> AsyncIterator[_walks.Step]:
        get = self._get(stream, stored)
        if stream.parent is None:
            return _walks.walk(stream, get, walk)
        parent = next(each for each in self.partition.streams if each.name == stream.parent)
        epoch = stored.stream(parent.name)["epoch"]
        if walk.get("epoch") != epoch:
            walk = {}  # all rows of the parent were replaced
        column = parent.key_column or parent.key
        choice = False if self.raw else self.partition.graphql
        batch = self.requests.forms.reader(stream, choice, lambda: self._full_name(stored))
        return _walks.children(stream, get, walk, lambda start: stored.keys(parent.name, column, start), batch)

    async def _commit(self, stream: Stream, stored: Stored, step: _walks.Step) -> None:
        state = stored.stream(stream.name)
        rows = {stream.name: table(stream, step.items, stored.data.get("id"), self.raw)}
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
                step.state["epoch"] = stored.stream(stream.parent)["epoch"]
            state["walk"] = copy.deepcopy(step.state)
            if step.done:
                state["run"] = self.partition.run

        name = stream.name if step.replaces else ""
        if step.discards:
            state["new"] = []
        await self._in_thread(stored.commit, rows, change, unpublished=name, publish=name if step.done else "")
        self._count(stream, len(step.items))

    def _full_name(self, stored: Stored) -> str:
        return str(stored.data.get("full_name", f"{self.partition.owner}/{self.partition.name}"))

    def _get(self, stream: Stream, stored: Stored) -> _walks._Get:
        """Requests pages of this repository under its present name."""

        async def get(query: dict[str, str], etag: str | None = None, route: str = "", **path: Any) -> Reply:
            owner, _, name = self._full_name(stored).partition("/")
            reply = await self.requests.page(stream, {"owner": owner, "repo": name, **path}, query, etag, route)
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
        self, stored: Stored, rows: dict[str, Any], stream: str, status: int, outcome: str, detail: str,
        name: str = "", *, parent: Any = None,
    ) -> Callable[[], None]:  # fmt: skip
        """Add a row to the outcomes, unless the stream has it already. Returns the change of the state."""
        now = {"status": status, "outcome": outcome, "detail": detail, "name": name}
        known = stored.data["outcomes"].get(stream, {"status": 200, "outcome": "ok", "detail": "", "name": name})
        row = {"run": self.partition.run, "stream": stream, "parent": parent, **now}
        if parent is None and all(known[part] == now[part] for part in ("status", "outcome", "detail")):
            return lambda: None
        rows[streams.OUTCOMES.name] = table(streams.OUTCOMES, [row], stored.data.get("id"), False)
        self.done.outcomes.append({"owner": stored.data["owner"], "repository": stored.data["name"], **row})

        def change() -> None:
            if parent is None:
                stored.data["outcomes"][stream] = now

        return change

    async def _in_thread(self, function: Callable[..., None], *args: Any, **options: Any) -> None:
        """Call a function that writes files in another thread, so that the event loop does not wait for the disk.

        A call that has begun ends before the task is cancelled: the repository is locked until then.
        """
        loop, writes = asyncio.get_running_loop(), functools.partial(function, *args, **options)
        call = loop.run_in_executor(self.folder.writers, writes)
        try:
            await asyncio.shield(call)
        except asyncio.CancelledError:
            await asyncio.wait([call])
            raise

    def _count(self, stream: Stream, rows: int) -> None:
        self.done.rows[stream.name] = self.done.rows.get(stream.name, 0) + rows
        self.on_rows(rows)


def table(stream: Stream, items: list[Any], number: Any, raw: bool) -> Any:
    """The rows of a stream, with the columns that all streams have."""
    now = datetime.datetime.now(datetime.timezone.utc)
    common = {"_repository": number, "_crawled_at": now}
    texts = ({"_raw": json.dumps(item, ensure_ascii=True)} if raw else {} for item in items)
    return _columns.table(
        stream.fields(raw), [{**item, **common, **text} for item, text in zip(items, texts, strict=False)]
    )


def _renamed(before: str, now: str) -> tuple[str, str]:
    """The outcome for a repository whose name was and is this."""
    if before.lower() == now.lower():
        return "ok", ""
    owner = before.partition("/")[0].lower() == now.partition("/")[0].lower()
    return ("renamed" if owner else "transferred"), f"{before} is {now} now"
