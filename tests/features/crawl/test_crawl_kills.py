"""A crawl that is killed anywhere loses nothing, and writes nothing twice."""

from __future__ import annotations

import pathlib

import pytest

pytest.importorskip("pyarrow")

import ferrohub
from crawled_folders import keys
from crawled_github import Repo, SimulatedGitHub
from ferrohub.crawl import STREAMS, _folder, _partition, _storage, compact, crawl, latest_sql, read
from killed_crawls import killed_at, left_by_kills

STEPS = ["issues", "pulls", "reviews", "labels", "commits"]


def crawled(github: SimulatedGitHub, folder: pathlib.Path, graphql: bool = True) -> bool:
    client = ferrohub.Client(token="...", transport=github)
    return crawl(["octo/one"], STEPS, client, folder, concurrency=1, graphql=graphql).complete


def assert_exact(folder: pathlib.Path, repo: Repo) -> None:
    """Each item is once among what readers find, and once in all valid files."""
    for stream in STEPS:
        column = STREAMS[stream].key_column
        found = sorted(read(folder, stream, columns=[column])[column].to_pylist())
        assert keys(folder, stream) == found == sorted(repo.keys(stream)), stream
    assert [path for path in folder.rglob("*.tmp") if path.parent.name != "octo"] == []


def make(github: SimulatedGitHub) -> Repo:
    return github.add("octo/one", issues=105, pulls=4, labels=102, commits=101)


def change(github: SimulatedGitHub, repo: Repo) -> None:
    github.create(repo, "issues")
    github.create(repo, "pulls")
    github.touch(repo, "labels", 3)
    repo.commits += 1


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Merge files early."""
    monkeypatch.setattr(_partition, "MERGED", 3)


@pytest.mark.slow
@pytest.mark.parametrize("graphql", [False, True])
def test_killed_at_every_step(tmp_path: pathlib.Path, graphql: bool) -> None:
    github, folder = SimulatedGitHub(), tmp_path / "whole"
    repo = make(github)
    left = killed(github, folder, graphql)
    least = len(github.requests)
    for step, (into, sent) in enumerate(left):
        before = len(github.requests)
        assert crawled(github, into, graphql)
        assert_exact(into, repo)
        # The pages that were not committed, one of each stream that was read then.
        assert sent + len(github.requests) - before <= least + 4, step
    assert len(left) > (40 if graphql else 60)


@pytest.mark.slow
def test_killed_at_every_step_of_the_next_run(tmp_path: pathlib.Path) -> None:
    github, folder = SimulatedGitHub(), tmp_path / "whole"
    repo = make(github)
    assert crawled(github, folder)
    change(github, repo)
    left = killed(github, folder)
    for step, (into, sent) in enumerate(left):
        before = len(github.requests)
        assert crawled(github, into)
        assert_exact(into, repo)
        assert sent + len(github.requests) - before <= 5 + 3 + 1, step
    assert len(left) > 20


@pytest.mark.slow
@pytest.mark.parametrize("keep", [_folder.KEEP, 0.0])
def test_the_power_fails_at_every_step(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, keep: float) -> None:
    """What the disk does not have is empty then."""
    monkeypatch.setattr(_folder, "KEEP", keep)
    github, folder = SimulatedGitHub(), tmp_path / "whole"
    repo = make(github)
    left = killed(github, folder, power=True)
    for into, _ in left:
        assert crawled(github, into)
        assert_exact(into, repo)
    assert len(left) > 40


@pytest.mark.slow
@pytest.mark.parametrize("keep", [_folder.KEEP, 0.0])
def test_the_power_fails_at_every_step_of_the_next_run(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, keep: float
) -> None:
    """The state that was stored last counts, so no stream is read from its beginning."""
    monkeypatch.setattr(_folder, "KEEP", keep)
    github, folder = SimulatedGitHub(), tmp_path / "whole"
    repo = make(github)
    assert crawled(github, folder)
    change(github, repo)
    left = killed(github, folder, power=True)
    for step, (into, _) in enumerate(left):
        assert_readable(into, repo)
        before = len(github.requests)
        assert crawled(github, into)
        assert_exact(into, repo)
        assert len(github.requests) - before <= 5 + 3 + 1, step
    assert len(left) > 20


def test_an_earlier_state_in_place_of_one_that_the_disk_did_not_store(
    tmp_path: pathlib.Path, caplog: pytest.LogCaptureFixture
) -> None:
    github = SimulatedGitHub()
    repo = make(github)
    assert crawled(github, tmp_path)
    repo.streams["labels"].remove(5)  # the files still have it
    assert crawled(github, tmp_path)
    state = tmp_path / "_state" / "repositories" / "octo" / "one.json"
    stored = state.with_name("one.json.stored")
    assert not stored.exists()  # a crawl that has ended has stored the last one
    state.rename(stored)
    state.touch()
    for stream in STEPS:
        column = STREAMS[stream].key_column
        assert sorted(read(tmp_path, stream)[column].to_pylist()) == sorted(repo.keys(stream)), stream
    change(github, repo)
    before = len(github.requests)
    assert crawled(github, tmp_path)
    assert_exact(tmp_path, repo)
    assert len(github.requests) - before <= 5 + 3 + 1
    assert f"{state} is damaged" in caplog.text and "an earlier state is used" in caplog.text
    assert not stored.exists()


def test_an_earlier_state_whose_files_are_gone_does_not_count(tmp_path: pathlib.Path) -> None:
    """An earlier version of this package may have replaced and removed them; it knows no copies."""
    github = SimulatedGitHub()
    repo = make(github)
    assert crawled(github, tmp_path)
    state = tmp_path / "_state" / "repositories" / "octo" / "one.json"
    state.with_name("one.json.stored").write_bytes(state.read_bytes())
    change(github, repo)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(_storage.Local, "store", lambda *_: None)
        assert crawled(github, tmp_path)
        assert compact(tmp_path, keep=0).failed == {}
    state.write_bytes(b"")
    assert_readable(tmp_path, repo)
    assert crawled(github, tmp_path)
    assert_exact(tmp_path, repo)


def test_a_state_that_somebody_has_removed_is_begun_anew(tmp_path: pathlib.Path) -> None:
    github = SimulatedGitHub()
    repo = make(github)
    assert crawled(github, tmp_path)
    state = tmp_path / "_state" / "repositories" / "octo" / "one.json"
    state.rename(state.with_name("one.json.stored"))
    assert crawled(github, tmp_path)
    assert {*repo.keys("issues")} == {*read(tmp_path, "issues")["number"].to_pylist()}
    assert not state.with_name("one.json.stored").exists()


@pytest.mark.parametrize("content", [b"", b"\0" * 3000])
def test_a_query_does_not_leave_out_what_a_damaged_state_has(tmp_path: pathlib.Path, content: bytes) -> None:
    duckdb = pytest.importorskip("duckdb")
    github = SimulatedGitHub()
    repo = make(github)
    assert crawled(github, tmp_path)
    query = f"SELECT count(*) FROM ({latest_sql(tmp_path, 'issues')})"
    state = tmp_path / "_state" / "repositories" / "octo" / "one.json"
    state.rename(state.with_name("one.json.stored"))
    state.write_bytes(content)
    with pytest.raises(duckdb.Error, match=r"octo/one\.json is damaged"):
        duckdb.sql(query).fetchall()
    assert crawled(github, tmp_path)
    assert duckdb.sql(query).fetchall() == [(len(repo.keys("issues")),)]


def assert_readable(folder: pathlib.Path, repo: Repo) -> None:
    """What was read before can be read, once."""
    for stream in STEPS:
        column = STREAMS[stream].key_column
        found = read(folder, stream, columns=[column])[column].to_pylist()
        assert len(found) == len(set(found)) and set(found) <= set(repo.keys(stream)), stream


def killed(
    github: SimulatedGitHub, folder: pathlib.Path, graphql: bool = True, *, power: bool = False
) -> list[tuple[pathlib.Path, int]]:
    """What a crawl leaves if it is killed at each step, with the number of requests that it has sent until then."""
    folder.mkdir(exist_ok=True)
    before, sent = len(github.requests), list[int]()
    left = left_by_kills(
        folder,
        lambda: crawled(github, folder, graphql) or pytest.fail("the crawl is not complete"),
        lambda: sent.append(len(github.requests) - before),
        power=power,
    )
    return list(zip(left, sent, strict=True))


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
