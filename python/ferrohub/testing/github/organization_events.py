"""What webhooks tell of repositories, teams, organizations and installations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import webhooks
from ferrohub.testing.github.events import BEFORE, after_operations, reading, repository_of
from ferrohub.testing.github.hook_events import Event
from ferrohub.testing.github.organizations import invitation_of
from ferrohub.testing.github.router import ROUTES
from ferrohub.testing.github.views import teams as team_views
from ferrohub.testing.github.views.accounts import organization as organization_view, user
from ferrohub.testing.github.views.apps import installation as installation_view
from ferrohub.testing.github.views.repositories import minimal, permissions as permissions_of

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Account, App, Installation, Repository, Team


@after_operations("repos/create-for-authenticated-user", "repos/create-in-org", "repos/create-using-template")
def _created(call: Call, result: Any, old: Any) -> None:
    webhooks.emit(call, "repository", "created", {}, repository=call.state.repositories[result["id"]])


@after_operations("repos/delete", shows="repos/get")
def _deleted(call: Call, result: Any, old: Any) -> None:
    names = ("network_count", "subscribers_count", "temp_clone_token", "organization", "parent", "source")
    shown = {name: value for name, value in old.items() if name not in names}
    owner = call.state.account(old["owner"]["login"])
    organization = owner.id if owner is not None and owner.type == "Organization" else None
    webhooks.emit(call, "repository", "deleted", {"repository": shown}, organization=organization)


@after_operations("repos/update", shows="repos/get")
def _updated(call: Call, result: Any, old: Any) -> None:
    repository = call.state.repositories[result["id"]]

    def emit(action: str, **members: Any) -> None:
        webhooks.emit(call, "repository", action, members, repository=repository)

    if result["name"] != old["name"]:
        emit("renamed", changes={"repository": {"name": {"from": old["name"]}}})
    if result["archived"] != old["archived"]:
        emit("archived" if result["archived"] else "unarchived")
    if result["private"] != old["private"]:
        emit("privatized" if result["private"] else "publicized")
        if not result["private"]:
            webhooks.emit(call, "public", None, {}, repository=repository)
    texts = [name for name in ("description", "homepage", "default_branch") if result[name] != old[name]]
    if texts:
        emit("edited", changes={name: {"from": old[name]} for name in texts})


@after_operations("repos/transfer", shows="repos/get")
def _transferred(call: Call, result: Any, old: Any) -> None:
    account = call.state.account(old["owner"]["login"])
    is_organization = account is not None and account.type == "Organization"
    owner = (
        {"organization": organization_view(call, account)} if account and is_organization else {"user": old["owner"]}
    )
    members = {"changes": {"owner": {"from": owner}}}
    webhooks.emit(call, "repository", "transferred", members, repository=call.state.repositories[result["id"]])


def _member(call: Call, action: str, repository: Repository | None, account: Account | None) -> None:
    if repository is not None and account is not None:
        webhooks.emit(call, "member", action, {"member": user(call, account)}, repository=repository)


@after_operations("repos/remove-collaborator")
def _collaborator_removed(call: Call, result: Any, old: Any) -> None:
    _member(call, "removed", repository_of(call), call.state.account(call.params["username"]))


def collaborator_edited(call: Call, repository: Repository, account: Account, old: str, new: str) -> None:
    """Let webhooks tell that a collaborator has another role.

    :param repository: the repository
    :param account: the collaborator
    :param old: the role before
    :param new: the role now
    """
    before, after = (team_views.ROLE_NAMES.get(role, role) for role in (old, new))
    members = {"member": user(call, account), "changes": {"permission": {"from": before, "to": after}}}
    webhooks.emit(call, "member", "edited", members, repository=repository)


def team_permission_edited(call: Call, team: Team, repository: Repository, old: str) -> None:
    """Let webhooks tell that a team has another permission in a repository.

    :param team: the team
    :param repository: the repository
    :param old: the permission before
    """
    permissions = {name: permissions_of(old)[name] for name in ("admin", "pull", "push")}
    changes = {"repository": {"permissions": {"from": permissions}}}
    shown = ROUTES["teams/get-by-name"].handler(reading(call))
    _team_event(call, "edited", shown, changes=changes, repository=minimal(call, repository))


@after_operations("repos/add-collaborator")
def _collaborator_added_at_once(call: Call, result: Any, old: Any) -> None:
    # Others are invited, and added once they accept.
    if result is None:
        _member(call, "added", repository_of(call), call.state.account(call.params["username"]))


@after_operations(
    "repos/accept-invitation-for-authenticated-user", shows="repos/list-invitations-for-authenticated-user"
)
def _collaborator_added(call: Call, result: Any, old: Any) -> None:
    wanted = int(call.params["invitation_id"])
    found = next((each["repository"]["id"] for each in old if each["id"] == wanted), 0)
    _member(call, "added", call.state.repositories.get(found), call.user)


def _plain(shown: dict[str, Any]) -> dict[str, Any]:
    """A team as payloads have it."""
    names = ("members_count", "repos_count", "created_at", "updated_at", "organization")
    return {name: value for name, value in shown.items() if name not in names}


def _team_event(call: Call, action: str, shown: dict[str, Any], **members: Any) -> None:
    webhooks.emit(call, "team", action, {"team": _plain(shown), **members}, organization=shown["organization"]["id"])


@after_operations("teams/create")
def _team_created(call: Call, result: Any, old: Any) -> None:
    _team_event(call, "created", result)


@after_operations("teams/update-in-org", "teams/update-legacy", shows="teams/get-by-name")
def _team_edited(call: Call, result: Any, old: Any) -> None:
    texts = ("name", "description", "privacy")
    changes = {name: {"from": old[name] or ""} for name in texts if old[name] != result[name]}
    _team_event(call, "edited", result, changes=changes)


@after_operations("teams/delete-in-org", "teams/delete-legacy", shows="teams/get-by-name")
def _team_deleted(call: Call, result: Any, old: Any) -> None:
    _team_event(call, "deleted", old)


def _team_repository(call: Call, action: str) -> None:
    repository = repository_of(call)
    if repository is not None:
        shown = ROUTES["teams/get-by-name"].handler(reading(call))
        _team_event(call, action, shown, repository=minimal(call, repository))
        if action == "added_to_repository":
            webhooks.emit(call, "team_add", None, {"team": _plain(shown)}, repository=repository)


@after_operations("teams/add-or-update-repo-permissions-in-org", "teams/add-or-update-repo-permissions-legacy")
def _team_added(call: Call, result: Any, old: Any) -> None:
    _team_repository(call, "added_to_repository")


@after_operations("teams/remove-repo-in-org", "teams/remove-repo-legacy")
def _team_removed(call: Call, result: Any, old: Any) -> None:
    _team_repository(call, "removed_from_repository")


def _membership(call: Call, action: str) -> None:
    # The handler finds a team by its slug and by its ID.
    team = ROUTES["teams/get-by-name"].handler(reading(call))
    found = call.state.teams[team["id"]]
    account = call.state.account(call.params["username"])
    members = {"scope": "team", "member": account and user(call, account), "team": team_views.team(call, found)}
    webhooks.emit(call, "membership", action, members, organization=found.organization)


@after_operations(
    "teams/add-member-legacy",
    "teams/add-or-update-membership-for-user-in-org",
    "teams/add-or-update-membership-for-user-legacy",
)
def _team_member_added(call: Call, result: Any, old: Any) -> None:
    # Only members of the organization are added without an invitation.
    if result is None or result["state"] == "active":
        _membership(call, "added")


@after_operations(
    "teams/remove-member-legacy",
    "teams/remove-membership-for-user-in-org",
    "teams/remove-membership-for-user-legacy",
)
def _team_member_removed(call: Call, result: Any, old: Any) -> None:
    _membership(call, "removed")


def _organization(call: Call, action: str, **members: Any) -> None:
    account = call.state.account(call.params["org"])
    if account is not None:
        webhooks.emit(call, "organization", action, members, organization=account.id)


@after_operations("orgs/create-invitation")
def _invited(call: Call, result: Any, old: Any) -> None:
    invitee = call.state.account(result["login"] or "")
    more = {} if invitee is None else {"user": user(call, invitee)}
    _organization(call, "member_invited", invitation=result, **more)


@after_operations("orgs/set-membership-for-user")
def _invited_by_membership(call: Call, result: Any, old: Any) -> None:
    organization, invitee = call.state.account(call.params["org"]), call.state.account(call.params["username"])
    if result["state"] != "pending" or organization is None or invitee is None:
        return
    found = invitation_of(call.state, organization, invitee)
    if found is not None:
        shown = team_views.invitation(call, found)
        _organization(call, "member_invited", invitation=shown, user=user(call, invitee))


@after_operations("orgs/update-membership-for-authenticated-user")
def _joined(call: Call, result: Any, old: Any) -> None:
    _organization(call, "member_added", membership=_shown(result))


def _shown(membership: dict[str, Any]) -> dict[str, Any]:
    names = ("url", "state", "role", "organization_url", "user")
    return {name: membership[name] for name in names}


@after_operations(
    "orgs/convert-member-to-outside-collaborator",
    "orgs/remove-member",
    "orgs/remove-membership-for-user",
    shows="orgs/get-membership-for-user",
)
def _left(call: Call, result: Any, old: Any) -> None:
    if old["state"] == "active":
        _organization(call, "member_removed", membership=_shown(old))


def of_installation(call: Call, action: str, found: Installation, *, repositories: bool = False) -> None:
    """Let the webhook of an App tell of its installation.

    :param action: such as ``"created"``
    :param found: the installation
    :param repositories: whether its repositories are named
    """
    own = [each for each in call.state.repositories.values() if each.owner == found.account]
    chosen = own if found.repositories is None else [each for each in own if each.id in found.repositories]
    members: dict[str, Any] = {"installation": installation_view(call, found)}
    if repositories:
        members |= {"repositories": [_short(call, each) for each in chosen], "requester": None}
    webhooks.emit(call, "installation", action, members, installation=found)


def of_authorization(call: Call, app: App, account: Account) -> None:
    """Let the webhook of a GitHub App tell that a user has revoked the authorization.

    :param app: the App
    :param account: the user
    """
    hooks = [each for each in call.state.hooks.values() if each.active and each.app == app.id]
    if hooks:
        sender = {"sender": user(call, account)}
        call.world.events.append(Event("github_app_authorization", "revoked", hooks, sender))


def _short(call: Call, found: Repository) -> dict[str, Any]:
    shown = minimal(call, found)
    return {name: shown[name] for name in ("id", "node_id", "name", "full_name", "private")}


@after_operations("apps/add-repo-to-installation-for-authenticated-user")
def _selected(call: Call, result: Any, old: Any) -> None:
    _selection(call, "added")


@after_operations("apps/remove-repo-from-installation-for-authenticated-user")
def _deselected(call: Call, result: Any, old: Any) -> None:
    _selection(call, "removed")


def _selection(call: Call, action: str) -> None:
    found = call.state.installations[int(call.params["installation_id"])]
    repository = _short(call, call.state.repositories[int(call.params["repository_id"])])
    members = {
        "installation": installation_view(call, found),
        "repositories_added": [repository] if action == "added" else [],
        "repositories_removed": [repository] if action == "removed" else [],
        "repository_selection": "all" if found.repositories is None else "selected",
        "requester": None,
    }
    webhooks.emit(call, "installation_repositories", action, members, installation=found)


BEFORE["teams/update-legacy"] = BEFORE["teams/delete-legacy"] = "teams/get-legacy"
