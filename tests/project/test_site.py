"""The site: its navigation, the synonyms of its search, its Markdown form. `make site-check` uses a browser."""

from __future__ import annotations

import pathlib
import re
from typing import Any

import pytest

import build_site
import generated


@pytest.fixture
def docs(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> pathlib.Path:
    """A folder of pages with the generated reference and our configuration."""
    for name, text in generated.files().items():
        if name.startswith("docs/reference/"):
            path = tmp_path / name.removeprefix("docs/")
            path.parent.mkdir(exist_ok=True)
            path.write_text(text)
    (tmp_path / "zensical.toml").write_text((build_site.DOCS / "zensical.toml").read_text())
    monkeypatch.setattr(build_site, "DOCS", tmp_path)
    monkeypatch.setattr(build_site, "SITE", tmp_path / "site")
    return tmp_path


def test_the_navigation_leads_to_every_page_of_the_reference(docs: pathlib.Path) -> None:
    listed = re.findall(r'"(reference/[^"]+)"', build_site.configuration())
    assert len(listed) == len(set(listed))
    assert {str(path.relative_to(docs)) for path in docs.glob("reference/*.md")} == set(listed)


@pytest.mark.usefixtures("docs")
def test_the_configuration_has_the_version_and_the_repository(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REPOSITORY_URL", "https://github.example/octo/ferrohub")
    text = build_site.configuration()
    assert 'repo_url = "https://github.example/octo/ferrohub"' in text
    assert re.search(r'^site_name = "ferrohub \d+\.\d+\.\d+"$', text, re.MULTILINE)


@pytest.mark.usefixtures("docs")
def test_synonyms_come_first_and_lead_to_their_section() -> None:
    index: dict[str, Any] = {
        "items": [
            {"location": "guide/a/", "title": "A", "text": "<p>One.</p>", "path": ["Guide", "A"], "level": 1},
            {"location": "guide/b/#part", "title": "Part", "text": "<p>Two.</p>", "path": ["Guide", "B"], "level": 2},
            {"location": "decisions/2026-a/", "title": "Kept out", "text": "", "path": [], "level": 1},
        ]
    }
    build_site.add_synonyms(index, {"guide/a.md": {"": ["First"], "b.md#part": ["Second", "Third"]}})
    assert [(item["title"], item["location"]) for item in index["items"]] == [
        ("First", "guide/a/"),
        ("Second", "guide/b/#part"),
        ("Third", "guide/b/#part"),
        ("A", "guide/a/"),
        ("Part", "guide/b/#part"),
    ]
    assert index["items"][1]["path"] == ["Guide", "B", "Part"] and index["items"][1]["text"] == "Second: <p>Two.</p>"


@pytest.mark.usefixtures("docs")
def test_synonyms_that_lead_nowhere_fail_the_build() -> None:
    with pytest.raises(SystemExit, match=r"docs/guide/a.md: .*'#gone', which does not exist"):
        build_site.add_synonyms({"items": []}, {"guide/a.md": {"#gone": ["term"]}})


def test_a_front_matter_of_another_form_fails_the_build(docs: pathlib.Path) -> None:
    (docs / "a.md").write_text('---\nsynonyms:\n  "#b": ["term"]\n---\n\n# A\n')
    assert build_site.front_matter(pathlib.Path("a.md")) == {"#b": ["term"]}
    (docs / "a.md").write_text("---\nsynonyms:\n  '#b': term\n---\n\n# A\n")
    with pytest.raises(SystemExit, match=r"docs/a.md: the front matter is not"):
        build_site.front_matter(pathlib.Path("a.md"))


def test_each_page_has_a_markdown_form_that_llms_txt_lists(docs: pathlib.Path) -> None:
    (docs / "index.md").write_text('---\nsynonyms:\n  "": ["term"]\n---\n\n# Start\n\nSays [it](guide/a.md). More.\n')
    (docs / "changelog.md").write_text('--8<-- "CHANGELOG.md"\n')
    sources = [pathlib.Path(name) for name in ("changelog.md", "index.md", "reference/issues.md")]
    for source in sources:
        html = build_site.SITE / build_site.url(str(source)) / "index.html"
        html.parent.mkdir(parents=True, exist_ok=True)
        html.write_text("<html><head></head></html>")
    build_site.write_markdown(sources)
    site = build_site.SITE
    assert (site / "index.md").read_text() == "# Start\n\nSays [it](guide/a.md). More.\n"
    assert (site / "changelog.md").read_text() == (build_site.ROOT / "CHANGELOG.md").read_text()
    assert (site / "reference/issues.md").read_text().startswith("# Issues")
    assert 'href="../issues.md"></head>' in (site / "reference/issues/index.html").read_text()
    assert 'href="index.md"></head>' in (site / "index.html").read_text()
    listed = build_site.llms(sources)
    assert "- [Quick start](index.md): Says it\n" in listed
    assert re.search(r"^- \[issues\]\(reference/issues\.md\)", listed, re.MULTILINE)
    assert sorted(re.findall(r"\]\(([^)]+)\)", listed)) == [str(source) for source in sources]
