"""Projects of organizations and users."""

from __future__ import annotations

import dataclasses
from dataclasses import field


@dataclasses.dataclass
class Choice:
    """An option of a field, or an iteration."""

    id: str
    name: str
    #: Of an option.
    color: str = "GRAY"
    description: str = ""
    #: Of an iteration: its first day, and its days.
    start_date: str = ""
    duration: int = 0


@dataclasses.dataclass
class ProjectField:
    """A field of a project."""

    id: int
    name: str
    data_type: str
    created_at: str
    updated_at: str
    #: The options of a field with a single choice, or the iterations.
    choices: list[Choice] = field(default_factory=list)


@dataclasses.dataclass
class ProjectItem:
    """An issue, a pull request or a draft in a project."""

    id: int
    #: The ID of the project.
    project: int
    #: "Issue", "PullRequest" or "DraftIssue".
    content_type: str
    creator: int
    created_at: str
    updated_at: str
    #: The repository and the number of an issue or a pull request.
    repository: int | None = None
    number: int | None = None
    #: The texts of a draft.
    title: str = ""
    body: str | None = None
    archived_at: str | None = None
    #: By the ID of the field: a text, a number, a date, or the ID of a choice.
    values: dict[int, object] = field(default_factory=dict)


@dataclasses.dataclass
class ProjectView:
    """A view of a project."""

    id: int
    number: int
    name: str
    layout: str
    creator: int
    created_at: str
    filter: str | None = None
    group_by: list[int] = field(default_factory=list)
    vertical_group_by: list[int] = field(default_factory=list)
    visible_fields: list[int] = field(default_factory=list)
    #: Pairs of the ID of a field and a direction.
    sort_by: list[list[object]] = field(default_factory=list)


@dataclasses.dataclass
class Project:
    """A project of an organization or a user."""

    id: int
    number: int
    owner: int
    title: str
    creator: int
    created_at: str
    updated_at: str
    short_description: str | None = None
    public: bool = False
    closed_at: str | None = None
    #: By ID.
    fields: dict[int, ProjectField] = field(default_factory=dict)
    items: dict[int, ProjectItem] = field(default_factory=dict)
    #: By number.
    views: dict[int, ProjectView] = field(default_factory=dict)
