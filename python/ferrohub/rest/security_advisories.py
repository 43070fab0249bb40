"""The operations of GitHub's tag ``security-advisories``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

SecurityAdvisories, AsyncSecurityAdvisories = _rest_types("security-advisories")

__all__ = ["AsyncSecurityAdvisories", "SecurityAdvisories"]
