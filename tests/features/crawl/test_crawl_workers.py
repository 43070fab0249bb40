"""Workers and batches: repositories that cannot be read, and iterators that are not read to the end."""

from __future__ import annotations

import importlib
import json
import pathlib
import time
from typing import Any

import pytest

pytest.importorskip("pyarrow")

import ferrohub
from crawled_github import SimulatedGitHub
from ferrohub import transports
from ferrohub.crawl import OUTCOMES, Stream, batches, crawl, read, select, workers
from ferrohub.crawl._walks import steps
from ferrohub.testing import GitHub


@pytest.fixture(autouse=True)
def client(github: SimulatedGitHub, monkeypatch: pytest.MonkeyPatch) -> ferrohub.Client:
    """The client of all workers, which does not retry."""
    made = ferrohub.Client(token="...", transport=github, retries=0)
    monkeypatch.setattr(workers, "client", lambda credential=None: made)
    return made


def keys(tables: Any, column: str = "id") -> list[Any]:
    return [key for table in tables for key in table[column].to_pylist()]


@pytest.mark.parametrize("graphql", [False, True])
def test_no_child_is_lost_when_a_call_is_not_read_to_its_end(github: SimulatedGitHub, graphql: bool) -> None:
    repo = github.add("o/r", pulls=6)
    part = workers.plan(["o/r"], ["reviews"], graphql=graphql)[0]
    states: dict[str, Any] = {}
    found = workers.tables(part, "reviews", states=states)
    seen = keys([next(found)])  # type: ignore[arg-type]
    found.close()  # type: ignore[attr-defined]
    states = json.loads(json.dumps(states))
    seen += keys(workers.tables(part, "reviews", states=states))
    assert set(seen) == repo.keys("reviews")
    assert keys(workers.tables(part, "reviews", states=states)) == []


def test_no_child_is_lost_when_a_call_fails(github: SimulatedGitHub) -> None:
    repo = github.add("o/r", pulls=6)
    part = workers.plan(["o/r"], ["reviews"], graphql=False)[0]
    states: dict[str, Any] = {}
    repo.statuses["reviews"] = 500
    with pytest.raises(ferrohub.exceptions.ServerError):
        list(workers.tables(part, "reviews", states=states))
    repo.statuses.clear()
    assert set(keys(workers.tables(part, "reviews", states=states))) == repo.keys("reviews")


@pytest.mark.parametrize("status", [403, 404])
def test_children_that_cannot_be_read_for_a_while_are_read_later(github: SimulatedGitHub, status: int) -> None:
    repo = github.add("o/r", pulls=12)
    part = workers.plan(["o/r"], ["reviews"], graphql=False)[0]
    states: dict[str, Any] = {}

    def hide(number: int) -> None:
        if github.requested("/reviews") >= 5:
            repo.statuses |= {"reviews": 403} if status == 403 else {}
            repo.status = 404 if status == 404 else 200

    github.before = hide
    seen = keys(workers.tables(part, "reviews", states=states))
    assert 0 < len(seen) < len(repo.keys("reviews"))
    github.before = lambda number: None
    repo.status = 200
    for changed in ((), (3, 12)):  # with 403, the second call fails, too
        for number in changed:
            github.touch(repo, "pulls", number)
        if changed:
            repo.statuses.clear()
        states = json.loads(json.dumps(states))
        seen += keys(workers.tables(part, "reviews", states=states))
    assert set(seen) == repo.keys("reviews")
    assert keys(workers.tables(part, "reviews", states=states)) == []


@pytest.mark.parametrize("forbidden", [False, True])
def test_a_parent_that_fails_in_each_call_is_set_aside(
    github: SimulatedGitHub, monkeypatch: pytest.MonkeyPatch, forbidden: bool
) -> None:
    """Also beside one that may not be read, for which the call ends otherwise."""
    repo, passed = github.add("o/r", pulls=8), 0.0
    statuses = {4: 500, **({7: 403} if forbidden else {})}

    def transport(request: transports.Request) -> transports.Response:
        broken = (status for number, status in statuses.items() if f"/pulls/{number}/reviews" in request.url)
        status = next(broken, None)
        return github(request) if status is None else transports.Response(status, {}, b"{}")

    made = ferrohub.Client(token="...", transport=transport, retries=0)
    monkeypatch.setattr(workers, "client", lambda credential=None: made)
    monkeypatch.setattr(steps, "now", lambda: time.time() + passed)
    part = workers.plan(["o/r"], ["reviews"], graphql=False)[0]
    states: dict[str, Any] = {}

    def read_on() -> list[Any]:
        nonlocal states
        found = keys(workers.tables(part, "reviews", states=states))
        states = json.loads(json.dumps(states))
        return found

    with pytest.raises(ferrohub.exceptions.ServerError):
        read_on()
    # The call that failed has returned them, but its caller may not have got them all.
    seen = read_on()
    if forbidden:
        seen += read_on()
        del statuses[7]
        seen += read_on()
    assert set(seen) == {key for number in range(1, 9) if number != 4 for key in repo.reviews(number)}
    assert read_on() == []
    statuses.clear()
    passed = 3601.0
    assert set(seen + read_on()) == repo.keys("reviews")


def test_a_check_that_ends_is_read_by_a_later_call(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its commit does not change. Checks that have ended are not requested again."""
    github = GitHub()
    github.repository("octo/maps", files={"a": "b"}, collaborators={"mona": "push"})
    app = github.app("CI", permissions={"checks": "write"})
    github.install(app, "octo")
    bot, mona = github.app_client(app).client("octo"), github.client("mona")
    head = mona.repository("octo", "maps").branch("main").commit.sha
    body = {"name": "lint", "head_sha": head, "status": "in_progress"}
    check = bot.request("POST /repos/octo/maps/check-runs", json=body).json()
    monkeypatch.setattr(workers, "client", lambda credential=None: mona)
    part = workers.plan(["octo/maps"], ["check_runs"])[0]
    states: dict[str, Any] = {}
    found, requests = [], []
    for conclusion in (None, None, "failure", None):
        if conclusion:
            bot.request(f"PATCH /repos/octo/maps/check-runs/{check['id']}", json={"conclusion": conclusion})
        before = len(github.requests)
        found.append(keys(workers.tables(part, "check_runs", states=states), "conclusion"))
        requests.append(sum("/check-runs?" in each.path for each in github.requests[before:]))
        states = json.loads(json.dumps(states))
    assert found == [[None], [], ["failure"], []] and requests == [1, 1, 1, 0]


def test_owners_that_cannot_be_listed_are_outcomes(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    github.add("o/r", issues=1)
    for _ in range(2):  # a plan that is made again continues the run
        plan = workers.plan(["nobody/*", "o/*"], ["issues"], into=tmp_path)
    for part in plan:
        assert workers.crawl_partition(part, tmp_path)["failed"] is None
    workers.finish(plan, tmp_path)
    rows = read(tmp_path, "outcomes").to_pylist()
    assert [(row["owner"], row["repository"], row["outcome"]) for row in rows] == [("nobody", None, "not_found")]


def test_outcomes_are_a_stream(github: SimulatedGitHub) -> None:
    github.add("o/r", issues=1).statuses["issues"] = 410
    plan = workers.plan(["nobody/*", "o/r", "o/gone"], ["issues", "outcomes"])
    tables = [table for part in workers.partitions(plan, OUTCOMES) for table in workers.tables(part, "outcomes")]
    assert all(table.schema.equals(workers.schema(OUTCOMES)) for table in tables)
    rows = [row for table in tables for row in table.to_pylist()]
    assert [(row["owner"], row["repository"], row["stream"], row["status"]) for row in rows] == [
        ("o", "r", "issues", 410), ("o", "gone", "repositories", 404), ("nobody", "*", "repositories", 404),
    ]  # fmt: skip


def test_outcomes_come_with_every_crawl(
    github: SimulatedGitHub, client: ferrohub.Client, tmp_path: pathlib.Path
) -> None:
    github.add("o/r", issues=1)
    assert crawl(["o/r"], ["issues", "outcomes", OUTCOMES], client, tmp_path).rows == {"repositories": 1, "issues": 1}
    with pytest.raises(ValueError, match="a stream named"):
        select([Stream("outcomes", "GET /repos/{owner}/{repo}/issues", "id:int")])


def test_a_repository_that_fails_in_a_task(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo = github.add("o/r", issues=1, labels=2)
    repo.statuses["labels"] = 500
    [part] = workers.plan(["o/r"], ["issues", "labels"], into=tmp_path)
    done = workers.crawl_partition(part, tmp_path)
    assert "500" in done["failed"] and done["rows"]["issues"] == 1 and github.requested("/labels") == 4
    repo.statuses.clear()
    done = workers.crawl_partition(part, tmp_path)
    assert done["failed"] is None and done["rows"] == {"labels": 2}


def test_batches_go_on_when_a_repository_fails(github: SimulatedGitHub, client: ferrohub.Client) -> None:
    for name in "abc":
        github.add(f"o/{name}", issues=1)
    github.repositories["o/b"].statuses["issues"] = 500
    seen = []
    with pytest.raises(ferrohub.exceptions.ServerError):
        for batch in batches(["nobody/*", "o/a", "o/b", "o/c"], ["issues"], client, concurrency=1):
            detail = batch.table["outcome"].to_pylist() if batch.stream == "outcomes" else []
            seen.append((batch.repository, batch.stream, *detail))
    assert seen == [
        ("*", "outcomes", "not_found"),
        ("a", "repositories"), ("a", "issues"),
        ("b", "repositories"), ("b", "outcomes", "failed"),
        ("c", "repositories"), ("c", "issues"),
    ]  # fmt: skip


def test_dask_without_partitions(tmp_path: pathlib.Path) -> None:
    pytest.importorskip("dask.dataframe")
    module = importlib.import_module("ferrohub.dask")
    frame = module.read(["nobody/*"], "issues").compute(scheduler="sync")
    assert len(frame) == 0 and list(frame.columns[:3]) == ["owner", "repository", "id"]
    assert module.read(["nobody/*"], "outcomes").compute(scheduler="sync")["outcome"].tolist() == ["not_found"]
    assert len(module.crawl(["nobody/*"], ["issues"], tmp_path)) == 0
    assert read(tmp_path, "outcomes")["outcome"].to_pylist() == ["not_found"]


def test_dask_goes_on_when_a_repository_fails(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    dask = pytest.importorskip("dask")
    pytest.importorskip("dask.dataframe")
    for name in "abc":
        github.add(f"o/{name}", issues=1)
    github.repositories["o/b"].statuses["issues"] = 500
    module = importlib.import_module("ferrohub.dask")
    with dask.config.set(scheduler="sync"):
        report = module.crawl(["o/*"], ["issues"], tmp_path)
        assert report[report["failed"] != ""]["repository"].tolist() == ["o/b"]
        assert sorted(read(tmp_path, "issues")["repository"].to_pylist()) == ["a", "c"]
        github.repositories["o/b"].statuses.clear()
        # The same run goes on: what is finished is not requested again.
        github.requests.clear()
        assert module.crawl(["o/*"], ["issues"], tmp_path)["repository"].unique().tolist() == ["o/b"]
        assert github.requested("/repos/o/") == 1


def test_ray_without_partitions() -> None:
    data = pytest.importorskip("ray.data")
    source = importlib.import_module("ferrohub.ray")._Repositories([], workers.chosen("issues"), None, False, None)
    [task] = source.get_read_tasks(1)
    assert isinstance(task, data.ReadTask) and [len(block) for block in task()] == [0]


def test_spark_without_partitions() -> None:
    """Spark reads None if a data source has no partitions."""
    reader = importlib.import_module("ferrohub.spark")._Reader({})
    assert list(reader.read(None)) == []


def test_raw_is_what_github_has_sent(github: SimulatedGitHub, client: ferrohub.Client, tmp_path: pathlib.Path) -> None:
    github.add("o/r", pulls=2)
    crawl(["o/r"], ["reviews"], client, tmp_path, raw=True)
    rows = read(tmp_path, "reviews").to_pylist()
    assert sorted(row["pull_number"] for row in rows) == [1, 2, 2]
    assert all("_parent" not in json.loads(row["raw"]) and row["id"] == json.loads(row["raw"])["id"] for row in rows)
