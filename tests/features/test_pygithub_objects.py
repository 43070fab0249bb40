"""Objects of PyGithub's programs, with PyGithub and with ``ferrohub.pygithub``: kept, replaced, and odd responses."""

from __future__ import annotations

import importlib
import io
import json
import pickle
from typing import Any
from unittest import mock

import pytest

from ferrohub.pygithub import Github
from harness import Reply, Server

PAUSES: dict[str, Any] = {"seconds_between_requests": None, "seconds_between_writes": None}


@pytest.fixture(params=["ferrohub.pygithub", "github"])
def package(request: pytest.FixtureRequest) -> Any:
    pytest.importorskip("github")
    return importlib.import_module(request.param)


@pytest.fixture
def github(package: Any, server: Server) -> Any:
    return package.Github(base_url=server.url, retry=None, lazy=True, **PAUSES)


def module(package: Any, name: str) -> Any:
    return importlib.import_module(f"{package.__name__}.{name}")


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_an_object_is_pickled_with_every_protocol(protocol: int, github: Any, server: Server) -> None:
    server.will(
        Reply({"number": 7, "title": "Broken", "user": {"login": "mona"}, "labels": [{"name": "bug"}], "id": "x"})
    )
    issue = github.get_repo("mona/compass").get_issue(7).complete()
    assert (issue.title, issue.user.login, issue.labels[0].name, issue._body.value) == ("Broken", "mona", "bug", None)
    with pytest.raises(Exception, match="x"):
        issue.id  # noqa: B018
    again = pickle.loads(pickle.dumps(issue, protocol))
    assert (again.title, again.user.login, again.labels[0].name, again.completed) == ("Broken", "mona", "bug", True)
    listing = pickle.loads(pickle.dumps(github.get_repo("mona/compass").get_issues(), protocol))
    server.will(Reply([{"number": 8}]))
    assert [each.number for each in listing] == [8]


def test_a_response_that_is_a_list_leaves_an_object_as_it_is(github: Any, server: Server) -> None:
    server.will(Reply([1]))
    repository = github.get_repo("mona/compass").complete()
    assert (repository.url, repository.description, repository.raw_data) == ("/repos/mona/compass", None, [1])


@pytest.mark.parametrize("text", ["", "Broken", "_links"])
def test_a_response_that_is_a_text_leaves_an_object_as_it_is(text: str, github: Any, server: Server) -> None:
    server.will(Reply(json.dumps(text).encode()))
    repository = github.get_repo("mona/compass").complete()
    assert (repository.url, repository.description, repository.raw_data) == ("/repos/mona/compass", None, text)


@pytest.mark.parametrize(
    ("name", "json"),
    [
        ("Repository", "The url is broken"),
        ("Repository", "No full_name"),
        ("Label", "a color"),
        ("GitAuthor", "out of date"),
        ("Issue", ["title"]),
        ("Repository", 5),
        ("GitAuthor", None),
    ],
)
def test_what_is_no_json_object_but_has_the_name_of_a_member_raises(
    name: str, json: Any, package: Any, github: Any
) -> None:
    made = getattr(module(package, name), name)
    known = made(github.requester, {}, {"url": "/somewhere"})
    with pytest.raises(TypeError):
        known._useAttributes(json)
    known._useAttributes("It is broken")
    with pytest.raises(TypeError):
        made(github.requester, {}, 5 if json is None else json)


def test_a_response_with_the_name_of_a_member_in_its_text_raises(github: Any, server: Server) -> None:
    server.will(Reply(b'"a full_name"'))
    repository = github.get_repo("mona/compass")
    with pytest.raises(TypeError):
        repository.complete()
    assert not repository.completed


def test_a_change_of_the_dict_that_made_an_object_changes_no_attribute(package: Any, github: Any) -> None:
    given: dict[str, Any] = {"title": "Broken", "user": {"login": "mona"}, "labels": [{"name": "bug"}]}
    issue = module(package, "Issue").Issue(github.requester, {}, given, completed=True)
    given["title"] = given["user"]["login"] = "other"
    given["labels"].append({"name": "crash"})
    assert (issue.title, issue.user.login, [each.name for each in issue.labels]) == ("Broken", "mona", ["bug"])
    assert issue.raw_data == given


def test_a_member_is_found_behind_a_redirect(package: Any, github: Any, server: Server) -> None:
    user = module(package, "NamedUser").NamedUser(github.requester, {}, {"login": "mona"}, completed=True)
    for status, is_member in ((204, True), (404, False)):
        there = f"{server.url}/orgs/octo-org/public_members/mona"
        server.will(Reply(b"", 302, {"Location": there}), Reply(b"", status))
        assert github.get_organization("octo-org").has_in_members(user) is is_member
        assert [each.path for each in server.requests[-2:]] == [
            "/orgs/octo-org/members/mona",
            "/orgs/octo-org/public_members/mona",
        ]


def test_a_client_of_another_class_is_lazy_as_the_class_of_the_package(package: Any, server: Server) -> None:
    class Client(package.Github):  # type: ignore[misc, name-defined]
        def __init__(self, url: str) -> None:
            super().__init__(base_url=url, retry=None, **PAUSES)

    server.will(Reply({"full_name": "mona/compass"}))
    assert Client(server.url).get_repo("mona/compass").full_name == "mona/compass"
    lazy = Client(server.url).withLazy(True)
    assert type(lazy) is package.Github and lazy.requester.is_lazy and lazy.requester.base_url == server.url


def test_modules_that_others_made_are_replaced_through_those_of_the_package(package: Any) -> None:
    pytest.importorskip("requests")
    response = mock.Mock(status_code=200, headers={}, text='{"full_name": "mona/compass"}')
    with mock.patch(f"{package.__name__}.Requester.requests.Session") as session:
        session.return_value.get.return_value = response
        assert package.Github(**PAUSES).get_repo("mona/compass").full_name == "mona/compass"
    assert session.return_value.get.call_args.args == ("https://api.github.com:443/repos/mona/compass",)


def test_retries_raise_what_a_response_without_json_says(package: Any) -> None:
    pytest.importorskip("urllib3")
    from urllib3 import HTTPResponse

    retry = module(package, "GithubRetry").GithubRetry(total=3)
    response = HTTPResponse(io.BytesIO(b"No entry"), {}, 403, reason="Forbidden", preload_content=False)
    with pytest.raises(package.GithubException) as caught:
        retry.increment("GET", "/user", response)
    assert (caught.value.status, caught.value.data) == (403, b"No entry")


def test_a_listing_keeps_its_filters_behind_a_redirect(server: Server) -> None:
    github = Github(base_url=server.url, retry=None, lazy=True, **PAUSES)
    there = f"{server.url}/repositories/1/issues?state=closed"
    server.will(Reply({}, 301, {"Location": there}), Reply([{"number": 7}]))
    assert [issue.number for issue in github.get_repo("mona/compass").get_issues(state="closed")] == [7]
    assert [(request.path, request.query) for request in server.requests] == [
        ("/repos/mona/compass/issues", {"state": "closed"}),
        ("/repositories/1/issues", {"state": "closed"}),
    ]
