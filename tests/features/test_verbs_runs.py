"""Verbs that wait, against the simulator.

Workflow.dispatch, WorkflowRun.wait, WorkflowRun.failed_logs, ShortPullRequest.wait_for_checks,
ShortPullRequest.merge_when_green, ShortPullRequest.enable_auto_merge, ShortPullRequest.disable_auto_merge.
"""

from __future__ import annotations

import asyncio
import pickle
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import ChecksFailed, ConnectionError, TransportError, WaitTimeout, WorkflowRunFailed
from ferrohub.testing import Fake, GitHub
from ferrohub.testing.github import Plan

CI = """name: CI
on:
  workflow_dispatch:
    inputs:
      level:
        default: low
"""


@pytest.fixture
def github() -> GitHub:
    made = GitHub(validate=True)
    made.user("mona")
    made.repository("mona/compass", files={".github/workflows/ci.yml": CI, "README.md": "x"})
    return made


@pytest.fixture
def compass(github: GitHub) -> Any:
    return github.client("mona").repository("mona", "compass")


class Forgetful:
    """A server that does not say which run it has started, as Enterprise Server."""

    _skips_waits = True
    prefetch = False

    def __init__(self, github: GitHub) -> None:
        self.github = github
        self._pass_time = github._pass_time

    def __call__(self, request: Any) -> Any:
        response = self.github(request)
        if request.url.endswith("/dispatches") and response.status == 200:
            return ferrohub.transports.Response(204, {}, b"")
        return response


def fails(github: GitHub, seconds: float = 90) -> None:
    @github.on_dispatch("ci.yml")
    def ci(plan: Plan) -> None:
        log = "\n".join(f"line {number}" for number in range(50))
        plan.job("lint", log="all good")
        plan.job(
            "test", log=log, seconds=seconds, conclusion="failure", steps=[("Checkout", "success"), ("Test", "failure")]
        )


def test_a_run_is_dispatched_and_waited_for(github: GitHub, compass: Any) -> None:
    inputs: list[dict[str, Any]] = []

    @github.on_dispatch("ci.yml")
    def ci(plan: Plan) -> None:
        inputs.append(plan.inputs)
        plan.job("build", queued=20, seconds=600)

    run = compass.workflow("ci.yml").dispatch("main", {"level": "high"})
    assert (run.status, run.event, inputs) == ("queued", "workflow_dispatch", [{"level": "high"}])
    seen: list[tuple[int, int | None]] = []
    before = len(github.requests)
    assert run.wait(progress=lambda done, total: seen.append((done, total))) is run
    assert run.conclusion == "success" and seen[0] == (0, 1) and seen[-1] == (1, 1)
    # The pauses grow: 620 seconds are some 40 rounds of two requests.
    assert len(github.requests) - before < 120


def test_the_default_branch_is_that_of_a_dispatch_without_ref(compass: Any) -> None:
    assert compass.workflow("ci.yml").dispatch().head_branch == "main"


def test_a_run_that_fails_shows_the_end_of_its_log(github: GitHub, compass: Any) -> None:
    fails(github)
    run = compass.workflow("ci.yml").dispatch()
    with pytest.raises(WorkflowRunFailed) as caught:
        run.wait()
    text = str(caught.value)
    assert text.startswith("CI #1 ended with failure: https://github.com/mona/compass/actions/runs/1\n")
    assert (
        "\ntest: failure at Test\n" in text and "\n    line 49" in text and "line 29" not in text and "good" not in text
    )
    (failed,) = caught.value.failed
    assert (failed["job"], failed["steps"], failed["log"][:7]) == ("test", ["Test"], "line 30")
    assert pickle.loads(pickle.dumps(caught.value)).failed == [failed]
    logs = run.failed_logs()
    assert list(logs) == ["test"] and logs["test"].count("\n") == 50
    (job,) = [job for job in run.jobs() if job.name == "lint"]
    assert job.log().endswith("Z all good\n")


def test_a_log_that_is_gone_does_not_hide_the_failure(github: GitHub, compass: Any) -> None:
    fails(github, seconds=0)
    run = compass.workflow("ci.yml").dispatch()
    github.faults.add("actions/download-job-logs-for-workflow-run", status=410)
    with pytest.raises(WorkflowRunFailed, match=r"test: failure at Test$"):
        run.wait()


def test_a_wait_ends_with_its_timeout(github: GitHub, compass: Any) -> None:
    fails(github, seconds=10_000)
    run = compass.workflow("ci.yml").dispatch()
    before = github.clock.timestamp
    with pytest.raises(WaitTimeout, match=r"CI #1 did not end within 100 s") as caught:
        run.wait(timeout=100)
    assert 99 < github.clock.timestamp - before <= 100 and isinstance(caught.value, TimeoutError)


def test_what_is_lost_while_waiting_is_requested_again(github: GitHub, compass: Any) -> None:
    @github.on_dispatch("ci.yml")
    def ci(plan: Plan) -> None:
        plan.job("build", seconds=100)

    run = compass.workflow("ci.yml").dispatch()
    github.faults.add("actions/get-workflow-run", error="timeout")
    github.faults.add("actions/get-workflow-run", status=502)
    assert run.wait().conclusion == "success"


@pytest.mark.parametrize("lost", [False, True])
def test_the_run_is_found_where_the_response_does_not_say_which(github: GitHub, lost: bool) -> None:
    compass = github.client("mona", transport=Forgetful(github)).repository("mona", "compass")
    workflow = compass.workflow("ci.yml")
    assert workflow.dispatch().id == 1
    if lost:
        github.faults.add("actions/create-workflow-dispatch", error="timeout")
    assert workflow.dispatch().id == 2


def test_a_dispatch_that_never_arrived_is_an_error(github: GitHub, compass: Any) -> None:
    workflow = compass.workflow("ci.yml")
    github.faults.add("actions/create-workflow-dispatch", error="reset")
    with pytest.raises(ConnectionError):
        workflow.dispatch()
    assert list(workflow.runs()) == []


def test_runs_that_look_the_same_are_an_error(github: GitHub) -> None:
    class Busy(Forgetful):
        def __call__(self, request: Any) -> Any:
            if request.url.endswith("/dispatches"):
                github(request)
            return super().__call__(request)

    workflow = github.client("mona", transport=Busy(github)).repository("mona", "compass").workflow("ci.yml")
    with pytest.raises(TransportError, match="2 runs of main began at once"):
        workflow.dispatch()


def test_the_verbs_are_awaited_by_an_asynchronous_client(github: GitHub) -> None:
    fails(github)

    async def main() -> str:
        async with github.async_client("mona") as client:
            compass = await client.repository("mona", "compass")
            run = await (await compass.workflow("ci.yml")).dispatch()
            with pytest.raises(WorkflowRunFailed):
                await run.wait(progress=lambda done, total: None)
            return "".join((await run.failed_logs()).values())

    assert "line 0" in asyncio.run(main())


def pull_of(github: GitHub, compass: Any) -> Any:
    github.commit("mona/compass", {"a.txt": "a"}, branch="fix")
    return compass.create_pull("Fix", "main", "fix")


def later(github: GitHub, compass: Any, sha: str, *states: tuple[float, str, str]) -> None:
    """Report statuses when the clock has reached their times."""
    due = list(states)
    start = github.clock.timestamp

    def tell() -> None:
        for state in [state for state in due if github.clock.timestamp - start >= state[0]]:
            due.remove(state)
            compass.create_status(sha, state[2], context=state[1])

    github.clock.listeners.append(tell)


def test_the_checks_of_a_pull_request_are_waited_for(github: GitHub, compass: Any) -> None:
    pull = pull_of(github, compass)
    compass.create_status(pull.head.sha, "pending", context="ci")
    later(github, compass, pull.head.sha, (60, "ci", "success"))
    seen: list[Any] = []
    assert pull.wait_for_checks(progress=lambda done, total: seen.append((done, total))) is pull
    assert seen[0] == (0, 1) and seen[-1] == (1, 1) and pull.state == "open"


def test_failed_checks_are_named(github: GitHub, compass: Any) -> None:
    pull = pull_of(github, compass)
    compass.create_status(pull.head.sha, "failure", "https://ci/1", context="ci")
    compass.create_status(pull.head.sha, "success", context="lint")
    with pytest.raises(ChecksFailed, match="1 of 2 checks of #1 failed\nci: failure https://ci/1") as caught:
        pull.merge_when_green()
    assert caught.value.failed == [{"name": "ci", "conclusion": "failure", "url": "https://ci/1"}]
    assert not pull.refresh().merged


def test_a_pull_request_without_checks_is_not_waited_for_long(github: GitHub, compass: Any) -> None:
    pull, before = pull_of(github, compass), github.clock.timestamp
    pull.wait_for_checks()
    assert github.clock.timestamp - before < 30


def test_a_pull_request_is_merged_once_it_is_green(github: GitHub, compass: Any) -> None:
    pull = pull_of(github, compass)
    compass.create_status(pull.head.sha, "pending", context="ci")
    later(github, compass, pull.head.sha, (100, "ci", "success"))
    github.delays.mergeable = 5
    assert pull.merge_when_green("squash", commit_title="All of it") is pull
    assert pull.merged and next(iter(compass.commits())).message.startswith("All of it")


def test_a_lost_response_to_a_merge_is_found_out(github: GitHub, compass: Any) -> None:
    pull = pull_of(github, compass)
    github.faults.add("pulls/merge", error="timeout")
    assert pull.merge_when_green().merged


def test_the_checks_of_a_later_commit_are_waited_for(github: GitHub, compass: Any) -> None:
    pull = pull_of(github, compass)
    compass.create_status(pull.head.sha, "pending", context="ci")
    first = pull.head.sha
    shas: list[str] = []

    def push() -> None:
        if not shas:
            shas.append(github.commit("mona/compass", {"b.txt": "b"}, branch="fix"))
            compass.create_status(shas[0], "pending", context="ci")
            later(github, compass, shas[0], (30, "ci", "success"))

    github.clock.listeners.append(push)
    assert pull.merge_when_green(timeout=600).merged and pull.head.sha == shas[0] != first


def test_a_closed_pull_request_ends_the_wait(github: GitHub, compass: Any) -> None:
    pull = pull_of(github, compass)
    compass.create_status(pull.head.sha, "pending", context="ci")
    pull.close()
    assert pull.wait_for_checks().state == "closed"


def test_what_a_ruleset_requires_is_waited_for(github: GitHub, compass: Any) -> None:
    pull = pull_of(github, compass)
    required = {"required_status_checks": [{"context": "ci"}], "strict_required_status_checks_policy": False}
    conditions = {"ref_name": {"include": ["~DEFAULT_BRANCH"], "exclude": []}}
    rules = [{"type": "required_status_checks", "parameters": required}]
    compass.create_ruleset("main", rules=rules, conditions=conditions)
    compass.create_status(pull.head.sha, "failure", context="lint")
    later(github, compass, pull.head.sha, (60, "ci", "success"))
    pull.wait_for_checks(required=True)
    assert next(each.context for each in compass.commit(pull.head.sha).statuses()) == "ci"


def test_the_checks_of_many_rules_are_waited_for(github: GitHub, compass: Any) -> None:
    pull = pull_of(github, compass)
    conditions = {"ref_name": {"include": ["~DEFAULT_BRANCH"], "exclude": []}}
    for number in range(105):
        required = {
            "required_status_checks": [{"context": f"ci {number}"}],
            "strict_required_status_checks_policy": False,
        }
        rules = [{"type": "required_status_checks", "parameters": required}]
        compass.create_ruleset(f"rules {number}", rules=rules, conditions=conditions)
    for number in range(104):
        compass.create_status(pull.head.sha, "success", context=f"ci {number}")
    later(github, compass, pull.head.sha, (60, "ci 104", "success"))
    seen: list[tuple[int, int]] = []
    pull.wait_for_checks(required=True, progress=lambda done, total: seen.append((done, total)))
    assert seen[0] == (104, 105) and seen[-1] == (105, 105)


@pytest.mark.parametrize("operation", ["repos/get-branch-rules", "repos/get-branch"])
def test_without_the_permission_to_read_rules_none_are_required(github: GitHub, compass: Any, operation: str) -> None:
    pull = pull_of(github, compass)
    compass.create_status(pull.head.sha, "success", context="ci")
    github.faults.add(operation, status=403, body={"message": "Resource not accessible by integration"})
    assert pull.wait_for_checks() is pull


@pytest.mark.parametrize("operation", ["repos/get-branch-rules", "repos/get-branch"])
def test_rules_that_cannot_be_read_are_an_error(github: GitHub, compass: Any, operation: str) -> None:
    pull = pull_of(github, compass)
    github.faults.add(operation, status=500)
    with pytest.raises(ferrohub.exceptions.ServerError):
        pull.merge_when_green()
    assert not pull.refresh().merged


def test_auto_merge_is_left_to_github() -> None:
    fake = Fake(examples=True)
    fake.graphql("enablePullRequestAutoMerge").data({"enablePullRequestAutoMerge": {"clientMutationId": None}})
    fake.graphql("disablePullRequestAutoMerge").error("UNPROCESSABLE", "It is not enabled")
    pull = fake.client(token="t").repository("o", "r").pull_request(1)
    assert pull.enable_auto_merge("squash") is True
    assert fake.calls.last.json["variables"] == {"id": pull.node_id, "method": "SQUASH"}
    with pytest.raises(ferrohub.exceptions.GraphQLError, match="It is not enabled"):
        pull.disable_auto_merge()


def test_a_secret_of_an_environment_is_sealed(github: GitHub, compass: Any) -> None:
    """Environment.set_secret, ShortRepository.create_secret."""
    environment = compass.create_environment("production")
    assert environment.set_secret("DEPLOY", "key").name == "DEPLOY"
    assert compass.create_secret("TOKEN", "value").name == "TOKEN"
    assert github.secrets("mona/compass", "production") == {"DEPLOY": "key"}
    assert github.secrets("mona/compass") == {"TOKEN": "value"}
