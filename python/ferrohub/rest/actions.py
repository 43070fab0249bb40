"""The operations of GitHub's tag ``actions``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

Actions, AsyncActions = _rest_types("actions")

__all__ = ["AsyncActions", "Actions"]
