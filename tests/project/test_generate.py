"""The generator: what it names and writes, and where the links of the reference lead."""

from __future__ import annotations

import itertools
import pathlib
import re
import subprocess

import pytest

import generate
import generated
from generator import contributing, documented, reference
from generator.declared import Declared
from generator.described import Described
from generator.stub import docstring


@pytest.fixture
def once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Generate once: that takes seconds."""
    monkeypatch.setattr(generate, "generated", generated.files)


@pytest.mark.slow
@pytest.mark.usefixtures("once")
def test_check_names_what_is_out_of_date_and_writes_nothing(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    generated.files()
    monkeypatch.setattr(generate, "ROOT", tmp_path)
    assert generate.main(["--check"]) == 1
    assert "python/ferrohub/_core.pyi is out of date\n" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []

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


@pytest.mark.usefixtures("once")
def test_the_stubs_and_the_pages_are_written_alone(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    files = generated.files()
    monkeypatch.setattr(generate, "package", lambda _declared: {n: t for n, t in files.items() if n[:4] != "docs"})
    monkeypatch.setattr(generate, "pages", lambda _declared: {n: t for n, t in files.items() if n[:4] == "docs"})
    monkeypatch.setattr(generate, "ROOT", tmp_path)
    assert generate.main(["--stubs"]) == 0
    stubs = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    assert stubs == {name for name in files if name.endswith(".pyi")} - {generate.STUB}

    left_over = tmp_path / "python/ferrohub/rest/gone.pyi"
    left_over.write_text(f"# {generate.MARK}\n")
    assert (generate.main(["--stubs", "--pages"]), left_over.exists()) == (0, False)
    written = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    assert written == {name for name in files if not generate.is_tracked(name)}
    assert capsys.readouterr().out == ""


def test_what_is_not_tracked_is_ignored_by_git() -> None:
    names = sorted(generated.files())
    ran = subprocess.run(
        ["git", "check-ignore", "--no-index", "--stdin"],
        input="\n".join(names), cwd=generate.ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert ran.stdout.split() == [name for name in names if not generate.is_tracked(name)]


def test_little_of_what_is_generated_is_tracked() -> None:
    tracked = [text for name, text in generated.files().items() if generate.is_tracked(name)]
    assert sum(text.count("\n") for text in tracked) < 25_000


def test_the_contributing_guide_of_the_site_links_to_its_pages(tmp_path: pathlib.Path) -> None:
    guide = tmp_path / "CONTRIBUTING.md"
    guide.write_text("[a](docs/a.md#b), [c](https://c.example), [d](#d)")
    assert contributing.page(tmp_path) == f"{contributing.MARK}\n[a](a.md#b), [c](https://c.example), [d](#d)"
    guide.write_text("[e](src/e.rs)")
    with pytest.raises(ValueError, match=r"src/e\.rs, which is no page of the site"):
        contributing.page(tmp_path)


def test_links_of_the_reference_lead_somewhere() -> None:
    pages = {pathlib.Path(name).name: text for name, text in generated.files().items() if "/reference/" in name}
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


def test_the_reference_begins_with_what_an_operation_does() -> None:
    checks = next(tag for tag in Described().tags if tag.name == "checks")
    page = "\n".join(reference.tag_page(Declared(), checks))
    assert "## create\n\nReport a check run on a commit; only GitHub Apps may, with write permission.\n\n`POST " in page


def test_a_line_that_is_too_long_goes_on_in_the_next_one() -> None:
    lines = "word " * 22 + "None. The\nobject shows the new values.\n\n:param name: a name\nRequest: ``GET /user``"
    first, second, *rest = docstring(lines, "        ")
    assert first.endswith("word") and second == "        word None. The object shows the new values."
    assert rest == ["", "        :param name: a name", "        Request: ``GET /user``", '        """']


def test_a_field_that_is_too_long_goes_on_in_its_next_line() -> None:
    lines = ":param name: " + "word " * 20 + "costs\n    no quota\n:returns: text\n\n" + "word " * 23 + "of\n``name``"
    found = [*docstring(lines, "        ")]
    assert found[1:4] == ["            word word costs no quota", "        :returns: text", ""]
    assert found[-2] == "        word of ``name``"


def test_no_line_of_a_paragraph_in_the_stub_has_one_word_alone() -> None:
    lines = [line.strip() for line in (generate.ROOT / generate.STUB).read_text().splitlines()]
    alone = [line for line, below in itertools.pairwise(lines) if re.fullmatch(r"[a-z]+", line) and below[:1].isalpha()]
    assert len(lines) > 10_000 and alone == []


def test_a_docstring_of_a_class_in_python_is_shown_without_its_indentation() -> None:
    text = generated.files()["python/ferrohub/aio.pyi"]
    assert "``ferrohub.Client``.\n\nIt is an asynchronous context manager. Passed" in text
