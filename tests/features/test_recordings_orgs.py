"""Organizations, teams, apps, authorizations and an Enterprise Server, on real recordings."""

from __future__ import annotations

import datetime

import pytest

import ferrohub
from ferrohub.exceptions import ForbiddenError, UnrecordedRequest
from recordings import EXACT, needed, replayed

#: Classic projects, which GitHub has removed, warn.
CLASSIC = pytest.mark.filterwarnings("ignore:.*[pP]roject.* is deprecated:DeprecationWarning")

pytestmark = needed

CONFIG = {"url": "https://httpbin.org/post", "content_type": "json"}


def test_all_organizations() -> None:
    with replayed("betamax/GitHub_all_organizations") as client:
        organizations = list(client.all_organizations(number=25))
    assert len(organizations) == 25 and all(type(o).__name__ == "ShortOrganization" for o in organizations)
    assert organizations[0].id < organizations[-1].id


def test_get_organization() -> None:
    with replayed("octokit/get-organization") as client:
        organization = client.organization("octokit-fixture-org")
    assert organization.login == "octokit-fixture-org" and organization.type == "Organization"
    assert isinstance(organization.created_at, datetime.datetime)


def test_organizations_of_a_user() -> None:
    with replayed("betamax/User_iter_orgs") as client:
        organizations = list(client.user("sigmavirus24").organizations(number=25))
    assert organizations and all(str(organization) for organization in organizations)


def test_members() -> None:
    with replayed("betamax/Organization_members") as client:
        members = list(client.organization("github3py").members())
    assert {type(member).__name__ for member in members} == {"ShortUser"}


def test_publicize_member() -> None:
    with replayed("betamax/Organization_publicize_member") as client:
        organization = client.organization("github3py")
        with pytest.raises(ForbiddenError):
            organization.publicize_member("esacteksab")
        assert organization.publicize_member("omgjlk") is True


def test_block() -> None:
    with replayed("betamax/Organization_block") as client:
        organization = client.organization("testgh3py")
        assert organization.block("o") is True
        assert organization.unblock("o") is True


def test_create_repository() -> None:
    with replayed("betamax/Organization_create_repository", match_on=EXACT) as client:
        organization = client.organization("github3py")
        repository = organization.create_repository("test-repository", description="hi")
        assert repository.full_name == "github3py/test-repository"
        assert repository.delete() is True


def test_remove_repository() -> None:
    with replayed("betamax/Organization_remove_repository") as client:
        organization = client.organization("github3py")
        team = next(team for team in organization.teams() if team.id == 923595)
        assert organization.remove_repository("github3py/urllib3", team.id) is True


def test_team_by_name() -> None:
    with replayed("betamax/Organization_team_by_name") as client:
        organization = client.organization("erico-sandbox")
        listed = list(organization.teams())
        team = organization.team_by_name("team-1")
    assert team == listed[0] and team.organization.login == "erico-sandbox"


def test_edit_a_hook() -> None:
    with replayed("betamax/OrganizationHook_edit", match_on=EXACT) as client:
        hook = client.organization("vogelhome").create_hook("web", CONFIG)
        assert hook.events == ["push"] and hook.active
        changed = {"content_type": "json", "url": "https://requestb.in/15u72q01"}
        assert hook.edit(config=changed, events=["pull_request"], active=True) is True
        assert hook.events == ["pull_request"]
        assert hook.delete() is True


def test_ping_a_hook() -> None:
    with replayed("betamax/OrganizationHook_ping", match_on=EXACT) as client:
        hook = client.organization("vogelhome").create_hook("web", CONFIG)
        assert hook.ping() is True
        assert hook.delete() is True


@CLASSIC
def test_projects() -> None:
    with replayed("betamax/Organization_project") as client:
        organization = client.organization("github3py")
        with pytest.warns(DeprecationWarning, match="use ShortOrganization.projects_v2"):
            first = next(organization.projects())
        assert organization.project(first.id) == first


@CLASSIC
def test_create_a_project() -> None:
    with replayed("betamax/Organization_create_org_project", match_on=EXACT) as client:
        project = client.organization("github3py").create_project("test-project", body="test body")
        assert project.name == "test-project" and project.delete() is True


def test_repositories_of_an_installation() -> None:
    client = ferrohub.Client()
    client.session.app_installation_token_auth({"token": "ghs_none", "expires_at": "2999-01-01T00:00:00Z"})
    with replayed("betamax/GitHub_app_installation_repos", client):
        repositories = list(client.app_installation_repos())
    assert repositories and {type(r).__name__ for r in repositories} == {"ShortRepository"}


@pytest.mark.filterwarnings("ignore:.*uthoriz.* is deprecated:DeprecationWarning")
def test_authorizations() -> None:
    client = ferrohub.Client("octocat", "a-password-that-never-leaves")
    with replayed("betamax/Authorization_delete", client):
        authorization = client.authorize("octocat", "a-password-that-never-leaves", ["gist"], "testing github3.py")
        assert authorization.scopes == ["gist"] and authorization.delete() is True


@pytest.mark.filterwarnings("ignore:.*uthoriz.* is deprecated:DeprecationWarning")
def test_scopes_are_changed_as_today() -> None:
    """The recording has the request of old, POST."""
    client = ferrohub.Client("octocat", "a-password-that-never-leaves")
    with replayed("betamax/Authorization_add_scopes", client, all_used=False):
        authorization = client.authorize("octocat", "a-password-that-never-leaves", ["gist"], "testing github3.py")
        assert client.authorization(authorization.id) == authorization
        with pytest.raises(UnrecordedRequest, match="PATCH"):
            authorization.add_scopes(["user"])


def test_admin_stats() -> None:
    client = ferrohub.ClientEnterprise("https://enterprise.github3.com", token="a-token-that-never-leaves")
    with replayed("betamax/GitHubEnterprise_admin_stats", client):
        statistics = client.admin_stats("all")
    assert "issues" in statistics and statistics["repos"]["total_repos"] == 0
