"""What arrives at a host: a server on loopback in its place, with the client and the URLs of its product."""

from __future__ import annotations

import contextlib
import re
import socketserver
import threading
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import ferrohub
from conformance.calls import Recorder
from ferrohub.transports import Request

#: The paths of the API of Enterprise Server, and of its uploads.
PREFIX = re.compile(r"^/api/(v3|uploads)(?=/)")
#: The path of the management console of Enterprise Server, which has a port of its own.
CONSOLE, CONSOLE_PORT = "/manage/", 8443
#: Each multipart body has a random boundary.
BOUNDARY = re.compile(r"; boundary=(\S+)")


class Arrival(NamedTuple):
    """What hosts that describe an operation alike have to receive alike."""

    method: str
    #: Path and query, below the API of the host.
    target: str
    accept: str
    media: str
    body: bytes

    @classmethod
    def of(cls, recorder: Recorder) -> Arrival | None:
        """The request that a recorder has; None if it has none."""
        if (request := recorder.request) is None:
            return None
        headers = request.headers
        media, body = headers.get("content-type") or "", recorder.body
        if boundary := BOUNDARY.search(media):
            body = body.replace(boundary[1].strip('"').encode(), b"boundary")
        return cls(request.method, request.url, headers.get("accept") or "", BOUNDARY.sub("", media), body)

    def differences(self, other: Arrival) -> Iterator[str]:
        """Where this differs from another one."""
        for name, own, due in zip(self._fields, self, other, strict=True):
            if own != due:
                yield f"sends the {name} {own!r:.80}, not {due!r:.80}"


class Host(socketserver.ThreadingTCPServer):
    """A server in place of one host, which keeps the last request in the recorder of a check."""

    daemon_threads = True
    allow_reuse_address = True

    def __init__(self, host: str, recorder: Recorder, port: int = 0) -> None:
        super().__init__(("127.0.0.1", port), Connection)
        self.url = f"http://127.0.0.1:{self.server_address[1]}"
        self.is_enterprise, self.release = host.startswith("ghes"), host.partition("-")[2]
        self.recorder = recorder
        self.count = 0
        self.thread = threading.Thread(target=self.serve_forever, args=(0.02,), daemon=True)

    def keep(self, method: str, target: str, headers: dict[str, str], body: bytes) -> bytes:
        """Keep a request; the response that the check has set."""
        self.count += 1
        self.recorder.request = Request(method, PREFIX.sub("", target) if self.is_enterprise else target, headers)
        self.recorder.body = body
        status, content = self.recorder.response
        version = f"X-GitHub-Enterprise-Version: {self.release}.0\r\n" if self.is_enterprise else ""
        length = "" if status == 204 else f"Content-Length: {len(content)}\r\n"
        head = f"HTTP/1.1 {status} \r\nContent-Type: application/json; charset=utf-8\r\n{version}{length}\r\n"
        return head.encode() + (b"" if status == 204 or method == "HEAD" else content)

    def client(self) -> ferrohub.Client:
        """A client of this server."""
        if self.is_enterprise:
            return ferrohub.ClientEnterprise(self.url, token="conformance", retries=0, read_ahead=0)
        return ferrohub.Client(token="conformance", base_url=self.url, retries=0, read_ahead=0)


class Connection(socketserver.StreamRequestHandler):
    """One connection of a host. `http.server` takes longer for a request than the client."""

    disable_nagle_algorithm = True
    server: Host

    def handle(self) -> None:
        """Serve all requests."""
        while line := self._line():
            method, target, _ = line.split(" ")
            headers = {}
            while line := self._line():
                name, _, value = line.partition(":")
                headers[name.lower()] = value.strip()
            self.wfile.write(self.server.keep(method, target, headers, self._body(headers)))

    def _line(self) -> str:
        return self.rfile.readline().decode("latin-1").strip()

    def _body(self, headers: dict[str, str]) -> bytes:
        if "chunked" not in headers.get("transfer-encoding", ""):
            return self.rfile.read(int(headers.get("content-length", 0)))
        body = b""
        while size := int(self._line(), 16):
            body += self.rfile.read(size)
            self._line()
        self._line()
        return body


@contextlib.contextmanager
def served(host: str, paths: Iterable[str]) -> Iterator[list[Host]]:
    """The servers of a host while the block runs: that of its API, and that of the management console if it has one."""
    ports = [0, CONSOLE_PORT] if any(path.startswith(CONSOLE) for path in paths) else [0]
    recorder = Recorder()
    servers = [Host(host, recorder, port) for port in ports]
    for server in servers:
        server.thread.start()
    try:
        yield servers
    finally:
        for server in servers:
            server.shutdown()
            server.server_close()
