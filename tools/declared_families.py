"""Requests of the declared operations that have no table of cases: families, and verbs of several requests."""

from __future__ import annotations

import functools
import importlib
import sys
import tempfile
import urllib.parse
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import npm

sys.path[:0] = [str(npm.ROOT / "tests" / each) for each in ("support", "api", "features")]


from ferrohub.testing import Fake, GitHub  # noqa: E402
from ferrohub.testing.calls import Call  # noqa: E402
from harness import Recorded, settled  # noqa: E402

#: The tables of these tests, whose folders are no packages.
ROWS, ACCOUNTS, SECRETS, SETTINGS, CASES = (
    importlib.import_module(name)
    for name in (
        "test_families",
        "test_families_accounts",
        "test_families_secrets",
        "test_families_settings",
        "test_keywords_families",
    )
)
#: The name of an operation, what was sent, and what it raised.
Sent = tuple[str, list[Recorded], Exception | None]
WORKFLOW = ".github/workflows/ci.yml"
RULESET: dict[str, Any] = {"rules": [{"type": "deletion"}]}


def every() -> Iterator[Sent]:
    """Every call."""
    for row in [*ROWS.ROWS, *ACCOUNTS.ROWS, *SECRETS.ROWS]:
        yield _of_fake(row[0], functools.partial(ROWS.called, row))
    for row in SETTINGS.ROWS:
        yield _of_fake(row[0], functools.partial(ROWS.called, row, names=vars(SETTINGS)))
    for case in CASES.FAMILIES:
        yield _of_fake(case.operation, functools.partial(_called, case))
    yield _of_fake("ShortRepository.upload_sarif", _uploaded)
    yield from _of_verbs()


def _called(case: Any, client: Any) -> None:
    owner, name = case.operation.split(".")
    settled(getattr(ROWS.made(owner, client), name)(*case.args, **case.kwargs))


def _uploaded(client: Any) -> None:
    ROWS.made("ShortRepository", client).upload_sarif(ROWS.SHA, "refs/heads/main", b"{}")


def _of_fake(operation: str, call: Callable[[Any], Any]) -> Sent:
    """What a call sends where every response is GitHub's example."""
    fake = Fake(examples=True)
    error = _error(lambda: call(fake.client(token="t")))
    return operation, [_recorded(each) for each in fake.calls], error


def _of_verbs() -> Iterator[Sent]:
    """Calls that create something once, or wait, on a simulated GitHub."""
    github = GitHub()
    github.user("mona")
    github.repository("mona/compass", files={WORKFLOW: "on: workflow_dispatch", "README.md": "x"})
    github.commit("mona/compass", {"a.txt": "a"}, branch="fix")
    github.commit("mona/compass", {f"{number}.txt": "a" for number in range(301)}, branch="wide")

    @github.on_dispatch("ci.yml")
    def ci(plan: Any) -> None:
        plan.job("test", log="x", conclusion="failure")
        plan.artifact("report", {"a.txt": "a"})

    kept = Kept(github)
    compass = github.client("mona", transport=kept).repository("mona", "compass")
    compass.create_environment("prod")
    pull = compass.create_pull("Fix", "main", "fix")
    compass.create_status(pull.head.sha, "success", context="ci")
    issue = compass.create_issue("Bug")
    run = compass.workflow("ci.yml").dispatch()
    _error(run.wait)
    artifact, release = next(iter(compass.artifacts())), compass.create_release("v1")
    # The last commit of this one is on another page, so it is requested.
    compared = compass.compare_commits("main", "wide")
    comparison = type(compared)({**compared.as_dict(), "commits": []}, compass)
    pull.create_review_comment("Why?", pull.head.sha, "a.txt", line=1)
    (thread,) = pull.review_threads()
    folder = tempfile.TemporaryDirectory()
    calls: dict[str, Callable[[], Any]] = {
        "Artifact.download": lambda: artifact.download(folder.name),
        "Artifact.extract": lambda: artifact.extract(folder.name),
        "Comparison.list_files": comparison.list_files,
        "Environment.set_secret": lambda: compass.environment("prod").set_secret("S", "value"),
        "Release.publish": lambda: release.publish({"a.txt": b"a"}),
        "Release.upload_asset": lambda: release.upload_asset("text/plain", "b.txt", b"b"),
        "ReviewThread.reply": lambda: thread.reply("Because."),
        "ShortIssue.comment_once": lambda: issue.comment_once("report", "x"),
        "ShortPullRequest.wait_for_checks": pull.wait_for_checks,
        "ShortPullRequest.merge_when_green": pull.merge_when_green,
        "ShortRepository.create_secret": lambda: compass.create_secret("S", "value"),
        "ShortRepository.ensure_file": lambda: compass.ensure_file("b.txt", b"b", "Add b"),
        "ShortRepository.ensure_issue": lambda: compass.ensure_issue("nightly", "Nightly"),
        "ShortRepository.ensure_label": lambda: compass.ensure_label("flaky", "ff0000"),
        "ShortRepository.ensure_pull_request": lambda: compass.ensure_pull_request("late", "main", "Late"),
        "ShortRepository.ensure_ruleset": lambda: compass.ensure_ruleset("main", **RULESET),
        "Workflow.dispatch": lambda: compass.workflow("ci.yml").dispatch(),
        "WorkflowRun.download_logs": lambda: run.download_logs(folder.name),
        "WorkflowRun.failed_logs": run.failed_logs,
        "WorkflowRun.wait": lambda: _error(run.wait),
    }
    github.commit("mona/compass", {"c.txt": "c"}, branch="late")
    for operation, call in calls.items():
        kept.requests.clear()
        error = _error(call)
        yield operation, list(kept.requests), error


class Kept:
    """A simulator that keeps requests."""

    _skips_waits = True
    prefetch = False

    def __init__(self, github: GitHub) -> None:
        self.github = github
        self._pass_time = github._pass_time
        self.requests: list[Recorded] = []

    def __call__(self, request: Any) -> Any:
        """Keep a request and send the simulator's response."""
        path = urllib.parse.urlsplit(request.url).path
        self.requests.append(_recorded(Call(request, path)))
        return self.github(request)


def _recorded(call: Call) -> Recorded:
    headers = {name.lower(): value for name, value in call.headers.items()}
    return Recorded(call.method, call.path, call.query, headers, call.body)


def _error(call: Callable[[], Any]) -> Exception | None:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            call()
    except Exception as error:
        return error
    return None
