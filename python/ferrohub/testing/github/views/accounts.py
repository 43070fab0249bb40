"""Users and organizations as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github.links import node_id

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Account, IssueType

_PREFIXES = {"User": "U", "Organization": "O", "Bot": "BOT"}


def account_node(account: Account) -> str:
    """The node ID of an account."""
    return node_id(_PREFIXES[account.type], account.id)


def user(call: Call, account: Account) -> dict[str, Any]:
    """An account in short: the schema ``simple-user``."""
    url = f"{call.links.api}/users/{account.login}"
    return {
        "login": account.login,
        "id": account.id,
        "node_id": account_node(account),
        "avatar_url": f"https://avatars.githubusercontent.com/u/{account.id}?v=4",
        "gravatar_id": "",
        "url": url,
        "html_url": f"{call.links.web}/{account.login}",
        "followers_url": f"{url}/followers",
        "following_url": f"{url}/following{{/other_user}}",
        "gists_url": f"{url}/gists{{/gist_id}}",
        "starred_url": f"{url}/starred{{/owner}}{{/repo}}",
        "subscriptions_url": f"{url}/subscriptions",
        "organizations_url": f"{url}/orgs",
        "repos_url": f"{url}/repos",
        "events_url": f"{url}/events{{/privacy}}",
        "received_events_url": f"{url}/received_events",
        "type": account.type,
        "user_view_type": "public",
        "site_admin": account.site_admin,
    }


def user_by_id(call: Call, id: int | None) -> dict[str, Any] | None:
    """The account with an ID in short; None if there is none."""
    found = call.state.accounts.get(id or 0)
    return user(call, found) if found is not None else None


def _counts(call: Call, account: Account) -> dict[str, int]:
    own = [each for each in call.state.repositories.values() if each.owner == account.id]
    gists = [each for each in call.state.gists.values() if each.owner == account.id]
    return {
        "public_repos": sum(not each.private for each in own),
        "public_gists": sum(each.public for each in gists),
        "followers": sum(account.id in other.following for other in call.state.accounts.values()),
        "following": len(account.following),
    }


def public_user(call: Call, account: Account) -> dict[str, Any]:
    """A user with the profile: the schema ``public-user``."""
    return {
        **user(call, account),
        "name": account.name,
        "company": account.company,
        "blog": account.blog,
        "location": account.location,
        "email": account.email,
        "hireable": account.hireable,
        "bio": account.bio,
        "twitter_username": account.twitter_username,
        **_counts(call, account),
        "created_at": account.created_at,
        "updated_at": account.updated_at,
    }


def private_user(call: Call, account: Account) -> dict[str, Any]:
    """A user as that user sees it: the schema ``private-user``."""
    private = [each for each in call.state.repositories.values() if each.owner == account.id and each.private]
    return {
        **public_user(call, account),
        "private_gists": sum(not each.public and each.owner == account.id for each in call.state.gists.values()),
        "total_private_repos": len(private),
        "owned_private_repos": len(private),
        "disk_usage": sum(each.size for each in private),
        "collaborators": 0,
        "two_factor_authentication": True,
        "plan": {"name": "pro", "space": 976562499, "collaborators": 0, "private_repos": 9999},
    }


def organization(call: Call, account: Account) -> dict[str, Any]:
    """An organization in short: the schema ``organization-simple``."""
    url = f"{call.links.api}/orgs/{account.login}"
    return {
        "login": account.login,
        "id": account.id,
        "node_id": account_node(account),
        "url": url,
        "repos_url": f"{url}/repos",
        "events_url": f"{url}/events",
        "hooks_url": f"{url}/hooks",
        "issues_url": f"{url}/issues",
        "members_url": f"{url}/members{{/member}}",
        "public_members_url": f"{url}/public_members{{/member}}",
        "avatar_url": f"https://avatars.githubusercontent.com/u/{account.id}?v=4",
        "description": account.description,
    }


#: The profile of an organization, as far as it is set.
_OPTIONAL = ("name", "company", "blog", "location", "email")


def full_organization(call: Call, account: Account) -> dict[str, Any]:
    """An organization with its profile and settings: the schema ``organization-full``."""
    found = {
        **organization(call, account),
        # Without a value, GitHub leaves these members out.
        **{name: value for name in _OPTIONAL if (value := getattr(account, name))},
        "twitter_username": account.twitter_username,
        "is_verified": False,
        "has_organization_projects": True,
        "has_repository_projects": True,
        **_counts(call, account),
        "html_url": f"{call.links.web}/{account.login}",
        "created_at": account.created_at,
        "updated_at": account.updated_at,
        "archived_at": None,
        "type": account.type,
    }
    if call.user is not None and call.user.id in account.members:
        found |= {
            "billing_email": account.billing_email,
            "default_repository_permission": account.default_repository_permission,
            "members_can_create_repositories": account.members_can_create_repositories,
            "two_factor_requirement_enabled": False,
            **_settings(call, account),
        }
    return found


def _settings(call: Call, account: Account) -> dict[str, Any]:
    """The numbers and the settings of an organization that its members see."""
    private = sum(each.private for each in call.state.repositories.values() if each.owner == account.id)
    may = account.members_can_create_repositories
    return {
        "total_private_repos": private,
        "owned_private_repos": private,
        "private_gists": 0,
        "disk_usage": sum(each.size for each in call.state.repositories.values() if each.owner == account.id),
        "collaborators": 0,
        "members_allowed_repository_creation_type": "all" if may else "none",
        "members_can_create_public_repositories": may,
        "members_can_create_private_repositories": may,
        "members_can_create_internal_repositories": False,
        "members_can_create_pages": True,
        "members_can_create_public_pages": True,
        "members_can_create_private_pages": True,
        "members_can_fork_private_repositories": False,
        "web_commit_signoff_required": False,
        "plan": {
            "name": "team",
            "space": 976562499,
            "private_repos": 999999,
            "filled_seats": len(account.members),
            "seats": len(account.members),
        },
    }


def issue_type(found: IssueType) -> dict[str, Any]:
    """A type of issues: the schema ``issue-type``."""
    return {
        "id": found.id,
        "node_id": node_id("IT", found.id),
        "name": found.name,
        "description": found.description,
        "color": found.color,
        "created_at": found.created_at,
        "updated_at": found.updated_at,
        "is_enabled": found.is_enabled,
    }
