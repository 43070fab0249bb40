"""Classes of ``ferrohub._core``, where scripts look for them. Made by tools/generate.py."""

from ferrohub.search.code import CodeSearchResult
from ferrohub.search.commit import CommitSearchResult
from ferrohub.search.issue import IssueSearchResult
from ferrohub.search.label import LabelSearchResult
from ferrohub.search.repository import RepositorySearchResult
from ferrohub.search.topic import TopicSearchResult
from ferrohub.search.user import UserSearchResult

__all__ = [
    "CodeSearchResult",
    "CommitSearchResult",
    "IssueSearchResult",
    "LabelSearchResult",
    "RepositorySearchResult",
    "TopicSearchResult",
    "UserSearchResult",
]
