"""Classes of ``ferrohub._core``, where scripts look for them. Made by tools/generate.py."""

from ferrohub.issues.comment import IssueComment
from ferrohub.issues.event import IssueEvent, RepositoryIssueEvent
from ferrohub.issues.issue import Issue, ShortIssue
from ferrohub.issues.label import Label, ShortLabel
from ferrohub.issues.milestone import Milestone

__all__ = [
    "Issue",
    "IssueComment",
    "IssueEvent",
    "Label",
    "Milestone",
    "RepositoryIssueEvent",
    "ShortIssue",
    "ShortLabel",
]
