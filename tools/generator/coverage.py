"""The table of operations: request, GitHub's name, and tests."""

from __future__ import annotations

import ast
import collections
import functools
import importlib
import pathlib
import re
import sys

import pytest

from generator import models, specification
from generator.declared import Chapter, Declared, Operation

#: "Class.operation", as in the tables of cases and the docstrings of tests; with the module for everything else.
KEY = re.compile(r"\b(?:ferrohub\.[a-z]+\.)?[A-Z]\w+\.[a-z]\w+\b")

#: A list of names in one text.
NAMES = re.compile(r"[\w.]+(?: [\w.]+)*")
#: Maximum number of files to list in one row.
MOST = 4


@functools.cache
def tests_by_operation(folder: pathlib.Path) -> dict[str, list[str]]:
    """The test files that name an operation or have a case for it, by its key."""
    found: dict[str, list[str]] = collections.defaultdict(list)
    for path in sorted(folder.rglob("test_*.py")):
        text = path.read_text()
        # Only modules with tables of cases are imported, which takes long.
        has_cases = "Case(" in text or "def operation(" in text
        for key in sorted(_named(text) | (_cases(path, folder) if has_cases else set())):
            found[key].append(path.name)
    return found


def _named(text: str) -> set[str]:
    """The operations in a module's texts, the functions of the package that it has and other names."""
    found: set[str] = set()
    nodes: list[ast.AST] = [ast.parse(text)]
    while nodes:
        node = nodes.pop()
        if isinstance(node, ast.Constant):
            if isinstance(node.value, str):
                found.update(node.value.replace(".", " ").split() if NAMES.fullmatch(node.value) else [])
                found.update(KEY.findall(node.value))
            continue
        if isinstance(node, ast.Attribute):
            found.update({node.attr, _dotted(node)})
        elif isinstance(node, ast.ImportFrom):
            found.update(name.name for name in node.names)
        for name in node._fields:
            value = getattr(node, name)
            if isinstance(value, list):
                nodes += [each for each in value if isinstance(each, ast.AST)]
            elif isinstance(value, ast.AST) and value._fields:
                nodes.append(value)
    return found


def _dotted(node: ast.expr) -> str:
    """The text of names that are joined by dots; "" for any other expression."""
    names = []
    while isinstance(node, ast.Attribute):
        names.append(node.attr)
        node = node.value
    return ".".join([node.id, *reversed(names)]) if isinstance(node, ast.Name) else ""


def _cases(path: pathlib.Path, tests: pathlib.Path) -> set[str]:
    """The operations of the cases in a file's tables, whose keys may be put together."""
    for folder in (path.parent, tests / "features", tests / "project", tests / "support", tests.parent / "tools"):
        if str(folder) not in sys.path:
            sys.path.insert(0, str(folder))
    try:
        module = importlib.import_module(path.stem)
    except pytest.skip.Exception:
        return set()  # its tests need a package that is not installed
    tables = [value for value in vars(module).values() if isinstance(value, list)]
    return {str(case.operation) for table in tables for case in table if hasattr(case, "operation")}


def pages(declared: Declared, folder: pathlib.Path) -> dict[str, str]:
    """The texts of ``coverage.md``, of the table of methods, and of that of the specification, by file."""
    tests = tests_by_operation(folder)
    made = {
        "docs/coverage.md": _overview(declared, tests),
        "docs/reference/coverage-methods.md": _methods(declared, tests),
        "docs/reference/coverage-specification.md": _specification(declared, tests),
    }
    return {name: "\n".join(["<!-- Made by tools/generate.py. -->", *lines, ""]) for name, lines in made.items()}


def _overview(declared: Declared, tests: dict[str, list[str]]) -> list[str]:
    """The numbers by chapter and by tag."""
    total = list(declared.operations())
    lines = [
        "# Coverage",
        "",
        "What ferrohub has of GitHub's API. [Methods and their tests](reference/coverage-methods.md) has a row for",
        "each method of a class, with its request, GitHub's name of that, and the tests that exercise it;",
        "[the specification](reference/coverage-specification.md) has one for each name that the specification has.",
        "",
        "## Methods of classes",
        "",
        f"{sum(found.key in tests for found in total)} of {len(total)} operations are named by a test.",
        "",
        "| Chapter | Operations | Tested |",
        "|---|---:|---:|",
    ]
    for chapter in declared.chapters:
        tested = sum(found.key in tests for found in chapter.operations)
        link = f"[{chapter.name}](reference/{chapter.name}.md)"
        lines.append(f"| {link} | {len(chapter.operations)} | {tested} |")
    return [*lines, *_described(declared)]


def _methods(declared: Declared, tests: dict[str, list[str]]) -> list[str]:
    """The operations of the classes."""
    lines = ["# Methods and their tests", "", "Each method of a class that sends requests."]
    for chapter in declared.chapters:
        lines += _table(chapter, tests)
    return lines


def _table(chapter: Chapter, tests: dict[str, list[str]]) -> list[str]:
    rows = []
    for found in chapter.operations:
        files = _listed(tests.get(found.key, []))
        rows.append(f"| {found.key} | `{found.request}` | {_id(found)} | {files} |")
    return ["", f"## {chapter.name}", "", "| Operation | Request | GitHub | Test |", "|---|---|---|---|", *rows]


def _listed(files: list[str]) -> str:
    more = f" and {len(files) - MOST} more" * (len(files) > MOST)
    return ", ".join(files[:MOST]) + more or "**none**"


def _id(found: Operation | None) -> str:
    if found and found.id:
        return f"[{found.id}]({found.docs})"
    return "retired by GitHub" if found and found.request not in ("", "no request") else "no request"


def _specification(declared: Declared, tests: dict[str, list[str]]) -> list[str]:
    """The table of the rows of the specification."""
    rows = []
    for row in specification.rows():
        files = _listed(tests_of(row, declared, tests))
        rows.append(f"| {row.name} | {row.operation} | {_id(row.declared(declared))} | {files} |")
    return [
        "# Specification",
        "",
        "What the specification names, by class or module, and what is there for it.",
        "",
        "| Row | Operation | GitHub | Test |",
        "|---|---|---|---|",
        *rows,
    ]


def tests_of(row: specification.Row, declared: Declared, tests: dict[str, list[str]]) -> list[str]:
    """The test files of a row. The fields of every declared class are read by one test."""
    module, _, name = row.operation.rpartition(".")
    if row.is_class():
        is_declared = any((found.module, found.shown) == (module, name) for found in declared.classes.values())
        return ["test_coverage.py"] if is_declared else tests.get(name, [])
    return tests.get(row.operation, [])


def _described(declared: Declared) -> list[str]:
    """The table of the tags that GitHub describes: how many operations, the hosts, and how many are methods too."""
    described = models.described()
    total = sum(len(tag.operations) for tag in described.tags)
    ids = {found.id for found in declared.operations()}
    lines = [
        "",
        "## Every operation",
        "",
        f"{total:,} of {total:,} operations that GitHub describes are methods of `client.rest`. Some are not on",
        "github.com, but only on Enterprise Cloud or Enterprise Server, and some also have a method of a class.",
        "`test_rest_operations.py` calls each of them.",
        "",
        "| Tag | Operations | Not on github.com | Also methods of classes | Deprecated by GitHub |",
        "|---|---:|---:|---:|---:|",
    ]
    for tag in described.tags:
        elsewhere = sum(bool(each.hosts) and "api.github.com" not in each.hosts for each in tag.operations)
        also = sum(each.id in ids for each in tag.operations)
        deprecated = sum(each.deprecated for each in tag.operations)
        counts = f"{len(tag.operations)} | {elsewhere} | {also} | {deprecated}"
        lines.append(f"| [{tag.name}](reference/rest-{tag.name}.md) | {counts} |")
    return lines
