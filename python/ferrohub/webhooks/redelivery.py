"""Redelivery of what a webhook did not accept, while GitHub still has it: for about three days."""

from __future__ import annotations

import datetime
import re
from typing import TYPE_CHECKING, Any, overload

from ferrohub._core import GitHubCore
from ferrohub.exceptions import TransportError

if TYPE_CHECKING:
    from collections.abc import AsyncIterable, Callable, Coroutine

    from ferrohub._core import Client
    from ferrohub.aio import AsyncClient
    from ferrohub.rest.aio_models import HookDeliveryItem as AioHookDeliveryItem
    from ferrohub.rest.models import HookDeliveryItem

__all__ = ["redeliver_failed"]

#: So many deliveries are looked at.
MOST = 100_000
#: The URL of a webhook of a repository or of an organization.
_ADDRESS = re.compile(r"/(?:repos/([^/]+)/([^/]+)|orgs/([^/]+))/hooks/(\d+)/?$")


@overload
def redeliver_failed(
    client: AsyncClient, hook: Any = None, *, since: datetime.datetime | None = None
) -> Coroutine[Any, Any, list[AioHookDeliveryItem]]: ...
@overload
def redeliver_failed(
    client: Client, hook: Any = None, *, since: datetime.datetime | None = None
) -> list[HookDeliveryItem]: ...
def redeliver_failed(client: Any, hook: Any = None, *, since: datetime.datetime | None = None) -> Any:
    """Let GitHub redeliver each event that no delivery has succeeded for, the oldest one first.

    Requests: those of ``apps/list-webhook-deliveries`` and ``apps/redeliver-webhook-delivery``, or of the same
    operations of ``repos`` or ``orgs``.

    GitHub: https://docs.github.com/webhooks/using-webhooks/handling-failed-webhook-deliveries

    :param client: a ``Client``, or an ``AsyncClient``, for which the result is a coroutine. For the webhook of an app,
        it is authenticated as the app
    :param hook: the webhook: a ``Hook``, an ``OrganizationHook`` or the URL of one; None for the webhook of the app
    :param since: the time of the earliest delivery, with a time zone; None for all that GitHub has
    :returns: the failed deliveries, whose events are delivered again
    :raises ValueError: the webhook has no URL of a repository or an organization, or the time has no time zone
    :raises TransportError: there are more than 100,000 deliveries; pass a later ``since``. Nothing is delivered again
    """
    if since is not None and since.tzinfo is None:
        raise ValueError("since must have a time zone, as in datetime.now(timezone.utc)")
    listed, redeliver = _operations(client, hook)
    if hasattr(listed, "__aiter__"):
        return _aredelivered(listed, redeliver, since)
    found = _Failed(since)
    for delivery in listed:
        if not found.add(delivery):
            break
    for delivery in found.deliveries():
        redeliver(delivery.id)
    return found.deliveries()


async def _aredelivered(
    listed: AsyncIterable[Any], redeliver: Callable[[int], Any], since: datetime.datetime | None
) -> list[Any]:
    found = _Failed(since)
    async for delivery in listed:
        if not found.add(delivery):
            break
    for delivery in found.deliveries():
        await redeliver(delivery.id)
    return found.deliveries()


def _operations(client: Any, hook: Any) -> tuple[Any, Callable[[int], Any]]:
    """The deliveries of a webhook, latest first, and the operation that repeats one."""
    if hook is None:
        apps = client.rest.apps
        return apps.list_webhook_deliveries(per_page=100), apps.redeliver_webhook_delivery
    url = getattr(hook, "url", None) if isinstance(hook, GitHubCore) else hook
    found = _ADDRESS.search(url) if isinstance(url, str) else None
    if found is None:
        raise ValueError(f"hook must be a webhook of a repository or an organization, or its URL, not {hook!r}")
    owner, name, organization, identity = found.groups()
    tag = client.rest.orgs if organization else client.rest.repos
    path = (organization,) if organization else (owner, name)
    listed = tag.list_webhook_deliveries(*path, int(identity), per_page=100)
    return listed, lambda delivery: tag.redeliver_webhook_delivery(*path, int(identity), delivery)


class _Failed:
    """Deliveries of events that none succeeded for."""

    def __init__(self, since: datetime.datetime | None) -> None:
        self._since, self._count = since, 0
        self._failed: dict[str, Any] = {}
        self._succeeded: set[str] = set()

    def add(self, delivery: Any) -> bool:
        """Add a delivery, and return whether earlier ones are wanted too."""
        self._count += 1
        if self._count > MOST:
            text = f"there are more than {MOST:,}; pass a later since"
            raise TransportError(f"the deliveries of the webhook do not end: {text}")
        at = delivery.delivered_at
        if self._since is not None and isinstance(at, datetime.datetime) and at < self._since:
            return False
        status = delivery.status_code
        if isinstance(status, int) and 200 <= status < 400:
            self._succeeded.add(delivery.guid)
        elif delivery.status != "pending":
            self._failed.setdefault(delivery.guid, delivery)
        return True

    def deliveries(self) -> list[Any]:
        """The latest delivery of each event, the oldest one first."""
        return [each for guid, each in reversed(self._failed.items()) if guid not in self._succeeded]
