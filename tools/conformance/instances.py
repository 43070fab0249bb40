"""Values that a schema allows: the least, one with everything, and one for each choice, null and alternative."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from conformance.description import Node, resolve

#: Depth below which objects have only their required members, and below which there are none.
DEEP, DEEPEST = 6, 14
#: Depth to which choices, nulls and alternatives are tried. The deepest of GitHub's is at 7.
NESTED = 12
FORMATS = {
    "date-time": "2026-01-01T00:00:00Z",
    "date": "2026-01-01",
    "uri": "https://example.com/",
    "email": "a@example.com",
    "uuid": "0b1e2c3d-0b1e-4c3d-8b1e-0b1e2c3d4e5f",
}
#: Texts that fit the patterns of the description, tried in this order.
TEXTS = (
    "x", "1", "A1", "1.0.0", "latest", "2026-01-01T00:00:00Z", "sha256:" + "0" * 64, "0" * 40, "#00ff00", "1,2",
    "refs/heads/x", "ssh-rsa x", "pkg:x", "3.17.0",
)  # fmt: skip
JOINED = ("allOf", "oneOf", "anyOf")


class Variant(NamedTuple):
    """A value that holds what the description allows at a place."""

    value: Any
    where: str
    what: str


class Maker:
    """Makes values for the schemas of a document."""

    def __init__(self, document: Node) -> None:
        self.document = document
        #: The alternatives of each schema, with the schema, whose ID must stay its own.
        self.known: dict[int, tuple[Node, list[Node]]] = {}

    def alternatives(self, schema: Node) -> list[Node]:
        """A schema as alternatives, none of which consists of others."""
        node = resolve(self.document, schema)
        if id(node) not in self.known:
            self.known[id(node)] = (node, self._alternatives(node))
        return self.known[id(node)][1]

    def _alternatives(self, schema: Node) -> list[Node]:
        found = [{key: value for key, value in schema.items() if key not in JOINED}]
        for part in schema.get("allOf", ()):
            found = [_both(one, other) for one in found for other in self.alternatives(part)]
        for key in ("oneOf", "anyOf"):
            if schema.get(key):
                others = [other for part in schema[key] for other in self.alternatives(part)]
                found = [_both(one, other) for one in found for other in others]
        return [each for one in found for each in _by_type(one)]

    def least(self, schema: Node, depth: int = 0) -> Any:
        """A value with what is required; lists have one item."""
        return self._value(self.alternatives(schema)[0], depth, whole=False)

    def most(self, schema: Node, depth: int = 0) -> Any:
        """A value with all members."""
        found = self.alternatives(schema)
        return self._value(next((each for each in found if each.get("type") != "null"), found[0]), depth, whole=True)

    def wholes(self, schema: Node) -> Iterator[Any]:
        """For each alternative, a value with all members, and a second time with null wherever that is allowed."""
        for each in self.alternatives(schema):
            yield self._value(each, 0, whole=True)
            yield self._value(each, 0, whole=True, null=True)

    def _value(self, schema: Node, depth: int, whole: bool, null: bool = False) -> Any:
        def member(each: Node) -> Any:
            found = self.alternatives(each)
            if null and any(is_nullable(one) for one in found):
                return None
            return self._value(found[0], depth + 1, whole and depth < DEEP, null)

        if schema.get("enum"):
            return next((value for value in schema["enum"] if value is not None), None)
        kind = _type(schema)
        if kind == "null":
            return None
        if kind == "object":
            known = schema.get("properties", {})
            names = [name for name in known if whole or name in schema.get("required", ())]
            found = {name: _as_time(name, member(known[name])) for name in names} if depth < DEEPEST else {}
            # Some schemas require a member that they do not describe, so that any value is allowed.
            found |= {name: True for name in schema.get("required", ()) if name not in known}
            more = schema.get("additionalProperties")
            if isinstance(more, dict) and more and (whole or schema.get("minProperties")) and not found:
                found["x"] = member(more)
            if schema.get("minProperties") and not found and known:
                found = {name: member(known[name]) for name in [*known][: schema["minProperties"]]}
            return found
        if kind == "array":
            count = max(1, schema.get("minItems", 1)) if depth < DEEPEST else 0
            return [member(schema.get("items", {}))] * min(count, schema.get("maxItems", count))
        return _scalar(kind, schema)

    def variants(self, schema: Node, where: str = "", depth: int = 0) -> Iterator[Variant]:
        """A value for each choice, null and alternative of a schema and of what is in it."""
        found = self.alternatives(schema)
        if any(is_nullable(each) for each in found):
            yield Variant(None, where, "null")
        for at, each in enumerate(found):
            if each.get("enum"):
                yield from (Variant(value, where, repr(value)) for value in each["enum"] if value is not None)
                continue
            base = self._value(each, 0, whole=False)
            if len(found) > 1 and base is not None:
                yield Variant(base, where, f"alternative {at + 1} of {len(found)}")
                yield Variant(self._value(each, DEEP - 1, whole=True), where, f"all of alternative {at + 1}")
            if depth < NESTED:
                yield from self._inside(each, base, where, depth)

    def _inside(self, schema: Node, base: Any, where: str, depth: int) -> Iterator[Variant]:
        if isinstance(base, dict):
            for name, each in schema.get("properties", {}).items():
                for value, place, what in self.variants(each, f"{where}.{name}".lstrip("."), depth + 1):
                    yield Variant({**base, name: value}, place, what)
            more = schema.get("additionalProperties")
            for value, place, what in self.variants(more, f"{where}.*", depth + 1) if isinstance(more, dict) else ():
                yield Variant({**base, "x": value}, place, what)
        if isinstance(base, list):
            for value, place, what in self.variants(schema.get("items", {}), f"{where}[]", depth + 1):
                yield Variant([value, *base[1:]], place, what)

    def lacking(self, schema: Node, where: str = "", depth: int = 0) -> Iterator[Variant]:
        """Values that lack one required member of one object."""
        if depth > NESTED:
            return
        for each in self.alternatives(schema):
            base = None if each.get("enum") else self._value(each, 0, whole=False)
            if isinstance(base, dict):
                for name in each.get("required", ()):
                    rest = {key: value for key, value in base.items() if key != name}
                    yield Variant(rest, f"{where}.{name}".lstrip("."), "missing")
                for name, node in each.get("properties", {}).items():
                    for value, place, what in self.lacking(node, f"{where}.{name}".lstrip("."), depth + 1):
                        yield Variant({**base, name: value}, place, what)
            if isinstance(base, list):
                for value, place, what in self.lacking(each.get("items", {}), f"{where}[]", depth + 1):
                    yield Variant([value], place, what)


def _both(one: Node, other: Node) -> Node:
    """A schema that requires what two others require."""
    found = {**one, **other}
    if "properties" in one and "properties" in other:
        both = one["properties"].keys() & other["properties"].keys()
        joined = {name: _joined(one["properties"][name], other["properties"][name]) for name in both}
        found["properties"] = {**one["properties"], **other["properties"], **joined}
    if "required" in one or "required" in other:
        found["required"] = list(dict.fromkeys([*one.get("required", ()), *other.get("required", ())]))
    if one.get("enum") and other.get("enum"):
        found["enum"] = [value for value in one["enum"] if value in other["enum"]] or other["enum"]
    if one.get("nullable") or other.get("nullable"):
        found["nullable"] = True
    return found


def _joined(one: Node, other: Node) -> Node:
    return one if one == other else {"allOf": [one, other]}


def _by_type(schema: Node) -> Iterator[Node]:
    """An alternative for each type, where a schema lists several."""
    kinds = schema.get("type")
    if isinstance(kinds, list):
        yield from ({**schema, "type": kind} for kind in kinds)
    else:
        yield schema


def is_nullable(schema: Node) -> bool:
    """Whether an alternative allows null."""
    return bool(schema.get("nullable")) or schema.get("type") == "null" or None in schema.get("enum", ())


def _type(schema: Node) -> str:
    if "type" in schema:
        return str(schema["type"])
    if "properties" in schema or "additionalProperties" in schema:
        return "object"
    return "array" if "items" in schema else "string"


def _scalar(kind: str, schema: Node) -> Any:
    if kind == "string":
        return _text(schema)
    if kind == "boolean":
        return True
    number = max(schema.get("minimum", 1), min(1, schema.get("maximum", 1)))
    return number if kind == "integer" else number + 0.0


def _as_time(name: str, value: Any) -> Any:
    """A value for a member: a time for one whose name says so, also where its format does not."""
    return FORMATS["date-time"] if value == "x" and name.endswith("_at") else value


def _text(schema: Node) -> str:
    least, most = schema.get("minLength", 1), schema.get("maxLength", 1 << 20)
    tried = itertools.chain([FORMATS.get(schema.get("format", ""), "x")], TEXTS)
    fits = (
        text
        for each in tried
        for text in (each, each * least)
        if least <= len(text) <= most and re.search(schema.get("pattern", ""), text)
    )
    return next(fits, "x")
