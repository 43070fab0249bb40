"""Classes of ``ferrohub._core``, where scripts look for them. Made by tools/generate.py."""

from ferrohub._core import RepositoryDiscussion, RepositoryDiscussionCategory, RepositoryDiscussionComment

__all__ = ["RepositoryDiscussion", "RepositoryDiscussionCategory", "RepositoryDiscussionComment"]
