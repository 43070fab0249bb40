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
    return crawl(["o/r"], [stream], client, folder, **options)


def outcomes(folder: pathlib.Path) -> list[str]:
    return [str(row["outcome"]) for row in read(folder, "outcomes").to_pylist()]


def test_new_items_are_read_although_github_serves_no_more_pages(
    github: SimulatedGitHub, tmp_path: pathlib.Path
) -> None:
    repo = github.add("o/r", pulls=250)

    def transport(request: transports.Request) -> transports.Response:
        if "/pulls?" in request.url and "page=3" in request.url:
            return transports.Response(422, {}, b'{"message": "Pagination is limited"}')
        return github(request)

    for count in range(200, 203):
        assert crawled(transport, tmp_path, "pulls").complete
        assert len(keys(tmp_path, "pulls")) == len(set(keys(tmp_path, "pulls"))) == count
        # The oldest items are still missing.
        assert outcomes(tmp_path) == ["unprocessable"]
        github.create(repo, "pulls")


class Alerts:
    """A server of alerts, whose cursors end with its version.

    :param status: the status of a cursor of another version
    """

    def __init__(self, status: int) -> None:
        self.status, self.version = status, 1
        self.numbers = list(range(350, 0, -1))

    def __call__(self, request: transports.Request) -> transports.Response:
        split = urllib.parse.urlsplit(request.url)
        if split.path == "/repos/o/r":
            return transports.Response.json({"id": 1, "full_name": "o/r"})
        cursor = dict(urllib.parse.parse_qsl(split.query)).get("after", f"1000.{self.version}")
        last, _, version = cursor.partition(".")
        if version != str(self.version):
            return transports.Response(self.status, {}, b'{"message": "Invalid cursor"}')
        found = [number for number in self.numbers if number < int(last)]
        body = [{"number": number, "updated_at": shown(1_700_000_000 + 90 * number)} for number in found[:100]]
        link = f'<{request.url}&after={found[99]}.{version}>; rel="next"' if len(found) > 100 else ""
        text = json.dumps(body)
        return transports.Response(200, {"ETag": f'"{hash(text)}"', **({"Link": link} if link else {})}, text.encode())


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
