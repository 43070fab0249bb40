"""Locks between processes. The operating system releases those of a process that was killed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pathlib
import sys

if sys.platform == "win32":
    import msvcrt

    def _acquire(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _acquire(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Busy(Exception):
    """Another process or task holds the lock."""


class Lock:
    """A lock on a file, held from its creation to its release.

    :raises Busy: it is held already
    """

    def __init__(self, path: pathlib.Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._handle: int | None = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o644)
        try:
            _acquire(self._handle)
        except OSError:
            self.release()
            raise Busy(path) from None

    def release(self) -> None:
        """Release the lock, if it is held."""
        handle, self._handle = self._handle, None
        if handle is not None:
            os.close(handle)


async def wait_for(path: pathlib.Path) -> Lock:
    """A lock, once no other process holds it."""
    while True:
        with contextlib.suppress(Busy):
            return Lock(path)
        await asyncio.sleep(0.05)
