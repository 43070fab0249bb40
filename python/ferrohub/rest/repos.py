"""The operations of GitHub's tag ``repos``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

Repos, AsyncRepos = _rest_types("repos")

__all__ = ["AsyncRepos", "Repos"]
