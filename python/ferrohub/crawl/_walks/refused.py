"""Pages of snapshots that GitHub does not serve although it serves others.

GitHub rejects the type ``container`` of packages for installations (400), and pages after the 10,000th release (422).
"""

from __future__ import annotations

import urllib.parse
from typing import TYPE_CHECKING, Any

from ferrohub.crawl import _replies
from ferrohub.crawl._replies import GONE, Reply, Unavailable
from ferrohub.crawl._walks import steps

if TYPE_CHECKING:
    from ferrohub.crawl._walks.steps import Get, State
    from ferrohub.crawl.streams import Stream

#: How the ETags of such pages begin, which are no ETags of GitHub's: those have quotation marks.
_REFUSED = "refused "
#: Statuses of the first page of a listing whose other listings may be served.
_LISTINGS = (*steps.REJECTED, 403, *GONE)


def as_empty(stream: Stream, get: Get) -> Get:
    """The same requests, in which a page that GitHub does not serve is an empty one, whose ETag is the reason. The
    first page of a single listing is not.
    """
    listings = stream.listings()

    async def request(query: dict[str, str], etag: str | None = None, route: str = "", **path: Any) -> Reply:
        known = etag if is_refused(etag) else None
        try:
            return await get(query, None if known else etag, route, **path)
        except Exception as error:
            refused, is_first = steps.refusal(error), query in listings
            if refused is None or (is_first and len(listings) == 1):
                raise
            if refused.status not in (_LISTINGS if is_first else steps.REJECTED):
                raise
            reason = f"{_REFUSED}{refused.status} {refused.detail}"
            status = 304 if known and _unavailable(known).status == refused.status else 200
            return Reply(stream, status, [], None, known if status == 304 else reason, False)

    return request


def is_refused(etag: str | None) -> bool:
    """Whether an ETag is that of a page that GitHub does not serve."""
    return etag is not None and etag.startswith(_REFUSED)


def _unavailable(etag: str) -> Unavailable:
    """What GitHub said of a page."""
    status, _, detail = etag.removeprefix(_REFUSED).partition(" ")
    return Unavailable(int(status), detail)


def kept(stream: Stream, query: dict[str, str], etag: str | None) -> tuple[str, Any] | None:
    """The column, and its value, of rows of a listing that stay as it cannot be read now, or None if none do."""
    if etag is None or not is_refused(etag) or query not in stream.listings() or _unavailable(etag).status in GONE:
        return None
    columns = {column.name for column in stream.own_fields()}
    return next(((name, value) for name, value in query.items() if name in columns), None)


def all_of(pages: list[Any]) -> Unavailable | None:
    """What GitHub said of the first page, if it serves none, else None.

    :param pages: queries with ETags
    """
    return _unavailable(pages[0][1]) if all(is_refused(etag) for _, etag, *_ in pages) else None


def limited(stream: Stream, pages: list[Any]) -> State:
    """What the state has of pages that GitHub does not serve.

    :param pages: queries with ETags; the query of the first page may be None
    """
    found = [(query or stream.parameters(), _unavailable(etag)) for query, etag, *_ in pages if is_refused(etag)]
    said = []
    for query, error in found:
        place = {name: value for name, value in query.items() if name != "per_page"}
        said.append(f"{urllib.parse.urlencode(place)}: {error.detail}")
    return _replies.limited(Unavailable(found[0][1].status, "; ".join(said))) if found else {}
