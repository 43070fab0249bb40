"""The operations of GitHub's tag ``enterprise-teams``. Made by tools/generate.py."""

from collections.abc import Mapping
from typing import Any, Literal

from ferrohub.rest import Operations
from ferrohub.aio import AsyncListing
from ferrohub import aio as _aio
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models
from ferrohub._core import GitHubCore, Listing

class EnterpriseTeams(Operations):
    """The operations of GitHub's tag ``enterprise-teams``."""

    def create(
        self,
        enterprise: str | GitHubCore,
        *,
        description: str | None = ...,
        group_id: str | None = ...,
        name: str,
        notification_setting: Literal["notifications_enabled", "notifications_disabled"] = ...,
        organization_selection_type: Literal["disabled", "selected", "all"] = ...,
        sync_to_organizations: Literal["all", "disabled"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseTeam:
        """enterprise-teams/create.

        Hosts: api.github.com, ghec.

        :param enterprise: path: a str
        :param description: body, optional: a str or None
        :param group_id: body, optional: a str or None
        :param name: body: a str
        :param notification_setting: body, optional: one of "notifications_enabled", "notifications_disabled"
        :param organization_selection_type: body, optional: one of "disabled", "selected", "all", default "disabled"
        :param sync_to_organizations: body, optional: one of "all", "disabled", default "disabled"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: EnterpriseTeam
        :raises GitHubError: the response has an error status

        Request: ``POST /enterprises/{enterprise}/teams``
        GitHub: https://docs.github.com/rest/enterprise-teams/enterprise-teams#create-an-enterprise-team
        """

    def delete(
        self,
        enterprise: str | GitHubCore,
        team_slug: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-teams/delete.

        Hosts: api.github.com, ghec.

        :param enterprise: path: a str
        :param team_slug: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403

        Request: ``DELETE /enterprises/{enterprise}/teams/{team_slug}``
        GitHub: https://docs.github.com/rest/enterprise-teams/enterprise-teams#delete-an-enterprise-team
        """

    def get(
        self,
        enterprise: str | GitHubCore,
        team_slug: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseTeam:
        """enterprise-teams/get.

        Hosts: api.github.com, ghec.

        :param enterprise: path: a str
        :param team_slug: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: EnterpriseTeam
        :raises GitHubError: the response has an error status; documented: 403

        Request: ``GET /enterprises/{enterprise}/teams/{team_slug}``
        GitHub: https://docs.github.com/rest/enterprise-teams/enterprise-teams#get-an-enterprise-team
        """

    def list(
        self,
        enterprise: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.EnterpriseTeam]:
        """enterprise-teams/list.

        Hosts: api.github.com, ghec.

        :param enterprise: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[EnterpriseTeam]
        :raises GitHubError: the response has an error status; documented: 403

        Request: ``GET /enterprises/{enterprise}/teams``
        GitHub: https://docs.github.com/rest/enterprise-teams/enterprise-teams#list-enterprise-teams
        """

    def update(
        self,
        enterprise: str | GitHubCore,
        team_slug: str | GitHubCore,
        *,
        description: str | None = ...,
        group_id: str | None = ...,
        name: str | None = ...,
        notification_setting: Literal["notifications_enabled", "notifications_disabled"] = ...,
        organization_selection_type: Literal["disabled", "selected", "all"] = ...,
        sync_to_organizations: Literal["all", "disabled"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseTeam:
        """enterprise-teams/update.

        Hosts: api.github.com, ghec.

        :param enterprise: path: a str
        :param team_slug: path: a str
        :param description: body, optional: a str or None
        :param group_id: body, optional: a str or None
        :param name: body, optional: a str or None
        :param notification_setting: body, optional: one of "notifications_enabled", "notifications_disabled"
        :param organization_selection_type: body, optional: one of "disabled", "selected", "all", default "disabled"
        :param sync_to_organizations: body, optional: one of "all", "disabled", default "disabled"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: EnterpriseTeam
        :raises GitHubError: the response has an error status; documented: 403

        Request: ``PATCH /enterprises/{enterprise}/teams/{team_slug}``
        GitHub: https://docs.github.com/rest/enterprise-teams/enterprise-teams#update-an-enterprise-team
        """

class AsyncEnterpriseTeams(Operations):
    """The operations of GitHub's tag ``enterprise-teams``, for asyncio."""

    async def create(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        description: str | None = ...,
        group_id: str | None = ...,
        name: str,
        notification_setting: Literal["notifications_enabled", "notifications_disabled"] = ...,
        organization_selection_type: Literal["disabled", "selected", "all"] = ...,
        sync_to_organizations: Literal["all", "disabled"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseTeam:
        """enterprise-teams/create.

        Request: ``POST /enterprises/{enterprise}/teams``
        GitHub: https://docs.github.com/rest/enterprise-teams/enterprise-teams#create-an-enterprise-team
        """

    async def delete(
        self,
        enterprise: str | _aio.GitHubCore,
        team_slug: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-teams/delete.

        Request: ``DELETE /enterprises/{enterprise}/teams/{team_slug}``
        GitHub: https://docs.github.com/rest/enterprise-teams/enterprise-teams#delete-an-enterprise-team
        """

    async def get(
        self,
        enterprise: str | _aio.GitHubCore,
        team_slug: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseTeam:
        """enterprise-teams/get.

        Request: ``GET /enterprises/{enterprise}/teams/{team_slug}``
        GitHub: https://docs.github.com/rest/enterprise-teams/enterprise-teams#get-an-enterprise-team
        """

    def list(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.EnterpriseTeam]:
        """enterprise-teams/list.

        Request: ``GET /enterprises/{enterprise}/teams``
        GitHub: https://docs.github.com/rest/enterprise-teams/enterprise-teams#list-enterprise-teams
        """

    async def update(
        self,
        enterprise: str | _aio.GitHubCore,
        team_slug: str | _aio.GitHubCore,
        *,
        description: str | None = ...,
        group_id: str | None = ...,
        name: str | None = ...,
        notification_setting: Literal["notifications_enabled", "notifications_disabled"] = ...,
        organization_selection_type: Literal["disabled", "selected", "all"] = ...,
        sync_to_organizations: Literal["all", "disabled"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseTeam:
        """enterprise-teams/update.

        Request: ``PATCH /enterprises/{enterprise}/teams/{team_slug}``
        GitHub: https://docs.github.com/rest/enterprise-teams/enterprise-teams#update-an-enterprise-team
        """

class _BoundEnterpriseTeams(Operations):
    """The operations of GitHub's tag ``enterprise-teams``, bound to a resource."""

    def create(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        description: str | None = ...,
        group_id: str | None = ...,
        name: str,
        notification_setting: Literal["notifications_enabled", "notifications_disabled"] = ...,
        organization_selection_type: Literal["disabled", "selected", "all"] = ...,
        sync_to_organizations: Literal["all", "disabled"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseTeam:
        """enterprise-teams/create."""

    def delete(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        team_slug: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-teams/delete."""

    def get(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        team_slug: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseTeam:
        """enterprise-teams/get."""

    def list(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.EnterpriseTeam]:
        """enterprise-teams/list."""

    def update(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        team_slug: str | GitHubCore = ...,
        description: str | None = ...,
        group_id: str | None = ...,
        name: str | None = ...,
        notification_setting: Literal["notifications_enabled", "notifications_disabled"] = ...,
        organization_selection_type: Literal["disabled", "selected", "all"] = ...,
        sync_to_organizations: Literal["all", "disabled"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.EnterpriseTeam:
        """enterprise-teams/update."""

class _AsyncBoundEnterpriseTeams(Operations):
    """The operations of GitHub's tag ``enterprise-teams``, bound to a resource."""

    async def create(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        description: str | None = ...,
        group_id: str | None = ...,
        name: str,
        notification_setting: Literal["notifications_enabled", "notifications_disabled"] = ...,
        organization_selection_type: Literal["disabled", "selected", "all"] = ...,
        sync_to_organizations: Literal["all", "disabled"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseTeam:
        """enterprise-teams/create."""

    async def delete(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        team_slug: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-teams/delete."""

    async def get(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        team_slug: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseTeam:
        """enterprise-teams/get."""

    def list(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.EnterpriseTeam]:
        """enterprise-teams/list."""

    async def update(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        team_slug: str | _aio.GitHubCore = ...,
        description: str | None = ...,
        group_id: str | None = ...,
        name: str | None = ...,
        notification_setting: Literal["notifications_enabled", "notifications_disabled"] = ...,
        organization_selection_type: Literal["disabled", "selected", "all"] = ...,
        sync_to_organizations: Literal["all", "disabled"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.EnterpriseTeam:
        """enterprise-teams/update."""

__all__ = ["AsyncEnterpriseTeams", "EnterpriseTeams"]
