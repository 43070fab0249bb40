"""The operations of GitHub's tag ``packages``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

Packages, AsyncPackages = _rest_types("packages")

__all__ = ["AsyncPackages", "Packages"]
