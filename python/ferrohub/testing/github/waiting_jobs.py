"""Jobs that wait for an environment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ferrohub.testing.github import actions

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Job, Repository, Run


def by_environment(call: Call, repository: Repository, run: Run) -> dict[str, list[Job]]:
    """The jobs of a run that wait for an environment, by its name.

    :param repository: the repository
    :param run: the run
    """
    found: dict[str, list[Job]] = {}
    for job in actions.jobs_of(repository, run):
        is_known = job.environment in repository.environments
        if is_known and actions.state_of_job(call.world, job)[0] == "waiting":
            found.setdefault(job.environment, []).append(job)
    return found


def after(repository: Repository, run: Run, job: Job) -> list[Job]:
    """The jobs of a run that start after another one has ended.

    :param repository: the repository
    :param run: the run
    :param job: the other job
    """
    jobs = actions.jobs_of(repository, run)
    return [each for each in jobs[jobs.index(job) + 1 :] if not each.is_parallel]


def reject(call: Call, repository: Repository, run: Run, job: Job) -> None:
    """Let a job fail; what comes after it is skipped.

    :param repository: the repository
    :param run: the run
    :param job: the job
    """
    now = call.world.clock.timestamp
    for each in [job, *after(repository, run, job)]:
        conclusion = "failure" if each is job else "skipped"
        each.starts, each.ends, each.conclusion, each.missing = now, now, conclusion, []
        each.steps = [(name, conclusion) for name, _ in each.steps]
