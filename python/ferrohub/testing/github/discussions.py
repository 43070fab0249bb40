"""What happens to discussions, which GitHub has in GraphQL only.

Where the words of errors come from:

- a role that is missing, also to lock a discussion, to comment on one that is locked, and to open one in the category
  of maintainers: ``NotPermitted`` (https://github.com/cli/cli/issues/1576)
- a reply to a reply: https://github.com/github/accessibility-alt-text-bot/pull/17
- a missing text: as of an issue (https://github.com/cli/cli/issues/9698)
- disabled discussions: as of the undocumented ``GET /repos/{owner}/{repo}/discussions``, whose status is 410 then
  (see https://github.com/github/rest-api-description/issues/4702)
- a comment that was deleted, and an answer in a category without answers: no source is known, the words are the
  simulator's
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ferrohub.testing.github import webhooks
from ferrohub.testing.github.failures import unprocessable
from ferrohub.testing.github.records import Category, Discussion, DiscussionComment
from ferrohub.testing.github.views import discussions as views

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Repository

#: The categories that a repository begins with (https://docs.github.com/discussions/managing-discussions-for-your-community/managing-categories-for-discussions#about-categories-for-discussions).
_CATEGORIES = (
    ("Announcements", "mega", "Updates from maintainers", False),
    ("General", "speech_balloon", "Chat about anything and everything here", False),
    ("Ideas", "bulb", "Share ideas for new features", False),
    ("Polls", "ballot_box", "Take a vote from the community", False),
    ("Q&A", "pray", "Ask the community for help", True),  # retired-terms: ignore
    ("Show and tell", "raised_hands", "Show off something you've made", False),
)
#: The category in which only maintainers open discussions.
OF_MAINTAINERS = "announcements"


def categories(call: Call, repository: Repository) -> list[Category]:
    """The categories of a repository; none while its discussions are disabled.

    :param repository: the repository
    """
    if not repository.has_discussions:
        return []
    if not repository.discussion_categories:
        for name, emoji, description, is_answerable in _CATEGORIES:
            id = call.state.next_id("discussion_category")
            slug = name.lower().replace("&", "-").replace(" ", "-")
            repository.discussion_categories[id] = Category(
                id, name, slug, f":{emoji}:", description, is_answerable, repository.created_at
            )
    return list(repository.discussion_categories.values())


def _emit(call: Call, repository: Repository, found: Discussion, action: str, **more: Any) -> None:
    members = {"discussion": views.discussion(call, repository, found), **more}
    webhooks.emit(call, "discussion", action, members, repository=repository)


def _emit_comment(call: Call, repository: Repository, found: DiscussionComment, action: str, **more: Any) -> None:
    members = {
        "discussion": views.discussion(call, repository, repository.discussions[found.discussion]),
        "comment": views.comment(call, repository, found),
        **more,
    }
    webhooks.emit(call, "discussion_comment", action, members, repository=repository)


def may_change(call: Call, repository: Repository, user: int) -> bool:
    """Whether the user may change what a user wrote.

    :param repository: the repository
    :param user: the ID of the author
    """
    return call.me.id == user or call.may(repository, "triage")


def _check_category(call: Call, repository: Repository, category: Category) -> None:
    if category.slug == OF_MAINTAINERS:
        call.check_role(repository, "maintain")


def _check_texts(texts: Mapping[str, str | None]) -> None:
    for name, text in texts.items():
        if text is not None and not text.strip():
            raise unprocessable(f"{name.capitalize()} can't be blank")


def create(call: Call, repository: Repository, category: Category, title: str, body: str) -> Discussion:
    """Open a discussion.

    :param repository: the repository
    :param category: its category
    :param title: its title
    :param body: its text
    :raises Failure: discussions are disabled, a text is missing, or the user may not open one in this category
    """
    if not repository.has_discussions:
        raise unprocessable("Discussions are disabled for this repo")
    _check_texts({"title": title, "body": body})
    _check_category(call, repository, category)
    repository.last_number += 1
    id, number = call.state.next_id("discussion"), repository.last_number
    made = Discussion(id, number, title, body, call.me.id, category.id, call.now, call.now)
    repository.discussions[number] = made
    _emit(call, repository, made, "created")
    return made


def edit(
    call: Call, repository: Repository, found: Discussion, texts: Mapping[str, str | None], category: Category | None
) -> None:
    """Change a discussion.

    :param repository: its repository
    :param found: the discussion
    :param texts: its new title and text; None for the same
    :param category: its new category; None for the same
    :raises Failure: a text is missing, or the user may not do that
    """
    call.check_author(repository, found.user, "triage")
    _check_texts(texts)
    moved_to = None if category is None or category.id == found.category else category
    if moved_to is not None:
        _check_category(call, repository, moved_to)
    changes = {}
    for name, value in texts.items():
        if value is not None and value != getattr(found, name):
            changes[name] = {"from": getattr(found, name)}
            setattr(found, name, value)
    found.updated_at = call.now
    if changes:
        _emit(call, repository, found, "edited", changes=changes)
    if moved_to is not None:
        old, found.category = repository.discussion_categories[found.category], moved_to.id
        changed = {"category": {"from": views.category(repository, old)}}
        _emit(call, repository, found, "category_changed", changes=changed)


def set_state(call: Call, repository: Repository, found: Discussion, state: str, reason: str) -> None:
    """Close or reopen a discussion.

    :param repository: its repository
    :param found: the discussion
    :param state: "open" or "closed"
    :param reason: why
    :raises Failure: the user may not do that
    """
    call.check_author(repository, found.user, "triage")
    is_new, found.state, found.state_reason, found.updated_at = found.state != state, state, reason, call.now
    if is_new:
        found.closed_at = call.now if state == "closed" else None
        _emit(call, repository, found, "closed" if state == "closed" else "reopened")


def set_locked(call: Call, repository: Repository, found: Discussion, reason: str | None, *, locked: bool) -> None:
    """Lock or unlock a discussion.

    :param repository: its repository
    :param found: the discussion
    :param reason: why it is locked; None for no reason
    :param locked: whether it is locked from now on
    :raises Failure: the user may not do that
    """
    call.check_role(repository, "triage")
    is_new, found.locked, found.active_lock_reason = found.locked != locked, locked, reason
    if is_new:
        _emit(call, repository, found, "locked" if locked else "unlocked")


def delete(call: Call, repository: Repository, found: Discussion) -> None:
    """Delete a discussion with its comments.

    :param repository: its repository
    :param found: the discussion
    :raises Failure: the user may not do that
    """
    call.check_role(repository, "push")
    _emit(call, repository, found, "deleted")
    del repository.discussions[found.number]
    comments = repository.discussion_comments
    for each in [each for each in comments.values() if each.discussion == found.number]:
        del comments[each.id]


def comments_of(repository: Repository, found: Discussion, reply_to: int | None = None) -> list[DiscussionComment]:
    """The comments on a discussion, or the replies to one of them, the oldest first.

    :param repository: its repository
    :param found: the discussion
    :param reply_to: the ID of the comment; None for the comments themselves
    """
    comments = repository.discussion_comments.values()
    return [each for each in comments if each.discussion == found.number and each.reply_to == reply_to]


def comment(
    call: Call, repository: Repository, found: Discussion, body: str, reply_to: DiscussionComment | None
) -> DiscussionComment:
    """Comment on a discussion, or reply to a comment.

    :param repository: its repository
    :param found: the discussion
    :param body: the text
    :param reply_to: the comment that it is a reply to; None for none
    :raises Failure: the discussion is locked, the text is missing, or the comment is a reply itself
    """
    if found.locked:
        call.check_role(repository, "push")
    if not body.strip():
        raise unprocessable("Body can't be blank")
    if reply_to is not None and (reply_to.discussion != found.number or reply_to.reply_to is not None):
        raise unprocessable("Parent comment is already in a thread, cannot reply to it")
    id = call.state.next_id("discussion_comment")
    made = DiscussionComment(id, found.number, call.me.id, body, call.now, call.now, reply_to.id if reply_to else None)
    repository.discussion_comments[id] = made
    found.updated_at = call.now
    _emit_comment(call, repository, made, "created")
    return made


def _check_present(found: DiscussionComment) -> None:
    if found.deleted_at is not None:
        raise unprocessable("The comment was deleted")


def edit_comment(call: Call, repository: Repository, found: DiscussionComment, body: str) -> None:
    """Change a comment.

    :param repository: its repository
    :param found: the comment
    :param body: its new text
    :raises Failure: it was deleted, the text is missing, or the user may not do that
    """
    call.check_author(repository, found.user, "triage")
    _check_present(found)
    _check_texts({"body": body})
    old, found.body, found.updated_at = found.body, body, call.now
    _emit_comment(call, repository, found, "edited", changes={"body": {"from": old}})


def delete_comment(call: Call, repository: Repository, found: DiscussionComment) -> None:
    """Delete a comment. One with replies keeps its place, without its text.

    :param repository: its repository
    :param found: the comment
    :raises Failure: it was deleted, or the user may not do that
    """
    call.check_author(repository, found.user, "triage")
    _check_present(found)
    _emit_comment(call, repository, found, "deleted")
    discussion = repository.discussions[found.discussion]
    if discussion.answer is not None and discussion.answer[0] == found.id:
        discussion.answer = None
    if comments_of(repository, discussion, found.id):
        found.body, found.deleted_at = "", call.now
    else:
        del repository.discussion_comments[found.id]


def set_answer(call: Call, repository: Repository, found: DiscussionComment, *, is_answer: bool) -> None:
    """Mark a comment as the answer to its discussion, or no longer.

    :param repository: its repository
    :param found: the comment
    :param is_answer: whether it is the answer
    :raises Failure: the category has no answers, the comment was deleted, or the user may not do that
    """
    discussion = repository.discussions[found.discussion]
    call.check_author(repository, discussion.user, "triage")
    _check_present(found)
    if not repository.discussion_categories[discussion.category].is_answerable:
        raise unprocessable("Discussion is not in a category that supports marking answers")
    shown = views.comment(call, repository, found)
    is_now = discussion.answer is not None and discussion.answer[0] == found.id
    if is_answer and not is_now:
        discussion.answer = (found.id, call.now, call.me.id)
        _emit(call, repository, discussion, "answered", answer=shown)
    elif is_now and not is_answer:
        discussion.answer = None
        _emit(call, repository, discussion, "unanswered", old_answer=shown)
