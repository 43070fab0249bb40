"""A GitHub in memory that remembers: what is created appears in listings, searches and comparisons."""

from __future__ import annotations

import contextlib
import dataclasses
import json
import math
import os
import pathlib
import threading
import time
import urllib.parse
from typing import TYPE_CHECKING, Any

import ferrohub
from ferrohub import exceptions, transports
from ferrohub.testing import _installed
from ferrohub.testing.github import codec, downloads, examples, families, oauth, repositories, webhooks
from ferrohub.testing.github.actions import unfinished
from ferrohub.testing.github.clock import START, Clock
from ferrohub.testing.github.failures import NotSimulated
from ferrohub.testing.github.issue_events import pushed
from ferrohub.testing.github.links import Links
from ferrohub.testing.github.protocol import Exchange, Lost
from ferrohub.testing.github.protocol_of_tests import Protocol
from ferrohub.testing.github.recorded_permissions import Permissions
from ferrohub.testing.github.records import State
from ferrohub.testing.github.validation import violations
from ferrohub.testing.github.world import World

if TYPE_CHECKING:
    import datetime
    from collections.abc import Iterable, Iterator, Mapping

    from typing_extensions import Self

    from ferrohub.aio import AsyncClient
    from ferrohub.testing.github.call import Call
    from ferrohub.testing.github.permissions import Needed
    from ferrohub.testing.github.records import Account, Issue, Repository, Token
    from ferrohub.transports import Request, Response

families.load()

#: The version of the format of saved states.
_FORMAT = 1


@dataclasses.dataclass(frozen=True)
class LoggedRequest:
    """A request that a simulated GitHub received."""

    method: str
    #: The path below the API, with the query.
    path: str
    #: GitHub's ID of the operation; None if there is none.
    route: str | None
    #: The login of the credential's user; None for an anonymous request.
    user: str | None
    status: int
    #: The sets of permissions of which it needs one, an empty set if it needs none; no set if only classic tokens may
    #: send it, None if that is not known.
    permissions: Needed | None = ({},)
    #: The scopes of a classic token that it needs, any of each tuple.
    scopes: tuple[tuple[str, ...], ...] = ()
    #: What signed it: ``"classic"``, ``"fine-grained"``, ``"oauth"``, ``"user"`` (the token of a user for a GitHub
    #: App), ``"installation"``, ``"app"`` (a JWT or a client secret); None for an anonymous request.
    credential: str | None = None


class GitHub(Protocol):
    """A GitHub in memory that remembers, for tests.

    :meth:`client` and :meth:`async_client` create clients for it in process; ``Client(transport=github)`` works too.
    :meth:`serve` serves it over HTTP, for clients in any language.

    IDs, dates and the SHAs of commits are those of :attr:`clock`, and the same for the same program. A client in
    process does not wait: where it would wait for a rate limit, as long as Retry-After says, or for something such as
    ``run.wait()``, the time passes on the clock. The simulator is thread-safe: it processes one request at
    a time.

    :param start: the first time of the clock
    :param tick: seconds that pass on the clock before each request that writes
    :param strict: whether a request to an operation that is not simulated raises :class:`NotSimulated` (501 over
        HTTP); otherwise, it gets an example made from GitHub's description, with the header ``X-Ferrohub-Example``
    :param validate: whether each response is compared with GitHub's description; a difference raises AssertionError
    """

    #: Pages are requested in order, so that the log of requests is the same each time.
    prefetch = False
    _skips_waits = True

    def __init__(
        self,
        start: datetime.datetime = START,
        *,
        tick: float = 1.0,
        strict: bool = True,
        validate: bool = False,
    ) -> None:
        super().__init__()
        self._start, self._tick = start, tick
        #: Whether operations that are not simulated raise.
        self.strict = strict
        #: Whether responses are compared with GitHub's description.
        self.validate = validate
        #: The requests in order.
        self.requests: list[LoggedRequest] = []
        self._lock = threading.RLock()
        self._world = self._new_world()

    def _new_world(self) -> World:
        made = World(Clock(self._start, self._tick))
        made.clock.listeners.append(self._on_advance)
        return made

    def _pass_time(self, seconds: float) -> None:
        """Let time pass while a client waits for something, in whole seconds."""
        # A wait until a rate limit resets is shorter by what has passed on the clock of the machine.
        self.clock.advance(math.ceil(seconds))

    @property
    def clock(self) -> Clock:
        """The clock."""
        return self._world.clock

    @property
    def permissions(self) -> Permissions:
        """The permissions that programs used: ``print(github.permissions.recorded())``."""
        return Permissions(self)

    def organization(
        self, login: str, *, owners: Iterable[Account] = (), members: Iterable[Account] = (), **profile: Any
    ) -> Account:
        """Return the organization with a login, which is created if missing.

        :param login: the login
        :param owners: users who become its owners
        :param members: users who become members
        :param profile: members of the profile, such as ``name`` and ``description``
        :raises ValueError: the login is not possible, or one of a user
        """
        found = self._account(login, "Organization", profile)
        # An owner who is named among the members stays an owner.
        found.members = {each.id: "member" for each in members} | found.members | {each.id: "admin" for each in owners}
        return found

    def repository(
        self,
        full_name: str,
        *,
        files: Mapping[str, str | bytes] | None = None,
        private: bool = False,
        collaborators: Mapping[str, str] | None = None,
        **members: Any,
    ) -> Repository:
        """Create a repository.

        :param full_name: owner and name, such as ``"octo-org/compass"``. If there is no such account, an organization
            is created, whose owners are the users that exist
        :param files: the files of its first commit, by path
        :param private: whether it is private
        :param collaborators: the roles of collaborators by login: ``"pull"``, ``"triage"``, ``"push"``, ``"maintain"``
            or ``"admin"``
        :param members: further members of the record, such as ``description``
        :returns: the record of the repository; changes of its members take effect
        :raises ValueError: there is one with this name, or the name is not possible
        """
        login, slash, name = full_name.partition("/")
        if not slash:
            raise ValueError(f"full_name must be OWNER/NAME, not {full_name!r}")
        with self._lock:
            owner = self.state.account(login)
            if owner is None:
                users = [each for each in self.state.accounts.values() if each.type == "User"]
                owner = self.organization(login, owners=users)
            creator = owner
            if owner.type == "Organization":
                admins = [id for id, role in owner.members.items() if role == "admin"]
                creator = self.state.accounts[admins[0]] if admins else owner
            made = self._world.add_repository(owner, name, creator, files, private=private, **members)
            for each, role in (collaborators or {}).items():
                made.collaborators[self.user(each).id] = role
            return made

    def commit(
        self,
        full_name: str,
        files: Mapping[str, str | bytes | None],
        message: str = "Update files",
        *,
        branch: str | None = None,
        author: Account | None = None,
    ) -> str:
        """Commit files to a repository.

        :param full_name: owner and name of the repository
        :param files: the contents by path; None deletes a file
        :param message: the message
        :param branch: name of the branch, which is created if missing; None for the default branch
        :param author: who commits; None for the owner
        :returns: the SHA of the commit
        :raises LookupError: there is no such repository
        """
        with self._lock:
            found = self._repository(full_name)
            by = author or self.state.accounts[found.owner]
            self.clock.before_write()
            context, name = self._context(by if by.type == "User" else None), branch or found.default_branch
            ref = f"refs/heads/{name}"
            old = found.refs.get(ref)
            sha = repositories.commit_files(self._world, found, name, files, message, by)
            self._pushed(context, found, {ref: (old, sha)})
        self.deliver()
        return sha

    def _pushed(self, context: Call, repository: Repository, refs: Mapping[str, tuple[str | None, str | None]]) -> None:
        """Let webhooks tell of a push that is no request to the API."""
        if context.user is not None:
            for ref, (old, new) in refs.items():
                pushed(context, repository, ref, old, new)
            webhooks.flush(context, validate=self.validate)

    def pushing(self, token: Token | None) -> Call:
        """The context of a request of git.

        :param token: its token; None for an anonymous request
        """
        context = self._context(None)
        context.token, context.user = token, None if token is None else self.state.accounts[token.user]
        return context

    def pushed(self, repository: Repository, user: Account, before: Mapping[str, str]) -> None:
        """Let webhooks tell of a push of git.

        :param repository: the repository
        :param user: who pushed
        :param before: the SHAs of references before it
        """
        names = dict.fromkeys([*before, *repository.refs])
        refs = {name: (before.get(name), repository.refs.get(name)) for name in names}
        self._pushed(self._context(user), repository, refs)

    def issues(self, full_name: str, *, pulls: bool = False) -> list[Issue]:
        """Return the issues of a repository, in the order of their numbers.

        :param full_name: owner and name of the repository
        :param pulls: whether pull requests are among them
        :returns: the records; changes of their members take effect
        :raises LookupError: there is no such repository
        """
        with self._lock:
            return [each for each in self._repository(full_name).issues.values() if pulls or not each.is_pull]

    def token(
        self,
        user: Account | str,
        scopes: Iterable[str] | None = None,
        *,
        expires_in: float | None = None,
        permissions: Mapping[str, str] | None = None,
        repositories: Iterable[str] | None = None,
    ) -> str:
        """Create a personal access token: a classic one, or with ``permissions`` a fine-grained one.

        :param user: the user, or the login; a user that is missing is created
        :param scopes: its scopes; None for all
        :param expires_in: seconds after which it expires; None for never
        :param permissions: the permissions of a fine-grained token with their levels, such as ``{"issues": "write"}``
        :param repositories: owner and name of the repositories that a fine-grained token is limited to; None for all
        :raises LookupError: there is no such repository
        """
        with self._lock:
            account = self.user(user) if isinstance(user, str) else user
            expires = None if expires_in is None else self.clock.wall() + expires_in
            if permissions is None:
                return self._world.add_token(account, scopes, expires)
            chosen = None if repositories is None else [self._repository(name).id for name in repositories]
            return self._world.add_fine_grained_token(account, permissions, chosen, expires)

    def client(
        self, user: Account | str | None = None, *, scopes: Iterable[str] | None = None, **options: Any
    ) -> ferrohub.Client:
        """Return a client whose requests this simulator responds to, in process.

        :param user: the user whose token it has; None for an anonymous client
        :param scopes: the scopes of the token; None for all
        :param options: options of :class:`ferrohub.Client`
        """
        return ferrohub.Client(**self._options(user, scopes, options))

    def async_client(
        self, user: Account | str | None = None, *, scopes: Iterable[str] | None = None, **options: Any
    ) -> AsyncClient:
        """Return an asynchronous client whose requests this simulator responds to, in process.

        :param user: as for :meth:`client`
        :param scopes: as for :meth:`client`
        :param options: options of :class:`ferrohub.AsyncClient`
        """
        return ferrohub.AsyncClient(**self._options(user, scopes, options))

    def _options(
        self, user: Account | str | None, scopes: Iterable[str] | None, options: dict[str, Any]
    ) -> dict[str, Any]:
        credential = {} if user is None else {"token": self.token(user, scopes)}
        return {"transport": self, **credential, **options}

    @contextlib.contextmanager
    def serve(
        self,
        *,
        port: int = 0,
        unix_socket: str | os.PathLike[str] | None = None,
        certificate: tuple[str, str] | None = None,
        enterprise: bool = False,
    ) -> Iterator[str]:
        """Context manager: serve it over HTTP on this machine, for clients in any language.

        The API is at the root of the server, and as that of an Enterprise Server at ``/api/v3`` and ``/api/uploads``.
        Repositories can be cloned, fetched and pushed at ``/OWNER/NAME.git`` where git is installed.

        :param port: the port; 0 for one that is free
        :param unix_socket: path of a socket to serve on in place of a port
        :param certificate: paths of a certificate and of its key, for HTTPS
        :param enterprise: whether the API is only that of an Enterprise Server, as :class:`ferrohub.ClientEnterprise`
            expects it
        :returns: the base URL of the API, or with ``enterprise`` of the server
        """
        from ferrohub.testing.github.server import serving

        with serving(self, port, unix_socket, certificate, enterprise=enterprise) as url:
            yield url

    @contextlib.contextmanager
    def locked(self) -> Iterator[World]:
        """Context manager: no request is processed meanwhile."""
        with self._lock:
            yield self._world

    @contextlib.contextmanager
    def installed(self, user: Account | str | None = None) -> Iterator[Self]:
        """Context manager: clients that the code under test creates itself use this simulator.

        It applies to all clients of ferrohub in the process that have no ``transport`` of their own, also to those that
        exist already. Nothing is sent to a server.

        :param user: the user whose token the environment variables ``GH_TOKEN`` and ``GH_ENTERPRISE_TOKEN`` have
            meanwhile; None leaves them as they are
        :returns: the simulator itself
        """
        with _installed.transport(self, None if user is None else self.token(user)):
            yield self

    def __call__(self, request: Request) -> Response:
        """Respond to a request, as a transport.

        :param request: the request
        """
        parts = urllib.parse.urlsplit(request.url)
        path, links = self.resolve(parts.scheme, parts.netloc, parts.path)
        headers = {name.lower(): value for name, value in request.headers.items()}
        status, sent, body = self.respond(request.method, path, parts.query, headers, request.read(), links)
        return transports.Response(status, sent, body)

    @staticmethod
    def resolve(scheme: str, host: str, path: str) -> tuple[str, Links]:
        """The path below the API, and the bases of URLs.

        :param scheme: scheme of the URL of the request
        :param host: its host and port
        :param path: its path
        """
        if host in ("api.github.com", "uploads.github.com", "github.com"):
            return path or "/", Links()
        if host == "raw.githubusercontent.com" and (parts := path.split("/", 3))[3:]:
            return "/".join([*parts[:3], "raw", parts[3]]), Links()
        base = f"{scheme}://{host}"
        for prefix in ("/api/v3", "/api/uploads"):
            if path == prefix or path.startswith(f"{prefix}/"):
                return path[len(prefix) :] or "/", Links(f"{base}/api/v3", base, f"{base}/api/uploads")
        if path == "/api/graphql":
            return "/graphql", Links(f"{base}/api/v3", base, f"{base}/api/uploads")
        return path or "/", Links(base, base, base)

    def respond(
        self, method: str, path: str, query: str, headers: dict[str, str], content: bytes, links: Links
    ) -> tuple[int, dict[str, str], bytes]:
        """The status, the headers and the body of the response to a request.

        :param method: the method
        :param path: the path below the API
        :param query: the query as it was sent
        :param headers: the headers by their names in lower case
        :param content: the body
        :param links: the bases of URLs
        :raises NotSimulated: the operation is not simulated, with ``strict``
        :raises ConnectionError: a fault lost the connection
        """
        with self._lock:
            if (download := downloads.respond(self._world, path)) is not None:
                return download
            self._progress()
            if oauth.is_page(path):
                return oauth.respond(self._world, method, path, query, headers, content, links)
            exchange = Exchange(
                self._world, method, path, query, headers, content, links, validate=self.validate, strict=self.strict
            )
            try:
                response = exchange.respond()
            except NotSimulated as missing:
                if self.strict:
                    raise
                response = examples.respond(exchange, missing)
            except Lost:
                raise exceptions.ConnectionError("a fault of the simulator lost the connection") from None
            user = exchange.user.login if exchange.user else None
            route = exchange.route.id if exchange.route else None
            shown = f"{exchange.path}?{query}" if query else exchange.path
            needs = (exchange.call.needed, tuple(exchange.call.scopes)) if exchange.call else (({},), ())
            kind = exchange.token.kind if exchange.token else "app" if exchange.app else None
            self.requests.append(LoggedRequest(method, shown, route, user, response[0], *needs, kind))
            if self.validate and exchange.route is not None and exchange.route.operation:
                wrong = violations(exchange.route, method, response)
                assert not wrong, f"{exchange.route.id}: {'; '.join(wrong)}"
            # Webhooks tell of a run that the request started or cancelled.
            self._progress()
        self.deliver()
        if exchange.fault is not None and exchange.fault.latency:
            time.sleep(exchange.fault.latency)
        if exchange.fault is not None and exchange.fault.error == "timeout":
            raise exceptions.Timeout("a fault of the simulator lost the response")
        return response

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the state to a file, as JSON. It contains the tokens.

        :param path: path of the file
        """
        with self._lock:
            saved = {"format": _FORMAT, "time": self.clock.timestamp, "state": codec.encode(self.state)}
        pathlib.Path(path).write_text(json.dumps(saved), "utf-8")

    def load(self, path: str | os.PathLike[str]) -> Self:
        """Replace the state by one that :meth:`save` wrote.

        :param path: path of the file
        :returns: the simulator itself
        :raises ValueError: the file is not such a state
        """
        try:
            saved = json.loads(pathlib.Path(path).read_bytes())
            if saved["format"] != _FORMAT:
                raise ValueError(f"format {saved['format']!r} is not known")
            state, at = codec.decode(State, saved["state"]), float(saved["time"])
        except (ValueError, KeyError, TypeError) as error:
            raise ValueError(f"{os.fspath(path)} is not a saved state: {error}") from error
        self.reset()
        with self._lock:
            self._world.state = state
            self._world.active = unfinished(state)
            self.clock.set(at)
        return self

    def copy(self) -> GitHub:
        """Return a simulator with a copy of the state, which changes independently."""
        made = GitHub(self._start, tick=self._tick, strict=self.strict, validate=self.validate)
        with self._lock:
            made._world.state = codec.decode(State, codec.encode(self.state))
            made._world.active, made._world.workflows = list(self._world.active), dict(self._world.workflows)
            made._world.routes = dict(self._world.routes)
            made.clock.set(self.clock.timestamp)
        return made

    def reset(self) -> None:
        """Forget everything."""
        with self._lock:
            self._world = self._new_world()
            self.requests.clear()

    def __repr__(self) -> str:
        state = self.state
        return f"<GitHub: {len(state.accounts)} accounts, {len(state.repositories)} repositories>"
