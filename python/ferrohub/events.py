"""Classes of ``ferrohub._core``, where scripts look for them. Made by tools/generate.py."""

from ferrohub._core import (
    Event,
    EventIssue,
    EventIssueComment,
    EventOrganization,
    EventPullRequest,
    EventReviewComment,
    EventUser,
)

__all__ = [
    "Event",
    "EventIssue",
    "EventIssueComment",
    "EventOrganization",
    "EventPullRequest",
    "EventReviewComment",
    "EventUser",
]
