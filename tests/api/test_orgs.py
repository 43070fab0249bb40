"""Organizations: members, invitations, hooks, blocks, outside collaborators."""

from __future__ import annotations

from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import NotRefreshable
from harness import Case, Reply, Server, body_of, check, make, outcomes

ORG = "/orgs/github"
HOOK = "/orgs/octocat/hooks/1"
MINE = "/user/memberships/orgs"
ALL = {"per_page": "100"}
CONFIG = {"url": "http://example.com/hook", "content_type": "json"}
PROJECT = {"id": 5, "url": "https://api.github.com/projects/5", "name": "Plans"}
FAILED = [{"id": 1, "login": "mona", "failed_reason": "The invitation ran out"}]
NEW_REPOSITORY = {
    "name": "Hello-World",
    "description": "",
    "homepage": "",
    "private": False,
    "has_issues": True,
    "has_wiki": True,
    "auto_init": False,
    "gitignore_template": "",
    "license_template": "",
    "has_projects": True,
}
SETTINGS: dict[str, Any] = {
    "billing_email": "a@b.c",
    "company": "GitHub",
    "email": "",
    "location": "here",
    "name": "New",
    "description": "text",
    "has_organization_projects": False,
    "has_repository_projects": True,
    "default_repository_permission": "none",
    "members_can_create_repositories": False,
}


def yes(operation: str, args: tuple[Any, ...], request: str, **more: Any) -> Case:
    """A case that is True for 204 and False for 404."""
    return Case(operation, args, request, status=204, result=True, refused=404, **more)


def listed(operation: str, request: str, reply: str, result: str, *args: Any, **more: Any) -> Case:
    """A case of a listing."""
    return Case(operation, args, request, query={**ALL, **more.pop("query", {})}, reply=reply, result=result, **more)


CASES = [
    Case(
        "Client.all_organizations",
        (),
        "GET /organizations",
        {"since": 135, "per_page": 30},
        {"since": "135", "per_page": "30"},
        reply="[Organization]",
        result="[ShortOrganization]",
    ),
    Case("Client.organization", ("github",), f"GET {ORG}", reply="Organization", result="Organization"),
    listed("Client.organizations", "GET /user/orgs", "[Organization]", "[ShortOrganization]"),
    listed("Client.organizations_with", "GET /users/mona/orgs", "[Organization]", "[ShortOrganization]", "mona"),
    Case("Client.membership_in", ("github",), f"GET {MINE}/github", reply="Membership", result="Membership"),
    listed("Client.organization_memberships", f"GET {MINE}", "[Membership]", "[Membership]"),
    listed(
        "Client.organization_memberships",
        f"GET {MINE}",
        "[Membership]",
        "[Membership]",
        "PENDING",
        query={"state": "pending"},
        note="state",
    ),
    Case(
        "Client.activate_membership",
        ("github",),
        f"PATCH {MINE}/github",
        json={"state": "active"},
        reply="Membership",
        result="Membership",
    ),
    listed("ShortUser.organizations", "GET /users/octocat/orgs", "[Organization]", "[ShortOrganization]"),
    Case("ShortOrganization.edit", (), f"PATCH {ORG}", SETTINGS, json=SETTINGS, reply="Organization", result=True),
    Case(
        "ShortOrganization.add_or_update_membership",
        ("mona", "admin"),
        f"PUT {ORG}/memberships/mona",
        json={"role": "admin"},
        reply="Membership",
        result="Membership",
    ),
    yes("ShortOrganization.conceal_member", ("mona",), f"DELETE {ORG}/public_members/mona"),
    yes("ShortOrganization.publicize_member", ("mona",), f"PUT {ORG}/public_members/mona"),
    yes("ShortOrganization.is_member", ("mona",), f"GET {ORG}/members/mona"),
    yes("ShortOrganization.is_public_member", ("mona",), f"GET {ORG}/public_members/mona"),
    listed("ShortOrganization.members", f"GET {ORG}/members", "[ShortUser]", "[ShortUser]"),
    listed(
        "ShortOrganization.members",
        f"GET {ORG}/members",
        "[ShortUser]",
        "[ShortUser]",
        "2fa_disabled",
        "admin",
        query={"filter": "2fa_disabled", "role": "admin"},
        note="filters",
    ),
    Case(
        "ShortOrganization.membership_for",
        ("mona",),
        f"GET {ORG}/memberships/mona",
        reply="Membership",
        result="Membership",
    ),
    listed("ShortOrganization.public_members", f"GET {ORG}/public_members", "[ShortUser]", "[ShortUser]"),
    yes("ShortOrganization.remove_member", ("mona",), f"DELETE {ORG}/members/mona"),
    yes("ShortOrganization.remove_membership", ("mona",), f"DELETE {ORG}/memberships/mona"),
    yes("ShortOrganization.cancel_invite", (7,), f"DELETE {ORG}/invitations/7"),
    Case("ShortOrganization.failed_invitations", (), f"GET {ORG}/failed_invitations", reply=FAILED, result=FAILED),
    listed(
        "ShortOrganization.invitations",
        f"GET {ORG}/invitations",
        "[OrganizationInvitation]",
        "[OrganizationInvitation]",
    ),
    Case(
        "ShortOrganization.invite",
        ([1, 2],),
        f"POST {ORG}/invitations",
        {"invitee_id": 7},
        json={"team_ids": [1, 2], "invitee_id": 7, "role": "direct_member"},
        reply="OrganizationInvitation",
        status=201,
        result="OrganizationInvitation",
    ),
    Case(
        "ShortOrganization.invite",
        ([],),
        f"POST {ORG}/invitations",
        {"email": "a@b.c", "role": "admin"},
        json={"team_ids": [], "email": "a@b.c", "role": "admin"},
        reply="OrganizationInvitation",
        status=201,
        result="OrganizationInvitation",
        note="by-mail",
    ),
    Case(
        "Membership.edit",
        ("active",),
        f"PATCH {MINE}/github",
        json={"state": "active"},
        reply="Membership",
        result=True,
    ),
    listed("OrganizationInvitation.teams", "GET /organizations/2/invitations/1/teams", "[Team]", "[ShortTeam]"),
    listed(
        "OrganizationInvitation.teams",
        "GET /organizations/2/invitations/1/teams",
        "[Team]",
        "[ShortTeam]",
        changes={"invitation_team_url": None},
        note="of-today",
    ),
    Case(
        "ShortOrganization.make_outside_collaborator",
        ("mona",),
        f"PUT {ORG}/outside_collaborators/mona",
        reply={},
        status=202,
        result=True,
        refused=404,
    ),
    listed(
        "ShortOrganization.outside_collaborators",
        f"GET {ORG}/outside_collaborators",
        "[ShortUser]",
        "[ShortUser]",
        "2fa_insecure",
        query={"filter": "2fa_insecure"},
    ),
    yes("ShortOrganization.remove_outside_collaborator", ("mona",), f"DELETE {ORG}/outside_collaborators/mona"),
    yes("ShortOrganization.block", ("mona",), f"PUT {ORG}/blocks/mona"),
    yes("ShortOrganization.unblock", ("mona",), f"DELETE {ORG}/blocks/mona"),
    yes("ShortOrganization.is_blocking", ("mona",), f"GET {ORG}/blocks/mona"),
    listed("ShortOrganization.blocked_users", f"GET {ORG}/blocks", "[ShortUser]", "[ShortUser]"),
    Case(
        "ShortOrganization.create_hook",
        ("web", CONFIG),
        f"POST {ORG}/hooks",
        json={"name": "web", "config": CONFIG, "events": ["push"], "active": True},
        reply="OrganizationHook",
        status=201,
        result="OrganizationHook",
    ),
    Case("ShortOrganization.hook", (1,), f"GET {ORG}/hooks/1", reply="OrganizationHook", result="OrganizationHook"),
    listed("ShortOrganization.hooks", f"GET {ORG}/hooks", "[OrganizationHook]", "[OrganizationHook]"),
    Case(
        "OrganizationHook.edit",
        (CONFIG, ["push", "issues"], False),
        f"PATCH {HOOK}",
        json={"config": CONFIG, "events": ["push", "issues"], "active": False},
        reply="OrganizationHook",
        result=True,
    ),
    Case(
        "OrganizationHook.edit",
        (),
        f"PATCH {HOOK}",
        {"active": False},
        json={"active": False},
        reply="OrganizationHook",
        result=True,
        note="pause",
    ),
    Case(
        "OrganizationHook.edit",
        (),
        f"PATCH {HOOK}",
        {"events": ["push"]},
        json={"events": ["push"]},
        reply="OrganizationHook",
        result=True,
        note="events",
    ),
    Case("OrganizationHook.delete", (), f"DELETE {HOOK}", status=204, result=True, refused=404),
    Case("OrganizationHook.ping", (), f"POST {HOOK}/pings", status=204, result=True, refused=404),
    Case(
        "ShortOrganization.create_repository",
        ("Hello-World",),
        f"POST {ORG}/repos",
        json=NEW_REPOSITORY,
        reply="Repository",
        status=201,
        result="Repository",
    ),
    Case(
        "ShortOrganization.create_repository",
        ("Hello-World",),
        f"POST {ORG}/repos",
        {"team_id": 12, "private": True},
        json={**NEW_REPOSITORY, "team_id": 12, "private": True},
        reply="Repository",
        status=201,
        result="Repository",
        note="for-a-team",
    ),
    listed("ShortOrganization.repositories", f"GET {ORG}/repos", "[Repository]", "[ShortRepository]"),
    listed(
        "ShortOrganization.repositories",
        f"GET {ORG}/repos",
        "[Repository]",
        "[ShortRepository]",
        "sources",
        query={"type": "sources"},
        note="type",
    ),
    Case(
        "ShortOrganization.create_project",
        ("Plans", "For the year"),
        f"POST {ORG}/projects",
        json={"name": "Plans", "body": "For the year"},
        headers={"Accept": "application/vnd.github.inertia-preview+json"},
        reply=PROJECT,
        status=201,
        result="Project",
    ),
    Case(
        "ShortOrganization.project",
        (5,),
        "GET /projects/5",
        reply=PROJECT,
        result="Project",
        refused=304,
        otherwise=None,
    ),
    Case("ShortOrganization.projects", (), f"GET {ORG}/projects", query=ALL, reply=[PROJECT], result="[Project]"),
]


@pytest.mark.parametrize(("case", "outcome"), outcomes(CASES))
def test_operation(case: Case, outcome: str, server: Server) -> None:
    check(case, outcome, server)


def test_a_short_organization_becomes_the_whole(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(body_of("Organization")))
    organization = make("ShortOrganization", client).refresh()
    assert type(organization).__name__ == "Organization" and str(organization) == "github"
    assert organization.plan.name == "Medium" and organization.followers_count == 20
    assert organization == make("ShortOrganization", client)


def test_an_edit_of_nothing_sends_nothing(client: ferrohub.Client, server: Server) -> None:
    assert make("Organization", client).edit() is False
    assert server.requests == []


def test_the_type_is_known_when_the_response_lacks_it(client: ferrohub.Client) -> None:
    assert make("ShortOrganization", client, type=None).type == "Organization"
    assert make("ShortOrganization", client, type="Bot").type == "Bot"


@pytest.mark.parametrize(
    ("state", "active", "pending"), [("Active", True, False), ("pending", False, True), (None,) * 3]
)
def test_the_state_of_a_membership(client: ferrohub.Client, state: Any, active: Any, pending: Any) -> None:
    membership = make("Membership", client, state=state)
    assert membership.active is bool(active) and membership.pending is bool(pending)


def test_an_accepted_invitation_shows(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({**body_of("Membership"), "state": "active"}))
    membership = make("Membership", client, state="pending")
    assert membership.edit("ACTIVE") and membership.active
    assert server.requests[0].json == {"state": "active"}


def test_outsiders_learn_of_public_members_by_a_redirect(client: ferrohub.Client, server: Server) -> None:
    there = f"{server.url}{ORG}/public_members/mona"
    server.will(Reply(None, 302, {"Location": there}), Reply(None, 204))
    assert make("Organization", client).is_member("mona") is True
    assert [r.path for r in server.requests] == [f"{ORG}/members/mona", f"{ORG}/public_members/mona"]


def test_an_invitation_has_no_address(client: ferrohub.Client, server: Server) -> None:
    invitation = make("OrganizationInvitation", client)
    assert invitation.created_at.isoformat() == "2016-11-30T14:46:10+00:00"
    with pytest.raises(NotRefreshable):
        invitation.refresh()
    assert server.requests == []


def test_an_edited_hook_shows(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({**body_of("OrganizationHook"), "active": False}))
    hook = make("OrganizationHook", client)
    assert hook.edit(CONFIG, active=False) and hook.active is False
    assert server.requests[0].json == {"config": CONFIG, "active": False}


@pytest.mark.parametrize(
    ("call", "argument"),
    [
        (lambda o: o.add_or_update_membership("mona", "boss"), "role"),
        (lambda o: o.add_or_update_membership("mona", "Admin"), "role"),
        (lambda o: o.members(filter="bogus"), "filter"),
        (lambda o: o.members(role="bogus"), "role"),
        (lambda o: o.outside_collaborators("bogus"), "filter"),
        (lambda o: o.repositories("bogus"), "type"),
        (lambda o: o.edit(default_repository_permission="all"), "default_repository_permission"),
        (lambda o: o.invite([1], email=""), "invitee_id or email"),
        (lambda o: o.invite([1], 0), "invitee_id"),
        (lambda o: o.invite([1], 7, role="member"), "role"),
        (lambda o: o.cancel_invite(0), "invitee_id"),
        (lambda o: o.hook(0), "hook_id"),
        (lambda o: o.create_hook("", CONFIG), "name"),
        (lambda o: o.create_hook("web", {}), "config"),
        (lambda o: o.create_repository(""), "name"),
        (lambda o: o.create_repository("x", team_id=-1), "team_id"),
        (lambda o: o.is_member(""), "username"),
        (lambda o: make("Membership", ferrohub.Client(session=o.session)).edit("pending"), "state"),
        (lambda o: ferrohub.Client(session=o.session).organization(""), "username"),
        (lambda o: ferrohub.Client(session=o.session).organization_memberships("bogus"), "state"),
        (lambda o: ferrohub.Client(session=o.session).all_organizations(per_page=101), "per_page"),
    ],
)
def test_bad_input_is_refused_before_anything_is_sent(
    client: ferrohub.Client, server: Server, call: Any, argument: str
) -> None:
    with pytest.raises(ValueError, match=argument):
        call(make("Organization", client))
    assert server.requests == []


def test_team_0_is_no_team(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(body_of("Repository"), 201))
    make("ShortOrganization", client).create_repository("Hello-World", team_id=0)
    assert server.requests[0].json == NEW_REPOSITORY
