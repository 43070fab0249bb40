"""The example bodies of GitHub's own description make resources, and every declared field is read from them."""

from __future__ import annotations

import functools
import json
import pathlib
import re
from typing import Any

import pytest

import ferrohub
from ferrohub import _core
from harness import declared
from kinds import CLASSES, is_of, lineage

#: One file an operation, by GitHub's name of it.
FOLDER = pathlib.Path(__file__).parents[3] / "shared" / "spec" / "bodies"
CLIENT = ferrohub.Client()

pytestmark = pytest.mark.skipif(not FOLDER.is_dir(), reason="the example bodies are missing (shared/spec/bodies)")


@functools.cache
def returned() -> dict[str, tuple[str, str]]:
    """The class that an operation returns and GitHub's name of the request, by the operation's own name."""
    found = {}
    for key, operation in declared().items():
        classes = [name for name in re.findall(r"\w+", operation.get("returns", "")) if name in CLASSES]
        path = FOLDER / f"{operation.get('id')}.json"
        # A body that only refers to another one is missing.
        if classes and path.is_file() and "$ref" not in json.loads(path.read_text()):
            found[key] = (classes[0], operation["id"])
    return found


def bodies(key: str, id_: str) -> list[dict[str, Any]]:
    """The resources of an example: itself, its items, or those of the object around them."""
    body = json.loads((FOLDER / f"{id_}.json").read_text())
    is_many = re.match(r"\w*(Listing|list)\[", declared()[key]["returns"])
    if isinstance(body, dict) and is_many:
        lists = {name: value for name, value in body.items() if isinstance(value, list)}
        body = lists.get(key.partition(".")[2]) or next(iter(lists.values()), body)
    return body if isinstance(body, list) else [body]


def test_most_classes_have_an_example() -> None:
    examples = {name for key, (name, id_) in returned().items() if bodies(key, id_)}
    assert len(returned()) > 250 and len(examples) > 75


@pytest.mark.parametrize("key", returned())
def test_an_example_makes_a_resource(key: str) -> None:
    name, id_ = returned()[key]
    for body in bodies(key, id_):
        resource = getattr(_core, name).from_json(json.dumps(body), CLIENT)
        assert resource.as_dict() == body
        assert str(resource) and repr(resource)
        # The nearest class comes last: what it declares anew is what counts.
        fields = {field["name"]: field for each in [*lineage(name)][::-1] for field in CLASSES[each]["fields"]}
        problems = [problem(field, resource, at(body, field["key"])) for field in fields.values()]
        assert [text for text in problems if text] == []


def problem(field: dict[str, Any], resource: Any, value: Any) -> str:
    """What is wrong with a field; nothing where the JSON has no value of it."""
    read = getattr(resource, field["name"], None)
    if value in (None, "") or is_of(read, field["type"]):
        return ""
    return f"{field['name']}: {field['type']} of {str(value)[:60]!r} reads as {read!r}"


def at(body: Any, key: str) -> Any:
    """The value at a key, whose dots lead into nested objects; None where there is none."""
    for part in key.split("."):
        body = body.get(part) if isinstance(body, dict) else None
    return body
