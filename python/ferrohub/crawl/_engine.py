"""Crawls in one process: several repositories at once, on one event loop."""

from __future__ import annotations

import asyncio
import collections
import dataclasses
import time
from typing import TYPE_CHECKING, Any

from ferrohub.crawl import _planning, _progress, _requests, _state
from ferrohub.crawl._locks import Busy
from ferrohub.crawl._repository import Done, Repository, note_missing
from ferrohub.crawl.results import Report

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ferrohub.crawl._forms import Choice
    from ferrohub.crawl.plan import Plan
    from ferrohub.crawl.results import Progress
    from ferrohub.crawl.streams import Stream

#: How often a repository is tried whose requests fail for reasons that pass.
ROUNDS = 3
#: Seconds between two looks at repositories that other processes crawl.
LOOK_AGAIN = 0.2


@dataclasses.dataclass
class Options:
    """The options of a crawl."""

    raw: bool = False
    budget: int | None = None
    progress: bool | Callable[[Progress], object] = False
    concurrency: int = 8
    graphql: Choice = "auto"


class Crawl:
    """A crawl into a folder."""

    def __init__(self, clients: list[Any], folder: _state.Folder, options: Options) -> None:
        self.folder, self.options = folder, options
        self.budget = _requests.Budget(options.budget)
        self.requests = [_requests.Requests(client, self.budget) for client in clients]
        self.reporter = _progress.Reporter(options.progress, self.requests, self.budget)
        self.report = Report()

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
            self.reporter.close()
            self.folder.writers.shutdown(wait=False)
        return self.report

    async def _run(self, names: Iterable[str], chosen: Iterable[str | Stream]) -> None:
        plan = await _planning.make(names, chosen, self.requests[0], self.folder, self.options.graphql)
        self.report.repositories = self.reporter.total = len(plan)
        self.report.outcomes += note_missing(plan, self.folder)
        await self._work(plan)
        if self.report.complete:
            await _planning.finish(plan, self.folder)

    async def _work(self, plan: Plan) -> None:
        """Crawl all repositories; those that fail or that another process has are tried again."""
        left, failures = collections.deque(range(len(plan))), 0
        while left:
            again: dict[int, Exception] = {}
            workers = [
                asyncio.ensure_future(self._worker(plan, at % len(self.requests), left, again))
                for at in range(min(self.options.concurrency, len(left)))
            ]
            await all_or_none(workers)
            if self.budget.spent:
                return
            failed = {at: error for at, error in again.items() if not isinstance(error, Busy)}
            failures += bool(failed)
            self.report.failed = {str(plan[at]): str(error) for at, error in failed.items()}
            left.extend(at for at in sorted(again) if at not in failed or failures < ROUNDS)
            if left and len(failed) < len(again):
                await asyncio.sleep(LOOK_AGAIN)
        self.report.complete = not self.report.failed

    async def _worker(self, plan: Plan, client: int, left: collections.deque[int], again: dict[int, Exception]) -> None:
        while left and not self.budget.spent:
            at = left.popleft()
            try:
                self._add(await self._repository(plan, at, client))
            except _requests.BudgetSpent:
                return
            except Busy as error:
                again[at] = error
            except Exception as error:
                if not _requests.is_transient(error):
                    raise
                again[at] = error
            else:
                self.reporter.finish()

    async def _repository(self, plan: Plan, at: int, client: int) -> Done:
        requests, raw = self.requests[client], self.options.raw
        found = Repository(plan[at], self.folder, requests, raw=raw, on_rows=self.reporter.add)
        try:
            return await found.crawl()
        except BaseException:
            # What it had committed stays.
            self._add(found.done)
            raise

    def _add(self, done: Done) -> None:
        for stream, rows in done.rows.items():
            self.report.rows[stream] = self.report.rows.get(stream, 0) + rows
        self.report.outcomes += done.outcomes


async def all_or_none(tasks: list[asyncio.Task[None]]) -> None:
    """Wait for tasks; if one raises, the others are cancelled."""
    try:
        await asyncio.gather(*tasks)
    except BaseException:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        raise
