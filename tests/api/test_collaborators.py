"""Collaborators of a repository, and invitations to become one."""

from __future__ import annotations

from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import NotRefreshable
from harness import Case, Reply, Server, check, make, outcomes

REPO = "/repos/octocat/Hello-World"
MINE = "/user/repository_invitations"
ALL = {"per_page": "100"}

CASES = [
    Case(
        "ShortRepository.collaborators",
        (),
        f"GET {REPO}/collaborators",
        query={**ALL, "affiliation": "all"},
        reply="[ShortUser]",
        result="[Collaborator]",
    ),
    Case(
        "ShortRepository.collaborators",
        ("outside",),
        f"GET {REPO}/collaborators",
        query={**ALL, "affiliation": "outside"},
        reply=[],
        result=[],
        note="outside",
    ),
    Case(
        "ShortRepository.is_collaborator",
        ("mona",),
        f"GET {REPO}/collaborators/mona",
        status=204,
        result=True,
        refused=404,
    ),
    Case(
        "ShortRepository.collaborator_permission",
        ("mona",),
        f"GET {REPO}/collaborators/mona/permission",
        reply="CollaboratorPermission",
        result=lambda permission: (permission.permission, permission.role_name) == ("write", "maintain"),
    ),
    Case(
        "ShortRepository.add_collaborator",
        ("mona",),
        f"PUT {REPO}/collaborators/mona",
        reply="RepositoryInvitation",
        status=201,
        result=True,
        refused=404,
    ),
    Case(
        "ShortRepository.add_collaborator",
        ("mona", "maintain"),
        f"PUT {REPO}/collaborators/mona",
        json={"permission": "maintain"},
        status=204,
        result=True,
        note="has-access-already",
    ),
    Case(
        "ShortRepository.remove_collaborator",
        ("mona",),
        f"DELETE {REPO}/collaborators/mona",
        status=204,
        result=True,
        refused=404,
    ),
    Case(
        "ShortRepository.invitations",
        (),
        f"GET {REPO}/invitations",
        query=ALL,
        reply="[RepositoryInvitation]",
        result="[RepositoryInvitation]",
    ),
    Case(
        "Client.repository_invitations",
        (),
        f"GET {MINE}",
        query=ALL,
        reply="[RepositoryInvitation]",
        result="[RepositoryInvitation]",
    ),
    Case(
        "RepositoryInvitation.accept",
        (),
        f"PATCH {MINE}/1296269",
        status=204,
        result=True,
        refused=404,
    ),
    Case(
        "RepositoryInvitation.decline",
        (),
        f"DELETE {MINE}/1296269",
        status=204,
        result=True,
        refused=404,
    ),
    Case(
        "RepositoryInvitation.delete",
        (),
        f"DELETE {REPO}/invitations/1",
        status=204,
        result=True,
        refused=404,
    ),
    Case(
        "RepositoryInvitation.update",
        ("triage",),
        f"PATCH {REPO}/invitations/1",
        json={"permissions": "triage"},
        reply="RepositoryInvitation",
        result="RepositoryInvitation",
    ),
]


@pytest.mark.parametrize(("case", "outcome"), outcomes(CASES))
def test_operation(case: Case, outcome: str, server: Server) -> None:
    check(case, outcome, server)


def test_a_user_may_stand_for_a_login(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(status=204))
    assert make("ShortRepository", client).is_collaborator(make("ShortUser", client)) is True
    assert server.requests[0].line == f"GET {REPO}/collaborators/octocat"


def test_fields_of_an_invitation(client: ferrohub.Client) -> None:
    invitation = make("RepositoryInvitation", client)
    assert invitation.inviter.login == invitation.invitee.login == "octocat"
    assert invitation.repository.full_name == "octocat/Hello-World"
    assert invitation.permissions == "write" and invitation.expired is False
    assert invitation.created_at.isoformat() == "2016-06-13T19:52:50+00:00"
    assert make("RepositoryInvitation", client, invitee=None).invitee is None


def test_an_invitation_has_no_address_to_read(client: ferrohub.Client) -> None:
    with pytest.raises(NotRefreshable):
        make("RepositoryInvitation", client).refresh()


@pytest.mark.parametrize(
    ("call", "error", "named"),
    [
        (lambda r, i: r.collaborators("bogus"), ValueError, "affiliation"),
        (lambda r, i: r.is_collaborator(""), ValueError, "username"),
        (lambda r, i: r.add_collaborator("  "), ValueError, "username"),
        (lambda r, i: r.remove_collaborator(None), TypeError, "username"),
        (lambda r, i: i.update("owner"), ValueError, "permissions"),
    ],
)
def test_wrong_arguments_are_refused(
    call: Any, error: type, named: str, client: ferrohub.Client, server: Server
) -> None:
    server.will(Reply({}))
    with pytest.raises(error, match=named):
        call(make("ShortRepository", client), make("RepositoryInvitation", client))
    assert server.requests == []
