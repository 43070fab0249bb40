"""Teams, memberships and invitations of the simulator."""

from __future__ import annotations

import pytest

import ferrohub
from ferrohub.testing import GitHub
from sending import send


@pytest.fixture
def github() -> GitHub:
    made = GitHub(validate=True)
    made.organization("octo", owners=[made.user("mona")], members=[made.user("lisa")])
    made.user("hubot")
    made.repository("octo/compass", private=True)
    return made


@pytest.fixture
def lisa(github: GitHub) -> ferrohub.Client:
    return github.client("lisa")


def test_members_of_a_team_have_its_access(github: GitHub, client: ferrohub.Client, lisa: ferrohub.Client) -> None:
    github.state.account("octo").default_repository_permission = "none"
    assert send(lisa, "GET /repos/octo/compass")[0] == 404
    status, team = send(client, "POST /orgs/octo/teams", {"name": "Core Team", "privacy": "closed"})
    assert (status, team["slug"], team["members_count"], team["organization"]["login"]) == (201, "core-team", 1, "octo")
    _, member = send(client, "PUT /orgs/octo/teams/core-team/memberships/lisa")
    assert (member["role"], member["state"]) == ("member", "active")
    body = {"permission": "maintain"}
    assert send(client, "PUT /orgs/octo/teams/core-team/repos/octo/compass", body)[0] == 204
    assert send(lisa, "GET /repos/octo/compass")[1]["permissions"]["maintain"]
    assert [each["login"] for each in send(client, "GET /orgs/octo/teams/core-team/members")[1]] == ["mona", "lisa"]
    _, (shown,) = send(lisa, "GET /orgs/octo/teams/core-team/repos")
    assert (shown["full_name"], shown["role_name"]) == ("octo/compass", "maintain")
    # The URL in the body leads to the same team.
    assert client.session.get(team["url"]).json()["name"] == "Core Team"
    accept = {"Accept": "application/vnd.github.v3.repository+json"}
    path = "GET /orgs/octo/teams/core-team/repos/octo/compass"
    assert send(lisa, path)[0] == 204 and send(lisa, path, **accept)[1]["name"] == "compass"
    assert [each["permission"] for each in send(client, "GET /repos/octo/compass/teams")[1]] == ["maintain"]
    assert send(client, "DELETE /orgs/octo/teams/core-team/memberships/lisa")[0] == 204
    assert send(lisa, "GET /repos/octo/compass")[0] == 404


def test_teams_inherit_from_their_parents(github: GitHub, client: ferrohub.Client, lisa: ferrohub.Client) -> None:
    _, top = send(client, "POST /orgs/octo/teams", {"name": "top", "privacy": "closed", "repo_names": ["octo/compass"]})
    _, low = send(
        client, "POST /orgs/octo/teams", {"name": "low", "parent_team_id": top["id"], "maintainers": ["lisa"]}
    )
    assert low["parent"]["slug"] == "top"
    assert [each["slug"] for each in send(client, "GET /orgs/octo/teams/top/teams")[1]] == ["low"]
    assert {each["login"] for each in send(client, "GET /orgs/octo/teams/top/members")[1]} == {"mona", "lisa"}
    assert [each["name"] for each in send(lisa, "GET /orgs/octo/teams/low/repos")[1]] == ["compass"]
    assert [each["slug"] for each in send(lisa, "GET /user/teams")[1]] == ["low"]
    assert send(client, "PATCH /orgs/octo/teams/top", {"parent_team_id": low["id"]})[0] == 422
    assert send(client, "PATCH /orgs/octo/teams/top", {"name": "Top 2"})[1]["slug"] == "top-2"
    assert send(client, "DELETE /orgs/octo/teams/top-2")[0] == 204
    assert send(client, "GET /orgs/octo/teams")[1] == []


def test_secret_teams_are_visible_to_members_and_owners(
    github: GitHub, client: ferrohub.Client, lisa: ferrohub.Client
) -> None:
    send(client, "POST /orgs/octo/teams", {"name": "secret", "privacy": "secret"})
    assert send(lisa, "GET /orgs/octo/teams")[1] == [] and send(lisa, "GET /orgs/octo/teams/secret")[0] == 404
    assert send(client, "POST /orgs/octo/teams", {"name": "Secret"})[0] == 422
    assert send(github.client("hubot"), "GET /orgs/octo/teams")[0] == 403
    assert send(lisa, "PATCH /orgs/octo/teams/secret", {"name": "x"})[0] == 404


def test_an_invitation_is_accepted(github: GitHub, client: ferrohub.Client) -> None:
    hubot = github.client("hubot")
    send(client, "POST /orgs/octo/teams", {"name": "core", "privacy": "closed"})
    assert send(client, "PUT /orgs/octo/teams/core/memberships/hubot")[1]["state"] == "pending"
    assert send(client, "PUT /orgs/octo/memberships/hubot", {"role": "admin"})[1]["state"] == "pending"
    _, (invitation,) = send(client, "GET /orgs/octo/invitations")
    assert (invitation["login"], invitation["role"], invitation["team_count"]) == ("hubot", "admin", 1)
    path = f"/orgs/octo/invitations/{invitation['id']}/teams"
    assert [each["slug"] for each in send(client, f"GET {path}")[1]] == ["core"]
    assert [each["state"] for each in send(hubot, "GET /user/memberships/orgs")[1]] == ["pending"]
    _, membership = send(hubot, "PATCH /user/memberships/orgs/octo", {"state": "active"})
    assert (membership["state"], membership["role"]) == ("active", "admin")
    assert send(client, "GET /orgs/octo/teams/core/memberships/hubot")[1]["state"] == "active"
    assert send(client, "GET /orgs/octo/invitations")[1] == []


def test_an_invitation_is_cancelled(github: GitHub, client: ferrohub.Client) -> None:
    id = github.state.account("hubot").id
    _, made = send(client, "POST /orgs/octo/invitations", {"invitee_id": id})
    assert send(client, "POST /orgs/octo/invitations", {"email": "new@example.com"})[1]["login"] is None
    assert send(client, f"DELETE /orgs/octo/invitations/{made['id']}")[0] == 204
    assert [each["email"] for each in send(client, "GET /orgs/octo/invitations")[1]] == ["new@example.com"]
    assert send(github.client("hubot"), "GET /user/memberships/orgs/octo")[0] == 404
    assert send(client, "POST /orgs/octo/invitations", {})[0] == 422


def test_who_leaves_loses_access(github: GitHub, client: ferrohub.Client, lisa: ferrohub.Client) -> None:
    send(client, "POST /orgs/octo/teams", {"name": "core", "maintainers": ["lisa"], "repo_names": ["octo/compass"]})
    assert send(client, "DELETE /orgs/octo/memberships/mona")[0] == 403
    assert send(client, "PUT /orgs/octo/outside_collaborators/lisa")[0] == 204
    assert [each["login"] for each in send(client, "GET /orgs/octo/outside_collaborators")[1]] == ["lisa"]
    assert send(lisa, "GET /repos/octo/compass")[0] == 200 and send(lisa, "GET /orgs/octo/teams")[0] == 403
    assert send(client, "DELETE /orgs/octo/outside_collaborators/lisa")[0] == 204
    assert send(lisa, "GET /repos/octo/compass")[0] == 404
    assert send(client, "DELETE /orgs/octo/outside_collaborators/mona")[0] == 422


def test_collaborators_are_invited(github: GitHub, client: ferrohub.Client) -> None:
    hubot = github.client("hubot")
    status, made = send(client, "PUT /repos/octo/compass/collaborators/hubot", {"permission": "pull"})
    assert (status, made["permissions"], made["invitee"]["login"]) == (201, "read", "hubot")
    assert send(hubot, "GET /repos/octo/compass")[0] == 404
    path = f"/repos/octo/compass/invitations/{made['id']}"
    assert send(client, f"PATCH {path}", {"permissions": "write"})[1]["permissions"] == "write"
    assert [each["id"] for each in send(client, "GET /repos/octo/compass/invitations")[1]] == [made["id"]]
    assert [each["id"] for each in send(hubot, "GET /user/repository_invitations")[1]] == [made["id"]]
    assert send(hubot, f"PATCH /user/repository_invitations/{made['id']}")[0] == 204
    assert send(hubot, "GET /repos/octo/compass")[1]["permissions"]["push"]
    # A collaborator's role changes at once.
    assert send(client, "PUT /repos/octo/compass/collaborators/hubot", {"permission": "admin"}) == (204, None)
    assert send(client, "DELETE /repos/octo/compass/collaborators/hubot")[0] == 204
    _, again = send(client, "PUT /repos/octo/compass/collaborators/hubot")
    assert send(hubot, f"DELETE /user/repository_invitations/{again['id']}")[0] == 204
    assert send(client, "GET /repos/octo/compass/invitations")[1] == []
