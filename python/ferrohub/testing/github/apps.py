"""GitHub Apps: their creation, their JWTs, their installations and the tokens of these."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from typing import TYPE_CHECKING, Any

from ferrohub._core import _jwt_claims, _new_private_key
from ferrohub.testing.github import actions_app
from ferrohub.testing.github.failures import Failure
from ferrohub.testing.github.records import App, Installation, Token

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ferrohub.testing.github.records import Account, Repository, State
    from ferrohub.testing.github.world import World

#: Seconds that the JWT of an App lasts at most, and those by which clocks may differ
#: (https://docs.github.com/apps/creating-github-apps/authenticating-with-a-github-app).
_LONGEST, _DRIFT = 600, 60
#: Seconds that the token of an installation, and that of a user, lasts.
INSTALLATION_LIFETIME, USER_LIFETIME = 3600, 28800


def secret(*parts: object) -> str:
    """40 hexadecimal digits that are the same for the same parts.

    :param parts: what they are made of
    """
    return hashlib.sha256(" ".join(map(str, parts)).encode()).hexdigest()[:40]


def create(
    world: World,
    name: str,
    owner: Account,
    *,
    key: str | None = None,
    permissions: Mapping[str, str] | None = None,
    events: Iterable[str] = (),
    **members: Any,
) -> App:
    """Create a GitHub App.

    :param name: its name
    :param owner: whose it is
    :param key: its private key in PEM form; None for a new one
    :param permissions: the permissions that it requests, with their levels
    :param events: the events that it subscribes to
    :param members: further members of the record
    :raises ValueError: there is an App with this name
    """
    state = world.state
    slug = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
    if any(each.slug == slug for each in (actions_app.APP, *state.apps.values())):
        raise ValueError(f"there is an app {slug!r} already")
    identity, now = state.next_id("app"), world.clock.text()
    made = App(
        identity,
        name,
        slug,
        owner.id,
        f"Iv23li{secret('client', identity)[:14]}",
        secret("client secret", identity),
        now,
        now,
        _new_private_key() if key is None else key,
        world.add_account(f"{slug}[bot]", "Bot").id,
        permissions={"metadata": "read", **(permissions or {})},
        events=list(events),
        **members,
    )
    state.apps[identity] = made
    return made


def install(world: World, app: App, account: Account, repositories: Iterable[Repository] | None) -> Installation:
    """Install an App.

    :param app: the App
    :param account: the user or the organization
    :param repositories: the repositories that it has access to; None for all of the account
    :raises ValueError: it is installed already
    """
    state = world.state
    if of_account(state, app, account) is not None:
        raise ValueError(f"{app.slug} is installed in {account.login} already")
    chosen = None if repositories is None else [each.id for each in repositories]
    now = world.clock.text()
    made = Installation(
        state.next_id("installation"), app.id, account.id, now, now, dict(app.permissions), list(app.events), chosen
    )
    state.installations[made.id] = made
    return made


def of_account(state: State, app: App, account: Account) -> Installation | None:
    """The installation of an App in an account; None if there is none.

    :param app: the App
    :param account: the account
    """
    wanted = app.id, account.id
    return next((each for each in state.installations.values() if (each.app, each.account) == wanted), None)


def has_access(installation: Installation, repository: Repository) -> bool:
    """Whether a repository is one of an installation.

    :param installation: the installation
    :param repository: the repository
    """
    if repository.owner != installation.account:
        return False
    return installation.repositories is None or repository.id in installation.repositories


def repositories_of(state: State, installation: Installation) -> list[Repository]:
    """The repositories of an installation.

    :param installation: the installation
    """
    return [each for each in state.repositories.values() if has_access(installation, each)]


def add_token(
    world: World, installation: Installation, permissions: Mapping[str, str], repositories: list[int] | None
) -> str:
    """Create a token of an installation, which lasts an hour.

    :param installation: the installation
    :param permissions: its permissions
    :param repositories: the IDs of the repositories that it is limited to; None for all of the installation
    """
    app = world.state.apps[installation.app]
    assert app.bot is not None
    text = f"ghs_{secret('installation token', installation.id, world.state.next_id('token'))[:36]}"
    world.state.tokens[text] = Token(
        app.bot,
        [],
        world.clock.wall() + INSTALLATION_LIFETIME,
        "installation",
        dict(permissions),
        repositories,
        app.id,
        installation.id,
    )
    return text


def revoke(state: State, app: App, user: int) -> bool:
    """Revoke what a user authorized an App to do: its tokens end. Whether there were any.

    :param app: the App
    :param user: the ID of the user
    """
    tokens = {text: each for text, each in state.tokens.items() if (each.app, each.user) != (app.id, user)}
    refresh = {text: held for text, held in state.refresh_tokens.items() if held[:2] != (app.id, user)}
    ended = len(tokens) < len(state.tokens) or len(refresh) < len(state.refresh_tokens)
    state.tokens, state.refresh_tokens = tokens, refresh
    return ended


def app_of_jwt(world: World, jwt: str) -> App:
    """The App that signed a JWT.

    :param jwt: the JWT
    :raises Failure: it is not valid, or has expired
    """
    undecodable = Failure(401, "A JSON web token could not be decoded")
    issuer = _issuer(jwt)
    found = next((each for each in world.state.apps.values() if issuer in (str(each.id), each.client_id)), None)
    if found is None or not found.key:
        raise Failure(404, "Integration not found") if issuer is not None else undecodable
    claims = _jwt_claims(jwt, found.key.encode())
    if claims is None:
        raise undecodable
    return _in_time(world, found, json.loads(claims))


def _in_time(world: World, app: App, claims: dict[str, Any]) -> App:
    """The App, if its claims are those of now."""
    now, issued, expires = world.clock.wall(), claims.get("iat"), claims.get("exp")
    if not isinstance(issued, int | float) or issued > now + _DRIFT:
        message = "'Issued at' claim ('iat') must be an Integer representing the time that the assertion was issued"
        raise Failure(401, message)
    if not isinstance(expires, int | float) or expires <= now:
        message = "'Expiration time' claim ('exp') must be a numeric value representing the future time at which the "
        raise Failure(401, f"{message}assertion expires")
    if expires > now + _LONGEST + _DRIFT:
        raise Failure(401, "'Expiration time' claim ('exp') is too far in the future")
    return app


def _issuer(jwt: str) -> str | None:
    """The issuer that a JWT names, which is not verified yet; None if it is no JWT."""
    try:
        part = jwt.split(".")[1]
        claims = json.loads(base64.urlsafe_b64decode(f"{part}{'=' * (-len(part) % 4)}"))
        return str(claims["iss"])
    except (ValueError, IndexError, KeyError, TypeError):
        return None
