"""The check against GitHub's own files: what it converts, and the values that it tries."""

from __future__ import annotations

import pathlib
import subprocess
import sys
from typing import Any

import jsonschema_rs
import pytest

import conformance
from conformance import calls
from conformance.description import CHANGES, in_versions
from conformance.exceptions import KNOWN, Exceptions
from conformance.instances import Maker
from conformance.validation import Validators, converted

NULLABLE: list[tuple[Any, list[Any], list[Any]]] = [
    ({"type": "string", "nullable": True}, [None, "x"], [1]),
    ({"type": "string", "nullable": False}, ["x"], [None]),
    ({"type": "string", "enum": ["a"], "nullable": True}, [None, "a"], ["b"]),
    ({"nullable": True, "oneOf": [{"type": "string"}, {"type": "integer"}]}, [None, "a", 1], [True]),
    ({"nullable": True, "allOf": [{"$ref": "#/components/schemas/plain"}]}, [None, {}], [1]),
    ({"$ref": "#/components/schemas/may-be-null"}, [None, 1], ["x"]),
    ({"type": "array", "items": {"type": "string", "nullable": True}}, [[None], ["x"]], [None, [1]]),
    (
        {"type": "object", "properties": {"nullable": {"type": "boolean", "nullable": True}}},
        [{"nullable": None}],
        [None],
    ),
    ({"type": "object", "properties": {"description": {"type": "string"}}}, [{}], [{"description": None}]),
]
DOCUMENT = {
    "components": {"schemas": {"plain": {"type": "object"}, "may-be-null": {"type": "integer", "nullable": True}}}
}


@pytest.mark.parametrize(("schema", "allowed", "rejected"), NULLABLE)
def test_nullable_becomes_the_type_null(schema: Any, allowed: list[Any], rejected: list[Any]) -> None:
    validators = Validators(DOCUMENT)
    assert all(validators.is_valid(schema, value) for value in allowed)
    assert not any(validators.is_valid(schema, value) for value in rejected)
    if "$ref" not in str(schema):
        assert jsonschema_rs.Draft4Validator(converted(schema)).is_valid(allowed[0])


def test_a_missing_member_is_the_place_of_its_error() -> None:
    schema = {"type": "object", "properties": {"a": {"type": "object", "required": ["b"]}}}
    assert [place for place, _ in Validators({}).errors(schema, {"a": {}})] == [("a", "b")]


def test_each_choice_null_and_alternative_is_tried() -> None:
    member = {"type": "string", "enum": ["low", "high"], "nullable": True}
    one = {
        "type": "object",
        "properties": {"kind": {"type": "string", "enum": ["one"]}, "deep": member},
        "required": ["kind"],
    }
    other = {"type": "object", "properties": {"kind": {"type": "string", "enum": ["other"]}}, "required": ["kind"]}
    body = {"type": "object", "properties": {"items": {"type": "array", "items": {"oneOf": [one, other]}}}}
    maker = Maker({})
    tried = [each.value["items"][0] for each in maker.variants(body)]
    for due in ({"kind": "one", "deep": None}, {"kind": "one", "deep": "high"}, {"kind": "other"}):
        assert due in tried
    assert {"items": [{}]} in [each.value for each in maker.lacking(body)]


def test_a_choice_is_tried_however_deep_it_is() -> None:
    schema: dict[str, Any] = {"type": "string", "enum": ["low", "high"]}
    due: Any = "high"
    for _ in range(5):
        schema = {"type": "array", "items": {"type": "object", "properties": {"a": schema}}}
        due = [{"a": due}]
    assert due in [each.value for each in Maker({}).variants(schema)]


def test_a_required_member_that_is_not_described_is_there() -> None:
    schema = {"type": "object", "properties": {"tag": {"type": "string"}}, "required": ["tags"]}
    values = [Maker({}).least(schema), Maker({}).most(schema)]
    assert [sorted(each) for each in values] == [["tags"], ["tag", "tags"]]
    assert all(Validators({}).is_valid(schema, each) for each in values)


def test_the_values_of_a_query_are_compared() -> None:
    for given, sent in [(True, ["true"]), (7, ["7"]), (["a", 1], ["a", "1"]), (["a", 1], ["a,1"]), ("x y", ["x y"])]:
        assert sent in calls.texts_of(given)
    for given, sent in [(True, ["True"]), (7, ["8"]), (["a", "b"], ["a"]), ("x", ["x", "x"])]:
        assert sent not in calls.texts_of(given)


def test_patches_of_a_version_are_applied_in_order() -> None:
    def changed(*patches: Any) -> Any:
        node = {"a": {"b": 1}, "c": [1, 2], CHANGES: [{"version": "2099-01-01", "patch": each} for each in patches]}
        before, after = in_versions(node)
        assert before is node and node["c"] == [1, 2]
        return after["a"], after["c"]

    assert changed({"a": {"b": None, "d": 2}}, [{"op": "replace", "path": "/a/d", "value": 3}]) == ({"d": 3}, [1, 2])
    steps = [{"op": "add", "path": "/c/0", "value": 0}, {"op": "remove", "path": "/c/2"}]
    assert changed(steps, [{"op": "add", "path": "/a/e~1f", "value": 1}]) == ({"b": 1, "e/f": 1}, [0, 1])
    with pytest.raises(ValueError, match="move is no step"):
        changed([{"op": "move", "path": "/a/b", "from": "/a"}])
    assert len(in_versions({"a": 1})) == 1


def test_an_exception_that_nothing_needs_is_reported() -> None:
    known = Exceptions()
    (identifier, ((begin, _), *_)), *_ = KNOWN.items()
    assert f"{identifier} {begin} is no exception any more" in known.unused()
    assert known.is_known(identifier, f"{begin} and more") and not known.is_known("no/such", begin)
    assert f"{identifier} {begin} is no exception any more" not in known.unused()


def test_the_check_imports_nothing_of_the_generator() -> None:
    code = "import sys, conformance.__main__, conformance.wire; print(*sys.modules)"
    tools = pathlib.Path(conformance.__path__[0]).parent
    ran = subprocess.run([sys.executable, "-c", code], cwd=tools, check=True, stdout=subprocess.PIPE, text=True)
    loaded = {name.partition(".")[0] for name in ran.stdout.split()}
    assert "conformance" in loaded and loaded.isdisjoint({"openapi", "generate", "generator"})
