"""Discussions, which GitHub has in GraphQL only.

ShortRepository.discussions, ShortRepository.discussion, ShortRepository.discussion_categories,
ShortRepository.create_discussion, RepositoryDiscussion.comments, RepositoryDiscussion.create_comment,
RepositoryDiscussion.edit, RepositoryDiscussion.close, RepositoryDiscussion.reopen, RepositoryDiscussion.delete,
RepositoryDiscussionComment.reply, RepositoryDiscussionComment.edit, RepositoryDiscussionComment.mark_as_answer,
RepositoryDiscussionComment.unmark_as_answer, RepositoryDiscussionComment.delete.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from typing import Any

import pytest
from graphql import build_schema, parse, validate

import ferrohub
from ferrohub import _core
from ferrohub.exceptions import AuthenticationFailed, GraphQLError, NotFoundError, UnprocessableResponseBody
from ferrohub.testing import Fake

REPOSITORY = {"url": "https://api.github.com/repos/o/r", "node_id": "R_1"}
CATEGORIES = [
    {"id": "DIC_1", "name": "Q&A", "slug": "q-a", "emoji": ":pray:", "description": "Questions", "isAnswerable": True},
    {"id": "DIC_2", "name": "Ideas", "slug": "ideas", "emoji": ":bulb:", "description": "", "isAnswerable": False},
]
NODE: dict[str, Any] = {
    "id": "D_1",
    "number": 7,
    "title": "Where is north?",
    "body": "?",
    "url": "https://github.com/o/r/discussions/7",
    "createdAt": "2026-11-01T00:00:00Z",
    "updatedAt": "2026-11-02T00:00:00Z",
    "closed": False,
    "closedAt": None,
    "stateReason": None,
    "locked": False,
    "isAnswered": True,
    "answer": {"id": "DC_1"},
    "upvoteCount": 2,
    "author": {"login": "mona"},
    "category": CATEGORIES[0],
    "comments": {"totalCount": 1},
    "repository": {"nameWithOwner": "o/r"},
}
COMMENT: dict[str, Any] = {
    "id": "DC_1",
    "body": "Up.",
    "url": "https://github.com/o/r/discussions/7#discussioncomment-1",
    "createdAt": "2026-11-02T00:00:00Z",
    "updatedAt": "2026-11-02T00:00:00Z",
    "isAnswer": False,
    "upvoteCount": 0,
    "author": None,
    "discussion": {"id": "D_1"},
    "replies": {
        "totalCount": 1,
        "nodes": [{"id": "DC_2", "body": "Yes", "createdAt": "2026-11-02T00:00:00Z", "url": "", "author": None}],
    },
}
#: What these documents use of GitHub's schema (https://docs.github.com/graphql/reference).
SCHEMA = build_schema("""
scalar DateTime scalar URI
type Query { node(id: ID!): Node }
interface Node { id: ID! }
type PageInfo { hasNextPage: Boolean! endCursor: String }
interface Actor { login: String! }
enum DiscussionState { OPEN CLOSED }
enum DiscussionStateReason { RESOLVED OUTDATED DUPLICATE REOPENED }
enum DiscussionCloseReason { RESOLVED OUTDATED DUPLICATE }
enum DiscussionOrderField { CREATED_AT UPDATED_AT }
enum OrderDirection { ASC DESC }
input DiscussionOrder { field: DiscussionOrderField! direction: OrderDirection! }
type Repository implements Node {
  id: ID! nameWithOwner: String!
  discussion(number: Int!): Discussion
  discussions(after: String before: String categoryId: ID first: Int last: Int states: [DiscussionState!]
    orderBy: DiscussionOrder answered: Boolean): DiscussionConnection!
  discussionCategories(after: String first: Int): DiscussionCategoryConnection!
}
type DiscussionConnection { nodes: [Discussion] pageInfo: PageInfo! totalCount: Int! }
type DiscussionCategoryConnection { nodes: [DiscussionCategory] pageInfo: PageInfo! }
type DiscussionCategory implements Node {
  id: ID! name: String! slug: String! emoji: String! description: String isAnswerable: Boolean!
}
type Discussion implements Node {
  id: ID! number: Int! title: String! body: String! url: URI! createdAt: DateTime! updatedAt: DateTime!
  closed: Boolean! closedAt: DateTime stateReason: DiscussionStateReason locked: Boolean! isAnswered: Boolean
  answer: DiscussionComment upvoteCount: Int! author: Actor category: DiscussionCategory! repository: Repository!
  comments(after: String first: Int): DiscussionCommentConnection!
}
type DiscussionCommentConnection { nodes: [DiscussionComment] pageInfo: PageInfo! totalCount: Int! }
type DiscussionComment implements Node {
  id: ID! body: String! url: URI! createdAt: DateTime! updatedAt: DateTime! isAnswer: Boolean! upvoteCount: Int!
  author: Actor discussion: Discussion replies(first: Int): DiscussionCommentConnection!
}
input CreateDiscussionInput { repositoryId: ID! title: String! body: String! categoryId: ID! }
input UpdateDiscussionInput { discussionId: ID! title: String body: String categoryId: ID }
input CloseDiscussionInput { discussionId: ID! reason: DiscussionCloseReason }
input ReopenDiscussionInput { discussionId: ID! }
input DeleteDiscussionInput { id: ID! }
input AddDiscussionCommentInput { discussionId: ID! replyToId: ID body: String! }
input UpdateDiscussionCommentInput { commentId: ID! body: String! }
input DeleteDiscussionCommentInput { id: ID! }
input MarkDiscussionCommentAsAnswerInput { id: ID! }
input UnmarkDiscussionCommentAsAnswerInput { id: ID! }
type OfDiscussion { clientMutationId: String discussion: Discussion }
type OfComment { clientMutationId: String comment: DiscussionComment }
type Mutation {
  createDiscussion(input: CreateDiscussionInput!): OfDiscussion
  updateDiscussion(input: UpdateDiscussionInput!): OfDiscussion
  closeDiscussion(input: CloseDiscussionInput!): OfDiscussion
  reopenDiscussion(input: ReopenDiscussionInput!): OfDiscussion
  deleteDiscussion(input: DeleteDiscussionInput!): OfDiscussion
  addDiscussionComment(input: AddDiscussionCommentInput!): OfComment
  updateDiscussionComment(input: UpdateDiscussionCommentInput!): OfComment
  deleteDiscussionComment(input: DeleteDiscussionCommentInput!): OfComment
  markDiscussionCommentAsAnswer(input: MarkDiscussionCommentAsAnswerInput!): OfDiscussion
  unmarkDiscussionCommentAsAnswer(input: UnmarkDiscussionCommentAsAnswerInput!): OfDiscussion
}
""")


def page(nodes: list[Any], after: str | None = None) -> dict[str, Any]:
    return {"pageInfo": {"hasNextPage": after is not None, "endCursor": after}, "nodes": nodes}


@pytest.fixture
def fake() -> Any:
    made = Fake()
    made.graphql("discussionCategories(").data({"node": {"discussionCategories": page(CATEGORIES)}})
    made.graphql("discussions(").data({"node": {"discussions": page([NODE])}})
    made.graphql("discussion(").data({"node": {"discussion": NODE}})
    made.graphql("comments(").data({"node": {"comments": page([COMMENT])}})
    yield made
    # The input is that of the mutation, and each document is one that GitHub accepts.
    for call in made.calls:
        assert validate(SCHEMA, parse(call.json["query"])) == []
        if given := call.json["variables"].get("input"):
            kind = SCHEMA.type_map[call.json["query"].split("$input: ")[1].split("!")[0]]
            assert given.keys() <= kind.fields.keys()  # type: ignore[attr-defined]
            assert {name for name, each in kind.fields.items() if str(each.type).endswith("!")} <= given.keys()  # type: ignore[attr-defined]


def repository(fake: Fake) -> Any:
    return _core.ShortRepository(REPOSITORY, fake.client(token="t"))


def test_discussions_are_listed(fake: Fake) -> None:
    (found,) = repository(fake).discussions("ideas", state="open", answered=True)
    assert fake.calls.last.json["variables"] == {
        "id": "R_1",
        "after": None,
        "category": "DIC_2",
        "answered": True,
        "states": ["OPEN"],
    }
    assert (found.number, found.title, found.state, found.login) == (7, "Where is north?", "open", "mona")
    assert (found.category.name, found.is_answered, found.answer_node_id) == ("Q&A", True, "DC_1")
    assert (found.comments_count, found.upvotes_count, found.repository) == (1, 2, "o/r")
    assert found.created_at.year == 2026


def test_all_pages_are_listed_unless_a_number_is_given() -> None:
    fake = Fake()
    nodes = [{**NODE, "id": f"D_{number}", "number": number} for number in range(4)]
    pages = iter([page(nodes[:2], "a"), page(nodes[2:]), page(nodes[:2], "a")])
    fake.graphql("discussions(").reply(lambda call: {"data": {"node": {"discussions": next(pages)}}})
    found = repository(fake)
    assert [each.number for each in found.discussions()] == [0, 1, 2, 3]
    assert fake.calls.last.json["variables"]["after"] == "a"
    assert [each.number for each in found.discussions(number=1)] == [0] and len(fake.calls) == 3


def test_a_long_list_of_discussions_is_whole() -> None:
    fake, count = Fake(), itertools.count(1)

    def respond(call: Any) -> Any:
        number = next(count)
        cursor = str(number) if number < 250 else None
        return {"data": {"node": {"discussions": page([{**NODE, "number": number}], cursor)}}}

    fake.graphql("discussions(").reply(respond)
    assert [each.number for each in repository(fake).discussions()] == list(range(1, 251))


@pytest.mark.parametrize("cursor", ["a", None])
def test_a_cursor_that_leads_nowhere_is_an_error(cursor: str | None) -> None:
    fake = Fake()
    endless = {"pageInfo": {"hasNextPage": True, "endCursor": cursor}, "nodes": [NODE]}
    fake.graphql("discussions(").data({"node": {"discussions": endless}})
    with pytest.raises(UnprocessableResponseBody, match="to be one with the cursor of the next page"):
        repository(fake).discussions()
    assert len(fake.calls) <= 2


def test_a_discussion_is_fetched_and_created(fake: Fake) -> None:
    fake.graphql("createDiscussion").data({"createDiscussion": {"discussion": NODE}})
    found = repository(fake)
    assert found.discussion(7).title == "Where is north?"
    assert [each.slug for each in found.discussion_categories()] == ["q-a", "ideas"]
    assert found.create_discussion("Where is north?", "?", "Q&A").number == 7
    assert fake.calls.last.json["variables"]["input"] == {
        "repositoryId": "R_1",
        "title": "Where is north?",
        "body": "?",
        "categoryId": "DIC_1",
    }
    with pytest.raises(ValueError, match='no category "Show"; it has Q&A, Ideas'):
        found.create_discussion("a", "b", "Show")


CHANGES: list[tuple[Callable[[Any], Any], str, dict[str, Any]]] = [
    (lambda found: found.edit("North?"), "updateDiscussion", {"discussionId": "D_1", "title": "North?"}),
    (lambda found: found.close("outdated"), "closeDiscussion", {"discussionId": "D_1", "reason": "OUTDATED"}),
    (lambda found: found.close(), "closeDiscussion", {"discussionId": "D_1"}),
    (lambda found: found.reopen(), "reopenDiscussion", {"discussionId": "D_1"}),
    (lambda found: found.delete(), "deleteDiscussion", {"id": "D_1"}),
]


@pytest.mark.parametrize(("change", "mutation", "sent"), CHANGES)
def test_a_discussion_is_changed(fake: Fake, change: Callable[[Any], Any], mutation: str, sent: dict[str, Any]) -> None:
    closed = {**NODE, "closed": True, "stateReason": "OUTDATED"}
    fake.graphql(f"{mutation}(").data({mutation: {"clientMutationId": None, "discussion": closed}})
    found = repository(fake).discussion(7)
    assert change(found) is True
    assert fake.calls.last.json["variables"] == {"input": sent}
    expected = ("open", None) if mutation == "deleteDiscussion" else ("closed", "outdated")
    assert (found.state, found.state_reason) == expected


def test_nothing_is_sent_without_a_change(fake: Fake) -> None:
    found = repository(fake).discussion(7)
    assert found.edit() is False and len(fake.calls) == 1


def test_comments_are_listed_answered_and_marked(fake: Fake) -> None:
    added = {**COMMENT, "id": "DC_3", "body": "So."}
    fake.graphql("addDiscussionComment").data({"addDiscussionComment": {"comment": added}})
    fake.graphql("updateDiscussionComment").data({"updateDiscussionComment": {"comment": added}})
    for name in ("markDiscussionCommentAsAnswer", "unmarkDiscussionCommentAsAnswer", "deleteDiscussionComment"):
        fake.graphql(f"{name}(").data({name: {"clientMutationId": None}})
    found = repository(fake).discussion(7)
    (comment,) = found.comments()
    assert (comment.body, comment.login, comment.replies_count) == ("Up.", None, 1)
    assert [each["body"] for each in comment.replies] == ["Yes"]
    assert found.create_comment("So.").body == "So."
    assert fake.calls.last.json["variables"]["input"] == {"discussionId": "D_1", "body": "So."}
    assert comment.reply("So.").node_id == "DC_3"
    sent = {"discussionId": "D_1", "replyToId": "DC_1", "body": "So."}
    assert fake.calls.last.json["variables"]["input"] == sent
    assert comment.mark_as_answer() and comment.is_answer
    assert comment.unmark_as_answer() and not comment.is_answer
    assert fake.calls.last.json["variables"] == {"input": {"id": "DC_1"}}
    assert comment.delete()
    assert comment.edit("So.") and (comment.body, comment.replies_count) == ("So.", 1)
    assert [each["body"] for each in comment.replies] == ["Yes"]


def test_a_missing_discussion_is_not_found() -> None:
    fake = Fake()
    message, missing = "Could not resolve to a Discussion with the number of 7.", {"node": {"discussion": None}}
    fake.graphql("discussion(").error("NOT_FOUND", message, path=["node", "discussion"], data=missing)
    with pytest.raises(NotFoundError, match="with the number of 7") as caught:
        repository(fake).discussion(7)
    assert isinstance(caught.value, GraphQLError)


def test_errors_are_raised(fake: Fake) -> None:
    fake.graphql("closeDiscussion").error("Discussion is locked")
    with pytest.raises(GraphQLError, match="locked"):
        repository(fake).discussion(7).close()
    with pytest.raises(AuthenticationFailed):
        _core.ShortRepository(REPOSITORY, ferrohub.Client()).discussions()
    with pytest.raises(ValueError, match="reason"):
        repository(fake).discussion(7).close("tired")


def test_an_asynchronous_client_awaits_them(fake: Fake) -> None:
    fake.graphql("addDiscussionComment").data({"addDiscussionComment": {"comment": COMMENT}})

    async def main() -> None:
        async with fake.async_client(token="t") as client:
            found: Any = _core.ShortRepository(REPOSITORY, client)
            (discussion,) = await found.discussions()
            assert (await discussion.create_comment("Up.")).body == "Up."

    asyncio.run(main())
