"""Event hooks: functions that are called before each request is sent, after each response, before each retry, and after
each failure. They are the option ``event_hooks`` of clients and sessions.

>>> def timing(event: ferrohub.event_hooks.ResponseEvent) -> None:
...     print(event.method, event.url, event.status, event.elapsed)
>>> client = ferrohub.Client(token="...", event_hooks={"response": [timing]})

Events show no credential: secrets in URLs and headers are replaced.
"""

from __future__ import annotations

import dataclasses
import inspect
from collections.abc import Callable, Iterator, Mapping, MutableMapping, Sequence
from datetime import datetime, timezone
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal, TextIO, TypedDict

from ferrohub._core import Headers, _check_added_header, _shown_header, _url_template

if TYPE_CHECKING:
    import logging

__all__ = [
    "ErrorEvent",
    "EventHooks",
    "HookEvent",
    "RequestEvent",
    "RequestHeaders",
    "ResponseEvent",
    "RetryEvent",
    "enable_debug_logging",
]


class RequestHeaders(MutableMapping[str, str]):
    """The headers of a request that is about to be sent: a mapping whose keys are case-insensitive. A hook may add
    headers, and change those that hooks added. Setting any other raises ``ValueError``: a header that the request has
    already, one whose name is that of a credential, such as ``Authorization`` or ``X-Api-Key``, and one that determines
    the connection, the representation or the cache, such as ``Host``, ``Accept``, ``Content-Type`` or ``If-Match``.
    Set those on the session, or pass them with the call.

    :param headers: headers that the request has; None for none
    """

    def __init__(self, headers: Mapping[str, str] | Headers | None = None) -> None:
        self._sent = {} if headers is None else {name.lower(): value for name, value in headers.items()}
        self._added: dict[str, str] = {}

    def __getitem__(self, name: str) -> str:
        key = name.lower()
        if key in self._added:
            return _shown_header(key, self._added[key])
        return self._sent[key]

    def __setitem__(self, name: str, value: str) -> None:
        key = name.lower()
        if key in self._sent:
            raise ValueError(f"a hook cannot replace the header {name!r} of a request; set it on the session")
        _check_added_header(key, value)
        self._added[key] = value

    def __delitem__(self, name: str) -> None:
        if name.lower() in self._sent:
            raise ValueError(f"a hook cannot delete the header {name!r} of a request")
        del self._added[name.lower()]

    def __iter__(self) -> Iterator[str]:
        yield from (*self._sent, *self._added)

    def __len__(self) -> int:
        return len(self._sent) + len(self._added)

    def __repr__(self) -> str:
        return f"RequestHeaders({dict(self)!r})"


@dataclasses.dataclass(frozen=True, kw_only=True, eq=False)
class HookEvent:
    """What all events have.

    :param method: method of the request, such as ``"GET"``
    :param url: URL of the request; secrets in it are replaced
    :param attempt: number of the attempt within its call, from 1; retries, redirects and repeated requests count. The
        event of a retry has the number of the attempt that follows
    :param path: path below the URL of the API; None for a request to another origin, such as that of a download
    :param prefetched: whether the request was sent before the program needed its page of a listing
    :param started_at: when the attempt began, in UTC
    :param state: a dict for the hooks' own use; the events of one attempt share it
    """

    method: str
    url: str
    attempt: int = 1
    path: str | None = None
    prefetched: bool = False
    started_at: datetime = dataclasses.field(default_factory=lambda: datetime.now(timezone.utc))
    state: dict[Any, Any] = dataclasses.field(default_factory=dict, repr=False)

    def __getstate__(self) -> dict[str, Any]:
        return {**vars(self), "state": {}}

    @property
    def template(self) -> str | None:
        """The path template of the operation, as in GitHub's documentation (``/repos/{owner}/{repo}``); None if no
        operation is known for the request.
        """
        return None if self.path is None else _url_template(self.method, self.path)


@dataclasses.dataclass(frozen=True, kw_only=True, eq=False)
class RequestEvent(HookEvent):
    """A request is about to be sent. The parameters are those of :class:`HookEvent`, and:

    :param headers: headers of the request, to which a hook may add others. Added headers are sent to the session's own
        origins only
    :param bytes: size of the body in bytes
    """

    headers: RequestHeaders = dataclasses.field(default_factory=RequestHeaders)
    bytes: int = 0


@dataclasses.dataclass(frozen=True, kw_only=True, eq=False)
class ResponseEvent(HookEvent):
    """A response was received, whatever its status. The parameters are those of :class:`HookEvent`, and:

    :param status: status code
    :param headers: headers of the response; secrets in them are replaced
    :param request_headers: headers of the request; secrets in them are replaced
    :param bytes: size of the received, decompressed body in bytes; None for a response with ``stream=True``, whose
        event comes before its body
    :param elapsed: seconds from the beginning of the attempt to the end of the body
    :param http_version: version of HTTP, such as ``"1.1"`` or ``"2"``; None if the response came from a cassette or a
        transport that does not say
    :param cache: what the cache did: ``"stored"`` the response, ``"revalidated"`` a stored one, which is returned to
        the caller, or ``"miss"`` if the response was not in the cache and cannot be stored; None without a cache, and
        for requests that it does not concern
    :param remaining: requests left in the quota; None if the response does not say
    :param limit: size of the quota
    :param resource: name of the quota, such as ``"core"`` or ``"search"``
    :param reset: when the quota resets, in UTC
    """

    status: int
    headers: Headers = dataclasses.field(default_factory=lambda: Headers([]))
    request_headers: Headers = dataclasses.field(default_factory=lambda: Headers([]))
    bytes: int | None = None
    elapsed: float = 0.0
    http_version: str | None = None
    cache: Literal["stored", "revalidated", "miss"] | None = None
    remaining: int | None = None
    limit: int | None = None
    resource: str | None = None
    reset: datetime | None = None

    @property
    def deprecation(self) -> datetime | None:
        """When the version of the API, or the operation, is or was deprecated, in UTC: the header ``Deprecation``. None
        if the response does not say.
        """
        return _date(self.headers.get("Deprecation"))

    @property
    def sunset(self) -> datetime | None:
        """When it is removed, in UTC: the header ``Sunset`` (RFC 8594). None if the response does not say."""
        return _date(self.headers.get("Sunset"))


def _date(header: str | None) -> datetime | None:
    """A date of HTTP, or seconds since 1970 after ``@`` (RFC 9745); None for any other text."""
    if header is None:
        return None
    from email.utils import parsedate_to_datetime

    try:
        if header.startswith("@"):
            return datetime.fromtimestamp(int(header[1:]), timezone.utc)
        return parsedate_to_datetime(header).astimezone(timezone.utc)
    except (ValueError, OverflowError, OSError):
        return None


@dataclasses.dataclass(frozen=True, kw_only=True, eq=False)
class RetryEvent(HookEvent):
    """A request will be sent after a wait, or retried. The parameters are those of :class:`HookEvent`, and:

    :param wait: seconds until then
    :param reason: why, such as ``"502 Bad Gateway"``
    :param status: status of the response that is the reason; None if there was no response
    """

    wait: float = 0.0
    reason: str = ""
    status: int | None = None


@dataclasses.dataclass(frozen=True, kw_only=True, eq=False)
class ErrorEvent(HookEvent):
    """An attempt failed without a response: a connection error or a timeout, for example. If the request is retried, a
    :class:`RetryEvent` follows. The parameters are those of :class:`HookEvent`, and:

    :param exception: the exception, which the call raises unless a retry succeeds
    :param elapsed: seconds from the beginning of the attempt to the failure
    """

    exception: BaseException
    elapsed: float = 0.0


class EventHooks(TypedDict, total=False):
    """The hooks by the name of their event. They are called in order; with an asynchronous client they may be coroutine
    functions.
    """

    request: Sequence[Callable[[RequestEvent], object]]
    response: Sequence[Callable[[ResponseEvent], object]]
    retry: Sequence[Callable[[RetryEvent], object]]
    error: Sequence[Callable[[ErrorEvent], object]]


def enable_debug_logging(stream: TextIO | None = None) -> logging.Handler:
    """Show every request and its response on the standard error stream, with their headers, as ``curl -v`` does.
    Credentials are replaced, and bodies are not shown. Calling it again replaces the stream.

    It sets the level of the logger ``ferrohub`` to DEBUG and adds a handler to it.
    ``logging.getLogger("ferrohub").removeHandler(handler)`` removes the handler.

    :param stream: where to write; None for the standard error stream
    :returns: the handler
    """
    from ferrohub._logging import dump

    return dump(stream)


class _Hooks:
    """Calls hooks one after the other, and returns the headers that they added to a request."""

    def __init__(self, hooks: Sequence[Callable[[Any], Any]], awaits: bool = False) -> None:
        self.hooks = hooks
        self.awaits = awaits

    def __call__(self, event: HookEvent) -> Any:
        if self.awaits:
            return self._rest(event, None, 0)
        for number, hook in enumerate(self.hooks, 1):
            value = hook(event)
            if inspect.isawaitable(value):
                return self._rest(event, value, number)
        return _added(event)

    async def _rest(self, event: HookEvent, value: Any, number: int) -> Any:
        if value is not None:
            await value
        for hook in self.hooks[number:]:
            value = hook(event)
            if inspect.isawaitable(value):
                await value
        return _added(event)


def _added(event: HookEvent) -> list[tuple[str, str]] | None:
    return list(event.headers._added.items()) if isinstance(event, RequestEvent) else None


def _checked(hooks: object) -> tuple[EventHooks, dict[str, _Hooks]]:
    """The hooks as the property shows them, and what calls them; raises if they are not valid."""
    names = tuple(EventHooks.__annotations__)
    if not isinstance(hooks, Mapping):
        raise TypeError(f"event_hooks must be a mapping of names to lists of functions, not {type(hooks).__name__}")
    for name in hooks:
        if name not in names:
            raise ValueError(f"event_hooks: there is no event {name!r}; the events are {', '.join(names)}")
    shown: dict[str, tuple[Callable[[Any], Any], ...]] = {}
    for name in names:
        given = hooks.get(name, ())
        if isinstance(given, (str, bytes)) or not isinstance(given, Sequence):
            raise TypeError(f"event_hooks: {name} must be a list of functions, not {type(given).__name__}")
        for hook in given:
            if not callable(hook):
                raise TypeError(f"event_hooks: {name} must be a list of functions, but has a {type(hook).__name__}")
        shown[name] = tuple(given)
    called = {name: _Hooks(given) for name, given in shown.items() if given}
    if any(_is_coroutine_function(hook) for given in shown.values() for hook in given):
        # A blocking client raises before it sends anything.
        called["request"] = _Hooks(shown["request"], awaits=True)
    return MappingProxyType(shown), called  # type: ignore[return-value]


def _is_coroutine_function(hook: Any) -> bool:
    return inspect.iscoroutinefunction(hook) or inspect.iscoroutinefunction(getattr(hook, "__call__", None))  # noqa: B004
