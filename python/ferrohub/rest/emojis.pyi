"""The operations of GitHub's tag ``emojis``. Made by tools/generate.py."""

from collections.abc import Mapping
from typing import Any

from ferrohub.rest import Operations

class Emojis(Operations):
    """The operations of GitHub's tag ``emojis``."""

    def get(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """emojis/get.

        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: dict[str, Any]
        :raises GitHubError: the response has an error status

        Request: ``GET /emojis``
        GitHub: https://docs.github.com/rest/emojis/emojis#get-emojis
        """

class AsyncEmojis(Operations):
    """The operations of GitHub's tag ``emojis``, for asyncio."""

    async def get(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """emojis/get.

        Request: ``GET /emojis``
        GitHub: https://docs.github.com/rest/emojis/emojis#get-emojis
        """

class _BoundEmojis(Operations):
    """The operations of GitHub's tag ``emojis``, bound to a resource."""

    def get(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """emojis/get."""

class _AsyncBoundEmojis(Operations):
    """The operations of GitHub's tag ``emojis``, bound to a resource."""

    async def get(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """emojis/get."""

__all__ = ["AsyncEmojis", "Emojis"]
