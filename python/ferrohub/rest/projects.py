"""The operations of GitHub's tag ``projects``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

Projects, AsyncProjects = _rest_types("projects")

__all__ = ["AsyncProjects", "Projects"]
