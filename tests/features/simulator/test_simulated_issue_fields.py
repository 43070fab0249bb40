"""Fields of issues and their values, dependencies that are submitted, and roles of organizations."""

from __future__ import annotations

from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import ForbiddenError, NotFoundError, UnprocessableEntity
from ferrohub.testing import GitHub
from sending import send


@pytest.fixture
def acme(github: GitHub, client: ferrohub.Client) -> Any:
    github.organization("acme", owners=[github.user("mona")], members=[github.user("lisa")])
    github.repository("acme/atlas", files={"README.md": "x"}, collaborators={"hubot": "pull"})
    return client.organization("acme")


@pytest.fixture
def atlas(acme: Any, client: ferrohub.Client) -> Any:
    return client.repository("acme", "atlas")


def options(*names: str) -> list[dict[str, Any]]:
    return [{"name": name, "color": "red", "priority": at} for at, name in enumerate(names, 1)]


def test_an_issue_has_values_of_the_fields_of_its_organization(github: GitHub, acme: Any, atlas: Any) -> None:
    priority = acme.create_issue_field("Priority", "single_select", options=options("High", "Low"))
    areas = acme.create_issue_field("Areas", "multi_select", options=options("Web", "Core"))
    points, due = acme.create_issue_field("Points", "number"), acme.create_issue_field("Due", "date")
    assert [each.name for each in acme.issue_fields()] == ["Priority", "Areas", "Points", "Due"]
    issue = atlas.create_issue("Found")
    values = [
        {"field_id": priority.id, "value": "High"},
        {"field_id": points.id, "value": 3},
        {"field_id": due.id, "value": "2026-05-01"},
    ]
    shown = {each.issue_field_name: each for each in issue.set_field_values(values)}
    assert shown["Priority"].single_select_option.name == "High" and shown["Points"].value == 3
    issue.add_field_values([{"field_id": areas.id, "value": ["Core", "Web"]}, {"field_id": points.id, "value": 5}])
    found = {each.issue_field_name: each.value for each in issue.field_values()}
    assert found == {"Priority": shown["Priority"].value, "Points": 5, "Due": "2026-05-01", "Areas": "Core,Web"}
    assert issue.delete_field_value(due.id) and issue.delete_field_value(due.id) is False
    issue.set_field_values([{"field_id": points.id, "value": 8}])
    copied = github.copy().client("mona").repository("acme", "atlas").issue(1)
    assert [(each.issue_field_name, each.value) for each in copied.field_values()] == [("Points", 8)]
    assert list(issue.add_field_values([])) == list(issue.field_values()) == []


def test_fields_are_changed_and_deleted_with_their_values(acme: Any, atlas: Any) -> None:
    field = acme.create_issue_field("Priority", "single_select", options=options("High", "Low"))
    issue = atlas.create_issue("Found")
    issue.set_field_values([{"field_id": field.id, "value": "Low"}])
    _, low = field.options
    kept = [{"id": low.id, "name": "Later", "color": "gray", "priority": 1}]
    changed = acme.update_issue_field(field.id, name="Urgency", options=kept)
    assert (changed.name, [option.id for option in changed.options]) == ("Urgency", [low.id])
    (value,) = issue.field_values()
    assert (value.issue_field_name, value.single_select_option.name) == ("Urgency", "Later")
    with pytest.raises(UnprocessableEntity):
        issue.set_field_values([{"field_id": field.id, "value": "High"}])
    with pytest.raises(UnprocessableEntity, match="already"):
        acme.create_issue_field("urgency", "text")
    with pytest.raises(UnprocessableEntity):
        acme.update_issue_field(field.id, options=[*kept, {**kept[0], "name": "Never"}])
    assert acme.delete_issue_field(field.id) and acme.delete_issue_field(field.id) is False
    assert list(issue.field_values()) == [] and acme.issue_fields() == []


def test_values_lose_options_that_are_deleted(acme: Any, atlas: Any) -> None:
    level = acme.create_issue_field("Level", "single_select", options=options("High", "Low"))
    areas = acme.create_issue_field("Areas", "multi_select", options=options("Web", "Core"))
    issue = atlas.create_issue("Found")
    chosen = [{"field_id": level.id, "value": "High"}, {"field_id": areas.id, "value": ["Web", "Core"]}]
    issue.add_field_values(chosen)
    for field in (level, areas):
        kept = field.options[1]
        acme.update_issue_field(field.id, options=[{"id": kept.id, "name": kept.name, "color": "red", "priority": 1}])
    assert [(each.issue_field_name, each.value) for each in issue.field_values()] == [("Areas", "Core")]


def test_fields_for_members_are_hidden_from_others(github: GitHub, acme: Any, atlas: Any) -> None:
    secret = acme.create_issue_field("Effort", "text")
    shown = acme.create_issue_field("Area", "text", visibility="all")
    issue = atlas.create_issue("Found")
    issue.set_field_values([{"field_id": each.id, "value": "x"} for each in (secret, shown)])
    assert [each.name for each in github.client("lisa").organization("acme").issue_fields()] == ["Effort", "Area"]
    github.state.repositories[atlas.id].collaborators[github.user("hubot").id] = "push"
    hubot, path = github.client("hubot"), "/repos/acme/atlas/issues/1/issue-field-values"
    assert [each.name for each in hubot.organization("acme").issue_fields()] == ["Area"]
    for client in (hubot, github.client()):
        assert [each["issue_field_name"] for each in send(client, f"GET {path}")[1]] == ["Area"]
    body = {"issue_field_values": [{"field_id": secret.id, "value": "y"}]}
    assert send(hubot, f"POST {path}", body)[0] == 422 and send(hubot, f"DELETE {path}/{secret.id}")[0] == 404
    assert send(hubot, f"PUT {path}", {"issue_field_values": []}) == (200, [])
    assert [(each.issue_field_name, each.value) for each in issue.field_values()] == [("Effort", "x")]
    assert send(github.client(), f"POST {path}", body)[0] == 401


def test_values_of_another_type_are_refused(github: GitHub, client: ferrohub.Client, acme: Any, atlas: Any) -> None:
    ids = {kind: acme.create_issue_field(kind, kind).id for kind in ("text", "number", "date")}
    ids["multi_select"] = acme.create_issue_field("multi", "multi_select", options=options("Web")).id
    issue = atlas.create_issue("Found")
    for kind, value in (("text", 1), ("number", "1"), ("date", "tomorrow"), ("multi_select", ["Core"])):
        body = {"issue_field_values": [{"field_id": ids[kind], "value": value}]}
        assert send(client, "POST /repos/acme/atlas/issues/1/issue-field-values", body)[0] == 422, kind
    with pytest.raises(UnprocessableEntity):
        issue.set_field_values([{"field_id": 99, "value": "x"}])
    with pytest.raises(ForbiddenError):
        github.client("hubot").issue("acme", "atlas", 1).set_field_values([{"field_id": ids["text"], "value": "x"}])
    with pytest.raises(ForbiddenError):
        github.client("lisa").organization("acme").create_issue_field("x", "text")
    assert list(issue.field_values()) == []


def snapshot(*packages: str, job: str = "scan main") -> dict[str, Any]:
    """What a tool found."""
    resolved = {each: {"package_url": each, "scope": "runtime"} for each in packages}
    return {
        "manifests": {"pip": {"name": "pip", "file": {"source_location": "requirements.txt"}, "resolved": resolved}},
        "detector": {"name": "scan", "version": "1.0", "url": "https://scan.example"},
        "job": {"id": "1", "correlator": job},
        "scanned": "2026-01-01T00:00:00Z",
    }


def test_what_is_submitted_is_compared_and_exported(github: GitHub, atlas: Any) -> None:
    main = atlas.branch("main").commit.sha
    atlas.submit_dependencies(main, "refs/heads/main", **snapshot("pkg:pypi/six@1.0", "pkg:pypi/old@2.0"))
    head = github.commit("acme/atlas", {"a.txt": "a"}, branch="fix")
    made = atlas.submit_dependencies(head, "refs/heads/fix", **snapshot("pkg:pypi/six@1.0", "pkg:pypi/new@3.0"))
    assert made["result"] == "SUCCESS"
    github.dependabot_alert("acme/atlas", "new", "A hole", severity="critical")
    removed, added = atlas.dependency_diff("main", "fix")
    assert (removed["change_type"], removed["name"], removed["version"]) == ("removed", "old", "2.0")
    assert (added["ecosystem"], added["name"], added["manifest"]) == ("pip", "new", "requirements.txt")
    assert [each["severity"] for each in added["vulnerabilities"]] == ["critical"] and not removed["vulnerabilities"]
    assert list(atlas.dependency_diff("main", "fix", name="other.txt")) == list(atlas.dependency_diff("main", "main"))
    shown = [each.name for each in atlas.sbom().sbom.packages]
    assert shown == ["six", "old", "acme/atlas"]


def test_a_later_snapshot_of_a_job_replaces_an_earlier_one(github: GitHub, atlas: Any) -> None:
    sha = atlas.branch("main").commit.sha
    for packages, job in ((["pkg:pypi/a@1"], "one"), (["pkg:pypi/b@1"], "one"), (["pkg:npm/c@1"], "two")):
        atlas.submit_dependencies(sha, "refs/heads/main", **snapshot(*packages, job=job))
    github.commit("acme/atlas", {"b.txt": "b"})
    assert [each.name for each in atlas.sbom().sbom.packages] == ["b", "c", "acme/atlas"]
    with pytest.raises(UnprocessableEntity):
        atlas.submit_dependencies(sha, "main", **snapshot())
    with pytest.raises(NotFoundError):
        list(atlas.dependency_diff("main", "missing"))


def test_a_snapshot_of_another_shape_is_refused(client: ferrohub.Client, atlas: Any) -> None:
    sha = atlas.branch("main").commit.sha
    path, body = "POST /repos/acme/atlas/dependency-graph/snapshots", {"sha": sha, "ref": "refs/heads/main"}
    wrong = [5, {}, {"name": "a", "file": "b"}, {"name": "a", "resolved": []}]
    wrong += [{"name": "a", "resolved": {"b": each}} for each in (1, {"package_url": 3}, {"scope": "x"})]
    for each in wrong:
        assert send(client, path, {"version": 0, **snapshot(), **body, "manifests": {"a": each}})[0] == 422, each
    assert [each.name for each in atlas.sbom().sbom.packages] == ["acme/atlas"]


def test_packages_are_told_apart_by_their_ecosystem(github: GitHub, atlas: Any) -> None:
    head = github.commit("acme/atlas", {"a.txt": "a"}, branch="fix")
    atlas.submit_dependencies(head, "refs/heads/fix", **snapshot("pkg:npm/%40acme/six@1.0", "pkg:npm/six@1.0"))
    github.dependabot_alert("acme/atlas", "six", "A hole", ecosystem="pip")
    found = list(atlas.dependency_diff("main", "fix"))
    assert [each["name"] for each in found] == ["@acme/six", "six"]
    assert [each["vulnerabilities"] for each in found] == [[], []]


def test_roles_are_assigned_and_revoked(github: GitHub, client: ferrohub.Client, acme: Any) -> None:
    roles = {each.name: each for each in acme.roles()}
    role = acme.role(roles["all_repo_read"].id)
    assert (role.base_role, role.source) == ("read", "Predefined")
    acme.create_team("crew", privacy="closed")
    assert acme.assign_role("lisa", role.id) and acme.assign_team_role("crew", role.id)
    assert [each.login for each in client.rest.orgs.list_org_role_users("acme", role.id)] == ["lisa"]
    assert [each.slug for each in client.rest.orgs.list_org_role_teams("acme", role.id)] == ["crew"]
    assert acme.revoke_role("lisa", role.id) and acme.revoke_team_role("crew", role.id)
    assert list(client.rest.orgs.list_org_role_users("acme", role.id)) == []
    with pytest.raises(UnprocessableEntity):
        acme.assign_role(github.user("surtur").login, role.id)
    with pytest.raises(NotFoundError):
        acme.role(1)
    with pytest.raises(ForbiddenError):
        github.client("lisa").organization("acme").roles()
