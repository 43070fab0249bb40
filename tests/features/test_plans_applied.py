"""Plans that are applied: what has changed meanwhile, lost responses, and several plans at once."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import PlanError, PlanOutdated, Timeout, UnprocessableEntity
from ferrohub.plans import Plan
from ferrohub.testing import GitHub
from planned_github import planned_github, writes


@pytest.fixture
def github() -> GitHub:
    return planned_github()


@pytest.fixture
def client(github: GitHub) -> ferrohub.Client:
    return github.client("mona")


@pytest.fixture
def compass(client: ferrohub.Client) -> Any:
    return client.repository("mona", "compass")


def changed_description(compass: Any) -> None:
    compass.edit("compass", description="Somebody else was here")


def changed_label(compass: Any) -> None:
    compass.label("old").update("old", "ff0000")


def deleted_label(compass: Any) -> None:
    compass.label("old").delete()


def created_label(compass: Any) -> None:
    compass.create_label("new", "ff0000")


def changed_file(compass: Any) -> None:
    compass.ensure_file("README.md", b"# North\n", "Rename")


OUTDATED: list[tuple[Callable[[Any], None], Callable[[Any], Any], str]] = [
    (
        changed_description,
        lambda compass: compass.edit("compass", description="Finds the way"),
        'PATCH /repos/mona/compass: description was null, and is "Somebody else was here"',
    ),
    (
        changed_label,
        lambda compass: compass.label("old").delete(),
        'DELETE .*/labels/old: color was "cccccc", and is "ff0000"',
    ),
    (deleted_label, lambda compass: compass.label("old").delete(), "DELETE .*/labels/old: it was .* and is false"),
    (deleted_label, lambda compass: compass.ensure_label("old", "00ff00"), "PATCH .*/labels/old"),
    (created_label, lambda compass: compass.create_label("new", "00ff00"), "POST .*/labels: it was false"),
    (changed_file, lambda compass: compass.ensure_file("README.md", b"# Map\n", "x"), "PUT .*/README.md: sha was"),
]


@pytest.mark.parametrize(("meanwhile", "planned", "message"), OUTDATED)
def test_what_has_changed_meanwhile_is_named_and_nothing_is_sent(
    github: GitHub, client: Any, compass: Any, meanwhile: Any, planned: Any, message: str
) -> None:
    with client.plan() as plan:
        compass.create_issue("Two")
        planned(compass)
    meanwhile(github.client("mona").repository("mona", "compass"))
    sent = len(writes(github))
    with pytest.raises(PlanOutdated, match=message) as raised:
        plan.apply()
    assert len(writes(github)) == sent
    assert raised.value.changed and pickle.loads(pickle.dumps(raised.value)).changed == raised.value.changed


def test_other_changes_do_not_matter(github: GitHub, client: Any, compass: Any) -> None:
    with client.plan() as plan:
        compass.edit("compass", description="Finds the way")
    other = github.client("mona").repository("mona", "compass")
    other.edit("compass", homepage="https://compass.example")
    other.create_issue("Another")
    plan.apply()
    found = compass.refresh()
    assert (found.description, found.homepage) == ("Finds the way", "https://compass.example")


def test_each_object_is_read_again_just_before_its_write(github: GitHub, client: Any, compass: Any) -> None:
    other = github.client("mona").repository("mona", "compass")
    with client.plan() as plan:
        compass.edit("compass", description="Finds the way")
        compass.label("old").delete()
    with pytest.raises(PlanOutdated, match="labels/old: color"):
        plan.apply(progress=lambda done, total: done == 1 and other.label("old").update("old", "ff0000"))
    assert compass.refresh().description == "Finds the way" and compass.label("old").color == "ff0000"
    assert [write.is_applied for write in plan.writes] == [True, False]


def test_a_read_that_is_unchanged_costs_no_quota(github: GitHub, client: Any, compass: Any) -> None:
    with client.plan() as plan:
        compass.edit("compass", description="Finds the way")
    github.requests.clear()
    plan.apply()
    assert [(each.method, each.status) for each in github.requests] == [("GET", 304), ("GET", 304), ("PATCH", 200)]


@pytest.mark.parametrize("route", ["repos/update", "issues/create-label", "issues/delete-label"])
def test_a_write_whose_response_was_lost_is_not_sent_twice(github: GitHub, compass: Any, route: str) -> None:
    client = github.client("mona", retries=0)
    compass = client.repository("mona", "compass")
    with client.plan() as plan:
        compass.edit("compass", description="Finds the way")
        compass.create_label("new", "00ff00")
        compass.label("old").delete()
    github.faults.add(route, error="timeout")
    with pytest.raises(Timeout):
        plan.apply()
    plan.apply()
    assert len(writes(github)) == 3 and all(write.is_applied for write in plan.writes)
    plan.apply()
    assert len(writes(github)) == 3


def test_a_file_that_is_written_twice_may_lose_the_first_response(github: GitHub) -> None:
    client = github.client("mona", retries=0)
    compass = client.repository("mona", "compass")
    with client.plan() as plan:
        compass.ensure_file("README.md", b"# Map\n", "Rename")
        compass.ensure_file("README.md", b"# Map\n\nNorth.\n", "Explain")
    github.faults.add("repos/create-or-update-file-contents", error="timeout")
    with pytest.raises(Timeout):
        plan.apply()
    plan.apply()
    assert compass.file_contents("README.md").decoded == b"# Map\n\nNorth.\n" and len(writes(github)) == 2


def test_whether_a_lost_creation_has_happened_is_for_the_user_to_find_out(github: GitHub) -> None:
    client = github.client("mona", retries=0)
    with client.plan() as plan:
        client.repository("mona", "compass").create_issue("Two")
    github.faults.add("issues/create", error="timeout")
    with pytest.raises(Timeout):
        plan.apply()
    with pytest.raises(PlanError, match="POST /repos/mona/compass/issues: whether"):
        plan.apply()
    assert len(writes(github)) == 1


def test_after_an_error_the_rest_is_sent(github: GitHub, client: Any, compass: Any) -> None:
    with client.plan() as plan:
        compass.create_label("one", "ff0000")
        compass.create_label("two", "ff0000")
    github.faults.add("issues/create-label", status=422)
    with pytest.raises(UnprocessableEntity):
        plan.apply()
    assert [response.status_code for response in plan.apply() if response is not None] == [201, 201]


def test_an_object_may_be_deleted_after_writes_that_change_its_counts(client: Any, compass: Any) -> None:
    milestone = compass.create_milestone("1.0")
    issue = compass.create_issue("Two", milestone=milestone.number)
    with client.plan() as plan:
        issue.edit(milestone=0)
        milestone.delete()
    plan.apply()
    assert list(compass.milestones()) == []


def test_a_block_that_raises_leaves_no_plan_to_apply(github: GitHub, client: Any, compass: Any) -> None:
    plan = client.plan()
    with pytest.raises(ZeroDivisionError), plan:
        compass.create_issue("Two")
        1 / 0  # noqa: B018
    with pytest.raises(PlanError, match="raised"):
        plan.apply()
    compass.create_issue("Three")
    assert len(writes(github)) == 1


def test_a_plan_is_applied_after_its_block_and_made_once(client: Any, compass: Any) -> None:
    with client.plan() as plan:
        with pytest.raises(PlanError, match="after its block"):
            plan.apply()
        with pytest.raises(PlanError, match="another plan"), client.plan():
            pass
    with pytest.raises(PlanError, match="made once"), plan:
        pass
    assert isinstance(plan, Plan) and repr(plan) == "<Plan 0 writes>"


def test_a_plan_is_not_applied_while_another_one_is_made(github: GitHub, client: Any, compass: Any) -> None:
    with client.plan() as plan:
        compass.create_issue("Two")
    with client.plan() as other, pytest.raises(PlanError, match="another plan of this client is being made"):
        plan.apply()
    assert len(other) == 0 and writes(github) == [] and not plan.writes[0].is_applied
    plan.apply()
    assert len(writes(github)) == 1


def test_a_plan_that_is_begun_while_another_one_is_applied_records_none_of_its_writes(
    github: GitHub, client: Any, compass: Any
) -> None:
    with client.plan() as plan:
        compass.create_label("one", "ff0000")
        compass.create_label("two", "ff0000")
    other = client.plan()
    with pytest.raises(PlanError, match="another plan of this client is being made"):
        plan.apply(progress=lambda _done, _total: other.__enter__())
    other.__exit__(None, None, None)
    assert len(other) == 0 and [write.is_applied for write in plan.writes] == [True, False]
    plan.apply()
    assert len(writes(github)) == 2


def test_a_plan_is_not_applied_twice_at_once(github: GitHub, client: Any, compass: Any) -> None:
    with client.plan() as plan:
        compass.create_issue("Two")
        compass.create_issue("Three")
    refused: list[str] = []

    def again(_done: int, _total: int) -> None:
        with pytest.raises(PlanError, match="is being applied") as raised:
            plan.apply()
        refused.append(str(raised.value))

    plan.apply(progress=again)
    assert len(refused) == len(writes(github)) == 2


def test_the_cache_does_not_hide_a_change(github: GitHub) -> None:
    client = github.client("mona", cache=True)
    compass = client.repository("mona", "compass")
    with client.plan() as plan:
        compass.edit("compass", description="Finds the way")
    github.client("mona").repository("mona", "compass").edit("compass", description="Else")
    with pytest.raises(PlanOutdated):
        plan.apply()
