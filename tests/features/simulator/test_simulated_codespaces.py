"""Codespaces with their secrets, exports of repositories, and teams of enterprises."""

from __future__ import annotations

import json
import pathlib
import tarfile
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import BadRequest, Conflict, ForbiddenError, GraphQLError, NotFoundError, UnprocessableEntity
from ferrohub.testing import GitHub
from sending import send


@pytest.fixture
def acme(github: GitHub, client: ferrohub.Client) -> Any:
    github.organization("acme", owners=[github.user("mona")], members=[github.user("lisa")])
    github.repository("acme/atlas", files={"README.md": "x"}, collaborators={"lisa": "push"}, private=True)
    github.commit("acme/atlas", {"a.txt": "a"}, branch="fix")
    return client.organization("acme")


@pytest.fixture
def atlas(acme: Any, client: ferrohub.Client) -> Any:
    return client.repository("acme", "atlas")


def test_a_codespace_is_started_stopped_and_deleted(github: GitHub, client: ferrohub.Client, atlas: Any) -> None:
    names = [each.name for each in atlas.codespace_machines(ref="main")]
    made = atlas.create_codespace("fix", names[0], display_name="Needle")
    assert (made.state, made.git_status.ref, made.machine.name) == ("Available", "fix", names[0])
    assert [each.name for each in client.codespaces()] == [each.name for each in atlas.codespaces()] == [made.name]
    assert made.stop() and made.refresh().state == "Shutdown"
    assert made.start() and client.codespace(made.name).state == "Available"
    with pytest.raises(Conflict):
        made.start()
    assert made.edit("Point", names[-1]) and made.display_name == "Point"
    assert [each.cpus for each in made.machines()] == [2, 4, 8, 16] and made.refresh().machine.cpus == 16
    exported = made.export()
    assert exported.state == "succeeded" and exported.sha == atlas.branch("fix").commit.sha
    with pytest.raises(NotFoundError):
        github.client("lisa").codespace(made.name)
    assert [each.name for each in github.copy().client("mona").codespaces()] == [made.name]
    assert made.delete() and made.delete() is False and list(client.codespaces()) == []


def test_a_codespace_of_a_pull_request_has_its_branch(atlas: Any) -> None:
    pull = atlas.create_pull("Fix", "main", "fix")
    made = pull.create_codespace("premiumLinux")
    assert made.git_status.ref == "fix" and made.pulls_url == pull.url
    with pytest.raises(BadRequest):
        atlas.create_codespace("main", "huge")
    with pytest.raises(BadRequest):
        atlas.create_codespace("missing")


def test_a_codespace_of_a_fork_leads_to_the_pull_request(github: GitHub, acme: Any, atlas: Any) -> None:
    github.repository("acme/open", files={"README.md": "x"})
    lisa = github.client("lisa")
    fork = lisa.repository("acme", "open").create_fork()
    github.commit("lisa/open", {"a.txt": "a"}, branch="fix")
    pull = lisa.repository("acme", "open").create_pull("Fix", "main", "lisa:fix")
    made = github.client("mona").repository("acme", "open").pull_request(pull.number).create_codespace()
    assert (made.repository.id, made.pulls_url) == (fork.id, pull.url)
    github.state.repositories[fork.id].private = True
    hidden = github.client("mona").repository("acme", "open").pull_request(pull.number)
    with pytest.raises(NotFoundError):
        hidden.create_codespace()


def test_codespaces_end_with_their_repository(github: GitHub, client: ferrohub.Client) -> None:
    github.repository("mona/draft", files={"a.txt": "a"})
    made = client.repository("mona", "draft").create_codespace("main")
    client.repository("mona", "draft").delete()
    assert made.delete() is False and list(client.codespaces()) == []
    with pytest.raises(NotFoundError):
        client.codespace(made.name)


def test_narrow_credentials_have_no_codespaces(github: GitHub, client: ferrohub.Client, atlas: Any) -> None:
    path = "/repos/mona/compass/codespaces"
    made = atlas.create_codespace("main")
    gist, anonymous = github.client("mona", scopes=["gist"]), github.client()
    permitted = {"permissions": {"codespaces": "write"}, "repositories": ["mona/compass"]}
    other = github.client(token=github.token("mona", **permitted))
    for request in (f"GET {path}", f"GET {path}/machines", f"POST {path}"):
        body, narrow = ({}, 404) if request.startswith("POST") else (None, 403)
        assert (send(gist, request, body)[0], send(anonymous, request, body)[0]) == (narrow, 401), request
    assert list(other.codespaces()) == [] and send(other, f"GET /user/codespaces/{made.name}")[0] == 404
    assert send(other, f"POST {path}", {})[0] == 201
    assert made.name in [each.name for each in github.client("mona", scopes=["codespace"]).codespaces()]


def test_an_organization_sees_the_codespaces_of_its_repositories(github: GitHub, acme: Any, atlas: Any) -> None:
    theirs = github.client("lisa").repository("acme", "atlas").create_codespace("main")
    mine = atlas.create_codespace("main")
    github.client("mona").repository("mona", "compass").create_codespace("main")
    assert [each.name for each in acme.codespaces()] == [theirs.name, mine.name]
    assert [each.name for each in acme.member_codespaces("lisa")] == [theirs.name]
    assert acme.stop_codespace("lisa", theirs.name).state == "Shutdown" == theirs.refresh().state
    assert acme.delete_codespace("lisa", theirs.name) and acme.delete_codespace("lisa", theirs.name) is False
    assert [each.name for each in acme.codespaces()] == [mine.name]
    with pytest.raises(ForbiddenError):
        list(github.client("lisa").organization("acme").codespaces())


def test_secrets_of_a_user_are_for_selected_repositories(github: GitHub, client: ferrohub.Client, atlas: Any) -> None:
    client.set_codespaces_secret("TOKEN", "s3cret", [atlas.id])
    secret = client.codespaces_secret("TOKEN")
    assert (secret.name, secret.visibility) == ("TOKEN", "selected")
    assert [each.name for each in secret.selected_repositories()] == ["atlas"]
    compass = client.repository("mona", "compass")
    assert secret.add_selected_repository(compass.id) and secret.remove_selected_repository(atlas.id)
    assert [each.name for each in secret.selected_repositories()] == ["compass"]
    assert secret.set_selected_repositories([atlas.id, compass.id])
    assert github.user("mona").secrets["codespaces"]["TOKEN"].value == "s3cret"
    assert [each.name for each in client.codespaces_secrets()] == ["TOKEN"]
    assert list(github.client("lisa").codespaces_secrets()) == []
    with pytest.raises(UnprocessableEntity):
        github.client("hubot").set_codespaces_secret("OTHER", "x", [atlas.id])
    assert client.delete_codespaces_secret("TOKEN") and client.delete_codespaces_secret("TOKEN") is False


def test_repositories_are_exported(github: GitHub, acme: Any, atlas: Any, tmp_path: pathlib.Path) -> None:
    issue = atlas.create_issue("Lost")
    made = acme.start_migration(["acme/atlas"], lock_repositories=True, exclude_attachments=True)
    assert (made.state, made.exclude_attachments, made.exclude_releases) == ("pending", True, False)
    assert [each.name for each in made.repositories] == ["atlas"] and made.download_archive(str(tmp_path)) is None
    with pytest.raises(ForbiddenError, match="locked"):
        atlas.create_issue("Found")
    mutation = "mutation($id: ID!) { pinIssue(input: {issueId: $id}) { issue { number } } }"
    with pytest.raises(GraphQLError, match="locked"):
        github.client("mona").graphql(mutation, {"id": issue.node_id})
    github.clock.advance(seconds=6)
    assert made.refresh().state == "exporting"
    github.clock.advance(seconds=10)
    assert made.refresh().state == "exported" and [each.name for each in made.list_repositories()] == ["atlas"]
    path = made.download_archive(str(tmp_path / "export.tar.gz"))
    with tarfile.open(path) as archive:
        file = archive.extractfile("repositories_000001.json")
        assert file is not None and [each["full_name"] for each in json.load(file)] == ["acme/atlas"]
    assert made.unlock_repository("atlas") and made.unlock_repository("atlas") is False
    atlas.create_issue("Found")
    assert made.delete_archive() and made.delete_archive() is False
    assert [each.id for each in acme.migrations()] == [acme.migration(made.id).id] == [made.id]


def test_an_export_is_the_same_each_time(github: GitHub, acme: Any, atlas: Any) -> None:
    made = acme.start_migration(["acme/atlas", "acme/atlas"], lock_repositories=True)
    github.clock.advance(minutes=1)
    assert made.unlock_repository("atlas")
    assert [each.name for each in made.refresh().repositories] == ["atlas"]
    exported = github.state.migrations[made.id]
    assert (exported.repositories, exported.locked) == ([atlas.id], [])
    path = f"https://api.github.com/orgs/acme/migrations/{made.id}/archive"
    content = github.client("mona").session.get(path).content
    # The time of the header of gzip (RFC 1952, section 2.3.1).
    assert content[:2] == b"\x1f\x8b" and content[4:8] == bytes(4)


def test_a_user_exports_repositories(client: ferrohub.Client, acme: Any) -> None:
    made = client.start_migration(["mona/compass"])
    assert client.migration(made.id).state == "pending" and [each.id for each in client.migrations()] == [made.id]
    with pytest.raises(UnprocessableEntity):
        client.start_migration(["acme/atlas"])
    with pytest.raises(NotFoundError):
        acme.migration(made.id)


def test_an_enterprise_has_teams(github: GitHub, client: ferrohub.Client, acme: Any) -> None:
    mona = github.user("mona")
    github.enterprise("dc", owners=[mona], organizations=[github.organization("acme"), github.organization("zoo")])
    made = client.create_enterprise_team("dc", "Justice League", organization_selection_type="selected")
    assert (made.slug, [each.name for each in client.enterprise_teams("dc")]) == ("ent:justice-league", [made.name])
    assert made.add_member("lisa") and made.is_member("lisa") and not made.is_member("hubot")
    github.user("hubot")
    made.add_members(["hubot", "lisa"])
    assert [each.login for each in made.members()] == ["lisa", "hubot"]
    made.remove_members(["lisa"])
    assert made.remove_member("hubot") and made.remove_member("hubot") is False and list(made.members()) == []
    assert made.add_organization("acme") and made.has_organization("acme") and not made.has_organization("zoo")
    assert [each.login for each in made.organizations()] == ["acme"]
    assert made.remove_organization("acme") and list(made.organizations()) == []
    assert made.edit("Watch", description="A great team") and made.slug == "ent:watch"
    assert client.enterprise_team("dc", "ent:watch").description == "A great team"
    for name in ("watch", " "):
        assert send(client, "POST /enterprises/dc/teams", {"name": name})[0] == 422
    assert send(client, f"PUT /enterprises/dc/teams/{made.id}/memberships/acme")[0] == 404
    with pytest.raises(ForbiddenError):
        github.client("lisa").enterprise_teams("dc")[0]
    assert made.delete() and list(client.enterprise_teams("dc")) == []
    with pytest.raises(NotFoundError):
        client.enterprise_team("other", "ent:watch")


def test_a_team_of_all_organizations(github: GitHub, client: ferrohub.Client, acme: Any) -> None:
    github.enterprise("dc", owners=[github.user("mona")], organizations=[github.organization("acme")])
    made = client.create_enterprise_team("dc", "All", organization_selection_type="all")
    assert [each.login for each in made.organizations()] == ["acme"]
    with pytest.raises(UnprocessableEntity):
        made.add_organization("acme")
    copied = github.copy().client("mona")
    assert [each.name for each in copied.enterprise_teams("dc")] == ["All"]
