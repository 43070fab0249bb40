"""Classes of ``ferrohub._core``, where scripts look for them. Made by tools/generate.py."""

from ferrohub._core import CombinedStatus, ShortStatus, Status

__all__ = ["CombinedStatus", "ShortStatus", "Status"]
