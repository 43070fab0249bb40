"""Quotas that several processes share.

GitHub counts the requests of a credential, whichever process sends them. By default, the clients of one process share
what they know. With ``quota=``, those of several processes do:

>>> import ferrohub
>>> ferrohub.Client(token="...", quota=ferrohub.quota.Machine())

:class:`Machine` is for the processes of a machine. In a cluster, one process has a :class:`Broker`, and the others
reach it by a handle: any object with its attribute ``salt`` and its method ``exchange``. :mod:`ferrohub.dask` and
:mod:`ferrohub.ray` make such handles.
"""

from __future__ import annotations

import json
import secrets
import time
from typing import TYPE_CHECKING, NoReturn, Protocol, runtime_checkable

from ferrohub._core import Machine, _QuotaLedger

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["Broker", "Handle", "Machine"]


@runtime_checkable
class Handle(Protocol):
    """What reaches a broker: a :class:`Broker`, or an object that calls one in another process.

    Clients of a process with equal handles share their quotas without calling the broker.
    """

    @property
    def salt(self) -> bytes:
        """The :attr:`Broker.salt` of the broker."""

    def exchange(self, message: str) -> str:
        """Call :meth:`Broker.exchange` and return its result.

        It is called in a thread of its own, while requests go on: at most four times per second for each credential,
        and more often while requests wait. After five seconds without a result, or an exception, requests go on with
        the last share.

        :param message: a message
        :returns: the response to it
        """


class Broker:
    """Divides the quotas of credentials between processes that call it.

    It keeps no credentials: messages contain salted hashes of them. It is safe for threads. If it is lost, and another
    one with the same salt takes its place, processes repeat what they know.

    :param salt: random bytes with which credentials are hashed, the same for all processes; None for new ones
    :param resumed: whether it replaces a broker that was lost. Then it grants nothing for 1.5 seconds, in which
        processes repeat what they have, and after that one request, whose response reports what is left
    """

    def __init__(self, salt: bytes | None = None, *, resumed: bool = False) -> None:
        if salt is not None and not isinstance(salt, bytes):
            raise TypeError(f"salt must be bytes, not {type(salt).__name__}")
        #: Random bytes with which credentials are hashed.
        self.salt = secrets.token_bytes(32) if salt is None else salt
        self._ledger = _QuotaLedger(resumed)

    def exchange(self, message: str) -> str:
        """Exchange what a process needs for its share. Neither blocks nor sends anything.

        :param message: a message of a process
        :returns: the response to it
        :raises ValueError: it is no message of this version
        """
        return self._ledger.exchange(message)

    def __reduce__(self) -> NoReturn:
        raise TypeError("a Broker cannot be pickled: pass an object that calls it, see ferrohub.quota.Handle")


class Patience:
    """Calls a broker for a handle. While it does not respond, as when it is restarted, no request begins."""

    #: Seconds without a response after which requests go on without it.
    LOST = 120.0

    def __init__(self) -> None:
        #: The last response to each key, which is that of a credential.
        self._last: dict[str, str] = {}
        #: When the first of the calls began that have had no response since the last one.
        self._late_since: float | None = None

    def call(self, message: str, exchange: Callable[[str], str], late: tuple[type[Exception], ...]) -> str:
        """The response of the broker, or one that grants nothing.

        :param message: message of a process
        :param exchange: calls the broker
        :param late: exceptions that say that it has not responded yet
        """
        key, began = str(json.loads(message).get("key")), time.monotonic()
        try:
            found = exchange(message)
        except late:
            if self._late_since is None:
                self._late_since = began
            if time.monotonic() - self._late_since >= self.LOST:
                raise
            # Processes know what it has reported before. Its number of secondary rate limits must not decrease.
            limited = json.loads(self._last.get(key, "{}")).get("limited", 0)
            share = {"slots": 0, "requests": {}, "windows": {}, "hold": 0, "limited": limited, "turns": {}}
            return json.dumps({**share, "valid": 500})
        self._last[key], self._late_since = found, None
        return found
