"""GitHub Actions: workflows, runs, jobs, logs and artifacts (https://docs.github.com/rest/actions)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import actions, checks_of_jobs, commits, workflow_triggers
from ferrohub.testing.github.call import Reply
from ferrohub.testing.github.failures import Failure, forbidden, invalid, not_found, unprocessable
from ferrohub.testing.github.families.search import compare
from ferrohub.testing.github.protocol import VERSIONS
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views import actions as views

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Artifact, Job, Repository, Run, Workflow


@operation("actions/list-repo-workflows")
def list_workflows(call: Call) -> Any:
    repository = call.repository()
    found = actions.workflows_of(call, repository)
    return call.page(found, lambda each: views.workflow(call, repository, each))


def _workflow(call: Call, repository: Repository) -> Workflow:
    """The workflow of the path, by ID or by the name of its file."""
    wanted = call.params["workflow_id"]
    for each in actions.workflows_of(call, repository):
        if wanted in (str(each.id), each.path.rpartition("/")[2]):
            return each
    raise not_found()


@operation("actions/get-workflow")
def get_workflow(call: Call) -> Any:
    repository = call.repository()
    return views.workflow(call, repository, _workflow(call, repository))


def _set_state(call: Call, state: str) -> None:
    found = _workflow(call, call.writer())
    found.state, found.updated_at = state, call.now


@operation("actions/enable-workflow")
def enable(call: Call) -> None:
    _set_state(call, "active")


@operation("actions/disable-workflow")
def disable(call: Call) -> None:
    _set_state(call, "disabled_manually")


@operation("actions/create-workflow-dispatch")
def dispatch(call: Call) -> Any:
    repository, body = call.writer(), call.body
    found = _workflow(call, repository)
    if found.state != "active":
        raise unprocessable("Cannot trigger a 'workflow_dispatch' on a disabled workflow")
    ref = str(body["ref"])
    sha = commits.resolve(repository, ref)
    if sha is None:
        raise unprocessable(f"No ref found for: {ref}")
    inputs = workflow_triggers.checked_inputs(actions.text_of(repository, found, ref), body.get("inputs") or {})
    name = ref.removeprefix("refs/heads/").removeprefix("refs/tags/")
    run = actions.start(call, repository, found, name, sha, "workflow_dispatch", inputs)
    # From this version on, the response always has the run.
    if call.headers.get("x-github-api-version", "") < VERSIONS[-1] and not body.get("return_run_details"):
        return None
    shown = views.run(call, repository, run)
    return Reply(200, {"workflow_run_id": run.id, "run_url": shown["url"], "html_url": shown["html_url"]})


@operation("repos/create-dispatch-event")
def dispatch_event(call: Call) -> None:
    repository, name = call.writer(), str(call.body["event_type"])
    payload = call.body.get("client_payload") or {}
    if len(name) > 100:
        message = "event_type is too long (maximum is 100 characters)"
        raise invalid("RepositoryDispatch", "event_type", "custom", message)
    if len(payload) > 10:
        raise unprocessable(
            f"Invalid request.\n\nNo more than 10 properties are allowed; {len(payload)} were supplied."
        )
    branch = repository.default_branch
    sha = commits.resolve(repository, branch)
    for found in actions.workflows_of(call, repository) if sha is not None else ():
        types = workflow_triggers.types_of_dispatch(actions.text_of(repository, found))
        if sha is not None and found.state == "active" and types is not None and (not types or name in types):
            actions.start(call, repository, found, branch, sha, "repository_dispatch", {}, payload)


def _selected(call: Call, repository: Repository, found: list[Run]) -> list[Run]:
    """The runs that the query selects, the newest first."""
    query, kept = call.query, found
    for name, wanted in (("event", "event"), ("branch", "head_branch"), ("head_sha", "head_sha")):
        if name in query:
            kept = [each for each in kept if getattr(each, wanted) == query[name]]
    if "actor" in query:
        account = call.state.account(query["actor"])
        kept = [each for each in kept if account is not None and each.actor == account.id]
    if "status" in query:
        kept = [each for each in kept if query["status"] in actions.state_of(call.world, repository, each)]
    if created := query.get("created"):
        kept = [each for each in kept if compare(each.created_at, created)]
    return sorted(kept, key=lambda each: each.id, reverse=True)


@operation("actions/list-workflow-runs-for-repo")
def list_runs(call: Call) -> Any:
    repository = call.repository()
    found = _selected(call, repository, list(repository.runs.values()))
    return call.page(found, lambda each: views.run(call, repository, each))


@operation("actions/list-workflow-runs")
def list_runs_of_workflow(call: Call) -> Any:
    repository = call.repository()
    wanted = _workflow(call, repository).id
    found = _selected(call, repository, [each for each in repository.runs.values() if each.workflow == wanted])
    return call.page(found, lambda each: views.run(call, repository, each))


def _run(call: Call, repository: Repository) -> Run:
    return call.item(repository.runs, "run_id")


def _attempt(call: Call, run: Run) -> int | None:
    """The number of the attempt of the path; None if it names none."""
    if "attempt_number" not in call.params:
        return None
    number = call.number("attempt_number")
    if not 1 <= number <= run.attempt:
        raise not_found()
    return number


@operation("actions/get-workflow-run")
@operation("actions/get-workflow-run-attempt")
def get_run(call: Call) -> Any:
    repository = call.repository()
    found = _run(call, repository)
    return views.run(call, repository, found, _attempt(call, found))


@operation("actions/delete-workflow-run")
def delete_run(call: Call) -> None:
    repository = call.writer()
    found = _run(call, repository)
    if actions.state_of(call.world, repository, found)[0] != "completed":
        raise forbidden("Could not delete the workflow run, as it is not completed.")
    checks_of_jobs.remove(repository, found)
    for id in found.jobs:
        repository.jobs.pop(id, None)
    repository.artifacts = {id: each for id, each in repository.artifacts.items() if each.run != found.id}
    del repository.runs[found.id]


@operation("actions/cancel-workflow-run")
@operation("actions/force-cancel-workflow-run")
def cancel(call: Call) -> Any:
    repository = call.writer()
    actions.cancel(call, repository, _run(call, repository))
    return Reply(202, {})


@operation("actions/re-run-workflow")
def run_again(call: Call) -> Any:
    repository = call.writer()
    actions.again(call, repository, _run(call, repository))
    return Reply(201, {})


@operation("actions/re-run-workflow-failed-jobs")
def run_failed_again(call: Call) -> Any:
    repository = call.writer()
    actions.again(call, repository, _run(call, repository), only_failed=True)
    return Reply(201, {})


@operation("actions/re-run-job-for-workflow-run", partly="All jobs that did not succeed run again with it.")
def run_job_again(call: Call) -> Any:
    repository = call.writer()
    job = _job(call, repository)
    actions.again(call, repository, repository.runs[job.run], only_failed=True)
    return Reply(201, {})


def _job(call: Call, repository: Repository) -> Job:
    return call.item(repository.jobs, "job_id")


@operation("actions/list-jobs-for-workflow-run")
@operation("actions/list-jobs-for-workflow-run-attempt")
def list_jobs(call: Call) -> Any:
    repository = call.repository()
    run = _run(call, repository)
    found = actions.jobs_of(repository, run, _attempt(call, run))
    if call.query.get("filter") == "all":
        found = [repository.jobs[id] for id in run.jobs]
    return call.page(found, lambda each: views.job(call, repository, each))


@operation("actions/get-job-for-workflow-run")
def get_job(call: Call) -> Any:
    repository = call.repository()
    return views.job(call, repository, _job(call, repository))


def _download(call: Call, content: bytes, name: str) -> Reply:
    """A redirect to the content, which needs no credential."""
    return Reply(302, None, {"Location": call.links.api + actions.stored(call.world, content, name)})


@operation("actions/download-job-logs-for-workflow-run")
def download_job_log(call: Call) -> Any:
    repository = call.repository()
    _ = call.me
    found = _job(call, repository)
    if actions.state_of_job(call.world, found)[0] != "completed" or not repository.runs[found.run].has_logs:
        raise not_found()
    return _download(call, actions.log_of(found).encode(), f"{found.id}.txt")


@operation("actions/download-workflow-run-logs")
@operation("actions/download-workflow-run-attempt-logs")
def download_logs(call: Call) -> Any:
    repository = call.repository()
    _ = call.me
    run = _run(call, repository)
    attempt = _attempt(call, run)
    if not run.has_logs:
        raise Failure(410, "The logs for this run have expired and are no longer available.")
    if actions.state_of(call.world, repository, run, attempt)[0] != "completed":
        raise not_found()
    jobs = actions.jobs_of(repository, run, attempt)
    return _download(call, actions.zipped(actions.log_files(jobs)), f"logs_{run.id}.zip")


@operation("actions/delete-workflow-run-logs")
def delete_logs(call: Call) -> None:
    _run(call, call.writer()).has_logs = False


@operation("actions/get-workflow-run-usage")
def get_usage(call: Call) -> Any:
    repository = call.repository()
    run = _run(call, repository)
    return {"billable": {}, "run_duration_ms": _duration(call, repository, run)}


def _duration(call: Call, repository: Repository, run: Run) -> int:
    ended = [each for each in actions.jobs_of(repository, run) if each.ends <= call.world.clock.timestamp]
    return int(1000 * sum(each.ends - each.starts for each in ended))


@operation("actions/list-artifacts-for-repo")
def list_artifacts(call: Call) -> Any:
    repository = call.repository()
    return _artifacts(call, repository, list(repository.artifacts.values()))


@operation("actions/list-workflow-run-artifacts")
def list_artifacts_of_run(call: Call) -> Any:
    repository = call.repository()
    wanted = _run(call, repository).id
    return _artifacts(call, repository, [each for each in repository.artifacts.values() if each.run == wanted])


def _artifacts(call: Call, repository: Repository, found: list[Artifact]) -> Any:
    name = call.query.get("name")
    kept = [each for each in found if name in (None, each.name)]
    return call.page(kept[::-1], lambda each: views.artifact(call, repository, each))


def _artifact(call: Call, repository: Repository) -> Artifact:
    return call.item(repository.artifacts, "artifact_id")


@operation("actions/get-artifact")
def get_artifact(call: Call) -> Any:
    repository = call.repository()
    return views.artifact(call, repository, _artifact(call, repository))


@operation("actions/delete-artifact")
def delete_artifact(call: Call) -> None:
    repository = call.writer()
    del repository.artifacts[_artifact(call, repository).id]


@operation("actions/download-artifact")
def download_artifact(call: Call) -> Any:
    repository = call.repository()
    _ = call.me
    found = _artifact(call, repository)
    if call.params["archive_format"] != "zip":
        raise not_found()
    if found.expires_at <= call.world.clock.text():
        raise Failure(410, "Artifact has expired")
    return _download(call, found.content, f"{found.name}.zip")
