"""Gists."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github.graphql.registry import Node, attributes, connection, field, fields, in_order, members

if TYPE_CHECKING:
    from ferrohub.testing.github.graphql.context import Context

_ORDERS = {
    "CREATED_AT": lambda node: (node.record.created_at, node.record.number),
    "PUSHED_AT": lambda node: (node.record.updated_at, node.record.number),
    "UPDATED_AT": lambda node: (node.record.updated_at, node.record.number),
}


def _visible(context: Context, node: Node) -> list[Node]:
    is_own = context.call.user is node.record and context.call.has_scope("gist")
    found = [each for each in context.state.gists.values() if each.owner == node.record.id]
    return [Node("Gist", each) for each in found if each.public or is_own]


def _stargazers(context: Context, node: Node) -> list[int]:
    return [each.id for each in context.state.accounts.values() if node.record.id in each.starred_gists]


@connection("Gist", "stargazers")
def _list_stargazers(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    return context.accounts(_stargazers(context, node))


@connection("User", "gists", "orderBy privacy")
def _gists(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    privacy = arguments.get("privacy") or "PUBLIC"
    found = [
        each for each in _visible(context, node) if privacy == "ALL" or each.record.public == (privacy == "PUBLIC")
    ]
    return in_order(found, arguments.get("orderBy"), _ORDERS)


@field("User", "gist", "name")
def _gist(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    return next((each for each in _visible(context, node) if each.record.id == arguments["name"]), None)


attributes("Gist", "createdAt description updatedAt")
fields(
    "Gist",
    {
        "isFork": lambda context, node, arguments: node.record.parent is not None,
        "isPublic": lambda context, node, arguments: node.record.public,
        "name": lambda context, node, arguments: node.record.id,
        "owner": lambda context, node, arguments: context.account(node.record.owner),
        "pushedAt": lambda context, node, arguments: node.record.updated_at,
        "stargazerCount": lambda context, node, arguments: len(_stargazers(context, node)),
        "viewerHasStarred": lambda context, node, arguments: node.record.id in context.call.me.starred_gists,
        "url": lambda context, node, arguments: f"https://gist.github.com/{node.record.id}",
    },
)


@field("Gist", "files", "limit")
def _files(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    found = node.record.revisions[-1].files.items()
    shown = [
        # The simulator detects no languages.
        {"name": name, "language": None, "size": len(text.encode()), "text": text, "isTruncated": False}
        for name, text in found
    ]
    return shown[: arguments.get("limit") or 10]


members("GistFile", "isTruncated language name size text")
members("Language", "id name")
