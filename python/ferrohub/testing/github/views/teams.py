"""Teams, memberships and invitations as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github.links import node_id
from ferrohub.testing.github.views import accounts, repositories

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import (
        Account,
        OrganizationInvitation,
        Repository,
        RepositoryInvitation,
        Team,
    )

#: GitHub's names of roles, where they differ from those of permissions.
ROLE_NAMES = {"pull": "read", "push": "write"}


def url_of(call: Call, found: Team) -> str:
    """The URL of a team."""
    return f"{call.links.api}/organizations/{found.organization}/team/{found.id}"


def simple(call: Call, found: Team) -> dict[str, Any]:
    """A team in short: the schema ``team-simple``."""
    url = url_of(call, found)
    login = call.state.accounts[found.organization].login
    return {
        "id": found.id,
        "node_id": node_id("T", found.organization, found.id),
        "url": url,
        "html_url": f"{call.links.web}/orgs/{login}/teams/{found.slug}",
        "name": found.name,
        "slug": found.slug,
        "description": found.description,
        "privacy": found.privacy,
        "notification_setting": found.notification_setting,
        "permission": found.permission,
        "members_url": f"{url}/members{{/member}}",
        "repositories_url": f"{url}/repos",
        "type": "organization",
        "organization_id": found.organization,
    }


def team(call: Call, found: Team) -> dict[str, Any]:
    """A team in a list: the schema ``team``."""
    parent = call.state.teams.get(found.parent or 0)
    return {**simple(call, found), "parent": None if parent is None else simple(call, parent)}


def in_repository(call: Call, found: Team, role: str) -> dict[str, Any]:
    """A team with what it may do in a repository."""
    return {**team(call, found), "permission": role, "permissions": repositories.permissions(role)}


def full(call: Call, found: Team) -> dict[str, Any]:
    """A team: the schema ``team-full``."""
    organization = accounts.full_organization(call, call.state.accounts[found.organization])
    # The description lacks null for these.
    optional = ("name", "company", "blog", "location", "email", "billing_email")
    shown = {name: value for name, value in organization.items() if value is not None or name not in optional}
    return {
        **team(call, found),
        "created_at": found.created_at,
        "updated_at": found.updated_at,
        "members_count": len(found.members),
        "repos_count": len(found.repositories),
        "organization": shown,
    }


def membership(call: Call, found: Team, user: Account, role: str, state: str) -> dict[str, Any]:
    """The membership in a team: the schema ``team-membership``."""
    return {"url": f"{url_of(call, found)}/memberships/{user.login}", "role": role, "state": state}


def organization_membership(call: Call, organization: Account, user: Account, role: str, state: str) -> dict[str, Any]:
    """The membership in an organization: the schema ``org-membership``."""
    url = f"{call.links.api}/orgs/{organization.login}"
    return {
        "url": f"{url}/memberships/{user.login}",
        "state": state,
        "role": role,
        "organization_url": url,
        "user": accounts.user(call, user),
        "organization": accounts.organization(call, organization),
        "direct_membership": True,
    }


def invitation(call: Call, found: OrganizationInvitation) -> dict[str, Any]:
    """An invitation to an organization: the schema ``organization-invitation``."""
    invitee = call.state.accounts.get(found.invitee or 0)
    return {
        "id": found.id,
        "node_id": node_id("OI", found.organization, found.id),
        "login": None if invitee is None else invitee.login,
        "email": found.email,
        "role": found.role,
        "created_at": found.created_at,
        "failed_at": None,
        "failed_reason": None,
        "inviter": accounts.user_by_id(call, found.inviter),
        "team_count": len(found.teams),
        "invitation_teams_url": f"{call.links.api}/organizations/{found.organization}/invitations/{found.id}/teams",
        "invitation_source": "member",
    }


def repository_invitation(call: Call, repository: Repository, found: RepositoryInvitation) -> dict[str, Any]:
    """An invitation to a repository: the schema ``repository-invitation``."""
    return {
        "id": found.id,
        "node_id": node_id("RI", repository.id, found.id),
        "repository": repositories.minimal(call, repository),
        "invitee": accounts.user_by_id(call, found.invitee),
        "inviter": accounts.user_by_id(call, found.inviter),
        "permissions": ROLE_NAMES.get(found.role, found.role),
        "created_at": found.created_at,
        "expired": False,
        "url": f"{call.links.api}/user/repository_invitations/{found.id}",
        "html_url": f"{repositories.page_of(call, repository)}/invitations",
    }
