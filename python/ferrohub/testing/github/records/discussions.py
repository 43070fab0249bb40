"""Discussions of repositories."""

from __future__ import annotations

import dataclasses
from dataclasses import field

from ferrohub.testing.github.records.issues import Reaction


@dataclasses.dataclass
class Category:
    """A category of discussions."""

    id: int
    name: str
    slug: str
    emoji: str
    description: str
    is_answerable: bool
    created_at: str


@dataclasses.dataclass
class DiscussionComment:
    """A comment on a discussion, or a reply to one."""

    id: int
    #: The number of the discussion.
    discussion: int
    user: int
    body: str
    created_at: str
    updated_at: str
    #: The ID of the comment that it is a reply to.
    reply_to: int | None = None
    #: When it was deleted, if replies keep its place.
    deleted_at: str | None = None
    #: The IDs of the users who voted for it.
    upvotes: list[int] = field(default_factory=list)
    reactions: list[Reaction] = field(default_factory=list)


@dataclasses.dataclass
class Discussion:
    """A discussion."""

    id: int
    number: int
    title: str
    body: str
    user: int
    #: The ID of its category.
    category: int
    created_at: str
    updated_at: str
    state: str = "open"
    state_reason: str | None = None
    closed_at: str | None = None
    locked: bool = False
    active_lock_reason: str | None = None
    #: The ID of the comment that is the answer, when it was chosen, and by whom.
    answer: tuple[int, str, int] | None = None
    upvotes: list[int] = field(default_factory=list)
    reactions: list[Reaction] = field(default_factory=list)
