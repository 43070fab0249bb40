"""Whether a field of a stub may be None exactly if GitHub's schemas do not require it, or make it nullable.

What a version of the API removes may be None, because one class serves all versions.

It visits the schemas of all responses and events beside the types of the stubs, without values.
"""

from __future__ import annotations

import ast
import functools
from collections.abc import Iterator
from typing import NamedTuple

from conformance import exceptions, stubs
from conformance.description import Node, Operation, in_versions, resolve
from conformance.instances import Maker, is_nullable
from ferrohub import _core

#: The class of a stub, and the stub that names it.
Known = tuple[str, stubs.Module]


class Part(NamedTuple):
    """A schema, the type that its values have, and where it is."""

    schema: Node
    type: ast.expr
    within: stubs.Module
    place: str
    #: Whether a client selects the version of the API, as for responses but not for payloads of webhooks.
    versioned: bool = True


class Promises:
    """The fields that schemas do not promise, by class, each with a place that does not."""

    def __init__(self, known: exceptions.Exceptions) -> None:
        self.known = known
        self.missing: dict[tuple[str, str], str] = {}
        self.classes: dict[str, Known] = {}
        self.partial: set[tuple[str, str]] = set()
        self._seen: set[tuple[int, str, bool]] = set()
        #: The nodes that were visited, whose IDs must stay theirs.
        self._kept: list[Node] = []

    def visit_operation(self, operation: Operation, maker: Maker, returns: ast.expr, within: stubs.Module) -> None:
        """Visit the responses of an operation, in every version of the API."""
        for content in (each for version in operation.in_versions() for each in version.responses.values()):
            if schema := content.get("application/json", {}).get("schema"):
                self.visit(Part(schema, returns, within, operation.id), maker)

    def visit_events(self, document: Node, maker: Maker) -> None:
        """Visit the payloads of all webhooks of a description."""
        within = stubs.module("webhooks.events")
        for item in document.get("x-webhooks", {}).values():
            schema = item["post"]["requestBody"]["content"]["application/json"]["schema"]
            name = item["post"]["x-github"]["subcategory"].replace("-", "_")
            for each in maker.alternatives(schema):
                for action in each.get("properties", {}).get("action", {}).get("enum", ()) or ("",):
                    # Those of an event that is described without this action have no class for it.
                    class_ = "".join(part[:1].upper() + part[1:] for part in f"{name}_{action}".split("_")) + "Event"
                    for found in {class_, "".join(part[:1].upper() + part[1:] for part in name.split("_")) + "Event"}:
                        if found in within.classes:
                            self.visit(Part(each, ast.Name(found), within, f"{name} {action}".strip(), False), maker)

    def visit(self, part: Part, maker: Maker) -> None:
        """Visit a schema and all that is in it."""
        pending = [part]
        while pending:
            part = pending.pop()
            node = resolve(maker.document, part.schema)
            key = (id(node), f"{part.within.name}:{stubs.text_of(part.type)}", part.versioned)
            if key not in self._seen:
                self._seen.add(key)
                self._kept.append(node)
                versions = in_versions(node) if part.versioned else [node]
                for each in (each for version in versions for each in maker.alternatives(version)):
                    pending += self._inside(each, part._replace(schema=node), maker)

    def _inside(self, schema: Node, part: Part, maker: Maker) -> Iterator[Part]:
        """The parts of an alternative."""
        for type_ in stubs.alternatives(part.type):
            name = stubs.text_of(type_)
            if isinstance(type_, ast.Subscript):
                yield from self._generic(schema, type_, part)
            elif alias := stubs.alias_of(name, part.within):
                yield part._replace(type=alias[0], within=alias[1])
            elif schema.get("properties") and (found := stubs.class_of(name, part.within)) and _is_of(schema, found):
                yield from self._fields(schema, found, part._replace(type=type_), maker)

    def _generic(self, schema: Node, type_: ast.Subscript, part: Part) -> Iterator[Part]:
        name = stubs.text_of(type_.value).rpartition(".")[2]
        inner = part._replace(type=type_.slice)
        if name in ("Field", "Maybe"):
            yield inner
        elif name in stubs.LISTS and "items" in schema:
            yield inner._replace(schema=schema["items"])
        elif name in ("Listing", "SearchListing"):
            lists = [schema, *schema.get("properties", {}).values()]
            yield from (inner._replace(schema=each["items"]) for each in lists if "items" in each)
        elif isinstance(type_.slice, ast.Tuple) and isinstance(schema.get("additionalProperties"), dict):
            yield part._replace(schema=schema["additionalProperties"], type=type_.slice.elts[-1])

    def _fields(self, schema: Node, class_: stubs.Class, part: Part, maker: Maker) -> Iterator[Part]:
        """The parts of an object; what it does not promise is kept."""
        properties, required = schema["properties"], schema.get("required", ())
        is_model = class_.module.name.startswith(("rest.", "webhooks."))
        # A schema that requires nothing says nothing about a class of which others say more.
        says = bool(required) or (is_model and not class_.is_mapping)
        by_key = {stubs.key_of(name): name for name in properties}
        members = class_.fields if class_.is_mapping else _plain(stubs.text_of(part.type), part.within)
        for field, found in members.items():
            type_, within = found if isinstance(found, tuple) else (found, class_.module)
            keys = _keys(class_.name, field)
            if any("." in key for key in keys):  # a part of another object
                self.partial.add((class_.name, field))
                continue
            for key in keys:
                name = by_key.get(stubs.key_of(key))
                if name is not None:
                    yield Part(properties[name], type_, within, f"{part.place}.{name}", part.versioned)
            known = [by_key[key] for key in map(stubs.key_of, keys) if key in by_key]
            if not says:
                continue
            self.classes.setdefault(class_.name, (stubs.text_of(part.type), part.within))
            if (class_.name, field) not in self.missing:
                is_due = bool(known) and known[0] in required
                alternatives = maker.alternatives(properties[known[0]]) if is_due and not class_.is_mapping else []
                if not is_due or any(map(is_nullable, alternatives)):
                    self.missing[class_.name, field] = part.place

    def differences(self, whole: bool = True) -> Iterator[str]:
        """The fields that a stub promises and GitHub does not, and the other way round if the ``whole`` was visited."""
        for name, (shown, within) in sorted(self.classes.items()):
            found = stubs.class_of(shown, within)
            if found is None:
                continue
            for field, type_ in _members(shown, found, within).items():
                place = self.missing.get((name, field))
                if stubs.text_of(type_) in ("Any", "object"):
                    continue
                if (name, field) in self.partial:
                    continue
                is_promised, difference = _is_promised(field, type_, found), ""
                if place and is_promised:
                    difference = f"{place}: {field} of {name} is promised by the stub only"
                # Members of plain objects are read as keys, so a stub may be careful.
                if whole and not place and not found.is_mapping and not is_promised:
                    difference = f"{field} of {name} may be None in the stub, but every schema promises it"
                if difference and not self.known.is_known_promise(name, field):
                    yield difference


def _members(name: str, found: stubs.Class, within: stubs.Module) -> dict[str, ast.expr]:
    if found.is_mapping:
        return found.fields
    return {field: type_ for field, (type_, _) in _plain(name, within).items()}


def _is_promised(field: str, type_: ast.expr, found: stubs.Class) -> bool:
    text = stubs.text_of(type_)
    if found.is_mapping:
        return field in found.required
    may_be_none = text.startswith("Maybe[") or any(stubs.text_of(each) == "None" for each in stubs.alternatives(type_))
    return not may_be_none


def _plain(name: str, within: stubs.Module) -> dict[str, tuple[ast.expr, stubs.Module]]:
    """The fields of a class, without what every resource has, and without what type checkers alone read."""
    return {
        field: found
        for field, found in stubs.fields(name, within.name).items()
        if field not in (*stubs.own(), "delivery") and not field.startswith("_")
    }


def _is_of(schema: Node, class_: stubs.Class) -> bool:
    """Whether an alternative is that of a class."""
    return exceptions.MARKS.get(class_.name, "") in ("", *schema["properties"])


@functools.cache
def _declared() -> dict[tuple[str, str], tuple[str, ...]]:
    """The keys of declared fields in JSON, where they differ from their names."""
    classes = {found["name"]: found for chapter in _core.schema() for found in chapter["classes"]}
    keys: dict[tuple[str, str], tuple[str, ...]] = {}
    for name, owner in classes.items():
        while owner is not None:
            for field in owner["fields"]:
                found = tuple(key for key in (field["key"], field["old_key"]) if key)
                keys.setdefault((name, field["name"]), found)
            owner = classes.get(owner["parent"])
    return keys


def _keys(class_: str, field: str) -> tuple[str, ...]:
    return _declared().get((class_, field), (field,))
