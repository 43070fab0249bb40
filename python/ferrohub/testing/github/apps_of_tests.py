"""What a test does with Apps and webhooks: create and install them, and receive what they send."""

from __future__ import annotations

import inspect
import threading
import urllib.error
import urllib.parse
import urllib.request
from typing import TYPE_CHECKING, Any

import ferrohub
from ferrohub import exceptions
from ferrohub.testing.github import apps, call as calls, oauth, organization_events, webhooks
from ferrohub.testing.github.links import Links
from ferrohub.testing.github.records import App, Hook
from ferrohub.testing.github.router import ROUTES
from ferrohub.transports import Request
from ferrohub.webhooks.receiver import Webhooks

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from ferrohub.testing.github.records import Account, Delivery, Installation, Repository, State
    from ferrohub.testing.github.world import World

    Receiver = Webhooks[Any] | Callable[[Request], Any]

#: Seconds in which a server has to respond to a delivery, as at GitHub.
_TIMEOUT = 10
#: How many deliveries one request may cause, so that a receiver that causes deliveries itself is an error.
_MOST = 1000


class Apps:
    """The part of the simulator that concerns Apps, OAuth and webhooks."""

    validate: bool
    _lock: threading.RLock
    _world: World

    @property
    def state(self) -> State:
        """All that it remembers."""
        return self._world.state

    def user(self, login: str, **profile: Any) -> Account:
        """Return the user with a login, who is created if missing.

        :param login: the login
        :param profile: members of the profile, such as ``name`` and ``email``
        :raises ValueError: the login is not possible, or one of an organization
        """
        return self._account(login, "User", profile)

    def _account(self, login: str, type_: str, profile: dict[str, Any]) -> Account:
        with self._lock:
            found = self.state.account(login) or self._world.add_account(login, type_)
            if found.type != type_:
                raise ValueError(f"{login!r} is the login of {found.type.lower()}, not of {type_.lower()}")
            for name, value in profile.items():
                if not hasattr(found, name):
                    raise TypeError(f"an account has no member {name!r}")
                setattr(found, name, value)
            return found

    def _repository(self, full_name: str) -> Repository:
        found = self.state.repository(full_name)
        if found is None:
            raise LookupError(f"there is no repository {full_name!r}")
        return found

    def __init__(self) -> None:
        self._receivers: dict[str, Receiver] = {}
        self._delivering = threading.local()

    def app(
        self,
        name: str,
        *,
        owner: Account | str | None = None,
        permissions: Mapping[str, str] | None = None,
        events: Iterable[str] = (),
        webhook: str | Receiver | None = None,
        secret: str | None = None,
        key: str | None = None,
        callback_urls: Iterable[str] = (),
    ) -> App:
        """Create a GitHub App.

        :param name: its name
        :param owner: whose it is, a user or an organization; None for the first account
        :param permissions: the permissions that it requests with their levels, such as ``{"issues": "write"}``
        :param events: the events that it subscribes to, such as ``"issues"``
        :param webhook: what receives its deliveries, as for :meth:`hook`; None for nothing
        :param secret: the secret with which they are signed
        :param key: its private key in PEM form; None for a new one, which takes some time
        :param callback_urls: the URLs to which users may be redirected
        :returns: the record, with the members ``id``, ``client_id``, ``client_secret`` and ``key``
        :raises ValueError: there is an App with this name
        """
        with self._lock:
            account = self._owner(owner) if isinstance(owner, str) else owner
            account = account or next(iter(self.state.accounts.values()), None) or self.user("octocat")
            urls = list(callback_urls)
            made = apps.create(
                self._world, name, account, key=key, permissions=permissions, events=events, callback_urls=urls
            )
            if webhook is not None:
                self._add_hook(webhook, list(made.events), secret, app=made.id)
            return made

    def _owner(self, login: str) -> Account:
        """The account with a login; a user that is missing is created."""
        return self.state.account(login) or self.user(login)

    def oauth_app(self, name: str, *, owner: Account | str, callback_urls: Iterable[str]) -> App:
        """Create an OAuth app, whose tokens have scopes and do not expire.

        :param name: its name
        :param owner: whose it is
        :param callback_urls: the URLs to which users may be redirected
        """
        with self._lock:
            account = self._owner(owner) if isinstance(owner, str) else owner
            return apps.create(self._world, name, account, key="", callback_urls=list(callback_urls))

    def install(self, app: App, account: Account | str, *, repositories: Iterable[str] | None = None) -> Installation:
        """Install a GitHub App; its webhook receives the event.

        :param app: the App
        :param account: the user or the organization, or its login
        :param repositories: owner and name of the repositories that it has access to; None for all
        :raises ValueError: it is installed there already
        :raises LookupError: there is no such account or repository
        """
        with self._lock:
            found = self.state.account(account) if isinstance(account, str) else account
            if found is None:
                raise LookupError(f"there is no account {account!r}")
            chosen = None if repositories is None else [self._repository(name) for name in repositories]
            made = apps.install(self._world, app, found, chosen)
            context = self._context(found if found.type == "User" else None)
            organization_events.of_installation(context, "created", made, repositories=True)
            webhooks.flush(context, validate=self.validate)
        self.deliver()
        return made

    def revoke(self, app: App, user: Account | str) -> None:
        """Revoke the authorization of an App as a user; the tokens of the user end, and its webhook receives the event.

        :param app: the App
        :param user: the user, or the login
        :raises LookupError: the user has not authorized it
        """
        with self._lock:
            account = self.state.account(user) if isinstance(user, str) else user
            if account is None or not apps.revoke(self.state, app, account.id):
                raise LookupError(f"{user if account is None else account.login} has not authorized {app.slug}")
            context = self._context(account)
            organization_events.of_authorization(context, app, account)
            webhooks.flush(context, validate=self.validate)
        self.deliver()

    def app_client(self, app: App, **options: Any) -> ferrohub.AppClient:
        """Return the client of a GitHub App, whose requests this simulator responds to, in process.

        :param app: the App
        :param options: options of :class:`ferrohub.AppClient`
        """
        return ferrohub.AppClient(app.id, app.key.encode(), **{"transport": self, **options})

    def hook(
        self,
        target: str | App,
        receiver: str | Receiver,
        *,
        events: Iterable[str] | None = None,
        secret: str | None = None,
        content_type: str = "json",
        path: str = "/",
    ) -> Hook:
        """Create a webhook of a repository, an organization or an App.

        :param target: owner and name of the repository, the login of the organization, or the App
        :param receiver: the URL of a server, a :class:`ferrohub.webhooks.Webhooks`, or an application as a transport,
            such as ``ferrohub.transports.asgi(app)``. It is called in the thread of the request, before the client gets
            the response
        :param events: the events, such as ``"issues"``; None for all, or those of the App
        :param secret: the secret with which deliveries are signed
        :param content_type: ``"json"`` or ``"form"``
        :param path: the path of the URL of a receiver that is not a URL
        :returns: the record, whose ``deliveries`` are those that were sent
        :raises LookupError: there is no such repository or organization
        :raises ValueError: the App has a webhook already
        """
        with self._lock:
            if isinstance(target, App):
                if any(each.app == target.id for each in self.state.hooks.values()):
                    raise ValueError("the App has a webhook already; an App has one")
                home = {"app": target.id}
                events = target.events if events is None else events
            elif "/" in target:
                home = {"repository": self._repository(target).id}
            else:
                account = self.state.account(target)
                if account is None or account.type != "Organization":
                    raise LookupError(f"there is no organization {target!r}")
                home = {"organization": account.id}
            chosen = ["*"] if events is None else list(events)
            return self._add_hook(receiver, chosen, secret, path, content_type=content_type, **home)

    def _add_hook(
        self, receiver: str | Receiver, events: list[str], secret: str | None, path: str = "/", **members: Any
    ) -> Hook:
        identity, now = self.state.next_id("hook"), self._world.clock.text()
        url = receiver if isinstance(receiver, str) else f"https://receiver-{identity}.example{path}"
        if not url.startswith(("http://", "https://")):
            raise ValueError(f"the URL of a receiver must begin with http:// or https://, not {url!r}")
        if not isinstance(receiver, str):
            if not isinstance(receiver, Webhooks) and not callable(receiver):
                raise TypeError(
                    f"a receiver must be a URL, a Webhooks or a transport, not {type(receiver).__qualname__}"
                )
            self._receivers[url] = receiver
        made = Hook(identity, now, now, url, events, secret=secret, **members)
        self.state.hooks[identity] = made
        return made

    def authorize(self, url: str, user: Account | str) -> str:
        """Agree to the page of the web flow as a user, and return the URL to which the browser is redirected.

        :param url: URL of the page, as :meth:`ferrohub.oauth.OAuthApp.web_flow` makes it
        :param user: the user, or the login
        :raises ValueError: the URL names no App, or a URL that is not one of its callback URLs
        """
        with self._lock:
            account = self.user(user) if isinstance(user, str) else user
            query = dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(url).query))
            return oauth.authorized(self._world, account, query)

    def enter_code(self, user_code: str, user: Account | str, *, agree: bool = True) -> None:
        """Enter the code of a device as a user.

        :param user_code: the code that the device shows
        :param user: the user, or the login
        :param agree: whether the user agrees
        :raises LookupError: there is no such code
        """
        with self._lock:
            account = self.user(user) if isinstance(user, str) else user
            oauth.decide(self._world, user_code, account, agree=agree)

    def _context(self, user: Account | None) -> calls.Call:
        """The context of what a test does in the name of a user; None for the first one."""
        first = next((each for each in self.state.accounts.values() if each.type == "User"), None)
        return calls.of_test(self._world, ROUTES["meta/root"], Links(), user or first)

    def deliver(self) -> None:
        """Send the deliveries that are due. Each request does it once its response is made."""
        if getattr(self._delivering, "is_active", False):
            return
        self._delivering.is_active = True
        try:
            for _ in range(_MOST):
                with self._lock:
                    if not self._world.outbox:
                        return
                    hook, delivery = self._world.outbox.pop(0)
                self._send(hook, delivery)
            raise RuntimeError(f"one request caused more than {_MOST} deliveries; a receiver causes them itself")
        finally:
            self._delivering.is_active = False

    def _send(self, hook: Hook, delivery: Delivery) -> None:
        headers, body = webhooks.request_of(hook, delivery)
        receiver = self._receivers.get(hook.url)
        if receiver is None:
            status, received, content = _posted(hook.url, headers, body)
        elif isinstance(receiver, Webhooks):
            reply = receiver.receive(headers, body)
            status, received, content = reply.status, dict(reply.headers), reply.body
        else:
            status, received, content = _called(receiver, Request("POST", hook.url, headers, body))
        with self._lock:
            webhooks.record(delivery, headers, status, received, content)


def _called(receiver: Callable[[Request], Any], request: Request) -> tuple[int, dict[str, str], bytes]:
    try:
        response = receiver(request)
        if inspect.isawaitable(response):
            raise TypeError("a receiver must not be asynchronous; ferrohub.transports.asgi() makes one that is not")
    except exceptions.TransportError:
        return 0, {}, b""
    body = response.body
    content = body if isinstance(body, bytes) else body.encode() if isinstance(body, str) else b"".join(body)
    return response.status, dict(response.headers), content


def _posted(url: str, headers: dict[str, str], body: bytes) -> tuple[int, dict[str, str], bytes]:
    request = urllib.request.Request(url, body, headers, method="POST")
    try:
        with urllib.request.urlopen(request, timeout=_TIMEOUT) as response:
            return response.status, dict(response.headers), response.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, dict(error.headers), error.read()
    except OSError:
        return 0, {}, b""
