"""Mutations of repositories, their references and commits, and stars."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github.failures import unprocessable
from ferrohub.testing.github.graphql.registry import INPUTS, Node, Problem, mutation
from ferrohub.testing.github.graphql.types.issue_mutations import renamed, subject

if TYPE_CHECKING:
    from ferrohub.testing.github.graphql.context import Context

#: The members of inputs, and those of the REST API.
_MEMBERS = {
    "name": "name",
    "description": "description",
    "homepageUrl": "homepage",
    "hasIssuesEnabled": "has_issues",
    "hasProjectsEnabled": "has_projects",
    "hasWikiEnabled": "has_wiki",
    "template": "is_template",
}


def _repository(context: Context, given: dict[str, Any], name: str = "repositoryId") -> Node:
    return subject(context, given[name], "Repository")


def _body(given: dict[str, Any]) -> dict[str, Any]:
    return renamed(given, _MEMBERS)


@mutation(
    "createRepository",
    "name ownerId visibility description homepageUrl hasIssuesEnabled hasWikiEnabled template",
    "repository",
)
def _create(context: Context, root: Any, given: dict[str, Any]) -> Any:
    owner = subject(context, given["ownerId"], "User", "Organization").record if given.get("ownerId") else None
    body = {**_body(given), "private": given["visibility"] != "PUBLIC"}
    if owner is not None and owner.type == "Organization":
        made = context.perform("repos/create-in-org", None, body, org=owner.login)
    elif owner is None or owner is context.call.me:
        made = context.perform("repos/create-for-authenticated-user", None, body)
    else:
        message = f"{context.call.me.login} cannot create a repository for {owner.login}."
        raise Problem("FORBIDDEN", message)
    return {"repository": context.repository(context.state.repositories[made["id"]])}


@mutation(
    "updateRepository",
    "repositoryId name description homepageUrl hasIssuesEnabled hasProjectsEnabled hasWikiEnabled template",
    "repository",
)
def _update(context: Context, root: Any, given: dict[str, Any]) -> Any:
    node = _repository(context, given)
    context.perform("repos/update", node.record, _body(given))
    return {"repository": node}


def _set_archived(context: Context, given: dict[str, Any], *, archived: bool) -> Any:
    node = _repository(context, given)
    context.perform("repos/update", node.record, {"archived": archived})
    return {"repository": node}


@mutation("archiveRepository", "repositoryId", "repository")
def _archive(context: Context, root: Any, given: dict[str, Any]) -> Any:
    return _set_archived(context, given, archived=True)


@mutation("unarchiveRepository", "repositoryId", "repository")
def _unarchive(context: Context, root: Any, given: dict[str, Any]) -> Any:
    return _set_archived(context, given, archived=False)


@mutation("addStar", "starrableId", "starrable")
def _star(context: Context, root: Any, given: dict[str, Any]) -> Any:
    node = _repository(context, given, "starrableId")
    context.perform("activity/star-repo-for-authenticated-user", node.record)
    return {"starrable": node}


@mutation("removeStar", "starrableId", "starrable")
def _unstar(context: Context, root: Any, given: dict[str, Any]) -> Any:
    node = _repository(context, given, "starrableId")
    context.perform("activity/unstar-repo-for-authenticated-user", node.record)
    return {"starrable": node}


@mutation("createRef", "repositoryId name oid", "ref")
def _create_ref(context: Context, root: Any, given: dict[str, Any]) -> Any:
    home = _repository(context, given).record
    context.perform("git/create-ref", home, {"ref": given["name"], "sha": given["oid"]})
    return {"ref": Node("Ref", given["name"], home)}


@mutation("updateRef", "refId oid force", "ref")
def _update_ref(context: Context, root: Any, given: dict[str, Any]) -> Any:
    node = subject(context, given["refId"], "Ref")
    body = {"sha": given["oid"], "force": bool(given.get("force"))}
    context.perform("git/update-ref", node.home, body, ref=node.record.removeprefix("refs/"))
    return {"ref": node}


@mutation("deleteRef", "refId", "")
def _delete_ref(context: Context, root: Any, given: dict[str, Any]) -> Any:
    node = subject(context, given["refId"], "Ref")
    context.perform("git/delete-ref", node.home, ref=node.record.removeprefix("refs/"))
    return {}


INPUTS["CommittableBranch"] = ("id", "repositoryNameWithOwner", "branchName")
INPUTS["CommitMessage"] = ("headline", "body")
INPUTS["FileChanges"] = ("additions", "deletions")
INPUTS["FileAddition"] = ("path", "contents")
INPUTS["FileDeletion"] = ("path",)
INPUTS["CommitAuthor"] = ("id", "emails")


def _target(context: Context, branch: dict[str, Any]) -> tuple[Any, str]:
    """The repository and the full name of a branch that a commit is made on."""
    if branch.get("id") is not None:
        node = subject(context, branch["id"], "Ref")
        return node.home, node.record
    name, short = branch.get("repositoryNameWithOwner") or "", (branch.get("branchName") or "")
    found = context.repository(context.state.repository(name))
    if found is None:
        raise Problem("NOT_FOUND", f"Could not resolve to a Repository with the name '{name}'.")
    return found.record, f"refs/heads/{short.removeprefix('refs/heads/')}"


@mutation("createCommitOnBranch", "branch message fileChanges expectedHeadOid", "commit ref")
def _commit(context: Context, root: Any, given: dict[str, Any]) -> Any:
    home, ref = _target(context, given["branch"])
    head = home.refs.get(ref)
    if head is None:
        raise Problem("NOT_FOUND", f"No ref found for '{ref}'.")
    if head != given["expectedHeadOid"]:
        message = f'Expected branch to point to "{given["expectedHeadOid"]}" but it did not. Pull and try again.'
        raise Problem("STALE_DATA", message)
    entries = _entries(context, home, given.get("fileChanges") or {})
    if not entries:
        raise unprocessable("A commit needs a change of a file.")
    tree = context.perform("git/create-tree", home, {"base_tree": head, "tree": entries})["sha"]
    headline, body = given["message"]["headline"], given["message"].get("body")
    text = f"{headline}\n\n{body}" if body else headline
    made = context.perform("git/create-commit", home, {"message": text, "tree": tree, "parents": [head]})["sha"]
    context.perform("git/update-ref", home, {"sha": made}, ref=ref.removeprefix("refs/"))
    return {"commit": Node("Commit", made, home), "ref": Node("Ref", ref, home)}


def _entries(context: Context, home: Any, changes: dict[str, Any]) -> list[dict[str, Any]]:
    """The entries of the tree of a commit."""
    common = {"mode": "100644", "type": "blob"}
    found: list[dict[str, Any]] = [
        {"path": each["path"], **common, "sha": None} for each in changes.get("deletions") or ()
    ]
    for each in changes.get("additions") or ():
        blob = {"content": each["contents"], "encoding": "base64"}
        found.append({"path": each["path"], **common, "sha": context.perform("git/create-blob", home, blob)["sha"]})
    return found
