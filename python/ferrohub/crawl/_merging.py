"""Files of Parquet from the rows of others."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pyarrow as pa  # type: ignore[import-untyped]
import pyarrow.parquet as pq  # type: ignore[import-untyped]

from ferrohub.crawl import _data_files, _schemas

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

#: The key of the names of the files that a file replaces, in its metadata.
REPLACES = b"ferrohub.replaces"
#: Rows of a row group of a merged file, and bytes from which on it gets no more: what is in memory at once.
GROUP, LARGE = 2000, 4 * 2**20
#: The most bytes that texts of a column have on average that are written with a dictionary.
SHORT = 64
#: Values are added to a page 128 at once, and pages have 256 KB: with pyarrow's 1024 values of 4 KB, a page has 4 MB,
#: which is in memory three times.
PAGES = {"write_batch_size": 128, "data_page_size": 256 * 2**10}
#: Bytes from which on a file that is made by `compact` gets no more rows.
SIZE = 128 * 2**20
#: Files that are open at once.
OPEN = 100


class Sources:
    """Files of Parquet whose rows are written to others. If they are few, each is opened once.

    :param paths: the files
    :param filesystem: file system of pyarrow; None for local files
    :param rows: their numbers of rows; none if these are unknown
    """

    def __init__(self, paths: Iterable[str], filesystem: Any = None, rows: Iterable[int] = ()) -> None:
        self._paths, self._filesystem = list(paths), filesystem
        self._rows = dict(zip(self._paths, rows, strict=False))
        self._opened = [self._open(path) for path in self._paths] if len(self._paths) <= OPEN else []

    def _open(self, path: str) -> Any:
        return _data_files.DataFile(path, self._filesystem, self._rows.get(path))

    def schema(self) -> Any:
        """The schema with the columns of all files.

        :raises ValueError: the types of a column cannot be unified
        """
        if self._opened:
            return _schemas.united(file.schema_arrow for file in self._opened)
        return _schemas.unified(self._paths, self._filesystem)

    def groups(self, schema: Any, kept: Any = None) -> Iterator[Any]:
        """The rows as tables of about :data:`GROUP` rows or :data:`LARGE` bytes; once.

        :param schema: the columns
        :param kept: array that says of each row whether it is wanted; None for all
        """
        held: list[Any] = []
        rows = size = at = 0
        opened, self._opened = self._opened[::-1], []
        for path in self._paths:
            file = opened.pop() if opened else self._open(path)
            for batch in batches(file):
                wanted = batch if kept is None else batch.filter(kept.slice(at, len(batch)))
                at += len(batch)
                held.append(_schemas.conform(pa.Table.from_batches([wanted]), schema))
                rows, size = rows + len(wanted), size + held[-1].nbytes
                if rows >= GROUP or size >= LARGE:
                    yield pa.concat_tables(held)
                    held, rows, size = [], 0, 0
        if rows:
            yield pa.concat_tables(held)


def batches(file: Any) -> Iterator[Any]:
    """The rows of a file of Parquet in batches of up to :data:`GROUP`, each of one row group.

    A batch of several ones would have as many rows, however large they are.
    """
    for group in range(file.num_row_groups):
        yield from file.iter_batches(GROUP, row_groups=[group], use_threads=False)


def write(tables: Iterator[Any], schema: Any, file: Any, size: int | None = None, replaces: Iterable[str] = ()) -> int:
    """Write tables to a file, until it has a size or there are no more. Returns the number of rows.

    :param size: number of bytes from which on no further table is written; None for any
    :param replaces: names of the files that the tables are of. The file that has the last ones keeps them
    """
    rows = 0
    with Writer(file, schema) as writer:
        for table in tables:
            writer.write(table)
            rows += len(table)
            if size is not None and file.tell() >= size:
                break
        else:
            writer.add({REPLACES: json.dumps(list(replaces))})
    return rows


def options(table: Any) -> dict[str, Any]:
    """How to write rows such as these. A dictionary is of no use for long texts, and takes 16 MB for 4 MB of them."""
    found = []
    for name, column in zip(table.column_names, table.itercolumns(), strict=True):
        is_list = pa.types.is_list(column.type)
        count = sum(map(_elements, column.chunks)) if is_list else len(column)
        if column.nbytes <= SHORT * max(count, len(column)):
            found.append(f"{name}.list.element" if is_list else name)
    return {**PAGES, "use_dictionary": found}


def _elements(lists: Any) -> int:
    """The number of values in lists."""
    offsets = lists.offsets
    return int(offsets[-1].as_py() - offsets[0].as_py())


class Writer:
    """Writes tables to a file. The first one tells which columns have short values."""

    def __init__(self, file: Any, schema: Any) -> None:
        self._file, self._schema = file, schema
        self._opened: Any = None

    def __enter__(self) -> Writer:
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        if self._opened is not None or kind is None:
            self._writer().close()

    def _writer(self, first: Any = None) -> Any:
        if self._opened is None:
            chosen = {} if first is None else options(first)
            self._opened = pq.ParquetWriter(self._file, self._schema, compression="zstd", **chosen)
        return self._opened

    def write(self, table: Any) -> None:
        """Write a table as a group of rows."""
        self._writer(table).write_table(table)

    def add(self, metadata: dict[bytes, str]) -> None:
        """Add metadata to the file."""
        self._writer().add_key_value_metadata(metadata)


class Grouped:
    """Writes tables as groups of rows."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._held: list[Any] = []
        #: The number of rows, and the bytes of those that are held.
        self.count, self._size = 0, 0

    def add(self, table: Any) -> None:
        """Write a table, now or with later ones."""
        self._held.append(table)
        self.count += len(table)
        self._size += table.nbytes
        if sum(map(len, self._held)) >= GROUP or self._size >= LARGE:
            self.flush()

    def flush(self) -> None:
        """Write what is left."""
        if self._held:
            self._writer.write(pa.concat_tables(self._held))
            self._held, self._size = [], 0
