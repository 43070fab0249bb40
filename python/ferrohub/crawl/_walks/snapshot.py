"""Streams of which GitHub only has what there is now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ferrohub.crawl._pages import only
from ferrohub.crawl._walks import refused, steps

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from ferrohub.crawl._replies import Reply
    from ferrohub.crawl._walks.steps import Get, State
    from ferrohub.crawl.streams import Stream

#: A snapshot that changes while it is read is read at most so many times in a run.
TRIES = 3


async def snapshot(stream: Stream, get: Get, state: State) -> AsyncGenerator[steps.Step]:
    """All items, if a page has changed. After several pages, the first is requested again: if it has changed since the
    walk began, items may have moved from one page to another, so all are read again. So they are if GitHub rejects the
    page at which an interrupted walk goes on. A page that it rejects after the one before it is the last one.
    """
    get, is_resumed, is_anew = refused.as_empty(stream, get), True, False
    while True:
        reading: State = state.get("walk") or {}
        further = reading.get("next")
        query = further or stream.parameters()
        if not reading:
            known = state.get("pages") or [[None, None]]
            found_reply = await steps.first_change(stream, get, known)
            if found_reply is None:
                # A walk that ended otherwise has not kept what GitHub rejects.
                yield steps.Step([], {**state, **refused.limited(stream, known)}, done=True, discards=is_anew)
                return
            reply = found_reply
        else:
            reply = await get(query, None if further else reading.get("etag"))
            if is_resumed and further and further not in stream.listings() and refused.is_refused(reply.etag):
                state, is_anew = {"pages": state.get("pages")}, True
                continue
        is_resumed = False
        if reply.status == 304:
            pages = reading["pages"]
            if (error := refused.all_of(pages)) is not None:
                yield steps.Step([], {"pages": state.get("pages")}, discards=True)
                raise error
            yield steps.Step([], {"pages": pages, **refused.limited(stream, pages)}, done=True, replaces=True)
            return
        changed, is_anew = is_anew or (bool(reading) and not further), False
        tries = reading.get("tries", 0) + changed
        if tries == TRIES:
            yield steps.Step([], refused.limited(stream, reading["pages"]), done=True, replaces=True)
            return
        edge = reading.get("edge", []) if further else []
        keys = [str(key) for key in reply.keys]
        found = only(reply.items, [at for at, key in enumerate(keys) if key not in edge])
        pages = [*(reading["pages"] if further else ()), [further, reply.etag]]
        keeps = refused.kept(stream, query, reply.etag)
        following = reply.next or _probe(stream, query, reply, bool(found))
        if following is None:
            if steps.is_full(stream, reply) and stream.items != "*":
                pages[-1].append(True)  # new items would be on the page after it, and it would keep its ETag
            following = _next_listing(stream, query)
        if following is None and (pages[0][1] is None or not further):
            end = {"pages": pages, **refused.limited(stream, pages)}
            yield steps.Step(found, end, done=True, replaces=True, discards=changed, keeps=keeps)
            return
        walk = {"etag": pages[0][1], "next": following, "edge": keys, "tries": tries, "pages": pages}
        state = {"pages": state.get("pages"), "walk": walk}
        yield steps.Step(found, state, replaces=True, discards=changed, keeps=keeps)


def _probe(stream: Stream, query: dict[str, str], reply: Reply, is_new: bool) -> dict[str, str] | None:
    """The query of the page after a full one, on which new items would be, or None if pages have cursors, or there is
    only one, which GitHub returns for any number.
    """
    if not (steps.is_full(stream, reply) and stream.items != "*" and is_new):
        return None
    is_numbered = ("page" in query) != (query in stream.listings())
    return {**query, "page": str(int(query.get("page") or 1) + 1)} if is_numbered else None


def _next_listing(stream: Stream, query: dict[str, str]) -> dict[str, str] | None:
    """The query of the first page of the next listing, or None if a page is of the last one."""
    listings = stream.listings()
    at = next((at for at, each in enumerate(listings) if each.items() <= query.items()), len(listings))
    return listings[at + 1] if at + 1 < len(listings) else None
