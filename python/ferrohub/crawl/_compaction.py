"""Compaction: few files, and on request only the last version of each item."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

import pyarrow as pa  # type: ignore[import-untyped]
import pyarrow.compute as pc  # type: ignore[import-untyped]

from ferrohub.crawl import _arrays, _bucket_compaction, _offsets, _packing, _reader, _repair, _views, streams
from ferrohub.crawl._locks import Busy
from ferrohub.crawl._partition import Partition
from ferrohub.crawl._requests import ends_crawl, reason
from ferrohub.crawl._state_files import names_of
from ferrohub.crawl.results import Compacted

if TYPE_CHECKING:
    from ferrohub.crawl._folder import Folder
    from ferrohub.crawl.streams import Stream


def compact(folder: Folder, own: list[Stream], *, drop_versions: bool) -> Compacted:
    """Compact each repository that no process crawls.

    :param own: streams of the user
    """
    known = {stream.name: stream for stream in (*streams.STREAMS.values(), streams.OUTCOMES, *own)}
    wanted = known if drop_versions else {}
    done = Compacted()
    folder.storage.prepare()
    done.before = _views.count(folder)
    for key in [*_packing.unpacked(folder, done), *_bucket_compaction.large(folder)]:
        _compact(folder, *names_of(key), wanted, done)
    _packing.pack_all(folder, done)
    for name in folder.buckets.names():
        _bucket_compaction.compact(folder, name, wanted, done)
    done.after = _views.count(folder)
    return done


def _compact(folder: Folder, owner: str, name: str, known: dict[str, Stream], done: Compacted) -> None:
    try:
        with Partition(folder, owner, name) as stored:
            _repair.check(stored)
            _compact_streams(stored, known, done)
    except Busy:
        done.busy.append(f"{owner}/{name}")
    except Exception as error:
        if ends_crawl(error):
            raise
        done.failed[f"{owner}/{name}"] = reason(error)


def _compact_streams(stored: Partition, known: dict[str, Stream], done: Compacted) -> None:
    parents = _offsets.parents(stored.data["streams"], known)
    for name in list(stored.data["streams"]):
        state = stored.stream(name)
        rows = stored.count(name)
        kept = _kept(stored, known[name]) if name in known and parents is not None else None
        children = [child for child, parent in (parents or {}).items() if parent == name]
        if state["files"]:
            change = functools.partial(_offsets.move, stored.data["streams"], name, children, kept)
            own = None if kept is None else kept.slice(rows - sum(count for _, _, count in state["files"]))
            stored.compact(name, own, change)
        done.dropped += rows - stored.count(name)


def _kept(stored: Partition, stream: Stream) -> Any:
    """Which rows of a stream are the last ones of their items, or in the bucket, where others are with them. None if
    all are.
    """
    keys = _reader.keys_of(stream)
    table = stored.columns(stream.name, keys) if keys and stored.count(stream.name) else None
    if table is None or keys[0] not in table.column_names:
        return None
    kept = _reader.are_last(table, keys[0])
    packed = sum(rows for _, _, rows in stored.packed(stream.name))
    if packed:
        kept = pa.chunked_array([_arrays.repeated(True, packed), *kept.slice(packed).chunks])
    return None if pc.all(kept).as_py() else kept.combine_chunks()
