"""Memberships, invitations and outside collaborators (https://docs.github.com/rest/orgs/members)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import organizations
from ferrohub.testing.github.call import Reply
from ferrohub.testing.github.failures import forbidden, invalid, not_found, unprocessable
from ferrohub.testing.github.families.accounts import account_of, organization_of, owned
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views import accounts as account_views, teams as views

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Account, OrganizationInvitation, Repository, RepositoryInvitation


def _membership(call: Call, organization: Account, user: Account) -> dict[str, Any]:
    if (role := organization.members.get(user.id)) is not None:
        return views.organization_membership(call, organization, user, role, "active")
    invitation = organizations.invitation_of(call.state, organization, user)
    if invitation is None:
        raise not_found()
    role = {"direct_member": "member"}.get(invitation.role, invitation.role)
    return views.organization_membership(call, organization, user, role, "pending")


@operation("orgs/get-membership-for-user")
def get_membership(call: Call) -> Any:
    organization = organization_of(call)
    if call.standing(organization) is None:
        raise forbidden("You must be a member of the organization to see its memberships.")
    return _membership(call, organization, account_of(call))


@operation("orgs/set-membership-for-user")
def set_membership(call: Call) -> Any:
    organization, user = owned(call), account_of(call)
    role = call.body.get("role", "member")
    if user.type == "Organization":
        raise unprocessable("Cannot add an organization as a member")
    if user.id in organization.members:
        _keep_an_owner(organization, user, role)
        organization.members[user.id] = role
    else:
        organizations.invite(call, organization, user, {"member": "direct_member"}.get(role, role))
    return _membership(call, organization, user)


def _keep_an_owner(organization: Account, user: Account, role: str | None) -> None:
    others = [id for id, held in organization.members.items() if held == "admin" and id != user.id]
    if role != "admin" and not others:
        raise forbidden("You can't remove the last owner of the organization.")


@operation("orgs/remove-membership-for-user")
def remove_membership(call: Call) -> None:
    organization, user = owned(call), account_of(call)
    invitation = organizations.invitation_of(call.state, organization, user)
    if invitation is not None:
        del call.state.invitations[invitation.id]
        return
    if user.id not in organization.members:
        raise not_found()
    _keep_an_owner(organization, user, None)
    organizations.leave(call, organization, user.id)


@operation("orgs/remove-member")
def remove_member(call: Call) -> None:
    organization, user = owned(call), account_of(call)
    if user.id not in organization.members:
        raise not_found()
    _keep_an_owner(organization, user, None)
    organizations.leave(call, organization, user.id)


@operation("orgs/get-membership-for-authenticated-user")
def get_my_membership(call: Call) -> Any:
    return _membership(call, organization_of(call), call.me)


@operation("orgs/list-memberships-for-authenticated-user")
def list_my_memberships(call: Call) -> Any:
    me, state = call.me, call.query.get("state")
    found = [each for each in call.state.accounts.values() if me.id in each.members and state != "pending"]
    if state != "active":
        invited = [each.organization for each in call.state.invitations.values() if each.invitee == me.id]
        found += [call.state.accounts[id] for id in invited]
    return call.page(found, lambda each: _membership(call, each, me))


@operation("orgs/update-membership-for-authenticated-user")
def accept_membership(call: Call) -> Any:
    organization = organization_of(call)
    if call.me.id not in organization.members:
        invitation = organizations.invitation_of(call.state, organization, call.me)
        if invitation is None:
            raise not_found()
        organizations.accept(call, organization, invitation)
    return _membership(call, organization, call.me)


def _invitation(call: Call) -> OrganizationInvitation:
    found = call.state.invitations.get(call.number("invitation_id"))
    if found is None or found.organization != owned(call).id:
        raise not_found()
    return found


@operation("orgs/create-invitation")
def create_invitation(call: Call) -> Any:
    organization, body = owned(call), call.body
    invitee = call.state.accounts.get(body.get("invitee_id") or 0)
    if invitee is None and not body.get("email"):
        raise unprocessable("Validation Failed: invitee_id or email is required")
    if invitee is not None and invitee.id in organization.members:
        raise unprocessable("Invitee is already a part of this organization")
    made = organizations.invite(call, organization, invitee, body.get("role", "direct_member"))
    made.email = body.get("email")
    for id in body.get("team_ids") or []:
        team = call.state.teams.get(id)
        if team is None or team.organization != organization.id:
            del call.state.invitations[made.id]
            raise unprocessable("Validation Failed: team_ids has a team of another organization")
        made.teams[id] = "member"
    return views.invitation(call, made)


@operation("orgs/list-pending-invitations")
def list_invitations(call: Call) -> Any:
    organization, role = owned(call), call.query.get("role", "all")
    found = [each for each in call.state.invitations.values() if each.organization == organization.id]
    shown = [each for each in found if role in ("all", each.role)]
    return call.page(shown, lambda each: views.invitation(call, each))


@operation("orgs/cancel-invitation")
def cancel_invitation(call: Call) -> None:
    del call.state.invitations[_invitation(call).id]


@operation("orgs/list-invitation-teams")
def list_invitation_teams(call: Call) -> Any:
    found = [call.state.teams[id] for id in _invitation(call).teams if id in call.state.teams]
    return call.page(found, lambda each: views.team(call, each))


@operation("orgs/list-outside-collaborators")
def list_outside(call: Call) -> Any:
    organization = owned(call)
    ids = dict.fromkeys(
        id for each in organizations.repositories_of(call.state, organization) for id in each.collaborators
    )
    outside = [id for id in ids if id not in organization.members]
    return call.page(outside, lambda id: account_views.user_by_id(call, id))


@operation("orgs/convert-member-to-outside-collaborator")
def make_outside(call: Call) -> Any:
    organization, user = owned(call), account_of(call)
    if user.id not in organization.members:
        raise forbidden(f"{user.login} is not a member of the {organization.login} organization.")
    _keep_an_owner(organization, user, None)
    kept = {
        each.id: call.world.role(user, each)
        for each in organizations.repositories_of(call.state, organization)
        if each.private
    }
    organizations.leave(call, organization, user.id)
    for id, role in kept.items():
        if role != "none":
            call.state.repositories[id].collaborators[user.id] = role
    return Reply(202, {}) if call.body.get("async") else None


@operation("orgs/remove-outside-collaborator")
def remove_outside(call: Call) -> None:
    organization, user = owned(call), account_of(call)
    if user.id in organization.members:
        message = "You cannot specify an organization member to remove as an outside collaborator."
        raise unprocessable(message)
    for each in organizations.repositories_of(call.state, organization):
        each.collaborators.pop(user.id, None)


def _repository_invitation(call: Call, repository: Repository) -> RepositoryInvitation:
    return call.item(repository.invitations, "invitation_id")


@operation("repos/list-invitations")
def list_repository_invitations(call: Call) -> Any:
    repository = call.repository("admin")
    found = list(repository.invitations.values())
    return call.page(found, lambda each: views.repository_invitation(call, repository, each))


@operation("repos/update-invitation")
def update_repository_invitation(call: Call) -> Any:
    repository = call.repository("admin")
    found = _repository_invitation(call, repository)
    if (name := call.body.get("permissions")) is not None:
        roles = {shown: role for role, shown in views.ROLE_NAMES.items()}
        found.role = roles.get(name, name)
        if found.role not in ("pull", "triage", "push", "maintain", "admin"):
            raise invalid("RepositoryInvitation", "permissions", value=name)
    return views.repository_invitation(call, repository, found)


@operation("repos/delete-invitation")
def delete_repository_invitation(call: Call) -> None:
    repository = call.repository("admin")
    del repository.invitations[_repository_invitation(call, repository).id]


def _invited(call: Call) -> list[tuple[Repository, RepositoryInvitation]]:
    repositories = call.state.repositories.values()
    return [(home, each) for home in repositories for each in home.invitations.values() if each.invitee == call.me.id]


@operation("repos/list-invitations-for-authenticated-user")
def list_my_invitations(call: Call) -> Any:
    return call.page(_invited(call), lambda each: views.repository_invitation(call, *each))


def _mine(call: Call) -> tuple[Repository, RepositoryInvitation]:
    wanted = call.number("invitation_id")
    found = next((each for each in _invited(call) if each[1].id == wanted), None)
    if found is None:
        raise not_found()
    return found


@operation("repos/accept-invitation-for-authenticated-user")
def accept_invitation(call: Call) -> None:
    repository, found = _mine(call)
    repository.collaborators[call.me.id] = found.role
    del repository.invitations[found.id]


@operation("repos/decline-invitation-for-authenticated-user")
def decline_invitation(call: Call) -> None:
    repository, found = _mine(call)
    del repository.invitations[found.id]
