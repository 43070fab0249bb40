"""What fails is an outcome, and keeps nothing else from being read."""

from __future__ import annotations

import errno
import itertools
import json
import logging
import pathlib
import re
import time
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("pyarrow")

import ferrohub
from crawled_github import Repo, SimulatedGitHub
from ferrohub import transports
from ferrohub.crawl import STREAMS, Report, _children, _ids, _planning, _storage, batches, crawl, dataset, read

#: Other tests do not wait.
DEFAULT = _planning.PAUSES
CHOSEN = ["issues", "pulls", "reviews", "labels", "commits"]


def crawled(github: Any, folder: pathlib.Path, *targets: str, streams: list[str] = CHOSEN) -> Report:
    client = ferrohub.Client(token="...", transport=github, retries=0)
    return crawl(targets or ["o/*"], streams, client, folder, graphql=False)


def assert_exact(folder: pathlib.Path, *repositories: Repo, streams: list[str] = CHOSEN) -> None:
    """Every item is there, and none twice."""
    for stream in streams:
        column = STREAMS[stream].key_column
        rows = dataset(folder, stream).to_table(columns=["repository", column]).to_pylist()
        for repo in repositories:
            keys = [row[column] for row in rows if row["repository"] == repo.name]
            assert sorted(keys) == sorted(repo.keys(stream)), (repo.name, stream)


def add(github: SimulatedGitHub, name: str) -> Repo:
    return github.add(name, issues=130, pulls=4, labels=102, commits=3)


def last(folder: pathlib.Path) -> dict[tuple[str, str], tuple[str, int | None]]:
    """The last outcomes by repository and stream."""
    rows = read(folder, "outcomes").to_pylist()
    return {(row["repository"] or "*", row["stream"]): (row["outcome"], row["status"]) for row in rows}


@pytest.mark.parametrize("status", [400, 405, 418, 500, 502])
def test_a_status_of_a_stream(github: SimulatedGitHub, tmp_path: pathlib.Path, status: int) -> None:
    bad, good = add(github, "o/bad"), add(github, "o/good")
    bad.statuses["issues"] = status
    report = crawled(github, tmp_path)
    assert not report.complete and list(report.failed) == ["o/bad"] and f"issues: {status}" in report.failed["o/bad"]
    assert last(tmp_path) == {("bad", "issues"): ("failed", status)}
    assert_exact(tmp_path, good)
    assert_exact(tmp_path, bad, streams=CHOSEN[1:])
    assert github.requested("/o/bad/issues") == 1 + len(_planning.PAUSES)
    # The next call tries this stream again, and nothing else.
    bad.statuses.clear()
    github.requests.clear()
    report = crawled(github, tmp_path)
    assert report.complete and last(tmp_path) == {("bad", "issues"): ("ok", 200)}
    assert {each.path.partition("?")[0] for each in github.requests} == {"/repos/o/bad/issues"}
    assert_exact(tmp_path, bad, good)


NO_PAGES = [
    *itertools.product(("/issues?", "page=2"), (205, 206, 304)),
    *itertools.product(("since=", "page=2"), (202, 204)),
]


@pytest.mark.parametrize(("part", "status"), NO_PAGES)
def test_a_status_that_no_page_has(github: SimulatedGitHub, tmp_path: pathlib.Path, part: str, status: int) -> None:
    """Also 304 in response to a request without an ETag, and what only a first page may have."""
    bad, good = add(github, "o/bad"), add(github, "o/good")
    broken, sent = True, list[str]()

    def transport(request: transports.Request) -> transports.Response:
        if "/o/bad" in request.url and part in request.url and broken:
            sent.append(request.url)
            return transports.Response(status, {}, b"")
        return github(request)

    report = crawled(transport, tmp_path)
    stream = "labels" if part == "page=2" else "issues"
    assert len(sent) == 1 + len(_planning.PAUSES) and {*sent} == {sent[0]}
    assert not report.complete and report.failed["o/bad"].startswith(f"{stream}: {status}")
    assert last(tmp_path) == {("bad", stream): ("failed", status)}
    broken = False
    assert crawled(transport, tmp_path).complete
    assert_exact(tmp_path, bad, good)


def test_pauses_grow(github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add(github, "o/bad").statuses["issues"] = 500
    pauses, times = (0.1, 0.3, 0.9), list[float]()
    monkeypatch.setattr(_planning, "PAUSES", pauses)

    def transport(request: transports.Request) -> transports.Response:
        if "/o/bad/issues" in request.url:
            times.append(time.monotonic())
        return github(request)

    assert crawled(transport, tmp_path).failed
    gaps = [after - before for before, after in itertools.pairwise(times)]
    assert len(gaps) == len(pauses) and all(gap >= pause for gap, pause in zip(gaps, pauses, strict=True))
    assert sorted(DEFAULT) == list(DEFAULT) and DEFAULT[0] >= 1


def test_a_stream_waits_for_its_parent(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo = add(github, "o/r")
    repo.statuses["pulls"] = 500
    assert list(crawled(github, tmp_path).failed) == ["o/r"] and github.requested("/reviews") == 0
    repo.statuses.clear()
    assert crawled(github, tmp_path).complete
    assert_exact(tmp_path, repo)


def test_a_parent_that_fails_keeps_no_other_from_being_read(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    repo, broken = github.add("o/r", pulls=12), {10, 4}

    def transport(request: transports.Request) -> transports.Response:
        if any(f"/pulls/{number}/reviews" in request.url for number in broken):
            return transports.Response(500, {}, b"{}")
        return github(request)

    report = crawled(transport, tmp_path, streams=["reviews"])
    assert not report.complete and "reviews: 500" in report.failed["o/r"]
    reviewed = {number for number in range(1, 13) if repo.reviews(number)}
    assert set(read(tmp_path, "reviews")["pull_number"].to_pylist()) == reviewed - broken
    assert github.requested("/reviews") == 10
    # So it is when all changes are looked for, in one attempt.
    monkeypatch.setattr(_planning, "PAUSES", ())
    monkeypatch.setattr(_planning, "RETRIED_ALONE", -1.0)
    github.touch(repo, "pulls", 2)
    assert crawled(transport, tmp_path, streams=["reviews"]).failed and github.requested("/pulls/2/reviews") == 2
    broken.clear()
    github.requests.clear()
    assert crawled(transport, tmp_path, streams=["reviews"]).complete and github.requested("/reviews") == 2
    assert_exact(tmp_path, repo, streams=["reviews"])


def test_many_parents_that_fail_are_not_all_tried(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """But others are, the next time: those that have failed are last."""
    repo, broken, sent = github.add("o/r", pulls=12), set(range(1, 13)), list[str]()
    monkeypatch.setattr(_planning, "PAUSES", ())

    def transport(request: transports.Request) -> transports.Response:
        if any(f"/pulls/{number}/reviews" in request.url for number in broken):
            sent.append(request.url.partition("/pulls/")[2].partition("/")[0])
            return transports.Response(500, {}, b"{}")
        return github(request)

    for _ in range(4):
        assert crawled(transport, tmp_path, streams=["reviews"]).failed
    assert len(sent) == 4 * _children.MOST_FAILED == len(set(sent))
    broken.clear()
    assert crawled(transport, tmp_path, streams=["reviews"]).complete
    assert_exact(tmp_path, repo, streams=["reviews"])


def test_what_fails_for_good_does_not_keep_others_from_being_updated(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad, good = add(github, "o/bad"), add(github, "o/good")
    bad.statuses["issues"] = 500
    crawled(github, tmp_path)
    github.create(good, "issues")
    github.create(bad, "labels")
    monkeypatch.setattr(_planning, "RETRIED_ALONE", -1.0)
    assert list(crawled(github, tmp_path).failed) == ["o/bad"]
    keys = read(tmp_path, "issues")["number"].to_pylist()
    assert set(keys) == good.keys("issues")


@pytest.mark.parametrize("status", [400, 500])
def test_an_owner_that_cannot_be_listed(github: SimulatedGitHub, tmp_path: pathlib.Path, status: int) -> None:
    good, late = add(github, "good/r"), add(github, "bad/late")
    broken = True

    def transport(request: transports.Request) -> transports.Response:
        if "/orgs/bad/" in request.url and broken:
            return transports.Response(status, {}, b'{"message": "no"}')
        return github(request)

    report = crawled(transport, tmp_path, "bad/*", "good/*")
    assert not report.complete and list(report.failed) == ["bad/*"] and report.repositories == 1
    assert last(tmp_path) == {("*", "repositories"): ("failed", status)}
    assert_exact(tmp_path, good)
    broken = False
    report = crawled(transport, tmp_path, "bad/*", "good/*")
    assert report.complete and report.repositories == 2
    assert last(tmp_path) == {("*", "repositories"): ("ok", 200)}
    assert_exact(tmp_path, good, late)


def test_an_owner_that_can_be_listed_later_in_the_same_call(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    good, late = add(github, "good/r"), add(github, "bad/late")
    tried = 0

    def transport(request: transports.Request) -> transports.Response:
        nonlocal tried
        if "/orgs/bad/" in request.url:
            tried += 1
            if tried < 3:
                return transports.Response(503, {}, b"<html>")
        return github(request)

    report = crawled(transport, tmp_path, "bad/*", "good/*")
    assert report.complete and report.failed == {} and report.repositories == 2
    assert [row["outcome"] for row in report.outcomes] == ["failed", "ok"]
    assert_exact(tmp_path, good, late)


NESTED = b"[" * 5000 + b"]" * 5000
BODIES = {"cut": b'[{"id": 1', "html": b"<html>Unicorn!</html>", "empty": b"", "text": b'"x"', "nested": NESTED}


@pytest.mark.parametrize("name", BODIES)
@pytest.mark.parametrize("part", ["/issues?", "/repos/o/bad?", "/orgs/o/repos"])
def test_a_response_that_is_not_what_was_requested(
    github: SimulatedGitHub, tmp_path: pathlib.Path, name: str, part: str
) -> None:
    bad, good = add(github, "o/bad"), add(github, "p/good")
    broken = True

    def transport(request: transports.Request) -> transports.Response:
        if part in f"{request.url.partition('?')[0]}?" and "p/good" not in request.url and broken:
            return transports.Response(200, {"Content-Type": "application/json"}, BODIES[name])
        return github(request)

    report = crawled(transport, tmp_path, "o/*", "p/*")
    assert len(report.failed) == 1 and not report.complete
    assert [row["outcome"] for row in read(tmp_path, "outcomes").to_pylist()] == ["failed"]
    assert_exact(tmp_path, good)
    broken = False
    assert crawled(transport, tmp_path, "o/*", "p/*").complete
    assert_exact(tmp_path, bad, good)


@pytest.mark.parametrize("full_name", ["../..", "o/..", "o", "/", "o/" + "x" * 300, "o/a\0b", "o/a/b", 7, ["x"]])
def test_hostile_names(github: SimulatedGitHub, tmp_path: pathlib.Path, full_name: Any) -> None:
    bad, good = add(github, "o/bad"), add(github, "o/good")
    broken = True

    def transport(request: transports.Request) -> transports.Response:
        if request.url.endswith("/repos/o/bad") and broken:
            return transports.Response.json({**json.loads(github(request).body), "full_name": full_name})
        return github(request)

    report = crawled(transport, tmp_path / "folder", "o/bad", "o/good")
    assert list(report.failed) == ["o/bad"] and "full_name" in report.failed["o/bad"]
    assert_exact(tmp_path / "folder", good)
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]
    # So it is without a folder: the error follows the rows of the others.
    found, client = set[str](), ferrohub.Client(token="...", transport=transport, retries=0)
    with pytest.raises(Exception, match="the full_name of the repository is invalid"):
        for batch in batches(["o/bad", "o/good"], ["issues"], client):
            found.add(batch.repository)
    assert "good" in found
    broken = False
    assert crawled(transport, tmp_path / "folder", "o/bad", "o/good").complete
    assert_exact(tmp_path / "folder", bad, good)


def test_hostile_names_in_a_list(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    good = add(github, "o/good")

    def transport(request: transports.Request) -> transports.Response:
        if "/orgs/" in request.url:
            names = ["../..", "o/..", "o/good", "o/" + "x" * 300, None, 5]
            return transports.Response.json([{"full_name": name} for name in names])
        return github(request)

    report = crawled(transport, tmp_path)
    assert report.complete and report.repositories == 1
    assert [(row["outcome"], row["repository"]) for row in report.outcomes] == [("failed", "*")]
    assert "5 of its repositories" in report.outcomes[0]["detail"] and "'../..'" in report.outcomes[0]["detail"]
    assert_exact(tmp_path, good)


def test_a_repository_that_is_deleted_while_its_owner_is_listed(
    github: SimulatedGitHub, tmp_path: pathlib.Path
) -> None:
    repositories = [github.add(f"o/r{number:03}") for number in range(250)]
    # After the first and after the second page.
    github.before = lambda number: github.delete(repositories[number]) if number in (1, 2) else None
    report = crawled(github, tmp_path, streams=[])
    assert report.complete
    left = {repo.name for repo in repositories[:1] + repositories[3:]}
    assert set(read(tmp_path, "repositories")["repository"].to_pylist()) == left


def test_a_full_disk_ends_the_crawl_and_the_next_call_goes_on(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    repo, done = add(github, "o/r"), 0

    def sync(file: Any) -> None:
        nonlocal done
        done += 1
        if done == 12:
            raise OSError(errno.ENOSPC, "No space left on device")
        file.flush()

    monkeypatch.setattr(_storage, "sync", sync)
    with pytest.raises(OSError, match="No space left"):
        crawled(github, tmp_path)
    assert crawled(github, tmp_path).complete
    assert_exact(tmp_path, repo)


def cut(text: str) -> str:
    return text[: len(text) // 2]


def edited(change: Callable[[dict[str, Any]], Any]) -> Callable[[str], str]:
    """Changes a state of an earlier version, which has no checksum."""

    def changed(text: str) -> str:
        found = json.loads(text)
        del found["checksum"]
        change(found)
        return json.dumps(found)

    return changed


def without(*names: str) -> Callable[[str], str]:
    return edited(lambda found: [found.pop(name) for name in names])


def with_damaged_streams(change: Callable[[dict[str, Any]], Any]) -> Callable[[str], str]:
    return edited(lambda found: [change(state) for state in found["streams"].values()])


def without_files(text: str) -> str:
    """Valid but for its checksum."""
    found = json.loads(text)
    for state in found["streams"].values():
        state["files"] = []
    return json.dumps(found, separators=(",", ":"))


DAMAGES: dict[str, Callable[[str], str]] = {
    "empty": lambda text: "",
    "cut": cut,
    "zeros": lambda text: "\0" * len(text),
    "list": lambda text: "[]",
    "nested": lambda text: "[" * 100_000,
    "without streams": without("streams"),
    "without folder": without("folder", "owner"),
    "folder": edited(lambda found: found.update(folder="owner=O/repositomy=Bad")),
    "folder of another": edited(lambda found: found.update(folder="owner=O/repository=Good")),
    "replaced": with_damaged_streams(lambda state: state.update(old=[[1.0, [["x"]], []]])),
    "files": with_damaged_streams(lambda state: state.update(files=[["../../x", 0, 1]])),
    "walk": with_damaged_streams(lambda state: state.update(walk=7)),
    "without files": without_files,
    "wrong checksum": lambda text: re.sub('"checksum":"[0-9a-f]*"', '"checksum":"0"', text),
}


@pytest.mark.slow
@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_state_is_rebuilt(
    github: SimulatedGitHub, tmp_path: pathlib.Path, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    bad, good = add(github, "O/Bad"), add(github, "O/Good")
    assert crawled(github, tmp_path).complete
    path = tmp_path / "_state" / "repositories" / "o" / "bad.json"
    path.write_text(DAMAGES[damage](path.read_text()))
    assert_exact(tmp_path, bad, good)  # readers, too
    for stream in ("issues", "pulls", "labels"):
        github.touch(bad, stream, 3)
        github.create(bad, stream)
    caplog.set_level(logging.WARNING)
    report = crawled(github, tmp_path)
    assert report.complete and report.failed == {} and str(path) in caplog.text
    # What the files have is not written again.
    assert (report.rows["issues"], report.rows["pulls"], report.rows["commits"]) == (2, 2, 0)
    for stream in CHOSEN:
        table = read(tmp_path, stream).to_pylist()
        keys = [row[STREAMS[stream].key_column] for row in table if row["repository"] == "Bad"]
        assert sorted(keys) == sorted(bad.keys(stream)), stream
    again = crawled(github, tmp_path)
    assert again.complete and sum(again.rows.values()) == 0


def test_a_damaged_walk_is_begun_again(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo = add(github, "o/r")
    assert crawled(github, tmp_path).complete
    path = tmp_path / "_state" / "repositories" / "o" / "r.json"
    walk = {key: ["x"] for key in ("walk", "recent", "mark", "since", "head", "offset")}
    path.write_text(with_damaged_streams(lambda state: state.update(walk=walk))(path.read_text()))
    github.create(repo, "issues")
    assert crawled(github, tmp_path).complete
    assert_exact(tmp_path, repo)


def test_a_state_of_an_earlier_version_goes_on(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    """It has no checksum."""
    repo = add(github, "o/r")
    assert crawled(github, tmp_path).complete
    for path in tmp_path.glob("_state/*/**/*.json"):
        path.write_text(edited(lambda _: None)(path.read_text()))
    github.create(repo, "issues")
    report = crawled(github, tmp_path)
    assert report.complete and report.rows["issues"] == 1 and report.requests < 2 * len(CHOSEN)
    assert_exact(tmp_path, repo)


@pytest.mark.parametrize("damage", [lambda text: "{", lambda text: re.sub('"[0-9]+":.*?],', "", text)])
def test_a_damaged_file_of_an_id(github: SimulatedGitHub, tmp_path: pathlib.Path, damage: Callable[[str], str]) -> None:
    repo = add(github, "o/old")
    assert crawled(github, tmp_path).complete
    [path] = (tmp_path / "_state" / "ids").rglob("*.json")
    path.write_text(damage(path.read_text()))
    github.rename(repo, "o/new")
    assert crawled(github, tmp_path).complete
    rows = read(tmp_path, "issues").to_pylist()
    assert {row["repository"] for row in rows} == {"old"} and len(rows) == len(repo.keys("issues"))


@pytest.mark.parametrize("name", ["root.new.json", "root.json"])
def test_a_damaged_file_of_ids_is_filled_from_the_states(
    name: str, github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_ids, "NEW", 3 if name == "root.json" else 50)
    repositories = [add(github, f"o/old{number}") for number in range(3)]
    assert crawled(github, tmp_path).complete
    path = tmp_path / "_state" / "ids" / name
    path.write_text("{")
    add(github, "o/another")
    assert crawled(github, tmp_path).complete
    assert "old" in path.read_text()
    for number, repo in enumerate(repositories):
        github.rename(repo, f"o/new{number}")
    assert crawled(github, tmp_path).complete
    rows = read(tmp_path, "issues").to_pylist()
    assert {row["repository"] for row in rows} == {"old0", "old1", "old2", "another"}
    keys = [(row["repository"], row["number"]) for row in rows]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("damage", ["", "[]", '{"number": 1}', '{"finished": 3, "number": "x"}'])
def test_a_damaged_file_of_a_run(github: SimulatedGitHub, tmp_path: pathlib.Path, damage: str) -> None:
    repo = add(github, "o/r")
    assert crawled(github, tmp_path).complete
    [path] = (tmp_path / "_state" / "runs").glob("*.json")
    path.write_text(damage)
    github.create(repo, "issues")
    assert crawled(github, tmp_path).complete
    assert_exact(tmp_path, repo)


def test_a_state_of_a_later_version_is_left_alone(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    bad, good = add(github, "o/bad"), add(github, "o/good")
    assert crawled(github, tmp_path).complete
    path = tmp_path / "_state" / "repositories" / "o" / "bad.json"
    text = path.read_text().replace('"format":1', '"format":2')
    path.write_text(text)
    github.create(good, "issues")
    report = crawled(github, tmp_path)
    assert list(report.failed) == ["o/bad"] and str(path) in report.failed["o/bad"] and path.read_text() == text
    path.write_text(text.replace('"format":2', '"format":1'))
    assert_exact(tmp_path, bad, good)
