"""Type checkers accept the code of the README and the pages as it stands."""

from __future__ import annotations

import pathlib
import re
import subprocess
import sys

import pytest

import journeys
import recipes
from doc_blocks import ROOT, blocks
from documentation import written


def program(page: pathlib.Path) -> str:
    """The blocks of a page as one program, each line at its place on the page. Those with a title are other files."""
    lines = [""] * (page.read_text().count("\n") + 1)
    for block in blocks(page):
        if block.language == "python" and not block.title:
            code = block.code.splitlines()
            lines[block.line - 1 : block.line - 1 + len(code)] = code
    return "\n".join(lines) + "\n"


@pytest.mark.slow
def test_the_code_of_the_pages_is_typed(tmp_path: pathlib.Path) -> None:
    for library in ("pandas", "polars"):  # the stubs name their types
        pytest.importorskip(library)
    pages = {}
    for page in written():
        if page.parent != journeys.JOURNEYS and (text := program(page)).strip("\n"):
            name = "page_" + re.sub(r"\W", "_", str(page.relative_to(ROOT)))
            (tmp_path / f"{name}.py").write_text(text)
            pages[f"{name}.py"] = page
    assert len(pages) > 25
    tests = [block for page in written() for block in blocks(page) if block.title.startswith("test_")]
    for block in tests:
        (tmp_path / f"{pathlib.PurePath(block.title).stem}_{block.line}.py").write_text(block.code)
    for chain in journeys.journeys():
        (tmp_path / f"journey_{chain[0].stem}.py").write_text("".join(map(program, chain)))
    for page in recipes.pages():
        # Each in a folder of its own: programs import each other, and some names occur twice.
        folder = tmp_path / f"recipe_{page.stem.replace('-', '_')}"
        folder.mkdir()
        for name, block in recipes.files(page).items():
            (folder / name).write_text("\n" * (block.line - 1) + block.code)
    settings = tmp_path / "mypy.ini"
    # Types of other libraries are of no concern here.
    settings.write_text("[mypy]\nstrict = True\ndisable_error_code = import-untyped, import-not-found\n")
    command = [sys.executable, "-m", "mypy", "--config-file", str(settings), "--cache-dir", str(tmp_path / "cache")]
    command += ["--allow-redefinition-new", "--local-partial-types", "."]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    shown = ran.stdout
    for name, page in pages.items():
        shown = shown.replace(name, str(page.relative_to(ROOT)))
    assert ran.returncode == 0, shown + ran.stderr
