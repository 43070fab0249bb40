"""Settings of repositories and organizations: limits of interactions, permissions of workflows, autolinks, custom
properties, immutable releases, and what the methods of ferrohub return of them.
"""

from __future__ import annotations

import zipfile
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import Conflict, ForbiddenError, NotFoundError, UnprocessableEntity
from ferrohub.testing import GitHub
from sending import send


@pytest.fixture
def acme(github: GitHub, client: ferrohub.Client) -> Any:
    github.organization("acme", owners=[github.user("mona")])
    for name in ("atlas", "map"):
        github.repository(f"acme/{name}", files={"README.md": "x"}, collaborators={"lisa": "admin"})
    return client.organization("acme")


@pytest.fixture
def atlas(acme: Any, client: ferrohub.Client) -> Any:
    return client.repository("acme", "atlas")


def test_limits_of_interactions_end(github: GitHub, client: ferrohub.Client, acme: Any, atlas: Any) -> None:
    limited = atlas.set_interaction_limits("existing_users", "three_days")
    assert atlas.interaction_limits() == limited and limited["origin"] == "repository"
    github.clock.advance(days=4)
    assert atlas.interaction_limits() == {}
    acme.set_interaction_limits("collaborators_only")
    assert atlas.interaction_limits()["origin"] == "organization"
    with pytest.raises(Conflict):
        atlas.set_interaction_limits("existing_users")
    assert acme.remove_interaction_limits() and atlas.interaction_limits() == acme.interaction_limits() == {}
    assert client.set_interaction_limits("existing_users", "one_week") == client.interaction_limits()
    assert client.repository("mona", "compass").interaction_limits()["origin"] == "user"
    assert client.remove_interaction_limits() and client.interaction_limits() == {}


def test_the_limit_of_an_organization_replaces_those_of_its_repositories(acme: Any, atlas: Any) -> None:
    atlas.set_interaction_limits("existing_users", "one_month")
    acme.set_interaction_limits("collaborators_only")
    assert acme.remove_interaction_limits() and atlas.interaction_limits() == {}


def test_workflows_have_permissions(acme: Any, atlas: Any) -> None:
    assert atlas.actions_permissions()["allowed_actions"] == "all"
    assert atlas.set_actions_permissions(True, "selected", sha_pinning_required=True)
    shown = atlas.actions_permissions()
    assert shown["selected_actions_url"].endswith("/selected-actions") and shown["sha_pinning_required"]
    assert atlas.set_actions_permissions(False) and "allowed_actions" not in atlas.actions_permissions()
    assert acme.set_actions_permissions("selected", "local_only")
    shown = acme.actions_permissions()
    assert (shown["enabled_repositories"], shown["allowed_actions"]) == ("selected", "local_only")
    assert acme.set_workflow_permissions("write", True)
    assert atlas.workflow_permissions() == acme.workflow_permissions()
    assert atlas.set_workflow_permissions("read", False)
    assert atlas.workflow_permissions()["default_workflow_permissions"] == "read"


def test_the_subject_of_tokens_is_customized(acme: Any, atlas: Any) -> None:
    assert atlas.oidc_subject() == {"use_default": True}
    assert acme.set_oidc_subject(["repo", "job_workflow_ref"])
    assert acme.oidc_subject()["include_claim_keys"] == ["repo", "job_workflow_ref"]
    assert atlas.set_oidc_subject(False, ["repo"]) and atlas.oidc_subject()["include_claim_keys"] == ["repo"]


def test_autolinks_have_prefixes_of_their_own(github: GitHub, atlas: Any) -> None:
    made = atlas.create_autolink("TICKET-", "https://tickets.example/<num>")
    assert atlas.autolink(made.id).is_alphanumeric and [each.id for each in atlas.autolinks()] == [made.id]
    for prefix, template in (("TICKET-", "https://tickets.example/<num>"), ("OTHER-", "https://tickets.example/")):
        with pytest.raises(UnprocessableEntity):
            atlas.create_autolink(prefix, template)
    with pytest.raises(NotFoundError):
        github.client("surtur").repository("acme", "atlas").autolinks()
    assert atlas.delete_autolink(made.id) and atlas.delete_autolink(made.id) is False


def test_repositories_have_values_of_custom_properties(github: GitHub, acme: Any, atlas: Any) -> None:
    team = acme.set_custom_property("team", "single_select", allowed_values=["core", "crew"])
    tier = acme.set_custom_property(
        "tier", "string", required=True, default_value="3", values_editable_by="org_and_repo_actors"
    )
    assert [each["property_name"] for each in acme.custom_properties()] == ["team", "tier"]
    assert acme.custom_property(team).allowed_values == ["core", "crew"] and tier.default_value == "3"
    assert acme.set_custom_property_values([atlas, "map"], [{"property_name": "team", "value": "crew"}])
    assert atlas.custom_property_values() == [
        {"property_name": "team", "value": "crew"},
        {"property_name": "tier", "value": "3"},
    ]
    lisa = github.client("lisa").repository("acme", "atlas")
    assert lisa.set_custom_property_values([{"property_name": "tier", "value": "1"}])
    with pytest.raises(ForbiddenError):
        lisa.set_custom_property_values([{"property_name": "team", "value": "core"}])
    for name, value in (("team", "other"), ("missing", "x")):
        with pytest.raises(UnprocessableEntity):
            atlas.set_custom_property_values([{"property_name": name, "value": value}])
    found = acme.custom_property_values("props.team:crew props.tier:1")
    assert [each.repository_full_name for each in found] == ["acme/atlas"]
    assert atlas.set_custom_property_values([{"property_name": "team", "value": None}])
    assert [each.repository_name for each in acme.custom_property_values("props.team:crew")] == ["map"]
    assert acme.delete_custom_property("team") and acme.delete_custom_property("team") is False
    with pytest.raises(NotFoundError):
        acme.custom_property("team")


def test_values_of_another_type_are_refused(client: ferrohub.Client, acme: Any, atlas: Any) -> None:
    acme.set_custom_property("team", "multi_select", allowed_values=["core", "crew"])
    values: list[Any] = [{}, {"property_name": "team"}, {"property_name": [], "value": "core"}]
    values += [{"property_name": "team", "value": value} for value in ([[]], [None], {}, 5)]
    for each in values:
        body = {"properties": [each]}
        assert send(client, "PATCH /repos/acme/atlas/properties/values", body)[0] == 422
        assert send(client, "PATCH /orgs/acme/properties/values", {**body, "repository_names": ["atlas"]})[0] == 422
    definitions: list[Any] = [{"property_name": "x"}, {"property_name": 5, "value_type": "string"}]
    definitions.append({"property_name": "x", "value_type": "single_select"})
    for each in [*definitions, {"property_name": "x", "value_type": [], "allowed_values": ["a"]}]:
        # Nothing is defined, not even the valid property.
        properties = [{"property_name": "fine", "value_type": "string"}, each]
        assert send(client, "PATCH /orgs/acme/properties/schema", {"properties": properties})[0] == 422
    assert [each["property_name"] for each in acme.custom_properties()] == ["team"]
    changed = {"enabled": True, "unknown": 1}
    assert send(client, "PUT /repos/acme/atlas/actions/permissions", changed)[0] == 204
    assert "unknown" not in atlas.actions_permissions()


def test_releases_that_cannot_be_changed(acme: Any, atlas: Any) -> None:
    before = atlas.create_release("v1")
    assert atlas.immutable_releases() is None and atlas.enable_immutable_releases()
    assert atlas.immutable_releases() == {"enabled": True, "enforced_by_owner": False}
    draft = atlas.create_release("v2", draft=True)
    draft.upload_asset("text/plain", "a.txt", b"a")
    assert draft.edit(draft=False) and draft.immutable and not before.refresh().immutable
    with pytest.raises(UnprocessableEntity, match="immutable"):
        draft.upload_asset("text/plain", "b.txt", b"b")
    with pytest.raises(UnprocessableEntity, match="immutable"):
        next(iter(draft.assets())).delete()
    assert draft.edit(body="Notes") and draft.body == "Notes"
    before.upload_asset("text/plain", "b.txt", b"b")
    assert atlas.disable_immutable_releases() and atlas.immutable_releases() is None
    assert acme.set_immutable_releases("selected", [atlas.id])
    assert atlas.immutable_releases()["enforced_by_owner"]
    assert acme.immutable_releases()["enforced_repositories"] == "selected"
    with pytest.raises(Conflict):
        atlas.disable_immutable_releases()
    assert acme.set_immutable_releases("none", [atlas.id]) and atlas.immutable_releases() is None


def test_branches_that_may_deploy_are_named(atlas: Any) -> None:
    own = {"protected_branches": False, "custom_branch_policies": True}
    production = atlas.create_environment("production", deployment_branch_policy=own)
    made = production.create_branch_policy("release/*", "tag")
    assert [(each.name, each.type) for each in production.branch_policies()] == [("release/*", "tag")]
    assert production.delete_branch_policy(made.id) and production.delete_branch_policy(made.id) is False
    with pytest.raises(NotFoundError):
        atlas.create_environment("staging").create_branch_policy("main")


def test_variables_of_an_organization_are_shared(acme: Any, atlas: Any, client: ferrohub.Client) -> None:
    assert acme.create_variable("LEVEL", "1", "selected", [atlas.id])
    level = acme.variable("LEVEL")
    assert [each.name for each in level.selected_repositories()] == ["atlas"]
    other = client.repository("acme", "map")
    assert level.add_selected_repository(other.id) and level.remove_selected_repository(atlas.id)
    assert [each.name for each in level.selected_repositories()] == ["map"]
    assert level.set_selected_repositories([atlas.id, other.id])
    assert acme.update_variable("LEVEL", "2", "all") and acme.variable("LEVEL").value == "2"
    assert acme.variable("LEVEL").selected_repositories() is None
    with pytest.raises(Conflict):
        acme.create_variable("LEVEL", "1", "all")
    assert acme.delete_variable("LEVEL") and acme.delete_variable("LEVEL") is False


def test_deliveries_of_the_hook_of_an_organization_are_repeated(github: GitHub, acme: Any, atlas: Any) -> None:
    statuses = [500, 200]
    github.hook("acme", lambda request: ferrohub.transports.Response(statuses.pop(0)), events=["issues"])
    atlas.create_issue("Found")
    (hook,) = acme.hooks()
    (failed,) = hook.deliveries("failure")
    assert hook.redeliver(failed.id)
    (again,) = hook.deliveries("success")
    assert (again.guid, again.redelivery) == (failed.guid, True)
    assert hook.delivery(again.id).request.payload["issue"]["title"] == "Found"


def test_logs_of_a_run_are_downloaded(github: GitHub, client: ferrohub.Client, tmp_path: Any) -> None:
    github.commit("mona/compass", {".github/workflows/ci.yml": "on: workflow_dispatch"})

    @github.on_dispatch("ci.yml")
    def ci(plan: Any) -> None:
        plan.job("build", log="all good")

    run = client.repository("mona", "compass").workflow("ci.yml").dispatch()
    run.wait()
    path = run.download_logs(str(tmp_path))
    with zipfile.ZipFile(path) as logs:
        assert b"all good" in b"".join(logs.read(name) for name in logs.namelist())


def test_settings_are_a_part_of_the_state(github: GitHub, acme: Any, atlas: Any) -> None:
    atlas.create_autolink("TICKET-", "https://tickets.example/<num>")
    acme.set_custom_property("tier", "string", required=True, default_value="3")
    copied = github.copy().client("mona").repository("acme", "atlas")
    assert [each.key_prefix for each in copied.autolinks()] == ["TICKET-"]
    assert copied.custom_property_values() == [{"property_name": "tier", "value": "3"}]


def test_rulesets_of_an_organization_apply_to_its_repositories(github: GitHub, acme: Any, atlas: Any) -> None:
    conditions = {
        "ref_name": {"include": ["~DEFAULT_BRANCH"], "exclude": []},
        "repository_name": {"include": ["at*"], "exclude": []},
    }
    made = acme.create_ruleset("main", rules=[{"type": "deletion"}, {"type": "update"}], conditions=conditions)
    assert [each.name for each in acme.rulesets()] == ["main"] and acme.ruleset(made.id).source == "acme"
    assert [(each.name, each.source_type) for each in atlas.rulesets()] == [("main", "Organization")]
    assert list(atlas.rulesets(includes_parents=False)) == []
    assert [rule["type"] for rule in atlas.branch_rules("main")] == ["deletion", "update"]
    assert list(github.client("mona").repository("acme", "map").rulesets()) == []
    lisa = github.client("lisa").repository("acme", "atlas")
    with pytest.raises((UnprocessableEntity, Conflict)):
        lisa.create_file("a.txt", "Add a", b"a")
    assert acme.update_ruleset(made.id, enforcement="disabled").enforcement == "disabled"
    assert lisa.create_file("a.txt", "Add a", b"a")
    assert acme.delete_ruleset(made.id) and acme.delete_ruleset(made.id) is False


def test_code_scanning_is_set_up(github: GitHub, client: ferrohub.Client, atlas: Any) -> None:
    assert (atlas.code_scanning_default_setup().state, atlas.code_scanning_default_setup().schedule) == (
        "not-configured",
        None,
    )
    body = {"state": "configured", "languages": ["python"], "query_suite": "extended"}
    assert send(client, "PATCH /repos/acme/atlas/code-scanning/default-setup", body) == (200, {})
    shown = atlas.code_scanning_default_setup()
    assert (shown.state, shown.languages, shown.query_suite, shown.schedule) == (
        "configured",
        ["python"],
        "extended",
        "weekly",
    )
    with pytest.raises(NotFoundError):
        github.client("mona", scopes=[]).repository("acme", "atlas").code_scanning_default_setup()
