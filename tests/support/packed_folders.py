"""Folders whose repositories are packed into buckets."""

from __future__ import annotations

import hashlib
import pathlib
from typing import Any

import pytest

import ferrohub
from crawled_github import Repo, SimulatedGitHub
from ferrohub.crawl import STREAMS, _buckets, _folder, _packing, _partition, crawl, dataset, read

NAMES = ["issues", "pulls", "reviews", "labels", "commits"]


def pack_few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pack folders with three repositories, two at a time, and fill buckets with two."""
    monkeypatch.setattr(_packing, "MANY", 3)
    monkeypatch.setattr(_packing, "AT_ONCE", 2)
    monkeypatch.setattr(_buckets, "FULL", 2)
    monkeypatch.setattr(_partition, "MERGED", 3)


def crawled(github: SimulatedGitHub, into: Any, *targets: str, streams: list[str] = NAMES) -> dict[str, int]:
    """Crawl, and return the numbers of rows by stream."""
    client = ferrohub.Client(token="...", transport=github)
    report = crawl(targets or ["o/*"], streams, client, into, graphql=False)
    assert report.complete, report.failed
    return {stream: rows for stream, rows in report.rows.items() if rows}


def organization(github: SimulatedGitHub, count: int = 5) -> list[Repo]:
    """Repositories of the owner o."""
    return [
        github.add(f"o/r{at}", issues=3 + at, pulls=2, labels=2 + at % 2, commits=2 if at % 2 else 0)
        for at in range(count)
    ]


def change(github: SimulatedGitHub, *repositories: Repo) -> None:
    """Change some items of repositories, and create others."""
    for repo in repositories:
        github.touch(repo, "issues", 2)
        github.touch(repo, "labels", 2)
        github.create(repo, "pulls")
        github.create(repo, "labels")
    github.now += 100


def loose(into: Any) -> list[str]:
    """The repositories whose own states count."""
    folder = _folder.Folder(into)
    return [key for key, paths in folder.loose().items() if max(paths) == folder.buckets.find(key).number]


def of(rows: list[dict[str, Any]], repo: Repo, stream: str) -> list[Any]:
    """The keys of the rows of a repository."""
    return sorted(row[STREAMS[stream].key_column] for row in rows if row["repository"] == repo.name)


def assert_exact(into: Any, *repositories: Repo) -> None:
    """Every reader has every item once."""
    for stream in NAMES:
        rows = read(into, stream).to_pylist()
        for repo in repositories:
            assert of(rows, repo, stream) == sorted(repo.keys(stream)), (stream, repo.name)
        assert len(rows) == sum(len(repo.keys(stream)) for repo in repositories), stream
        key = STREAMS[stream].key_column
        found = dataset(into, stream).to_table().to_pylist()
        assert {(row["repository"], row[key]) for row in found} == {(row["repository"], row[key]) for row in rows}
        if stream != "issues":  # of which there are versions
            assert len(found) == len(rows), stream


def rows(into: Any) -> dict[str, list[str]]:
    """What readers find, and all versions."""
    return {found: each for name in NAMES for found, each in _rows(into, name).items()}


def _rows(into: Any, name: str) -> dict[str, list[str]]:
    tables = {f"{name} last": read(into, name), f"{name} all": dataset(into, name).to_table()}
    return {found: sorted(map(repr, table.to_pylist())) for found, table in tables.items()}


class RowsOfCopies:
    """`rows` of many copies of a folder: a stream is read again only if its files or the state differ."""

    def __init__(self) -> None:
        self._known: dict[Any, dict[str, list[str]]] = {}

    def __call__(self, copy: pathlib.Path) -> dict[str, list[str]]:
        state = _contents(copy / "_state")
        found: dict[str, list[str]] = {}
        for name in NAMES:
            key = (name, state, _contents(copy / name))
            if key not in self._known:
                self._known[key] = _rows(copy, name)
            found |= self._known[key]
        return found


def _contents(folder: pathlib.Path) -> frozenset[tuple[str, bytes]]:
    """The files of a folder, with digests of what is in them."""
    return frozenset(
        (str(path.relative_to(folder)), hashlib.sha256(path.read_bytes()).digest())
        for path in folder.rglob("*")
        if path.is_file()
    )
