"""The declarations have what GitHub's description documents, or say what they leave out."""

from __future__ import annotations

from typing import Any

import pytest

import compare_parameters as compare
from compare_parameters import Declared, Description, Omission


def described(operation: dict[str, Any]) -> Description:
    """A description with one operation."""
    document = {
        "paths": {"/x": {"post": {"responses": {}, **operation}}},
        "components": {
            "parameters": {"page": {"name": "page", "in": "query", "schema": {"type": "integer"}}},
            "schemas": {
                "user": {"type": "object", "properties": {"login": {"type": "string"}, "aura": {"type": "string"}}}
            },
        },
    }
    return Description(document)


def body(**properties: Any) -> dict[str, Any]:
    return {"requestBody": {"content": {"application/json": {"schema": {"type": "object", "properties": properties}}}}}


def test_a_parameter_that_is_not_declared_is_found() -> None:
    new = {"title": {"type": "string"}, "sparkle": {"type": "boolean"}, "old": {"type": "string", "deprecated": True}}
    found = list(compare.omissions(Declared(), described({"operationId": "pulls/create", **body(**new)})))
    assert found == [
        Omission("parameter", "ShortRepository.create_pull", "sparkle"),
        Omission("parameter", "ShortRepository.create_pull_from_issue", "sparkle"),
        Omission("parameter", "ShortRepository.ensure_pull_request", "sparkle"),
    ]


def test_what_a_declaration_leaves_out_is_no_omission() -> None:
    declared = Declared()
    (reply,) = [
        found for found in declared.operations if found["name"] == "reply" and found["class"] == "ReviewComment"
    ]
    assert set(reply["omits"]) > {"line", "path", "side"}
    new = {"line": {"type": "integer"}, "sparkle": {"type": "boolean"}}
    description = described({"operationId": "pulls/create-review-comment", **body(**new)})
    found = [each for each in compare.omissions(declared, description) if each.subject == "ReviewComment.reply"]
    assert found == [Omission("parameter", "ReviewComment.reply", "sparkle")]


def test_a_choice_that_is_not_declared_is_found() -> None:
    reason = {"lock_reason": {"type": "string", "enum": ["spam", "boring", None]}}
    found = list(compare.omissions(Declared(), described({"operationId": "issues/lock", **body(**reason)})))
    assert found == [Omission("choice", "ShortIssue.lock", "lock_reason=boring")]


def test_times_in_a_query_count_and_pages_do_not() -> None:
    time = {"type": "string", "format": "date-time"}
    query = [
        {"$ref": "#/components/parameters/page"},
        {"name": "cursor", "in": "query", "schema": {"type": "string"}},
        {"name": "before", "in": "query", "schema": time},
    ]
    operation = {"operationId": "gists/list", "parameters": query}
    found = list(compare.omissions(Declared(), described(operation)))
    assert found == [Omission("parameter", "Client.gists", "before")]


@pytest.mark.parametrize(
    ("operation", "schema"),
    [
        ("users/get-by-username", {"$ref": "#/components/schemas/user"}),
        ("users/list", {"type": "array", "items": {"$ref": "#/components/schemas/user"}}),
    ],
)
def test_a_field_that_is_not_declared_is_found(operation: str, schema: Any) -> None:
    replied = {"operationId": operation, "responses": {"200": {"content": {"application/json": {"schema": schema}}}}}
    found = {each.name for each in compare.omissions(Declared(), described(replied))}
    assert found == {"aura"}


def test_a_deprecation_that_is_not_marked_is_found() -> None:
    for identifier, due in [
        ("gists/star", [Omission("deprecation", "ShortGist.star", "gists/star")]),
        ("teams/delete-legacy", []),
    ]:
        operation = {"operationId": identifier, "deprecated": True}
        assert list(compare.omissions(Declared(), described(operation))) == due


def test_a_row_may_stand_for_several() -> None:
    row = Omission("parameter", "*.set_secret", "key_*")
    assert compare.is_listed(Omission("parameter", "ShortOrganization.set_secret", "key_id"), row)
    assert not compare.is_listed(Omission("field", "ShortOrganization.set_secret", "key_id"), row)


def test_every_omission_has_a_reason() -> None:
    rows = compare.reasons()
    assert len(rows) > 10 and all(reason.strip() for reason in rows.values())
