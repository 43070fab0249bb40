"""Sweeps: which items of a stream GitHub no longer has, although the folder has rows of them, and the reverse."""

from __future__ import annotations

import dataclasses
import datetime
import re
from typing import TYPE_CHECKING, Any

from ferrohub.crawl import _arrays, _columns, _walks
from ferrohub.crawl._replies import GONE, Unavailable
from ferrohub.crawl.streams import DELETED
from ferrohub.exceptions import TransportError

if TYPE_CHECKING:
    from ferrohub.crawl._partition import Partition as Stored
    from ferrohub.crawl._requests import Requests
    from ferrohub.crawl._walks import Get
    from ferrohub.crawl.streams import Stream

#: A listing that changes is compared with itself at most so many times.
LOOKS = 3
#: So many missing items are requested one by one, also if the listing has fewer pages.
DIRECT = 100
#: Of more missing items, about so many are requested: GitHub limits how many items some listings have.
PROBES = 10
#: The kinds of columns whose values have another form in files than in JSON.
_STORED = {"json": "str", "number": "int"}
#: The repository of a URL: its ID, as redirects have it, or its owner and name.
_REPOSITORY = re.compile(r"/(?:repositories/(\d+)|repos/([^/?]+/[^/?]+))(?:[/?]|$)")


@dataclasses.dataclass
class Found:
    """What a sweep has found.

    :param gone: keys of items that were deleted
    :param added: items that the folder does not have, or as deleted: they are there again, or had moved to a page that
        was read already
    """

    gone: set[Any] = dataclasses.field(default_factory=set)
    added: list[Any] = dataclasses.field(default_factory=list)


class Sweep:
    """A sweep of a stream.

    A listing alone does not show that an item is gone: while it is read, items move from one page to another. So items
    that it does not have are requested; or, if they have no request of their own or are too many, the pages are
    requested again with their ETags. If none has changed, the listing had everything at once.

    :param get: requests a page
    :param requests: sends the other requests
    :param path: values for the placeholders of routes
    :param number: ID of the repository
    :param head: the commit whose history is listed, for the order ``history``
    :param has_gaps: whether the folder may lack items, so that the number of all shows nothing
    """

    def __init__(
        self, stream: Stream, get: Get, requests: Requests, path: dict[str, str], number: Any, head: str | None,
        *, has_gaps: bool = False,
    ) -> None:  # fmt: skip
        self._stream, self._get, self._requests = stream, get, requests
        self._path, self._number, self._has_gaps = path, number, has_gaps
        self._key = next(column for column in stream.fields() if column.name == stream.key_column)
        self._query = {**stream.parameters(), **({"sha": head} if head is not None else {})}
        #: The pages of a commit do not change.
        self._is_fixed = head is not None
        self._seen: dict[Any, Any] = {}
        self._pages: dict[str, tuple[str | None, dict[str, str] | None]] = {}

    async def find(self, known: dict[Any, bool]) -> Found:
        """Compare what the folder has with what GitHub has.

        :param known: the keys in the folder, each with whether its last row says that the item is gone
        :raises Unavailable: the stream cannot be read
        """
        present = {key for key, is_gone in known.items() if not is_gone}
        if not present:
            return Found()
        try:
            # A single page is read at once.
            is_counted = not self._has_gaps and len(present) > int(self._query["per_page"])
            if is_counted and await self._total() == len(present):
                return Found()
            await self._look(present)
        except Unavailable:
            if self._is_fixed:
                return Found()  # the branch was rewritten meanwhile
            raise
        gone = present - self._seen.keys()
        if gone and not self._is_fixed:
            gone = await self._confirmed(gone, present)
        return Found(gone, [item for item in self._seen.values() if item is not None])

    async def _total(self) -> int | None:
        """The number of items, or None if GitHub does not count them, or has another route for that which cannot be
        read.
        """
        try:
            return await self._requests.total(self._stream, self._path, self._query)
        except Unavailable:
            return None

    async def _look(self, present: set[Any]) -> bool:
        """Read the listing. Returns whether it has changed since the last time.

        :param present: keys of the items that the folder has: others are kept
        """
        get, query, changed = _walks.bounded(self._stream, self._get), self._query, False
        looked_at = set[str]()
        while True:
            if repr(query) in looked_at:
                # The bound does not count it, as its status is 304 now.
                what = f"the pages of {self._stream.name}"
                raise TransportError(f"{what} do not end: a page is followed by an earlier one")
            looked_at.add(repr(query))
            etag, following = self._pages.get(repr(query), (None, None))
            reply = await get(query, etag)
            if reply.status != 304:
                changed, following = True, reply.next
                self._pages[repr(query)] = (reply.etag, following)
                for item in reply.items:
                    key = self._key.value(item)
                    self._seen[key] = None if key is None or key in present else item
            if following is None:
                return changed
            query = following

    async def _confirmed(self, gone: set[Any], present: set[Any]) -> set[Any]:
        """Those that are gone, of those that were not listed."""
        if self._stream.item is not None and len(gone) <= max(DIRECT, len(self._pages)):
            return await self._requested(gone, self._stream.item)
        for _ in range(LOOKS):
            changed = await self._look(present)
            gone -= self._seen.keys()
            if not changed and gone:
                total = await self._total()
                if (total is None or len(self._seen) >= total) and await self._are_gone(gone):
                    return gone
                break  # GitHub does not list everything
        return await self._requested(gone, self._stream.item) if self._stream.item is not None else set()

    async def _are_gone(self, keys: set[Any]) -> bool:
        """Whether some of these items cannot be requested any more, if they have a request of their own."""
        some = set(sorted(keys)[:: max(1, len(keys) // PROBES)])
        return self._stream.item is None or await self._requested(some, self._stream.item) == some

    async def _requested(self, keys: set[Any], route: str) -> set[Any]:
        """Those of these items that cannot be requested any more."""
        gone = set()
        for key in sorted(keys):
            try:
                response = await self._requests.head(route, {}, {**self._path, "key": key})
                found = response.json()
            except Unavailable as error:  # noqa: PERF203
                if error.status in GONE:
                    gone.add(key)
            else:
                # A transferred issue leads to another one.
                if self._is_elsewhere(response) or (isinstance(found, dict) and self._key.value(found) != key):
                    gone.add(key)
        if gone:
            # If the whole stream is gone meanwhile, its items were not deleted one by one.
            await self._get(self._query)
        return gone

    def _is_elsewhere(self, response: Any) -> bool:
        """Whether GitHub has redirected a request to another repository. A renamed one keeps its ID."""
        place = _REPOSITORY.search(str(response.url)) if response.history else None
        if place is None:
            return False
        if place[1] is not None:
            return place[1] != str(self._number)
        return place[2].lower() != "{owner}/{repo}".format(**self._path).lower()


def known(stream: Stream, stored: Stored) -> dict[Any, bool]:
    """The keys of the rows of a stream, each with whether its last row says that the item is gone."""
    found = dict(_rows(stream, stored))
    found.pop(None, None)
    return found


def rows_gone(stream: Stream, stored: Stored) -> set[int]:
    """The numbers of the rows that say that an item is gone."""
    return {number for number, (_, is_gone) in enumerate(_rows(stream, stored)) if is_gone}


def _rows(stream: Stream, stored: Stored) -> list[tuple[Any, bool]]:
    """The key of each row, and whether the row says that the item is gone."""
    key = str(stream.key_column)
    table = stored.columns(stream.name, [key, DELETED]) if stored.count(stream.name) else None
    if table is None or key not in table.column_names:
        return []
    gone = table[DELETED].is_valid().to_pylist() if DELETED in table.column_names else [False] * len(table)
    return list(zip(table[key].to_pylist(), gone, strict=True))


def tombstones(stream: Stream, stored: Stored, keys: set[Any], raw: bool) -> Any:
    """The last rows of items that are gone, as a table of rows that say so."""
    key = str(stream.key_column)
    rows = list(stored.last_rows(stream.name, key, key, keys, "crawled_at").values())
    now = datetime.datetime.now(datetime.timezone.utc)
    columns = [
        _columns.Column(each.name, (each.name,), _STORED.get(each.kind, each.kind)) for each in stream.fields(raw)
    ]
    times = [column.name for column in columns if column.kind == "time"]
    items = [{**row, **{name: _instant(row.get(name)) for name in times}} for row in rows]
    own = dict.fromkeys(("crawled_at", DELETED), _arrays.constant("time", now, len(rows)))
    return _columns.table(tuple(columns), items, own)


def _instant(value: Any) -> datetime.datetime | None:
    """A time of a file, whose column may have had another type when the file was written."""
    return _arrays.EPOCH + value * _arrays.MICROSECOND if isinstance(value, int) else None
