"""The requests that a fake receives."""

from __future__ import annotations

import json as json_
import urllib.parse
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ferrohub.testing.routes import Route

__all__ = ["Call", "CallHeaders", "Calls"]

#: Headers that hold credentials.
_SECRET = {"authorization", "cookie", "proxy-authorization", "x-github-otp"}


class CallHeaders(dict[str, str]):
    """Headers by lowercase names. Names are looked up in any case; credentials are masked.

    :param headers: headers of the request
    """

    def __init__(self, headers: Mapping[str, str]) -> None:
        super().__init__({name.lower(): _masked(name.lower(), str(value)) for name, value in headers.items()})

    def __getitem__(self, name: str) -> str:
        return super().__getitem__(name.lower())

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and super().__contains__(name.lower())

    def get(self, name: str, default: Any = None) -> Any:
        """The value of a header, or the default.

        :param name: name of the header, in any case
        :param default: returned if there is no such header
        """
        return super().get(name.lower(), default)


class Call:
    """A request that a fake received.

    :param request: the request, as the transport gets it
    :param path: its path below the API
    """

    def __init__(self, request: Any, path: str) -> None:
        #: Method, such as ``"GET"``.
        self.method: str = request.method.upper()
        #: URL with its query.
        self.url: str = str(request.url)
        #: Host of the URL, with its port.
        self.host: str = urllib.parse.urlsplit(self.url).netloc.lower()
        #: Path below the API, such as ``"/repos/octocat/Hello-World"``.
        self.path = path
        #: Headers by name, in any case. Credentials are masked.
        self.headers = CallHeaders(request.headers)
        #: Query parameters; one that occurs several times has a list.
        self.query: dict[str, Any] = _query(self.url)
        #: Body as bytes.
        self.body: bytes = request.read()
        #: Connect timeout and read timeout in seconds, or None, as the transport got them.
        self.timeout: Any = getattr(request, "timeout", None)
        #: The route that matched, or None.
        self.route: Route | None = None
        #: Path of that route with its placeholders, or None.
        self.template: str | None = None
        #: Values of the placeholders.
        self.params: dict[str, str] = {}
        #: How often the route was called, including this call.
        self.count = 0
        #: Status of the response; None if there was none.
        self.status: int | None = None

    @property
    def json(self) -> Any:
        """The body, parsed as JSON; None for an empty body.

        :raises ValueError: the body is not JSON
        """
        return json_.loads(self.body) if self.body else None

    def __repr__(self) -> str:
        query = urllib.parse.urlencode(self.query, doseq=True)
        return f"<Call {self.method} {self.path}{'?' if query else ''}{query}>"


class Calls(list[Call]):
    """The calls of a fake or of a route, in order."""

    @property
    def last(self) -> Call:
        """The last call.

        :raises IndexError: there was none
        """
        return self[-1]

    def lines(self) -> Iterator[str]:
        """The calls as text, such as ``"GET /user"``."""
        return (f"{call.method} {call.path}" for call in self)


def _query(url: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in urllib.parse.parse_qsl(urllib.parse.urlsplit(url).query, keep_blank_values=True):
        if name in found:
            before = found[name]
            found[name] = [*before, value] if isinstance(before, list) else [before, value]
        else:
            found[name] = value
    return found


def _masked(name: str, value: str) -> str:
    if name not in _SECRET:
        return value
    scheme, _, rest = value.partition(" ")
    return f"{scheme} REDACTED" if rest and name.endswith("authorization") else "REDACTED"
