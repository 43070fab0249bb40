"""Event loops in threads of their own, on which blocking calls run coroutines."""

from __future__ import annotations

import asyncio
import concurrent.futures
import os
import threading
import weakref
from typing import TYPE_CHECKING, Any, TypeVar, cast

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from typing import TypeAlias

    from typing_extensions import Self

_T = TypeVar("_T")
#: Seconds for cancelled tasks to end with their loop, unless it has another number.
_SHORT = 1.0
if TYPE_CHECKING:
    #: The result of a coroutine, or the exception that would end its event loop.
    _Outcome: TypeAlias = tuple[_T | None, BaseException | None]


class LoopThread:
    """An event loop in a thread, which no exception ends. The thread ends when nothing refers to this object any more.

    :param name: the name of the thread
    :param patience: seconds for cancelled tasks to end with the loop; None for any
    """

    def __init__(self, name: str, patience: float | None = _SHORT) -> None:
        self._loop = asyncio.new_event_loop()
        # The thread must not refer to this object.
        self._ending = _Ending()
        parts = (self._loop, self._ending, patience)
        self._thread = threading.Thread(target=_run, args=parts, name=name, daemon=True)
        self._thread.start()
        dropped = weakref.finalize(self, _stop, self._loop, self._ending, os.getpid())
        dropped.atexit = False  # the threads of a program that ends are daemons

    def submit(self, job: Coroutine[Any, Any, _T]) -> concurrent.futures.Future[_Outcome[_T]]:
        """Start a coroutine; :func:`result_of` waits for it.

        :raises RuntimeError: the loop ends
        """
        with self._ending.lock:
            if self._ending.is_set():
                job.close()
                raise RuntimeError("the event loop has ended")
            return asyncio.run_coroutine_threadsafe(_outcome(job), self._loop)

    def run(self, job: Coroutine[Any, Any, _T]) -> _T:
        """Run a coroutine and return its result. If the wait is interrupted, the coroutine is cancelled."""
        return result_of(self.submit(job))

    @property
    def is_ending(self) -> bool:
        """Whether the loop ends or has ended."""
        return self._ending.is_set()

    def end(self) -> None:
        """Stop the loop and wait for its thread."""
        _stop(self._loop, self._ending, os.getpid())
        self._thread.join()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_exception: object) -> None:
        self.end()


class _Ending(threading.Event):
    """Set when a loop ends. With the lock, a coroutine begins before that or not at all, as nothing would run it."""

    def __init__(self) -> None:
        super().__init__()
        self.lock = threading.Lock()


def _run(loop: asyncio.AbstractEventLoop, ending: _Ending, patience: float | None) -> None:
    """Run a loop until it ends, and close it."""
    _run_until_raised(loop)
    while not ending.is_set():
        _run_until_raised(loop)
    loop.run_until_complete(asyncio.sleep(0))  # each task begins, so that none has a coroutine that is never awaited
    left = asyncio.all_tasks(loop)
    for task in left:
        task.cancel()
    if left:
        loop.run_until_complete(asyncio.wait(left, timeout=patience))
    loop.run_until_complete(asyncio.sleep(0))  # those that ended last tell whoever waits for them
    loop.close()


def _run_until_raised(loop: asyncio.AbstractEventLoop) -> None:
    """Run a loop; SystemExit and KeyboardInterrupt of a task end this call, but not the loop."""
    try:
        loop.run_forever()
    except (SystemExit, KeyboardInterrupt) as error:
        name = threading.current_thread().name
        message = f"{type(error).__name__} was raised on the event loop of the thread {name}"
        loop.call_exception_handler({"message": message, "exception": error})


def _stop(loop: asyncio.AbstractEventLoop, ending: _Ending, process: int) -> None:
    """Let the thread of a loop end. A forked child leaves that of its parent alone."""
    if process != os.getpid():
        return
    with ending.lock:
        if not ending.is_set():
            ending.set()
            loop.call_soon_threadsafe(loop.stop)


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
