"""Classes of ``ferrohub._core``, where scripts look for them. Made by tools/generate.py."""

from ferrohub.repos.branch import (
    Branch,
    BranchProtection,
    ProtectionAllowDeletions,
    ProtectionAllowForcePushes,
    ProtectionEnforceAdmins,
    ProtectionRequiredConversationResolution,
    ProtectionRequiredLinearHistory,
    ProtectionRequiredPullRequestReviews,
    ProtectionRequiredStatusChecks,
    ProtectionRestrictions,
    ShortBranch,
)
from ferrohub.repos.comment import RepoComment, ShortComment
from ferrohub.repos.commit import MiniCommit, RepoCommit, ShortCommit
from ferrohub.repos.comparison import Comparison
from ferrohub.repos.contents import Contents
from ferrohub.repos.deployment import Deployment, DeploymentStatus
from ferrohub.repos.hook import Hook
from ferrohub.repos.invitation import CollaboratorPermission, Invitation
from ferrohub.repos.issue_import import ImportedIssue
from ferrohub.repos.pages import PagesBuild, PagesInfo
from ferrohub.repos.release import Asset, Release
from ferrohub.repos.repo import Repository, ShortRepository, StarredRepository
from ferrohub.repos.stats import ContributorStats
from ferrohub.repos.status import CombinedStatus, ShortStatus, Status
from ferrohub.repos.tag import RepoTag
from ferrohub.repos.topics import Topics
from ferrohub.repos.traffic import ClonesStats, ViewsStats

__all__ = [
    "Asset",
    "Branch",
    "BranchProtection",
    "ClonesStats",
    "CollaboratorPermission",
    "CombinedStatus",
    "Comparison",
    "Contents",
    "ContributorStats",
    "Deployment",
    "DeploymentStatus",
    "Hook",
    "ImportedIssue",
    "Invitation",
    "MiniCommit",
    "PagesBuild",
    "PagesInfo",
    "ProtectionAllowDeletions",
    "ProtectionAllowForcePushes",
    "ProtectionEnforceAdmins",
    "ProtectionRequiredConversationResolution",
    "ProtectionRequiredLinearHistory",
    "ProtectionRequiredPullRequestReviews",
    "ProtectionRequiredStatusChecks",
    "ProtectionRestrictions",
    "Release",
    "RepoComment",
    "RepoCommit",
    "RepoTag",
    "Repository",
    "ShortBranch",
    "ShortComment",
    "ShortCommit",
    "ShortRepository",
    "ShortStatus",
    "StarredRepository",
    "Status",
    "Topics",
    "ViewsStats",
]
