"""What the specification names has a row in docs/specification.tsv, and each row an operation that is there."""

from __future__ import annotations

import json
import pathlib
import re
from collections.abc import Iterator

import pytest

from generator import coverage, specification
from generator.declared import Declared

#: Where the specification lies, beside the project.
FOLDER = pathlib.Path(__file__).parents[3] / "shared" / "spec"
needed = pytest.mark.skipif(not FOLDER.is_dir(), reason="the specification is missing (shared/spec)")

#: Whose operations a section of endpoints.txt lists, by the first word of its heading.
OWNERS = {
    "Module-level": "module",
    "Session:": "Client",
    "User": "User",
    "Repository": "Repository",
    "Issue": "Issue",
    "Pull": "PullRequest",
    "Team,": "",
}
#: Classes that endpoints.txt calls by another name than inventory.json.
NAMES = {"GitHub": "Client", "GitHubEnterprise": "ClientEnterprise"}


def test_each_row_names_an_operation_that_exists() -> None:
    rows, declared = specification.rows(), Declared()
    assert len(rows) > 500 and len({row.name for row in rows}) == len(rows)
    missing = [f"{row.name}: there is no {row.operation}" for row in rows if not row.exists(declared)]
    assert missing == []


def test_a_row_without_its_operation_is_found() -> None:
    declared = Declared()
    for operation in ("ShortRepository.no_such", "NoSuch.get", "ferrohub.no_such", "ferrohub.users.NoSuch", "Client"):
        assert not specification.Row("row", operation).exists(declared)


def test_each_row_has_a_test() -> None:
    declared, tests = Declared(), coverage.tests_by_operation(pathlib.Path(__file__).parents[1])
    rows = specification.rows()
    assert [row.name for row in rows if not coverage.tests_of(row, declared, tests)] == []


@needed
def test_endpoints_have_rows() -> None:
    found = set(endpoints())
    assert found >= {"module.zen", "Client", "ClientEnterprise.admin_stats", "Team.invite", "Deployment.statuses"}
    assert sorted(found - {row.name for row in specification.rows()}) == []


@needed
def test_the_inventory_has_rows() -> None:
    found = set(inventory())
    assert found >= {"repos.commit.ShortCommit", "repos.repo.Repository.stargazers", "session.GitHubSession.no_auth"}
    assert sorted(found - {row.name for row in specification.rows()}) == []


def endpoints() -> Iterator[str]:
    """The operations of endpoints.txt as "Class.name", those of the module as "module.name"."""
    owner = ""
    for line in (FOLDER / "endpoints.txt").read_text().splitlines():
        if line.startswith("### "):
            owner = OWNERS.get(line.split()[1], "")
        elif line.startswith("| "):
            yield from _of_table(line.split("|")[1].strip(), owner)
        elif line.startswith("Enterprise only"):
            yield from _of_text(line, "ClientEnterprise")
        elif line.startswith("- Deployment operations"):
            yield from _of_text(line, "Deployment")
        elif line.startswith("- "):
            yield from _of_text(line, owner)


def _of_table(cell: str, owner: str) -> Iterator[str]:
    """The operations in the first cell of a row; one without a class has that of the one before."""
    for name in [] if cell in ("Function", "Operation") else re.split(r", | / ", cell):
        before, _, last = name.removesuffix("(...)").rpartition(".")
        owner = before or owner
        yield last if last == owner else f"{owner}.{last}"


def _of_text(line: str, owner: str) -> Iterator[str]:
    return (f"{owner}.{name}" for name in re.findall(r"`([a-z_]+)\(", line))


def inventory() -> Iterator[str]:
    """The public classes of inventory.json and their methods that endpoints.txt does not name, with the module."""
    named = set(endpoints())
    for path, found in json.loads((FOLDER / "inventory.json").read_text())["classes"].items():
        module, _, shown = path.removeprefix("github3.").rpartition(".")
        shown = shown.lstrip("_")
        name = NAMES.get(shown, shown)
        if found["public"] and name not in named:
            yield f"{module}.{shown}"
        yield from (f"{module}.{shown}.{method}" for method in found["methods"] if f"{name}.{method}" not in named)
