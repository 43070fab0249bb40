"""Each job of a workflow is a check run, and each run a check suite of GitHub Actions."""

from __future__ import annotations

from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import ChecksFailed, ForbiddenError
from ferrohub.testing import GitHub
from ferrohub.testing.github import Plan
from sending import send

HOME = "/repos/mona/compass"
RUNS = f"{HOME}/actions/runs"


@pytest.fixture
def github() -> GitHub:
    made = GitHub(validate=True)
    made.user("mona")
    made.repository("mona/compass", files={".github/workflows/ci.yml": "name: CI\non: workflow_dispatch\n"})
    made.commit("mona/compass", {"a.txt": "a"}, branch="topic")

    @made.on_dispatch("ci.yml")
    def ci(plan: Plan) -> None:
        plan.job("lint", seconds=10)
        plan.job("test", seconds=30, conclusion="failure" if plan.attempt == 1 else "success")

    return made


def dispatch(client: ferrohub.Client, ref: str = "topic") -> None:
    assert send(client, f"POST {HOME}/actions/workflows/ci.yml/dispatches", {"ref": ref})[0] == 204


def checks(client: ferrohub.Client, query: str = "") -> list[tuple[str, str, str | None]]:
    _, found = send(client, f"GET {HOME}/commits/topic/check-runs{query}")
    return [(each["name"], each["status"], each["conclusion"]) for each in found["check_runs"]]


def test_jobs_are_check_runs_of_the_suite_of_their_run(github: GitHub, client: ferrohub.Client) -> None:
    dispatch(client)
    _, run = send(client, f"GET {RUNS}/1")
    suite = client.request(f"GET {run['check_suite_url']}").json()
    assert (suite["id"], suite["app"]["slug"], suite["head_branch"]) == (
        run["check_suite_id"],
        "github-actions",
        "topic",
    )
    assert (suite["status"], suite["head_sha"], suite["latest_check_runs_count"]) == ("in_progress", run["head_sha"], 2)
    jobs = {each["name"]: each for each in send(client, f"GET {RUNS}/1/jobs")[1]["jobs"]}
    for name, job in jobs.items():
        check = client.request(f"GET {job['check_run_url']}").json()
        assert (check["id"], check["name"], check["html_url"]) == (job["id"], name, job["html_url"])
        assert check["check_suite"] == {"id": suite["id"]} and check["app"]["id"] == 15368
    assert checks(client) == [("test", "queued", None), ("lint", "in_progress", None)]
    github.clock.advance(15)
    assert checks(client) == [("test", "in_progress", None), ("lint", "completed", "success")]
    github.clock.advance(30)
    assert checks(client) == [("test", "completed", "failure"), ("lint", "completed", "success")]
    done = client.request(f"GET {run['check_suite_url']}").json()
    assert (done["status"], done["conclusion"]) == ("completed", "failure")
    shown = client.request(f"GET {jobs['test']['check_run_url']}").json()
    _, job = send(client, f"GET {HOME}/actions/jobs/{jobs['test']['id']}")
    assert (shown["started_at"], shown["completed_at"]) == (job["started_at"], job["completed_at"])


def test_a_run_that_is_repeated_has_new_check_runs_in_its_suite(github: GitHub, client: ferrohub.Client) -> None:
    dispatch(client)
    github.clock.advance(60)
    assert send(client, f"POST {RUNS}/1/rerun-failed-jobs")[0] == 201
    assert checks(client) == [("test", "queued", None), ("lint", "completed", "success")]
    github.clock.advance(60)
    assert {conclusion for _, _, conclusion in checks(client)} == {"success"}
    assert len(checks(client, "?filter=all")) == 4
    _, suites = send(client, f"GET {HOME}/commits/topic/check-suites")
    assert [(each["conclusion"], each["latest_check_runs_count"]) for each in suites["check_suites"]] == [
        ("success", 2)
    ]
    # The suite is requested again as a whole, which runs the workflow again, but not a single check run.
    suite = suites["check_suites"][0]
    assert suite["rerequestable"] and not suite["runs_rerequestable"]
    _, found = send(client, f"GET {HOME}/check-suites/{suite['id']}/check-runs")
    assert send(client, f"POST {HOME}/check-runs/{found['check_runs'][0]['id']}/rerequest")[0] == 422
    assert send(client, f"POST {HOME}/check-suites/{suite['id']}/rerequest")[0] == 201
    assert send(client, f"GET {RUNS}/1")[1]["run_attempt"] == 3


def test_a_suite_is_requested_again_by_those_who_write(github: GitHub, client: ferrohub.Client) -> None:
    dispatch(client)
    github.clock.advance(60)
    suite = send(client, f"GET {RUNS}/1")[1]["check_suite_id"]
    statuses = [
        send(each, f"POST {HOME}/check-suites/{suite}/rerequest")[0]
        for each in (github.client(None), github.client(github.user("lisa")), client)
    ]
    assert statuses == [401, 403, 201] and send(client, f"GET {RUNS}/1")[1]["run_attempt"] == 2


def test_a_cancelled_run_and_one_that_is_deleted(github: GitHub, client: ferrohub.Client) -> None:
    dispatch(client)
    assert send(client, f"POST {RUNS}/1/cancel")[0] == 202
    assert {conclusion for _, _, conclusion in checks(client)} == {"cancelled"}
    assert send(client, f"DELETE {RUNS}/1")[0] == 204
    assert checks(client) == [] and send(client, f"GET {HOME}/commits/topic/check-suites")[1]["total_count"] == 0


def test_a_pull_request_waits_for_the_jobs_of_its_head(github: GitHub, client: ferrohub.Client) -> None:
    pull = client.repository("mona", "compass").create_pull("T", "main", "topic")
    dispatch(client)
    began = github.clock.timestamp
    with pytest.raises(ChecksFailed, match="1 of 2 checks of #1 failed"):
        pull.wait_for_checks()
    assert 40 <= github.clock.timestamp - began < 600
    # What it required is what has run.
    protection: dict[str, Any] = {"strict": False, "contexts": ["test"]}
    rules = {"enforce_admins": True, "required_pull_request_reviews": None, "restrictions": None}
    send(client, f"PUT {HOME}/branches/main/protection", {**rules, "required_status_checks": protection})
    assert send(client, f"PUT {HOME}/pulls/1/merge")[0] == 405
    assert send(client, f"GET {HOME}/pulls/1")[1]["mergeable_state"] == "blocked"
    send(client, f"POST {RUNS}/1/rerun")
    assert pull.wait_for_checks(required=True).merge()


def test_no_app_changes_the_check_run_of_a_job(github: GitHub, client: ferrohub.Client) -> None:
    dispatch(client)
    app = github.app("Linter", permissions={"checks": "write"})
    github.install(app, "mona")
    bot = github.app_client(app).client("mona")
    _, found = send(client, f"GET {HOME}/commits/topic/check-runs?app_id=15368")
    with pytest.raises(ForbiddenError):
        bot.request(f"PATCH {HOME}/check-runs/{found['check_runs'][0]['id']}", json={"conclusion": "success"})
    assert send(client, "GET /apps/github-actions")[1]["owner"]["login"] == "github"
    with pytest.raises(ValueError, match="already"):
        github.app("GitHub Actions")


def test_graphql_knows_the_run_of_a_suite(github: GitHub, client: ferrohub.Client) -> None:
    pytest.importorskip("graphql")
    dispatch(client)
    query = """{ repository(owner: "mona", name: "compass") { object(expression: "topic") { ... on Commit {
      statusCheckRollup { state }
      checkSuites(first: 1) { nodes {
        app { slug } workflowRun { databaseId workflow { name } checkSuite { status } }
        checkRuns(first: 5) { nodes { name status detailsUrl } } } } } } } }"""
    commit = client.graphql(query)["repository"]["object"]
    assert commit["statusCheckRollup"] == {"state": "PENDING"}
    (suite,) = commit["checkSuites"]["nodes"]
    run = {"databaseId": 1, "workflow": {"name": "CI"}, "checkSuite": {"status": "IN_PROGRESS"}}
    assert (suite["app"], suite["workflowRun"]) == ({"slug": "github-actions"}, run)
    assert [(each["name"], each["status"]) for each in suite["checkRuns"]["nodes"]] == [
        ("lint", "IN_PROGRESS"),
        ("test", "QUEUED"),
    ]
    assert suite["checkRuns"]["nodes"][0]["detailsUrl"].endswith("/actions/runs/1/job/1")
