"""What is crawled into a partition, a repository or an owner, and what a run commits there."""

from __future__ import annotations

import asyncio
import dataclasses
import functools
from typing import TYPE_CHECKING, Any

from ferrohub.crawl import _repair, streams
from ferrohub.crawl._data_files import LOST
from ferrohub.crawl._locks import Busy, in_thread
from ferrohub.crawl._replies import FAILED
from ferrohub.crawl._requests import BudgetSpent, ends_crawl, reason, status_of
from ferrohub.crawl._rows import table
from ferrohub.crawl.plan import TARGET
from ferrohub.crawl.streams import path_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from concurrent.futures import Executor

    from ferrohub.crawl._partition import Partition as Stored
    from ferrohub.crawl._replies import Unavailable
    from ferrohub.crawl._waiting import Total
    from ferrohub.crawl.plan import Partition
    from ferrohub.crawl.streams import Stream


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


@dataclasses.dataclass(frozen=True)
class Options:
    """How a target is crawled.

    :param raw: whether rows have the JSON of items
    :param sweep: whether deleted items are looked for
    :param on_rows: called with the number of rows after each commit
    :param writers: threads that write files
    :param waiting: what waits of all streams until it is committed
    """

    raw: bool
    sweep: bool
    on_rows: Callable[[int], None]
    writers: Executor
    waiting: Total


class Target:
    """A repository or an owner that is crawled into a partition.

    :param part: what the plan has of it
    :param stored: the partition, which is locked
    :param done: notes what is done
    """

    def __init__(self, part: Partition, stored: Stored, done: Done, options: Options) -> None:
        self.part, self.stored, self.done, self.options = part, stored, done, options
        #: Its streams are read at once, and committed one after another.
        self.turn = asyncio.Lock()
        #: What is wrong with items of pages that were read, by stream and the place of the page.
        self.invalid: dict[str, dict[str, str]] = {}
        #: Whether an error has ended the crawl, so that no other stream begins.
        self.is_over = False

    @property
    def own(self) -> str:
        """The name that the plan has."""
        return f"{self.part.owner}/{self.part.name}"

    @property
    def full_name(self) -> str:
        """The present name, as far as is known."""
        found = str(self.stored.data.get("full_name"))
        return found if TARGET.fullmatch(found) else self.own

    @property
    def number(self) -> Any:
        """The ID that its rows have."""
        return self.stored.data.get("account" if self.part.is_of_owner else "id")

    def path(self, full_name: str = "") -> dict[str, str]:
        """The values for the placeholders of routes, under a name, or the present one."""
        return path_of(full_name or self.full_name, self.stored.data.get("kind"))

    @property
    def is_finished(self) -> bool:
        """Whether this run has read all streams."""
        return all(map(self.is_done, self.part.streams))

    def is_done(self, stream: Stream) -> bool:
        """Whether this run has read a stream, and swept it if it is to be swept."""
        return self.is_read(stream) and self.is_swept(stream)

    def is_read(self, stream: Stream) -> bool:
        """Whether this run has read a stream."""
        return bool(self.stored.stream(stream.name)["run"] == self.part.run)

    def is_swept(self, stream: Stream) -> bool:
        """Whether a stream needs no sweep, or none any more."""
        swept = self.stored.stream(stream.name).get("swept", "")
        # After the loss of a file, also without the option: rows that say that an item is gone may be lost.
        is_wanted = (self.options.sweep or swept is None) and stream.is_swept
        return not is_wanted or swept == self.part.run

    def table(self, stream: Stream, items: Sequence[Any]) -> Any:
        """The rows of items."""
        return table(stream, items, self.number, self.options.raw)

    async def in_thread(self, function: Callable[..., None], *args: Any, **options: Any) -> None:
        """Call a function that writes files in another thread, so that the event loop does not wait for the disk.

        A call that has begun ends before the task is cancelled: the repository is locked until then.
        """
        await in_thread(functools.partial(function, *args, **options), threads=self.options.writers)

    async def commit(self, rows: dict[str, Any], change: Callable[[], None], **options: Any) -> None:
        """Write rows and the state.

        :param options: options of :meth:`ferrohub.crawl._partition.Partition.commit`
        """
        await self.in_thread(self.stored.commit, rows, change, **options)

    async def leave_out(self) -> None:
        """Leave out the rows in files that cannot be read, as others have found."""
        is_read_again = any(state.get("again") for state in self.stored.data["streams"].values())
        if is_read_again or any(self.stored.record.lost.values()):
            await self.in_thread(_repair.leave_out_known, self.stored, self.part.streams)

    async def finish(
        self, rows: dict[str, Any], settle: Callable[[], None] | None, finished: tuple[Stream, ...]
    ) -> None:
        """Commit what concerns whole streams.

        :param settle: changes the state
        :param finished: streams that are read with that
        """

        def change() -> None:
            if settle is not None:
                settle()
            for stream in finished:
                self.stored.stream(stream.name)["run"] = self.part.run

        await self.commit(rows, change)

    async def finish_unavailable(self, stream: str, error: Unavailable, finished: tuple[Stream, ...]) -> None:
        """Commit why a stream cannot be read."""
        rows: dict[str, Any] = {}
        settle = self.add_outcome(rows, stream, error.status, error.outcome, error.detail)
        await self.finish(rows, settle, finished)

    async def fail(self, stream: Stream, error: Exception, *, goes_on: bool = False) -> None:
        """Note that a stream has failed, unless the error concerns others as well.

        :param goes_on: whether its walk has got further before, so that what it keeps is not damaged
        """
        if isinstance(error, (Busy, BudgetSpent)) or ends_crawl(error):
            self.is_over = True
            raise error
        await self.in_thread(self.stored.reload)
        state = self.stored.stream(stream.name)
        if isinstance(error, (AttributeError, LookupError, TypeError)) and state["walk"] and not goes_on:
            # What the walk keeps may be damaged: the stream is read from its beginning.
            state.update(walk={}, again=True)
        if isinstance(error, LOST):
            await self.in_thread(_repair.leave_out, self.stored, error, self.part.streams)
        self.done.failed[stream.name] = reason(error)
        rows: dict[str, Any] = {}
        settle = self.add_outcome(rows, stream.name, status_of(error), FAILED, reason(error))
        await self.finish(rows, settle, ())

    def add_outcome(
        self, rows: dict[str, Any], stream: str, status: int | None, outcome: str, detail: str,
        name: str = "", *, parent: Any = None, key: str = "",
    ) -> Callable[[], None]:  # fmt: skip
        """Add a row to the outcomes, unless the stream or the key has it already. Returns the change of the state."""
        key, data = key or stream, self.stored.data
        now = {"status": status, "outcome": outcome, "detail": detail, "name": name}
        known = data["outcomes"].get(key, {"status": 200, "outcome": "ok", "detail": "", "name": name})
        row = {"run": self.part.run, "stream": stream, "parent": parent, **now}
        if parent is None and all(known[part] == now[part] for part in ("status", "outcome", "detail")):
            return lambda: None
        rows[streams.OUTCOMES.name] = table(streams.OUTCOMES, [row], self.number, False)
        self.done.outcomes.append({"owner": data["owner"], "repository": data["name"], **row})

        def change() -> None:
            if parent is None:
                self.stored.data["outcomes"][key] = now

        return change

    def count(self, stream: Stream, rows: int) -> None:
        """Note rows that were committed."""
        self.done.rows[stream.name] = self.done.rows.get(stream.name, 0) + rows
        self.options.on_rows(rows)
