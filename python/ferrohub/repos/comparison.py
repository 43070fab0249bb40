"""Classes of ``ferrohub._core``, where scripts look for them. Made by docs/generate.py."""

from ferrohub._core import Comparison

__all__ = ["Comparison"]
