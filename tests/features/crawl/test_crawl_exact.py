"""Changes that no time and no ETag of a first page shows."""

from __future__ import annotations

import json
import pathlib
import random
import urllib.parse
from typing import Any

import pytest

pytest.importorskip("pyarrow")

import ferrohub
from crawl_model import MODELLED, SIZE, Model
from crawled_github import SimulatedGitHub
from ferrohub import transports
from ferrohub.crawl import crawl, dataset, read
from modelled_changes import shown
from modelled_streams import PARENTS


def model_of(name: str, count: int) -> Model:
    """A repository with so many items, which does not change by itself. All have the same time."""
    model = Model([name], random.Random(1))
    model.is_live = False
    for _ in range(count):
        model.add(name)
    return model


def crawled(transport: Any, folder: pathlib.Path, *names: str, budget: int | None = None) -> dict[str, int]:
    streams = [MODELLED[name] for name in names]
    report = crawl(["o/r"], streams, ferrohub.Client(token="...", transport=transport), folder, budget=budget)
    assert report.complete
    return report.rows


def bodies(folder: pathlib.Path, name: str) -> dict[str, str]:
    return {str(row["number" if name == "pulls" else "id"]): row["title" if name == "pulls" else "body"]
            for row in read(folder, MODELLED[name]).to_pylist()}  # fmt: skip


@pytest.mark.parametrize("name", ["comments", "pulls"])
@pytest.mark.parametrize("count", [3, 5 * SIZE])
def test_a_second_edit_within_the_same_second(name: str, count: int, tmp_path: pathlib.Path) -> None:
    model = model_of(name, count)
    crawled(model, tmp_path, name)
    for number in (1, count):
        model.edit(model.items[name][number])
        assert crawled(model, tmp_path, name)[name] == 1
        model.edit(model.items[name][number])
        assert crawled(model, tmp_path, name)[name] == 1
    assert bodies(tmp_path, name) == model.expected(name)
    assert sum(crawled(model, tmp_path, name).values()) == 0


@pytest.mark.parametrize("name", ["comments", "pulls"])
def test_items_of_one_second_that_change_while_they_are_read(name: str, tmp_path: pathlib.Path) -> None:
    model, sent = model_of(name, 5 * SIZE), 0

    def transport(request: transports.Request) -> transports.Response:
        nonlocal sent
        sent += 1
        if sent == 4:
            model.now += 10
            for number in range(1, SIZE + 1):
                model.edit(model.items[name][number])
        return model(request)

    crawled(transport, tmp_path, name)
    crawled(transport, tmp_path, name)
    assert bodies(tmp_path, name) == model.expected(name)


@pytest.mark.parametrize("age", [0, 50])
def test_a_change_behind_a_page_whose_items_have_all_just_changed(age: int, tmp_path: pathlib.Path) -> None:
    """It is on the next page, and the first one keeps its ETag."""
    model = model_of("pulls", 3 * SIZE)
    model.now += 1000
    for number in range(2 * SIZE, 3 * SIZE):
        model.edit(model.items["pulls"][number + 1])
    crawled(model, tmp_path, "pulls")
    model.items["pulls"][1].shown = (model.now - age, 2)
    assert crawled(model, tmp_path, "pulls")["pulls"] == 1
    assert bodies(tmp_path, "pulls") == model.expected("pulls")


@pytest.mark.parametrize("name", ["comments", "pulls"])
def test_what_follows_a_full_last_page_whose_items_have_all_just_changed(name: str, tmp_path: pathlib.Path) -> None:
    """Each page keeps its ETag."""
    model = model_of(name, 2 * SIZE + 1)
    late = model.items[name].pop(1)
    crawled(model, tmp_path, name)
    model.items[name][1] = late
    assert crawled(model, tmp_path, name)[name] == 1
    assert bodies(tmp_path, name) == model.expected(name)


def test_a_change_that_a_replica_shows_late(tmp_path: pathlib.Path) -> None:
    model = model_of("comments", SIZE)
    model.now += 100
    model.edit(model.items["comments"][4])
    crawled(model, tmp_path, "comments")
    model.items["comments"][2].shown = (model.now - 50, 2)
    assert crawled(model, tmp_path, "comments")["comments"] == 1
    assert bodies(tmp_path, "comments") == model.expected("comments")


def test_additions_on_a_later_page_of_a_snapshot(tmp_path: pathlib.Path) -> None:
    for count in (2 * SIZE, 2 * SIZE + 1):
        model, folder = model_of("labels", count), tmp_path / str(count)
        crawled(model, folder, "labels")
        model.add("labels")
        assert crawled(model, folder, "labels")["labels"] == count + 1
        assert len(read(folder, "labels")) == count + 1
        assert sum(crawled(model, folder, "labels").values()) == 0


@pytest.mark.parametrize("name", ["projects", "custom_properties", "team_members", "project_items"])
def test_additions_after_a_full_last_page(name: str, tmp_path: pathlib.Path) -> None:
    """The last page keeps its ETag; and where pages are not numbered, there is none after it to look at."""
    for count in (SIZE, 2 * SIZE):
        model, folder = model_of(name, 0), tmp_path / str(count)
        if name in PARENTS:
            model.add(PARENTS[name])
        while len(model.items[name]) < count:
            model.add(name)
        assert crawled(model, folder, name, budget=40)[name] == count
        assert sum(crawled(model, folder, name).values()) == 0
        while len(model.items[name]) == count:
            model.add(name)
        assert crawled(model, folder, name, budget=40)[name] == count + 1
        assert len(read(folder, MODELLED[name])) == count + 1


def test_a_completed_run_that_is_run_again(tmp_path: pathlib.Path) -> None:
    model = model_of("workflow_runs", 3 * SIZE)
    crawled(model, tmp_path, "workflow_runs")
    model.now += 3600
    model.edit(model.items["workflow_runs"][1])
    assert crawled(model, tmp_path, "workflow_runs")["workflow_runs"] == 1
    rows = read(tmp_path, "workflow_runs").to_pylist()
    assert {row["display_title"] for row in rows if row["id"] == 1} == {"1 v2"}


def test_a_run_that_changes_and_moves_to_the_page_where_a_crawl_goes_on(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second look at the first pages ends with that page, which has the change already."""
    monkeypatch.setattr("ferrohub.crawl._walks.steps.MANY_PAGES", 2)
    model = model_of("workflow_runs", 3 * SIZE)
    for budget in (3, None):
        model.now += 1000
        for _ in range(SIZE):
            model.add("workflow_runs")
        client = ferrohub.Client(token="...", transport=model)
        crawl(["o/r"], [MODELLED["workflow_runs"]], client, tmp_path, budget=budget)
        if budget:
            model.edit(model.items["workflow_runs"][3 * SIZE])
    crawled(model, tmp_path, "workflow_runs")
    rows = read(tmp_path, "workflow_runs").to_pylist()
    assert {str(row["id"]): row["display_title"] for row in rows} == model.expected("workflow_runs")


def test_a_pull_request_that_changes_again_within_its_second_and_moves_to_the_next_page(tmp_path: pathlib.Path) -> None:
    """No later page or run shows the change, as its time is the same."""
    model, sent = model_of("pulls", 2 * SIZE), 0

    def transport(request: transports.Request) -> transports.Response:
        nonlocal sent
        sent += "/pulls" in request.url
        if sent == 2 and "/pulls" in request.url:
            item = model.items["pulls"][SIZE + 1]  # the last one of the first page
            model.edit(item)
            model.add("pulls")
        return model(request)

    assert crawled(transport, tmp_path, "pulls")["pulls"] == 2 * SIZE + 1
    assert bodies(tmp_path, "pulls")[str(SIZE + 1)] == model.expected("pulls")[str(SIZE + 1)]


@pytest.mark.parametrize("where", ["first", "last"])
def test_alerts_without_a_time_are_read_wherever_they_are(where: str, tmp_path: pathlib.Path) -> None:
    """Of secret scanning alerts, the time of the last change may be null."""
    times: dict[int, int | None] = {number: None if number <= 2 * SIZE else number for number in range(1, 5 * SIZE + 1)}

    def transport(request: transports.Request) -> transports.Response:
        split = urllib.parse.urlsplit(request.url)
        if split.path == "/repos/o/r":
            return transports.Response.json({"id": 1, "full_name": "o/r"})
        page = int(dict(urllib.parse.parse_qsl(split.query)).get("page", "1"))
        missing = 0 if where == "last" else 10**6
        numbers = sorted(times, key=lambda number: (times[number] or missing, number), reverse=True)
        body = [{"number": number, "updated_at": None if (at := times[number]) is None else shown(1000 * at)}
                for number in numbers[SIZE * page - SIZE : SIZE * page]]  # fmt: skip
        etag = f'"{body}"'
        if etag in request.headers.values():
            return transports.Response(304, {"ETag": etag}, b"")
        link = f'<{split.path}?per_page={SIZE}&page={page + 1}>; rel="next"' if SIZE * page < len(times) else ""
        return transports.Response(200, {"ETag": etag, **({"Link": link} if link else {})}, json.dumps(body).encode())

    stream = MODELLED["secret_scanning_alerts"]
    for number, at in ((1, None), (30, None), (31, 31), (30, 32), (32, None), (33, 33)):
        times[number] = at
        client = ferrohub.Client(token="...", transport=transport)
        assert crawl(["o/r"], [stream], client, tmp_path).complete
        rows = {row["number"]: row["updated_at"] for row in read(tmp_path, stream).to_pylist()}
        found = {number: at and at.timestamp() for number, at in rows.items()}
        assert found == {number: at and 1000.0 * at for number, at in times.items()}
        assert crawl(["o/r"], [stream], client, tmp_path).rows.get(stream.name, 0) == 0


def test_reviews_are_written_once(tmp_path: pathlib.Path) -> None:
    github = SimulatedGitHub()
    repo = github.add("o/r", pulls=30)
    client = ferrohub.Client(token="...", transport=github)
    for graphql in (False, False, True):
        for number in range(1, 31):
            github.touch(repo, "pulls", number)
        repo.reviewed[7] = repo.reviewed.get(7, 1) + 1
        assert crawl(["o/r"], ["reviews"], client, tmp_path, graphql=graphql).complete
    keys = dataset(tmp_path, "reviews").to_table()["id"].to_pylist()
    assert sorted(keys) == sorted(repo.keys("reviews"))


def test_commits_to_which_a_branch_returns_are_written_once(tmp_path: pathlib.Path) -> None:
    github = SimulatedGitHub()
    repo = github.add("o/r", commits=150)
    client = ferrohub.Client(token="...", transport=github)
    for commits in (150, 145, 150, 20, 260):
        repo.commits = commits
        repo.known_commits()
        assert crawl(["o/r"], ["commits"], client, tmp_path).complete
    shas = dataset(tmp_path, "commits").to_table()["sha"].to_pylist()
    assert sorted(shas) == sorted(repo.keys("commits"))
