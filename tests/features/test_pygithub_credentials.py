"""The credentials of PyGithub's programs, with PyGithub and with ``ferrohub.pygithub``: what they send, and when."""

from __future__ import annotations

import base64
import importlib
import json
import pathlib
from datetime import datetime, timedelta, timezone
from typing import Any
from unittest import mock

import pytest

from harness import Reply, Server

KEY = (pathlib.Path(__file__).parents[1] / "keys" / "app-pkcs1.pem").read_text()
OPTIONS: dict[str, Any] = {"retry": None, "seconds_between_requests": None, "seconds_between_writes": None}
TOKENS = "/app/installations/7/access_tokens"


@pytest.fixture(params=["ferrohub.pygithub", "github"])
def package(request: pytest.FixtureRequest) -> Any:
    pytest.importorskip("github")
    module: Any = importlib.import_module(request.param)
    importlib.import_module(f"{request.param}.Auth")
    return module


def in_time(**parts: int) -> datetime:
    return datetime.now(timezone.utc).replace(microsecond=0) + timedelta(**parts)


def token(name: str, expires: datetime) -> Reply:
    return Reply({"token": name, "expires_at": expires.strftime("%Y-%m-%dT%H:%M:%SZ")}, 201)


def sent(server: Server) -> list[tuple[str, str]]:
    """Path and scheme of the credential, or the credential if it is no JWT."""
    values = [(request.path, request.headers.get("authorization", "")) for request in server.requests]
    return [(path, "JWT" if value.count(".") == 2 else value) for path, value in values]


def claims(jwt: str) -> Any:
    part = jwt.split(".")[1]
    return json.loads(base64.urlsafe_b64decode(part + "=" * (-len(part) % 4)))


def test_each_credential_is_sent_in_its_scheme(package: Any, server: Server) -> None:
    auth = package.Auth
    basic = "Basic " + base64.b64encode(b"mona:secret").decode()
    for credential, due in (
        (auth.Token("t0ken"), "token t0ken"),
        (auth.Login("mona", "secret"), basic),
        (auth.AppAuthToken("a.jwt"), "Bearer a.jwt"),
        (None, ""),
    ):
        server.will(Reply({"login": "mona"}))
        package.Github(auth=credential, base_url=server.url, **OPTIONS).get_user("mona")
        assert sent(server) == [("/users/mona", due)]


def test_the_token_of_an_installation_is_requested_when_it_is_needed_and_renewed(package: Any, server: Server) -> None:
    credential = package.Auth.AppAuth(3, KEY).get_installation_auth(7, {"contents": "read"})
    server.will(
        token("first", in_time(seconds=5)),
        Reply({"login": "mona"}),
        token("second", in_time(hours=1)),
        Reply({"login": "mona"}),
    )
    github = package.Github(auth=credential, base_url=server.url, **OPTIONS)
    assert server.requests == []
    for _ in range(3):
        github.get_user("mona")
    due = [(TOKENS, "JWT"), ("/users/mona", "token first"), (TOKENS, "JWT")] + [("/users/mona", "token second")] * 2
    assert sent(server) == due
    assert server.requests[0].json == {"permissions": {"contents": "read"}}
    assert claims(server.requests[0].headers["authorization"].removeprefix("Bearer "))["iss"] == "3"


def test_the_token_of_a_user_is_renewed_when_it_has_expired(package: Any, server: Server) -> None:
    expired, lasts = in_time(seconds=-1), in_time(days=1)
    credential = package.Auth.AppUserAuth(
        "id", "secret", "old", expires_at=expired, refresh_token="refresh", refresh_expires_at=lasts
    )
    renewed = {
        "access_token": "new",
        "expires_in": 28800,
        "refresh_token": "next",
        "refresh_token_expires_in": 15897600,
        "scope": "",
        "token_type": "bearer",
    }
    server.will(Reply(renewed), Reply({"login": "mona"}))
    github = package.Github(auth=credential, base_url=server.url, **OPTIONS)
    github.get_user("mona")
    github.get_user("mona")
    assert sent(server) == [("/login/oauth/access_token", "")] + [("/users/mona", "bearer new")] * 2
    assert server.requests[0].json == {
        "client_id": "id",
        "client_secret": "secret",
        "grant_type": "refresh_token",
        "refresh_token": "refresh",
    }
    assert credential.refresh_token == "next" and credential.expires_at > in_time(hours=7)
    final = package.Auth.AppUserAuth("id", "secret", "old", expires_at=expired)
    with pytest.raises(RuntimeError):
        package.Github(auth=final, base_url=server.url, **OPTIONS).get_user("mona")


def test_a_credential_of_a_netrc_file_is_that_of_the_host(
    package: Any, server: Server, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "netrc"
    path.write_text("machine 127.0.0.1 login mona password secret\n")
    path.chmod(0o600)
    monkeypatch.setenv("NETRC", str(path))
    server.will(Reply({"login": "mona"}))
    package.Github(auth=package.Auth.NetrcAuth(), base_url=server.url, **OPTIONS).get_user("mona")
    assert sent(server) == [("/users/mona", "Basic " + base64.b64encode(b"mona:secret").decode())]


def test_a_credential_is_bound_to_a_requester(package: Any, server: Server) -> None:
    credential = package.Auth.AppAuth(3, KEY).get_installation_auth(7)
    with pytest.raises(AssertionError):
        credential.token  # noqa: B018
    server.will(token("first", in_time(hours=1)))
    requester = package.Github(base_url=server.url, **OPTIONS).requester
    assert credential.withRequester(requester) is credential
    assert (credential.token, credential.token) == ("first", "first") and len(server.requests) == 1
    assert server.requests[0].json == {"permissions": {}}


def test_an_app_signs_its_own_jwt(package: Any, server: Server) -> None:
    credential = package.Auth.AppAuth("Iv1.compass", KEY, jwt_expiry=60, jwt_issued_at=-30)
    found = claims(credential.token)
    assert found["iss"] == "Iv1.compass" and found["exp"] - found["iat"] == 90
    assert claims(credential.create_jwt(120))["exp"] - found["exp"] in (60, 61)
    signed = package.Auth.AppAuth(3, sign_func=lambda found: f"signed-{found['iss']}")
    assert signed.token == "signed-3"
    with pytest.raises(AssertionError):
        package.Auth.AppAuth(3, KEY, jwt_expiry=1)


def test_an_integration_finds_installations_and_makes_clients(package: Any, server: Server) -> None:
    app = package.Auth.AppAuth(3, KEY)
    integration = package.GithubIntegration(auth=app, base_url=server.url, **OPTIONS)
    server.will(Reply({"id": 7, "account": {"login": "mona"}, "app_id": 3}))
    assert integration.get_repo_installation("mona", "compass").id == 7
    assert sent(server) == [("/repos/mona/compass/installation", "JWT")]
    server.will(token("first", in_time(hours=1)))
    found = integration.get_access_token(7, permissions={"issues": "write"})
    assert (found.token, found.expires_at.tzinfo) == ("first", timezone.utc)
    assert server.requests[0].json == {"permissions": {"issues": "write"}}
    server.will(token("second", in_time(hours=1)), Reply({"login": "mona"}))
    github = integration.get_github_for_installation(7)
    assert github.get_user("mona").login == "mona" and sent(server)[1] == ("/users/mona", "token second")
    server.will(Reply([{"id": 7, "app_id": 3}]))
    assert [each.id for each in integration.get_installations()] == [7]


def test_the_former_names_of_credentials_warn_and_work(package: Any, server: Server) -> None:
    with pytest.warns(DeprecationWarning, match="AppInstallationAuth"):
        former = package.AppAuthentication(app_id=3, private_key=KEY, installation_id=7)
    assert isinstance(former, package.Auth.AppInstallationAuth)
    server.will(token("first", in_time(hours=1)), Reply({"login": "mona"}))
    with pytest.warns(DeprecationWarning, match="app_auth"):
        github = package.Github(app_auth=former, base_url=server.url, **OPTIONS)
    assert github.get_user("mona").login == "mona" and sent(server)[1] == ("/users/mona", "token first")
    server.will(Reply({"login": "mona"}))
    with pytest.warns(DeprecationWarning, match="login_or_token"):
        package.Github("t0ken", base_url=server.url, **OPTIONS).get_user("mona")
    assert sent(server) == [("/users/mona", "token t0ken")]
    with pytest.warns(DeprecationWarning, match="integration_id"):
        integration = package.GithubIntegration(3, KEY, server.url)
    assert claims(integration.auth.token)["iss"] == "3"


def test_what_programs_make_for_requests_becomes_json(package: Any, server: Server) -> None:
    repository = package.Github(base_url=server.url, lazy=True, **OPTIONS).get_repo("mona/compass")
    server.will(Reply({"sha": "t", "url": f"{server.url}/repos/mona/compass/git/trees/t"}, 201))
    entries = [
        package.InputGitTreeElement("README.md", "100644", "blob", content="# Compass"),
        package.InputGitTreeElement("old", "100644", "blob", sha=None),
    ]
    repository.create_git_tree(entries)
    assert server.requests[-1].json["tree"] == [
        {"path": "README.md", "mode": "100644", "type": "blob", "content": "# Compass"},
        {"path": "old", "mode": "100644", "type": "blob", "sha": None},
    ]
    author = package.InputGitAuthor("Mona", "mona@example.com", "2026-01-02T03:04:05Z")
    server.will(Reply({"commit": {"sha": "c"}, "content": {"path": "README.md"}}, 201))
    repository.create_file("README.md", "Begin", "# Compass", author=author)
    assert server.requests[-1].json["author"] == {
        "name": "Mona",
        "email": "mona@example.com",
        "date": "2026-01-02T03:04:05Z",
    }
    server.will(Reply({"id": "g", "files": {}}, 201))
    user = package.Github(base_url=server.url, **OPTIONS).get_user()
    user.create_gist(True, {"a.txt": package.InputFileContent("north")})
    assert server.requests[-1].json["files"] == {"a.txt": {"content": "north"}}


@pytest.mark.parametrize(
    ("location", "due"),
    [
        ("https://api.github.com/zip", "token t0ken"),
        ("http://api.github.com/zip", None),
        ("https://codeload.github.com/zip", None),
    ],
)
def test_a_redirect_takes_the_credential_to_the_same_host_over_tls_alone(location: str, due: str | None) -> None:
    package = importlib.import_module("ferrohub.pygithub")
    module = importlib.import_module("ferrohub.pygithub.Requester")
    urls: list[str] = []
    credentials: list[str | None] = []

    class Connection(module.HTTPRequestsConnectionClass):  # type: ignore[misc, name-defined]
        def getresponse(self) -> Any:
            urls.append(f"{self.protocol}://{self.host}{self.url}")
            credentials.append(self.headers.get("Authorization"))
            redirect = {"Location": location} if len(urls) == 1 else {}
            response = mock.Mock(status=302 if redirect else 200, **{"read.return_value": '{"needle": "north"}'})
            response.getheaders.return_value = redirect.items()
            return response

    class Secured(Connection):
        protocol, _port = "https", 443

    module.Requester.injectConnectionClasses(Connection, Secured)
    try:
        requester = package.Github(auth=package.Auth.Token("t0ken"), **OPTIONS).requester
        _, data = requester.requestJsonAndCheck("GET", "/zip", follow_302_redirect=True)
    finally:
        module.Requester.resetConnectionClasses()
    assert data["needle"] == "north" and urls == ["https://api.github.com/zip", location]
    assert credentials == ["token t0ken", due]


def test_redirects_without_end_raise_without_the_signature_of_a_url(server: Server) -> None:
    package = importlib.import_module("ferrohub.pygithub")
    requester = package.Github(base_url=server.url, **OPTIONS).requester
    server.will(Reply(None, 302, {"Location": f"{server.url}/zip?signature=s3cret"}))
    with pytest.raises(RuntimeError, match=r"after 30 requests: /zip$"):
        requester.requestJsonAndCheck("GET", "/zip", follow_302_redirect=True)
    assert len(server.requests) == 30
