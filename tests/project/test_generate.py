"""The generator: what it names and writes, and where the links of the reference lead."""

from __future__ import annotations

import pathlib
import re

import pytest

import generate
from generator import contributing, documented


def test_check_names_what_is_out_of_date_and_writes_nothing(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    guide = tmp_path / "CONTRIBUTING.md"
    guide.write_text("See [the architecture](docs/architecture.md#layers).\n")
    monkeypatch.setattr(generate, "ROOT", tmp_path)
    assert generate.main(["--check"]) == 1
    assert "python/ferrohub/_core.pyi is out of date\n" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == [guide]

    assert generate.main([]) == 0
    capsys.readouterr()
    assert (generate.main(["--check"]), capsys.readouterr().out) == (0, "")

    changed, gone = tmp_path / "docs/reference/git.md", tmp_path / "python/ferrohub/users.py"
    changed.write_text(f"{changed.read_text()}more\n")
    gone.unlink()
    left_over = tmp_path / "python/ferrohub/old.py"
    left_over.write_text(f'"""{generate.MARK}"""\n')
    (tmp_path / "python/ferrohub/by_hand.py").write_text("")
    assert generate.main(["--check"]) == 1
    named = ["docs/reference/git.md", "python/ferrohub/old.py", "python/ferrohub/users.py"]
    assert capsys.readouterr().out.splitlines() == [f"{name} is out of date" for name in named]

    assert generate.main([]) == 0
    assert (left_over.exists(), gone.exists(), generate.main(["--check"])) == (False, True, 0)
    assert (tmp_path / "python/ferrohub/by_hand.py").exists()


def test_the_contributing_guide_of_the_site_links_to_its_pages(tmp_path: pathlib.Path) -> None:
    guide = tmp_path / "CONTRIBUTING.md"
    guide.write_text("[a](docs/a.md#b), [c](https://c.example), [d](#d)")
    assert contributing.page(tmp_path) == f"{contributing.MARK}\n[a](a.md#b), [c](https://c.example), [d](#d)"
    guide.write_text("[e](src/e.rs)")
    with pytest.raises(ValueError, match=r"src/e\.rs, which is no page of the site"):
        contributing.page(tmp_path)


def test_links_of_the_reference_lead_somewhere() -> None:
    pages = {pathlib.Path(name).name: text for name, text in generate.generated().items() if "/reference/" in name}
    anchors = {
        f"{name}#{re.sub(r'[^a-z0-9_-]', '', heading.lower())}"
        for name, text in pages.items()
        for heading in re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    }
    links = [link for text in pages.values() for link in re.findall(r"\]\((?!https:)([^)]+)\)", text)]
    assert len(links) > 500
    files = {link for link in links if (generate.ROOT / "docs" / "reference" / link).is_file()}
    assert sorted({link for link in links if link not in anchors and link not in pages and link not in files}) == []


def test_what_is_not_documented_is_named() -> None:
    stub = '''
class Class:
    """What it is.

    :param first: what it is
    """
    def __new__(cls, first: int, second: int) -> Self: ...
    def silent(self) -> None: ...
    def _private(self, what: int) -> None: ...
    def half(self, known: int, other: int = 1) -> None:
        """What it does.

        :param known: what it is
        """
class Without: ...
def function(argument: int) -> int: ...
'''
    due = [
        "Class(second)",
        "Class.half(other)",
        "Class.silent",
        "Without",
        "function",
        "function(argument)",
    ]
    assert documented.missing(stub) == due
