"""Reviews that are requested of users and teams."""

from __future__ import annotations

from typing import Any

import pytest

import ferrohub
from ferrohub.testing import GitHub
from inbox import Inbox
from sending import send

HOME = "/repos/octo-org/compass"
REQUESTED = f"{HOME}/pulls/1/requested_reviewers"
CORE, DOCS = {"team_reviewers": ["core"]}, {"team_reviewers": ["docs"]}


@pytest.fixture
def inbox() -> Inbox:
    return Inbox()


@pytest.fixture
def github(inbox: Inbox) -> GitHub:
    made = GitHub(validate=True)
    people = [made.user(login) for login in ("hubot", "lisa")]
    made.organization("octo-org", owners=[made.user("mona")], members=people)
    made.repository("octo-org/compass", files={"a.txt": "1"}, collaborators={"lisa": "push"})
    made.commit("octo-org/compass", {"a.txt": "2"}, branch="topic")
    mona = made.client("mona")
    for name in ("core", "docs", "outside"):
        send(mona, "POST /orgs/octo-org/teams", {"name": name, "privacy": "closed"})
    for name in ("core", "docs"):
        send(mona, f"PUT /orgs/octo-org/teams/{name}{HOME}", {"permission": "push"})
    send(mona, "PUT /orgs/octo-org/teams/core/memberships/hubot", {})
    send(mona, f"POST {HOME}/pulls", {"title": "Topic", "head": "topic", "base": "main"})
    made.hook("octo-org/compass", inbox, events=["pull_request"])
    return made


@pytest.fixture
def mona(github: GitHub) -> ferrohub.Client:
    return github.client("mona")


def teams(mona: ferrohub.Client) -> list[str]:
    return [each["slug"] for each in send(mona, f"GET {REQUESTED}")[1]["teams"]]


def test_a_review_is_requested_of_a_team_once(mona: ferrohub.Client, inbox: Inbox) -> None:
    for _ in range(2):
        status, pull = send(mona, f"POST {REQUESTED}", {**CORE, "reviewers": ["lisa"]})
        assert status == 201 and [each["slug"] for each in pull["requested_teams"]] == ["core"]
    first, second = (payload for _, payload in inbox.found)
    assert inbox.take() == ["pull_request.review_requested"] * 2
    assert first["requested_reviewer"]["login"] == "lisa" and second["requested_team"]["slug"] == "core"
    assert "requested_reviewer" not in second
    assert teams(mona) == ["core"]
    events = [each for each in send(mona, f"GET {HOME}/issues/1/events")[1] if each["event"] == "review_requested"]
    assert events[1]["requested_team"]["slug"] == "core" and events[1]["review_requester"]["login"] == "mona"


def test_the_request_of_a_team_is_removed(mona: ferrohub.Client, inbox: Inbox) -> None:
    send(mona, f"POST {REQUESTED}", CORE)
    send(mona, f"POST {REQUESTED}", DOCS)
    inbox.take()
    for _ in range(2):
        assert send(mona, f"DELETE {REQUESTED}", {"reviewers": [], **CORE})[0] == 200
    assert inbox.found[0][1]["requested_team"]["slug"] == "core"
    assert inbox.take() == ["pull_request.review_request_removed"] and teams(mona) == ["docs"]
    send(mona, "DELETE /orgs/octo-org/teams/docs")
    assert teams(mona) == [] and send(mona, f"GET {HOME}/pulls/1")[1]["requested_teams"] == []


def test_the_review_of_a_member_is_that_of_the_team(github: GitHub, mona: ferrohub.Client) -> None:
    send(mona, f"POST {REQUESTED}", CORE)
    send(mona, f"POST {REQUESTED}", DOCS)
    send(github.client("hubot"), f"POST {HOME}/pulls/1/reviews", {"event": "COMMENT", "body": "So so"})
    assert teams(mona) == ["docs"]


@pytest.mark.parametrize("body", [{"team_reviewers": ["outside"]}, {"team_reviewers": ["nobody"]}])
def test_nothing_is_requested_if_a_team_has_no_access(mona: ferrohub.Client, body: dict[str, Any]) -> None:
    status, error = send(mona, f"POST {REQUESTED}", {**body, "reviewers": ["lisa"]})
    assert status == 422 and "not a collaborator of the octo-org/compass repository" in error["message"]
    assert send(mona, f"GET {REQUESTED}")[1]["users"] == []


def test_searches_find_what_a_team_should_review(mona: ferrohub.Client) -> None:
    def found(query: str) -> int:
        return int(send(mona, f"GET /search/issues?q={query}")[1]["total_count"])

    assert found("review-requested:hubot") == found("review-requested:lisa") == 0
    send(mona, f"POST {REQUESTED}", {**CORE, "reviewers": ["lisa"]})
    assert found("team-review-requested:octo-org/core") == 1 and found("team-review-requested:octo-org/docs") == 0
    assert [found(f"review-requested:{login}") for login in ("hubot", "lisa")] == [1, 1]
    assert [found(f"user-review-requested:{login}") for login in ("hubot", "lisa")] == [0, 1]


def test_graphql_requests_reviews_of_teams(mona: ferrohub.Client) -> None:
    ids = {
        each: mona.graphql(f'{{ organization(login: "octo-org") {{ team(slug: "{each}") {{ id }} }} }}')
        for each in ("core", "docs")
    }
    core, docs = (ids[each]["organization"]["team"]["id"] for each in ("core", "docs"))
    pull = send(mona, f"GET {HOME}/pulls/1")[1]["node_id"]
    shown = "pullRequest { reviewRequests(first: 9) { nodes { requestedReviewer { ... on Team { slug } } } } }"

    def request(*teams: str, union: bool) -> list[str]:
        given = {"pullRequestId": pull, "teamIds": list(teams), "union": union}
        mutation = f"mutation($given: RequestReviewsInput!) {{ requestReviews(input: $given) {{ {shown} }} }}"
        found = mona.graphql(mutation, {"given": given})["requestReviews"]["pullRequest"]["reviewRequests"]["nodes"]
        return [each["requestedReviewer"]["slug"] for each in found]

    assert request(core, union=True) == ["core"]
    assert request(docs, union=True) == ["core", "docs"]
    assert request(docs, union=False) == ["docs"]
    timeline = "timelineItems(first: 9) { nodes { ... on ReviewRequestedEvent { requestedReviewer { ...T } } } }"
    query = f'{{ repository(owner: "octo-org", name: "compass") {{ pullRequest(number: 1) {{ {timeline} }} }} }}'
    query = f"{query} fragment T on Team {{ slug }}"
    nodes = mona.graphql(query)["repository"]["pullRequest"]["timelineItems"]["nodes"]
    assert [each["requestedReviewer"]["slug"] for each in nodes if each] == ["core", "docs"]
