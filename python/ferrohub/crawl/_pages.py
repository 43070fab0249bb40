"""Items of a page whose columns were made of the JSON at once: an item itself is decoded when it is read."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from ferrohub._core import _page
from ferrohub.crawl import _arrays, _columns

if TYPE_CHECKING:
    from ferrohub._core import Response, _Page
    from ferrohub.crawl._columns import Column
    from ferrohub.crawl.streams import Stream


class Rows(Sequence[Any]):
    """Items of a page, or some of them.

    :param columns: the columns of the page
    :param chosen: the numbers of these items on the page
    """

    def __init__(self, columns: _PageColumns, chosen: Sequence[int]) -> None:
        self._columns, self._chosen = columns, chosen

    def __len__(self) -> int:
        return len(self._chosen)

    def __getitem__(self, at: Any) -> Any:
        found, item = self._chosen[at], self._columns.page.item
        return [item(each) for each in found] if isinstance(at, slice) else item(found)

    def only(self, chosen: list[int]) -> Rows:
        """Some of these items."""
        if len(chosen) == len(self):
            return self
        return Rows(self._columns, [self._chosen[at] for at in chosen])

    @functools.cached_property
    def keys(self) -> list[Any]:
        """What identifies each item."""
        keys = self._columns.page.keys
        return [keys[at] for at in self._chosen]

    @functools.cached_property
    def times(self) -> list[float | None]:
        """The time of each item that the stream is sorted by, in seconds since 1970."""
        times = self._columns.times
        return [times[at] for at in self._chosen]

    def digest(self, at: int) -> str:
        """A hash of the columns of an item."""
        return _columns.digest_of(self._columns.page.row_bytes(self._chosen[at], len(self._columns.of)))

    def table(self, made: Callable[[int, dict[Column, Any]], Any]) -> Any:
        """A table of these items.

        :param made: makes the table of all items of the page, of their number and of the arrays of their columns
        """
        table, chosen = made(len(self._columns.page), self._columns.arrays()), self._chosen
        start, count = (chosen[0] if chosen else 0), len(chosen)
        if not count or chosen[-1] - start + 1 == count:
            return table.slice(start, count)
        return table.take(_arrays.array("int", chosen))

    def release(self) -> None:
        """Free the JSON and the columns of the page, about 2 MB. Only the number of items can be read then."""
        self._columns.release()


class _PageColumns:
    """The columns of a page.

    :param of: the columns that are read of its items; after them is the time that the stream is sorted by
    """

    def __init__(self, page: _Page, of: tuple[Column, ...]) -> None:
        self.page, self.of = page, of

    @functools.cached_property
    def _buffers(self) -> list[Any]:
        return self.page.buffers()

    @functools.cached_property
    def times(self) -> list[float | None]:
        return _columns.seconds(self._buffers[-1])

    def release(self) -> None:
        for name in ("page", "_buffers", "times"):
            self.__dict__.pop(name, None)

    def arrays(self) -> dict[Column, Any]:
        count, parts = len(self.page), zip(self.of, self._buffers, strict=False)
        return {column: _arrays.of_buffers(column.kind, count, *each) for column, each in parts}


def rows(stream: Stream, response: Response) -> tuple[Rows, int | None] | None:
    """The items of a page, and the number of items on all pages if the page has it. None if the items have to be
    decoded to be read, or the page is not of the usual form.
    """
    members = stream.members()
    if members is None or not stream.is_read_by_columns:
        return None
    columns = stream.own_fields()
    page = _page(response, stream.list_member, members, _readers(columns, stream.cursor_path), stream.key)
    return None if page is None else (Rows(_PageColumns(page, columns), range(len(page))), page.total)


def release(items: Sequence[Any]) -> None:
    """Free the page of these items, of which a table was made: a walk keeps it until it has the next one."""
    if isinstance(items, Rows):
        items.release()


def keys(stream: Stream, items: Sequence[Any]) -> list[Any]:
    """What identifies each of the items of a page."""
    return items.keys if isinstance(items, Rows) else stream.keys_of(items)


def only(items: Sequence[Any], chosen: list[int]) -> Sequence[Any]:
    """Some of the items of a page."""
    return items.only(chosen) if isinstance(items, Rows) else [items[at] for at in chosen]


@functools.cache
def _readers(columns: tuple[Column, ...], cursor: tuple[str, ...]) -> tuple[Any, ...]:
    """What reads the columns, and the time that the stream is sorted by."""
    return _columns.readers((*columns, _columns.Column("", cursor, "time")))
