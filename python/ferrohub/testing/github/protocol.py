"""From a request to a response: credentials, rate limits, routes, errors, ETags and headers."""

from __future__ import annotations

import base64
import datetime
import email.utils
import hashlib
import http
import json
import re
import urllib.parse
from typing import TYPE_CHECKING, Any

from ferrohub._description import of_request, parameters
from ferrohub.testing.github import apps, arguments, operations, permissions, quotas, router
from ferrohub.testing.github.call import Call, Reply
from ferrohub.testing.github.failures import Failure, NotSimulated, not_found
from ferrohub.testing.github.graphql import execution
from ferrohub.testing.github.links import Links

if TYPE_CHECKING:
    from ferrohub.testing.github.faults import Fault
    from ferrohub.testing.github.records import Account, App, Token
    from ferrohub.testing.github.router import Route
    from ferrohub.testing.github.world import World

JSON = "application/json; charset=utf-8"
#: The versions of the API (https://docs.github.com/rest/about-the-rest-api/api-versions).
VERSIONS = ("2022-11-28", "2026-03-10")
#: The message of the secondary rate limits.
SECONDARY = "You have exceeded a secondary rate limit. Please wait a few minutes before you try again."
#: The operation of the server for uploads, whose errors have members and headers of their own.
_UPLOAD = "repos/upload-release-asset"
_STEADY = {
    "Server": "github.com",
    "X-GitHub-Media-Type": "github.v3; format=json",
    "Vary": "Accept, Authorization, Cookie, X-GitHub-OTP, Accept-Encoding, Accept, X-Requested-With",
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": (
        "ETag, Link, Location, Retry-After, X-GitHub-OTP, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Used, "
        "X-RateLimit-Resource, X-RateLimit-Reset, X-OAuth-Scopes, X-Accepted-OAuth-Scopes, X-Poll-Interval, "
        "X-GitHub-Media-Type, X-GitHub-SSO, X-GitHub-Request-Id, Deprecation, Sunset"
    ),
    "Content-Security-Policy": "default-src 'none'",
    "Referrer-Policy": "origin-when-cross-origin, strict-origin-when-cross-origin",
    "Strict-Transport-Security": "max-age=31536000; includeSubdomains; preload",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "deny",
    "X-XSS-Protection": "0",
}


class Lost(Exception):
    """The connection is lost before the request is processed."""


class Exchange:
    """One request and its response.

    :param world: the state
    :param method: the method
    :param path: the path below the API
    :param query: the query as it was sent
    :param headers: the headers by their names in lower case
    :param content: the body
    :param links: the bases of URLs
    :param validate: whether the payloads of webhooks are compared with GitHub's description
    :param strict: whether fields of GraphQL that are not simulated raise
    """

    def __init__(
        self,
        world: World,
        method: str,
        path: str,
        query: str,
        headers: dict[str, str],
        content: bytes,
        links: Links,
        *,
        validate: bool = False,
        strict: bool = True,
    ) -> None:
        self.world, self.method, self.links, self._validate, self._strict = world, method, links, validate, strict
        self.path = _by_name(world, path)
        self.query = dict(urllib.parse.parse_qsl(query, keep_blank_values=True))
        self.headers, self.content = headers, content
        self.route: Route | None = None
        self.user: Account | None = None
        self.token: Token | None = None
        #: The App whose JWT or client secret was sent.
        self.app: App | None = None
        #: The credential as the quotas know it; empty for anonymous requests.
        self.credential = ""
        self.fault: Fault | None = None
        #: What the function of the route got; None if none was called.
        self.call: Call | None = None
        self._more: dict[str, str] = {}

    def respond(self) -> tuple[int, dict[str, str], bytes]:
        """The status, the headers and the body of the response.

        :raises NotSimulated: the operation is not simulated
        :raises Lost: the connection is lost
        """
        found = self._found()
        self.route = found[0] if found else None
        try:
            reply = self._reply(found)
        except Failure as failure:
            reply = Reply(failure.status, failure.body(), failure.headers)
        return self._finished(reply)

    def _found(self) -> tuple[Route, dict[str, str]] | None:
        """The route and the values of its placeholders; None if the request is not simulated."""
        if (self.method, self.path) == ("POST", "/graphql"):
            return execution.ROUTE, {}
        found = router.match("GET" if self.method == "HEAD" else self.method, self.path)
        if not self.world.routes:
            return found
        if found is not None:
            return self.world.routes.get(found[0].id, found[0]), found[1]
        described = of_request("GET" if self.method == "HEAD" else self.method, self.path)
        own = self.world.routes.get(described["id"]) if described is not None else None
        return None if own is None or described is None else (own, parameters(described, self.path))

    def _reply(self, found: tuple[Route, dict[str, str]] | None) -> Reply:
        world = self.world
        self._authenticate()
        self.fault = world.faults.take(self.route.id if self.route else None)
        if self.fault is not None and self.fault.error == "reset":
            raise Lost
        if self.fault is not None and self.fault.status is not None:
            return _failed(self.fault)
        self._spend()
        self._check_pace()
        version = self.headers.get("x-github-api-version", VERSIONS[0])
        if version not in VERSIONS:
            raise Failure(400, f"{version} is not a supported version of the API")
        if found is None:
            raise self._missing()
        route, params = found
        body = arguments.members(route, self._parsed())
        if self.method not in ("GET", "HEAD") and route is not execution.ROUTE:
            world.clock.before_write()
        call = Call(
            world,
            route,
            "GET" if self.method == "HEAD" else self.method,
            self.path,
            params,
            self.query,
            self.headers,
            body,
            self.content,
            self.links,
            self.user,
            self.token,
            self.app,
            self.credential,
            self._more,
        )
        self.call = call
        # A query needs the permissions of what it selects.
        if route is not execution.ROUTE:
            call.check_permissions()
            if call.method != "GET":
                arguments.check(route, body)
        result = self._processed(call)
        if isinstance(result, Reply):
            return result
        return Reply(204 if result is None else route.status, result)

    def _processed(self, call: Call) -> Any:
        """The result of the operation, whose events webhooks tell of."""
        if call.route is execution.ROUTE:
            return execution.respond(call, self._window(), validate=self._validate, strict=self._strict)
        # What a function of the test does is not known, so that no webhook tells of it.
        own = self.world.routes.get(call.route.id)
        return operations.perform(call, own.handler if own else None, validate=self._validate)

    def _window(self) -> quotas.Window:
        return self.world.quotas.window(self.credential, quotas.resource_of(self.path))

    def _missing(self) -> Exception:
        described = of_request(self.method, self.path)
        if described is not None:
            params = parameters(described, self.path)
            return NotSimulated(described["id"], f"{self.method} {described['path']}", params)
        return not_found()

    def _authenticate(self) -> None:
        sent = self.headers.get("authorization", "")
        if not sent:
            return
        kind, _, value = sent.partition(" ")
        if kind.lower() == "basic":
            try:
                name, _, password = base64.b64decode(value).decode().partition(":")
            except ValueError:
                raise Failure(401, "Bad credentials") from None
            self.app = self._app_of_client(name, password)
            value = password if password in self.world.state.tokens else name
        elif value.count(".") == 2:
            self.app = apps.app_of_jwt(self.world, value)
        if self.app is not None:
            self.credential = f"app {self.app.id}"
            return
        token = self.world.state.tokens.get(value.strip())
        if token is None or (token.expires is not None and token.expires <= self.world.clock.wall()):
            raise Failure(401, "Bad credentials")
        if token.installation is not None:
            self._check_installation(token.installation)
        self.token, self.user = token, self.world.state.accounts[token.user]
        self.credential = f"user {token.user}" if token.installation is None else f"installation {token.installation}"

    def _app_of_client(self, client_id: str, secret: str) -> App | None:
        for each in self.world.state.apps.values():
            if (each.client_id, each.client_secret) == (client_id, secret):
                return each
        return None

    def _check_installation(self, id: int) -> None:
        found = self.world.state.installations.get(id)
        if found is None:
            raise Failure(401, "Bad credentials")
        if found.suspended_at is not None:
            raise Failure(403, "This installation has been suspended")

    def _spend(self) -> None:
        """Count the request; raises if none is left."""
        # A query costs points, which are known once it is read.
        if self.path in ("/rate_limit", "/graphql"):
            return
        window = self._window()
        if window.remaining == 0:
            whom = f"user ID {self.user.id}" if self.user else "127.0.0.1"
            raise Failure(403, f"API rate limit exceeded for {whom}.")
        window.used += 1

    def _check_pace(self) -> None:
        """Count the request for the secondary rate limits; raises if it is one too many."""
        graphql = self.path == "/graphql"
        writes = execution.is_mutation(self.content) if graphql else self.method not in ("GET", "HEAD")
        wait = self.world.quotas.wait(self.credential, writes=writes, graphql=graphql)
        if wait:
            raise Failure(403, SECONDARY, headers={"Retry-After": str(wait)})

    def _parsed(self) -> Any:
        """The body as JSON; an empty object without one."""
        if not self.content or self._is_raw():
            return {}
        try:
            return json.loads(self.content)
        except ValueError:
            raise Failure(400, "Problems parsing JSON") from None

    def _is_raw(self) -> bool:
        kind = self.headers.get("content-type", "")
        return bool(self.route and self.route.operation.get("uploads")) or kind.startswith(
            ("text/", "application/octet")
        )

    def _finished(self, reply: Reply) -> tuple[int, dict[str, str], bytes]:
        headers = {**_STEADY, "Date": email.utils.formatdate(self.world.clock.wall(), usegmt=True), **self._more}
        self.world.last_request += 1
        headers["X-GitHub-Request-Id"] = f"FE00:0001:{self.world.last_request:07X}:0000001:00000001"
        if self.token is not None and self.token.kind not in permissions.KINDS:
            headers["X-OAuth-Scopes"] = ", ".join(self.token.scopes)
            headers["X-Accepted-OAuth-Scopes"] = ", ".join(sorted(self.call.accepted if self.call else ()))
        if self.token is not None and self.token.expires is not None:
            expires = datetime.datetime.fromtimestamp(self.token.expires, datetime.timezone.utc)
            headers["GitHub-Authentication-Token-Expiration"] = f"{expires:%Y-%m-%d %H:%M:%S} UTC"
        version = self.headers.get("x-github-api-version", VERSIONS[0])
        headers["X-GitHub-Api-Version-Selected"] = version if version in VERSIONS else VERSIONS[0]
        resource = quotas.resource_of(self.path)
        window = self._window()
        content = reply.body
        if isinstance(content, dict) and reply.status >= 400 and self.route and self.route.id == _UPLOAD:
            headers["Cache-Control"] = "no-cache"
            content = {**content, "request_id": headers["X-GitHub-Request-Id"]}
        if not isinstance(content, bytes):
            is_empty = content is None and reply.status in (202, 204, 205, 302, 304)
            content = b"" if is_empty else json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()
        if content:
            headers["Content-Type"] = JSON
        headers |= reply.headers
        if content and reply.status in (200, 201) and self.path not in ("/rate_limit", "/graphql"):
            headers |= self._validators(reply, content)
            if self.method in ("GET", "HEAD") and self._is_current(headers):
                # Conditional requests with a credential cost nothing.
                window.used -= bool(self.credential)
                headers.pop("Content-Type", None)
                reply, content = Reply(304), b""
        headers |= quotas.headers(window, resource)
        return reply.status, headers, b"" if self.method == "HEAD" else content

    def _validators(self, reply: Reply, content: bytes) -> dict[str, str]:
        """The headers for caches, and where something that was created is."""
        found = {
            "ETag": f'W/"{hashlib.sha256(content).hexdigest()}"',
            "Cache-Control": f"{'private' if self.credential else 'public'}, max-age=60, s-maxage=60",
        }
        if isinstance(reply.body, dict):
            if isinstance(changed := reply.body.get("updated_at"), str):
                found["Last-Modified"] = _http_date(changed)
            if reply.status == 201 and isinstance(url := reply.body.get("url"), str):
                found["Location"] = url
        return found

    def _is_current(self, headers: dict[str, str]) -> bool:
        if known := re.findall(r'(?:W/)?("[^"]*")', self.headers.get("if-none-match", "")):
            return headers["ETag"].removeprefix("W/") in known
        since = self.headers.get("if-modified-since")
        return since is not None and since == headers.get("Last-Modified")


def _failed(fault: Fault) -> Reply:
    """The response of a fault."""
    assert fault.status is not None
    headers = {} if fault.retry_after is None else {"Retry-After": str(fault.retry_after)}
    if fault.body is not None:
        return Reply(fault.status, fault.body, headers)
    if fault.status in (403, 429):
        return Reply(fault.status, Failure(fault.status, SECONDARY).body(), headers)
    return Reply(fault.status, {"message": _phrase(fault.status)}, headers)


def _phrase(status: int) -> str:
    if status >= 500:
        return "Server Error"
    return next((each.phrase for each in http.HTTPStatus if each == status), "Error")


def _http_date(text: str) -> str:
    return email.utils.format_datetime(datetime.datetime.fromisoformat(text.replace("Z", "+00:00")), usegmt=True)


def _by_name(world: World, path: str) -> str:
    """The path with names, for one with IDs, as links to pages have it."""
    match = re.match(r"/(repositories|user|organizations)/(\d+)(/.*)?$", path)
    if match is None:
        return path
    kind, number, rest = match[1], int(match[2]), match[3] or ""
    if kind == "repositories" and number in world.state.repositories:
        return f"/repos/{world.state.full_name(world.state.repositories[number])}{rest}"
    if kind == "organizations" and (team := re.match(r"/team/(\d+)(?=/|$)", rest)):
        return f"/teams/{team[1]}{rest[team.end() :]}"
    if kind != "repositories" and number in world.state.accounts:
        return f"/{'users' if kind == 'user' else 'orgs'}/{world.state.accounts[number].login}{rest}"
    return path
