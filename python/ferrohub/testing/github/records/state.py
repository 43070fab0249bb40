"""A repository with all that belongs to it, and the state."""

from __future__ import annotations

import dataclasses
from dataclasses import field

from ferrohub.testing.github.records.accounts import Account, Token
from ferrohub.testing.github.records.actions import Artifact, Job, Run, Secret, Variable, Workflow
from ferrohub.testing.github.records.apps import App, Grant, Hook, Installation
from ferrohub.testing.github.records.code import (
    Autolink,
    CheckRun,
    CheckSuite,
    CommitComment,
    DeployKey,
    Deployment,
    Environment,
    Protection,
    Release,
    Ruleset,
    Status,
)
from ferrohub.testing.github.records.code_scanning import CodeAlert, CodeAnalysis
from ferrohub.testing.github.records.codespaces import Codespace, Migration
from ferrohub.testing.github.records.discussions import Category, Discussion, DiscussionComment
from ferrohub.testing.github.records.enterprises import Enterprise
from ferrohub.testing.github.records.evidence import Attestation, RuleSuite
from ferrohub.testing.github.records.gists import Gist
from ferrohub.testing.github.records.issue_fields import Snapshot
from ferrohub.testing.github.records.issues import Comment, Issue, Label, Milestone
from ferrohub.testing.github.records.organizations import OrganizationInvitation, RepositoryInvitation, Team
from ferrohub.testing.github.records.packages import Package
from ferrohub.testing.github.records.pages import Site
from ferrohub.testing.github.records.projects import Project
from ferrohub.testing.github.records.pulls import Pull, Review, ReviewComment
from ferrohub.testing.github.records.runners import Cache, Runner, RunnerToken
from ferrohub.testing.github.records.security import Advisory, Alert, SecretAlert


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
    #: The numbers of the issues that are pinned, the newest last.
    pinned: list[int] = field(default_factory=list)
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
    commit_comments: dict[int, CommitComment] = field(default_factory=dict)
    deploy_keys: dict[int, DeployKey] = field(default_factory=dict)
    autolinks: dict[int, Autolink] = field(default_factory=dict)
    #: The website of GitHub Pages.
    site: Site | None = None
    #: Whether Dependabot reports vulnerable dependencies.
    vulnerability_alerts: bool = False
    statuses: dict[int, Status] = field(default_factory=dict)
    check_suites: dict[int, CheckSuite] = field(default_factory=dict)
    check_runs: dict[int, CheckRun] = field(default_factory=dict)
    #: Whether pushes create check suites for an App, by its ID.
    check_preferences: dict[int, bool] = field(default_factory=dict)
    deployments: dict[int, Deployment] = field(default_factory=dict)
    #: By ID.
    invitations: dict[int, RepositoryInvitation] = field(default_factory=dict)
    workflows: dict[int, Workflow] = field(default_factory=dict)
    runs: dict[int, Run] = field(default_factory=dict)
    jobs: dict[int, Job] = field(default_factory=dict)
    artifacts: dict[int, Artifact] = field(default_factory=dict)
    caches: dict[int, Cache] = field(default_factory=dict)
    runners: dict[int, Runner] = field(default_factory=dict)
    #: By name; those of an environment have its name and a slash before theirs.
    secrets: dict[str, Secret] = field(default_factory=dict)
    codespaces_secrets: dict[str, Secret] = field(default_factory=dict)
    dependabot_secrets: dict[str, Secret] = field(default_factory=dict)
    variables: dict[str, Variable] = field(default_factory=dict)
    #: By name.
    environments: dict[str, Environment] = field(default_factory=dict)
    #: By name of the branch.
    protections: dict[str, Protection] = field(default_factory=dict)
    #: By ID.
    rulesets: dict[int, Ruleset] = field(default_factory=dict)
    rule_suites: dict[int, RuleSuite] = field(default_factory=dict)
    attestations: dict[int, Attestation] = field(default_factory=dict)
    #: What tools submitted of dependencies.
    snapshots: dict[int, Snapshot] = field(default_factory=dict)
    #: The values of custom properties by name.
    properties: dict[str, object] = field(default_factory=dict)
    #: Groups of settings by name.
    settings: dict[str, object] = field(default_factory=dict)
    #: By number.
    alerts: dict[int, Alert] = field(default_factory=dict)
    secret_alerts: dict[int, SecretAlert] = field(default_factory=dict)
    code_alerts: dict[int, CodeAlert] = field(default_factory=dict)
    #: By ID.
    code_analyses: dict[int, CodeAnalysis] = field(default_factory=dict)
    #: The IDs of uploads of analyses.
    sarif_ids: list[str] = field(default_factory=list)
    #: By their GHSA IDs.
    advisories: dict[str, Advisory] = field(default_factory=dict)
    discussions: dict[int, Discussion] = field(default_factory=dict)
    #: By ID.
    discussion_comments: dict[int, DiscussionComment] = field(default_factory=dict)
    discussion_categories: dict[int, Category] = field(default_factory=dict)

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
    teams: dict[int, Team] = field(default_factory=dict)
    invitations: dict[int, OrganizationInvitation] = field(default_factory=dict)
    gists: dict[str, Gist] = field(default_factory=dict)
    apps: dict[int, App] = field(default_factory=dict)
    installations: dict[int, Installation] = field(default_factory=dict)
    hooks: dict[int, Hook] = field(default_factory=dict)
    packages: dict[int, Package] = field(default_factory=dict)
    #: By their names.
    codespaces: dict[str, Codespace] = field(default_factory=dict)
    migrations: dict[int, Migration] = field(default_factory=dict)
    #: By their names in URLs.
    enterprises: dict[str, Enterprise] = field(default_factory=dict)
    #: By their texts.
    runner_tokens: dict[str, RunnerToken] = field(default_factory=dict)
    projects: dict[int, Project] = field(default_factory=dict)
    #: The pull requests that merge once all requirements are met: the IDs of the repositories, and the numbers.
    auto_merges: list[tuple[int, int]] = field(default_factory=list)
    #: What users granted to Apps, by the code of the web flow or the device.
    grants: dict[str, Grant] = field(default_factory=dict)
    #: The tokens that renew those of users, and the App, the user, when they end, and the token that they renew.
    refresh_tokens: dict[str, tuple[int, int, float, str]] = field(default_factory=dict)

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

    def is_locked(self, repository: Repository) -> bool:
        """Whether an export has locked a repository.

        :param repository: the repository
        """
        return any(repository.id in each.locked for each in self.migrations.values())

    def full_name(self, repository: Repository) -> str:
        """The owner and the name of a repository.

        :param repository: the repository
        """
        return f"{self.accounts[repository.owner].login}/{repository.name}"
