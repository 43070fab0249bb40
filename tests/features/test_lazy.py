"""Lazy handles: resources that are fetched when a field is read that is not known yet."""

from __future__ import annotations

import asyncio
import copy
import pickle
import threading
from collections.abc import Callable
from typing import Any

import pytest

import ferrohub
from ferrohub import exceptions
from ferrohub.testing import Fake
from harness import PATIENCE, Reply, Server, body_of

API = "https://api.github.com"


@pytest.fixture
def fake() -> Fake:
    fake = Fake(examples=True)
    fake.get("/repositories/{id}").reply(json=body_of("Repository"))
    return fake


@pytest.fixture
def client(fake: Fake) -> ferrohub.Client:
    return fake.client()


#: How a handle is made, the class, the path, and the fields that are known without a request.
HANDLES: dict[str, tuple[Callable[[Any], Any], str, str, dict[str, Any]]] = {
    "repository": (
        lambda client: client.repository("octocat", "Hello-World", lazy=True),
        "Repository",
        "/repos/octocat/Hello-World",
        {"name": "Hello-World", "full_name": "octocat/Hello-World", "url": f"{API}/repos/octocat/Hello-World"},
    ),
    "repository_with_id": (
        lambda client: client.repository_with_id(1296269, lazy=True),
        "Repository",
        "/repositories/1296269",
        {"id": 1296269},
    ),
    "user": (lambda client: client.user("octocat", lazy=True), "User", "/users/octocat", {"login": "octocat"}),
    "organization": (
        lambda client: client.organization("github", lazy=True),
        "Organization",
        "/orgs/github",
        {"login": "github"},
    ),
    "team": (
        lambda client: client.organization("github", lazy=True).team_by_name("justice", lazy=True),
        "Team",
        "/orgs/github/teams/justice",
        {"slug": "justice"},
    ),
    "issue": (
        lambda client: client.issue("octocat", "Hello-World", 7, lazy=True),
        "Issue",
        "/repos/octocat/Hello-World/issues/7",
        {"number": 7, "comments_url": f"{API}/repos/octocat/Hello-World/issues/7/comments"},
    ),
    "issue of a repository": (
        lambda client: client.repository("octocat", "Hello-World", lazy=True).issue(7, lazy=True),
        "Issue",
        "/repos/octocat/Hello-World/issues/7",
        {"number": 7, "repository_url": f"{API}/repos/octocat/Hello-World"},
    ),
    "pull request": (
        lambda client: client.pull_request("octocat", "Hello-World", 8, lazy=True),
        "PullRequest",
        "/repos/octocat/Hello-World/pulls/8",
        {"number": 8, "issue_url": f"{API}/repos/octocat/Hello-World/issues/8"},
    ),
    "pull request of a repository": (
        lambda client: client.repository("octocat", "Hello-World", lazy=True).pull_request(8, lazy=True),
        "PullRequest",
        "/repos/octocat/Hello-World/pulls/8",
        {"number": 8},
    ),
    "gist": (lambda client: client.gist("aa5a315", lazy=True), "Gist", "/gists/aa5a315", {"id": "aa5a315"}),
}
KINDS = pytest.mark.parametrize("kind", HANDLES)


@KINDS
def test_a_handle_sends_nothing_until_an_unknown_field_is_read(kind: str, fake: Fake) -> None:
    make, name, path, known = HANDLES[kind]
    handle = make(fake.client())
    assert type(handle).__name__ == name
    assert {field: getattr(handle, field) for field in known} == known
    assert all(handle[field] == value and field in handle for field, value in known.items())
    assert (repr(handle).startswith(f"<{name} "), handle.etag, isinstance(dir(handle), list)) == (True, None, True)
    assert handle == make(fake.client()) and hash(handle) == hash(make(fake.client()))
    assert not hasattr(handle, "_repr_png_") and "_repr_html_" in dir(handle)
    assert len(fake.calls) == 0
    assert handle.node_id == handle.as_dict()["node_id"] != ""
    assert [(call.method, call.path) for call in fake.calls] == [("GET", path)]


@KINDS
def test_a_pickle_or_a_copy_of_a_handle_is_one(kind: str, fake: Fake) -> None:
    make, _, path, known = HANDLES[kind]
    handle = make(fake.client())
    for twin in (copy.copy(handle), copy.deepcopy(handle)):
        assert twin == handle and hash(twin) == hash(handle)
    restored = pickle.loads(pickle.dumps(make(ferrohub.Client())))
    assert restored == handle and {field: getattr(restored, field) for field in known} == known
    assert len(fake.calls) == 0
    assert copy.copy(handle).node_id == handle.node_id and len(fake.calls) == 2
    assert pickle.loads(pickle.dumps(make(ferrohub.Client()))).url == f"{API}{path}"


def test_the_identity_of_a_handle_stays_when_it_is_fetched(client: ferrohub.Client) -> None:
    handle = client.user("octocat", lazy=True)
    known = {handle}
    assert handle.id and handle in known and copy.copy(handle) in known
    assert client.repository("octocat", "Hello-World", lazy=True) == client.repository("octocat", "Hello-World")


def test_a_pickle_of_a_fetched_handle_has_every_field(server: Server) -> None:
    server.will(Reply(body_of("User")))
    handle = ferrohub.Client(base_url=server.url).user("octocat", lazy=True)
    assert handle.company
    restored = pickle.loads(pickle.dumps(handle))
    assert restored == handle and hash(restored) == hash(handle)
    assert restored.company == handle.company and restored.as_json() == handle.as_json() and len(server.requests) == 1


def test_a_part_of_a_handle_is_a_handle(fake: Fake) -> None:
    repository = fake.client().repository("octocat", "Hello-World", lazy=True)
    owner: Any = repository.owner
    assert (owner.login, owner.url, len(fake.calls)) == ("octocat", f"{API}/users/octocat", 0)
    assert owner.type and [call.path for call in fake.calls] == ["/users/octocat"]
    assert repository.description and [call.path for call in fake.calls[1:]] == ["/repos/octocat/Hello-World"]
    assert repository.owner.type and len(fake.calls) == 2


def test_operations_go_straight_to_their_address(fake: Fake) -> None:
    client = fake.client()
    repository = client.repository("octocat", "Hello-World", lazy=True)
    repository.create_issue("Found a bug")
    next(repository.issues(state="open"), None)
    pull = repository.pull_request(8, lazy=True)
    pull.create_comment("Thanks")
    pull.is_merged()
    pull.issue()
    issue = client.issue("octocat", "Hello-World", 7, lazy=True)
    issue.create_comment("Me too")
    issue.edit(title="Better")
    team = client.organization("github", lazy=True).team_by_name("justice", lazy=True)
    with pytest.warns(DeprecationWarning, match="has_repository"):
        team.has_repository("octocat/Hello-World")
    client.user("octocat", lazy=True).is_following("defunkt")
    client.gist("aa5a315", lazy=True).star()
    assert [f"{call.method} {call.path}" for call in fake.calls] == [
        "POST /repos/octocat/Hello-World/issues",
        "GET /repos/octocat/Hello-World/issues",
        "POST /repos/octocat/Hello-World/issues/8/comments",
        "GET /repos/octocat/Hello-World/pulls/8/merge",
        "GET /repos/octocat/Hello-World/issues/8",
        "POST /repos/octocat/Hello-World/issues/7/comments",
        "PATCH /repos/octocat/Hello-World/issues/7",
        "GET /orgs/github/teams/justice/repos/octocat/Hello-World",
        "GET /users/octocat/following/defunkt",
        "PUT /gists/aa5a315/star",
    ]
    # The response to the change has every field.
    assert issue.node_id and len(fake.calls) == 10


def test_an_operation_that_needs_an_unknown_field_fetches_it_first(fake: Fake) -> None:
    organization = fake.client().organization("github", lazy=True)
    team = organization.team(5, lazy=True)
    assert (team.id, team.organization_id) == (5, organization.id)
    assert [call.path for call in fake.calls] == ["/orgs/github"]


def test_every_described_operation_takes_a_handle(fake: Fake) -> None:
    repository = fake.client().repository("octocat", "Hello-World", lazy=True)
    next(iter(repository.rest.issues.list_for_repo(state="open")), None)
    repository.issue(7, lazy=True).rest.issues.get()
    assert [call.path for call in fake.calls] == [
        "/repos/octocat/Hello-World/issues",
        "/repos/octocat/Hello-World/issues/7",
    ]


def test_a_handle_is_an_argument_like_any_resource(fake: Fake) -> None:
    client = fake.client()
    repository = client.repository("octocat", "Hello-World", lazy=True)
    client.issue(repository.owner, repository, repository.issue(7, lazy=True))
    client.is_following(client.user("octocat", lazy=True))
    paths = [call.path for call in fake.calls]
    assert paths == ["/repos/octocat/Hello-World/issues/7", "/user/following/octocat"]


def test_an_enterprise_server_has_handles(server: Server) -> None:
    server.will(Reply(body_of("Repository")))
    client = ferrohub.ClientEnterprise(server.url, token="t")
    repository = client.repository("octo cat", "Hello", lazy=True)
    assert repository.url == f"{server.url}/api/v3/repos/octo%20cat/Hello"
    assert repository.full_name == "octo cat/Hello" and server.requests == []
    assert repository.stargazers_count is not None
    assert [request.line for request in server.requests] == ["GET /api/v3/repos/octo%20cat/Hello"]


def test_readers_of_many_threads_fetch_once(server: Server) -> None:
    released = threading.Event()
    server.will(Reply(body_of("Repository"), after=released))
    handle = ferrohub.Client(token="t", base_url=server.url).repository("octocat", "Hello-World", lazy=True)
    found: list[Any] = []
    threads = [threading.Thread(target=lambda: found.append(handle.stargazers_count)) for _ in range(8)]
    for thread in threads:
        thread.start()
    released.set()
    for thread in threads:
        thread.join(PATIENCE)
    assert len(found) == 8 and len(set(found)) == 1 and len(server.requests) == 1


def test_an_error_is_raised_where_the_field_is_read_and_the_next_read_tries_again(server: Server) -> None:
    server.will(Reply({"message": "Not Found"}, 404), Reply(body_of("Repository")))
    handle = ferrohub.Client(token="t", base_url=server.url).repository("octocat", "Hello-World", lazy=True)
    with pytest.raises(exceptions.NotFoundError):
        _ = handle.description
    assert handle.name == "Hello-World" and handle.description and handle.load() is handle
    assert len(server.requests) == 2


def test_a_key_that_github_does_not_send_is_missing_after_the_request(fake: Fake) -> None:
    handle: Any = fake.client().repository("octocat", "Hello-World", lazy=True)
    assert not hasattr(handle, "no_such_key") and len(fake.calls) == 1
    with pytest.raises(KeyError):
        handle["no_such_key"]
    assert "no_such_key" not in handle and len(fake.calls) == 1


def test_load_and_refresh_fetch_everything(fake: Fake) -> None:
    handle = fake.client().repository("octocat", "Hello-World", lazy=True)
    assert handle.load() is handle and handle.load() is handle and len(fake.calls) == 1
    assert handle.as_json() and handle.description and len(fake.calls) == 1
    assert handle.refresh() is handle and len(fake.calls) == 2
    other = fake.client().repository("octocat", "Hello-World", lazy=True)
    assert other.refresh() is other and other.description and len(fake.calls) == 3


@pytest.mark.parametrize(
    ("arguments", "named"),
    [(("octocat", ""), "repository"), (("octocat", ".."), "repository"), (("octocat", 5), "repository")],
)
def test_an_argument_is_checked_without_a_request(
    arguments: tuple[Any, ...], named: str, fake: Fake, client: ferrohub.Client
) -> None:
    with pytest.raises((TypeError, ValueError), match=named):
        client.repository(*arguments, lazy=True)
    with pytest.raises(TypeError, match="lazy"):
        client.repository("octocat", "Hello-World", lazy="yes")  # type: ignore[call-overload]
    assert len(fake.calls) == 0


def test_an_asynchronous_client_returns_the_handle_itself(fake: Fake) -> None:
    async def use() -> None:
        client = fake.async_client()
        handle = client.repository("octocat", "Hello-World", lazy=True)
        assert (handle.name, handle.owner and handle.owner.login) == ("Hello-World", "octocat")
        await handle.create_issue("Found a bug")
        for read in (lambda: handle.description, handle.as_dict, handle.as_json, lambda: handle.no_such_key):  # type: ignore[attr-defined]
            with pytest.raises(exceptions.NotLoaded, match=r'of this lazy Repository .* first "await" its load\(\)'):
                read()
        assert [call.method for call in fake.calls] == ["POST"]
        assert await handle.load() is handle and await handle.load() is handle
        assert handle.description and not hasattr(handle, "no_such_key")
        assert [call.method for call in fake.calls] == ["POST", "GET"]
        organization = client.organization("github", lazy=True)
        with pytest.raises(exceptions.NotLoaded, match="id of this lazy Organization"):
            organization.team(5, lazy=True)
        assert (await organization.refresh()).id and organization.team(5, lazy=True).id == 5

    asyncio.run(use())


def test_tasks_fetch_a_handle_once(server: Server) -> None:
    server.will(Reply(body_of("Repository")))

    async def use() -> list[Any]:
        async with ferrohub.AsyncClient(token="t", base_url=server.url) as client:
            handle = client.repository("octocat", "Hello-World", lazy=True)
            return [found is handle for found in await asyncio.gather(*(handle.load() for _ in range(8)))]

    assert asyncio.run(use()) == [True] * 8
    assert len(server.requests) == 1


def test_the_namespace_of_github3_has_no_handles(fake: Fake) -> None:
    import ferrohub.github3

    session = ferrohub.github3.session.GitHubSession()
    with pytest.raises(TypeError, match="lazy"):
        ferrohub.github3.GitHub(session=session).repository("octocat", "Hello-World", lazy=True)  # type: ignore[call-arg]
