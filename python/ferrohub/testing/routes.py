"""The routes of a fake: which requests they match, and their replies."""

from __future__ import annotations

import builtins
import re
import threading
import urllib.parse
from typing import TYPE_CHECKING, Any

from ferrohub._core import _rest_operation
from ferrohub.testing._replies import NOTHING, JsonText, Reply
from ferrohub.testing.calls import Call, Calls

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from typing_extensions import Self

__all__ = ["Route"]

_PLACEHOLDER = re.compile(r"\{(\+?)([\w-]+)\}")


class Template:
    """A path with placeholders, such as ``/repos/{owner}/{repo}``.

    :param text: the path, or a URL. ``{+name}`` also matches slashes
    :param wide: names of placeholders that match slashes too
    """

    def __init__(self, text: str, wide: frozenset[str] = frozenset()) -> None:
        parts = urllib.parse.urlsplit(text) if "://" in text else None
        self.text = text
        #: Host of a URL; None matches any host.
        self.host = parts.netloc.lower() if parts else None
        path = (parts.path if parts else text).partition("?")[0]
        #: Names of the placeholders, in order.
        self.names: list[str] = []
        self._pattern = re.compile("/".join(self._segment(part, wide) for part in path.split("/")))

    def _segment(self, part: str, wide: frozenset[str]) -> str:
        found, end = "", 0
        for placeholder in _PLACEHOLDER.finditer(part):
            plus, name = placeholder.groups()
            self.names.append(name)
            found += re.escape(_normal(part[end : placeholder.start()]))
            found += "(.+?)" if plus or name in wide else "([^/]+?)"
            end = placeholder.end()
        return found + re.escape(_normal(part[end:]))

    def match(self, host: str, path: str) -> dict[str, str] | None:
        """The values of the placeholders, or None if the template does not match.

        :param host: host of the request
        :param path: path of the request
        """
        if self.host not in (None, host.lower()):
            return None
        found = self._pattern.fullmatch("/".join(map(_normal, path.split("/"))))
        if found is None:
            return None
        return {name: urllib.parse.unquote(value) for name, value in zip(self.names, found.groups(), strict=True)}


class Route:
    """Requests that a fake responds to, and its replies to them. :meth:`Fake.get` and similar methods create it.

    The replies are used one after the other. Each but the last is used once, or ``times`` times; the last is used any
    number of times, unless it has ``times``. Without a reply, a route responds with an example of the response that
    GitHub describes, or else with 204 (No Content).

    :param method: method, or ``"*"`` for any
    :param template: path with its placeholders
    :param operation: the operation that GitHub describes for it; None looks for it
    :param query: query parameters that a request must have, as for :meth:`ferrohub.testing.fakes.Fake.route`
    :param json: members of the JSON body that a request must have
    :param headers: headers that a request must have
    """

    def __init__(
        self,
        method: str,
        template: str,
        *,
        operation: Mapping[str, Any] | None = None,
        query: Mapping[str, Any] | None = None,
        json: Any = NOTHING,
        headers: Mapping[str, Any] | None = None,
    ) -> None:
        #: Method, or "*" for any.
        self.method = method.upper()
        #: Path with its placeholders.
        self.template = template
        #: The requests that it matched, in order.
        self.calls = Calls()
        self._operation = operation or _described(self.method, template)
        wide = [name for place, name, *_ in (self._operation or {}).get("parameters", ()) if place == "segments"]
        self._path = Template(template, frozenset(wide))
        self._query, self._json, self._headers = query or {}, json, headers or {}
        self._replies: list[Reply] = []
        self._position = 0
        self._lock = threading.Lock()

    @property
    def called(self) -> bool:
        """Whether it matched a request."""
        return bool(self.calls)

    @property
    def operation(self) -> Mapping[str, Any] | None:
        """The operation that GitHub describes for it, or None."""
        return self._operation

    def reply(
        self,
        content: Any = NOTHING,
        /,
        *,
        json: Any = NOTHING,
        text: str | None = None,
        body: bytes | None = None,
        status: int | None = None,
        headers: Mapping[str, str] | None = None,
        times: int | None = None,
        delay: float = 0.0,
        pages: Sequence[Any] | None = None,
        paging: str = "auto",
        key: str | None = None,
    ) -> Self:
        """Add a response.

        A list, as the response to a GET, is divided into pages with the Link headers that GitHub sends, by ``per_page``
        (default 30) and ``page``, or by cursor where GitHub does so. If GitHub describes the list as a member of an
        object, such as ``workflow_runs``, that object is sent. Each successful response to a GET has an ETag; a
        request that has it in If-None-Match gets 304 (Not Modified).

        :param content: the body: JSON, text as str, bytes, or a function that gets the :class:`Call` and returns one of
            these, a pair of status and body, or a :class:`ferrohub.transports.Response`; for asynchronous clients, it
            may be a coroutine function
        :param json: the body as JSON, also if it is a str
        :param text: the body as text
        :param body: the body as bytes
        :param status: the status; by default that which GitHub describes, or 200, or 204 without a body. Without a
            body, a status of 400 or above has the error body of GitHub
        :param headers: headers
        :param times: how often it is used; None for once, or any number of times if it is the last reply
        :param delay: seconds that the server takes. If they exceed the read timeout of the request, it times out.
            Nothing waits, unless the fake has ``real_delays``
        :param pages: the pages of a list, instead of dividing it
        :param paging: ``"auto"``, ``"page"``, ``"cursor"``, ``"since"`` or ``"none"``
        :param key: member of the body that has the list
        :returns: the route
        :raises TypeError: more than one body is given
        """
        given = [each for each in (content, json, NOTHING if text is None else text, NOTHING if body is None else body)
                 if each is not NOTHING]  # fmt: skip
        if len(given) + (pages is not None) > 1:
            raise TypeError("reply() takes one body: a positional argument, json, text, body or pages")
        if paging not in ("auto", "page", "cursor", "since", "none"):
            raise ValueError(f"paging must be 'auto', 'page', 'cursor', 'since' or 'none', not {paging!r}")
        value = given[0] if given else NOTHING
        if isinstance(json, str):
            value = JsonText(json)
        return self._add(Reply(value, status, dict(headers or {}), times, delay, pages=pages, paging=paging, key=key))

    def then(self, content: Any = NOTHING, /, **options: Any) -> Self:
        """Add the response that follows. The parameters are those of :meth:`reply`.

        :param content: the body, as for :meth:`reply`
        :param options: the other arguments of :meth:`reply`
        :returns: the route
        """
        return self.reply(content, **options)

    def fail(
        self,
        error: BaseException | type[BaseException] = builtins.ConnectionError,
        *,
        times: int | None = None,
    ) -> Self:
        """Add an error in place of a response.

        :param error: ``ConnectionError`` (the default), ``TimeoutError``, or another exception, as a class or an
            object. The first two are those of the client then: :class:`ferrohub.exceptions.ConnectionError` and
            :class:`ferrohub.exceptions.Timeout`, after its retries
        :param times: as for :meth:`reply`
        :returns: the route
        """
        return self._add(Reply(error=error, times=times))

    def redirect(self, url: str, *, status: int = 302, times: int | None = None) -> Self:
        """Add a redirect.

        :param url: URL or path to follow
        :param status: 301, 302, 303, 307 or 308
        :param times: as for :meth:`reply`
        :returns: the route
        """
        return self._add(Reply(b"", status, {"Location": url}, times))

    def _add(self, reply: Reply) -> Self:
        with self._lock:
            self._replies.append(reply)
        return self

    def differences(self, call: Call) -> list[str]:
        """What of a call does not match; an empty list if all does.

        :param call: the call
        """
        found: list[str] = []
        if self.method not in ("*", call.method) and (self.method, call.method) != ("GET", "HEAD"):
            found.append(f"method: {self.method}, requested {call.method}")
        params = self._path.match(call.host, call.path)
        if params is None:
            requested = call.path if self._path.host in (None, call.host) else f"{call.host}{call.path}"
            found.append(f"path: {self.template}, requested {requested}")
        found += [_different(f"query {name}", due, call.query.get(name)) for name, due in self._query.items()]
        found += [_different(f"header {name}", due, call.headers.get(name)) for name, due in self._headers.items()]
        if self._json is not NOTHING and params is not None:
            found.append(_different_json(self._json, call))
        return [difference for difference in found if difference]

    def take(self, call: Call) -> Reply | None:
        """The reply to a call that matches, or None if all replies are used up.

        :param call: the call
        """
        with self._lock:
            reply = self._next()
            if reply is not None:
                self.calls.append(call)
                call.route, call.template, call.count = self, self.template, len(self.calls)
                call.params = self._path.match(call.host, call.path) or {}
            return reply

    def _next(self) -> Reply | None:
        if not self._replies:
            return Reply()
        position = self._position
        for at, reply in enumerate(self._replies):
            times = reply.times
            if times is None:
                if at == len(self._replies) - 1:
                    self._position += 1
                    return reply
                times = 1
            if position < times:
                self._position += 1
                return reply
            position -= times
        return None

    def rank(self) -> tuple[int, int, int]:
        """How specific it is; of several routes that match, the greatest is used."""
        conditions = len(self._query) + len(self._headers) + (self._json is not NOTHING)
        return (self._path.host is not None, -len(self._path.names) - (self.method == "*"), conditions)

    def __repr__(self) -> str:
        query = "&".join(f"{name}={due}" for name, due in self._query.items())
        return f"<Route {self.method} {self.template}{'?' if query else ''}{query}>"


def content_of(reply: Reply, call: Call) -> Any:
    """The body of a reply, or what its function returned; an awaitable for a coroutine function.

    :param reply: the reply
    :param call: the call
    """
    return reply.content(call) if callable(reply.content) else reply.content


def _described(method: str, template: str) -> Mapping[str, Any] | None:
    if method == "*" or "://" in template:
        return None
    plain = _PLACEHOLDER.sub(lambda found: f"{{{found[2]}}}", template)
    return _rest_operation(f"{method} {plain}")


def _normal(segment: str) -> str:
    """A segment of a path, encoded in one way."""
    return urllib.parse.quote(urllib.parse.unquote(segment), safe="")


def _matches(due: Any, found: Any) -> bool:
    if due is None or due is ...:
        return (found is None) == (due is None)
    if found is None:
        return False
    if isinstance(due, re.Pattern):
        return due.search(str(found)) is not None
    if callable(due):
        return bool(due(found))
    if isinstance(due, bool):
        due = str(due).lower()
    if isinstance(due, list | tuple):
        return bool(list(map(str, due)) == (found if isinstance(found, list) else [found]))
    return bool(str(due) == found)


def _different(what: str, due: Any, found: Any) -> str:
    if _matches(due, found):
        return ""
    return f"{what}: {_shown(due)}, requested {'none' if found is None else repr(found)}"


def _different_json(due: Any, call: Call) -> str:
    try:
        found = call.json
    except ValueError:
        return "body: JSON, requested other content"
    if callable(due):
        return "" if due(found) else f"body: {_shown(due)} is false"
    return _unlike(due, found, "body")


def _unlike(due: Any, found: Any, where: str) -> str:
    """The first difference of two JSON values; an object may have members that are not mentioned."""
    if isinstance(due, dict) and isinstance(found, dict):
        for name, value in due.items():
            if name not in found:
                return f"{where} {name}: {value!r}, requested none"
            if difference := _unlike(value, found[name], f"{where} {name}"):
                return difference
        return ""
    is_same = due is ... or (due.search(str(found)) is not None if isinstance(due, re.Pattern) else due == found)
    return "" if is_same else f"{where}: {_shown(due)}, requested {found!r}"


def _shown(due: Any) -> str:
    if isinstance(due, re.Pattern):
        return f"/{due.pattern}/"
    if due is ...:
        return "any value"
    return "none" if due is None else getattr(due, "__name__", None) or repr(due)
