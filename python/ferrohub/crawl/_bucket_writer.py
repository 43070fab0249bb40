"""Writes a bucket (`_buckets.py`): takes the rows and states of repositories, and merges its files.

The rows of several repositories, and the last files of the bucket if they are small, are written to a new file. Then
the manifest is replaced, which names it and has the states. Before that, what the repositories have counts, and after
that, what is in the bucket: at no moment both or neither. What was replaced stays for readers as everywhere.
"""

from __future__ import annotations

import json
import time
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Any

import pyarrow as pa  # type: ignore[import-untyped]

from ferrohub.crawl import _arrays, _bucket_sources, _buckets, _compute as pc, _data_files, _merging, _schemas
from ferrohub.crawl._bucket_sources import Source
from ferrohub.crawl._buckets import MANIFESTS, Manifest, Record
from ferrohub.crawl._locks import Busy
from ferrohub.crawl._rebuilding import PART, number
from ferrohub.crawl._views import names_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ferrohub.crawl._data_files import Lost
    from ferrohub.crawl._folder import Folder
    from ferrohub.crawl._partition import Partition

#: Bytes of the files of a repository from which on they stay, for a stream whose rows are appended and a snapshot: a
#: file of a bucket with snapshots is written anew without those of a repository before that one replaces them.
LARGE, LARGE_SNAPSHOT = 32 * 2**20, 2**20
#: Bytes from which on a file with snapshots gets no more.
SNAPSHOTS = 4 * 2**20
#: Seconds to wait for a bucket that another process packs into, and between two attempts.
PATIENCE, PAUSE = 600.0, 0.02


#: For each file that was written anew: the new files of its rows, each with the number of the first one there, and
#: which rows it has.
_Moves = dict[str, list[tuple[str, int, Any]]]


class BucketWriter:
    """A bucket, locked until the context ends.

    :param wait: whether to wait if another process has locked it
    :raises Busy: another process has locked it
    """

    def __init__(self, folder: Folder, name: str, *, wait: bool = False) -> None:
        self._folder, self._storage, self.name = folder, folder.storage, name
        self._lock = _locked(self._storage, MANIFESTS / f"{name}.lock", PATIENCE if wait else 0.0)
        try:
            found, self._tag = folder.buckets.load(name)
            self._manifest = found or Manifest(name, None, "")
            self._header = self._manifest.header
            self._lines = self._manifest.lines()
            self._changed: dict[str, Record] = {}
            #: What was replaced before this time is replaced whatever becomes of the next commit.
            self._since = time.time()
            #: What is replaced with the next commit, and when.
            self._replaced: list[tuple[float, list[PurePosixPath]]] = []
        except BaseException:
            self._lock.close()
            raise

    def __enter__(self) -> BucketWriter:
        return self

    def __exit__(self, *_exception: object) -> None:
        self._lock.remove()

    def record(self, key: str) -> Record:
        """A repository, which may be changed until :meth:`commit`."""
        if key not in self._changed:
            line = self._lines.get(key)
            self._changed[key] = Record(key, self.name) if line is None else self._manifest.parsed(line)
        return self._changed[key]

    @property
    def keys(self) -> list[str]:
        """The repositories that are in it."""
        return list(self._lines)

    @property
    def has_room(self) -> bool:
        """Whether it takes further repositories."""
        return not self._manifest.is_full

    def files(self, stream: str) -> list[list[Any]]:
        """The names, numbers of rows and sizes of the files of a stream."""
        found: list[list[Any]] = self._header["files"].setdefault(stream, [])
        return found

    @property
    def streams(self) -> list[str]:
        """The streams that have files in it."""
        return [stream for stream, files in self._header["files"].items() if files]

    def lost(self, stream: str) -> dict[str, str]:
        """The files of a stream that cannot be read, and why."""
        found: dict[str, str] = self._header["lost"].get(stream, {})
        return found

    def lose(self, error: Lost) -> bool:
        """Note that a file cannot be read, and commit that: no other one is made of it, and each repository with rows
        there leaves them out when it is crawled. Returns False if it is none of the bucket, or was noted before.
        """
        for stream in self.streams:
            for name, _, _ in self.files(stream):
                if self._at(stream, name) == error.path and name not in self.lost(stream):
                    self._header["lost"].setdefault(stream, {})[name] = error.why
                    self.commit()
                    return True
        return False

    def take(self, found: list[Partition]) -> None:
        """Put repositories into the bucket, and commit that.

        :param found: the repositories, whose locks are held
        """
        for each in found:
            record = self.record(each.record.key)
            record.number, record.state = record.number + 1, json.loads(json.dumps(each.data))
            record.state.pop("fence", None)
            self._lines.setdefault(record.key, b"")
        streams = sorted({stream for each in found for stream in each.data["streams"]})
        for stream in streams:
            self._recover(stream)
            self._take_stream(stream, [self.record(each.record.key) for each in found])
        now, gone = time.time(), [each.loose for each in found]
        self._header["gone"].append([now, list(map(str, gone))])
        self._replaced.append((now, gone))
        self.commit(found)

    def _take_stream(self, stream: str, records: list[Record]) -> None:
        sources: list[Source] = []
        for record in records:
            state = record.state["streams"].get(stream)
            if state is not None:
                self._settle_old(stream, record, state)
                sources += self._small(stream, record, state)
        if not sources:
            return
        is_snapshot = any(record.state["streams"].get(stream, {}).get("epoch") for record in records)
        limit = SNAPSHOTS if is_snapshot else _merging.SIZE
        tail = self._tail(stream, sum(each.size for each in self._infos(sources)), limit)
        self._rewrite(stream, tail, sources, limit)

    def _settle_old(self, stream: str, record: Record, state: dict[str, Any]) -> None:
        """Take over what the repository has replaced."""
        home = record.state["folder"]
        old = self._header["old"].setdefault(stream, [])
        for at, *lists in state.pop("old", ()):
            old.append([at, *([name if _buckets.is_path(name) else f"{home}/{name}" for name in names]
                              for names in lists)])  # fmt: skip
        if state.pop("own", False):
            # What it has not moved to files of its own before cannot be read.
            names = {name for name, _, _ in record.packed.pop(stream, ())} & set(self._header["solo"].get(stream, ()))
            self._drop(stream, names)
            known = {name for _, names, _ in old for name in names}
            paths = [path for path in map(self._local, sorted(names)) if path not in known]
            if paths:
                old.append([time.time(), paths, paths])
        lost = state.pop("lost", ())
        if lost and stream in record.packed:
            record.packed[stream] = [place for place in record.packed[stream] if place[0] not in lost]

    def _small(self, stream: str, record: Record, state: dict[str, Any]) -> list[Source]:
        """The files of a repository that are to be in the bucket, and no longer in its state."""
        home = record.state["folder"]
        sources = [
            Source(PurePosixPath(stream, home, name), rows, record.key, names_of(home))
            for name, _, rows in state["files"]
        ]
        if sum(each.size for each in self._infos(sources)) >= (LARGE_SNAPSHOT if state["epoch"] else LARGE):
            return []
        state["files"] = []
        return sources

    def _tail(self, stream: str, size: int, limit: int) -> list[Source]:
        """The last files, as long as each is no more than twice as large as what is to be added: so rows are not
        written again and again, and there are few files.
        """
        found: list[Source] = []
        solo = {**self._header["solo"].get(stream, {}), **self.lost(stream)}
        for name, rows, its_size in reversed(self.files(stream)):
            if name in solo or its_size > 2 * size or its_size >= limit:
                break
            size += its_size
            found.insert(0, self._source(stream, name, rows))
        return found

    def _source(self, stream: str, name: str, rows: int, kept: Any = None) -> Source:
        return Source(_buckets.path_of(stream, self.name, name), rows, kept=kept)

    def isolate(self, key: str, stream: str) -> Record:
        """Move the rows of a repository to files that have no others, and commit that. Returns the repository.

        :param key: the repository, whose lock is held
        """
        record = self.record(key)
        solo = self._header["solo"].setdefault(stream, {})
        shared = sorted({name for name, _, _ in record.packed.get(stream, ())} - {*solo, *self.lost(stream)})
        if shared:
            self._recover(stream)
        for name in shared:
            rows = next(rows for found, rows, _ in self.files(stream) if found == name)
            is_its = _arrays.within(
                rows, [(start, count) for found, start, count in record.packed[stream] if found == name]
            )
            others = self._source(stream, name, rows, pc.invert(is_its))
            its = self._source(stream, name, rows, is_its)
            moves: _Moves = {}
            new = self._write(stream, [others], moves) if others.wanted else []
            alone = self._write(stream, [its], moves)
            self._replace(stream, [name], [*new, *alone], moves)
            solo.update({each[0]: key for each in alone})
        if shared:
            self.commit()
        return self.record(key)

    def compact(self, stream: str, kept: dict[str, Any]) -> None:
        """Write the rows of a stream to as few files as possible, without committing it.

        :param kept: for repositories whose locks are held, which of their rows stay
        """
        shared = self._shared(stream)
        # Before any of them is written: then their places change.
        wanted = self._wanted(stream, {name: rows for files in shared for name, rows, _ in files}, kept)
        for files in shared:
            self._compact(stream, files, wanted, always=bool(kept))

    def _wanted(self, stream: str, rows: dict[str, int], kept: dict[str, Any]) -> dict[str, Any]:
        """Which rows of files stay, of those that lose some.

        :param rows: the number of rows of each file
        """
        found: dict[str, Any] = {}
        for key, mask in kept.items():
            at = 0
            for name, start, count in self.record(key).packed.get(stream, ()):
                if name in rows:
                    whole = found[name] if name in found else _arrays.repeated(True, rows[name])
                    part = mask.slice(at, count)
                    found[name] = pa.concat_arrays([whole.slice(0, start), part, whole.slice(start + count)])
                at += count
        return {name: mask for name, mask in found.items() if not pc.all(mask).as_py()}

    def _shared(self, stream: str) -> list[list[list[Any]]]:
        """The files with rows of many repositories. Those before and after one that cannot be read are apart, as the
        order of rows stays.
        """
        solo, found = self._header["solo"].get(stream, {}), list[list[list[Any]]]([[]])
        for file in self.files(stream):
            if file[0] in self.lost(stream):
                found.append([])
            elif file[0] not in solo:
                found[-1].append(file)
        return [each for each in found if each]

    def _compact(self, stream: str, shared: list[list[Any]], wanted: dict[str, Any], *, always: bool) -> None:
        is_snapshot = any(self._is_snapshot(stream, line) for line in self._lines.values())
        limit = SNAPSHOTS if is_snapshot else _merging.SIZE
        if not always and len(shared) <= max(1, -(-sum(size for _, _, size in shared) // limit)):
            return
        self._recover(stream)
        sources = [self._source(stream, name, rows, wanted.get(name)) for name, rows, _ in shared]
        self._rewrite(stream, sources, [], limit)

    def _is_snapshot(self, stream: str, line: bytes) -> bool:
        found = self._manifest.parsed(line).state["streams"].get(stream) if line else None
        return bool(found and found["epoch"])

    def _rewrite(self, stream: str, shared: list[Source], added: list[Source], limit: int) -> None:
        """Replace files of the bucket, with the rows of files of repositories after theirs."""
        moves: _Moves = {}
        new = self._write(stream, [each for each in (*shared, *added) if each.wanted], moves, limit)
        old, places = [each.path.name for each in shared], list[tuple[str, list[Any]]]()
        for each in added:
            # In the files of a repository, the oldest rows are first, as they are in the sources.
            for name, at, _ in moves.pop(str(each.path), ()):
                places.append((each.key, [name, at, each.rows]))
        self._replace(stream, old, new, moves, [str(each.path.relative_to(stream)) for each in added])
        for key, place in places:
            packed = self.record(key).packed
            packed[stream] = _joined([*packed.get(stream, ()), place])

    def _replace(
        self, stream: str, old: list[str], new: list[list[Any]], moves: _Moves, others: Iterable[str] = ()
    ) -> None:
        """Name new files in place of others.

        :param others: paths of files of repositories that are replaced, too
        """
        if old:
            self._move(stream, set(old), moves)
        at = [name for name, _, _ in self.files(stream)].index(old[0]) if old else len(self.files(stream))
        self._drop(stream, set(old))
        self.files(stream)[at:at] = new
        replaced, now = [*map(self._local, old), *others], time.time()
        self._header["old"].setdefault(stream, []).append([now, replaced, [self._local(name) for name, _, _ in new]])
        self._replaced.append((now, [PurePosixPath(stream, name) for name in replaced]))

    def _drop(self, stream: str, names: set[str]) -> None:
        solo = self._header["solo"].get(stream, {})
        for name in names:
            solo.pop(name, None)
        self.files(stream)[:] = [file for file in self.files(stream) if file[0] not in names]

    def _move(self, stream: str, old: set[str], moves: _Moves) -> None:
        """Find the rows of all repositories in the new files."""
        for key, line in self._lines.items():
            if key not in self._changed and not any(name.encode() in line for name in old):
                continue
            packed = self.record(key).packed
            if not any(name in old for name, _, _ in packed.get(stream, ())):
                continue
            found: list[list[Any]] = []
            for name, start, count in packed[stream]:
                if name not in old:
                    found.append([name, start, count])
                for new, at, kept in moves.get(name, ()) if name in old else ():
                    before, its = (start, count) if kept is None else (_sum(kept, 0, start), _sum(kept, start, count))
                    if its:
                        found.append([new, at + before, its])
            packed[stream] = _joined(found)

    def _write(self, stream: str, sources: list[Source], moves: _Moves, limit: int = 2**62) -> list[list[Any]]:
        """Write rows to new files. A column has one type in a file, so there may be several.

        :param moves: gets the places of the rows: for files of the bucket by their names, for others by their paths
        :returns: the names of the files, their numbers of rows, and their sizes
        """
        written: list[list[Any]] = []
        for schema, group in _bucket_sources.groups(self._storage, sources):
            left = list(group)
            while left:
                name = self._next(stream)
                written.append([name, 0, 0])
                path = _buckets.path_of(stream, self.name, name)
                with self._storage.create(path) as file, _merging.Writer(file, schema) as writer:
                    rows = _merging.Grouped(writer)
                    while left and (rows.count == 0 or file.tell() < limit):
                        source = left.pop(0)
                        known = str(source.path) if source.names else source.path.name
                        moves.setdefault(known, []).append((name, rows.count, source.kept))
                        for table in _bucket_sources.tables(self._storage, source):
                            rows.add(_schemas.conform(table, schema))
                    rows.flush()
                written[-1][1] = rows.count
        infos = self._storage.filesystem.get_file_info([self._at(stream, name) for name, _, _ in written])
        return [[name, rows, info.size] for (name, rows, _), info in zip(written, infos, strict=True)]

    def _infos(self, sources: list[Source]) -> Any:
        found = self._storage.filesystem.get_file_info([self._storage.at(each.path) for each in sources])
        for each in found:
            if each.size is None:
                raise _data_files.MissingFile(each.path)
        return found

    def _next(self, stream: str) -> str:
        following = self._header["next"].get(stream, 1)
        self._header["next"][stream] = following + 1
        return f"part-{following:06}{self._lock.token}.parquet"

    def _at(self, stream: str, name: str) -> str:
        return self._storage.at(_buckets.path_of(stream, self.name, name))

    def _local(self, name: str) -> str:
        """The path of a file within the folder of its stream."""
        return f"{_buckets.folder_of(self.name)}/{name}"

    def _recover(self, stream: str) -> None:
        """Remove what was not committed as late as what was replaced: a query may have listed it."""
        home = PurePosixPath(stream, _buckets.folder_of(self.name))
        old = self._header["old"].setdefault(stream, [])
        known = {self._local(name) for name, _, _ in self.files(stream)}
        known.update(name for _, names, _ in old for name in names)
        left = [name for name in self._storage.names(home) if self._local(name) not in known]
        parts = sorted(name for name in left if PART.fullmatch(name))
        self._lock.check()
        for name in set(left) - set(parts):
            self._storage.remove(home / name)
        if parts:
            paths = [self._local(name) for name in parts]
            old.append([time.time(), paths, paths])
            following = self._header["next"].get(stream, 1)
            self._header["next"][stream] = max(following, 1 + max(map(number, parts)))

    def commit(self, found: Iterable[Partition] = ()) -> None:
        """Replace the manifest.

        :param found: the repositories whose own states are over with that
        """
        self._remove_expired()
        self._forget_lost()
        for key, record in self._changed.items():
            if key in self._lines:
                self._lines[key] = record.line()
        data = self._manifest.dump(self._lines)
        self._lock.check()
        for each in found:
            each.check()
        path = MANIFESTS / f"{self.name}.json"
        if not self._storage.is_remote:  # objects are not damaged
            self._storage.replace(_buckets.copy_of(path), data)
        self._tag = self._storage.replace(path, data, self._tag)
        self._manifest = Manifest(self.name, data, self._storage.at(path))
        self._header, self._lines, self._changed = self._manifest.header, self._manifest.lines(), {}
        self._folder.replaced.extend(self._replaced)
        self._replaced, self._since = [], time.time()
        self._folder.remove_replaced()

    def _forget_lost(self) -> None:
        """Replace files that cannot be read, once no repository has rows there."""
        for stream, lost in self._header["lost"].items():
            for name in [name for name in lost if not self._is_used(stream, name)]:
                del lost[name]
                if any(name == each for each, _, _ in self.files(stream)):
                    self._replace(stream, [name], [], {})

    def _is_used(self, stream: str, file: str) -> bool:
        """Whether a repository has rows in a file."""
        for key, line in self._lines.items():
            if key in self._changed or file.encode() in line:
                record = self._changed.get(key) or self._manifest.parsed(line)
                if any(file == name for name, _, _ in record.packed.get(stream, ())):
                    return True
        return False

    @property
    def is_changed(self) -> bool:
        """Whether there is something to commit, or to remove."""
        until = time.time() - self._folder.keep
        times = [each[0] for old in (*self._header["old"].values(), self._header["gone"]) for each in old]
        return bool(self._changed or self._replaced) or any(at <= until for at in times)

    def _remove_expired(self) -> None:
        """Remove what was replaced some time ago, and forget it. Not what this commit replaces, which may fail."""
        until = min(time.time() - self._folder.keep, self._since - 1e-6)
        for stream, old in self._header["old"].items():
            for at, names, _ in old:
                if at <= until:
                    for name in names:
                        self._storage.remove(PurePosixPath(stream, name))
            old[:] = [each for each in old if each[0] > until]
        for at, paths in self._header["gone"]:
            if at <= until:
                for path in paths:
                    self._storage.remove(PurePosixPath(path))
        self._header["gone"] = [each for each in self._header["gone"] if each[0] > until]


def lose(folder: Folder, name: str, error: Lost) -> bool:
    """Note that a file of a bucket cannot be read. Returns False if it is none, or was noted before."""
    with BucketWriter(folder, name, wait=True) as bucket:
        return bucket.lose(error)


def _locked(storage: Any, path: PurePosixPath, patience: float) -> Any:
    until = time.monotonic() + patience
    while True:
        try:
            return storage.lock(path)
        except Busy:
            if time.monotonic() >= until:
                raise
        time.sleep(PAUSE)


def _sum(kept: Any, start: int, count: int) -> int:
    return pc.sum(kept.slice(start, count)).as_py() or 0


def _joined(parts: list[list[Any]]) -> list[list[Any]]:
    """Parts of files, those that follow each other as one."""
    found: list[list[Any]] = []
    for name, start, count in parts:
        if found and found[-1][0] == name and found[-1][1] + found[-1][2] == start:
            found[-1][2] += count
        else:
            found.append([name, start, count])
    return found
