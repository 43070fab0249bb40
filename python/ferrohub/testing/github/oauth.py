"""The pages of OAuth, below ``/login``: the web flow and the device flow.

See https://docs.github.com/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps.
"""

from __future__ import annotations

import base64
import hashlib
import json
import urllib.parse
from typing import TYPE_CHECKING, Any

from ferrohub.testing.github import apps
from ferrohub.testing.github.records import Grant, Token

if TYPE_CHECKING:
    from collections.abc import Callable

    from ferrohub.testing.github.links import Links
    from ferrohub.testing.github.records import Account, App
    from ferrohub.testing.github.world import World

Response = tuple[int, dict[str, str], bytes]
#: Seconds that codes of the web flow and of devices, and tokens that renew others, last.
_CODE, _DEVICE, _REFRESH = 600, 900, 15_897_600
_DOCS = "https://docs.github.com/apps/managing-oauth-apps/troubleshooting-oauth-app-access-token-request-errors"
_GRANT = "urn:ietf:params:oauth:grant-type:device_code"
_HTML = {"Content-Type": "text/html; charset=utf-8"}


class _Refused(Exception):
    """An error of OAuth.

    :param code: its name
    :param description: a sentence
    """

    def __init__(self, code: str, description: str, **more: Any) -> None:
        super().__init__(code)
        self.body = {"error": code, "error_description": description, "error_uri": f"{_DOCS}#{code}", **more}


def is_page(path: str) -> bool:
    """Whether a path is one of the pages of OAuth.

    :param path: the path
    """
    return path.startswith(("/login/oauth/", "/login/device"))


def respond(
    world: World, method: str, path: str, query: str, headers: dict[str, str], content: bytes, links: Links
) -> Response:
    """The response to a request for a page of OAuth.

    :param method: the method
    :param path: the path
    :param query: the query
    :param headers: the headers by their names in lower case
    :param content: the body
    :param links: the bases of URLs
    """
    sent = dict(urllib.parse.parse_qsl(query))
    if "json" in headers.get("content-type", ""):
        sent |= {name: str(value) for name, value in json.loads(content or b"{}").items()}
    else:
        sent |= dict(urllib.parse.parse_qsl(content.decode("utf-8", "replace")))
    if (method, path) == ("GET", "/login/oauth/authorize"):
        return _authorize(world, sent)
    pages: dict[str, Callable[[World, dict[str, str], Links], dict[str, Any]]] = {
        "/login/oauth/access_token": _token,
        "/login/device/code": _device_code,
    }
    if method != "POST" or path not in pages:
        return 404, _HTML, b"<title>Page not found</title>"
    try:
        body = pages[path](world, sent, links)
    except _Refused as refused:
        body = refused.body
    if "json" in headers.get("accept", ""):
        return 200, {"Content-Type": "application/json; charset=utf-8"}, json.dumps(body).encode()
    return (
        200,
        {"Content-Type": "application/x-www-form-urlencoded; charset=utf-8"},
        urllib.parse.urlencode(body).encode(),
    )


def _app(world: World, sent: dict[str, str], *, secret: bool) -> App:
    for each in world.state.apps.values():
        if each.client_id == sent.get("client_id") and (not secret or each.client_secret == sent.get("client_secret")):
            return each
    raise _Refused("incorrect_client_credentials", "The client_id and/or client_secret passed are incorrect.")


def _authorize(world: World, sent: dict[str, str]) -> Response:
    """The page on which a user agrees, whom the query names with ``login``; the user agrees at once."""
    user = world.state.account(sent.get("login", ""))
    try:
        url = authorized(world, user, sent) if user is not None else None
    except ValueError as error:
        return 404, _HTML, f"<title>{error}</title>".encode()
    if url is None:
        return 200, _HTML, b"<title>Authorize application</title> Add login=... to the query to agree as a user."
    return 302, {**_HTML, "Location": url}, b""


def authorized(world: World, user: Account, sent: dict[str, str]) -> str:
    """The URL to which a user is redirected who agrees.

    :param user: the user
    :param sent: the query of the page
    :raises ValueError: the query names no App, or a URL that is not one of its callback URLs
    """
    app = next((each for each in world.state.apps.values() if each.client_id == sent.get("client_id")), None)
    if app is None:
        raise ValueError("there is no app with this client_id")
    target = sent.get("redirect_uri") or next(iter(app.callback_urls), None)
    if target is None or not any(_fits(target, each) for each in app.callback_urls):
        raise ValueError("The redirect_uri is not associated with this application.")
    scopes = sent.get("scope", "").replace(",", " ").split()
    code = apps.secret("code", app.id, world.state.next_id("grant"))[:20]
    ends = world.clock.wall() + _CODE
    world.state.grants[code] = Grant(
        app.id, scopes, ends, user.id, redirect_uri=target, challenge=sent.get("code_challenge")
    )
    given = {"code": code, **({"state": sent["state"]} if "state" in sent else {})}
    return f"{target}{'&' if '?' in target else '?'}{urllib.parse.urlencode(given)}"


def _fits(target: str, callback: str) -> bool:
    """Whether a URL is below a callback URL; the port of this machine may differ."""
    wanted, given = urllib.parse.urlsplit(callback), urllib.parse.urlsplit(target)
    is_local = wanted.hostname in ("127.0.0.1", "::1", "localhost")
    same_host = wanted.hostname == given.hostname and (is_local or wanted.port == given.port)
    return wanted.scheme == given.scheme and same_host and given.path.startswith(wanted.path)


def _device_code(world: World, sent: dict[str, str], links: Links) -> dict[str, Any]:
    app = _app(world, sent, secret=False)
    digits = apps.secret("device", app.id, world.state.next_id("grant"))
    shown = digits[:8].upper()
    user_code = f"{shown[:4]}-{shown[4:]}"
    scopes = sent.get("scope", "").replace(",", " ").split()
    world.state.grants[digits] = Grant(app.id, scopes, world.clock.wall() + _DEVICE, user_code=user_code)
    page = f"{links.web}/login/device"
    return {
        "device_code": digits,
        "user_code": user_code,
        "verification_uri": page,
        "expires_in": _DEVICE,
        "interval": 5,
    }


def _token(world: World, sent: dict[str, str], links: Links) -> dict[str, Any]:
    kind = sent.get("grant_type", "authorization_code")
    if kind == _GRANT:
        return _token_for_device(world, sent)
    app = _app(world, sent, secret=True)
    if kind == "refresh_token":
        held = world.state.refresh_tokens.pop(sent.get("refresh_token", ""), None)
        if held is None or held[0] != app.id or held[2] <= world.clock.wall():
            raise _Refused("bad_refresh_token", "The refresh token passed is incorrect or expired.")
        world.state.tokens.pop(held[3], None)
        return _granted(world, app, held[1], [])
    if kind != "authorization_code":
        raise _Refused("unsupported_grant_type", "The grant type is not supported.")
    grant = world.state.grants.get(sent.get("code", ""))
    if grant is None or grant.app != app.id or grant.user is None or grant.expires <= world.clock.wall():
        raise _Refused("bad_verification_code", "The code passed is incorrect or expired.")
    if sent.get("redirect_uri") not in (None, grant.redirect_uri):
        message = "The redirect_uri MUST match the registered callback URL for this application."
        raise _Refused("redirect_uri_mismatch", message)
    if grant.challenge is not None and grant.challenge != challenge_of(sent.get("code_verifier", "")):
        raise _Refused("bad_verification_code", "The code verifier does not match the challenge.")
    del world.state.grants[sent["code"]]
    return _granted(world, app, grant.user, grant.scopes)


def challenge_of(verifier: str) -> str:
    """The code challenge of PKCE (RFC 7636, S256).

    :param verifier: the code verifier
    """
    return base64.urlsafe_b64encode(hashlib.sha256(verifier.encode()).digest()).decode().rstrip("=")


def _token_for_device(world: World, sent: dict[str, str]) -> dict[str, Any]:
    app, now = _app(world, sent, secret=False), world.clock.wall()
    grant = world.state.grants.get(sent.get("device_code", ""))
    if grant is None or grant.app != app.id or grant.user_code is None:
        raise _Refused("incorrect_device_code", "The device_code provided is not valid.")
    if grant.expires <= now:
        raise _Refused("expired_token", "This 'device_code' has expired.")
    last, grant.polled = grant.polled, now
    if grant.is_denied:
        raise _Refused("access_denied", "The authorization request was denied.")
    if grant.user is not None:
        del world.state.grants[sent["device_code"]]
        return _granted(world, app, grant.user, grant.scopes)
    if last is not None and now - last < grant.interval:
        grant.interval += 5
        raise _Refused("slow_down", "Too many requests have been made in the same timeframe.", interval=grant.interval)
    raise _Refused("authorization_pending", "The authorization request is still pending.")


def decide(world: World, user_code: str, user: Account, *, agree: bool) -> None:
    """Enter the code of a device.

    :param user_code: the code
    :param user: the user who enters it
    :param agree: whether the user agrees
    :raises LookupError: there is no such code
    """
    for grant in world.state.grants.values():
        if grant.user_code == user_code:
            grant.is_denied = not agree
            grant.user = user.id if agree else None
            return
    raise LookupError(f"there is no device with the code {user_code!r}")


def _granted(world: World, app: App, user: int, scopes: list[str]) -> dict[str, Any]:
    """A new token of a user."""
    number = world.state.next_id("token")
    digits = apps.secret("user token", app.id, user, number)[:36]
    is_github_app = bool(app.key)
    text = f"{'ghu' if is_github_app else 'gho'}_{digits}"
    body: dict[str, Any] = {"access_token": text, "token_type": "bearer", "scope": ",".join(scopes)}
    if not is_github_app:
        world.state.tokens[text] = Token(user, scopes, None, "oauth", app=app.id)
        return body
    body["scope"] = ""
    ends = None
    if app.expire_user_tokens:
        refresh = f"ghr_{apps.secret('refresh token', app.id, user, number)}"
        now = world.clock.wall()
        ends = now + apps.USER_LIFETIME
        world.state.refresh_tokens[refresh] = (app.id, user, now + _REFRESH, text)
        body |= {
            "expires_in": apps.USER_LIFETIME,
            "refresh_token": refresh,
            "refresh_token_expires_in": _REFRESH,
        }
    world.state.tokens[text] = Token(user, [], ends, "user", dict(app.permissions), app=app.id)
    return body
