"""What was read of a repository, and how rows and the state that describes them are committed."""

from __future__ import annotations

import contextlib
import copy
import itertools
import logging
import time
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Any

import pyarrow as pa  # type: ignore[import-untyped]
import pyarrow.parquet as pq  # type: ignore[import-untyped]

from ferrohub.crawl import _buckets, _merging, _offsets, _rebuilding, _stored_rows
from ferrohub.crawl._locks import Busy
from ferrohub.crawl._state_files import Damaged, checked, key_of, load, loose_path, parsed, path_of, stored, write
from ferrohub.crawl._waiting import LARGE

if TYPE_CHECKING:
    from collections.abc import Callable

    from ferrohub.crawl._data_files import Lost
    from ferrohub.crawl._folder import Folder

#: Files of this number that follow each other are merged into one.
MERGED = 32
#: Files are merged so many times.
LEVELS = 2
#: Seconds after which a commit has the disk store the state, too: at most that much work is lost in a power failure.
STORED = 10.0
#: Bytes of a table, before compression, from which on it is compressed well; smaller ones are compressed fast.
SMALL = 256 * 2**10
_log = logging.getLogger("ferrohub.crawl")


class Partition(_stored_rows.Rows):
    """What was read of a repository. It belongs to that repository for good, whatever the name of it is later.

    Its own name is that under which it was first crawled. If another repository has this name later, that one has the
    partition ``name@id``.
    """

    def __init__(self, folder: Folder, owner: str, name: str) -> None:
        self._folder, self.owner, self.name = folder, owner, name
        self.path = path_of(owner, name)
        super().__init__(folder.storage, _buckets.Record(key_of(self.path)), {})
        self._lock = self._storage.lock(self.path.with_name(self.path.name.removesuffix(".json") + ".lock"))
        #: The tag of the version of the state that was read or written last.
        self._tag: Any = None
        #: Whether it has a state of its own, besides that in the bucket.
        self.is_loose = False
        #: Files that are replaced by what is to be saved, and when; and those that were since the disk had the state.
        self._replaced: list[tuple[float, list[PurePosixPath]]] = []
        self._unstored: list[tuple[float, list[PurePosixPath]]] = []
        #: Whether the disk has the state, and when that was last so.
        self.is_stored, self._since = True, time.monotonic()
        try:
            if self._lock.is_taken_over:
                folder.buckets.fence(self.record.key)
            self.data = self._read(owner, name)
            if self._lock.is_taken_over and self.is_loose:
                # Another state, which whoever was stopped cannot replace any more.
                self.data["fence"] = self._lock.token
                self._save()
            self._recover()
        except BaseException:
            self.close()
            raise

    def _read(self, owner: str, name: str) -> dict[str, Any]:
        """The state, or what can be rebuilt of it from the data."""
        self.refresh()
        try:
            shown = self._storage.at(self.loose)
            data, self._tag = load(self._storage, self.loose)
            self.is_loose = data is not None
            found = checked(parsed(data, shown), shown)
        except Damaged as error:
            return self._restored(error, owner, name)
        self._storage.store(self.loose)  # the process before may have been killed
        return found or copy.deepcopy(self.record.state) or _rebuilding.new(owner, name)

    def _restored(self, error: Damaged, owner: str, name: str) -> dict[str, Any]:
        """The state in place of a damaged one."""
        found = stored(self._storage, self.loose)
        if found:
            _log.warning("%s; an earlier state is used", error)
            for state in found["streams"].values():
                state["first"] = _rebuilding.new_number()  # the numbers after its last row were those of others
            self._tag = write(self._storage, self.loose, found, self._tag)
            return found
        _log.warning("%s; it is rebuilt from the data", error)
        self._since = float("-inf")  # the next one is stored at once
        return _rebuilding.loose(self._storage, self.path, self.record.state, owner, name)

    @property
    def loose(self) -> PurePosixPath:
        """The file of its own state until it is packed again."""
        return loose_path(self.path, self.record.number)

    def refresh(self) -> None:
        """Find out where its rows are in the bucket."""
        self.record = self._folder.buckets.find(self.record.key)

    def _save(self) -> None:
        self._lock.check()
        # The event loop may add a stream meanwhile, which is about to be read.
        expired = [path for stream in list(self.data["streams"]) for path in self._forget_expired(stream)]
        later = not expired and time.monotonic() < self._since + STORED
        self._tag = write(self._storage, self.loose, self.data, self._tag, later=later)
        self.is_loose, self.is_stored = True, False
        self._unstored += self._replaced
        self._replaced = []
        if not later:
            self._note_stored()
        for path in expired:
            self._storage.remove(path)
        self._folder.remove_replaced()

    def _store(self) -> None:
        """Have the disk store the state: what only earlier ones name can be removed after that."""
        self._storage.store(self.loose)
        self._note_stored()

    def _note_stored(self) -> None:
        self._folder.replaced.extend(self._unstored)
        self._unstored, self.is_stored, self._since = [], True, time.monotonic()

    def _replace(self, stream: str, old: list[str], new: list[str]) -> None:
        """Keep files that others replace, for readers that have begun before.

        :param new: names of the other files; for files that never were valid, their own
        """
        now = time.time()
        if old:
            self.stream(stream).setdefault("old", []).append([now, old, new])
            own = [self.file(stream, name) for name in old if not _buckets.is_path(name)]
            self._replaced.append((now, own))

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
        # The manifest of the bucket has its files until the repository is packed again.
        names = (name for _, names, _ in expired for name in names if not _buckets.is_path(name))
        return [self.file(stream, name) for name in names]

    def reload(self) -> None:
        """Forget what was not committed."""
        self._replaced = []
        self.data = self._read(self.owner, self.name)
        self._recover()

    def close(self) -> None:
        """Have the disk store the state, and release the lock. Of a repository that has nothing besides what is in the
        bucket, no file stays.
        """
        if self.record.number and not self.is_loose:
            self._lock.remove()
            return
        try:
            if not self.is_stored:
                with contextlib.suppress(Busy):
                    self.check()
                    self._store()
        except OSError as error:  # the copy of the last one that was stored stays
            _log.warning("%s was not stored: %s", self._storage.at(self.loose), error)
        finally:
            self._lock.close()

    def check(self) -> None:
        """Raise :class:`ferrohub.crawl._locks.Busy` if the lock may be another's by now."""
        self._lock.check()

    def retire(self) -> None:
        """Release the lock for good: the repository was packed, and may not be crawled again for a long time."""
        self._lock.remove()

    def __enter__(self) -> Partition:
        return self

    def __exit__(self, *_exception: object) -> None:
        self.close()

    def stream(self, name: str) -> dict[str, Any]:
        """The state of a stream: ``walk`` is what its walk keeps, ``run`` the last run that finished it.

        ``files`` has the name, the level and the number of rows of each valid file, ``new`` those that wait to replace
        them. ``old`` has when files were replaced, their names, and those of the files that have replaced them.
        ``epoch`` counts the replacements, and ``own`` is true if one has replaced the rows in the bucket. ``lost`` has
        the files of the bucket whose rows were left out, as they cannot be read. ``again`` is true while items are read
        that the files may have. ``first`` is the number of the first row for readers of what was added
        (`_additions.py`): it grows when rows are dropped or replaced, so that no other row gets a number.
        """
        found: dict[str, Any] = self.data["streams"].setdefault(name, _rebuilding.new_stream())
        return found

    def commit(
        self, rows: dict[str, Any], change: Callable[[], None], *, unpublished: str = "", publish: str = "",
        goes_on: str = "",
    ) -> None:  # fmt: skip
        """Write rows and the state that describes them, both or none.

        :param rows: tables by the names of their streams
        :param change: changes :attr:`data`; called when the files have been written
        :param unpublished: name of a stream whose rows wait to be published
        :param publish: name of a stream whose waiting rows replace all its earlier rows
        :param goes_on: name of a stream that has further rows, so that these are soon merged with others
        """
        alone, written = self._alone(publish) if publish else [], []  # nothing has changed yet if that fails
        for stream, table in rows.items():
            if len(table):
                # Those that wait to be published are merged when they are.
                level = int(table.nbytes >= LARGE and stream != unpublished)
                if level:
                    # Levels only fall from file to file: what is between two large files would never be merged.
                    self._merge_last(stream, 0, 1)
                    self._merge_levels(stream)
                files = self.stream(stream)["new" if stream == unpublished else "files"]
                is_merged = not level and (stream == goes_on or bool(files and files[-1][1] == 0))
                written.append((files, [self._write(stream, table, is_merged).name, level, len(table)]))
        for files, entry in written:
            files.append(entry)
        change()
        if publish:
            state = self.stream(publish)
            self._replace(publish, [*alone, *_names(state["files"])], _names(state["new"]))
            first = _offsets.end(self, publish) + 1  # one more, as the new rows may be none
            state.update(files=state["new"], new=[], first=first, epoch=state["epoch"] + 1)
            if self.record.packed.get(publish):
                state["own"] = True
        self._save()
        if publish:
            self._recover([publish])
        for stream in rows:
            self._merge_levels(stream)

    def _alone(self, stream: str) -> list[str]:
        """The files of the bucket with its rows of a stream, which it is about to replace: they have no others."""
        if not self.packed(stream):
            return []
        from ferrohub.crawl import _bucket_writer

        with _bucket_writer.BucketWriter(self._folder, self.record.bucket, wait=True) as bucket:
            self.record = bucket.isolate(self.record.key, stream)
        home, lost = _buckets.folder_of(self.record.bucket), self.record.lost.get(stream, {})
        return [f"{home}/{name}" for name, _, _ in self.packed(stream) if name not in lost]

    def lose(self, found: list[Lost]) -> None:
        """Note in the bucket which of its files cannot be read, so that nothing is read of them any more."""
        if not found:
            return
        from ferrohub.crawl import _bucket_writer

        with _bucket_writer.BucketWriter(self._folder, self.record.bucket, wait=True) as bucket:
            for each in found:
                bucket.lose(each)
        self.refresh()

    def settle(self, stream: str) -> None:
        """Merge the small files that a run has written into one."""
        self._merge_last(stream, 0, 2)
        self._merge_levels(stream)

    @property
    def place(self) -> str:
        """Where readers find its rows, as owner and repository."""
        return "/".join(part.partition("=")[2] for part in str(self.data["folder"]).split("/"))

    def _at(self, stream: str, file: list[Any]) -> str:
        return self._storage.at(self.file(stream, file[0]))

    def _next(self, stream: str) -> PurePosixPath:
        """The name of a new file."""
        return self.file(stream, f"part-{self.stream(stream)['next']:06}{self._lock.token}.parquet")

    def _write(self, stream: str, table: Any, is_merged: bool) -> PurePosixPath:
        """Write rows to a new file.

        :param is_merged: whether it is merged with others soon
        """
        path = self._next(stream)
        options: dict[str, Any] = {"compression": "snappy"}
        if is_merged and not self._storage.is_remote:
            # What is merged with others soon is written fast.
            options |= {"use_dictionary": False, "write_statistics": False, **_merging.PAGES}
        elif table.nbytes >= SMALL:
            # A context of zstd for each column costs more than the columns of a small table.
            options = {"compression": "zstd", **_merging.options(table)}
        with self._storage.create(path) as file:
            pq.write_table(table, file, **options)
        # pyarrow would keep what that took, for each of the threads that write: 20 MB.
        pa.default_memory_pool().release_unused()
        self.stream(stream)["next"] += 1
        return path

    def _merge_levels(self, stream: str) -> None:
        for level in range(LEVELS):
            self._merge_last(stream, level, MERGED)

    def _merge_last(self, stream: str, level: int, least: int) -> None:
        """Merge the last files of a level into one, if there are so many. They may be more: those of a snapshot are
        many at once, and a merge may have failed. If one of them cannot be merged, the last ones are.
        """
        count = 0
        for _, each, _ in reversed(self.stream(stream)["files"]):
            if each != level:
                break
            count += 1
        if count >= least and not self._merge(stream, count) and count > least:
            self._merge(stream, least)

    def _merge(self, stream: str, count: int) -> bool:
        """Merge the last files of a stream into one. Returns False if they cannot be."""
        return self._rewrite(stream, count, None, None, lambda: None)

    def compact(self, stream: str, kept: Any, change: Callable[[], None]) -> None:
        """Write the rows of a stream to as few files as possible.

        :param kept: an array that says of each row whether it stays, or None if all do
        :param change: changes :attr:`data` if rows are dropped
        """
        found = self._storage.filesystem.get_file_info(
            [self._at(stream, each) for each in self.stream(stream)["files"]]
        )
        if kept is not None or len(found) > max(1, -(-sum(each.size for each in found) // _merging.SIZE)):
            self._rewrite(stream, len(found), kept, _merging.SIZE, change)

    def _rewrite(self, stream: str, count: int, kept: Any, size: int | None, change: Callable[[], None]) -> bool:
        """Replace the last files of a stream; the order of rows stays. Returns False if their columns do not fit."""
        state, written = self.stream(stream), list[list[Any]]()
        old = state["files"][-count:]
        # Commits merge no file of a compaction again.
        level = max(*(each[1] + 1 for each in old), LEVELS if size else 0)
        paths = [self._at(stream, each) for each in old]
        try:
            sources = _merging.Sources(paths, self._storage.filesystem, [each[2] for each in old])
            schema = sources.schema()
            tables = sources.groups(schema, kept)
            for first in tables:
                path = self._next(stream)
                written.append([path.name, level, 0])
                state["next"] += 1
                with self._storage.create(path) as file:
                    rows = itertools.chain([first], tables)
                    written[-1][2] = _merging.write(rows, schema, file, size, [each[0] for each in old])
        except ValueError:  # a column has another type now that has no room for the earlier values
            self._replace(stream, _names(written), _names(written))
            return False
        self._replace(stream, _names(old), _names(written))
        state["files"][-count:] = written
        change()
        self._save()
        return True

    def _recover(self, streams: list[str] | None = None) -> None:
        """Remove what was replaced some time ago. What was not committed stays as long: a query may have listed it."""
        for stream in streams or list(self.data["streams"]):
            state, home = self.stream(stream), self.file(stream, "")
            expired = [path.name for path in self._forget_expired(stream)]
            known = {*_names(state["files"]), *_names(state["new"]), *expired}
            known.update(name for _, replaced, _ in state.get("old", ()) for name in replaced)
            # The bucket remembers those from before the repository was packed.
            first = self.record.state.get("streams", {}).get(stream, {}).get("next", 0)
            found = [name for name in self._storage.names(home) if name not in known and not _is_before(name, first)]
            # What was found while this was the only writer is of no later one.
            self._lock.check()
            if expired:
                self._store()
            left = [name for name in found if _rebuilding.PART.fullmatch(name)]
            for each in {*found, *expired}.difference(left):
                self._storage.remove(home / each)
            if left:
                self._replace(stream, sorted(left), sorted(left))
                state["next"] = max(state["next"], 1 + max(map(_rebuilding.number, left)))


def _is_before(name: str, number: int) -> bool:
    """Whether a file of data has a smaller number."""
    return _rebuilding.PART.fullmatch(name) is not None and _rebuilding.number(name) < number


def _names(files: list[list[Any]]) -> list[str]:
    return [file[0] for file in files]
