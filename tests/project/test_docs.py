"""The README and the pages are true: their code runs and prints what they show, without a network."""

from __future__ import annotations

import pathlib
import re
import subprocess
import sys
from typing import Any

import pytest

import generated
from doc_blocks import ROOT, Block, blocks
from documentation import DOCS, run, written
from service import Service

pytest_plugins = ["pytester"]

#: Languages of blocks that nothing runs.
UNRUN = {"", "console", "diff", "sql", "text", "toml", "yaml"}
#: Pages whose code takes seconds to run.
SLOW = {"listings.md", "tables.md", "testing.md"}
#: What the code of pages needs, which may be missing.
LIBRARIES = {"tables.md": ("openpyxl", "pandas", "polars", "pyarrow"), "crawl-delta.md": ("deltalake", "pyarrow")}
#: Journeys and recipes have tests of their own.
PAGES = [
    pytest.param(page, marks=pytest.mark.slow) if page.name in SLOW else page
    for page in written()
    if page.parent.name not in ("journeys", "recipes") and any(block.language == "python" for block in blocks(page))
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
@pytest.mark.filterwarnings("ignore:.*multi-threaded.*fork:DeprecationWarning")
def test_code(page: pathlib.Path, service: Service, request: pytest.FixtureRequest) -> None:
    """A block is followed by what it prints, in a block of text, if it prints anything."""
    for library in LIBRARIES.get(page.name, ()):
        pytest.importorskip(library)
    namespace: dict[str, Any] = {"__name__": "__main__"}
    found = [block for block in blocks(page) if not (ROOT / (block.title or "-")).is_file()]
    for block, following in zip(found, [*found[1:], None], strict=True):
        if block.language != "python":
            assert block.language in UNRUN, f"{block}: what is {block.language!r}?"
        elif block.title.startswith("test_"):
            # Where the environment has CI nothing is recorded.
            request.getfixturevalue("monkeypatch").delenv("CI", raising=False)
            run_tests(block, request.getfixturevalue("pytester"))
        elif not block.title:
            printed = run(block, namespace, service)
            shown = following.code if following and following.language == "text" else ""
            assert printed == shown, f"{block} prints\n{printed}"


def run_tests(block: Block, pytester: pytest.Pytester) -> None:
    """A block that is a file of tests passes as one, twice: it records, and it replays."""
    pytester.path.joinpath(block.title).write_text(block.code)
    for _ in range(2):
        outcomes = pytester.runpytest_inprocess(block.title).parseoutcomes()
        assert outcomes.keys() == {"passed"}, f"{block}: {outcomes}"


@pytest.mark.parametrize("page", written(), ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_to_files(page: pathlib.Path) -> None:
    """The build of the site looks at anchors too, but not at the README, nor at files that are no pages."""
    links = re.findall(r"\]\((?!https?:|#)([^)#\s]+)", page.read_text())
    assert [link for link in links if not (page.parent / link).is_file()] == []


@pytest.mark.slow
def test_the_readme_links_only_to_what_is_tracked() -> None:
    """On GitHub, the generated pages are missing."""
    links = re.findall(r"\]\((?!https?:|#)([^)#\s]+)", (ROOT / "README.md").read_text())
    assert [link for link in links if link in generated.files()] == []


def test_the_site_leads_to_every_page() -> None:
    navigation = (DOCS / "zensical.toml").read_text()
    pages = [str(page.relative_to(DOCS)) for page in written() if DOCS in page.parents]
    assert [page for page in pages if f'"{page}"' not in navigation and not page.startswith("decisions/")] == []


def excerpts() -> list[Block]:
    return [block for page in written() for block in blocks(page) if (ROOT / (block.title or "-")).is_file()]


@pytest.mark.parametrize("block", excerpts(), ids=str)
def test_an_excerpt_is_in_its_file(block: Block) -> None:
    assert squeezed(block.code) in squeezed((ROOT / block.title).read_text()), f"{block.title} has no such lines"


def test_contributing_shows_code_of_the_project() -> None:
    assert len([block for block in excerpts() if block.page.name == "CONTRIBUTING.md"]) >= 5


def test_the_worked_examples_apply() -> None:
    command = [sys.executable, str(ROOT / "tools" / "worked_examples.py"), "--check"]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == "2 worked examples\n"


def squeezed(text: str) -> str:
    return " ".join(text.split())
