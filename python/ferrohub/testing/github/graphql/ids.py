"""The IDs of objects, which are the node IDs of the REST API, and the objects that they stand for."""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github.graphql.registry import Node
from ferrohub.testing.github.links import from_node_id, node_id
from ferrohub.testing.github.views.accounts import account_node
from ferrohub.testing.github.views.git import git_node

if TYPE_CHECKING:
    from ferrohub.testing.github.records import State

#: The prefixes of the IDs of records in a repository by their types, and the members of the repository.
_IN_REPOSITORIES = {
    "Issue": ("I", "issues"),
    "PullRequest": ("PR", "issues"),
    "IssueComment": ("IC", "comments"),
    "Label": ("LA", "labels"),
    "Milestone": ("MI", "milestones"),
    "PullRequestReview": ("PRR", "reviews"),
    "PullRequestReviewComment": ("PRRC", "review_comments"),
    "PullRequestReviewThread": ("PRRT", "review_comments"),
    "Release": ("RE", "releases"),
    "Discussion": ("D", "discussions"),
    "DiscussionComment": ("DC", "discussion_comments"),
    "DiscussionCategory": ("DIC", "discussion_categories"),
    "CheckRun": ("CR", "check_runs"),
    "CheckSuite": ("CS", "check_suites"),
    "StatusContext": ("SC", "statuses"),
    "Workflow": ("W", "workflows"),
    "WorkflowRun": ("WFR", "runs"),
}
_GIT = {"Commit": "C", "Tree": "T", "Blob": "B", "Tag": "TA"}
_TYPES = {prefix: (name, member) for name, (prefix, member) in _IN_REPOSITORIES.items()}


def of(node: Node) -> str:
    """The ID of an object.

    :param node: the object
    """
    if node.type in _IN_REPOSITORIES:
        return node_id(_IN_REPOSITORIES[node.type][0], node.home.id, node.record.id)
    if node.type.endswith("Event"):
        return node_id("EV", node.home.id, node.record.id)
    match node.type:
        case "Repository":
            return node_id("R", node.record.id)
        case "Team":
            return node_id("T", node.record.organization, node.record.id)
        case "Reaction":
            return node_id("REA", node.home.id, node.record.id)
        case "ReleaseAsset":
            return node_id("RA", node.home.id, node.record.id)
        case "Gist":
            return node_id("G", node.record.number)
        case "ProjectV2":
            return node_id("PVT", node.record.id)
        case "ProjectV2Item":
            return node_id("PVTI", node.record.project, node.record.id)
        case "App":
            return node_id("A", node.record.id)
        case "Ref":
            return git_node(node.home, "REF", node.record)
        case "Commit" | "Tree" | "Blob" | "Tag":
            return git_node(node.home, _GIT[node.type], node.record)
        case "User" | "Organization" | "Bot":
            return account_node(node.record)
    return f"{node.type}_{node.record}"


def find(state: State, id: str) -> Node | None:
    """The object with an ID; None if there is none.

    :param state: what is remembered
    :param id: the ID
    """
    prefix, _, packed = id.partition("_")
    if prefix in ("C", "REF", "TA", "B"):
        return _of_git(state, prefix, packed)
    parsed = from_node_id(id)
    if parsed is None:
        return None
    numbers = parsed[1]
    if prefix in ("U", "O", "BOT") and len(numbers) == 1 and (account := state.accounts.get(numbers[0])) is not None:
        return Node(account.type, account) if account_node(account) == id else None
    if prefix == "G":
        return next((Node("Gist", each) for each in state.gists.values() if [each.number] == numbers), None)
    if prefix in ("PVT", "PVTI"):
        return _of_project(state, numbers)
    home = state.repositories.get(numbers[0]) if numbers else None
    if prefix == "R":
        return None if home is None else Node("Repository", home, home)
    if len(numbers) != 2:
        return None
    if prefix == "T":
        team = state.teams.get(numbers[1])
        return None if team is None else Node("Team", team)
    if home is None or prefix not in _TYPES:
        return None
    type_, member = _TYPES[prefix]
    for record in getattr(home, member).values():
        if record.id == numbers[1] and getattr(record, "is_pull", False) == (prefix == "PR"):
            return Node(type_, record, home)
    return None


def _of_project(state: State, numbers: list[int]) -> Node | None:
    """A project, or an item of it: the ID of the project, and that of the item."""
    project = state.projects.get(numbers[0]) if numbers else None
    if project is None or len(numbers) == 1:
        return None if project is None else Node("ProjectV2", project)
    item = project.items.get(numbers[1])
    return None if item is None else Node("ProjectV2Item", item)


def _of_git(state: State, prefix: str, packed: str) -> Node | None:
    """A commit, a reference, a tag or a blob: the ID of the repository, and its name."""
    # Two bytes of the array, and five of the number: 7 bytes in ten characters.
    head, rest = packed[:10], packed[10:]
    parsed = from_node_id(f"{prefix}_{head}")
    if parsed is None or len(parsed[1]) != 1 or (home := state.repositories.get(parsed[1][0])) is None:
        return None
    try:
        name = base64.urlsafe_b64decode(f"{rest}{'=' * (-len(rest) % 4)}").decode()
    except ValueError:
        return None
    if prefix == "REF":
        return Node("Ref", name, home) if name in home.refs else None
    found: Any = home.objects.get(name)
    type_ = {"C": "Commit", "TA": "Tag", "B": "Blob"}[prefix]
    return Node(type_, name, home) if found is not None and found[0] == type_.lower() else None
