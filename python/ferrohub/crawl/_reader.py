"""Reading the last version of each item, some repositories at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pyarrow as pa  # type: ignore[import-untyped]
import pyarrow.compute as pc  # type: ignore[import-untyped]
import pyarrow.dataset as ds  # type: ignore[import-untyped]
from pyarrow import fs

from ferrohub.crawl import _arrays, _schemas, _views, streams
from ferrohub.crawl.streams import DELETED

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import PurePosixPath

    from ferrohub.crawl._views import View
    from ferrohub.crawl.streams import Stream

#: Files that are open at once, at most, while some repositories are read.
OPEN = 64
#: The columns of the names of folders.
NAMES = pa.schema([("owner", pa.string()), ("repository", pa.string())])


class Reader:
    """Reads some columns and rows of a stream. At once, it holds what it returns, the keys of the rows of some
    repositories, and some rows of a file.

    :param stream: the stream
    :param columns: names of the columns; None for all
    :param filter: expression of pyarrow, or None
    :param deleted: whether to return items that a sweep has found to be deleted
    """

    def __init__(self, stream: Stream, columns: list[str] | None, filter: Any, deleted: bool = False) -> None:
        self._stream, self._columns, self._filter, self._deleted = stream, columns, filter, deleted
        #: The columns that the stream can have, whose types a filter may rely on.
        self._declared = pa.schema([*stream.schema(raw=True), *NAMES])
        #: It has the names of the columns that the filter needs. Others that occur in it do no harm.
        self._text = "" if filter is None else str(filter)

    def rows(self, view: View, opened: Callable[[PurePosixPath], Any]) -> list[Any]:
        """The rows of some repositories.

        :param opened: opens a file
        """
        own = [
            [Source(opened, file, names) for file in files]
            for names, files in ((_views.names_of(home), files) for home, files in view.homes)
            if self.may_have(*names)
        ]
        if not any(self.may_have(*names) for names in set(view.names)):
            return [self._read(sources) for sources in own]
        packed = [Source(opened, file, None) for file in view.packed]
        return [self._read([*packed, *(source for sources in own for source in sources)], view.only)]

    def _read(self, sources: list[Source], only: str = "") -> Any:
        """The last version of each item, if the filter lets it through.

        :param only: folder of the only repository whose rows are wanted; empty for all
        """
        is_last = self._are_last(sources, only)
        schema = _schemas.united(self._needed(source.schema) for source in sources)
        wanted = pa.schema([field for field in schema if self._columns is None or field.name in self._columns])
        filtered = pa.schema([field for field in _schemas.united([schema, self._declared]) if field.name in self._text])
        if self._filter is not None:
            self._filtered(filtered.empty_table())  # raises if the columns are others
        found, at = [wanted.empty_table()], 0
        for source in sources:
            for group, rows in source.groups():
                chosen = self._chosen(
                    source, group, rows, None if is_last is None else is_last.slice(at, rows), filtered
                )
                at += rows
                if len(chosen):
                    table = _schemas.conform(source.read(wanted.names, group), wanted)
                    found.append(table if len(chosen) == rows else table.take(chosen))
            source.release()
        table = pa.concat_tables(found)
        return table.select([*(name for name in wanted.names if name not in NAMES.names), *self._names(wanted)])

    def _needed(self, schema: Any) -> Any:
        """The columns that are returned, or that the filter needs."""
        chosen = self._columns
        return pa.schema(
            [field for field in schema if chosen is None or field.name in chosen or field.name in self._text]
        )

    def _names(self, schema: Any) -> list[str]:
        return [name for name in NAMES.names if name in schema.names]

    def _are_last(self, sources: list[Source], only: str) -> Any:
        """Which rows are the last ones of their items, or None if all are."""
        keys = keys_of(self._stream)
        tables = []
        for source in sources:
            tables.append(source.read([*keys, *NAMES.names]))
            if len(sources) > OPEN:
                source.release()
        table = united(tables)
        found = which_are_last(table, keys)
        if only:
            owner, name = _views.names_of(only)
            is_it = pc.is_null(table["repository"]) if name is None else pc.equal(table["repository"], name)
            is_it = pc.and_(pc.equal(table["owner"], owner), is_it)
            found = is_it if found is None else pc.and_(found, is_it)
        return found

    def _chosen(self, source: Source, group: int, rows: int, is_last: Any, filtered: Any) -> Any:
        """The numbers of the rows of a group that are returned.

        :param is_last: which rows are the last ones of their items, or None if all are
        :param filtered: the columns that the filter needs
        """
        numbers = pa.chunked_array([_arrays.counted(rows)])
        chosen = numbers if is_last is None else numbers.filter(is_last)
        if not self._deleted and DELETED in source.schema.names and len(chosen):
            is_there = pc.is_null(source.read([DELETED], group)[DELETED])
            chosen = chosen.filter(is_there.take(chosen))
        if self._filter is not None and len(chosen):
            found = source.read(filtered.names, group)
            # A file may have none of the columns; it has rows nevertheless.
            table = found.append_column("_at", numbers) if found.num_columns else pa.table({"_at": numbers})
            table = _schemas.conform(table, filtered.append(table.schema.field("_at")))
            chosen = self._filtered(table.take(chosen))["_at"]
        return chosen

    def _filtered(self, table: Any) -> Any:
        try:
            return table.filter(self._filter)
        except pa.ArrowNotImplementedError as error:
            text = f"filter {self._filter} compares values of different types"
            raise TypeError(f"{text}: {error}. Times are compared with datetimes that have a time zone") from None

    def may_have(self, owner: str, name: str | None) -> bool:
        """Whether a repository can have rows that the filter lets through, as far as its names tell."""
        if not any(column in self._text for column in NAMES.names):
            return True
        field = pc.field("repository")
        of_owner, of_name = pc.field("owner") == owner, field.is_null() if name is None else field == name
        # Nothing is opened: a dataset drops files whose partitions the filter excludes.
        found = ds.FileSystemDataset.from_paths(
            ["any"], schema=self._declared, format=ds.ParquetFileFormat(), filesystem=fs.LocalFileSystem(),
            partitions=[of_owner & of_name],
        )  # fmt: skip
        try:
            return any(True for _ in found.get_fragments(filter=self._filter))
        except pa.ArrowException:
            return True  # the files may have other columns, or a column with another type

    def all(self, tables: list[Any]) -> Any:
        """The rows of all repositories.

        :raises ValueError: a column is unknown
        """
        table = united(tables) if tables else pa.schema([*self._stream.schema(), *NAMES]).empty_table()
        if self._columns is None:
            return table
        known = set(table.column_names)
        for name in self._columns:
            if name not in known and name not in self._declared.names:
                raise ValueError(f"the stream {self._stream.name!r} has no column {name!r}")
        types = {name: (table.schema if name in known else self._declared).field(name).type for name in self._columns}
        return _schemas.conform(table, pa.schema(list(types.items())))


class Source:
    """A file whose rows are read.

    :param opened: opens a file
    :param names: owner and repository of all rows; None for a file of a bucket
    """

    def __init__(
        self, opened: Callable[[PurePosixPath], Any], path: PurePosixPath, names: tuple[str, str | None] | None
    ) -> None:
        self._opened, self._path, self._names = opened, path, names
        self._kept: Any = None
        self._columns: Any = None

    @property
    def _file(self) -> Any:
        if self._kept is None:
            self._kept = self._opened(self._path)
        return self._kept

    def release(self) -> None:
        """Close the file, until it is read again."""
        self._kept = None

    @property
    def schema(self) -> Any:
        """Its columns, with the names."""
        if self._columns is None:
            own = self._file.schema_arrow.remove_metadata()
            self._columns = pa.schema([*own, *NAMES]) if self._names else own
        return self._columns

    def groups(self) -> list[tuple[int, int]]:
        """The numbers of its groups of rows, with their numbers of rows."""
        metadata = self._file.metadata
        return [(group, metadata.row_group(group).num_rows) for group in range(metadata.num_row_groups)]

    def read(self, columns: list[str], group: int | None = None) -> Any:
        """Those of some columns that it has.

        :param group: number of the group of rows; None for all
        """
        own = self.schema.names[: -len(NAMES)] if self._names else self.schema.names
        names = [name for name in own if name in columns]
        # In this thread: pyarrow keeps memory for each thread that it reads in.
        if group is None:
            table, rows = self._file.read(names, use_threads=False), self._file.metadata.num_rows
        else:
            table = self._file.read_row_group(group, names, use_threads=False)
            rows = self._file.metadata.row_group(group).num_rows
        found = {name: table[name] for name in names}
        for column, value in zip(NAMES.names, self._names or (), strict=False):
            if column in columns:
                found[column] = pa.chunked_array([_arrays.repeated(value, rows)])
        return pa.Table.from_arrays(list(found.values()), names=list(found))


def united(tables: list[Any]) -> Any:
    """The rows of tables whose columns may differ, as one table."""
    schema = _schemas.united(table.schema for table in tables)
    return pa.concat_tables([_schemas.conform(table, schema) for table in tables])


def keys_of(stream: Stream) -> list[str]:
    """The columns whose values tell the items of a repository apart; none if the files do not have the key."""
    keys = [stream.key_column, "parent", "parent_key"] if stream == streams.OUTCOMES else [stream.key_column]
    return [key for key in keys if key is not None]


def last(table: Any, keys: list[str]) -> Any:
    """Of each item the last row, in the order of the rows.

    :param table: the rows of a stream
    :param keys: the columns of its key
    """
    found = which_are_last(table, keys)
    return table if found is None else table.filter(found)


def which_are_last(table: Any, keys: list[str]) -> Any:
    """Which rows are the last ones of their items, in the order of the rows; None if all are.

    :param table: the rows of a stream
    :param keys: the columns of its key
    """
    present = [key for key in keys if key in table.column_names]
    if not present or present[0] != keys[0]:
        return None
    return are_last(table.select([*NAMES.names, *present]), present[0])


def present(table: Any) -> Any:
    """The rows of items that no sweep has found to be deleted."""
    return table.filter(pc.is_null(table[DELETED])) if DELETED in table.column_names else table


def are_last(table: Any, key: str) -> Any:
    """Which rows are the last ones with their values. A row whose key is null is no version of another one.

    :param table: the columns whose values tell items apart
    :param key: the one of these that each item has
    """
    numbers = _arrays.counted(len(table))
    found = table.append_column("_at", numbers).group_by(table.column_names).aggregate([("_at", "max")])["_at_max"]
    return pc.or_(pc.is_in(numbers, value_set=found.combine_chunks()), pc.is_null(table[key]))
