"""The names of github3.py's module ``issues.event``. Made by tools/generate.py."""

from typing import Any

from ferrohub.github3 import users as users
from ferrohub.github3._resources import IssueEvent as IssueEvent
from ferrohub.github3._resources import RepositoryIssueEvent as RepositoryIssueEvent
from ferrohub.github3.models import GitHubCore as GitHubCore

__all__ = ["GitHubCore", "IssueEvent", "RepositoryIssueEvent", "users"]
