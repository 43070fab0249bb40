"""Pages of GraphQL queries: every item of every connection once, in few requests."""

from __future__ import annotations

import asyncio
import collections
import re

import pytest

pytest.importorskip("graphql")

import ferrohub
import graphql_documents
from ferrohub.aio import AsyncClient
from graphql_server import ISSUES, PAGE, GraphQLServer, World
from harness import TOKEN


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
    pages = list(client.graphql.pages(ISSUES, {"login": "octo-org"}))
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
    list(client.graphql.pages(ISSUES, {"login": "octo-org"}))
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
    pages = client.graphql.pages(ISSUES, {"login": "octo-org"})
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
    assert len(list(client.graphql.pages(ISSUES, {"login": "o"}))) == 3
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
            ISSUES.replace("{ id issues", "{ issues"),
            r"the parent of organization\.repositories\.nodes\.issues must select id",
        ),
        (
            f"{{ nodes(ids: []) {{ ... on User {{ gists(first: 1) {{ {PAGE} }} }} }} }}",
            r"the parent of nodes\.gists must select id",
        ),
        (
            ISSUES.replace("nodes { id issues", "items: nodes { issues"),
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
    pages = ferrohub.Client(base_url=github.url).graphql.pages(ISSUES, {"login": "o"})
    with pytest.raises(ferrohub.AuthenticationFailed):
        next(pages)
    assert github.requests == []


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
    query = ISSUES.replace("first: 3", "first: 2")
    pages = list(client.graphql.pages(query, {"login": "o", "size": 100}))
    counts = [len(each["issues"]["nodes"]) for page in pages for each in page["organization"]["repositories"]["nodes"]]
    assert counts == [3] * 130
    assert [text.count("node(id:") for text, _ in github.queries] == [0, 100, 0, 30]


def test_asyncio_iterates_them(github: GraphQLServer) -> None:
    github.world.fixed = {"repositories": 3, "issues": 7}

    async def main() -> None:
        async with AsyncClient(token=TOKEN, base_url=github.url) as client:
            pages = [page async for page in client.graphql.pages(ISSUES, {"login": "o"})]
            assert [len(page["organization"]["repositories"]["nodes"]) for page in pages] == [2, 1]
            walked = client.graphql.pages(ISSUES, {"login": "o"})
            assert (await anext(walked))["organization"]["name"]
            with pytest.raises(TypeError, match="async for"):
                iter(walked)
            with pytest.raises(TypeError, match="async for"):
                next(walked)
            shared = client.graphql.pages(ISSUES, {"login": "o"})
            both = await asyncio.gather(anext(shared), anext(shared))
            assert {len(page["organization"]["repositories"]["nodes"]) for page in both} == {1, 2}
            with pytest.raises(StopAsyncIteration):
                await anext(shared)

    asyncio.run(main())
