"""The types of issues: those of the organization, those of issues, and what webhooks and lists tell of them."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ferrohub
from ferrohub.exceptions import UnprocessableEntity
from ferrohub.testing import GitHub
from ferrohub.transports import Request, Response
from sending import send

TYPES = "/orgs/octo-org/issue-types"
ISSUES = "/repos/octo-org/compass/issues"


@pytest.fixture
def mona(github: GitHub) -> ferrohub.Client:
    github.organization("octo-org", owners=[github.user("mona")], members=[github.user("lisa")])
    github.repository("octo-org/compass")
    return github.client("mona")


def test_issues_have_the_types_of_their_organization(github: GitHub, mona: ferrohub.Client) -> None:
    _, known = send(mona, f"GET {TYPES}")
    assert [each["name"] for each in known] == ["Task", "Bug", "Feature"]
    status, made = send(mona, f"POST {TYPES}", {"name": "Epic", "is_enabled": True, "color": "purple"})
    assert (status, made["name"], made["is_enabled"]) == (200, "Epic", True)
    payloads: list[dict[str, Any]] = []

    def receive(request: Request) -> Response:
        payloads.append(json.loads(request.read()))
        return Response(204)

    github.hook("octo-org/compass", receive, events=["issues"])
    _, issue = send(mona, f"POST {ISSUES}", {"title": "x", "type": "epic"})
    assert issue["type"]["id"] == made["id"]
    send(mona, f"PATCH {ISSUES}/1", {"type": "Bug"})
    _, issue = send(mona, f"PATCH {ISSUES}/1", {"type": None})
    assert issue["type"] is None
    changes = [(each["action"], each["type"]["name"]) for each in payloads if "type" in each]
    assert changes == [("typed", "Epic"), ("typed", "Bug"), ("untyped", "Bug")]
    _, events = send(mona, f"GET {ISSUES}/1/events")
    assert [each["event"] for each in events] == ["issue_type_added", "issue_type_changed", "issue_type_removed"]


def test_lists_select_issues_by_their_type(mona: ferrohub.Client) -> None:
    for title, name in (("a", "Task"), ("b", None), ("c", "Bug")):
        send(mona, f"POST {ISSUES}", {"title": title, **({"type": name} if name else {})})
    for wanted, titles in (("bug", ["c"]), ("none", ["b"]), ("*", ["c", "a"]), ("Nothing", [])):
        _, found = send(mona, f"GET {ISSUES}?type={wanted}")
        assert [each["title"] for each in found] == titles


def test_types_are_changed_by_owners_alone(github: GitHub, mona: ferrohub.Client) -> None:
    send(mona, f"POST {ISSUES}", {"title": "x", "type": "Task"})
    _, (task, *_) = send(mona, f"GET {TYPES}")
    changed = {"name": "Chore", "is_enabled": False}
    assert send(github.client("lisa"), f"PUT {TYPES}/{task['id']}", changed)[0] in (403, 404)
    assert send(mona, f"PUT {TYPES}/{task['id']}", {"name": "Bug", "is_enabled": True})[0] == 422
    assert send(mona, f"PUT {TYPES}/{task['id']}", changed)[1]["name"] == "Chore"
    assert send(mona, f"GET {ISSUES}/1")[1]["type"]["name"] == "Chore"
    for unknown in ("Chore", "Nothing"):
        assert send(mona, f"POST {ISSUES}", {"title": "y", "type": unknown})[0] == 422
    assert send(mona, f"DELETE {TYPES}/{task['id']}")[0] == 204
    assert send(mona, f"GET {ISSUES}/1")[1]["type"] is None
    with pytest.raises(UnprocessableEntity):
        mona.session.post(f"https://api.github.com{TYPES}", json={"name": " ", "is_enabled": True}).raise_for_status()


def test_a_repository_of_a_user_has_no_types(github: GitHub, client: ferrohub.Client) -> None:
    assert "type" not in send(client, "POST /repos/mona/compass/issues", {"title": "x"})[1]
    assert send(client, "POST /repos/mona/compass/issues", {"title": "x", "type": "Bug"})[0] == 422


def test_an_owner_who_is_named_as_a_member_stays_one(github: GitHub) -> None:
    mona = github.user("mona")
    github.organization("octo-org", owners=[mona])
    assert github.organization("octo-org", members=[mona, github.user("lisa")]).members[mona.id] == "admin"
