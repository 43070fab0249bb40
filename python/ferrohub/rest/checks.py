"""The operations of GitHub's tag ``checks``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

Checks, AsyncChecks = _rest_types("checks")

__all__ = ["AsyncChecks", "Checks"]
