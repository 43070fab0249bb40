"""The operations of GitHub's tag ``enterprise-team-organizations``. Made by tools/generate.py."""

import builtins
from collections.abc import Iterable, Mapping
from typing import Any

from ferrohub.rest import Operations
from ferrohub.aio import AsyncListing
from ferrohub import aio as _aio
from ferrohub._core import GitHubCore, Listing, ShortOrganization

class EnterpriseTeamOrganizations(Operations):
    """The operations of GitHub's tag ``enterprise-team-organizations``."""

    def add(
        self,
        enterprise: str | GitHubCore,
        enterprise_team: str | GitHubCore,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> ShortOrganization:
        """enterprise-team-organizations/add.

        Hosts: api.github.com, ghec.

        :param enterprise: path: a str
        :param enterprise_team: path: a str
        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ShortOrganization
        :raises GitHubError: the response has an error status

        Request: ``PUT /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}``
        GitHub:
        https://docs.github.com/rest/enterprise-teams/enterprise-team-organizations#add-an-organization-assignment
        """

    def bulk_add(
        self,
        enterprise: str | GitHubCore,
        enterprise_team: str | GitHubCore,
        *,
        organization_slugs: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[ShortOrganization]:
        """enterprise-team-organizations/bulk-add.

        Hosts: api.github.com, ghec.

        :param enterprise: path: a str
        :param enterprise_team: path: a str
        :param organization_slugs: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[ShortOrganization]
        :raises GitHubError: the response has an error status

        Request: ``POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/add``
        GitHub: https://docs.github.com/rest/enterprise-teams/enterprise-team-organizations#add-organization-assignments
        """

    def bulk_remove(
        self,
        enterprise: str | GitHubCore,
        enterprise_team: str | GitHubCore,
        *,
        organization_slugs: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-team-organizations/bulk-remove.

        Hosts: api.github.com, ghec.

        :param enterprise: path: a str
        :param enterprise_team: path: a str
        :param organization_slugs: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/remove``
        GitHub:
        https://docs.github.com/rest/enterprise-teams/enterprise-team-organizations#remove-organization-assignments
        """

    def delete(
        self,
        enterprise: str | GitHubCore,
        enterprise_team: str | GitHubCore,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-team-organizations/delete.

        Hosts: api.github.com, ghec.

        :param enterprise: path: a str
        :param enterprise_team: path: a str
        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}``
        GitHub:
        https://docs.github.com/rest/enterprise-teams/enterprise-team-organizations#delete-an-organization-assignment
        """

    def get_assignment(
        self,
        enterprise: str | GitHubCore,
        enterprise_team: str | GitHubCore,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> ShortOrganization:
        """enterprise-team-organizations/get-assignment.

        Hosts: api.github.com, ghec.

        :param enterprise: path: a str
        :param enterprise_team: path: a str
        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ShortOrganization
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}``
        GitHub: https://docs.github.com/rest/enterprise-teams/enterprise-team-organizations#get-organization-assignment
        """

    def get_assignments(
        self,
        enterprise: str | GitHubCore,
        enterprise_team: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortOrganization]:
        """enterprise-team-organizations/get-assignments.

        Hosts: api.github.com, ghec.

        :param enterprise: path: a str
        :param enterprise_team: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortOrganization]
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations``
        GitHub: https://docs.github.com/rest/enterprise-teams/enterprise-team-organizations#get-organization-assignments
        """

class AsyncEnterpriseTeamOrganizations(Operations):
    """The operations of GitHub's tag ``enterprise-team-organizations``, for asyncio."""

    async def add(
        self,
        enterprise: str | _aio.GitHubCore,
        enterprise_team: str | _aio.GitHubCore,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.ShortOrganization:
        """enterprise-team-organizations/add.

        Request: ``PUT /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}``
        GitHub:
        https://docs.github.com/rest/enterprise-teams/enterprise-team-organizations#add-an-organization-assignment
        """

    async def bulk_add(
        self,
        enterprise: str | _aio.GitHubCore,
        enterprise_team: str | _aio.GitHubCore,
        *,
        organization_slugs: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.ShortOrganization]:
        """enterprise-team-organizations/bulk-add.

        Request: ``POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/add``
        GitHub: https://docs.github.com/rest/enterprise-teams/enterprise-team-organizations#add-organization-assignments
        """

    async def bulk_remove(
        self,
        enterprise: str | _aio.GitHubCore,
        enterprise_team: str | _aio.GitHubCore,
        *,
        organization_slugs: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-team-organizations/bulk-remove.

        Request: ``POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/remove``
        GitHub:
        https://docs.github.com/rest/enterprise-teams/enterprise-team-organizations#remove-organization-assignments
        """

    async def delete(
        self,
        enterprise: str | _aio.GitHubCore,
        enterprise_team: str | _aio.GitHubCore,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-team-organizations/delete.

        Request: ``DELETE /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}``
        GitHub:
        https://docs.github.com/rest/enterprise-teams/enterprise-team-organizations#delete-an-organization-assignment
        """

    async def get_assignment(
        self,
        enterprise: str | _aio.GitHubCore,
        enterprise_team: str | _aio.GitHubCore,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.ShortOrganization:
        """enterprise-team-organizations/get-assignment.

        Request: ``GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}``
        GitHub: https://docs.github.com/rest/enterprise-teams/enterprise-team-organizations#get-organization-assignment
        """

    def get_assignments(
        self,
        enterprise: str | _aio.GitHubCore,
        enterprise_team: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortOrganization]:
        """enterprise-team-organizations/get-assignments.

        Request: ``GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations``
        GitHub: https://docs.github.com/rest/enterprise-teams/enterprise-team-organizations#get-organization-assignments
        """

class _BoundEnterpriseTeamOrganizations(Operations):
    """The operations of GitHub's tag ``enterprise-team-organizations``, bound to a resource."""

    def add(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        enterprise_team: str | GitHubCore = ...,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> ShortOrganization:
        """enterprise-team-organizations/add."""

    def bulk_add(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        enterprise_team: str | GitHubCore = ...,
        organization_slugs: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[ShortOrganization]:
        """enterprise-team-organizations/bulk-add."""

    def bulk_remove(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        enterprise_team: str | GitHubCore = ...,
        organization_slugs: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-team-organizations/bulk-remove."""

    def delete(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        enterprise_team: str | GitHubCore = ...,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-team-organizations/delete."""

    def get_assignment(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        enterprise_team: str | GitHubCore = ...,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> ShortOrganization:
        """enterprise-team-organizations/get-assignment."""

    def get_assignments(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        enterprise_team: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortOrganization]:
        """enterprise-team-organizations/get-assignments."""

class _AsyncBoundEnterpriseTeamOrganizations(Operations):
    """The operations of GitHub's tag ``enterprise-team-organizations``, bound to a resource."""

    async def add(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        enterprise_team: str | _aio.GitHubCore = ...,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.ShortOrganization:
        """enterprise-team-organizations/add."""

    async def bulk_add(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        enterprise_team: str | _aio.GitHubCore = ...,
        organization_slugs: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.ShortOrganization]:
        """enterprise-team-organizations/bulk-add."""

    async def bulk_remove(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        enterprise_team: str | _aio.GitHubCore = ...,
        organization_slugs: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-team-organizations/bulk-remove."""

    async def delete(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        enterprise_team: str | _aio.GitHubCore = ...,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-team-organizations/delete."""

    async def get_assignment(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        enterprise_team: str | _aio.GitHubCore = ...,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.ShortOrganization:
        """enterprise-team-organizations/get-assignment."""

    def get_assignments(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        enterprise_team: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortOrganization]:
        """enterprise-team-organizations/get-assignments."""

__all__ = ["AsyncEnterpriseTeamOrganizations", "EnterpriseTeamOrganizations"]
