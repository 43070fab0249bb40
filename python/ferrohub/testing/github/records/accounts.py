"""Users, organizations and credentials."""

from __future__ import annotations

import dataclasses
from dataclasses import field

from ferrohub.testing.github.records.actions import Secret, Variable
from ferrohub.testing.github.records.code import Ruleset
from ferrohub.testing.github.records.copilot import CopilotPlan
from ferrohub.testing.github.records.issue_fields import IssueField
from ferrohub.testing.github.records.runners import Runner


@dataclasses.dataclass
class Subscription:
    """Whether a user is notified of what happens in a repository or a thread."""

    created_at: str
    ignored: bool = False


@dataclasses.dataclass
class Thread:
    """A notification of a user: an issue or a pull request in which something happened."""

    id: int
    repository: int
    number: int
    #: Why the user is notified, such as "mention".
    reason: str
    updated_at: str
    #: The ID of the last comment; None for the issue itself.
    comment: int | None = None
    unread: bool = True
    last_read_at: str | None = None
    is_done: bool = False
    subscription: Subscription | None = None


@dataclasses.dataclass
class Email:
    """An email address of a user."""

    email: str
    primary: bool = False
    verified: bool = True
    #: "public", "private" or None.
    visibility: str | None = None


@dataclasses.dataclass
class Key:
    """An SSH key of a user."""

    id: int
    key: str
    title: str
    created_at: str


@dataclasses.dataclass
class IssueType:
    """A type of the issues of an organization."""

    id: int
    name: str
    created_at: str
    updated_at: str
    description: str | None = None
    color: str | None = None
    is_enabled: bool = True


@dataclasses.dataclass
class Account:
    """A user, an organization or a bot."""

    id: int
    login: str
    created_at: str
    updated_at: str
    #: "User", "Organization" or "Bot".
    type: str = "User"
    name: str | None = None
    email: str | None = None
    company: str | None = None
    blog: str = ""
    location: str | None = None
    bio: str | None = None
    twitter_username: str | None = None
    hireable: bool | None = None
    site_admin: bool = False
    #: Of an organization.
    description: str | None = None
    billing_email: str | None = None
    default_repository_permission: str = "read"
    members_can_create_repositories: bool = True
    #: The roles of the members of an organization by their IDs: "admin" or "member".
    members: dict[int, str] = field(default_factory=dict)
    #: The secrets of an organization by their readers, "actions", "codespaces" or "dependabot", and by name; those of a
    #: user are for codespaces.
    secrets: dict[str, dict[str, Secret]] = field(default_factory=dict)
    #: The variables of an organization by name.
    variables: dict[str, Variable] = field(default_factory=dict)
    #: The types of the issues of an organization, by ID.
    issue_types: dict[int, IssueType] = field(default_factory=dict)
    #: The rulesets of an organization, by ID.
    rulesets: dict[int, Ruleset] = field(default_factory=dict)
    #: The fields of the issues of an organization, by ID.
    issue_fields: dict[int, IssueField] = field(default_factory=dict)
    #: The IDs of who has a role of an organization, by "users" or "teams" and the ID of the role.
    roles: dict[str, list[int]] = field(default_factory=dict)
    #: The self-hosted runners of an organization, by ID.
    runners: dict[int, Runner] = field(default_factory=dict)
    #: What an organization has of Copilot; None without a subscription.
    copilot: CopilotPlan | None = None
    #: The custom properties of an organization by name, as they are defined.
    properties: dict[str, object] = field(default_factory=dict)
    #: Groups of settings by name.
    settings: dict[str, object] = field(default_factory=dict)
    public_members: list[int] = field(default_factory=list)
    following: list[int] = field(default_factory=list)
    #: The repositories that the user starred, with the times.
    starred: dict[int, str] = field(default_factory=dict)
    #: The gists that the user starred, by their IDs.
    starred_gists: list[str] = field(default_factory=list)
    #: The repositories that the user watches or ignores, by their IDs.
    watched: dict[int, Subscription] = field(default_factory=dict)
    #: The notifications of the user by the ID of the repository and the number of the issue, such as "1/42".
    threads: dict[str, Thread] = field(default_factory=dict)
    emails: list[Email] = field(default_factory=list)
    keys: dict[int, Key] = field(default_factory=dict)
    #: The accounts that the user or the organization blocks.
    blocked: list[int] = field(default_factory=list)


@dataclasses.dataclass
class Token:
    """A credential."""

    #: The ID of the account that acts: the user, or the bot of an App.
    user: int
    #: The scopes of a classic token, or of an OAuth app.
    scopes: list[str]
    #: When it ends, on the clock of the machine; None if it does not.
    expires: float | None = None
    #: "classic", "fine-grained", "installation", "oauth" or "user" (of a GitHub App for a user).
    kind: str = "classic"
    #: The permissions of a token without scopes, with their levels.
    permissions: dict[str, str] = field(default_factory=dict)
    #: The IDs of the repositories that it is limited to; None for all.
    repositories: list[int] | None = None
    app: int | None = None
    installation: int | None = None
