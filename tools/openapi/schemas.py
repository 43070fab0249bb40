"""Schemas and webhooks as text."""

from __future__ import annotations

from collections.abc import Iterator

from openapi.merge import merged
from openapi.source import HOSTS, Node, resolve
from openapi.types import member, text_of


def blocks(documents: dict[str, Node]) -> Iterator[str]:
    """The schemas of all hosts, one block each, sorted by name."""
    names = sorted({name for document in documents.values() for name in document["components"]["schemas"]})
    for name in names:
        described = [
            document["components"]["schemas"][name]
            for document in documents.values()
            if name in document["components"]["schemas"]
        ]
        yield "\n".join(_lines(name, described))


def _lines(name: str, described: list[Node]) -> Iterator[str]:
    schema = merged(described)
    if "properties" not in schema or any(key in schema for key in ("allOf", "oneOf", "anyOf")):
        yield f"{name} = {text_of(schema)}"
        return
    yield f"{name}?" if schema.get("nullable") else name
    required = set(schema.get("required", ()))
    for field, node in sorted(schema["properties"].items()):
        yield f"  {member(field, node, field in required)}"


def webhooks(documents: dict[str, Node]) -> Iterator[str]:
    """Every webhook: its event, its action, if it has one, and the schema of its payload."""
    found: dict[str, str] = {}
    for host in HOSTS:
        document = documents[host]
        for item in document.get("x-webhooks", {}).values():
            described = item["post"]
            # GitHub's documentation spells one of them with hyphens, which no X-GitHub-Event header has.
            category = described["x-github"]["subcategory"].replace("-", "_")
            schema = described["requestBody"]["content"]["application/json"]["schema"]
            for action in _actions(document, schema):
                found.setdefault(f"{category} {action}".strip(), text_of(schema))
    yield from (f"{event} = {schema}" for event, schema in sorted(found.items()))


def _actions(document: Node, schema: Node) -> list[str]:
    """The values of ``action`` in the payloads of a webhook; an empty text if they have none."""
    body = resolve(document, schema)
    variants = [body, *(resolve(document, each) for each in body.get("oneOf") or body.get("anyOf") or ())]
    found = [value for each in variants for value in each.get("properties", {}).get("action", {}).get("enum", ())]
    return list(dict.fromkeys(found)) or [""]
