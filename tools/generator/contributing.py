"""The contributing guide of the site: CONTRIBUTING.md, whose links are written for the root of the repository."""

from __future__ import annotations

import pathlib
import re

MARK = "<!-- Made by tools/generate.py from CONTRIBUTING.md. -->"
LINK = re.compile(r"(\]\()(?!https?:|#)([^)\s]+)")


def page(root: pathlib.Path) -> str:
    """The text of ``docs/contributing.md``: links lead to pages of the site."""

    def moved(link: re.Match[str]) -> str:
        target = link[2]
        if not target.startswith("docs/"):
            raise ValueError(f"CONTRIBUTING.md links to {target}, which is no page of the site")
        return link[1] + target.removeprefix("docs/")

    return f"{MARK}\n{LINK.sub(moved, (root / 'CONTRIBUTING.md').read_text())}"
