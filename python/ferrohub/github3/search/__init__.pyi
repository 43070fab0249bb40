"""The names of github3.py's module ``search``. Made by tools/generate.py."""

from typing import Any

from ferrohub.github3._resources import CodeSearchResult as CodeSearchResult
from ferrohub.github3._resources import CommitSearchResult as CommitSearchResult
from ferrohub.github3._resources import IssueSearchResult as IssueSearchResult
from ferrohub.github3._resources import RepositorySearchResult as RepositorySearchResult
from ferrohub.github3._resources import UserSearchResult as UserSearchResult
from ferrohub.github3.search import code as code
from ferrohub.github3.search import commit as commit
from ferrohub.github3.search import issue as issue
from ferrohub.github3.search import repository as repository
from ferrohub.github3.search import user as user

__all__ = ["CodeSearchResult", "CommitSearchResult", "IssueSearchResult", "RepositorySearchResult", "UserSearchResult", "code", "commit", "issue", "repository", "user"]
