"""Compaction of buckets."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

import pyarrow as pa  # type: ignore[import-untyped]
import pyarrow.compute as pc  # type: ignore[import-untyped]

from ferrohub.crawl import (
    _arrays,
    _bucket_writer,
    _buckets,
    _offsets,
    _packing,
    _reader,
    _schemas,
    _storage,
    _stored_rows,
    _views,
)
from ferrohub.crawl._data_files import LOST, DamagedFile
from ferrohub.crawl._locks import Busy
from ferrohub.crawl._partition import Partition
from ferrohub.crawl._requests import ends_crawl, reason
from ferrohub.crawl._state_files import names_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ferrohub.crawl._bucket_writer import BucketWriter
    from ferrohub.crawl._buckets import Record
    from ferrohub.crawl._data_files import Lost
    from ferrohub.crawl._folder import Folder
    from ferrohub.crawl.results import Compacted
    from ferrohub.crawl.streams import Stream

    _Kept = dict[str, dict[str, Any]]

#: The most repositories that are named of those with rows in files that cannot be read.
SHOWN = 10


def large(folder: Folder) -> Iterator[str]:
    """The repositories in buckets that also have files of their own. Buckets that cannot be read are left out."""
    for manifest in _views.manifests(folder, folder.buckets.names()):
        for record in manifest.readable():
            if any(state["files"] for state in record.state["streams"].values()):
                yield record.key


def compact(folder: Folder, name: str, known: dict[str, Stream], done: Compacted) -> None:
    """Merge the files of a bucket.

    :param known: streams whose earlier versions are dropped
    """
    try:
        while (error := _compact(folder, name, known, done)) is not None:
            if not _bucket_writer.lose(folder, name, error):
                raise error
    except Busy:
        done.busy.append(f"bucket {name}")
    except Exception as error:
        if ends_crawl(error):
            raise
        done.failed[f"bucket {name}"] = reason(error)


def _compact(folder: Folder, name: str, known: dict[str, Stream], done: Compacted) -> Lost | None:
    """Merge the files of a bucket, without those of which is known that they cannot be read. Returns the error of
    another one, as soon as it is found.
    """
    try:
        with _bucket_writer.BucketWriter(folder, name, wait=True) as bucket:
            for stream in bucket.streams:
                for file, rows in _readable(bucket, stream).items():
                    path = _buckets.path_of(stream, name, file)
                    _storage.parquet(folder.storage, path, rows)  # raises if it is damaged
            for stream in bucket.streams:
                bucket.compact(stream, {})
            if bucket.is_changed:
                bucket.commit()
            _drop(folder, bucket, known, done)
            found = _why(folder, bucket)
            if found:
                done.failed[f"bucket {name}"] = found
    except LOST as error:
        return error
    return None


def _readable(bucket: BucketWriter, stream: str) -> dict[str, int]:
    """The files of a stream and their numbers of rows, without those of which is known that they cannot be read."""
    return {name: rows for name, rows, _ in bucket.files(stream) if name not in bucket.lost(stream)}


def _why(folder: Folder, bucket: BucketWriter) -> str:
    """Which files of a bucket cannot be read, and whose rows they have. Empty if there are none."""
    lost = [(stream, name, why) for stream in bucket.streams for name, why in bucket.lost(stream).items()]
    users = {
        "/".join(names_of(key))
        for key in (bucket.keys if lost else ())
        for stream, lost_name, _ in lost
        if any(name == lost_name for name, _, _ in bucket.record(key).packed.get(stream, ()))
    }
    if not users:
        return ""
    found = [
        reason(DamagedFile(folder.storage.at(_buckets.path_of(stream, bucket.name, name)), why))
        for stream, name, why in lost
    ]
    more = f" and {len(users) - SHOWN} others" if len(users) > SHOWN else ""
    return f"{'; '.join(found)}; a crawl reads the rows again, of {', '.join(sorted(users)[:SHOWN])}{more}"


def _drop(folder: Folder, bucket: BucketWriter, known: dict[str, Stream], done: Compacted) -> None:
    """Drop earlier versions, of some repositories at a time, which are locked."""
    kept: _Kept = {}
    for stream in bucket.streams:
        if stream in known:
            for key, mask in _kept(folder, bucket, known[stream]):
                kept.setdefault(key, {})[stream] = mask
    keys = sorted(kept)
    for start in range(0, len(keys), _packing.AT_ONCE):
        chosen = {key: kept[key] for key in keys[start : start + _packing.AT_ONCE]}
        with contextlib.ExitStack() as stack:
            _drop_some(bucket, dict(_locked(folder, chosen, stack, done)), known, done)


def _locked(
    folder: Folder, chosen: _Kept, stack: contextlib.ExitStack, done: Compacted
) -> Iterator[tuple[str, dict[str, Any]]]:
    """The repositories that no process crawls, whose locks are held."""
    for key, masks in chosen.items():
        owner, name = names_of(key)
        try:
            stored = Partition(folder, owner, name)
        except Busy:
            _packing.note(done, key, None)
            continue
        stack.callback(stored.close)
        if not stored.is_loose:
            stack.callback(stored.retire)
            yield key, masks


def _drop_some(bucket: BucketWriter, chosen: _Kept, known: dict[str, Stream], done: Compacted) -> None:
    for key in list(chosen):
        states = bucket.record(key).state["streams"]
        parents = _offsets.parents(states, known)
        if parents is None:
            del chosen[key]
            continue
        for stream, mask in chosen[key].items():
            own = sum(rows for _, _, rows in states[stream]["files"])
            whole = pa.concat_arrays([mask, _arrays.repeated(True, own)])
            children = [child for child, parent in parents.items() if parent == stream]
            _offsets.move(states, stream, children, whole)
    for stream in sorted({stream for masks in chosen.values() for stream in masks}):
        bucket.compact(stream, {key: masks[stream] for key, masks in chosen.items() if stream in masks})
    if bucket.is_changed:
        bucket.commit()
    done.dropped += sum(pc.sum(pc.invert(mask)).as_py() or 0 for masks in chosen.values() for mask in masks.values())


def _kept(folder: Folder, bucket: BucketWriter, stream: Stream) -> Iterator[tuple[str, Any]]:
    """The repositories with earlier versions of items in the bucket, and which of their rows there stay."""
    keys = _reader.keys_of(stream)
    if not keys:
        return
    table, at = _columns(folder, bucket, stream.name, [*keys, "owner", "repository"])
    if table is None or keys[0] not in table.column_names:
        return
    last = _reader.are_last(table, keys[0])
    for key in bucket.keys:
        record = bucket.record(key)
        if not all(name in at for name, _, _ in record.packed.get(stream.name, ())):
            continue  # the last rows may be in a file that cannot be read
        mask = _own(folder, record, stream, keys)
        mask = _of_parts(record, stream.name, last, at) if mask is None else mask
        if mask is not None and not pc.all(mask).as_py():
            yield key, mask


def _columns(folder: Folder, bucket: BucketWriter, stream: str, names: list[str]) -> tuple[Any, dict[str, int]]:
    """Columns of all files of the bucket that can be read, or None, and the number of the first row of each."""
    tables, at, rows = [], dict[str, int](), 0
    for name, count in _readable(bucket, stream).items():
        at[name], rows = rows, rows + count
        file = _storage.parquet(folder.storage, _buckets.path_of(stream, bucket.name, name), count)
        tables.append(file.read([each for each in names if each in file.schema_arrow.names], use_threads=False))
    if not tables:
        return None, at
    schema = _schemas.united(table.schema for table in tables)
    return pa.concat_tables([_schemas.conform(table, schema) for table in tables]), at


def _of_parts(record: Record, stream: str, last: Any, at: dict[str, int]) -> Any:
    parts = record.packed.get(stream)
    if not parts:
        return None
    return pa.chunked_array(
        [chunk for name, start, count in parts for chunk in last.slice(at[name] + start, count).chunks], pa.bool_()
    ).combine_chunks()


def _own(folder: Folder, record: Record, stream: Stream, keys: list[str]) -> Any:
    """The same of a repository that also has files of its own, whose rows are later ones."""
    state = record.state["streams"].get(stream.name)
    if not state or not state["files"] or not record.packed.get(stream.name):
        return None
    table = _stored_rows.Rows(folder.storage, record, record.state).columns(stream.name, keys)
    if table is None or keys[0] not in table.column_names:
        return None
    rows = sum(count for _, _, count in record.packed[stream.name])
    return pa.chunked_array(_reader.are_last(table, keys[0]).slice(0, rows).chunks, pa.bool_()).combine_chunks()
