"""Reading what a crawl has written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.crawl import _arrays, streams

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ferrohub.crawl._into import Into
    from ferrohub.crawl.streams import Stream

__all__ = ["dataset", "files", "latest", "latest_sql", "read"]

#: The files that were valid when the query began: replaced ones stay, and tell when and by which ones. Of the states of
#: a repository, that counts which was packed most often; in the bucket, or then besides it.
_VALID = """WITH texts AS (
    SELECT CASE WHEN json_valid(content) THEN content::JSON ELSE
    error(filename || ' is damaged; the next crawl or compact() of the folder repairs it') END AS json,
    replace(filename, '\\', '/') AS place FROM read_text('{states}')
), buckets AS (
    SELECT json, regexp_extract(place, '([0-9]+)[.]json$', 1) AS name
    FROM texts WHERE contains(place, '/_state/repositories/@packed/')
), states AS (
    SELECT key, number, state->>'folder' AS folder, state->'streams'->'{stream}' AS stream FROM (
        SELECT row->>'key' AS key, (row->>'number')::INTEGER AS number, row->'state' AS state, false AS is_loose
        FROM (SELECT unnest(from_json(json->'repositories', '["JSON"]')) AS row FROM buckets)
        UNION ALL
        SELECT regexp_extract(place, '([^/]+/[^/~]+)(~[0-9]+)?[.]json$', 1),
        coalesce(try_cast(regexp_extract(place, '~([0-9]+)[.]json$', 1) AS INTEGER), 0), json, true
        FROM texts WHERE NOT contains(place, '/_state/repositories/@packed/')
    ) QUALIFY row_number() OVER (PARTITION BY key ORDER BY number DESC, is_loose DESC) = 1
), packed AS (
    SELECT CASE WHEN (json->'lost'->'{stream}'->>(row->>0)) IS NULL THEN file ELSE
    error('{stream}/' || file || ' is damaged; the next crawls of its repositories read its rows again') END AS file,
    json->'solo'->'{stream}'->>(row->>0) AS owned_by
    FROM (SELECT 'bucket-' || name || '/' || (row->>0) AS file, json, row FROM (
        SELECT name, json, unnest(from_json(json->'files'->'{stream}', '["JSON"]')) AS row FROM buckets
    ))
), replaced AS (
    SELECT folder, row FROM (
        SELECT folder, unnest(from_json(stream->'old', '["JSON"]')) AS row FROM states
        UNION ALL
        SELECT NULL, unnest(from_json(json->'old'->'{stream}', '["JSON"]')) FROM buckets
    ) WHERE (row->>0)::DOUBLE > epoch(now())
), found AS (
    SELECT folder, unnest(from_json(stream->'files', '["JSON"]'))->>0 AS file, true AS is_valid FROM states
    UNION ALL SELECT NULL, file, true FROM packed
    WHERE owned_by IS NULL OR owned_by NOT IN (SELECT key FROM states WHERE (stream->>'own') = 'true')
    UNION ALL SELECT folder, unnest(from_json(row->1, '["VARCHAR"]')), true FROM replaced
    UNION ALL SELECT folder, unnest(from_json(row->2, '["VARCHAR"]')), false FROM replaced
), valid AS (
    SELECT CASE WHEN contains(file, '/') THEN file ELSE folder || '/' || file END AS file
    FROM found GROUP BY 1 HAVING bool_and(is_valid)
)"""
_KNOWN = {**streams.STREAMS, streams.OUTCOMES.name: streams.OUTCOMES}


def dataset(folder: Into, stream: str) -> Any:
    """All rows of a stream: each version of an item that the crawls have seen.

    Columns that were added later, such as ``raw``, are null in earlier rows. A column whose type has changed is text.
    The dataset has the files of this moment. Those that a crawl replaces later stay for an hour.

    :param folder: the folder of the crawl: path, URL, or file system of pyarrow
    :param stream: name of the stream, or ``outcomes``
    :returns: a :class:`pyarrow.dataset.Dataset`, with the columns ``owner`` and ``repository``
    :raises ValueError: the stream was never read into the folder, or has no rows there and is not one of
        :data:`STREAMS`
    :raises OSError: a state or a file cannot be read
    """
    pa = _arrays.arrow()
    import pyarrow.dataset as ds  # type: ignore[import-untyped]

    from ferrohub.crawl import _folder, _schemas, _views
    from ferrohub.crawl._reader import NAMES

    home = _folder.Folder(folder)
    found, filesystem = [home.storage.at(path) for path in _views.files(home, stream)], home.storage.filesystem
    if not found:
        known = _KNOWN.get(stream)
        if known is None or not _views.has(home, stream):
            raise ValueError(_views.missing(home, stream))
        return ds.dataset(pa.schema([*known.schema(), *NAMES]).empty_table())
    # Files of buckets have the names as columns, and others in their paths.
    rows = [field for field in _schemas.unified(found, filesystem) if field.name not in NAMES.names]
    return ds.dataset(
        found,
        schema=pa.schema([*rows, *NAMES]),
        filesystem=filesystem,
        format="parquet",
        partitioning=ds.HivePartitioning(NAMES),
        partition_base_dir=home.storage.at(stream),
    )


def files(folder: Into, stream: str) -> list[str]:
    """The files of a stream at this moment, for programs that read Parquet. Those that a crawl replaces later stay for
    an hour.

    >>> polars.scan_parquet(files("folder", "issues"), hive_partitioning=True)

    Files of a repository have its owner and its name in their paths, and files of many repositories in columns. A
    folder of 100 repositories or more may have both kinds, which polars reads together with
    ``scan_pyarrow_dataset(dataset("folder", "issues"))``.

    :param folder: the folder of the crawl: path, URL, or file system of pyarrow
    :param stream: name of the stream, or ``outcomes``
    :returns: absolute paths, or URLs of objects; of a repository, the oldest first. Empty if there are no rows
    :raises ValueError: the stream was never read into the folder
    :raises OSError: a state cannot be read
    """
    _arrays.arrow()
    from ferrohub.crawl import _folder, _views

    home = _folder.Folder(folder)
    found = [home.storage.url(path) for path in _views.files(home, stream)]
    if not found and not _views.has(home, stream):
        raise ValueError(_views.missing(home, stream))
    return found


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
    :raises OSError: a state or a file cannot be read, of a repository that the filter does not exclude
    :raises TypeError: the columns are a text, or the filter is no expression or compares values of different types
    """
    _arrays.arrow()
    import pyarrow.compute as pc  # type: ignore[import-untyped]

    from ferrohub.crawl import _folder, _reader, _views

    if isinstance(columns, str):
        raise TypeError("columns must be a sequence of names, not a str")
    if filter is not None and not isinstance(filter, pc.Expression):
        raise TypeError(f"filter must be a pyarrow.compute.Expression, not {type(filter).__name__}")
    chosen, home = _chosen(stream), _folder.Folder(folder)
    named = None if columns is None else list(columns)
    # Without columns, a table has the number of rows only if another one was read.
    reader = _reader.Reader(chosen, ["owner"] if named == [] else named, filter, deleted)
    found = [table for table in _views.read(home, chosen.name, reader.rows, reader.may_have) if table is not None]
    if not found and not _views.has(home, chosen.name):
        raise ValueError(_views.missing(home, chosen.name))
    table = reader.all(found)
    return table.select([]) if named == [] else table


def latest(table: Any, stream: Stream) -> Any:
    """Of each item the last row of a table, without items that a sweep has found to be deleted. Rows of a repository
    must be in the order in which they were written.

    :param table: a :class:`pyarrow.Table` with the rows of a stream
    :param stream: the stream
    """
    from ferrohub.crawl import _reader

    return _reader.present(_reader.last(table, _reader.keys_of(stream)))


def latest_sql(folder: Into, stream: str | Stream) -> str:
    """A query for DuckDB, which returns the rows of :func:`read` of the time when it is run. A crawl may go on.

    >>> duckdb.sql(f"CREATE VIEW issues AS {latest_sql('folder', 'issues')}")

    :param folder: the folder of the crawl: path, URL, or file system of pyarrow
    :param stream: name of the stream, or a stream of your own
    :raises ValueError: the stream is unknown, the folder has no rows of it, its path has a backslash, which DuckDB
        takes for the end of a folder, or a column has the name ``file_row_number``, which DuckDB adds itself
    """
    from ferrohub.crawl import _folder, _reader, _state_files, _views
    from ferrohub.crawl._rebuilding import NONE

    chosen, home = _chosen(stream), _folder.Folder(folder)
    if next(_views.files(home, chosen.name), None) is None:
        raise ValueError(_views.missing(home, chosen.name))
    place = home.storage.url(chosen.name)
    if "\\" in place:
        raise ValueError(f"{place} has a backslash, and DuckDB finds no files in such a folder; use read or dataset")
    pattern = _pattern(place, "**/part-*.parquet")
    valid = _VALID.format(stream=_quoted(chosen.name), states=_pattern(home.storage.url(""), _state_files.STATES))
    file, option = "filename", "true"
    taken = {name.lower() for name in chosen.schema(raw=True).names}
    if "file_row_number" in taken:
        raise ValueError(f"stream {chosen.name!r} has a column file_row_number, which DuckDB adds itself; use read")
    while file in taken:
        file = f"_{file}"  # such as for files of a pull request
        option = f"'{file}'"
    # Files of buckets have the names as columns, and others in their paths. Files of earlier versions do not have
    # deleted_at or parent_key, but those of the next sweep or crawl do.
    also = ["NULL::VARCHAR AS owner", "NULL::VARCHAR AS repository"]
    also += [f"NULL::TIMESTAMPTZ AS {streams.DELETED}"] if chosen.is_swept else []
    also += ["NULL::VARCHAR AS parent_key"] if chosen == streams.OUTCOMES else []
    path = f"replace({file}, '\\', '/')"
    within = f"substr({path}, {len(place) + 1})"  # the folder itself may have such a name, too
    names = ", ".join(
        f"coalesce({name}, nullif(nullif(regexp_extract({within}, '/{name}=([^/]*)/', 1), '{NONE}'), '')) AS {name}"
        for name in ("owner", "repository")
    )
    query = f"""{valid}
SELECT * EXCLUDE ({file}, file_row_number) FROM (
SELECT * EXCLUDE (owner, repository), {names}
FROM (FROM read_parquet('{pattern}', hive_partitioning = false, union_by_name = true,
    filename = {option}, file_row_number = true) UNION ALL BY NAME SELECT {", ".join(also)} WHERE false)
WHERE {path} IN (SELECT '{_quoted(place)}/' || file FROM valid)
)"""
    keys = _reader.keys_of(chosen)
    if not keys:
        return query
    versions = ", ".join(_identifier(name) for name in ["owner", "repository", *keys])
    present = f"\nAND {streams.DELETED} IS NULL" if chosen.is_swept else ""
    return f"""{query}
QUALIFY ({_identifier(keys[0])} IS NULL
OR row_number() OVER (PARTITION BY {versions} ORDER BY {file} DESC, file_row_number DESC) = 1){present}"""


def _pattern(place: str, rest: str) -> str:
    """A pattern of files within a folder, as a literal of SQL."""
    escaped = "".join(f"[{sign}]" if sign in "[*?" else sign for sign in place.rstrip("/"))
    return _quoted(f"{escaped}/{rest}")


def _quoted(text: str) -> str:
    return text.replace("'", "''")


def _identifier(name: str) -> str:
    escaped = name.replace('"', '""')
    return f'"{escaped}"'


def _chosen(stream: str | Stream) -> Stream:
    if not isinstance(stream, str):
        return stream
    if stream not in _KNOWN:
        raise ValueError(f"stream {stream!r} is unknown; pass the Stream, or use dataset()")
    return _KNOWN[stream]
