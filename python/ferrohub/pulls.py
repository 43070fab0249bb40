"""Classes of ``ferrohub._core``, where scripts look for them. Made by tools/generate.py."""

from ferrohub._core import (
    Base,
    Head,
    PullDestination,
    PullFile,
    PullRequest,
    PullReview,
    ReviewComment,
    ReviewRequests,
    ReviewThread,
    ShortPullRequest,
)

__all__ = [
    "Base",
    "Head",
    "PullDestination",
    "PullFile",
    "PullRequest",
    "PullReview",
    "ReviewComment",
    "ReviewRequests",
    "ReviewThread",
    "ShortPullRequest",
]
