"""What a simulated GitHub remembers. Records refer to each other by IDs and numbers, and are saved as JSON."""

from __future__ import annotations

import dataclasses
from dataclasses import field


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
    public_members: list[int] = field(default_factory=list)
    following: list[int] = field(default_factory=list)
    #: The repositories that the user starred, with the times.
    starred: dict[int, str] = field(default_factory=dict)


@dataclasses.dataclass
class Token:
    """A credential."""

    user: int
    #: The scopes of a classic token.
    scopes: list[str]
    #: When it ends, on the clock of the machine; None if it does not.
    expires: float | None = None


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
    comment: int | None = None
    state_reason: str | None = None


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
    reactions: list[Reaction] = field(default_factory=list)
    is_pull: bool = False


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


@dataclasses.dataclass
class Asset:
    """A file of a release."""

    id: int
    name: str
    content_type: str
    content: bytes
    uploader: int
    created_at: str
    updated_at: str
    label: str | None = None
    download_count: int = 0


@dataclasses.dataclass
class Release:
    """A release."""

    id: int
    tag_name: str
    target_commitish: str
    author: int
    created_at: str
    name: str | None = None
    body: str | None = None
    draft: bool = False
    prerelease: bool = False
    published_at: str | None = None
    updated_at: str | None = None
    assets: list[Asset] = field(default_factory=list)


@dataclasses.dataclass
class Status:
    """A status of a commit."""

    id: int
    sha: str
    state: str
    context: str
    creator: int
    created_at: str
    description: str | None = None
    target_url: str | None = None


@dataclasses.dataclass
class Protection:
    """The protection of a branch."""

    required_status_checks: dict[str, object] | None = None
    enforce_admins: bool = False
    required_pull_request_reviews: dict[str, object] | None = None
    required_linear_history: bool = False
    allow_force_pushes: bool = False
    allow_deletions: bool = False
    required_conversation_resolution: bool = False
    lock_branch: bool = False


@dataclasses.dataclass
class Repository:
    """A repository with all that belongs to it."""

    id: int
    owner: int
    name: str
    creator: int
    created_at: str
    updated_at: str
    pushed_at: str
    private: bool = False
    description: str | None = None
    homepage: str | None = None
    default_branch: str = "main"
    archived: bool = False
    has_issues: bool = True
    has_projects: bool = True
    has_wiki: bool = True
    has_discussions: bool = False
    is_template: bool = False
    allow_merge_commit: bool = True
    allow_squash_merge: bool = True
    allow_rebase_merge: bool = True
    allow_auto_merge: bool = False
    delete_branch_on_merge: bool = False
    allow_update_branch: bool = False
    allow_forking: bool = True
    topics: list[str] = field(default_factory=list)
    #: The ID of the repository that it was forked from.
    parent: int | None = None
    #: The permissions of collaborators by their IDs: "pull", "triage", "push", "maintain" or "admin".
    collaborators: dict[int, str] = field(default_factory=dict)
    #: The objects of git by their SHAs: the type, and the content.
    objects: dict[str, tuple[str, bytes]] = field(default_factory=dict)
    #: The SHAs of references by their full names, such as "refs/heads/main".
    refs: dict[str, str] = field(default_factory=dict)
    last_number: int = 0
    last_milestone: int = 0
    #: By number; pull requests are among the issues.
    issues: dict[int, Issue] = field(default_factory=dict)
    pulls: dict[int, Pull] = field(default_factory=dict)
    milestones: dict[int, Milestone] = field(default_factory=dict)
    #: By ID.
    labels: dict[int, Label] = field(default_factory=dict)
    comments: dict[int, Comment] = field(default_factory=dict)
    reviews: dict[int, Review] = field(default_factory=dict)
    review_comments: dict[int, ReviewComment] = field(default_factory=dict)
    releases: dict[int, Release] = field(default_factory=dict)
    statuses: dict[int, Status] = field(default_factory=dict)
    #: By name of the branch.
    protections: dict[str, Protection] = field(default_factory=dict)

    @property
    def size(self) -> int:
        """Size in kilobytes."""
        return sum(len(content) for _, content in self.objects.values()) // 1024


@dataclasses.dataclass
class State:
    """All that a simulated GitHub remembers."""

    #: The last ID that was given, by kind.
    last_ids: dict[str, int] = field(default_factory=dict)
    #: By ID.
    accounts: dict[int, Account] = field(default_factory=dict)
    repositories: dict[int, Repository] = field(default_factory=dict)
    #: The IDs of accounts by their logins in lower case, and of repositories by owner and name in lower case.
    logins: dict[str, int] = field(default_factory=dict)
    names: dict[str, int] = field(default_factory=dict)
    #: The IDs of repositories by their former names.
    moved: dict[str, int] = field(default_factory=dict)
    tokens: dict[str, Token] = field(default_factory=dict)

    def next_id(self, kind: str) -> int:
        """The next ID of a kind. IDs count from 1, so that the same program gets the same IDs.

        :param kind: name of the kind
        """
        self.last_ids[kind] = self.last_ids.get(kind, 0) + 1
        return self.last_ids[kind]

    def account(self, login: str) -> Account | None:
        """The account with a login, in any case.

        :param login: the login
        """
        return self.accounts.get(self.logins.get(login.lower(), 0))

    def repository(self, full_name: str) -> Repository | None:
        """The repository with a name, in any case.

        :param full_name: owner and name, such as ``"octocat/Hello-World"``
        """
        return self.repositories.get(self.names.get(full_name.lower(), 0))

    def full_name(self, repository: Repository) -> str:
        """The owner and the name of a repository.

        :param repository: the repository
        """
        return f"{self.accounts[repository.owner].login}/{repository.name}"
