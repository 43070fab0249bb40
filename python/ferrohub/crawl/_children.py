"""How streams are read through the items of their parents."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.crawl import _walks
from ferrohub.crawl._forms import BATCH
from ferrohub.crawl._requests import Unavailable
from ferrohub.crawl._walks import steps

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Iterable
    from typing import Protocol

    from ferrohub.crawl._walks.steps import Get, State
    from ferrohub.crawl.streams import Stream

    class _Batch(Protocol):
        """Reads the items of many parents at once."""

        async def __call__(self, keys: list[Any]) -> tuple[int, dict[Any, list[Any]]]:
            """The number of parents that are done with, from the first on, and the items of those that it has read.
            The others of them are to be read one by one.
            """


async def children(
    stream: Stream,
    get: Get,
    state: State,
    parents: Callable[[int], Iterable[tuple[int, Any, float | None]]],
    batch: _Batch | None = None,
) -> AsyncGenerator[_walks.Step]:
    """The items of parents that were written since the last run, and of those that had changed just before they were
    read then: another change within the same second is no other row of the parent.

    :param parents: returns the rows of the parent stream from an offset on, as offset, key, and the time of the last
        change
    :param batch: reads many parents at once, or None
    """
    rows = list(parents(state.get("offset", 0)))
    last = {key: at for at, key, _ in rows}
    left: list[tuple[int | None, Any, float | None]] = [
        (None, key, changed) for key, changed in state.get("again", ()) if key not in last
    ]
    left += [row for row in rows if last[row[1]] == row[0]]
    while left:
        tried, found = 1, dict[Any, list[Any]]()
        if batch is not None and not ("of" in state and state["of"] == left[0][1]):
            tried, found = await batch([key for _, key, _ in left[:BATCH]])
        held: list[Any] | None = None
        for row in left[:tried]:
            if row[1] in found:
                held = [] if held is None else held
                held.extend({**item, "_parent": row[1]} for item in found[row[1]])
                state = _after(state, *row)
                continue
            if held is not None:
                yield _walks.Step(held, state)
                held = None
            async for step in _child(stream, get, state, *row):
                state = step.state
                yield step
        if held is not None:
            yield _walks.Step(held, state)
        left = left[tried:]
    yield _walks.Step([], {"offset": state.get("offset", 0), "again": state.get("recent", [])}, done=True)


async def _child(
    stream: Stream, get: Get, state: State, at: int | None, key: Any, changed: float | None
) -> AsyncGenerator[_walks.Step]:
    """The items of one parent, whose row has the number ``at``."""
    query = state.get("next") if "of" in state and state["of"] == key else None
    get = _walks.bounded(stream, get)
    while True:
        gone = None
        try:
            reply = await get(query or stream.parameters(), parent=key)
            items = [{**item, "_parent": key} for item in reply.items]
            query = reply.next
        except Unavailable as error:
            items, query, gone = [], None, (key, error)
        following = {**state, "of": key, "next": query} if query else _after(state, at, key, changed)
        yield _walks.Step(items, following, gone=gone)
        if query is None:
            return


def _after(state: State, at: int | None, key: Any, changed: float | None) -> State:
    """The state after the items of a parent."""
    recent = [each for each in state.get("recent", ()) if each[0] != key]
    if changed is not None and steps.now() - changed <= steps.OVERLAP:
        recent.append([key, changed])
    again = [each for each in state.get("again", ()) if each[0] != key]
    return {"offset": state.get("offset", 0) if at is None else at + 1, "again": again, "recent": recent}
