"""The index of the decisions: each page by its date and its title."""

from __future__ import annotations

import pathlib
import re

MARK = "<!-- Made by tools/generate.py. -->"
DATE = re.compile(r"\b20\d\d-\d\d-\d\d\b")


def index(folder: pathlib.Path) -> str:
    """The text of ``README.md`` in the folder of the decisions."""
    rows = []
    for path in folder.glob("*.md"):
        if path.name != "README.md":
            text = path.read_text()
            title = re.sub(r" \(20\d\d-\d\d-\d\d\)$", "", text.splitlines()[0].removeprefix("# "))
            dated = DATE.search(text)
            rows.append((dated[0] if dated else "", title, path.name))
    table = [f"| {date} | [{title}]({name}) |" for date, title, name in sorted(rows)]
    about = "Short and dated; each says what was decided, why, and what was left."
    return "\n".join([MARK, "# Decisions", "", about, "", "| | |", "|---|---|", *table, ""])
