"""Pages of one stream that are requested before the walk reaches them."""

from __future__ import annotations

import asyncio
import collections
import dataclasses
from typing import TYPE_CHECKING, Any

from ferrohub.crawl._pages import only
from ferrohub.crawl._walks import steps

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine

    from ferrohub.crawl._replies import Reply
    from ferrohub.crawl._walks.steps import Get
    from ferrohub.crawl.streams import Stream

#: Pages of a stream that are in flight or wait to be used.
MOST = 8
#: Items that a window has in common with the page before it: 2 % more requests.
OVERLAP = 2
#: After so many misses in a row, the rest is read page by page.
MOST_MISSES = 4
#: After so many pages, the number of items is requested if the pages do not tell how many follow.
COUNTED_AFTER = 6


@dataclasses.dataclass(frozen=True)
class Room:
    """How many pages may be requested in advance.

    :param slots: as many as all streams may have together. A page takes a free one until it is used
    :param count: requests the number of items of the stream
    """

    slots: asyncio.Semaphore
    count: Callable[[], Awaitable[int | None]]


@dataclasses.dataclass
class _Window:
    """A page in flight: the position of its first item, and the number of its page."""

    start: int
    number: int
    task: asyncio.Task[Reply]


class Windows:
    """Pages of a stream that is sorted by its changes, oldest first.

    Such a page begins at a time, that of the last item before it. Windows are further pages, which are requested by
    number from times within the last page, so that each begins a few items before the end of the one before it. It
    counts if it begins at an earlier time than that ends: then all items between them that did not change meanwhile are
    on one of them, whichever GitHub read first. Those that did change follow later. Otherwise, the page is requested
    from the time where the walk is. So the walk depends on no window, and its state is the same as without.

    :param room: how many to request, or None for none
    :param is_whole: whether the walk reads all items, so that their number tells how many follow
    """

    def __init__(self, stream: Stream, get: Get, room: Room | None, *, is_whole: bool) -> None:
        self._stream, self._get, self._room, self._is_whole = stream, get, room, is_whole
        self._size = int(stream.parameters()["per_page"])
        self._flight: collections.deque[_Window] = collections.deque()
        #: The keys and times of the last page, and the position of its first item.
        self._page: list[tuple[Any, float]] = []
        self._start = 0
        #: The number of pages and items so far, and of items that follow at least, or None if it is not known.
        self._pages, self._found = 0, 0
        self._left: int | None = None
        self._misses, self._overlap = 0, OVERLAP

    async def take(self) -> Reply | None:
        """The next page, if it was requested and continues the last one."""
        if not self._flight or self._room is None:
            return None
        window = self._flight.popleft()
        try:
            reply = await window.task
        except Exception:
            reply = None  # it is requested again, and raises if it still fails
        finally:
            self._room.slots.release()
        page = self._continued(reply) if reply is not None else None
        if reply is None or page is None:
            self._misses, self._overlap = self._misses + 1, min(2 * self._overlap, self._size // 4)
            await self.aclose()
            return None
        known = {*self._page}
        new = [at for at, each in enumerate(page) if each not in known]
        self._misses = 0
        self._note(page, len(new), window.start, window.number, reply.last)
        return dataclasses.replace(reply, items=only(reply.items, new))

    def _continued(self, reply: Reply) -> list[tuple[Any, float]] | None:
        """The keys and times of a window that continues the last page, or None."""
        page = self._sorted(reply)
        is_next = page and reply.next is not None and page[0][1] < self._page[-1][1] < page[-1][1]
        return page if is_next else None

    def note(self, reply: Reply) -> None:
        """Note a page that was not requested in advance."""
        self._note(self._sorted(reply), len(reply.items), 0, 1, reply.last)

    def _note(self, page: list[tuple[Any, float]], new: int, start: int, number: int, last: int | None) -> None:
        self._page, self._start = page, start
        self._pages, self._found = self._pages + 1, self._found + new
        if last is not None:
            # The last page has at least one item.
            self._left = max(0, (last - number - 1) * self._size + 1)
        elif self._left is not None:
            self._left -= new

    def _sorted(self, reply: Reply) -> list[tuple[Any, float]]:
        """The keys and times of the items of a page; none if they are not sorted by their times."""
        times = [at for at in reply.times if at is not None]
        if len(times) < len(reply.items) or times != sorted(times):
            return []
        return list(zip(reply.keys, times, strict=True))

    async def fill(self) -> None:
        """Request further pages: none while only the first is used, then one, then twice as many each time."""
        room = self._room
        if room is None or self._pages < 2 or self._misses >= MOST_MISSES:
            return
        if self._left is None and self._pages == COUNTED_AFTER and self._is_whole:
            self._left = max(0, await _counted(room) - self._found)
        most = min(MOST, 1 << (self._pages - 2))
        while len(self._flight) < most and not room.slots.locked() and (window := self._next()) is not None:
            await room.slots.acquire()
            self._flight.append(window)

    def _next(self) -> _Window | None:
        """The window behind the last one, which has no items that are not known to be there: it would end too early."""
        end = self._start + len(self._page)
        behind = self._flight[-1].start + self._size if self._flight else end
        for start in range(behind - self._overlap, behind - self._size // 2, -1):
            # It begins whole pages after an item of the last page that is the first of its time.
            at = (start - self._start) % self._size
            if not 0 < at < len(self._page) or self._page[at - 1][1] == self._page[at][1]:
                continue
            if start + self._size > end + (self._left or 0):
                return None
            number = (start - self._start - at) // self._size + 1
            query = {**self._stream.parameters(), "since": steps.shown(self._page[at][1])}
            task = self._get({**query, **({"page": str(number)} if number > 1 else {})})
            return _Window(start, number, asyncio.ensure_future(task))
        return None

    async def aclose(self) -> None:
        """Cancel what is in flight."""
        tasks, self._flight = [window.task for window in self._flight], collections.deque()
        await _cancel(tasks, self._room)


async def _counted(room: Room) -> int:
    """The number of items, or 0 if it cannot be requested: the stream may be readable without it."""
    try:
        return await room.count() or 0
    except Exception:
        return 0


class Pages:
    """Numbered pages that do not change, as those of a commit, so that they can be requested in any order.

    :param room: how many to request in advance, or None for none
    """

    def __init__(self, room: Room | None) -> None:
        self._room, self._used = room, 0
        self._flight: dict[int, asyncio.Task[Reply]] = {}

    async def get(self, number: int, request: Callable[[int], Coroutine[Any, Any, Reply]]) -> Reply:
        """A page.

        :param request: requests the page with a number
        """
        reply = await self._waited(number)
        if reply is None:
            reply = await request(number)
        self._used += 1
        most = min(MOST, 1 << (self._used - 1))
        following = range(number + 1, min(reply.last or 0, number + most) + 1)
        for each in (each for each in following if each not in self._flight):
            if self._room is None or self._room.slots.locked():
                break
            await self._room.slots.acquire()
            self._flight[each] = asyncio.ensure_future(request(each))
        return reply

    async def _waited(self, number: int) -> Reply | None:
        """The page, if it was requested. If that has failed, it is requested again."""
        task = self._flight.pop(number, None)
        if task is None or self._room is None:
            return None
        try:
            return await task
        except Exception:
            return None
        finally:
            self._room.slots.release()

    async def aclose(self) -> None:
        """Cancel what is in flight."""
        tasks, self._flight = list(self._flight.values()), {}
        await _cancel(tasks, self._room)


async def _cancel(tasks: list[asyncio.Task[Reply]], room: Room | None) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    if room is not None:
        for _ in tasks:
            room.slots.release()
