"""Secrets and variables of the simulator's organizations, and the repositories that read them."""

from __future__ import annotations

import pathlib

import pytest

import ferrohub
from ferrohub.exceptions import NotFoundError
from ferrohub.testing import GitHub
from ferrohub.testing.github import Plan
from sending import send

WORKFLOW = {".github/workflows/ci.yml": "on:\n  workflow_dispatch:\n"}
KINDS = ["actions", "codespaces", "dependabot"]


@pytest.fixture
def github() -> GitHub:
    made = GitHub(validate=True)
    made.organization("octo-org", owners=[made.user("mona")], members=[made.user("hubot")])
    made.repository("octo-org/compass", files=WORKFLOW, private=True)
    made.repository("octo-org/map", files=WORKFLOW)
    return made


def method(kind: str, name: str) -> str:
    """The name of the operation of a kind of secrets in the client."""
    return name if kind == "actions" else name.replace("secret", f"{kind}_secret")


@pytest.mark.parametrize("kind", KINDS)
def test_an_organizations_secrets_are_read_by_the_repositories_that_see_them(github: GitHub, kind: str) -> None:
    """Organization.set_secret, Organization.set_codespaces_secret, Organization.set_dependabot_secret."""
    client = github.client("mona")
    organization = client.organization("octo-org")
    store = getattr(organization, method(kind, "set_secret"))
    map_id = client.repository("octo-org", "map").id
    store("everywhere", "1", "all")
    store("hidden", "2", "private")
    store("chosen", "3", "selected", [map_id])
    read = {name: github.secrets(f"octo-org/{name}", kind=kind) for name in ("compass", "map")}
    assert read == {"compass": {"EVERYWHERE": "1", "HIDDEN": "2"}, "map": {"EVERYWHERE": "1", "CHOSEN": "3"}}
    others = [each for each in KINDS if each != kind]
    assert [github.secrets("octo-org/map", kind=each) for each in others] == [{}, {}]
    listed = {each.name: each.visibility for each in getattr(organization, method(kind, "secrets"))()}
    assert listed == {"CHOSEN": "selected", "EVERYWHERE": "all", "HIDDEN": "private"}


def test_a_secret_of_the_repository_comes_before_that_of_its_organization(github: GitHub) -> None:
    client, seen = github.client("mona"), []

    @github.on_dispatch("ci.yml")
    def ci(plan: Plan) -> None:
        seen.append((plan.secrets, plan.variables))

    organization, compass = client.organization("octo-org"), client.repository("octo-org", "compass")
    organization.set_secret("TOKEN", "shared", "all")
    organization.set_secret("URL", "shared", "all")
    compass.set_secret("TOKEN", "own")
    for name in ("LEVEL", "MODE"):
        send(client, "POST /orgs/octo-org/actions/variables", {"name": name, "value": "shared", "visibility": "all"})
    send(client, "POST /repos/octo-org/compass/actions/variables", {"name": "LEVEL", "value": "own"})
    client.rest.actions.create_workflow_dispatch("octo-org", "compass", "ci.yml", ref="main")
    assert seen == [({"TOKEN": "own", "URL": "shared"}, {"LEVEL": "own", "MODE": "shared"})]
    path = "GET /repos/octo-org/compass/actions/organization"
    assert [each["name"] for each in send(client, f"{path}-secrets")[1]["secrets"]] == ["TOKEN", "URL"]
    assert [each["value"] for each in send(client, f"{path}-variables")[1]["variables"]] == ["shared", "shared"]


@pytest.mark.parametrize("path", [*(f"{kind}/secrets/KEY" for kind in KINDS), "actions/variables/KEY"])
def test_repositories_are_selected_and_only_while_that_is_the_visibility(github: GitHub, path: str) -> None:
    client = github.client("mona")
    ids = [client.repository("octo-org", name).id for name in ("compass", "map")]
    url = f"/orgs/octo-org/{path}/repositories"
    if "variables" in path:
        body = {"name": "KEY", "value": "1", "visibility": "selected", "selected_repository_ids": ids[:1]}
        assert send(client, "POST /orgs/octo-org/actions/variables", body)[0] == 201
    else:
        kind = path.partition("/")[0]
        getattr(client.organization("octo-org"), method(kind, "set_secret"))("KEY", "1", "selected", ids[:1])
    assert send(client, f"GET /orgs/octo-org/{path}")[1]["selected_repositories_url"].endswith(url)

    def selected() -> list[str]:
        return [each["name"] for each in send(client, f"GET {url}")[1]["repositories"]]

    assert selected() == ["compass"]
    assert send(client, f"PUT {url}/{ids[1]}")[0] == 204 and selected() == ["compass", "map"]
    assert send(client, f"DELETE {url}/{ids[0]}")[0] == 204 and selected() == ["map"]
    assert send(client, f"PUT {url}", {"selected_repository_ids": ids})[0] == 204 and selected() == ["compass", "map"]
    assert send(client, f"PUT {url}/99")[0] == 404
    assert send(client, f"PUT {url}", {"selected_repository_ids": [99]})[0] == 422
    change = "PATCH" if "variables" in path else "PUT"
    assert send(client, f"{change} /orgs/octo-org/{path}", {"visibility": "all"})[0] == 204
    assert send(client, f"PUT {url}/{ids[0]}")[0] == 409
    assert send(client, f"DELETE /orgs/octo-org/{path}")[0] == 204
    assert send(client, f"GET /orgs/octo-org/{path}")[0] == 404


def test_a_variable_of_an_organization_is_renamed_and_its_name_is_free_again(github: GitHub) -> None:
    client, path = github.client("mona"), "/orgs/octo-org/actions/variables"
    made = {"name": "level", "value": "1", "visibility": "all"}
    assert send(client, f"POST {path}", made)[0] == 201
    assert send(client, f"POST {path}", made)[0] == 409
    assert send(client, f"PATCH {path}/LEVEL", {"name": "DEPTH", "value": "2"})[0] == 204
    assert [(each.name, each.value) for each in client.organization("octo-org").variables()] == [("DEPTH", "2")]
    assert send(client, f"POST {path}", made)[0] == 201
    assert send(client, f"PATCH {path}/LEVEL", {"name": "DEPTH"})[0] == 409
    assert send(client, f"POST {path}", {**made, "name": "GITHUB_X"})[0] == 422


def test_only_owners_and_tokens_for_that_read_secrets_of_an_organization(github: GitHub) -> None:
    path = "GET /orgs/octo-org/actions/secrets"
    assert send(github.client("hubot"), path)[0] == 403
    assert send(github.client("mona", scopes=["repo"]), path)[0] == 404
    assert send(github.client("mona", scopes=["admin:org"]), path)[0] == 200
    refused = github.client(token=github.token("mona", permissions={"secrets": "write"}))
    assert send(refused, path)[0] == 403
    app = github.app("Rotate", permissions={"organization_secrets": "write"})
    github.install(app, "octo-org")
    bot = github.app_client(app).client("octo-org")
    bot.organization("octo-org").set_secret("TOKEN", "new", "all")
    assert github.secrets("octo-org/map") == {"TOKEN": "new"}
    with pytest.raises(NotFoundError):
        github.client("mona").organization("octo-org").secret("OTHER")


def test_secrets_and_variables_of_organizations_are_saved(github: GitHub, tmp_path: pathlib.Path) -> None:
    client = github.client("mona")
    client.organization("octo-org").set_secret("TOKEN", "s3crét", "selected", [1])
    body = {"name": "LEVEL", "value": "1", "visibility": "all"}
    send(client, "POST /orgs/octo-org/actions/variables", body)
    github.save(tmp_path / "state.json")
    found = GitHub().load(tmp_path / "state.json")
    assert found.secrets("octo-org/compass") == {"TOKEN": "s3crét"} and found.secrets("octo-org/map") == {}
    again: ferrohub.Client = found.client("mona")
    assert [each.value for each in again.organization("octo-org").variables()] == ["1"]
