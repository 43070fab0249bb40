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

import secrets
from typing import NoReturn, Protocol, runtime_checkable

from ferrohub._core import Machine, _QuotaLedger

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
    """

    def __init__(self, salt: bytes | None = None) -> None:
        if salt is not None and not isinstance(salt, bytes):
            raise TypeError(f"salt must be bytes, not {type(salt).__name__}")
        #: Random bytes with which credentials are hashed.
        self.salt = secrets.token_bytes(32) if salt is None else salt
        self._ledger = _QuotaLedger()

    def exchange(self, message: str) -> str:
        """Exchange what a process needs for its share. Neither blocks nor sends anything.

        :param message: a message of a process
        :returns: the response to it
        :raises ValueError: it is no message of this version
        """
        return self._ledger.exchange(message)

    def __reduce__(self) -> NoReturn:
        raise TypeError("a Broker cannot be pickled: pass an object that calls it, see ferrohub.quota.Handle")
