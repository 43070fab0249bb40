"""The operations of GitHub's tag ``orgs``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

Orgs, AsyncOrgs = _rest_types("orgs")

__all__ = ["AsyncOrgs", "Orgs"]
