"""Scripts as users write them: what type checkers must accept, and the types that they must see."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

from typing_extensions import assert_type

import ferrohub
from ferrohub import Listing, SearchListing, exceptions
from ferrohub.event_hooks import RequestEvent, ResponseEvent
from ferrohub.issues import Issue, ShortIssue
from ferrohub.issues.comment import IssueComment
from ferrohub.issues.label import Label
from ferrohub.orgs import ShortOrganization
from ferrohub.repos import Repository, ShortRepository
from ferrohub.repos.comment import RepoComment
from ferrohub.repos.commit import RepoCommit
from ferrohub.repos.contents import Contents
from ferrohub.rest import models
from ferrohub.search import IssueSearchResult
from ferrohub.testing import Recorder
from ferrohub.types import Change, CommitFile, Direction, Participation, RateLimit, Reactions, State, StateFilter
from ferrohub.users import ShortUser, User
from ferrohub.webhooks import WebhookEvent, Webhooks, aio_events, events, parse, redeliver_failed, verify


def listings_tell_their_items(client: ferrohub.Client) -> None:
    issues = client.issues_on("octocat", "Hello-World", state="open", sort="updated", direction="asc", number=10)
    assert_type(issues, Listing[ShortIssue])
    for issue in issues:
        assert_type(issue, ShortIssue)
        assert_type(issue.title, str)
        assert_type(issue.number, int)
        assert_type(issue.created_at, datetime)
        assert_type(issue.closed_at, datetime | None)
        assert_type(issue.user, ShortUser | None)
    assert_type(next(issues), ShortIssue)
    assert_type(issues[3], ShortIssue)
    assert_type(issues[:3], list[ShortIssue])
    assert_type(list(issues.pages()), list[list[ShortIssue]])
    assert_type(issues.total(), int | None)
    assert_type(issues.cls, type[ShortIssue])
    assert_type(issues.refresh(conditional=True), Listing[ShortIssue])
    assert_type(dict(client.repository("a", "b").languages()), dict[str, int])


def searches_tell_their_results(client: ferrohub.Client) -> None:
    found = client.search_issues("is:open label:bug", sort="comments", order="desc")
    assert_type(found, SearchListing[IssueSearchResult])
    assert_type(found.total_count, int)
    for result in found:
        assert_type(result.issue, ShortIssue)
        assert_type(result.score, float)


def a_full_name_may_stand_for_owner_and_name(client: ferrohub.Client) -> None:
    assert_type(client.repository("octo/demo"), Repository)
    assert_type(client.repository("octo/demo", lazy=True), Repository)
    assert_type(client.issue("octo/demo", number=7), Issue)
    assert_type(client.issues_on("octo/demo", state="open"), Listing[ShortIssue])


async def a_full_name_may_stand_for_both_in_awaited_calls(client: ferrohub.AsyncClient) -> None:
    assert_type((await client.repository("octo/demo")).name, str)
    assert_type((await client.issue("octo/demo", number=7)).title, str)
    _ = client.repository("octo/demo", lazy=True).name


def short_forms_refresh_to_full_ones(short: ShortIssue, repository: ShortRepository, user: ShortUser) -> None:
    assert_type(short.refresh(), Issue)
    assert_type(repository.refresh(), Repository)
    assert_type(user.refresh(), User)


def what_a_version_of_the_api_removes_may_be_none(client: ferrohub.Client) -> None:
    limits = client.rest.rate_limit.get()
    assert_type(limits.rate, models.RateLimit | None)
    assert_type(limits.resources.core, models.RateLimit)
    assert_type(client.rest.meta.root().authorizations_url, str | None)
    assert_type(client.rest.meta.root().emojis_url, str)
    assert_type(client.issue("octo", "demo", 7).assignee, ShortUser | None)
    assert_type(client.pull_request("octo", "demo", 7).merge_commit_sha, str | None)
    assert_type(client.repository("octo", "demo").has_downloads, bool | None)
    for repository in client.rest.migrations.list_repos_for_org("octo", 1):
        assert_type(repository.full_name, str)
        assert_type(repository.default_branch, str | None)


def whatever_is_refreshed_keeps_its_type(issue: Issue, run: models.WorkflowRun, label: Label) -> None:
    assert_type(issue.refresh(), Issue)
    assert_type(run.refresh(), models.WorkflowRun)
    assert_type(label.refresh(), Label)


def choices_are_literals(issue: Issue, client: ferrohub.Client, state: StateFilter, direction: Direction) -> None:
    client.issues_on("o", "r", state=state, direction=direction)
    closed: State = "closed"
    assert_type(issue.edit(title="t", state=closed, labels=["bug"], assignees=["mona"]), bool)
    assert_type(issue.lock(), bool)


def whatever_is_named_can_be_its_object(repository: Repository, user: User, issue: Issue) -> None:
    assert_type(repository.is_assignee(user), bool)
    assert_type(repository.is_assignee("mona"), bool)
    assert_type(issue.create_comment("hello"), IssueComment)
    repository.create_issue("title", body=None, assignee="mona", labels=["a"])
    repository.create_issue("title", labels="a, b")
    repository.issues(labels=["a", *(issue.original_labels or ())])


def commits_and_files(repository: Repository) -> None:
    commit = repository.commit("main")
    assert_type(commit, RepoCommit)
    assert_type(commit.files, list[CommitFile] | None)
    for file in commit.files or []:
        print(file["filename"], file["additions"] + file["deletions"], file.get("patch"))
    change = repository.create_file("a.txt", "add it", b"text", author={"name": "Mona", "email": "m@example.com"})
    assert_type(change, Change)
    assert_type(change["content"], Contents | None)
    by = {"name": "Mona", "email": "m@example.com"}
    repository.create_file("b.txt", "add it", b"text", committer=by)
    repository.create_tree([{"path": "a", "mode": "100644", "type": "blob", "sha": None}])


def plain_values_have_shapes(client: ferrohub.Client, repository: Repository, issue: ShortIssue) -> None:
    assert_type(client.rate_limit()["resources"]["core"], RateLimit)
    assert_type(client.emojis(), dict[str, str])
    assert_type(client.gitignore_templates(), list[str])
    assert_type(repository.weekly_commit_count(), Participation)
    assert_type(issue.reactions, Reactions | None)
    assert_type(repository.permissions, dict[str, bool] | None)
    assert_type(repository.as_dict(), dict[str, Any])


def what_may_be_missing_is_none(client: ferrohub.Client) -> datetime | None:
    assert_type(ferrohub.login(token="t"), "ferrohub.Client | None")
    repository = client.repository("octocat", "Hello-World")
    assert_type(repository, Repository)
    return repository.pushed_at


def events_of_a_timeline_narrow(issue: ShortIssue) -> Iterator[str]:
    for event in issue.timeline():
        assert_type(event.event, str | None)
        match event:
            case models.LabeledIssueEvent():
                assert_type(event.label.name, str)
            case models.RenamedIssueEvent():
                assert_type(event.rename.to, str)
                yield event.rename.to
            case models.TimelineCommentEvent(user=user):
                assert_type(user, ShortUser)
            case models.TimelineCommitCommentedEvent():
                assert_type(event.comments, list[RepoComment] | None)
            case _:
                assert_type(event, models.TimelineIssueEvents)


def errors_have_types() -> int:
    try:
        ferrohub.Client().user("mona")
    except ferrohub.NotFoundError as error:
        assert_type(error, exceptions.NotFoundError)
        assert_type(error.code, int | None)
    except exceptions.RateLimitExceeded as error:
        assert_type(error, exceptions.RateLimitExceeded)
    except ferrohub.GitHubError:
        pass
    return 0


def raw_requests(client: ferrohub.Client) -> Iterator[str]:
    with client.session.temporary_basic_auth("mona", "password") as session:
        response = session.get("/user", params={"a": 1}, headers={"accept": "text/plain"})
        assert_type(response, ferrohub.Response)
        yield from response.headers
    assert_type(client.request("GET /repos/{owner}/{repo}", owner="o", repo="r").json(), Any)


def recordings(client: ferrohub.Client, folder: Path) -> None:
    with Recorder(client, folder).use_cassette("a", record="none", match_on=["method", "path"]) as cassette:
        assert_type(cassette.unused, list[str])


def own_functions_can_name_the_types(listing: Listing[ShortIssue]) -> dict[str, list[Listing[ShortIssue]]]:
    return {"open": [listing]}


def own_classes_extend_the_client() -> None:
    class Mine(ferrohub.GitHub):
        """A client of one's own."""

    with Mine(token="t") as client:
        assert_type(client, Mine)
        assert_type(client.me().login, str)


def hooks_are_checked(client: ferrohub.AsyncClient) -> None:
    async def trace(event: RequestEvent) -> None:
        event.headers["X-Trace"] = event.template or ""

    def show(event: ResponseEvent) -> None:
        assert_type(event.status, int)
        assert_type(event.reset, datetime | None)

    ferrohub.Client(event_hooks={"response": [show]})
    client.session.event_hooks = {**client.session.event_hooks, "request": [trace]}


def handlers_tell_their_events(client: ferrohub.Client) -> None:
    hooks = Webhooks(b"secret", app=lambda installation: client)
    assert_type(hooks.client(parse("push", "{}")), ferrohub.Client)

    @hooks.on("issues.opened")
    def opened(event: events.IssuesOpenedEvent) -> None:
        assert_type(event.issue, Issue)
        assert_type(event.repository, Repository)
        assert_type(event.organization, ShortOrganization | None)
        assert_type(event.delivery.id, str)
        assert_type(event.bind(client), events.IssuesOpenedEvent)
        assert_type(event.issue.create_comment("Thank you!"), IssueComment)

    @hooks.on("issues.opened")
    async def awaited(event: aio_events.IssuesOpenedEvent) -> None:
        assert_type(await event.issue.create_comment("Thank you!"), ferrohub.aio.IssueComment)

    @hooks.on("issues.opened")
    async def bound(event: events.IssuesOpenedEvent) -> None:
        assert_type(event.bind(ferrohub.AsyncClient()), aio_events.IssuesOpenedEvent)

    @hooks.on("issues")
    def of_its_base(event: WebhookEvent) -> None:
        assert_type(event.sender, ShortUser | None)

    @hooks.on("push", "issues.closed")
    def either(event: WebhookEvent) -> None:
        assert_type(event.action, str | None)

    @hooks.on("pull_request.opened", "pull_request.synchronize")
    def several(event: events.PullRequestEvent) -> None:
        assert_type(event.repository, Repository)

    @hooks.on("push", "issues.closed")
    def named(event: events.PushEvent | events.IssuesClosedEvent) -> None:
        assert_type(event.repository, Repository)

    opened(events.IssuesOpenedEvent({}, client))


def a_receiver_without_an_app_needs_no_annotation() -> None:
    hooks = Webhooks("secret")

    @hooks.on("issues.opened")
    def opened(event: events.IssuesOpenedEvent) -> None:
        assert_type(event.issue.title, str)

    print(opened, hooks.asgi)


async def webhooks_are_typed(client: ferrohub.Client, hooks: Webhooks[ferrohub.Client]) -> None:
    assert_type(verify(b"", None, ["a", b"b"]), bool)
    status, headers, body = hooks.receive({"X-GitHub-Event": "push"}, b"{}")
    assert_type((status, headers, body), tuple[int, dict[str, str], bytes])
    await hooks.areceive([(b"x-github-event", b"push")], b"{}")
    for delivery in redeliver_failed(client):
        assert_type(delivery.guid, str)
    for again in await redeliver_failed(ferrohub.AsyncClient()):
        assert_type(again.guid, str)


def bound_operations(repository: Repository, issue: Issue) -> None:
    found: ferrohub.issues.Issue = repository.rest.issues.get(7)
    same: ferrohub.issues.Issue = repository.rest.issues.get(issue_number=found)
    other: ferrohub.issues.Issue = repository.rest.issues.get(7, repo="fork", timeout=5)
    run = repository.rest.actions.get_workflow_run(8)
    assert_type(run.rest.actions.list_jobs_for_workflow_run(), Listing[models.Job])
    assert_type(run.head_branch, str | None)
    assert_type(run.head_commit, models.NullableSimpleCommit | None)
    issue.rest.issues.add_labels(labels=["bug"])
    issue.rest.issues.get_label("bug")
    print(other.title)
    print(same.title)
