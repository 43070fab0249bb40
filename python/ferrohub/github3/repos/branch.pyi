"""The names of github3.py's module ``repos.branch``. Made by tools/generate.py."""

from typing import Any

from ferrohub.github3 import decorators as decorators
from ferrohub.github3 import models as models
from ferrohub.github3._resources import Branch as Branch
from ferrohub.github3._resources import BranchProtection as BranchProtection
from ferrohub.github3._resources import ProtectionAllowDeletions as ProtectionAllowDeletions
from ferrohub.github3._resources import ProtectionAllowForcePushes as ProtectionAllowForcePushes
from ferrohub.github3._resources import ProtectionEnforceAdmins as ProtectionEnforceAdmins
from ferrohub.github3._resources import ProtectionRequiredConversationResolution as ProtectionRequiredConversationResolution
from ferrohub.github3._resources import ProtectionRequiredLinearHistory as ProtectionRequiredLinearHistory
from ferrohub.github3._resources import ProtectionRequiredPullRequestReviews as ProtectionRequiredPullRequestReviews
from ferrohub.github3._resources import ProtectionRequiredStatusChecks as ProtectionRequiredStatusChecks
from ferrohub.github3._resources import ProtectionRestrictions as ProtectionRestrictions
from ferrohub.github3._resources import ShortBranch as ShortBranch
from ferrohub.github3._resources import _Branch as _Branch
from ferrohub.github3.repos import commit as commit
import typing as t

__all__ = ["Branch", "BranchProtection", "ProtectionAllowDeletions", "ProtectionAllowForcePushes", "ProtectionEnforceAdmins", "ProtectionRequiredConversationResolution", "ProtectionRequiredLinearHistory", "ProtectionRequiredPullRequestReviews", "ProtectionRequiredStatusChecks", "ProtectionRestrictions", "ShortBranch", "commit", "decorators", "models", "t"]
