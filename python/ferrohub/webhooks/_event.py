"""The base of the classes of events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ferrohub._core import Delivery, GitHubCore, _webhook_bind, _webhook_parse

if TYPE_CHECKING:
    from typing_extensions import Self

    from ferrohub._core import Client


#: The delivery of an event that was made from a body.
_UNKNOWN = Delivery()


class BaseEvent(GitHubCore):
    """What events have in addition to the members of their payloads."""

    __slots__ = ("_delivery",)

    _delivery: Delivery

    @property
    def delivery(self) -> Delivery:
        """What the headers of the delivery say. For a payload that :func:`parse` read, only the name is known."""
        return getattr(self, "_delivery", _UNKNOWN)

    def bind(self, client: Client) -> Self:
        """Let operations of the resources in this event be sent by a client.

        It replaces an earlier client, also for resources that are read from the event afterwards.

        :param client: a ``Client`` or an ``AsyncClient``
        :returns: the event itself
        :raises TypeError: it is no client
        """
        _webhook_bind(self, client)
        return self

    def __copy__(self) -> Self:
        reduced: Any = super().__reduce__()
        found: Self = reduced[0](*reduced[1])
        found._delivery = self.delivery
        return found

    def __deepcopy__(self, _memo: Any) -> Self:
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, ...]:
        delivery = self.delivery
        headers = (delivery.hook_id, delivery.target_type, delivery.target_id, delivery.enterprise_host)
        return _restored, (type(self), self.as_json(), delivery.id, delivery.event, *headers)


def _restored(cls: type[BaseEvent], text: str, id: str, event: str, *headers: str) -> BaseEvent:
    """An event from its pickle, which has no client."""
    found: Any = _webhook_parse(event, text) if event else cls(text, None)
    hook_id, target_type, target_id, enterprise_host = headers
    found._delivery = Delivery(
        id, event, hook_id=hook_id, target_type=target_type, target_id=target_id, enterprise_host=enterprise_host
    )
    return found  # type: ignore[no-any-return]
