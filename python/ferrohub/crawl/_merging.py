"""Files of Parquet from the rows of others."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pyarrow as pa  # type: ignore[import-untyped]
import pyarrow.parquet as pq  # type: ignore[import-untyped]
from pyarrow import fs

from ferrohub.crawl import _schemas

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

#: The key of the names of the files that a file replaces, in its metadata.
REPLACES = b"ferrohub.replaces"
#: Rows of a row group of a merged file: what is in memory at once.
GROUP = 2000


def merge(paths: Iterable[str], file: Any, filesystem: Any = None) -> None:
    """Write the rows of several files of Parquet into one, a few at a time.

    :param paths: the files
    :param file: the file to write to
    :param filesystem: file system of pyarrow; None for local files
    :raises ValueError: the types of a column cannot be unified
    """
    schema = _schemas.unified(paths, filesystem)
    write(groups(paths, schema, filesystem), schema, file)


def groups(paths: Iterable[str], schema: Any, filesystem: Any = None, kept: Any = None) -> Iterator[Any]:
    """The rows of files as tables of about :data:`GROUP` rows.

    :param schema: the columns
    :param kept: array that says of each row whether it is wanted; None for all
    """
    is_local = filesystem is None or isinstance(filesystem, fs.LocalFileSystem)  # see _storage.parquet
    held: list[Any] = []
    rows = at = 0
    for path in paths:
        file = pq.ParquetFile(path, filesystem=filesystem, pre_buffer=not is_local)
        for batch in file.iter_batches(GROUP, use_threads=False):
            wanted = batch if kept is None else batch.filter(kept.slice(at, len(batch)))
            at += len(batch)
            held.append(_schemas.conform(pa.Table.from_batches([wanted]), schema))
            rows += len(wanted)
            if rows >= GROUP:
                yield pa.concat_tables(held)
                held, rows = [], 0
    if rows:
        yield pa.concat_tables(held)


def write(tables: Iterator[Any], schema: Any, file: Any, size: int | None = None, replaces: Iterable[str] = ()) -> int:
    """Write tables to a file, until it has a size or there are no more. Returns the number of rows.

    :param size: number of bytes from which on no further table is written; None for any
    :param replaces: names of the files that the tables are of. The file that has the last ones keeps them
    """
    rows = 0
    with pq.ParquetWriter(file, schema, compression="zstd") as writer:
        for table in tables:
            writer.write_table(table)
            rows += len(table)
            if size is not None and file.tell() >= size:
                break
        else:
            writer.add_key_value_metadata({REPLACES: json.dumps(list(replaces))})
    return rows


class Grouped:
    """Writes tables as groups of rows."""

    def __init__(self, writer: Any) -> None:
        self._writer = writer
        self._held: list[Any] = []
        #: The number of rows.
        self.count = 0

    def add(self, table: Any) -> None:
        """Write a table, now or with later ones."""
        self._held.append(table)
        self.count += len(table)
        if sum(map(len, self._held)) >= GROUP:
            self.flush()

    def flush(self) -> None:
        """Write what is left."""
        if self._held:
            self._writer.write_table(pa.concat_tables(self._held))
            self._held = []
