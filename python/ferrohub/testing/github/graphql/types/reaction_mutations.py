"""Mutations of reactions. The REST API has none to discussions, their comments and reviews."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github.graphql.registry import Node, Problem, mutation
from ferrohub.testing.github.graphql.types.issue_mutations import subject
from ferrohub.testing.github.graphql.types.shared import CONTENTS, node_of
from ferrohub.testing.github.records import Reaction

if TYPE_CHECKING:
    from ferrohub.testing.github.graphql.context import Context

_NAMES = {name: content for content, name in CONTENTS.items()}
#: The types that only GraphQL reacts to, with the permissions that are needed.
_HERE_ALONE = {"Discussion": "discussions", "DiscussionComment": "discussions", "PullRequestReview": "pull_requests"}


def _subject(context: Context, given: dict[str, Any]) -> Node:
    return subject(context, given["subjectId"], "Issue", "PullRequest", "IssueComment", *_HERE_ALONE)


def _operation(node: Node) -> tuple[str, dict[str, Any]]:
    """The end of the IDs of the REST API's operations, and the values of their paths."""
    if node.type == "IssueComment":
        return "issue-comment", {"comment_id": node.record.id}
    return "issue", {"issue_number": node.record.number}


def _held(context: Context, node: Node, content: str) -> Any:
    """The reaction of the user; None if there is none."""
    me = context.call.me.id
    return next((each for each in node.record.reactions if (each.user, each.content) == (me, content)), None)


@mutation("addReaction", "subjectId content", "reaction subject")
def _react(context: Context, root: Any, given: dict[str, Any]) -> Any:
    node, content = _subject(context, given), _NAMES[given["content"]]
    if node.type not in _HERE_ALONE:
        name, path = _operation(node)
        context.perform(f"reactions/create-for-{name}", node.home, {"content": content}, **path)
    elif _held(context, node, content) is None:
        call = context.call
        made = Reaction(call.state.next_id("reaction"), call.me.id, content, call.now)
        context.change(node.home, _HERE_ALONE[node.type], lambda call: node.record.reactions.append(made))
    return {"reaction": node_of(node, _held(context, node, content)), "subject": node}


@mutation("removeReaction", "subjectId content", "reaction subject")
def _unreact(context: Context, root: Any, given: dict[str, Any]) -> Any:
    node = _subject(context, given)
    found = _held(context, node, _NAMES[given["content"]])
    if found is None:
        raise Problem("NOT_FOUND", "Could not resolve to a reaction of the viewer.")
    if node.type not in _HERE_ALONE:
        name, path = _operation(node)
        context.perform(f"reactions/delete-for-{name}", node.home, reaction_id=found.id, **path)
    else:
        context.change(node.home, _HERE_ALONE[node.type], lambda call: node.record.reactions.remove(found))
    return {"reaction": node_of(node, found), "subject": node}
