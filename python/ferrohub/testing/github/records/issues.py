"""Issues and what belongs to them."""

from __future__ import annotations

import dataclasses
from dataclasses import field


@dataclasses.dataclass
class Label:
    """A label of a repository."""

    id: int
    name: str
    color: str
    description: str | None = None
    default: bool = False


@dataclasses.dataclass
class Milestone:
    """A milestone of a repository."""

    id: int
    number: int
    title: str
    creator: int
    created_at: str
    updated_at: str
    description: str | None = None
    state: str = "open"
    due_on: str | None = None
    closed_at: str | None = None


@dataclasses.dataclass
class Reaction:
    """A reaction to an issue or a comment."""

    id: int
    user: int
    content: str
    created_at: str


@dataclasses.dataclass
class Comment:
    """A comment on an issue or a pull request."""

    id: int
    issue: int
    user: int
    body: str
    created_at: str
    updated_at: str
    reactions: list[Reaction] = field(default_factory=list)
    #: When it was pinned to its issue, and by whom.
    pinned: tuple[str, int] | None = None


@dataclasses.dataclass
class IssueEvent:
    """Something that happened to an issue, as its events and its timeline show it."""

    id: int
    issue: int
    actor: int
    event: str
    created_at: str
    label: str | None = None
    label_color: str | None = None
    assignee: int | None = None
    milestone: str | None = None
    #: The old and the new title.
    rename: list[str] | None = None
    commit_id: str | None = None
    lock_reason: str | None = None
    requested_reviewer: int | None = None
    #: The ID of a team.
    requested_team: int | None = None
    comment: int | None = None
    state_reason: str | None = None
    issue_type: int | None = None


@dataclasses.dataclass
class Issue:
    """An issue, or the part of a pull request that is one."""

    id: int
    number: int
    title: str
    user: int
    created_at: str
    updated_at: str
    body: str | None = None
    state: str = "open"
    state_reason: str | None = None
    #: The ID of its type, of which the organization that owns the repository has several.
    type: int | None = None
    #: IDs of labels.
    labels: list[int] = field(default_factory=list)
    assignees: list[int] = field(default_factory=list)
    #: The number of its milestone.
    milestone: int | None = None
    locked: bool = False
    active_lock_reason: str | None = None
    closed_at: str | None = None
    closed_by: int | None = None
    #: IDs of comments.
    comments: list[int] = field(default_factory=list)
    events: list[IssueEvent] = field(default_factory=list)
    #: The values of fields by the IDs of the fields.
    field_values: dict[int, object] = field(default_factory=dict)
    reactions: list[Reaction] = field(default_factory=list)
    is_pull: bool = False
    #: The sub-issues in their order, as IDs of the repository and numbers.
    sub_issues: list[tuple[int, int]] = field(default_factory=list)
    parent: tuple[int, int] | None = None
    #: The issues that block this one, and those that it blocks, likewise.
    blocked_by: list[tuple[int, int]] = field(default_factory=list)
    blocking: list[tuple[int, int]] = field(default_factory=list)
