"""Teams of organizations (https://docs.github.com/rest/teams)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import organization_events, organizations
from ferrohub.testing.github.call import Reply
from ferrohub.testing.github.failures import Failure, forbidden, invalid, not_found, unprocessable
from ferrohub.testing.github.families.accounts import account_of, organization_of
from ferrohub.testing.github.records import Team
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views import accounts as account_views, repositories as repository_views, teams as views
from ferrohub.testing.github.world import ROLES

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Account


def _is_owner(call: Call, organization: Account) -> bool:
    return call.standing(organization) == "admin"


def insider(call: Call) -> Account:
    """The organization of the path, whose teams the user may see.

    :raises Failure: the user is no member
    """
    found = organization_of(call)
    if call.standing(found) is None:
        raise forbidden("You must be a member of this organization to see its teams.")
    return found


def is_shown(call: Call, team: Team) -> bool:
    """Whether a team is shown to the user: to members of its organization, a secret one to its own members and owners.

    :param team: the team
    """
    return call.standing(call.state.accounts[team.organization]) is not None and _is_visible(call, team)


def _is_visible(call: Call, team: Team) -> bool:
    organization = call.state.accounts[team.organization]
    return team.privacy == "closed" or call.me.id in team.members or _is_owner(call, organization)


def _team(call: Call) -> Team:
    """The team of the path, by slug or by ID."""
    if "team_id" in call.params:
        found = call.state.teams.get(call.number("team_id"))
        if found is None or call.standing(call.state.accounts[found.organization]) is None:
            raise not_found()
    else:
        found = organizations.team_named(call.state, insider(call), call.params["team_slug"])
    if found is None or not _is_visible(call, found):
        raise not_found()
    return found


def _maintained(call: Call) -> Team:
    """The team of the path, which the user may change."""
    found = _team(call)
    if found.members.get(call.me.id) != "maintainer" and not _is_owner(call, call.state.accounts[found.organization]):
        raise forbidden("Must have admin rights to this team.")
    return found


@operation("teams/list")
def list_teams(call: Call) -> Any:
    organization = insider(call)
    found = [each for each in call.state.teams.values() if each.organization == organization.id]
    shown = sorted((each for each in found if _is_visible(call, each)), key=lambda each: each.slug)
    return call.page(shown, lambda each: views.team(call, each))


@operation("teams/list-for-authenticated-user")
def list_my_teams(call: Call) -> Any:
    found = [each for each in call.state.teams.values() if call.me.id in each.members]
    return call.page(found, lambda each: views.full(call, each))


@operation("teams/get-by-name")
@operation("teams/get-legacy")
def get(call: Call) -> Any:
    return views.full(call, _team(call))


def _parent(call: Call, organization: Account) -> int | None:
    """The ID of the parent that the body names."""
    id, slug = call.body.get("parent_team_id"), call.body.get("parent_team_slug")
    if id is None and slug is None:
        return None
    by_slug = organizations.team_named(call.state, organization, slug) if slug is not None else None
    found = call.state.teams.get(id) if id is not None else by_slug
    if found is None or found.organization != organization.id:
        raise unprocessable("Validation Failed: the parent is not a team of this organization")
    if found.privacy == "secret":
        raise unprocessable("Validation Failed: a secret team cannot be a parent")
    return found.id


def _check_name(call: Call, organization: Account, name: str, besides: Team | None = None) -> str:
    slug = organizations.slug_of(name)
    if not slug:
        raise invalid("Team", "name", "missing_field")
    if organizations.team_named(call.state, organization, slug) not in (None, besides):
        message = "Name must be unique for this org"
        raise invalid("Team", "name", "custom", message)
    return slug


def _creator(call: Call, organization: Account) -> dict[int, str]:
    """The members of a new team for which nobody is named; an App becomes none."""
    return {call.me.id: "maintainer"} if call.me.id in organization.members else {}


@operation("teams/create")
def create(call: Call) -> Any:
    organization, body = insider(call), call.body
    slug = _check_name(call, organization, body["name"])
    parent = _parent(call, organization)
    found = [call.state.account(login) for login in body.get("maintainers") or []]
    if any(each is None or each.id not in organization.members for each in found):
        raise unprocessable("Validation Failed: maintainers are not members of this organization")
    repositories = [call.state.repository(name) for name in body.get("repo_names") or []]
    if any(each is None or each.owner != organization.id for each in repositories):
        raise not_found()
    privacy = body.get("privacy") or ("closed" if parent is not None else "secret")
    made = Team(
        call.state.next_id("team"),
        organization.id,
        body["name"],
        slug,
        call.now,
        call.now,
        body.get("description"),
        privacy,
        body.get("permission", "pull"),
        body.get("notification_setting", "notifications_enabled"),
        parent,
        {each.id: "maintainer" for each in found if each is not None} or _creator(call, organization),
        {each.id: body.get("permission", "pull") for each in repositories if each is not None},
    )
    call.state.teams[made.id] = made
    return views.full(call, made)


@operation("teams/update-in-org")
@operation("teams/update-legacy")
def update(call: Call) -> Any:
    found, body = _maintained(call), call.body
    organization = call.state.accounts[found.organization]
    if body.get("name"):
        found.slug = _check_name(call, organization, body["name"], found)
    if "parent_team_id" in body or "parent_team_slug" in body:
        parent = _parent(call, organization)
        if parent in {found.id, *(each.id for each in organizations.children(call.state, found))}:
            raise unprocessable("Validation Failed: a team cannot be part of itself")
        found.parent = parent
    for name in ("name", "description", "privacy", "permission", "notification_setting"):
        if body.get(name) is not None:
            setattr(found, name, body[name])
    found.updated_at = call.now
    return Reply(200, views.full(call, found))


@operation("teams/delete-in-org")
@operation("teams/delete-legacy")
def delete(call: Call) -> None:
    found = _maintained(call)
    for each in [*organizations.children(call.state, found), found]:
        del call.state.teams[each.id]


@operation("teams/list-child-in-org")
@operation("teams/list-child-legacy")
def list_children(call: Call) -> Any:
    wanted = _team(call).id
    found = [each for each in call.state.teams.values() if each.parent == wanted and _is_visible(call, each)]
    return call.page(found, lambda each: views.team(call, each))


def _members(call: Call, team: Team) -> dict[int, str]:
    """The members of a team and of those that are part of it."""
    found = {id: role for each in organizations.children(call.state, team) for id, role in each.members.items()}
    return {**found, **team.members}


@operation("teams/list-members-in-org")
@operation("teams/list-members-legacy")
def list_members(call: Call) -> Any:
    role = call.query.get("role", "all")
    found = [id for id, held in _members(call, _team(call)).items() if role in ("all", held)]
    return call.page(found, lambda id: account_views.user_by_id(call, id))


@operation("teams/get-member-legacy")
def get_member(call: Call) -> None:
    if account_of(call).id not in _members(call, _team(call)):
        raise not_found()


@operation("teams/get-membership-for-user-in-org")
@operation("teams/get-membership-for-user-legacy")
def get_membership(call: Call) -> Any:
    team, user = _team(call), account_of(call)
    if (role := _members(call, team).get(user.id)) is not None:
        return views.membership(call, team, user, role, "active")
    invitation = organizations.invitation_of(call.state, call.state.accounts[team.organization], user)
    if invitation is None or team.id not in invitation.teams:
        raise not_found()
    return views.membership(call, team, user, invitation.teams[team.id], "pending")


@operation("teams/add-or-update-membership-for-user-in-org")
@operation("teams/add-or-update-membership-for-user-legacy")
def set_membership(call: Call) -> Any:
    team, user = _maintained(call), account_of(call)
    organization = call.state.accounts[team.organization]
    role = call.body.get("role", "member")
    if user.type == "Organization":
        raise unprocessable("Cannot add an organization as a member")
    if user.id not in organization.members:
        if not _is_owner(call, organization):
            raise forbidden("Must be an owner of the organization to invite members.")
        organizations.invite(call, organization, user, "direct_member").teams[team.id] = role
        return views.membership(call, team, user, role, "pending")
    call.is_unchanged = user.id in team.members
    # Owners of the organization are always maintainers.
    team.members[user.id] = role = "maintainer" if organization.members[user.id] == "admin" else role
    return views.membership(call, team, user, role, "active")


@operation("teams/add-member-legacy")
def add_member(call: Call) -> None:
    team, user = _maintained(call), account_of(call)
    if user.id not in call.state.accounts[team.organization].members:
        raise unprocessable("User isn't a member of this organization. Please invite them first.")
    call.is_unchanged = user.id in team.members
    team.members.setdefault(user.id, "member")


@operation("teams/remove-membership-for-user-in-org")
@operation("teams/remove-membership-for-user-legacy")
@operation("teams/remove-member-legacy")
def remove_member(call: Call) -> None:
    team, user = _team(call) if account_of(call).id == call.me.id else _maintained(call), account_of(call)
    invitation = organizations.invitation_of(call.state, call.state.accounts[team.organization], user)
    if invitation is not None:
        invitation.teams.pop(team.id, None)
    elif user.id not in team.members:
        raise not_found()
    team.members.pop(user.id, None)


@operation("teams/list-pending-invitations-in-org")
@operation("teams/list-pending-invitations-legacy")
def list_invitations(call: Call) -> Any:
    wanted = _team(call).id
    found = [each for each in call.state.invitations.values() if wanted in each.teams]
    return call.page(found, lambda each: views.invitation(call, each))


def _repositories(call: Call, team: Team) -> dict[int, str]:
    """The permissions of a team, which has those of its parents, too."""
    found: dict[int, str] = {}
    for each in organizations.with_parents(call.state, team):
        for id, role in each.repositories.items():
            found[id] = max(found.get(id, "pull"), role, key=ROLES.index)
    return found


@operation("teams/list-repos-in-org")
@operation("teams/list-repos-legacy")
def list_repositories(call: Call) -> Any:
    found = _repositories(call, _team(call))

    def shown(id: int) -> dict[str, Any]:
        role = found[id]
        permissions = repository_views.permissions(role)
        minimal = repository_views.minimal(call, call.state.repositories[id])
        return {**minimal, "permissions": permissions, "role_name": views.ROLE_NAMES.get(role, role)}

    return call.page(list(found), shown)


@operation("teams/check-permissions-for-repo-in-org")
@operation("teams/check-permissions-for-repo-legacy")
def check_repository(call: Call) -> Any:
    team, repository = _team(call), call.repository()
    role = _repositories(call, team).get(repository.id)
    if role is None:
        raise not_found()
    if "repository" not in call.headers.get("accept", ""):
        return None
    shown = repository_views.minimal(call, repository)
    del shown["has_discussions"]
    permissions = repository_views.permissions(role)
    return {**shown, "permissions": permissions, "role_name": views.ROLE_NAMES.get(role, role)}


@operation("teams/add-or-update-repo-permissions-in-org")
@operation("teams/add-or-update-repo-permissions-legacy")
def set_repository(call: Call) -> None:
    team, repository = _team(call), call.repository("admin")
    if repository.owner != team.organization:
        raise unprocessable("Validation Failed: the repository is not one of this organization")
    given = call.body.get("permission") or team.permission
    role = {name: permission for permission, name in views.ROLE_NAMES.items()}.get(given, given)
    if role not in ROLES[1:]:
        raise Failure(422, "Validation Failed", [{"resource": "Team", "code": "invalid", "field": "permission"}])
    old = team.repositories.get(repository.id)
    call.is_unchanged = old is not None
    team.repositories[repository.id] = role
    if old not in (None, role):
        organization_events.team_permission_edited(call, team, repository, old)


@operation("teams/remove-repo-in-org")
@operation("teams/remove-repo-legacy")
def remove_repository(call: Call) -> None:
    team, repository = _team(call), call.repository()
    if not call.may(repository, "admin") and team.members.get(call.me.id) != "maintainer":
        raise forbidden("Must have admin rights to Repository.")
    call.is_unchanged = team.repositories.pop(repository.id, None) is None


@operation("repos/list-teams")
def list_for_repository(call: Call) -> Any:
    repository = call.repository("admin")
    found = [(team, _repositories(call, team).get(repository.id)) for team in call.state.teams.values()]
    shown = [(team, role) for team, role in found if role is not None]
    return call.page(shown, lambda each: views.in_repository(call, *each))
