"""The operations of GitHub's tag ``announcement-banners``. Made by tools/generate.py."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from ferrohub.rest import Operations
from ferrohub import aio as _aio
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models
from ferrohub._core import GitHubCore

class AnnouncementBanners(Operations):
    """The operations of GitHub's tag ``announcement-banners``."""

    def get_announcement_banner_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.AnnouncementBanner:
        """announcement-banners/get-announcement-banner-for-enterprise.

        Hosts: ghec.

        :param enterprise: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: AnnouncementBanner
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/announcement``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/announcement-banners/enterprises#get-announcement-banner-for-enterprise
        """

    def get_announcement_banner_for_org(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.AnnouncementBanner:
        """announcement-banners/get-announcement-banner-for-org.

        Hosts: ghec, ghes-3.19.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: AnnouncementBanner
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/announcement``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/announcement-banners/organizations#get-announcement-banner-for-organization
        """

    def remove_announcement_banner_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """announcement-banners/remove-announcement-banner-for-enterprise.

        Hosts: ghec.

        :param enterprise: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /enterprises/{enterprise}/announcement``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/announcement-banners/enterprises#remove-announcement-banner-from-enterprise
        """

    def remove_announcement_banner_for_org(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """announcement-banners/remove-announcement-banner-for-org.

        Hosts: ghec, ghes-3.19.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /orgs/{org}/announcement``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/announcement-banners/organizations#remove-announcement-banner-from-organization
        """

    def set_announcement_banner_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        announcement: str | None,
        expires_at: datetime | str | None = ...,
        user_dismissible: bool | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.AnnouncementBanner:
        """announcement-banners/set-announcement-banner-for-enterprise.

        Hosts: ghec.

        :param enterprise: path: a str
        :param announcement: body: a str or None
        :param expires_at: body, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z or None
        :param user_dismissible: body, optional: a bool or None
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: AnnouncementBanner
        :raises GitHubError: the response has an error status

        Request: ``PATCH /enterprises/{enterprise}/announcement``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/announcement-banners/enterprises#set-announcement-banner-for-enterprise
        """

    def set_announcement_banner_for_org(
        self,
        org: str | GitHubCore,
        *,
        announcement: str | None,
        expires_at: datetime | str | None = ...,
        user_dismissible: bool | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.AnnouncementBanner:
        """announcement-banners/set-announcement-banner-for-org.

        Hosts: ghec, ghes-3.19.

        :param org: path: a str
        :param announcement: body: a str or None
        :param expires_at: body, optional: a datetime or ISO 8601 text such as 2014-04-03T18:58:10Z or None
        :param user_dismissible: body, optional: a bool or None
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: AnnouncementBanner
        :raises GitHubError: the response has an error status

        Request: ``PATCH /orgs/{org}/announcement``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/announcement-banners/organizations#set-announcement-banner-for-organization
        """

class AsyncAnnouncementBanners(Operations):
    """The operations of GitHub's tag ``announcement-banners``, for asyncio."""

    async def get_announcement_banner_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.AnnouncementBanner:
        """announcement-banners/get-announcement-banner-for-enterprise.

        Request: ``GET /enterprises/{enterprise}/announcement``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/announcement-banners/enterprises#get-announcement-banner-for-enterprise
        """

    async def get_announcement_banner_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.AnnouncementBanner:
        """announcement-banners/get-announcement-banner-for-org.

        Request: ``GET /orgs/{org}/announcement``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/announcement-banners/organizations#get-announcement-banner-for-organization
        """

    async def remove_announcement_banner_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """announcement-banners/remove-announcement-banner-for-enterprise.

        Request: ``DELETE /enterprises/{enterprise}/announcement``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/announcement-banners/enterprises#remove-announcement-banner-from-enterprise
        """

    async def remove_announcement_banner_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """announcement-banners/remove-announcement-banner-for-org.

        Request: ``DELETE /orgs/{org}/announcement``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/announcement-banners/organizations#remove-announcement-banner-from-organization
        """

    async def set_announcement_banner_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        announcement: str | None,
        expires_at: datetime | str | None = ...,
        user_dismissible: bool | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.AnnouncementBanner:
        """announcement-banners/set-announcement-banner-for-enterprise.

        Request: ``PATCH /enterprises/{enterprise}/announcement``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/announcement-banners/enterprises#set-announcement-banner-for-enterprise
        """

    async def set_announcement_banner_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        announcement: str | None,
        expires_at: datetime | str | None = ...,
        user_dismissible: bool | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.AnnouncementBanner:
        """announcement-banners/set-announcement-banner-for-org.

        Request: ``PATCH /orgs/{org}/announcement``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/announcement-banners/organizations#set-announcement-banner-for-organization
        """

class _BoundAnnouncementBanners(Operations):
    """The operations of GitHub's tag ``announcement-banners``, bound to a resource."""

    def get_announcement_banner_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.AnnouncementBanner:
        """announcement-banners/get-announcement-banner-for-enterprise."""

    def get_announcement_banner_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.AnnouncementBanner:
        """announcement-banners/get-announcement-banner-for-org."""

    def remove_announcement_banner_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """announcement-banners/remove-announcement-banner-for-enterprise."""

    def remove_announcement_banner_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """announcement-banners/remove-announcement-banner-for-org."""

    def set_announcement_banner_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        announcement: str | None,
        expires_at: datetime | str | None = ...,
        user_dismissible: bool | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.AnnouncementBanner:
        """announcement-banners/set-announcement-banner-for-enterprise."""

    def set_announcement_banner_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        announcement: str | None,
        expires_at: datetime | str | None = ...,
        user_dismissible: bool | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.AnnouncementBanner:
        """announcement-banners/set-announcement-banner-for-org."""

class _AsyncBoundAnnouncementBanners(Operations):
    """The operations of GitHub's tag ``announcement-banners``, bound to a resource."""

    async def get_announcement_banner_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.AnnouncementBanner:
        """announcement-banners/get-announcement-banner-for-enterprise."""

    async def get_announcement_banner_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.AnnouncementBanner:
        """announcement-banners/get-announcement-banner-for-org."""

    async def remove_announcement_banner_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """announcement-banners/remove-announcement-banner-for-enterprise."""

    async def remove_announcement_banner_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """announcement-banners/remove-announcement-banner-for-org."""

    async def set_announcement_banner_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        announcement: str | None,
        expires_at: datetime | str | None = ...,
        user_dismissible: bool | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.AnnouncementBanner:
        """announcement-banners/set-announcement-banner-for-enterprise."""

    async def set_announcement_banner_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        announcement: str | None,
        expires_at: datetime | str | None = ...,
        user_dismissible: bool | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.AnnouncementBanner:
        """announcement-banners/set-announcement-banner-for-org."""

__all__ = ["AsyncAnnouncementBanners", "AnnouncementBanners"]
