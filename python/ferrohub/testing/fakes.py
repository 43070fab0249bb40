"""Fake responses for tests, without a recording and without a network.

>>> from ferrohub.testing import Fake
>>> fake = Fake()
>>> fake.get("/repos/{owner}/{repo}").reply(json={"full_name": "octocat/Hello-World"}).then(status=403)
>>> fake.client().repository("octocat", "Hello-World").full_name
'octocat/Hello-World'
>>> fake.calls[0].params
{'owner': 'octocat', 'repo': 'Hello-World'}
"""

from __future__ import annotations

import contextlib
import threading
import urllib.parse
from typing import TYPE_CHECKING, Any

import ferrohub
from ferrohub import exceptions
from ferrohub._description import of_request
from ferrohub.testing import _addresses, _examples, _installed, _limits, _targets
from ferrohub.testing._exchanges import Exchange
from ferrohub.testing._explanations import explain
from ferrohub.testing._graphql import GraphQLRoute
from ferrohub.testing._replies import NOTHING, Reply
from ferrohub.testing.calls import Call, Calls
from ferrohub.testing.routes import Route

if TYPE_CHECKING:
    import datetime
    from collections.abc import Iterator, Mapping
    from types import TracebackType

    from typing_extensions import Self

    from ferrohub.aio import AsyncClient
    from ferrohub.transports import Request, Response

__all__ = ["Fake", "UnexpectedRequest"]

#: The credential of the clients that a fake creates.
TOKEN = "fake-token"


class UnexpectedRequest(exceptions.UnrecordedRequest, AssertionError):
    """A request that no route of a :class:`Fake` matches. The message has the nearest route and the line to write."""


class Fake:
    """A fake of GitHub's API: a transport that responds as a test defines it.

    :meth:`client` and :meth:`async_client` create clients for it; ``Client(transport=fake)`` works too. Of several
    routes that match a request, the most specific one is used, and of those the one that was defined last. No time
    passes: delays, retries and waits for rate limits do not take any.

    As a context manager, it calls :meth:`check` at the end.

    :param base_url: URL of the API; for an Enterprise Server ``https://HOST/api/v3``
    :param examples: whether requests without a route get an example of the response that GitHub describes
    :param real_delays: whether the ``delay`` of a reply takes its time
    """

    #: Pages are requested in order, as the calls are part of the result.
    prefetch = False
    _skips_waits = True

    def __init__(self, base_url: str = _addresses.GITHUB, *, examples: bool = False, real_delays: bool = False) -> None:
        #: URL of the API.
        self.base_url = base_url.rstrip("/")
        #: Whether requests without a route get an example.
        self.examples = examples
        #: Whether the ``delay`` of a reply takes its time.
        self.real_delays = real_delays
        #: The requests in order, including those without a route.
        self.calls = Calls()
        #: The requests without a route.
        self.unexpected = Calls()
        #: The routes in the order of their definition.
        self.routes: list[Route] = []
        self._quotas: dict[str, _limits.Quota] = {}
        self._secondary: _limits.Secondary | None = None
        self._lock = threading.RLock()

    def client(self, **options: Any) -> ferrohub.Client:
        """Return a client whose requests this fake responds to.

        :param options: options of :class:`ferrohub.Client`, such as ``rate_limit``. The default token is
            ``"fake-token"``
        :returns: a :class:`ferrohub.Client`, or :class:`ferrohub.ClientEnterprise` if the base URL is that of a server
        """
        made: ferrohub.Client = self._make(ferrohub.Client, ferrohub.ClientEnterprise, options)
        return made

    def async_client(self, **options: Any) -> AsyncClient:
        """Return an asynchronous client whose requests this fake responds to.

        :param options: options of :class:`ferrohub.AsyncClient`. The default token is ``"fake-token"``
        :returns: a :class:`ferrohub.AsyncClient`, or the one for an Enterprise Server
        """
        made: AsyncClient = self._make(ferrohub.AsyncClient, ferrohub.AsyncClientEnterprise, options)
        return made

    def _make(self, plain: Any, enterprise: Any, options: dict[str, Any]) -> Any:
        named = "username" in options or "session" in options
        options = {**({} if named else {"token": TOKEN}), "transport": self, **options}
        if self.base_url.endswith("/api/v3") and "base_url" not in options:
            return enterprise(options.pop("url", self.base_url.removesuffix("/api/v3")), **options)
        return plain(**{"base_url": self.base_url, **options})

    def get(self, path: str, **conditions: Any) -> Route:
        """Add a route for GET requests. It matches HEAD requests, too.

        :param path: path with placeholders, such as ``"/repos/{owner}/{repo}"``; ``{+name}`` also matches slashes,
            and so do the placeholders for which GitHub allows it. A URL matches requests to its host
        :param conditions: ``query``, ``json`` and ``headers`` that a request must have, as for :meth:`route`
        :returns: the route; its method :meth:`Route.reply` adds a response
        """
        return self.route("GET", path, **conditions)

    def head(self, path: str, **conditions: Any) -> Route:
        """Add a route for HEAD requests.

        :param path: as for :meth:`get`
        :param conditions: as for :meth:`route`
        """
        return self.route("HEAD", path, **conditions)

    def post(self, path: str, **conditions: Any) -> Route:
        """Add a route for POST requests.

        :param path: as for :meth:`get`
        :param conditions: as for :meth:`route`
        """
        return self.route("POST", path, **conditions)

    def put(self, path: str, **conditions: Any) -> Route:
        """Add a route for PUT requests.

        :param path: as for :meth:`get`
        :param conditions: as for :meth:`route`
        """
        return self.route("PUT", path, **conditions)

    def patch(self, path: str, **conditions: Any) -> Route:
        """Add a route for PATCH requests.

        :param path: as for :meth:`get`
        :param conditions: as for :meth:`route`
        """
        return self.route("PATCH", path, **conditions)

    def delete(self, path: str, **conditions: Any) -> Route:
        """Add a route for DELETE requests.

        :param path: as for :meth:`get`
        :param conditions: as for :meth:`route`
        """
        return self.route("DELETE", path, **conditions)

    def any(self, path: str, **conditions: Any) -> Route:
        """Add a route for requests with any method.

        :param path: as for :meth:`get`
        :param conditions: as for :meth:`route`
        """
        return self.route("*", path, **conditions)

    def on(self, id: str, **conditions: Any) -> Route:
        """Add a route for an operation of GitHub.

        :param id: GitHub's ID of the operation, such as ``"issues/get"``, or a method and a path, such as
            ``"GET /user"``
        :param conditions: as for :meth:`route`
        :returns: the route. Without a reply, it responds with an example of the described response
        :raises ValueError: GitHub describes no operation with this ID
        """
        if " " in id:
            method, _, path = id.partition(" ")
            return self.route(method, path, **conditions)
        operation = _examples.described(id)
        return self._add(Route(operation["method"], operation["path"], operation=operation, **conditions))

    def graphql(self, part: str | None = None, *, variables: Mapping[str, Any] | None = None) -> GraphQLRoute:
        """Add a route for GraphQL requests.

        :param part: text that the document must contain, such as the name of an operation or of a field; None for any
        :param variables: variables that a request must have, with their values as for :meth:`route`
        :returns: the route; its methods ``data`` and ``error`` add a response
        """
        route = GraphQLRoute(part, variables)
        with self._lock:
            self.routes.append(route)
        return route

    def route(
        self,
        method: str,
        path: str,
        *,
        query: Mapping[str, Any] | None = None,
        json: Any = NOTHING,
        headers: Mapping[str, Any] | None = None,
    ) -> Route:
        """Add a route.

        :param method: the method, or ``"*"`` for any
        :param path: as for :meth:`get`
        :param query: query parameters with their values: a value, a list for a parameter that occurs several times, a
            compiled regular expression, a function that returns whether a value matches, ``...`` for any value, or None
            if the parameter must be missing. Further parameters are allowed
        :param json: members of the JSON body with their values, or a function that returns whether a body matches.
            Further members are allowed
        :param headers: headers, as for ``query``
        :returns: the route
        """
        if not path.startswith(("/", "http://", "https://")):
            raise ValueError(f"a path begins with '/': {path!r}")
        return self._add(Route(method, path, query=query, json=json, headers=headers))

    def _add(self, route: Route) -> Route:
        with self._lock:
            self.routes.append(route)
        return route

    def download(self, path: str, content: bytes, *, name: str = "download.zip", **conditions: Any) -> Route:
        """Add a route that redirects to a download, as GitHub does for archives, logs, artifacts and assets.

        :param path: as for :meth:`get`
        :param content: the content
        :param name: name of the file
        :param conditions: as for :meth:`route`
        :returns: the route of the redirect
        """
        url = f"https://objects.githubusercontent.com/fake/{len(self.routes)}/{urllib.parse.quote(name)}"
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Disposition": f'attachment; filename="{name}"',
            "Accept-Ranges": "bytes",
        }
        self.get(url).reply(body=content, headers=headers)
        return self.get(path, **conditions).redirect(f"{url}?sig=fake")

    def example(
        self,
        id: str,
        /,
        *,
        path: Mapping[str, Any] | str | None = None,
        status: int | str | None = None,
        members: Mapping[str, Any] | None = None,
        **overrides: Any,
    ) -> Any:
        """Return an example of a body, made from GitHub's description. The same arguments make the same body.

        The members agree with each other: URLs contain the owner, the name and the number that the body has.

        :param id: GitHub's ID of an operation, such as ``"issues/get"``, its method and path, or the name of a schema,
            such as ``"simple-user"``
        :param path: values of the parts of the path, such as ``{"owner": "octocat"}``; a str is the member ``path``
        :param status: status of the response; None for the first that is described; a str is the member ``status``
        :param members: members with other values than the example, of any name
        :param overrides: the same, by keyword; a mapping changes members of an object
        :returns: the body; None if the response has none
        :raises ValueError: an unknown ID
        :raises TypeError: the body has no such member
        """
        overrides |= members or {}
        if isinstance(path, str):
            overrides["path"], path = path, None
        if isinstance(status, str):
            overrides["status"], status = status, None
        return _examples.of_operation(id, self.base_url, path or {}, overrides, status)

    def example_list(
        self,
        id: str,
        count: int,
        /,
        *,
        path: Mapping[str, Any] | str | None = None,
        members: Mapping[str, Any] | None = None,
        **overrides: Any,
    ) -> list[Any]:
        """Return several examples with different ids, numbers and names, for a list.

        :param id: as for :meth:`example`
        :param count: number of examples
        :param path: as for :meth:`example`
        :param members: as for :meth:`example`
        :param overrides: as for :meth:`example`; a function gets the position, which starts at 0
        """
        found = []
        overrides |= members or {}
        if isinstance(path, str):
            overrides["path"], path = path, None
        for index in range(count):
            values = {name: value(index) if callable(value) else value for name, value in overrides.items()}
            found.append(_examples.of_operation(id, self.base_url, path or {}, values, index=index))
        return found

    def rate_limit(
        self,
        remaining: int = 0,
        *,
        limit: int | None = None,
        reset: float | datetime.timedelta | datetime.datetime = 3600,
        refusals: int | None = 1,
        resource: str = "core",
    ) -> None:
        """Set the rate limit of a resource.

        Responses then have its headers, and ``GET /rate_limit`` reports it. When no requests are left, requests get the
        403 of GitHub.

        :param remaining: requests that are left
        :param limit: requests per hour; None for GitHub's usual limit
        :param reset: when the quota is renewed: seconds from now, a timedelta or a datetime
        :param refusals: number of requests that are refused before the quota is renewed, as no time passes; None
            rejects all requests until ``reset``
        :param resource: ``"core"``, ``"search"``, ``"code_search"`` or ``"graphql"``
        """
        limit = _limits.LIMITS.get(resource, 5000) if limit is None else limit
        quota = _limits.Quota(resource, limit, remaining, _limits.moment(reset), refusals)
        with self._lock:
            self._quotas[resource] = quota

    def secondary_rate_limit(self, retry_after: int | None = 60, *, times: int = 1, status: int = 403) -> None:
        """Refuse the next requests because of a secondary rate limit.

        :param retry_after: seconds in the header Retry-After; None sends no header
        :param times: number of requests to refuse
        :param status: 403 or 429
        """
        with self._lock:
            self._secondary = _limits.Secondary(retry_after, times, status)

    def calls_to(self, target: str | Route) -> Calls:
        """Return the requests to a route.

        :param target: the route, GitHub's ID of an operation, or a method and a path with or without placeholders
        """
        return Calls(call for call in self.calls if _targets.is_to(call, target))

    def assert_called(
        self,
        target: str | Route,
        *,
        times: int | None = None,
        query: Mapping[str, Any] | None = None,
        json: Any = NOTHING,
        headers: Mapping[str, Any] | None = None,
        **params: Any,
    ) -> Call:
        """Assert that a request was sent.

        :param target: as for :meth:`calls_to`
        :param times: how often it was sent; None for at least once
        :param query: query parameters that it had, as for :meth:`route`
        :param json: members of its JSON body, as for :meth:`route`
        :param headers: headers that it had, as for :meth:`route`
        :param params: values of placeholders
        :returns: the last of these requests
        :raises AssertionError: it was not sent, or not as often
        """
        found, reasons = Calls(), []
        for call in self.calls_to(target):
            probe = Route("*", call.path, query=query, json=json, headers=headers)
            wrong = _targets.differences(call, target, probe, params)
            if wrong:
                reasons.append(f"{call!r} differs: {'; '.join(wrong)}")
            else:
                found.append(call)
        if found and times in (None, len(found)):
            return found.last
        often = "" if times is None else f" {times} times, but {len(found)} times"
        shown = "\n".join([*reasons, f"requests: {', '.join(self.calls.lines()) or 'none'}"])
        raise AssertionError(f"{target!r} was not requested{often}\n{shown}")

    def assert_not_called(self, target: str | Route) -> None:
        """Assert that a request was not sent.

        :param target: as for :meth:`calls_to`
        :raises AssertionError: it was sent
        """
        found = self.calls_to(target)
        if found:
            raise AssertionError(f"{target!r} was requested {len(found)} times: {', '.join(map(repr, found))}")

    def assert_all_called(self) -> None:
        """Assert that each route matched a request.

        :raises AssertionError: some did not
        """
        unused = [repr(route) for route in self.routes if not route.called]
        if unused:
            shown = ", ".join(self.calls.lines()) or "none"
            raise AssertionError(f"not requested: {', '.join(unused)}\nrequests: {shown}")

    def check(self) -> None:
        """Raise :class:`UnexpectedRequest` if a request had no route, even if the code under test caught the error.

        :raises UnexpectedRequest: there was one
        """
        if self.unexpected:
            raise UnexpectedRequest(explain(self.unexpected[0], self.routes))

    def reset(self) -> None:
        """Remove all routes, calls and rate limits."""
        with self._lock:
            for list_ in (self.calls, self.unexpected, self.routes):
                list_.clear()
            self._quotas.clear()
            self._secondary = None

    @contextlib.contextmanager
    def installed(self, token: str | None = TOKEN) -> Iterator[Self]:
        """Context manager: clients that the code under test creates itself use this fake.

        It applies to all clients of the process that have no ``transport`` of their own.

        :param token: what the environment variables ``GH_TOKEN`` and ``GH_ENTERPRISE_TOKEN`` have meanwhile, for
            ``Client.from_environment()``; None leaves them as they are
        :returns: the fake itself
        """
        with _installed.transport(self, token):
            yield self

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is None:
            self.check()

    def __call__(self, request: Request) -> Any:
        """Respond to a request, as a transport.

        :param request: a :class:`ferrohub.transports.Request`
        :returns: a :class:`ferrohub.transports.Response`, or an awaitable of one
        """
        path = _targets.path_of(self.base_url, request.url)
        call = Call(request, path)
        with self._lock:
            self.calls.append(call)
            refused = self._refused(call)
            if refused is not None:
                return refused
            route, reply = self._find(call)
        exchange = Exchange(call, route, reply, self.base_url, self._quotas, self.real_delays)
        return exchange.response(asynchronous=bool(getattr(request, "asynchronous", False)))

    def _refused(self, call: Call) -> Response | None:
        """The response of a rate limit, or None."""
        if call.path == "/rate_limit" and not any(not route.differences(call) for route in self.routes):
            return _limits.overview(self._quotas, call)
        if self._secondary is not None and (refused := self._secondary.count(call)) is not None:
            return refused
        quota = self._quotas.get(_limits.resource_of(call))
        return quota.count(call) if quota is not None and call.path != "/rate_limit" else None

    def _find(self, call: Call) -> tuple[Route, Reply]:
        fitting = [route for route in self.routes if not route.differences(call)]
        order = {id(route): at for at, route in enumerate(self.routes)}
        for route in sorted(fitting, key=lambda route: (*route.rank(), order[id(route)]), reverse=True):
            reply = route.take(call)
            if reply is not None:
                return route, reply
        if self.examples and (operation := of_request(call.method, call.path)):
            route = Route(operation["method"], operation["path"], operation=operation)
            return route, route.take(call) or Reply()
        self.unexpected.append(call)
        raise UnexpectedRequest(explain(call, self.routes, fitting))

    def __repr__(self) -> str:
        return f"<Fake {self.base_url}: {len(self.routes)} routes, {len(self.calls)} calls>"
