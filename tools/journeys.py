"""Run the journeys of the documentation, and write what their blocks print into the pages.

A journey is a chain of pages in ``docs/journeys``: the section "Next step" of each begins with the link to the next
one, and that of the last with a link to something else. The blocks of all its pages run in order, as one
program that needs nothing else, without a network::

    python tools/journeys.py          # run all of them, and write what differs
    python tools/journeys.py --check  # write nothing; name the pages that differ and exit with 1
"""

from __future__ import annotations

import argparse
import contextlib
import io
import pathlib
import re
import shutil
import sys
import tempfile
from typing import Any

from doc_blocks import BLOCK, ROOT
from ferrohub.testing import offline
from recipes import placed

JOURNEYS = ROOT / "docs" / "journeys"
NEXT = re.compile(r"^## Next step\n\n[^\n]*?\]\(([^)#]+)\)", re.MULTILINE)


def journeys() -> list[list[pathlib.Path]]:
    """The pages of each journey, in order.

    :raises ValueError: a page has no next step, or a chain is a circle
    """
    starts = re.findall(
        r"^\|.*\]\(([\w-]+\.md)\) \|$", (JOURNEYS / "index.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    return [_chain(JOURNEYS / start) for start in starts]


def _chain(page: pathlib.Path) -> list[pathlib.Path]:
    name, found = page.stem, [page]
    while (following := _next(found[-1])).parent == JOURNEYS and following.stem.startswith(f"{name}-"):
        if following in found:
            raise ValueError(f"{found[-1]} leads back to {following}")
        found.append(following)
    return found


def _next(page: pathlib.Path) -> pathlib.Path:
    found = NEXT.search(page.read_text(encoding="utf-8"))
    if found is None:
        raise ValueError(f"{page} names no next step")
    return (page.parent / found[1]).resolve()


def run(pages: list[pathlib.Path], folder: pathlib.Path) -> dict[pathlib.Path, str]:
    """Run a journey.

    :param pages: its pages, in order
    :param folder: an empty folder to run it in
    :returns: the text that each page should have
    """
    namespace: dict[str, Any] = {"__name__": "__main__"}
    with placed(folder), offline():
        return {page: _run_page(page, namespace) for page in pages}


def _run_page(page: pathlib.Path, namespace: dict[str, Any]) -> str:
    text = page.read_text(encoding="utf-8")
    parts, end, printed = [], 0, ""
    for found in BLOCK.finditer(text):
        if found[1] == "text":
            parts += [text[end : found.start("code")], printed]
            end, printed = found.end("code"), ""
        elif found[1] == "python":
            if printed:
                raise ValueError(f"{page}: a block prints {printed!r}, and no block of text follows it")
            printed = _output(page, text.count("\n", 0, found.start("code")), found["code"], namespace)
    if printed:
        raise ValueError(f"{page}: the last block prints {printed!r}, and no block of text follows it")
    return "".join([*parts, text[end:]])


def _output(page: pathlib.Path, line: int, code: str, namespace: dict[str, Any]) -> str:
    printed = io.StringIO()
    # Each line has its number on the page, for the messages of errors.
    with contextlib.redirect_stdout(printed):
        exec(compile("\n" * line + code, str(page), "exec"), namespace)
    return printed.getvalue()


def main(arguments: list[str] | None = None) -> int:
    """Run the command with these arguments, or those of the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if a page is out of date")
    options = parser.parse_args(arguments)
    differing = 0
    for pages in journeys():
        folder = pathlib.Path(tempfile.mkdtemp())
        try:
            texts = run(pages, folder)
        finally:
            shutil.rmtree(folder)
        for page, text in texts.items():
            if text != page.read_text(encoding="utf-8"):
                differing += 1
                print(f"{page.relative_to(ROOT)} is out of date" if options.check else page.relative_to(ROOT))
                if not options.check:
                    page.write_text(text, encoding="utf-8")
    return int(options.check and differing > 0)


if __name__ == "__main__":
    sys.exit(main())
