"""Items that are no objects, or have no valid key, are an outcome of their stream, whose other items are read."""

from __future__ import annotations

import json
import pathlib
import re
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("pyarrow")

import pyarrow.compute as pc

import ferrohub
from crawled_github import SimulatedGitHub
from ferrohub import transports
from ferrohub.crawl import STREAMS, Report, _planning, batches, crawl, read

Change = Callable[[Any], Any]


class Changed:
    """A GitHub that changes an item of the responses to some requests.

    :param part: part of the paths of these requests
    :param at: the number of the item on its page
    :param page: the number of the page
    """

    def __init__(self, github: SimulatedGitHub, part: str, change: Change, at: int = 1, page: str = "") -> None:
        self._github, self._part, self._change, self._at, self._page = github, part, change, at, page
        self.is_broken = True

    def __call__(self, request: transports.Request) -> transports.Response:
        response = self._github(request)
        if not (self.is_broken and self._part in request.url and self._page in request.url and response.status == 200):
            return response
        body = json.loads(response.body)
        items = body if isinstance(body, list) else next(each for each in body.values() if isinstance(each, list))
        if len(items) > self._at:
            items[self._at] = self._change(items[self._at])
        headers = [(name, value) for name, value in response.headers if name.lower() != "content-length"]
        return transports.Response(200, headers, json.dumps(body).encode())


def crawled(transport: Any, folder: pathlib.Path, *streams: Any, **options: Any) -> Report:
    client = ferrohub.Client(token="...", transport=transport)
    return crawl(["o/r"], streams, client, folder, **{"graphql": False, **options})


def outcomes(folder: pathlib.Path) -> list[tuple[str, int, str, str]]:
    names = ("stream", "status", "outcome", "detail")
    return [tuple(row[name] for name in names) for row in read(folder, "outcomes").to_pylist()]


@pytest.mark.parametrize("value", [None, 3, "x", [{}]])
@pytest.mark.parametrize("stream", ["issues", "labels", "workflow_runs", "stargazers", "commits"])
def test_items_that_are_no_objects_are_an_outcome(
    github: SimulatedGitHub, tmp_path: pathlib.Path, stream: str, value: Any
) -> None:
    """Both of pages that are read by columns and of those that are decoded."""
    path = {"workflow_runs": "/actions/runs"}.get(stream, f"/{stream}")
    options: dict[str, Any] = {stream: 5}
    repo = github.add("o/r", **options)
    transport = Changed(github, f"o/r{path}", lambda item: value)
    report = crawled(transport, tmp_path, stream)
    assert report.complete and report.rows[stream] == 4
    assert [row["outcome"] for row in report.outcomes] == ["invalid"]
    [(name, status, outcome, detail)] = outcomes(tmp_path)
    assert (name, status, outcome) == (stream, 200, "invalid") and "1 item is no JSON object of 5" in detail
    # A run without changes has nothing to add.
    report = crawled(transport, tmp_path, stream)
    assert report.complete and report.outcomes == []
    assert len(repo.keys(stream)) == 5 and len(read(tmp_path, stream)) == 4


@pytest.mark.parametrize("value", [None, "abc", 1.5, 2**70, True, {}])
@pytest.mark.parametrize("stream", ["issues", "labels", "workflow_runs"])
def test_items_without_a_valid_key_are_an_outcome(
    github: SimulatedGitHub, tmp_path: pathlib.Path, stream: str, value: Any
) -> None:
    options: dict[str, Any] = {stream: 5}
    github.add("o/r", **options)
    path, key = {"workflow_runs": "/actions/runs"}.get(stream, f"/{stream}"), STREAMS[stream].key
    report = crawled(Changed(github, f"o/r{path}", lambda item: {**item, key: value}), tmp_path, stream)
    assert report.complete and report.rows[stream] == 5
    [(_, _, outcome, detail)] = outcomes(tmp_path)
    assert outcome == "invalid" and f"1 item is without a valid {key} (int) of 5" in detail


def test_an_outcome_has_the_page(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    github.add("o/r", labels=250)
    transport = Changed(github, "o/r/labels", lambda item: None, page="page=2")
    report = crawled(transport, tmp_path, "labels")
    assert report.complete and report.rows["labels"] == 249
    assert outcomes(tmp_path) == [("labels", 200, "invalid", "page=2: 1 item is no JSON object of 100")]


def test_an_interrupted_crawl_keeps_what_it_has_found(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    github.add("o/r", labels=250)
    transport = Changed(github, "o/r/labels", lambda item: None, page="page=2")
    for budget in (3, None):
        crawled(transport, tmp_path, "labels", budget=budget, concurrency=1)
    assert outcomes(tmp_path) == [("labels", 200, "invalid", "page=2: 1 item is no JSON object of 100")]


def test_a_snapshot_without_such_items_is_ok_again(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo = github.add("o/r", labels=5)
    transport = Changed(github, "o/r/labels", lambda item: None)
    assert crawled(transport, tmp_path, "labels").complete
    transport.is_broken = False
    github.create(repo, "labels")
    assert crawled(transport, tmp_path, "labels").complete and len(read(tmp_path, "labels")) == 6
    assert outcomes(tmp_path) == [("labels", 200, "ok", "")]


def test_an_incremental_stream_stays_invalid(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    """Its earlier pages are not requested again."""
    repo = github.add("o/r", issues=5)
    transport = Changed(github, "o/r/issues", lambda item: None)
    for count in (5, 6):
        github.now += 1000
        github.create(repo, "issues")
        report = crawled(transport, tmp_path, "issues")
        assert report.complete and len(read(tmp_path, "issues")) == count
        transport.is_broken = False
    assert [row[2] for row in outcomes(tmp_path)] == ["invalid"]


@pytest.mark.parametrize("change", [lambda item: None, lambda item: {**item, "id": None}])
def test_items_of_a_parent_have_the_same_rule_in_rest_and_graphql(
    github: SimulatedGitHub, tmp_path: pathlib.Path, change: Change
) -> None:
    github.add("o/r", pulls=4)

    def transport(request: transports.Request) -> transports.Response:
        rest = Changed(github, "/pulls/2/reviews", change, at=0)(request)
        if "/graphql" not in request.url:
            return rest
        found = re.search(rb"(p\d+): pullRequest\(number: 2\)", b"".join(request))
        body = json.loads(rest.body)
        nodes = body["data"]["repository"][found[1].decode()]["items"]["nodes"] if found else []
        nodes[:1] = map(change, nodes[:1])
        return transports.Response.json(body)

    found = []
    for graphql in (False, True):
        folder = tmp_path / str(graphql)
        report = crawled(transport, folder, "reviews", graphql=graphql)
        assert report.complete, report.failed
        found.append((outcomes(folder), sorted(map(str, read(folder, "reviews")["id"].to_pylist()))))
    assert found[0] == found[1]
    [(stream, _, outcome, detail)] = found[0][0]
    assert (stream, outcome) == ("reviews", "invalid") and "parent=2" in detail


def test_a_node_of_a_stream_of_graphql_that_is_no_object(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    github.add("o/r")

    def transport(request: transports.Request) -> transports.Response:
        response = github(request)
        if "/graphql" not in request.url:
            return response
        body = json.loads(response.body)
        body["data"]["repository"]["items"]["nodes"] = [{"number": 1}, None, {"number": 2}]
        return transports.Response.json(body)

    report = crawled(transport, tmp_path, "discussions", graphql="auto")
    assert report.complete and report.rows["discussions"] == 2
    assert [row[2] for row in outcomes(tmp_path)] == ["invalid"]


def test_batches_have_the_outcome(github: SimulatedGitHub) -> None:
    github.add("o/r", labels=5)
    client = ferrohub.Client(token="...", transport=Changed(github, "o/r/labels", lambda item: None))
    found = {batch.stream: batch.table for batch in batches(["o/r"], ["labels"], client)}
    assert len(found["labels"]) == 4
    assert found["outcomes"]["outcome"].to_pylist() == ["invalid"]


def test_an_outcome_has_some_of_many_pages(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    """And is one row, although the pages are committed one after another."""
    github.add("o/r", labels=1250)
    report = crawled(Changed(github, "o/r/labels", lambda item: None), tmp_path, "labels")
    assert report.complete and report.rows["labels"] == 1237
    [(_, _, _, detail)] = outcomes(tmp_path)
    assert detail.count("1 item is no JSON object of 100") == 10 and detail.endswith("other pages: 3")
    assert len(report.outcomes) == 1


def test_a_full_page_with_such_an_item_is_full(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    """A new item is on the page after it, so the ETag of the full one does not show it."""
    repo = github.add("o/r", labels=100)
    transport = Changed(github, "o/r/labels", lambda item: None)
    assert crawled(transport, tmp_path, "labels").complete
    github.create(repo, "labels")
    assert crawled(transport, tmp_path, "labels").complete and len(read(tmp_path, "labels")) == 100


@pytest.mark.parametrize("body", [{}, {"id": None}, {"id": "x"}, {"id": 2**70}])
@pytest.mark.parametrize(("path", "stream"), [("/repos/o/r", "repositories"), ("/users/o", "owners")])
def test_a_repository_or_an_owner_without_an_id_has_failed(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, path: str, stream: str, body: Any
) -> None:
    """Its rows could not be kept apart from those of others. It is read when GitHub has the ID again."""
    monkeypatch.setattr(_planning, "PAUSES", ())
    for name in ("o/r", "o/other"):
        github.add(name, issues=3)
    is_broken = True

    def transport(request: transports.Request) -> transports.Response:
        if is_broken and request.url.partition("?")[0].endswith(path):
            return transports.Response(200, {"content-type": "application/json"}, json.dumps(body).encode())
        return github(request)

    client = ferrohub.Client(token="...", transport=transport)
    for is_broken in (True, False):
        report = crawl(["o/*"], ["issues", "members"], client, tmp_path, graphql=False)
        assert report.complete != is_broken
        assert [row["stream"] for row in report.outcomes if row["outcome"] == "failed"] == [stream] * is_broken
        assert len(read(tmp_path, "issues", filter=pc.field("repository") == "other")) == 3
        assert None not in read(tmp_path, "repositories")["id"].to_pylist()
    assert len(read(tmp_path, "issues")) == 6 and len(read(tmp_path, stream)) == (2 if stream == "repositories" else 1)
