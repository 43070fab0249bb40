"""The operations of GitHub's tag ``oidc``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

Oidc, AsyncOidc = _rest_types("oidc")

__all__ = ["AsyncOidc", "Oidc"]
