"""What a test does with GitHub Actions: say what workflows do, and read secrets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, overload

from ferrohub.testing.github import check_suites, checks_of_jobs, events, webhooks
from ferrohub.testing.github.actions import Plan, scripted, secrets_of, state_of, state_of_job, values_of
from ferrohub.testing.github.apps_of_tests import Apps
from ferrohub.testing.github.views import actions as views
from ferrohub.testing.github.views.repositories import url_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Job, Repository, Run

    Function = Callable[[Plan], None]


class Actions(Apps):
    """The part of the simulator that concerns GitHub Actions."""

    @overload
    def on_dispatch(self, workflow: str, function: Function) -> Function: ...

    @overload
    def on_dispatch(self, workflow: str, function: None = None) -> Callable[[Function], Function]: ...

    @overload
    def on_dispatch(self, workflow: str, function: Iterable[Mapping[str, Any]]) -> None: ...

    def on_dispatch(self, workflow: str, function: Function | Iterable[Mapping[str, Any]] | None = None) -> Any:
        """Say what a workflow does when it is dispatched, by itself or by an event of the repository, or run again.
        Without it, one job "build" succeeds at once.

        >>> from ferrohub.testing import GitHub
        >>> github = GitHub()
        >>> @github.on_dispatch("ci.yml")
        ... def ci(plan):
        ...     plan.job("test", seconds=30, conclusion="failure" if plan.inputs.get("broken") else "success")

        A job that takes seconds ends on :attr:`clock`. What always is the same can be a list of jobs, each with the
        arguments of :meth:`Plan.job`:

        >>> github.on_dispatch("ci.yml", [{"name": "build", "seconds": 60}, {"name": "test", "conclusion": "failure"}])

        :param workflow: the name of its file, in any repository
        :param function: gets the :class:`Plan` of the run; or the jobs; None returns a decorator
        :raises TypeError: a job has no name, or an argument that there is not
        :raises ValueError: a job has a conclusion that there is not
        """
        if function is None:
            return lambda given: self.on_dispatch(workflow, given)
        with self._lock:
            self._world.workflows[workflow] = function if callable(function) else scripted(function)
        return function if callable(function) else None

    def secrets(
        self,
        full_name: str,
        environment: str | None = None,
        *,
        kind: Literal["actions", "codespaces", "dependabot"] = "actions",
    ) -> dict[str, str]:
        """Return the values of secrets, as a workflow, a codespace or Dependabot reads them.

        :param full_name: owner and name of the repository
        :param environment: name of the environment; None for the secrets of the repository, and for those of its
            organization that it reads
        :param kind: who reads them; environments have secrets for workflows only
        :raises LookupError: there is no such repository
        """
        with self._lock:
            repository = self._repository(full_name)
            if environment is None:
                return values_of(self.state, repository, kind)
            held = secrets_of(repository, kind)
            return {each.name: each.value for key, each in held.items() if key.rpartition("/")[0] == environment}

    def _progress(self) -> None:
        """Let webhooks tell of the runs and the jobs that began or ended meanwhile."""
        world = self._world
        for home, id in list(world.active):
            repository = world.state.repositories.get(home)
            run = repository.runs.get(id) if repository is not None else None
            if repository is not None and run is not None:
                context = self._context(world.state.accounts[run.triggering_actor])
                _tell(context, repository, run)
                webhooks.flush(context, validate=self.validate)
            if run is None or run.sent == "completed":
                world.active.remove((home, id))

    def _on_advance(self) -> None:
        with self._lock:
            self._progress()
        self.deliver()


def _tell(call: Call, repository: Repository, run: Run) -> None:
    """Let webhooks tell of what is new of a run."""
    status, _ = state_of(call.world, repository, run)
    # No webhook tells that a run waits, only its jobs do.
    status = (run.sent or "queued") if status == "waiting" else status
    workflow = repository.workflows[run.workflow]

    def emit(name: str, actions: list[str], **members: Any) -> None:
        for action in actions:
            shown = {"workflow": views.workflow(call, repository, workflow), **members}
            webhooks.emit(call, name, action, shown, repository=repository)

    jobs = [repository.jobs[id] for id in run.jobs]
    if call.state.hooks:
        actions = _steps(run.sent, status, "requested", started=any(map(_started, jobs)))
        emit("workflow_run", actions, workflow_run=views.run(call, repository, run))
    run.sent = status
    for job in jobs:
        state, conclusion = state_of_job(call.world, job)
        if state == job.sent:
            continue
        checks_of_jobs.follow(call.world, repository, job, state, conclusion)
        if state == "queued" and not job.sent and (job.timer or job.missing):
            # Webhooks tell of it once it waits for its environment.
            continue
        if call.state.hooks:
            _tell_of_job(call, repository, run, job, state)
        job.sent = state
    if status == "completed" and run.suite in repository.check_suites:
        check_suites.emit_suite(call, repository, repository.check_suites[run.suite])


def _tell_of_job(call: Call, repository: Repository, run: Run, job: Job, state: str) -> None:
    """Let webhooks tell of what is new of a job and of its check run."""
    check = repository.check_runs[job.id]
    if not job.sent:
        check_suites.emit_run(call, repository, check, "created")
    for action in _steps(job.sent, state, "queued", started=_started(job)):
        members = {"workflow_job": views.job(call, repository, job)}
        webhooks.emit(call, "workflow_job", action, members, repository=repository)
        if action == "waiting":
            _notify_apps(call, repository, run, job)
    if state == "completed":
        check_suites.emit_run(call, repository, check, "completed")


def _notify_apps(call: Call, repository: Repository, run: Run, job: Job) -> None:
    """Let the Apps that protect an environment know of a deployment that waits for them."""
    url = f"{url_of(call, repository)}/actions/runs/{run.id}/deployment_protection_rule"
    members = {
        "environment": job.environment,
        "event": run.event,
        "sha": run.head_sha,
        "ref": f"refs/heads/{run.head_branch}",
        "deployment_callback_url": url,
        "pull_requests": [],
    }
    for app in job.missing:
        if app != "reviewers":
            only = int(app)
            webhooks.emit(call, "deployment_protection_rule", "requested", members, repository=repository, only=only)


def _started(job: Job) -> bool:
    """Whether a job starts; one that is cancelled in the queue does not."""
    return job.conclusion != "cancelled" or job.starts < job.ends


def _steps(last: str, status: str, first: str, *, started: bool) -> list[str]:
    """The actions of events between two statuses."""
    order = ["", "waiting", "queued", "in_progress", "completed"]
    passed = order[order.index(last) + 1 : order.index(status) + 1]
    # What waits for no environment passes that status by.
    if status != "waiting" and "waiting" in passed:
        passed.remove("waiting")
    return [first if each == "queued" else each for each in passed if started or each != "in_progress"]


@events.after_operations("actions/create-workflow-dispatch")
def _dispatched(call: Call, result: Any, old: Any) -> None:
    repository = events.repository_of(call)
    assert repository is not None
    run = max(repository.runs.values(), key=lambda each: each.id)
    members = {
        "inputs": run.inputs or None,
        "ref": f"refs/heads/{run.head_branch}",
        "workflow": repository.workflows[run.workflow].path,
    }
    webhooks.emit(call, "workflow_dispatch", None, members, repository=repository)
