"""From the body of a request to the data and the errors of a query or mutation."""

from __future__ import annotations

import functools
import json
import pathlib
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github.call import Reply
from ferrohub.testing.github.failures import Failure, NotPermitted, NotSimulated
from ferrohub.testing.github.graphql import types
from ferrohub.testing.github.graphql.context import Context, problem_of
from ferrohub.testing.github.graphql.registry import Node, Problem
from ferrohub.testing.github.graphql.types.shared import resolver
from ferrohub.testing.github.router import Route

if TYPE_CHECKING:
    import graphql
    from graphql import GraphQLError, GraphQLResolveInfo, GraphQLSchema

    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.quotas import Window

types.load()

#: The most nodes that a query may request, and the most of a connection
#: (https://docs.github.com/graphql/overview/rate-limits-and-query-limits-for-the-graphql-api).
_MOST_NODES, _MOST_OF_PAGE = 500_000, 100


class _Route(Route):
    """The only route of GraphQL, which GitHub's description of the REST API does not have."""

    @functools.cached_property
    def operation(self) -> dict[str, Any]:
        """It has no parameters and no types of responses."""
        return {}


#: It is the route of each query and mutation.
ROUTE = _Route("graphql", "POST", "/graphql", lambda call: None)


def respond(call: Call, window: Window, *, validate: bool, strict: bool) -> Reply:
    """The response to a query or mutation.

    :param call: the request
    :param window: the quota of the credential
    :param validate: whether the payloads of webhooks are compared with GitHub's description
    :param strict: whether what is not simulated raises; otherwise, it is an error of the response
    :raises NotSimulated: a field, an argument or a type is not simulated
    :raises ImportError: graphql-core is not installed
    """
    if call.user is None:
        raise Failure(401, "This endpoint requires you to be authenticated.")
    core = _loaded()
    text, variables = call.body.get("query"), call.body.get("variables") or {}
    if not isinstance(text, str) or not text.strip():
        return _failed({"message": "A query attribute must be specified and must be a string."})
    if window.remaining == 0:
        message = f"API rate limit already exceeded for user ID {call.user.id}."
        return _failed({"type": "RATE_LIMIT", "code": "graphql_rate_limit", "message": message})
    try:
        document = _parsed(text)
    except core.GraphQLError as error:
        return _failed({"locations": _locations(error), "message": f"Parse error: {error.message}"})
    if wrong := _invalid(text, document, variables, strict=strict):
        return Reply(200, {"errors": wrong})
    context = Context(call, window, validate=validate)
    return _executed(context, document, variables, call.body.get("operationName"), strict=strict)


def is_mutation(content: bytes) -> bool:
    """Whether the body of a request has a mutation.

    :param content: the body
    :raises ImportError: graphql-core is not installed
    """
    core = _loaded()
    try:
        document = _parsed(json.loads(content)["query"])
    except (core.GraphQLError, LookupError, TypeError, ValueError):
        return False
    kinds = (getattr(each, "operation", None) for each in document.definitions)
    return core.OperationType.MUTATION in kinds


def _loaded() -> Any:
    """graphql-core.

    :raises ImportError: it is not installed
    """
    try:
        import graphql
    except ImportError as error:
        message = "GraphQL of ferrohub.testing.GitHub needs graphql-core: pip install 'ferrohub[graphql]'"
        raise ImportError(message) from error
    return graphql


@functools.cache
def schema() -> GraphQLSchema:
    """GitHub's schema, as far as it is simulated."""
    core = _loaded()
    text = pathlib.Path(__file__).with_name("schema.graphql").read_text("utf-8")
    found: GraphQLSchema = core.build_ast_schema(core.parse(text, no_location=True), assume_valid=True)
    return found


@functools.lru_cache(maxsize=256)
def _parsed(text: str) -> graphql.DocumentNode:
    """A document; programs send the same ones again."""
    found: graphql.DocumentNode = _loaded().parse(text)
    return found


@functools.lru_cache(maxsize=256)
def _errors(text: str) -> list[dict[str, Any]]:
    """What is wrong with a document."""
    from ferrohub.testing.github.graphql import documents

    return documents.errors(schema(), _parsed(text))


def _failed(error: dict[str, Any]) -> Reply:
    return Reply(200, {"errors": [error]})


def _locations(error: GraphQLError) -> list[dict[str, int]]:
    return [{"line": each.line, "column": each.column} for each in error.locations or ()]


def _invalid(
    text: str, document: graphql.DocumentNode, variables: dict[str, Any], *, strict: bool
) -> list[dict[str, Any]]:
    """The errors of a document that is not executed."""
    from ferrohub.testing.github.graphql import documents

    missing = documents.missing(schema(), document, variables)
    if missing and strict:
        raise not_simulated(f"{missing[0].name} is not simulated, or not part of GitHub's schema")
    return [each.error for each in missing] or _errors(text)


def not_simulated(message: str) -> NotSimulated:
    """The exception for what GraphQL has and the simulator has not.

    :param message: what it is
    """
    return NotSimulated("graphql", "POST /graphql", {}, f"{message} (POST /graphql)")


def _executed(context: Context, document: Any, variables: dict[str, Any], name: str | None, *, strict: bool) -> Reply:
    from ferrohub.testing.github.graphql import documents

    core = _loaded()
    operation = core.get_operation_ast(document, name)
    if operation is None:
        return _failed({"message": f"No operation named {name!r}" if name else "An operation name is required"})
    context.requests, context.nodes = documents.size(schema(), document, operation, variables)
    if context.nodes > _MOST_NODES:
        message = f"This query requests up to {context.nodes:,} possible nodes which exceeds the maximum limit of"
        return _failed({"type": "MAX_NODE_LIMIT_EXCEEDED", "message": f"{message} {_MOST_NODES:,}."})
    context.spend()
    result = core.execute(
        schema(),
        document,
        context_value=context,
        variable_values=variables,
        operation_name=name,
        field_resolver=_resolve,
        type_resolver=_type_of,
    )
    errors = [_shown(each, strict=strict) for each in result.errors or ()]
    data = {} if result.data is None and any("path" not in each for each in errors) else {"data": result.data}
    return Reply(200, {**data, **({"errors": errors} if errors else {})})


def _resolve(source: Any, info: GraphQLResolveInfo[Any], **arguments: Any) -> Any:
    """The value of any field."""
    found = resolver(info.parent_type.name, info.field_name)
    assert found is not None
    if "first" in info.parent_type.fields[info.field_name].args:
        _check_page(info, arguments)
    try:
        return found.resolve(info.context, source, arguments)
    except Failure as failure:
        raise _problem_of(failure, info) from None


def _problem_of(failure: Failure, info: GraphQLResolveInfo[Any]) -> Problem:
    """The error of a field; what a role does not permit is named by the mutation, not by the role.

    See https://github.com/cli/cli/issues/1576.
    """
    if isinstance(failure, NotPermitted) and info.parent_type.name == "Mutation":
        login, name = info.context.call.me.login, f"{info.field_name[0].upper()}{info.field_name[1:]}"
        return Problem("FORBIDDEN", f"{login} does not have the correct permissions to execute `{name}`")
    return problem_of(failure)


def _check_page(info: GraphQLResolveInfo[Any], arguments: dict[str, Any]) -> None:
    """Check that a page is requested, and none that is too large."""
    name = info.field_name
    for argument in ("first", "last"):
        size = arguments.get(argument)
        if size is not None and size > _MOST_OF_PAGE:
            message = f"Requesting {size} records on the `{name}` connection exceeds the `{argument}` limit of"
            raise Problem("EXCESSIVE_PAGINATION", f"{message} {_MOST_OF_PAGE} records.")
        if size is not None and size < 0:
            raise Problem("BAD_USER_INPUT", f"`{argument}` on the `{name}` connection cannot be less than zero.")
    if arguments.get("first") is None and arguments.get("last") is None and _selects_items(info):
        message = f"You must provide a `first` or `last` value to properly paginate the `{name}` connection."
        raise Problem("MISSING_PAGINATION_BOUNDARIES", message)


def _selects_items(info: GraphQLResolveInfo[Any]) -> bool:
    selections: list[Any] = [
        each for node in info.field_nodes if node.selection_set for each in node.selection_set.selections
    ]
    return any(each.kind == "field" and each.name.value in ("nodes", "edges") for each in selections)


def _type_of(value: Any, info: GraphQLResolveInfo[Any], abstract: Any) -> str:
    assert isinstance(value, Node), value
    return value.type


def _shown(error: GraphQLError, *, strict: bool) -> dict[str, Any]:
    """An error as GitHub shows it; one of the simulator itself is raised."""
    original = error.original_error
    shown = {"locations": _locations(error), "message": error.message}
    if isinstance(original, Problem):
        if original.type == "NOT_SIMULATED" and strict:
            raise not_simulated(original.message.removesuffix("."))
        return {"type": original.type, "path": error.path, **shown}
    if error.path is not None:
        raise original or error
    return shown
