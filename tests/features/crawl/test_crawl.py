"""Crawls: what is requested, what is written, and what a second run does."""

from __future__ import annotations

import asyncio
import datetime
import logging
import pathlib
from typing import Any

import pytest

pytest.importorskip("pyarrow")

import pyarrow as pa
import pyarrow.parquet as pq

import ferrohub
from crawled_github import EPOCH, Repo, SimulatedGitHub, Weather, shown
from daemon_thread import in_daemon_thread
from ferrohub.crawl import STREAMS, Progress, Report, Stream, batches, crawl, dataset, estimate, files, read
from ferrohub.testing import Recorder

TOKEN = "ghp_" + "c0ffee" * 6
ALL = ["issues", "comments", "pulls", "reviews", "commits", "labels", "workflow_runs", "stargazers"]
SIZES = {"issues": 350, "comments": 120, "pulls": 30, "labels": 130, "workflow_runs": 120, "stargazers": 150}


def client(github: SimulatedGitHub, **options: Any) -> ferrohub.Client:
    return ferrohub.Client(token=TOKEN, transport=github, **options)


def found(folder: pathlib.Path, stream: str, repo: Repo, name: str | None = None) -> list[Any]:
    """The keys of a stream in the dataset: all versions."""
    table = dataset(folder, stream).to_table()
    names = table["repository"].to_pylist()
    keys = table[STREAMS[stream].key_column].to_pylist()
    return [key for key, each in zip(keys, names, strict=True) if each == (name or repo.name)]


def assert_exact(folder: pathlib.Path, repo: Repo, streams: list[str], name: str | None = None) -> None:
    """Every item is there, and none twice."""
    for stream in streams:
        keys = found(folder, stream, repo, name) if repo.keys(stream) else []
        assert sorted(keys) == sorted(repo.keys(stream)), stream


def least(repo: Repo, streams: list[str]) -> int:
    """The requests that a first crawl needs: pages of a hundred items, one of which repeats the last item, the first
    page of stargazers and labels once more if there are others, and a query for the reviews of a hundred pull requests.
    """
    pages = {stream: max(1, -(-len(repo.keys(stream)) // 100)) for stream in streams if stream != "reviews"}
    for stream in {"issues", "comments"} & set(streams):
        pages[stream] = max(1, -(-(len(repo.keys(stream)) - 1) // 99))
    for stream in {"stargazers", "labels"} & set(streams):
        pages[stream] += pages[stream] > 1
    return 1 + sum(pages.values()) + ("reviews" in streams) * -(-len(repo.keys("pulls")) // 100)


def test_all_is_written_once_with_as_few_requests_as_possible(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo, small = github.add("octo/one", commits=250, **SIZES), github.add("octo/two", issues=3, commits=1)
    report = crawl(["octo/*"], ALL, client(github), tmp_path)
    assert report.complete and report.repositories == 2 and report.outcomes == [] and report.failed == {}
    assert report.rows == {"repositories": 2, **{name: len(repo.keys(name)) + len(small.keys(name)) for name in ALL}}
    for each in (repo, small):
        assert_exact(tmp_path, each, ALL)
    assert report.requests == len(github.requests) == 1 + least(repo, ALL) + least(small, ALL)


def test_a_run_without_changes_costs_no_quota(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    github.add("octo/one", commits=250, **SIZES)
    crawl(["octo/one"], ALL, client(github), tmp_path)
    before = len(github.requests)
    report = crawl(["octo/one"], ALL, client(github), tmp_path)
    # One for each stream but the reviews, and one for the second page of labels and of runs.
    assert [each.status for each in github.requests[before:]] == [304] * (8 + 2)
    assert report.complete and sum(report.rows.values()) == 0


def test_the_next_run_requests_what_has_changed(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo = github.add("octo/one", commits=250, **SIZES)
    crawl(["octo/one"], ALL, client(github), tmp_path)
    for stream, number in {"issues": 5, "comments": 7, "pulls": 11, "workflow_runs": 100}.items():
        github.touch(repo, stream, number)
    for stream in ("issues", "pulls", "stargazers"):
        github.create(repo, stream)
    github.touch(repo, "labels", 3)
    repo.commits += 120
    before = len(github.requests)
    report = crawl(["octo/one"], ALL, client(github), tmp_path)
    new = {"issues": 2, "comments": 1, "pulls": 2, "workflow_runs": 1, "stargazers": 1, "commits": 120, "labels": 130}
    # The reviews of the pull request that has changed are the same.
    assert report.rows == {**new, "reviews": 31 % 3}
    # Two pages of labels, and the first again; the new head and two pages of commits; the second page of runs; a query
    # for reviews.
    assert len(github.requests) - before == 8 + 2 + 2 + 1 + 1
    for stream in ALL:
        keys = read(tmp_path, stream)[STREAMS[stream].key_column].to_pylist()
        assert sorted(keys) == sorted(repo.keys(stream)), stream
    issues = read(tmp_path, "issues").to_pylist()
    assert next(row for row in issues if row["number"] == 5)["comments"] == 1
    runs = {row["id"]: row["status"] for row in read(tmp_path, "workflow_runs").to_pylist()}
    assert (runs[50], runs[100]) == ("in_progress", "completed")


@pytest.mark.slow
def test_many_runs_with_random_changes_end_exact(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo = github.add("octo/one", commits=10, **SIZES)
    for _ in range(12):
        crawl(["octo/one"], ALL, client(github), tmp_path)
        for stream in ("issues", "comments", "pulls"):
            for number in github.random.sample(range(1, 30), github.random.choice([0, 1, 8])):
                github.touch(repo, stream, number)
        for _ in range(github.random.choice([0, 1, 150])):
            github.create(repo, "stargazers")
        repo.streams["stargazers"].remove(github.random.choice(repo.streams["stargazers"].order))
        repo.commits += github.random.choice([0, 1, 5, 130])
        github.now += 100
    crawl(["octo/one"], ALL, client(github), tmp_path)
    for stream in ALL:
        keys = set(read(tmp_path, stream)[STREAMS[stream].key_column].to_pylist())
        # Who takes a star back is still there: that is documented.
        assert keys >= repo.keys(stream) if stream == "stargazers" else keys == repo.keys(stream), stream
    versions = {row["id"]: row["body"] for row in read(tmp_path, "comments").to_pylist()}
    items = repo.streams["comments"].versions
    assert versions == {number: f"comment {items.get(number, 0)}" for number in repo.keys("comments")}


def test_changes_during_a_crawl_lose_nothing(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo = github.add("octo/one", issues=450, comments=450, pulls=450)
    chosen = ["issues", "comments", "pulls"]

    def change(number: int) -> None:
        for stream in chosen:
            github.touch(repo, stream, github.random.randrange(1, 451))
            github.create(repo, stream)

    github.before = change
    report = crawl(["octo/one"], chosen, client(github), tmp_path)
    github.before = lambda number: None
    assert report.complete
    crawl(["octo/one"], chosen, client(github), tmp_path)
    for stream in chosen:
        table = read(tmp_path, stream)
        key = STREAMS[stream].key_column
        assert sorted(table[key].to_pylist()) == sorted(repo.keys(stream)), stream
        times = {number: shown(at) for number, at in zip(repo.streams[stream].order, repo.streams[stream].times)}  # noqa: B905
        seen = {row[key]: row["updated_at"].strftime("%Y-%m-%dT%H:%M:%SZ") for row in table.to_pylist()}
        assert seen == times, stream


def test_more_items_of_one_second_than_a_page_holds(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo = github.add("octo/one", issues=350)
    items = repo.streams["issues"]
    for at in range(50, 320):
        items.times[at] = items.times[50]
    crawl(["octo/one"], ["issues"], client(github), tmp_path)
    assert_exact(tmp_path, repo, ["issues"])
    before = len(github.requests)
    crawl(["octo/one"], ["issues"], client(github), tmp_path)
    assert len(github.requests) - before == 2


def test_a_budget_bounds_the_requests_and_the_next_call_goes_on(
    github: SimulatedGitHub, tmp_path: pathlib.Path
) -> None:
    repo = github.add("octo/one", commits=250, **SIZES)
    total = least(repo, ALL)
    for _ in range(-(-total // 7)):
        report = crawl(["octo/one"], ALL, client(github), tmp_path, budget=7)
        assert report.requests <= 7
    assert report.complete and len(github.requests) == total
    assert_exact(tmp_path, repo, ALL)


def test_a_budget_counts_retries(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    github.add("octo/one", issues=5)
    github.weather = Weather(failures=1.0)
    report = crawl(["octo/one"], ["issues"], client(github), tmp_path, budget=3)
    assert not report.complete and report.requests == 3 == len(github.requests)


def test_statuses_are_outcomes(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    github.add("octo/empty")
    github.add("octo/off", issues=3).statuses["issues"] = 410
    github.add("octo/blocked").status = 451
    report = crawl(["octo/*", "octo/gone", "nobody/*"], ["issues", "commits"], client(github), tmp_path)
    assert report.complete
    rows = {
        (row["owner"], row["repository"], row["stream"]): (row["outcome"], row["status"]) for row in report.outcomes
    }
    expected = {
        ("octo", "empty", "commits"): ("empty", 409),
        ("octo", "off", "commits"): ("empty", 409),
        ("octo", "off", "issues"): ("gone", 410),
        ("octo", "blocked", "repositories"): ("blocked", 451),
        ("octo", "gone", "repositories"): ("not_found", 404),
        ("nobody", "*", "repositories"): ("not_found", 404),
    }
    assert rows == expected
    table = read(tmp_path, "outcomes").to_pylist()
    assert {
        (row["owner"], row["repository"] or "*", row["stream"]): (row["outcome"], row["status"]) for row in table
    } == expected
    # The same outcome is no new row.
    again = crawl(["octo/*", "octo/gone"], ["issues", "commits"], client(github), tmp_path)
    assert again.complete and again.outcomes == []


def test_a_repository_that_returns_is_read(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo = github.add("octo/one", issues=3)
    repo.status = 451
    crawl(["octo/one"], ["issues"], client(github), tmp_path)
    repo.status = 200
    report = crawl(["octo/one"], ["issues"], client(github), tmp_path)
    assert [row["outcome"] for row in report.outcomes] == ["ok"]
    assert_exact(tmp_path, repo, ["issues"])


@pytest.mark.parametrize(("new", "outcome"), [("octo/new", "renamed"), ("other/old", "transferred")])
def test_a_renamed_repository_stays_in_its_partition(
    github: SimulatedGitHub, tmp_path: pathlib.Path, new: str, outcome: str
) -> None:
    repo = github.add("octo/old", issues=150)
    crawl(["octo/old"], ["issues"], client(github), tmp_path)
    github.rename(repo, new)
    github.touch(repo, "issues", 5)
    report = crawl(["octo/old"], ["issues"], client(github), tmp_path)
    assert [(row["outcome"], row["name"]) for row in report.outcomes] == [(outcome, new)]
    before = len(github.requests)
    crawl(["octo/old"], ["issues"], client(github), tmp_path)
    assert len(github.requests) - before == 2  # under the new name, without redirects
    # Under its new name, nothing is read again.
    report = crawl([new], ["issues"], client(github), tmp_path)
    assert report.complete and sum(report.rows.values()) == 0
    assert "old" in report.outcomes[0]["detail"] and report.outcomes[0]["outcome"] == "renamed"
    table = read(tmp_path, "issues").to_pylist()
    assert sorted(row["number"] for row in table) == sorted(repo.keys("issues"))


def test_a_repository_that_is_renamed_during_the_crawl(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo = github.add("octo/old", issues=350, pulls=10, labels=5)
    github.before = lambda number: github.rename(repo, "other/new") if number == 2 else None
    report = crawl(["octo/old"], ["issues", "pulls", "labels"], client(github), tmp_path)
    assert report.complete and [row["outcome"] for row in report.outcomes] == ["transferred"]
    assert_exact(tmp_path, repo, ["issues", "pulls", "labels"], "old")


def test_another_repository_with_the_name_of_a_deleted_one(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    github.delete(github.add("x/x"))
    first = github.add("octo/one", issues=3)
    crawl(["octo/one"], ["issues"], client(github), tmp_path)
    github.delete(first)
    second = github.add("octo/one", issues=5)
    report = crawl(["octo/one"], ["issues"], client(github), tmp_path)
    assert [row["outcome"] for row in report.outcomes] == ["replaced"] and report.rows["issues"] == 5
    assert_exact(tmp_path, second, ["issues"], f"one@{second.id}")
    assert_exact(tmp_path, first, ["issues"], "one")


def test_failures_that_pass_are_tried_again(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo = github.add("octo/one", commits=250, **SIZES)
    github.weather = Weather(failures=0.1)
    for _ in range(20):
        report = crawl(["octo/one"], ALL, client(github, retries=1), tmp_path)
        if report.complete:
            break
        assert "octo/one" in report.failed
    assert report.failed == {}
    assert_exact(tmp_path, repo, ALL)


def test_a_rejected_credential_ends_the_crawl(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    github.add("octo/one").status = 401
    with pytest.raises(ferrohub.exceptions.AuthenticationFailed):
        crawl(["octo/one"], ["issues"], client(github), tmp_path)


def test_a_stream_can_be_added_later(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo = github.add("octo/one", pulls=130)
    crawl(["octo/one"], ["pulls"], client(github), tmp_path)
    before = len(github.requests)
    crawl(["octo/one"], ["reviews"], client(github), tmp_path)
    assert len(github.requests) - before == 2 + 2
    assert_exact(tmp_path, repo, ["pulls", "reviews"])


def test_columns_are_stable(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    github.add("octo/one", issues=150)
    crawl(["octo/one"], ["issues"], client(github), tmp_path, raw=True)
    valid = [pathlib.Path(file) for file in files(tmp_path, "issues")]
    assert [str(path.parent.relative_to(tmp_path)) for path in valid] == ["issues/owner=octo/repository=one"]
    schema = STREAMS["issues"].schema(raw=True)
    assert pq.read_schema(valid[0]).remove_metadata() == schema
    row = read(tmp_path, "issues").to_pylist()[0]
    assert row["user_login"] == "user1" and row["user_id"] == 1 and row["labels_name"] == ["bug"]
    assert row["updated_at"] == datetime.datetime.fromtimestamp(EPOCH + 7, datetime.timezone.utc)
    assert row["closed_at"] is None and row["repository_id"] == 1 and '"number": 1,' in row["raw"]


def test_a_stream_of_the_user(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo = github.add("octo/one", labels=5)
    mine = Stream("my_labels", "GET /repos/{owner}/{repo}/labels", "id:int title=name", key="id")
    report = crawl(["octo/one"], [mine], client(github), tmp_path)
    assert report.rows == {"repositories": 1, "my_labels": 5}
    assert sorted(read(tmp_path, mine)["id"].to_pylist()) == sorted(repo.keys("labels"))


def test_batches(github: SimulatedGitHub) -> None:
    repo = github.add("octo/one", commits=250, **SIZES)
    github.add("octo/empty")
    rows: dict[str, list[pa.Table]] = {}
    for batch in batches(["octo/*"], ALL, client(github)):
        assert len(batch) == len(pa.table(batch)) > 0
        rows.setdefault(batch.stream, []).append(pa.table(batch))
    tables = {stream: pa.concat_tables(found) for stream, found in rows.items()}
    for stream in ALL:
        assert sorted(tables[stream][STREAMS[stream].key_column].to_pylist()) == sorted(repo.keys(stream))
    assert set(tables["issues"]["repository"].to_pylist()) == {"one"}
    assert tables["outcomes"]["outcome"].to_pylist() == ["empty"]


@pytest.mark.parametrize("special", [SystemExit, KeyboardInterrupt])
def test_batches_end_if_a_function_of_the_user_ends_the_program(
    github: SimulatedGitHub, special: type[BaseException]
) -> None:
    def fail(event: Any) -> None:
        raise special

    def read_batches() -> None:
        found = batches(["octo/one"], ["issues"], client(github, event_hooks={"request": [fail]}))
        with pytest.raises(special):
            next(found)

    asyncio.run(in_daemon_thread(read_batches))


def test_batches_that_nobody_reads_stop(github: SimulatedGitHub) -> None:
    github.add("octo/one", issues=100_000)
    found = batches(["octo/one"], ["issues"], client(github))
    assert [next(found).stream for _ in range(2)] == ["repositories", "issues"]
    found.close()
    assert len(github.requests) < 30


def test_asyncio(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo = github.add("octo/one", issues=150)
    awaited = ferrohub.AsyncClient(token=TOKEN, transport=github)

    async def main() -> tuple[Report, int]:
        count = 0
        async for batch in batches(["octo/one"], ["issues"], awaited):
            count += len(batch)
        assert (await estimate(["octo/one"], ["issues"], awaited)).requests["issues"] == 2
        # A blocking call works where a loop is running, as in a notebook.
        crawl(["octo/one"], ["labels"], client(github), tmp_path / "blocking")
        return await crawl(["octo/one"], ["issues"], awaited, tmp_path), count

    report, count = asyncio.run(main())
    assert report.complete and count == 151
    assert_exact(tmp_path, repo, ["issues"])


def test_a_crawl_on_a_cassette(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    """A crawl sends its requests to the cassette of its client, and so can be tested offline."""
    repo = github.add("octo/one", commits=250, **SIZES)
    recording = client(github)
    with Recorder(recording, str(tmp_path)).use_cassette("crawl"):
        assert crawl(["octo/*"], ALL, recording, tmp_path / "recorded").complete
    sent = len(github.requests)
    replaying = ferrohub.Client(token="another")
    with Recorder(replaying, str(tmp_path)).use_cassette("crawl", record="none") as cassette:
        assert crawl(["octo/*"], ALL, replaying, tmp_path / "replayed").complete
        assert cassette.unused == [] and cassette.played == sent == len(github.requests)
    assert_exact(tmp_path / "replayed", repo, ALL)


def test_an_estimate(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo = github.add("octo/one", commits=250, **SIZES)
    github.weather = Weather(limit=5000)
    made = crawl(["octo/one"], ALL, client(github), tmp_path, dry_run=True)
    assert made.repositories == made.sampled == 1 and made.spent == len(github.requests) == 8
    assert made.total + sum(made.points.values()) == least(repo, ALL) and made.items["issues"] == 350
    # GitHub does not count the items of a parent.
    assert made.items["reviews"] is None and made.unknown == ["reviews"]
    assert made.hours == pytest.approx(made.total / 5000) and list(tmp_path.iterdir()) == []
    crawl(["octo/one"], ALL, client(github), tmp_path)
    assert crawl(["octo/one"], ALL, client(github), tmp_path, dry_run=True).total == 9


def test_progress(github: SimulatedGitHub, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    github.add("octo/one", issues=150)
    github.weather = Weather(limit=5000)
    seen: list[Progress] = []
    crawl(["octo/one"], ["issues"], client(github), tmp_path, progress=seen.append)
    last = seen[-1]
    assert (last.finished, last.total, last.rows, last.requests, last.remaining) == (1, 1, 151, 3, 4997)
    assert "151 rows, 3 requests, quota 4,997" in str(last)
    crawl(["octo/one"], ["issues"], client(github), tmp_path, progress=True)
    assert "1/1" in capsys.readouterr().err


def test_several_credentials_share_the_work(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    for number in range(6):
        github.add(f"octo/r{number}", issues=5)
    tokens = [f"ghp_{letter * 36}" for letter in "ab"]
    clients = [ferrohub.Client(token=token, transport=github) for token in tokens]
    assert crawl(["octo/*"], ["issues"], clients, tmp_path).complete
    assert github.credentials == {f"token {token}" for token in tokens}


def test_no_credential_is_written(
    github: SimulatedGitHub, tmp_path: pathlib.Path, caplog: pytest.LogCaptureFixture
) -> None:
    github.add("octo/one", commits=3, **SIZES)
    caplog.set_level(logging.DEBUG)
    report = crawl(["octo/*"], ALL, client(github), tmp_path, raw=True)
    texts = [path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()]
    assert texts and not any(TOKEN.encode() in text for text in texts)
    assert TOKEN not in caplog.text and TOKEN not in repr(report)


@pytest.mark.parametrize(
    ("error", "arguments", "options"),
    [
        (ValueError, (["octo"], ["issues"]), {}),
        (ValueError, (["octo/../x"], ["issues"]), {}),
        (ValueError, (["octo/.."], ["issues"]), {}),
        (ValueError, ([], ["issues"]), {}),
        (TypeError, ("octo/one", ["issues"]), {}),
        (TypeError, ([7], ["issues"]), {}),
        (ValueError, (["octo/one"], ["issue"]), {}),
        (TypeError, (["octo/one"], "issues"), {}),
        (TypeError, (["octo/one"], [7]), {}),
        (ValueError, (["octo/one"], ["issues"]), {"budget": -1}),
        (TypeError, (["octo/one"], ["issues"]), {"budget": 1.5}),
        (ValueError, (["octo/one"], ["issues"]), {"concurrency": 0}),
        (ValueError, (["octo/one"], ["issues"]), {"into": ""}),
        (TypeError, (["octo/one"], ["issues"]), {"client": "ghp_x"}),
    ],
)
def test_bad_arguments_raise_before_anything_is_sent(
    error: type[Exception], arguments: tuple[Any, Any], options: dict[str, Any],
    github: SimulatedGitHub, tmp_path: pathlib.Path,
) -> None:  # fmt: skip
    with pytest.raises(error) as raised:
        crawl(*arguments, **{"client": client(github), "into": tmp_path, **options})
    assert github.requests == [] and "ghp_x" not in str(raised.value)


@pytest.mark.parametrize(
    "changes",
    [{"name": "Bad"}, {"route": "POST /x"}, {"order": "any"}, {"cursor": None}, {"columns": "x:what"},
     {"columns": "x y=x x"}, {"parent": "pulls"}, {"unsettled": "a!=b"}, {"columns": "number:int"},
     {"columns": "id:int owner=owner.login"}, {"columns": "id:int repository"}, {"columns": "id:int Owner"},
     {"columns": "id:int raw"}, {"columns": "id:int crawled_at:time"}, {"columns": "id:int =name"},
     {"columns": "id:int name="}, {"key": "_repository"}],
)  # fmt: skip
def test_bad_streams_raise(changes: dict[str, Any]) -> None:
    good = {"name": "x", "route": "GET /x", "columns": "id:int", "order": "since", "cursor": "updated_at"}
    Stream(**good)
    with pytest.raises(ValueError):
        Stream(**{**good, **changes})


def test_a_stream_named_as_the_table_of_outcomes_raises(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    with pytest.raises(ValueError, match="'outcomes'"):
        crawl(
            ["octo/one"], [Stream("outcomes", "GET /repos/{owner}/{repo}/labels", "id:int")], client(github), tmp_path
        )
    assert github.requests == []


def test_a_stream_of_one_object_without_an_id(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo = github.add("octo/one")
    mine = Stream("about", "GET /repos/{owner}/{repo}", "name private:bool", "_repository", "one")
    for name in ("octo/one", "octo/two"):
        github.rename(repo, name)
        crawl(["octo/one"], [mine], client(github), tmp_path)
    assert dataset(tmp_path, "about").count_rows() == 2
    assert [(row["repository_id"], row["name"]) for row in read(tmp_path, mine).to_pylist()] == [(repo.id, "two")]
