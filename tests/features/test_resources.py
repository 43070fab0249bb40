"""Resources: raw JSON, read on first access."""

from __future__ import annotations

import copy
import datetime
import inspect
import json
import pickle
import re
from typing import Any

import pytest

import ferrohub
from ferrohub import _core
from ferrohub._core import Issue, Label, ShortIssue, ShortUser, URITemplate
from ferrohub.exceptions import NotFoundError, NotRefreshable, UnexpectedResponse, UnprocessableResponseBody
from harness import TOKEN, Reply, Server, body_of, make


def test_as_dict_is_what_the_service_sent(client: ferrohub.Client, server: Server) -> None:
    """GitHubCore.as_dict, GitHubCore.as_json, GitHubCore.from_dict and GitHubCore.from_json."""
    text = '{"b": 1, "a": {"z": [1.5, null, true]}, "big": 123456789012345678901234567890, "é": "\\ud83d\\ude00"}'
    user = ShortUser.from_json(text, client)
    assert user.as_json() == text
    assert user.as_dict() == json.loads(text) and list(user.as_dict()) == ["b", "a", "big", "é"]
    assert user.big == 123456789012345678901234567890 and user.a == {"z": [1.5, None, True]}


def test_lone_surrogates_do_no_harm(client: ferrohub.Client) -> None:
    text = '{"login": "\\ud800", "id": 1}'
    user = ShortUser.from_json(text, client)
    assert user.as_dict() == json.loads(text) and user.login == "\ud800" and user.id == 1


def test_changing_a_dict_does_not_change_the_resource(client: ferrohub.Client) -> None:
    issue = make("Issue", client)
    issue.as_dict()["title"] = "Other"
    assert issue.title == "Found a bug"


def test_declared_fields(client: ferrohub.Client) -> None:
    issue = make("Issue", client)
    assert issue.number == 1347 and issue.comments_count == 2 and issue.locked is True
    assert issue.created_at == datetime.datetime(2011, 4, 22, 13, 33, 48, tzinfo=datetime.timezone.utc)
    assert type(issue.user) is ShortUser and issue.user.login == "octocat" and issue.user is issue.user
    assert [type(label).__name__ for label in issue.original_labels] == ["ShortLabel"]
    assert issue.user.session is issue.session is client.session


def test_what_is_missing_or_null_or_odd_is_no_error(client: ferrohub.Client) -> None:
    issue = Issue.from_dict({"user": None, "created_at": "yesterday", "labels": "none", "milestone": 7}, client)
    assert issue.title is None and issue.user is None and issue.closed_at is None
    assert issue.created_at == "yesterday" and issue.original_labels == "none" and issue.milestone == 7
    assert repr(issue) == "<Issue>"


def test_times_are_in_utc(client: ferrohub.Client) -> None:
    issue = make("Issue", client, created_at="2016-03-24T11:31:04-06:00")
    assert issue.created_at.isoformat() == "2016-03-24T17:31:04+00:00"


def test_new_keys_are_attributes_and_others_are_not(client: ferrohub.Client) -> None:
    issue = make("Issue", client, brand_new={"x": 1})
    assert issue.brand_new == {"x": 1} and "brand_new" in dir(issue) and "title" in dir(issue)
    with pytest.raises(AttributeError, match="'Issue' object has no attribute 'nonsense'"):
        _ = issue.nonsense
    with pytest.raises(AttributeError, match="cannot be set"):
        issue.title = "Other"


def test_an_attribute_of_the_full_form_is_named(client: ferrohub.Client) -> None:
    pull = ferrohub.pulls.ShortPullRequest.from_dict({"number": 7}, client)
    text = "'ShortPullRequest' object has no attribute 'mergeable'; PullRequest has it, which refresh() returns"
    with pytest.raises(AttributeError, match=f"^{re.escape(text)}$"):
        _ = pull.mergeable
    with pytest.raises(AttributeError, match=r"has no attribute 'nonsense'$"):
        _ = pull.nonsense
    with pytest.raises(AttributeError, match=r"has no attribute '_mergeable'$"):
        _ = pull._mergeable


def test_templates_expand(client: ferrohub.Client) -> None:
    template = make("ShortUser", client).gists_urlt
    assert template.variables == ["gist_id"] and str(template).endswith("/gists{/gist_id}")
    assert template.expand(gist_id="a b").endswith("/users/octocat/gists/a%20b")
    assert template.expand({"gist_id": 1}).endswith("/gists/1")
    assert template.expand().endswith("/gists")
    assert template == URITemplate(template.uri) and hash(template) == hash(URITemplate(template.uri))
    assert pickle.loads(pickle.dumps(template)) == template
    assert URITemplate("/x{?a,b*}").expand(a=[1, 2], b={"c": "d"}) == "/x?a=1,2&c=d"


def test_equality_is_kind_and_identity(client: ferrohub.Client) -> None:
    short, full = make("ShortIssue", client), make("Issue", client, title="Other")
    assert short == full and hash(short) == hash(full) and {short} == {full}
    assert short != make("Issue", client, url="https://api.github.com/repos/o/r/issues/2")
    assert make("ShortUser", client) != make("Label", client)
    assert (short == "text") is False and (short == None) is False and short != 7  # noqa: E711


@pytest.mark.parametrize("name", ["Topics", "PullDestination", "ClonesStats"])
def test_equality_without_an_identity_minds_no_blanks(name: str, client: ferrohub.Client) -> None:
    one = make(name, client)
    packed = json.dumps(one.as_dict(), separators=(",", ":"))
    assert one == type(one).from_json(packed, client) == type(one).from_dict(one.as_dict(), client)
    assert hash(one) == hash(type(one).from_json(packed, client)) and one != make(name, client, new=1)


def test_names(client: ferrohub.Client) -> None:
    assert str(make("ShortUser", client)) == "octocat" and repr(make("ShortUser", client)) == "<ShortUser octocat>"
    assert str(make("Repository", client)) == "octocat/Hello-World"
    assert repr(make("IssueComment", client)).startswith("<IssueComment http")


def test_refresh_renews_the_object(client: ferrohub.Client, server: Server) -> None:
    """GitHubCore.refresh."""
    issue = make("Issue", client)
    server.will(
        Reply({**body_of("Issue"), "title": "New"}, headers={"ETag": '"1"', "Last-Modified": "Thu, 05 Jul 2012"})
    )
    assert issue.refresh() is issue and issue.title == "New"
    assert (issue.etag, issue.last_modified) == ('"1"', "Thu, 05 Jul 2012")
    assert [r.line for r in server.requests] == ["GET /repos/octocat/Hello-World/issues/1347"]


def test_refresh_of_a_short_form_returns_the_full_one(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply(body_of("Issue")))
    assert type(make("ShortIssue", client).refresh()) is Issue


@pytest.mark.parametrize(
    ("headers", "sent"),
    [
        ({"Last-Modified": "Thu, 05 Jul 2012 15:31:30 GMT", "ETag": '"1"'}, "if-modified-since"),
        ({"ETag": '"1"'}, "if-none-match"),
        ({}, None),
    ],
)
def test_a_conditional_refresh(
    client: ferrohub.Client, server: Server, headers: dict[str, str], sent: str | None
) -> None:
    server.will(Reply(body_of("Issue"), headers=headers))
    issue = client.issue("octocat", "Hello-World", 1347)
    server.will(Reply(None, 304))
    assert issue.refresh(conditional=True) is issue and issue.title == "Found a bug"
    conditions = {"if-modified-since", "if-none-match"} & set(server.requests[0].headers)
    assert conditions == ({sent} if sent else set())


def test_refresh_of_what_has_no_address(client: ferrohub.Client, server: Server) -> None:
    with pytest.raises(NotRefreshable):
        Issue.from_dict({"title": "x"}, client).refresh()
    assert server.requests == []


def test_refresh_of_what_is_gone(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"message": "Not Found"}, 404))
    with pytest.raises(NotFoundError):
        make("Issue", client).refresh()


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ("", UnexpectedResponse),
        ("not json", UnexpectedResponse),
        ('{"number": 1', UnexpectedResponse),
        (b'{"title": "\xff"}', UnexpectedResponse),
        ([1, 2], UnprocessableResponseBody),
        ("null", UnprocessableResponseBody),
        ('"text"', UnprocessableResponseBody),
    ],
)
def test_an_odd_body_is_an_error(client: ferrohub.Client, server: Server, body: Any, error: type[Exception]) -> None:
    server.will(Reply(body))
    with pytest.raises(error) as caught:
        client.issue("octocat", "Hello-World", 1)
    assert caught.value.response.status_code == 200


def test_deep_json_does_no_harm(client: ferrohub.Client, server: Server) -> None:
    deep = '{"title": "x", "deep": ' + "[" * 100_000 + "]" * 100_000 + "}"
    server.will(Reply(deep))
    issue = client.issue("octocat", "Hello-World", 1)
    assert issue.title == "x" and issue.as_json() == deep
    with pytest.raises((RecursionError, ValueError)):
        issue.as_dict()


def test_pickles_hold_no_credential(client: ferrohub.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("GH_ENTERPRISE_TOKEN", "GITHUB_ENTERPRISE_TOKEN"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PATH", "")
    monkeypatch.setenv("NETRC", "/nonexistent")
    issue = make("Issue", client)
    for thing in (issue, client, client.session):
        assert TOKEN.encode() not in pickle.dumps(thing)
    again = pickle.loads(pickle.dumps(issue))
    assert again == issue and type(again) is Issue and again.as_json() == issue.as_json()
    assert again.session.base_url == client.session.base_url and not again.session.has_auth()
    monkeypatch.setenv("GH_ENTERPRISE_TOKEN", "from-the-environment")
    assert pickle.loads(pickle.dumps(issue)).session.has_auth()


def test_copies_share_the_session(client: ferrohub.Client) -> None:
    issue = make("Issue", client)
    for other in (copy.copy(issue), copy.deepcopy(issue), copy.deepcopy([issue])[0]):
        assert other == issue and other is not issue and other.session is issue.session


def test_a_class_of_ones_own(client: ferrohub.Client) -> None:
    class Ticket(Issue):
        def shout(self) -> str:
            return str(self.title).upper()

    ticket = Ticket.from_dict({"title": "x", "state": "closed"}, client)
    assert ticket.shout() == "X" and ticket.is_closed() and isinstance(ticket, ShortIssue)


@pytest.mark.parametrize("bad", ["[1]", "not json", 7, None])
def test_what_is_no_json_object_makes_no_resource(client: ferrohub.Client, bad: Any) -> None:
    with pytest.raises((ValueError, TypeError)):
        Label.from_json(bad, client)


def test_signatures_and_docstrings() -> None:
    assert str(inspect.signature(ferrohub.Client.issues_on)).startswith("(self, username, repository, milestone=None,")
    assert str(inspect.signature(ferrohub.Client.all_events)) == "(self, number=-1, etag=None)"
    doc = inspect.getdoc(_core.ShortRepository.issue) or ""
    assert "GET {url}/issues/{number}" in doc and "https://docs.github.com/rest/issues/issues" in doc
    assert "https://docs.github.com/graphql/guides/" in (inspect.getdoc(_core.ShortRepository.discussion) or "")
    assert inspect.getdoc(_core.ShortIssue.title) and inspect.isroutine(ferrohub.Client.issue)
    assert _core.ShortRepository.issue.__qualname__ == "ShortRepository.issue"


def test_an_operation_needs_an_address(client: ferrohub.Client, server: Server) -> None:
    from ferrohub.exceptions import IncompleteResponse

    with pytest.raises(IncompleteResponse, match="url"):
        Issue.from_dict({"title": "x"}, client).close()
    assert server.requests == []
