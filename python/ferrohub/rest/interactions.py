"""The operations of GitHub's tag ``interactions``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

Interactions, AsyncInteractions = _rest_types("interactions")

__all__ = ["AsyncInteractions", "Interactions"]
