"""The operations of GitHub's tag ``enterprise-team-memberships``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

EnterpriseTeamMemberships, AsyncEnterpriseTeamMemberships = _rest_types("enterprise-team-memberships")

__all__ = ["AsyncEnterpriseTeamMemberships", "EnterpriseTeamMemberships"]
