"""The responses of fakes: pages, validators, errors, delays, rate limits, downloads."""

from __future__ import annotations

import asyncio
import datetime
import pathlib
import time
from collections.abc import Callable
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import (
    ConnectionError,
    ForbiddenError,
    RateLimitExceeded,
    Timeout,
    TransportError,
    UnprocessableEntity,
)
from ferrohub.testing import Fake, UnexpectedRequest

ITEMS = [{"id": number, "number": number, "login": f"u{number}", "name": f"r{number}"} for number in range(1, 251)]
RUNS = "/repos/{owner}/{repo}/actions/runs"


@pytest.fixture
def fake() -> Fake:
    return Fake()


def links(response: Any) -> dict[str, str]:
    """The queries of the Link header."""
    return {rel: link["url"].partition("?")[2] for rel, link in response.links.items()}


@pytest.mark.parametrize("count", [0, 1, 99, 100, 101, 250])
def test_a_list_has_pages(fake: Fake, count: int) -> None:
    fake.on("issues/list-for-repo").reply(ITEMS[:count])
    client = fake.client()
    found = [issue.number for issue in client.issues_on("octocat", "Hello-World", state="all")]
    assert found == list(range(1, count + 1))
    pages = [call.query.get("page", "1") for call in fake.calls]
    assert pages == [str(page + 1) for page in range(max(1, -(-count // 100)))]
    assert all(call.query["state"] == "all" for call in fake.calls)
    assert len(client.issues_on("octocat", "Hello-World", number=3)[:3]) == min(3, count)


def test_the_links_are_those_of_github(fake: Fake) -> None:
    fake.get("/issues").reply(ITEMS[:75])
    get = fake.client().session.get
    assert links(get("/issues")) == {"next": "page=2", "last": "page=3"} and len(get("/issues").json()) == 30
    middle = get("/issues?per_page=20&page=2&state=open")
    assert links(middle) == {
        "prev": "per_page=20&state=open&page=1",
        "next": "per_page=20&state=open&page=3",
        "last": "per_page=20&state=open&page=4",
        "first": "per_page=20&state=open&page=1",
    }
    assert [item["id"] for item in middle.json()] == list(range(21, 41))
    last = get("/issues?per_page=20&page=4")
    assert set(links(last)) == {"prev", "first"} and len(last.json()) == 15
    assert get("/issues?page=9").json() == [] and links(get("/issues?per_page=100")) == {}
    assert len(get("/issues?per_page=1000").json()) == 75


def test_a_list_is_a_member_of_an_object(fake: Fake) -> None:
    fake.get(RUNS).reply(ITEMS[:45])
    fake.on("search/repos").reply({"total_count": 1000, "incomplete_results": True, "items": ITEMS[:45]})
    fake.on("search/users").reply(ITEMS[:2])
    fake.get("/own").reply(ITEMS[:45], key="rows")
    client = fake.client()
    runs = client.rest.actions.list_workflow_runs_for_repo("o", "r", per_page=20)
    assert [run.id for run in runs] == list(range(1, 46)) and runs.total() == 45
    search = client.search_repositories("x")
    assert len(list(search)) == 45 and (search.total_count, search.incomplete_results) == (1000, True)
    assert [found.user.login for found in client.search_users("x")] == ["u1", "u2"]
    own = client.session.get("/own?page=2").json()
    assert (own["total_count"], [row["id"] for row in own["rows"]]) == (45, list(range(31, 46)))


def test_lists_by_cursor_and_by_id(fake: Fake) -> None:
    fake.on("users/list").reply(ITEMS)
    fake.on("dependabot/list-alerts-for-org").reply(ITEMS)
    client = fake.client()
    assert [user.id for user in client.all_users()] == list(range(1, 251))
    assert [call.query.get("since") for call in fake.calls] == [None, "100", "200"]
    fake.calls.clear()
    alerts = client.rest.dependabot.list_alerts_for_org("octo-org", per_page=90)
    assert [alert.number for alert in alerts] == list(range(1, 251))
    assert len({call.query.get("after") for call in fake.calls}) == 3 and "page" not in fake.calls.last.query
    get = client.session.get
    first = get("/orgs/o/dependabot/alerts?per_page=100")
    second = get(first.links["next"]["url"])
    back = get(second.links["prev"]["url"])
    assert set(links(first)) == {"next"} and back.json() == first.json() and second.json()[0]["id"] == 101


def test_paging_can_be_chosen(fake: Fake) -> None:
    fake.get("/all").reply(ITEMS, paging="none")
    fake.get("/cursor").reply(ITEMS, paging="cursor")
    fake.get("/since").reply(ITEMS, paging="since")
    fake.get("/page").reply(ITEMS, paging="page")
    fake.post("/post").reply(ITEMS)
    fake.on("repos/list-languages").reply({"Python": 1})
    get = fake.client().session.get
    assert len(get("/all").json()) == 250 and links(get("/all")) == {}
    assert links(get("/cursor"))["next"].startswith("after=") and links(get("/since")) == {"next": "since=30"}
    assert links(get("/page"))["last"] == "page=9"
    assert len(fake.client().session.post("/post").json()) == 250
    # What GitHub does not divide is not divided.
    fake.on("repos/list-branches-for-head-commit").reply(ITEMS)
    assert len(get("/repos/o/r/commits/main/branches-where-head").json()) == 250


def test_pages_can_be_given(fake: Fake) -> None:
    fake.on("issues/list-for-repo").reply(pages=[ITEMS[:2], [], ITEMS[2:3]])
    fake.get(RUNS).reply(pages=[ITEMS[:2], ITEMS[2:3]])
    fake.get("/cursor").reply(pages=[[1], [2]], paging="cursor")
    fake.get("/broken").reply(pages=[ITEMS[:1], {"message": "no list"}])
    client = fake.client()
    assert [issue.number for issue in client.issues_on("o", "r")] == [1, 2, 3]
    runs = client.rest.actions.list_workflow_runs_for_repo("o", "r")
    assert [run.id for run in runs] == [1, 2, 3] and runs.total() == 3
    first = client.session.get("/cursor")
    assert client.session.get(first.links["next"]["url"]).json() == [2]
    listing = client.listing("GET /broken")
    next(listing)
    with pytest.raises(ferrohub.exceptions.ResponseError):
        next(listing)


def test_the_status_follows_from_the_description(fake: Fake) -> None:
    for id in ("issues/create", "issues/delete-label", "actions/create-workflow-dispatch", "users/get-authenticated"):
        fake.on(id)
    fake.post("/repos/{owner}/{repo}/labels").reply({"name": "bug"})
    fake.delete("/gists/{gist_id}")
    fake.post("/no/such/route").reply({})
    session = fake.client().session
    assert session.post("/repos/o/r/issues", json={"title": "t"}).status_code == 201
    assert session.post("/repos/o/r/labels", json={"name": "bug"}).status_code == 201
    assert session.delete("/repos/o/r/labels/bug").status_code == 204
    assert (session.delete("/gists/1").status_code, session.delete("/gists/1").content) == (204, b"")
    assert (session.get("/user").status_code, session.get("/user").json()["login"]) == (200, "octocat")
    assert session.post("/no/such/route").status_code == 200


def test_error_responses_have_a_body(fake: Fake) -> None:
    fake.get("/user").reply(status=403).then({"message": "Not today"}, status=403).then(status=500)
    fake.patch("/user").reply(status=422)
    client = fake.client(retries=0)
    for message in ("Forbidden", "Not today"):
        with pytest.raises(ForbiddenError, match=message):
            client.me()
    with pytest.raises(ferrohub.exceptions.ServerError, match="500"):
        client.me()
    with pytest.raises(UnprocessableEntity, match="Validation Failed"):
        client.rest.users.update_authenticated(name="x")


def test_bodies(fake: Fake) -> None:
    fake.get("/text").reply("héllo")
    fake.get("/named").reply(text="t")
    fake.get("/json").reply(json="text")
    fake.get("/bytes").reply(b"\x00\xff")
    fake.get("/own").reply(body=b"x", headers={"Content-Type": "image/png"})
    fake.get("/null").reply(json=None, status=200)
    fake.get("/number").reply(7)
    get = fake.client().session.get
    assert get("/text").text == "héllo" and get("/text").headers["content-type"] == "text/plain; charset=utf-8"
    assert get("/named").text == "t" and get("/json").json() == "text" and get("/number").json() == 7
    assert get("/bytes").content == b"\x00\xff" and "content-type" not in get("/bytes").headers
    assert get("/own").headers["content-type"] == "image/png" and get("/null").content == b"null"
    assert get("/json").headers["content-type"].startswith("application/json")
    assert fake.client().session.head("/text").content == b""


def test_responses_have_validators(fake: Fake) -> None:
    fake.on("users/get-by-username").reply({"login": "mona", "url": "https://api.github.com/users/mona"})
    fake.get("/modified").reply("x", headers={"Last-Modified": "Thu, 01 Jan 2026 00:00:00 GMT"})
    fake.get("/own").reply("x", headers={"ETag": '"own"'})
    client = fake.client()
    user = client.user("mona")
    assert user.refresh(conditional=True) is user and [call.status for call in fake.calls] == [200, 304]
    get = client.session.get
    modified = get("/modified", headers={"If-Modified-Since": "Thu, 01 Jan 2026 00:00:00 GMT"})
    assert (modified.status_code, modified.content) == (304, b"")
    assert (
        get("/own").headers["etag"] == '"own"' and get("/own", headers={"If-None-Match": 'W/"own"'}).status_code == 304
    )
    assert get("/own", headers={"If-None-Match": '"other", "own"'}).status_code == 304
    assert get("/own", headers={"If-None-Match": '"other"'}).status_code == 200
    assert client.session.post is not None


def test_the_cache_revalidates(fake: Fake) -> None:
    fake.on("repos/get").reply({"name": "a"}, headers={"Cache-Control": "private, max-age=0"}, times=2).then(
        {"name": "b"}
    )
    client = fake.client(cache=ferrohub.Cache())
    assert [client.repository("o", "r").name for _ in range(3)] == ["a", "a", "b"]
    assert [call.status for call in fake.calls] == [200, 304, 200]


@pytest.mark.parametrize(
    ("error", "raised"),
    [
        (ConnectionError, ConnectionError),
        (__builtins__["ConnectionError"], ConnectionError),
        (ConnectionResetError("reset by peer"), ConnectionError),
        (TimeoutError, Timeout),
        (Timeout("too late"), Timeout),
        (ferrohub.exceptions.CassetteError("other"), ferrohub.exceptions.CassetteError),
        (ZeroDivisionError("defect"), ZeroDivisionError),
    ],
)
def test_errors(fake: Fake, error: Any, raised: type[Exception]) -> None:
    fake.get("/users/{username}").fail(error)
    client = fake.client(retries=0)
    with pytest.raises(raised) as caught:
        client.user("mona")
    assert issubclass(raised, TransportError) == ("GET https://api.github.com/users/mona" in str(caught.value))
    if not isinstance(error, type):
        assert str(error) in str(caught.value)
    assert len(fake.calls) == 1 and fake.calls[0].status is None


def test_retries_take_no_time(fake: Fake) -> None:
    fake.get("/users/{username}").fail(times=2).then(status=502).then({"login": "mona"})
    fake.get("/down").fail()
    client = fake.client(retries=5)
    began = time.monotonic()
    assert client.user("mona").login == "mona" and len(fake.calls) == 4
    with pytest.raises(ConnectionError):
        fake.client(retries=30).session.get("/down")
    assert len(fake.calls) == 35
    # 30 retries with exponential backoff would take many minutes.
    assert time.monotonic() - began < 60
    # A write that may have been processed is not retried.
    fake.post("/x").fail()
    with pytest.raises(ConnectionError):
        client.session.post("/x")
    assert len(fake.calls_to("POST /x")) == 1


def test_delays_are_compared_with_timeouts(fake: Fake) -> None:
    fake.get("/slow").reply("slow", delay=3600)
    session = fake.client(retries=0).session
    with pytest.raises(Timeout, match="no response within 10 s"):
        session.get("/slow")
    assert session.get("/slow", timeout=3600).text == "slow"
    with pytest.raises(Timeout, match=r"within 0\.5 s"):
        session.get("/slow", timeout=(9999, 0.5))


def test_delays_can_be_real() -> None:
    slept: list[float] = []
    fake = Fake(real_delays=True)
    fake.get("/slow").reply("slow", delay=0.01)

    async def main() -> str:
        async with fake.async_client() as client:
            return (await client.session.get("/slow")).text

    began = time.monotonic()
    assert fake.client().session.get("/slow").text == "slow" and asyncio.run(main()) == "slow"
    slept.append(time.monotonic() - began)
    assert slept[0] >= 0.02


def test_a_rate_limit(fake: Fake) -> None:
    fake.get("/emojis").reply({"a": "b"})
    fake.rate_limit(2, limit=60, reset=datetime.timedelta(minutes=30))
    client = fake.client()
    first = client.session.get("/emojis")
    assert first.headers["x-ratelimit-limit"] == "60" and first.headers["x-ratelimit-remaining"] == "1"
    assert client.rate_limit()["resources"]["core"]["remaining"] == 1
    client.emojis()
    for _ in range(1):
        with pytest.raises(RateLimitExceeded, match="API rate limit exceeded") as caught:
            client.emojis()
    assert caught.value.code == 403 and len(fake.calls_to("GET /emojis")) == 3
    assert len(fake.routes[0].calls) == 2
    # A new hour begins after the refusal.
    assert client.emojis() == {"a": "b"} and client.rate_limit()["resources"]["core"]["remaining"] == 59


def test_refusals_until_the_reset(fake: Fake) -> None:
    fake.get("/emojis").reply({})
    client = fake.client()
    reset = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(hours=1)
    fake.rate_limit(reset=reset, refusals=None)
    for _ in range(4):
        with pytest.raises(RateLimitExceeded) as caught:
            client.emojis()
    assert caught.value.response.headers["x-ratelimit-reset"] == str(int(reset.timestamp()))
    fake.rate_limit(reset=-1, refusals=None)
    client.emojis()


@pytest.mark.parametrize(
    ("limit", "wait"),
    [
        (lambda fake: fake.rate_limit(reset=1800), 1800),
        (lambda fake: fake.secondary_rate_limit(45), 45),
        (lambda fake: fake.secondary_rate_limit(45, status=429), 45),
        (lambda fake: fake.secondary_rate_limit(None), 60),
    ],
)
def test_waits_for_rate_limits_take_no_time(fake: Fake, limit: Callable[[Fake], None], wait: int) -> None:
    fake.get("/emojis").reply({"a": "b"})
    limit(fake)
    waits: list[float] = []
    client = fake.client(rate_limit="wait", max_wait=3600, on_wait=lambda seconds, _: waits.append(seconds))
    assert client.emojis() == {"a": "b"}
    assert len(waits) == 1 and wait - 5 < waits[0] <= wait + 5 and len(fake.calls) == 2


def test_secondary_rate_limits(fake: Fake) -> None:
    fake.get("/emojis").reply({})
    fake.secondary_rate_limit(7, times=2)
    client = fake.client()
    for _ in range(2):
        with pytest.raises(RateLimitExceeded, match="secondary rate limit") as caught:
            client.emojis()
        assert caught.value.response.headers["retry-after"] == "7"
    client.emojis()


def test_resources_have_limits_of_their_own(fake: Fake) -> None:
    fake.on("search/users").reply([])
    fake.on("search/code").reply([])
    fake.on("emojis/get").reply({})
    fake.rate_limit(resource="search")
    client = fake.client()
    client.emojis()
    list(client.search_code("x"))
    with pytest.raises(RateLimitExceeded):
        list(client.search_users("x"))
    limits = client.rate_limit()["resources"]
    assert (limits["search"]["limit"], limits["search"]["remaining"], limits["core"]["remaining"]) == (30, 0, 5000)
    # A route of the test comes first.
    fake.get("/rate_limit").reply({"resources": {"core": {"remaining": 7}}})
    assert client.rate_limit()["resources"]["core"]["remaining"] == 7


def test_a_limit_of_a_fake_stays_with_it() -> None:
    """Sessions with the same credential share what they know of rate limits, but not with fakes."""
    fake = Fake()
    fake.get("/emojis").reply({"a": "b"})
    fake.rate_limit(refusals=None)
    with pytest.raises(RateLimitExceeded):
        fake.client().emojis()
    other, waits = Fake(), []
    other.get("/emojis").reply({"c": "d"})
    assert other.client(rate_limit="wait", on_wait=lambda *wait: waits.append(wait)).emojis() == {"c": "d"}
    assert waits == []


def test_downloads(fake: Fake, tmp_path: pathlib.Path) -> None:
    content = bytes(range(256)) * 1000
    fake.download("/repos/{owner}/{repo}/zipball/{ref}", content, name="source.zip")
    fake.download("/repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}", b"PK")
    client = fake.client()
    written = client.rest.repos.download_zipball_archive("o", "r", "main", to=tmp_path)
    assert pathlib.Path(written).read_bytes() == content and pathlib.Path(written).name == "source.zip"
    assert client.rest.actions.download_artifact("o", "r", 1, "zip") == b"PK"
    redirect, download = fake.calls[:2]
    assert (redirect.status, download.status) == (302, 200)
    # The credential stays with the API.
    assert "authorization" in redirect.headers and "authorization" not in download.headers
    part = client.session.get(download.url, headers={"Range": "bytes=255990-"})
    assert (part.status_code, part.content) == (206, content[255990:])
    assert part.headers["content-range"] == "bytes 255990-255999/256000"


def test_redirects(fake: Fake) -> None:
    fake.get("/repos/{owner}/old").redirect("/repos/octocat/new", status=301)
    fake.get("/repos/{owner}/new").reply({"name": "new"})
    assert fake.client().repository("octocat", "old").name == "new"
    assert list(fake.calls.lines()) == ["GET /repos/octocat/old", "GET /repos/octocat/new"]


def test_examples_as_replies(fake: Fake) -> None:
    for id in ("issues/get", "issues/create", "issues/update", "issues/list-comments", "pulls/get", "repos/get"):
        fake.on(id)
    client = fake.client()
    issue = client.issue("mona", "dotfiles", 7)
    assert issue.number == 7 and issue.url == "https://api.github.com/repos/mona/dotfiles/issues/7"
    assert issue.edit(title="New", state="closed") is True and (issue.title, issue.state) == ("New", "closed")
    assert [comment.issue_url for comment in issue.comments()] == [issue.url]
    created = client.repository("mona", "dotfiles").create_issue("Title", body="Body", labels=["bug"])
    assert (created.title, created.body) == ("Title", "Body")
    with pytest.raises(UnexpectedRequest):
        client.user("mona")


def test_everything_is_faked_by_examples() -> None:
    fake = Fake(examples=True)
    client = fake.client()
    repository = client.repository("mona", "dotfiles")
    pull = repository.pull_request(3)
    assert pull.html_url == "https://github.com/mona/dotfiles/pull/3" and len(list(pull.commits())) == 1
    assert [len(list(found())) for found in (repository.issues, repository.branches, repository.releases)] == [1, 1, 1]
    assert pull.create_comment("Hello").body == "Hello" and client.me().login == "octocat"
    assert {call.template for call in fake.calls} >= {"/user", "/repos/{owner}/{repo}/pulls/{pull_number}"}
    with pytest.raises(UnexpectedRequest):
        client.session.get("/no/such/route")
