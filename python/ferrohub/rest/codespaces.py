"""The operations of GitHub's tag ``codespaces``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

Codespaces, AsyncCodespaces = _rest_types("codespaces")

__all__ = ["AsyncCodespaces", "Codespaces"]
