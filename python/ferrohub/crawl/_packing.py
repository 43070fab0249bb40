"""When and which repositories are packed: their rows and states move into buckets (`_buckets.py`), once they are not
crawled any more. Those of small folders stay as they are.
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
from typing import TYPE_CHECKING

from ferrohub.crawl import _bucket_writer, _state
from ferrohub.crawl._buckets import way
from ferrohub.crawl._locks import Busy
from ferrohub.crawl._requests import ends_crawl, reason

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ferrohub.crawl._buckets import Manifest
    from ferrohub.crawl._state import Folder
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
        key = _state.key_of(self._folder.path_of(owner, name))
        waiting = self._waiting.setdefault(way(key)[0], [])
        waiting.append(key)
        return self._waiting.pop(way(key)[0]) if len(waiting) >= AT_ONCE else []


def pack_all(folder: Folder, done: Compacted | None = None) -> None:
    """Pack all repositories that no process crawls, unless there are few.

    :param done: notes those that are crawled, and those with files that cannot be read
    """
    loose = folder.loose()
    if loose and (len(loose) >= MANY or _has_buckets(folder)):
        pack(folder, loose, done)


def pack_near(folder: Folder, owner: str, name: str) -> None:
    """Pack repositories after this one was crawled by a task, which knows of no others: one task of many does it."""
    key = _state.key_of(folder.path_of(owner, name))
    if int.from_bytes(hashlib.sha256(key.encode()).digest()[8:12], "big") % AT_ONCE == 0:
        loose, first = folder.loose(), way(key)[0]
        if len(loose) >= MANY or _has_buckets(folder):
            pack(folder, [each for each in loose if way(each)[0] == first])


def _has_buckets(folder: Folder) -> bool:
    """Whether repositories of the folder have been packed. A bucket without any only fences a packer."""
    found = (folder.buckets.load(name)[0] for name in folder.buckets.names())
    return any(manifest is not None and manifest.count for manifest in found)


def pack(folder: Folder, keys: Iterable[str], done: Compacted | None = None) -> None:
    """Pack repositories, except those that a process crawls.

    :param keys: their names in buckets
    :param done: notes those that are crawled, and those with files that cannot be read
    """
    manifests: dict[str, Manifest | None] = {}
    chosen: dict[str, list[str]] = {}
    for key in keys:
        try:
            chosen.setdefault(_target(folder, key, manifests), []).append(key)
        except Exception as error:  # noqa: PERF203
            _note(done, key, error)
    for name, found in sorted(chosen.items()):
        for start in range(0, len(found), AT_ONCE):
            _pack(folder, name, found[start : start + AT_ONCE], done)


def _target(folder: Folder, key: str, manifests: dict[str, Manifest | None]) -> str:
    """The bucket that a repository is in, or that it is to be put into.

    :param manifests: those that have been read
    """
    for name in way(key):
        if name not in manifests:
            manifests[name] = folder.buckets.load(name)[0]
        manifest = manifests[name]
        if manifest is None or not manifest.is_full or manifest.find(key) is not None:
            break
    return name


def _pack(folder: Folder, name: str, keys: list[str], done: Compacted | None) -> None:
    """Pack repositories into a bucket. If that fails, each of them alone, as the files of one may be damaged."""
    try:
        _pack_together(folder, name, keys, done)
    except Busy:
        pass  # another process packs them
    except Exception as error:
        if len(keys) == 1 or ends_crawl(error):
            _note(done, keys[0], error)
        else:
            for key in keys:
                _pack(folder, name, [key], done)


def _pack_together(folder: Folder, name: str, keys: list[str], done: Compacted | None) -> None:
    with contextlib.ExitStack() as stack:
        # First, as a manifest that is loaded later might be that of a process that has taken over a repository.
        bucket = stack.enter_context(_bucket_writer.BucketWriter(folder, name, wait=done is not None))
        found = []
        for key in keys:
            try:
                stored = folder.open(*_state.names_of(key))
            except Busy:
                _note(done, key, None)
                continue
            stack.callback(stored.close)
            # Another process may have packed it meanwhile, or filled the bucket.
            is_here = stored.record.bucket == name or (not stored.record.bucket and bucket.has_room)
            if is_here and stored.is_loose and not any(each["new"] for each in stored.data["streams"].values()):
                found.append(stored)
        if found:
            bucket.take(found)
            for stored in found:
                stored.retire()


def _note(done: Compacted | None, key: str, error: Exception | None) -> None:
    """Note a repository that is left alone."""
    owner, name = _state.names_of(key)
    if error is None:
        if done is not None and f"{owner}/{name}" not in done.busy:
            done.busy.append(f"{owner}/{name}")
    elif ends_crawl(error):
        raise error
    elif done is not None:
        done.failed[f"{owner}/{name}"] = reason(error)
    else:
        _log.warning("%s/%s could not be packed: %s", owner, name, reason(error))
