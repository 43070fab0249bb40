"""GitHub's description as its files have it."""

from __future__ import annotations

import copy
import dataclasses
from collections.abc import Iterator
from typing import Any

#: The products and versions whose descriptions are checked.
HOSTS = ("api.github.com", "ghec", "ghes-3.19")
METHODS = ("get", "post", "put", "patch", "delete", "head")
#: Media types of JSON bodies.
JSON = ("application/json", "application/scim+json")

#: What later versions of the API change in a node: a list of patches.
CHANGES = "x-github-breaking-changes"

#: A JSON object of the description.
Node = dict[str, Any]


def resolve(document: Node, node: Node) -> Node:
    """A node, or the one that it refers to."""
    while "$ref" in node:
        found: Any = document
        for key in node["$ref"].removeprefix("#/").split("/"):
            found = found[key.replace("~1", "/").replace("~0", "~")]
        node = found
    return node


def in_versions(node: Node) -> list[Node]:
    """A node as it is, and as it is in the newest version of the API, if that changes it."""
    changed = node
    for change in node.get(CHANGES, ()):
        patch = change["patch"]
        changed = _stepped(changed, patch) if isinstance(patch, list) else _merged(changed, patch)
    return [node] if changed is node else [node, changed]


def _stepped(node: Node, steps: list[Node]) -> Node:
    """A node after the steps of a JSON Patch (RFC 6902)."""
    found: Node = copy.deepcopy(node)
    for step in steps:
        *outer, last = (part.replace("~1", "/").replace("~0", "~") for part in step["path"].split("/")[1:])
        place: Any = found
        for key in outer:
            place = place[int(key) if isinstance(place, list) else key]
        at = int(last) if isinstance(place, list) else last
        if step["op"] == "remove":
            del place[at]
        elif step["op"] == "add" and isinstance(place, list):
            place.insert(at, step["value"])
        elif step["op"] in ("add", "replace"):
            place[at] = step["value"]
        else:
            raise ValueError(f"{step['op']} is no step that GitHub's patches had so far: {step['path']}")
    return found


def _merged(node: Any, patch: Any) -> Any:
    """A node after a merge patch (RFC 7396)."""
    if not isinstance(patch, dict):
        return patch
    known = node if isinstance(node, dict) else {}
    kept = {key: value for key, value in known.items() if key not in patch}
    return kept | {key: _merged(known.get(key), value) for key, value in patch.items() if value is not None}


@dataclasses.dataclass
class Operation:
    """An operation as one host describes it."""

    document: Node
    host: str
    method: str
    path: str
    node: Node

    @property
    def id(self) -> str:
        """GitHub's ID, such as ``issues/get``."""
        found: str = self.node["operationId"]
        return found

    @property
    def parameters(self) -> list[Node]:
        """Parameters of the path and of the query."""
        found = [resolve(self.document, each) for each in self.node.get("parameters", ())]
        return [each for each in found if each["in"] in ("path", "query")]

    @property
    def body(self) -> dict[str, Node]:
        """The schemas of the body by media type."""
        if "requestBody" not in self.node:
            return {}
        content = resolve(self.document, self.node["requestBody"])["content"]
        return {media: each.get("schema", {}) for media, each in content.items()}

    @property
    def body_schema(self) -> Node | None:
        """The schema of the JSON body."""
        return next((schema for media, schema in self.body.items() if media in JSON), None)

    @property
    def needs_body(self) -> bool:
        """Whether the body is required."""
        return bool(resolve(self.document, self.node.get("requestBody", {})).get("required"))

    @property
    def responses(self) -> dict[int, dict[str, Node]]:
        """The media types of successful responses by status."""
        found = {}
        for status, response in self.node["responses"].items():
            if status[0] == "2":
                found[int(status)] = resolve(self.document, response).get("content", {})
        return dict(sorted(found.items()))

    def in_versions(self) -> list[Operation]:
        """The operation as it is, and as it is in the newest version of the API, if that changes it."""
        return [dataclasses.replace(self, node=node) for node in in_versions(self.node)]

    @property
    def is_called_on(self) -> tuple[str, str]:
        """Tag and name of the method in Python, dots and hyphens aside."""
        tag, _, name = self.id.partition("/")
        return tag, name


def operations(document: Node, host: str) -> Iterator[Operation]:
    """Every operation of a host."""
    for path, item in document["paths"].items():
        for method in METHODS:
            if method in item:
                yield Operation(document, host, method.upper(), path, item[method])
