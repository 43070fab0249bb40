"""Events: what happens on the service, and what it happens to."""

from __future__ import annotations

import copy
import datetime
from typing import Any

import pytest

import ferrohub
from ferrohub import _core
from ferrohub._core import Event, ShortOrganization
from ferrohub.exceptions import NotRefreshable
from harness import GITHUB, TOKEN, Case, Reply, Server, body_of, check, make, outcomes

REPO = "/repos/octocat/Hello-World"
ALL = {"per_page": "100"}
EVENTS: dict[str, Any] = {"query": ALL, "reply": "[Event]", "result": "[Event]"}
NONE: dict[str, Any] = {"reply": [], "result": []}
TEXTS = {"title": "Found a bug", "state": "open"}

CASES = [
    Case("Client.all_events", (), "GET /events", **EVENTS),
    Case("ShortUser.events", (), "GET /users/octocat/events", **EVENTS),
    Case(
        "ShortUser.events",
        (True, 2),
        "GET /users/octocat/events/public",
        query={"per_page": "2"},
        **NONE,
        note="public",
    ),
    Case("ShortUser.received_events", (), "GET /users/octocat/received_events", **EVENTS),
    Case(
        "ShortUser.received_events", (True,), "GET /users/octocat/received_events/public", query=ALL, **NONE, note="p"
    ),
    Case("ShortUser.organization_events", ("github",), "GET /users/octocat/events/orgs/github", **EVENTS),
    Case("ShortRepository.events", (), f"GET {REPO}/events", **EVENTS),
    Case(
        "ShortRepository.network_events",
        (),
        "GET /networks/octocat/Hello-World/events",
        {"etag": '"abc"'},
        headers={"If-None-Match": '"abc"'},
        **EVENTS,
    ),
    Case("EventUser.to_user", (), "GET /users/octocat", reply="User", result="User"),
    Case("EventOrganization.to_org", (), "GET /orgs/github", reply={"login": "github"}, result="Organization"),
    Case("EventIssue.to_issue", (), f"GET {REPO}/issues/1347", reply="Issue", result="Issue"),
    Case(
        "EventIssueComment.to_issue_comment",
        (),
        f"GET {REPO}/issues/comments/1",
        reply="IssueComment",
        result="IssueComment",
    ),
    Case(
        "EventPullRequest.to_pull", (), f"GET {REPO}/pulls/1348", reply={**TEXTS, "number": 1348}, result="PullRequest"
    ),
    Case(
        "EventReviewComment.to_review_comment",
        (),
        f"GET {REPO}/pulls/comments/1",
        reply={"id": 1, "body": "Great stuff!"},
        result="ReviewComment",
    ),
]


@pytest.mark.parametrize(("case", "outcome"), outcomes(CASES))
def test_operation(case: Case, outcome: str, server: Server) -> None:
    check(case, outcome, server)


def test_the_events_of_an_organization(client: ferrohub.Client, server: Server) -> None:
    """ShortOrganization.all_events, ShortOrganization.public_events."""
    body = {"id": 1, "login": "github", "url": f"{server.url}/orgs/github"}
    organization = ShortOrganization.from_dict(body, client)
    server.will(Reply([body_of("Event")]))
    assert [type(event) for event in organization.all_events(make("User", client))] == [Event]
    assert [type(event) for event in organization.public_events(5)] == [Event]
    assert [(r.line, r.query) for r in server.requests] == [
        ("GET /users/octocat/events/orgs/github", ALL),
        ("GET /orgs/github/events", {"per_page": "5"}),
    ]
    server.will(Reply({"message": "Internal Server Error"}, 500))
    for listing in (organization.all_events("octocat"), organization.public_events()):
        with pytest.raises(ferrohub.ServerError):
            next(listing)


def test_the_events_of_an_organization_need_a_credential(server: Server) -> None:
    anonymous = ferrohub.Client(base_url=server.url)
    organization = ShortOrganization.from_dict(
        {"id": 1, "login": "github", "url": f"{server.url}/orgs/github"}, anonymous
    )
    with pytest.raises(ferrohub.AuthenticationFailed):
        organization.all_events("octocat")
    assert server.requests == []


def test_events_of_a_network_stay_below_the_address_of_the_installation(server: Server) -> None:
    client = ferrohub.ClientEnterprise(server.url, token=TOKEN)
    server.will(Reply([]))
    assert list(make("Repository", client).network_events()) == []
    assert server.requests[0].line == "GET /api/v3/networks/octocat/Hello-World/events"


def test_the_types_of_events_belong_to_the_class(client: ferrohub.Client, server: Server) -> None:
    """Event.list_types."""
    types = Event.list_types()
    assert len(types) == 19 and types == sorted(types) and "PushEvent" in types
    types.clear()
    assert make("Event", client).list_types() == Event.list_types() != []
    with pytest.raises(TypeError, match="at most 0 arguments"):
        Event.list_types(1)  # type: ignore[call-arg]
    assert server.requests == []


def test_the_fields_of_an_event(client: ferrohub.Client, server: Server) -> None:
    event = make("Event", client)
    assert event.created_at == datetime.datetime(2022, 6, 9, 12, 47, 28, tzinfo=datetime.timezone.utc)
    assert (event.actor.display_login, event.org.login, event.repo["name"]) == (
        "octocat",
        "github",
        "octocat/Hello-World",
    )
    assert (event.type, event.public, event.id) == ("IssueCommentEvent", True, "22249084947")
    assert event == make("Event", client) and event != make("Event", client, id="1")
    with pytest.raises(NotRefreshable):
        event.refresh()
    assert server.requests == []


PARTS = [
    ("CommitCommentEvent", {"comment": "ShortComment"}),
    ("FollowEvent", {"target": "EventUser"}),
    ("ForkEvent", {"forkee": "ShortRepository"}),
    ("GistEvent", {"gist": "Gist"}),
    ("IssueCommentEvent", {"issue": "EventIssue", "comment": "EventIssueComment"}),
    ("IssuesEvent", {"issue": "EventIssue"}),
    ("MemberEvent", {"member": "EventUser"}),
    ("PullRequestEvent", {"pull_request": "EventPullRequest"}),
    ("PullRequestReviewEvent", {"pull_request": "EventPullRequest"}),
    ("PullRequestReviewCommentEvent", {"pull_request": "EventPullRequest", "comment": "EventReviewComment"}),
    ("ReleaseEvent", {"release": "Release"}),
    ("TeamAddEvent", {"team": "ShortTeam", "repo": "ShortRepository", "sender": "ShortUser"}),
]


@pytest.mark.parametrize(("kind", "parts"), PARTS)
def test_parts_of_a_payload_are_resources(kind: str, parts: dict[str, str], client: ferrohub.Client) -> None:
    """Event.payload."""
    raw: dict[str, Any] = {key: {"id": 1, "url": f"{GITHUB}/{key}"} for key in parts}
    raw.update(action="created", when="2022-06-09T12:47:28Z", other={"id": 2})
    payload = make("Event", client, type=kind, payload=raw).payload
    assert {key: type(payload[key]) for key in parts} == {key: getattr(_core, name) for key, name in parts.items()}
    assert all(payload[key].id == 1 for key in parts)
    assert (payload["action"], payload["when"], payload["other"]) == ("created", "2022-06-09T12:47:28Z", {"id": 2})
    assert list(payload) == list(raw)


def test_a_payload_leaves_the_json_alone(client: ferrohub.Client) -> None:
    event = make("Event", client)
    assert event.payload["issue"].number == 1347
    assert event.as_dict()["payload"]["issue"]["number"] == 1347
    assert event.payload is event.payload


@pytest.mark.parametrize(
    ("kind", "payload", "due"),
    [
        ("SponsorshipEvent", {"issue": {"id": 1}}, {"issue": {"id": 1}}),
        ("IssuesEvent", {"issue": None}, {"issue": None}),
        ("IssuesEvent", {"issue": "gone"}, {"issue": "gone"}),
        ("IssuesEvent", {}, {}),
        ("IssuesEvent", None, {}),
        (None, {"issue": {"id": 1}}, {"issue": {"id": 1}}),
        ("IssuesEvent", "text", "text"),
    ],
)
def test_odd_payloads_are_given_as_they_are(kind: Any, payload: Any, due: Any, client: ferrohub.Client) -> None:
    assert make("Event", client, type=kind, payload=payload).payload == due


def test_an_event_without_a_payload(client: ferrohub.Client) -> None:
    event = Event.from_dict({"id": "1", "type": "PushEvent"}, client)
    assert (event.payload, event.actor, event.org) == ({}, None, None)


def test_a_copy_of_an_event_has_its_own_payload(client: ferrohub.Client) -> None:
    event = make("Event", client)
    again = copy.deepcopy(event)
    again.payload.clear()
    assert again == event and event.payload["comment"].body == "Me too"


@pytest.mark.parametrize(
    ("part", "full", "path"),
    [
        ("EventUser", "User", "/users/octocat"),
        ("EventOrganization", "Organization", "/orgs/github"),
        ("EventIssue", "Issue", f"{REPO}/issues/1347"),
        ("EventIssueComment", "IssueComment", f"{REPO}/issues/comments/1"),
        ("EventPullRequest", "PullRequest", f"{REPO}/pulls/1348"),
        ("EventReviewComment", "ReviewComment", f"{REPO}/pulls/comments/1"),
    ],
)
def test_a_refresh_returns_the_full_form(
    part: str, full: str, path: str, client: ferrohub.Client, server: Server
) -> None:
    server.will(Reply({"id": 1}))
    assert type(make(part, client).refresh(conditional=True)) is getattr(_core, full)
    assert [r.line for r in server.requests] == [f"GET {path}"]
    assert "if-none-match" not in server.requests[0].headers


def test_a_thin_pull_request(client: ferrohub.Client) -> None:
    pull = _core.EventPullRequest.from_dict({"id": 1, "number": 2, "url": f"{GITHUB}{REPO}/pulls/2"}, client)
    assert (pull.number, pull.title, pull.state, pull.locked) == (2, None, None, None)


@pytest.mark.parametrize(
    ("call", "error", "argument"),
    [
        (lambda c: make("User", c).organization_events(""), ValueError, "org"),
        (lambda c: make("User", c).events(public="yes"), TypeError, "public"),
        (lambda c: make("User", c).received_events(number=-2), ValueError, "number"),
        (lambda c: c.all_events(etag=1), TypeError, "etag"),
    ],
)
def test_bad_input_is_refused_before_anything_is_sent(
    client: ferrohub.Client, server: Server, call: Any, error: type[Exception], argument: str
) -> None:
    with pytest.raises(error, match=argument):
        call(client)
    assert server.requests == []
