"""The example notebook, run cell by cell as a notebook runs it."""

from __future__ import annotations

import collections
import json
import pathlib
from typing import Any

import pytest
from IPython.core.interactiveshell import InteractiveShell
from IPython.utils.capture import capture_output

pytestmark = pytest.mark.slow

EXAMPLES = pathlib.Path(__file__).parents[2] / "examples"

for library in ("pandas", "polars", "pyarrow"):
    pytest.importorskip(library)


def cells(name: str = "issues.ipynb") -> list[str]:
    notebook = json.loads((EXAMPLES / name).read_text())
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in code), "strip the outputs"
    return ["".join(cell["source"]) for cell in code]


def test_the_notebook(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every cell runs, shows something where it should, and the tables say what the recording says."""
    monkeypatch.chdir(EXAMPLES)
    shell = InteractiveShell()
    shown: list[Any] = []
    for source in cells():
        with capture_output() as captured:
            result = shell.run_cell(source)
        result.raise_error()
        # In HTML, as a notebook would show it.
        formatted = {} if result.result is None else shell.display_formatter.format(result.result)[0]
        shown.append((formatted.get("text/html", formatted.get("text/plain", "")), captured.stderr))
    names: dict[str, Any] = shell.user_ns
    htmls = [html for html, _ in shown]
    assert "<b>Repository</b>" in htmls[1] and 'href="https://github.com/octo-org/compass"' in htmls[1]
    assert "nothing is read yet" in htmls[2] and htmls[3].count("<tr>") == 11
    rows = names["rows"]
    count = len(rows)
    assert count > 200 and f"{count - 1}/{count - 1}" in shown[4][1]
    assert rows[0]["number"] == names["first"].number and rows[0]["user.login"] == names["first"].user.login
    labels = collections.Counter(label for row in rows for label in row["labels.name"])
    assert names["waiting"]["count"].to_dict() == labels
    authors = collections.Counter(row["user.login"] for row in rows)
    assert dict(names["authors"].iter_rows()) == authors
    assert names["frame"]["number"].tolist() == [row["number"] for row in rows]
    assert names["table"].types["created_at"] == "timestamp[us, UTC]" and len(names["table"]) == count


def test_the_notebook_about_crawls(monkeypatch: pytest.MonkeyPatch) -> None:
    """DuckDB, polars and the plot show what the crawl has read."""
    for library in ("duckdb", "matplotlib"):
        pytest.importorskip(library)
    monkeypatch.chdir(EXAMPLES)
    shell = InteractiveShell()
    for source in cells("crawl.ipynb"):
        with capture_output():
            result = shell.run_cell(source)
        result.raise_error()
    names: dict[str, Any] = shell.user_ns
    report = names["report"]
    assert report.complete and report.rows["repositories"] == 3
    issues = {row[0]: row[1] for row in names["ages"]}
    assert issues == {"compass": 70, "atlas": 40, "maps": 15} and sum(issues.values()) == report.rows["issues"]
    medians = {row[0]: row[3] for row in names["ages"]}
    assert medians["maps"] < medians["compass"] < medians["atlas"]
    closed = sum(row[1] - row[2] for row in names["ages"])
    assert len(names["days"]) == closed and 0 < len(names["waits"]) <= report.rows["pulls"] == 44
    assert min(names["waits"]["hours"]) > 0
    left, right = names["figure"].axes
    assert sum(patch.get_height() for patch in left.patches) == closed and len(right.get_xticklabels()) == 3
