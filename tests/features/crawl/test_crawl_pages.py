"""Pages that shift: listings that end on a full page, and items that are deleted while a listing is read."""

from __future__ import annotations

import array
import pathlib

import pytest

pytest.importorskip("pyarrow")

import ferrohub
import generated_items
from crawl_model import paged
from crawled_github import Repo, SimulatedGitHub
from ferrohub import transports
from ferrohub.crawl import STREAMS, Report, crawl, read

#: Items on a page where many folders are crawled.
SMALL = 10
SIZES = [*range(8, 13), *range(18, 23), 28, 30]


def crawled(
    github: SimulatedGitHub, folder: pathlib.Path, stream: str, budget: int | None = None, size: int = 100
) -> Report:
    client = ferrohub.Client(token="...", transport=github)
    report = crawl(["octo/one"], [paged(STREAMS[stream], size)], client, folder, budget=budget)
    assert report.complete == (budget is None)
    return report


def missing(folder: pathlib.Path, repo: Repo, stream: str) -> set[int]:
    """The items that exist and that a crawl has not found."""
    return repo.keys(stream) - set(read(folder, stream)[STREAMS[stream].key_column].to_pylist())


@pytest.mark.slow
@pytest.mark.parametrize("stream", ["issues", "comments", "pulls", "workflow_runs", "stargazers"])
def test_an_item_after_a_full_page_is_found(stream: str, tmp_path: pathlib.Path) -> None:
    for size in SIZES:
        github, folder = SimulatedGitHub(), tmp_path / str(size)
        repo = github.add("octo/one", **{stream: size})
        crawled(github, folder, stream, size=SMALL)
        assert crawled(github, folder, stream, size=SMALL).rows.get(stream, 0) == 0
        github.create(repo, stream)
        assert crawled(github, folder, stream, size=SMALL).rows[stream] == 1, size
        assert missing(folder, repo, stream) == set(), size


@pytest.mark.parametrize("stream", ["issues", "pulls", "labels", "stargazers"])
@pytest.mark.parametrize("size", [60, 90])
def test_an_item_after_a_full_page_of_the_usual_size_is_found(stream: str, size: int, tmp_path: pathlib.Path) -> None:
    """The server does not know ``per_page``."""
    github = SimulatedGitHub()
    repo = github.add("octo/one", **{stream: size})

    def transport(request: transports.Request) -> transports.Response:
        request.url = request.url.replace("per_page=100", "per_page=30")
        return github(request)

    client = ferrohub.Client(token="...", transport=transport)
    for new in (0, 1):
        for _ in range(new):
            github.create(repo, stream)
        assert crawl(["octo/one"], [stream], client, tmp_path).complete
        assert missing(tmp_path, repo, stream) == set()


def test_a_short_page_costs_no_quota(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    for name, count in {"issues": 99, "comments": 100, "stargazers": 199}.items():
        github.add("octo/one", **{name: count})
        crawled(github, tmp_path / name, name)
        crawled(github, tmp_path / name, name)  # after a full page, the next request has another query
        before = len(github.requests)
        crawled(github, tmp_path / name, name)
        assert [each.status for each in github.requests[before:]] == [304, 304], name


def remove_at(github: SimulatedGitHub, repo: Repo, stream: str, number: int, request: int) -> None:
    """Delete an item before a request, counted from the next one."""
    at = len(github.requests) + request
    github.before = lambda sent: repo.streams[stream].remove(number) if sent == at else None


@pytest.mark.slow
@pytest.mark.parametrize("size", [15, 35])
def test_stars_that_are_taken_back_during_a_crawl(size: int, tmp_path: pathlib.Path) -> None:
    """One star of each page, before each request; in a first crawl, and in one of as many new stars."""
    for gone in range(5, size, SMALL):
        for request in range(1, -(-size // SMALL) + 2):
            github, folder = SimulatedGitHub(), tmp_path / f"{gone}-{request}"
            repo = github.add("octo/one", stargazers=size)
            for number in (gone, gone + 1, size + gone):
                remove_at(github, repo, "stargazers", number, request)
                crawled(github, folder, "stargazers", size=SMALL)
                assert missing(folder, repo, "stargazers") == set(), (number, request)
                for _ in range(size):
                    github.create(repo, "stargazers")


def test_stars_that_are_taken_back_between_crawls(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo = github.add("octo/one", stargazers=350)
    for taken, new in ((0, 0), (120, 30), (150, 0), (20, 180), (269, 5), (5, 0), (0, 1)):
        crawled(github, tmp_path, "stargazers")
        for number in list(repo.streams["stargazers"].order)[:taken]:
            repo.streams["stargazers"].remove(number)
        for _ in range(new):
            github.create(repo, "stargazers")
        crawled(github, tmp_path, "stargazers")
        assert missing(tmp_path, repo, "stargazers") == set(), (taken, new)
    assert read(tmp_path, "stargazers").num_rows == 350 + 216


def test_a_number_of_the_last_page_that_is_wrong_ends(tmp_path: pathlib.Path) -> None:
    """No page before it has items, and they are too many to be requested."""
    sent = 0

    def transport(request: transports.Request) -> transports.Response:
        nonlocal sent
        sent += 1
        if "/stargazers" not in request.url:
            return transports.Response.json({"id": 1, "full_name": "o/r"})
        if "&page=" in request.url:
            return transports.Response.json([])
        link = f'<{request.url}&page={10**9}>; rel="last", <{request.url}&page=2>; rel="next"'
        body = b'[{"user": {"id": 1}, "starred_at": "2020-01-01T00:00:00Z"}]'
        return transports.Response(200, {"Link": link}, body)

    client = ferrohub.Client(token="...", transport=transport)
    report = crawl(["o/r"], ["stargazers"], client, tmp_path, budget=2000)
    assert "without a new item" in report.failed["o/r"] and sent < 1000


def test_stars_are_read_once(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo = github.add("octo/one", stargazers=350)
    report = crawled(github, tmp_path, "stargazers")
    # The first page is requested again, and has not changed.
    assert report.rows["stargazers"] == 350 and len(github.requests) == 1 + 4 + 1
    assert github.requests[-1].status == 304
    for _ in range(200):
        github.create(repo, "stargazers")
    before = len(github.requests)
    assert crawled(github, tmp_path, "stargazers").rows["stargazers"] == 200
    assert [each.status for each in github.requests[before + 1 :]] == [200, 200, 200, 304]


def rewrite(repo: Repo, since: int, patched: pytest.MonkeyPatch) -> None:
    """Push other commits by force, from a number on."""
    before = generated_items.sha
    patched.setattr(generated_items, "sha", lambda of, number: before(of + (number >= since) * 77777, number))
    repo.shas.clear()


@pytest.mark.parametrize("since", [1, 200])
@pytest.mark.parametrize("known", [0, 100, 250])
def test_a_forced_push_during_a_crawl(
    known: int, since: int, github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a branch that is new, or of whose commits so many are known."""
    repo = github.add("octo/one", commits=known or 350)
    if known:
        crawled(github, tmp_path, "commits")
        repo.commits = 500
    crawled(github, tmp_path, "commits", budget=3)
    rewrite(repo, since, monkeypatch)
    crawled(github, tmp_path, "commits")
    assert missing(tmp_path, repo, "commits") == set()
    assert crawled(github, tmp_path, "commits").requests == 2


def test_a_head_that_cannot_be_read_is_an_outcome(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo = github.add("octo/one", commits=350)
    crawled(github, tmp_path, "commits", budget=3)
    repo.statuses["commits"] = 404
    assert [row["outcome"] for row in crawled(github, tmp_path, "commits").outcomes] == ["not_found"]


@pytest.mark.parametrize("removed", [1, 13])
def test_runs_that_are_deleted_during_a_crawl(removed: int, tmp_path: pathlib.Path) -> None:
    """Before each request, in a first crawl, and in one of as many new runs; a new run comes at the same time."""
    for request in range(1, 6):
        github, folder = SimulatedGitHub(), tmp_path / str(request)
        repo = github.add("octo/one", workflow_runs=35)
        for _ in range(2):
            at = len(github.requests) + request

            def before(sent: int, repo: Repo = repo, at: int = at, github: SimulatedGitHub = github) -> None:
                if sent == at:
                    for number in list(repo.streams["workflow_runs"].order)[-2 - removed : -2]:
                        repo.streams["workflow_runs"].remove(number)
                    github.create(repo, "workflow_runs")

            github.before = before
            crawled(github, folder, "workflow_runs", size=SMALL)
            github.before = lambda sent: None
            crawled(github, folder, "workflow_runs", size=SMALL)
            assert missing(folder, repo, "workflow_runs") == set(), request
            for _ in range(35):
                github.create(repo, "workflow_runs")


@pytest.mark.parametrize("removed", [1, 10, 25])
@pytest.mark.parametrize("budget", [2, 3, 4])
def test_items_that_are_deleted_while_a_walk_is_interrupted(removed: int, budget: int, tmp_path: pathlib.Path) -> None:
    """Responses have no total, so it goes on at the page that it has read last."""
    github = SimulatedGitHub()
    repo = github.add("octo/one", pulls=45)
    pulls = repo.streams["pulls"]
    crawled(github, tmp_path, "pulls", budget=budget, size=SMALL)
    for number in list(pulls.order)[-2 - removed : -2]:
        pulls.remove(number)
    github.create(repo, "pulls")
    crawled(github, tmp_path, "pulls", size=SMALL)
    crawled(github, tmp_path, "pulls", size=SMALL)
    assert missing(tmp_path, repo, "pulls") == set()


def test_a_walk_that_is_interrupted_at_each_page_ends(tmp_path: pathlib.Path) -> None:
    """It goes back to the page that it has read last, but not each time."""
    github = SimulatedGitHub()
    repo = github.add("octo/one", pulls=45)
    client = ferrohub.Client(token="...", transport=github)
    for _ in range(12):
        if (report := crawl(["octo/one"], [paged(STREAMS["pulls"], SMALL)], client, tmp_path, budget=1)).complete:
            break
    assert report.complete and missing(tmp_path, repo, "pulls") == set()


def test_the_first_page_is_requested_once_after_a_walk_that_went_back_to_it(tmp_path: pathlib.Path) -> None:
    """All items are of the same minute, so each run looks at all pages."""
    github = SimulatedGitHub()
    repo = github.add("octo/one")
    for _ in range(25):
        github.create(repo, "pulls")
        github.now -= generated_items.STEP
    for budget in (2, 1, None):
        crawled(github, tmp_path, "pulls", budget, SMALL)
    before = len(github.requests)
    assert crawled(github, tmp_path, "pulls", size=SMALL).rows.get("pulls", 0) == 0
    assert len(github.requests) - before == 1 + 3
    assert missing(tmp_path, repo, "pulls") == set()


def test_an_item_that_has_moved_to_a_page_that_was_read_is_found_by_a_sweep(tmp_path: pathlib.Path) -> None:
    """As one was deleted between two requests."""
    for request in (2, 3, 4):
        github, folder = SimulatedGitHub(), tmp_path / str(request)
        repo = github.add("octo/one", pulls=45)
        remove_at(github, repo, "pulls", 45, request)
        crawled(github, folder, "pulls", size=SMALL)
        assert missing(folder, repo, "pulls") == ({45 - SMALL * (request - 1)} if request > 1 else set()), request
        client = ferrohub.Client(token="...", transport=github)
        for _ in range(2):
            assert crawl(["octo/one"], [paged(STREAMS["pulls"], SMALL)], client, folder, sweep=True).complete
            assert sorted(read(folder, "pulls")["number"].to_pylist()) == list(range(1, 45))


def test_open_runs_on_later_pages_are_read_again(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo = github.add("octo/one", workflow_runs=250)
    crawled(github, tmp_path, "workflow_runs")
    for number in (50, 150, 250, 200, 100):
        github.touch(repo, "workflow_runs", number)
        assert crawled(github, tmp_path, "workflow_runs").rows["workflow_runs"] == 1
    assert "in_progress" not in read(tmp_path, "workflow_runs")["status"].to_pylist()
    crawled(github, tmp_path, "workflow_runs")
    assert [each.status for each in github.requests[-2:]] == [304, 304]


def test_a_long_walk_ends(github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Although an open run is on a later page; the first page is read once more."""
    monkeypatch.setattr("ferrohub.crawl._walks.steps.MANY_PAGES", 3)
    repo = github.add("octo/one", workflow_runs=350)
    github.before = lambda sent: github.create(repo, "workflow_runs") and None if sent == 3 else None
    crawled(github, tmp_path, "workflow_runs")
    assert len(github.requests) == 1 + 4 + 1 and missing(tmp_path, repo, "workflow_runs") == set()
    github.touch(repo, "workflow_runs", 50)
    assert crawled(github, tmp_path, "workflow_runs").rows["workflow_runs"] == 1


def test_a_run_that_ends_during_a_long_walk(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second look at its page ends before it."""
    monkeypatch.setattr("ferrohub.crawl._walks.steps.MANY_PAGES", 3)
    repo = github.add("octo/one", workflow_runs=350)
    github.before = lambda sent: github.touch(repo, "workflow_runs", 300) if sent == 5 else None
    crawled(github, tmp_path, "workflow_runs")
    assert len(github.requests) == 1 + 4 + 1
    crawled(github, tmp_path, "workflow_runs")
    rows = {row["id"]: row["status"] for row in read(tmp_path, "workflow_runs").to_pylist()}
    assert rows[300] == "completed" and rows[250] == "in_progress"


@pytest.mark.parametrize("then", ["create", "touch"])
@pytest.mark.parametrize("late", [251, 2_000_000])
def test_more_than_a_page_of_runs_that_begin_during_a_long_walk(
    late: int, then: str, github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On the second page of the first walk are runs that may change, or only older ones. Then a run is new, or one on
    the second page of the second look ends.
    """
    repo = github.add("octo/one", workflow_runs=350)
    runs = repo.streams["workflow_runs"]
    runs.order[250:], runs.next = array.array("q", range(late, late + 100)), late + 100

    def before(sent: int) -> None:
        for _ in range(150 if sent == 4 else 0):
            github.create(repo, "workflow_runs")

    github.before = before
    with monkeypatch.context() as patched:
        patched.setattr("ferrohub.crawl._walks.steps.MANY_PAGES", 3)
        crawled(github, tmp_path, "workflow_runs")
    # No page is read again because others were added to the front.
    assert len(github.requests) == 1 + 5 + 2
    open_run = next(number for number in range(late + 100, late + 150) if number % 50 == 0)
    if then == "create":
        github.create(repo, "workflow_runs")
    else:
        github.touch(repo, "workflow_runs", open_run)
    assert crawled(github, tmp_path, "workflow_runs").rows["workflow_runs"] == 1
    rows = {row["id"]: row["status"] for row in read(tmp_path, "workflow_runs").to_pylist()}
    assert rows.keys() == repo.keys("workflow_runs")
    assert rows[open_run] == ("in_progress" if then == "create" else "completed")


@pytest.mark.parametrize("size", [15, 35])
def test_labels_that_are_deleted_during_a_crawl(size: int, tmp_path: pathlib.Path) -> None:
    for request in range(1, -(-size // SMALL) + 2):
        github, folder = SimulatedGitHub(), tmp_path / str(request)
        repo = github.add("octo/one", labels=size)
        remove_at(github, repo, "labels", 5, request)
        crawled(github, folder, "labels", size=SMALL)
        assert sorted(read(folder, "labels")["id"].to_pylist()) == sorted(repo.keys("labels")), request


def test_labels_that_always_change(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo = github.add("octo/one", labels=350)
    github.before = lambda sent: github.touch(repo, "labels", 5)
    crawled(github, tmp_path, "labels")
    assert len(github.requests) == 1 + 3 * 4 + 1
    assert sorted(read(tmp_path, "labels")["id"].to_pylist()) == sorted(repo.keys("labels"))


def test_a_label_after_a_full_page_is_found(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo = github.add("octo/one", labels=100)
    for _ in range(2):
        crawled(github, tmp_path, "labels")
        github.create(repo, "labels")
    crawled(github, tmp_path, "labels")
    assert 101 in read(tmp_path, "labels")["id"].to_pylist()
