"""The operations of GitHub's tag ``rate-limit``. Made by tools/generate.py."""

from collections.abc import Mapping
from typing import Any

from ferrohub.rest import Operations
from ferrohub.rest import aio_models as _aio_models
from ferrohub.rest import models as _models

class RateLimit(Operations):
    """The operations of GitHub's tag ``rate-limit``."""

    def get(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RateLimitOverview:
        """rate-limit/get.

        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: RateLimitOverview
        :raises GitHubError: the response has an error status; documented: 404

        Request: ``GET /rate_limit``
        GitHub: https://docs.github.com/rest/rate-limit/rate-limit#get-rate-limit-status-for-the-authenticated-user
        """

class AsyncRateLimit(Operations):
    """The operations of GitHub's tag ``rate-limit``, for asyncio."""

    async def get(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RateLimitOverview:
        """rate-limit/get.

        Request: ``GET /rate_limit``
        GitHub: https://docs.github.com/rest/rate-limit/rate-limit#get-rate-limit-status-for-the-authenticated-user
        """

class _BoundRateLimit(Operations):
    """The operations of GitHub's tag ``rate-limit``, bound to a resource."""

    def get(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _models.RateLimitOverview:
        """rate-limit/get."""

class _AsyncBoundRateLimit(Operations):
    """The operations of GitHub's tag ``rate-limit``, bound to a resource."""

    async def get(
        self,
        *,
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> _aio_models.RateLimitOverview:
        """rate-limit/get."""

__all__ = ["AsyncRateLimit", "RateLimit"]
