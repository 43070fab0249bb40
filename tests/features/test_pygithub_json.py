"""The JSON of ``ferrohub.pygithub``: decoded as far as it is read, and dicts to programs."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any
from unittest import mock

import pytest

from ferrohub._core import _json_parts, _JsonObject
from ferrohub.pygithub import BadAttributeException, Github
from ferrohub.pygithub.Issue import Issue
from ferrohub.pygithub.Requester import Requester
from harness import Reply, Server

URL = "https://api.github.com/repos/mona/compass/issues/7"
ISSUE = {
    "number": 7,
    "title": "Nördlich \U0001f9ed",
    "url": URL,
    "user": {"login": "mona", "url": "https://api.github.com/users/mona"},
    "labels": [{"name": "magnetic", "url": f"{URL}/labels/magnetic"}],
    "milestone": None,
    "state": 3,
    "reactions": {"url": f"{URL}/reactions", "total_count": 2},
}


@pytest.fixture
def github(server: Server) -> Github:
    return Github(base_url=server.url, lazy=True, seconds_between_requests=None, seconds_between_writes=None)


def listed(github: Github, server: Server, body: Any = None) -> Any:
    server.will(Reply([ISSUE] if body is None else body))
    (issue,) = github.get_repo("mona/compass").get_issues()
    return issue


def received(server: Server) -> Any:
    """The issue as the server sends it: with its own URLs."""
    return json.loads(json.dumps(ISSUE).replace("https://api.github.com", server.url))


def test_the_json_of_an_object_is_dicts_at_any_depth(github: Github, server: Server) -> None:
    issue = listed(github, server)
    assert (issue.number, issue.title, issue.user.login, issue.milestone) == (7, ISSUE["title"], "mona", None)
    assert [label.name for label in issue.labels] == ["magnetic"]
    raw = issue._rawData
    assert raw == received(server) and json.loads(json.dumps(raw)) == received(server)
    assert {type(raw), type(raw["user"]), type(raw["labels"][0])} == {dict}
    assert type(issue.user._rawData) is dict and type(issue.reactions) is dict


def test_a_change_of_the_json_is_kept_and_changes_no_attribute(github: Github, server: Server) -> None:
    issue = listed(github, server)
    issue._rawData["user"]["login"] = "octocat"
    issue._rawData["title"] = "North"
    assert (issue._rawData["user"]["login"], issue._rawData["title"]) == ("octocat", "North")
    assert (issue.user.login, issue.title) == ("mona", ISSUE["title"])
    given = {"title": "North"}
    made = Issue(github.requester, {}, given, completed=True)
    given["title"] = "South"
    assert (made.title, made.raw_data["title"]) == ("North", "South")


def test_a_value_of_another_type_raises_when_it_is_read(github: Github, server: Server) -> None:
    issue = listed(github, server, [{**ISSUE, "milestone": [{"a": {}}], "user": 3, "labels": {"a": 1}}])
    for name, value in (("state", 3), ("milestone", [{"a": {}}]), ("user", 3), ("labels", {"a": 1})):
        with pytest.raises(BadAttributeException) as caught:
            getattr(issue, name)
        assert caught.value.actual_value == value and type(caught.value.actual_value) is type(value)


def test_objects_are_copied_and_pickled(github: Github, server: Server) -> None:
    issue = listed(github, server)
    for again in (copy.copy(issue), copy.deepcopy(issue._json), pickle.loads(pickle.dumps(issue))):
        raw = again if isinstance(again, _JsonObject) else again._rawData
        assert raw == received(server)
    changed = issue._rawData
    changed["title"] = "North"
    assert pickle.loads(pickle.dumps(issue))._rawData["title"] == "North"


def test_completion_keeps_what_only_the_listing_had(github: Github, server: Server) -> None:
    url = f"{server.url}/repos/mona/compass/issues/7"
    issue = listed(github, server, [{**ISSUE, "url": url, "text_matches": {"a": 1}}])
    assert issue.title == ISSUE["title"]
    server.will(Reply({**ISSUE, "url": url, "title": "North", "locked": True}))
    assert issue.locked is True
    assert (issue.title, issue.text_matches, "text_matches" in issue.raw_data) == ("North", {"a": 1}, False)


def test_a_class_of_a_program_is_given_dicts(github: Github, server: Server) -> None:
    given = []

    class Mine(Issue):  # type: ignore[misc]
        def _useAttributes(self, attributes: Any) -> None:  # noqa: N802
            given.append(attributes)
            super()._useAttributes(attributes)

    from ferrohub.pygithub.PaginatedList import PaginatedList

    server.will(Reply([ISSUE]))
    (issue,) = PaginatedList(Mine, github.requester, "/repos/mona/compass/issues", {})
    assert issue.title == ISSUE["title"] and [type(each) for each in given] == [dict]


def test_a_program_that_sends_requests_gets_dicts(github: Github, server: Server) -> None:
    server.will(Reply(ISSUE))
    _, data = github.requester.requestJsonAndCheck("GET", "/repos/mona/compass/issues/7")
    assert type(data) is dict and type(data["user"]) is dict


@pytest.mark.parametrize("name", ["requestJsonAndCheck", "requestJson", "_Requester__requestRaw"])
def test_a_method_that_a_program_replaces_sends(name: str, github: Github, server: Server) -> None:
    own, calls = getattr(Requester, name), []

    def recorded(self: Any, *arguments: Any, **named: Any) -> Any:
        calls.append(arguments)
        return own(self, *arguments, **named)

    with mock.patch.object(Requester, name, recorded):
        assert listed(github, server).title == ISSUE["title"]
    assert len(calls) == 1
    with mock.patch.object(github.requester, "requestJsonAndCheck", return_value=({}, [ISSUE])) as called:
        (issue,) = github.get_repo("mona/compass").get_issues()
    assert issue.title == ISSUE["title"]
    called.assert_called_once()


TEXTS = [
    '{"a": 1, "b": {"c": [1.5, null, true]}, "a": 2}',
    '{"\\u0061": "x\\ny", "b": 123456789012345678901234567890}',
    '{"a": "\\ud800", "\\ud83d\\ude00": {}}',
    "{}",
    ' { } ',
]  # fmt: skip


@pytest.mark.parametrize("text", TEXTS)
def test_an_object_is_the_dict_that_json_makes_of_it(text: str) -> None:
    due: dict[Any, Any] = json.loads(text)
    for read in (lambda key, got: got[key], lambda key, got: got.get(key), lambda key, got: got._part(key, 0, True)):
        assert {key: read(key, _json_parts(text)) for key in due} == due
    got = _json_parts(text)
    assert bool(got) == bool(due) and all(key in got for key in due)
    assert "missing" not in got and 7 not in got and got.get("missing", 3) == 3
    with pytest.raises(KeyError):
        got["missing"]
    with pytest.raises(TypeError):
        [] in got  # noqa: B015
    assert got == due and {**got} == due and list(got) == list(due) and len(got) == len(due)
    assert got | {"z": 1} == due | {"z": 1}
    assert pickle.loads(pickle.dumps(_json_parts(text))) == due
    got["z"] = 1
    assert got == {**due, "z": 1} and got.pop("z") == 1 and got == due


def test_what_is_no_json_object_is_refused() -> None:
    for text in (b"[]", b"3", b"", b"{"):
        with pytest.raises(TypeError):
            _JsonObject(text)
    for text in ("", "{", "nul"):
        with pytest.raises(ValueError, match=r"EOF|expected"):
            _json_parts(text)
