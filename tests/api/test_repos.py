"""Repositories, their settings, topics, languages, contributors, tags, teams and forks."""

from __future__ import annotations

from typing import Any

import pytest

import ferrohub
from ferrohub._core import ShortRepository
from ferrohub.exceptions import NotFoundError, NotRefreshable
from harness import NOTHING, Case, Reply, Server, body_of, check, make, outcomes

REPO = "/repos/octocat/Hello-World"
ALL = {"per_page": "100"}
OWN: dict[str, Any] = {"type": "owner", "sort": "pushed", "direction": "desc"}
DEFAULTS = {
    "name": "new",
    "description": "",
    "homepage": "",
    "private": False,
    "has_issues": True,
    "has_wiki": True,
    "auto_init": False,
    "gitignore_template": "",
    "has_projects": True,
}
SETTINGS: dict[str, Any] = {
    "description": "What it is",
    "homepage": "https://example.com",
    "private": True,
    "has_issues": False,
    "has_wiki": False,
    "has_downloads": False,
    "default_branch": "main",
    "archived": True,
    "allow_merge_commit": False,
    "allow_squash_merge": True,
    "allow_rebase_merge": False,
    "has_projects": False,
}

CASES = [
    Case(
        "Client.repository",
        ("octocat", "Hello-World"),
        f"GET {REPO}",
        reply="Repository",
        result="Repository",
    ),
    Case(
        "Client.repository_with_id",
        (1296269,),
        "GET /repositories/1296269",
        reply="Repository",
        result="Repository",
    ),
    Case(
        "Client.repositories",
        (),
        "GET /user/repos",
        query=ALL,
        reply="[Repository]",
        result="[ShortRepository]",
    ),
    Case(
        "Client.repositories",
        (),
        "GET /user/repos",
        OWN,
        {**ALL, **OWN},
        reply=[],
        result=[],
        note="filters",
    ),
    Case(
        "Client.repositories_by",
        ("octocat",),
        "GET /users/octocat/repos",
        query=ALL,
        reply="[Repository]",
        result="[ShortRepository]",
    ),
    Case(
        "Client.repositories_by",
        ("octocat", "member", "full_name", "asc"),
        "GET /users/octocat/repos",
        {"number": 3},
        {"type": "member", "sort": "full_name", "direction": "asc", "per_page": "3"},
        reply=[],
        result=[],
        note="filters",
    ),
    Case(
        "Client.all_repositories",
        (),
        "GET /repositories",
        {"since": 364, "per_page": 10},
        {"since": "364", "per_page": "10"},
        reply="[Repository]",
        result="[ShortRepository]",
    ),
    Case(
        "Client.create_repository",
        ("new",),
        "POST /user/repos",
        json=DEFAULTS,
        reply="Repository",
        status=201,
        result="Repository",
    ),
    Case(
        "Client.create_repository",
        ("new", "What it is"),
        "POST /user/repos",
        {
            "private": True,
            "auto_init": True,
            "gitignore_template": "Rust",
            "has_wiki": False,
        },
        json={
            **DEFAULTS,
            "description": "What it is",
            "private": True,
            "auto_init": True,
            "gitignore_template": "Rust",
            "has_wiki": False,
        },
        reply="Repository",
        status=201,
        result="Repository",
        note="options",
    ),
    Case(
        "ShortRepository.edit",
        ("Hello-World",),
        f"PATCH {REPO}",
        json={"name": "Hello-World"},
        reply="Repository",
        result=True,
    ),
    Case(
        "ShortRepository.edit",
        ("renamed",),
        f"PATCH {REPO}",
        SETTINGS,
        json={"name": "renamed", **SETTINGS},
        reply="Repository",
        result=True,
        note="everything",
    ),
    Case(
        "ShortRepository.delete",
        (),
        f"DELETE {REPO}",
        status=204,
        result=True,
        refused=404,
    ),
    Case(
        "ShortRepository.contributors",
        (),
        f"GET {REPO}/contributors",
        query=ALL,
        reply="[ShortUser]",
        result="[Contributor]",
    ),
    Case(
        "ShortRepository.contributors",
        (True,),
        f"GET {REPO}/contributors",
        query={**ALL, "anon": "true"},
        reply=[
            {
                "type": "Anonymous",
                "name": "Mona",
                "email": "mona@example.com",
                "contributions": 3,
            }
        ],
        result=lambda found: found[0].login is None and found[0].name == "Mona" and found[0].contributions == 3,
        note="anonymous",
    ),
    Case(
        "ShortRepository.contributors",
        (),
        f"GET {REPO}/contributors",
        query=ALL,
        status=204,
        result=[],
        note="empty",
    ),
    Case(
        "ShortRepository.languages",
        (),
        f"GET {REPO}/languages",
        reply={"Rust": 78769, "Python": 7769},
        result=[("Rust", 78769), ("Python", 7769)],
    ),
    Case(
        "ShortRepository.tags",
        (),
        f"GET {REPO}/tags",
        query=ALL,
        reply="[RepoTag]",
        result="[RepoTag]",
    ),
    Case(
        "ShortRepository.teams",
        (),
        f"GET {REPO}/teams",
        query=ALL,
        reply=[{"id": 1}],
        result="[ShortTeam]",
    ),
    Case(
        "ShortRepository.topics",
        (),
        f"GET {REPO}/topics",
        reply="Topics",
        result="Topics",
    ),
    Case(
        "ShortRepository.replace_topics",
        (["octocat", "api"],),
        f"PUT {REPO}/topics",
        json={"names": ["octocat", "api"]},
        reply="Topics",
        result="Topics",
    ),
    Case(
        "ShortRepository.replace_topics",
        ([],),
        f"PUT {REPO}/topics",
        json={"names": []},
        reply={"names": []},
        result=lambda topics: topics.names == [],
        note="none",
    ),
    Case(
        "ShortRepository.forks",
        (),
        f"GET {REPO}/forks",
        query=ALL,
        reply="[Repository]",
        result="[ShortRepository]",
    ),
    Case(
        "ShortRepository.forks",
        ("stargazers",),
        f"GET {REPO}/forks",
        query={**ALL, "sort": "stargazers"},
        reply=[],
        result=[],
        note="sorted",
    ),
    Case(
        "ShortRepository.create_fork",
        (),
        f"POST {REPO}/forks",
        reply="Repository",
        status=202,
        result="Repository",
    ),
    Case(
        "ShortRepository.create_fork",
        ("github",),
        f"POST {REPO}/forks",
        json={"organization": "github"},
        reply="Repository",
        status=202,
        result="Repository",
        note="organization",
    ),
]


@pytest.mark.parametrize(("case", "outcome"), outcomes(CASES))
def test_operation(case: Case, outcome: str, server: Server) -> None:
    check(case, outcome, server)


def test_a_short_repository_refreshes_into_the_full_one(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(body_of("Repository"), headers={"ETag": '"1"'}))
    short = make("ShortRepository", client)
    full = short.refresh()
    assert type(full) is type(make("Repository", client)) and full == short and str(full) == "octocat/Hello-World"
    assert full.etag == '"1"' and [r.line for r in server.requests] == [f"GET {REPO}"]


def test_an_edit_is_taken_over(client: ferrohub.Client, server: Server) -> None:
    repository = make("Repository", client)
    server.will(Reply({**body_of("Repository"), "description": "New"}))
    assert repository.edit("Hello-World", description="New") is True
    assert repository.description == "New"


def test_an_edit_of_what_is_gone_raises(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"message": "Not Found"}, 404))
    with pytest.raises(NotFoundError):
        make("Repository", client).edit("Hello-World")


def test_fields_of_a_repository(client: ferrohub.Client) -> None:
    repository = make("Repository", client)
    assert repository.owner.login == "octocat"
    assert repository.issues_urlt.expand(number=1347) == f"{client.session.base_url}{REPO}/issues/1347"
    assert repository.original_topics == ["octocat", "atom", "electron", "api"]
    assert repository.created_at.isoformat() == "2011-01-26T19:01:12+00:00"
    assert repository.fork_count == repository.forks_count == 9


def test_topics_and_tags_have_no_address(client: ferrohub.Client) -> None:
    for resource in [make("Topics", client), make("RepoTag", client)]:
        with pytest.raises(NotRefreshable):
            resource.refresh()


@pytest.mark.parametrize(
    ("call", "error", "named"),
    [
        (lambda c: c.repository("", "x"), ValueError, "owner"),
        (lambda c: c.repository("octocat", " "), ValueError, "repository"),
        (lambda c: c.repository_with_id(0), ValueError, "number"),
        (lambda c: c.repositories(type="bogus"), ValueError, "type"),
        (lambda c: c.repositories(sort="stars"), ValueError, "sort"),
        (
            lambda c: c.repositories_by("octocat", direction="up"),
            ValueError,
            "direction",
        ),
        (lambda c: c.repositories_by("octocat", "private"), ValueError, "type"),
        (lambda c: c.all_repositories(per_page=101), ValueError, "per_page"),
        (lambda c: c.create_repository(""), ValueError, "name"),
        (lambda c: c.create_repository("x", private="yes"), TypeError, "private"),
        (lambda c: make("Repository", c).edit(""), ValueError, "name"),
        (lambda c: make("Repository", c).forks("bogus"), ValueError, "sort"),
        (
            lambda c: make("Repository", c).replace_topics("api"),
            TypeError,
            "new_topics",
        ),
    ],
)
def test_wrong_arguments_are_refused(
    call: Any, error: type, named: str, client: ferrohub.Client, server: Server
) -> None:
    server.will(Reply({}))
    with pytest.raises(error, match=named):
        call(client)
    assert server.requests == []


def test_names_are_encoded(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply("null", 404))
    with pytest.raises(NotFoundError):
        client.repository("a?b", "c d#e")
    assert server.requests[0].line == "GET /repos/a%3Fb/c%20d%23e"
    assert server.requests[0].json is NOTHING


def test_counts_of_old_bodies(client: ferrohub.Client, server: Server) -> None:
    old = {"forks": 9, "open_issues": 2, "watchers": 80}
    repository = ShortRepository.from_dict({"name": "Hello-World", **old}, client)
    assert (repository.forks_count, repository.open_issues_count, repository.watchers_count) == (9, 2, 80)
    assert (repository.fork_count, repository.watchers) == (9, 80)
    assert ShortRepository.from_dict({"forks_count": 1, "forks": 2}, client).forks_count == 1
    server.will(Reply([old]))
    assert client.all_repositories().to_dicts(["forks_count", "watchers"]) == [{"forks_count": 9, "watchers": 80}]
