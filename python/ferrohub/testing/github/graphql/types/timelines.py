"""Timelines of issues and pull requests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github.graphql import ids
from ferrohub.testing.github.graphql.registry import Node, connection, fields
from ferrohub.testing.github.graphql.types.issues import BOTH, constant
from ferrohub.testing.github.records import Label

if TYPE_CHECKING:
    from ferrohub.testing.github.graphql.context import Context
    from ferrohub.testing.github.records import IssueEvent

#: The types of what happened, by the name that the REST API has for it.
_TYPES = {
    "assigned": "AssignedEvent",
    "closed": "ClosedEvent",
    "converted_to_draft": "ConvertToDraftEvent",
    "demilestoned": "DemilestonedEvent",
    "labeled": "LabeledEvent",
    "locked": "LockedEvent",
    "merged": "MergedEvent",
    "milestoned": "MilestonedEvent",
    "pinned": "PinnedEvent",
    "ready_for_review": "ReadyForReviewEvent",
    "renamed": "RenamedTitleEvent",
    "reopened": "ReopenedEvent",
    "review_request_removed": "ReviewRequestRemovedEvent",
    "review_requested": "ReviewRequestedEvent",
    "unassigned": "UnassignedEvent",
    "unlabeled": "UnlabeledEvent",
    "unlocked": "UnlockedEvent",
    "unpinned": "UnpinnedEvent",
}


def _requested(context: Context, node: Node) -> Node | None:
    """The user or the team of a request for a review."""
    team = context.state.teams.get(node.record.requested_team or 0)
    return context.account(node.record.requested_reviewer) if team is None else Node("Team", team)


def _of_event(node: Node, event: IssueEvent) -> Node | None:
    """What happened as an object; None for what is not simulated."""
    if event.event == "commented":
        found = node.home.comments.get(event.comment or 0)
        return None if found is None else Node("IssueComment", found, node.home)
    type_ = _TYPES.get(event.event)
    return None if type_ is None else Node(type_, event, node.home)


def _items(node: Node) -> list[Node]:
    """All that happened, the oldest first."""
    found = [(each.created_at, _of_event(node, each)) for each in node.record.events]
    if node.record.is_pull:
        reviews = (each for each in node.home.reviews.values() if each.pull == node.record.number and each.submitted_at)
        found += [(each.submitted_at or "", Node("PullRequestReview", each, node.home)) for each in reviews]
    found.sort(key=lambda pair: pair[0])
    return [each for _, each in found if each is not None]


def _time(node: Node) -> str:
    return str(getattr(node.record, "created_at", None) or node.record.submitted_at)


@connection(BOTH, "timelineItems", "itemTypes since")
def _timeline(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    found = _items(node)
    if (kinds := arguments.get("itemTypes")) is not None:
        found = [each for each in found if _constant_of(each.type) in kinds]
    if since := arguments.get("since"):
        found = [each for each in found if _time(each) >= since]
    return found


def _constant_of(type_: str) -> str:
    """The name of a type as the enum of types writes it, such as ``CLOSED_EVENT``."""
    return "".join(f"_{letter}" if letter.isupper() else letter.upper() for letter in type_).strip("_")


def _issue(node: Node) -> Node:
    issue = node.home.issues[node.record.issue]
    return Node("PullRequest" if issue.is_pull else "Issue", issue, node.home)


def _label(node: Node) -> Node:
    """The label, also one that was deleted since."""
    name = node.record.label
    found = next((each for each in node.home.labels.values() if each.name == name), None)
    return Node("Label", found or Label(0, name, node.record.label_color or ""), node.home)


fields(
    " ".join(_TYPES.values()),
    {
        "id": lambda context, node, arguments: ids.of(node),
        "actor": lambda context, node, arguments: context.account(node.record.actor),
        "createdAt": lambda context, node, arguments: node.record.created_at,
    },
)
fields(
    "LabeledEvent UnlabeledEvent",
    {
        "label": lambda context, node, arguments: _label(node),
        "labelable": lambda context, node, arguments: _issue(node),
    },
)
fields(
    "AssignedEvent UnassignedEvent",
    {
        "assignable": lambda context, node, arguments: _issue(node),
        "assignee": lambda context, node, arguments: context.account(node.record.assignee),
    },
)
fields(
    "MilestonedEvent DemilestonedEvent",
    {"milestoneTitle": lambda context, node, arguments: node.record.milestone},
)
fields(
    "LockedEvent",
    {"lockReason": lambda context, node, arguments: constant(node.record.lock_reason)},
)
fields(
    "ClosedEvent ReopenedEvent",
    {
        "closable": lambda context, node, arguments: _issue(node),
        "stateReason": lambda context, node, arguments: constant(node.record.state_reason),
    },
)
fields(
    "RenamedTitleEvent",
    {
        "previousTitle": lambda context, node, arguments: node.record.rename[0],
        "currentTitle": lambda context, node, arguments: node.record.rename[1],
    },
)
fields(
    "ReviewRequestedEvent ReviewRequestRemovedEvent",
    {
        "pullRequest": lambda context, node, arguments: _issue(node),
        "requestedReviewer": lambda context, node, arguments: _requested(context, node),
    },
)
fields(
    "MergedEvent",
    {
        "commit": lambda context, node, arguments: (
            Node("Commit", node.record.commit_id, node.home) if node.record.commit_id else None
        ),
        "mergeRefName": lambda context, node, arguments: node.home.pulls[node.record.issue].base,
        "pullRequest": lambda context, node, arguments: _issue(node),
    },
)
fields("ReadyForReviewEvent ConvertToDraftEvent", {"pullRequest": lambda context, node, arguments: _issue(node)})
fields("PinnedEvent UnpinnedEvent", {"issue": lambda context, node, arguments: _issue(node)})
