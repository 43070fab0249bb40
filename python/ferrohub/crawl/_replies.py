"""What a crawl learns from a response: a page, or that there is none."""

from __future__ import annotations

import dataclasses
from typing import Any

#: Statuses that say that a repository or a stream cannot be read, with their outcomes.
OUTCOMES = {202: "not_ready", 204: "empty", 403: "forbidden", 404: "not_found", 409: "empty", 410: "gone",
            422: "unprocessable", 451: "blocked"}  # fmt: skip
#: The outcome of what failed and may be readable later.
FAILED = "failed"


class Unavailable(Exception):
    """A repository or a stream cannot be read, and never will by a retry."""

    def __init__(self, status: int, detail: str) -> None:
        super().__init__(f"{status}: {detail}")
        self.status = status
        self.detail = detail
        self.outcome = OUTCOMES.get(status, FAILED)


@dataclasses.dataclass(frozen=True)
class Reply:
    """A page."""

    status: int
    items: list[Any]
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
