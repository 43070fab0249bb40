"""The check suite of a run of a workflow, and the check runs of its jobs.

See https://docs.github.com/rest/guides/using-the-rest-api-to-interact-with-checks#about-check-suites.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ferrohub.testing.github import actions_app
from ferrohub.testing.github.records import CheckRun, CheckSuite

if TYPE_CHECKING:
    from ferrohub.testing.github.records import Job, Repository, Run
    from ferrohub.testing.github.world import World


def add_suite(world: World, repository: Repository, run: Run) -> None:
    """Create the check suite of a run, which all of its attempts have.

    :param repository: the repository
    :param run: the run
    """
    now = world.clock.text()
    made = CheckSuite(world.state.next_id("check_suite"), actions_app.APP.id, run.head_sha, now, now, run.head_branch)
    repository.check_suites[made.id] = made
    run.suite = made.id


def add_run(repository: Repository, run: Run, job: Job) -> None:
    """Create the check run of a job, which has the ID of the job.

    :param repository: the repository
    :param run: the run of the workflow
    :param job: the job
    """
    repository.check_runs[job.id] = CheckRun(job.id, run.suite, actions_app.APP.id, job.name, run.head_sha)


def follow(world: World, repository: Repository, job: Job, status: str, conclusion: str | None) -> None:
    """Let the check run of a job have the status of the job.

    :param repository: the repository
    :param job: the job
    :param status: the status of the job by now
    :param conclusion: its conclusion by now
    """
    check = repository.check_runs[job.id]
    check.status, check.conclusion = status, conclusion
    # GitHub sends a time for one that has not begun, too.
    check.started_at = job.created_at if status in ("queued", "waiting") else world.clock.text(job.starts)
    check.completed_at = world.clock.text(job.ends) if status == "completed" else None
    repository.check_suites[check.suite].updated_at = world.clock.text()


def run_of(repository: Repository, suite: CheckSuite) -> Run | None:
    """The run of a workflow that a check suite belongs to; None for one of another App.

    :param repository: the repository
    :param suite: the check suite
    """
    if suite.app != actions_app.APP.id:
        return None
    return next((each for each in repository.runs.values() if each.suite == suite.id), None)


def remove(repository: Repository, run: Run) -> None:
    """Delete the check suite of a run, with the check runs.

    :param repository: the repository
    :param run: the run
    """
    repository.check_suites.pop(run.suite, None)
    for id in run.jobs:
        repository.check_runs.pop(id, None)
