"""The operations of GitHub's tag ``private-registries``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

PrivateRegistries, AsyncPrivateRegistries = _rest_types("private-registries")

__all__ = ["AsyncPrivateRegistries", "PrivateRegistries"]
