"""The server of the soak test: a simulated GitHub that misbehaves at random, and counts what must not happen.

It runs in a process of its own and listens on three ports of loopback: the API ("home"), another origin that redirects
lead to ("foreign"), and a port that returns what was counted. The first line on stdout is JSON with their numbers.
"""

from __future__ import annotations

import asyncio
import collections
import contextlib
import gzip
import json
import logging
import os
import random
import re
import socket
import struct
import sys
import urllib.parse

from ferrohub.testing import GitHub
from ferrohub.testing.github.links import Links
from soak_credentials import MARK, REFRESH, Credentials

#: Headers that stay with the origins of a session, whatever is in them.
STAYING = ("authorization:", "x-soak-trace:")
#: What tells one write from all others.
WRITE = re.compile(rb"soak-write-\d+-\d+")
#: Issues of the repository that is listed.
ISSUES = 100
#: After so many requests, what was created is forgotten, so that the server does not grow.
KEPT = 500
ARCHIVE = random.Random(0).randbytes(100_000)
#: Seconds that a stalled response takes: more than any client waits.
STALL = 2.0
#: Seconds that a lasting token of an installation takes at most: calls that wait for it are cancelled meanwhile.
TOKEN_TAKES = 0.5
#: The share of responses that are as they should be.
GOOD = 0.6

ODD_NUMBERS = ("0", "1", "-1", "9223372036854775807", "1e9", "x", "", "0.5", "Thu, 01 Jan 1970 00:00:00 GMT")
STATUSES = {200: "OK", 201: "Created", 204: "No Content", 429: "Too Many Requests"}


class Request:
    """A request as it was received."""

    def __init__(self, head: bytes, body: bytes) -> None:
        self.head, self.body = head, body
        line = head.split(b"\r\n", 1)[0].decode("latin-1").split(" ")
        self.method, target = line[0], line[1] if len(line) > 1 else "/"
        self.path, _, query = target.partition("?")
        self.query = dict(urllib.parse.parse_qsl(query))
        found = WRITE.search(head) or WRITE.search(body)
        self.write = found[0].decode() if found and self.method in ("POST", "PATCH") else ""
        #: Whether it has a refresh token, which may be sent again once a response says that it was not used.
        self.refreshes = bool(self.write) and b"soak-credential-" + self.write.encode() in body


class Home:
    """The simulated GitHub: what was received is processed with a token of its own."""

    def __init__(self) -> None:
        self.github = GitHub(strict=False)
        self.github.quotas.limits["core"] = 1_000_000_000
        self.token = self.github.token("octocat")
        for name in ("o/r", "o/inbox", "soak-owner-a/r", "soak-owner-b/r"):
            self.github.repository(name, files={"README.md": "# Soak"})
        octocat = self.github.client("octocat")
        for number in range(ISSUES):
            octocat.create_issue("o", "r", f"Issue {number}")
        octocat.repository("o", "r").create_release("v1")

    def respond(self, request: Request, url: str) -> tuple[int, dict[str, str], bytes]:
        """The status, the headers and the body of the response."""
        lines = request.head.decode("latin-1").split("\r\n")[1:]
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        headers["authorization"] = f"token {self.token}"
        if len(self.github.requests) >= KEPT:
            self.forget()
        query, links = urllib.parse.urlencode(request.query), Links(url, url, url)
        return self.github.respond(request.method, request.path, query, headers, request.body, links)

    def forget(self) -> None:
        """Forget the log, and what was created."""
        self.github.requests.clear()
        for repository in self.github.state.repositories.values():
            if repository.name == "inbox":
                repository.issues.clear()
            for release in repository.releases.values():
                release.assets.clear()


class Server:
    """The three listeners and their counts."""

    def __init__(self, seed: int) -> None:
        self.numbers = random.Random(seed)
        self.received: collections.Counter[str] = collections.Counter()
        self.faults: collections.Counter[str] = collections.Counter()
        self.writes: collections.Counter[str] = collections.Counter()
        #: How often each write was received, and what became of it.
        self.fates: dict[str, list[str]] = collections.defaultdict(list)
        self.leaks: list[str] = []
        self.credentials = Credentials(self.numbers)
        self.ports: dict[str, int] = {}
        self.simulated = Home()

    async def run(self) -> None:
        """Serve until stdin is closed."""
        handlers = {"home": self.home, "foreign": self.foreign, "counts": self.counts}
        for name, handler in handlers.items():
            listener = await asyncio.start_server(self.guarded(handler), "127.0.0.1", 0, limit=1 << 20, backlog=512)
            self.ports[name] = listener.sockets[0].getsockname()[1]
        print(json.dumps(self.ports), flush=True)
        await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)

    def guarded(self, handler):
        """A handler that may be hung up on."""

        async def handle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, EOFError):
                while await handler(reader, writer):
                    pass
            with contextlib.suppress(OSError):
                writer.close()

        return handle

    async def counts(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        """Return what was counted so far."""
        await self.read(reader)
        twice = {write: self.fates[write] for write, times in sorted(self.writes.items()) if times > 1}
        counted = {
            "received": dict(self.received),
            "faults": dict(self.faults),
            "writes": len(self.writes),
            "twice": twice,
            "leaks": self.leaks[:20],
            **self.credentials.found(),
        }
        writer.write(response(200, json.dumps(counted).encode(), {"Connection": "close"}))
        await writer.drain()
        return False

    async def foreign(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        """Look for credentials; respond, or redirect further."""
        request = await self.read(reader)
        self.received["foreign"] += 1
        lines = request.head.decode("latin-1").split("\r\n")
        found = [line for line in lines if MARK.decode() in line or line.lower().startswith(STAYING)]
        if found or MARK in request.body:
            self.leaks.append("; ".join(found) or "in the body")
        chance = self.numbers.random()
        if chance < 0.1:
            required = response(401, b'{"message": "Must specify two-factor"}', {"X-GitHub-OTP": "required; app"})
            writer.write(required)
        elif chance < 0.2:
            writer.write(response(302, b"", {"Location": f"http://127.0.0.1:{self.ports['foreign']}/further"}))
        else:
            writer.write(self.good(request))
        await writer.drain()
        return True

    async def home(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        """Respond well or badly."""
        if self.numbers.random() < 0.02:
            self.faults["closed unread"] += 1
            return False
        request = await self.read(reader)
        self.received[request.method] += 1
        self.credentials.received(request)
        refusal = self.refusal(request) if self.numbers.random() < 0.12 else b""
        if refusal:
            writer.write(refusal)
            await writer.drain()
            return True
        if self.credentials.check(request):
            writer.write(response(401, b'{"message": "Bad credentials"}', {}))
            await writer.drain()
            return True
        if request.write:
            # Whatever becomes of the response: the write was received, and may have been done.
            self.writes[request.write] += 1
            agent = re.search(rb"\r\nuser-agent: ([^\r]*)", request.head, re.IGNORECASE)
            self.fates[request.write].append(f"{request.method} {request.path} of {agent and agent[1]!r}")
        if self.numbers.random() < GOOD:
            good = self.good(request)
            if request.refreshes and request.path != REFRESH:
                self.writes[request.write] -= 1  # a redirect led elsewhere, where the response is 404
            if self.credentials.granted(request):
                await asyncio.sleep(self.numbers.random() * TOKEN_TAKES)
            if self.numbers.random() < 0.1:
                # A connection that is kept and turns out to be closed.
                writer.write(good)
                await writer.drain()
                await asyncio.sleep(self.numbers.random() * 0.05)
                return False
            writer.write(good)
            await writer.drain()
            return True
        return await self.fault(request, writer)

    def refusal(self, request: Request) -> bytes:
        """A response that says that nothing was done: the client may send the request again."""
        kind = self.numbers.choice(["limit", "limit", "redirect", "redirect", "password"])
        self.faults[f"refused: {kind}"] += 1
        numbers = self.numbers
        if kind == "limit":
            status = numbers.choice([403, 429])
            headers = {"X-RateLimit-Remaining": "0", "X-RateLimit-Reset": numbers.choice(ODD_NUMBERS)}
            if numbers.random() < 0.7:
                headers["Retry-After"] = numbers.choice(ODD_NUMBERS)
            return response(status, b'{"message": "API rate limit exceeded"}', headers)
        if kind == "password":
            self.credentials.refused(request)
            return response(401, b'{"message": "Must specify two-factor"}', {"X-GitHub-OTP": "required; app"})
        where = numbers.choice(["foreign", "foreign", "home"])
        # GitHub keeps the query: another page would be a fault of this server. Another origin must not see it.
        query = urllib.parse.urlencode({**(request.query if where == "home" else {}), "moved": "1"})
        target = f"http://127.0.0.1:{self.ports[where]}{request.path}?{query}"
        if numbers.random() < 0.1:
            target = numbers.choice(["/circle", "http://[", "ftp://127.0.0.1/", ""])
        return response(numbers.choice([301, 302, 303, 307, 308]), b"", {"Location": target})

    def good(self, request: Request) -> bytes:
        """What the API returns."""
        headers = {"X-RateLimit-Remaining": self.numbers.choice(["5000", "17", "x"])}
        if "tarball" in request.path:
            headers |= {"Accept-Ranges": "bytes", "Content-Type": "application/gzip", "ETag": '"1"'}
            wanted = re.search(rb"\r\nrange: bytes=(\d+)-\r\n", request.head.lower())
            if wanted and int(wanted[1]) < len(ARCHIVE):
                first, last = int(wanted[1]), len(ARCHIVE) - 1
                return response(206, ARCHIVE[first:], {**headers, "Content-Range": f"bytes {first}-{last}/{last + 1}"})
            return response(200, ARCHIVE, headers)
        if (token := self.credentials.body(request)) is not None:
            status, content = 200 if request.path == REFRESH else 201, json.dumps(token).encode()
        else:
            status, sent, content = self.simulated.respond(request, f"http://127.0.0.1:{self.ports['home']}")
            headers = {**sent, **headers}
        if content and self.numbers.random() < 0.3:
            content = gzip.compress(content)
            headers["Content-Encoding"] = "gzip"
        return response(status, content, headers)

    async def fault(self, request: Request, writer: asyncio.StreamWriter) -> bool:
        """Respond badly."""
        kind = self.numbers.choice([
            "closed", "reset", "reset within the response", "truncated", "truncated chunk", "stall", "stall within",
            "drip", "error", "error", "error", "wrong length", "garbage", "garbled head", "not JSON", "odd status",
            "broken gzip", "informational",
        ])  # fmt: skip
        self.faults[kind] += 1
        if request.write:
            self.fates[request.write].append(kind)
        if kind == "odd status" and request.refreshes:
            self.writes[request.write] -= 1  # it says that the refresh was not carried out
        good = self.good(request)
        half = good[: self.numbers.randrange(len(good))]
        if kind == "closed":
            return False
        if kind == "error":
            status = self.numbers.choice([500, 502, 503, 504])
            headers = {"Retry-After": self.numbers.choice(ODD_NUMBERS[:3])} if self.numbers.random() < 0.3 else {}
            writer.write(response(status, self.numbers.choice([b"", b"{}", b"<html>"]), headers))
        elif kind == "reset" or kind == "reset within the response":
            writer.write(half if kind != "reset" else b"")
            reset(writer)
            return False
        elif kind.startswith("truncated"):
            head = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n64\r\n[" if "chunk" in kind else half
            writer.write(head)
            await writer.drain()
            return False
        elif kind.startswith("stall"):
            writer.write(half if kind != "stall" else b"")
            await asyncio.sleep(STALL)
            return False
        elif kind == "drip":
            writer.write(half)
            for byte in good[len(half) : len(half) + 20]:
                await asyncio.sleep(0.05)
                writer.write(bytes([byte]))
            return False
        else:
            writer.write(self.bad(kind, request))
        await writer.drain()
        return kind in ("error", "not JSON", "odd status", "informational")

    def bad(self, kind: str, request: Request) -> bytes:
        """A response that is not what it should be."""
        if kind == "wrong length":
            return b"HTTP/1.1 200 OK\r\nContent-Length: 7\r\n\r\n" + b'{"login": "octocat"}' * 3
        if kind == "garbage":
            return self.numbers.randbytes(self.numbers.randrange(1, 500))
        if kind == "garbled head":
            return self.numbers.choice(
                [b"HTTP/1.1 abc\r\n\r\n", b"HTTP/1.1 200 OK\r\nContent-Length: -4\r\n\r\n", b"\r\n" * 9]
            )
        if kind == "not JSON":
            return response(200, self.numbers.choice([b"<html>", b"[", b'{"a": ', b"\xff\xfe"]), {})
        if kind == "broken gzip":
            return response(200, b"\x1f\x8b\x08" + self.numbers.randbytes(40), {"Content-Encoding": "gzip"})
        if kind == "informational":
            return b"HTTP/1.1 103 Early Hints\r\n\r\n" * 3 + self.good(request)
        statuses = [404, 409, 418, 422]
        if "page" in request.query and request.query["page"] != "1":
            # The first page may be empty: 202 of statistics, 204, 304. Later ones are not.
            statuses += [202, 203, 204, 206, 226, 304]
        status = self.numbers.choice(statuses)
        return response(status, b"" if status in (204, 304) else b'{"message": "odd"}', {})

    async def read(self, reader: asyncio.StreamReader) -> Request:
        """The next request, whole."""
        head = await reader.readuntil(b"\r\n\r\n")
        lower = head.lower()
        length = re.search(rb"\r\ncontent-length: *(\d+)", lower)
        body = b""
        if length:
            body = await reader.readexactly(int(length[1]))
        elif b"transfer-encoding: chunked" in lower:
            while size := int((await reader.readline()).strip() or b"0", 16):
                body += await reader.readexactly(size + 2)
        return Request(head, body)


def response(status: int, body: bytes, headers: dict[str, str]) -> bytes:
    """A response, whole."""
    lines = [f"HTTP/1.1 {status} {STATUSES.get(status, 'Odd')}"]
    # These two have no body, whatever the headers say.
    length = {} if status in (204, 304) else {"Content-Length": str(len(body)), "Content-Type": "application/json"}
    lines += [f"{name}: {value}" for name, value in {**length, **headers}.items()]
    return "\r\n".join([*lines, "", ""]).encode() + body


def reset(writer: asyncio.StreamWriter) -> None:
    """Close so that the client gets a reset."""
    connection = writer.get_extra_info("socket")
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("hh" if os.name == "nt" else "ii", 1, 0))
    writer.transport.abort()


if __name__ == "__main__":
    logging.disable()  # that somebody hung up is no news here
    asyncio.run(Server(int(sys.argv[1]) if len(sys.argv) > 1 else 1).run())
