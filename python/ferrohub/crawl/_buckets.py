"""Buckets: the rows and the states of many repositories in few files.

::

    issues/bucket-03/part-000001.parquet    rows of many repositories, with the columns owner and repository
    _state/repositories/@packed/03.json     the manifest: which files are valid, and the state of each repository
    _state/repositories/@packed/03.lock     held by the process that packs repositories into the bucket

While a repository is crawled, it has a state and files of its own (`_partition.py`). Afterwards it is packed: its rows
are added to files of a bucket, and the manifest is replaced, which has its state and a number that is one higher. A
state of its own counts only if it has the number of the manifest, so it is over in the same moment, and a file of that
state can be removed at any time later: the next one has another name.

The hashes of a repository's owner and name give it a series of buckets. The repository is in the first of them that was
not full when it was packed. Nothing is moved when a bucket becomes full.
"""

from __future__ import annotations

import contextlib
import dataclasses
import functools
import hashlib
import json
import secrets
import threading
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Any

from ferrohub.crawl import _data_files
from ferrohub.crawl._locks import Busy
from ferrohub.crawl._state_files import Damaged, Unreadable, check, checked, dumped, load

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ferrohub.crawl._storage import Storage

#: The version of the format of manifests. Earlier versions of this package, which do not know them, raise.
FORMAT = 2
#: Repositories, and bytes of a manifest, from which on a bucket gets no more.
FULL, FULL_SIZE = 1000, 4 * 2**20
#: The first bytes of a manifest, which each version of it has others of; and bytes of manifests that are kept.
HEAD, KEPT = 48, 16 * 2**20
#: Digits of the names of the first buckets, each of which has two bits of a hash, and of the last ones.
FIRST, LAST = 2, 16
#: The folder of the manifests. No owner has such a name.
MANIFESTS = PurePosixPath("_state/repositories/@packed")
_BEFORE, _AFTER = b',"repositories":[\n', b"\n]}\n"


@dataclasses.dataclass
class Record:
    """A repository in a bucket.

    :param bucket: name of the bucket
    :param number: how many times it was packed
    :param state: its state, as :class:`ferrohub.crawl._partition.Partition` has it. Its files are those that were too
        large
    :param packed: where its other rows are: of each stream the names of files of the bucket, the number of the first
        row, and the number of rows, oldest first
    :param lost: files of the bucket that cannot be read, of each stream their names, and why
    """

    key: str
    bucket: str = ""
    number: int = 0
    state: dict[str, Any] = dataclasses.field(default_factory=dict)
    packed: dict[str, list[list[Any]]] = dataclasses.field(default_factory=dict)
    lost: dict[str, dict[str, str]] = dataclasses.field(default_factory=dict)

    def line(self) -> bytes:
        """The record in a manifest. Queries need the key, and :meth:`Manifest.find` that it is the first member."""
        found = {"key": self.key, "number": self.number, "packed": self.packed, "state": self.state}
        return json.dumps(found, separators=(",", ":")).encode()


class Manifest:
    """What is in a bucket.

    :param name: name of the bucket
    :param data: content of the file; None for an empty bucket
    :param path: path of the file, for errors
    :raises Damaged: it is not what was written
    :raises Unreadable: a later version of this package has written it
    """

    def __init__(self, name: str, data: bytes | None, path: str) -> None:
        self.name, self.path = name, path
        #: ``files`` has the names, the numbers of rows and the sizes of the files of each stream, ``next`` the number
        #: of the next one, ``solo`` the files whose rows are of one repository, which may have replaced them, and its
        #: key. ``old`` has when files were replaced, which, and by which ones; ``gone`` when states were, and which.
        #: ``lost`` has the files that cannot be read, and why; they stay until no repository has rows there.
        #: ``full`` is true from when it became full: it stays so, as further repositories are in the next bucket.
        #: ``version`` is another one in each version of the file.
        self.header: dict[str, Any] = {
            "format": FORMAT, "version": "", "files": {}, "next": {}, "solo": {}, "old": {}, "gone": [], "lost": {},
        }  # fmt: skip
        self._body, self.count = b"", 0
        if data is None:
            return
        head, found, rest = data.partition(_BEFORE)
        body = rest.removesuffix(_AFTER)
        try:
            if not (found and rest.endswith(_AFTER)):
                raise ValueError("it was cut off")
            self.header.update(json.loads(head + b"}"))
            self.count = int(self.header["count"])
        except (KeyError, TypeError, ValueError, RecursionError) as error:
            raise Damaged(path, error) from None
        if self.header["format"] != FORMAT:
            raise Unreadable(f"{path} has the format {self.header['format']}, and this version reads {FORMAT}")
        check(self.header, head + b"}", path, body)
        self._body = b"\n" + body
        if self._body.count(b"\n{") != self.count:
            raise Damaged(path, "repositories are missing")

    @property
    def size(self) -> int:
        """Bytes of the repositories."""
        return len(self._body)

    @property
    def is_full(self) -> bool:
        """Whether further repositories are put into the next bucket."""
        return bool(self.header.get("full")) or _is_full(self.count, len(self._body))

    def find(self, key: str) -> Record | None:
        """A repository.

        :raises Damaged: its state is not what was written
        """
        at = self._body.find(b'\n{"key":"' + key.encode() + b'",')
        return None if at < 0 else self._record(self._body[at + 1 :].partition(b"\n")[0])

    def find_id(self, number: int) -> Record | None:
        """The repository with an ID."""
        at = self._body.find(b'"id":%d,' % number)
        while at >= 0:
            start = self._body.rindex(b"\n", 0, at) + 1
            found = self._record(self._body[start:].partition(b"\n")[0])
            if found.state.get("id") == number:
                return found
            at = self._body.find(b'"id":%d,' % number, at + 1)
        return None

    def lines(self) -> dict[str, bytes]:
        """The repositories as they are stored, by their keys."""
        found = [line.removesuffix(b",") for line in self._body[1:].split(b"\n")] if self.count else []
        return {line[8 : line.index(b'"', 8)].decode(): line for line in found}

    def records(self) -> Iterator[Record]:
        """The repositories.

        :raises Damaged: the state of one is not what was written
        """
        return map(self._record, self.lines().values())

    def readable(self, failed: Callable[[str, Damaged], object] = lambda key, error: None) -> Iterator[Record]:
        """The repositories whose states can be read.

        :param failed: called with the keys of others, and why
        """
        for key, line in self.lines().items():
            try:
                found = self._record(line)
            except Damaged as error:  # noqa: PERF203
                failed(key, error)
            else:
                yield found

    def parsed(self, line: bytes) -> Record:
        """The repository of a line.

        :raises Damaged: its state is not what was written
        """
        return self._record(line)

    def _record(self, line: bytes) -> Record:
        try:
            found = json.loads(line.removesuffix(b","))
            state, lost = checked(found["state"], self.path), self.header["lost"]
            return Record(found["key"], self.name, found["number"], state, found["packed"], lost)
        except (KeyError, TypeError, ValueError, RecursionError) as error:
            raise error if isinstance(error, Damaged) else Damaged(self.path, error) from None

    def dump(self, lines: dict[str, bytes]) -> bytes:
        """The content of the file with these repositories."""
        body = b",\n".join(lines.values())
        full = self.is_full or _is_full(len(lines), len(body))
        header = {**self.header, "version": secrets.token_hex(8), "count": len(lines), "full": full}
        return dumped(header, body)[:-1] + _BEFORE + body + _AFTER


class Buckets:
    """The buckets of a folder."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        #: Manifests that were read, with their first bytes and tags, those that were used last at the end.
        self._kept: dict[str, tuple[Manifest, bytes, Any]] = {}
        self._keeping = threading.Lock()

    def names(self) -> list[str]:
        """The names of all buckets."""
        return sorted(name[:-5] for name in self._storage.names(MANIFESTS) if name.endswith(".json"))

    def load(self, name: str) -> tuple[Manifest | None, Any]:
        """A manifest, and the tag of its file; None if there is none. If it is damaged, its copy.

        :raises Damaged: the copy is damaged, too, or an object store has none
        """
        path = MANIFESTS / f"{name}.json"
        with _data_files.naming(self._storage.at(path)):
            data, tag = load(self._storage, path)
        return (None, None) if data is None else (self._parsed(name, data), tag)

    def current(self, name: str) -> Manifest | None:
        """A manifest that must not be changed, or None if there is none. One that was read before is not read again
        unless its file has changed.

        :raises Damaged: it is damaged, and so is its copy, or an object store has none
        """
        with self._keeping:
            known, head, tag = self._kept.get(name, (None, b"", None))
        path = MANIFESTS / f"{name}.json"
        try:
            with _data_files.naming(self._storage.at(path)):
                found = self._storage.load(path) if known is None else self._storage.newer(path, head, tag)
        except FileNotFoundError:
            return None
        if found is not None:
            data, tag = found
            known, head = self._parsed(name, data), data[:HEAD]
        # Earlier versions of this package do not tell versions apart; a copy may be of another one than its file.
        if known is not None and known.header["version"] and known.header["version"].encode() in head:
            self._keep(known, head, tag)
        return known

    def _keep(self, manifest: Manifest, head: bytes, tag: Any) -> None:
        with self._keeping:
            self._kept.pop(manifest.name, None)
            self._kept[manifest.name] = manifest, head, tag
            size = sum(each.size for each, *_ in self._kept.values())
            while size > KEPT:
                size -= self._kept.pop(next(iter(self._kept)))[0].size

    def _parsed(self, name: str, data: bytes) -> Manifest:
        path = MANIFESTS / f"{name}.json"
        try:
            return Manifest(name, data, self._storage.at(path))
        except Damaged:
            copy, _ = load(self._storage, copy_of(path))
            if copy is None:
                raise
            return Manifest(name, copy, self._storage.at(path))

    def find(self, key: str) -> Record:
        """A repository; one that is in no bucket has the number 0.

        :raises Damaged: a manifest is not what was written
        """
        for name in way(key):
            manifest = self.current(name)
            found = manifest and manifest.find(key)
            if found:
                return found
            if manifest is None or not manifest.is_full:
                break
        return Record(key)

    def fence(self, key: str) -> None:
        """Have whoever is about to put a repository into a bucket fail, as the lease of the repository was taken over.

        The manifest is replaced, on the condition of whose version that process would replace it.
        """
        for name in way(key):
            while True:
                manifest, tag = self.load(name)
                found = manifest or Manifest(name, None, "")
                found.header["fence"] = secrets.token_hex(8)
                with contextlib.suppress(Busy):
                    self._storage.replace(MANIFESTS / f"{name}.json", found.dump(found.lines()), tag)
                    break
            if not found.is_full:
                return


def _is_full(count: int, size: int) -> bool:
    """Whether a bucket has as many repositories, or bytes of them, that it gets no more."""
    return count >= FULL or size >= FULL_SIZE


def copy_of(path: PurePosixPath) -> PurePosixPath:
    """The copy of a manifest, for the case that the file is damaged."""
    return path.with_name(f"{path.name}.copy")


def way(key: str) -> list[str]:
    """The buckets that a repository may be in, in the order in which they become full.

    The first one is that of the owner. In later ones, the repositories of an owner are apart.
    """
    owner = key.partition("/")[0]
    digits = _digits(owner)[:FIRST] + _digits(key)
    return [digits[:length] for length in range(FIRST, LAST + 1)]


@functools.lru_cache(1024)
def _digits(text: str) -> str:
    found = int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
    return "".join(str(found >> 2 * at & 3) for at in range(31, -1, -1))


def folder_of(name: str) -> str:
    """The folder of the files of a bucket, within that of a stream."""
    return f"bucket-{name}"


def path_of(stream: str, bucket: str, name: str) -> PurePosixPath:
    """The path of a file of a bucket."""
    return PurePosixPath(stream, folder_of(bucket), name)


def is_path(name: str) -> bool:
    """Whether the name of a file among those that a repository has replaced is that of a file of a bucket."""
    return "/" in name
