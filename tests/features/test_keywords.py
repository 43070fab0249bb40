"""Parameters that are given by keyword only and travel in the query: each is sent under GitHub's name."""

from __future__ import annotations

import datetime
import inspect
from typing import Any

import pytest

import ferrohub
from harness import Case, Server, body_of, check, declared, make, outcomes

REPO = "/repos/octocat/Hello-World"
ISSUE = f"{REPO}/issues/1347"
PULL = f"{REPO}/pulls/1347"
COMMIT = f"{REPO}/commits/6dcb09b5b57875f334f61aebed695e2e4193db5e"
TREE = f"{REPO}/git/trees/9fb037999f264ba9a7fc6274d15fa3ae2ab98312"
SINCE = datetime.datetime(2026, 1, 2, 3, 4, 5, tzinfo=datetime.timezone.utc)
TIME = "2026-01-02T03:04:05Z"
ALL = {"per_page": "100"}


def listed(operation: str, path: str, body: str, keywords: dict[str, Any], *args: Any, **more: Any) -> Case:
    """A case of a listing whose keywords go into the query."""
    query = {name: text(value) for name, value in keywords.items()}
    reply = more.pop("reply", f"[{body}]")
    result = declared()[operation]["returns"].removeprefix("Listing")
    return Case(operation, args, f"GET {path}", keywords, {**ALL, **query}, reply=reply, result=result, **more)


def text(value: Any) -> str:
    """A value as it stands in a query."""
    if isinstance(value, datetime.datetime):
        return TIME
    if isinstance(value, list):
        return ",".join(value)
    return str(value).lower() if isinstance(value, bool) else str(value)


#: What scopes are called in the request.
WIRE = {"add_scopes": "add_scopes", "remove_scopes": "remove_scopes", "replace_scopes": "scopes"}

CASES = [
    listed("Client.notifications", "/notifications", "Thread", {"since": SINCE, "before": SINCE}),
    listed(
        "ShortRepository.notifications",
        f"{REPO}/notifications",
        "Thread",
        {"all": False, "participating": False, "before": SINCE},
    ),
    listed("Client.gists", "/gists", "Gist", {"since": SINCE}),
    listed("Client.gists_by", "/users/mona/gists", "Gist", {"since": SINCE}, "mona"),
    listed("Client.licenses", "/licenses", "License", {"featured": True}),
    listed("Client.all_repositories", "/repositories", "Repository", {"visibility": "all"}),
    listed(
        "Client.repositories",
        "/user/repos",
        "Repository",
        {"visibility": "private", "affiliation": ["owner", "collaborator"], "since": SINCE, "before": SINCE},
    ),
    listed(
        "Client.repositories", "/user/repos", "Repository", {"affiliation": "owner, collaborator"}, note="affiliation"
    ),
    listed(
        "Client.issues",
        "/issues",
        "Issue",
        {"collab": True, "orgs": False, "owned": True, "pulls": False, "labels": ["bug", "ui"]},
    ),
    listed(
        "Client.organization_issues", "/orgs/github/issues", "Issue", {"type": "Bug", "labels": "bug, ui"}, "github"
    ),
    listed(
        "Client.issues_on",
        f"{REPO}/issues",
        "Issue",
        {"type": "Bug", "creator": "mona", "issue_field_values": "priority:high"},
        "octocat",
        "Hello-World",
    ),
    listed(
        "ShortRepository.issues",
        f"{REPO}/issues",
        "Issue",
        {"type": "*", "creator": "mona", "issue_field_values": "priority:high", "labels": ["bug", "ui"]},
    ),
    Case(
        "Client.search_issues",
        ("bug",),
        "GET /search/issues",
        {"advanced_search": True, "search_type": "hybrid"},
        {**ALL, "q": "bug", "advanced_search": "true", "search_type": "hybrid"},
        reply={"total_count": 1, "incomplete_results": False, "items": [body_of("IssueSearchResult")]},
        result="[IssueSearchResult]",
    ),
    listed(
        "MiniCommit.check_runs",
        f"{COMMIT}/check-runs",
        "CheckRun",
        {"check_name": "ci", "status": "completed", "filter": "all", "app_id": 1},
        reply={"check_runs": [body_of("CheckRun")]},
    ),
    listed(
        "CheckSuite.check_runs",
        f"{REPO}/check-suites/5/check-runs",
        "CheckRun",
        {"check_name": "ci", "status": "queued", "filter": "latest"},
        reply={"check_runs": [body_of("CheckRun")]},
    ),
    listed(
        "MiniCommit.check_suites",
        f"{COMMIT}/check-suites",
        "CheckSuite",
        {"app_id": 1, "check_name": "ci"},
        reply={"check_suites": [body_of("CheckSuite")]},
    ),
    listed(
        "ShortRepository.collaborators",
        f"{REPO}/collaborators",
        "Collaborator",
        {"affiliation": "all", "permission": "push"},
    ),
    listed("ShortRepository.commits", f"{REPO}/commits", "RepoCommit", {"committer": "mona"}),
    listed(
        "ShortRepository.deployments",
        f"{REPO}/deployments",
        "Deployment",
        {"sha": "6dcb09b", "ref": "main", "task": "deploy", "environment": "staging"},
    ),
    listed(
        "ShortOrganization.invitations",
        "/orgs/github/invitations",
        "OrganizationInvitation",
        {"role": "admin", "invitation_source": "member"},
    ),
    listed(
        "ShortOrganization.repositories",
        "/orgs/github/repos",
        "Repository",
        {"type": "internal", "sort": "pushed", "direction": "asc"},
    ),
    listed("ShortOrganization.teams", "/orgs/github/teams", "Team", {"team_type": "enterprise"}),
    listed("ShortPullRequest.issue_comments", f"{ISSUE}/comments", "IssueComment", {"since": SINCE}),
    listed(
        "ShortPullRequest.review_comments",
        f"{PULL}/comments",
        "ReviewComment",
        {"sort": "updated", "direction": "desc", "since": SINCE},
    ),
    Case(
        "Client.app_installations",
        (),
        "GET /app/installations",
        {"since": SINCE, "outdated": "true"},
        {**ALL, "since": TIME, "outdated": "true"},
        reply="[Installation]",
        result="[Installation]",
        sign_in=lambda client: client.session.app_bearer_token_auth("the.app.jwt", 60),
    ),
    listed("Client.authorizations", "/authorizations", "Authorization", {"client_id": "0123456789abcdef0123"}),
    *(
        Case(
            f"Authorization.{name}",
            (["gist"],),
            "PATCH /authorizations/1",
            {"fingerprint": "laptop"},
            json={wire: ["gist"], "fingerprint": "laptop"},
            reply="Authorization",
            result=True,
        )
        for name, wire in WIRE.items()
    ),
    Case(
        "ShortRepository.readme",
        (),
        f"GET {REPO}/readme",
        {"ref": "topic"},
        {"ref": "topic"},
        reply="Contents",
        result="Contents",
    ),
    Case(
        "ShortRepository.license",
        (),
        f"GET {REPO}/license",
        {"ref": "topic"},
        {"ref": "topic"},
        reply="RepositoryLicense",
        result="RepositoryLicense",
    ),
    Case("CommitTree.to_tree", (), f"GET {TREE}", {"recursive": True}, {"recursive": "1"}, reply="Tree", result="Tree"),
]


@pytest.mark.parametrize(("case", "outcome"), outcomes(CASES))
def test_operation(case: Case, outcome: str, server: Server) -> None:
    check(case, outcome, server)


def test_keywords_are_not_taken_by_position(client: ferrohub.Client, server: Server) -> None:
    repository = make("Repository", client)
    with pytest.raises(TypeError, match=r"create_pull\(\) takes at most 5 positional arguments \(6 given\)"):
        repository.create_pull("New", "main", "topic", "", True, True)
    with pytest.raises(TypeError, match=r"lock\(\) takes at most 0 positional arguments \(1 given\)"):
        make("Issue", client).lock("spam")
    with pytest.raises(TypeError, match="'drafts'"):
        repository.create_pull("New", "main", "topic", drafts=True)
    assert server.requests == []


def test_keywords_stand_behind_a_star_in_the_signature() -> None:
    shown = str(inspect.signature(ferrohub.repos.repo.Repository.create_pull))
    assert shown.endswith("maintainer_can_modify=None, *, draft=None, head_repo=None)")


def test_a_review_comment_must_say_where(client: ferrohub.Client, server: Server) -> None:
    with pytest.raises(TypeError, match="missing one of 'position', 'line', 'in_reply_to', 'subject_type'"):
        make("PullRequest", client).create_review_comment("Why?", "6dcb09b", "file1.txt")
    assert server.requests == []


def test_an_invitation_must_say_who(client: ferrohub.Client, server: Server) -> None:
    with pytest.raises(ValueError, match="invitee_id or email must be given"):
        make("Organization", client).invite([1])
    assert server.requests == []


@pytest.mark.parametrize(
    ("call", "error", "named"),
    [
        (lambda c: make("Issue", c).lock(lock_reason="boring"), ValueError, "lock_reason"),
        (lambda c: make("Issue", c).close(state_reason="reopened"), ValueError, "state_reason"),
        (lambda c: make("Release", c).edit(make_latest=1), TypeError, "make_latest"),
        (lambda c: c.repositories(affiliation=7), TypeError, "affiliation"),
        (lambda c: make("Repository", c).edit("x", visibility="secret"), ValueError, "visibility"),
    ],
)
def test_wrong_keywords_are_refused(
    client: ferrohub.Client, server: Server, call: Any, error: type[Exception], named: str
) -> None:
    with pytest.raises(error, match=named):
        call(client)
    assert server.requests == []
