"""Common tasks, each as a user would write it: type checkers accept them without a check for None that GitHub's
description does not demand, and ``tests/features/test_tasks.py`` runs them.
"""

from __future__ import annotations

import collections
import datetime as dt
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ferrohub import Client
from ferrohub.exceptions import Conflict, WorkflowRunFailed
from ferrohub.repos import Repository
from ferrohub.webhooks import redeliver_failed


# Close issues that nobody has updated for some time.
def close_stale_issues(repository: Repository, days: int = 90) -> None:
    limit = dt.datetime.now(dt.timezone.utc) - dt.timedelta(days=days)
    for issue in repository.issues(state="open", sort="updated", direction="asc"):
        if issue.updated_at > limit:
            break
        if not issue.pull_request_urls:
            issue.create_comment("Closed because nobody has updated it.")
            issue.add_labels("stale")
            issue.edit(state="closed", state_reason="not_planned")


# Publish a release with generated notes and assets.
def publish_release(repository: Repository, tag: str, files: list[Path]) -> None:
    release = repository.create_release(tag, generate_release_notes=True, draft=True)
    release.publish(files)
    release.edit(draft=False)


# Start a workflow, wait for it, and return the logs of jobs that failed.
def run_workflow(repository: Repository, workflow: str, inputs: dict[str, str]) -> Mapping[str, str]:
    run = repository.workflow(workflow).dispatch("main", inputs)
    try:
        run.wait()
    except WorkflowRunFailed:
        return run.failed_logs()
    return {}


# Download and unpack the artifacts of a workflow run.
def download_artifacts(repository: Repository, run_id: int, folder: Path) -> None:
    for artifact in repository.workflow_run(run_id).artifacts():
        artifact.extract(folder / artifact.name)


# Set the secrets and the variables of a repository.
def set_secrets_and_variables(repository: Repository, secrets: dict[str, str], variables: dict[str, str]) -> None:
    for name, value in secrets.items():
        repository.create_secret(name, value)
    for name, value in variables.items():
        if not repository.update_variable(name, value):
            repository.create_variable(name, value)


# Protect the default branch with a ruleset.
def protect_with_ruleset(repository: Repository) -> None:
    rules: list[dict[str, Any]] = [{"type": "deletion"}, {"type": "required_linear_history"}]
    conditions = {"ref_name": {"include": ["~DEFAULT_BRANCH"], "exclude": []}}
    repository.ensure_ruleset("main", rules=rules, conditions=conditions)


# Protect the default branch without a ruleset.
def protect_branch(repository: Repository) -> None:
    statuses, reviews = {"strict": True, "contexts": ["test"]}, {"required_approving_review_count": 1}
    repository.branch(repository.default_branch).protect(statuses, True, reviews)


# Create issues and add them to a parent.
def add_sub_issues(repository: Repository, parent: int, titles: list[str]) -> list[tuple[int, str]]:
    issue = repository.issue(parent)
    for title in titles:
        issue.add_sub_issue(repository.create_issue(title))
    return [(each.number, each.title) for each in issue.sub_issues()]


# Write the open Dependabot alerts of an organization as CSV.
def write_alerts(client: Client, organization: str, path: Path) -> None:
    columns = ["repository.full_name", "number", "security_advisory.severity", "security_advisory.summary", "html_url"]
    alerts = client.organization(organization, lazy=True).dependabot_alerts(state="open")
    alerts.to_pandas(columns).to_csv(path, index=False)


# Move all items of a project into a column.
def move_in_project(client: Client, organization: str, number: int, column: str) -> None:
    for item in client.organization(organization).project_v2(number).items():
        item["Status"] = column


# Delete all but the newest versions of a package.
def delete_old_packages(client: Client, organization: str, name: str, keep: int) -> None:
    for version in client.organization(organization).package("container", name).versions()[keep:]:
        version.delete()


# Find discussions that are not closed.
def open_discussions(repository: Repository) -> list[int]:
    return [discussion.number for discussion in repository.discussions(state="open")]


# Find administrators, members without two-factor authentication, and outside collaborators.
def audit_organization(client: Client, name: str) -> tuple[list[str], list[str], list[str]]:
    organization = client.organization(name, lazy=True)
    admins = [member.login for member in organization.members(role="admin")]
    careless = [member.login for member in organization.members(filter="2fa_disabled")]
    return admins, careless, [member.login for member in organization.outside_collaborators()]


# Request failed deliveries of the repository's webhooks again.
def redeliver_webhooks(client: Client, repository: Repository, since: dt.datetime) -> dict[int, int]:
    return {hook.id: len(redeliver_failed(client, hook, since=since)) for hook in repository.hooks()}


# Merge the upstream repository into a fork.
def update_fork(repository: Repository) -> str | None:
    try:
        return repository.merge_upstream(repository.default_branch)["merge_type"]
    except Conflict:
        return None


# Create, change and delete files in one commit.
def commit_files(repository: Repository, files: Mapping[str, bytes | str | None]) -> str:
    return repository.commit_files(files, "Update files", branch="main").sha


# Comment on each file that a pull request adds.
def request_headers(repository: Repository, number: int) -> int:
    pull = repository.pull_request(number)
    added = [file.filename for file in pull.files() if file.status == "added"]
    comments: list[dict[str, str | int]] = [{"path": path, "line": 1, "body": "Add a header."} for path in added]
    return pull.create_review("Please look.", event="REQUEST_CHANGES", comments=comments).id


# Merge a pull request after its checks; an error if one of them fails.
def merge_when_green(repository: Repository, number: int) -> None:
    repository.pull_request(number).merge_when_green("squash")


# Give a repository the labels of another one.
def copy_labels(source: Repository, target: Repository) -> None:
    for label in source.labels():
        target.ensure_label(label.name, label.color, label.description)


# Find code, and where it is.
def search_code(client: Client, query: str) -> list[str]:
    return [f"{found.repository.full_name}: {found.path}" for found in client.search_code(query, number=50)]


# Count stars by day.
def stars_by_day(repository: Repository) -> dict[dt.date, int]:
    return collections.Counter(star.starred_at.date() for star in repository.stargazers())
