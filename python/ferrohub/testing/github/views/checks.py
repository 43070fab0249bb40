"""Check runs and check suites as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import actions_app
from ferrohub.testing.github.git import objects as git
from ferrohub.testing.github.links import node_id
from ferrohub.testing.github.views import apps
from ferrohub.testing.github.views.repositories import minimal, page_of, url_of

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Annotation, CheckRun, CheckSuite, Pull, Repository

#: Conclusions from the one that weighs most to the one that weighs least.
_WEIGHTS = ("action_required", "timed_out", "cancelled", "failure", "neutral", "skipped", "success")


def runs_of(repository: Repository, suite: CheckSuite) -> list[CheckRun]:
    """The check runs of a suite."""
    return [each for each in repository.check_runs.values() if each.suite == suite.id]


def latest(runs: list[CheckRun]) -> list[CheckRun]:
    """The last check run of each name and App."""
    return list({(each.app, each.name): each for each in runs}.values())


def state_of(runs: list[CheckRun]) -> tuple[str, str | None]:
    """The status and the conclusion of check runs together."""
    if not runs:
        return "queued", None
    if any(each.status != "completed" for each in runs):
        return ("queued" if all(each.status in ("queued", "waiting") for each in runs) else "in_progress"), None
    conclusions = {each.conclusion for each in runs}
    return "completed", next((each for each in _WEIGHTS if each in conclusions), "success")


def pull_minimal(call: Call, repository: Repository, pull: Pull) -> dict[str, Any]:
    """A pull request in short: the schema ``pull-request-minimal``."""

    def end(home: Repository | None, ref: str, sha: str) -> dict[str, Any]:
        home = home or repository
        return {"ref": ref, "sha": sha, "repo": {"id": home.id, "url": url_of(call, home), "name": home.name}}

    head = call.state.repositories.get(pull.head_repository or 0)
    return {
        "id": pull.id,
        "number": pull.number,
        "url": f"{url_of(call, repository)}/pulls/{pull.number}",
        "head": end(head, pull.head, pull.head_sha),
        "base": end(repository, pull.base, pull.base_sha),
    }


def pulls_with(call: Call, repository: Repository, sha: str) -> list[dict[str, Any]]:
    """The open pull requests whose head is a commit, without those from forks, as GitHub documents it."""
    mine = (each for each in repository.pulls.values() if each.head_repository == repository.id)
    found = [each for each in mine if each.head_sha == sha]
    is_open = [each for each in found if repository.issues[each.number].state == "open"]
    return [pull_minimal(call, repository, each) for each in is_open]


def page_of_run(call: Call, repository: Repository, found: CheckRun) -> str:
    """The page of a check run, which is that of the job for one of a workflow."""
    home = page_of(call, repository)
    if found.app == actions_app.APP.id and found.id in repository.jobs:
        return f"{home}/actions/runs/{repository.jobs[found.id].run}/job/{found.id}"
    return f"{home}/runs/{found.id}"


def check_run(call: Call, repository: Repository, found: CheckRun) -> dict[str, Any]:
    """A check run: the schema ``check-run``."""
    url, page = f"{url_of(call, repository)}/check-runs/{found.id}", page_of_run(call, repository, found)
    return {
        "id": found.id,
        "name": found.name,
        "node_id": node_id("CR", repository.id, found.id),
        "head_sha": found.head_sha,
        "external_id": found.external_id,
        "url": url,
        "html_url": page,
        "details_url": found.details_url or page,
        "status": found.status,
        "conclusion": found.conclusion,
        "started_at": found.started_at,
        "completed_at": found.completed_at,
        "output": {
            "title": found.title,
            "summary": found.summary,
            "text": found.text,
            "annotations_count": len(found.annotations),
            "annotations_url": f"{url}/annotations",
        },
        "check_suite": {"id": found.suite},
        "app": apps.app_by_id(call, found.app),
        "pull_requests": pulls_with(call, repository, found.head_sha),
    }


def check_suite(call: Call, repository: Repository, found: CheckSuite) -> dict[str, Any]:
    """A check suite: the schema ``check-suite``."""
    url = f"{url_of(call, repository)}/check-suites/{found.id}"
    runs = latest(runs_of(repository, found))
    status, conclusion = state_of(runs)
    return {
        "id": found.id,
        "node_id": node_id("CS", repository.id, found.id),
        "head_branch": found.head_branch,
        "head_sha": found.head_sha,
        "status": status,
        "conclusion": conclusion,
        "url": url,
        "before": found.before,
        "after": found.head_sha,
        "pull_requests": pulls_with(call, repository, found.head_sha),
        "app": apps.app_by_id(call, found.app),
        "repository": minimal(call, repository),
        "created_at": found.created_at,
        "updated_at": found.updated_at,
        "rerequestable": True,
        "runs_rerequestable": found.app != actions_app.APP.id,
        "latest_check_runs_count": len(runs),
        "check_runs_url": f"{url}/check-runs",
        "head_commit": simple_commit(repository, found.head_sha),
    }


def simple_commit(repository: Repository, sha: str) -> dict[str, Any]:
    """A commit in short: the schema ``simple-commit``."""
    found = git.commit(repository.objects, sha)
    return {
        "id": sha,
        "tree_id": found.tree,
        "message": found.message.rstrip("\n"),
        "timestamp": found.committer.date,
        "author": {"name": found.author.name, "email": found.author.email},
        "committer": {"name": found.committer.name, "email": found.committer.email},
    }


def annotation(call: Call, repository: Repository, run: CheckRun, found: Annotation) -> dict[str, Any]:
    """An annotation: the schema ``check-annotation``."""
    names = ("path", "start_line", "end_line", "start_column", "end_column", "annotation_level", "title", "message")
    return {
        **{name: getattr(found, name) for name in names},
        "raw_details": found.raw_details,
        "blob_href": f"{page_of(call, repository)}/blob/{run.head_sha}/{found.path}",
    }
