"""The operations of GitHub's tag ``oauth-authorizations``. Made by tools/generate.py."""

from collections.abc import Iterable, Mapping
from typing import Any

from typing_extensions import deprecated

from ferrohub.rest import Operations
from ferrohub.aio import AsyncListing
from ferrohub import aio as _aio
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models
from ferrohub._core import Authorization, GitHubCore, Listing

class OauthAuthorizations(Operations):
    """The operations of GitHub's tag ``oauth-authorizations``."""

    @deprecated("GitHub deprecates it")
    def create_authorization(
        self,
        *,
        client_id: str = ...,
        client_secret: str = ...,
        fingerprint: str = ...,
        note: str = ...,
        note_url: str = ...,
        scopes: Iterable[str] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Authorization:
        """oauth-authorizations/create-authorization.

        Deprecated by GitHub.

        Hosts: ghes-3.19.

        :param client_id: body, optional: a str
        :param client_secret: body, optional: a str
        :param fingerprint: body, optional: a str
        :param note: body, optional: a str
        :param note_url: body, optional: a str
        :param scopes: body, optional: an iterable of str or None
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Authorization
        :raises GitHubError: the response has an error status; documented: 401, 403, 410, 422

        Request: ``POST /authorizations``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/oauth-authorizations/oauth-authorizations#create-a-new-authorization
        """

    @deprecated("GitHub deprecates it")
    def delete_authorization(
        self,
        authorization_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """oauth-authorizations/delete-authorization.

        Deprecated by GitHub.

        Hosts: ghes-3.19.

        :param authorization_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 401, 403

        Request: ``DELETE /authorizations/{authorization_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/oauth-authorizations/oauth-authorizations#delete-an-authorization
        """

    @deprecated("GitHub deprecates it")
    def delete_grant(
        self,
        grant_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """oauth-authorizations/delete-grant.

        Deprecated by GitHub.

        Hosts: ghes-3.19.

        :param grant_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 401, 403

        Request: ``DELETE /applications/grants/{grant_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/oauth-authorizations/oauth-authorizations#delete-a-grant
        """

    @deprecated("GitHub deprecates it")
    def get_authorization(
        self,
        authorization_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Authorization:
        """oauth-authorizations/get-authorization.

        Deprecated by GitHub.

        Hosts: ghes-3.19.

        :param authorization_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Authorization
        :raises GitHubError: the response has an error status; documented: 401, 403

        Request: ``GET /authorizations/{authorization_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/oauth-authorizations/oauth-authorizations#get-a-single-authorization
        """

    @deprecated("GitHub deprecates it")
    def get_grant(
        self,
        grant_id: int | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ApplicationGrant:
        """oauth-authorizations/get-grant.

        Deprecated by GitHub.

        Hosts: ghes-3.19.

        :param grant_id: path: an int
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ApplicationGrant
        :raises GitHubError: the response has an error status; documented: 401, 403

        Request: ``GET /applications/grants/{grant_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/oauth-authorizations/oauth-authorizations#get-a-single-grant
        """

    @deprecated("GitHub deprecates it")
    def get_or_create_authorization_for_app(
        self,
        client_id: str | GitHubCore,
        *,
        client_secret: str,
        fingerprint: str = ...,
        note: str = ...,
        note_url: str = ...,
        scopes: Iterable[str] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Authorization:
        """oauth-authorizations/get-or-create-authorization-for-app.

        Deprecated by GitHub.

        Hosts: ghes-3.19.

        :param client_id: path: a str
        :param client_secret: body: a str
        :param fingerprint: body, optional: a str
        :param note: body, optional: a str
        :param note_url: body, optional: a str
        :param scopes: body, optional: an iterable of str or None
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Authorization
        :raises GitHubError: the response has an error status; documented: 401, 403, 422

        Request: ``PUT /authorizations/clients/{client_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/oauth-authorizations/oauth-authorizations#get-or-create-an-authorization-for-a-specific-app
        """

    @deprecated("GitHub deprecates it")
    def get_or_create_authorization_for_app_and_fingerprint(
        self,
        client_id: str | GitHubCore,
        fingerprint: str | GitHubCore,
        *,
        client_secret: str,
        note: str = ...,
        note_url: str = ...,
        scopes: Iterable[str] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Authorization:
        """oauth-authorizations/get-or-create-authorization-for-app-and-fingerprint.

        Deprecated by GitHub.

        Hosts: ghes-3.19.

        :param client_id: path: a str
        :param fingerprint: path: a str
        :param client_secret: body: a str
        :param note: body, optional: a str
        :param note_url: body, optional: a str
        :param scopes: body, optional: an iterable of str or None
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Authorization
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``PUT /authorizations/clients/{client_id}/{fingerprint}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/oauth-authorizations/oauth-authorizations#get-or-create-an-authorization-for-a-specific-app-and-fingerprint
        """

    @deprecated("GitHub deprecates it")
    def list_authorizations(
        self,
        *,
        client_id: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Authorization]:
        """oauth-authorizations/list-authorizations.

        Deprecated by GitHub.

        Hosts: ghes-3.19.

        :param client_id: query, optional: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[Authorization]
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``GET /authorizations``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/oauth-authorizations/oauth-authorizations#list-your-authorizations
        """

    @deprecated("GitHub deprecates it")
    def list_grants(
        self,
        *,
        client_id: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ApplicationGrant]:
        """oauth-authorizations/list-grants.

        Deprecated by GitHub.

        Hosts: ghes-3.19.

        :param client_id: query, optional: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ApplicationGrant]
        :raises GitHubError: the response has an error status; documented: 401, 403, 404

        Request: ``GET /applications/grants``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/oauth-authorizations/oauth-authorizations#list-your-grants
        """

    @deprecated("GitHub deprecates it")
    def update_authorization(
        self,
        authorization_id: int | GitHubCore,
        *,
        add_scopes: Iterable[str] = ...,
        fingerprint: str = ...,
        note: str = ...,
        note_url: str = ...,
        remove_scopes: Iterable[str] = ...,
        scopes: Iterable[str] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Authorization:
        """oauth-authorizations/update-authorization.

        Deprecated by GitHub.

        Hosts: ghes-3.19.

        :param authorization_id: path: an int
        :param add_scopes: body, optional: an iterable of str
        :param fingerprint: body, optional: a str
        :param note: body, optional: a str
        :param note_url: body, optional: a str
        :param remove_scopes: body, optional: an iterable of str
        :param scopes: body, optional: an iterable of str or None
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Authorization
        :raises GitHubError: the response has an error status; documented: 422

        Request: ``PATCH /authorizations/{authorization_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/oauth-authorizations/oauth-authorizations#update-an-existing-authorization
        """

class AsyncOauthAuthorizations(Operations):
    """The operations of GitHub's tag ``oauth-authorizations``, for asyncio."""

    @deprecated("GitHub deprecates it")
    async def create_authorization(
        self,
        *,
        client_id: str = ...,
        client_secret: str = ...,
        fingerprint: str = ...,
        note: str = ...,
        note_url: str = ...,
        scopes: Iterable[str] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Authorization:
        """oauth-authorizations/create-authorization.

        Request: ``POST /authorizations``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/oauth-authorizations/oauth-authorizations#create-a-new-authorization
        """

    @deprecated("GitHub deprecates it")
    async def delete_authorization(
        self,
        authorization_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """oauth-authorizations/delete-authorization.

        Request: ``DELETE /authorizations/{authorization_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/oauth-authorizations/oauth-authorizations#delete-an-authorization
        """

    @deprecated("GitHub deprecates it")
    async def delete_grant(
        self,
        grant_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """oauth-authorizations/delete-grant.

        Request: ``DELETE /applications/grants/{grant_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/oauth-authorizations/oauth-authorizations#delete-a-grant
        """

    @deprecated("GitHub deprecates it")
    async def get_authorization(
        self,
        authorization_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Authorization:
        """oauth-authorizations/get-authorization.

        Request: ``GET /authorizations/{authorization_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/oauth-authorizations/oauth-authorizations#get-a-single-authorization
        """

    @deprecated("GitHub deprecates it")
    async def get_grant(
        self,
        grant_id: int | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ApplicationGrant:
        """oauth-authorizations/get-grant.

        Request: ``GET /applications/grants/{grant_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/oauth-authorizations/oauth-authorizations#get-a-single-grant
        """

    @deprecated("GitHub deprecates it")
    async def get_or_create_authorization_for_app(
        self,
        client_id: str | _aio.GitHubCore,
        *,
        client_secret: str,
        fingerprint: str = ...,
        note: str = ...,
        note_url: str = ...,
        scopes: Iterable[str] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Authorization:
        """oauth-authorizations/get-or-create-authorization-for-app.

        Request: ``PUT /authorizations/clients/{client_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/oauth-authorizations/oauth-authorizations#get-or-create-an-authorization-for-a-specific-app
        """

    @deprecated("GitHub deprecates it")
    async def get_or_create_authorization_for_app_and_fingerprint(
        self,
        client_id: str | _aio.GitHubCore,
        fingerprint: str | _aio.GitHubCore,
        *,
        client_secret: str,
        note: str = ...,
        note_url: str = ...,
        scopes: Iterable[str] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Authorization:
        """oauth-authorizations/get-or-create-authorization-for-app-and-fingerprint.

        Request: ``PUT /authorizations/clients/{client_id}/{fingerprint}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/oauth-authorizations/oauth-authorizations#get-or-create-an-authorization-for-a-specific-app-and-fingerprint
        """

    @deprecated("GitHub deprecates it")
    def list_authorizations(
        self,
        *,
        client_id: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Authorization]:
        """oauth-authorizations/list-authorizations.

        Request: ``GET /authorizations``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/oauth-authorizations/oauth-authorizations#list-your-authorizations
        """

    @deprecated("GitHub deprecates it")
    def list_grants(
        self,
        *,
        client_id: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ApplicationGrant]:
        """oauth-authorizations/list-grants.

        Request: ``GET /applications/grants``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/oauth-authorizations/oauth-authorizations#list-your-grants
        """

    @deprecated("GitHub deprecates it")
    async def update_authorization(
        self,
        authorization_id: int | _aio.GitHubCore,
        *,
        add_scopes: Iterable[str] = ...,
        fingerprint: str = ...,
        note: str = ...,
        note_url: str = ...,
        remove_scopes: Iterable[str] = ...,
        scopes: Iterable[str] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Authorization:
        """oauth-authorizations/update-authorization.

        Request: ``PATCH /authorizations/{authorization_id}``
        GitHub:
        https://docs.github.com/enterprise-server@3.19/rest/oauth-authorizations/oauth-authorizations#update-an-existing-authorization
        """

class _BoundOauthAuthorizations(Operations):
    """The operations of GitHub's tag ``oauth-authorizations``, bound to a resource."""

    @deprecated("GitHub deprecates it")
    def create_authorization(
        self,
        *,
        client_id: str = ...,
        client_secret: str = ...,
        fingerprint: str = ...,
        note: str = ...,
        note_url: str = ...,
        scopes: Iterable[str] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Authorization:
        """oauth-authorizations/create-authorization."""

    @deprecated("GitHub deprecates it")
    def delete_authorization(
        self,
        *parts: str | int | GitHubCore,
        authorization_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """oauth-authorizations/delete-authorization."""

    @deprecated("GitHub deprecates it")
    def delete_grant(
        self,
        *parts: str | int | GitHubCore,
        grant_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """oauth-authorizations/delete-grant."""

    @deprecated("GitHub deprecates it")
    def get_authorization(
        self,
        *parts: str | int | GitHubCore,
        authorization_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Authorization:
        """oauth-authorizations/get-authorization."""

    @deprecated("GitHub deprecates it")
    def get_grant(
        self,
        *parts: str | int | GitHubCore,
        grant_id: int | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ApplicationGrant:
        """oauth-authorizations/get-grant."""

    @deprecated("GitHub deprecates it")
    def get_or_create_authorization_for_app(
        self,
        *parts: str | int | GitHubCore,
        client_id: str | GitHubCore = ...,
        client_secret: str,
        fingerprint: str = ...,
        note: str = ...,
        note_url: str = ...,
        scopes: Iterable[str] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Authorization:
        """oauth-authorizations/get-or-create-authorization-for-app."""

    @deprecated("GitHub deprecates it")
    def get_or_create_authorization_for_app_and_fingerprint(
        self,
        *parts: str | int | GitHubCore,
        client_id: str | GitHubCore = ...,
        fingerprint: str | GitHubCore = ...,
        client_secret: str,
        note: str = ...,
        note_url: str = ...,
        scopes: Iterable[str] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Authorization:
        """oauth-authorizations/get-or-create-authorization-for-app-and-fingerprint."""

    @deprecated("GitHub deprecates it")
    def list_authorizations(
        self,
        *,
        client_id: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[Authorization]:
        """oauth-authorizations/list-authorizations."""

    @deprecated("GitHub deprecates it")
    def list_grants(
        self,
        *,
        client_id: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[_models.ApplicationGrant]:
        """oauth-authorizations/list-grants."""

    @deprecated("GitHub deprecates it")
    def update_authorization(
        self,
        *parts: str | int | GitHubCore,
        authorization_id: int | GitHubCore = ...,
        add_scopes: Iterable[str] = ...,
        fingerprint: str = ...,
        note: str = ...,
        note_url: str = ...,
        remove_scopes: Iterable[str] = ...,
        scopes: Iterable[str] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Authorization:
        """oauth-authorizations/update-authorization."""

class _AsyncBoundOauthAuthorizations(Operations):
    """The operations of GitHub's tag ``oauth-authorizations``, bound to a resource."""

    @deprecated("GitHub deprecates it")
    async def create_authorization(
        self,
        *,
        client_id: str = ...,
        client_secret: str = ...,
        fingerprint: str = ...,
        note: str = ...,
        note_url: str = ...,
        scopes: Iterable[str] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Authorization:
        """oauth-authorizations/create-authorization."""

    @deprecated("GitHub deprecates it")
    async def delete_authorization(
        self,
        *parts: str | int | _aio.GitHubCore,
        authorization_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """oauth-authorizations/delete-authorization."""

    @deprecated("GitHub deprecates it")
    async def delete_grant(
        self,
        *parts: str | int | _aio.GitHubCore,
        grant_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """oauth-authorizations/delete-grant."""

    @deprecated("GitHub deprecates it")
    async def get_authorization(
        self,
        *parts: str | int | _aio.GitHubCore,
        authorization_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Authorization:
        """oauth-authorizations/get-authorization."""

    @deprecated("GitHub deprecates it")
    async def get_grant(
        self,
        *parts: str | int | _aio.GitHubCore,
        grant_id: int | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ApplicationGrant:
        """oauth-authorizations/get-grant."""

    @deprecated("GitHub deprecates it")
    async def get_or_create_authorization_for_app(
        self,
        *parts: str | int | _aio.GitHubCore,
        client_id: str | _aio.GitHubCore = ...,
        client_secret: str,
        fingerprint: str = ...,
        note: str = ...,
        note_url: str = ...,
        scopes: Iterable[str] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Authorization:
        """oauth-authorizations/get-or-create-authorization-for-app."""

    @deprecated("GitHub deprecates it")
    async def get_or_create_authorization_for_app_and_fingerprint(
        self,
        *parts: str | int | _aio.GitHubCore,
        client_id: str | _aio.GitHubCore = ...,
        fingerprint: str | _aio.GitHubCore = ...,
        client_secret: str,
        note: str = ...,
        note_url: str = ...,
        scopes: Iterable[str] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Authorization:
        """oauth-authorizations/get-or-create-authorization-for-app-and-fingerprint."""

    @deprecated("GitHub deprecates it")
    def list_authorizations(
        self,
        *,
        client_id: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.Authorization]:
        """oauth-authorizations/list-authorizations."""

    @deprecated("GitHub deprecates it")
    def list_grants(
        self,
        *,
        client_id: str = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio_models.ApplicationGrant]:
        """oauth-authorizations/list-grants."""

    @deprecated("GitHub deprecates it")
    async def update_authorization(
        self,
        *parts: str | int | _aio.GitHubCore,
        authorization_id: int | _aio.GitHubCore = ...,
        add_scopes: Iterable[str] = ...,
        fingerprint: str = ...,
        note: str = ...,
        note_url: str = ...,
        remove_scopes: Iterable[str] = ...,
        scopes: Iterable[str] | None = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.Authorization:
        """oauth-authorizations/update-authorization."""

__all__ = ["AsyncOauthAuthorizations", "OauthAuthorizations"]
