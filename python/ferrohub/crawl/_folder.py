"""The folder of a crawl: datasets, and the state that says which of their files are valid.

::

    issues/owner=octocat/repository=Hello-World/part-000001.parquet
    _state/repositories/octocat/hello-world.json    what was read of the repository, and which files have it
    _state/repositories/octocat/*.json.stored       the last state that the disk has for sure, if it is an earlier one
    _state/repositories/octocat/hello-world.lock    held by the process that crawls the repository
    _state/repositories/octocat/hello-world@9.json  the same of the repository 9, which got the name later
    _state/repositories/octocat/hello-world~2.json  the state since the repository was packed for the second time
    _state/repositories/@packed/                    buckets, which have the rest of the repositories (`_buckets.py`)
    _state/ids/                                     which partition a repository is in, by its ID (`_ids.py`)
    _state/runs/<plan>.json                         the repositories of a plan, where to go on listing them, and the
                                                    number of its last run
    _state/writers/                                 a file for each process of the crawl that writes to the folder

The states are the manifest that readers follow. A commit writes the rows to files, and then replaces the state, which
names them; it waits for the disk to store the rows, which stores the state later. Files that others have replaced, and
those that were not committed, stay for an hour, for readers that have begun before. The storage (`_storage.py`) has the
operations, so this is the same for local files and for objects in a store, where each name has a token of its writer.
"""

from __future__ import annotations

import collections
import concurrent.futures
import contextlib
import time
from typing import TYPE_CHECKING, Any

from ferrohub.crawl import _buckets, _data_files, _ids, _rebuilding, _storage, _stored_rows, _waiting
from ferrohub.crawl._state_files import (
    STATE,
    STATES,
    Damaged,
    checked,
    key_of,
    loose_path,
    names_of,
    number_of,
    path_of,
    read,
    stored,
)

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import PurePosixPath

#: Seconds for which files that others have replaced stay, unless the folder has another number.
KEEP = 3600.0
#: Threads that write files, locally and where each takes a request.
WRITERS, REMOTE_WRITERS = 2, 16


class Folder:
    """The folder that a crawl writes to.

    :param into: path, URL, or file system of pyarrow
    :param keep: seconds for which files that others have replaced stay; None for :data:`KEEP`
    """

    def __init__(self, into: Any, keep: float | None = None) -> None:
        self.storage = _storage.opened(into)
        self.buckets = _buckets.Buckets(self.storage)
        self._ids = _ids.Ids(self.storage, STATE / "ids", self._partitions)
        self.keep = KEEP if keep is None else keep
        #: When files were replaced by this process, oldest first. They are removed while the crawl goes on.
        self.replaced: collections.deque[tuple[float, list[PurePosixPath]]] = collections.deque()
        #: Threads that write files. The allocators keep memory for each: two take 45 MiB less than eight. But where
        #: each file takes a request, two would wait most of the time.
        writers = REMOTE_WRITERS if self.storage.is_remote else WRITERS
        self.writers = concurrent.futures.ThreadPoolExecutor(writers, "ferrohub-crawl")
        self.waiting = _waiting.Total()

    def peek(self, owner: str, name: str) -> dict[str, Any]:
        """The state of a repository without a lock, or an empty dict."""
        return self._peek(path_of(owner, name))[0]

    def rows(self, owner: str, name: str) -> dict[str, int]:
        """The number of rows of each stream of a repository, without a lock."""
        state, record = self._peek(path_of(owner, name))
        found = _stored_rows.Rows(self.storage, record, state)
        return {stream: found.count(stream) for stream in state.get("streams", {})}

    def _peek(self, path: PurePosixPath) -> tuple[dict[str, Any], _buckets.Record]:
        record = self.buckets.find(key_of(path))
        return self.state_at(loose_path(path, record.number)) or record.state, record

    def state_at(self, path: PurePosixPath) -> dict[str, Any]:
        """The state in a file, or an empty dict.

        :raises OSError: it cannot be read
        :raises Unreadable: a later version of this package has written it
        """
        try:
            with _data_files.naming(self.storage.at(path)):
                return checked(read(self.storage, path), self.storage.at(path))
        except Damaged:
            packed = self.buckets.find(key_of(path)).state
            return stored(self.storage, path) or _rebuilding.loose(self.storage, path, packed)

    def loose(self) -> dict[str, dict[int, PurePosixPath]]:
        """The states that repositories have besides those in buckets: their paths by the keys of the repositories, and
        by how many times these had been packed.
        """
        found: dict[str, dict[int, PurePosixPath]] = {}
        for path in self.storage.find(STATES):
            if path.parent != _buckets.MANIFESTS:
                found.setdefault(key_of(path), {})[number_of(path)] = path
        return found

    def remove_replaced(self) -> None:
        """Remove the files that this process has replaced some time ago."""
        with contextlib.suppress(IndexError):  # another thread has removed the last ones
            while self.replaced[0][0] + self.keep <= time.time():
                for path in self.replaced.popleft()[1]:
                    self.storage.remove(path)

    def of_id(self, number: int) -> tuple[str, str] | None:
        """The partition that has the repository with this ID, as owner and name."""
        try:
            return self._ids.find(number)
        except Damaged:
            return self._searched(number)

    def _searched(self, number: int) -> tuple[str, str] | None:
        """The partition of an ID whose file is damaged."""
        return next(((owner, name) for each, owner, name in self._partitions(number) if each == number), None)

    def _partitions(self, number: int | None = None) -> Iterator[tuple[int, str, str]]:
        """The IDs of repositories, with owner and name of their partitions.

        :param number: the ID of the only one that is looked for in buckets; None for all
        """

        def of(key: str, state: dict[str, Any]) -> tuple[int, str, str]:
            return state["id"], state["owner"], names_of(key)[1] if "@" in key else state["name"]

        for key, paths in self.loose().items():
            state = self.state_at(paths[max(paths)])
            if state.get("id") is not None:
                yield of(key, state)
        for manifest in (self.buckets.load(name)[0] for name in self.buckets.names()):
            if manifest is not None:
                found = manifest.readable() if number is None else filter(None, [manifest.find_id(number)])
                yield from (of(record.key, record.state) for record in found if record.state.get("id") is not None)

    def set_id(self, number: int, owner: str, name: str) -> None:
        """Remember which partition has a repository."""
        if self.of_id(number) != (owner, name):
            self._ids.set(number, owner, name)
