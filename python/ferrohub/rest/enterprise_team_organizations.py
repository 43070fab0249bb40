"""The operations of GitHub's tag ``enterprise-team-organizations``. Made by tools/generate.py."""

from ferrohub._core import _rest_types

EnterpriseTeamOrganizations, AsyncEnterpriseTeamOrganizations = _rest_types("enterprise-team-organizations")

__all__ = ["AsyncEnterpriseTeamOrganizations", "EnterpriseTeamOrganizations"]
