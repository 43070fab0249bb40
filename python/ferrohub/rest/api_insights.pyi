"""The operations of GitHub's tag ``api-insights``. Made by tools/generate.py."""

import builtins
from collections.abc import Iterable, Mapping
from typing import Any, Literal

from ferrohub.rest import Operations
from ferrohub.aio import AsyncListing
from ferrohub import aio as _aio
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models
from ferrohub._core import GitHubCore, Listing

class ApiInsights(Operations):
    """The operations of GitHub's tag ``api-insights``."""

    def get_route_stats_by_actor(
        self,
        org: str | GitHubCore,
        actor_type: Literal["installation", "classic_pat", "fine_grained_pat", "oauth_app", "github_app_user_to_server"] | GitHubCore,
        actor_id: int | GitHubCore,
        *,
        api_route_substring: str = ...,
        direction: Literal["asc", "desc"] = ...,
        max_timestamp: str = ...,
        min_timestamp: str,
        page: int = ...,
        per_page: int = ...,
        sort: Iterable[Literal["last_rate_limited_timestamp", "last_request_timestamp", "rate_limited_request_count", "http_method", "api_route", "total_request_count"]] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ApiInsights_GetRouteStatsByActor]:
        """api-insights/get-route-stats-by-actor.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param actor_type: path: one of "installation", "classic_pat", "fine_grained_pat", "oauth_app",
            "github_app_user_to_server"
        :param actor_id: path: an int
        :param api_route_substring: query, optional: a str
        :param direction: query, optional: one of "asc", "desc", default "desc"
        :param max_timestamp: query, optional: a str
        :param min_timestamp: query: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param sort: query, optional: an iterable
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ApiInsights_GetRouteStatsByActor]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/insights/api/route-stats/{actor_type}/{actor_id}``
        GitHub: https://docs.github.com/rest/orgs/api-insights#get-route-stats-by-actor
        """

    def get_subject_stats(
        self,
        org: str | GitHubCore,
        *,
        direction: Literal["asc", "desc"] = ...,
        max_timestamp: str = ...,
        min_timestamp: str,
        page: int = ...,
        per_page: int = ...,
        sort: Iterable[Literal["last_rate_limited_timestamp", "last_request_timestamp", "rate_limited_request_count", "subject_name", "total_request_count"]] = ...,
        subject_name_substring: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ApiInsights_GetSubjectStats]:
        """api-insights/get-subject-stats.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param direction: query, optional: one of "asc", "desc", default "desc"
        :param max_timestamp: query, optional: a str
        :param min_timestamp: query: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param sort: query, optional: an iterable
        :param subject_name_substring: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ApiInsights_GetSubjectStats]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/insights/api/subject-stats``
        GitHub: https://docs.github.com/rest/orgs/api-insights#get-subject-stats
        """

    def get_summary_stats(
        self,
        org: str | GitHubCore,
        *,
        max_timestamp: str = ...,
        min_timestamp: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ApiInsightsSummaryStats:
        """api-insights/get-summary-stats.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param max_timestamp: query, optional: a str
        :param min_timestamp: query: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ApiInsightsSummaryStats
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/insights/api/summary-stats``
        GitHub: https://docs.github.com/rest/orgs/api-insights#get-summary-stats
        """

    def get_summary_stats_by_actor(
        self,
        org: str | GitHubCore,
        actor_type: Literal["installation", "classic_pat", "fine_grained_pat", "oauth_app", "github_app_user_to_server"] | GitHubCore,
        actor_id: int | GitHubCore,
        *,
        max_timestamp: str = ...,
        min_timestamp: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ApiInsightsSummaryStats:
        """api-insights/get-summary-stats-by-actor.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param actor_type: path: one of "installation", "classic_pat", "fine_grained_pat", "oauth_app",
            "github_app_user_to_server"
        :param actor_id: path: an int
        :param max_timestamp: query, optional: a str
        :param min_timestamp: query: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ApiInsightsSummaryStats
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/insights/api/summary-stats/{actor_type}/{actor_id}``
        GitHub: https://docs.github.com/rest/orgs/api-insights#get-summary-stats-by-actor
        """

    def get_summary_stats_by_user(
        self,
        org: str | GitHubCore,
        user_id: str | GitHubCore,
        *,
        max_timestamp: str = ...,
        min_timestamp: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ApiInsightsSummaryStats:
        """api-insights/get-summary-stats-by-user.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param user_id: path: a str
        :param max_timestamp: query, optional: a str
        :param min_timestamp: query: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ApiInsightsSummaryStats
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/insights/api/summary-stats/users/{user_id}``
        GitHub: https://docs.github.com/rest/orgs/api-insights#get-summary-stats-by-user
        """

    def get_time_stats(
        self,
        org: str | GitHubCore,
        *,
        max_timestamp: str = ...,
        min_timestamp: str,
        timestamp_increment: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.ApiInsightsTimeStats]:
        """api-insights/get-time-stats.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param max_timestamp: query, optional: a str
        :param min_timestamp: query: a str
        :param timestamp_increment: query: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[ApiInsightsTimeStats]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/insights/api/time-stats``
        GitHub: https://docs.github.com/rest/orgs/api-insights#get-time-stats
        """

    def get_time_stats_by_actor(
        self,
        org: str | GitHubCore,
        actor_type: Literal["installation", "classic_pat", "fine_grained_pat", "oauth_app", "github_app_user_to_server"] | GitHubCore,
        actor_id: int | GitHubCore,
        *,
        max_timestamp: str = ...,
        min_timestamp: str,
        timestamp_increment: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.ApiInsightsTimeStats]:
        """api-insights/get-time-stats-by-actor.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param actor_type: path: one of "installation", "classic_pat", "fine_grained_pat", "oauth_app",
            "github_app_user_to_server"
        :param actor_id: path: an int
        :param max_timestamp: query, optional: a str
        :param min_timestamp: query: a str
        :param timestamp_increment: query: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[ApiInsightsTimeStats]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/insights/api/time-stats/{actor_type}/{actor_id}``
        GitHub: https://docs.github.com/rest/orgs/api-insights#get-time-stats-by-actor
        """

    def get_time_stats_by_user(
        self,
        org: str | GitHubCore,
        user_id: str | GitHubCore,
        *,
        max_timestamp: str = ...,
        min_timestamp: str,
        timestamp_increment: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.ApiInsightsTimeStats]:
        """api-insights/get-time-stats-by-user.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param user_id: path: a str
        :param max_timestamp: query, optional: a str
        :param min_timestamp: query: a str
        :param timestamp_increment: query: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[ApiInsightsTimeStats]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/insights/api/time-stats/users/{user_id}``
        GitHub: https://docs.github.com/rest/orgs/api-insights#get-time-stats-by-user
        """

    def get_user_stats(
        self,
        org: str | GitHubCore,
        user_id: str | GitHubCore,
        *,
        actor_name_substring: str = ...,
        direction: Literal["asc", "desc"] = ...,
        max_timestamp: str = ...,
        min_timestamp: str,
        page: int = ...,
        per_page: int = ...,
        sort: Iterable[Literal["last_rate_limited_timestamp", "last_request_timestamp", "rate_limited_request_count", "subject_name", "total_request_count"]] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ApiInsights_GetUserStats]:
        """api-insights/get-user-stats.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param user_id: path: a str
        :param actor_name_substring: query, optional: a str
        :param direction: query, optional: one of "asc", "desc", default "desc"
        :param max_timestamp: query, optional: a str
        :param min_timestamp: query: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param sort: query, optional: an iterable
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ApiInsights_GetUserStats]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/insights/api/user-stats/{user_id}``
        GitHub: https://docs.github.com/rest/orgs/api-insights#get-user-stats
        """

class AsyncApiInsights(Operations):
    """The operations of GitHub's tag ``api-insights``, for asyncio."""

    def get_route_stats_by_actor(
        self,
        org: str | _aio.GitHubCore,
        actor_type: Literal["installation", "classic_pat", "fine_grained_pat", "oauth_app", "github_app_user_to_server"] | _aio.GitHubCore,
        actor_id: int | _aio.GitHubCore,
        *,
        api_route_substring: str = ...,
        direction: Literal["asc", "desc"] = ...,
        max_timestamp: str = ...,
        min_timestamp: str,
        page: int = ...,
        per_page: int = ...,
        sort: Iterable[Literal["last_rate_limited_timestamp", "last_request_timestamp", "rate_limited_request_count", "http_method", "api_route", "total_request_count"]] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ApiInsights_GetRouteStatsByActor]:
        """api-insights/get-route-stats-by-actor.

        Request: ``GET /orgs/{org}/insights/api/route-stats/{actor_type}/{actor_id}``
        GitHub: https://docs.github.com/rest/orgs/api-insights#get-route-stats-by-actor
        """

    def get_subject_stats(
        self,
        org: str | _aio.GitHubCore,
        *,
        direction: Literal["asc", "desc"] = ...,
        max_timestamp: str = ...,
        min_timestamp: str,
        page: int = ...,
        per_page: int = ...,
        sort: Iterable[Literal["last_rate_limited_timestamp", "last_request_timestamp", "rate_limited_request_count", "subject_name", "total_request_count"]] = ...,
        subject_name_substring: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ApiInsights_GetSubjectStats]:
        """api-insights/get-subject-stats.

        Request: ``GET /orgs/{org}/insights/api/subject-stats``
        GitHub: https://docs.github.com/rest/orgs/api-insights#get-subject-stats
        """

    async def get_summary_stats(
        self,
        org: str | _aio.GitHubCore,
        *,
        max_timestamp: str = ...,
        min_timestamp: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ApiInsightsSummaryStats:
        """api-insights/get-summary-stats.

        Request: ``GET /orgs/{org}/insights/api/summary-stats``
        GitHub: https://docs.github.com/rest/orgs/api-insights#get-summary-stats
        """

    async def get_summary_stats_by_actor(
        self,
        org: str | _aio.GitHubCore,
        actor_type: Literal["installation", "classic_pat", "fine_grained_pat", "oauth_app", "github_app_user_to_server"] | _aio.GitHubCore,
        actor_id: int | _aio.GitHubCore,
        *,
        max_timestamp: str = ...,
        min_timestamp: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ApiInsightsSummaryStats:
        """api-insights/get-summary-stats-by-actor.

        Request: ``GET /orgs/{org}/insights/api/summary-stats/{actor_type}/{actor_id}``
        GitHub: https://docs.github.com/rest/orgs/api-insights#get-summary-stats-by-actor
        """

    async def get_summary_stats_by_user(
        self,
        org: str | _aio.GitHubCore,
        user_id: str | _aio.GitHubCore,
        *,
        max_timestamp: str = ...,
        min_timestamp: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ApiInsightsSummaryStats:
        """api-insights/get-summary-stats-by-user.

        Request: ``GET /orgs/{org}/insights/api/summary-stats/users/{user_id}``
        GitHub: https://docs.github.com/rest/orgs/api-insights#get-summary-stats-by-user
        """

    async def get_time_stats(
        self,
        org: str | _aio.GitHubCore,
        *,
        max_timestamp: str = ...,
        min_timestamp: str,
        timestamp_increment: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.ApiInsightsTimeStats]:
        """api-insights/get-time-stats.

        Request: ``GET /orgs/{org}/insights/api/time-stats``
        GitHub: https://docs.github.com/rest/orgs/api-insights#get-time-stats
        """

    async def get_time_stats_by_actor(
        self,
        org: str | _aio.GitHubCore,
        actor_type: Literal["installation", "classic_pat", "fine_grained_pat", "oauth_app", "github_app_user_to_server"] | _aio.GitHubCore,
        actor_id: int | _aio.GitHubCore,
        *,
        max_timestamp: str = ...,
        min_timestamp: str,
        timestamp_increment: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.ApiInsightsTimeStats]:
        """api-insights/get-time-stats-by-actor.

        Request: ``GET /orgs/{org}/insights/api/time-stats/{actor_type}/{actor_id}``
        GitHub: https://docs.github.com/rest/orgs/api-insights#get-time-stats-by-actor
        """

    async def get_time_stats_by_user(
        self,
        org: str | _aio.GitHubCore,
        user_id: str | _aio.GitHubCore,
        *,
        max_timestamp: str = ...,
        min_timestamp: str,
        timestamp_increment: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.ApiInsightsTimeStats]:
        """api-insights/get-time-stats-by-user.

        Request: ``GET /orgs/{org}/insights/api/time-stats/users/{user_id}``
        GitHub: https://docs.github.com/rest/orgs/api-insights#get-time-stats-by-user
        """

    def get_user_stats(
        self,
        org: str | _aio.GitHubCore,
        user_id: str | _aio.GitHubCore,
        *,
        actor_name_substring: str = ...,
        direction: Literal["asc", "desc"] = ...,
        max_timestamp: str = ...,
        min_timestamp: str,
        page: int = ...,
        per_page: int = ...,
        sort: Iterable[Literal["last_rate_limited_timestamp", "last_request_timestamp", "rate_limited_request_count", "subject_name", "total_request_count"]] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ApiInsights_GetUserStats]:
        """api-insights/get-user-stats.

        Request: ``GET /orgs/{org}/insights/api/user-stats/{user_id}``
        GitHub: https://docs.github.com/rest/orgs/api-insights#get-user-stats
        """

class _BoundApiInsights(Operations):
    """The operations of GitHub's tag ``api-insights``, bound to a resource."""

    def get_route_stats_by_actor(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        actor_type: Literal["installation", "classic_pat", "fine_grained_pat", "oauth_app", "github_app_user_to_server"] | GitHubCore = ...,
        actor_id: int | GitHubCore = ...,
        api_route_substring: str = ...,
        direction: Literal["asc", "desc"] = ...,
        max_timestamp: str = ...,
        min_timestamp: str,
        page: int = ...,
        per_page: int = ...,
        sort: Iterable[Literal["last_rate_limited_timestamp", "last_request_timestamp", "rate_limited_request_count", "http_method", "api_route", "total_request_count"]] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ApiInsights_GetRouteStatsByActor]:
        """api-insights/get-route-stats-by-actor."""

    def get_subject_stats(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        direction: Literal["asc", "desc"] = ...,
        max_timestamp: str = ...,
        min_timestamp: str,
        page: int = ...,
        per_page: int = ...,
        sort: Iterable[Literal["last_rate_limited_timestamp", "last_request_timestamp", "rate_limited_request_count", "subject_name", "total_request_count"]] = ...,
        subject_name_substring: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ApiInsights_GetSubjectStats]:
        """api-insights/get-subject-stats."""

    def get_summary_stats(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        max_timestamp: str = ...,
        min_timestamp: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ApiInsightsSummaryStats:
        """api-insights/get-summary-stats."""

    def get_summary_stats_by_actor(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        actor_type: Literal["installation", "classic_pat", "fine_grained_pat", "oauth_app", "github_app_user_to_server"] | GitHubCore = ...,
        actor_id: int | GitHubCore = ...,
        max_timestamp: str = ...,
        min_timestamp: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ApiInsightsSummaryStats:
        """api-insights/get-summary-stats-by-actor."""

    def get_summary_stats_by_user(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        user_id: str | GitHubCore = ...,
        max_timestamp: str = ...,
        min_timestamp: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ApiInsightsSummaryStats:
        """api-insights/get-summary-stats-by-user."""

    def get_time_stats(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        max_timestamp: str = ...,
        min_timestamp: str,
        timestamp_increment: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.ApiInsightsTimeStats]:
        """api-insights/get-time-stats."""

    def get_time_stats_by_actor(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        actor_type: Literal["installation", "classic_pat", "fine_grained_pat", "oauth_app", "github_app_user_to_server"] | GitHubCore = ...,
        actor_id: int | GitHubCore = ...,
        max_timestamp: str = ...,
        min_timestamp: str,
        timestamp_increment: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.ApiInsightsTimeStats]:
        """api-insights/get-time-stats-by-actor."""

    def get_time_stats_by_user(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        user_id: str | GitHubCore = ...,
        max_timestamp: str = ...,
        min_timestamp: str,
        timestamp_increment: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.ApiInsightsTimeStats]:
        """api-insights/get-time-stats-by-user."""

    def get_user_stats(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        user_id: str | GitHubCore = ...,
        actor_name_substring: str = ...,
        direction: Literal["asc", "desc"] = ...,
        max_timestamp: str = ...,
        min_timestamp: str,
        page: int = ...,
        per_page: int = ...,
        sort: Iterable[Literal["last_rate_limited_timestamp", "last_request_timestamp", "rate_limited_request_count", "subject_name", "total_request_count"]] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ApiInsights_GetUserStats]:
        """api-insights/get-user-stats."""

class _AsyncBoundApiInsights(Operations):
    """The operations of GitHub's tag ``api-insights``, bound to a resource."""

    def get_route_stats_by_actor(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        actor_type: Literal["installation", "classic_pat", "fine_grained_pat", "oauth_app", "github_app_user_to_server"] | _aio.GitHubCore = ...,
        actor_id: int | _aio.GitHubCore = ...,
        api_route_substring: str = ...,
        direction: Literal["asc", "desc"] = ...,
        max_timestamp: str = ...,
        min_timestamp: str,
        page: int = ...,
        per_page: int = ...,
        sort: Iterable[Literal["last_rate_limited_timestamp", "last_request_timestamp", "rate_limited_request_count", "http_method", "api_route", "total_request_count"]] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ApiInsights_GetRouteStatsByActor]:
        """api-insights/get-route-stats-by-actor."""

    def get_subject_stats(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        direction: Literal["asc", "desc"] = ...,
        max_timestamp: str = ...,
        min_timestamp: str,
        page: int = ...,
        per_page: int = ...,
        sort: Iterable[Literal["last_rate_limited_timestamp", "last_request_timestamp", "rate_limited_request_count", "subject_name", "total_request_count"]] = ...,
        subject_name_substring: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ApiInsights_GetSubjectStats]:
        """api-insights/get-subject-stats."""

    async def get_summary_stats(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        max_timestamp: str = ...,
        min_timestamp: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ApiInsightsSummaryStats:
        """api-insights/get-summary-stats."""

    async def get_summary_stats_by_actor(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        actor_type: Literal["installation", "classic_pat", "fine_grained_pat", "oauth_app", "github_app_user_to_server"] | _aio.GitHubCore = ...,
        actor_id: int | _aio.GitHubCore = ...,
        max_timestamp: str = ...,
        min_timestamp: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ApiInsightsSummaryStats:
        """api-insights/get-summary-stats-by-actor."""

    async def get_summary_stats_by_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        user_id: str | _aio.GitHubCore = ...,
        max_timestamp: str = ...,
        min_timestamp: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ApiInsightsSummaryStats:
        """api-insights/get-summary-stats-by-user."""

    async def get_time_stats(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        max_timestamp: str = ...,
        min_timestamp: str,
        timestamp_increment: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.ApiInsightsTimeStats]:
        """api-insights/get-time-stats."""

    async def get_time_stats_by_actor(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        actor_type: Literal["installation", "classic_pat", "fine_grained_pat", "oauth_app", "github_app_user_to_server"] | _aio.GitHubCore = ...,
        actor_id: int | _aio.GitHubCore = ...,
        max_timestamp: str = ...,
        min_timestamp: str,
        timestamp_increment: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.ApiInsightsTimeStats]:
        """api-insights/get-time-stats-by-actor."""

    async def get_time_stats_by_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        user_id: str | _aio.GitHubCore = ...,
        max_timestamp: str = ...,
        min_timestamp: str,
        timestamp_increment: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.ApiInsightsTimeStats]:
        """api-insights/get-time-stats-by-user."""

    def get_user_stats(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        user_id: str | _aio.GitHubCore = ...,
        actor_name_substring: str = ...,
        direction: Literal["asc", "desc"] = ...,
        max_timestamp: str = ...,
        min_timestamp: str,
        page: int = ...,
        per_page: int = ...,
        sort: Iterable[Literal["last_rate_limited_timestamp", "last_request_timestamp", "rate_limited_request_count", "subject_name", "total_request_count"]] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ApiInsights_GetUserStats]:
        """api-insights/get-user-stats."""

__all__ = ["AsyncApiInsights", "ApiInsights"]
