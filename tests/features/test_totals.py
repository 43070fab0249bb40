"""The number of items of a listing: ``listing.total()``."""

from __future__ import annotations

import gzip
import pathlib
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import NotFoundError, RateLimitExceeded
from ferrohub.graphql import Schema
from ferrohub.testing import GitHub
from harness import BODIES, TOKEN, Reply, Server, body_of, run

#: A page of issues as GitHub has them since 2025: there are more, but not how many.
MORE = {"Link": '<https://api.github.com/repos/o/r/issues?per_page=1&after=abc&page=2>; rel="next"'}
PAGE = Reply([{"number": 7, "id": 7}], headers=MORE)


def counted(number: int, incomplete: bool = False) -> Reply:
    return Reply({"total_count": number, "incomplete_results": incomplete, "items": []})


def queried(issues: int, pulls: int) -> Reply:
    counts = {"issues": {"totalCount": issues}, "pullRequests": {"totalCount": pulls}}
    return Reply({"data": {"repository": {**counts, "milestone": counts}}})


def lines(server: Server) -> list[str]:
    return [request.line for request in server.requests]


@pytest.mark.parametrize("token", [TOKEN, ""])
def test_one_search_counts_issues_and_pull_requests(server: Server, token: str) -> None:
    server.will(counted(4321))
    client = ferrohub.Client(token=token, base_url=server.url)
    listing = client.issues_on("o", "r", state="all", labels="bug,good first", since="2026-01-02T03:04:05Z", number=5)
    assert listing.total() == 4321
    (request,) = server.requests
    query = 'repo:o/r label:"bug" label:"good first" updated:>=2026-01-02T03:04:05Z'
    assert (request.line, request.query) == ("GET /search/issues", {"q": query, "per_page": "1"})


def test_the_search_is_that_of_the_server(server: Server) -> None:
    server.will(counted(3))
    client = ferrohub.ClientEnterprise(server.url, token=TOKEN)
    assert client.issues_on("o", "r").total() == 3
    assert lines(server) == ["GET /api/v3/search/issues"]


@pytest.mark.parametrize(
    ("filters", "selected"),
    [
        ({"milestone": 4}, {"issues": ["OPEN"], "pulls": ["OPEN"], "labels": None, "milestone": 4}),
        (
            {"milestone": 4, "state": "closed", "labels": "bug"},
            {"issues": ["CLOSED"], "pulls": ["CLOSED", "MERGED"], "labels": ["bug"], "milestone": 4},
        ),
        ({"labels": 'a "b"', "state": "all"}, {"issues": None, "pulls": None, "labels": ['a "b"']}),
    ],
)
def test_graphql_counts_what_no_qualifier_expresses(
    client: ferrohub.Client, server: Server, tmp_path: pathlib.Path, filters: dict[str, Any], selected: dict[str, Any]
) -> None:
    server.will(queried(30, 12))
    assert client.issues_on("o", "r", **filters).total() == 42
    (request,) = server.requests
    assert request.line == "POST /graphql" and request.json["variables"] == {"owner": "o", "name": "r", **selected}
    schema = tmp_path / "schema.graphql"
    schema.write_bytes(gzip.decompress((BODIES.parent / "support" / "github.graphql.gz").read_bytes()))
    Schema(schema).validate(request.json["query"], request.json["variables"])


@pytest.mark.parametrize("rejected", [Reply({"message": "Validation Failed"}, 422), counted(7, incomplete=True)])
def test_graphql_counts_where_a_search_does_not(client: ferrohub.Client, server: Server, rejected: Reply) -> None:
    """GitHub rejects a search for issues and pull requests together from the users of an app."""
    server.will(rejected, queried(30, 12))
    assert client.issues_on("o", "r").total() == 42
    assert lines(server) == ["GET /search/issues", "POST /graphql"]


@pytest.mark.parametrize("labels", ["", " ", "bug,"])
def test_empty_labels_are_not_counted_as_others(client: ferrohub.Client, server: Server, labels: str) -> None:
    """The listing has all issues then; GraphQL would count those with a label without a name."""
    server.will(PAGE)
    assert client.rest.issues.list_for_repo("o", "r", labels=labels).total() is None
    assert lines(server) == ["GET /repos/o/r/issues"]


def test_a_total_that_is_being_computed_is_unknown(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({}, 202))
    assert client.listing("GET /repos/o/r/stats/contributors").total() is None


def test_a_search_that_ran_out_of_time_has_no_total(client: ferrohub.Client, server: Server) -> None:
    server.will(counted(40, incomplete=True), counted(40, incomplete=True), counted(41))
    listing = client.search_issues("is:issue parser")
    assert listing.total() is None
    # What was counted until then is GitHub's number.
    assert list(listing) == [] and (listing.total_count, listing.incomplete_results) == (40, True)
    assert client.search_issues("is:issue parser").total() == 41


def test_the_number_of_pages_of_another_size_is_no_total(client: ferrohub.Client, server: Server) -> None:
    last = {"Link": f'<{server.url}/x?page=2>; rel="next", <{server.url}/x?page=4>; rel="last"'}
    server.will(Reply([{"id": number} for number in range(30)], headers=last))
    assert client.listing("GET /x").total() is None


@pytest.mark.parametrize("filters", [{"milestone": 4}, {"milestone": "*"}, {"creator": "dependabot[bot]"}])
def test_without_a_credential_such_a_number_is_unknown(server: Server, filters: dict[str, Any]) -> None:
    server.will(PAGE)
    assert ferrohub.Client(base_url=server.url).issues_on("o", "r", **filters).total() is None
    assert lines(server) == ["GET /repos/o/r/issues"]


def test_what_nothing_expresses_is_unknown(client: ferrohub.Client, server: Server) -> None:
    server.will(PAGE)
    assert client.issues_on("o", "r", milestone="*").total() is None
    assert lines(server) == ["GET /repos/o/r/issues"]
    server.will(Reply({"errors": [{"type": "NOT_FOUND", "message": "No such milestone"}], "data": {}}), PAGE)
    assert client.issues_on("o", "r", milestone=9).total() is None


def test_a_listing_of_one_page_shows_its_number(server: Server) -> None:
    server.will(Reply({"message": "Validation Failed"}, 422), Reply([{"number": 7, "id": 7}]))
    assert ferrohub.Client(base_url=server.url).issues_on("o", "r").total() == 1


def test_errors_are_raised(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"message": "Validation Failed"}, 422), Reply({"data": {}}), Reply({"message": "Not Found"}, 404))
    with pytest.raises(NotFoundError, match="/repos/o/r/issues"):
        client.issues_on("o", "r").total()
    server.will(Reply({"message": "API rate limit exceeded"}, 403, {"X-RateLimit-Remaining": "0"}))
    with pytest.raises(RateLimitExceeded):
        client.issues_on("o", "r").total()


def test_any_form_of_the_listing_is_counted(client: ferrohub.Client, server: Server) -> None:
    repository = ferrohub.Client(token=TOKEN, base_url=server.url)
    server.will(Reply({**body_of("Repository"), "url": f"{server.url}/repos/o/r"}), counted(9))
    assert repository.repository("o", "r").issues(assignee="*").total() == 9
    assert client.rest.issues.list_for_repo("o", "r", state="closed").total() == 9
    assert client.listing("GET /repos/o/r/issues", creator="mona").total() == 9
    queries = [request.query["q"] for request in server.requests[1:]]
    assert queries == [
        "repo:o/r state:open assignee:*",
        "repo:o/r state:closed",
        "repo:o/r state:open author:mona",
    ]


def test_totals_are_awaited(server: Server) -> None:
    server.will(counted(5))

    async def main() -> int | None:
        async with ferrohub.AsyncClient(token=TOKEN, base_url=server.url) as client:
            return await client.issues_on("o", "r").total()

    assert run(main()) == 5


def test_the_simulator_counts_as_its_listing_does() -> None:
    """The search of the simulator is another implementation of the filters."""
    github = GitHub()
    github.user("mona")
    github.repository("mona/compass")
    client = github.client("mona")
    compass = client.repository("mona", "compass")
    for number in range(1, 13):
        issue = compass.create_issue(f"Issue {number}", labels=["bug"] if number % 3 == 0 else [])
        if number % 4 == 0:
            issue.close()
    for filters in ({}, {"state": "all"}, {"state": "closed"}, {"labels": "bug"}, {"creator": "mona", "state": "all"}):
        listing = client.issues_on("mona", "compass", **filters)  # type: ignore[call-overload]
        assert listing.total() == len(list(listing)) > 0, filters
