"""Roles of organizations, and who has them (https://docs.github.com/rest/orgs/organization-roles)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import organizations
from ferrohub.testing.github.failures import not_found, unprocessable
from ferrohub.testing.github.families.accounts import account_of, owned
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views.accounts import user_by_id
from ferrohub.testing.github.views.teams import team as shown_team

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Account, Team

#: The roles that each organization has: the ID, the name, what it grants, and the role in all repositories
#: (https://docs.github.com/organizations/managing-peoples-access-to-your-organization-with-roles/using-organization-roles).
_PREDEFINED = (
    (8132, "all_repo_read", "Grants read access to all repositories in the organization.", "read"),
    (8133, "all_repo_triage", "Grants triage access to all repositories in the organization.", "triage"),
    (8134, "all_repo_write", "Grants write access to all repositories in the organization.", "write"),
    (8135, "all_repo_maintain", "Grants maintenance access to all repositories in the organization.", "maintain"),
    (8136, "all_repo_admin", "Grants admin access to all repositories in the organization.", "admin"),
)
_PARTLY = "Organizations have the roles that are predefined, which permit nothing here."


def _shown(call: Call, organization: Account, id: int, name: str, description: str, base: str) -> dict[str, Any]:
    """A role: the schema ``organization-role``."""
    return {
        "id": id,
        "name": name,
        "description": description,
        "base_role": base,
        "source": "Predefined",
        "permissions": [],
        "organization": user_by_id(call, organization.id),
        "created_at": organization.created_at,
        "updated_at": organization.created_at,
    }


def _role(call: Call) -> tuple[Account, tuple[int, str, str, str]]:
    organization, id = owned(call), call.number("role_id")
    found = next((each for each in _PREDEFINED if each[0] == id), None)
    if found is None:
        raise not_found()
    return organization, found


def _team(call: Call) -> Team:
    found = organizations.team_named(call.state, owned(call), call.params["team_slug"])
    if found is None:
        raise not_found()
    return found


def _held(organization: Account, kind: str, id: int) -> list[int]:
    """The IDs of the users or teams that have a role."""
    return organization.roles.setdefault(f"{kind} {id}", [])


def _assignment(call: Call) -> tuple[Account, list[int], int]:
    """The organization of the path, the IDs of the users or teams that have its role, and the one of the path."""
    organization, role = _role(call)
    if "username" in call.params:
        return organization, _held(organization, "users", role[0]), account_of(call).id
    return organization, _held(organization, "teams", role[0]), _team(call).id


@operation("orgs/list-org-roles", partly=_PARTLY)
def list_roles(call: Call) -> Any:
    organization = owned(call)
    return {
        "total_count": len(_PREDEFINED),
        "roles": [_shown(call, organization, *each) for each in _PREDEFINED],
    }


@operation("orgs/get-org-role")
def get_role(call: Call) -> Any:
    organization, found = _role(call)
    return _shown(call, organization, *found)


@operation("orgs/assign-user-to-org-role")
@operation("orgs/assign-team-to-org-role")
def assign(call: Call) -> None:
    organization, held, id = _assignment(call)
    if "username" in call.params and id not in organization.members:
        raise unprocessable("Validation Failed: the user is not a member of the organization")
    if id not in held:
        held.append(id)


@operation("orgs/revoke-org-role-user")
@operation("orgs/revoke-org-role-team")
def revoke(call: Call) -> None:
    _, held, id = _assignment(call)
    if id in held:
        held.remove(id)


@operation("orgs/list-org-role-users")
def list_users(call: Call) -> Any:
    organization, role = _role(call)
    found = [id for id in _held(organization, "users", role[0]) if id in organization.members]
    return call.page(found, lambda id: {**(user_by_id(call, id) or {}), "assignment": "direct"})


@operation("orgs/list-org-role-teams")
def list_teams(call: Call) -> Any:
    organization, role = _role(call)
    found = organizations.existing_teams(call.state, _held(organization, "teams", role[0]))
    return call.page(found, lambda each: {**shown_team(call, each), "assignment": "direct"})
