"""The operations of GitHub's tag ``gitignore``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

Gitignore, AsyncGitignore = _rest_types("gitignore")

__all__ = ["AsyncGitignore", "Gitignore"]
