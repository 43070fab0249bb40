"""Mutations of pull requests and their reviews."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import auto_merge, issues, organizations, webhooks
from ferrohub.testing.github.failures import unprocessable
from ferrohub.testing.github.graphql import ids
from ferrohub.testing.github.graphql.registry import Node, mutation
from ferrohub.testing.github.graphql.types.issue_mutations import issue_body, renamed, subject
from ferrohub.testing.github.views import pulls as views

if TYPE_CHECKING:
    from collections.abc import Callable

    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.graphql.context import Context
    from ferrohub.testing.github.records import Pull


def _pull(context: Context, given: dict[str, Any]) -> Node:
    return subject(context, given["pullRequestId"], "PullRequest")


def _branch(name: str) -> str:
    return name.removeprefix("refs/heads/")


@mutation(
    "createPullRequest",
    "repositoryId baseRefName headRefName headRepositoryId title body draft maintainerCanModify",
    "pullRequest",
)
def _create(context: Context, root: Any, given: dict[str, Any]) -> Any:
    home = subject(context, given["repositoryId"], "Repository").record
    head = _branch(given["headRefName"])
    if (id := given.get("headRepositoryId")) is not None:
        owner = subject(context, id, "Repository").record.owner
        head = f"{context.state.accounts[owner].login}:{head}"
    body = {
        "title": given["title"],
        "body": given.get("body"),
        "base": _branch(given["baseRefName"]),
        "head": head,
        "draft": bool(given.get("draft")),
        "maintainer_can_modify": given.get("maintainerCanModify", True),
    }
    made = context.perform("pulls/create", home, body)
    return {"pullRequest": Node("PullRequest", home.issues[made["number"]], home)}


def _update(context: Context, node: Node, **body: Any) -> dict[str, Any]:
    context.perform("pulls/update", node.home, body, pull_number=node.record.number)
    return {"pullRequest": node}


@mutation(
    "updatePullRequest",
    "pullRequestId title body state baseRefName maintainerCanModify assigneeIds labelIds milestoneId projectIds",
    "pullRequest",
)
def _change(context: Context, root: Any, given: dict[str, Any]) -> Any:
    node = _pull(context, given)
    members = {"title": "title", "body": "body", "maintainerCanModify": "maintainer_can_modify"}
    body = renamed(given, members)
    if given.get("state") is not None:
        body["state"] = given["state"].lower()
    if given.get("baseRefName") is not None:
        body["base"] = _branch(given["baseRefName"])
    of_issue = issue_body(context, given)
    if body or not of_issue:
        _update(context, node, **body)
    if of_issue:
        context.perform("issues/update", node.home, of_issue, issue_number=node.record.number)
    return {"pullRequest": node}


@mutation("closePullRequest", "pullRequestId", "pullRequest")
def _close(context: Context, root: Any, given: dict[str, Any]) -> Any:
    return _update(context, _pull(context, given), state="closed")


@mutation("reopenPullRequest", "pullRequestId", "pullRequest")
def _reopen(context: Context, root: Any, given: dict[str, Any]) -> Any:
    return _update(context, _pull(context, given), state="open")


@mutation(
    "mergePullRequest",
    "pullRequestId commitHeadline commitBody expectedHeadOid mergeMethod",
    "actor pullRequest",
)
def _merge(context: Context, root: Any, given: dict[str, Any]) -> Any:
    node = _pull(context, given)
    members = {"commitHeadline": "commit_title", "commitBody": "commit_message", "expectedHeadOid": "sha"}
    body = renamed(given, members)
    body["merge_method"] = (given.get("mergeMethod") or "MERGE").lower()
    context.perform("pulls/merge", node.home, body, pull_number=node.record.number)
    return {"actor": context.account(context.call.me.id), "pullRequest": node}


def _changed(context: Context, node: Node, change: Callable[[Call, Pull], None]) -> dict[str, Any]:
    """The payload of a mutation that the REST API does not have, which authors and those who may push may send."""

    def handler(call: Call) -> None:
        call.repository()
        call.check_author(node.home, node.record.user, "push", "push")
        change(call, node.home.pulls[node.record.number])
        node.record.updated_at = call.now

    context.perform("pulls/update", node.home, handler=handler, pull_number=node.record.number)
    return {"pullRequest": node}


def _set_draft(context: Context, node: Node, *, draft: bool) -> dict[str, Any]:
    def change(call: Call, pull: Pull) -> None:
        if node.record.state != "open":
            raise unprocessable("Pull request is closed")
        if pull.draft != draft:
            pull.draft = draft
            name = "converted_to_draft" if draft else "ready_for_review"
            issues.happened(call, node.home, node.record, name)

    return _changed(context, node, change)


@mutation("markPullRequestReadyForReview", "pullRequestId", "pullRequest")
def _ready(context: Context, root: Any, given: dict[str, Any]) -> Any:
    return _set_draft(context, _pull(context, given), draft=False)


@mutation("convertPullRequestToDraft", "pullRequestId", "pullRequest")
def _draft(context: Context, root: Any, given: dict[str, Any]) -> Any:
    return _set_draft(context, _pull(context, given), draft=True)


@mutation(
    "enablePullRequestAutoMerge",
    "pullRequestId commitHeadline commitBody expectedHeadOid mergeMethod",
    "actor pullRequest",
)
def _enable(context: Context, root: Any, given: dict[str, Any]) -> Any:
    node = _pull(context, given)
    method = (given.get("mergeMethod") or "MERGE").lower()

    def change(call: Call, pull: Pull) -> None:
        call.check_role(node.home, "push")
        if given.get("expectedHeadOid") not in (None, pull.head_sha):
            raise unprocessable("Head sha didn't match expected head sha.")
        auto_merge.enable(call, node.home, pull, method, given.get("commitHeadline"), given.get("commitBody"))

    return {"actor": context.account(context.call.me.id), **_changed(context, node, change)}


@mutation("disablePullRequestAutoMerge", "pullRequestId", "actor pullRequest")
def _disable(context: Context, root: Any, given: dict[str, Any]) -> Any:
    node = _pull(context, given)
    found = _changed(context, node, lambda call, pull: auto_merge.disable(call, node.home, pull))
    return {"actor": context.account(context.call.me.id), **found}


@mutation("updatePullRequestBranch", "pullRequestId expectedHeadOid", "pullRequest")
def _update_branch(context: Context, root: Any, given: dict[str, Any]) -> Any:
    node = _pull(context, given)
    body = {"expected_head_sha": given["expectedHeadOid"]} if given.get("expectedHeadOid") else {}
    context.perform("pulls/update-branch", node.home, body, pull_number=node.record.number)
    return {"pullRequest": node}


@mutation("requestReviews", "pullRequestId userIds teamIds union", "actor pullRequest")
def _request(context: Context, root: Any, given: dict[str, Any]) -> Any:
    node = _pull(context, given)
    users = [subject(context, id, "User").record.login for id in given.get("userIds") or ()]
    teams = [subject(context, id, "Team").record.slug for id in given.get("teamIds") or ()]
    path = {"pull_number": node.record.number}
    if not given.get("union"):
        pull = node.home.pulls[node.record.number]
        held = [context.state.accounts[id].login for id in pull.requested_reviewers]
        slugs = [each.slug for each in organizations.existing_teams(context.state, pull.requested_teams)]
        gone = {
            "reviewers": [login for login in held if login not in users],
            "team_reviewers": [slug for slug in slugs if slug not in teams],
        }
        if any(gone.values()):
            context.perform("pulls/remove-requested-reviewers", node.home, gone, **path)
    if users or teams:
        body = {"reviewers": users, "team_reviewers": teams}
        context.perform("pulls/request-reviewers", node.home, body, **path)
    return {"actor": context.account(context.call.me.id), "pullRequest": node}


@mutation("addPullRequestReview", "pullRequestId event body commitOID", "pullRequestReview")
def _review(context: Context, root: Any, given: dict[str, Any]) -> Any:
    node = _pull(context, given)
    body = {"body": given.get("body") or "", "event": given.get("event"), "commit_id": given.get("commitOID")}
    made = context.perform("pulls/create-review", node.home, body, pull_number=node.record.number)
    return {"pullRequestReview": Node("PullRequestReview", node.home.reviews[made["id"]], node.home)}


def _of_review(context: Context, node: Node, operation: str, **body: Any) -> dict[str, Any]:
    path = {"pull_number": node.record.pull, "review_id": node.record.id}
    context.perform(operation, node.home, body, **path)
    return {"pullRequestReview": node}


@mutation("submitPullRequestReview", "pullRequestReviewId event body", "pullRequestReview")
def _submit(context: Context, root: Any, given: dict[str, Any]) -> Any:
    node = subject(context, given["pullRequestReviewId"], "PullRequestReview")
    return _of_review(context, node, "pulls/submit-review", event=given["event"], body=given.get("body"))


@mutation("dismissPullRequestReview", "pullRequestReviewId message", "pullRequestReview")
def _dismiss(context: Context, root: Any, given: dict[str, Any]) -> Any:
    node = subject(context, given["pullRequestReviewId"], "PullRequestReview")
    return _of_review(context, node, "pulls/dismiss-review", message=given["message"])


@mutation("updatePullRequestReview", "pullRequestReviewId body", "pullRequestReview")
def _change_review(context: Context, root: Any, given: dict[str, Any]) -> Any:
    node = subject(context, given["pullRequestReviewId"], "PullRequestReview")
    return _of_review(context, node, "pulls/update-review", body=given["body"])


@mutation("addPullRequestReviewThread", "pullRequestId path body line side startLine startSide", "thread")
def _add_thread(context: Context, root: Any, given: dict[str, Any]) -> Any:
    node = _pull(context, given)
    names = {"path": "path", "body": "body", "line": "line", "side": "side"}
    body = renamed(given, {**names, "startLine": "start_line", "startSide": "start_side"})
    body["commit_id"] = node.home.pulls[node.record.number].head_sha
    made = context.perform("pulls/create-review-comment", node.home, body, pull_number=node.record.number)
    return {"thread": Node("PullRequestReviewThread", node.home.review_comments[made["id"]], node.home)}


@mutation("addPullRequestReviewThreadReply", "pullRequestReviewThreadId body", "comment")
def _reply(context: Context, root: Any, given: dict[str, Any]) -> Any:
    node = subject(context, given["pullRequestReviewThreadId"], "PullRequestReviewThread")
    path = {"pull_number": node.record.pull, "comment_id": node.record.id}
    operation = "pulls/create-reply-for-review-comment"
    made = context.perform(operation, node.home, {"body": given["body"]}, **path)
    return {"comment": Node("PullRequestReviewComment", node.home.review_comments[made["id"]], node.home)}


def _set_resolved(context: Context, given: dict[str, Any], *, resolved: bool) -> Any:
    node = subject(context, given["threadId"], "PullRequestReviewThread")
    pull = Node("PullRequest", node.home.issues[node.record.pull], node.home)

    def change(call: Call, record: Pull) -> None:
        node.record.resolved_by = call.me.id if resolved else None
        first = node.record.id
        comments = [each for each in node.home.review_comments.values() if first in (each.id, each.in_reply_to)]
        shown = [views.comment(call, node.home, each) for each in comments]
        # A comment on a whole file has no line and the position 1.
        usual = {"line": None, "original_line": None, "position": None, "original_position": 1}
        members = {
            "pull_request": views.simple(call, node.home, record),
            "thread": {"node_id": ids.of(node), "comments": [{**usual, **each} for each in shown]},
            "updated_at": call.now,
        }
        action = "resolved" if resolved else "unresolved"
        webhooks.emit(call, "pull_request_review_thread", action, members, repository=node.home)

    _changed(context, pull, change)
    return {"thread": node}


@mutation("resolveReviewThread", "threadId", "thread")
def _resolve(context: Context, root: Any, given: dict[str, Any]) -> Any:
    return _set_resolved(context, given, resolved=True)


@mutation("unresolveReviewThread", "threadId", "thread")
def _unresolve(context: Context, root: Any, given: dict[str, Any]) -> Any:
    return _set_resolved(context, given, resolved=False)
