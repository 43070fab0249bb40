"""Users, organizations, bots and teams."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github.families import teams
from ferrohub.testing.github.graphql.registry import Node, Problem, attributes, connection, field, fields, in_order

if TYPE_CHECKING:
    from ferrohub.testing.github.graphql.context import Context

# The authors of issues that an import could not assign to a user are mannequins; the simulator has none.
ACTORS = "User Organization Bot Mannequin"
OWNERS = "User Organization"
_ORDERS = {
    "NAME": lambda node: node.record.name.lower(),
    "CREATED_AT": lambda node: (node.record.created_at, node.record.id),
    "UPDATED_AT": lambda node: (node.record.updated_at, node.record.id),
    "PUSHED_AT": lambda node: (node.record.pushed_at or "", node.record.id),
}

fields(
    ACTORS,
    {
        # The bots of Apps have no suffix here.
        "login": lambda context, node, arguments: node.record.login.removesuffix("[bot]"),
        "databaseId": lambda context, node, arguments: node.record.id,
        "url": lambda context, node, arguments: f"{context.call.links.web}/{node.record.login}",
        "resourcePath": lambda context, node, arguments: f"/{node.record.login}",
    },
)
attributes(ACTORS, "createdAt updatedAt")
attributes(OWNERS, "name location twitterUsername")
attributes("Organization", "description")


@field(ACTORS, "avatarUrl", "size")
def _avatar(context: Context, node: Node, arguments: dict[str, Any]) -> str:
    size = f"&s={arguments['size']}" if arguments.get("size") else ""
    return f"https://avatars.githubusercontent.com/u/{node.record.id}?v=4{size}"


fields(
    OWNERS,
    {
        "websiteUrl": lambda context, node, arguments: node.record.blog or None,
    },
)
fields("User", {"email": lambda context, node, arguments: node.record.email or ""})
fields("Organization", {"email": lambda context, node, arguments: node.record.email})
fields(
    "User",
    {
        "bio": lambda context, node, arguments: node.record.bio,
        "company": lambda context, node, arguments: node.record.company,
        "isHireable": lambda context, node, arguments: bool(node.record.hireable),
        "isSiteAdmin": lambda context, node, arguments: node.record.site_admin,
        "isViewer": lambda context, node, arguments: context.call.user is node.record,
    },
)


@connection(OWNERS, "repositories", "affiliations isArchived isFork orderBy ownerAffiliations privacy visibility")
def _repositories(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    affiliations = set(arguments.get("ownerAffiliations") or ["OWNER", "COLLABORATOR"])
    if unknown := set(arguments.get("affiliations") or ()) - {"OWNER"}:
        raise Problem("NOT_SIMULATED", f"The affiliation {unknown.pop()} is not simulated.")
    found = [
        Node("Repository", each, each)
        for each in context.state.repositories.values()
        if context.call.sees(each) and _affiliation(context, node, each) in affiliations
    ]
    privacy = arguments.get("visibility") or arguments.get("privacy")
    if privacy is not None:
        found = [each for each in found if each.record.private == (privacy == "PRIVATE")]
    if (is_fork := arguments.get("isFork")) is not None:
        found = [each for each in found if (each.record.parent is not None) == is_fork]
    if (is_archived := arguments.get("isArchived")) is not None:
        found = [each for each in found if each.record.archived == is_archived]
    return in_order(found, arguments.get("orderBy"), _ORDERS)


def _affiliation(context: Context, node: Node, repository: Any) -> str | None:
    if repository.owner == node.record.id:
        return "OWNER"
    if node.record.id in repository.collaborators:
        return "COLLABORATOR"
    owner = context.state.accounts[repository.owner]
    return "ORGANIZATION_MEMBER" if node.record.id in owner.members else None


@field(OWNERS, "repository", "name followRenames")
def _repository(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    name = f"{node.record.login}/{arguments['name']}"
    found = context.repository(context.state.repository(name))
    if found is None:
        raise Problem("NOT_FOUND", f"Could not resolve to a Repository with the name '{name}'.")
    return found


@connection("User", "organizations")
def _organizations(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    ids = [
        each.id
        for each in context.state.accounts.values()
        if node.record.id in each.members and _sees_membership(context, each, node.record.id)
    ]
    return context.accounts(ids)


def _sees_membership(context: Context, organization: Any, user: int) -> bool:
    viewer = context.call.user
    return user in organization.public_members or (viewer is not None and viewer.id in organization.members)


@field("User", "organization", "login")
def _organization(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    found = context.state.account(arguments["login"])
    if found is None or node.record.id not in found.members or not _sees_membership(context, found, node.record.id):
        return None
    return context.account(found.id)


@connection("Organization", "membersWithRole")
def _members(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    return context.accounts(each for each in node.record.members if _sees_membership(context, node.record, each))


@connection("User", "followers")
def _followers(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    return context.accounts(each.id for each in context.state.accounts.values() if node.record.id in each.following)


@connection("User", "following")
def _following(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    return context.accounts(node.record.following)


@connection("User", "starredRepositories")
def _starred(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    found = (context.state.repositories.get(id) for id in node.record.starred)
    return [shown for each in found if (shown := context.repository(each)) is not None]


def _teams(context: Context, node: Node) -> list[Node]:
    found = (each for each in context.state.teams.values() if each.organization == node.record.id)
    return [Node("Team", each) for each in found if teams.is_shown(context.call, each)]


@connection("Organization", "teams", "orderBy query")
def _list_teams(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    wanted = (arguments.get("query") or "").lower()
    found = [each for each in _teams(context, node) if wanted in each.record.name.lower()]
    return in_order(found, arguments.get("orderBy"), {"NAME": lambda node: node.record.name.lower()})


@field("Organization", "team", "slug")
def _team(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    return next((each for each in _teams(context, node) if each.record.slug == arguments["slug"]), None)


attributes("Team", "createdAt description name slug updatedAt")
fields(
    "Team",
    {
        "combinedSlug": lambda context, node, arguments: f"{_login_of(context, node)}/{node.record.slug}",
        "databaseId": lambda context, node, arguments: node.record.id,
        "organization": lambda context, node, arguments: context.account(node.record.organization),
        "privacy": lambda context, node, arguments: {"closed": "VISIBLE"}.get(node.record.privacy, "SECRET"),
        "resourcePath": lambda context, node, arguments: f"/orgs/{_login_of(context, node)}/teams/{node.record.slug}",
        "url": lambda context, node, arguments: (
            f"{context.call.links.web}/orgs/{_login_of(context, node)}/teams/{node.record.slug}"
        ),
    },
)


def _login_of(context: Context, node: Node) -> str:
    return str(context.state.accounts[node.record.organization].login)


@connection("Team", "members")
def _team_members(context: Context, node: Node, arguments: dict[str, Any]) -> Any:
    return context.accounts(node.record.members)
