"""Classes whose objects are composed of those of GraphQL promise what GitHub's schema of GraphQL does."""

from __future__ import annotations

import graphql
import pytest

from ferrohub._core import schema as core_schema
from graphql_server import schema

#: For each class, the type of GraphQL, and the place in it of each field.
CLASSES = {
    "RepositoryDiscussion": (
        "Discussion",
        {
            "answer_node_id": "answer.id",  # retired-terms: ignore
            "body": "body",
            "category": "category",
            "closed_at": "closedAt",
            "comments_count": "comments.totalCount",
            "created_at": "createdAt",
            "html_url": "url",
            "is_answered": "isAnswered",  # retired-terms: ignore
            "locked": "locked",
            "login": "author.login",
            "node_id": "id",
            "number": "number",
            "repository": "repository.nameWithOwner",
            "state": "closed",
            "state_reason": "stateReason",
            "title": "title",
            "updated_at": "updatedAt",
            "upvotes_count": "upvoteCount",
        },
    ),
    "RepositoryDiscussionCategory": (
        "DiscussionCategory",
        {
            "description": "description",
            "emoji": "emoji",
            "is_answerable": "isAnswerable",  # retired-terms: ignore
            "name": "name",
            "node_id": "id",
            "slug": "slug",
        },
    ),
    "RepositoryDiscussionComment": (
        "DiscussionComment",
        {
            "body": "body",
            "created_at": "createdAt",
            "discussion_node_id": "discussion.id",
            "html_url": "url",
            "is_answer": "isAnswer",  # retired-terms: ignore
            "login": "author.login",
            "node_id": "id",
            "replies": "replies",
            "replies_count": "replies.totalCount",
            "updated_at": "updatedAt",
            "upvotes_count": "upvoteCount",
        },
    ),
    "ReviewThread": (
        "PullRequestReviewThread",
        {
            "comments": "comments",
            "comments_count": "comments.totalCount",
            "is_outdated": "isOutdated",
            "is_resolved": "isResolved",
            "line": "line",
            "node_id": "id",
            "path": "path",
            "pull_request_url": "pullRequest.url",
            "resolved_by": "resolvedBy.login",
            "side": "diffSide",
            "start_line": "startLine",
            "subject_type": "subjectType",
        },
    ),
}
#: Fields that no single place has: a thread without comments has no first one.
OTHERS = {"first_comment_id": True}


def is_nullable(type_name: str, place: str) -> bool:
    """Whether any step to a place may be null."""
    kind = schema().type_map[type_name]
    for name in place.split("."):
        assert isinstance(kind, (graphql.GraphQLObjectType, graphql.GraphQLInterfaceType))
        found = kind.fields[name].type
        if not isinstance(found, graphql.GraphQLNonNull):
            return True
        kind = graphql.get_named_type(found)
    return False


@pytest.mark.parametrize("name", CLASSES)
def test_fields_are_none_only_where_the_schema_says_so(name: str) -> None:
    type_name, places = CLASSES[name]
    (found,) = (entry for chapter in core_schema() for entry in chapter["classes"] if entry["name"] == name)
    wanted = {field: is_nullable(type_name, place) for field, place in places.items()}
    promised = {field["name"]: not field["promised"] for field in found["fields"]}
    assert promised == {**wanted, **{field: OTHERS[field] for field in promised if field in OTHERS}}
