"""GitHub Apps and their installations as JSON."""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import actions_app
from ferrohub.testing.github.links import node_id
from ferrohub.testing.github.views.accounts import user, user_by_id

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import App, Installation


def app(call: Call, found: App) -> dict[str, Any]:
    """A GitHub App: the schema ``integration``."""
    return {
        "id": found.id,
        "client_id": found.client_id,
        "slug": found.slug,
        "node_id": node_id("A", found.id),
        "owner": user(call, actions_app.OWNER) if found is actions_app.APP else user_by_id(call, found.owner),
        "name": found.name,
        "description": found.description,
        "external_url": found.external_url,
        "html_url": f"{call.links.web}/apps/{found.slug}",
        "created_at": found.created_at,
        "updated_at": found.updated_at,
        "permissions": found.permissions,
        "events": found.events,
    }


def app_by_id(call: Call, id: int) -> dict[str, Any] | None:
    """The App with an ID; None if there is none."""
    found = actions_app.find(call.state, id)
    return app(call, found) if found is not None else None


def installation(call: Call, found: Installation) -> dict[str, Any]:
    """An installation: the schema ``installation``."""
    account, owner = user_by_id(call, found.account), call.state.accounts[found.account]
    known = call.state.apps[found.app]
    url = f"{call.links.api}/app/installations/{found.id}"
    is_organization = owner.type == "Organization"
    settings = f"organizations/{owner.login}/settings" if is_organization else "settings"
    return {
        "id": found.id,
        "client_id": known.client_id,
        "account": account,
        "repository_selection": "all" if found.repositories is None else "selected",
        "access_tokens_url": f"{url}/access_tokens",
        "repositories_url": f"{call.links.api}/installation/repositories",
        "html_url": f"{call.links.web}/{settings}/installations/{found.id}",
        "app_id": found.app,
        "app_slug": known.slug,
        "target_id": found.account,
        "target_type": owner.type,
        "permissions": found.permissions,
        "events": found.events,
        "created_at": found.created_at,
        "updated_at": found.updated_at,
        "single_file_name": None,
        "has_multiple_single_files": False,
        "single_file_paths": [],
        "suspended_by": user_by_id(call, found.suspended_by),
        "suspended_at": found.suspended_at,
    }


def simple_installation(found: Installation) -> dict[str, Any]:
    """An installation in a payload: the schema ``simple-installation``."""
    return {"id": found.id, "node_id": base64.b64encode(f"023:IntegrationInstallation{found.id}".encode()).decode()}
