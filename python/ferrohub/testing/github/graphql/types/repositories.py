"""Repositories with their lists."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import issues as issue_rules, repositories as rules
from ferrohub.testing.github.graphql.registry import Node, Problem, attributes, connection, field, fields, in_order
from ferrohub.testing.github.views.repositories import page_of

if TYPE_CHECKING:
    from ferrohub.testing.github.graphql.context import Context
    from ferrohub.testing.github.records import Repository

#: GitHub's names of what the viewer may do.
_PERMISSIONS = {"pull": "READ", "triage": "TRIAGE", "push": "WRITE", "maintain": "MAINTAIN", "admin": "ADMIN"}
_CREATED = {
    "CREATED_AT": lambda node: (node.record.created_at, node.record.number),
    "UPDATED_AT": lambda node: (node.record.updated_at, node.record.number),
    "COMMENTS": lambda node: (len(node.record.comments), node.record.number),
}
_LABELS = {"NAME": lambda node: node.record.name.lower(), "CREATED_AT": lambda node: node.record.id}
_MILESTONES = {
    "NUMBER": lambda node: node.record.number,
    "CREATED_AT": lambda node: (node.record.created_at, node.record.number),
    "UPDATED_AT": lambda node: (node.record.updated_at, node.record.number),
    "DUE_DATE": lambda node: (node.record.due_on or "", node.record.number),
}

attributes("Repository", "name description createdAt updatedAt pushedAt isTemplate deleteBranchOnMerge")
fields(
    "Repository",
    {
        "autoMergeAllowed": lambda context, node, arguments: node.record.allow_auto_merge,
        "databaseId": lambda context, node, arguments: node.record.id,
        "diskUsage": lambda context, node, arguments: node.record.size,
        "forkCount": lambda context, node, arguments: len(_forks(context, node.record)),
        "hasDiscussionsEnabled": lambda context, node, arguments: node.record.has_discussions,
        "hasIssuesEnabled": lambda context, node, arguments: node.record.has_issues,
        "hasProjectsEnabled": lambda context, node, arguments: node.record.has_projects,
        "hasWikiEnabled": lambda context, node, arguments: node.record.has_wiki,
        "homepageUrl": lambda context, node, arguments: node.record.homepage,
        "isArchived": lambda context, node, arguments: node.record.archived,
        "isDisabled": lambda context, node, arguments: False,
        "isEmpty": lambda context, node, arguments: not any(ref.startswith("refs/heads/") for ref in node.record.refs),
        "isFork": lambda context, node, arguments: node.record.parent is not None,
        "isInOrganization": lambda context, node, arguments: _owner(context, node).type == "Organization",
        "isLocked": lambda context, node, arguments: False,
        "isMirror": lambda context, node, arguments: False,
        "isPrivate": lambda context, node, arguments: node.record.private,
        "isUserConfigurationRepository": lambda context, node, arguments: (
            node.record.name == _owner(context, node).login
        ),
        # The simulator detects neither languages nor licenses, as its REST API.
        "licenseInfo": lambda context, node, arguments: None,
        "primaryLanguage": lambda context, node, arguments: None,
        "mergeCommitAllowed": lambda context, node, arguments: node.record.allow_merge_commit,
        "mirrorUrl": lambda context, node, arguments: None,
        "nameWithOwner": lambda context, node, arguments: context.state.full_name(node.record),
        "owner": lambda context, node, arguments: context.account(node.record.owner),
        "parent": lambda context, node, arguments: context.repository(
            context.state.repositories.get(node.record.parent or 0)
        ),
        "rebaseMergeAllowed": lambda context, node, arguments: node.record.allow_rebase_merge,
        "resourcePath": lambda context, node, arguments: f"/{context.state.full_name(node.record)}",
        "squashMergeAllowed": lambda context, node, arguments: node.record.allow_squash_merge,
        "sshUrl": lambda context, node, arguments: (
            f"git@{context.call.links.web.partition('://')[2]}:{context.state.full_name(node.record)}.git"
        ),
        "stargazerCount": lambda context, node, arguments: len(_stargazers(context, node.record)),
        "templateRepository": lambda context, node, arguments: None,
        "url": lambda context, node, arguments: page_of(context.call, node.record),
        "viewerCanAdminister": lambda context, node, arguments: context.call.may(node.record, "admin"),
        "viewerDefaultMergeMethod": lambda context, node, arguments: "MERGE",
        "viewerHasStarred": lambda context, node, arguments: node.record.id in context.call.me.starred,
        "viewerPermission": lambda context, node, arguments: _PERMISSIONS.get(context.call.role(node.record)),
        "viewerSubscription": lambda context, node, arguments: _subscription(context, node.record),
        "visibility": lambda context, node, arguments: "PRIVATE" if node.record.private else "PUBLIC",
        "defaultBranchRef": lambda context, node, arguments: _ref(node, f"refs/heads/{node.record.default_branch}"),
    },
)


def _owner(context: Context, node: Node) -> Any:
    return context.state.accounts[node.record.owner]


def _forks(context: Context, repository: Repository) -> list[Any]:
    return [each for each in context.state.repositories.values() if each.parent == repository.id]


def _stargazers(context: Context, repository: Repository) -> list[int]:
    return [each.id for each in context.state.accounts.values() if repository.id in each.starred]


def _subscription(context: Context, repository: Repository) -> str:
    found = context.call.me.watched.get(repository.id)
    if found is None:
        return "UNSUBSCRIBED"
    return "IGNORED" if found.ignored else "SUBSCRIBED"


def _ref(node: Node, name: str) -> Node | None:
    return Node("Ref", name, node.record) if name in node.record.refs else None


@field("Repository", "ref", "qualifiedName")
def _named_ref(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    context.permit(node.record, "git/get-ref")
    name = arguments["qualifiedName"]
    names = [name, f"refs/{name}", f"refs/heads/{name}", f"refs/tags/{name}"]
    return next((found for each in names if (found := _ref(node, each)) is not None), None)


_REFS = {"ALPHABETICAL": lambda node: node.record}


@connection("Repository", "refs", "refPrefix query orderBy direction")
def _refs(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    context.permit(node.record, "git/list-matching-refs")
    prefix, wanted = arguments["refPrefix"], arguments.get("query") or ""
    names = sorted(each for each in node.record.refs if each.startswith(prefix) and wanted in each[len(prefix) :])
    if arguments.get("direction") == "DESC":
        names.reverse()
    return in_order([Node("Ref", each, node.record) for each in names], arguments.get("orderBy"), _REFS)


@connection("Repository", "forks", "affiliations orderBy")
def _list_forks(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    found = [each for fork in _forks(context, node.record) if (each := context.repository(fork)) is not None]
    user = context.call.user
    wanted = {"OWNER": "admin", "COLLABORATOR": "push"}
    if chosen := [wanted[each] for each in arguments.get("affiliations") or () if each in wanted]:
        found = [each for each in found if user and any(context.call.may(each.record, role) for role in chosen)]
    keys = {"CREATED_AT": lambda node: node.record.id, "NAME": lambda node: node.record.name}
    return in_order(found, arguments.get("orderBy"), keys)


@connection("Repository", "stargazers")
def _list_stargazers(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    return context.accounts(_stargazers(context, node.record))


@connection("Repository", "watchers")
def _watchers(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    return context.accounts(each.id for each in rules.watchers(context.call.world, node.record))


@connection("Repository", "collaborators")
def _collaborators(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    if not context.call.may(node.record, "push"):
        raise Problem("FORBIDDEN", "You do not have permission to view repository collaborators.")
    users = [each for each in context.state.accounts.values() if each.type == "User"]
    special = {each.id for each in users if context.call.world.role(each, node.record) not in ("none", "pull")}
    return context.accounts(each.id for each in users if each.id in special | set(node.record.collaborators))


@connection("Repository", "assignableUsers", "query")
@connection("Repository", "mentionableUsers", "query")
def _assignable(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    wanted = (arguments.get("query") or "").lower()
    found = [each.login for each in context.state.accounts.values() if wanted in f"{each.login} {each.name}".lower()]
    ids = (issue_rules.assignable(context.call, node.record, login) for login in found)
    return [each for each in context.accounts(id for id in ids if id) if each.type == "User"]


@connection("Repository", "labels", "orderBy query")
def _labels(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    context.permit(node.record, "issues/list-labels-for-repo")
    wanted = (arguments.get("query") or "").lower().split()
    found = [
        Node("Label", each, node.record)
        for each in node.record.labels.values()
        if all(word in f"{each.name} {each.description or ''}".lower() for word in wanted)
    ]
    return in_order(found, arguments.get("orderBy"), _LABELS)


@field("Repository", "label", "name")
def _label(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    context.permit(node.record, "issues/get-label")
    found = issue_rules.label_named(node.record, arguments["name"])
    return None if found is None else Node("Label", found, node.record)


@connection("Repository", "milestones", "orderBy query states")
def _milestones(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    context.permit(node.record, "issues/list-milestones")
    wanted, states = (arguments.get("query") or "").lower(), arguments.get("states")
    found = [
        Node("Milestone", each, node.record)
        for each in node.record.milestones.values()
        if wanted in each.title.lower() and (not states or each.state.upper() in states)
    ]
    return in_order(found, arguments.get("orderBy"), _MILESTONES)


@field("Repository", "milestone", "number")
def _milestone(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    context.permit(node.record, "issues/get-milestone")
    found = node.record.milestones.get(arguments["number"])
    return None if found is None else Node("Milestone", found, node.record)


def _fits(context: Context, issue: Any, repository: Repository, filters: dict[str, Any]) -> bool:
    """Whether an issue fits the argument ``filterBy``."""
    accounts, login = context.state.accounts, filters.get("createdBy")
    if login is not None and accounts[issue.user].login.lower() != login.lower():
        return False
    wanted = filters.get("assignee", "")
    assignees = [accounts[id].login.lower() for id in issue.assignees]
    if wanted is None or wanted == "*":
        if bool(assignees) != (wanted == "*"):
            return False
    elif wanted and wanted.lower() not in assignees:
        return False
    if (mentioned := filters.get("mentioned")) and f"@{mentioned.lower()}" not in (issue.body or "").lower():
        return False
    if (number := filters.get("milestoneNumber")) is not None and str(issue.milestone) != number:
        return False
    if (since := filters.get("since")) is not None and issue.updated_at < since:
        return False
    if (states := filters.get("states")) and issue.state.upper() not in states:
        return False
    return _has_label(issue, repository, filters.get("labels"))


def _has_label(issue: Any, repository: Repository, names: list[str] | None) -> bool:
    wanted = {name.lower() for name in names or ()}
    return not wanted or any(repository.labels[id].name.lower() in wanted for id in issue.labels)


@connection("Repository", "issues", "filterBy labels orderBy states")
def _issues(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    context.permit(node.record, "issues/list-for-repo")
    states, filters = arguments.get("states"), arguments.get("filterBy") or {}
    found = [
        Node("Issue", each, node.record)
        for each in node.record.issues.values()
        if not each.is_pull
        and (not states or each.state.upper() in states)
        and _fits(context, each, node.record, filters)
        and _has_label(each, node.record, arguments.get("labels"))
    ]
    return in_order(found, arguments.get("orderBy"), _CREATED)


def state_of(repository: Repository, issue: Any) -> str:
    """The state of an issue or a pull request: OPEN, CLOSED or MERGED.

    :param repository: its repository
    :param issue: its record
    """
    if issue.is_pull and repository.pulls[issue.number].merged_at is not None:
        return "MERGED"
    return str(issue.state.upper())


@connection("Repository", "pullRequests", "baseRefName headRefName labels orderBy states")
def _pulls(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    context.permit(node.record, "pulls/list")
    repository, states = node.record, arguments.get("states")
    found = []
    for pull in repository.pulls.values():
        issue = repository.issues[pull.number]
        if states and state_of(repository, issue) not in states:
            continue
        if (arguments.get("baseRefName") or pull.base) != pull.base:
            continue
        if (arguments.get("headRefName") or pull.head) != pull.head:
            continue
        if _has_label(issue, repository, arguments.get("labels")):
            found.append(Node("PullRequest", issue, repository))
    return in_order(found, arguments.get("orderBy"), _CREATED)


def _numbered(context: Context, node: Node, number: int, types: tuple[str, ...], name: str) -> Node:
    """The issue or the pull request with a number."""
    issue = node.record.issues.get(number)
    if issue is not None:
        found = Node("PullRequest" if issue.is_pull else "Issue", issue, node.record)
        if found.type in types:
            context.permit(node.record, "pulls/get" if issue.is_pull else "issues/get")
            return found
    raise Problem("NOT_FOUND", f"Could not resolve to {name} with the number of {number}.")


@field("Repository", "issue", "number")
def _issue(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    return _numbered(context, node, arguments["number"], ("Issue",), "an Issue")


@field("Repository", "pullRequest", "number")
def _pull(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    return _numbered(context, node, arguments["number"], ("PullRequest",), "a PullRequest")


@field("Repository", "issueOrPullRequest", "number")
def _issue_or_pull(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    return _numbered(context, node, arguments["number"], ("Issue", "PullRequest"), "an issue or pull request")


@connection("Repository", "repositoryTopics")
def _topics(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    return [Node("RepositoryTopic", each, node.record) for each in node.record.topics]


fields(
    "RepositoryTopic",
    {
        "topic": lambda context, node, arguments: Node("Topic", node.record),
        "url": lambda context, node, arguments: f"{context.call.links.web}/topics/{node.record}",
    },
)
fields("Topic", {"name": lambda context, node, arguments: node.record})


@connection("Repository", "releases", "orderBy")
def _releases(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    keys = {
        "CREATED_AT": lambda node: (node.record.created_at, node.record.id),
        "NAME": lambda node: node.record.name or "",
    }
    return in_order(visible_releases(context, node.record), arguments.get("orderBy"), keys)


def visible_releases(context: Context, repository: Repository) -> list[Node]:
    """The releases that the viewer sees: drafts only with push access.

    :param repository: the repository
    """
    context.permit(repository, "repos/list-releases")
    may = context.call.may(repository, "push")
    return [Node("Release", each, repository) for each in repository.releases.values() if may or not each.draft]


@field("Repository", "release", "tagName")
def _release(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    found = visible_releases(context, node.record)
    return next((each for each in found if each.record.tag_name == arguments["tagName"]), None)


@field("Repository", "latestRelease")
def _latest(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    found = [each for each in visible_releases(context, node.record) if is_candidate(each.record)]
    return max(found, key=lambda each: (each.record.published_at or "", each.record.id), default=None)


def is_candidate(release: Any) -> bool:
    """Whether a release can be the latest one.

    :param release: its record
    """
    return not release.draft and not release.prerelease
