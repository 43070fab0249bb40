"""Users and organizations (https://docs.github.com/rest/users, https://docs.github.com/rest/orgs)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github.failures import forbidden, not_found
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views import accounts as views, repositories as repository_views

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Account


def account_of(call: Call, name: str = "username") -> Account:
    """The account that a placeholder names.

    :param name: the placeholder
    :raises Failure: it does not exist
    """
    found = call.state.account(call.params[name])
    if found is None:
        raise not_found()
    return found


def organization_of(call: Call) -> Account:
    """The organization of the path.

    :raises Failure: it does not exist
    """
    found = account_of(call, "org")
    if found.type != "Organization":
        raise not_found()
    return found


def owned(call: Call) -> Account:
    """The organization of the path, whose owner the user is.

    :raises Failure: the user is not
    """
    found = organization_of(call)
    if call.standing(found) != "admin":
        raise forbidden("You must be an admin to perform this action.")
    return found


@operation("users/get-authenticated")
def get_me(call: Call) -> Any:
    return views.private_user(call, call.me)


_PROFILE = ("name", "email", "blog", "twitter_username", "company", "location", "hireable", "bio")


@operation("users/update-authenticated")
def update_me(call: Call) -> Any:
    me = call.me
    for name in _PROFILE:
        if name in call.body:
            setattr(me, name, call.body[name])
    me.updated_at = call.now
    return views.private_user(call, me)


@operation("users/get-by-username")
def get_user(call: Call) -> Any:
    return views.public_user(call, account_of(call))


@operation("users/get-by-id")
def get_user_by_id(call: Call) -> Any:
    found = call.item(call.state.accounts, "account_id")
    return views.public_user(call, found)


@operation("users/list", paging="since")
def list_users(call: Call) -> Any:
    return call.page(list(call.state.accounts.values()), lambda each: views.user(call, each))


@operation("users/list-followers-for-user")
def list_followers(call: Call) -> Any:
    wanted = account_of(call).id
    found = [each for each in call.state.accounts.values() if wanted in each.following]
    return call.page(found, lambda each: views.user(call, each))


@operation("users/list-following-for-user")
def list_following(call: Call) -> Any:
    return call.page(account_of(call).following, lambda id: views.user_by_id(call, id))


@operation("users/list-followers-for-authenticated-user")
def list_my_followers(call: Call) -> Any:
    found = [each for each in call.state.accounts.values() if call.me.id in each.following]
    return call.page(found, lambda each: views.user(call, each))


@operation("users/list-followed-by-authenticated-user")
def list_followed(call: Call) -> Any:
    return call.page(call.me.following, lambda id: views.user_by_id(call, id))


@operation("users/check-person-is-followed-by-authenticated")
def is_followed(call: Call) -> None:
    if account_of(call).id not in call.me.following:
        raise not_found()


@operation("users/check-following-for-user")
def is_followed_by(call: Call) -> None:
    if account_of(call, "target_user").id not in account_of(call).following:
        raise not_found()


@operation("users/follow")
def follow(call: Call) -> None:
    found = account_of(call)
    if found.id not in call.me.following:
        call.me.following.append(found.id)


@operation("users/unfollow")
def unfollow(call: Call) -> None:
    found = account_of(call)
    if found.id in call.me.following:
        call.me.following.remove(found.id)


@operation("orgs/get")
def get_organization(call: Call) -> Any:
    return views.full_organization(call, organization_of(call))


@operation("orgs/list", paging="since")
def list_organizations(call: Call) -> Any:
    found = [each for each in call.state.accounts.values() if each.type == "Organization"]
    return call.page(found, lambda each: views.organization(call, each))


_SETTINGS = (
    "billing_email",
    "company",
    "email",
    "twitter_username",
    "location",
    "name",
    "description",
    "blog",
    "default_repository_permission",
    "members_can_create_repositories",
)


@operation("orgs/update")
def update_organization(call: Call) -> Any:
    found = owned(call)
    for name in _SETTINGS:
        if name in call.body:
            setattr(found, name, call.body[name])
    found.updated_at = call.now
    return views.full_organization(call, found)


@operation("orgs/list-for-user")
def list_organizations_of_user(call: Call) -> Any:
    wanted = account_of(call).id
    found = [each for each in call.state.accounts.values() if wanted in each.public_members]
    return call.page(found, lambda each: views.organization(call, each))


@operation("orgs/list-for-authenticated-user")
def list_my_organizations(call: Call) -> Any:
    found = [each for each in call.state.accounts.values() if call.me.id in each.members]
    return call.page(found, lambda each: views.organization(call, each))


def _is_insider(call: Call, organization: Account) -> bool:
    is_member = call.user is not None and call.standing(organization) is not None
    return is_member and call.has_scope("read:org", "admin:org")


@operation("orgs/list-members")
def list_members(call: Call) -> Any:
    found = organization_of(call)
    role = call.query.get("role", "all")
    shown = found.members if _is_insider(call, found) else found.public_members
    kept = [id for id in shown if role in ("all", found.members[id])]
    return call.page(kept, lambda id: views.user_by_id(call, id))


@operation("orgs/list-public-members")
def list_public_members(call: Call) -> Any:
    return call.page(organization_of(call).public_members, lambda id: views.user_by_id(call, id))


@operation("orgs/check-membership-for-user")
def check_member(call: Call) -> None:
    organization, found = organization_of(call), account_of(call)
    shown = organization.members if _is_insider(call, organization) else organization.public_members
    if found.id not in shown:
        raise not_found()


@operation("orgs/check-public-membership-for-user")
def check_public_member(call: Call) -> None:
    if account_of(call).id not in organization_of(call).public_members:
        raise not_found()


@operation("orgs/set-public-membership-for-authenticated-user")
def publicize(call: Call) -> None:
    organization, found = organization_of(call), account_of(call)
    if found.id != call.me.id or found.id not in organization.members:
        raise forbidden("You must be a member of the organization.")
    if found.id not in organization.public_members:
        organization.public_members.append(found.id)


@operation("orgs/remove-public-membership-for-authenticated-user")
def conceal(call: Call) -> None:
    organization = organization_of(call)
    if call.me.id in organization.public_members:
        organization.public_members.remove(call.me.id)


@operation("activity/list-repos-starred-by-authenticated-user")
def list_my_stars(call: Call) -> Any:
    return _stars(call, call.me)


@operation("activity/list-repos-starred-by-user")
def list_stars(call: Call) -> Any:
    return _stars(call, account_of(call))


def _stars(call: Call, account: Account) -> Any:
    found = [(call.state.repositories[id], at) for id, at in account.starred.items()]
    kept = [(repository, at) for repository, at in found if call.sees(repository)]
    newest_first = call.query.get("direction", "desc") != "asc"
    kept.sort(key=lambda each: (each[1], each[0].id), reverse=newest_first)
    if "star+json" in call.headers.get("accept", ""):
        return call.page(kept, lambda each: {"starred_at": each[1], "repo": repository_views.minimal(call, each[0])})
    return call.page(kept, lambda each: repository_views.minimal(call, each[0]))


@operation("activity/check-repo-is-starred-by-authenticated-user")
def is_starred(call: Call) -> None:
    if call.repository().id not in call.me.starred:
        raise not_found()


@operation("activity/star-repo-for-authenticated-user")
def star(call: Call) -> None:
    repository = call.repository()
    call.is_unchanged = repository.id in call.me.starred
    call.me.starred.setdefault(repository.id, call.now)


@operation("activity/unstar-repo-for-authenticated-user")
def unstar(call: Call) -> None:
    call.is_unchanged = call.me.starred.pop(call.repository().id, None) is None


@operation("activity/get-stargazer-count-for-repo")
def count_stargazers(call: Call) -> Any:
    repository = call.repository()
    return {"count": sum(repository.id in each.starred for each in call.state.accounts.values())}


@operation("activity/list-stargazers-for-repo")
def list_stargazers(call: Call) -> Any:
    wanted = call.repository().id
    found = [each for each in call.state.accounts.values() if wanted in each.starred]
    found.sort(key=lambda each: (each.starred[wanted], each.id))
    if "star+json" in call.headers.get("accept", ""):
        return call.page(found, lambda each: {"starred_at": each.starred[wanted], "user": views.user(call, each)})
    return call.page(found, lambda each: views.user(call, each))
