"""Teams, and invitations to organizations and repositories."""

from __future__ import annotations

import dataclasses
from dataclasses import field


@dataclasses.dataclass
class Team:
    """A team of an organization."""

    id: int
    organization: int
    name: str
    slug: str
    created_at: str
    updated_at: str
    description: str | None = None
    #: "closed" or "secret".
    privacy: str = "closed"
    #: The permission in repositories that are added without one: "pull", "push" or "admin".
    permission: str = "pull"
    notification_setting: str = "notifications_enabled"
    #: The ID of the team that it is part of.
    parent: int | None = None
    #: The roles of its members by their IDs: "member" or "maintainer".
    members: dict[int, str] = field(default_factory=dict)
    #: The permissions in repositories by their IDs.
    repositories: dict[int, str] = field(default_factory=dict)


@dataclasses.dataclass
class OrganizationInvitation:
    """An invitation to an organization that is not accepted yet."""

    id: int
    organization: int
    inviter: int
    created_at: str
    invitee: int | None = None
    email: str | None = None
    #: "direct_member", "admin" or "billing_manager".
    role: str = "direct_member"
    #: The roles in teams by their IDs.
    teams: dict[int, str] = field(default_factory=dict)


@dataclasses.dataclass
class RepositoryInvitation:
    """An invitation to a repository that is not accepted yet."""

    id: int
    invitee: int
    inviter: int
    #: "pull", "triage", "push", "maintain" or "admin".
    role: str
    created_at: str
