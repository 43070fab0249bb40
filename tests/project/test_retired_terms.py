"""The lint of retired terms: what it finds and lets pass, and how its list of unconverted files gets shorter."""

from __future__ import annotations

import pathlib
import subprocess

import pytest

import retired_terms


@pytest.mark.parametrize(
    ("text", "term"),
    [
        ("The answer is JSON", "answer"),
        ("fn next_answer()", "answer"),
        ("class RawAnswer:", "Answer"),
        ("It answered at once", "answered"),
        ("Nobody asked for it", "asked"),
        ("what failed is sent\nagain", "sent again"),
        ("It sends them again", "sends them again"),
        ("What it is told", "told"),
        ("It gives back a list", "gives back"),
        ("What it gives", "gives"),
        ("It refuses a bool", "refuses"),
        ("Pages are read ahead", "ahead"),
        ("let ahead = 4;", "ahead"),
        ("mod tape;", "tape"),
        ("The download is taken up", "taken up"),
        ("It works though it was forked", "though it was forked"),
        ("What it signs with", "signs with"),
        ("The other side hangs up", "other side"),
        ("A field that is not there", "is not there"),
    ],
)
def test_a_retired_term_is_found(text: str, term: str) -> None:
    assert term in [found.text for found in retired_terms.find("src/http/page.rs", text)]


@pytest.mark.parametrize(
    "text",
    [
        "Methods that answer a yes-or-no question return a bool",
        "Client(read_ahead=4), and 2026-11-read-ahead.md",
        "a task, a mask, a basket, forgives, tapestry",
        "the given number; the iterator gives up after 100 empty pages",
        "the answer of before  # retired-terms: ignore",
    ],
)
def test_other_words_pass(text: str) -> None:
    assert list(retired_terms.find("src/http/page.rs", text)) == []


def test_names_of_files_are_checked() -> None:
    found = [f"{each.text} {each.use}" for each in retired_terms.find("src/layers/limiter.rs", "")]
    assert found == ["limiter.rs quota.rs"]
    assert [each.text for each in retired_terms.find("src/tape/matching.rs", "")] == ["tape"]


def test_a_message_says_where_and_what_to_use() -> None:
    (found,) = retired_terms.find("docs/a.md", "One\n\nthe answer")
    assert str(found) == "docs/a.md:3: 'answer' is retired: response, respond"


def test_the_list_of_unconverted_files_only_gets_shorter(tmp_path: pathlib.Path) -> None:
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    (tmp_path / "tools").mkdir()
    (tmp_path / "old.md").write_text("the answer")
    (tmp_path / "new.md").write_text("the response")
    (tmp_path / "made.md").write_text("<!-- Made by tools/generate.py. -->\nthe answer")
    (tmp_path / "data.json").write_text('"answer"')

    assert [line.partition(" ")[0] for line in retired_terms.problems(tmp_path, [])] == ["old.md:1:"]
    retired_terms.write(tmp_path)
    unconverted = (tmp_path / retired_terms.LIST).read_text().splitlines()
    assert unconverted == ["old.md"] and retired_terms.problems(tmp_path, unconverted) == []

    (tmp_path / "old.md").write_text("the response")
    reason = "contains no retired term; remove it from the list"
    assert retired_terms.problems(tmp_path, unconverted) == [f"{retired_terms.LIST}: old.md {reason}"]
    (tmp_path / "old.md").unlink()
    assert retired_terms.problems(tmp_path, unconverted) == [f"{retired_terms.LIST}: old.md {reason}"]


def test_the_library_names_python_for_a_reason_only() -> None:
    (found,) = retired_terms.find("src/http/pool.rs", "// A connection.\n// Python closes it.\n")
    assert (found.line, found.text) == (2, "Python")
    assert not list(retired_terms.find("src/lib.rs", "// Descriptions are shared with Python.\n"))
    assert not list(retired_terms.find("python/src/lib.rs", "// The extension module for Python.\n"))


def test_addresses_of_the_library_are_of_mail_or_of_machines() -> None:
    (found,) = retired_terms.find("src/http/pool.rs", "// A connection.\n// The address of an API.\n")
    assert (found.line, found.text) == (2, "address")
    for path, text in [
        ("src/github/declared/users.rs", "/// Mail address of the profile.\n"),
        ("src/http/proxy.rs", "/// Whether an address is in a network.\n"),
        ("python/src/lib.rs", "// The address of a server.\n"),
    ]:
        assert not list(retired_terms.find(path, text))
