"""The clients of the soak test: over each kind of transport, with event hooks, and pools of credentials."""

from __future__ import annotations

import asyncio
import functools
import http.client
import itertools
import logging
import os
import random
import threading
import urllib.parse
from typing import TYPE_CHECKING, Any

import httpx

import ferrohub
from ferrohub import transports
from ferrohub.transports import Request, Response
from soak_credentials import MARK

if TYPE_CHECKING:
    from soak import Soak

#: Seconds to connect, and between two reads.
TIMEOUT = 0.5
#: The share of clients with event hooks, and of pools.
HOOKED, POOLED = 0.3, 0.2
#: Kinds of transports, for blocking and for awaited calls; the first one stands for ferrohub's own connections.
BLOCKING = ["native", "native", "callable", "requests", "httpx", "wsgi", "asgi"]
AWAITED = ["native", "native", "callable", "coroutine", "requests", "httpx", "wsgi", "asgi"]
_SHOWN = MARK.decode()


class HookError(Exception):
    """Raised by an event hook: it ends the call."""


class Clients:
    """Makes clients at random, and closes what they share."""

    def __init__(self, soak: Soak) -> None:
        self.soak = soak
        self.ids = itertools.count()
        #: What the clients were, for the summary.
        self.made: dict[str, int] = {}
        self.shared: httpx.Client | None = None
        self.shared_awaited: httpx.AsyncClient | None = None

    def make(self, numbers: random.Random, cls: type[Any] = ferrohub.Client, *, plain: bool = False) -> Any:
        """A client with every kind of credential; a plain one has ferrohub's own connections and no hooks."""
        options = self.options(numbers, cls is ferrohub.AsyncClient, plain)
        if numbers.random() < POOLED and not plain:
            client = self.pool(cls, options)
        else:
            client = cls(token=f"soak-credential-token-{numbers.randrange(200)}", **options)
        session = client.session
        session.headers["Private-Token"] = "soak-credential-header"
        session.headers["Cookie"] = "session=soak-credential-cookie"
        session.params = {"api_key": "soak-credential-parameter"}
        session.two_factor_auth_callback(lambda: "soak-credential-otp")
        return client

    def options(
        self, numbers: random.Random, awaited: bool, plain: bool = False, timeout: float = TIMEOUT
    ) -> dict[str, Any]:
        """Options of a client."""
        options: dict[str, Any] = {
            "base_url": self.soak.home,
            "timeout": timeout,
            "retries": 2,
            "rate_limit": numbers.choice(["raise", "wait"]),
            "max_wait": 0.5,
            "read_ahead": numbers.choice([0, 4]),
            "cache": numbers.choice([None, None, True]),
        }
        if plain:
            return options
        kind = numbers.choice(AWAITED if awaited else BLOCKING)
        self._count(f"over {kind}")
        if kind != "native":
            options["transport"] = self.transport(kind, awaited, timeout)
        if numbers.random() < HOOKED:
            self._count("with hooks")
            options["event_hooks"] = Hooks(self.soak, random.Random(numbers.random())).of(awaited)
        return options

    def pool(self, cls: type[Any], options: dict[str, Any]) -> Any:
        """A pool: three credentials for two owners, of which one is always rejected, and one for any owner."""
        self._count("pools")
        number = next(self.ids)
        tokens = ["owner-a-1", "owner-b-1", f"owner-b-revoked-{os.getpid()}-{number}", f"token-{number}"]
        clients = [ferrohub.Client(token=f"soak-credential-{name}", base_url=self.soak.home) for name in tokens]
        # The options of the first client are those of the pool.
        clients[0] = cls(token=f"soak-credential-{tokens[0]}", **options)
        owners = [["soak-owner-a"], ["soak-owner-b"], ["soak-owner-b"], None]
        pool = ferrohub.AsyncPool if cls is ferrohub.AsyncClient else ferrohub.Pool
        return pool(clients, owners=owners)

    def _count(self, what: str) -> None:
        self.made[what] = self.made.get(what, 0) + 1

    def transport(self, kind: str, awaited: bool, timeout: float) -> Any:
        """A transport to the server."""
        if kind == "requests":
            return transports.requests()
        if kind == "httpx":
            return transports.httpx(self.httpx(awaited))
        if kind == "wsgi":
            return transports.wsgi(functools.partial(gateway, timeout))
        if kind == "asgi":
            return transports.asgi(functools.partial(awaited_gateway, timeout))
        return awaited_forward if kind == "coroutine" else forward

    def httpx(self, awaited: bool) -> Any:
        """The client of httpx that all clients share."""
        if not awaited:
            self.shared = self.shared or httpx.Client(verify=False)
            return self.shared
        self.shared_awaited = self.shared_awaited or httpx.AsyncClient(verify=False)
        return self.shared_awaited

    def close(self) -> None:
        """Close what blocking clients share."""
        if self.shared is not None:
            self.shared.close()

    async def aclose(self) -> None:
        """Close what the clients of the event loop share."""
        if self.shared_awaited is not None:
            await self.shared_awaited.aclose()


# Transports


def forward(request: Request) -> Response:
    """A transport over the standard library."""
    headers = dict(request.headers.items())
    return Response(*exchange(request.method, request.url, headers, request.read(), request.timeout[1]))


async def awaited_forward(request: Request) -> Response:
    """The same as a coroutine function."""
    body = await request.aread()
    headers = dict(request.headers.items())
    limit = request.timeout[1]
    return Response(*await asyncio.to_thread(exchange, request.method, request.url, headers, body, limit))


def exchange(
    method: str, url: str, headers: dict[str, str], body: bytes, timeout: float | None
) -> tuple[int, list[tuple[str, str]], bytes]:
    """Send a request on a connection of its own.

    :raises OSError: the response is none
    """
    parts = urllib.parse.urlsplit(url)
    connection = http.client.HTTPConnection(parts.netloc, timeout=timeout)
    try:
        connection.request(method, parts._replace(scheme="", netloc="").geturl(), body or None, headers)
        response = connection.getresponse()
        if response.status < 200:
            raise ConnectionError(f"the final response has the status {response.status}")
        return response.status, response.getheaders(), response.read()
    except http.client.HTTPException as error:
        raise ConnectionError(f"the response is none: {type(error).__name__}") from error
    finally:
        connection.close()


def gateway(timeout: float, environ: dict[str, Any], start_response: Any) -> list[bytes]:
    """A WSGI application that forwards requests to the server."""
    headers = {name[5:].replace("_", "-"): value for name, value in environ.items() if name.startswith("HTTP_")}
    headers |= {name.replace("_", "-"): environ[name] for name in ("CONTENT_TYPE", "CONTENT_LENGTH") if name in environ}
    path = urllib.parse.quote(environ["PATH_INFO"].encode("latin-1"), safe="/:@!$&'()*+,;=~")
    url = f"http://{environ['HTTP_HOST']}{path}?{environ['QUERY_STRING']}"
    status, found, body = gated(environ["REQUEST_METHOD"], url, headers, environ["wsgi.input"].read(), timeout)
    start_response(f"{status} Forwarded", found)
    return [body[at : at + 4096] for at in range(0, len(body), 4096)]


async def awaited_gateway(timeout: float, scope: dict[str, Any], receive: Any, send: Any) -> None:
    """The same as an ASGI application."""
    body, more = b"", True
    while more:
        event = await receive()
        body, more = body + event.get("body", b""), event.get("more_body", False)
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
    url = f"http://{headers['host']}{scope['raw_path'].decode()}?{scope['query_string'].decode()}"
    status, found, content = await asyncio.to_thread(gated, scope["method"], url, headers, body, timeout)
    pairs = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in found]
    await send({"type": "http.response.start", "status": status, "headers": pairs})
    for at in range(0, len(content), 4096):
        await send({"type": "http.response.body", "body": content[at : at + 4096], "more_body": True})
    await send({"type": "http.response.body"})


def gated(
    method: str, url: str, headers: dict[str, str], body: bytes, timeout: float
) -> tuple[int, list[tuple[str, str]], bytes]:
    """The response of the server, or 502 and 504 as gateways have them."""
    try:
        return exchange(method, url, headers, body, timeout)
    except TimeoutError:
        return 504, [], b""
    except OSError:
        return 502, [], b""


# What shows requests


class Hooks:
    """Event hooks: they add a header, look for credentials in events, and raise at random."""

    def __init__(self, soak: Soak, numbers: random.Random) -> None:
        self.soak, self.numbers = soak, numbers
        self.lock = threading.Lock()

    def of(self, awaited: bool) -> dict[str, list[Any]]:
        """The option of a client."""
        if awaited and self.numbers.random() < 0.5:
            return {"request": [self.awaited_request], "response": [self.ended], "error": [self.ended]}
        return {"request": [self.request], "response": [self.ended], "error": [self.ended], "retry": [self.look]}

    def request(self, event: Any) -> None:
        """Before a request."""
        event.headers["X-Soak-Trace"] = "stays with the origins of the session"
        event.state["began"] = True
        self.look(event)
        with self.lock:
            raises = self.numbers.random() < 0.01
        if raises:
            raise HookError("a hook ends the call")

    async def awaited_request(self, event: Any) -> None:
        """The same on an event loop, which goes on meanwhile."""
        await asyncio.sleep(0)
        self.request(event)

    def ended(self, event: Any) -> None:
        """After a response, or an attempt without one."""
        if not event.state.get("began"):
            self.soak.violated("a response or an error has another state than its request")
        self.look(event)

    def look(self, event: Any) -> None:
        """Look for credentials in an event."""
        self.soak.counted("events")
        self.soak.look(f"{event!r} {event.url} {event.path} {event.template}", "an event")


class Records(logging.Handler):
    """Looks for credentials in log records."""

    def __init__(self, soak: Soak) -> None:
        super().__init__()
        self.soak = soak

    def emit(self, record: logging.LogRecord) -> None:
        """Look at a record."""
        self.soak.counted("log records")
        self.soak.look(f"{record.getMessage()} {vars(record)!r}", "a log record")


def shows(text: str) -> bool:
    """Whether a text has a credential."""
    return _SHOWN in text
