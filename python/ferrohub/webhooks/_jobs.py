"""Handlers that run: on event loops, and functions that are no coroutine functions in threads."""

from __future__ import annotations

import asyncio
import concurrent.futures
import contextvars
import inspect
import os
import threading
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from ferrohub._loop_thread import LoopThread, result_of

_T = TypeVar("_T")
#: Seconds to wait for requests that are read when their event loop ends.
_SHORT = 5.0
#: Number of threads that verify large deliveries. Others wait for milliseconds.
_VERIFIERS = 2


class Jobs:
    """The deliveries in progress, of which there is a maximum, and the threads of functions that may block."""

    def __init__(self, max_running: int, max_threads: int) -> None:
        self._max_running = max_running
        self._max_threads = max_threads
        self._lock = threading.Lock()
        self._begin()

    def _begin(self) -> None:
        """A process that was forked has nothing of what its parent runs."""
        self._process = os.getpid()
        self._tasks: dict[asyncio.Task[Any], asyncio.AbstractEventLoop] = {}
        self._count = 0
        self._threads: concurrent.futures.ThreadPoolExecutor | None = None
        self._verifiers: concurrent.futures.ThreadPoolExecutor | None = None
        self._loop: Loop | None = None

    def _here(self) -> None:
        if self._process != os.getpid():
            self._lock = threading.Lock()
            self._begin()

    @property
    def running(self) -> int:
        """The number of deliveries in progress."""
        return self._count

    def reserve(self) -> bool:
        """Whether one more delivery may be handled; then ``release`` must follow."""
        self._here()
        with self._lock:
            if self._count >= self._max_running:
                return False
            self._count += 1
            return True

    def release(self) -> None:
        """End a delivery."""
        with self._lock:
            self._count -= 1

    def start(self, job: Coroutine[Any, Any, _T]) -> asyncio.Task[_T]:
        """Run a job on the running event loop, whatever becomes of the request."""
        loop = asyncio.get_running_loop()
        task = loop.create_task(job)
        with self._lock:
            self._tasks[task] = loop

        def forget(done: asyncio.Task[Any]) -> None:
            with self._lock:
                self._tasks.pop(done, None)

        task.add_done_callback(forget)
        return task

    async def call(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """Call a function in a thread, or a coroutine function on this event loop, and return its result.

        What it raises is raised as an ``Exception``, if this task is not cancelled and the program not interrupted.
        """
        if _is_coroutine_function(function):
            return await _awaited(function, function(*arguments))
        context = contextvars.copy_context()
        work = asyncio.get_running_loop().run_in_executor(self._pool(), context.run, _called, function, *arguments)
        result = await work
        return await _awaited(function, result) if inspect.isawaitable(result) else result

    async def verify(self, function: Callable[..., _T], *arguments: Any) -> _T:
        """Call a function that takes little time in a thread that no handler occupies."""
        self._here()
        with self._lock:
            if self._verifiers is None:
                name = "ferrohub-webhooks-verify"
                self._verifiers = concurrent.futures.ThreadPoolExecutor(_VERIFIERS, thread_name_prefix=name)
        return await asyncio.get_running_loop().run_in_executor(self._verifiers, function, *arguments)

    def _pool(self) -> concurrent.futures.ThreadPoolExecutor:
        self._here()
        with self._lock:
            if self._threads is None:
                name = "ferrohub-webhooks"
                self._threads = concurrent.futures.ThreadPoolExecutor(self._max_threads, thread_name_prefix=name)
            return self._threads

    def run(self, job: Coroutine[Any, Any, _T]) -> _T:
        """Run a job on the event loop for blocking calls, and wait for it."""
        self._here()
        with self._lock:
            if self._loop is None:
                self._loop = Loop()
            # With the lock, so that the loop does not end before it has the job.
            future = self._loop.submit(job)
        return result_of(future)

    async def drain(self, timeout: float | None) -> None:
        """Wait for the tasks of this event loop; cancel those that take longer."""
        loop = asyncio.get_running_loop()
        own = {task for task, at in list(self._tasks.items()) if at is loop and task is not asyncio.current_task()}
        if not own:
            return
        _, left = await asyncio.wait(own, timeout=timeout)
        for task in left:
            task.cancel()
        if left:
            await asyncio.wait(left)

    def close(self, timeout: float | None) -> None:
        """Wait for the tasks of blocking calls, and end their event loop and the threads."""
        self._here()
        with self._lock:
            loop, self._loop = self._loop, None
        if loop is not None:
            loop.run(self.drain(timeout))
            loop.end()
        self.end_threads()

    def end_threads(self) -> None:
        """Let the threads end when their functions have returned."""
        with self._lock:
            pools = self._threads, self._verifiers
            self._threads = self._verifiers = None
        for threads in pools:
            if threads is not None:
                threads.shutdown(wait=False)

    @property
    def has_loop(self) -> bool:
        """Whether there is an event loop for blocking calls."""
        self._here()
        return self._loop is not None


class Loop(LoopThread):
    """The event loop of blocking calls."""

    def __init__(self) -> None:
        super().__init__("ferrohub-webhooks-loop")

    def end(self) -> None:
        """Wait for what is left, which is short, and end the thread."""
        self.run(_finished())
        super().end()


async def _finished() -> None:
    """Wait for the other tasks of this event loop; a thread waits for each of them."""
    left = asyncio.all_tasks() - {asyncio.current_task()}
    if left:
        _, left = await asyncio.wait(left, timeout=_SHORT)
    for task in left:
        task.cancel()
    if left:
        await asyncio.wait(left)


def _called(function: Callable[..., Any], *arguments: Any) -> Any:
    """Call a function in a thread.

    A future of asyncio does not hold StopIteration, takes CancelledError of either module for its own cancellation, and
    raises SystemExit and KeyboardInterrupt in the event loop, which ends. They are raised as a RuntimeError.
    """
    try:
        return function(*arguments)
    except (StopIteration, concurrent.futures.CancelledError) as error:
        raise _failure(function, error) from error
    except Exception:
        raise
    except BaseException as error:
        raise _failure(function, error) from error


async def _awaited(function: Callable[..., Any], result: Awaitable[Any]) -> Any:
    """Await what a coroutine function returned.

    SystemExit and KeyboardInterrupt would end the event loop, and with it the server. They are raised as a
    RuntimeError, as is a CancelledError of another task for which the function waited.
    """
    try:
        return await result
    except (Exception, GeneratorExit):
        raise
    except asyncio.CancelledError as error:
        if _is_cancelled():
            raise
        raise _failure(function, error) from error
    except BaseException as error:
        # In the main thread, it is Ctrl-C.
        if isinstance(error, KeyboardInterrupt) and threading.current_thread() is threading.main_thread():
            raise
        raise _failure(function, error) from error


def _is_cancelled() -> bool:
    """Whether this task is cancelled; True if that is unknown, as with Python 3.10."""
    cancelling: Callable[[], int] | None = getattr(asyncio.current_task(), "cancelling", None)
    return cancelling is None or cancelling() > 0


def _failure(function: Callable[..., Any], error: BaseException) -> RuntimeError:
    name = getattr(function, "__qualname__", None) or repr(function)
    return RuntimeError(f"{name} raised {type(error).__qualname__}")


def _is_coroutine_function(function: Callable[..., Any]) -> bool:
    called = getattr(function, "__call__", None)  # noqa: B004
    return inspect.iscoroutinefunction(function) or inspect.iscoroutinefunction(called)
