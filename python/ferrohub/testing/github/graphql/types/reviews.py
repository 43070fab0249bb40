"""Reviews of pull requests, and the threads of their comments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import organizations
from ferrohub.testing.github.families.reviews import is_visible, is_visible_comment
from ferrohub.testing.github.graphql.registry import Node, attributes, connection, field, fields
from ferrohub.testing.github.graphql.types.comments import pull_of
from ferrohub.testing.github.views.repositories import page_of

if TYPE_CHECKING:
    from ferrohub.testing.github.graphql.context import Context

attributes("PullRequestReview", "state submittedAt")
fields(
    "PullRequestReview",
    {
        "commit": lambda context, node, arguments: Node("Commit", node.record.commit_id, node.home),
        "createdAt": lambda context, node, arguments: node.record.submitted_at or context.call.now,
        "includesCreatedEdit": lambda context, node, arguments: False,
        "pullRequest": lambda context, node, arguments: pull_of(node),
        "url": lambda context, node, arguments: (
            f"{page_of(context.call, node.home)}/pull/{node.record.pull}#pullrequestreview-{node.record.id}"
        ),
    },
)


# The simulator has no reactions to reviews.
@field("PullRequestReview", "reactionGroups")
def _no_reactions(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    return []


@connection("PullRequestReview", "comments")
def _comments(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    found = node.home.review_comments.values()
    return [Node("PullRequestReviewComment", each, node.home) for each in found if each.review == node.record.id]


def visible_reviews(context: Context, node: Node) -> list[Node]:
    """The reviews of a pull request; pending ones are seen by their authors alone.

    :param node: the pull request
    """
    found = (each for each in node.home.reviews.values() if each.pull == node.record.number)
    return [Node("PullRequestReview", each, node.home) for each in found if is_visible(context.call, each)]


@connection("PullRequest", "reviews", "author states")
def _reviews(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    states, author = arguments.get("states"), arguments.get("author")
    found = visible_reviews(context, node)
    if author is not None:
        account = context.state.account(author)
        found = [each for each in found if account is not None and each.record.user == account.id]
    return [each for each in found if not states or each.record.state in states]


@connection("PullRequest", "latestReviews")
def _latest(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    return _last_of_each(context, node, ("APPROVED", "CHANGES_REQUESTED", "COMMENTED", "DISMISSED"))


@connection("PullRequest", "latestOpinionatedReviews", "writersOnly")
def _latest_opinions(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    found = _last_of_each(context, node, ("APPROVED", "CHANGES_REQUESTED", "DISMISSED"))
    if arguments.get("writersOnly"):
        accounts, role = context.state.accounts, context.call.world.role
        found = [each for each in found if role(accounts[each.record.user], node.home) in ("push", "maintain", "admin")]
    return found


def _last_of_each(context: Context, node: Node, states: tuple[str, ...]) -> list[Node]:
    found = [each for each in visible_reviews(context, node) if each.record.state in states]
    return list({each.record.user: each for each in found}.values())


@connection("PullRequest", "reviewThreads")
def _threads(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    return [
        Node("PullRequestReviewThread", each, node.home)
        for each in node.home.review_comments.values()
        if each.pull == node.record.number
        and each.in_reply_to is None
        and is_visible_comment(context.call, node.home, each)
    ]


@connection("PullRequest", "reviewRequests")
def _requests(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    pull = node.home.pulls[node.record.number]
    teams = [Node("Team", each) for each in organizations.existing_teams(context.state, pull.requested_teams)]
    found = [*context.accounts(pull.requested_reviewers), *teams]
    return [{"requestedReviewer": each, "pullRequest": node} for each in found]


fields(
    "ReviewRequest",
    {
        "asCodeOwner": lambda context, found, arguments: False,
        "pullRequest": lambda context, found, arguments: found["pullRequest"],
        "requestedReviewer": lambda context, found, arguments: found["requestedReviewer"],
    },
)
