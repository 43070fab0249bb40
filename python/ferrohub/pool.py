"""Clients with several credentials: each request is signed with the one that may, and has most left of its quota.

>>> import ferrohub
>>> first = ferrohub.Client(token="...")
>>> second = ferrohub.Client(token="...")
>>> pool = ferrohub.Pool([first, second], owners=[["octo-org"], ["octocat"]])
>>> pool.repository("octo-org", "octo-repo")
<Repository octo-org/octo-repo>

See the guide for what GitHub's terms allow.
"""

from __future__ import annotations

import datetime
from typing import TYPE_CHECKING, Protocol, TypedDict, cast

from ferrohub import _core
from ferrohub.aio import AsyncClient

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import NoReturn

__all__ = ["AsyncPool", "CredentialStatus", "Pool", "QuotaStatus"]


class QuotaStatus(TypedDict):
    """A quota of a credential, according to the last response that reported it."""

    #: Requests left.
    remaining: int
    #: Requests in all.
    limit: int
    #: When the quota is filled again.
    reset_at: datetime.datetime


class CredentialStatus(TypedDict):
    """What happened to a credential of a pool."""

    #: What it is, such as ``"token"`` or ``"app 1, installation 2"``. It shows no secret.
    credential: str
    #: The logins of the accounts that it is for, in lower case; empty for any.
    owners: tuple[str, ...]
    #: Number of requests that it signed.
    requests: int
    #: Number of these that were rejected because of a rate limit.
    limited: int
    #: Number of these that are in flight.
    in_flight: int
    #: The quotas by name, such as ``"core"``.
    quotas: dict[str, QuotaStatus]
    #: Until when it is not used because of a rate limit; None if it is used.
    paused_until: datetime.datetime | None
    #: Until when it is not used because GitHub rejected it (401) or made no token for it; None if it did not, or if the
    #: credential is used again.
    parked_until: datetime.datetime | None
    #: What GitHub said then, such as ``"401 Bad credentials"``.
    parked_because: str | None


class _Session(Protocol):
    """An object with a session."""

    @property
    def session(self) -> _core.ClientSession: ...


class Pool(_core.Client):
    """A client that signs each request with one of several credentials: of those for the owner in its path, the one
    with most left of the quota.

    If the limit of one is reached, the others are used. Once all limits are reached, the option ``rate_limit`` of the
    session decides. Requests about the authenticated user are signed with the first credential, and pages that are
    found by a cursor with that of the page before. All other settings are those of the first client.

    :param clients: clients of the same API, each with a credential of its own
    :param owners: for each client the logins of the accounts that its credential is for, or None for any; a client of
        an app's installation is for the account of that installation, where it is known. None for all clients
    """

    def __init__(
        self, clients: Iterable[_core.Client], *, owners: Sequence[Iterable[str] | None] | None = None
    ) -> None:
        super().__init__(session=_session(clients, owners))

    def status(self: _Session) -> list[CredentialStatus]:
        """What happened to each credential so far, in the order of the clients. Nothing is sent.

        :returns: for each credential the number of its requests, its quotas, and until when it is paused
        """
        return _status(self.session)

    def __reduce__(self: _Session) -> NoReturn:
        raise TypeError("a pool cannot be pickled; pickle its clients, and make another pool of them")


class AsyncPool(AsyncClient):
    """A pool for asyncio, with the operations of ``AsyncClient``; see ``Pool``.

    :param clients: clients of the same API, each with a credential of its own
    :param owners: for each client the logins of the accounts that its credential is for, or None for any; a client of
        an app's installation is for the account of that installation, where it is known. None for all clients
    """

    def __init__(
        self, clients: Iterable[_core.Client], *, owners: Sequence[Iterable[str] | None] | None = None
    ) -> None:
        super().__init__(session=_session(clients, owners))

    status = Pool.status
    __reduce__ = Pool.__reduce__


def _status(session: _core.ClientSession) -> list[CredentialStatus]:
    """What happened to each credential of a session.

    :param session: the session of a pool
    """
    now = datetime.datetime.now(datetime.timezone.utc)

    def time(seconds: float) -> datetime.datetime:
        return now + datetime.timedelta(seconds=seconds)

    status: list[CredentialStatus] = []
    for found in _core._pool_status(session):
        quotas = {name: {**quota, "reset_at": time(quota["reset_at"])} for name, quota in found["quotas"].items()}
        for name in ("paused_until", "parked_until"):
            found[name] = None if found[name] is None else time(found[name])
        found.update(quotas=quotas)
        status.append(cast("CredentialStatus", found))
    return status


def _session(clients: Iterable[_core.Client], owners: Sequence[Iterable[str] | None] | None) -> _core.ClientSession:
    """The session of a pool.

    :param clients: the clients
    :param owners: the accounts that each is for
    """
    members = list(clients)
    for number, client in enumerate(members):
        if not isinstance(client, _core.Client):
            raise TypeError(f"clients[{number}] must be a Client, not {type(client).__name__}")
    given = [None] * len(members) if owners is None else list(owners)
    if len(given) != len(members):
        raise ValueError(f"owners must have an entry for each of the {len(members)} clients, not {len(given)}")
    names = [_names(entry, number) for number, entry in enumerate(given)]
    return _core._pool_session([client.session for client in members], names)


def _names(entry: Iterable[str] | None, number: int) -> list[str]:
    """The logins of an entry of ``owners``.

    :param entry: the entry
    :param number: its position
    """
    if isinstance(entry, str):
        raise TypeError(f"owners[{number}] must be a list of logins, not str")
    names = list(entry or ())
    for name in names:
        if not isinstance(name, str):
            raise TypeError(f"owners[{number}] must be a list of logins, not of {type(name).__name__}")
    return names
