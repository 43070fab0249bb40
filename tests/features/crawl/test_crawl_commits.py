"""Pages are committed together, so that rows are written once, and what was read is never lost."""

from __future__ import annotations

import json
import pathlib
from typing import Any

import pytest

pytest.importorskip("pyarrow")

import ferrohub
import generated_items
from crawled_github import Repo, SimulatedGitHub
from ferrohub.crawl import Report, _planning, crawl, dataset


@pytest.fixture
def github() -> SimulatedGitHub:
    return SimulatedGitHub()


def crawled(github: SimulatedGitHub, folder: pathlib.Path, **options: Any) -> Report:
    client = ferrohub.Client(token="...", transport=github, read_ahead=0, retries=0)
    report: Report = crawl(["octo/one"], ["issues"], client, folder, **options)
    return report


def files(folder: pathlib.Path) -> list[pathlib.Path]:
    """All files with issues, also those that were replaced."""
    return list((folder / "issues").rglob("*.parquet"))


def large(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let issues have texts of 20 KB that are no repetitions."""
    small = generated_items.BODIES["issues"]

    def issue(repo: Repo, number: int, at: int, version: int) -> str:
        body = "".join(f"{number * 7919 * each % 1_000_003:x} " for each in range(1, 3400))
        return json.dumps({**json.loads(small(repo, number, at, version)), "body": body})

    monkeypatch.setitem(generated_items.BODIES, "issues", issue)


def test_large_rows_are_written_once(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    large(monkeypatch)
    github.add("octo/one", issues=700)
    report = crawled(github, tmp_path)
    assert report.complete and report.rows["issues"] == 700
    valid = dataset(tmp_path, "issues").files
    assert len(valid) == len(files(tmp_path)) < 7  # none was replaced, and a file has several pages


def test_small_rows_are_written_in_a_few_files(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    github.add("octo/one", issues=1800)
    assert crawled(github, tmp_path).rows["issues"] == 1800
    # Of 19 pages: one for 16 and one for the others, which are merged at the end.
    assert len(files(tmp_path)) == 3 and len(dataset(tmp_path, "issues").files) == 1


def test_what_a_budget_allowed_to_read_is_committed(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    github.add("octo/one", issues=900)
    rows = []
    while not (report := crawled(github, tmp_path, budget=4)).complete:
        rows.append(report.rows["issues"])
        assert dataset(tmp_path, "issues").count_rows() == sum(rows)
    # Nothing twice; a page and the one after it have an item in common.
    assert sum(rows) + report.rows["issues"] == 900 and rows[:2] == [298, 396]


def test_pages_before_a_failure_are_committed(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_planning, "PAUSES", ())
    github.add("octo/one", issues=900)
    # After that for the repository and five pages.
    github.before = lambda number: number == 6 and github.faults.add(status=500, times=None)
    report = crawled(github, tmp_path)
    assert not report.complete and list(report.failed) == ["octo/one"] and report.rows["issues"] == 496
    assert dataset(tmp_path, "issues").count_rows() == 496
    github.before = lambda number: None
    github.faults.clear()
    assert crawled(github, tmp_path).rows["issues"] == 404
    assert dataset(tmp_path, "issues").count_rows() == 900


def test_a_page_that_comes_late_is_committed_with_those_before(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from ferrohub.crawl import _waiting

    monkeypatch.setattr(_waiting, "SECONDS", 0.0)
    github.add("octo/one", issues=500)
    written: list[int] = []
    github.before = lambda number: written.append(len(files(tmp_path)))
    assert crawled(github, tmp_path).complete
    assert written[-5:] == [1, 2, 3, 4, 5]  # each page before the next one is requested
