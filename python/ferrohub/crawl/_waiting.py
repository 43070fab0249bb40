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


class Waiting:
    """Pages that were read one after another, and not committed yet."""

    def __init__(self) -> None:
        self._tables: list[Any] = []
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
        self._size += table.get_total_buffer_size()
        # The walk may change the state before it reaches the next page.
        self._last, self._state = dataclasses.replace(step, items=[], state={}), json.dumps(step.state)
        is_late = time.monotonic() - self._since >= SECONDS
        return step.done or is_late or self._size >= SIZE or len(self._tables) >= PAGES

    def take(self) -> tuple[Step, Any]:
        """The last page, without its items, and the rows of all of them, which wait no longer."""
        assert self._last is not None
        step = dataclasses.replace(self._last, state=json.loads(self._state))
        found = step, _arrays.arrow().concat_tables(self._tables)
        self._last, self._tables = None, []
        return found
