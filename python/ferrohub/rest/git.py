"""The operations of GitHub's tag ``git``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

Git, AsyncGit = _rest_types("git")

__all__ = ["AsyncGit", "Git"]
