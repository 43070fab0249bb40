"""The operations of GitHub's tag ``credentials``. Made by tools/generate.py."""

from collections.abc import Iterable, Mapping
from typing import Any

from ferrohub.rest import Operations

class Credentials(Operations):
    """The operations of GitHub's tag ``credentials``."""

    def revoke(
        self,
        *,
        credentials: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """credentials/revoke.

        Hosts: api.github.com, ghec.

        :param credentials: body: an iterable of str
        :param extra: a mapping of parameters that the description lacks
        :param headers: a mapping of headers for this request
        :param timeout: seconds to connect and to read, or a pair of both; None uses the timeout of the session
        :returns: dict[str, Any]
        :raises GitHubError: the response has an error status; documented: 422, 500

        Request: ``POST /credentials/revoke``
        GitHub: https://docs.github.com/rest/credentials/revoke#revoke-a-list-of-credentials
        """

class AsyncCredentials(Operations):
    """The operations of GitHub's tag ``credentials``, for asyncio."""

    async def revoke(
        self,
        *,
        credentials: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """credentials/revoke.

        Request: ``POST /credentials/revoke``
        GitHub: https://docs.github.com/rest/credentials/revoke#revoke-a-list-of-credentials
        """

class _BoundCredentials(Operations):
    """The operations of GitHub's tag ``credentials``, bound to a resource."""

    def revoke(
        self,
        *,
        credentials: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """credentials/revoke."""

class _AsyncBoundCredentials(Operations):
    """The operations of GitHub's tag ``credentials``, bound to a resource."""

    async def revoke(
        self,
        *,
        credentials: Iterable[str],
        extra: Mapping[str, Any] | None = ...,
        headers: Mapping[str, str] | None = ...,
        timeout: float | tuple[float | None, float | None] | None = ...,
    ) -> dict[str, Any]:
        """credentials/revoke."""

__all__ = ["AsyncCredentials", "Credentials"]
