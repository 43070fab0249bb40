"""The blocks of code of the pages of the documentation."""

from __future__ import annotations

import dataclasses
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[1]
BLOCK = re.compile(r"^```(\w*)(?: title=\"(?P<title>[^\"]*)\")?\n(?P<code>.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclasses.dataclass(frozen=True)
class Block:
    """A block of a page."""

    page: pathlib.Path
    #: Number of its first line of code.
    line: int
    language: str
    title: str
    code: str

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def blocks(page: pathlib.Path) -> list[Block]:
    """The blocks of a page, in order.

    :param page: path of the page
    :raises ValueError: a block has a form that is not known
    """
    text = page.read_text(encoding="utf-8")
    found = []
    for match in BLOCK.finditer(text):
        line = text.count("\n", 0, match.start("code")) + 1
        found.append(Block(page, line, match[1], match["title"] or "", match["code"]))
    if len(found) * 2 != len(re.findall(r"^\s*```", text, re.MULTILINE)):
        raise ValueError(f"{page} has a block that is not seen")
    return found
