"""The table of operations: request, GitHub's name of it, and the tests that name it."""

from __future__ import annotations

import collections
import pathlib
import re

from generator.declared import Chapter, Declared, Operation

#: A quoted "Class.operation", as the tables of cases have them.
KEY = re.compile(r"""["']([A-Z]\w+\.\w+)["']""")


def tests_by_operation(folder: pathlib.Path) -> dict[str, list[str]]:
    """The test files that name an operation, by its key."""
    found: dict[str, list[str]] = collections.defaultdict(list)
    for path in sorted(folder.glob("test_*.py")):
        for key in sorted(set(KEY.findall(path.read_text()))):
            found[key].append(path.name)
    return found


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
