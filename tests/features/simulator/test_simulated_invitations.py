"""Invitations to repositories and organizations of the simulator: who sees, changes, accepts and declines them."""

from __future__ import annotations

import pytest

import ferrohub
from ferrohub.testing import GitHub
from sending import send

HOME = "/repos/octo/compass"


@pytest.fixture
def github() -> GitHub:
    made = GitHub(validate=True)
    made.organization("octo", owners=[made.user("mona")], members=[made.user("lisa")])
    made.user("hubot")
    made.repository("octo/compass", private=True)
    return made


@pytest.fixture
def hubot(github: GitHub) -> ferrohub.Client:
    return github.client("hubot")


def test_an_invitation_to_a_repository_is_accepted_once(client: ferrohub.Client, hubot: ferrohub.Client) -> None:
    _, made = send(client, f"PUT {HOME}/collaborators/hubot", {"permission": "triage"})
    path = f"/user/repository_invitations/{made['id']}"
    assert send(client, f"PATCH {path}")[0] == 404
    assert send(hubot, f"PATCH {path}")[0] == 204 and send(hubot, f"PATCH {path}")[0] == 404
    assert send(hubot, f"GET {HOME}")[1]["permissions"]["triage"]
    assert send(client, f"GET {HOME}/collaborators/hubot/permission")[1]["role_name"] == "triage"


def test_an_invitation_to_a_repository_is_declined(client: ferrohub.Client, hubot: ferrohub.Client) -> None:
    _, made = send(client, f"PUT {HOME}/collaborators/hubot")
    path = f"/user/repository_invitations/{made['id']}"
    assert send(client, f"DELETE {path}")[0] == 404 and send(hubot, f"DELETE {path}")[0] == 204
    assert send(hubot, "GET /user/repository_invitations")[1] == [] and send(hubot, f"GET {HOME}")[0] == 404
    assert send(client, f"GET {HOME}/collaborators/hubot")[0] == 404


def test_an_invitation_to_a_repository_is_withdrawn(
    github: GitHub, client: ferrohub.Client, hubot: ferrohub.Client
) -> None:
    _, made = send(client, f"PUT {HOME}/collaborators/hubot")
    # A second invitation is the first one.
    assert send(client, f"PUT {HOME}/collaborators/hubot", {"permission": "admin"})[1]["id"] == made["id"]
    path = f"{HOME}/invitations/{made['id']}"
    assert send(github.client("lisa"), f"DELETE {path}")[0] in (403, 404)
    assert send(client, f"DELETE {path}")[0] == 204 and send(client, f"DELETE {path}")[0] == 404
    assert send(hubot, f"PATCH /user/repository_invitations/{made['id']}")[0] == 404


def test_only_those_who_are_invited_join_an_organization(client: ferrohub.Client, hubot: ferrohub.Client) -> None:
    accept = "PATCH /user/memberships/orgs/octo"
    assert send(hubot, accept, {"state": "active"})[0] == 404
    assert send(hubot, "PUT /orgs/octo/memberships/hubot")[0] == 403
    assert send(client, "PUT /orgs/octo/memberships/hubot")[1]["state"] == "pending"
    assert send(client, "GET /orgs/octo/members/hubot")[0] == 404
    assert send(hubot, accept, {"state": "active"})[1]["role"] == "member"
    assert send(client, "GET /orgs/octo/members/hubot")[0] == 204
    assert send(hubot, "GET /user/orgs")[1][0]["login"] == "octo"


def test_an_invitation_to_an_organization_ends_with_the_membership_that_it_offers(
    client: ferrohub.Client, hubot: ferrohub.Client
) -> None:
    send(client, "PUT /orgs/octo/memberships/hubot")
    assert send(client, "DELETE /orgs/octo/memberships/hubot")[0] == 204
    assert send(client, "GET /orgs/octo/invitations")[1] == []
    assert send(hubot, "PATCH /user/memberships/orgs/octo", {"state": "active"})[0] == 404
    assert send(client, "DELETE /orgs/octo/memberships/hubot")[0] == 404


def test_invitations_of_an_organization_are_selected_by_role(github: GitHub, client: ferrohub.Client) -> None:
    _, team = send(client, "POST /orgs/octo/teams", {"name": "core"})
    ids = [github.user(login).id for login in ("ana", "bo")]
    first = {"invitee_id": ids[0], "role": "admin", "team_ids": [team["id"]]}
    assert send(client, "POST /orgs/octo/invitations", first)[1]["team_count"] == 1
    assert send(client, "POST /orgs/octo/invitations", {"invitee_id": ids[1]})[0] == 201
    assert [each["login"] for each in send(client, "GET /orgs/octo/invitations?role=admin")[1]] == ["ana"]
    assert send(github.client("lisa"), "GET /orgs/octo/invitations")[0] == 403
    mona = github.state.account("mona")
    assert mona is not None and send(client, "POST /orgs/octo/invitations", {"invitee_id": mona.id})[0] == 422
    refused = {"invitee_id": github.user("cy").id, "team_ids": [99]}
    assert send(client, "POST /orgs/octo/invitations", refused)[0] == 422
    assert len(send(client, "GET /orgs/octo/invitations")[1]) == 2


def test_an_outside_collaborator_is_no_member(github: GitHub, client: ferrohub.Client, hubot: ferrohub.Client) -> None:
    github.repository("octo/other", private=True)
    _, made = send(client, f"PUT {HOME}/collaborators/hubot", {"permission": "push"})
    assert send(client, "GET /orgs/octo/outside_collaborators")[1] == []
    send(hubot, f"PATCH /user/repository_invitations/{made['id']}")
    assert [each["login"] for each in send(client, "GET /orgs/octo/outside_collaborators")[1]] == ["hubot"]
    assert [each["login"] for each in send(client, f"GET {HOME}/collaborators?affiliation=outside")[1]] == ["hubot"]
    assert send(hubot, f"GET {HOME}")[0] == 200 and send(hubot, "GET /repos/octo/other")[0] == 404
    assert send(client, "GET /orgs/octo/members/hubot")[0] == 404
    listed = send(client, f"GET {HOME}/collaborators?permission=push")[1]
    assert [each["login"] for each in listed] == ["hubot", "mona"]
    assert [each["login"] for each in send(client, f"GET {HOME}/collaborators?affiliation=direct")[1]] == ["hubot"]
    assert send(client, "PUT /orgs/octo/outside_collaborators/hubot")[0] == 403
    assert send(github.client("lisa"), "GET /orgs/octo/outside_collaborators")[0] == 403
    # Who joins is a member with the roles as before.
    send(client, "PUT /orgs/octo/memberships/hubot")
    send(hubot, "PATCH /user/memberships/orgs/octo", {"state": "active"})
    assert send(client, "GET /orgs/octo/outside_collaborators")[1] == []
    assert send(hubot, f"GET {HOME}")[1]["permissions"]["push"]
