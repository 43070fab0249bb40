"""Discussions with their categories and comments, and their mutations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import discussions as rules
from ferrohub.testing.github.failures import unprocessable
from ferrohub.testing.github.graphql.registry import (
    Node,
    Problem,
    attributes,
    connection,
    field,
    fields,
    in_order,
    mutation,
)
from ferrohub.testing.github.graphql.types.issue_mutations import subject
from ferrohub.testing.github.graphql.types.issues import constant
from ferrohub.testing.github.views.discussions import page_of_comment
from ferrohub.testing.github.views.repositories import page_of

if TYPE_CHECKING:
    from ferrohub.testing.github.graphql.context import Context

_BOTH = "Discussion DiscussionComment"
_ORDERS = {
    "CREATED_AT": lambda node: (node.record.created_at, node.record.number),
    "UPDATED_AT": lambda node: (node.record.updated_at, node.record.number),
}

attributes("DiscussionCategory", "name slug emoji description isAnswerable createdAt")
fields(
    "DiscussionCategory",
    {
        "repository": lambda context, node, arguments: Node("Repository", node.home, node.home),
        "updatedAt": lambda context, node, arguments: node.record.created_at,
    },
)
attributes(_BOTH, "createdAt updatedAt")
fields(
    _BOTH,
    {
        "includesCreatedEdit": lambda context, node, arguments: node.record.updated_at != node.record.created_at,
        "publishedAt": lambda context, node, arguments: node.record.created_at,
        "upvoteCount": lambda context, node, arguments: len(node.record.upvotes),
        "viewerCanUpdate": lambda context, node, arguments: _may_change(context, node),
        "viewerCanUpvote": lambda context, node, arguments: True,
        "viewerHasUpvoted": lambda context, node, arguments: context.call.me.id in node.record.upvotes,
    },
)
attributes("Discussion", "number title closedAt locked")
fields(
    "Discussion",
    {
        "activeLockReason": lambda context, node, arguments: constant(node.record.active_lock_reason),
        "answer": lambda context, node, arguments: _answer(node),
        "answerChosenAt": lambda context, node, arguments: node.record.answer and node.record.answer[1],
        "answerChosenBy": lambda context, node, arguments: (
            context.account(node.record.answer[2]) if node.record.answer else None
        ),
        "category": lambda context, node, arguments: _category(node),
        "closed": lambda context, node, arguments: node.record.state == "closed",
        "isAnswered": lambda context, node, arguments: (
            node.record.answer is not None if _category(node).record.is_answerable else None
        ),
        "repository": lambda context, node, arguments: Node("Repository", node.home, node.home),
        "resourcePath": lambda context, node, arguments: (
            f"/{context.state.full_name(node.home)}/discussions/{node.record.number}"
        ),
        "stateReason": lambda context, node, arguments: constant(node.record.state_reason),
        "url": lambda context, node, arguments: f"{page_of(context.call, node.home)}/discussions/{node.record.number}",
        "viewerCanDelete": lambda context, node, arguments: context.call.may(node.home, "push"),
    },
)
attributes("DiscussionComment", "deletedAt")
fields(
    "DiscussionComment",
    {
        "discussion": lambda context, node, arguments: _discussion(node),
        "isAnswer": lambda context, node, arguments: (_discussion(node).record.answer or (None,))[0] == node.record.id,
        # The simulator hides no comments.
        "isMinimized": lambda context, node, arguments: False,
        "replyTo": lambda context, node, arguments: _comment(node, node.record.reply_to),
        "url": lambda context, node, arguments: page_of_comment(context.call, node.home, node.record),
        "viewerCanDelete": lambda context, node, arguments: _may_change(context, node),
        "viewerCanMarkAsAnswer": lambda context, node, arguments: (
            _category(_discussion(node)).record.is_answerable and _may_change(context, _discussion(node))
        ),
    },
)


def _may_change(context: Context, node: Node) -> bool:
    return rules.may_change(context.call, node.home, node.record.user)


def _category(node: Node) -> Node:
    return Node("DiscussionCategory", node.home.discussion_categories[node.record.category], node.home)


def _discussion(node: Node) -> Node:
    return Node("Discussion", node.home.discussions[node.record.discussion], node.home)


def _comment(node: Node, id: int | None) -> Node | None:
    found = node.home.discussion_comments.get(id or 0)
    return None if found is None else Node("DiscussionComment", found, node.home)


def _answer(node: Node) -> Node | None:
    return _comment(node, node.record.answer[0]) if node.record.answer else None


@connection("Discussion", "comments")
def _comments(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    return [Node("DiscussionComment", each, node.home) for each in rules.comments_of(node.home, node.record)]


@connection("DiscussionComment", "replies")
def _replies(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    found = rules.comments_of(node.home, _discussion(node).record, node.record.id)
    return [Node("DiscussionComment", each, node.home) for each in found]


@connection("Repository", "discussionCategories", "filterByAssignable")
def _categories(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    context.require(node.record, "discussions", "read")
    found = [Node("DiscussionCategory", each, node.record) for each in rules.categories(context.call, node.record)]
    if not arguments.get("filterByAssignable") or context.call.may(node.record, "maintain"):
        return found
    return [each for each in found if each.record.slug != rules.OF_MAINTAINERS]


@field("Repository", "discussionCategory", "slug")
def _by_slug(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    return next((each for each in _categories(context, node, {}) if each.record.slug == arguments["slug"]), None)


@field("Repository", "discussion", "number")
def _by_number(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    context.require(node.record, "discussions", "read")
    found = node.record.discussions.get(arguments["number"])
    if found is None:
        message = f"Could not resolve to a Discussion with the number of {arguments['number']}."
        raise Problem("NOT_FOUND", message)
    return Node("Discussion", found, node.record)


@connection("Repository", "discussions", "categoryId states answered orderBy")
def _list(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    context.require(node.record, "discussions", "read")
    found = [Node("Discussion", each, node.record) for each in node.record.discussions.values()]
    if (id := arguments.get("categoryId")) is not None:
        category = subject(context, id, "DiscussionCategory").record
        found = [each for each in found if each.record.category == category.id]
    if states := arguments.get("states"):
        found = [each for each in found if each.record.state.upper() in states]
    if (answered := arguments.get("answered")) is not None:
        found = [each for each in found if (each.record.answer is not None) == answered]
    return in_order(found, arguments.get("orderBy"), _ORDERS)


def _category_given(context: Context, home: Any, id: str) -> Any:
    found = subject(context, id, "DiscussionCategory")
    if found.home is not home:
        raise unprocessable("Category is not one of the repository")
    return found.record


@mutation("createDiscussion", "repositoryId title body categoryId", "discussion")
def _create(context: Context, root: Any, given: dict[str, Any]) -> Any:
    home = subject(context, given["repositoryId"], "Repository").record
    category = _category_given(context, home, given["categoryId"])
    made = context.change(
        home, "discussions", lambda call: rules.create(call, home, category, given["title"], given["body"])
    )
    return {"discussion": Node("Discussion", made, home)}


@mutation("updateDiscussion", "discussionId title body categoryId", "discussion")
def _edit(context: Context, root: Any, given: dict[str, Any]) -> Any:
    node = subject(context, given["discussionId"], "Discussion")
    home, id = node.home, given.get("categoryId")
    category = None if id is None else _category_given(context, home, id)
    texts = {name: given.get(name) for name in ("title", "body")}
    context.change(home, "discussions", lambda call: rules.edit(call, home, node.record, texts, category))
    return {"discussion": node}


def _set_state(context: Context, id: str, state: str, reason: str) -> Any:
    node = subject(context, id, "Discussion")
    context.change(node.home, "discussions", lambda call: rules.set_state(call, node.home, node.record, state, reason))
    return {"discussion": node}


@mutation("closeDiscussion", "discussionId reason", "discussion")
def _close(context: Context, root: Any, given: dict[str, Any]) -> Any:
    return _set_state(context, given["discussionId"], "closed", (given.get("reason") or "RESOLVED").lower())


@mutation("reopenDiscussion", "discussionId", "discussion")
def _reopen(context: Context, root: Any, given: dict[str, Any]) -> Any:
    return _set_state(context, given["discussionId"], "open", "reopened")


@mutation("deleteDiscussion", "id", "discussion")
def _delete(context: Context, root: Any, given: dict[str, Any]) -> Any:
    node = subject(context, given["id"], "Discussion")
    context.change(node.home, "discussions", lambda call: rules.delete(call, node.home, node.record))
    return {"discussion": node}


@mutation("addDiscussionComment", "discussionId body replyToId", "comment")
def _add_comment(context: Context, root: Any, given: dict[str, Any]) -> Any:
    node, id = subject(context, given["discussionId"], "Discussion"), given.get("replyToId")
    parent = None if id is None else subject(context, id, "DiscussionComment").record
    made = context.change(
        node.home, "discussions", lambda call: rules.comment(call, node.home, node.record, given["body"], parent)
    )
    return {"comment": Node("DiscussionComment", made, node.home)}


@mutation("updateDiscussionComment", "commentId body", "comment")
def _edit_comment(context: Context, root: Any, given: dict[str, Any]) -> Any:
    node = subject(context, given["commentId"], "DiscussionComment")
    context.change(
        node.home, "discussions", lambda call: rules.edit_comment(call, node.home, node.record, given["body"])
    )
    return {"comment": node}


@mutation("deleteDiscussionComment", "id", "comment")
def _delete_comment(context: Context, root: Any, given: dict[str, Any]) -> Any:
    node = subject(context, given["id"], "DiscussionComment")
    context.change(node.home, "discussions", lambda call: rules.delete_comment(call, node.home, node.record))
    return {"comment": node}


def _set_answer(context: Context, id: str, *, is_answer: bool) -> Any:
    node = subject(context, id, "DiscussionComment")
    context.change(
        node.home,
        "discussions",
        lambda call: rules.set_answer(call, node.home, node.record, is_answer=is_answer),
    )
    return {"discussion": _discussion(node)}


@mutation("markDiscussionCommentAsAnswer", "id", "discussion")
def _mark(context: Context, root: Any, given: dict[str, Any]) -> Any:
    return _set_answer(context, given["id"], is_answer=True)


@mutation("unmarkDiscussionCommentAsAnswer", "id", "discussion")
def _unmark(context: Context, root: Any, given: dict[str, Any]) -> Any:
    return _set_answer(context, given["id"], is_answer=False)


@mutation("addUpvote", "subjectId", "subject")
def _upvote(context: Context, root: Any, given: dict[str, Any]) -> Any:
    node = subject(context, given["subjectId"], "Discussion", "DiscussionComment")
    votes, me = node.record.upvotes, context.call.me.id
    context.change(node.home, "discussions", lambda call: None if me in votes else votes.append(me))
    return {"subject": node}


@mutation("removeUpvote", "subjectId", "subject")
def _withdraw_upvote(context: Context, root: Any, given: dict[str, Any]) -> Any:
    node = subject(context, given["subjectId"], "Discussion", "DiscussionComment")
    votes, me = node.record.upvotes, context.call.me.id
    context.change(node.home, "discussions", lambda call: votes.remove(me) if me in votes else None)
    return {"subject": node}
