"""Moving to a new version of GitHub's description: what the changelog then says."""

from __future__ import annotations

import pytest

import description
from ferrohub import _core
from openapi import __main__ as update, operations, versions


def test_the_changelog_lists_what_came_went_and_changed() -> None:
    before = {"issues/get": "get = GET /a\n", "issues/lock": "lock = PUT /b\n", "gists/star": "star = PUT /c\n"}
    after = {"issues/get": "get = GET /a\n", "issues/lock": "lock = PUT /b\n  body x: string\n", "gists/add": "add"}
    assert update.changes(before, after) == [
        "- New operations: `gists/add`.",
        "- Operations that GitHub no longer describes: `gists/star`.",
        "- Operations with other parameters or responses: `issues/lock`.",
    ]
    assert update.changes(before, before) == []


def test_the_description_is_read_operation_by_operation() -> None:
    texts = description.texts()
    ids = {each.id for tag, text in texts.items() for each in description.operations(tag, text)}
    assert update.described().keys() == ids
    assert update.described()["issues/get"].startswith("get = GET /repos/{owner}/{repo}/issues/{issue_number}\n")


def test_the_last_text_of_an_operation_that_a_declaration_names_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(update, "declared", lambda: {"gists/star", "issues/lock"})
    before = {
        "gists/star": "star = PUT /c\n  204\n",
        "gists/fork": "fork = POST /d\n",
        "issues/lock": "lock = PUT /b\n",
    }
    after = {"issues/lock": "lock = PUT /b\n"}
    kept = update.removed("", before, after)
    assert kept == "gists/star = PUT /c\n  204\n"
    assert update.removed(kept, after, after) == kept
    assert update.removed(kept, after, before) == ""


def test_declared_operations_are_read_from_the_declarations() -> None:
    ids = {found["id"] for chapter in _core.schema() for found in chapter["operations"] if found["id"]}
    assert update.declared() == ids


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ({"/a": {"get": {"operationId": "t/x"}}}, {"/b": {"get": {"operationId": "t/x"}}}),
        ({"/a": {"get": {"operationId": "t/x"}}}, {"/a": {"post": {"operationId": "t/x"}}}),
        ({"/a": {"get": {"operationId": "t/x"}, "post": {"operationId": "t/x"}}}, {}),
    ],
    ids=["another path", "another method", "twice on one host"],
)
def test_an_operation_is_one_request_on_every_host(first: dict[str, object], second: dict[str, object]) -> None:
    with pytest.raises(SystemExit, match="t/x is get /a as well as"):
        operations.collect({"api.github.com": {"paths": first}, "ghec": {"paths": second}})
    assert operations.collect({"api.github.com": {"paths": {}}}) == {}


@pytest.mark.parametrize("step", [{"op": "move", "path": "/a", "from": "/b"}, {"op": "remove", "path": "/c/0"}])
def test_a_patch_with_a_new_kind_of_step_ends_the_update(step: dict[str, str]) -> None:
    node = {"a": 1, "b": {"required": ["x"]}, "c": [1]}
    known = [{"op": "replace", "path": "/a", "value": 2}, {"op": "remove", "path": "/b/required/0"}]
    assert versions.apply(node, known) == {**node, "a": 2}
    with pytest.raises(SystemExit, match=f"the step {step['op']} {step['path']}"):
        versions.apply(node, [step])
