"""Comments on issues, reactions, events and timelines (https://docs.github.com/rest/issues/comments)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import issues
from ferrohub.testing.github.failures import forbidden, not_found, unprocessable
from ferrohub.testing.github.families.issues import issue_of
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views import issues as views
from ferrohub.testing.github.views.repositories import url_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Comment, IssueEvent, Repository


def comment_of(call: Call, repository: Repository) -> Comment:
    """The comment of the path.

    :param repository: its repository
    :raises Failure: it does not exist
    """
    return call.item(repository.comments, "comment_id")


def _text(call: Call) -> str:
    if not call.body["body"].strip():
        raise unprocessable("Validation Failed: body cannot be blank")
    text: str = call.body["body"]
    return text


@operation("issues/list-comments")
def list_comments(call: Call) -> Any:
    repository = call.repository()
    found = [repository.comments[id] for id in issue_of(call, repository).comments]
    if since := call.time("since"):
        found = [each for each in found if each.updated_at >= since]
    return call.page(found, lambda each: views.comment(call, repository, each))


@operation("issues/list-comments-for-repo")
def list_comments_for_repo(call: Call) -> Any:
    repository, query = call.repository(), call.query
    found = list(repository.comments.values())
    if since := call.time("since"):
        found = [each for each in found if each.updated_at >= since]
    if sort := query.get("sort"):
        key = "updated_at" if sort == "updated" else "created_at"
        found.sort(key=lambda each: (getattr(each, key), each.id), reverse=query.get("direction", "desc") == "desc")
    return call.page(found, lambda each: views.comment(call, repository, each))


@operation("issues/create-comment")
def create_comment(call: Call) -> Any:
    repository = call.repository()
    found = issue_of(call, repository)
    _ = call.me
    issues.check_unlocked(call, repository, found)
    made = issues.add_comment(call, repository, found, _text(call))
    call.more_headers["Location"] = f"{url_of(call, repository)}/issues/comments/{made.id}"
    return views.comment(call, repository, made)


@operation("issues/get-comment")
def get_comment(call: Call) -> Any:
    repository = call.repository()
    return views.comment(call, repository, comment_of(call, repository))


@operation("issues/update-comment")
def update_comment(call: Call) -> Any:
    repository = call.repository()
    found = comment_of(call, repository)
    call.check_author(repository, found.user, "push")
    found.body, found.updated_at = _text(call), call.now
    return views.comment(call, repository, found)


@operation("issues/delete-comment")
def delete_comment(call: Call) -> None:
    repository = call.repository()
    found = comment_of(call, repository)
    call.check_author(repository, found.user, "push")
    del repository.comments[found.id]
    issue = repository.issues[found.issue]
    issue.comments.remove(found.id)
    issue.events = [each for each in issue.events if each.comment != found.id]


def _pinnable(call: Call) -> tuple[Repository, Comment]:
    repository = call.repository()
    found = comment_of(call, repository)
    _ = call.me
    if not call.may(repository, "triage"):
        raise forbidden("You do not have permission to pin comments on this issue.")
    if repository.issues[found.issue].is_pull:
        raise unprocessable("Comment pinning is not supported on Pull Requests.")
    return repository, found


@operation("issues/pin-comment")
def pin_comment(call: Call) -> Any:
    repository, found = _pinnable(call)
    for id in repository.issues[found.issue].comments:
        repository.comments[id].pinned = None
    found.pinned = (call.now, call.me.id)
    return views.comment(call, repository, found)


@operation("issues/unpin-comment")
def unpin_comment(call: Call) -> None:
    _, found = _pinnable(call)
    if found.pinned is None:
        raise not_found()
    found.pinned = None


def _without_comments(events: Iterable[IssueEvent]) -> list[IssueEvent]:
    return [each for each in events if each.comment is None]


@operation("issues/list-events")
def list_events(call: Call) -> Any:
    repository = call.repository()
    found = _without_comments(issue_of(call, repository).events)
    return call.page(found, lambda each: views.event(call, repository, each))


@operation("issues/list-events-for-repo")
def list_events_for_repo(call: Call) -> Any:
    repository = call.repository()
    found = [event for issue in repository.issues.values() for event in _without_comments(issue.events)]
    found.sort(key=lambda each: each.id, reverse=True)
    return call.page(found, lambda each: views.event(call, repository, each, with_issue=True))


@operation("issues/get-event")
def get_event(call: Call) -> Any:
    repository, wanted = call.repository(), call.number("event_id")
    for issue in repository.issues.values():
        for each in _without_comments(issue.events):
            if each.id == wanted:
                return views.event(call, repository, each, with_issue=True)
    raise not_found()


@operation("issues/list-events-for-timeline")
def list_timeline(call: Call) -> Any:
    repository = call.repository()
    events = issue_of(call, repository).events
    return call.page(events, lambda each: views.timeline(call, repository, each))
