"""Teams of enterprises, their members and organizations (https://docs.github.com/rest/enterprise-teams)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import organizations
from ferrohub.testing.github.failures import forbidden, not_found, unprocessable
from ferrohub.testing.github.families.accounts import account_of
from ferrohub.testing.github.records import EnterpriseTeam
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views.accounts import organization as shown_organization, user

if TYPE_CHECKING:
    from collections.abc import Callable

    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Account, Enterprise


def _enterprise(call: Call) -> Enterprise:
    """The enterprise of the path, whose owner the user is."""
    found = call.state.enterprises.get(call.params["enterprise"].lower())
    if found is None:
        raise not_found()
    if call.me.id not in found.owners:
        raise forbidden("You must be an owner of the enterprise to perform this action.")
    return found


def _team(call: Call) -> tuple[Enterprise, EnterpriseTeam]:
    enterprise = _enterprise(call)
    slug = call.params.get("enterprise_team") or call.params.get("team_slug")
    found = next((each for each in enterprise.teams.values() if slug in (each.slug, str(each.id))), None)
    if found is None:
        raise not_found()
    return enterprise, found


def _shown(call: Call, enterprise: Enterprise, found: EnterpriseTeam) -> dict[str, Any]:
    """The schema ``enterprise-team``."""
    url = f"{call.links.api}/enterprises/{enterprise.slug}/teams/{found.slug}"
    names = ("id", "name", "slug", "group_id", "notification_setting", "organization_selection_type")
    return {
        **{name: getattr(found, name) for name in names},
        **({} if found.description is None else {"description": found.description}),
        "url": url,
        "html_url": f"{call.links.web}/enterprises/{enterprise.slug}/teams/{found.slug}",
        "members_url": f"{url}/members{{/member}}",
        "created_at": found.created_at,
        "updated_at": found.updated_at,
    }


def _rename(enterprise: Enterprise, found: EnterpriseTeam, name: str) -> None:
    if not name.strip():
        raise unprocessable("Validation Failed: Name can't be blank")
    # GitHub tells slugs of teams of enterprises from those of organizations by their beginning.
    slug = f"ent:{organizations.slug_of(name)}"
    if any(each.slug == slug and each is not found for each in enterprise.teams.values()):
        raise unprocessable("Validation Failed: Name has already been taken")
    found.name, found.slug = name, slug


def _change(call: Call, enterprise: Enterprise, found: EnterpriseTeam) -> dict[str, Any]:
    body = call.body
    _rename(enterprise, found, found.name if body.get("name") is None else body["name"])
    for name in ("description", "group_id", "notification_setting", "organization_selection_type"):
        if name in body:
            setattr(found, name, body[name])
    found.updated_at = call.now
    return _shown(call, enterprise, found)


@operation("enterprise-teams/list")
def list_teams(call: Call) -> Any:
    enterprise = _enterprise(call)
    return call.page(list(enterprise.teams.values()), lambda each: _shown(call, enterprise, each))


@operation("enterprise-teams/create")
def create(call: Call) -> Any:
    enterprise = _enterprise(call)
    made = EnterpriseTeam(call.state.next_id("enterprise_team"), call.body["name"], "", call.now, call.now)
    shown = _change(call, enterprise, made)
    enterprise.teams[made.id] = made
    return shown


@operation("enterprise-teams/get")
def get(call: Call) -> Any:
    return _shown(call, *_team(call))


@operation("enterprise-teams/update")
def update(call: Call) -> Any:
    return _change(call, *_team(call))


@operation("enterprise-teams/delete")
def delete(call: Call) -> None:
    enterprise, found = _team(call)
    del enterprise.teams[found.id]


def _member(call: Call) -> Account:
    """The user of the path, who is a member of the team.

    :raises Failure: the user is not
    """
    found = account_of(call)
    if found.id not in _team(call)[1].members:
        raise not_found()
    return found


def _users(call: Call) -> list[Account]:
    """The users that the body names.

    :raises Failure: there is no such user
    """
    found = [call.state.account(name) for name in call.body["usernames"]]
    if any(each is None or each.type != "User" for each in found):
        raise unprocessable("Validation Failed: usernames has a name that no user has")
    return [each for each in found if each is not None]


@operation("enterprise-team-memberships/list")
def list_members(call: Call) -> Any:
    return call.page(_team(call)[1].members, lambda id: user(call, call.state.accounts[id]))


@operation("enterprise-team-memberships/get")
def get_member(call: Call) -> Any:
    return user(call, _member(call))


@operation("enterprise-team-memberships/add")
def add_member(call: Call) -> Any:
    team, found = _team(call)[1], account_of(call)
    if found.type != "User":
        raise not_found()
    team.members = [*dict.fromkeys([*team.members, found.id])]
    return user(call, found)


@operation("enterprise-team-memberships/remove")
def remove_member(call: Call) -> None:
    _team(call)[1].members.remove(_member(call).id)


@operation("enterprise-team-memberships/bulk-add")
def add_members(call: Call) -> Any:
    team, found = _team(call)[1], _users(call)
    team.members = [*dict.fromkeys([*team.members, *(each.id for each in found)])]
    return [user(call, each) for each in found]


@operation("enterprise-team-memberships/bulk-remove")
def remove_members(call: Call) -> Any:
    team, found = _team(call)[1], _users(call)
    team.members = [id for id in team.members if id not in {each.id for each in found}]
    return [user(call, each) for each in found]


def _assigned(call: Call) -> tuple[Enterprise, EnterpriseTeam, list[int]]:
    """The enterprise, the team, and the IDs of the organizations that the team is assigned to."""
    enterprise, team = _team(call)
    kinds: dict[str, list[int]] = {"all": enterprise.organizations, "selected": team.organizations}
    return enterprise, team, kinds.get(team.organization_selection_type, [])


def _organization(call: Call, enterprise: Enterprise) -> Account:
    found = account_of(call, "org")
    if found.id not in enterprise.organizations:
        raise not_found()
    return found


def _assign(call: Call, change: Callable[[list[int], int], list[int]]) -> Account:
    """Change the organizations that a team is assigned to by one.

    :raises Failure: the team is assigned to none, or to all
    """
    enterprise, team, _ = _assigned(call)
    found = _organization(call, enterprise)
    if team.organization_selection_type != "selected":
        raise unprocessable("Validation Failed: the organizations of the team are not selected")
    team.organizations = change(team.organizations, found.id)
    return found


@operation("enterprise-team-organizations/get-assignments")
def list_organizations(call: Call) -> Any:
    return call.page(_assigned(call)[2], lambda id: shown_organization(call, call.state.accounts[id]))


@operation("enterprise-team-organizations/get-assignment")
def get_organization(call: Call) -> Any:
    enterprise, _, ids = _assigned(call)
    found = _organization(call, enterprise)
    if found.id not in ids:
        raise not_found()
    return shown_organization(call, found)


@operation("enterprise-team-organizations/add")
def add_organization(call: Call) -> Any:
    return shown_organization(call, _assign(call, lambda held, id: [*dict.fromkeys([*held, id])]))


@operation("enterprise-team-organizations/delete")
def remove_organization(call: Call) -> None:
    _assign(call, lambda held, id: [each for each in held if each != id])
