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
    parts = [key for key in ("allOf", "oneOf", "anyOf") if schema.get(key)]
    if not parts:
        return _plain(schema, skip)
    own = {key: value for key, value in schema.items() if key not in (*parts, "nullable")}
    texts = [_plain(own, skip)] if "properties" in own else []
    if own.get("required") and "properties" not in own:
        texts.append(_requires(own))
    for key in parts:
        if key == "allOf":
            texts += [text_of(part) for part in schema[key]]
        else:
            texts.append(_union([_requires(each) if _only_requires(each) else text_of(each) for each in schema[key]]))
    # A type that says nothing about an object that others describe.
    kept = [text for text in dict.fromkeys(texts) if text not in ("any", "object")] or texts[:1]
    return kept[0] if len(kept) == 1 else "&".join(_operand(text) for text in kept)


def _requires(schema: Node) -> str:
    """What an alternative requires, where the properties are described beside it."""
    return "{" + ", ".join(f"{_name(name)}: any" for name in schema["required"]) + "}"


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
    required = set(schema.get("required", ()))
    texts = [member(name, schema["properties"][name], name in required) for name in names]
    texts += [f"{_name(name)}: any" for name in schema.get("required", ()) if name not in schema.get("properties", {})]
    values = schema.get("additionalProperties")
    if isinstance(values, dict) and values:
        texts.append("*: " + text_of(values))
    elif values not in (None, False) and texts:
        texts.append("*: any")
    return "{" + ", ".join(texts) + "}" if texts else "object"


def member(name: str, schema: Node, required: bool) -> str:
    """A property of an object: its name, with ``?`` if it is optional, and its type."""
    return f"{_name(name)}{'' if required else '?'}: {text_of(schema)}"


def _name(name: str) -> str:
    return name if PLAIN.fullmatch(name) else json.dumps(name)


def _only_requires(schema: Node) -> bool:
    """Whether an alternative only states which properties are required together."""
    return "required" in schema and set(schema) <= {"required", "title", "description", "not"}


def _union(texts: list[str]) -> str:
    null = "null" in texts
    kept = list(dict.fromkeys(text for text in texts if text != "null"))
    if not kept:
        return "null"
    if "any" in kept:
        return "any"
    text = "|".join(each if "&" not in _outside(each) else _operand(each) for each in kept)
    if not null or text.endswith("?"):
        return text
    return f"({text})?" if _is_union(text) else f"{text}?"


def _operand(text: str) -> str:
    return f"({text})" if _is_union(text) else text


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
