"""The bound of walks: a server whose pages have nothing new, but always a next one, does not keep a crawl busy."""

from __future__ import annotations

import collections
from typing import TYPE_CHECKING, Any

from ferrohub.exceptions import TransportError

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["MOST", "Bound"]

#: So many pages in a row without a new item end a walk with an error.
MOST = 100
#: The last pages, which a later one is compared with.
REMEMBERED = 50
#: A walk may read its pages again, but a page that was read so many times is not new.
TIMES = 5


class Bound:
    """Counts the pages in a row that are empty, the same as one of the last, or were read many times.

    :param what: what is read, for the error
    """

    def __init__(self, what: str) -> None:
        self._what, self._count = what, 0
        self._last: collections.deque[int | None] = collections.deque(maxlen=REMEMBERED)
        self._times: collections.Counter[int | None] = collections.Counter()

    def check(self, items: Sequence[Any]) -> None:
        """Note a page that is followed by another one.

        :param items: the items of the page
        :raises TransportError: there have been too many without a new item
        """
        mark = hash((len(items), repr(items[0]), repr(items[-1]))) if items else None
        is_new = mark is not None and mark not in self._last and self._times[mark] < TIMES
        self._last.append(mark)
        self._times[mark] += 1
        self._count = 0 if is_new else self._count + 1
        if self._count >= MOST:
            text = f"{MOST} pages in a row without a new item"
            raise TransportError(f"the pages of {self._what} do not end: {text}")
