"""The operations of GitHub's tag ``enterprise-teams``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

EnterpriseTeams, AsyncEnterpriseTeams = _rest_types("enterprise-teams")

__all__ = ["AsyncEnterpriseTeams", "EnterpriseTeams"]
