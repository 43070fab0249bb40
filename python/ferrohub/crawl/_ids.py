"""Which partition a repository is in, by its ID, whatever its name is.

::

    _state/ids/root.json    the first IDs and their partitions
    _state/ids/3.json       further ones whose hashes begin with 3, as the first file is full

The hash of an ID leads to a series of files. The ID is in the first of them that was not full when it was added.
"""

from __future__ import annotations

import contextlib
import hashlib
import time
from typing import TYPE_CHECKING, Any

from ferrohub.crawl import _state_files
from ferrohub.crawl._locks import Busy
from ferrohub.crawl._state_files import Damaged

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import PurePosixPath

    from ferrohub.crawl._storage import Held, Storage

#: IDs from which on a file gets no more.
FULL = 2500
#: The key of a file that was damaged and begun anew: further files may follow it, as if it were full.
FOLLOWED = "followed"
#: Seconds between two attempts to lock a file.
PAUSE = 0.005


class Ids:
    """The IDs of a folder.

    :param home: the folder of the files
    """

    def __init__(self, storage: Storage, home: PurePosixPath) -> None:
        self._storage, self._home = storage, home

    def find(self, number: int) -> tuple[str, str] | None:
        """The partition of a repository, as owner and name.

        :raises Damaged: a file is not what was written
        """
        for _, _, found in self._files(number):
            if str(number) in found:
                return _pair(found[str(number)], self._storage.at(self._home))
        # Earlier versions have a file for each.
        place = _state_files.read(self._storage, self._single(number)).get("partition")
        return _pair(place, self._storage.at(self._single(number))) if place else None

    def set(self, number: int, owner: str, name: str) -> None:
        """Remember the partition of a repository."""
        while True:
            try:
                with contextlib.closing(self._lock()):
                    self._set(number, [owner, name])
                break
            except Busy:
                pass  # another process has replaced the file meanwhile
            except Damaged:
                self._begin_again(number)
        self._storage.remove(self._single(number))

    def _set(self, number: int, place: list[str]) -> None:
        for path, tag, found in self._files(number):  # noqa: B007
            if str(number) in found:
                break
        _state_files.write(self._storage, path, {**found, str(number): place}, tag)

    def _files(self, number: int) -> Iterator[tuple[PurePosixPath, Any, dict[str, Any]]]:
        """The files of an ID's series, with their tags: those that are full, and the next one, which may be missing.

        :raises Damaged: one is not what was written
        """
        for path in self._way(number):
            data, tag = _state_files.load(self._storage, path)
            found = _state_files.parsed(data, self._storage.at(path))
            yield path, tag, found
            if len(found) < FULL and FOLLOWED not in found:
                return

    def _way(self, number: int) -> Iterator[PurePosixPath]:
        digits = hashlib.sha256(str(number).encode()).hexdigest()
        return (self._home / f"{digits[:length] or 'root'}.json" for length in range(len(digits)))

    def _single(self, number: int) -> PurePosixPath:
        return self._home / str(number // 10_000) / f"{number}.json"

    def _lock(self) -> Held:
        """The lock of the files. In an object store, they are replaced conditionally."""
        if self._storage.is_remote:
            return _Nothing()
        place = self._home / "ids.lock"
        while True:
            with contextlib.suppress(Busy):
                return self._storage.lock(place)
            time.sleep(PAUSE)

    def _begin_again(self, number: int) -> None:
        """Begin a damaged file anew: which partition has an ID is also in the states."""
        for path in self._way(number):
            data, tag = _state_files.load(self._storage, path)
            try:
                if not _state_files.parsed(data, self._storage.at(path)):
                    return
            except Damaged:
                with contextlib.suppress(Busy):
                    _state_files.write(self._storage, path, {FOLLOWED: True}, tag)
                return


class _Nothing:
    """No lock."""

    token, is_taken_over = "", False

    def check(self) -> None:
        """Nothing to check."""

    def close(self) -> None:
        """Nothing to release."""

    remove = close


def _pair(place: Any, path: str) -> tuple[str, str]:
    try:
        owner, name = place
    except (TypeError, ValueError) as error:
        raise Damaged(path, error) from None
    return str(owner), str(name)
