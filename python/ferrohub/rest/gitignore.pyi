"""The operations of GitHub's tag ``gitignore``. Made by tools/generate.py."""

import builtins
from collections.abc import Mapping
from typing import Any

from ferrohub.rest import Operations
from ferrohub import aio as _aio
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models
from ferrohub._core import GitHubCore

class Gitignore(Operations):
    """The operations of GitHub's tag ``gitignore``."""

    def get_all_templates(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[str]:
        """gitignore/get-all-templates.

        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: list[str]
        :raises GitHubError: the response has an error status

        Request: ``GET /gitignore/templates``
        GitHub: https://docs.github.com/rest/gitignore/gitignore#get-all-gitignore-templates
        """

    def get_template(
        self,
        name: str | GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GitignoreTemplate:
        """gitignore/get-template.

        :param name: path: a str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: GitignoreTemplate
        :raises GitHubError: the response has an error status

        Request: ``GET /gitignore/templates/{name}``
        GitHub: https://docs.github.com/rest/gitignore/gitignore#get-a-gitignore-template
        """

class AsyncGitignore(Operations):
    """The operations of GitHub's tag ``gitignore``, for asyncio."""

    async def get_all_templates(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[str]:
        """gitignore/get-all-templates.

        Request: ``GET /gitignore/templates``
        GitHub: https://docs.github.com/rest/gitignore/gitignore#get-all-gitignore-templates
        """

    async def get_template(
        self,
        name: str | _aio.GitHubCore,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GitignoreTemplate:
        """gitignore/get-template.

        Request: ``GET /gitignore/templates/{name}``
        GitHub: https://docs.github.com/rest/gitignore/gitignore#get-a-gitignore-template
        """

class _BoundGitignore(Operations):
    """The operations of GitHub's tag ``gitignore``, bound to a resource."""

    def get_all_templates(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[str]:
        """gitignore/get-all-templates."""

    def get_template(
        self,
        *parts: str | int | GitHubCore,
        name: str | GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.GitignoreTemplate:
        """gitignore/get-template."""

class _AsyncBoundGitignore(Operations):
    """The operations of GitHub's tag ``gitignore``, bound to a resource."""

    async def get_all_templates(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> builtins.list[str]:
        """gitignore/get-all-templates."""

    async def get_template(
        self,
        *parts: str | int | _aio.GitHubCore,
        name: str | _aio.GitHubCore = ...,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.GitignoreTemplate:
        """gitignore/get-template."""

__all__ = ["AsyncGitignore", "Gitignore"]
