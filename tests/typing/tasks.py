"""Common tasks, each as a user would write it: type checkers accept them without a check for None that GitHub's
description does not demand, and ``tests/features/test_tasks.py`` runs them.
"""

from __future__ import annotations

import collections
import datetime as dt
import time
import zipfile
from collections.abc import Mapping
from pathlib import Path

from ferrohub import Client
from ferrohub.exceptions import Conflict
from ferrohub.repos import Repository
from ferrohub.webhooks import redeliver_failed


def close_stale_issues(repository: Repository, days: int = 90) -> list[int]:
    """Close issues that nobody has updated for some time."""
    limit = dt.datetime.now(dt.timezone.utc) - dt.timedelta(days=days)
    closed: list[int] = []
    for issue in repository.issues(state="open", sort="updated", direction="asc"):
        if issue.updated_at > limit:
            break
        if not issue.pull_request_urls:
            issue.create_comment("Closed because nobody has updated it.")
            issue.add_labels("stale")
            issue.edit(state="closed", state_reason="not_planned")
            closed.append(issue.number)
    return closed


def publish_release(repository: Repository, tag: str, files: list[Path]) -> str:
    """Publish a release with generated notes and assets."""
    release = repository.create_release(tag, generate_release_notes=True, draft=True)
    for path in files:
        release.upload_asset("application/octet-stream", path.name, path)
    release.edit(draft=False)
    return release.html_url


def run_workflow(repository: Repository, workflow: str, inputs: dict[str, str], wait: float = 10) -> tuple[bool, str]:
    """Start a workflow, wait for it, and return whether it succeeded and the logs of jobs that failed."""
    actions = repository.rest.actions
    started = actions.create_workflow_dispatch(workflow_id=workflow, ref="main", inputs=inputs, return_run_details=True)
    if started is None:  # 204: the server does not say which run it started
        return False, ""
    run = actions.get_workflow_run(run_id=started.workflow_run_id)
    while run.status != "completed":
        time.sleep(wait)
        run = run.refresh()
    failed = [job for job in actions.list_jobs_for_workflow_run(run_id=run.id) if job.conclusion == "failure"]
    logs = [f"{job.name}\n{actions.download_job_logs_for_workflow_run(job_id=job.id).decode()}" for job in failed]
    return run.conclusion == "success", "\n".join(logs)


def download_artifacts(repository: Repository, run_id: int, folder: Path) -> list[Path]:
    """Download and unpack the artifacts of a workflow run."""
    found: list[Path] = []
    for artifact in repository.rest.actions.list_workflow_run_artifacts(run_id=run_id):
        archive = folder / f"{artifact.name}.zip"
        repository.rest.actions.download_artifact(artifact_id=artifact.id, archive_format="zip", to=archive)
        with zipfile.ZipFile(archive) as packed:
            packed.extractall(folder / artifact.name)
        found.append(folder / artifact.name)
    return found


def set_secrets_and_variables(repository: Repository, secrets: dict[str, str], variables: dict[str, str]) -> None:
    """Set the secrets and the variables of a repository."""
    for name, value in secrets.items():
        repository.create_or_update_secret(name, value)
    known = {variable.name for variable in repository.rest.actions.list_repo_variables()}
    for name, value in variables.items():
        if name.upper() in known:
            repository.rest.actions.update_repo_variable(name=name, value=value)
        else:
            repository.rest.actions.create_repo_variable(name=name, value=value)


def protect_with_ruleset(repository: Repository) -> int:
    """Protect the default branch with a ruleset."""
    ruleset = repository.rest.repos.create_repo_ruleset(
        name="main",
        enforcement="active",
        conditions={"ref_name": {"include": ["~DEFAULT_BRANCH"], "exclude": []}},
        rules=[{"type": "deletion"}, {"type": "required_linear_history"}],
    )
    return ruleset.id


def protect_branch(repository: Repository) -> str:
    """Protect the default branch without a ruleset."""
    protection = repository.rest.repos.update_branch_protection(
        branch=repository.default_branch,
        enforce_admins=True,
        required_pull_request_reviews={"required_approving_review_count": 1},
        required_status_checks={"strict": True, "contexts": ["test"]},
        restrictions=None,
    )
    return protection.url


def add_sub_issues(repository: Repository, parent: int, titles: list[str]) -> list[tuple[int, str]]:
    """Create issues and add them to a parent."""
    for title in titles:
        child = repository.create_issue(title)
        repository.rest.issues.add_sub_issue(issue_number=parent, sub_issue_id=child.id)
    return [(issue.number, issue.title) for issue in repository.rest.issues.list_sub_issues(issue_number=parent)]


def write_alerts(client: Client, organization: str, path: Path) -> None:
    """Write the open Dependabot alerts of an organization as CSV."""
    with path.open("w") as file:
        for alert in client.rest.dependabot.list_alerts_for_org(organization, state="open"):
            advisory = alert.security_advisory
            print(alert.repository.full_name, alert.number, advisory.severity, advisory.summary, sep=",", file=file)


def move_in_project(client: Client, organization: str, number: int, column: str) -> int:
    """Move all items of a project into a column."""
    projects = client.rest.projects
    status = next(field for field in projects.list_fields_for_org(organization, number) if field.name == "Status")
    option = next(option for option in status.options or () if option.name.raw == column)
    items = list(projects.list_items_for_org(organization, number))
    for item in items:
        projects.update_item_for_org(organization, number, item, fields=[{"id": status.id, "value": option.id}])
    return len(items)


def delete_old_packages(client: Client, organization: str, name: str, keep: int) -> list[int]:
    """Delete all but the newest versions of a package."""
    packages = client.rest.packages
    versions = packages.get_all_package_versions_for_package_owned_by_org(organization, "container", name)[keep:]
    for version in versions:
        packages.delete_package_version_for_org(organization, "container", name, version.id)
    return [version.id for version in versions]


DISCUSSIONS = """query($owner: String!, $name: String!) { repository(owner: $owner, name: $name) {
  discussions(first: 50) { nodes { number title closed } pageInfo { hasNextPage endCursor } } } }"""


def open_discussions(client: Client, owner: str, name: str) -> list[int]:
    """Find discussions that are not closed."""
    pages = client.graphql.pages(DISCUSSIONS, {"owner": owner, "name": name})
    nodes = [node for page in pages for node in page["repository"]["discussions"]["nodes"]]
    return [node["number"] for node in nodes if not node["closed"]]


def audit_organization(client: Client, name: str) -> dict[str, list[str]]:
    """Find administrators, members without two-factor authentication, and outside collaborators."""
    organization = client.organization(name, lazy=True)
    return {
        "admins": [member.login for member in organization.members(role="admin")],
        "without 2FA": [member.login for member in organization.members(filter="2fa_disabled")],
        "outside": [member.login for member in organization.outside_collaborators()],
    }


def redeliver_webhooks(client: Client, repository: Repository, since: dt.datetime) -> dict[int, int]:
    """Request failed deliveries of the repository's webhooks again."""
    return {hook.id: len(redeliver_failed(client, hook, since=since)) for hook in repository.hooks()}


def update_fork(repository: Repository) -> str | None:
    """Merge the upstream repository into a fork."""
    try:
        return repository.rest.repos.merge_upstream(branch=repository.default_branch).merge_type
    except Conflict:
        return None


def commit_files(repository: Repository, files: Mapping[str, bytes | str | None]) -> str:
    """Create, change and delete files in one commit."""
    return repository.commit_files(files, "Update files", branch="main").sha


def request_headers(repository: Repository, number: int) -> int:
    """Comment on each file that a pull request adds."""
    pull = repository.pull_request(number)
    added = [file.filename for file in pull.files() if file.status == "added"]
    comments: list[dict[str, str | int]] = [{"path": path, "line": 1, "body": "Add a header."} for path in added]
    return pull.create_review("Please look.", event="REQUEST_CHANGES", comments=comments).id


def merge_when_green(repository: Repository, number: int, wait: float = 10) -> bool:
    """Merge a pull request after its checks, unless one of them fails."""
    pull = repository.pull_request(number)
    sha = pull.head.sha
    while any(run.status != "completed" for run in repository.rest.checks.list_for_ref(ref=sha)):
        time.sleep(wait)
    runs = list(repository.rest.checks.list_for_ref(ref=sha))
    if any(run.conclusion not in ("success", "neutral", "skipped") for run in runs):
        return False
    return pull.merge(merge_method="squash", sha=sha)


def copy_labels(source: Repository, target: Repository) -> None:
    """Give a repository the labels of another one."""
    have = {label.name: label for label in target.labels()}
    for label in source.labels():
        known = have.get(label.name)
        if known is None:
            target.create_label(label.name, label.color, label.description)
        elif (known.color, known.description) != (label.color, label.description):
            known.update(label.name, label.color, label.description)


def search_code(client: Client, query: str) -> list[str]:
    """Find code, and where it is."""
    return [f"{found.repository.full_name}: {found.path}" for found in client.search_code(query, number=50)]


def stars_by_day(repository: Repository) -> dict[dt.date, int]:
    """Count stars by day."""
    return collections.Counter(star.starred_at.date() for star in repository.stargazers())
