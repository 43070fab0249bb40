"""The check of the subjects of commits."""

from __future__ import annotations

import pathlib
import sys

import pytest

import commit_message


@pytest.mark.parametrize(
    "subject",
    [
        "crawl: continue after a failed repository",
        "docs: wrap lines of the site's tools",
        "Merge branch 'main' into text",
    ],
)
def test_a_subject_with_its_area_passes(subject: str) -> None:
    assert list(commit_message.wrong(subject)) == []


@pytest.mark.parametrize(
    "subject", ["Continue after a failed repository", "crawl: Continue", "crawl: continue.", "crawl:"]
)
def test_another_subject_is_reported(subject: str) -> None:
    assert len(list(commit_message.wrong(subject))) == 1


def test_a_message_in_a_file_is_read_without_its_comments(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    message = tmp_path / "message"
    message.write_text(f"# a comment\ncrawl: {'very ' * 20}long\n\nThe body.\n")
    monkeypatch.setattr(sys, "argv", ["commit_message.py", str(message)])
    assert (commit_message.main(), "at most 72" in capsys.readouterr().out) == (1, True)
    message.write_text("crawl: continue after a failed repository\n\nThe body. It may be long.\n")
    assert commit_message.main() == 0
