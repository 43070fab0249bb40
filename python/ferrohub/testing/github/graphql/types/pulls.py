"""Pull requests: their branches, commits, files, and whether they can be merged."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import pull_heads, pulls as rules, rules as branch_rules
from ferrohub.testing.github.graphql.registry import Node, connection, field, fields, members
from ferrohub.testing.github.graphql.types.checks import rollup
from ferrohub.testing.github.views.repositories import page_of

if TYPE_CHECKING:
    from ferrohub.testing.github.graphql.context import Context
    from ferrohub.testing.github.records import Pull, Repository

_METHODS = {"merge": "MERGE", "squash": "SQUASH", "rebase": "REBASE"}


def pull(context: Context, node: Node) -> Pull:
    """The record of a pull request, with what was pushed to its branches.

    :param node: the pull request
    """
    found: Pull = node.home.pulls[node.record.number]
    pull_heads.refresh(context.state, node.home, found)
    return found


def _head(context: Context, node: Node) -> Repository | None:
    found: Repository | None = context.state.repositories.get(pull(context, node).head_repository or 0)
    return found


def _head_ref(context: Context, node: Node) -> Node | None:
    home = _head(context, node)
    is_visible = home is not None and context.call.sees(home)
    return _ref(home, pull(context, node).head) if is_visible else None


def _owner_of_head(context: Context, node: Node) -> Any:
    home = _head(context, node)
    return None if home is None else context.account(home.owner)


def _lines(context: Context, node: Node, at: int) -> int:
    return sum(each.counts[at] for each in rules.files_of(node.home, pull(context, node)))


def _is_crossing(context: Context, node: Node) -> bool:
    return _head(context, node) is not node.home


fields(
    "PullRequest",
    {
        "additions": lambda context, node, arguments: _lines(context, node, 0),
        "autoMergeRequest": lambda context, node, arguments: _auto_merge(context, node),
        "baseRef": lambda context, node, arguments: _ref(node.home, pull(context, node).base),
        "baseRefName": lambda context, node, arguments: pull(context, node).base,
        "baseRefOid": lambda context, node, arguments: pull(context, node).base_sha,
        "baseRepository": lambda context, node, arguments: Node("Repository", node.home, node.home),
        "changedFiles": lambda context, node, arguments: len(rules.files_of(node.home, pull(context, node))),
        "deletions": lambda context, node, arguments: _lines(context, node, 1),
        "headRef": lambda context, node, arguments: _head_ref(context, node),
        "headRefName": lambda context, node, arguments: pull(context, node).head,
        "headRefOid": lambda context, node, arguments: pull(context, node).head_sha,
        "headRepository": lambda context, node, arguments: context.repository(_head(context, node)),
        "headRepositoryOwner": lambda context, node, arguments: _owner_of_head(context, node),
        "isCrossRepository": lambda context, node, arguments: _is_crossing(context, node),
        "isDraft": lambda context, node, arguments: pull(context, node).draft,
        # The simulator has no merge queues.
        "isInMergeQueue": lambda context, node, arguments: False,
        "isMergeQueueEnabled": lambda context, node, arguments: False,
        "maintainerCanModify": lambda context, node, arguments: pull(context, node).maintainer_can_modify,
        "mergeCommit": lambda context, node, arguments: _merge_commit(context, node),
        "mergeStateStatus": lambda context, node, arguments: _merge_state(context, node),
        "mergeable": lambda context, node, arguments: _mergeable(context, node),
        "merged": lambda context, node, arguments: pull(context, node).merged_at is not None,
        "mergedAt": lambda context, node, arguments: pull(context, node).merged_at,
        "mergedBy": lambda context, node, arguments: context.account(pull(context, node).merged_by),
        "permalink": lambda context, node, arguments: f"{page_of(context.call, node.home)}/pull/{node.record.number}",
        "reviewDecision": lambda context, node, arguments: _decision(context, node),
        "statusCheckRollup": lambda context, node, arguments: _rollup(context, node),
        "viewerCanEnableAutoMerge": lambda context, node, arguments: _can_enable(context, node),
    },
)


def _ref(home: Repository | None, branch: str) -> Node | None:
    name = f"refs/heads/{branch}"
    return Node("Ref", name, home) if home is not None and name in home.refs else None


def _merge_commit(context: Context, node: Node) -> Node | None:
    sha = pull(context, node).merge_commit_sha
    return None if sha is None else Node("Commit", sha, node.home)


@field("PullRequest", "potentialMergeCommit")
def _no_potential_commit(context: Context, node: Node, arguments: dict[str, Any]) -> None:
    """The simulator makes no commit before a merge."""


def _mergeable(context: Context, node: Node) -> str:
    """The same as the REST API computes, as late."""
    return {"UNKNOWN": "UNKNOWN", "DIRTY": "CONFLICTING"}.get(_merge_state(context, node), "MERGEABLE")


def _merge_state(context: Context, node: Node) -> str:
    return rules.state_of_merge(context.call, node.home, pull(context, node)).upper()


def _decision(context: Context, node: Node) -> str | None:
    """Whether the reviews that the base branch requires are there; None if it requires none."""
    record = pull(context, node)
    known = branch_rules.all_of_branch(context.state, node.home, record.base)
    required = [each.required_pull_request_reviews for each in known if each.required_pull_request_reviews is not None]
    approved, refused = rules.approvals(context.call, node.home, record)
    if refused:
        return "CHANGES_REQUESTED"
    if not required:
        return None
    needed = max(int(str(each.get("required_approving_review_count") or 0)) for each in required)
    return "APPROVED" if approved >= needed else "REVIEW_REQUIRED"


def _rollup(context: Context, node: Node) -> Any:
    return rollup(context, Node("Commit", pull(context, node).head_sha, node.home))


def _can_enable(context: Context, node: Node) -> bool:
    is_allowed = node.home.allow_auto_merge and context.call.may(node.home, "push")
    return is_allowed and node.record.state == "open" and _merge_state(context, node) not in ("CLEAN", "DRAFT", "DIRTY")


def _auto_merge(context: Context, node: Node) -> dict[str, Any] | None:
    found = pull(context, node).auto_merge
    if found is None:
        return None
    return {
        "authorEmail": None,
        "commitBody": found.message,
        "commitHeadline": found.title,
        "enabledAt": found.enabled_at,
        "enabledBy": context.account(found.user),
        "mergeMethod": _METHODS[found.method],
        "pullRequest": node,
    }


members("AutoMergeRequest", "authorEmail commitBody commitHeadline enabledAt enabledBy mergeMethod pullRequest")


@connection("PullRequest", "commits")
def _commits(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    shas = rules.commits_of(node.home, pull(context, node))
    return [{"commit": Node("Commit", sha, node.home), "pullRequest": node} for sha in shas]


members("PullRequestCommit", "commit pullRequest")


@connection("PullRequest", "files")
def _files(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    return [
        {
            "additions": each.counts[0],
            "changeType": {"removed": "DELETED"}.get(each.status, each.status.upper()),
            "deletions": each.counts[1],
            "path": each.path,
        }
        for each in rules.files_of(node.home, pull(context, node))
    ]


members("PullRequestChangedFile", "additions changeType deletions path")


@connection("PullRequest", "closingIssuesReferences")
def _closing(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    numbers = rules.closed_by(node.home, pull(context, node))
    found = [node.home.issues[number] for number in numbers if number in node.home.issues]
    return [Node("Issue", each, node.home) for each in found if not each.is_pull]


def _message(context: Context, node: Node, arguments: dict[str, Any]) -> tuple[str, str]:
    method = (arguments.get("mergeType") or "MERGE").lower()
    return rules.usual_message(context.call, node.home, pull(context, node), method)


@field("PullRequest", "viewerMergeHeadlineText", "mergeType")
def _headline(context: Context, node: Node, arguments: dict[str, Any]) -> str:
    return _message(context, node, arguments)[0]


@field("PullRequest", "viewerMergeBodyText", "mergeType")
def _body(context: Context, node: Node, arguments: dict[str, Any]) -> str:
    return _message(context, node, arguments)[1]
