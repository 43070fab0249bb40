"""The operations of GitHub's tag ``search``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

Search, AsyncSearch = _rest_types("search")

__all__ = ["AsyncSearch", "Search"]
