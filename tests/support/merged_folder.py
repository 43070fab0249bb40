"""The folder of a crawl, and tables of Delta Lake that its streams are merged into."""

from __future__ import annotations

import pathlib
from typing import Any

import deltalake  # type: ignore[import-not-found,unused-ignore]
import pyarrow as pa  # type: ignore[import-untyped,unused-ignore]
import pytest

import ferrohub
from crawled_github import SimulatedGitHub
from ferrohub import delta
from ferrohub.crawl import Stream, crawl, read

#: Streams of each kind.
CHOSEN = ["issues", "stargazers", "labels", "workflow_runs", "commits"]


class MergedFolder:
    """A folder, and the tables of its streams."""

    def __init__(self, github: SimulatedGitHub, root: pathlib.Path) -> None:
        self.path, self._tables, self._github = root / "folder", root / "tables", github

    def crawl(self, *targets: str, streams: Any = CHOSEN, **options: Any) -> None:
        """Crawl all repositories, or those that are named."""
        client = ferrohub.Client(token="...", transport=self._github)
        assert crawl(targets or ["o/*"], streams, client, self.path, **options).complete

    def place(self, stream: str = "issues") -> str:
        """The path of a table."""
        return str(self._tables / stream)

    def table(self, stream: str = "issues") -> Any:
        """A table."""
        return deltalake.DeltaTable(self.place(stream))

    def rows(self, stream: str = "issues") -> list[dict[str, Any]]:
        """The rows of a table."""
        return rows(self.place(stream))

    def operations(self, stream: str = "issues") -> list[str]:
        """The operations of the commits of a table, newest first."""
        return [commit["operation"] for commit in self.table(stream).history()]

    def merge(self, stream: str | Stream = "issues", **options: Any) -> delta.Merged:
        """Merge a stream. Its table has what `read` returns."""
        name = stream if isinstance(stream, str) else stream.name
        done = delta.merge(self.path, stream, self.place(name), **options)
        assert_equal(self.path, stream, self.place(name), **options)
        assert done.version == self.table(name).version()
        return done


def two_repositories(github: SimulatedGitHub, root: pathlib.Path) -> MergedFolder:
    """A folder with two repositories that were crawled."""
    github.add("o/one", issues=12, stargazers=3, labels=4, workflow_runs=3, commits=4)
    github.add("o/two", issues=5, labels=2)
    folder = MergedFolder(github, root)
    folder.crawl()
    return folder


def rows(place: Any) -> list[dict[str, Any]]:
    """The rows of a table. After `to_pyarrow_table()`, a process may abort at its end."""
    query = deltalake.QueryBuilder().register("rows", deltalake.DeltaTable(str(place)))
    found: list[dict[str, Any]] = pa.table(query.execute("SELECT * FROM rows").read_all()).to_pylist()
    return found


def assert_equal(folder: Any, stream: str | Stream, place: Any, **options: Any) -> None:
    """A table has what `read` returns. A column that is null in all rows may be missing in one of them."""
    assert _ordered(rows(place)) == _ordered(read(folder, stream, **options).to_pylist())


def _ordered(rows: list[dict[str, Any]]) -> list[str]:
    return sorted(repr(sorted((name, value) for name, value in row.items() if value is not None)) for row in rows)


def interrupt(patched: pytest.MonkeyPatch, batch: int) -> None:
    """Interrupt a merge before it writes a batch."""
    original, written = delta._Target.write, list[Any]()

    def write(self: Any, found: Any) -> None:
        written.append(found)
        if len(written) > batch:
            raise KeyboardInterrupt
        original(self, found)

    patched.setattr(delta._Target, "write", write)
