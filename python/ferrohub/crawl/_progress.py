"""The progress of a crawl."""

from __future__ import annotations

import asyncio
import sys
import time
from typing import TYPE_CHECKING, Any

from ferrohub.crawl.results import Progress

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from ferrohub.crawl._requests import Budget, Requests

#: Seconds between two calls of the callback if nothing happens, and at least between two others.
TICK, LEAST = 1.0, 0.1
#: Seconds of a wait that need not be shown when it begins.
SHORT = 0.5


class CallbackFailed(BaseException):
    """The callback has raised, which ends the crawl; whatever fails otherwise is noted and tried again."""

    def __init__(self, error: Exception) -> None:
        super().__init__(str(error))
        self.error = error


class Reporter:
    """Counts, and tells the callback or the bar: at most ten times per second, and at least once."""

    def __init__(self, shown: bool | Callable[[Progress], object], requests: list[Requests], budget: Budget) -> None:
        self._show: Callable[[Progress], object] | None = _Bar() if shown is True else shown or None
        self._requests, self._budget = requests, budget
        self._last = 0.0
        self.finished = self.total = self.rows = 0
        for each in requests:
            each.on_wait = self._wait_begins

    async def accompany(self, work: Coroutine[Any, Any, None]) -> None:
        """Do some work, and show the progress once per second meanwhile, also while all requests wait."""
        tasks = [asyncio.ensure_future(work), *([asyncio.ensure_future(self._tick())] if self._show else [])]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            ended = [task for task in tasks if task.done()]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        try:
            ended[0].result()
        except CallbackFailed as failed:
            raise failed.error from None

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            self.show()

    def _wait_begins(self, seconds: float) -> None:
        self.show(now=seconds >= SHORT)

    def add(self, rows: int) -> None:
        """Count rows."""
        self.rows += rows
        self.show()

    def finish(self) -> None:
        """Count a repository."""
        self.finished += 1
        self.show()

    def show(self, *, now: bool = False) -> None:
        """Show the progress, unless that was done just now."""
        if self._show is not None and (now or time.monotonic() - self._last >= LEAST):
            self._last = time.monotonic()
            try:
                self._show(self.progress())
            except Exception as error:
                raise CallbackFailed(error) from error

    def progress(self) -> Progress:
        """How far the crawl is."""
        quotas = [quota for requests in self._requests for quota in requests.quotas()]
        remaining = [quota.remaining for quota in quotas if quota.remaining is not None]
        reset = min((quota.reset for quota in quotas if quota.reset is not None), default=None)
        # A client that has nothing to do does not wait.
        until = min((each.waiting_until for each in self._requests if each.in_flight), default=0.0)
        return Progress(
            finished=self.finished,
            total=self.total,
            rows=self.rows,
            requests=self._budget.sent,
            remaining=sum(remaining) if remaining else None,
            reset=reset,
            waiting=max(0.0, until - time.time()),
        )

    def close(self) -> None:
        """Show the progress for the last time."""
        try:
            self.show(now=True)
        except CallbackFailed as failed:
            raise failed.error from None
        if isinstance(self._show, _Bar):
            self._show.close()


class _Bar:
    """A bar of tqdm if it is installed, else a line on stderr."""

    def __init__(self) -> None:
        self._bar: Any = None

    def __call__(self, progress: Progress) -> None:
        try:
            from tqdm.auto import tqdm  # type: ignore[import-untyped]
        except ModuleNotFoundError:
            line = f"\rcrawl: {progress.finished} of {progress.total} repositories, {progress}"
            print(line.ljust(100), end="", file=sys.stderr, flush=True)
            return
        self._bar = self._bar or tqdm(desc="crawl", unit=" repositories")
        self._bar.total = progress.total
        self._bar.n = progress.finished
        self._bar.set_postfix_str(str(progress))

    def close(self) -> None:
        """End the line."""
        if self._bar is not None:
            self._bar.close()
        else:
            print(file=sys.stderr)
