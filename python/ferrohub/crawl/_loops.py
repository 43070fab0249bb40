"""Blocking forms: an event loop for a call, or for as long as an iterator is read."""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine, Iterator

_T = TypeVar("_T")
_END = object()


def run(start: Callable[[], Coroutine[Any, Any, _T]]) -> _T:
    """The result of a coroutine; also where an event loop is running already, as in a notebook."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return asyncio.run(start())
    with _Thread() as thread:
        return thread.call(start())


def iterate(start: Callable[[], AsyncIterator[_T]]) -> Iterator[_T]:
    """The items of an asynchronous iterator, which goes on in a thread while the program uses an item."""
    with _Thread() as thread:
        items = start()
        try:
            while (item := thread.call(_next(items))) is not _END:
                yield item
        finally:
            thread.call(_close(items))


async def _next(items: AsyncIterator[Any]) -> Any:
    return await anext(items, _END)


async def _close(items: Any) -> None:
    await items.aclose()


class _Thread:
    """A thread with an event loop."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="ferrohub-crawl", daemon=True)

    def __enter__(self) -> _Thread:
        self._thread.start()
        return self

    def __exit__(self, *_exception: object) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def call(self, coroutine: Coroutine[Any, Any, _T]) -> _T:
        """The result of a coroutine that runs in the thread; cancelled if this thread is interrupted."""
        future = asyncio.run_coroutine_threadsafe(coroutine, self._loop)
        try:
            return future.result()
        except BaseException:
            future.cancel()
            raise
