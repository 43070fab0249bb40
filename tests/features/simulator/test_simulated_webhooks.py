"""Webhooks of the simulator: which events fire, signatures, deliveries."""

from __future__ import annotations

import hmac
import http.server
import json
import pathlib
import threading
from collections.abc import Iterator
from typing import Any

import pytest

import ferrohub
from ferrohub.testing import GitHub
from ferrohub.testing.github import apps_of_tests
from ferrohub.transports import Request, Response
from ferrohub.webhooks import Webhooks, verify
from sending import send

KEY = (pathlib.Path(__file__).parents[2] / "keys" / "app-pkcs8.pem").read_text()
SECRET = "It's a Secret to Everybody"


class Inbox:
    """A receiver that keeps what it gets."""

    def __init__(self) -> None:
        self.events: list[str] = []
        self.payloads: list[dict[str, Any]] = []
        self.status = 200

    def __call__(self, request: Request) -> Response:
        body = request.read()
        assert verify(body, request.headers["X-Hub-Signature-256"], SECRET)
        older = hmac.new(SECRET.encode(), body, "sha1").hexdigest()
        assert request.headers["X-Hub-Signature"] == f"sha1={older}"
        payload = json.loads(body)
        event = request.headers["X-GitHub-Event"]
        self.events.append(f"{event}.{payload['action']}" if "action" in payload else event)
        self.payloads.append(payload)
        return Response(self.status, {"X-Seen": "yes"}, b"ok")

    def take(self) -> list[str]:
        found = list(self.events)
        self.events.clear()
        return found


@pytest.fixture
def inbox() -> Inbox:
    return Inbox()


@pytest.fixture
def github(inbox: Inbox) -> GitHub:
    made = GitHub(validate=True)
    made.organization("octo", owners=[made.user("mona", email="mona@example.com")])
    made.repository("octo/compass", files={"a": "1\n"})
    made.hook("octo", inbox, secret=SECRET)
    return made


@pytest.fixture
def compass(client: ferrohub.Client) -> ferrohub.repos.Repository:
    return client.repository("octo", "compass")


def test_changes_of_issues_fire_events(compass: ferrohub.repos.Repository, inbox: Inbox) -> None:
    compass.create_milestone("v1")
    assert inbox.take() == ["milestone.created"]
    issue = compass.create_issue("Broken", labels=["bug"], assignees=["mona"], milestone=1)
    assert inbox.take() == ["issues.opened", "issues.labeled", "issues.assigned", "issues.milestoned"]
    assert inbox.payloads[1]["issue"]["labels"][0]["name"] == "bug" and inbox.payloads[1]["sender"]["login"] == "mona"
    issue.edit(title="Mended")
    assert inbox.take() == ["issues.edited"] and inbox.payloads[-1]["changes"] == {"title": {"from": "Broken"}}
    issue.close()
    issue.reopen()
    issue.lock()
    issue.unlock()
    assert inbox.take() == ["issues.closed", "issues.reopened", "issues.locked", "issues.unlocked"]
    comment = issue.create_comment("one")
    comment.edit("two")
    comment.delete()
    assert inbox.take() == ["issue_comment.created", "issue_comment.edited", "issue_comment.deleted"]
    label = compass.create_label("new", "ff0000")
    label.update("newer", "ff0000")
    compass.label("newer").delete()
    assert inbox.take() == ["label.created", "label.edited", "label.deleted"]
    compass.milestone(1).update(title="v2")
    compass.milestone(1).delete()
    assert inbox.take() == ["milestone.edited", "milestone.deleted"]


def test_changes_of_pull_requests_fire_events(github: GitHub, compass: ferrohub.repos.Repository, inbox: Inbox) -> None:
    lisa = github.user("lisa")
    github.state.repository("octo/compass").collaborators[lisa.id] = "push"
    github.commit("octo/compass", {"a": "2\n", "b": "x"}, "Change", branch="topic")
    assert inbox.take() == ["push", "create"]
    push = inbox.payloads[0]
    assert (push["ref"], push["created"], push["commits"][0]["added"]) == ("refs/heads/topic", True, ["b"])
    pull = compass.create_pull("Topic", "main", "topic")
    pull.create_review_requests(reviewers=["lisa"])
    assert inbox.take() == ["pull_request.opened", "pull_request.review_requested"]
    github.commit("octo/compass", {"c": "y"}, "More", branch="topic")
    assert inbox.take() == ["push", "pull_request.synchronize"]
    theirs = github.client("lisa")
    _, comment = send(
        theirs,
        "POST /repos/octo/compass/pulls/1/comments",
        {"body": "Why?", "path": "a", "line": 1, "commit_id": pull.refresh().head.sha},
    )
    send(theirs, f"PATCH /repos/octo/compass/pulls/comments/{comment['id']}", {"body": "How?"})
    send(theirs, f"DELETE /repos/octo/compass/pulls/comments/{comment['id']}")
    kinds = ("created", "edited", "deleted")
    assert inbox.take() == [f"pull_request_review_comment.{kind}" for kind in kinds]
    send(theirs, "POST /repos/octo/compass/pulls/1/reviews", {"event": "APPROVE", "body": "Good"})
    assert inbox.take() == ["pull_request_review.submitted"]
    assert inbox.payloads[-1]["review"]["state"] == "approved"
    pull.merge()
    assert inbox.take() == ["push", "pull_request.closed"]
    assert inbox.payloads[-1]["pull_request"]["merged"] is True
    compass.ref("heads/topic").delete()
    assert inbox.take() == ["push", "delete"]


def test_changes_of_a_repository_fire_events(
    github: GitHub, client: ferrohub.Client, compass: ferrohub.repos.Repository, inbox: Inbox
) -> None:
    path = "/repos/octo/compass"
    sha = compass.branch("main").commit.sha
    expected = {
        "PUT /user/starred/octo/compass": ["star.created", "watch.started"],
        "DELETE /user/starred/octo/compass": ["star.deleted"],
        f"POST {path}/forks": ["fork"],
        f"POST {path}/statuses/{sha}": ["status"],
        f"POST {path}/deployments": ["deployment.created"],
        f"POST {path}/deployments/1/statuses": ["deployment_status.created"],
        f"POST {path}/releases": ["push", "create", "release.created", "release.published", "release.released"],
        f"PATCH {path}/releases/1": ["release.edited"],
        f"DELETE {path}/releases/1": ["release.deleted"],
        f"PATCH {path}": ["repository.privatized", "repository.edited"],
        f"PUT {path}/contents/new.txt": ["push"],
        "POST /orgs/octo/repos": ["repository.created"],
        "DELETE /repos/octo/other": ["repository.deleted"],
    }
    bodies: dict[str, Any] = {
        f"POST {path}/statuses/{sha}": {"state": "success"},
        f"POST {path}/deployments": {"ref": "main", "required_contexts": []},
        f"POST {path}/deployments/1/statuses": {"state": "success"},
        f"POST {path}/releases": {"tag_name": "v1"},
        f"PATCH {path}/releases/1": {"name": "First"},
        f"PATCH {path}": {"description": "It points", "private": True},
        f"PUT {path}/contents/new.txt": {"message": "m", "content": "eA=="},
        "POST /orgs/octo/repos": {"name": "other"},
    }
    for request, events in expected.items():
        status, body = send(client, request, bodies.get(request))
        assert status < 300, (request, body)
        assert inbox.take() == events, request


def test_changes_of_organizations_fire_events(github: GitHub, client: ferrohub.Client, inbox: Inbox) -> None:
    github.user("lisa")
    lisa = github.client("lisa")
    team = "/orgs/octo/teams/core"
    steps: list[tuple[ferrohub.Client, str, Any, list[str]]] = [
        (client, "POST /orgs/octo/invitations", {"invitee_id": 3}, ["organization.member_invited"]),
        (lisa, "PATCH /user/memberships/orgs/octo", {"state": "active"}, ["organization.member_added"]),
        (client, "POST /orgs/octo/teams", {"name": "core", "privacy": "closed"}, ["team.created"]),
        (client, f"PATCH {team}", {"description": "The core"}, ["team.edited"]),
        (client, f"PUT {team}/memberships/lisa", {}, ["membership.added"]),
        (client, f"PUT {team}/repos/octo/compass", {"permission": "push"}, ["team.added_to_repository", "team_add"]),
        (client, f"DELETE {team}/repos/octo/compass", None, ["team.removed_from_repository"]),
        (client, f"DELETE {team}/memberships/lisa", None, ["membership.removed"]),
        (client, f"DELETE {team}", None, ["team.deleted"]),
        (client, "DELETE /orgs/octo/members/lisa", None, ["organization.member_removed"]),
        (client, "PUT /repos/octo/compass/collaborators/lisa", {}, []),
        (lisa, "PATCH /user/repository_invitations/1", None, ["member.added"]),
        (client, "DELETE /repos/octo/compass/collaborators/lisa", None, ["member.removed"]),
    ]
    assert github.state.account("lisa").id == 3
    for by, request, body, events in steps:
        status, shown = send(by, request, body)
        assert status < 300, (request, shown)
        assert inbox.take() == events, request


def test_relations_of_issues_fire_events(client: ferrohub.Client, compass: Any, inbox: Inbox) -> None:
    ids = [compass.create_issue(title).id for title in ("a", "b")]
    inbox.take()
    path = "/repos/octo/compass/issues/1"
    send(client, f"POST {path}/sub_issues", {"sub_issue_id": ids[1]})
    send(client, f"DELETE {path}/sub_issue", {"sub_issue_id": ids[1]})
    send(client, f"POST {path}/dependencies/blocked_by", {"issue_id": ids[1]})
    assert inbox.take() == [
        "sub_issues.sub_issue_added",
        "sub_issues.parent_issue_added",
        "sub_issues.sub_issue_removed",
        "sub_issues.parent_issue_removed",
        "issue_dependencies.blocked_by_added",
        "issue_dependencies.blocking_added",
    ]


def test_an_app_gets_what_it_subscribes_to(github: GitHub, client: ferrohub.Client) -> None:
    seen = Inbox()
    app = github.app("bot", key=KEY, permissions={"issues": "write"}, events=["issues"], webhook=seen, secret=SECRET)
    installation = github.install(app, "octo")
    client.repository("octo", "compass").create_issue("x").create_comment("y")
    assert seen.take() == ["installation.created", "issues.opened"]
    assert seen.payloads[-1]["installation"]["id"] == installation.id
    signed = github.app_client(app)
    assert send(signed, "GET /app/hook/config")[1]["secret"] == "********"
    _, deliveries = send(signed, "GET /app/hook/deliveries")
    assert [each["event"] for each in deliveries] == ["issues", "installation"]
    assert send(signed, f"PUT /app/installations/{installation.id}/suspended")[0] == 204
    client.repository("octo", "compass").create_issue("z")
    assert seen.take() == ["installation.suspend"]


def test_hooks_are_managed_over_the_api(github: GitHub, client: ferrohub.Client, inbox: Inbox) -> None:
    path = "/repos/octo/compass/hooks"
    config = {"url": "http://127.0.0.1:1/none", "secret": "s", "content_type": "json"}
    status, hook = send(client, f"POST {path}", {"config": config, "events": ["issues"]})
    assert (status, hook["events"], hook["config"]["secret"]) == (201, ["issues"], "********")
    one = f"{path}/{hook['id']}"
    assert send(client, f"PATCH {one}", {"add_events": ["push"], "active": True})[1]["events"] == ["issues", "push"]
    assert send(client, f"POST {one}/pings")[0] == 204 and send(client, f"POST {one}/tests")[0] == 204
    _, deliveries = send(client, f"GET {one}/deliveries")
    assert [each["event"] for each in deliveries] == ["push", "ping", "ping"]
    assert {each["status_code"] for each in deliveries} == {0}
    assert len(send(client, f"GET {one}/deliveries?status=failure")[1]) == 3
    assert send(client, f"GET {one}")[1]["last_response"]["status"] == "active"
    body = {"config": {"url": "ftp://x"}, "events": ["issues"]}
    assert send(client, f"POST {path}", body)[0] == 422
    assert send(client, f"POST {path}", {"config": config, "events": ["nothing"]})[0] == 422
    assert send(client, f"DELETE {one}")[0] == 204 and send(client, f"GET {path}")[1] == []
    assert len(send(client, "GET /orgs/octo/hooks")[1]) == 1


def test_a_failed_delivery_is_repeated(github: GitHub, client: ferrohub.Client, inbox: Inbox) -> None:
    inbox.status = 500
    client.repository("octo", "compass").create_issue("x")
    path = "/orgs/octo/hooks/1/deliveries"
    _, (failed,) = send(client, f"GET {path}?status=failure")
    assert (failed["status_code"], failed["status"], failed["action"]) == (500, "Internal Server Error", "opened")
    inbox.status = 200
    assert send(client, f"POST {path}/{failed['id']}/attempts")[0] == 202
    _, (again,) = send(client, f"GET {path}?status=success")
    assert again["redelivery"] and again["guid"] == failed["guid"]
    _, shown = send(client, f"GET {path}/{again['id']}")
    assert shown["request"]["payload"] == inbox.payloads[0] == inbox.payloads[1]
    assert shown["response"]["headers"]["X-Seen"] == "yes" and shown["response"]["payload"] == "ok"


def test_the_receiver_of_the_package_accepts_deliveries(github: GitHub, client: ferrohub.Client) -> None:
    hooks: Webhooks[Any] = Webhooks(SECRET)
    seen: list[str] = []

    @hooks.on("issues.opened")
    def opened(event: Any) -> None:
        seen.append(event.issue.title)
        github.client("mona").issue("octo", "compass", event.issue.number).create_comment("Thanks")

    github.hook("octo/compass", hooks, events=["issues"], secret=SECRET, content_type="json")
    issue = client.repository("octo", "compass").create_issue("Found")
    assert seen == ["Found"] and [each.body for each in issue.comments()] == ["Thanks"]
    assert [each.status_code for each in github.state.hooks[2].deliveries] == [200]


def test_an_app_gets_its_webhook_after_it_was_created(github: GitHub, client: ferrohub.Client) -> None:
    received: list[tuple[str, str]] = []

    def receive(request: Request) -> Response:
        received.append((request.url, request.headers["X-GitHub-Event"]))
        return Response(200, {}, b"")

    app = github.app("Later", owner="octo", permissions={"issues": "write"}, events=["issues"])
    hook = github.hook(app, receive, path="/webhooks", secret=SECRET)
    github.install(app, "octo")
    client.repository("octo", "compass").create_issue("Found").create_comment("Not an event of the App")
    assert received == [(hook.url, "installation"), (hook.url, "issues")] and hook.url.endswith(".example/webhooks")
    with pytest.raises(ValueError, match="an App has one"):
        github.hook(app, receive)


def test_a_receiver_that_causes_its_own_deliveries_is_an_error(
    github: GitHub, client: ferrohub.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(apps_of_tests, "_MOST", 50)

    def loop(request: Request) -> Response:
        github.client("mona").issue("octo", "compass", 1).create_comment("again")
        return Response(200, {}, b"")

    issue = client.repository("octo", "compass").create_issue("x")
    github.hook("octo/compass", loop, events=["issue_comment"])
    with pytest.raises(RuntimeError, match="more than 50 deliveries"):
        issue.create_comment("first")


def test_rules_blocked_users_and_topics_fire_events(github: GitHub, client: ferrohub.Client, inbox: Inbox) -> None:
    github.user("lisa")
    home, branch = "/repos/octo/compass", "/repos/octo/compass/branches/main/protection"
    rules = {"required_status_checks": None, "enforce_admins": True, "restrictions": None}
    reviews = {"required_pull_request_reviews": {"required_approving_review_count": 2}}
    ruleset = {"name": "Main", "enforcement": "active", "target": "branch"}
    made = send(client, f"POST {home}/rulesets", ruleset)[1]["id"]
    assert inbox.take() == ["repository_ruleset.created"]
    for request, body, events in [
        (f"PUT {home}/rulesets/{made}", {"name": "All"}, ["repository_ruleset.edited"]),
        (f"DELETE {home}/rulesets/{made}", None, ["repository_ruleset.deleted"]),
        (f"PUT {branch}", {**rules, **reviews}, ["branch_protection_rule.created"]),
        (f"PUT {branch}", {**rules, "required_pull_request_reviews": None}, ["branch_protection_rule.edited"]),
        (f"DELETE {branch}/enforce_admins", None, ["branch_protection_rule.edited"]),
        (f"DELETE {branch}", None, ["branch_protection_rule.deleted"]),
        (f"PUT {home}/topics", {"names": ["maps"]}, ["repository.edited"]),
        (f"PUT {home}/topics", {"names": ["maps"]}, []),
        ("PUT /orgs/octo/blocks/lisa", None, ["org_block.blocked"]),
        ("DELETE /orgs/octo/blocks/lisa", None, ["org_block.unblocked"]),
    ]:
        assert send(client, request, body)[0] < 300, request
        assert inbox.take() == events, request
    rules_seen = [each for each in inbox.payloads if each.get("rule")]
    rule = rules_seen[0]["rule"]
    assert (rule["required_approving_review_count"], rule["pull_request_reviews_enforcement_level"]) == (2, "everyone")
    assert [each["changes"] for each in rules_seen if each["action"] == "edited"] == [
        {"pull_request_reviews_enforcement_level": {"from": "everyone"}},
        {"admin_enforced": {"from": True}},
    ]
    assert rules_seen[2]["rule"]["admin_enforced"] is False


def test_a_fork_is_a_new_repository_of_its_owner(github: GitHub, inbox: Inbox) -> None:
    forks = Inbox()
    github.organization("forkers", owners=[github.user("mona")])
    github.hook("forkers", forks, secret=SECRET)
    for events in (["repository.created"], []):
        body = {"organization": "forkers"}
        assert github.client("mona").session.post("/repos/octo/compass/forks", json=body).status_code == 202
        assert forks.take() == events
    assert forks.payloads[0]["repository"]["full_name"] == "forkers/compass" and forks.payloads[0]["repository"]["fork"]
    assert inbox.take() == ["fork"], "the second request finds the fork that there is"


@pytest.mark.parametrize("way", ["user", "app"])
def test_an_app_hears_of_a_revoked_authorization(github: GitHub, way: str) -> None:
    inbox = Inbox()
    app = github.app("Octo", webhook=inbox, secret=SECRET, key=KEY, callback_urls=["https://app.example/"])
    oauth = ferrohub.oauth.OAuthApp(app.client_id, app.client_secret, client=ferrohub.Client(transport=github))
    flow = oauth.start_web_flow()
    callback = github.authorize(flow.url, "lisa")
    token = oauth.finish_web_flow(callback, state=flow.state, code_verifier=flow.code_verifier)
    client = oauth.client(token)
    assert client.me().login == "lisa"
    if way == "app":
        assert oauth.revoke_authorization(token)
    else:
        github.revoke(app, "lisa")
    [payload] = inbox.payloads
    assert inbox.events == ["github_app_authorization.revoked"] and payload["sender"]["login"] == "lisa"
    with pytest.raises(ferrohub.exceptions.GitHubException):
        client.me()
    for login in ("lisa", "nobody"):
        with pytest.raises(LookupError, match=f"{login} has not authorized octo"):
            github.revoke(app, login)
    assert github.state.account("nobody") is None


def test_only_a_webhook_that_is_deleted_tells_of_it(github: GitHub, client: ferrohub.Client, inbox: Inbox) -> None:
    other = Inbox()
    hook = github.hook("octo/compass", other, secret=SECRET, events=["meta"])
    other.take()
    assert send(client, f"DELETE /repos/octo/compass/hooks/{hook.id}")[0] == 204
    assert (other.take(), inbox.take()) == (["meta.deleted"], [])
    assert other.payloads[-1]["hook_id"] == hook.id


@pytest.fixture
def server() -> Iterator[tuple[str, list[tuple[str, bytes]]]]:
    received: list[tuple[str, bytes]] = []

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            received.append((self.headers["X-GitHub-Event"], body))
            self.send_response(202)
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as running:
        thread = threading.Thread(target=running.serve_forever, args=(0.05,))
        thread.start()
        yield f"http://127.0.0.1:{running.server_address[1]}/", received
        running.shutdown()
        thread.join()


def test_deliveries_are_posted_to_a_url(
    github: GitHub, client: ferrohub.Client, server: tuple[str, list[tuple[str, bytes]]]
) -> None:
    url, received = server
    hook = github.hook("octo/compass", url, events=["issues"], content_type="form")
    client.repository("octo", "compass").create_issue("x")
    assert [(event, body[:8]) for event, body in received] == [("issues", b"payload=")]
    assert hook.deliveries[-1].status_code == 202
