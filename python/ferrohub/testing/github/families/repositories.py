"""Repositories and their collaborators (https://docs.github.com/rest/repos)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import organization_events, repositories
from ferrohub.testing.github.call import Reply
from ferrohub.testing.github.failures import forbidden, invalid, not_found, unprocessable
from ferrohub.testing.github.families.accounts import account_of, organization_of
from ferrohub.testing.github.records import RepositoryInvitation
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views import accounts as account_views, repositories as views, teams as team_views
from ferrohub.testing.github.world import ROLES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Account, Repository

#: The members of a repository that its body sets, besides those with rules of their own.
_PLAIN = (
    "description",
    "homepage",
    "has_issues",
    "has_projects",
    "has_wiki",
    "has_discussions",
    "is_template",
    "allow_squash_merge",
    "allow_merge_commit",
    "allow_rebase_merge",
    "allow_auto_merge",
    "delete_branch_on_merge",
    "allow_update_branch",
    "allow_forking",
    "archived",
)
_ROLES = {"read": "pull", "write": "push"}


@operation("repos/get")
def get(call: Call) -> Any:
    return views.full(call, call.repository())


def _create(call: Call, owner: Account) -> Any:
    body = call.body
    private = body.get("private", body.get("visibility") in ("private", "internal"))
    files = {"README.md": f"# {body['name']}\n{body.get('description') or ''}".rstrip() + "\n"}
    try:
        made = call.world.add_repository(
            owner, body["name"], call.me, files if body.get("auto_init") else None, private=private
        )
    except ValueError as error:
        code = {"message": "name already exists on this account"} if "already" in str(error) else {}
        raise invalid("Repository", "name", "custom", **{"message": str(error), **code}) from None
    _set(call, made)
    shown = views.full(call, made)
    call.more_headers["Location"] = shown["url"]
    return shown


@operation("repos/create-using-template")
def create_from_template(call: Call) -> Any:
    name, body = f"{call.params['template_owner']}/{call.params['template_repo']}", call.body
    template = call.state.repository(name)
    if template is None or not call.sees(template) or not template.is_template:
        raise not_found()
    owner = call.state.account(body.get("owner") or call.me.login)
    if owner is None or (owner is not call.me and call.standing(owner) is None):
        raise not_found()
    shown = _create(call, owner) if owner is call.me else _create_in(call, owner)
    made = call.state.repositories[shown["id"]]
    made.default_branch, made.description = template.default_branch, body.get("description")
    repositories.copy_files(call.world, template, made, call.me, all_branches=bool(body.get("include_all_branches")))
    return {**views.full(call, made), "template_repository": views.minimal(call, template)}


@operation("repos/list-languages", partly="No languages are detected.")
def list_languages(call: Call) -> Any:
    call.repository()
    return {}


def _set(call: Call, repository: Repository) -> None:
    for name in _PLAIN:
        if call.body.get(name) is not None or (name in call.body and name in ("description", "homepage")):
            setattr(repository, name, call.body[name])


@operation("repos/create-for-authenticated-user")
def create(call: Call) -> Any:
    return _create(call, call.me)


@operation("repos/create-in-org")
def create_in_organization(call: Call) -> Any:
    return _create_in(call, organization_of(call))


def _create_in(call: Call, organization: Account) -> Any:
    """Create a repository of an organization.

    :raises Failure: the user may not
    """
    role = call.standing(organization)
    if role != "admin" and not (role and organization.members_can_create_repositories):
        raise forbidden("You need admin access to the organization before adding a repository to it.")
    return _create(call, organization)


def _check_name(name: str) -> None:
    """Check that a repository may have a name.

    :raises Failure: it may not
    """
    if not repositories.is_name(name):
        raise invalid("Repository", "name", "custom", message="name is not possible")


@operation("repos/update")
def update(call: Call) -> Any:
    found = call.writer("admin")
    body = call.body
    if found.archived and body.get("archived") is not False:
        raise forbidden("Repository was archived so is read-only.")
    branch = body.get("default_branch")
    if branch is not None and f"refs/heads/{branch}" not in found.refs:
        raise unprocessable("Validation Failed: the branch was not found. Please push that ref first.")
    visibility = body.get("visibility", "private" if found.private else "public")
    is_private = body.get("private", visibility != "public")
    if found.parent is not None and is_private != found.private:
        raise unprocessable("Validation Failed: the visibility of a fork is that of its network")
    if (name := body.get("name")) is not None and name != found.name:
        _check_name(name)
        owner = call.state.accounts[found.owner]
        other = call.state.repository(f"{owner.login}/{name}")
        if other is not None and other is not found:
            raise invalid("Repository", "name", "custom", message="name already exists on this account")
        repositories.rename(call.world, found, owner, name)
    found.default_branch, found.private = branch or found.default_branch, is_private
    _set(call, found)
    found.updated_at = call.now
    return views.full(call, found)


@operation("repos/delete")
def delete(call: Call) -> None:
    found = call.writer("admin")
    if not call.has_scope("delete_repo"):
        raise forbidden("Must have admin rights to Repository.")
    repositories.delete(call.world, found)


@operation("repos/transfer")
def transfer(call: Call) -> Any:
    found = call.writer("admin")
    owner = call.state.account(call.body["new_owner"])
    if owner is None:
        raise unprocessable("Validation Failed: new_owner is not an account")
    name = call.body.get("new_name", found.name)
    _check_name(name)
    if call.state.repository(f"{owner.login}/{name}") is not None:
        raise unprocessable("Repositories cannot be transferred to a name that is taken")
    repositories.rename(call.world, found, owner, name)
    return views.minimal(call, found)


def _sorted(call: Call, found: Iterable[Repository], usual: str) -> list[Repository]:
    keys: dict[str, Any] = {
        "created": lambda each: (each.created_at, each.id),
        "updated": lambda each: (each.updated_at, each.id),
        "pushed": lambda each: (each.pushed_at, each.id),
        "full_name": lambda each: call.state.full_name(each).lower(),
    }
    sort = call.query.get("sort", usual)
    newest = call.query.get("direction", "asc" if sort == "full_name" else "desc") == "desc"
    return sorted((each for each in found if call.sees(each)), key=keys.get(sort, keys[usual]), reverse=newest)


@operation("repos/list-for-authenticated-user")
def list_mine(call: Call) -> Any:
    me, query = call.me, call.query
    kinds = set(query.get("affiliation", "owner,collaborator,organization_member").split(","))

    def fits(each: Repository) -> bool:
        owner = call.state.accounts[each.owner]
        is_member = me.id in owner.members and call.role(each) != "none"
        has = {
            "owner": each.owner == me.id,
            "collaborator": me.id in each.collaborators,
            "organization_member": is_member,
        }
        type_ = query.get("type", "all")
        if type_ in ("public", "private") and each.private != (type_ == "private"):
            return False
        if type_ in ("owner", "member"):
            return has["owner"] if type_ == "owner" else has["collaborator"] or is_member
        if (visibility := query.get("visibility", "all")) != "all" and each.private != (visibility == "private"):
            return False
        return any(has.get(kind) for kind in kinds)

    found = _sorted(call, filter(fits, call.state.repositories.values()), "full_name")
    return call.page(found, lambda each: views.minimal(call, each))


@operation("repos/list-for-user")
def list_for_user(call: Call) -> Any:
    account, type_ = account_of(call), call.query.get("type", "owner")

    def fits(each: Repository) -> bool:
        is_owner, is_member = each.owner == account.id, account.id in each.collaborators
        return not each.private and {"owner": is_owner, "member": is_member}.get(type_, is_owner or is_member)

    found = _sorted(call, filter(fits, call.state.repositories.values()), "full_name")
    return call.page(found, lambda each: views.minimal(call, each))


@operation("repos/list-for-org")
def list_for_organization(call: Call) -> Any:
    organization, type_ = organization_of(call), call.query.get("type", "all")
    tests: dict[str, Any] = {
        "public": lambda each: not each.private,
        "private": lambda each: each.private,
        "forks": lambda each: each.parent is not None,
        "sources": lambda each: each.parent is None,
    }
    fits = tests.get(type_, lambda each: True)
    own = [each for each in call.state.repositories.values() if each.owner == organization.id and fits(each)]
    return call.page(_sorted(call, own, "created"), lambda each: views.minimal(call, each))


@operation("repos/list-public", paging="since")
def list_public(call: Call) -> Any:
    found = [each for each in call.state.repositories.values() if not each.private]
    return call.page(found, lambda each: views.minimal(call, each))


@operation("repos/get-all-topics")
def get_topics(call: Call) -> Any:
    return {"names": call.repository().topics}


@operation("repos/replace-all-topics")
def replace_topics(call: Call) -> Any:
    found = call.writer("maintain")
    names = list(dict.fromkeys(name.lower() for name in call.body["names"]))
    if len(names) > 20:
        raise unprocessable("Validation Failed: a repository cannot have more than 20 topics")
    found.topics, found.updated_at = names, call.now
    return {"names": names}


@operation("repos/list-forks")
def list_forks(call: Call) -> Any:
    wanted = call.repository().id
    forks = [each for each in call.state.repositories.values() if each.parent == wanted and call.sees(each)]
    oldest = call.query.get("sort") == "oldest"
    forks.sort(key=lambda each: each.id, reverse=not oldest)
    return call.page(forks, lambda each: views.minimal(call, each))


@operation("repos/create-fork")
def create_fork(call: Call) -> Any:
    found, body = call.repository(), call.body
    owner = call.me
    if login := body.get("organization"):
        organization = call.state.account(login)
        if organization is None or call.me.id not in organization.members:
            raise unprocessable("Validation Failed: organization is not one of yours")
        owner = organization
    wanted = body.get("name") or found.name
    _check_name(wanted)
    is_same = wanted.lower() == found.name.lower()
    if found.owner == owner.id and (owner.type == "User" or is_same):
        raise forbidden("You cannot fork your own repository to the same account.")
    # Only organizations have several repositories of a network, the forks of their own.
    for each in repositories.network(call.world, found):
        if each.owner == owner.id and (found.owner != owner.id or each.name.lower() == wanted.lower()):
            call.is_unchanged = True
            return Reply(202, views.full(call, each))
    chosen, number = wanted, 0
    while call.state.repository(f"{owner.login}/{chosen}") is not None:
        number += 1
        chosen = f"{wanted}-{number}"
    made = repositories.fork(call.world, found, owner, chosen, default_only=bool(body.get("default_branch_only")))
    return Reply(202, views.full(call, made))


def _collaborators(call: Call, repository: Repository) -> list[tuple[Account, str]]:
    ids = dict.fromkeys([repository.owner, *repository.collaborators])
    ids |= dict.fromkeys(call.state.accounts[repository.owner].members)
    accounts = [call.state.accounts[id] for id in ids]
    found = [(each, call.world.role(each, repository)) for each in accounts if each.type != "Organization"]
    return [(account, role) for account, role in found if role != "none"]


def _is_affiliated(call: Call, repository: Repository, account: Account) -> bool:
    """Whether a collaborator has the affiliation that the query names."""
    wanted = call.query.get("affiliation", "all")
    if wanted == "outside" and account.id in {repository.owner, *call.state.accounts[repository.owner].members}:
        return False
    return wanted == "all" or account.id in {repository.owner, *repository.collaborators}


def _with_role(call: Call, account: Account, role: str) -> dict[str, Any]:
    name = {"pull": "read", "push": "write"}.get(role, role)
    return {
        **account_views.user(call, account),
        "permissions": views.permissions(role),
        "role_name": name,
    }


@operation("repos/list-collaborators")
def list_collaborators(call: Call) -> Any:
    repository = call.repository("push")
    found = [each for each in _collaborators(call, repository) if _is_affiliated(call, repository, each[0])]
    if (least := call.query.get("permission")) in ROLES:
        found = [(account, role) for account, role in found if ROLES.index(role) >= ROLES.index(least)]
    return call.page(found, lambda each: _with_role(call, *each))


@operation("repos/check-collaborator")
def check_collaborator(call: Call) -> None:
    found = call.repository("push")
    account = account_of(call)
    if account.id not in {each.id for each, _ in _collaborators(call, found)}:
        raise not_found()


@operation("repos/get-collaborator-permission-level")
def get_permission(call: Call) -> Any:
    found = call.repository("push")
    account = account_of(call)
    role = call.world.role(account, found)
    shown = _with_role(call, account, role)
    simple = {"pull": "read", "triage": "read", "push": "write", "maintain": "write"}.get(role, role)
    return {"permission": simple, "role_name": shown["role_name"], "user": shown}


@operation("repos/add-collaborator")
def add_collaborator(call: Call) -> Any:
    found = call.writer("admin")
    account = account_of(call)
    if account.type == "Organization":
        raise unprocessable("Validation Failed: organizations cannot be collaborators")
    if account.id == found.owner:
        raise unprocessable("Repository owner cannot be a collaborator")
    permission = call.body.get("permission", "push")
    role = _ROLES.get(permission, permission)
    if role not in ("pull", "triage", "push", "maintain", "admin"):
        raise invalid("Repository", "permission", "invalid", value=permission)
    if account.id in found.collaborators or account.id in call.state.accounts[found.owner].members:
        old = found.collaborators.get(account.id)
        call.is_unchanged = old is not None
        found.collaborators[account.id] = role
        if old not in (None, role):
            organization_events.collaborator_edited(call, found, account, old, role)
        return None
    invitation = next((each for each in found.invitations.values() if each.invitee == account.id), None)
    if invitation is None:
        identity = call.state.next_id("repository_invitation")
        invitation = RepositoryInvitation(identity, account.id, call.me.id, role, call.now)
        found.invitations[identity] = invitation
    invitation.role = role
    return team_views.repository_invitation(call, found, invitation)


@operation("repos/remove-collaborator")
def remove_collaborator(call: Call) -> None:
    found = call.repository()
    account = account_of(call)
    if account.id != call.me.id and not call.may(found, "admin"):
        raise forbidden("Must have admin rights to Repository.")
    call.is_unchanged = found.collaborators.pop(account.id, None) is None
