"""The tasks of ``tests/typing/tasks.py`` run: with the simulator, or with a fake for operations unknown to it."""

from __future__ import annotations

import datetime as dt
import importlib.util
import io
import pathlib
import zipfile
from typing import Any

import pytest

import ferrohub
from ferrohub.testing import Fake, GitHub

SCRIPT = pathlib.Path(__file__).parents[1] / "typing" / "tasks.py"
Repository = ferrohub.repos.Repository


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
    made.repository("mona/compass", files={"README.md": "# Compass\n"})
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


def archive(**files: str) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as made:
        for name, text in files.items():
            made.writestr(name, text)
    return packed.getvalue()


def open_pull(github: GitHub, repository: Repository) -> int:
    github.commit("mona/compass", {"added.py": "1\n", "README.md": "# North\n"}, branch="topic")
    return repository.create_pull("Turn north", "main", "topic").number


def test_stale_issues_are_closed(tasks: Any, github: GitHub, compass: Repository) -> None:
    compass.create_issue("Old")
    github.clock.set(dt.datetime.now(dt.timezone.utc).timestamp())
    compass.create_issue("New")
    assert tasks.close_stale_issues(compass) == [1]
    assert [(each.title, each.state) for each in compass.issues(state="all", sort="created", direction="asc")] == [
        ("Old", "closed"),
        ("New", "open"),
    ]


def test_a_release_is_published(tasks: Any, compass: Repository, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "compass.bin"
    file.write_bytes(b"north")
    url = tasks.publish_release(compass, "v1.0", [file])
    release = compass.release_from_tag("v1.0")
    assert release.html_url == url and not release.draft
    assert [(asset.name, asset.size) for asset in release.original_assets] == [("compass.bin", 5)]


@pytest.mark.parametrize("conclusion", ["success", "failure"])
def test_a_workflow_is_run(tasks: Any, fake: Fake, repository: Repository, conclusion: str) -> None:
    run = fake.example("actions/get-workflow-run", path={"owner": "octo", "repo": "demo", "run_id": 5})
    fake.on("actions/create-workflow-dispatch").reply(
        json={"workflow_run_id": 5, "run_url": run["url"], "html_url": run["html_url"]}
    )
    state = {"status": "completed", "conclusion": conclusion}
    fake.on("actions/get-workflow-run").reply(json={**run, "status": "queued", "conclusion": None}).then(
        json={**run, **state}
    )
    jobs = fake.example_list("actions/get-job-for-workflow-run", 2, conclusion=lambda at: ["success", conclusion][at])
    fake.on("actions/list-jobs-for-workflow-run").reply(json={"total_count": 2, "jobs": jobs})
    fake.on("actions/download-job-logs-for-workflow-run").reply(b"line 1: broken")
    succeeded, logs = tasks.run_workflow(repository, "test.yml", {"mode": "fast"}, wait=0)
    assert succeeded is (conclusion == "success")
    assert logs == ("" if succeeded else f"{jobs[1]['name']}\nline 1: broken")


def test_artifacts_are_unpacked(tasks: Any, fake: Fake, repository: Repository, tmp_path: pathlib.Path) -> None:
    artifacts = fake.example_list("actions/get-artifact", 2, name=lambda at: f"wheel-{at}")
    fake.on("actions/list-workflow-run-artifacts").reply(json={"total_count": 2, "artifacts": artifacts})
    fake.on("actions/download-artifact").reply(archive(a="1"))
    folders = tasks.download_artifacts(repository, 5, tmp_path)
    assert folders == [tmp_path / "wheel-0", tmp_path / "wheel-1"]
    assert all((folder / "a").read_text() == "1" for folder in folders)


def test_secrets_and_variables_are_set(tasks: Any, fake: Fake, repository: Repository) -> None:
    key = {"key_id": "1", "key": "2Sg8iYjAxxmI2LvUXpJjkYrMxURPc8r+dB7TJyvvcCU="}
    fake.on("actions/get-repo-public-key").reply(json=key)
    known = fake.example("actions/get-repo-variable", name="KNOWN")
    fake.on("actions/list-repo-variables").reply(json={"total_count": 1, "variables": [known]})
    for operation in ("create-or-update-repo-secret", "update-repo-variable"):
        fake.on(f"actions/{operation}").reply(status=204)
    fake.on("actions/create-repo-variable").reply(status=201, json={})
    tasks.set_secrets_and_variables(repository, {"TOKEN": "x"}, {"KNOWN": "1", "NEW": "2"})
    assert [path for path, _ in sent(fake, "PUT")] == ["/repos/octo/demo/actions/secrets/TOKEN"]
    assert sent(fake, "PATCH") == [("/repos/octo/demo/actions/variables/KNOWN", {"value": "1"})]
    assert sent(fake, "POST") == [("/repos/octo/demo/actions/variables", {"name": "NEW", "value": "2"})]


def test_a_ruleset_is_created(tasks: Any, fake: Fake, repository: Repository) -> None:
    assert isinstance(tasks.protect_with_ruleset(repository), int)
    ((path, body),) = sent(fake, "POST")
    assert path == "/repos/octo/demo/rulesets" and body["rules"][0] == {"type": "deletion"}


def test_the_default_branch_is_protected(tasks: Any, compass: Repository) -> None:
    assert tasks.protect_branch(compass).endswith("/repos/mona/compass/branches/main/protection")
    assert compass.branch("main").protected


def test_sub_issues_are_added(tasks: Any, fake: Fake, repository: Repository) -> None:
    issue = fake.example("issues/create", path={"owner": "octo", "repo": "demo"}, number=8, title="Part")
    fake.on("issues/create").reply(status=201, json=issue)
    fake.on("issues/add-sub-issue").reply(status=201, json=issue)
    fake.on("issues/list-sub-issues").reply(json=[issue])
    assert tasks.add_sub_issues(repository, 7, ["Part"]) == [(8, "Part")]
    assert sent(fake, "POST")[-1] == ("/repos/octo/demo/issues/7/sub_issues", {"sub_issue_id": issue["id"]})


def test_alerts_are_written(tasks: Any, fake: Fake, tmp_path: pathlib.Path) -> None:
    alerts = fake.example("dependabot/list-alerts-for-org", path={"org": "octo"})
    fake.on("dependabot/list-alerts-for-org").reply(json=alerts)
    tasks.write_alerts(fake.client(), "octo", tmp_path / "alerts.csv")
    lines = (tmp_path / "alerts.csv").read_text().splitlines()
    first = alerts[0]
    assert len(lines) == len(alerts)
    assert lines[0].startswith(f"{first['repository']['full_name']},{first['number']},")


def test_items_of_a_project_are_moved(tasks: Any, fake: Fake) -> None:
    name = {"raw": "Done", "html": "Done"}
    option = {"id": "47fc9ee4", "name": name, "color": "GREEN", "description": {"raw": "", "html": ""}}
    field = fake.example("projects/get-field-for-org", name="Status", data_type="single_select", options=[option])
    field["id"] = 9
    fake.on("projects/list-fields-for-org").reply(json=[field])
    items = [{**fake.example("projects/get-org-item"), "id": number} for number in (1, 2)]
    fake.on("projects/list-items-for-org").reply(json=items)
    assert tasks.move_in_project(fake.client(), "octo", 3, "Done") == 2
    fields = {"fields": [{"id": 9, "value": "47fc9ee4"}]}
    assert sent(fake, "PATCH") == [(f"/orgs/octo/projectsV2/3/items/{number}", fields) for number in (1, 2)]


def test_old_packages_are_deleted(tasks: Any, fake: Fake) -> None:
    operation = "packages/get-package-version-for-organization"
    versions = [{**fake.example(operation), "id": number} for number in (1, 2, 3)]
    fake.on("packages/get-all-package-versions-for-package-owned-by-org").reply(json=versions)
    fake.on("packages/delete-package-version-for-org").reply(status=204)
    assert tasks.delete_old_packages(fake.client(), "octo", "demo", keep=1) == [2, 3]
    assert [path for path, _ in sent(fake, "DELETE")] == [
        f"/orgs/octo/packages/container/demo/versions/{number}" for number in (2, 3)
    ]


def test_open_discussions_are_found(tasks: Any, fake: Fake) -> None:
    nodes = [{"number": 1, "title": "a", "closed": False}, {"number": 2, "title": "b", "closed": True}]
    page = {"nodes": nodes, "pageInfo": {"hasNextPage": False, "endCursor": None}}
    fake.graphql("discussions").data({"repository": {"discussions": page}})
    assert tasks.open_discussions(fake.client(), "octo", "demo") == [1]


def test_an_organization_is_audited(tasks: Any, fake: Fake) -> None:
    user = fake.example("simple-user", login="mona")
    fake.on("orgs/list-members", query={"role": "admin"}).reply(json=[user])
    fake.on("orgs/list-members", query={"filter": "2fa_disabled"}).reply(json=[])
    fake.on("orgs/list-outside-collaborators").reply(json=[{**user, "login": "hubot"}])
    found = tasks.audit_organization(fake.client(), "octo")
    assert found == {"admins": ["mona"], "without 2FA": [], "outside": ["hubot"]}


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
    assert list(dict(compass.directory_contents(""))) == ["a.txt"]


def test_headers_are_requested_for_added_files(tasks: Any, github: GitHub, compass: Repository) -> None:
    number = open_pull(github, compass)
    github.repository("mona/other", collaborators={"hubot": "push"})
    reviewer = github.client("hubot").repository("mona", "compass")
    review = tasks.request_headers(reviewer, number)
    assert [(each.id, each.state) for each in compass.pull_request(number).reviews()] == [(review, "CHANGES_REQUESTED")]
    assert [each.path for each in compass.pull_request(number).review_comments()] == ["added.py"]


@pytest.mark.parametrize("conclusion", ["success", "failure"])
def test_a_pull_request_is_merged_when_its_checks_pass(
    tasks: Any, fake: Fake, repository: Repository, conclusion: str
) -> None:
    path = {"owner": "octo", "repo": "demo"}
    fake.on("pulls/get").reply(json=fake.example("pulls/get", path={**path, "pull_number": 3}, number=3))
    run = fake.example("checks/get", path=path)
    states = ({"status": "queued", "conclusion": None}, {"status": "completed", "conclusion": conclusion})
    pages = [{"total_count": 1, "check_runs": [{**run, **state}]} for state in states]
    fake.on("checks/list-for-ref").reply(json=pages[0]).then(json=pages[1])
    fake.on("pulls/merge").reply(json={"sha": "a" * 40, "merged": True, "message": "ok"})
    assert tasks.merge_when_green(repository, 3, wait=0) is (conclusion == "success")
    merges = [body["merge_method"] for path, body in sent(fake, "PUT") if path.endswith("/pulls/3/merge")]
    assert merges == ["squash"] * (conclusion == "success")


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
