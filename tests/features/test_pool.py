"""Pools of credentials."""

from __future__ import annotations

import asyncio
import datetime
import itertools
import pickle
import subprocess
import sys
import urllib.parse
from typing import Any

import pytest
from test_login import PEM

import ferrohub
import simulated_service
from ferrohub._core import _Parking
from ferrohub.exceptions import AuthenticationFailed, RateLimitExceeded, ServerError
from ferrohub.oauth import OAuthApp, UserToken
from ferrohub.transports import Response
from harness import Recorded, Reply, Server
from paged_server import serving
from simulated_service import CLIENT_ID, CLIENT_SECRET, TOKENS, github_with_app

DATE = "Tue, 01 Feb 2000 10:00:00 GMT"
EPOCH = 949_399_200
numbers = itertools.count()


class Quotas(Server):
    """A server that counts requests against the quota of their token, and processes none beyond it."""

    def __init__(self) -> None:
        super().__init__()
        self.left: dict[str, int] = {}
        self.signed: list[str] = []
        #: Data of the next GraphQL responses.
        self.data: list[Any] = []

    def token(self, remaining: int) -> str:
        """Another token, with this quota."""
        token = f"t0ken-of-a-pool-{next(numbers)}"
        self.left[token] = remaining
        return token

    def reply_to(self, request: Recorded, connection: Any) -> Reply:
        token = request.headers["authorization"].removeprefix("token ")
        self.signed.append(token)
        status = 200 if self.left[token] else 403
        self.left[token] = max(self.left[token] - 1, 0)
        quota = {"X-RateLimit-Limit": "5000", "X-RateLimit-Remaining": str(self.left[token])}
        quota |= {"X-RateLimit-Reset": str(EPOCH + 600), "X-RateLimit-Resource": "core", "Date": DATE}
        _, owner, name, *_ = (*request.path.split("/")[1:], "", "", "")
        body: Any = {"id": 1, "name": name, "full_name": f"{owner}/{name}", "url": f"{self.url}{request.path}"}
        if request.path.endswith("/graphql"):
            body = {"data": self.data.pop(0) if self.data else {}}
        elif request.path.startswith("/search/"):
            page = int(request.query.get("page", 1))
            body = {"total_count": 3, "incomplete_results": False, "items": [{"name": page, "path": str(page)}]}
            if page < 3:
                query = urllib.parse.urlencode({"q": request.query["q"], "page": page + 1})
                quota["Link"] = f'<{self.url}{request.path}?{query}>; rel="next"'
        elif request.path.endswith("/issues"):
            page = int(request.query.get("page", 1))
            body = [{"id": page, "number": page, "url": f"{self.url}{request.path}/{page}"}]
            if page < 6:
                quota["Link"] = f'<{self.url}/repositories/1/issues?page={page + 1}>; rel="next"'
        return Reply(body if status == 200 else {"message": "API rate limit exceeded"}, status, quota)


@pytest.fixture
def server() -> Any:
    with serving(Quotas()) as server:
        yield server


def client(server: Quotas, remaining: int = 5000, **options: Any) -> ferrohub.Client:
    return ferrohub.Client(base_url=server.url, token=server.token(remaining), **options)


def test_each_request_is_signed_for_its_owner(server: Quotas) -> None:
    pool = ferrohub.Pool([client(server), client(server), client(server)], owners=[["Octo-Org"], ["octocat"], None])
    for owner in ("octo-org", "octocat", "somebody", "OCTOCAT"):
        pool.repository(owner, "x")
    one, other, anybody = server.left
    assert server.signed == [one, other, anybody, other]
    assert isinstance(pool, ferrohub.Client)


def test_the_resources_of_a_pool_stay_with_it(server: Quotas) -> None:
    pool = ferrohub.Pool([client(server), client(server)])
    repository = pool.repository("octo-org", "x")
    repository.refresh()
    assert len(set(server.signed)) == 2
    assert repository.session is pool.session


def test_a_limit_of_one_credential_does_not_stop_the_others(server: Quotas) -> None:
    pool = ferrohub.Pool([client(server, 2), client(server, 3), client(server, 0)])
    for _ in range(5):
        assert pool.repository("octo-org", "x").name == "x"
    assert set(server.left.values()) == {0}
    with pytest.raises(RateLimitExceeded):
        pool.repository("octo-org", "x")


def test_a_rejected_write_is_signed_with_another_credential(server: Quotas) -> None:
    pool = ferrohub.Pool([client(server, 0), client(server)])
    pool.request("POST /repos/octo-org/x/issues", title="Once")
    assert [(request.method, request.json) for request in server.requests if server.signed] == [
        ("POST", {"title": "Once"})
    ] * len(server.requests)
    assert sorted(server.left.values()) == [0, 4999]


def test_a_listing_continues_with_another_credential(server: Quotas) -> None:
    pool = ferrohub.Pool(
        [client(server, 3), client(server, 4), client(server)], owners=[["octo-org"], ["octo-org"], ["other"]]
    )
    repository = pool.repository("octo-org", "x")
    assert [issue.number for issue in repository.issues()] == [1, 2, 3, 4, 5, 6]
    assert list(server.left.values()) == [0, 0, 5000]


def test_the_status_shows_what_happened(server: Quotas) -> None:
    pool = ferrohub.Pool([client(server, 1), client(server, 9)], owners=[["octo-org"], None])
    before = datetime.datetime.now(datetime.timezone.utc)
    pool.repository("octo-org", "x")
    first, second = pool.status()
    assert (first["credential"], first["owners"], first["requests"], first["limited"]) == ("token", ("octo-org",), 1, 0)
    assert first["quotas"]["core"]["remaining"] == 0
    assert first["quotas"]["core"]["reset_at"] - before > datetime.timedelta(seconds=500)
    assert first["paused_until"] and first["paused_until"] > before
    assert (second["requests"], second["in_flight"], second["quotas"], second["paused_until"]) == (0, 0, {}, None)
    shown = f"{pool!r}{pool.status()}{pool.session!r}{vars(pool)}"
    assert not any(token in shown for token in server.left)


class Rejecting:
    """A transport that rejects revoked tokens, and redirects to what only the token "alpha" sees."""

    def __init__(self) -> None:
        self.signed: list[str] = []

    def __call__(self, request: Any) -> Response:
        token = request.headers["authorization"].removeprefix("token ")
        self.signed.append(token)
        path = urllib.parse.urlsplit(request.url).path
        if token.startswith("revoked"):
            return Response(401, {}, b'{"message": "Bad credentials"}')
        if path == "/repos/beta/moved":
            return Response(301, {"Location": "https://api.github.com/repos/alpha/moved"})
        if path.startswith("/repos/alpha/") and token != "alpha":
            return Response(404, {}, b'{"message": "Not Found"}')
        return Response.json({"id": 1, "name": "moved", "full_name": "alpha/moved"})

    def client(self, token: str) -> ferrohub.Client:
        return ferrohub.Client(token=token, transport=self)


def test_a_redirect_is_signed_for_the_owner_that_it_leads_to() -> None:
    server = Rejecting()
    pool = ferrohub.Pool([server.client("alpha"), server.client("beta")], owners=[["alpha"], ["beta"]])
    assert pool.repository("beta", "moved").full_name == "alpha/moved"
    assert server.signed == ["beta", "alpha"]


@pytest.mark.parametrize(
    "path",
    [
        "/networks/beta/x/events",
        "/scim/v2/organizations/beta/Users",
        "/scim/v2/enterprises/beta/Users",
        "/users/beta/repos",
        "/enterprises/beta/x",
        "/repos/%62eta/x",
        "/repos/BETA/x",
        "/agents/repos/beta/x/tasks",
        "/organizations/beta/settings/billing/usage",
    ],
)
def test_the_owner_of_a_path_is_found_wherever_it_is(path: str) -> None:
    server = Rejecting()
    pool = ferrohub.Pool([server.client("alpha"), server.client("beta")], owners=[["alpha"], ["beta"]])
    for _ in range(4):
        pool.session.get(path)
    assert server.signed == ["beta"] * 4


def test_a_rejected_credential_is_parked() -> None:
    server = Rejecting()
    pool = ferrohub.Pool([server.client("revoked"), server.client("good")])
    before = datetime.datetime.now(datetime.timezone.utc)
    for number in range(200):
        assert pool.repository("o", f"r{number}").id == 1
    assert server.signed.count("revoked") <= 1 and len(server.signed) <= 201
    first, second = pool.status()
    assert first["parked_because"] == "401 Bad credentials" and second["parked_because"] is None
    assert first["parked_until"] and second["parked_until"] is None
    assert datetime.timedelta(seconds=299) < first["parked_until"] - before < datetime.timedelta(seconds=330)


@pytest.mark.parametrize("kind", [ferrohub.Pool, ferrohub.AsyncPool])
def test_a_pool_without_a_valid_credential_raises_with_the_list(kind: Any) -> None:
    server = Rejecting()
    pool = kind([server.client("revoked-1"), server.client("revoked-2")])
    for _ in range(2):
        with pytest.raises(AuthenticationFailed, match="no credential is left that GitHub accepts") as caught:
            found = pool.repository("o", "r")
            if kind is ferrohub.AsyncPool:
                asyncio.run(found)
        message = str(caught.value)
        assert "clients[0]): 401 Bad credentials, used again at 20" in message and "clients[1])" in message
        assert "revoked" not in message
    assert len(server.signed) == 2


@pytest.mark.parametrize(
    ("refresh", "reason"),
    [
        ("ghr_0", "bad_refresh_token: The refresh token passed is incorrect"),
        (None, "the user must authorize the application again"),
    ],
)
def test_a_user_whose_token_cannot_be_refreshed_is_parked(refresh: str | None, reason: str) -> None:
    with simulated_service.serving(github_with_app()) as github:
        base = ferrohub.Client(base_url=github.url)
        stored = UserToken("ghu_0", expires_at="2020-01-01T00:00:00Z", refresh_token=refresh)
        user = OAuthApp(CLIENT_ID, CLIENT_SECRET, client=base).client(stored)
        pool = ferrohub.Pool([user, ferrohub.Client(token=github.github.token("mona"), base_url=github.url)])
        for _ in range(20):
            assert pool.organization("github").login == "github"
        assert reason in str(pool.status()[0]["parked_because"])


@pytest.mark.parametrize(("status", "message"), [(403, "This installation has been suspended"), (404, "Not Found")])
def test_an_installation_that_gets_no_token_is_parked(status: int, message: str) -> None:
    with simulated_service.serving(github_with_app()) as github:
        held = github.github.state.installations
        if status == 403:
            held[1].suspended_at = "2026-01-01T00:00:00Z"
        else:
            del held[1]
        installation = ferrohub.AppClient(CLIENT_ID, PEM, base_url=github.url).client(1)
        pool = ferrohub.Pool([installation, ferrohub.Client(token=github.github.token("mona"), base_url=github.url)])
        for _ in range(20):
            assert pool.organization("github").login == "github"
        assert len(github.sent(TOKENS)) == 1
        assert pool.status()[0]["parked_because"] == f"{status} {message}"


def test_an_installation_whose_token_fails_keeps_no_other_from_signing() -> None:
    with simulated_service.serving(github_with_app()) as github:
        github.github.faults.add("apps/create-installation-access-token", status=502, times=None)
        installation = ferrohub.AppClient(CLIENT_ID, PEM, base_url=github.url, retries=0).client(1)
        token = ferrohub.Client(token=github.github.token("mona"), base_url=github.url)
        pool = ferrohub.Pool([installation, token])
        for _ in range(20):
            assert pool.organization("github").login == "github"
        assert len(github.sent(TOKENS)) == 1
        assert str(pool.status()[0]["parked_because"]).startswith("502")
        # Nothing else signs for its account: then the failure is that of the request, and may pass.
        alone = ferrohub.Pool([installation, token], owners=[["github"], ["octocat"]])
        with pytest.raises(ServerError, match="502"):
            alone.organization("github")
        assert alone.status()[0]["parked_until"] is None
        # So it is while other requests are signed without it; and as soon as it works, it signs all again.
        alone.request("GET /versions")
        assert alone.status()[0]["parked_until"] is not None
        with pytest.raises(ServerError, match="502"):
            alone.organization("github")
        github.github.faults.clear()
        assert alone.organization("github").login == "github" and alone.status()[0]["parked_until"] is None


def test_lists_of_clients_park_credentials_like_a_pool() -> None:
    parking = _Parking(["token", "app 1"])
    parking.check([0, 1])
    parking.park(1, "401 Bad credentials")
    assert parking.usable([1, 0]) == [0]
    parked = parking.parked(1)
    assert parked and 0 < parked[0] <= 300 and parked[1] == "401 Bad credentials" and parking.parked(0) is None
    with pytest.raises(AuthenticationFailed, match=r"app 1 \(clients\[1\]\): 401 Bad credentials, used again at"):
        parking.check([1])
    parking = _Parking(["token"], seconds=0)
    parking.park(0, "401 Bad credentials")
    assert parking.usable([0]) == [0]


def test_a_pool_is_awaitable_too(server: Quotas) -> None:
    async def main() -> None:
        pool = ferrohub.AsyncPool([client(server, 100), client(server, 100)])
        async with pool:
            await asyncio.gather(*(pool.repository("octo-org", "x") for _ in range(150)))

    asyncio.run(main())
    assert sum(server.left.values()) == 50
    assert all(server.left.values())


def test_requests_about_the_user_are_signed_with_the_first_credential(server: Quotas) -> None:
    pool = ferrohub.Pool([client(server, 5), client(server)])
    for route in ("/user", "/notifications", "/user/repos", "/gists/starred"):
        pool.request(f"GET {route}")
    assert server.signed == [next(iter(server.left))] * 4


def test_other_rest_operations_and_the_session_use_the_pool(server: Quotas) -> None:
    pool = ferrohub.Pool([client(server), client(server)])
    pool.rest.repos.get("octo-org", "x")
    pool.session.get(f"{server.url}/repos/octo-org/x")
    assert len(set(server.signed)) == 2


def test_the_settings_are_those_of_the_first_client(server: Quotas) -> None:
    waits: list[str] = []

    def stop(seconds: float, reason: str) -> None:
        waits.append(reason)
        raise KeyError(reason)

    pool = ferrohub.Pool([client(server, 0, rate_limit="wait", on_wait=stop), client(server, 0)])
    with pytest.raises(KeyError):
        pool.repository("octo-org", "x")
    assert len(server.signed) == 2 and len(waits) == 1


PAGED = """query($owner: String!) { organization(login: $owner) { repositories(first: 1) {
    nodes { id issues(first: 1) { nodes { id } pageInfo { endCursor } } } pageInfo { endCursor } } } }"""


def test_graphql_pages_stay_with_the_credential_of_the_first_one(server: Quotas) -> None:
    page = {"ferrohub_more": True, "ferrohub_cursor": "x"}
    node = {"id": "R_1", "ferrohub_type": "Repository", "issues": {"nodes": [{"id": "I_1"}], "ferrohub_page": page}}
    first = {"organization": {"repositories": {"nodes": [node], "ferrohub_page": page}}}
    second = {"organization": {"repositories": {"nodes": []}}, "ferrohub_n1": {"issues": {"nodes": [{"id": "I_2"}]}}}
    for owners in ([["octo-org"], ["mona"]], None):
        pool = ferrohub.Pool([client(server), client(server)], owners=owners)
        mona = list(server.left)[-1]
        for _ in range(3):
            server.signed.clear()
            server.data = [first, second]
            assert len(list(pool.graphql.pages(PAGED, {"owner": "mona"}))) == 2
            assert len(server.signed) == 2 and len(set(server.signed)) == 1
            assert owners is None or server.signed[0] == mona


@pytest.mark.parametrize(
    ("query", "variables"),
    [
        ('{ organization(login: "Mona") { id } }', {}),
        ("query($o: String!) { user(login: $o) { id } }", {"o": "mona"}),
        ('query($o: String = "mona") { ...F } fragment F on Query { repository(owner: $o, name: "x") { id } }', {}),
        ('{ search(query: "foo repo:mona/x", type: ISSUE, first: 1) { issueCount } }', {}),
    ],
)
def test_the_owner_of_a_query_is_in_its_arguments(server: Quotas, query: str, variables: Any) -> None:
    pool = ferrohub.Pool([client(server), client(server)], owners=[["octo-org"], ["mona"]])
    for _ in range(2):
        pool.graphql(query, variables)
    assert server.signed == [list(server.left)[1]] * 2


def test_a_batch_is_divided_by_owners(server: Quotas) -> None:
    pool = ferrohub.Pool([client(server), client(server)], owners=[["octo-org"], ["mona"]])
    octo, mona = server.left
    query = "query($o: String!) { user(login: $o) { id } }"
    logins = ["mona", "octo-org", "mona"]
    server.data = [{"q0_user": {"id": 0}, "q2_user": {"id": 2}}, {"q1_user": {"id": 1}}]
    found = pool.graphql.batch([(query, {"o": login}) for login in logins])
    assert [each["user"]["id"] for each in found] == [0, 1, 2]
    assert server.signed == [mona, octo]
    assert [sorted(request.json["variables"].values()) for request in server.requests] == [["mona"] * 2, ["octo-org"]]


def test_a_batch_for_the_same_credentials_is_one_request(server: Quotas) -> None:
    server.data = [{"q0_user": {"id": 0}, "q1_user": {"id": 1}}] * 2
    queries = [f'{{ user(login: "{login}") {{ id }} }}' for login in ("mona", "octo-org")]
    ferrohub.Pool([client(server), client(server)]).graphql.batch(queries)
    pool = ferrohub.Pool([client(server), client(server)], owners=[["other"], ["octo-org", "mona"]])
    pool.graphql.batch(queries)
    assert len(server.signed) == 2 and server.signed[1] == list(server.left)[-1]


@pytest.mark.parametrize("query", ["foo org:mona", "repo:Mona/x user:mona"])
def test_the_qualifiers_of_a_search_name_its_owner(server: Quotas, query: str) -> None:
    pool = ferrohub.Pool([client(server), client(server)], owners=[["octo-org"], ["mona"]])
    for _ in range(3):
        list(pool.search_code(query))
    assert server.signed == [list(server.left)[1]] * 9


def test_a_search_without_an_owner_stays_with_a_credential(server: Quotas) -> None:
    pool = ferrohub.Pool([client(server), client(server)], owners=[["octo-org"], ["mona"]])
    for query in ("foo", "foo org:mona org:octo-org", "foo NOT org:mona", 'foo "org:mona"'):
        server.signed.clear()
        assert len(list(pool.search_code(query))) == 3
        assert len(server.signed) == 3 and len(set(server.signed)) == 1
    assert {credential["requests"] for credential in pool.status()} == {6}


@pytest.mark.parametrize(
    ("clients", "owners", "error", "message"),
    [
        (lambda make: [], None, ValueError, "clients must not be empty"),
        (
            lambda make: [make(), ferrohub.Client()],
            None,
            ValueError,
            r"clients\[1\] has another base_url than clients\[0\]",
        ),
        (lambda make: [make(), "x"], None, TypeError, r"clients\[1\] must be a Client, not str"),
        (lambda make: [make()] * 2, None, ValueError, r"clients\[1\] has the credential of clients\[0\]"),
        (lambda make: [ferrohub.Client()], None, ValueError, r"clients\[0\] has no credential"),
        (lambda make: [ferrohub.Pool([make()])], None, TypeError, r"clients\[0\] is a pool itself"),
        (lambda make: [make()], [], ValueError, "owners must have an entry for each of the 1 clients, not 0"),
        (lambda make: [make()], ["octocat"], TypeError, r"owners\[0\] must be a list of logins, not str"),
        (lambda make: [make()], [[1]], TypeError, r"owners\[0\] must be a list of logins, not of int"),
    ],
)
def test_wrong_arguments_raise(server: Quotas, clients: Any, owners: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        ferrohub.Pool(clients(lambda: client(server)), owners=owners)


def test_a_pool_is_not_pickled(server: Quotas) -> None:
    with pytest.raises(TypeError, match="pickle its clients"):
        pickle.dumps(ferrohub.Pool([client(server)]))


def test_the_module_is_imported_when_it_is_needed() -> None:
    code = "import sys, ferrohub; ferrohub.Client(); assert 'ferrohub.pool' not in sys.modules; ferrohub.Pool"
    subprocess.run([sys.executable, "-c", code], check=True)
