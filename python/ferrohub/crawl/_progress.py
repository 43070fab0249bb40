"""The progress of a crawl."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING, Any

from ferrohub.crawl.results import Progress

if TYPE_CHECKING:
    from collections.abc import Callable

    from ferrohub.crawl._requests import Budget, Quota


class Reporter:
    """Counts, and tells the callback or the bar at most ten times per second."""

    def __init__(self, shown: bool | Callable[[Progress], object], quotas: list[Quota], budget: Budget) -> None:
        self._show: Callable[[Progress], object] | None = _Bar() if shown is True else shown or None
        self._quotas, self._budget = quotas, budget
        self._last = 0.0
        self.finished = self.total = self.rows = 0

    def add(self, rows: int) -> None:
        """Count rows."""
        self.rows += rows
        self.show()

    def finish(self) -> None:
        """Count a repository."""
        self.finished += 1
        self.show()

    def show(self, *, last: bool = False) -> None:
        """Show the progress, unless that was done just now."""
        if self._show is not None and (last or time.monotonic() - self._last >= 0.1):
            self._last = time.monotonic()
            self._show(self.progress())

    def progress(self) -> Progress:
        """How far the crawl is."""
        known = [quota for quota in self._quotas if quota.remaining is not None]
        remaining = sum(quota.remaining or 0 for quota in known) if known else None
        reset = min((quota.reset for quota in known if quota.reset is not None), default=None)
        until = [quota.waiting_until for quota in self._quotas]
        waits = [each for each in until if each is not None]
        waiting = max(0.0, min(waits) - time.time()) if waits and len(waits) == len(until) else 0.0
        return Progress(self.finished, self.total, self.rows, self._budget.sent, remaining, reset, waiting)

    def close(self) -> None:
        """Show the progress for the last time."""
        self.show(last=True)
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
