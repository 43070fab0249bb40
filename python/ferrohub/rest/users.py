"""The operations of GitHub's tag ``users``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

Users, AsyncUsers = _rest_types("users")

__all__ = ["AsyncUsers", "Users"]
