"""Self-hosted runners and caches of workflows, and what the methods of ferrohub return of them."""

from __future__ import annotations

from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import Conflict, ForbiddenError, NotFoundError, UnprocessableEntity
from ferrohub.testing import GitHub
from sending import send


@pytest.fixture
def acme(github: GitHub, client: ferrohub.Client) -> Any:
    github.organization("acme", owners=[github.user("mona")], members=[github.user("lisa")])
    github.repository("acme/atlas", files={"README.md": "x"}, private=True)
    return client.organization("acme")


@pytest.fixture
def atlas(acme: Any, client: ferrohub.Client) -> Any:
    return client.repository("acme", "atlas")


@pytest.mark.parametrize("home", ["acme", "acme/atlas"])
def test_a_runner_is_registered_with_a_token_labelled_and_removed(
    github: GitHub, client: ferrohub.Client, acme: Any, atlas: Any, home: str
) -> None:
    owner, path = (atlas, "/repos/acme/atlas") if "/" in home else (acme, "/orgs/acme")
    assert list(owner.runners()) == []
    status, made = send(client, f"POST {path}/actions/runners/registration-token")
    assert status == 201
    assert made["expires_at"] == github.clock.text(github.clock.timestamp + 3600)
    github.runner(home, "box", ["gpu"], token=made["token"])
    github.runner(home, "mac", os="macos")
    box, mac = owner.runners()
    assert [label.name for label in box.labels] == ["self-hosted", "X64", "Linux", "gpu"]
    assert [label.type for label in box.labels] == ["read-only"] * 3 + ["custom"]
    assert (mac.os, mac.status, mac.busy) == ("macos", "online", False)
    assert [each.name for each in owner.runners("mac")] == ["mac"]
    labels = owner.set_runner_labels(box.id, ["big", "linux"])["labels"]
    assert [each["name"] for each in labels if each["type"] == "custom"] == ["big"]
    assert [label.name for label in owner.runner(box.id).labels][-1] == "big"
    assert owner.delete_runner(box.id) and owner.delete_runner(box.id) is False
    assert [each.name for each in owner.runners()] == ["mac"]


def test_a_token_registers_runners_of_its_home_for_an_hour(github: GitHub, acme: Any, client: ferrohub.Client) -> None:
    registration = client.rest.actions.create_registration_token_for_repo("acme", "atlas")
    removal = client.rest.actions.create_remove_token_for_org("acme")
    for home, token in (("acme", registration), ("mona/compass", registration), ("acme", removal)):
        with pytest.raises(ValueError, match="token"):
            github.runner(home, "box", token=token.token)
    github.clock.advance(minutes=59)
    github.runner("acme/atlas", "box", token=registration.token)
    github.clock.advance(minutes=1)
    with pytest.raises(ValueError, match="expired"):
        github.runner("acme/atlas", "other", token=registration.token)
    with pytest.raises(LookupError):
        github.runner("mona", "box")


def test_a_runner_that_works_is_not_removed(github: GitHub, atlas: Any) -> None:
    record = github.runner("acme/atlas", "box")
    record.busy = True
    with pytest.raises(UnprocessableEntity, match="still running a job"):
        atlas.delete_runner(record.id)
    record.busy = False
    assert atlas.delete_runner(record.id)


def test_a_configuration_makes_a_runner_for_one_job(atlas: Any, client: ferrohub.Client) -> None:
    body = {"name": "once", "runner_group_id": 1, "labels": ["gpu"]}
    made = client.rest.actions.generate_runner_jitconfig_for_repo("acme", "atlas", **body)
    assert made.encoded_jit_config and made.runner.ephemeral and made.runner.status == "offline"
    assert [each.name for each in atlas.runners()] == ["once"]
    with pytest.raises(Conflict):
        client.rest.actions.generate_runner_jitconfig_for_repo("acme", "atlas", **body)


def test_labels_are_added_and_removed_one_by_one(github: GitHub, acme: Any, client: ferrohub.Client) -> None:
    path = f"/orgs/acme/actions/runners/{github.runner('acme', 'box').id}/labels"

    def names(request: str, body: Any = None) -> list[str]:
        return [each["name"] for each in send(client, request, body)[1]["labels"] if each["type"] == "custom"]

    assert names(f"POST {path}", {"labels": ["a", "b"]}) == ["a", "b"] == names(f"GET {path}")
    assert names(f"DELETE {path}/a") == ["b"] and send(client, f"DELETE {path}/a")[0] == 404
    assert send(client, f"DELETE {path}/Linux")[0] == 422
    assert send(client, f"PUT {path}", {"labels": [str(number) for number in range(101)]})[0] == 422
    assert names(f"DELETE {path}") == []
    many = [str(number) for number in range(100)]
    assert len(names(f"POST {path}", {"labels": many})) == 100 == len(names(f"POST {path}", {"labels": ["7"]}))
    assert send(client, f"POST {path}", {"labels": ["one more"]})[0] == 422
    body = {"name": "once", "runner_group_id": 1, "labels": [*many, "one more"]}
    assert send(client, "POST /orgs/acme/actions/runners/generate-jitconfig", body)[0] == 422
    assert [each.name for each in acme.runners()] == ["box"]


def test_runners_are_shown_to_administrators(github: GitHub, acme: Any) -> None:
    github.runner("acme/atlas", "box")
    github.runner("acme", "box")
    lisa = github.client("lisa")
    with pytest.raises(ForbiddenError):
        list(lisa.organization("acme").runners())
    with pytest.raises(ForbiddenError):
        list(lisa.repository("acme", "atlas").runners())
    with pytest.raises(NotFoundError):
        list(github.client("mona", scopes=["repo"]).organization("acme").runners())


def test_caches_are_listed_and_deleted(github: GitHub, atlas: Any, client: ferrohub.Client) -> None:
    held = [("npm-1", None, 30), ("npm-2", None, 10), ("pip-1", None, 20), ("npm-1", "refs/pull/1/merge", 5)]
    for key, ref, size in held:
        github.cache("acme/atlas", key, ref=ref, size=size)
    assert [each.key for each in atlas.caches(key="npm")] == ["npm-1", "npm-2", "npm-1"]
    assert [each.size_in_bytes for each in atlas.caches(sort="size_in_bytes", direction="asc")] == [5, 10, 20, 30]
    assert [each.ref for each in atlas.caches(ref="refs/pull/1/merge")] == ["refs/pull/1/merge"]
    usage = client.rest.actions.get_actions_cache_usage("acme", "atlas")
    assert (usage.active_caches_count, usage.active_caches_size_in_bytes) == (4, 65)
    assert atlas.delete_caches("npm-1", "refs/pull/1/merge")["total_count"] == 1
    assert atlas.delete_caches("npm-1")["actions_caches"][0]["ref"] == "refs/heads/main"
    (pip,) = atlas.caches(key="pip")
    assert atlas.delete_cache(pip.id) and atlas.delete_cache(pip.id) is False
    assert [each.key for each in atlas.caches()] == ["npm-2"]


def test_runners_and_caches_are_a_part_of_the_state(github: GitHub, acme: Any) -> None:
    github.runner("acme", "box", ["gpu"])
    github.cache("acme/atlas", "npm-1")
    copied = github.copy().client("mona")
    assert [each.labels[-1].name for each in copied.organization("acme").runners()] == ["gpu"]
    assert [each.key for each in copied.repository("acme", "atlas").caches()] == ["npm-1"]
