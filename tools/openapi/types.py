"""Schemas as text. The grammar is in ``docs/decisions/2026-11-description.md``."""

from __future__ import annotations

import json
import re
from typing import Any

from openapi.source import Node

#: Names of properties that need no quotes.
PLAIN = re.compile(r"[A-Za-z0-9_+$@.-]+")
#: The formats that change how a text is parsed; the others are documentation.
FORMATS = {"date-time": "time", "date": "date", "binary": "binary"}
NAMES = {"string": "string", "integer": "integer", "number": "number", "boolean": "boolean", "null": "null"}


def text_of(schema: Node, skip: frozenset[str] = frozenset()) -> str:
    """A schema as one line.

    :param schema: an OpenAPI schema
    :param skip: properties of the outermost object to leave out
    """
    if "$ref" in schema:
        return "@" + str(schema["$ref"]).rpartition("/")[2]
    text = _body(schema, skip)
    if not schema.get("nullable") or text in ("any", "null") or text.endswith("?"):
        return text
    return f"({text})?" if _is_union(text) else f"{text}?"


def _body(schema: Node, skip: frozenset[str]) -> str:
    if schema.get("enum"):
        return _choices(schema["enum"])
    for key in ("oneOf", "anyOf"):
        variants = schema.get(key)
        if variants and not _only_requires(variants):
            own = {k: v for k, v in schema.items() if k not in (key, "nullable")}
            if "properties" in own:  # alternatives that add to a common object
                return _merged([own, *variants], skip)
            return _union([text_of(each) for each in variants])
    if schema.get("allOf"):
        parts = schema["allOf"]
        return text_of(parts[0]) if len(parts) == 1 else "&".join(_operand(text_of(part)) for part in parts)
    return _plain(schema, skip)


def _plain(schema: Node, skip: frozenset[str]) -> str:
    kind = schema.get("type")
    if isinstance(kind, list):
        return _union([_plain({**schema, "type": each}, skip) for each in kind])
    if kind == "array" or (kind is None and "items" in schema):
        return f"[{text_of(schema.get('items', {}))}]"
    if kind == "object" or "properties" in schema or "additionalProperties" in schema:
        return _object(schema, skip)
    if kind == "string":
        return FORMATS.get(schema.get("format", ""), "string")
    return NAMES.get(str(kind), "any")


def _object(schema: Node, skip: frozenset[str]) -> str:
    names = [name for name in schema.get("properties", {}) if name not in skip]
    if names:
        required = set(schema.get("required", ()))
        return "{" + ", ".join(member(name, schema["properties"][name], name in required) for name in names) + "}"
    values = schema.get("additionalProperties")
    if isinstance(values, dict) and values:
        return "{*: " + text_of(values) + "}"
    return "object"


def member(name: str, schema: Node, required: bool) -> str:
    """A property of an object: its name, with ``?`` if it is optional, and its type."""
    shown = name if PLAIN.fullmatch(name) else json.dumps(name)
    return f"{shown}{'' if required else '?'}: {text_of(schema)}"


def _merged(parts: list[Node], skip: frozenset[str]) -> str:
    """Alternatives of one object: the properties of all of them; required are those that all of them require."""
    properties: Node = {}
    required: set[str] | None = None
    for part in parts:
        for name, schema in part.get("properties", {}).items():
            properties.setdefault(name, schema)
    for part in parts[1:]:
        own = set(part.get("required", ()))
        required = own if required is None else required & own
    wanted = set(parts[0].get("required", ())) | (required or set())
    return _object({"properties": properties, "required": sorted(wanted)}, skip)


def _only_requires(variants: list[Node]) -> bool:
    """Whether alternatives only state which properties are required together."""
    return all(set(each) <= {"required", "title", "description", "not"} for each in variants)


def _union(texts: list[str]) -> str:
    null = "null" in texts
    kept = list(dict.fromkeys(text for text in texts if text != "null"))
    if not kept:
        return "null"
    if "any" in kept:
        return "any"
    text = "|".join(_operand(each) for each in kept)
    if not null or text.endswith("?"):
        return text
    return f"({text})?" if _is_union(text) else f"{text}?"


def _operand(text: str) -> str:
    return f"({text})" if "&" in _outside(text) else text


def _is_union(text: str) -> bool:
    return any(sign in _outside(text) for sign in "|&")


def _outside(text: str) -> str:
    """The parts of a text outside of brackets and quotes."""
    text = re.sub(r'"(\\.|[^"\\])*"', "", text)
    depth, found = 0, []
    for sign in text:
        depth += (sign in "([{") - (sign in ")]}")
        found.append(sign if depth == 0 else "")
    return "".join(found)


def _choices(values: list[Any]) -> str:
    texts = [json.dumps(value, ensure_ascii=False) for value in values if value is not None]
    text = "|".join(dict.fromkeys(texts)) or "null"
    if None not in values or text == "null":
        return text
    return f"({text})?" if "|" in text else f"{text}?"
