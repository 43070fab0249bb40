"""Names that lead to other repositories than before: every item stays, once, in the partition of its repository."""

from __future__ import annotations

import pathlib
from collections.abc import Callable

import pytest

pytest.importorskip("pyarrow")

import ferrohub
from crawled_github import Repo, SimulatedGitHub
from ferrohub.crawl import Report, _partition, crawl, dataset
from killed_crawls import left_by_kills
from slow import all_but

STREAMS = ["issues", "labels"]


def crawled(github: SimulatedGitHub, folder: pathlib.Path, *targets: str, concurrency: int = 1) -> Report:
    client = ferrohub.Client(token="...", transport=github)
    return crawl(targets or ["o/*"], STREAMS, client, folder, concurrency=concurrency)


def assert_exact(folder: pathlib.Path, *repositories: Repo) -> None:
    """Every item is there once, and those of a repository are in one partition."""
    for stream in STREAMS:
        key = "number" if stream == "issues" else "id"
        rows = dataset(folder, stream).to_table(columns=["repository_id", "repository", key]).to_pylist()
        for repo in repositories:
            ours = [row for row in rows if row["repository_id"] == repo.id]
            assert sorted(row[key] for row in ours) == sorted(repo.keys(stream)), (stream, repo.id)
            assert len({row["repository"] for row in ours}) == 1
        assert {row["repository_id"] for row in rows} == {repo.id for repo in repositories}


def add(github: SimulatedGitHub, name: str, issues: int = 3) -> Repo:
    return github.add(name, issues=issues, labels=2)


def rename(github: SimulatedGitHub, names: dict[str, str]) -> None:
    """Rename repositories at once, and create an issue in each."""
    repositories = [(github.repositories[old], new) for old, new in names.items()]
    for repo, _ in repositories:
        github.rename(repo, f"o/t{repo.id}")
    for repo, new in repositories:
        github.rename(repo, new)
        github.create(repo, "issues")


def reuse(github: SimulatedGitHub) -> None:
    rename(github, {"o/a": "o/b"})
    add(github, "o/a")


def chain(github: SimulatedGitHub) -> None:
    rename(github, {"o/a": "o/b", "o/b": "o/c"})
    add(github, "o/a")


CHANGES: dict[str, tuple[list[str], Callable[[SimulatedGitHub], None]]] = {
    "reuse": (["o/a"], reuse),
    "swap": (["o/a", "o/b"], lambda github: rename(github, {"o/a": "o/b", "o/b": "o/a"})),
    "circle": (["o/a", "o/b", "o/c"], lambda github: rename(github, {"o/a": "o/b", "o/b": "o/c", "o/c": "o/a"})),
    "chain": (["o/a", "o/b"], chain),
}


@pytest.mark.parametrize("concurrency", all_but(1, [1, 8]))
@pytest.mark.parametrize("case", CHANGES)
def test_names_that_others_have_now(
    github: SimulatedGitHub, tmp_path: pathlib.Path, case: str, concurrency: int
) -> None:
    names, change = CHANGES[case]
    for name in names:
        add(github, name)
    assert crawled(github, tmp_path).complete
    change(github)
    report = crawled(github, tmp_path, concurrency=concurrency)
    assert report.complete and "replaced" in {row["outcome"] for row in report.outcomes}
    assert_exact(tmp_path, *github.repositories.values())
    # Each is found again, also when all names have changed once more.
    for repo in github.repositories.values():
        github.create(repo, "issues")
    again = crawled(github, tmp_path, concurrency=concurrency)
    assert again.outcomes == [] and again.rows["issues"] == len(github.repositories)
    change(github)
    assert crawled(github, tmp_path, concurrency=concurrency).complete
    assert_exact(tmp_path, *github.by_id.values())


@pytest.mark.slow
@pytest.mark.parametrize("case", CHANGES)
def test_killed_at_every_step(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, case: str) -> None:
    monkeypatch.setattr(_partition, "MERGED", 3)
    names, change = CHANGES[case]
    github, folder = SimulatedGitHub(), tmp_path / "folder"
    for name in names:
        add(github, name)
    crawled(github, folder)
    change(github)

    def run() -> None:
        assert crawled(github, folder).complete

    left = left_by_kills(folder, run)
    assert len(left) > 10
    for each in left:
        assert crawled(github, each).complete
        assert_exact(each, *github.repositories.values())


def test_a_followed_name_is_used_again(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    """By a plan with the old name only, the repository is followed; other plans find the new one."""
    old = add(github, "o/a")
    crawled(github, tmp_path, "o/a")
    rename(github, {"o/a": "p/a"})
    crawled(github, tmp_path, "o/a")
    new = add(github, "o/a")
    github.create(old, "issues")
    assert crawled(github, tmp_path, "o/a").rows["issues"] == 1
    assert_exact(tmp_path, old)
    crawled(github, tmp_path)
    assert_exact(tmp_path, old, new)
    # Once the other name leads nowhere, the new one is found by the first plan, too.
    github.delete(old)
    github.create(new, "issues")
    assert crawled(github, tmp_path, "o/a").rows["issues"] == 1
    assert_exact(tmp_path, old, new)


def test_a_name_that_returns(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    first = add(github, "o/a")
    crawled(github, tmp_path)
    reuse(github)
    crawled(github, tmp_path)
    second = github.repositories["o/a"]
    rename(github, {"o/a": "o/c", "o/b": "o/a"})
    report = crawled(github, tmp_path)
    assert report.complete and report.rows["issues"] == 2
    assert_exact(tmp_path, first, second)


def test_old_and_new_name_in_a_plan(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo = add(github, "o/a")
    for targets in (["o/a"], ["o/a", "o/b"], ["o/b", "o/a"], ["o/b", "o/a"]):
        crawled(github, tmp_path, *targets)
        rename(github, {repo.full_name: "o/b"})
    assert crawled(github, tmp_path, "o/a", "o/b").complete
    assert_exact(tmp_path, repo)


def test_a_name_without_a_repository_and_the_new_name(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo = add(github, "o/a")
    crawled(github, tmp_path)
    reuse(github)
    github.delete(github.repositories["o/a"])
    for _ in range(2):
        assert crawled(github, tmp_path, "o/b", "o/a").complete
        github.create(repo, "issues")
    report = crawled(github, tmp_path, "o/a", "o/b")
    assert report.complete and report.rows["issues"] == 1
    assert_exact(tmp_path, repo)


def test_a_repository_with_the_name_of_the_file_of_an_owner(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    crawled(github, tmp_path)
    repo = add(github, "o/_")
    assert crawled(github, tmp_path).complete
    assert_exact(tmp_path, repo)
