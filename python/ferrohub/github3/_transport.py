"""The transport over requests of a session of ``ferrohub.github3``: it sends what github3.py sends."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any
from urllib.parse import urljoin

from ferrohub._loaded import loaded
from ferrohub.github3._bodies import as_dumped
from ferrohub.github3._headers import ACCEPT, DEFAULTS
from ferrohub.transports._requests import RequestsTransport

if TYPE_CHECKING:
    import requests

    from ferrohub.transports import Request, Response

_JSON = "application/json"
#: Headers whose value depends on the session, as they are written here.
_OF_SESSION = ("User-Agent", "Authorization", "X-Github-Api-Version")
#: Up to this size in bytes, an upload is read at once.
_SMALL = 64 * 1024


class Transport(RequestsTransport):
    """Sends the headers of github3.py, and bodies as text: adapters, hooks and cassettes of programs read both."""

    #: A token that stands for a credential of requests, such as an ``AuthBase``, and that credential.
    custom: tuple[str, Any] | None = None
    #: Where the last response redirected to: requests sends no content type to it.
    _location = ""

    def _send(self, request: Request) -> Response:
        response = super()._send(request)
        named = (value for name, value in response.headers if name.lower() == "location")
        location = next(named, "") if response.status in (301, 302, 303) else ""
        self._location = urljoin(request.url, location) if location else ""
        return response

    def _response(self, request: Request) -> requests.Response:
        if not _is_mock(type(self.session).request):
            return super()._response(request)
        # It sees no session: tests compare what it is called with, in which github3.py has no headers of the session.
        send = getattr(self.session, request.method.lower())
        headers = {name: value for name, value in self._headers(request).items() if not _is_of_session(name, value)}
        given = {"headers": headers, "data": self._body(request)}
        found: requests.Response = send(
            request.url, timeout=request.timeout, **{name: value for name, value in given.items() if value}
        )
        return found

    def _content(self, response: requests.Response, request: Request) -> bytes:
        # A response that a test has made may have no body, while its json() is replaced.
        if response.raw is not None or response.content:
            return super()._content(response, request)
        try:
            return json.dumps(response.json()).encode()
        except (TypeError, ValueError):
            return b""

    def _stands_for(self, request: Request) -> Any:
        """The credential of requests whose place is taken in a request: those to the API alone have it."""
        token, auth = self.custom or ("", None)
        return auth if token and request.headers.get("authorization") == f"token {token}" else None

    def _auth(self, request: Request) -> Any:
        return self._stands_for(request) or super()._auth(request)

    def _headers(self, request: Request) -> dict[str, Any]:
        # As github3.py writes the names, which recorders keep.
        headers = {name.title(): value for name, value in super()._headers(request).items()}
        if headers.get("Accept") == ACCEPT[0]:
            headers["Accept"] = ACCEPT[1]
        headers.setdefault("Accept-Charset", "utf-8")
        if self._stands_for(request):
            headers["Authorization"] = None
        if request.url != self._location:
            headers.setdefault("Content-Type", _JSON)
        return headers

    def _body(self, request: Request) -> Any:
        is_small = request.streamed and (request.size or 0) <= _SMALL
        body = request.read() if is_small else super()._body(request)
        kind = request.headers.get("content-type") or ""
        if not isinstance(body, bytes) or not (kind in ("", _JSON) or kind.startswith("text/")):
            return body
        try:
            text = body.decode()
        except UnicodeDecodeError:
            return body
        return as_dumped(text, request.method, request.url) if kind == _JSON else text


def _is_mock(method: object) -> bool:
    mocks = loaded("unittest.mock")
    return mocks is not None and isinstance(method, mocks.NonCallableMock)


def _is_of_session(name: str, value: Any) -> bool:
    """Whether a header is one that a session of github3.py sends with every request."""
    return name in _OF_SESSION or value == DEFAULTS.get(name)
