"""The operations of GitHub's tag ``licenses``. Made by tools/generate.py."""

from collections.abc import Mapping
from typing import Any

from ferrohub.rest import Operations
from ferrohub.aio import AsyncListing
from ferrohub import aio as _aio
from ferrohub._core import GitHubCore, License, Listing, RepositoryLicense, ShortLicense

class Licenses(Operations):
    """The operations of GitHub's tag ``licenses``."""

    def get(
        self,
        license: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> License:
        """licenses/get.

        :param license: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: License
        :raises GitHubError: the response has an error status; documented: 403, 404

        Request: ``GET /licenses/{license}``
        GitHub: https://docs.github.com/rest/licenses/licenses#get-a-license
        """

    def get_all_commonly_used(
        self,
        *,
        featured: bool = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortLicense]:
        """licenses/get-all-commonly-used.

        :param featured: query, optional: a bool
        :param page: query, optional: an int, default 1
        :param per_page: query, optional: an int, default 30
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Listing[ShortLicense]
        :raises GitHubError: the response has an error status

        Request: ``GET /licenses``
        GitHub: https://docs.github.com/rest/licenses/licenses#get-all-commonly-used-licenses
        """

    def get_for_repo(
        self,
        owner: str | GitHubCore,
        repo: str | GitHubCore,
        *,
        ref: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> RepositoryLicense:
        """licenses/get-for-repo.

        :param owner: path: a str
        :param repo: path: a str
        :param ref: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RepositoryLicense
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /repos/{owner}/{repo}/license``
        GitHub: https://docs.github.com/rest/licenses/licenses#get-the-license-for-a-repository
        """

class AsyncLicenses(Operations):
    """The operations of GitHub's tag ``licenses``, for asyncio."""

    async def get(
        self,
        license: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.License:
        """licenses/get.

        Request: ``GET /licenses/{license}``
        GitHub: https://docs.github.com/rest/licenses/licenses#get-a-license
        """

    def get_all_commonly_used(
        self,
        *,
        featured: bool = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortLicense]:
        """licenses/get-all-commonly-used.

        Request: ``GET /licenses``
        GitHub: https://docs.github.com/rest/licenses/licenses#get-all-commonly-used-licenses
        """

    async def get_for_repo(
        self,
        owner: str | _aio.GitHubCore,
        repo: str | _aio.GitHubCore,
        *,
        ref: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.RepositoryLicense:
        """licenses/get-for-repo.

        Request: ``GET /repos/{owner}/{repo}/license``
        GitHub: https://docs.github.com/rest/licenses/licenses#get-the-license-for-a-repository
        """

class _BoundLicenses(Operations):
    """The operations of GitHub's tag ``licenses``, bound to a resource."""

    def get(
        self,
        *parts: str | int | GitHubCore,
        license: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> License:
        """licenses/get."""

    def get_all_commonly_used(
        self,
        *,
        featured: bool = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> Listing[ShortLicense]:
        """licenses/get-all-commonly-used."""

    def get_for_repo(
        self,
        *parts: str | int | GitHubCore,
        owner: str | GitHubCore = ...,
        repo: str | GitHubCore = ...,
        ref: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> RepositoryLicense:
        """licenses/get-for-repo."""

class _AsyncBoundLicenses(Operations):
    """The operations of GitHub's tag ``licenses``, bound to a resource."""

    async def get(
        self,
        *parts: str | int | _aio.GitHubCore,
        license: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.License:
        """licenses/get."""

    def get_all_commonly_used(
        self,
        *,
        featured: bool = ...,
        page: int = ...,
        per_page: int = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> AsyncListing[_aio.ShortLicense]:
        """licenses/get-all-commonly-used."""

    async def get_for_repo(
        self,
        *parts: str | int | _aio.GitHubCore,
        owner: str | _aio.GitHubCore = ...,
        repo: str | _aio.GitHubCore = ...,
        ref: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio.RepositoryLicense:
        """licenses/get-for-repo."""

__all__ = ["AsyncLicenses", "Licenses"]
