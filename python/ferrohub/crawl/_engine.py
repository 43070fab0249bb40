"""Crawls in one process: several repositories at once, on one event loop."""

from __future__ import annotations

import asyncio
import collections
import concurrent.futures
import contextlib
import dataclasses
import time
from typing import TYPE_CHECKING, Any

from ferrohub.crawl import _packing, _planning, _progress, _requests, _writers
from ferrohub.crawl._locks import Busy, acquired, in_thread, released
from ferrohub.crawl._loops import all_or_none
from ferrohub.crawl._missing import note_missing
from ferrohub.crawl._owner import crawled
from ferrohub.crawl._pooling import pooled
from ferrohub.crawl.results import Report

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterable

    from ferrohub.crawl._folder import Folder
    from ferrohub.crawl._forms import Choice
    from ferrohub.crawl._storage import Held
    from ferrohub.crawl._target import Done
    from ferrohub.crawl.plan import Partition, Plan
    from ferrohub.crawl.results import Progress
    from ferrohub.crawl.streams import Stream

#: Seconds between two looks at repositories that other processes crawl.
LOOK_AGAIN = 0.2
#: Threads that pack repositories where each operation takes a request.
PACKING = 8


@dataclasses.dataclass
class Options:
    """The options of a crawl."""

    raw: bool = False
    budget: int | None = None
    progress: bool | Callable[[Progress], object] = False
    concurrency: int = 8
    graphql: Choice = "auto"
    sweep: bool = False


class Crawl:
    """A crawl into a folder."""

    def __init__(self, clients: list[Any], folder: Folder, options: Options) -> None:
        self.folder, self.options = folder, options
        self.budget = _requests.Budget(options.budget)
        self.requests = _requests.Requests(pooled(clients), self.budget, raw=options.raw)
        self.reporter = _progress.Reporter(options.progress, [self.requests], self.budget)
        self.report = Report()
        #: Of the streams of all repositories, so many are read at once.
        self.slots = asyncio.Semaphore(options.concurrency)
        self._held: Held | None = None
        self._packer = _packing.Packer(folder)
        #: The allocators keep memory for each thread, so locally one packs.
        packing = PACKING if folder.storage.is_remote else 1
        self._packing = concurrent.futures.ThreadPoolExecutor(packing, "ferrohub-crawl")

    async def run(self, names: Iterable[str], chosen: Iterable[str | Stream]) -> Report:
        """Plan the crawl and do it, and show the progress."""
        started = time.monotonic()
        try:
            await self.reporter.accompany(self._run(names, chosen))
        except _requests.BudgetSpent:
            pass
        finally:
            self.report.requests, self.report.points = self.budget.sent, self.budget.points
            self.report.seconds = time.monotonic() - started
            self.report.rejected = self.requests.rejected()
            self.reporter.close()
            for threads in (self.folder.writers, self._packing):
                threads.shutdown(wait=False)
        return self.report

    async def _run(self, names: Iterable[str], chosen: Iterable[str | Stream]) -> None:
        names, chosen = list(names), list(chosen)
        await asyncio.to_thread(self.folder.storage.prepare)
        own = _writers.writer(_planning.key(names, chosen), names)
        async with self._writing(own):
            await self._crawl(names, chosen)
            # One after the other, so that the crawl can be cancelled: the first one of an earlier version has many.
            for keys in await in_thread(_packing.due, self.folder, threads=self._packing):
                await in_thread(_packing.pack, self.folder, keys, threads=self._packing)

    @contextlib.asynccontextmanager
    async def _writing(self, own: _writers.Writer) -> AsyncIterator[None]:
        """Hold the folder, with the other processes of this crawl.

        :raises FolderInUse: another crawl writes to it
        """
        self._held = held = await acquired(lambda: self.folder.storage.join(own), True)
        try:
            yield
        finally:
            await released(held, self.folder.storage.is_remote)

    async def _crawl(self, names: list[str], chosen: list[str | Stream]) -> None:
        plan = await self._plan(names, chosen)
        left, pauses = list(range(len(plan))), list(_planning.PAUSES)
        while True:
            failed = await self._try_all(plan, left)
            if self.budget.spent or not (failed or plan.failing) or not pauses:
                break
            await _planning.before_retry(pauses.pop(0))
            if plan.failing:
                known, plan = len(plan), await self._plan(names, chosen)
                failed += range(known, len(plan))
            left = failed
        if not self.budget.spent:
            self.report.complete = not self.report.failed
            await _planning.finish(plan, self.folder, failed=not self.report.complete)

    async def _plan(self, names: Iterable[str], chosen: Iterable[str | Stream]) -> Plan:
        """The plan, with the repositories of owners that could not be listed before."""
        plan = await _planning.make(names, chosen, self.requests, self.folder, self.options.graphql, pauses=())
        self.report.repositories, self.reporter.total = len(plan.repositories), len(plan)
        self.report.outcomes += note_missing(plan, self.folder)
        self.report.failed = {f"{owner}/*": detail for owner, _, detail in plan.failing}
        return plan

    async def _try_all(self, plan: Plan, chosen: list[int]) -> list[int]:
        """Crawl repositories, those that another process has once it has ended. Returns those that have failed."""
        left, failed = collections.deque(chosen), dict[int, str]()
        while left and not self.budget.spent:
            busy: list[int] = []
            workers = [
                asyncio.ensure_future(self._worker(plan, left, busy, failed))
                for _ in range(min(self.options.concurrency, len(left)))
            ]
            await all_or_none(workers)
            left.extend(sorted(busy))
            if busy:
                await asyncio.sleep(LOOK_AGAIN)
        owners = {f"{owner}/*": detail for owner, _, detail in plan.failing}
        self.report.failed = {**owners, **{str(plan[at]): why for at, why in sorted(failed.items())}}
        return sorted(failed)

    async def _worker(self, plan: Plan, left: collections.deque[int], busy: list[int], failed: dict[int, str]) -> None:
        while left and not self.budget.spent:
            at = left.popleft()
            if self._held is not None:
                await asyncio.to_thread(self._held.check)  # which may take requests
            found = crawled(
                plan[at], self.folder, self.requests,
                raw=self.options.raw, on_rows=self.reporter.add, slots=self.slots, sweep=self.options.sweep,
            )  # fmt: skip
            try:
                why = (await found.crawl()).failure
            except _requests.BudgetSpent:
                return
            except Busy:
                busy.append(at)
                continue
            except Exception as error:
                if _requests.ends_crawl(error):
                    raise
                why = _requests.reason(error)
            finally:
                # What it had committed stays.
                self._add(plan[at], found.done)
            if why is None:
                self.reporter.finish()
            else:
                failed[at] = why
            if due := self._packer.add(plan[at].owner, plan[at].name):
                await in_thread(_packing.pack, self.folder, due, threads=self._packing)

    def _add(self, part: Partition, done: Done) -> None:
        # In the order of the plan: streams end in any.
        for name in (stream.name for stream in part.streams if stream.name in done.rows):
            self.report.rows[name] = self.report.rows.get(name, 0) + done.rows[name]
        for name, count in done.deleted.items():
            self.report.deleted[name] = self.report.deleted.get(name, 0) + count
        self.report.outcomes += done.outcomes
