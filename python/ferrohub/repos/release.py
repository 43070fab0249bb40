"""Classes of ``ferrohub._core``, where scripts look for them. Made by tools/generate.py."""

from ferrohub._core import Asset, Release

__all__ = ["Asset", "Release"]
