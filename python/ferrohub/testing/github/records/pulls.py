"""Pull requests and their reviews."""

from __future__ import annotations

import dataclasses
from dataclasses import field

from ferrohub.testing.github.records.issues import Reaction


@dataclasses.dataclass
class AutoMerge:
    """A merge that happens once all requirements are met."""

    #: Who enabled it.
    user: int
    #: "merge", "squash" or "rebase".
    method: str
    enabled_at: str
    title: str | None = None
    message: str | None = None


@dataclasses.dataclass
class Pull:
    """What a pull request has in addition to its issue."""

    id: int
    number: int
    base: str
    head: str
    #: The ID of the repository of the head; None once it is deleted.
    head_repository: int | None
    #: The SHA of the base when it was opened or merged, and of the head as it was last seen.
    base_sha: str
    head_sha: str
    draft: bool = False
    merged_at: str | None = None
    merged_by: int | None = None
    merge_commit_sha: str | None = None
    maintainer_can_modify: bool = False
    requested_reviewers: list[int] = field(default_factory=list)
    #: The IDs of teams.
    requested_teams: list[int] = field(default_factory=list)
    auto_merge: AutoMerge | None = None
    #: Who pushed to the head last; None for the author.
    pushed_by: int | None = None


@dataclasses.dataclass
class Review:
    """A review of a pull request."""

    id: int
    pull: int
    user: int
    body: str
    #: "PENDING", "APPROVED", "CHANGES_REQUESTED", "COMMENTED" or "DISMISSED".
    state: str
    commit_id: str
    submitted_at: str | None = None
    reactions: list[Reaction] = field(default_factory=list)


@dataclasses.dataclass
class ReviewComment:
    """A comment on a line of a pull request."""

    id: int
    pull: int
    user: int
    body: str
    path: str
    commit_id: str
    original_commit_id: str
    diff_hunk: str
    created_at: str
    updated_at: str
    review: int | None = None
    line: int | None = None
    side: str = "RIGHT"
    start_line: int | None = None
    start_side: str | None = None
    in_reply_to: int | None = None
    subject_type: str = "line"
    position: int | None = None
    reactions: list[Reaction] = field(default_factory=list)
    #: Who resolved the thread that the comment is the first of; None if it is not resolved.
    resolved_by: int | None = None
