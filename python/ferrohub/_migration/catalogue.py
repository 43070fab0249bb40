"""The classes, fields and operations of ferrohub, as its declarations have them."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from typing import Any

from ferrohub import _core


@functools.cache
def classes() -> dict[str, dict[str, Any]]:
    """The classes of resources."""
    return {found["name"]: found for chapter in _core.schema() for found in chapter["classes"]}


@functools.cache
def _operations() -> dict[tuple[str, str], dict[str, Any]]:
    found = (operation for chapter in _core.schema() for operation in chapter["operations"])
    return {(operation["class"], operation["name"]): operation for operation in found}


@functools.cache
def _models() -> dict[str, list[tuple[str, str, bool]]]:
    """The classes of ``ferrohub.rest.models``: the name, type and presence of each field."""
    return _core._rest_described()[1]


def is_class(name: str) -> bool:
    """Whether resources have this class."""
    return name in classes() or name in _models()


def lineage(name: str) -> Iterator[str]:
    """A class and those that it extends; the short form of a class too."""
    while name:
        yield name
        name = classes()[name]["parent"] if name in classes() else {"ClientEnterprise": "Client"}.get(name, "")


@functools.cache
def short(name: str) -> str:
    """The form of a class that listings have: the class itself if it has no other."""
    found = [other for other, facts in classes().items() if facts["full"] == name and other != name]
    return f"Short{name}" if f"Short{name}" in found else found[0] if len(found) == 1 else name


def operation(class_: str, name: str) -> dict[str, Any] | None:
    """The operation of a class, or of its short form."""
    found = (_operations().get((each, name)) for each in (*lineage(class_), *lineage(short(class_))))
    return next(filter(None, found), None)


def field(class_: str, name: str, by: str = "key") -> dict[str, Any] | None:
    """The field of a class with a JSON key, or ``by="name"`` with a name."""
    if class_ not in classes():
        models = (found for found in _models().get(class_, ()) if found[0] == name)
        return next(
            ({"name": own, "key": own, "type": type_, "promised": always} for own, type_, always in models), None
        )
    for each in lineage(class_):
        for found in classes().get(each, {"fields": []})["fields"]:
            if found[by] == name:
                return dict(found)
    return None


def simple(type_: str) -> str:
    """A type as it is compared: without ``None``, and with the full form of a class."""
    type_ = re.sub(r" \| None\b", "", type_)
    type_ = re.sub(r"\b(?:Search)?Listing\[", "listing[", type_)
    return re.sub(r"\w+", lambda found: _full(found[0]), type_)


def _full(name: str) -> str:
    found: str = classes().get(name, {}).get("full") or name
    return found.removeprefix("Short")


def requests(found: dict[str, Any]) -> int:
    """How many requests an operation sends at most, pages aside; of alternatives, it sends one."""
    return len(re.findall(r"(?<!, or )\b(?:GET|POST|PUT|PATCH|DELETE)\b", found["request"]))
