"""A client for the GitHub REST API, with its core in Rust.

>>> import ferrohub
>>> client = ferrohub.Client(token="...")
>>> for issue in client.issues_on("octocat", "Hello-World", state="open"):
...     print(issue.number, issue.title)

Operations are methods of :class:`Client` and of the resources that it returns. :mod:`ferrohub.exceptions` has the
exceptions, :mod:`ferrohub.testing` records and replays requests.
"""

from __future__ import annotations

import importlib

from ferrohub._core import (
    AppClient,
    Cache,
    Client,
    ClientEnterprise,
    ClientSession,
    Headers,
    Listing,
    Request,
    Response,
    SearchListing,
    SessionHeaders,
    Table,
    URITemplate,
    __version__,
)
from ferrohub.api import (
    all_events,
    all_repositories,
    all_users,
    authorize,
    create_gist,
    emojis,
    enterprise_login,
    followed_by,
    followers_of,
    gist,
    gists_by,
    gitignore_template,
    gitignore_templates,
    issue,
    issues_on,
    login,
    markdown,
    mascot,
    octocat,
    organization,
    organizations_with,
    public_gists,
    pull_request,
    rate_limit,
    repositories_by,
    repository,
    search_code,
    search_issues,
    search_repositories,
    search_users,
    starred_by,
    subscriptions_for,
    user,
    zen,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    # What `__getattr__` finds, as type checkers see it.
    from ferrohub import (
        actions as actions,
        aio as aio,
        api as api,
        apps as apps,
        auths as auths,
        checks as checks,
        crawl as crawl,
        dask as dask,
        delta as delta,
        dlt as dlt,
        enterprise as enterprise,
        event_hooks as event_hooks,
        events as events,
        exceptions as exceptions,
        gists as gists,
        git as git,
        github as github,
        graphql as graphql,
        issues as issues,
        licenses as licenses,
        models as models,
        notifications as notifications,
        oauth as oauth,
        orgs as orgs,
        otel as otel,
        pool as pool,
        projects as projects,
        pulls as pulls,
        quota as quota,
        ray as ray,
        repos as repos,
        search as search,
        session as session,
        spark as spark,
        structs as structs,
        testing as testing,
        transports as transports,
        types as types,
        users as users,
        webhooks as webhooks,
    )
    from ferrohub.aio import (
        AsyncAppClient as AsyncAppClient,
        AsyncClient as AsyncClient,
        AsyncClientEnterprise as AsyncClientEnterprise,
    )
    from ferrohub.event_hooks import enable_debug_logging as enable_debug_logging
    from ferrohub.exceptions import (
        AppInstallationTokenExpired as AppInstallationTokenExpired,
        AppTokenExpired as AppTokenExpired,
        AuthenticationFailed as AuthenticationFailed,
        BadRequest as BadRequest,
        CardHasNoContentUrl as CardHasNoContentUrl,
        CassetteError as CassetteError,
        ClientError as ClientError,
        Conflict as Conflict,
        ConnectionError as ConnectionError,
        ForbiddenError as ForbiddenError,
        GeneratedTokenExpired as GeneratedTokenExpired,
        GitHubError as GitHubError,
        GitHubException as GitHubException,
        GraphQLError as GraphQLError,
        GraphQLForbidden as GraphQLForbidden,
        GraphQLNotFound as GraphQLNotFound,
        GraphQLRateLimitExceeded as GraphQLRateLimitExceeded,
        GraphQLUnprocessable as GraphQLUnprocessable,
        IncompleteResponse as IncompleteResponse,
        MethodNotAllowed as MethodNotAllowed,
        MissingAppAuthentication as MissingAppAuthentication,
        MissingAppBearerAuthentication as MissingAppBearerAuthentication,
        MissingAppInstallationAuthentication as MissingAppInstallationAuthentication,
        NetworkForbidden as NetworkForbidden,
        NotAcceptable as NotAcceptable,
        NotFoundError as NotFoundError,
        NotRefreshable as NotRefreshable,
        OAuthError as OAuthError,
        RateLimitExceeded as RateLimitExceeded,
        ResponseError as ResponseError,
        ServerError as ServerError,
        SessionClosed as SessionClosed,
        Timeout as Timeout,
        TransportError as TransportError,
        UnavailableForLegalReasons as UnavailableForLegalReasons,
        UnexpectedResponse as UnexpectedResponse,
        UnprocessableEntity as UnprocessableEntity,
        UnprocessableResponseBody as UnprocessableResponseBody,
        UnrecordedRequest as UnrecordedRequest,
        UserTokenExpired as UserTokenExpired,
    )
    from ferrohub.pool import AsyncPool as AsyncPool, Pool as Pool

#: Names that scripts written for github3.py use.
GitHub = Client
GitHubEnterprise = ClientEnterprise

__all__ = [
    "AppClient",
    "AsyncAppClient",
    "AsyncClient",
    "AsyncClientEnterprise",
    "AsyncPool",
    "Cache",
    "Client",
    "ClientEnterprise",
    "ClientSession",
    "GitHub",
    "GitHubEnterprise",
    "Headers",
    "Listing",
    "Pool",
    "Request",
    "Response",
    "SearchListing",
    "SessionHeaders",
    "Table",
    "URITemplate",
    "__version__",
    "all_events",
    "all_repositories",
    "all_users",
    "authorize",
    "create_gist",
    "emojis",
    "enable_debug_logging",
    "enterprise_login",
    "followed_by",
    "followers_of",
    "gist",
    "gists_by",
    "gitignore_template",
    "gitignore_templates",
    "issue",
    "issues_on",
    "login",
    "markdown",
    "mascot",
    "octocat",
    "organization",
    "organizations_with",
    "public_gists",
    "pull_request",
    "rate_limit",
    "repositories_by",
    "repository",
    "search_code",
    "search_issues",
    "search_repositories",
    "search_users",
    "starred_by",
    "subscriptions_for",
    "user",
    "zen",
]


if not TYPE_CHECKING:

    def __getattr__(name):
        """Submodules, the exceptions and asyncio are imported on first use."""
        if name == "enable_debug_logging":
            return importlib.import_module("ferrohub.event_hooks").enable_debug_logging
        if name.startswith(("AsyncClient", "AsyncAppClient")):
            return getattr(importlib.import_module("ferrohub.aio"), name)
        if name in {"AsyncPool", "Pool"}:
            return getattr(importlib.import_module("ferrohub.pool"), name)
        if not name.startswith("_"):
            try:
                return importlib.import_module(f"ferrohub.{name}")
            except ModuleNotFoundError as error:
                if error.name != f"ferrohub.{name}":
                    raise
            exceptions = importlib.import_module("ferrohub.exceptions")
            if name in exceptions.__all__:
                return getattr(exceptions, name)
        raise AttributeError(f"module 'ferrohub' has no attribute {name!r}")

    def __dir__():
        """The names of submodules and exceptions as well, imported or not."""
        import pkgutil

        modules = {module.name for module in pkgutil.iter_modules(__path__) if not module.name.startswith("_")}
        exceptions = importlib.import_module("ferrohub.exceptions").__all__
        # The plugin is for pytest alone, which it imports.
        return sorted(globals().keys() | (modules - {"pytest_plugin"}) | set(exceptions) | set(__all__))
