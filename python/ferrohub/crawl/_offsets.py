"""Numbers of rows: where streams go on that are read through the rows of another one, and readers of what was added."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.crawl import _compute as pc

if TYPE_CHECKING:
    from ferrohub.crawl._stored_rows import Rows
    from ferrohub.crawl.streams import Stream


def parents(states: dict[str, Any], known: dict[str, Stream]) -> dict[str, str] | None:
    """The parents of the streams that keep the number of a row of them; None if one is not known.

    :param states: the states of the streams of a repository
    """
    found: dict[str, str] = {}
    for name, state in states.items():
        if "offset" in state["walk"]:
            parent = state["walk"].get("parent") or (known[name].parent if name in known else None)
            if parent is None:
                return None
            found[name] = parent
    return found


def end(stored: Rows, stream: str) -> int:
    """The number of the next row of a stream, for readers of what was added. States of earlier versions begin at 0."""
    return int(stored.stream(stream).get("first", 0)) + stored.count(stream)


def move(states: dict[str, Any], stream: str, children: list[str], kept: Any) -> None:
    """Rows of a stream are dropped: streams that are read through the others begin where the same rows are now, and the
    last row keeps its number.

    :param states: the states of the streams of a repository
    :param kept: which rows of the stream stay; None for all
    """
    if kept is None:
        return
    state = states[stream]
    state["first"] = state.get("first", 0) + len(kept) - (pc.sum(kept).as_py() or 0)
    for child in children:
        walk = states[child]["walk"]
        if walk.get("epoch") == state["epoch"]:
            walk["offset"] = pc.sum(kept.slice(0, walk["offset"])).as_py() or 0
