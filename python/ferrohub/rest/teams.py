"""The operations of GitHub's tag ``teams``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

Teams, AsyncTeams = _rest_types("teams")

__all__ = ["AsyncTeams", "Teams"]
