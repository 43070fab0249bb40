"""Each verb, when one of its requests is limited, fails or loses its response: what it leaves is what it promises.

Each row runs once without failures. Then each kind of request that it sent fails once. The writers that meet are in
`test_verbs_ensure.py`, and what happens meanwhile to what a verb waits for is in the files of the families.
"""

from __future__ import annotations

import dataclasses
import pathlib
from collections.abc import Callable
from typing import Any

import pytest

from ferrohub.exceptions import GitHubException, RateLimitExceeded
from ferrohub.testing import GitHub
from ferrohub.testing.github import Plan
from ferrohub.testing.github.records import Status

CI = "name: CI\non: workflow_dispatch\n"
RULES = [{"type": "deletion"}]


@dataclasses.dataclass(frozen=True)
class Verb:
    """A verb: what is there before, the call, and what must be there afterwards, exactly once."""

    name: str
    before: Callable[[GitHub, Any], Any]
    call: Callable[[Any, pathlib.Path], Any]
    #: What there is afterwards, as anybody sees it.
    after: Callable[[Any, Any, pathlib.Path], Any]
    #: The operations whose lost response is an error: what they make can be seen by nobody, and is made again.
    raises: tuple[str, ...] = ()
    #: The operations that come when it has done its work, so that a call after their error does it once more.
    late: tuple[str, ...] = ()

    def __str__(self) -> str:
        return self.name


def compass_of(github: GitHub, compass: Any) -> Any:
    return compass


def issue(github: GitHub, compass: Any) -> Any:
    return compass.create_issue("Found")


def pull(github: GitHub, compass: Any) -> Any:
    made = compass.create_pull("Fix", "main", "fix")
    compass.create_status(made.head.sha, "pending", context="ci")
    since = github.clock.timestamp

    def tell() -> None:
        if github.clock.timestamp >= since + 60 and tell in github.clock.listeners:
            github.clock.listeners.remove(tell)
            id, now = github.state.next_id("status"), github.clock.text()
            home = github.state.repositories[compass.id]
            home.statuses[id] = Status(id, made.head.sha, "success", "ci", home.owner, now)

    github.clock.listeners.append(tell)
    return made


def workflow(github: GitHub, compass: Any) -> Any:
    @github.on_dispatch("ci.yml")
    def ci(plan: Plan) -> None:
        plan.job("test", seconds=90, log="1 passed")
        plan.artifact("report", {"a.txt": "a", "b/c.txt": "c"})

    return compass.workflow("ci.yml")


def failed_run(github: GitHub, compass: Any) -> Any:
    @github.on_dispatch("ci.yml")
    def ci(plan: Plan) -> None:
        plan.job("lint")
        plan.job("test", conclusion="failure", log="1 failed")

    return compass.workflow("ci.yml").dispatch()


def run(github: GitHub, compass: Any) -> Any:
    return workflow(github, compass).dispatch()


def artifact(github: GitHub, compass: Any) -> Any:
    return next(iter(run(github, compass).artifacts()))


def release(github: GitHub, compass: Any) -> Any:
    return compass.create_release("v1")


def heads(compass: Any) -> list[str]:
    return [each.message for each in compass.commits()]


def titles(compass: Any, kind: str = "issues") -> list[str]:
    return [each.title for each in getattr(compass, kind)()]


VERBS = [
    Verb(
        "Workflow.dispatch",
        workflow,
        lambda found, folder: found.dispatch("main"),
        lambda compass, result, folder: [result.status, len(list(compass.workflow_runs()))],
        late=("actions/get-workflow-run",),
    ),
    Verb(
        "WorkflowRun.wait", run, lambda found, folder: found.wait(), lambda compass, result, folder: result.conclusion
    ),
    Verb(
        "WorkflowRun.failed_logs",
        failed_run,
        lambda found, folder: found.failed_logs(),
        lambda compass, result, folder: {name: log.split()[-1] for name, log in result.items()},
    ),
    Verb(
        "Job.log",
        lambda github, compass: next(iter(failed_run(github, compass).jobs())),
        lambda found, folder: found.log(),
        lambda compass, result, folder: result.count("\n"),
    ),
    Verb(
        "Artifact.extract",
        artifact,
        lambda found, folder: found.extract(folder / "out"),
        lambda compass, result, folder: [(folder / "out" / name).read_text() for name in result],
    ),
    Verb(
        "ShortPullRequest.wait_for_checks",
        pull,
        lambda found, folder: found.wait_for_checks(),
        lambda compass, result, folder: result.state,
    ),
    Verb(
        "ShortPullRequest.merge_when_green",
        pull,
        lambda found, folder: found.merge_when_green(),
        lambda compass, result, folder: [result.merged, len(heads(compass))],
    ),
    Verb(
        "Release.publish",
        release,
        lambda found, folder: found.publish({"a.txt": b"a", "b.txt": b"b"}),
        lambda compass, result, folder: [(each.name, each.size) for each in compass.release_from_tag("v1").assets()],
    ),
    Verb(
        "ShortIssue.comment_once",
        issue,
        lambda found, folder: found.comment_once("report", "All good"),
        lambda compass, result, folder: len(list(compass.issue(1).comments())),
    ),
    Verb(
        "ShortRepository.ensure_label",
        compass_of,
        lambda found, folder: found.ensure_label("kind: bug", "ff0000"),
        lambda compass, result, folder: [each.color for each in compass.labels() if each.name == "kind: bug"],
    ),
    Verb(
        "ShortRepository.ensure_issue",
        compass_of,
        lambda found, folder: found.ensure_issue("report", "Report", "All good"),
        lambda compass, result, folder: titles(compass),
    ),
    Verb(
        "ShortRepository.ensure_pull_request",
        compass_of,
        lambda found, folder: found.ensure_pull_request("fix", "main", "Fix"),
        lambda compass, result, folder: titles(compass, "pull_requests"),
    ),
    Verb(
        "ShortRepository.ensure_file",
        compass_of,
        lambda found, folder: found.ensure_file("a.md", b"a", "Write a"),
        lambda compass, result, folder: [compass.file_contents("a.md").decoded, len(heads(compass))],
    ),
    Verb(
        "ShortRepository.ensure_ruleset",
        compass_of,
        lambda found, folder: found.ensure_ruleset("main", rules=RULES),
        lambda compass, result, folder: [each.name for each in compass.rulesets()],
    ),
    Verb(
        "ShortRepository.commit_files",
        compass_of,
        lambda found, folder: found.commit_files({"a.md": "a", "b.md": b"\xff"}, "Write both"),
        lambda compass, result, folder: heads(compass),
        ("git/create-blob", "git/create-commit", "git/create-tree"),
    ),
    Verb(
        "ShortRepository.commit_files(verified)",
        compass_of,
        lambda found, folder: found.commit_files({"a.md": "a"}, "Write a", verified=True),
        lambda compass, result, folder: heads(compass),
    ),
    Verb(
        "Comparison.list_files",
        lambda github, compass: compass.compare_commits("main", "fix"),
        lambda found, folder: found.list_files(),
        lambda compass, result, folder: [each.filename for each in result],
    ),
]


class Scene:
    """A repository, and what a verb is called on."""

    def __init__(self, verb: Verb, folder: pathlib.Path, **options: Any) -> None:
        self.verb, self.folder = verb, folder
        self.github = GitHub(validate=True)
        self.github.user("mona")
        self.github.repository("mona/compass", files={".github/workflows/ci.yml": CI, "README.md": "x"})
        self.github.commit("mona/compass", {"fix.txt": "x"}, branch="fix")
        self.compass: Any = self.github.client("mona", **options).repository("mona", "compass")
        self.found = verb.before(self.github, self.compass)
        self.begin = len(self.github.requests)

    def call(self) -> Any:
        return self.verb.call(self.found, self.folder)

    def after(self, result: Any) -> Any:
        self.github.faults.clear()
        return self.verb.after(self.compass, result, self.folder)

    def operations(self) -> list[str]:
        """What the verb sent, each operation once."""
        return list(dict.fromkeys(each.route or "graphql" for each in self.github.requests[self.begin :]))


@pytest.fixture(params=VERBS, ids=str)
def verb(request: pytest.FixtureRequest) -> Verb:
    found: Verb = request.param
    if "verified" in found.name:
        pytest.importorskip("graphql")
    return found


def run_once(verb: Verb, folder: pathlib.Path) -> tuple[list[str], Any]:
    """The operations of a verb when nothing fails, and what it leaves."""
    scene = Scene(verb, folder)
    result = scene.call()
    operations = scene.operations()
    return operations, scene.after(result)


def test_a_verb_waits_for_a_rate_limit(verb: Verb, tmp_path: pathlib.Path) -> None:
    operations, due = run_once(verb, tmp_path / "0")
    for number, operation in enumerate(operations, 1):
        scene = Scene(verb, tmp_path / str(number), rate_limit="wait")
        begin = scene.github.clock.timestamp
        scene.github.faults.add(operation, status=429, retry_after=7)
        assert scene.after(scene.call()) == due, operation
        assert scene.github.clock.timestamp >= begin + 7, operation


def test_a_verb_that_a_rate_limit_ends_can_be_called_again(verb: Verb, tmp_path: pathlib.Path) -> None:
    operations, due = run_once(verb, tmp_path / "0")
    for number, operation in enumerate(operations, 1):
        scene = Scene(verb, tmp_path / str(number))
        scene.github.faults.add(operation, status=403, retry_after=7)
        with pytest.raises(RateLimitExceeded):
            scene.call()
        if operation not in verb.late:
            assert scene.after(scene.call()) == due, operation


def test_a_verb_finds_out_what_became_of_a_lost_request(verb: Verb, tmp_path: pathlib.Path) -> None:
    operations, due = run_once(verb, tmp_path / "0")
    raised = []
    for number, operation in enumerate(operations, 1):
        scene = Scene(verb, tmp_path / str(number))
        scene.github.faults.add(operation, error="timeout")
        try:
            result = scene.call()
        except GitHubException:
            raised.append(operation)
            result = scene.call()
        assert scene.after(result) == due, operation
    assert sorted(raised) == sorted(verb.raises)


def test_a_verb_outlives_a_server_that_fails(verb: Verb, tmp_path: pathlib.Path) -> None:
    operations, due = run_once(verb, tmp_path / "0")
    for number, operation in enumerate(operations, 1):
        scene = Scene(verb, tmp_path / str(number))
        scene.github.faults.add(operation, status=502)
        try:
            result = scene.call()
        except GitHubException:
            result = scene.call()
        assert scene.after(result) == due, operation
