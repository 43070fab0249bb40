"""Reading the last version of each item, some repositories at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pyarrow as pa  # type: ignore[import-untyped]
import pyarrow.compute as pc  # type: ignore[import-untyped]
import pyarrow.dataset as ds  # type: ignore[import-untyped]
from pyarrow import fs

from ferrohub.crawl import _schemas, _views, streams
from ferrohub.crawl.streams import DELETED

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import PurePosixPath

    from ferrohub.crawl._views import View
    from ferrohub.crawl.streams import Stream

#: The columns of the names of folders.
NAMES = pa.schema([("owner", pa.string()), ("repository", pa.string())])


class Reader:
    """Reads some columns and rows of a stream.

    :param stream: the stream
    :param columns: names of the columns; None for all
    :param filter: expression of pyarrow, or None
    :param deleted: whether to return items that a sweep has found to be deleted
    """

    def __init__(self, stream: Stream, columns: list[str] | None, filter: Any, deleted: bool = False) -> None:
        self._stream, self._columns, self._filter, self._deleted = stream, columns, filter, deleted
        #: The columns that the stream can have, whose types a filter may rely on.
        self._declared = pa.schema([*stream.schema(raw=True), *NAMES])
        self._needed = None if columns is None else {*columns, *keys_of(stream), DELETED}
        #: It has the names of the columns that the filter needs. Others that occur in it do no harm.
        self._text = "" if filter is None else str(filter)

    def rows(self, view: View, opened: Callable[[PurePosixPath], Any]) -> list[Any]:
        """The rows of some repositories.

        :param opened: opens a file
        """
        own = [
            self._named(_united([self._table(opened(file)) for file in files]), *_views.names_of(home))
            for home, files in view.homes
            if self._may_have(*_views.names_of(home))
        ]
        wanted = {names for names in view.names if self._may_have(*names)}
        if not wanted:
            return [self._chosen(table) for table in own]
        tables = [self._table(opened(file), NAMES.names) for file in view.packed]
        table = _united([*tables, *own]) if view.packed else _united(own)
        if view.only:
            owner, name = _views.names_of(view.only)
            is_it = pc.is_null(table["repository"]) if name is None else pc.equal(table["repository"], name)
            table = table.filter(pc.and_(pc.equal(table["owner"], owner), is_it))
        return [self._chosen(table)]

    def _named(self, table: Any, owner: str, name: str | None) -> Any:
        for column, value in (("owner", owner), ("repository", name)):
            table = table.append_column(column, pa.repeat(pa.scalar(value, pa.string()), len(table)))
        return table

    def _chosen(self, table: Any) -> Any:
        """The last version of each item, if the filter lets it through."""
        table = last(table, keys_of(self._stream))
        if not self._deleted:
            table = present(table)
        own = [*(name for name in table.column_names if name not in NAMES.names), *NAMES.names]
        if self._filter is not None:
            table = _schemas.conform(table, _schemas.united([table.schema, self._declared]))
            table = self._filtered(table)
        return table.select([each for each in own if self._columns is None or each in self._columns])

    def _filtered(self, table: Any) -> Any:
        try:
            return table.filter(self._filter)
        except pa.ArrowNotImplementedError as error:
            text = f"filter {self._filter} compares values of different types"
            raise TypeError(f"{text}: {error}. Times are compared with datetimes that have a time zone") from None

    def _may_have(self, owner: str, name: str | None) -> bool:
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

    def _table(self, file: Any, also: list[str] | None = None) -> Any:
        names = file.schema_arrow.names
        if self._needed is not None:
            needed = {*self._needed, *(also or ())}
            names = [name for name in names if name in needed or name in self._text]
        return file.read(names, use_threads=False).replace_schema_metadata(None)

    def all(self, tables: list[Any]) -> Any:
        """The rows of all repositories.

        :raises ValueError: a column is unknown
        """
        table = _united(tables) if tables else pa.schema([*self._stream.schema(), *NAMES]).empty_table()
        if self._columns is None:
            return table
        known = set(table.column_names)
        for name in self._columns:
            if name not in known and name not in self._declared.names:
                raise ValueError(f"the stream {self._stream.name!r} has no column {name!r}")
        types = {name: (table.schema if name in known else self._declared).field(name).type for name in self._columns}
        return _schemas.conform(table, pa.schema(list(types.items())))


def _united(tables: list[Any]) -> Any:
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
    present = [key for key in keys if key in table.column_names]
    if not present or present[0] != keys[0]:
        return table
    return table.filter(are_last(table.select(["owner", "repository", *present]), present[0]))


def present(table: Any) -> Any:
    """The rows of items that no sweep has found to be deleted."""
    return table.filter(pc.is_null(table[DELETED])) if DELETED in table.column_names else table


def are_last(table: Any, key: str) -> Any:
    """Which rows are the last ones with their values. A row whose key is null is no version of another one.

    :param table: the columns whose values tell items apart
    :param key: the one of these that each item has
    """
    numbers = pa.array(range(len(table)), pa.int64())
    found = table.append_column("_at", numbers).group_by(table.column_names).aggregate([("_at", "max")])["_at_max"]
    return pc.or_(pc.is_in(numbers, value_set=found.combine_chunks()), pc.is_null(table[key]))
