"""Workflows, runs, jobs and artifacts as JSON."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import actions
from ferrohub.testing.github.links import node_id
from ferrohub.testing.github.records.actions import HELD
from ferrohub.testing.github.views.accounts import user_by_id
from ferrohub.testing.github.views.checks import pulls_with, simple_commit
from ferrohub.testing.github.views.repositories import minimal, page_of, url_of

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Artifact, Job, Repository, Run, Workflow


def workflow(call: Call, repository: Repository, found: Workflow) -> dict[str, Any]:
    """A workflow: the schema ``workflow``."""
    page = page_of(call, repository)
    return {
        "id": found.id,
        "node_id": node_id("W", repository.id, found.id),
        "name": actions.name_of(repository, found),
        "path": found.path,
        "state": found.state,
        "created_at": found.created_at,
        "updated_at": found.updated_at,
        "url": f"{url_of(call, repository)}/actions/workflows/{found.id}",
        "html_url": f"{page}/blob/{repository.default_branch}/{found.path}",
        "badge_url": f"{page}/workflows/{found.path.rpartition('/')[2]}/badge.svg",
    }


def run(call: Call, repository: Repository, found: Run, attempt: int | None = None) -> dict[str, Any]:
    """A run: the schema ``workflow-run``."""
    base = url_of(call, repository)
    url = f"{base}/actions/runs/{found.id}"
    status, conclusion = actions.state_of(call.world, repository, found, attempt)
    number = attempt or found.attempt
    home = minimal(call, repository)
    known = repository.workflows[found.workflow]
    return {
        "id": found.id,
        "name": actions.name_of(repository, known),
        "node_id": node_id("WFR", repository.id, found.id),
        "head_branch": found.head_branch,
        "head_sha": found.head_sha,
        "path": known.path,
        "display_title": found.title,
        "run_number": found.number,
        "run_attempt": number,
        "event": found.event,
        "status": status,
        "conclusion": conclusion,
        "workflow_id": found.workflow,
        "url": url,
        "html_url": f"{page_of(call, repository)}/actions/runs/{found.id}",
        "pull_requests": pulls_with(call, repository, found.head_sha),
        "created_at": found.created_at,
        "updated_at": found.updated_at,
        "run_started_at": found.started_at,
        "actor": user_by_id(call, found.actor),
        "triggering_actor": user_by_id(call, found.triggering_actor),
        "jobs_url": f"{url}/jobs",
        "logs_url": f"{url}/logs",
        "check_suite_id": found.suite,
        "check_suite_node_id": node_id("CS", repository.id, found.suite),
        "check_suite_url": f"{base}/check-suites/{found.suite}",
        "artifacts_url": f"{url}/artifacts",
        "cancel_url": f"{url}/cancel",
        "rerun_url": f"{url}/rerun",
        "previous_attempt_url": f"{url}/attempts/{number - 1}" if number > 1 else None,
        "workflow_url": f"{base}/actions/workflows/{found.workflow}",
        "head_commit": simple_commit(repository, found.head_sha),
        "repository": home,
        "head_repository": home,
        "referenced_workflows": [],
    }


def job(call: Call, repository: Repository, found: Job) -> dict[str, Any]:
    """A job: the schema ``job``."""
    base, owner = url_of(call, repository), repository.runs[found.run]
    status, conclusion = actions.state_of_job(call.world, found)
    is_done, has_begun = status == "completed", status not in ("queued", "waiting")
    # When a job starts that waits for a review, or one after it, nobody knows.
    started = call.world.clock.text(found.starts) if found.starts < HELD else found.created_at
    ended = call.world.clock.text(found.ends) if is_done else None
    steps = [
        {
            "name": name,
            "status": status if has_begun else "queued",
            "conclusion": result if is_done else None,
            "number": number,
            "started_at": started if has_begun else None,
            "completed_at": ended,
        }
        for number, (name, result) in enumerate(found.steps, 1)
    ]
    return {
        "id": found.id,
        "run_id": found.run,
        "run_url": f"{base}/actions/runs/{found.run}",
        "run_attempt": found.attempt,
        "node_id": node_id("CR", repository.id, found.id),
        "head_sha": owner.head_sha,
        "head_branch": owner.head_branch,
        "url": f"{base}/actions/jobs/{found.id}",
        "html_url": f"{page_of(call, repository)}/actions/runs/{found.run}/job/{found.id}",
        "status": status,
        "conclusion": conclusion,
        "created_at": found.created_at,
        "started_at": started,
        "completed_at": ended,
        "name": found.name,
        "steps": steps,
        "check_run_url": f"{base}/check-runs/{found.id}",
        "labels": found.labels,
        "runner_id": 1 if has_begun else None,
        "runner_name": "GitHub Actions 1" if has_begun else None,
        "runner_group_id": 0 if has_begun else None,
        "runner_group_name": "GitHub Actions" if has_begun else None,
        "workflow_name": actions.name_of(repository, repository.workflows[owner.workflow]),
    }


def artifact(call: Call, repository: Repository, found: Artifact) -> dict[str, Any]:
    """An artifact: the schema ``artifact``."""
    url = f"{url_of(call, repository)}/actions/artifacts/{found.id}"
    owner = repository.runs[found.run]
    return {
        "id": found.id,
        "node_id": node_id("AR", repository.id, found.id),
        "name": found.name,
        "size_in_bytes": len(found.content),
        "url": url,
        "archive_download_url": f"{url}/zip",
        "expired": found.expires_at <= call.world.clock.text(),
        "digest": f"sha256:{hashlib.sha256(found.content).hexdigest()}",
        "created_at": found.created_at,
        "updated_at": found.created_at,
        "expires_at": found.expires_at,
        "workflow_run": {
            "id": owner.id,
            "repository_id": repository.id,
            "head_repository_id": repository.id,
            "head_branch": owner.head_branch,
            "head_sha": owner.head_sha,
        },
    }
