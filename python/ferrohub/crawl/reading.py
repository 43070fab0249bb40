"""Reading what a crawl has written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.crawl import _arrays, streams

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ferrohub.crawl._into import Into
    from ferrohub.crawl.streams import Stream

__all__ = ["dataset", "latest", "latest_sql", "read"]

_KNOWN = {**streams.STREAMS, streams.OUTCOMES.name: streams.OUTCOMES}


def dataset(folder: Into, stream: str) -> Any:
    """All rows of a stream: each version of an item that the crawls have seen.

    Columns that were added later, such as ``raw``, are null in earlier rows. A column whose type has changed is text.
    The dataset has the files of this moment: if a crawl replaces one before it is read, that raises FileNotFoundError.

    :param folder: the folder of the crawl: path, URL, or file system of pyarrow
    :param stream: name of the stream, or ``outcomes``
    :returns: a :class:`pyarrow.dataset.Dataset`, with the columns ``owner`` and ``repository``
    :raises ValueError: the stream was never read into the folder, or has no rows there and is not one of
        :data:`STREAMS`
    """
    pa = _arrays.arrow()
    import pyarrow.dataset as ds  # type: ignore[import-untyped]

    from ferrohub.crawl import _schemas, _state
    from ferrohub.crawl._reader import NAMES

    home = _state.Folder(folder)
    files, filesystem = list(home.files(stream)), home.storage.filesystem
    if not files:
        known = _KNOWN.get(stream)
        if known is None or not home.has(stream):
            raise ValueError(_missing(home, stream))
        return ds.dataset(pa.schema([*known.schema(), *NAMES]).empty_table())
    return ds.dataset(
        files,
        schema=pa.schema([*_schemas.unified(files, filesystem), *NAMES]),
        filesystem=filesystem,
        format="parquet",
        partitioning=ds.HivePartitioning(NAMES),
        partition_base_dir=home.storage.at(stream),
    )


def read(
    folder: Into,
    stream: str | Stream,
    *,
    columns: Sequence[str] | None = None,
    filter: Any = None,
    deleted: bool = False,
) -> Any:
    """The rows of a stream, of each item the last version. A crawl may go on meanwhile.

    :param folder: the folder of the crawl: path, URL, or file system of pyarrow
    :param stream: name of the stream, or a stream of your own
    :param columns: names of the columns to read; None for all
    :param filter: which rows to return: a :class:`pyarrow.compute.Expression`, such as
        ``pc.field("state") == "open"``. Earlier versions of an item do not count. Files of repositories that the
        expression excludes by ``owner`` and ``repository`` are not read
    :param deleted: whether to return items that a sweep has found to be deleted, too. Their rows have the time in the
        column ``deleted_at``, which is null for all others
    :returns: a :class:`pyarrow.Table`; it is empty if the crawls have found nothing
    :raises ValueError: the stream or a column is unknown, or the stream was never read into the folder
    :raises TypeError: the columns are a text, or the filter is no expression or compares values of different types
    """
    _arrays.arrow()
    import pyarrow.compute as pc  # type: ignore[import-untyped]

    from ferrohub.crawl import _reader, _state

    if isinstance(columns, str):
        raise TypeError("columns must be a sequence of names, not a str")
    if filter is not None and not isinstance(filter, pc.Expression):
        raise TypeError(f"filter must be a pyarrow.compute.Expression, not {type(filter).__name__}")
    chosen, home = _chosen(stream), _state.Folder(folder)
    reader = _reader.Reader(chosen, None if columns is None else list(columns), filter, deleted)
    found = [table for table in home.read(chosen.name, reader.rows) if table is not None]
    if not found and not home.has(chosen.name):
        raise ValueError(_missing(home, chosen.name))
    return reader.all(found)


def latest(table: Any, stream: Stream) -> Any:
    """Of each item the last row of a table, without items that a sweep has found to be deleted. Rows of a repository
    must be in the order in which they were written.

    :param table: a :class:`pyarrow.Table` with the rows of a stream
    :param stream: the stream
    """
    from ferrohub.crawl import _reader

    return _reader.present(_reader.last(table, _reader.keys_of(stream)))


def latest_sql(folder: Into, stream: str | Stream) -> str:
    """A query for DuckDB, which returns the rows of :func:`read` from the files that the folder has when it is run.

    >>> duckdb.sql(f"CREATE VIEW issues AS {latest_sql('folder', 'issues')}")

    :param folder: the folder of the crawl: path, URL, or file system of pyarrow
    :param stream: name of the stream, or a stream of your own
    :raises ValueError: the stream is unknown, or the folder has no rows of it
    """
    from ferrohub.crawl import _reader, _state

    chosen, home = _chosen(stream), _state.Folder(folder)
    if next(home.files(chosen.name), None) is None:
        raise ValueError(_missing(home, chosen.name))
    place = home.storage.url(chosen.name)
    for sign in "[*?":
        place = place.replace(sign, "\0" if sign == "[" else f"[{sign}]")
    pattern = f"{place}/owner=*/repository=*/part-*.parquet".replace("\0", "[[]").replace("'", "''")
    options = "hive_partitioning = true, hive_types_autocast = false, union_by_name = true"
    keys = _reader.keys_of(chosen)
    if not keys:
        return f"SELECT * FROM read_parquet('{pattern}', {options})"
    names = ", ".join(f'"{name}"' for name in ["owner", "repository", *keys])
    file, option = "filename", "true"
    while file in {name.lower() for name in chosen.schema(raw=True).names}:
        file = f"_{file}"  # such as for files of a pull request
        option = f"'{file}'"
    present = f"\nAND {streams.DELETED} IS NULL" if _has_deleted(home, chosen) else ""
    return f"""SELECT * EXCLUDE ({file}, file_row_number)
FROM read_parquet('{pattern}', {options}, filename = {option}, file_row_number = true)
QUALIFY ("{keys[0]}" IS NULL
OR row_number() OVER (PARTITION BY {names} ORDER BY {file} DESC, file_row_number DESC) = 1){present}"""


def _has_deleted(home: Any, stream: Stream) -> bool:
    """Whether a file has the column of deleted items; those of earlier versions do not."""
    import pyarrow.parquet as pq  # type: ignore[import-untyped]

    filesystem = home.storage.filesystem
    return stream.is_swept and any(
        streams.DELETED in pq.read_schema(file, filesystem=filesystem).names for file in home.files(stream.name)
    )


def _chosen(stream: str | Stream) -> Stream:
    if not isinstance(stream, str):
        return stream
    if stream not in _KNOWN:
        raise ValueError(f"stream {stream!r} is unknown; pass the Stream, or use dataset()")
    return _KNOWN[stream]


def _missing(home: Any, stream: str) -> str:
    return f"{home.storage.at('').rstrip('/')} has no rows of the stream {stream!r}"
