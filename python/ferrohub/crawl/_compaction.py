"""Compaction: few files, and on request only the last version of each item."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

import pyarrow.compute as pc  # type: ignore[import-untyped]

from ferrohub.crawl import _reader, streams
from ferrohub.crawl._locks import Busy
from ferrohub.crawl._requests import ends_crawl, reason
from ferrohub.crawl.results import Compacted

if TYPE_CHECKING:
    from ferrohub.crawl._state import Folder, Partition
    from ferrohub.crawl.streams import Stream


def compact(folder: Folder, own: list[Stream], *, drop_versions: bool) -> Compacted:
    """Compact each repository that no process crawls.

    :param own: streams of the user
    """
    known = {stream.name: stream for stream in (*streams.STREAMS.values(), streams.OUTCOMES, *own)}
    done = Compacted()
    folder.storage.prepare()
    for owner, name in folder.names():
        _compact(folder, owner, name, known if drop_versions else {}, done)
    return done


def _compact(folder: Folder, owner: str, name: str, known: dict[str, Stream], done: Compacted) -> None:
    try:
        with folder.open(owner, name) as stored:
            _compact_streams(stored, known, done)
    except Busy:
        done.busy.append(f"{owner}/{name}")
    except Exception as error:
        if ends_crawl(error):
            raise
        done.failed[f"{owner}/{name}"] = reason(error)


def _compact_streams(stored: Partition, known: dict[str, Stream], done: Compacted) -> None:
    parents = _parents(stored, known)
    for name in list(stored.data["streams"]):
        state = stored.stream(name)
        before, rows = len(state["files"]), _rows(state)
        kept = _kept(stored, known[name]) if name in known and parents is not None else None
        children = [child for child, parent in (parents or {}).items() if parent == name]
        if before:
            stored.compact(name, kept, functools.partial(_move_offsets, stored, children, state["epoch"], kept))
        done.before, done.after = done.before + before, done.after + len(state["files"])
        done.dropped += rows - _rows(state)


def _rows(state: dict[str, Any]) -> int:
    return sum(rows for _, _, rows in state["files"])


def _parents(stored: Partition, known: dict[str, Stream]) -> dict[str, str] | None:
    """The parents of the streams that keep the number of a row of them; None if one is not known."""
    found: dict[str, str] = {}
    for name, state in stored.data["streams"].items():
        if "offset" in state["walk"]:
            parent = state["walk"].get("parent") or (known[name].parent if name in known else None)
            if parent is None:
                return None
            found[name] = parent
    return found


def _kept(stored: Partition, stream: Stream) -> Any:
    """Which rows of a stream are the last ones of their items, or None if all are."""
    keys = _reader.keys_of(stream)
    table = stored.columns(stream.name, keys) if keys and stored.stream(stream.name)["files"] else None
    if table is None or keys[0] not in table.column_names:
        return None
    kept = _reader.are_last(table, keys[0])
    return None if pc.all(kept).as_py() else kept.combine_chunks()


def _move_offsets(stored: Partition, children: list[str], epoch: int, kept: Any) -> None:
    """Streams that are read through the rows of another one begin where the same rows are now."""
    for child in children:
        walk = stored.stream(child)["walk"]
        if kept is not None and walk.get("epoch") == epoch:
            walk["offset"] = pc.sum(kept.slice(0, walk["offset"])).as_py() or 0
