"""The operations of GitHub's tag ``activity``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

Activity, AsyncActivity = _rest_types("activity")

__all__ = ["AsyncActivity", "Activity"]
