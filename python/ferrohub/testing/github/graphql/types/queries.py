"""The fields of queries: where objects are found."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github.failures import Failure
from ferrohub.testing.github.graphql.context import problem_of
from ferrohub.testing.github.graphql.registry import Problem, field, fields, members
from ferrohub.testing.github.pages import MOST_RESULTS
from ferrohub.testing.github.quotas import shown

if TYPE_CHECKING:
    from ferrohub.testing.github.graphql.context import Context

_SEARCHES = {
    "ISSUE": "search/issues-and-pull-requests",
    "ISSUE_ADVANCED": "search/issues-and-pull-requests",
    "REPOSITORY": "search/repos",
    "USER": "search/users",
}
_COUNTS = ("issueCount", "repositoryCount", "userCount", "codeCount", "discussionCount", "wikiCount")


@field("Query", "viewer")
def _viewer(context: Context, root: Any, arguments: dict[str, Any]) -> Any:
    return context.account(context.call.me.id)


@field("Query", "repository", "owner name followRenames")
def _repository(context: Context, root: Any, arguments: dict[str, Any]) -> Any:
    name = f"{arguments['owner']}/{arguments['name']}"
    record = context.state.repository(name)
    if record is None and arguments.get("followRenames", True):
        record = context.state.repositories.get(context.state.moved.get(name.lower(), 0))
    found = context.repository(record)
    if found is None:
        raise Problem("NOT_FOUND", f"Could not resolve to a Repository with the name '{name}'.")
    return found


def _account(context: Context, login: str, types: tuple[str, ...], name: str) -> Any:
    found = context.state.account(login)
    if found is None or found.type not in types:
        raise Problem("NOT_FOUND", f"Could not resolve to {name} with the login of '{login}'.")
    return context.account(found.id)


@field("Query", "user", "login")
def _user(context: Context, root: Any, arguments: dict[str, Any]) -> Any:
    return _account(context, arguments["login"], ("User",), "a User")


@field("Query", "organization", "login")
def _organization(context: Context, root: Any, arguments: dict[str, Any]) -> Any:
    return _account(context, arguments["login"], ("Organization",), "an Organization")


@field("Query", "repositoryOwner", "login")
def _owner(context: Context, root: Any, arguments: dict[str, Any]) -> Any:
    found = context.state.account(arguments["login"])
    return None if found is None or found.type == "Bot" else context.account(found.id)


@field("Query", "node", "id")
def _node(context: Context, root: Any, arguments: dict[str, Any]) -> Any:
    return context.node(arguments["id"])


@field("Query", "nodes", "ids")
def _nodes(context: Context, root: Any, arguments: dict[str, Any]) -> Any:
    def found(id: str) -> Any:
        try:
            return context.node(id)
        except Problem as problem:
            # An error in place of an item is one of that item alone.
            return problem

    return [found(id) for id in arguments["ids"]]


@field("Query", "rateLimit")
def _rate_limit(context: Context, root: Any, arguments: dict[str, Any]) -> Any:
    quota = shown(context.window, "graphql")
    return {
        "cost": context.cost,
        "limit": quota["limit"],
        "nodeCount": context.nodes,
        "remaining": quota["remaining"],
        "resetAt": context.call.world.clock.text(quota["reset"]),
        "used": quota["used"],
    }


members("RateLimit", "cost limit nodeCount remaining resetAt used")


@field("Query", "search", "first last after before query type")
def _search(context: Context, root: Any, arguments: dict[str, Any]) -> Any:
    kind = arguments["type"]
    if kind not in _SEARCHES:
        raise Problem("NOT_SIMULATED", f"The search of the type {kind} is not simulated.")
    results: list[Any] = []
    total = 0
    for number in range(1, MOST_RESULTS // 100 + 1):
        query = {"q": arguments["query"], "per_page": "100", "page": str(number)}
        try:
            found = context.perform(_SEARCHES[kind], query=query)
        except Failure as failure:
            raise problem_of(failure) from None
        results += found["items"]
        total = found["total_count"]
        if len(results) >= min(total, MOST_RESULTS):
            break
    counts = dict.fromkeys(_COUNTS, 0)
    counts[{"REPOSITORY": "repositoryCount", "USER": "userCount"}.get(kind, "issueCount")] = total
    return context.page([context.node(each["node_id"]) for each in results], arguments, **counts)


def _count(name: str) -> Any:
    return lambda context, page, arguments: page.more[name]


fields("SearchResultItemConnection", {name: _count(name) for name in _COUNTS})
