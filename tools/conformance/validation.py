"""Validation with jsonschema-rs, which knows JSON Schema; OpenAPI 3.0 has ``nullable`` in place of the type null."""

from __future__ import annotations

import re
from typing import Any

import jsonschema_rs

from conformance.description import Node

#: What validates nothing, and is large.
PROSE = {"description", "example", "examples", "externalDocs", "x-github", "summary"}
#: Where a converted document is registered.
URI = "urn:description"
#: The missing member in the message of an error.
MISSING = re.compile(r'"(.+)" is a required property')


def converted(node: Any) -> Any:
    """A schema of OpenAPI 3.0, or a document of them, as JSON Schema (draft 4)."""
    if isinstance(node, list):
        return [converted(each) for each in node]
    if not isinstance(node, dict):
        return node
    found = {
        key: {name: converted(each) for name, each in value.items()} if key == "properties" else converted(value)
        for key, value in node.items()
        if key not in PROSE
    }
    # Alternatives overlap in the description: with ``oneOf`` as GitHub has it, such a value would be none of them.
    if "oneOf" in found and "anyOf" not in found:
        found["anyOf"] = found.pop("oneOf")
    return _with_null(found) if found.get("nullable") is True else found


def _with_null(schema: Node) -> Node:
    schema = {key: value for key, value in schema.items() if key != "nullable"}
    if isinstance(schema.get("enum"), list) and None not in schema["enum"]:
        schema["enum"] = [*schema["enum"], None]
    if isinstance(schema.get("type"), str):
        schema["type"] = [schema["type"], "null"]
    if schema.keys() & {"allOf", "oneOf", "anyOf"}:
        return {"anyOf": [schema, {"type": "null"}]}
    return schema


class Validators:
    """The validators of the schemas of one document."""

    def __init__(self, document: Node) -> None:
        # A schema refers to nothing else.
        kept = {"components": {"schemas": document.get("components", {}).get("schemas", {})}}
        self.registry = jsonschema_rs.Registry([(URI, converted(kept))], draft=jsonschema_rs.Draft4)
        #: The validator of each schema, with the schema, whose ID must stay its own.
        self.known: dict[int, tuple[Node, Any]] = {}

    def of(self, schema: Node) -> Any:
        """The validator of a schema that belongs to the document."""
        if id(schema) not in self.known:
            absolute = _absolute(converted(schema))
            made = jsonschema_rs.Draft4Validator(absolute, registry=self.registry, validate_formats=False)
            self.known[id(schema)] = (schema, made)
        return self.known[id(schema)][1]

    def is_valid(self, schema: Node, value: Any) -> bool:
        """Whether a schema allows a value."""
        return bool(self.of(schema).is_valid(value))

    def errors(self, schema: Node, value: Any) -> list[tuple[tuple[str | int, ...], str]]:
        """The places where a value differs from a schema, with what is wrong; a missing member is a place, too."""
        found = []
        for error in self.of(schema).iter_errors(value):
            place = tuple(error.instance_path)
            missing = MISSING.match(error.message)
            found.append(((*place, missing[1]) if missing else place, error.message))
        return found


def _absolute(node: Any) -> Any:
    """A schema with references into the registered document."""
    if isinstance(node, list):
        return [_absolute(each) for each in node]
    if not isinstance(node, dict):
        return node
    if isinstance(node.get("$ref"), str):
        return {"$ref": URI + node["$ref"]}
    return {key: _absolute(value) for key, value in node.items()}
