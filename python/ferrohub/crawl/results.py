"""What crawls return."""

from __future__ import annotations

import dataclasses
import time
from typing import Any

__all__ = ["Batch", "Compacted", "Estimate", "Progress", "Report"]


@dataclasses.dataclass
class Report:
    """What a crawl did.

    :param complete: whether all repositories of the plan are finished. If not, the same call goes on where it stopped
    :param repositories: number of repositories of the plan
    :param requests: number of requests that were sent, with retries and redirects
    :param points: number of points that GitHub counted for those requests that were GraphQL queries
    :param rows: number of rows that were written, by stream
    :param outcomes: repositories, streams and parents that could not be read, or that have another name; the rows that
        were added to the table of outcomes
    :param failed: repositories, and owners as ``owner/*``, that could not be read for reasons that may pass, with the
        errors of their streams
    :param seconds: how long the crawl took
    :param deleted: number of items that a sweep has found to be deleted, by stream
    :param rejected: those of several credentials that are not used at the end, because GitHub rejected them (401) or
        made no token for them, and what it said
    """

    complete: bool = False
    repositories: int = 0
    requests: int = 0
    points: int = 0
    rows: dict[str, int] = dataclasses.field(default_factory=dict)
    outcomes: list[dict[str, Any]] = dataclasses.field(default_factory=list)
    failed: dict[str, str] = dataclasses.field(default_factory=dict)
    seconds: float = 0.0
    deleted: dict[str, int] = dataclasses.field(default_factory=dict)
    rejected: dict[str, str] = dataclasses.field(default_factory=dict)


@dataclasses.dataclass
class Compacted:
    """What :func:`ferrohub.crawl.compact` did.

    :param before: number of files of data before it, as far as the states of repositories can be read
    :param after: number of files of data after it
    :param dropped: number of rows that were dropped
    :param busy: repositories that were left alone because a process crawls them, as ``owner/name``
    :param failed: repositories with files that cannot be read, as ``owner/name``, buckets as ``bucket 03``, and why;
        what they had stays until it is crawled again
    """

    before: int = 0
    after: int = 0
    dropped: int = 0
    busy: list[str] = dataclasses.field(default_factory=list)
    failed: dict[str, str] = dataclasses.field(default_factory=dict)


@dataclasses.dataclass(frozen=True)
class Estimate:
    """What a crawl would cost.

    :param repositories: number of repositories of the plan
    :param requests: number of requests to the REST API, by stream; at least these where `items` is None
    :param points: number of points of GraphQL queries, by stream; their quota is another one
    :param items: number of items, by stream; None if GitHub does not count them
    :param hours: hours after which the quotas of all credentials have sufficed for these requests and points
    :param sampled: number of repositories whose sizes were requested; those of the others are inferred
    :param spent: number of requests that the estimate took
    """

    repositories: int
    requests: dict[str, int]
    items: dict[str, int | None]
    hours: float
    sampled: int
    spent: int
    points: dict[str, int] = dataclasses.field(default_factory=dict)

    @property
    def total(self) -> int:
        """Number of requests to the REST API, of all streams."""
        return sum(self.requests.values())

    @property
    def unknown(self) -> list[str]:
        """The streams whose size GitHub does not count. The crawl takes more requests and hours than estimated."""
        return [name for name, count in self.items.items() if count is None]


@dataclasses.dataclass(frozen=True)
class Progress:
    """How far a crawl is.

    :param finished: number of repositories that are finished
    :param total: number of repositories of the plan
    :param rows: number of rows that were written
    :param requests: number of requests that were sent
    :param remaining: requests left in the quotas of all credentials together, or None if GitHub has not said
    :param reset: when the first of the quotas is renewed, in seconds since 1970, or None
    :param waiting: seconds until the first request continues if all requests wait for a rate limit, else 0
    """

    finished: int
    total: int
    rows: int
    requests: int
    remaining: int | None
    reset: float | None
    waiting: float

    def __str__(self) -> str:
        parts = [f"{self.rows:,} rows", f"{self.requests:,} requests"]
        if self.remaining is not None:
            parts.append(f"quota {self.remaining:,}")
        if self.reset is not None and (self.waiting or not self.remaining):
            parts.append(f"renewed at {time.strftime('%H:%M:%S', time.localtime(self.reset))}")
        if self.waiting:
            parts.append(f"waiting {self.waiting:.0f} s")
        return ", ".join(parts)


@dataclasses.dataclass(frozen=True)
class Batch:
    """Rows of one stream of one repository, as a page had them.

    Any library that supports the Arrow PyCapsule interface can read it: ``pyarrow.table(batch)``,
    ``polars.DataFrame(batch)``, DuckDB.

    :param stream: name of the stream
    :param owner: login of the owner
    :param repository: name of the repository
    :param table: the rows, a :class:`pyarrow.Table`; its first columns are ``owner`` and ``repository``
    """

    stream: str
    owner: str
    repository: str
    table: Any

    def __len__(self) -> int:
        return len(self.table)

    def __arrow_c_stream__(self, requested_schema: Any = None) -> Any:
        return self.table.__arrow_c_stream__(requested_schema)

    def __arrow_c_schema__(self) -> Any:
        return self.table.schema.__arrow_c_schema__()
