"""Issues, labels and milestones, and what issues have in common with pull requests."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github.graphql.registry import Node, attributes, connection, field, fields, in_order, members
from ferrohub.testing.github.graphql.types.repositories import state_of
from ferrohub.testing.github.issues import linked
from ferrohub.testing.github.views.issues import association, texts
from ferrohub.testing.github.views.repositories import page_of

if TYPE_CHECKING:
    from ferrohub.testing.github.graphql.context import Context

BOTH = "Issue PullRequest"


def path_of(node: Node) -> str:
    """The path of the page of an issue or a pull request in its repository.

    :param node: the issue or the pull request
    """
    return f"{'pull' if node.record.is_pull else 'issues'}/{node.record.number}"


attributes(BOTH, "number title locked createdAt updatedAt closedAt")
fields(
    BOTH,
    {
        "activeLockReason": lambda context, node, arguments: constant(node.record.active_lock_reason),
        "author": lambda context, node, arguments: context.account(node.record.user),
        "authorAssociation": lambda context, node, arguments: association(context.call, node.home, node.record.user),
        "body": lambda context, node, arguments: node.record.body or "",
        "bodyHTML": lambda context, node, arguments: html_of(context, node.record.body),
        "bodyText": lambda context, node, arguments: node.record.body or "",
        "closed": lambda context, node, arguments: node.record.state == "closed",
        "databaseId": lambda context, node, arguments: node.record.id,
        "fullDatabaseId": lambda context, node, arguments: str(node.record.id),
        "milestone": lambda context, node, arguments: _milestone(node),
        "repository": lambda context, node, arguments: Node("Repository", node.home, node.home),
        "resourcePath": lambda context, node, arguments: f"/{context.state.full_name(node.home)}/{path_of(node)}",
        "state": lambda context, node, arguments: state_of(node.home, node.record),
        "url": lambda context, node, arguments: f"{page_of(context.call, node.home)}/{path_of(node)}",
        "viewerCanUpdate": lambda context, node, arguments: _may_update(context, node),
        "viewerDidAuthor": lambda context, node, arguments: context.call.me.id == node.record.user,
    },
)
fields(
    "Issue",
    {
        "isPinned": lambda context, node, arguments: node.record.number in node.home.pinned,
        "parent": lambda context, node, arguments: _parent(context, node),
        "subIssuesSummary": lambda context, node, arguments: _summary(context, node),
    },
)


def constant(text: str | None) -> str | None:
    """A value of the REST API as GraphQL's enums write it.

    :param text: the value, such as ``"too heated"``
    """
    return None if text is None else text.upper().replace(" ", "_").replace("-", "_")


def html_of(context: Context, text: str | None) -> str:
    """A text as HTML.

    :param text: the text
    """
    call = dataclasses.replace(context.call, headers={"accept": "application/vnd.github.html+json"})
    return texts(call, text)["body_html"]


def _milestone(node: Node) -> Node | None:
    found = node.home.milestones.get(node.record.milestone or 0)
    return None if found is None else Node("Milestone", found, node.home)


def _may_update(context: Context, node: Node) -> bool:
    return context.call.me.id == node.record.user or context.call.may(node.home, "triage")


@field("Issue", "stateReason", "enableDuplicate")
def _reason(context: Context, node: Node, arguments: dict[str, Any]) -> str | None:
    reason = constant(node.record.state_reason)
    return "NOT_PLANNED" if reason == "DUPLICATE" and not arguments.get("enableDuplicate") else reason


@connection(BOTH, "assignees")
def _assignees(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    return context.accounts(node.record.assignees)


@connection(BOTH, "labels", "orderBy")
def _labels(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    found = [Node("Label", node.home.labels[id], node.home) for id in node.record.labels]
    keys = {"NAME": lambda node: node.record.name.lower(), "CREATED_AT": lambda node: node.record.id}
    return in_order(found, arguments.get("orderBy"), keys)


@connection(BOTH, "comments", "orderBy")
def _comments(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    found = [Node("IssueComment", node.home.comments[id], node.home) for id in node.record.comments]
    return in_order(found, arguments.get("orderBy"), {"UPDATED_AT": lambda node: node.record.updated_at})


@connection(BOTH, "participants")
def _participants(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    users = [node.record.user, *(node.home.comments[id].user for id in node.record.comments), *node.record.assignees]
    return [each for each in context.accounts(dict.fromkeys(users)) if each.type == "User"]


def _linked(context: Context, references: Any) -> list[Node]:
    found = linked(context.state, references)
    return [Node("Issue", issue, home) for home, issue in found if context.call.sees(home)]


def _parent(context: Context, node: Node) -> Node | None:
    found = _linked(context, [node.record.parent] if node.record.parent is not None else [])
    return found[0] if found else None


def _summary(context: Context, node: Node) -> dict[str, int]:
    found = _linked(context, node.record.sub_issues)
    closed = sum(each.record.state == "closed" for each in found)
    percent = 100 * closed // len(found) if found else 0
    return {"total": len(found), "completed": closed, "percentCompleted": percent}


members("SubIssuesSummary", "total completed percentCompleted")


@connection("Issue", "subIssues")
def _sub_issues(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    return _linked(context, node.record.sub_issues)


attributes("Label", "name color description")
fields(
    "Label",
    {
        "isDefault": lambda context, node, arguments: node.record.default,
        "repository": lambda context, node, arguments: Node("Repository", node.home, node.home),
        "url": lambda context, node, arguments: (
            f"{page_of(context.call, node.home)}/labels/{node.record.name.replace(' ', '%20')}"
        ),
    },
)


def _with(node: Node, arguments: dict[str, Any], type_: str, test: Any) -> list[Node]:
    """The issues or pull requests of a repository that pass a test, in the states of the arguments."""
    states = arguments.get("states")
    return [
        Node(type_, each, node.home)
        for each in node.home.issues.values()
        if each.is_pull == (type_ == "PullRequest")
        and test(each)
        and (not states or state_of(node.home, each) in states)
    ]


for _type, _name in (("Issue", "issues"), ("PullRequest", "pullRequests")):

    @connection("Label", _name, "states")
    def _of_label(context: Context, node: Node, arguments: dict[str, Any], type_: str = _type) -> Any:
        return _with(node, arguments, type_, lambda each: node.record.id in each.labels)

    @connection("Milestone", _name, "states")
    def _of_milestone(context: Context, node: Node, arguments: dict[str, Any], type_: str = _type) -> Any:
        return _with(node, arguments, type_, lambda each: each.milestone == node.record.number)


attributes("Milestone", "number title description createdAt updatedAt closedAt dueOn")
fields(
    "Milestone",
    {
        "closed": lambda context, node, arguments: node.record.state == "closed",
        "creator": lambda context, node, arguments: context.account(node.record.creator),
        "progressPercentage": lambda context, node, arguments: _progress(node),
        "repository": lambda context, node, arguments: Node("Repository", node.home, node.home),
        "state": lambda context, node, arguments: node.record.state.upper(),
        "url": lambda context, node, arguments: f"{page_of(context.call, node.home)}/milestone/{node.record.number}",
    },
)


def _progress(node: Node) -> float:
    states = [each.state for each in node.home.issues.values() if each.milestone == node.record.number]
    return 100 * states.count("closed") / len(states) if states else 0.0
