"""Reading what a crawl has written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.crawl import _arrays, streams

if TYPE_CHECKING:
    from ferrohub.crawl._into import Into
    from ferrohub.crawl.streams import Stream

__all__ = ["dataset", "latest", "read"]

_KNOWN = {**streams.STREAMS, streams.OUTCOMES.name: streams.OUTCOMES}


def dataset(folder: Into, stream: str) -> Any:
    """All rows of a stream: each version of an item that the crawls have seen.

    Columns that were added later, such as ``raw``, are null in earlier rows. A column whose type has changed is text.

    :param folder: the folder of the crawl: path, URL, or file system of pyarrow
    :param stream: name of the stream, or ``outcomes``
    :returns: a :class:`pyarrow.dataset.Dataset`, with the columns ``owner`` and ``repository``
    :raises ValueError: the stream was never read into the folder, or has no rows there and is not one of
        :data:`STREAMS`
    """
    return _dataset(folder, stream, _KNOWN.get(stream))


def _dataset(folder: Into, name: str, stream: Stream | None) -> Any:
    pa = _arrays.arrow()
    import pyarrow.dataset as ds  # type: ignore[import-untyped]

    from ferrohub.crawl import _schemas, _state

    home = _state.Folder(folder)
    files, filesystem = list(home.files(name)), home.storage.filesystem
    names = pa.schema([("owner", pa.string()), ("repository", pa.string())])
    if not files:
        if stream is None or not home.has(name):
            raise ValueError(f"{home.storage.at('').rstrip('/')} has no rows of the stream {name!r}")
        return ds.dataset(pa.schema([*stream.schema(), *names]).empty_table())
    return ds.dataset(
        files,
        schema=pa.schema([*_schemas.unified(files, filesystem), *names]),
        filesystem=filesystem,
        format="parquet",
        partitioning=ds.HivePartitioning(names),
        partition_base_dir=home.storage.at(name),
    )


def read(folder: Into, stream: str | Stream) -> Any:
    """The rows of a stream, of each item the last version.

    :param folder: the folder of the crawl: path, URL, or file system of pyarrow
    :param stream: name of the stream, or a stream of your own
    :returns: a :class:`pyarrow.Table`; it is empty if the crawls have found nothing
    :raises ValueError: the stream is unknown, or was never read into the folder
    """
    if isinstance(stream, str):
        if stream not in _KNOWN:
            raise ValueError(f"stream {stream!r} is unknown; pass the Stream, or use dataset()")
        stream = _KNOWN[stream]
    return latest(_dataset(folder, stream.name, stream).to_table(), stream)


def latest(table: Any, stream: Stream) -> Any:
    """Of each item the last row of a table. Rows of a repository must be in the order in which they were written.

    :param table: a :class:`pyarrow.Table` with the rows of a stream
    :param stream: the stream
    """
    keys = [stream.key_column, "parent"] if stream == streams.OUTCOMES else [stream.key_column]
    if None in keys:
        return table
    pa = _arrays.arrow()
    import pyarrow.compute as pc  # type: ignore[import-untyped]

    numbered = table.append_column("_at", pa.array(range(len(table)), pa.int64()))
    last = numbered.group_by(["owner", "repository", *keys]).aggregate([("_at", "max")])["_at_max"]
    return table.take(last.take(pc.sort_indices(last)))
