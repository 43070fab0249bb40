"""No credential is ever shown: not by repr or str, in logs, exceptions, tracebacks, recordings or pickles."""

from __future__ import annotations

import asyncio
import base64
import copy
import datetime
import logging
import pathlib
import pickle
import sys
import traceback
from collections.abc import Iterator
from typing import Any

import pytest

import ferrohub
from fault_server import Faulty, good
from ferrohub.testing import Recorder
from ferrohub.transports import Response
from harness import Reply, Server, body_of, make

KEY = (pathlib.Path(__file__).parents[1] / "keys" / "app-pkcs1.pem").read_text()
TOKEN = "ghp_TokenOfTheTests0123456789abcdefghij"
PASSWORD = "p4ssw0rd-of-the-tests"
JWT = "eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJvZi10aGUtdGVzdHMifQ.c2lnbmF0dXJl"
INSTALLATION = "ghs_InstallationOfTheTests0123456789ab"
CLIENT_SECRET = "secret-of-the-application-of-the-tests"
#: No number alone: the ID of a thread in a log record may contain it.
CODE = "code-739105"
PROXY = "pr0xy-password"
#: The PEM's lines stand for the key.
SECRETS = [TOKEN, PASSWORD, JWT, INSTALLATION, CLIENT_SECRET, CODE, PROXY, *KEY.splitlines()[1:-1]]
PACKAGE = str(pathlib.Path(ferrohub.__file__).parent)
LATER = "2999-01-01T00:00:00Z"

pytestmark = pytest.mark.filterwarnings("ignore:Client.authorize is deprecated:DeprecationWarning")


def secrets_in(text: str) -> list[str]:
    """Which secrets a text has, also in base64."""
    basic = ["b2N0b2NhdDpwNHNzdzByZC1vZi10aGUtdGVzdHM"]
    return [secret for secret in [*SECRETS, *basic] if secret in text]


def sign_in_as_app(client: ferrohub.Client) -> None:
    client.login_as_app(KEY, 12345)


def sign_in_as_installation(client: ferrohub.Client) -> None:
    client.session.app_installation_token_auth({"token": INSTALLATION, "expires_at": LATER})


def sign_in_by_renewal(client: ferrohub.Client) -> None:
    client.login_as_app_installation(KEY, 12345, 6789)


SIGN_IN: dict[str, Any] = {
    "token": lambda c: c.login(token=TOKEN),
    "password": lambda c: c.login("octocat", PASSWORD, two_factor_callback=lambda: CODE),
    "jwt": lambda c: c.session.app_bearer_token_auth(JWT, 600),
    "app": sign_in_as_app,
    "installation": sign_in_as_installation,
    "renewed": sign_in_by_renewal,
    "client-id": lambda c: c.set_client_id("id", CLIENT_SECRET),
    "headers": lambda c: c.session.headers.update({"Authorization": f"token {TOKEN}", "Cookie": PASSWORD}),
    "other headers": lambda c: c.session.headers.update(
        {"X-Api-Key": TOKEN, "Private-Token": PASSWORD, "X-Auth": JWT, "X-Session-Id": INSTALLATION}
    ),
    "params": lambda c: setattr(c.session, "params", {"access_token": TOKEN, "client_secret": CLIENT_SECRET}),
    "other params": lambda c: setattr(c.session, "params", {"key": TOKEN, "api_key": PASSWORD, "sig": JWT}),
}


@pytest.fixture(params=SIGN_IN)
def signed(request: pytest.FixtureRequest, server: Server) -> ferrohub.Client:
    """A client of the server, signed in in some way."""
    client = ferrohub.Client(base_url=server.url)
    server.will(Reply({"token": INSTALLATION, "expires_at": LATER}, 201))
    SIGN_IN[request.param](client)
    client.session.retries = 0  # a new token of an installation that is rejected is retried for some seconds
    return client


def failures(client: ferrohub.Client, server: Server) -> Iterator[BaseException]:
    """The exceptions of all kinds of failures."""
    calls: list[tuple[Any, Any]] = [
        (
            Reply({"message": "Bad credentials"}, 401, {"X-GitHub-OTP": "required; app"}),
            lambda: client.organization("a"),
        ),
        (Reply({"message": "No"}, 500), lambda: client.organization("a")),
        (Reply("no JSON"), lambda: client.organization("a")),
        (Reply([]), lambda: client.organization("a")),
        (Reply(None, 302, {"Location": "/orgs/a"}), lambda: client.organization("a")),
        (Reply(None, 302, {"Location": "ftp://x/"}), lambda: client.organization("a")),
        (Reply({}), lambda: client.organization("")),
        (Reply({}), lambda: client.app_installation_repos()),
        (Reply({}), lambda: client.authenticated_app()),
        (Reply({"message": "No"}, 404), lambda: client.login_as_app_installation(KEY, 1, 2)),
        (Reply({"no": "token"}, 201), lambda: client.login_as_app_installation(KEY, 1, 2)),
        (Reply({"message": "No"}, 401), lambda: client.authorize("octocat", PASSWORD)),
        (Reply({"message": "No"}, 422), lambda: client.check_authorization(TOKEN)),
        (Reply({}), lambda: client.login_as_app(KEY.replace("\n", "!"), 1)),
        (Reply({}), lambda: client.login("octocat", PASSWORD, two_factor_callback=CODE)),
        (Reply({}), lambda: client.session.get(f"http://127.0.0.1:1/?access_token={TOKEN}")),
        (Reply({}), lambda: ferrohub.Client(base_url=f"https://octocat:{PASSWORD}@127.0.0.1")),
        (Reply({}), lambda: ferrohub.Client(base_url=f"https://octocat:{PASSWORD}@[bad")),
        (Reply({}), lambda: ferrohub.Client(base_url=f"https://h.example/api?access_token={TOKEN}")),
        (Reply({}), lambda: ferrohub.Client(base_url=TOKEN)),
        (Reply({}), lambda: ferrohub.ClientEnterprise(f"ftp://octocat:{PASSWORD}@h.example")),
        (Reply({}), lambda: ferrohub.ClientEnterprise(f"octocat:{PASSWORD}@h.example")),
        (Reply({}), lambda: client.session.get(f"ftp://octocat:{PASSWORD}@h.example/x?token={TOKEN}")),
        (Reply({}), lambda: client.session.get(f"http://octocat:{PASSWORD}@[bad/x?token={TOKEN}")),
        (Reply({}), lambda: client.session.get(f"http://octocat:{PASSWORD}@h.example/")),
        (Reply({}), lambda: client.request(f"GET http://octocat:{PASSWORD}@[x/")),
        (Reply({}), lambda: client.request(f"http://octocat:{PASSWORD}@h.example/{TOKEN}")),
        (Reply({}), lambda: client.request(f"http://h.example/{TOKEN}")),
    ]
    for reply, call in calls:
        server.will(reply)
        try:
            call()
        except Exception as error:
            yield error


def everything_shown(error: BaseException) -> str:
    """All that an exception and its traceback tell, with the variables of the package's frames."""
    trace = traceback.TracebackException.from_exception(error, capture_locals=True)
    frames = [f"{f.name} {f.locals}" for f in trace.stack if f.filename.startswith(PACKAGE)]
    return f"{error!r} {error} {vars(error)} {error.args} {frames} {''.join(trace.format_exception_only())}"


def test_nothing_is_shown(signed: ferrohub.Client, server: Server) -> None:
    session = signed.session
    server.will(Reply(body_of("Organization")))
    organization = signed.organization("github")
    shown: list[Any] = [signed, session, session.auth, session.headers, organization, organization.session]
    shown += [signed.organizations_with("mona"), session.get("/"), session.get("/").headers, session.proxies]
    shown += [session.temporary_basic_auth("octocat", PASSWORD), session.no_auth(), copy.copy(session)]
    for thing in shown:
        assert secrets_in(f"{thing!r} {thing!s} {getattr(thing, '__dict__', '')}") == [], type(thing)


def test_no_exception_tells(signed: ferrohub.Client, server: Server) -> None:
    count = 0
    for error in failures(signed, server):
        count += 1
        assert secrets_in(everything_shown(error)) == []
        assert secrets_in(pickle.dumps(error).decode("latin-1")) == []
    assert count >= 24


def test_functions_of_the_module_leave_no_frame(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GITHUB_API_URL", server.url)
    server.will(Reply({"message": "No"}, 401))
    for call in (
        lambda: ferrohub.authorize("octocat", PASSWORD, []),
        lambda: ferrohub.login("octocat", PASSWORD, two_factor_callback=CODE),  # type: ignore[arg-type]
        lambda: ferrohub.enterprise_login("octocat", PASSWORD, TOKEN, "no URL"),
    ):
        with pytest.raises((ferrohub.exceptions.AuthenticationFailed, ValueError)) as caught:
            call()
        assert secrets_in(everything_shown(caught.value)) == []


def test_nothing_is_logged(
    signed: ferrohub.Client, server: Server, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.NOTSET)
    server.will(Reply(body_of("Organization")))
    signed.organization("github")
    list(failures(signed, server))
    logged = " ".join(f"{r.getMessage()} {r.__dict__}" for r in caplog.records)
    sys.stdout.flush()
    printed = capfd.readouterr()
    assert secrets_in(logged + printed.out + printed.err) == []


@pytest.mark.filterwarnings("ignore:the pickle has the proxy")
def test_no_pickle_holds_a_credential(signed: ferrohub.Client, server: Server) -> None:
    server.will(Reply([body_of("Organization")]))
    signed.session.proxies = {"https": f"http://octocat:{PROXY}@10.0.0.1:3128"}
    things: list[Any] = [signed, signed.session, make("Organization", signed), signed.organizations_with("mona")]
    for thing in things:
        for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
            assert secrets_in(pickle.dumps(thing, protocol).decode("latin-1")) == []


def test_a_pickle_keeps_a_proxy_and_warns_that_it_lacks_the_password() -> None:
    """No request is sent directly in place of the proxy."""
    proxies = {
        "https": f"http://octocat:{PROXY}@10.0.0.1:3128",
        "http": f"octocat:{PROXY}@10.0.0.2",
        "all": "http://10.0.0.3",
    }
    client = ferrohub.Client(proxies=proxies)
    with pytest.warns(UserWarning, match='the proxy for "https" and "http" without its username and password'):
        stored = pickle.dumps(client)
    bare = {"https": "http://10.0.0.1:3128", "http": "10.0.0.2", "all": "http://10.0.0.3"}
    assert dict(pickle.loads(stored).session.proxies) == bare
    assert copy.deepcopy(client).session.proxies["https"] == proxies["https"]
    client.session.pickle_credentials = True
    assert dict(pickle.loads(pickle.dumps(client)).session.proxies) == proxies


def test_a_new_session_takes_no_credential_along(signed: ferrohub.Client, server: Server) -> None:
    server.will(Reply({}))
    signed.new_session().get("/")
    request = server.requests[0]
    assert secrets_in(f"{request.headers} {request.query}") == [] and "authorization" not in request.headers


def test_a_credential_alone_is_not_pickled(signed: ferrohub.Client) -> None:
    if signed.session.auth is not None:
        with pytest.raises(TypeError, match="pickle"):
            pickle.dumps(signed.session.auth)


def test_a_pickle_holds_the_credential_on_request(server: Server) -> None:
    session = ferrohub.ClientSession(base_url=server.url, pickle_credentials=True)
    session.app_installation_token_auth({"token": INSTALLATION, "expires_at": LATER})
    again = pickle.loads(pickle.dumps(session))
    server.will(Reply({}))
    again.get("/")
    assert server.requests[0].headers["authorization"] == f"token {INSTALLATION}"
    assert again.auth.expires_at == datetime.datetime(2999, 1, 1, tzinfo=datetime.timezone.utc)


ENVIRONMENT = ("GH_TOKEN", "GITHUB_TOKEN", "GH_ENTERPRISE_TOKEN", "GITHUB_ENTERPRISE_TOKEN")


@pytest.mark.parametrize("signed_in", [False, True])
def test_a_pickle_of_an_anonymous_client_stays_anonymous(
    signed_in: bool, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The environment stands in for a credential that is not in the pickle, and for none that never was."""
    for name in ENVIRONMENT:
        monkeypatch.setenv(name, "of-the-environment")
    client = ferrohub.Client(token="explicit" if signed_in else "", base_url=server.url)
    pickle.loads(pickle.dumps(client)).session.get("/")
    assert server.requests[0].headers.get("authorization") == ("token of-the-environment" if signed_in else None)


@pytest.mark.parametrize(
    "base", ["http://ghe.example/api/v3", "http://api.github.com", "http://10.0.0.1", "http://[::2]"]
)
def test_the_credential_of_the_environment_is_not_sent_in_clear(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ENVIRONMENT:
        monkeypatch.setenv(name, TOKEN)
    with pytest.raises(ValueError, match="over http://") as caught:
        ferrohub.Client.from_environment(base_url=base)
    assert secrets_in(everything_shown(caught.value)) == []
    monkeypatch.setenv("GITHUB_API_URL", base)
    with pytest.raises(ValueError, match="over http://"):
        ferrohub.Client.from_environment()
    explicit = ferrohub.Client(token="explicit", base_url=base)
    assert explicit.session.has_auth() and not pickle.loads(pickle.dumps(explicit)).session.has_auth()
    for name in ENVIRONMENT:
        monkeypatch.delenv(name)
    monkeypatch.setenv("PATH", "")
    assert not ferrohub.Client.from_environment().session.has_auth()


@pytest.mark.parametrize(
    "base", ["https://ghe.example/api/v3", "http://127.0.0.1:1", "http://localhost", "http://[::1]:1"]
)
def test_the_credential_of_the_environment_is_sent_where_nobody_else_reads_it(
    base: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GH_ENTERPRISE_TOKEN", TOKEN)
    assert ferrohub.Client.from_environment(base_url=base).session.has_auth()


@pytest.mark.parametrize("kind", [ferrohub.Client, ferrohub.AsyncClient])
def test_the_credential_of_the_environment_is_not_sent_in_clear_to_a_proxy(
    kind: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The host of the URL is this machine, but a proxy would receive the request first."""
    for name in ("http_proxy", "HTTP_PROXY"):
        monkeypatch.setenv(name, "http://proxy.invalid:3128")
    monkeypatch.setenv("GH_ENTERPRISE_TOKEN", TOKEN)
    elsewhere = {"http": "http://user:passw0rd@proxy.invalid:3128"}

    def send(client: Any) -> Any:
        got = client.session.get("/x")
        return asyncio.run(got) if kind is ferrohub.AsyncClient else got

    with Faulty(good) as server:
        base = server.url
        # That of the environment is not used for this machine.
        client = kind.from_environment(base_url=base)
        assert send(client).status_code == 200 and TOKEN in server.heads[-1].decode()
        with pytest.raises(ValueError, match=r"over http://.*the proxy at proxy\.invalid would receive it"):
            kind.from_environment(base_url=base, proxies=elsewhere)
        # One that is set later is found when a request is sent.
        pickled = pickle.dumps(client)
        client.session.proxies = elsewhere
        with pytest.raises(ValueError, match="over http://") as caught:
            send(client)
        assert secrets_in(everything_shown(caught.value)) == [] and "passw0rd" not in str(caught.value)
        client.session.proxies = {"http": "http://127.0.0.1:1"}
        with pytest.raises(ferrohub.ConnectionError):
            send(client)
        assert send(pickle.loads(pickled)).status_code == 200 and len(server.heads) == 2
        # A credential that the program passes is its own decision.
        explicit = kind(token=TOKEN, base_url=base, proxies={"http": "http://proxy.invalid:3128"})
        assert not pickle.loads(pickle.dumps(explicit)).session.has_auth()
        with pytest.raises(ferrohub.ConnectionError):
            send(explicit)


class Noting:
    """A transport that notes what requests are signed with."""

    def __init__(self) -> None:
        self.sent: list[str | None] = []

    def __call__(self, request: Any) -> Response:
        self.sent.append(request.headers.get("Authorization"))
        return Response.json({})


@pytest.mark.parametrize("kind", [ferrohub.Client, ferrohub.AsyncClient])
@pytest.mark.parametrize("base", ["http://api.github.com", "http://ghe.example", "https://ghe.example/api/v3"])
def test_the_credential_of_the_environment_is_for_one_api(
    kind: Any, base: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ENVIRONMENT:
        monkeypatch.setenv(name, TOKEN)
    transport = Noting()
    session = ferrohub.Client.from_environment(transport=transport, pickle_credentials=True).session
    session.get("/")
    session.base_url = "https://api.github.com/"
    session.get("/")
    pooled = ferrohub.Pool([ferrohub.Client.from_environment(transport=transport)]).session
    signed = [session, pickle.loads(pickle.dumps(session)), copy.copy(session), pooled]
    for other in [*(kind(session=each).session for each in signed[:3]), pooled]:
        other.base_url = base
        with pytest.raises(
            ValueError, match=r"of the environment is for https://api\.github\.com, and is not"
        ) as caught:
            ferrohub.Client(session=other).session.get("/user")
        assert secrets_in(everything_shown(caught.value)) == []
    assert transport.sent == [f"token {TOKEN}"] * 2
    session.token_auth(PASSWORD)
    session.get("/")
    assert transport.sent[2:] == [f"token {PASSWORD}"]


ECHOED = "0123456789abcdef0123456789abcdef01234567"


def sign_with_header(name: str, value: str) -> Any:
    return lambda client: client.session.headers.update({name: value})


@pytest.mark.parametrize(
    "sign_in",
    [
        lambda client: client.login(token="odd-token-of-the-tests"),
        lambda client: client.login("octocat", "odd-token-of-the-tests"),
        lambda client: client.login(ECHOED, "x-oauth-basic"),
        sign_with_header("Authorization", "token odd-token-of-the-tests"),
        sign_with_header("X-Api-Key", "odd-token-of-the-tests"),
        sign_with_header("Cookie", "user_session=odd-token-of-the-tests"),
    ],
)
@pytest.mark.parametrize("graphql", [False, True])
def test_no_exception_repeats_a_credential_that_the_server_repeats(sign_in: Any, graphql: bool) -> None:
    def transport(request: Any) -> Response:
        headers = request.headers
        repeated = [headers[name] for name in ("Authorization", "X-Api-Key", "Cookie") if name in headers]
        if repeated[0].startswith("Basic "):
            repeated.append(base64.b64decode(repeated[0][6:]).decode())
        text = f"Bad {' '.join(repeated)}"
        errors = [{"field": text, "message": text, "type": text}]
        return Response.json({"errors": errors}) if graphql else Response.json({"message": text, "errors": errors}, 400)

    client = ferrohub.Client(transport=transport)
    sign_in(client)
    with pytest.raises(ferrohub.exceptions.GitHubError) as caught:
        client.graphql("{viewer{login}}") if graphql else client.user("octocat")
    shown = f"{caught.value} {caught.value!r} {client!r} {client.session.auth!r}"
    for secret in ("odd-token-of-the-tests", ECHOED, base64.b64encode(b"octocat:odd-tok").decode()):
        assert secret not in shown


def test_no_repr_commands_a_terminal(client: ferrohub.Client, server: Server) -> None:
    login = "a\x1b[2J\r\n\x07\x9b2J\u202eb"
    server.will(Reply({"login": login, "url": "x"}))
    user = client.user("octocat")
    assert user.login == str(user) == login
    shown = repr(user) + repr(ferrohub.Client(base_url="http://h/\x1b[2J"))
    assert shown.isprintable() and "a\\u{1b}[2J" in shown
    for errors in ({"errors": [{"type": login, "message": login}]}, {"message": login}):
        server.will(Reply(errors))
        with pytest.raises(ferrohub.exceptions.GitHubError) as caught:
            client.graphql("{viewer{login}}")
        assert f"{caught.value!r} {caught.value}".isprintable()
    assert repr(ferrohub.exceptions.GitHubError(message=login)).isprintable()


@pytest.mark.parametrize("way", SIGN_IN)
def test_no_recording_holds_a_credential(way: str, server: Server, tmp_path: pathlib.Path) -> None:
    client = ferrohub.Client(base_url=server.url)
    required = Reply({"message": "Code, please"}, 401, {"X-GitHub-OTP": "required; app"})
    granted = Reply({"token": INSTALLATION, "expires_at": LATER}, 201)
    start = {"password": [required], "renewed": [granted]}.get(way, [])
    server.will(*start, Reply({**body_of("Authorization"), "token": TOKEN}))
    with Recorder(client, tmp_path).use_cassette("all"):
        SIGN_IN[way](client)
        client.request("GET /authorizations/1")
        client.authorize("octocat", PASSWORD, client_secret=CLIENT_SECRET)
    recorded = "".join(path.read_text() for path in tmp_path.iterdir())
    assert "/authorizations/1" in recorded
    assert secrets_in(recorded) == []
