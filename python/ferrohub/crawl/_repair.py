"""Streams of which a file is damaged or missing: its rows are requested again, as they are if a state is rebuilt.

A file of a bucket has rows of many repositories. Its manifest names it as lost, so that nothing is read of it any more,
and each repository leaves out its rows there when it is crawled.
"""

from __future__ import annotations

import contextlib
import logging
from typing import TYPE_CHECKING

import pyarrow as pa  # type: ignore[import-untyped]

from ferrohub.crawl import _arrays, _offsets, streams
from ferrohub.crawl._data_files import LOST

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any

    from ferrohub.crawl._data_files import Lost
    from ferrohub.crawl._partition import Partition
    from ferrohub.crawl.streams import Stream

_log = logging.getLogger("ferrohub.crawl")


def check(stored: Partition) -> None:
    """Check the files of a repository, without those of buckets. The next crawl reads a stream again that has lost one.

    :raises DamagedFile: one is damaged
    :raises MissingFile: one is missing
    """
    found = {name: errors[0] for name in stored.data["streams"] if (errors := _errors(stored, _own(stored, name)))}
    if not found:
        return

    def change() -> None:
        for name in found:
            _begin_again(stored.stream(name))

    stored.commit({}, change)
    raise next(iter(found.values()))


def _own(stored: Partition, name: str) -> dict[str, int]:
    """The files of a stream, without those of buckets, and their numbers of rows."""
    paths = stored.paths(name)[len(stored.packed(name)) :]
    return {path: rows for path, (_, _, rows) in zip(paths, stored.stream(name)["files"], strict=True)}


def _errors(stored: Partition, files: Mapping[str, int | None]) -> list[Lost]:
    """The errors of the files that are lost.

    :param files: the files, with their numbers of rows as far as these are known
    """
    found = []
    for path, rows in files.items():
        try:
            stored.check_file(path, rows)
        except LOST as error:  # noqa: PERF203
            found.append(error)
    return found


def _begin_again(state: dict[str, Any]) -> None:
    """Have a stream read from its beginning, and swept if it was, also by the run that goes on."""
    state.update(walk={}, run=None, again=True)
    if "swept" in state:
        state["swept"] = None


def leave_out(stored: Partition, error: Lost, known: Iterable[Stream]) -> None:
    """Leave out the lost files of a stream, and have the stream read again. Rows that other files have are not written
    again.

    :param error: that of a file that cannot be read
    :param known: the streams of the crawl
    """
    for name in list(stored.data["streams"]):
        paths = stored.paths(name)
        if error.path in paths:
            own = _own(stored, name)
            others = {path: own.get(path) for path in paths if path != error.path}
            found = [error, *_errors(stored, others)]
            packed = set(paths[: len(stored.packed(name))])
            stored.lose([each for each in found if each.path in packed])
            _leave_out(stored, name, {each.path for each in found}, known)


def leave_out_known(stored: Partition, known: Iterable[Stream]) -> None:
    """Leave out the files of the bucket of which is known that they are lost, and those of its own of a stream that is
    read again, as the walk may need none of them. Commit that.

    :param known: the streams of the crawl, which reads them again
    """
    wanted = [*known, streams.OUTCOMES]
    found = dict[str, set[str]]()
    for stream in wanted:
        if stream.name not in stored.data["streams"]:
            continue
        lost = stored.record.lost.get(stream.name, {})
        places = zip(stored.paths(stream.name), stored.packed(stream.name), strict=False)
        found[stream.name] = {path for path, (name, _, _) in places if name in lost}
        if stored.stream(stream.name).get("again"):
            with contextlib.suppress(OSError):  # that concerns this stream alone, if its walk needs the file
                found[stream.name].update(each.path for each in _errors(stored, _own(stored, stream.name)))

    def change() -> None:
        for name, lost in found.items():
            _leave_out(stored, name, lost, wanted)

    if any(found.values()):
        stored.commit({}, change)


def _leave_out(stored: Partition, name: str, lost: set[str], known: Iterable[Stream]) -> None:
    """Leave out files of a stream, unless others have replaced them, and have the stream read again."""
    lost = lost.intersection(stored.paths(name))
    if not lost:
        return
    _drop(stored, name, lost, {stream.name: stream for stream in (*streams.STREAMS.values(), *known)})
    own = f"{stored.owner}/{stored.name}"
    _log.warning("%s cannot be read; the stream %s of %s is read again", ", ".join(sorted(lost)), name, own)
    _begin_again(stored.stream(name))
    if name == streams.OUTCOMES.name:
        stored.data["outcomes"].clear()  # each is written again when it occurs


def _drop(stored: Partition, name: str, lost: set[str], known: dict[str, Stream]) -> None:
    """Forget files. Streams that are read through the stream begin where the same rows are now."""
    states, state, packed = stored.data["streams"], stored.stream(name), stored.packed(name)
    paths, rows = stored.paths(name), [count for _, _, count in stored.places(name)]
    kept = [_arrays.repeated(path not in lost, count) for path, count in zip(paths, rows, strict=True)]
    gone = {place[0] for place, path in zip(packed, paths, strict=False) if path in lost}
    own = zip(state["files"], paths[len(packed) :], strict=True)
    state["files"] = [file for file, path in own if path not in lost]
    if gone:
        state["lost"] = sorted({*state.get("lost", ()), *gone})
    parents = _offsets.parents(states, known)
    if parents is None:
        state["epoch"] += 1  # they are read from their beginning
    children = [child for child, parent in (parents or {}).items() if parent == name]
    _offsets.move(states, name, children, pa.concat_arrays(kept))
