"""The fields that an organization adds to its issues, and the dependencies that tools submit."""

from __future__ import annotations

import dataclasses
from dataclasses import field


@dataclasses.dataclass
class IssueOption:
    """An option of a field."""

    id: int
    name: str
    color: str
    priority: int
    created_at: str
    updated_at: str
    description: str | None = None


@dataclasses.dataclass
class IssueField:
    """A field of issues."""

    id: int
    name: str
    #: "text", "date", "number", "single_select" or "multi_select".
    data_type: str
    created_at: str
    updated_at: str
    description: str | None = None
    #: "organization_members_only" or "all".
    visibility: str = "organization_members_only"
    #: By ID; None for a field without options.
    options: dict[int, IssueOption] | None = None


@dataclasses.dataclass
class Snapshot:
    """The dependencies of a commit, as a tool has found them."""

    id: int
    sha: str
    ref: str
    #: What tells apart the snapshots that replace each other.
    correlator: str
    created_at: str
    #: As they were sent, by name.
    manifests: dict[str, object] = field(default_factory=dict)
