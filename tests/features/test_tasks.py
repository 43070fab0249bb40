"""The tasks of ``tests/typing/tasks.py`` run: with the simulator, or with a fake for operations unknown to it."""

from __future__ import annotations

import ast
import datetime as dt
import importlib.util
import pathlib
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import ChecksFailed
from ferrohub.testing import Fake, GitHub
from ferrohub.testing.github import Plan

SCRIPT = pathlib.Path(__file__).parents[1] / "typing" / "tasks.py"
Repository = ferrohub.repos.Repository
#: Maximum number of lines of all tasks: of their bodies, without blank ones and comments.
MOST_LINES = 65
TEST = """name: test
on:
  workflow_dispatch:
    inputs:
      mode:
        default: slow
"""


@pytest.fixture(scope="module")
def tasks() -> Any:
    spec = importlib.util.spec_from_file_location("tasks", SCRIPT)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def github() -> GitHub:
    made = GitHub(validate=True)
    made.user("mona")
    made.repository("mona/compass", files={"README.md": "# Compass\n", ".github/workflows/test.yml": TEST})
    return made


@pytest.fixture
def compass(github: GitHub) -> Repository:
    return github.client("mona").repository("mona", "compass")


@pytest.fixture
def fake() -> Fake:
    return Fake(examples=True)


@pytest.fixture
def repository(fake: Fake) -> Repository:
    fake.on("repos/get").reply(json=fake.example("repos/get", path={"owner": "octo", "repo": "demo"}))
    return fake.client().repository("octo", "demo")


def sent(fake: Fake, method: str) -> list[tuple[str, Any]]:
    """Paths and bodies of the requests with a method."""
    return [(call.path, call.json) for call in fake.calls if call.method == method]


def open_pull(github: GitHub, repository: Repository) -> int:
    github.commit("mona/compass", {"added.py": "1\n", "README.md": "# North\n"}, branch="topic")
    return repository.create_pull("Turn north", "main", "topic").number


def test_stale_issues_are_closed(tasks: Any, github: GitHub, compass: Repository) -> None:
    compass.create_issue("Old")
    github.clock.set(dt.datetime.now(dt.timezone.utc).timestamp())
    compass.create_issue("New")
    tasks.close_stale_issues(compass)
    assert [(each.title, each.state) for each in compass.issues(state="all", sort="created", direction="asc")] == [
        ("Old", "closed"),
        ("New", "open"),
    ]


def test_a_release_is_published(tasks: Any, compass: Repository, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "compass.bin"
    file.write_bytes(b"north")
    tasks.publish_release(compass, "v1.0", [file])
    release = compass.release_from_tag("v1.0")
    assert not release.draft
    assert [(asset.name, asset.size) for asset in release.original_assets] == [("compass.bin", 5)]


@pytest.mark.parametrize("conclusion", ["success", "failure"])
def test_a_workflow_is_run(tasks: Any, github: GitHub, compass: Repository, conclusion: Any) -> None:
    @github.on_dispatch("test.yml")
    def test(plan: Plan) -> None:
        plan.job("lint", log="all good")
        plan.job("test", log=f"mode {plan.inputs['mode']}", seconds=60, conclusion=conclusion)

    logs = tasks.run_workflow(compass, "test.yml", {"mode": "fast"})
    assert list(logs) == ([] if conclusion == "success" else ["test"])
    assert all("mode fast" in log for log in logs.values())


def test_artifacts_are_unpacked(tasks: Any, github: GitHub, compass: Repository, tmp_path: pathlib.Path) -> None:
    @github.on_dispatch("test.yml")
    def test(plan: Plan) -> None:
        for at in range(2):
            plan.artifact(f"wheel-{at}", {"a": str(at)})
        plan.job("build")

    run = compass.workflow("test.yml").dispatch("main", {"mode": "fast"})
    run.wait()
    tasks.download_artifacts(compass, run.id, tmp_path)
    assert [(tmp_path / f"wheel-{at}" / "a").read_text() for at in range(2)] == ["0", "1"]


def test_secrets_and_variables_are_set(tasks: Any, github: GitHub, compass: Repository) -> None:
    compass.create_variable("KNOWN", "0")
    tasks.set_secrets_and_variables(compass, {"TOKEN": "x"}, {"KNOWN": "1", "NEW": "2"})
    assert github.secrets("mona/compass") == {"TOKEN": "x"}
    assert {each.name: each.value for each in compass.variables()} == {"KNOWN": "1", "NEW": "2"}


def test_a_ruleset_is_created(tasks: Any, compass: Repository) -> None:
    tasks.protect_with_ruleset(compass)
    (ruleset,) = compass.rulesets()
    assert [rule["type"] for rule in compass.ruleset(ruleset.id).as_dict()["rules"]] == [
        "deletion",
        "required_linear_history",
    ]


def test_the_default_branch_is_protected(tasks: Any, compass: Repository) -> None:
    tasks.protect_branch(compass)
    protection = compass.branch("main").protection()
    assert protection.required_status_checks.strict and protection.enforce_admins.enabled
    assert protection.required_pull_request_reviews.required_approving_review_count == 1


def test_sub_issues_are_added(tasks: Any, compass: Repository) -> None:
    parent = compass.create_issue("Whole").number
    assert tasks.add_sub_issues(compass, parent, ["Part"]) == [(parent + 1, "Part")]
    assert [each.title for each in compass.issue(parent).sub_issues()] == ["Part"]


def test_alerts_are_written(tasks: Any, fake: Fake, tmp_path: pathlib.Path) -> None:
    alerts = fake.example("dependabot/list-alerts-for-org", path={"org": "octo"})
    fake.on("dependabot/list-alerts-for-org").reply(json=alerts)
    tasks.write_alerts(fake.client(), "octo", tmp_path / "alerts.csv")
    lines = (tmp_path / "alerts.csv").read_text().splitlines()
    first = alerts[0]
    assert len(lines) == len(alerts) + 1 and lines[0].startswith("repository.full_name,number,")
    assert lines[1].startswith(f"{first['repository']['full_name']},{first['number']},")


def test_items_of_a_project_are_moved(tasks: Any, github: GitHub, compass: Repository) -> None:
    github.organization("octo", owners=[github.user("mona")])
    github.project("octo", "Roadmap")
    client = github.client("mona")
    board = client.organization("octo").project_v2(1)
    for title in ("North", "South"):
        issue = compass.create_issue(title)
        client.rest.projects.add_item_for_org("octo", 1, type="Issue", id=issue.id)
    tasks.move_in_project(client, "octo", 1, "Done")
    fields = [field.id for field in board.fields() if field.name == "Status"]
    assert [item["Status"] for item in board.items(fields=fields)] == ["Done", "Done"]


def test_old_packages_are_deleted(tasks: Any, fake: Fake) -> None:
    operation = "packages/get-package-version-for-organization"
    url = "https://api.github.com/orgs/octo/packages/container/demo"
    versions = [{**fake.example(operation), "id": n, "url": f"{url}/versions/{n}"} for n in (1, 2, 3)]
    fake.on("packages/get-package-for-organization").reply(
        json={**fake.example("packages/get-package-for-organization"), "url": url}
    )
    fake.on("packages/get-all-package-versions-for-package-owned-by-org").reply(json=versions)
    fake.on("packages/delete-package-version-for-org").reply(status=204)
    tasks.delete_old_packages(fake.client(), "octo", "demo", keep=1)
    assert [path for path, _ in sent(fake, "DELETE")] == [
        f"/orgs/octo/packages/container/demo/versions/{number}" for number in (2, 3)
    ]


def test_open_discussions_are_found(tasks: Any, github: GitHub) -> None:
    github.repository("mona/talk", has_discussions=True)
    talk = github.client("mona").repository("mona", "talk")
    for title in ("a", "b"):
        talk.create_discussion(title, "?", "Q&A")
    talk.discussion(2).close()
    assert tasks.open_discussions(talk) == [1]


def test_an_organization_is_audited(tasks: Any, fake: Fake) -> None:
    user = fake.example("simple-user", login="mona")
    fake.on("orgs/list-members", query={"role": "admin"}).reply(json=[user])
    fake.on("orgs/list-members", query={"filter": "2fa_disabled"}).reply(json=[])
    fake.on("orgs/list-outside-collaborators").reply(json=[{**user, "login": "hubot"}])
    assert tasks.audit_organization(fake.client(), "octo") == (["mona"], [], ["hubot"])


def test_failed_deliveries_are_sent_again(tasks: Any, fake: Fake, repository: Repository) -> None:
    now = dt.datetime.now(dt.timezone.utc)
    hook = fake.example("repos/get-webhook", path={"owner": "octo", "repo": "demo", "hook_id": 4})
    fake.on("repos/list-webhooks").reply(json=[hook])
    failed = fake.example("repos/list-webhook-deliveries")[0]
    failed |= {"id": 6, "guid": "g", "status": "failed", "status_code": 502, "delivered_at": now.isoformat()}
    fake.on("repos/list-webhook-deliveries").reply(json=[failed])
    fake.on("repos/redeliver-webhook-delivery").reply(status=202, json={})
    assert tasks.redeliver_webhooks(fake.client(), repository, now - dt.timedelta(days=1)) == {4: 1}
    assert [path for path, _ in sent(fake, "POST")] == ["/repos/octo/demo/hooks/4/deliveries/6/attempts"]


def test_a_fork_is_updated(tasks: Any, fake: Fake, repository: Repository) -> None:
    fake.on("repos/merge-upstream").reply(json={"message": "ok", "merge_type": "fast-forward"}).then(
        status=409, json={"message": "There are merge conflicts"}
    )
    assert tasks.update_fork(repository) == "fast-forward"
    assert tasks.update_fork(repository) is None


def test_files_are_committed(tasks: Any, compass: Repository) -> None:
    sha = tasks.commit_files(compass, {"a.txt": "1\n", "README.md": None})
    assert compass.branch("main").commit.sha == sha
    assert list(dict(compass.directory_contents(""))) == [".github", "a.txt"]


def test_headers_are_requested_for_added_files(tasks: Any, github: GitHub, compass: Repository) -> None:
    number = open_pull(github, compass)
    github.repository("mona/other", collaborators={"hubot": "push"})
    reviewer = github.client("hubot").repository("mona", "compass")
    review = tasks.request_headers(reviewer, number)
    assert [(each.id, each.state) for each in compass.pull_request(number).reviews()] == [(review, "CHANGES_REQUESTED")]
    assert [each.path for each in compass.pull_request(number).review_comments()] == ["added.py"]


@pytest.mark.parametrize("conclusion", ["success", "failure"])
def test_a_pull_request_is_merged_when_its_checks_pass(
    tasks: Any, github: GitHub, compass: Repository, conclusion: str
) -> None:
    number = open_pull(github, compass)
    compass.create_status(compass.pull_request(number).head.sha, conclusion, context="test")
    if conclusion == "success":
        tasks.merge_when_green(compass, number)
    else:
        with pytest.raises(ChecksFailed):
            tasks.merge_when_green(compass, number)
    assert compass.pull_request(number).merged is (conclusion == "success")


def test_labels_are_copied(tasks: Any, github: GitHub, compass: Repository) -> None:
    github.repository("mona/map", files={"README.md": "# Map\n"})
    other = github.client("mona").repository("mona", "map")
    compass.create_label("north", "00ff00", "Up")
    compass.label("bug").update("bug", "ff0000", "Broken")
    tasks.copy_labels(compass, other)
    assert (other.label("north").color, other.label("bug").description) == ("00ff00", "Broken")


def test_code_is_found(tasks: Any, fake: Fake) -> None:
    item = fake.example("search/code")["items"][0]
    fake.on("search/code").reply(json={"total_count": 1, "incomplete_results": False, "items": [item]})
    assert tasks.search_code(fake.client(), "north") == [f"{item['repository']['full_name']}: {item['path']}"]


def test_stars_are_counted_by_day(tasks: Any, github: GitHub, compass: Repository) -> None:
    for user in ("hubot", "octocat"):
        github.client(user).star("mona", "compass")
    assert tasks.stars_by_day(compass) == {github.clock.now.date(): 2}


def test_the_tasks_are_short() -> None:
    rows = SCRIPT.read_text().splitlines()
    functions = [node for node in ast.parse(SCRIPT.read_text()).body if isinstance(node, ast.FunctionDef)]
    bodies = [row.strip() for found in functions for row in rows[found.lineno : found.end_lineno]]
    assert len(functions) == 21
    assert sum(bool(row) and not row.startswith("#") for row in bodies) <= MOST_LINES
