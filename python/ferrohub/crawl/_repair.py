"""Streams of which a file is damaged or missing: its rows are requested again, as they are if a state is rebuilt."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import pyarrow as pa  # type: ignore[import-untyped]

from ferrohub.crawl import _arrays, _offsets, streams
from ferrohub.crawl._data_files import LOST

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from ferrohub.crawl._partition import Partition
    from ferrohub.crawl.streams import Stream

_log = logging.getLogger("ferrohub.crawl")


def check(stored: Partition) -> None:
    """Check the files of a repository, without those of buckets. The next crawl reads a stream again that has lost one.

    :raises DamagedFile: one is damaged
    :raises MissingFile: one is missing
    """
    found = {name: error for name in stored.data["streams"] if (error := _lost(stored, stored.paths(name)))}
    if not found:
        return

    def change() -> None:
        for name in found:
            _begin_again(stored.stream(name))

    stored.commit({}, change)
    raise next(iter(found.values()))


def _lost(stored: Partition, paths: Iterable[str]) -> Exception | None:
    """The error of the first file that is lost."""
    try:
        for path in paths:
            stored.check_file(path)
    except LOST as error:
        return error
    return None


def _begin_again(state: dict[str, Any]) -> None:
    """Have a stream read from its beginning, and swept if it was, also by the run that goes on."""
    state.update(walk={}, run=None, again=True)
    if "swept" in state:
        state["swept"] = None


def leave_out(stored: Partition, lost: str, known: Iterable[Stream]) -> None:
    """Leave out the lost files of a stream, and have the stream read again. Rows that other files have are not written
    again. Nothing is done for a file of a bucket, which has rows of other repositories.

    :param lost: a file that cannot be read
    :param known: the streams of the crawl
    """
    for name, state in stored.data["streams"].items():
        if lost not in stored.paths(name):
            continue
        _drop(stored, name, lost, {stream.name: stream for stream in (*streams.STREAMS.values(), *known)})
        _log.warning("%s cannot be read; the stream %s is read again", lost, name)
        _begin_again(state)
        if name == streams.OUTCOMES.name:
            stored.data["outcomes"].clear()  # each is written again when it occurs


def _drop(stored: Partition, name: str, lost: str, known: dict[str, Stream]) -> None:
    """Forget files. Streams that are read through the stream begin where the same rows are now."""
    states, state = stored.data["streams"], stored.stream(name)
    left, kept = [], [_arrays.repeated(True, sum(rows for _, _, rows in stored.packed(name)))]
    for path, file in zip(stored.paths(name), state["files"], strict=True):
        is_lost = path == lost or _lost(stored, [path]) is not None
        kept.append(_arrays.repeated(not is_lost, file[2]))
        if not is_lost:
            left.append(file)
    parents = _offsets.parents(states, known)
    if parents is None:
        state["epoch"] += 1  # they are read from their beginning
    children = [child for child, parent in (parents or {}).items() if parent == name]
    _offsets.move(states, name, children, pa.concat_arrays(kept))
    state["files"] = left
