"""Check suites that pushes create, and which webhooks tell of checks."""

from __future__ import annotations

from typing import Any

import pytest

import ferrohub
from ferrohub.testing import GitHub
from ferrohub.testing.github.records import App
from inbox import Inbox
from sending import send

HOME = "/repos/octo/compass"


@pytest.fixture
def github() -> GitHub:
    made = GitHub(validate=True)
    made.organization("octo", owners=[made.user("mona")])
    made.repository("octo/compass", files={"README.md": "# Compass\n"})
    return made


@pytest.fixture
def mona(github: GitHub) -> ferrohub.Client:
    return github.client("mona")


def installed(github: GitHub, name: str, **permissions: str) -> tuple[App, Inbox]:
    inbox = Inbox()
    app = github.app(name, permissions=permissions, webhook=inbox)
    github.install(app, "octo")
    assert inbox.take() == ["installation.created"]
    return app, inbox


def test_a_push_requests_a_suite_of_each_app_that_may_write_checks(github: GitHub, mona: ferrohub.Client) -> None:
    app, inbox = installed(github, "Linter", checks="write")
    _, reader = installed(github, "Reader", checks="read")
    _, other = installed(github, "Other", issues="write")
    first = mona.repository("octo", "compass").branch("main").commit.sha
    github.commit("octo/compass", {"a": "1"})
    ((name, payload),) = inbox.found
    head = mona.repository("octo", "compass").branch("main").commit.sha
    suite = payload["check_suite"]
    assert name == "check_suite.requested" and payload["sender"]["login"] == "mona"
    assert (suite["head_branch"], suite["before"], suite["after"]) == ("main", first, head)
    assert (suite["status"], suite["conclusion"], suite["app"]["slug"]) == ("queued", None, "linter")
    assert reader.found == other.found == []
    # The run that the App creates is one of this suite.
    bot = github.app_client(app).client("octo")
    run = bot.repository("octo", "compass").create_check_run("lint", head, conclusion="success")
    assert run.check_suite == suite["id"]
    assert inbox.take() == ["check_suite.requested", "check_run.completed", "check_suite.completed"]


def test_any_way_to_push_requests_a_suite_once_for_a_commit(github: GitHub, mona: ferrohub.Client) -> None:
    _, inbox = installed(github, "Linter", checks="write")
    send(mona, f"PUT {HOME}/contents/b", {"message": "b", "content": "YQ==", "branch": "main"})
    assert inbox.take() == ["check_suite.requested"]
    sha = mona.repository("octo", "compass").branch("main").commit.sha
    send(mona, f"POST {HOME}/git/refs", {"ref": "refs/heads/topic", "sha": sha})
    send(mona, f"POST {HOME}/git/refs", {"ref": "refs/tags/v1", "sha": sha})
    send(mona, f"DELETE {HOME}/git/refs/heads/topic")
    assert inbox.take() == []
    github.commit("octo/compass", {"c": "1"}, branch="next")
    assert inbox.found[0][1]["check_suite"]["before"] is None and inbox.take() == ["check_suite.requested"]


def test_a_repository_prefers_that_pushes_request_none(github: GitHub, mona: ferrohub.Client) -> None:
    app, inbox = installed(github, "Linter", checks="write")
    body: dict[str, Any] = {"auto_trigger_checks": [{"app_id": app.id, "setting": False}]}
    send(mona, f"PATCH {HOME}/check-suites/preferences", body)
    github.commit("octo/compass", {"a": "1"})
    assert inbox.take() == []
    assert send(mona, f"GET {HOME}/commits/main/check-suites")[1]["total_count"] == 0
    bot = github.app_client(app).client("octo")
    head = mona.repository("octo", "compass").branch("main").commit.sha
    assert send(bot, f"POST {HOME}/check-suites", {"head_sha": head})[0] == 201


def test_a_suspended_app_and_one_without_access_get_no_suite(github: GitHub, mona: ferrohub.Client) -> None:
    github.repository("octo/other")
    app = github.app("Elsewhere", permissions={"checks": "write"})
    github.install(app, "octo", repositories=["octo/other"])
    paused, inbox = installed(github, "Paused", checks="write")
    send(github.app_client(paused), "PUT /app/installations/2/suspended")
    inbox.take()
    github.commit("octo/compass", {"a": "1"})
    assert inbox.found == [] and send(mona, f"GET {HOME}/commits/main/check-suites")[1]["total_count"] == 0


def test_only_the_app_hears_that_its_checks_are_requested_again(github: GitHub, mona: ferrohub.Client) -> None:
    app, own = installed(github, "Linter", checks="write")
    _, other = installed(github, "Other", checks="write")
    hook = Inbox()
    github.hook("octo/compass", hook, events=["check_run", "check_suite"])
    bot, head = github.app_client(app).client("octo"), mona.repository("octo", "compass").branch("main").commit.sha
    run = bot.repository("octo", "compass").create_check_run("lint", head, conclusion="success")
    done = ["check_run.completed", "check_suite.completed"]
    assert own.take() == other.take() == hook.take() == done
    send(bot, f"POST {HOME}/check-runs/{run.id}/rerequest")
    send(bot, f"POST {HOME}/check-suites/{run.check_suite}/rerequest")
    assert own.take() == ["check_run.rerequested", "check_suite.rerequested"]
    assert other.take() == hook.take() == []


def test_an_app_checks_the_commits_of_repositories_that_it_is_installed_in(github: GitHub) -> None:
    github.user("lisa")
    github.repository("lisa/atlas", files={"a": "1"})
    elsewhere = github.app("Elsewhere", permissions={"checks": "write", "contents": "read"})
    github.install(elsewhere, "lisa")
    app = github.app_client(elsewhere).client("lisa")
    sha = send(app, f"GET {HOME}/commits/main")[1]["sha"]
    for path in ("check-runs", "check-suites"):
        assert send(app, f"POST {HOME}/{path}", {"name": "ci", "head_sha": sha})[0] == 403
    sha = send(app, "GET /repos/lisa/atlas/commits/main")[1]["sha"]
    assert send(app, "POST /repos/lisa/atlas/check-runs", {"name": "ci", "head_sha": sha})[0] == 201


def test_a_check_run_stays_as_it_is_if_a_change_is_refused(github: GitHub, mona: ferrohub.Client) -> None:
    app, _ = installed(github, "Linter", checks="write")
    linter = github.app_client(app).client("octo")
    sha = send(mona, f"GET {HOME}/commits/main")[1]["sha"]
    run = send(linter, f"POST {HOME}/check-runs", {"name": "ci", "head_sha": sha})[1]
    path, output = f"{HOME}/check-runs/{run['id']}", {"title": "T", "summary": "S"}
    line = {"path": "a", "start_line": 1, "end_line": 1, "annotation_level": "notice", "message": "m"}
    for refused in (
        {"status": "completed"},
        {"output": {**output, "title": 1}},
        {"output": {**output, "annotations": "none"}},
        {"output": {**output, "annotations": [{}]}},
        {"output": {**output, "annotations": [line] * 51}},
    ):
        assert send(linter, f"PATCH {path}", {"name": "other", **refused})[0] == 422
    assert send(mona, f"GET {path}")[1] == run
    annotations = [{**line, "unknown": 1}]
    shown = send(linter, f"PATCH {path}", {"output": {**output, "annotations": annotations}})[1]
    assert shown["output"]["annotations_count"] == 1
