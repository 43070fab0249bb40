"""Classes of ``ferrohub._core``, where scripts look for them. Made by tools/generate.py."""

from ferrohub._core import (
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

__all__ = [
    "Branch",
    "BranchProtection",
    "ProtectionAllowDeletions",
    "ProtectionAllowForcePushes",
    "ProtectionEnforceAdmins",
    "ProtectionRequiredConversationResolution",
    "ProtectionRequiredLinearHistory",
    "ProtectionRequiredPullRequestReviews",
    "ProtectionRequiredStatusChecks",
    "ProtectionRestrictions",
    "ShortBranch",
]
