"""Schemas and webhooks as text."""

from __future__ import annotations

from collections.abc import Iterator

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
    first = described[0]
    if "properties" not in first or any(key in first for key in ("allOf", "oneOf", "anyOf")):
        yield f"{name} = {text_of({**first, 'nullable': False})}"
        return
    yield name
    fields: dict[str, tuple[Node, bool]] = {}
    for schema in described:
        required = set(schema.get("required", ()))
        for field, node in schema.get("properties", {}).items():
            # A property that one host lacks cannot be required.
            before = fields.get(field, (node, True))
            fields[field] = (before[0], before[1] and field in required)
    for field in sorted(fields):
        node, required_ = fields[field]
        everywhere = all(field in schema.get("properties", {}) for schema in described)
        yield f"  {member(field, node, required_ and everywhere)}"


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
