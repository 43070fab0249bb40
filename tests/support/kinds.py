"""Whether a value is of a declared type."""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterator
from typing import Any

import ferrohub
from ferrohub import _core, types as shapes
from harness import declared

CLASSES = {name: found for name, found in declared().items() if "fields" in found}
PLAIN: dict[str, type | tuple[type, ...]] = {
    "str": str,
    "int": int,
    "float": (int, float),
    "bool": bool,
    "bytes": bytes,
    "datetime": datetime.datetime,
    "URITemplate": ferrohub.URITemplate,
    "None": type(None),
    "Any": object,
}


def lineage(name: str | None) -> Iterator[str]:
    while name:
        yield name
        name = CLASSES[name]["parent"]


def is_of(value: Any, type_: str) -> bool:
    """Whether a value is of a type that is written as in the stub."""
    alternatives = split(type_, "|")
    if len(alternatives) > 1:
        return any(is_of(value, alternative) for alternative in alternatives)
    inside = re.fullmatch(r"(list|dict|tuple)\[(.*)\]", type_)
    if inside is None:
        if type_ in shapes.__all__:
            return is_shape(value, getattr(shapes, type_))
        return type(value) is getattr(_core, type_) if type_ in CLASSES else is_plain(value, type_)
    if inside[1] == "list":
        return isinstance(value, list) and all(is_of(item, inside[2]) for item in value)
    if inside[1] == "tuple":
        types = split(inside[2], ",")
        return isinstance(value, tuple) and len(value) == len(types) and all(map(is_of, value, types))
    key, of = split(inside[2], ",")
    return isinstance(value, dict) and all(is_of(k, key) and is_of(v, of) for k, v in value.items())


def is_shape(value: Any, shape: Any) -> bool:
    """Whether a mapping has the members that a TypedDict says, as far as they are there."""
    written = shape.__annotations__.items()
    kinds = {name: getattr(kind, "__forward_arg__", None) or kind.__name__ for name, kind in written}
    known = [(member, kinds[name]) for name, member in value.items() if name in kinds]
    return isinstance(value, dict) and all(is_of(member, kind) for member, kind in known)


def is_plain(value: Any, type_: str) -> bool:
    return isinstance(value, PLAIN[type_]) and not (isinstance(value, bool) and type_ in ("int", "float"))


def split(type_: str, by: str) -> list[str]:
    """The parts of a type, but not inside of its brackets."""
    parts, depth = [""], 0
    for letter in type_:
        depth += (letter == "[") - (letter == "]")
        if letter == by and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts]
