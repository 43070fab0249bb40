"""The operations of GitHub's tag ``emojis``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

Emojis, AsyncEmojis = _rest_types("emojis")

__all__ = ["AsyncEmojis", "Emojis"]
