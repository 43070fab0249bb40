"""What several types have: IDs, the fields of connections, reactions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github.graphql import ids
from ferrohub.testing.github.graphql.registry import FIELDS, Field, Node, connection, field, fields, members

if TYPE_CHECKING:
    from ferrohub.testing.github.graphql.context import Context, Page

#: The types whose objects have IDs.
NODES = (
    "App Blob Bot CheckRun CheckSuite Commit Discussion DiscussionCategory DiscussionComment Gist Issue "
    "IssueComment Label Milestone Organization ProjectV2 ProjectV2Item PullRequest PullRequestReview "
    "PullRequestReviewComment PullRequestReviewThread Reaction Ref Release ReleaseAsset Repository StatusContext "
    "Tag Team Tree User Workflow WorkflowRun"
)
#: The types with reactions, and their names in GraphQL.
REACTABLE = "Issue PullRequest IssueComment"
CONTENTS = {
    "+1": "THUMBS_UP",
    "-1": "THUMBS_DOWN",
    "laugh": "LAUGH",
    "hooray": "HOORAY",
    "confused": "CONFUSED",
    "heart": "HEART",
    "rocket": "ROCKET",
    "eyes": "EYES",
}

fields(NODES, {"id": lambda context, node, arguments: ids.of(node)})
members("PageInfo", "hasNextPage hasPreviousPage startCursor endCursor")


def _edges(context: Context, page: Page, arguments: dict[str, Any]) -> Any:
    return [{"node": item, "cursor": cursor} for item, cursor in zip(page.items, page.cursors, strict=True)]


def _page_info(context: Context, page: Page, arguments: dict[str, Any]) -> Any:
    return {
        "hasNextPage": page.start + len(page.items) < page.total,
        "hasPreviousPage": page.start > 0,
        "startCursor": page.cursors[0] if page.cursors else None,
        "endCursor": page.cursors[-1] if page.cursors else None,
    }


#: The fields of each connection, and of each of its edges.
CONNECTION = {
    "edges": Field(_edges),
    "nodes": Field(lambda context, page, arguments: page.items),
    "pageInfo": Field(_page_info),
    "totalCount": Field(lambda context, page, arguments: page.total),
}
EDGE = {
    "cursor": Field(lambda context, edge, arguments: edge["cursor"]),
    "node": Field(lambda context, edge, arguments: edge["node"]),
}


def resolver(type_: str, name: str) -> Field | None:
    """How a field is resolved; None if it is not simulated.

    :param type_: name of the type
    :param name: name of the field
    """
    found = FIELDS.get(type_, {}).get(name)
    if found is None and type_.endswith("Connection"):
        return CONNECTION.get(name)
    if found is None and type_.endswith("Edge"):
        return EDGE.get(name)
    return found


def _reactions(node: Node, content: str | None = None) -> list[Any]:
    return [each for each in node.record.reactions if content in (None, CONTENTS[each.content])]


@field(REACTABLE, "reactionGroups")
def _groups(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    return [{"content": name, "on": node} for name in CONTENTS.values()]


members("ReactionGroup", "content")


def _reactors(context: Context, group: dict[str, Any], arguments: dict[str, Any]) -> Any:
    return context.accounts(each.user for each in _reactions(group["on"], group["content"]))


connection("ReactionGroup", "users")(_reactors)
connection("ReactionGroup", "reactors")(_reactors)


@field("ReactionGroup", "viewerHasReacted")
def _has_reacted(context: Context, group: dict[str, Any], arguments: dict[str, Any]) -> bool:
    return context.call.me.id in [each.user for each in _reactions(group["on"], group["content"])]


@connection(REACTABLE, "reactions", "content")
def _list(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    return [node_of(node, each) for each in _reactions(node, arguments.get("content"))]


def node_of(subject: Node, reaction: Any) -> Any:
    """A reaction as an object.

    :param subject: what it is a reaction to
    :param reaction: its record
    """
    return Node("Reaction", reaction, subject.home)


fields(
    "Reaction",
    {
        "content": lambda context, node, arguments: CONTENTS[node.record.content],
        "createdAt": lambda context, node, arguments: node.record.created_at,
        "databaseId": lambda context, node, arguments: node.record.id,
        "user": lambda context, node, arguments: context.account(node.record.user),
    },
)
