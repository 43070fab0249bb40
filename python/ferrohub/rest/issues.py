"""The operations of GitHub's tag ``issues``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

Issues, AsyncIssues = _rest_types("issues")

__all__ = ["AsyncIssues", "Issues"]
