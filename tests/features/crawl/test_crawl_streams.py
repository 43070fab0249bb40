"""Each stream, crawled from the simulator: what it does not have, it responds with examples of GitHub's description."""

from __future__ import annotations

import json
import pathlib
import re
import shutil
import tempfile
import time
import urllib.parse
from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("pyarrow")
pytest.importorskip("graphql")

import ferrohub
from described import has, operation
from ferrohub.crawl import STREAMS, GraphQLForm, Report, Stream, batches, crawl, estimate, read
from ferrohub.crawl._selection import select
from ferrohub.crawl.streams import GRAPHQL
from ferrohub.graphql import Schema
from ferrohub.testing import GitHub
from ferrohub.testing.github import Call, Plan, Reply
from ferrohub.testing.github.clock import START
from graphql_server import sdl
from sarif_documents import found as finding, sarif

#: Streams that have other rows in each run, because the examples have no ETag.
EXAMPLES = {"languages", "traffic_paths", "traffic_referrers"}


def sent(client: ferrohub.Client, route: str, **body: Any) -> Any:
    return client.request(route, json=body).json()


def build() -> tuple[GitHub, ferrohub.Client]:
    """An organization with something of all that streams read, in the repository octo/maps, and a user."""
    github = GitHub(strict=False)
    mona = github.user("mona")
    github.organization("octo", owners=[mona])
    files = {"README.md": "# Maps", ".github/workflows/ci.yml": "on: workflow_dispatch\n"}
    github.repository("octo/maps", files=files, has_discussions=True)
    github.commit("octo/maps", {"a.md": "1\n"}, "One", branch="topic")

    @github.on_dispatch("ci.yml")
    def ci(plan: Plan) -> None:
        plan.job("test", seconds=60)

    @github.on_request("repos/list-languages")
    def languages(call: Call) -> Any:
        return {"Python": 120, "Rust": 80}

    client = github.client(mona)
    add_issues_and_pulls(github, client)
    client.rest.actions.create_workflow_dispatch("octo", "maps", "ci.yml", ref="main")
    github.clock.advance(minutes=2)
    deployment = sent(client, "POST /repos/octo/maps/deployments", ref="main", required_contexts=[], auto_merge=False)
    sent(client, f"POST /repos/octo/maps/deployments/{deployment['id']}/statuses", state="success")
    maps = client.repository("octo", "maps")
    maps.create_discussion("How?", "Tell me", "General")
    github.dependabot_alert("octo/maps", "left-pad", "Out of bounds")
    github.secret_scanning_alert("octo/maps", "Maps", "README.md")
    head = maps.branch("main").commit.sha
    document = sarif(finding(0, 1))
    sent(client, "POST /repos/octo/maps/code-scanning/sarifs", commit_sha=head, ref="refs/heads/main", sarif=document)
    sent(client, "PUT /orgs/octo/properties/schema/stage", value_type="string")
    client.repository("octo", "maps").set_custom_property_values([{"property_name": "stage", "value": "live"}])
    sent(client, "POST /orgs/octo/teams", name="Core")
    sent(client, "PUT /orgs/octo/teams/core/memberships/mona", role="member")
    github.package("octo", "maps", ["1.0"])
    return github, client


def add_issues_and_pulls(github: GitHub, client: ferrohub.Client) -> None:
    """An issue with reactions in a project, a pull request that is merged, and checks of its commits."""
    maps = client.repository("octo", "maps")
    issue = maps.create_issue("A bug")
    comment = issue.create_comment("Me too")
    sent(client, "POST /repos/octo/maps/issues/1/reactions", content="+1")
    sent(client, f"POST /repos/octo/maps/issues/comments/{comment.id}/reactions", content="heart")
    sent(client, "POST /repos/octo/maps/issues/1/labels", labels=["bug"])
    github.project("octo", "Roadmap")
    item = sent(client, "POST /orgs/octo/projectsV2/1/items", type="Issue", id=issue.id)
    fields = client.request("GET /orgs/octo/projectsV2/1/fields").json()
    status = next(each for each in fields if each["name"] == "Status")
    value = {"id": status["id"], "value": status["options"][0]["id"]}
    sent(client, f"PATCH /orgs/octo/projectsV2/1/items/{item['id']}", fields=[value])
    pull = sent(client, "POST /repos/octo/maps/pulls", title="Topic", head="topic", base="main")
    app = github.app("CI", permissions={"checks": "write"})
    github.install(app, "octo")
    bot, head = github.app_client(app).client("octo"), pull["head"]["sha"]
    sent(bot, "POST /repos/octo/maps/check-runs", name="lint", head_sha=head, status="in_progress")
    sent(client, "POST /repos/octo/maps/pulls/2/reviews", event="COMMENT", body="Fine")
    sent(client, "PUT /repos/octo/maps/pulls/2/merge")


class World:
    """What two crawls have read of all streams."""

    def __init__(self, folder: pathlib.Path) -> None:
        self.github, self.client = build()
        self.folder = folder
        self.estimate = estimate(["octo/maps"], list(STREAMS), self.client)
        self.report = crawl(["octo/maps"], list(STREAMS), self.client, folder)
        begin = len(self.github.requests)
        self.second = crawl(["octo/maps"], list(STREAMS), self.client, folder, sweep=True)
        self.requests = self.github.requests[begin:]

    def rows(self, stream: str) -> list[dict[str, Any]]:
        rows: list[dict[str, Any]] = read(self.folder, stream).to_pylist()
        return rows


@pytest.fixture(scope="module")
def world() -> Iterator[World]:
    with tempfile.TemporaryDirectory() as folder:
        with pytest.MonkeyPatch.context() as patched:
            from ferrohub.crawl import _requests, _storage, _walks

            patched.setattr(_storage, "sync", lambda file: file.flush())
            # The simulator's clock, whose responses have the date of this machine.
            patched.setattr(_walks.steps, "now", lambda: START.timestamp() + 3600)
            patched.setattr(_requests, "date_of", lambda headers: START.timestamp() + 3600)
            made = World(pathlib.Path(folder))
        yield made


#: A value of each stream that the crawl of :func:`build` has read, in one of its rows.
FOUND: dict[str, dict[str, Any]] = {
    "repositories": {"full_name": "octo/maps"},
    "issues": {"number": 1, "title": "A bug", "reactions_total_count": 1},
    "comments": {"body": "Me too", "issue_number": 1},
    "issue_events": {"event": "labeled", "issue_number": 1},
    "timeline": {"issue_number": 1, "event": "labeled", "label_name": "bug"},
    "issue_reactions": {"issue_number": 1, "content": "+1", "user_login": "mona"},
    "comment_reactions": {"content": "heart", "user_login": "mona"},
    "pulls": {"number": 2, "head_repository": "octo/maps"},
    "pull_details": {"number": 2, "merged": True, "merged_by_login": "mona", "additions": 1, "changed_files": 1},
    "pull_files": {"key": "2/a.md", "pull_number": 2, "filename": "a.md", "status": "added", "additions": 1},
    "reviews": {"pull_number": 2, "body": "Fine"},
    "pull_check_runs": {"name": "lint", "status": "in_progress", "app_slug": "ci"},
    "commits": {"message": "One"},
    "commit_details": {"additions": 1, "deletions": 0},
    "commit_files": {"filename": "a.md", "status": "added"},
    "check_runs": {"name": "lint", "status": "in_progress"},
    "workflow_runs": {"triggering_actor_login": "mona", "head_repository": "octo/maps", "conclusion": "success"},
    "jobs": {"name": "test", "conclusion": "success"},
    "branches": {"name": "topic"},
    "labels": {"name": "bug"},
    "contributors": {"login": "mona"},
    "languages": {"name": "Rust", "bytes": 80},
    "custom_properties": {"property_name": "stage", "value": "live"},
    "events": {"type": "PullRequestEvent"},
    "deployments": {"ref": "main"},
    "deployment_statuses": {"state": "success"},
    "discussions": {"number": 3, "title": "How?", "user_login": "mona", "comments": 0},
    "traffic_views": {"count": 7, "uniques": 3},
    "traffic_clones": {"count": 7, "uniques": 3},
    "traffic_paths": {"path": "README.md"},
    "traffic_referrers": {"referrer": "Referrer"},
    "dependabot_alerts": {"number": 1, "package": "left-pad", "summary": "Out of bounds", "severity": "high"},
    "code_scanning_alerts": {"number": 1, "rule_id": "py/injection"},
    "secret_scanning_alerts": {"number": 1, "secret_type": "github_personal_access_token"},
    "owners": {"login": "octo", "type": "Organization"},
    "members": {"login": "mona"},
    "users": {"login": "mona", "type": "User"},
    "teams": {"slug": "core", "name": "Core"},
    "team_members": {"key": "core/mona", "team_slug": "core", "login": "mona"},
    "packages": {"name": "maps", "package_type": "container"},
    "projects": {"number": 1, "title": "Roadmap"},
    "project_items": {"project_number": 1, "content_type": "Issue", "title": "A bug"},
}


@pytest.mark.parametrize("stream", FOUND)
def test_the_rows_of_a_stream_are_what_github_has(world: World, stream: str) -> None:
    rows = world.rows(stream)
    assert any(FOUND[stream].items() <= row.items() for row in rows), rows
    assert all(row[str(STREAMS[stream].key_column)] is not None for row in rows)
    of_owner = STREAMS[stream].is_of_owner
    ids = {row["owner_id" if of_owner else "repository_id"] for row in rows}
    assert ids == {world.rows("owners" if of_owner else "repositories")[0]["id"]}
    assert {row["repository"] for row in rows} == {None if of_owner else "maps"}


def test_all_streams_are_read_and_estimated(world: World) -> None:
    assert world.report.complete and world.report.repositories == 1 and not world.report.outcomes
    #: What `build` has nothing of; and followers are those of users.
    empty = {"review_comments", "commit_comments", "releases", "tags", "milestones", "stargazers", "forks", "followers"}
    assert STREAMS.keys() - FOUND.keys() <= empty
    found = world.estimate
    assert found.repositories == 1 and found.requests.keys() == found.items.keys() == STREAMS.keys()
    counted = {name: count for name, count in found.items.items() if count is not None}
    assert counted == {name: world.report.rows.get(name, 0) for name in counted}
    assert found.points == {"discussions": 1, "commit_details": 1} and found.requests["discussions"] == 0
    # An estimate takes a request for each run whose jobs are read, each listing of packages, whose first page is
    # requested again, and for the fields of a project.
    assert (found.requests["jobs"], found.requests["packages"], found.requests["followers"]) == (1, 6 + 1, 0)
    assert (found.items["projects"], found.requests["project_items"]) == (1, 2)


def test_items_of_projects_have_all_fields(world: World) -> None:
    (row,) = world.rows("project_items")
    values = {field["name"]: field["value"] for field in json.loads(row["fields"])}
    assert values.keys() >= {"Title", "Status"} and values["Status"]["name"]["raw"] == "Todo"


def test_another_run_takes_a_request_for_each_stream_most_of_them_uncounted(
    world: World, tmp_path: pathlib.Path
) -> None:
    folder = tmp_path / "folder"
    shutil.copytree(world.folder, folder)
    begin = len(world.github.requests)
    assert crawl(["octo/maps"], list(STREAMS), world.client, folder).complete
    sent = world.github.requests[begin:]
    # Packages are listed by their six types, and the fields of a project before its items.
    assert len(sent) <= len(STREAMS) + 6
    counted = {urllib.parse.urlsplit(each.path).path.rpartition("/")[2] for each in sent if each.status != 304}
    # What has no ETag here, and what may change without its parent.
    assert counted <= {
        "graphql",
        "views",
        "clones",
        "paths",
        "referrers",
        "languages",
        "check-runs",
        "statuses",
        "fields",
    }


def test_another_run_writes_nothing_and_finds_nothing_deleted(world: World) -> None:
    written = {name for name, count in world.second.rows.items() if count}
    assert world.second.complete and written <= EXAMPLES and not world.second.deleted
    paths = {urllib.parse.urlsplit(each.path).path: each.status for each in world.requests}
    # What may change is requested again, with its ETag: checks that have not ended and recent deployments.
    again = [status for path, status in paths.items() if re.search(r"/(check-runs|statuses)$", path)]
    assert again == [304, 304]
    counted = [path for path, status in paths.items() if status == 200]
    assert not any("/teams/" in path or "/users/mona" in path for path in counted)


def test_the_columns_are_those_of_the_description() -> None:
    for stream in STREAMS.values():
        if stream.route == GRAPHQL:
            continue
        for accounts in ("orgs", "users") if "{accounts}" in stream.route else ("",):
            found = operation(stream.route.replace("{accounts}", accounts))
            assert found is not None, stream.name
            body = dict(found["responses"])[200]
            paths = [column.path for column in stream.fields() if not column.path[0].startswith("_")]
            if stream.items == "*":
                assert paths == [("name",), ("value",)]
                continue
            prefix = (stream.items,) if stream.items and stream.items != "*" and has(body, (stream.items,)) else ()
            missing = [path for path in paths if not has(body, (*prefix, *path))]
            assert not missing, stream.name
            parameters = {name for _, name, *_ in found["parameters"]}
            used = {name for query in stream.listings() for name in query} - {"per_page"}
            assert used <= parameters, stream.name


@pytest.mark.parametrize("name", [name for name, stream in STREAMS.items() if stream.graphql is not None])
def test_the_queries_are_valid_for_githubs_schema(tmp_path: pathlib.Path, name: str) -> None:
    from ferrohub.crawl import _forms

    stream = STREAMS[name]
    form = stream.graphql
    assert form is not None
    keys: dict[Any, str | None] = {"1" * 40 if "oid" in form.parent else 1: None}
    document = _forms.document(form, keys)
    if not form.parent:
        document = _forms.query(form, _forms.selection(form, None, 100))
    (tmp_path / "github.graphql").write_text(sdl())
    Schema(tmp_path / "github.graphql").validate(document, {"owner": "octo", "name": "one"})


@pytest.mark.parametrize("name", ["pull_details", "commit_details"])
def test_both_forms_of_details_have_the_same_rows(world: World, tmp_path: pathlib.Path, name: str) -> None:
    for graphql in (True, False):
        report = crawl(["octo/maps"], [name], world.client, tmp_path / str(graphql), graphql=graphql)
        assert report.complete and bool(report.points) == graphql
    first, second = (read(tmp_path / each, name).drop_columns(["crawled_at"]).to_pylist() for each in ("True", "False"))
    assert first == second and first


def crawled(github: GitHub, names: list[Any], folder: pathlib.Path, target: str = "octo/maps") -> Report:
    return crawl([target], names, github.client("mona"), folder)


def test_streams_of_owners_request_no_repository(tmp_path: pathlib.Path) -> None:
    github = GitHub()
    github.organization("octo", owners=[github.user("mona")])
    for number in range(3):
        github.repository(f"octo/r{number}")
    report = crawled(github, ["members"], tmp_path, "octo/*")
    assert report.complete and report.repositories == 0
    assert [each.path.partition("?")[0] for each in github.requests] == ["/users/octo", "/orgs/octo/members"]


def test_an_owner_is_read_once_beside_its_repositories(tmp_path: pathlib.Path) -> None:
    github = GitHub()
    github.organization("octo", owners=[github.user("mona")])
    for number in range(3):
        github.repository(f"octo/r{number}")
    report = crawled(github, ["members", "labels"], tmp_path, "octo/*")
    assert report.complete and report.repositories == 3
    assert (report.rows["owners"], report.rows["members"], report.rows["repositories"]) == (1, 1, 3)
    assert sum(each.path.startswith("/orgs/octo/members") for each in github.requests) == 1


def test_streams_of_organizations_are_not_read_of_users(tmp_path: pathlib.Path) -> None:
    github = GitHub(strict=False)
    github.user("mona")
    github.repository("mona/maps")
    report = crawled(github, ["members", "followers", "projects"], tmp_path, "mona/maps")
    assert report.complete and not report.outcomes and "members" not in report.rows and "followers" in report.rows
    paths = {each.path.partition("?")[0] for each in github.requests}
    assert paths == {"/users/mona", "/users/mona/followers", "/users/mona/projectsV2"}


def test_members_who_leave_a_team_leave_its_rows(tmp_path: pathlib.Path) -> None:
    github = GitHub()
    mona, lisa = github.user("mona"), github.user("lisa")
    github.organization("octo", owners=[mona], members=[lisa])
    client = github.client(mona)
    for name in ("Core", "Docs"):
        sent(client, "POST /orgs/octo/teams", name=name)
        sent(client, f"PUT /orgs/octo/teams/{name.lower()}/memberships/lisa", role="member")
    crawled(github, ["team_members"], tmp_path, "octo/*")
    before = read(tmp_path, "team_members")["key"].to_pylist()
    client.request("DELETE /orgs/octo/teams/docs/memberships/lisa")
    crawled(github, ["team_members"], tmp_path, "octo/*")
    after = read(tmp_path, "team_members")["key"].to_pylist()
    assert "docs/lisa" in before and set(after) == set(before) - {"docs/lisa"}


def test_another_account_with_the_login_is_an_outcome(tmp_path: pathlib.Path) -> None:
    for number in range(2):
        github = GitHub()
        github.user(f"first{number}")
        if number:
            github.user("second")
        github.organization("octo", owners=[github.user("mona")])
        report = crawled(github, ["members"], tmp_path, "octo/*")
    (outcome,) = report.outcomes
    assert (outcome["stream"], outcome["outcome"]) == ("owners", "replaced") and report.complete
    (owner,) = read(tmp_path, "members").to_pylist()
    assert owner["owner_id"] == read(tmp_path, "owners")["id"].to_pylist()[-1]


@pytest.mark.parametrize(
    ("status", "outcome"), [(202, "not_ready"), (204, "empty"), (403, "forbidden"), (404, "not_found")]
)
def test_what_github_does_not_serve_is_an_outcome(status: int, outcome: str, tmp_path: pathlib.Path) -> None:
    github = GitHub()
    github.repository("octo/maps", files={"a": "b"})
    github.on_request("repos/get-views", lambda call: Reply(status, b"" if status == 204 else b'{"message": "No"}'))
    report = crawled(github, ["traffic_views", "branches"], tmp_path)
    assert report.complete and report.rows["branches"] == 1
    (row,) = report.outcomes
    assert (row["stream"], row["status"], row["outcome"]) == ("traffic_views", status, outcome)
    github.on_request("repos/get-views", lambda call: {"count": 0, "uniques": 0, "views": []})
    (row,) = crawled(github, ["traffic_views", "branches"], tmp_path).outcomes
    assert (row["status"], row["outcome"]) == (200, "ok")


def test_a_parent_that_cannot_be_read_is_an_outcome_with_its_key(tmp_path: pathlib.Path) -> None:
    github = GitHub()
    github.repository("octo/maps", files={"a": "b"})
    github.on_request("checks/list-for-ref", lambda call: Reply(422, b'{"message": "No commit found"}'))
    report = crawled(github, ["check_runs"], tmp_path)
    sha = read(tmp_path, "commits")["sha"].to_pylist()[0]
    (row,) = read(tmp_path, "outcomes").to_pylist()
    assert report.complete and (row["parent"], row["parent_key"], row["outcome"]) == (None, sha, "unprocessable")


@pytest.mark.parametrize("raw", [False, True])
def test_no_row_has_the_secret_of_an_alert(raw: bool, tmp_path: pathlib.Path) -> None:
    """Also of servers that send it in any case."""
    github = GitHub(strict=False)
    github.repository("octo/maps", files={"a": "b"})
    alert = {"number": 1, "secret": "hunter2", "secret_type": "password", "updated_at": "2026-01-01T00:00:00Z"}
    github.on_request("secret-scanning/list-alerts-for-repo", lambda call: [alert])
    report = crawl(["octo/maps"], ["secret_scanning_alerts"], github.client("mona"), tmp_path, raw=raw)
    assert report.complete and report.rows["secret_scanning_alerts"] == 1
    found = read(tmp_path, "secret_scanning_alerts").to_pylist()
    assert "password" in repr(found) and "hunter2" not in repr(found)


def test_parents_without_what_is_needed_are_not_requested(tmp_path: pathlib.Path) -> None:
    github = GitHub()
    github.repository("octo/maps", collaborators={"mona": "push"})
    client = github.client("mona")
    for number in range(3):
        client.repository("octo", "maps").create_issue(f"Issue {number}")
    sent(client, "POST /repos/octo/maps/issues/2/reactions", content="+1")
    crawl(["octo/maps"], ["issue_reactions"], client, tmp_path)
    assert [each.path for each in github.requests if "/reactions?" in each.path] == [
        "/repos/octo/maps/issues/2/reactions?per_page=100"
    ]
    assert sum(len(each) for each in batches(["octo/maps"], ["issue_reactions"], client) if "reac" in each.stream) == 1


def test_a_check_is_read_again_until_it_has_ended(tmp_path: pathlib.Path) -> None:
    github = GitHub()
    github.repository("octo/maps", files={"a": "b"})
    app = github.app("CI", permissions={"checks": "write"})
    github.install(app, "octo")
    bot, mona = github.app_client(app).client("octo"), github.client("mona")
    head = mona.repository("octo", "maps").branch("main").commit.sha
    check = sent(bot, "POST /repos/octo/maps/check-runs", name="lint", head_sha=head, status="in_progress")
    requests = []
    for conclusion in (None, None, "failure", None):
        if conclusion:
            sent(bot, f"PATCH /repos/octo/maps/check-runs/{check['id']}", status="completed", conclusion=conclusion)
        before = len(github.requests)
        assert crawled(github, ["check_runs"], tmp_path).complete
        requests.append(sum("/check-runs?" in each.path for each in github.requests[before:]))
    assert requests == [1, 1, 1, 0]
    assert read(tmp_path, "check_runs")["conclusion"].to_pylist() == ["failure"]


def test_a_check_that_is_run_again_is_a_row_of_its_own(tmp_path: pathlib.Path) -> None:
    """Of a commit, and of the head of a pull request."""
    github = GitHub()
    github.repository("octo/maps", files={"a": "b"}, collaborators={"mona": "push"})
    github.commit("octo/maps", {"c": "d"}, "One", branch="topic")
    app = github.app("CI", permissions={"checks": "write"})
    github.install(app, "octo")
    bot, mona = github.app_client(app).client("octo"), github.client("mona")
    pull = sent(mona, "POST /repos/octo/maps/pulls", title="Topic", head="topic", base="main")
    for sha in (pull["base"]["sha"], pull["head"]["sha"]):
        for conclusion in ("failure", "success"):
            sent(bot, "POST /repos/octo/maps/check-runs", name="lint", head_sha=sha, conclusion=conclusion)
    for name in ("check_runs", "pull_check_runs"):
        assert crawled(github, [name], tmp_path).complete
        assert sorted(read(tmp_path, name)["conclusion"].to_pylist()) == ["failure", "success"], name


def test_statuses_of_old_deployments_are_not_read_again(tmp_path: pathlib.Path) -> None:
    github = GitHub()
    github.repository("octo/maps", files={"a": "b"}, collaborators={"mona": "push"})
    mona, now = github.client("mona"), time.time()
    for age in (40, 1):
        github.clock.set(now - age * 86400)
        sent(mona, "POST /repos/octo/maps/deployments", ref="main", required_contexts=[], auto_merge=False)
    requests = []
    for _ in range(3):
        before = len(github.requests)
        assert crawled(github, ["deployment_statuses"], tmp_path).complete
        requests.append(sum("/statuses?" in each.path for each in github.requests[before:]))
    assert requests == [2, 1, 1]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"scope": "team"}, "scope must be one of"),
        ({"scope": "owner", "route": "GET /repos/{owner}/{repo}/labels"}, "route must be that of an owner"),
        ({"whole": True}, "need a parent"),
        ({"needs": "number"}, "need a parent"),
        ({"route": GRAPHQL}, "route must be 'POST /graphql' if"),
        ({"query": "a=1 b=2", "order": "newest", "cursor": "id"}, "several queries"),
        ({"listed": "fields=GET /orgs/{owner}/fields"}, "need a parent"),
        ({"columns": "topics:list", "key": "topics"}, "'topics', which is a list"),
        ({"columns": "id:int topics:list", "key": "id+topics"}, "'topics', which is a list"),
        ({"columns": "id:int key", "key": "id+key"}, "'key', which is reserved"),
        ({"columns": "id:int owner_id:int", "scope": "owner", "route": "GET /orgs/{owner}/teams"}, "'owner_id'"),
    ],
)
def test_arguments_of_streams_are_checked(arguments: dict[str, Any], message: str) -> None:
    given: dict[str, Any] = {"name": "mine", "route": "GET /repos/{owner}/{repo}/labels", "columns": "id:int"}
    with pytest.raises(ValueError, match=message):
        Stream(**{**given, **arguments})


def test_columns_of_parents_are_checked() -> None:
    with pytest.raises(ValueError, match="listed must be a parameter and a route"):
        Stream("items", "GET /orgs/{owner}/tops/{parent}", "id:int", parent="projects", scope="owner", listed="fields")
    route = "GET /repos/{owner}/{repo}/commits/{parent}/statuses"
    with pytest.raises(ValueError, match="whose parent pulls has no column 'head'"):
        select([Stream("statuses", route, "id:int", parent="pulls", parent_column="head")])
    with pytest.raises(ValueError, match="whose parent teams has another scope"):
        select([Stream("statuses", route, "id:int", parent="teams")])
    with pytest.raises(ValueError, match="both be empty"):
        GraphQLForm("", "", "Issue", "number")
