"""GraphQL forms of streams: the same rows as with REST, for fewer requests."""

from __future__ import annotations

import dataclasses
import email.utils
import pathlib
import time
from typing import Any, Literal

import pytest

pytest.importorskip("pyarrow")

import ferrohub
from crawled_github import Repo, SimulatedGitHub, Weather
from ferrohub import transports
from ferrohub.crawl import STREAMS, GraphQLForm, Stream, _forms, batches, crawl, estimate, read
from ferrohub.graphql import Schema
from graphql_server import sdl

TOKEN = "ghp_" + "c0ffee" * 6
FORM = STREAMS["reviews"].graphql
assert FORM is not None


def make(github: SimulatedGitHub) -> Repo:
    """Reviews by users, apps and deleted users; pull requests without any, and with several pages of them."""
    repo = github.add("octo/one", pulls=130)
    repo.reviewed = {5: 250, 6: 100, 120: 101}
    return repo


def client(github: Any, **options: Any) -> ferrohub.Client:
    return ferrohub.Client(**{"token": TOKEN, "transport": github, "retries": 1, **options})


def rows(folder: pathlib.Path) -> list[dict[str, Any]]:
    """The reviews in their order, without the times of the crawl."""
    return [{name: row[name] for name in row if name != "crawled_at"} for row in read(folder, "reviews").to_pylist()]


def queries(github: SimulatedGitHub) -> int:
    return github.requested("/graphql")


def test_both_forms_write_the_same_rows(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo = make(github)
    reports = {}
    for graphql in (False, True, "auto"):
        reports[graphql] = crawl(["octo/one"], ["reviews"], client(github), tmp_path / str(graphql), graphql=graphql)
    found = rows(tmp_path / "False")
    assert sorted(row["id"] for row in found) == sorted(repo.keys("reviews"))
    assert found == rows(tmp_path / "True") == rows(tmp_path / "auto")
    logins = {row["user_login"] for row in found}
    assert {None, "checks[bot]", "user2"} <= logins and all(row["commit_id"] for row in found)
    # REST needs a request for each pull request, and further pages; GraphQL a point for a hundred, and further pages.
    assert [reports[each].requests for each in (False, True, "auto")] == [1 + 2 + 133, 1 + 2 + 5, 1 + 2 + 5]
    assert [reports[each].points for each in (False, True, "auto")] == [0, 5, 5]


def test_the_query_is_valid_for_githubs_schema(tmp_path: pathlib.Path) -> None:
    document = _forms.document(FORM, {1: None, 2: "cursor"})
    (tmp_path / "github.graphql").write_text(sdl())
    Schema(tmp_path / "github.graphql").validate(document, {"owner": "octo", "name": "one"})
    assert 'p1: pullRequest(number: 2) { items: reviews(first: 100, after: "cursor")' in document


def test_the_next_run_requests_the_changed_parents(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo = make(github)
    crawl(["octo/one"], ["reviews"], client(github), tmp_path)
    before = queries(github)
    assert crawl(["octo/one"], ["reviews"], client(github), tmp_path).points == 0
    for number in (2, 5, 8):
        github.touch(repo, "pulls", number)
    repo.reviewed[8] = 3
    report = crawl(["octo/one"], ["reviews"], client(github), tmp_path)
    # One of these reviews is new.
    assert report.rows["reviews"] == 1 and queries(github) - before == report.points == 1 + 2
    assert sorted(row["id"] for row in rows(tmp_path)) == sorted(repo.keys("reviews"))
    # A single one costs the same by REST, which has ETags and no points.
    github.touch(repo, "pulls", 2)
    report = crawl(["octo/one"], ["reviews"], client(github), tmp_path)
    assert (report.rows["reviews"], report.points, github.requested("/pulls/2/reviews")) == (0, 0, 1)


@pytest.mark.parametrize("hours", [-1, 1])
def test_a_review_in_the_second_of_the_last_change_is_seen_with_a_wrong_clock(
    github: SimulatedGitHub, tmp_path: pathlib.Path, hours: int
) -> None:
    """The pull request is read again, as its row does not change. Whether that is so long ago is GitHub's to say."""
    repo, other = github.add("octo/one", pulls=2), github.add("octo/two", pulls=2)
    now = int(time.time()) + 3600 * hours

    def transport(request: transports.Request) -> transports.Response:
        response = github(request)
        date = email.utils.formatdate(time.time() + 3600 * hours, usegmt=True)
        return transports.Response(response.status, {**dict(response.headers), "Date": date}, response.body)

    repo.streams["pulls"].touch(2, now, moves=True)
    other.streams["pulls"].touch(2, now - 1800, moves=True)
    for count, points in ((1, 2), (2, 1)):
        repo.reviewed[2] = count
        assert crawl(["octo/*"], ["reviews"], client(transport), tmp_path, graphql=True).points == points
        assert sorted(row["id"] for row in rows(tmp_path)) == sorted([*repo.keys("reviews"), *other.keys("reviews")])


@pytest.mark.slow
def test_the_form_can_change_at_any_page(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo = make(github)
    choices: list[Literal["auto"] | bool] = [False, True, "auto", False]
    reports = []
    for at in range(200):
        reports.append(crawl(["octo/one"], ["reviews"], client(github), tmp_path, graphql=choices[at % 4], budget=2))
        if reports[-1].complete:
            break
    assert reports[-1].complete and len(reports) > 4
    assert sorted(row["id"] for row in rows(tmp_path)) == sorted(repo.keys("reviews"))


@pytest.mark.slow
def test_parents_that_cannot_be_read_have_the_outcomes_of_rest(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo = make(github)
    repo.hidden = {3, 4, 50, 130}
    outcomes = {}
    for graphql in (False, True):
        folder = tmp_path / str(graphql)
        outcomes[graphql] = crawl(["octo/one"], ["reviews"], client(github), folder, graphql=graphql).outcomes
        assert sorted(row["id"] for row in rows(folder)) == sorted(repo.keys("reviews"))
        assert len(read(folder, "outcomes")) == 4
    keys = ["stream", "parent", "status", "outcome"]
    assert [[row[key] for key in keys] for row in outcomes[True]] == [
        [row[key] for key in keys] for row in outcomes[False]
    ]


@pytest.mark.slow
@pytest.mark.parametrize("heaviest", [1, 7, 40])
def test_a_query_that_takes_too_long_is_divided(github: SimulatedGitHub, tmp_path: pathlib.Path, heaviest: int) -> None:
    repo = make(github)
    github.weather = Weather(heaviest=heaviest)
    report = crawl(["octo/one"], ["reviews"], client(github, retries=0), tmp_path)
    assert report.complete and sorted(row["id"] for row in rows(tmp_path)) == sorted(repo.keys("reviews"))
    assert (github.requested("/reviews") > 0) == (heaviest == 1)


@pytest.mark.slow
def test_queries_grow_again(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    """GitHub ends queries for a while, and then no more: later queries are as large as the first."""
    repo = github.add("octo/one", pulls=1000)
    github.faults.add("graphql", status=502, times=3)
    report = crawl(["octo/one"], ["reviews"], client(github, retries=0), tmp_path)
    assert report.complete and sorted(row["id"] for row in rows(tmp_path)) == sorted(repo.keys("reviews"))
    # Three fail; then ten of 12, ten of 25, and the others of 50: not 80 of 12.
    assert queries(github) <= 3 + 10 + 10 + 13


def test_a_timeout_under_status_200_divides_the_query(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo = make(github)
    message = "Something went wrong while executing your query. This may be the result of a timeout."
    github.faults.add("graphql", status=200, body={"data": None, "errors": [{"message": message}]}, times=2)
    assert crawl(["octo/one"], ["reviews"], client(github), tmp_path).complete
    assert github.requested("/reviews") == 0
    assert sorted(row["id"] for row in rows(tmp_path)) == sorted(repo.keys("reviews"))


@pytest.mark.parametrize("status", [403, 404, 200])
def test_without_graphql_rest_is_used(github: SimulatedGitHub, tmp_path: pathlib.Path, status: int) -> None:
    """GitHub forbids it, the server has none, or something else responds."""
    make(github)
    github.faults.add("graphql", status=status, body={"message": "No GraphQL here"}, times=None)
    report = crawl(["octo/one"], ["reviews"], client(github), tmp_path)
    assert report.complete and queries(github) == 1


def test_graphql_needs_a_credential(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    make(github)
    assert crawl(["octo/one"], ["reviews"], client(github, token=""), tmp_path, graphql=True).complete
    assert queries(github) == 0


def test_raw_json_is_that_of_rest(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    make(github)
    assert crawl(["octo/one"], ["reviews"], client(github), tmp_path, raw=True).complete
    assert queries(github) == 0 and '"author_association"' in read(tmp_path, "reviews")["raw"][0].as_py()


def test_no_points_left_means_rest(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    """A point of the last few is a larger part of its quota than a hundred requests of thousands are of theirs."""
    repo = github.add("octo/one", pulls=200)
    github.weather = Weather(limit=5000, points=20)
    report = crawl(["octo/one"], ["reviews"], client(github), tmp_path)
    assert sorted(row["id"] for row in rows(tmp_path)) == sorted(repo.keys("reviews"))
    # Not before the first response has said how many points there are.
    assert report.points == 1 and github.requested("/reviews") == 100 and github.counts["over the points"] == 0


def test_a_limit_of_points_is_waited_for(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo = github.add("octo/one", pulls=350)
    # The quota is renewed at a whole second, after one to two.
    github.weather = Weather(points=3, hour=2.0)
    report = crawl(["octo/one"], ["reviews"], client(github), tmp_path, graphql=True)
    assert report.complete and report.points == 4 and report.seconds > 0.5
    assert github.counts["over the points"] == 0 and github.requested("/reviews") == 0
    assert sorted(row["id"] for row in rows(tmp_path)) == sorted(repo.keys("reviews"))


def test_another_program_has_spent_the_points(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    """GitHub reports it under status 200."""
    repo = github.add("octo/one", pulls=30)
    github.weather = Weather(points=0, hour=1.0)

    def renew(number: int) -> None:
        if github.counts["over the points"]:
            github.weather = Weather(points=10, hour=1.0)

    github.before = renew
    report = crawl(["octo/one"], ["reviews"], client(github), tmp_path, graphql=True)
    assert report.complete and report.points == 1 and github.counts["over the points"] == 1
    assert sorted(row["id"] for row in rows(tmp_path)) == sorted(repo.keys("reviews"))


def test_random_failures_change_nothing(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo = make(github)
    github.weather = Weather(failures=0.2)
    for _ in range(20):
        report = crawl(["octo/one"], ["reviews"], client(github, retries=0), tmp_path)
        if report.complete:
            break
    assert report.failed == {}
    assert sorted(row["id"] for row in rows(tmp_path)) == sorted(repo.keys("reviews"))
    assert github.counts["502"] > 0


def test_a_renamed_repository(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    repo = make(github)
    github.before = lambda number: github.rename(repo, "moved/two") if number == 2 else None
    assert crawl(["octo/one"], ["reviews"], client(github), tmp_path).complete
    assert sorted(row["id"] for row in rows(tmp_path)) == sorted(repo.keys("reviews"))


def test_batches_and_estimates(github: SimulatedGitHub) -> None:
    repo = make(github)
    found = [batch for batch in batches(["octo/one"], ["reviews"], client(github)) if batch.stream == "reviews"]
    assert sum(map(len, found)) == len(repo.keys("reviews")) and queries(github) == 5
    made = estimate(["octo/one"], ["reviews"], client(github))
    assert (made.requests["reviews"], made.points) == (0, {"reviews": 2})
    made = estimate(["octo/one"], ["reviews"], client(github), graphql=False)
    assert (made.requests["reviews"], made.points) == (130, {})


def test_a_stream_of_ones_own_may_have_a_form(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    make(github)
    form = GraphQLForm(
        "pullRequest(number: {parent})", "reviews(states: [APPROVED])", "PullRequestReview", "id: fullDatabaseId state"
    )
    route = "GET /repos/{owner}/{repo}/pulls/{parent}/reviews"
    approvals = Stream("approvals", route, "id:int pull=_parent:int state", parent="pulls", graphql=form)
    crawl(["octo/one"], [approvals], client(github), tmp_path / "graphql")
    crawl(["octo/one"], [dataclasses.replace(approvals, graphql=None)], client(github), tmp_path / "rest")
    both = [read(tmp_path / name, approvals).drop(["crawled_at"]).to_pylist() for name in ("graphql", "rest")]
    assert both[0] == both[1] != [] and queries(github) == 5


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"parent": "pullRequest(number: 1)"}, "parent must have {parent} once"),
        ({"connection": "reviews {"}, "connection must be the name of a field"),
        ({"type": "Pull Request"}, "type must be the name of a type"),
        ({"fields": "id author { login"}, "fields must be fields with balanced braces"),
    ],
)
def test_invalid_forms(changes: dict[str, str], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        dataclasses.replace(FORM, **changes)


def test_invalid_choices(github: SimulatedGitHub, tmp_path: pathlib.Path) -> None:
    with pytest.raises(ValueError, match='graphql must be "auto", True or False'):
        crawl(["octo/one"], ["reviews"], client(github), tmp_path, graphql="always")  # type: ignore[call-overload]
    with pytest.raises(ValueError, match="graphql must not be True with raw"):
        crawl(["octo/one"], ["reviews"], client(github), tmp_path, graphql=True, raw=True)
    with pytest.raises(ValueError, match="graphql needs a parent: stars"):
        Stream("stars", "GET /repos/{owner}/{repo}/stargazers", "id:int", graphql=FORM)
    assert github.requests == []
