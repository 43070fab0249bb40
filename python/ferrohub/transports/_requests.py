"""The transport over the package requests."""

from __future__ import annotations

import contextlib
import ipaddress
import traceback
import urllib.parse
from typing import TYPE_CHECKING, Any

from ferrohub.transports import _threads
from ferrohub.transports._calls import collected
from ferrohub.transports._chunks import Chunks
from ferrohub.transports._messages import Request, Response

try:
    import requests
    import requests.auth
except ModuleNotFoundError as _error:
    raise ImportError("ferrohub.transports.requests needs the package requests: pip install requests") from _error

if TYPE_CHECKING:
    from collections.abc import Coroutine, Iterator


#: Number of bytes that are read at once.
_CHUNK = 128 * 1024


class RequestsTransport:
    """A transport that sends requests with a ``requests.Session``; made by :func:`ferrohub.transports.requests`."""

    def __init__(self, session: requests.Session | None = None) -> None:
        self._owned = session is None
        #: The session of requests.
        self.session = requests.Session() if session is None else session

    def __call__(self, request: Request) -> Response | Coroutine[Any, Any, Response]:
        return _threads.run(self._send, request)

    def _send(self, request: Request) -> Response:
        response = self._response(request)
        if response.status_code < 200:
            # http.client, which requests uses, skips no interim response but 100, and the final one is lost.
            response.close()
            raise requests.ConnectionError(f"requests cannot read past the interim response {response.status_code}")
        if request.stream and 200 <= response.status_code < 300 and response.raw is not None:
            chunks = Chunks(response.iter_content(_CHUNK), response.close)
            return Response(response.status_code, _received(response), chunks, reason=response.reason)
        with contextlib.closing(response):
            content = self._content(response, request)
        return Response(response.status_code, _received(response), content, reason=response.reason)

    def _response(self, request: Request) -> requests.Response:
        try:
            return self.session.request(
                request.method,
                request.url,
                headers=self._headers(request),
                data=self._body(request),
                auth=self._auth(request),
                timeout=request.timeout,
                allow_redirects=False,
                stream=True,
                **self._connection(request),
            )
        except ValueError as error:
            # requests parses the URL of a redirect that it does not follow, too.
            frames = traceback.walk_tb(error.__traceback__)
            if any(frame.f_code is requests.Session.resolve_redirects.__code__ for frame, _ in frames):
                raise requests.exceptions.InvalidURL(f"invalid Location of a redirect: {error}") from error
            raise

    def _content(self, response: requests.Response, request: Request) -> bytes:
        """The whole body. A hook may have read it, and a response that a program has made has nothing to read."""
        found: Any = response
        if getattr(found, "_content_consumed", True) or found.raw is None:
            return response.content
        found._content = content = collected(response.iter_content(_CHUNK), request)
        return content

    def _headers(self, request: Request) -> dict[str, Any]:
        headers: dict[str, Any] = dict(request.headers.items())
        # None removes a header of the session.
        headers.setdefault("authorization", None)
        return headers

    def _auth(self, request: Request) -> Any:
        del request
        return _Unchanged()

    def _connection(self, request: Request) -> dict[str, Any]:
        """The options of requests for the connection: those that replace the ones of its session."""
        return {"proxies": _proxies(request.url)}

    def _body(self, request: Request) -> Any:
        return _Streamed(request) if request.streamed else request.read() or None

    def close(self) -> None:
        """Close the session, unless it was passed."""
        if self._owned:
            self.session.close()

    def __repr__(self) -> str:
        return f"<ferrohub.transports.requests over {self.session!r}>"


def _proxies(url: str) -> dict[str, str]:
    """Additions to the proxies of the session: those of the environment are not used for this machine."""
    host = urllib.parse.urlsplit(url).hostname or ""
    return {"no_proxy": host} if _is_this_machine(host) else {}


def _is_this_machine(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


class _Unchanged(requests.auth.AuthBase):
    """Sends the credential of the client, and none of netrc files."""

    def __call__(self, prepared: requests.PreparedRequest) -> requests.PreparedRequest:
        return prepared


class _Streamed:
    """The body of a request as a file, whose size is known."""

    def __init__(self, request: Request) -> None:
        self._size = request.size or 0
        self._chunks = iter(request)
        self._rest = b""

    def __len__(self) -> int:
        return self._size

    def __iter__(self) -> Iterator[bytes]:
        return iter(lambda: self.read(_CHUNK), b"")

    def read(self, size: int = -1) -> bytes:
        """Return the next bytes, empty at the end."""
        if size < 0:
            rest, self._rest = self._rest, b""
            return rest + b"".join(self._chunks)
        while not self._rest:
            chunk = next(self._chunks, None)
            if chunk is None:
                return b""
            self._rest = chunk
        read, self._rest = self._rest[:size], self._rest[size:]
        return read


def _received(response: requests.Response) -> list[tuple[str, str]]:
    """The headers of a response whose body requests has decoded."""
    coding = response.headers.get("Content-Encoding", "")
    decoders = getattr(type(response.raw), "CONTENT_DECODERS", None)
    names = [name.strip().lower() for name in coding.split(",")]
    decoded = coding and (decoders is None or all(name in decoders for name in names))
    hidden = {"content-encoding", "content-length", "transfer-encoding"} if decoded else {"transfer-encoding"}
    return [(name, value) for name, value in response.headers.items() if name.lower() not in hidden]
