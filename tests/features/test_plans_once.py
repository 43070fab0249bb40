"""Plans of objects that exist once, and of objects that are named by IDs: teams, rulesets, autolinks."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import PlanOutdated
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


def nightly(compass: Any) -> list[Any]:
    """The open issues of the nightly build."""
    return [issue for issue in compass.issues() if "<!-- nightly -->" in (issue.body or "")]


def test_an_issue_that_exists_once_is_planned_once(client: Any, compass: Any) -> None:
    with client.plan() as plan:
        first = compass.ensure_issue("nightly", "Nightly build", "failed", labels=["bug"])
        second = compass.ensure_issue("nightly", "Nightly build", "works again")
        other = compass.ensure_issue("weekly", "Weekly build")
        assert first.number == second.number != other.number
        compass.ensure_issue("nightly", "Nightly build", "works again")
    assert [write.method for write in plan.writes] == ["POST", "PATCH", "POST"]
    plan.apply()
    (issue,) = nightly(compass)
    assert issue.body.startswith("works again") and [label.name for label in issue.labels()] == ["bug"]
    compass.ensure_issue("nightly", "Nightly build")
    assert len(nightly(compass)) == 1


def test_an_issue_that_the_plan_closes_is_opened_anew(client: Any, compass: Any) -> None:
    kept = compass.ensure_issue("nightly", "Nightly build")
    with client.plan() as plan:
        kept.close()
        made = compass.ensure_issue("nightly", "Nightly build")
        made.close()
        compass.ensure_issue("nightly", "Nightly build")
    plan.apply()
    (issue,) = nightly(compass)
    assert issue.number > kept.number and len(list(compass.issues(state="closed"))) == 2


def test_an_issue_that_github_has_is_changed_twice(client: Any, compass: Any) -> None:
    kept = compass.ensure_issue("nightly", "Nightly build")
    with client.plan() as plan:
        compass.ensure_issue("nightly", "Nightly build fails")
        compass.ensure_issue("nightly", "Nightly build")
    plan.apply()
    assert [(issue.number, issue.title) for issue in nightly(compass)] == [(kept.number, "Nightly build")]


def test_a_comment_that_exists_once_is_planned_once(client: Any, compass: Any) -> None:
    with client.plan() as plan:
        for issue in (compass.issue(1), compass.create_issue("Two")):
            issue.comment_once("report", "1 failed")
            issue.comment_once("report", "2 failed")
            issue.comment_once("other", "2 failed")
    plan.apply()
    for issue in compass.issues():
        texts = [comment.body.partition("\n")[0] for comment in issue.comments()]
        assert texts == ["2 failed", "2 failed"], issue.title


def test_issues_with_the_same_text_are_planned_each(client: Any, compass: Any) -> None:
    with client.plan() as plan:
        for _ in range(2):
            compass.create_issue("Nightly build", "<!-- nightly -->")
    plan.apply()
    assert len(nightly(compass)) == 2


def test_pull_requests_and_rulesets_that_exist_once_are_planned_once(client: Any, compass: Any) -> None:
    with client.plan() as plan:
        for title, rule in (("Fix", "deletion"), ("Fix it", "update")):
            pull = compass.ensure_pull_request("fix", "main", title)
            ruleset = compass.ensure_ruleset("main", rules=[{"type": rule}])
        assert pull.title == "Fix it" and ruleset.name == "main"
    assert [write.method for write in plan.writes] == ["POST", "POST", "PATCH", "PUT"]
    plan.apply()
    assert [each.title for each in compass.pull_requests()] == ["Fix it"]
    (found,) = compass.rulesets()
    assert [rule["type"] for rule in compass.ruleset(found.id).rules] == ["update"]


def test_tasks_that_ensure_the_same_issue_plan_one(github: GitHub) -> None:
    async def main() -> None:
        async with github.async_client("mona") as client:
            compass = await client.repository("mona", "compass")
            with client.plan() as plan:
                await asyncio.gather(*(compass.ensure_issue("nightly", "Nightly build") for _ in range(5)))
            await plan.apply()

    asyncio.run(main())
    assert len(nightly(github.client("mona").repository("mona", "compass"))) == 1


def test_a_ruleset_that_the_plan_creates_is_changed_and_deleted(client: Any, compass: Any) -> None:
    with client.plan() as plan:
        kept, gone = (compass.create_ruleset(name, rules=[{"type": "deletion"}]) for name in ("main", "old"))
        compass.update_ruleset(kept.id, rules=[{"type": "update"}])
        assert compass.ruleset(kept.id).name == "main"
        assert compass.delete_ruleset(gone.id)
    plan.apply()
    (found,) = compass.rulesets()
    assert (found.name, compass.ruleset(found.id).rules[0]["type"]) == ("main", "update")


@pytest.fixture
def crew(github: GitHub, client: Any) -> Any:
    github.repository("acme/atlas")
    made = client.organization("acme").create_team("Crew")
    github.requests.clear()
    return made


pytestmark = pytest.mark.filterwarnings("ignore:.*is deprecated:DeprecationWarning")


def test_a_team_is_planned_by_its_id(github: GitHub, client: Any, crew: Any) -> None:
    with client.plan() as plan:
        assert crew.edit("Sailors", privacy="closed") and crew.name == "Sailors"
        crew.add_or_update_membership("mona", role="maintainer")
        assert crew.add_repository("acme/atlas", permission="push")
        client.organization("acme").team_by_name("crew")
    assert writes(github) == []
    path = crew.url.partition("/organizations/")[2]
    assert f"""\
~ PATCH /organizations/{path}
    name: "Crew" -> "Sailors"
    privacy: "secret" -> "closed\"""" in str(plan)
    plan.apply()
    assert crew.refresh().name == "Sailors" and crew.has_repository("acme/atlas")
    assert crew.permissions_for("acme/atlas").permissions["push"]


def test_members_and_repositories_of_a_team_are_removed(github: GitHub, client: Any, crew: Any) -> None:
    crew.add_repository("acme/atlas", permission="push")
    with client.plan() as plan:
        assert crew.remove_repository("acme/atlas") and crew.revoke_membership("mona")
        assert not crew.revoke_membership("hubot")
    assert len(plan) == 2
    plan.apply()
    assert not crew.has_repository("acme/atlas") and list(crew.members()) == []


def test_the_permission_of_a_team_is_compared(github: GitHub, client: Any, crew: Any) -> None:
    crew.add_repository("acme/atlas", permission="pull")
    by_slug = client.rest.teams.add_or_update_repo_permissions_in_org
    with client.plan() as plan:
        crew.add_repository("acme/atlas", permission="pull")
        by_slug("acme", "crew", "acme", "atlas", permission="pull")
    assert str(plan) == "No changes."
    for change in (
        lambda: crew.add_repository("acme/atlas", permission="push"),
        lambda: by_slug("acme", "crew", "acme", "atlas", permission="push"),
    ):
        crew.add_repository("acme/atlas", permission="pull")
        with client.plan() as plan:
            change()
            change()
            assert crew.has_repository("acme/atlas")
        assert str(plan).splitlines()[3:] == ['    permission: "pull" -> "push"']
        crew.add_repository("acme/atlas", permission="admin")
        with pytest.raises(PlanOutdated, match='permission was "pull", and is "admin"'):
            plan.apply()
        crew.add_repository("acme/atlas", permission="pull")
        plan.apply()
        assert crew.permissions_for("acme/atlas").permissions["push"]


def test_a_team_is_deleted_unless_it_has_changed(github: GitHub, client: Any, crew: Any) -> None:
    with client.plan() as plan:
        assert crew.delete()
    crew.edit("Crew", description="Sails")
    with pytest.raises(PlanOutdated, match="description was null"):
        plan.apply()
    with client.plan() as plan:
        crew.delete()
    plan.apply()
    assert list(client.organization("acme").teams()) == []


def test_a_team_that_the_plan_creates_is_changed(client: Any, crew: Any) -> None:
    with client.plan() as plan:
        made = client.organization("acme").create_team("Pilots", privacy="closed")
        made.add_or_update_membership("mona")
        made.add_repository("acme/atlas", permission="admin")
        made.edit("Pilots", description="Know the way")
    plan.apply()
    found = client.organization("acme").team_by_name("pilots")
    assert found.description == "Know the way" and found.permissions_for("acme/atlas").permissions["admin"]
