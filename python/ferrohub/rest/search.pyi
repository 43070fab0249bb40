"""The operations of GitHub's tag ``search``. Made by tools/generate.py."""

from collections.abc import Mapping
from typing import Any, Literal

from ferrohub.rest import Operations
from ferrohub.aio import AsyncSearchListing
from ferrohub import aio as _aio
from ferrohub._core import (
    CodeSearchResult,
    CommitSearchResult,
    IssueSearchResult,
    LabelSearchResult,
    RepositorySearchResult,
    SearchListing,
    TopicSearchResult,
    UserSearchResult,
)

class Search(Operations):
    """The operations of GitHub's tag ``search``."""

    def code(
        self,
        *,
        order: Literal["desc", "asc"] = ...,
        page: int = ...,
        per_page: int = ...,
        q: str,
        sort: Literal["indexed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> SearchListing[CodeSearchResult]:
        """search/code.

        :param order: query, optional: one of "desc", "asc", default "desc"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param q: query: a str
        :param sort: query, optional: "indexed"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: SearchListing[CodeSearchResult]
        :raises GitHubError: the response has an error status; documented: 403, 422, 503

        Request: ``GET /search/code``
        GitHub: https://docs.github.com/rest/search/search#search-code
        """

    def commits(
        self,
        *,
        order: Literal["desc", "asc"] = ...,
        page: int = ...,
        per_page: int = ...,
        q: str,
        sort: Literal["author-date", "committer-date"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> SearchListing[CommitSearchResult]:
        """search/commits.

        :param order: query, optional: one of "desc", "asc", default "desc"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param q: query: a str
        :param sort: query, optional: one of "author-date", "committer-date"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: SearchListing[CommitSearchResult]
        :raises GitHubError: the response has an error status

        Request: ``GET /search/commits``
        GitHub: https://docs.github.com/rest/search/search#search-commits
        """

    def issues_and_pull_requests(
        self,
        *,
        advanced_search: str = ...,
        order: Literal["desc", "asc"] = ...,
        page: int = ...,
        per_page: int = ...,
        q: str,
        search_type: Literal["semantic", "hybrid"] = ...,
        sort: Literal["comments", "reactions", "reactions-+1", "reactions--1", "reactions-smile", "reactions-thinking_face", "reactions-heart", "reactions-tada", "interactions", "created", "updated"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> SearchListing[IssueSearchResult]:
        """search/issues-and-pull-requests.

        :param advanced_search: query, optional: a str
        :param order: query, optional: one of "desc", "asc", default "desc"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param q: query: a str
        :param search_type: query, optional: one of "semantic", "hybrid"
        :param sort: query, optional: one of "comments", "reactions", "reactions-+1", "reactions--1", "reactions-smile",
            "reactions-thinking_face", "reactions-heart", "reactions-tada", "interactions", "created", "updated"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: SearchListing[IssueSearchResult]
        :raises GitHubError: the response has an error status; documented: 401, 403, 422, 503

        Request: ``GET /search/issues``
        GitHub: https://docs.github.com/rest/search/search#search-issues-and-pull-requests
        """

    def labels(
        self,
        *,
        order: Literal["desc", "asc"] = ...,
        page: int = ...,
        per_page: int = ...,
        q: str,
        repository_id: int,
        sort: Literal["created", "updated"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> SearchListing[LabelSearchResult]:
        """search/labels.

        :param order: query, optional: one of "desc", "asc", default "desc"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param q: query: a str
        :param repository_id: query: an int
        :param sort: query, optional: one of "created", "updated"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: SearchListing[LabelSearchResult]
        :raises GitHubError: the response has an error status; documented: 403, 404, 422

        Request: ``GET /search/labels``
        GitHub: https://docs.github.com/rest/search/search#search-labels
        """

    def repos(
        self,
        *,
        order: Literal["desc", "asc"] = ...,
        page: int = ...,
        per_page: int = ...,
        q: str,
        sort: Literal["stars", "forks", "help-wanted-issues", "updated"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> SearchListing[RepositorySearchResult]:
        """search/repos.

        :param order: query, optional: one of "desc", "asc", default "desc"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param q: query: a str
        :param sort: query, optional: one of "stars", "forks", "help-wanted-issues", "updated"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: SearchListing[RepositorySearchResult]
        :raises GitHubError: the response has an error status; documented: 422, 503

        Request: ``GET /search/repositories``
        GitHub: https://docs.github.com/rest/search/search#search-repositories
        """

    def topics(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        q: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> SearchListing[TopicSearchResult]:
        """search/topics.

        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param q: query: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: SearchListing[TopicSearchResult]
        :raises GitHubError: the response has an error status

        Request: ``GET /search/topics``
        GitHub: https://docs.github.com/rest/search/search#search-topics
        """

    def users(
        self,
        *,
        order: Literal["desc", "asc"] = ...,
        page: int = ...,
        per_page: int = ...,
        q: str,
        sort: Literal["followers", "repositories", "joined"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> SearchListing[UserSearchResult]:
        """search/users.

        :param order: query, optional: one of "desc", "asc", default "desc"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param q: query: a str
        :param sort: query, optional: one of "followers", "repositories", "joined"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: SearchListing[UserSearchResult]
        :raises GitHubError: the response has an error status; documented: 422, 503

        Request: ``GET /search/users``
        GitHub: https://docs.github.com/rest/search/search#search-users
        """

class AsyncSearch(Operations):
    """The operations of GitHub's tag ``search``, for asyncio."""

    def code(
        self,
        *,
        order: Literal["desc", "asc"] = ...,
        page: int = ...,
        per_page: int = ...,
        q: str,
        sort: Literal["indexed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncSearchListing[_aio.CodeSearchResult]:
        """search/code.

        Request: ``GET /search/code``
        GitHub: https://docs.github.com/rest/search/search#search-code
        """

    def commits(
        self,
        *,
        order: Literal["desc", "asc"] = ...,
        page: int = ...,
        per_page: int = ...,
        q: str,
        sort: Literal["author-date", "committer-date"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncSearchListing[_aio.CommitSearchResult]:
        """search/commits.

        Request: ``GET /search/commits``
        GitHub: https://docs.github.com/rest/search/search#search-commits
        """

    def issues_and_pull_requests(
        self,
        *,
        advanced_search: str = ...,
        order: Literal["desc", "asc"] = ...,
        page: int = ...,
        per_page: int = ...,
        q: str,
        search_type: Literal["semantic", "hybrid"] = ...,
        sort: Literal["comments", "reactions", "reactions-+1", "reactions--1", "reactions-smile", "reactions-thinking_face", "reactions-heart", "reactions-tada", "interactions", "created", "updated"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncSearchListing[_aio.IssueSearchResult]:
        """search/issues-and-pull-requests.

        Request: ``GET /search/issues``
        GitHub: https://docs.github.com/rest/search/search#search-issues-and-pull-requests
        """

    def labels(
        self,
        *,
        order: Literal["desc", "asc"] = ...,
        page: int = ...,
        per_page: int = ...,
        q: str,
        repository_id: int,
        sort: Literal["created", "updated"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncSearchListing[_aio.LabelSearchResult]:
        """search/labels.

        Request: ``GET /search/labels``
        GitHub: https://docs.github.com/rest/search/search#search-labels
        """

    def repos(
        self,
        *,
        order: Literal["desc", "asc"] = ...,
        page: int = ...,
        per_page: int = ...,
        q: str,
        sort: Literal["stars", "forks", "help-wanted-issues", "updated"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncSearchListing[_aio.RepositorySearchResult]:
        """search/repos.

        Request: ``GET /search/repositories``
        GitHub: https://docs.github.com/rest/search/search#search-repositories
        """

    def topics(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        q: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncSearchListing[_aio.TopicSearchResult]:
        """search/topics.

        Request: ``GET /search/topics``
        GitHub: https://docs.github.com/rest/search/search#search-topics
        """

    def users(
        self,
        *,
        order: Literal["desc", "asc"] = ...,
        page: int = ...,
        per_page: int = ...,
        q: str,
        sort: Literal["followers", "repositories", "joined"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncSearchListing[_aio.UserSearchResult]:
        """search/users.

        Request: ``GET /search/users``
        GitHub: https://docs.github.com/rest/search/search#search-users
        """

class _BoundSearch(Operations):
    """The operations of GitHub's tag ``search``, bound to a resource."""

    def code(
        self,
        *,
        order: Literal["desc", "asc"] = ...,
        page: int = ...,
        per_page: int = ...,
        q: str,
        sort: Literal["indexed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> SearchListing[CodeSearchResult]:
        """search/code."""

    def commits(
        self,
        *,
        order: Literal["desc", "asc"] = ...,
        page: int = ...,
        per_page: int = ...,
        q: str,
        sort: Literal["author-date", "committer-date"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> SearchListing[CommitSearchResult]:
        """search/commits."""

    def issues_and_pull_requests(
        self,
        *,
        advanced_search: str = ...,
        order: Literal["desc", "asc"] = ...,
        page: int = ...,
        per_page: int = ...,
        q: str,
        search_type: Literal["semantic", "hybrid"] = ...,
        sort: Literal["comments", "reactions", "reactions-+1", "reactions--1", "reactions-smile", "reactions-thinking_face", "reactions-heart", "reactions-tada", "interactions", "created", "updated"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> SearchListing[IssueSearchResult]:
        """search/issues-and-pull-requests."""

    def labels(
        self,
        *,
        order: Literal["desc", "asc"] = ...,
        page: int = ...,
        per_page: int = ...,
        q: str,
        repository_id: int,
        sort: Literal["created", "updated"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> SearchListing[LabelSearchResult]:
        """search/labels."""

    def repos(
        self,
        *,
        order: Literal["desc", "asc"] = ...,
        page: int = ...,
        per_page: int = ...,
        q: str,
        sort: Literal["stars", "forks", "help-wanted-issues", "updated"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> SearchListing[RepositorySearchResult]:
        """search/repos."""

    def topics(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        q: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> SearchListing[TopicSearchResult]:
        """search/topics."""

    def users(
        self,
        *,
        order: Literal["desc", "asc"] = ...,
        page: int = ...,
        per_page: int = ...,
        q: str,
        sort: Literal["followers", "repositories", "joined"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> SearchListing[UserSearchResult]:
        """search/users."""

class _AsyncBoundSearch(Operations):
    """The operations of GitHub's tag ``search``, bound to a resource."""

    def code(
        self,
        *,
        order: Literal["desc", "asc"] = ...,
        page: int = ...,
        per_page: int = ...,
        q: str,
        sort: Literal["indexed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncSearchListing[_aio.CodeSearchResult]:
        """search/code."""

    def commits(
        self,
        *,
        order: Literal["desc", "asc"] = ...,
        page: int = ...,
        per_page: int = ...,
        q: str,
        sort: Literal["author-date", "committer-date"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncSearchListing[_aio.CommitSearchResult]:
        """search/commits."""

    def issues_and_pull_requests(
        self,
        *,
        advanced_search: str = ...,
        order: Literal["desc", "asc"] = ...,
        page: int = ...,
        per_page: int = ...,
        q: str,
        search_type: Literal["semantic", "hybrid"] = ...,
        sort: Literal["comments", "reactions", "reactions-+1", "reactions--1", "reactions-smile", "reactions-thinking_face", "reactions-heart", "reactions-tada", "interactions", "created", "updated"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncSearchListing[_aio.IssueSearchResult]:
        """search/issues-and-pull-requests."""

    def labels(
        self,
        *,
        order: Literal["desc", "asc"] = ...,
        page: int = ...,
        per_page: int = ...,
        q: str,
        repository_id: int,
        sort: Literal["created", "updated"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncSearchListing[_aio.LabelSearchResult]:
        """search/labels."""

    def repos(
        self,
        *,
        order: Literal["desc", "asc"] = ...,
        page: int = ...,
        per_page: int = ...,
        q: str,
        sort: Literal["stars", "forks", "help-wanted-issues", "updated"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncSearchListing[_aio.RepositorySearchResult]:
        """search/repos."""

    def topics(
        self,
        *,
        page: int = ...,
        per_page: int = ...,
        q: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncSearchListing[_aio.TopicSearchResult]:
        """search/topics."""

    def users(
        self,
        *,
        order: Literal["desc", "asc"] = ...,
        page: int = ...,
        per_page: int = ...,
        q: str,
        sort: Literal["followers", "repositories", "joined"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncSearchListing[_aio.UserSearchResult]:
        """search/users."""

__all__ = ["AsyncSearch", "Search"]
