"""Tasks that belong together, and blocking forms: an event loop for a call, or for as long as an iterator is read."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, TypeVar

from ferrohub._loop_thread import LoopThread

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence

_T = TypeVar("_T")
_END = object()
_NAME = "ferrohub-crawl"


def run(start: Callable[[], Coroutine[Any, Any, _T]]) -> _T:
    """The result of a coroutine; also where an event loop is running already, as in a notebook."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return asyncio.run(start())
    # If the call is interrupted, what was begun in threads ends first, with its locks.
    with LoopThread(_NAME, patience=None) as thread:
        return thread.run(start())


def iterate(start: Callable[[], AsyncIterator[_T]]) -> Iterator[_T]:
    """The items of an asynchronous iterator, which goes on in a thread while the program uses an item."""
    with LoopThread(_NAME) as thread:
        items = start()
        try:
            while (item := thread.run(_next(items))) is not _END:
                yield item
        finally:
            thread.run(_close(items))


async def _next(items: AsyncIterator[Any]) -> Any:
    return await anext(items, _END)


async def _close(items: Any) -> None:
    await items.aclose()


async def all_or_none(tasks: Sequence[asyncio.Task[Any]], patient: type[Exception] | tuple[()] = ()) -> None:
    """Wait for tasks; if one raises, the others are cancelled.

    :param patient: exceptions after which the others may end by themselves
    """
    try:
        await asyncio.gather(*tasks)
    except BaseException as error:
        if not isinstance(error, patient):
            for task in tasks:
                task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        raise
