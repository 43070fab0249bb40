"""References, commits, trees, blobs and tags."""

from __future__ import annotations

import urllib.parse
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import commits, pulls, repositories
from ferrohub.testing.github.git import history, objects as git
from ferrohub.testing.github.graphql.registry import Node, Problem, connection, field, fields, members
from ferrohub.testing.github.views.git import changes_of
from ferrohub.testing.github.views.repositories import page_of

if TYPE_CHECKING:
    from ferrohub.testing.github.graphql.context import Context

OBJECTS = "Commit Tree Blob Tag"
_TYPES = {"commit": "Commit", "tree": "Tree", "blob": "Blob", "tag": "Tag"}


def object_node(home: Any, sha: str) -> Node:
    """An object of git.

    :param home: the repository that has it
    :param sha: its SHA
    """
    return Node(_TYPES[home.objects[sha][0]], sha, home)


def _parts(node: Node) -> tuple[str, str]:
    """The prefix and the rest of the name of a reference."""
    kind, _, name = node.record.removeprefix("refs/").partition("/")
    return f"refs/{kind}/", name


fields(
    "Ref",
    {
        "name": lambda context, node, arguments: _parts(node)[1],
        "prefix": lambda context, node, arguments: _parts(node)[0],
        "repository": lambda context, node, arguments: Node("Repository", node.home, node.home),
        "target": lambda context, node, arguments: _target(context, node),
        "branchProtectionRule": lambda context, node, arguments: _rule(node.home, _parts(node)[1]),
    },
)


def _target(context: Context, node: Node) -> Node:
    context.permit(node.home, "git/get-ref")
    return object_node(node.home, node.home.refs[node.record])


def _tree(context: Context, node: Node) -> Node:
    context.permit(node.home, "repos/get-content")
    return Node("Tree", _commit(node).tree, node.home)


def _rule(home: Any, branch: str) -> Any:
    found = home.protections.get(branch)
    return None if found is None else Node("BranchProtectionRule", found, home)


def _checks(node: Node) -> dict[str, Any]:
    return dict(node.record.required_status_checks or {})


def _reviews(node: Node) -> dict[str, Any]:
    return dict(node.record.required_pull_request_reviews or {})


fields(
    "BranchProtectionRule",
    {
        "allowsDeletions": lambda context, node, arguments: node.record.allow_deletions,
        "allowsForcePushes": lambda context, node, arguments: node.record.allow_force_pushes,
        "isAdminEnforced": lambda context, node, arguments: node.record.enforce_admins,
        "requiredApprovingReviewCount": lambda context, node, arguments: _reviews(node).get(
            "required_approving_review_count"
        ),
        "requiredStatusCheckContexts": lambda context, node, arguments: list(_checks(node).get("contexts") or ()),
        "requiresApprovingReviews": lambda context, node, arguments: (
            node.record.required_pull_request_reviews is not None
        ),
        "requiresLinearHistory": lambda context, node, arguments: node.record.required_linear_history,
        "requiresStatusChecks": lambda context, node, arguments: node.record.required_status_checks is not None,
        "requiresStrictStatusChecks": lambda context, node, arguments: bool(_checks(node).get("strict")),
    },
)


@connection("Ref", "associatedPullRequests", "baseRefName headRefName states")
def _pulls_of_ref(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    context.permit(node.home, "pulls/list")
    branch, states = node.record.removeprefix("refs/heads/"), arguments.get("states")
    found = []
    for pull in node.home.pulls.values():
        issue = node.home.issues[pull.number]
        state = "MERGED" if pull.merged_at else issue.state.upper()
        if (pull.head, pull.head_repository) == (branch, node.home.id) and (not states or state in states):
            found.append(Node("PullRequest", issue, node.home))
    return found


@field("Repository", "object", "oid expression")
def _object(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    context.permit(node.record, "repos/get-content")
    if (oid := arguments.get("oid")) is not None:
        return object_node(node.record, oid) if oid in node.record.objects else None
    if (expression := arguments.get("expression")) is None:
        raise Problem("MISSING_ARGUMENT", "Either an expression or an oid is required.")
    name, colon, path = expression.partition(":")
    sha = commits.resolve(node.record, name or "HEAD")
    if sha is None or not colon:
        return None if sha is None else object_node(node.record, sha)
    head = commits.peel(node.record, sha)
    if head is None:
        return None
    tree = git.commit(node.record.objects, head).tree
    if not path.strip("/"):
        return Node("Tree", tree, node.record)
    entry = git.at_path(node.record.objects, tree, path.strip("/"))
    known = entry is not None and entry.sha in node.record.objects
    return object_node(node.record, entry.sha) if known and entry else None


fields(
    OBJECTS,
    {
        "oid": lambda context, node, arguments: node.record,
        "repository": lambda context, node, arguments: Node("Repository", node.home, node.home),
    },
)


@field(OBJECTS, "abbreviatedOid")
def _abbreviated(context: Context, node: Node, arguments: dict[str, Any]) -> str:
    return str(node.record[:7])


def _commit(node: Node) -> git.Commit:
    return git.commit(node.home.objects, node.record)


def _split(message: str) -> tuple[str, str]:
    """The headline and the body of a message."""
    headline, _, body = message.rstrip("\n").partition("\n")
    return headline, body.lstrip("\n")


fields(
    "Commit",
    {
        "additions": lambda context, node, arguments: sum(each.counts[0] for each in _changes(node)),
        "author": lambda context, node, arguments: _actor(context, _commit(node).author),
        "authoredDate": lambda context, node, arguments: _commit(node).author.date,
        "changedFilesIfAvailable": lambda context, node, arguments: len(_changes(node)),
        "committedDate": lambda context, node, arguments: _commit(node).committer.date,
        "committer": lambda context, node, arguments: _actor(context, _commit(node).committer),
        "commitUrl": lambda context, node, arguments: f"{page_of(context.call, node.home)}/commit/{node.record}",
        "deletions": lambda context, node, arguments: sum(each.counts[1] for each in _changes(node)),
        "message": lambda context, node, arguments: _commit(node).message.rstrip("\n"),
        "messageBody": lambda context, node, arguments: _split(_commit(node).message)[1],
        "messageHeadline": lambda context, node, arguments: _split(_commit(node).message)[0],
        "tree": lambda context, node, arguments: _tree(context, node),
        "url": lambda context, node, arguments: f"{page_of(context.call, node.home)}/commit/{node.record}",
    },
)


def _changes(node: Node) -> Any:
    return changes_of(node.home, node.record)


def _actor(context: Context, person: git.Person) -> dict[str, Any]:
    found = None
    for account in context.state.accounts.values():
        if account.type == "User" and repositories.email_of(account).lower() == person.email.lower():
            found = context.account(account.id)
    return {"name": person.name, "email": person.email, "date": person.date, "user": found}


members("GitActor", "name email date user")


@connection("Commit", "authors")
def _authors(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    return [_actor(context, _commit(node).author)]


@connection("Commit", "parents")
def _parents(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    return [Node("Commit", sha, node.home) for sha in _commit(node).parents]


@connection("Commit", "history", "author path since until")
def _history(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    context.permit(node.home, "repos/list-commits")
    found = [Node("Commit", sha, node.home) for sha in history.log(node.home.objects, node.record)]
    if (path := arguments.get("path")) is not None:
        folder = f"{path.strip('/')}/"
        found = [
            each
            for each in found
            if any(f"{change.path}/".startswith(folder) or change.previous == path for change in _changes(each))
        ]
    if (since := arguments.get("since")) is not None:
        found = [each for each in found if _commit(each).committer.date >= since]
    if (until := arguments.get("until")) is not None:
        found = [each for each in found if _commit(each).committer.date <= until]
    if (author := arguments.get("author")) is not None:
        found = [each for each in found if _is_by(context, each, author)]
    return found


def _is_by(context: Context, node: Node, author: dict[str, Any]) -> bool:
    """Whether a commit is by an author that the argument has, by ID or by email addresses."""
    found = _actor(context, _commit(node).author)
    if (emails := author.get("emails")) is not None:
        return found["email"] in emails
    return found["user"] is not None and context.node(author["id"]).record is found["user"].record


@connection("Commit", "associatedPullRequests")
def _associated(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    context.permit(node.home, "pulls/list")
    return [
        Node("PullRequest", node.home.issues[each.number], node.home)
        for each in node.home.pulls.values()
        if node.record == each.merge_commit_sha or node.record in pulls.commits_of(node.home, each)
    ]


@field("Commit", "file", "path")
def _file(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    context.permit(node.home, "repos/get-content")
    entry = git.at_path(node.home.objects, _commit(node).tree, arguments["path"].strip("/"))
    return None if entry is None else _entry(node.home, arguments["path"], entry)


def _entry(home: Any, path: str, entry: git.Entry) -> dict[str, Any]:
    known = entry.sha in home.objects
    return {
        "mode": int(entry.mode, 8),
        "name": path.rpartition("/")[2],
        "object": object_node(home, entry.sha) if known else None,
        "oid": entry.sha,
        "path": path,
        "size": len(home.objects[entry.sha][1]) if known and entry.type == "blob" else 0,
        "type": entry.type,
    }


members("TreeEntry", "mode name object oid path size type")


@field("Tree", "entries")
def _entries(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    found = git.entries(node.home.objects, node.record)
    return [_entry(node.home, name, entry) for name, entry in found.items()]


def _content(node: Node) -> bytes:
    return bytes(node.home.objects[node.record][1])


def _is_binary(node: Node) -> bool:
    return b"\0" in _content(node)[:8000]


fields(
    "Blob",
    {
        "byteSize": lambda context, node, arguments: len(_content(node)),
        "isBinary": lambda context, node, arguments: _is_binary(node),
        "isTruncated": lambda context, node, arguments: False,
        "text": lambda context, node, arguments: (
            None if _is_binary(node) else _content(node).decode("utf-8", "replace")
        ),
    },
)


def _tag(node: Node) -> git.Tag:
    return git.tag(node.home.objects, node.record)


def _tagger(context: Context, node: Node) -> Any:
    found = _tag(node).tagger
    return None if found is None else _actor(context, found)


fields(
    "Tag",
    {
        "message": lambda context, node, arguments: _tag(node).message.rstrip("\n"),
        "name": lambda context, node, arguments: _tag(node).tag,
        "tagger": lambda context, node, arguments: _tagger(context, node),
        "target": lambda context, node, arguments: object_node(node.home, _tag(node).object),
    },
)


def quoted(path: str) -> str:
    """A path as part of a URL.

    :param path: the path
    """
    return urllib.parse.quote(path)
