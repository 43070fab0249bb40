"""The repositories of all installations of an app."""

from __future__ import annotations

import logging

from ferrohub.exceptions import ResponseError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator
    from typing import Any

    from ferrohub import _core, aio

logger = logging.getLogger("ferrohub")


def each_repository(
    app: _core.AppClient, on_error: Callable[[_core.Installation, ResponseError], object] | None
) -> Iterator[_core.ShortRepository]:
    """Iterate over the repositories of the installations, and report those that have none to show."""
    for installation in app.installations():
        try:
            yield from app.client(installation).app_installation_repos()
        except ResponseError as error:  # noqa: PERF203
            report(installation, error, on_error)


async def each_repository_later(
    app: aio.AsyncAppClient, on_error: Callable[[aio.Installation, ResponseError], object] | None
) -> AsyncIterator[aio.ShortRepository]:
    """The same for an asynchronous client."""
    async for installation in app.installations():
        try:
            async for repository in app.client(installation).app_installation_repos():
                yield repository
        except ResponseError as error:
            report(installation, error, on_error)


def report(installation: Any, error: ResponseError, on_error: Callable[[Any, ResponseError], object] | None) -> None:
    """Report an installation whose repositories cannot be listed."""
    if on_error is None:
        account = installation.account or {}
        logger.warning("the installation %s in %s is skipped: %s", installation.id, account.get("login"), error)
    else:
        on_error(installation, error)
