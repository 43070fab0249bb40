"""Requests of any route, and listings of it."""

from __future__ import annotations

import datetime
import io
from typing import Any

import pytest

import ferrohub
from harness import NOTHING, Reply, Server, body_of, make

ISSUES = "/repos/o/r/issues"


def test_a_field_named_body_is_a_field(client: ferrohub.Client, server: Server) -> None:
    client.request("POST /repos/{owner}/{repo}/issues", owner="o", repo="r", title="t", body="text", milestone=None)
    (request,) = server.requests
    assert request.json == {"title": "t", "body": "text", "milestone": None} and request.query == {}


def test_json_and_data_are_bodies_and_params_a_query(client: ferrohub.Client, server: Server) -> None:
    client.request("POST /x", json=[1, {"a": None}], params={"p": 1}, q="x")
    client.request("PUT /x", data=b"bytes", headers={"Content-Type": "text/plain"}, q="x")
    client.request("PUT /x", data=io.BytesIO(b"file"))
    assert [(r.query, r.body) for r in server.requests] == [
        ({"p": "1", "q": "x"}, b'[1,{"a":null}]'),
        ({"q": "x"}, b"bytes"),
        ({}, b"file"),
    ]
    with pytest.raises(TypeError, match="are mutually exclusive"):
        client.request("POST /x", json={}, data=b"")


def test_timeout_is_no_field(client: ferrohub.Client, server: Server) -> None:
    client.request("GET /x", timeout=3)
    client.request("GET /x", timeout=(1, None), headers={"X-Thing": "1"})
    assert [(r.query, r.json) for r in server.requests] == [({}, NOTHING), ({}, NOTHING)]
    with pytest.raises(ValueError, match="timeout must be positive"):
        client.request("GET /x", timeout=-1)


def test_a_query_is_as_github_documents_it(client: ferrohub.Client, server: Server) -> None:
    since = datetime.datetime(2026, 1, 1, tzinfo=datetime.timezone.utc)
    client.request("GET /repos/{owner}/{repo}/issues", owner="o", repo="r", labels=["bug", "x"], since=since, none=None)
    client.request("GET /unknown", names=["a"], deep=True)
    assert [r.query for r in server.requests] == [
        {"labels": "bug,x", "since": "2026-01-01T00:00:00Z"},
        {"names[]": "a", "deep": "true"},
    ]


def test_a_resource_fills_a_part_of_the_path(client: ferrohub.Client, server: Server) -> None:
    repository = make("Repository", client)
    client.request("GET /repos/{owner}/{repo}", owner=repository, repo=repository)
    client.request("GET /users/{username}", username=repository.owner)
    assert [r.path for r in server.requests] == ["/repos/octocat/Hello-World", "/users/octocat"]


def test_any_route_is_listed(client: ferrohub.Client, server: Server) -> None:
    link = {"Link": f'<{server.url}{ISSUES}?page=2>; rel="next"'}
    pages = [Reply([body_of("Issue")], headers=link), Reply([body_of("Issue")])]
    server.will(*pages)
    route = "GET /repos/{owner}/{repo}/issues"
    listing = client.listing(route, owner="o", repo="r", state="open")
    assert listing.cls is ferrohub.issues.Issue
    assert [type(issue) for issue in listing] == [ferrohub.issues.Issue] * 2
    assert server.requests[0].query == {"state": "open", "per_page": "100"}
    server.will(*pages)
    (only,) = client.listing(route, owner="o", repo="r", number=1, cls=dict)
    assert only["title"] == body_of("Issue")["title"] and server.requests[0].query["per_page"] == "1"


def test_a_listing_has_the_key_and_the_class_that_are_described(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"total_count": 1, "workflow_runs": [{"id": 1}]}))
    runs = client.listing("GET /repos/{owner}/{repo}/actions/runs", owner="o", repo="r")
    assert [run.id for run in runs] == [1] and runs.list_key == "workflow_runs"
    server.will(Reply({"things": [{"id": 2}]}))
    assert list(client.listing("GET /things", key="things")) == [{"id": 2}]
    assert [user.id for user in client.listing("GET /things", key="things", cls=ferrohub.users.User)] == [2]


def test_a_delete_request_has_the_body_that_is_described(client: ferrohub.Client, server: Server) -> None:
    client.request(f"DELETE {ISSUES}/1/assignees", assignees=["x"])
    client.request("DELETE /repos/{owner}/{repo}/hooks/{hook_id}", owner="o", repo="r", hook_id=1, deep=True)
    assert [(r.query, r.json) for r in server.requests] == [({}, {"assignees": ["x"]}), ({"deep": "true"}, NOTHING)]


def test_dates_are_sent(client: ferrohub.Client, server: Server) -> None:
    date = datetime.date(2026, 1, 2)
    client.request("GET /repos/{owner}/{repo}/issues", owner="o", repo="r", since=date)
    client.request("POST /things", due=date, json={"due": [date]})
    first, second = server.requests
    assert first.query == {"since": "2026-01-02T00:00:00Z"}
    assert (second.query, second.json) == ({"due": "2026-01-02"}, {"due": ["2026-01-02"]})


def test_a_listing_without_a_key_names_the_keys_of_lists(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"total_count": 1, "things": [1], "more": [2]}), Reply({"message": "No"}))
    with pytest.raises(ferrohub.exceptions.UnprocessableResponseBody, match='key= takes "things" or "more"'):
        list(client.listing("GET /things"))
    with pytest.raises(ferrohub.exceptions.UnprocessableResponseBody, match=r"to be a list \("):
        list(client.listing("GET /things"))


def test_a_listing_with_another_key_raises(client: ferrohub.Client, server: Server) -> None:
    server.will(Reply({"total_count": 1, "secrets": [{"name": "A"}]}))
    with pytest.raises(ferrohub.exceptions.UnprocessableResponseBody, match='a list at "secret"'):
        list(client.listing("GET /orgs/o/actions/secrets", key="secret"))
    server.will(Reply({"total_count": 0}))
    assert list(client.listing("GET /orgs/o/actions/secrets", key="secret")) == []


@pytest.mark.parametrize(
    ("error", "why", "call"),
    [
        (ValueError, "must begin with GET", lambda client: client.listing("POST /x")),
        (ValueError, "number must be -1", lambda client: client.listing("GET /x", number=-2)),
        (TypeError, "cls must be a class of resources", lambda client: client.listing("GET /x", cls=int)),
        (TypeError, "owner is needed", lambda client: client.listing("GET /repos/{owner}")),
        (ValueError, "route must be as", lambda client: client.request("nonsense")),
        (TypeError, "not of text with half of a", lambda client: client.request("POST /x", json={"a": {"\ud800": 1}})),
        (TypeError, "has no such field", lambda client: client.request("GET /x/{owner}", owner=make("Label", client))),
    ],
)
def test_what_is_wrong_is_refused(
    client: ferrohub.Client, server: Server, error: type[Exception], why: str, call: Any
) -> None:
    with pytest.raises(error, match=why):
        call(client)
    assert server.requests == []
