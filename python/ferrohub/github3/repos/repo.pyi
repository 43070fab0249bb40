"""The names of github3.py's module ``repos.repo``. Made by tools/generate.py."""

from typing import Any

from ferrohub.github3 import checks as checks
from ferrohub.github3 import decorators as decorators
from ferrohub.github3 import events as events
from ferrohub.github3 import exceptions as exceptions
from ferrohub.github3 import git as git
from ferrohub.github3 import issues as issues
from ferrohub.github3 import licenses as licenses
from ferrohub.github3 import models as models
from ferrohub.github3 import notifications as notifications
from ferrohub.github3 import projects as projects
from ferrohub.github3 import pulls as pulls
from ferrohub.github3 import users as users
from ferrohub.github3 import utils as utils
from ferrohub.github3._functions import repo_issue_params as repo_issue_params
from ferrohub.github3._resources import Repository as Repository
from ferrohub.github3._resources import ShortRepository as ShortRepository
from ferrohub.github3._resources import StarredRepository as StarredRepository
from ferrohub.github3._resources import _Repository as _Repository
from ferrohub.github3.issues import event as ievent
from ferrohub.github3.issues import label as label
from ferrohub.github3.issues import milestone as milestone
from ferrohub.github3.repos import branch as branch
from ferrohub.github3.repos import comment as comment
from ferrohub.github3.repos import commit as commit
from ferrohub.github3.repos import comparison as comparison
from ferrohub.github3.repos import contents as contents
from ferrohub.github3.repos import deployment as deployment
from ferrohub.github3.repos import hook as hook
from ferrohub.github3.repos import invitation as invitation
from ferrohub.github3.repos import issue_import as issue_import
from ferrohub.github3.repos import pages as pages
from ferrohub.github3.repos import release as release
from ferrohub.github3.repos import stats as stats
from ferrohub.github3.repos import status as status
from ferrohub.github3.repos import tag as tag
from ferrohub.github3.repos import topics as topics
from ferrohub.github3.repos import traffic as traffic
import base64 as base64
import json as jsonlib

urit: Any
__all__ = ["Repository", "ShortRepository", "StarredRepository", "base64", "branch", "checks", "comment", "commit", "comparison", "contents", "decorators", "deployment", "events", "exceptions", "git", "hook", "ievent", "invitation", "issue_import", "issues", "jsonlib", "label", "licenses", "milestone", "models", "notifications", "pages", "projects", "pulls", "release", "repo_issue_params", "stats", "status", "tag", "topics", "traffic", "urit", "users", "utils"]
