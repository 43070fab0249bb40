"""The operations of GitHub's tag ``gists``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

Gists, AsyncGists = _rest_types("gists")

__all__ = ["AsyncGists", "Gists"]
