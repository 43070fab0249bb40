"""Mistakes that type checkers must find: an ignored line that is no error is itself reported."""

from __future__ import annotations

import ferrohub
from ferrohub import Listing
from ferrohub.issues import Issue, ShortIssue
from ferrohub.repos import Repository
from ferrohub.rest import aio_models, models
from ferrohub.testing import Recorder
from ferrohub.users import ShortUser
from ferrohub.webhooks import Webhooks, events


def wrong_choices(client: ferrohub.Client, issue: Issue, repository: Repository) -> None:
    client.issues_on("o", "r", state="opened")  # type: ignore[call-overload]
    client.issues_on("o", "r", direction="up")  # type: ignore[call-overload]
    client.search_issues("q", sort="age")  # type: ignore[arg-type]
    repository.pull_requests(state="merged")  # type: ignore[arg-type]
    issue.edit(state="all")  # type: ignore[arg-type]
    issue.create_comment(1)  # type: ignore[arg-type]


def wrong_arguments(client: ferrohub.Client, repository: Repository) -> None:
    client.issue("o", "r", None)  # type: ignore[call-overload]
    client.issues_on("o", "r", states="open")  # type: ignore[call-overload]
    repository.create_issue()  # type: ignore[call-arg]
    repository.create_file("p", "m", "text, not bytes")  # type: ignore[arg-type]
    repository.create_file("p", "m", b"", author={"name": 1, "email": 2})  # type: ignore[dict-item]
    client.session.get("/user", param={})  # type: ignore[call-arg]
    ferrohub.Client(tokne="t")  # type: ignore[call-arg]


def wrong_arguments_of_bound_operations(repository: Repository) -> None:
    repository.rest.issues.get(7.5)  # type: ignore[arg-type]
    repository.rest.issues.get(issue_number=7, issue=7)  # type: ignore[call-arg]
    repository.rest.issues.get()  # type: ignore[call-arg]
    repository.rest.actions.create_workflow_dispatch("ci.yml")  # type: ignore[call-arg]
    repository.rest.actions.list_workflow_runs_for_repo(7)  # type: ignore[arg-type, call-arg]
    repository.rest.actions.list_workflow_runs_for_repo(status="unknown")  # type: ignore[arg-type]
    repository.rest.actions.list_workflow_runs_for_repo(timeout="1")  # type: ignore[arg-type]


async def wrong_arguments_of_bound_operations_of_asynchronous_clients(client: ferrohub.AsyncClient) -> None:
    repository = await client.repository("o", "r")
    await repository.rest.issues.get()  # type: ignore[call-arg]
    await repository.rest.issues.get("seven")  # type: ignore[arg-type]


def a_model_of_a_blocking_client_is_no_other(run: models.WorkflowRun) -> None:
    awaited: aio_models.WorkflowRun = run  # type: ignore[assignment]
    run.id = 7  # type: ignore[assignment]
    print(awaited)


def wrong_results(client: ferrohub.Client) -> None:
    users: Listing[ShortUser] = client.issues_on("o", "r")  # type: ignore[assignment]
    print(users)
    for issue in client.issues_on("o", "r"):
        print(issue.titel)  # type: ignore[attr-defined]
        print(issue.closed_at.year)  # type: ignore[union-attr]
    print(client.rate_limit()["resource"])  # type: ignore[typeddict-item]


def no_field_can_be_set(issue: ShortIssue) -> None:
    issue.title = "new"  # type: ignore[assignment]


def wrong_names() -> None:
    ferrohub.Clinet()  # type: ignore[attr-defined]
    print(ferrohub.exceptions.NotFound)  # type: ignore[attr-defined]


def wrong_recordings(client: ferrohub.Client) -> None:
    Recorder(client, "cassettes").insert("a", record="never")  # type: ignore[arg-type]
    Recorder(client, "cassettes").insert("a", match_on=["url"])  # type: ignore[list-item]


def wrong_handlers(hooks: Webhooks[ferrohub.Client]) -> None:
    @hooks.on("issues.opened")  # type: ignore[arg-type]
    def labeled(event: events.IssuesLabeledEvent) -> None: ...

    @hooks.on("push")
    def push(event: events.PushEvent) -> None:
        print(event.refs)  # type: ignore[attr-defined]
