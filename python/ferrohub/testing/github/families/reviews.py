"""Reviews of pull requests and their comments (https://docs.github.com/rest/pulls/reviews)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import issues, organizations, pulls
from ferrohub.testing.github.failures import Failure, forbidden, invalid, not_found, unprocessable
from ferrohub.testing.github.families.pulls import pull_of
from ferrohub.testing.github.records import Review, ReviewComment
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views import pulls as views

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Pull, Repository

_STATES = {"APPROVE": "APPROVED", "REQUEST_CHANGES": "CHANGES_REQUESTED", "COMMENT": "COMMENTED"}


def is_visible(call: Call, review: Review) -> bool:
    """Whether the user sees a review: one that is not submitted yet is seen by its author alone.

    :param review: the review
    """
    return review.state != "PENDING" or (call.user is not None and call.user.id == review.user)


def is_visible_comment(call: Call, repository: Repository, comment: ReviewComment) -> bool:
    """Whether the user sees a comment on a line, which may be one of a review that is not submitted yet.

    :param repository: the repository
    :param comment: the comment
    """
    review = repository.reviews.get(comment.review or 0)
    return review is None or is_visible(call, review)


def _review_of(call: Call, repository: Repository) -> Review:
    found = repository.reviews.get(call.number("review_id"))
    if found is None or found.pull != pull_of(call, repository).number or not is_visible(call, found):
        raise not_found()
    return found


@operation("pulls/list-reviews")
def list_reviews(call: Call) -> Any:
    repository = call.repository()
    number = pull_of(call, repository).number
    found = [each for each in repository.reviews.values() if each.pull == number and is_visible(call, each)]
    return call.page(found, lambda each: views.review(call, repository, each))


@operation("pulls/get-review")
def get_review(call: Call) -> Any:
    repository = call.repository()
    return views.review(call, repository, _review_of(call, repository))


def _submit(call: Call, repository: Repository, pull: Pull, review: Review, event: str) -> None:
    if event not in _STATES:
        raise invalid("PullRequestReview", "event", "invalid", value=event)
    issue = repository.issues[pull.number]
    if review.user == issue.user and event != "COMMENT":
        verb = "approve" if event == "APPROVE" else "request changes on"
        raise unprocessable(f"Can not {verb} your own pull request")
    if event != "APPROVE" and not review.body and not _comments(repository, review):
        raise unprocessable("Validation Failed: body is missing")
    review.state, review.submitted_at = _STATES[event], call.now
    # The review of a member is that of the team.
    teams = organizations.existing_teams(call.state, pull.requested_teams)
    pull.requested_reviewers = [id for id in pull.requested_reviewers if id != review.user]
    pull.requested_teams = [each.id for each in teams if review.user not in each.members]
    issue.updated_at = call.now


def _unlocked_pull(call: Call, repository: Repository) -> Pull:
    """The pull request of the path, on which the user may comment."""
    found = pull_of(call, repository)
    issues.check_unlocked(call, repository, repository.issues[found.number])
    return found


def _comments(repository: Repository, review: Review) -> list[ReviewComment]:
    return [each for each in repository.review_comments.values() if each.review == review.id]


@operation("pulls/create-review")
def create_review(call: Call) -> Any:
    repository, body = call.repository(), call.body
    pull = _unlocked_pull(call, repository)
    for each in repository.reviews.values():
        if each.pull == pull.number and each.user == call.me.id and each.state == "PENDING":
            raise unprocessable("User can only have one pending review per pull request")
    sha = body.get("commit_id") or pull.head_sha
    made = Review(call.state.next_id("review"), pull.number, call.me.id, body.get("body") or "", "PENDING", sha)
    comments = _drafts(call, repository, pull, made.id)
    repository.review_comments |= {each.id: each for each in comments}
    if body.get("event"):
        try:
            _submit(call, repository, pull, made, body["event"])
        except Exception:
            for comment in comments:
                del repository.review_comments[comment.id]
            raise
    repository.reviews[made.id] = made
    return views.review(call, repository, made)


def _drafts(call: Call, repository: Repository, pull: Pull, review: int) -> list[ReviewComment]:
    """The comments that the body of a new review has."""
    paths = {each.path for each in pulls.files_of(repository, pull)}
    given = call.body.get("comments") or []
    if any(each.get("path") not in paths for each in given):
        raise Failure(422, "Unprocessable Entity", ["Path could not be resolved"])
    found = [_made(call, repository, pull, each, review) for each in given]
    if any(map(_is_outside, found)):
        raise Failure(422, "Unprocessable Entity", ["Line could not be resolved"])
    return found


def _is_outside(comment: ReviewComment) -> bool:
    """Whether a comment is on a line that the diff does not show."""
    return comment.subject_type == "line" and comment.line is not None and comment.position is None


@operation("pulls/submit-review")
def submit_review(call: Call) -> Any:
    repository = call.repository()
    found = _review_of(call, repository)
    if found.user != call.me.id or found.state != "PENDING":
        raise unprocessable("Can not submit a review that is not pending")
    found.body = call.body.get("body") or found.body
    _submit(call, repository, _unlocked_pull(call, repository), found, call.body["event"])
    return views.review(call, repository, found)


@operation("pulls/update-review")
def update_review(call: Call) -> Any:
    repository = call.repository()
    found = _review_of(call, repository)
    if found.user != call.me.id:
        raise forbidden("Must be the author of the review.")
    found.body = call.body["body"]
    return views.review(call, repository, found)


@operation("pulls/delete-pending-review")
def delete_review(call: Call) -> Any:
    repository = call.repository()
    found = _review_of(call, repository)
    if found.state != "PENDING":
        raise unprocessable("Can not delete a non-pending pull request review")
    for each in _comments(repository, found):
        del repository.review_comments[each.id]
    return views.review(call, repository, repository.reviews.pop(found.id))


@operation("pulls/dismiss-review")
def dismiss_review(call: Call) -> Any:
    repository = call.writer()
    found = _review_of(call, repository)
    if found.state not in ("APPROVED", "CHANGES_REQUESTED"):
        raise unprocessable("Can not dismiss a commented pull request review")
    found.state = "DISMISSED"
    return views.review(call, repository, found)


@operation("pulls/list-comments-for-review")
def list_comments_of_review(call: Call) -> Any:
    repository = call.repository()
    found = _comments(repository, _review_of(call, repository))
    return call.page(found, lambda each: views.comment(call, repository, each))


def _made(call: Call, repository: Repository, pull: Pull, given: dict[str, Any], review: int | None) -> ReviewComment:
    """A comment on a line of a file that the pull request changes."""
    path = given.get("path")
    change = next((each for each in pulls.files_of(repository, pull) if each.path == path), None)
    if change is None:
        raise invalid("PullRequestReviewComment", "path", "invalid", value=path)
    sha = given.get("commit_id") or pull.head_sha
    hunk = change.hunks.rstrip("\n") if change.hunks else ""
    return ReviewComment(
        call.state.next_id("review_comment"),
        pull.number,
        call.me.id,
        given["body"],
        str(path),
        sha,
        sha,
        hunk,
        call.now,
        call.now,
        review,
        given.get("line"),
        given.get("side") or "RIGHT",
        given.get("start_line"),
        given.get("start_side"),
        subject_type=given.get("subject_type") or "line",
        position=given.get("position") or _position(hunk, given.get("line"), given.get("side") or "RIGHT"),
    )


def _position(hunks: str, line: int | None, side: str) -> int | None:
    """The place of a line in the hunks of a file, counted from the first line after the first header."""
    old = new = 0
    for position, text in enumerate(hunks.split("\n")):
        if header := re.match(r"@@ -(\d+)(?:,\d+)? \+(\d+)", text):
            old, new = int(header[1]) - 1, int(header[2]) - 1
            continue
        old, new = old + (text[:1] in (" ", "-")), new + (text[:1] in (" ", "+"))
        if (side == "LEFT" and text[:1] != "+" and old == line) or (
            side == "RIGHT" and text[:1] != "-" and new == line
        ):
            return position
    return None


@operation("pulls/list-review-comments")
def list_comments(call: Call) -> Any:
    repository = call.repository()
    number = pull_of(call, repository).number
    found = [each for each in pulls.published_comments(repository) if each.pull == number]
    return call.page(found, lambda each: views.comment(call, repository, each))


@operation("pulls/list-review-comments-for-repo")
def list_comments_for_repo(call: Call) -> Any:
    repository = call.repository()
    found = pulls.published_comments(repository)
    return call.page(found, lambda each: views.comment(call, repository, each))


def comment_of(call: Call, repository: Repository) -> ReviewComment:
    """The comment on a line of the path.

    :param repository: its repository
    :raises Failure: it does not exist, or is not visible
    """
    found = repository.review_comments.get(call.number("comment_id"))
    if found is None or not is_visible_comment(call, repository, found):
        raise not_found()
    return found


@operation("pulls/create-review-comment", optional=("commit_id", "path"))
def create_comment(call: Call) -> Any:
    repository = call.repository()
    _ = call.me
    pull, reply = _unlocked_pull(call, repository), call.body.get("in_reply_to")
    if reply is not None:
        return _reply(call, repository, repository.review_comments.get(reply))
    if "commit_id" not in call.body:
        raise unprocessable('Invalid request.\n\n"commit_id" wasn\'t supplied.')
    made = _made(call, repository, pull, call.body, None)
    if _is_outside(made):
        field = "pull_request_review_thread.line"
        message = f"{field} must be part of the diff"
        raise invalid("PullRequestReviewComment", field, "custom", message)
    repository.review_comments[made.id] = made
    return views.comment(call, repository, made)


def _reply(call: Call, repository: Repository, first: ReviewComment | None) -> Any:
    if first is None or first.pull != pull_of(call, repository).number:
        raise not_found()
    top = first.in_reply_to or first.id
    made = ReviewComment(
        call.state.next_id("review_comment"),
        first.pull,
        call.me.id,
        call.body["body"],
        first.path,
        first.commit_id,
        first.original_commit_id,
        first.diff_hunk,
        call.now,
        call.now,
        None,
        first.line,
        first.side,
        first.start_line,
        first.start_side,
        top,
        first.subject_type,
        first.position,
    )
    repository.review_comments[made.id] = made
    return views.comment(call, repository, made)


@operation("pulls/create-reply-for-review-comment")
def reply(call: Call) -> Any:
    repository = call.repository()
    _unlocked_pull(call, repository)
    return _reply(call, repository, comment_of(call, repository))


@operation("pulls/get-review-comment")
def get_comment(call: Call) -> Any:
    repository = call.repository()
    return views.comment(call, repository, comment_of(call, repository))


@operation("pulls/update-review-comment")
def update_comment(call: Call) -> Any:
    repository = call.repository()
    found = comment_of(call, repository)
    call.check_author(repository, found.user, "push", "push")
    found.body, found.updated_at = call.body["body"], call.now
    return views.comment(call, repository, found)


@operation("pulls/delete-review-comment")
def delete_comment(call: Call) -> None:
    repository = call.repository()
    found = comment_of(call, repository)
    call.check_author(repository, found.user, "push", "push")
    del repository.review_comments[found.id]
