"""The requests of a crawl: pages, their errors, the budget, and what GitHub says of the quota."""

from __future__ import annotations

import collections
import contextlib
import copy
import dataclasses
import email.utils
import errno
import functools
import os
import re
import time
import urllib.parse
import weakref
from typing import TYPE_CHECKING, Any, cast

from ferrohub import exceptions
from ferrohub._core import _chosen_json, _pool_status, _says_suspended, _share_cassette
from ferrohub.aio import AsyncClient
from ferrohub.crawl import _invalid, _pages
from ferrohub.crawl._replies import ANONYMOUS, OUTCOMES, Reply, Unavailable
from ferrohub.crawl.streams import GRAPHQL, HEADS
from ferrohub.quota import Broker

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator, Sequence

    from ferrohub.crawl._forms import Forms
    from ferrohub.crawl.streams import Stream

#: The secret of a shared access signature of Azure, which errors of pyarrow have in their URLs.
_SIGNATURE = re.compile(r"(?<=\bsig=)[^&/'\"\s]+")
#: Longest wait for a rate limit, in seconds: longer than any that GitHub requires.
LONGEST_WAIT = 7 * 86400.0
#: Errors of the operating system that each further file would raise, too.
_FULL = frozenset(
    getattr(errno, name) for name in ("ENOSPC", "EDQUOT", "EFBIG", "EROFS", "EMFILE", "ENFILE") if hasattr(errno, name)
)
#: Errors that each further request would raise, too.
_LAST = (
    exceptions.AuthenticationFailed,
    exceptions.CassetteError,
    exceptions.GeneratedTokenExpired,
    exceptions.MissingAppAuthentication,
    exceptions.NetworkForbidden,
    exceptions.SessionClosed,
    MemoryError,
)
#: What statuses of success without a page mean.
_WITHOUT_PAGE = {202: "GitHub is still preparing it", 204: "GitHub has nothing"}
#: The default media type has each body three times; this one has the source alone.
ACCEPT = "application/vnd.github+json"
#: Items of a page if a request does not say how many; see
#: https://docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api.
USUAL_SIZE = 30


class BudgetSpent(Exception):
    """The next request would exceed the budget."""


@dataclasses.dataclass
class Quota:
    """What GitHub last said of the quota of a credential."""

    limit: int | None = None
    remaining: int | None = None
    #: When the quota is renewed, in seconds since 1970 by the clock of this machine.
    reset: float | None = None

    def learn(self, headers: Any, behind: float) -> None:
        """Read the headers of a response.

        :param behind: seconds by which the clock of this machine is behind that of GitHub
        """
        found = [headers.get(f"x-ratelimit-{name}") for name in ("limit", "remaining", "reset")]
        numbers = [int(text) if text is not None and re.fullmatch(r"\d{1,15}", text) else None for text in found]
        if numbers[1] is not None:
            self.limit, self.remaining, reset = numbers
            self.reset = None if reset is None else reset - behind

    def left(self) -> int | None:
        """What is left of the quota, or None if it is not known, also because it was renewed meanwhile."""
        return None if self.reset is None or self.reset < time.time() else self.remaining


class Budget:
    """The number of requests that may still be sent; shared by all clients of a crawl."""

    def __init__(self, limit: int | None) -> None:
        self.limit = limit
        self.sent = 0
        self.spent = False
        #: Points of GraphQL queries, as GitHub counts them.
        self.points = 0

    def take(self) -> None:
        """Count a request.

        :raises BudgetSpent: none is left
        """
        if self.limit is not None and self.sent >= self.limit:
            self.spent = True
            raise BudgetSpent
        self.sent += 1


@functools.cache
def _brokers(process: int) -> weakref.WeakKeyDictionary[Any, Broker]:
    """The brokers of a process by the transports of users; one that was forked has its own."""
    return weakref.WeakKeyDictionary()


def _broker(transport: Any) -> Broker:
    """The broker of all crawls of this process, at the same time or one after another.

    :param transport: transport of the client: another one may lead to another server; None for the network
    """
    try:
        return _brokers(os.getpid()).setdefault(_broker if transport is None else transport, Broker())
    except TypeError:
        return Broker()  # such a transport cannot be a key


class Requests:
    """Sends the requests of a crawl with one client.

    The client keeps its own settings: a copy of its session waits for rate limits and counts each attempt.

    :param raw: whether pages have all of the JSON, or what the columns of their streams need
    """

    def __init__(self, client: Any, budget: Budget, quota: Any = None, *, raw: bool = False) -> None:
        self.budget, self._raw = budget, raw
        self._last: collections.defaultdict[str, Quota] = collections.defaultdict(Quota)
        #: Requests that were sent or that wait, and until when the last one to wait does, in seconds since 1970.
        self.in_flight, self.waiting_until = 0, 0.0
        #: Seconds by which the clock of this machine is behind that of GitHub, as far as it is known.
        self._behind = 0.0
        #: The number of items on a full page, if the server has shown that it does not know `per_page`.
        self._size: int | None = None
        #: Called with the seconds when requests begin to wait.
        self.on_wait: Callable[[float], object] = lambda seconds: None
        self.is_anonymous = client.auth.kind is None
        session = copy.copy(client.session)
        self._on_wait_of_client = session.on_wait
        session.rate_limit, session.max_wait, session.on_wait = "wait", LONGEST_WAIT, self._waits
        if quota is not None or session.quota is None:
            # Requests in flight are reserved, also those of other crawls, so that no quota is exceeded.
            session.quota = quota or _broker(session.transport)
        hooks = {name: list(functions) for name, functions in (session.event_hooks or {}).items()}
        hooks.setdefault("request", []).append(self._counts)
        hooks.setdefault("response", []).append(self._learns)
        hooks.setdefault("error", []).append(self._fails)
        session.event_hooks = hooks
        _share_cassette(session, client.session)
        self._session = session
        self._client = AsyncClient(session=session)

    @functools.cached_property
    def forms(self) -> Forms:
        """The GraphQL forms of the client."""
        from ferrohub.crawl._forms import Forms

        return Forms(self)

    @property
    def base_url(self) -> str:
        """URL of the API."""
        return str(self._session.base_url)

    def now(self) -> float:
        """The time by GitHub's clock, in seconds since 1970: that of this machine may be wrong."""
        return time.time() + self._behind

    @property
    def may_prefetch(self) -> bool:
        """Whether the client may request pages before they are used."""
        return bool(self._session.read_ahead > 0)

    def quotas(self, resource: str = "core") -> list[Quota]:
        """What is known of the quota of each credential; only a pool has several.

        :param resource: name of the quota, such as ``"core"`` or ``"graphql"``
        """
        pool = [each["quotas"].get(resource) for each in _pool_status(self._session)]
        now = time.time()
        known = [Quota(each["limit"], each["remaining"], now + each["reset_at"]) if each else Quota() for each in pool]
        return known or [self._last[resource]]

    def rejected(self) -> dict[str, str]:
        """The credentials of a pool that GitHub has rejected, and what it said."""
        found = enumerate(_pool_status(self._session))
        return {f"{each['credential']} (clients[{at}])": each["parked_because"] for at, each in found
                if each["parked_because"]}  # fmt: skip

    def left(self, resource: str) -> int | None:
        """What is left of a quota of all credentials together, or None if it is not known.

        :param resource: name of the quota, such as ``"core"`` or ``"graphql"``
        """
        known = [left for quota in self.quotas(resource) if (left := quota.left()) is not None]
        return sum(known) if known else None

    async def page(
        self, stream: Stream, path: dict[str, Any], query: dict[str, str], etag: str | None = None, route: str = ""
    ) -> Reply:
        """Request a page of a stream.

        A stream without a page, which GitHub is still preparing (202) or does not have (204), cannot be read, either.

        :param stream: the stream
        :param path: values for the placeholders of the route, and others
        :param query: query
        :param etag: ETag of an earlier response to the same request; if it is still current, the status is 304
        :param route: route that replaces that of the stream
        :raises Unavailable: the status is one of :data:`OUTCOMES`
        :raises BudgetSpent: the budget is spent
        """
        if stream.route == GRAPHQL:
            return await self.forms.page(stream, path, query)
        query = await self._with_listed(stream, path, query)
        headers = {"Accept": stream.accept or ACCEPT, **({"If-None-Match": etag} if etag else {})}
        route = route or stream.route
        response = await self._send(
            lambda: self._client.request(route, headers=headers, params=query, **_used(route, path)),
            self._outcomes(stream),
        )
        moved = bool(response.history)
        if response.status_code == 304 and etag is not None:
            return Reply(stream, 304, [], None, etag, moved, date=date_of(response.headers))
        if response.status_code != 200:
            why = _WITHOUT_PAGE.get(response.status_code)
            if why is None or query.keys() & {"page", "after", "since"}:
                raise exceptions.UnexpectedResponse(response, f"expected a page of {stream.name}")
            raise Unavailable(response.status_code, why)
        found, total = self._items(stream, response)
        items, invalid = _invalid.objects(found), _invalid.described(stream, found, {**path, **query})
        if invalid and stream.order == "one" and stream.name in dict(HEADS):
            raise exceptions.UnexpectedResponse(response, f"expected the id of {stream.name}")
        etag, links = response.headers.get("etag"), response.links
        number, following = (_linked(links, "last") or {}).get("page", ""), _linked(links, "next")
        if following is not None and len(found) == USUAL_SIZE:
            self._size = USUAL_SIZE  # as of a proxy that leaves it out
        return Reply(
            stream, 200, items, following, etag, moved,
            last=int(number) if number.isdecimal() else None,
            total=total,
            date=date_of(response.headers),
            invalid=invalid,
            dropped=len(found) - len(items),
            size=self._size,
        )  # fmt: skip

    async def _with_listed(self, stream: Stream, path: dict[str, Any], query: dict[str, str]) -> dict[str, str]:
        """A query with the parameter whose values another route lists. The links of a page have it."""
        name, _, route = (stream.listed or "").partition("=")
        if not name or name in query:
            return query
        response = await self.head(route, {"per_page": "100"}, path)
        values = response.json()
        if not isinstance(values, list):
            raise exceptions.UnexpectedResponse(response, f"expected the values of {name} of {stream.name}")
        ids = [str(each["id"]) for each in values if isinstance(each, dict) and "id" in each]
        return {**query, **({name: ",".join(ids)} if ids else {})}

    def _items(self, stream: Stream, response: Any) -> tuple[Sequence[Any], int | None]:
        """The items of a page, also those that are no objects, and the number of items on all pages, if it is known."""
        found = None if self._raw else _pages.rows(stream, response)
        if found is not None:
            return found
        members = None if self._raw else stream.members()
        body = response.json() if members is None else _chosen_json(response, members)
        total = body.get("total_count") if isinstance(body, dict) else None
        return _listed(stream, body, response), total if isinstance(total, int) else None

    async def head(self, route: str, query: dict[str, str], path: dict[str, Any]) -> Any:
        """Send a request and return the response.

        :raises Unavailable: the status is one of :data:`OUTCOMES`
        :raises BudgetSpent: the budget is spent
        """
        used = _used(route, path)
        return await self._send(lambda: self._client.request(route, headers={"Accept": ACCEPT}, params=query, **used))

    async def total(self, stream: Stream, path: dict[str, Any], query: dict[str, str] | None = None) -> int | None:
        """Return the number of items of a stream, or None if GitHub does not count them.

        :param stream: the stream
        :param path: values for the placeholders of the route, and others
        :param query: query; None for that of the stream
        :raises Unavailable: the status is one of :data:`OUTCOMES`
        :raises BudgetSpent: the budget is spent
        """
        if stream.route == GRAPHQL:
            return await self.forms.total(stream, path)
        headers, query = {"Accept": stream.accept or ACCEPT}, query or stream.parameters()
        used = _used(stream.route, path)
        listing = self._client.listing(stream.route, key=stream.items, headers=headers, params=query, **used)
        return cast("int | None", await self._send(listing.total, self._outcomes(stream)))

    def _outcomes(self, stream: Stream) -> dict[int, str]:
        """The statuses that say that a stream cannot be read."""
        return ANONYMOUS if self.is_anonymous and stream.name not in dict(HEADS) else OUTCOMES

    async def graphql(self, query: str, variables: dict[str, Any]) -> Any:
        """Run a query and return its data.

        :raises BudgetSpent: the budget is spent
        """
        with self._counted():
            return await self._client.graphql(query, variables)

    async def _send(self, request: Callable[[], Awaitable[Any]], outcomes: dict[int, str] = OUTCOMES) -> Any:
        try:
            with self._counted():
                response = await request()
        except exceptions.RateLimitExceeded:
            raise
        except exceptions.ResponseError as error:
            if error.code in outcomes and not _is_suspended(error):
                raise Unavailable(error.code, str(error.msg)) from None
            raise
        return response

    @contextlib.contextmanager
    def _counted(self) -> Iterator[None]:
        self.in_flight += 1
        try:
            yield
        finally:
            self.in_flight -= 1

    def _counts(self, event: Any) -> None:
        self.budget.take()
        self.waiting_until = 0.0  # not all requests wait

    def _fails(self, event: Any) -> None:
        # Such as one whose turn came when its credential had nothing left: another one signs it.
        if isinstance(event.exception, exceptions.TransportError) and not event.exception.was_sent:
            self.budget.sent -= 1

    def _learns(self, event: Any) -> None:
        self._behind = date_of(event.headers) - time.time()
        self._last[event.headers.get("x-ratelimit-resource") or "core"].learn(event.headers, self._behind)

    def _waits(self, seconds: float, reason: str) -> object:
        """Show a wait. The result is that of the client's own callback, which may be a coroutine."""
        begins = self.waiting_until < time.time()
        self.waiting_until = max(self.waiting_until, time.time() + seconds)
        if not begins:
            return None
        self.on_wait(seconds)
        return self._on_wait_of_client(seconds, reason) if self._on_wait_of_client else None


def ends_crawl(error: BaseException) -> bool:
    """Whether an error concerns all repositories: no credential is left, the client cannot send, or the disk is full.

    Everything else is the failure of one owner, repository or stream.
    """
    is_last = isinstance(error, _LAST) or _is_suspended(error)
    return is_last or (isinstance(error, OSError) and error.errno in _FULL)


def _is_suspended(error: BaseException) -> bool:
    """Whether GitHub rejects each request of the credential, as the account or the installation is suspended."""
    return isinstance(error, exceptions.ForbiddenError) and _says_suspended(str(error.msg))


def status_of(error: BaseException) -> int | None:
    """The status of the response that an error is about, or None if there was none."""
    code = getattr(error, "code", None)
    return code if isinstance(code, int) else None


def reason(error: BaseException) -> str:
    """What an outcome says about an error."""
    found = str(error) if isinstance(error, exceptions.GitHubException) else f"{type(error).__name__}: {error}"
    return _SIGNATURE.sub("REDACTED", found)[:1000]


def _used(route: str, path: dict[str, Any]) -> dict[str, Any]:
    """The values of the placeholders of a route."""
    return {name: value for name, value in path.items() if f"{{{name}}}" in route}


def date_of(headers: Any) -> float:
    """The time of a response in seconds since 1970, or that of this machine if it has none."""
    try:
        return email.utils.parsedate_to_datetime(headers.get("date") or "").timestamp()
    except ValueError:
        return time.time()


def _listed(stream: Stream, body: Any, response: Any) -> list[Any]:
    found = [body] if stream.order == "one" else body
    key = stream.list_member
    if key == "*" and isinstance(body, dict):
        return [{"name": name, "value": value} for name, value in body.items()]
    if key is not None and isinstance(body, dict):
        found = body.get(key)
    if not isinstance(found, list) or (stream.order == "one" and not isinstance(body, dict)):
        raise exceptions.UnexpectedResponse(response, f"expected a page of {stream.name}")
    return found


def _linked(links: Any, relation: str) -> dict[str, str] | None:
    """The query of the next page or the last one. Only the query is used, so a link cannot lead elsewhere."""
    url = (links.get(relation) or {}).get("url")
    return dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(url).query)) if url else None
