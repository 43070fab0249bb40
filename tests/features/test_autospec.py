"""Mocks of clients and resources: what create_autospec checks, and attributes of single objects that tests replace."""

from __future__ import annotations

import asyncio
import copy
import gc
import inspect
import pickle
import threading
from collections.abc import Callable
from typing import Any
from unittest import mock
from unittest.mock import create_autospec

import pytest

import ferrohub
from ferrohub.issues import Issue
from ferrohub.repos import Repository
from ferrohub.testing import from_body
from harness import Reply, Server

CLIENTS = [ferrohub.Client, ferrohub.ClientEnterprise, ferrohub.AsyncClient, ferrohub.AsyncClientEnterprise]


def issue(**fields: Any) -> Any:
    return from_body(Issue, {"number": 1, "title": "Broken", "brand_new": 1, **fields})


@pytest.mark.parametrize("kind", CLIENTS)
def test_a_mock_of_a_class_checks_arguments(kind: Any) -> None:
    made = create_autospec(kind)
    with pytest.raises(TypeError, match="unexpected keyword argument 'tokn'"):
        made("https://github.example.com", tokn="x")
    client = made("https://github.example.com")
    for call in (
        lambda: client.issue(),
        lambda: client.issue("octocat", "Hello-World"),
        lambda: client.issue("octocat", "Hello-World", 1, 2),
        lambda: client.issue("octocat", "Hello-World", 1, nope=1),
        lambda: client.all_users(nope=1),
        lambda: client.request(),
        lambda: client.download("GET /x"),
        lambda: client.listing(),
        lambda: client.close(1),
    ):
        with pytest.raises(TypeError, match=r"argument"):
            call()
    with pytest.raises(AttributeError):
        client.no_such_operation  # noqa: B018
    client.all_users(number=3)
    client.all_users.assert_called_once_with(number=3)


def test_a_mock_of_an_asynchronous_client_is_awaited() -> None:
    for client in (create_autospec(ferrohub.AsyncClient)(), create_autospec(ferrohub.AsyncClient())):
        client.issue.return_value = "found"
        assert asyncio.run(client.issue("octocat", "Hello-World", 1)) == "found"
        client.issue.assert_awaited_once_with("octocat", "Hello-World", number=1)
        with pytest.raises(TypeError):
            client.issue("octocat")
        # Listings are not awaited.
        assert not asyncio.iscoroutine(client.all_users())
    blocking = create_autospec(ferrohub.Client)()
    assert not asyncio.iscoroutine(blocking.issue("octocat", "Hello-World", 1))


@pytest.mark.parametrize("make", [ferrohub.Client, ferrohub.AsyncClient])
def test_a_mock_of_an_object_checks_arguments(make: Callable[[], Any]) -> None:
    client = create_autospec(make())
    with pytest.raises(TypeError, match="missing a required argument"):
        client.issue("octocat")
    issues = create_autospec(make().rest.issues)
    for call in (
        lambda: issues.get(),
        lambda: issues.list_for_repo("o", "r", nope=1),
        lambda: client.rest.issues.get(),
    ):
        with pytest.raises(TypeError, match="argument"):
            call()
    issues.list_for_repo("o", "r", state="open")
    with pytest.raises(TypeError, match="argument"):
        client.request()
    sent = client.request("GET /repos/{owner}/{repo}", owner="o", repo="r")
    assert asyncio.iscoroutine(sent) == isinstance(client, ferrohub.AsyncClient)
    if asyncio.iscoroutine(sent):
        sent.close()


def test_a_mock_of_a_resource_checks_arguments() -> None:
    for repository in (create_autospec(Repository, instance=True), create_autospec(from_body(Repository, {"id": 1}))):
        repository.full_name = "octocat/Hello-World"
        repository.issue(7)
        repository.issue.assert_called_once_with(number=7)
        with pytest.raises(TypeError):
            repository.issue(7, 8)
        with pytest.raises(AttributeError):
            repository.issue_  # noqa: B018


def test_a_patched_class_checks_arguments() -> None:
    client = ferrohub.Client()
    with mock.patch.object(ferrohub.Client, "issue", autospec=True) as found:
        client.issue("octocat", "Hello-World", 1)
        found.assert_called_once_with(client, "octocat", "Hello-World", 1)
        with pytest.raises(TypeError):
            client.issue("octocat")  # type: ignore[call-overload]
    assert inspect.ismethod(client.issue) and not isinstance(client.issue, mock.Mock)


def test_inspect_knows_the_methods() -> None:
    assert str(inspect.signature(ferrohub.Client.issue)) == "(self, username, repository, number, *, lazy=False)"
    assert str(inspect.signature(ferrohub.Client().issue)) == "(username, repository, number, *, lazy=False)"
    assert inspect.isroutine(ferrohub.Client.issue) and inspect.isroutine(Issue.edit)
    asynchronous, blocking = ferrohub.AsyncClient(), ferrohub.Client()
    assert inspect.iscoroutinefunction(asynchronous.issue) and inspect.iscoroutinefunction(ferrohub.AsyncClient.issue)
    assert inspect.iscoroutinefunction(asynchronous.rest.issues.get)
    for other in (asynchronous.all_users, asynchronous.rest.issues.list, blocking.issue, blocking.rest.issues.get):
        assert not inspect.iscoroutinefunction(other)
    assert inspect.iscoroutinefunction(from_body(Issue, {}, asynchronous).edit)


@pytest.mark.parametrize("name", ["issue", "me", "close", "request", "rest", "session"])
@pytest.mark.parametrize("make", [ferrohub.Client, ferrohub.AsyncClient])
def test_an_attribute_of_a_client_is_patched(make: Callable[[], Any], name: str) -> None:
    client, other = make(), make()
    before = repr(getattr(client, name))
    with mock.patch.object(client, name, mock.Mock()) as stub:
        assert getattr(client, name) is stub and getattr(other, name) is not stub
        getattr(client, name)("x", y=1)
        stub.assert_called_once_with("x", y=1)
    assert repr(getattr(client, name)) == before
    assert "_Replaced" not in {type(value).__name__ for value in vars(ferrohub.Client).values()}


@pytest.mark.parametrize(
    "name", ["title", "user", "edit", "refresh", "as_dict", "etag", "session", "brand_new", "rest"]
)
def test_an_attribute_of_a_resource_is_patched(name: str) -> None:
    patched, other = issue(), issue(number=2)
    before, others = repr(getattr(patched, name)), repr(getattr(other, name))
    with mock.patch.object(patched, name, "x"):
        assert getattr(patched, name) == "x" and repr(getattr(other, name)) == others
        with mock.patch.object(patched, name, "y"), mock.patch.object(other, name, "z"):
            assert (getattr(patched, name), getattr(other, name)) == ("y", "z")
        # What was replaced twice is restored twice.
        assert getattr(patched, name) == "x" and repr(getattr(other, name)) == others
    assert repr(getattr(patched, name)) == before
    assert type(patched) is Issue and name not in {
        key for key, value in vars(Issue).items() if "Replaced" in type(value).__name__
    }


def test_pytest_patches_an_attribute(monkeypatch: pytest.MonkeyPatch) -> None:
    found, client = issue(), ferrohub.Client()
    with monkeypatch.context() as patch:
        patch.setattr(found, "title", "Fixed")
        patch.setattr(client, "issue", lambda *_args: found)
        assert client.issue("octocat", "Hello-World", 1).title == "Fixed"
    assert found.title == "Broken" and inspect.ismethod(client.issue)


def test_a_method_of_one_object_can_be_replaced() -> None:
    found = issue()
    found.edit = mock.Mock(return_value=True)
    assert found.edit(title="x") and issue().edit is not found.edit
    del found.edit
    assert inspect.ismethod(found.edit)
    with pytest.raises(AttributeError):
        del found.edit


def test_other_assignments_raise() -> None:
    found = issue()
    for name in ("title", "session", "brand_new", "nonsense"):
        with pytest.raises(AttributeError):
            setattr(found, name, "x")
    with pytest.raises(AttributeError), mock.patch.object(found, "nonsense"):
        pass
    with pytest.raises(AttributeError):
        ferrohub.Client().issue_ = mock.Mock()  # type: ignore[attr-defined]
    # While an attribute is replaced, assignments to other objects still raise.
    with mock.patch.object(found, "title", "x"), pytest.raises(AttributeError, match="title of a Issue cannot be set"):
        issue().title = "y"


def test_a_session_is_patched(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"login": "octocat"}))
    reply = client.session.get("/users/octocat")
    server.requests.clear()
    with mock.patch.object(client.session, "request", return_value=reply) as stub:
        assert client.user("mona").login == "octocat"
    assert stub.call_count == 1 and server.requests == []
    client.user("mona")
    assert len(server.requests) == 1


def test_an_object_with_replacements_is_freed() -> None:
    found = issue()
    found.edit = lambda **_: True
    assert "edit" in vars(Issue)
    del found
    gc.collect()
    assert "edit" not in vars(Issue)


def test_copies_have_the_original_attributes() -> None:
    found = issue()
    with mock.patch.object(found, "title", "x"):
        for other in (copy.copy(found), copy.deepcopy(found), pickle.loads(pickle.dumps(found))):
            assert other == found and other.title == "Broken"


def test_attributes_of_many_objects_are_patched_at_once() -> None:
    barrier, wrong = threading.Barrier(8), []

    def patch(number: int) -> None:
        found = issue(number=number)
        barrier.wait()
        for turn in range(200):
            with mock.patch.object(found, "title", f"{number} {turn}"):
                if found.title != f"{number} {turn}":
                    wrong.append(found.title)
            if found.title != "Broken":
                wrong.append(found.title)

    threads = [threading.Thread(target=patch, args=[number]) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == [] and issue().title == "Broken"


def test_subclasses_have_attributes_of_their_own() -> None:
    class Mine(ferrohub.Client):
        def __init__(self, organization: str) -> None:
            super().__init__()
            self.organization = organization

    mine = Mine("octo-org")
    mine.more = 1  # type: ignore[attr-defined]
    with (
        mock.patch.object(mine, "issue"),
        mock.patch.object(mine, "organization", "x"),
        mock.patch.object(mine, "rest"),
    ):
        assert mine.organization == "x" and isinstance(mine.issue, mock.Mock) and isinstance(mine.rest, mock.Mock)
    assert mine.organization == "octo-org" and inspect.ismethod(mine.issue)
