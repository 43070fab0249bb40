"""The operations of GitHub's tag ``licenses``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

Licenses, AsyncLicenses = _rest_types("licenses")

__all__ = ["AsyncLicenses", "Licenses"]
