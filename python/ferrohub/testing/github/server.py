"""A simulated GitHub over HTTP, on a socket of this machine."""

from __future__ import annotations

import contextlib
import http.server
import json
import os
import socket
import socketserver
import ssl
import struct
import threading
import urllib.parse
from typing import TYPE_CHECKING, Any

from ferrohub import exceptions
from ferrohub.testing.github import downloads, oauth
from ferrohub.testing.github.failures import NotSimulated
from ferrohub.testing.github.git import http_backend

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ferrohub.testing.github.simulator import GitHub

#: The largest body of a request, in bytes.
_LARGEST = 256 * 1024 * 1024


class _Handler(http.server.BaseHTTPRequestHandler):
    """Reads requests of one connection, and passes them to the simulator."""

    protocol_version = "HTTP/1.1"
    #: A response is one segment; the next request must not wait for its acknowledgement.
    disable_nagle_algorithm = True
    wbufsize = -1
    github: GitHub
    scheme = "http"
    enterprise = False

    def _respond(self) -> None:
        content = self._content()
        if content is None:
            return
        headers = {name.lower(): value for name, value in self.headers.items()}
        parts = urllib.parse.urlsplit(self.path)
        if http_backend.is_git(parts.path):
            self._send(*http_backend.respond(self.github, self.command, parts.path, parts.query, headers, content))
            return
        if self.enterprise and not _is_of_enterprise(parts.path):
            self._send(404, {"Content-Type": "text/html"}, b"<title>Not Found</title>")
            return
        path, links = self.github.resolve(self.scheme, headers.get("host", "localhost"), parts.path)
        try:
            response = self.github.respond(self.command, path, parts.query, headers, content, links)
        except NotSimulated as missing:
            response = 501, {"Content-Type": "application/json"}, json.dumps({"message": str(missing)}).encode()
        except exceptions.Timeout:
            # The connection stays open without a response, until the client gives up.
            self.close_connection = True
            self._wait_for_end()
            return
        except exceptions.ConnectionError:
            self._reset()
            return
        except Exception as error:
            # What would raise in process, such as a difference that validate=True finds.
            message = f"the simulator raised {type(error).__name__}: {error}"
            response = 500, {"Content-Type": "application/json"}, json.dumps({"message": message}).encode()
        self._send(*response)

    do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = do_HEAD = _respond  # noqa: N815

    def _content(self) -> bytes | None:
        """The body of the request; None if it was refused."""
        if self.headers.get("Transfer-Encoding", "").lower() == "chunked":
            return self._chunks()
        length = self.headers.get("Content-Length", "0")
        if not length.isdigit() or int(length) > _LARGEST:
            self.send_error(413 if length.isdigit() else 400)
            return None
        return self.rfile.read(int(length))

    def _chunks(self) -> bytes | None:
        parts: list[bytes] = []
        total = 0
        while size := int(self.rfile.readline().split(b";")[0], 16):
            total += size
            if total > _LARGEST:
                self.send_error(413)
                return None
            parts.append(self.rfile.read(size))
            self.rfile.readline()
        while self.rfile.readline().strip():
            pass
        return b"".join(parts)

    def _send(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.send_response_only(status)
        for name, value in headers.items():
            self.send_header(name, value)
        if status not in (204, 304):
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)
        self.wfile.flush()

    def _wait_for_end(self) -> None:
        with contextlib.suppress(OSError):
            self.connection.settimeout(30)
            self.rfile.read(1)

    def _reset(self) -> None:
        """End the connection without the usual farewell."""
        self.close_connection = True
        with contextlib.suppress(OSError):
            self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            self.connection.close()

    def log_message(self, format: str, *args: Any) -> None:
        """Print nothing; the simulator has a log of its own."""


def _is_of_enterprise(path: str) -> bool:
    """Whether an Enterprise Server has something at a path: its API, the pages of OAuth, or a download."""
    return path.startswith("/api/") or oauth.is_page(path) or downloads.is_download(path)


class _Server(socketserver.ThreadingMixIn, socketserver.TCPServer):
    daemon_threads = True
    allow_reuse_address = True
    request_queue_size = 128

    def __init__(self, address: Any, handler: type[_Handler], context: ssl.SSLContext | None) -> None:
        self._context = context
        self._open: set[socket.socket] = set()
        super().__init__(address, handler)

    def get_request(self) -> tuple[Any, Any]:
        connection, address = super().get_request()
        self._open.add(connection)
        return connection, address

    def finish_request(self, request: Any, client_address: Any) -> None:
        if self._context is None:
            self.RequestHandlerClass(request, client_address or ("local", 0), self)  # type: ignore[arg-type]
            return
        # In the thread of the connection: a client that does not shake hands stops nobody else.
        request.settimeout(30)
        with self._context.wrap_socket(request, server_side=True) as wrapped:
            wrapped.settimeout(None)
            self.RequestHandlerClass(wrapped, client_address, self)  # type: ignore[arg-type]

    def shutdown_request(self, request: Any) -> None:
        self._open.discard(request)
        super().shutdown_request(request)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A lost connection is no error of the server."""

    def close_all(self) -> None:
        """End the connections that are open."""
        for connection in list(self._open):
            with contextlib.suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)


class _UnixServer(_Server):
    address_family = getattr(socket, "AF_UNIX", socket.AF_INET)

    def server_bind(self) -> None:
        self.socket.bind(self.server_address)


@contextlib.contextmanager
def serving(
    github: GitHub,
    port: int = 0,
    unix_socket: str | os.PathLike[str] | None = None,
    certificate: tuple[str, str] | None = None,
    host: str = "127.0.0.1",
    enterprise: bool = False,
) -> Iterator[str]:
    """Context manager: serve a simulator in a thread.

    :param github: the simulator
    :param port: the port; 0 for one that is free
    :param unix_socket: path of a socket to serve on in place of a port
    :param certificate: paths of a certificate and of its key, for HTTPS
    :param host: URL to listen on
    :param enterprise: whether the API is only that of an Enterprise Server
    :returns: the base URL
    """
    context = None
    if certificate is not None:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(*certificate)
    scheme = "http" if context is None else "https"
    handler = type(
        "Handler",
        (_Handler,),
        {"github": github, "scheme": scheme, "enterprise": enterprise, "disable_nagle_algorithm": unix_socket is None},
    )
    if unix_socket is not None:
        server: _Server = _UnixServer(os.fspath(unix_socket), handler, context)
        url = f"{scheme}://localhost"
    else:
        server = _Server((host, port), handler, context)
        name = "localhost" if context is not None else host
        url = f"{scheme}://{name}:{server.server_address[1]}"
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True, name="simulated GitHub")
    thread.start()
    try:
        yield url
    finally:
        server.shutdown()
        server.close_all()
        server.server_close()
        thread.join()
        if unix_socket is not None:
            with contextlib.suppress(FileNotFoundError):
                os.unlink(unix_socket)  # noqa: PTH108
