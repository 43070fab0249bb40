"""A crawl that is killed anywhere loses nothing, and writes nothing twice."""

from __future__ import annotations

import itertools
import pathlib
from typing import Any

import pytest

pytest.importorskip("pyarrow")

import ferrohub
from crawled_github import Repo, SimulatedGitHub
from ferrohub.crawl import STREAMS, _partition, crawl, dataset, read
from killed_crawls import killed_at

STEPS = ["issues", "pulls", "reviews", "labels", "commits"]


def crawled(github: SimulatedGitHub, folder: pathlib.Path, graphql: bool = True) -> bool:
    client = ferrohub.Client(token="...", transport=github)
    return crawl(["octo/one"], STEPS, client, folder, concurrency=1, graphql=graphql).complete


def written(folder: pathlib.Path, stream: str) -> list[Any]:
    """The keys in all valid files."""
    column = STREAMS[stream].key_column
    return sorted(dataset(folder, stream).to_table(columns=[column])[column].to_pylist())


def assert_exact(folder: pathlib.Path, repo: Repo) -> None:
    for stream in STEPS:
        assert written(folder, stream) == sorted(repo.keys(stream)), stream
        assert sorted(read(folder, stream)[STREAMS[stream].key_column].to_pylist()) == sorted(repo.keys(stream)), stream
    assert [path for path in folder.rglob("*.tmp") if path.parent.name != "octo"] == []


def make(github: SimulatedGitHub) -> Repo:
    return github.add("octo/one", issues=105, pulls=4, labels=102, commits=101)


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Merge files early."""
    monkeypatch.setattr(_partition, "MERGED", 3)


@pytest.mark.slow
@pytest.mark.parametrize("graphql", [False, True])
def test_killed_at_every_step(tmp_path: pathlib.Path, graphql: bool) -> None:
    github = SimulatedGitHub()
    repo = make(github)
    assert crawled(github, tmp_path / "whole", graphql)
    least = len(github.requests)
    for step in itertools.count():
        github.requests.clear()
        folder = tmp_path / str(step)
        complete = False
        with killed_at(step):
            complete = crawled(github, folder, graphql)
        if complete:
            break
        assert crawled(github, folder, graphql)
        assert_exact(folder, repo)
        # The pages that were not committed, one of each stream that was read then.
        assert len(github.requests) <= least + 4, step
    assert step > (40 if graphql else 60)


def test_killed_at_every_step_of_the_next_run(tmp_path: pathlib.Path) -> None:
    for step in itertools.count():
        github = SimulatedGitHub()
        repo = make(github)
        folder = tmp_path / str(step)
        assert crawled(github, folder)
        github.create(repo, "issues")
        github.create(repo, "pulls")
        github.touch(repo, "labels", 3)
        repo.commits += 1
        before = len(github.requests)
        complete = False
        with killed_at(step):
            complete = crawled(github, folder)
        if complete:
            break
        assert crawled(github, folder)
        assert_exact(folder, repo)
        assert len(github.requests) - before <= 5 + 3 + 1, step
    assert step > 20


def test_killed_again_and_again(tmp_path: pathlib.Path) -> None:
    """Every attempt does ten steps."""
    github = SimulatedGitHub()
    repo = make(github)
    for _ in range(100):
        complete = False
        with killed_at(10):
            complete = crawled(github, tmp_path)
        if complete:
            break
    assert_exact(tmp_path, repo)
