"""The operations of GitHub's tag ``pulls``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

Pulls, AsyncPulls = _rest_types("pulls")

__all__ = ["AsyncPulls", "Pulls"]
