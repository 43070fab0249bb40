"""The pages of a stream that wait to be committed together, so that their rows are written once."""

from __future__ import annotations

import dataclasses
import json
import time
from typing import TYPE_CHECKING, Any

from ferrohub.crawl import _arrays

if TYPE_CHECKING:
    from ferrohub.crawl._walks import Step

#: A commit is due after so many pages or bytes, or with the first page that is read so many seconds after the first
#: one that waits: a kill costs the work of about a second.
PAGES, SIZE, SECONDS = 16, 4 * 2**20, 1.0
#: Bytes of a table from which on its file is as those that are merged of many.
LARGE = 2**20
#: If the pages of all streams together have so many bytes, a commit is due from :data:`LARGE` bytes on.
TOTAL = 4 * 2**20


class Total:
    """The bytes of the pages of all streams that wait."""

    size = 0


class Waiting:
    """Pages of a stream that were read one after another, and not committed yet.

    :param total: what waits of all streams
    """

    def __init__(self, total: Total) -> None:
        self._tables, self._total = list[Any](), total
        #: The last of them, its state as JSON, the bytes of all rows, and when the first one was read.
        self._last: Step | None = None
        self._state, self._size, self._since = "", 0, 0.0

    def __bool__(self) -> bool:
        return self._last is not None

    def add(self, step: Step, table: Any) -> bool:
        """Have a page wait. Returns whether a commit is due.

        :param table: the rows of the page
        """
        if not self:
            self._size, self._since = 0, time.monotonic()
        self._tables.append(table)
        size = table.get_total_buffer_size()
        self._size, self._total.size = self._size + size, self._total.size + size
        # The walk may change the state before it reaches the next page.
        self._last, self._state = dataclasses.replace(step, items=[], state={}), json.dumps(step.state)
        is_late = time.monotonic() - self._since >= SECONDS
        is_large = self._size >= (LARGE if self._total.size >= TOTAL else SIZE)
        return step.done or is_late or is_large or len(self._tables) >= PAGES

    def take(self) -> tuple[Step, Any]:
        """The last page, without its items, and the rows of all of them, which wait no longer."""
        assert self._last is not None
        step = dataclasses.replace(self._last, state=json.loads(self._state))
        found = step, _arrays.arrow().concat_tables(self._tables)
        self._last, self._tables = None, []
        self._total.size -= self._size
        return found
