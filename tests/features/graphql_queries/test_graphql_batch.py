"""Many small GraphQL queries in one request, and validation against a schema."""

from __future__ import annotations

import asyncio
import gzip
import pathlib
from typing import Any

import pytest

pytest.importorskip("graphql")

import ferrohub
import graphql_server
from ferrohub.aio import AsyncClient
from ferrohub.exceptions import ForbiddenError, GraphQLError, NotFoundError, ServerError
from ferrohub.graphql import Schema
from graphql_server import GraphQLServer
from harness import TOKEN, Reply

USER = """query User($login: String!, $size: Int = 2) {
    user(login: $login) { ...U gists(first: $size) { totalCount } }
} fragment U on User { id }"""


@pytest.fixture
def github(github: GraphQLServer) -> GraphQLServer:
    """The server, where everybody has three gists."""
    github.world.fixed = {"gists": 3}
    return github


@pytest.fixture(scope="module")
def schema(tmp_path_factory: pytest.TempPathFactory) -> Schema:
    path = tmp_path_factory.mktemp("schema") / "schema.graphql"
    path.write_bytes(gzip.decompress(graphql_server.SCHEMA.read_bytes()))
    return Schema(path)


def test_queries_are_sent_together(client: ferrohub.Client, github: GraphQLServer) -> None:
    directive = "query($no: Boolean = false) { viewer { id @include(if: $no) login } a: viewer { id } }"
    viewer = {"login": "login of User_/viewer"}
    found = client.graphql.batch(
        [(USER, {"login": "a", "size": 1}), (USER, {"login": "b"}), directive, ("{ viewer { id } }", None)]
    )
    assert found == [
        {"user": {"id": "User_/a", "gists": {"totalCount": 3}}},
        {"user": {"id": "User_/b", "gists": {"totalCount": 3}}},
        {"viewer": viewer, "a": {"id": "User_/viewer"}},
        {"viewer": {"id": "User_/viewer"}},
    ]
    ((text, variables),) = github.queries
    assert variables == {"q0_login": "a", "q0_size": 1, "q1_login": "b"}
    assert text.count("$q1_size: Int = 2") == 1 and "fragment" not in text and "$q2_no" not in text


def test_a_hundred_queries_are_one_request(client: ferrohub.Client, github: GraphQLServer) -> None:
    found = client.graphql.batch((USER, {"login": f"u{index}"}) for index in range(230))
    assert [each["user"]["id"] for each in found] == [f"User_/u{index}" for index in range(230)]
    assert [text.count("user(") for text, _ in github.queries] == [100, 100, 30]
    assert client.graphql.batch([]) == []


def test_no_request_has_more_nodes_than_github_allows(client: ferrohub.Client, github: GraphQLServer) -> None:
    heavy = "{ viewer { gists(first: 100) { nodes { comments(first: 100) { nodes { id } } } } } }"
    github.world.fixed = {"gists": 1, "comments": 1}
    assert len(client.graphql.batch([heavy] * 60)) == 60
    assert [text.count(": viewer") for text, _ in github.queries] == [49, 11]


def test_an_error_is_that_of_its_query(client: ferrohub.Client, github: GraphQLServer) -> None:
    missing = {"type": "NOT_FOUND", "message": "No b", "path": ["q1_user", "gists", 0]}
    reply = Reply({"data": {"q0_user": {"id": 1}, "q1_user": None, "q2_user": {"id": 3}}, "errors": [missing]})
    queries = [(USER, {"login": login}) for login in "abc"]
    github.instead += [reply, reply]
    with pytest.raises(NotFoundError, match=r"No b \(NOT_FOUND at user\.gists\.0\)") as caught:
        client.graphql.batch(queries)
    assert isinstance(caught.value, GraphQLError)
    assert (caught.value.data, caught.value.path) == ({"user": None}, ["user", "gists", 0])
    first, error, last = client.graphql.batch(queries, return_exceptions=True)
    assert (first, last) == ({"user": {"id": 1}}, {"user": {"id": 3}}) and isinstance(error, NotFoundError)


def test_queries_without_data_because_of_another_one_are_sent_again(
    client: ferrohub.Client, github: GraphQLServer
) -> None:
    refused = {"type": "FORBIDDEN", "message": "No", "path": ["q1_user"]}
    github.instead.append(Reply({"data": None, "errors": [refused]}))
    first, error, last = client.graphql.batch([(USER, {"login": each}) for each in "abc"], return_exceptions=True)
    assert (first["user"]["id"], last["user"]["id"]) == ("User_/a", "User_/c") and isinstance(error, ForbiddenError)
    assert [text.count("user(") for text, _ in github.queries] == [2]


def test_an_error_without_a_path_is_that_of_all(client: ferrohub.Client, github: GraphQLServer) -> None:
    for reply in [{"errors": [{"message": "Too heavy"}]}, {"data": None, "errors": [{"message": "x", "path": None}]}]:
        github.instead.append(Reply(reply))
        found = client.graphql.batch(["{ a }", "{ b }"], return_exceptions=True)
        assert [type(each) for each in found] == [GraphQLError, GraphQLError]
    github.instead.append(Reply({"message": "No"}, 500))
    with pytest.raises(ServerError):
        client.graphql.batch(["{ a }"], return_exceptions=True)


@pytest.mark.parametrize("operation", ["query", "query Many"])
def test_a_validation_error_of_github_is_that_of_its_query(
    client: ferrohub.Client, github: GraphQLServer, operation: str
) -> None:
    wrong = {"path": [operation, "q1_user", "nope"], "extensions": {"code": "undefinedField"}, "message": "No field"}
    type_ = {"path": [operation, "q2_user", "login"], "message": "Type mismatch on variable $q2_login"}
    github.instead.append(Reply({"errors": [wrong, type_]}))
    queries = [(USER, {"login": each}) for each in "abcd"]
    first, second, third, last = client.graphql.batch(queries, return_exceptions=True)
    assert (first["user"]["id"], last["user"]["id"]) == ("User_/a", "User_/d")
    assert isinstance(second, GraphQLError) and isinstance(third, GraphQLError)
    assert (second.path, second.data, len(second.errors)) == (["user", "nope"], None, 1)
    assert "No field (user.nope)" in str(second) and "variable $login (user.login)" in str(third)
    assert [text.count("user(") for text, _ in github.queries] == [2]
    github.instead.append(Reply({"errors": [wrong]}))
    with pytest.raises(GraphQLError, match="No field"):
        client.graphql.batch(queries)


def test_an_error_that_belongs_to_no_query_is_found(client: ferrohub.Client, github: GraphQLServer) -> None:
    lost = Reply({"data": None, "errors": [{"message": "lost", "path": ["elsewhere"]}]})
    github.instead += [lost] * 4  # eight queries, four, two, and one
    queries = [(USER, {"login": f"u{index}"}) for index in range(8)]
    first, *others = client.graphql.batch(queries, return_exceptions=True)
    assert isinstance(first, GraphQLError) and "lost" in str(first)
    assert [each["user"]["id"] for each in others] == [f"User_/u{index}" for index in range(1, 8)]
    assert [text.count("user(") for text, _ in github.queries] == [1, 2, 4]
    github.instead += [lost] * 2
    with pytest.raises(GraphQLError, match="lost"):
        client.graphql.batch(queries[:2])


@pytest.mark.parametrize(
    ("queries", "error", "why"),
    [
        ("{ a }", TypeError, "queries must be an iterable of queries, not str"),
        ([5], TypeError, "queries must be an iterable of str, or of pairs"),
        ([("{ a }",)], TypeError, "queries must be an iterable of str, or of pairs"),
        (["{ a }", "{"], ValueError, r"queries\[1\]: query, line 1, column"),
        (["mutation { a }"], ValueError, r"queries\[0\]: query is a mutation"),
        ([(USER, {})], ValueError, 'variables must have "login"'),
    ],
)
def test_bad_queries_are_not_sent(
    client: ferrohub.Client, github: GraphQLServer, queries: Any, error: type[Exception], why: str
) -> None:
    with pytest.raises(error, match=why):
        client.graphql.batch(queries)
    assert github.requests == []


def test_asyncio_awaits_a_batch(github: GraphQLServer) -> None:
    async def main() -> None:
        async with AsyncClient(token=TOKEN, base_url=github.url) as client:
            assert await client.graphql.batch(["{ viewer { id } }"]) == [{"viewer": {"id": "User_/viewer"}}]

    asyncio.run(main())


@pytest.mark.parametrize(
    ("query", "variables", "why"),
    [
        ("{ viewer { logn } }", None, "query, line 1, column 12: .*logn"),
        ("{ viewer { gists(first: true) { totalCount } } }", None, "query, line 1, column"),
        (USER.replace("String!", "Int!"), {"login": 1}, "query, line 2, column"),
        (USER, {"login": 5}, "variables: .*login"),
        (USER, {"login": "a", "size": "many"}, "variables: .*size"),
    ],
)
def test_a_schema_is_checked_before_anything_is_sent(
    client: ferrohub.Client, github: GraphQLServer, schema: Schema, query: str, variables: Any, why: str
) -> None:
    with pytest.raises(ValueError, match=why):
        client.graphql(query, variables, schema=schema)
    with pytest.raises(ValueError, match=why):
        client.graphql.batch([(query, variables)], schema=schema)
    with pytest.raises(ValueError, match=why):
        schema.validate(query, variables)
    assert github.requests == []


def test_what_fits_the_schema_is_sent(client: ferrohub.Client, github: GraphQLServer, schema: Schema) -> None:
    assert client.graphql(USER, {"login": "a"}, schema=schema)["user"]["id"] == "User_/a"
    paged = "{ viewer { gists(first: 2) { nodes { id } pageInfo { endCursor } } } }"
    assert len(list(client.graphql.pages(paged, schema=schema))) == 2
    with pytest.raises(ValueError, match=r"variables: .*login"):  # the document is known, its variables are not
        client.graphql(USER, {"login": 5}, schema=schema)
    assert client.graphql(USER, {"login": "b"}, schema=schema)["user"]["id"] == "User_/b"
    with pytest.raises(ValueError, match="nods"):
        client.graphql.pages(paged.replace("nodes", "nods"), schema=schema)
    schema.validate(USER)
    assert repr(schema).startswith("<Schema of ")


def test_a_file_that_is_no_schema_is_an_error(tmp_path: pathlib.Path) -> None:
    with pytest.raises(FileNotFoundError):
        Schema(tmp_path / "no.graphql")
    path = tmp_path / "schema.graphql"
    path.write_text("type Query { a: Missing }")
    with pytest.raises(ValueError, match=r"schema, line 1, column 17: .*Missing"):
        Schema(str(path))
    path.write_text("type Query {")
    with pytest.raises(ValueError, match="schema, line 1"):
        Schema(path)
