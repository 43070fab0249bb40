"""The table of PyGithub's methods: each name that it has for this package exists, and it is up to date."""

from __future__ import annotations

import functools
import importlib.metadata
import re
from typing import Any

import pytest

import ferrohub
import pygithub_table
from ferrohub import _core
from ferrohub.rest import models

#: Names, each in backticks, in front of a note.
NAMES = re.compile(r"(`[\w.]+`(?:, `[\w.]+`)*)(?:;|$)")
LINES = pygithub_table.PAGE.read_text().splitlines()
METHODS = [line.strip("| ").split(" | ") for line in LINES if re.match(r"\| `\w+` \|", line)]
ATTRIBUTES = [line.strip("| ").split(" | ") for line in LINES if re.match(r"\| `\w+\.\w+` \|", line)]
CLIENT = ferrohub.Client()


def names(cell: str) -> list[str]:
    """The names of a cell."""
    found = NAMES.match(cell)
    return re.findall(r"`([^`]+)`", found[1]) if found else []


@functools.cache
def declared_classes() -> dict[str, Any]:
    """The declared classes by their names."""
    return {found["name"]: found for chapter in _core.schema() for found in chapter["classes"]}


def resolve(path: str) -> Any:
    """What a name of the page refers to: a class is in the package or in ``ferrohub.rest.models``."""
    first, *rest = path.split(".")
    home = next((home for home in (_core, ferrohub) if hasattr(home, first)), models)
    value: Any = CLIENT if first == "client" else getattr(home, first)
    for name in rest:
        value = getattr(value, name)
    return value


@pytest.mark.parametrize("path", sorted({name for row in METHODS for name in names(row[-1])}))
def test_each_method_has_a_counterpart_that_exists(path: str) -> None:
    assert callable(resolve(path)) or path == "Client.rest"


@pytest.mark.parametrize("path", sorted({name for row in ATTRIBUTES for name in names(row[-1])}))
def test_each_attribute_has_a_counterpart_that_exists(path: str) -> None:
    class_, _, name = path.partition(".")
    found: Any = declared_classes()[class_]
    fields: set[str] = set()
    while found:
        fields |= {field["name"] for field in found["fields"]}
        found = declared_classes().get(found["parent"])
    assert name in fields


def test_each_method_has_a_counterpart_or_a_note() -> None:
    assert len(METHODS) > 700
    assert [row for row in METHODS if len(row) != 3 or not row[-1].strip("` ;")] == []


def test_the_counterpart_of_a_request_sends_it() -> None:
    rows = {(row[0].strip("`"), row[1]): names(row[2]) for row in METHODS}
    assert rows["get_issue", "`GET /repos/{owner}/{repo}/issues/{issue_number}`"] == ["Repository.issue"]
    workflows = "`GET /repos/{owner}/{repo}/actions/workflows`"
    assert rows["get_workflows", workflows] == ["Repository.workflows"]
    migrations = "`GET /user/migrations`"
    assert rows["get_migrations", migrations] == ["Client.migrations"]
    assert rows["get_discussions", ""] == ["Repository.discussions"]
    assert rows["get_user", "`GET /users/{username}`, `GET /user`"] == ["Client.user", "Client.me"]


def version() -> str | None:
    try:
        return importlib.metadata.version("PyGithub")
    except importlib.metadata.PackageNotFoundError:
        return None


@pytest.mark.skipif(version() != pygithub_table.VERSION, reason=f"PyGithub {pygithub_table.VERSION} is not installed")
def test_the_page_is_up_to_date() -> None:
    assert pygithub_table.PAGE.read_text() == pygithub_table.page()


@pytest.mark.skipif(version() != pygithub_table.VERSION, reason=f"PyGithub {pygithub_table.VERSION} is not installed")
def test_each_row_by_hand_is_of_a_method() -> None:
    found = [f"{method.class_}.{method.name}" for method in pygithub_table.methods()]
    patterns = [row[0] for row in pygithub_table.by_hand()]
    assert [each for each in patterns if not pygithub_table.fnmatch.filter(found, each)] == []


def test_requests_are_compared_without_the_names_of_placeholders() -> None:
    assert pygithub_table.normal("GET /repos/{owner}/{repo}/x?a=b") == pygithub_table.normal("GET /repos/:o/:r/x")


def test_the_hints_of_errors_are_those_of_the_page() -> None:
    hints = pygithub_table.hints(pygithub_table.PAGE.read_text())
    assert pygithub_table.HINTS.read_text() == hints
    assert "Github\tget_repo\tClient.repository or Client.repository_with_id\t" in hints
    assert "\nIssue\t.comments\tIssue.comments_count\t\n" in hints
    assert len(hints.splitlines()) > 500
