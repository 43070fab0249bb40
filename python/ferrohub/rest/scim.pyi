"""The operations of GitHub's tag ``scim``. Made by tools/generate.py."""

from collections.abc import Iterable, Mapping
from typing import Any, Literal, TypedDict

from typing_extensions import Required

from ferrohub.rest import Operations
from ferrohub.aio import AsyncListing
from ferrohub import aio as _aio
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models
from ferrohub._core import GitHubCore, Listing

class _ProvisionAndInviteUser_Emails(TypedDict, total=False):
    value: Required[str]
    primary: bool
    type: str

class _ProvisionAndInviteUser_Name(TypedDict, total=False):
    givenName: Required[str]
    familyName: Required[str]
    formatted: str

class _SetInformationForProvisionedUser_Emails(TypedDict, total=False):
    type: str
    value: Required[str]
    primary: bool

class _SetInformationForProvisionedUser_Name(TypedDict, total=False):
    givenName: Required[str]
    familyName: Required[str]
    formatted: str

class _UpdateAttributeForUser_Operations(TypedDict, total=False):
    op: Required[Literal["add", "remove", "replace"]]
    path: str
    value: _UpdateAttributeForUser_Operations_Value | Iterable[_UpdateAttributeForUser_Operations_Value1] | str

class _UpdateAttributeForUser_Operations_Value(TypedDict, total=False):
    active: bool | None
    userName: str | None
    externalId: str | None
    givenName: str | None
    familyName: str | None

class _UpdateAttributeForUser_Operations_Value1(TypedDict, total=False):
    value: str
    primary: bool

class Scim(Operations):
    """The operations of GitHub's tag ``scim``."""

    def delete_user_from_org(
        self,
        org: str | GitHubCore,
        scim_user_id: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """scim/delete-user-from-org.

        Hosts: ghec.

        :param org: path: a str
        :param scim_user_id: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``DELETE /scim/v2/organizations/{org}/Users/{scim_user_id}``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/scim/scim#delete-a-scim-user-from-an-organization
        """

    def get_provisioning_information_for_user(
        self,
        org: str | GitHubCore,
        scim_user_id: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ScimUser:
        """scim/get-provisioning-information-for-user.

        Hosts: ghec.

        :param org: path: a str
        :param scim_user_id: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ScimUser
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /scim/v2/organizations/{org}/Users/{scim_user_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/scim/scim#get-scim-provisioning-information-for-a-user
        """

    def list_provisioned_identities(
        self,
        org: str | GitHubCore,
        *,
        count: int = ...,
        filter: str = ...,
        startIndex: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ScimUser]:
        """scim/list-provisioned-identities.

        Hosts: ghec.

        :param org: path: a str
        :param count: query, optional: an int
        :param filter: query, optional: a str
        :param startIndex: query, optional: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ScimUser]
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 429

        Request: ``GET /scim/v2/organizations/{org}/Users``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/scim/scim#list-scim-provisioned-identities
        """

    def provision_and_invite_user(
        self,
        org: str | GitHubCore,
        *,
        active: bool = ...,
        displayName: str = ...,
        emails: Iterable[_ProvisionAndInviteUser_Emails],
        externalId: str = ...,
        groups: Iterable[str] = ...,
        name: _ProvisionAndInviteUser_Name,
        schemas: Iterable[str] = ...,
        userName: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ScimUser:
        """scim/provision-and-invite-user.

        Hosts: ghec.

        :param org: path: a str
        :param active: body, optional: a bool
        :param displayName: body, optional: a str
        :param emails: body: an iterable
        :param externalId: body, optional: a str
        :param groups: body, optional: an iterable of str
        :param name: body: a mapping
        :param schemas: body, optional: an iterable of str
        :param userName: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ScimUser
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 409, 500

        Request: ``POST /scim/v2/organizations/{org}/Users``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/scim/scim#provision-and-invite-a-scim-user
        """

    def set_information_for_provisioned_user(
        self,
        org: str | GitHubCore,
        scim_user_id: str | GitHubCore,
        *,
        active: bool = ...,
        displayName: str = ...,
        emails: Iterable[_SetInformationForProvisionedUser_Emails],
        externalId: str = ...,
        groups: Iterable[str] = ...,
        name: _SetInformationForProvisionedUser_Name,
        schemas: Iterable[str] = ...,
        userName: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ScimUser:
        """scim/set-information-for-provisioned-user.

        Hosts: ghec.

        :param org: path: a str
        :param scim_user_id: path: a str
        :param active: body, optional: a bool
        :param displayName: body, optional: a str
        :param emails: body: an iterable
        :param externalId: body, optional: a str
        :param groups: body, optional: an iterable of str
        :param name: body: a mapping
        :param schemas: body, optional: an iterable of str
        :param userName: body: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ScimUser
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``PUT /scim/v2/organizations/{org}/Users/{scim_user_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/scim/scim#update-a-provisioned-organization-membership
        """

    def update_attribute_for_user(
        self,
        org: str | GitHubCore,
        scim_user_id: str | GitHubCore,
        *,
        Operations: Iterable[_UpdateAttributeForUser_Operations],
        schemas: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ScimUser:
        """scim/update-attribute-for-user.

        Hosts: ghec.

        :param org: path: a str
        :param scim_user_id: path: a str
        :param Operations: body: an iterable
        :param schemas: body, optional: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ScimUser
        :raises GitHubError: the response has an error status; documented: 400, 403, 404, 429

        Request: ``PATCH /scim/v2/organizations/{org}/Users/{scim_user_id}``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/scim/scim#update-an-attribute-for-a-scim-user
        """

class AsyncScim(Operations):
    """The operations of GitHub's tag ``scim``, for asyncio."""

    async def delete_user_from_org(
        self,
        org: str | _aio.GitHubCore,
        scim_user_id: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """scim/delete-user-from-org.

        Request: ``DELETE /scim/v2/organizations/{org}/Users/{scim_user_id}``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/scim/scim#delete-a-scim-user-from-an-organization
        """

    async def get_provisioning_information_for_user(
        self,
        org: str | _aio.GitHubCore,
        scim_user_id: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ScimUser:
        """scim/get-provisioning-information-for-user.

        Request: ``GET /scim/v2/organizations/{org}/Users/{scim_user_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/scim/scim#get-scim-provisioning-information-for-a-user
        """

    def list_provisioned_identities(
        self,
        org: str | _aio.GitHubCore,
        *,
        count: int = ...,
        filter: str = ...,
        startIndex: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ScimUser]:
        """scim/list-provisioned-identities.

        Request: ``GET /scim/v2/organizations/{org}/Users``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/scim/scim#list-scim-provisioned-identities
        """

    async def provision_and_invite_user(
        self,
        org: str | _aio.GitHubCore,
        *,
        active: bool = ...,
        displayName: str = ...,
        emails: Iterable[_ProvisionAndInviteUser_Emails],
        externalId: str = ...,
        groups: Iterable[str] = ...,
        name: _ProvisionAndInviteUser_Name,
        schemas: Iterable[str] = ...,
        userName: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ScimUser:
        """scim/provision-and-invite-user.

        Request: ``POST /scim/v2/organizations/{org}/Users``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/scim/scim#provision-and-invite-a-scim-user
        """

    async def set_information_for_provisioned_user(
        self,
        org: str | _aio.GitHubCore,
        scim_user_id: str | _aio.GitHubCore,
        *,
        active: bool = ...,
        displayName: str = ...,
        emails: Iterable[_SetInformationForProvisionedUser_Emails],
        externalId: str = ...,
        groups: Iterable[str] = ...,
        name: _SetInformationForProvisionedUser_Name,
        schemas: Iterable[str] = ...,
        userName: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ScimUser:
        """scim/set-information-for-provisioned-user.

        Request: ``PUT /scim/v2/organizations/{org}/Users/{scim_user_id}``
        GitHub:
        https://docs.github.com/enterprise-cloud@latest/rest/scim/scim#update-a-provisioned-organization-membership
        """

    async def update_attribute_for_user(
        self,
        org: str | _aio.GitHubCore,
        scim_user_id: str | _aio.GitHubCore,
        *,
        Operations: Iterable[_UpdateAttributeForUser_Operations],
        schemas: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ScimUser:
        """scim/update-attribute-for-user.

        Request: ``PATCH /scim/v2/organizations/{org}/Users/{scim_user_id}``
        GitHub: https://docs.github.com/enterprise-cloud@latest/rest/scim/scim#update-an-attribute-for-a-scim-user
        """

class _BoundScim(Operations):
    """The operations of GitHub's tag ``scim``, bound to a resource."""

    def delete_user_from_org(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        scim_user_id: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """scim/delete-user-from-org."""

    def get_provisioning_information_for_user(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        scim_user_id: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ScimUser:
        """scim/get-provisioning-information-for-user."""

    def list_provisioned_identities(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        count: int = ...,
        filter: str = ...,
        startIndex: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ScimUser]:
        """scim/list-provisioned-identities."""

    def provision_and_invite_user(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        active: bool = ...,
        displayName: str = ...,
        emails: Iterable[_ProvisionAndInviteUser_Emails],
        externalId: str = ...,
        groups: Iterable[str] = ...,
        name: _ProvisionAndInviteUser_Name,
        schemas: Iterable[str] = ...,
        userName: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ScimUser:
        """scim/provision-and-invite-user."""

    def set_information_for_provisioned_user(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        scim_user_id: str | GitHubCore = ...,
        active: bool = ...,
        displayName: str = ...,
        emails: Iterable[_SetInformationForProvisionedUser_Emails],
        externalId: str = ...,
        groups: Iterable[str] = ...,
        name: _SetInformationForProvisionedUser_Name,
        schemas: Iterable[str] = ...,
        userName: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ScimUser:
        """scim/set-information-for-provisioned-user."""

    def update_attribute_for_user(
        self,
        *parts: str | int | GitHubCore,
        org: str | GitHubCore = ...,
        scim_user_id: str | GitHubCore = ...,
        Operations: Iterable[_UpdateAttributeForUser_Operations],
        schemas: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ScimUser:
        """scim/update-attribute-for-user."""

class _AsyncBoundScim(Operations):
    """The operations of GitHub's tag ``scim``, bound to a resource."""

    async def delete_user_from_org(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        scim_user_id: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """scim/delete-user-from-org."""

    async def get_provisioning_information_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        scim_user_id: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ScimUser:
        """scim/get-provisioning-information-for-user."""

    def list_provisioned_identities(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        count: int = ...,
        filter: str = ...,
        startIndex: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ScimUser]:
        """scim/list-provisioned-identities."""

    async def provision_and_invite_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        active: bool = ...,
        displayName: str = ...,
        emails: Iterable[_ProvisionAndInviteUser_Emails],
        externalId: str = ...,
        groups: Iterable[str] = ...,
        name: _ProvisionAndInviteUser_Name,
        schemas: Iterable[str] = ...,
        userName: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ScimUser:
        """scim/provision-and-invite-user."""

    async def set_information_for_provisioned_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        scim_user_id: str | _aio.GitHubCore = ...,
        active: bool = ...,
        displayName: str = ...,
        emails: Iterable[_SetInformationForProvisionedUser_Emails],
        externalId: str = ...,
        groups: Iterable[str] = ...,
        name: _SetInformationForProvisionedUser_Name,
        schemas: Iterable[str] = ...,
        userName: str,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ScimUser:
        """scim/set-information-for-provisioned-user."""

    async def update_attribute_for_user(
        self,
        *parts: str | int | _aio.GitHubCore,
        org: str | _aio.GitHubCore = ...,
        scim_user_id: str | _aio.GitHubCore = ...,
        Operations: Iterable[_UpdateAttributeForUser_Operations],
        schemas: Iterable[str] = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ScimUser:
        """scim/update-attribute-for-user."""

__all__ = ["AsyncScim", "Scim"]
