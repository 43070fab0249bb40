"""Whether pull requests can be merged: the same in the REST API and in GraphQL, by the rules of the base."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ferrohub
from ferrohub.testing import GitHub
from ferrohub.transports import Request, Response
from sending import send

HOME = "/repos/octo-org/compass"


@pytest.fixture
def github() -> GitHub:
    made = GitHub(validate=True)
    made.organization("octo-org", owners=[made.user("mona")])
    people = {"hubot": "push", "lisa": "push", "surtur": "pull"}
    made.repository("octo-org/compass", files={"a.txt": "1\n2\n"}, collaborators=people)
    made.commit("octo-org/compass", {"b.txt": "b\n"}, branch="topic")
    made.client("hubot").repository("octo-org", "compass").create_pull("T", "main", "topic")
    return made


def protect(github: GitHub, **changed: Any) -> None:
    body = {
        "required_status_checks": None,
        "enforce_admins": True,
        "required_pull_request_reviews": None,
        "restrictions": None,
        **changed,
    }
    assert send(github.client("mona"), f"PUT {HOME}/branches/main/protection", body)[0] == 200


def rule(github: GitHub, **parameters: Any) -> None:
    body = {
        "name": "Main",
        "target": "branch",
        "enforcement": "active",
        "conditions": {"ref_name": {"include": ["~DEFAULT_BRANCH"], "exclude": []}},
        "rules": [
            {
                "type": "pull_request",
                "parameters": {
                    "required_approving_review_count": 0,
                    "dismiss_stale_reviews_on_push": False,
                    "require_code_owner_review": False,
                    "require_last_push_approval": False,
                    "required_review_thread_resolution": False,
                    **parameters,
                },
            }
        ],
    }
    assert send(github.client("mona"), f"POST {HOME}/rulesets", body)[0] == 201


def states(client: ferrohub.Client) -> tuple[bool | None, str, str, str | None]:
    """What both APIs say of the pull request, which is the same, and its decision on reviews."""
    query = (
        '{ repository(owner: "octo-org", name: "compass") { pullRequest(number: 1) { '
        "mergeable mergeStateStatus reviewDecision } } }"
    )
    pull = client.graphql(query)["repository"]["pullRequest"]
    shown = send(client, f"GET {HOME}/pulls/1")[1]
    assert shown["mergeable_state"].upper() == pull["mergeStateStatus"]
    assert {True: "MERGEABLE", False: "CONFLICTING", None: "UNKNOWN"}[shown["mergeable"]] == pull["mergeable"]
    return shown["mergeable"], shown["mergeable_state"], pull["mergeable"], pull["reviewDecision"]


def review(github: GitHub, login: str, event: str) -> None:
    body = {"event": event, "body": "Text"}
    assert send(github.client(login), f"POST {HOME}/pulls/1/reviews", body)[0] == 200


def merged(github: GitHub) -> tuple[int, str]:
    status, body = send(github.client("mona"), f"PUT {HOME}/pulls/1/merge")
    return status, body["message"]


def test_a_failed_check_that_is_not_required_makes_it_unstable(github: GitHub) -> None:
    hubot = github.client("hubot")
    assert states(hubot) == (True, "clean", "MERGEABLE", None)
    sha = send(hubot, f"GET {HOME}/pulls/1")[1]["head"]["sha"]
    send(hubot, f"POST {HOME}/statuses/{sha}", {"state": "failure", "context": "ci"})
    assert states(hubot)[1] == "unstable"
    protect(github, required_status_checks={"strict": False, "contexts": ["ci"]})
    assert states(hubot)[1] == "blocked"
    send(hubot, f"POST {HOME}/statuses/{sha}", {"state": "success", "context": "ci"})
    assert states(hubot)[1] == "clean"


def test_conflicts_and_what_is_not_computed_yet(github: GitHub) -> None:
    hubot = github.client("hubot")
    github.commit("octo-org/compass", {"b.txt": "other\n"})
    assert states(hubot) == (False, "dirty", "CONFLICTING", None)
    github.delays.mergeable = 60
    github.commit("octo-org/compass", {"b.txt": None})
    assert states(hubot)[:3] == (None, "unknown", "UNKNOWN")
    github.clock.advance(seconds=60)
    assert states(hubot)[:2] == (True, "clean")


def test_only_approvals_of_those_with_write_access_count(github: GitHub) -> None:
    protect(github, required_pull_request_reviews={"required_approving_review_count": 1})
    hubot = github.client("hubot")
    review(github, "surtur", "APPROVE")
    assert states(hubot)[1:] == ("blocked", "MERGEABLE", "REVIEW_REQUIRED")
    assert merged(github)[0] == 405
    review(github, "surtur", "REQUEST_CHANGES")
    review(github, "lisa", "APPROVE")
    assert states(hubot)[1:] == ("clean", "MERGEABLE", "APPROVED")
    assert merged(github)[0] == 200


def test_the_decision_on_reviews_follows_rulesets(github: GitHub) -> None:
    rule(github, required_approving_review_count=1, dismiss_stale_reviews_on_push=True)
    assert states(github.client("hubot"))[3] == "REVIEW_REQUIRED"
    review(github, "lisa", "APPROVE")
    assert states(github.client("hubot"))[3] == "APPROVED"
    github.commit("octo-org/compass", {"c.txt": "c"}, branch="topic")
    assert states(github.client("hubot"))[3] == "REVIEW_REQUIRED"


@pytest.mark.parametrize("dismisses", [True, False])
def test_a_push_dismisses_approvals_where_the_branch_says_so(github: GitHub, dismisses: bool) -> None:
    seen = []

    def receive(request: Request) -> Response:
        seen.append((request.headers["X-GitHub-Event"], json.loads(request.read()).get("action")))
        return Response(200)

    rules = {"required_approving_review_count": 1, "dismiss_stale_reviews": dismisses}
    protect(github, required_pull_request_reviews=rules)
    review(github, "lisa", "APPROVE")
    github.hook("octo-org/compass", receive, events=["pull_request_review"])
    put = {"message": "m", "content": "eA==", "branch": "topic"}
    assert send(github.client("hubot"), f"PUT {HOME}/contents/c.txt", put)[0] == 201
    (found,) = send(github.client("hubot"), f"GET {HOME}/pulls/1/reviews")[1]
    assert found["state"] == ("DISMISSED" if dismisses else "APPROVED")
    assert seen == ([("pull_request_review", "dismissed")] if dismisses else [])
    assert merged(github)[0] == (405 if dismisses else 200)


RESOLVE = "mutation($id: ID!) { resolveReviewThread(input: {threadId: $id}) { thread { isResolved } } }"
THREADS = """{ repository(owner: "octo-org", name: "compass") { pullRequest(number: 1) {
  reviewThreads(first: 5) { nodes { id } } } } }"""


@pytest.mark.parametrize("by_ruleset", [True, False])
def test_conversations_must_be_resolved_where_the_branch_says_so(github: GitHub, by_ruleset: bool) -> None:
    if by_ruleset:
        rule(github, required_review_thread_resolution=True)
    else:
        protect(github, required_conversation_resolution=True)
    lisa, hubot = github.client("lisa"), github.client("hubot")
    assert states(hubot)[1] == "clean"
    body = {"event": "COMMENT", "body": "Text", "comments": [{"path": "b.txt", "line": 1, "body": "Why?"}]}
    assert send(lisa, f"POST {HOME}/pulls/1/reviews", body)[0] == 200
    assert states(hubot)[1] == "blocked" and merged(github) == (405, "All comments must be resolved.")
    (thread,) = hubot.graphql(THREADS)["repository"]["pullRequest"]["reviewThreads"]["nodes"]
    hubot.graphql(RESOLVE, {"id": thread["id"]})
    assert states(hubot)[1] == "clean" and merged(github)[0] == 200


@pytest.mark.parametrize("by_ruleset", [True, False])
def test_the_last_push_must_be_approved_by_somebody_else(github: GitHub, by_ruleset: bool) -> None:
    settings = {"required_approving_review_count": 1, "require_last_push_approval": True}
    if by_ruleset:
        rule(github, **settings)
    else:
        protect(github, required_pull_request_reviews=settings)
    review(github, "lisa", "APPROVE")
    assert states(github.client("hubot"))[1] == "clean"
    put = {"message": "m", "content": "eA==", "branch": "topic"}
    assert send(github.client("lisa"), f"PUT {HOME}/contents/c.txt", put)[0] == 201
    review(github, "lisa", "APPROVE")
    status, message = merged(github)
    assert status == 405 and "someone other than the last pusher" in message
    review(github, "mona", "APPROVE")
    assert merged(github)[0] == 200


def test_a_ruleset_permits_some_ways_to_merge(github: GitHub) -> None:
    rule(github, allowed_merge_methods=["squash"])
    mona = github.client("mona")
    for method, status in (("merge", 405), ("rebase", 405), ("squash", 200)):
        assert send(mona, f"PUT {HOME}/pulls/1/merge", {"merge_method": method})[0] == status


def test_a_strict_branch_does_not_take_what_is_behind_it(github: GitHub) -> None:
    protect(github, required_status_checks={"strict": True, "contexts": []})
    assert states(github.client("hubot"))[1] == "clean"
    github.commit("octo-org/compass", {"z.txt": "z"})
    assert states(github.client("hubot"))[1] == "behind"
    status, message = merged(github)
    assert status == 405 and "out of date" in message
    assert send(github.client("hubot"), f"PUT {HOME}/pulls/1/update-branch")[0] == 202
    assert merged(github)[0] == 200


@pytest.mark.parametrize(
    ("pattern", "branch", "fits"),
    [
        ("refs/heads/release/*", "release/1", True),
        ("refs/heads/release/*", "release/1/a", False),
        ("refs/heads/release/**/*", "release/1/a", True),
        ("refs/heads/**/*", "topic", True),
        ("refs/heads/v?", "v1", True),
        ("refs/heads/v?", "v10", False),
        ("refs/heads/v.", "v1", False),
        ("refs/heads/v[0-9]", "v1", True),
        ("refs/heads/v[0-9]", "vx", False),
        ("refs/heads/v[1", "v[1", True),
        ("refs/heads/v[9-0]", "v9", False),
        ("refs/heads/qa**/**/*", "qa-lab/1/a", True),
        ("refs/heads/qa**/a", "qaa", False),
    ],
)
def test_the_patterns_of_a_ruleset_are_those_of_fnmatch_with_pathname(
    github: GitHub, pattern: str, branch: str, fits: bool
) -> None:
    body = {
        "name": "Some",
        "target": "branch",
        "enforcement": "active",
        "conditions": {"ref_name": {"include": [pattern], "exclude": []}},
        "rules": [{"type": "deletion"}],
    }
    assert send(github.client("mona"), f"POST {HOME}/rulesets", body)[0] == 201
    found = send(github.client("mona"), f"GET {HOME}/rules/branches/{branch}")[1]
    assert [each["type"] for each in found] == (["deletion"] if fits else [])


def test_comments_must_be_on_lines_that_the_diff_shows(github: GitHub) -> None:
    hubot = github.client("hubot")
    sha = send(hubot, f"GET {HOME}/pulls/1")[1]["head"]["sha"]
    given = {"body": "Text", "path": "b.txt", "commit_id": sha}
    status, body = send(hubot, f"POST {HOME}/pulls/1/comments", {**given, "line": 9})
    assert (status, body["errors"][0]["message"].split(" ", 1)[1]) == (422, "must be part of the diff")
    assert send(hubot, f"POST {HOME}/pulls/1/comments", {**given, "line": 1})[0] == 201
    for comment, error in (
        ({"path": "b.txt", "line": 9, "body": "x"}, "Line could not be resolved"),
        ({"path": "none.txt", "line": 1, "body": "x"}, "Path could not be resolved"),
    ):
        review = {"event": "COMMENT", "body": "Text", "comments": [comment]}
        status, body = send(hubot, f"POST {HOME}/pulls/1/reviews", review)
        assert (status, body["errors"]) == (422, [error])
    review = {"event": "COMMENT", "comments": [{"path": "b.txt", "line": 1}]}
    assert send(hubot, f"POST {HOME}/pulls/1/reviews", review)[0] == 422
    assert send(hubot, f"GET {HOME}/pulls/1/reviews")[1] == []


def test_all_comments_of_a_large_review_fire(github: GitHub) -> None:
    seen: list[int] = []

    def receive(request: Request) -> Response:
        seen.append(json.loads(request.read())["comment"]["id"])
        return Response(200)

    github.hook("octo-org/compass", receive, events=["pull_request_review_comment"])
    comments = [{"path": "b.txt", "line": 1, "body": "x"}] * 101
    review = {"event": "COMMENT", "body": "Text", "comments": comments}
    assert send(github.client("lisa"), f"POST {HOME}/pulls/1/reviews", review)[0] == 200
    assert len(set(seen)) == len(seen) == 101


def test_comments_of_a_review_fire_with_the_review(github: GitHub) -> None:
    seen: list[str] = []

    def receive(request: Request) -> Response:
        seen.append(f"{request.headers['X-GitHub-Event']}.{json.loads(request.read())['action']}")
        return Response(200)

    github.hook("octo-org/compass", receive, events=["pull_request_review", "pull_request_review_comment"])
    lisa = github.client("lisa")
    comments = [{"path": "b.txt", "line": 1, "body": "x"}]
    made = send(lisa, f"POST {HOME}/pulls/1/reviews", {"body": "Text", "comments": comments})[1]
    (comment,) = send(lisa, f"GET {HOME}/pulls/1/reviews/{made['id']}/comments")[1]
    send(lisa, f"PATCH {HOME}/pulls/comments/{comment['id']}", {"body": "y"})
    send(lisa, f"PUT {HOME}/pulls/1/reviews/{made['id']}", {"body": "z"})
    assert seen == []
    send(lisa, f"POST {HOME}/pulls/1/reviews/{made['id']}/events", {"event": "COMMENT"})
    assert seen == ["pull_request_review.submitted", "pull_request_review_comment.created"]


@pytest.mark.parametrize("is_ruleset", [False, True])
def test_a_required_check_is_reported_by_its_app(github: GitHub, is_ruleset: bool) -> None:
    mona = github.client("mona")
    apps = [github.app(name, permissions={"checks": "write", "statuses": "write"}) for name in ("Linter", "Tester")]
    clients = []
    for app in apps:
        github.install(app, "octo-org")
        clients.append(github.app_client(app).client("octo-org"))
    if is_ruleset:
        check = {"context": "ci", "integration_id": apps[1].id}
        parameters = {"required_status_checks": [check], "strict_required_status_checks_policy": False}
        body = {
            "name": "Main",
            "enforcement": "active",
            "conditions": {"ref_name": {"include": ["~ALL"], "exclude": []}},
            "rules": [{"type": "required_status_checks", "parameters": parameters}],
        }
        assert send(mona, f"POST {HOME}/rulesets", body)[0] == 201
    else:
        checks = [{"context": "ci", "app_id": apps[1].id}]
        protect(github, required_status_checks={"strict": False, "contexts": [], "checks": checks})
        shown = send(mona, f"GET {HOME}/branches/main/protection/required_status_checks")[1]
        short = send(mona, f"GET {HOME}/branches/main")[1]["protection"]["required_status_checks"]
        assert shown["checks"] == short["checks"] == checks
    sha = send(mona, f"GET {HOME}/pulls/1")[1]["head"]["sha"]
    run = {"name": "ci", "head_sha": sha, "conclusion": "success"}
    assert send(clients[0], f"POST {HOME}/check-runs", run)[0] == 201
    status = {"context": "ci", "state": "success"}
    assert send(github.client("hubot"), f"POST {HOME}/statuses/{sha}", status)[0] == 201
    assert send(mona, f"PUT {HOME}/pulls/1/merge")[0] == 405
    reported = f"POST {HOME}/statuses/{sha}" if is_ruleset else f"POST {HOME}/check-runs"
    assert send(clients[1], reported, status if is_ruleset else run)[0] == 201
    assert send(mona, f"PUT {HOME}/pulls/1/merge")[0] == 200


def test_nothing_is_merged_into_a_locked_branch(github: GitHub) -> None:
    protect(github, lock_branch=True, enforce_admins=False)
    for login in ("hubot", "mona"):
        client = github.client(login)
        assert send(client, f"GET {HOME}/pulls/1")[1]["mergeable_state"] == "blocked"
        assert send(client, f"PUT {HOME}/pulls/1/merge")[0] == 405
    protect(github, lock_branch=False)
    assert send(github.client("hubot"), f"PUT {HOME}/pulls/1/merge")[0] == 200


@pytest.mark.parametrize("allow_deletions", [False, True])
def test_a_merge_deletes_the_head_branch_if_its_rules_permit_that(github: GitHub, allow_deletions: bool) -> None:
    mona, path = github.client("mona"), f"{HOME}/branches/topic"
    rules = {"required_status_checks": None, "enforce_admins": True, "required_pull_request_reviews": None}
    body = {**rules, "restrictions": None, "allow_deletions": allow_deletions}
    assert send(mona, f"PUT {path}/protection", body)[0] == 200
    assert send(mona, f"PATCH {HOME}", {"delete_branch_on_merge": True})[0] == 200
    assert merged(github)[0] == 200
    assert send(mona, f"GET {path}")[0] == (404 if allow_deletions else 200)
    github.commit("octo-org/compass", {"b.txt": "again\n"}, branch="topic")
    assert send(mona, f"GET {path}")[1]["protected"] is not allow_deletions
