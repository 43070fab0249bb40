"""The names of github3.py's module ``repos``. Made by tools/generate.py."""

from typing import Any

from ferrohub.github3._resources import Repository as Repository
from ferrohub.github3._resources import ShortRepository as ShortRepository
from ferrohub.github3._resources import StarredRepository as StarredRepository
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
from ferrohub.github3.repos import repo as repo
from ferrohub.github3.repos import stats as stats
from ferrohub.github3.repos import status as status
from ferrohub.github3.repos import tag as tag
from ferrohub.github3.repos import topics as topics
from ferrohub.github3.repos import traffic as traffic

__all__ = ["Repository", "ShortRepository", "StarredRepository", "branch", "comment", "commit", "comparison", "contents", "deployment", "hook", "invitation", "issue_import", "pages", "release", "repo", "stats", "status", "tag", "topics", "traffic"]
