"""Reading what a crawl has written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.crawl import _arrays, streams

if TYPE_CHECKING:
    import os

    from ferrohub.crawl.streams import Stream

__all__ = ["dataset", "latest", "read"]


def dataset(folder: str | os.PathLike[str], stream: str) -> Any:
    """All rows of a stream: each version of an item that the crawls have seen.

    :param folder: the folder of the crawl
    :param stream: name of the stream, or ``outcomes``
    :returns: a :class:`pyarrow.dataset.Dataset`, with the columns ``owner`` and ``repository``
    :raises ValueError: the folder has no such stream
    """
    pa = _arrays.arrow()
    import pyarrow.dataset as ds  # type: ignore[import-untyped]

    from ferrohub.crawl import _state

    home = _state.Folder(folder)
    files = [str(path) for path in home.files(stream)]
    if not files:
        raise ValueError(f"{folder} has no rows of the stream {stream!r}")
    names = pa.schema([("owner", pa.string()), ("repository", pa.string())])
    layout = ds.HivePartitioning(names)
    return ds.dataset(files, format="parquet", partitioning=layout, partition_base_dir=str(home.path / stream))


def read(folder: str | os.PathLike[str], stream: str | Stream) -> Any:
    """The rows of a stream, of each item the last version.

    :param folder: the folder of the crawl
    :param stream: name of the stream, or a stream of your own
    :returns: a :class:`pyarrow.Table`
    :raises ValueError: the folder has no such stream
    """
    if isinstance(stream, str):
        known = {**streams.STREAMS, "outcomes": streams.OUTCOMES}
        if stream not in known:
            raise ValueError(f"stream {stream!r} is unknown; pass the Stream, or use dataset()")
        stream = known[stream]
    return latest(dataset(folder, stream.name).to_table(), stream)


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
