"""Projects: the simulator has none, so their connections are empty."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github.graphql.registry import Problem, connection, members

if TYPE_CHECKING:
    from ferrohub.testing.github.graphql.context import Context


def _nothing(context: Context, node: Any, arguments: dict[str, Any]) -> Any:
    return []


connection("Organization Repository Issue PullRequest", "projectsV2", "orderBy query")(_nothing)
connection("Organization Repository", "projects", "orderBy states")(_nothing)
connection("Issue PullRequest", "projectCards")(_nothing)
connection("Issue PullRequest", "projectItems")(_nothing)
# Clients select these fields, although no object has them here.
members("Project", "body id name number resourcePath")
members("ProjectCard", "column id project")
members("ProjectColumn", "id name")
members("ProjectV2", "closed id number resourcePath title url")
members("ProjectV2Item", "id project")


def check(given: dict[str, Any]) -> None:
    """Check that an input names no project.

    :param given: the members of the input
    :raises Problem: it names one
    """
    if given.get("projectIds"):
        raise Problem("NOT_FOUND", f"Could not resolve to a node with the global id of '{given['projectIds'][0]}'")
