"""What the tables of cases are made of: a server that records requests, example bodies, and the check of one case.

A case is one operation: how it is called, the expected request, the response, and the result. Each is run for
success, for the status that is False, None or another value, for an error status, and without a credential where
one is needed.
"""

from __future__ import annotations

import asyncio
import concurrent.futures
import contextlib
import dataclasses
import functools
import json
import pathlib
import selectors
import socket
import threading
import urllib.parse
from collections.abc import Callable, Coroutine, Iterable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, TypeVar

import pytest

import ferrohub
from ferrohub import _core
from ferrohub.aio import AsyncListing
from ferrohub.exceptions import (
    AuthenticationFailed,
    MissingAppBearerAuthentication,
    MissingAppInstallationAuthentication,
    ServerError,
)

T = TypeVar("T")
BODIES = pathlib.Path(__file__).parents[1] / "bodies"
GITHUB = "https://api.github.com"
TOKEN = "t0ken-of-the-tests"
NOTHING: Any = object()
#: Seconds for what must come, however busy the machine is.
PATIENCE = 30


@dataclasses.dataclass(frozen=True)
class Recorded:
    """A request as the server got it."""

    method: str
    path: str
    query: dict[str, str]
    headers: dict[str, str]
    body: bytes

    @property
    def line(self) -> str:
        return f"{self.method} {self.path}"

    @property
    def json(self) -> Any:
        return json.loads(self.body) if self.body else NOTHING


@dataclasses.dataclass
class Reply:
    """What the server responds: JSON for a list or dict, else text or bytes."""

    body: Any = None
    status: int = 200
    headers: dict[str, str] = dataclasses.field(default_factory=dict)
    #: Hang up in place of a response.
    drop: bool = False
    #: Send nothing until this is set or the client hangs up.
    after: threading.Event | None = None
    #: Called when the response is sent.
    then: Callable[[], object] | None = None


class Server(ThreadingHTTPServer):
    """A server on loopback that records requests and sends the replies that a test sets."""

    daemon_threads = True
    request_queue_size = 64

    def __init__(self, port: int = 0) -> None:
        super().__init__(("127.0.0.1", port), Handler)
        self.url = f"http://127.0.0.1:{self.server_port}"
        #: The URL in replies where GitHub's have that of its API.
        self.shown = self.url
        self.requests: list[Recorded] = []
        self.replies: list[Reply] = [Reply({})]
        #: Whether pages are found by their number, in whatever order they are requested.
        self.numbered = False
        self.thread = threading.Thread(target=self.serve_forever, args=(0.02,), daemon=True)

    def will(self, *replies: Reply) -> None:
        """Reply with these, one after the other, the last again and again; forget what was recorded."""
        self.replies = list(replies)
        self.numbered = False
        self.requests.clear()

    def next_reply(self) -> Reply:
        return self.replies.pop(0) if len(self.replies) > 1 else self.replies[0]

    def reply_to(self, request: Recorded, connection: socket.socket) -> Reply:
        """The reply; subclasses look at the request, or at the connection while they wait."""
        return self.replies[int(request.query.get("page", 1)) - 1] if self.numbered else self.next_reply()

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A client that hangs up is no error of the test."""


class Handler(BaseHTTPRequestHandler):
    """One connection of the server."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    server: Server

    def reply(self) -> None:
        if "chunked" in self.headers.get("Transfer-Encoding", ""):
            body = b"".join(iter(self.chunk, b""))
        else:
            length = int(self.headers.get("Content-Length", 0))
            body = self.rfile.read(length)
            if len(body) < length:  # a request that was cut short is none
                self.close_connection = True
                return
        path, _, query = self.path.partition("?")
        pairs = urllib.parse.parse_qsl(query, keep_blank_values=True)
        headers = {name.lower(): value for name, value in self.headers.items()}
        request = Recorded(self.command, path, dict(pairs), headers, body)
        self.server.requests.append(request)
        reply = self.server.reply_to(request, self.connection)
        content = encode(reply.body).replace(GITHUB.encode(), self.server.shown.encode())
        if reply.drop or (reply.after and not comes_before_hang_up(reply.after, self.connection)):
            self.close_connection = True
            return
        self.send_response_only(reply.status)
        sent = {
            "Date": self.date_time_string(),
            "Content-Type": "application/json; charset=utf-8",
            "Content-Length": str(len(content)),
            **reply.headers,
        }
        for name, value in sent.items():
            self.send_header(name, value.replace(GITHUB, self.server.shown))
        self.end_headers()
        if self.command != "HEAD" and reply.status not in (204, 304):
            self.wfile.write(content)
        if reply.then:
            reply.then()

    do_GET = do_HEAD = do_POST = do_PUT = do_PATCH = do_DELETE = do_OPTIONS = reply

    def chunk(self) -> bytes:
        data = self.rfile.read(int(self.rfile.readline(), 16))
        self.rfile.readline()
        return data

    def log_message(self, format: str, *args: Any) -> None:
        """Keep quiet."""


def comes_before_hang_up(event: threading.Event, connection: socket.socket) -> bool:
    """Wait for an event, or until the client hangs up; says whether the event came."""
    while not event.wait(0.02):
        if is_readable(connection) and not connection.recv(1, socket.MSG_PEEK):
            return False
    return True


def is_readable(connection: socket.socket | int, within: float = 0) -> bool:
    """Whether something can be read within a time in seconds. Unlike `select.select`, it knows any descriptor."""
    with selectors.DefaultSelector() as selector:
        selector.register(connection, selectors.EVENT_READ)
        return bool(selector.select(within))


def run(main: Coroutine[Any, Any, T]) -> T:
    """The result of a coroutine, in an event loop of its own."""
    return asyncio.run(asyncio.wait_for(main, PATIENCE))


def at_once(call: Callable[[], T]) -> T:
    """The result of a call that ends before its configured wait, which is more than PATIENCE."""
    with concurrent.futures.ThreadPoolExecutor(1) as pool:
        return pool.submit(call).result(PATIENCE)


def encode(body: Any) -> bytes:
    if body is None:
        return b""
    if isinstance(body, bytes):
        return body
    return (body if isinstance(body, str) else json.dumps(body)).encode()


@functools.cache
def declared() -> dict[str, dict[str, Any]]:
    """Every declared class by its name, and every operation by "Class.name"."""
    found = {}
    for chapter in _core.schema():
        found.update({c["name"]: c for c in chapter["classes"]})
        found.update({f"{o['class']}.{o['name']}": o for o in chapter["operations"]})
    return found


def body_of(name: str) -> Any:
    """The example body of a class: its own, else that of its full form, of a class that extends it, of its parent."""
    own = BODIES / f"{name}.json"
    if own.exists():
        return json.loads(own.read_text())
    classes = {n: c for n, c in declared().items() if "fields" in c}
    described = classes[name]
    children = [n for n, c in classes.items() if c["parent"] == name]
    for near in [described["full"], *children, described["parent"]]:
        if near and (BODIES / f"{near}.json").exists():
            return json.loads((BODIES / f"{near}.json").read_text())
    raise LookupError(f"tests/bodies has no body for {name}")


def make(name: str, client: ferrohub.Client, /, **changes: Any) -> Any:
    """A resource of a class, of its example body, that lives on the client's server."""
    text = json.dumps({**body_of(name), **changes}).replace(GITHUB, client.session.base_url)
    return getattr(_core, name).from_json(text, client)


@dataclasses.dataclass(frozen=True)
class Case:
    """An operation, the request it must send, the reply, and the result."""

    operation: str
    args: tuple[Any, ...]
    request: str
    kwargs: dict[str, Any] = dataclasses.field(default_factory=dict)
    #: Query that is due; listings send per_page.
    query: dict[str, str] = dataclasses.field(default_factory=dict)
    #: JSON body that is due; none by default.
    json: Any = NOTHING
    #: Headers that are due beside the usual ones.
    headers: dict[str, str] = dataclasses.field(default_factory=dict)
    #: The reply: a class (its example body), "[Class]" (a list of it), or the body itself.
    reply: Any = None
    status: int = 200
    #: What comes of it: a class, "[Class]", a value, or a function that checks the result.
    result: Any = NOTHING
    #: Status that is no error; the result is then `otherwise`.
    refused: int | None = None
    otherwise: Any = False
    #: Class of the object the operation is called on, where it is another than the one that declares it.
    owner: str = ""
    #: Fields of the owner's body to change.
    changes: dict[str, Any] = dataclasses.field(default_factory=dict)
    #: Another credential than a token: a function that signs a client in.
    sign_in: Callable[[ferrohub.Client], None] | None = None
    #: What tells two cases of one operation apart.
    note: str = ""

    def client(self, server: Server, signed: bool = True) -> ferrohub.Client:
        if self.owner == "ClientEnterprise" or self.operation.startswith("ClientEnterprise."):
            client: ferrohub.Client = ferrohub.ClientEnterprise(server.url)
        else:
            client = ferrohub.Client(base_url=server.url)
        if signed and self.sign_in:
            self.sign_in(client)
        elif signed:
            client.session.token_auth(TOKEN)
        return client

    def call(self, server: Server, signed: bool = True) -> Any:
        owner, name = self.operation.split(".")
        client = self.client(server, signed)
        target: Any = client
        if not owner.startswith("Client"):
            target = make(self.owner or owner, client, **self.changes)
        with warning_due(self.operation):
            return getattr(target, name)(*self.args, **self.kwargs)

    def body(self) -> Any:
        if isinstance(self.reply, str) and self.reply.strip("[]").isidentifier():
            body = body_of(self.reply.strip("[]"))
            return [body, body] if self.reply.startswith("[") else body
        return self.reply


def warning_due(operation: str) -> contextlib.AbstractContextManager[Any]:
    """A context that fails unless a deprecated operation warns."""
    if declared()[operation]["deprecated"]:
        return pytest.warns(DeprecationWarning, match=f"{operation} is deprecated: use ")
    return contextlib.nullcontext()


def outcomes(cases: Iterable[Case]) -> list[Any]:
    """The parameters of a test: each case with each outcome that it has."""
    found = []
    for case in cases:
        described = declared()[case.operation]
        kinds = ["success", "error"]
        if case.refused is not None:
            kinds.append("refusal")
        if described["needs"] != "Nothing" and not case.sign_in:
            kinds.append("anonymous")
        name = f"{case.operation}{'-' if case.note else ''}{case.note}"
        found += [pytest.param(case, kind, id=f"{name}-{kind}") for kind in kinds]
    return found


def check(case: Case, outcome: str, server: Server) -> None:
    """Run a case for one outcome."""
    if outcome == "success":
        server.will(Reply(case.body(), case.status))
        result = settled(case.call(server))
        expect_request(case, server)
        expect_result(case.result, result)
    elif outcome == "refusal":
        server.will(Reply({"message": "No"}, case.refused or 404))
        assert settled(case.call(server)) == case.otherwise
        expect_request(case, server)
    elif outcome == "error":
        server.will(Reply({"message": "Internal Server Error"}, 500))
        with pytest.raises(ServerError) as caught:
            settled(case.call(server))
        assert caught.value.code == 500 and str(caught.value).startswith("500 Internal Server Error (")
    else:
        server.will(Reply({}))
        with pytest.raises(
            (AuthenticationFailed, MissingAppBearerAuthentication, MissingAppInstallationAuthentication)
        ):
            settled(case.call(server, signed=False))
        assert server.requests == []


def settled(result: Any) -> Any:
    """Lazy listings are read to their end."""
    return list(result) if isinstance(result, ferrohub.Listing) else result


async def awaited(result: Any) -> Any:
    """What comes of a call of an asynchronous client: a coroutine is awaited, a listing read to its end."""
    if isinstance(result, AsyncListing):
        return [item async for item in result]
    return await result if asyncio.iscoroutine(result) else result


def expect_request(case: Case, server: Server) -> None:
    """The one request, field by field."""
    prefix = "/api/v3" if case.operation.startswith("ClientEnterprise.") or case.owner == "ClientEnterprise" else ""
    method, _, path = case.request.partition(" ")
    assert [r.line for r in server.requests] == [f"{method} {prefix}{path}"]
    request = server.requests[0]
    assert request.query == case.query
    assert request.json == case.json if case.json is not NOTHING else request.body == b""
    if not case.sign_in:
        assert request.headers["authorization"] == f"token {TOKEN}"
    for name, value in case.headers.items():
        assert request.headers[name.lower()] == value
    assert ("content-type" in request.headers) == bool(request.body)


def expect_result(due: Any, result: Any) -> None:
    """The result is of the class, equal to the value, or satisfies the function."""
    if isinstance(due, str) and due.strip("[]") in declared():
        due_type = getattr(_core, due.strip("[]"))
        items = result if due.startswith("[") else [result]
        assert items and all(type(item) is due_type for item in items)
    elif callable(due):
        assert due(result)
    else:
        assert due is not NOTHING, "the case does not say what is due"
        assert result == due and type(result) is type(due)
