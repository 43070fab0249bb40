"""The operations of GitHub's tag ``meta``. Made by tools/generate.py."""

import builtins
from collections.abc import Mapping
from typing import Any

from ferrohub.rest import Operations
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models

class Meta(Operations):
    """The operations of GitHub's tag ``meta``."""

    def get(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ApiOverview:
        """meta/get.

        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: ApiOverview
        :raises GitHubError: the response has an error status

        Request: ``GET /meta``
        GitHub: https://docs.github.com/rest/meta/meta#get-apiname-meta-information
        """

    def get_all_versions(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[str]:
        """meta/get-all-versions.

        Hosts: api.github.com, ghec.

        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[str]
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /versions``
        GitHub: https://docs.github.com/rest/meta/meta#get-all-api-versions
        """

    def get_octocat(
        self,
        *,
        s: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str:
        """meta/get-octocat.

        :param s: query, optional: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: str
        :raises GitHubError: the response has an error status

        Request: ``GET /octocat``
        GitHub: https://docs.github.com/rest/meta/meta#get-octocat
        """

    def get_zen(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str:
        """meta/get-zen.

        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: str
        :raises GitHubError: the response has an error status

        Request: ``GET /zen``
        GitHub: https://docs.github.com/rest/meta/meta#get-the-zen-of-github
        """

    def root(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Root:
        """meta/root.

        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: Root
        :raises GitHubError: the response has an error status

        Request: ``GET /``
        GitHub: https://docs.github.com/rest/meta/meta#github-api-root
        """

class AsyncMeta(Operations):
    """The operations of GitHub's tag ``meta``, for asyncio."""

    async def get(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ApiOverview:
        """meta/get.

        Request: ``GET /meta``
        GitHub: https://docs.github.com/rest/meta/meta#get-apiname-meta-information
        """

    async def get_all_versions(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[str]:
        """meta/get-all-versions.

        Request: ``GET /versions``
        GitHub: https://docs.github.com/rest/meta/meta#get-all-api-versions
        """

    async def get_octocat(
        self,
        *,
        s: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str:
        """meta/get-octocat.

        Request: ``GET /octocat``
        GitHub: https://docs.github.com/rest/meta/meta#get-octocat
        """

    async def get_zen(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str:
        """meta/get-zen.

        Request: ``GET /zen``
        GitHub: https://docs.github.com/rest/meta/meta#get-the-zen-of-github
        """

    async def root(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Root:
        """meta/root.

        Request: ``GET /``
        GitHub: https://docs.github.com/rest/meta/meta#github-api-root
        """

class _BoundMeta(Operations):
    """The operations of GitHub's tag ``meta``, bound to a resource."""

    def get(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.ApiOverview:
        """meta/get."""

    def get_all_versions(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[str]:
        """meta/get-all-versions."""

    def get_octocat(
        self,
        *,
        s: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str:
        """meta/get-octocat."""

    def get_zen(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str:
        """meta/get-zen."""

    def root(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.Root:
        """meta/root."""

class _AsyncBoundMeta(Operations):
    """The operations of GitHub's tag ``meta``, bound to a resource."""

    async def get(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.ApiOverview:
        """meta/get."""

    async def get_all_versions(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[str]:
        """meta/get-all-versions."""

    async def get_octocat(
        self,
        *,
        s: str = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str:
        """meta/get-octocat."""

    async def get_zen(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> str:
        """meta/get-zen."""

    async def root(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.Root:
        """meta/root."""

__all__ = ["AsyncMeta", "Meta"]
