"""The operations of GitHub's tag ``codes-of-conduct``. Made by tools/generate.py."""

import builtins
from collections.abc import Mapping
from typing import Any

from ferrohub.rest import Operations
from ferrohub import aio as _aio
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models
from ferrohub._core import GitHubCore

class CodesOfConduct(Operations):
    """The operations of GitHub's tag ``codes-of-conduct``."""

    def get_all_codes_of_conduct(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.CodeOfConduct]:
        """codes-of-conduct/get-all-codes-of-conduct.

        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[CodeOfConduct]
        :raises GitHubError: the response has an error status

        Request: ``GET /codes_of_conduct``
        GitHub: https://docs.github.com/rest/codes-of-conduct/codes-of-conduct#get-all-codes-of-conduct
        """

    def get_conduct_code(
        self,
        key: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeOfConduct:
        """codes-of-conduct/get-conduct-code.

        :param key: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: CodeOfConduct
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /codes_of_conduct/{key}``
        GitHub: https://docs.github.com/rest/codes-of-conduct/codes-of-conduct#get-a-code-of-conduct
        """

class AsyncCodesOfConduct(Operations):
    """The operations of GitHub's tag ``codes-of-conduct``, for asyncio."""

    async def get_all_codes_of_conduct(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.CodeOfConduct]:
        """codes-of-conduct/get-all-codes-of-conduct.

        Request: ``GET /codes_of_conduct``
        GitHub: https://docs.github.com/rest/codes-of-conduct/codes-of-conduct#get-all-codes-of-conduct
        """

    async def get_conduct_code(
        self,
        key: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeOfConduct:
        """codes-of-conduct/get-conduct-code.

        Request: ``GET /codes_of_conduct/{key}``
        GitHub: https://docs.github.com/rest/codes-of-conduct/codes-of-conduct#get-a-code-of-conduct
        """

class _BoundCodesOfConduct(Operations):
    """The operations of GitHub's tag ``codes-of-conduct``, bound to a resource."""

    def get_all_codes_of_conduct(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_models.CodeOfConduct]:
        """codes-of-conduct/get-all-codes-of-conduct."""

    def get_conduct_code(
        self,
        *parts: str | int | GitHubCore,
        key: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.CodeOfConduct:
        """codes-of-conduct/get-conduct-code."""

class _AsyncBoundCodesOfConduct(Operations):
    """The operations of GitHub's tag ``codes-of-conduct``, bound to a resource."""

    async def get_all_codes_of_conduct(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[_aio_models.CodeOfConduct]:
        """codes-of-conduct/get-all-codes-of-conduct."""

    async def get_conduct_code(
        self,
        *parts: str | int | _aio.GitHubCore,
        key: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.CodeOfConduct:
        """codes-of-conduct/get-conduct-code."""

__all__ = ["AsyncCodesOfConduct", "CodesOfConduct"]
