"""How streams are read through their parents when some of these fail, or the crawl is killed."""

from __future__ import annotations

import asyncio
import contextlib
import email.utils
import json
import pathlib
import time
from typing import Any

import pytest

pytest.importorskip("pyarrow")

import ferrohub
from crawled_folders import keys
from crawled_github import SimulatedGitHub
from ferrohub import transports
from ferrohub.crawl import STREAMS, Stream, _children, batches, crawl, dataset, read
from ferrohub.crawl._replies import Reply, Unavailable
from ferrohub.crawl._walks import steps
from modelled_changes import shown


class Parents:
    """Parents that have changed now, each with an item on each of its pages, and the walk through them."""

    check: Any

    def __init__(self, *keys: int, pages: int = 1, batch: Any = None) -> None:
        self.keys, self.pages, self.batch = keys, pages, batch
        self.broken, self.read, self.state = set[tuple[int, int]](), list[tuple[int, int]](), dict[str, Any]()
        self.forbidden, self.check, self.gone = set[int](), None, list[tuple[int, int | None]]()

    async def get(self, query: dict[str, str], etag: str | None = None, route: str = "", **path: Any) -> Reply:
        page = int(query.get("page", 1))
        self.read.append((path["parent"], page))
        if self.read[-1] in self.broken:
            raise ValueError
        if path["parent"] in self.forbidden:
            raise Unavailable(403, "No")
        following = {"page": str(page + 1)} if page < self.pages else None
        return Reply(STREAMS["reviews"], 200, [{"id": path["parent"] * 100 + page}], following, None, False)

    def walk(self, most: int = 1000) -> list[tuple[int, int]]:
        """The pages that are requested until the walk fails, ends or is killed after so many steps."""
        self.read = []

        async def run() -> None:
            rows = [(at, key, time.time()) for at, key in enumerate(self.keys)]
            stream, state = STREAMS["reviews"], self.state
            walk = _children.children(stream, self.get, state, lambda at: rows[at:], self.batch, self.check)
            async for step in walk:
                self.state = json.loads(json.dumps(step.state))
                self.gone += [] if step.gone is None else [(step.gone[0], step.gone[1].status)]
                if len(self.read) >= most:
                    break

        with contextlib.suppress(ValueError):
            asyncio.run(run())
        return self.read


def test_parents_that_fail_for_good_do_not_keep_others_from_being_read_again() -> None:
    parents = Parents(1, 2, 3, 4, 5, 6)
    parents.broken = {(key, 1) for key in (3, 4, 5)}
    assert parents.walk() == [(key, 1) for key in (1, 2, 3, 4, 5)]
    # 6 is new, and those before the first that failed have changed within the last second.
    for expected in ([6, 1, 2, 3, 4, 5], [6, 1, 2, 3, 4, 5]):
        assert [key for key, _ in parents.walk()] == expected
    parents.broken = set()
    assert {key for key, _ in parents.walk()} == {*parents.keys}
    assert parents.state == {"offset": 6, "again": parents.state["again"]}


def test_only_parents_that_follow_each_other_count_as_many_that_fail() -> None:
    async def batch(keys: list[int]) -> tuple[int, dict[int, list[Any]], float]:
        return len(keys), {key: [] for key in keys if key % 2 == 0}, 0.0

    parents = Parents(*range(1, 11), batch=batch)
    parents.broken = {(key, 1) for key in parents.keys}
    assert parents.walk() == [(key, 1) for key in (1, 3, 5, 7, 9)]
    # Nor does a page count that could be read, of a parent with another one that could not.
    parents = Parents(*range(1, 11), pages=2)
    parents.broken = {(key, 2) for key in parents.keys}
    assert {key for key, _ in parents.walk()} == {1, 2, 3}


def test_a_parent_that_fails_is_tried_again_although_another_one_may_not_be_read() -> None:
    """That the stream may not be read would end the run; here, ``walk`` would raise it."""
    parents = Parents(1, 2, 3)
    parents.forbidden, parents.broken = {1}, {(2, 1)}
    for _ in range(2):
        assert len(parents.walk()) == 3


def test_a_walk_that_is_killed_within_a_parent_goes_on_there_and_loses_no_other() -> None:
    """Also if it is one that had failed, and others are new."""
    for most in range(1, 13):
        parents = Parents(1, 2, 3, pages=3)
        parents.broken = {(2, 1)}
        parents.walk()
        parents.keys, parents.broken = (1, 2, 3, 4), set()
        first, parents.keys = parents.walk(most), (1, 2, 3, 4, 5)
        rest = parents.walk()
        assert {*first, *rest} >= {(key, page) for key in (2, 4, 5) for page in (1, 2, 3)}
        if most % 3:
            assert rest[0] == (first[-1][0], first[-1][1] + 1)


def test_parents_whose_key_is_empty_have_no_items(tmp_path: pathlib.Path) -> None:
    tops = Stream("tops", "GET /repos/{owner}/{repo}/tops", "id:int sha")
    parts = Stream("parts", "GET /repos/{owner}/{repo}/tops/{parent}", "id:int", parent="tops", parent_column="sha")

    def transport(request: transports.Request) -> transports.Response:
        if request.url.endswith("/o/r"):
            return transports.Response.json({"id": 1, "full_name": "o/r"})
        if "/tops/" in request.url:
            return transports.Response.json([{"id": 7}])
        return transports.Response.json([{"id": 1, "sha": "a"}, {"id": 2, "sha": ""}, {"id": 3, "sha": None}])

    client = ferrohub.Client(token="...", transport=transport)
    report = crawl(["o/r"], [tops, parts], client, tmp_path)
    assert report.complete, report.failed
    assert len(read(tmp_path, tops)) == 3 and read(tmp_path, parts)["id"].to_pylist() == [7]
    assert sum(len(batch) for batch in batches(["o/r"], [tops, parts], client) if batch.stream == "parts") == 1


def crawled(github: SimulatedGitHub, folder: pathlib.Path) -> list[tuple[str, int | None]]:
    """Crawl the reviews, and return their outcomes."""
    client = ferrohub.Client(token="...", transport=github)
    report = crawl(["o/r"], ["reviews"], client, folder, graphql=False, concurrency=1)
    assert report.complete, report.failed
    return [(row["outcome"], row["parent"]) for row in report.outcomes if row["stream"] == "reviews"]


@pytest.mark.parametrize("before", range(0, 12, 3))
def test_items_of_a_repository_that_cannot_be_read_for_a_while_are_read_later(
    github: SimulatedGitHub, tmp_path: pathlib.Path, before: int
) -> None:
    """Those of each parent that was to be read meanwhile."""
    repo = github.add("o/r", pulls=12)

    def hide(number: int) -> None:
        repo.status = 404 if github.requested("/reviews") >= before + 1 else 200

    github.before = hide
    assert crawled(github, tmp_path) == [("not_found", None)]
    # Three parents and the repository show it.
    assert github.requested("/reviews") <= before + 4
    github.before = lambda number: None
    repo.status = 200
    assert crawled(github, tmp_path) == [("ok", None)]
    assert keys(tmp_path, "reviews") == sorted(repo.keys("reviews"))


def test_items_that_a_credential_may_not_read_are_read_when_it_may(
    github: SimulatedGitHub, tmp_path: pathlib.Path
) -> None:
    repo = github.add("o/r", pulls=12)
    repo.statuses["reviews"] = 403
    assert crawled(github, tmp_path) == [("forbidden", None)] and github.requested("/reviews") == 3
    del repo.statuses["reviews"]
    assert crawled(github, tmp_path) == [("ok", None)]
    assert keys(tmp_path, "reviews") == sorted(repo.keys("reviews"))


@pytest.mark.parametrize(
    ("gone", "checks"),
    [((1,), 1), ((12,), 0), ((3, 4, 5, 6, 7), 1), ((1, 2, 3, 4, 5), 2), ((8, 9, 10, 11, 12), 1), ((*range(1, 13),), 3)],
)
def test_parents_that_were_deleted_are_not_requested_again(
    github: SimulatedGitHub, tmp_path: pathlib.Path, gone: tuple[int, ...], checks: int
) -> None:
    """The repository is requested if no other parent shows that they were deleted. The newest one is read first."""
    repo = github.add("o/r", pulls=12)
    repo.hidden.update(gone)
    assert sorted(crawled(github, tmp_path), key=repr) == sorted((("not_found", each) for each in gone), key=repr)
    assert github.requested("/reviews") == 12
    assert sum(each.path == "/repos/o/r" for each in github.requests) == 1 + checks
    assert crawled(github, tmp_path) == [] and github.requested("/reviews") == 12
    assert keys(tmp_path, "reviews") == sorted(repo.keys("reviews"))


def test_items_that_have_not_ended_cost_no_quota_until_they_change(tmp_path: pathlib.Path) -> None:
    tops = Stream("tops", "GET /repos/{owner}/{repo}/tops", "id:int")
    parts = Stream("parts", "GET /repos/{owner}/{repo}/tops/{parent}", "id:int status", parent="tops",
                   unsettled="status!=done")  # fmt: skip
    status, seen = "open", list[int]()

    def transport(request: transports.Request) -> transports.Response:
        given = {name.lower(): value for name, value in request.headers.items()}
        if "/tops/" not in request.url:
            body = b'[{"id": 1}]' if "/tops" in request.url else b'{"id": 1, "full_name": "o/r"}'
            is_known = "if-none-match" in given
            return transports.Response(304 if is_known else 200, {"ETag": '"1"'}, b"" if is_known else body)
        seen.append(304 if given.get("if-none-match") == f'"{status}"' else 200)
        body = json.dumps([{"id": 7, "status": status}]).encode() if seen[-1] == 200 else b""
        return transports.Response(seen[-1], {"ETag": f'"{status}"'}, body)

    client = ferrohub.Client(token="...", transport=transport)
    for status in ("open", "open", "open", "queued", "queued", "done", "done"):  # noqa: B007
        assert crawl(["o/r"], [tops, parts], client, tmp_path).complete
    # What has ended is not requested any more.
    assert seen == [200, 304, 304, 200, 304, 200]
    assert read(tmp_path, parts)["status"].to_pylist() == ["done"]


@pytest.mark.parametrize("fast", [0, 600])
def test_a_second_change_within_a_second_is_seen_although_the_clock_is_wrong(tmp_path: pathlib.Path, fast: int) -> None:
    """The clock of this machine is fast. The second change does not change the time of the parent."""
    tops = Stream("tops", "GET /repos/{owner}/{repo}/tops", "id:int updated_at:time", "id", "newest", "updated_at")
    parts = Stream("parts", "GET /repos/{owner}/{repo}/tops/{parent}", "id:int", parent="tops")
    now, ids = int(time.time()) - fast, [7]

    def transport(request: transports.Request) -> transports.Response:
        body: Any = [{"id": each} for each in ids]
        if "/tops/" not in request.url:
            body = [{"id": 1, "updated_at": shown(now)}] if "/tops" in request.url else {"id": 1, "full_name": "o/r"}
        return transports.Response(200, {"Date": email.utils.formatdate(now, usegmt=True)}, json.dumps(body).encode())

    client = ferrohub.Client(token="...", transport=transport)
    assert crawl(["o/r"], [tops, parts], client, tmp_path).complete
    ids.append(8)
    assert crawl(["o/r"], [tops, parts], client, tmp_path).complete
    assert sorted(read(tmp_path, parts)["id"].to_pylist()) == [7, 8]


@pytest.mark.parametrize(("status", "stay"), [(403, True), (451, True), (404, False)])
def test_members_of_a_team_that_cannot_be_read_any_more(status: int, stay: bool, tmp_path: pathlib.Path) -> None:
    """They stay, unless the team was deleted. Others are those of today."""
    hidden, members = set[str](), {"one": ["mona"], "two": ["mona"]}

    def transport(request: transports.Request) -> transports.Response:
        path = request.url.partition(".com")[2].partition("?")[0]
        body: Any = {"id": 1, "login": "o", "type": "Organization"}
        if path.endswith("/teams"):
            body = [{"id": number, "slug": team} for number, team in enumerate(members, 1)]
        elif path.endswith("/members"):
            team = path.split("/")[-2]
            if team in hidden:
                return transports.Response(status, {}, b'{"message": "No"}')
            body = [{"id": number, "login": login} for number, login in enumerate(members[team])]
        return transports.Response(200, {"Content-Type": "application/json"}, json.dumps(body).encode())

    client = ferrohub.Client(token="...", transport=transport)
    assert crawl(["o/*"], ["team_members"], client, tmp_path).complete
    hidden.add("one")
    for login in ("hubot", "octocat"):
        members["two"].append(login)
        assert crawl(["o/*"], ["team_members"], client, tmp_path).complete
    rows = [(row["team_slug"], row["login"]) for row in read(tmp_path, "team_members").to_pylist()]
    kept = [("one", "mona")] if stay else []
    assert sorted(rows) == [*kept, ("two", "hubot"), ("two", "mona"), ("two", "octocat")]


@pytest.mark.parametrize("budget", [None, 4])
def test_a_parent_of_which_a_later_page_cannot_be_read(budget: int | None, tmp_path: pathlib.Path) -> None:
    """Of its items, none is there twice, and all are when it can be read again."""
    tops = Stream("tops", "GET /repos/{owner}/{repo}/tops", "id:int")
    parts = Stream("parts", "GET /repos/{owner}/{repo}/tops/{parent}", "id:int top=_parent:int", "id", parent="tops",
                   whole=True)  # fmt: skip
    ids, hidden = [*range(200)], set[str]()

    def transport(request: transports.Request) -> transports.Response:
        path, _, query = request.url.partition("?")
        body: Any = {"id": 1, "full_name": "o/r"} if path.endswith("r") else [{"id": 1}]
        headers, page = {"ETag": '"1"'}, int("page=2" in query) + 1
        if "/tops/" in path:
            if {path[-1:], f"page {page}"} & hidden:
                return transports.Response(403, {}, b'{"message": "No"}')
            body = [{"id": each} for each in ids[100 * page - 100 :][:100]]
            headers = {"Link": f'<{path}?per_page=100&page=2>; rel="next"'} if page == 1 else {}
        elif headers["ETag"] in request.headers.values():
            return transports.Response(304, headers)
        return transports.Response(200, headers, json.dumps(body).encode())

    client = ferrohub.Client(token="...", transport=transport)
    assert crawl(["o/r"], [tops, parts], client, tmp_path).complete
    ids.insert(0, 1000)
    del ids[-1]
    if budget is None:
        hidden.add("page 2")
    for _ in range(2):
        crawl(["o/r"], [tops, parts], client, tmp_path, budget=None if hidden else budget)
        rows = dataset(tmp_path, "parts").to_table()["id"].to_pylist()
        assert len(rows) == len(set(rows)) == 200
        if budget is not None:
            hidden.add("1")
    # A walk that was interrupted begins again, so that a parent which cannot be read keeps no other from being read.
    assert [row["parent"] for row in read(tmp_path, "outcomes").to_pylist()] == [None if budget is None else 1]
    hidden.clear()
    assert crawl(["o/r"], [tops, parts], client, tmp_path).complete
    assert sorted(dataset(tmp_path, "parts").to_table()["id"].to_pylist()) == sorted(ids)


def test_a_parent_that_fails_for_good_is_set_aside(
    github: SimulatedGitHub, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As GitHub's response is 500 for the files of a pull request whose diff takes too long."""
    repo, broken, passed = github.add("o/r", pulls=12), {4}, 0.0
    client = ferrohub.Client(token="...", transport=lambda request: transport(request), retries=0)
    requested = list[int]()
    monkeypatch.setattr(steps, "now", lambda: time.time() + passed)

    def transport(request: transports.Request) -> transports.Response:
        if "/pulls/4/reviews" in request.url:
            requested.append(4)
        if any(f"/pulls/{number}/reviews" in request.url for number in broken):
            return transports.Response(500, {}, b'{"message": "This diff takes too long"}')
        return github(request)

    def crawled() -> tuple[bool, int, list[Any]]:
        """Whether a crawl is complete, how often the parent was requested, and its outcomes."""
        requested.clear()
        report = crawl(["o/r"], ["reviews"], client, tmp_path, graphql=False)
        of_parent = [row for row in report.outcomes if row["parent"] is not None]
        return report.complete, len(requested), of_parent

    assert crawled() == (False, 4, [])
    complete, count, (row,) = crawled()
    assert complete and count == 4
    assert (row["parent"], row["status"], row["outcome"]) == (4, 500, "failed") and "too long" in row["detail"]
    # Others are read, also if they change; and so does what fails, but no earlier than after an hour.
    for number in (2, 5):
        github.touch(repo, "pulls", number)
        assert crawled() == (True, 0, [])
    passed = 3601.0
    complete, count, (row,) = crawled()
    assert complete and count == 1 and row["status"] == 500
    # The next pause is longer.
    passed += 3601.0
    assert crawled() == (True, 0, [])
    broken.clear()
    passed += 3601.0
    complete, count, (row,) = crawled()
    assert complete and count == 1 and (row["parent"], row["outcome"]) == (4, "ok")
    assert keys(tmp_path, "reviews") == sorted(repo.keys("reviews"))
    assert crawled() == (True, 0, [])


def test_a_parent_stays_set_aside_when_all_parents_are_replaced(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tops = Stream("tops", "GET /repos/{owner}/{repo}/tops", "id:int", "id")
    parts = Stream("parts", "GET /repos/{owner}/{repo}/tops/{parent}/parts", "id:int", "id", parent="tops")
    shown_tops, broken, requested, passed = [1, 2, 3, 4], {3, 4}, list[int](), 0.0
    monkeypatch.setattr(steps, "now", lambda: time.time() + passed)

    def transport(request: transports.Request) -> transports.Response:
        path = request.url.partition("?")[0].split("/")
        if path[-1] == "r":
            return transports.Response.json({"id": 1, "full_name": "o/r"})
        if path[-1] == "tops":
            return transports.Response.json([{"id": each} for each in shown_tops])
        requested.append(int(path[-2]))
        return transports.Response(500, {}, b"{}") if requested[-1] in broken else transports.Response.json([])

    client = ferrohub.Client(token="...", transport=transport, retries=0)

    def crawled() -> tuple[bool, list[int], list[tuple[Any, str]]]:
        requested.clear()
        report = crawl(["o/r"], [tops, parts], client, tmp_path)
        rows = [(row["parent"], row["outcome"]) for row in report.outcomes if row["parent"] is not None]
        return report.complete, sorted(requested), rows

    assert crawled()[0] is False
    assert crawled()[0] is True
    # One of those that were set aside is deleted.
    shown_tops[2:3] = [5]
    assert crawled() == (True, [1, 2, 5], [])
    passed = 3601.0
    broken.clear()
    assert crawled() == (True, [1, 2, 4, 5], [(4, "ok")])


def test_a_parent_for_which_a_transport_raises_keeps_no_other_from_being_read_once(
    github: SimulatedGitHub, tmp_path: pathlib.Path
) -> None:
    """The same exception would come from what a walk keeps, if that is damaged: then all are read again."""
    github.add("o/r", pulls=6)

    def transport(request: transports.Request) -> transports.Response:
        if "/pulls/4/reviews" in request.url:
            raise KeyError(4)
        return github(request)

    client = ferrohub.Client(token="...", transport=transport, retries=0)
    assert not crawl(["o/r"], ["reviews"], client, tmp_path, graphql=False).complete
    assert crawl(["o/r"], ["reviews"], client, tmp_path, graphql=False).complete
    assert github.requested("/reviews") == 5


@pytest.mark.parametrize(("status", "body"), [(200, b'[{"id": 1'), (200, b'"text"'), (400, b"{}")])
def test_a_parent_that_is_set_aside_has_failed_whatever_its_status(
    github: SimulatedGitHub, tmp_path: pathlib.Path, status: int, body: bytes
) -> None:
    github.add("o/r", pulls=6)

    def transport(request: transports.Request) -> transports.Response:
        return transports.Response(status, {}, body) if "/pulls/4/reviews" in request.url else github(request)

    client = ferrohub.Client(token="...", transport=transport, retries=0)
    for _ in range(2):
        report = crawl(["o/r"], ["reviews"], client, tmp_path, graphql=False)
    assert report.complete
    (row,) = [row for row in report.outcomes if row["parent"] is not None]
    assert (row["parent"], row["status"], row["outcome"]) == (4, status, "failed")


def test_the_items_of_a_parent_that_was_set_aside_come_with_its_outcome() -> None:
    """A walk that is killed between the two would leave the outcome as it was."""
    parents = Parents(1, 2)
    parents.broken = {(1, 1)}
    for _ in range(_children.SET_ASIDE):
        parents.walk()
    parents.broken, parents.keys = set(), (1, 2, 1)
    parents.walk(most=1)
    assert "later" not in parents.state or not parents.state["later"]
    assert parents.gone == [(1, None), (1, 200)]


@pytest.mark.parametrize("is_down", [True, False])
def test_parents_are_not_set_aside_while_the_repository_cannot_be_read(is_down: bool) -> None:
    """If no other parent can be read, it is requested."""
    parents = Parents(1, 2)
    parents.broken = {(1, 1), (2, 1)}

    async def check() -> None:
        if is_down:
            raise ValueError

    parents.check = check
    for _ in range(2 * _children.SET_ASIDE):
        assert 1 in {key for key, _ in parents.walk()} or not is_down
    assert [key for key, *_ in parents.state.get("later", ())] == ([] if is_down else [1, 2])
    parents.broken = set()
    assert [key for key, _ in parents.walk()] == ([1, 2] if is_down else [])


def test_a_parent_that_was_set_aside_and_is_read_with_others() -> None:
    """Also if it changes before it would be tried again; its outcome says that it is read."""

    async def batch(keys: list[int]) -> tuple[int, dict[int, list[Any]], float]:
        return (1, {}, 0.0) if parents.broken else (len(keys), {key: [] for key in keys}, 0.0)

    parents = Parents(1, 2, batch=batch)
    parents.broken = {(1, 1)}
    for _ in range(_children.SET_ASIDE):
        parents.walk()
    assert [key for key, *_ in parents.state["later"]] == [1] and parents.gone == [(1, None)]
    parents.broken, parents.keys = set(), (1, 2, 1)
    parents.walk()
    assert "later" not in parents.state and parents.gone[1:] == [(1, 200)]
