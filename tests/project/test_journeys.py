"""The journeys are true: the blocks of each run in order, against the simulated GitHub, with nothing else defined."""

from __future__ import annotations

import pathlib

import pytest

import journeys
from documentation import DOCS
from own_process import in_own_process

JOURNEYS = journeys.journeys()


@pytest.mark.parametrize("pages", JOURNEYS, ids=lambda pages: pages[0].stem)
@pytest.mark.filterwarnings("default")
def test_the_blocks_of_a_journey_run_in_order(pages: list[pathlib.Path], tmp_path: pathlib.Path) -> None:
    """Where a page differs, ``python tools/journeys.py`` writes it anew."""
    if pages[0].stem == "data":
        for library in ("pandas", "pyarrow"):
            pytest.importorskip(library)
    for page, text in in_own_process(journeys.run, pages, tmp_path).items():
        assert text == page.read_text(), page


def test_every_page_is_a_part_of_a_journey_and_of_the_navigation() -> None:
    assert [pages[0].stem for pages in JOURNEYS] == ["script", "app", "data", "testing", "migration"]
    assert all(len(pages) > 1 for pages in JOURNEYS)
    chained = [page for pages in JOURNEYS for page in pages]
    assert sorted([*chained, journeys.JOURNEYS / "index.md"]) == sorted(journeys.JOURNEYS.glob("*.md"))
    navigation = (DOCS / "zensical.toml").read_text()
    places = [navigation.index(f'"journeys/{page.name}"') for page in chained]
    assert places == sorted(places)


def test_a_block_whose_output_is_not_shown_is_an_error(tmp_path: pathlib.Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("```python\nprint(1)\n```\n\n## Next step\n\n[Elsewhere](other.md)\n")
    with pytest.raises(ValueError, match="no block of text follows"):
        journeys.run([page], tmp_path)
    page.write_text("```python\nprint(1)\n```\n\n```text\n2\n```\n")
    assert "```text\n1\n```" in journeys.run([page], tmp_path)[page]
