"""Pages of snapshots that GitHub does not serve although it serves others."""

from __future__ import annotations

import json
import pathlib
import urllib.parse
from typing import Any

import pytest

pytest.importorskip("pyarrow")

import ferrohub
from ferrohub import transports
from ferrohub.crawl import Report, Stream, batches, crawl, read
from modelled_changes import shown

TYPES = ("npm", "maven", "rubygems", "docker", "nuget", "container")


class Packages:
    """A server of the packages of an organization: one of each type, until others are added.

    :param refused: types that it does not serve, with their statuses
    """

    def __init__(self, refused: dict[str, int]) -> None:
        self.refused, self.requests = refused, 0
        self.packages = {name: [f"{name}-1"] for name in TYPES}

    def __call__(self, request: transports.Request) -> transports.Response:
        split = urllib.parse.urlsplit(request.url)
        if split.path in ("/users/o", "/orgs/o"):
            return transports.Response.json({"id": 1, "login": "o", "type": "Organization"})
        if split.path != "/orgs/o/packages":
            return transports.Response.json([])
        self.requests += 1
        name = dict(urllib.parse.parse_qsl(split.query))["package_type"]
        if name in self.refused:
            return transports.Response(self.refused[name], {}, b'{"message": "Invalid argument."}')
        found = self.packages[name]
        etag = f'"{name}-{len(found)}"'
        if etag in request.headers.values():
            return transports.Response(304, {"ETag": etag})
        body = [
            {"id": 10 * TYPES.index(name) + at, "name": each, "package_type": name} for at, each in enumerate(found)
        ]
        return transports.Response(200, {"ETag": etag}, json.dumps(body).encode())


def crawled(server: Any, folder: pathlib.Path, **options: Any) -> Report:
    client = ferrohub.Client(token="...", transport=server)
    report: Report = crawl(["o/*"], ["packages"], client, folder, **options)
    return report


def names(folder: pathlib.Path) -> list[str]:
    return sorted(read(folder, "packages")["name"].to_pylist())


def outcomes(folder: pathlib.Path) -> list[tuple[int, str, str]]:
    found = read(folder, "outcomes").to_pylist()
    return [(row["status"], row["outcome"], row["detail"]) for row in found if row["stream"] == "packages"]


@pytest.mark.parametrize("status", [400, 403, 404, 422])
@pytest.mark.parametrize("kind", ["npm", "container"])
def test_types_of_packages_of_which_one_is_refused(tmp_path: pathlib.Path, kind: str, status: int) -> None:
    server = Packages({kind: status})
    others = [f"{name}-1" for name in sorted(TYPES) if name != kind]
    report = crawled(server, tmp_path)
    assert report.complete and names(tmp_path) == others
    outcome = {400: "unprocessable", 403: "forbidden", 404: "not_found", 422: "unprocessable"}[status]
    said = (status, outcome, f"package_type={kind}: Invalid argument.")
    assert outcomes(tmp_path) == [said] and len(report.outcomes) == 1

    server.requests = 0
    second = crawled(server, tmp_path)
    assert second.complete and not second.rows.get("packages") and second.outcomes == []
    assert server.requests == len(TYPES) and names(tmp_path) == others

    # When GitHub serves it, what it has is read.
    server.refused.clear()
    assert crawled(server, tmp_path).complete
    assert names(tmp_path) == sorted([*others, f"{kind}-1"]) and outcomes(tmp_path)[-1] == (200, "ok", "")


@pytest.mark.parametrize(("status", "stays"), [(400, True), (403, True), (422, True), (404, False), (410, False)])
@pytest.mark.parametrize("kind", ["npm", "container"])
def test_packages_of_a_type_that_is_refused_later(tmp_path: pathlib.Path, kind: str, status: int, stays: bool) -> None:
    server = Packages({})
    assert crawled(server, tmp_path).complete and len(names(tmp_path)) == len(TYPES)
    server.refused[kind] = status
    server.packages["maven"].append("maven-2")
    for _ in range(2):
        assert crawled(server, tmp_path).complete
        assert (f"{kind}-1" in names(tmp_path)) == stays and "maven-2" in names(tmp_path)
        assert len(names(tmp_path)) == len(TYPES) + stays
    # They stay also when others change again.
    server.packages["maven"].append("maven-3")
    assert crawled(server, tmp_path).complete
    assert (f"{kind}-1" in names(tmp_path)) == stays and "maven-3" in names(tmp_path)


@pytest.mark.parametrize("before", [False, True])
def test_types_of_packages_that_are_all_refused(tmp_path: pathlib.Path, before: bool) -> None:
    server = Packages({})
    if before:
        assert crawled(server, tmp_path).complete
    server.refused = dict.fromkeys(TYPES, 403)
    for _ in range(2):
        report = crawled(server, tmp_path)
        assert report.complete and outcomes(tmp_path)[-1] == (403, "forbidden", "Invalid argument.")
        assert not before or len(names(tmp_path)) == len(TYPES)
    for name in TYPES[1:]:
        del server.refused[name]
        server.packages[name].append(f"{name}-2")
    assert crawled(server, tmp_path).complete
    assert len(names(tmp_path)) == 2 * (len(TYPES) - 1) + before


def test_a_type_that_is_still_refused_after_all_were(tmp_path: pathlib.Path) -> None:
    server = Packages({"container": 400})
    assert crawled(server, tmp_path).complete
    (said,) = outcomes(tmp_path)
    server.refused = dict.fromkeys(TYPES, 403)
    assert crawled(server, tmp_path).complete and outcomes(tmp_path)[-1][0] == 403
    server.refused = {"container": 400}
    assert crawled(server, tmp_path).complete
    assert outcomes(tmp_path)[-1] == said


@pytest.mark.parametrize("budget", range(2, 8))
def test_a_walk_that_is_interrupted_beside_a_type_that_is_refused(tmp_path: pathlib.Path, budget: int) -> None:
    server = Packages({"docker": 400, "npm": 403})
    for _ in range(10):
        if crawled(server, tmp_path, budget=budget).complete:
            break
    assert crawled(server, tmp_path).complete
    assert names(tmp_path) == [f"{name}-1" for name in sorted(TYPES) if name not in server.refused]
    (status, outcome, detail) = outcomes(tmp_path)[-1]
    assert (status, outcome) == (403, "forbidden") and "package_type=docker: Invalid" in detail


@pytest.mark.parametrize("status", [400, 422])
def test_a_snapshot_of_which_github_serves_no_more_pages(tmp_path: pathlib.Path, status: int) -> None:
    own = Stream("own", "GET /repos/{owner}/{repo}/own", "number:int", "number")
    numbers, sent = list(range(1, 251)), []

    def transport(request: transports.Request) -> transports.Response:
        split = urllib.parse.urlsplit(request.url)
        if split.path == "/repos/o/r":
            return transports.Response.json({"id": 1, "full_name": "o/r"})
        page = int(dict(urllib.parse.parse_qsl(split.query)).get("page", 1))
        sent.append(page)
        if page > 2:
            return transports.Response(status, {}, b'{"message": "Only the first 200 results are available."}')
        text = json.dumps([{"number": number} for number in numbers[100 * (page - 1) : 100 * page]])
        link = f'<https://api.github.com/repos/o/r/own?per_page=100&page={page + 1}>; rel="next"'
        headers = {"ETag": f'"{hash(text)}"', "Link": link}
        if headers["ETag"] in request.headers.values():
            return transports.Response(304, headers)
        return transports.Response(200, headers, text.encode())

    client = ferrohub.Client(token="...", transport=transport)
    for count in (1, 0, 0):
        report = crawl(["o/r"], [own], client, tmp_path)
        assert report.complete and len(report.outcomes) == count
        assert sorted(read(tmp_path, own)["number"].to_pylist()) == list(range(1, 201))
    (row,) = read(tmp_path, "outcomes").to_pylist()
    assert (row["status"], row["outcome"]) == (status, "unprocessable")
    assert row["detail"] == "page=3: Only the first 200 results are available."
    # Unchanged pages are requested with their ETags, and the one that is refused once.
    assert sent == [1, 2, 3, 1, 1, 2, 3, 1, 2, 3]
    numbers[:0] = [0]
    assert crawl(["o/r"], [own], client, tmp_path).complete
    assert sorted(read(tmp_path, own)["number"].to_pylist()) == list(range(200))


class Stars:
    """A server of the stars of a repository, without ETags.

    :param limit: the number of pages that it serves
    :param status: the status of others
    :param is_last_served: whether links name the last page that it serves as the last one
    """

    def __init__(self, count: int, limit: int, status: int = 422, *, is_last_served: bool = True) -> None:
        self.count, self.limit, self.status, self.is_last_served = count, limit, status, is_last_served
        self.sent = list[int]()

    def __call__(self, request: transports.Request) -> transports.Response:
        split = urllib.parse.urlsplit(request.url)
        if split.path == "/repos/o/r":
            return transports.Response.json({"id": 1, "full_name": "o/r"})
        page = int(dict(urllib.parse.parse_qsl(split.query)).get("page", 1))
        self.sent.append(page)
        if page > self.limit:
            return transports.Response(self.status, {}, b'{"message": "Pagination is limited for this resource."}')
        ids = range(100 * (page - 1) + 1, min(self.count, 100 * page) + 1)
        body = [{"starred_at": shown(1_700_000_000 + 90 * each), "user": {"id": each}} for each in ids]
        url, last = "https://api.github.com/repos/o/r/stargazers?per_page=100&page=", -(-self.count // 100)
        last = min(self.limit, last) if self.is_last_served else last
        link = f'<{url}{page + 1}>; rel="next", <{url}{last}>; rel="last"' if page < last else ""
        return transports.Response(200, {"Link": link} if link else {}, json.dumps(body).encode())


@pytest.mark.parametrize("status", [400, 422])
@pytest.mark.parametrize("is_last_served", [True, False])
def test_a_list_of_which_github_serves_the_first_pages(
    tmp_path: pathlib.Path, status: int, is_last_served: bool
) -> None:
    """As the first 400 pages of stargazers, of which a link names the last."""
    server = Stars(260, 2, status, is_last_served=is_last_served)
    client = ferrohub.Client(token="...", transport=server)

    def run() -> tuple[list[int], list[tuple[int, str]]]:
        report = crawl(["o/r"], ["stargazers"], client, tmp_path)
        assert report.complete, report.failed
        return sorted(read(tmp_path, "stargazers")["user_id"].to_pylist()), [
            (row["status"], row["outcome"]) for row in report.outcomes
        ]

    assert run() == ([*range(1, 201)], [(status, "unprocessable")])
    assert run() == ([*range(1, 201)], [])
    server.limit = 4
    assert run() == ([*range(1, 261)], [(200, "ok")])
    server.count = 300
    assert run() == ([*range(1, 301)], [])
    assert run() == ([*range(1, 301)], [])


@pytest.mark.parametrize("limit", [None, 3])
def test_a_full_last_page_costs_one_request(tmp_path: pathlib.Path, limit: int | None) -> None:
    """The page after it is requested once, also if responses have no ETag."""
    server = Stars(300, limit or 1000)
    client = ferrohub.Client(token="...", transport=server)
    outcomes = []
    for _ in range(3):
        report = crawl(["o/r"], ["stargazers"], client, tmp_path)
        assert report.complete
        outcomes += [row["outcome"] for row in report.outcomes]
    assert server.sent == [1, 3, 2, 1, 4, 3, 3] and outcomes == ([] if limit is None else ["unprocessable"])
    if limit is None:
        server.count = 301
        assert crawl(["o/r"], ["stargazers"], client, tmp_path).rows["stargazers"] == 1


def test_batches_have_the_outcome_of_a_type_that_is_refused() -> None:
    client = ferrohub.Client(token="...", transport=Packages({"container": 400}))
    found = list(batches(["o/*"], ["packages"], client))
    (outcome,) = [row for batch in found if batch.stream == "outcomes" for row in batch.table.to_pylist()]
    assert (outcome["status"], outcome["detail"]) == (400, "package_type=container: Invalid argument.")
    assert sum(len(batch.table) for batch in found if batch.stream == "packages") == len(TYPES) - 1
