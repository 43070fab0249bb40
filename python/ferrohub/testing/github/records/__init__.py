"""What a simulated GitHub remembers. Records refer to each other by IDs and numbers, and are saved as JSON."""

from __future__ import annotations

from ferrohub.testing.github.records.accounts import Account, Email, IssueType, Key, Subscription, Thread, Token
from ferrohub.testing.github.records.actions import Artifact, Job, Run, Secret, Variable, Workflow
from ferrohub.testing.github.records.apps import App, Delivery, Grant, Hook, Installation
from ferrohub.testing.github.records.code import (
    Annotation,
    Asset,
    Autolink,
    BranchPolicy,
    CheckRun,
    CheckSuite,
    CommitComment,
    DeployKey,
    Deployment,
    DeploymentStatus,
    Environment,
    Protection,
    Release,
    Ruleset,
    Status,
)
from ferrohub.testing.github.records.code_scanning import CodeAlert, CodeAnalysis, CodeInstance, CodeResult, CodeRule
from ferrohub.testing.github.records.codespaces import Codespace, Migration
from ferrohub.testing.github.records.copilot import CopilotPlan, CopilotSeat
from ferrohub.testing.github.records.discussions import Category, Discussion, DiscussionComment
from ferrohub.testing.github.records.enterprises import Enterprise, EnterpriseTeam
from ferrohub.testing.github.records.evidence import Attestation, RuleSuite
from ferrohub.testing.github.records.gists import Gist, GistComment, Revision
from ferrohub.testing.github.records.issue_fields import IssueField, IssueOption, Snapshot
from ferrohub.testing.github.records.issues import Comment, Issue, IssueEvent, Label, Milestone, Reaction
from ferrohub.testing.github.records.organizations import OrganizationInvitation, RepositoryInvitation, Team
from ferrohub.testing.github.records.packages import Package, PackageVersion
from ferrohub.testing.github.records.pages import PagesBuild, Site
from ferrohub.testing.github.records.projects import Choice, Project, ProjectField, ProjectItem, ProjectView
from ferrohub.testing.github.records.pulls import AutoMerge, Pull, Review, ReviewComment
from ferrohub.testing.github.records.runners import Cache, Runner, RunnerToken
from ferrohub.testing.github.records.security import Advisory, Alert, SecretAlert, SecretLocation
from ferrohub.testing.github.records.state import Repository, State

__all__ = [
    "Account",
    "Advisory",
    "Alert",
    "Annotation",
    "App",
    "Artifact",
    "Asset",
    "Attestation",
    "AutoMerge",
    "Autolink",
    "BranchPolicy",
    "Cache",
    "Category",
    "CheckRun",
    "CheckSuite",
    "Choice",
    "CodeAlert",
    "CodeAnalysis",
    "CodeInstance",
    "CodeResult",
    "CodeRule",
    "Codespace",
    "Comment",
    "CommitComment",
    "CopilotPlan",
    "CopilotSeat",
    "Delivery",
    "DeployKey",
    "Deployment",
    "DeploymentStatus",
    "Discussion",
    "DiscussionComment",
    "Email",
    "Enterprise",
    "EnterpriseTeam",
    "Environment",
    "Gist",
    "GistComment",
    "Grant",
    "Hook",
    "Installation",
    "Issue",
    "IssueEvent",
    "IssueField",
    "IssueOption",
    "IssueType",
    "Job",
    "Key",
    "Label",
    "Migration",
    "Milestone",
    "OrganizationInvitation",
    "Package",
    "PackageVersion",
    "PagesBuild",
    "Project",
    "ProjectField",
    "ProjectItem",
    "ProjectView",
    "Protection",
    "Pull",
    "Reaction",
    "Release",
    "Repository",
    "RepositoryInvitation",
    "Review",
    "ReviewComment",
    "Revision",
    "RuleSuite",
    "Ruleset",
    "Run",
    "Runner",
    "RunnerToken",
    "Secret",
    "SecretAlert",
    "SecretLocation",
    "Site",
    "Snapshot",
    "State",
    "Status",
    "Subscription",
    "Team",
    "Thread",
    "Token",
    "Variable",
    "Workflow",
]
