"""Pages that GitHub rejects: what is new is read in spite of them."""

from __future__ import annotations

import json
import pathlib
import urllib.parse
from typing import Any

import pytest

pytest.importorskip("pyarrow")

import ferrohub
from crawled_folders import keys
from crawled_github import SimulatedGitHub
from ferrohub import transports
from ferrohub.crawl import Report, Stream, crawl, dataset, read
from modelled_changes import shown


def crawled(transport: Any, folder: pathlib.Path, stream: str | Stream, **options: Any) -> Report:
    client = ferrohub.Client(token="...", transport=transport)
    report: Report = crawl(["o/r"], [stream], client, folder, **options)
    return report


def outcomes(folder: pathlib.Path) -> list[str]:
    return [str(row["outcome"]) for row in read(folder, "outcomes").to_pylist()]


@pytest.mark.parametrize("status", [400, 422])
def test_new_items_are_read_although_github_serves_no_more_pages(
    github: SimulatedGitHub, tmp_path: pathlib.Path, status: int
) -> None:
    repo = github.add("o/r", pulls=250)

    def transport(request: transports.Request) -> transports.Response:
        if "/pulls?" in request.url and "page=3" in request.url:
            return transports.Response(status, {}, b'{"message": "Pagination is limited"}')
        return github(request)

    for count in range(200, 203):
        assert crawled(transport, tmp_path, "pulls").complete
        assert len(keys(tmp_path, "pulls")) == len(set(keys(tmp_path, "pulls"))) == count
        # The oldest items are still missing.
        assert outcomes(tmp_path) == ["unprocessable"]
        github.create(repo, "pulls")
    repo.statuses["pulls"] = 403
    assert crawled(transport, tmp_path, "pulls").complete and outcomes(tmp_path) == ["forbidden"]
    repo.statuses.clear()
    for _ in range(2):
        assert crawled(transport, tmp_path, "pulls").complete and outcomes(tmp_path) == ["unprocessable"]


class Alerts:
    """A server of alerts, whose cursors end with its version.

    :param status: the status of a cursor of another version
    :param step: seconds from one alert to the next
    """

    def __init__(self, status: int, step: int = 90) -> None:
        self.status, self.version, self.step = status, 1, step
        self.numbers = list(range(350, 0, -1))

    def __call__(self, request: transports.Request) -> transports.Response:
        split = urllib.parse.urlsplit(request.url)
        if split.path == "/repos/o/r":
            return transports.Response.json({"id": 1, "full_name": "o/r"})
        if split.path == "/repos/o/r/tops":
            is_known = '"1"' in request.headers.values()
            return transports.Response(304 if is_known else 200, {"ETag": '"1"'}, b"" if is_known else b'[{"id": 1}]')
        cursor = dict(urllib.parse.parse_qsl(split.query)).get("after", f"1000.{self.version}")
        last, _, version = cursor.partition(".")
        if version != str(self.version):
            return transports.Response(self.status, {}, b'{"message": "Invalid cursor"}')
        found = [number for number in self.numbers if number < int(last)]
        body = [{"number": number, "updated_at": shown(1_700_000_000 + self.step * number)} for number in found[:100]]
        link = f'<{request.url}&after={found[99]}.{version}>; rel="next"' if len(found) > 100 else ""
        text = json.dumps(body)
        headers = {"ETag": f'"{hash(text)}"', **({"Link": link} if link else {})}
        if headers["ETag"] in request.headers.values():
            return transports.Response(304, headers)
        return transports.Response(200, headers, text.encode())


@pytest.mark.parametrize("status", [400, 422])
def test_an_interrupted_walk_whose_cursor_is_not_valid_any_more(tmp_path: pathlib.Path, status: int) -> None:
    server = Alerts(status)
    assert not crawled(server, tmp_path, "dependabot_alerts", budget=3).complete
    assert len(keys(tmp_path, "dependabot_alerts")) == 200
    server.version = 2
    report = crawled(server, tmp_path, "dependabot_alerts")
    # What was written before is not written again.
    assert report.complete and report.rows["dependabot_alerts"] == 150 and report.outcomes == []
    assert keys(tmp_path, "dependabot_alerts") == sorted(server.numbers)
    assert crawled(server, tmp_path, "dependabot_alerts").requests == 2


@pytest.mark.parametrize("runs", [0, 1])
@pytest.mark.parametrize("status", [400, 422])
def test_an_interrupted_snapshot_whose_cursor_is_not_valid_any_more(
    tmp_path: pathlib.Path, status: int, runs: int
) -> None:
    """What it had read is read again, and is there once."""
    own = Stream("own", "GET /repos/{owner}/{repo}/own", "number:int updated_at:time", "number")
    server = Alerts(status)
    for _ in range(runs):
        assert crawled(server, tmp_path, own).complete
    server.numbers = [351, *server.numbers]
    assert not crawled(server, tmp_path, own, budget=3).complete
    server.version = 2
    for _ in range(2):
        report = crawled(server, tmp_path, own)
        assert report.complete and report.outcomes == []
        assert sorted(dataset(tmp_path, "own").to_table()["number"].to_pylist()) == sorted(server.numbers)


def test_an_interrupted_walk_that_begins_again_and_ends_before_its_place(tmp_path: pathlib.Path) -> None:
    server = Alerts(422)
    assert not crawled(server, tmp_path, "dependabot_alerts", budget=3).complete
    server.version, server.numbers = 2, server.numbers[:150]
    report = crawled(server, tmp_path, "dependabot_alerts")
    assert report.complete and not report.rows.get("dependabot_alerts")
    assert len(keys(tmp_path, "dependabot_alerts")) == 200


def test_an_interrupted_snapshot_of_what_is_again_as_it_was_before(tmp_path: pathlib.Path) -> None:
    """What was read meanwhile is not a part of a later snapshot."""
    own = Stream("own", "GET /repos/{owner}/{repo}/own", "number:int", "number")
    server = Alerts(422)
    numbers, server.numbers = server.numbers, server.numbers[:50]
    assert crawled(server, tmp_path, own).complete
    server.numbers = numbers
    assert not crawled(server, tmp_path, own, budget=3).complete
    for server.version, server.numbers in ((2, numbers[:50]), (2, numbers[:51])):
        report = crawled(server, tmp_path, own)
        assert report.complete and report.outcomes == []
        assert sorted(dataset(tmp_path, "own").to_table()["number"].to_pylist()) == sorted(server.numbers)


@pytest.mark.parametrize("budget", [5, 6])
@pytest.mark.parametrize("status", [400, 422])
def test_an_interrupted_walk_through_items_of_one_second(tmp_path: pathlib.Path, status: int, budget: int) -> None:
    """They are read from the last to the first."""
    own = Stream("own", "GET /repos/{owner}/{repo}/own", "number:int updated_at:time", "number", "since", "updated_at",
                 "sort=updated&direction=asc")  # fmt: skip
    server = Alerts(status, step=0)
    assert not crawled(server, tmp_path, own, budget=budget).complete
    server.version = 2
    report = crawled(server, tmp_path, own)
    assert report.complete and report.outcomes == []
    assert sorted(dataset(tmp_path, "own").to_table()["number"].to_pylist()) == sorted(server.numbers)


@pytest.mark.parametrize("whole", [False, True])
@pytest.mark.parametrize("status", [400, 422])
def test_items_of_a_parent_whose_cursor_is_not_valid_any_more(tmp_path: pathlib.Path, status: int, whole: bool) -> None:
    tops = Stream("tops", "GET /repos/{owner}/{repo}/tops", "id:int")
    parts = Stream("parts", "GET /repos/{owner}/{repo}/tops/{parent}", "number:int top=_parent:int", "number",
                   parent="tops", whole=whole)  # fmt: skip
    server = Alerts(status)
    client = ferrohub.Client(token="...", transport=server)
    assert not crawl(["o/r"], [tops, parts], client, tmp_path, budget=4).complete
    server.version = 2
    for _ in range(2):
        report = crawl(["o/r"], [tops, parts], client, tmp_path)
        assert report.complete and report.outcomes == []
        assert sorted(dataset(tmp_path, "parts").to_table()["number"].to_pylist()) == sorted(server.numbers)


@pytest.mark.parametrize("kind", ["newest", "snapshot", "whole"])
@pytest.mark.parametrize("status", [400, 422])
def test_pages_that_were_read_and_whose_cursors_are_not_valid_any_more(
    tmp_path: pathlib.Path, status: int, kind: str
) -> None:
    """The next run cannot request them with their ETags, so it reads them again."""
    server, route = Alerts(status, step=0), "GET /repos/{owner}/{repo}"
    ways = {
        "newest": [Stream("own", f"{route}/own", "number:int updated_at:time", "number", "newest", "updated_at")],
        "snapshot": [Stream("own", f"{route}/own", "number:int", "number")],
        "whole": [Stream("tops", f"{route}/tops", "id:int"),
                  Stream("own", f"{route}/tops/{{parent}}", "number:int", "number", parent="tops", whole=True)],
    }  # fmt: skip
    client = ferrohub.Client(token="...", transport=server)
    for version in (1, 2, 2):
        server.version = version
        report = crawl(["o/r"], ways[kind], client, tmp_path)
        assert report.complete and report.outcomes == []
        assert sorted(dataset(tmp_path, "own").to_table()["number"].to_pylist()) == sorted(server.numbers)


def test_a_cursor_of_graphql_that_is_not_valid_any_more(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    github.add("o/r")
    version = 1

    def transport(request: transports.Request) -> transports.Response:
        if not request.url.endswith("/graphql"):
            return github(request)
        query = json.loads(b"".join(request))["query"]
        if "after" in query and f'after: \\"{version}' not in json.dumps(query):
            error = {"type": "INVALID_CURSOR_ARGUMENTS", "message": "`1` does not appear to be a valid cursor."}
            return transports.Response.json({"data": {"repository": None}, "errors": [error]})
        numbers = range(1, 51) if "after" in query else range(51, 151)
        nodes = [{"number": number, "updated_at": shown(1_700_000_000 + 90 * number)} for number in reversed(numbers)]
        page = {"hasNextPage": "after" not in query, "endCursor": f"{version}"}
        return transports.Response.json({"data": {"repository": {"items": {"nodes": nodes, "pageInfo": page}}}})

    assert not crawled(transport, tmp_path, "discussions", budget=2).complete
    version = 2
    report = crawled(transport, tmp_path, "discussions")
    assert report.complete and report.rows["discussions"] == 50
    assert keys(tmp_path, "discussions") == list(range(1, 151))
