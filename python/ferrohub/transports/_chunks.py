"""Chunks of the bodies of responses. What they come from is closed at their end, and if nobody reads on."""

from __future__ import annotations

import contextlib
import inspect
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import asyncio
    from collections.abc import AsyncIterator, Callable, Iterator


class Chunks:
    """An iterator of chunks, which closes a connection also if it was never begun, unlike a generator.

    :param chunks: the chunks
    :param close: closes what they come from
    """

    def __init__(self, chunks: Iterator[bytes], close: Callable[[], object]) -> None:
        self._chunks = chunks
        self._close: Callable[[], object] | None = close

    def __iter__(self) -> Chunks:
        return self

    def __next__(self) -> bytes:
        try:
            return next(self._chunks)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Close what the chunks come from, once."""
        close, self._close = self._close, None
        if close is not None:
            close()

    def __del__(self) -> None:
        with contextlib.suppress(Exception):
            self.close()


class AsyncChunks:
    """The same for the running event loop, on which a response that is dropped is closed soon.

    :param chunks: the chunks
    :param close: closes what they come from: a function or a coroutine function
    """

    def __init__(self, chunks: AsyncIterator[bytes], close: Callable[[], Any]) -> None:
        import asyncio

        self._chunks = chunks
        self._close: Callable[[], Any] | None = close
        self._loop = asyncio.get_running_loop()

    def __aiter__(self) -> AsyncChunks:
        return self

    async def __anext__(self) -> bytes:
        try:
            return await anext(self._chunks)
        except GeneratorExit:
            self.drop()  # nothing can be awaited any more
            raise
        except BaseException:
            await self.aclose()
            raise

    async def aclose(self) -> None:
        """Close what the chunks come from, once."""
        close, self._close = self._close, None
        if close is not None:
            await _closed(close)

    def drop(self) -> None:
        """Let the event loop close what the chunks come from."""
        close, self._close = self._close, None
        if close is not None:
            with contextlib.suppress(RuntimeError):  # the loop was closed
                self._loop.call_soon_threadsafe(_close_soon, self._loop, close)

    def __del__(self) -> None:
        self.drop()


async def _closed(close: Callable[[], Any]) -> None:
    result = close()
    if inspect.isawaitable(result):
        await result


#: Keeps tasks from being collected before they end.
_closing: set[asyncio.Task[None]] = set()


def _close_soon(loop: asyncio.AbstractEventLoop, close: Callable[[], Any]) -> None:
    task = loop.create_task(_closed(close))
    _closing.add(task)
    task.add_done_callback(_ended)


def _ended(task: asyncio.Task[None]) -> None:
    _closing.discard(task)
    if not task.cancelled():
        task.exception()  # nobody is left whom it could concern
