"""Mutations of issues, their comments and labels, and what they have in common with pull requests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import discussions, transfers
from ferrohub.testing.github.graphql.registry import Node, Problem, mutation
from ferrohub.testing.github.graphql.types import projects

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.graphql.context import Context


def subject(context: Context, id: str, *types: str) -> Node:
    """The object that a mutation changes.

    :param id: its ID
    :param types: the types that it may have
    :raises Problem: there is none
    """
    found = context.node(id)
    if found.type not in types:
        raise Problem("NOT_FOUND", f"Could not resolve to {types[0]} node with the global id of '{id}'.")
    return found


def renamed(given: dict[str, Any], members: dict[str, str]) -> dict[str, Any]:
    """The members of an input that are given and not null, by their names in the REST API.

    :param given: the members of the input
    :param members: the names in the REST API, by those in the input
    """
    return {name: given[key] for key, name in members.items() if given.get(key) is not None}


def issue_body(context: Context, given: dict[str, Any]) -> dict[str, Any]:
    """The members of an issue as the REST API takes them.

    :param given: the members of an input
    """
    projects.check(given)
    body: dict[str, Any] = {}
    if given.get("assigneeIds") is not None:
        body["assignees"] = [subject(context, id, "User", "Bot").record.login for id in given["assigneeIds"]]
    if given.get("labelIds") is not None:
        body["labels"] = [subject(context, id, "Label").record.name for id in given["labelIds"]]
    if "milestoneId" in given:
        id = given["milestoneId"]
        body["milestone"] = None if id is None else subject(context, id, "Milestone").record.number
    return body


def _update(context: Context, node: Node, **body: Any) -> Node:
    context.perform("issues/update", node.home, body, issue_number=node.record.number)
    return node


@mutation(
    "createIssue",
    "repositoryId title body assigneeIds labelIds milestoneId parentIssueId projectIds",
    "issue",
)
def _create(context: Context, root: Any, given: dict[str, Any]) -> Any:
    home = subject(context, given["repositoryId"], "Repository").record
    body = {"title": given["title"], "body": given.get("body"), **issue_body(context, given)}
    parent = subject(context, given["parentIssueId"], "Issue") if given.get("parentIssueId") else None
    made = context.perform("issues/create", home, body)
    if parent is not None:
        number = parent.record.number
        context.perform("issues/add-sub-issue", parent.home, {"sub_issue_id": made["id"]}, issue_number=number)
    return {"issue": Node("Issue", home.issues[made["number"]], home)}


@mutation("updateIssue", "id title body state assigneeIds labelIds milestoneId projectIds", "issue")
def _change(context: Context, root: Any, given: dict[str, Any]) -> Any:
    node = subject(context, given["id"], "Issue")
    body = renamed(given, {"title": "title", "body": "body"})
    if given.get("state") is not None:
        body["state"] = given["state"].lower()
    return {"issue": _update(context, node, **body, **issue_body(context, given))}


@mutation("closeIssue", "issueId stateReason", "issue")
def _close(context: Context, root: Any, given: dict[str, Any]) -> Any:
    node = subject(context, given["issueId"], "Issue")
    reason = (given.get("stateReason") or "COMPLETED").lower()
    return {"issue": _update(context, node, state="closed", state_reason=reason)}


@mutation("reopenIssue", "issueId", "issue")
def _reopen(context: Context, root: Any, given: dict[str, Any]) -> Any:
    return {"issue": _update(context, subject(context, given["issueId"], "Issue"), state="open")}


@mutation("deleteIssue", "issueId", "repository")
def _delete(context: Context, root: Any, given: dict[str, Any]) -> Any:
    node = subject(context, given["issueId"], "Issue")

    def delete(call: Call) -> None:
        call.repository("admin")
        transfers.delete(call, node.home, node.record)

    context.perform("issues/update", node.home, handler=delete, issue_number=node.record.number)
    return {"repository": Node("Repository", node.home, node.home)}


@mutation("transferIssue", "issueId repositoryId createLabelsIfMissing", "issue")
def _transfer(context: Context, root: Any, given: dict[str, Any]) -> Any:
    node = subject(context, given["issueId"], "Issue")
    target = subject(context, given["repositoryId"], "Repository").record

    def transfer(call: Call) -> Any:
        call.repository("triage")
        call.check_role(target, "triage")
        with_labels = bool(given.get("createLabelsIfMissing"))
        return transfers.transfer(call, node.home, node.record, target, with_labels=with_labels)

    made = context.perform("issues/update", node.home, handler=transfer, issue_number=node.record.number)
    return {"issue": Node("Issue", made, target)}


def _pin(context: Context, given: dict[str, Any], *, pinned: bool) -> Any:
    node = subject(context, given["issueId"], "Issue")

    def handler(call: Call) -> None:
        call.repository("push")
        transfers.set_pinned(call, node.home, node.record, pinned=pinned)

    context.perform("issues/update", node.home, handler=handler, issue_number=node.record.number)
    return {"issue": node}


@mutation("pinIssue", "issueId", "issue")
def _pin_issue(context: Context, root: Any, given: dict[str, Any]) -> Any:
    return _pin(context, given, pinned=True)


@mutation("unpinIssue", "issueId", "issue")
def _unpin_issue(context: Context, root: Any, given: dict[str, Any]) -> Any:
    return _pin(context, given, pinned=False)


@mutation("addComment", "subjectId body", "commentEdge subject")
def _comment(context: Context, root: Any, given: dict[str, Any]) -> Any:
    node = subject(context, given["subjectId"], "Issue", "PullRequest")
    body = {"body": given["body"]}
    made = context.perform("issues/create-comment", node.home, body, issue_number=node.record.number)
    comment = Node("IssueComment", node.home.comments[made["id"]], node.home)
    cursor = context.page([comment], {}).cursors[0]
    return {"commentEdge": {"node": comment, "cursor": cursor}, "subject": node}


@mutation("updateIssueComment", "id body", "issueComment")
def _change_comment(context: Context, root: Any, given: dict[str, Any]) -> Any:
    node = subject(context, given["id"], "IssueComment")
    context.perform("issues/update-comment", node.home, {"body": given["body"]}, comment_id=node.record.id)
    return {"issueComment": node}


@mutation("deleteIssueComment", "id", "")
def _delete_comment(context: Context, root: Any, given: dict[str, Any]) -> Any:
    node = subject(context, given["id"], "IssueComment")
    context.perform("issues/delete-comment", node.home, comment_id=node.record.id)
    return {}


def _labels(context: Context, ids: list[str]) -> list[str]:
    return [subject(context, id, "Label").record.name for id in ids]


@mutation("addLabelsToLabelable", "labelableId labelIds", "labelable")
def _add_labels(context: Context, root: Any, given: dict[str, Any]) -> Any:
    node = subject(context, given["labelableId"], "Issue", "PullRequest")
    body = {"labels": _labels(context, given["labelIds"])}
    context.perform("issues/add-labels", node.home, body, issue_number=node.record.number)
    return {"labelable": node}


@mutation("removeLabelsFromLabelable", "labelableId labelIds", "labelable")
def _remove_labels(context: Context, root: Any, given: dict[str, Any]) -> Any:
    node = subject(context, given["labelableId"], "Issue", "PullRequest")
    gone = _labels(context, given["labelIds"])
    left = [node.home.labels[id].name for id in node.record.labels if node.home.labels[id].name not in gone]
    context.perform("issues/set-labels", node.home, {"labels": left}, issue_number=node.record.number)
    return {"labelable": node}


@mutation("clearLabelsFromLabelable", "labelableId", "labelable")
def _clear_labels(context: Context, root: Any, given: dict[str, Any]) -> Any:
    node = subject(context, given["labelableId"], "Issue", "PullRequest")
    context.perform("issues/remove-all-labels", node.home, issue_number=node.record.number)
    return {"labelable": node}


def _assign(context: Context, given: dict[str, Any], operation: str) -> Any:
    node = subject(context, given["assignableId"], "Issue", "PullRequest")
    logins = [subject(context, id, "User", "Bot").record.login for id in given["assigneeIds"]]
    context.perform(operation, node.home, {"assignees": logins}, issue_number=node.record.number)
    return {"assignable": node}


@mutation("addAssigneesToAssignable", "assignableId assigneeIds", "assignable")
def _add_assignees(context: Context, root: Any, given: dict[str, Any]) -> Any:
    return _assign(context, given, "issues/add-assignees")


@mutation("removeAssigneesFromAssignable", "assignableId assigneeIds", "assignable")
def _remove_assignees(context: Context, root: Any, given: dict[str, Any]) -> Any:
    return _assign(context, given, "issues/remove-assignees")


@mutation("lockLockable", "lockableId lockReason", "lockedRecord")
def _lock(context: Context, root: Any, given: dict[str, Any]) -> Any:
    node = subject(context, given["lockableId"], "Issue", "PullRequest", "Discussion")
    reason = given.get("lockReason")
    text = None if reason is None else {"OFF_TOPIC": "off-topic"}.get(reason, reason.lower().replace("_", " "))
    if node.type == "Discussion":
        _lock_discussion(context, node, text, locked=True)
    else:
        context.perform("issues/lock", node.home, {"lock_reason": text}, issue_number=node.record.number)
    return {"lockedRecord": node}


def _lock_discussion(context: Context, node: Node, reason: str | None, *, locked: bool) -> None:
    context.change(
        node.home,
        "discussions",
        lambda call: discussions.set_locked(call, node.home, node.record, reason, locked=locked),
    )


@mutation("unlockLockable", "lockableId", "unlockedRecord")
def _unlock(context: Context, root: Any, given: dict[str, Any]) -> Any:
    node = subject(context, given["lockableId"], "Issue", "PullRequest", "Discussion")
    if node.type == "Discussion":
        _lock_discussion(context, node, None, locked=False)
    else:
        context.perform("issues/unlock", node.home, issue_number=node.record.number)
    return {"unlockedRecord": node}


def _sub_issue(context: Context, given: dict[str, Any]) -> Any:
    parent, sub = (subject(context, given[name], "Issue") for name in ("issueId", "subIssueId"))
    return parent, sub, {"sub_issue_id": sub.record.id}


@mutation("addSubIssue", "issueId subIssueId replaceParent", "issue subIssue")
def _add_sub_issue(context: Context, root: Any, given: dict[str, Any]) -> Any:
    parent, sub, body = _sub_issue(context, given)
    body["replace_parent"] = bool(given.get("replaceParent"))
    context.perform("issues/add-sub-issue", parent.home, body, issue_number=parent.record.number)
    return {"issue": parent, "subIssue": sub}


@mutation("removeSubIssue", "issueId subIssueId", "issue subIssue")
def _remove_sub_issue(context: Context, root: Any, given: dict[str, Any]) -> Any:
    parent, sub, body = _sub_issue(context, given)
    context.perform("issues/remove-sub-issue", parent.home, body, issue_number=parent.record.number)
    return {"issue": parent, "subIssue": sub}


@mutation("createLabel", "repositoryId name color description", "label")
def _create_label(context: Context, root: Any, given: dict[str, Any]) -> Any:
    home = subject(context, given["repositoryId"], "Repository").record
    body = renamed(given, {"name": "name", "color": "color", "description": "description"})
    made = context.perform("issues/create-label", home, body)
    return {"label": Node("Label", home.labels[made["id"]], home)}


@mutation("updateLabel", "id name color description", "label")
def _change_label(context: Context, root: Any, given: dict[str, Any]) -> Any:
    node = subject(context, given["id"], "Label")
    body = renamed(given, {"color": "color", "description": "description"})
    if given.get("name"):
        body["new_name"] = given["name"]
    context.perform("issues/update-label", node.home, body, name=node.record.name)
    return {"label": node}


@mutation("deleteLabel", "id", "")
def _delete_label(context: Context, root: Any, given: dict[str, Any]) -> Any:
    node = subject(context, given["id"], "Label")
    context.perform("issues/delete-label", node.home, name=node.record.name)
    return {}
