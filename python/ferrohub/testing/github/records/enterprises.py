"""Enterprises and their teams."""

from __future__ import annotations

import dataclasses
from dataclasses import field


@dataclasses.dataclass
class EnterpriseTeam:
    """A team of an enterprise."""

    id: int
    name: str
    slug: str
    created_at: str
    updated_at: str
    description: str | None = None
    group_id: str | None = None
    notification_setting: str = "notifications_enabled"
    #: The organizations that it is assigned to: "disabled", "selected" or "all".
    organization_selection_type: str = "disabled"
    #: The IDs of its members, and those of the organizations that are selected.
    members: list[int] = field(default_factory=list)
    organizations: list[int] = field(default_factory=list)


@dataclasses.dataclass
class Enterprise:
    """An enterprise."""

    slug: str
    #: The IDs of its owners, and of its organizations.
    owners: list[int] = field(default_factory=list)
    organizations: list[int] = field(default_factory=list)
    #: By ID.
    teams: dict[int, EnterpriseTeam] = field(default_factory=dict)
