"""What a crawl learns from a response: a page, or that there is none."""

from __future__ import annotations

import dataclasses
import functools
from typing import TYPE_CHECKING, Any

from ferrohub.crawl import _columns
from ferrohub.crawl._pages import Rows, keys

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ferrohub.crawl.streams import Stream

#: Statuses that say that a repository or a stream cannot be read, with their outcomes.
OUTCOMES = {202: "not_ready", 204: "empty", 403: "forbidden", 404: "not_found", 409: "empty", 410: "gone",
            422: "unprocessable", 451: "blocked"}  # fmt: skip
#: The same for streams that are requested without a credential: 401 means that one is needed, not that it was rejected.
ANONYMOUS = {**OUTCOMES, 401: "forbidden"}
#: Statuses of a parent that was deleted, or whose items GitHub does not have. Others concern all parents, and what is
#: known of the items stays.
ALONE = (204, 404, 409, 410, 422)
#: Statuses that say that an item, or what is listed, is gone.
GONE = (404, 410)
#: The outcome of what failed and may be readable later.
FAILED = "failed"
#: All outcomes. GitHub may also reject a page with 400, which is a failure elsewhere.
_NAMED = {**ANONYMOUS, 200: "ok", 400: OUTCOMES[422]}


class Unavailable(Exception):
    """A repository or a stream cannot be read, and never will by a retry.

    :param outcome: the outcome; None for that of the status
    """

    def __init__(self, status: int | None, detail: str, outcome: str | None = None) -> None:
        super().__init__(f"{status}: {detail}")
        self.status = status
        self.detail = detail
        self.outcome = outcome or _NAMED.get(status or 0, FAILED)


def limited(error: Unavailable) -> dict[str, Any]:
    """What a state has of pages of a stream that GitHub does not serve while it serves others."""
    return {"limited": [error.status, error.detail]}


def limit_of(state: dict[str, Any]) -> Unavailable | None:
    """What GitHub said of pages of a stream that it does not serve while it serves others, or None if it serves all.

    :param state: the state after a walk
    """
    limit = state.get("limited")
    if not limit:
        return None
    # States of earlier versions have the text alone.
    return Unavailable(*(limit if isinstance(limit, list) else (422, str(limit))))


@dataclasses.dataclass(frozen=True)
class Reply:
    """A page."""

    stream: Stream
    status: int
    items: Sequence[Any]
    #: The query of the next page, or None.
    next: dict[str, str] | None
    etag: str | None
    #: Whether GitHub redirected the request, as for a repository that was renamed.
    moved: bool
    #: The number of the last page, or None if it is not known.
    last: int | None = None
    #: The number of items on all pages, or None if the response does not have it.
    total: int | None = None
    #: When GitHub sent the response, in seconds since 1970.
    date: float = 0.0
    #: What is wrong with items, by the place of the page; see :func:`ferrohub.crawl._invalid.described`.
    invalid: dict[str, str] = dataclasses.field(default_factory=dict)
    #: The number of items that are no objects, which `items` does not have.
    dropped: int = 0
    #: The number of items on a full page, if the server has shown that it does not know `per_page`.
    size: int | None = None

    @functools.cached_property
    def keys(self) -> list[Any]:
        """What identifies each item."""
        return keys(self.stream, self.items)

    @functools.cached_property
    def times(self) -> list[float | None]:
        """The time of each item that the stream is sorted by, in seconds since 1970; None for those without one."""
        if isinstance(self.items, Rows):
            return self.items.times
        return _columns.instants([*self.items], self.stream.cursor_path)

    @functools.cached_property
    def newest(self) -> float | None:
        """The latest of these times, or None if no item has one."""
        return max((at for at in self.times if at is not None), default=None)

    def digest(self, at: int) -> str:
        """A hash of the columns of an item."""
        return self.items.digest(at) if isinstance(self.items, Rows) else self.stream.digest(self.items[at])
