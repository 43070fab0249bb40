"""When and which repositories are packed: their rows and states move into buckets (`_buckets.py`), once they are not
crawled any more. Those of small folders stay as they are.
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
from typing import TYPE_CHECKING

from ferrohub.crawl._buckets import way
from ferrohub.crawl._data_files import LOST
from ferrohub.crawl._locks import Busy
from ferrohub.crawl._partition import Partition
from ferrohub.crawl._requests import ends_crawl, reason
from ferrohub.crawl._state_files import key_of, names_of, path_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import PurePosixPath

    from ferrohub.crawl._buckets import Manifest
    from ferrohub.crawl._folder import Folder
    from ferrohub.crawl.results import Compacted

#: Repositories with states of their own from which on a folder has buckets, and those that are packed at once.
MANY = AT_ONCE = 100
_log = logging.getLogger("ferrohub.crawl")


class Packer:
    """Packs the repositories that a process has crawled, many at once."""

    def __init__(self, folder: Folder) -> None:
        self._folder = folder
        self._waiting: dict[str, list[str]] = {}

    def add(self, owner: str, name: str) -> list[str]:
        """Note a repository that was crawled. Returns the repositories that are due to be packed, by their keys."""
        key = key_of(path_of(owner, name))
        waiting = self._waiting.setdefault(way(key)[0], [])
        waiting.append(key)
        return self._waiting.pop(way(key)[0]) if len(waiting) >= AT_ONCE else []


def pack_all(folder: Folder, done: Compacted | None = None) -> None:
    """Pack all repositories that no process crawls, unless there are few.

    :param done: notes those that are crawled, and those with files that cannot be read
    """
    for keys in due(folder, done):
        pack(folder, keys, done)


def pack_near(folder: Folder, owner: str, name: str) -> None:
    """Pack repositories after this one was crawled by a task, which knows of no others: one task of many does it."""
    key = key_of(path_of(owner, name))
    if int.from_bytes(hashlib.sha256(key.encode()).digest()[8:12], "big") % AT_ONCE == 0:
        for keys in due(folder, first=way(key)[0]):
            pack(folder, keys)


def due(folder: Folder, done: Compacted | None = None, *, first: str = "") -> list[list[str]]:
    """The repositories that are not packed, by their keys: those that are packed at once. None if there are few.

    :param done: notes those whose bucket cannot be read
    :param first: the first bucket of the only ones that are wanted; empty for all
    """
    loose, chosen = folder.loose(), dict[str, list[str]]()
    if not loose or not (len(loose) >= MANY or _has_buckets(folder)):
        return []
    keys = [key for key in loose if way(key)[0].startswith(first)]
    for key, name in _targets(folder, keys, done, _numbers(loose)):
        chosen.setdefault(name, []).append(key)
    return [part for _, found in sorted(chosen.items()) for part in _parts(found)]


def _has_buckets(folder: Folder) -> bool:
    """Whether repositories of the folder have been packed. A bucket without any only fences a packer."""

    def has_any(name: str) -> bool:
        try:
            manifest = folder.buckets.current(name)
        except Exception:
            return True  # repositories that may be in it have the error
        return manifest is not None and manifest.count > 0

    return any(map(has_any, folder.buckets.names()))


def unpacked(folder: Folder, done: Compacted) -> list[str]:
    """The repositories whose own states count, by their keys: states of those that were packed stay for an hour.

    :param done: notes those whose bucket cannot be read
    """
    loose = folder.loose()
    return [key for key, _ in _targets(folder, loose, done, _numbers(loose))]


def pack(folder: Folder, keys: Iterable[str], done: Compacted | None = None) -> None:
    """Pack repositories, except those that a process crawls.

    :param keys: their names in buckets
    :param done: notes those that are crawled, and those with files that cannot be read
    """
    left = list(keys)
    for _ in way(""):
        chosen: dict[str, list[str]] = {}
        for key, name in _targets(folder, left, done, {}):
            chosen.setdefault(name, []).append(key)
        # When a bucket becomes full, the others are put into the next ones.
        found = sorted(chosen.items())
        left = [key for name, keys in found for part in _parts(keys) for key in _pack(folder, name, part, done)]
        if not left:
            return


def _parts(keys: list[str]) -> list[list[str]]:
    """Those that are packed at once."""
    return [keys[start : start + AT_ONCE] for start in range(0, len(keys), AT_ONCE)]


def _numbers(loose: dict[str, dict[int, PurePosixPath]]) -> dict[str, int]:
    return {key: max(paths) for key, paths in loose.items()}


def _targets(
    folder: Folder, keys: Iterable[str], done: Compacted | None, numbers: dict[str, int]
) -> Iterator[tuple[str, str]]:
    """The repositories that were not packed since, each with the bucket that it is in, or that it is to be put into."""
    manifests: dict[str, Manifest | None] = {}
    for key in sorted(keys, key=lambda key: way(key)[-1]):
        # A manifest is read once, and forgotten after the last repository that may be in its bucket.
        manifests = {name: manifests[name] for name in way(key) if name in manifests}
        try:
            name, number = _target(folder, key, manifests)
        except Exception as error:
            note(done, key, error)
        else:
            if numbers.get(key, number) >= number:
                yield key, name


def _target(folder: Folder, key: str, manifests: dict[str, Manifest | None]) -> tuple[str, int]:
    """The bucket that a repository is in, or that it is to be put into, and how many times it was packed.

    :param manifests: those that have been read
    """
    for name in way(key):
        if name not in manifests:
            manifests[name] = folder.buckets.current(name)
        manifest = manifests[name]
        found = None if manifest is None else manifest.find(key)
        if manifest is None or not manifest.is_full or found is not None:
            break
    return name, found.number if found is not None else 0


def _pack(folder: Folder, name: str, keys: list[str], done: Compacted | None) -> list[str]:
    """Pack repositories into a bucket. If that fails, each of them alone, as the files of one may be damaged.

    :returns: those that it has no room for
    """
    try:
        return _pack_beside_lost(folder, name, keys, done)
    except Busy:
        pass  # another process packs them
    except Exception as error:
        if len(keys) == 1 or ends_crawl(error):
            note(done, keys[0], error)
        else:
            return [each for key in keys for each in _pack(folder, name, [key], done)]
    return []


def _pack_beside_lost(folder: Folder, name: str, keys: list[str], done: Compacted | None) -> list[str]:
    """Pack repositories into a bucket, again if one of its files cannot be read: then no other one is made of it."""
    from ferrohub.crawl import _bucket_writer

    while True:
        try:
            return _pack_together(folder, name, keys, done)
        except LOST as error:  # noqa: PERF203
            if not _bucket_writer.lose(folder, name, error):
                raise


def _pack_together(folder: Folder, name: str, keys: list[str], done: Compacted | None) -> list[str]:
    from ferrohub.crawl import _bucket_writer

    with contextlib.ExitStack() as stack:
        # First, as a manifest that is loaded later might be that of a process that has taken over a repository.
        bucket = stack.enter_context(_bucket_writer.BucketWriter(folder, name, wait=done is not None))
        inside = set(bucket.keys)
        left = [] if bucket.has_room else [key for key in keys if key not in inside]
        found = []
        for key in keys:
            if key in left:
                continue
            try:
                stored = Partition(folder, *names_of(key))
            except Busy:
                note(done, key, None)
                continue
            stack.callback(stored.close)
            # Another process may have packed it meanwhile.
            is_here = stored.record.bucket in ("", name)
            if is_here and stored.is_loose and not any(each["new"] for each in stored.data["streams"].values()):
                found.append(stored)
        if found:
            bucket.take(found)
            for stored in found:
                stored.retire()
        return left


def note(done: Compacted | None, key: str, error: Exception | None) -> None:
    """Note a repository that is left alone."""
    owner, name = names_of(key)
    if error is None:
        if done is not None and f"{owner}/{name}" not in done.busy:
            done.busy.append(f"{owner}/{name}")
    elif ends_crawl(error):
        raise error
    elif done is not None:
        done.failed[f"{owner}/{name}"] = reason(error)
    else:
        _log.warning("%s/%s could not be packed: %s", owner, name, reason(error))
