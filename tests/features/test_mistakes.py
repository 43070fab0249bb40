"""What people write by habit, or forget: the exception, or the warning, says what to write instead."""

from __future__ import annotations

import collections
import collections.abc
import gc
import operator
from collections.abc import Callable
from typing import Any

import pytest

import ferrohub
import ferrohub.github3
from ferrohub.webhooks import parse
from harness import Reply, Server, body_of, make, run

READERS: list[Callable[[Any], Any]] = [
    lambda resource: dict(resource),
    lambda resource: dict(resource, more=1),
    lambda resource: {}.update(resource),
    lambda resource: operator.ior({}, resource),
    lambda resource: collections.defaultdict(int, resource),
]


@pytest.mark.parametrize("name", ["Issue", "Repository", "User", "Gist"])
@pytest.mark.parametrize("read", READERS)
def test_a_resource_is_no_mapping(client: ferrohub.Client, server: Server, name: str, read: Any) -> None:
    """Repositories and users have an operation ``keys``, which these would call."""
    with pytest.raises(TypeError, match=rf"^'{name}' object is not a mapping or an iterable: as_dict\(\) returns its"):
        read(make(name, client))
    assert server.requests == []


def test_unpacking_a_resource_is_an_error_of_python_or_ours(client: ferrohub.Client, server: Server) -> None:
    for name in ("Issue", "Repository"):
        with pytest.raises(TypeError, match=f"'{name}' object is not a mapping"):
            _ = {**make(name, client)}
    assert server.requests == []


def test_a_resource_is_no_iterable(client: ferrohub.Client, server: Server) -> None:
    with pytest.raises(TypeError, match=r"as_dict\(\)"):
        list(make("Issue", client))
    github3 = ferrohub.github3.issues.Issue(body_of("Issue"), ferrohub.github3.GitHub())
    assert not isinstance(github3, collections.abc.Iterable)
    with pytest.raises(TypeError, match="not iterable"):
        list(github3)
    assert server.requests == []


def called(resource: Any) -> Any:
    """The result of the method, which is looked up and called within one instruction, but not to read a mapping.

    The names of the function are those of what reads mappings.
    """
    dict().update({})  # noqa: C408
    return operator.methodcaller("keys")(resource)


def test_keys_remain_an_operation(client: ferrohub.Client, server: Server) -> None:
    """Also in a function that uses ``dict``, and however the attribute is looked up."""
    server.will(*[Reply([body_of("Key")])] * 6)
    repository = make("Repository", client)
    listings = [repository.keys() for _ in dict.fromkeys([1])]
    listings += [getattr(repository, "keys")(), repository.keys(number=1), called(repository)]  # noqa: B009
    listings += map(operator.methodcaller("keys"), [repository, repository])
    assert [len(list(listing)) for listing in listings] == [1] * 6
    assert hasattr(repository, "keys") and len(server.requests) == 6


@pytest.mark.parametrize(
    ("owner", "name", "here"),
    [
        ("Client", "get_repo", "Client.repository or Client.repository_with_id"),
        ("Client", "get_user", "Client.user or Client.me"),
        ("Repository", "get_issues", "Repository.issues"),
        ("ShortRepository", "create_git_ref", "Repository.create_ref"),
        ("RepoCommit", "get_combined_status", "RepoCommit.status"),
    ],
)
def test_a_name_of_pygithub_has_a_hint(client: ferrohub.Client, owner: str, name: str, here: str) -> None:
    value: Any = client if owner == "Client" else make(owner, client)
    with pytest.raises(AttributeError) as caught:
        getattr(value, name)
    assert str(caught.value) == f"'{owner}' object has no attribute '{name}'; PyGithub's {name} is {here} here"


def test_another_missing_attribute_has_no_hint(client: ferrohub.Client) -> None:
    for value in (client, make("Issue", client)):
        with pytest.raises(AttributeError, match=r"has no attribute 'no_such'$"):
            _ = value.no_such
        assert not hasattr(value, "get_no_such")
    github3 = ferrohub.github3.issues.Issue(body_of("Issue"), ferrohub.github3.GitHub())
    with pytest.raises(AttributeError) as caught:
        _ = github3.get_labels
    assert "PyGithub" not in str(caught.value)


def test_a_call_that_is_not_awaited_is_named(server: Server) -> None:
    async def forget() -> None:
        client = ferrohub.AsyncClient(token="t", base_url=server.url)
        for call, name in (
            (lambda: client.repository("o", "r"), "Client.repository"),
            (lambda: client.rest.repos.get("o", "r"), "AsyncRepos.get"),
        ):
            with pytest.warns(RuntimeWarning, match=f"coroutine '{name}' was never awaited"):
                _ = [call(), gc.collect()][1:]

    run(forget())
    assert server.requests == []


def test_json_that_python_cannot_hold_says_so() -> None:
    deep = b'{"a":' * 100_000 + b"1" + b"}" * 100_000
    event = parse("issues", deep)
    with pytest.raises(ValueError, match="nested more deeply than Python's reader allows"):
        event.as_dict()
    assert event.as_json() == deep.decode()
