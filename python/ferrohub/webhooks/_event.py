"""The base of the classes of events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub._core import Delivery, GitHubCore, _webhook_bind, _webhook_parse

if TYPE_CHECKING:
    from ferrohub._core import Client

if TYPE_CHECKING:
    from typing_extensions import Self


class Event(GitHubCore):
    """An event of a webhook: the payload, with its members as attributes.

    Each event and each of its actions has a class in :mod:`ferrohub.webhooks.events`; an unknown event is an object of this
    class. A member that is missing or null reads None. Nothing can be sent before :meth:`bind`.
    """

    __slots__ = ("_delivery",)
    __module__ = "ferrohub.webhooks"

    _delivery: Delivery

    @property
    def delivery(self) -> Delivery:
        """What the headers of the delivery say. For a payload that :func:`parse` read, only the name is known."""
        return self._delivery

    def bind(self, client: Client) -> Self:
        """Let operations of the resources in this event be sent by a client.

        It replaces an earlier client, also for resources that are read from the event afterwards.

        :param client: a ``Client`` or an ``AsyncClient``
        :returns: the event itself
        :raises TypeError: it is no client
        """
        _webhook_bind(self, client)
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self._delivery.event, self.as_json(), self._delivery)


def _restored(name: str, text: str, delivery: Delivery) -> Event:
    """An event from its pickle, which has no client."""
    event = _webhook_parse(name, text)
    event._delivery = delivery
    return event
