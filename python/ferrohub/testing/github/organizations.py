"""What happens to organizations: who becomes a member of them and of their teams, and who leaves."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ferrohub.testing.github.records import IssueType, OrganizationInvitation

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Account, Repository, State, Team


#: The types that the issues of a new organization have
#: (https://docs.github.com/issues/tracking-your-work-with-issues/using-issues/managing-issue-types-in-an-organization).
_ISSUE_TYPES = (
    ("Task", "yellow", "A specific piece of work"),
    ("Bug", "red", "An unexpected problem or behavior"),
    ("Feature", "blue", "A request, idea, or new functionality"),
)


def add_issue_types(state: State, organization: Account) -> None:
    """Give a new organization the usual types of issues.

    :param organization: the organization
    """
    for name, color, description in _ISSUE_TYPES:
        id, at = state.next_id("issue_type"), organization.created_at
        organization.issue_types[id] = IssueType(id, name, at, at, description, color)


def slug_of(name: str) -> str:
    """The slug of a team's name.

    :param name: the name
    """
    return re.sub(r"[^\w]+", "-", name.lower(), flags=re.ASCII).strip("-")


def team_named(state: State, organization: Account, slug: str) -> Team | None:
    """The team with a slug; None if there is none.

    :param organization: the organization
    :param slug: its slug, in any case
    """
    wanted = slug.lower()
    return next(
        (each for each in state.teams.values() if (each.organization, each.slug) == (organization.id, wanted)), None
    )


def repositories_of(state: State, owner: Account) -> list[Repository]:
    """The repositories of an organization or a user.

    :param owner: the organization or the user
    """
    return [each for each in state.repositories.values() if each.owner == owner.id]


def existing_teams(state: State, ids: Iterable[int]) -> list[Team]:
    """The teams with these IDs that were not deleted.

    :param ids: the IDs
    """
    return [state.teams[id] for id in ids if id in state.teams]


def with_parents(state: State, team: Team | None) -> Iterator[Team]:
    """A team and the teams that it is part of, from the inside out.

    :param team: the team
    """
    while team is not None:
        yield team
        team = state.teams.get(team.parent or 0)


def children(state: State, team: Team) -> list[Team]:
    """The teams that are part of a team, at any depth.

    :param team: the team
    """
    return [each for each in state.teams.values() if each is not team and team in with_parents(state, each)]


def invitation_of(state: State, organization: Account, user: Account) -> OrganizationInvitation | None:
    """The invitation of a user that is not accepted yet; None if there is none.

    :param organization: the organization
    :param user: the user
    """
    wanted = organization.id, user.id
    return next((each for each in state.invitations.values() if (each.organization, each.invitee) == wanted), None)


def invite(call: Call, organization: Account, user: Account | None, role: str) -> OrganizationInvitation:
    """Invite somebody to an organization, or change the invitation.

    :param organization: the organization
    :param user: whom; None for a URL alone
    :param role: "direct_member", "admin" or "billing_manager"
    """
    found = None if user is None else invitation_of(call.state, organization, user)
    if found is None:
        identity = call.state.next_id("organization_invitation")
        found = OrganizationInvitation(identity, organization.id, call.me.id, call.now, user.id if user else None)
        call.state.invitations[identity] = found
    found.role = role
    return found


def accept(call: Call, organization: Account, invitation: OrganizationInvitation) -> None:
    """Make the user of an invitation a member.

    :param organization: the organization
    :param invitation: the invitation
    """
    assert invitation.invitee is not None
    organization.members[invitation.invitee] = "admin" if invitation.role == "admin" else "member"
    for id, role in invitation.teams.items():
        if (team := call.state.teams.get(id)) is not None:
            team.members[invitation.invitee] = role
    del call.state.invitations[invitation.id]


def leave(call: Call, organization: Account, user: int) -> None:
    """Remove a member from an organization, its teams and its private repositories.

    :param organization: the organization
    :param user: the ID of the user
    """
    state = call.state
    organization.members.pop(user, None)
    if organization.copilot is not None:
        organization.copilot.seats.pop(user, None)
    for held, ids in organization.roles.items():
        if held.startswith("users ") and user in ids:
            ids.remove(user)
    if user in organization.public_members:
        organization.public_members.remove(user)
    for team in state.teams.values():
        if team.organization == organization.id:
            team.members.pop(user, None)
    for repository in state.repositories.values():
        if repository.owner == organization.id:
            repository.collaborators.pop(user, None)
