"""One crawl at a time writes to a folder. Its processes and tasks hold the folder together; another crawl raises.

A crawl is known by the hash of its repositories and streams. On a file system, each process has a file in
``_state/writers``, which it keeps locked and which says who it is: files whose locks are free were left by processes
that were killed. In an object store, the processes of a crawl renew one lease (`_object_store.py`).
"""

from __future__ import annotations

import contextlib
import dataclasses
import datetime
import json
import os
import pathlib
import secrets
import socket
import time
from typing import Any

from ferrohub.crawl import _locks

#: The files of the processes that write, the lock that is held while one is added, and the lease in an object store.
WRITERS, MUTEX, LEASE = "_state/writers", "_state/writers.lock", "_state/writer.json"
#: Seconds to wait for the lock that is held while a process is added, and between two attempts.
PATIENCE, PAUSE = 60.0, 0.005
#: Repositories that are named in an error.
SHOWN = 3


class FolderInUse(RuntimeError):
    """Another crawl writes to the folder: other repositories or streams, in this process or another one.

    :param place: the folder
    :param writer: who writes to it
    """

    def __init__(self, place: str, writer: str) -> None:
        self.writer = writer
        super().__init__(
            f"{place} is in use by {writer}. One crawl at a time can write to a folder: wait until that one has ended, "
            "or crawl into another folder"
        )

    def __reduce__(self) -> Any:
        return _unpickled, (self.args[0], self.writer)


def _unpickled(text: str, writer: str) -> FolderInUse:
    error = FolderInUse.__new__(FolderInUse, text)
    error.writer = writer
    return error


@dataclasses.dataclass(frozen=True)
class Writer:
    """A process or task that writes to a folder.

    :param crawl: what the processes of a crawl have in common
    :param who: how it is named in the errors of others
    :param is_task: whether it is a task of a plan, of which there may be thousands
    """

    crawl: str
    who: str
    is_task: bool = False


def writer(crawl: str, names: list[str], *, is_task: bool = False) -> Writer:
    """This process.

    :param names: the repositories of the crawl
    """
    shown = ", ".join(names[:SHOWN]) + (f" and {len(names) - SHOWN} more" if len(names) > SHOWN else "")
    now = datetime.datetime.now(datetime.timezone.utc)
    who = f"the crawl of {shown} (process {os.getpid()} on {socket.gethostname()}, since {now:%Y-%m-%dT%H:%M:%SZ})"
    return Writer(crawl, who, is_task)


def join(root: pathlib.Path, own: Writer) -> Member:
    """Become a writer of a local folder.

    :raises FolderInUse: another crawl writes to it
    :raises TimeoutError: a process that is stopped has been joining
    """
    folder = root / WRITERS
    with contextlib.closing(_mutex(root / MUTEX)):
        for path in folder.glob("*.lock"):
            other = _alive(path)
            if other is not None and other.crawl != own.crawl:
                raise FolderInUse(str(root), other.who)
        return Member(folder / f"{secrets.token_hex(8)}.lock", own)


def _mutex(path: pathlib.Path) -> _locks.Lock:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return _locks.Lock(path)
        except _locks.Busy:
            if time.monotonic() > until:
                raise TimeoutError(f"{path} is locked by a process that does not go on") from None
        time.sleep(PAUSE)


def _alive(path: pathlib.Path) -> Writer | None:
    """The process that holds a file. One that nobody holds is removed."""
    try:
        _locks.Lock(path).close()
    except _locks.Busy:
        with contextlib.suppress(FileNotFoundError), path.open("rb", buffering=0) as file:
            file.seek(1)
            return Writer(**json.loads(file.read()))
    with contextlib.suppress(OSError):
        path.unlink()
    return None


class Member(_locks.Lock):
    """The file of a process that writes, locked until it is closed."""

    def __init__(self, path: pathlib.Path, own: Writer) -> None:
        super().__init__(path)
        self._path = path
        try:
            # Windows lets nobody read the byte that is locked.
            self.write(b" " + json.dumps(dataclasses.asdict(own)).encode())
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Remove the file. One that cannot be removed, as somebody reads it, is removed by who joins next."""
        super().close()
        with contextlib.suppress(OSError):
            self._path.unlink(missing_ok=True)
