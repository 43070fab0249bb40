"""Streams that GitHub sorts by their changes, from the oldest change to the newest."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from ferrohub.crawl._walks import steps
from ferrohub.crawl._walks.prefetch import Windows

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from ferrohub.crawl._walks.prefetch import Room
    from ferrohub.crawl._walks.steps import Get, State
    from ferrohub.crawl.streams import Stream


async def since(stream: Stream, get: Get, state: State, room: Room | None = None) -> AsyncGenerator[steps.Step]:
    """From the oldest change to the newest. Each page starts at the time of the last item of the previous one, so items
    that change meanwhile cannot shift others to a page that was read already. A page whose items all have the same time
    has no such start: then the newest items are read first, back to that time.

    A run begins :data:`steps.OVERLAP` before the last item of the previous run. If GitHub rejects the page at which an
    interrupted walk goes on, the walk goes on from the time of that page.
    """
    windows, back = Windows(stream, get, room, is_whole=state.get("since") is None), state.get("back") or {}
    is_resumed = bool(state.get("next") or back.get("next"))
    async with contextlib.aclosing(windows), contextlib.aclosing(_since(stream, get, state, windows)) as found:
        try:
            async for step in found:
                is_resumed = False
                yield step
        except Exception as error:
            if not (is_resumed and steps.is_rejected(error)):
                raise
    if is_resumed:
        state = {**state, "next": None, "back": {"since": back["since"]} if back else None}
        async with contextlib.aclosing(since(stream, get, state, room)) as found:
            async for step in found:
                yield step


async def _since(stream: Stream, get: Get, state: State, windows: Windows) -> AsyncGenerator[steps.Step]:
    if state.get("pages") and not (state.get("next") or state.get("back")):
        reply = await steps.first_change(stream, get, state["pages"])
        if reply is None:
            yield steps.Step([], state, done=True)
            return
        state = {**state, "pages": None}
    while True:
        if state.get("back"):
            step = await _backwards(stream, get, state)
            yield step
            if step.done:
                return
            state = step.state
            continue
        since, further = state.get("since"), state.get("next")
        query = further or {**stream.parameters(), **({"since": steps.shown(since)} if since is not None else {})}
        reply = await windows.take()
        if reply is None:
            reply = await get(query, None if further else state.get("etag"))
            windows.note(reply)
        if reply.status == 304:
            yield steps.Step([], state, done=True)
            return
        found, marks = steps.fresh(state, reply)
        state = {"since": since, **marks, **steps.gaps_of(state)}
        if reply.next is None:
            # The next run repeats this request, which is free if nothing has changed.
            begin = steps.horizon_of(marks)
            state.update(floor=begin, live=None)
            repeatable = not further and not steps.is_full(stream, reply)
            repeatable = repeatable and (since is None or begin is None or since <= begin)
            state["etag"] = reply.etag if repeatable else None
            if not repeatable and begin is not None:
                state["since"] = begin
            yield steps.Step(found, state, done=True)
            return
        newest = reply.newest
        # One second earlier, as it is not documented whether `since` includes the time itself.
        if newest is not None and (since is None or newest - 1 > since):
            state["since"] = newest - 1
            await windows.fill()
        elif newest is not None and since is not None and stream.parameters().get("direction") == "asc":
            state["back"] = {"since": since - steps.OVERLAP}
        else:
            state["next"] = reply.next
        yield steps.Step(found, state)


async def _backwards(stream: Stream, get: Get, state: State) -> steps.Step:
    """A page of a walk from the newest change back to a time. Items that change meanwhile move to the front, so others
    move to later pages: they may come twice, but none is missed.
    """
    back: State = state["back"]
    query = back.get("next") or {**stream.parameters(), "direction": "desc", "since": steps.shown(back["since"])}
    reply = await get(query)
    found, _ = steps.fresh(state, reply)
    known = {name: state.get(name) for name in ("mark", "recent", "floor", "live")}
    marks = steps.fresh({**known, **back}, reply)[1]
    pages = [*back.get("pages", ()), steps.kept(stream, query, reply)][: steps.MANY_PAGES + 1]
    if reply.next is not None:
        back = {"since": back["since"], **marks, "pages": pages, "next": reply.next}
        return steps.Step(found, {**state, "back": back}, again=True)
    mark, gaps = marks["mark"], steps.gaps_of(state, query)
    if mark is not None and mark - 1 > back["since"] + steps.OVERLAP:
        return steps.Step(found, {"since": mark - 1, **marks, **gaps}, again=True)
    begin = steps.horizon_of(marks)
    is_covered = begin is not None and begin >= back["since"] and len(pages) <= steps.MANY_PAGES
    state = {"since": begin, **marks, "floor": begin, "live": None, "pages": pages if is_covered else [], **gaps}
    return steps.Step(found, state, done=True, again=True)
