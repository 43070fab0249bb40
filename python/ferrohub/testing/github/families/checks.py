"""Check runs and check suites (https://docs.github.com/rest/checks)."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import actions, actions_app, checks_of_jobs, commits
from ferrohub.testing.github.call import Reply
from ferrohub.testing.github.check_suites import suite_for
from ferrohub.testing.github.failures import forbidden, unprocessable
from ferrohub.testing.github.records import Annotation, CheckRun, CheckSuite
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views import checks as views
from ferrohub.testing.github.views.repositories import minimal

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Repository

#: How many annotations one request may have.
_MOST_ANNOTATIONS = 50


def _app(call: Call) -> int:
    """The ID of the App that the request acts for."""
    if call.token is None or call.token.app is None or call.token.kind != "installation":
        raise forbidden("You must authenticate via a GitHub App.")
    return call.token.app


def _sha(repository: Repository, sha: str) -> str:
    found = commits.resolve(repository, sha)
    if found is None:
        raise unprocessable(f"No commit found for SHA: {sha}")
    return found


def _set(call: Call, run: CheckRun) -> None:
    """Take over the members of the body.

    :raises Failure: they contradict each other, or there are too many annotations
    """
    body, output = call.body, call.body.get("output") or {}
    given = output.get("annotations") or []
    if len(given) > _MOST_ANNOTATIONS:
        raise unprocessable(f"Invalid request.\n\nNo more than {_MOST_ANNOTATIONS} annotations are allowed.")
    if body.get("conclusion") is None and body.get("status") == "completed":
        raise unprocessable("Validation Failed: conclusion is required if the status is completed")
    for name in ("name", "details_url", "external_id", "started_at", "completed_at"):
        if name in body:
            setattr(run, name, body[name])
    if (conclusion := body.get("conclusion")) is not None:
        run.conclusion, run.status = conclusion, "completed"
    elif (status := body.get("status")) is not None:
        run.status, run.conclusion, run.completed_at = status, None, None
    if run.status == "completed":
        run.completed_at = run.completed_at or call.now
    for name in ("title", "summary", "text"):
        setattr(run, name, output.get(name, getattr(run, name)))
    known = [each.name for each in dataclasses.fields(Annotation)]
    run.annotations += [Annotation(**{name: each[name] for name in known if name in each}) for each in given]


@operation("checks/create", nested=("output",))
def create(call: Call) -> Any:
    repository = call.writer()
    app, sha = _app(call), _sha(repository, call.body["head_sha"])
    made = CheckRun(0, 0, app, call.body["name"], sha, started_at=call.now)
    _set(call, made)
    suite = suite_for(call, repository, app, sha)
    made.id, made.suite, suite.updated_at = call.state.next_id("check_run"), suite.id, call.now
    repository.check_runs[made.id] = made
    return views.check_run(call, repository, made)


def _run(call: Call, repository: Repository) -> CheckRun:
    return call.item(repository.check_runs, "check_run_id")


def _suite(call: Call, repository: Repository) -> CheckSuite:
    return call.item(repository.check_suites, "check_suite_id")


@operation("checks/get")
def get(call: Call) -> Any:
    repository = call.repository()
    return views.check_run(call, repository, _run(call, repository))


@operation("checks/update", nested=("output",))
def update(call: Call) -> Any:
    repository = call.writer()
    found = _run(call, repository)
    if found.app != _app(call):
        raise forbidden("Invalid app_id: the check run is one of another App")
    _set(call, found)
    repository.check_suites[found.suite].updated_at = call.now
    return views.check_run(call, repository, found)


@operation("checks/list-annotations")
def list_annotations(call: Call) -> Any:
    repository = call.repository()
    found = _run(call, repository)
    return call.page(found.annotations, lambda each: views.annotation(call, repository, found, each))


def _selected(call: Call, found: list[CheckRun]) -> list[CheckRun]:
    """The check runs that the query selects."""
    query = call.query
    kept = views.latest(found) if query.get("filter", "latest") == "latest" else found
    for name, wanted in (("check_name", "name"), ("status", "status"), ("app_id", "app")):
        if name in query:
            kept = [each for each in kept if str(getattr(each, wanted)) == query[name]]
    return sorted(kept, key=lambda each: each.id, reverse=True)


@operation("checks/list-for-ref")
def list_for_ref(call: Call) -> Any:
    repository = call.repository()
    sha = _sha(repository, call.params["ref"])
    found = _selected(call, [each for each in repository.check_runs.values() if each.head_sha == sha])
    return call.page(found, lambda each: views.check_run(call, repository, each))


@operation("checks/list-for-suite")
def list_for_suite(call: Call) -> Any:
    repository = call.repository()
    found = _selected(call, views.runs_of(repository, _suite(call, repository)))
    return call.page(found, lambda each: views.check_run(call, repository, each))


@operation("checks/list-suites-for-ref")
def list_suites(call: Call) -> Any:
    repository, query = call.repository(), call.query
    sha = _sha(repository, call.params["ref"])
    found = [each for each in repository.check_suites.values() if each.head_sha == sha]
    if "app_id" in query:
        found = [each for each in found if str(each.app) == query["app_id"]]
    if "check_name" in query:
        names = {each.id: {run.name for run in views.runs_of(repository, each)} for each in found}
        found = [each for each in found if query["check_name"] in names[each.id]]
    return call.page(found, lambda each: views.check_suite(call, repository, each))


@operation("checks/create-suite")
def create_suite(call: Call) -> Any:
    repository = call.writer()
    app, sha = _app(call), _sha(repository, call.body["head_sha"])
    is_known = any((each.app, each.head_sha) == (app, sha) for each in repository.check_suites.values())
    found = suite_for(call, repository, app, sha)
    return Reply(200 if is_known else 201, views.check_suite(call, repository, found))


@operation("checks/get-suite")
def get_suite(call: Call) -> Any:
    repository = call.repository()
    return views.check_suite(call, repository, _suite(call, repository))


@operation("checks/rerequest-run")
def request_run_again(call: Call) -> Any:
    repository = call.writer()
    found = _run(call, repository)
    if found.status != "completed" or found.app == actions_app.APP.id:
        raise unprocessable("This check run is not rerequestable")
    _reset(found)
    return {}


def _reset(run: CheckRun) -> None:
    run.status, run.conclusion, run.completed_at = "queued", None, None


@operation("checks/rerequest-suite")
def request_suite_again(call: Call) -> Any:
    repository = call.writer()
    found = _suite(call, repository)
    if (run := checks_of_jobs.run_of(repository, found)) is not None:
        actions.again(call, repository, run)
        return {}
    found.requests += 1
    for each in views.runs_of(repository, found):
        _reset(each)
    return {}


@operation("checks/set-suites-preferences")
def set_preferences(call: Call) -> Any:
    repository = call.repository("admin")
    for each in call.body.get("auto_trigger_checks") or []:
        repository.check_preferences[each["app_id"]] = each["setting"]
    shown = [{"app_id": id, "setting": setting} for id, setting in repository.check_preferences.items()]
    return {"preferences": {"auto_trigger_checks": shown}, "repository": minimal(call, repository)}
