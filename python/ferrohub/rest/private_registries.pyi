"""The operations of GitHub's tag ``private-registries``. Made by tools/generate.py."""

from collections.abc import Iterable, Mapping
from typing import Any, Literal

from ferrohub.rest import Operations
from ferrohub.aio import AsyncListing
from ferrohub import aio as _aio
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models
from ferrohub._core import GitHubCore, Listing

class PrivateRegistries(Operations):
    """The operations of GitHub's tag ``private-registries``."""

    def create_org_private_registry(
        self,
        org: str | GitHubCore,
        *,
        account_id: str = ...,
        api_host: str = ...,
        audience: str = ...,
        auth_type: Literal["token", "username_password", "oidc_azure", "oidc_aws", "oidc_jfrog", "oidc_cloudsmith", "oidc_gcp"] = ...,
        aws_region: str = ...,
        client_id: str = ...,
        domain: str = ...,
        domain_owner: str = ...,
        encrypted_value: str = ...,
        identity_mapping_name: str = ...,
        jfrog_oidc_provider_name: str = ...,
        key_id: str = ...,
        namespace: str = ...,
        registry_type: Literal["maven_repository", "nuget_feed", "goproxy_server", "npm_registry", "rubygems_server", "cargo_registry", "composer_repository", "docker_registry", "git_source", "helm_registry", "hex_organization", "hex_repository", "pub_repository", "python_index", "terraform_registry"],
        replaces_base: bool = ...,
        role_name: str = ...,
        selected_repository_ids: Iterable[int] = ...,
        service_account: str = ...,
        service_slug: str = ...,
        tenant_id: str = ...,
        url: str,
        username: str | None = ...,
        visibility: Literal["all", "private", "selected"],
        workload_identity_provider: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OrgPrivateRegistryConfigurationWithSelectedRepositories:
        """private-registries/create-org-private-registry.

        :param org: path: a str
        :param account_id: body, optional: a str
        :param api_host: body, optional: a str
        :param audience: body, optional: a str
        :param auth_type: body, optional: one of "token", "username_password", "oidc_azure", "oidc_aws", "oidc_jfrog",
            "oidc_cloudsmith", "oidc_gcp"
        :param aws_region: body, optional: a str
        :param client_id: body, optional: a str
        :param domain: body, optional: a str
        :param domain_owner: body, optional: a str
        :param encrypted_value: body, optional: a str
        :param identity_mapping_name: body, optional: a str
        :param jfrog_oidc_provider_name: body, optional: a str
        :param key_id: body, optional: a str
        :param namespace: body, optional: a str
        :param registry_type: body: one of "maven_repository", "nuget_feed", "goproxy_server", "npm_registry",
            "rubygems_server", "cargo_registry", "composer_repository", "docker_registry", "git_source",
            "helm_registry", "hex_organization", "hex_repository", "pub_repository", "python_index",
            "terraform_registry"
        :param replaces_base: body, optional: a bool, default false
        :param role_name: body, optional: a str
        :param selected_repository_ids: body, optional: an iterable of int
        :param service_account: body, optional: a str
        :param service_slug: body, optional: a str
        :param tenant_id: body, optional: a str
        :param url: body: a str
        :param username: body, optional: a str or None
        :param visibility: body: one of "all", "private", "selected"
        :param workload_identity_provider: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: OrgPrivateRegistryConfigurationWithSelectedRepositories
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``POST /orgs/{org}/private-registries``
        GitHub:
        https://docs.github.com/rest/private-registries/organization-configurations#create-a-private-registry-for-an-organization
        """

    def delete_org_private_registry(
        self,
        org: str | GitHubCore,
        secret_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """private-registries/delete-org-private-registry.

        :param org: path: a str
        :param secret_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 400, 404

        Request: ``DELETE /orgs/{org}/private-registries/{secret_name}``
        GitHub:
        https://docs.github.com/rest/private-registries/organization-configurations#delete-a-private-registry-for-an-organization
        """

    def get_org_private_registry(
        self,
        org: str | GitHubCore,
        secret_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OrgPrivateRegistryConfiguration:
        """private-registries/get-org-private-registry.

        :param org: path: a str
        :param secret_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: OrgPrivateRegistryConfiguration
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /orgs/{org}/private-registries/{secret_name}``
        GitHub:
        https://docs.github.com/rest/private-registries/organization-configurations#get-a-private-registry-for-an-organization
        """

    def get_org_public_key(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.PrivateRegistries_GetOrgPublicKey:
        """private-registries/get-org-public-key.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: PrivateRegistries_GetOrgPublicKey
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /orgs/{org}/private-registries/public-key``
        GitHub:
        https://docs.github.com/rest/private-registries/organization-configurations#get-private-registries-public-key-for-an-organization
        """

    def list_org_private_registries(
        self,
        org: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.OrgPrivateRegistryConfiguration]:
        """private-registries/list-org-private-registries.

        :param org: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[OrgPrivateRegistryConfiguration]
        :raises GitHubError: the response has an error status; documented: 400, 404

        Request: ``GET /orgs/{org}/private-registries``
        GitHub:
        https://docs.github.com/rest/private-registries/organization-configurations#list-private-registries-for-an-organization
        """

    def update_org_private_registry(
        self,
        org: str | GitHubCore,
        secret_name: str | GitHubCore,
        *,
        account_id: str = ...,
        api_host: str = ...,
        audience: str = ...,
        auth_type: Literal["token", "username_password", "oidc_azure", "oidc_aws", "oidc_jfrog", "oidc_cloudsmith", "oidc_gcp"] = ...,
        aws_region: str = ...,
        client_id: str = ...,
        domain: str = ...,
        domain_owner: str = ...,
        encrypted_value: str = ...,
        identity_mapping_name: str = ...,
        jfrog_oidc_provider_name: str = ...,
        key_id: str = ...,
        namespace: str = ...,
        registry_type: Literal["maven_repository", "nuget_feed", "goproxy_server", "npm_registry", "rubygems_server", "cargo_registry", "composer_repository", "docker_registry", "git_source", "helm_registry", "hex_organization", "hex_repository", "pub_repository", "python_index", "terraform_registry"] = ...,
        replaces_base: bool = ...,
        role_name: str = ...,
        selected_repository_ids: Iterable[int] = ...,
        service_account: str = ...,
        service_slug: str = ...,
        tenant_id: str = ...,
        url: str = ...,
        username: str | None = ...,
        visibility: Literal["all", "private", "selected"] = ...,
        workload_identity_provider: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """private-registries/update-org-private-registry.

        :param org: path: a str
        :param secret_name: path: a str
        :param account_id: body, optional: a str
        :param api_host: body, optional: a str
        :param audience: body, optional: a str
        :param auth_type: body, optional: one of "token", "username_password", "oidc_azure", "oidc_aws", "oidc_jfrog",
            "oidc_cloudsmith", "oidc_gcp"
        :param aws_region: body, optional: a str
        :param client_id: body, optional: a str
        :param domain: body, optional: a str
        :param domain_owner: body, optional: a str
        :param encrypted_value: body, optional: a str
        :param identity_mapping_name: body, optional: a str
        :param jfrog_oidc_provider_name: body, optional: a str
        :param key_id: body, optional: a str
        :param namespace: body, optional: a str
        :param registry_type: body, optional: one of "maven_repository", "nuget_feed", "goproxy_server", "npm_registry",
            "rubygems_server", "cargo_registry", "composer_repository", "docker_registry", "git_source",
            "helm_registry", "hex_organization", "hex_repository", "pub_repository", "python_index",
            "terraform_registry"
        :param replaces_base: body, optional: a bool, default false
        :param role_name: body, optional: a str
        :param selected_repository_ids: body, optional: an iterable of int
        :param service_account: body, optional: a str
        :param service_slug: body, optional: a str
        :param tenant_id: body, optional: a str
        :param url: body, optional: a str
        :param username: body, optional: a str or None
        :param visibility: body, optional: one of "all", "private", "selected"
        :param workload_identity_provider: body, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 404, 422

        Request: ``PATCH /orgs/{org}/private-registries/{secret_name}``
        GitHub:
        https://docs.github.com/rest/private-registries/organization-configurations#update-a-private-registry-for-an-organization
        """

class AsyncPrivateRegistries(Operations):
    """The operations of GitHub's tag ``private-registries``, for asyncio."""

    async def create_org_private_registry(
        self,
        org: str | _aio.GitHubCore,
        *,
        account_id: str = ...,
        api_host: str = ...,
        audience: str = ...,
        auth_type: Literal["token", "username_password", "oidc_azure", "oidc_aws", "oidc_jfrog", "oidc_cloudsmith", "oidc_gcp"] = ...,
        aws_region: str = ...,
        client_id: str = ...,
        domain: str = ...,
        domain_owner: str = ...,
        encrypted_value: str = ...,
        identity_mapping_name: str = ...,
        jfrog_oidc_provider_name: str = ...,
        key_id: str = ...,
        namespace: str = ...,
        registry_type: Literal["maven_repository", "nuget_feed", "goproxy_server", "npm_registry", "rubygems_server", "cargo_registry", "composer_repository", "docker_registry", "git_source", "helm_registry", "hex_organization", "hex_repository", "pub_repository", "python_index", "terraform_registry"],
        replaces_base: bool = ...,
        role_name: str = ...,
        selected_repository_ids: Iterable[int] = ...,
        service_account: str = ...,
        service_slug: str = ...,
        tenant_id: str = ...,
        url: str,
        username: str | None = ...,
        visibility: Literal["all", "private", "selected"],
        workload_identity_provider: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OrgPrivateRegistryConfigurationWithSelectedRepositories:
        """private-registries/create-org-private-registry.

        Request: ``POST /orgs/{org}/private-registries``
        GitHub:
        https://docs.github.com/rest/private-registries/organization-configurations#create-a-private-registry-for-an-organization
        """

    async def delete_org_private_registry(
        self,
        org: str | _aio.GitHubCore,
        secret_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """private-registries/delete-org-private-registry.

        Request: ``DELETE /orgs/{org}/private-registries/{secret_name}``
        GitHub:
        https://docs.github.com/rest/private-registries/organization-configurations#delete-a-private-registry-for-an-organization
        """

    async def get_org_private_registry(
        self,
        org: str | _aio.GitHubCore,
        secret_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OrgPrivateRegistryConfiguration:
        """private-registries/get-org-private-registry.

        Request: ``GET /orgs/{org}/private-registries/{secret_name}``
        GitHub:
        https://docs.github.com/rest/private-registries/organization-configurations#get-a-private-registry-for-an-organization
        """

    async def get_org_public_key(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.PrivateRegistries_GetOrgPublicKey:
        """private-registries/get-org-public-key.

        Request: ``GET /orgs/{org}/private-registries/public-key``
        GitHub:
        https://docs.github.com/rest/private-registries/organization-configurations#get-private-registries-public-key-for-an-organization
        """

    def list_org_private_registries(
        self,
        org: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.OrgPrivateRegistryConfiguration]:
        """private-registries/list-org-private-registries.

        Request: ``GET /orgs/{org}/private-registries``
        GitHub:
        https://docs.github.com/rest/private-registries/organization-configurations#list-private-registries-for-an-organization
        """

    async def update_org_private_registry(
        self,
        org: str | _aio.GitHubCore,
        secret_name: str | _aio.GitHubCore,
        *,
        account_id: str = ...,
        api_host: str = ...,
        audience: str = ...,
        auth_type: Literal["token", "username_password", "oidc_azure", "oidc_aws", "oidc_jfrog", "oidc_cloudsmith", "oidc_gcp"] = ...,
        aws_region: str = ...,
        client_id: str = ...,
        domain: str = ...,
        domain_owner: str = ...,
        encrypted_value: str = ...,
        identity_mapping_name: str = ...,
        jfrog_oidc_provider_name: str = ...,
        key_id: str = ...,
        namespace: str = ...,
        registry_type: Literal["maven_repository", "nuget_feed", "goproxy_server", "npm_registry", "rubygems_server", "cargo_registry", "composer_repository", "docker_registry", "git_source", "helm_registry", "hex_organization", "hex_repository", "pub_repository", "python_index", "terraform_registry"] = ...,
        replaces_base: bool = ...,
        role_name: str = ...,
        selected_repository_ids: Iterable[int] = ...,
        service_account: str = ...,
        service_slug: str = ...,
        tenant_id: str = ...,
        url: str = ...,
        username: str | None = ...,
        visibility: Literal["all", "private", "selected"] = ...,
        workload_identity_provider: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """private-registries/update-org-private-registry.

        Request: ``PATCH /orgs/{org}/private-registries/{secret_name}``
        GitHub:
        https://docs.github.com/rest/private-registries/organization-configurations#update-a-private-registry-for-an-organization
        """

class _BoundPrivateRegistries(Operations):
    """The operations of GitHub's tag ``private-registries``, bound to a resource."""

    def create_org_private_registry(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        account_id: str = ...,
        api_host: str = ...,
        audience: str = ...,
        auth_type: Literal["token", "username_password", "oidc_azure", "oidc_aws", "oidc_jfrog", "oidc_cloudsmith", "oidc_gcp"] = ...,
        aws_region: str = ...,
        client_id: str = ...,
        domain: str = ...,
        domain_owner: str = ...,
        encrypted_value: str = ...,
        identity_mapping_name: str = ...,
        jfrog_oidc_provider_name: str = ...,
        key_id: str = ...,
        namespace: str = ...,
        registry_type: Literal["maven_repository", "nuget_feed", "goproxy_server", "npm_registry", "rubygems_server", "cargo_registry", "composer_repository", "docker_registry", "git_source", "helm_registry", "hex_organization", "hex_repository", "pub_repository", "python_index", "terraform_registry"],
        replaces_base: bool = ...,
        role_name: str = ...,
        selected_repository_ids: Iterable[int] = ...,
        service_account: str = ...,
        service_slug: str = ...,
        tenant_id: str = ...,
        url: str,
        username: str | None = ...,
        visibility: Literal["all", "private", "selected"],
        workload_identity_provider: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OrgPrivateRegistryConfigurationWithSelectedRepositories:
        """private-registries/create-org-private-registry."""

    def delete_org_private_registry(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        secret_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """private-registries/delete-org-private-registry."""

    def get_org_private_registry(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        secret_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OrgPrivateRegistryConfiguration:
        """private-registries/get-org-private-registry."""

    def get_org_public_key(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.PrivateRegistries_GetOrgPublicKey:
        """private-registries/get-org-public-key."""

    def list_org_private_registries(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.OrgPrivateRegistryConfiguration]:
        """private-registries/list-org-private-registries."""

    def update_org_private_registry(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        secret_name: str | GitHubCore = ...,
        account_id: str = ...,
        api_host: str = ...,
        audience: str = ...,
        auth_type: Literal["token", "username_password", "oidc_azure", "oidc_aws", "oidc_jfrog", "oidc_cloudsmith", "oidc_gcp"] = ...,
        aws_region: str = ...,
        client_id: str = ...,
        domain: str = ...,
        domain_owner: str = ...,
        encrypted_value: str = ...,
        identity_mapping_name: str = ...,
        jfrog_oidc_provider_name: str = ...,
        key_id: str = ...,
        namespace: str = ...,
        registry_type: Literal["maven_repository", "nuget_feed", "goproxy_server", "npm_registry", "rubygems_server", "cargo_registry", "composer_repository", "docker_registry", "git_source", "helm_registry", "hex_organization", "hex_repository", "pub_repository", "python_index", "terraform_registry"] = ...,
        replaces_base: bool = ...,
        role_name: str = ...,
        selected_repository_ids: Iterable[int] = ...,
        service_account: str = ...,
        service_slug: str = ...,
        tenant_id: str = ...,
        url: str = ...,
        username: str | None = ...,
        visibility: Literal["all", "private", "selected"] = ...,
        workload_identity_provider: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """private-registries/update-org-private-registry."""

class _AsyncBoundPrivateRegistries(Operations):
    """The operations of GitHub's tag ``private-registries``, bound to a resource."""

    async def create_org_private_registry(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        account_id: str = ...,
        api_host: str = ...,
        audience: str = ...,
        auth_type: Literal["token", "username_password", "oidc_azure", "oidc_aws", "oidc_jfrog", "oidc_cloudsmith", "oidc_gcp"] = ...,
        aws_region: str = ...,
        client_id: str = ...,
        domain: str = ...,
        domain_owner: str = ...,
        encrypted_value: str = ...,
        identity_mapping_name: str = ...,
        jfrog_oidc_provider_name: str = ...,
        key_id: str = ...,
        namespace: str = ...,
        registry_type: Literal["maven_repository", "nuget_feed", "goproxy_server", "npm_registry", "rubygems_server", "cargo_registry", "composer_repository", "docker_registry", "git_source", "helm_registry", "hex_organization", "hex_repository", "pub_repository", "python_index", "terraform_registry"],
        replaces_base: bool = ...,
        role_name: str = ...,
        selected_repository_ids: Iterable[int] = ...,
        service_account: str = ...,
        service_slug: str = ...,
        tenant_id: str = ...,
        url: str,
        username: str | None = ...,
        visibility: Literal["all", "private", "selected"],
        workload_identity_provider: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OrgPrivateRegistryConfigurationWithSelectedRepositories:
        """private-registries/create-org-private-registry."""

    async def delete_org_private_registry(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        secret_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """private-registries/delete-org-private-registry."""

    async def get_org_private_registry(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        secret_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OrgPrivateRegistryConfiguration:
        """private-registries/get-org-private-registry."""

    async def get_org_public_key(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.PrivateRegistries_GetOrgPublicKey:
        """private-registries/get-org-public-key."""

    def list_org_private_registries(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.OrgPrivateRegistryConfiguration]:
        """private-registries/list-org-private-registries."""

    async def update_org_private_registry(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        secret_name: str | _aio.GitHubCore = ...,
        account_id: str = ...,
        api_host: str = ...,
        audience: str = ...,
        auth_type: Literal["token", "username_password", "oidc_azure", "oidc_aws", "oidc_jfrog", "oidc_cloudsmith", "oidc_gcp"] = ...,
        aws_region: str = ...,
        client_id: str = ...,
        domain: str = ...,
        domain_owner: str = ...,
        encrypted_value: str = ...,
        identity_mapping_name: str = ...,
        jfrog_oidc_provider_name: str = ...,
        key_id: str = ...,
        namespace: str = ...,
        registry_type: Literal["maven_repository", "nuget_feed", "goproxy_server", "npm_registry", "rubygems_server", "cargo_registry", "composer_repository", "docker_registry", "git_source", "helm_registry", "hex_organization", "hex_repository", "pub_repository", "python_index", "terraform_registry"] = ...,
        replaces_base: bool = ...,
        role_name: str = ...,
        selected_repository_ids: Iterable[int] = ...,
        service_account: str = ...,
        service_slug: str = ...,
        tenant_id: str = ...,
        url: str = ...,
        username: str | None = ...,
        visibility: Literal["all", "private", "selected"] = ...,
        workload_identity_provider: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """private-registries/update-org-private-registry."""

__all__ = ["AsyncPrivateRegistries", "PrivateRegistries"]
