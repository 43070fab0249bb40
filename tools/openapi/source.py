"""The hosts whose descriptions are read, and the nodes of a description."""

from __future__ import annotations

from typing import Any

#: The hosts whose operations ferrohub has, the most common one first. If descriptions differ, the first one applies.
HOSTS = ("api.github.com", "ghec", "ghes-3.19")

#: A JSON object of the description.
Node = dict[str, Any]


def resolve(document: Node, node: Node) -> Node:
    """A node, or the one that it refers to."""
    while "$ref" in node:
        found: Any = document
        for key in str(node["$ref"]).removeprefix("#/").split("/"):
            found = found[key]
        node = found
    return node
