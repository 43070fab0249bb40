"""The operations of GitHub's tag ``enterprise-team-memberships``. Made by tools/generate.py."""

import builtins
from collections.abc import Iterable, Mapping
from typing import Any

from ferrohub.rest import Operations
from ferrohub.aio import AsyncListing
from ferrohub import aio as _aio
from ferrohub._core import GitHubCore, Listing, ShortUser

class EnterpriseTeamMemberships(Operations):
    """The operations of GitHub's tag ``enterprise-team-memberships``."""

    def add(
        self,
        enterprise: str | GitHubCore,
        enterprise_team: str | GitHubCore,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> ShortUser:
        """enterprise-team-memberships/add.

        Hosts: api.github.com, ghec.

        :param enterprise: path: a str
        :param enterprise_team: path: a str
        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ShortUser
        :raises GitHubError: the response has an error status

        Request: ``PUT /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}``
        GitHub: https://docs.github.com/rest/enterprise-teams/enterprise-team-members#add-team-member
        """

    def bulk_add(
        self,
        enterprise: str | GitHubCore,
        enterprise_team: str | GitHubCore,
        *,
        usernames: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[ShortUser]:
        """enterprise-team-memberships/bulk-add.

        Hosts: api.github.com, ghec.

        :param enterprise: path: a str
        :param enterprise_team: path: a str
        :param usernames: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[ShortUser]
        :raises GitHubError: the response has an error status

        Request: ``POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/add``
        GitHub: https://docs.github.com/rest/enterprise-teams/enterprise-team-members#bulk-add-team-members
        """

    def bulk_remove(
        self,
        enterprise: str | GitHubCore,
        enterprise_team: str | GitHubCore,
        *,
        usernames: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[ShortUser]:
        """enterprise-team-memberships/bulk-remove.

        Hosts: api.github.com, ghec.

        :param enterprise: path: a str
        :param enterprise_team: path: a str
        :param usernames: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[ShortUser]
        :raises GitHubError: the response has an error status

        Request: ``POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/remove``
        GitHub: https://docs.github.com/rest/enterprise-teams/enterprise-team-members#bulk-remove-team-members
        """

    def get(
        self,
        enterprise: str | GitHubCore,
        enterprise_team: str | GitHubCore,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> ShortUser:
        """enterprise-team-memberships/get.

        Hosts: api.github.com, ghec.

        :param enterprise: path: a str
        :param enterprise_team: path: a str
        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ShortUser
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}``
        GitHub: https://docs.github.com/rest/enterprise-teams/enterprise-team-members#get-enterprise-team-membership
        """

    def list(
        self,
        enterprise: str | GitHubCore,
        enterprise_team: str | GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortUser]:
        """enterprise-team-memberships/list.

        Hosts: api.github.com, ghec.

        :param enterprise: path: a str
        :param enterprise_team: path: a str
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortUser]
        :raises GitHubError: the response has an error status

        Request: ``GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships``
        GitHub: https://docs.github.com/rest/enterprise-teams/enterprise-team-members#list-members-in-an-enterprise-team
        """

    def remove(
        self,
        enterprise: str | GitHubCore,
        enterprise_team: str | GitHubCore,
        username: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-team-memberships/remove.

        Hosts: api.github.com, ghec.

        :param enterprise: path: a str
        :param enterprise_team: path: a str
        :param username: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: True
        :raises GitHubError: the response has an error status; documented: 403

        Request: ``DELETE /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}``
        GitHub: https://docs.github.com/rest/enterprise-teams/enterprise-team-members#remove-team-membership
        """

class AsyncEnterpriseTeamMemberships(Operations):
    """The operations of GitHub's tag ``enterprise-team-memberships``, for asyncio."""

    async def add(
        self,
        enterprise: str | _aio.GitHubCore,
        enterprise_team: str | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.ShortUser:
        """enterprise-team-memberships/add.

        Request: ``PUT /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}``
        GitHub: https://docs.github.com/rest/enterprise-teams/enterprise-team-members#add-team-member
        """

    async def bulk_add(
        self,
        enterprise: str | _aio.GitHubCore,
        enterprise_team: str | _aio.GitHubCore,
        *,
        usernames: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.ShortUser]:
        """enterprise-team-memberships/bulk-add.

        Request: ``POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/add``
        GitHub: https://docs.github.com/rest/enterprise-teams/enterprise-team-members#bulk-add-team-members
        """

    async def bulk_remove(
        self,
        enterprise: str | _aio.GitHubCore,
        enterprise_team: str | _aio.GitHubCore,
        *,
        usernames: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.ShortUser]:
        """enterprise-team-memberships/bulk-remove.

        Request: ``POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/remove``
        GitHub: https://docs.github.com/rest/enterprise-teams/enterprise-team-members#bulk-remove-team-members
        """

    async def get(
        self,
        enterprise: str | _aio.GitHubCore,
        enterprise_team: str | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.ShortUser:
        """enterprise-team-memberships/get.

        Request: ``GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}``
        GitHub: https://docs.github.com/rest/enterprise-teams/enterprise-team-members#get-enterprise-team-membership
        """

    def list(
        self,
        enterprise: str | _aio.GitHubCore,
        enterprise_team: str | _aio.GitHubCore,
        *,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortUser]:
        """enterprise-team-memberships/list.

        Request: ``GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships``
        GitHub: https://docs.github.com/rest/enterprise-teams/enterprise-team-members#list-members-in-an-enterprise-team
        """

    async def remove(
        self,
        enterprise: str | _aio.GitHubCore,
        enterprise_team: str | _aio.GitHubCore,
        username: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-team-memberships/remove.

        Request: ``DELETE /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}``
        GitHub: https://docs.github.com/rest/enterprise-teams/enterprise-team-members#remove-team-membership
        """

class _BoundEnterpriseTeamMemberships(Operations):
    """The operations of GitHub's tag ``enterprise-team-memberships``, bound to a resource."""

    def add(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        enterprise_team: str | GitHubCore = ...,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> ShortUser:
        """enterprise-team-memberships/add."""

    def bulk_add(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        enterprise_team: str | GitHubCore = ...,
        usernames: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[ShortUser]:
        """enterprise-team-memberships/bulk-add."""

    def bulk_remove(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        enterprise_team: str | GitHubCore = ...,
        usernames: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[ShortUser]:
        """enterprise-team-memberships/bulk-remove."""

    def get(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        enterprise_team: str | GitHubCore = ...,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> ShortUser:
        """enterprise-team-memberships/get."""

    def list(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        enterprise_team: str | GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortUser]:
        """enterprise-team-memberships/list."""

    def remove(
        self,
        *parts: str | int | GitHubCore,
        enterprise: str | GitHubCore = ...,
        enterprise_team: str | GitHubCore = ...,
        username: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-team-memberships/remove."""

class _AsyncBoundEnterpriseTeamMemberships(Operations):
    """The operations of GitHub's tag ``enterprise-team-memberships``, bound to a resource."""

    async def add(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        enterprise_team: str | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.ShortUser:
        """enterprise-team-memberships/add."""

    async def bulk_add(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        enterprise_team: str | _aio.GitHubCore = ...,
        usernames: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.ShortUser]:
        """enterprise-team-memberships/bulk-add."""

    async def bulk_remove(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        enterprise_team: str | _aio.GitHubCore = ...,
        usernames: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio.ShortUser]:
        """enterprise-team-memberships/bulk-remove."""

    async def get(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        enterprise_team: str | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.ShortUser:
        """enterprise-team-memberships/get."""

    def list(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        enterprise_team: str | _aio.GitHubCore = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortUser]:
        """enterprise-team-memberships/list."""

    async def remove(
        self,
        *parts: str | int | _aio.GitHubCore,
        enterprise: str | _aio.GitHubCore = ...,
        enterprise_team: str | _aio.GitHubCore = ...,
        username: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> bool:
        """enterprise-team-memberships/remove."""

__all__ = ["AsyncEnterpriseTeamMemberships", "EnterpriseTeamMemberships"]
