# Made by tools/generate.py.

"""Asynchronous clients: calls are awaited, listings walked with ``async for``."""

import os
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Mapping
from datetime import date, datetime
from types import GenericAlias
from typing import IO, Any, BinaryIO, Generic, Literal, NoReturn, TypeVar, final, overload

import pandas  # type: ignore[import-untyped]
import polars
from typing_extensions import Self, Unpack, deprecated, disjoint_base

from ferrohub import _core
from ferrohub._core import AsyncGraphQL, Cache, Headers, Machine, Response, Table, URITemplate
from ferrohub.event_hooks import EventHooks
from ferrohub.exceptions import ResponseError
from ferrohub.quota import Handle
from ferrohub.rest import AsyncRest, _AsyncBoundRest
from ferrohub.rest.aio_models import HookDelivery, HookDeliveryItem, WebhookConfig
from ferrohub.transports import Transport
from ferrohub.types import (
    Change,
    CommitActivity,
    CommitFile,
    CommitParent,
    CommitStats,
    Enabled,
    GitActor,
    Link,
    Participation,
    PopularPath,
    RateLimits,
    Reactions,
    Referrer,
    RequestOptions,
    SearchCost,
    Stop,
    TeamMembership,
    TextMatch,
    Traffic,
    Verification,
    Week,
)

_T = TypeVar("_T")
_T_co = TypeVar("_T_co", covariant=True)

@disjoint_base
class GitHubCore:
    """A resource of the API. Its attributes are read from its JSON. Resources of the same type with the same
    identity are
    equal.

    :param json: the JSON, as text, bytes or a mapping
    :param session: the session for its operations: a ``ClientSession``, or a client or a resource with one. With None
        or a
        mock, as in tests, its requests raise ``UnrecordedRequest``
    """

    def __init__(
        self,
        json: Mapping[str, Any] | str | bytes,
        session: _core.ClientSession | _core.Client | AsyncClient | GitHubCore | None = None,
    ) -> None: ...
    @classmethod
    def from_dict(
        cls, json_dict: Mapping[str, Any], session: _core.ClientSession | AsyncClient | GitHubCore
    ) -> Self:
        """Create a resource from a dict, such as that of :meth:`as_dict`.

        :param json_dict: the JSON, parsed
        :param session: the session for its operations: a ``ClientSession`` or a client
        """

    @classmethod
    def from_json(cls, json: str | bytes, session: _core.ClientSession | AsyncClient | GitHubCore) -> Self:
        """Create a resource from JSON text, such as that of :meth:`as_json`.

        :param json: the JSON
        :param session: the session for its operations: a ``ClientSession`` or a client
        """

    def as_dict(self) -> dict[str, Any]:
        """The JSON of the resource, parsed, with all keys that GitHub sent."""

    def as_json(self) -> str:
        """The JSON of the resource as the text that GitHub sent."""

    @property
    def rest(self) -> _AsyncBoundRest:
        """Every operation that GitHub describes. The parts of the path that the URL of this resource determines are
        filled
        in, as in ``repository.rest.actions.list_workflow_runs_for_repo(branch="main")``.
        """

    @property
    def etag(self) -> str | None:
        """ETag of the response; None for items of listings and nested resources."""

    @property
    def last_modified(self) -> str | None:
        """Last-Modified of the response; None for items of listings and nested resources."""

    @property
    def session(self) -> ClientSession:
        """The session of the resource."""

    @property
    def ratelimit_remaining(self) -> Coroutine[Any, Any, int]:
        """Requests left before the rate limit of the core quota applies.

        Request: ``GET /rate_limit``, which costs no quota. ``dir()`` does not list this attribute, so that tools that
        read
        every attribute send nothing.
        """

    def new_session(self) -> ClientSession:
        """A new session with the settings of this one, without credentials."""

    def refresh(self, conditional: bool = False) -> Coroutine[Any, Any, GitHubCore]:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    def load(self) -> Coroutine[Any, Any, Self]:
        """Fetch a lazy handle, unless that was done. Other resources are returned as they are.

        Request: ``GET`` of the URL of the resource, once for all threads and tasks.

        :returns: the resource itself, with all fields
        """

    def _repr_html_(self) -> str | None:
        """As a short table, for notebooks."""

    def __deepcopy__(self, _memo: Any) -> Self: ...

@final
class AsyncPoll(Generic[_T_co]):
    """What is new in a listing of an asynchronous client: an asynchronous iterator."""

    def __aiter__(self) -> Self: ...
    def __anext__(self) -> Coroutine[Any, Any, _T_co]: ...
    def _is_over(self) -> bool:
        """Whether there are no more items. For the coroutines of this package."""

    def _take(self) -> tuple[_T_co] | None:
        """The next item in a tuple, if it was received; else None. For the coroutines of this package."""

    def _turn(self) -> Coroutine[Any, Any, None]:
        """A coroutine that waits or requests. For the coroutines of this package."""

    @classmethod
    def __class_getitem__(cls, key: Any) -> GenericAlias: ...
    def close(self) -> None:
        """End the polling, also while another thread or task waits for an item."""

    @property
    def interval(self) -> float:
        """Seconds between two requests: those passed to ``poll()``, or more if GitHub requests it."""

class AsyncListing(Generic[_T_co]):
    """A lazy listing of an asynchronous client: ``async for`` requests the next page when iteration reaches it.

    Tasks can share a listing; each item is returned to one of them.
    """

    def poll(
        self,
        *,
        interval: float = 60.0,
        timeout: float | None = None,
        until: datetime | None = None,
        stop: Stop | None = None,
        existing: bool = False,
    ) -> AsyncPoll[_T_co]:
        """Wait for what is new in the listing: an iterator of the items, the oldest first, each once. Those that
        exist at the
        beginning are no news. An item that has ``updated_at``, such as a workflow run or a notification, is returned
        again
        when it was updated.

        The listing must begin with its newest items, as events, notifications and workflow runs do. Requests have the
        ETag of
        the last response, so they cost no quota while nothing changes. If there are several pages of news, all are
        read.

        Request: that of the listing, every ``interval`` seconds.

        :param interval: seconds between two requests; if GitHub requests a longer interval with ``X-Poll-Interval``,
            that is
            used
        :param timeout: seconds until the iterator ends; None for never
        :param until: time when the iterator ends, a datetime, in place of ``timeout``
        :param stop: event that ends the iterator, such as a ``threading.Event`` or an ``asyncio.Event``; it is looked
            at ten
            times a second
        :param existing: whether the items that exist at the beginning are returned as well
        :returns: a ``Poll``, which also ends with its ``close()``; an ``AsyncPoll`` for an asynchronous client
        """

    def __deepcopy__(self, _memo: Any, /) -> Self: ...
    def __aiter__(self) -> AsyncIterator[_T_co]: ...
    def __anext__(self) -> Coroutine[Any, Any, _T_co]: ...
    def _is_done(self) -> bool:
        """Whether the last page was read. For the coroutines of this package."""

    def _take(self) -> tuple[_T_co] | None:
        """The next item in a tuple, if it has been read; else None. For the coroutines of this package."""

    def _take_page(self) -> list[_T_co] | None:
        """The items that have been read, as a list; None if there are none. For the coroutines of this package."""

    def _turn(self) -> Coroutine[Any, Any, None]:
        """A coroutine that reads the next page. For the coroutines of this package."""

    def next(self) -> NoReturn:
        """Raises TypeError: use ``await anext(listing)``."""

    def __arrow_c_stream__(self, requested_schema: Any = None) -> NoReturn: ...
    def __len__(self) -> int: ...
    def __length_hint__(self) -> int: ...
    def __bool__(self) -> Literal[True]: ...
    @overload
    def __getitem__(self, key: int, /) -> Coroutine[Any, Any, _T_co]: ...
    @overload
    def __getitem__(self, key: slice, /) -> Coroutine[Any, Any, list[_T_co]]: ...
    @classmethod
    def __class_getitem__(cls, key: Any) -> GenericAlias: ...
    def total(self) -> Coroutine[Any, Any, int | None]:
        """Total number of items, fetched with one small request; None if GitHub does not report it."""

    def pages(self) -> AsyncIterator[list[_T_co]]:
        """The items page by page: an asynchronous iterator of lists."""

    def refresh(self, conditional: bool = False) -> Self:
        """Restart from the first page.

        :param conditional: whether to send the ETag of the previous response; if nothing has changed, the listing is
            empty
        :returns: the listing itself
        """

    def close(self) -> None:
        """Close the listing: prefetch is cancelled, and it yields no more items and sends no more requests.
        ``refresh()``
        restarts it. Garbage collection closes it too.
        """

    def to_dicts(self, fields: Iterable[str] | None = None) -> Coroutine[Any, Any, list[dict[str, Any]]]:
        """A coroutine of the rows as dicts; see ``Listing.to_dicts``.

        :param fields: names of fields
        """

    def to_arrow(self, fields: Iterable[str] | None = None) -> Coroutine[Any, Any, Table]:
        """A coroutine of the rows as a table of Apache Arrow; see ``Listing.to_arrow``.

        :param fields: names of fields
        """

    def to_pandas(self, fields: Iterable[str] | None = None, **options: Any) -> Coroutine[Any, Any, pandas.DataFrame]:
        """A coroutine of the rows as a ``pandas.DataFrame``; see ``Listing.to_pandas``.

        :param fields: names of fields
        :param options: passed to ``pyarrow.Table.to_pandas``
        """

    def to_polars(self, fields: Iterable[str] | None = None) -> Coroutine[Any, Any, polars.DataFrame]:
        """A coroutine of the rows as a ``polars.DataFrame``; see ``Listing.to_polars``.

        :param fields: names of fields
        """

    def progress(self, description: str | None = None) -> AsyncIterator[_T_co]:
        """The items, with a progress bar: an asynchronous iterator; see ``Listing.progress``.

        :param description: text before the bar; the path of the listing by default
        """

    def _expected(self) -> tuple[int, int | None]:
        """Number of returned items, and the total number, if it is known."""

    def _repr_html_(self) -> str:
        """The next items as a short table, for notebooks. It sends no request."""

    @property
    def original(self) -> int:
        """Maximum number of items; -1 for all."""

    @property
    def count(self) -> int:
        """Remaining number of items, at most; -1 for all."""

    @property
    def url(self) -> str:
        """URL of the first page, without its query."""

    @property
    def last_url(self) -> str | None:
        """URL of the last page that was read; None before the first."""

    @property
    def path(self) -> str:
        """Path of the first page."""

    @property
    def cls(self) -> type[_T_co]:
        """Type of the items."""

    @property
    def params(self) -> dict[str, str]:
        """Query of the first page."""

    @property
    def headers(self) -> Headers:
        """Headers of the first request, in addition to those of the session."""

    @property
    def etag(self) -> str | None:
        """ETag of the first page, for the argument ``etag`` of a later listing."""

    @property
    def last_response(self) -> Response | None:
        """The last response, without its body; None before the first."""

    @property
    def last_status(self) -> int:
        """Status of the last response; 0 before the first. 202 means that GitHub is still computing the result, 304
        that
        nothing has changed.
        """

    @property
    def omitted_organizations(self) -> list[int]:
        """IDs of the organizations whose items GitHub left out of the pages read so far, because the token is not
        authorized
        for their single sign-on. A warning is logged once.
        """

    @property
    def list_key(self) -> str | None:
        """Key of the array in responses that are objects; else None."""

    @property
    def envelope(self) -> dict[str, Any]:
        """Members of the last page beside the array, such as ``{"total_count": 3}``; empty before the first page,
        and if pages
        are arrays.
        """

    @property
    def session(self) -> ClientSession:
        """The session of the listing."""

@final
class AsyncSearchListing(AsyncListing[_T_co]):
    """A listing of search results of an asynchronous client."""

    def cost(self) -> Coroutine[Any, Any, SearchCost]:
        """A coroutine of the number of results that the search lists, and of requests that it sends; see
        ``SearchListing.cost``.
        """

    @property
    def total_count(self) -> int:
        """Number of results that GitHub found; 0 before the first page."""

    @property
    def incomplete_results(self) -> bool | None:
        """Whether the search timed out, so that results are incomplete; None before the first page."""

    @property
    def items(self) -> list[dict[str, Any]] | None:
        """The results of the last page, as plain values."""

@disjoint_base
class ClientSession(_core.ClientSession):
    """Settings, credential and connections, shared by all resources read through it. Thread-safe.

    :param default_connect_timeout: seconds to connect; None leaves it to ``timeout``
    :param default_read_timeout: seconds between two reads; None leaves it to ``timeout``
    :param base_url: URL of the API; None for ``https://api.github.com``
    :param api_version: version of the API to request, such as ``"2022-11-28"``; None requests the
        version that this package was written for from GitHub, and no version from an Enterprise Server
    :param timeout: seconds to connect and seconds between two reads: a number for both, or a pair; None
        in the pair disables that timeout; None keeps the defaults of 4 and 10
    :param retries: maximum number of retries of idempotent requests: GET, HEAD, OPTIONS, PUT and DELETE
        after a transport error, 502, 503 or 504, and any request that certainly was not processed; 0
        disables retries
    :param rate_limit: what to do at a rate limit: ``"raise"`` raises ``RateLimitExceeded``, ``"wait"``
        waits and retries
    :param max_wait: maximum total of seconds that one call waits for rate limits, and for its turn
        among other requests; if more are needed, it raises
    :param on_wait: callback invoked before each wait for a rate limit or for pacing, with the seconds
        and the reason, or None; if it raises, so does the call
    :param pace: whether to space requests as GitHub recommends: writes at least a second apart,
        searches by their quota, and all requests further apart when a quota is low or after a secondary
        rate limit; these waits count towards ``max_wait``
    :param quota: with which processes to share the quotas of credentials: a
        :class:`ferrohub.quota.Machine` for those of this machine, or an object that reaches a
        :class:`ferrohub.quota.Broker`; see :mod:`ferrohub.quota`; None for the quota of this process
    :param event_hooks: functions to call with the events of each request, by the name of the event:
        ``request``, ``response``, ``retry`` and ``error``, each a list; see
        :mod:`ferrohub.event_hooks`. If one raises, so does the call; None for none
    :param user_agent: ``User-Agent`` header of the requests; None for the name and version of this
        package
    :param read_ahead: maximum number of pages of a listing to prefetch; 0 for none
    :param cache: where to cache responses: True for memory (64 MiB), the path of a folder (512 MiB), a
        :class:`ferrohub.Cache`, or None for nowhere. Each cached response is revalidated before it is
        used, which costs no quota if it is current
    :param verify: which certificate authorities to trust: True for those of ``REQUESTS_CA_BUNDLE``,
        ``CURL_CA_BUNDLE``, ``SSL_CERT_FILE`` and ``SSL_CERT_DIR``, or else those of the system; the
        path of a bundle in PEM format or of a folder of such files; or False to accept any certificate,
        which is insecure
    :param cert: client certificate in PEM format: the path of a file with the certificate and its key,
        or a pair of the paths of both; or None
    :param proxies: proxies by scheme, as ``{"https": "http://10.0.0.1:3128"}``; empty uses those of the
        environment. Keys are ``"http"``, ``"https"``, ``"all"``, one of these with a host, as
        ``"https://api.github.com"``, and ``"no_proxy"`` for hosts without a proxy
    :param transport: callable that sends each request in place of the network: it gets a
        :class:`ferrohub.transports.Request`, and returns a :class:`ferrohub.transports.Response`, or an
        awaitable of one for an asynchronous client; see :mod:`ferrohub.transports`; None for the
        network
    :param pickle_credentials: whether pickles of the session contain its credential
    """

    def request(  # type: ignore[override]
        self,
        method: str,
        url: str,
        *,
        params: dict[str, Any] | None = None,
        data: bytes | str | None = None,
        json: Any = None,
        headers: dict[str, str] | None = None,
        auth: _core.BasicAuth | _core.TokenAuth | tuple[str, str] | None = None,
        timeout: float | tuple[float | None, float | None] | None = None,
        stream: bool = False,
    ) -> Coroutine[Any, Any, Response]:
        """Send a request with the session's headers, credential, retries and rate limits.

        A subclass may override this method: the requests of all operations then go through it.

        :param method: method, such as ``"GET"``
        :param url: URL, or a path below the API
        :param params: query, a mapping
        :param data: body, as bytes or text
        :param json: body, as any JSON value
        :param headers: headers of this request, a mapping; they take precedence over those of the session
        :param auth: credential of this request, which replaces the session's: a (username, password) pair, or one of
            the
            classes of ``ferrohub.session``
        :param timeout: seconds to connect and seconds between two reads: a number for both, or a pair; None uses the
            timeout of the session
        :param stream: whether to return as soon as the headers of the response are received; its body is then read with
            ``iter_content()``, ``iter_lines()``, ``raw`` or ``content``
        :returns: the response, a :class:`ferrohub.Response`, whatever its status
        """

    def send(  # type: ignore[override]
        self, request: _core.Request, *, stream: bool = False
    ) -> Coroutine[Any, Any, Response]:
        """Send a request. A subclass may override this method: the requests of all operations then go through it.

        :param request: the request
        :param stream: whether to return as soon as the headers of the response are received
        :returns: the response, a :class:`ferrohub.Response`, whatever its status
        """

    def get(  # type: ignore[override]
        self, url: str, **kwargs: Unpack[RequestOptions]
    ) -> Coroutine[Any, Any, Response]:
        """``GET`` a URL; see :meth:`request`.

        :param url: URL, or a path below the API
        :param kwargs: other arguments of :meth:`request`
        """

    def head(  # type: ignore[override]
        self, url: str, **kwargs: Unpack[RequestOptions]
    ) -> Coroutine[Any, Any, Response]:
        """``HEAD`` a URL; see :meth:`request`.

        :param url: URL, or a path below the API
        :param kwargs: other arguments of :meth:`request`
        """

    def post(  # type: ignore[override]
        self, url: str, **kwargs: Unpack[RequestOptions]
    ) -> Coroutine[Any, Any, Response]:
        """``POST`` to a URL; see :meth:`request`.

        :param url: URL, or a path below the API
        :param kwargs: other arguments of :meth:`request`
        """

    def put(  # type: ignore[override]
        self, url: str, **kwargs: Unpack[RequestOptions]
    ) -> Coroutine[Any, Any, Response]:
        """``PUT`` to a URL; see :meth:`request`.

        :param url: URL, or a path below the API
        :param kwargs: other arguments of :meth:`request`
        """

    def patch(  # type: ignore[override]
        self, url: str, **kwargs: Unpack[RequestOptions]
    ) -> Coroutine[Any, Any, Response]:
        """``PATCH`` a URL; see :meth:`request`.

        :param url: URL, or a path below the API
        :param kwargs: other arguments of :meth:`request`
        """

    def delete(  # type: ignore[override]
        self, url: str, **kwargs: Unpack[RequestOptions]
    ) -> Coroutine[Any, Any, Response]:
        """``DELETE`` a URL; see :meth:`request`.

        :param url: URL, or a path below the API
        :param kwargs: other arguments of :meth:`request`
        """

@final
class ClientAuth:
    """The credential of a client. It never shows a token; :meth:`token` returns it."""

    @property
    def kind(self) -> Literal["app", "installation", "user", "token", "basic"] | None:
        """Kind of the credential: ``"app"``, ``"installation"``, ``"user"`` for a token from :mod:`ferrohub.oauth`,
        ``"token"`` for any other, or ``"basic"``; None if the client is anonymous.
        """

    @property
    def expires_at(self) -> datetime | None:
        """When the current token of an installation or a user, or the JWT of ``Client.login_as_app``, expires; None
        if that is
        not known, and before the first token.
        """

    async def token(self) -> str:
        """Return the token, to pass it to another program, such as git. An expiring token is renewed first. From
        then on,
        cassettes and the messages of exceptions do not contain it.

        For an app it is a JWT, which is valid for at least a minute. For an installation, an hour's token is requested
        if there is none (``POST /app/installations/{installation_id}/access_tokens``); see
        https://docs.github.com/rest/apps/apps#create-an-installation-access-token-for-an-app.

        :returns: the token as a str; a coroutine of it if the client is asynchronous
        :raises AuthenticationFailed: the client is anonymous, or has a username and a password
        """

    async def refresh(self) -> None:
        """Refresh the token of a user now, whatever its expiry, and have ``on_refresh`` store it; see
        :meth:`ferrohub.oauth.OAuthApp.client`. This sends a request also after a refresh whose outcome is unknown.

        Request: ``POST https://github.com/login/oauth/access_token``; see
        https://docs.github.com/apps/creating-github-apps/authenticating-with-a-github-app/refreshing-user-access-tokens.

        :returns: None; a coroutine of it if the client is asynchronous
        :raises ValueError: the credential is another one than the token of a user from :mod:`ferrohub.oauth`
        :raises OAuthError: GitHub rejects the refresh token
        """

class AsyncClient:
    """GitHub, seen through a session, for asyncio. It has the parameters and operations of ``ferrohub.Client``.

        It is an asynchronous context manager. Passed the ``session`` of another client, it shares its settings,
    credential
        and connections.

    """

    def __init__(
        self,
        username: str | None = "",
        password: str | None = "",
        token: str | None = "",
        session: _core.ClientSession | _core.Client | AsyncClient | GitHubCore | None = None,
        *,
        base_url: str | None = None,
        api_version: str | None = None,
        timeout: float | tuple[float | None, float | None] | None = None,
        retries: int = 3,
        rate_limit: Literal["raise", "wait"] = "raise",
        max_wait: float = 3660.0,
        on_wait: Callable[[float, str], object] | None = None,
        pace: bool = False,
        quota: Machine | Handle | None = None,
        event_hooks: EventHooks | None = None,
        user_agent: str | None = None,
        read_ahead: int = 4,
        cache: bool | str | os.PathLike[str] | Cache | None = None,
        verify: bool | str | os.PathLike[str] = True,
        cert: str | os.PathLike[str] | tuple[str | os.PathLike[str], str | os.PathLike[str]] | None = None,
        proxies: Mapping[str, str] | None = None,
        transport: Transport | None = None,
        pickle_credentials: bool = False,
    ) -> None: ...
    @classmethod
    def from_environment(
        cls,
        base_url: str | None = None,
        *,
        api_version: str | None = None,
        timeout: float | tuple[float | None, float | None] | None = None,
        retries: int = 3,
        rate_limit: Literal["raise", "wait"] = "raise",
        max_wait: float = 3660.0,
        on_wait: Callable[[float, str], object] | None = None,
        pace: bool = False,
        quota: Machine | Handle | None = None,
        event_hooks: EventHooks | None = None,
        user_agent: str | None = None,
        read_ahead: int = 4,
        cache: bool | str | os.PathLike[str] | Cache | None = None,
        verify: bool | str | os.PathLike[str] = True,
        cert: str | os.PathLike[str] | tuple[str | os.PathLike[str], str | os.PathLike[str]] | None = None,
        proxies: Mapping[str, str] | None = None,
        transport: Transport | None = None,
        pickle_credentials: bool = False,
    ) -> Self:
        """A client with the credential of the environment: ``GH_TOKEN`` or ``GITHUB_TOKEN``, the output of ``gh auth
        token``, or a
        netrc entry. The API is that of ``GITHUB_API_URL``, else GitHub's; for hosts other than GitHub's the variables
        are
        ``GH_ENTERPRISE_TOKEN`` and ``GITHUB_ENTERPRISE_TOKEN``. Options that are passed take precedence over the
        environment.

        :param base_url: URL of the API; None for ``https://api.github.com``
        :param api_version: version of the API to request, such as ``"2022-11-28"``; None requests the
            version that this package was written for from GitHub, and no version from an Enterprise Server
        :param timeout: seconds to connect and seconds between two reads: a number for both, or a pair; None
            in the pair disables that timeout; None keeps the defaults of 4 and 10
        :param retries: maximum number of retries of idempotent requests: GET, HEAD, OPTIONS, PUT and DELETE
            after a transport error, 502, 503 or 504, and any request that certainly was not processed; 0
            disables retries
        :param rate_limit: what to do at a rate limit: ``"raise"`` raises ``RateLimitExceeded``, ``"wait"``
            waits and retries
        :param max_wait: maximum total of seconds that one call waits for rate limits, and for its turn
            among other requests; if more are needed, it raises
        :param on_wait: callback invoked before each wait for a rate limit or for pacing, with the seconds
            and the reason, or None; if it raises, so does the call
        :param pace: whether to space requests as GitHub recommends: writes at least a second apart,
            searches by their quota, and all requests further apart when a quota is low or after a secondary
            rate limit; these waits count towards ``max_wait``
        :param quota: with which processes to share the quotas of credentials: a
            :class:`ferrohub.quota.Machine` for those of this machine, or an object that reaches a
            :class:`ferrohub.quota.Broker`; see :mod:`ferrohub.quota`; None for the quota of this process
        :param event_hooks: functions to call with the events of each request, by the name of the event:
            ``request``, ``response``, ``retry`` and ``error``, each a list; see
            :mod:`ferrohub.event_hooks`. If one raises, so does the call; None for none
        :param user_agent: ``User-Agent`` header of the requests; None for the name and version of this
            package
        :param read_ahead: maximum number of pages of a listing to prefetch; 0 for none
        :param cache: where to cache responses: True for memory (64 MiB), the path of a folder (512 MiB), a
            :class:`ferrohub.Cache`, or None for nowhere. Each cached response is revalidated before it is
            used, which costs no quota if it is current
        :param verify: which certificate authorities to trust: True for those of ``REQUESTS_CA_BUNDLE``,
            ``CURL_CA_BUNDLE``, ``SSL_CERT_FILE`` and ``SSL_CERT_DIR``, or else those of the system; the
            path of a bundle in PEM format or of a folder of such files; or False to accept any certificate,
            which is insecure
        :param cert: client certificate in PEM format: the path of a file with the certificate and its key,
            or a pair of the paths of both; or None
        :param proxies: proxies by scheme, as ``{"https": "http://10.0.0.1:3128"}``; empty uses those of the
            environment. Keys are ``"http"``, ``"https"``, ``"all"``, one of these with a host, as
            ``"https://api.github.com"``, and ``"no_proxy"`` for hosts without a proxy
        :param transport: callable that sends each request in place of the network: it gets a
            :class:`ferrohub.transports.Request`, and returns a :class:`ferrohub.transports.Response`, or an
            awaitable of one for an asynchronous client; see :mod:`ferrohub.transports`; None for the
            network
        :param pickle_credentials: whether pickles of the session contain its credential
        """

    @property
    def session(self) -> ClientSession:
        """The session: settings, credential and connections."""

    @property
    def auth(self) -> ClientAuth:
        """The credential of the client: its kind, when it expires, and its token."""

    @property
    def ratelimit_remaining(self) -> Coroutine[Any, Any, int]:
        """Requests left before the rate limit of the core quota applies.

        Request: ``GET /rate_limit``, which costs no quota. ``dir()`` does not list this attribute, so that tools that
        read
        every attribute send nothing.
        """

    @property
    def rest(self) -> AsyncRest:
        """Every operation that GitHub describes, by GitHub's own names, as in
        ``client.rest.actions.list_workflow_runs_for_repo("octocat", "Hello-World", branch="main")``.
        """

    @property
    def graphql(self) -> AsyncGraphQL:
        """GraphQL queries and mutations, as in ``client.graphql("query { viewer { login } }")``, which returns the
        data.

        :param query: the document; with several operations, ``operation_name`` selects one
        :param variables: values of its variables by name, any JSON values; datetimes are sent as ISO 8601
        :param operation_name: name of the operation to run; None for the only one
        :param schema: a :class:`ferrohub.graphql.Schema` that the query is checked against before anything is sent, or
            None
        :returns: the member ``data`` of the response, plain dicts and lists
        :raises GraphQLError: the response has errors, even if it has data as well
        :raises ValueError: the document or its variables are invalid; nothing was sent
        """

    async def request(
        self,
        route: str,
        *,
        json: Any = None,
        params: Mapping[str, Any] | None = None,
        data: Any = None,
        headers: Mapping[str, str] | None = None,
        timeout: float | tuple[float | None, float | None] | None = None,
        **parameters: Any,
    ) -> Response:
        """Send any request to the API, with the encoding, errors, retries and rate limits of the operations.

        A resource can be passed for a part of the path: ``repo=repository`` uses its name, ``owner=repository`` the
        login of
        its owner.
        Datetimes are sent as ISO 8601, lists in a query as GitHub documents them. None is sent as null in a JSON body
        and
        omitted from a query.

        :param route: method and path as GitHub's documentation writes them, such as
            ``"GET /repos/{owner}/{repo}/issues"``
        :param json: body, any JSON value; ``parameters`` are then the query
        :param params: query, a mapping
        :param data: body as bytes, text, a path or a file opened for reading bytes, which is streamed; ``parameters``
            are
            then the query
        :param headers: headers of the request, a mapping
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :param parameters: parts of the path; the others are the query of GET and HEAD, else the JSON body; for DELETE
            they are sent where GitHub's description has them, else in the query
        :returns: the response, a :class:`ferrohub.Response`
        :raises GitHubError: the response has an error status
        """

    @overload
    def listing(
        self,
        route: str,
        *,
        cls: type[_T],
        key: str | None = None,
        number: int = -1,
        params: Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
        timeout: float | tuple[float | None, float | None] | None = None,
        **parameters: Any,
    ) -> AsyncListing[_T]: ...
    @overload
    def listing(
        self,
        route: str,
        *,
        key: str | None = None,
        cls: None = None,
        number: int = -1,
        params: Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
        timeout: float | tuple[float | None, float | None] | None = None,
        **parameters: Any,
    ) -> AsyncListing[Any]: ...
    async def download(
        self,
        route: str,
        to: str | os.PathLike[str] | BinaryIO,
        *,
        progress: Callable[[int, int | None], object] | None = None,
        params: Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
        timeout: float | tuple[float | None, float | None] | None = None,
        **parameters: Any,
    ) -> str | None:
        """Download the content of a route or a URL to a file. It is streamed, and an interrupted transfer is resumed
        if the
        server supports it.

        :param route: method and path, such as ``"GET /repos/{owner}/{repo}/zipball/{ref}"``, or a URL
        :param to: path of the file, path of a folder if the response names the file, or a file opened for writing bytes
        :param progress: callback invoked after each chunk with the bytes transferred and the total, or None
        :param params: query, a mapping
        :param headers: headers of the request, a mapping
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :param parameters: parts of the path; the others are the query
        :returns: name of the written file, if it has one
        :raises GitHubError: the response has an error status; no file is created
        """

    def close(self) -> None:
        """Close the client. Later requests raise :class:`~ferrohub.exceptions.SessionClosed`, and so do requests
        that other
        threads are sending. Connections are closed unless another session with the same settings uses them.
        A transport that has the method ``close`` is closed, too.
        """

    async def aclose(self) -> None:
        """Close the client as ``close()`` does, and await ``aclose()`` of its transport if that has it."""

    async def __aenter__(self) -> Self: ...
    async def __aexit__(self, *_exception: object) -> None: ...
    async def star(self, username: GitHubCore | str, repo: GitHubCore | str) -> bool:
        """Star a repository."""

    async def unstar(self, username: GitHubCore | str, repo: GitHubCore | str) -> bool:
        """Take the star from a repository."""

    async def is_starred(self, username: GitHubCore | str, repo: GitHubCore | str) -> bool:
        """Whether the authenticated user starred a repository."""

    def starred(
        self,
        sort: Literal["created", "updated"] | None = None,
        direction: Literal["asc", "desc"] | None = None,
        number: int = -1,
        etag: str | None = None,
    ) -> AsyncListing[ShortRepository]:
        """List the repositories that the authenticated user starred."""

    def starred_by(
        self,
        username: GitHubCore | str,
        sort: Literal["created", "updated"] | None = None,
        direction: Literal["asc", "desc"] | None = None,
        number: int = -1,
        etag: str | None = None,
    ) -> AsyncListing[ShortRepository]:
        """List the repositories that an account starred. `User.starred_repositories` also says when."""

    def subscriptions(self, number: int = -1, etag: str | None = None) -> AsyncListing[ShortRepository]:
        """List the repositories that the authenticated user watches."""

    def subscriptions_for(
        self, username: GitHubCore | str, number: int = -1, etag: str | None = None
    ) -> AsyncListing[ShortRepository]:
        """List the repositories that an account watches."""

    def notifications(
        self,
        all: bool = False,
        participating: bool = False,
        number: int = -1,
        etag: str | None = None,
        *,
        since: datetime | date | str | None = None,
        before: datetime | date | str | None = None,
    ) -> AsyncListing[Thread]:
        """List the notifications of the authenticated user, latest first."""

    async def login(
        self,
        username: str | bytes | None = None,
        password: str | bytes | None = None,
        token: str | bytes | None = None,
        two_factor_callback: Callable[[], str] | None = None,
    ) -> None:
        """Use these credentials from now on. Nothing is sent, so wrong ones show at the next request."""

    async def set_client_id(self, id: str | None, secret: str | None) -> None:
        """Identify as an OAuth application from now on, beside the user's credentials; as none with two None."""

    async def new_session(self) -> ClientSession:
        """A new session, without credentials and settings of this one, for the same server."""

    async def set_user_agent(self, user_agent: str) -> None:
        """Set the User-Agent that identifies your program to GitHub. An empty text changes nothing."""

    async def login_as_app(
        self, private_key_pem: bytes | str, app_id: GitHubCore | int | str, expire_in: int | str = 600
    ) -> None:
        """Act as a GitHub App from now on: for `authenticated_app` and the `app_installation` operations."""

    async def login_as_app_installation(
        self,
        private_key_pem: bytes | str,
        app_id: GitHubCore | int | str,
        installation_id: GitHubCore | int | str,
        expire_in: int | str = 30,
    ) -> None:
        """Act as an installation of a GitHub App from now on."""

    async def app(self, app_slug: GitHubCore | str) -> App:
        """Fetch an app by its name in addresses. Private apps are found only by those who may see them."""

    async def authenticated_app(self) -> App:
        """Fetch the app that the client acts as."""

    async def app_installation(self, installation_id: GitHubCore | int | str) -> Installation:
        """Fetch one installation of the app."""

    async def app_installation_for_organization(self, organization: GitHubCore | str) -> Installation:
        """Fetch the app's installation in an organization."""

    async def app_installation_for_repository(
        self, owner: GitHubCore | str, repository: GitHubCore | str
    ) -> Installation:
        """Fetch the app's installation that covers a repository."""

    async def app_installation_for_user(self, user: GitHubCore | str) -> Installation:
        """Fetch the app's installation in the account of a user."""

    def app_installations(
        self,
        number: int = -1,
        etag: str | None = None,
        *,
        since: datetime | date | str | None = None,
        outdated: str | None = None,
    ) -> AsyncListing[Installation]:
        """List the installations of the app."""

    def user_installations(self, number: int = -1, etag: str | None = None) -> AsyncListing[Installation]:
        """List the installations of the app that the authenticated user has access to, with a token that the app got
        for the user.
        """

    def app_installation_repos(self, number: int = -1, etag: str | None = None) -> AsyncListing[ShortRepository]:
        """List the repositories that the installation sees. The client must act as one:
        see `login_as_app_installation`.
        """

    async def check_authorization(self, access_token: str) -> bool:
        """Whether a token that a user granted to your OAuth application is valid. `set_client_id` comes first."""

    async def revoke_authorization(self, access_token: str) -> bool:
        """Revoke a token that a user granted to your OAuth application. `set_client_id` comes first."""

    async def revoke_authorizations(self) -> bool:
        """Revoke every token of your OAuth application. `set_client_id` comes first."""

    @deprecated("use a personal access token, or the web application flow")
    async def authorize(
        self,
        username: str | bytes,
        password: str | bytes,
        scopes: Iterable[GitHubCore | str] | None = None,
        note: str = "",
        note_url: str = "",
        client_id: str = "",
        client_secret: str = "",
        *,
        fingerprint: str | None = None,
    ) -> Authorization:
        """Create a token for a user, from name and password, so that these need not be kept."""

    @deprecated("use a personal access token, or the web application flow")
    async def authorization(self, id_num: GitHubCore | int | str) -> Authorization:
        """Fetch one of your authorizations. Needs username and password, on GitHub Enterprise Server."""

    @deprecated("use a personal access token, or the web application flow")
    def authorizations(
        self, number: int = -1, etag: str | None = None, *, client_id: str | None = None
    ) -> AsyncListing[Authorization]:
        """List your authorizations. Needs username and password, on GitHub Enterprise Server; to a session with a
        token GitHub responds with 404.
        """

    def repository_invitations(self, number: int = -1, etag: str | None = None) -> AsyncListing[RepositoryInvitation]:
        """List the pending invitations of the authenticated user to repositories."""

    def all_events(self, number: int = -1, etag: str | None = None) -> AsyncListing[Event]:
        """List the public events of all of GitHub, latest first. GitHub keeps the last 300 of the last 30
        days, and shows them with a delay.
        """

    async def create_gist(
        self, description: str, files: Mapping[str, Mapping[str, str]], public: bool = True
    ) -> Gist | None:
        """Create a gist. Returns None when GitHub does not accept the description or the files (status 422)."""

    @overload
    async def gist(self, id_num: GitHubCore | int | str, *, lazy: Literal[False] = False) -> Gist:
        """Fetch one gist."""
    @overload
    def gist(self, id_num: GitHubCore | int | str, *, lazy: Literal[True]) -> Gist:
        """Fetch one gist."""

    def gists(
        self, number: int = -1, etag: str | None = None, *, since: datetime | date | str | None = None
    ) -> AsyncListing[ShortGist]:
        """List your gists, secret ones among them."""

    def gists_by(
        self,
        username: GitHubCore | str,
        number: int = -1,
        etag: str | None = None,
        *,
        since: datetime | date | str | None = None,
    ) -> AsyncListing[ShortGist]:
        """List the public gists of a user."""

    def public_gists(
        self, number: int = -1, etag: str | None = None, since: datetime | date | str | None = None
    ) -> AsyncListing[ShortGist]:
        """List all public gists, latest change first. GitHub shows at most 3,000."""

    @overload
    async def issue(
        self,
        username: GitHubCore | str,
        repository: GitHubCore | str,
        number: GitHubCore | int | str,
        *,
        lazy: Literal[False] = False,
    ) -> Issue:
        """Fetch one issue, or the issue side of a pull request."""
    @overload
    def issue(
        self,
        username: GitHubCore | str,
        repository: GitHubCore | str,
        number: GitHubCore | int | str,
        *,
        lazy: Literal[True],
    ) -> Issue:
        """Fetch one issue, or the issue side of a pull request."""

    async def create_issue(
        self,
        owner: GitHubCore | str,
        repository: GitHubCore | str,
        title: str,
        body: str | None = None,
        assignee: GitHubCore | str | None = None,
        milestone: GitHubCore | int | str | None = None,
        labels: str | Iterable[GitHubCore | str] = [],
        assignees: Iterable[GitHubCore | str] | None = None,
        *,
        type: str | None = None,
        issue_field_values: Iterable[Mapping[str, str | float | Iterable[str]]] | None = None,
    ) -> ShortIssue:
        """Open an issue. Fetches the repository first."""

    def issues(
        self,
        filter: Literal["assigned", "created", "mentioned", "subscribed", "repos", "all"] | Literal[""] = "",
        state: Literal["open", "closed", "all"] | Literal[""] = "",
        labels: str | Iterable[GitHubCore | str] = "",
        sort: Literal["created", "updated", "comments"] | Literal[""] = "",
        direction: Literal["asc", "desc"] | Literal[""] = "",
        since: datetime | date | str | None = None,
        number: int = -1,
        etag: str | None = None,
        *,
        collab: bool | None = None,
        orgs: bool | None = None,
        owned: bool | None = None,
        pulls: bool | None = None,
    ) -> AsyncListing[ShortIssue]:
        """List the issues that concern you, in all the repositories you can see."""

    def user_issues(
        self,
        filter: Literal["assigned", "created", "mentioned", "subscribed", "repos", "all"] | Literal[""] = "",
        state: Literal["open", "closed", "all"] | Literal[""] = "",
        labels: str | Iterable[GitHubCore | str] = "",
        sort: Literal["created", "updated", "comments"] | Literal[""] = "",
        direction: Literal["asc", "desc"] | Literal[""] = "",
        since: datetime | date | str | None = None,
        per_page: int | None = None,
        number: int = -1,
        etag: str | None = None,
    ) -> AsyncListing[ShortIssue]:
        """List the issues that concern you, in repositories that you own or belong to."""

    def organization_issues(
        self,
        name: GitHubCore | str,
        filter: Literal["assigned", "created", "mentioned", "subscribed", "repos", "all"] | Literal[""] = "",
        state: Literal["open", "closed", "all"] | Literal[""] = "",
        labels: str | Iterable[GitHubCore | str] = "",
        sort: Literal["created", "updated", "comments"] | Literal[""] = "",
        direction: Literal["asc", "desc"] | Literal[""] = "",
        since: datetime | date | str | None = None,
        number: int = -1,
        etag: str | None = None,
        *,
        type: str | None = None,
    ) -> AsyncListing[ShortIssue]:
        """List the issues of an organization that concern you. Only members see them."""

    def issues_on(
        self,
        username: GitHubCore | str,
        repository: GitHubCore | str,
        milestone: GitHubCore | int | str | None = None,
        state: Literal["open", "closed", "all"] | None = None,
        assignee: GitHubCore | str | None = None,
        mentioned: GitHubCore | str | None = None,
        labels: str | Iterable[GitHubCore | str] | None = None,
        sort: Literal["created", "updated", "comments"] | None = None,
        direction: Literal["asc", "desc"] | None = None,
        since: datetime | date | str | None = None,
        number: int = -1,
        etag: str | None = None,
        *,
        type: str | None = None,
        creator: GitHubCore | str | None = None,
        issue_field_values: str | None = None,
    ) -> AsyncListing[ShortIssue]:
        """List the issues of a repository, pull requests among them."""

    async def meta(self) -> dict[str, Any]:
        """Fetch what GitHub says of itself: lists of its addresses in CIDR notation by use (`hooks` for the
        origins of webhooks, `git`, `pages`, `actions`, ...), its SSH keys and their fingerprints.
        """

    async def mascot(self, say: str | None = None) -> str:
        """Fetch the picture of GitHub's mascot, drawn with letters. Returns an empty text for any error status."""

    async def octocat(self, say: str | None = None) -> str:
        """The same as `mascot`."""

    async def zen(self) -> str:
        """Fetch a sentence from the Zen of GitHub. Returns an empty text for any error status."""

    async def rate_limit(self) -> RateLimits:
        """Fetch how many requests are left. The result has `resources`, with `limit`, `remaining`, `used` and
        `reset`
        (seconds since 1970) of each kind, as `core` and `search`, and `rate`, an old copy of `core`. The request
        does not count.
        """

    async def emojis(self) -> dict[str, str]:
        """Fetch the emojis that can be written between colons: addresses of their pictures by name."""

    async def feeds(self) -> dict[str, Any]:
        """Fetch the addresses of the Atom feeds that the credential can read. Addresses are URI templates, both
        in keys that end in `_url` or `_urls` and as `href` in `_links`. GitHub shows private feeds only to
        sessions with username and password.
        """

    async def gitignore_template(self, language: str) -> str:
        """Fetch a template of a `.gitignore` file. Returns an empty text when the response contains none."""

    async def gitignore_templates(self) -> list[str]:
        """Fetch the names of the templates of `.gitignore` files."""

    async def license(self, name: GitHubCore | str) -> License:
        """Fetch one license."""

    def licenses(
        self, number: int = -1, etag: str | None = None, *, featured: bool | None = None
    ) -> AsyncListing[ShortLicense]:
        """List the licenses that are common."""

    async def markdown(
        self,
        text: str,
        mode: Literal["markdown", "gfm"] | Literal[""] = "",
        context: GitHubCore | str = "",
        raw: bool = False,
    ) -> str:
        """Render Markdown as HTML. Returns an empty text for any error status."""

    async def pubsubhubbub(
        self, mode: Literal["subscribe", "unsubscribe"], topic: str, callback: str, secret: str = ""
    ) -> bool:
        """Create a webhook, or change or remove it, by the PubSubHubbub protocol. Returns False, without a request,
        when the topic has another form. GitHub no longer documents this.
        """

    def all_organizations(
        self, number: int = -1, since: int | str | None = None, etag: str | None = None, per_page: int | None = None
    ) -> AsyncListing[ShortOrganization]:
        """List all organizations of GitHub, oldest first."""

    @overload
    async def organization(self, username: GitHubCore | str, *, lazy: Literal[False] = False) -> Organization:
        """Fetch an organization."""
    @overload
    def organization(self, username: GitHubCore | str, *, lazy: Literal[True]) -> Organization:
        """Fetch an organization."""

    def organizations(self, number: int = -1, etag: str | None = None) -> AsyncListing[ShortOrganization]:
        """List the organizations that you belong to."""

    def organizations_with(
        self, username: GitHubCore | str, number: int = -1, etag: str | None = None
    ) -> AsyncListing[ShortOrganization]:
        """List the organizations that a user is a public member of."""

    async def membership_in(self, organization: GitHubCore | str) -> Membership:
        """Fetch how you belong to an organization."""

    def organization_memberships(
        self, state: Literal["active", "pending"] | None = None, number: int = -1, etag: str | None = None
    ) -> AsyncListing[Membership]:
        """List how you belong to organizations."""

    async def activate_membership(self, organization: GitHubCore | str) -> Membership:
        """Accept an organization's invitation."""

    async def project(self, number: GitHubCore | int | str) -> Project:
        """Fetch one classic project."""

    async def project_column(self, number: GitHubCore | int | str) -> ProjectColumn:
        """Fetch one column of a classic project."""

    async def project_card(self, number: GitHubCore | int | str) -> ProjectCard:
        """Fetch one card of a classic project."""

    @overload
    async def pull_request(
        self,
        owner: GitHubCore | str,
        repository: GitHubCore | str,
        number: GitHubCore | int | str,
        *,
        lazy: Literal[False] = False,
    ) -> PullRequest:
        """Fetch a pull request."""
    @overload
    def pull_request(
        self,
        owner: GitHubCore | str,
        repository: GitHubCore | str,
        number: GitHubCore | int | str,
        *,
        lazy: Literal[True],
    ) -> PullRequest:
        """Fetch a pull request."""

    @overload
    async def repository(
        self, owner: GitHubCore | str, repository: GitHubCore | str, *, lazy: Literal[False] = False
    ) -> Repository:
        """Fetch one repository."""
    @overload
    def repository(self, owner: GitHubCore | str, repository: GitHubCore | str, *, lazy: Literal[True]) -> Repository:
        """Fetch one repository."""

    @overload
    async def repository_with_id(self, number: GitHubCore | int | str, *, lazy: Literal[False] = False) -> Repository:
        """Fetch one repository by its number, which stays the same when the repository is renamed or moved."""
    @overload
    def repository_with_id(self, number: GitHubCore | int | str, *, lazy: Literal[True]) -> Repository:
        """Fetch one repository by its number, which stays the same when the repository is renamed or moved."""

    def repositories(
        self,
        type: Literal["all", "owner", "public", "private", "member"] | None = None,
        sort: Literal["created", "updated", "pushed", "full_name"] | None = None,
        direction: Literal["asc", "desc"] | None = None,
        number: int = -1,
        etag: str | None = None,
        *,
        visibility: Literal["all", "public", "private"] | None = None,
        affiliation: str | Iterable[GitHubCore | str] | None = None,
        since: datetime | date | str | None = None,
        before: datetime | date | str | None = None,
    ) -> AsyncListing[ShortRepository]:
        """List the repositories that the authenticated user owns, works on, or sees as a member of an organization."""

    def repositories_by(
        self,
        username: GitHubCore | str,
        type: Literal["all", "owner", "member"] | None = None,
        sort: Literal["created", "updated", "pushed", "full_name"] | None = None,
        direction: Literal["asc", "desc"] | None = None,
        number: int = -1,
        etag: str | None = None,
    ) -> AsyncListing[ShortRepository]:
        """List the public repositories of a user."""

    def all_repositories(
        self,
        number: int = -1,
        since: int | str | None = None,
        etag: str | None = None,
        per_page: int | None = None,
        *,
        visibility: Literal["all", "public"] | None = None,
    ) -> AsyncListing[ShortRepository]:
        """List every public repository, oldest first."""

    async def create_repository(
        self,
        name: str,
        description: str = "",
        homepage: str = "",
        private: bool = False,
        has_issues: bool = True,
        has_wiki: bool = True,
        auto_init: bool = False,
        gitignore_template: str = "",
        has_projects: bool = True,
        *,
        has_discussions: bool | None = None,
        has_downloads: bool | None = None,
        is_template: bool | None = None,
        license_template: str | None = None,
        team_id: GitHubCore | int | str | None = None,
        allow_squash_merge: bool | None = None,
        allow_merge_commit: bool | None = None,
        allow_rebase_merge: bool | None = None,
        allow_auto_merge: bool | None = None,
        delete_branch_on_merge: bool | None = None,
        squash_merge_commit_title: Literal["PR_TITLE", "COMMIT_OR_PR_TITLE"] | None = None,
        squash_merge_commit_message: Literal["PR_BODY", "COMMIT_MESSAGES", "BLANK"] | None = None,
        merge_commit_title: Literal["PR_TITLE", "MERGE_MESSAGE"] | None = None,
        merge_commit_message: Literal["PR_BODY", "PR_TITLE", "BLANK"] | None = None,
    ) -> Repository:
        """Create a repository that belongs to the authenticated user."""

    def search_code(
        self,
        query: str,
        sort: Literal["indexed"] | None = None,
        order: Literal["asc", "desc"] | None = None,
        per_page: int | None = None,
        text_match: bool = False,
        number: int = -1,
        etag: str | None = None,
    ) -> AsyncSearchListing[CodeSearchResult]:
        """Search the content of files, in the default branches of repositories."""

    def search_commits(
        self,
        query: str,
        sort: Literal["author-date", "committer-date"] | None = None,
        order: Literal["asc", "desc"] | None = None,
        per_page: int | None = None,
        text_match: bool = False,
        number: int = -1,
        etag: str | None = None,
    ) -> AsyncSearchListing[CommitSearchResult]:
        """Search commits, in the default branches of repositories."""

    def search_issues(
        self,
        query: str,
        sort: Literal["created", "updated", "comments", "reactions", "reactions-+1", "reactions--1", "reactions-smile", "reactions-thinking_face", "reactions-heart", "reactions-tada", "interactions"] | None = None,
        order: Literal["asc", "desc"] | None = None,
        per_page: int | None = None,
        text_match: bool = False,
        number: int = -1,
        etag: str | None = None,
        *,
        advanced_search: bool | None = None,
        search_type: Literal["semantic", "hybrid"] | None = None,
    ) -> AsyncSearchListing[IssueSearchResult]:
        """Search issues and pull requests."""

    def search_repositories(
        self,
        query: str,
        sort: Literal["stars", "forks", "help-wanted-issues", "updated"] | None = None,
        order: Literal["asc", "desc"] | None = None,
        per_page: int | None = None,
        text_match: bool = False,
        number: int = -1,
        etag: str | None = None,
    ) -> AsyncSearchListing[RepositorySearchResult]:
        """Search repositories."""

    def search_users(
        self,
        query: str,
        sort: Literal["followers", "repositories", "joined"] | None = None,
        order: Literal["asc", "desc"] | None = None,
        per_page: int | None = None,
        text_match: bool = False,
        number: int = -1,
        etag: str | None = None,
    ) -> AsyncSearchListing[UserSearchResult]:
        """Search users and organizations."""

    def search_labels(
        self,
        query: str,
        repository_id: GitHubCore | int | str,
        sort: Literal["created", "updated"] | None = None,
        order: Literal["asc", "desc"] | None = None,
        per_page: int | None = None,
        number: int = -1,
        etag: str | None = None,
    ) -> AsyncSearchListing[LabelSearchResult]:
        """Search the labels of one repository, in names and descriptions."""

    def search_topics(
        self, query: str, per_page: int | None = None, number: int = -1, etag: str | None = None
    ) -> AsyncSearchListing[TopicSearchResult]:
        """Search topics. The best match comes first. Qualifiers are `is`, `repositories` and `created`."""

    def user_teams(self, number: int = -1, etag: str | None = None) -> AsyncListing[ShortTeam]:
        """List the teams that you belong to, in all organizations. These have `members_count`, `repos_count` and
        `organization`.
        """

    async def me(self) -> AuthenticatedUser:
        """Fetch the account of the session's credential."""

    async def update_me(
        self,
        name: str | None = None,
        email: str | None = None,
        blog: str | None = None,
        company: str | None = None,
        location: str | None = None,
        hireable: bool | None = None,
        bio: str | None = None,
        *,
        twitter_username: str | None = None,
    ) -> bool:
        """Change the profile of the authenticated user; what is not given stays as it is. Without any argument
        nothing
        is sent and the result is False.
        """

    @overload
    async def user(self, username: GitHubCore | str, *, lazy: Literal[False] = False) -> User:
        """Fetch one account by its login."""
    @overload
    def user(self, username: GitHubCore | str, *, lazy: Literal[True]) -> User:
        """Fetch one account by its login."""

    async def user_with_id(self, number: GitHubCore | int | str) -> User:
        """Fetch one account by its id, which stays the same when the account is renamed."""

    def all_users(
        self, number: int = -1, etag: str | None = None, per_page: int | None = None, since: int | str | None = None
    ) -> AsyncListing[ShortUser]:
        """List every account, in the order in which they signed up. Organizations are among them."""

    def emails(self, number: int = -1, etag: str | None = None) -> AsyncListing[Email]:
        """List the mail addresses of the authenticated user."""

    async def add_email_addresses(self, addresses: Iterable[GitHubCore | str] = []) -> list[Email]:
        """Add mail addresses to the account of the authenticated user, and return them. Without any nothing is sent
        and the list is empty.
        """

    async def delete_email_addresses(self, addresses: Iterable[GitHubCore | str] = []) -> bool:
        """Remove mail addresses from the account of the authenticated user. Without any nothing is sent and the
        result
        is False.
        """

    async def key(self, id_num: GitHubCore | int | str) -> Key:
        """Fetch one SSH key of the authenticated user."""

    def keys(self, number: int = -1, etag: str | None = None) -> AsyncListing[Key]:
        """List the SSH keys of the authenticated user."""

    async def create_key(
        self, title: str, key: str | os.PathLike[str] | IO[str] | IO[bytes], read_only: bool = False
    ) -> Key:
        """Add an SSH key to the account of the authenticated user."""

    async def gpg_key(self, id_num: GitHubCore | int | str) -> GPGKey:
        """Fetch one GPG key of the authenticated user."""

    def gpg_keys(self, number: int = -1, etag: str | None = None) -> AsyncListing[GPGKey]:
        """List the GPG keys of the authenticated user."""

    async def create_gpg_key(
        self, armored_public_key: str | os.PathLike[str] | IO[str] | IO[bytes], *, name: str | None = None
    ) -> GPGKey | None:
        """Add a GPG key to the account of the authenticated user. Returns None when GitHub does not accept the key
        (status 422), for one that is not a key or is there already.
        """

    async def follow(self, username: GitHubCore | str) -> bool:
        """Follow an account."""

    async def unfollow(self, username: GitHubCore | str) -> bool:
        """Follow an account no longer."""

    async def is_following(self, username: GitHubCore | str) -> bool:
        """Whether the authenticated user follows an account."""

    def followers(self, number: int = -1, etag: str | None = None) -> AsyncListing[ShortUser]:
        """List those who follow the authenticated user."""

    def followers_of(
        self, username: GitHubCore | str, number: int = -1, etag: str | None = None
    ) -> AsyncListing[ShortUser]:
        """List those who follow an account."""

    def following(self, number: int = -1, etag: str | None = None) -> AsyncListing[ShortUser]:
        """List those whom the authenticated user follows."""

    def followed_by(
        self, username: GitHubCore | str, number: int = -1, etag: str | None = None
    ) -> AsyncListing[ShortUser]:
        """List those whom an account follows."""

    async def block(self, username: GitHubCore | str) -> bool:
        """Block an account: it can no longer take part in what the authenticated user owns."""

    async def unblock(self, username: GitHubCore | str) -> bool:
        """Block an account no longer."""

    async def is_blocking(self, username: GitHubCore | str) -> bool:
        """Whether the authenticated user blocks an account."""

    def blocked_users(self, number: int = -1, etag: str | None = None) -> AsyncListing[ShortUser]:
        """List the accounts that the authenticated user blocks."""

class AsyncClientEnterprise(AsyncClient):
    """An installation of GitHub Enterprise Server, for asyncio; see ``ferrohub.ClientEnterprise``."""

    def __init__(
        self,
        url: str,
        username: str | None = "",
        password: str | None = "",
        token: str | None = "",
        verify: bool | str | os.PathLike[str] | None = True,
        session: _core.ClientSession | _core.Client | AsyncClient | GitHubCore | None = None,
        *,
        api_version: str | None = None,
        timeout: float | tuple[float | None, float | None] | None = None,
        retries: int = 3,
        rate_limit: Literal["raise", "wait"] = "raise",
        max_wait: float = 3660.0,
        on_wait: Callable[[float, str], object] | None = None,
        pace: bool = False,
        quota: Machine | Handle | None = None,
        event_hooks: EventHooks | None = None,
        user_agent: str | None = None,
        read_ahead: int = 4,
        cache: bool | str | os.PathLike[str] | Cache | None = None,
        cert: str | os.PathLike[str] | tuple[str | os.PathLike[str], str | os.PathLike[str]] | None = None,
        proxies: Mapping[str, str] | None = None,
        transport: Transport | None = None,
        pickle_credentials: bool = False,
    ) -> None: ...
    async def admin_stats(
        self,
        option: Literal["all", "comments", "gists", "hooks", "issues", "milestones", "orgs", "pages", "pulls", "repos", "security-products", "users"],
    ) -> dict[str, Any]:
        """Count what the server holds."""

    async def create_user(self, login: str, email: str, *, suspended: bool | None = None) -> ShortUser:
        """Create an account. Where the server has its own sign-in, the user gets a mail to set a password."""

    async def create_organization(
        self, login: str, admin: GitHubCore | str, profile_name: str | None = None
    ) -> ShortOrganization:
        """Create an organization."""

    async def rename_organization(self, organization: GitHubCore | str, login: str) -> bool:
        """Change the login of an organization."""

    async def create_pre_receive_environment(self, name: str, image_url: str) -> PreReceiveEnvironment:
        """Create an environment for pre-receive hooks, and have the server download its archive."""

    async def pre_receive_environment(self, id_num: GitHubCore | int | str) -> PreReceiveEnvironment:
        """Fetch one environment for pre-receive hooks."""

    def pre_receive_environments(
        self,
        sort: Literal["created", "updated", "name"] | None = None,
        direction: Literal["asc", "desc"] | None = None,
        number: int = -1,
        etag: str | None = None,
    ) -> AsyncListing[PreReceiveEnvironment]:
        """List the environments for pre-receive hooks."""

    async def create_pre_receive_hook(
        self,
        name: str,
        script: str,
        script_repository: Mapping[str, str],
        environment: Mapping[str, int],
        enforcement: Literal["enabled", "disabled", "testing"] | None = None,
        allow_downstream_configuration: bool | None = None,
    ) -> PreReceiveHook:
        """Create a pre-receive hook."""

    async def pre_receive_hook(self, id_num: GitHubCore | int | str) -> PreReceiveHook:
        """Fetch one pre-receive hook."""

    def pre_receive_hooks(
        self,
        sort: Literal["created", "updated", "name"] | None = None,
        direction: Literal["asc", "desc"] | None = None,
        number: int = -1,
        etag: str | None = None,
    ) -> AsyncListing[PreReceiveHook]:
        """List the pre-receive hooks."""

class AsyncAppClient(AsyncClient):
    """A GitHub App, for asyncio; see ``ferrohub.AppClient``. Its clients are asynchronous, too."""

    def __init__(
        self,
        client_id: str | int,
        private_key: str | bytes,
        session: _core.ClientSession | _core.Client | AsyncClient | GitHubCore | None = None,
        *,
        base_url: str | None = None,
        api_version: str | None = None,
        timeout: float | tuple[float | None, float | None] | None = None,
        retries: int = 3,
        rate_limit: Literal["raise", "wait"] = "raise",
        max_wait: float = 3660.0,
        on_wait: Callable[[float, str], object] | None = None,
        pace: bool = False,
        quota: Machine | Handle | None = None,
        event_hooks: EventHooks | None = None,
        user_agent: str | None = None,
        read_ahead: int = 4,
        cache: bool | str | os.PathLike[str] | Cache | None = None,
        verify: bool | str | os.PathLike[str] = True,
        cert: str | os.PathLike[str] | tuple[str | os.PathLike[str], str | os.PathLike[str]] | None = None,
        proxies: Mapping[str, str] | None = None,
        transport: Transport | None = None,
        pickle_credentials: bool = False,
    ) -> None: ...
    def installations(self, number: int = -1, *, since: datetime | str | None = None) -> AsyncListing[Installation]:
        """List the installations of the app.

        Request: ``GET /app/installations``; see
        https://docs.github.com/rest/apps/apps#list-installations-for-the-authenticated-app.

        :param number: maximum number of them; -1 for all
        :param since: only those updated at this time or later: a datetime or ISO 8601 text
        :returns: a listing of :class:`~ferrohub.apps.Installation`
        """

    async def installation_for(self, name: str) -> Installation:
        """Fetch the installation of the app in an account or for a repository.

        Requests: ``GET /orgs/{org}/installation``, and ``GET /users/{username}/installation`` if there is none in an
        organization of this name; or ``GET /repos/{owner}/{repo}/installation``. See
        https://docs.github.com/rest/apps/apps#get-an-organization-installation-for-the-authenticated-app.

        :param name: login of an organization or a user, such as ``"octo-org"``, or ``"owner/name"`` of a repository
        :returns: an :class:`~ferrohub.apps.Installation`; a coroutine of it if the client is asynchronous
        :raises NotFoundError: the app is not installed there
        :raises ValueError: ``name`` is no such name
        """

    def client(
        self,
        installation: Installation | ShortRepository | ShortUser | ShortOrganization | int | str,
        *,
        repositories: Iterable[str | int | ShortRepository] | None = None,
        permissions: Mapping[str, Literal["read", "write", "admin"]] | None = None,
    ) -> AsyncClient:
        """Return a client for an installation of the app. Nothing is sent: its first request gets a token, for all
        threads and
        tasks that wait for it, and the token is renewed before it expires. Clients for the same installation with the
        same
        limits share one token.

        Request: ``POST /app/installations/{installation_id}/access_tokens``; see
        https://docs.github.com/rest/apps/apps#create-an-installation-access-token-for-an-app. For a name, the
        installation
        is fetched first, as by :meth:`installation_for`.

        :param installation: an :class:`~ferrohub.apps.Installation`; its id; the login of an organization or a user;
            ``"owner/name"`` of a repository; or such a resource
        :param repositories: repositories that the client is limited to: names, ids, or repositories; None for all of
            the
            installation. They must belong to the account of the installation
        :param permissions: permissions that the client is limited to, such as ``{"contents": "read"}``; the values are
            ``"read"``, ``"write"`` and ``"admin"``. None for all of the installation
        :returns: a :class:`ferrohub.Client`, or a :class:`ferrohub.AsyncClient` if this client is asynchronous; it has
            the options of this client
        :raises ValueError: an argument is empty or invalid
        """

    def each_repository(
        self, *, on_error: Callable[[Installation, ResponseError], object] | None = None
    ) -> AsyncIterator[ShortRepository]:
        """Iterate over the repositories of all installations. Each repository uses the client of its installation,
        so its
        methods act as that installation; ``ferrohub.Client(session=repository)`` is that client.

        An installation whose repositories cannot be listed, such as a suspended one, does not end the iteration: it is
        reported and skipped. Other errors, such as that of a connection, are raised.

        Requests: ``GET /app/installations``, and for each installation ``GET /installation/repositories``; see
        https://docs.github.com/rest/apps/installations#list-repositories-accessible-to-the-app-installation.

        :param on_error: callable that gets an :class:`~ferrohub.apps.Installation` and the exception; None logs a
            warning
            with the logger ``ferrohub``. If it raises, so does the iteration
        :returns: an iterator of :class:`~ferrohub.repos.repo.ShortRepository`; an asynchronous iterator if the client
            is
            asynchronous
        """

    async def webhook_config(self) -> WebhookConfig:
        """Fetch the configuration of the app's webhook.

        Request: ``GET /app/hook/config``; see
        https://docs.github.com/rest/apps/webhooks#get-a-webhook-configuration-for-an-app.

        :returns: a ``WebhookConfig``, with ``url``, ``content_type`` and ``insecure_ssl``; GitHub hides its ``secret``
        """

    async def update_webhook_config(
        self,
        *,
        url: str | None = None,
        content_type: Literal["json", "form"] | None = None,
        secret: str | None = None,
        insecure_ssl: bool | None = None,
    ) -> WebhookConfig:
        """Change the configuration of the app's webhook. What is None stays as it is.

        Request: ``PATCH /app/hook/config``; see
        https://docs.github.com/rest/apps/webhooks#update-a-webhook-configuration-for-an-app.

        :param url: URL that receives the deliveries
        :param content_type: ``"json"`` or ``"form"``
        :param secret: secret that signs the deliveries, see :mod:`ferrohub.webhooks`
        :param insecure_ssl: True accepts any certificate of the URL's server, which is insecure
        :returns: a ``WebhookConfig``
        :raises ValueError: every argument is None, or ``content_type`` is another text
        """

    def webhook_deliveries(
        self, *, status: Literal["success", "failure"] | None = None
    ) -> AsyncListing[HookDeliveryItem]:
        """List the deliveries of the app's webhook, the latest first. GitHub keeps them for some days.

        Request: ``GET /app/hook/deliveries``; see
        https://docs.github.com/rest/apps/webhooks#list-deliveries-for-an-app-webhook.

        :param status: ``"success"`` or ``"failure"`` for those alone; None for all
        :returns: a listing of ``HookDeliveryItem``, with ``id``, ``event``, ``status_code``, ``redelivery``, ...
        """

    async def webhook_delivery(self, delivery_id: int | GitHubCore) -> HookDelivery:
        """Fetch a delivery of the app's webhook, with its request and response.

        Request: ``GET /app/hook/deliveries/{delivery_id}``; see
        https://docs.github.com/rest/apps/webhooks#get-a-delivery-for-an-app-webhook.

        :param delivery_id: ``id`` of the delivery
        :returns: a ``HookDelivery``
        """

    async def redeliver_webhook(self, delivery_id: int | GitHubCore) -> dict[str, Any]:
        """Deliver a webhook again. GitHub does so soon after.

        Request: ``POST /app/hook/deliveries/{delivery_id}/attempts``; see
        https://docs.github.com/rest/apps/webhooks#redeliver-a-delivery-for-an-app-webhook.

        :param delivery_id: ``id`` of the delivery
        :returns: an empty dict
        """

class PublicKey(GitHubCore):
    """A public key to encrypt secrets with before they are sent."""

    @property
    def created_at(self) -> datetime | None:
        """When it was created, where GitHub sends it. (datetime)"""

    @property
    def id(self) -> int | None:
        """Number of the key, where GitHub sends it. (int)"""

    @property
    def key(self) -> str | None:
        """The key (Curve25519), in base64. (str)"""

    @property
    def key_id(self) -> str | None:
        """Identifier of the key. (str)"""

    @property
    def title(self) -> str | None:
        """Name of the key, where GitHub sends it. (str)"""

    @property
    def url(self) -> str | None:
        """Address of the key in the API, where GitHub sends it. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def seal(self, value: str | bytes) -> str:
        """Encrypt the value of a secret in a libsodium sealed box, which only GitHub can open; as base64."""

class RepositorySecret(GitHubCore):
    """A secret of a repository. GitHub never shows its value."""

    @property
    def created_at(self) -> datetime | None:
        """When it was created. (datetime)"""

    @property
    def name(self) -> str | None:
        """Name, in upper case. (str)"""

    @property
    def updated_at(self) -> datetime | None:
        """When it was last changed. (datetime)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

class SharedOrganizationSecret(RepositorySecret):
    """A secret of an organization, as a repository that shares it sees it. GitHub never shows its value."""

class OrganizationSecret(RepositorySecret):
    """A secret of an organization, which some or all of its repositories share. GitHub never shows its value."""

    @property
    def selected_repositories_url(self) -> str | None:
        """Address of the repositories that share it; None unless `visibility` is "selected". (str)"""

    @property
    def visibility(self) -> str | None:
        """Which repositories share it: "all", "private" (and internal) or "selected". (str)"""

    def selected_repositories(self, number: int = -1, etag: str | None = None) -> AsyncListing[ShortRepository] | None:
        """List the repositories that share it; None where `visibility` is not "selected"."""

    async def set_selected_repositories(self, repository_ids: Iterable[int]) -> bool:
        """Let these repositories share it in place of all that do. An error without a request where `visibility` is
        not "selected".
        """

    async def add_selected_repository(self, repository_id: GitHubCore | int | str) -> bool:
        """Let one more repository share it. An error without a request where `visibility` is not "selected"; False
        where that changed meanwhile.
        """

    async def remove_selected_repository(self, repository_id: GitHubCore | int | str) -> bool:
        """Let a repository share it no longer. An error without a request where `visibility` is not "selected";
        False where that changed meanwhile.
        """

    async def delete_selected_repository(self, repository_id: GitHubCore | int | str) -> bool:
        """Let a repository share it no longer; the same as `remove_selected_repository`."""

class Stargazer(ShortUser):
    """Somebody who starred a repository, as `Repository.stargazers` shows it. In its JSON the account is the object
    `user`; its fields and operations are those of the stargazer all the same.
    """

    @property
    def starred_at(self) -> datetime | None:
        """When they starred the repository. (datetime)"""

    @property
    def user(self) -> ShortUser | None:
        """The account. (ShortUser)"""

class StarredRepository(GitHubCore):
    """A repository that somebody starred, as `User.starred_repositories` shows it."""

    @property
    def repo(self) -> ShortRepository | None:
        """The repository, as `repository`. (ShortRepository)"""

    @property
    def repository(self) -> ShortRepository | None:
        """The repository. (ShortRepository)"""

    @property
    def starred_at(self) -> datetime | None:
        """When it was starred. (datetime)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

class Thread(GitHubCore):
    """A notification: the latest about an issue, a pull request, a commit or something else of a repository."""

    @property
    def id(self) -> str | None:
        """Number that is unique among notifications, as text. (str)"""

    @property
    def last_read_at(self) -> datetime | None:
        """When it was last read, None when it never was. (datetime)"""

    @property
    def reason(self) -> str | None:
        """Why it was sent, as "assign", "author", "comment", "mention", "review_requested" or "subscribed". (str)"""

    @property
    def repository(self) -> ShortRepository | None:
        """Repository that it is about. (ShortRepository)"""

    @property
    def subject(self) -> dict[str, Any] | None:
        """What it is about: `title`, `type` (as "Issue"), `url` and `latest_comment_url`. (dict[str, Any])"""

    @property
    def subscription_url(self) -> str | None:
        """Address of the authenticated user's subscription to it. (str)"""

    @property
    def unread(self) -> bool | None:
        """Whether it was not read yet. (bool)"""

    @property
    def updated_at(self) -> datetime | None:
        """When something last happened to the subject. (datetime)"""

    @property
    def url(self) -> str | None:
        """Address in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def mark(self) -> bool:
        """Mark the notification as read."""

    async def subscription(self) -> ThreadSubscription:
        """Fetch the user's subscription to the subject. NotFoundError means that there is no subscription."""

    async def set_subscription(self, subscribed: bool, ignored: bool) -> ThreadSubscription:
        """Subscribe to the subject, or change the subscription."""

    async def delete_subscription(self) -> bool:
        """Get no notifications of the subject until the user comments or is mentioned."""

class ThreadSubscription(GitHubCore):
    """The subscription of the authenticated user to the subject of a notification."""

    @property
    def created_at(self) -> datetime | None:
        """When the subscription was created, None when there is none. (datetime)"""

    @property
    def ignored(self) -> bool | None:
        """Whether there are no notifications at all. (bool)"""

    @property
    def reason(self) -> str | None:
        """Why the subscription was created, as "mention". (str)"""

    @property
    def repository_url(self) -> str | None:
        """Address of the repository, for a subscription to one. (str)"""

    @property
    def subscribed(self) -> bool | None:
        """Whether there are notifications. (bool)"""

    @property
    def thread_url(self) -> str | None:
        """Address of the notification. (str)"""

    @property
    def url(self) -> str | None:
        """Address in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def set(self, subscribed: bool, ignored: bool) -> None:
        """Change the subscription. The object shows the new values afterwards."""

    async def delete(self) -> bool:
        """Get no notifications of the subject until the user comments or is mentioned."""

class RepositorySubscription(GitHubCore):
    """The subscription of the authenticated user to a repository."""

    @property
    def created_at(self) -> datetime | None:
        """When the subscription was created. (datetime)"""

    @property
    def ignored(self) -> bool | None:
        """Whether there are no notifications at all. (bool)"""

    @property
    def reason(self) -> str | None:
        """Why the subscription was created. (str)"""

    @property
    def repository_url(self) -> str | None:
        """Address of the repository. (str)"""

    @property
    def subscribed(self) -> bool | None:
        """Whether there are notifications. (bool)"""

    @property
    def url(self) -> str | None:
        """Address in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def set(self, subscribed: bool, ignored: bool) -> None:
        """Change the subscription. The object shows the new values afterwards."""

    async def delete(self) -> bool:
        """Stop watching the repository."""

class App(GitHubCore):
    """A GitHub App."""

    @property
    def client_id(self) -> str | None:
        """Client id of the app, for OAuth. (str)"""

    @property
    def created_at(self) -> datetime | None:
        """When it was registered. (datetime)"""

    @property
    def description(self) -> str | None:
        """What it does. (str)"""

    @property
    def events(self) -> list[str] | None:
        """Names of the events that it hears of. (list[str])"""

    @property
    def external_url(self) -> str | None:
        """Address of its own site. (str)"""

    @property
    def html_url(self) -> str | None:
        """Address of its page. (str)"""

    @property
    def id(self) -> int | None:
        """Number that is unique on GitHub. (int)"""

    @property
    def installations_count(self) -> int | None:
        """Number of installations; only where the app reads itself. (int)"""

    @property
    def name(self) -> str | None:
        """Name. (str)"""

    @property
    def node_id(self) -> str | None:
        """Identifier in the GraphQL API. (str)"""

    @property
    def owner(self) -> ShortUser | None:
        """Who owns it. (ShortUser)"""

    @property
    def permissions(self) -> dict[str, str] | None:
        """What it may do by default, as {"issues": "write"}. (dict[str, str])"""

    @property
    def slug(self) -> str | None:
        """Name in addresses; None when GitHub leaves it out. (str)"""

    @property
    def updated_at(self) -> datetime | None:
        """When it was last changed. (datetime)"""

    @property
    def url(self) -> str | None:
        """Address in the API, made from `slug`; None without one. (str | None)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

class Installation(GitHubCore):
    """An app, installed in an account."""

    @property
    def access_tokens_url(self) -> str | None:
        """Address that creates tokens of the installation. (str)"""

    @property
    def account(self) -> dict[str, Any] | None:
        """User, organization or enterprise that it is installed in; None when the account is gone. (dict[str, Any])"""

    @property
    def app_id(self) -> int | None:
        """Number of the app. (int)"""

    @property
    def app_slug(self) -> str | None:
        """Name of the app in addresses. (str)"""

    @property
    def client_id(self) -> str | None:
        """Client id of the app. (str)"""

    @property
    def contact_email(self) -> str | None:
        """Mail address for questions about the installation. (str)"""

    @property
    def created_at(self) -> datetime | None:
        """When it was installed. (datetime)"""

    @property
    def events(self) -> list[str] | None:
        """Names of the events that it hears of. (list[str])"""

    @property
    def has_multiple_single_files(self) -> bool | None:
        """Whether it may see some files only, as `single_file_paths` names them. (bool)"""

    @property
    def html_url(self) -> str | None:
        """Address of its settings. (str)"""

    @property
    def id(self) -> int | None:
        """Number that is unique on GitHub. (int)"""

    @property
    def permissions(self) -> dict[str, str] | None:
        """What it may do, as {"issues": "write"}. (dict[str, str])"""

    @property
    def repositories_url(self) -> str | None:
        """Address that lists its repositories. (str)"""

    @property
    def repository_selection(self) -> str | None:
        """ "all", or "selected" when it sees only some repositories of the account. (str)"""

    @property
    def single_file_name(self) -> str | None:
        """The one file that it may see, if it is limited to one. (str)"""

    @property
    def single_file_paths(self) -> list[str] | None:
        """Files that it may see, if it is limited to some. (list[str])"""

    @property
    def suspended_at(self) -> datetime | None:
        """When it was suspended, None while it works. (datetime)"""

    @property
    def suspended_by(self) -> ShortUser | None:
        """Who suspended it. (ShortUser)"""

    @property
    def target_id(self) -> int | None:
        """Number of the account. (int)"""

    @property
    def target_type(self) -> str | None:
        """Kind of the account, as "User" or "Organization". (str)"""

    @property
    def updated_at(self) -> datetime | None:
        """When it was last changed. (datetime)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

class Authorization(GitHubCore):
    """A token that a user granted to an application, and what it allows."""

    @property
    def app(self) -> dict[str, str] | None:
        """Application that has it, with `name`, `url` and `client_id`. (dict[str, str])"""

    @property
    def created_at(self) -> datetime | None:
        """When it was created. (datetime)"""

    @property
    def expires_at(self) -> datetime | None:
        """When it expires, None when it does not. (datetime)"""

    @property
    def fingerprint(self) -> str | None:
        """Text that distinguishes it from others of the same application and user. (str)"""

    @property
    def hashed_token(self) -> str | None:
        """SHA-256 digest of the token. (str)"""

    @property
    def id(self) -> int | None:
        """Number that is unique on GitHub. (int)"""

    @property
    def installation(self) -> dict[str, Any] | None:
        """Installation that the token belongs to, None for OAuth applications. (dict[str, Any])"""

    @property
    def note(self) -> str | None:
        """What it is for. (str)"""

    @property
    def note_url(self) -> str | None:
        """Address with more about it. (str)"""

    @property
    def scopes(self) -> list[str] | None:
        """Names of the scopes that it allows. (list[str])"""

    @property
    def token(self) -> str | None:
        """The token. GitHub shows it only when it is created; later this is empty. (str)"""

    @property
    def token_last_eight(self) -> str | None:
        """The last eight characters of the token. (str)"""

    @property
    def updated_at(self) -> datetime | None:
        """When it was last changed. (datetime)"""

    @property
    def url(self) -> str | None:
        """Address in the API. (str)"""

    @property
    def user(self) -> ShortUser | None:
        """User it belongs to; not in every response. (ShortUser)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    @deprecated("use a personal access token, or the web application flow")
    async def add_scopes(
        self,
        scopes: Iterable[GitHubCore | str],
        note: str | None = None,
        note_url: str | None = None,
        *,
        fingerprint: str | None = None,
    ) -> bool:
        """Open more areas to the token. The object shows the new values afterwards."""

    @deprecated("use a personal access token, or the web application flow")
    async def remove_scopes(
        self,
        scopes: Iterable[GitHubCore | str],
        note: str | None = None,
        note_url: str | None = None,
        *,
        fingerprint: str | None = None,
    ) -> bool:
        """Close areas to the token. The object shows the new values afterwards."""

    @deprecated("use a personal access token, or the web application flow")
    async def replace_scopes(
        self,
        scopes: Iterable[GitHubCore | str],
        note: str | None = None,
        note_url: str | None = None,
        *,
        fingerprint: str | None = None,
    ) -> bool:
        """Set the areas that the token opens. The object shows the new values afterwards."""

    @deprecated("use a personal access token, or the web application flow")
    async def delete(self) -> bool:
        """Revoke the token. False when GitHub does not find it."""

class ShortBranch(GitHubCore):
    """A branch, as listings show it.

    `refresh()` returns the `Branch`.
    """

    @property
    def commit(self) -> MiniCommit | None:
        """The commit at its tip. (MiniCommit)"""

    @property
    def name(self) -> str | None:
        """Name, as "main". (str)"""

    @property
    def original_protection(self) -> dict[str, Any] | None:
        """What is required of its commits, in short: a mapping. `protection()` returns all of it. (dict[str, Any])"""

    @property
    def protected(self) -> bool | None:
        """Whether it is protected. (bool)"""

    @property
    def protection_url(self) -> str | None:
        """Address of its protection in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Branch:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def latest_sha(self, differs_from: str = "") -> str | None:
        """Fetch the SHA of the commit at the tip."""

    async def sync_with_upstream(self) -> dict[str, str]:
        """Bring the branch of a fork up to date with the repository it was forked from."""

    async def protection(self) -> BranchProtection:
        """Fetch what the branch is protected from."""

    async def protect(
        self,
        required_status_checks: Mapping[str, Any] | None,
        enforce_admins: bool | None,
        required_pull_request_reviews: Mapping[str, Any] | None,
        restrictions: Mapping[str, Iterable[str]] | None,
        required_linear_history: bool | None = None,
        allow_force_pushes: bool | None = None,
        allow_deletions: bool | None = None,
        required_conversation_resolution: bool | None = None,
        *,
        block_creations: bool | None = None,
        lock_branch: bool | None = None,
        allow_fork_syncing: bool | None = None,
    ) -> BranchProtection:
        """Protect the branch, or replace its protection."""

    async def unprotect(self) -> bool:
        """Remove the protection of the branch."""

class Branch(ShortBranch):
    """A branch."""

    @property
    def commit(self) -> ShortCommit | None:
        """The commit at its tip. (ShortCommit)"""

    @property
    def links(self) -> dict[str, str] | None:
        """Addresses of its page (html) and of itself in the API (self): a mapping. (dict[str, str])"""

    @property
    def pattern(self) -> str | None:
        """Pattern of the rule that protects it. (str)"""

    @property
    def required_approving_review_count(self) -> int | None:
        """How many approvals a merge into it needs. (int)"""

class BranchProtection(GitHubCore):
    """What a branch is protected from."""

    @property
    def allow_deletions(self) -> ProtectionAllowDeletions | None:
        """Whether the branch may be deleted. (ProtectionAllowDeletions)"""

    @property
    def allow_force_pushes(self) -> ProtectionAllowForcePushes | None:
        """Whether commits may be forced onto the branch. (ProtectionAllowForcePushes)"""

    @property
    def allow_fork_syncing(self) -> Enabled | None:
        """Whether a locked branch may take commits from the repository it was forked from: a mapping with enabled.
        (Enabled)
        """

    @property
    def block_creations(self) -> Enabled | None:
        """Whether branches that match may not be created: a mapping with enabled. (Enabled)"""

    @property
    def enabled(self) -> bool | None:
        """Whether the branch is protected. (bool)"""

    @property
    def enforce_admins(self) -> ProtectionEnforceAdmins | None:
        """Whether the rules hold for administrators too. (ProtectionEnforceAdmins)"""

    @property
    def lock_branch(self) -> Enabled | None:
        """Whether the branch is read-only: a mapping with enabled. (Enabled)"""

    @property
    def name(self) -> str | None:
        """Name of the branch. (str)"""

    @property
    def protection_url(self) -> str | None:
        """Address of the protection in the API. (str)"""

    @property
    def required_conversation_resolution(self) -> ProtectionRequiredConversationResolution | None:
        """Whether all conversations must be resolved before a merge. (ProtectionRequiredConversationResolution)"""

    @property
    def required_linear_history(self) -> ProtectionRequiredLinearHistory | None:
        """Whether merge commits are refused. (ProtectionRequiredLinearHistory)"""

    @property
    def required_pull_request_reviews(self) -> ProtectionRequiredPullRequestReviews | None:
        """Which reviews a merge needs; None when it needs none. (ProtectionRequiredPullRequestReviews)"""

    @property
    def required_signatures(self) -> Enabled | None:
        """Whether commits must be signed: a mapping with enabled and url. (Enabled)"""

    @property
    def required_status_checks(self) -> ProtectionRequiredStatusChecks | None:
        """Which statuses a merge needs; None when it needs none. (ProtectionRequiredStatusChecks)"""

    @property
    def restrictions(self) -> ProtectionRestrictions | None:
        """Who may push; None when everybody with write access may. (ProtectionRestrictions)"""

    @property
    def url(self) -> str | None:
        """Address of the protection in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def update(
        self,
        enforce_admins: bool | None = None,
        required_status_checks: Mapping[str, Any] | None = None,
        required_pull_request_reviews: Mapping[str, Any] | None = None,
        restrictions: Mapping[str, Iterable[str]] | None = None,
        *,
        required_linear_history: bool | None = None,
        allow_force_pushes: bool | None = None,
        allow_deletions: bool | None = None,
        required_conversation_resolution: bool | None = None,
        block_creations: bool | None = None,
        lock_branch: bool | None = None,
        allow_fork_syncing: bool | None = None,
    ) -> BranchProtection:
        """Change the protection; what is left out stays as this object shows it."""

    async def delete(self) -> bool:
        """Remove the protection of the branch."""

    async def require_signatures(self) -> bool:
        """Require that commits are signed."""

    async def requires_signatures(self) -> bool:
        """Check whether commits must be signed."""

    async def delete_signature_requirements(self) -> bool:
        """No longer require that commits are signed."""

class ProtectionEnforceAdmins(GitHubCore):
    """Whether the rules of a protected branch hold for administrators too."""

    @property
    def enabled(self) -> bool | None:
        """Whether they do. (bool)"""

    @property
    def url(self) -> str | None:
        """Address of the setting in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def enable(self) -> bool:
        """Apply the rules to administrators too."""

    async def disable(self) -> bool:
        """Exempt administrators from the rules."""

class ProtectionAllowDeletions(GitHubCore):
    """Whether a protected branch may be deleted."""

    @property
    def enabled(self) -> bool | None:
        """Whether it may. (bool)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

class ProtectionAllowForcePushes(GitHubCore):
    """Whether commits may be forced onto a protected branch."""

    @property
    def enabled(self) -> bool | None:
        """Whether they may. (bool)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

class ProtectionRequiredConversationResolution(GitHubCore):
    """Whether all conversations of a pull request must be resolved before it is merged into a protected branch."""

    @property
    def enabled(self) -> bool | None:
        """Whether they must. (bool)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

class ProtectionRequiredLinearHistory(GitHubCore):
    """Whether a protected branch rejects merge commits."""

    @property
    def enabled(self) -> bool | None:
        """Whether it does. (bool)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

class ProtectionRequiredPullRequestReviews(GitHubCore):
    """Which reviews a merge into a protected branch needs."""

    @property
    def bypass_pull_request_allowances(self) -> dict[str, list[dict[str, Any]]] | None:
        """Who may merge without a review: a mapping with users, teams and apps. (dict[str, list[dict[str, Any]]])"""

    @property
    def dismiss_stale_reviews(self) -> bool | None:
        """Whether new commits make approvals void. (bool)"""

    @property
    def dismissal_restrictions(self) -> ProtectionRestrictions | None:
        """Who may dismiss reviews; None when everybody with write access may. (ProtectionRestrictions)"""

    @property
    def require_code_owner_reviews(self) -> bool | None:
        """Whether owners named in the file CODEOWNERS must approve. (bool)"""

    @property
    def require_last_push_approval(self) -> bool | None:
        """Whether somebody else than the last pusher must approve. (bool)"""

    @property
    def required_approving_review_count(self) -> int | None:
        """How many approvals are needed, 0 to 6. (int)"""

    @property
    def url(self) -> str | None:
        """Address of the setting in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def update(
        self,
        dismiss_stale_reviews: bool | None = None,
        require_code_owner_reviews: bool | None = None,
        required_approving_review_count: int | str | None = None,
        dismissal_restrictions: Mapping[str, Iterable[str]] | None = None,
        *,
        require_last_push_approval: bool | None = None,
        bypass_pull_request_allowances: Mapping[str, Iterable[str]] | None = None,
    ) -> ProtectionRequiredPullRequestReviews:
        """Change which reviews are needed; what is left out stays as it is."""

    async def delete(self) -> bool:
        """No longer require reviews."""

class ProtectionRequiredStatusChecks(GitHubCore):
    """Which statuses a merge into a protected branch needs."""

    @property
    def checks(self) -> list[dict[str, Any]] | None:
        """The required checks: mappings with context and app_id (None when any app may report it). (list[dict[str,
        Any]])
        """

    @property
    def contexts_url(self) -> str | None:
        """Address of the contexts in the API. (str)"""

    @property
    def enforcement_level(self) -> str | None:
        """Whom the checks hold for: "off", "non_admins" or "everyone". (str)"""

    @property
    def original_contexts(self) -> list[str] | None:
        """Names of the required statuses and checks; `contexts()` fetches them anew. (list[str])"""

    @property
    def strict(self) -> bool | None:
        """Whether the pull request must be up to date with the branch. (bool)"""

    @property
    def url(self) -> str | None:
        """Address of the setting in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def add_contexts(self, contexts: Iterable[GitHubCore | str]) -> list[str]:
        """Require further statuses, and list all that are required then."""

    async def contexts(self) -> list[str]:
        """Fetch the names of the required statuses."""

    async def delete_contexts(self, contexts: Iterable[GitHubCore | str]) -> bool:
        """No longer require these statuses."""

    async def remove_contexts(self, contexts: Iterable[GitHubCore | str]) -> list[str]:
        """No longer require these statuses, and list those that are still required."""

    async def replace_contexts(self, contexts: Iterable[GitHubCore | str]) -> list[str]:
        """Require these statuses and no others, and list them."""

    async def update(
        self,
        strict: bool | None = None,
        contexts: Iterable[GitHubCore | str] | None = None,
        *,
        checks: Iterable[Mapping[str, str | int]] | None = None,
    ) -> ProtectionRequiredStatusChecks:
        """Change which statuses are needed; what is left out stays as it is."""

    async def delete(self) -> bool:
        """No longer require any status."""

class ProtectionRestrictions(GitHubCore):
    """The users, teams and apps that may push to a protected branch, or dismiss its reviews."""

    @property
    def apps_url(self) -> str | None:
        """Address of the apps in the API. (str)"""

    @property
    def original_apps(self) -> list[App] | None:
        """The apps; `apps()` fetches them anew. (list[App])"""

    @property
    def original_teams(self) -> list[ShortTeam] | None:
        """The teams; `teams()` fetches them anew. (list[ShortTeam])"""

    @property
    def original_users(self) -> list[ShortUser] | None:
        """The users; `users()` fetches them anew. (list[ShortUser])"""

    @property
    def teams_url(self) -> str | None:
        """Address of the teams in the API. (str)"""

    @property
    def url(self) -> str | None:
        """Address of the setting in the API. (str)"""

    @property
    def users_url(self) -> str | None:
        """Address of the users in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def add_app_restrictions(self, apps: Iterable[GitHubCore | str]) -> list[App]:
        """Let these apps push too, and list all that may then."""

    async def add_teams(self, teams: Iterable[GitHubCore | str]) -> list[ShortTeam]:
        """Let these teams push too, and list all that may then."""

    async def add_users(self, users: Iterable[GitHubCore | str]) -> list[ShortUser]:
        """Let these users push too, and list all that may then."""

    def apps(self, number: int = -1, etag: str | None = None) -> AsyncListing[App]:
        """List the apps that may push."""

    async def delete(self) -> bool:
        """Let everybody with write access push."""

    async def remove_app_restrictions(self, apps: Iterable[GitHubCore | str]) -> list[App]:
        """No longer let these apps push, and list those that still may."""

    async def remove_teams(self, teams: Iterable[GitHubCore | str]) -> list[ShortTeam]:
        """No longer let these teams push, and list those that still may."""

    async def remove_users(self, users: Iterable[GitHubCore | str]) -> list[ShortUser]:
        """No longer let these users push, and list those that still may."""

    async def replace_app_restrictions(self, apps: Iterable[GitHubCore | str]) -> list[App]:
        """Let these apps push and no others, and list them."""

    async def replace_teams(self, teams: Iterable[GitHubCore | str]) -> list[ShortTeam]:
        """Let these teams push and no others, and list them."""

    async def replace_users(self, users: Iterable[GitHubCore | str]) -> bool:
        """Let these users push and no others."""

    def teams(self, number: int = -1, etag: str | None = None) -> AsyncListing[ShortTeam]:
        """List the teams that may push."""

    def users(self, number: int = -1, etag: str | None = None) -> AsyncListing[ShortUser]:
        """List the users that may push."""

class CheckApp(GitHubCore):
    """The app that created a check, as checks show it.

    `refresh()` and `to_app()` give the `App`.
    """

    @property
    def description(self) -> str | None:
        """What the app does, in Markdown. (str)"""

    @property
    def external_url(self) -> str | None:
        """Address of the app's own website. (str)"""

    @property
    def html_url(self) -> str | None:
        """Address of its page. (str)"""

    @property
    def id(self) -> int | None:
        """Number of the app. (int)"""

    @property
    def name(self) -> str | None:
        """Name of the app. (str)"""

    @property
    def node_id(self) -> str | None:
        """Identifier of the object in the GraphQL API. (str)"""

    @property
    def owner(self) -> dict[str, Any] | None:
        """The account that owns the app: a mapping. (dict[str, Any])"""

    @property
    def slug(self) -> str | None:
        """Name in addresses, as "octoapp". (str)"""

    @property
    def url(self) -> str | None:
        """Address of the app in the API. (str | None)"""

    async def refresh(self, conditional: bool = False) -> App:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def to_app(self) -> App:
        """Fetch the app."""

class CheckPullRequest(GitHubCore):
    """A pull request, as checks show it.

    `refresh()` and `to_pull()` give the `PullRequest`.
    """

    @property
    def base(self) -> dict[str, Any] | None:
        """Where the changes go: a mapping with ref, sha and repo. (dict[str, Any])"""

    @property
    def head(self) -> dict[str, Any] | None:
        """Where the changes come from: a mapping with ref, sha and repo. (dict[str, Any])"""

    @property
    def id(self) -> int | None:
        """Number of the pull request, unique across GitHub. (int)"""

    @property
    def number(self) -> int | None:
        """Number within the repository. (int)"""

    @property
    def url(self) -> str | None:
        """Address of the pull request in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> PullRequest:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def to_pull(self) -> PullRequest:
        """Fetch the pull request."""

class CheckRunOutput(GitHubCore):
    """What a check run has to say."""

    @property
    def annotations_count(self) -> int | None:
        """How many annotations there are; `annotations()` lists them. (int)"""

    @property
    def annotations_url(self) -> str | None:
        """Address of the annotations. (str)"""

    @property
    def summary(self) -> str | None:
        """Summary, in Markdown. (str)"""

    @property
    def text(self) -> str | None:
        """Details, in Markdown. (str)"""

    @property
    def title(self) -> str | None:
        """Title. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    def annotations(self, number: int = -1, etag: str | None = None) -> AsyncListing[CheckRunAnnotation]:
        """List the annotations."""

class CheckRunAnnotation(GitHubCore):
    """A remark of a check run on lines of a file."""

    @property
    def annotation_level(self) -> str | None:
        """How serious it is: "notice", "warning" or "failure". (str)"""

    @property
    def blob_href(self) -> str | None:
        """Address of the file's blob. (str)"""

    @property
    def end_column(self) -> int | None:
        """Last column, when it is on one line only. (int)"""

    @property
    def end_line(self) -> int | None:
        """Last line. (int)"""

    @property
    def message(self) -> str | None:
        """The remark. (str)"""

    @property
    def path(self) -> str | None:
        """Path of the file. (str)"""

    @property
    def raw_details(self) -> str | None:
        """Further details. (str)"""

    @property
    def start_column(self) -> int | None:
        """First column, when it is on one line only. (int)"""

    @property
    def start_line(self) -> int | None:
        """First line. (int)"""

    @property
    def title(self) -> str | None:
        """Title. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

class CheckRun(GitHubCore):
    """One check of a commit, created by an app."""

    @property
    def app(self) -> CheckApp | None:
        """The app that created it; None for a deleted app. (CheckApp)"""

    @property
    def check_suite(self) -> int | None:
        """Number of the check suite it belongs to. (int)"""

    @property
    def completed_at(self) -> datetime | None:
        """When it was completed; None until then. (datetime)"""

    @property
    def conclusion(self) -> str | None:
        """How it came out: "success", "failure", "neutral", "cancelled", "timed_out", "action_required", "skipped"
        or
        "stale"; None until it is completed. (str)
        """

    @property
    def deployment(self) -> Deployment | None:
        """Deployment that it belongs to, None for other checks. (Deployment)"""

    @property
    def details_url(self) -> str | None:
        """Address of the app's page with the details. (str)"""

    @property
    def external_id(self) -> str | None:
        """What the app calls the run. (str)"""

    @property
    def head_sha(self) -> str | None:
        """SHA of the commit. (str)"""

    @property
    def html_url(self) -> str | None:
        """Address of its page. (str)"""

    @property
    def id(self) -> int | None:
        """Number of the check run. (int)"""

    @property
    def name(self) -> str | None:
        """Name of the check, as "mighty_readme". (str)"""

    @property
    def node_id(self) -> str | None:
        """Identifier of the object in the GraphQL API. (str)"""

    @property
    def original_pull_requests(self) -> list[CheckPullRequest] | None:
        """The open pull requests with the commit as their head. (list[CheckPullRequest])"""

    @property
    def output(self) -> CheckRunOutput | None:
        """What it has to say. (CheckRunOutput)"""

    @property
    def started_at(self) -> datetime | None:
        """When it began. (datetime)"""

    @property
    def status(self) -> str | None:
        """ "queued", "in_progress" or "completed". (str)"""

    @property
    def url(self) -> str | None:
        """Address of the check run in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def update(
        self,
        name: str | None = None,
        details_url: str | None = None,
        external_id: str | None = None,
        started_at: datetime | date | str | None = None,
        status: Literal["queued", "in_progress", "completed", "waiting", "requested", "pending"] | None = None,
        conclusion: Literal["action_required", "cancelled", "failure", "neutral", "success", "skipped", "stale", "timed_out"] | None = None,
        completed_at: datetime | date | str | None = None,
        output: Mapping[str, Any] | None = None,
        actions: Iterable[Mapping[str, str]] | None = None,
    ) -> bool:
        """Change the check run, as the app that created it."""

class CheckSuite(GitHubCore):
    """The checks of one app for a commit."""

    @property
    def after(self) -> str | None:
        """SHA of the commit after the push. (str)"""

    @property
    def app(self) -> CheckApp | None:
        """The app that created it; None for a deleted app. (CheckApp)"""

    @property
    def before(self) -> str | None:
        """SHA of the commit before the push. (str)"""

    @property
    def check_runs_url(self) -> str | None:
        """Address of its check runs. (str)"""

    @property
    def conclusion(self) -> str | None:
        """How it came out, as `CheckRun.conclusion`; None until it is completed. (str)"""

    @property
    def created_at(self) -> datetime | None:
        """When it was created. (datetime)"""

    @property
    def head_branch(self) -> str | None:
        """Branch that was pushed. (str)"""

    @property
    def head_commit(self) -> dict[str, Any] | None:
        """The commit: a mapping with id, tree_id, message, timestamp, author and committer. (dict[str, Any])"""

    @property
    def head_sha(self) -> str | None:
        """SHA of the commit. (str)"""

    @property
    def id(self) -> int | None:
        """Number of the check suite. (int)"""

    @property
    def latest_check_runs_count(self) -> int | None:
        """How many check runs it has. (int)"""

    @property
    def node_id(self) -> str | None:
        """Identifier of the object in the GraphQL API. (str)"""

    @property
    def original_pull_requests(self) -> list[CheckPullRequest] | None:
        """The open pull requests with the commit as their head; None when GitHub does not say.
        (list[CheckPullRequest])
        """

    @property
    def repository(self) -> ShortRepository | None:
        """Repository of the commit. (ShortRepository)"""

    @property
    def rerequestable(self) -> bool | None:
        """Whether it can be run again. (bool)"""

    @property
    def runs_rerequestable(self) -> bool | None:
        """Whether its check runs can be run again one by one. (bool)"""

    @property
    def status(self) -> str | None:
        """ "queued", "in_progress" or "completed". (str)"""

    @property
    def updated_at(self) -> datetime | None:
        """When it was changed last. (datetime)"""

    @property
    def url(self) -> str | None:
        """Address of the check suite in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    def check_runs(
        self,
        number: int = -1,
        etag: str | None = None,
        *,
        check_name: str | None = None,
        status: Literal["queued", "in_progress", "completed", "waiting", "requested", "pending"] | None = None,
        filter: Literal["latest", "all"] | None = None,
    ) -> AsyncListing[CheckRun]:
        """List the check runs of the suite."""

    async def rerequest(self) -> bool:
        """Request another check of the commit from the app."""

class CollaboratorPermission(GitHubCore):
    """What a collaborator may do."""

    @property
    def permission(self) -> str | None:
        """ "admin", "write", "read" or "none"; "maintain" counts as "write", and "triage" as "read". (str)"""

    @property
    def role_name(self) -> str | None:
        """Name of the role, such as "maintain", or that of a custom one. (str)"""

    @property
    def user(self) -> ShortUser | None:
        """Who it is. (ShortUser)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

class RepositoryInvitation(GitHubCore):
    """An invitation to work on a repository."""

    @property
    def created_at(self) -> datetime | None:
        """When it was sent. (datetime)"""

    @property
    def expired(self) -> bool | None:
        """Whether it can no longer be accepted. (bool)"""

    @property
    def html_url(self) -> str | None:
        """Address of the page to accept or decline it. (str)"""

    @property
    def id(self) -> int | None:
        """Number of the invitation. (int)"""

    @property
    def invitee(self) -> ShortUser | None:
        """Who is invited, None when the account is gone. (ShortUser)"""

    @property
    def inviter(self) -> ShortUser | None:
        """Who invites, None when the account is gone. (ShortUser)"""

    @property
    def node_id(self) -> str | None:
        """Identifier in the GraphQL API. (str)"""

    @property
    def permissions(self) -> str | None:
        """What it lets the invited do: "read", "write", "admin", "maintain" or "triage". (str)"""

    @property
    def repository(self) -> ShortRepository | None:
        """Repository that it is about. (ShortRepository)"""

    @property
    def url(self) -> str | None:
        """Address in the API where the invited user accepts or declines it. It cannot be read. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def accept(self) -> bool:
        """Accept it, as the invited user."""

    async def decline(self) -> bool:
        """Decline it, as the invited user."""

    async def delete(self) -> bool:
        """Withdraw it, as someone who administers the repository."""

    async def update(
        self, permissions: Literal["read", "write", "admin", "maintain", "triage"]
    ) -> RepositoryInvitation:
        """Change what it lets the invited do, as someone who administers the repository, and return it as it is
        then.
        """

class MiniCommit(GitHubCore):
    """A commit, as branches and tags name it: its SHA and address.

    `refresh()` returns the `RepoCommit`.
    """

    @property
    def sha(self) -> str | None:
        """SHA of the commit. (str)"""

    @property
    def url(self) -> str | None:
        """Address of the commit in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> RepoCommit:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    def check_runs(
        self,
        number: int = -1,
        etag: str | None = None,
        *,
        check_name: str | None = None,
        status: Literal["queued", "in_progress", "completed", "waiting", "requested", "pending"] | None = None,
        filter: Literal["latest", "all"] | None = None,
        app_id: GitHubCore | int | str | None = None,
    ) -> AsyncListing[CheckRun]:
        """List the check runs of the commit."""

    def check_suites(
        self,
        number: int = -1,
        etag: str | None = None,
        *,
        app_id: GitHubCore | int | str | None = None,
        check_name: str | None = None,
    ) -> AsyncListing[CheckSuite]:
        """List the check suites of the commit."""

    def associated_pull_requests(self, number: int = -1, etag: str | None = None) -> AsyncListing[ShortPullRequest]:
        """List the pull requests that contain the commit."""

    async def diff(self) -> bytes:
        """Fetch the changes as a diff; empty bytes when the commit does not exist (any more)."""

    async def patch(self) -> bytes:
        """Fetch the commit as a patch; empty bytes when the commit does not exist (any more)."""

    def comments(self, number: int = -1, etag: str | None = None) -> AsyncListing[RepoComment]:
        """List the comments on the commit, oldest first."""

    async def status(self) -> CombinedStatus:
        """Fetch what all services together say about the commit."""

    def statuses(self, number: int = -1, etag: str | None = None) -> AsyncListing[Status]:
        """List the statuses of the commit, newest first."""

class ShortCommit(MiniCommit):
    """A commit, as listings show it.

    `refresh()` returns the `RepoCommit` with files and statistics.
    """

    @property
    def author(self) -> ShortUser | None:
        """Account of who wrote the change; None when the mail address belongs to no account. Name and address as Git
        has them are in `commit.author`. (ShortUser)
        """

    @property
    def comments_url(self) -> str | None:
        """Address of the comments on it. (str)"""

    @property
    def commit(self) -> GitShortCommit | None:
        """The commit as Git stores it, with message, tree, names and dates. (GitShortCommit)"""

    @property
    def committer(self) -> ShortUser | None:
        """Account of the committer; None when the mail address belongs to no account. (ShortUser)"""

    @property
    def html_url(self) -> str | None:
        """Address of its page. (str)"""

    @property
    def message(self) -> str | None:
        """The commit message. (str)"""

    @property
    def node_id(self) -> str | None:
        """Identifier of the object in the GraphQL API. (str)"""

    @property
    def parents(self) -> list[CommitParent] | None:
        """The commits it follows: mappings with sha, url and html_url. (list[CommitParent])"""

class RepoCommit(ShortCommit):
    """A commit with its files and statistics."""

    @property
    def additions(self) -> int | None:
        """How many lines it adds. (int)"""

    @property
    def deletions(self) -> int | None:
        """How many lines it removes. (int)"""

    @property
    def files(self) -> list[CommitFile] | None:
        """The files it changes: mappings with filename, status, additions, deletions, changes, patch and addresses.
        At
        most 300 are shown. (list[CommitFile])
        """

    @property
    def stats(self) -> CommitStats | None:
        """How many lines it changes: a mapping with additions, deletions and total. (CommitStats)"""

    @property
    def total(self) -> int | None:
        """How many lines it adds and removes together. (int)"""

class Comparison(GitHubCore):
    """What lies between two commits."""

    @property
    def ahead_by(self) -> int | None:
        """How many commits the head has that the base lacks. (int)"""

    @property
    def base_commit(self) -> ShortCommit | None:
        """The commit that is compared with. (ShortCommit)"""

    @property
    def behind_by(self) -> int | None:
        """How many commits the base has that the head lacks. (int)"""

    @property
    def diff_url(self) -> str | None:
        """Address of the changes as a diff, for a browser. (str)"""

    @property
    def files(self) -> list[CommitFile] | None:
        """The files that differ: mappings as in `RepoCommit.files`. At most 300 are shown. (list[CommitFile])"""

    @property
    def html_url(self) -> str | None:
        """Address of its page. (str)"""

    @property
    def merge_base_commit(self) -> ShortCommit | None:
        """Newest commit that both sides have. (ShortCommit)"""

    @property
    def original_commits(self) -> list[ShortCommit] | None:
        """The commits of the head that the base lacks, oldest first; at most 250. `commits()` lists them all.
        (list[ShortCommit])
        """

    @property
    def patch_url(self) -> str | None:
        """Address of the changes as a series of patches, for a browser. (str)"""

    @property
    def permalink_url(self) -> str | None:
        """Address of its page that stays the same when the branches move. (str)"""

    @property
    def status(self) -> str | None:
        """How the head relates to the base: "ahead", "behind", "diverged" or "identical". (str)"""

    @property
    def total_commits(self) -> int | None:
        """How many commits the head has that the base lacks. (int)"""

    @property
    def url(self) -> str | None:
        """Address of the comparison in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    def commits(self, number: int = -1, etag: str | None = None) -> AsyncListing[ShortCommit]:
        """List all commits of the head that the base lacks, oldest first."""

    async def diff(self) -> bytes:
        """Fetch the changes as a diff; empty bytes when one of the commits does not exist (any more)."""

    async def patch(self) -> bytes:
        """Fetch the commits as a series of patches; empty bytes when one of the commits does not exist (any more)."""

class ShortComment(GitHubCore):
    """A comment on a commit, as events show it.

    `refresh()` returns the `RepoComment`.
    """

    @property
    def author_association(self) -> str | None:
        """What the writer is to the repository, as "OWNER", "COLLABORATOR" or "NONE". (str)"""

    @property
    def body(self) -> str | None:
        """The comment in Markdown. (str)"""

    @property
    def commit_id(self) -> str | None:
        """SHA of the commit. (str)"""

    @property
    def created_at(self) -> datetime | None:
        """When it was written. (datetime)"""

    @property
    def html_url(self) -> str | None:
        """Address of its page. (str)"""

    @property
    def id(self) -> int | None:
        """Number of the comment. (int)"""

    @property
    def line(self) -> int | None:
        """Line of the file that it is about; None when it is about the whole commit. (int)"""

    @property
    def node_id(self) -> str | None:
        """Identifier of the object in the GraphQL API. (str)"""

    @property
    def path(self) -> str | None:
        """Path of the file that it is about; None when it is about the whole commit. (str)"""

    @property
    def position(self) -> int | None:
        """Line of the diff that it is about, counted from the first hunk; None when it is about the whole commit.
        (int)
        """

    @property
    def reactions(self) -> Reactions | None:
        """How often each reaction was given: a mapping. (Reactions)"""

    @property
    def updated_at(self) -> datetime | None:
        """When it was changed last. (datetime)"""

    @property
    def url(self) -> str | None:
        """Address of the comment in the API. (str)"""

    @property
    def user(self) -> ShortUser | None:
        """Who wrote it; None for a deleted account. (ShortUser)"""

    async def refresh(self, conditional: bool = False) -> RepoComment:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def delete(self) -> bool:
        """Delete the comment."""

    async def edit(self, body: str) -> bool:
        """Change the comment."""

    async def update(self, body: str) -> bool:
        """Change the comment; another name of `edit`."""

    def list_reactions(
        self,
        content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"] | None = None,
        number: int = -1,
        etag: str | None = None,
    ) -> AsyncListing[Reaction]:
        """List the reactions to the comment. The field `reactions` has their numbers."""

    async def create_reaction(
        self, content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"]
    ) -> Reaction:
        """React to the comment. If the user has reacted like this before, the result is that reaction."""

    async def delete_reaction(self, reaction_id: GitHubCore | int | str) -> bool:
        """Delete a reaction to the comment."""

class RepoComment(ShortComment):
    """A comment on a commit."""

    @property
    def body_html(self) -> str | None:
        """The comment in HTML. (str)"""

    @property
    def body_text(self) -> str | None:
        """The comment as plain text. (str)"""

class ShortStatus(GitHubCore):
    """The state that a service reported for a commit, as a combined status shows it."""

    @property
    def avatar_url(self) -> str | None:
        """Address of the picture of who reported it. (str)"""

    @property
    def context(self) -> str | None:
        """Label that distinguishes this status from those of other services, as "continuous-integration/jenkins".
        (str)
        """

    @property
    def created_at(self) -> datetime | None:
        """When it was reported. (datetime)"""

    @property
    def creator(self) -> ShortUser | None:
        """Who reported it; None for a deleted account, and where GitHub leaves it out, as in a combined status.
        (ShortUser)
        """

    @property
    def description(self) -> str | None:
        """What happened, in a line. (str)"""

    @property
    def id(self) -> int | None:
        """Number of the status. (int)"""

    @property
    def node_id(self) -> str | None:
        """Identifier of the object in the GraphQL API. (str)"""

    @property
    def required(self) -> bool | None:
        """Whether a rule of the branch requires it; None when GitHub does not say. (bool)"""

    @property
    def state(self) -> str | None:
        """ "pending", "success", "error" or "failure". (str)"""

    @property
    def target_url(self) -> str | None:
        """Address with the details. (str)"""

    @property
    def updated_at(self) -> datetime | None:
        """When it was changed last. (datetime)"""

    @property
    def url(self) -> str | None:
        """Address of the statuses of the commit in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

class Status(ShortStatus):
    """The state that a service reported for a commit."""

class CombinedStatus(GitHubCore):
    """What all services together say about a commit."""

    @property
    def commit_url(self) -> str | None:
        """Address of the commit in the API. (str)"""

    @property
    def repository(self) -> ShortRepository | None:
        """Repository of the commit. (ShortRepository)"""

    @property
    def sha(self) -> str | None:
        """SHA of the commit. (str)"""

    @property
    def state(self) -> str | None:
        """ "failure" when any status is an error or a failure, "pending" when there is none or one is pending, else
        "success". (str)
        """

    @property
    def statuses(self) -> list[ShortStatus] | None:
        """The newest status of each context; at most 30 are shown. (list[ShortStatus])"""

    @property
    def total_count(self) -> int | None:
        """How many contexts there are. (int)"""

    @property
    def url(self) -> str | None:
        """Address of the combined status in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

class Contents(GitHubCore):
    """A file of a repository, or an entry of a directory, a link or a submodule.

    Entries of a directory come without `content`; `refresh()` fetches it.
    """

    @property
    def content(self) -> str | None:
        """What is in the file, in the `encoding`; None for entries of a directory. `decoded` is the content itself.
        (str)
        """

    @property
    def decoded(self) -> bytes | str | None:
        """What is in the file, as bytes. GitHub leaves out the content of a file over 1 MB: it is fetched then,
        which is a request. None for entries of a directory. (bytes | str | None)
        """

    @property
    def download_url(self) -> str | None:
        """Address of the plain file, None for directories and submodules. (str)"""

    @property
    def encoding(self) -> str | None:
        """How `content` is encoded: "base64", or "none" for files over 1 MB. (str)"""

    @property
    def git_url(self) -> str | None:
        """Address of its blob or tree. (str)"""

    @property
    def html_url(self) -> str | None:
        """Address of its page. (str)"""

    @property
    def links(self) -> dict[str, str] | None:
        """Addresses: `self`, `git` and `html`. (dict[str, str])"""

    @property
    def name(self) -> str | None:
        """Last part of the path. (str)"""

    @property
    def path(self) -> str | None:
        """Path from the root of the repository. (str)"""

    @property
    def sha(self) -> str | None:
        """SHA of its blob or tree. (str)"""

    @property
    def size(self) -> int | None:
        """Size in bytes. (int)"""

    @property
    def submodule_git_url(self) -> str | None:
        """Address of the repository of a submodule. (str)"""

    @property
    def target(self) -> str | None:
        """Where a symbolic link leads. (str)"""

    @property
    def type(self) -> str | None:
        """ "file", "dir", "symlink" or "submodule". (str)"""

    @property
    def url(self) -> str | None:
        """Address in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def update(
        self,
        message: str,
        content: bytes,
        branch: GitHubCore | str | None = None,
        committer: Mapping[str, str] | None = None,
        author: Mapping[str, str] | None = None,
    ) -> Change:
        """Write new content into the file, in a commit of its own. Returns the file, which takes over what the
        response, and the commit, under "content" and "commit". A committer or author without both
        a name and an address is not sent.
        """

    async def delete(
        self,
        message: str,
        branch: GitHubCore | str | None = None,
        committer: Mapping[str, str] | None = None,
        author: Mapping[str, str] | None = None,
    ) -> Change:
        """Delete the file in a commit of its own. Returns the commit, under "commit"; "content" is None.
        A committer or author without both a name and an address is not sent.
        """

class Deployment(GitHubCore):
    """A request to deploy a commit somewhere. Other programs do it, and report in statuses."""

    @property
    def created_at(self) -> datetime | None:
        """When it was requested. (datetime)"""

    @property
    def creator(self) -> ShortUser | None:
        """Who requested it, None when the account is gone. (ShortUser)"""

    @property
    def description(self) -> str | None:
        """Description; None or empty without one. (str)"""

    @property
    def environment(self) -> str | None:
        """Where to deploy, as "production" or "staging". (str)"""

    @property
    def id(self) -> int | None:
        """Number that is unique on GitHub. (int)"""

    @property
    def node_id(self) -> str | None:
        """Identifier in the GraphQL API. (str)"""

    @property
    def original_environment(self) -> str | None:
        """Where it was to be deployed at first. (str)"""

    @property
    def payload(self) -> Any:
        """Data for the programs that deploy: a mapping, or text. (Any)"""

    @property
    def performed_via_github_app(self) -> App | None:
        """App that requested it for the user; None when the user did. (App)"""

    @property
    def production_environment(self) -> bool | None:
        """Whether users work directly with the environment. (bool)"""

    @property
    def ref(self) -> str | None:
        """Branch, tag or commit of the request. (str)"""

    @property
    def repository_url(self) -> str | None:
        """Address of the repository. (str)"""

    @property
    def sha(self) -> str | None:
        """SHA of the commit. (str)"""

    @property
    def statuses_url(self) -> str | None:
        """Address of its statuses. (str)"""

    @property
    def task(self) -> str | None:
        """What to do, as "deploy" or "deploy:migrations". (str)"""

    @property
    def transient_environment(self) -> bool | None:
        """Whether the environment is meant to vanish one day. (bool)"""

    @property
    def updated_at(self) -> datetime | None:
        """When it was last changed. (datetime)"""

    @property
    def url(self) -> str | None:
        """Address in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def create_status(
        self,
        state: Literal["error", "failure", "inactive", "in_progress", "queued", "pending", "success"],
        target_url: str = "",
        description: str = "",
        *,
        log_url: str | None = None,
        environment: str | None = None,
        environment_url: str | None = None,
        auto_inactive: bool | None = None,
    ) -> DeploymentStatus:
        """Report how it goes."""

    def statuses(self, number: int = -1, etag: str | None = None) -> AsyncListing[DeploymentStatus]:
        """List its statuses, newest first."""

class DeploymentStatus(GitHubCore):
    """A report on how a deployment went."""

    @property
    def created_at(self) -> datetime | None:
        """When it was reported. (datetime)"""

    @property
    def creator(self) -> ShortUser | None:
        """Who reported it, None when the account is gone. (ShortUser)"""

    @property
    def deployment_url(self) -> str | None:
        """Address of the deployment. (str)"""

    @property
    def description(self) -> str | None:
        """Description; empty without one. (str)"""

    @property
    def environment(self) -> str | None:
        """Where it was deployed. (str)"""

    @property
    def environment_url(self) -> str | None:
        """Address of the environment. (str)"""

    @property
    def id(self) -> int | None:
        """Number that is unique on GitHub. (int)"""

    @property
    def log_url(self) -> str | None:
        """Address of the output of the deployment. (str)"""

    @property
    def node_id(self) -> str | None:
        """Identifier in the GraphQL API. (str)"""

    @property
    def performed_via_github_app(self) -> App | None:
        """App that reported it for the user; None when the user did. (App)"""

    @property
    def repository_url(self) -> str | None:
        """Address of the repository. (str)"""

    @property
    def state(self) -> str | None:
        """ "pending", "success", "error", "inactive", "in_progress", "queued" or "failure". (str)"""

    @property
    def target_url(self) -> str | None:
        """Address of more about it; `log_url` took its place. (str)"""

    @property
    def updated_at(self) -> datetime | None:
        """When it was last changed. (datetime)"""

    @property
    def url(self) -> str | None:
        """Address in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

class PreReceiveEnvironment(GitHubCore):
    """An environment that pre-receive hooks run in: a file system packed as a tar archive."""

    @property
    def created_at(self) -> datetime | None:
        """When it was created. (datetime)"""

    @property
    def default_environment(self) -> bool | None:
        """Whether it is the one that comes with the server. (bool)"""

    @property
    def download(self) -> dict[str, Any] | None:
        """State of its latest download, with `url`, `state`, `downloaded_at` and `message`. (dict[str, Any])"""

    @property
    def hooks_count(self) -> int | None:
        """How many hooks run in it. (int)"""

    @property
    def html_url(self) -> str | None:
        """Address of its page. (str)"""

    @property
    def id(self) -> int | None:
        """Number that is unique on the server. (int)"""

    @property
    def image_url(self) -> str | None:
        """Address that the archive is downloaded from. (str)"""

    @property
    def name(self) -> str | None:
        """Name. (str)"""

    @property
    def url(self) -> str | None:
        """Address in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def edit(self, name: str | None = None, image_url: str | None = None) -> bool:
        """Change the environment; what is not given stays as it is. Without any argument nothing is sent and the
        result is False. The object shows the new values afterwards. The default environment cannot be changed.
        """

    async def delete(self) -> bool:
        """Delete the environment. The server responds with 422 while hooks use it or a download runs, and for the
        default environment. False when it does not find it.
        """

    async def start_download(self) -> dict[str, str | None]:
        """Have the server download the archive again. The result is the state of the download, as
        `download_status` returns it.
        """

    async def download_status(self) -> dict[str, str | None]:
        """State of the latest download: "state" is "not_started", "in_progress", "success" or "failed"; the other
        keys are "url", "downloaded_at" and "message".
        """

class PreReceiveHook(GitHubCore):
    """A script that may refuse pushes to the server's repositories."""

    @property
    def allow_downstream_configuration(self) -> bool | None:
        """Whether organizations and repositories may choose another `enforcement`. (bool)"""

    @property
    def enforcement(self) -> str | None:
        """ "enabled", "disabled", or "testing" when it runs without refusing anything. (str)"""

    @property
    def environment(self) -> PreReceiveEnvironment | None:
        """Environment that it runs in. (PreReceiveEnvironment)"""

    @property
    def id(self) -> int | None:
        """Number that is unique on the server. (int)"""

    @property
    def name(self) -> str | None:
        """Name. (str)"""

    @property
    def script(self) -> str | None:
        """Path of the script in its repository. (str)"""

    @property
    def script_repository(self) -> dict[str, Any] | None:
        """Repository of the script, with `id`, `full_name`, `url` and `html_url`. (dict[str, Any])"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def edit(
        self,
        name: str | None = None,
        script: str | None = None,
        script_repository: Mapping[str, str] | None = None,
        environment: Mapping[str, int] | None = None,
        enforcement: Literal["enabled", "disabled", "testing"] | None = None,
        allow_downstream_configuration: bool | None = None,
    ) -> bool:
        """Change the hook; what is not given stays as it is. Without any argument nothing is sent and the result is
        False. The object shows the new values afterwards.
        """

    async def delete(self) -> bool:
        """Delete the hook. False when the server does not find it."""

class Event(GitHubCore):
    """Something that happened on GitHub."""

    @property
    def actor(self) -> EventUser | None:
        """Who did it. (EventUser)"""

    @property
    def created_at(self) -> datetime | None:
        """When it happened. (datetime)"""

    @property
    def id(self) -> str | None:
        """Number that is unique among events, as text. (str)"""

    @property
    def org(self) -> EventOrganization | None:
        """Organization that it concerns, None outside organizations. (EventOrganization)"""

    @property
    def payload(self) -> dict[str, Any] | None:
        """What happened, by the type of event: the JSON as a mapping in which the known parts are resources, as
        `issue` and `comment` of an IssueCommentEvent. (dict[str, Any])
        """

    @property
    def public(self) -> bool | None:
        """Whether everybody may see it. (bool)"""

    @property
    def repo(self) -> dict[str, Any] | None:
        """Repository that it concerns: `id`, `name` (with the owner, as "octocat/Hello-World") and `url`. (dict[str,
        Any])
        """

    @property
    def type(self) -> str | None:
        """Kind of event, as "PushEvent"; `list_types` returns the older kinds. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    @classmethod
    def list_types(cls) -> list[str]:
        """The types of events whose payload has long been known, sorted. GitHub has more types than these."""

class EventUser(GitHubCore):
    """An account, as events show it."""

    @property
    def avatar_url(self) -> str | None:
        """Address of the picture. (str)"""

    @property
    def display_login(self) -> str | None:
        """Name of the account as it is shown; only for who did it. (str)"""

    @property
    def gravatar_id(self) -> str | None:
        """Identifier at Gravatar, an empty text without one. (str)"""

    @property
    def id(self) -> int | None:
        """Number that is unique on GitHub. (int)"""

    @property
    def login(self) -> str | None:
        """Name of the account. (str)"""

    @property
    def url(self) -> str | None:
        """Address in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> User:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def to_user(self) -> User:
        """Fetch the account with every public field."""

class EventOrganization(GitHubCore):
    """An organization, as events show it."""

    @property
    def avatar_url(self) -> str | None:
        """Address of the picture. (str)"""

    @property
    def display_login(self) -> str | None:
        """Name of the account as it is shown. (str)"""

    @property
    def gravatar_id(self) -> str | None:
        """Identifier at Gravatar, an empty text without one. (str)"""

    @property
    def id(self) -> int | None:
        """Number that is unique on GitHub. (int)"""

    @property
    def login(self) -> str | None:
        """Name of the account. (str)"""

    @property
    def url(self) -> str | None:
        """Address in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Organization:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def to_org(self) -> Organization:
        """Fetch the organization with every field."""

class EventIssue(GitHubCore):
    """An issue, as events show it."""

    @property
    def id(self) -> int | None:
        """Number that is unique on GitHub. (int)"""

    @property
    def locked(self) -> bool | None:
        """Whether only collaborators may comment. (bool)"""

    @property
    def number(self) -> int | None:
        """Number within the repository. (int)"""

    @property
    def state(self) -> str | None:
        """ "open" or "closed". (str)"""

    @property
    def title(self) -> str | None:
        """Title. (str)"""

    @property
    def url(self) -> str | None:
        """Address in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Issue:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def to_issue(self) -> Issue:
        """Fetch the issue with every field."""

class EventIssueComment(GitHubCore):
    """A comment on an issue, as events show it."""

    @property
    def author_association(self) -> str | None:
        """How the author relates to the repository, as "OWNER", "MEMBER" or "NONE". (str)"""

    @property
    def body(self) -> str | None:
        """Text in Markdown. (str)"""

    @property
    def created_at(self) -> datetime | None:
        """When it was written. (datetime)"""

    @property
    def html_url(self) -> str | None:
        """Address of its page. (str)"""

    @property
    def id(self) -> int | None:
        """Number that is unique on GitHub. (int)"""

    @property
    def issue_url(self) -> str | None:
        """Address of the issue. (str)"""

    @property
    def updated_at(self) -> datetime | None:
        """When it was last changed. (datetime)"""

    @property
    def url(self) -> str | None:
        """Address in the API. (str)"""

    @property
    def user(self) -> ShortUser | None:
        """Who wrote it, None when the account is gone. (ShortUser)"""

    async def refresh(self, conditional: bool = False) -> IssueComment:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def to_issue_comment(self) -> IssueComment:
        """Fetch the comment with every field."""

class EventPullRequest(GitHubCore):
    """A pull request, as events show it. GitHub leaves more and more of it out: today it has `id`, `number` and
    `url`,
    and the other fields may be None.
    """

    @property
    def id(self) -> int | None:
        """Number that is unique on GitHub. (int)"""

    @property
    def locked(self) -> bool | None:
        """Whether only collaborators may comment. (bool)"""

    @property
    def number(self) -> int | None:
        """Number within the repository. (int)"""

    @property
    def state(self) -> str | None:
        """ "open" or "closed". (str)"""

    @property
    def title(self) -> str | None:
        """Title. (str)"""

    @property
    def url(self) -> str | None:
        """Address in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> PullRequest:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def to_pull(self) -> PullRequest:
        """Fetch the pull request with every field."""

class EventReviewComment(GitHubCore):
    """A comment on the changes of a pull request, as events show it."""

    @property
    def author_association(self) -> str | None:
        """How the author relates to the repository, as "OWNER", "MEMBER" or "NONE". (str)"""

    @property
    def body(self) -> str | None:
        """Text in Markdown. (str)"""

    @property
    def commit_id(self) -> str | None:
        """SHA of the commit that it is about. (str)"""

    @property
    def created_at(self) -> datetime | None:
        """When it was written. (datetime)"""

    @property
    def diff_hunk(self) -> str | None:
        """Part of the diff that it is about. (str)"""

    @property
    def html_url(self) -> str | None:
        """Address of its page. (str)"""

    @property
    def id(self) -> int | None:
        """Number that is unique on GitHub. (int)"""

    @property
    def links(self) -> dict[str, Link] | None:
        """Addresses by relation: `self`, `html` and `pull_request`, each a mapping with `href`. (dict[str, Link])"""

    @property
    def original_commit_id(self) -> str | None:
        """SHA of the commit that it was written about. (str)"""

    @property
    def original_position(self) -> int | None:
        """Position in the diff that it was written at. (int)"""

    @property
    def path(self) -> str | None:
        """Path of the file. (str)"""

    @property
    def position(self) -> int | None:
        """Position in the diff, None when later commits changed the place. (int)"""

    @property
    def pull_request_url(self) -> str | None:
        """Address of the pull request. (str)"""

    @property
    def updated_at(self) -> datetime | None:
        """When it was last changed. (datetime)"""

    @property
    def url(self) -> str | None:
        """Address in the API. (str)"""

    @property
    def user(self) -> ShortUser | None:
        """Who wrote it, None when the account is gone. (ShortUser)"""

    async def refresh(self, conditional: bool = False) -> ReviewComment:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def to_review_comment(self) -> ReviewComment:
        """Fetch the comment with every field."""

class ShortGist(GitHubCore):
    """A gist, as listings show it."""

    @property
    def comments_count(self) -> int | None:
        """How many comments it has. (int)"""

    @property
    def comments_enabled(self) -> bool | None:
        """Whether it can be commented on. (bool)"""

    @property
    def comments_url(self) -> str | None:
        """Address of its comments. (str)"""

    @property
    def commits_url(self) -> str | None:
        """Address of its revisions. (str)"""

    @property
    def created_at(self) -> datetime | None:
        """When it was created. (datetime)"""

    @property
    def description(self) -> str | None:
        """What it is about, None without a description. (str)"""

    @property
    def files(self) -> dict[str, ShortGistFile] | None:
        """Its files, by name. (dict[str, ShortGistFile])"""

    @property
    def forks_url(self) -> str | None:
        """Address of its forks. (str)"""

    @property
    def git_pull_url(self) -> str | None:
        """Address to clone or pull from. (str)"""

    @property
    def git_push_url(self) -> str | None:
        """Address to push to. (str)"""

    @property
    def html_url(self) -> str | None:
        """Address of its page. (str)"""

    @property
    def id(self) -> str | None:
        """Identifier, a text. (str)"""

    @property
    def node_id(self) -> str | None:
        """Identifier in the GraphQL API. (str)"""

    @property
    def owner(self) -> ShortUser | None:
        """Whose it is; None for an anonymous gist or a deleted account. (ShortUser)"""

    @property
    def public(self) -> bool | None:
        """Whether listings and searches show it; anybody with the address can read it in either case. (bool)"""

    @property
    def truncated(self) -> bool | None:
        """Whether files are missing from `files` because there are more than 300. (bool)"""

    @property
    def updated_at(self) -> datetime | None:
        """When it was last changed. (datetime)"""

    @property
    def url(self) -> str | None:
        """Address in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Gist:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def edit(
        self, description: str | None = None, files: Mapping[str, Mapping[str, str] | None] | None = None
    ) -> bool:
        """Change the description or files; what is not given stays as it is. Without any argument nothing is sent
        and
        the result is False. The object shows the new values afterwards.
        """

    async def delete(self) -> bool:
        """Delete the gist."""

    async def fork(self) -> ShortGist:
        """Fork the gist to your account."""

    def forks(self, number: int = -1, etag: str | None = None) -> AsyncListing[ShortGist]:
        """List the forks."""

    def commits(self, number: int = -1, etag: str | None = None) -> AsyncListing[GistHistory]:
        """List the revisions, latest first."""

    async def is_starred(self) -> bool:
        """Whether you starred the gist."""

    async def star(self) -> bool:
        """Star the gist."""

    async def unstar(self) -> bool:
        """Remove your star."""

    def comments(self, number: int = -1, etag: str | None = None) -> AsyncListing[GistComment]:
        """List the comments."""

    async def create_comment(self, body: str) -> GistComment:
        """Comment on the gist."""

class Gist(ShortGist):
    """A gist with the content of its files, its revisions and its forks."""

    @property
    def files(self) -> dict[str, GistFile] | None:  # type: ignore[override]
        """Its files, by name. (dict[str, GistFile])"""

    @property
    def fork_of(self) -> ShortGist | None:
        """Gist that it was forked from, None when it is no fork. (ShortGist)"""

    @property
    def history(self) -> list[GistHistory] | None:
        """Its latest revisions. (list[GistHistory])"""

    @property
    def original_forks(self) -> list[GistFork] | None:
        """Its forks at the time of the response. (list[GistFork])"""

class ShortGistFile(GitHubCore):
    """A file of a gist, without content."""

    @property
    def filename(self) -> str | None:
        """Name. (str)"""

    @property
    def language(self) -> str | None:
        """Programming language, detected from the name; None if unknown. (str)"""

    @property
    def raw_url(self) -> str | None:
        """Address of the content. (str)"""

    @property
    def size(self) -> int | None:
        """Length in bytes. (int)"""

    @property
    def type(self) -> str | None:
        """Media type. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def content(self) -> bytes | None:
        """Fetch the whole content; None when the file is gone."""

class GistFile(ShortGistFile):
    """A file of a gist with its content."""

    @property
    def encoding(self) -> str | None:
        """ "utf-8", or "base64" where the content is no text. (str)"""

    @property
    def original_content(self) -> str | None:
        """Content, as far as GitHub includes it: see `truncated`. `content()` fetches all. (str)"""

    @property
    def truncated(self) -> bool | None:
        """Whether the content is cut off, after one megabyte. (bool)"""

class GistFork(GitHubCore):
    """A fork, as the gist that was forked shows it."""

    @property
    def created_at(self) -> datetime | None:
        """When it was created. (datetime)"""

    @property
    def id(self) -> str | None:
        """Identifier, a text. (str)"""

    @property
    def owner(self) -> ShortUser | None:
        """Whose it is, None when the account is gone. (ShortUser)"""

    @property
    def updated_at(self) -> datetime | None:
        """When it was last changed. (datetime)"""

    @property
    def url(self) -> str | None:
        """Address in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Gist:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def to_gist(self) -> Gist:
        """Fetch the fork as a gist."""

class GistHistory(GitHubCore):
    """A revision of a gist."""

    @property
    def additions(self) -> int | None:
        """How many lines it adds. (int)"""

    @property
    def change_status(self) -> CommitStats | None:
        """How many lines it adds, deletes and changes: `additions`, `deletions` and `total`. (CommitStats)"""

    @property
    def committed_at(self) -> datetime | None:
        """When it was created. (datetime)"""

    @property
    def deletions(self) -> int | None:
        """How many lines it deletes. (int)"""

    @property
    def total(self) -> int | None:
        """How many lines it changes in all. (int)"""

    @property
    def url(self) -> str | None:
        """Address of the gist as it was then. (str)"""

    @property
    def user(self) -> ShortUser | None:
        """Who created it, None when the account is gone. (ShortUser)"""

    @property
    def version(self) -> str | None:
        """SHA of the revision. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def gist(self) -> Gist:
        """Fetch the gist as it was at this revision."""

class GistComment(GitHubCore):
    """A comment on a gist."""

    @property
    def author_association(self) -> str | None:
        """How the author relates to the gist, as "OWNER" or "NONE". (str)"""

    @property
    def body(self) -> str | None:
        """Text in Markdown. (str)"""

    @property
    def body_html(self) -> str | None:
        """Text as HTML. (str)"""

    @property
    def body_text(self) -> str | None:
        """Text without markup. (str)"""

    @property
    def created_at(self) -> datetime | None:
        """When it was written. (datetime)"""

    @property
    def id(self) -> int | None:
        """Number that is unique on GitHub. (int)"""

    @property
    def node_id(self) -> str | None:
        """Identifier in the GraphQL API. (str)"""

    @property
    def updated_at(self) -> datetime | None:
        """When it was last changed. (datetime)"""

    @property
    def url(self) -> str | None:
        """Address in the API. (str)"""

    @property
    def user(self) -> ShortUser | None:
        """Who wrote it, None when the account is gone. (ShortUser)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def edit(self, body: str) -> bool:
        """Replace the text. The object shows the new values afterwards."""

    async def delete(self) -> bool:
        """Delete the comment."""

class Blob(GitHubCore):
    """The content of a file, as Git stores it."""

    @property
    def content(self) -> str | None:
        """The content, encoded as `encoding` says; `decode_content()` and `decoded` read it. (str)"""

    @property
    def encoding(self) -> str | None:
        """How `content` is written: "base64" or "utf-8". (str)"""

    @property
    def decoded(self) -> bytes | None:
        """The content as bytes; None when `content` is missing. (bytes)"""

    @property
    def highlighted_content(self) -> str | None:
        """The content in HTML with its syntax highlighted, where GitHub sends it. (str)"""

    @property
    def node_id(self) -> str | None:
        """Identifier of the object in the GraphQL API. (str)"""

    @property
    def sha(self) -> str | None:
        """SHA of the blob. (str)"""

    @property
    def size(self) -> int | None:
        """Size in bytes. (int)"""

    @property
    def url(self) -> str | None:
        """Address of the blob in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def decode_content(self) -> str | bytes:
        """Decode the content."""

class CommitTree(GitHubCore):
    """The tree of a commit, as the commit names it.

    `refresh()` and `to_tree()` give the `Tree` with its entries.
    """

    @property
    def sha(self) -> str | None:
        """SHA of the tree. (str)"""

    @property
    def url(self) -> str | None:
        """Address of the tree in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Tree:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def to_tree(self, *, recursive: bool = False) -> Tree:
        """Fetch the tree with its entries."""

class GitShortCommit(GitHubCore):
    """A commit of the Git data, as commits of a repository contain it.

    It has no SHA of its own; that of the commit around it is meant. `refresh()` returns the `Commit`.
    """

    @property
    def author(self) -> GitActor | None:
        """Who wrote the change: a mapping with the keys name, email and date. (GitActor)"""

    @property
    def comment_count(self) -> int | None:
        """How many comments the commit has. (int)"""

    @property
    def committer(self) -> GitActor | None:
        """Who committed it: a mapping with the keys name, email and date. (GitActor)"""

    @property
    def message(self) -> str | None:
        """The commit message. (str)"""

    @property
    def tree(self) -> CommitTree | None:
        """State of the files at this commit. (CommitTree)"""

    @property
    def url(self) -> str | None:
        """Address of the commit in the Git data. (str)"""

    @property
    def verification(self) -> Verification | None:
        """Result of checking the signature: a mapping with verified, reason, signature and payload. (Verification)"""

    async def refresh(self, conditional: bool = False) -> Commit:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

class Commit(GitShortCommit):
    """A commit of the Git data.

    The commit with its files, its statistics and the accounts behind author and committer is a `RepoCommit`, which
    `repository.commit(sha)` fetches.
    """

    @property
    def html_url(self) -> str | None:
        """Address of its page. (str)"""

    @property
    def node_id(self) -> str | None:
        """Identifier of the object in the GraphQL API. (str)"""

    @property
    def parents(self) -> list[CommitParent] | None:
        """The commits it follows: mappings with sha, url and html_url. (list[CommitParent])"""

    @property
    def sha(self) -> str | None:
        """SHA of the commit. (str)"""

class GitObject(GitHubCore):
    """What a reference or a tag points to."""

    @property
    def sha(self) -> str | None:
        """SHA of the object. (str)"""

    @property
    def type(self) -> str | None:
        """Its type: "commit", "tree", "blob" or "tag". (str)"""

    @property
    def url(self) -> str | None:
        """Address of the object in the Git data. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

class Hash(GitHubCore):
    """An entry of a tree."""

    @property
    def mode(self) -> str | None:
        """File mode: "100644" for a file, "100755" for an executable, "040000" for a directory, "160000" for a
        submodule, "120000" for a symbolic link. (str)
        """

    @property
    def path(self) -> str | None:
        """Path below the tree of the request. (str)"""

    @property
    def sha(self) -> str | None:
        """SHA of the object. (str)"""

    @property
    def size(self) -> int | None:
        """Size in bytes; only blobs have one. (int)"""

    @property
    def type(self) -> str | None:
        """Its type: "blob", "tree" or "commit" (a submodule). (str)"""

    @property
    def url(self) -> str | None:
        """Address of the object in the Git data; submodules have none. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

class Reference(GitHubCore):
    """A branch, tag or other name for an object of Git."""

    @property
    def node_id(self) -> str | None:
        """Identifier of the object in the GraphQL API. (str)"""

    @property
    def object(self) -> GitObject | None:
        """What the reference points to. (GitObject)"""

    @property
    def ref(self) -> str | None:
        """Full name, as "refs/heads/main". (str)"""

    @property
    def url(self) -> str | None:
        """Address of the reference in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def delete(self) -> bool:
        """Delete the reference: the branch or the tag."""

    async def update(self, sha: GitHubCore | str, force: bool = False) -> bool:
        """Point the reference to another object."""

class Tag(GitHubCore):
    """An annotated tag: an object of Git with a message of its own."""

    @property
    def message(self) -> str | None:
        """Message of the tag. (str)"""

    @property
    def node_id(self) -> str | None:
        """Identifier of the object in the GraphQL API. (str)"""

    @property
    def object(self) -> GitObject | None:
        """What is tagged. (GitObject)"""

    @property
    def sha(self) -> str | None:
        """SHA of the tag object. (str)"""

    @property
    def tag(self) -> str | None:
        """Name of the tag, as "v1.0". (str)"""

    @property
    def tagger(self) -> GitActor | None:
        """Who tagged: a mapping with the keys name, email and date. (GitActor)"""

    @property
    def url(self) -> str | None:
        """Address of the tag object in the API. (str)"""

    @property
    def verification(self) -> Verification | None:
        """Result of checking the signature: a mapping with verified, reason, signature and payload. (Verification)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

class Tree(GitHubCore):
    """A directory with its entries."""

    @property
    def sha(self) -> str | None:
        """SHA of the tree. (str)"""

    @property
    def tree(self) -> list[Hash] | None:
        """The entries: those of the directory itself, or all below it when it was fetched recursively. (list[Hash])"""

    @property
    def truncated(self) -> bool | None:
        """Whether GitHub left entries out because there were too many; fetch directories one by one then. (bool)"""

    @property
    def url(self) -> str | None:
        """Address of the tree in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def recurse(self) -> Tree:
        """Fetch the tree with all that lies below it."""

class Hook(GitHubCore):
    """A hook of a repository."""

    @property
    def active(self) -> bool | None:
        """Whether it receives events. (bool)"""

    @property
    def config(self) -> dict[str, Any] | None:
        """Settings: `url`, `content_type` ("json" or "form"), `insecure_ssl`, and `secret`, of which only stars come
        back. (dict[str, Any])
        """

    @property
    def created_at(self) -> datetime | None:
        """When it was created. (datetime)"""

    @property
    def deliveries_url(self) -> str | None:
        """Address of what was delivered to it. (str)"""

    @property
    def events(self) -> list[str] | None:
        """Names of the events that it receives, as a list; "*" stands for all. (list[str])"""

    @property
    def id(self) -> int | None:
        """Number that is unique on GitHub. (int)"""

    @property
    def last_response(self) -> dict[str, Any] | None:
        """How the last delivery went: `code`, `status` and `message`. (dict[str, Any])"""

    @property
    def name(self) -> str | None:
        """ "web" for hooks; the services that had other names are gone. (str)"""

    @property
    def ping_url(self) -> str | None:
        """Address that sends a ping. (str)"""

    @property
    def test_url(self) -> str | None:
        """Address that sends the latest push again. (str)"""

    @property
    def type(self) -> str | None:
        """ "Repository". (str)"""

    @property
    def updated_at(self) -> datetime | None:
        """When it was last changed. (datetime)"""

    @property
    def url(self) -> str | None:
        """Address in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def edit(
        self,
        config: Mapping[str, str | int] = {},
        events: Iterable[GitHubCore | str] | None = None,
        add_events: Iterable[GitHubCore | str] | None = None,
        rm_events: Iterable[GitHubCore | str] | None = None,
        active: bool | None = None,
    ) -> bool:
        """Change it; what is left out stays as it is. Without any argument nothing is sent and the result is False.
        The object shows the new values afterwards.
        """

    async def delete(self) -> bool:
        """Delete it."""

    async def ping(self) -> bool:
        """Send it a ping."""

    async def test(self) -> bool:
        """Deliver the latest push once more. Nothing is delivered to a hook that receives no pushes; the result is
        True too.
        """

class ImportedIssue(GitHubCore):
    """The import of an issue: where it stands."""

    @property
    def created_at(self) -> datetime | None:
        """When the import was requested. (datetime)"""

    @property
    def errors(self) -> list[dict[str, Any]] | None:
        """What went wrong, when `status` is "failed". (list[dict[str, Any]])"""

    @property
    def id(self) -> int | None:
        """Number of the import. (int)"""

    @property
    def import_issues_url(self) -> str | None:
        """Address of all imports of the repository. (str)"""

    @property
    def issue_url(self) -> str | None:
        """Address of the issue that was created, when `status` is "imported". (str)"""

    @property
    def repository_url(self) -> str | None:
        """Address of the repository. (str)"""

    @property
    def status(self) -> str | None:
        """ "pending", "imported" or "failed". (str)"""

    @property
    def updated_at(self) -> datetime | None:
        """When the status last changed. (datetime)"""

    @property
    def url(self) -> str | None:
        """Address in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

class ShortIssue(GitHubCore):
    """An issue, as listings show it. Every pull request is an issue too, so listings of issues contain both."""

    @property
    def assignee(self) -> ShortUser | None:
        """First of the assignees, None without any. Use `assignees`. (ShortUser)"""

    @property
    def assignees(self) -> list[ShortUser] | None:
        """Who works on it. (list[ShortUser])"""

    @property
    def author_association(self) -> str | None:
        """How the author relates to the repository, as "OWNER", "MEMBER" or "NONE". (str)"""

    @property
    def body(self) -> str | None:
        """Description in Markdown, None when it was left empty. (str)"""

    @property
    def closed_at(self) -> datetime | None:
        """When it was closed, None while it is open. (datetime)"""

    @property
    def comments_count(self) -> int | None:
        """How many comments it has. (int)"""

    @property
    def comments_url(self) -> str | None:
        """Address of its comments. (str)"""

    @property
    def created_at(self) -> datetime | None:
        """When it was opened. (datetime)"""

    @property
    def draft(self) -> bool | None:
        """Whether a pull request is a draft. (bool)"""

    @property
    def events_url(self) -> str | None:
        """Address of its events. (str)"""

    @property
    def html_url(self) -> str | None:
        """Address of its page. (str)"""

    @property
    def id(self) -> int | None:
        """Number that is unique on GitHub. (int)"""

    @property
    def issue_dependencies_summary(self) -> dict[str, int] | None:
        """How many issues block it and are blocked by it: `blocked_by`, `blocking`, `total_blocked_by` and
        `total_blocking`. (dict[str, int])
        """

    @property
    def issue_field_values(self) -> list[dict[str, Any]] | None:
        """Values of the organization's issue fields. (list[dict[str, Any]])"""

    @property
    def labels_urlt(self) -> URITemplate | None:
        """Template of the address of its labels; takes `name`. (URITemplate)"""

    @property
    def active_lock_reason(self) -> str | None:
        """Why the conversation is locked, as "spam" or "resolved"; None when no reason was given. (str)"""

    @property
    def locked(self) -> bool | None:
        """Whether only collaborators may comment. (bool)"""

    @property
    def milestone(self) -> Milestone | None:
        """Milestone that it belongs to, if any. (Milestone)"""

    @property
    def node_id(self) -> str | None:
        """Identifier in the GraphQL API. (str)"""

    @property
    def number(self) -> int | None:
        """Number within the repository. (int)"""

    @property
    def original_labels(self) -> list[ShortLabel] | None:
        """Labels at the time of the response. (list[ShortLabel])"""

    @property
    def parent_issue_url(self) -> str | None:
        """Address of the issue that it is a sub-issue of, None for others. (str)"""

    @property
    def performed_via_github_app(self) -> App | None:
        """App that opened it for the user; None when the user did. (App)"""

    @property
    def pinned_comment(self) -> IssueComment | None:
        """Comment that is pinned to it, None without one. (IssueComment)"""

    @property
    def pull_request_urls(self) -> dict[str, Any] | None:
        """Addresses of the pull request that the issue is part of; None for a plain issue. (dict[str, Any])"""

    @property
    def reactions(self) -> Reactions | None:
        """How often each reaction was given. (Reactions)"""

    @property
    def repository(self) -> ShortRepository | None:
        """Repository of the issue; only in listings across repositories. (ShortRepository)"""

    @property
    def repository_url(self) -> str | None:
        """Address of the repository. (str)"""

    @property
    def state(self) -> str | None:
        """ "open" or "closed". (str)"""

    @property
    def state_reason(self) -> str | None:
        """Why it has its state: "completed", "not_planned", "duplicate" or "reopened". (str)"""

    @property
    def sub_issues_summary(self) -> dict[str, int] | None:
        """How many sub-issues it has: `total`, `completed` and `percent_completed`. (dict[str, int])"""

    @property
    def timeline_url(self) -> str | None:
        """Address of everything that happened to it. (str)"""

    @property
    def title(self) -> str | None:
        """Title. (str)"""

    @property
    def type(self) -> dict[str, Any] | None:
        """Type of the issue, where the organization defines types. (dict[str, Any])"""

    @property
    def updated_at(self) -> datetime | None:
        """When it was last changed. (datetime)"""

    @property
    def url(self) -> str | None:
        """Address in the API. (str)"""

    @property
    def user(self) -> ShortUser | None:
        """Who opened it, None when the account is gone. (ShortUser)"""

    async def refresh(self, conditional: bool = False) -> Issue:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def edit(
        self,
        title: str | None = None,
        body: str | None = None,
        assignee: GitHubCore | str | None = None,
        state: Literal["open", "closed"] | None = None,
        milestone: GitHubCore | int | str | None = None,
        labels: str | Iterable[GitHubCore | str] | None = None,
        assignees: Iterable[GitHubCore | str] | None = None,
        *,
        state_reason: Literal["completed", "not_planned", "duplicate", "reopened"] | None = None,
        duplicate_issue_id: GitHubCore | int | str | None = None,
        type: str | None = None,
        issue_field_values: Iterable[Mapping[str, str | float | Iterable[str]]] | None = None,
    ) -> bool:
        """Change the issue; what is not given stays as it is. Without any argument nothing is sent and the result is
        False. The object shows the new values afterwards.
        """

    async def close(
        self,
        *,
        state_reason: Literal["completed", "not_planned", "duplicate"] | None = None,
        duplicate_issue_id: GitHubCore | int | str | None = None,
    ) -> bool:
        """Close the issue; nothing else about it changes."""

    async def reopen(self) -> bool:
        """Open the issue again; nothing else about it changes."""

    async def assign(self, username: GitHubCore | str) -> bool:
        """Assign the issue to one user, in place of all present assignees."""

    async def is_closed(self) -> bool:
        """Whether the issue is closed, as far as this object knows; `refresh()` reads it from GitHub."""

    async def lock(self, *, lock_reason: Literal["off-topic", "too heated", "resolved", "spam"] | None = None) -> bool:
        """Let only collaborators comment. False when GitHub does not find the issue. `locked` is True afterwards."""

    async def unlock(self) -> bool:
        """Let everybody comment again. False when GitHub does not find the issue. `locked` is False afterwards."""

    async def pull_request(self) -> PullRequest | None:
        """Fetch the pull request of the issue; None when the issue is none."""

    async def add_assignees(self, users: Iterable[GitHubCore | str]) -> bool:
        """Add assignees; those who are assigned stay. An issue has at most ten."""

    async def remove_assignees(self, users: Iterable[GitHubCore | str]) -> bool:
        """Remove assignees; the others stay."""

    async def comment(self, id_num: GitHubCore | int | str) -> IssueComment:
        """Fetch one comment on the issue."""

    def comments(
        self,
        number: int = -1,
        sort: Literal["created", "updated"] | Literal[""] = "",
        direction: Literal["asc", "desc"] | Literal[""] = "",
        since: datetime | date | str | None = None,
        etag: str | None = None,
    ) -> AsyncListing[IssueComment]:
        """List the comments, oldest first."""

    async def create_comment(self, body: str) -> IssueComment:
        """Comment on the issue."""

    def events(self, number: int = -1, etag: str | None = None) -> AsyncListing[IssueEvent]:
        """List what happened to the issue, oldest first."""

    def labels(self, number: int = -1, etag: str | None = None) -> AsyncListing[ShortLabel]:
        """List the labels of the issue."""

    async def add_labels(self, *names: GitHubCore | str) -> list[ShortLabel]:
        """Add labels. Returns all labels that the issue has now."""

    async def remove_label(self, name: GitHubCore | str) -> list[ShortLabel]:
        """Remove one label. Returns the labels that are left; NotFoundError is raised when the issue does not have
        the label.
        """

    async def remove_all_labels(self) -> list[ShortLabel]:
        """Remove all labels. Returns the labels that are left, which is an empty list."""

    async def replace_labels(self, labels: str | Iterable[GitHubCore | str]) -> list[ShortLabel]:
        """Replace all labels. Returns the labels that the issue has now."""

    def list_reactions(
        self,
        content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"] | None = None,
        number: int = -1,
        etag: str | None = None,
    ) -> AsyncListing[Reaction]:
        """List the reactions to the issue. The field `reactions` has their numbers."""

    async def create_reaction(
        self, content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"]
    ) -> Reaction:
        """React to the issue. If the user has reacted like this before, the result is that reaction."""

    async def delete_reaction(self, reaction_id: GitHubCore | int | str) -> bool:
        """Delete a reaction to the issue."""

class Issue(ShortIssue):
    """An issue with every field."""

    @property
    def body_html(self) -> str | None:
        """Description as HTML. (str)"""

    @property
    def body_text(self) -> str | None:
        """Description as plain text. (str)"""

    @property
    def closed_by(self) -> ShortUser | None:
        """Who closed it, None while it is open. (ShortUser)"""

class IssueComment(GitHubCore):
    """A comment on an issue, or in the conversation of a pull request."""

    @property
    def author_association(self) -> str | None:
        """How the author relates to the repository, as "OWNER", "MEMBER" or "NONE". (str)"""

    @property
    def body(self) -> str | None:
        """Text in Markdown. (str)"""

    @property
    def body_html(self) -> str | None:
        """Text as HTML. (str)"""

    @property
    def body_text(self) -> str | None:
        """Text without markup. (str)"""

    @property
    def created_at(self) -> datetime | None:
        """When it was written. (datetime)"""

    @property
    def html_url(self) -> str | None:
        """Address on the page of the issue. (str)"""

    @property
    def id(self) -> int | None:
        """Number that is unique on GitHub. (int)"""

    @property
    def issue_url(self) -> str | None:
        """Address of the issue. (str)"""

    @property
    def minimized(self) -> dict[str, Any] | None:
        """Why the comment is hidden, in `reason`; None when it is shown. (dict[str, Any])"""

    @property
    def node_id(self) -> str | None:
        """Identifier in the GraphQL API. (str)"""

    @property
    def performed_via_github_app(self) -> App | None:
        """App that wrote it for the user; None when the user did. (App)"""

    @property
    def pin(self) -> dict[str, Any] | None:
        """When it was pinned and by whom, in `pinned_at` and `pinned_by`; None when it is not. (dict[str, Any])"""

    @property
    def reactions(self) -> Reactions | None:
        """How often each reaction was given. (Reactions)"""

    @property
    def updated_at(self) -> datetime | None:
        """When it was last changed. (datetime)"""

    @property
    def url(self) -> str | None:
        """Address in the API. (str)"""

    @property
    def user(self) -> ShortUser | None:
        """Who wrote it, None when the account is gone. (ShortUser)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def edit(self, body: str) -> bool:
        """Replace the text. The object shows the new values afterwards."""

    async def delete(self) -> bool:
        """Delete the comment."""

    def list_reactions(
        self,
        content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"] | None = None,
        number: int = -1,
        etag: str | None = None,
    ) -> AsyncListing[Reaction]:
        """List the reactions to the comment. The field `reactions` has their numbers."""

    async def create_reaction(
        self, content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"]
    ) -> Reaction:
        """React to the comment. If the user has reacted like this before, the result is that reaction."""

    async def delete_reaction(self, reaction_id: GitHubCore | int | str) -> bool:
        """Delete a reaction to the comment."""

class IssueEvent(GitHubCore):
    """Something that happened to an issue. Which of the fields are filled depends on `event`."""

    @property
    def actor(self) -> ShortUser | None:
        """Who did it, None when the account is gone. (ShortUser)"""

    @property
    def assignee(self) -> ShortUser | None:
        """Who was assigned or unassigned. (ShortUser)"""

    @property
    def assigner(self) -> ShortUser | None:
        """Who assigned it. (ShortUser)"""

    @property
    def author_association(self) -> str | None:
        """How the author relates to the repository, as "OWNER", "MEMBER" or "NONE". (str)"""

    @property
    def blocked_by(self) -> dict[str, Any] | None:
        """Issue that blocks this one, where such a dependency was added or removed: its `number` and `title`.
        (dict[str, Any])
        """

    @property
    def blocking(self) -> dict[str, Any] | None:
        """Issue that this one blocks, where such a dependency was added or removed: its `number` and `title`.
        (dict[str, Any])
        """

    @property
    def commit_id(self) -> str | None:
        """Commit that closed or mentioned the issue. (str)"""

    @property
    def commit_url(self) -> str | None:
        """Address of that commit. (str)"""

    @property
    def created_at(self) -> datetime | None:
        """When it happened. (datetime)"""

    @property
    def dismissed_review(self) -> dict[str, Any] | None:
        """Review that was dismissed, with `state`, `review_id` and `dismissal_message`. (dict[str, Any])"""

    @property
    def event(self) -> str | None:
        """What happened, as "closed", "reopened", "subscribed", "merged", "referenced", "mentioned" or "assigned".
        (str)
        """

    @property
    def id(self) -> int | None:
        """Number that is unique on GitHub. (int)"""

    @property
    def intent(self) -> dict[str, Any] | None:
        """Reason of an agent for its action: a mapping; None for others. (dict[str, Any])"""

    @property
    def issue_type(self) -> dict[str, Any] | None:
        """Type that the issue was given, None when it was taken away. (dict[str, Any])"""

    @property
    def label(self) -> dict[str, str] | None:
        """Label that was added or removed, with `name` and `color`. (dict[str, str])"""

    @property
    def lock_reason(self) -> str | None:
        """Why the conversation was locked. (str)"""

    @property
    def milestone(self) -> dict[str, str] | None:
        """Milestone that was set or removed, with its `title`. (dict[str, str])"""

    @property
    def node_id(self) -> str | None:
        """Identifier in the GraphQL API. (str)"""

    @property
    def parent_issue(self) -> dict[str, Any] | None:
        """Parent issue that was added or removed: its `number` and `title`. (dict[str, Any])"""

    @property
    def performed_via_github_app(self) -> App | None:
        """App that did it for the user; None when the user did it. (App)"""

    @property
    def prev_issue_type(self) -> dict[str, Any] | None:
        """Type that the issue had before. (dict[str, Any])"""

    @property
    def project_card(self) -> dict[str, Any] | None:
        """Card of a classic project that was added, moved or removed. (dict[str, Any])"""

    @property
    def rename(self) -> dict[str, str] | None:
        """Old and new title, in `from` and `to`. (dict[str, str])"""

    @property
    def requested_reviewer(self) -> ShortUser | None:
        """User whose review was requested. (ShortUser)"""

    @property
    def requested_reviewers(self) -> list[ShortUser] | None:
        """Users whose review was requested, when there are several. (list[ShortUser])"""

    @property
    def requested_team(self) -> ShortTeam | None:
        """Team whose review was requested. (ShortTeam)"""

    @property
    def review_requester(self) -> ShortUser | None:
        """User who requested the review. (ShortUser)"""

    @property
    def sub_issue(self) -> dict[str, Any] | None:
        """Sub-issue that was added or removed: its `number` and `title`. (dict[str, Any])"""

    @property
    def url(self) -> str | None:
        """Address in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

class RepositoryIssueEvent(IssueEvent):
    """Something that happened to one of the issues of a repository."""

    @property
    def issue(self) -> ShortIssue | None:
        """The issue, None when it is gone. (ShortIssue)"""

class ShortLabel(GitHubCore):
    """A label, as it comes with issues and milestones."""

    @property
    def color(self) -> str | None:
        """Background colour, six hexadecimal digits without `#`. (str)"""

    @property
    def default(self) -> bool | None:
        """Whether it is one of the labels that GitHub adds to a new repository. (bool)"""

    @property
    def description(self) -> str | None:
        """What the label is for. (str)"""

    @property
    def id(self) -> int | None:
        """Number that is unique on GitHub. (int)"""

    @property
    def name(self) -> str | None:
        """Name. (str)"""

    @property
    def node_id(self) -> str | None:
        """Identifier in the GraphQL API. (str)"""

    @property
    def url(self) -> str | None:
        """Address in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def update(self, name: str, color: str, description: str | None = None) -> bool:
        """Rename the label, or give it another colour or description. The object shows the new values afterwards."""

    async def delete(self) -> bool:
        """Delete the label, and so remove it from all issues."""

class Label(ShortLabel):
    """A label of a repository."""

class Milestone(GitHubCore):
    """A milestone: a goal that issues and pull requests are gathered under."""

    @property
    def closed_at(self) -> datetime | None:
        """When it was closed, None while it is open. (datetime)"""

    @property
    def closed_issues(self) -> int | None:
        """How many of its issues are closed. (int)"""

    @property
    def closed_issues_count(self) -> int | None:
        """How many of its issues are closed. (int)"""

    @property
    def created_at(self) -> datetime | None:
        """When it was created. (datetime)"""

    @property
    def creator(self) -> ShortUser | None:
        """Who created it, None when the account is gone. (ShortUser)"""

    @property
    def description(self) -> str | None:
        """What it is about. (str)"""

    @property
    def due_on(self) -> datetime | None:
        """When it is due, None without a date. (datetime)"""

    @property
    def html_url(self) -> str | None:
        """Address of its page. (str)"""

    @property
    def id(self) -> int | None:
        """Number that is unique on GitHub. (int)"""

    @property
    def labels_url(self) -> str | None:
        """Address of the labels of its issues. (str)"""

    @property
    def node_id(self) -> str | None:
        """Identifier in the GraphQL API. (str)"""

    @property
    def number(self) -> int | None:
        """Number within the repository. (int)"""

    @property
    def open_issues(self) -> int | None:
        """How many of its issues are open. (int)"""

    @property
    def open_issues_count(self) -> int | None:
        """How many of its issues are open. (int)"""

    @property
    def state(self) -> str | None:
        """ "open" or "closed". (str)"""

    @property
    def title(self) -> str | None:
        """Title. (str)"""

    @property
    def updated_at(self) -> datetime | None:
        """When it was last changed. (datetime)"""

    @property
    def url(self) -> str | None:
        """Address in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def update(
        self,
        title: str | None = None,
        state: Literal["open", "closed"] | None = None,
        description: str | None = None,
        due_on: datetime | date | str | None = None,
    ) -> bool:
        """Change the milestone; what is not given stays as it is. Without any argument nothing is sent and the
        result
        is False. The object shows the new values afterwards.
        """

    async def delete(self) -> bool:
        """Delete the milestone; its issues stay."""

    def labels(self, number: int = -1, etag: str | None = None) -> AsyncListing[ShortLabel]:
        """List the labels of the issues in the milestone."""

class ShortLicense(GitHubCore):
    """A license, as listings and repositories show it."""

    @property
    def key(self) -> str | None:
        """Short name in the API, as "mit". (str)"""

    @property
    def name(self) -> str | None:
        """Full name, as "MIT License". (str)"""

    @property
    def node_id(self) -> str | None:
        """Identifier in the GraphQL API. (str)"""

    @property
    def spdx_id(self) -> str | None:
        """Identifier in the SPDX list, as "MIT"; "NOASSERTION" or None where it is not in the list. (str)"""

    @property
    def url(self) -> str | None:
        """Address in the API, None for a license that GitHub does not know. (str)"""

    async def refresh(self, conditional: bool = False) -> License:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

class License(ShortLicense):
    """A license with its text and its terms."""

    @property
    def body(self) -> str | None:
        """Text, with placeholders such as `[year]`. (str)"""

    @property
    def conditions(self) -> list[str] | None:
        """What is required of those who use the work, as "include-copyright". (list[str])"""

    @property
    def description(self) -> str | None:
        """What it is for, in a sentence or two. (str)"""

    @property
    def featured(self) -> bool | None:
        """Whether GitHub recommends it. (bool)"""

    @property
    def html_url(self) -> str | None:
        """Address of its page at choosealicense.com. (str)"""

    @property
    def implementation(self) -> str | None:
        """How to put it on a work. (str)"""

    @property
    def limitations(self) -> list[str] | None:
        """What it rules out, as "liability". (list[str])"""

    @property
    def permissions(self) -> list[str] | None:
        """What it allows, as "commercial-use". (list[str])"""

class RepositoryLicense(GitHubCore):
    """The file with the license of a repository."""

    @property
    def content(self) -> str | None:
        """Content of the file, in `encoding`; `decode_content` returns the text. (str)"""

    @property
    def download_url(self) -> str | None:
        """Address of the file itself. (str)"""

    @property
    def encoding(self) -> str | None:
        """How `content` is encoded: "base64". (str)"""

    @property
    def git_url(self) -> str | None:
        """Address of the blob in the API. (str)"""

    @property
    def html_url(self) -> str | None:
        """Address of its page. (str)"""

    @property
    def license(self) -> ShortLicense | None:
        """License that GitHub detected in the file. (ShortLicense)"""

    @property
    def links(self) -> dict[str, str] | None:
        """Addresses by relation: `self`, `git` and `html`. (dict[str, str])"""

    @property
    def name(self) -> str | None:
        """Name of the file. (str)"""

    @property
    def path(self) -> str | None:
        """Path in the repository. (str)"""

    @property
    def sha(self) -> str | None:
        """SHA of the blob. (str)"""

    @property
    def size(self) -> int | None:
        """Size in bytes. (int)"""

    @property
    def type(self) -> str | None:
        """ "file". (str)"""

    @property
    def url(self) -> str | None:
        """Address in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def decode_content(self) -> str:
        """The text of the file. Bytes that are not UTF-8 are replaced by U+FFFD."""

class ContributorStats(GitHubCore):
    """How much one person has contributed, week by week."""

    @property
    def alternate_weeks(self) -> list[dict[str, datetime | int | None]] | None:
        """The weeks with readable keys: "start of week" (a time), "additions", "deletions" and "commits".
        (list[dict[str, datetime | int | None]])
        """

    @property
    def alt_weeks(self) -> list[dict[str, datetime | int | None]] | None:
        """Old name of `alternate_weeks`. (list[dict[str, datetime | int | None]])"""

    @property
    def author(self) -> ShortUser | None:
        """Who it is, None when the account is gone. (ShortUser)"""

    @property
    def total(self) -> int | None:
        """How many commits altogether. (int)"""

    @property
    def weeks(self) -> list[Week] | None:
        """The weeks as GitHub sends them: `w` (start, in seconds since 1970), `a` (lines added), `d` (lines
        deleted) and `c` (commits). (list[Week])
        """

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

class ClonesStats(GitHubCore):
    """How often a repository was cloned in the last 14 days."""

    @property
    def clones(self) -> list[Traffic] | None:
        """Days or weeks: "timestamp" (its start, a time), "count" and "uniques". (list[Traffic] | None)"""

    @property
    def count(self) -> int | None:
        """How often altogether. (int)"""

    @property
    def uniques(self) -> int | None:
        """By how many different people. (int)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

class ViewsStats(GitHubCore):
    """How often the pages of a repository were seen in the last 14 days."""

    @property
    def count(self) -> int | None:
        """How often altogether. (int)"""

    @property
    def uniques(self) -> int | None:
        """By how many different people. (int)"""

    @property
    def views(self) -> list[Traffic] | None:
        """Days or weeks: "timestamp" (its start, a time), "count" and "uniques". (list[Traffic] | None)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

class ShortOrganization(GitHubCore):
    """An organization, as listings show it."""

    @property
    def avatar_url(self) -> str | None:
        """Address of the picture. (str)"""

    @property
    def description(self) -> str | None:
        """What the organization is about. (str)"""

    @property
    def events_url(self) -> str | None:
        """Address of its events. (str)"""

    @property
    def hooks_url(self) -> str | None:
        """Address of its hooks. (str)"""

    @property
    def id(self) -> int | None:
        """Number that is unique on GitHub. (int)"""

    @property
    def issues_url(self) -> str | None:
        """Address of its issues. (str)"""

    @property
    def login(self) -> str | None:
        """Name in addresses. (str)"""

    @property
    def members_url(self) -> str | None:
        """Address of its members, with a place for a login. (str)"""

    @property
    def node_id(self) -> str | None:
        """Identifier in the GraphQL API. (str)"""

    @property
    def public_members_urlt(self) -> URITemplate | None:
        """Template of the address of its public members; takes `member`. (URITemplate)"""

    @property
    def repos_url(self) -> str | None:
        """Address of its repositories. (str)"""

    @property
    def type(self) -> str | None:
        """ "Organization". Deprecated: it is the same for all. (str)"""

    @property
    def url(self) -> str | None:
        """Address in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Organization:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def public_key(self) -> PublicKey:
        """Fetch the key to encrypt secrets of the organization with."""

    def secrets(self, number: int = -1, etag: str | None = None) -> AsyncListing[OrganizationSecret]:
        """List its secrets."""

    async def secret(self, secret_name: GitHubCore | str) -> OrganizationSecret:
        """Fetch one secret."""

    async def create_or_update_secret(
        self,
        secret_name: GitHubCore | str,
        encrypted_value: str,
        visibility: Literal["all", "private", "selected"],
        selected_repo_ids: Iterable[int] | None = None,
    ) -> OrganizationSecret:
        """Create a secret, or change its value and who shares it, and return it."""

    async def set_secret(
        self,
        secret_name: GitHubCore | str,
        value: str | bytes,
        visibility: Literal["all", "private", "selected"],
        selected_repo_ids: Iterable[int] | None = None,
    ) -> OrganizationSecret:
        """Encrypt a value for GitHub, create a secret of it or change one, and return the secret."""

    async def delete_secret(self, secret_name: GitHubCore | str) -> bool:
        """Delete a secret. False when there is none of that name."""

    def all_events(self, username: GitHubCore | str, number: int = -1, etag: str | None = None) -> AsyncListing[Event]:
        """List the events of the organization as its dashboard shows them to a member, private ones included."""

    def public_events(self, number: int = -1, etag: str | None = None) -> AsyncListing[Event]:
        """List the public events of the organization, latest first."""

    async def edit(
        self,
        billing_email: str | None = None,
        company: str | None = None,
        email: str | None = None,
        location: str | None = None,
        name: str | None = None,
        description: str | None = None,
        has_organization_projects: bool | None = None,
        has_repository_projects: bool | None = None,
        default_repository_permission: Literal["read", "write", "admin", "none"] | None = None,
        members_can_create_repositories: bool | None = None,
        *,
        blog: str | None = None,
        twitter_username: str | None = None,
        members_can_create_public_repositories: bool | None = None,
        members_can_create_private_repositories: bool | None = None,
        members_can_create_internal_repositories: bool | None = None,
        members_can_create_pages: bool | None = None,
        members_can_create_public_pages: bool | None = None,
        members_can_create_private_pages: bool | None = None,
        members_can_fork_private_repositories: bool | None = None,
        web_commit_signoff_required: bool | None = None,
        secret_scanning_push_protection_custom_link_enabled: bool | None = None,
        secret_scanning_push_protection_custom_link: str | None = None,
        deploy_keys_enabled_for_repositories: bool | None = None,
    ) -> bool:
        """Change the organization; what is not given stays as it is. Without any argument nothing is sent and the
        result is False. The object shows the new values afterwards.
        """

    async def add_or_update_membership(
        self, username: GitHubCore | str, role: Literal["member", "admin"] = "member"
    ) -> Membership:
        """Add a member, or change the role. Who is not a member yet receives an invitation and is "pending"
        meanwhile.
        """

    async def conceal_member(self, username: GitHubCore | str) -> bool:
        """Hide that you are a member. False when GitHub does not find the membership."""

    async def publicize_member(self, username: GitHubCore | str) -> bool:
        """Show that you are a member. False when GitHub does not find the membership."""

    async def is_member(self, username: GitHubCore | str) -> bool:
        """Whether a user is a member. Who is not a member learns of public members only."""

    async def is_public_member(self, username: GitHubCore | str) -> bool:
        """Whether a user shows to be a member."""

    def members(
        self,
        filter: Literal["2fa_disabled", "2fa_insecure", "all"] | None = None,
        role: Literal["all", "admin", "member"] | None = None,
        number: int = -1,
        etag: str | None = None,
    ) -> AsyncListing[ShortUser]:
        """List the members. Who is not a member sees the public ones only."""

    async def membership_for(self, username: GitHubCore | str) -> Membership:
        """Fetch how a user belongs to the organization. Only members may do that."""

    def public_members(self, number: int = -1, etag: str | None = None) -> AsyncListing[ShortUser]:
        """List those who show to be members."""

    async def remove_member(self, username: GitHubCore | str) -> bool:
        """Remove a member from the organization and all its teams. False when GitHub does not find one."""

    async def remove_membership(self, username: GitHubCore | str) -> bool:
        """Remove a member, or take an invitation back. False when GitHub does not find one."""

    async def cancel_invite(self, invitee_id: GitHubCore | int | str) -> bool:
        """Take an invitation back. False when GitHub does not find it."""

    async def failed_invitations(self) -> list[dict[str, Any]]:
        """List invitations that failed or expired, as mappings; the first 30 of them."""

    def invitations(
        self,
        number: int = -1,
        etag: str | None = None,
        *,
        role: Literal["all", "admin", "direct_member", "billing_manager", "hiring_manager"] | None = None,
        invitation_source: Literal["all", "member", "scim"] | None = None,
    ) -> AsyncListing[OrganizationInvitation]:
        """List the pending invitations."""

    async def invite(
        self,
        team_ids: Iterable[int],
        invitee_id: GitHubCore | int | str | None = None,
        email: str | None = None,
        role: Literal["direct_member", "admin", "billing_manager", "reinstate"] = "direct_member",
    ) -> OrganizationInvitation:
        """Invite somebody to the organization and to teams. Only owners may."""

    async def make_outside_collaborator(self, username: GitHubCore | str, *, async_: bool | None = None) -> bool:
        """Convert a member to an outside collaborator, who keeps only the repositories that the present teams allow."""

    def outside_collaborators(
        self,
        filter: Literal["2fa_disabled", "2fa_insecure", "all"] | None = None,
        number: int = -1,
        etag: str | None = None,
    ) -> AsyncListing[ShortUser]:
        """List those who work on repositories without being members."""

    async def remove_outside_collaborator(self, username: GitHubCore | str) -> bool:
        """Remove an outside collaborator from all repositories. False when GitHub does not find one."""

    async def block(self, username: GitHubCore | str) -> bool:
        """Block a user. False when GitHub does not find one."""

    async def unblock(self, username: GitHubCore | str) -> bool:
        """Block a user no longer. False when GitHub does not find one."""

    async def is_blocking(self, username: GitHubCore | str) -> bool:
        """Whether the organization blocks a user."""

    def blocked_users(self, number: int = -1, etag: str | None = None) -> AsyncListing[ShortUser]:
        """List the users that the organization blocks."""

    async def create_hook(
        self,
        name: str,
        config: Mapping[str, str | int],
        events: Iterable[GitHubCore | str] = ["push"],
        active: bool = True,
    ) -> OrganizationHook:
        """Create a hook."""

    async def hook(self, hook_id: GitHubCore | int | str) -> OrganizationHook:
        """Fetch one hook."""

    def hooks(self, number: int = -1, etag: str | None = None) -> AsyncListing[OrganizationHook]:
        """List the hooks."""

    async def create_repository(
        self,
        name: str,
        description: str = "",
        homepage: str = "",
        private: bool = False,
        has_issues: bool = True,
        has_wiki: bool = True,
        team_id: GitHubCore | int | str = 0,
        auto_init: bool = False,
        gitignore_template: str = "",
        license_template: str = "",
        has_projects: bool = True,
        *,
        visibility: Literal["public", "private", "internal"] | None = None,
        has_downloads: bool | None = None,
        is_template: bool | None = None,
        allow_squash_merge: bool | None = None,
        allow_merge_commit: bool | None = None,
        allow_rebase_merge: bool | None = None,
        allow_auto_merge: bool | None = None,
        delete_branch_on_merge: bool | None = None,
        squash_merge_commit_title: Literal["PR_TITLE", "COMMIT_OR_PR_TITLE"] | None = None,
        squash_merge_commit_message: Literal["PR_BODY", "COMMIT_MESSAGES", "BLANK"] | None = None,
        merge_commit_title: Literal["PR_TITLE", "MERGE_MESSAGE"] | None = None,
        merge_commit_message: Literal["PR_BODY", "PR_TITLE", "BLANK"] | None = None,
        custom_properties: Mapping[str, str | Iterable[str] | None] | None = None,
    ) -> Repository:
        """Create a repository of the organization."""

    def repositories(
        self,
        type: Literal["all", "public", "private", "forks", "sources", "member", "internal"] | Literal[""] = "",
        number: int = -1,
        etag: str | None = None,
        *,
        sort: Literal["created", "updated", "pushed", "full_name"] | None = None,
        direction: Literal["asc", "desc"] | None = None,
    ) -> AsyncListing[ShortRepository]:
        """List the repositories that you can see."""

    async def create_project(self, name: str, body: str = "") -> Project:
        """Create a classic project. GitHub no longer offers these."""

    async def project(self, id: GitHubCore | int | str, etag: str | None = None) -> Project | None:
        """Fetch a project of the classic kind, by its `id`; None when `etag` is given and it has not changed."""

    def projects(self, number: int = -1, etag: str | None = None) -> AsyncListing[Project]:
        """List the projects of the classic kind."""

    async def create_team(
        self,
        name: str,
        repo_names: Iterable[GitHubCore | str] = [],
        maintainers: Iterable[GitHubCore | str] = [],
        permission: Literal["pull", "push"] = "pull",
        parent_team_id: GitHubCore | int | str | None = None,
        privacy: Literal["secret", "closed"] = "secret",
        *,
        description: str | None = None,
        notification_setting: Literal["notifications_enabled", "notifications_disabled"] | None = None,
        parent_team_slug: GitHubCore | str | None = None,
        ldap_dn: str | None = None,
    ) -> Team:
        """Create a team. You become its maintainer."""

    @overload
    async def team(self, team_id: GitHubCore | int | str, *, lazy: Literal[False] = False) -> Team:
        """Fetch one team by its number."""
    @overload
    def team(self, team_id: GitHubCore | int | str, *, lazy: Literal[True]) -> Team:
        """Fetch one team by its number."""

    @overload
    async def team_by_name(self, team_slug: GitHubCore | str, *, lazy: Literal[False] = False) -> Team:
        """Fetch one team by its name in addresses."""
    @overload
    def team_by_name(self, team_slug: GitHubCore | str, *, lazy: Literal[True]) -> Team:
        """Fetch one team by its name in addresses."""

    def teams(
        self,
        number: int = -1,
        etag: str | None = None,
        *,
        team_type: Literal["all", "enterprise", "organization"] | None = None,
    ) -> AsyncListing[ShortTeam]:
        """List the teams that you can see."""

    async def add_repository(self, repository: GitHubCore | str, team_id: GitHubCore | int | str) -> bool:
        """Put a repository in the care of a team. `Team.add_repository` can also set the permission."""

    async def remove_repository(self, repository: GitHubCore | str, team_id: GitHubCore | int | str) -> bool:
        """Take a repository from a team. The repository itself stays."""

class Organization(ShortOrganization):
    """An organization with every field. Some fields come only for its members or owners."""

    @property
    def archived_at(self) -> datetime | None:
        """When it was archived, None when it was not. (datetime)"""

    @property
    def billing_email(self) -> str | None:
        """Address that bills go to; only for owners. (str)"""

    @property
    def blog(self) -> str | None:
        """Address of its site. (str)"""

    @property
    def collaborators_count(self) -> int | None:
        """How many people work on private repositories; only for owners. (int)"""

    @property
    def company(self) -> str | None:
        """Name of the company. (str)"""

    @property
    def created_at(self) -> datetime | None:
        """When it was created. (datetime)"""

    @property
    def default_repository_branch(self) -> str | None:
        """Name of the default branch of new repositories. (str)"""

    @property
    def default_repository_permission(self) -> str | None:
        """What members may do in repositories by default: "read", "write", "admin" or "none"; only for owners. (str)"""

    @property
    def deploy_keys_enabled_for_repositories(self) -> bool | None:
        """Whether repositories may have deploy keys; only for owners. (bool)"""

    @property
    def disk_usage(self) -> int | None:
        """How much space the repositories take, in kilobytes; only for owners. (int)"""

    @property
    def display_commenter_full_name_setting_enabled(self) -> bool | None:
        """Whether comments show full names; only for owners. (bool)"""

    @property
    def email(self) -> str | None:
        """Public mail address. (str)"""

    @property
    def followers_count(self) -> int | None:
        """How many people follow it. (int)"""

    @property
    def following_count(self) -> int | None:
        """How many people it follows. (int)"""

    @property
    def has_organization_projects(self) -> bool | None:
        """Whether it may have projects. (bool)"""

    @property
    def has_repository_projects(self) -> bool | None:
        """Whether its repositories may have projects. (bool)"""

    @property
    def html_url(self) -> str | None:
        """Address of its page. (str)"""

    @property
    def is_verified(self) -> bool | None:
        """Whether GitHub has checked its domain. (bool)"""

    @property
    def location(self) -> str | None:
        """Where it is. (str)"""

    @property
    def members_allowed_repository_creation_type(self) -> str | None:
        """Which repositories members may make: "all", "private" or "none"; only for owners. (str)"""

    @property
    def members_can_change_repo_visibility(self) -> bool | None:
        """Whether members may make repositories public or private; only for owners. (bool)"""

    @property
    def members_can_create_internal_repositories(self) -> bool | None:
        """Whether members may make internal repositories; only for owners. (bool)"""

    @property
    def members_can_create_pages(self) -> bool | None:
        """Whether members may publish sites with GitHub Pages; only for owners. (bool)"""

    @property
    def members_can_create_private_pages(self) -> bool | None:
        """Whether members may publish private sites; only for owners. (bool)"""

    @property
    def members_can_create_private_repositories(self) -> bool | None:
        """Whether members may make private repositories; only for owners. (bool)"""

    @property
    def members_can_create_public_pages(self) -> bool | None:
        """Whether members may publish public sites; only for owners. (bool)"""

    @property
    def members_can_create_public_repositories(self) -> bool | None:
        """Whether members may make public repositories; only for owners. (bool)"""

    @property
    def members_can_create_repositories(self) -> bool | None:
        """Whether members may make repositories; only for owners. (bool)"""

    @property
    def members_can_create_teams(self) -> bool | None:
        """Whether members may make teams; only for owners. (bool)"""

    @property
    def members_can_delete_issues(self) -> bool | None:
        """Whether members may delete issues; only for owners. (bool)"""

    @property
    def members_can_delete_repositories(self) -> bool | None:
        """Whether members may delete repositories; only for owners. (bool)"""

    @property
    def members_can_fork_private_repositories(self) -> bool | None:
        """Whether members may fork private repositories; only for owners. (bool)"""

    @property
    def members_can_invite_outside_collaborators(self) -> bool | None:
        """Whether members may invite outside collaborators; only for owners. (bool)"""

    @property
    def members_can_view_dependency_insights(self) -> bool | None:
        """Whether members see what the repositories depend on; only for owners. (bool)"""

    @property
    def name(self) -> str | None:
        """Name for people. (str)"""

    @property
    def owned_private_repos_count(self) -> int | None:
        """How many private repositories it owns; only for members. (int)"""

    @property
    def plan(self) -> Plan | None:
        """What it pays for; only for owners. (Plan)"""

    @property
    def private_gists_count(self) -> int | None:
        """How many secret gists it has; only for owners. (int)"""

    @property
    def public_gists_count(self) -> int | None:
        """How many public gists it has. (int)"""

    @property
    def public_repos_count(self) -> int | None:
        """How many public repositories it has. (int)"""

    @property
    def readers_can_create_discussions(self) -> bool | None:
        """Whether those who may read a repository may begin discussions; only for owners. (bool)"""

    @property
    def secret_scanning_push_protection_custom_link(self) -> str | None:
        """Address shown to people whose push is blocked because it contains a secret; only for owners. (str)"""

    @property
    def secret_scanning_push_protection_custom_link_enabled(self) -> bool | None:
        """Whether that address is shown; only for owners. (bool)"""

    @property
    def total_private_repos_count(self) -> int | None:
        """How many private repositories it can reach; only for members. (int)"""

    @property
    def twitter_username(self) -> str | None:
        """Name on Twitter. (str)"""

    @property
    def two_factor_requirement_enabled(self) -> bool | None:
        """Whether members must use two-factor authentication; only for owners. (bool)"""

    @property
    def updated_at(self) -> datetime | None:
        """When it was last changed. (datetime)"""

    @property
    def web_commit_signoff_required(self) -> bool | None:
        """Whether commits on GitHub's website must be signed off. (bool)"""

class Membership(GitHubCore):
    """How somebody belongs to an organization."""

    @property
    def active(self) -> bool | None:
        """Whether the user is a member now. (bool)"""

    @property
    def direct_membership(self) -> bool | None:
        """Whether the user belongs to it otherwise than through a team of the enterprise. (bool)"""

    @property
    def enterprise_teams_providing_indirect_membership(self) -> list[str] | None:
        """Slugs of the teams of the enterprise that make the user a member. (list[str])"""

    @property
    def organization(self) -> ShortOrganization | None:
        """The organization. (ShortOrganization)"""

    @property
    def organization_url(self) -> str | None:
        """Address of the organization. (str)"""

    @property
    def pending(self) -> bool | None:
        """Whether the user has been invited and has not accepted yet. (bool)"""

    @property
    def permissions(self) -> dict[str, bool] | None:
        """What the user may do there: `can_create_repository`. (dict[str, bool])"""

    @property
    def role(self) -> str | None:
        """ "member", "admin" or "billing_manager". (str)"""

    @property
    def state(self) -> str | None:
        """ "active" or "pending". (str)"""

    @property
    def url(self) -> str | None:
        """Address in the API. (str)"""

    @property
    def user(self) -> ShortUser | None:
        """The user, None when the account is gone. (ShortUser)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def edit(self, state: Literal["active"]) -> bool:
        """Accept the invitation, when the membership is your own. The object shows the new values afterwards."""

class OrganizationInvitation(GitHubCore):
    """An invitation to an organization."""

    @property
    def created_at(self) -> datetime | None:
        """When it was sent. (datetime)"""

    @property
    def email(self) -> str | None:
        """Mail address that it went to, None when a user of GitHub was invited. (str)"""

    @property
    def failed_at(self) -> datetime | None:
        """When it failed or ran out, None while it is open. (datetime)"""

    @property
    def failed_reason(self) -> str | None:
        """Why it failed. (str)"""

    @property
    def id(self) -> int | None:
        """Number that is unique on GitHub. (int)"""

    @property
    def invitation_source(self) -> str | None:
        """How it came about, as "member" or "scim". (str)"""

    @property
    def invitation_team_url(self) -> str | None:
        """Address of the teams that it is for, as old servers name it; see `invitation_teams_url`. (str)"""

    @property
    def invitation_teams_url(self) -> str | None:
        """Address of the teams that it is for. (str)"""

    @property
    def inviter(self) -> ShortUser | None:
        """Who sent it, None when the account is gone. (ShortUser)"""

    @property
    def login(self) -> str | None:
        """Login of the invited user, None when a mail address was invited. (str)"""

    @property
    def node_id(self) -> str | None:
        """Identifier in the GraphQL API. (str)"""

    @property
    def role(self) -> str | None:
        """Role that it offers: "direct_member", "admin", "billing_manager" or "reinstate". (str)"""

    @property
    def team_count(self) -> int | None:
        """How many teams it is for. (int)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    def teams(self, number: int = -1, etag: str | None = None) -> AsyncListing[ShortTeam]:
        """List the teams that the invitation is for."""

class OrganizationHook(GitHubCore):
    """A hook of an organization: what GitHub calls when something happens there."""

    @property
    def active(self) -> bool | None:
        """Whether it is called. (bool)"""

    @property
    def config(self) -> dict[str, Any] | None:
        """Where and how it is called, with `url`, `content_type`, `insecure_ssl` and a masked `secret`. (dict[str,
        Any])
        """

    @property
    def created_at(self) -> datetime | None:
        """When it was created. (datetime)"""

    @property
    def deliveries_url(self) -> str | None:
        """Address of its latest calls. (str)"""

    @property
    def events(self) -> list[str] | None:
        """Names of the events that it is called for. (list[str])"""

    @property
    def id(self) -> int | None:
        """Number that is unique on GitHub. (int)"""

    @property
    def name(self) -> str | None:
        """Kind of hook; "web" today. (str)"""

    @property
    def ping_url(self) -> str | None:
        """Address that sends it a test event. (str)"""

    @property
    def type(self) -> str | None:
        """ "Organization". (str)"""

    @property
    def updated_at(self) -> datetime | None:
        """When it was last changed. (datetime)"""

    @property
    def url(self) -> str | None:
        """Address in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def edit(
        self,
        config: Mapping[str, str | int] = {},
        events: Iterable[GitHubCore | str] | None = None,
        active: bool | None = None,
    ) -> bool:
        """Change the hook; what is left out stays as it is. Without any argument nothing is sent and the result is
        False. The object shows the new values afterwards.
        """

    async def delete(self) -> bool:
        """Delete the hook. False when GitHub does not find it."""

    async def ping(self) -> bool:
        """Send a test event to the hook. False when GitHub does not find it."""

class PagesInfo(GitHubCore):
    """The site that a repository publishes."""

    @property
    def build_type(self) -> str | None:
        """How it is built: "legacy" from a branch, or "workflow". (str)"""

    @property
    def cname(self) -> str | None:
        """Domain of its own, None without one. (str)"""

    @property
    def custom_404(self) -> bool | None:
        """Whether it has a page of its own for addresses that are not found. (bool)"""

    @property
    def html_url(self) -> str | None:
        """Address of the site. (str)"""

    @property
    def https_certificate(self) -> dict[str, Any] | None:
        """The certificate of its domain, with `state`, `description`, `domains` and `expires_at`. (dict[str, Any])"""

    @property
    def https_enforced(self) -> bool | None:
        """Whether visitors are led from http to https. (bool)"""

    @property
    def pending_domain_unverified_at(self) -> datetime | None:
        """When a domain that was not verified is given up. (datetime)"""

    @property
    def protected_domain_state(self) -> str | None:
        """Whether the domain is verified: "pending", "verified", "unverified" or None. (str)"""

    @property
    def public(self) -> bool | None:
        """Whether everyone sees the site. (bool)"""

    @property
    def source(self) -> dict[str, str] | None:
        """Where the files are: `branch` and `path`. (dict[str, str])"""

    @property
    def status(self) -> str | None:
        """ "built", "building", "errored", or None before the first build. (str)"""

    @property
    def url(self) -> str | None:
        """Address in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

class PagesBuild(GitHubCore):
    """A build of a site."""

    @property
    def commit(self) -> str | None:
        """SHA of the commit it was built from. (str)"""

    @property
    def created_at(self) -> datetime | None:
        """When it began. (datetime)"""

    @property
    def duration(self) -> int | None:
        """How long it took, in milliseconds. (int)"""

    @property
    def error(self) -> dict[str, str | None] | None:
        """What went wrong, in `message`, which is None when nothing did. (dict[str, str | None])"""

    @property
    def pusher(self) -> ShortUser | None:
        """Who pushed the commit, None when the account is gone. (ShortUser)"""

    @property
    def status(self) -> str | None:
        """ "queued", "building", "built" or "errored". (str)"""

    @property
    def updated_at(self) -> datetime | None:
        """When it was last changed. (datetime)"""

    @property
    def url(self) -> str | None:
        """Address in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

class Project(GitHubCore):
    """A classic project: a board of columns with cards."""

    @property
    def body(self) -> str | None:
        """What it is about, in Markdown. (str)"""

    @property
    def columns_url(self) -> str | None:
        """Address of its columns. (str)"""

    @property
    def created_at(self) -> datetime | None:
        """When it was created. (datetime)"""

    @property
    def creator(self) -> ShortUser | None:
        """Who created it, None when the account is gone. (ShortUser)"""

    @property
    def html_url(self) -> str | None:
        """Address of its page. (str)"""

    @property
    def id(self) -> int | None:
        """Number that is unique on GitHub. (int)"""

    @property
    def name(self) -> str | None:
        """Name. (str)"""

    @property
    def node_id(self) -> str | None:
        """Identifier in the GraphQL API. (str)"""

    @property
    def number(self) -> int | None:
        """Number within the repository or organization. (int)"""

    @property
    def owner_url(self) -> str | None:
        """Address of the repository, organization or user that has it. (str)"""

    @property
    def state(self) -> str | None:
        """ "open" or "closed". (str)"""

    @property
    def updated_at(self) -> datetime | None:
        """When it was last changed. (datetime)"""

    @property
    def url(self) -> str | None:
        """Address in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def column(self, id: GitHubCore | int | str) -> ProjectColumn:
        """Fetch one column."""

    def columns(self, number: int = -1, etag: str | None = None) -> AsyncListing[ProjectColumn]:
        """List the columns."""

    async def create_column(self, name: str) -> ProjectColumn:
        """Add a column on the right."""

    async def update(self, name: str | None = None, body: str | None = None) -> bool:
        """Change the project; what is not given stays as it is. Without any argument nothing is sent and the result
        is False. The object shows the new values afterwards.
        """

    async def delete(self) -> bool:
        """Delete the project."""

class ProjectColumn(GitHubCore):
    """A column of a classic project."""

    @property
    def cards_url(self) -> str | None:
        """Address of its cards. (str)"""

    @property
    def created_at(self) -> datetime | None:
        """When it was created. (datetime)"""

    @property
    def id(self) -> int | None:
        """Number that is unique on GitHub. (int)"""

    @property
    def name(self) -> str | None:
        """Name. (str)"""

    @property
    def node_id(self) -> str | None:
        """Identifier in the GraphQL API. (str)"""

    @property
    def project_url(self) -> str | None:
        """Address of the project. (str)"""

    @property
    def updated_at(self) -> datetime | None:
        """When it was last changed. (datetime)"""

    @property
    def url(self) -> str | None:
        """Address in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def card(self, id: GitHubCore | int | str) -> ProjectCard:
        """Fetch one card."""

    def cards(self, number: int = -1, etag: str | None = None) -> AsyncListing[ProjectCard]:
        """List the cards that were not put away."""

    async def create_card_with_content_id(
        self, content_id: GitHubCore | int | str, content_type: Literal["Issue", "PullRequest"]
    ) -> ProjectCard:
        """Add a card for an issue or pull request that is known by its identifier."""

    async def create_card_with_issue(self, issue: GitHubCore | int | str) -> ProjectCard:
        """Add a card for an issue."""

    async def create_card_with_note(self, note: str) -> ProjectCard:
        """Add a card with a note."""

    async def move(self, position: str) -> bool:
        """Move the column within the project."""

    async def update(self, name: str | None = None) -> bool:
        """Rename the column. Without any argument nothing is sent and the result is False. The object shows the new
        values afterwards.
        """

    async def delete(self) -> bool:
        """Delete the column with its cards."""

class ProjectCard(GitHubCore):
    """A card of a classic project: a note, an issue or a pull request."""

    @property
    def archived(self) -> bool | None:
        """Whether it was put away. (bool)"""

    @property
    def column_url(self) -> str | None:
        """Address of the column. (str)"""

    @property
    def content_url(self) -> str | None:
        """Address of the issue that the card stands for (of the issue side, for a pull request); None for a note.
        (str)
        """

    @property
    def created_at(self) -> datetime | None:
        """When it was created. (datetime)"""

    @property
    def creator(self) -> ShortUser | None:
        """Who created it, None when the account is gone. (ShortUser)"""

    @property
    def id(self) -> int | None:
        """Number that is unique on GitHub. (int)"""

    @property
    def node_id(self) -> str | None:
        """Identifier in the GraphQL API. (str)"""

    @property
    def note(self) -> str | None:
        """Text of a note, None for other cards. (str)"""

    @property
    def project_url(self) -> str | None:
        """Address of the project. (str)"""

    @property
    def updated_at(self) -> datetime | None:
        """When it was last changed. (datetime)"""

    @property
    def url(self) -> str | None:
        """Address in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def move(self, position: str, column_id: GitHubCore | int | str | None = None) -> bool:
        """Move the card, within its column or to another one."""

    async def update(self, note: str | None = None) -> bool:
        """Replace the note. Without any argument nothing is sent and the result is False. The object shows the new
        values afterwards.
        """

    async def delete(self) -> bool:
        """Delete the card; an issue that it stands for stays."""

    async def retrieve_issue_from_content(self) -> Issue:
        """Fetch the issue that the card stands for. A card without one raises CardHasNoContentUrl."""

    async def retrieve_pull_request_from_content(self) -> PullRequest:
        """Fetch the pull request that the card stands for. A card without one raises CardHasNoContentUrl."""

class ShortPullRequest(GitHubCore):
    """A pull request, as listings show it.

    `refresh()` returns the `PullRequest`, which knows whether and how it was merged.
    """

    @property
    def active_lock_reason(self) -> str | None:
        """Why the conversation is locked, as "too heated"; None when it is not or no reason was given. (str)"""

    @property
    def assignee(self) -> ShortUser | None:
        """The first of `assignees`; None when there is none. (ShortUser)"""

    @property
    def assignees(self) -> list[ShortUser] | None:
        """The users it is assigned to. (list[ShortUser])"""

    @property
    def author_association(self) -> str | None:
        """What the author is to the repository, as "OWNER", "COLLABORATOR" or "NONE". (str)"""

    @property
    def auto_merge(self) -> dict[str, Any] | None:
        """How it will be merged when all requirements are met: a mapping; None when it will not be by itself.
        (dict[str, Any])
        """

    @property
    def base(self) -> Base | None:
        """Where the changes go. (Base)"""

    @property
    def body(self) -> str | None:
        """The description in Markdown; None when it is empty. (str)"""

    @property
    def body_html(self) -> str | None:
        """The description in HTML. (str)"""

    @property
    def body_text(self) -> str | None:
        """The description as plain text. (str)"""

    @property
    def closed_at(self) -> datetime | None:
        """When it was closed or merged; None while it is open. (datetime)"""

    @property
    def comments_url(self) -> str | None:
        """Address of the comments of its conversation. (str)"""

    @property
    def commits_url(self) -> str | None:
        """Address of its commits. (str)"""

    @property
    def created_at(self) -> datetime | None:
        """When it was opened. (datetime)"""

    @property
    def diff_url(self) -> str | None:
        """Address of the changes as a diff, for a browser. (str)"""

    @property
    def draft(self) -> bool | None:
        """Whether it is a draft. (bool)"""

    @property
    def head(self) -> Head | None:
        """Where the changes come from. (Head)"""

    @property
    def html_url(self) -> str | None:
        """Address of its page. (str)"""

    @property
    def id(self) -> int | None:
        """Number, unique across GitHub; `number` is the one that people use. (int)"""

    @property
    def issue_url(self) -> str | None:
        """Address of it as an issue. (str)"""

    @property
    def links(self) -> dict[str, Link] | None:
        """Addresses of what belongs to it: a mapping. (dict[str, Link])"""

    @property
    def locked(self) -> bool | None:
        """Whether its conversation is locked. (bool)"""

    @property
    def merge_commit_sha(self) -> str | None:
        """While it is open, SHA of a test merge; once merged, SHA of the merge commit, of the squashed commit, or of
        the commit that the base branch was moved to by a rebase. (str)
        """

    @property
    def merged_at(self) -> datetime | None:
        """When it was merged; None when it was not. (datetime)"""

    @property
    def milestone(self) -> Milestone | None:
        """The milestone it is part of; None when there is none. (Milestone)"""

    @property
    def node_id(self) -> str | None:
        """Identifier of the object in the GraphQL API. (str)"""

    @property
    def number(self) -> int | None:
        """Number within the repository. (int)"""

    @property
    def original_labels(self) -> list[ShortLabel] | None:
        """Its labels. (list[ShortLabel])"""

    @property
    def patch_url(self) -> str | None:
        """Address of the changes as a series of patches, for a browser. (str)"""

    @property
    def rebaseable(self) -> bool | None:
        """Whether its commits can be rebased onto the base; None when GitHub does not say. (bool)"""

    @property
    def repository(self) -> ShortRepository | None:
        """Repository that the changes go to; None when it is gone. (ShortRepository)"""

    @property
    def requested_reviewers(self) -> list[ShortUser] | None:
        """The users whose review was requested. (list[ShortUser])"""

    @property
    def requested_teams(self) -> list[ShortTeam] | None:
        """The teams whose review was requested. (list[ShortTeam])"""

    @property
    def review_comment_urlt(self) -> URITemplate | None:
        """Template of the address of a comment on its changes; takes `number`. (URITemplate)"""

    @property
    def review_comments_url(self) -> str | None:
        """Address of the comments on its changes. (str)"""

    @property
    def stack(self) -> dict[str, Any] | None:
        """Stack of pull requests that it is part of, None when it is part of none. (dict[str, Any])"""

    @property
    def state(self) -> str | None:
        """ "open" or "closed". (str)"""

    @property
    def statuses_url(self) -> str | None:
        """Address of the statuses of its last commit. (str)"""

    @property
    def title(self) -> str | None:
        """Title. (str)"""

    @property
    def updated_at(self) -> datetime | None:
        """When it was changed last. (datetime)"""

    @property
    def url(self) -> str | None:
        """Address of the pull request in the API. (str)"""

    @property
    def user(self) -> ShortUser | None:
        """Who opened it; None for a deleted account. (ShortUser)"""

    async def refresh(self, conditional: bool = False) -> PullRequest:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def update(
        self,
        title: str | None = None,
        body: str | None = None,
        state: Literal["open", "closed"] | None = None,
        base: GitHubCore | str | None = None,
        maintainer_can_modify: bool | None = None,
    ) -> bool:
        """Change the pull request."""

    async def close(self) -> bool:
        """Close the pull request without merging it."""

    async def reopen(self) -> bool:
        """Open the closed pull request again."""

    def commits(self, number: int = -1, etag: str | None = None) -> AsyncListing[ShortCommit]:
        """List its commits, oldest first; GitHub lists at most 250."""

    def files(self, number: int = -1, etag: str | None = None) -> AsyncListing[PullFile]:
        """List the files it changes; GitHub lists at most 3000."""

    async def diff(self) -> bytes:
        """Fetch the changes as a diff; empty bytes when the pull request does not exist (any more)."""

    async def patch(self) -> bytes:
        """Fetch its commits as a series of patches; empty bytes when the pull request does not exist (any more)."""

    async def is_merged(self) -> bool:
        """Check whether it was merged."""

    async def merge(
        self,
        commit_message: str | None = None,
        sha: GitHubCore | str | None = None,
        merge_method: Literal["merge", "squash", "rebase"] = "merge",
        commit_title: str | None = None,
    ) -> bool:
        """Merge the pull request."""

    async def issue(self) -> Issue:
        """Fetch the pull request as an issue."""

    async def create_comment(self, body: str) -> IssueComment:
        """Comment on the pull request."""

    def issue_comments(
        self, number: int = -1, etag: str | None = None, *, since: datetime | date | str | None = None
    ) -> AsyncListing[IssueComment]:
        """List the comments of its conversation, oldest first; `review_comments()` lists those on its changes."""

    async def create_review_requests(
        self,
        reviewers: Iterable[GitHubCore | str] | None = None,
        team_reviewers: Iterable[GitHubCore | str] | None = None,
    ) -> ShortPullRequest:
        """Request reviews from users and teams."""

    async def delete_review_requests(
        self,
        reviewers: Iterable[GitHubCore | str] | None = None,
        team_reviewers: Iterable[GitHubCore | str] | None = None,
    ) -> bool:
        """Withdraw the requests for reviews from users and teams."""

    async def review_requests(self) -> ReviewRequests:
        """Fetch the users and teams whose review was requested and is pending."""

    def reviews(self, number: int = -1, etag: str | None = None) -> AsyncListing[PullReview]:
        """List its reviews, oldest first."""

    async def create_review(
        self,
        body: str | None = None,
        commit_id: GitHubCore | str | None = None,
        event: Literal["APPROVE", "REQUEST_CHANGES", "COMMENT", ""] | None = None,
        comments: Iterable[Mapping[str, str | int]] | None = None,
    ) -> PullReview:
        """Review the pull request."""

    async def create_review_comment(
        self,
        body: str,
        commit_id: GitHubCore | str,
        path: str,
        position: int | str | None = None,
        *,
        line: int | str | None = None,
        side: Literal["LEFT", "RIGHT"] | None = None,
        start_line: int | str | None = None,
        start_side: Literal["LEFT", "RIGHT", "side"] | None = None,
        in_reply_to: GitHubCore | int | str | None = None,
        subject_type: Literal["line", "file"] | None = None,
    ) -> ReviewComment:
        """Comment on lines of the changes, or on a file."""

    def review_comments(
        self,
        number: int = -1,
        etag: str | None = None,
        *,
        sort: Literal["created", "updated"] | None = None,
        direction: Literal["asc", "desc"] | None = None,
        since: datetime | date | str | None = None,
    ) -> AsyncListing[ReviewComment]:
        """List the comments on its changes, oldest first."""

class PullRequest(ShortPullRequest):
    """A pull request."""

    @property
    def additions_count(self) -> int | None:
        """How many lines it adds. (int)"""

    @property
    def changed_files_count(self) -> int | None:
        """How many files it changes. (int)"""

    @property
    def comments_count(self) -> int | None:
        """How many comments its conversation has. (int)"""

    @property
    def commits_count(self) -> int | None:
        """How many commits it has. (int)"""

    @property
    def deletions_count(self) -> int | None:
        """How many lines it removes. (int)"""

    @property
    def maintainer_can_modify(self) -> bool | None:
        """Whether those who may push to the base may push to the head too. (bool)"""

    @property
    def mergeable(self) -> bool | None:
        """Whether it can be merged; None while GitHub is finding out. (bool)"""

    @property
    def mergeable_state(self) -> str | None:
        """Why it can or cannot be merged: "clean", "dirty", "blocked", "behind", "unstable", "draft" or "unknown".
        (str)
        """

    @property
    def merged(self) -> bool | None:
        """Whether it was merged. (bool)"""

    @property
    def merged_by(self) -> ShortUser | None:
        """Who merged it; None when it was not merged. (ShortUser)"""

    @property
    def review_comments_count(self) -> int | None:
        """How many comments its changes have. (int)"""

class PullDestination(GitHubCore):
    """One side of a pull request."""

    @property
    def label(self) -> str | None:
        """Owner and branch, as "octocat:topic". (str)"""

    @property
    def ref(self) -> str | None:
        """Name of the branch, as "topic". (str)"""

    @property
    def repo(self) -> tuple[str, str] | None:
        """Login of the owner and name of the repository: a pair of texts, both empty when the repository is gone.
        (tuple[str, str])
        """

    @property
    def repository(self) -> ShortRepository | None:
        """The repository; None when it is gone. (ShortRepository)"""

    @property
    def sha(self) -> str | None:
        """SHA of the commit at the tip. (str)"""

    @property
    def user(self) -> ShortUser | None:
        """Owner of the repository; None for a deleted account. (ShortUser)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

class Head(PullDestination):
    """Where the changes of a pull request come from."""

class Base(PullDestination):
    """Where the changes of a pull request go."""

class PullFile(GitHubCore):
    """A file that a pull request changes."""

    @property
    def additions_count(self) -> int | None:
        """How many lines are added. (int)"""

    @property
    def blob_url(self) -> str | None:
        """Address of its page. (str)"""

    @property
    def changes_count(self) -> int | None:
        """How many lines are added and removed together. (int)"""

    @property
    def contents_url(self) -> str | None:
        """Address of the new content in the API. (str)"""

    @property
    def deletions_count(self) -> int | None:
        """How many lines are removed. (int)"""

    @property
    def filename(self) -> str | None:
        """Path of the file. (str)"""

    @property
    def patch(self) -> str | None:
        """The changes as a diff; None for binary and very large files. (str)"""

    @property
    def previous_filename(self) -> str | None:
        """Path that it had before it was renamed; None when it was not. (str)"""

    @property
    def raw_url(self) -> str | None:
        """Address of the bare content. (str)"""

    @property
    def sha(self) -> str | None:
        """SHA of the blob with the new content. (str)"""

    @property
    def status(self) -> str | None:
        """What happens to it: "added", "removed", "modified", "renamed", "copied", "changed" or "unchanged". (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def contents(self) -> Contents:
        """Fetch the new content of the file."""

class ReviewRequests(GitHubCore):
    """The users and teams whose review was requested."""

    @property
    def teams(self) -> list[ShortTeam] | None:
        """The teams. (list[ShortTeam])"""

    @property
    def users(self) -> list[ShortUser] | None:
        """The users. (list[ShortUser])"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

class Reaction(GitHubCore):
    """A reaction to an issue, a comment or a release."""

    @property
    def content(self) -> str | None:
        """What it is, such as "+1", "heart" or "rocket". (str)"""

    @property
    def created_at(self) -> datetime | None:
        """When it was created. (datetime)"""

    @property
    def id(self) -> int | None:
        """Number of the reaction. (int)"""

    @property
    def node_id(self) -> str | None:
        """Identifier in the GraphQL API. (str)"""

    @property
    def user(self) -> ShortUser | None:
        """Who reacted, None when the account is gone. (ShortUser)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

class Release(GitHubCore):
    """A release: a tag with notes and files."""

    @property
    def assets_url(self) -> str | None:
        """Address of its assets. (str)"""

    @property
    def author(self) -> ShortUser | None:
        """Who created it, None when the account is gone. (ShortUser)"""

    @property
    def body(self) -> str | None:
        """Notes in Markdown, None when nothing was written. (str)"""

    @property
    def body_html(self) -> str | None:
        """Notes as HTML. (str)"""

    @property
    def body_text(self) -> str | None:
        """Notes without markup. (str)"""

    @property
    def created_at(self) -> datetime | None:
        """When the commit of its tag was created. (datetime)"""

    @property
    def discussion_url(self) -> str | None:
        """Address of the discussion about it, None without one. (str)"""

    @property
    def draft(self) -> bool | None:
        """Whether only those who may push see it. (bool)"""

    @property
    def html_url(self) -> str | None:
        """Address of its page. (str)"""

    @property
    def id(self) -> int | None:
        """Number that is unique on GitHub. (int)"""

    @property
    def immutable(self) -> bool | None:
        """Whether tag and assets can no longer be changed. (bool)"""

    @property
    def mentions_count(self) -> int | None:
        """How many people its notes mention. (int)"""

    @property
    def name(self) -> str | None:
        """Title, None when it has none. (str)"""

    @property
    def node_id(self) -> str | None:
        """Identifier in the GraphQL API. (str)"""

    @property
    def original_assets(self) -> list[Asset] | None:
        """Files attached to it at the time of the response. (list[Asset])"""

    @property
    def prerelease(self) -> bool | None:
        """Whether it is announced as not ready for production. (bool)"""

    @property
    def published_at(self) -> datetime | None:
        """When it was published, None while it is a draft. (datetime)"""

    @property
    def reactions(self) -> Reactions | None:
        """How often each reaction was given. (Reactions)"""

    @property
    def tag_name(self) -> str | None:
        """Name of the tag. (str)"""

    @property
    def tarball_url(self) -> str | None:
        """Address of the files as a tar archive, None while it is a draft. (str)"""

    @property
    def target_commitish(self) -> str | None:
        """Branch or commit of the tag, if that does not exist yet. (str)"""

    @property
    def updated_at(self) -> datetime | None:
        """When it was last changed. (datetime)"""

    @property
    def upload_urlt(self) -> URITemplate | None:
        """Template of the address that takes new assets; takes `name` and `label`. (URITemplate)"""

    @property
    def url(self) -> str | None:
        """Address in the API. (str)"""

    @property
    def zipball_url(self) -> str | None:
        """Address of the files as a zip archive, None while it is a draft. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    def list_reactions(
        self,
        content: Literal["+1", "laugh", "heart", "hooray", "rocket", "eyes"] | None = None,
        number: int = -1,
        etag: str | None = None,
    ) -> AsyncListing[Reaction]:
        """List the reactions to the release. The field `reactions` has their numbers."""

    async def create_reaction(self, content: Literal["+1", "laugh", "heart", "hooray", "rocket", "eyes"]) -> Reaction:
        """React to the release. If the user has reacted like this before, the result is that reaction."""

    async def delete_reaction(self, reaction_id: GitHubCore | int | str) -> bool:
        """Delete a reaction to the release."""

    async def edit(
        self,
        tag_name: GitHubCore | str | None = None,
        target_commitish: str | None = None,
        name: str | None = None,
        body: str | None = None,
        draft: bool | None = None,
        prerelease: bool | None = None,
        *,
        make_latest: bool | Literal["true", "false", "legacy"] | None = None,
        discussion_category_name: str | None = None,
    ) -> bool:
        """Change it. What is None stays as it is; the object takes over the response. False when there
        is no such release.
        """

    async def delete(self) -> bool:
        """Delete it with its assets. The tag stays."""

    async def archive(
        self,
        format: Literal["tarball", "zipball"],
        path: str | os.PathLike[str] | BinaryIO = "",
        progress: Callable[[int, int | None], object] | None = None,
    ) -> bool:
        """Download an archive of the files as they were at the release. False for an error status."""

    async def asset(self, asset_id: GitHubCore | int | str) -> Asset:
        """Fetch what is known about one of its files."""

    def assets(self, number: int = -1, etag: str | None = None) -> AsyncListing[Asset]:
        """List its files."""

    async def upload_asset(
        self,
        content_type: str,
        name: str,
        asset: bytes | bytearray | memoryview | str | os.PathLike[str] | BinaryIO,
        label: str | None = None,
        progress: Callable[[int, int | None], object] | None = None,
    ) -> Asset:
        """Upload a file and attach it. The content is streamed, however large."""

class Asset(GitHubCore):
    """A file attached to a release."""

    @property
    def browser_download_url(self) -> str | None:
        """Address to download it from with a browser. (str)"""

    @property
    def content_type(self) -> str | None:
        """Media type, as "application/zip". (str)"""

    @property
    def created_at(self) -> datetime | None:
        """When it was uploaded. (datetime)"""

    @property
    def digest(self) -> str | None:
        """Digest of the content, as "sha256:…"; None for old assets. (str)"""

    @property
    def download_count(self) -> int | None:
        """How often it was downloaded. (int)"""

    @property
    def download_url(self) -> str | None:
        """Address in the API, from where `download()` reads the content; the same as `url`. (str)"""

    @property
    def id(self) -> int | None:
        """Number that is unique on GitHub. (int)"""

    @property
    def label(self) -> str | None:
        """Text that is shown in place of the name, None without one. (str)"""

    @property
    def name(self) -> str | None:
        """Name of the file. (str)"""

    @property
    def node_id(self) -> str | None:
        """Identifier in the GraphQL API. (str)"""

    @property
    def size(self) -> int | None:
        """Size in bytes. (int)"""

    @property
    def state(self) -> str | None:
        """ "uploaded", or "open" while the upload is incomplete. (str)"""

    @property
    def updated_at(self) -> datetime | None:
        """When it was last changed. (datetime)"""

    @property
    def uploader(self) -> ShortUser | None:
        """Who uploaded it, None when the account is gone. (ShortUser)"""

    @property
    def url(self) -> str | None:
        """Address in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def edit(self, name: str, label: str | None = None, *, state: str | None = None) -> bool:
        """Change its name or label; the object takes over the response. False when it is gone."""

    async def delete(self) -> bool:
        """Delete it."""

    async def download(
        self,
        path: str | os.PathLike[str] | BinaryIO = "",
        progress: Callable[[int, int | None], object] | None = None,
        check_digest: bool = False,
    ) -> str | None:
        """Download its content into a file and return the name of that file, or None when the asset is gone. The
        content is streamed, and the file appears once it is complete.
        """

class ShortRepository(GitHubCore):
    """A repository, as listings show it.

    Which fields are filled depends on the listing: that of all public repositories, for one, has only addresses,
    name, description and owner. `refresh()` returns the `Repository` with everything.
    """

    @property
    def anonymous_access_enabled(self) -> bool | None:
        """Whether Git can read it without a credential; only on Enterprise Server. (bool)"""

    @property
    def archive_urlt(self) -> URITemplate | None:
        """Template of the address of an archive of the files; takes `archive_format` and `ref`. (URITemplate)"""

    @property
    def archived(self) -> bool | None:
        """Whether it is archived, that is, read-only. (bool)"""

    @property
    def assignees_urlt(self) -> URITemplate | None:
        """Template of the address of its assignees; takes `user`. (URITemplate)"""

    @property
    def blobs_urlt(self) -> URITemplate | None:
        """Template of the address of its blobs; takes `sha`. (URITemplate)"""

    @property
    def branches_urlt(self) -> URITemplate | None:
        """Template of the address of its branches; takes `branch`. (URITemplate)"""

    @property
    def clone_url(self) -> str | None:
        """Address to clone from by HTTPS. (str)"""

    @property
    def code_of_conduct(self) -> dict[str, Any] | None:
        """Code of conduct that GitHub detected, with `key`, `name`, `url` and `html_url`; None without one.
        (dict[str, Any])
        """

    @property
    def code_search_index_status(self) -> dict[str, Any] | None:
        """Whether code search covers it: `lexical_search_ok` and `lexical_commit_sha`. (dict[str, Any])"""

    @property
    def collaborators_urlt(self) -> URITemplate | None:
        """Template of the address of its collaborators; takes `collaborator`. (URITemplate)"""

    @property
    def comments_urlt(self) -> URITemplate | None:
        """Template of the address of comments on its commits; takes `number`. (URITemplate)"""

    @property
    def commits_urlt(self) -> URITemplate | None:
        """Template of the address of its commits; takes `sha`. (URITemplate)"""

    @property
    def compare_urlt(self) -> URITemplate | None:
        """Template of the address of a comparison; takes `base` and `head`. (URITemplate)"""

    @property
    def contents_urlt(self) -> URITemplate | None:
        """Template of the address of its files; takes `path`. (URITemplate)"""

    @property
    def contributors_url(self) -> str | None:
        """Address of its contributors. (str)"""

    @property
    def created_at(self) -> datetime | None:
        """When it was created. (datetime)"""

    @property
    def custom_properties(self) -> dict[str, Any] | None:
        """Values of the organization's custom properties, by name. (dict[str, Any])"""

    @property
    def default_branch(self) -> str | None:
        """Name of the branch that is shown and cloned first. (str)"""

    @property
    def deployments_url(self) -> str | None:
        """Address of its deployments. (str)"""

    @property
    def description(self) -> str | None:
        """Description, in one line; None without one. (str)"""

    @property
    def disabled(self) -> bool | None:
        """Whether GitHub has disabled it. (bool)"""

    @property
    def downloads_url(self) -> str | None:
        """Address of the downloads that were offered before releases. (str)"""

    @property
    def events_url(self) -> str | None:
        """Address of its events. (str)"""

    @property
    def fork(self) -> bool | None:
        """Whether it is a fork of another repository. (bool)"""

    @property
    def fork_count(self) -> int | None:
        """Old name of `forks_count`. (int)"""

    @property
    def forks_count(self) -> int | None:
        """How many forks it has. (int)"""

    @property
    def forks_url(self) -> str | None:
        """Address of its forks. (str)"""

    @property
    def full_name(self) -> str | None:
        """Login of the owner and name, as "octocat/Hello-World". (str)"""

    @property
    def git_commits_urlt(self) -> URITemplate | None:
        """Template of the address of its Git commits; takes `sha`. (URITemplate)"""

    @property
    def git_refs_urlt(self) -> URITemplate | None:
        """Template of the address of its references; takes `sha`. (URITemplate)"""

    @property
    def git_tags_urlt(self) -> URITemplate | None:
        """Template of the address of its annotated tags; takes `sha`. (URITemplate)"""

    @property
    def git_url(self) -> str | None:
        """Address to clone from by Git's own protocol. (str)"""

    @property
    def has_discussions(self) -> bool | None:
        """Whether discussions are turned on. (bool)"""

    @property
    def has_downloads(self) -> bool | None:
        """Whether downloads are turned on. (bool)"""

    @property
    def has_issues(self) -> bool | None:
        """Whether issues are turned on. (bool)"""

    @property
    def has_pages(self) -> bool | None:
        """Whether it publishes a site with GitHub Pages. (bool)"""

    @property
    def has_projects(self) -> bool | None:
        """Whether projects are turned on. (bool)"""

    @property
    def has_pull_requests(self) -> bool | None:
        """Whether pull requests are turned on. (bool)"""

    @property
    def has_wiki(self) -> bool | None:
        """Whether the wiki is turned on. (bool)"""

    @property
    def homepage(self) -> str | None:
        """Address of a page about it, None or empty without one. (str)"""

    @property
    def hooks_url(self) -> str | None:
        """Address of its hooks. (str)"""

    @property
    def html_url(self) -> str | None:
        """Address of its page. (str)"""

    @property
    def id(self) -> int | None:
        """Number that is unique on GitHub and stays when the repository is renamed. (int)"""

    @property
    def is_template(self) -> bool | None:
        """Whether it is a template for other repositories. (bool)"""

    @property
    def issue_comment_urlt(self) -> URITemplate | None:
        """Template of the address of comments on its issues; takes `number`. (URITemplate)"""

    @property
    def issue_events_urlt(self) -> URITemplate | None:
        """Template of the address of events of its issues; takes `number`. (URITemplate)"""

    @property
    def issues_urlt(self) -> URITemplate | None:
        """Template of the address of its issues; takes `number`. (URITemplate)"""

    @property
    def keys_urlt(self) -> URITemplate | None:
        """Template of the address of its deploy keys; takes `key_id`. (URITemplate)"""

    @property
    def labels_urlt(self) -> URITemplate | None:
        """Template of the address of its labels; takes `name`. (URITemplate)"""

    @property
    def language(self) -> str | None:
        """Programming language most of it is written in, as GitHub detected it. (str)"""

    @property
    def languages_url(self) -> str | None:
        """Address of its languages. (str)"""

    @property
    def master_branch(self) -> str | None:
        """Old name of `default_branch`. (str)"""

    @property
    def merges_url(self) -> str | None:
        """Address that merges branches. (str)"""

    @property
    def milestones_urlt(self) -> URITemplate | None:
        """Template of the address of its milestones; takes `number`. (URITemplate)"""

    @property
    def mirror_url(self) -> str | None:
        """Address of the repository that it mirrors, None when it mirrors none. (str)"""

    @property
    def name(self) -> str | None:
        """Name without the owner. (str)"""

    @property
    def node_id(self) -> str | None:
        """Identifier in the GraphQL API. (str)"""

    @property
    def notifications_urlt(self) -> URITemplate | None:
        """Template of the address of its notifications; takes `since`, `all` and `participating`. (URITemplate)"""

    @property
    def open_issues_count(self) -> int | None:
        """How many issues and pull requests are open. (int)"""

    @property
    def original_license(self) -> ShortLicense | None:
        """License that GitHub detected, None without one. (ShortLicense)"""

    @property
    def original_topics(self) -> list[str] | None:
        """Topics at the time of the response, as a list of names. (list[str])"""

    @property
    def owner(self) -> ShortUser | None:
        """User or organization that it belongs to. (ShortUser)"""

    @property
    def permissions(self) -> dict[str, bool] | None:
        """What the authenticated user may do: "pull", "triage", "push", "maintain" and "admin", each true or false.
        (dict[str, bool])
        """

    @property
    def private(self) -> bool | None:
        """Whether only those who were given access see it. (bool)"""

    @property
    def pull_request_creation_policy(self) -> str | None:
        """Who may open pull requests: "all" or "collaborators_only". (str)"""

    @property
    def pulls_urlt(self) -> URITemplate | None:
        """Template of the address of its pull requests; takes `number`. (URITemplate)"""

    @property
    def pushed_at(self) -> datetime | None:
        """When something was last pushed to it, None while it is empty. (datetime)"""

    @property
    def releases_urlt(self) -> URITemplate | None:
        """Template of the address of its releases; takes `id`. (URITemplate)"""

    @property
    def size(self) -> int | None:
        """Size in kilobytes; updated from time to time. (int)"""

    @property
    def ssh_url(self) -> str | None:
        """Address to clone from by SSH. (str)"""

    @property
    def stargazers_count(self) -> int | None:
        """How many people have starred it. (int)"""

    @property
    def stargazers_url(self) -> str | None:
        """Address of those who have starred it. (str)"""

    @property
    def starred_at(self) -> datetime | None:
        """When it was starred, where GitHub sends it. (datetime)"""

    @property
    def statuses_urlt(self) -> URITemplate | None:
        """Template of the address of the statuses of a commit; takes `sha`. (URITemplate)"""

    @property
    def subscribers_url(self) -> str | None:
        """Address of those who watch it. (str)"""

    @property
    def subscription_url(self) -> str | None:
        """Address of the authenticated user's subscription. (str)"""

    @property
    def svn_url(self) -> str | None:
        """Address for Subversion clients. (str)"""

    @property
    def tags_url(self) -> str | None:
        """Address of its tags. (str)"""

    @property
    def teams_url(self) -> str | None:
        """Address of the teams with access. (str)"""

    @property
    def trees_urlt(self) -> URITemplate | None:
        """Template of the address of its trees; takes `sha`. (URITemplate)"""

    @property
    def updated_at(self) -> datetime | None:
        """When its settings were last changed. (datetime)"""

    @property
    def url(self) -> str | None:
        """Address in the API. (str)"""

    @property
    def visibility(self) -> str | None:
        """ "public", "private" or "internal". (str)"""

    @property
    def watchers(self) -> int | None:
        """Old name of `watchers_count`. (int)"""

    @property
    def watchers_count(self) -> int | None:
        """How many people have starred it, as `stargazers_count`. Those who watch it are `subscribers_count`. (int)"""

    async def refresh(self, conditional: bool = False) -> Repository:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def public_key(self) -> PublicKey:
        """Fetch the key to encrypt secrets of the repository with."""

    def secrets(self, number: int = -1, etag: str | None = None) -> AsyncListing[RepositorySecret]:
        """List its secrets."""

    def organization_secrets(self, number: int = -1, etag: str | None = None) -> AsyncListing[SharedOrganizationSecret]:
        """List the secrets of its organization that it shares."""

    async def secret(self, secret_name: GitHubCore | str) -> RepositorySecret:
        """Fetch one secret."""

    async def create_or_update_secret(self, secret_name: GitHubCore | str, encrypted_value: str) -> RepositorySecret:
        """Create a secret, or give it another value, and return it."""

    async def set_secret(self, secret_name: GitHubCore | str, value: str | bytes) -> RepositorySecret:
        """Encrypt a value for GitHub, create a secret of it or give it to one, and return the secret."""

    async def delete_secret(self, secret_name: GitHubCore | str) -> bool:
        """Delete a secret. False when there is none of that name."""

    def stargazers(self, number: int = -1, etag: str | None = None) -> AsyncListing[Stargazer]:
        """List those who starred the repository, with the times."""

    def subscribers(self, number: int = -1, etag: str | None = None) -> AsyncListing[ShortUser]:
        """List those who watch the repository."""

    async def subscription(self) -> RepositorySubscription:
        """Fetch the authenticated user's subscription to the repository. NotFoundError means that the user does not
        watch it.
        """

    async def subscribe(self) -> RepositorySubscription:
        """Watch the repository: get notifications of all that happens."""

    async def unsubscribe(self) -> RepositorySubscription:
        """Get no notifications, except where the user takes part or is mentioned. `delete_subscription` stops
        watching
        altogether.
        """

    async def ignore(self) -> RepositorySubscription:
        """Get no notifications from the repository at all."""

    async def unignore(self) -> RepositorySubscription:
        """Ignore the repository no longer."""

    async def delete_subscription(self) -> bool:
        """Stop watching the repository."""

    def notifications(
        self,
        all: bool = False,
        participating: bool = False,
        since: datetime | date | str | None = None,
        number: int = -1,
        etag: str | None = None,
        *,
        before: datetime | date | str | None = None,
    ) -> AsyncListing[Thread]:
        """List the authenticated user's notifications about the repository, latest first."""

    async def mark_notifications(self, last_read: datetime | date | str = "") -> bool:
        """Mark the notifications about the repository as read. With many of them GitHub goes on in the
        background.
        """

    async def branch(self, name: str) -> Branch:
        """Fetch a branch by its name."""

    def branches(self, number: int = -1, protected: bool = False, etag: str | None = None) -> AsyncListing[ShortBranch]:
        """List the branches."""

    async def check_run(self, id: GitHubCore | int | str) -> CheckRun:
        """Fetch a check run by its number."""

    async def create_check_run(
        self,
        name: str,
        head_sha: GitHubCore | str,
        details_url: str | None = None,
        external_id: str | None = None,
        started_at: datetime | date | str | None = None,
        status: Literal["queued", "in_progress", "completed", "waiting", "requested", "pending"] | None = None,
        conclusion: Literal["action_required", "cancelled", "failure", "neutral", "success", "skipped", "stale", "timed_out"] | None = None,
        completed_at: datetime | date | str | None = None,
        output: Mapping[str, Any] | None = None,
        actions: Iterable[Mapping[str, str]] | None = None,
    ) -> CheckRun:
        """Report a check of a commit, as an app."""

    async def check_suite(self, id: GitHubCore | int | str) -> CheckSuite:
        """Fetch a check suite by its number."""

    async def create_check_suite(self, head_sha: GitHubCore | str) -> CheckSuite:
        """Create a check suite of a commit, as an app."""

    async def auto_trigger_checks(self, app_id: GitHubCore | int | str, enabled: bool = True) -> dict[str, Any]:
        """Set whether GitHub makes a check suite of an app at each push."""

    def collaborators(
        self,
        affiliation: Literal["outside", "direct", "all"] = "all",
        number: int = -1,
        etag: str | None = None,
        *,
        permission: Literal["pull", "triage", "push", "maintain", "admin"] | None = None,
    ) -> AsyncListing[Collaborator]:
        """List those who work on it: its owner, people added to it, and members of its organization with access."""

    async def is_collaborator(self, username: GitHubCore | str) -> bool:
        """Whether someone is a collaborator."""

    async def collaborator_permission(self, username: GitHubCore | str) -> CollaboratorPermission:
        """Fetch what someone may do in the repository."""

    async def add_collaborator(self, username: GitHubCore | str, permission: str | None = None) -> bool:
        """Invite someone to work on it, or change what a collaborator may do. True also when the user has access
        already. GitHub looks at the permission only in repositories of organizations.
        """

    async def remove_collaborator(self, username: GitHubCore | str) -> bool:
        """Take away the access of a collaborator, and any invitation that is open."""

    def invitations(self, number: int = -1, etag: str | None = None) -> AsyncListing[RepositoryInvitation]:
        """List the pending invitations."""

    async def commit(self, sha: GitHubCore | str) -> RepoCommit:
        """Fetch a commit."""

    def commits(
        self,
        sha: GitHubCore | str | None = None,
        path: str | None = None,
        author: GitHubCore | str | None = None,
        number: int = -1,
        etag: str | None = None,
        since: datetime | date | str | None = None,
        until: datetime | date | str | None = None,
        per_page: int | None = None,
        *,
        committer: GitHubCore | str | None = None,
    ) -> AsyncListing[ShortCommit]:
        """List commits, newest first."""

    async def compare_commits(self, base: GitHubCore | str, head: GitHubCore | str) -> Comparison:
        """Compare two commits."""

    async def merge(self, base: GitHubCore | str, head: GitHubCore | str, message: str = "") -> ShortCommit | None:
        """Merge a commit into a branch."""

    async def commit_comment(self, comment_id: GitHubCore | int | str) -> RepoComment:
        """Fetch one comment on a commit by its number."""

    def comments(self, number: int = -1, etag: str | None = None) -> AsyncListing[RepoComment]:
        """List the comments on all commits, oldest first."""

    async def create_comment(
        self,
        body: str,
        sha: GitHubCore | str,
        path: str | None = None,
        position: int | str | None = None,
        line: int | str = 1,
    ) -> RepoComment:
        """Comment on a commit."""

    def statuses(self, sha: GitHubCore | str, number: int = -1, etag: str | None = None) -> AsyncListing[Status]:
        """List the statuses of a commit, newest first."""

    async def create_status(
        self,
        sha: GitHubCore | str,
        state: Literal["pending", "success", "error", "failure"],
        target_url: str | None = None,
        description: str | None = None,
        context: str = "default",
    ) -> Status:
        """Report a status of a commit."""

    async def readme(self, *, ref: GitHubCore | str | None = None) -> Contents:
        """Fetch the README, whatever its name and wherever GitHub looks for it."""

    async def file_contents(self, path: str, ref: GitHubCore | str | None = None) -> Contents:
        """Fetch a file with its content."""

    async def directory_contents(
        self, directory_path: str, ref: GitHubCore | str | None = None, return_as: type = list
    ) -> list[tuple[str, Contents]] | dict[str, Contents]:
        """List the entries of a directory, as pairs of their name and what they are. The content of files is not
        among it. GitHub shows 1,000 entries at most; `tree()` has them all.
        """

    async def create_file(
        self,
        path: str,
        message: str,
        content: bytes,
        branch: GitHubCore | str | None = None,
        committer: Mapping[str, str] | None = None,
        author: Mapping[str, str] | None = None,
        *,
        sha: GitHubCore | str | None = None,
    ) -> Change:
        """Create a file in a commit of its own. Returns the new file and the commit, under "content" and "commit".
        A committer or author without both a name and an address is not sent.
        """

    async def archive(
        self,
        format: Literal["tarball", "zipball"],
        path: str | os.PathLike[str] | BinaryIO = "",
        ref: GitHubCore | str = "master",
        progress: Callable[[int, int | None], object] | None = None,
    ) -> bool:
        """Download an archive of all files. False for an error status, as for an unknown ref. The
        archive is streamed, and the file appears once it is complete.
        """

    def deployments(
        self,
        number: int = -1,
        etag: str | None = None,
        *,
        sha: GitHubCore | str | None = None,
        ref: GitHubCore | str | None = None,
        task: str | None = None,
        environment: str | None = None,
    ) -> AsyncListing[Deployment]:
        """List its deployments, newest first."""

    async def deployment(self, id: GitHubCore | int | str) -> Deployment:
        """Fetch one deployment."""

    async def create_deployment(
        self,
        ref: GitHubCore | str,
        required_contexts: Iterable[GitHubCore | str] = [],
        payload: Any = "",
        auto_merge: bool = False,
        description: str = "",
        environment: str | None = None,
        *,
        task: str | None = None,
        transient_environment: bool | None = None,
        production_environment: bool | None = None,
    ) -> Deployment | None:
        """Request a deployment."""

    def events(self, number: int = -1, etag: str | None = None) -> AsyncListing[Event]:
        """List the events of the repository, latest first."""

    def network_events(self, number: int = -1, etag: str | None = None) -> AsyncListing[Event]:
        """List the public events of the repository and its forks, latest first."""

    async def blob(self, sha: GitHubCore | str) -> Blob:
        """Fetch a blob by its SHA."""

    async def create_blob(self, content: str, encoding: Literal["utf-8", "base64"]) -> str:
        """Store a blob and give its SHA."""

    async def tree(self, sha: GitHubCore | str, recursive: bool = False) -> Tree:
        """Fetch a tree by its SHA."""

    async def create_tree(
        self, tree: Iterable[Mapping[str, str | None]], base_tree: GitHubCore | str | None = None
    ) -> Tree:
        """Create a tree."""

    async def git_commit(self, sha: GitHubCore | str) -> Commit:
        """Fetch a commit of the Git data by its SHA."""

    async def create_commit(
        self,
        message: str,
        tree: GitHubCore | str,
        parents: Iterable[GitHubCore | str],
        author: Mapping[str, str] | None = None,
        committer: Mapping[str, str] | None = None,
        *,
        signature: str | None = None,
    ) -> Commit:
        """Create a commit."""

    async def commit_files(
        self, files: Mapping[str, bytes | str | None], message: str, branch: GitHubCore | str | None = None
    ) -> Commit:
        """Change several files of a branch in one commit."""

    async def ref(self, ref: GitHubCore | str) -> Reference:
        """Fetch a reference by its name."""

    def refs(self, subspace: str = "", number: int = -1, etag: str | None = None) -> AsyncListing[Reference]:
        """List references: branches, tags and all others, or those whose names start alike."""

    async def create_ref(self, ref: GitHubCore | str, sha: GitHubCore | str) -> Reference:
        """Create a reference."""

    async def create_branch_ref(self, name: str, sha: GitHubCore | str | None = None) -> Reference | None:
        """Create a branch."""

    async def tag(self, sha: GitHubCore | str) -> Tag:
        """Fetch an annotated tag by the SHA of its tag object."""

    async def create_tag(
        self,
        tag: str,
        message: str,
        sha: GitHubCore | str,
        obj_type: str,
        tagger: Mapping[str, str] | None = None,
        lightweight: bool = False,
    ) -> Tag | Reference:
        """Create a tag."""

    def hooks(self, number: int = -1, etag: str | None = None) -> AsyncListing[Hook]:
        """List its hooks."""

    async def hook(self, hook_id: GitHubCore | int | str) -> Hook:
        """Fetch one hook."""

    async def create_hook(
        self,
        name: str,
        config: Mapping[str, str | int],
        events: Iterable[GitHubCore | str] = ["push"],
        active: bool = True,
    ) -> Hook:
        """Create a hook."""

    async def import_issue(
        self,
        title: str,
        body: str,
        created_at: datetime | date | str,
        assignee: GitHubCore | str | None = None,
        milestone: GitHubCore | int | str | None = None,
        closed: bool | None = None,
        labels: str | Iterable[GitHubCore | str] | None = None,
        comments: Iterable[Mapping[str, str]] | None = None,
    ) -> ImportedIssue:
        """Import an issue with its comments. GitHub works on it after the response: `refresh()` the result
        until `status` is no longer "pending".
        """

    async def imported_issue(self, imported_issue_id: GitHubCore | int | str) -> ImportedIssue:
        """See where the import of one issue stands."""

    def imported_issues(
        self, number: int = -1, since: datetime | date | str | None = None, etag: str | None = None
    ) -> AsyncListing[ImportedIssue]:
        """List the imports of issues."""

    @overload
    async def issue(self, number: GitHubCore | int | str, *, lazy: Literal[False] = False) -> Issue:
        """Fetch one issue, or the issue side of a pull request."""
    @overload
    def issue(self, number: GitHubCore | int | str, *, lazy: Literal[True]) -> Issue:
        """Fetch one issue, or the issue side of a pull request."""

    async def create_issue(
        self,
        title: str,
        body: str | None = None,
        assignee: GitHubCore | str | None = None,
        milestone: GitHubCore | int | str | None = None,
        labels: str | Iterable[GitHubCore | str] | None = None,
        assignees: Iterable[GitHubCore | str] | None = None,
        *,
        type: str | None = None,
        issue_field_values: Iterable[Mapping[str, str | float | Iterable[str]]] | None = None,
    ) -> ShortIssue:
        """Open an issue."""

    def issues(
        self,
        milestone: GitHubCore | int | str | None = None,
        state: Literal["open", "closed", "all"] | None = None,
        assignee: GitHubCore | str | None = None,
        mentioned: GitHubCore | str | None = None,
        labels: str | Iterable[GitHubCore | str] | None = None,
        sort: Literal["created", "updated", "comments"] | None = None,
        direction: Literal["asc", "desc"] | None = None,
        since: datetime | date | str | None = None,
        number: int = -1,
        etag: str | None = None,
        *,
        type: str | None = None,
        creator: GitHubCore | str | None = None,
        issue_field_values: str | None = None,
    ) -> AsyncListing[ShortIssue]:
        """List the issues, pull requests among them."""

    def issue_events(self, number: int = -1, etag: str | None = None) -> AsyncListing[RepositoryIssueEvent]:
        """List what happened to the issues and pull requests, latest first."""

    def assignees(self, number: int = -1, etag: str | None = None) -> AsyncListing[ShortUser]:
        """List whom issues can be assigned to."""

    async def is_assignee(self, username: GitHubCore | str) -> bool:
        """Whether issues can be assigned to a user."""

    def keys(self, number: int = -1, etag: str | None = None) -> AsyncListing[Key]:
        """List its deploy keys."""

    async def key(self, id_num: GitHubCore | int | str) -> Key:
        """Fetch one deploy key."""

    async def create_key(self, title: str, key: str, read_only: bool = False) -> Key:
        """Add a deploy key."""

    async def delete_key(self, key_id: GitHubCore | int | str) -> bool:
        """Delete a deploy key. A key cannot be changed; delete it and add another."""

    async def label(self, name: GitHubCore | str) -> Label:
        """Fetch one label by its name."""

    def labels(self, number: int = -1, etag: str | None = None) -> AsyncListing[Label]:
        """List the labels."""

    async def create_label(self, name: str, color: str, description: str | None = None) -> Label:
        """Create a label."""

    async def milestone(self, number: GitHubCore | int | str) -> Milestone:
        """Fetch one milestone by its number."""

    def milestones(
        self,
        state: Literal["open", "closed", "all"] | None = None,
        sort: Literal["due_on", "due_date", "completeness"] | None = None,
        direction: Literal["asc", "desc"] | None = None,
        number: int = -1,
        etag: str | None = None,
    ) -> AsyncListing[Milestone]:
        """List the milestones."""

    async def create_milestone(
        self,
        title: str,
        state: Literal["open", "closed"] | None = None,
        description: str | None = None,
        due_on: datetime | date | str | None = None,
    ) -> Milestone:
        """Create a milestone."""

    async def license(self, *, ref: GitHubCore | str | None = None) -> RepositoryLicense:
        """Fetch the file with the license of the repository."""

    def code_frequency(self, number: int = -1, etag: str | None = None) -> AsyncListing[list[int]]:
        """List how many lines were added and deleted each week, as `[start of week, additions, deletions]`; the
        start
        in seconds since 1970, deletions as a negative number.
        """

    def commit_activity(self, number: int = -1, etag: str | None = None) -> AsyncListing[CommitActivity]:
        """List the weeks of the last year, as mappings of `week` (its start, in seconds since 1970), `total` and
        `days` (commits of each day, from Sunday).
        """

    def contributor_statistics(self, number: int = -1, etag: str | None = None) -> AsyncListing[ContributorStats]:
        """List what each contributor has done, week by week; the 100 who did most."""

    async def weekly_commit_count(self) -> Participation:
        """Fetch the number of commits in each of the last 52 weeks, oldest first: by everyone under "all", by the
        owner under "owner". Empty while GitHub still computes.
        """

    async def clones(self, per: Literal["day", "week"] = "day") -> ClonesStats:
        """Fetch how often it was cloned in the last 14 days; for those who may push. Days begin at midnight UTC,
        weeks on Monday.
        """

    async def views(self, per: Literal["day", "week"] = "day") -> ViewsStats:
        """Fetch how often its pages were seen in the last 14 days; for those who may push. Days begin at midnight
        UTC, weeks on Monday.
        """

    async def top_referrers(self) -> list[Referrer]:
        """Fetch the 10 sites that most visitors came from in the last 14 days, as mappings of `referrer`, `count`
        and `uniques`; for those who may push.
        """

    async def top_paths(self) -> list[PopularPath]:
        """Fetch its 10 most visited pages of the last 14 days, as mappings of `path`, `title`, `count` and
        `uniques`; for those who may push.
        """

    async def pages(self) -> PagesInfo:
        """Fetch what is known about its site."""

    def pages_builds(self, number: int = -1, etag: str | None = None) -> AsyncListing[PagesBuild]:
        """List the builds of its site, newest first."""

    async def latest_pages_build(self) -> PagesBuild:
        """Fetch the latest build of its site."""

    async def project(self, id: GitHubCore | int | str, etag: str | None = None) -> Project | None:
        """Fetch one classic project. Returns None when it is unchanged since the ETag."""

    def projects(self, number: int = -1, etag: str | None = None) -> AsyncListing[Project]:
        """List the open classic projects of the repository."""

    async def create_project(self, name: str, body: str | None = None) -> Project:
        """Create a classic project in the repository."""

    @overload
    async def pull_request(self, number: GitHubCore | int | str, *, lazy: Literal[False] = False) -> PullRequest:
        """Fetch a pull request by its number."""
    @overload
    def pull_request(self, number: GitHubCore | int | str, *, lazy: Literal[True]) -> PullRequest:
        """Fetch a pull request by its number."""

    def pull_requests(
        self,
        state: Literal["open", "closed", "all"] | None = None,
        head: GitHubCore | str | None = None,
        base: GitHubCore | str | None = None,
        sort: Literal["created", "updated", "popularity", "long-running"] = "created",
        direction: Literal["asc", "desc"] = "desc",
        number: int = -1,
        etag: str | None = None,
    ) -> AsyncListing[ShortPullRequest]:
        """List pull requests."""

    async def create_pull(
        self,
        title: str,
        base: GitHubCore | str,
        head: GitHubCore | str,
        body: str | None = None,
        maintainer_can_modify: bool | None = None,
        *,
        draft: bool | None = None,
        head_repo: str | None = None,
    ) -> ShortPullRequest:
        """Open a pull request."""

    async def create_pull_from_issue(
        self,
        issue: GitHubCore | int | str,
        base: GitHubCore | str,
        head: GitHubCore | str,
        *,
        draft: bool | None = None,
        head_repo: str | None = None,
        maintainer_can_modify: bool | None = None,
    ) -> ShortPullRequest:
        """Turn an issue into a pull request."""

    def releases(self, number: int = -1, etag: str | None = None) -> AsyncListing[Release]:
        """List its releases. Drafts are among them only for those who may push. Tags without a release are not; see
        `tags()`.
        """

    async def release(self, id: GitHubCore | int | str) -> Release:
        """Fetch one release."""

    async def latest_release(self) -> Release:
        """Fetch the newest release that is neither a draft nor a prerelease."""

    async def release_from_tag(self, tag_name: GitHubCore | str) -> Release:
        """Fetch the release of a tag. Drafts are not found."""

    async def create_release(
        self,
        tag_name: GitHubCore | str,
        target_commitish: str | None = None,
        name: str | None = None,
        body: str | None = None,
        draft: bool = False,
        prerelease: bool = False,
        *,
        discussion_category_name: str | None = None,
        generate_release_notes: bool | None = None,
        make_latest: bool | Literal["true", "false", "legacy"] | None = None,
    ) -> Release:
        """Create a release, and its tag if there is none of that name."""

    async def asset(self, id: GitHubCore | int | str) -> Asset:
        """Fetch what is known about one of the files attached to its releases."""

    async def edit(
        self,
        name: str,
        description: str | None = None,
        homepage: str | None = None,
        private: bool | None = None,
        has_issues: bool | None = None,
        has_wiki: bool | None = None,
        has_downloads: bool | None = None,
        default_branch: str | None = None,
        archived: bool | None = None,
        allow_merge_commit: bool | None = None,
        allow_squash_merge: bool | None = None,
        allow_rebase_merge: bool | None = None,
        has_projects: bool | None = None,
        *,
        visibility: Literal["public", "private", "internal"] | None = None,
        has_pull_requests: bool | None = None,
        pull_request_creation_policy: Literal["all", "collaborators_only"] | None = None,
        is_template: bool | None = None,
        allow_auto_merge: bool | None = None,
        delete_branch_on_merge: bool | None = None,
        squash_merge_commit_title: Literal["PR_TITLE", "COMMIT_OR_PR_TITLE"] | None = None,
        squash_merge_commit_message: Literal["PR_BODY", "COMMIT_MESSAGES", "BLANK"] | None = None,
        merge_commit_title: Literal["PR_TITLE", "MERGE_MESSAGE"] | None = None,
        merge_commit_message: Literal["PR_BODY", "PR_TITLE", "BLANK"] | None = None,
        allow_update_branch: bool | None = None,
        allow_forking: bool | None = None,
        web_commit_signoff_required: bool | None = None,
        security_and_analysis: Mapping[str, Mapping[str, str]] | None = None,
    ) -> bool:
        """Change the repository. What is None stays as it is; the object takes over the response."""

    async def delete(self) -> bool:
        """Delete the repository with everything in it. False when there is none, or when you may not."""

    def contributors(self, anon: bool = False, number: int = -1, etag: str | None = None) -> AsyncListing[Contributor]:
        """List those who have committed to it, most commits first. An empty repository has none."""

    def languages(self, number: int = -1, etag: str | None = None) -> AsyncListing[tuple[str, int]]:
        """List its programming languages, as pairs of the name and how many bytes are written in it."""

    def tags(self, number: int = -1, etag: str | None = None) -> AsyncListing[RepoTag]:
        """List its tags."""

    def teams(self, number: int = -1, etag: str | None = None) -> AsyncListing[ShortTeam]:
        """List the teams that have access to it."""

    async def topics(self) -> Topics:
        """Fetch its topics."""

    async def replace_topics(self, new_topics: Iterable[GitHubCore | str]) -> Topics:
        """Replace all its topics, and return the new ones."""

    def forks(
        self,
        sort: Literal["newest", "oldest", "stargazers", "watchers"] | Literal[""] = "",
        number: int = -1,
        etag: str | None = None,
    ) -> AsyncListing[ShortRepository]:
        """List its forks."""

    async def create_fork(
        self,
        organization: GitHubCore | str | None = None,
        *,
        name: str | None = None,
        default_branch_only: bool | None = None,
    ) -> Repository:
        """Fork it. GitHub forks in the background: wait until the files are there before you use them."""

class Repository(ShortRepository):
    """A repository with every field. Settings of merging are None for those who may not
    push.
    """

    @property
    def allow_auto_merge(self) -> bool | None:
        """Whether pull requests may be merged by themselves once all requirements are met. (bool)"""

    @property
    def allow_forking(self) -> bool | None:
        """Whether a private repository may be forked. (bool)"""

    @property
    def allow_merge_commit(self) -> bool | None:
        """Whether pull requests may be merged with a merge commit. (bool)"""

    @property
    def allow_rebase_merge(self) -> bool | None:
        """Whether pull requests may be rebased. (bool)"""

    @property
    def allow_squash_merge(self) -> bool | None:
        """Whether pull requests may be squashed into one commit. (bool)"""

    @property
    def allow_update_branch(self) -> bool | None:
        """Whether the branch of a pull request may be updated even where that is not needed for merging. (bool)"""

    @property
    def delete_branch_on_merge(self) -> bool | None:
        """Whether the branch of a pull request is deleted after merging. (bool)"""

    @property
    def merge_commit_message(self) -> str | None:
        """Message of merge commits: "PR_BODY", "PR_TITLE" or "BLANK". (str)"""

    @property
    def merge_commit_title(self) -> str | None:
        """Title of merge commits: "PR_TITLE" or "MERGE_MESSAGE". (str)"""

    @property
    def network_count(self) -> int | None:
        """How many repositories its network has: the root and all forks. (int)"""

    @property
    def organization(self) -> ShortUser | None:
        """Organization that it belongs to, None for a user's. (ShortUser)"""

    @property
    def parent(self) -> ShortRepository | None:
        """Repository that this one was forked from, None when it is no fork. (ShortRepository)"""

    @property
    def security_and_analysis(self) -> dict[str, dict[str, str]] | None:
        """Which of GitHub's security features are turned on. (dict[str, dict[str, str]])"""

    @property
    def source(self) -> ShortRepository | None:
        """Root of the network of forks, None when it is no fork. (ShortRepository)"""

    @property
    def squash_merge_commit_message(self) -> str | None:
        """Message of squashed commits: "PR_BODY", "COMMIT_MESSAGES" or "BLANK". (str)"""

    @property
    def squash_merge_commit_title(self) -> str | None:
        """Title of squashed commits: "PR_TITLE" or "COMMIT_OR_PR_TITLE". (str)"""

    @property
    def subscribers_count(self) -> int | None:
        """How many people watch it. (int)"""

    @property
    def template_repository(self) -> ShortRepository | None:
        """Template that it was created from, if any. (ShortRepository)"""

    @property
    def web_commit_signoff_required(self) -> bool | None:
        """Whether commits on GitHub's website must be signed off. (bool)"""

class Topics(GitHubCore):
    """The topics of a repository."""

    @property
    def names(self) -> list[str] | None:
        """Their names, as a list. (list[str])"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

class RepoTag(GitHubCore):
    """A tag of a repository, with archives of the files it stands for."""

    @property
    def commit(self) -> MiniCommit | None:
        """Commit that it points to: its SHA and its address. (MiniCommit)"""

    @property
    def name(self) -> str | None:
        """Name. (str)"""

    @property
    def node_id(self) -> str | None:
        """Identifier in the GraphQL API. (str)"""

    @property
    def tarball_url(self) -> str | None:
        """Address of the files as a tar archive. (str)"""

    @property
    def zipball_url(self) -> str | None:
        """Address of the files as a zip archive. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

class PullReview(GitHubCore):
    """A review of a pull request."""

    @property
    def author_association(self) -> str | None:
        """What the reviewer is to the repository, as "OWNER", "COLLABORATOR" or "NONE". (str)"""

    @property
    def body(self) -> str | None:
        """The review in Markdown. (str)"""

    @property
    def body_html(self) -> str | None:
        """The review in HTML. (str)"""

    @property
    def body_text(self) -> str | None:
        """The review as plain text. (str)"""

    @property
    def commit_id(self) -> str | None:
        """SHA of the commit that was reviewed; None when it is gone. (str)"""

    @property
    def html_url(self) -> str | None:
        """Address of its page. (str)"""

    @property
    def id(self) -> int | None:
        """Number of the review. (int)"""

    @property
    def links(self) -> dict[str, Link] | None:
        """Addresses of its page and the pull request: a mapping. (dict[str, Link])"""

    @property
    def node_id(self) -> str | None:
        """Identifier of the object in the GraphQL API. (str)"""

    @property
    def pull_request_url(self) -> str | None:
        """Address of the pull request. (str)"""

    @property
    def state(self) -> str | None:
        """ "APPROVED", "CHANGES_REQUESTED", "COMMENTED", "DISMISSED" or "PENDING". (str)"""

    @property
    def submitted_at(self) -> datetime | None:
        """When it was submitted; None while it is pending. (datetime)"""

    @property
    def user(self) -> ShortUser | None:
        """Who reviewed; None for a deleted account. (ShortUser)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def submit(self, body: str, event: Literal["APPROVE", "REQUEST_CHANGES", "COMMENT"]) -> bool:
        """Submit the pending review."""

class ReviewComment(GitHubCore):
    """A comment on the changes of a pull request."""

    @property
    def author_association(self) -> str | None:
        """What the writer is to the repository, as "OWNER", "COLLABORATOR" or "NONE". (str)"""

    @property
    def body(self) -> str | None:
        """The comment in Markdown. (str)"""

    @property
    def body_html(self) -> str | None:
        """The comment in HTML. (str)"""

    @property
    def body_text(self) -> str | None:
        """The comment as plain text. (str)"""

    @property
    def commit_id(self) -> str | None:
        """SHA of the commit that it is about. (str)"""

    @property
    def created_at(self) -> datetime | None:
        """When it was written. (datetime)"""

    @property
    def diff_hunk(self) -> str | None:
        """The part of the diff that it is about. (str)"""

    @property
    def html_url(self) -> str | None:
        """Address of its page. (str)"""

    @property
    def id(self) -> int | None:
        """Number of the comment. (int)"""

    @property
    def in_reply_to_id(self) -> int | None:
        """Number of the comment that it replies to; None when it begins a thread. (int)"""

    @property
    def line(self) -> int | None:
        """Line of the file that it is about; None when the line is gone. (int)"""

    @property
    def links(self) -> dict[str, Link] | None:
        """Addresses of itself, its page and the pull request: a mapping. (dict[str, Link])"""

    @property
    def node_id(self) -> str | None:
        """Identifier of the object in the GraphQL API. (str)"""

    @property
    def original_commit_id(self) -> str | None:
        """SHA of the commit that it was written about. (str)"""

    @property
    def original_line(self) -> int | None:
        """Line that it was written about; the last one when it is about several. (int)"""

    @property
    def original_position(self) -> int | None:
        """Line of the diff that it was written about. (int)"""

    @property
    def original_start_line(self) -> int | None:
        """First line that it was written about, when it is about several. (int)"""

    @property
    def path(self) -> str | None:
        """Path of the file. (str)"""

    @property
    def position(self) -> int | None:
        """Line of the diff that it is about, counted from the first hunk; None when the line is gone. (int)"""

    @property
    def pull_request_review_id(self) -> int | None:
        """Number of the review that it belongs to; None when it belongs to none. (int)"""

    @property
    def pull_request_url(self) -> str | None:
        """Address of the pull request. (str)"""

    @property
    def reactions(self) -> Reactions | None:
        """How often each reaction was given: a mapping. (Reactions)"""

    @property
    def side(self) -> str | None:
        """Side of the diff that it is about: "LEFT" (removed lines) or "RIGHT". (str)"""

    @property
    def start_line(self) -> int | None:
        """First line that it is about, when it is about several. (int)"""

    @property
    def start_side(self) -> str | None:
        """Side of the diff that the first line is on: "LEFT" or "RIGHT"; None when it is about one line. (str)"""

    @property
    def subject_type(self) -> str | None:
        """What it is about: "line" or "file". (str)"""

    @property
    def updated_at(self) -> datetime | None:
        """When it was changed last. (datetime)"""

    @property
    def url(self) -> str | None:
        """Address of the comment in the API. (str)"""

    @property
    def user(self) -> ShortUser | None:
        """Who wrote it; None for a deleted account. (ShortUser)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    def list_reactions(
        self,
        content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"] | None = None,
        number: int = -1,
        etag: str | None = None,
    ) -> AsyncListing[Reaction]:
        """List the reactions to the comment. The field `reactions` has their numbers."""

    async def create_reaction(
        self, content: Literal["+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes"]
    ) -> Reaction:
        """React to the comment. If the user has reacted like this before, the result is that reaction."""

    async def delete_reaction(self, reaction_id: GitHubCore | int | str) -> bool:
        """Delete a reaction to the comment."""

    async def delete(self) -> bool:
        """Delete the comment."""

    async def edit(self, body: str) -> bool:
        """Change the comment."""

    async def reply(self, body: str) -> ReviewComment:
        """Reply to the comment."""

class CodeSearchResult(GitHubCore):
    """A file that a search found."""

    @property
    def file_size(self) -> int | None:
        """Size of the file in bytes. (int)"""

    @property
    def git_url(self) -> str | None:
        """Address of the file's content among the Git data. (str)"""

    @property
    def html_url(self) -> str | None:
        """Address of its page. (str)"""

    @property
    def language(self) -> str | None:
        """Programming language of the file, None when it is not known. (str)"""

    @property
    def last_modified_at(self) -> datetime | None:
        """When the file was last changed. (datetime)"""

    @property
    def line_numbers(self) -> list[str] | None:
        """Lines where the words were found, as "73..77". (list[str])"""

    @property
    def name(self) -> str | None:
        """Name of the file. (str)"""

    @property
    def path(self) -> str | None:
        """Path of the file in the repository. (str)"""

    @property
    def repository(self) -> ShortRepository | None:
        """Repository that has the file. (ShortRepository)"""

    @property
    def score(self) -> float | None:
        """How well it matches; only comparable within one search. (float)"""

    @property
    def sha(self) -> str | None:
        """SHA of the file's content. (str)"""

    @property
    def text_matches(self) -> list[TextMatch] | None:
        """Where the words were found, a list of mappings; empty unless the search requested them. (list[TextMatch])"""

    @property
    def url(self) -> str | None:
        """Address of the file in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

class CommitSearchResult(GitHubCore):
    """A commit that a search found."""

    @property
    def author(self) -> ShortUser | None:
        """Account of the author, None when there is none. (ShortUser)"""

    @property
    def comments_url(self) -> str | None:
        """Address of the comments on the commit. (str)"""

    @property
    def commit(self) -> GitShortCommit | None:
        """The commit itself: message, tree, author and committer. (GitShortCommit)"""

    @property
    def committer(self) -> ShortUser | None:
        """Account of the committer, None when there is none. (ShortUser)"""

    @property
    def html_url(self) -> str | None:
        """Address of its page. (str)"""

    @property
    def node_id(self) -> str | None:
        """Identifier in the GraphQL API. (str)"""

    @property
    def parents(self) -> list[CommitParent] | None:
        """Parents, with `sha` and `url`. (list[CommitParent])"""

    @property
    def repository(self) -> ShortRepository | None:
        """Repository that has the commit. (ShortRepository)"""

    @property
    def score(self) -> float | None:
        """How well it matches; only comparable within one search. (float)"""

    @property
    def sha(self) -> str | None:
        """SHA of the commit. (str)"""

    @property
    def text_matches(self) -> list[TextMatch] | None:
        """Where the words were found, a list of mappings; empty unless the search requested them. (list[TextMatch])"""

    @property
    def url(self) -> str | None:
        """Address of the commit in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

class IssueSearchResult(GitHubCore):
    """An issue or pull request that a search found."""

    @property
    def issue(self) -> ShortIssue | None:
        """The issue. (ShortIssue)"""

    @property
    def score(self) -> float | None:
        """How well it matches; only comparable within one search. (float)"""

    @property
    def text_matches(self) -> list[TextMatch] | None:
        """Where the words were found, a list of mappings; empty unless the search requested them. (list[TextMatch])"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

class RepositorySearchResult(GitHubCore):
    """A repository that a search found."""

    @property
    def repository(self) -> ShortRepository | None:
        """The repository. (ShortRepository)"""

    @property
    def score(self) -> float | None:
        """How well it matches; only comparable within one search. (float)"""

    @property
    def text_matches(self) -> list[TextMatch] | None:
        """Where the words were found, a list of mappings; empty unless the search requested them. (list[TextMatch])"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

class UserSearchResult(GitHubCore):
    """A user or organization that a search found."""

    @property
    def score(self) -> float | None:
        """How well it matches; only comparable within one search. (float)"""

    @property
    def text_matches(self) -> list[TextMatch] | None:
        """Where the words were found, a list of mappings; empty unless the search requested them. (list[TextMatch])"""

    @property
    def user(self) -> ShortUser | None:
        """The account. (ShortUser)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

class LabelSearchResult(Label):
    """A label that a search found. It offers what any label offers."""

    @property
    def score(self) -> float | None:
        """How well it matches; only comparable within one search. (float)"""

    @property
    def text_matches(self) -> list[TextMatch] | None:
        """Where the words were found, a list of mappings; empty unless the search requested them. (list[TextMatch])"""

    async def refresh(self, conditional: bool = False) -> Label:  # type: ignore[override]
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

class TopicSearchResult(GitHubCore):
    """A topic that a search found."""

    @property
    def aliases(self) -> list[dict[str, Any]] | None:
        """Other names of the topic: mappings with topic_relation. (list[dict[str, Any]])"""

    @property
    def created_at(self) -> datetime | None:
        """When it was first used. (datetime)"""

    @property
    def created_by(self) -> str | None:
        """Who created what the topic is about. (str)"""

    @property
    def curated(self) -> bool | None:
        """Whether people look after its page. (bool)"""

    @property
    def description(self) -> str | None:
        """What the topic is about, in Markdown. (str)"""

    @property
    def display_name(self) -> str | None:
        """Name as its page shows it. (str)"""

    @property
    def featured(self) -> bool | None:
        """Whether GitHub recommends it. (bool)"""

    @property
    def logo_url(self) -> str | None:
        """Address of its picture. (str)"""

    @property
    def name(self) -> str | None:
        """Name, as repositories carry it. (str)"""

    @property
    def related(self) -> list[dict[str, Any]] | None:
        """Topics near to it: mappings with topic_relation. (list[dict[str, Any]])"""

    @property
    def released(self) -> str | None:
        """When the thing it is about was released, as its page shows it. (str)"""

    @property
    def repository_count(self) -> int | None:
        """How many repositories carry it. (int)"""

    @property
    def score(self) -> float | None:
        """How well it matches; only comparable within one search. (float)"""

    @property
    def short_description(self) -> str | None:
        """What the topic is about, in one sentence. (str)"""

    @property
    def text_matches(self) -> list[TextMatch] | None:
        """Where the words were found, a list of mappings; empty unless the search requested them. (list[TextMatch])"""

    @property
    def updated_at(self) -> datetime | None:
        """When its page was last changed. (datetime)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

class ShortTeam(GitHubCore):
    """A team, as listings show it.

    Most listings leave out `members_count` and `repos_count`; `refresh()` reads them.
    """

    @property
    def access_source(self) -> str | None:
        """How it got its access to the repository: "direct", "organization" or "enterprise"; only in teams of a
        repository. (str)
        """

    @property
    def description(self) -> str | None:
        """What the team is about. (str)"""

    @property
    def enterprise_id(self) -> int | None:
        """Number of the enterprise, for its teams. (int)"""

    @property
    def html_url(self) -> str | None:
        """Address of its page. (str)"""

    @property
    def id(self) -> int | None:
        """Number that is unique on GitHub. (int)"""

    @property
    def ldap_dn(self) -> str | None:
        """Name of the team in LDAP; only on Enterprise Server. (str)"""

    @property
    def members_count(self) -> int | None:
        """How many people belong to it; None where GitHub leaves it out. (int)"""

    @property
    def members_urlt(self) -> URITemplate | None:
        """Template of the address of its members; takes `member`. (URITemplate)"""

    @property
    def name(self) -> str | None:
        """Name. (str)"""

    @property
    def node_id(self) -> str | None:
        """Identifier in the GraphQL API. (str)"""

    @property
    def notification_setting(self) -> str | None:
        """ "notifications_enabled" when a mention of the team notifies its members, else "notifications_disabled".
        (str)
        """

    @property
    def organization_id(self) -> int | None:
        """Number of the organization. (int)"""

    @property
    def parent(self) -> ShortTeam | None:
        """Team that it is part of, None for one at the top. (ShortTeam)"""

    @property
    def permission(self) -> str | None:
        """What its members may do in repositories by default: "pull", "push" or "admin". (str)"""

    @property
    def permissions(self) -> dict[str, bool] | None:
        """Whether it may "pull", "push" and so on in the repository; only in teams of a repository. (dict[str,
        bool])
        """

    @property
    def privacy(self) -> str | None:
        """ "closed" when all members of the organization see it, "secret" when only its own members do. (str)"""

    @property
    def repos_count(self) -> int | None:
        """How many repositories it looks after; None where GitHub leaves it out. (int)"""

    @property
    def repositories_url(self) -> str | None:
        """Address of its repositories. (str)"""

    @property
    def slug(self) -> str | None:
        """Name in addresses and mentions. (str)"""

    @property
    def type(self) -> str | None:
        """Whose team it is: "organization" or "enterprise". (str)"""

    @property
    def url(self) -> str | None:
        """Address in the API. (str)"""

    async def refresh(self, conditional: bool = False) -> Team:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    @deprecated("use Client.request with PATCH /orgs/{org}/teams/{team_slug}")
    async def edit(
        self,
        name: str,
        permission: Literal["pull", "push", "admin"] | None = None,
        parent_team_id: GitHubCore | int | str | None = None,
        privacy: Literal["secret", "closed"] | None = None,
        *,
        description: str | None = None,
        notification_setting: Literal["notifications_enabled", "notifications_disabled"] | None = None,
        parent_team_slug: GitHubCore | str | None = None,
    ) -> bool:
        """Change the team; what is not given stays as it is. The object shows the new values afterwards."""

    @deprecated("use Client.request with DELETE /orgs/{org}/teams/{team_slug}")
    async def delete(self) -> bool:
        """Delete the team, and the teams that are part of it. False when GitHub does not find it."""

    @deprecated("use Client.request with PUT /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}")
    async def add_repository(self, repository: GitHubCore | str, permission: str | None = None) -> bool:
        """Put a repository in the care of the team, or set what the team may do in it."""

    @deprecated("use Client.request with GET /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}")
    async def has_repository(self, repository: GitHubCore | str) -> bool:
        """Whether the team looks after a repository."""

    @deprecated("use Client.request with GET /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}")
    async def permissions_for(self, repository: GitHubCore | str) -> ShortRepositoryWithPermissions:
        """Fetch a repository that the team looks after, with what the team may do in it."""

    @deprecated("use Client.request with DELETE /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}")
    async def remove_repository(self, repository: GitHubCore | str) -> bool:
        """Take a repository from the team. The repository itself stays."""

    @deprecated("use Client.request with GET /orgs/{org}/teams/{team_slug}/repos")
    def repositories(self, number: int = -1, etag: str | None = None) -> AsyncListing[ShortRepositoryWithPermissions]:
        """List the repositories that the team looks after."""

    @deprecated("use Client.request with PUT /orgs/{org}/teams/{team_slug}/memberships/{username}")
    async def add_or_update_membership(
        self, username: GitHubCore | str, role: Literal["member", "maintainer"] = "member"
    ) -> TeamMembership:
        """Take somebody into the team, or change the role. Who is not in the organization yet is invited to it."""

    @deprecated("use Client.request with GET /orgs/{org}/teams/{team_slug}/memberships/{username}")
    async def is_member(self, username: GitHubCore | str) -> bool:
        """Whether a user belongs to the team; False also for somebody who has only been invited."""

    @deprecated("use Client.request with GET /orgs/{org}/teams/{team_slug}/members")
    def members(
        self, role: Literal["member", "maintainer", "all"] | None = None, number: int = -1, etag: str | None = None
    ) -> AsyncListing[ShortUser]:
        """List the members, those of child teams among them."""

    @deprecated("use Client.request with GET /orgs/{org}/teams/{team_slug}/memberships/{username}")
    async def membership_for(self, username: GitHubCore | str) -> TeamMembership:
        """How a user belongs to the team, with the keys "state" ("active" or "pending"), "role" and "url"."""

    @deprecated("use Client.request with DELETE /orgs/{org}/teams/{team_slug}/memberships/{username}")
    async def revoke_membership(self, username: GitHubCore | str) -> bool:
        """Take somebody out of the team, or take an invitation back. The user stays in the organization."""

    @deprecated("use add_or_update_membership")
    async def add_member(self, username: GitHubCore | str) -> bool:
        """Take a member of the organization into the team."""

    @deprecated("use add_or_update_membership")
    async def invite(self, username: GitHubCore | str) -> bool:
        """Invite somebody to the team. Who is in the organization already joins at once."""

    @deprecated("use revoke_membership")
    async def remove_member(self, username: GitHubCore | str) -> bool:
        """Take somebody out of the team."""

class Team(ShortTeam):
    """A team with every field."""

    @property
    def created_at(self) -> datetime | None:
        """When it was created. (datetime)"""

    @property
    def organization(self) -> ShortOrganization | None:
        """Organization that it belongs to. (ShortOrganization)"""

    @property
    def updated_at(self) -> datetime | None:
        """When it was last changed. (datetime)"""

class ShortRepositoryWithPermissions(ShortRepository):
    """A repository, with what a team may do in it."""

    @property
    def permissions(self) -> dict[str, bool] | None:
        """Whether the team may "pull", "push", "admin" and so on. (dict[str, bool])"""

    @property
    def role_name(self) -> str | None:
        """Name of the role that the team has in it, as "write". (str)"""

class ShortUser(GitHubCore):
    """An account, as listings show it: of a person, an organization or a bot."""

    @property
    def avatar_url(self) -> str | None:
        """Address of the picture. (str)"""

    @property
    def events_urlt(self) -> URITemplate | None:
        """Template of the address of the account's events; takes `privacy`. (URITemplate)"""

    @property
    def followers_url(self) -> str | None:
        """Address of those who follow the account. (str)"""

    @property
    def following_urlt(self) -> URITemplate | None:
        """Template of the address of those whom the account follows; takes `other_user`, a login. (URITemplate)"""

    @property
    def gists_urlt(self) -> URITemplate | None:
        """Template of the address of the gists; takes `gist_id`. (URITemplate)"""

    @property
    def gravatar_id(self) -> str | None:
        """Identifier at Gravatar, an empty text without one. (str)"""

    @property
    def html_url(self) -> str | None:
        """Address of the public profile. (str)"""

    @property
    def id(self) -> int | None:
        """Number that is unique on GitHub and stays when the account is renamed. (int)"""

    @property
    def login(self) -> str | None:
        """Name of the account, as in mentions. (str)"""

    @property
    def node_id(self) -> str | None:
        """Identifier in the GraphQL API. (str)"""

    @property
    def organizations_url(self) -> str | None:
        """Address of the organizations. (str)"""

    @property
    def received_events_url(self) -> str | None:
        """Address of the events that the account receives. (str)"""

    @property
    def repos_url(self) -> str | None:
        """Address of the repositories. (str)"""

    @property
    def site_admin(self) -> bool | None:
        """Whether the account belongs to the staff of GitHub, or administers a self-hosted installation. (bool)"""

    @property
    def starred_urlt(self) -> URITemplate | None:
        """Template of the address of the repositories that the account starred; takes `owner` and `repo`.
        (URITemplate)
        """

    @property
    def subscriptions_url(self) -> str | None:
        """Address of the repositories that the account watches. (str)"""

    @property
    def type(self) -> str | None:
        """ "User"; accounts that are not of a person have "Organization" or "Bot". (str)"""

    @property
    def url(self) -> str | None:
        """Address in the API. (str)"""

    @property
    def user_view_type(self) -> str | None:
        """Which profile this is of: "public" or "private". (str)"""

    async def refresh(self, conditional: bool = False) -> User:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    def starred_repositories(
        self,
        sort: Literal["created", "updated"] | None = None,
        direction: Literal["asc", "desc"] | None = None,
        number: int = -1,
        etag: str | None = None,
    ) -> AsyncListing[StarredRepository]:
        """List the repositories that the account starred, with the times."""

    def subscriptions(self, number: int = -1, etag: str | None = None) -> AsyncListing[ShortRepository]:
        """List the repositories that the account watches."""

    async def delete(self) -> bool:
        """Delete the account with everything it owns. Administrators of a server only; for others the result is
        False. Suspending is often the better choice.
        """

    async def demote(self) -> bool:
        """Demote the user to an ordinary user. Administrators of a server only; for others the result is False.
        Your own account cannot be demoted.
        """

    async def promote(self) -> bool:
        """Promote the user to an administrator of the server. Administrators only; for others the result is False."""

    async def suspend(self, *, reason: str | None = None) -> bool:
        """Lock the user out. Administrators of a server only; for others, and where the server takes its users from
        LDAP, the result is False.
        """

    async def unsuspend(self, *, reason: str | None = None) -> bool:
        """End the suspension of the user. Administrators of a server only; for others, and where the server takes
        its
        users from LDAP, the result is False.
        """

    async def rename(self, login: str) -> bool:
        """Change the login of the user. Administrators of a server only; for others the result is False."""

    async def impersonate(self, scopes: Iterable[GitHubCore | str] = []) -> Authorization:
        """Get a token that acts for the user. Administrators of a server only."""

    async def revoke_impersonation(self) -> bool:
        """Revoke the token of `impersonate`. Administrators of a server only; for others the result is False."""

    def events(self, public: bool = False, number: int = -1, etag: str | None = None) -> AsyncListing[Event]:
        """List what the account did, latest first. Private events are included for the authenticated user."""

    def received_events(self, public: bool = False, number: int = -1, etag: str | None = None) -> AsyncListing[Event]:
        """List the events that the account received by watching repositories and following people, latest first.
        Private events are included for the authenticated user.
        """

    def organization_events(
        self, org: GitHubCore | str, number: int = -1, etag: str | None = None
    ) -> AsyncListing[Event]:
        """List the events of an organization as its dashboard shows them to this account, which must be the
        authenticated user's.
        """

    async def is_assignee_on(self, username: GitHubCore | str, repository: GitHubCore | str) -> bool:
        """Whether issues of a repository can be assigned to this user."""

    def organizations(self, number: int = -1, etag: str | None = None) -> AsyncListing[ShortOrganization]:
        """List the organizations that the user is a public member of."""

    def followers(self, number: int = -1, etag: str | None = None) -> AsyncListing[ShortUser]:
        """List those who follow the account."""

    def following(self, number: int = -1, etag: str | None = None) -> AsyncListing[ShortUser]:
        """List those whom the account follows."""

    async def is_following(self, username: GitHubCore | str) -> bool:
        """Whether the account follows another one."""

    def keys(self, number: int = -1, etag: str | None = None) -> AsyncListing[Key]:
        """List the account's public SSH keys, with `id` and `key` only."""

    def gpg_keys(self, number: int = -1, etag: str | None = None) -> AsyncListing[GPGKey]:
        """List the account's GPG keys."""

class User(ShortUser):
    """An account with every public field."""

    @property
    def bio(self) -> str | None:
        """Biography of the account, in Markdown. (str)"""

    @property
    def blog(self) -> str | None:
        """Address of a web site. (str)"""

    @property
    def company(self) -> str | None:
        """Company that the account names. (str)"""

    @property
    def created_at(self) -> datetime | None:
        """When the account was created. (datetime)"""

    @property
    def email(self) -> str | None:
        """Mail address of the public profile, None when it is not shown. (str)"""

    @property
    def followers_count(self) -> int | None:
        """How many accounts follow this one. (int)"""

    @property
    def following_count(self) -> int | None:
        """How many accounts this one follows. (int)"""

    @property
    def hireable(self) -> bool | None:
        """Whether the account looks for work; None when it does not say. (bool)"""

    @property
    def location(self) -> str | None:
        """Place that the account names. (str)"""

    @property
    def name(self) -> str | None:
        """Full name, None when it was left out. (str)"""

    @property
    def notification_email(self) -> str | None:
        """Mail address that notifications go to, None when it is not shown. (str)"""

    @property
    def public_gists_count(self) -> int | None:
        """How many public gists the account has. (int)"""

    @property
    def public_repos_count(self) -> int | None:
        """How many public repositories the account has. (int)"""

    @property
    def suspended_at(self) -> datetime | None:
        """When the account was suspended, None when it was not; only on Enterprise Server. (datetime)"""

    @property
    def twitter_username(self) -> str | None:
        """Name at X, formerly Twitter. (str)"""

    @property
    def updated_at(self) -> datetime | None:
        """When the profile was last changed. (datetime)"""

class AuthenticatedUser(User):
    """The account of the session's credential, with the fields that only it sees. `refresh()` reads the public
    profile, in which they are None; call `Client.me` to read them again.
    """

    @property
    def business_plus(self) -> bool | None:
        """Whether the account belongs to an enterprise; only on Enterprise Server. (bool)"""

    @property
    def collaborators_count(self) -> int | None:
        """How many people collaborate on private repositories. (int)"""

    @property
    def disk_usage(self) -> int | None:
        """How much space the repositories take, in kilobytes. (int)"""

    @property
    def ldap_dn(self) -> str | None:
        """Name of the account in LDAP; only on Enterprise Server. (str)"""

    @property
    def owned_private_repos_count(self) -> int | None:
        """How many private repositories the account owns. (int)"""

    @property
    def plan(self) -> Plan | None:
        """What the account pays for; None on old self-hosted installations. (Plan)"""

    @property
    def private_gists_count(self) -> int | None:
        """How many secret gists the account has. (int)"""

    @property
    def total_private_repos_count(self) -> int | None:
        """How many private repositories the account can reach. (int)"""

    @property
    def two_factor_authentication(self) -> bool | None:
        """Whether signing in takes a second factor. (bool)"""

class Collaborator(ShortUser):
    """Somebody who can work on a repository, as `Repository.collaborators` shows it."""

    @property
    def permissions(self) -> dict[str, bool] | None:
        """What the account may do: True or False for `pull`, `triage`, `push`, `maintain` and `admin`. (dict[str,
        bool])
        """

    @property
    def role_name(self) -> str | None:
        """Role, as "read", "write" or "admin", or the name of an organization's own role. (str)"""

class Contributor(ShortUser):
    """Somebody whose commits are in a repository, as `Repository.contributors` shows it. For people without an
    account
    the type is "Anonymous", `name` and `email` come from their commits, and the fields of an account are None.
    """

    @property
    def contributions_count(self) -> int | None:
        """How many commits they wrote. (int)"""

    @property
    def email(self) -> str | None:
        """Mail address, of people without an account. (str)"""

    @property
    def name(self) -> str | None:
        """Name, of people without an account. (str)"""

class Plan(GitHubCore):
    """What an account or an organization pays for."""

    @property
    def collaborators(self) -> int | None:
        """How many people may collaborate. (int)"""

    @property
    def filled_seats(self) -> int | None:
        """How many seats are taken; only for organizations. (int)"""

    @property
    def name(self) -> str | None:
        """Name, as "free" or "Medium". (str)"""

    @property
    def private_repos_count(self) -> int | None:
        """How many private repositories are included. (int)"""

    @property
    def seats(self) -> int | None:
        """How many seats are paid for; only for organizations. (int)"""

    @property
    def space(self) -> int | None:
        """How much space is included, in kilobytes. (int)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def is_free(self) -> bool:
        """Whether it is the plan that costs nothing."""

class ShortEmail(GitHubCore):
    """A mail address, as GPG keys show it."""

    @property
    def email(self) -> str | None:
        """The address. (str)"""

    @property
    def verified(self) -> bool | None:
        """Whether the owner has confirmed it. (bool)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

class Email(ShortEmail):
    """A mail address of the authenticated user."""

    @property
    def primary(self) -> bool | None:
        """Whether GitHub writes to this one. (bool)"""

    @property
    def visibility(self) -> str | None:
        """ "public" or "private"; None where it is not the primary address. (str)"""

class Key(GitHubCore):
    """An SSH key: of a user, or a deploy key of a repository. Keys of other users have `id` and `key` only."""

    @property
    def added_by(self) -> str | None:
        """Login of the account that added a deploy key. (str)"""

    @property
    def created_at(self) -> datetime | None:
        """When it was added. (datetime)"""

    @property
    def enabled(self) -> bool | None:
        """Whether a deploy key can be used. (bool)"""

    @property
    def id(self) -> int | None:
        """Number that is unique on GitHub. (int)"""

    @property
    def key(self) -> str | None:
        """Text of the public key, without its comment. (str)"""

    @property
    def last_used(self) -> datetime | None:
        """When it was last used, None when it never was. (datetime)"""

    @property
    def read_only(self) -> bool | None:
        """Whether it cannot be used to push. (bool)"""

    @property
    def title(self) -> str | None:
        """Name chosen by its owner. (str)"""

    @property
    def url(self) -> str | None:
        """Address in the API. (str)"""

    @property
    def verified(self) -> bool | None:
        """Whether it was checked that its owner holds the private key. (bool)"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def delete(self) -> bool:
        """Remove the key from its account, or a deploy key from its repository."""

    async def update(self, title: str, key: str) -> bool:
        """Change the key. GitHub no longer does this, and responds with status 404: delete the key and add a new
        one.
        """

class GPGKey(GitHubCore):
    """A GPG key, or a subkey of one."""

    @property
    def can_certify(self) -> bool | None:
        """Whether it can certify other keys. (bool)"""

    @property
    def can_encrypt_comms(self) -> bool | None:
        """Whether it can encrypt messages. (bool)"""

    @property
    def can_encrypt_storage(self) -> bool | None:
        """Whether it can encrypt files. (bool)"""

    @property
    def can_sign(self) -> bool | None:
        """Whether it can sign. (bool)"""

    @property
    def created_at(self) -> datetime | None:
        """When it was created. (datetime)"""

    @property
    def emails(self) -> list[ShortEmail] | None:
        """Mail addresses of the key. (list[ShortEmail])"""

    @property
    def expires_at(self) -> datetime | None:
        """When it expires, None when it never does. (datetime)"""

    @property
    def id(self) -> int | None:
        """Number that is unique on GitHub. (int)"""

    @property
    def key_id(self) -> str | None:
        """The key's own identifier, in hexadecimal. (str)"""

    @property
    def name(self) -> str | None:
        """Name chosen by its owner. (str)"""

    @property
    def primary_key_id(self) -> int | None:
        """Number of the key that a subkey belongs to. (int)"""

    @property
    def public_key(self) -> str | None:
        """The public key in base64. (str)"""

    @property
    def raw_key(self) -> str | None:
        """The key as it was uploaded, ASCII-armoured. (str)"""

    @property
    def revoked(self) -> bool | None:
        """Whether it was revoked. (bool)"""

    @property
    def subkeys(self) -> list[GPGKey] | None:
        """Subkeys. (list[GPGKey])"""

    async def refresh(self, conditional: bool = False) -> Self:
        """Fetch the resource again.

        Request: ``GET`` of the URL of the resource. A short form returns the full one.

        :param conditional: whether to send the ETag or Last-Modified of the resource; the response 304 (Not Modified)
            costs
            no quota
        :returns: the resource itself; for a short form, a new object of the full form
        :raises NotRefreshable: the resource has no URL of its own
        """

    async def delete(self) -> bool:
        """Remove the key from the account of the authenticated user."""

__all__ = ["AsyncAppClient", "AsyncClient", "AsyncClientEnterprise", "AsyncListing", "AsyncPoll", "AsyncSearchListing"]
