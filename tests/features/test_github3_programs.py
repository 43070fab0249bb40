"""What programs that use github3.py do with it, as these programs do it."""

from __future__ import annotations

import base64
import importlib
import json
import pathlib
from typing import Any

import pytest

from ferrohub import github3
from harness import Reply, Server, body_of

KEY = (pathlib.Path(__file__).parents[1] / "keys" / "app-pkcs1.pem").read_bytes()


@pytest.fixture
def gh(server: Server) -> github3.GitHub:
    """A client of the server with a token."""
    made = github3.login(token="t0ken")
    assert made is not None
    made.session.base_url = server.url
    return made


def repository_of(server: Server, name: str = "Hello-World", **changes: Any) -> Any:
    return {**body_of("Repository"), "name": name, "url": f"{server.url}/repos/octocat/{name}", **changes}


def test_times_of_listed_repositories_are_parsed_as_text(server: Server, gh: github3.GitHub) -> None:
    """A script for audits sorts the repositories of an organization by their age."""
    parser = pytest.importorskip("dateutil.parser")
    times = [("old", "2011-01-26T19:06:43Z"), ("new", "2024-05-01T10:00:00Z")]
    organization = github3.orgs.Organization({**body_of("Organization"), "url": f"{server.url}/orgs/github"}, gh)
    server.will(Reply([repository_of(server, name, pushed_at=time, created_at=time) for name, time in times]))
    listed = {found.name: found for found in organization.repositories()}
    ages = {name: (parser.parse(found.pushed_at), parser.parse(found.created_at)) for name, found in listed.items()}
    assert sorted(ages, key=lambda name: ages[name][0], reverse=True) == ["new", "old"]
    assert ages["old"][1].isoformat() == "2011-01-26T19:06:43+00:00"


def test_an_action_authenticates_as_an_app(server: Server) -> None:
    """An Action makes the headers itself and requests the token of its installation."""
    gh = github3.GitHub()
    gh.session.base_url = server.url
    headers = github3.apps.create_jwt_headers(KEY, 42, expire_in=30)
    assert headers["Accept"] == github3.apps.APP_PREVIEW_HEADERS["Accept"]
    server.will(Reply({"token": "ins", "expires_at": "2099-01-01T00:00:00Z"}, 201))
    response = gh.session.post(f"{server.url}/app/installations/7/access_tokens", headers=headers)
    assert response.json()["token"] == "ins"
    sent = server.requests[-1].headers
    assert sent["accept"] == headers["Accept"] and sent["authorization"] == headers["Authorization"]
    said = json.loads(base64.urlsafe_b64decode(headers["Authorization"].split(".")[1] + "=="))
    assert (said["iss"], said["exp"] - said["iat"]) == ("42", 30)
    with pytest.raises(ValueError, match="bytes"):
        github3.apps.create_token(KEY.decode(), 42)  # type: ignore[arg-type]
    gh.session.app_installation_token_auth(response.json())
    server.will(Reply(body_of("User")))
    gh.user("octocat")
    assert server.requests[-1].headers["authorization"] == "token ins"


class TestZuul:
    """A factory of clients: one session each, with a cache, log handlers and notes for logging."""

    requests = pytest.importorskip("requests")

    def client(self, server: Server, enterprise: bool) -> Any:
        session = github3.session.GitHubSession(default_read_timeout=300)
        assert session.timeout == (4, 300)
        if enterprise:
            session.verify = False
            client: Any = github3.GitHubEnterprise(server.url, session=session, verify=False)
        else:
            client = github3.GitHub(session=session)
            client.session.base_url = server.url
        self.adapter = self.requests.adapters.HTTPAdapter()
        for prefix in ("http://", "https://"):
            client.session.mount(prefix, self.adapter)
        client.session.hooks["response"].append(self.note)
        client._zuul_project = client._zuul_user_id = None
        self.noted: list[tuple[str, int]] = []
        return client

    def note(self, response: Any, *args: Any, **kwargs: Any) -> None:
        self.noted.append((response.request.method, response.status_code))

    @pytest.mark.parametrize("enterprise", [False, True])
    def test_clients_send_through_the_adapter(self, server: Server, enterprise: bool) -> None:
        client = self.client(server, enterprise)
        client.login(token="t0ken")
        client._zuul_project = "octocat/Hello-World"
        server.will(Reply(body_of("User")))
        assert client.user("octocat").login == "octocat" and self.noted == [("GET", 200)]
        assert client.session.get_adapter("https://x") is self.adapter
        assert server.requests[-1].headers["authorization"] == "token t0ken"
        assert server.requests[-1].line == ("GET /api/v3/users/octocat" if enterprise else "GET /users/octocat")
        client.session.auth = None
        client.session.app_installation_token_auth({"token": "ins", "expires_at": "2099-01-01T00:00:00Z"})
        assert client.user("octocat").login == "octocat"
        assert server.requests[-1].headers["authorization"] == "token ins"


class TestOsf:
    """A wrapper that logs in with a token, and looks at repositories of a user."""

    def test_the_wrapper(self, server: Server, gh: github3.GitHub) -> None:
        requests = pytest.importorskip("requests")
        gh.set_client_id("id", "secret")
        gh.session.mount(f"{server.url}/user", requests.adapters.HTTPAdapter())
        server.will(Reply(body_of("AuthenticatedUser")))
        assert gh.me().login == "octocat"
        repository = github3.repos.Repository(repository_of(server), gh)
        server.will(Reply([body_of("Branch")]))
        assert [branch.name for branch in repository.branches()] == [body_of("Branch")["name"]]
        server.will(Reply(body_of("Hook"), 201))
        hook = repository.create_hook("web", {"url": "https://x", "content_type": "json"}, events=["push"], active=True)
        assert hook.id == body_of("Hook")["id"]
        server.will(Reply({"message": "no"}, 404))
        with pytest.raises(github3.exceptions.NotFoundError) as raised:
            gh.repository("octocat", "none")
        assert raised.value.code == 404 and raised.value.msg == "no"
        assert gh.check_authorization("t0ken") is False


class TestGitSpindle:
    """A command that reads files of gists and releases in chunks."""

    @pytest.mark.parametrize("name", ["github3", "github3.gists", "github3.exceptions", "github3.repos.repo"])
    def test_its_imports(self, name: str) -> None:
        assert importlib.import_module(f"ferrohub.{name}").__name__ == f"ferrohub.{name}"

    def test_a_download_is_streamed(self, server: Server, gh: github3.GitHub, tmp_path: pathlib.Path) -> None:
        server.will(Reply(b"x" * 3000))
        response = gh._get(f"{server.url}/raw", stream=True, headers={"Accept": "application/octet-stream"})
        chunks = list(response.iter_content(chunk_size=1024))
        assert response.status_code == 200 and b"".join(chunks) == b"x" * 3000 and len(chunks) >= 3
        assert server.requests[-1].headers["accept"] == "application/octet-stream"
        response = gh.session.get(f"{server.url}/raw", stream=True)
        target = tmp_path / "raw"
        assert github3.utils.stream_response_to_file(response, str(target)) == str(target)
        assert target.read_bytes() == b"x" * 3000


class TestMetecho:
    """Helpers of jobs: a client of the user or of the app, branches, archives."""

    def test_a_client_of_the_app(self, server: Server) -> None:
        gh = github3.GitHub()
        gh.session.base_url = server.url
        gh.login_as_app(KEY, "42", expire_in=120)
        assert isinstance(gh.session.auth, github3.session.AppBearerTokenAuth)
        server.will(Reply(body_of("Installation")))
        installation = gh.app_installation_for_repository("octocat", "Hello-World")
        assert installation.account["login"] == body_of("Installation")["account"]["login"]
        server.will(Reply({"token": "ins", "expires_at": "2099-01-01T00:00:00Z"}, 201))
        gh.login_as_app_installation(KEY, "42", installation.id)
        assert gh.session.auth.token == "ins"
        server.will(Reply(repository_of(server)))
        assert gh.repository("octocat", "Hello-World").full_name == "octocat/Hello-World"
        assert server.requests[-1].headers["authorization"] == "token ins"

    def test_a_branch_is_made_once(self, server: Server, gh: github3.GitHub) -> None:
        repository = github3.repos.Repository(repository_of(server), gh)
        server.will(Reply(body_of("Branch")), Reply(b"7fd1a60"), Reply({"message": "Reference already exists"}, 422))
        sha = repository.branch(repository.default_branch).latest_sha()
        with pytest.raises(github3.exceptions.UnprocessableEntity) as raised:
            repository.create_branch_ref("feature/x", sha)
        assert raised.value.msg == "Reference already exists" and sha == "7fd1a60"
        assert server.requests[-1].json == {"ref": "refs/heads/feature/x", "sha": sha}

    def test_an_archive_is_written(self, server: Server, gh: github3.GitHub, tmp_path: pathlib.Path) -> None:
        repository = github3.repos.Repository(repository_of(server), gh)
        server.will(Reply(b"PK"))
        target = str(tmp_path / "archive.zip")
        assert repository.archive("zipball", path=target, ref="main") is True
        assert pathlib.Path(target).read_bytes() == b"PK"


def test_metaci_retries_with_its_own_adapter(server: Server, gh: github3.GitHub) -> None:
    """It mounts an adapter with retries for some statuses, and reads the adapter back."""
    requests, urllib3 = pytest.importorskip("requests"), pytest.importorskip("urllib3")
    retries = urllib3.util.retry.Retry(status_forcelist=(502, 503), backoff_factor=0)
    adapter = requests.adapters.HTTPAdapter(max_retries=retries)
    gh.session.mount("http://", adapter)
    gh.session.mount("https://", adapter)
    server.will(Reply({}, 502), Reply(body_of("User")))
    assert gh.user("octocat").login == "octocat" and len(server.requests) == 2
    assert gh.session.adapters["https://"].max_retries is retries
