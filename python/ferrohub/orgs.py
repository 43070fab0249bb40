"""Classes of ``ferrohub._core``, where scripts look for them. Made by tools/generate.py."""

from ferrohub._core import (
    Membership,
    Organization,
    OrganizationHook,
    OrganizationInvitation as Invitation,
    ShortOrganization,
    ShortRepositoryWithPermissions,
    ShortTeam,
    Team,
)

__all__ = [
    "Invitation",
    "Membership",
    "Organization",
    "OrganizationHook",
    "ShortOrganization",
    "ShortRepositoryWithPermissions",
    "ShortTeam",
    "Team",
]
