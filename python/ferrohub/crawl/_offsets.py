"""The places of streams that are read through the rows of another one: numbers of these rows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pyarrow.compute as pc  # type: ignore[import-untyped]

if TYPE_CHECKING:
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


def move(states: dict[str, Any], children: list[str], epoch: int, kept: Any) -> None:
    """Streams that are read through the rows of another one begin where the same rows are now.

    :param states: the states of the streams of a repository
    :param kept: which rows of the other stream stay; None for all
    """
    for child in children:
        walk = states[child]["walk"]
        if kept is not None and walk.get("epoch") == epoch:
            walk["offset"] = pc.sum(kept.slice(0, walk["offset"])).as_py() or 0
