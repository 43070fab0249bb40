"""Jobs that wait for an environment: for its reviewers, and for its timer."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import ForbiddenError, UnprocessableEntity, WaitTimeout, WorkflowRunFailed
from ferrohub.testing import GitHub
from ferrohub.testing.github import Plan
from ferrohub.transports import Request, Response
from sending import send

Protect = Callable[..., Any]


@pytest.fixture
def compass(github: GitHub, client: ferrohub.Client) -> Any:
    workflow = "on: workflow_dispatch"
    github.repository("mona/deployed", files={".github/workflows/ship.yml": workflow}, collaborators={"lisa": "push"})

    @github.on_dispatch("ship.yml")
    def ship(plan: Plan) -> None:
        plan.job("build", seconds=60)
        plan.job("deploy", seconds=30, environment="production")
        plan.job("tell", seconds=10)

    return client.repository("mona", "deployed")


@pytest.fixture
def protect(github: GitHub, compass: Any) -> Protect:
    """Creates an environment that users review."""

    def create(*logins: str, name: str = "production", **rules: Any) -> Any:
        reviewers = [{"type": "User", "id": github.user(login).id} for login in logins]
        return compass.create_environment(name, reviewers=reviewers, **rules)

    return create


def started(compass: Any) -> Any:
    return compass.workflow("ship.yml").dispatch("main")


def shown(run: Any) -> list[str]:
    """The conclusions of the jobs, or their statuses."""
    return [job.conclusion or job.status for job in run.jobs()]


def test_a_job_waits_until_a_reviewer_approves_it(github: GitHub, compass: Any, protect: Protect) -> None:
    production = protect("lisa")
    run = started(compass)
    assert run.status == "in_progress" and run.pending_deployments() == []
    github.clock.advance(seconds=60)
    assert run.refresh().status == "waiting" and shown(run) == ["success", "waiting", "queued"]
    (pending,) = run.pending_deployments()
    assert pending["environment"]["name"] == "production" and pending["wait_timer"] == 0
    assert [each["reviewer"]["login"] for each in pending["reviewers"]] == ["lisa"]
    assert pending["current_user_can_approve"] is False
    github.clock.advance(days=3)
    assert shown(run) == ["success", "waiting", "queued"]
    with pytest.raises(UnprocessableEntity):
        run.review_pending_deployments([production.id], "approved")
    theirs = github.client("lisa").repository("mona", "deployed").workflow_run(run.id)
    assert theirs.pending_deployments()[0]["current_user_can_approve"] is True
    (deployment,) = theirs.review_pending_deployments([production.id], "approved", "Ship it")
    assert (deployment.environment, deployment.sha) == ("production", run.head_sha)
    assert [each.id for each in compass.deployments()] == [deployment.id]
    assert shown(run) == ["success", "in_progress", "queued"] and run.pending_deployments() == []
    run.wait()
    assert run.conclusion == "success" and shown(run) == ["success"] * 3


def test_an_environment_that_is_named_twice_is_reviewed_once(github: GitHub, compass: Any, protect: Protect) -> None:
    production = protect("mona")
    run = started(compass)
    github.clock.advance(minutes=1)
    assert len(run.review_pending_deployments([production.id, production.id], "approved")) == 1
    run.wait()


def test_what_is_deployed_is_not_reviewed_again(github: GitHub, compass: Any, protect: Protect) -> None:
    production = protect("mona")

    @github.on_dispatch("ship.yml")
    def ship(plan: Plan) -> None:
        plan.job("deploy", seconds=30, environment="production")
        plan.job("tell", seconds=10, conclusion="failure" if plan.attempt == 1 else "success")

    run = started(compass)
    run.review_pending_deployments([production.id], "approved")
    with pytest.raises(WorkflowRunFailed, match="tell"):
        run.wait()
    assert run.rerun_failed_jobs() and run.pending_deployments() == []
    run.wait()
    assert shown(run) == ["success", "success"]


def test_a_rejected_deployment_fails_the_run(github: GitHub, compass: Any, protect: Protect) -> None:
    production = protect("mona")
    run = started(compass)
    with pytest.raises(WaitTimeout):
        run.wait(timeout=3600)
    assert run.review_pending_deployments([production.id], "rejected", "Not today") == []
    with pytest.raises(WorkflowRunFailed, match="deploy"):
        run.wait()
    assert shown(run) == ["success", "failure", "skipped"] and list(compass.deployments()) == []
    run.rerun_failed_jobs()
    github.clock.advance(minutes=2)
    assert shown(run) == ["success", "waiting", "queued"]
    run.review_pending_deployments([production.id], "approved")
    run.wait()
    assert shown(run) == ["success"] * 3


def test_who_starts_a_run_may_be_excluded_and_teams_review(github: GitHub, compass: Any, protect: Protect) -> None:
    production = protect("mona", "lisa", prevent_self_review=True)
    run = started(compass)
    github.clock.advance(minutes=2)
    with pytest.raises(UnprocessableEntity, match="not a reviewer"):
        run.review_pending_deployments([production.id], "approved")
    with pytest.raises(UnprocessableEntity):
        run.review_pending_deployments([production.id + 1], "approved")
    github.organization("acme", owners=[github.user("mona")], members=[github.user("hubot")])
    client = github.client("mona")
    team = client.organization("acme").create_team("crew", privacy="closed")
    client.rest.teams.add_or_update_membership_for_user_in_org("acme", "crew", "hubot")
    compass.create_environment("production", reviewers=[{"type": "Team", "id": team.id}])
    (pending,) = run.pending_deployments()
    assert [each["reviewer"]["slug"] for each in pending["reviewers"]] == ["crew"]
    theirs = github.client("hubot").repository("mona", "deployed").workflow_run(run.id)
    assert len(list(theirs.review_pending_deployments([production.id], "approved"))) == 1
    run.wait()


def test_a_timer_passes_by_itself(github: GitHub, compass: Any, protect: Protect) -> None:
    protect(wait_timer=30)
    run = started(compass)
    github.clock.advance(minutes=2)
    (pending,) = run.pending_deployments()
    assert (pending["wait_timer"], pending["reviewers"]) == (30, [])
    assert pending["wait_timer_started_at"] == github.clock.text(github.clock.timestamp - 60)
    assert shown(run) == ["success", "waiting", "queued"]
    github.clock.advance(minutes=29)
    assert shown(run) == ["success", "in_progress", "queued"]
    run.wait()


def test_an_approval_does_not_shorten_the_timer(github: GitHub, compass: Any, protect: Protect) -> None:
    production = protect("mona", wait_timer=10)
    run = started(compass)
    github.clock.advance(minutes=1)
    assert len(list(run.review_pending_deployments([production.id], "approved"))) == 1
    assert shown(run) == ["success", "waiting", "queued"]
    github.clock.advance(minutes=10)
    assert shown(run) == ["success", "in_progress", "queued"]


def test_environments_are_reviewed_one_by_one(github: GitHub, compass: Any, protect: Protect) -> None:
    first, second = protect("mona", name="blue"), protect("mona", name="green")

    @github.on_dispatch("ship.yml")
    def ship(plan: Plan) -> None:
        plan.job("blue", seconds=10, environment="blue", parallel=True)
        plan.job("green", seconds=10, environment="green", parallel=True)
        plan.job("tell", seconds=10)

    run = started(compass)
    assert [each["environment"]["name"] for each in run.pending_deployments()] == ["blue", "green"]
    run.review_pending_deployments([second.id], "approved")
    github.clock.advance(minutes=1)
    assert shown(run) == ["waiting", "success", "queued"]
    run.review_pending_deployments([first.id], "approved")
    run.wait()
    assert shown(run) == ["success"] * 3


def test_a_second_environment_waits_for_its_own_review(github: GitHub, compass: Any, protect: Protect) -> None:
    first, second = protect("mona", name="staging"), protect("mona", name="production")

    @github.on_dispatch("ship.yml")
    def ship(plan: Plan) -> None:
        plan.job("staging", seconds=10, environment="staging")
        plan.job("production", seconds=10, environment="production")

    run = started(compass)
    assert shown(run) == ["waiting", "queued"]
    run.review_pending_deployments([first.id], "approved")
    assert shown(run) == ["in_progress", "queued"]
    github.clock.advance(seconds=10)
    assert shown(run) == ["success", "waiting"]
    run.review_pending_deployments([second.id], "approved")
    run.wait()


def test_a_job_fails_whose_environment_is_deleted(github: GitHub, compass: Any, protect: Protect) -> None:
    production = protect("mona")
    run = started(compass)
    github.clock.advance(minutes=2)
    assert production.delete()
    assert shown(run) == ["success", "failure", "skipped"] and run.refresh().conclusion == "failure"


def test_the_name_of_an_environment_may_have_a_slash(compass: Any, protect: Protect) -> None:
    made = protect("mona", name="eu/production")
    assert made.refresh().name == "eu/production" and list(made.variables()) == []
    assert made.url.endswith("/environments/eu%2Fproduction") and made.delete()


def test_a_run_that_waits_is_cancelled(github: GitHub, compass: Any, protect: Protect) -> None:
    protect("mona")
    run = started(compass)
    github.clock.advance(minutes=2)
    assert run.cancel() and run.refresh().conclusion == "cancelled"
    assert shown(run) == ["success", "cancelled", "cancelled"]


def test_webhooks_tell_that_a_job_waits(github: GitHub, compass: Any, protect: Protect) -> None:
    production = protect("mona")
    received: list[tuple[str, str]] = []

    def receive(request: Request) -> Response:
        payload = json.loads(request.read())
        received.append((payload.get("workflow_job", {}).get("name", "run"), payload["action"]))
        return Response(200)

    github.hook("mona/deployed", receive, events=["workflow_job", "workflow_run"])

    @github.on_dispatch("ship.yml")
    def ship(plan: Plan) -> None:
        plan.job("deploy", seconds=10, environment="production")

    run = started(compass)
    run.review_pending_deployments([production.id], "approved")
    github.clock.advance(seconds=10)
    of_job = [action for name, action in received if name == "deploy"]
    assert of_job == ["waiting", "queued", "in_progress", "completed"]
    assert [action for name, action in received if name == "run"] == ["requested", "in_progress", "completed"]


def test_no_run_waits_for_an_approval(compass: Any, client: ferrohub.Client) -> None:
    run = started(compass)
    with pytest.raises(ForbiddenError, match="not from a fork"):
        run.approve()
    assert send(client, f"GET /repos/mona/deployed/actions/runs/{run.id + 1}/pending_deployments")[0] == 404


def test_what_waits_is_a_part_of_the_state(github: GitHub, compass: Any, protect: Protect) -> None:
    production = protect("mona")
    run = started(compass)
    github.clock.advance(minutes=2)
    copied = github.copy()
    again = copied.client("mona").repository("mona", "deployed").workflow_run(run.id)
    assert shown(again) == ["success", "waiting", "queued"]
    again.review_pending_deployments([production.id], "approved")
    again.wait()
    assert shown(run) == ["success", "waiting", "queued"]


@pytest.fixture
def gate(github: GitHub, compass: Any) -> tuple[Any, list[dict[str, Any]]]:
    """An App that could protect environments, and what it is received."""
    received: list[dict[str, Any]] = []

    def receive(request: Request) -> Response:
        received.append(json.loads(request.read()))
        return Response(200)

    permissions = {"deployments": "write", "actions": "read"}
    app = github.app(
        "Gate",
        permissions=permissions,
        events=["deployment_protection_rule"],
        webhook=receive,
        secret="the secret",
    )
    github.install(app, "mona")
    received.clear()
    return app, received


def test_an_app_protects_an_environment(github: GitHub, compass: Any, protect: Protect, gate: Any) -> None:
    app, received = gate
    production = protect("mona")
    assert [each.slug for each in production.custom_protection_apps()] == ["gate"]
    rule = production.create_custom_protection_rule(app.id)
    assert [each.id for each in production.custom_protection_rules()] == [rule.id]
    assert production.custom_protection_rule(rule.id).app.slug == "gate"
    assert list(production.custom_protection_apps()) == []
    run = started(compass)
    github.clock.advance(minutes=1)
    assert [each["deployment_callback_url"] for each in received] == [f"{run.url}/deployment_protection_rule"]
    assert run.review_pending_deployments([production.id], "approved") == []
    assert shown(run) == ["success", "waiting", "queued"]
    theirs = github.app_client(app).client("mona").repository("mona", "deployed", lazy=True).workflow_run(run.id)
    assert theirs.review_custom_protection_rule("production", "approved", "Traffic is low")
    assert [each.environment for each in compass.deployments()] == ["production"]
    run.wait()
    assert production.delete_custom_protection_rule(rule.id)
    assert production.delete_custom_protection_rule(rule.id) is False and production.custom_protection_rules() == []


def test_an_app_rejects_a_deployment(github: GitHub, compass: Any, protect: Protect, gate: Any) -> None:
    app, _ = gate
    protect().create_custom_protection_rule(app.id)
    run = started(compass)
    bot = github.app_client(app).client("mona").repository("mona", "deployed", lazy=True)
    with pytest.raises(UnprocessableEntity):
        bot.workflow_run(run.id).review_custom_protection_rule("production", "approved")
    github.clock.advance(minutes=1)
    with pytest.raises(UnprocessableEntity):
        run.review_custom_protection_rule("production", "approved")
    assert bot.workflow_run(run.id).review_custom_protection_rule("production", "rejected")
    assert shown(run) == ["success", "failure", "skipped"]


def test_only_an_app_that_receives_the_event_protects(github: GitHub, compass: Any, protect: Protect) -> None:
    other = github.app("Other", permissions={"issues": "read"}, events=["issues"])
    github.install(other, "mona")
    production = protect()
    assert list(production.custom_protection_apps()) == []
    with pytest.raises(UnprocessableEntity):
        production.create_custom_protection_rule(other.id)
