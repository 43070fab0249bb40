"""Items of a page whose columns were made of the JSON at once: an item itself is decoded when it is read."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ferrohub._core import _page
from ferrohub.crawl import _arrays, _columns

if TYPE_CHECKING:
    from ferrohub._core import Response, _Page
    from ferrohub.crawl._columns import Column
    from ferrohub.crawl.streams import Stream


class Rows(Sequence[Any]):
    """Items of a page, or some of them.

    :param stream: the stream
    :param page: the page
    :param chosen: the numbers of these items on the page
    """

    def __init__(self, stream: Stream, page: _Page, chosen: list[int] | None = None) -> None:
        self._stream, self._page = stream, page
        self._chosen = list(range(len(page))) if chosen is None else chosen

    def __len__(self) -> int:
        return len(self._chosen)

    def __getitem__(self, at: Any) -> Any:
        found = self._chosen[at]
        return [self._page.item(each) for each in found] if isinstance(at, slice) else self._page.item(found)

    def only(self, chosen: list[int]) -> Rows:
        """Some of these items."""
        if len(chosen) == len(self):
            return self
        return Rows(self._stream, self._page, [self._chosen[at] for at in chosen])

    @functools.cached_property
    def keys(self) -> list[Any]:
        """What identifies each item."""
        keys = self._page.keys
        return [keys[at] for at in self._chosen]

    @functools.cached_property
    def times(self) -> list[float | None]:
        """The time of each item that the stream is sorted by, in seconds since 1970."""
        times = _columns.seconds(self._buffers[-1])
        return [times[at] for at in self._chosen]

    def digest(self, at: int) -> str:
        """A hash of the columns of an item."""
        return _columns.digest_of(self._page.row_bytes(self._chosen[at], len(self._stream.own_fields())))

    def arrays(self) -> list[Any]:
        """The columns as Arrow arrays."""
        columns, count = self._stream.own_fields(), len(self._page)
        # After them is the time.
        parts = zip(columns, self._buffers[: len(columns)], strict=True)
        arrays = [_arrays.of_buffers(column.kind, count, *each) for column, each in parts]
        if len(self) == count:
            return arrays
        chosen = _arrays.array("int", self._chosen)
        return [array.take(chosen) for array in arrays]

    @functools.cached_property
    def _buffers(self) -> list[Any]:
        return self._page.buffers()


def rows(stream: Stream, response: Response) -> tuple[Rows, int | None] | None:
    """The items of a page, and the number of items on all pages if the page has it. None if the items have to be
    decoded to be read, or the page is not of the usual form.
    """
    members = stream.members()
    if members is None or not stream.is_read_by_columns:
        return None
    page = _page(response, stream.list_member, members, _readers(stream.own_fields(), stream.cursor or ""), stream.key)
    return None if page is None else (Rows(stream, page), page.total)


def only(items: Sequence[Any], chosen: list[int]) -> Sequence[Any]:
    """Some of the items of a page."""
    return items.only(chosen) if isinstance(items, Rows) else [items[at] for at in chosen]


@functools.cache
def _readers(columns: tuple[Column, ...], cursor: str) -> tuple[Any, ...]:
    """What reads the columns, and the time that the stream is sorted by."""
    return _columns.readers((*columns, _columns.Column("", tuple(cursor.split(".")), "time")))
