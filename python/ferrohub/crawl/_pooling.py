"""The clients of a crawl as one, which chooses the credential of each request."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub.aio import AsyncClient
from ferrohub.pool import AsyncPool, Pool

if TYPE_CHECKING:
    from collections.abc import Sequence


def pooled(clients: Sequence[Any]) -> Any:
    """A client, or a pool of several.

    :raises ValueError: the clients are not of the same API, one has no credential, or two have the same
    :raises TypeError: one of several is a pool
    """
    if len(clients) == 1:
        return clients[0]
    return (AsyncPool if isinstance(clients[0], AsyncClient) else Pool)(clients)
