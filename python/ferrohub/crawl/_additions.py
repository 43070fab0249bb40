"""The rows that were added to a stream since they were last read, for programs that keep a table up to date.

A repository's rows of a stream have numbers, which grow and are never given to another row: `first` in its state is the
number of the first one. The position of a reader is the number of the row that follows the last one it has read. If it
is among those that the repository has, the rows from there on are new. Otherwise the rows were replaced since, as those
of a snapshot, or are those of another folder: then all of them count, and those that were read before do not.
"""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

import pyarrow.compute as pc  # type: ignore[import-untyped]

from ferrohub.crawl import _arrays, _offsets, _reader, _storage, _views

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import PurePosixPath

    from ferrohub.crawl._folder import Folder
    from ferrohub.crawl._stored_rows import Rows
    from ferrohub.crawl.streams import Stream

#: A batch with so many bytes of rows is complete.
SIZE = 32 * 2**20


class Change:
    """What was added to a repository.

    :param stored: the repository
    :param position: the number of the first row that was not read yet; None if none was
    """

    def __init__(self, stored: Rows, stream: str, position: int | None) -> None:
        self.key, self.is_first = stored.record.key, position is None
        #: Owner and repository of the rows.
        self.names = _views.names_of(str(stored.data["folder"]))
        self._places, self._first = stored.places(stream), int(stored.stream(stream).get("first", 0))
        self.end = _offsets.end(stored, stream)
        #: Whether all rows are read, and replace those that were read before.
        self.is_anew = position is None or not self._first <= position <= self.end
        #: The number of the next row that is read.
        self.at = self._first if self.is_anew or position is None else position
        #: Whether rows of it have been returned.
        self.is_begun = False
        #: If all rows are read, the keys of the last row of each item, with the names. Others may be among them.
        self.keys: Any = None

    def restart(self) -> None:
        """Read all rows."""
        self.is_anew, self.at = True, self._first

    def spans(self) -> Iterator[tuple[PurePosixPath, int, int]]:
        """Where the rows are: files, each with the number of the first row there, and how many follow."""
        skipped = self.at - self._first
        for path, start, count in self._places:
            less = min(skipped, count)
            skipped -= less
            if count > less:
                yield path, start + less, count - less


@dataclasses.dataclass
class Batch:
    """Some of the added rows, at most one for each item.

    :param tables: the rows; their columns may differ
    :param changes: the repositories that the rows are of, by their keys
    :param anew: those of them whose earlier rows do not count any more, and of which no earlier batch has rows
    """

    tables: list[Any] = dataclasses.field(default_factory=list)
    changes: dict[str, Change] = dataclasses.field(default_factory=dict)
    anew: list[Change] = dataclasses.field(default_factory=list)

    @property
    def size(self) -> int:
        """Bytes of the rows."""
        return sum(table.nbytes for table in self.tables)


class Additions:
    """Reads the rows that were added to a stream, also while a crawl goes on.

    At once, it holds a batch, and the keys of the new rows of some repositories.

    :param folder: the folder
    :param stream: the stream
    :param positions: those of repositories that have been read; as batches are returned, they are those after them
    """

    def __init__(self, folder: Folder, stream: Stream, positions: dict[str, int]) -> None:
        self._folder, self._stream, self.positions = folder, stream, positions
        self._keys = _reader.keys_of(stream)
        self._batch = Batch()

    def batches(self) -> Iterator[Batch]:
        """The rows."""
        for part in _views.parts(self._folder):
            yield from self._part(part)
        yield from self._flush()

    def _part(self, part: _views.Part) -> Iterator[Batch]:
        """The rows of some repositories. If files have been replaced so long ago that they are removed meanwhile, it
        goes on with those that are valid then.
        """
        seen: Any = None
        while True:
            files, stored = _views.stored(self._folder, self._stream.name, part)
            changes = list(self._changes(stored))
            try:
                yield from self._read(files, changes)
            except OSError:
                found = [(each.key, *each.spans()) for each in changes]
                if found == seen:
                    raise  # no crawl has replaced them
                seen, part = found, _views.again(self._folder, part)
                yield from self._flush()
            else:
                return

    def _changes(self, stored: list[Rows]) -> Iterator[Change]:
        for each in stored:
            position = self.positions.get(each.record.key)
            if position != _offsets.end(each, self._stream.name):
                yield Change(each, self._stream.name, position)

    def _read(self, files: list[PurePosixPath], changes: list[Change]) -> Iterator[Batch]:
        for each in changes:
            if each.at == each.end:  # there is no row
                self._note(each)
        sources = self._sources(files, changes)
        tables = [each.keys(self._keys) for each in sources]
        if not tables:
            return
        keys = _reader.united(tables)
        if incomplete := self._without_key(keys, changes):
            # Rows without a key are no versions of others. So that none of them comes twice, all rows are read.
            for each in incomplete:
                each.restart()
            yield from self._read(files, changes)
            return
        is_last = _reader.which_are_last(keys, self._keys)
        for each in changes:
            if each.is_anew and each.at < each.end:
                each.keys = keys if is_last is None else keys.filter(is_last)
        at = 0
        for source, table in zip(sources, tables, strict=True):
            for rows in source.rows(None if is_last is None else is_last.slice(at, len(table))):
                self._batch.tables += [rows] if len(rows) else []
                for each in source.passed:
                    self._note(each)
                if self._batch.size >= SIZE:
                    yield from self._flush()
            at += len(table)

    def _sources(self, files: list[PurePosixPath], changes: list[Change]) -> list[_File]:
        """The files that have the rows. Those of a repository follow each other in their order."""
        spans: dict[PurePosixPath, list[tuple[int, int, Change]]] = {}
        for change in changes:
            for path, start, count in change.spans():
                spans.setdefault(path, []).append((start, count, change))
        packed = [path for path in files if path in spans]
        shared = set(packed)
        return [_File(self._folder, path, spans[path], path in shared)
                for path in [*packed, *(path for path in spans if path not in shared)]]  # fmt: skip

    def _without_key(self, keys: Any, changes: list[Change]) -> list[Change]:
        """The repositories that have new rows without a key, unless all of their rows are read."""
        if not self._keys or self._keys[0] not in keys.column_names:
            return []
        found = keys.filter(pc.is_null(keys[self._keys[0]]))
        names = set(zip(found["owner"].to_pylist(), found["repository"].to_pylist(), strict=True))
        return [each for each in changes if not each.is_anew and each.names in names]

    def _note(self, change: Change) -> None:
        """Note that rows of a repository are in the batch, or that it has none."""
        if change.is_anew and not change.is_begun:
            self._batch.anew.append(change)
        change.is_begun = True
        self._batch.changes[change.key] = change
        self.positions[change.key] = change.at

    def _flush(self) -> Iterator[Batch]:
        if self._batch.changes:
            found, self._batch = self._batch, Batch()
            yield found


class _File:
    """A file with rows that were added.

    :param spans: the rows: the number of the first one, how many there are, and whose they are
    :param is_shared: whether it is a file of a bucket
    """

    def __init__(
        self, folder: Folder, path: PurePosixPath, spans: list[tuple[int, int, Change]], is_shared: bool
    ) -> None:
        self._spans = sorted(spans, key=lambda span: span[0])
        names = None if is_shared else spans[0][2].names
        self._source = _reader.Source(lambda path: _storage.parquet(folder.storage, path), path, names)
        self._mask: Any = None
        #: The repositories of the rows that were read last.
        self.passed: list[Change] = []

    def keys(self, columns: list[str]) -> Any:
        """Some columns of the rows that were added, with the names."""
        found = self._source.read([*columns, *_reader.NAMES.names])
        self._source.release()
        self._mask = _arrays.within(len(found), [(start, count) for start, count, _ in self._spans])
        return found.filter(self._mask)

    def rows(self, is_wanted: Any) -> Iterator[Any]:
        """The rows that were added, some at a time.

        :param is_wanted: which of them to return; None for all
        """
        wanted = self._mask if is_wanted is None else pc.replace_with_mask(
            self._mask, self._mask, is_wanted.combine_chunks()
        )  # fmt: skip
        at = 0
        for group, count in self._source.groups():
            self._pass(at, count)
            if self.passed:
                mask = wanted.slice(at, count)
                names = self._source.schema.names
                yield self._source.read(names, group).filter(mask)
            at += count
        self._source.release()

    def _pass(self, first: int, count: int) -> None:
        """Move the places of repositories behind their rows among some rows of the file."""
        self.passed = []
        for start, rows, change in self._spans:
            found = min(start + rows, first + count) - max(start, first)
            if found > 0:
                change.at += found
                self.passed.append(change)
