"""The operations of GitHub's tag ``campaigns``. Made by tools/generate.py."""

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any, Literal, TypedDict

from typing_extensions import Required

from ferrohub.rest import Operations
from ferrohub.aio import AsyncListing
from ferrohub import aio as _aio
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models
from ferrohub._core import GitHubCore, Listing

class _CreateCampaign_CodeScanningAlerts(TypedDict, total=False):
    repository_id: Required[int]
    alert_numbers: Required[Iterable[int]]

class Campaigns(Operations):
    """The operations of GitHub's tag ``campaigns``."""

    def create_campaign(
        self,
        org: str | GitHubCore,
        *,
        code_scanning_alerts: Iterable[_CreateCampaign_CodeScanningAlerts] | None = ...,
        contact_link: str | None = ...,
        description: str,
        ends_at: datetime | str,
        generate_issues: bool = ...,
        managers: Iterable[str] = ...,
        name: str,
        team_managers: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CampaignSummary:
        """campaigns/create-campaign.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param code_scanning_alerts: body, optional: an iterable or None
        :param contact_link: body, optional: a str or None
        :param description: body: a str
        :param ends_at: body: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z
        :param generate_issues: body, optional: a bool, default false
        :param managers: body, optional: an iterable of str
        :param name: body: a str
        :param team_managers: body, optional: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CampaignSummary
        :raises GitHubError: the response has an error status; documented: 400, 404, 422, 429, 503

        Request: ``POST /orgs/{org}/campaigns``
        GitHub: https://docs.github.com/rest/campaigns/campaigns#create-a-campaign-for-an-organization
        """

    def delete_campaign(
        self,
        org: str | GitHubCore,
        campaign_number: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """campaigns/delete-campaign.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param campaign_number: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404, 503

        Request: ``DELETE /orgs/{org}/campaigns/{campaign_number}``
        GitHub: https://docs.github.com/rest/campaigns/campaigns#delete-a-campaign-for-an-organization
        """

    def get_campaign_summary(
        self,
        org: str | GitHubCore,
        campaign_number: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CampaignSummary:
        """campaigns/get-campaign-summary.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param campaign_number: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CampaignSummary
        :raises GitHubError: the response has an error status; documented: 404, 422, 503

        Request: ``GET /orgs/{org}/campaigns/{campaign_number}``
        GitHub: https://docs.github.com/rest/campaigns/campaigns#get-a-campaign-for-an-organization
        """

    def list_org_campaigns(
        self,
        org: str | GitHubCore,
        *,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated", "ends_at", "published"] = ...,
        state: Literal["open", "closed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.CampaignSummary]:
        """campaigns/list-org-campaigns.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param direction: query, optional: one of "asc", "desc", default "desc"
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param sort: query, optional: one of "created", "updated", "ends_at", "published", default "created"
        :param state: query, optional: one of "open", "closed"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[CampaignSummary]
        :raises GitHubError: the response has an error status; documented: 404, 503

        Request: ``GET /orgs/{org}/campaigns``
        GitHub: https://docs.github.com/rest/campaigns/campaigns#list-campaigns-for-an-organization
        """

    def update_campaign(
        self,
        org: str | GitHubCore,
        campaign_number: int | GitHubCore,
        *,
        contact_link: str | None = ...,
        description: str = ...,
        ends_at: datetime | str = ...,
        managers: Iterable[str] = ...,
        name: str = ...,
        state: Literal["open", "closed"] = ...,
        team_managers: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CampaignSummary:
        """campaigns/update-campaign.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param campaign_number: path: an int
        :param contact_link: body, optional: a str or None
        :param description: body, optional: a str
        :param ends_at: body, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z
        :param managers: body, optional: an iterable of str
        :param name: body, optional: a str
        :param state: body, optional: one of "open", "closed"
        :param team_managers: body, optional: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CampaignSummary
        :raises GitHubError: the response has an error status; documented: 400, 404, 422, 503

        Request: ``PATCH /orgs/{org}/campaigns/{campaign_number}``
        GitHub: https://docs.github.com/rest/campaigns/campaigns#update-a-campaign
        """

class AsyncCampaigns(Operations):
    """The operations of GitHub's tag ``campaigns``, for asyncio."""

    async def create_campaign(
        self,
        org: str | _aio.GitHubCore,
        *,
        code_scanning_alerts: Iterable[_CreateCampaign_CodeScanningAlerts] | None = ...,
        contact_link: str | None = ...,
        description: str,
        ends_at: datetime | str,
        generate_issues: bool = ...,
        managers: Iterable[str] = ...,
        name: str,
        team_managers: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CampaignSummary:
        """campaigns/create-campaign.

        Request: ``POST /orgs/{org}/campaigns``
        GitHub: https://docs.github.com/rest/campaigns/campaigns#create-a-campaign-for-an-organization
        """

    async def delete_campaign(
        self,
        org: str | _aio.GitHubCore,
        campaign_number: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """campaigns/delete-campaign.

        Request: ``DELETE /orgs/{org}/campaigns/{campaign_number}``
        GitHub: https://docs.github.com/rest/campaigns/campaigns#delete-a-campaign-for-an-organization
        """

    async def get_campaign_summary(
        self,
        org: str | _aio.GitHubCore,
        campaign_number: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CampaignSummary:
        """campaigns/get-campaign-summary.

        Request: ``GET /orgs/{org}/campaigns/{campaign_number}``
        GitHub: https://docs.github.com/rest/campaigns/campaigns#get-a-campaign-for-an-organization
        """

    def list_org_campaigns(
        self,
        org: str | _aio.GitHubCore,
        *,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated", "ends_at", "published"] = ...,
        state: Literal["open", "closed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.CampaignSummary]:
        """campaigns/list-org-campaigns.

        Request: ``GET /orgs/{org}/campaigns``
        GitHub: https://docs.github.com/rest/campaigns/campaigns#list-campaigns-for-an-organization
        """

    async def update_campaign(
        self,
        org: str | _aio.GitHubCore,
        campaign_number: int | _aio.GitHubCore,
        *,
        contact_link: str | None = ...,
        description: str = ...,
        ends_at: datetime | str = ...,
        managers: Iterable[str] = ...,
        name: str = ...,
        state: Literal["open", "closed"] = ...,
        team_managers: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CampaignSummary:
        """campaigns/update-campaign.

        Request: ``PATCH /orgs/{org}/campaigns/{campaign_number}``
        GitHub: https://docs.github.com/rest/campaigns/campaigns#update-a-campaign
        """

class _BoundCampaigns(Operations):
    """The operations of GitHub's tag ``campaigns``, bound to a resource."""

    def create_campaign(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        code_scanning_alerts: Iterable[_CreateCampaign_CodeScanningAlerts] | None = ...,
        contact_link: str | None = ...,
        description: str,
        ends_at: datetime | str,
        generate_issues: bool = ...,
        managers: Iterable[str] = ...,
        name: str,
        team_managers: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CampaignSummary:
        """campaigns/create-campaign."""

    def delete_campaign(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        campaign_number: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """campaigns/delete-campaign."""

    def get_campaign_summary(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        campaign_number: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CampaignSummary:
        """campaigns/get-campaign-summary."""

    def list_org_campaigns(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated", "ends_at", "published"] = ...,
        state: Literal["open", "closed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.CampaignSummary]:
        """campaigns/list-org-campaigns."""

    def update_campaign(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        campaign_number: int | GitHubCore = ...,
        contact_link: str | None = ...,
        description: str = ...,
        ends_at: datetime | str = ...,
        managers: Iterable[str] = ...,
        name: str = ...,
        state: Literal["open", "closed"] = ...,
        team_managers: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CampaignSummary:
        """campaigns/update-campaign."""

class _AsyncBoundCampaigns(Operations):
    """The operations of GitHub's tag ``campaigns``, bound to a resource."""

    async def create_campaign(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        code_scanning_alerts: Iterable[_CreateCampaign_CodeScanningAlerts] | None = ...,
        contact_link: str | None = ...,
        description: str,
        ends_at: datetime | str,
        generate_issues: bool = ...,
        managers: Iterable[str] = ...,
        name: str,
        team_managers: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CampaignSummary:
        """campaigns/create-campaign."""

    async def delete_campaign(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        campaign_number: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """campaigns/delete-campaign."""

    async def get_campaign_summary(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        campaign_number: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CampaignSummary:
        """campaigns/get-campaign-summary."""

    def list_org_campaigns(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        direction: Literal["asc", "desc"] = ...,
        page: int = ...,
        per_page: int = ...,
        sort: Literal["created", "updated", "ends_at", "published"] = ...,
        state: Literal["open", "closed"] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.CampaignSummary]:
        """campaigns/list-org-campaigns."""

    async def update_campaign(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        campaign_number: int | _aio.GitHubCore = ...,
        contact_link: str | None = ...,
        description: str = ...,
        ends_at: datetime | str = ...,
        managers: Iterable[str] = ...,
        name: str = ...,
        state: Literal["open", "closed"] = ...,
        team_managers: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CampaignSummary:
        """campaigns/update-campaign."""

__all__ = ["AsyncCampaigns", "Campaigns"]
