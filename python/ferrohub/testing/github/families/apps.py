"""GitHub Apps and their installations (https://docs.github.com/rest/apps)."""

from __future__ import annotations

import datetime
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import actions_app, apps, permissions
from ferrohub.testing.github.failures import Failure, forbidden, not_found, unprocessable
from ferrohub.testing.github.families.accounts import account_of, organization_of, owned
from ferrohub.testing.github.organization_events import of_installation
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views import apps as views
from ferrohub.testing.github.views.repositories import minimal

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import Account, App, Installation, Repository


def signed(call: Call) -> App:
    """The App that signed the JWT of the request.

    :raises Failure: there is none
    """
    if call.app is None:
        raise Failure(401, "A JSON web token could not be decoded")
    return call.app


@operation("apps/get-authenticated")
def get_app(call: Call) -> Any:
    app = signed(call)
    count = sum(each.app == app.id for each in call.state.installations.values())
    return {**views.app(call, app), "installations_count": count}


@operation("apps/get-by-slug")
def get_by_slug(call: Call) -> Any:
    for each in (actions_app.APP, *call.state.apps.values()):
        if each.slug == call.params["app_slug"]:
            return views.app(call, each)
    raise not_found()


def _own(call: Call) -> list[Installation]:
    app = signed(call)
    return [each for each in call.state.installations.values() if each.app == app.id]


@operation("apps/list-installations")
def list_installations(call: Call) -> Any:
    since = call.time("since")
    found = [each for each in _own(call) if each.updated_at >= since]
    return call.page(found, lambda each: views.installation(call, each))


@operation("orgs/list-app-installations")
def list_installations_in_organization(call: Call) -> Any:
    organization = owned(call)
    found = [each for each in call.state.installations.values() if each.account == organization.id]
    return call.page(found, lambda each: views.installation(call, each))


def _installation(call: Call) -> Installation:
    wanted = call.number("installation_id")
    for each in _own(call):
        if each.id == wanted:
            return each
    raise not_found()


@operation("apps/get-installation")
def get_installation(call: Call) -> Any:
    return views.installation(call, _installation(call))


def _in(call: Call, account: Account) -> Any:
    found = apps.of_account(call.state, signed(call), account)
    if found is None:
        raise not_found()
    return views.installation(call, found)


@operation("apps/get-org-installation")
def get_for_organization(call: Call) -> Any:
    return _in(call, organization_of(call))


@operation("apps/get-user-installation")
def get_for_user(call: Call) -> Any:
    return _in(call, account_of(call))


@operation("apps/get-repo-installation")
def get_for_repository(call: Call) -> Any:
    app = signed(call)
    repository = call.state.repository(f"{call.params['owner']}/{call.params['repo']}")
    if repository is None:
        raise not_found()
    found = apps.of_account(call.state, app, call.state.accounts[repository.owner])
    if found is None or not apps.has_access(found, repository):
        raise not_found()
    return views.installation(call, found)


def _chosen(call: Call, installation: Installation) -> list[int] | None:
    """The repositories that the body limits a token to."""
    names, ids = call.body.get("repositories"), call.body.get("repository_ids")
    if names is None and ids is None:
        return None
    wanted = {name.lower() for name in names or []}
    own = apps.repositories_of(call.state, installation)
    found = [each for each in own if each.id in (ids or []) or each.name.lower() in wanted]
    if len(found) < len({*wanted, *(ids or [])}):
        message = "There is at least one repository that does not exist or is not accessible to the parent"
        raise unprocessable(f"{message} installation.")
    return [each.id for each in found]


@operation("apps/create-installation-access-token")
def create_token(call: Call) -> Any:
    found = _installation(call)
    if found.suspended_at is not None:
        raise forbidden("This installation has been suspended")
    chosen, wanted = _chosen(call, found), call.body.get("permissions")
    if wanted is not None and not permissions.includes(found.permissions, wanted):
        raise unprocessable("The permissions requested are not granted to this installation.")
    held = found.permissions if wanted is None else {"metadata": "read", **wanted}
    limited = chosen if chosen is not None else found.repositories
    text = apps.add_token(call.world, found, held, limited)
    ends = call.world.clock.wall() + apps.INSTALLATION_LIFETIME
    shown: dict[str, Any] = {
        "token": text,
        "expires_at": datetime.datetime.fromtimestamp(ends, datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ"),
        "permissions": held,
        "repository_selection": "all" if limited is None else "selected",
    }
    if chosen is not None:
        shown["repositories"] = [minimal(call, call.state.repositories[id]) for id in chosen]
    return shown


@operation("apps/delete-installation")
def delete_installation(call: Call) -> None:
    found = _installation(call)
    of_installation(call, "deleted", found, repositories=True)
    del call.state.installations[found.id]


@operation("apps/suspend-installation")
def suspend(call: Call) -> None:
    found = _installation(call)
    found.suspended_at, found.suspended_by = found.suspended_at or call.now, signed(call).owner
    of_installation(call, "suspend", found)


@operation("apps/unsuspend-installation")
def unsuspend(call: Call) -> None:
    found = _installation(call)
    found.suspended_at = found.suspended_by = None
    of_installation(call, "unsuspend", found)


def acting(call: Call) -> Installation:
    """The installation whose token the request has.

    :raises Failure: it has another credential
    """
    if call.token is None or call.token.installation is None:
        raise forbidden(
            "You must authenticate with an installation access token in order to list repositories for an installation."
        )
    return call.state.installations[call.token.installation]


@operation("apps/list-repos-accessible-to-installation")
def list_repositories(call: Call) -> Any:
    installation = acting(call)
    limit = call.token.repositories if call.token is not None else None
    found = [each for each in apps.repositories_of(call.state, installation) if limit is None or each.id in limit]
    more: dict[str, Any] = {"repository_selection": "all" if limit is None else "selected"}
    return call.page(found, lambda each: minimal(call, each), **more)


@operation("apps/revoke-installation-access-token")
def revoke_token(call: Call) -> None:
    acting(call)
    call.state.tokens = {text: each for text, each in call.state.tokens.items() if each is not call.token}


def _of_user(call: Call) -> list[Installation]:
    """The installations of the App of a user's token that the user has access to."""
    if call.token is None or call.token.kind != "user":
        raise forbidden(
            "You must authenticate with an access token authorized to a GitHub App in order to list installations"
        )
    me = call.me
    found = [each for each in call.state.installations.values() if each.app == call.token.app]
    return [each for each in found if me.id == each.account or me.id in call.state.accounts[each.account].members]


@operation("apps/list-installations-for-authenticated-user")
def list_for_user(call: Call) -> Any:
    return call.page(_of_user(call), lambda each: views.installation(call, each))


def _one_of_user(call: Call) -> Installation:
    wanted = call.number("installation_id")
    found = next((each for each in _of_user(call) if each.id == wanted), None)
    if found is None:
        raise not_found()
    return found


@operation("apps/list-installation-repos-for-authenticated-user")
def list_repositories_for_user(call: Call) -> Any:
    installation = _one_of_user(call)
    found = [each for each in apps.repositories_of(call.state, installation) if call.sees(each)]
    more: dict[str, Any] = {"repository_selection": "all" if installation.repositories is None else "selected"}
    return call.page(found, lambda each: minimal(call, each), **more)


def _select(call: Call) -> tuple[Installation, Repository]:
    installation = _one_of_user(call)
    found = call.state.repositories.get(call.number("repository_id"))
    if found is None or found.owner != installation.account or not call.world.role(call.user, found) == "admin":
        raise not_found()
    return installation, found


@operation("apps/add-repo-to-installation-for-authenticated-user")
def add_repository(call: Call) -> None:
    installation, found = _select(call)
    if installation.repositories is not None and found.id not in installation.repositories:
        installation.repositories.append(found.id)


@operation("apps/remove-repo-from-installation-for-authenticated-user")
def remove_repository(call: Call) -> None:
    installation, found = _select(call)
    if installation.repositories is None:
        raise unprocessable("The installation has access to all repositories")
    if found.id in installation.repositories:
        installation.repositories.remove(found.id)
