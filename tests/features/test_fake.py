"""Fakes: which route a request gets, the calls, and the assertions on them."""

from __future__ import annotations

import asyncio
import os
import re
import threading
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import ForbiddenError, GitHubException, NotFoundError, UnrecordedRequest
from ferrohub.testing import Fake, UnexpectedRequest
from ferrohub.transports import Request, Response

USER = {"login": "mona", "id": 1}


@pytest.fixture
def fake() -> Fake:
    return Fake()


def status(fake: Fake, method: str, path: str, **options: Any) -> int:
    """Status of the response to a request."""
    return fake.client().session.request(method, path, **options).status_code


def test_clients_of_the_code_under_test_use_it_while_it_is_installed(
    fake: Fake, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("GH_TOKEN", raising=False)
    fake.get("/users/{username}").reply(USER)
    with fake.installed() as same, ferrohub.testing.offline():
        assert same is fake and ferrohub.Client().user("mona").login == "mona"
        assert asyncio.run(ferrohub.AsyncClient().user("mona")).login == "mona"
    assert len(fake.calls) == 2
    fake.get("/user").reply(USER)
    with fake.installed():
        assert ferrohub.Client.from_environment().me().login == "mona"
    assert fake.calls.last.headers["authorization"] and "GH_TOKEN" not in os.environ
    with ferrohub.testing.offline(), pytest.raises(GitHubException, match="forbids the network"):
        ferrohub.Client().user("mona")


def test_replies_in_order_and_the_last_repeats(fake: Fake) -> None:
    fake.get("/repos/{owner}/{repo}").reply(json={"name": "r"}, headers={"X-More": "1"}).then(status=403).then(
        status=404
    )
    client = fake.client()
    assert client.repository("octocat", "Hello-World").name == "r"
    for error in (ForbiddenError, NotFoundError, NotFoundError):
        with pytest.raises(error):
            client.repository("octocat", "Hello-World")
    assert [call.status for call in fake.calls] == [200, 403, 404, 404]
    assert [call.count for call in fake.calls] == [1, 2, 3, 4]


def test_replies_are_used_up(fake: Fake) -> None:
    route = fake.get("/zen").reply("a", times=2).then("b", times=1)
    client = fake.client()
    assert [client.zen() for _ in range(3)] == ["a", "a", "b"]
    with pytest.raises(UnexpectedRequest, match=r"<Route GET /zen> matches, but all its replies are used \(calls: 3\)"):
        client.zen()
    assert len(route.calls) == 3 and len(fake.unexpected) == 1
    # A route that is used up leaves requests to others.
    fake.get("/zen").reply("c")
    assert client.zen() == "c"


def test_a_transport_of_any_client(fake: Fake) -> None:
    fake.get("/users/{username}").reply(USER)
    session = ferrohub.ClientSession(transport=fake)
    for client in (
        ferrohub.Client(transport=fake),
        ferrohub.Client(session=session),
        ferrohub.ClientEnterprise("https://github.example.com", transport=fake),
        fake.client(token="other", retries=1),
    ):
        assert client.user("mona").login == "mona"
    assert [call.path for call in fake.calls] == ["/users/mona"] * 4
    assert fake.calls[2].url == "https://github.example.com/api/v3/users/mona"


@pytest.mark.parametrize(
    ("method", "add"),
    [
        ("GET", Fake.get),
        ("HEAD", Fake.head),
        ("HEAD", Fake.get),
        ("POST", Fake.post),
        ("PUT", Fake.put),
        ("PATCH", Fake.patch),
        ("DELETE", Fake.delete),
        ("PUT", Fake.any),
        ("DELETE", Fake.any),
    ],
)
def test_methods(fake: Fake, method: str, add: Any) -> None:
    add(fake, "/things/{id}").reply({"id": 1}, status=202)
    assert status(fake, method, "/things/7") == 202
    assert (fake.calls.last.method, fake.calls.last.params) == (method, {"id": "7"})
    if add is not Fake.any:
        with pytest.raises(UnexpectedRequest, match="method"):
            status(fake, "OPTIONS", "/things/7")


@pytest.mark.parametrize(
    ("template", "path", "params"),
    [
        ("/users/{username}", "/users/mona", {"username": "mona"}),
        ("/users/{username}", "/users/a%2Fb%20c", {"username": "a/b c"}),
        ("/users/mona lisa", "/users/mona%20lisa", {}),
        ("/repos/{owner}/{repo}/contents/{path}", "/repos/o/r/contents/a/b/c.txt", {"path": "a/b/c.txt"}),
        ("/files/{+path}", "/files/a/b", {"path": "a/b"}),
        ("/x/{a}...{b}", "/x/main...topic", {"a": "main", "b": "topic"}),
        ("/users/{username}", "/users/a/b", None),
        ("/users/{username}", "/users/", None),
        ("/users/m.na", "/users/mona", None),
    ],
)
def test_paths(fake: Fake, template: str, path: str, params: dict[str, str] | None) -> None:
    fake.get(template).reply({})
    if params is None:
        with pytest.raises(UnexpectedRequest, match="path"):
            status(fake, "GET", path)
    else:
        status(fake, "GET", path)
        assert params.items() <= fake.calls.last.params.items() and fake.calls.last.template == template


@pytest.mark.parametrize(
    ("conditions", "sent", "fits"),
    [
        ({"query": {"state": "open"}}, {"params": {"state": "open", "page": 2}}, True),
        ({"query": {"state": "open"}}, {"params": {"state": "closed"}}, False),
        ({"query": {"state": "open"}}, {}, False),
        ({"query": {"page": 2, "all": True}}, {"params": {"page": "2", "all": "true"}}, True),
        ({"query": {"state": None}}, {}, True),
        ({"query": {"state": None}}, {"params": {"state": "open"}}, False),
        ({"query": {"state": ...}}, {"params": {"state": "x"}}, True),
        ({"query": {"state": ...}}, {}, False),
        ({"query": {"q": re.compile("^is:")}}, {"params": {"q": "is:open"}}, True),
        ({"query": {"q": re.compile("^is:")}}, {"params": {"q": "not is:open"}}, False),
        ({"query": {"n": lambda text: int(text) > 3}}, {"params": {"n": 4}}, True),
        ({"query": {"n": lambda text: int(text) > 3}}, {"params": {"n": 3}}, False),
        ({"query": {"id": ["1", "2"]}}, {"params": [("id", 1), ("id", 2)]}, True),
        ({"query": {"id": ["1", "2"]}}, {"params": [("id", 2)]}, False),
        ({"headers": {"X-Mode": "a"}}, {"headers": {"x-mode": "a"}}, True),
        ({"headers": {"X-Mode": "a"}}, {"headers": {"x-mode": "b"}}, False),
        ({"json": {"title": "a"}}, {"json": {"title": "a", "body": "b"}}, True),
        ({"json": {"title": "a"}}, {"json": {"title": "b"}}, False),
        ({"json": {"title": "a"}}, {"json": {"body": "b"}}, False),
        ({"json": {"a": {"b": 1}}}, {"json": {"a": {"b": 1, "c": 2}}}, True),
        ({"json": {"a": {"b": 1}}}, {"json": {"a": {"b": 2}}}, False),
        ({"json": {"a": [1, 2]}}, {"json": {"a": [1]}}, False),
        ({"json": lambda body: len(body["a"]) == 2}, {"json": {"a": [1, 2]}}, True),
        ({"json": lambda body: len(body["a"]) == 2}, {"json": {"a": [1]}}, False),
        ({"json": {"a": ...}}, {"json": {"a": 1}}, True),
        ({"json": None}, {}, True),
        ({"json": {}}, {"data": b"no json"}, False),
    ],
)
def test_conditions(fake: Fake, conditions: dict[str, Any], sent: dict[str, Any], fits: bool) -> None:
    fake.post("/things", **conditions).reply({})
    sent = {**sent}
    if isinstance(params := sent.get("params"), list):
        sent.pop("params")
        path = "/things?" + "&".join(f"{name}={value}" for name, value in params)
    else:
        path = "/things"
    if fits:
        assert status(fake, "POST", path, **sent) == 200
    else:
        with pytest.raises(
            UnexpectedRequest, match=r"The nearest route is POST /things, which differs:\n  (query|header|body)"
        ):
            status(fake, "POST", path, **sent)


def test_the_most_specific_route_is_used(fake: Fake) -> None:
    fake.get("/users/mona").reply("literal")
    fake.get("/users/{username}").reply("template")
    fake.get("/users/{username}", query={"full": ...}).reply("condition")
    fake.any("/{a}/{b}").reply("any")
    text = lambda path: fake.client().session.get(path).text  # noqa: E731
    assert text("/users/mona") == "literal" and text("/users/hubot") == "template"
    assert text("/users/hubot?full=1") == "condition" and text("/orgs/github") == "any"
    # Of equal ones, the last is used.
    fake.get("/users/mona").reply("later")
    assert text("/users/mona") == "later"


def test_routes_of_operations(fake: Fake) -> None:
    fake.on("issues/get").reply({"number": 3})
    fake.on("DELETE /user/following/{username}")
    client = fake.client()
    assert client.issue("octocat", "Hello-World", 7).number == 3 and client.unfollow("mona") is True
    assert fake.calls[0].template == "/repos/{owner}/{repo}/issues/{issue_number}"
    assert fake.calls[0].params == {"owner": "octocat", "repo": "Hello-World", "issue_number": "7"}
    with pytest.raises(ValueError, match="GitHub describes no operation 'issues/gett'; did you mean 'issues/get'"):
        fake.on("issues/gett")
    for path in ("repos", "http:/x", ""):
        with pytest.raises(ValueError, match="begins with"):
            fake.get(path)


def test_other_hosts(fake: Fake) -> None:
    fake.get("/file").reply("api")
    fake.get("https://objects.example/file").reply("objects")
    get = fake.client().session.get
    assert get("/file").text == "api" and get("https://objects.example/file").text == "objects"
    assert get("https://other.example/file").text == "api"
    fake = Fake()
    fake.get("https://objects.example/file").reply("objects")
    with pytest.raises(
        UnexpectedRequest, match=r"path: https://objects\.example/file, requested api\.github\.com/file"
    ):
        fake.client().session.get("/file")


@pytest.mark.parametrize(
    "base", ["https://github.example.com/api/v3", "http://localhost:8080", "https://api.octo.ghe.com/"]
)
def test_other_addresses_of_the_api(base: str) -> None:
    fake = Fake(base)
    fake.on("repos/get")
    fake.on("repos/upload-release-asset").reply({"id": 5}, status=201)
    client = fake.client()
    assert isinstance(client, ferrohub.ClientEnterprise) == base.endswith("/api/v3")
    repository = client.repository("octocat", "Hello-World")
    assert repository.url == f"{base.rstrip('/')}/repos/octocat/Hello-World"
    assert fake.calls.last.path == "/repos/octocat/Hello-World"
    assert repository.html_url.endswith("/octocat/Hello-World") and "api" not in repository.html_url
    fake.on("repos/get-latest-release")
    asset = repository.latest_release().upload_asset("text/plain", "notes.txt", b"content")
    assert asset.id == 5 and fake.calls.last.path.startswith("/repos/octocat/Hello-World/releases/")
    assert fake.calls.last.body == b"content" and fake.calls.last.query["name"] == "notes.txt"


def test_graphql_has_a_path(fake: Fake) -> None:
    fake.post("/graphql", json={"query": "{ viewer { login } }"}).reply({"data": {"viewer": {"login": "mona"}}})
    server = ferrohub.ClientEnterprise("https://github.example.com", token="x", transport=fake)
    query = {"query": "{ viewer { login } }"}
    for session, url in (
        (fake.client().session, "/graphql"),
        (server.session, "https://github.example.com/api/graphql"),
    ):
        assert session.post(url, json=query).json()["data"]["viewer"]["login"] == "mona"


def test_replies_may_be_functions(fake: Fake) -> None:
    seen = []

    def reply(call: Any) -> Any:
        seen.append(call)
        return {"login": call.params["username"], "id": call.count}

    fake.get("/users/{username}").reply(reply)
    client = fake.client()
    assert [(client.user(name).login, client.user(name).id) for name in ("a", "b")] == [("a", 2), ("b", 4)]
    assert list(fake.calls) == seen
    fake.get("/pair").reply(lambda _: (418, {"message": "teapot"}))
    fake.get("/text").reply(lambda _: "text")
    fake.get("/none").reply(lambda _: None)
    fake.get("/response").reply(lambda _: Response(201, {"X-Own": "1"}, b"own"))
    get = client.session.get
    assert get("/pair").status_code == 418 and get("/text").text == "text" and get("/none").status_code == 204
    assert (get("/response").status_code, get("/response").headers["x-own"], get("/response").content) == (
        201,
        "1",
        b"own",
    )

    def broken(_: Any) -> Any:
        raise ZeroDivisionError("in the test")

    fake.get("/broken").reply(broken)
    with pytest.raises(ZeroDivisionError, match="in the test"):
        get("/broken")


def test_a_function_may_send_requests(fake: Fake) -> None:
    client = fake.client()
    fake.get("/inner").reply("inner")
    fake.get("/outer").reply(lambda _: client.session.get("/inner").text)
    assert client.session.get("/outer").text == "inner"
    assert list(fake.calls.lines()) == ["GET /outer", "GET /inner"]


def test_asynchronous_clients(fake: Fake) -> None:
    async def reply(call: Any) -> Any:
        await asyncio.sleep(0)
        return {"login": call.params["username"]}

    fake.get("/users/{username}").reply(reply)
    fake.on("issues/list-for-repo").reply(fake.example_list("issues/get", 45))

    async def main() -> None:
        async with fake.async_client() as client:
            users = await asyncio.gather(*[client.user(f"u{n}") for n in range(20)])
            assert [user.login for user in users] == [f"u{n}" for n in range(20)]
            assert [issue.number async for issue in client.issues_on("o", "r")] == list(range(1, 46))
            with pytest.raises(UnexpectedRequest):
                await client.zen()

    asyncio.run(main())
    assert len(fake.calls_to("GET /users/{username}")) == 20


def test_calls(fake: Fake) -> None:
    fake.post("/repos/{owner}/{repo}/issues").reply({"number": 1}, status=201)
    fake.client(token="a-secret").session.post(
        "/repos/o/r/issues?a=1&b=2&b=3&c=", json={"title": "t"}, headers={"Cookie": "a=b"}, timeout=(2, 7)
    )
    call = fake.calls[0]
    assert (call.method, call.path, call.host) == ("POST", "/repos/o/r/issues", "api.github.com")
    assert call.url == "https://api.github.com/repos/o/r/issues?a=1&b=2&b=3&c="
    assert call.query == {"a": "1", "b": ["2", "3"], "c": ""} and call.json == {"title": "t"}
    assert call.body == b'{"title":"t"}' and call.timeout == (2, 7)
    assert call.headers["Authorization"] == "token REDACTED" and call.headers.get("COOKIE") == "REDACTED"
    assert "x-none" not in call.headers and call.headers.get("x-none", "?") == "?"
    assert call.route is fake.routes[0] and call.route.called and call.count == 1 and call.status == 201
    assert repr(call) == "<Call POST /repos/o/r/issues?a=1&b=2&b=3&c=>" and fake.calls.last is call
    assert "a-secret" not in f"{vars(call)}{fake!r}"


def test_assertions(fake: Fake) -> None:
    fake.on("issues/create")
    fake.on("issues/get")
    unused = fake.get("/user")
    client = fake.client()
    client.session.post("/repos/o/r/issues", json={"title": "a"})
    client.session.post("/repos/o/r/issues", json={"title": "b"}, params={"x": 1})
    for target in ("issues/create", "POST /repos/{owner}/{repo}/issues", "POST /repos/o/r/issues", "/repos/o/r/issues"):
        assert fake.assert_called(target).json["title"] == "b"
        fake.assert_called(target, times=2)
        assert fake.assert_called(target, json={"title": "a"}, times=1) is fake.calls[0]
        fake.assert_called(target, query={"x": 1}, times=1)
        for wrong in ({"times": 1}, {"json": {"title": "c"}}, {"query": {"x": 2}}, {"headers": {"x-none": "1"}}):
            with pytest.raises(AssertionError, match="was not requested"):
                fake.assert_called(target, **wrong)
        with pytest.raises(AssertionError, match="was requested 2 times: <Call POST /repos/o/r/issues>"):
            fake.assert_not_called(target)
    fake.assert_called("issues/create", owner="o", repo="r", times=2)
    with pytest.raises(AssertionError, match=r"owner: 'x', requested 'o'"):
        fake.assert_called("issues/create", owner="x")
    with pytest.raises(AssertionError, match="requests: POST /repos/o/r/issues, POST /repos/o/r/issues"):
        fake.assert_called(unused)
    fake.assert_not_called("issues/get")
    fake.assert_not_called(unused)
    with pytest.raises(AssertionError, match=r"not requested: <Route GET /repos/.*>, <Route GET /user>"):
        fake.assert_all_called()
    client.issue("o", "r", 1)
    client.session.get("/user")
    fake.assert_all_called()
    assert len(unused.calls) == 1 and fake.calls_to(unused) == unused.calls
    fake.reset()
    assert fake.calls == fake.routes == [] and fake.calls_to("issues/get") == []


def test_a_request_without_a_route_is_explained(fake: Fake) -> None:
    client = fake.client()
    with pytest.raises(UnexpectedRequest) as caught:
        client.issue("octocat", "Hello-World", 7)
    assert str(caught.value) == (
        "GET https://api.github.com/repos/octocat/Hello-World/issues/7 is not faked.\n"
        'To fake it: fake.on("issues/get").reply(fake.example("issues/get"))'
    )
    assert isinstance(caught.value, (UnrecordedRequest, GitHubException)) and isinstance(caught.value, AssertionError)
    fake.get("/zen")
    fake.get("/repos/{owner}/{repo}/issues/{issue_number}", query={"x": "1"})
    fake.patch("/repos/{owner}/{repo}/issues/{issue_number}")
    with pytest.raises(
        UnexpectedRequest, match=r"nearest route is GET /repos/.*\n  query x: '1', requested none\nTo fake"
    ):
        client.issue("octocat", "Hello-World", 7)
    with pytest.raises(UnexpectedRequest, match=r'To fake it: fake.put\("/no/such/route"\).reply\(json=\{...\}\)'):
        client.session.put("/no/such/route")
    with pytest.raises(UnexpectedRequest, match=r'fake.on\("activity/mark-thread-as-read"\).reply\(\)'):
        client.session.patch("/notifications/threads/1")
    assert len(fake.unexpected) == 4


def test_a_swallowed_request_is_found_by_the_check() -> None:
    with (
        pytest.raises(UnexpectedRequest, match=r"GET https://api\.github\.com/zen is not faked"),
        Fake() as fake,
        pytest.raises(GitHubException),
    ):
        fake.client().zen()
    with pytest.raises(ZeroDivisionError), Fake() as fake:
        try:
            fake.client().zen()
        except GitHubException:
            raise ZeroDivisionError from None
    with Fake() as fake:
        fake.get("/zen").reply("ok")
        fake.client().zen()
    fake.check()


def test_a_fake_alone_is_a_transport() -> None:
    fake = Fake()
    fake.get("/users/{username}").reply(USER)
    response = fake(Request("GET", "https://api.github.com/users/mona"))
    assert response.status == 200 and response.body == b'{"login": "mona", "id": 1}'


def test_wrong_replies(fake: Fake) -> None:
    route = fake.get("/x")
    for wrong in ({"json": {}, "text": "a"}, {"text": "a", "body": b"a"}, {"json": [], "pages": []}):
        with pytest.raises(TypeError, match="takes one body"):
            route.reply(**wrong)
    with pytest.raises(TypeError):
        route.reply({}, text="a")
    with pytest.raises(ValueError, match="paging must be"):
        route.reply([], paging="pages")


def test_threads(fake: Fake) -> None:
    fake.get("/users/{username}").reply(lambda call: {"login": call.params["username"]}, times=200)
    client = fake.client()
    wrong: list[Any] = []

    def use(name: str) -> None:
        wrong.extend(found for _ in range(25) if (found := client.user(name).login) != name)

    threads = [threading.Thread(target=use, args=[f"u{n}"]) for n in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == [] and len(fake.calls) == 200 and {call.count for call in fake.calls} == set(range(1, 201))
    with pytest.raises(UnexpectedRequest):
        client.user("one-more")


def test_graphql_is_faked_by_what_a_document_contains() -> None:
    fake = Fake()
    fake.graphql().data({"any": 1})
    fake.graphql("viewer").data({"viewer": 1}, times=1).error("RATE_LIMITED", times=1).data(lambda call: call.json)
    named = fake.graphql("user", variables={"login": "a"}).error("NOT_FOUND", "No", path=["user"], data={"user": None})
    client = fake.client()
    assert client.graphql("{ other }") == {"any": 1}
    assert client.graphql("{ viewer }") == {"viewer": 1}
    with pytest.raises(ferrohub.exceptions.RateLimitExceeded):
        client.graphql("{ viewer }")
    assert client.graphql("{ viewer }") == {"query": "{ viewer }"}
    with pytest.raises(ferrohub.exceptions.NotFoundError, match="No") as caught:
        client.graphql("query($login: String) { user(login: $login) }", {"login": "a"})
    assert isinstance(caught.value, ferrohub.exceptions.GraphQLError)
    assert (caught.value.data, caught.value.path) == ({"user": None}, ["user"])
    assert named.called and fake.calls_to("POST /graphql") == fake.calls
    enterprise = Fake("https://github.example/api/v3")
    enterprise.graphql().data({"a": 1})
    assert enterprise.client().graphql("{ a }") == {"a": 1}


def test_pages_of_graphql_are_faked_by_their_own_page_info() -> None:
    fake, page = Fake(), "pageInfo { hasNextPage endCursor }"

    def gists(*names: str, cursor: str | None) -> dict[str, object]:
        info = {"hasNextPage": cursor is not None, "endCursor": cursor}
        return {"viewer": {"gists": {"nodes": [{"name": name} for name in names], "pageInfo": info}}}

    fake.graphql("gists").data(gists("a", "b", cursor="x"), times=1).data(gists("c", cursor=None))
    query = f"{{ viewer {{ gists(first: 2) {{ nodes {{ name }} {page} }} }} }}"
    pages = list(fake.client().graphql.pages(query))
    assert pages == [gists("a", "b", cursor="x"), gists("c", cursor=None)]
    assert fake.calls[1].json["variables"] == {"ferrohub_cursor0": "x"}
