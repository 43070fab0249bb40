"""Runs that wait for a review of their deployment, or for an approval
(https://docs.github.com/rest/actions/workflow-runs).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import actions, waiting_jobs
from ferrohub.testing.github.failures import forbidden, unprocessable
from ferrohub.testing.github.families.deployments import shown, shown_environment
from ferrohub.testing.github.records import Deployment
from ferrohub.testing.github.records.actions import HELD
from ferrohub.testing.github.router import operation

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Environment, Job, Repository, Run


def _run(call: Call, repository: Repository) -> Run:
    return call.item(repository.runs, "run_id")


def _may_review(call: Call, run: Run, found: Environment) -> bool:
    """Whether the user is a reviewer of an environment, and not excluded as who started the run."""
    if call.user is None or (found.prevent_self_review and run.triggering_actor == call.user.id):
        return False
    teams = [call.state.teams[id] for type_, id in found.reviewers if type_ == "Team" and id in call.state.teams]
    is_named = ("User", call.user.id) in found.reviewers
    return is_named or any(call.user.id in each.members for each in teams)


@operation("actions/get-pending-deployments-for-run")
def list_pending(call: Call) -> Any:
    repository = call.repository()
    run = _run(call, repository)
    waiting = waiting_jobs.by_environment(call, repository, run)
    return [_pending(call, repository, run, *each) for each in waiting.items()]


def _pending(call: Call, repository: Repository, run: Run, name: str, jobs: list[Job]) -> dict[str, Any]:
    """The schema ``pending-deployment``."""
    found = repository.environments[name]
    body = shown_environment(call, repository, found)
    rules = body["protection_rules"]
    reviewers: list[Any] = next((each["reviewers"] for each in rules if each["type"] == "required_reviewers"), [])
    since = min(each.starts - each.timer - (HELD if each.is_held else 0) for each in jobs)
    return {
        "environment": {each: body[each] for each in ("id", "node_id", "name", "url", "html_url")},
        "wait_timer": found.wait_timer,
        "wait_timer_started_at": call.world.clock.text(since) if found.wait_timer else None,
        "current_user_can_approve": _may_review(call, run, found),
        "reviewers": reviewers,
    }


@operation(
    "actions/review-pending-deployments-for-run",
    partly="The deployments that an approval makes get no statuses.",
)
def review(call: Call) -> Any:
    repository, body = call.repository(), call.body
    run, _ = _run(call, repository), call.me
    waiting = waiting_jobs.by_environment(call, repository, run)
    by_id = {repository.environments[name].id: name for name in waiting}
    names = [by_id.get(id) for id in dict.fromkeys(body["environment_ids"])]
    if not names or None in names or body["state"] not in ("approved", "rejected"):
        raise unprocessable("Validation Failed: no deployment to one of these environments waits for a review")
    chosen = [name for name in names if name is not None]
    if not all(_may_review(call, run, repository.environments[name]) for name in chosen):
        raise unprocessable("Validation Failed: you are not a reviewer of one of these environments")
    jobs = [job for name in chosen for job in waiting[name] if "reviewers" in job.missing]
    made = _decide(call, repository, run, jobs, "reviewers")
    return [shown(call, repository, each) for each in made]


def _decide(call: Call, repository: Repository, run: Run, jobs: list[Job], who: str) -> list[Deployment]:
    """Let one of the approvers of jobs approve or reject them; the deployments that begin."""
    made = []
    for job in jobs:
        if call.body["state"] == "rejected":
            waiting_jobs.reject(call, repository, run, job)
            continue
        job.missing.remove(who)
        if not job.missing:
            made.append(_approve(call, repository, run, job))
    run.updated_at = call.now
    return made


@operation("actions/review-custom-gates-for-run", partly="A comment without a decision is not shown.")
def review_as_app(call: Call) -> Any:
    repository, state = call.repository(), call.body.get("state")
    run, app = _run(call, repository), str(call.token.app) if call.token is not None else ""
    if state not in ("approved", "rejected", None):
        raise unprocessable("Validation Failed: state is not one of the values that there are")
    waiting = waiting_jobs.by_environment(call, repository, run)
    jobs = [job for job in waiting.get(call.body["environment_name"], []) if app in job.missing]
    if not jobs:
        raise unprocessable("Validation Failed: no deployment to this environment waits for this App")
    if state is not None:
        _decide(call, repository, run, jobs, app)


def _approve(call: Call, repository: Repository, run: Run, job: Job) -> Deployment:
    """Let a job start, once its timer has ended, and what comes after it."""
    delay = max(0.0, call.world.clock.timestamp - (job.starts - HELD))
    _move(job, delay - HELD)
    jobs = actions.jobs_of(repository, run)
    for each in waiting_jobs.after(repository, run, job):
        # It may come after another job that waits as well.
        held = [other for other in jobs[: jobs.index(each)] if other.is_held and other.starts < 2 * HELD]
        _move(each, delay if held else delay - HELD)
    made = Deployment(
        call.state.next_id("deployment"),
        run.head_sha,
        run.head_branch or "",
        run.actor,
        call.now,
        call.now,
        environment=job.environment,
        original_environment=job.environment,
    )
    repository.deployments[made.id] = made
    return made


def _move(job: Job, seconds: float) -> None:
    job.starts, job.ends = job.starts + seconds, job.ends + seconds


@operation("actions/approve-workflow-run", partly="No run waits for an approval.")
def approve(call: Call) -> Any:
    _run(call, call.writer())
    raise forbidden("This run is not from a fork pull request or queued by the GitHub Copilot coding agent")
