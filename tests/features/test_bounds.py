"""Every loop that follows a response ends: the table in SECURITY.md, row by row."""

from __future__ import annotations

import itertools
import json
import pathlib
from collections.abc import Callable
from typing import Any

import pytest

import ferrohub
from ferrohub import webhooks
from ferrohub.exceptions import IncompleteResponse, TransportError, WaitTimeout
from ferrohub.testing import GitHub
from ferrohub.testing.github import Plan
from ferrohub.transports import Request, Response
from harness import TOKEN, make, run

API = "https://api.github.com"
NEXT = f'<{API}/next?after={{}}>; rel="next"'


class Endless:
    """A transport whose responses depend on their number."""

    def __init__(self, respond: Callable[[Request, int], Any], headers: Callable[[int], dict[str, str]] | None = None):
        self.respond, self.headers = respond, headers or (lambda number: {})
        self.requests: list[Request] = []

    def __call__(self, request: Request) -> Response:
        self.requests.append(request)
        number = len(self.requests)
        if number > 20_000:
            raise RuntimeError("this does not end")
        headers = {"Content-Type": "application/json", **self.headers(number)}
        found = self.respond(request, number)
        return found if isinstance(found, Response) else Response(200, headers, json.dumps(found).encode())

    def client(self) -> ferrohub.Client:
        return ferrohub.Client(token=TOKEN, transport=self)

    def async_client(self) -> ferrohub.AsyncClient:
        return ferrohub.AsyncClient(token=TOKEN, transport=self)


def linked(number: int) -> dict[str, str]:
    """A link to another page each time."""
    return {"Link": NEXT.format(number)}


#: Responses to searches: none has a range that fits, or the same items come again and again.
SEARCHES: dict[str, Callable[[Request, int], Any]] = {
    "no items": lambda request, number: {"total_count": 5000, "incomplete_results": False, "items": []},
    "more each time": lambda request, number: {"total_count": 2000 * number, "items": []},
    "the same items": lambda request, number: {"total_count": 900, "items": [{"id": 1, "url": f"{API}/1"}] * 100},
    "the same items of many": lambda request, number: {"total_count": 5000, "items": [{"url": f"{API}/1"}] * 100},
}


@pytest.mark.parametrize("search", SEARCHES)
@pytest.mark.parametrize("sort", [None, "comments", "updated"])
def test_a_divided_search_ends(search: str, sort: str | None) -> None:
    github = Endless(SEARCHES[search], linked)
    found = []
    with pytest.raises(TransportError, match="does not end: 100 parts or pages in a row without a new item"):
        for issue in github.client().search_issues("is:issue", sort=sort, number=2000):
            found.append(issue)  # noqa: PERF402 - what was found before the error counts
    assert len(found) <= 1
    assert len(github.requests) <= 102 + 100 * len(found)


def test_an_awaited_search_ends() -> None:
    async def search() -> None:
        async for _ in github.async_client().search_issues("is:issue", number=2000):
            pass

    github = Endless(SEARCHES["no items"])
    with pytest.raises(TransportError, match="does not end"):
        run(search())
    assert len(github.requests) == 100


def test_parts_without_a_result_are_no_sign_of_an_endless_search() -> None:
    """All results are within an hour of eighteen years, which takes some divisions to find."""
    results = [{"id": number, "url": f"{API}/issues/{number}"} for number in range(1500)]

    def respond(request: Request, number: int) -> Any:
        query = request.url.partition("created%3A")[2].partition("&")[0].replace("%3A", ":")
        first, _, last = query.partition("..")
        first = first.removeprefix("%3E%3D")
        if query.startswith("%3C%3D"):
            first, last = "", query.removeprefix("%3C%3D")
        found = [
            result
            for result in results
            if (first or "0") <= f"2015-06-01T12:{result['id'] // 25:02}:00Z" <= (last or "9")
        ]
        page = int(request.url.partition("&page=")[2] or 1)
        return {"total_count": len(found), "incomplete_results": False, "items": found[:1000][: 100 * page]}

    github = Endless(respond)
    listed = [issue.url for issue in github.client().search_issues("is:issue", number=1500)]
    assert len(listed) == len(set(listed))


PAGES: dict[str, Callable[[Request, int], Any]] = {
    "empty": lambda request, number: [],
    "null": lambda request, number: [None],
    "the same": lambda request, number: [{"id": 1, "login": "a"}, {"id": 2, "login": "b"}],
    "in turn": lambda request, number: [{"id": number % 3, "login": "a"}],
}
READERS: dict[str, Callable[[ferrohub.Client], Any]] = {
    "items": lambda client: list(client.all_users()),
    "slice": lambda client: client.all_users()[10**6 :],
    "pages": lambda client: list(client.all_users().pages()),
}


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("page", PAGES)
def test_pages_without_a_new_item_end(page: str, reader: str) -> None:
    github = Endless(PAGES[page], linked)
    with pytest.raises(TransportError, match="does not end: 100 pages in a row without a new item"):
        READERS[reader](github.client())
    assert len(github.requests) <= 104


def test_scim_pages_end() -> None:
    page = {"totalResults": 10**9, "itemsPerPage": 1, "Resources": [{"id": "1", "userName": "a"}]}
    github = Endless(lambda request, number: {**page, "startIndex": number})
    with pytest.raises(TransportError, match="does not end"):
        list(github.client().rest.scim.list_provisioned_identities("o"))
    assert len(github.requests) <= 102


def test_redelivery_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ferrohub.webhooks.redelivery.MOST", 500)
    numbers = itertools.count()

    def page(request: Request, number: int) -> Any:
        one = {"guid": "a", "status_code": 500, "status": "failed", "event": "push"}
        return [{**one, "id": next(numbers), "delivered_at": "2026-11-22T12:00:00Z"} for _ in range(100)]

    github = Endless(page, linked)
    with pytest.raises(TransportError, match="do not end: there are more than 500; pass a later since"):
        webhooks.redeliver_failed(github.client(), f"{API}/orgs/octo-org/hooks/7")
    assert len(github.requests) <= 6
    assert {request.method for request in github.requests} == {"GET"}


def test_poll_ends() -> None:
    """The pages of one round have nothing but news. See also the test of the same in Rust, for all 1,000."""
    github = Endless(lambda request, number: [{"id": str(number), "type": "PushEvent"}], linked)
    poll = github.client().all_events().poll(interval=1, timeout=60)
    with pytest.raises(TransportError, match="the news do not end: 1000 pages"):
        list(poll)
    assert len(github.requests) <= 1003


def test_pages_of_a_query_end() -> None:
    query = "query { viewer { repositories(first: 1) { nodes { name } pageInfo { hasNextPage endCursor } } } }"

    def page(request: Request, number: int) -> Any:
        info = {"hasNextPage": True, "endCursor": str(number)}
        return {"data": {"viewer": {"repositories": {"nodes": [], "pageInfo": info}}}}

    github = Endless(page)
    with pytest.raises(IncompleteResponse, match="does not end: 100 responses in a row without an item"):
        list(github.client().graphql.pages(query))
    assert len(github.requests) <= 102


@pytest.mark.parametrize(
    ("nodes", "error", "requests"),
    [
        ([], "100 pages in a row without an item", 100),
        pytest.param([{"number": 1}], "there are more than 10000 pages", 10_000, marks=pytest.mark.slow),
    ],
)
def test_a_list_of_graphql_with_new_cursors_ends(nodes: list[Any], error: str, requests: int) -> None:
    def page(request: Request, number: int) -> Any:
        info = {"hasNextPage": True, "endCursor": str(number)}
        return {"data": {"node": {"discussions": {"nodes": nodes, "pageInfo": info}}}}

    github = Endless(page)
    with pytest.raises(TransportError, match=f"does not end: {error}"):
        make("Repository", github.client()).discussions()
    assert len(github.requests) == requests


def entry(path: str, sha: int, *, is_directory: bool) -> dict[str, Any]:
    """An entry of a tree."""
    mode, kind = ("040000", "tree") if is_directory else ("100644", "blob")
    return {"path": path, "mode": mode, "type": kind, "sha": f"{sha:040x}"}


def nested(request: Request, number: int) -> Any:
    """A directory within a directory, and so on; no listing is whole at first."""
    return {"truncated": "recursive" in request.url, "tree": [entry("d", number, is_directory=True)]}


def wide(request: Request, number: int) -> Any:
    """Many directories, each with a file."""
    if request.url.split("?")[0].endswith("b" * 40):
        whole = [entry(f"d{each}", each, is_directory=True) for each in range(10_001)]
        return {"truncated": "recursive" in request.url, "tree": whole}
    return {"truncated": False, "tree": [entry("f", number, is_directory=False)]}


def large(request: Request, number: int) -> Any:
    """150 directories, each of a directory with a file; only the listing of the latter is whole at first."""
    sha, _, query = request.url.rpartition("/")[2].partition("?")
    if sha.startswith("f"):
        return {"truncated": False, "tree": [entry("file", number, is_directory=False)]}
    is_root = sha in ("a" * 40, "b" * 40)
    shas = {f"d{each}": f"{sha[0]}{each:039}" for each in range(150)} if is_root else {"e": f"f{sha[:39]}"}
    tree = [{"path": path, "mode": "040000", "type": "tree", "sha": shas[path]} for path in shas]
    return {"truncated": bool(query), "tree": tree}


def compared(github: Endless) -> Any:
    """A comparison that has the most files that GitHub shows."""
    sides = [{"sha": digit * 40, "commit": {"tree": {"sha": digit * 40}}} for digit in "ab"]
    return make(
        "Comparison",
        github.client(),
        url=f"{API}/repos/o/r/compare/a...b",
        files=[{"filename": f"shown-{number}", "status": "added"} for number in range(300)],
        merge_base_commit=sides[0],
        commits=[sides[1]],
        total_commits=1,
    )


def test_many_directories_that_have_only_directories_are_compared() -> None:
    files = compared(Endless(large)).list_files()
    assert sorted(file.filename for file in files[300:]) == sorted(f"d{each}/e/file" for each in range(150))


@pytest.mark.parametrize(
    ("tree", "error", "requests"),
    [
        (nested, "100 directories in a row without a file", 400),
        pytest.param(wide, "more than 10000 directories", 10_003, marks=pytest.mark.slow),
    ],
)
def test_trees_of_a_comparison_end(tree: Callable[[Request, int], Any], error: str, requests: int) -> None:
    """Git has no such trees, but a server can send them."""
    github = Endless(tree)
    with pytest.raises(TransportError, match=f"the trees of the comparison do not end: {error}"):
        compared(github).list_files()
    assert len(github.requests) == requests


@pytest.mark.parametrize(
    ("items", "error", "most"),
    [
        (lambda number: [{"id": 1}], "100 pages in a row without a new item", 104),
        pytest.param(lambda number: [{"id": number}], "more than 10000 pages", 10_004, marks=pytest.mark.slow),
    ],
)
def test_a_list_that_a_method_reads_whole_ends(items: Callable[[int], Any], error: str, most: int) -> None:
    def respond(request: Request, number: int) -> Any:
        return {"login": "mona", "id": 1} if request.url.endswith("/user") else items(number)

    github = Endless(respond, linked)
    with pytest.raises(TransportError, match=f"does not end: .*{error}"):
        github.client().issue("octo", "demo", 1, lazy=True).comment_once("report", "text")
    assert len(github.requests) <= most and {request.method for request in github.requests} == {"GET"}


def test_a_label_that_others_change_each_time_is_an_error() -> None:
    def respond(request: Request, number: int) -> Any:
        return Response(409) if request.method == "PATCH" else {"name": "bug", "color": f"{number:06}"}

    github = Endless(respond)
    with pytest.raises(TransportError, match="others changed the same object 50 times meanwhile"):
        github.client().repository("octo", "demo", lazy=True).ensure_label("bug", "ffffff")
    assert len(github.requests) == 100


def test_a_marked_comment_that_cannot_be_written_is_an_error() -> None:
    def respond(request: Request, number: int) -> Any:
        if request.method == "POST":
            return Response(409)
        return {"login": "mona", "id": 1} if request.url.endswith("/user") else []

    github = Endless(respond)
    with pytest.raises(TransportError, match="others changed the same object 50 times meanwhile"):
        github.client().issue("octo", "demo", 1, lazy=True).comment_once("report", "text")
    assert len([request for request in github.requests if request.method == "POST"]) == 50


class Refusing:
    """A simulator that merges no pull request: somebody pushes before, or it never computes whether it can."""

    _skips_waits = True
    prefetch = False

    def __init__(self, github: GitHub, status: int) -> None:
        self.github, self.status, self.merges = github, status, 0
        self._pass_time = github._pass_time

    def __call__(self, request: Any) -> Any:
        if request.method == "PUT" and request.url.endswith("/merge"):
            self.merges += 1
            if self.status == 409:
                self.github.commit("mona/compass", {"a.txt": f"{self.merges}"}, branch="fix")
            return Response(self.status)
        return self.github(request)


def refused_pull(status: int) -> tuple[Any, Refusing]:
    github = GitHub()
    github.user("mona")
    github.repository("mona/compass", files={"README.md": "x"})
    github.commit("mona/compass", {"a.txt": "a"}, branch="fix")
    github.delays.mergeable = 10**9
    refusing = Refusing(github, status)
    client = github.client("mona", transport=refusing)
    return client.repository("mona", "compass").create_pull("Fix", "main", "fix"), refusing


def test_a_merge_that_somebody_always_precedes_is_an_error() -> None:
    pull, pushing = refused_pull(409)
    with pytest.raises(TransportError, match="the branch moved 20 times while its checks were waited for"):
        pull.merge_when_green()
    assert pushing.merges == 20


def test_a_merge_that_github_never_decides_is_an_error() -> None:
    pull, undecided = refused_pull(405)
    with pytest.raises(TransportError, match=r"did not compute whether it can be merged.*; its branch moved 0 times"):
        pull.merge_when_green(timeout=10**6)
    assert undecided.merges == 20


class Holding:
    """A simulator that requests a year between two requests."""

    _skips_waits = True
    prefetch = False

    def __init__(self, github: GitHub) -> None:
        self.github = github
        self.pauses: list[float] = []

    def _pass_time(self, seconds: float) -> None:
        self.pauses.append(seconds)
        self.github._pass_time(seconds)

    def __call__(self, request: Any) -> Any:
        response = self.github(request)
        response.headers.append(("X-Poll-Interval", str(365 * 86400)))
        return response


def test_a_server_holds_a_wait_for_an_hour_at_most() -> None:
    github = GitHub()
    github.user("mona")
    github.repository("mona/compass", files={".github/workflows/ci.yml": "name: CI\non: workflow_dispatch\n"})

    @github.on_dispatch("ci.yml")
    def ci(plan: Plan) -> None:
        plan.job("build", seconds=5000)

    holding = Holding(github)
    run = github.client("mona").repository("mona", "compass").workflow("ci.yml").dispatch()
    held = github.client("mona", transport=holding).repository("mona", "compass").workflow_run(run.id)
    assert held.wait(timeout=10**9).conclusion == "success"
    assert holding.pauses == [3600, 3600]


class Starting:
    """A simulator that accepts every dispatch of a workflow and starts no run."""

    _skips_waits = True
    prefetch = False

    def __init__(self, github: GitHub) -> None:
        self.github = github
        self._pass_time = github._pass_time

    def __call__(self, request: Any) -> Any:
        return Response(204) if request.url.endswith("/dispatches") else self.github(request)


def test_a_run_that_never_appears_is_an_error() -> None:
    github = GitHub()
    github.user("mona")
    github.repository("mona/compass", files={".github/workflows/ci.yml": "name: CI\non: workflow_dispatch\n"})
    workflow = github.client("mona", transport=Starting(github)).repository("mona", "compass").workflow("ci.yml")
    before = github.clock.timestamp
    with pytest.raises(WaitTimeout, match="the search for the run did not end within 60 s"):
        workflow.dispatch()
    assert 59 < github.clock.timestamp - before <= 61


def test_crawls_end(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyarrow")
    from ferrohub.crawl import _planning, _storage, crawl

    monkeypatch.setattr(_storage, "sync", lambda file: file.flush())  # do not wait for the disk
    monkeypatch.setattr(_planning, "PAUSES", ())

    repository = {"id": 1, "full_name": "octo/one", "name": "one", "owner": {"login": "octo"}}

    def page(request: Request, number: int) -> Any:
        return repository if request.url.endswith("/repos/octo/one") else [{"id": 1, "number": 1, "user": {"id": 1}}]

    for stream in ("issues", "stargazers"):
        github = Endless(page, lambda number: {"Link": f'<{API}/repositories/1/x?page={number + 1}>; rel="next"'})
        report = crawl(["octo/one"], [stream], github.client(), tmp_path / stream)
        assert not report.complete
        assert "do not end: 100 pages in a row without a new item" in report.failed["octo/one"], stream
        assert len(github.requests) < 200, stream


@pytest.mark.parametrize("stream", ["pulls", "labels"])
def test_crawls_of_pages_in_a_long_cycle_end(
    stream: str, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No page is one of the last 50."""
    pytest.importorskip("pyarrow")
    from ferrohub.crawl import _planning, _storage, crawl

    monkeypatch.setattr(_storage, "sync", lambda file: file.flush())
    monkeypatch.setattr(_planning, "PAUSES", ())

    def page(request: Request, number: int) -> Any:
        if request.url.endswith("/repos/octo/one"):
            return {"id": 1, "full_name": "octo/one"}
        return [{"id": number % 60, "number": number % 60, "updated_at": "2024-01-01T00:00:00Z"}]

    github = Endless(page, lambda number: {"Link": f'<{API}/repositories/1/x?page={number + 1}>; rel="next"'})
    report = crawl(["octo/one"], [stream], github.client(), tmp_path, budget=1000)
    assert "do not end: 100 pages in a row without a new item" in report.failed["octo/one"]
    assert len(github.requests) < 500


def test_the_list_of_an_owner_ends(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyarrow")
    from ferrohub.crawl import _planning, crawl

    monkeypatch.setattr(_planning, "PAUSES", ())
    github = Endless(lambda request, number: [], lambda number: {"Link": f'<{API}/x?page={number + 1}>; rel="next"'})
    report = crawl(["octo/*"], ["issues"], github.client(), tmp_path)
    assert not report.complete and "do not end" in report.failed["octo/*"]
    assert len(github.requests) <= 101


@pytest.fixture
def foreign() -> Any:
    """A session of another package, whose pages are empty and have a next one."""

    class Reply:
        status_code, headers = 200, dict[str, str]()

        def __init__(self, url: str) -> None:
            self.url, self.links = url, {"next": {"url": url + "x"}}
            self.content, self.text = b"[]", "[]"

        def json(self) -> list[Any]:
            return []

    class Session:
        count = 0

        def build_url(self, *parts: str) -> str:
            return "/".join((API, *parts))

        def get(self, url: str, **_: Any) -> Reply:
            self.count += 1
            if self.count > 1000:
                raise RuntimeError("this does not end")
            return Reply(url)

    return Session()


def test_listings_over_sessions_of_other_packages_end(foreign: Any) -> None:
    from ferrohub.github3 import exceptions, structs

    listing = structs.GitHubIterator(-1, f"{API}/users", dict, foreign)
    with pytest.raises(exceptions.UnprocessableResponseBody, match="100 pages in a row"):
        list(listing)
    assert foreign.count == 100
