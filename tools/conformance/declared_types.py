"""Whether declared operations take what GitHub documents: each choice, null and alternative of each argument."""

from __future__ import annotations

import ast
import functools
import re
from collections.abc import Iterator
from typing import Any

from conformance import stubs
from conformance.description import Operation
from conformance.instances import Maker
from conformance.validation import Validators
from ferrohub import _core

#: What an argument does not take, and why: class, operation, and how the place in the arguments begins; a star in the
#: former two stands for any text.
NARROWER: list[tuple[str, str]] = [
    (r"Authorization\.replace_scopes: scopes null", "`replace_scopes([])` removes them"),
    (r"\w+\.create_gist: public '", "a bool takes the place of text"),
    (r"\w+\.search_issues: advanced_search ", "GitHub takes only true, as text"),
    (r"\w+\.(create_pre_receive_hook|edit): enforcement ", "the description names the three choices in words only"),
    (r"CommitTree\.to_tree: recursive |ShortRepository\.tree: recursive ", "any text is true"),
    (r"ShortRepository\.contributors: anon ", "any text but 1 and true is false"),
    (r"CodeScanningAnalysis\.delete: confirm_delete ", "GitHub takes only true, as text; null is the same as none"),
    (r"ShortRepository\.create_blob: encoding ", "the description names the two choices in words only"),
    (r"\w+\.(create_file|update): content ", "bytes, which are sent in base64"),
    (r"ShortIssue\.assign: assignee null", "`remove_assignees()` and `edit(assignees=[])` remove assignees"),
    (r"ShortIssue\.close: state_reason 'reopened'", "closing an issue is not reopening it"),
    (r"ShortRepository\.create_deployment: description null", "null is the same as none"),
]


@functools.cache
def _declared() -> dict[str, list[dict[str, Any]]]:
    """The declared operations by GitHub's IDs."""
    found: dict[str, list[dict[str, Any]]] = {}
    for each in (operation for chapter in _core.schema() for operation in chapter["operations"]):
        found.setdefault(each["id"], []).append(each)
    return found


class DeclaredTypes:
    """The arguments of declared operations beside the description."""

    def __init__(self) -> None:
        self.declared = _declared()
        self.within = stubs.module("_core")
        self.found: dict[str, None] = {}

    def visit(self, operation: Operation, maker: Maker, validators: Validators) -> None:
        """Compare the operations of an ID with the description of one host."""
        for declared in self.declared.get(operation.id, ()):
            schemas = {each["name"]: each["schema"] for each in operation.parameters if each["in"] == "query"}
            for each in maker.alternatives(operation.body_schema) if operation.body_schema is not None else ():
                schemas |= each.get("properties", {})
            for parameter in declared["parameters"]:
                if (schema := schemas.get(parameter["wire"])) is not None:
                    type_ = _type(parameter["type"])
                    for place, value in _values(schema, parameter["wire"], maker, validators):
                        for _, message in stubs.differences(value, type_, self.within):
                            name = f"{declared['class']}.{declared['name']}"
                            self.found[f"{name}: {place} {message} ({parameter['type']})"] = None

    def differences(self) -> Iterator[str]:
        """What is not taken, and is no exception; and exceptions that nothing needs."""
        used = set()
        for each in self.found:
            listed = [pattern for pattern, _ in NARROWER if re.match(pattern, each)]
            used.update(listed)
            if not listed:
                yield each
        yield from (f"{pattern} is no exception any more" for pattern, _ in NARROWER if pattern not in used)


def _values(schema: Any, name: str, maker: Maker, validators: Validators) -> Iterator[tuple[str, Any]]:
    yield f"{name} least", maker.least(schema)
    for value, where, what in maker.variants(schema, name):
        # An object without members says nothing.
        if value not in ({}, [{}]) and validators.is_valid(schema, value):
            yield f"{where} {what}", value


@functools.cache
def _type(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body
