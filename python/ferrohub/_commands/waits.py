"""The waits of commands: a line on stderr shows until when a command waits."""

from __future__ import annotations

import contextlib
import datetime
import logging
import sys
from typing import TYPE_CHECKING, Any

import ferrohub
from ferrohub._commands import output
from ferrohub._error_messages import shown_time

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ferrohub.event_hooks import RetryEvent

#: Seconds of a wait before a retry that is too short to be shown.
_SHORT = 1.0


class LimitReached(BaseException):
    """A crawl without ``--wait`` has reached a rate limit.

    It is not an :class:`Exception`, because a crawl records those of a repository and continues with the next one.
    """


def client(*, wait: bool, progress: bool = False) -> ferrohub.Client:
    """The client of a command, with the credential of the environment. It prints until when it waits for a retry.

    :param wait: whether to wait for rate limits
    :param progress: whether a progress bar shows the waits for rate limits
    """
    limits: set[str] = set()

    def on_wait(seconds: float, reason: str) -> None:
        limits.add(reason)
        if not progress:
            print_wait(seconds, reason)

    def on_retry(event: RetryEvent) -> None:
        if event.wait >= _SHORT and event.reason not in limits:
            print_wait(event.wait, event.reason)

    options: dict[str, Any] = {"rate_limit": "wait", "on_wait": on_wait} if wait else {}
    return ferrohub.Client.from_environment(event_hooks={"retry": [on_retry]}, **options)


def crawler(*, wait: bool, progress: bool) -> ferrohub.Client:
    """The client of a crawl. Crawls wait for rate limits whatever the client's setting is, unless its callback raises.

    :param wait: whether to wait for rate limits; otherwise, the crawl ends with :class:`LimitReached`
    :param progress: whether a progress bar shows the waits for rate limits
    """
    found = client(wait=wait, progress=progress)
    if not wait:
        found.session.on_wait = _end
    return found


def _end(seconds: float, reason: str) -> None:
    raise LimitReached(
        f"{reason}: requests are allowed again at {shown_time(_until(seconds))}; --wait waits for it, and the same "
        "command goes on where this one stopped"
    )


@contextlib.contextmanager
def printed_pauses() -> Iterator[None]:
    """Print the pauses of a crawl before it tries again what has failed."""
    logger, handler = logging.getLogger("ferrohub.crawl"), _Lines()
    level = logger.level
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    try:
        yield
    finally:
        logger.setLevel(level)
        logger.removeHandler(handler)


class _Lines(logging.Handler):
    def emit(self, record: logging.LogRecord) -> None:
        output.print_error(record.getMessage())


def print_wait(seconds: float, reason: str) -> None:
    """Print to stderr until when the command waits.

    :param seconds: length of the wait
    :param reason: why it waits, such as ``"rate limit"``
    """
    shown = output.escaped(reason)
    print(f"{shown}: waiting {seconds:,.0f} seconds, until {shown_time(_until(seconds))}", file=sys.stderr, flush=True)


def _until(seconds: float) -> datetime.datetime:
    return datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(seconds=seconds)
