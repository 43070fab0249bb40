"""The rows of a repository, in files of its own and in those of a bucket."""

from __future__ import annotations

import contextlib
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Any

import pyarrow as pa  # type: ignore[import-untyped]

from ferrohub.crawl import _arrays, _buckets, _compute as pc, _data_files, _schemas, _storage

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ferrohub.crawl._buckets import Record
    from ferrohub.crawl._storage import Storage
    from ferrohub.crawl.streams import Stream

#: The columns that files of buckets have, and files of a repository do not.
NAMES = ("owner", "repository")


class Rows:
    """Reads the rows of a repository, which are numbered from the first file on.

    :param storage: the storage
    :param record: the repository in its bucket
    :param data: its state
    """

    def __init__(self, storage: Storage, record: Record, data: dict[str, Any]) -> None:
        self._storage, self.record, self.data = storage, record, data

    def stream(self, name: str) -> dict[str, Any]:
        """The state of a stream."""
        found: dict[str, Any] = self.data["streams"][name]
        return found

    def file(self, stream: str, name: str) -> PurePosixPath:
        """The path of a file of its own."""
        return PurePosixPath(stream, str(self.data["folder"]), name)

    def paths(self, stream: str) -> list[str]:
        """The names of the files that have its rows in the file system of pyarrow, as in :meth:`places`."""
        return [self._storage.at(path) for path, _, _ in self.places(stream)]

    def check_file(self, path: str, rows: int | None) -> None:
        """Check that a file can be read, as far as its footer tells.

        :param rows: its number of rows; None if that is unknown
        :raises DamagedFile: it is damaged
        :raises MissingFile: it is missing
        """
        _data_files.DataFile(path, self._storage.filesystem, rows)

    def refresh(self) -> None:
        """Find out where its rows are in the bucket."""
        raise NotImplementedError

    def packed(self, stream: str) -> list[list[Any]]:
        """Where its rows in files of the bucket are, unless it has replaced them or left them out since."""
        state = self.stream(stream)
        found, lost = [] if state.get("own") else self.record.packed.get(stream, []), state.get("lost")
        return [place for place in found if place[0] not in lost] if lost else found

    def count(self, stream: str) -> int:
        """The number of its rows."""
        own = sum(rows for _, _, rows in self.stream(stream)["files"])
        return int(own + sum(rows for _, _, rows in self.packed(stream)))

    def places(self, stream: str) -> list[tuple[PurePosixPath, int, int]]:
        """Where its rows are, oldest first: files, each with the number of its first row there, and how many follow."""
        found = [
            (_buckets.path_of(stream, self.record.bucket, name), start, count)
            for name, start, count in self.packed(stream)
        ]
        return found + [(self.file(stream, name), 0, count) for name, _, count in self.stream(stream)["files"]]

    def _slices(self, stream: str) -> list[_Slice]:
        return [_Slice(self._storage, *place) for place in self.places(stream)]

    def last_rows(self, stream: str, key: str, column: str, values: set[Any], dropped: str) -> dict[Any, Any]:
        """The last row of each key, of the rows that have one of these values in a column.

        :param key: name of the column with the key
        :param column: name of the column with the values
        :param dropped: name of a column to leave out
        """
        return self._while_replaced(lambda: self._last_rows(stream, key, column, values, dropped)) if values else {}

    def _last_rows(self, stream: str, key: str, column: str, values: set[Any], dropped: str) -> dict[Any, Any]:
        found: dict[Any, Any] = {}
        slices = self._slices(stream)
        kind = next((kind for each in slices for kind in each.kinds(column)), None)
        for each in slices:
            each.check_kind(stream, column, next(iter(values)))
        if kind is None:
            return found
        wanted = _arrays.array(kind, sorted(values))
        for each in slices:
            columns = [name for name in each.columns if name != dropped]
            if not {key, column} <= set(columns):
                continue
            for part in each.parts():
                chosen = pc.is_in(part([column])[column], value_set=wanted)
                if pc.any(chosen).as_py():
                    found.update((row[key], row) for row in _arrays.rows(part(columns).filter(chosen)))
        return found

    def changed(self, stream: Stream, made: Any, known: dict[Any, Any] | None = None) -> Any:
        """The rows of a table whose last version in the files is another one.

        :param made: the table
        :param known: those versions by their keys; None to look for them
        """
        key = stream.key_column
        if key is None or not len(made):
            return made
        if known is None:
            keys = {value for value in made[key].to_pylist() if value is not None}
            known = self.last_rows(stream.name, key, key, keys, "crawled_at")
        if not known:
            return made
        rows = _arrays.rows(made.drop_columns(["crawled_at"]))
        changed = [row != {name: known.get(row[key], {}).get(name) for name in row} for row in rows]
        return made.filter(_arrays.array("bool", changed))

    def keys(
        self, stream: str, column: str, start: int, cursor: str | None, needs: str | None = None
    ) -> Iterator[tuple[int, Any, float | None]]:
        """The values of a column of a stream from a row on, with their numbers, and the times in another column.

        :param needs: a column; rows where it is 0, false or null are left out
        """
        at = start
        while at < self.count(stream):
            rows, at = self._while_replaced(lambda: self._keys(stream, column, at, cursor, needs))  # noqa: B023
            yield from rows

    def _keys(
        self, stream: str, column: str, start: int, cursor: str | None, needs: str | None
    ) -> tuple[list[tuple[int, Any, float | None]], int]:
        """Those in the file that has a row, from that row on, and the number of the first row of the next file."""
        at = 0
        for each in self._slices(stream):
            if at + each.count > start:
                break
            at += each.count
        # In this thread: pyarrow keeps memory for each thread that it reads in.
        found = each.table([name for name in (column, cursor, needs) if name])
        # Files may be older than the column.
        values = found[column].to_pylist() if column in found.column_names else []
        times: list[Any] = [None] * len(values)
        if cursor is not None and cursor in found.column_names:
            times = [row[cursor] for row in _arrays.rows(found.select([cursor]))]
        needed: list[Any] = [True] * len(values)
        if needs is not None and needs in found.column_names:
            needed = found[needs].to_pylist()
        rows = [
            (number, value, changed / 1e6 if isinstance(changed, int) else None)
            for number, (value, changed, is_needed) in enumerate(zip(values, times, needed, strict=False), at)
            if number >= start and value not in (None, "") and is_needed
        ]
        return rows, at + each.count

    def columns(self, stream: str, names: list[str]) -> Any:
        """Some columns of all rows of a stream, or None if a file has none of them."""
        return self._while_replaced(lambda: self._columns(stream, names))

    def _columns(self, stream: str, names: list[str]) -> Any:
        tables = []
        for each in self._slices(stream):
            wanted = [name for name in names if name in each.columns]
            if not wanted:
                return None
            tables.append(each.table(wanted))
        schema = _schemas.united(table.schema for table in tables)
        return pa.concat_tables([_schemas.conform(table, schema) for table in tables])

    def having(self, stream: str, column: str, value: str | int, names: list[str]) -> Any:
        """Some columns of the rows of a stream that have a value in a column, or None if there are none."""
        found = self.columns(stream, names) if self.count(stream) else None
        if found is None or column not in found.column_names:
            return None
        return found.filter(pc.equal(found[column], value))

    def _while_replaced(self, read: Callable[[], Any]) -> Any:
        """Read again if another process has replaced files of the bucket so long ago that they are removed."""
        while True:
            before = self.record.packed
            try:
                return read()
            except FileNotFoundError:
                with contextlib.suppress(FileNotFoundError):
                    self.refresh()
                if self.record.packed == before:
                    raise


class _Slice:
    """Rows of a file that follow each other."""

    def __init__(self, storage: Storage, path: PurePosixPath, start: int, count: int) -> None:
        self._storage, self._path, self._start, self.count = storage, path, start, count
        self._opened: Any = None

    @property
    def _file(self) -> Any:
        if self._opened is None:
            # Files of buckets have rows of other repositories, too.
            self._opened = _storage.parquet(self._storage, self._path, self._start + self.count, or_more=True)
        return self._opened

    @property
    def columns(self) -> list[str]:
        """The names of its columns."""
        return [name for name in self._file.schema_arrow.names if name not in NAMES]

    def kinds(self, column: str) -> list[str | None]:
        """The kind of a column of keys, of integers or texts; None if it has another one. Empty if it is missing."""
        schema = self._file.schema_arrow
        types = {pa.int64(): "int", pa.string(): "str"}
        return [types.get(schema.field(column).type)] if column in schema.names else []

    def check_kind(self, stream: str, column: str, value: Any) -> None:
        """Check that the values of a column have the type of a value.

        :raises ValueError: they have another one
        """
        schema = self._file.schema_arrow
        types = {int: "int64", str: "string", float: "double", bool: "bool"}
        before = str(schema.field(column).type) if column in schema.names else None
        now = types.get(type(value))
        if None not in (before, now) and before != now:
            raise ValueError(
                f"the column {column} of the stream {stream} is {now}, but {before} in {self._storage.at(self._path)}: "
                "rename the stream, or crawl into another folder"
            )

    def parts(self) -> Iterator[Callable[[list[str]], Any]]:
        """For each group of its rows a function that reads columns of them."""
        at = 0
        for group in range(self._file.num_row_groups):
            rows = self._file.metadata.row_group(group).num_rows
            first, last = max(self._start, at), min(self._start + self.count, at + rows)
            if first < last:

                def read(columns: list[str], group: int = group, first: int = first - at, last: int = last - at) -> Any:
                    found = self._file.read_row_group(group, columns, use_threads=False)
                    return found.slice(first, last - first)

                yield read
            at += rows

    def table(self, columns: list[str]) -> Any:
        """All of its rows, with those of these columns that it has."""
        wanted = [name for name in columns if name in self.columns]
        tables = [part(wanted) for part in self.parts()] if wanted else []
        if tables:
            return pa.concat_tables(tables)
        schema = self._file.schema_arrow
        return pa.schema([schema.field(name) for name in wanted]).empty_table()
