"""Pages of GraphQL queries: every item of every connection once, in few requests."""

from __future__ import annotations

import asyncio
import collections
import functools
import re
from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("graphql")

import ferrohub
import graphql_documents
from ferrohub.aio import AsyncClient
from ferrohub.exceptions import (
    ForbiddenError,
    GraphQLError,
    IncompleteResponse,
    NotFoundError,
    RateLimitExceeded,
    ServerError,
)
from graphql_server import GraphQLServer, World, cursor
from harness import TOKEN, Reply

PAGE = "pageInfo { hasNextPage endCursor }"
NESTED = f"""
query Issues($login: String!, $size: Int = 2) {{
  organization(login: $login) {{
    name
    repositories(first: $size) {{
      totalCount
      nodes {{ id issues(first: 3) {{ nodes {{ id number }} {PAGE} }} }}
      {PAGE}
    }}
  }}
}}
"""


@pytest.fixture(scope="module")
def running() -> Iterator[GraphQLServer]:
    with GraphQLServer() as server:
        server.thread.start()
        yield server
        server.shutdown()


@pytest.fixture
def github(running: GraphQLServer) -> GraphQLServer:
    """The server, with nothing recorded."""
    running.world = World()
    running.queries.clear()
    running.instead.clear()
    running.requests.clear()
    return running


@pytest.fixture
def client(github: GraphQLServer) -> ferrohub.Client:
    return ferrohub.Client(token=TOKEN, base_url=github.url)


@pytest.mark.parametrize("seed", range(50))
def test_random_documents_are_read_in_full(client: ferrohub.Client, github: GraphQLServer, seed: int) -> None:
    query = graphql_documents.query(seed)
    github.world = world = World(seed, (0, 1, 2, 3, 5, 8))
    found = [item for page in client.graphql.pages(query.text) for item in query.found(page)]
    due = collections.Counter(query.due(world))
    assert collections.Counter(found) == due and collections.Counter(world.returned) == due
    assert len(github.queries) <= 1.2 * query.rounds(world)


@pytest.mark.parametrize(("seed", "counts"), [(110, (3, 10, 30)), (111, (0, 1, 2, 60)), (112, (0, 5, 12, 25))])
def test_long_connections_need_few_requests(
    client: ferrohub.Client, github: GraphQLServer, seed: int, counts: tuple[int, ...]
) -> None:
    """Up to 60 items in each connection: a page whose nested connections are long does not hold up the others."""
    query = graphql_documents.query(seed)
    github.world = world = World(seed, counts)
    found = [item for page in client.graphql.pages(query.text) for item in query.found(page)]
    assert collections.Counter(found) == collections.Counter(query.due(world))
    assert len(github.queries) <= 1.2 * query.rounds(world)


def test_a_page_is_the_data_of_one_outer_page_with_complete_nested_connections(
    client: ferrohub.Client, github: GraphQLServer
) -> None:
    github.world.fixed = {"repositories": 3, "issues": 7}
    pages = list(client.graphql.pages(NESTED, {"login": "octo-org"}))
    assert [list(page) for page in pages] == [["organization"]] * 2
    assert [page["organization"]["name"] for page in pages] == ["name of Organization_/octo-org"] * 2
    repositories = [page["organization"]["repositories"] for page in pages]
    assert [list(each) for each in repositories] == [["totalCount", "nodes", "pageInfo"]] * 2
    assert [len(each["nodes"]) for each in repositories] == [2, 1]
    for repository in (node for each in repositories for node in each["nodes"]):
        assert list(repository) == ["id", "issues"] and list(repository["issues"]) == ["nodes", "pageInfo"]
        numbers = [issue["id"].rpartition("/")[2] for issue in repository["issues"]["nodes"]]
        assert numbers == [str(index) for index in range(7)]
        assert repository["issues"]["pageInfo"]["hasNextPage"] is False
        assert all(list(issue) == ["id", "number"] for issue in repository["issues"]["nodes"])


def test_further_pages_are_requested_together(client: ferrohub.Client, github: GraphQLServer) -> None:
    github.world.fixed = {"repositories": 3, "issues": 4}
    list(client.graphql.pages(NESTED, {"login": "octo-org"}))
    texts = [re.sub(r"ferrohub_page: pageInfo \{[^}]*\}", "PAGE", " ".join(text.split())) for text, _ in github.queries]
    selected = "{{ nodes {{ id number }} pageInfo {{ hasNextPage endCursor }} PAGE }}"
    issues = "issues(first: 3, after: $ferrohub_cursor{}) " + selected
    repositories = "repositories(first: $size, after: $ferrohub_cursor0)"
    assert len(texts) == 3
    assert texts[0].startswith("query Issues($login: String!, $size: Int = 2) { organization(login: $login) { name ")
    assert texts[1].startswith(
        "query Issues($login: String!, $size: Int = 2, $ferrohub_cursor0: String!, $ferrohub_id1: ID!, "
        "$ferrohub_cursor2: String!, $ferrohub_id3: ID!, $ferrohub_cursor4: String!) "
        f"{{ organization(login: $login) {{ {repositories} {{ totalCount nodes"
    )
    assert "ferrohub_n1: node(id: $ferrohub_id1) { ... on Repository { " + issues.format(2) in texts[1]
    assert "ferrohub_n3: node(id: $ferrohub_id3) { ... on Repository { " + issues.format(4) in texts[1]
    assert texts[2] == (
        "query Issues($ferrohub_id0: ID!, $ferrohub_cursor1: String!) { ferrohub_n0: node(id: $ferrohub_id0) "
        "{ ... on Repository { " + issues.format(1) + " } } }"
    )
    assert github.queries[0][1] == {"login": "octo-org"}
    added = {f"ferrohub_{name}" for name in ("cursor0", "id1", "cursor2", "id3", "cursor4")}
    assert set(github.queries[1][1]) == {"login", *added}


def test_pages_are_requested_when_they_are_reached(client: ferrohub.Client, github: GraphQLServer) -> None:
    github.world.fixed = {"repositories": 9, "issues": 2}
    pages = client.graphql.pages(NESTED, {"login": "octo-org"})
    assert github.queries == []
    next(pages)
    assert len(github.queries) == 1
    next(pages)
    assert len(github.queries) == 2
    assert iter(pages) is pages and len(list(pages)) == 3 and len(github.queries) == 5
    assert next(pages, None) is None


@pytest.mark.parametrize(("read_ahead", "queries"), [(0, 12), (4, 4)])
def test_outer_pages_go_along_with_nested_ones(github: GraphQLServer, read_ahead: int, queries: int) -> None:
    github.world.fixed = {"repositories": 6, "issues": 10}
    client = ferrohub.Client(token=TOKEN, base_url=github.url, read_ahead=read_ahead)
    assert len(list(client.graphql.pages(NESTED, {"login": "o"}))) == 3
    assert len(github.queries) <= queries + 2
    assert max(text.count("repositories(") for text, _ in github.queries[1:]) == 1


def test_connections_of_one_object_share_a_request(client: ferrohub.Client, github: GraphQLServer) -> None:
    github.world.fixed = {"labels": 5, "assignees": 5, "issues": 2}
    query = f"""{{ repository(owner: "o", name: "r") {{ issues(first: 2) {{ {PAGE} nodes {{
        id labels(first: 3) {{ {PAGE} nodes {{ name }} }} assignees(first: 3) {{ {PAGE} edges {{ node {{ login }} }} }}
    }} }} }} }}"""
    (page,) = client.graphql.pages(query)
    for issue in page["repository"]["issues"]["nodes"]:
        assert (len(issue["labels"]["nodes"]), len(issue["assignees"]["edges"])) == (5, 5)
    assert [text.count("node(id:") for text, _ in github.queries] == [0, 2]


def test_connections_are_read_from_their_end(client: ferrohub.Client, github: GraphQLServer) -> None:
    github.world.fixed = {"issues": 5, "comments": 5, "reactions": 3}
    back = "pageInfo { hasPreviousPage startCursor }"
    query = f"""{{ repository(owner: "o", name: "r") {{ issues(last: 3) {{ {back} nodes {{
        id comments(last: 2) {{ {back} nodes {{ id reactions(first: 2) {{ {PAGE} nodes {{ id }} }} }} }}
    }} }} }} }}"""
    pages = [page["repository"]["issues"]["nodes"] for page in client.graphql.pages(query)]
    assert [[issue["id"][-1] for issue in page] for page in pages] == [["2", "3", "4"], ["0", "1"]]
    for issue in (issue for page in pages for issue in page):
        assert [comment["id"][-1] for comment in issue["comments"]["nodes"]] == ["0", "1", "2", "3", "4"]
        for comment in issue["comments"]["nodes"]:
            reactions = [f"{comment['id']}/reactions/{index}" for index in range(3)]
            assert [reaction["id"].partition("_")[2] for reaction in comment["reactions"]["nodes"]] == reactions


def test_a_cursor_of_the_caller_is_where_pages_begin(client: ferrohub.Client, github: GraphQLServer) -> None:
    github.world.fixed = {"issues": 6}
    query = f"""query($after: String) {{ repository(owner: "o", name: "r") {{
        issues(first: 2, after: $after) {{ {PAGE} nodes {{ id }} }} }} }}"""
    first = next(client.graphql.pages(query))["repository"]["issues"]["pageInfo"]["endCursor"]
    pages = list(client.graphql.pages(query, {"after": first}))
    assert [issue["id"][-1] for page in pages for issue in page["repository"]["issues"]["nodes"]] == [
        "2",
        "3",
        "4",
        "5",
    ]
    assert "$after" not in github.queries[-1][0] and "after" not in github.queries[-1][1]


def test_several_outer_connections_advance_together(client: ferrohub.Client, github: GraphQLServer) -> None:
    github.world.fixed = {"issues": 5, "labels": 2}
    query = f"""{{ viewer {{ login }} repository(owner: "o", name: "r") {{ id
        labels(first: 2) {{ {PAGE} nodes {{ id }} }} issues(first: 2) {{ {PAGE} nodes {{ id }} }} }} }}"""
    pages = list(client.graphql.pages(query))
    assert [len(page["repository"]["labels"]["nodes"]) for page in pages] == [2, 0, 0]
    assert [len(page["repository"]["issues"]["nodes"]) for page in pages] == [2, 2, 1]
    assert [page["viewer"] for page in pages] == [{"login": "login of User_/viewer"}] * 3
    assert "labels" not in github.queries[1][0] and "viewer" not in github.queries[1][0]


def test_objects_in_lists_are_continued_by_their_ids(client: ferrohub.Client, github: GraphQLServer) -> None:
    github.world.fixed = {"issues": 5, "pullRequests": 3}
    query = f"""query($ids: [ID!]!) {{ nodes(ids: $ids) {{ key: id ... on Repository {{
        owner {{ login ... on User {{ id repositories(first: 1) {{ {PAGE} totalCount }} }} }}
        issues(first: 2) {{ {PAGE} nodes {{ id }} }}
    }} ... on Milestone {{ issues(first: 3) {{ {PAGE} nodes {{ id }} }} }} }} }}"""
    ids = ["Repository_a", "Milestone_b", "Label_c"]
    (page,) = client.graphql.pages(query, {"ids": ids})
    assert [node["key"] for node in page["nodes"]] == ids
    assert [len(node.get("issues", {}).get("nodes", [])) for node in page["nodes"]] == [5, 5, 0]
    assert len(github.queries) == 3


def test_aliases_do_not_matter(client: ferrohub.Client, github: GraphQLServer) -> None:
    github.world.fixed = {"repositories": 3, "issues": 5, "labels": 3}
    query = """{ nodes: viewer { edges: repositories(first: 2) {
        pageInfo: totalCount p: pageInfo { hasNextPage: endCursor }
        items: nodes { key: id id: name
            issues(first: 2) { p: pageInfo { more: hasNextPage }
                nodes: edges { edges: node { i: id } } same: nodes { id } }
            from_end: labels(last: 2) { all: nodes { id } pageInfo { endCursor: hasPreviousPage } } } } } }"""
    pages = [page["nodes"]["edges"] for page in client.graphql.pages(query)]
    assert [len(page["items"]) for page in pages] == [2, 1] and [page["pageInfo"] for page in pages] == [3, 3]
    for repository in (repository for page in pages for repository in page["items"]):
        assert list(repository) == ["key", "id", "issues", "from_end"]
        issues = [issue["edges"]["i"] for issue in repository["issues"]["nodes"]]
        assert issues == [issue["id"] for issue in repository["issues"]["same"]] and len(set(issues)) == 5
        assert [label["id"][-1] for label in repository["from_end"]["all"]] == ["0", "1", "2"]
    assert "ferrohub" not in str(pages)


def test_a_field_with_the_alias_nodes_is_no_list(client: ferrohub.Client, github: GraphQLServer) -> None:
    github.world.fixed = {"gists": 3}
    pages = client.graphql.pages(f"{{ nodes: viewer {{ edges: gists(first: 2) {{ nodes {{ id }} {PAGE} }} }} }}")
    assert [len(page["nodes"]["edges"]["nodes"]) for page in pages] == [2, 1]


def test_directives_are_decided_before_anything_is_sent(client: ferrohub.Client, github: GraphQLServer) -> None:
    github.world.fixed = {"issues": 3, "labels": 3}
    query = f"""query($no: Boolean!, $yes: Boolean = true) {{ repository(owner: "o", name: "r") {{
        ...Issues @include(if: $yes) labels(first: 1) @skip(if: $yes) {{ {PAGE} nodes {{ id }} }} }} }}
        fragment Issues on Repository {{ id issues(first: 2) {{ {PAGE} nodes {{ ...More @include(if: $no) id }} }} }}
        fragment More on Issue {{ comments(first: 1) {{ {PAGE} }} }}"""
    pages = list(client.graphql.pages(query, {"no": False}))
    assert [len(page["repository"]["issues"]["nodes"]) for page in pages] == [2, 1]
    assert not any(word in github.queries[1][0] for word in ("$no", "$yes", "labels", "comments", "fragment "))


@pytest.mark.parametrize(
    ("query", "why"),
    [
        ("{ viewer { login } }", "query selects no pageInfo"),
        ("mutation { a { pageInfo { endCursor } } }", "query is a mutation"),
        (f"{{ viewer {{ gists {{ {PAGE} }} }} }}", "the connection gists needs first or last"),
        (f"{{ viewer {{ gists(first: 1, last: 1) {{ {PAGE} }} }} }}", "the connection gists has first and last"),
        (f"query($n: Int) {{ viewer {{ gists(first: $n) {{ {PAGE} }} }} }}", "needs first or last"),
        ("{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }", "the fragment A contains itself"),
        ("{ ...A }", "there is no fragment A"),
        ("{ viewer { ", "syntax error"),
        (
            NESTED.replace("{ id issues", "{ issues"),
            r"the parent of organization\.repositories\.nodes\.issues must select id",
        ),
        (
            f"{{ nodes(ids: []) {{ ... on User {{ gists(first: 1) {{ {PAGE} }} }} }} }}",
            r"the parent of nodes\.gists must select id",
        ),
        (
            NESTED.replace("nodes { id issues", "items: nodes { issues"),
            r"the parent of organization\.repositories\.items\.issues must select id",
        ),
        (
            f"{{ viewer {{ gists(first: 1) {{ all: edges {{ n: node {{ comments(first: 1) {{ {PAGE} }} }} }} }} }} }}",
            r"the parent of viewer\.gists\.all\.n\.comments must select id",
        ),
        (
            f"{{ found: nodes(ids: []) {{ ... on User {{ id: login gists(first: 1) {{ {PAGE} }} }} }} }}",
            r"the parent of found\.gists must select id",
        ),
    ],
)
def test_queries_that_cannot_be_followed_are_not_sent(
    client: ferrohub.Client, github: GraphQLServer, query: str, why: str
) -> None:
    with pytest.raises(ValueError, match=why):
        client.graphql.pages(query, {"login": "o"} if "$login" in query else {})
    assert github.requests == []


def test_pages_need_a_credential(github: GraphQLServer) -> None:
    pages = ferrohub.Client(base_url=github.url).graphql.pages(NESTED, {"login": "o"})
    with pytest.raises(ferrohub.AuthenticationFailed):
        next(pages)
    assert github.requests == []


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
    pages = client.graphql.pages(NESTED, {"login": "o"})
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
    (page,) = client.graphql.pages(NESTED, {"login": "o"})
    assert [len(each["issues"]["nodes"]) for each in page["organization"]["repositories"]["nodes"]] == [7, 7]


def test_an_object_that_is_deleted_meanwhile_is_an_error(client: ferrohub.Client, github: GraphQLServer) -> None:
    github.world.fixed = {"repositories": 2, "issues": 7}
    github.world.gone = {"Repository_Organization_/o/repositories/1"}
    pages = client.graphql.pages(NESTED, {"login": "o"})
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
    pages, counts = client.graphql.pages(NESTED, {"login": "o"}), []
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
    pages = client.graphql.pages(NESTED, {"login": "o"})
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
    pages = client.graphql.pages(NESTED, {"login": "o"})
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


def test_no_request_has_more_nodes_than_github_allows(client: ferrohub.Client, github: GraphQLServer) -> None:
    github.world.fixed = {"repositories": 12, "issues": 2, "comments": 2, "labels": 2}
    deep = "comments(first: 100) { totalCount pageInfo { endCursor } nodes { id reactions(first: 90) { totalCount } } }"
    query = f"""{{ organization(login: "o") {{ repositories(first: 12) {{ {PAGE} nodes {{ id
        issues(first: 1) {{ {PAGE} nodes {{ id {deep} }} }} labels(first: 1) {{ {PAGE} nodes {{ id }} }} }} }} }} }}"""
    (page,) = client.graphql.pages(query)
    repositories = page["organization"]["repositories"]["nodes"]
    assert {len(each["issues"]["nodes"]) for each in repositories} == {2}
    heavy = query.replace("issues(first: 1)", "issues(first: 4)").replace(
        "repositories(first: 12)", "repositories(first: 13)"
    )
    github.world.fixed |= {"issues": 8, "repositories": 26}
    github.queries.clear()
    assert len(list(client.graphql.pages(heavy))) == 2  # the server rejects more


def test_a_request_has_a_hundred_objects_at_most(client: ferrohub.Client, github: GraphQLServer) -> None:
    github.world.fixed = {"repositories": 130, "issues": 3}
    query = NESTED.replace("first: 3", "first: 2")
    pages = list(client.graphql.pages(query, {"login": "o", "size": 100}))
    counts = [len(each["issues"]["nodes"]) for page in pages for each in page["organization"]["repositories"]["nodes"]]
    assert counts == [3] * 130
    assert [text.count("node(id:") for text, _ in github.queries] == [0, 100, 0, 30]


def test_asyncio_iterates_them(github: GraphQLServer) -> None:
    github.world.fixed = {"repositories": 3, "issues": 7}

    async def main() -> None:
        async with AsyncClient(token=TOKEN, base_url=github.url) as client:
            pages = [page async for page in client.graphql.pages(NESTED, {"login": "o"})]
            assert [len(page["organization"]["repositories"]["nodes"]) for page in pages] == [2, 1]
            walked = client.graphql.pages(NESTED, {"login": "o"})
            assert (await anext(walked))["organization"]["name"]
            with pytest.raises(TypeError, match="async for"):
                iter(walked)
            with pytest.raises(TypeError, match="async for"):
                next(walked)
            shared = client.graphql.pages(NESTED, {"login": "o"})
            both = await asyncio.gather(anext(shared), anext(shared))
            assert {len(page["organization"]["repositories"]["nodes"]) for page in both} == {1, 2}
            with pytest.raises(StopAsyncIteration):
                await anext(shared)

    asyncio.run(main())
