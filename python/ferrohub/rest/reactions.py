"""The operations of GitHub's tag ``reactions``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

Reactions, AsyncReactions = _rest_types("reactions")

__all__ = ["AsyncReactions", "Reactions"]
