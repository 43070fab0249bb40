"""The operations of GitHub's tag ``oidc``. Made by tools/generate.py."""

import builtins
from collections.abc import Iterable, Mapping
from typing import Any

from ferrohub.rest import Operations
from ferrohub import aio as _aio
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models
from ferrohub._core import GitHubCore

class Oidc(Operations):
    """The operations of GitHub's tag ``oidc``."""

    def create_oidc_custom_property_inclusion_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        custom_property_name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OidcCustomPropertyInclusion:
        """oidc/create-oidc-custom-property-inclusion-for-enterprise.

        Hosts: api.github.com, ghec.

        :param enterprise: path: a str
        :param custom_property_name: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: OidcCustomPropertyInclusion
        :raises GitHubError: the response has an error status; documented: 400, 403, 422

        Request: ``POST /enterprises/{enterprise}/actions/oidc/customization/properties/repo``
        GitHub: https://docs.github.com/rest/actions/oidc#create-an-oidc-custom-property-inclusion-for-an-enterprise
        """

    def create_oidc_custom_property_inclusion_for_org(
        self,
        org: str | GitHubCore,
        *,
        custom_property_name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OidcCustomPropertyInclusion:
        """oidc/create-oidc-custom-property-inclusion-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param custom_property_name: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: OidcCustomPropertyInclusion
        :raises GitHubError: the response has an error status; documented: 400, 403, 422

        Request: ``POST /orgs/{org}/actions/oidc/customization/properties/repo``
        GitHub: https://docs.github.com/rest/actions/oidc#create-an-oidc-custom-property-inclusion-for-an-organization
        """

    def delete_oidc_custom_property_inclusion_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        custom_property_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """oidc/delete-oidc-custom-property-inclusion-for-enterprise.

        Hosts: api.github.com, ghec.

        :param enterprise: path: a str
        :param custom_property_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 400, 403, 404

        Request: ``DELETE /enterprises/{enterprise}/actions/oidc/customization/properties/repo/{custom_property_name}``
        GitHub: https://docs.github.com/rest/actions/oidc#delete-an-oidc-custom-property-inclusion-for-an-enterprise
        """

    def delete_oidc_custom_property_inclusion_for_org(
        self,
        org: str | GitHubCore,
        custom_property_name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """oidc/delete-oidc-custom-property-inclusion-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param custom_property_name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 400, 403, 404

        Request: ``DELETE /orgs/{org}/actions/oidc/customization/properties/repo/{custom_property_name}``
        GitHub: https://docs.github.com/rest/actions/oidc#delete-an-oidc-custom-property-inclusion-for-an-organization
        """

    def get_oidc_custom_sub_template_for_org(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OidcCustomSub:
        """oidc/get-oidc-custom-sub-template-for-org.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: OidcCustomSub
        :raises GitHubError: the response has an error status

        Request: ``GET /orgs/{org}/actions/oidc/customization/sub``
        GitHub:
        https://docs.github.com/rest/actions/oidc#get-the-customization-template-for-an-oidc-subject-claim-for-an-organization
        """

    def list_oidc_custom_property_inclusions_for_enterprise(
        self,
        enterprise: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.OidcCustomPropertyInclusion]:
        """oidc/list-oidc-custom-property-inclusions-for-enterprise.

        Hosts: api.github.com, ghec.

        :param enterprise: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[OidcCustomPropertyInclusion]
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /enterprises/{enterprise}/actions/oidc/customization/properties/repo``
        GitHub: https://docs.github.com/rest/actions/oidc#list-oidc-custom-property-inclusions-for-an-enterprise
        """

    def list_oidc_custom_property_inclusions_for_org(
        self,
        org: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.OidcCustomPropertyInclusion]:
        """oidc/list-oidc-custom-property-inclusions-for-org.

        Hosts: api.github.com, ghec.

        :param org: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[OidcCustomPropertyInclusion]
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /orgs/{org}/actions/oidc/customization/properties/repo``
        GitHub: https://docs.github.com/rest/actions/oidc#list-oidc-custom-property-inclusions-for-an-organization
        """

    def update_oidc_custom_sub_template_for_org(
        self,
        org: str | GitHubCore,
        *,
        include_claim_keys: Iterable[str] = ...,
        use_immutable_subject: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """oidc/update-oidc-custom-sub-template-for-org.

        :param org: path: a str
        :param include_claim_keys: body, optional: an iterable of str
        :param use_immutable_subject: body, optional: a bool; only on api.github.com, ghec
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: dict[str, Any]
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``PUT /orgs/{org}/actions/oidc/customization/sub``
        GitHub:
        https://docs.github.com/rest/actions/oidc#set-the-customization-template-for-an-oidc-subject-claim-for-an-organization
        """

class AsyncOidc(Operations):
    """The operations of GitHub's tag ``oidc``, for asyncio."""

    async def create_oidc_custom_property_inclusion_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        custom_property_name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OidcCustomPropertyInclusion:
        """oidc/create-oidc-custom-property-inclusion-for-enterprise.

        Request: ``POST /enterprises/{enterprise}/actions/oidc/customization/properties/repo``
        GitHub: https://docs.github.com/rest/actions/oidc#create-an-oidc-custom-property-inclusion-for-an-enterprise
        """

    async def create_oidc_custom_property_inclusion_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        custom_property_name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OidcCustomPropertyInclusion:
        """oidc/create-oidc-custom-property-inclusion-for-org.

        Request: ``POST /orgs/{org}/actions/oidc/customization/properties/repo``
        GitHub: https://docs.github.com/rest/actions/oidc#create-an-oidc-custom-property-inclusion-for-an-organization
        """

    async def delete_oidc_custom_property_inclusion_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        custom_property_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """oidc/delete-oidc-custom-property-inclusion-for-enterprise.

        Request: ``DELETE /enterprises/{enterprise}/actions/oidc/customization/properties/repo/{custom_property_name}``
        GitHub: https://docs.github.com/rest/actions/oidc#delete-an-oidc-custom-property-inclusion-for-an-enterprise
        """

    async def delete_oidc_custom_property_inclusion_for_org(
        self,
        org: str | _aio.GitHubCore,
        custom_property_name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """oidc/delete-oidc-custom-property-inclusion-for-org.

        Request: ``DELETE /orgs/{org}/actions/oidc/customization/properties/repo/{custom_property_name}``
        GitHub: https://docs.github.com/rest/actions/oidc#delete-an-oidc-custom-property-inclusion-for-an-organization
        """

    async def get_oidc_custom_sub_template_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OidcCustomSub:
        """oidc/get-oidc-custom-sub-template-for-org.

        Request: ``GET /orgs/{org}/actions/oidc/customization/sub``
        GitHub:
        https://docs.github.com/rest/actions/oidc#get-the-customization-template-for-an-oidc-subject-claim-for-an-organization
        """

    async def list_oidc_custom_property_inclusions_for_enterprise(
        self,
        enterprise: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.OidcCustomPropertyInclusion]:
        """oidc/list-oidc-custom-property-inclusions-for-enterprise.

        Request: ``GET /enterprises/{enterprise}/actions/oidc/customization/properties/repo``
        GitHub: https://docs.github.com/rest/actions/oidc#list-oidc-custom-property-inclusions-for-an-enterprise
        """

    async def list_oidc_custom_property_inclusions_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.OidcCustomPropertyInclusion]:
        """oidc/list-oidc-custom-property-inclusions-for-org.

        Request: ``GET /orgs/{org}/actions/oidc/customization/properties/repo``
        GitHub: https://docs.github.com/rest/actions/oidc#list-oidc-custom-property-inclusions-for-an-organization
        """

    async def update_oidc_custom_sub_template_for_org(
        self,
        org: str | _aio.GitHubCore,
        *,
        include_claim_keys: Iterable[str] = ...,
        use_immutable_subject: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """oidc/update-oidc-custom-sub-template-for-org.

        Request: ``PUT /orgs/{org}/actions/oidc/customization/sub``
        GitHub:
        https://docs.github.com/rest/actions/oidc#set-the-customization-template-for-an-oidc-subject-claim-for-an-organization
        """

class _BoundOidc(Operations):
    """The operations of GitHub's tag ``oidc``, bound to a resource."""

    def create_oidc_custom_property_inclusion_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        custom_property_name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OidcCustomPropertyInclusion:
        """oidc/create-oidc-custom-property-inclusion-for-enterprise."""

    def create_oidc_custom_property_inclusion_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        custom_property_name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OidcCustomPropertyInclusion:
        """oidc/create-oidc-custom-property-inclusion-for-org."""

    def delete_oidc_custom_property_inclusion_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        custom_property_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """oidc/delete-oidc-custom-property-inclusion-for-enterprise."""

    def delete_oidc_custom_property_inclusion_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        custom_property_name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """oidc/delete-oidc-custom-property-inclusion-for-org."""

    def get_oidc_custom_sub_template_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.OidcCustomSub:
        """oidc/get-oidc-custom-sub-template-for-org."""

    def list_oidc_custom_property_inclusions_for_enterprise(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.OidcCustomPropertyInclusion]:
        """oidc/list-oidc-custom-property-inclusions-for-enterprise."""

    def list_oidc_custom_property_inclusions_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.OidcCustomPropertyInclusion]:
        """oidc/list-oidc-custom-property-inclusions-for-org."""

    def update_oidc_custom_sub_template_for_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        include_claim_keys: Iterable[str] = ...,
        use_immutable_subject: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """oidc/update-oidc-custom-sub-template-for-org."""

class _AsyncBoundOidc(Operations):
    """The operations of GitHub's tag ``oidc``, bound to a resource."""

    async def create_oidc_custom_property_inclusion_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        custom_property_name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OidcCustomPropertyInclusion:
        """oidc/create-oidc-custom-property-inclusion-for-enterprise."""

    async def create_oidc_custom_property_inclusion_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        custom_property_name: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OidcCustomPropertyInclusion:
        """oidc/create-oidc-custom-property-inclusion-for-org."""

    async def delete_oidc_custom_property_inclusion_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        custom_property_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """oidc/delete-oidc-custom-property-inclusion-for-enterprise."""

    async def delete_oidc_custom_property_inclusion_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        custom_property_name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """oidc/delete-oidc-custom-property-inclusion-for-org."""

    async def get_oidc_custom_sub_template_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.OidcCustomSub:
        """oidc/get-oidc-custom-sub-template-for-org."""

    async def list_oidc_custom_property_inclusions_for_enterprise(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.OidcCustomPropertyInclusion]:
        """oidc/list-oidc-custom-property-inclusions-for-enterprise."""

    async def list_oidc_custom_property_inclusions_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.OidcCustomPropertyInclusion]:
        """oidc/list-oidc-custom-property-inclusions-for-org."""

    async def update_oidc_custom_sub_template_for_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        include_claim_keys: Iterable[str] = ...,
        use_immutable_subject: bool = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """oidc/update-oidc-custom-sub-template-for-org."""

__all__ = ["AsyncOidc", "Oidc"]
