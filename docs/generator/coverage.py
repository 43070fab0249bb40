"""The table of operations: request, GitHub's name of it, and the tests that name it."""

from __future__ import annotations

import ast
import collections
import importlib
import pathlib
import re
import sys

from generator.declared import Chapter, Declared, Operation

#: "Class.operation", as the tables of cases and the docstrings of tests have them.
KEY = re.compile(r"\b[A-Z]\w+\.[a-z]\w+\b")


def tests_by_operation(folder: pathlib.Path) -> dict[str, list[str]]:
    """The test files that name an operation in some text or have a case of it, by its key."""
    found: dict[str, list[str]] = collections.defaultdict(list)
    for path in sorted(folder.glob("test_*.py")):
        for key in sorted(_named(path) | _cases(path)):
            found[key].append(path.name)
    return found


def _named(path: pathlib.Path) -> set[str]:
    nodes = ast.walk(ast.parse(path.read_text()))
    texts = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return {key for text in texts for key in KEY.findall(text)}


def _cases(path: pathlib.Path) -> set[str]:
    """The operations of the cases in a file's tables, whose keys may be put together."""
    if str(path.parent) not in sys.path:
        sys.path.insert(0, str(path.parent))
    tables = [value for value in vars(importlib.import_module(path.stem)).values() if isinstance(value, list)]
    return {str(case.operation) for table in tables for case in table if hasattr(case, "operation")}


def page(declared: Declared, folder: pathlib.Path) -> str:
    """The text of ``coverage.md``."""
    tests = tests_by_operation(folder)
    total = list(declared.operations())
    lines = [
        "<!-- Made by docs/generate.py. -->",
        "# Coverage",
        "",
        "Every operation with the request it makes, GitHub's name of that, and the tests that exercise it.",
        f"{sum(found.key in tests for found in total)} of {len(total)} operations are named by a test.",
        "",
        "| Chapter | Operations | Tested |",
        "|---|---:|---:|",
    ]
    for chapter in declared.chapters:
        tested = sum(found.key in tests for found in chapter.operations)
        lines.append(f"| [{chapter.name}](#{chapter.name}) | {len(chapter.operations)} | {tested} |")
    for chapter in declared.chapters:
        lines += _table(chapter, tests)
    return "\n".join([*lines, ""])


def _table(chapter: Chapter, tests: dict[str, list[str]]) -> list[str]:
    rows = []
    for found in chapter.operations:
        files = ", ".join(tests.get(found.key, [])) or "**none**"
        rows.append(f"| {found.key} | `{found.request}` | {_id(found)} | {files} |")
    return ["", f"## {chapter.name}", "", "| Operation | Request | GitHub | Test |", "|---|---|---|---|", *rows]


def _id(found: Operation) -> str:
    if found.id:
        return f"[{found.id}](https://docs.github.com/rest/{found.page})"
    return "" if found.request == "no request" else "retired by GitHub"
