"""Streams of commits."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

from ferrohub.crawl._replies import Unavailable
from ferrohub.crawl._walks import steps
from ferrohub.crawl._walks.prefetch import Pages

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Coroutine, Sequence

    from ferrohub.crawl._replies import Reply
    from ferrohub.crawl._walks.prefetch import Room
    from ferrohub.crawl._walks.steps import Get, State
    from ferrohub.crawl.streams import Stream


async def history(stream: Stream, get: Get, state: State, room: Room | None = None) -> AsyncGenerator[steps.Step]:
    """The commits that can be reached from the default branch: all of them, or those since the last run.

    Pages are of a fixed commit, so they do not move. Merged commits may be older than others, so time is no criterion:
    what is new is what GitHub finds when it compares.
    """
    pages = Pages(room)
    async with contextlib.aclosing(pages), contextlib.aclosing(_history(stream, get, state, pages)) as found:
        async for step in found:
            yield step


async def _history(stream: Stream, get: Get, state: State, pages: Pages) -> AsyncGenerator[steps.Step]:
    restarted = False
    while True:
        if not state.get("walk"):
            step = await _head(stream, get, state)
            if step.items or step.done:
                yield step
            if step.done:
                return
            state = step.state
        reading = state["walk"]
        head, base, page, again = reading["head"], reading["base"], reading["page"], bool(reading.get("again"))
        try:
            reply = await pages.get(page, _requester(stream, get, head, base))
        except Unavailable as error:
            await pages.aclose()
            if error.status not in (404, 422) or (base is None and restarted):
                raise
            if base is not None:
                # The last commit of the last run may no longer exist: its branch was rewritten.
                state = {**state, "walk": {**reading, "base": None, "page": 1}}
            else:
                # Nor does the head: the branch was rewritten during the walk.
                state, restarted = {"head": state.get("head"), "again": True}, True
            continue
        if reply.next is None:
            yield steps.Step(reply.items, {"head": head, "etag": reading["etag"]}, done=True, again=again)
            return
        state = {**state, "walk": {**reading, "page": page + 1}}
        yield steps.Step(reply.items, state, again=again)


def _requester(stream: Stream, get: Get, head: str, base: str | None) -> Callable[[int], Coroutine[Any, Any, Reply]]:
    """Requests the pages of a commit, or of the commits since another one."""

    async def request(page: int) -> Reply:
        query = {**stream.parameters(), "page": str(page)}
        if base is None:
            return await get({**query, "sha": head})
        return await get(query, route="GET /repos/{owner}/{repo}/compare/{base}...{head}", base=base, head=head)

    return request


async def _head(stream: Stream, get: Get, state: State) -> steps.Step:
    """The first page of the default branch. If it does not have all new commits, the walk begins."""
    reply = await get(stream.parameters(), state.get("etag"))
    if reply.status == 304 or not reply.items:
        return steps.Step([], {**state, "etag": reply.etag}, done=True)
    head, known = reply.items[0].get("sha"), state.get("head")
    # A branch can go back, and forward again to commits that were written.
    again = known is not None or bool(state.get("again"))
    new = _all_new(reply.items, known) if known else None
    if known and new is None:
        walk = {"base": known, "head": head, "page": 1, "etag": reply.etag, "again": True}
        return steps.Step([], {**state, "walk": walk})
    if known or reply.next is None:
        items = reply.items if new is None else new
        return steps.Step(items, {"head": head, "etag": reply.etag}, done=True, again=again)
    walk = {"base": None, "head": head, "page": 2, "etag": reply.etag, "again": again}
    return steps.Step(reply.items, {"walk": walk}, again=again)


def _all_new(items: Sequence[Any], known: str) -> list[Any] | None:
    """The commits above a known one, if all their parents are among them or known; else None."""
    shas = [item.get("sha") for item in items]
    if known not in shas:
        return None
    new = [*items[: shas.index(known)]]
    ours = {item.get("sha") for item in new} | {known}
    parents = {parent.get("sha") for item in new for parent in item.get("parents") or []}
    return new if parents <= ours else None
