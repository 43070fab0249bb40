"""Workflows, runs, secrets and variables of the simulator."""

from __future__ import annotations

import io
import json
import zipfile
from typing import Any, Literal

import pytest

import ferrohub
from ferrohub.exceptions import UnprocessableEntity
from ferrohub.testing import GitHub
from ferrohub.testing.github import Plan
from ferrohub.transports import Request, Response
from sending import send

CI = """name: CI
on:
  push:
  workflow_dispatch:
    inputs:
      level:
        description: How much
        required: true
      color:
        default: red
jobs: {}
"""
PATH = "/repos/mona/compass/actions"


@pytest.fixture
def github() -> GitHub:
    made = GitHub(validate=True)
    made.user("mona")
    files = {".github/workflows/ci.yml": CI, ".github/workflows/push.yml": "on: push\n", "README.md": "x"}
    made.repository("mona/compass", files=files)
    return made


def dispatch(client: ferrohub.Client, **inputs: str) -> tuple[int, Any]:
    body = {"ref": "main", "inputs": inputs, "return_run_details": True}
    return send(client, f"POST {PATH}/workflows/ci.yml/dispatches", body)


def run_of(client: ferrohub.Client, id: int = 1) -> tuple[str, str | None]:
    _, shown = send(client, f"GET {PATH}/runs/{id}")
    return shown["status"], shown["conclusion"]


def test_the_settings_of_an_input_may_be_in_braces(github: GitHub, client: ferrohub.Client) -> None:
    braces = (
        "on:\n  workflow_dispatch:\n    inputs:\n      level: {required: true}\n      color: {default: 'light, red'}\n"
    )
    github.commit("mona/compass", {".github/workflows/ci.yml": braces})
    seen: list[dict[str, Any]] = []
    github.on_dispatch("ci.yml", lambda plan: seen.append(plan.inputs))
    assert dispatch(client)[0] == 422
    assert dispatch(client, level="3")[0] < 300
    run_of(client)
    assert seen == [{"level": "3", "color": "light, red"}]


def test_a_dispatch_starts_a_run_with_its_inputs(github: GitHub, client: ferrohub.Client) -> None:
    seen: list[dict[str, Any]] = []

    @github.on_dispatch("ci.yml")
    def ci(plan: Plan) -> None:
        seen.append(plan.inputs)
        plan.job("lint", log="all good", steps=["Checkout", "Lint"])

    assert [each["name"] for each in send(client, f"GET {PATH}/workflows")[1]["workflows"]] == [
        "CI",
        ".github/workflows/push.yml",
    ]
    status, made = dispatch(client, level="high")
    assert (status, made["workflow_run_id"]) == (200, 1) and seen == [{"level": "high", "color": "red"}]
    _, runs = send(client, f"GET {PATH}/workflows/ci.yml/runs?event=workflow_dispatch&branch=main")
    assert [(each["name"], each["run_number"], each["conclusion"]) for each in runs["workflow_runs"]] == [
        ("CI", 1, "success")
    ]
    assert send(client, f"GET {PATH}/runs?status=failure")[1]["total_count"] == 0
    for inputs, message in (({}, "Required input"), ({"level": "1", "no": "1"}, "Unexpected inputs")):
        status, error = dispatch(client, **inputs)
        assert status == 422 and message in error["message"]
    body = {"ref": "main"}
    assert send(client, f"POST {PATH}/workflows/push.yml/dispatches", body)[0] == 422
    assert send(client, f"POST {PATH}/workflows/ci.yml/dispatches", {"ref": "no"})[0] == 422
    assert send(client, f"PUT {PATH}/workflows/ci.yml/disable")[0] == 204
    assert dispatch(client, level="1")[0] == 422
    assert send(client, f"PUT {PATH}/workflows/ci.yml/enable")[0] == 204
    assert send(client, f"POST {PATH}/workflows/ci.yml/dispatches", {"ref": "main", "inputs": {"level": "1"}}) == (
        204,
        None,
    )


def test_a_dispatch_in_the_newer_version_of_the_api_returns_its_run(github: GitHub) -> None:
    client = github.client("mona", api_version="2026-03-10")
    status, made = send(client, f"POST {PATH}/workflows/ci.yml/dispatches", {"ref": "main", "inputs": {"level": "1"}})
    assert (status, sorted(made)) == (200, ["html_url", "run_url", "workflow_run_id"])
    assert client.request(f"GET {made['run_url']}").json()["id"] == made["workflow_run_id"]
    workflow = client.repository("mona", "compass").workflow("ci.yml")
    assert workflow.dispatch("main", {"level": "2"}).id == made["workflow_run_id"] + 1
    assert send(client, f"GET {PATH}/runs")[1]["total_count"] == 2


def test_jobs_start_and_end_on_the_clock(github: GitHub, client: ferrohub.Client) -> None:
    @github.on_dispatch("ci.yml")
    def ci(plan: Plan) -> None:
        plan.job("build", queued=10, seconds=60)
        plan.job("test", seconds=30, conclusion="failure")

    dispatch(client, level="1")
    states = [run_of(client)]
    for seconds in (11, 60, 40):
        github.clock.advance(seconds)
        states.append(run_of(client))
    assert states == [("queued", None), ("in_progress", None), ("in_progress", None), ("completed", "failure")]
    _, jobs = send(client, f"GET {PATH}/runs/1/jobs")
    assert [(each["name"], each["conclusion"]) for each in jobs["jobs"]] == [("build", "success"), ("test", "failure")]
    assert send(client, f"GET {PATH}/jobs/{jobs['jobs'][1]['id']}")[1]["steps"][0]["conclusion"] == "failure"
    assert send(client, f"GET {PATH}/runs/1/timing")[1]["run_duration_ms"] == 90_000


def test_a_workflow_may_be_a_list_of_its_jobs(github: GitHub, client: ferrohub.Client) -> None:
    jobs: list[dict[str, Any]] = [
        {"name": "build", "seconds": 60, "log": "Built"},
        {"name": "test", "conclusion": "failure", "steps": ["Unit", "Soak"]},
    ]
    github.on_dispatch("ci.yml", jobs)
    jobs.clear()
    dispatch(client, level="1")
    assert run_of(client) == ("in_progress", None)
    github.clock.advance(61)
    assert run_of(client) == ("completed", "failure")
    _, shown = send(client, f"GET {PATH}/runs/1/jobs")
    assert [[step["name"] for step in each["steps"]] for each in shown["jobs"]] == [["Run"], ["Unit", "Soak"]]
    for wrong, error in (
        ([{"seconds": 1}], TypeError),
        ([{"name": "x", "secs": 1}], TypeError),
        ([{"name": "x", "conclusion": "well"}], ValueError),
    ):
        with pytest.raises(error):
            github.on_dispatch("ci.yml", wrong)


def test_a_run_is_cancelled_and_run_again(github: GitHub, client: ferrohub.Client) -> None:
    attempts: list[int] = []

    @github.on_dispatch("ci.yml")
    def ci(plan: Plan) -> None:
        attempts.append(plan.attempt)
        plan.job("build", seconds=5)
        plan.job("test", seconds=60, conclusion="failure" if plan.attempt == 2 else "success")

    dispatch(client, level="1")
    assert send(client, f"POST {PATH}/runs/1/rerun")[0] == 403 and send(client, f"DELETE {PATH}/runs/1")[0] == 403
    github.clock.advance(10)
    assert send(client, f"POST {PATH}/runs/1/cancel")[0] == 202
    assert run_of(client) == ("completed", "cancelled") and send(client, f"POST {PATH}/runs/1/cancel")[0] == 409
    assert send(client, f"POST {PATH}/runs/1/rerun")[0] == 201
    github.clock.advance(70)
    assert run_of(client) == ("completed", "failure")
    assert send(client, f"POST {PATH}/runs/1/rerun-failed-jobs")[0] == 201
    # The job that succeeded is kept.
    _, jobs = send(client, f"GET {PATH}/runs/1/jobs")
    assert jobs["jobs"][0]["status"] == "completed" and run_of(client) == ("in_progress", None)
    github.clock.advance(70)
    assert run_of(client) == ("completed", "success") and attempts == [1, 2, 3]
    assert send(client, f"GET {PATH}/runs/1/attempts/2")[1]["conclusion"] == "failure"
    assert send(client, f"GET {PATH}/runs/1/attempts/1/jobs")[1]["jobs"][1]["conclusion"] == "cancelled"
    assert send(client, f"GET {PATH}/runs/1/attempts/4")[0] == 404
    assert send(client, f"DELETE {PATH}/runs/1")[0] == 204 and send(client, f"GET {PATH}/runs")[1]["total_count"] == 0


def test_logs_and_artifacts_are_downloaded(github: GitHub, client: ferrohub.Client) -> None:
    @github.on_dispatch("ci.yml")
    def ci(plan: Plan) -> None:
        plan.job("build", log="one\ntwo")
        plan.artifact("report", {"a.txt": b"content"})

    dispatch(client, level="1")

    def download(path: str) -> bytes:
        content: bytes = client.session.get(f"https://api.github.com{path}").content
        return content

    assert download(f"{PATH}/jobs/1/logs").decode().splitlines()[1].endswith("Z two")
    with zipfile.ZipFile(io.BytesIO(download(f"{PATH}/runs/1/logs"))) as archive:
        assert archive.namelist() == ["0_build.txt", "build/1_Run.txt"]
    _, found = send(client, f"GET {PATH}/runs/1/artifacts?name=report")
    (artifact,) = found["artifacts"]
    with zipfile.ZipFile(io.BytesIO(client.session.get(artifact["archive_download_url"]).content)) as archive:
        assert archive.read("a.txt") == b"content"
    assert send(client, f"DELETE {PATH}/runs/1/logs")[0] == 204 and send(client, f"GET {PATH}/runs/1/logs")[0] == 410
    github.clock.advance(days=91)
    assert (
        send(client, f"GET {PATH}/artifacts/1")[1]["expired"] and send(client, f"GET {PATH}/artifacts/1/zip")[0] == 410
    )
    assert send(client, f"DELETE {PATH}/artifacts/1")[0] == 204
    assert send(client, f"GET {PATH}/artifacts")[1]["total_count"] == 0


def test_secrets_are_sealed_and_opened_with_the_key(github: GitHub, client: ferrohub.Client) -> None:
    values: list[dict[str, str]] = []
    github.on_dispatch("ci.yml", lambda plan: values.append({**plan.secrets, **plan.variables}))
    compass = client.repository("mona", "compass")
    compass.set_secret("token", "s3crét")
    assert github.secrets("mona/compass") == {"TOKEN": "s3crét"}
    assert send(client, "PUT /repos/mona/compass/environments/prod")[0] == 200
    _, key = send(client, "GET /repos/mona/compass/environments/prod/secrets/public-key")
    body = {"key_id": key["key_id"], "encrypted_value": "c2hvcnQ="}
    assert send(client, "PUT /repos/mona/compass/environments/prod/secrets/DEPLOY", body)[0] == 422
    assert send(client, f"PUT {PATH}/secrets/X", {**body, "key_id": "1"})[0] == 422
    assert send(client, f"POST {PATH}/variables", {"name": "level", "value": "high"})[0] == 201
    assert send(client, f"POST {PATH}/variables", {"name": "LEVEL", "value": "low"})[0] == 409
    dispatch(client, level="1")
    assert values == [{"TOKEN": "s3crét", "LEVEL": "high"}]
    assert send(client, f"PATCH {PATH}/variables/LEVEL", {"value": "low"})[0] == 204
    assert send(client, f"GET {PATH}/variables/level")[1]["value"] == "low"
    assert send(client, f"GET {PATH}/secrets/TOKEN")[1]["name"] == "TOKEN"
    assert send(client, f"DELETE {PATH}/secrets/TOKEN")[0] == 204 and github.secrets("mona/compass") == {}
    assert send(client, f"DELETE {PATH}/variables/LEVEL")[0] == 204
    assert send(client, f"GET {PATH}/variables")[1]["total_count"] == 0
    with pytest.raises(UnprocessableEntity):
        compass.set_secret("GITHUB_X", "value")


@pytest.mark.parametrize("kind", ["codespaces", "dependabot"])
def test_codespaces_and_dependabot_have_secrets_of_their_own(
    github: GitHub, client: ferrohub.Client, kind: Literal["codespaces", "dependabot"]
) -> None:
    """ShortRepository.set_codespaces_secret, ShortRepository.set_dependabot_secret."""
    compass = client.repository("mona", "compass")
    compass.set_secret("TOKEN", "of workflows")
    made = getattr(compass, f"set_{kind}_secret")("token", "s3crét")
    assert made.name == "TOKEN" and type(made).__module__ == "ferrohub.rest.models"
    assert github.secrets("mona/compass", kind=kind) == {"TOKEN": "s3crét"}
    assert github.secrets("mona/compass") == {"TOKEN": "of workflows"}
    assert [each.name for each in getattr(compass, f"{kind}_secrets")()] == ["TOKEN"]
    assert getattr(compass, f"{kind}_secret")(made).created_at == made.created_at
    # Each kind has a key of its own.
    keys = {send(client, f"GET /repos/mona/compass/{each}/secrets/public-key")[1]["key"] for each in ("actions", kind)}
    assert len(keys) == 2
    delete = getattr(compass, f"delete_{kind}_secret")
    assert delete(made) is True and delete(made) is False
    assert github.secrets("mona/compass", kind=kind) == {} and compass.secret("TOKEN").name == "TOKEN"


def test_webhooks_tell_of_runs_as_time_passes(github: GitHub, client: ferrohub.Client) -> None:
    seen: list[str] = []

    def receive(request: Request) -> Response:
        payload = json.loads(request.read())
        seen.append(f"{request.headers['X-GitHub-Event']}.{payload.get('action')}")
        return Response(200, {}, b"")

    github.hook("mona/compass", receive)
    github.on_dispatch("ci.yml", lambda plan: plan.job("build", queued=5, seconds=10))
    dispatch(client, level="1")
    github.clock.advance(1)
    first = ["workflow_dispatch.None", "workflow_run.requested", "check_run.created", "workflow_job.queued"]
    assert seen == first
    seen.clear()
    github.clock.advance(5)
    assert seen == ["workflow_run.in_progress", "workflow_job.in_progress"]
    seen.clear()
    github.clock.advance(10)
    last = ["workflow_run.completed", "workflow_job.completed", "check_run.completed", "check_suite.completed"]
    assert seen == last
    assert github.copy().state == github.state


def test_secrets_of_environments_are_sealed_with_a_key_of_their_own(github: GitHub, client: ferrohub.Client) -> None:
    values: list[dict[str, str]] = []
    github.on_dispatch("ci.yml", lambda plan: values.append(dict(plan.secrets)))
    for name in ("prod", "test"):
        send(client, f"PUT /repos/mona/compass/environments/{name}")
    places = [f"/repos/mona/compass/{each}" for each in ("actions", "environments/prod", "environments/test")]
    keys = [
        ferrohub.actions.secrets.PublicKey(send(client, f"GET {place}/secrets/public-key")[1], client)
        for place in places
    ]
    assert len({each.key for each in keys}) == len({each.key_id for each in keys}) == 3
    for place, key, value in zip(places, keys, ("one", "two", "three"), strict=True):
        body = {"key_id": key.key_id, "encrypted_value": key.seal(value)}
        assert send(client, f"PUT {place}/secrets/TOKEN", body)[0] == 201
        assert send(client, f"PUT {place}/secrets/TOKEN", body)[0] == 204
        assert send(client, f"GET {place}/secrets")[1]["total_count"] == 1
    # What is sealed for another place cannot be opened.
    wrong = {"key_id": keys[0].key_id, "encrypted_value": keys[1].seal("x")}
    assert send(client, f"PUT {PATH}/secrets/OTHER", wrong)[0] == 422
    assert github.secrets("mona/compass")["TOKEN"] == "one"
    # No response has the value.
    assert "value" not in send(client, f"GET {PATH}/secrets/TOKEN")[1]
    assert send(github.client("lisa"), f"GET {PATH}/secrets/TOKEN")[0] == 403
    dispatch(client, level="1")
    assert values == [{"TOKEN": "one"}]
