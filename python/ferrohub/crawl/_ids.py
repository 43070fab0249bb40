"""Which partition a repository is in, by its ID, whatever its name is.

::

    _state/ids/root.json      the first IDs and their partitions
    _state/ids/root.new.json  those that were added last, which count if the other file has them as well
    _state/ids/3.json         further ones whose hashes begin with 3, as the first file is full

The hash of an ID leads to a series of files. The ID is in the first of them that was not full when it was added. A new
one is written to the small file beside it, whose IDs move to the large one when there are :data:`NEW` of them: so each
ID costs what a hundred do, however many there are.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import time
from typing import TYPE_CHECKING, Any

from ferrohub.crawl import _state_files
from ferrohub.crawl._locks import Busy
from ferrohub.crawl._state_files import Damaged

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import PurePosixPath

    from ferrohub.crawl._storage import Held, Storage

#: IDs from which on a file gets no more, and those that are new at most.
FULL, NEW = 2500, 50
#: The key of a file that was damaged and begun anew: further files may follow it, as if it were full.
FOLLOWED = "followed"
#: Seconds between two attempts to lock a file.
PAUSE = 0.005


class Ids:
    """The IDs of a folder.

    :param home: the folder of the files
    :param known: the IDs that the states have, with owner and name of their partitions, for a file that is damaged
    """

    def __init__(
        self, storage: Storage, home: PurePosixPath, known: Callable[[], Iterable[tuple[int, str, str]]] = tuple
    ) -> None:
        self._storage, self._home, self._known = storage, home, known

    def find(self, number: int) -> tuple[str, str] | None:
        """The partition of a repository, as owner and name.

        :raises Damaged: a file is not what was written
        """
        for path in self._way(number):
            # First the new ones, as they may move to the other file meanwhile.
            for each in (_new(path), path):
                data, _ = self._load(each)
                if _has(data, number):
                    return _pair(self._parsed(data, each)[str(number)], self._storage.at(self._home))
            if not _is_full(data):
                break
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
                with contextlib.closing(self._lock()):
                    self._begin_again(number)
        self._storage.remove(self._single(number))

    def _set(self, number: int, place: list[str]) -> None:
        for path in self._way(number):
            # First the large one: if the new ones move to it meanwhile, it has another tag.
            (data, tag), (new, new_tag) = self._load(path), self._load(_new(path))
            if _has(new, number) or _has(data, number) or not _is_full(data):
                break
        added = {**self._parsed(new, _new(path)), str(number): place}
        is_small = len(added) < NEW and _count(data) + len(added) < FULL
        if is_small or _has(new, number):  # whose earlier partition would count
            new_tag = _state_files.write(self._storage, _new(path), added, new_tag)
        if is_small:
            return
        _state_files.write(self._storage, path, {**self._parsed(data, path), **added}, tag)
        if not self._storage.is_remote:
            self._storage.remove(_new(path))
        elif new_tag is not None:
            with contextlib.suppress(Busy):  # another process has added one
                _state_files.write(self._storage, _new(path), {}, new_tag)

    def _load(self, path: PurePosixPath) -> tuple[bytes | None, Any]:
        """A file, or None if there is none, and its tag. It is not parsed unless it may be damaged.

        :raises Damaged: it is not what was written
        """
        data, tag = _state_files.load(self._storage, path)
        if data is not None and not _state_files.is_intact(data):
            self._parsed(data, path)
        return data, tag

    def _parsed(self, data: bytes | None, path: PurePosixPath) -> dict[str, Any]:
        return _state_files.parsed(data, self._storage.at(path))

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
        """Begin a damaged file anew, with those IDs of the states that no other file has. That reads all states."""
        for path in self._way(number):
            for each, content in ((_new(path), {}), (path, {FOLLOWED: True})):
                data, tag = _state_files.load(self._storage, each)
                try:
                    self._parsed(data, each)
                except Damaged:
                    with contextlib.suppress(Busy):
                        _state_files.write(self._storage, each, {**content, **self._missing(path)}, tag)
                    return
            if not _is_full(data):
                return

    def _missing(self, path: PurePosixPath) -> dict[str, list[str]]:
        """The partitions of the IDs whose way leads to a file, and which no file has that can be read."""
        read, found = functools.cache(self._intact), dict[str, list[str]]()
        for number, owner, name in self._known():
            is_missing = False
            for at in self._way(number):
                data = read(at)
                if _has(data, number) or _has(read(_new(at)), number):
                    is_missing = False
                    break
                is_missing = is_missing or at == path
                if not (_is_full(data) or at == path):
                    break
            if is_missing:
                found[str(number)] = [owner, name]
        return found

    def _intact(self, path: PurePosixPath) -> bytes | None:
        """A file, or None if there is none that can be read."""
        with contextlib.suppress(Damaged):
            return self._load(path)[0]
        return None


def _new(path: PurePosixPath) -> PurePosixPath:
    """The file with the new IDs beside a file."""
    return path.with_suffix(".new.json")


def _has(data: bytes | None, number: int) -> bool:
    """Whether a file has an ID."""
    return data is not None and f'"{number}":'.encode() in data


def _count(data: bytes | None) -> int:
    """The number of IDs in a file: texts in JSON have no such quotation marks."""
    return 0 if data is None else data.count(b'":[')


def _is_full(data: bytes | None) -> bool:
    """Whether IDs may be in the next file as well."""
    return data is not None and (_count(data) >= FULL or f'"{FOLLOWED}":'.encode() in data)


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
