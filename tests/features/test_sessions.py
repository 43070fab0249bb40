"""Sessions: headers, credentials, redirects, raw requests."""

from __future__ import annotations

import copy
import inspect
import threading
from typing import Any

import pytest

import ferrohub
from ferrohub._core import AppBearerTokenAuth, AppInstallationTokenAuth
from ferrohub.exceptions import (
    AuthenticationFailed,
    ConnectionError,
    ForbiddenError,
    GitHubError,
    NotFoundError,
    RateLimitExceeded,
    Timeout,
    TransportError,
)
from ferrohub.testing import from_body
from forking import in_child, needs_fork
from harness import TOKEN, Reply, Server, make


def test_what_is_sent_by_default(client: ferrohub.Client, server: Server) -> None:
    client.me()
    headers = server.requests[0].headers
    assert headers["accept"] == "application/vnd.github.full+json"
    assert headers["user-agent"] == f"ferrohub/{ferrohub.__version__}"
    assert {"gzip", "br", "zstd"} <= set(headers["accept-encoding"].replace(" ", "").split(","))
    assert headers["authorization"] == f"token {TOKEN}" and "content-type" not in headers


def test_the_version_of_the_api(server: Server) -> None:
    client = ferrohub.Client(base_url=server.url, api_version="2022-11-28")
    client.zen()
    client = ferrohub.Client(base_url=server.url)
    client.zen()
    versions = [r.headers.get("x-github-api-version") for r in server.requests]
    assert versions == ["2022-11-28", None]


def test_parameters_of_sessions_are_changed_in_place(client: ferrohub.Client, server: Server) -> None:
    params = client.session.params
    params["page"] = 2
    params.update(client="x", gone=None, access_token="s3cret")
    assert repr(params) == "{'page': '2', 'client': 'x', 'access_token': '***'}" == repr(client.session.params)
    del params["access_token"]
    client.session.get("/zen")
    assert server.requests[0].query == {"page": "2", "client": "x"} == params
    client.session.params = client.session.params | {"page": 3}
    assert params == {"page": "3", "client": "x"} and params["page"] == "3" and len(params) == 2


def test_session_settings(client: ferrohub.Client, server: Server) -> None:
    session = client.session
    session.headers.update({"X-Team": "compass"}, Accept="application/json")
    session.params = {"client": "x"}
    assert session.headers["x-team"] == "compass" and "ACCEPT" in session.headers
    del session.headers["x-team"]
    assert "X-Team" not in session.headers
    session.user_agent = "mine/1"
    session.get("/zen", params={"a": 1}, headers={"X-Once": "yes"})
    request = server.requests[0]
    assert request.query == {"a": "1", "client": "x"} and request.headers["x-once"] == "yes"
    assert request.headers["accept"] == "application/json" and request.headers["user-agent"] == "mine/1"
    assert session.request_counter == 1
    assert (session.default_connect_timeout, session.default_read_timeout) == session.timeout == (4, 10)
    session.timeout = (1, 2.5)
    assert session.timeout == (1, 2.5)
    for bad in (0, -1, "soon", float("nan")):
        with pytest.raises((ValueError, TypeError)):
            session.timeout = bad  # type: ignore[assignment]
    with pytest.raises(ValueError, match="header"):
        session.headers["X"] = "a\nb"


def test_the_query_of_a_session_is_sent_once(client: ferrohub.Client, server: Server) -> None:
    """Links and redirects that hold it already do not get it again; what a request says itself goes first."""
    client.session.params = {"trace": "1", "team": "a b"}
    query = "per_page=100&trace=1&team=a+b"
    links = [{"Link": f'<{server.url}/users?{query}&page={page}>; rel="next"'} for page in (2, 3)]
    server.will(*(Reply([{"login": "x"}], headers=link) for link in links), Reply([]))
    listing = client.all_users()
    assert len(list(listing)) == 2 and len(server.requests) == 3
    assert listing.last_url == f"{server.url}/users?{query}&page=3"
    server.will(Reply(None, 302, {"Location": "/y?trace=1&team=a%20b"}), Reply({}))
    assert client.session.get("/x").url == f"{server.url}/y?trace=1&team=a%20b"
    assert client.session.get("/x", params={"trace": "2"}).url == f"{server.url}/x?trace=2&team=a+b"


@pytest.mark.parametrize("method", ["get", "post", "put", "patch", "delete"])
def test_raw_requests(client: ferrohub.Client, server: Server, method: str) -> None:
    """ClientSession.request and its short forms."""
    server.will(Reply({"message": "No"}, 404, {"X-Thing": "1"}))
    reply = getattr(client.session, method)("/some/path", json={"a": [1]})
    assert (reply.status_code, reply.ok, reply.reason) == (404, False, "Not Found")
    assert reply.json() == {"message": "No"} and reply.text == '{"message": "No"}'
    assert reply.headers["x-thing"] == "1" and reply.url == f"{server.url}/some/path"
    assert server.requests[0].method == method.upper() and server.requests[0].json == {"a": [1]}
    with pytest.raises(NotFoundError):
        reply.raise_for_status()


@pytest.mark.parametrize("data", [None, b""])
@pytest.mark.parametrize(
    ("method", "length"), [("POST", "0"), ("PUT", "0"), ("PATCH", "0"), ("GET", None), ("DELETE", None)]
)
def test_a_request_without_a_body_has_a_length_where_a_body_has_a_meaning(
    client: ferrohub.Client, server: Server, method: str, length: str | None, data: bytes | None
) -> None:
    server.will(Reply("", 204))
    client.session.request(method, f"{server.url}/user/starred/mona/compass", data=data)
    assert server.requests[-1].headers.get("content-length") == length


@pytest.mark.parametrize(("data", "length"), [("any", "3"), (b"any", "3"), (b"", "0")])
def test_the_length_is_that_of_the_body_whatever_the_headers_say(
    client: ferrohub.Client, server: Server, data: Any, length: str
) -> None:
    headers = {"Content-Length": "2"}
    client.session.request("POST", f"{server.url}/x", data=data, headers=headers)
    (request,) = server.requests
    assert (request.headers["content-length"], request.body) == (length, data.encode() if data == "any" else data)


def test_any_route(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"ok": True}))
    reply = client.request("GET /repos/{owner}/{repo}/topics", owner="a/b", repo="c", page=2, deep=True, none=None)
    assert reply.json() == {"ok": True}
    assert server.requests[0].line == "GET /repos/a%2Fb/c/topics"
    assert server.requests[0].query == {"page": "2", "deep": "true"}
    client.request("PUT /repos/{owner}/{repo}/topics", owner="o", repo="r", names=["x"])
    assert server.requests[1].json == {"names": ["x"]}
    with pytest.raises(TypeError, match="repo"):
        client.request("GET /repos/{owner}/{repo}", owner="o")
    with pytest.raises(ValueError, match="route"):
        client.request("nonsense")
    server.will(Reply({"message": "No"}, 403))
    with pytest.raises(ForbiddenError):
        client.request("GET /user")


def test_credentials(anonymous: ferrohub.Client, server: Server) -> None:
    """ClientSession.basic_auth, ClientSession.token_auth and ClientSession.has_auth."""
    session = anonymous.session
    with pytest.raises(AuthenticationFailed, match="Requires authentication"):
        anonymous.me()
    assert server.requests == [] and not session.has_auth()
    session.basic_auth("octocat", "s3cret-word")
    anonymous.me()
    session.token_auth("another-token")
    anonymous.me()
    session.auth = None
    assert session.auth is None and not session.has_auth()
    assert [r.headers["authorization"][:6] for r in server.requests] == ["Basic ", "token "]


def test_contexts_restore_and_concern_one_thread(client: ferrohub.Client, server: Server) -> None:
    """ClientSession.temporary_basic_auth and ClientSession.no_auth."""
    session, seen = client.session, []

    def elsewhere() -> None:
        seen.append(session.has_auth())

    with pytest.raises(KeyError), session.no_auth():
        assert not session.has_auth()
        thread = threading.Thread(target=elsewhere)
        thread.start()
        thread.join()
        client.zen()
        raise KeyError
    assert session.has_auth() and seen == [True]
    with session.temporary_basic_auth("mona", "s3cret-word"):
        client.zen()
    client.zen()
    sent = [r.headers.get("authorization", "").split(" ")[0] for r in server.requests]
    assert sent == ["", "Basic", "token"]


def test_native_credentials_of_applications(anonymous: ferrohub.Client, server: Server) -> None:
    """ClientSession.app_bearer_token_auth, ClientSession.app_installation_token_auth and TokenAuth.expired;
    ClientSession.oauth2_auth and ClientSession.retrieve_client_credentials.
    """
    session = anonymous.session
    session.app_bearer_token_auth("jwt", 600)
    assert type(session.auth) is AppBearerTokenAuth and not session.auth.expired
    session.app_bearer_token_auth("jwt", 0)
    assert session.auth.expired
    session.app_installation_token_auth({"token": "ghs_one", "expires_at": "2999-01-01T00:00:00Z"})
    assert type(session.auth) is AppInstallationTokenAuth and not session.auth.expired
    assert session.retrieve_client_credentials() == (None, None)
    session.oauth2_auth("id", "s3cret")
    assert session.retrieve_client_credentials() == ("id", "s3cret")
    assert server.requests == []


def test_the_timeouts_of_a_session(client: ferrohub.Client) -> None:
    """ClientSession.timeout."""
    client.session.timeout = 2.5
    assert client.session.timeout == (2.5, 2.5)
    client.session.timeout = (1, None)
    assert client.session.timeout == (1.0, None)


def test_the_callback_for_passwords_of_a_session(anonymous: ferrohub.Client, server: Server) -> None:
    """ClientSession.two_factor_auth_callback."""
    anonymous.session.basic_auth("octocat", "s3cret-word")
    anonymous.session.two_factor_auth_callback(lambda: "654321")
    server.will(Reply({}, 401, {"X-GitHub-OTP": "required; app"}), Reply({"login": "octocat"}))
    assert anonymous.me().login == "octocat"
    assert [r.headers.get("x-github-otp") for r in server.requests] == [None, "654321"]


def test_a_one_time_password_is_requested(anonymous: ferrohub.Client, server: Server) -> None:
    anonymous.login("octocat", "s3cret-word", two_factor_callback=lambda: "654321")
    needs = Reply({"message": "Must specify two-factor"}, 401, {"X-GitHub-OTP": "required; app"})
    server.will(needs, Reply({"login": "octocat"}))
    assert anonymous.me().login == "octocat"
    assert [r.headers.get("x-github-otp") for r in server.requests] == [None, "654321"]


@pytest.mark.parametrize("code", [None, ""])
def test_no_one_time_password_no_second_request(anonymous: ferrohub.Client, server: Server, code: str | None) -> None:
    anonymous.login("octocat", "s3cret-word", two_factor_callback=lambda: code)  # type: ignore[arg-type,return-value]
    server.will(Reply({"message": "Must specify two-factor"}, 401, {"X-GitHub-OTP": "required; app"}))
    with pytest.raises(AuthenticationFailed):
        anonymous.me()
    assert len(server.requests) == 1


def test_an_exception_of_the_callback_ends_the_call(anonymous: ferrohub.Client, server: Server) -> None:
    def fail() -> str:
        raise LookupError("no phone")

    anonymous.login("octocat", "s3cret-word", two_factor_callback=fail)
    server.will(Reply({}, 401, {"X-GitHub-OTP": "required; sms"}))
    with pytest.raises(LookupError, match="no phone"):
        anonymous.me()


def test_a_callback_for_passwords_may_send_requests(anonymous: ferrohub.Client, server: Server) -> None:
    """It is not called for those requests: one that needs a password itself fails."""
    anonymous.login("octocat", "s3cret-word", two_factor_callback=lambda: anonymous.zen())
    needed = Reply({"message": "Must specify two-factor"}, 401, {"X-GitHub-OTP": "required; sms"})
    server.will(needed, Reply("654321"), Reply({"login": "octocat"}))
    assert anonymous.me().login == "octocat"
    assert [(r.path, r.headers.get("x-github-otp")) for r in server.requests] == [
        ("/user", None),
        ("/zen", None),
        ("/user", "654321"),
    ]
    server.will(needed)
    with pytest.raises(AuthenticationFailed, match="two-factor"):
        anonymous.me()
    assert [r.path for r in server.requests] == ["/user", "/zen"]


@pytest.mark.parametrize("status", [301, 302, 307, 308])
@pytest.mark.parametrize("method", ["GET", "PATCH", "POST", "DELETE"])
def test_redirects_keep_method_and_body(client: ferrohub.Client, server: Server, status: int, method: str) -> None:
    server.will(Reply(None, status, {"Location": "/repositories/1"}), Reply({"id": 1}))
    body = None if method == "GET" else {"name": "x"}
    reply = client.session.request(method, "/repos/old/name", json=body)
    assert reply.json() == {"id": 1} and reply.url.endswith("/repositories/1")
    assert [r.line for r in server.requests] == [f"{method} /repos/old/name", f"{method} /repositories/1"]
    assert server.requests[0].body == server.requests[1].body
    assert all(r.headers["authorization"] for r in server.requests)


def test_credentials_do_not_follow_to_another_host(client: ferrohub.Client, server: Server) -> None:
    other = server.url.replace("127.0.0.1", "localhost")
    server.will(Reply(None, 302, {"Location": f"{other}/storage"}), Reply("data"))
    client.session.headers["Cookie"] = "a=b"
    assert client.session.get("/x").text == "data"
    assert "authorization" not in server.requests[1].headers and "cookie" not in server.requests[1].headers
    assert server.requests[0].headers["cookie"] == "a=b"


def test_a_write_is_not_repeated_at_another_host(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(None, 307, {"Location": server.url.replace("127.0.0.1", "localhost")}))
    with pytest.raises(TransportError, match="another host"):
        client.session.post("/x", json={"a": 1})
    assert len(server.requests) == 1


def test_endless_redirects_end(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(None, 302, {"Location": "/again"}))
    with pytest.raises(TransportError, match="redirects"):
        client.session.get("/x")
    assert len(server.requests) == 11


def test_no_server() -> None:
    client = ferrohub.Client(token=TOKEN, base_url="http://127.0.0.1:1", retries=0)
    with pytest.raises(ConnectionError) as caught:
        client.me()
    assert isinstance(caught.value, TransportError) and not isinstance(caught.value, GitHubError)
    assert "127.0.0.1:1/user" in str(caught.value) and TOKEN not in str(caught.value)
    import builtins

    assert isinstance(caught.value, builtins.ConnectionError)


def test_a_silent_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """The timeouts to connect and to read end a wait."""
    import socket

    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"http://127.0.0.1:{silent.getsockname()[1]}"
        client = ferrohub.Client(base_url=url, timeout=(1, 0.2), retries=0)
        with pytest.raises(Timeout) as caught:
            client.session.get("/zen")
    assert isinstance(caught.value, TimeoutError)


@pytest.mark.parametrize(
    ("status", "headers", "body", "limited"),
    [
        (403, {"X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "100"}, {"message": "x"}, True),
        (403, {"Retry-After": "7"}, {"message": "x"}, True),
        (403, {}, {"message": "You have exceeded a secondary rate limit"}, True),
        (429, {}, {}, True),
        (403, {"X-RateLimit-Remaining": "9"}, {"message": "Forbidden"}, False),
    ],
)
def test_rate_limits(
    client: ferrohub.Client, server: Server, status: int, headers: dict[str, str], body: Any, limited: bool
) -> None:
    server.will(Reply(body, status, headers))
    with pytest.raises(ForbiddenError) as caught:
        client.user("octocat")
    assert isinstance(caught.value, RateLimitExceeded) is limited
    if headers.get("Retry-After"):
        assert caught.value.retry_after == 7


def test_the_remaining_quota_is_requested(client: ferrohub.Client, server: Server) -> None:
    """GitHubCore.ratelimit_remaining."""
    server.will(Reply({"resources": {"core": {"remaining": 4999}}, "rate": {"remaining": 1}}))
    assert client.ratelimit_remaining == 4999
    assert [r.line for r in server.requests] == ["GET /rate_limit"]


QUOTAS = {
    "resources": {"core": {"remaining": 4999}, "search": {"remaining": 29}, "code_search": {"remaining": 9}},
    "rate": {"remaining": 4998},
}


def test_each_listing_has_its_quota(client: ferrohub.Client, server: Server) -> None:
    """SearchListing.ratelimit_remaining."""
    server.will(Reply(QUOTAS))
    assert client.search_users("x").ratelimit_remaining == client.search_issues("x").ratelimit_remaining == 29
    assert client.search_code("x").ratelimit_remaining == 9
    assert client.all_users().ratelimit_remaining == client.user("octocat").ratelimit_remaining == 4999
    server.will(Reply({"resources": {"search": {"remaining": 28}}, "rate": {"remaining": 2**70}}))
    assert client.search_code("x").ratelimit_remaining == 28
    assert client.ratelimit_remaining == 2**64 - 1
    server.will(Reply({"items": []}, headers={"X-RateLimit-Remaining": "27"}))
    listing = client.search_users("x")
    assert list(listing) == [] and listing.ratelimit_remaining == 27 and len(server.requests) == 1


def test_reading_every_attribute_sends_nothing(client: ferrohub.Client, server: Server) -> None:
    """As `inspect` and debuggers do, of whatever was fetched or made by hand."""

    class Subclass(ferrohub.Client):
        pass

    things = [client, client.session, client.all_users(), client.search_users("x"), client.user("octocat")]
    things += [Subclass(base_url=server.url), ferrohub.AsyncClient(base_url=server.url)]
    things += [client.session.get("/x"), from_body(ferrohub.users.User, {"login": "octocat"})]
    things += [make(name, client) for name in ("Repository", "Issue", "PullRequest", "Release", "Organization")]
    server.will(Reply(QUOTAS))
    for thing in things:
        members = dict(inspect.getmembers(thing))
        assert "ratelimit_remaining" not in members and len(members) > 20, thing
    assert "login" in dir(things[4]) and "user" in dir(client) and "total" in dir(things[2])
    assert server.requests == []


def test_build_url_and_new_session(client: ferrohub.Client) -> None:
    """ClientSession.build_url and GitHubCore.new_session."""
    session = client.session
    assert session.build_url("repos", "a b", 1) == f"{session.base_url}/repos/a%20b/1"
    assert session.build_url("x", base_url="https://h/") == "https://h/x"
    fresh = client.new_session()
    assert type(fresh) is ferrohub.ClientSession and not fresh.has_auth() and fresh.base_url == session.base_url
    assert copy.copy(session).has_auth() and copy.copy(session) is not session


def test_from_environment(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GITHUB_API_URL", server.url)
    monkeypatch.setenv("GH_ENTERPRISE_TOKEN", "of-the-environment")
    client = ferrohub.Client.from_environment()
    client.me()
    assert server.requests[0].headers["authorization"] == "token of-the-environment"
    monkeypatch.delenv("GITHUB_API_URL")
    monkeypatch.setenv("GH_TOKEN", "of-github")
    assert ferrohub.Client.from_environment().session.base_url == "https://api.github.com"
    assert ferrohub.Client.from_environment().session.has_auth()


def test_a_closed_client_sends_nothing(client: ferrohub.Client, server: Server) -> None:
    with client:
        client.zen()
    with pytest.raises(RuntimeError, match="closed"):
        client.zen()
    assert len(server.requests) == 1


def test_bad_addresses() -> None:
    for bad in ("", "ftp://x", "not a URL", "file:///etc/passwd"):
        with pytest.raises(ValueError):
            ferrohub.Client(base_url=bad)
    with pytest.raises(ValueError, match="url"):
        ferrohub.ClientEnterprise("")


def test_threads_share_a_client(client: ferrohub.Client, server: Server) -> None:
    import concurrent.futures

    server.will(Reply({"login": "octocat"}))
    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        logins = list(pool.map(lambda _: client.user("octocat").login, range(200)))
    assert logins == ["octocat"] * 200 and client.session.request_counter == 200


@needs_fork
def test_a_forked_child_works_on(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"login": "octocat"}))
    assert client.user("octocat").login == "octocat"
    assert in_child(lambda: client.user("octocat").login) == "octocat"
    assert client.user("octocat").login == "octocat"


def test_timeouts_as_github3_takes_them() -> None:
    assert ferrohub.ClientSession(2, 5).timeout == (2, 5)
    assert ferrohub.ClientSession(default_read_timeout=5).timeout == (4, 5)
    assert ferrohub.ClientSession(timeout=7, default_connect_timeout=2).timeout == (2, 7)
    with pytest.raises(ValueError, match="timeout must be positive, not -1"):
        ferrohub.ClientSession(default_connect_timeout=-1)


def test_constructors_share_their_options() -> None:
    """Every option that a signature names is taken, others are not, and a wrong one changes nothing."""
    for constructor, arguments in [
        (ferrohub.Client, ()),
        (ferrohub.ClientSession, ()),
        (ferrohub.ClientEnterprise, ("https://h.example",)),
    ]:
        parameters = inspect.signature(constructor).parameters.values()
        known = {p.name: p.default for p in parameters if p.kind is p.KEYWORD_ONLY}
        assert {"api_version", "timeout", "user_agent"} <= known.keys()
        made = constructor(*arguments, **known)
        assert getattr(made, "session", made).timeout == (4, 10)
        with pytest.raises(TypeError, match="unexpected keyword argument 'retry'"):
            constructor(*arguments, retry=3)
        with pytest.raises(TypeError, match="user_agent must be a str, not int"):
            constructor(*arguments, user_agent=3)


def test_options_beside_a_session_are_reported_to_it() -> None:
    session = ferrohub.ClientSession(timeout=3)
    ferrohub.Client(session=session, user_agent="mine/1")
    assert (session.user_agent, session.timeout) == ("mine/1", (3, 3))
    with pytest.raises(ValueError, match="timeout must be positive"):
        ferrohub.Client(session=session, base_url="https://h.example/api", timeout=-1)
    assert session.base_url == "https://api.github.com"
