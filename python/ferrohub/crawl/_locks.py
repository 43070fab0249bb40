"""Locks between processes. The operating system releases those of a process that was killed."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import sys
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

if TYPE_CHECKING:
    import pathlib
    from collections.abc import Callable
    from concurrent.futures import Executor

    class _Closing(Protocol):
        def close(self) -> None: ...

    _C = TypeVar("_C", bound=_Closing)
    _R = TypeVar("_R")

if sys.platform == "win32":
    import msvcrt

    def _acquire(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _acquire(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


#: What a lock that another process or task holds raises; on Windows, it is one of the last two.
_HELD = frozenset({errno.EAGAIN, errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK})
#: A file whose folder others remove meanwhile is created at most so many times.
TRIES = 100


class Busy(Exception):
    """Another process or task holds the lock."""


class Lock:
    """A lock on a file, held from its creation until it is closed.

    :raises Busy: it is held already
    :raises OSError: the file system has no locks
    """

    #: Nobody else writes while the lock is held, so the names of files need no token.
    token = ""

    #: It ends with its process, so nobody takes it over from one that goes on.
    is_taken_over = False

    def __init__(self, path: pathlib.Path) -> None:
        self._place = path
        self._handle: int | None = _opened(path)
        try:
            _acquire(self._handle)
            self.check()
        except OSError as error:
            self.close()
            if error.errno in _HELD:
                raise Busy(path) from None
            raise OSError(error.errno, f"{os.strerror(error.errno or 0)}, when it was locked", str(path)) from None
        except Busy:
            self.close()
            raise

    def write(self, data: bytes) -> None:
        """Write to the file of the lock, for others to read."""
        if self._handle is not None:
            os.write(self._handle, data)

    def check(self) -> None:
        """Raise :class:`Busy` if another process has removed the file, so that others lock another one."""
        if self._handle is None:
            raise Busy(self._place)
        own = os.fstat(self._handle)
        try:
            now = self._place.stat()
        except FileNotFoundError:
            raise Busy(self._place) from None
        if (now.st_dev, now.st_ino) != (own.st_dev, own.st_ino):
            raise Busy(self._place)

    def close(self) -> None:
        """Release the lock, if it is held."""
        handle, self._handle = self._handle, None
        if handle is not None:
            os.close(handle)

    def remove(self) -> None:
        """Release the lock and remove its file. Windows removes no file that another process has opened."""
        if self._handle is None:
            return  # the file may be another's by now
        if sys.platform == "win32":
            self.close()
        try:
            with contextlib.suppress(OSError):
                self._place.unlink(missing_ok=True)
        finally:
            self.close()


def _opened(path: pathlib.Path) -> int:
    flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0)
    return created(path, lambda: os.open(path, flags, 0o644))


def created(path: pathlib.Path, create: Callable[[], _R]) -> _R:
    """What a function returns that creates a file. Its folder is made.

    :raises FileNotFoundError: the folder cannot be made, such as on a drive that does not exist
    """
    for _ in range(TRIES):
        with contextlib.suppress(FileNotFoundError):  # another process has removed the folder, which was empty
            path.parent.mkdir(parents=True, exist_ok=True)
            return create()
    path.parent.mkdir(parents=True, exist_ok=True)
    return create()


async def acquired(acquire: Callable[[], _C], in_thread: bool) -> _C:
    """What a function returns that acquires a lock.

    :param in_thread: whether to call it in a thread. A call that has begun ends before the task is cancelled, and the
        lock is released
    """
    if not in_thread:
        return acquire()
    call = asyncio.get_running_loop().run_in_executor(None, acquire)
    try:
        return await ended(call)
    except asyncio.CancelledError:
        if call.exception() is None:
            call.result().close()
        raise


async def ended(call: asyncio.Future[_R]) -> _R:
    """What a call in a thread returns. It goes on however often the task is cancelled, which then is cancelled after
    it.
    """
    try:
        await asyncio.wait([call])
    except asyncio.CancelledError:
        while not call.done():
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.wait([call])
        call.exception()  # has been seen; asyncio would log it otherwise
        raise
    return call.result()


async def in_thread(function: Callable[..., _R], *args: Any, threads: Executor | None = None) -> _R:
    """Call a function in a thread. A call that has begun ends before the task is cancelled.

    :param threads: those of the event loop by default
    """
    return await ended(asyncio.get_running_loop().run_in_executor(threads, function, *args))


async def released(held: _Closing, in_a_thread: bool, threads: Executor | None = None) -> None:
    """Release a lock, also if no thread can be had any more, as when the event loop has ended.

    :param in_a_thread: whether to release it in a thread, as that takes requests or waits for the disk
    :param threads: those of the event loop by default
    """
    try:
        if in_a_thread:
            await in_thread(held.close, threads=threads)
    finally:
        held.close()


async def wait_for(acquire: Callable[[], _C], in_thread: bool) -> _C:
    """A lock, once no other process holds it."""
    while True:
        with contextlib.suppress(Busy):
            return await acquired(acquire, in_thread)
        await asyncio.sleep(0.05)
