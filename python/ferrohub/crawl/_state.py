"""The folder of a crawl: datasets, and the state that says which of their files are valid.

::

    issues/owner=octocat/repository=Hello-World/part-000001.parquet
    _state/repositories/octocat/hello-world.json    what was read of the repository, and which files have it
    _state/repositories/octocat/hello-world.lock    held by the process that crawls the repository
    _state/repositories/octocat/hello-world@9.json  the same of the repository 9, which got the name later
    _state/ids/129/1296269.json                     which partition a repository is in, whatever its name is now
    _state/runs/<plan>.json                         the repositories of a plan, where to go on listing them, and the
                                                    number of its last run
    _state/writers/                                 a file for each process of the crawl that writes to the folder

The states are the manifest that readers follow. A commit writes the rows to files, and then replaces the state, which
names them. Files that others have replaced, and those that were not committed, stay for an hour, for readers that have
begun before. The storage (`_storage.py`) has the operations, so this
is the same for local files and for objects in a store, where each name has a token of its writer.
"""

from __future__ import annotations

import collections
import concurrent.futures
import contextlib
import itertools
import logging
import time
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Any, TypeVar

import pyarrow as pa  # type: ignore[import-untyped]
import pyarrow.compute as pc  # type: ignore[import-untyped]
import pyarrow.parquet as pq  # type: ignore[import-untyped]

from ferrohub.crawl import _arrays, _merging, _rebuilding, _schemas, _storage
from ferrohub.crawl._state_files import Damaged, checked, load, parsed, read, write

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


_T = TypeVar("_T")
#: Files of this number that follow each other are merged into one.
MERGED = 32
#: Files are merged so many times.
LEVELS = 2
#: Bytes from which on a file that is made by `compact` gets no more rows.
SIZE = 128 * 2**20
#: Seconds for which files that others have replaced stay, unless the folder has another number.
KEEP = 3600.0
#: Threads that write files, locally and where each takes a request.
WRITERS, REMOTE_WRITERS = 2, 16
#: The folder of the state, and the pattern of states of repositories.
STATE, STATES = PurePosixPath("_state"), "_state/repositories/*/*.json"
_log = logging.getLogger("ferrohub.crawl")


class Folder:
    """The folder that a crawl writes to.

    :param into: path, URL, or file system of pyarrow
    :param keep: seconds for which files that others have replaced stay; None for :data:`KEEP`
    """

    def __init__(self, into: Any, keep: float | None = None) -> None:
        self.storage = _storage.opened(into)
        self.keep = KEEP if keep is None else keep
        #: When files were replaced by this process, oldest first. They are removed while the crawl goes on.
        self.replaced: collections.deque[tuple[float, list[PurePosixPath]]] = collections.deque()
        #: Threads that write files. The allocators keep memory for each: two take 45 MiB less than eight. But where
        #: each file takes a request, two would wait most of the time.
        writers = REMOTE_WRITERS if self.storage.is_remote else WRITERS
        self.writers = concurrent.futures.ThreadPoolExecutor(writers, "ferrohub-crawl")

    def open(self, owner: str, name: str) -> Partition:
        """The state of a repository, locked until it is closed.

        :raises Busy: another process crawls the repository
        """
        return Partition(self, owner, name)

    def peek(self, owner: str, name: str) -> dict[str, Any]:
        """The state of a repository without a lock, or an empty dict."""
        return self._state_at(self.path_of(owner, name))

    def _state_at(self, path: PurePosixPath) -> dict[str, Any]:
        try:
            return checked(read(self.storage, path), self.storage.at(path))
        except Damaged:
            return _rebuilding.state(self.storage, path)

    def path_of(self, owner: str, name: str) -> PurePosixPath:
        """The file with the state of a repository."""
        return STATE / "repositories" / owner.lower() / f"{'@' if name == '*' else name.lower()}.json"

    def partitions(self) -> Iterator[dict[str, Any]]:
        """The states of all repositories."""
        return filter(None, self.storage.map(self._state_at, self.storage.find(STATES)))

    def names(self) -> list[tuple[str, str]]:
        """Owner and name of all repositories, by which they can be opened."""
        return [(path.parent.name, "*" if path.stem == "@" else path.stem) for path in self.storage.find(STATES)]

    def files(self, stream: str) -> Iterator[PurePosixPath]:
        """The valid files of a stream, oldest first within a repository."""
        for state in self.partitions():
            for name, _, _ in state["streams"].get(stream, {}).get("files", []):
                yield PurePosixPath(stream, state["folder"], name)

    def remove_replaced(self) -> None:
        """Remove the files that this process has replaced some time ago."""
        with contextlib.suppress(IndexError):  # another thread has removed the last ones
            while self.replaced[0][0] + self.keep <= time.time():
                for path in self.replaced.popleft()[1]:
                    self.storage.remove(path)

    def read(self, stream: str, read: Callable[[str, list[str], Callable[[str], Any]], _T]) -> Iterator[_T]:
        """Call a function with the valid files of a stream in each repository: the folder of the repository, the names
        of the files, oldest first, and a function that opens one. If a file has been replaced so long ago that it is
        removed meanwhile, it is called again with the files that are valid now.
        """
        return self.storage.map(lambda path: self._read(stream, path, read), self.storage.find(STATES))

    def _read(self, stream: str, path: PurePosixPath, read: Callable[[str, list[str], Callable[[str], Any]], _T]) -> _T:
        seen: Any = None
        while True:
            state = self._state_at(path)
            home = str(state.get("folder", "owner=/repository="))
            files = [name for name, _, _ in state.get("streams", {}).get(stream, {}).get("files", [])]
            try:
                return read(home, files, lambda name: self._opened(PurePosixPath(stream, home, name)))  # noqa: B023
            except OSError:
                if files == seen:
                    raise  # no crawl has replaced them
                seen = files

    def _opened(self, path: PurePosixPath) -> Any:
        return pq.ParquetFile(self.storage.at(path), filesystem=self.storage.filesystem)

    def has(self, stream: str) -> bool:
        """Whether a crawl has read a stream, with or without rows. Outcomes belong to each crawl."""
        return any(stream in (*state["streams"], "outcomes") for state in self.partitions())

    def of_id(self, number: int) -> tuple[str, str] | None:
        """The partition that has the repository with this ID, as owner and name."""
        try:
            found = read(self.storage, self._id(number)).get("partition")
            return (str(found[0]), str(found[1])) if found else None
        except (Damaged, LookupError, TypeError):
            return self._searched(number)

    def _searched(self, number: int) -> tuple[str, str] | None:
        """The partition of an ID whose file is damaged."""
        for path in self.storage.find(STATES):
            state = self._state_at(path)
            if state.get("id") == number:
                return state["owner"], path.stem if "@" in path.stem else state["name"]
        return None

    def set_id(self, number: int, owner: str, name: str) -> None:
        """Remember which partition has a repository."""
        if self.of_id(number) != (owner, name):
            write(self.storage, self._id(number), {"partition": [owner, name]})

    def _id(self, number: int) -> PurePosixPath:
        return STATE / "ids" / str(number // 10_000) / f"{number}.json"


class Partition:
    """What was read of a repository. It belongs to that repository for good, whatever the name of it is later.

    Its own name is that under which it was first crawled. If another repository has this name later, that one has the
    partition ``name@id``.
    """

    def __init__(self, folder: Folder, owner: str, name: str) -> None:
        self._folder, self.owner, self.name = folder, owner, name
        self._storage, self.path = folder.storage, folder.path_of(owner, name)
        self._lock = self._storage.lock(self.path.with_name(self.path.name.removesuffix(".json") + ".lock"))
        #: The tag of the version of the state that was read or written last.
        self._tag: Any = None
        #: Files that are replaced by what is to be saved, and when.
        self._replaced: list[tuple[float, list[PurePosixPath]]] = []
        try:
            self.data = self._read(owner, name)
            self._recover()
        except BaseException:
            self.close()
            raise

    def _read(self, owner: str, name: str) -> dict[str, Any]:
        """The state, or what can be rebuilt of it from the data."""
        try:
            shown = self._storage.at(self.path)
            data, self._tag = load(self._storage, self.path)
            return checked(parsed(data, shown), shown) or _rebuilding.new(owner, name)
        except Damaged as error:
            _log.warning("%s; it is rebuilt from the data", error)
            return _rebuilding.state(self._storage, self.path, owner, name)

    def _save(self) -> None:
        self._lock.check()
        expired = [path for stream in self.data["streams"] for path in self._forget_expired(stream)]
        self._tag = write(self._storage, self.path, self.data, self._tag)
        self._folder.replaced.extend(self._replaced)
        self._replaced = []
        for path in expired:
            self._storage.remove(path)
        self._folder.remove_replaced()

    def _replace(self, stream: str, old: list[str], new: list[str]) -> None:
        """Keep files that others replace, for readers that have begun before.

        :param new: names of the other files; for files that never were valid, their own
        """
        now = time.time()
        if old:
            self.stream(stream).setdefault("old", []).append([now, old, new])
            self._replaced.append((now, [self._file(stream, name) for name in old]))

    def discard(self, stream: str) -> None:
        """Forget the rows that wait to be published."""
        names = _names(self.stream(stream)["new"])
        self._replace(stream, names, names)
        self.stream(stream)["new"] = []

    def _forget_expired(self, stream: str) -> list[PurePosixPath]:
        """Forget the files that others have replaced some time ago. Returns their paths."""
        state, until = self.stream(stream), time.time() - self._folder.keep
        expired = [each for each in state.get("old", ()) if each[0] <= until]
        if expired:
            state["old"] = [each for each in state["old"] if each[0] > until]
        return [self._file(stream, name) for _, names, _ in expired for name in names]

    def reload(self) -> None:
        """Forget what was not committed."""
        self._replaced = []
        self.data = self._read(self.owner, self.name)
        self._recover()

    def close(self) -> None:
        """Release the lock."""
        self._lock.close()

    def __enter__(self) -> Partition:
        return self

    def __exit__(self, *_exception: object) -> None:
        self.close()

    def stream(self, name: str) -> dict[str, Any]:
        """The state of a stream: ``walk`` is what its walk keeps, ``run`` the last run that finished it.

        ``files`` has the name, the level and the number of rows of each valid file, ``new`` those that wait to replace
        them. ``old`` has when files were replaced, their names, and those of the files that have replaced them.
        ``epoch`` counts the replacements. ``again`` is true while items are read that the files may have.
        """
        found: dict[str, Any] = self.data["streams"].setdefault(name, _rebuilding.new_stream())
        return found

    def commit(
        self, rows: dict[str, Any], change: Callable[[], None], *, unpublished: str = "", publish: str = ""
    ) -> None:
        """Write rows and the state that describes them, both or none.

        :param rows: tables by the names of their streams
        :param change: changes :attr:`data`; called when the files have been written
        :param unpublished: name of a stream whose rows wait to be published
        :param publish: name of a stream whose waiting rows replace all its earlier rows
        """
        written = [self._write(stream, table, stream == unpublished) for stream, table in rows.items() if len(table)]
        for (path, waits), (stream, table) in zip(written, (row for row in rows.items() if len(row[1])), strict=True):
            self.stream(stream)["new" if waits else "files"].append([path.name, 0, len(table)])
        change()
        if publish:
            state = self.stream(publish)
            self._replace(publish, _names(state["files"]), _names(state["new"]))
            state.update(files=state["new"], new=[], epoch=state["epoch"] + 1)
        self._save()
        if publish:
            self._recover([publish])
        for stream in rows:
            self._merge_levels(stream)

    def settle(self, stream: str) -> None:
        """Merge what a run has written into one file."""
        state = self.stream(stream)
        count = 0
        while count < len(state["files"]) and state["files"][-1 - count][1] == 0:
            count += 1
        if count > 1:
            self._merge(stream, count)

    def last_rows(self, stream: str, key: str, column: str, values: set[Any], dropped: str) -> dict[Any, Any]:
        """The last row of each key, of the rows that have one of these values in a column.

        :param key: name of the column with the key
        :param column: name of the column with the values
        :param dropped: name of a column to leave out
        """
        found: dict[Any, Any] = {}
        kind = self._kind(stream, column)
        if kind is None or not values:
            return found
        wanted = _arrays.array(kind, sorted(values))
        for name, _, _ in self.stream(stream)["files"]:
            file = self._parquet(stream, name)
            columns = [each for each in file.schema_arrow.names if each != dropped]
            if not {key, column} <= set(columns):
                continue
            for group in range(file.num_row_groups):
                chosen = pc.is_in(file.read_row_group(group, [column], use_threads=False)[column], value_set=wanted)
                if pc.any(chosen).as_py():
                    rows = file.read_row_group(group, columns, use_threads=False).filter(chosen)
                    found.update((row[key], row) for row in _arrays.rows(rows))
        return found

    def _kind(self, stream: str, column: str) -> str | None:
        """The kind of a column of keys: of integers or texts. None if it has none."""
        for name, _, _ in self.stream(stream)["files"]:
            schema = self._parquet(stream, name).schema_arrow
            if column in schema.names:
                types = {pa.int64(): "int", pa.string(): "str"}
                return types.get(schema.field(column).type)
        return None

    def keys(
        self, stream: str, column: str, start: int, cursor: str | None, needs: str | None = None
    ) -> Iterator[tuple[int, Any, float | None]]:
        """The values of a column of a stream from a row on, with their numbers, and the times in another column.

        :param needs: a column; rows where it is 0, false or null are left out
        """
        at = 0
        for name, _, count in self.stream(stream)["files"]:
            if at + count > start:
                # In this thread: pyarrow keeps memory for each thread that it reads in.
                columns = [column, *([cursor] if cursor else []), *([needs] if needs else [])]
                found = self._parquet(stream, name).read(columns, use_threads=False)
                # Files may be older than the column.
                values = found[column].to_pylist() if column in found.column_names else []
                times: list[int | None] = [None] * len(values)
                if cursor is not None and cursor in found.column_names:
                    times = [row[cursor] for row in _arrays.rows(found.select([cursor]))]
                needed: list[Any] = [True] * len(values)
                if needs is not None and needs in found.column_names:
                    needed = found[needs].to_pylist()
                for number, (value, changed, is_needed) in enumerate(zip(values, times, needed, strict=False), at):
                    if number >= start and value is not None and is_needed:
                        yield number, value, changed / 1e6 if isinstance(changed, int) else None
            at += count

    @property
    def place(self) -> str:
        """Where readers find its rows, as owner and repository."""
        return "/".join(part.partition("=")[2] for part in str(self.data["folder"]).split("/"))

    def _file(self, stream: str, name: str) -> PurePosixPath:
        return PurePosixPath(stream, str(self.data["folder"]), name)

    def _at(self, stream: str, file: list[Any]) -> str:
        return self._storage.at(self._file(stream, file[0]))

    def _parquet(self, stream: str, name: str) -> Any:
        """A file that the state names."""
        return pq.ParquetFile(self._storage.at(self._file(stream, name)), filesystem=self._storage.filesystem)

    def columns(self, stream: str, names: list[str]) -> Any:
        """Some columns of all rows of a stream, or None if a file has none of them."""
        tables = []
        for each in self.stream(stream)["files"]:
            file = self._parquet(stream, each[0])
            wanted = [name for name in names if name in file.schema_arrow.names]
            if not wanted:
                return None
            tables.append(file.read(wanted, use_threads=False))
        schema = _schemas.united(table.schema for table in tables)
        return pa.concat_tables([_schemas.conform(table, schema) for table in tables])

    def _next(self, stream: str) -> PurePosixPath:
        """The name of a new file."""
        return self._file(stream, f"part-{self.stream(stream)['next']:06}{self._lock.token}.parquet")

    def _write(self, stream: str, table: Any, unpublished: bool) -> tuple[PurePosixPath, bool]:
        path = self._next(stream)
        with self._storage.create(path) as file:
            pq.write_table(table, file, compression="zstd")
        self.stream(stream)["next"] += 1
        return path, unpublished

    def _merge_levels(self, stream: str) -> None:
        for level in range(LEVELS):
            last = self.stream(stream)["files"][-MERGED:]
            if len(last) == MERGED and all(file[1] == level for file in last):
                self._merge(stream, MERGED)

    def _merge(self, stream: str, count: int) -> None:
        """Merge the last files of a stream into one."""
        self._rewrite(stream, count, None, None, lambda: None)

    def compact(self, stream: str, kept: Any, change: Callable[[], None]) -> None:
        """Write the rows of a stream to as few files as possible.

        :param kept: an array that says of each row whether it stays, or None if all do
        :param change: changes :attr:`data` if rows are dropped
        """
        found = self._storage.filesystem.get_file_info(
            [self._at(stream, each) for each in self.stream(stream)["files"]]
        )
        if kept is not None or len(found) > max(1, -(-sum(each.size for each in found) // SIZE)):
            self._rewrite(stream, len(found), kept, SIZE, change)

    def _rewrite(self, stream: str, count: int, kept: Any, size: int | None, change: Callable[[], None]) -> None:
        """Replace the last files of a stream, if their columns allow it; the order of rows stays."""
        state, written = self.stream(stream), list[list[Any]]()
        old = state["files"][-count:]
        # Commits merge no file of a compaction again.
        level = max(*(each[1] + 1 for each in old), LEVELS if size else 0)
        paths, filesystem = [self._at(stream, each) for each in old], self._storage.filesystem
        try:
            schema = _schemas.unified(paths, filesystem)
            tables = _merging.groups(paths, schema, filesystem, kept)
            for first in tables:
                path = self._next(stream)
                written.append([path.name, level, 0])
                state["next"] += 1
                with self._storage.create(path) as file:
                    rows = itertools.chain([first], tables)
                    written[-1][2] = _merging.write(rows, schema, file, size, [each[0] for each in old])
        except ValueError:  # a column has another type now that has no room for the earlier values
            self._replace(stream, _names(written), _names(written))
            return
        self._replace(stream, _names(old), _names(written))
        state["files"][-count:] = written
        change()
        self._save()

    def _recover(self, streams: list[str] | None = None) -> None:
        """Remove what was replaced some time ago. What was not committed stays as long: a query may have listed it."""
        for stream in streams or list(self.data["streams"]):
            state, home = self.stream(stream), self._file(stream, "")
            expired = [path.name for path in self._forget_expired(stream)]
            known = {*_names(state["files"]), *_names(state["new"]), *expired}
            known.update(name for _, replaced, _ in state.get("old", ()) for name in replaced)
            found = [name for name in self._storage.names(home) if name not in known]
            # What was found while this was the only writer is of no later one.
            self._lock.check()
            left = [name for name in found if _rebuilding.PART.fullmatch(name)]
            for each in {*found, *expired}.difference(left):
                self._storage.remove(home / each)
            if left:
                self._replace(stream, sorted(left), sorted(left))
                state["next"] = max(state["next"], 1 + max(map(_rebuilding.number, left)))


def _names(files: list[list[Any]]) -> list[str]:
    return [file[0] for file in files]
