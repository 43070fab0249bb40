"""Nothing that is declared goes untested: each operation is named by a test, each field is read from a body."""

from __future__ import annotations

import datetime
import functools
import json
import pathlib
from collections.abc import Iterator
from typing import Any

import pytest

import ferrohub
from ferrohub import _core
from generator import coverage
from harness import BODIES
from kinds import CLASSES, is_of, lineage

NAMES = {getattr(_core, name): name for name in CLASSES}
CLIENT = ferrohub.Client()
CHAPTERS = {chapter["name"]: chapter for chapter in _core.schema()}


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_operations_are_named_by_a_test(chapter: str) -> None:
    tested = coverage.tests_by_operation(pathlib.Path(__file__).parents[1])
    keys = [f"{found['class']}.{found['name']}" for found in CHAPTERS[chapter]["operations"]]
    report([f"no test names {key}" for key in keys if key not in tested])


@pytest.mark.parametrize("name", [name for name, found in CLASSES.items() if found["fields"]])
def test_fields_are_read_from_a_body(name: str) -> None:
    found = resources(name)
    if not found:
        report([f"no body has a {name}: add tests/bodies/{name}.json"])
    missing = []
    for field in CLASSES[name]["fields"]:
        problems = {problem(field, each) for each in found}
        if "" not in problems:
            missing.append(f"{name}.{field['name']} ({field['type']}): {' / '.join(sorted(problems))}")
    report(missing)


def test_bodies_are_of_declared_classes() -> None:
    report([f"there is no class for {path.name}" for path in BODIES.glob("*.json") if path.stem not in CLASSES])


def report(missing: list[str]) -> None:
    if missing:
        pytest.fail("\n".join(missing), pytrace=False)


def resources(name: str) -> list[Any]:
    """Resources of a class: of the bodies of the class, of those that extend it and of its full form, and what other
    bodies contain.
    """
    near = [name, *(other for other in CLASSES if name in lineage(other)), CLASSES[name]["full"]]
    bodies = [text for other in dict.fromkeys(near) for text in texts().get(other, [])]
    return [getattr(_core, name).from_json(text, CLIENT) for text in bodies]


@functools.cache
def texts() -> dict[str, list[str]]:
    """The JSON of every resource in the bodies, by class; that of a body itself comes first."""
    found: dict[str, list[str]] = {}
    for path in sorted(BODIES.glob("*.json")):
        if path.stem in CLASSES:
            for resource in walk(getattr(_core, path.stem).from_json(path.read_text(), CLIENT)):
                found.setdefault(NAMES[type(resource)], []).append(resource.as_json())
    return found


def walk(value: Any) -> Iterator[Any]:
    """The resources in a value: itself, and those that its fields hold."""
    if isinstance(value, (list, dict)):
        for item in value.values() if isinstance(value, dict) else value:
            yield from walk(item)
    elif type(value) in NAMES:
        yield value
        for name in lineage(NAMES[type(value)]):
            for field in CLASSES[name]["fields"]:
                yield from walk(getattr(value, field["name"], None))


def problem(field: dict[str, Any], resource: Any) -> str:
    """What is wrong with a field of a resource; empty when its value is of the declared type, or null in the JSON."""
    try:
        value = getattr(resource, field["name"])
    except AttributeError as error:
        return str(error)
    if value is None and not is_null(json.loads(resource.as_json()), field["key"]):
        return f"the body has no {field['key']}"
    if value is not None and not is_of(value, field["type"]):
        return f"returns {type(value).__name__} {str(value)[:60]!r}"
    if isinstance(value, datetime.datetime) and value.utcoffset() != datetime.timedelta(0):
        return "is not in UTC"
    return ""


def is_null(body: Any, key: str) -> bool:
    """Whether the body has a null at a key; a dot leads into a nested object."""
    first, _, rest = key.partition(".")
    if not isinstance(body, dict) or first not in body:
        return False
    return body[first] is None or (bool(rest) and is_null(body[first], rest))
