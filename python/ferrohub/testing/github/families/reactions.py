"""Reactions to issues, comments and releases (https://docs.github.com/rest/reactions)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github.call import Reply
from ferrohub.testing.github.failures import forbidden, invalid, not_found
from ferrohub.testing.github.families.comments import comment_of
from ferrohub.testing.github.families.commit_comments import commit_comment_of
from ferrohub.testing.github.families.issues import issue_of
from ferrohub.testing.github.families.releases import release_of
from ferrohub.testing.github.families.reviews import comment_of as review_comment_of
from ferrohub.testing.github.records import Reaction
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views import issues as views

if TYPE_CHECKING:
    from collections.abc import Callable

    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Repository


def _register(name: str, delete: str, subject_of: Callable[[Call, Repository], Any]) -> None:
    """Register the operations of the reactions to something.

    :param name: the end of the IDs of the operations that list and create
    :param delete: that of the operation that deletes
    :param subject_of: returns what the path names
    """

    @operation(f"reactions/list-for-{name}")
    def list_all(call: Call) -> Any:
        repository, content = call.repository(), call.query.get("content")
        found = [each for each in subject_of(call, repository).reactions if content in (None, each.content)]
        return call.page(found, lambda each: views.reaction(call, repository, each))

    @operation(f"reactions/create-for-{name}")
    def create(call: Call) -> Any:
        repository, content = call.repository(), call.body["content"]
        held, me = subject_of(call, repository).reactions, call.me.id
        if content not in views.REACTIONS:
            raise invalid("Reaction", "content", "invalid", value=content)
        for each in held:
            if (each.user, each.content) == (me, content):
                return Reply(200, views.reaction(call, repository, each))
        held.append(Reaction(call.state.next_id("reaction"), me, content, call.now))
        return Reply(201, views.reaction(call, repository, held[-1]))

    @operation(f"reactions/delete-for-{delete}")
    def remove(call: Call) -> None:
        held = subject_of(call, call.repository()).reactions
        found = next((each for each in held if each.id == call.number("reaction_id")), None)
        if found is None:
            raise not_found()
        if found.user != call.me.id:
            raise forbidden("Must be the author of the reaction.")
        held.remove(found)


_register("issue", "issue", issue_of)
_register("issue-comment", "issue-comment", comment_of)
_register("commit-comment", "commit-comment", commit_comment_of)
_register("pull-request-review-comment", "pull-request-comment", review_comment_of)
_register("release", "release", release_of)
