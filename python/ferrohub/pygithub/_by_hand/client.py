"""The client: ``github.Github``."""

from __future__ import annotations

import urllib.parse
import warnings
from typing import IO, TYPE_CHECKING, Any

from ferrohub.pygithub import Auth, Consts
from ferrohub.pygithub._modules import class_
from ferrohub.pygithub._session import DEFAULT_RETRY
from ferrohub.pygithub.GithubObject import CompletableGithubObject, NotSet, is_defined, is_undefined
from ferrohub.pygithub.PaginatedList import PaginatedList
from ferrohub.pygithub.Requester import Requester

if TYPE_CHECKING:
    from typing_extensions import Self


_ADVISORIES = {
    "type": ("reviewed", "unreviewed", "malware"),
    "severity": ("null", "low", "medium", "high", "critical"),
    "sort": ("published", "updated"),
    "direction": ("asc", "desc"),
}


class Github:
    """A client."""

    #: How requests are repeated unless ``retry`` says otherwise.
    default_retry: Any = DEFAULT_RETRY

    def __init__(
        self,
        login_or_token: str | None = None,
        password: str | None = None,
        jwt: str | None = None,
        app_auth: Any = None,
        base_url: str = Consts.DEFAULT_BASE_URL,
        timeout: int = Consts.DEFAULT_TIMEOUT,
        user_agent: str = Consts.DEFAULT_USER_AGENT,
        per_page: int = Consts.DEFAULT_PER_PAGE,
        verify: bool | str = True,
        retry: Any = default_retry,
        pool_size: int | None = None,
        seconds_between_requests: float | None = Consts.DEFAULT_SECONDS_BETWEEN_REQUESTS,
        seconds_between_writes: float | None = Consts.DEFAULT_SECONDS_BETWEEN_WRITES,
        auth: Any = None,
        lazy: bool = False,
        api_version: str | None = None,
        *,
        cache: Any = None,
    ) -> None:
        for text in (login_or_token, password, jwt, api_version):
            assert text is None or isinstance(text, str)
        for seconds in (seconds_between_requests, seconds_between_writes):
            assert seconds is None or seconds >= 0
        assert isinstance(base_url, str), base_url
        assert isinstance(timeout, int), timeout
        assert isinstance(per_page, int), per_page
        assert isinstance(verify, (bool, str)), verify
        assert pool_size is None or isinstance(pool_size, int), pool_size
        assert auth is None or isinstance(auth, Auth.Auth), auth
        assert isinstance(lazy, bool), lazy
        deprecated = _deprecated_credential(login_or_token, password, jwt, app_auth)
        self._requester = self._Github__requester = Requester(
            auth if deprecated is None else deprecated,
            base_url,
            timeout,
            user_agent,
            per_page,
            verify,
            retry,
            pool_size,
            seconds_between_requests,
            seconds_between_writes,
            lazy,
            api_version,
        )
        self._requester._use_cache(cache)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_exception: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the connections."""
        self._requester.close()

    def withLazy(self, lazy: bool) -> Any:
        """A client like this one that is lazy or not.

        :param lazy: whether objects are fetched when an attribute is first read
        """
        return self._requester._like(class_("Github"), lazy=lazy)

    @property
    def requester(self) -> Requester:
        """What sends the requests."""
        return self._requester

    @property
    def FIX_REPO_GET_GIT_REF(self) -> bool:
        """Whether the URL of a reference is the one that GitHub has today."""
        return self._requester.FIX_REPO_GET_GIT_REF

    @FIX_REPO_GET_GIT_REF.setter
    def FIX_REPO_GET_GIT_REF(self, value: bool) -> None:
        self._requester.FIX_REPO_GET_GIT_REF = value

    @property
    def per_page(self) -> int:
        """The number of items on a page of a listing."""
        return self._requester.per_page

    @per_page.setter
    def per_page(self, value: int) -> None:
        self._requester.per_page = value

    @property
    def rate_limiting(self) -> tuple[int, int]:
        """Requests that are left, and the limit; requested if no response had them."""
        if self._requester.rate_limiting[1] < 0:
            self.get_rate_limit()  # type: ignore[attr-defined]
        return self._requester.rate_limiting

    @property
    def rate_limiting_resettime(self) -> int:
        """When the limit is reset, in seconds since 1970; requested if no response had it."""
        if self._requester.rate_limiting_resettime == 0:
            self.get_rate_limit()  # type: ignore[attr-defined]
        return self._requester.rate_limiting_resettime

    @property
    def oauth_scopes(self) -> list[str] | None:
        """The scopes of the token, as the last response had them."""
        return self._requester.oauth_scopes

    def get_user(self, login: Any = NotSet, lazy: Any = NotSet) -> Any:
        """A user; without a login the one of the credential."""
        requester = self._requester.withLazy(lazy)
        if is_undefined(login):
            completed = False if is_undefined(lazy) else None
            return class_("AuthenticatedUser")(requester, url="/user", completed=completed)
        assert isinstance(login, str), login
        found = class_("NamedUser")(requester, url=f"/users/{urllib.parse.quote(login)}")
        return found.complete() if is_undefined(lazy) else found

    def get_repo(self, full_name_or_id: int | str, lazy: Any = NotSet) -> Any:
        """A repository, by its full name or its id."""
        if is_defined(lazy):
            _warn("Argument lazy is deprecated, use Github(..., lazy=...).get_repo(...)")
        assert isinstance(full_name_or_id, (str, int)), full_name_or_id
        path = "/repositories/" if isinstance(full_name_or_id, int) else "/repos/"
        return class_("Repository")(self._requester.withLazy(lazy), url=f"{path}{full_name_or_id}")

    def get_enterprise(self, enterprise: str) -> Any:
        """An enterprise, by its slug."""
        assert isinstance(enterprise, str), enterprise
        return class_("Enterprise").from_slug(self._requester, enterprise)

    def get_repository_discussion(self, node_id: str, discussion_graphql_schema: str) -> Any:
        """A discussion, by its node id."""
        return self._requester.graphql_node_class(
            node_id, discussion_graphql_schema, class_("RepositoryDiscussion"), "Discussion"
        )

    def get_project_column(self, id: int) -> Any:
        """A column of a classic project."""
        headers, data = self._requester.requestJsonAndCheck(
            "GET", f"/projects/columns/{id}", headers={"Accept": Consts.mediaTypeProjectsPreview}
        )
        return class_("ProjectColumn")(self._requester, headers, data)

    def get_app(self, slug: Any = NotSet) -> Any:
        """A GitHub App, by its slug."""
        if is_undefined(slug):
            from ferrohub.pygithub.GithubIntegration import GithubIntegration

            _warn("Argument slug is needed; for the own App use github.GithubIntegration(auth=...).get_app()")
            return GithubIntegration(**self._requester.kwargs).get_app()
        assert isinstance(slug, str), slug
        url = f"/apps/{urllib.parse.quote(slug, safe='')}"
        return class_("GithubApp")(self._requester, {}, {"url": url}, completed=False)

    def get_oauth_application(self, client_id: str, client_secret: str) -> Any:
        """An OAuth application."""
        attributes = {"client_id": client_id, "client_secret": client_secret}
        return class_("ApplicationOAuth")(self._requester, {}, attributes)

    def get_global_advisories(self, given: Any) -> Any:
        """Advisories of all ecosystems."""
        query = NotSet.remove_unset_items(vars(given))
        for name, allowed in _ADVISORIES.items():
            assert query.get(name, allowed[0]) in allowed, query[name]
        for name in ("cwes", "affects"):
            if isinstance(query.get(name), list):
                query[name] = ",".join(map(str, query[name]))
        return PaginatedList(class_("GlobalAdvisory"), self._requester, "/advisories", query)

    def search_repositories(self, query: str, sort: Any = NotSet, order: Any = NotSet, **qualifiers: Any) -> Any:
        """Repositories that a search finds."""
        sorts = ("stars", "forks", "updated")
        return self._search("repositories", "RepositorySearchResult", query, sort, sorts, order, qualifiers)

    def search_users(self, query: str, sort: Any = NotSet, order: Any = NotSet, **qualifiers: Any) -> Any:
        """Users that a search finds."""
        sorts = ("followers", "repositories", "joined")
        return self._search("users", "NamedUserSearchResult", query, sort, sorts, order, qualifiers)

    def search_issues(self, query: str, sort: Any = NotSet, order: Any = NotSet, **qualifiers: Any) -> Any:
        """Issues and pull requests that a search finds."""
        sorts = ("comments", "created", "updated")
        return self._search("issues", "IssueSearchResult", query, sort, sorts, order, qualifiers)

    def search_commits(self, query: str, sort: Any = NotSet, order: Any = NotSet, **qualifiers: Any) -> Any:
        """Commits that a search finds."""
        sorts = ("author-date", "committer-date")
        accept = {"Accept": Consts.mediaTypeCommitSearchPreview}
        return self._search("commits", "CommitSearchResult", query, sort, sorts, order, qualifiers, accept)

    def search_topics(self, query: str, **qualifiers: Any) -> Any:
        """Topics that a search finds."""
        accept = {"Accept": Consts.mediaTypeTopicsPreview}
        return self._search("topics", "Topic", query, NotSet, (), NotSet, qualifiers, accept)

    def search_code(
        self, query: str, sort: Any = NotSet, order: Any = NotSet, highlight: bool = False, **qualifiers: Any
    ) -> Any:
        """Files that a search finds."""
        accept = {"Accept": Consts.highLightSearchPreview} if highlight else None
        found = ("indexed",)
        return self._search("code", "ContentFileSearchResult", query, sort, found, order, qualifiers, accept)

    def _search(
        self,
        kind: str,
        name: str,
        query: str,
        sort: Any,
        sorts: tuple[str, ...],
        order: Any,
        qualifiers: dict[str, Any],
        headers: dict[str, str] | None = None,
    ) -> Any:
        assert isinstance(query, str), query
        assert is_undefined(sort) or sort in sorts, sort
        assert is_undefined(order) or order in ("asc", "desc"), order
        words = " ".join([*([query] if query else []), *(f"{key}:{value}" for key, value in qualifiers.items())])
        assert words, "need at least one qualifier"
        parameters = NotSet.remove_unset_items({"sort": sort, "order": order, "q": words})
        return PaginatedList(class_(name), self._requester, f"/search/{kind}", parameters, headers=headers)

    def create_from_raw_data(self, klass: Any, raw_data: dict[str, Any], headers: Any = None) -> Any:
        """An object of its JSON."""
        options = {"completed": True} if issubclass(klass, CompletableGithubObject) else {}
        return klass(self._requester, {} if headers is None else headers, raw_data, **options)

    @property
    def ferrohub(self) -> Any:
        """The client of ferrohub with the same URL, options and credential."""
        return self._requester.ferrohub

    def from_ferrohub(self, resource: Any) -> Any:
        """The object for a resource of ferrohub."""
        from ferrohub.pygithub._counterparts import object_of

        return object_of(self._requester, resource)

    def dump(self, obj: Any, file: IO[bytes], protocol: int = 0) -> None:
        """Write an object into a file, from which ``load`` makes it again. Its credential is not written."""
        import pickle

        pickle.dump((obj.__class__, obj.raw_data, obj.raw_headers), file, protocol)

    def load(self, f: IO[bytes]) -> Any:
        """The object that ``dump`` has written. As any pickle, the file has to be one that you trust."""
        import pickle

        return self.create_from_raw_data(*pickle.load(f))


def _deprecated_credential(login_or_token: str | None, password: str | None, jwt: str | None, app_auth: Any) -> Any:
    """The credential of the parameters that PyGithub has deprecated; None without them."""
    if password is not None:
        _warn("Arguments login_or_token and password are deprecated, use auth=github.Auth.Login(...)")
        return Auth.Login(login_or_token or "", password)
    if login_or_token is not None:
        _warn("Argument login_or_token is deprecated, use auth=github.Auth.Token(...)")
        return Auth.Token(login_or_token)
    if jwt is not None:
        _warn("Argument jwt is deprecated, use auth=github.Auth.AppAuth(...) or github.Auth.AppAuthToken(...)")
        return Auth.AppAuthToken(jwt)
    if app_auth is not None:
        _warn("Argument app_auth is deprecated, use auth=github.Auth.AppInstallationAuth(...)")
    return app_auth


def _warn(text: str) -> None:
    warnings.warn(text, category=DeprecationWarning, stacklevel=4)
