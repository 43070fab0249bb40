"""The operations of GitHub's tag ``pull-request-stacks``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

PullRequestStacks, AsyncPullRequestStacks = _rest_types("pull-request-stacks")

__all__ = ["AsyncPullRequestStacks", "PullRequestStacks"]
