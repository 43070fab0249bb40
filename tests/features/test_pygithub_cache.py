"""`Github(cache=...)` of `ferrohub.pygithub`: responses are cached by ferrohub, each by credential."""

from __future__ import annotations

import pathlib
import pickle
from datetime import datetime, timedelta, timezone
from typing import Any

import pytest

import ferrohub
from ferrohub.pygithub import Auth, Github, GithubIntegration
from harness import Reply, Server

KEY = (pathlib.Path(__file__).parents[1] / "keys" / "app-pkcs1.pem").read_text()
FULL = Reply({"number": 7, "title": "Broken needle"}, headers={"ETag": '"one"'})
UNCHANGED = Reply(b"", 304, {"ETag": '"one"'})


def client(server: Server, cache: Any = True, token: str = "t0ken") -> Github:
    return Github(auth=Auth.Token(token), base_url=server.url, lazy=True, seconds_between_requests=None, cache=cache)


def title(github: Github) -> str:
    return github.get_repo("mona/compass").get_issue(7).title


def conditions(server: Server) -> list[str | None]:
    return [request.headers.get("if-none-match") for request in server.requests]


def test_a_cached_response_is_revalidated(server: Server) -> None:
    server.will(FULL, UNCHANGED)
    github = client(server)
    assert [title(github), title(github)] == ["Broken needle"] * 2
    assert conditions(server) == [None, '"one"']


def test_nothing_is_cached_by_default(server: Server) -> None:
    server.will(FULL, FULL)
    github = client(server, cache=None)
    assert [title(github), title(github)] == ["Broken needle"] * 2
    assert conditions(server) == [None, None]


def test_clients_share_a_folder_and_only_with_the_same_credential(server: Server, tmp_path: pathlib.Path) -> None:
    server.will(FULL, UNCHANGED, FULL)
    for token in ("t0ken", "t0ken", "another"):
        assert title(client(server, str(tmp_path), token)) == "Broken needle"
    first, second, third = conditions(server)
    assert (first, second) == (None, '"one"') and third is None


def test_what_is_made_of_a_client_shares_its_cache_in_memory(server: Server) -> None:
    server.will(FULL, UNCHANGED)
    github = client(server)
    assert [title(github), title(github.withLazy(True))] == ["Broken needle"] * 2
    assert conditions(server) == [None, '"one"']


def test_an_update_that_finds_no_change_says_so(server: Server) -> None:
    server.will(FULL, UNCHANGED)
    issue = client(server).get_repo("mona/compass").get_issue(7)
    assert issue.title == "Broken needle"
    assert issue.update() is False
    assert conditions(server) == [None, '"one"']


@pytest.mark.parametrize("cache", [True, ferrohub.Cache()])
def test_a_pickled_client_caches(server: Server, cache: Any) -> None:
    server.will(FULL, UNCHANGED)
    github = pickle.loads(pickle.dumps(client(server, cache)))
    assert [title(github), title(github)] == ["Broken needle"] * 2
    assert conditions(server) == [None, '"one"']


def test_the_client_of_ferrohub_has_the_cache(server: Server) -> None:
    cache = ferrohub.Cache()
    assert client(server, cache).ferrohub.session.cache is not None
    assert client(server, None).ferrohub.session.cache is None


def test_an_app_and_the_clients_of_its_installations_share_a_cache(server: Server) -> None:
    integration = GithubIntegration(
        auth=Auth.AppAuth(3, KEY), base_url=server.url, seconds_between_requests=None, cache=True
    )
    expires = (datetime.now(timezone.utc) + timedelta(hours=1)).isoformat()
    server.will(Reply({"token": "first", "expires_at": expires, "permissions": {}}), FULL, UNCHANGED)
    github = integration.withLazy(True).get_github_for_installation(7)
    assert [title(github), title(github)] == ["Broken needle"] * 2
    assert conditions(server) == [None, None, '"one"']
    assert github.requester.cache is integration.requester.cache


def test_the_options_of_a_requester_are_those_of_pygithub(server: Server) -> None:
    # Programs make requesters, clients and integrations of them.
    assert "cache" not in client(server).requester.kwargs
