"""Releases with their assets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github.graphql.registry import Node, attributes, connection, field, fields
from ferrohub.testing.github.graphql.types.git import quoted
from ferrohub.testing.github.graphql.types.repositories import is_candidate
from ferrohub.testing.github.views.repositories import page_of

if TYPE_CHECKING:
    from ferrohub.testing.github.graphql.context import Context

attributes("Release", "tagName name createdAt publishedAt")
fields(
    "Release",
    {
        "author": lambda context, node, arguments: context.account(node.record.author),
        "databaseId": lambda context, node, arguments: node.record.id,
        "description": lambda context, node, arguments: node.record.body,
        "isDraft": lambda context, node, arguments: node.record.draft,
        "isLatest": lambda context, node, arguments: _is_latest(node),
        "isPrerelease": lambda context, node, arguments: node.record.prerelease,
        "repository": lambda context, node, arguments: Node("Repository", node.home, node.home),
        "updatedAt": lambda context, node, arguments: node.record.updated_at or node.record.created_at,
        "url": lambda context, node, arguments: f"{page_of(context.call, node.home)}/releases/tag/{_page(node)}",
        "tagCommit": lambda context, node, arguments: _commit(node),
    },
)


def _page(node: Node) -> str:
    return f"untagged-{node.record.id}" if node.record.draft else quoted(node.record.tag_name)


def _is_latest(node: Node) -> bool:
    found = [each for each in node.home.releases.values() if is_candidate(each)]
    newest = max(found, key=lambda each: (each.published_at or "", each.id), default=None)
    return newest is node.record


def _commit(node: Node) -> Node | None:
    sha = node.home.refs.get(f"refs/tags/{node.record.tag_name}")
    return Node("Commit", sha, node.home) if sha is not None and node.home.objects[sha][0] == "commit" else None


@connection("Release", "releaseAssets", "name")
def _assets(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    name = arguments.get("name")
    found = [each for each in node.record.assets if name in (None, each.name)]
    return [Node("ReleaseAsset", each, node.home) for each in found]


fields(
    "ReleaseAsset",
    {
        "contentType": lambda context, node, arguments: node.record.content_type,
        "createdAt": lambda context, node, arguments: node.record.created_at,
        "downloadCount": lambda context, node, arguments: node.record.download_count,
        "name": lambda context, node, arguments: node.record.name,
        "size": lambda context, node, arguments: len(node.record.content),
        "updatedAt": lambda context, node, arguments: node.record.updated_at,
        "uploadedBy": lambda context, node, arguments: context.account(node.record.uploader),
    },
)


@field("ReleaseAsset", "downloadUrl")
def _download(context: Context, node: Node, arguments: dict[str, Any]) -> str:
    asset = node.record
    release = next(each for each in node.home.releases.values() if asset in each.assets)
    return f"{page_of(context.call, node.home)}/releases/download/{quoted(release.tag_name)}/{quoted(asset.name)}"
