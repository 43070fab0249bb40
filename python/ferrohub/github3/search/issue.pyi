"""The names of github3.py's module ``search.issue``. Made by tools/generate.py."""

from typing import Any

from ferrohub.github3._resources import IssueSearchResult as IssueSearchResult
from ferrohub.github3._resources import ShortIssue as ShortIssue
from ferrohub.github3.models import GitHubCore as GitHubCore

__all__ = ["GitHubCore", "IssueSearchResult", "ShortIssue"]
