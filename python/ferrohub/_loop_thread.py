"""Event loops in threads of their own, on which blocking calls run coroutines."""

from __future__ import annotations

import asyncio
import concurrent.futures
import threading
from typing import TYPE_CHECKING, Any, TypeVar, cast

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from typing import TypeAlias

    from typing_extensions import Self

_T = TypeVar("_T")
if TYPE_CHECKING:
    #: The result of a coroutine, or the exception that would end its event loop.
    _Outcome: TypeAlias = tuple[_T | None, BaseException | None]


class LoopThread:
    """An event loop in a thread, which no exception ends.

    :param name: the name of the thread
    """

    def __init__(self, name: str) -> None:
        self._loop = asyncio.new_event_loop()
        self._is_ended = False
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while not self._is_ended:
            self._run_until_raised()

    def _run_until_raised(self) -> None:
        """Run the loop; SystemExit and KeyboardInterrupt of a task end this call, but not the loop."""
        try:
            self._loop.run_forever()
        except (SystemExit, KeyboardInterrupt) as error:
            message = f"{type(error).__name__} was raised on the event loop of the thread {self._thread.name}"
            self._loop.call_exception_handler({"message": message, "exception": error})

    def submit(self, job: Coroutine[Any, Any, _T]) -> concurrent.futures.Future[_Outcome[_T]]:
        """Start a coroutine; :func:`result_of` waits for it."""
        return asyncio.run_coroutine_threadsafe(_outcome(job), self._loop)

    def run(self, job: Coroutine[Any, Any, _T]) -> _T:
        """Run a coroutine and return its result. If the wait is interrupted, the coroutine is cancelled."""
        return result_of(self.submit(job))

    def end(self) -> None:
        """Stop the loop and wait for its thread."""
        self._is_ended = True
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_exception: object) -> None:
        self.end()


async def _outcome(job: Coroutine[Any, Any, _T]) -> _Outcome[_T]:
    try:
        return await job, None
    except (SystemExit, KeyboardInterrupt) as error:
        return None, error


def result_of(future: concurrent.futures.Future[_Outcome[_T]]) -> _T:
    """Wait for a coroutine and return its result; if the wait is interrupted, it is cancelled."""
    try:
        result, error = future.result()
    except BaseException:
        future.cancel()
        raise
    if error is not None:
        raise error
    return cast("_T", result)
