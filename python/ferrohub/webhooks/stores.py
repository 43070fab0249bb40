"""Stores of the IDs of deliveries, which keep a delivery from being handled twice."""

from __future__ import annotations

import collections
import threading
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Awaitable

__all__ = ["DeliveryStore", "MemoryStore"]


def check_positive(name: str, value: object) -> None:
    """Raise a ValueError unless an argument is a positive integer."""
    if not isinstance(value, int) or value < 1:
        raise ValueError(f"{name} must be a positive integer, not {value!r}")


class DeliveryStore(Protocol):
    """What ``Webhooks(store=...)`` takes: an object with these two methods, functions or coroutine functions.

    Functions run in a thread, so that they may block. Several processes need a store that they share, such as a table
    with a unique key.
    """

    def add(self, delivery_id: str) -> bool | Awaitable[bool]:
        """Add an ID, and return whether it is new. Of several calls with one ID, only one may return True.

        :param delivery_id: the ID of the delivery
        """

    def discard(self, delivery_id: str) -> object | Awaitable[object]:
        """Remove an ID, because a handler failed: a redelivery is to be handled.

        :param delivery_id: the ID of the delivery
        """


class MemoryStore:
    """The latest IDs, in the memory of the process. It is the default.

    :param most: number of IDs; the oldest ones are forgotten
    """

    def __init__(self, most: int = 10_000) -> None:
        check_positive("most", most)
        self._most = most
        self._known: collections.OrderedDict[str, None] = collections.OrderedDict()
        self._lock = threading.Lock()

    def add(self, delivery_id: str) -> bool:
        """Add an ID, and return whether it is new.

        :param delivery_id: the ID of the delivery
        """
        with self._lock:
            if delivery_id in self._known:
                return False
            self._known[delivery_id] = None
            if len(self._known) > self._most:
                self._known.popitem(last=False)
            return True

    def discard(self, delivery_id: str) -> None:
        """Remove an ID.

        :param delivery_id: the ID of the delivery
        """
        with self._lock:
            self._known.pop(delivery_id, None)

    def __len__(self) -> int:
        return len(self._known)

    def __reduce__(self) -> tuple[Any, ...]:
        return MemoryStore, (self._most,)
