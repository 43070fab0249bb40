"""Tokens of users for OAuth apps and GitHub Apps (https://docs.github.com/rest/apps/oauth-applications)."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import apps
from ferrohub.testing.github.failures import not_found, unprocessable
from ferrohub.testing.github.organization_events import of_authorization
from ferrohub.testing.github.router import operation
from ferrohub.testing.github.views.accounts import user_by_id

if TYPE_CHECKING:
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.records import App, Token


def _app(call: Call) -> App:
    """The App of the path, whose client secret the request has."""
    if call.app is None or call.app.client_id != call.params["client_id"]:
        raise not_found()
    return call.app


def _token(call: Call) -> Token:
    """The token of the body."""
    found, app = call.state.tokens.get(call.body["access_token"]), _app(call)
    is_current = found is not None and (found.expires is None or found.expires > call.world.clock.wall())
    if found is None or not is_current or found.app != app.id:
        raise not_found()
    return found


def _shown(call: Call, text: str, token: Token) -> dict[str, Any]:
    """A token: the schema ``authorization``."""
    app, user = _app(call), user_by_id(call, token.user)
    number = int(hashlib.sha256(text.encode()).hexdigest()[:7], 16)
    return {
        "id": number,
        "url": f"{call.links.api}/authorizations/{number}",
        "scopes": token.scopes,
        "token": text,
        "token_last_eight": text[-8:],
        "hashed_token": hashlib.sha256(text.encode()).hexdigest(),
        "app": {"client_id": app.client_id, "name": app.name, "url": app.external_url},
        "note": None,
        "note_url": None,
        "created_at": app.created_at,
        "updated_at": app.updated_at,
        "expires_at": None if token.expires is None else call.world.clock.text(token.expires),
        "fingerprint": None,
        "user": user,
    }


@operation("apps/check-token")
def check(call: Call) -> Any:
    return _shown(call, call.body["access_token"], _token(call))


@operation("apps/reset-token")
def reset(call: Call) -> Any:
    token, old = _token(call), call.body["access_token"]
    del call.state.tokens[old]
    text = f"{old[:4]}{apps.secret('reset', old, call.state.next_id('token'))[:36]}"
    call.state.tokens[text] = token
    return _shown(call, text, token)


@operation("apps/delete-token")
def delete(call: Call) -> None:
    _token(call)
    del call.state.tokens[call.body["access_token"]]


@operation("apps/delete-authorization")
def delete_grant(call: Call) -> None:
    user = _token(call).user
    apps.revoke(call.state, _app(call), user)
    of_authorization(call, _app(call), call.state.accounts[user])


@operation("apps/scope-token")
def scope(call: Call) -> Any:
    token, body = _token(call), call.body
    target = call.state.account(body.get("target") or "") or call.state.accounts.get(body.get("target_id") or 0)
    if target is None:
        raise unprocessable("Validation Failed: target or target_id is required")
    own = [each for each in call.state.repositories.values() if each.owner == target.id]
    names, ids = body.get("repositories") or [], body.get("repository_ids") or []
    chosen = [each.id for each in own if not (names or ids) or each.name in names or each.id in ids]
    wanted = body.get("permissions") or token.permissions
    text = f"ghu_{apps.secret('scoped', call.state.next_id('token'))[:36]}"
    made = type(token)(token.user, [], token.expires, "user", dict(wanted), chosen, token.app)
    call.state.tokens[text] = made
    return _shown(call, text, made)
