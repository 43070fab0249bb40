"""Check runs and check suites."""

from __future__ import annotations

import datetime
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import MissingAppInstallationAuthentication, NotRefreshable
from harness import Case, Reply, Server, body_of, check, make, outcomes

REPO = "/repos/octocat/Hello-World"
SHA = "ce587453ced02b1526dfb4cb910479d431683101"
COMMIT = f"{REPO}/commits/6dcb09b5b57875f334f61aebed695e2e4193db5e"
RUN = f"{REPO}/check-runs/4"
SUITE = f"{REPO}/check-suites/5"
ALL = {"per_page": "100"}
OUTPUT = {"title": "Report", "summary": "All is well"}
ANNOTATION = {"path": "a.py", "start_line": 1, "end_line": 200, "annotation_level": "notice", "message": "Fine"}
ACTION = {"label": "Fix", "description": "Fix it", "identifier": "fix"}
SETTINGS = {"preferences": {"auto_trigger_checks": [{"app_id": 4, "setting": False}]}}
EVERYTHING: dict[str, Any] = {
    "details_url": "https://example.com",
    "external_id": "",
    "started_at": datetime.datetime(2018, 5, 4, 1, 14, 52),
    "status": "completed",
    "conclusion": "neutral",
    "completed_at": "2018-05-04T01:15:52Z",
    "output": OUTPUT,
    "actions": [ACTION],
}
SENT = {**EVERYTHING, "started_at": "2018-05-04T01:14:52Z"}


def as_installation(client: ferrohub.Client) -> None:
    client.session.app_installation_token_auth({"token": "ghs_x", "expires_at": "2999-01-01T00:00:00Z"})


CASES = [
    Case("ShortRepository.check_run", (4,), f"GET {RUN}", reply="CheckRun", result="CheckRun"),
    Case(
        "ShortRepository.create_check_run",
        ("lint", SHA),
        f"POST {REPO}/check-runs",
        json={"name": "lint", "head_sha": SHA},
        reply="CheckRun",
        status=201,
        result="CheckRun",
        sign_in=as_installation,
    ),
    Case(
        "ShortRepository.create_check_run",
        ("lint", SHA),
        f"POST {REPO}/check-runs",
        EVERYTHING,
        json={"name": "lint", "head_sha": SHA, **SENT},
        reply="CheckRun",
        status=201,
        result="CheckRun",
        sign_in=as_installation,
        note="everything",
    ),
    Case(
        "CheckRun.update",
        ("lint",),
        f"PATCH {RUN}",
        json={"name": "lint"},
        reply="CheckRun",
        result=True,
        sign_in=as_installation,
    ),
    Case(
        "CheckRun.update",
        (),
        f"PATCH {RUN}",
        {**EVERYTHING, "actions": []},
        json={**SENT, "actions": []},
        reply="CheckRun",
        result=True,
        sign_in=as_installation,
        note="everything",
    ),
    Case(
        "CheckRunOutput.annotations",
        (),
        f"GET {RUN}/annotations",
        query=ALL,
        reply="[CheckRunAnnotation]",
        result="[CheckRunAnnotation]",
    ),
    Case(
        "MiniCommit.check_runs",
        (),
        f"GET {COMMIT}/check-runs",
        query=ALL,
        reply={"total_count": 1, "check_runs": [{"id": 4}]},
        result="[CheckRun]",
    ),
    Case(
        "CheckSuite.check_runs",
        (),
        f"GET {SUITE}/check-runs",
        query=ALL,
        reply={"total_count": 0, "check_runs": []},
        result=[],
    ),
    Case(
        "MiniCommit.check_suites",
        (),
        f"GET {COMMIT}/check-suites",
        query=ALL,
        reply={"total_count": 1, "check_suites": [{"id": 5}]},
        result="[CheckSuite]",
    ),
    Case("ShortRepository.check_suite", (5,), f"GET {SUITE}", reply="CheckSuite", result="CheckSuite"),
    Case(
        "ShortRepository.create_check_suite",
        (SHA,),
        f"POST {REPO}/check-suites",
        json={"head_sha": SHA},
        reply="CheckSuite",
        status=201,
        result="CheckSuite",
        sign_in=as_installation,
    ),
    Case(
        "ShortRepository.auto_trigger_checks",
        (4, False),
        f"PATCH {REPO}/check-suites/preferences",
        json={"auto_trigger_checks": [{"app_id": 4, "setting": False}]},
        reply={**SETTINGS, "repository": {"id": 1296269}},
        result=SETTINGS,
    ),
    Case(
        "ShortRepository.auto_trigger_checks",
        ("4",),
        f"PATCH {REPO}/check-suites/preferences",
        json={"auto_trigger_checks": [{"app_id": 4, "setting": True}]},
        reply=SETTINGS,
        result=SETTINGS,
        note="default",
    ),
    Case(
        "CheckSuite.rerequest",
        (),
        f"POST {SUITE}/rerequest",
        reply={},
        status=201,
        result=True,
        refused=404,
    ),
    Case("CheckApp.to_app", (), "GET /apps/octoapp", reply={"id": 1, "slug": "octoapp"}, result="App"),
    Case("CheckPullRequest.to_pull", (), f"GET {REPO}/pulls/1", reply={"number": 1}, result="PullRequest"),
]


@pytest.mark.parametrize(("case", "outcome"), outcomes(CASES))
def test_operation(case: Case, outcome: str, server: Server) -> None:
    check(case, outcome, server)


def test_only_apps_report_checks(client: ferrohub.Client, server: Server) -> None:
    """ShortRepository.create_check_run, ShortRepository.create_check_suite, CheckRun.update."""
    repository, run = make("Repository", client), make("CheckRun", client)
    for call in (
        lambda: repository.create_check_run("lint", SHA),
        lambda: repository.create_check_suite(SHA),
        lambda: run.update("lint"),
        run.update,
    ):
        with pytest.raises(MissingAppInstallationAuthentication):
            call()
    assert server.requests == []


def test_checks_are_signed_by_the_installation(server: Server) -> None:
    client = ferrohub.Client(base_url=server.url)
    as_installation(client)
    server.will(Reply(body_of("CheckRun"), 201))
    make("Repository", client).create_check_run("lint", SHA)
    assert server.requests[0].headers["authorization"] == "token ghs_x"


def test_an_update_of_nothing_sends_nothing(client: ferrohub.Client, server: Server) -> None:
    """CheckRun.update."""
    as_installation(client)
    assert make("CheckRun", client).update() is False
    assert server.requests == []


def test_an_update_shows_in_the_run(client: ferrohub.Client, server: Server) -> None:
    """CheckRun.update."""
    as_installation(client)
    server.will(Reply({**body_of("CheckRun"), "conclusion": "success"}))
    run = make("CheckRun", client)
    assert run.update(conclusion="success") and run.conclusion == "success"


@pytest.mark.parametrize(("count", "batches"), [(50, [50]), (51, [50, 1]), (120, [50, 50, 20])])
def test_annotations_are_sent_in_batches(
    client: ferrohub.Client, server: Server, count: int, batches: list[int]
) -> None:
    as_installation(client)
    server.will(Reply(body_of("CheckRun")))
    annotations = [{**ANNOTATION, "start_line": line} for line in range(count)]
    output = {"title": "Lint", "summary": "It is fine", "text": "More", "annotations": annotations}
    run = make("Repository", client).create_check_run("lint", SHA, conclusion="neutral", output=output)
    assert run.name == "mighty_readme"
    assert [r.line for r in server.requests] == [f"POST {REPO}/check-runs", *[f"PATCH {RUN}"] * (len(batches) - 1)]
    outputs = [r.json["output"] for r in server.requests]
    assert [len(sent["annotations"]) for sent in outputs] == batches
    assert [a for sent in outputs for a in sent["annotations"]] == annotations
    assert all((sent["title"], sent["summary"]) == ("Lint", "It is fine") for sent in outputs)
    assert [r.json.get("conclusion") for r in server.requests[1:]] == [None] * (len(batches) - 1)
    server.requests.clear()
    assert run.update(output=output) is True
    assert [len(r.json["output"]["annotations"]) for r in server.requests] == batches


def test_a_batch_that_is_rejected_is_an_error(client: ferrohub.Client, server: Server) -> None:
    as_installation(client)
    server.will(Reply(body_of("CheckRun"), 201), Reply({"message": "No"}, 422))
    output = {"title": "Lint", "summary": "", "annotations": [ANNOTATION] * 101}
    with pytest.raises(ferrohub.exceptions.UnprocessableEntity):
        make("Repository", client).create_check_run("lint", SHA, output=output)
    assert len(server.requests) == 2


def test_the_fields_of_a_run(client: ferrohub.Client) -> None:
    run = make("CheckRun", client)
    assert str(run) == "mighty_readme" and run.check_suite == 5
    assert type(run.app).__name__ == "CheckApp" and run.output.annotations_count == 2
    assert [type(pull).__name__ for pull in run.original_pull_requests] == ["CheckPullRequest"]
    assert run.started_at == datetime.datetime(2018, 5, 4, 1, 14, 52, tzinfo=datetime.timezone.utc)


def test_what_the_service_leaves_out(client: ferrohub.Client) -> None:
    run = make("CheckRun", client, app=None, check_suite=None, pull_requests=None, completed_at=None)
    assert (run.app, run.check_suite, run.original_pull_requests, run.completed_at) == (None,) * 4
    suite = make("CheckSuite", client, app=None, pull_requests=None)
    assert (suite.app, suite.original_pull_requests) == (None, None)


def test_short_forms_become_full_ones(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"id": 1, "slug": "octoapp"}))
    app = make("CheckApp", client)
    assert type(app.refresh(conditional=True)).__name__ == "App"
    assert [r.line for r in server.requests] == ["GET /apps/octoapp"]
    server.will(Reply({"number": 1}))
    assert type(make("CheckPullRequest", client).refresh(conditional=True)).__name__ == "PullRequest"


def test_parts_of_a_run_are_no_resources_to_refresh(client: ferrohub.Client, server: Server) -> None:
    for part in (
        make("CheckRunOutput", client),
        make("CheckRunAnnotation", client),
        make("CheckApp", client, slug=None),
    ):
        with pytest.raises(NotRefreshable):
            part.refresh()
    assert server.requests == []


@pytest.mark.parametrize(
    ("call", "error", "argument"),
    [
        (lambda r: r.check_run(0), ValueError, "id"),
        (lambda r: r.check_run(" "), ValueError, "id"),
        (lambda r: r.check_suite(-1), ValueError, "id"),
        (lambda r: r.create_check_run("", SHA), ValueError, "name"),
        (lambda r: r.create_check_run("lint", ""), ValueError, "head_sha"),
        (lambda r: r.create_check_run("lint", SHA, status="done"), ValueError, "status"),
        (lambda r: r.create_check_run("lint", SHA, conclusion="good"), ValueError, "conclusion"),
        (lambda r: r.create_check_run("lint", SHA, started_at="now"), ValueError, "started_at"),
        (lambda r: r.create_check_run("lint", SHA, output="x"), TypeError, "output"),
        (lambda r: r.create_check_run("lint", SHA, actions=ACTION), TypeError, "actions"),
        (lambda r: r.create_check_suite(""), ValueError, "head_sha"),
        (lambda r: r.auto_trigger_checks(0), ValueError, "app_id"),
        (lambda r: r.auto_trigger_checks(4, "no"), TypeError, "enabled"),
    ],
)
def test_bad_input_is_refused_before_anything_is_sent(
    client: ferrohub.Client, server: Server, call: Any, error: type[Exception], argument: str
) -> None:
    as_installation(client)
    with pytest.raises(error, match=argument):
        call(make("Repository", client))
    assert server.requests == []
