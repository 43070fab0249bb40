"""Teams: members, repositories and permissions."""

from __future__ import annotations

from typing import Any

import pytest

import ferrohub
from ferrohub.orgs import ShortTeam
from harness import Case, Reply, Server, body_of, check, make, outcomes, warning_due

ORG = "/orgs/github"
BY_ID = "/organizations/1/team/2"
TEAM = "/teams/1"
REPO = "octocat/Hello-World"
ALL = {"per_page": "100"}
MEMBERSHIP = {"url": "https://github.example.com/teams/1/memberships/mona", "role": "member", "state": "active"}

CASES = [
    Case("Client.user_teams", (), "GET /user/teams", query=ALL, reply="[Team]", result="[ShortTeam]"),
    Case(
        "ShortOrganization.create_team",
        ("Justice League",),
        f"POST {ORG}/teams",
        json={
            "name": "Justice League",
            "repo_names": [],
            "maintainers": [],
            "permission": "pull",
            "privacy": "secret",
        },
        reply="Team",
        status=201,
        result="Team",
    ),
    Case(
        "ShortOrganization.create_team",
        ("Justice League", [REPO], ["mona"], "push", 2, "closed"),
        f"POST {ORG}/teams",
        json={
            "name": "Justice League",
            "repo_names": [REPO],
            "maintainers": ["mona"],
            "permission": "push",
            "parent_team_id": 2,
            "privacy": "closed",
        },
        reply="Team",
        status=201,
        result="Team",
        note="everything",
    ),
    Case("ShortOrganization.team", (2,), f"GET {BY_ID}", reply="Team", result="Team"),
    Case("ShortOrganization.team_by_name", ("a/b",), f"GET {ORG}/teams/a%2Fb", reply="Team", result="Team"),
    Case("ShortOrganization.teams", (), f"GET {ORG}/teams", query=ALL, reply="[Team]", result="[ShortTeam]"),
    Case(
        "ShortOrganization.add_repository",
        (REPO, 2),
        f"PUT {BY_ID}/repos/{REPO}",
        status=204,
        result=True,
        refused=404,
    ),
    Case(
        "ShortOrganization.remove_repository",
        (REPO, 2),
        f"DELETE {BY_ID}/repos/{REPO}",
        status=204,
        result=True,
        refused=404,
    ),
    Case("ShortTeam.edit", ("New",), f"PATCH {TEAM}", json={"name": "New"}, reply="Team", result=True),
    Case(
        "ShortTeam.edit",
        ("New", "push", 7, "closed"),
        f"PATCH {TEAM}",
        json={"name": "New", "permission": "push", "parent_team_id": 7, "privacy": "closed"},
        reply="Team",
        status=201,
        result=True,
        note="everything",
    ),
    Case("ShortTeam.delete", (), f"DELETE {TEAM}", status=204, result=True, refused=404),
    Case("ShortTeam.add_repository", (REPO,), f"PUT {TEAM}/repos/{REPO}", status=204, result=True, refused=404),
    Case(
        "ShortTeam.add_repository",
        (REPO, "maintain"),
        f"PUT {TEAM}/repos/{REPO}",
        json={"permission": "maintain"},
        status=204,
        result=True,
        note="permission",
    ),
    Case("ShortTeam.has_repository", (REPO,), f"GET {TEAM}/repos/{REPO}", status=204, result=True, refused=404),
    Case(
        "ShortTeam.has_repository",
        (REPO,),
        f"GET {TEAM}/repos/{REPO}",
        reply="Repository",
        result=True,
        note="with-a-body",
    ),
    Case(
        "ShortTeam.permissions_for",
        (REPO,),
        f"GET {TEAM}/repos/{REPO}",
        headers={"Accept": "application/vnd.github.v3.repository+json"},
        reply="ShortRepositoryWithPermissions",
        result="ShortRepositoryWithPermissions",
    ),
    Case("ShortTeam.remove_repository", (REPO,), f"DELETE {TEAM}/repos/{REPO}", status=204, result=True, refused=404),
    Case(
        "ShortTeam.repositories",
        (),
        f"GET {TEAM}/repos",
        query=ALL,
        reply="[ShortRepositoryWithPermissions]",
        result="[ShortRepositoryWithPermissions]",
    ),
    Case(
        "ShortTeam.add_or_update_membership",
        ("mona", "maintainer"),
        f"PUT {TEAM}/memberships/mona",
        json={"role": "maintainer"},
        reply=MEMBERSHIP,
        result=MEMBERSHIP,
    ),
    Case("ShortTeam.is_member", ("mona",), f"GET {TEAM}/members/mona", status=204, result=True, refused=404),
    Case("ShortTeam.members", (), f"GET {TEAM}/members", query=ALL, reply="[ShortUser]", result="[ShortUser]"),
    Case(
        "ShortTeam.members",
        ("maintainer", 2),
        f"GET {TEAM}/members",
        query={"role": "maintainer", "per_page": "2"},
        reply="[ShortUser]",
        result="[ShortUser]",
        note="role",
    ),
    Case("ShortTeam.membership_for", ("mona",), f"GET {TEAM}/memberships/mona", reply=MEMBERSHIP, result=MEMBERSHIP),
    Case(
        "ShortTeam.revoke_membership",
        ("mona",),
        f"DELETE {TEAM}/memberships/mona",
        status=204,
        result=True,
        refused=404,
    ),
    Case("ShortTeam.add_member", ("mona",), f"PUT {TEAM}/members/mona", status=204, result=True, refused=404),
    Case("ShortTeam.invite", ("mona",), f"PUT {TEAM}/memberships/mona", reply=MEMBERSHIP, result=True, refused=404),
    Case("ShortTeam.remove_member", ("mona",), f"DELETE {TEAM}/members/mona", status=204, result=True, refused=404),
]


@pytest.mark.parametrize(("case", "outcome"), outcomes(CASES))
def test_operation(case: Case, outcome: str, server: Server) -> None:
    check(case, outcome, server)


def test_an_edit_shows_in_the_team(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({**body_of("Team"), "name": "New", "privacy": "secret"}))
    team = make("Team", client)
    with warning_due("ShortTeam.edit"):
        assert team.edit("New", privacy="secret")
    assert team.name == str(team) == "New" and team.privacy == "secret"


def test_a_short_team_becomes_the_whole(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(body_of("Team")))
    team = make("ShortTeam", client).refresh()
    assert type(team).__name__ == "Team" and team.members_count == 3 and team.repos_count == 10
    assert team.organization.login == "github" and team.parent.name == "Avengers"
    assert team.created_at.isoformat() == "2017-07-14T16:53:42+00:00"
    assert team.members_urlt.expand(member="mona") == f"{server.url}/teams/1/members/mona"


def test_people_and_repositories_may_be_given_as_objects(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(None, 204))
    team, user, repository = make("Team", client), make("ShortUser", client), make("Repository", client)
    with warning_due("ShortTeam.is_member"), warning_due("ShortTeam.has_repository"):
        assert team.is_member(user) and team.has_repository(repository)
    assert [r.path for r in server.requests] == [f"{TEAM}/members/octocat", f"{TEAM}/repos/{REPO}"]


def test_a_short_team_has_its_counts_where_github_sends_them(client: ferrohub.Client) -> None:
    team = make("ShortTeam", client)
    assert team.members_count == 3 and team.repos_count == 10
    bare = ShortTeam.from_dict({"id": 1, "name": "Justice League"}, client)
    assert bare.members_count is None and bare.repos_count is None


@pytest.mark.parametrize(
    ("call", "argument"),
    [
        (lambda t: t.edit(""), "name"),
        (lambda t: t.edit("New", privacy="open"), "privacy"),
        (lambda t: t.edit("New", permission="write"), "permission"),
        (lambda t: t.members(role="boss"), "role"),
        (lambda t: t.add_or_update_membership("mona", "boss"), "role"),
        (lambda t: t.has_repository("Hello-World"), "repository"),
        (lambda t: t.add_repository("a/b/c"), "repository"),
        (lambda t: t.remove_repository("octocat/"), "repository"),
        (lambda t: t.is_member(" "), "username"),
    ],
)
def test_bad_input_is_refused_before_anything_is_sent(
    client: ferrohub.Client, server: Server, call: Any, argument: str
) -> None:
    with pytest.warns(DeprecationWarning, match="ShortTeam"), pytest.raises(ValueError, match=argument):
        call(make("Team", client))
    assert server.requests == []


@pytest.mark.parametrize(
    ("call", "argument"),
    [
        (lambda o: o.team(0), "team_id"),
        (lambda o: o.team_by_name(""), "team_slug"),
        (lambda o: o.add_repository(REPO, -1), "team_id"),
        (lambda o: o.remove_repository("x", 2), "repository"),
        (lambda o: o.create_team(""), "name"),
        (lambda o: o.create_team("x", privacy="visible"), "privacy"),
        (lambda o: o.create_team("x", permission="admin"), "permission"),
        (lambda o: o.create_team("x", parent_team_id=0), "parent_team_id"),
    ],
)
def test_bad_input_of_organizations_is_refused(
    client: ferrohub.Client, server: Server, call: Any, argument: str
) -> None:
    with pytest.raises(ValueError, match=argument):
        call(make("Organization", client))
    assert server.requests == []
