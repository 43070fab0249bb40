"""The receiver of webhooks: it verifies deliveries, and calls handlers by the name of the event."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Generic, Literal, NamedTuple, Protocol

from ferrohub._core import _WebhookReceiver
from ferrohub.webhooks import WebhookEvent, _adapters, _secrets
from ferrohub.webhooks._bodies import Bodies, Incoming, Rejected
from ferrohub.webhooks._handlers import Handlers
from ferrohub.webhooks._jobs import Jobs
from ferrohub.webhooks.stores import DeliveryStore, MemoryStore, check_positive

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Mapping
    from typing import TypeAlias

    from typing_extensions import Self, TypeVar

    from ferrohub.webhooks import _Secrets
    from ferrohub.webhooks._adapters import ASGIApplication

    #: Headers as web frameworks have them.
    _Headers: TypeAlias = Mapping[str, str] | Iterable[tuple[str, str]] | Iterable[tuple[bytes, bytes]]
    #: Any, where there is no app.
    _Client = TypeVar("_Client", default=Any)
else:
    from typing import TypeVar

    _Client = TypeVar("_Client")

__all__ = ["App", "Reply", "Webhooks"]

_Client_co = TypeVar("_Client_co", covariant=True)
_logger = logging.getLogger("ferrohub.webhooks")
#: Size from which a body is verified in a thread.
_LARGE = 1 << 20
#: Seconds for the verification, where ``respond_within`` is less. GitHub waits 10 seconds for a response.
_VERIFIED_WITHIN = 5.0
#: GitHub's limit for the size of a payload.
_MAX_BODY = 25 << 20


class App(Protocol[_Client_co]):
    """What ``Webhooks(app=...)`` takes: an object with the clients of an app's installations, as ``AppClient`` is."""

    def client(self, installation: int, /) -> _Client_co:
        """Return the client of an installation.

        :param installation: the ID of the installation
        """


class Reply(NamedTuple):
    """The response to a delivery."""

    #: Status code.
    status: int
    #: Headers.
    headers: dict[str, str]
    #: Body, a JSON object with a ``message``.
    body: bytes


class Webhooks(Handlers, Generic[_Client]):
    """Receives deliveries of webhooks, and calls handlers.

    >>> hooks = Webhooks(os.environ["WEBHOOK_SECRET"])
    >>> @hooks.on("issues.opened")
    ... def label(event):
    ...     print(event.issue.title)

    :attr:`asgi`, :meth:`wsgi` and :meth:`aiohttp` are applications for servers; :meth:`receive` and :meth:`areceive`
    take headers and a body from any other framework. The statuses of responses:

    - 200: the handlers have returned, there is no handler for the event, or the delivery is a duplicate
    - 202: the handlers run in the background
    - 400: a header is missing, the body is no JSON object, or it is a form without ``forms=True``
    - 401: the signature is missing or wrong
    - 403: the ID of the webhook, or of what it belongs to, is not one of ``hook_id`` or ``target_id``
    - 405: the method is not POST
    - 408: the body did not arrive within 10 seconds, with :attr:`asgi` and :meth:`aiohttp`
    - 413: the body is larger than ``max_body``
    - 500: a handler failed or was cancelled; GitHub shows the delivery as failed, and it can be redelivered
    - 503: ``max_running`` deliveries are in progress, bodies of requests without a response take the memory of four of
      ``max_body`` (64 KiB of each do not count), the receiver was closed, or a large delivery could not be verified
      within ``respond_within``, or 5 seconds if that is less

    :attr:`asgi`, :meth:`wsgi` and :meth:`aiohttp` read no body of a request without a method, headers and a signature
    as those of GitHub.

    The handlers of an event run one after the other, in the order in which they were added. Functions run in threads,
    coroutine functions on the event loop. If one raises, the others run nevertheless, and a redelivery calls them all.

    :param secret: the secret of the webhook, or several while a secret is replaced: any of them is valid
    :param app: the app whose installations' clients :meth:`client` returns: a :class:`ferrohub.AppClient`, another
        object with a method ``client`` that takes the ID of an installation, or a function that takes it
    :param respond_within: seconds after which the response is sent while handlers go on in the background; 0 runs all
        of them there. GitHub waits 10 seconds for a response
    :param max_running: maximum number of deliveries in progress, those in the background included
    :param max_threads: maximum number of threads for handlers that are functions
    :param max_body: maximum size of a body in bytes; the default is GitHub's limit, 25 MiB
    :param store: the store of the IDs of deliveries; the default is a :class:`ferrohub.webhooks.stores.MemoryStore`,
        and None handles duplicates as well
    :param sha1: whether to accept HMAC-SHA-1, the header X-Hub-Signature, of old versions of GitHub Enterprise Server
    :param unsigned: whether to accept deliveries without a signature, with None as the secret
    :param forms: whether to accept forms as well, for webhooks whose content type is ``form``. The signature covers the
        body, but not the header Content-Type: a form must begin with ``payload=``, which no JSON does
    :param hook_id: ID of the webhook, or several, whose deliveries are accepted (X-GitHub-Hook-ID); None accepts all.
        The signature does not cover headers: this separates webhooks that have the same secret, but does not protect
        from those who know a signed body
    :param target_id: ID of the repository, organization or app, or several, whose webhooks' deliveries are accepted
        (X-GitHub-Hook-Installation-Target-ID); None accepts all. The signature does not cover it, either
    :param on_error: callback invoked with the event and the exception of a handler or of the store, a function, which
        runs in a thread, or a coroutine function; None logs the exception
    :raises ValueError: the secret is empty, or another argument is out of range
    """

    def __init__(
        self,
        secret: _Secrets | None,
        *,
        app: App[_Client] | Callable[[int], _Client] | None = None,
        respond_within: float = 5.0,
        max_running: int = 100,
        max_threads: int = 16,
        max_body: int = _MAX_BODY,
        store: DeliveryStore | Literal["memory"] | None = "memory",
        sha1: bool = False,
        unsigned: bool = False,
        forms: bool = False,
        hook_id: int | Iterable[int] | None = None,
        target_id: int | Iterable[int] | None = None,
        on_error: Callable[[WebhookEvent, Exception], Awaitable[object] | object] | None = None,
    ) -> None:
        super().__init__()
        if secret is None and not unsigned:
            raise ValueError("secret must not be None; unsigned=True accepts deliveries without a signature")
        if secret is not None and unsigned:
            raise ValueError("unsigned=True needs None as the secret")
        for name, value in (("max_running", max_running), ("max_threads", max_threads), ("max_body", max_body)):
            check_positive(name, value)
        seconds: object = respond_within
        if not (isinstance(seconds, (int, float)) and 0 <= seconds < 1e9):
            raise ValueError(f"respond_within must be a number of seconds, not {seconds!r}")
        secrets = None if secret is None else _secrets(secret)
        pinned = _ids("hook_id", hook_id), _ids("target_id", target_id)
        self._receiver = _WebhookReceiver(secrets, sha1, max_body, forms, *pinned)
        self._bodies = Bodies(max_body)
        self._app = app
        self._respond_within = respond_within
        #: Maximum size of a body in bytes.
        self.max_body = max_body
        self._store = MemoryStore() if store == "memory" else _checked_store(store)
        self._on_error = on_error
        self._jobs = Jobs(max_running, max_threads)
        self._closed = False

    @property
    def running(self) -> int:
        """The number of deliveries in progress."""
        return self._jobs.running

    def client(self, event: WebhookEvent) -> _Client:
        """Return the client of the installation that an event is sent to.

        :param event: the event
        :raises ValueError: the event has no installation: it is sent to a webhook of a repository or an organization
        :raises RuntimeError: there is no ``app``
        """
        if self._app is None:
            raise RuntimeError("there is no app: pass Webhooks(..., app=...)")
        installation = getattr(event.installation, "id", None)
        if installation is None:
            raise ValueError("the event has no installation: it is sent to a webhook that is not that of an app")
        find: Any = getattr(self._app, "client", self._app)
        found: _Client = find(installation)
        return found

    def receive(self, headers: _Headers, body: bytes) -> Reply:
        """Handle a delivery, and return the response.

        The body counts towards the memory of the receiver. The framework has read it before: let it limit the size of
        bodies to :attr:`max_body`, and the number of requests that it reads at the same time.

        :param headers: headers of the request, as a mapping or as pairs; the case of names does not matter
        :param body: body of the request, as it was received
        :returns: the status, the headers and the body of the response
        """
        if self._closed:
            return _closed_reply()
        given = _repeatable(headers)
        try:
            with self._kept(given, body):
                return self._respond_blocking(given, body)
        except Rejected as rejected:
            return self._rejection(rejected)

    async def areceive(self, headers: _Headers, body: bytes) -> Reply:
        """Handle a delivery on the running event loop, and return the response.

        As with :meth:`receive`, let the framework limit the size and the number of the bodies that it reads.

        :param headers: headers of the request, as a mapping or as pairs; the case of names does not matter
        :param body: body of the request, as it was received
        :returns: the status, the headers and the body of the response
        """
        given = _repeatable(headers)
        try:
            with self._kept(given, body):
                return await self._respond(given, body)
        except Rejected as rejected:
            return self._rejection(rejected)

    def _respond_blocking(self, headers: _Headers, body: bytes) -> Reply:
        """Respond to a delivery whose body has its memory."""
        return _closed_reply() if self._closed else self._jobs.run(self._respond(headers, body))

    async def _respond(self, headers: _Headers, body: bytes) -> Reply:
        """Respond to a delivery whose body has its memory, on the running event loop."""
        began = time.monotonic()
        try:
            event = await self._read(headers, body)
        except asyncio.TimeoutError:
            return _reply(503, "the delivery could not be verified in time")
        if self._closed:
            return _closed_reply()
        if isinstance(event, tuple):
            return _reply(*event)
        handlers = self.handlers(event.delivery.event, event.action)
        if not handlers:
            return _reply(200, "there is no handler for this event")
        if not self._jobs.reserve():
            return _reply(503, "too many deliveries are in progress")
        task = self._jobs.start(self._handle(event, handlers))
        rest = max(self._respond_within - (time.monotonic() - began), 0)
        done, _ = await asyncio.wait({task}, timeout=rest)
        if not done:
            return _reply(202, "the event is handled in the background")
        return _reply(500, "a handler was cancelled") if task.cancelled() else task.result()

    async def _read(self, headers: _Headers, body: bytes) -> Any:
        """Verify a delivery and read it; large ones in a thread of their own, also while handlers occupy theirs."""
        read = self._receiver.read
        if len(body) <= _LARGE:
            return read(headers, body)
        patience = max(self._respond_within, _VERIFIED_WITHIN)
        return await asyncio.wait_for(self._jobs.verify(read, headers, body), patience)

    async def _handle(self, event: WebhookEvent, handlers: list[Callable[[Any], object]]) -> Reply:
        """Call the handlers of an event, and end the delivery."""
        try:
            return await self._handle_new(event, handlers)
        except Exception as error:
            reason = "the store of deliveries failed"
            await self._report(event, error, reason)
            return _reply(500, reason)
        finally:
            self._jobs.release()

    async def _handle_new(self, event: WebhookEvent, handlers: list[Callable[[Any], object]]) -> Reply:
        """Call the handlers of an event that is new."""
        identity = event.delivery.id
        if not await self._add(identity):
            return _reply(200, "the delivery is a duplicate")
        is_done = False
        try:
            failed = [handler for handler in handlers if not await self._call(handler, event)]
            is_done = not failed
        finally:
            if not is_done:
                await self._discard(identity)
        return _reply(500, "a handler failed") if failed else _reply(200, "the event was handled")

    async def _call(self, handler: Callable[[Any], object], event: WebhookEvent) -> bool:
        """Call a handler, and return whether it succeeded."""
        try:
            await self._jobs.call(handler, event)
        except Exception as error:
            await self._report(event, error, "a handler failed")
            return False
        return True

    async def _report(self, event: WebhookEvent, error: Exception, reason: str) -> None:
        """Pass an exception to ``on_error``, or log it, also if ``on_error`` fails or is cancelled."""
        is_reported = False
        try:
            if self._on_error is not None:
                await self._jobs.call(self._on_error, event, error)
                is_reported = True
        except Exception as other:
            _log(event, other, "on_error failed")
        finally:
            if not is_reported:
                _log(event, error, reason)

    async def _add(self, identity: str) -> bool:
        if self._store is None:
            return True
        if isinstance(self._store, MemoryStore):
            return self._store.add(identity)
        is_new = await self._jobs.call(self._store.add, identity)
        if is_new is None:
            name = type(self._store).__qualname__
            raise TypeError(
                f"the method add of a store must return whether the ID is new, but {name}.add returned None"
            )
        return bool(is_new)

    async def _discard(self, identity: str) -> None:
        if isinstance(self._store, MemoryStore):
            self._store.discard(identity)
        elif self._store is not None:
            await self._jobs.call(self._store.discard, identity)

    @property
    def asgi(self) -> ASGIApplication:
        """An ASGI application, to be served, or to be a part of another one. At the end of its lifespan it is closed.

        An application that is a part of another one gets no lifespan events in most frameworks. Then the outer one
        awaits ``aclose()``, of the application or of the receiver.
        """
        return _adapters.ASGIApplication(self)

    def wsgi(self, environ: dict[str, Any], start_response: Callable[..., object]) -> list[bytes]:
        """A WSGI application, to be mounted or served.

        :param environ: the request
        :param start_response: the function that begins the response
        """
        return _adapters.wsgi(self, environ, start_response)

    async def aiohttp(self, request: Any) -> Any:
        """A handler for a route of aiohttp, as in ``app.router.add_post("/webhooks", hooks.aiohttp)``.

        :param request: the ``aiohttp.web.Request``
        :returns: the ``aiohttp.web.Response``
        """
        return await _adapters.aiohttp(self, request)

    def _incoming(self, method: str, headers: _Headers, length: str) -> Incoming:
        """Begin to receive the body of a delivery, unless its method or its headers are enough to reject it."""
        if method != "POST":
            raise Rejected(405, "the method must be POST")
        incoming = self._bodies.incoming(length)
        wrong = self._receiver.check_headers(headers)
        if wrong is not None:
            raise Rejected(*wrong)
        return incoming

    @contextlib.contextmanager
    def _kept(self, headers: _Headers, body: bytes) -> Iterator[None]:
        """Count the memory of a body that a framework has read, unless its headers are enough to reject it."""
        with self._incoming("POST", headers, str(len(body))) as incoming:
            incoming.keep(len(body))
            yield

    def _rejection(self, rejected: Rejected) -> Reply:
        reply = _reply(rejected.status, rejected.reason)
        if rejected.status == 405:
            reply.headers["Allow"] = "POST"
        return reply

    def close(self, timeout: float | None = 30.0) -> None:
        """Receive nothing more, and wait for the handlers of blocking calls.

        :param timeout: seconds to wait; coroutines that take longer are cancelled, threads end with their function.
            None waits for all
        """
        self._closed = True
        self._jobs.close(timeout)

    async def aclose(self, timeout: float | None = 30.0) -> None:
        """Receive nothing more, and wait for the handlers that run in the background.

        :param timeout: seconds to wait; coroutines that take longer are cancelled, threads end with their function.
            None waits for all
        """
        self._closed = True
        await self._jobs.drain(timeout)
        if self._jobs.has_loop:
            await asyncio.get_running_loop().run_in_executor(None, self._jobs.close, timeout)
        self._jobs.end_threads()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_exception: object) -> None:
        self.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_exception: object) -> None:
        await self.aclose()


def _repeatable(headers: _Headers) -> _Headers:
    """Headers that can be read twice."""
    return list(headers) if isinstance(headers, Iterator) else headers


def _ids(name: str, value: Any) -> list[int]:
    """The IDs of an argument; empty for None."""
    if value is None:
        return []
    ids = [value] if isinstance(value, int) else list(value) if hasattr(value, "__iter__") else []
    if not ids or any(isinstance(one, bool) or not isinstance(one, int) or not 0 <= one < 1 << 64 for one in ids):
        raise ValueError(f"{name} must be an ID, several IDs or None, not {value!r}")
    return ids


def _checked_store(store: Any) -> DeliveryStore | None:
    if isinstance(store, set) and type(store).add is set.add:
        raise TypeError("store must have a method add that returns whether the ID is new; that of a set returns None")
    if store is None or (callable(getattr(store, "add", None)) and callable(getattr(store, "discard", None))):
        return store  # type: ignore[no-any-return]
    raise TypeError(f"store must have the methods add and discard, not be of type {type(store).__qualname__}")


def _log(event: WebhookEvent, error: Exception, reason: str) -> None:
    _logger.error("%s %s: %s", event.delivery.event, event.delivery.id, reason, exc_info=error)


def _closed_reply() -> Reply:
    return _reply(503, "the receiver was closed")


def _reply(status: int, message: str) -> Reply:
    body = json.dumps({"message": message}).encode()
    return Reply(status, {"Content-Type": "application/json", "Content-Length": str(len(body))}, body)
