"""Errors while the pages of GraphQL queries are read."""

from __future__ import annotations

import functools
from typing import Any

import pytest

pytest.importorskip("graphql")

import ferrohub
from ferrohub.exceptions import (
    ForbiddenError,
    GraphQLError,
    IncompleteResponse,
    NotFoundError,
    RateLimitExceeded,
    ServerError,
)
from graphql_server import ISSUES, PAGE, GraphQLServer, cursor
from harness import Reply


@pytest.mark.parametrize(
    ("reply", "expected"),
    [
        (Reply({"message": "No"}, 500), ServerError),
        (Reply({"data": {}, "errors": [{"type": "SOMETHING", "message": "No"}]}), GraphQLError),
        (Reply({"errors": [{"type": "RATE_LIMITED", "message": "No"}]}), RateLimitExceeded),
    ],
)
def test_after_an_error_iteration_continues_where_it_was(
    client: ferrohub.Client, github: GraphQLServer, reply: Reply, expected: type[Exception]
) -> None:
    github.world.fixed = {"repositories": 4, "issues": 7}
    pages = client.graphql.pages(ISSUES, {"login": "o"})
    found = []
    for _ in range(2):
        github.instead.append(reply)
        with pytest.raises(expected):
            next(pages)
        found.append(next(pages))
    assert next(pages, None) is None
    issues = [i["id"] for p in found for r in p["organization"]["repositories"]["nodes"] for i in r["issues"]["nodes"]]
    assert len(issues) == len(set(issues)) == 28


def test_lost_responses_are_requested_again(client: ferrohub.Client, github: GraphQLServer) -> None:
    github.world.fixed = {"repositories": 2, "issues": 7}
    github.instead += [Reply(drop=True), Reply(None, 502)]
    (page,) = client.graphql.pages(ISSUES, {"login": "o"})
    assert [len(each["issues"]["nodes"]) for each in page["organization"]["repositories"]["nodes"]] == [7, 7]


def test_an_object_that_is_deleted_meanwhile_is_an_error(client: ferrohub.Client, github: GraphQLServer) -> None:
    github.world.fixed = {"repositories": 2, "issues": 7}
    github.world.gone = {"Repository_Organization_/o/repositories/1"}
    pages = client.graphql.pages(ISSUES, {"login": "o"})
    with pytest.raises(NotFoundError, match="repositories/1") as caught:
        next(pages)
    assert caught.value.path == ["organization", "repositories", "nodes", 1]
    data = caught.value.data
    assert data and "ferrohub" not in str(data) and at(data, caught.value.path)["id"] in github.world.gone
    (page,) = pages
    assert [len(each["issues"]["nodes"]) for each in page["organization"]["repositories"]["nodes"]] == [7, 3]
    assert [text.count("node(id:") for text, _ in github.queries] == [0, 2, 1]


def at(data: Any, path: list[Any]) -> Any:
    """The part of the data at the path of an error."""
    return functools.reduce(lambda part, step: part[step], path, data)


def test_an_error_of_a_prefetched_page_is_raised_when_it_is_reached(
    client: ferrohub.Client, github: GraphQLServer
) -> None:
    github.world.fixed = {"repositories": 6, "issues": 7}
    gone = {f"Repository_Organization_/o/repositories/{index}" for index in (3, 5)}
    github.world.gone = set(gone)
    pages, counts = client.graphql.pages(ISSUES, {"login": "o"}), []
    for fails in (False, True, True):
        if fails:
            with pytest.raises(NotFoundError) as caught:
                next(pages)
            (error,) = caught.value.errors
            assert at(caught.value.data, error["path"])["id"] in gone
            gone.remove(at(caught.value.data, error["path"])["id"])
        counts += [len(each["issues"]["nodes"]) for each in next(pages)["organization"]["repositories"]["nodes"]]
    assert counts == [7, 7, 7, 3, 7, 3] and next(pages, None) is None


def test_items_that_are_inaccessible_are_errors_once(client: ferrohub.Client, github: GraphQLServer) -> None:
    more = {"ferrohub_more": True, "ferrohub_cursor": "x"}
    issues = {"nodes": [{"id": "I_0"}, {"id": "I_1"}], "ferrohub_page": more}
    first = {"nodes": [None, {"id": "R_1", "ferrohub_type": "Repository", "issues": issues}], "ferrohub_page": more}
    hidden = {"type": "FORBIDDEN", "message": "Hidden", "path": ["organization", "repositories", "nodes", 0]}
    github.instead.append(Reply({"data": {"organization": {"repositories": first}}, "errors": [hidden]}))
    pages = client.graphql.pages(ISSUES, {"login": "o"})
    with pytest.raises(ForbiddenError, match=r"Hidden \(FORBIDDEN at organization\.repositories\.nodes\.0\)") as caught:
        next(pages)
    assert caught.value.data == {
        "organization": {"repositories": {"nodes": [None, {"id": "R_1", "issues": {"nodes": issues["nodes"]}}]}}
    }
    below = {
        "ferrohub_n1": {"issues": {"nodes": [{"id": "I_2"}, None]}},
        "organization": {"repositories": {"nodes": []}},
    }
    path = ["ferrohub_n1", "issues", "nodes", 1]
    github.instead.append(Reply({"data": below, "errors": [{**hidden, "path": path}]}))
    with pytest.raises(ForbiddenError) as caught:
        next(pages)
    assert caught.value.path == ["organization", "repositories", "nodes", 1, "issues", "nodes", 3]
    assert at(caught.value.data, caught.value.path[:-1]) == [{"id": "I_0"}, {"id": "I_1"}, {"id": "I_2"}, None]
    page, last = pages
    assert len(page["organization"]["repositories"]["nodes"][1]["issues"]["nodes"]) == 4
    assert last == {"organization": {"repositories": {"nodes": []}}} and github.queries == []


def test_paths_fit_the_data_of_connections_that_are_read_from_their_end(
    client: ferrohub.Client, github: GraphQLServer
) -> None:
    more = {"ferrohub_more": True, "ferrohub_cursor": "x"}
    node = {"id": "R_1", "ferrohub_type": "Repository", "issues": {"nodes": [{"id": "I_2"}], "ferrohub_page": more}}
    github.instead.append(Reply({"data": {"viewer": {"repositories": {"nodes": [node]}}}}))
    below = {"ferrohub_n0": {"issues": {"nodes": [{"id": "I_0"}, None]}}}
    hidden = {"type": "FORBIDDEN", "message": "Hidden", "path": ["ferrohub_n0", "issues", "nodes", 1]}
    github.instead.append(Reply({"data": below, "errors": [hidden]}))
    back = "pageInfo { hasPreviousPage startCursor }"
    issues = f"issues(last: 1) {{ nodes {{ id }} {back} }}"
    pages = client.graphql.pages(f"{{ viewer {{ repositories(last: 1) {{ {back} nodes {{ id {issues} }} }} }} }}")
    with pytest.raises(ForbiddenError) as caught:
        next(pages)
    assert caught.value.path == ["viewer", "repositories", "nodes", 0, "issues", "nodes", 1]
    (page,) = pages
    assert at(page, caught.value.path[:-1]) == [{"id": "I_0"}, None, {"id": "I_2"}]


def test_after_an_error_of_the_whole_request_it_is_repeated(client: ferrohub.Client, github: GraphQLServer) -> None:
    github.world.fixed = {"issues": 4}
    page = {"ferrohub_more": True, "ferrohub_cursor": cursor(0)}
    node = {
        "id": "Repository_a",
        "ferrohub_type": "Repository",
        "issues": {"nodes": [{"id": "I"}], "ferrohub_page": page},
    }
    first = {"organization": {"repositories": {"nodes": [node], "ferrohub_page": {"ferrohub_more": False}}}}
    lost, limit = {"message": "Lost", "path": ["organization"]}, {"type": "RATE_LIMITED", "message": "Limit"}
    pages = client.graphql.pages(ISSUES, {"login": "o"})
    github.instead.append(Reply({"data": {"organization": None, "ferrohub_x": 1}, "errors": [lost]}))
    with pytest.raises(GraphQLError, match="Lost") as caught:
        next(pages)
    assert caught.value.data == {"organization": None}
    github.instead.append(Reply({"data": first}))
    below = {"path": ["ferrohub_n0", "issues"]}
    for errors in ([{**limit, **below}], [{**lost, **below}, {"message": "No path"}]):
        github.instead.append(Reply({"data": {"ferrohub_n0": None}, "errors": errors}))
        with pytest.raises(GraphQLError) as caught:
            next(pages)
        assert caught.value.path == ["organization", "repositories", "nodes", 0, "issues"]
        assert caught.value.data and at(caught.value.data, caught.value.path) == {"nodes": [{"id": "I"}]}
    (only,) = pages
    assert len(only["organization"]["repositories"]["nodes"][0]["issues"]["nodes"]) == 4


@pytest.mark.parametrize(
    "page",
    [
        {"ferrohub_more": True, "ferrohub_cursor": None},
        {"ferrohub_more": True, "ferrohub_cursor": 5},
        {"ferrohub_more": True},
    ],
)
def test_a_page_without_a_cursor_is_an_error(client: ferrohub.Client, github: GraphQLServer, page: Any) -> None:
    github.instead.append(Reply({"data": {"viewer": {"gists": {"nodes": [], "ferrohub_page": page}}}}))
    with pytest.raises(IncompleteResponse, match=r"viewer\.gists has a further page, but no new cursor"):
        next(client.graphql.pages(f"{{ viewer {{ gists(first: 1) {{ nodes {{ id }} {PAGE} }} }} }}"))


def test_a_cursor_that_does_not_move_is_an_error(client: ferrohub.Client, github: GraphQLServer) -> None:
    same = {"ferrohub_more": True, "ferrohub_cursor": "x"}
    github.instead += [Reply({"data": {"viewer": {"gists": {"nodes": [], "ferrohub_page": same}}}})] * 2
    pages = client.graphql.pages(f"{{ viewer {{ gists(first: 1) {{ nodes {{ id }} {PAGE} }} }} }}")
    assert next(pages)["viewer"]["gists"]["nodes"] == []
    with pytest.raises(IncompleteResponse, match="no new cursor"):
        next(pages)


@pytest.mark.parametrize(
    "data", [None, {}, {"viewer": None}, {"viewer": {"gists": None}}, {"viewer": {"gists": {}}}, 5]
)
def test_missing_parts_end_the_pages(client: ferrohub.Client, github: GraphQLServer, data: Any) -> None:
    github.instead.append(Reply({"data": data}))
    assert list(client.graphql.pages(f"{{ viewer {{ gists(first: 1) {{ {PAGE} }} }} }}")) == [data]
