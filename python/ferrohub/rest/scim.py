"""The operations of GitHub's tag ``scim``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

Scim, AsyncScim = _rest_types("scim")

__all__ = ["AsyncScim", "Scim"]
