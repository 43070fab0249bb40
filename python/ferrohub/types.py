"""Types for annotations: choices that operations take, and the shapes of plain JSON that resources hold.

>>> from ferrohub.types import StateFilter
>>> def titles(client: ferrohub.Client, state: StateFilter) -> list[str]: ...

GitHub may add keys to an object at any time; the mapping contains them, but its type does not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol, TypedDict

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime

    from ferrohub._core import BasicAuth, Commit as _Commit, Contents as _Contents, TokenAuth

__all__ = [
    "CallOptions",
    "Change",
    "CheckConclusion",
    "CheckStatus",
    "CommitActivity",
    "CommitFile",
    "CommitParent",
    "CommitStats",
    "Direction",
    "Enabled",
    "GitActor",
    "IssueFilter",
    "IssueSort",
    "Link",
    "Match",
    "Participation",
    "PopularPath",
    "RateLimit",
    "RateLimits",
    "Reactions",
    "Record",
    "Referrer",
    "RepositorySort",
    "RequestOptions",
    "SearchCost",
    "State",
    "StateFilter",
    "Stop",
    "TeamMembership",
    "TextMatch",
    "Traffic",
    "Verification",
    "Week",
]

# Choices are written as unions, which is what stubtest takes them for.

#: Order of a listing.
Direction = Literal["asc"] | Literal["desc"]
#: States that an issue, a pull request or a milestone can be given.
State = Literal["open"] | Literal["closed"]
#: States that a listing of issues, pull requests or milestones is narrowed by.
StateFilter = State | Literal["all"]
#: What issues are sorted by.
IssueSort = Literal["created"] | Literal["updated", "comments"]
#: Which issues a listing of one's own shows.
IssueFilter = Literal["assigned"] | Literal["created", "mentioned", "subscribed", "repos", "all"]
#: What repositories are sorted by.
RepositorySort = Literal["created"] | Literal["updated", "pushed", "full_name"]
#: How far a check run is.
CheckStatus = Literal["queued"] | Literal["in_progress", "completed", "waiting", "requested", "pending"]
#: How a check run came out.
CheckConclusion = (
    Literal["action_required"] | Literal["cancelled", "failure", "neutral", "success", "skipped", "stale", "timed_out"]
)

#: When a cassette records; see :meth:`ferrohub.testing.Recorder.insert`.
Record = Literal["once"] | Literal["none", "new_episodes", "all"]
#: A part of a request that is compared with recorded ones.
Match = Literal["method"] | Literal["scheme", "host", "path", "query", "uri", "headers", "body"]


class SearchCost(NamedTuple):
    """The number of results that a search lists, and of requests that it sends."""

    results: int
    requests: int


class Stop(Protocol):
    """An event that ends polling, such as a ``threading.Event`` or an ``asyncio.Event``."""

    def is_set(self) -> bool:
        """Return whether to end."""


class CallOptions(TypedDict, total=False):
    """What each operation of ``client.rest`` takes by keyword beside its own parameters.

    ``extra`` has parameters that the description lacks, ``headers`` are added to the request, and ``timeout`` is in
    seconds: to connect and to read, or a pair of both; None uses the timeout of the session.
    """

    extra: Mapping[str, Any] | None
    headers: Mapping[str, str] | None
    timeout: float | tuple[float | None, float | None] | None


class RequestOptions(TypedDict, total=False):
    """What ``get``, ``post`` and the others of a session take beside the URL."""

    params: dict[str, Any] | None
    data: bytes | str | None
    json: Any
    headers: dict[str, str] | None
    auth: BasicAuth | TokenAuth | tuple[str, str] | None
    timeout: float | tuple[float | None, float | None] | None
    stream: bool
    follow_redirects: bool


class RateLimit(TypedDict):
    """The quota of one kind of request; ``reset`` in seconds since 1970."""

    limit: int
    remaining: int
    reset: int
    used: int


class RateLimits(TypedDict):
    """The quotas by kind of request; ``rate`` is an old copy of ``resources["core"]``."""

    resources: dict[str, RateLimit]
    rate: RateLimit


#: How often something was reacted to, by kind of reaction.
Reactions = TypedDict(
    "Reactions",
    {
        "url": str,
        "total_count": int,
        "+1": int,
        "-1": int,
        "laugh": int,
        "hooray": int,
        "confused": int,
        "heart": int,
        "rocket": int,
        "eyes": int,
    },
)


class GitActor(TypedDict):
    """Who wrote, made or tagged a commit; ``date`` is ISO 8601 text."""

    name: str
    email: str
    date: str


class _Verification(TypedDict):
    verified: bool
    reason: str
    signature: str | None
    payload: str | None


class Verification(_Verification, total=False):
    """Whether the signature of a commit or tag is good, and why (not)."""

    verified_at: str | None


class _CommitParent(TypedDict):
    sha: str
    url: str


class CommitParent(_CommitParent, total=False):
    """A commit that another one follows."""

    html_url: str


class CommitStats(TypedDict):
    """How many lines were added and deleted, and the sum."""

    additions: int
    deletions: int
    total: int


class _CommitFile(TypedDict):
    filename: str
    status: str
    additions: int
    deletions: int
    changes: int
    blob_url: str
    raw_url: str


class CommitFile(_CommitFile, total=False):
    """A file that a commit changes. ``patch`` is missing for large and binary files."""

    sha: str | None
    contents_url: str
    patch: str
    previous_filename: str


class Change(TypedDict):
    """The commit that a file was changed in, and the file; None when it was deleted."""

    content: _Contents | None
    commit: _Commit


class Enabled(TypedDict, total=False):
    """Whether a protection is on."""

    enabled: bool
    url: str


class Link(TypedDict):
    """A member of ``_links``."""

    href: str


class CommitActivity(TypedDict):
    """The commits of a week: its start in seconds since 1970, all of them, and those of each day from Sunday."""

    week: int
    total: int
    days: list[int]


class Week(TypedDict):
    """What a contributor did in a week: its start in seconds since 1970, lines added and deleted, commits."""

    w: int
    a: int
    d: int
    c: int


class Participation(TypedDict, total=False):
    """Commits in each of the last 52 weeks, oldest first. Empty while GitHub computes them."""

    all: list[int]
    owner: list[int]


class Referrer(TypedDict):
    """A site that visitors came from."""

    referrer: str
    count: int
    uniques: int


class PopularPath(TypedDict):
    """A page that was visited often."""

    path: str
    title: str
    count: int
    uniques: int


class Traffic(TypedDict):
    """Clones or views of a day or a week."""

    timestamp: datetime
    count: int
    uniques: int


class TeamMembership(TypedDict):
    """How somebody belongs to a team."""

    url: str
    role: Literal["member", "maintainer"]
    state: Literal["active", "pending"]


class TextMatch(TypedDict):
    """Where a search found its words; each of ``matches`` has ``text`` and ``indices``."""

    object_url: str
    object_type: str | None
    property: str
    fragment: str
    matches: list[dict[str, Any]]
