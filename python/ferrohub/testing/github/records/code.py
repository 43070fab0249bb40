"""What belongs to commits, branches and tags."""

from __future__ import annotations

import dataclasses
from dataclasses import field

from ferrohub.testing.github.records.issues import Reaction


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
    #: Whether its tag and its assets cannot be changed.
    immutable: bool = False
    assets: list[Asset] = field(default_factory=list)
    reactions: list[Reaction] = field(default_factory=list)


@dataclasses.dataclass
class CommitComment:
    """A comment on a commit."""

    id: int
    sha: str
    user: int
    body: str
    created_at: str
    updated_at: str
    path: str | None = None
    position: int | None = None
    line: int | None = None
    reactions: list[Reaction] = field(default_factory=list)


@dataclasses.dataclass
class DeployKey:
    """An SSH key with access to one repository."""

    id: int
    key: str
    title: str
    created_at: str
    added_by: int
    read_only: bool = False


@dataclasses.dataclass
class Autolink:
    """A prefix whose references become links to another system."""

    id: int
    key_prefix: str
    #: Has ``<num>`` in place of the reference.
    url_template: str
    is_alphanumeric: bool
    updated_at: str


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
class Ruleset:
    """Rules for branches, tags or pushes."""

    id: int
    name: str
    enforcement: str
    created_at: str
    updated_at: str
    target: str = "branch"
    rules: list[dict[str, object]] = field(default_factory=list)
    conditions: dict[str, object] = field(default_factory=dict)
    bypass_actors: list[dict[str, object]] = field(default_factory=list)


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
    required_signatures: bool = False
    #: The IDs of "users", "teams" and "apps" who may push; None for all who may write.
    restrictions: dict[str, list[int]] | None = None


@dataclasses.dataclass
class Annotation:
    """What a check says of lines of a file."""

    path: str
    start_line: int
    end_line: int
    annotation_level: str
    message: str
    start_column: int | None = None
    end_column: int | None = None
    title: str | None = None
    raw_details: str | None = None


@dataclasses.dataclass
class CheckSuite:
    """The check runs of one App for one commit."""

    id: int
    app: int
    head_sha: str
    created_at: str
    updated_at: str
    head_branch: str | None = None
    before: str | None = None
    #: How often all of its runs were requested again.
    requests: int = 0


@dataclasses.dataclass
class CheckRun:
    """A check of a commit."""

    id: int
    suite: int
    app: int
    name: str
    head_sha: str
    status: str = "queued"
    conclusion: str | None = None
    started_at: str | None = None
    completed_at: str | None = None
    details_url: str | None = None
    external_id: str = ""
    title: str | None = None
    summary: str | None = None
    text: str | None = None
    annotations: list[Annotation] = field(default_factory=list)


@dataclasses.dataclass
class DeploymentStatus:
    """A status of a deployment."""

    id: int
    creator: int
    state: str
    created_at: str
    description: str = ""
    environment: str = "production"
    environment_url: str = ""
    log_url: str = ""


@dataclasses.dataclass
class Deployment:
    """A deployment."""

    id: int
    sha: str
    ref: str
    creator: int
    created_at: str
    updated_at: str
    task: str = "deploy"
    environment: str = "production"
    original_environment: str = "production"
    description: str | None = None
    #: An object or a string.
    payload: object = ""
    transient_environment: bool = False
    production_environment: bool = True
    #: The oldest first.
    statuses: list[DeploymentStatus] = field(default_factory=list)


@dataclasses.dataclass
class BranchPolicy:
    """The branches or tags that may deploy to an environment."""

    id: int
    #: A name or a pattern.
    name: str
    #: "branch" or "tag".
    type: str = "branch"


@dataclasses.dataclass
class Environment:
    """An environment that a repository is deployed to."""

    id: int
    name: str
    created_at: str
    updated_at: str
    wait_timer: int = 0
    prevent_self_review: bool = False
    #: The types ("User" or "Team") and the IDs of reviewers.
    reviewers: list[tuple[str, int]] = field(default_factory=list)
    deployment_branch_policy: dict[str, bool] | None = None
    #: By ID.
    branch_policies: dict[int, BranchPolicy] = field(default_factory=dict)
    #: The IDs of the Apps that protect it, by the IDs of their rules.
    app_rules: dict[int, int] = field(default_factory=dict)
