"""A GraphQL server over GitHub's schema. Its objects are derived from their IDs, so that it has any number of them."""

from __future__ import annotations

import base64
import contextlib
import dataclasses
import functools
import gzip
import json
import pathlib
import random
import socket
import zlib
from collections.abc import Callable, Iterator
from typing import Any

import graphql
from graphql import (
    GraphQLEnumType,
    GraphQLInterfaceType,
    GraphQLObjectType,
    GraphQLResolveInfo,
    GraphQLSchema,
    GraphQLUnionType,
    get_named_type,
    get_nullable_type,
)

from harness import Recorded, Reply, Server

SCHEMA = pathlib.Path(__file__).with_name("github.graphql.gz")
#: The most nodes that GitHub lets a query request, and the most of a connection.
MOST_NODES, MOST_PER_PAGE = 500_000, 100
#: The quota of each response.
QUOTA = {"X-RateLimit-Resource": "graphql", "X-RateLimit-Remaining": "4999", "X-RateLimit-Limit": "5000"}
#: What a connection needs so that its pages can be followed.
PAGE = "pageInfo { hasNextPage endCursor }"
#: The issues of the repositories of an organization.
ISSUES = f"""
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


def sdl() -> str:
    """The schema as text."""
    return gzip.decompress(SCHEMA.read_bytes()).decode()


@functools.cache
def schema() -> GraphQLSchema:
    """GitHub's schema."""
    return graphql.build_ast_schema(graphql.parse(sdl(), no_location=True), assume_valid=True)


@dataclasses.dataclass(frozen=True)
class Object:
    """An object; its ID has the names of its type and of what it was found by."""

    type: str
    id: str


@dataclasses.dataclass(frozen=True)
class Page:
    """A page of a connection."""

    items: list[Object]
    start: int
    total: int


class World:
    """The objects of the server: how many there are in each connection."""

    def __init__(self, seed: int = 0, counts: tuple[int, ...] = (0, 1, 2, 3, 5, 8, 13)) -> None:
        self.seed, self.counts = seed, counts
        #: The number of objects of connections that a test chooses, by the name of the field.
        self.fixed: dict[str, int] = {}
        #: IDs that do not exist any more.
        self.gone: set[str] = set()
        #: The IDs of all objects of connections that were returned, in order.
        self.returned: list[str] = []

    def count(self, owner: str, field: str) -> int:
        if field in self.fixed:
            return self.fixed[field]
        return random.Random(f"{self.seed} {owner} {field}").choice(self.counts)

    def items(self, owner: str, field: str, type_: str) -> list[Object]:
        return [Object(type_, f"{type_}_{owner}/{field}/{index}") for index in range(self.count(owner, field))]

    def page(self, owner: str, field: str, type_: str, arguments: dict[str, Any]) -> Page:
        """A page of a connection, as its arguments select it."""
        first, last = arguments.get("first"), arguments.get("last")
        if (first is None) == (last is None) or not 1 <= (first or last or 0) <= MOST_PER_PAGE:
            raise graphql.GraphQLError("You must provide a `first` or `last` value to properly paginate")
        items = self.items(owner, field, type_)
        start, end = 0, len(items)
        if arguments.get("after"):
            start = position(arguments["after"]) + 1
        if arguments.get("before"):
            end = position(arguments["before"])
        if first is not None:
            end = min(end, start + first)
        else:
            start = max(start, end - (last or 0))
        self.returned += [item.id for item in items[start:end]]
        return Page(items[start:end], start, len(items))


def cursor(index: int) -> str:
    return base64.b64encode(f"cursor:{index}".encode()).decode()


def position(text: str) -> int:
    return int(base64.b64decode(text).decode().removeprefix("cursor:"))


def concrete(type_: Any) -> str:
    """The name of a type, or of the first that an interface or a union stands for."""
    if isinstance(type_, (GraphQLInterfaceType, GraphQLUnionType)):
        return min(each.name for each in schema().get_possible_types(type_))
    return str(type_.name)


def resolve(world: World, source: Any, info: GraphQLResolveInfo, **arguments: Any) -> Any:
    """The value of any field."""
    name, named = info.field_name, get_named_type(info.return_type)
    if isinstance(source, Page):
        return of_page(source, name)
    if isinstance(source, dict):
        return source[name]
    own = source.id if isinstance(source, Object) else ""
    if name in ("node", "nodes") and not own:
        ids = [arguments["id"]] if name == "node" else arguments["ids"]
        found = [by_id(world, each) for each in ids]
        return found[0] if name == "node" else found
    if named.name.endswith("Connection"):
        return world.page(own, name, concrete(get_named_type(named.fields["nodes"].type)), arguments)  # type: ignore[union-attr]
    if graphql.is_list_type(get_nullable_type(info.return_type)):
        return []
    if isinstance(named, (GraphQLObjectType, GraphQLInterfaceType, GraphQLUnionType)):
        key = "/".join(str(arguments[each]) for each in sorted(arguments)) or name
        type_ = concrete(named)
        return Object(type_, f"{type_}_{own}/{key}")
    if isinstance(named, GraphQLEnumType):
        return next(iter(named.values.values())).value
    if name == "id":
        return own
    number = zlib.crc32(f"{own} {name}".encode()) % 1000
    return {"Int": number, "Boolean": number % 2 == 0, "Float": float(number)}.get(named.name, f"{name} of {own}")


def by_id(world: World, text: str) -> Object:
    type_ = text.partition("_")[0]
    if text in world.gone or not isinstance(schema().get_type(type_), GraphQLObjectType):
        raise graphql.GraphQLError(
            f"Could not resolve to a node with the global id of '{text}'", extensions={"type": "NOT_FOUND"}
        )
    return Object(type_, text)


def of_page(page: Page, name: str) -> Any:
    """A member of a connection."""
    if name == "totalCount":
        return page.total
    if name == "nodes":
        return page.items
    if name == "edges":
        return [{"node": item, "cursor": cursor(page.start + at)} for at, item in enumerate(page.items)]
    end = page.start + len(page.items)
    return {
        "hasNextPage": end < page.total,
        "hasPreviousPage": page.start > 0,
        "startCursor": cursor(page.start) if page.items else None,
        "endCursor": cursor(end - 1) if page.items else None,
    }


def nodes(document: graphql.DocumentNode, variables: dict[str, Any]) -> int:
    """The number of nodes that a query requests at most, by GitHub's rule."""
    fragments = {
        each.name.value: each for each in document.definitions if isinstance(each, graphql.FragmentDefinitionNode)
    }

    def count(selections: graphql.SelectionSetNode | None) -> int:
        total = 0
        for each in selections.selections if selections else ():
            if isinstance(each, graphql.FragmentSpreadNode):
                total += count(fragments[each.name.value].selection_set)
            elif isinstance(each, graphql.InlineFragmentNode):
                total += count(each.selection_set)
            elif isinstance(each, graphql.FieldNode):
                values = {
                    a.name.value: graphql.value_from_ast_untyped(a.value, variables) for a in each.arguments or ()
                }
                size, below = values.get("first") or values.get("last"), count(each.selection_set)
                total += size * (1 + below) if isinstance(size, int) else below
        return total

    return sum(
        count(each.selection_set) for each in document.definitions if isinstance(each, graphql.OperationDefinitionNode)
    )


class GraphQLServer(Server):
    """A server that executes queries."""

    def __init__(self, world: World | None = None) -> None:
        super().__init__()
        self.world = world or World()
        #: The documents that were executed, with their variables.
        self.queries: list[tuple[str, dict[str, Any]]] = []
        #: Replies in place of those to the next requests.
        self.instead: list[Reply] = []

    def reply_to(self, request: Recorded, connection: socket.socket) -> Reply:
        if self.instead:
            return self.instead.pop(0)
        body = request.json
        self.queries.append((body["query"], body.get("variables", {})))
        return Reply(execute(self.world, body), headers=QUOTA)

    def reset(self) -> None:
        """Forget what was sent, and begin with another world."""
        self.world = World()
        for recorded in (self.queries, self.instead, self.requests):
            recorded.clear()


@contextlib.contextmanager
def serving() -> Iterator[GraphQLServer]:
    """Serve one for the length of a context."""
    with GraphQLServer() as server:
        server.thread.start()
        yield server
        server.shutdown()


def execute(world: World, body: dict[str, Any]) -> dict[str, Any]:
    """The body of the response to a query."""
    variables = body.get("variables") or {}
    document = graphql.parse(body["query"])
    errors = graphql.validate(schema(), document)
    if errors:
        return {"errors": [error.formatted for error in errors]}
    if nodes(document, variables) > MOST_NODES:
        return {"errors": [{"type": "MAX_NODE_LIMIT_EXCEEDED", "message": "This query requests too many nodes"}]}
    resolver: Callable[..., Any] = functools.partial(resolve, world)
    result = graphql.execute_sync(
        schema(),
        document,
        variable_values=variables,
        operation_name=body.get("operationName"),
        field_resolver=resolver,
        type_resolver=lambda value, info, abstract: value.type,
    )
    found: dict[str, Any] = {"data": json.loads(json.dumps(result.data))}
    if result.errors:
        found["errors"] = [{**error.formatted, **(error.extensions or {})} for error in result.errors]
    return found
