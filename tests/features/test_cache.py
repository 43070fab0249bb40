"""The cache: what it stores, what it revalidates, and that users never share responses."""

from __future__ import annotations

import concurrent.futures
import copy
import pathlib
import pickle
import time
from collections.abc import Iterator
from typing import Any

import pytest

import ferrohub
from cached_service import CONDITIONS, Service, cache_of, connect, entries, serving
from ferrohub.exceptions import NotFoundError
from ferrohub.testing import Recorder
from forking import in_child, needs_fork
from harness import TOKEN, Reply, Server, body_of


@pytest.fixture
def service() -> Iterator[Service]:
    with serving() as service:
        yield service


@pytest.fixture(params=["memory", "disk"])
def place(request: pytest.FixtureRequest, tmp_path: pathlib.Path) -> bool | pathlib.Path:
    """What is passed as `cache`."""
    return True if request.param == "memory" else tmp_path / "kept" / "here"


@pytest.fixture
def folder(tmp_path: pathlib.Path) -> pathlib.Path:
    return tmp_path / "folder"


def test_the_second_read_costs_no_quota_and_returns_the_same(service: Service, place: Any) -> None:
    client = connect(service, place)
    first = client.me()
    left = service.remaining
    second = client.me()
    assert service.conditions() == [False, True]
    assert service.remaining == left
    assert second.as_json() == first.as_json() and type(second) is type(first)
    assert second.etag == first.etag and second.last_modified == first.last_modified
    assert (cache_of(client).hits, cache_of(client).misses) == (1, 1)


def test_a_response_from_the_cache_has_the_headers_of_now(service: Service, place: Any) -> None:
    client = connect(service, place)
    service.headers = {"Link": "</user?page=2>; rel=next", "X-Request": "1"}
    client.session.get("/user")
    service.headers = {"X-Request": "2", "X-New": "yes", "Content-Type": "text/plain"}
    service.remaining = 17
    reply = client.session.get("/user")
    assert reply.status_code == 200 and reply.json()["login"] == "octocat"
    assert reply.headers["x-ratelimit-remaining"] == "17"
    assert (reply.headers["x-request"], reply.headers["x-new"]) == ("2", "yes")
    assert reply.headers["link"] == "</user?page=2>; rel=next"
    assert reply.headers["content-type"].startswith("application/json")
    assert reply.url == f"{service.url}/user"


def test_what_changed_is_read_anew(service: Service, place: Any) -> None:
    client = connect(service, place)
    client.me()
    service.things["/user"]["name"] = "Another"
    assert [client.me().name, client.me().name] == ["Another", "Another"]
    assert service.conditions() == [False, True, True]
    assert (cache_of(client).hits, cache_of(client).misses) == (1, 2)


def test_who_writes_reads_what_was_written(service: Service, place: Any) -> None:
    service.things["/list"] = [1]
    client = connect(service, place)
    assert client.session.get("/list").json() == [1]
    for number in (2, 3):
        client.session.post("/list", json=number)
        assert client.session.get("/list").json() == [*range(1, number + 1)]


def test_every_page_of_a_listing_is_kept(service: Server, place: Any) -> None:
    client = connect(service, place)
    pages = [[body_of("ShortIssue") | {"number": number}] for number in range(3)]
    links = [{"Link": f"<{service.url}/issues?page={page}>; rel=next"} for page in (2, 3)] + [{}]
    service.next_reply = lambda: reply()  # type: ignore[method-assign]

    def reply() -> Reply:
        request = service.requests[-1]
        page = int(request.query.get("page", 1)) - 1
        etag = f'"{page}"'
        if request.headers.get("if-none-match") == etag:
            return Reply(None, 304, {"ETag": etag})
        return Reply(pages[page], 200, {"ETag": etag, **links[page]})

    first = [issue.as_json() for issue in client.issues()]
    listing = client.issues()
    assert [issue.as_json() for issue in listing] == first and len(first) == 3
    assert listing.etag == '"0"' and listing.last_status == 200
    assert [bool(CONDITIONS & request.headers.keys()) for request in service.requests] == [False] * 3 + [True] * 3


def test_no_credential_sees_what_another_one_read(service: Service, folder: pathlib.Path) -> None:
    clients = [connect(service, folder, token) for token in ("first", "second", "")]
    clients[2].session.basic_auth("octocat", "password")
    for client in clients:
        client.session.get("/user")
    assert service.conditions() == [False] * 3
    for client in clients:
        assert client.session.get("/user").status_code == 200
    assert service.conditions() == [True] * 3


def test_one_credential_shares_what_it_read_between_sessions(service: Service, folder: pathlib.Path) -> None:
    shared = ferrohub.Cache(folder)
    connect(service, shared).me()
    connect(service, shared).me()
    connect(service, str(folder)).me()
    connect(service, folder, "another").me()
    assert service.conditions() == [False, True, True, False]
    assert (shared.hits, shared.misses) == (1, 1)


def test_forms_of_a_thing_are_kept_side_by_side(service: Service, place: Any) -> None:
    session = connect(service, place).session
    for _ in range(2):
        session.get("/user", headers={"Accept": "application/vnd.github.raw+json"})
        session.get("/user", headers={"X-GitHub-Api-Version": "2026-03-10"})
        session.get("/user", params={"page": 2})
        session.get("/user")
    assert service.conditions() == [False] * 4 + [True] * 4


def test_a_header_that_the_service_looks_at_tells_forms_apart(service: Service, place: Any) -> None:
    session = connect(service, place).session
    service.headers = {"Vary": "accept, X-Form"}
    for form in ("one", "one", "two", "two"):
        session.get("/user", headers={"X-Form": form, "X-Request-Id": str(time.monotonic())})
    assert service.conditions() == [False, True, False, True]


@pytest.mark.parametrize(
    "headers",
    [{"Cache-Control": "private, No-Store"}, {"Vary": "*"}, {"ETag": ""}],
    ids=["no-store", "vary", "no-validator"],
)
def test_what_may_not_be_kept_is_not_kept(service: Service, place: Any, headers: dict[str, str]) -> None:
    client = connect(service, place)
    client.me()
    # What is kept of before goes too.
    service.things["/user"]["name"] = "Another"
    service.headers = headers
    client.me()
    client.me()
    assert service.conditions() == [False, True, False]


def test_no_store_of_the_caller_is_obeyed(service: Service, folder: pathlib.Path) -> None:
    session = connect(service, folder).session
    for _ in range(2):
        session.get("/user", headers={"Cache-Control": "no-store"})
        session.get("/user", headers={"X-GitHub-OTP": "123456"})
        session.get("/user", headers={"Range": "bytes=0-"})
        with session.temporary_basic_auth("octocat", "password"):
            session.get("/user")
        with session.no_auth():
            session.get("/user")
    assert service.conditions() == [False] * 10
    assert entries(folder) == []


def test_errors_are_not_kept_and_what_is_gone_is_forgotten(service: Service, folder: pathlib.Path) -> None:
    client = connect(service, folder)
    client.me()
    thing = service.things.pop("/user")
    for _ in range(2):
        with pytest.raises(NotFoundError):
            client.me()
    service.things["/user"] = thing
    client.me()
    assert service.conditions() == [False, True, False, False]


def test_own_conditions_and_their_responses_pass_unchanged(service: Service, place: Any) -> None:
    client = connect(service, place)
    service.things["/users/octocat"] = service.things["/user"]
    me = client.me()
    assert client.session.get("/user", headers={"If-None-Match": me.etag}).status_code == 304
    me.refresh()
    assert me.refresh(conditional=True) is me
    assert service.requests[-1].headers["if-none-match"] == me.etag
    assert client.session.get("/user", headers={"If-None-Match": '"another"'}).status_code == 200
    assert service.requests[-1].headers["if-none-match"] == '"another"'
    service.things["/issues"] = [body_of("ShortIssue")]
    issues = client.issues()
    assert len(list(issues)) == 1
    assert list(client.issues(etag=issues.etag)) == [] and list(issues.refresh(conditional=True)) == []
    assert issues.last_status == 304
    assert cache_of(client).hits == 0


def test_a_response_about_another_version_is_requested_again(server: Server, place: Any) -> None:
    client = connect(server, place)
    thing = body_of("AuthenticatedUser")
    server.will(
        Reply(thing, headers={"ETag": '"1"'}),
        Reply(None, 304, {"ETag": '"2"'}),
        Reply({**thing, "name": "Another"}, headers={"ETag": '"2"'}),
        Reply(None, 304),
    )
    assert [client.me().name, client.me().name, client.me().name] == [thing["name"], "Another", "Another"]
    assert [request.headers.get("if-none-match") for request in server.requests] == [None, '"1"', None, '"2"']


def test_a_time_is_requested_about_where_there_is_no_etag(server: Server, place: Any) -> None:
    client = connect(server, place)
    changed = "Thu, 05 Jul 2012 15:31:30 GMT"
    server.will(Reply({"login": "octocat"}, headers={"Last-Modified": changed}), Reply(None, 304))
    assert [client.me().login, client.me().login] == ["octocat", "octocat"]
    assert server.requests[-1].headers["if-modified-since"] == changed


def test_a_thing_behind_a_redirect_is_kept(service: Service, place: Any) -> None:
    client = connect(service, place)
    plain = service.next_reply

    def reply() -> Reply:
        moved = service.requests[-1].path == "/old"
        return Reply(None, 301, {"Location": "/user"}) if moved else plain()

    service.next_reply = reply  # type: ignore[method-assign]
    assert client.session.get("/old").json() == client.session.get("/old").json()
    assert [(r.path, bool(CONDITIONS & r.headers.keys())) for r in service.requests] == [
        ("/old", False),
        ("/user", False),
        ("/old", False),
        ("/user", True),
    ]


def test_a_cassette_records_and_plays_without_the_cache(service: Service, tmp_path: pathlib.Path) -> None:
    client = connect(service, True)
    client.me()
    for _ in range(2):
        with Recorder(client, tmp_path).use_cassette("me", record="once"):
            client.me()
    assert service.conditions() == [False, False]
    assert (cache_of(client).hits, cache_of(client).misses) == (0, 1)


def test_a_closed_session_returns_nothing(service: Service, place: Any) -> None:
    client = connect(service, place)
    client.me()
    client.close()
    with pytest.raises(RuntimeError):
        client.me()


def test_a_cleared_cache_is_empty(service: Service, place: Any) -> None:
    client = connect(service, place)
    client.me()
    cache_of(client).clear()
    client.me()
    assert service.conditions() == [False, False]


def test_memory_is_bounded(service: Service) -> None:
    client = connect(service, ferrohub.Cache(max_bytes=100_000))
    for number in range(6):
        service.things[f"/{number}"] = "x" * 20_000
    service.things["/large"] = "x" * 40_000
    for path in ("/large", "/large", "/0", "/1", "/2", "/3", "/0", "/4", "/0", "/1"):
        client.session.get(path)
    assert service.conditions() == [False] * 6 + [True, False, True, False]


def test_pickles_and_copies_keep_the_place(service: Service, folder: pathlib.Path) -> None:
    client = ferrohub.Client(session=ferrohub.ClientSession(base_url=service.url, pickle_credentials=True))
    client.session.token_auth(TOKEN)
    client.session.cache = ferrohub.Cache(folder, max_bytes=1_000_000)
    client.me()
    again = pickle.loads(pickle.dumps(client))
    again.me()
    copy.copy(client.session).get("/user")
    assert service.conditions() == [False, True, True]
    assert (cache_of(again).path, cache_of(again).max_bytes) == (folder, 1_000_000)
    client.session.cache = True
    assert cache_of(pickle.loads(pickle.dumps(client))).path is None
    cache = pickle.loads(pickle.dumps(ferrohub.Cache(folder, max_bytes=7)))
    assert (cache.path, cache.max_bytes) == (folder, 7)
    client.session.cache = None
    assert pickle.loads(pickle.dumps(client)).session.cache is None


def test_bad_caches_are_refused(service: Service, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "file"
    file.touch()
    for bad, error in ((1.5, TypeError), ("", ValueError), (file, ValueError), (b"x", TypeError)):
        with pytest.raises(error, match="cache"):
            connect(service, bad)
    for nothing in (None, False):
        assert connect(service, nothing).session.cache is None
    assert ferrohub.ClientEnterprise(service.url, cache=True).session.cache is not None
    assert ferrohub.ClientSession(cache=tmp_path / "new").cache is not None


def test_threads_share_a_cache(service: Service, place: Any) -> None:
    for number in range(4):
        service.things[f"/{number}"] = {"number": number}
    client = connect(service, place)

    def read(turn: int) -> bool:
        reply = client.session.get(f"/{turn % 4}")
        return reply.status_code == 200 and reply.json() == {"number": turn % 4}

    with concurrent.futures.ThreadPoolExecutor(8) as threads:
        assert all(threads.map(read, range(200)))
    cache = cache_of(client)
    assert cache.hits + cache.misses == 200 and cache.hits >= 160


@needs_fork
def test_a_forked_process_reads_on(service: Service, place: Any) -> None:
    client = connect(service, place)
    client.me()
    assert in_child(lambda: client.me().login == client.me().login) is True
    client.me()
    requested = service.conditions()
    assert requested[0] is False and requested[2:] == [True, True]
