"""Signing in: users, apps, installations and their renewal, OAuth applications, one-time passwords, functions."""

from __future__ import annotations

import base64
import concurrent.futures
import copy
import dataclasses
import datetime
import hashlib
import inspect
import json
import pathlib
import pickle
import threading
import time
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import (
    AppInstallationTokenExpired,
    AppTokenExpired,
    AuthenticationFailed,
    MissingAppInstallationAuthentication,
    NotFoundError,
    ServerError,
)
from forking import in_child, needs_fork
from harness import GITHUB, Reply, Server, body_of

KEYS = pathlib.Path(__file__).parents[1] / "keys"
PEM = (KEYS / "app-pkcs1.pem").read_text()
PEM_8 = (KEYS / "app-pkcs8.pem").read_bytes()
ME = {**body_of("ShortUser"), "plan": None}
TOKENS = "POST /app/installations/6789/access_tokens"
#: Seconds that a token lasts which is renewed in a test: time enough to get it, also on a busy machine.
SOON = 2.0
#: What PKCS #1 puts before a SHA-256 digest.
DIGEST_INFO = bytes.fromhex("3031300d060960864801650304020105000420")


def modulus() -> int:
    """The modulus of the key: the second number of a PKCS#1 key's sequence."""
    der = base64.b64decode("".join(PEM.splitlines()[1:-1]))

    def value(at: int) -> tuple[int, int]:
        size, at = der[at + 1], at + 2
        if size > 127:
            size, at = int.from_bytes(der[at : at + size - 128], "big"), at + size - 128
        return at, size

    inside, _ = value(0)
    version, size = value(inside)
    start, size = value(version + size)
    return int.from_bytes(der[start : start + size], "big")


def claims(authorization: str) -> dict[str, Any]:
    """What a JWT says, its signature checked."""
    scheme, _, jwt = authorization.partition(" ")
    assert scheme == "Bearer"
    signed, _, signature = jwt.rpartition(".")
    head, body = (json.loads(base64.urlsafe_b64decode(part + "==")) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "RS256"}
    number = int.from_bytes(base64.urlsafe_b64decode(signature + "=="), "big")
    block = pow(number, 65537, modulus()).to_bytes(256, "big")
    due = DIGEST_INFO + hashlib.sha256(signed.encode()).digest()
    assert block == b"\x00\x01" + b"\xff" * (256 - 3 - len(due)) + b"\x00" + due
    return dict(body)


def grant(token: str, seconds: float = 3600) -> Reply:
    """The response with an installation's token."""
    end = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(seconds=seconds)
    return Reply({"token": token, "expires_at": end.isoformat()}, 201)


@pytest.mark.parametrize(
    ("arguments", "sent"),
    [
        ({"token": "t0ken"}, "token t0ken"),
        ({"username": "octocat", "token": "t0ken"}, "token t0ken"),
        ({"username": "octocat", "password": "s3cret", "token": "t0ken"}, "token t0ken"),
        ({"username": "octocat", "password": "s3cret"}, "Basic b2N0b2NhdDpzM2NyZXQ="),
    ],
)
def test_login(anonymous: ferrohub.Client, server: Server, arguments: dict[str, str], sent: str) -> None:
    """Client.login."""
    server.will(Reply(ME))
    assert anonymous.login(**arguments) is None and server.requests == []
    assert anonymous.me().login == "octocat"
    assert server.requests[0].headers["authorization"] == sent


@pytest.mark.parametrize("arguments", [(), ("octocat",), (None, "s3cret"), ("", "", "")])
def test_an_incomplete_login_changes_nothing(anonymous: ferrohub.Client, server: Server, arguments: Any) -> None:
    anonymous.login(*arguments)
    with pytest.raises(AuthenticationFailed):
        anonymous.me()
    assert server.requests == []


def test_a_one_time_password_is_requested(anonymous: ferrohub.Client, server: Server) -> None:
    required = Reply(
        {"message": "Must specify two-factor authentication OTP code."}, 401, {"X-GitHub-OTP": "required; sms"}
    )
    server.will(required, Reply(ME))
    anonymous.login("octocat", "s3cret", two_factor_callback=lambda: "654321")
    assert anonymous.me().login == "octocat"
    assert [r.headers.get("x-github-otp") for r in server.requests] == [None, "654321"]
    server.will(required)
    anonymous.login("octocat", "s3cret", two_factor_callback=lambda: "")
    with pytest.raises(AuthenticationFailed):
        anonymous.me()
    assert len(server.requests) == 1


def test_an_error_of_the_callback_comes_through(anonymous: ferrohub.Client, server: Server) -> None:
    server.will(Reply({}, 401, {"X-GitHub-OTP": "required; app"}))
    anonymous.login("octocat", "s3cret", two_factor_callback=lambda: {}["no code"])
    with pytest.raises(KeyError, match="no code"):
        anonymous.me()
    with pytest.raises(ValueError, match="callable"):
        anonymous.login("octocat", "s3cret", two_factor_callback="654321")


def test_set_client_id(client: ferrohub.Client, anonymous: ferrohub.Client, server: Server) -> None:
    """Client.set_client_id."""
    server.will(Reply(body_of("Organization")))
    for signed in (client, anonymous):
        signed.set_client_id("id", "s3cret")
        signed.organization("github")
        assert signed.session.retrieve_client_credentials() == ("id", "s3cret")
    assert [r.headers["authorization"].split()[0] for r in server.requests] == ["token", "Basic"]
    assert all(r.query == {} for r in server.requests), "a secret has no place in a URL"
    with anonymous.session.no_auth():
        anonymous.organization("github")
    assert "authorization" not in server.requests[2].headers
    with pytest.raises(AuthenticationFailed):
        anonymous.me()


def test_set_user_agent(client: ferrohub.Client, server: Server) -> None:
    """Client.set_user_agent."""
    server.will(Reply(body_of("Organization")))
    client.set_user_agent("triage/1.0")
    client.set_user_agent("")
    client.organization("github")
    assert server.requests[0].headers["user-agent"] == "triage/1.0"
    with pytest.raises(ValueError, match="user-agent"):
        client.set_user_agent("two\nlines")


def test_new_session(client: ferrohub.Client) -> None:
    """Client.new_session."""
    session = client.new_session()
    assert session.base_url == client.session.base_url and not session.has_auth()
    assert client.session.has_auth()


@pytest.mark.parametrize("pem", [PEM, PEM.encode(), PEM_8, bytearray(PEM_8), KEYS / "app-pkcs1.pem"])
def test_login_as_app(anonymous: ferrohub.Client, server: Server, pem: Any) -> None:
    """Client.login_as_app."""
    server.will(Reply(body_of("App")))
    now = time.time()
    assert anonymous.login_as_app(pem, 12345) is None and server.requests == []
    assert anonymous.authenticated_app().slug == "octoapp"
    said = claims(server.requests[0].headers["authorization"])
    assert said["iss"] == "12345" and said["exp"] - said["iat"] == 600
    assert said["iat"] == pytest.approx(now - 60, abs=5)


@pytest.mark.parametrize(("expire_in", "back"), [(30, 15), (60, 30), (120, 60), (600, 60)])
def test_what_is_signed_for_a_short_time_does_not_begin_expired(
    anonymous: ferrohub.Client, server: Server, expire_in: int, back: int
) -> None:
    server.will(Reply(body_of("App")))
    anonymous.login_as_app(PEM, "Iv1.8a61f9b3a7aba766", expire_in)
    anonymous.authenticated_app()
    said = claims(server.requests[0].headers["authorization"])
    assert said["iss"] == "Iv1.8a61f9b3a7aba766" and said["exp"] - said["iat"] == expire_in
    assert said["iat"] == pytest.approx(time.time() - back, abs=5)
    ends = anonymous.session.auth.expires_at.timestamp()
    assert ends == pytest.approx(said["exp"], abs=1) and not anonymous.session.auth.expired


@pytest.mark.parametrize("expire_in", [-60, 0])
def test_an_expired_app_sends_nothing(anonymous: ferrohub.Client, server: Server, expire_in: int) -> None:
    anonymous.login_as_app(PEM, 12345, expire_in)
    with pytest.raises(AppTokenExpired):
        anonymous.authenticated_app()
    with pytest.raises(AppTokenExpired):
        anonymous.login_as_app_installation(PEM, 12345, 6789, expire_in)
    assert server.requests == []


def test_login_as_app_installation(anonymous: ferrohub.Client, server: Server) -> None:
    """Client.login_as_app_installation."""
    server.will(grant("ghs_one"), Reply({"total_count": 0, "repositories": []}))
    assert anonymous.login_as_app_installation(PEM, 12345, 6789) is None
    assert list(anonymous.app_installation_repos()) == []
    first, second = server.requests
    assert [first.line, second.line] == [TOKENS, "GET /installation/repositories"]
    said = claims(first.headers["authorization"])
    assert said["iss"] == "12345" and said["exp"] - said["iat"] == 30 and first.body == b""
    assert second.headers["authorization"] == "token ghs_one"


@pytest.mark.parametrize("status", [400, 401, 403, 404, 422, 500, 502, 503])
def test_a_refused_installation_leaves_the_credential(client: ferrohub.Client, server: Server, status: int) -> None:
    server.will(Reply({"message": "No"}, status))
    with pytest.raises(ferrohub.exceptions.GitHubError) as caught:
        client.login_as_app_installation(PEM, 12345, 6789)
    assert caught.value.code == status and len(server.requests) == 1
    server.will(Reply(ME))
    client.me()
    assert server.requests[0].headers["authorization"].startswith("token ")


def test_a_token_is_renewed_in_time(anonymous: ferrohub.Client, server: Server) -> None:
    server.will(grant("ghs_one", SOON), Reply(body_of("Organization")))
    anonymous.login_as_app_installation(PEM, 12345, 6789)
    anonymous.organization("github")
    time.sleep(SOON)
    server.will(grant("ghs_two"), Reply(body_of("Organization")))
    anonymous.organization("github")
    anonymous.organization("github")
    assert [r.line for r in server.requests] == [TOKENS, "GET /orgs/github", "GET /orgs/github"]
    assert {r.headers["authorization"] for r in server.requests[1:]} == {"token ghs_two"}


def test_one_renewal_serves_all_threads(anonymous: ferrohub.Client, server: Server) -> None:
    server.will(grant("ghs_one", SOON))
    anonymous.login_as_app_installation(PEM, 12345, 6789)
    time.sleep(SOON)
    server.will(grant("ghs_two"), Reply(body_of("Organization")))
    clients = [anonymous, ferrohub.Client(session=copy.copy(anonymous.session))]
    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda n: clients[n % 2].organization("github").login, range(16)))
    assert found == ["github"] * 16
    assert [r.line for r in server.requests].count(TOKENS) == 1
    assert {r.headers["authorization"] for r in server.requests[1:]} == {"token ghs_two"}


@needs_fork
def test_a_child_renews_what_the_parent_renews(anonymous: ferrohub.Client, server: Server) -> None:
    """It waits for no renewal that a thread of the parent has begun: that thread it does not have."""
    server.will(grant("ghs_one", SOON))
    anonymous.login_as_app_installation(PEM, 12345, 6789)
    time.sleep(SOON)
    renewed = threading.Event()
    late = dataclasses.replace(grant("ghs_late"), after=renewed)
    server.will(late, grant("ghs_child"), Reply(body_of("Organization")))
    with concurrent.futures.ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(lambda: anonymous.organization("github").login)
        while not server.requests:
            time.sleep(0.01)
        assert in_child(lambda: anonymous.organization("github").login) == "github"
        assert not waiting.done()
        renewed.set()
        assert waiting.result() == "github"
    sent = [(r.line, r.headers["authorization"]) for r in server.requests if r.method == "GET"]
    assert sent == [("GET /orgs/github", "token ghs_child"), ("GET /orgs/github", "token ghs_late")]


def test_a_token_that_comes_expired_is_not_renewed_by_each_call(anonymous: ferrohub.Client, server: Server) -> None:
    """The next request for a token is sent after a pause."""
    server.will(grant("ghs_one", -5))
    anonymous.login_as_app_installation(PEM, 12345, 6789)
    for _ in range(2):
        with pytest.raises(AppInstallationTokenExpired, match="check the clock of this machine"):
            anonymous.organization("github")
    assert [r.line for r in server.requests] == [TOKENS]


def test_the_advice_for_an_expired_token_fits_the_client(server: Server) -> None:
    """The client of an app renews its token itself, and has no `login_as_app_installation` to call again."""
    server.will(grant("ghs_one", -5))
    app = ferrohub.AppClient(12345, PEM, base_url=server.url)
    with pytest.raises(MissingAppInstallationAuthentication, match=r"see AppClient\.client\(\)"):
        app.app_installation_repos()
    client = app.client(6789)
    with pytest.raises(AppInstallationTokenExpired) as raised:
        client.organization("github")
    assert "requests another one itself" in str(raised.value) and "login" not in str(raised.value)
    client.session.auth = ferrohub.session.AppInstallationTokenAuth("ghs_two", "2020-01-01T00:00:00Z")
    with pytest.raises(AppInstallationTokenExpired, match=r"no private key.*AppClient\.client\(\)"):
        client.organization("github")
    assert [r.line for r in server.requests] == [TOKENS]


def test_a_failed_renewal_is_reported_and_tried_again(anonymous: ferrohub.Client, server: Server) -> None:
    server.will(grant("ghs_one", SOON))
    anonymous.login_as_app_installation(PEM, 12345, 6789)
    time.sleep(SOON)
    server.will(Reply({}, 500), grant("ghs_two"), Reply(body_of("Organization")))
    with pytest.raises(ServerError):
        anonymous.organization("github")
    assert anonymous.organization("github").login == "github"
    assert [r.line for r in server.requests] == [TOKENS, TOKENS, "GET /orgs/github"]


def test_a_token_that_was_revoked_is_replaced_once(anonymous: ferrohub.Client, server: Server) -> None:
    """The request was rejected, so a write is repeated too. A second rejection is raised."""
    server.will(grant("ghs_one"))
    anonymous.login_as_app_installation(PEM, 12345, 6789)
    anonymous.session.retries = 0  # a new token that is rejected is retried for some seconds
    refused = Reply({"message": "Bad credentials"}, 401)
    server.will(refused, grant("ghs_two"), Reply({}, 201), refused)
    assert anonymous.session.post("/x", json={"a": 1}).status_code == 201
    assert [r.line for r in server.requests] == ["POST /x", TOKENS, "POST /x"]
    assert server.requests[0].headers["authorization"] == "token ghs_one"
    assert server.requests[2].headers["authorization"] == "token ghs_two" and server.requests[2].json == {"a": 1}
    with pytest.raises(ferrohub.exceptions.AuthenticationFailed):
        anonymous.organization("github")
    assert [r.line for r in server.requests][3:] == ["GET /orgs/github"]


def test_a_renewal_goes_with_the_credential(anonymous: ferrohub.Client, server: Server) -> None:
    server.will(grant("ghs_one", SOON))
    anonymous.login_as_app_installation(PEM, 12345, 6789)
    other = ferrohub.Client(base_url=server.url)
    other.session.auth = anonymous.session.auth
    time.sleep(SOON)
    server.will(grant("ghs_two"), Reply(body_of("Organization")))
    other.organization("github")
    anonymous.organization("github")
    assert [r.line for r in server.requests] == [TOKENS, "GET /orgs/github", "GET /orgs/github"]
    with anonymous.session.temporary_basic_auth("octocat", "s3cret"):
        anonymous.organization("github")
    assert server.requests[-1].headers["authorization"].startswith("Basic ")


def test_a_pickle_with_credentials_has_the_token_of_an_installation_and_never_the_key(server: Server) -> None:
    clients = [
        ferrohub.Client(session=ferrohub.ClientSession(base_url=server.url, pickle_credentials=whole))
        for whole in (True, False)
    ]
    server.will(grant("ghs_one", SOON))
    for client in clients:
        client.login_as_app_installation(PEM, 12345, 6789)
    whole, bare = (pickle.dumps(client) for client in clients)
    assert b"ghs_one" in whole and b"ghs_one" not in bare
    assert not any(line.encode() in whole + bare for line in PEM.splitlines())
    server.will(Reply(body_of("Organization")))
    copies = [pickle.loads(whole), copy.copy(clients[0].session), copy.deepcopy(clients[0].session)]
    for other in [copies[0], *(ferrohub.Client(session=session) for session in copies[1:])]:
        other.organization("github")
    assert {r.headers["authorization"] for r in server.requests} == {"token ghs_one"}
    time.sleep(SOON)
    with pytest.raises(AppInstallationTokenExpired, match="login_as_app_installation"):
        copies[0].organization("github")
    server.will(grant("ghs_two"), Reply(body_of("Organization")))
    ferrohub.Client(session=copies[1]).organization("github")
    assert server.requests[-1].headers["authorization"] == "token ghs_two"


BROKEN = PEM.replace("A", "B", 3)


@pytest.mark.parametrize(
    ("call", "error", "argument"),
    [
        (lambda c: c.login_as_app("no key", 1), ValueError, "private_key_pem"),
        (lambda c: c.login_as_app(b"", 1), ValueError, "private_key_pem"),
        (lambda c: c.login_as_app(BROKEN, 1), ValueError, "private_key_pem"),
        (lambda c: c.login_as_app((KEYS / "tls-key.pem").read_text(), 1), ValueError, "private_key_pem"),
        (lambda c: c.login_as_app((KEYS / "tls-cert.pem").read_text(), 1), ValueError, "private_key_pem"),
        (lambda c: c.login_as_app(5, 1), TypeError, "private_key_pem"),
        (lambda c: c.login_as_app(PEM, 0), ValueError, "app_id"),
        (lambda c: c.login_as_app(PEM, ""), ValueError, "app_id"),
        (lambda c: c.login_as_app(PEM, None), TypeError, "app_id"),
        (lambda c: c.login_as_app(PEM, 1, 2**62), ValueError, "expire_in"),
        (lambda c: c.login_as_app(PEM, 1, "soon"), TypeError, "expire_in"),
        (lambda c: c.login_as_app_installation("no key", 1, 2), ValueError, "private_key_pem"),
        (lambda c: c.login_as_app_installation(BROKEN, 1, 2), ValueError, "private_key_pem"),
        (lambda c: c.login_as_app_installation(PEM, 1, 0), ValueError, "installation_id"),
        (lambda c: c.login_as_app_installation(PEM, 1, -1), ValueError, "installation_id"),
        (lambda c: c.login_as_app_installation(PEM, 1, "mine"), ValueError, "installation_id"),
        (lambda c: c.session.app_bearer_token_auth("jwt", 2**62), ValueError, "expire_in"),
    ],
)
def test_bad_keys_and_ids_are_refused_before_anything_is_sent(
    anonymous: ferrohub.Client, server: Server, call: Any, error: type[Exception], argument: str
) -> None:
    with pytest.raises(error, match=argument) as caught:
        call(anonymous)
    assert not any(line in str(caught.value) for line in PEM.splitlines()[1:-1])
    assert server.requests == [] and not anonymous.session.has_auth()


def test_functions_of_the_module(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GITHUB_API_URL", server.url)
    server.will(Reply(body_of("Organization")))
    assert ferrohub.organization("github").login == "github"
    assert server.requests[0].line == "GET /orgs/github" and "authorization" not in server.requests[0].headers
    with pytest.warns(DeprecationWarning, match="ferrohub.issue"):
        ferrohub.issue("octocat", "Hello-World", 1347)
    with pytest.raises(AuthenticationFailed), pytest.warns(DeprecationWarning, match="create_gist"):
        ferrohub.create_gist("text", {"a": {"content": "b"}})
    with pytest.raises(TypeError, match="name"):
        ferrohub.organization()  # type: ignore[call-arg]
    server.will(Reply(body_of("Authorization")))
    with pytest.warns(DeprecationWarning, match=r"Client\.authorize"):
        assert ferrohub.authorize("mona", "pa55", ["gist"]).id == 1
    assert server.requests[0].headers["authorization"] == "Basic bW9uYTpwYTU1"


@pytest.mark.parametrize(
    "token",
    [
        "ghp_0123456789abcdefghij0123456789abcdef",
        "github_pat_11ABCDEFG0_0123456789",
        "gho_x1y2z3",
        "ghu_x1y2z3",
        "ghs_x1y2z3",
        "ghr_x1y2z3",
        "0123456789abcdef0123456789abcdef01234567",
    ],
)
def test_a_token_in_the_place_of_the_username_raises(token: str, client: ferrohub.Client) -> None:
    """It would sign nothing, silently. The error says how to pass it, and does not show it."""
    for call in (
        lambda: ferrohub.Client(token),
        lambda: ferrohub.Client(username=f" {token}\n"),
        lambda: ferrohub.AsyncClient(token),
        lambda: ferrohub.ClientEnterprise("https://h.example", token),
        lambda: ferrohub.login(token),
        lambda: ferrohub.enterprise_login(token, url="https://h.example"),
        lambda: client.login(token),
        lambda: client.session.basic_auth(token, ""),
    ):
        with pytest.raises(ValueError, match=r"username looks like a token.*Client\(token=\.\.\.\)") as caught:
            call()
        assert token not in f"{caught.value!r}" and token[-6:] not in f"{caught.value!r}"
    assert ferrohub.Client(token, "password").session.has_auth() and ferrohub.Client(token=token).session.has_auth()
    assert not ferrohub.Client("octocat").session.has_auth()


def test_functions_look_like_functions() -> None:
    assert str(inspect.signature(ferrohub.repository)) == "(owner, repository, *, lazy=False)"
    assert "repos/get" in ferrohub.repository.__doc__ or "GET /repos" in ferrohub.repository.__doc__
    assert pickle.loads(pickle.dumps(ferrohub.zen)) is ferrohub.zen
    assert all(callable(getattr(ferrohub, name)) for name in ferrohub.api.__all__)


def test_login_functions(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GITHUB_API_URL", server.url)
    server.will(Reply(ME))
    for arguments in ({"token": "t0ken"}, {"username": "octocat", "password": "s3cret"}):
        client = ferrohub.login(**arguments)
        assert client is not None and client.me().login == "octocat"
    assert ferrohub.login() is None and ferrohub.login("octocat") is None
    assert ferrohub.enterprise_login("octocat", url=server.url) is None
    with pytest.raises(ValueError, match="url"):
        ferrohub.enterprise_login(token="t0ken")
    enterprise = ferrohub.enterprise_login(token="t0ken", url=server.url)
    assert isinstance(enterprise, ferrohub.ClientEnterprise)
    assert enterprise.me().login == "octocat" and server.requests[-1].path == "/api/v3/user"
    monkeypatch.delenv("GITHUB_API_URL")
    there = ferrohub.login(token="t0ken")
    assert there is not None and there.session.base_url == GITHUB


def test_a_wrong_credential_shows_at_the_first_request(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"message": "Bad credentials"}, 401), Reply({"message": "Not Found"}, 404))
    with pytest.raises(AuthenticationFailed, match="401 Bad credentials"):
        client.me()
    with pytest.raises(NotFoundError), pytest.warns(DeprecationWarning, match=r"Client\.authorizations"):
        list(client.authorizations())
