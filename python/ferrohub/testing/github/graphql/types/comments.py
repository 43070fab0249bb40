"""Comments on issues, pull requests and their lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github.families.reviews import is_visible_comment
from ferrohub.testing.github.graphql.registry import Node, attributes, connection, fields
from ferrohub.testing.github.graphql.types.issues import html_of, path_of
from ferrohub.testing.github.views.issues import association
from ferrohub.testing.github.views.repositories import page_of

if TYPE_CHECKING:
    from ferrohub.testing.github.graphql.context import Context

#: The types of texts by users, besides issues and pull requests.
COMMENTS = "IssueComment PullRequestReview PullRequestReviewComment"
#: Those and the texts of discussions.
TEXTS = f"{COMMENTS} Discussion DiscussionComment"

fields(
    TEXTS,
    {
        "author": lambda context, node, arguments: context.account(node.record.user),
        "authorAssociation": lambda context, node, arguments: association(context.call, node.home, node.record.user),
        "body": lambda context, node, arguments: node.record.body,
        "bodyHTML": lambda context, node, arguments: html_of(context, node.record.body),
        "bodyText": lambda context, node, arguments: node.record.body,
        "databaseId": lambda context, node, arguments: node.record.id,
        "viewerDidAuthor": lambda context, node, arguments: context.call.me.id == node.record.user,
    },
)
fields(
    COMMENTS,
    {
        "fullDatabaseId": lambda context, node, arguments: str(node.record.id),
        "repository": lambda context, node, arguments: Node("Repository", node.home, node.home),
    },
)
attributes("IssueComment PullRequestReviewComment", "createdAt updatedAt")
fields(
    "IssueComment PullRequestReviewComment",
    {
        "includesCreatedEdit": lambda context, node, arguments: node.record.updated_at != node.record.created_at,
        # The simulator hides no comments.
        "isMinimized": lambda context, node, arguments: False,
        "minimizedReason": lambda context, node, arguments: None,
    },
)


def _issue(node: Node) -> Node:
    issue = node.home.issues[node.record.issue]
    return Node("PullRequest" if issue.is_pull else "Issue", issue, node.home)


fields(
    "IssueComment",
    {
        "issue": lambda context, node, arguments: _issue(node),
        "pullRequest": lambda context, node, arguments: found if (found := _issue(node)).record.is_pull else None,
        "url": lambda context, node, arguments: (
            f"{page_of(context.call, node.home)}/{path_of(_issue(node))}#issuecomment-{node.record.id}"
        ),
    },
)
attributes("PullRequestReviewComment", "diffHunk path line startLine position")


def pull_of(node: Node) -> Node:
    """The pull request of a review or a comment on a line.

    :param node: the review or the comment
    """
    return Node("PullRequest", node.home.issues[node.record.pull], node.home)


fields(
    "PullRequestReviewComment",
    {
        "commit": lambda context, node, arguments: Node("Commit", node.record.commit_id, node.home),
        "originalCommit": lambda context, node, arguments: Node("Commit", node.record.original_commit_id, node.home),
        "outdated": lambda context, node, arguments: False,
        "pullRequest": lambda context, node, arguments: pull_of(node),
        "pullRequestReview": lambda context, node, arguments: _review(node),
        "replyTo": lambda context, node, arguments: _first(node),
        "subjectType": lambda context, node, arguments: node.record.subject_type.upper(),
        "url": lambda context, node, arguments: (
            f"{page_of(context.call, node.home)}/pull/{node.record.pull}#discussion_r{node.record.id}"
        ),
    },
)


def _review(node: Node) -> Node | None:
    found = node.home.reviews.get(node.record.review or 0)
    return None if found is None else Node("PullRequestReview", found, node.home)


def _first(node: Node) -> Node | None:
    found = node.home.review_comments.get(node.record.in_reply_to or 0)
    return None if found is None else Node("PullRequestReviewComment", found, node.home)


attributes("PullRequestReviewThread", "path line startLine")
fields(
    "PullRequestReviewThread",
    {
        "diffSide": lambda context, node, arguments: node.record.side,
        "isCollapsed": lambda context, node, arguments: node.record.resolved_by is not None,
        "isOutdated": lambda context, node, arguments: False,
        "isResolved": lambda context, node, arguments: node.record.resolved_by is not None,
        "pullRequest": lambda context, node, arguments: pull_of(node),
        "repository": lambda context, node, arguments: Node("Repository", node.home, node.home),
        "resolvedBy": lambda context, node, arguments: context.account(node.record.resolved_by),
        "subjectType": lambda context, node, arguments: node.record.subject_type.upper(),
    },
)


@connection("PullRequestReviewThread", "comments")
def _of_thread(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    first = node.record.id
    return [
        Node("PullRequestReviewComment", each, node.home)
        for each in node.home.review_comments.values()
        if first in (each.id, each.in_reply_to) and is_visible_comment(context.call, node.home, each)
    ]
