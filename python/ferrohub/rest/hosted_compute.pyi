"""The operations of GitHub's tag ``hosted-compute``. Made by tools/generate.py."""

from collections.abc import Iterable, Mapping
from typing import Any, Literal

from ferrohub.rest import Operations
from ferrohub.aio import AsyncListing
from ferrohub import aio as _aio
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models
from ferrohub._core import GitHubCore, Listing

class HostedCompute(Operations):
    """The operations of GitHub's tag ``hosted-compute``."""

    def create_network_configuration_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        compute_service: Literal["none", "actions"] = ...,
        failover_network_enabled: bool = ...,
        failover_network_settings_ids: Iterable[str] = ...,
        name: str,
        network_settings_ids: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.NetworkConfiguration:
        """hosted-compute/create-network-configuration-for-enterprise.

        Hosts: ghec.

        :param enterprise: path: a str
        :param compute_service: body, optional: one of "none", "actions"
        :param failover_network_enabled: body, optional: a bool
        :param failover_network_settings_ids: body, optional: an iterable of str
        :param name: body: a str
        :param network_settings_ids: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: NetworkConfiguration
        :raises GitHubError: the response has an error status

        Request: ``POST /enterprises/{enterprise}/network-configurations``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/network-configurations#create-a-hosted-compute-network-configuration-for-an-enterprise
        """

    def create_network_configuration_for_org(
        self,
        org: str | GitHubCore,
        *,
        compute_service: Literal["none", "actions"] = ...,
        failover_network_enabled: bool = ...,
        failover_network_settings_ids: Iterable[str] = ...,
        name: str,
        network_settings_ids: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.NetworkConfiguration:
        """hosted-compute/create-network-configuration-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param compute_service: body, optional: one of "none", "actions"
        :param failover_network_enabled: body, optional: a bool
        :param failover_network_settings_ids: body, optional: an iterable of str
        :param name: body: a str
        :param network_settings_ids: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: NetworkConfiguration
        :raises GitHubError: the response has an error status

        Request: ``POST /orgs/{org}/settings/network-configurations``
        GitHub:
        https://docs.github.com/rest/orgs/network-configurations#create-a-hosted-compute-network-configuration-for-an-organization
        """

    def delete_network_configuration_from_enterprise(
        self,
        enterprise: str | GitHubCore,
        network_configuration_id: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """hosted-compute/delete-network-configuration-from-enterprise.

        Hosts: ghec.

        :param enterprise: path: a str
        :param network_configuration_id: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /enterprises/{enterprise}/network-configurations/{network_configuration_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/network-configurations#delete-a-hosted-compute-network-configuration-from-an-enterprise
        """

    def delete_network_configuration_from_org(
        self,
        org: str | GitHubCore,
        network_configuration_id: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """hosted-compute/delete-network-configuration-from-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param network_configuration_id: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status

        Request: ``DELETE /orgs/{org}/settings/network-configurations/{network_configuration_id}``
        GitHub:
        https://docs.github.com/rest/orgs/network-configurations#delete-a-hosted-compute-network-configuration-from-an-organization
        """

    def get_network_configuration_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        network_configuration_id: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.NetworkConfiguration:
        """hosted-compute/get-network-configuration-for-enterprise.

        Hosts: ghec.

        :param enterprise: path: a str
        :param network_configuration_id: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: NetworkConfiguration
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/network-configurations/{network_configuration_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/network-configurations#get-a-hosted-compute-network-configuration-for-an-enterprise
        """

    def get_network_configuration_for_org(
        self,
        org: str | GitHubCore,
        network_configuration_id: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.NetworkConfiguration:
        """hosted-compute/get-network-configuration-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param network_configuration_id: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: NetworkConfiguration
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/settings/network-configurations/{network_configuration_id}``
        GitHub:
        https://docs.github.com/rest/orgs/network-configurations#get-a-hosted-compute-network-configuration-for-an-organization
        """

    def get_network_settings_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        network_settings_id: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.NetworkSettings:
        """hosted-compute/get-network-settings-for-enterprise.

        Hosts: ghec.

        :param enterprise: path: a str
        :param network_settings_id: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: NetworkSettings
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/network-settings/{network_settings_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/network-configurations#get-a-hosted-compute-network-settings-resource-for-an-enterprise
        """

    def get_network_settings_for_org(
        self,
        org: str | GitHubCore,
        network_settings_id: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.NetworkSettings:
        """hosted-compute/get-network-settings-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param network_settings_id: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: NetworkSettings
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/settings/network-settings/{network_settings_id}``
        GitHub:
        https://docs.github.com/rest/orgs/network-configurations#get-a-hosted-compute-network-settings-resource-for-an-organization
        """

    def list_network_configurations_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.NetworkConfiguration]:
        """hosted-compute/list-network-configurations-for-enterprise.

        Hosts: ghec.

        :param enterprise: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[NetworkConfiguration]
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/network-configurations``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/network-configurations#list-hosted-compute-network-configurations-for-an-enterprise
        """

    def list_network_configurations_for_org(
        self,
        org: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.NetworkConfiguration]:
        """hosted-compute/list-network-configurations-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[NetworkConfiguration]
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/settings/network-configurations``
        GitHub:
        https://docs.github.com/rest/orgs/network-configurations#list-hosted-compute-network-configurations-for-an-organization
        """

    def update_network_configuration_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        network_configuration_id: str | GitHubCore,
        *,
        compute_service: Literal["none", "actions"] = ...,
        failover_network_enabled: bool = ...,
        failover_network_settings_ids: Iterable[str] = ...,
        name: str = ...,
        network_settings_ids: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.NetworkConfiguration:
        """hosted-compute/update-network-configuration-for-enterprise.

        Hosts: ghec.

        :param enterprise: path: a str
        :param network_configuration_id: path: a str
        :param compute_service: body, optional: one of "none", "actions"
        :param failover_network_enabled: body, optional: a bool
        :param failover_network_settings_ids: body, optional: an iterable of str
        :param name: body, optional: a str
        :param network_settings_ids: body, optional: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: NetworkConfiguration
        :raises GitHubError: the response has an error status

        Request: ``PATCH /enterprises/{enterprise}/network-configurations/{network_configuration_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/network-configurations#update-a-hosted-compute-network-configuration-for-an-enterprise
        """

    def update_network_configuration_for_org(
        self,
        org: str | GitHubCore,
        network_configuration_id: str | GitHubCore,
        *,
        compute_service: Literal["none", "actions"] = ...,
        failover_network_enabled: bool = ...,
        failover_network_settings_ids: Iterable[str] = ...,
        name: str = ...,
        network_settings_ids: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.NetworkConfiguration:
        """hosted-compute/update-network-configuration-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param network_configuration_id: path: a str
        :param compute_service: body, optional: one of "none", "actions"
        :param failover_network_enabled: body, optional: a bool
        :param failover_network_settings_ids: body, optional: an iterable of str
        :param name: body, optional: a str
        :param network_settings_ids: body, optional: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: NetworkConfiguration
        :raises GitHubError: the response has an error status

        Request: ``PATCH /orgs/{org}/settings/network-configurations/{network_configuration_id}``
        GitHub:
        https://docs.github.com/rest/orgs/network-configurations#update-a-hosted-compute-network-configuration-for-an-organization
        """

class AsyncHostedCompute(Operations):
    """The operations of GitHub's tag ``hosted-compute``, for asyncio."""

    async def create_network_configuration_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        compute_service: Literal["none", "actions"] = ...,
        failover_network_enabled: bool = ...,
        failover_network_settings_ids: Iterable[str] = ...,
        name: str,
        network_settings_ids: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.NetworkConfiguration:
        """hosted-compute/create-network-configuration-for-enterprise.

        Request: ``POST /enterprises/{enterprise}/network-configurations``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/network-configurations#create-a-hosted-compute-network-configuration-for-an-enterprise
        """

    async def create_network_configuration_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        compute_service: Literal["none", "actions"] = ...,
        failover_network_enabled: bool = ...,
        failover_network_settings_ids: Iterable[str] = ...,
        name: str,
        network_settings_ids: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.NetworkConfiguration:
        """hosted-compute/create-network-configuration-for-org.

        Request: ``POST /orgs/{org}/settings/network-configurations``
        GitHub:
        https://docs.github.com/rest/orgs/network-configurations#create-a-hosted-compute-network-configuration-for-an-organization
        """

    async def delete_network_configuration_from_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        network_configuration_id: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """hosted-compute/delete-network-configuration-from-enterprise.

        Request: ``DELETE /enterprises/{enterprise}/network-configurations/{network_configuration_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/network-configurations#delete-a-hosted-compute-network-configuration-from-an-enterprise
        """

    async def delete_network_configuration_from_org(
        self,
        org: str | _aio.GitHubCore,
        network_configuration_id: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """hosted-compute/delete-network-configuration-from-org.

        Request: ``DELETE /orgs/{org}/settings/network-configurations/{network_configuration_id}``
        GitHub:
        https://docs.github.com/rest/orgs/network-configurations#delete-a-hosted-compute-network-configuration-from-an-organization
        """

    async def get_network_configuration_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        network_configuration_id: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.NetworkConfiguration:
        """hosted-compute/get-network-configuration-for-enterprise.

        Request: ``GET /enterprises/{enterprise}/network-configurations/{network_configuration_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/network-configurations#get-a-hosted-compute-network-configuration-for-an-enterprise
        """

    async def get_network_configuration_for_org(
        self,
        org: str | _aio.GitHubCore,
        network_configuration_id: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.NetworkConfiguration:
        """hosted-compute/get-network-configuration-for-org.

        Request: ``GET /orgs/{org}/settings/network-configurations/{network_configuration_id}``
        GitHub:
        https://docs.github.com/rest/orgs/network-configurations#get-a-hosted-compute-network-configuration-for-an-organization
        """

    async def get_network_settings_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        network_settings_id: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.NetworkSettings:
        """hosted-compute/get-network-settings-for-enterprise.

        Request: ``GET /enterprises/{enterprise}/network-settings/{network_settings_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/network-configurations#get-a-hosted-compute-network-settings-resource-for-an-enterprise
        """

    async def get_network_settings_for_org(
        self,
        org: str | _aio.GitHubCore,
        network_settings_id: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.NetworkSettings:
        """hosted-compute/get-network-settings-for-org.

        Request: ``GET /orgs/{org}/settings/network-settings/{network_settings_id}``
        GitHub:
        https://docs.github.com/rest/orgs/network-configurations#get-a-hosted-compute-network-settings-resource-for-an-organization
        """

    def list_network_configurations_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.NetworkConfiguration]:
        """hosted-compute/list-network-configurations-for-enterprise.

        Request: ``GET /enterprises/{enterprise}/network-configurations``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/network-configurations#list-hosted-compute-network-configurations-for-an-enterprise
        """

    def list_network_configurations_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.NetworkConfiguration]:
        """hosted-compute/list-network-configurations-for-org.

        Request: ``GET /orgs/{org}/settings/network-configurations``
        GitHub:
        https://docs.github.com/rest/orgs/network-configurations#list-hosted-compute-network-configurations-for-an-organization
        """

    async def update_network_configuration_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        network_configuration_id: str | _aio.GitHubCore,
        *,
        compute_service: Literal["none", "actions"] = ...,
        failover_network_enabled: bool = ...,
        failover_network_settings_ids: Iterable[str] = ...,
        name: str = ...,
        network_settings_ids: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.NetworkConfiguration:
        """hosted-compute/update-network-configuration-for-enterprise.

        Request: ``PATCH /enterprises/{enterprise}/network-configurations/{network_configuration_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/enterprise-admin/network-configurations#update-a-hosted-compute-network-configuration-for-an-enterprise
        """

    async def update_network_configuration_for_org(
        self,
        org: str | _aio.GitHubCore,
        network_configuration_id: str | _aio.GitHubCore,
        *,
        compute_service: Literal["none", "actions"] = ...,
        failover_network_enabled: bool = ...,
        failover_network_settings_ids: Iterable[str] = ...,
        name: str = ...,
        network_settings_ids: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.NetworkConfiguration:
        """hosted-compute/update-network-configuration-for-org.

        Request: ``PATCH /orgs/{org}/settings/network-configurations/{network_configuration_id}``
        GitHub:
        https://docs.github.com/rest/orgs/network-configurations#update-a-hosted-compute-network-configuration-for-an-organization
        """

class _BoundHostedCompute(Operations):
    """The operations of GitHub's tag ``hosted-compute``, bound to a resource."""

    def create_network_configuration_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        compute_service: Literal["none", "actions"] = ...,
        failover_network_enabled: bool = ...,
        failover_network_settings_ids: Iterable[str] = ...,
        name: str,
        network_settings_ids: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.NetworkConfiguration:
        """hosted-compute/create-network-configuration-for-enterprise."""

    def create_network_configuration_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        compute_service: Literal["none", "actions"] = ...,
        failover_network_enabled: bool = ...,
        failover_network_settings_ids: Iterable[str] = ...,
        name: str,
        network_settings_ids: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.NetworkConfiguration:
        """hosted-compute/create-network-configuration-for-org."""

    def delete_network_configuration_from_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        network_configuration_id: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """hosted-compute/delete-network-configuration-from-enterprise."""

    def delete_network_configuration_from_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        network_configuration_id: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """hosted-compute/delete-network-configuration-from-org."""

    def get_network_configuration_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        network_configuration_id: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.NetworkConfiguration:
        """hosted-compute/get-network-configuration-for-enterprise."""

    def get_network_configuration_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        network_configuration_id: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.NetworkConfiguration:
        """hosted-compute/get-network-configuration-for-org."""

    def get_network_settings_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        network_settings_id: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.NetworkSettings:
        """hosted-compute/get-network-settings-for-enterprise."""

    def get_network_settings_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        network_settings_id: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.NetworkSettings:
        """hosted-compute/get-network-settings-for-org."""

    def list_network_configurations_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.NetworkConfiguration]:
        """hosted-compute/list-network-configurations-for-enterprise."""

    def list_network_configurations_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.NetworkConfiguration]:
        """hosted-compute/list-network-configurations-for-org."""

    def update_network_configuration_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        network_configuration_id: str | GitHubCore = ...,
        compute_service: Literal["none", "actions"] = ...,
        failover_network_enabled: bool = ...,
        failover_network_settings_ids: Iterable[str] = ...,
        name: str = ...,
        network_settings_ids: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.NetworkConfiguration:
        """hosted-compute/update-network-configuration-for-enterprise."""

    def update_network_configuration_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        network_configuration_id: str | GitHubCore = ...,
        compute_service: Literal["none", "actions"] = ...,
        failover_network_enabled: bool = ...,
        failover_network_settings_ids: Iterable[str] = ...,
        name: str = ...,
        network_settings_ids: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.NetworkConfiguration:
        """hosted-compute/update-network-configuration-for-org."""

class _AsyncBoundHostedCompute(Operations):
    """The operations of GitHub's tag ``hosted-compute``, bound to a resource."""

    async def create_network_configuration_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        compute_service: Literal["none", "actions"] = ...,
        failover_network_enabled: bool = ...,
        failover_network_settings_ids: Iterable[str] = ...,
        name: str,
        network_settings_ids: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.NetworkConfiguration:
        """hosted-compute/create-network-configuration-for-enterprise."""

    async def create_network_configuration_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        compute_service: Literal["none", "actions"] = ...,
        failover_network_enabled: bool = ...,
        failover_network_settings_ids: Iterable[str] = ...,
        name: str,
        network_settings_ids: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.NetworkConfiguration:
        """hosted-compute/create-network-configuration-for-org."""

    async def delete_network_configuration_from_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        network_configuration_id: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """hosted-compute/delete-network-configuration-from-enterprise."""

    async def delete_network_configuration_from_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        network_configuration_id: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """hosted-compute/delete-network-configuration-from-org."""

    async def get_network_configuration_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        network_configuration_id: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.NetworkConfiguration:
        """hosted-compute/get-network-configuration-for-enterprise."""

    async def get_network_configuration_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        network_configuration_id: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.NetworkConfiguration:
        """hosted-compute/get-network-configuration-for-org."""

    async def get_network_settings_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        network_settings_id: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.NetworkSettings:
        """hosted-compute/get-network-settings-for-enterprise."""

    async def get_network_settings_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        network_settings_id: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.NetworkSettings:
        """hosted-compute/get-network-settings-for-org."""

    def list_network_configurations_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.NetworkConfiguration]:
        """hosted-compute/list-network-configurations-for-enterprise."""

    def list_network_configurations_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.NetworkConfiguration]:
        """hosted-compute/list-network-configurations-for-org."""

    async def update_network_configuration_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        network_configuration_id: str | _aio.GitHubCore = ...,
        compute_service: Literal["none", "actions"] = ...,
        failover_network_enabled: bool = ...,
        failover_network_settings_ids: Iterable[str] = ...,
        name: str = ...,
        network_settings_ids: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.NetworkConfiguration:
        """hosted-compute/update-network-configuration-for-enterprise."""

    async def update_network_configuration_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        network_configuration_id: str | _aio.GitHubCore = ...,
        compute_service: Literal["none", "actions"] = ...,
        failover_network_enabled: bool = ...,
        failover_network_settings_ids: Iterable[str] = ...,
        name: str = ...,
        network_settings_ids: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.NetworkConfiguration:
        """hosted-compute/update-network-configuration-for-org."""

__all__ = ["AsyncHostedCompute", "HostedCompute"]
