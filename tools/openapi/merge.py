"""The schemas of several hosts as one, which allows what any of them allows."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from openapi.source import Node

PARTS = ("oneOf", "anyOf", "allOf")


def merged(schemas: Iterable[Node]) -> Node:
    """A schema that allows what any of the schemas of the hosts allows; the first one is that of the most common host.

    A reference is one to the merged schema of that name. Where hosts refer to different ones, the first applies.
    """
    return reduce(_both, schemas)


def _both(one: Node, other: Node) -> Node:
    if one == other or ("$ref" in one and "$ref" in other):
        return one
    if "$ref" in one or "$ref" in other or _shape(one) != _shape(other):
        return _either(one, other)
    found = {**other, **one}
    if one.get("nullable") or other.get("nullable"):
        found["nullable"] = True
    if "enum" in found:
        found["enum"] = list(dict.fromkeys([*one["enum"], *other["enum"]]))
    if "properties" in found:
        found["properties"] = {**one["properties"]}
        for name, schema in other["properties"].items():
            found["properties"][name] = _both(one["properties"].get(name, schema), schema)
    # What one host does not require, or lacks, cannot be required.
    if "required" in found:
        found["required"] = [name for name in one.get("required", ()) if name in other.get("required", ())]
    if "items" in found:
        found["items"] = _both(one.get("items", {}) or other["items"], other.get("items", {}) or one["items"])
    for key in PARTS:
        if key in found:
            found[key] = _all(one[key], other[key])
    return found


def _shape(schema: Node) -> tuple[object, ...]:
    """What two schemas must share so that their parts can be merged one by one."""
    combined = tuple(key for key in PARTS if key in schema)
    required_only = tuple(set(each) == {"required"} for key in combined for each in schema[key][:1])
    kind = schema.get("type", "object" if "properties" in schema else None)
    return (kind, combined, required_only, "enum" in schema, "properties" in schema)


def _either(one: Node, other: Node) -> Node:
    found: Node = {"anyOf": [{k: v for k, v in each.items() if k != "nullable"} for each in (one, other)]}
    return {**found, "nullable": True} if one.get("nullable") or other.get("nullable") else found


def _all(one: list[Node], other: list[Node]) -> list[Node]:
    """The parts of two schemas: one by one if there are as many, else those of both."""
    if len(one) == len(other) and all("$ref" not in each for each in one):
        return [_both(*pair) for pair in zip(one, other, strict=True)]
    return [*one, *(each for each in other if each not in one)]
