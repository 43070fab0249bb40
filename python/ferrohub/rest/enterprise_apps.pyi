"""The operations of GitHub's tag ``enterprise-apps``. Made by tools/generate.py."""

import builtins
from collections.abc import Iterable, Mapping
from typing import Any, Literal

from ferrohub.rest import Operations
from ferrohub.aio import AsyncListing
from ferrohub import aio as _aio
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models
from ferrohub._core import GitHubCore, Installation, Listing

class EnterpriseApps(Operations):
    """The operations of GitHub's tag ``enterprise-apps``."""

    def change_installation_repository_access_selection(
        self,
        enterprise: str | GitHubCore,
        org: str | GitHubCore,
        installation_id: int | GitHubCore,
        *,
        repositories: Iterable[str] = ...,
        repository_selection: Literal["all", "selected"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Installation:
        """enterprise-apps/change-installation-repository-access-selection.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param org: path: a str
        :param installation_id: path: an int
        :param repositories: body, optional: an iterable of str
        :param repository_selection: body: one of "all", "selected"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Installation
        :raises GitHubError: the response has an error status

        Request: ``PATCH
        /enterprises/{enterprise}/apps/organizations/{org}/installations/{installation_id}/repositories``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/organization-installations#toggle-installation-repository-access-between-selected-and-all-repositories
        """

    def create_installation(
        self,
        enterprise: str | GitHubCore,
        org: str | GitHubCore,
        *,
        client_id: str,
        repositories: Iterable[str] = ...,
        repository_selection: Literal["all", "selected", "none"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Installation:
        """enterprise-apps/create-installation.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param org: path: a str
        :param client_id: body: a str
        :param repositories: body, optional: an iterable of str
        :param repository_selection: body: one of "all", "selected", "none"
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Installation
        :raises GitHubError: the response has an error status

        Request: ``POST /enterprises/{enterprise}/apps/organizations/{org}/installations``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/organization-installations#install-a-github-app-on-an-enterprise-owned-organization
        """

    def delete_installation(
        self,
        enterprise: str | GitHubCore,
        org: str | GitHubCore,
        installation_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-apps/delete-installation.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param org: path: a str
        :param installation_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``DELETE /enterprises/{enterprise}/apps/organizations/{org}/installations/{installation_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/organization-installations#uninstall-a-github-app-from-an-enterprise-owned-organization
        """

    def grant_repository_access_to_installation(
        self,
        enterprise: str | GitHubCore,
        org: str | GitHubCore,
        installation_id: int | GitHubCore,
        *,
        repositories: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.AccessibleRepository]:
        """enterprise-apps/grant-repository-access-to-installation.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param org: path: a str
        :param installation_id: path: an int
        :param repositories: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[AccessibleRepository]
        :raises GitHubError: the response has an error status

        Request: ``PATCH
        /enterprises/{enterprise}/apps/organizations/{org}/installations/{installation_id}/repositories/add``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/organization-installations#grant-repository-access-to-an-organization-installation
        """

    def installable_organization_accessible_repositories(
        self,
        enterprise: str | GitHubCore,
        org: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.AccessibleRepository]:
        """enterprise-apps/installable-organization-accessible-repositories.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param org: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[AccessibleRepository]
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/apps/installable_organizations/{org}/accessible_repositories``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/organization-installations#get-repositories-belonging-to-an-enterprise-owned-organization
        """

    def installable_organizations(
        self,
        enterprise: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.InstallableOrganization]:
        """enterprise-apps/installable-organizations.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[InstallableOrganization]
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/apps/installable_organizations``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/organization-installations#get-enterprise-owned-organizations-that-can-have-github-apps-installed
        """

    def organization_installation_repositories(
        self,
        enterprise: str | GitHubCore,
        org: str | GitHubCore,
        installation_id: int | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.AccessibleRepository]:
        """enterprise-apps/organization-installation-repositories.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param org: path: a str
        :param installation_id: path: an int
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[AccessibleRepository]
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/apps/organizations/{org}/installations/{installation_id}/repositories``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/organization-installations#get-the-repositories-accessible-to-a-given-github-app-installation
        """

    def organization_installations(
        self,
        enterprise: str | GitHubCore,
        org: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.EnterpriseOrganizationInstallation]:
        """enterprise-apps/organization-installations.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param org: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[EnterpriseOrganizationInstallation]
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/apps/organizations/{org}/installations``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/organization-installations#list-github-apps-installed-on-an-enterprise-owned-organization
        """

    def remove_repository_access_to_installation(
        self,
        enterprise: str | GitHubCore,
        org: str | GitHubCore,
        installation_id: int | GitHubCore,
        *,
        repositories: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.AccessibleRepository]:
        """enterprise-apps/remove-repository-access-to-installation.

        Hosts: ghec, ghes-3.19.

        :param enterprise: path: a str
        :param org: path: a str
        :param installation_id: path: an int
        :param repositories: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[AccessibleRepository]
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``PATCH
        /enterprises/{enterprise}/apps/organizations/{org}/installations/{installation_id}/repositories/remove``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/organization-installations#remove-repository-access-from-an-organization-installation
        """

class AsyncEnterpriseApps(Operations):
    """The operations of GitHub's tag ``enterprise-apps``, for asyncio."""

    async def change_installation_repository_access_selection(
        self,
        enterprise: str | _aio.GitHubCore,
        org: str | _aio.GitHubCore,
        installation_id: int | _aio.GitHubCore,
        *,
        repositories: Iterable[str] = ...,
        repository_selection: Literal["all", "selected"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Installation:
        """enterprise-apps/change-installation-repository-access-selection.

        Request: ``PATCH
        /enterprises/{enterprise}/apps/organizations/{org}/installations/{installation_id}/repositories``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/organization-installations#toggle-installation-repository-access-between-selected-and-all-repositories
        """

    async def create_installation(
        self,
        enterprise: str | _aio.GitHubCore,
        org: str | _aio.GitHubCore,
        *,
        client_id: str,
        repositories: Iterable[str] = ...,
        repository_selection: Literal["all", "selected", "none"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Installation:
        """enterprise-apps/create-installation.

        Request: ``POST /enterprises/{enterprise}/apps/organizations/{org}/installations``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/organization-installations#install-a-github-app-on-an-enterprise-owned-organization
        """

    async def delete_installation(
        self,
        enterprise: str | _aio.GitHubCore,
        org: str | _aio.GitHubCore,
        installation_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-apps/delete-installation.

        Request: ``DELETE /enterprises/{enterprise}/apps/organizations/{org}/installations/{installation_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/organization-installations#uninstall-a-github-app-from-an-enterprise-owned-organization
        """

    async def grant_repository_access_to_installation(
        self,
        enterprise: str | _aio.GitHubCore,
        org: str | _aio.GitHubCore,
        installation_id: int | _aio.GitHubCore,
        *,
        repositories: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.AccessibleRepository]:
        """enterprise-apps/grant-repository-access-to-installation.

        Request: ``PATCH
        /enterprises/{enterprise}/apps/organizations/{org}/installations/{installation_id}/repositories/add``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/organization-installations#grant-repository-access-to-an-organization-installation
        """

    def installable_organization_accessible_repositories(
        self,
        enterprise: str | _aio.GitHubCore,
        org: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.AccessibleRepository]:
        """enterprise-apps/installable-organization-accessible-repositories.

        Request: ``GET /enterprises/{enterprise}/apps/installable_organizations/{org}/accessible_repositories``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/organization-installations#get-repositories-belonging-to-an-enterprise-owned-organization
        """

    def installable_organizations(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.InstallableOrganization]:
        """enterprise-apps/installable-organizations.

        Request: ``GET /enterprises/{enterprise}/apps/installable_organizations``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/organization-installations#get-enterprise-owned-organizations-that-can-have-github-apps-installed
        """

    def organization_installation_repositories(
        self,
        enterprise: str | _aio.GitHubCore,
        org: str | _aio.GitHubCore,
        installation_id: int | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.AccessibleRepository]:
        """enterprise-apps/organization-installation-repositories.

        Request: ``GET /enterprises/{enterprise}/apps/organizations/{org}/installations/{installation_id}/repositories``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/organization-installations#get-the-repositories-accessible-to-a-given-github-app-installation
        """

    def organization_installations(
        self,
        enterprise: str | _aio.GitHubCore,
        org: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.EnterpriseOrganizationInstallation]:
        """enterprise-apps/organization-installations.

        Request: ``GET /enterprises/{enterprise}/apps/organizations/{org}/installations``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/organization-installations#list-github-apps-installed-on-an-enterprise-owned-organization
        """

    async def remove_repository_access_to_installation(
        self,
        enterprise: str | _aio.GitHubCore,
        org: str | _aio.GitHubCore,
        installation_id: int | _aio.GitHubCore,
        *,
        repositories: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.AccessibleRepository]:
        """enterprise-apps/remove-repository-access-to-installation.

        Request: ``PATCH
        /enterprises/{enterprise}/apps/organizations/{org}/installations/{installation_id}/repositories/remove``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/organization-installations#remove-repository-access-from-an-organization-installation
        """

class _BoundEnterpriseApps(Operations):
    """The operations of GitHub's tag ``enterprise-apps``, bound to a resource."""

    def change_installation_repository_access_selection(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        org: str | GitHubCore = ...,
        installation_id: int | GitHubCore = ...,
        repositories: Iterable[str] = ...,
        repository_selection: Literal["all", "selected"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Installation:
        """enterprise-apps/change-installation-repository-access-selection."""

    def create_installation(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        org: str | GitHubCore = ...,
        client_id: str,
        repositories: Iterable[str] = ...,
        repository_selection: Literal["all", "selected", "none"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Installation:
        """enterprise-apps/create-installation."""

    def delete_installation(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        org: str | GitHubCore = ...,
        installation_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-apps/delete-installation."""

    def grant_repository_access_to_installation(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        org: str | GitHubCore = ...,
        installation_id: int | GitHubCore = ...,
        repositories: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.AccessibleRepository]:
        """enterprise-apps/grant-repository-access-to-installation."""

    def installable_organization_accessible_repositories(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        org: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.AccessibleRepository]:
        """enterprise-apps/installable-organization-accessible-repositories."""

    def installable_organizations(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.InstallableOrganization]:
        """enterprise-apps/installable-organizations."""

    def organization_installation_repositories(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        org: str | GitHubCore = ...,
        installation_id: int | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.AccessibleRepository]:
        """enterprise-apps/organization-installation-repositories."""

    def organization_installations(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        org: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.EnterpriseOrganizationInstallation]:
        """enterprise-apps/organization-installations."""

    def remove_repository_access_to_installation(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        org: str | GitHubCore = ...,
        installation_id: int | GitHubCore = ...,
        repositories: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.AccessibleRepository]:
        """enterprise-apps/remove-repository-access-to-installation."""

class _AsyncBoundEnterpriseApps(Operations):
    """The operations of GitHub's tag ``enterprise-apps``, bound to a resource."""

    async def change_installation_repository_access_selection(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        org: str | _aio.GitHubCore = ...,
        installation_id: int | _aio.GitHubCore = ...,
        repositories: Iterable[str] = ...,
        repository_selection: Literal["all", "selected"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Installation:
        """enterprise-apps/change-installation-repository-access-selection."""

    async def create_installation(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        org: str | _aio.GitHubCore = ...,
        client_id: str,
        repositories: Iterable[str] = ...,
        repository_selection: Literal["all", "selected", "none"],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Installation:
        """enterprise-apps/create-installation."""

    async def delete_installation(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        org: str | _aio.GitHubCore = ...,
        installation_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-apps/delete-installation."""

    async def grant_repository_access_to_installation(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        org: str | _aio.GitHubCore = ...,
        installation_id: int | _aio.GitHubCore = ...,
        repositories: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.AccessibleRepository]:
        """enterprise-apps/grant-repository-access-to-installation."""

    def installable_organization_accessible_repositories(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        org: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.AccessibleRepository]:
        """enterprise-apps/installable-organization-accessible-repositories."""

    def installable_organizations(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.InstallableOrganization]:
        """enterprise-apps/installable-organizations."""

    def organization_installation_repositories(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        org: str | _aio.GitHubCore = ...,
        installation_id: int | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.AccessibleRepository]:
        """enterprise-apps/organization-installation-repositories."""

    def organization_installations(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        org: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.EnterpriseOrganizationInstallation]:
        """enterprise-apps/organization-installations."""

    async def remove_repository_access_to_installation(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        org: str | _aio.GitHubCore = ...,
        installation_id: int | _aio.GitHubCore = ...,
        repositories: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.AccessibleRepository]:
        """enterprise-apps/remove-repository-access-to-installation."""

__all__ = ["AsyncEnterpriseApps", "EnterpriseApps"]
