"""The clock of a simulated GitHub."""

from __future__ import annotations

import datetime
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

#: When the clock starts, unless the caller says otherwise.
START = datetime.datetime(2026, 1, 1, tzinfo=datetime.timezone.utc)


class Clock:
    """The time of a simulated GitHub. It stands still, but for :meth:`advance` and for one tick before each write.

    The dates of resources are taken from it, so that the same program makes the same dates and commits. What a client
    compares with its own clock (the reset of a rate limit, the end of a token, the header Date) is :meth:`wall`.

    :param start: the first time
    :param tick: seconds that pass before each request that writes, so that no two changes have the same date
    """

    def __init__(self, start: datetime.datetime = START, tick: float = 1.0) -> None:
        self._time = start.timestamp()
        #: Seconds that pass before each request that writes.
        self.tick = tick
        self._advanced = 0.0
        #: What is called after time has passed.
        self.listeners: list[Callable[[], None]] = []

    @property
    def now(self) -> datetime.datetime:
        """The time, in UTC."""
        return datetime.datetime.fromtimestamp(self._time, datetime.timezone.utc)

    @property
    def timestamp(self) -> float:
        """The time in seconds since 1970."""
        return self._time

    def advance(
        self, seconds: float = 0, *, minutes: float = 0, hours: float = 0, days: float = 0
    ) -> datetime.datetime:
        """Let time pass: tokens expire, and quotas are renewed.

        :param seconds: seconds that pass
        :param minutes: minutes that pass, in addition
        :param hours: hours that pass, in addition
        :param days: days that pass, in addition
        :returns: the time after that
        :raises ValueError: the sum is negative
        """
        passed = seconds + 60 * minutes + 3600 * hours + 86400 * days
        if passed < 0:
            raise ValueError("time does not go back")
        self._time += passed
        self._advanced += passed
        for listener in self.listeners:
            listener()
        return self.now

    def set(self, timestamp: float) -> None:
        """Set the time. Tokens and quotas are not affected.

        :param timestamp: seconds since 1970
        """
        self._time = timestamp

    def wall(self) -> float:
        """The time of this machine, later by what :meth:`advance` was called with, in seconds since 1970."""
        return time.time() + self._advanced

    def before_write(self) -> None:
        """Let one tick pass."""
        self._time += self.tick

    def text(self, timestamp: float | None = None) -> str:
        """A time as GitHub writes it, such as ``2026-01-01T00:00:00Z``.

        :param timestamp: seconds since 1970; None for now
        """
        at = self._time if timestamp is None else timestamp
        return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(at))


def is_date(text: str) -> bool:
    """Whether a text is a day, such as ``2026-11-03``."""
    try:
        datetime.date.fromisoformat(text)
    except ValueError:
        return False
    return True
