"""Discussions as JSON, as webhooks tell of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github.links import node_id
from ferrohub.testing.github.views.accounts import user_by_id
from ferrohub.testing.github.views.issues import association, rollup
from ferrohub.testing.github.views.repositories import page_of, url_of

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Category, Discussion, DiscussionComment, Repository


def category(repository: Repository, found: Category) -> dict[str, Any]:
    """A category of discussions."""
    return {
        "id": found.id,
        "node_id": node_id("DIC", repository.id, found.id),
        "repository_id": repository.id,
        "emoji": found.emoji,
        "name": found.name,
        "description": found.description,
        "created_at": found.created_at,
        "updated_at": found.created_at,
        "slug": found.slug,
        "is_answerable": found.is_answerable,
    }


def page_of_comment(call: Call, repository: Repository, found: DiscussionComment) -> str:
    """The URL of the page of a comment."""
    return f"{page_of(call, repository)}/discussions/{found.discussion}#discussioncomment-{found.id}"


def discussion(call: Call, repository: Repository, found: Discussion) -> dict[str, Any]:
    """A discussion: the schema ``discussion``."""
    id, at, by = found.answer or (None, None, None)
    answer = repository.discussion_comments[id] if id is not None else None
    comments = [each for each in repository.discussion_comments.values() if each.discussion == found.number]
    url = f"{url_of(call, repository)}/discussions/{found.number}"
    return {
        "repository_url": url_of(call, repository),
        "category": category(repository, repository.discussion_categories[found.category]),
        "answer_html_url": None if answer is None else page_of_comment(call, repository, answer),
        "answer_chosen_at": at,
        "answer_chosen_by": user_by_id(call, by),
        "html_url": f"{page_of(call, repository)}/discussions/{found.number}",
        "id": found.id,
        "node_id": node_id("D", repository.id, found.id),
        "number": found.number,
        "title": found.title,
        "user": user_by_id(call, found.user),
        "state": found.state,
        "state_reason": found.state_reason,
        "locked": found.locked,
        "comments": len(comments),
        "created_at": found.created_at,
        "updated_at": found.updated_at,
        "author_association": association(call, repository, found.user),
        "active_lock_reason": found.active_lock_reason,
        "body": found.body,
        "reactions": rollup(url, ()),
        "labels": [],
        "timeline_url": f"{url}/timeline",
    }


def comment(call: Call, repository: Repository, found: DiscussionComment) -> dict[str, Any]:
    """A comment on a discussion: the schema ``webhooks_comment``."""
    replies = [each for each in repository.discussion_comments.values() if each.reply_to == found.id]
    return {
        "id": found.id,
        "node_id": node_id("DC", repository.id, found.id),
        "html_url": page_of_comment(call, repository, found),
        "parent_id": found.reply_to,
        "child_comment_count": len(replies),
        "repository_url": url_of(call, repository),
        "discussion_id": repository.discussions[found.discussion].id,
        "author_association": association(call, repository, found.user),
        "user": user_by_id(call, found.user),
        "created_at": found.created_at,
        "updated_at": found.updated_at,
        "body": found.body,
        "reactions": rollup(f"{url_of(call, repository)}/discussions/comments/{found.id}", ()),
    }
