"""Runs of workflows: what they do, when, and what of it has happened by now."""

from __future__ import annotations

import dataclasses
import datetime
import hashlib
import inspect
import io
import re
import zipfile
from typing import TYPE_CHECKING, Any, TypeVar

from ferrohub.testing.github import checks_of_jobs, commits
from ferrohub.testing.github.failures import Failure
from ferrohub.testing.github.git import objects as git
from ferrohub.testing.github.links import STORAGE
from ferrohub.testing.github.records import Artifact, Job, Run, Secret, Variable, Workflow
from ferrohub.testing.github.records.actions import HELD

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Environment, Repository, State
    from ferrohub.testing.github.world import World

_Shared = TypeVar("_Shared", Secret, Variable)

#: Days that artifacts are kept, unless the repository says otherwise.
_KEPT = 90
_FOLDER = ".github/workflows"
#: Conclusions from the one that decides first.
_ORDER = ("failure", "timed_out", "cancelled", "action_required", "neutral", "success", "skipped")
#: The conclusions of jobs that "re-run failed jobs" runs again.
_FAILED = ("failure", "timed_out", "cancelled")


class Plan:
    """What a run of a workflow will do; a function that :meth:`GitHub.on_dispatch` registered fills it.

    :param world: the state
    :param repository: the repository
    :param run: the run
    :param ref: the branch or tag
    :param kept: the names of the jobs that do not run again, and wait for nobody
    """

    def __init__(self, world: World, repository: Repository, run: Run, ref: str, kept: Iterable[str] = ()) -> None:
        self._world, self._repository, self._run = world, repository, run
        #: The branch or tag.
        self.ref = ref
        #: SHA of the commit.
        self.sha = run.head_sha
        #: The number of the attempt, 2 for the first rerun.
        self.attempt = run.attempt
        #: The inputs of the dispatch, with their defaults.
        self.inputs: dict[str, Any] = dict(run.inputs)
        #: What triggered it, such as ``"workflow_dispatch"``.
        self.event = run.event
        #: The payload of a ``repository_dispatch``.
        self.payload: dict[str, Any] = dict(run.payload)
        self.jobs: list[Job] = []
        self._end = world.clock.timestamp
        self._kept = frozenset(kept)

    @property
    def secrets(self) -> dict[str, str]:
        """The values of the secrets of the repository, and of those of its organization that it reads."""
        return values_of(self._world.state, self._repository, "actions")

    @property
    def variables(self) -> dict[str, str]:
        """The values of the variables of the repository, and of those of its organization that it reads."""
        shared = shared_with(self._repository, self._world.state.accounts[self._repository.owner].variables)
        own = [each for name, each in self._repository.variables.items() if "/" not in name]
        return {each.name: each.value for each in (*shared, *own)}

    def job(
        self,
        name: str,
        *,
        conclusion: str = "success",
        seconds: float = 0,
        queued: float = 0,
        log: str = "",
        steps: Iterable[str | tuple[str, str]] = (),
        labels: Iterable[str] = ("ubuntu-latest",),
        parallel: bool = False,
        environment: str | None = None,
    ) -> None:
        """Add a job, which starts when the one before has ended.

        :param name: its name
        :param conclusion: what it concludes with: ``"success"``, ``"failure"``, ``"cancelled"``, ``"skipped"``,
            ``"timed_out"``, ``"neutral"`` or ``"action_required"``
        :param seconds: how long it runs, on the clock
        :param queued: how long it waits for a runner before that
        :param log: its log
        :param steps: the names of its steps, or names with conclusions; without any, the job has one step, ``"Run"``
        :param labels: the labels of the runner
        :param parallel: whether it starts with the run
        :param environment: the environment that it deploys to, whose reviewers and whose timer it waits for
        :raises ValueError: there is no such conclusion
        """
        _check_conclusion(conclusion)
        now = self._world.clock.timestamp
        known = None if name in self._kept else self._repository.environments.get(environment or "")
        timer, missing = (60 * known.wait_timer, approvers(known)) if known is not None else (0, [])
        starts = (now if parallel else self._end) + queued + timer + (HELD if missing else 0)
        self._end = max(self._end, starts + seconds)
        shown = [(each, conclusion) if isinstance(each, str) else each for each in steps or ("Run",)]
        self.jobs.append(
            Job(
                self._world.state.next_id("check_run"),
                self._run.id,
                self._run.attempt,
                name,
                self._world.clock.text(),
                starts,
                starts + seconds,
                conclusion,
                shown or [(f"Run {name}", conclusion)],
                log,
                list(labels),
                environment or "",
                timer,
                parallel,
                missing,
            )
        )

    def artifact(self, name: str, files: Mapping[str, str | bytes]) -> None:
        """Add an artifact.

        :param name: its name
        :param files: the contents by path
        """
        now = self._world.clock.timestamp
        made = Artifact(
            self._world.state.next_id("artifact"),
            self._run.id,
            name,
            zipped(files),
            self._world.clock.text(),
            self._world.clock.text(now + _KEPT * 86400),
        )
        self._repository.artifacts[made.id] = made


def scripted(jobs: Iterable[Mapping[str, Any]]) -> Callable[[Plan], None]:
    """A function that adds the same jobs to each run.

    :param jobs: the arguments of :meth:`Plan.job` for each
    :raises TypeError: a job has no name, or an argument that there is not
    :raises ValueError: a job has a conclusion that there is not
    """
    held = [dict(each) for each in jobs]
    for each in held:
        inspect.signature(Plan.job).bind(None, **each)
        _check_conclusion(each.get("conclusion", "success"))

    def fill(plan: Plan) -> None:
        for each in held:
            plan.job(**each)

    return fill


def _check_conclusion(conclusion: str) -> None:
    if conclusion not in _ORDER:
        raise ValueError(f"conclusion must be one of {', '.join(_ORDER)}, not {conclusion!r}")


def approvers(environment: Environment) -> list[str]:
    """Who has to approve a deployment: "reviewers" for one of them, and the IDs of the Apps that protect it.

    :param environment: the environment
    """
    apps = dict.fromkeys(str(app) for app in environment.app_rules.values())
    return [*(["reviewers"] if environment.reviewers else []), *apps]


def zipped(files: Mapping[str, str | bytes]) -> bytes:
    """A zip file, which is the same for the same files.

    :param files: the contents by path
    """
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, content in files.items():
            archive.writestr(zipfile.ZipInfo(path), content)
    return buffer.getvalue()


def workflows_of(call: Call, repository: Repository) -> list[Workflow]:
    """The workflows that the files of the default branch define.

    :param repository: the repository
    """
    head = repository.refs.get(f"refs/heads/{repository.default_branch}")
    folder = git.at_path(repository.objects, git.commit(repository.objects, head).tree, _FOLDER) if head else None
    if folder is None or folder.type != "tree":
        return []
    names = [name for name in git.entries(repository.objects, folder.sha) if name.endswith((".yml", ".yaml"))]
    known = {each.path: each for each in repository.workflows.values()}
    found = []
    for path in (f"{_FOLDER}/{name}" for name in sorted(names)):
        if path not in known:
            made = Workflow(call.state.next_id("workflow"), path, repository.pushed_at, repository.pushed_at)
            repository.workflows[made.id] = known[path] = made
        found.append(known[path])
    return found


def text_of(repository: Repository, workflow: Workflow, ref: str | None = None) -> str:
    """The file of a workflow; an empty string if it is gone.

    :param repository: the repository
    :param workflow: the workflow
    :param ref: a branch, a tag or a SHA; None for the default branch
    """
    sha = commits.resolve(repository, ref or repository.default_branch)
    entry = git.at_path(repository.objects, git.commit(repository.objects, sha).tree, workflow.path) if sha else None
    return repository.objects[entry.sha][1].decode("utf-8", "replace") if entry is not None else ""


def name_of(repository: Repository, workflow: Workflow) -> str:
    """The name of a workflow: that of its file, or the path.

    :param repository: the repository
    :param workflow: the workflow
    """
    found = re.search(r"^name:[ \t]*(.+?)[ \t]*$", text_of(repository, workflow), re.MULTILINE)
    return found[1].strip("'\"") if found else workflow.path


def start(
    call: Call,
    repository: Repository,
    workflow: Workflow,
    ref: str,
    sha: str,
    event: str,
    inputs: dict[str, Any],
    payload: dict[str, Any] | None = None,
) -> Run:
    """Start a run.

    :param repository: the repository
    :param workflow: the workflow
    :param ref: the branch or tag
    :param sha: SHA of its commit
    :param event: what triggers it, such as ``"workflow_dispatch"``
    :param inputs: the inputs
    :param payload: what a ``repository_dispatch`` sends; None for another event
    """
    number = 1 + sum(each.workflow == workflow.id for each in repository.runs.values())
    me, now = call.me.id, call.now
    made = Run(
        call.state.next_id("run"),
        workflow.id,
        number,
        event,
        me,
        me,
        ref,
        sha,
        now,
        now,
        now,
        name_of(repository, workflow),
        inputs=inputs,
        payload=payload or {},
    )
    repository.runs[made.id] = made
    checks_of_jobs.add_suite(call.world, repository, made)
    _plan(call, repository, made)
    return made


def _plan(call: Call, repository: Repository, run: Run, kept: Iterable[Job] = ()) -> None:
    """Let the function of the workflow say what an attempt does; jobs that succeeded before may be kept."""
    by_name = {each.name: each for each in kept}
    plan = Plan(call.world, repository, run, run.head_branch or "", by_name)
    workflow = repository.workflows[run.workflow]
    function = call.world.workflows.get(workflow.path.rpartition("/")[2])
    if function is None:
        plan.job("build")
    else:
        function(plan)
    for job in plan.jobs:
        known = by_name.get(job.name)
        if known is not None:
            job = dataclasses.replace(known, id=job.id, attempt=run.attempt)
        repository.jobs[job.id] = job
        run.jobs.append(job.id)
        checks_of_jobs.add_run(repository, run, job)
        checks_of_jobs.follow(call.world, repository, job, *state_of_job(call.world, job))
    call.world.active.append((repository.id, run.id))


def again(call: Call, repository: Repository, run: Run, *, only_failed: bool = False) -> None:
    """Run a workflow again.

    :param repository: the repository
    :param run: the run
    :param only_failed: whether jobs that succeeded are kept
    :raises Failure: it still runs
    """
    if state_of(call.world, repository, run)[0] != "completed":
        raise Failure(403, "This workflow is already running")
    before = jobs_of(repository, run)
    run.attempt += 1
    run.triggering_actor, run.started_at, run.updated_at, run.sent = call.me.id, call.now, call.now, ""
    # Jobs that were skipped may have come after one that failed.
    kept = [each for each in before if each.conclusion not in (*_FAILED, "skipped")] if only_failed else []
    _plan(call, repository, run, kept)


def jobs_of(repository: Repository, run: Run, attempt: int | None = None) -> list[Job]:
    """The jobs of an attempt.

    :param repository: the repository
    :param run: the run
    :param attempt: number of the attempt; None for the last one
    """
    wanted = attempt or run.attempt
    found = [repository.jobs[id] for id in run.jobs if id in repository.jobs]
    return [each for each in found if each.attempt == wanted]


def state_of_job(world: World, job: Job) -> tuple[str, str | None]:
    """The status and the conclusion of a job by now.

    :param job: the job
    """
    now = world.clock.timestamp
    if now < job.starts:
        waits_from = job.starts - job.timer - (HELD if job.is_held else 0)
        return ("waiting" if (job.timer or job.is_held) and now >= waits_from else "queued"), None
    return ("in_progress", None) if now < job.ends else ("completed", job.conclusion)


def state_of(world: World, repository: Repository, run: Run, attempt: int | None = None) -> tuple[str, str | None]:
    """The status and the conclusion of a run by now.

    :param repository: the repository
    :param run: the run
    :param attempt: number of the attempt; None for the last one
    """
    states = [state_of_job(world, each) for each in jobs_of(repository, run, attempt)]
    if all(status == "completed" for status, _ in states):
        conclusions = {conclusion for _, conclusion in states}
        return "completed", next((each for each in _ORDER if each in conclusions), "success")
    statuses = {status for status, _ in states}
    # A run that waits for an environment says so, unless another of its jobs runs.
    shown = "waiting" if "waiting" in statuses and "in_progress" not in statuses else "in_progress"
    return ("queued" if statuses == {"queued"} else shown), None


def cancel(call: Call, repository: Repository, run: Run) -> None:
    """Cancel a run: what has not ended is cancelled.

    :param repository: the repository
    :param run: the run
    :raises Failure: it has ended
    """
    if state_of(call.world, repository, run)[0] == "completed":
        raise Failure(409, "Cannot cancel a workflow run that is completed.")
    now = call.world.clock.timestamp
    for job in jobs_of(repository, run):
        if now < job.ends:
            job.starts, job.ends, job.conclusion, job.missing = min(job.starts, now), now, "cancelled", []
    run.updated_at = call.now


def log_of(job: Job) -> str:
    """The log of a job, with the time before each line.

    :param job: the job
    """
    at = datetime.datetime.fromtimestamp(job.starts, datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%S.0000000Z")
    lines = job.log.splitlines() or [f"Run {name}" for name, _ in job.steps]
    return "".join(f"{at} {line}\n" for line in lines)


def log_files(jobs: Iterable[Job]) -> dict[str, str]:
    """The logs of jobs as the archive of a run has them: a file for each job, and one for each of its steps.

    :param jobs: the jobs
    """
    found: dict[str, str] = {}
    for at, job in enumerate(jobs):
        text = log_of(job)
        found[f"{at}_{job.name}.txt"] = text
        last = len(job.steps)
        for number, (name, _) in enumerate(job.steps, 1):
            # The log of the job is that of its last step.
            found[f"{job.name}/{number}_{name}.txt"] = text if number == last else ""
    return found


def secrets_of(repository: Repository, kind: str) -> dict[str, Secret]:
    """The secrets of a repository; those of an environment have its name and a slash before theirs.

    :param repository: the repository
    :param kind: "actions", "codespaces" or "dependabot"
    """
    others = {"codespaces": repository.codespaces_secrets, "dependabot": repository.dependabot_secrets}
    return others.get(kind, repository.secrets)


def shared_with(repository: Repository, held: Mapping[str, _Shared]) -> list[_Shared]:
    """The secrets, or variables, of an organization that one of its repositories reads.

    :param repository: the repository
    :param held: those of its owner by name
    """
    private = repository.private
    return [
        each
        for each in held.values()
        if each.visibility == "all"
        or (each.visibility == "private" and private)
        or (each.visibility == "selected" and repository.id in each.selected)
    ]


def values_of(state: State, repository: Repository, kind: str) -> dict[str, str]:
    """The values of secrets as workflows, codespaces or Dependabot read them; those of a repository come first.

    :param state: the state
    :param repository: the repository
    :param kind: "actions", "codespaces" or "dependabot"
    """
    shared = shared_with(repository, state.accounts[repository.owner].secrets.get(kind, {}))
    own = [each for name, each in secrets_of(repository, kind).items() if "/" not in name]
    return {each.name: each.value for each in (*shared, *own)}


def unfinished(state: State) -> list[tuple[int, int]]:
    """The IDs of the repositories and of the runs whose end was not sent to webhooks yet.

    :param state: the state
    """
    repositories = state.repositories.values()
    return [(home.id, run.id) for home in repositories for run in home.runs.values() if run.sent != "completed"]


def stored(world: World, content: bytes, name: str) -> str:
    """The path from which something can be downloaded without a credential.

    :param content: the content
    :param name: a name for it
    """
    token = hashlib.sha256(name.encode() + content).hexdigest()[:32]
    world.storage[token] = content
    return f"{STORAGE}{token}"
