"""Sweeps find items that were deleted on GitHub, and take no other item for deleted."""

from __future__ import annotations

import itertools
import pathlib
import random
import urllib.parse
from typing import Any

import pytest

pytest.importorskip("pyarrow")

import pyarrow.parquet as pq

import ferrohub
import generated_items
from crawl_model import MODELLED, SIZE, Model
from crawled_github import SimulatedGitHub
from ferrohub import transports
from ferrohub.crawl import Report, Stream, crawl, dataset, latest, latest_sql, read
from ferrohub.testing import GitHub
from killed_crawls import left_by_kills

STREAMS = ["issues", "comments", "stargazers", "workflow_runs", "commits"]


def swept(github: Any, folder: pathlib.Path, streams: Any = STREAMS, **options: Any) -> Report:
    client = ferrohub.Client(token="...", transport=github)
    report: Report = crawl(["o/r"], streams, client, folder, sweep=True, **options)
    return report


def keys(folder: pathlib.Path, stream: str) -> list[Any]:
    column = {"issues": "number", "stargazers": "user_id", "commits": "sha", "branches": "name"}.get(stream, "id")
    found: list[Any] = read(folder, stream)[column].to_pylist()
    return sorted(found)


def test_what_is_deleted_through_the_api_is_gone(tmp_path: pathlib.Path) -> None:
    github = GitHub()
    client = ferrohub.Client(token=github.token("octocat"), transport=github)
    github.repository("octocat/r")
    repository = client.repository("octocat", "r")
    issue = repository.create_issue("Crash")
    comments = [issue.create_comment(f"comment {number}") for number in range(3)]
    labels = [repository.create_label(f"label{number}", "ff0000") for number in range(3)]
    repository.create_file("README.md", "first", b"text")
    sha = repository.commits()[0].sha
    refs = [repository.create_ref(f"refs/heads/branch{number}", sha) for number in range(3)]
    tags = [repository.create_ref(f"refs/tags/v{number}", sha) for number in range(3)]
    releases = [repository.create_release(f"v{number}", name="release") for number in range(3)]
    streams = ["comments", "labels", "branches", "tags", "releases"]
    assert crawl(["octocat/r"], streams, client, tmp_path).complete
    before = {stream: len(read(tmp_path, stream)) for stream in streams}
    for deleted in (comments[1], labels[1], releases[1], refs[1], tags[1]):
        deleted.delete()
    report = crawl(["octocat/r"], streams, client, tmp_path, sweep=True)
    assert report.complete and report.deleted == {"comments": 1}
    assert {stream: len(read(tmp_path, stream)) for stream in streams} == {
        stream: count - 1 for stream, count in before.items()
    }
    assert comments[1].id not in keys(tmp_path, "comments")
    rows = read(tmp_path, "comments", deleted=True).to_pylist()
    assert [row["body"] for row in rows if row["deleted_at"] is not None] == ["comment 1"]


def make(github: SimulatedGitHub) -> Any:
    return github.add("o/r", issues=250, comments=150, stargazers=250, workflow_runs=120, commits=130)


@pytest.fixture
def folder(github: SimulatedGitHub, tmp_path: pathlib.Path) -> pathlib.Path:
    """A folder with a repository of which three items of each stream were deleted meanwhile, and commits."""
    repo = make(github)
    assert swept(github, tmp_path).deleted == {}
    for stream, number in itertools.product(STREAMS[:-1], (3, 70, 110)):
        repo.streams[stream].remove(number)
    repo.commits = 120
    return tmp_path


def test_each_stream_has_what_github_has(github: SimulatedGitHub, folder: pathlib.Path) -> None:
    repo = github.repositories["o/r"]
    commits = [sha for sha, number in repo.known_commits().items() if number <= repo.commits]
    report = swept(github, folder)
    assert report.complete
    assert report.deleted == {"issues": 3, "comments": 3, "stargazers": 3, "workflow_runs": 3, "commits": 10}
    for stream in STREAMS[:-1]:
        assert keys(folder, stream) == sorted(repo.keys(stream)), stream
    assert keys(folder, "commits") == sorted(commits)
    assert swept(github, folder).rows == dict.fromkeys(STREAMS, 0)


def test_issues_are_swept_where_they_cannot_be_counted(github: SimulatedGitHub, folder: pathlib.Path) -> None:
    github.faults.add("search/issues-and-pull-requests", status=403, times=None, body={"message": "Forbidden"})
    report = swept(github, folder, ["issues"])
    assert report.deleted == {"issues": 3} and report.outcomes == []
    assert keys(folder, "issues") == sorted(github.repositories["o/r"].keys("issues"))


def test_a_branch_that_is_rewritten_before_its_sweep_is_no_outcome(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """GitHub does not know the commit any more whose history is swept."""
    repo, made = github.add("o/r", commits=130), generated_items.sha
    assert swept(github, tmp_path, ["commits"]).complete
    first = len(github.requests)

    def rewrite(number: int) -> None:
        if number == first + 2:  # after the repository and the branch
            monkeypatch.setattr(generated_items, "sha", lambda of, at: made(of + 77777, at))
            repo.shas.clear()

    github.before = rewrite
    report = swept(github, tmp_path, ["commits"])
    assert report.complete and report.outcomes == [] and report.deleted == {}
    assert swept(github, tmp_path, ["commits"]).deleted == {"commits": 130}
    assert keys(tmp_path, "commits") == sorted(repo.known_commits())


def test_a_sweep_without_deletions_takes_a_request_for_each_stream(
    github: SimulatedGitHub, folder: pathlib.Path
) -> None:
    swept(github, folder)
    plain = crawl(["o/r"], STREAMS, ferrohub.Client(token="...", transport=github), folder)
    assert swept(github, folder).requests - plain.requests == len(STREAMS)


def test_readers_leave_deleted_items_out(github: SimulatedGitHub, folder: pathlib.Path) -> None:
    swept(github, folder)
    stream = MODELLED["issues"]
    table = dataset(folder, "issues").to_table()
    assert len(table) == 253 and len(latest(table, stream)) == 247
    assert len(read(folder, "issues", columns=["number"])) == 247
    everything = read(folder, "issues", columns=["number", "deleted_at"], deleted=True)
    assert len(everything) == 250 and everything["deleted_at"].null_count == 247
    duckdb = pytest.importorskip("duckdb")
    assert duckdb.sql(f"SELECT count(*) FROM ({latest_sql(folder, 'issues')})").fetchall() == [(247,)]


def test_a_view_that_is_older_than_the_first_sweep_leaves_deleted_items_out(
    github: SimulatedGitHub, folder: pathlib.Path
) -> None:
    """Files of versions without sweeps do not have the column."""
    duckdb = pytest.importorskip("duckdb")
    for path in folder.glob("issues/*/*/*.parquet"):
        pq.write_table(pq.ParquetFile(path).read().drop_columns(["deleted_at"]), path)
    with duckdb.connect() as connection:
        connection.execute(f"CREATE VIEW issues AS {latest_sql(folder, 'issues')}")
        assert connection.execute("SELECT count(*) FROM issues").fetchall() == [(250,)]
        swept(github, folder)
        found = connection.execute("SELECT number FROM issues ORDER BY number").fetchall()
    assert [number for (number,) in found] == keys(folder, "issues") and len(found) == 247


def test_what_is_restored_is_there_again(github: SimulatedGitHub, folder: pathlib.Path) -> None:
    swept(github, folder)
    stars = github.repositories["o/r"].streams["stargazers"]
    stars.order.insert(2, 3)
    stars.times.insert(2, stars.times[2])
    assert swept(github, folder).deleted == {}
    assert keys(folder, "stargazers") == sorted(github.repositories["o/r"].keys("stargazers"))


@pytest.mark.slow
def test_a_sweep_can_be_killed_at_any_step(tmp_path: pathlib.Path) -> None:
    github, folder = SimulatedGitHub(), tmp_path / "folder"
    repo = github.add("o/r", comments=120, stargazers=20)
    streams = ["comments", "stargazers"]
    assert swept(github, folder, streams).complete
    for stream in streams:
        repo.streams[stream].remove(7)
    left = left_by_kills(folder, lambda: swept(github, folder, streams))
    assert len(left) > 5
    for step, each in enumerate(left):
        assert swept(github, each, streams).complete
        for stream in streams:
            assert keys(each, stream) == sorted(repo.keys(stream))
            assert len(read(each, stream, deleted=True)) == len(keys(each, stream)) + 1
            rows = dataset(each, stream).to_table()["deleted_at"].drop_null()
            assert len(rows) == 1, step


def test_a_sweep_goes_on_after_a_spent_budget(github: SimulatedGitHub, folder: pathlib.Path) -> None:
    """The streams whose sweep has ended are not swept again."""
    repo = github.repositories["o/r"]
    streams = ["comments", "stargazers", "workflow_runs"]
    calls = next(at for at in range(20) if swept(github, folder, streams, budget=14, concurrency=1).complete)
    assert calls > 1
    for stream in streams:
        assert keys(folder, stream) == sorted(repo.keys(stream))


@pytest.mark.parametrize("name", ["comments", "pulls", "stargazers", "forks", "own"])
def test_items_that_move_while_they_are_swept_are_not_deleted(name: str, tmp_path: pathlib.Path) -> None:
    """The items of the first page move to the last one, or are deleted, whenever a page has been read."""
    own = MODELLED["comments"].__class__(**{**vars(MODELLED["comments"]), "item": None})
    name, stream = ("comments", own) if name == "own" else (name, MODELLED[name])
    model = Model([name], random.Random(1))
    model.is_live, sent = False, 0
    for _ in range(6 * SIZE):
        model.add(name)
    client = ferrohub.Client(token="...", transport=model)
    assert crawl(["o/r"], [stream], client, tmp_path).complete

    def moving(request: transports.Request) -> transports.Response:
        nonlocal sent
        response = model(request)
        if "per_page=4" in request.url and "since" not in request.url:
            sent += 1
            model.now += 1
            first = min(model.items[name].values(), key=lambda item: (item.changed, item.id))
            if name in ("comments", "pulls") and sent % 2:
                model.edit(first)
            elif len(model.items[name]) > 4 * SIZE:
                del model.items[name][first.id]
        return response

    model.now += 100
    del model.items[name][2 * SIZE]
    swept(moving, tmp_path, [stream])
    found = {str(row["id" if "id" in row else "user_id"]) for row in read(tmp_path, stream).to_pylist()}
    assert found >= model.expected(name).keys()
    assert swept(model, tmp_path, [stream]).complete
    found = {str(row["id" if "id" in row else "user_id"]) for row in read(tmp_path, stream).to_pylist()}
    assert found == model.expected(name).keys()


@pytest.mark.parametrize("place", ["repositories/{other}", "repositories/{own}", "repos/o/other", "repos/O/R"])
def test_a_transferred_issue_with_the_same_number_is_gone(
    github: SimulatedGitHub, tmp_path: pathlib.Path, place: str
) -> None:
    """Unless the redirect leads to the same repository, such as under another name."""
    repo, other = github.add("o/r", issues=5), github.add("o/other", issues=5)
    assert swept(github, tmp_path, ["issues"]).complete
    repo.streams["issues"].remove(5)

    def transport(request: transports.Request) -> transports.Response:
        path = urllib.parse.urlsplit(request.url).path
        if path == "/repos/o/r/issues/5":
            url = f"https://api.github.com/{place.format(own=repo.id, other=other.id)}/issues/5"
            return transports.Response(301, {"Location": url}, b"")
        return transports.Response.json({"number": 5}) if path.endswith("/issues/5") else github(request)

    report = swept(transport, tmp_path, ["issues"])
    assert report.complete and report.deleted == ({"issues": 1} if "other" in place else {})


def test_items_of_a_stream_that_ends_are_not_deleted(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    """All items respond with 404 because the stream is turned off while it is swept."""
    repo = github.add("o/r", comments=50)
    assert swept(github, tmp_path, ["comments"]).complete
    repo.streams["comments"].remove(7)
    github.before = lambda number: repo.statuses.update(comments=404) if "/comments/7" in _last(github) else None
    github.on_request("issues/get-comment", _missing)
    assert swept(github, tmp_path, ["comments"]).deleted == {}
    assert len(read(tmp_path, "comments")) == 50


def _last(github: SimulatedGitHub) -> str:
    return github.requests[-1].path if github.requests else ""


def _missing(call: Any) -> Any:
    from ferrohub.testing.github.failures import Failure

    raise Failure(404, "Not Found")


def test_many_deletions_take_no_request_each(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo = github.add("o/r", comments=450)
    assert swept(github, tmp_path, ["comments"]).complete
    for number in range(1, 301):
        repo.streams["comments"].remove(number)
    plain = crawl(["o/r"], ["comments"], ferrohub.Client(token="...", transport=github), tmp_path)
    report = swept(github, tmp_path, ["comments"])
    assert report.deleted == {"comments": 300}
    # The number, two pages twice, the number again, some of the items, and whether the stream is still there.
    assert report.requests - plain.requests == 1 + 2 * 2 + 1 + 10 + 1


def test_items_beyond_the_end_of_a_limited_listing_are_not_deleted(
    github: SimulatedGitHub, tmp_path: pathlib.Path
) -> None:
    """GitHub lists two pages, and counts no more."""
    repo = github.add("o/r", comments=450)
    assert swept(github, tmp_path, ["comments"]).complete
    repo.streams["comments"].remove(400)

    def one(call: Any) -> Any:
        number = int(call.params["comment_id"])
        return {"id": number} if number in repo.streams["comments"].order else _missing(call)

    github.on_request("issues/get-comment", one)

    def limited(request: transports.Request) -> transports.Response:
        response = github(request)
        query = urllib.parse.parse_qs(urllib.parse.urlsplit(request.url).query)
        if query.get("per_page") == ["1"] or (query.get("page") == ["2"] and "since" not in query):
            kept = {name: value for name, value in dict(response.headers).items() if name.lower() != "link"}
            return transports.Response(response.status, kept, response.body)
        return response

    assert swept(limited, tmp_path, ["comments"]).deleted == {"comments": 1}
    assert keys(tmp_path, "comments") == sorted(repo.keys("comments"))


def test_a_sweep_of_pages_that_do_not_end_fails(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    """A walk ends on the first page, which has what is new; the others are not modified when they come again."""
    repo = github.add("o/r", pulls=350)
    assert swept(github, tmp_path, ["pulls"]).complete
    repo.streams["pulls"].remove(100)
    github.create(repo, "pulls")

    def transport(request: transports.Request) -> transports.Response:
        response = github(request)
        headers = {name: value.replace("page=3>", "page=2>") for name, value in dict(response.headers).items()}
        return transports.Response(response.status, headers, response.body)

    report = swept(transport, tmp_path, ["pulls"], budget=100)
    assert "do not end" in report.failed["o/r"] and not report.deleted


def test_the_estimate_has_the_requests_of_a_sweep(github: SimulatedGitHub, folder: pathlib.Path) -> None:
    client = ferrohub.Client(token="...", transport=github)
    plain = crawl(["o/r"], STREAMS, client, folder, dry_run=True)
    estimate = crawl(["o/r"], STREAMS, client, folder, dry_run=True, sweep=True)
    added = {name: estimate.requests[name] - plain.requests[name] for name in STREAMS}
    assert added == {"issues": 4, "comments": 3, "stargazers": 4, "workflow_runs": 3, "commits": 3}


def test_a_route_of_an_item_is_checked() -> None:
    with pytest.raises(ValueError, match=r"item must begin with GET and have \{key\}"):
        Stream("a", "GET /a", "id:int", item="/a/{key}")
