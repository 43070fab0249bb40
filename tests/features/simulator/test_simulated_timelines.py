"""Timelines of issues and pull requests in GraphQL, which show what REST shows."""

from __future__ import annotations

from typing import Any

import pytest

import ferrohub
from ferrohub.testing import GitHub
from sending import send

pytest.importorskip("graphql")
Repository = ferrohub.repos.Repository
HOME = "/repos/mona/compass"
ITEMS = """
query($number: Int!, $types: [%sTimelineItemsItemType!], $since: DateTime) {
  repository(owner: "mona", name: "compass") {
    %s(number: $number) {
      timelineItems(first: 50, itemTypes: $types, since: $since) {
        totalCount
        nodes {
          __typename
          ... on Node { id }
          ... on LabeledEvent { actor { login } createdAt label { name color } labelable { __typename } }
          ... on UnlabeledEvent { label { name color } }
          ... on AssignedEvent { assignee { ... on User { login } } }
          ... on MilestonedEvent { milestoneTitle }
          ... on RenamedTitleEvent { previousTitle currentTitle }
          ... on LockedEvent { lockReason }
          ... on ClosedEvent { stateReason closable { closed } }
          ... on IssueComment { body }
          %s
        }
      }
    }
  }
}"""
OF_PULLS = """
... on PullRequestReview { state }
... on ReviewRequestedEvent { requestedReviewer { ... on User { login } } }
... on MergedEvent { commit { oid } mergeRefName }
"""


def timeline(client: ferrohub.Client, kind: str, number: int = 1, **more: Any) -> list[dict[str, Any]]:
    name, of_kind = ("pullRequest", OF_PULLS) if kind == "PullRequest" else ("issue", "")
    found = client.graphql(ITEMS % (kind, name, of_kind), {"number": number, **more})
    shown = found["repository"][name]["timelineItems"]
    assert shown["totalCount"] == len(shown["nodes"])
    nodes: list[dict[str, Any]] = shown["nodes"]
    return nodes


def test_an_issue_shows_what_happened(compass: Repository, client: ferrohub.Client) -> None:
    compass.create_milestone("v1")
    issue = compass.create_issue("One", labels=["bug"], assignees=["mona"], milestone=1)
    issue.create_comment("Hello")
    issue.edit(title="Uno")
    send(client, f"PUT {HOME}/issues/1/lock", {"lock_reason": "too heated"})
    issue.remove_label("bug")
    compass.label("bug").delete()
    send(client, f"PATCH {HOME}/issues/1", {"state": "closed", "state_reason": "not_planned"})
    found = timeline(client, "Issue")
    assert [each["__typename"] for each in found] == [
        "LabeledEvent",
        "AssignedEvent",
        "MilestonedEvent",
        "IssueComment",
        "RenamedTitleEvent",
        "LockedEvent",
        "UnlabeledEvent",
        "ClosedEvent",
    ]
    labeled, assigned, milestoned, comment, renamed, locked, unlabeled, closed = found
    assert (labeled["actor"]["login"], labeled["labelable"]["__typename"]) == ("mona", "Issue")
    # A label that was deleted since is still named.
    assert unlabeled["label"]["name"] == labeled["label"]["name"] == "bug"
    assert (assigned["assignee"]["login"], milestoned["milestoneTitle"], comment["body"]) == ("mona", "v1", "Hello")
    assert (renamed["previousTitle"], renamed["currentTitle"]) == ("One", "Uno")
    assert (locked["lockReason"], closed["stateReason"]) == ("TOO_HEATED", "NOT_PLANNED") and closed["closable"][
        "closed"
    ]
    rest = [each["node_id"] for each in send(client, f"GET {HOME}/issues/1/timeline")[1]]
    assert [each["id"] for each in found] == rest


def test_a_timeline_is_selected_by_types_and_time(github: GitHub, compass: Repository, client: ferrohub.Client) -> None:
    issue = compass.create_issue("One", labels=["bug"])
    issue.create_comment("Early")
    github.clock.advance(days=2)
    issue.create_comment("Late")
    assert [each["body"] for each in timeline(client, "Issue", types=["ISSUE_COMMENT"])] == ["Early", "Late"]
    assert [each["body"] for each in timeline(client, "Issue", since="2026-01-02T00:00:00Z")] == ["Late"]
    assert timeline(client, "Issue", types=["CLOSED_EVENT"]) == []


def test_a_pull_request_shows_its_reviews_and_its_merge(
    github: GitHub, compass: Repository, client: ferrohub.Client
) -> None:
    lisa = github.client("lisa")
    home = github.state.repository("mona/compass")
    assert home is not None
    home.collaborators[github.user("lisa").id] = "push"
    github.commit("mona/compass", {"a": "1\n"}, branch="topic")
    pull = compass.create_pull("Topic", "main", "topic")
    send(client, f"POST {HOME}/pulls/1/requested_reviewers", {"reviewers": ["lisa"]})
    send(lisa, f"POST {HOME}/pulls/1/reviews", {"event": "APPROVE"})
    pull.merge()
    requested, review, merged, closed = timeline(client, "PullRequest")
    assert requested["requestedReviewer"]["login"] == "lisa" and review["state"] == "APPROVED"
    assert merged["mergeRefName"] == "main"
    assert merged["commit"]["oid"] == compass.pull_request(1).merge_commit_sha
    assert closed["__typename"] == "ClosedEvent"
