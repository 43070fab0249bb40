"""Projects of organizations, users and issues. There are no classic ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import projects as rules
from ferrohub.testing.github.graphql.registry import Node, Problem, attributes, connection, fields, in_order, members

if TYPE_CHECKING:
    from ferrohub.testing.github.graphql.context import Context
    from ferrohub.testing.github.records import Project


def _nothing(context: Context, node: Any, arguments: dict[str, Any]) -> Any:
    return []


# The simulator links no projects to repositories.
connection("Repository", "projectsV2", "orderBy query")(_nothing)
connection("Organization Repository", "projects", "orderBy states")(_nothing)
connection("Issue PullRequest", "projectCards")(_nothing)
# Clients select these fields, although no object has them here.
members("Project", "body id name number resourcePath")
members("ProjectCard", "column id project")
members("ProjectColumn", "id name")
_ORDERS = {
    "TITLE": lambda node: node.record.title.lower(),
    "NUMBER": lambda node: node.record.number,
    "CREATED_AT": lambda node: (node.record.created_at, node.record.number),
    "UPDATED_AT": lambda node: (node.record.updated_at, node.record.number),
}


def _visible(context: Context) -> list[Project]:
    """The projects that the user sees."""
    return [each for each in context.state.projects.values() if rules.may_see(context.call, each)]


@connection("Organization User", "projectsV2", "orderBy query")
def _of_owner(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    found = [Node("ProjectV2", each) for each in _visible(context) if each.owner == node.record.id]
    for each in found:
        context.permit_project(each.record)
    words = (arguments.get("query") or "").lower().split()
    kept = [each for each in found if all(_fits(each, word) for word in words)]
    return in_order(kept, arguments.get("orderBy"), _ORDERS)


def _fits(node: Node, word: str) -> bool:
    if word in ("is:open", "is:closed"):
        return (node.record.closed_at is None) == (word == "is:open")
    return word in node.record.title.lower()


def _items(context: Context, node: Node) -> list[tuple[Node, Node]]:
    """The items of an issue with their projects."""
    key = node.home.id, node.record.number
    found = [
        (Node("ProjectV2Item", item), Node("ProjectV2", project))
        for project in _visible(context)
        for item in project.items.values()
        if (item.repository, item.number) == key
    ]
    for _, project in found:
        context.permit_project(project.record)
    return found


@connection("Issue PullRequest", "projectItems")
def _items_of(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    return [item for item, _ in _items(context, node)]


@connection("Issue PullRequest", "projectsV2", "orderBy query")
def _projects_of(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    return [project for _, project in _items(context, node)]


def _path(context: Context, node: Node) -> str:
    owner = context.state.accounts[node.record.owner]
    kind = "orgs" if owner.type == "Organization" else "users"
    return f"/{kind}/{owner.login}/projects/{node.record.number}"


attributes("ProjectV2", "number title public shortDescription createdAt updatedAt closedAt")
fields(
    "ProjectV2",
    {
        "closed": lambda context, node, arguments: node.record.closed_at is not None,
        "resourcePath": lambda context, node, arguments: _path(context, node),
        "url": lambda context, node, arguments: f"{context.call.links.web}{_path(context, node)}",
    },
)
fields(
    "ProjectV2Item",
    {"project": lambda context, node, arguments: Node("ProjectV2", context.state.projects[node.record.project])},
)


def check(given: dict[str, Any]) -> None:
    """Check that an input names no project.

    :param given: the members of the input
    :raises Problem: it names one
    """
    if given.get("projectIds"):
        raise Problem("NOT_FOUND", f"Could not resolve to a node with the global id of '{given['projectIds'][0]}'")
