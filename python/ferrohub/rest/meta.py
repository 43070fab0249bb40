"""The operations of GitHub's tag ``meta``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

Meta, AsyncMeta = _rest_types("meta")

__all__ = ["AsyncMeta", "Meta"]
